"""Row programs: the bodies of a group's members as one kernel, row by row.

Members read each other's elements and rows where these are computed. A quantity with one value for
each row (a total, a mean) is a value of the kernel; other quantities are recomputed in each loop
that reads them, unless they are costly: then they are stored in the memory of a later result, which
stays in the cache. Without inner axes a row is one element, and the program is elementwise.
"""

from __future__ import annotations

import contextlib
import functools
import itertools
import operator
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from core.bodies.definition import body_of, row_form_of
from core.bodies.positions import position_to_load
from core.compiler.fusion.gathers import positions_in
from core.compiler.fusion.joins import along_join
from core.compiler.fusion.members import Ref, accepted, stored
from core.compiler.fusion.sinks import added_in
from core.dispatcher.binding import call_positional
from core.dtype_table import NARROW
from core.ir import ops
from core.ir.rows import Row, RowOut, indices
from core.schema import parameters

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence

    from core.compiler.fusion.members import Group, Member
    from core.ir.builder import Array, Builder
    from core.ir.function import Value
    from core.schema import Parameter

BLOCK = 4096  # columns that are added to at once: long pieces of rows are read fast


class FusedProgram:
    """Builds the program of a fused operator, a group of calls."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def __call__(self, b: Builder, out: Array | tuple[Array, ...], *args: Any) -> None:
        group, arrays = self.group, args[: len(self.group.inputs)]
        outs = out if isinstance(out, tuple) else (out,)
        extents: dict[int | None, Any] = {}
        for number, array in [*zip(group.outputs, outs), *enumerate(arrays)]:
            for axis, size in zip(group.dims[number], array.shape):
                extents.setdefault(axis, size)
        for join in group.joins:
            extents.setdefault(join.axis, functools.reduce(_add, _lengths(join.parts, extents)))
        totals = [self._begun(b, n, outs, arrays, extents) for n in range(len(outs))]
        apart = {None, *group.inner, *group.above, *group.steps}
        row_axes = sorted(axis for axis in extents.keys() - apart if axis is not None)
        shared = [group.parts] if group.parts > 1 else []
        attrs: dict[str, Any] = {"block": BLOCK} if group.steps else {}
        with (
            b.parallel(*shared, *(extents[a] for a in row_axes), **attrs) as at,
            b.ranges(*(extents[a] for a in group.steps)) as step,
        ):
            axes = [*row_axes, *group.steps]
            where = [*indices(at)[len(shared) :], *indices(step)]
            place: dict[int | None, Any] = dict(zip(axes, where))
            row = partial(RowProgram, group, b, totals, arrays, place, extents)
            if shared:
                for numbers, owner in row().owners():
                    mine = owner % group.parts == indices(at)[0]
                    with b.range(ops.cast(mine, "index")):  # a condition, which columns can have
                        row().write(numbers)
            else:
                row().write(group.outputs)
        for total, array in zip(totals, outs):
            if total is not array:
                with b.parallel(*array.shape) as at:
                    array[at] = ops.cast(total[at], array.dtype)

    def _begun(
        self,
        b: Builder,
        n: int,
        outs: Sequence[Array],
        arrays: Sequence[Array],
        extents: Mapping[int | None, Any],
    ) -> Array:
        """Where a result is written; that of a sink is what it adds to. Floats of 16 bits are added
        as float32, in other memory, as in a call by itself."""
        number, array = self.group.outputs[n], outs[n]
        sink = self.group.sink_of(number)
        if sink is None:
            return array
        total = b.temp("float32", *array.shape) if array.dtype in NARROW else array
        axes = [axis for axis in self.group.dims[number] if axis is not None]
        with b.parallel(*(extents[axis] for axis in axes)) as at:
            place: dict[int | None, Any] = dict(zip(axes, indices(at)))
            RowProgram(self.group, b, outs, arrays, place, extents).begin(number, sink, total)
        return total


class RowProgram:
    """One row of a group's kernel, while it is written."""

    def __init__(
        self,
        group: Group,
        b: Builder,
        outs: Sequence[Array],
        arrays: Sequence[Array],
        place: Mapping[int | None, Value],
        extents: Mapping[int | None, Any],
    ) -> None:
        self.group, self.b, self.outs, self.arrays = group, b, outs, arrays
        self.place, self.extents = place, extents
        self.uses = Uses(group)
        self.row_values: dict[int, Value] = {}  # values of the whole row
        self.row_results: dict[int, Callable[..., Value]] = {}  # of row members and kept rows
        self.slots = [
            Slot(array, number)
            for number, array in zip(group.outputs, outs)
            if self.uses.is_whole(number)
        ]
        self._loop: Any = None  # the indices of the loop that is written
        self._elements: dict[int, Value] = {}  # values computed in it
        self._positions: dict[int | None, Position] = {}  # on axes over which no loop runs

    def owners(self) -> list[tuple[list[int], Value]]:
        """Of the results those that are written together, and a number that tells by which thread:
        the same for all that meets in one place of a sink."""
        found: list[tuple[list[int], Value]] = []
        ways: dict[Hashable, list[int]] = {}
        for number in self.group.outputs:
            sink = self.group.sink_of(number)
            way = None if sink is None else tuple(sink.reads[1:-1])
            if way in ways:
                ways[way].append(number)
                continue
            ways[way] = [number]
            if sink is None:
                places = [self.place[axis] for axis in self.group.steps]
            else:
                places = [position.place for position in self._looked_up(sink, ()).values()]
            found.append((ways[way], functools.reduce(_add, places)))
        return found

    def write(self, numbers: Sequence[int]) -> None:
        """Computes and stores these results."""
        for number in range(len(self.arrays)):
            if not self.uses.is_whole(number) and not self.uses.is_part(number):
                self.row_values[number] = self._load(number, self.arrays[number], ())
        for event, member in enumerate(self.group.members):
            first = self.uses.first[event]
            if member.kind == "row":
                self._keep_costly(event)
                self._row(event, member, first)
            elif not self.uses.is_whole(first) and not self.uses.is_part(first):
                self.row_values |= enumerate(self._member_elements(member, first, ()), first)
        self._store(numbers)

    def begin(self, number: int, sink: Member, total: Array) -> None:
        """Stores an element of what a sink adds to."""
        value = self.element(sink.args[0].number, ())
        total[self._index(number, ())] = ops.cast(value, total.dtype)

    def _add(self, number: int, sink: Member, total: Array) -> None:
        """Adds an element at the place that positions name."""
        value = ops.cast(self.element(added_in(sink.op.name, sink.args).number, ()), total.dtype)
        self._positions = self._looked_up(sink, ())
        at, mask = self._index(number, ()), self._inside(number)
        self._positions = {}
        if mask is None:
            total[at] = _joined(total[at], value)
        else:
            before = total.load(*at, mask=mask, other=ops.const(0, total.dtype))
            total.store(*at, value=_joined(before, value), mask=mask)

    def _store(self, numbers: Sequence[int]) -> None:
        final = {slot.number for slot in self.slots if slot.final}
        pairs = [(n, o) for n, o in zip(self.group.outputs, self.outs) if n in numbers]
        pairs = [(n, o) for n, o in pairs if n not in final]
        for number, array in pairs:
            sink = self.group.sink_of(number)
            if sink is not None:
                self._add(number, sink, array)
            elif not self.uses.is_whole(number):
                array[self._index(number, ())] = self.row_values[number]
        whole = [(n, o) for n, o in pairs if self.uses.is_whole(n)]
        if whole:
            with self.b.ranges(*(self.extents[a] for a in self.group.inner)) as j:
                values = [self.element(number, indices(j)) for number, _ in whole]
                for (number, array), value in zip(whole, values):
                    array[self._index(number, indices(j))] = value

    # ---- elements ------------------------------------------------------------------------------
    def element(self, number: int, j: Sequence[Any]) -> Value:
        """A value at one place of the row; computed once in each loop."""
        if number in self.row_values:
            return self.row_values[number]
        if self._loop is None or list(map(id, self._loop)) != list(map(id, j)):
            self._loop, self._elements = tuple(j), {}
        if number not in self._elements:
            self._elements[number] = self._computed(number, j)
        return self._elements[number]

    def _computed(self, number: int, j: Sequence[Any]) -> Value:
        if number in self.row_results:
            return self.row_results[number](*j)
        if number < len(self.arrays):
            return self._load(number, self.arrays[number], j)
        event = self.uses.member[number]
        first = self.uses.first[event]
        values = self._member_elements(self.group.members[event], first, j)
        self._elements |= enumerate(values, first)
        return values[number - first]

    def _member_elements(self, member: Member, first: int, j: Sequence[Any]) -> list[Value]:
        """One element of each of a member's results, whose numbers begin with `first`."""
        if member.kind == "index":
            return [self._placed(member, first, j)]
        if member.kind == "join":
            return [self._joined(member, first, j)]
        if member.kind == "gather":
            return [self._gathered(member, j)]
        return member.elements(lambda n: self.element(n, j))

    def _joined(self, member: Member, number: int, j: Sequence[Any]) -> Value:
        """An element of a join: that of the part in which the place lies."""
        refs, d = member.args[0], member.args[1]
        at = ops.value(self._index(number, j)[d], "index")
        axes = along_join(member.op.name, (self.group.dims[ref.number] for ref in refs), d)
        ends = list(itertools.accumulate(_lengths(axes, self.extents), _add))
        values = []
        for k, (ref, axis) in enumerate(zip(refs, axes)):
            place = at - ends[k - 1] if k else at
            inside = place >= 0 if k else at < ends[0]
            if 0 < k < len(refs) - 1:
                inside = inside & (at < ends[k])
            positions = {} if axis is None else {axis: Position(place, inside)}
            value = self._read_at(ref.number, positions, j)
            values.append(ops.cast(value, member.dtypes[0]))
        result = values[-1]
        for value, end in reversed(list(zip(values, ends[:-1]))):
            result = ops.where(at < end, value, result)
        return stored(result, member.dtypes[0])

    def _gathered(self, member: Member, j: Sequence[Any]) -> Value:
        """An element of a gather: that of its table at the positions that are read."""
        table = member.args[0].number
        return stored(self._read_at(table, self._looked_up(member, j), j), member.dtypes[0])

    def _looked_up(self, member: Member, j: Sequence[Any]) -> dict[int | None, Position]:
        """The positions that a gather or a sink reads, on the axes of its table."""
        axes = self.group.dims[member.args[0].number]
        return {
            axes[d]: Position(*position_to_load(self.element(ref.number, j), self.extents[axes[d]]))
            for d, ref in positions_in(member.op.name, member.args, len(axes))
        }

    def _read_at(
        self, number: int, positions: Mapping[int | None, Position], j: Sequence[Any]
    ) -> Value:
        """An element of a part or a table, at positions on axes; inputs are read where these lie
        inside."""
        if not positions:
            return self.element(number, j)
        before = self._positions, self._elements
        self._positions, self._elements = {**self._positions, **positions}, {}
        try:
            return self.element(number, j)
        finally:
            self._positions, self._elements = before

    def _placed(self, member: Member, number: int, j: Sequence[Any]) -> Value:
        """The value that a body stores at this position."""
        at = [ops.value(i, "index") for i in self._index(number, j)]
        out = Place(member.dtypes[0], [self.extents.get(a, 1) for a in self.group.dims[number]])
        body = body_of(member.op)
        args = [
            self._at_place(arg, p, p.name in body.runtime_args, out, j)
            for arg, p in zip(member.body_args, parameters(member.op), strict=True)
        ]
        call_positional(partial(body, OnePlace(at), out), member.op, args)
        return stored(out.value, out.dtype)

    def _at_place(
        self, arg: Any, p: Parameter, runtime_args: bool, out: Place, j: Sequence[Any]
    ) -> Any:
        if isinstance(arg, Ref):
            return Place(self.uses.dtypes[arg.number], out.shape, self.element(arg.number, j))
        if runtime_args and isinstance(arg, int):
            return ops.const(arg, "index")
        if p.type.startswith("Scalar") and arg is not None:
            return Place(_SCALARS[type(arg)], [], ops.const(arg, _SCALARS[type(arg)]))
        return arg

    def _load(self, number: int, array: Array, j: Sequence[Any]) -> Value:
        at, mask = self._index(number, j), self._inside(number)
        return array[at] if mask is None else array.load(*at, mask=mask)

    def _inside(self, number: int) -> Value | None:
        """Whether positions lie within a value's axes; None: they do."""
        axes, positions = self.group.dims[number], self._positions
        read = [positions[axis].inside for axis in axes if axis in positions]
        inside = [mask for mask in read if mask is not None]
        return functools.reduce(operator.and_, inside) if inside else None

    def _index(self, number: int, j: Sequence[Any]) -> tuple[Any, ...]:
        where: dict[int | None, Any] = {**self.place, **dict(zip(self.group.inner, j)), None: 0}
        where |= {axis: position.place for axis, position in self._positions.items()}
        return tuple(where[axis] for axis in self.group.dims[number])

    # ---- members that run along the row --------------------------------------------------------
    def _row(self, event: int, member: Member, number: int) -> None:
        form = row_form_of(member.op)
        x = self.group.dims[member.reads[0]]
        over = call_positional(form.over, member.op, [len(x), *member.body_args[1:]])
        axes = [x[d] for d in over]
        numbers = range(number, number + len(member.dtypes))
        outs = tuple(
            RowOut(dtype, partial(self._keep, n, axes)) for n, dtype in zip(numbers, member.dtypes)
        )
        row_args = [self._as_row(a, axes) if isinstance(a, Ref) else a for a in member.body_args]
        row = partial(form.row, self.b, outs if len(outs) > 1 else outs[0])
        returned = accepted(member.op, call_positional(row, member.op, row_args))
        results = returned if isinstance(returned, tuple) else (returned,)
        for n, dtype, result in zip(numbers, member.dtypes, results, strict=True):
            if form.total:
                self.row_values[n] = stored(result, dtype)
            else:
                self.row_results[n] = self._rounded(result, dtype, axes)

    def _as_row(self, ref: Ref, axes: Sequence[Any]) -> Row:
        def read(*j: Value) -> Value:
            return self.element(ref.number, self._ordered(j, axes))

        sizes = [self.extents[a] for a in axes]
        return Row(read, sizes, self.uses.dtypes[ref.number])

    def _ordered(self, j: Sequence[Any], axes: Sequence[Any]) -> tuple[Any, ...]:
        """Indices of an operator's dimensions in the order of the group's axes."""
        where = dict(zip(axes, j))
        return tuple(where[a] for a in self.group.inner)

    def _rounded(
        self, element: Callable[..., Value], dtype: str, axes: Sequence[Any]
    ) -> Callable[..., Value]:
        def read(*j: Value) -> Value:
            where = dict(zip(self.group.inner, j))
            return stored(element(*(where[a] for a in axes)), dtype)

        return read

    # ---- what waits in memory ------------------------------------------------------------------
    def _keep(
        self, number: int, axes: Sequence[Any], dtype: str, element: Callable[..., Value]
    ) -> Callable[..., Value]:
        """The values that a row form keeps; what nothing else reads makes place for them."""
        event = self.uses.member[number]
        for other in self.slots:
            if other.waiting is not None and not self.uses.is_read_after(other.waiting, event):
                other.waiting, other.taken = None, False
        slot = self._slot(dtype)
        if slot is None:
            return element
        read = self._fill(slot, self._rounded(element, dtype, axes))
        return lambda *j: read(*self._ordered(j, axes))

    def _keep_costly(self, event: int) -> None:
        """Stores values that this loop and a later one would both compute."""
        for number in self.uses.kept(event):
            slot = self._slot(self.uses.dtypes[number], number)
            if slot is not None:
                self.row_results[number] = self._fill(slot, partial(self._computed_at, number))
                slot.final, slot.waiting = slot.number == number, number

    def _computed_at(self, number: int, *j: Value) -> Value:
        return self.element(number, j)

    def _slot(self, dtype: str, number: int | None = None) -> Slot | None:
        """A result's memory in which nothing waits, that of `number` first."""
        free = [slot for slot in self.slots if slot.array.dtype == dtype and not slot.taken]
        return min(free, key=lambda slot: slot.number != number, default=None)

    def _fill(self, slot: Slot, element: Callable[..., Value]) -> Callable[..., Value]:
        slot.taken = True
        with self.b.ranges(*(self.extents[a] for a in self.group.inner)) as j:
            slot.array[self._index(slot.number, indices(j))] = element(*indices(j))
        return lambda *j: slot.array[self._index(slot.number, j)]


