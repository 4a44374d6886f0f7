"""Level 2: one operator on views of every kind, shapes that are spread, positions below zero.

A kernel of a backend's own is right for what its author thought of: rows that follow each other, a
shape that is spread along its last axis, matrices as they were made. Here are the others, with
extents that are equal, where an axis that is taken for another gives no error but wrong numbers.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

import core
from core.testing.arrays import Array, as_array, from_numpy
from core.testing.conformance.checks import check
from core.testing.conformance.misread import misread, misread_products
from core.testing.conformance.subject import Subject
from core.testing.conformance.values import compare

READ = "the kernel's strides and offsets: kernels see views as they are; CORE_LOGS=kernels"
View = Callable[[core.Tensor], core.Tensor]
# Of 6 by 9 numbers.
VIEWS: dict[str, View] = {
    "x": lambda x: x,
    "x[:, :4], rows with gaps": lambda x: x[:, :4],
    "x[1:, 3:], rows with gaps that begin later": lambda x: x[1:, 3:],
    "x[:, 3:9].T, a square with gaps, transposed": lambda x: core.permute_dims(x[:, 3:9], (1, 0)),
    "x.T": lambda x: core.permute_dims(x, (1, 0)),
    "x[::2], every second row": lambda x: x[::2],
    "x[:, ::3], every third column": lambda x: x[:, ::3],
    "x[::-1], rows from the last": lambda x: x[::-1],
    "x[:, ::-1], columns from the last": lambda x: x[:, ::-1],
    "x[4:1:-1, 7:2:-2]": lambda x: x[4:1:-1, 7:2:-2],
    "x[2], a row": lambda x: x[2],
    "x[:, 2], a column": lambda x: x[:, 2],
    "x[3, ::-1], a row from the last": lambda x: x[3, ::-1],
    "x[5::-2, 4], every second of a column, from the last": lambda x: x[5::-2, 4],
    "x[:, 2:3], a column with its axis": lambda x: x[:, 2:3],
    "a row in each of six": lambda x: core.broadcast_to(x[1], (6, 9)),
    "a column in each of nine": lambda x: core.broadcast_to(x[:, 1:2], (6, 9)),
    "three axes, the first two exchanged": lambda x: core.permute_dims(
        core.reshape(x, (2, 3, 9)), (1, 0, 2)
    ),
    "three axes, the middle cut": lambda x: core.reshape(x, (2, 3, 9))[:, :2],
    "three axes, the last cut": lambda x: core.reshape(x, (2, 3, 9))[:, :, 1:4],
}
ONE: dict[str, View] = {
    "clone": core.clone,
    "exp": lambda x: core.exp(x * 0.25),
    "exp_of_the_view": core.exp,
    "negative": core.negative,
    "sqrt": lambda x: core.sqrt(core.abs(x)),
    "abs": core.abs,
    "tanh": core.tanh,
    "relu": core.relu,
    "floor": core.floor,
    "astype": lambda x: core.astype(x, "int32"),
    "isnan": core.isnan,
    "add": lambda x: x + x,
    "multiply": lambda x: x * x,
    "greater": lambda x: x > 0.5,
    "where": lambda x: core.where(x > 0, x, 2.0),
    "maximum": lambda x: core.maximum(x, -x),
    "sum": core.sum,
    "sum_of_the_last": lambda x: core.sum(x, axis=-1),
    "sum_of_the_first": lambda x: core.sum(x, axis=0),
    "mean": lambda x: core.mean(x, axis=0),
    "max": lambda x: core.max(x, axis=-1),
    "argmax": lambda x: core.argmax(x, axis=-1),
    "var": lambda x: core.var(x, axis=-1),
    "softmax": lambda x: core.softmax(x, axis=-1),
    "cumulative_sum": lambda x: core.cumulative_sum(x, axis=0),
    "sort": lambda x: core.sort(x, axis=-1),
    "concat": lambda x: core.concat([x, x], axis=0),
    "reshape": lambda x: core.reshape(x, (-1,)),
    "take": lambda x: core.take(x, core.asarray([1, 0], device=x.device), axis=0),
    "flip": lambda x: core.flip(x, axis=0),
}


def numbers(*shape: int, dtype: str = "float32", seed: int = 0) -> core.Tensor:
    """A tensor of the host; no number comes twice."""
    n = int(np.prod(shape))
    values = np.random.default_rng(n + seed).permutation(n).reshape(shape) / 8 - n / 20
    return from_numpy(values, dtype)


@check(2, "layouts", over=ONE)
def views(d: Subject, name: str) -> None:
    """One operator on views: with gaps, steps, from the last to the first, spread, transposed."""
    fn, x = ONE[name], numbers(6, 9)
    for expression, view in VIEWS.items():
        plain = from_numpy(np.array(view(x)), "float32")
        want = fn(plain)
        d.poison(want.nbytes)
        did = f"{name} of {expression}, where x is float32(6, 9)"
        likely = (
            ""
            if expression == "x"
            else "the kernel takes the elements of a view as if they followed each other"
        )
        there = d.to(x)
        compare(fn(view(there)), want, did, READ, device=d.name,
                likely="" if expression == "x" else likely,
                mistakes=partial(_misread, fn, view, x))  # fmt: skip
        compare(there, x, f"{did}, then read x", READ, exact=True,
                likely="the kernel writes to its argument")  # fmt: skip


def _misread(fn: View, view: View, x: core.Tensor) -> Iterator[tuple[Array, str]]:
    for elements, cause in misread(view(x), x):
        yield as_array(fn(from_numpy(elements, "float32"))), cause.format("a view")


# ---- two arguments -------------------------------------------------------------------------------
TWO: dict[str, Callable[[core.Tensor, core.Tensor], core.Tensor]] = {
    "add": core.add,
    "subtract": core.subtract,
    "multiply": core.multiply,
    "divide": lambda x, y: core.divide(x, y + 100),
    "maximum": core.maximum,
    "minimum": core.minimum,
    "greater": core.greater,
    "less_equal": core.less_equal,
    "equal": lambda x, y: core.equal(core.floor(x), core.floor(y)),
    "where": lambda x, y: core.where(x > y, x, y),
    "pow": lambda x, y: core.pow(core.abs(x) + 1, y * 0.125),
    "atan2": core.atan2,
    "copysign": core.copysign,
}


@check(2, "layouts", over=TWO)
def spread(d: Subject, name: str) -> None:
    """Two arguments, each spread along any of its axes, where all axes are equally long."""
    fn = TWO[name]
    for full in ((3, 3, 3), (2, 3, 3), (4, 4)):
        for ones in itertools.product((False, True), repeat=len(full)):
            shape = tuple(1 if one else n for one, n in zip(ones, full))
            for a, b in ((full, shape), (shape, full), (full, shape[1:])):
                x, y = numbers(*a), numbers(*b, seed=1)
                want = fn(x, y)
                d.poison(want.nbytes)
                did = f"{name} of float32{a} and float32{b}"
                compare(fn(d.to(x), d.to(y)), want, did, READ, device=d.name,
                        likely="an argument of size 1 is spread along another axis")  # fmt: skip


@check(2, "layouts", over=TWO)
def two_layouts(d: Subject, name: str) -> None:
    """Two square arguments whose elements stand in another order in each."""
    fn = TWO[name]
    x, y = numbers(7, 7), numbers(7, 7, seed=1)
    for (one, a), (two, b) in _pairs():
        want = fn(*(from_numpy(np.array(v), "float32") for v in (a(x), b(y))))
        d.poison(want.nbytes)
        did = f"{name} of {one} and the same or another view of y, {two}; x and y float32(7, 7)"
        compare(fn(a(d.to(x)), b(d.to(y))), want, did, READ, device=d.name,
                likely="the strides of one argument are used for the other")  # fmt: skip


def _pairs() -> list[Any]:
    """Two views of one shape each."""
    pairs = list(itertools.product(SQUARES.items(), SQUARES.items()))
    return [(a, b) for a, b in pairs if ("1:6" in a[0]) == ("1:6" in b[0])]


SQUARES: dict[str, View] = {
    "x": lambda x: x,
    "x.T": lambda x: core.permute_dims(x, (1, 0)),
    "x[1:6, 1:6]": lambda x: x[1:6, 1:6],
    "x[1:6, 1:6].T": lambda x: core.permute_dims(x[1:6, 1:6], (1, 0)),
    "x[::-1]": lambda x: x[::-1],
}


@check(2, "layouts", over=("float32", "float64"))
def square_products(d: Subject, dtype: str) -> None:
    """Products of square matrices, either of them transposed or cut out of another."""
    for n in (2, 3, 7, 16, 33):
        x, y = numbers(n + 2, n + 2, dtype=dtype), numbers(n + 2, n + 2, dtype=dtype, seed=1)
        x, y = x / (n * n), y / (n * n)
        for (one, a), (two, b) in itertools.product(FACTORS.items(), FACTORS.items()):
            left, right = a(x, n), b(y, n)
            memory = _memory(left, x), _memory(right, y)
            want = from_numpy(np.array(left) @ np.array(right), dtype)
            d.poison(want.nbytes)
            did = f"matmul of {one} and {two}, both {dtype}({n}, {n})"
            compare(a(d.to(x), n) @ b(d.to(y), n), want, did, "core::matmul", device=d.name,
                    likely="a factor that is transposed is read as if it were not",
                    mistakes=partial(misread_products, left, right, memory))  # fmt: skip


def _memory(view: core.Tensor, x: core.Tensor) -> core.Tensor:
    """A contiguous tensor whose view a factor is: x, or the clone that was transposed."""
    if view.offset:
        return x
    return view if view.is_contiguous else core.permute_dims(view, (1, 0))


FACTORS: dict[str, Callable[[core.Tensor, int], core.Tensor]] = {
    "a matrix": lambda x, n: core.clone(x[:n, :n]),
    "a transposed one": lambda x, n: core.permute_dims(core.clone(x[:n, :n]), (1, 0)),
    "one cut out of another": lambda x, n: x[1 : n + 1, 2:],
    "one cut out and transposed": lambda x, n: core.permute_dims(x[1 : n + 1, 2:], (1, 0)),
}


# ---- positions -----------------------------------------------------------------------------------
PLACES: dict[str, Callable[[core.Tensor, core.Tensor], core.Tensor]] = {
    "index": lambda x, at: x[at],
    "index_columns": lambda x, at: x[:, at],
    "index_pairs": lambda x, at: x[at, at],
    "index_put": lambda x, at: _put(x, at),
    "take": lambda x, at: core.take(x, at, axis=1),
    "take_along_axis": lambda x, at: core.take_along_axis(x, _spread(x, at), axis=1),
    "take_along_the_first": lambda x, at: core.take_along_axis(
        x, core.permute_dims(_spread(x, at), (1, 0))[:, : x.shape[1]], axis=0
    ),
    "put_along_axis": lambda x, at: core.put_along_axis(
        x, _spread(x, at), core.zeros((x.shape[0], at.size), device=x.device), axis=1
    ),
}


def _spread(x: core.Tensor, at: core.Tensor) -> core.Tensor:
    return at.broadcast_to((x.shape[0], at.size))


def _put(x: core.Tensor, at: core.Tensor) -> core.Tensor:
    y = x.clone()
    y[at] = -1.0
    return y


@check(2, "layouts", over=PLACES)
def below_zero(d: Subject, name: str) -> None:
    """Positions from the end, below zero, among others."""
    fn = PLACES[name]
    for dtype in ("int64", "int32"):
        for places in ((-1,), (0, -1, 2), (-6, 5, -2), (-1, -2, -3, -4, -5, -6)):
            x, at = numbers(6, 6), core.asarray(places, dtype=dtype)
            try:
                want = fn(x, at)
            except core.errors.CoreError:
                continue  # not defined for them, on any device
            d.poison(want.nbytes)
            did = f"{name} of float32(6, 6) at {dtype} positions {places}"
            compare(fn(d.to(x), d.to(at)), want, did, READ, device=d.name, exact=True,
                    likely="a position below zero is not counted from the end")  # fmt: skip
