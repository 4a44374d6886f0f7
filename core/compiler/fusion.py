"""Fused operators: the bodies of several operators as one, made when a graph is compiled.

A fused operator is an operator like any other: it is served by the kernel that its body gives, on
every device that has a dialect; where that cannot be built its decomposition makes the calls of its
members. Two graphs that fuse alike share it.
"""

from __future__ import annotations

import functools
import threading
from types import SimpleNamespace

from core import _native, ir
from core.autograd.binding import call_positional, parameters
from core.dispatcher.programs import is_pointwise
from core.errors import LegalizeError
from core.ir.legalize.halves import HALVES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

_lock = threading.Lock()
_made: dict[Any, Any] = {}
# By number: the native module names them in that order.
DTYPES = tuple(n for n, v in vars(_native).items() if isinstance(v, _native.dtype))


class Ref:
    """Which value of a fused operator: its inputs come first, then each member's result."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def __repr__(self) -> str:
        return f"%{self.number}"


class Member:
    """A call inside: its arguments are Refs and constants.

    compute: what operands are converted to, from the argument numbered `convert_from` on (None: no
    operand is); dtype: what the result is stored as.
    """

    __slots__ = ("args", "compute", "convert_from", "dtype", "op")

    def __init__(self, op: Any, args: list[Any], compute: str, dtype: str) -> None:
        self.op, self.args, self.compute, self.dtype = op, args, compute, dtype
        self.convert_from = {"select": 1, "copy": None, "cast": None, "elementwise": None}.get(
            op.rule, 0
        )

    @property
    def key(self) -> Any:
        args = tuple((type(a).__name__, repr(a)) for a in self.args)
        return self.op, args, self.compute, self.dtype

    def element(self, values: Sequence[Any]) -> Any:
        """The member's value of one element, in the loop IR, from the values before."""
        params = parameters(self.op)
        operands = [
            self._operand(k, a, values)
            for k, (a, p) in enumerate(zip(self.args, params, strict=True))
            if p.type.rstrip("?") != "dtype"
        ]
        made = self.op.definition.body(*operands)
        if made is NotImplemented:
            return made
        if not _is_value(made):
            return ir.ops.const(made, self.dtype)
        if made.dtype == self.dtype and self.dtype in HALVES:  # rounded, as where it is stored
            return ir.ops.bitcast(ir.ops.bitcast(made, "uint16"), self.dtype)
        return ir.ops.cast(made, self.dtype)

    def reduce(self, b: Any, out: Any, x: Any) -> Any:
        """A reduction's program, with x for its first argument."""
        body = functools.partial(self.op.definition.body, b, out)
        return call_positional(body, self.op, [x, *self.args[1:]])

    def _operand(self, k: int, arg: Any, values: Sequence[Any]) -> Any:
        if arg is None:
            return None
        if not isinstance(arg, Ref):
            return ir.ops.const(arg, self.compute)
        value = values[arg.number]
        convert = self.convert_from is not None and k >= self.convert_from
        return ir.ops.cast(value, self.compute) if convert else value


def _is_value(made: Any) -> bool:
    return isinstance(made, ir.Value)


# ---- operators ---------------------------------------------------------------------------------
def fuse(members: list[Member], inputs: list[str], outputs: list[int]) -> Any:
    """The operator (input, ..., outputs=[...]) -> the values numbered `outputs`.

    inputs: the dtypes of the inputs, all of which have one shape. Members are elementwise; the last
    may be a reduction of the one before, and is the only output then.
    """
    key = tuple(m.key for m in members), tuple(inputs), tuple(outputs)
    with _lock:
        if key not in _made:
            _made[key] = _define(len(_made), members, inputs, outputs)
        return _made[key]


def _define(number: int, members: list[Member], inputs: list[str], outputs: list[int]) -> Any:
    names = "_".join(m.op.name.partition("::")[2] for m in members[:4])
    tensors = "".join(f"Tensor x{k}, " for k in range(len(inputs)))
    returns = ", ".join(["Tensor"] * len(outputs))
    op = _native.define_operator(
        f"fused::{names}_{number}({tensors}int[] outputs) -> ({returns})",
        rule="given",
        file=__file__,
        line=0,
    )
    body = _Body(members, outputs)
    op.definition = SimpleNamespace(body=body, reasons={}, tags=("fused",), family="fused")
    op.decomposition = lambda *args: _decomposed(members, outputs, args[:-1])
    op.doc = "Made by core.compile of " + ", ".join(m.op.name for m in members)
    _native.register_body(op, False, file=__file__, line=0)
    return op


class _Body:
    """The body of a fused operator: called like any, with what its programs depend on declared."""

    def __init__(self, members: list[Member], outputs: list[int]) -> None:
        self.members, self.outputs = members, outputs
        self.keyed_by = {"outputs": lambda _: None}

    def __call__(self, b: Any, out: Any, *args: Any) -> Any:
        arrays, last = args[:-1], self.members[-1]
        outs = out if isinstance(out, tuple) else (out,)
        if not is_pointwise(last.op):
            return last.reduce(b, outs[0], _Composed(self.members[:-1], arrays))
        with b.parallel(*outs[0].shape) as at:
            values = evaluate(self.members, [x[at] for x in arrays])
            for array, number in zip(outs, self.outputs, strict=True):
                array[at] = values[number]
        return None


class _Composed:
    """An array that is not stored: its elements are computed where they are read."""

    def __init__(self, members: list[Member], arrays: Sequence[Any]) -> None:
        self._members, self._arrays = members, arrays
        self.shape, self.ndim = arrays[0].shape, arrays[0].ndim
        self.dtype = members[-1].dtype

    def __getitem__(self, at: Any) -> Any:
        return evaluate(self._members, [x[at] for x in self._arrays])[-1]


def evaluate(members: list[Member], values: list[Any]) -> list[Any]:
    """The inputs' values of one element, and then each member's."""
    for member in members:
        made = member.element(values)
        if made is NotImplemented:
            raise LegalizeError(
                what=f"the body of {member.op.name} does not take this call",
                why="it returned NotImplemented",
                exists="its other kernels: the members of a fused operator are called one by one",
                fix="none is needed",
            )
        values.append(made)
    return values


def _decomposed(members: list[Member], outputs: list[int], inputs: Any) -> Any:
    values = list(inputs)
    for member in members:
        args = [values[a.number] if isinstance(a, Ref) else a for a in member.args]
        values.append(call_positional(member.op, member.op, args))
    return tuple(values[number] for number in outputs)


def described(fakes: Any) -> list[int]:
    """The argument `outputs`: each output's dtype, rank and sizes, as numbers."""
    found: list[int] = []
    for fake in fakes:
        found += [DTYPES.index(fake.dtype.name), fake.ndim, *fake.shape]
    return found
