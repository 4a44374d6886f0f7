"""NumPy's functions on tensors: `np.sin(x)`, `np.ones(3) + x`, `np.mean(x, axis=0)`.

NumPy hands a call with a tensor to `numpy_protocol.py`, which imports this. What core has by the
same meaning is core's call: it runs on the tensor's device, is recorded for gradients, and returns
tensors; array arguments go to the tensor's device first. Every other function of NumPy gets arrays
over the tensors' memory, read-only, and returns arrays, as it does for lists. A tensor that cannot
be such an array (of another device, or one that requires grad) raises the error of `__array__`,
which has the remedy.
"""

from __future__ import annotations

import functools
import inspect
from itertools import repeat
from typing import TYPE_CHECKING, Any

import numpy as np

from core._native import Operator, Tensor, asarray
from core.errors import ArgumentError
from core.operators.numpy_adapted import FUNCTIONS, UFUNCS, core_dtype, floating, operand, public
from core.schema import parameters

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


def _operator(name: str) -> Operator | None:
    found = public(name)
    return found if isinstance(found, Operator) else None


# ---- ufuncs ------------------------------------------------------------------------------------
# Names that NumPy spells otherwise than core.
_RENAMED = {
    "absolute": "abs", "arccos": "acos", "arccosh": "acosh", "arcsin": "asin", "arcsinh": "asinh",
    "arctan": "atan", "arctan2": "atan2", "arctanh": "atanh", "conjugate": "conj",
    "degrees": "rad2deg", "invert": "bitwise_invert", "left_shift": "bitwise_left_shift",
    "power": "pow", "radians": "deg2rad", "right_shift": "bitwise_right_shift",
}  # fmt: skip
# Names that both have, for other things.
_OTHER = ("frexp", "ldexp", "matvec", "vecmat")
# What `ufunc.reduce` and `ufunc.accumulate` are.
_REDUCED = {
    "add": "sum", "multiply": "prod", "maximum": "max", "minimum": "min", "logical_and": "all",
    "logical_or": "any",
}  # fmt: skip
_ACCUMULATED = {"add": "cumulative_sum", "multiply": "cumulative_prod"}


def array_ufunc(self: Tensor, ufunc: np.ufunc, method: str, *inputs: Any, **kwargs: Any) -> Any:
    """A ufunc of NumPy's, one of whose operands or outputs is a tensor."""
    out = kwargs.pop("out", ())
    operands = inputs if method == "__call__" else inputs[:1]  # `at`, `reduceat`: then indices
    if not (
        all(isinstance(v, (*_OPERANDS, list, tuple)) for v in operands)
        and all(v is None or isinstance(v, _OPERANDS) for v in out)
    ):
        return NotImplemented  # a type that handles the call itself
    if method == "at":
        _refuse_at(ufunc.__name__)
    call = _ufunc_call(ufunc, method, kwargs)
    into = len(out) == 1 and isinstance(out[0], Tensor)
    if call is None or len(out) > 1 or (into and method != "__call__"):
        _refuse_outputs(ufunc.__name__, out)
        if out:
            kwargs["out"] = out
        return getattr(ufunc, method)(*_as_arrays(inputs), **_as_arrays(kwargs))
    if into:
        kwargs["out"] = out[0]
    device = _device_of((*inputs, *out))
    values = _as_tensors(inputs, device)
    if method == "__call__":
        values = [operand(v, device) for v in values]
    result = call(*values, **kwargs)
    if out and not into:
        np.copyto(out[0], np.asarray(result), casting="same_kind")
        return out[0]
    return result


