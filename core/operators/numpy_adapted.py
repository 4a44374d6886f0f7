"""NumPy's functions whose arguments differ from core's by more than their names.

Each has NumPy's signature and calls core's operators; it returns NotImplemented for options that
core does not have, and `numpy_functions.py` then calls NumPy on arrays.
"""

from __future__ import annotations

import functools
import operator
import sys
from typing import TYPE_CHECKING, Any

import numpy as np

from core._native import Tensor, asarray
from core.dtype_table import TABLE
from core.errors import ArgumentError, DtypeError, IndexRangeError, ShapeError

if TYPE_CHECKING:
    from collections.abc import Callable


def public(path: str) -> Any:
    """core.<path>, which may have dots; None if there is no such name."""
    try:
        return functools.reduce(getattr, path.split("."), sys.modules["core"])
    except AttributeError:
        return None


# ---- arguments ---------------------------------------------------------------------------------
def tensor_beside(x: Any, value: Any) -> Tensor:
    """A value as a tensor on the device of x. A number gets x's dtype, as in `x + number`."""
    if isinstance(value, Tensor):
        return value
    device = x.device if isinstance(x, Tensor) else None
    if isinstance(value, (bool, int, float, complex)) and isinstance(x, Tensor):
        dtype = public("result_type")(x, value)
        return asarray(value, dtype=dtype, device=device)
    return asarray(value, device=device)


def operand(value: Any, device: Any) -> Any:
    """A list of numbers as a tensor, which NumPy makes an array of; other values as they are."""
    return asarray(value, device=device) if isinstance(value, (list, tuple)) else value


def both(a: Any, b: Any) -> tuple[Tensor, Tensor]:
    """Two operands as tensors of one device."""
    a = tensor_beside(b, a)
    return a, tensor_beside(a, b)


def flat(x: Tensor, axis: int | None) -> tuple[Tensor, int]:
    """The tensor and the axis; for axis=None the flattened tensor and 0."""
    return (x.reshape((-1,)), 0) if axis is None else (x, operator.index(axis))


def floating(x: Tensor) -> Tensor:
    """Integers and bools in the default dtype, in which core computes with them."""
    return x.astype(public("get_default_dtype")()) if x.dtype.kind in _EXACT else x


def core_dtype(value: Any) -> Any:
    """The dtype that NumPy reads in an argument `dtype=`: "f8", float, np.float32."""
    if value is None:
        return None
    name = np.dtype(value).name
    if name not in TABLE:
        raise DtypeError(
            what=f"core has no dtype {name}",
            why="the function of NumPy runs as core's, on the tensor's device",
            exists=", ".join(TABLE),
            fix="choose one of these, or pass numpy.asarray(x)",
        )
    return public(name)


_EXACT = ("bool", "signed integer", "unsigned integer")


def _truth(x: Any) -> Any:
    """A condition as bools: elements and numbers other than 0 are true."""
    if isinstance(x, Tensor):
        return x if x.dtype.kind == "bool" else x != 0
    return bool(x) if isinstance(x, (int, float, complex)) else x


# ---- order -------------------------------------------------------------------------------------
def _sorted(name: str) -> Callable[..., Any]:
    def sort(
        a: Tensor, axis: int | None = -1, kind: Any = None, order: Any = None, *, stable: Any = None
    ) -> Any:
        if order is not None:
            return NotImplemented
        a, axis = flat(a, axis)
        return public(name)(a, axis=axis)  # stable, which every kind may be

    return sort


def _searchsorted(a: Any, v: Any, side: str = "left", sorter: Any = None) -> Any:
    a, v = both(a, v)
    return public("searchsorted")(
        a, v, side=side, sorter=None if sorter is None else tensor_beside(a, sorter)
    )


def _diff(a: Tensor, n: int = 1, axis: int = -1, prepend: Any = None, append: Any = None) -> Any:
    if a.ndim == 0:
        raise ShapeError(
            what="numpy.diff of a tensor without axes",
            why="differences are those of neighbours along an axis",
            exists="tensors of one axis or more",
            fix="pass x.reshape((1,))",
        )

    def edge(value: Any) -> Any:
        if value is None or value is np._NoValue:
            return None
        value = tensor_beside(a, value)
        if value.ndim:
            return value
        k = operator.index(axis) % a.ndim
        return public("broadcast_to")(value, (*a.shape[:k], 1, *a.shape[k + 1 :]))

    return public("diff")(a, n=n, axis=axis, prepend=edge(prepend), append=edge(append))


def _scan(name: str) -> Callable[..., Any]:
    def scan(a: Tensor, axis: int | None = None, dtype: Any = None, out: Any = None) -> Any:
        if out is not None:
            return NotImplemented
        a, axis = flat(a, axis)
        return public(name)(a, axis=axis, dtype=core_dtype(dtype))

    return scan


