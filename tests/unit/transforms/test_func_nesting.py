"""core.func: transforms nested at random, in any order, against closed forms."""

import gc
import threading

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import core
from core import func
from core.errors import AutogradError


def tensor(values):
    return core.asarray(np.asarray(values, dtype=np.float64))


# Functions of one number, each with its derivatives 0 to 4 as NumPy computes them.
def sine(x):
    return x.sin()


def quintic(x):
    """x**5, partly through memory that the function makes itself and writes to."""
    made = core.zeros((2,), dtype="float64", device=x.device)
    made[0] = x * x
    made[1] = x * x * x
    made.multiply_(1.0)
    return made[0] * made[1]


def parts(x):
    """x**2 + 6 x**4, from a buffer whose views were taken before it was written to."""
    buffer = core.zeros((2,), dtype="float64")
    last, both = buffer[1:], buffer[:]
    buffer[0] = x
    buffer[1] = x * x
    return buffer[0] * both[0] + (last * last).sum() * 6


def growth(x):
    """exp(2 x), written in place on a copy."""
    y = x * 1.0
    y.multiply_(2.0)
    return core.exp(y)


FUNCTIONS = {
    sine: [np.sin, np.cos, lambda x: -np.sin(x), lambda x: -np.cos(x), np.sin],
    quintic: [
        lambda x: x**5,
        lambda x: 5 * x**4,
        lambda x: 20 * x**3,
        lambda x: 60 * x**2,
        lambda x: 120 * x,
    ],
    parts: [
        lambda x: x**2 + 6 * x**4,
        lambda x: 2 * x + 24 * x**3,
        lambda x: 2 + 72 * x**2,
        lambda x: 144 * x,
        lambda x: 144,
    ],
    growth: [lambda x, k=k: 2**k * np.exp(2 * x) for k in range(5)],
}
# Each raises the order of the derivative by one, as a function of a number.
DERIVATIVES = {
    "grad": func.grad,
    "value_and_grad": lambda f: lambda x: func.value_and_grad(f)(x)[1],
    "vjp": lambda f: lambda x: func.vjp(f, x)[1](core.ones((), dtype="float64"))[0],
    "jvp": lambda f: lambda x: func.jvp(f, (x,), (core.ones((), dtype="float64"),))[1],
    "linearize": lambda f: lambda x: func.linearize(f, x)[1](core.ones((), dtype="float64")),
    "jacrev": func.jacrev,
    "jacfwd": func.jacfwd,
}
# These leave the function as it is.
BATCHES = {
    "vmap": lambda f: lambda x: func.vmap(f)(x.expand_dims(0)).squeeze(0),
    "vmap twice": lambda f: (
        lambda x: func.vmap(func.vmap(f), in_dims=1)(x.broadcast_to((2, 3)))[1, 1]
    ),
    "vmap in chunks": lambda f: lambda x: func.vmap(f, chunk_size=2)(x.broadcast_to((3,)))[2],
}


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_transforms_nest_in_any_order(data):
    names = data.draw(st.lists(st.sampled_from([*DERIVATIVES, *BATCHES]), min_size=1, max_size=5))
    order = sum(name in DERIVATIVES for name in names)
    function = data.draw(st.sampled_from(sorted(FUNCTIONS, key=lambda f: f.__name__)))
    if order > 4:
        return
    nested = function
    for name in names:
        nested = {**DERIVATIVES, **BATCHES}[name](nested)
    x = data.draw(st.floats(-1.5, 1.5))
    np.testing.assert_allclose(
        float(nested(tensor(x))), FUNCTIONS[function][order](x), rtol=1e-9, atol=1e-9
    )


