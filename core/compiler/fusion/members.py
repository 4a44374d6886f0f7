"""The members of a fused group: their operands, and the results of the group."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, TypeVar

from core import ir
from core.bodies.definition import body_of
from core.compiler.fusion.gathers import axes_above, refusing
from core.dispatcher.binding import call_positional
from core.dtype_table import NARROW, is_integer
from core.errors import LegalizeError
from core.ir.legalize.narrow import bits_of
from core.schema import parameters

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence

    from core._native import Operator
    from core.bodies.specialize import Range
    from core.compiler.fusion.gathers import Lookup
    from core.compiler.fusion.joins import Join
    from core.ir.function import Value


_T = TypeVar("_T")
NUMBERS = {"float": "float64", "int": "int64", "bool": "bool"}  # as bodies are given them


class Ref:
    """Which value of a fused operator: its inputs come first, then each member's results."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def __repr__(self) -> str:
        return f"%{self.number}"


class NumberRef(Ref):
    """Which input of a fused operator that is a number: read as it would be stored (Operand)."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"#{self.number}"


class Sizes:
    """A size, or a list of them: no program depends on them, they are an argument of each call."""

    __slots__ = ("single", "start", "stop")

    def __init__(self, start: int, stop: int, single: bool) -> None:
        self.start, self.stop, self.single = start, stop, single

    def of(self, sizes: Sequence[int]) -> int | list[int]:
        return sizes[self.start] if self.single else list(sizes[self.start : self.stop])

    def __repr__(self) -> str:
        return f"sizes[{self.start}:{self.stop}]"


class Member:
    """A call inside: its arguments are Refs, Sizes and constants.

    kind: "element", "row", "index", "join", "gather", "sink" or "view"; dtypes: what its results
    are stored as; body_args: as its body is given them; compute: what operands are converted to,
    from the argument numbered `convert_from` on (None: no operand is).
    """

    __slots__ = ("args", "body_args", "compute", "convert_from", "dtypes", "kind", "op")

    def __init__(
        self,
        op: Operator,
        kind: str,
        args: list[Any],
        body_args: list[Any],
        compute: str,
        dtypes: list[str],
    ) -> None:
        self.op, self.kind, self.args, self.body_args = op, kind, args, body_args
        self.compute, self.dtypes = compute, dtypes
        self.convert_from = {"select": 1, "copy": None, "cast": None, "elementwise": None}.get(
            op.rule or "", 0
        )

    @property
    def key(self) -> Hashable:
        args = tuple((type(a).__name__, repr(a)) for a in (*self.args, *self.body_args))
        return self.op, args, self.compute, tuple(self.dtypes)

    def with_inputs(self, numbers: Mapping[int, int], first: int, more: int) -> Member:
        """The same in a group that has `more` inputs more, before the value numbered `first`.

        numbers: for an argument which input it is now.
        """

        def moved(arg: Any) -> Any:
            if isinstance(arg, list):
                return [moved(a) for a in arg]
            return (
                type(arg)(arg.number + more)
                if isinstance(arg, Ref) and arg.number >= first
                else arg
            )

        args = [
            NumberRef(numbers[k]) if k in numbers else moved(arg) for k, arg in enumerate(self.args)
        ]
        return Member(self.op, self.kind, args, moved(self.body_args), self.compute, self.dtypes)

    @property
    def reads(self) -> list[int]:
        """The numbers of the values that it reads."""
        flat = itertools.chain.from_iterable(a if isinstance(a, list) else [a] for a in self.args)
        return [arg.number for arg in flat if isinstance(arg, Ref)]

    def elements(self, value: Callable[[int], Value]) -> list[Value]:
        """One element of each of the member's results, in the loop IR, from the values before."""
        if self.kind == "view":
            return [value(self.reads[0])]
        operands = [
            self._operand(k, a, value)
            for k, (a, p) in enumerate(zip(self.args, parameters(self.op), strict=True))
            if p.type.rstrip("?") != "dtype"
        ]
        result = accepted(self.op, body_of(self.op)(*operands))
        results = result if isinstance(result, tuple) else (result,)
        return [stored(r, dtype) for r, dtype in zip(results, self.dtypes, strict=True)]

    def is_costly(self, dtypes: Sequence[str]) -> bool:
        """Whether an element takes a function of the math library; dtypes: those of the values."""
        from core.ir.function import Block
        from core.ir.opset import MATH

        if self.kind != "element":
            return False
        block = Block()
        try:
            with ir.ops.into(block):
                self.elements(lambda n: ir.Value(dtypes[n]))
        except LegalizeError:  # raised again when the group is built
            return False
        return any(op.name in MATH for op in block.walk())

    def _operand(self, k: int, arg: Any, value: Callable[[int], Value]) -> Value | None:
        if arg is None:
            return None
        if not isinstance(arg, Ref):
            annotated = parameters(self.op)[k].type if self.op.rule == "elementwise" else ""
            return ir.ops.const(arg, NUMBERS.get(annotated, self.compute))
        convert = self.convert_from is not None and k >= self.convert_from
        convert = convert or isinstance(arg, NumberRef)
        return ir.ops.cast(value(arg.number), self.compute) if convert else value(arg.number)


def accepted(op: Operator, result: _T) -> _T:
    """The result of a body, unless it declines."""
    if result is NotImplemented:
        raise LegalizeError(
            what=f"the body of {op.name} does not take this call",
            why="it returned NotImplemented",
            exists="its other kernels: the members of a fused operator are called one by one",
            fix="none is needed",
        )
    return result


