"""A body specialized for the layout of its arguments: fewer loops, and known strides.

A body is written for any rank, with every size and stride a parameter. Here loops over one element
are removed, loops over contiguous dimensions are merged, and strides of 0 and 1 become constants.
The resulting program is compiled: it depends on the layout of the arguments, never on their sizes;
of reductions whose lengths are always in the same of a few ranges (`range_of`), on these, so that
there is one way through a row.

`Axes` holds the facts that follow from the program alone. An axis is a set of loop indices that run
over the same dimensions of buffers; it is free if its indices are used for nothing else.
"""

from __future__ import annotations

import bisect
import itertools
import math
from typing import TYPE_CHECKING, Any

from core.ir import ops
from core.ir.function import Block, Buffer, Function, Op, Value
from core.ir.rewrite import Copier

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from core.bodies.specs import Layout

    Range = tuple[int, bool]


STARTS = (0, 16, 64, 256, 4097)  # of the ranges of lengths for which schedules have their ways
WHOLE = 64  # elements, of which a length may be a multiple: no vector is filled in part


def range_of(length: int) -> Range:
    """The number of the range that a length is in, and whether it is a multiple of WHOLE."""
    return bisect.bisect_right(STARTS, length) - 1, length > 0 and length % WHOLE == 0


def ranges_of(lengths: Sequence[int]) -> tuple[Range, ...]:
    """The ranges of all lengths that loops over such axes may have, merged or not."""
    counts = range(1, len(lengths) + 1)
    merged = itertools.chain.from_iterable(itertools.combinations(lengths, n) for n in counts)
    return tuple(range_of(math.prod(some)) for some in merged)


class Axis:
    """Loop indices that run over the same dimensions."""

    __slots__ = ("_fitting", "counted", "dims", "follows", "free", "indices", "loops", "number")

    def __init__(self, number: int) -> None:
        self.number = number
        self.indices: list[Value] = []
        self.dims: dict[Buffer, int] = {}
        self.loops: dict[Op, int] = {}  # operation -> which of its indices
        self.free = True
        self.counted = False
        self.follows: set[Axis] = set()  # those it comes right after in a position (see Axes)
        self._fitting: dict[Axis, bool] = {}

    def fits(self, other: Axis) -> bool:
        """Whether both run in the same loops over the same buffers, and so may become one."""
        known = self._fitting.get(other)
        if known is None:
            known = self._fitting[other] = self._fits(other)
        return known

    def _fits(self, other: Axis) -> bool:
        return (
            (self in other.follows or not (self.counted or other.counted))
            and self.free
            and other.free
            and self.dims.keys() == other.dims.keys()
            and self.loops.keys() == other.loops.keys()
            and all(op.name in ("parallel", "reduce") for op in self.loops)
        )


