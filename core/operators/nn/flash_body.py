"""Attention in tiles as a program of the loop IR: a query in each iteration, keys in blocks.

Softmax is computed online (Milakov and Gimelshein, 2018; Dao et al., 2022): with each block of keys
the largest score met so far may grow, and the earlier sums are then rescaled. No score is
stored for a pair of query and key. Each number of the query, and of the sums, that an iteration
keeps is read once for a whole block of keys.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core import ir
from core.operators.definition.body_parts import accumulator, declares

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import NotImplementedType

    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value

KEYS = 8  # of a block
MOST_NUMBERS = 256  # that queries, and values, may have: an iteration keeps as many
NEVER = float("-inf")


@declares(constant={"query": (3,), "value": (3,)}, on_cpu=False)
def flash_body(
    b: Builder,
    out: tuple[Buffer, Buffer],
    query: Buffer,
    key: Buffer,
    value: Buffer,
    attn_mask: Buffer | None,
    block_mask: Buffer | None,
    is_causal: bool,
    block_size: int,
    scale: float | None,
) -> NotImplementedType | None:
    if max(query.shape[3], value.shape[3]) > MOST_NUMBERS:
        return NotImplemented
    means, logsumexp = out
    with b.parallel(*query.shape[:3]) as at:
        row = _Query(b, at, query, key, value)
        row.masks = (attn_mask, block_mask, is_causal, block_size)
        row.take(query, 1 / math.sqrt(max(query.shape[3], 1)) if scale is None else scale)
        top, total = row.walk(key.shape[2])
        row.give(means, logsumexp, top, total)
    return None


class _Query:
    """One query: its state, and its update by a block of keys."""

    masks: tuple[Buffer | None, Buffer | None, bool, int]

    def __init__(
        self, b: Builder, at: tuple[Value, ...], query: Buffer, key: Buffer, value: Buffer
    ) -> None:
        self.b, self.key, self.value = b, key, value
        self.acc_dtype = accumulator(query.dtype)
        batch, head, self.row = at
        times = query.shape[1] // ir.ops.maximum(key.shape[1], 1)
        self.at, self.lead = (batch, head), (batch, head // ir.ops.maximum(times, 1))
        self.query = b.local(self.acc_dtype, max(query.shape[3], 1), name="query")
        self.sums = b.local(self.acc_dtype, max(value.shape[3], 1), name="sums")
        self.width, self.numbers = query.shape[3], value.shape[3]

    def number(self, value: float) -> Value:
        return ir.ops.const(value, self.acc_dtype)

    def take(self, query: Buffer, scale: float) -> None:
        with self.b.range(self.width) as e:
            self.query[e] = ir.ops.cast(query[(*self.at, self.row, e)], self.acc_dtype) * scale
        with self.b.range(self.numbers) as e:
            self.sums[e] = self.number(0)

    def walk(self, keys: Value) -> tuple[Value, Value]:
        """The largest score, and the sum of all weights for it."""
        _, blocks, causal, size = self.masks
        seen = ir.ops.minimum(keys, self.row + 1) if causal else keys
        count = KEYS if blocks is None else math.gcd(KEYS, size)  # of one block of the mask
        whole = seen // count * count
        state = (self.number(NEVER), self.number(0))
        state = self.b.loop((0, whole, count), state, self.step(count))
        return self.b.loop((whole, seen), state, self.step(1))

    def step(self, count: int) -> Callable[..., tuple[Value, ...]]:
        """Adds some keys to the sums, unless they are hidden together: then they are not read."""
        _, blocks, _, size = self.masks

        def added(k: Value, *state: Value) -> tuple[Value, ...]:
            return self.block([k + n for n in range(count)], *state)

        def step(k: Value, *state: Value) -> tuple[Value, ...]:
            if blocks is None:
                return added(k, *state)
            shown = self._mask(blocks, self.row // size, k // size)
            return self.b.select(shown, lambda: added(k, *state), lambda: state)

        return step

    def block(self, keys: Sequence[Value], top: Value, total: Value) -> tuple[Value, Value]:
        """Adds a block of keys to the sums."""
        scores = [self.masked(k, s) for k, s in zip(keys, self.scores(keys), strict=True)]
        higher = top
        for score in scores:
            higher = ir.ops.maximum(higher, score)
        base = ir.ops.where(higher == NEVER, 0, higher)
        weights = [ir.ops.exp(score - base) for score in scores]
        scale = ir.ops.exp(top - base)
        with self.b.range(self.numbers) as e:
            added = self.sums[e] * scale
            for k, weight in zip(keys, weights, strict=True):
                added = ir.ops.fma(weight, self._of(self.value, k, e), added)
            self.sums[e] = added
        total = total * scale
        for weight in weights:
            total = total + weight
        return higher, total

    def scores(self, keys: Sequence[Value]) -> tuple[Value, ...]:
        def step(e: Value, *sums: Value) -> tuple[Value, ...]:
            own = self.query[e]
            return tuple(
                ir.ops.fma(own, self._of(self.key, k, e), total)
                for k, total in zip(keys, sums, strict=True)
            )

        dots = self.b.loop(self.width, tuple(self.number(0) for _ in keys), step)
        return dots if isinstance(dots, tuple) else (dots,)

    def _of(self, tensor: Buffer, k: Value, e: Value) -> Value:
        return ir.ops.cast(tensor[(*self.lead, k, e)], self.acc_dtype)

    def masked(self, k: Value, score: Value) -> Value:
        """A score; -inf where the query does not see the key."""
        mask = self.masks[0]
        if mask is None:
            return score
        entry = self._mask(mask, self.row, k)
        if mask.dtype == "bool":
            return ir.ops.where(entry, score, NEVER)
        return score + ir.ops.cast(entry, self.acc_dtype)

    def _mask(self, mask: Buffer, row: Value, column: Value) -> Value:
        places = zip((*self.at, row, column), mask.shape, strict=True)
        return mask[tuple(ir.ops.minimum(i, n - 1) for i, n in places)]

    def give(self, means: Buffer, logsumexp: Buffer, top: Value, total: Value) -> None:
        """The results: nothing where no key was seen."""
        blind = total == 0
        share = 1 / ir.ops.where(blind, 1, total)

        def store(e: Value, share: Value) -> Value:
            means[(*self.at, self.row, e)] = ir.ops.cast(self.sums[e] * share, means.dtype)
            return share

        self.b.loop(self.numbers, share, store)
        logarithm = ir.ops.log(ir.ops.where(blind, 1, total)) + top
        logarithm = ir.ops.where(blind, NEVER, logarithm)
        logsumexp[(*self.at, self.row)] = ir.ops.cast(logarithm, logsumexp.dtype)
