"""Templates of plans: calls that lie like an earlier one are planned without Python."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

import body_kernels
import numpy as np
import pytest
from body_kernels import F32, Hooks, Library, define, ramp, run_in_threads, same, tensor

import core
from core import _native, errors
from core.ir.evaluate import evaluate
from core.ir.numbers import integer_range

hooks, library, two_threads = body_kernels.hooks, body_kernels.library, body_kernels.two_threads
pytestmark = pytest.mark.native
SIZES = (11, 20, 300, 37, 1000, 12)  # above the other sizes, so that strides have one order
FEW = (1, 0, 2, 3, 1, 0)


@pytest.fixture
def asked() -> Iterator[list[str]]:
    """The operators whose calls Python planned, each time by name."""
    names: list[str] = []

    def noted(op: Any, *question: Any) -> Any:
        names.append(op.name)
        return before(op, *question)

    before = _native.set_hook("body_plan", noted)
    _native.forget_bodies()
    yield names
    _native.set_hook("body_plan", before)


# ---- operators -----------------------------------------------------------------------------------
def _softmax(x: Any, axis: int = -1) -> Any:
    if x.size == 0:
        return x
    e = np.exp(x - x.max(axis, keepdims=True))
    return e / e.sum(axis, keepdims=True)


def _layer_norm(x: Any) -> Any:
    centered = x - x.mean(-1, keepdims=True)
    return centered / np.sqrt(x.var(-1, keepdims=True) + 1e-5)


def _scattered(x: Any, start: int) -> Any:
    result = x.copy()
    result[:, start : start + 2] = x[:, :2]
    return result


CALLS: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {
    "sum of columns": (lambda x: core.sum(x, axis=0), lambda x: x.sum(0)),
    "sum of rows": (lambda x: core.sum(x, axis=1), lambda x: x.sum(1)),
    "sum": (core.sum, np.sum),
    "mean": (lambda x: core.mean(x, axis=-1), lambda x: x.mean(-1)),
    "softmax": (lambda x: core.softmax(x, -1), _softmax),
    "softmax of columns": (lambda x: core.softmax(x, 0), lambda x: _softmax(x, 0)),
    "cumulative_sum": (lambda x: core.cumulative_sum(x, axis=0), lambda x: x.cumsum(0)),
    "tril": (core.tril, np.tril),
    "concat": (lambda x: core.concat([x, x, x[:2]]), lambda x: np.concatenate([x, x, x[:2]])),
    "concat of columns": (
        lambda x: core.concat([x, x[:, :3]], axis=1),
        lambda x: np.concatenate([x, x[:, :3]], axis=1),
    ),
    "concat of all": (
        lambda x: core.concat([x, x[:2]], axis=None),
        lambda x: np.concatenate([x.ravel(), x[:2].ravel()]),
    ),
    "stack": (lambda x: core.stack([x, x], axis=1), lambda x: np.stack([x, x], axis=1)),
    "layer_norm": (lambda x: core.layer_norm(x, (x.shape[-1],)), _layer_norm),
    "diff": (lambda x: core.diff(x, axis=0), lambda x: np.diff(x, axis=0)),
}
LAYOUTS: dict[str, Callable[[Any], Any]] = {
    "row-major": lambda x: x,
    "column-major": np.asfortranarray,
    "every second column": lambda x: np.repeat(x, 2, axis=1)[:, ::2],
    "every second row": lambda x: np.repeat(x, 2, axis=0)[::2],
    "reversed": lambda x: np.ascontiguousarray(x[::-1, ::-1])[::-1, ::-1],
    "one row": lambda x: np.broadcast_to(x[:1], x.shape) if len(x) else x,
}


def _compare(name: str, layout: str, shape: tuple[int, int]) -> None:
    call, reference = CALLS[name]
    x = LAYOUTS[layout](np.random.default_rng(0).standard_normal(shape).astype(F32))
    with np.errstate(invalid="ignore"):
        got, wanted = call(core.asarray(x, copy=False)), reference(x.astype(np.float64))
    np.testing.assert_allclose(np.asarray(got), wanted, rtol=3e-5, atol=1e-4)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", CALLS)
def test_python_plans_one_size_of_a_layout(asked: list[str], name: str, layout: str) -> None:
    _compare(name, layout, (SIZES[0], 5))
    first = len(asked)
    for n in SIZES[1:]:
        _compare(name, layout, (n, 5))
    assert asked[first:] == []


@pytest.mark.parametrize("name", CALLS)
def test_sizes_of_0_and_1_have_templates_of_their_own(asked: list[str], name: str) -> None:
    for layout in ("row-major", "column-major"):
        for n, other in itertools.product(FEW, (4, 1)):
            _compare(name, layout, (n, other))
    first = len(asked)
    for n, other in itertools.product(FEW, (4, 1)):
        _compare(name, "row-major", (n, other))
    assert asked[first:] == []


@pytest.mark.parametrize("dtype", ["int64", "bool", "float16", "complex64"])
def test_other_dtypes(asked: list[str], dtype: str) -> None:
    for n in SIZES:
        x = (ramp(n, 5) % 7).astype(dtype)
        got = core.sum(core.asarray(x), axis=0), core.max(core.asarray(abs(x)), axis=1)
        wanted = x.astype(dtype if dtype == "complex64" else "float64").sum(0), abs(x).max(1)
        for a, b in zip(got, wanted, strict=True):
            np.testing.assert_allclose(np.asarray(a), b, rtol=2e-3)
    assert sorted(asked) == ["core::max", "core::sum"]


def test_positions_are_read_at_each_call(asked: list[str]) -> None:
    for n, start in ((9, 1), (20, 3), (21, -2), (300, 298), (40, -40)):
        x = ramp(5, n)
        wanted = _scattered(x, start % n)
        stop = None if start == -2 else start + 2
        same(core.slice_scatter(tensor(x), tensor(x)[:, :2], 1, start, stop), wanted)
    assert asked.count("core::slice_scatter") <= 2, "with a stop, and without"


def test_other_arguments_have_other_templates(asked: list[str]) -> None:
    for n, axis in itertools.product((20, 31, 900), (0, 1)):
        got = core.softmax(tensor(ramp(n, 5) % 7), axis)
        np.testing.assert_allclose(np.asarray(got), _softmax(ramp(n, 5) % 7, axis), rtol=1e-5)
    assert len(asked) == 2


def test_growing_keys(asked: list[str]) -> None:
    keys = wanted = ramp(1, 3)
    grown = tensor(keys)
    for k in range(40):
        new = ramp(1, 3, start=k)
        grown, wanted = core.concat([grown, tensor(new)]), np.concatenate([wanted, new])
        same(grown, wanted)
    assert len(asked) < 6


def test_fused_operators(asked: list[str]) -> None:
    def f(x: Any, w: Any) -> Any:
        y = core.softmax(core.tanh(x) * 2 + w, -1)
        return y, core.sum(y * x, axis=-1), core.mean(core.exp(x), axis=0)

    compiled = core.compile(f, dynamic=True)
    w = ramp(5) / 5
    for n in SIZES:
        before = len(asked)
        x = np.random.default_rng(n).standard_normal((n, 5)).astype(F32)
        got = compiled(tensor(x), tensor(w))
        y = _softmax(np.tanh(x.astype(np.float64)) * 2 + w)
        for a, b in zip(
            got, (y, (y * x).sum(-1), np.exp(x.astype("float64")).mean(0)), strict=True
        ):
            np.testing.assert_allclose(np.asarray(a), b, rtol=2e-5, atol=1e-6)
        if n not in SIZES[:2]:
            assert asked[before:] == []
    assert any(name.startswith("fused::") for name in asked)


def test_large_results_are_shared_out(asked: list[str], two_threads: None) -> None:
    for n in (30_000, 50_001):
        x = ramp(n, 40) % 11
        np.testing.assert_allclose(np.asarray(core.softmax(tensor(x), -1)), _softmax(x), rtol=1e-4)
        same(core.sum(tensor(x), axis=1), x.sum(1))
    assert len(asked) == 2


def test_threads_meet_sizes_at_the_same_time(asked: list[str]) -> None:
    base = ramp(2000, 5) % 13

    def work(seed: int) -> None:
        choose = random.Random(seed)
        for _ in range(200):
            x = base[: choose.randrange(6, 2000)]
            same(core.sum(tensor(x), axis=0), x.sum(0))
            same(core.cumulative_sum(tensor(x), axis=1), x.cumsum(1))
            if choose.random() < 0.02:
                _native.forget_bodies()

    run_in_threads(4, work)
    assert len(asked) < 200


# ---- what a template may be ----------------------------------------------------------------------
Answer = Callable[[Any, Any], Any]


def told(library: Library, slots: list[Any], results: list[int], required: Any = ()) -> Answer:
    """A hook that answers with zeros, and with a template that writes the results' slots."""
    count = len(results)
    one = ("constant", 1), ("constant", count), ("constant", 1000)
    template = (
        [1], [*one, *slots], required, [], [(library["tell"], [0], [k + 3 for k in results], 1, 2)]
    )  # fmt: skip
    return lambda args, outputs: (
        [],
        [(library["tell"], [0], [0] * count, count, 1000)],
        0,
        template,
    )