class Axes:
    """The axes of a program, found once.

    An index may also be used for the row-major position of an element, `i * n + j` with j below n:
    that is the same position where both run as one, i being 0 then.
    """

    def __init__(self, function: Function) -> None:
        self.function = function
        self.of: dict[Value, Axis] = {}
        self._pinned_dims: set[tuple[Buffer, int]] = set()
        self._pinned: set[Value] = set()
        self._extents: dict[Value, Value] = {}
        self._homes: dict[Value, tuple[Op, int]] = {}
        self._same: list[tuple[Value, Value]] = []
        self._dims: dict[tuple[Buffer, int], list[Value]] = {}
        for op in function.walk():
            self._loop(op)
        self._users: dict[Value, int] = {}
        for op in function.walk():
            for v in op.args:
                self._users[v] = self._users.get(v, 0) + 1
        self._positions = {op: pair for op in function.walk() if (pair := self._position(op))}
        self._counting = {v for pair in self._positions.values() for v in pair}
        for op in function.walk():
            self._uses(op)
        self.all = self._gather()

    def _loop(self, op: Op) -> None:
        if op.name in ("parallel", "reduce"):
            for n, index in enumerate(op.blocks[0].params):
                self._extents[index] = op.args[n]
                self._homes[index] = (op, n)
        elif op.name == "for":
            index = op.blocks[0].params[0]
            self._extents[index], self._homes[index] = op.args[1], (op, 0)
            if op.args[0].constant != 0 or op.args[2].constant != 1:
                self._pinned.add(index)
        elif op.name == "scan":
            for block in op.blocks[:2]:
                self._extents[block.params[0]] = op.args[0]
                self._homes[block.params[0]] = (op, 0)
                self._pinned.add(block.params[0])
            self._same.append((op.blocks[0].params[0], op.blocks[1].params[0]))

    def _position(self, op: Op) -> tuple[Value, Value] | None:
        """(i, j) where an operation is `i * n + j` or `(... + i) * n + j`, n the extent of j."""
        if op.name != "add" or op.args[1] not in self._extents:
            return None
        inner, product = op.args[1], op.args[0].op
        if product is None or product.name != "mul" or self._users[op.args[0]] != 1:
            return None
        outer = product.args[0]
        if outer not in self._extents and self._users[outer] == 1 and outer.op is not None:
            outer = outer.op.args[1] if self._position(outer.op) else outer
        if outer not in self._extents or product.args[1] is not self._extents[inner]:
            return None
        return outer, inner

    def computes_with(self, value: Any) -> bool:
        """Whether the program itself uses a value, not the place of an element alone."""
        return isinstance(value, Value) and value in self._users

    def _in_position(self, op: Op) -> bool:
        """Whether an operation is a part of a position, or may be."""
        if op in self._positions:
            return True
        return op.name == "mul" and any(add.args[0] is op.results[0] for add in self._positions)

    def _uses(self, op: Op) -> None:
        if self._in_position(op):
            return
        buffer: Any = op.attrs.get("buffer")
        rank = buffer.ndim if buffer is not None and op.name != "alloc" else 0
        for n, v in enumerate(op.args):
            if n >= rank:
                if v in self._extents:
                    self._pinned.add(v)
            elif v in self._extents:
                self._dims.setdefault((buffer, n), []).append(v)
            else:
                self._pinned_dims.add((buffer, n))

    def _gather(self) -> list[Axis]:
        axes: list[Axis] = []
        group: dict[Value, list[Value]] = {v: [v] for v in self._extents}

        def join(a: Value, b: Value) -> None:
            if group[a] is not group[b]:
                group[a].extend(group[b])
                for v in group[b]:
                    group[v] = group[a]

        for a, b in self._same:
            join(a, b)
        for indices in self._dims.values():
            for v in indices[1:]:
                join(indices[0], v)
        for v in self._extents:
            if v not in self.of:
                axis = Axis(len(axes))
                axes.append(axis)
                for member in group[v]:
                    self.of[member] = axis
                    axis.indices.append(member)
        for (buffer, n), indices in self._dims.items():
            axis = self.of[indices[0]]
            if buffer in axis.dims or (buffer, n) in self._pinned_dims or buffer.space != "global":
                axis.free = False
            axis.dims[buffer] = n
        for axis in axes:
            self._finish(axis)
        for outer, inner in self._positions.values():
            self.of[inner].follows.add(self.of[outer])
        for v in self._counting:
            self.of[v].counted = True
        return axes

    def _finish(self, axis: Axis) -> None:
        sizes = {b.shape[n] for b, n in axis.dims.items() if isinstance(b.shape[n], Value)}
        for index in axis.indices:
            op, n = self._homes[index]
            if op in axis.loops or index in self._pinned or self._extents[index] not in sizes:
                axis.free = False
            axis.loops[op] = n


class Fit:
    """How a program's axes lie for one layout: the key of the compiled kernel."""

    def __init__(self, axes: Axes, layout: Layout, ranges: bool = False) -> None:
        """ranges: whether the program is for one range of lengths of each reduction."""
        self.axes = axes
        self.layout = layout
        # Buffers may be longer than the loop that runs over them: such an axis stays as it is.
        axis_sizes = {axis: self._sizes(axis) for axis in axes.all if axis.free}
        self.sizes = {axis: sizes.pop() for axis, sizes in axis_sizes.items() if len(sizes) == 1}
        self.remaining = [axis for axis in axis_sizes if axis not in self.sizes]
        self.dropped = [axis for axis, size in self.sizes.items() if size == 1]
        self.groups = self._merge()
        self.ranges = [range_of(self._length(g)) if ranges else None for g in self.groups]
        self.strides = {
            (buffer, n): self._stride_class(buffer, n)
            for buffer in axes.function.buffers
            for n in range(buffer.ndim)
        }

    def _sizes(self, axis: Axis) -> set[int]:
        return {self.layout.buffers[buffer.name][0][n] for buffer, n in axis.dims.items()}

    def stride(self, buffer: Buffer, n: int) -> int:
        """The stride of a dimension; of one element, where it does not matter: as if contiguous."""
        shape, strides = self.layout.buffers[buffer.name]
        after = n + 1
        if shape[n] != 1:
            return strides[n]
        return self.stride(buffer, after) * shape[after] if after < len(shape) else 1

    def _stride_class(self, buffer: Buffer, n: int) -> int | None:
        if self.axes.computes_with(buffer.strides[n]):
            return None
        step = self.stride(buffer, n)
        return step if step in (0, 1) else None

    def _merge(self) -> list[list[Axis]]:
        """Axes that run through memory as one, outermost first in each group."""
        left = [axis for axis in self.sizes if axis not in self.dropped]
        left.sort(key=self._reach, reverse=True)
        groups: list[list[Axis]] = []
        for axis in left:
            for group in groups:
                if self._continues(group, axis):
                    group.append(axis)
                    break
            else:
                groups.append([axis])
        return groups

    def _length(self, group: list[Axis]) -> int:
        return math.prod(self.sizes[axis] for axis in group)

    def _reach(self, axis: Axis) -> tuple[int, ...]:
        written = sorted(axis.dims, key=lambda b: b.access == "in")
        return tuple(abs(self.stride(b, axis.dims[b])) for b in written)

    def _continues(self, group: list[Axis], inner: Axis) -> bool:
        outer = group[-1]
        return outer.fits(inner) and all(
            self.stride(b, outer.dims[b]) == self.stride(b, n) * self.sizes[inner]
            for b, n in inner.dims.items()
        )

    @property
    def key(self) -> tuple[Any, ...]:
        """Equal for two layouts that the same program fits."""
        return (
            tuple(a.number for a in self.remaining),
            tuple(a.number for a in self.dropped),
            tuple(tuple(a.number for a in g) for g in self.groups),
            tuple(n if _is_reduced(g[-1]) else None for g, n in zip(self.groups, self.ranges)),
            tuple(
                self.strides[b, group[-1].dims[b]] for group in self.groups for b in group[-1].dims
            ),
            tuple(
                step
                for (b, n), step in self.strides.items()
                if not any(b in a.dims and a.dims[b] == n for a in self.sizes)
            ),
        )

    def function(self) -> Fitted:
        """The program that fits this layout, and where its sizes and strides come from."""
        return _Fitter(self).run()