def stored(result: Any, dtype: str) -> Value:
    """A result as it would be read again: converted, and rounded as where it is stored."""
    if not isinstance(result, ir.Value):
        return ir.ops.const(result, dtype)
    if result.dtype == dtype and dtype in NARROW:
        return ir.ops.bitcast(ir.ops.bitcast(result, bits_of(dtype)), dtype)
    return ir.ops.cast(result, dtype)


class Group:
    """The computation of a fused operator.

    inputs: their dtypes, the last `numbers` of them those of numbers. dims: for each value the axis
    of each of its dimensions, None where it is not run over; inner: the axes that members run
    along. outputs: the numbers of the results. joins, lookups, steps: see joins.py, gathers.py,
    sinks.py; parts: by how many threads the places that sinks add to are shared.
    lengths: the ranges of rows' lengths at each call (`ranges_of`); empty where they may change.
    broadcasts: each element follows from those of its place in all inputs, whose shapes broadcast,
    and rows are short: the kernel is one of an elementwise operator, which is launched for several
    rows at once.
    """

    __slots__ = (
        "above", "broadcasts", "dims", "inner", "inputs", "joins", "lengths", "lookups", "members",
        "numbers", "outputs", "parts", "steps",
    )  # fmt: skip

    def __init__(
        self,
        members: Sequence[Member],
        inputs: Sequence[str],
        dims: Sequence[tuple[int | None, ...]],
        inner: tuple[int, ...],
        outputs: Sequence[int],
        numbers: int = 0,
        joins: Sequence[Join] = (),
        lookups: Sequence[Lookup] = (),
        lengths: Sequence[Range] = (),
        broadcasts: bool = False,
        steps: tuple[int, ...] = (),
        parts: int = 1,
    ) -> None:
        self.members, self.inputs, self.dims = tuple(members), tuple(inputs), tuple(dims)
        self.joins, self.lookups = tuple(joins), tuple(lookups)
        self.above = axes_above(joins, lookups)
        self.inner, self.outputs, self.numbers = inner, tuple(outputs), numbers
        self.lengths, self.broadcasts = tuple(lengths), broadcasts
        self.steps, self.parts = steps, parts

    @property
    def names(self) -> list[str]:
        """The operators that errors name: those that read or add at positions, which alone depend
        on values; or all of it."""
        members = refusing(self.members) or self.members
        return list(dict.fromkeys(member.op.name for member in members))

    def sink_of(self, number: int) -> Member | None:
        """The sink whose result a value is; None where it is none's."""
        last = len(self.inputs)
        for member in self.members:
            last += len(member.dtypes)
            if number < last:
                return member if member.kind == "sink" and number == last - 1 else None
        return None

    @property
    def is_alike(self) -> bool:
        """Whether each element of the results follows from those of its place in all tensors: the
        results may be written over them."""
        first = self.dims[self.outputs[0]]
        rest = self.dims[: len(self.inputs) - self.numbers] + tuple(
            self.dims[k] for k in self.outputs
        )
        same = all(len(d) != len(first) or None in d or d == first for d in rest)
        return not self.inner and None not in first and same and not self.above

    @property
    def key(self) -> Hashable:
        members = tuple(m.key for m in self.members)
        spaces = self.dims, self.inner, self.joins, self.lookups, self.steps
        launched = self.lengths, self.broadcasts, self.parts
        return members, self.inputs, self.outputs, self.numbers, *spaces, *launched

    def with_inputs(self, places: Sequence[tuple[int, int]], scalars: bool) -> Group:
        """The same computation with inputs for numbers in it, in these places: (member, argument).

        scalars: whether they are passed as numbers; otherwise as tensors of the dtype that their
        member computes in.
        """
        first, more = len(self.inputs), len(places)
        numbers: list[dict[int, int]] = [{} for _ in self.members]
        dtypes = []
        for k, (m, a) in enumerate(places, first):
            numbers[m][a] = k
            compute = self.members[m].compute
            kept = "int64" if is_integer(compute) else "float64"
            dtypes.append(kept if scalars else compute)
        return Group(
            [m.with_inputs(own, first, more) for m, own in zip(self.members, numbers)],
            [*self.inputs, *dtypes],
            [*self.dims[:first], *[()] * more, *self.dims[first:]],
            self.inner,
            [number + more for number in self.outputs],
            self.numbers + more * scalars,
            self.joins,
            self.lookups,
            self.lengths,
            self.broadcasts,
            self.steps,
            self.parts,
        )

    @property
    def dtypes(self) -> list[str]:
        """Of all its values."""
        return [*self.inputs, *(dtype for m in self.members for dtype in m.dtypes)]

    def elements(self, *inputs: Value) -> tuple[Value, ...]:
        """An elementwise group's results of one element of each input, in the loop IR."""
        values = list(inputs)
        for member in self.members:
            values += member.elements(values.__getitem__)
        return tuple(values[number] for number in self.outputs)

    def call(self, inputs: Sequence[Any], sizes: Sequence[int] = ()) -> tuple[Any, ...]:
        """The results, by calls of its members."""
        values = list(inputs)

        def operand(arg: Any) -> Any:
            if isinstance(arg, Sizes):
                return arg.of(sizes)
            if isinstance(arg, list):
                return [operand(a) for a in arg]
            return values[arg.number] if isinstance(arg, Ref) else arg

        for member in self.members:
            result = call_positional(member.op, member.op, [operand(a) for a in member.args])
            values.extend(result if isinstance(result, (tuple, list)) else (result,))
        return tuple(values[number] for number in self.outputs)
