"""Level 2: arguments that samples leave out: parts by the dozen, positions of every integer dtype,
modes of scatter and pad, ranges and limits of creation, views of three to five axes.

Each check asks several operators or several modes of one, on small tensors.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable

import numpy as np

import core
from core.dtype_table import COMPUTED_FLOATS
from core.errors import CoreError
from core.testing.arrays import from_numpy
from core.testing.conformance.checks import check
from core.testing.conformance.levels.level2_indices import INDEXED, SIZE
from core.testing.conformance.levels.level2_layouts import numbers
from core.testing.conformance.subject import Subject
from core.testing.conformance.values import compare

View = Callable[[core.Tensor], core.Tensor]
READ = "the kernel's source (CORE_LOGS=kernels); core.explain shows which kernel it is"


# ---- views of three to five axes ---------------------------------------------------------------
DEEP: dict[str, View] = {
    "x[:, :1] in each of 3, of 3 axes": lambda x: core.broadcast_to(
        core.reshape(x, (6, 1, 20)), (6, 3, 20)
    ),
    "4 axes in the order 0, 3, 1, 2": lambda x: core.permute_dims(
        core.reshape(x, (2, 3, 4, 5)), (0, 3, 1, 2)
    ),
    "4 axes, two of them cut": lambda x: core.reshape(x, (2, 3, 4, 5))[:, 1:, ::2],
    "4 axes, two of them expanded": lambda x: core.broadcast_to(
        core.reshape(x, (1, 10, 1, 12)), (3, 10, 2, 12)
    ),
    "5 axes in reverse": lambda x: core.permute_dims(
        core.reshape(x, (2, 3, 2, 5, 2)), (4, 3, 2, 1, 0)
    ),
}
MOVED: dict[str, View] = {
    "clone": core.clone,
    "astype": lambda x: core.astype(x, "int32"),
    "concat": lambda x: core.concat([x, x], axis=1),
    "sum": lambda x: core.sum(x, axis=1),
    "softmax": lambda x: core.softmax(x, axis=1),
    "take": lambda x: core.take(x, core.asarray([1, 0], device=x.device), axis=2),
    "copy_": lambda x: core.zeros(x.shape, device=x.device).copy_(x),
    "reshape": lambda x: core.reshape(x, (-1,)),
}


@check(2, "layouts", over=MOVED)
def deep_views(d: Subject, name: str) -> None:
    """One operator on views of three, four and five axes: permuted, cut, expanded."""
    fn, x = MOVED[name], numbers(120)
    likely = "the kernel serves views of two axes, and takes others as they lie"
    for expression, view in DEEP.items():
        want = fn(from_numpy(np.array(view(x)), "float32"))
        d.poison(want.nbytes)
        did = f"{name} of x seen as {expression}, where x is float32(120,)"
        compare(fn(view(d.to(x))), want, did, READ, device=d.name, likely=likely)


@check(2, "layouts")
def conditions(d: Subject) -> None:
    """where: a condition, or an operand, broadcast along any of its axes."""
    for full in ((3, 3), (2, 3, 3)):
        for ones in itertools.product((False, True), repeat=len(full)):
            shape = tuple(1 if one else n for one, n in zip(ones, full))
            c, x, y = numbers(*shape) > 0, numbers(*full), numbers(*full, seed=1)
            did = f"where of bool{shape} and two of float32{full}"
            compare(core.where(d.to(c), d.to(x), d.to(y)), core.where(c, x, y), did, READ,
                    likely="the condition is spread along another axis")  # fmt: skip


# ---- joining -----------------------------------------------------------------------------------
@check(2, "joining", over=("concat", "stack"))
def many_parts(d: Subject, name: str) -> None:
    """Few and many tensors are joined, along the first and the last axis, of equal sizes or not."""
    fn = getattr(core, name)
    for count in (2, 9, 33, 70):
        for axis in (0, 1):
            sizes = [1 + (k % 3) * (name == "concat") for k in range(count)]
            shapes = [(n, 2) if axis == 0 else (2, n) for n in sizes]
            parts = [numbers(*shape, seed=k) + k for k, shape in enumerate(shapes)]
            want = fn(parts, axis=axis)
            d.poison(want.nbytes)
            did = f"{name} of {count} tensors of {shapes[:3]}, ... along axis {axis}"
            compare(fn([d.to(p) for p in parts], axis=axis), want, did, READ, exact=True,
                    likely="a kernel has room for so many parts, or takes all for one size",
                    )  # fmt: skip


# ---- positions ---------------------------------------------------------------------------------
ROWS = 200


@check(2, "indices", over=[name for name in INDEXED if name != "compiled"])
def position_dtypes(d: Subject, name: str) -> None:
    """Positions of other dtypes than int64, beyond the range of a signed byte, and below zero."""
    fn = INDEXED[name]
    table = core.arange(ROWS * 2, dtype="float32").reshape((ROWS, 2))
    small = core.arange(SIZE * 2, dtype="float32").reshape((SIZE, 2))
    for dtype, x, places in (
        ("int32", table, (130, 0, 199)),
        ("int32", table, (-1, 0, -200)),
        ("uint8", table, (130, 0, 199)),
        ("int64", table, (-1, 0, -200)),
        ("int32", small, (4, 0, 2)),
    ):
        at = core.asarray(places, dtype=dtype)
        try:
            want = fn(x, at)
        except CoreError:
            continue  # not defined for them, on any device
        did = f"{name} of {x.shape[0]} rows at {dtype} positions {places}"
        compare(fn(d.to(x), d.to(at)), want, did, READ, device=d.name,
                likely="the kernel reads positions as another integer dtype")  # fmt: skip


@check(2, "scattering", over=("sum", "prod", "amax", "amin", "mean"))
def joined_places(d: Subject, how: str) -> None:
    """scatter_reduce of numbers of both signs to few places, with and without the old values."""
    x, src = numbers(7), numbers(12, seed=1) - 20
    at = core.asarray([0, 1, 1, 3, 0, 6, 3, 3, 1, 0, 6, 1])
    for dtype in ("float32", "int32"):
        for include in (True, False):
            here = [core.astype(x, dtype), core.astype(src / 4 - 1, dtype)]
            want = core.scatter_reduce(here[0], 0, at, here[1], how, include)
            got = core.scatter_reduce(d.to(here[0]), 0, d.to(at), d.to(here[1]), how, include)
            did = f"scatter_reduce {how!r} of 12 {dtype} to 4 of 7 places, include_self={include}"
            compare(got, want, did, "atomics of the dialect, or the kernel's own", loose=4.0,
                    likely="an atomic that orders numbers by their bits, or what was there before "
                    "is joined though it is left out")  # fmt: skip


# ---- ranges, fills, pads -----------------------------------------------------------------------
MADE: dict[str, Callable[[str], core.Tensor]] = {
    "arange": lambda on: core.arange(0.0, 2000.0, 0.1, device=on),
    "arange_down": lambda on: core.arange(5, -3, -2, device=on),
    "arange_of_int64": lambda on: core.arange(2**53 + 1, 2**53 + 9, device=on),
    "linspace": lambda on: core.linspace(0.0, 0.7, 48, device=on),
    "linspace_open": lambda on: core.linspace(-1.0, 1.0, 7, endpoint=False, device=on),
    "full_of_int64": lambda on: core.full((3,), 2**53 + 1, dtype="int64", device=on),
    "full_of_uint64": lambda on: core.full((3,), 2**64 - 1, dtype="uint64", device=on),
    "full_of_limits": lambda on: core.full((3,), -(2**63), dtype="int64", device=on),
    "eye": lambda on: core.concat([core.eye(4, 6, k=k, device=on) for k in (-5, -2, 0, 3, 7)]),
    "tril": lambda on: _triangles(core.tril, on),
    "triu": lambda on: _triangles(core.triu, on),
}


def _triangles(fn: Callable[..., core.Tensor], on: str) -> core.Tensor:
    shapes = ((5, 2), (2, 5), (3, 3), (2, 4, 3))
    parts = [fn(core.ones(shape, device=on), k) for shape in shapes for k in (-6, -2, -1, 0, 1, 5)]
    return core.concat([core.reshape(x, (-1,)) for x in parts])


@check(2, "creation", over=MADE)
def made(d: Subject, name: str) -> None:
    """Long ranges and their ends, whole numbers that no double holds, diagonals of any shape."""
    make = MADE[name]
    got, want = make(d.name), make("cpu")
    likely = "steps are added up, or numbers go through another dtype"
    compare(got, want, name, READ, device=d.name, loose=0.1, likely=likely)
    if name == "linspace":
        compare(got[-1:], want[-1:], f"{name}, its end", READ, exact=True, likely=likely)


@check(2, "padding", over=("constant", "reflect", "replicate", "circular"))
def padded(d: Subject, mode: str) -> None:
    """Pads of unequal widths, none on one side, on one to three axes; edges count once or twice."""
    for shape, widths in (
        ((3, 5), (1, 2)), ((3, 5), (0, 3)), ((2, 3, 4, 5), (2, 1, 0, 2)), ((2, 3, 6), (5, 0)),
        ((1, 2, 3, 4, 5), (1, 0, 2, 1, 0, 1)),
    ):  # fmt: skip
        x = numbers(*shape)
        try:
            want = core.pad(x, widths, mode=mode)
        except CoreError:
            continue
        did = f"pad of float32{shape} by {widths}, mode {mode!r}"
        likely = "the edge is repeated or left out, or a width is another side's"
        compare(core.pad(d.to(x), widths, mode=mode), want, did, READ, exact=True, likely=likely)


@check(2, "shuffling")
def rolled(d: Subject) -> None:
    """roll by none, by less, by more than the size, from either end, along one axis and several."""
    x = numbers(3, 5)
    for shift, axis in ((4, 0), (-7, 1), (11, None), ((8, -6), (1, 0)), (5, 1), (0, 0)):
        did = f"roll of float32(3, 5) by {shift} along {axis}"
        compare(core.roll(d.to(x), shift, axis=axis), core.roll(x, shift, axis=axis), did, READ,
                exact=True, likely="a shift is not taken modulo the size")  # fmt: skip


# ---- norms, products, casts --------------------------------------------------------------------
@check(2, "norms", over=("0", "1", "2", "3", "-1", "inf", "-inf"))
def orders(d: Subject, name: str) -> None:
    """Norms of every order, of numbers of both signs, along an axis and of all."""
    x, order = numbers(5, 7), float(name)
    for axis in (None, 0, 1, (0, 1)):
        did = f"vector_norm of float32(5, 7), ord={order}, axis={axis}"
        want = core.linalg.vector_norm(core.astype(x, "float64"), ord=order, axis=axis)
        got = core.linalg.vector_norm(d.to(x), ord=order, axis=axis)
        compare(got, core.astype(want, "float32"), did, READ, device=d.name, loose=2.0)


@check(2, "matmul", over=("float32", "int64"))
def factors(d: Subject, dtype: str) -> None:
    """One matrix for a whole batch, either way; zeros by infinities; whole numbers beyond 2**53."""
    special = {"float32": (0.0, np.inf, 1.0, np.nan), "int64": (0, 2**53 + 1, 1, 2**62 + 1)}[dtype]
    plain = np.arange(1, 13)
    for a, b in (((3, 2, 2), (1, 2, 2)), ((1, 2, 2), (3, 2, 2)), ((3, 2, 2), (2, 2)),
                 ((2, 1, 2, 2), (3, 2, 2)), ((2, 2), (3, 2, 2)), ((2, 4), (4, 2)),
                 ((4,), (4, 2)), ((2, 4), (4,)), ((3, 0), (0, 2))):  # fmt: skip
        x, y = (from_numpy(np.resize(plain, shape), dtype) for shape in (a, b))
        z = from_numpy(np.resize(np.array(special), a), dtype)
        for left, note in ((x, ""), (z, ", zeros and great numbers in the first")):
            try:
                want = left @ y
            except CoreError:
                continue
            d.poison(want.nbytes)
            did = f"matmul of {dtype}{a} and {dtype}{b}{note}"
            compare(d.to(left) @ d.to(y), want, did, "core::matmul", device=d.name,
                    likely="a matrix for the whole batch serves a part of it; or factors of 0 are "
                    "skipped; or whole numbers go through floats")  # fmt: skip


@check(2, "edges", over=("float32", "float64", "int32", "int64", "uint8"))
def wide_casts(d: Subject, dtype: str) -> None:
    """Numbers that one dtype has and a narrower way would not: fractions, thousands of millions."""
    small = (0, 1, 2, 3, 127, 200)
    whole = (255, 256, 512, 65_536, 65_537, 2**24 + 1, 2**31 - 1, -1, -200)
    numbers = {
        "float32": (0.0, 0.5, -0.25, 1e-30, -1.5, 65510.0, 65520.0, 2.0**31, 3e9, 1e15, -3e9),
        "float64": (0.0, 0.5, 1e-300, 3e9, 2.0**53 + 2, -(2.0**40) - 1, 1 + 2.0**-8 + 2.0**-40),
        "int32": (*small, *whole), "uint8": small,
        "int64": (*small, *whole, 2**40 + 1, 2**53 + 1, 2**62 + 1, -(2**40)),
    }[dtype]  # fmt: skip
    x = from_numpy(np.array(numbers), dtype)
    for to in ("bool", "int64", *COMPUTED_FLOATS):
        did = f"astype({to}) of {numbers} of {dtype}"
        compare(core.astype(d.to(x), to), core.astype(x, to), did, READ, exact=True,
                device=d.name, inputs=(x,),
                likely="the number goes through a narrower dtype on its way")  # fmt: skip


# ---- windows -----------------------------------------------------------------------------------
WINDOWS: dict[str, View] = {
    "conv1d in groups": lambda x: core.conv1d(_at(x, 2, 8, 9), _at(x, 8, 4, 3), groups=2),
    "conv1d, each channel alone": lambda x: core.conv1d(_at(x, 2, 4, 9), _at(x, 8, 1, 3), groups=4),
    "conv1d in groups, dilated": lambda x: core.conv1d(
        _at(x, 1, 4, 11), _at(x, 4, 2, 3), groups=2, dilation=3, stride=2, padding=1
    ),
    "conv2d of unequal sizes": lambda x: core.conv2d(
        _at(x, 1, 2, 7, 9), _at(x, 3, 2, 2, 3), stride=(2, 1), padding=(1, 2), dilation=(1, 2)
    ),
    "max_pool2d": lambda x: core.max_pool2d(_below(x), 2, padding=1),
    "max_pool2d of unequal sizes": lambda x: core.max_pool2d(
        _below(x), (3, 2), stride=(2, 3), padding=(1, 0), dilation=(1, 2)
    ),
    "max_pool2d, ceil_mode": lambda x: core.max_pool2d(_below(x), 2, stride=2, ceil_mode=True),
    "avg_pool2d": lambda x: core.avg_pool2d(_below(x), 3, stride=2, padding=1),
    "avg_pool2d without its pads": lambda x: core.avg_pool2d(
        _below(x), 3, stride=2, padding=1, count_include_pad=False, ceil_mode=True
    ),
}


def _at(x: core.Tensor, *shape: int) -> core.Tensor:
    return core.reshape(x[: int(np.prod(shape))], shape)


def _below(x: core.Tensor) -> core.Tensor:
    """Numbers below 0, so that a pad of 0 would be the greatest."""
    return _at(x, 1, 2, 7, 9) - 50.0


@check(2, "windows", over=WINDOWS)
def windows(d: Subject, name: str) -> None:
    """Convolutions in groups, dilated, of unequal sizes; pools of negative numbers at the edges."""
    fn, x = WINDOWS[name], numbers(300) / 8
    want = core.astype(fn(core.astype(x, "float64")), "float32")
    compare(fn(d.to(x)), want, f"{name} of float32", READ, device=d.name, loose=3.0,
            likely="channels of another group, a size of the other axis, or a pad that counts",
            )  # fmt: skip