def _lengths(axes: Sequence[int | None], extents: Mapping[int | None, Any]) -> list[Any]:
    return [1 if axis is None else extents[axis] for axis in axes]


def _joined(a: Value, b: Value) -> Value:
    return a | b if a.dtype == "bool" else a + b


def _add(a: Any, b: Any) -> Any:
    """The sum of two lengths, which are index values or ints."""
    return a + b if isinstance(a, int) and isinstance(b, int) else ops.value(a, "index") + b


# The dtypes of numbers, as kernels are given them.
_SCALARS = {bool: "bool", int: "int64", float: "float64", complex: "complex128"}


class Position(NamedTuple):
    """A place on the axis of a part or a table, and whether it lies within; None: it does."""

    place: Value
    inside: Value | None


class Place:
    """An array of which there is one element, at the place that is written."""

    __slots__ = ("dtype", "shape", "value")

    def __init__(self, dtype: str, shape: Sequence[Any], value: Any = None) -> None:
        self.dtype, self.shape, self.value = dtype, tuple(shape), value

    @property
    def ndim(self) -> int:
        return len(self.shape)

    def __getitem__(self, at: Any) -> Any:
        return self.value

    def __setitem__(self, at: Any, value: Any) -> None:
        self.value = ops.value(value, self.dtype)