@settings(max_examples=25, deadline=None)
@given(st.permutations(["grad", "vmap", "jvp"]), st.floats(0.2, 1.0))
def test_a_nesting_sees_tensors_that_require_grad(order, x):
    """What the transforms compute can itself be differentiated by the tape."""
    w = tensor(0.7).requires_grad_()
    function = lambda x: (w * x).sin() * w  # noqa: E731
    nested = function
    for name in order:
        nested = {**DERIVATIVES, **BATCHES}[name](nested)
    out = nested(tensor(x))
    out.backward()
    third = lambda w: -(w**3) * np.sin(w * x)  # noqa: E731 - d2/dx2 of the function
    slope = (third(0.7 + 1e-6) - third(0.7 - 1e-6)) / 2e-6
    assert float(out) == pytest.approx(third(0.7))
    assert float(w.grad) == pytest.approx(slope, rel=1e-6)


# ---- levels end ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "transform",
    [
        func.grad,
        lambda f: lambda x: func.jvp(f, (x,), (x,)),
        lambda f: lambda x: func.vmap(f)(x.expand_dims(0)),
    ],
)
def test_a_level_ends_with_an_exception(transform):
    def fails(x):
        with core.no_grad():
            raise ZeroDivisionError

    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            transform(fails)(tensor([1.0]))
    assert core._native.count_levels() == 0
    assert core.is_grad_enabled()


def test_a_tensor_that_escapes_is_recognized():
    kept = []

    def keep(x):
        kept.append(x * 2)
        return x.sum()

    func.grad(keep)(tensor([1.0]))
    func.jvp(keep, (tensor([1.0]),), (tensor([1.0]),))
    func.vmap(keep)(tensor([[1.0]]))
    for tensor_ in kept:
        with pytest.raises(AutogradError, match="a transform that is over"):
            tensor_ + 1


def test_each_thread_has_its_own_levels():
    found = {}

    def work(n):
        x = tensor(float(n))
        found[n] = [float(func.grad(func.grad(quintic))(x)) for _ in range(20)]

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {n: [20.0 * n**3] * 20 for n in range(4)}


def test_a_tensor_of_another_thread_s_level_is_refused():
    caught = []

    def elsewhere(x):
        def work():
            try:
                x + 1
            except AutogradError as error:
                caught.append(error.what)

        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
        return x

    func.grad(elsewhere)(tensor(1.0))
    assert "a transform that is over" in caught[0]


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_everything_is_freed_without_the_collector(function):
    def work():
        for transform in [*DERIVATIVES.values(), *BATCHES.values()]:
            transform(function)(tensor(2.0))
        func.grad(func.grad(function))(tensor(2.0))
        func.functionalize(function)(tensor(2.0))

    work()
    gc.disable()
    try:
        before = core._native.live_storages()
        work()
        assert core._native.live_storages() == before
    finally:
        gc.enable()


# ---- memory made inside ----------------------------------------------------------------------
@pytest.mark.parametrize(
    ("transform", "expected"),
    [
        (func.grad, lambda x: 2 * x + 24 * x**3),
        (DERIVATIVES["jvp"], lambda x: 2 * x + 24 * x**3),
        (BATCHES["vmap twice"], lambda x: x**2 + 6 * x**4),
        (func.hessian, lambda x: 2 + 72 * x**2),
        (lambda f: func.grad(func.grad(f)), lambda x: 2 + 72 * x**2),
    ],
)
def test_writing_to_memory_made_inside(transform, expected):
    assert float(transform(parts)(tensor(2.0))) == expected(2.0)


def test_memory_made_inside_one_level_is_outside_of_the_next():
    """The buffer is the outer gradient's own, and captured by the inner one."""

    def outer(x):
        buffer = core.zeros((), dtype="float64")
        inner = lambda y: buffer.add_(y)  # noqa: E731
        return func.grad(inner)(x)

    with pytest.raises(AutogradError, match="from outside the transform"):
        func.grad(outer)(tensor(1.0))


def test_writing_into_a_constant_that_requires_grad_at_the_tape():
    w = tensor(3.0).requires_grad_()

    def f(x):
        buffer = core.zeros((2,), dtype="float64")
        buffer[0] = w
        view = buffer[:]
        buffer[1] = x * w
        return (view * view).sum()

    slope = func.grad(f)(tensor(2.0))
    assert float(slope) == 36.0
    slope.backward()
    assert float(w.grad) == 24.0


