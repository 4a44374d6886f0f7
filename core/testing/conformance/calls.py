"""Calls of the catalogue's operators on two sides: the host in double precision, and the device."""

from __future__ import annotations

import copy
import math
import time
import warnings
from pathlib import Path
from typing import Any

import numpy as np

import core
from core import testing
from core.bodies.definition import Definition
from core.dispatcher.binding import call_positional
from core.errors import CoreError, ShapeError
from core.operators.definition import coverage
from core.operators.definition.samples import GROUPS, Sample
from core.testing.arrays import (
    DOUBLE,
    as_array,
    copy_of,
    in_double,
    is_below_double,
    rounded,
    spaced,
)
from core.testing.conformance.failures import Failure
from core.testing.conformance.subject import Subject
from core.testing.conformance.values import agree, compare
from core.testing.opchecks.case import Case, Change, Slot, refused
from core.testing.samples import outputs_of

MOST = 3  # samples of an operator in a standard run


def definitions() -> list[Definition]:
    """The operators of the catalogue that compute; copies between devices are level 1's."""
    operators = [d for d in testing.operators() if d.name.startswith("core::") and d.samples]
    return [d for d in operators if d.name != "core::to_device"]


def short(definition: Definition) -> str:
    return definition.name.removeprefix("core::")


def family(definition: Definition) -> str:
    return coverage.family(definition.op)


def room(definition: Definition) -> str:
    """The folder of the catalogue that an operator is defined in: "linalg"."""
    return Path(definition.op.file or "").parent.name


def primary(definition: Definition) -> str:
    """The dtype in which an operator is asked most."""
    group = GROUPS[definition.dtypes]
    return "float32" if "float32" in group else group[0]


def chosen_dtypes(definition: Definition, number: int, full: bool) -> list[str]:
    """All dtypes of its samples; in a standard run two, one of which changes, and float64."""
    group = list(testing.dtypes(definition))
    others = [t for t in group if t != primary(definition)]
    if full or len(group) < 3:
        return [primary(definition), *others]
    if definition.functional is not None:
        return [primary(definition)]
    chosen = [primary(definition), others[number % len(others)]]
    return chosen + [t for t in others if t == "float64" and t not in chosen]


def chosen_samples(
    definition: Definition, dtype: str, full: bool, most: int = MOST
) -> list[Sample]:
    """All sample calls, or `most` that are spread over them."""
    samples = testing.samples(definition, dtype)
    if definition.functional is not None:  # whose samples are drawn: some have nothing to write to
        samples = [s for s in samples if _writes(definition, s)]
    if full or len(samples) <= most:
        return samples
    step = (len(samples) - 1) / max(most - 1, 1)
    return [samples[round(k * step)] for k in range(most)]


def _writes(definition: Definition, sample: Sample) -> bool:
    """Whether the host takes a sample for an operator in place: its first argument is a tensor
    that the result fits in."""
    if not sample.args or not isinstance(sample.args[0], core.Tensor):
        return False
    try:
        Case(definition.op, sample.args, sample.kwargs).call()
    except Exception as error:
        if not refused(error):
            raise
        return False
    return True


