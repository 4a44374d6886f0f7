"""vmap against a loop: each tensor batched alone, and all of them together."""

from __future__ import annotations

import warnings
from collections.abc import Sequence

from core import func
from core._native import Tensor
from core.dispatcher.binding import invoke
from core.testing.arrays import stacked
from core.testing.opchecks.case import Case, Slot, place_of, placed, refused
from core.testing.opchecks.layouts import near
from core.testing.opchecks.report import Failed, Inapplicable, Skip
from core.testing.samples import outputs_of
from core.transforms.batching import BatchingWarning

SIZE = 3


def test_vmap(case: Case) -> str:
    """core.func.vmap gives the results of a Python loop over the batch."""
    if case.reason("batch"):
        raise Skip(str(case.reason("batch")))
    if case.op.mutates:
        raise Skip("it writes to its arguments")
    if case.is_random:
        raise Skip("the operator is tagged as random")
    if not case.slots:
        raise Inapplicable("no argument is a tensor")
    places = [[s] for s in case.slots] + ([case.slots] if len(case.slots) > 1 else [])
    refusals: list[str] = []
    done = [_one(case, chosen, refusals, first) for chosen in places for first in (0, 1)]
    if not any(done):
        raise Skip(f"other values are refused: {refusals[0]}")
    return "" if _is_ruled(case) else "no batching rule: it loops over the batch"


def _one(case: Case, slots: list[Slot], refusals: list[str], first: int) -> bool:
    """first: where the first tensor has its batch dimension; each other has it one further."""
    values = case.values()
    tensors = [slot.of(values) for slot in slots]
    dims = tuple((k + first) % (t.ndim + 1) for k, t in enumerate(tensors))
    scaled = case.tagged("matrices")
    stacks = [stacked(t, SIZE, d, scaled) for t, d in zip(tensors, dims)]

    def call(*parts: Tensor) -> tuple[Tensor, ...]:
        results = outputs_of(invoke(case.op, placed(values, slots, parts)))
        return tuple(o for o in results if isinstance(o, Tensor))

    try:
        singles = [call(*[s.select(d, k) for s, d in zip(stacks, dims)]) for k in range(SIZE)]
    except Exception as error:
        if not refused(error):
            raise
        refusals.append(str(error).partition("\n")[0])
        return False
    if any(a.shape != b.shape for one in singles[1:] for a, b in zip(one, singles[0])):
        refusals.append("the outputs' sizes depend on values")
        return False
    with warnings.catch_warnings():  # it is in the report
        warnings.simplefilter("ignore", BatchingWarning)
        randomness = "same" if case.tagged("random") else "error"
        batched = func.vmap(call, in_dims=dims, randomness=randomness)(*stacks)
    _compare(case, [s.name for s in slots], batched, singles)
    return True


def _compare(
    case: Case, names: list[str], batched: Sequence[Tensor], singles: list[tuple[Tensor, ...]]
) -> None:
    told = " and ".join(names)
    for i, whole in enumerate(batched):
        if whole.ndim == 0 or whole.shape != (SIZE, *singles[0][i].shape):
            raise Failed(
                f"output {i} of vmap over {told} has shape {tuple(whole.shape)}, a loop gives "
                f"{(SIZE, *singles[0][i].shape)}{rule_place(case)}\n"
                "correct the rule's output, or the batch dimension that it returns"
            )
        what = f"output {i} of vmap over {told} differs from a loop over the batch"
        for k, single in enumerate(singles):
            near(case, whole.select(0, k), single[i], what, f"{rule_place(case)}\n{_advice(case)}")


def _is_ruled(case: Case) -> bool:
    ruled = case.definition.batch is not None
    return ruled or case.op.decomposition is not None


def _advice(case: Case) -> str:
    if _is_ruled(case):
        return "correct the batching rule, or remove it: vmap then loops over the batch"
    return (
        "there is no batching rule, so calls differ: the kernel writes to an argument, or guesses"
    )


def rule_place(case: Case) -> str:
    return place_of(case.definition.batch)