# ---- custom operators --------------------------------------------------------------------------
def test_through_a_custom_operator():
    @core.custom_op("test_func_nesting::cube", replace=True)
    def cube(x: core.Tensor) -> core.Tensor:
        return core.asarray(np.asarray(x) ** 3)

    cube.register_fake(core.empty_like)
    cube.register_autograd(
        lambda ctx, g: g * 3 * ctx.saved_tensors[0] * ctx.saved_tensors[0],
        setup_context=lambda ctx, inputs, output: ctx.save_for_backward(inputs[0]),
    )
    x = tensor([1.0, 2.0])
    assert func.vmap(func.grad(cube))(x).tolist() == [3.0, 12.0]
    assert func.vmap(func.grad(func.grad(cube)))(x).tolist() == [6.0, 12.0]
    assert func.grad(lambda x: func.vmap(cube)(x).sum())(x).tolist() == [3.0, 12.0]
    assert func.jacrev(cube)(x).tolist() == [[3.0, 0.0], [0.0, 12.0]]
    assert func.linearize(cube, x)[1](x).tolist() == [3.0, 24.0]
    assert func.vmap(cube)(core.zeros((0, 2))).shape == (0, 2)
    assert "test_func_nesting::cube" in dict(func.batching_report())


def test_a_loop_is_said_once():
    @core.custom_op("test_func_nesting::looped", replace=True)
    def looped(x: core.Tensor) -> core.Tensor:
        return core.asarray(np.cumsum(np.asarray(x)))

    x = tensor([[1.0, 2.0], [3.0, 4.0]])
    with pytest.warns(core.BatchingWarning, match="register_vmap") as said:
        for _ in range(3):
            func.vmap(looped)(x)
    assert len(said) == 1
    assert dict(func.batching_report())["test_func_nesting::looped"] == 3
    with pytest.raises(AutogradError, match="zero elements"):
        func.vmap(looped)(core.zeros((0, 2)))


@pytest.mark.parametrize("outer", [*DERIVATIVES, "vmap"])
def test_a_view_of_memory_of_an_outer_level_follows_an_inner_write(outer):
    def inner(y, x):
        buffer = core.stack([x, x])
        last = buffer[1:]
        buffer.multiply_(y)
        return last.sum() * y  # x y**2

    def f(x):
        return func.grad(inner)(x * x, x)  # 2 x**3

    nested = {**DERIVATIVES, **BATCHES}[outer](f)
    assert float(nested(tensor(2.0))) == (16.0 if outer == "vmap" else 24.0)


# ---- writes whose old value an outer transform keeps -------------------------------------------
def _written(x, w):
    c = x * 1
    c.multiply_(w)
    c.multiply_(c + 1)
    return c.sum()


@pytest.mark.parametrize(
    ("program", "expected"),
    [
        (lambda x, w: func.grad(_written, 1)(x, w), [7.0, 34.0]),
        (lambda x, w: func.grad(lambda w: _pushed(x, w))(w), [13.0, 33.0]),
        (lambda x, w: func.grad(lambda w: _batched(x, w))(w), [14.0, 68.0]),
        (lambda x, w: func.vmap(func.grad(lambda w: _pushed(x, w)))(w[None])[0], [13.0, 33.0]),
        (lambda x, w: _on_the_tape(lambda w: _pushed(x, w), w), [13.0, 33.0]),
        (lambda x, w: _on_the_tape(lambda w: _batched(x, w), w), [14.0, 68.0]),
    ],
)
def test_a_value_that_is_overwritten_is_kept_for_outer_derivatives(program, expected):
    x, w = core.asarray([1.0, 2.0]), core.asarray([3.0, 4.0])
    assert program(x, w).tolist() == expected