def _ufunc_call(ufunc: np.ufunc, method: str, kwargs: dict[str, Any]) -> Any:
    """core's function for a ufunc's method; None where there is none, or none with these options.

    kwargs: become those of core's function.
    """
    name = ufunc.__name__
    if method == "__call__" and not kwargs and name not in _OTHER:
        return UFUNCS.get(name) or _operator(_RENAMED.get(name, name))
    if method == "reduce" and name in _REDUCED and set(kwargs) <= {"axis", "keepdims", "dtype"}:
        kwargs.setdefault("axis", 0)
        if "dtype" in kwargs and (dtype := core_dtype(kwargs.pop("dtype"))) is not None:
            kwargs["dtype"] = dtype
        return _operator(_REDUCED[name])
    if method == "accumulate" and name in _ACCUMULATED and set(kwargs) <= {"axis"}:
        kwargs.setdefault("axis", 0)
        return _operator(_ACCUMULATED[name])
    return None


def _refuse_at(name: str) -> None:
    """`ufunc.at` on a tensor: NumPy writes even into a read-only array (2.4 does, for an index of
    several places)."""
    raise ArgumentError(
        what=f"numpy.{name}.at cannot write into a tensor",
        why="the write would not be counted or recorded",
        exists="core.index_add, core.scatter_add, core.put_along_axis; x[index] = values",
        fix="write with one of these",
    )


def _refuse_outputs(name: str, out: Iterable[Any]) -> None:
    if any(isinstance(x, Tensor) for x in out):
        raise ArgumentError(
            what=f"numpy.{name} cannot write into a tensor",
            why="core has no such function, and NumPy's writes would not be counted or recorded",
            exists="NumPy arrays as out=",
            fix=f"write the result: x[...] = core.asarray(numpy.{name}(...))",
        )


# ---- functions ---------------------------------------------------------------------------------
# NumPy's name -> core's name, and core's keywords for NumPy's.
_BY_NAME: dict[str, tuple[str, dict[str, str]]] = {
    **{
        name: (name, {})
        for name in (
            "all", "any", "argmax", "argmin", "broadcast_to", "column_stack", "concat",
            "count_nonzero", "cumulative_prod", "cumulative_sum", "diag", "diagonal", "dstack",
            "einsum", "empty_like", "flip", "fliplr", "flipud", "full_like", "hstack", "isclose",
            "kron", "matrix_transpose", "max", "mean", "min", "moveaxis",
            "nan_to_num", "nanmean", "nansum", "ones_like", "prod", "ravel", "real", "reshape",
            "roll", "stack", "sum", "swapaxes", "tensordot", "tile", "trace", "tril", "triu",
            "unstack", "vstack", "zeros_like",
        )
    },
    "amax": ("max", {}),
    "amin": ("min", {}),
    "concatenate": ("concat", {}),
    "copy": ("clone", {}),
    "std": ("std", {"ddof": "correction"}),
    "var": ("var", {"ddof": "correction"}),
    **{
        f"linalg.{name}": (f"linalg.{name}", {})
        for name in (
            "cholesky", "det", "inv", "matrix_power", "matrix_rank", "pinv", "qr", "slogdet",
            "svd", "svdvals",
        )
    },
    **{
        f"fft.{name}": (f"fft.{name}", {"axes": "axes"})
        for name in (
            "fft", "fft2", "fftn", "fftshift", "hfft", "ifft", "ifft2", "ifftn", "ifftshift",
            "ihfft", "irfft", "irfftn", "rfft", "rfftn",
        )
    },
}  # fmt: skip


# Functions of floating-point matrices, which NumPy also has of integers.
_OF_FLOATS = {
    f"linalg.{name}"
    for name in (
        "cholesky", "det", "inv", "matrix_rank", "pinv", "qr", "slogdet", "svd", "svdvals",
    )
}  # fmt: skip