def ints(op: Any, count: int, *numbers: int) -> list[int]:
    result: list[int] = op(core.zeros(count, dtype=core.int64), numbers).tolist()
    return result


UNARY, TERNARY = ("neg", "abs", "not", "cast"), ("where",)
BINARY = ("add", "sub", "mul", "floordiv", "mod", "min", "max", "and", "or", "xor", "shl", "shr")
COMPARED = ("eq", "ne", "lt", "le", "gt", "ge")
DTYPES = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "index")


@pytest.mark.parametrize("dtype", DTYPES)
def test_steps_compute_as_the_host_does(hooks: Hooks, library: Library, dtype: str) -> None:
    low, high = integer_range(dtype)
    edges = (low, low + 1, -64, -3, -2, -1, 0, 1, 2, 3, 7, 31, 63, 64, high - 1, high)
    numbers = [n for n in edges if low <= n <= high]
    names = [*UNARY, *BINARY, *COMPARED]
    for name in names:
        arity = 1 if name in UNARY else 2
        to = "bool" if name in COMPARED else dtype
        slots = [("int", 1, 0), ("int", 1, 1), (name, to, *(3, 4)[:arity])]
        hooks.plan = told(library, slots, [2])
        op = define("(Tensor like, int[] ns) -> Tensor", "copy", pointwise=False)
        ints(op, 3, 0, 0)
        for a, b in itertools.product(numbers, numbers):
            before = len(hooks.asked)
            got = ints(op, 2, a, b)[:1]
            if len(hooks.asked) == before:
                assert got == [int(evaluate(name, (a, b)[:arity], dtype, to) or 0)], (name, a, b)
            else:
                assert _has_more_bits(name, a, b), (name, a, b)