# ---- shapes and positions ----------------------------------------------------------------------
def _squeeze(a: Tensor, axis: Any = None) -> Tensor:
    axes = [i for i, n in enumerate(a.shape) if n == 1] if axis is None else axis
    return public("squeeze")(a, axes)


def _transpose(a: Tensor, axes: Any = None) -> Tensor:
    return public("permute_dims")(a, tuple(reversed(range(a.ndim))) if axes is None else axes)


def _places(name: str, axes: Any, rank: int) -> list[int]:
    """Axes counted from 0, each of them once and within the rank."""
    places = [operator.index(k) + (rank if k < 0 else 0) for k in axes]
    if not all(0 <= k < rank for k in places):
        raise IndexRangeError(
            what=f"numpy.{name} with axis={tuple(axes)}",
            why=f"there are {rank} axes",
            exists=f"axes from {-rank} to {rank - 1}",
            fix="choose axes of these",
        )
    if len(set(places)) < len(places):
        raise ArgumentError(
            what=f"numpy.{name} with axis={tuple(axes)}",
            why="one axis is named twice",
            exists=f"axes from {-rank} to {rank - 1}, each once",
            fix="leave out the repeated axis",
        )
    return places


def _expand_dims(a: Tensor, axis: int | tuple[int, ...]) -> Tensor:
    axes = axis if isinstance(axis, (tuple, list)) else (axis,)
    rank = a.ndim + len(axes)
    places = sorted(_places("expand_dims", axes, rank))
    for k in places:
        a = public("expand_dims")(a, axis=k)
    return a


def _take(
    a: Any, indices: Any, axis: int | None = None, out: Any = None, mode: str = "raise"
) -> Any:
    if out is not None or mode != "raise":
        return NotImplemented
    if not isinstance(a, Tensor):
        a = tensor_beside(indices, a)
    a, axis = flat(a, axis)
    places = tensor_beside(None, indices).to(a.device)
    if places.dtype.kind == "bool" or (isinstance(indices, (list, tuple)) and places.size == 0):
        places = places.astype("int64")  # as NumPy reads them
    return public("take")(a, places, axis=axis)


def _take_along_axis(arr: Any, indices: Any, axis: int | None = -1) -> Tensor:
    arr = tensor_beside(indices, arr)
    arr, axis = flat(arr, axis)
    return public("take_along_axis")(arr, asarray(indices, device=arr.device), axis)


def _repeat(a: Tensor, repeats: Any, axis: int | None = None) -> Tensor:
    if not isinstance(repeats, (int, Tensor)):
        repeats = asarray(repeats, device=a.device)
    return public("repeat")(a, repeats, axis=axis)


def _at_least(name: str) -> Callable[..., Any]:
    def at_least(*arrays: Any) -> Any:
        device = next(x.device for x in arrays if isinstance(x, Tensor))
        made = tuple(public(name)(asarray(x, device=device)) for x in arrays)
        return made[0] if len(made) == 1 else made

    return at_least


def _meshgrid(*xi: Any, copy: bool = True, sparse: bool = False, indexing: str = "xy") -> Any:
    if sparse or not copy:
        return NotImplemented
    device = next(x.device for x in xi if isinstance(x, Tensor))
    axes = [asarray(x, device=device) for x in xi]
    if len({x.dtype for x in axes}) > 1:  # core's has one dtype
        return NotImplemented
    return tuple(public("meshgrid")(*axes, indexing=indexing))


def _where(condition: Any, *branches: Any) -> Any:
    if len(branches) != 2:
        return NotImplemented
    beside = next(x for x in (*branches, condition) if isinstance(x, Tensor))
    chosen = (operand(x, beside.device) for x in branches)
    return public("where")(_truth(tensor_beside(beside, condition)), *chosen)


# ---- numbers -----------------------------------------------------------------------------------
def _clip(a: Any, a_min: Any = None, a_max: Any = None, out: Any = None, **other: Any) -> Any:
    low, high = other.pop("min", a_min), other.pop("max", a_max)
    if out is not None or other:
        return NotImplemented
    device = next(x.device for x in (a, low, high) if isinstance(x, Tensor))
    bounds = (None if x is np._NoValue else operand(x, device) for x in (low, high))
    return public("clip")(asarray(a, device=device), *bounds)


def _round(a: Tensor, decimals: int = 0, out: Any = None) -> Any:
    return NotImplemented if out is not None else round(a, decimals)


def _imag(val: Tensor) -> Tensor:
    return val.imag if "complex" in val.dtype.kind else public("zeros_like")(val)


def _allclose(a: Any, b: Any, *options: Any, **named: Any) -> bool:
    return bool(public("isclose")(*both(a, b), *options, **named).all())


def _array_equal(a1: Any, a2: Any, equal_nan: bool = False) -> Any:
    if equal_nan:
        return NotImplemented
    try:
        a1, a2 = both(a1, a2)
    except ArgumentError:  # of objects that do not become tensors: None, strings
        return False
    return a1.shape == a2.shape and bool((a1 == a2).all())


