"""core.func.functionalize: the same results, without a write until the end."""

import numpy as np
import pytest

import core
from core import func
from core.errors import ArgumentError, AutogradError


def tensor(values):
    return core.asarray(np.asarray(values, dtype=np.float64))


def writes(x, y):
    made = core.zeros((3,), dtype="float64")
    made[1:] = x
    head, whole = made[:2], made[:]
    head.add_(10.0)
    y.multiply_(whole[1])
    x[0] = 7.0
    return {"made": made, "both": (x + y, head.sum())}


def test_results_and_writes_are_the_same():
    a, b = tensor([1.0, 2.0]), tensor([3.0, 4.0])
    c, d = a.clone(), b.clone()
    expected, found = writes(a, b), func.functionalize(writes)(c, d)
    assert (c.tolist(), d.tolist()) == (a.tolist(), b.tolist())
    assert found["made"].tolist() == expected["made"].tolist()
    for one, other in zip(found["both"], expected["both"], strict=True):
        assert one.tolist() == other.tolist()


def test_nothing_is_written_before_the_end():
    x = tensor([1.0, 2.0])
    seen = []

    def f(y):
        y.add_(1.0)
        seen.append(x.tolist())
        return y

    out = func.functionalize(f)(x)
    assert seen == [[1.0, 2.0]]
    assert out is x and x.tolist() == [2.0, 3.0]


def test_it_nests():
    f = func.functionalize(lambda x: (x * 1)[1:].multiply_(x[:1]).sum())
    assert func.grad(f)(tensor([2.0, 3.0])).tolist() == [3.0, 2.0]
    assert func.vmap(f)(tensor([[2.0, 3.0], [4.0, 5.0]])).tolist() == [6.0, 20.0]
    inside = func.functionalize(func.grad(lambda x: (x * x).sum()))
    assert inside(tensor([3.0])).tolist() == [6.0]


def test_a_mutating_operator_of_an_author():
    @core.custom_op("test_functionalize::shift", mutates_args=("x",), replace=True)
    def shift(x: core.Tensor, by: float) -> None:
        array = np.asarray(x)
        array += by

    def f(x):
        y = x * 2
        shift(y[1:], 5.0)
        shift(x, 1.0)
        return y

    x = tensor([1.0, 2.0])
    assert func.functionalize(f)(x).tolist() == [2.0, 9.0]
    assert x.tolist() == [2.0, 3.0]


def test_a_detached_alias():
    def f(x, y):
        kept = x.detach()
        y.add_(kept)
        return x * kept

    x = tensor(3.0)
    assert float(func.grad(lambda x: func.functionalize(f)(x, x * 1))(x)) == 3.0
    with pytest.raises(AutogradError, match="shares memory with"):
        func.functionalize(lambda x: (x.detach(), x.add_(1.0)))(x)


def test_what_is_refused():
    x = tensor([1.0, 2.0])
    with pytest.raises(AutogradError, match="from outside the transform"):
        func.functionalize(lambda y: x.add_(y))(tensor([1.0, 1.0]))
    with pytest.raises(AutogradError, match="share memory"):
        func.functionalize(lambda a, b: a.add_(1.0))(x, x[1:])
    with pytest.raises(ArgumentError, match="remove 'views'"):
        func.functionalize(lambda y: y, remove="views")
    assert x.tolist() == [1.0, 2.0]


def test_the_tape_inside_a_transform_says_so():
    with pytest.raises(AutogradError, match=r"backward\(\) was called on a tensor of a transform"):
        func.grad(lambda x: (x * x).backward())(tensor(1.0))
    with pytest.raises(AutogradError, match="a gradient was asked of a tensor of a transform"):
        func.grad(lambda x: core.autograd.grad(x * x, x)[0])(tensor(1.0))
    y = tensor(1.0).requires_grad_() * 2
    with pytest.raises(ArgumentError, match="a gradient was asked of an int"):
        core.autograd.grad((y, 5), y)


# ---- operators that write to several tensors ---------------------------------------------------
def written_lists():
    return core.custom_op(
        "functionalize_test::add_to_all",
        lambda xs, y: ([x.add_(y) for x in xs], None)[1],
        schema="(Tensor(a!)[] xs, Tensor y) -> ()",
        replace=True,
    )


def parts(x, op):
    a = x * 1
    op([a[:1], a[1:]], x[:1])
    return a


def twice(x, op):
    a, b = x * 1, x * 2
    op([a, b, a], x)
    return a + 10 * b


def itself(x, op):
    a = x * 1
    op([a], a)
    return a


@pytest.mark.parametrize("program", [parts, twice, itself])
def test_an_operator_that_writes_to_a_list(program):
    op, x = written_lists(), core.asarray([1.0, 2.0])
    expected = program(x, op).tolist()
    assert core.func.functionalize(program)(x, op).tolist() == expected


def test_a_write_that_another_argument_would_see_is_refused():
    op = written_lists()

    def f(x):
        a = x * 1
        op([a[1:], a], x[:1])
        return a

    with pytest.raises(AutogradError, match="lie across the same memory"):
        core.func.functionalize(f)(core.ones(2))
