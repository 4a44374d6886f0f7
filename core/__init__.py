"""core: operators defined once, on every device that a plugin brings.

The namespace of users: tensors and dtypes, the operators and the functions made of them, devices
and backends, derivatives (`core.autograd`, `core.func`) and custom operators. What costs time to
import is imported when it is first named.
"""

# ruff: noqa: F401 - what is imported here is what `core` offers

from typing import Any

from core import errors as errors

try:
    from core import _native
except ImportError as e:
    if e.name != "core":  # it is there, and does not load
        raise
    raise errors.MissingPackageError(
        what=f"core's native module is not built in {__path__[0]}",
        why="these are the sources: Python looks into the current folder before what is installed",
        exists="core/_native*.so, which `pip install .` puts beside the installed sources",
        fix="run Python in another folder, or with PYTHONSAFEPATH=1; or `make build`, to use these",
    ) from None

from core import autograd, bodies, dispatcher, plugins, tensors, transforms
from core._native import (
    Tensor,
    bfloat16,
    bool,
    complex64,
    complex128,
    device,
    dtype,
    float8_e4m3fn,
    float8_e5m2,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
    uint16,
    uint32,
    uint64,
)
from core.autograd import (
    autocast,
    enable_grad,
    inference_mode,
    is_autocast_enabled,
    is_grad_enabled,
    no_grad,
    set_grad_enabled,
)
from core.operators import ops, public_names
from core.operators.definition.inspection import array_namespace_info as __array_namespace_info__

__version__ = "0.1.0"
__array_api_version__ = "2024.12"

e = 2.718281828459045
pi = 3.141592653589793
inf = float("inf")
nan = float("nan")
newaxis = None

# Where names come from that are imported when they are first used.
_LAZY = {
    "asarray": "core.tensors",
    "from_dlpack": "core.tensors",
    "set_default_device": "core.tensors",
    "default_device": "core.tensors",
    "can_cast": "core.tensors.dtypes",
    "finfo": "core.tensors.dtypes",
    "iinfo": "core.tensors.dtypes",
    "isdtype": "core.tensors.dtypes",
    "result_type": "core.tensors.dtypes",
    "get_num_threads": "core.tensors",
    "set_num_threads": "core.tensors",
    "backends": "core.plugins",
    "devices": "core.plugins",
    "current_accelerator": "core.plugins",
    "Event": "core.plugins.streams",
    "Stream": "core.plugins.streams",
    "empty_cache": "core.plugins.streams",
    "memory_stats": "core.plugins.streams",
    "reset_peak_memory_stats": "core.plugins.streams",
    "set_memory_limit": "core.plugins.streams",
    "synchronize": "core.plugins.streams",
    "explain": "core.dispatcher",
    "DispatchMode": "core.dispatcher",
    "FakeMode": "core.dispatcher",
    "fallback_report": "core.dispatcher",
    "reset_fallback_report": "core.dispatcher",
    "FallbackWarning": "core.dispatcher",
    "BatchingWarning": "core.transforms.batching",
    "DECLINED": "core._native",
    "set_logs": "core.logging",
    "logs": "core.logging",
    "compile": "core.compiler",
    "custom_op": "core.custom_ops",
    "elementwise": "core.custom_ops",
    "reduction": "core.custom_ops",
    "define": "core.operators",
}
_MODULES = (
    "compat", "compiler", "config", "custom_ops", "fft", "func", "interop", "library", "linalg",
    "logging", "math", "operators", "optim", "testing",
)  # fmt: skip
_PLACES = {  # of modules elsewhere
    "func": "core.transforms.func",
    "library": "core.custom_ops.library",
    "math": "core.custom_ops.scalar.math",
}

globals().update(public_names())


def __getattr__(name: str) -> Any:
    if name in _LAZY:
        from importlib import import_module

        value = getattr(import_module(_LAZY[name]), name)
    elif name in _MODULES:
        from importlib import import_module

        value = import_module(_PLACES.get(name, f"core.{name}"))
    else:
        raise AttributeError(_unknown(name))
    globals()[name] = value
    return value


def _unknown(name: str) -> str:
    import difflib

    near = difflib.get_close_matches(name, __dir__(), 1)
    return f"module 'core' has no attribute {name!r}" + (
        f"; did you mean {near[0]!r}?" if near else ""
    )


def __dir__() -> list[Any]:
    hidden = ("Any", "dispatcher", "public_names", "tensor", "text")  # imported, not offered
    names = {*globals(), *_LAZY, *_MODULES}
    return sorted(
        n for n in names if n not in hidden and (not n.startswith("_") or n == "__version__")
    )


def _check(op: Any, *args: Any, **kwargs: Any) -> Any:
    """Checks the operator on this call: `core.testing.opcheck` with all its checks.

    Args:
        args, kwargs: the arguments of a call that works.

    Returns:
        A Report, which prints as a table.

    Raises:
        OpCheckError: (an AssertionError) a check failed.

    >>> import core
    >>> @core.custom_op("docs::added")
    ... def added(x: core.Tensor, y: core.Tensor) -> core.Tensor:
    ...     return x + y
    >>> added.check(core.ones(2), core.ones(2)).ok
    True
    """
    from core.testing import opcheck

    return opcheck(op, args, kwargs)


def _registering(name: str) -> Any:
    """A method of Operator that core.custom_ops brings, which is imported when it is wanted."""

    def method(op: Any, *args: Any, **kwargs: Any) -> Any:
        from core.custom_ops import registration

        return getattr(registration, name)(op, *args, **kwargs)

    return method


_native.Operator.check = _check
for _name in (
    "register_autograd", "register_jvp", "register_vmap", "register_lowering", "set_kernel_enabled"
):  # fmt: skip
    if not hasattr(_native.Operator, _name):
        setattr(_native.Operator, _name, _registering(_name))
del _name