def _has_more_bits(name: str, a: int, b: int) -> bool:
    """Whether the result of a step has more than 64 bits, so that Python is asked."""
    exact = {
        "add": a + b, "sub": a - b, "mul": a * b, "neg": -a, "abs": abs(a),
        "floordiv": a // b if b else 0, "shl": a << b if 0 <= b < 64 else 0,
    }.get(name, 0)  # fmt: skip
    return not -(1 << 63) <= exact < 1 << 63 or (name == "shl" and b == 63)


def test_choices_and_conversions(hooks: Hooks, library: Library) -> None:
    slots = [
        ("int", 1, 0), ("int", 1, 1), ("lt", "bool", 3, 4), ("where", "index", 5, 3, 4),
        ("cast", "int8", 3), ("cast", "bool", 3), ("add", "bool", 5, 5), ("size", 0, 0),
        ("stride", 1000, 0), ("constant", -(1 << 63)), ("cast", "uint16", 3),
    ]  # fmt: skip
    hooks.plan = told(library, slots, list(range(3, 11)))
    op = define("(Tensor like, int[] ns) -> Tensor", "copy", pointwise=False)
    ints(op, 8, 1, 1)
    assert ints(op, 8, 200, 300) == [200, -56, 1, 1, 8, 1, -(1 << 63), 200]
    assert ints(op, 8, -1, -2) == [-2, -1, 1, 0, 8, 1, -(1 << 63), 65535]
    assert len(hooks.asked) == 1


def test_what_a_template_requires(hooks: Hooks, library: Library) -> None:
    slots = [("int", 1, 0), ("int", 1, 1), ("lt", "bool", 3, 4)]
    hooks.plan = told(library, slots, [0, 1], required=[(5, 1)])
    op = define("(Tensor like, int[] ns) -> Tensor", "copy", pointwise=False)
    ints(op, 2, 1, 2)
    assert ints(op, 2, 5, 9) == [5, 9]
    assert ints(op, 2, 9, 5) == [0, 0], "Python is asked"
    assert ints(op, 2, 6, 9) == [6, 9]
    assert len(hooks.asked) == 2
    _native.forget_bodies()
    assert ints(op, 2, 7, 9) == [0, 0]


def test_templates_that_ignore_other_arguments_replace_the_others(
    hooks: Hooks, library: Library
) -> None:
    first = told(library, [("int", 1, 0)], [0])
    hooks.plan = first
    op = define("(Tensor like, int[] ns) -> Tensor", "copy", pointwise=False)
    ints(op, 1, 1)
    assert ints(op, 1, 2) == [2]

    def without(args: Any, outputs: Any) -> Any:
        temps, launches, copies, (_, *others) = first(args, outputs)
        return temps, launches, copies, ([], *others)

    hooks.plan = without
    assert op(core.zeros((1, 1), dtype=core.int64), [3]).tolist() == [[0]]
    assert ints(op, 1, 4) == [0], "forgotten"
    assert ints(op, 1, 5) == [0], "not ignored any more"
    assert len(hooks.asked) == 4


