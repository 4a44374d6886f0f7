"""The dtype of every node of an expression, once the arguments' dtypes are known.

Nodes promote as the operators of the catalogue do. Numbers are weak: they give way to dtypes of
their own kind or of a higher one.
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from core._native import dtype as DType
from core._native import promote_types
from core.custom_ops.scalar.scalar_ops import kinds_of, makes_floats, rounds
from core.dtype_table import part_of
from core.errors import DtypeError, SchemaError

# The weak dtypes by rank, and what each is where nothing else is known.
WEAK = {"weak bool": "bool", "weak int": "int64", "weak float": "float32"}
WEAK["weak complex"] = "complex64"
# What they are computed in among themselves.
WIDE = {"weak bool": "bool", "weak int": "int64", "weak float": "float64"}
WIDE["weak complex"] = "complex128"
_RANKS = {"b": 0, "i": 1, "f": 2, "c": 3}
_COMPARISONS = ("eq", "ne", "lt", "le", "gt", "ge")
DTYPES = (
    "bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
    "float16", "bfloat16", "float32", "float64", "complex64", "complex128",
)  # fmt: skip


def weak_of(number: Any) -> str:
    """The weak dtype of a Python number."""
    return f"weak {type(number).__name__}"


def kind(dtype: str) -> str:
    """b, i, f or c."""
    name = dtype.removeprefix("weak ")
    return "f" if name == "bfloat16" else name[0].replace("u", "i")


@functools.cache
def promote(a: str, b: str) -> str:
    """The dtype that two operands are converted to."""
    weak_a, weak_b = a in WEAK, b in WEAK
    if weak_a and weak_b:
        return max(a, b, key=lambda d: _RANKS[kind(d)])
    if not weak_a and not weak_b:
        return str(promote_types(DType(a), DType(b)).name)
    strong, weak = (b, a) if weak_a else (a, b)
    if _RANKS[kind(weak)] <= _RANKS[kind(strong)]:
        return strong
    if kind(weak) == "c":
        return "complex128" if strong == "float64" else "complex64"
    return WEAK[weak]


def wide(dtype: str) -> str:
    """The dtype of the loop IR that a node is computed in: 16-bit floats are kept as float32."""
    return WIDE.get(dtype) or ("float32" if dtype in ("float16", "bfloat16") else dtype)


def strong(dtype: str) -> str:
    """The dtype of a result: a weak one's own."""
    return WEAK.get(dtype, dtype)


class Types:
    """Dtypes of nodes, given those of the arguments; DtypeError where a node has none."""

    def __init__(self, arguments: Mapping[str, str]) -> None:
        self._arguments = arguments
        self._dtypes: dict[Any, str] = {}

    def __getitem__(self, node: Any) -> str:
        dtype = self._dtypes.get(node)
        if dtype is None:
            dtype = self._dtypes[node] = self._infer(node)
        return dtype

    def operand(self, node: Any) -> str:
        """What the arguments of a node are converted to."""
        common = functools.reduce(promote, (self[a] for a in node.args[node.op == "where" :]))
        if makes_floats(node.op) and kind(common) in "bi":
            common = "weak float" if common in WEAK else "float32"
        if rounds(node.op) and kind(common) in "bi":
            return common
        if node.op == "complex" and kind(common) in "bi":
            common = "float32"
        if kind(common) not in kinds_of(node.op):
            raise DtypeError(
                what=f"{node.op} does not take {common}",
                why="it has no meaning for such numbers",
                exists=", ".join(d for d in DTYPES if kind(d) in kinds_of(node.op)),
                fix="convert its operands with core.math.cast, or choose another function",
            )
        return common

    def _infer(self, node: Any) -> str:
        if node.op == "arg":
            return self._arguments[node.value]
        if node.op == "const":
            return weak_of(node.value)
        for argument in node.args:  # a cast's and a condition's say nothing of the node's
            self[argument]
        if node.op == "cast":
            return str(node.value)
        if node.op in ("real", "imag", "conj") and kind(self[node.args[0]]) != "c":
            return self[node.args[0]]
        common = self.operand(node)
        if node.op in _COMPARISONS:
            return "bool"
        if node.op in ("abs", "real", "imag"):
            return part(common)
        if node.op == "complex":
            return "complex128" if common == "float64" else "complex64"
        return common


def part(dtype: str) -> str:
    """The dtype of a complex number's parts; others as they are."""
    return "weak float" if dtype == "weak complex" else part_of(dtype)


def output_dtypes(name: str, outputs_in: Callable[[str], Sequence[str]]) -> dict[Any, Any]:
    """{computed in: the outputs' dtypes}, as outputs_in says it where a dtype has a meaning.

    Raises:
        SchemaError: none has.
    """
    table: dict[Any, Any] = {}
    reason = None
    for dtype in DTYPES:
        try:
            table[DType(dtype)] = [DType(output) for output in outputs_in(dtype)]
        except DtypeError as e:
            reason = reason or e
    if not table and reason is not None:
        raise SchemaError(
            what=f"{name} has a meaning for no dtype",
            why=f"{reason.what}: {reason.why}",
            exists="functions that take some dtype",
            fix="convert with core.math.cast, or compute with other operations",
        ) from reason
    return table
