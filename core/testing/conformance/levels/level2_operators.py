"""Level 2: every operator of the catalogue against the CPU in float64.

Sample calls come from the operators' definitions. Of each operator a standard run asks two dtypes
(one fixed, one that changes from operator to operator), arguments with strides, and sizes of 0, 1
and more than a group; `--core-full` asks all of them in all dtypes. Results are compared with the
CPU's of float64 arguments, rounded; where that is another function (a cast, an operator that reads
bits), with the CPU's of the same dtype.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from core.bodies.definition import Definition
from core.schema import parameters
from core.testing.conformance.calls import (
    Call,
    chosen_dtypes,
    chosen_samples,
    definitions,
    elements,
    family,
    other_sizes,
    primary,
    reversed_,
    room,
    short,
    strided,
)
from core.testing.conformance.checks import Check, Options, source
from core.testing.conformance.failures import NotOffered
from core.testing.conformance.subject import Subject
from core.testing.opchecks.fakes import at_sizes

LARGEST = 60_000  # elements of an argument at other sizes
SLOW = ("linalg", "fft", "distances")  # rooms and families: time grows faster than arguments


@source(2)
def operators(options: Options) -> Iterator[Check]:
    """The checks of each operator, one after the other."""
    for number, definition in enumerate(definitions()):
        if not options.families or family(definition) in options.families:
            yield from _of(definition, number, options.full)


def _of(definition: Definition, number: int, full: bool) -> Iterator[Check]:
    def named(what: str, run: Callable[[Subject], None], doc: str) -> Check:
        name = f"{short(definition)}-{what}"
        return Check(2, family(definition), name, run, operator=definition.name, doc=doc)

    for dtype in chosen_dtypes(definition, number, full):
        yield named(dtype, _values(definition, dtype), f"the sample calls in {dtype}")
    yield named("strided", _strided(definition), "sample calls on strided and on reversed views")
    at = _axis(definition)
    if definition.functional is None and at is not None:
        yield named("axes", _axes(definition, at), "a sample call along each axis, from either end")
    if definition.functional is None and definition.view is None:
        yield named("sizes", _sizes(definition), "a sample call in other sizes")


def _values(definition: Definition, dtype: str) -> Callable[[Subject], None]:
    def run(d: Subject) -> None:
        main = dtype == primary(definition) and definition.functional is None
        for sample in chosen_samples(definition, dtype, d.full, 3 if main else 1):
            Call(d, definition, sample).check()
        if main:
            d.timings[definition.name] = Call(d, definition, sample).seconds()

    return run


def _strided(definition: Definition) -> Callable[[Subject], None]:
    def run(d: Subject) -> None:
        tried = 0
        for sample in chosen_samples(definition, primary(definition), d.full, 1):
            call = Call(d, definition, sample)
            several = any(t.ndim and t.size for t in call.case.tensors())
            if several and not (definition.view and call.refuses(strided(d))):
                plain = call.say
                call.say = f"{plain}, arguments with strides"
                call.check(strided(d))
                call.say = f"{plain}, arguments from the last to the first"
                call.check(reversed_(d))
                tried += 1
        if not tried:
            raise NotOffered("no argument is a tensor of several elements")

    return run


def _axis(definition: Definition) -> int | None:
    """Which argument names an axis."""
    for k, p in enumerate(parameters(definition.op)):
        if p.name in ("axis", "axes") and p.type.startswith("int"):
            return k
    return None


def _dimensions(call: Call) -> int:
    return int(call.case.tensors()[0].ndim)


def _axes(definition: Definition, at: int) -> Callable[[Subject], None]:
    def run(d: Subject) -> None:
        tried = 0
        samples = chosen_samples(definition, primary(definition), True)
        calls = [Call(d, definition, sample) for sample in samples]
        calls = [c for c in calls if c.case.arguments[at] is not None and c.case.tensors()]
        for call in sorted(calls, key=_dimensions)[-1:]:
            for axis in range(-_dimensions(call), _dimensions(call)):
                other = call.changed(lambda slot, x: x, f"along axis {axis} instead")
                other.case.arguments[at] = (
                    [axis] if isinstance(other.case.arguments[at], list) else axis
                )
                tried += other.agrees()
        if not tried:
            raise NotOffered("no sample names an axis")

    return run


def _sizes(definition: Definition) -> Callable[[Subject], None]:
    def run(d: Subject) -> None:
        great = 67 if {room(definition), definition.family} & set(SLOW) else 1031
        tried = 0
        for sample in chosen_samples(definition, primary(definition), d.full, 1):
            call = Call(d, definition, sample)
            for sizes in other_sizes(call, great):
                if elements(call.case, sizes) <= LARGEST:
                    tried += _at(call, sizes)
        if not tried:
            raise NotOffered("the operator takes no other sizes")

    return run


def _at(call: Call, sizes: dict[int, int]) -> bool:
    return call.changed(at_sizes(sizes), f"with sizes {sizes} instead").agrees()