@pytest.mark.parametrize(
    "template",
    [
        ([], [("int", 1, 0)], [], [0], [(8, [2000], [], 0, 0)]),  # as bytes
        ([], [("constant", -1), ("int", 1, 0)], [], [0], []),
        ([], [("constant", 1 << 62), ("int", 1, 0)], [], [0, 0], []),
        ([], [("constant", 1), ("int", 1, 0)], [], [], [(8, [0], [], 0, 1)]),  # a grain of -1
        ([], [("constant", 1), ("int", 1, 0)], [], [], [(8, [(0, 1)], [], 0, 0)]),  # an offset
    ],
    ids=repr,
)
def test_numbers_that_no_plan_has_are_left_to_python(hooks: Hooks, template: Any) -> None:
    hooks.plan = lambda *question: ([], [], 0, ([1], *template[1:]))
    op = define("(Tensor like, int[] ns) -> Tensor", "copy", pointwise=False)
    for n in range(-3, 0):
        ints(op, 1, n)
    assert len(hooks.asked) == 3


WRONG_SLOTS = [
    5, (), ("constant",), ("constant", 1.5), ("constant", 1 << 63), ("size", 0), ("size", 0, 1),
    ("size", 1, 0), ("size", -1, 0), ("size", 0, -1), ("size", 999, 0), ("size", 1001, 0),
    ("size", 1002, 0), ("size", 1003, 0), ("size", 1064, 0), ("stride", 2000, 0),
    ("stride", 3000, 0), ("size", 2 << 20, 1), ("size", (2 << 20) + 1, 1),
    ("size", (2 << 20) + 2, 0),
    ("size", 3 << 20, 0), ("size", 1 << 62, 0), ("int", 0, 0), ("int", 1, 0), ("int", 2, 1),
    ("int", 3, 2), ("int", 4, 0), ("int", 9, 0), ("int", -1, 0), ("int", 3, -1),
    ("add", "index", 0), ("add", "index", 0, 1), ("add", "index", 0, 3), ("add", "index", -1, 0),
    ("add", "float32", 0, 0), ("add", "uint64", 0, 0), ("add", "no", 0, 0), ("add", 3, 0, 0),
    ("add", "index", 0, 0, 0),
    ("neg", "index", 0, 0), ("where", "index", 0, 0), ("sqrt", "index", 0), (3, 4), ("", 3),
    ("\ud800", 0),
]  # fmt: skip
WRONG_TEMPLATES = [
    7, (), ([], [], [], []), ([], [], [], [], [], []), (None, [], [], [], []),
    ([9], [], [], [], []), ([-1], [], [], [], []), ([], None, [], [], []), ([], [], None, [], []),
    ([], [], [(0, 1)], [], []), ([], [("constant", 1)], [(0,)], [], []),
    ([], [("constant", 1)], [(0, "x")], [], []), ([], [], [], [0], []), ([], [], [], None, []),
    ([], [], [], [], None), ([], [], [], [], [5]), ([], [], [], [], [(8, [], [], 1)]),
]  # fmt: skip
WRONG_LAUNCHES = [
    (8, [0], [], 0, 1), (8, [0], [], 1, 0), (8, [0], [1], 0, 0), (8, [0], [-1], 0, 0),
    (8, [0], ["x"], 0, 0), (0, [0], [], 0, 0), (8, [(0, 1)], [], 0, 0), (8, [3000], [], 0, 0),
    (8, [2000], [], 0, 0), (8, [1], [], 0, 0), (8, [1002], [], 0, 0), (8, [0] * 257, [], 0, 0),
]  # fmt: skip


@pytest.mark.parametrize(
    "template",
    [
        *WRONG_TEMPLATES,
        *(([], [("constant", 1), slot], [], [], []) for slot in WRONG_SLOTS),
        *(([], [("constant", 1)], [], [], [launch]) for launch in WRONG_LAUNCHES),
    ],
    ids=ascii,
)
def test_templates_that_cannot_be_are_errors(hooks: Hooks, template: Any) -> None:
    hooks.plan = lambda *question: ([], [], 0, template)
    op = define("(Tensor a, Tensor[] b, int n, int[] ns, float f) -> Tensor", "copy", False)
    error = UnicodeError if "ud800" in ascii(template) else errors.KernelError
    with pytest.raises(error, match=None if error is UnicodeError else "fix:"):
        op(core.ones(1), [core.ones(()), core.ones(0)], 3, [1, 2], 0.5)
