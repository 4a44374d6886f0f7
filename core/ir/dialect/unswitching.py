"""Loop unswitching: a choice that is the same for all iterations is made before the loop.

A power's exponent is mostly a number. Then the loop is written once for products and once for the
general power, each with less to compute; all of them give the bits of the one that chooses.

Other choices are almost always the same: few angles have 2**40 turns, few numbers are not normal.
The math marks such conditions as likely; a short loop finds whether all of them hold in a piece of
the iterations, which a loop without the choices then serves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.dtype_table import is_float
from core.ir import ops
from core.ir.function import Block, Buffer, Op, Value
from core.ir.opset import SCALAR
from core.ir.rewrite import Copier
from core.ir.simplify.clean import remove_unused

if TYPE_CHECKING:
    from collections.abc import Iterable

WORTH, LEAST = 8, 4  # operations that the iterations of one loop, and of the other, are to lose
SHORT = 32  # operations; where there are no more, one of the loops may lose none
SMALL = 96  # operations; of more, one loop is to lose a third, and such a loop chooses once
LARGE = 512  # operations that are not written twice: compilers take long for them
SLOW = {"div": 8, "sqrt": 8}  # of floats: as many others
MOST = 3  # choices one after the other: at most eight loops
TEST = 2  # what a test of a piece saves is to be so many times its operations


class Choice:
    """A condition, the operations that give it before a loop, and the loop's block where it holds
    and where it does not."""

    __slots__ = ("before", "condition", "sides")

    def __init__(self, block: Block, condition: Value) -> None:
        self.condition = condition
        self.sides = side_of(block, {condition: 1}), side_of(block, {condition: 2})
        self.before = needed_for(block, [condition])


def choice(block: Block, is_first: bool, reads: bool = True) -> Choice | None:
    """What a loop over the block's last index need not choose itself, and is worth two loops; the
    choice that leaves the least to one of them. is_first: whether none is made before it. reads:
    whether a condition may be made of what the block loads."""
    conditions = dict.fromkeys(op.args[0] for op in block.ops if op.name == "where")
    whole = cost(block)
    fixed = fixed_of(block) if conditions and whole <= (LARGE if is_first else SMALL) else set()
    worth = WORTH if whole <= SMALL else whole // 3
    best, most = None, 0
    for condition in filter(fixed.__contains__, conditions):
        option = Choice(block, condition)
        if not reads and any(op.name == "load" for op in option.before):
            continue
        less, more = sorted(whole - cost(side) for side in option.sides)
        if more > most and more >= worth and (less >= LEAST or whole <= SHORT):
            best, most = option, more
    return best


class Agreement:
    """Likely conditions, the operations that give them in each iteration, and the block where they
    hold in all of a piece's."""

    __slots__ = ("conditions", "side", "test")

    def __init__(self, block: Block, conditions: list[Value]) -> None:
        self.conditions = conditions
        self.test = needed_for(block, conditions)
        self.side = side_of(block, dict.fromkeys(conditions, 1))


def agreement(block: Block) -> Agreement | None:
    """The likely conditions of a loop whose test saves the most: all but those of the most costly
    tests. None: all of them cost too much."""
    whole = cost(block)
    conditions = conditions_of(block) if whole <= LARGE else []
    conditions.sort(key=lambda v: sum(map(cost_of, needed_for(block, [v]))))
    best, most = None, 0
    for n in range(1, len(conditions) + 1):
        option = Agreement(block, conditions[:n])
        saved, test = whole - cost(option.side), TEST * sum(map(cost_of, option.test))
        if saved >= max(WORTH, test) and saved - test >= most:
            best, most = option, saved - test
    return best


def conditions_of(block: Block) -> list[Value]:
    """The likely conditions of a loop that can be tested before it."""
    fixed, repeatable = fixed_of(block), repeatable_of(block)
    likely = [op.results[0] for op in block.ops if op.name == "likely"]
    return [v for v in likely if v not in fixed and repeatable.issuperset(needed_for(block, [v]))]


def repeatable_of(block: Block) -> set[Op]:
    """The operations that give the same once more, before the iterations of their piece: an
    iteration reads nothing that others write."""
    repeatable, written = set(), set()
    for op in block.ops:
        if op.attrs.get("buffer") not in written if op.name == "load" else op.name in SCALAR:
            repeatable.add(op)
        for inner in (op, *(inner for b in op.blocks for inner in b.walk())):
            if inner.name in ("store", "atomic"):
                written.add(inner.attrs["buffer"])
    return repeatable


def needed_for(block: Block, values: Iterable[Value]) -> list[Op]:
    """The operations of a block that values of it are made by."""
    needed = set(values)
    for op in reversed(block.ops):
        if not needed.isdisjoint(op.results):
            needed.update(op.args)
    return [op for op in block.ops if not needed.isdisjoint(op.results)]


def fixed_of(block: Block) -> set[Value]:
    """The values of a block that are the same for all iterations over its last index."""
    index = block.params[-1]
    varying = {index}
    fixed: set[Value] = set()
    for op in block.ops:
        (fixed if _is_fixed(op, index, varying) else varying).update(op.results)
    return fixed


def _is_fixed(op: Op, index: Value, varying: set[Value]) -> bool:
    if op.name != "load":
        return op.name in SCALAR and varying.isdisjoint(op.args)
    buffer = op.attrs["buffer"]
    if buffer.access != "in" or op.attrs.get("masked"):
        return False
    return all(
        v not in varying or (v is index and isinstance(step, int) and step == 0)
        for v, step in zip(op.args, buffer.strides)
    )


def side_of(block: Block, sides: dict[Value, int]) -> Block:
    """The block where conditions are known to choose their arguments of those numbers."""
    copy = Block(block.params)
    with ops.into(copy):
        _Side(sides).all(block.ops)
    remove_unused(copy)
    return copy


class SameBuffers(Copier):
    """Copies parts of a kernel, which read and write what it does."""

    def buffer(self, buffer: Buffer) -> Buffer:
        return buffer


class _Side(SameBuffers):
    def __init__(self, sides: dict[Value, int]) -> None:
        super().__init__()
        self.sides = sides

    def visit(self, op: Op) -> list[Value] | None:
        side = self.sides.get(op.args[0]) if op.name == "where" else None
        return None if side is None else [self.value(op.args[side])]


def cost(block: Block) -> int:
    return sum(map(cost_of, block.ops))


def cost_of(op: Op) -> int:
    if op.name in ("const", "likely"):
        return 0
    return SLOW.get(op.name, 1) if op.results and is_float(op.results[0].dtype) else 1
