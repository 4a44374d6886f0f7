"""Results are views of what the caller passed, where they are declared so, and of nothing else."""

import pytest

import core
from core import testing
from core.errors import AutogradError
from core.operators.definition import catalogue
from core.operators.definition.samples import GROUPS

DRAWS = {
    "rand": lambda: core.rand(2, 3),
    "randn": lambda: core.randn(3),
    "rand_like": lambda: core.rand_like(core.zeros((2, 1))),
    "randn_like": lambda: core.randn_like(core.zeros(5)),
    "randint": lambda: core.randint(5, (3,)),
    "randint_like": lambda: core.randint_like(core.zeros(3), 5),
    "randperm": lambda: core.randperm(5),
    "normal": lambda: core.normal(0.0, 1.0, (3,)),
    "bernoulli": lambda: core.bernoulli(core.zeros(3)),
    "exponential": lambda: core.exponential(3),
    "multinomial": lambda: core.multinomial(core.ones(5), 2),
    "multinomial with replacement": lambda: core.multinomial(core.ones(5), 2, replacement=True),
}


def root_of(x):
    while x.view_parent is not None:
        x = x.view_parent
    return x


def tensors_in(value):
    if isinstance(value, core.Tensor):
        return [value]
    return [t for v in value for t in tensors_in(v)] if isinstance(value, (tuple, list)) else []


def refuses_writes(x):
    """Whether x, once it requires grad, is a leaf that is not written."""
    with pytest.raises(AutogradError, match="a leaf that requires grad"):
        x.requires_grad_().add_(1)
    return x.is_leaf


def faults(definition):
    """The results of one call that are views of nobody's, or leaves that are written."""
    declared = definition.op.view is not None or definition.op.may_alias
    sample = testing.samples(definition, GROUPS[definition.dtypes][0])[0]
    given = {id(root_of(t)) for t in tensors_in([*sample.args, *sample.kwargs.values()])}
    for out in tensors_in(definition.op(*sample.args, **sample.kwargs)):
        own = id(root_of(out)) not in given
        hidden = out.view_parent is not None and (own or not declared)
        if hidden or (own and "floating" in out.dtype.kind and not refuses_writes(out)):
            yield definition.name


@pytest.mark.slow
def test_an_operator_that_declares_no_view_returns_none():
    known = [d for d in catalogue.definitions() if d.samples and not d.op.mutates]
    assert len(known) > 400
    assert [name for definition in known for name in faults(definition)] == []


@pytest.mark.parametrize("name", DRAWS)
def test_what_is_drawn_is_no_view(name):
    assert DRAWS[name]().view_parent is None


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("name", ["rand", "randn", "randn_like", "normal", "exponential"])
def test_what_is_drawn_under_no_grad_takes_recorded_writes(name, compiled):
    """As what any other operator computes there, eager and in a graph."""

    def function(a):
        with core.no_grad():
            x = DRAWS[name]()
        x *= a.sum()
        x[0] *= 0
        x[0] += a.sum()
        return (x[0] * x[0]).sum()

    a = core.ones(3).requires_grad_()
    (core.compile(function) if compiled else function)(a).backward()
    x = DRAWS[name]()
    assert a.grad.tolist() == [2 * 3 * x[0].size] * 3


def test_a_kernel_that_returns_a_view_of_what_it_made_returns_a_tensor_of_its_own():
    @core.custom_op("test_results_own::tail")
    def tail(x: core.Tensor) -> core.Tensor:
        return (x * 2)[1:]

    @tail.register_fake
    def _(x):
        return core.empty((x.shape[0] - 1,))

    y = tail(core.ones(3))
    assert y.view_parent is None
    assert refuses_writes(y)


def mean(x):
    return x.mean()


DERIVATIVES = {
    "grad": lambda x: core.func.grad(mean)(x),
    "value_and_grad": lambda x: core.func.value_and_grad(mean)(x)[1],
    "grad of the second": lambda x: core.func.grad(lambda a, b: a.mean() + b.mean(), 1)(x, x),
    "vjp": lambda x: core.func.vjp(mean, x)[1](core.ones(()))[0],
    "jacrev": lambda x: core.func.jacrev(mean)(x),
    "jacfwd": lambda x: core.func.jacfwd(mean)(x),
    "hessian": lambda x: core.func.hessian(lambda x: x.sum() ** 2)(x),
}


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("name", DERIVATIVES)
def test_elements_of_a_derivative_share_no_memory(name, compiled):
    """The gradient of a mean is one number, expanded: a write to a part of it stays there."""
    derivative = core.compile(DERIVATIVES[name]) if compiled else DERIVATIVES[name]
    for shape in ((3,), (2, 3)):
        for _ in range(2):  # the second compiled call runs the plan
            g = derivative(core.ones(shape))
            old = g.tolist()
            g[0] = 5
            assert g[1:].tolist() == old[1:]
            g += 1


def test_elements_of_an_unbatched_result_share_no_memory():
    """Factories inside vmap give one tensor for the whole batch."""
    y = core.func.vmap(core.ones_like)(core.zeros((2, 3)))
    y[0] = 5
    assert y.tolist() == [[5, 5, 5], [1, 1, 1]]


def test_a_derivative_taken_under_no_grad_is_no_view():
    """A recorded write to it is a write to a tensor of its own."""
    a = core.ones(3).requires_grad_()
    with core.no_grad():
        g = core.func.grad(lambda x: (x[...] * x[...]).sum())(a)
    g *= a
    g.sum().backward()
    assert a.grad.tolist() == [2, 2, 2]
