"""Results of control flow are values of their own, and lie in memory alike, eager and compiled."""

import math
from collections.abc import Callable
from typing import Any

import pytest

import core
from core.pytree import flatten

Function = Callable[..., Any]


def rows(*shape: int) -> core.Tensor:
    return core.arange(float(math.prod(shape))).reshape(shape) / 7


WEIGHT = rows(2, 3)

UNCHANGED: dict[str, Function] = {
    "fori_loop": lambda x: core.fori_loop(0, 3, lambda i, s: s, x),
    "fori_loop without steps": lambda x: core.fori_loop(0, 0, lambda i, s: s + 1, x),
    "fori_loop to a tensor": lambda x: core.fori_loop(0, core.asarray(2), lambda i, s: s, x),
    "while_loop": lambda x: core.while_loop(lambda s: s[0] < 3, lambda s: (s[0] + 1, s[1]), (0, x)),
    "while_loop without steps": lambda x: core.while_loop(
        lambda s: s.sum() < 0, lambda s: s + 1, x
    ),
    "scan": lambda x: core.scan(lambda c, r: (c, r * 2), x, core.ones((3, 2))),
    "scan without steps": lambda x: core.scan(lambda c, r: (c, r * 2), x, core.ones((0, 2))),
    "swapped": lambda x: core.fori_loop(0, 2, lambda i, s: (s[1], s[0]), (x, x + 1)),
    "twice": lambda x: core.fori_loop(0, 2, lambda i, s: (s[0], s[0]), (x, x)),
    "of the function around": lambda x: (core.fori_loop(0, 2, lambda i, s: WEIGHT, x), x),
    "a part of it": lambda x: core.fori_loop(0, 2, lambda i, s: s, x[:1]),
    "cond": lambda x: core.cond(x.sum() > 0, lambda a: a, lambda a: a + 1, x),
    "cond of what is around": lambda x: core.cond(x.sum() > 0, lambda: x, lambda: x + 1),
}


@pytest.mark.parametrize("name", UNCHANGED)
@pytest.mark.parametrize("is_compiled", [False, True], ids=["eager", "compiled"])
def test_a_write_to_a_result_changes_nothing_else(name: str, is_compiled: bool) -> None:
    function = core.compile(UNCHANGED[name]) if is_compiled else UNCHANGED[name]
    weight = WEIGHT.tolist()
    for _ in range(2):
        x = rows(2, 3)
        before = x.tolist()
        results = [t for t in flatten(function(x))[0] if t is not x]
        kept = [t.tolist() for t in results]
        for k, result in enumerate(results):
            result.fill_(9)
            assert [t.tolist() for t in results[k + 1 :]] == kept[k + 1 :]
        assert x.tolist() == before
        assert WEIGHT.tolist() == weight
        x.fill_(5)
        assert all(t.tolist() != x.tolist() for t in results)


@pytest.mark.parametrize("name", [n for n in UNCHANGED if "around" not in n])
@pytest.mark.parametrize("is_compiled", [False, True], ids=["eager", "compiled"])
def test_what_is_recorded_is_written_to_as_well(name: str, is_compiled: bool) -> None:
    def function(x: core.Tensor) -> core.Tensor:
        first = next(t for t in flatten(UNCHANGED[name](x * 1))[0] if t.requires_grad)
        return first.add_(1).sum() + (x * x).sum()

    x = rows(2, 3).requires_grad_()
    (core.compile(function) if is_compiled else function)(x).backward()
    grad = (x.detach() * 2).tolist()
    parts = 1 if "part" in name else 2
    expected = [[g + (1 if k < parts else 0) for g in row] for k, row in enumerate(grad)]
    assert x.grad is not None
    assert core.all(core.isclose(x.grad, core.asarray(expected)))


BODIES: dict[str, Function] = {
    "as they are": lambda c, x: (c, x),
    "transposed": lambda c, x: (c, x.mT),
    "computed": lambda c, x: (c + 1, (x * c).mT),
    "product": lambda c, x: (c, (x @ x.mT).mT),
    "expanded": lambda c, x: (c, core.broadcast_to(x[0], (5, x.shape[1])).mT),
    "written": lambda c, x: (c, (x * 2).clone().add_(1).mT),
    "with its carry": lambda c, x: (c + x.sum(), {"x": core.exp(x.mT), "c": c}),
}
CALLS: dict[str, Function] = {
    "rows": lambda f, xs: core.scan(f, 0.0, xs),
    "reversed": lambda f, xs: core.scan(f, 0.0, xs, reverse=True),
    "one": lambda f, xs: core.scan(f, 0.0, xs[:1]),
    "none": lambda f, xs: core.scan(f, 0.0, xs[:0]),
    "permuted": lambda f, xs: core.scan(f, 0.0, core.permute_dims(xs, (2, 0, 1))),
    "batch": lambda f, xs: core.func.vmap(lambda a: core.scan(f, 0.0, a))(core.stack([xs, xs])),
    "batch behind": lambda f, xs: core.func.vmap(lambda a: core.scan(f, 0.0, a), in_dims=3)(
        core.stack([xs, xs], axis=3)
    ),
}


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("call", CALLS)
def test_stacked_results_are_in_row_major_order(body: str, call: str) -> None:
    def function(xs: core.Tensor) -> Any:
        return CALLS[call](BODIES[body], xs)

    compiled, xs = core.compile(function), rows(4, 2, 3)
    for _ in range(2):
        want, got = flatten(function(xs))[0], flatten(compiled(xs))[0]
        assert [t.strides for t in got] == [t.strides for t in want]
        assert all(core.all(core.isclose(a, b)) for a, b in zip(got, want, strict=True))
        assert all(t.is_contiguous for t in want)


@pytest.mark.parametrize("is_compiled", [False, True], ids=["eager", "compiled"])
def test_last_carries_are_in_row_major_order(is_compiled: bool) -> None:
    calls = [
        lambda x: core.scan(lambda c, r: (c + r, None), x.mT, rows(4, 3, 2))[0],
        lambda x: core.while_loop(lambda s: s.sum() < 100, lambda s: s + 1, x.mT),
        lambda x: core.fori_loop(0, 2, lambda i, s: s, x.mT),
        lambda x: core.cond(x.sum() > 0, lambda a: a.mT, lambda a: a.mT + 1, x),
    ]
    for call in calls:
        function = core.compile(call) if is_compiled else call
        assert [function(rows(2, 3)).strides for _ in range(2)] == [(2, 1)] * 2
