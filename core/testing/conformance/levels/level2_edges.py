"""Level 2: the values that kernels get wrong: NaN, infinities, zeros of both signs, the least and
the greatest numbers, overflow, and the rounding of halves.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import TypeAlias

import numpy as np

import core
from core.bodies.definition import Definition
from core.dtype_table import HALVES
from core.tensors.kinds import is_floating
from core.testing.arrays import Array, as_array, from_numpy, rounded
from core.testing.conformance.calls import (
    Call,
    chosen_samples,
    definitions,
    family,
    primary,
    room,
    short,
)
from core.testing.conformance.checks import Check, Options, check, source
from core.testing.conformance.failures import Failure, NotOffered
from core.testing.conformance.subject import FLOATS, Subject
from core.testing.conformance.values import compare
from core.testing.opchecks.case import Slot

READ = "the kernel's source (CORE_LOGS=kernels), and the compiler's options for numbers"
# Those whose answer has the sign of zero of IEEE 754 and C.
Binary: TypeAlias = Callable[[core.Tensor, core.Tensor], core.Tensor]
SIGNED: dict[str, Binary] = {
    "negative": lambda x, y: -x,
    "abs": lambda x, y: core.abs(x),
    "add": core.add,
    "subtract": core.subtract,
    "multiply": core.multiply,
    "divide": core.divide,
    "copysign": core.copysign,
    "where": lambda x, y: core.where(core.isnan(y), x, y),
    "clone": lambda x, y: core.clone(x),
    "floor": lambda x, y: core.floor(x),
    "ceil": lambda x, y: core.ceil(x),
    "trunc": lambda x, y: core.trunc(x),
    "round": lambda x, y: core.round(x),
    "sqrt": lambda x, y: core.sqrt(x),
    "signbit": lambda x, y: core.signbit(x),
    "maximum": lambda x, y: core.maximum(x, y + 1),
    "minimum": lambda x, y: core.minimum(x, y + 1),
    "clip": lambda x, y: core.clip(x, -1.0, 1.0),
    "less": core.less,
    "equal": core.equal,
    "isnan": lambda x, y: core.isnan(x),
    "isfinite": lambda x, y: core.isfinite(x),
    "relu": lambda x, y: core.relu(x),
}


def specials(dtype: str) -> tuple[core.Tensor, core.Tensor]:
    """Every pair of special numbers, as two arrays."""
    info = core.finfo(core.dtype(dtype))
    tiny, top = float(info.smallest_normal), float(info.max)
    one = [0.0, 1.0, 1.5, 0.5, 2.5, np.inf, np.nan, tiny, top, tiny / 4, 3.0, 1e-3]
    numbers = np.array([*one, *(-x for x in one)])
    x, y = np.meshgrid(numbers, numbers)
    return from_numpy(x.reshape(-1), dtype), from_numpy(y.reshape(-1), dtype)


@check(2, "edges", over=SIGNED)
def special_numbers(d: Subject, name: str) -> None:
    """NaN, infinities, zeros with signs and the smallest numbers, exactly as on the CPU."""
    fn = SIGNED[name]
    for dtype in FLOATS:
        x, y = specials(dtype)
        did = f"{name} of all pairs of special numbers in {dtype}"
        compare(fn(d.to(x), d.to(y)), fn(x, y), did, READ, exact=True, inputs=(x, y))


# Python numbers that are given together with tensors, or in place of them.
NUMBERS: dict[str, Callable[[core.Tensor, float], core.Tensor]] = {
    "full": lambda x, v: core.full(x.shape, v, dtype=x.dtype, device=x.device),
    "full_like": core.full_like,
    "fill": lambda x, v: core.clone(x).fill_(v),
    "add": lambda x, v: x + v,
    "multiply": lambda x, v: x * v,
    "subtract_from": lambda x, v: v - x,
    "divide_by": lambda x, v: x / v,
    "where": lambda x, v: core.where(x > 0, x, v),
    "maximum": core.maximum,
    "minimum": core.minimum,
    "copysign": core.copysign,
    "less": core.less,
    "set": lambda x, v: core.clone(x).masked_fill_(x > 0, v),
}


@check(2, "edges", over=NUMBERS)
def special_scalars(d: Subject, name: str) -> None:
    """Numbers that are no tensors: NaN, infinities, zeros with signs, as on the CPU."""
    fn = NUMBERS[name]
    for dtype in FLOATS:
        x = from_numpy([1.5, -2.0, 0.0, -0.0, float("inf"), float("nan")], dtype)
        for value in (-0.0, 0.0, float("nan"), float("inf"), float("-inf"), 2.5):
            did = f"{name} of special numbers in {dtype} and the number {value}"
            compare(fn(d.to(x), value), fn(x, value), did, READ, exact=True)


# ---- every operator on special numbers ----------------------------------------------------------
LEFT_OUT = ("linalg", "fft", "random")  # rooms
AGREEING = (
    # Its sums of weights are those of its scores: kernels rely on it, and differ otherwise.
    "flash_attention_backward",
    # Whether a weight of NaN reaches results at the border, by a product with padding, is open.
    "convolution_input_grad",
)


@source(2)
def special_arguments(options: Options) -> Iterator[Check]:
    """NaN, infinities and zeros among the arguments of every operator of floats."""
    for definition in definitions():
        left_out = room(definition) in LEFT_OUT or family(definition) == "creation"
        left_out = left_out or short(definition) in AGREEING
        if definition.functional is None and not left_out:
            name = f"{short(definition)}-specials"
            yield Check(
                2, family(definition), name, _specials(definition), operator=definition.name,
                doc="a sample call with NaN, infinities and zeros among its arguments",
            )  # fmt: skip


def _specials(definition: Definition) -> Callable[[Subject], None]:
    def run(d: Subject) -> None:
        tried = 0
        for sample in chosen_samples(definition, primary(definition), False, 1):
            call = Call(d, definition, sample)
            for number, put in enumerate(_PUTS):
                tried += _with(call, put, number)
        if not tried:
            raise NotOffered("no argument is of floats")

    return run


# Products of them overflow. They have one sign: a sum of both depends on its order, which is open.
_GREAT = (1e30, 1e-40, 1e30)
_PUTS = ((float("nan"),), (float("inf"), float("-inf")), (0.0, -0.0), _GREAT)


def _with(call: Call, numbers: tuple[float, ...], number: int) -> bool:
    """Whether the call makes sense with these numbers put among its arguments."""
    put = [0]

    def change(slot: Slot, x: core.Tensor) -> core.Tensor:
        if not is_floating(x) or x.size == 0:
            return x
        array = as_array(x).astype(np.float64).reshape(-1).copy()
        places = np.arange(number, array.size, 4)
        array[places] = np.resize(np.array(numbers), places.size)
        put[0] += places.size
        with np.errstate(all="ignore"):
            return from_numpy(array.reshape(x.shape), x.dtype.name)

    other = call.changed(change, f"with {', '.join(map(str, numbers))} among its arguments")
    if not put[0]:
        return False
    return other.agrees(overflows=numbers is _GREAT)


# ---- rounding ------------------------------------------------------------------------------------
@check(2, "edges", over=HALVES)
def rounding_of_casts(d: Subject, dtype: str) -> None:
    """float32 becomes a half by rounding to nearest, ties to even; bit by bit."""
    x = from_numpy(_around_ties(dtype), "float32")
    did = f"astype({dtype}) of float32 numbers at, below and above the middle of two {dtype}"
    compare(core.astype(d.to(x), dtype), core.astype(x, dtype), did, READ, exact=True, inputs=(x,))
    back = core.astype(x, dtype)
    did = f"astype(float32) of {dtype} numbers"
    compare(core.astype(d.to(back), "float32"), core.astype(back, "float32"), did, READ, exact=True)


def _around_ties(dtype: str) -> Array:
    """float32 numbers on every side of the middle between neighbours, small and great ones."""
    limits = core.finfo(dtype)
    dropped = round(math.log2(limits.eps / core.finfo("float32").eps))
    rng = np.random.default_rng(5)
    bits = rng.integers(0, 1 << 32, 4000, dtype=np.uint64).astype(np.uint32)
    # Exponents that the dtype has, and some beyond.
    least = 127 - 4 + round(math.log2(limits.smallest_normal * limits.eps))
    most = 127 + 2 + round(math.log2(limits.max))
    exponent = rng.integers(max(least, 0), min(most, 256), bits.size).astype(np.uint32)
    bits = (bits & np.uint32(0x807FFFFF)) | (exponent << np.uint32(23))
    truncated = bits & np.uint32(0xFFFFFFFF ^ ((1 << dropped) - 1))
    half = np.uint32(1 << (dropped - 1))
    every = np.concatenate(
        [bits, truncated, truncated | half, (truncated | half) - 1, (truncated | half) + 1]
    )
    numbers = every.astype(np.uint32).view(np.float32)
    return numbers[~np.isnan(numbers)]


ROUNDED: dict[str, Binary] = {
    "add": core.add,
    "multiply": core.multiply,
    "divide": lambda x, y: core.divide(x, core.abs(y) + 1),
    "sqrt": lambda x, y: core.sqrt(core.abs(x)),
    "exp": lambda x, y: core.exp(x),
    "tanh": lambda x, y: core.tanh(x),
    "sum": lambda x, y: core.sum(core.reshape(x, (-1, 67)), axis=1),
    "mean": lambda x, y: core.mean(core.reshape(x, (67, -1)), axis=0),
    "matmul": lambda x, y: core.reshape(x, (67, -1)) @ core.reshape(y, (-1, 67)),
    "softmax": lambda x, y: core.softmax(core.reshape(x, (67, -1)), axis=1),
    "cumulative_sum": lambda x, y: core.cumulative_sum(core.reshape(x, (67, -1)), axis=1),
}


@check(2, "edges", over=ROUNDED)
def rounding_of_halves(d: Subject, name: str) -> None:
    """Halves are widened, computed with, and rounded once: nearly all results are the nearest."""
    rng = np.random.default_rng(11)
    numbers = rng.normal(size=(2, 67 * 61))
    fn = ROUNDED[name]
    for dtype in HALVES:
        x, y = (from_numpy(n, dtype) for n in numbers)
        want = as_array(fn(x, y)) if name == "divide" else None  # of two rounded steps
        if want is None:
            wide = fn(core.astype(x, "float64"), core.astype(y, "float64"))
            want = rounded(as_array(wide), core.dtype(dtype))
        got = fn(d.to(x), d.to(y))
        did = f"{name} of {x.size} random numbers in {dtype}"
        compare(got, want, did, READ, inputs=(x, y))
        _nearest(as_array(got), want, did, dtype)


def _nearest(got: Array, want: Array, did: str, dtype: str) -> None:
    off = got != want
    share = float(np.count_nonzero(off)) / got.size
    if share <= 0.06:
        return
    smaller = float(np.mean(np.abs(got[off]) < np.abs(want[off])))
    likely = "results, or numbers on the way, are rounded to halves more than once"
    if smaller > 0.8:
        likely = f"{dtype} is rounded towards zero: bits are cut off instead of rounded"
    where = int(np.argmax(off.reshape(-1)))
    raise Failure(did, f"the nearest {dtype} nearly everywhere: at {where}, "
                  f"{want.reshape(-1)[where]}", f"{got.reshape(-1)[where]}; {share:.0%} are one "
                  "unit away", likely, READ)  # fmt: skip
