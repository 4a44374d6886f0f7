"""Vectors along the inner loops: the CPU schedule of kernels whose iterations run along memory."""

from __future__ import annotations

import operator
from functools import partial
from typing import TYPE_CHECKING

from core.dtype_table import is_float
from core.ir import ops
from core.ir.builder import neutral
from core.ir.function import Block, Op, Value
from core.ir.opset import MATH
from core.ir.reports import is_report
from core.ir.schedule import accesses
from core.ir.schedule.cpu.arrays import Private, each, either, get_all, put_all
from core.ir.schedule.cpu.widening import Widening, narrow_loads

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.ir.schedule.capabilities import Capabilities

FEWEST = 8  # partial states of a reduction
SHORT = 16  # elements: fewer fill no vector, and a vector would wait for each to be stored
CHOICES = ("gt", "ge", "lt", "le", "eq", "ne", "isnan", "and", "or", "not", "where")
MASKED = ("float32", "float64", "int32", "int64")  # that AVX2 loads in masked lanes


class Rows(Widening):
    """Copies a kernel's block; reductions and independent loops become vectors.

    What costs much for an element is a vector to the end: the last elements, fewer than a vector
    has lanes, are computed with masked lanes.
    """

    def __init__(self, capabilities: Capabilities) -> None:
        super().__init__()
        # As many partial states as bytes in a vector: four vectors of float32. They are joined
        # after each has taken in some elements, so that rounding errors do not grow with the rest.
        self.lanes = capabilities.vector_bytes
        self.longest = 64 * self.lanes
        self.masks = capabilities.fma  # AVX2 and SVE have masked loads

    def visit(self, op: Op) -> Sequence[Value] | None:
        if op.name == "for":
            return self._for(op)
        if op.name == "store" and self.mask is not None:
            attrs = {"buffer": self.buffer(op.attrs["buffer"]), "masked": True}
            ops.append(Op("store", [*self.args(op), self.mask], attrs))
            return []
        if op.name == "scan":
            return self._scan(op)
        if op.name == "reduce":
            plain = op.attrs["combine"] != "custom" and len(op.results) == 1
            return [self._reduce(op)] if plain else self._states(op)
        return super().visit(op)

    def _vectorizes(self, op: Op) -> bool:
        one = op.args[2].constant == 1
        return one and accesses.independent(op)

    def _for(self, op: Op) -> list[Value]:
        """The last elements of a costly loop come first, in masked lanes: loads of them that follow
        need not wait then, and the last loop is still the one that fetches the next row."""
        block, extent = op.blocks[0], self.value(op.args[1])
        if not self._vectorizes(op):
            return self.copy(op, kind="serial").results
        (index,) = block.params
        if op.args[0].constant != 0 or not self._masks(block, index) or not stores_can_mask(block):
            return self.copy(op, kind="vector").results
        # Narrow elements fill whole vectors of bytes, or are widened.
        width = self.lanes if narrow_loads(block, index) else SHORT
        whole = extent // width * width
        self._masked(block, index, whole, extent - whole, partial(self._at, block, whole))
        each(whole, lambda at: self._inlined(block, at))
        return []

    def _inlined(self, block: Block, at: Value) -> None:
        self.inline(block, [at])

    def _at(self, block: Block, start: Value, at: Value) -> None:
        self.inline(block, [start + at])

    def _masks(self, block: Block, index: Value) -> bool:
        """Whether a loop gains by masked lanes: where an element takes a function of the math
        library, or narrow elements would fill a vector of bytes."""
        if not self._can_mask(block, index):
            return False
        return any(op.name in MATH for op in block.walk()) or bool(narrow_loads(block, index))

    def _can_mask(self, block: Block, index: Value) -> bool:
        return self.masks and loads_can_mask(block, index) and accesses.straight(block)

    def _masked(
        self, block: Block, index: Value, start: Value, count: Value,
        step: Callable[[Value], None],
    ) -> None:  # fmt: skip
        """step(at) for so many elements of a loop over a block, counted from `start`, a vector at a
        time, with lanes masked at the end."""

        def vector(n: Value) -> None:
            # Fewer than 2**31, and of the elements' width: 64-bit masks take twice the vectors.
            left = ops.cast(ops.minimum(count - n * SHORT, ops.const(SHORT, "index")), "int32")

            def lane(k: Value) -> None:
                at = n * SHORT + k
                self.mask, self.lane = ops.cast(k, "int32") < left, k
                step(at)
                self.mask = None

            self.widen(block, index, start + n * SHORT, ops.cast(left, "index"), SHORT)
            each(ops.const(SHORT, "index"), lane)
            self.wide = {}

        each((count + (SHORT - 1)) // SHORT, vector, "serial")

    def _taken(self, op: Op, before: list[Value], elements: list[Value]) -> list[Value]:
        """States that have taken in elements; in masked lanes they stay what they were.

        Elements become neutral there if that is the same. Of a choice between the states GCC makes
        a masked store, which is not forwarded to the loads after it.
        """
        if self.mask is None:
            return self.joined(op, before, elements)
        initial = self._now(op.args[-1:])
        if len(before) == 1 and _is_exact(op):
            (other,) = self._neutral(op, initial)
            return self.joined(op, before, [ops.where(self.mask, elements[0], other)])
        after = self.joined(op, before, elements)
        return [ops.where(self.mask, a, b) for a, b in zip(after, before, strict=True)]

    # ---- named combiners -----------------------------------------------------------------------
    def _reduce(self, op: Op) -> Value:
        """Nested reductions of one index each, the one along memory innermost."""
        block = op.blocks[0]
        rank = len(block.params)
        extents = [self.value(v) for v in op.args[:rank]]
        order = sorted(range(rank), key=lambda n: (accesses.score(block, block.params[n]), n))
        first = self.value(op.args[rank])
        return self._nest(op, [(block.params[n], extents[n]) for n in order], first)

    def _nest(self, op: Op, axes: list[tuple[Value, Value]], first: Value) -> Value:
        block, combine, dtype = op.blocks[0], op.attrs["combine"], op.results[0].dtype
        if not axes:  # over nothing: the one element
            (element,) = self.inline(block, [])
            return ops.join(combine, first, element)
        (index, extent), rest = axes[0], axes[1:]
        if len(axes) == 2 and is_float(dtype) and accesses.straight(block):
            return self._two(op, axes, first)
        if rest:
            return self._loop(
                index,
                extent,
                combine,
                first,
                lambda: self._nest(op, rest, ops.const(neutral(combine, dtype), dtype)),
            )
        if not accesses.straight(block):
            return self._loop(index, extent, combine, first, lambda: self._element(block))
        if is_float(dtype):
            return self._by_length(op, index, extent, first)
        whole = self._bytes if dtype == "bool" else self._whole
        (result,) = by_extent(
            extent,
            SHORT,
            lambda: [self._whole(op, index, extent, first, "")],
            lambda: [whole(op, index, extent, first)],
        )
        return result

    def _whole(
        self, op: Op, index: Value, extent: Value, first: Value, kind: str = "vector"
    ) -> Value:
        block = op.blocks[0]
        combine = op.attrs["combine"]
        return self._loop(index, extent, combine, first, lambda: self._element(block), kind)

    def _element(self, block: Block) -> Value:
        self.all(block.ops[:-1])
        return self.value(block.yields[0])

    def _loop(
        self,
        index: Value,
        extent: Value,
        combine: str,
        first: Value,
        element: Callable[[], Value],
        kind: str = "",
    ) -> Value:
        body = Block([Value("index", name=index.name)])
        self.values[index] = body.params[0]
        with ops.into(body):
            ops.append(Op("yield", [element()]))
        attrs = {"combine": combine, "kind": kind}
        return ops.append(Op("reduce", [extent, first], attrs, [first.dtype], [body])).result

    def _by_length(self, op: Op, index: Value, extent: Value, first: Value) -> Value:
        """A reduction of floats: a short one has no partial states, and fewer elements than fill a
        vector are taken one by one. Minima and maxima do not round: up to some length they have few
        states, which are soon joined."""
        block, combine = op.blocks[0], op.attrs["combine"]
        exact = combine in ("min", "max")
        limit = self.lanes * (4 if exact else 1)

        def directly(kind: str) -> Value:
            return self._loop(index, extent, combine, first, lambda: self._element(block), kind)

        size = ops.const(self.longest, "index")

        def fill(lanes: Private, start: Value, length: Value) -> None:
            self._clear(op, lanes, length)
            self._join_elements(op, lanes, index, start, length)

        def whole() -> list[Value]:
            return [self._blocks(op, extent, size, first, fill)]

        def vector() -> list[Value]:
            few = exact and len(block.params) == 1
            return self._lanes(op, SHORT) if few else [directly("vector")]

        def longer() -> list[Value]:
            return by_extent(extent, limit, vector, whole)

        costly = any(op.name in MATH for op in block.walk())
        if self._masks(block, index) and (costly or not exact):
            masked = partial(self._in_masked_lanes, op, index, extent, first)
            (result,) = by_extent(extent, self.lanes, masked, whole)
        else:
            fewest = FEWEST if exact and self._can_mask(block, index) else SHORT
            (result,) = by_extent(extent, fewest, lambda: [directly("")], longer)
        return result

    def _in_masked_lanes(self, op: Op, index: Value, extent: Value, first: Value) -> list[Value]:
        """A reduction of few elements to the states of one vector."""
        lanes = Private("lane", first.dtype, SHORT)
        self._clear(op, lanes, extent)

        def step(at: Value) -> None:
            self.values[index] = at
            before = [lanes.get(self.lane)]
            (total,) = self._taken(op, before, [self._element(op.blocks[0])])
            lanes.put(self.lane, value=total)

        self._masked(op.blocks[0], index, ops.const(0, "index"), extent, step)
        return self.joined(op, [first], self._halved(op, [lanes]))

    def _two(self, op: Op, axes: list[tuple[Value, Value]], first: Value) -> Value:
        """A reduction of floats over two indices: many rows have their partial states together."""
        (outer, rows), (inner, extent) = axes

        def apart() -> Value:
            combine = op.attrs["combine"]
            start = ops.const(neutral(combine, first.dtype), first.dtype)
            return self._loop(
                outer, rows, combine, first, lambda: self._by_length(op, inner, extent, start)
            )

        def together() -> Value:
            count = ops.const(self.longest, "index") // extent + 1

            def fill(lanes: Private, start: Value, length: Value) -> None:
                self._clear(op, lanes, length)

                def row(n: Value) -> None:
                    self.values[outer] = start + n
                    self._join_elements(op, lanes, inner, ops.const(0, "index"), extent)

                each(length, row, "serial")

            return self._blocks(op, rows, count, first, fill)

        (result,) = by_extent(extent, SHORT, lambda: [apart()], lambda: [together()])
        return result

    def _blocks(
        self,
        op: Op,
        extent: Value,
        size: Value,
        first: Value,
        fill: Callable[[Private, Value, Value], None],
    ) -> Value:
        """A reduction of floats, block by block: errors grow with the blocks, not the elements.

        fill(lanes, start, length): the partial states of one block.
        """
        combine, dtype = op.attrs["combine"], first.dtype
        count = (extent + size - 1) // size
        lanes = Private("lane", dtype, self.lanes)
        outer = Block([Value("index", name="block")])
        with ops.into(outer):
            start = outer.params[0] * size
            fill(lanes, start, ops.minimum(extent - start, size))
            ops.append(Op("yield", self._halved(op, [lanes])))
        attrs = {"combine": combine, "kind": ""}
        return ops.append(Op("reduce", [count, first], attrs, [dtype], [outer])).result

    def _halved(self, op: Op, states: list[Private]) -> list[Value]:
        """States joined half by half, as vectors: one by one each would wait for the last."""

        def fold(half: int, k: Value) -> None:
            put_all(states, k, self.joined(op, get_all(states, k), get_all(states, k + half)))

        half = states[0].buffer.shape[0] // 2
        while half:
            each(ops.const(half, "index"), partial(fold, half))
            half //= 2
        return get_all(states, ops.const(0, "index"))

    def _bytes(self, op: Op, index: Value, extent: Value, first: Value) -> Value:
        """A reduction of bools as one of bytes, of which a vector holds many."""
        block = op.blocks[0]
        combine = "and" if op.attrs["combine"] in ("and", "min", "prod") else "or"
        combine = "xor" if op.attrs["combine"] == "xor" else combine
        start = ops.cast(first, "uint8")
        total = self._loop(
            index, extent, combine, start, lambda: ops.cast(self._element(block), "uint8"), "vector"
        )
        return total != 0

    def _clear(self, op: Op, lanes: Private, length: Value) -> None:
        """As many neutral states as lanes: additions need not wait for each other."""
        combine = op.attrs["combine"]
        zero = ops.const(neutral(combine, lanes.dtype), lanes.dtype)
        if combine == "sum":
            # 0, but no constant: GCC stores that by memset, in pieces for which wider loads wait.
            zero = ops.cast(length < ops.const(0, "index"), lanes.dtype)
        count = ops.const(lanes.buffer.shape[0], "index")
        each(count, lambda k: lanes.put(k, value=zero))

    def _join_elements(
        self, op: Op, lanes: Private, index: Value, start: Value, length: Value
    ) -> None:
        def step(base: Value, k: Value) -> None:
            self.values[index] = base + k
            (total,) = self._taken(op, [lanes.get(k)], [self._element(op.blocks[0])])
            lanes.put(k, value=total)

        block = op.blocks[0]
        masks = self._masks(block, index)
        self._in_lanes(block, index, start, length, self.lanes, step, masks)

    def _in_lanes(
        self, block: Block, index: Value, start: Value, length: Value, lanes: int,
        step: Callable[[Value, Value], None], masks: bool,
    ) -> None:  # fmt: skip
        """step(base, lane) for every element: whole vectors of lanes first, then the rest."""
        width = ops.const(lanes, "index")
        count = length // width

        def vector(n: Value) -> None:
            base = start + n * width

            def lane(k: Value) -> None:
                self.lane = k
                step(base, k)

            if lanes == SHORT and masks:
                self.widen(block, index, base, width, lanes)
            each(width, lane)
            self.wide = {}

        each(count, vector, "serial")
        done = start + count * width
        last = partial(step, done)
        if masks:
            self._masked(block, index, done, length - count * width, last)
        else:
            each(length - count * width, last)

    # ---- several values, and combiners of the author's -----------------------------------------
    def _states(self, op: Op) -> list[Value]:
        block = op.blocks[0]
        rank = len(block.params)
        if rank == 1 and all(accesses.straight(b) for b in op.blocks):
            return self._long_or_short(op)
        return self._serial(op, [self.value(v) for v in op.args[:rank]], list(block.params))

    def _long_or_short(self, op: Op) -> list[Value]:
        """In lanes where there are elements for all of them: those of one vector, then all."""
        extent = self.value(op.args[0])
        narrow = max(FEWEST, self.lanes // 4)

        def longer() -> list[Value]:
            return by_extent(
                extent,
                self.lanes,
                lambda: self._lanes(op, narrow),
                lambda: self._lanes(op, self.lanes),
            )

        return by_extent(extent, SHORT, lambda: self._one_by_one(op), longer)

    def _one_by_one(self, op: Op) -> list[Value]:
        return self._serial(op, [self.value(op.args[0])], list(op.blocks[0].params))

    def _serial(self, op: Op, extents: list[Value], indices: list[Value]) -> list[Value]:
        """One loop a dimension, which carry the state."""
        block = op.blocks[0]

        def nest(at: int, state: list[Value]) -> list[Value]:
            if at == len(extents):
                return self.joined(op, state, self.inline(block, self._now(indices)))
            body = Block([Value("index", name=indices[at].name), *_like(state)])
            self.values[indices[at]] = body.params[0]
            with ops.into(body):
                ops.append(Op("yield", nest(at + 1, body.params[1:])))
            bounds = [ops.const(0, "index"), extents[at], ops.const(1, "index")]
            dtypes = [v.dtype for v in state]
            return ops.append(Op("for", bounds + state, {"kind": "serial"}, dtypes, [body])).results

        return nest(0, [self.value(v) for v in op.args[len(extents) :]])

    def _now(self, values: Sequence[Value]) -> list[Value]:
        return [self.value(v) for v in values]

    def _lanes(self, op: Op, lanes: int) -> list[Value]:
        """As many states as lanes, joined in the end: the inner loop is a vector."""
        block = op.blocks[0]
        extent, first = self.value(op.args[0]), self._now(op.args[1:])
        states = [Private("lane", v.dtype, lanes) for v in first]
        each(ops.const(lanes, "index"), lambda k: put_all(states, k, self._neutral(op, first)))

        def step(base: Value, k: Value) -> None:
            values = self.inline(block, [base + k])
            put_all(states, k, self._taken(op, get_all(states, k), values))

        # One by one, the last elements would wait for states that are stored as vectors.
        (index,) = block.params
        masks = self._can_mask(block, index)
        self._in_lanes(block, index, ops.const(0, "index"), extent, lanes, step, masks)
        return self.joined(op, first, self._halved(op, states))

    def _neutral(self, op: Op, first: list[Value]) -> list[Value]:
        combine = op.attrs["combine"]
        if combine == "custom":  # its initial value is neutral
            return first
        return [ops.const(neutral(combine, v.dtype), v.dtype) for v in first]

    # ---- scans ---------------------------------------------------------------------------------
    def _scan(self, op: Op) -> list[Value]:
        """In order, the state carried."""
        elements, then = op.blocks[:2]
        extent, first = self.value(op.args[0]), self._now(op.args[1:])
        body = Block([Value("index", name=elements.params[0].name), *_like(first)])
        with ops.into(body):
            index, state = body.params[0], body.params[1:]
            values = self.inline(elements, [index])
            joined = self.joined(op, state, values)
            self.inline(then, [index, *joined])
            ops.append(Op("yield", joined))
        bounds = [ops.const(0, "index"), extent, ops.const(1, "index")]
        dtypes = [v.dtype for v in first]
        return ops.append(Op("for", bounds + first, {"kind": "serial"}, dtypes, [body])).results


def loads_can_mask(block: Block, index: Value) -> bool:
    """Whether all loads may be masked, or widened before."""
    narrow = narrow_loads(block, index)
    loads = [op for op in block.walk() if op.name == "load" and op not in narrow]
    return all(op.attrs["buffer"].dtype in MASKED for op in loads)


def stores_can_mask(block: Block) -> bool:
    """Whether all stores may be masked: of what has masked loads, too, and each just once."""
    stores = [op.attrs for op in block.walk() if op.name == "store"]
    return all(
        a["buffer"].dtype in MASKED and not a.get("masked") and not is_report(a["buffer"])
        for a in stores
    )


def _is_exact(op: Op) -> bool:
    """Whether a state that is joined with a neutral element stays the same, bit for bit."""
    if op.attrs["combine"] != "custom":
        return True
    return all(o.name in CHOICES or o.name == "yield" for o in op.blocks[-1].ops)


def by_extent(
    extent: Value,
    limit: int,
    shorter: Callable[[], list[Value]],
    longer: Callable[[], list[Value]],
) -> list[Value]:
    """The results of `shorter` where the extent is below the limit, else those of `longer`."""
    least, most = bounds(extent)
    if most is not None and most < limit:
        return shorter()
    if least is not None and least >= limit:
        return longer()
    is_shorter = extent < ops.const(limit, "index")
    return either(is_shorter, shorter, longer)


def bounds(extent: Value) -> tuple[int | None, int | None]:
    """The least and the most that an extent is, as far as its own operations say."""
    if extent.constant is not None:
        return extent.constant, extent.constant
    name = "" if extent.op is None else extent.op.name
    if extent.op is None or name not in ("min", "max", "mul"):
        return None, None
    lows, highs = zip(*map(bounds, extent.op.args))
    if name == "mul":  # sizes are not negative
        return _both(operator.mul, lows), _both(operator.mul, highs)
    if name == "min":
        return _both(min, lows), min((n for n in highs if n is not None), default=None)
    return max((n for n in lows if n is not None), default=None), _both(max, highs)


def _both(join: Callable[..., int], numbers: Sequence[int | None]) -> int | None:
    return None if None in numbers else join(*numbers)


def _like(values: Sequence[Value]) -> list[Value]:
    return [Value(v.dtype, name="c") for v in values]
