"""A program's host part as steps over numbered slots, with which native code repeats it.

`host.py` computes the temporaries and launches of a program for given sizes. `recorded` walks the
same block once without sizes: each number becomes a slot, each operation on numbers a step that
fills one. What the slots mean to native code: core/csrc/launch/body_template.h.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core.dtype_table import ITEMSIZE, is_integer
from core.ir.host import WORK, Host, Launch

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from core.ir.compile import Compiled
    from core.ir.function import Block, Function, Op

# Of core/ir/evaluate.py, for integers and, but for those of _OF_INTEGERS, for bools.
_OF_INTEGERS = frozenset(("sub", "neg", "abs", "floordiv", "mod", "shl", "shr", "not"))
OPERATIONS = _OF_INTEGERS | {
    "add", "mul", "min", "max", "and", "or", "xor", "eq", "ne", "lt", "le", "gt", "ge", "where",
    "cast",
}  # fmt: skip
_LIMIT = 1 << 63


class Steps:
    """Slots: numbers that native code computes for a call, each from earlier ones.

    entries: ("constant", n), ("size", code, dim), ("stride", code, dim), ("int", argument, item)
    or (operation, dtype, slot, ...), in order; equal ones are one slot.
    """

    def __init__(self) -> None:
        self.entries: list[tuple[Any, ...]] = []
        self._slots: dict[tuple[Any, ...], int] = {}

    def slot(self, *entry: Any) -> int:
        """The number of the slot of an entry."""
        number = self._slots.setdefault(entry, len(self.entries))
        if number == len(self.entries):
            self.entries.append(entry)
        return number

    def constant(self, n: int) -> int:
        if not isinstance(n, int):
            raise TypeError(n)
        if not -_LIMIT <= n < _LIMIT:
            raise OverflowError(n)
        return self.slot("constant", int(n))

    def index(self, name: str, *slots: int) -> int:
        """An operation on index values."""
        return self.slot(name, "index", *slots)

    def product(self, slots: Iterable[int], first: int = 1) -> int:
        result = None if first == 1 else self.constant(first)
        for slot in slots:
            result = slot if result is None else self.index("mul", result, slot)
        return self.constant(1) if result is None else result


def can_be_recorded(function: Function) -> bool:
    """Whether the host part of a scheduled program is arithmetic of integers, temporaries and
    launches, without control flow."""
    return all(
        op.name in ("const", "alloc", "parallel", "yield") or _is_step(op)
        for op in function.block.ops
    )


def _is_step(op: Op) -> bool:
    dtypes = {v.dtype for v in (*op.args, *op.results)}
    numbers = all(d == "bool" or (is_integer(d) and d != "uint64") for d in dtypes)
    bools = op.args and op.args[-1].dtype == "bool"
    return op.name in OPERATIONS and numbers and not (bools and op.name in _OF_INTEGERS)


def recorded(
    compiled: Compiled, scalars: Sequence[int], steps: Steps
) -> tuple[list[int], list[Launch]]:
    """The temporaries and the launches of a program for which `can_be_recorded` holds.

    scalars: the slots of its index parameters. All numbers of the result are slots, a temporary's
    number of bytes, and a launch's scalars, total and grain.
    """
    host = _Recorder(compiled, scalars, steps)
    host.run()
    return host.temp_bytes, host.launches


class _Recorder(Host):
    """Has a slot where Host has a number."""

    def __init__(self, compiled: Compiled, scalars: Sequence[int], steps: Steps) -> None:
        super().__init__(compiled, scalars)
        self.steps = steps
        self.launches: list[Launch] = []

    def value(self, v: Any) -> int:
        return self.values[v] if v.constant is None else self.steps.constant(v.constant)

    def _scalar(self, op: Op) -> int:
        return self.steps.slot(op.name, op.results[0].dtype, *map(self.value, op.args))

    def _alloc(self, op: Op) -> None:
        buffer = op.attrs["buffer"]
        known = math.prod(n for n in buffer.shape if isinstance(n, int))
        others = [self.value(n) for n in buffer.shape if not isinstance(n, int)]
        self.temps[buffer] = len(self.temp_bytes)
        self.temp_bytes.append(self.steps.product(others, known * ITEMSIZE[buffer.dtype]))

    def _parallel(self, op: Op) -> None:
        kernel = self.compiled.kernels[op]
        total = self.steps.product(map(self.value, op.args))
        buffers = [self._memory(b, kernel.buffers) for b in kernel.buffers]
        scalars = [self.value(v) for v in kernel.scalars]
        grain = self._grain(op.blocks[0])
        self.launches.append(Launch(self.compiled.addresses[op], buffers, scalars, total, grain))

    def _grain(self, block: Block) -> int:
        steps, one, work = self.steps, self.steps.constant(1), None
        for number, lengths in self.compiled.work(block, self.values):
            at_least_one = [steps.index("max", self.values[n], one) for n in lengths]
            term = steps.product(at_least_one, number)
            work = term if work is None else steps.index("add", work, term)
        if work is None:
            return steps.constant(WORK)
        threads = steps.index("floordiv", steps.constant(WORK), steps.index("max", work, one))
        return steps.index("max", threads, one)
