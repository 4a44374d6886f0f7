"""Operators that return views of their arguments, under core.func: right, or refused."""

import itertools

import pytest

import core
from core.errors import AutogradError

_numbers = itertools.count()
pytestmark = pytest.mark.filterwarnings("ignore:.*no batching rule")


def operator(schema, kernel):
    return core.custom_op(f"declared_test::op{next(_numbers)}", kernel, schema=schema)


def tail(jvp=None, batch=None):
    """x[1:], with a derivative and a batching rule or without."""
    op = operator("(Tensor(a) x) -> Tensor(a)", lambda x: x[1:])
    if jvp is not None:
        op.register_jvp(jvp)
    if batch is not None:
        op.register_vmap(batch)
    return op


def write_to_the_view(op):
    def f(x):
        base = x * 1
        view = op(base)
        view.multiply_(3)
        return base * 1

    return f


def write_to_the_base(op):
    def f(x):
        base = x * 1
        view = op(base)
        base.multiply_(3)
        return view * 1

    return f


def write_to_a_constant(op):
    def f(x):
        base = core.zeros(3)
        op(base).copy_(x[1:])
        return base * 1

    return f


X = [1.0, 2.0, 3.0]
PROGRAMS = [
    (write_to_the_view, [1.0, 6.0, 9.0], [1.0, 3.0, 3.0]),
    (write_to_the_base, [6.0, 9.0], [3.0, 3.0]),
    (write_to_a_constant, [0.0, 2.0, 3.0], [0.0, 1.0, 1.0]),
]


@pytest.mark.parametrize(("program", "value", "tangent"), PROGRAMS)
@pytest.mark.parametrize("rule", ["linear", lambda t_x: t_x[1:]])
def test_a_tangent_that_is_a_view_is_followed(program, value, tangent, rule):
    found = core.func.jvp(program(tail(rule)), (core.asarray(X),), (core.ones(3),))
    assert [t.tolist() for t in found] == [value, tangent]


@pytest.mark.parametrize("program", [write_to_the_view, write_to_the_base])
def test_a_write_beside_a_tangent_of_its_own_is_refused(program):
    op = tail(lambda t_x: t_x[1:] * 1)
    with pytest.raises(AutogradError, match="returned a copy where it declares a view"):
        core.func.jvp(program(op), (core.asarray(X),), (core.ones(3),))
    assert core.func.jvp(op, (core.asarray(X),), (core.ones(3),))[1].tolist() == [1.0, 1.0]


@pytest.mark.parametrize("program", [p for p, _, _ in PROGRAMS])
def test_a_write_beside_a_loop_is_refused(program):
    op = tail("linear")
    batch = core.asarray([X, X])
    for f in (program(op), lambda x: core.func.jvp(program(op), (x,), (core.ones(3),))[1]):
        with pytest.raises(AutogradError, match="returned a copy where it declares a view"):
            core.func.vmap(f)(batch)
    assert core.func.vmap(op)(batch).tolist() == [[2.0, 3.0]] * 2


@pytest.mark.parametrize(("program", "value", "tangent"), PROGRAMS)
def test_a_batching_rule_that_returns_a_view_is_followed(program, value, tangent):
    op = tail("linear", lambda info, in_dims, x: (x[:, 1:], 0))
    assert core.func.vmap(program(op))(core.asarray([X, X])).tolist() == [value] * 2
    both = core.func.vmap(lambda x: core.func.jvp(program(op), (x,), (core.ones(3),))[1])
    assert both(core.asarray([X, X])).tolist() == [tangent] * 2


def test_the_copy_may_be_written_to_once_the_view_is_gone():
    op = tail()

    def f(x):
        base = x * 1
        total = op(base).sum()
        base.multiply_(2)
        return base.sum() + total

    assert core.func.vmap(f)(core.asarray([X])).tolist() == [17.0]


def test_functionalize_follows_declared_views_or_refuses():
    with pytest.raises(AutogradError, match="was written to"):
        core.func.functionalize(write_to_the_view(tail()))(core.asarray(X))
    f = core.func.functionalize(write_to_the_base(tail()))
    assert f(core.asarray(X)).tolist() == [6.0, 9.0]


@pytest.mark.parametrize(
    "view",
    [lambda b: core.unstack(b)[1], lambda b: core.split(b, 3)[0][1:2], lambda b: b.flatten()[1]],
)
def test_functionalize_follows_views_that_are_made_of_others(view):
    def through(x):
        base = x * 1
        view(base).multiply_(5)
        return base

    def beneath(x):
        base = x * 1
        seen = view(base)
        base.multiply_(5)
        return seen

    for f in (through, beneath):
        expected = f(core.asarray(X)).tolist()
        assert core.func.functionalize(f)(core.asarray(X)).tolist() == expected


# ---- rules that return what they were given ----------------------------------------------------
def changed(op):
    def f(x):
        op(x).multiply_(3.0)
        return x * 1

    return f


@pytest.mark.parametrize("rule", [lambda t_x: t_x, lambda t_x: t_x.view(t_x.shape)])
def test_a_tangent_that_is_the_argument_s_is_not_written_to(rule):
    op = operator("(Tensor x) -> Tensor", lambda x: x + 1)
    op.register_jvp(rule)
    given = core.ones(3)
    tangent = core.func.jvp(changed(op), (core.asarray(X),), (given,))[1]
    assert tangent.tolist() == given.tolist() == [1.0] * 3


def test_tangents_that_two_outputs_share_or_that_are_kept_elsewhere():
    kept = core.ones(3)
    op = operator("(Tensor x) -> (Tensor, Tensor, Tensor)", lambda x: (x + 1, x + 2, x + 3))
    op.register_jvp(lambda t_x: (both := t_x * 1, both, kept))

    def f(x):
        a, b, c = op(x)
        a.multiply_(3.0)
        c.multiply_(5.0)
        return a, b, c

    tangents = core.func.jvp(f, (core.asarray(X),), (core.ones(3),))[1]
    assert [t.tolist()[0] for t in tangents] == [3.0, 1.0, 5.0]
    assert kept.tolist() == [1.0] * 3


def test_a_batch_that_is_the_argument_is_not_written_to():
    op = operator("(Tensor x) -> Tensor", lambda x: x + 1)
    op.register_vmap(lambda info, in_dims, x: (x, in_dims[0]))
    batch = core.ones((2, 3))
    assert core.func.vmap(changed(op))(batch).tolist() == [[1.0] * 3] * 2
    assert batch.tolist() == [[1.0] * 3] * 2
