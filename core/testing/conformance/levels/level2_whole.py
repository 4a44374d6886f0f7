"""Level 2: whole numbers at the limits of their dtypes, and beyond the precision of a double."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

import core
from core import testing
from core.bodies.definition import Definition
from core.testing.arrays import as_array, from_numpy
from core.testing.conformance.calls import (
    Call,
    chosen_samples,
    definitions,
    family,
    short,
)
from core.testing.conformance.checks import Check, Options, check, source
from core.testing.conformance.failures import NotOffered
from core.testing.conformance.subject import Subject
from core.testing.conformance.values import compare
from core.testing.opchecks.case import Case, Slot

READ = "the kernel's source (CORE_LOGS=kernels), and the compiler's options for numbers"
INTEGERS = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")
WHOLE: dict[str, Callable[[core.Tensor, core.Tensor], core.Tensor]] = {
    "add": core.add,
    "subtract": core.subtract,
    "multiply": core.multiply,
    "maximum": core.maximum,
    "less": core.less,
    "equal": core.equal,
    "floor_divide": lambda x, y: core.floor_divide(x, core.where(y == 0, 1, y)),
    "remainder": lambda x, y: core.remainder(x, core.where(y == 0, 1, y)),
    "bitwise_xor": core.bitwise_xor,
    "bitwise_invert": lambda x, y: core.bitwise_invert(x),
    "shift_right": lambda x, y: core.bitwise_right_shift(x, core.bitwise_and(y, 7)),
    "shift_left": lambda x, y: core.bitwise_left_shift(x, core.bitwise_and(y, 7)),
    "sum": lambda x, y: core.sum(x),
    "max": lambda x, y: core.max(core.reshape(x, (7, -1)), axis=0),
    "sort": lambda x, y: core.sort(x),
    "to_float32": lambda x, y: core.astype(x, "float32"),
    "to_int8": lambda x, y: core.astype(x, "int8"),
    "to_uint32": lambda x, y: core.astype(x, "uint32"),
    "to_bool": lambda x, y: core.astype(x, "bool"),
    "where": lambda x, y: core.where(x > y, x, y),
}


@check(2, "edges", over=WHOLE)
def whole_numbers(d: Subject, name: str) -> None:
    """Integers at their limits wrap around and compare as their dtype does."""
    fn = WHOLE[name]
    rng = np.random.default_rng(2)
    for dtype in INTEGERS:
        info = np.iinfo(dtype)
        ends = np.array([0, 1, 2, 3, info.max, info.max - 1, info.max // 2, info.min], dtype)
        some = rng.integers(info.min, info.max, 41, dtype, endpoint=True)
        numbers = np.concatenate([ends, some])
        x, y = (from_numpy(a.reshape(-1), dtype) for a in np.meshgrid(numbers, numbers))
        did = f"{name} of {x.size} pairs of {dtype}, the limits among them"
        compare(fn(d.to(x), d.to(y)), fn(x, y), did, READ, exact=True, inputs=(x, y))


# ---- every operator on great ones ---------------------------------------------------------------
GREAT = (2**53 + 1, -(2**53) - 1, 2**62 + 3, 5)


@source(2)
def great_arguments(options: Options) -> Iterator[Check]:
    """Numbers that no double holds among the arguments of every operator of int64."""
    for definition in definitions():
        computes = definition.functional is None and definition.view is None
        if computes and "int64" in testing.dtypes(definition):
            yield Check(
                2, family(definition), f"{short(definition)}-great", _great(definition),
                operator=definition.name, doc="a sample call with numbers beyond 2**53, in int64",
            )  # fmt: skip


def _great(definition: Definition) -> Callable[[Subject], None]:
    def run(d: Subject) -> None:
        narrow = chosen_samples(definition, "int32", False, 1)
        tried = 0
        for sample, other in zip(chosen_samples(definition, "int64", False, 1), narrow):
            call = Call(d, definition, sample)
            dtypes = [t.dtype.name for t in Call(d, definition, other).case.tensors()]
            values = [t == "int32" for t in dtypes]
            tried += sum(_with_great(call, values, numbers) for numbers in (False, True))
        if not tried:
            raise NotOffered("the operator takes no such numbers")

    return run


def _with_great(call: Call, values: list[bool], numbers: bool) -> bool:
    """Whether the host takes the call.

    values: which of its tensors are no positions or sizes. numbers: whether its numbers are great,
    too: a limit of 3 would leave nothing of the others.
    """
    left = iter(values)

    def change(slot: Slot, x: core.Tensor) -> core.Tensor:
        if not next(left, False) or x.dtype.name != "int64":
            return x
        array = as_array(x).reshape(-1).copy()
        array[::2] = np.resize(np.array(GREAT), array[::2].size)
        return from_numpy(array.reshape(x.shape), "int64")

    other = call.changed(change, "with 2**53 + 1 and others among its arguments")
    if numbers and not _make_great(other.case):
        return False
    return other.agrees()


def _make_great(case: Case) -> int:
    """Replaces the whole numbers of a call that stand for elements; how many there were."""
    left = iter(sorted(GREAT))
    places = [
        k
        for k, p in enumerate(case.params)
        if "Scalar" in p.type and type(case.arguments[k]) is int
    ]
    for k in places:
        case.arguments[k] = next(left)
    return len(places)
