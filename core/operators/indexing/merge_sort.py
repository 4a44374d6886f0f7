"""The body of sorting: a merge sort whose passes are kernels, for one long row as for many short.

Every element becomes an integer that orders as the element does, together with its position, so
that order is total and the sort is stable. Blocks of 16 are put in order by a network; then each
pass merges runs two by two, and where many iterations share a merge, each finds its part by a
search along the diagonal (Odeh et al., "Merge Path", 2012). Where only the first k elements are
wanted, runs are cut to k; a few are found without sorting all.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from core import ir
from core.dtype_table import NARROW, is_float
from core.operators.definition.body_parts import accumulator, along, bit_length, indices

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value

    Pair = tuple[tuple[Value, ...], tuple[Value, ...]]

BLOCK = 16  # elements that the network puts in order
CHUNK = 128  # elements that one iteration merges
FEW = 16  # so few wanted elements are found by going through rows, not by sorting blocks
PASSED = 6  # merge passes that this takes the place of
_NARROW = ("bool", "int8", "int16", "int32", "uint8", "uint16", "uint32")


# ---- keys --------------------------------------------------------------------------------------
def _key(x: Value, descending: bool) -> Value:
    """An int64 that orders as x does, NaN last and both zeros equal; of 32 bits if x has."""
    if is_float(x.dtype):
        key = _float_key(ir.ops.cast(x, accumulator(x.dtype)))
    elif x.dtype == "uint64":
        key = ir.ops.bitcast(x, "int64") ^ -(2**63)
    else:
        key = ir.ops.cast(x, "int64")
        key = key - 2**31 if x.dtype == "uint32" else key
    return ~key if descending else key


def _float_key(x: Value) -> Value:
    bits, last = ("int64", 2**63 - 1) if x.dtype == "float64" else ("int32", 2**31 - 1)
    zero = ir.ops.const(0, x.dtype)
    raw = ir.ops.bitcast(ir.ops.where(x == 0, zero, x), bits)
    width = 63 if bits == "int64" else 31
    key = raw ^ ((raw >> width) & last)
    return ir.ops.cast(ir.ops.where(ir.ops.isnan(x), ir.ops.const(last, bits), key), "int64")


class _Packed:
    """Keys of 32 bits: key and position in one int64."""

    end: tuple[int, ...] = (2**63 - 1,)  # after all elements

    @staticmethod
    def make(key: Value, position: Value) -> tuple[Value, ...]:
        return ((key << 32) | position,)

    @staticmethod
    def position(element: Sequence[Value]) -> Value:
        return element[0] & (2**32 - 1)

    @staticmethod
    def exchange(p: tuple[Value, ...], q: tuple[Value, ...]) -> Pair:
        return (ir.ops.minimum(p[0], q[0]),), (ir.ops.maximum(p[0], q[0]),)

    @staticmethod
    def stays(p: Value, q: Value, has_p: Value) -> Value:
        """Whether p, of the left run, comes first: the end of a run follows all elements."""
        return p <= q


class _Paired:
    """Keys of 64 bits, and the positions in a second array."""

    end: tuple[int, ...] = (2**63 - 1, 2**63 - 1)

    @staticmethod
    def make(key: Value, position: Value) -> tuple[Value, ...]:
        return key, position

    @staticmethod
    def position(element: Sequence[Value]) -> Value:
        return element[1]

    @staticmethod
    def exchange(p: tuple[Value, ...], q: tuple[Value, ...]) -> Pair:
        swap = (q[0] < p[0]) | ((q[0] == p[0]) & (q[1] < p[1]))
        chosen = [(ir.ops.where(swap, b, a), ir.ops.where(swap, a, b)) for a, b in zip(p, q)]
        return tuple(a for a, _ in chosen), tuple(b for _, b in chosen)

    @staticmethod
    def stays(p: Value, q: Value, has_p: Value) -> Value:
        """Of equal keys the left run's, if it has more: its positions are smaller."""
        return (p <= q) & has_p