def _pushed(x, w):
    return func.jvp(lambda x: _written(x, w), (x,), (core.ones(2),))[1]


def _batched(x, w):
    return func.vmap(lambda x: _written(x, w))(core.stack([x, x])).sum()


def _on_the_tape(fn, w):
    leaf = w.clone().requires_grad_()
    fn(leaf).backward()
    return leaf.grad


# ---- what PyTorch does, found by random programs -----------------------------------------------
def in_place(library):
    """A product in place of a factor that others read, as written for either library."""

    def body(x):
        y = library.zeros_like(x)
        y += library.sin(x)
        y *= x
        return y

    return body


def unseen(library):
    """(2 x) x, whose first factor is made under no_grad."""

    def body(x):
        with library.no_grad():
            y = x * 2
        return y * x

    return body


def reverse_twice(f, module):
    return module.grad(lambda x: (module.vjp(f, x)[1](x)[0] * x).sum())


ORDERS = {
    "jacfwd in grad": lambda f, m: m.grad(lambda x: m.jacfwd(f)(x).sum()),
    "vmap in grad": lambda f, m: m.grad(lambda x: (m.vmap(f)(x * x) ** 2).sum()),
    "vjp in grad": reverse_twice,
    "hessian in hessian": lambda f, m: m.hessian(
        lambda x: m.hessian(lambda y: f(y).sum())(x).sum()
    ),
    "vmap of vjp in grad": lambda f, m: m.vmap(reverse_twice(f, m)),
}


def test_a_factor_of_a_constant_may_be_written_after_the_product():
    """The gradient of a product reads the constant alone, in place as otherwise."""

    def f(x):
        product = core.asarray([2.0, 5.0])
        product *= x
        with core.no_grad():
            x.add_(1.0)
        return product.sum()

    assert func.grad(f)(core.asarray([1.0, 2.0])).tolist() == [2.0, 5.0]


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("program", [in_place, unseen])
def test_the_tape_and_transforms_agree_with_torch(program, order):
    torch = pytest.importorskip("torch")
    values = np.array([[0.3, -0.7, 1.1], [0.2, 0.5, -0.4]])
    found = []
    for library in (torch, core):
        x = library.asarray(values)
        x.requires_grad = True
        y = ORDERS[order](program(library), library.func)(x if "vmap" in order else x[0])
        if y.requires_grad:
            y.sum().backward()
        found.append([y.tolist(), y.requires_grad, np.zeros(6) if x.grad is None else x.grad])
    assert found[0][1] == found[1][1]
    assert np.allclose(found[0][0], found[1][0])
    assert np.allclose(np.ravel(found[0][2]), np.ravel(found[1][2]))


class Cube(core.autograd.Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(x, scale):
        return x * x * x * scale

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(inputs[0])
        ctx.scale = inputs[1]

    @staticmethod
    def backward(ctx, g):
        return 3 * ctx.scale * ctx.saved_tensors[0] ** 2 * g, None

    @staticmethod
    def jvp(ctx, t, t_scale):
        return 3 * ctx.scale * ctx.saved_tensors[0] ** 2 * t


STEPS = {
    "vmap": func.vmap,
    "grad": lambda f: func.vmap(func.grad(lambda x: f(x).sum())),
    "jvp": lambda f: lambda x: func.jvp(f, (x,), (core.ones_like(x),))[1],
}


@pytest.mark.parametrize("first", STEPS)
@pytest.mark.parametrize("second", STEPS)
@pytest.mark.parametrize("third", STEPS)
def test_a_generated_batching_rule_is_nested(first, second, third):
    values = np.linspace(0.5, 2.0, 24).reshape(2, 3, 2, 2)
    found = []
    for f in (lambda x: Cube.apply(x, 2.0), lambda x: x * x * x * 2.0):
        for step in (first, second, third):
            f = STEPS[step](f)
        found.append(f(tensor(values)).tolist())
    assert np.allclose(*found)
