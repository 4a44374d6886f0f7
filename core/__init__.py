"""core: operators defined once, on every device that a plugin brings.

The namespace of users: tensors and dtypes, the operators and the functions made of them, devices
and backends, derivatives (`core.autograd`, `core.func`) and custom operators. What costs time to
import is imported when it is first named.
"""

# ruff: noqa: F401 - the names that are imported here are those that `core` offers

from typing import Any

from core import errors as errors

try:
    from core import _native
except ImportError as e:
    if e.name != "core":  # it is there, and does not load
        raise
    raise errors.MissingPackageError(
        what=f"core's native module is not built in {__path__[0]}",
        why="these are the sources: Python looks into the current folder before installed packages",
        exists="core/_native*.so, which `pip install .` puts next to the installed sources",
        fix="run Python in another folder, or with PYTHONSAFEPATH=1; or `make build`, to use these",
    ) from None

from core import (
    autograd,
    bodies,
    config,
    dispatcher,
    logging,
    operators,
    plugins,
    tensors,
    transforms,
)
from core._native import (
    DECLINED,
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
from core.dispatcher import (
    DispatchMode,
    FakeMode,
    FallbackWarning,
    explain,
    fallback_report,
    reset_fallback_report,
)
from core.logging import logs, set_logs
from core.operators import define, ops, public_names
from core.operators.definition.inspection import array_namespace_info as __array_namespace_info__
from core.plugins import backends, current_accelerator, devices
from core.tensors import (
    are_deterministic_algorithms_enabled,
    asarray,
    default_device,
    from_dlpack,
    get_float32_matmul_precision,
    get_num_threads,
    get_printoptions,
    printoptions,
    set_default_device,
    set_float32_matmul_precision,
    set_foreign_version,
    set_num_threads,
    set_printoptions,
    tensor,
    use_deterministic_algorithms,
)
from core.tensors.dtypes import (
    can_cast,
    finfo,
    get_default_dtype,
    iinfo,
    isdtype,
    result_type,
    set_default_dtype,
)
from core.tensors.foreign_names import missing_function
from core.transforms.batching import BatchingWarning

__version__ = "0.1.0"
__array_api_version__ = "2024.12"

e = 2.718281828459045
pi = 3.141592653589793
inf = float("inf")
nan = float("nan")
newaxis = None

globals().update(public_names())

# Names whose import costs time are imported at their first use: a module, or `module:name` for a
# name in one, as in entry points. `dir(core)` and core/__init__.pyi have these names, too.
_LAZY = {
    "Event": "core.plugins.streams:Event",
    "Stream": "core.plugins.streams:Stream",
    "compat": "core.compat",
    "compile": "core.compiler:compile",
    "compiler": "core.compiler",
    "cond": "core.control:cond",
    "custom_op": "core.custom_ops:custom_op",
    "custom_ops": "core.custom_ops",
    "elementwise": "core.custom_ops:elementwise",
    "empty_cache": "core.plugins.streams:empty_cache",
    "fft": "core.fft",
    "fori_loop": "core.control:fori_loop",
    "func": "core.func",
    "graph": "core.plugins.graphs:graph",
    "interop": "core.interop",
    "library": "core.library",
    "linalg": "core.linalg",
    "map": "core.control:map",
    "math": "core.math",
    "memory_stats": "core.plugins.streams:memory_stats",
    "optim": "core.optim",
    "profiler": "core.profiler",
    "reduction": "core.custom_ops:reduction",
    "reset_peak_memory_stats": "core.plugins.streams:reset_peak_memory_stats",
    "scan": "core.control:scan",
    "set_memory_limit": "core.plugins.streams:set_memory_limit",
    "synchronize": "core.plugins.streams:synchronize",
    "testing": "core.testing",
    "while_loop": "core.control:while_loop",
}
_HIDDEN = ("Any", "dispatcher", "missing_function", "public_names", "text")  # imported, not offered


def __getattr__(name: str) -> Any:
    place = _LAZY.get(name)
    if place is None:
        raise missing_function(name, __dir__)
    value = globals()[name] = _imported(place)
    return value


def _imported(place: str) -> Any:
    from importlib import import_module

    module, _, name = place.partition(":")
    return getattr(import_module(module), name) if name else import_module(module)


def __dir__() -> list[str]:
    public = (n for n in {*globals(), *_LAZY} if not n.startswith("_") and n not in _HIDDEN)
    return sorted([*public, "__version__"])


def _check(op: _native.Operator, *args: Any, **kwargs: Any) -> Any:
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


def _lazy_method(name: str) -> Any:
    """A method of Operator that core.custom_ops brings, which is imported when it is called."""

    def method(op: _native.Operator, *args: Any, **kwargs: Any) -> Any:
        return _imported(f"core.custom_ops.registration:{name}")(op, *args, **kwargs)

    return method


_native.Operator.check = _check
for _name in (
    "register_autograd", "register_jvp", "register_vmap", "register_lowering", "set_kernel_enabled"
):  # fmt: skip
    if not hasattr(_native.Operator, _name):
        setattr(_native.Operator, _name, _lazy_method(_name))
del _name
