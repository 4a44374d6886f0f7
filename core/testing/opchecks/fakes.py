"""The fake kernel, or rule, against real calls: on the arguments as given, and at other sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from core._native import Tensor, empty
from core.dispatcher.binding import invoke
from core.dispatcher.keys import FakeMode
from core.errors import ArgumentError, DataDependentError, MissingKernelError, ShapeError
from core.testing.arrays import copy_of, resized
from core.testing.opchecks.case import (
    Case,
    Change,
    Slot,
    kernel_place,
    place_of,
    refused,
    shown,
)
from core.testing.opchecks.report import Failed, Skip
from core.testing.samples import outputs_of

STRICTER = (ArgumentError, ShapeError)  # of a fake kernel that refuses more than the kernel


def test_faketensor(case: Case) -> str:
    """Number, shape, dtype, strides and device of the outputs match the fake kernel."""
    real = case.call()
    _compare_with(case, None, real, partial(fakes_of, case, _fake_values(case)), " on fake tensors")
    return _compare_with(case, None, real, partial(fakes_of, case, case.values()), "")


def test_other_sizes(case: Case) -> str:
    """The same at other sizes: every distinct size another one, one dimension by itself, 1.

    Where a size stands in several places it is changed in all, and then in one at a time.
    """
    changes = list(changes_of(case))
    if not changes:
        raise Skip("no argument has a size")
    refusals = []
    compared = 0
    for told, change in changes:
        try:
            real = case.call(case.values(change))
        except Exception as error:
            if not refused(error):
                raise
            refusals.append(f"{type(error).__name__}: {error}")
            continue
        where = f" at other sizes ({told})"
        try:
            _compare_with(case, change, real, partial(fakes_of, case, case.values(change)), where)
        except STRICTER as error:
            refusals.append(f"{type(error).__name__}: {error}")
            continue
        compared += 1
    if not compared:
        raise Skip(f"the operator takes no other sizes: {refusals[0].partition(chr(10))[0]}")
    return f"{compared} other sets of sizes"


def at_sizes(sizes: dict[int, int]) -> Change:
    """A change for `Case.values`: sizes replaced, the tensors filled with their own values."""

    def change(slot: Slot, x: Tensor) -> Tensor:
        return resized(x, tuple(sizes.get(s, s) for s in x.shape))

    return change


def _at_axis(name: str, axis: int, size: int) -> Change:
    """The same of one dimension of one tensor."""

    def change(slot: Slot, x: Tensor) -> Tensor:
        if slot.name != name:
            return resized(x, x.shape)
        return resized(x, (*x.shape[:axis], size, *x.shape[axis + 1 :]))

    return change


def changes_of(case: Case) -> Iterator[tuple[str, Change]]:
    """Other sizes of a call's tensors: the change in words, and as a function."""
    for sizes in _replacements(sorted({s for t in case.tensors() for s in t.shape})):
        yield ", ".join(f"{a} as {b}" for a, b in sizes.items()), at_sizes(sizes)
    for slot, tensor in zip(case.slots, case.tensors()):
        for axis, size in enumerate(tensor.shape):
            for other in dict.fromkeys((size + 2, 1)):
                if other != size:
                    told = f"dimension {axis} of {slot.name!r}: {size} as {other}"
                    yield told, _at_axis(slot.name, axis, other)


def _replacements(sizes: list[int]) -> Iterator[dict[int, int]]:
    """Sizes as they are if one of them changes at a time, all together, and doubled; and 1, of
    which there are others in turn. Of sizes of 0 speaks test_empty."""
    large = [s for s in sizes if s > 1]
    if large:
        yield {s: s + max(large) for s in large}
        yield {s: 2 * s for s in large}
    if len(large) > 1:
        for one in large:
            yield {one: one + max(large)}
    if 1 in sizes:
        yield {1: max(sizes) + 2}
        yield {s: s + max(sizes) for s in sizes}
    yield from ({one: 1} for one in large)
    if len(large) > 1:
        yield dict.fromkeys(large, 1)


def _compare_with(
    case: Case, change: Change | None, real: list[Any], fake: Callable[[], list[Any]], where: str
) -> str:
    """Compares with the result of fake(); returns the sizes that it leaves open.

    Where the fake kernel asks for sizes that only the data knows, core compares by itself: with the
    first real call since the fake kernel was registered, which is done again for this.
    """
    try:
        compare(case, real, fake(), where)
    except DataDependentError as error:
        if "new_dynamic_size" not in error.why:
            reads = "; ".join(getattr(error, "__notes__", ()))
            raise Skip(
                (reads or "the outputs' sizes depend on values")
                + ": a size that depends on values is core.library.get_ctx().new_dynamic_size()"
                " in a fake kernel, then the rest is compared"
            ) from None
        case.op.fake_kernel = case.op.fake_kernel
        case.call(case.values(change))
        return "sizes that depend on values are open"
    return ""


def fakes_of(case: Case, values: list[Any]) -> list[Any]:
    """The metadata of a call by the operator's rule, fake kernel or decomposition."""
    try:
        with FakeMode():
            result = invoke(case.op, values)
    except MissingKernelError as error:
        if "has no fake kernel" not in error.what:
            raise
        raise Skip("no fake kernel: it cannot run in core.FakeMode; register_fake") from None
    return [] if result is None else outputs_of(result)


def is_stricter(case: Case) -> bool:
    """Whether the fake kernel refuses a call, as core.compile will."""
    try:
        fakes_of(case, case.values())
    except STRICTER:
        return True
    except (DataDependentError, Skip):
        return False
    return False


def _fake_values(case: Case) -> list[Any]:
    """The arguments as fake tensors from the start, laid out as they are."""
    with FakeMode():
        return case.values(lambda slot, x: copy_of(x, lambda x: empty(x.shape, x.dtype, x.device)))


def fake_place(case: Case) -> str:
    return place_of(case.op.fake_kernel) or f" [{case.op.file}:{case.op.line}]"


def compare(case: Case, real: list[Any], fake: list[Any], where: str) -> None:
    """Raises where the fake outputs differ in metadata from those of the call."""
    if len(real) != len(fake):
        raise Failed(
            f"the call returns {len(real)} outputs, the fake kernel {len(fake)}{where}"
            f"{fake_place(case)}"
        )
    for i, (r, f) in enumerate(zip(real, fake)):
        for what in ("dtype", "shape", "device", "strides"):
            if not isinstance(r, Tensor) or not isinstance(f, Tensor):
                continue
            if not _agree(what, r, f):
                raise Failed(_disagreement(case, i, what, r, f, where))


def _agree(what: str, real: Tensor, fake: Tensor) -> bool:
    if what != "strides":
        return bool(getattr(real, what) == getattr(fake, what))
    matters = [d for d, s in enumerate(real.shape) if s > 1]
    return 0 in real.shape or all(real.strides[d] == fake.strides[d] for d in matters)


def _disagreement(case: Case, index: int, what: str, real: Tensor, fake: Tensor, where: str) -> str:
    return (
        f"output {index} has {what} {getattr(real, what)}, the fake kernel gives "
        f"{getattr(fake, what)}{where}\nthe call returned {shown(real)} on {real.device}"
        f"{kernel_place(case)}, the fake kernel {shown(fake)} on {fake.device}{fake_place(case)}: "
        "correct the wrong one"
    )