class Call:
    """One sample call, to be made on both sides."""

    def __init__(self, d: Subject, definition: Definition, sample: Sample) -> None:
        if "random" in definition.tags:
            d.need_core_stream()
        self.d, self.definition, self.sample = d, definition, sample
        self.case = Case(definition.op, sample.args, sample.kwargs)
        self.places = [i for i, p in enumerate(self.case.params) if p.type in ("device", "device?")]
        self.say = f"{definition.name}{sample}"
        self.read = (
            f"core.explain(core.ops.core.{short(definition)}, ...): the way it takes on {d.name}"
        )

    def changed(self, change: Change, note: str) -> Call:
        """The same call on other tensors of the host."""
        other = copy.copy(self)
        other.case, other.say = self.case.changed(change), f"{self.say} {note}"
        return other

    def on_host(self, wide: bool = False) -> list[core.Tensor]:
        """Results (and arguments that are written to) on the host."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return self.case.effects(self.case.values(widened if wide else None))

    def agrees(self, overflows: bool = False) -> bool:
        """Whether the host takes the call: its numbers may make no sense; then both sides agree."""
        try:
            self.on_host()
        except Exception as error:
            if not refused(error):
                raise
            return False
        self.check(overflows=overflows)
        return True

    def on_device(self, layout: Change | None = None) -> list[core.Tensor]:
        """The same on the device, its arguments laid out as `layout` does."""
        self.d.note(self.say)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return self.case.effects(self.values_there(layout))

    def values_there(self, layout: Change | None = None) -> list[Any]:
        """The arguments on the device, in the schema's order."""
        values = self.case.values(layout or (lambda slot, x: self.d.to(x)))
        for i in self.places:
            values[i] = core.device(self.d.name)
        return values

    def there(self) -> Case:
        """The call as a case of opcheck's, on the device."""
        return self.case.on(self.values_there())

    def refuses(self, layout: Change) -> bool:
        """Whether the operator takes no such layout, on any device: it is a view that cannot be."""
        try:
            with core.config.override(fallback="allow"):
                self.case.call(self.values_there(layout))
        except CoreError as error:
            return isinstance(error, ShapeError)
        return False

    def check(
        self, layout: Change | None = None, exact: bool = False,
        overflows: bool = False,
    ) -> None:  # fmt: skip
        """Failure unless both sides agree.

        overflows: the arguments are so great that numbers on the way overflow. Whether that gives
        an infinity or NaN is decided by the order of sums, which no operator promises.
        """
        same = self.on_host()
        for x in same:
            self.d.poison(x.nbytes)
        got = self.on_device(layout)
        if len(got) != len(same):
            raise Failure(self.say, f"{len(same)} results", f"{len(got)}",
                          "the kernel returns another number of tensors", self.read)  # fmt: skip
        wide = None
        for i, (a, b) in enumerate(zip(got, same)):
            did = self.say if len(got) == 1 else f"{self.say}, result {i}"
            if is_below_double(b) and not exact and a.dtype == b.dtype and a.shape == b.shape:
                wide = self.in_double() if wide is None else wide
                has_reference = len(wide) > i and _is_wide(a, wide[i])
                if has_reference and (
                    good(a, wide[i]) or (overflows and self._is_beyond(i, a, b, wide[i]))
                ):
                    _placed(a, self.d.name, did, self.read)
                    continue
            compare(a, b, did, self.read, device=self.d.name, exact=exact, inputs=self._inputs(b))

    def seconds(self, times: int = 2) -> tuple[float, float]:
        """How long the call takes, on the device and on the CPU: the shortest of a few."""
        here, there = (self._seconds(device, times) for device in (self.d.name, "cpu"))
        return here, there

    def _seconds(self, device: str, times: int) -> float:
        values = self.case.values(lambda slot, x: copy_of(x).to(device))
        for i in self.places:
            values[i] = core.device(device)
        return min(_timed(self.case, values, device) for _ in range(times))

    def in_double(self) -> list[core.Tensor]:
        """Results on the host in double precision; none where the host does not take that."""
        try:
            return self.on_host(wide=True)
        except Exception as error:
            if not refused(error):
                raise
            return []

    def decomposed(self) -> list[core.Tensor]:
        """Results on the host by other operators, as a device without a kernel computes them."""
        way = self.case.op.decomposition
        if way is None:
            return []
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return outputs_of(call_positional(way, self.case.op, self.case.values()))

    def _is_beyond(self, i: int, got: core.Tensor, same: core.Tensor, wide: core.Tensor) -> bool:
        """Whether each element of result i is one that the host has by some way, or is not finite
        where one of those is not."""
        ways = [same, wide, *self.decomposed()[i : i + 1]]
        a, numbers = as_array(got), [rounded(as_array(x), got.dtype) for x in ways]
        right = np.logical_or.reduce([agree(a, b, got.dtype) for b in numbers])
        finite = np.logical_and.reduce([np.isfinite(b) for b in numbers])
        return bool((right | ~(finite | np.isfinite(a))).all())

    def _inputs(self, result: core.Tensor) -> list[core.Tensor]:
        return [t for t in self.case.tensors() if t.shape == result.shape][:2]


def _timed(case: Case, values: list[Any], device: str) -> float:
    started = time.perf_counter()
    case.call(values)
    core.synchronize(device)
    return time.perf_counter() - started


def _placed(x: core.Tensor, device: str, did: str, read: str) -> None:
    if str(x.device) != device:
        raise Failure(did, f"a result on {device}", f"one on {x.device}",
                      "the kernel makes its result on another device", read)  # fmt: skip


def _is_wide(got: core.Tensor, wide: core.Tensor) -> bool:
    return got.shape == wide.shape and wide.dtype.name in DOUBLE.values()


def good(got: core.Tensor, wide: core.Tensor, loose: float = 1.0) -> bool:
    """Whether a result is one in double precision, rounded."""
    want = rounded(as_array(wide), got.dtype)
    return bool(agree(as_array(got), want, got.dtype, loose).all())


def widened(slot: Slot, x: core.Tensor) -> core.Tensor:
    return in_double(x)


def strided(d: Subject) -> Change:
    """A layout: axes exchanged, every second element, and bytes between that nobody may use."""

    def layout(slot: Slot, x: core.Tensor) -> core.Tensor:
        if x.ndim == 0 or x.size == 0:
            return d.to(x)
        order = list(range(x.ndim))[::-1]
        return spaced(x.permute_dims(order), d.name).permute_dims(order)

    return layout


def reversed_(d: Subject) -> Change:
    """A layout: along every axis, the last element comes first in memory."""

    def layout(slot: Slot, x: core.Tensor) -> core.Tensor:
        if x.ndim == 0 or x.size == 0:
            return d.to(x)
        turn = (slice(None, None, -1),) * x.ndim
        return d.to(x[turn].clone())[turn]

    return layout


def sizes_of(case: Case) -> list[int]:
    return sorted({s for t in case.tensors() for s in t.shape if s > 1})


def other_sizes(call: Call, great: int = 1031) -> list[dict[int, int]]:
    """Replacements of sizes: one great, all 1, one 0; the host decides which of them are valid."""
    sizes = sizes_of(call.case)
    if not sizes:
        return []
    replacements = [{sizes[-1]: great}, dict.fromkeys(sizes, 1), {sizes[-1]: 0}]
    if len(sizes) > 1:
        replacements.insert(1, {sizes[0]: great // 2 + 2})
    return replacements


def elements(case: Case, sizes: dict[int, int]) -> int:
    """How many elements the greatest argument has at other sizes."""
    return max(math.prod(sizes.get(s, s) for s in t.shape) for t in case.tensors())
