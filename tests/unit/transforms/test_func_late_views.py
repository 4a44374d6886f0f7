"""Views of a tensor that becomes part of a transform by a write, returned or read untouched."""

import pytest

import core
from core import func
from core.errors import DataDependentError

X = core.arange(6.0).reshape((2, 3))
T = core.asarray([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
BATCH = core.arange(12.0).reshape((2, 2, 3))


def through_base(y):
    x = core.zeros((2, 3))
    view = x[0]
    x.copy_(y)
    return view


def through_sibling(y):
    x = core.zeros((2, 3))
    view, sibling = x[0][1:][None], x.mT[1:]
    sibling.copy_(y.mT[1:])
    return view


def through_several(y):
    x = core.zeros((2, 3))
    view = x.reshape(-1)[:3]
    x[0].copy_(y[0])
    view[1:].add_(y[1, 1:])
    return view[:]


# what is returned, as an index of the argument and, for the last, what is added to it
PROGRAMS = {
    through_base: lambda y: y[0] * 1,
    through_sibling: lambda y: (y[0][1:] * 1)[None],
    through_several: lambda y: y[0] + y[1] * core.asarray([0.0, 1.0, 1.0]),
}


def _jvp(f):
    return func.jvp(f, (X,), (T,))


def _vjp(f):
    out, pull = func.vjp(f, X)
    return out, pull(core.ones(out.shape))[0]


def _linearize(f):
    out, push = func.linearize(f, X)
    return out, push(T)


TRANSFORMS = {
    "jvp": _jvp,
    "vjp": _vjp,
    "linearize": _linearize,
    "jacrev": lambda f: func.jacrev(f)(X),
    "jacfwd": lambda f: func.jacfwd(f)(X),
    "grad": lambda f: func.grad(lambda y: (f(y) ** 2).sum())(X),
    "grad of what is returned": lambda f: func.grad(lambda y: f(y)[..., -1].sum())(X),
    "hessian": lambda f: func.hessian(lambda y: (f(y) ** 3).sum())(X),
    "vmap": lambda f: func.vmap(f)(BATCH),
    "vmap of grad": lambda f: func.vmap(func.grad(lambda y: (f(y) ** 2).sum()))(BATCH),
    "vmap of jvp": lambda f: func.vmap(lambda y: func.jvp(f, (y,), (T,)))(BATCH),
    "vmap of vmap": lambda f: func.vmap(func.vmap(f))(core.stack([BATCH, BATCH + 1])),
    "jvp of vmap": lambda f: func.jvp(func.vmap(f), (BATCH,), (BATCH + 1,)),
    "jvp of vjp": lambda f: func.jvp(lambda y: func.vjp(f, y)[0], (X,), (T,)),
    "functionalize": lambda f: func.functionalize(f)(X),
    "functionalize of grad": lambda f: func.functionalize(func.grad(lambda y: f(y).sum()))(X),
}


def _lists(result):
    return [r.tolist() for r in result] if isinstance(result, tuple) else result.tolist()


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.__name__)
@pytest.mark.parametrize("transform", TRANSFORMS)
def test_a_view_of_a_base_that_was_written_is_of_the_transform(transform, program):
    run = TRANSFORMS[transform]
    assert _lists(run(program)) == _lists(run(PROGRAMS[program]))


def test_what_is_auxiliary_is_of_the_transform_too():
    def f(y):
        x = core.zeros((2, 3))
        view = x[0]
        x.copy_(y)
        return y.sum(), {"view": view}

    aux = func.vmap(lambda y: func.grad(f, has_aux=True)(y)[1]["view"])(BATCH)
    assert aux.tolist() == BATCH[:, 0].tolist()
    assert func.jvp(f, (X,), (T,), has_aux=True)[2]["view"].tolist() == X[0].tolist()


def test_its_values_are_read_as_those_of_the_transform():
    def f(y):
        x = core.zeros((2,))
        view = x[:1]
        x.copy_(y)
        assert view.tolist() == [1.0]
        assert float(view.detach()) == 1.0
        return x.sum()

    func.grad(f)(core.asarray([1.0, 2.0]))

    def batched(y):
        x = core.zeros((2,))
        view = x[:1]
        x.copy_(y)
        with pytest.raises(DataDependentError):
            view.tolist()
        return view.detach()

    assert func.vmap(batched)(X[:, :2]).tolist() == [[0.0], [3.0]]


def test_a_function_of_autograd_is_given_a_view_of_the_transform():
    class Square(core.autograd.Function):
        @staticmethod
        def forward(x):
            return x * x

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.save_for_backward(*inputs)

        @staticmethod
        def backward(ctx, g):
            return ctx.saved_tensors[0] * g * 2

    gradient = func.grad(lambda y: Square.apply(through_base(y)).sum())(X)
    assert gradient.tolist() == [[0.0, 2.0, 4.0], [0.0, 0.0, 0.0]]
