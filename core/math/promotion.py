"""The dtypes of a function of scalars: they promote as the operators of the catalogue do.

Numbers are weak ("weak int"): they yield to dtypes of the same kind or of a higher one.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from core._native import dtype as DType
from core._native import promote as promoted
from core.dtype_table import STORAGE_ONLY, TABLE, is_integer
from core.errors import DtypeError, SchemaError
from core.ir.numbers import integer_range
from core.ir.opset import MATH, SCALAR
from core.ir.rules import result_dtype
from core.math.scalars import in_order

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from core.ir.function import Op
    from core.math.scalars import Number, TracedScalar

# The weak dtypes by rank: an example, its dtype where nothing else is known, and the dtype in which
# such numbers are computed among themselves.
_WEAK = {
    "weak bool": (False, "bool", "bool"),
    "weak int": (0, "int64", "int64"),
    "weak float": (0.0, "float32", "float64"),
    "weak complex": (0j, "complex64", "complex128"),
}
_WEAK_OF = {computed: weak for weak, (_, _, computed) in _WEAK.items()}
COMPUTED = tuple(name for name in TABLE if name not in STORAGE_ONLY)


def weak_of(number: Number) -> str:
    """The weak dtype of a Python number."""
    return f"weak {type(number).__name__}"


def computed_in(number: Number) -> str:
    """The dtype that a Python number, or one of NumPy's, is computed in."""
    return _WEAK[weak_of(number.item() if hasattr(number, "item") else number)][2]


def kind(dtype: str) -> str:
    """b, i, f or c."""
    letter = TABLE[dtype].kind if dtype in TABLE else dtype.removeprefix("weak ")[0]
    return letter.replace("u", "i")


@functools.cache
def promote(a: str, b: str) -> str:
    """The dtype that two operands are converted to."""
    if a in _WEAK and b in _WEAK:
        return max(a, b, key=list(_WEAK).index)
    one, other = (_WEAK[d][0] if d in _WEAK else DType(d) for d in (a, b))
    return promoted(one, other).name


def wide(dtype: str) -> str:
    """The dtype of the loop IR that it is computed in: narrow floats are kept as float32."""
    return _WEAK[dtype][2] if dtype in _WEAK else TABLE[dtype].wide


def strong(dtype: str) -> str:
    """The dtype of a result: a weak one's own."""
    return _WEAK[dtype][1] if dtype in _WEAK else dtype


def leaves(op: str, dtype: str) -> bool:
    """Whether an operation leaves numbers of a dtype as they are: the imaginary part is 0 then."""
    if op in ("floor", "ceil", "trunc", "rint"):
        return kind(dtype) in "bi"
    if op == "abs":
        return kind(dtype) == "b"
    return op in ("real", "imag", "conj") and kind(dtype) != "c"


def is_in_range(number: float, dtype: str) -> bool:
    """Whether an integer dtype, or bool, reaches as far as a number."""
    low, high = (0, 1) if dtype == "bool" else integer_range(dtype)
    return low <= number <= high


def _check_range(op: str, dtype: str, constants: Sequence[int]) -> None:
    """Raises where an integer of the function is none of the dtype, as operators do."""
    low, high = integer_range(dtype)
    for number in constants:
        if not is_in_range(number, dtype):
            raise DtypeError(
                what=f"{op} of {dtype} and the number {number}",
                why=f"{dtype} holds integers from {low} to {high}",
                exists="wider dtypes",
                fix="convert the operand with core.math.cast, or use another number",
            )


class Dtypes:
    """The dtypes of traced scalars for parameters of these; DtypeError where one has none.

    order: scalars that are asked for, each after its arguments, where that is known.
    """

    def __init__(self, parameters: Mapping[str, str], order: Sequence[TracedScalar] = ()) -> None:
        self._parameters = parameters
        self._dtypes: dict[TracedScalar, str] = {}
        self._fill(order)

    def __getitem__(self, x: TracedScalar) -> str:
        if x not in self._dtypes:
            self._fill(in_order([x], self._dtypes))
        return self._dtypes[x]

    def _fill(self, order: Sequence[TracedScalar]) -> None:
        for y in order:
            self._dtypes[y] = self._parameters[y.name] if y.op is None else self._of(y, y.op)

    def _of(self, x: TracedScalar, op: Op) -> str:
        if op.name == "const":
            return weak_of(x.constant)
        if op.name == "cast":
            return str(op.attrs["dtype"])
        if leaves(op.name, self[x.args[0]]):
            return self[x.args[0]]
        return _result_dtype(op.name, len(x.args), self.operands(op.name, x.args))

    def operands(self, op: str, args: Sequence[TracedScalar]) -> str:
        """The dtype to which arguments are converted; a condition is converted to bool."""
        common = _common_dtype(op, tuple([self[a] for a in args[op == "where" :]]))
        if common not in _WEAK and is_integer(common):
            _check_range(op, common, [a.constant for a in args if isinstance(a.constant, int)])
        return common


@functools.cache
def _common_dtype(op: str, dtypes: tuple[str, ...]) -> str:
    common = functools.reduce(promote, dtypes)
    if kind(common) in "bi" and (op in MATH or op in ("div", "sqrt", "complex")):
        return "weak float" if common in _WEAK else "float32"
    if kind(common) not in SCALAR[op].kinds:
        raise DtypeError(
            what=f"{op} does not take {common}",
            why="it is not defined for such numbers",
            exists=", ".join(d for d in COMPUTED if kind(d) in SCALAR[op].kinds),
            fix="convert its operands with core.math.cast, or choose another function",
        )
    return common


@functools.cache
def _result_dtype(op: str, count: int, common: str) -> str:
    """The dtype of an operation on so many arguments that are converted to one."""
    dtypes = [wide(common)] * count
    if op == "where":
        dtypes[0] = "bool"
    computed = result_dtype(op, dtypes)
    if computed == dtypes[-1]:
        return common
    return _WEAK_OF[computed] if common in _WEAK and computed != "bool" else computed


def output_dtypes(
    name: str, outputs_in: Callable[[str], Sequence[str]]
) -> dict[DType, list[DType]]:
    """{computed in: the outputs' dtypes}, from outputs_in for the dtypes that it accepts.

    Raises:
        SchemaError: none has.
    """
    table: dict[DType, list[DType]] = {}
    reason = None
    for dtype in COMPUTED:
        try:
            table[DType(dtype)] = [DType(output) for output in outputs_in(dtype)]
        except DtypeError as e:
            reason = reason or e
    if not table and reason is not None:
        raise SchemaError(
            what=f"{name} is not defined for any dtype",
            why=f"{reason.what}: {reason.why}",
            exists="functions that take some dtype",
            fix="convert with core.math.cast, or compute with other operations",
        ) from reason
    return table