class OnePlace:
    """A builder for a body that makes elements one by one: it is at one of them."""

    __slots__ = ("_at",)

    def __init__(self, at: Sequence[Any]) -> None:
        self._at = tuple(at)

    @contextlib.contextmanager
    def parallel(self, *_: Any) -> Iterator[Any]:
        yield self._at[0] if len(self._at) == 1 else self._at


class Slot:
    """The memory of a result of the group, where another value may wait before it is written.

    final: the waiting rows are the result. waiting: the number of the costly value that waits.
    """

    __slots__ = ("array", "final", "number", "taken", "waiting")

    def __init__(self, array: Array, number: int) -> None:
        self.array, self.number = array, number
        self.taken = self.final = False
        self.waiting: int | None = None


class Uses:
    """Reads by event: members that run along rows are events, the store is the last one."""

    def __init__(self, group: Group) -> None:
        self.group, self.end = group, len(group.members)
        self.dtypes = list(group.inputs)
        self.first: list[int] = []  # each member's first result
        self.member: dict[int, int] = {}
        for k, member in enumerate(group.members):
            self.first.append(len(self.dtypes))
            for dtype in member.dtypes:
                self.member[len(self.dtypes)] = k
                self.dtypes.append(dtype)
        self.kept_rows: set[int] = set()
        for number in sorted(self.member, reverse=True):
            counted = self._counted()
            member = group.members[self.member[number]]
            if counted.get(number, 0) > 1 and member.is_costly(self.dtypes):
                self.kept_rows.add(number)

    def is_whole(self, number: int) -> bool:
        above = self.group.above
        axes = (b for a in self.group.dims[number] for b in above.get(a, (a,)))
        return any(axis in self.group.inner for axis in axes)

    def is_part(self, number: int) -> bool:
        """Whether it is a part of a join, a table, or what one is computed from."""
        return any(axis in self.group.above for axis in self.group.dims[number])

    def kept(self, event: int) -> list[int]:
        """The values that must be in memory before this event, in order."""
        events = self._events()
        return sorted(n for n in self.kept_rows if min(events.get(n, [self.end])) == event)

    def is_read_after(self, number: int, event: int) -> bool:
        """Whether a later event reads a value, but through the results of this event."""
        first = self.first[event]
        own = range(first, first + len(self.group.members[event].dtypes))
        return any(
            later > event and number in self._cone(n, set(own)) for later, n, _ in self._roots()
        )

    def _roots(self) -> list[tuple[int, int, int]]:
        """(event, the number that it reads, how often)."""
        roots = [(self.end, n, 1) for n in self.group.outputs if self.is_whole(n)]
        for event, member in enumerate(self.group.members):
            if member.kind == "row":
                passes = row_form_of(member.op).passes
                roots += [(event, n, passes) for n in member.reads if self.is_whole(n)]
        return roots

    def _cone(self, number: int, cone: set[int]) -> set[int]:
        """The values computed when a number is read, itself included."""
        if number in cone or number not in self.member or not self.is_whole(number):
            return cone
        cone.add(number)
        if number not in self.kept_rows:
            for read in self.group.members[self.member[number]].reads:
                self._cone(read, cone)
        return cone

    def _counted(self) -> dict[int, int]:
        counted: dict[int, int] = {}
        roots = [(n, times) for _, n, times in self._roots()]
        for number, times in roots + [
            (n, 1) for kept_number in self.kept_rows for n in self._below(kept_number)
        ]:
            for n in self._cone(number, set()):
                counted[n] = counted.get(n, 0) + times
        return counted

    def _below(self, kept_number: int) -> list[int]:
        return [
            n for n in self.group.members[self.member[kept_number]].reads if n not in self.kept_rows
        ]

    def _events(self) -> dict[int, list[int]]:
        """For each number the events that read it, directly or through other values."""
        events: dict[int, list[int]] = {}
        for event, number, _ in self._roots():
            for n in self._cone(number, set()):
                events.setdefault(n, []).append(event)
        return events
