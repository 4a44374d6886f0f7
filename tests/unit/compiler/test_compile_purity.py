"""What core.compile must not take for a function of its arguments alone: it gives eager results."""

import dataclasses
import functools

import numpy as np
import pytest

import core
import core.compat.torch

WEIGHT = core.ones(3)


@dataclasses.dataclass
class Counter:
    count: int = 0

    def mean(self, x):
        self.count += 1
        return x * self.count


class Owner:
    T = 2.0

    def scaled(self, x):
        return x * self.T


class Number(int):
    pass


def vector(*numbers):
    return core.asarray(np.asarray(numbers or (1.0, 2.0, 3.0), dtype=np.float32))


def number(shape):
    made = Number(3)
    made.shape = shape
    return made


def extends(items, x):
    items += [x]
    return x * len(items)


def keyword_default(x, *, k=2.0):
    return x * k


def attribute(x):
    return x * attribute.shape


def check(fn, steps):
    """The steps, functions of a callable, give the same whether it is compiled or not."""
    want = [step(fn) for step in steps]
    compiled = core.compile(fn)
    assert [step(compiled) for step in steps] == want
    return compiled


def test_the_order_of_keywords_is_not_that_of_tensors():
    check(
        lambda a, b: a - b,
        [
            lambda f: f(a=vector(1), b=vector(2)).tolist(),
            lambda f: f(b=vector(2), a=vector(1)).tolist(),
        ],
    )
    check(
        lambda d: next_of(d) * 2,
        [
            lambda f: f({"a": vector(1), "b": vector(2)}).tolist(),
            lambda f: f({"b": vector(2), "a": vector(1)}).tolist(),
        ],
    )


def next_of(d):
    return list(d.values())[0]  # noqa: RUF015


def test_a_global_tensor_as_an_argument():
    for fn in (lambda x: x * WEIGHT, lambda x: x * 2 if x is WEIGHT else x * 3):
        steps = [lambda f: f(WEIGHT).tolist(), lambda f: f(vector()).tolist()]
        check(fn, steps)
        check(fn, steps[::-1])


def test_lists_that_are_changed_in_place():
    items = []
    compiled = core.compile(extends)
    for n in range(1, 4):
        assert compiled(items, vector(1)).tolist() == [n]


def test_lists_that_are_returned_are_the_same():
    compiled = core.compile(lambda items: items)
    items = [vector()]
    for _ in range(2):
        assert compiled(items) is items


def test_keyword_defaults_and_attributes_that_change():
    compiled = core.compile(keyword_default)
    compiled(vector(1))
    keyword_default.__kwdefaults__["k"] = 7.0
    try:
        assert compiled(vector(1)).tolist() == [7.0]
    finally:
        keyword_default.__kwdefaults__["k"] = 2.0
    compiled = core.compile(attribute)
    for attribute.shape in (2.0, 5.0):
        assert compiled(vector(1)).tolist() == [attribute.shape]


def test_methods_of_arguments_run():
    compiled = core.compile(lambda c, x: c.mean(x))
    counter = Counter()
    for n in range(1, 4):
        assert compiled(counter, vector(1)).tolist() == [n]


def test_bound_methods_and_subclasses_have_attributes(monkeypatch):
    compiled = core.compile(Owner().scaled)
    compiled(vector(1))
    monkeypatch.setattr(Owner, "T", 5.0)
    assert compiled(vector(1)).tolist() == [5.0]
    compiled = core.compile(lambda x, n: x * n.shape)
    assert compiled(vector(1), number(2.0)).tolist() == [2.0]
    assert compiled(vector(1), number(5.0)).tolist() == [5.0]


def test_attributes_of_tensors_that_are_not_compared():
    x = vector(1)
    compiled = core.compile(lambda x: x * x.version)
    for n in range(3):
        assert compiled(x * 0 + 1).tolist() == [0.0]
        x.add_(0)
        assert compiled(x).tolist() == [x.version], n
    weight = vector(1)
    weight.requires_grad = True
    with core.no_grad():
        compiled = core.compile(lambda x: weight.grad + x)
        for k in (2.0, 3.0):
            weight.grad = vector(k)
            assert compiled(vector(1)).tolist() == [k + 1]


def test_tensors_that_the_function_makes_are_new_every_time():
    compiled = core.compile(lambda x: core.asarray([1.0, 2.0]))
    for _ in range(3):
        out = compiled(vector())
        assert out.tolist() == [1.0, 2.0]
        out.fill_(0)


def test_the_mode_for_gradients_is_set_at_every_call():
    def stops(x):
        core.set_grad_enabled(False)
        return x * 2

    compiled = core.compile(stops)
    for _ in range(2):
        with core.enable_grad():
            compiled(vector())
            assert not core.is_grad_enabled()


def test_a_variable_that_is_deleted():
    scale = 1.0

    def deletes(x):
        nonlocal scale
        del scale
        return x

    compiled = core.compile(deletes)
    for _ in range(2):
        scale = 1.0
        compiled(vector())
        with pytest.raises(NameError):
            scale


@pytest.mark.parametrize("model", [core.std, core.relu, core.compat.torch.softmax])
def test_what_a_function_that_is_named_like_one_of_cores_does_is_done_at_each_call(model):
    seen = []

    @functools.wraps(model)
    def noted(x):
        seen.append(x.shape)
        return x * 2

    for fn in (noted, core.no_grad()(noted), core.compat.torch.no_grad()(noted)):
        compiled = core.compile(lambda x, fn=fn: fn(x) + 1)
        del seen[:]
        for _ in range(3):
            assert compiled(vector(1)).tolist() == [3.0]
        assert seen == [(1,)] * 3


def test_a_function_under_no_grad_reads_what_requires_gradients():
    w = core.ones(3).requires_grad_()
    compiled = core.compile(core.no_grad()(lambda x: x * w + 1))
    for _ in range(3):
        assert not compiled(vector()).requires_grad
    assert compiled.entries and not compiled.reasons


def test_objects_that_do_something_when_they_are_freed_are_made_at_each_call():
    freed = []

    class Guard:
        def __del__(self):
            freed.append(1)

    def step(x):
        guard = Guard()
        return x * 2 if guard else x

    compiled = core.compile(step)
    for _ in range(5):
        compiled(core.ones(3))
    assert len(freed) == 5
