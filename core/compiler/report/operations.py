"""How many arithmetic operations a call makes.

An addition, a multiplication, a comparison and a function such as `exp` count as one operation for
each element that they are computed for; conversions, copies and index arithmetic as none.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core import ir
from core.bodies.definition import body_of, has_elementwise_body
from core.dispatcher.binding import call_positional
from core.dispatcher.modes import DispatchMode
from core.errors import CoreError
from core.ir.function import Block
from core.schema import bind, parameters

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core._native import Operator, Tensor

_FREE = ("const", "cast", "bitcast", "yield", "load")
_MOVES = ("joining", "rows", "creation")  # families that move elements and compute nothing


def operations(op: Operator, args: Sequence[Any], results: Sequence[Tensor]) -> int | None:
    """The operations of a call with these arguments and results, which may be fake tensors; None
    where the operator is known by its kernel alone."""
    if op.view is not None:
        return 0
    formula = _FORMULAS.get(op.name.removeprefix("core::"))
    if formula is not None:
        return formula(args, results[0])
    definition = op.definition
    if has_elementwise_body(op):
        return _of_an_element(op, args) * results[0].size
    if definition is not None and definition.family in ("reductions", "extremes"):
        return int(args[0].size)
    if definition is not None and definition.family in _MOVES:
        return 0
    return _of_decomposition(op, args)


def _of_an_element(op: Operator, args: Sequence[Any]) -> int:
    """The operations of an elementwise body for one element."""
    block = Block()
    tensors = [a for a in args if hasattr(a, "dtype")]
    default = tensors[0].dtype.name if tensors else "float32"
    operands = [
        ir.Value(a.dtype.name if hasattr(a, "dtype") else default)
        for a, p in zip(args, parameters(op), strict=True)
        if p.type.rstrip("?") != "dtype"
    ]
    try:
        with ir.ops.into(block):
            body_of(op)(*operands)
    except (CoreError, TypeError, ValueError, AttributeError):  # a body of other operands
        return 1
    return sum(inner.name not in _FREE for inner in block.walk())


class _Calls(DispatchMode):
    """Keeps the calls that are made."""

    def __init__(self) -> None:
        self.calls: list[tuple[Operator, list[Any], Sequence[Any]]] = []

    def dispatch(self, op: Operator, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        result = op(*args, **kwargs)
        results = result if isinstance(result, (tuple, list)) else (result,)
        self.calls.append((op, bind(op, args, kwargs), results))
        return result


def _of_decomposition(op: Operator, args: Sequence[Any]) -> int | None:
    """The operations of the calls that an operator stands for."""
    if op.decomposition is None:
        return None
    try:
        made = _Calls()
        with made:
            call_positional(op.decomposition, op, list(args))
    except CoreError:  # it reads values, which fake tensors do not have
        return None
    counts = [operations(*call) for call in made.calls]
    return None if None in counts else sum(count or 0 for count in counts)


# ---- formulas ------------------------------------------------------------------------------------
def _matmul(args: Sequence[Any], result: Tensor) -> int:
    return 2 * int(result.size) * int(args[0].shape[-1])


def _convolution(args: Sequence[Any], result: Tensor) -> int:
    return int(2 * result.size * math.prod(args[1].shape[1:]))


def _input_grad(args: Sequence[Any], _: Tensor) -> int:
    return int(2 * args[0].size * math.prod(args[1].shape[1:]))


def _weight_grad(args: Sequence[Any], result: Tensor) -> int:
    return int(2 * args[1].size * math.prod(result.shape[1:]))


def _attention(args: Sequence[Any], result: Tensor) -> int:
    query, key, value = args[:3]
    rows = math.prod(query.shape[:-1]) * key.shape[-2]
    return 2 * int(rows) * int(query.shape[-1] + value.shape[-1])


def _softmax(_: Sequence[Any], result: Tensor) -> int:
    return 5 * int(result.size)  # the largest, a difference, exp, the sum, a quotient


_FORMULAS: dict[str, Callable[[Sequence[Any], Any], int]] = {
    "matmul": _matmul,
    "linear": _matmul,
    "convolution": _convolution,
    "convolution_input_grad": _input_grad,
    "convolution_weight_grad": _weight_grad,
    "flash_attention": _attention,
    "softmax": _softmax,
    "log_softmax": _softmax,
    "scaled_dot_product_attention": _attention,
}