# ---- blocks ------------------------------------------------------------------------------------
def network(size: int) -> list[tuple[int, int]]:
    """Batcher's odd-even merge sort: pairs to be put in order, for a power of 2."""
    pairs = []
    p = 1
    while p < size:
        k = p
        while k >= 1:
            for j in range(k % p, size - k, 2 * k):
                reach = range(j, j + min(k, size - j - k))
                pairs += [(i, i + k) for i in reach if i // (2 * p) == (i + k) // (2 * p)]
            k //= 2
        p *= 2
    return pairs


class _Rows:
    """Two planes of rows of elements, from one of which each pass merges to the other."""

    def __init__(
        self, b: Builder, kind: type[_Packed | _Paired], others: list[Value], size: Value
    ) -> None:
        self.kind = kind
        self.arrays = [
            b.temp("int64", 2, *others, size, name=name) for name in ("key", "at")[: len(kind.end)]
        ]

    def key(self, plane: Value, row: list[Value], i: Value, mask: Value) -> Value:
        return self.arrays[0].load(plane, *row, i, mask=mask, other=self.kind.end[0])


def sort_rows(
    b: Builder, x: Buffer, axis: int, descending: bool, first: Value | None = None
) -> Callable[[tuple[Value, ...], Value], Value]:
    """Kernels that sort the rows of x along axis; returns `position(at, j)`, the j-th of a row's.

    first: how many elements of each row are wanted, if not all.
    """
    others, size, place = along(x, axis)
    kind = _Packed if x.dtype in (*_NARROW, *NARROW, "float32") else _Paired
    rows = _Rows(b, kind, others, size)
    wanted = size if first is None else first
    few = None if first is None else (wanted > 0) & (wanted <= FEW)
    many = contextlib.nullcontext() if few is None else b.when(~few)
    with many, b.parallel(*others, (size + (BLOCK - 1)) // BLOCK) as at:
        *row, block = indices(at)
        _sort_block(rows, x, place, row, block * BLOCK, size, descending)
    passes = _bits((size - 1) >> (BLOCK.bit_length() - 1))
    start: Any = 0
    if few is not None:
        with b.when(few):
            _find_few(b, rows, x, place, others, size, wanted, descending)
        start = ir.ops.cast(few, "index") * PASSED
        passes = ir.ops.maximum(passes, start)
    with b.range(start, passes) as p:
        _merge_pass(b, rows, p, others, size, wanted)

    def position(at: tuple[Value, ...], j: Value) -> Value:
        plane = passes & 1
        return kind.position([t[(plane, *indices(at), j)] for t in rows.arrays])

    return position


def _bits(n: Value) -> Value:
    """How many bits an index value has; 0 for a value that is not positive."""
    return bit_length(ir.ops.maximum(n, 0))


def _sort_block(
    rows: _Rows,
    x: Buffer,
    place: Callable[..., tuple[Value | int, ...]],
    row: list[Value],
    start: Value,
    size: Value,
    descending: bool,
) -> None:
    kind, held = rows.kind, []
    for k in range(BLOCK):
        inside = start + k < size
        value = x.load(*place(tuple(row), start + k), mask=inside, other=0)
        element = kind.make(_key(value, descending), ir.ops.cast(start + k, "int64"))
        held.append(tuple(ir.ops.where(inside, v, e) for v, e in zip(element, kind.end)))
    for i, j in network(BLOCK):
        held[i], held[j] = kind.exchange(held[i], held[j])
    for k in range(BLOCK):
        for t, value in zip(rows.arrays, held[k]):
            t.store(0, *row, start + k, value=value, mask=start + k < size)


def _find_few(
    b: Builder,
    rows: _Rows,
    x: Buffer,
    place: Callable[..., tuple[Value | int, ...]],
    others: list[Value],
    size: Value,
    wanted: Value,
    descending: bool,
) -> None:
    """The first elements of each run, in order; elements not before the last kept are skipped."""
    kind, run = rows.kind, BLOCK << PASSED
    with b.parallel(*others, (size + (run - 1)) // run) as at:
        *row, part = indices(at)
        begin = part * run

        def slot(i: Value) -> tuple[Value, ...]:
            return (ir.ops.const(0, "index"), *row, begin + i)

        count = ir.ops.minimum(size - begin, run)
        capacity = ir.ops.minimum(wanted, count)
        with b.range(capacity) as i:
            for t, end in zip(rows.arrays, kind.end):
                t[slot(i)] = end

        def step(j: Value, worst: Value) -> Value:
            value = x[place(tuple(row), begin + j)]
            element = kind.make(_key(value, descending), ir.ops.cast(begin + j, "int64"))

            def insert() -> Value:
                def move(i: Value, *carried: Value) -> tuple[Value, ...] | Value:
                    held = tuple(t[slot(i)] for t in rows.arrays)
                    held, carried = kind.exchange(held, carried)
                    for t, v in zip(rows.arrays, held):
                        t[slot(i)] = v
                    return carried if len(carried) > 1 else carried[0]

                b.loop(capacity, element, move)
                return rows.arrays[0][slot(capacity - 1)]

            better = (element[0] < worst) | (j < capacity)
            return b.select(better, insert, lambda: worst)

        b.loop(count, (ir.ops.const(kind.end[0], "int64"),), step)


# ---- merges ------------------------------------------------------------------------------------
def _merge_pass(
    b: Builder, rows: _Rows, p: Value, others: list[Value], size: Value, wanted: Value
) -> None:
    """From runs of BLOCK << p elements, in plane p & 1, to runs of twice as many, in the other."""
    width = ir.ops.const(BLOCK, "index") << p
    source, target = p & 1, 1 - (p & 1)
    length = ir.ops.minimum(2 * width, wanted)
    chunk = ir.ops.minimum(length, CHUNK)
    pairs = (size + 2 * width - 1) // (2 * width)
    rounds = p + BLOCK.bit_length()
    with b.parallel(*others, pairs, (length + chunk - 1) // chunk) as at:
        *row, pair, part = indices(at)
        base, skipped = pair * 2 * width, part * chunk
        run = ir.ops.minimum(width, wanted)
        left = ir.ops.minimum(run, size - base)
        right = ir.ops.maximum(ir.ops.minimum(run, size - base - width), 0)
        count = ir.ops.minimum(ir.ops.minimum(left + right, wanted) - skipped, chunk)

        def from_left(i: Value) -> Value:
            return rows.key(source, row, base + i, i < left)

        def from_right(j: Value) -> Value:
            return rows.key(source, row, base + width + j, j < right)

        skipped = ir.ops.minimum(skipped, left + right)
        first = _split(b, from_left, from_right, skipped, left, right, rounds)

        def step(d: Value, i: Value, j: Value) -> tuple[Value, ...]:
            p, q = from_left(i), from_right(j)
            more = ir.ops.cast(rows.kind.stays(p, q, i < left), "index")
            here = (target, *row, base + skipped + d)
            rows.arrays[0][here] = ir.ops.minimum(p, q)
            if len(rows.arrays) > 1:  # by bits: a compiler would make a jump, half of them missed
                mine, other = base + i, base + width + j
                chosen = other ^ ((mine ^ other) & -more)
                rows.arrays[1][here] = rows.arrays[1][(source, *row, chosen)]
            return i + more, j + (1 - more)

        b.loop(ir.ops.maximum(count, 0), (first, skipped - first), step)


def _split(
    b: Builder,
    from_left: Callable[[Value], Value],
    from_right: Callable[[Value], Value],
    d: Value,
    left: Value,
    right: Value,
    rounds: Value,
) -> Value:
    """How many of the first d elements of two merged runs come from the left one."""
    low = ir.ops.maximum(d - right, 0)
    high = ir.ops.minimum(d, left)

    def halve(_: Value, low: Value, high: Value) -> tuple[Value, Value]:
        middle = (low + high) >> 1
        open_ = low < high
        up = from_left(middle) <= from_right(ir.ops.maximum(d - 1 - middle, 0))
        return (
            ir.ops.where(open_ & up, middle + 1, low),
            ir.ops.where(open_ & ~up, middle, high),
        )

    low, _ = b.loop(rounds, (low, high), halve)
    return low