def array_function(
    self: Tensor,
    function: Callable[..., Any],
    types: Iterable[type],
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
) -> Any:
    """A function of NumPy's that was given a tensor."""
    if not all(issubclass(t, (Tensor, np.ndarray)) for t in types):
        return NotImplemented
    module = function.__module__.removeprefix("numpy").lstrip(".")
    name = f"{module}.{function.__name__}" if module in ("linalg", "fft") else function.__name__
    device = self.device
    if name in FUNCTIONS:
        result = FUNCTIONS[name](*_as_tensors(args, device), **_as_tensors(kwargs, device))
        if result is not NotImplemented:
            return result
    elif name in _BY_NAME:
        target, renamed = _BY_NAME[name]
        call = public(target)
        values, named = _options(function, args, kwargs)
        if call is not None:
            named = {renamed.get(key, key): value for key, value in named.items()}
            if name in _OF_FLOATS:
                values = tuple(floating(v) if isinstance(v, Tensor) else v for v in values)
            if "dtype" in named:
                named["dtype"] = core_dtype(named["dtype"])
            kinds = _types(call)
            if set(named) <= set(kinds):
                values, named = _as_tensors(values, device), _as_tensors(named, device)
                return call(
                    *map(_operands, values, [*kinds.values(), *[""] * len(values)], repeat(device)),
                    **{key: _operands(v, kinds[key], device) for key, v in named.items()},
                )
    out = kwargs.get("out")
    _refuse_outputs(name, out if isinstance(out, tuple) else (out,))
    return function(*_as_arrays(args), **_as_arrays(kwargs))


def _options(
    function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """What has no default in NumPy, by position, and what differs from its default, by name."""
    try:
        bound = inspect.signature(function).bind(*args, **kwargs)
    except (TypeError, ValueError):
        return args, kwargs
    values: list[Any] = []
    named: dict[str, Any] = {}
    for name, value in bound.arguments.items():
        parameter = bound.signature.parameters[name]
        if parameter.kind is parameter.VAR_POSITIONAL:
            values.extend(value)
        elif parameter.kind is parameter.VAR_KEYWORD:
            named.update(value)
        elif parameter.default is parameter.empty:
            values.append(value)
        elif value is not parameter.default and value is not np._NoValue:
            named[name] = value
    return tuple(values), named


@functools.cache
def _types(call: Any) -> dict[str, str]:
    """The types of its parameters, as a schema spells them."""
    if isinstance(call, Operator):
        return {p.name: p.type for p in parameters(call)}
    return {name: str(p.annotation) for name, p in inspect.signature(call).parameters.items()}


def _operands(value: Any, kind: str, device: Any) -> Any:
    """A list of numbers as a tensor where the parameter takes tensors."""
    if kind == "Tensor[]" and isinstance(value, (list, tuple)):
        return [asarray(v, device=device) for v in value]
    return operand(value, device) if kind in _TENSORS else value


_TENSORS = ("Tensor", "Tensor|Scalar", "Tensor|Scalar?")


# ---- tensors and arrays ------------------------------------------------------------------------
_OPERANDS = (Tensor, np.ndarray, np.generic, bool, int, float, complex)


def _device_of(values: Iterable[Any]) -> Any:
    return next((v.device for v in values if isinstance(v, Tensor)), None)


def _as_tensors(value: Any, device: Any) -> Any:
    """The value with its arrays as tensors of a device, and NumPy's numbers as Python's."""
    if isinstance(value, np.ndarray):
        return asarray(value, device=device)
    if isinstance(value, np.generic):
        return value.item()
    if isinstance(value, (tuple, list)):
        return type(value)(_as_tensors(item, device) for item in value)
    if isinstance(value, dict):
        return {key: _as_tensors(item, device) for key, item in value.items()}
    return value


def _as_arrays(value: Any) -> Any:
    """The value with its tensors as arrays over their memory, which NumPy may not write to."""
    if isinstance(value, Tensor):
        array = np.asarray(value).view()
        array.flags.writeable = False
        return array
    if isinstance(value, (tuple, list)):
        return type(value)(_as_arrays(item) for item in value)
    if isinstance(value, dict):
        return {key: _as_arrays(item) for key, item in value.items()}
    return value