# ---- products and matrices ---------------------------------------------------------------------
def _dot(a: Any, b: Any, out: Any = None) -> Any:
    if out is not None:
        return NotImplemented
    a, b = both(a, b)
    if 0 in (a.ndim, b.ndim):
        return public("multiply")(a, b)
    return public("matmul")(a, b) if b.ndim <= 2 else NotImplemented


def _flattened(name: str) -> Callable[..., Any]:
    """A product of vectors, which NumPy makes of arrays of any rank."""

    def product(a: Any, b: Any, out: Any = None) -> Any:
        if out is not None:
            return NotImplemented
        a, b = both(a, b)
        return public(name)(a.reshape((-1,)), b.reshape((-1,)))

    return product


def _norm(x: Tensor, ord: Any = None, axis: Any = None, keepdims: bool = False) -> Any:
    x = floating(x)
    if ord is None and (axis is None or isinstance(axis, int)):
        return public("linalg.vector_norm")(x, axis=axis, keepdims=keepdims)
    if isinstance(axis, int) or (axis is None and x.ndim == 1):
        return public("linalg.vector_norm")(x, axis=axis, keepdims=keepdims, ord=ord)
    if axis is not None and not isinstance(axis, int):
        axis = _places("linalg.norm", axis, x.ndim)
    if x.ndim != 2 or (axis is not None and axis != [0, 1]):
        return NotImplemented
    return public("linalg.matrix_norm")(x, ord=ord, keepdims=keepdims)


def _of_triangle(name: str) -> Callable[..., Any]:
    """A function of the Hermitian matrices that one triangle determines; core's takes the mean."""

    def call(a: Any, UPLO: str = "L") -> Any:
        side = UPLO.upper()
        if side not in ("L", "U"):
            return NotImplemented  # NumPy raises the error
        a = floating(a)
        part, beyond = ("tril", -1) if side == "L" else ("triu", 1)
        other = public(part)(a, k=beyond)
        if "complex" in a.dtype.kind:
            other = public("conj")(other)
        return public(name)(public(part)(a) + public("matrix_transpose")(other))

    return call


def _solve(a: Any, b: Any) -> Tensor:
    return public("linalg.solve")(*map(floating, both(a, b)))


# ---- tables ------------------------------------------------------------------------------------
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "allclose": _allclose,
    "argsort": _sorted("argsort"),
    "around": _round,
    "array_equal": _array_equal,
    **{name: _at_least(name) for name in ("atleast_1d", "atleast_2d", "atleast_3d")},
    "clip": _clip,
    "cumprod": _scan("cumulative_prod"),
    "cumsum": _scan("cumulative_sum"),
    "diff": _diff,
    "dot": _dot,
    "expand_dims": _expand_dims,
    "imag": _imag,
    "linalg.eigh": _of_triangle("linalg.eigh"),
    "linalg.eigvalsh": _of_triangle("linalg.eigvalsh"),
    "linalg.norm": _norm,
    "linalg.solve": _solve,
    "meshgrid": _meshgrid,
    "nonzero": lambda a: tuple(public("nonzero")(a)),
    "ndim": lambda a: a.ndim,
    "outer": _flattened("outer"),
    "repeat": _repeat,
    "round": _round,
    "searchsorted": _searchsorted,
    "shape": lambda a: a.shape,
    "sort": _sorted("sort"),
    "squeeze": _squeeze,
    "take": _take,
    "take_along_axis": _take_along_axis,
    "transpose": _transpose,
    "vdot": _flattened("vdot"),
    "where": _where,
}


# ---- ufuncs; out: none, or `out=` a tensor -------------------------------------------------------
def _reciprocal(x: Tensor, **out: Tensor) -> Tensor:
    """Of integers 1 / x without its fraction; of 0 what NumPy's conversion of infinity gives."""
    if x.dtype.kind not in _EXACT:
        return public("reciprocal")(x, **out)
    x = x.astype("int8") if x.dtype.kind == "bool" else x
    of_zero = public("iinfo")(x.dtype).min if x.dtype.itemsize >= 4 else 0
    whole = public("where")(public("abs")(x) == 1, x, 0)
    return public("positive")(public("where")(x == 0, of_zero, whole), **out)


def _rint(x: Tensor, **out: Tensor) -> Tensor:
    """Integers become floats that hold them, as NumPy's do."""
    if x.dtype.kind in _EXACT:
        x = x.astype(core_dtype(np.result_type(np.dtype(x.dtype), np.float16)))
    return public("round")(x, **out)


def _logical(name: str) -> Callable[..., Tensor]:
    return lambda a, b, **out: public(name)(_truth(a), _truth(b), **out)


UFUNCS: dict[str, Callable[..., Any]] = {
    "fabs": lambda x, **out: public("abs")(floating(x), **out),
    **{name: _logical(name) for name in ("logical_and", "logical_or", "logical_xor")},
    "reciprocal": _reciprocal,
    "rint": _rint,
}