def _is_reduced(axis: Axis) -> bool:
    return any(op.name == "reduce" for op in axis.loops)


class Fitted:
    """A specialized program. `scalars` lists its index parameters, in order."""

    def __init__(self, function: Function, scalars: list[tuple[str, Any]]) -> None:
        self.function = function
        # ("size", [(buffer's name, n), ...]), ("stride", (buffer's name, n)) or ("value", name)
        self.scalars = scalars

    def values(self, layout: Layout) -> list[int]:
        """The index parameters for a layout."""
        numbers = []
        for what, dims in self.scalars:
            if what == "value":
                numbers.append(layout.values[dims])
            elif what == "stride":
                name, n = dims
                numbers.append(layout.buffers[name][1][n])
            else:
                size = 1
                for name, n in dims:
                    size *= layout.buffers[name][0][n]
                numbers.append(size)
        return numbers


class _Fitter(Copier):
    def __init__(self, fit: Fit) -> None:
        super().__init__()
        self.fit = fit
        self.params: list[tuple[Value, tuple[str, Any]]] = []
        self.extent: dict[Axis, Value] = {}  # of each group, by its last axis
        self.reduced: dict[Axis, Value] = {}  # the same of reductions, within its range
        self.gone: set[Axis] = set(fit.dropped)
        for group in fit.groups:
            dims = [(next(iter(a.dims)).name, next(iter(a.dims.values()))) for a in group]
            value = Value("index", name=f"n{len(self.extent)}")
            self.params.append((value, ("size", dims)))
            self.extent[group[-1]] = value
            self.gone.update(group[:-1])

    def run(self) -> Fitted:
        function = self.fit.axes.function
        for buffer in function.buffers:
            self._buffer(buffer)
        for value in function.params:
            if isinstance(value, Value) and value.name in self.fit.layout.values:
                self.values[value] = self._param(value.name, ("value", value.name))
        block = Block()
        with ops.into(block):
            for group, place in zip(self.fit.groups, self.fit.ranges):
                if place is not None and _is_reduced(group[-1]):
                    self.reduced[group[-1]] = _within(self.extent[group[-1]], *place)
            self.all(function.block.ops)
        program = Function(function.name, [], block, function.level)
        used = _values_used(program, self.buffers.values())
        params = [(v, source) for v, source in self.params if v in used]
        for n, (v, source) in enumerate(params):  # so that programs of other ranks are the same
            v.name = f"{source[0]}{n}"
        program.params = [v for v, _ in params] + [self.buffers[b] for b in function.buffers]
        return Fitted(program, [source for _, source in params])

    def _buffer(self, buffer: Buffer) -> None:
        shape: list[Any] = []
        strides: list[Any] = []
        for n in range(buffer.ndim):
            size = buffer.shape[n]
            if isinstance(size, Value) and size.op is None:
                if size not in self.values:
                    self.values[size] = self._param(size.name, ("size", [(buffer.name, n)]))
                size = self.values[size]
            axis = self._axis(buffer, n)
            if axis in self.gone:
                continue
            if axis is not None:
                size = self.extent[axis]
            step: Any = self.fit.strides[buffer, n]
            if step is None:
                step = self._param(f"{buffer.name}_s{n}", ("stride", (buffer.name, n)))
                self.values[buffer.strides[n]] = step
            shape.append(size)
            strides.append(step)
        fitted = Buffer(buffer.name, buffer.dtype, shape, strides, buffer.space, buffer.access)
        self.buffers[buffer] = fitted

    def _param(self, name: str, source: tuple[str, Any]) -> Value:
        value = Value("index", name=name)
        self.params.append((value, source))
        return value

    def _axis(self, buffer: Buffer, n: int) -> Axis | None:
        for axis in self.fit.sizes:
            if axis.dims.get(buffer) == n:
                return axis
        return None

    # ---- operations ----------------------------------------------------------------------------
    def visit(self, op: Op) -> Sequence[Value] | None:
        if op.name in ("load", "store", "atomic", "read"):
            return self._access(op)
        if op.name in ("parallel", "reduce"):
            return self._many(op)
        if op.name == "for" and (axis := self._free(op.blocks[0].params[0])) is not None:
            return self._one(op, axis)
        return None

    def _free(self, index: Value) -> Axis | None:
        axis = self.fit.axes.of.get(index)
        return axis if axis in self.fit.sizes else None

    def _access(self, op: Op) -> Sequence[Value]:
        buffer = op.attrs["buffer"]
        args = self.args(op)
        indices = [
            a for n, a in enumerate(args[: buffer.ndim]) if self._axis(buffer, n) not in self.gone
        ]
        attrs = {**op.attrs, "buffer": self.buffer(buffer)}
        dtypes = [v.dtype for v in op.results]
        return ops.append(Op(op.name, indices + args[buffer.ndim :], attrs, dtypes)).results

    def _many(self, op: Op) -> Sequence[Value]:
        """A loop over several indices: those left, outer before inner in memory."""
        rank = len(op.blocks[0].params)
        left: list[tuple[Value, Value]] = []
        for index, extent in zip(op.blocks[0].params, op.args):
            axis = self._free(index)
            if axis in self.gone:
                self.values[index] = ops.const(0, "index")
            elif axis is None:
                left.append((index, self.value(extent)))
            elif op.name == "reduce" and axis in self.reduced:
                left.append((index, self.reduced[axis]))
            else:
                left.append((index, self.extent[axis]))
        if op.name == "reduce" and not left:
            return self._nothing(op, rank)
        left.sort(key=lambda pair: self._rank(pair[0]))
        body = Block([Value("index", name=index.name) for index, _ in left])
        self.values.update({index: p for (index, _), p in zip(left, body.params)})
        with ops.into(body):
            self.all(op.blocks[0].ops)
        others = [self.block(b) for b in op.blocks[1:]]
        args = [extent for _, extent in left] + [self.value(v) for v in op.args[rank:]]
        dtypes = [v.dtype for v in op.results]
        return ops.append(Op(op.name, args, dict(op.attrs), dtypes, [body, *others])).results

    def _nothing(self, op: Op, rank: int) -> Sequence[Value]:
        """A reduction over one element."""
        first = [self.value(v) for v in op.args[rank:]]
        elements = self.inline(op.blocks[0], [self.value(v) for v in op.blocks[0].params])
        return self.joined(op, first, elements)

    def _rank(self, index: Value) -> int:
        axis = self._free(index)
        for n, group in enumerate(self.fit.groups):
            if axis is group[-1]:
                return n
        return -1

    def _one(self, op: Op, axis: Axis) -> Sequence[Value]:
        block = op.blocks[0]
        if axis in self.gone:
            return self.inline(block, [ops.const(0, "index"), *self.args(op)[3:]])
        args = [*self.args(op)[:1], self.reduced.get(axis, self.extent[axis]), *self.args(op)[2:]]
        dtypes = [v.dtype for v in op.results]
        body = self.block(block)
        return ops.append(Op("for", args, dict(op.attrs), dtypes, [body])).results


def _within(length: Value, number: int, whole: bool) -> Value:
    """A length that is in a range, as one of which passes see that it is."""
    unit = WHOLE if whole else 1
    count = ops.maximum(length // unit, STARTS[number] // unit)
    above = STARTS[number + 1 :]
    return (ops.minimum(count, (above[0] - 1) // unit) if above else count) * unit


def _values_used(function: Function, buffers: Iterable[Buffer]) -> set[Value]:
    used = {v for op in function.walk() for v in op.args}
    for buffer in buffers:
        used.update(s for s in (*buffer.shape, *buffer.strides) if isinstance(s, Value))
    return used
