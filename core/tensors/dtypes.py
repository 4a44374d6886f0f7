"""Data types as the Array API asks about them: kinds, limits, promotion.

Promotion goes bool, integers, floating, complex; between kinds it follows the higher one, which
the standard leaves open: int64 with float32 is float32. uint64 and a signed integer have no common
dtype and are refused, so that no value changes silently.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import _native
from core._native import Tensor, dtype, promote_types
from core._native import default_dtype as native_default_dtype
from core._native import set_default_dtype as native_set_default_dtype
from core.dtype_table import FLOATS, TABLE
from core.errors import ArgumentError, DtypeError

if TYPE_CHECKING:
    from core.type_aliases import DTypeLike, Operand

BOOL, SIGNED, UNSIGNED = "bool", "signed integer", "unsigned integer"
REAL, COMPLEX = "real floating", "complex floating"
KINDS = {
    BOOL: (BOOL,),
    SIGNED: (SIGNED,),
    UNSIGNED: (UNSIGNED,),
    REAL: (REAL,),
    COMPLEX: (COMPLEX,),
    "integral": (SIGNED, UNSIGNED),
    "numeric": (SIGNED, UNSIGNED, REAL, COMPLEX),
}
# Types of Python numbers; `dtype(float)` is the dtype that one makes where there is no tensor.
_NUMBERS = (bool, int, float, complex)


def get_default_dtype() -> dtype:
    """The dtype of floating-point numbers that are given without one: see `set_default_dtype`.

    Example:
        >>> import core
        >>> core.get_default_dtype()
        core.float32
    """
    return native_default_dtype()


def set_default_dtype(d: DTypeLike, /) -> None:
    """Sets the dtype of floating-point numbers that are given without one, in all threads.

    It is the dtype of `core.zeros(2)`, `core.asarray(0.5)` and `core.rand(2)`, and of
    floating-point results from integers: `core.asarray([1, 2]) / 2`. Complex numbers given without
    a dtype are complex128 if it is float64, complex64 otherwise. Existing tensors keep theirs. A
    compiled function is captured again for another default.

    Args:
        d: float16, bfloat16, float32 (the default at start) or float64.

    Raises:
        DtypeError: d is another dtype.

    Example:
        >>> import core
        >>> core.set_default_dtype(core.float64)
        >>> core.zeros(2).dtype, (core.asarray([1, 2]) / 2).dtype, core.asarray(1j).dtype
        (core.float64, core.float64, core.complex128)
        >>> core.set_default_dtype(core.float32)
    """
    native_set_default_dtype(d)


class _Limits:
    """A read-only record that prints its fields."""

    __slots__ = ("bits", "dtype", "max", "min")

    def __repr__(self) -> str:
        names = [name for cls in type(self).__mro__ for name in getattr(cls, "__slots__", ())]
        fields = (f"{name}={getattr(self, name)!r}" for name in sorted(names))
        return f"{type(self).__name__}({', '.join(fields)})"


class finfo(_Limits):
    """The limits of a floating dtype; of a complex one, those of its parts.

    Attributes: bits, eps (the gap above 1), max, min, smallest_normal, tiny (the same), dtype.

    Example:
        >>> import core
        >>> core.finfo(core.float16).max
        65504.0
    """

    __slots__ = ("eps", "smallest_normal", "tiny")

    def __init__(self, type: Tensor | DTypeLike, /) -> None:
        kind = dtype_of(type)
        row = TABLE[TABLE[kind.name].part]
        if row.name not in FLOATS:
            raise _no_limits("finfo", kind, "floating and complex dtypes", "core.iinfo")
        self.dtype = dtype(row.name)
        self.bits = 8 * row.itemsize
        self.eps = 2.0 ** (1 - row.precision)
        self.max = row.largest
        self.min = -self.max
        self.smallest_normal = self.tiny = 2.0 ** (row.least + row.precision - 1)


class iinfo(_Limits):
    """The limits of an integer dtype: bits, max, min, dtype.

    Example:
        >>> import core
        >>> core.iinfo(core.int8).min, core.iinfo(core.uint16).max
        (-128, 65535)
    """

    __slots__ = ()

    def __init__(self, type: Tensor | DTypeLike, /) -> None:
        self.dtype = dtype_of(type)
        if self.dtype.kind not in KINDS["integral"]:
            raise _no_limits("iinfo", self.dtype, "integer dtypes", "core.finfo")
        self.bits = 8 * self.dtype.itemsize
        signed = self.dtype.kind == SIGNED
        self.max = 2 ** (self.bits - signed) - 1
        self.min = -(2 ** (self.bits - 1)) if signed else 0


def _no_limits(name: str, kind: dtype, exists: str, other: str) -> DtypeError:
    return DtypeError(
        what=f"core.{name} of {kind}",
        why=f"{kind} is of kind {kind.kind!r}",
        exists=exists,
        fix=f"pass one of these, or use {other}",
    )


def dtype_of(thing: Tensor | DTypeLike) -> dtype:
    """The dtype that a tensor has, or that a dtype or its name is."""
    return thing.dtype if isinstance(thing, Tensor) else dtype(thing)


def isdtype(dtype: Tensor | DTypeLike, kind: DTypeLike | tuple[DTypeLike, ...]) -> bool:
    """Whether a dtype is of a kind.

    Args:
        dtype: a dtype, or its name.
        kind: a dtype; a kind's name: "bool", "signed integer", "unsigned integer", "integral",
            "real floating", "complex floating", "numeric"; or a tuple of these, of which one fits.

    Example:
        >>> import core
        >>> core.isdtype(core.int8, "integral"), core.isdtype(core.int8, (core.bool, "numeric"))
        (True, True)
    """
    if isinstance(kind, (tuple, list)):
        return any(isdtype(dtype, one) for one in kind)
    if isinstance(kind, str) and kind in KINDS:
        return dtype_of(dtype).kind in KINDS[kind]
    if isinstance(kind, str) and not hasattr(_native, kind):
        raise ArgumentError(
            what=f"core.isdtype was given the kind {kind!r}",
            why="it is neither a kind of dtypes nor the name of one",
            exists=", ".join(map(repr, KINDS)),
            fix="pass one of these, a dtype, or a tuple of them",
        )
    return bool(dtype_of(dtype) == dtype_of(kind))


def result_type(*arrays_and_dtypes: Operand | DTypeLike) -> dtype:
    """The dtype that an operator on these computes in.

    Args:
        arrays_and_dtypes: tensors, dtypes, and Python numbers, which take a dtype of the same or a
            higher kind.

    Raises:
        ArgumentError: nothing was given, or an argument of another type.
        DtypeError: no dtype holds the values of all, as with uint64 and int64.

    Example:
        >>> import core
        >>> core.result_type(core.int8, core.uint8), core.result_type(core.float64, 1)
        (core.int16, core.float64)
    """
    operands: list[Any] = [x for x in arrays_and_dtypes if type(x) not in _NUMBERS]
    numbers = [dtype(type(x)) for x in arrays_and_dtypes if type(x) in _NUMBERS]
    if not arrays_and_dtypes:
        raise ArgumentError(
            what="core.result_type was given nothing",
            why="the result follows from the arguments",
            exists="tensors, dtypes and Python numbers",
            fix="pass at least one",
        )
    return _promoted([dtype_of(x) for x in operands], numbers)


def _rank(kind: dtype) -> int:
    return {BOOL: 0, REAL: 2, COMPLEX: 3}.get(kind.kind, 1)


def _promoted(dtypes: list[dtype], numbers: list[dtype]) -> dtype:
    """Dtypes among each other, then with numbers where these are of a higher kind."""
    strong = dtypes or numbers
    out = strong[0]
    for other in strong[1:]:
        out = promote_types(out, other)
    for number in numbers if dtypes else ():
        if _rank(number) > _rank(out):
            wide = number.kind == COMPLEX and _rank(out) == 2
            out = promote_types(out, number) if wide else number
    return out


def can_cast(from_: Tensor | DTypeLike, to: DTypeLike, /) -> bool:
    """Whether promotion turns a tensor's dtype, or a dtype, into another.

    Example:
        >>> import core
        >>> core.can_cast(core.int8, core.int32), core.can_cast(core.float32, core.int32)
        (True, False)
    """
    target = dtype(to)
    try:
        return bool(promote_types(dtype_of(from_), target) == target)
    except DtypeError:
        return False
