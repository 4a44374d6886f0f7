"""Evaluates expressions: as values of the loop IR for kernels, as NumPy arrays for references.

Both walk the same nodes with the same dtypes (expression_types.py). 16-bit floats are computed with
in float32, and rounded when they are stored.
"""

from collections.abc import Mapping
from typing import Any

from core import ir
from core.custom_ops.scalar.expression_types import Types, kind, part, wide
from core.custom_ops.scalar.scalar_ops import ROWS, rounds
from core.ir.functions import FUNCTIONS


class _Walk:
    """The values of nodes, each made once."""

    def __init__(self, types: Types, arguments: Mapping[str, Any]) -> None:
        self.types, self.arguments = types, arguments
        self._values: dict[Any, Any] = {}

    def __getitem__(self, node: Any) -> Any:
        """The value of a node, in the dtype it is computed in."""
        if node not in self._values:
            self._values[node] = self._make(node)
        return self._values[node]

    def _make(self, node: Any) -> Any:
        if node.op == "arg":
            return self.convert(self.arguments[node.value], wide(self.types[node]))
        if node.op == "const":
            return self.constant(node.value, wide(self.types[node]))
        if node.op == "cast":
            return self.rounded(self[node.args[0]], node.value)
        if node.op in ("real", "imag", "conj") and kind(self.types[node.args[0]]) != "c":
            x = self[node.args[0]]
            return x if node.op != "imag" else self.constant(0, wide(self.types[node]))
        dtype = wide(self.types.operand(node))
        if node.op == "where":
            condition, a, b = node.args
            return self.where(self.at(condition, "bool"), self.at(a, dtype), self.at(b, dtype))
        operands = [self.at(a, dtype) for a in node.args]
        if rounds(node.op) and kind(dtype) in "bi":
            return operands[0]
        return self.apply(node.op, operands, dtype)

    def at(self, node: Any, dtype: str) -> Any:
        """A node's value converted to a dtype of the loop IR."""
        if node.op == "const":
            return self.constant(node.value, dtype)
        return self.convert(self[node], dtype)

    # ---- what the two kinds of walks do differently --------------------------------------------
    def constant(self, number: Any, dtype: str) -> Any:
        raise NotImplementedError

    def convert(self, x: Any, dtype: str) -> Any:
        raise NotImplementedError

    def rounded(self, x: Any, dtype: str) -> Any:
        raise NotImplementedError

    def where(self, condition: Any, a: Any, b: Any) -> Any:
        raise NotImplementedError

    def apply(self, op: str, operands: list[Any], dtype: str) -> Any:
        raise NotImplementedError


class InLoops(_Walk):
    """Values of the loop IR, in the block that is being built."""

    def constant(self, number: Any, dtype: str) -> Any:
        return ir.ops.const(bool(number) if dtype == "bool" else number, dtype)

    def convert(self, x: Any, dtype: str) -> Any:
        if x.dtype == dtype:
            return x
        if dtype == "bool":
            return ir.ops.binary("ne", x, 0)
        if kind(x.dtype) == "c" and kind(dtype) != "c":
            x = ir.ops.real(x)
        return ir.ops.cast(x, dtype)

    def rounded(self, x: Any, dtype: str) -> Any:
        return self.convert(self.convert(x, dtype), wide(dtype))

    def where(self, condition: Any, a: Any, b: Any) -> Any:
        return ir.ops.where(condition, a, b)

    def apply(self, op: str, operands: list[Any], dtype: str) -> Any:
        if op == "complex":
            return ir.ops.make_complex(*operands)
        if op == "fma":
            return ir.ops.fma(*operands)
        return (ir.ops.unary if len(operands) == 1 else ir.ops.binary)(op, *operands)


class InNumPy(_Walk):
    """NumPy arrays; `exactly` computes in double precision whatever the dtypes are."""

    def __init__(self, np: Any, types: Types, arguments: Mapping[str, Any]) -> None:
        super().__init__(types, arguments)
        self.np = np

    def constant(self, number: Any, dtype: str) -> Any:
        return self.np.asarray(number).astype(dtype)

    def convert(self, x: Any, dtype: str) -> Any:
        x = self.np.asarray(x)
        if x.dtype.kind == "c" and kind(dtype) != "c":
            x = x.real
        return x != 0 if dtype == "bool" else x.astype(dtype)

    def rounded(self, x: Any, dtype: str) -> Any:
        if dtype == "bfloat16":
            from core.operators.definition.reference import to_tensor

            return self.np.asarray(to_tensor(self.np, x, dtype).astype("float32"))
        return self.convert(self.convert(x, dtype), wide(dtype))

    def where(self, condition: Any, a: Any, b: Any) -> Any:
        return self.np.where(condition, a, b)

    def apply(self, op: str, operands: list[Any], dtype: str) -> Any:
        np = self.np
        if op == "complex":
            return (operands[0] + 1j * operands[1]).astype(
                "complex64" if dtype == "float32" else "complex128"
            )
        if op in ("abs", "real", "imag", "conj"):
            return np.asarray(getattr(np, op)(operands[0])).astype(part(dtype), copy=False)
        if op in FUNCTIONS:
            result = FUNCTIONS[op].exact(np, *operands)
        else:
            result = getattr(np, ROWS[op].numpy or op)(*operands)
        return np.asarray(result) if op in _COMPARISONS else np.asarray(result).astype(dtype)


_COMPARISONS = ("eq", "ne", "lt", "le", "gt", "ge")
