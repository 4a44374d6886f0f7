"""Outputs whose sizes depend on data, for frameworks that have symbols for such sizes.

A fake kernel asks `core.library.get_ctx()` for a dynamic size. It is run twice, with different
unusual numbers in its place: sizes that differ between the two runs depend on data.
"""

from collections.abc import Callable, Sequence
from typing import Any

from core._native import Tensor, dtype
from core.custom_ops.dynamic_size import with_numbers
from core.dispatcher.binding import call_positional
from core.interop.plan import Plan

# (fake results, their sizes that depend on data, the bounds of these)
WithNumbers = tuple[list[Tensor], list[int], list[tuple[int, int | None]]]
NewSize = Callable[[int, int | None], Any]  # (least, most) -> a symbol


def open_shapes(
    plan: Plan, fakes: Sequence[Tensor], new_size: NewSize
) -> list[tuple[tuple[Any, ...], dtype]] | None:
    """(shape, dtype) of each output, with a symbol for every size that depends on data; None
    where the fake kernel asked for no such size."""
    op, values = plan.operator, plan.filled(fakes)

    def run(skip: int) -> WithNumbers:
        made: WithNumbers = call_positional(
            lambda *a, **k: with_numbers(op, a, k, skip), op, values
        )
        return made

    first, sizes, bounds = run(0)
    if not bounds:
        return None
    second, others, _ = run(len(bounds))
    symbols = dict(zip(zip(sizes, others), [new_size(*bound) for bound in bounds]))

    def size(a: int, b: int) -> Any:
        # A size computed from a dynamic size is a new size to the framework.
        return a if a == b else symbols[a, b] if (a, b) in symbols else new_size(0, None)

    return [(tuple(map(size, a.shape, b.shape)), a.dtype) for a, b in zip(first, second)]
