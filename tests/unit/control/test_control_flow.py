"""core.cond, scan, while_loop, fori_loop and map, eagerly: what they compute, and their errors."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pytest

import core
from core.errors import ArgumentError, DtypeError, ShapeError

XS = core.asarray(np.arange(12, dtype=np.float32).reshape(4, 3) / 12)


class Pair(NamedTuple):
    first: Any
    second: Any


def test_scan_gives_the_last_carry_and_what_each_step_gave() -> None:
    carry, ys = core.scan(lambda c, x: (c * 0.5 + x, c.sum()), core.zeros(3), XS)
    want, sums = np.zeros(3, np.float32), []
    for row in np.asarray(XS):
        sums.append(want.sum())
        want = want * np.float32(0.5) + row
    np.testing.assert_allclose(np.asarray(carry), want, rtol=1e-6)
    np.testing.assert_allclose(np.asarray(ys), sums, rtol=1e-6)


def test_scan_walks_backwards_and_leaves_each_y_at_the_place_of_its_x() -> None:
    last, ys = core.scan(lambda c, x: (x, c), 0.0, core.asarray([1.0, 2.0, 3.0]), reverse=True)
    assert float(last) == 1.0 and ys.tolist() == [2.0, 3.0, 0.0]


def test_carries_xs_and_ys_are_nests() -> None:
    def step(carry: dict[str, Any], x: Pair) -> tuple[dict[str, Any], Pair]:
        total = carry["total"] + x.first
        return {"total": total, "count": carry["count"] + 1}, Pair(total, (x.second,))

    start = {"count": 0, "total": core.zeros(3)}
    carry, ys = core.scan(step, start, Pair(XS, core.arange(4)))
    assert int(carry["count"]) == 4 and list(carry) == ["count", "total"]
    assert isinstance(ys, Pair) and ys.second[0].tolist() == [0, 1, 2, 3]
    np.testing.assert_allclose(np.asarray(ys.first), np.cumsum(np.asarray(XS), 0), rtol=1e-6)


def test_a_scan_of_no_steps_knows_what_it_would_have_stacked() -> None:
    carry, ys = core.scan(lambda c, x: (c + x, (c, x * 2)), core.ones(3), core.zeros((0, 3)))
    assert carry.tolist() == [1.0, 1.0, 1.0]
    assert [y.shape for y in ys] == [(0, 3), (0, 3)]
    carry, nothing = core.scan(lambda c, x: (c * 2, None), 1.0, length=3)
    assert float(carry) == 8.0 and nothing is None


def test_map_fori_loop_and_while_loop() -> None:
    assert core.map(lambda x: x.sum(), XS).shape == (4,)
    pairs = core.map(lambda p: {"sum": p[0] + p[1]}, (core.arange(3), core.arange(3)))
    assert pairs["sum"].tolist() == [0, 2, 4]
    assert core.fori_loop(2, 5, lambda i, v: v * i, core.ones(2)).tolist() == [24.0, 24.0]
    assert float(core.fori_loop(5, 2, lambda i, v: v + 1, 7.0)) == 7.0
    assert float(core.fori_loop(0, core.asarray(4), lambda i, v: v + i, 0.0)) == 6.0
    state = core.while_loop(lambda s: s[0] < 5, lambda s: (s[0] + 1, s[1] * 2), (0, 1.0))
    assert [t.tolist() for t in state] == [5, 32.0]


def test_cond_calls_one_function_alone() -> None:
    def never(x: core.Tensor) -> core.Tensor:
        raise AssertionError("this branch is not taken")

    x = core.ones(2)
    assert core.cond(core.asarray(True), lambda x: x + 1, never, x).tolist() == [2.0, 2.0]
    assert core.cond(False, never, lambda x: x - 1, x).tolist() == [0.0, 0.0]


def test_gradients_go_through_loops_and_closures() -> None:
    w = core.asarray([0.5, -1.0, 2.0]).requires_grad_()
    x = core.asarray(0.3).requires_grad_()
    core.scan(lambda c, row: (c * (row * w).sum(), None), x, XS)[0].backward()
    v, y = w.detach().clone().requires_grad_(), x.detach().clone().requires_grad_()
    z = y
    for k in range(4):
        z = z * (XS[k] * v).sum()
    z.backward()
    assert w.grad.tolist() == v.grad.tolist() and x.grad.tolist() == y.grad.tolist()


def test_vmap_selects_where_predicates_are_a_batch() -> None:
    x = core.asarray([-1.0, 2.0, -3.0])
    f = core.func.vmap(lambda x: core.cond(x > 0, lambda x: x * 10, lambda x: -x, x))
    assert f(x).tolist() == [1.0, 20.0, 3.0]
    double = core.func.vmap(lambda x: core.while_loop(lambda v: v < 10, lambda v: v * 2, x))
    assert double(core.asarray([1.0, 3.0, 20.0])).tolist() == [16.0, 12.0, 20.0]
    nested = core.func.vmap(double)(core.asarray([[1.0, 3.0], [20.0, 5.0]]))
    assert nested.tolist() == [[16.0, 12.0], [20.0, 10.0]]


def test_forward_mode_through_a_loop_of_unknown_length() -> None:
    value, slope = core.func.jvp(
        lambda x: core.while_loop(lambda v: v < 10, lambda v: v * v, x),
        (core.asarray(2.0),),
        (core.asarray(1.0),),
    )
    assert float(value) == 16.0 and float(slope) == 32.0  # (x^2)^2, 4 x^3


@pytest.mark.parametrize(
    ("call", "error", "says"),
    [
        (lambda: core.scan(lambda c, x: (c[:2], None), XS[0], XS), ShapeError, "the carry has"),
        (
            lambda: core.scan(lambda c, x: ({"a": c["a"], "b": x}, None), {"a": 0.0, "b": 0.0}, XS),
            ShapeError,
            r"the carry\['b'\] has shape \(3,\)",
        ),
        (lambda: core.scan(lambda c, x: (c > 0, None), 0.0, XS), DtypeError, "is bool on cpu"),
        (lambda: core.scan(lambda c, x: ((c, c), None), 0.0, XS), ArgumentError, "the carry is"),
        (lambda: core.scan(lambda c, x: c, 0.0, XS), ArgumentError, "function of scan returned a"),
        (lambda: core.scan(lambda c, x: (c, x), 0.0), ArgumentError, "neither xs nor length"),
        (lambda: core.scan(lambda c, x: (c, x), 0.0, XS, length=3), ShapeError, "length is 3"),
        (lambda: core.scan(lambda c, x: (c, x), 0.0, (XS, XS[:2])), ShapeError, r"xs\[1\] has 2"),
        (lambda: core.scan(lambda c, x: (c, x), 0.0, core.asarray(1.0)), ShapeError, "shape ()"),
        (lambda: core.scan(lambda c, x: (c, x), "a", XS), ArgumentError, "init is a str"),
        (lambda: core.cond(core.ones(2) > 0, core.sin, core.cos, XS), DtypeError, "shape (2,)"),
        (lambda: core.cond(core.asarray(1.0), core.sin, core.cos, XS), DtypeError, "pred is a fl"),
        (lambda: core.cond(1, core.sin, core.cos, XS), ArgumentError, "pred is an int"),
        (lambda: core.while_loop(lambda v: v, lambda v: v, 1.0), DtypeError, "cond_fn returned"),
        (lambda: core.while_loop(lambda v: v < 3, lambda v: XS, 1.0), ShapeError, "the value has"),
        (lambda: core.fori_loop(0, 2, lambda i, v: (v, v), 1.0), ArgumentError, "the carry is"),
    ],
)
@pytest.mark.parametrize("compiled", [False, True])
def test_errors_name_what_differs(call: Any, error: Any, says: str, compiled: bool) -> None:
    says = says.replace("()", r"\(\)").replace("(2,)", r"\(2,\)")
    with pytest.raises(error, match=says):
        (core.compile(call) if compiled else call)()


def test_branches_that_differ_are_an_error_where_both_are_computed() -> None:
    def pick(x: core.Tensor) -> core.Tensor:
        return core.cond(x.sum() > 0, lambda x: x[:1], lambda x: x, x)

    with pytest.raises(ShapeError, match="what false_fn returned has shape"):
        core.func.vmap(pick)(XS)
