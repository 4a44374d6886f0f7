"""core.func: gradients, forward mode and their nesting, against closed forms and torch.func."""

import numpy as np
import pytest

import core
from core import func
from core.errors import AutogradError


def tensor(values):
    return core.asarray(np.asarray(values, dtype=np.float64))


def array(x):
    return np.asarray(x)


def cube(x):
    return x * x * x


# ---- reverse -----------------------------------------------------------------------------------
def test_grad_of_grad_of_grad():
    x = tensor(2.0)
    assert float(func.grad(cube)(x)) == 12.0
    assert float(func.grad(func.grad(cube))(x)) == 12.0
    assert float(func.grad(func.grad(func.grad(cube)))(x)) == 6.0


def test_an_inner_gradient_sees_the_outer_argument():
    """d/dy of (d/dx of x y^2 at x = y) at 3: y^2 differentiated, 6."""
    inner = lambda y: func.grad(lambda x: x * y * y)(y)  # noqa: E731
    assert float(func.grad(inner)(tensor(3.0))) == 6.0


def test_perturbations_are_not_confused():
    """d/dx [x d/dy (x + y)] = 1, the classic example."""
    outer = lambda x: x * func.grad(lambda y: x + y)(tensor(1.0))  # noqa: E731
    assert float(func.grad(outer)(tensor(1.0))) == 1.0
    forward = lambda x: x * func.jvp(lambda y: x + y, (tensor(1.0),), (tensor(1.0),))[1]  # noqa: E731
    assert float(func.jvp(forward, (tensor(1.0),), (tensor(1.0),))[1]) == 1.0


def test_argnums_aux_and_nests():
    def loss(params, x):
        out = (params["w"] * x + params["b"]).sum()
        return out, {"doubled": out * 2}

    params = {"w": tensor([1.0, 2.0]), "b": tensor(0.5)}
    x = tensor([3.0, 4.0])
    (value, aux), gradient = func.value_and_grad(loss, has_aux=True)(params, x)
    assert float(value) == 12.0 and float(aux["doubled"]) == 24.0
    assert gradient["w"].tolist() == [3.0, 4.0] and float(gradient["b"]) == 2.0
    both = func.grad(lambda a, b: (a * b).sum(), argnums=(0, 1))(x, x)
    assert [g.tolist() for g in both] == [[3.0, 4.0], [3.0, 4.0]]


def test_vjp_pulls_back_more_than_once():
    y, pull = func.vjp(lambda x: (x * x, x.sum()), tensor([1.0, 2.0]))
    assert y[0].tolist() == [1.0, 4.0]
    for _ in range(2):
        assert pull((tensor([1.0, 0.0]), tensor(1.0)))[0].tolist() == [3.0, 1.0]


def test_an_output_that_does_not_depend_has_gradient_zero():
    assert func.grad(lambda x: tensor(1.0))(tensor([1.0, 2.0])).tolist() == [0.0, 0.0]
    assert func.grad(lambda x: (x > 0).astype("float64").sum())(tensor([1.0])).tolist() == [0.0]


def test_the_tape_sees_through_a_transform():
    """A parameter that .backward() asks for, captured by a function that is differentiated."""
    w = tensor(3.0)
    w.requires_grad = True
    slope = func.grad(lambda x: x * x * w)(tensor(2.0))
    slope.backward()
    assert float(slope) == 12.0 and float(w.grad) == 4.0


def test_no_grad_inside_makes_constants():
    def f(x):
        with core.no_grad():
            y = x * x
        return (x * y).sum()

    assert func.grad(f)(tensor([3.0])).tolist() == [9.0]


def test_inplace_inside_a_transform():
    def f(x):
        y = x * 1
        y[1:].multiply_(x[:1])
        y.add_(x)
        return (y * y).sum()

    def same(x):
        y = core.concat([x[:1], x[1:] * x[:1]]) + x
        return (y * y).sum()

    x, t = tensor([2.0, 3.0]), tensor([1.0, -1.0])
    np.testing.assert_allclose(array(func.grad(f)(x)), array(func.grad(same)(x)))
    np.testing.assert_allclose(
        array(func.jvp(f, (x,), (t,))[1]), array(func.jvp(same, (x,), (t,))[1])
    )
    second = lambda g: func.grad(lambda v: (g(v) * t).sum())(x)  # noqa: E731
    np.testing.assert_allclose(array(second(func.grad(f))), array(second(func.grad(same))))
    assert x.tolist() == [2.0, 3.0]


def test_a_sibling_view_follows_an_inplace_write_inside_a_transform():
    def f(x):
        y = x * 1
        head = y[:1]
        y.multiply_(5.0)
        return head.sum()

    assert func.grad(f)(tensor([1.0, 2.0])).tolist() == [5.0, 0.0]


# ---- forward -----------------------------------------------------------------------------------
def test_jvp_of_nests_and_of_constants():
    out, tangent = func.jvp(
        lambda p: {"a": p[0] * p[1], "b": tensor(1.0)},
        ((tensor(2.0), tensor(5.0)),),
        ((tensor(1.0), tensor(10.0)),),
    )
    assert float(out["a"]) == 10.0 and float(tangent["a"]) == 25.0
    assert float(tangent["b"]) == 0.0


def test_forward_over_reverse_and_reverse_over_forward():
    def f(x):
        return (x.sin() * x).sum()

    x, v = tensor([0.3, -1.2]), tensor([1.0, 2.0])
    exact = (2 * np.cos(array(x)) - array(x) * np.sin(array(x))) * array(v)
    hvp = func.jvp(func.grad(f), (x,), (v,))[1]
    np.testing.assert_allclose(array(hvp), exact)
    hvp = func.grad(lambda y: func.jvp(f, (y,), (v,))[1])(x)
    np.testing.assert_allclose(array(hvp), exact)
    np.testing.assert_allclose(array(func.hessian(f)(x)) @ array(v), exact)


def test_jacobians_agree_both_ways():
    def f(x):
        return core.matmul(x, x).sin()

    x = tensor(np.arange(4.0).reshape(2, 2) / 3)
    back, forth = func.jacrev(f)(x), func.jacfwd(f)(x)
    assert back.shape == (2, 2, 2, 2)
    np.testing.assert_allclose(array(back), array(forth), atol=1e-12)


# ---- nesting with vmap -------------------------------------------------------------------------
def test_every_pair_of_transforms_agrees_with_torch():
    torch = pytest.importorskip("torch")
    rng = np.random.default_rng(0)
    a, b = rng.normal(size=(4, 3)), rng.normal(size=3)

    def ours(x):
        return (x.sin() * core.asarray(b)).sum() * x[0]

    def theirs(x):
        return (x.sin() * torch.tensor(b)).sum() * x[0]

    per_row = func.vmap(func.grad(ours))(tensor(a))
    np.testing.assert_allclose(
        array(per_row), torch.func.vmap(torch.func.grad(theirs))(torch.tensor(a)).numpy()
    )
    summed = func.grad(lambda x: func.vmap(ours)(x).sum())(tensor(a))
    np.testing.assert_allclose(array(summed), array(per_row))
    hessians = func.vmap(func.hessian(ours))(tensor(a))
    np.testing.assert_allclose(
        array(hessians),
        torch.func.vmap(torch.func.hessian(theirs))(torch.tensor(a)).numpy(),
        atol=1e-12,
    )
    _, tangents = func.jvp(func.vmap(ours), (tensor(a),), (tensor(a),))
    expected = torch.func.jvp(torch.func.vmap(theirs), (torch.tensor(a),), (torch.tensor(a),))[1]
    np.testing.assert_allclose(array(tangents), expected.numpy())


def test_vmap_over_one_of_two_nested_batches():
    x, y = tensor(np.arange(3.0)), tensor(np.arange(4.0))
    outer = func.vmap(lambda a: func.vmap(lambda b: a * 10 + b)(y))(x)
    np.testing.assert_array_equal(array(outer), array(x)[:, None] * 10 + array(y))


# ---- refusals ----------------------------------------------------------------------------------
def test_a_wrapper_that_escapes_is_recognized():
    kept = []
    func.grad(lambda x: (kept.append(x), x.sum())[1])(tensor([1.0]))
    with pytest.raises(AutogradError, match="a transform that is over"):
        kept[0] + 1


def test_writing_into_a_constant_is_refused():
    buffer = core.zeros((2,), dtype="float64")

    def f(x):
        buffer[0] = x
        return buffer.sum()

    with pytest.raises(AutogradError, match="from outside the transform"):
        func.grad(f)(tensor(1.0))
    assert buffer.tolist() == [0.0, 0.0]


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (lambda x: x * 2, "one real number"),
        (lambda x: 3.0, "one real number"),
    ],
)
def test_grad_needs_one_real_number(function, message):
    with pytest.raises(AutogradError, match=message):
        func.grad(function)(tensor([1.0, 2.0]))


def test_operators_without_a_rule_say_so():
    op = core.define(
        "test::no_rules(Tensor x) -> Tensor",
        rule="copy",
        reference=lambda np, x: np.array(x),
        no_vjp="it is a test",
    )
    with pytest.raises(AutogradError, match="no vjp") as caught:
        func.grad(lambda x: op(x).sum())(tensor([1.0]))
    assert caught.value.why == "it is a test"
    with pytest.raises(AutogradError, match="no jvp"):
        func.jvp(op, (tensor([1.0]),), (tensor([1.0]),))


def test_wrong_nests_are_named():
    with pytest.raises(core.errors.ArgumentError, match="cotangents is of structure"):
        func.vjp(lambda x: x, tensor(1.0))[1]((tensor(1.0), tensor(1.0)))
    with pytest.raises(core.errors.ShapeError, match="one of the cotangents has shape"):
        func.vjp(lambda x: x, tensor(1.0))[1](tensor([1.0]))
    with pytest.raises(core.errors.ArgumentError, match="argnums names argument 1"):
        func.grad(cube, argnums=1)(tensor(1.0))
    with pytest.raises(core.errors.ArgumentError, match=r"\(output, aux\)"):
        func.grad(cube, has_aux=True)(tensor(1.0))


def test_detach_makes_a_constant_at_every_level():
    f = lambda x: x * x.detach()  # noqa: E731
    x = tensor(3.0)
    assert float(func.grad(f)(x)) == 3.0
    assert float(func.jvp(f, (x,), (tensor(1.0),))[1]) == 3.0
    assert float(func.grad(lambda y: func.grad(f)(y) * y)(x)) == 3.0
    assert func.vmap(f)(tensor([1.0, 2.0])).tolist() == [1.0, 4.0]
    assert func.vmap(func.grad(f))(tensor([1.0, 2.0])).tolist() == [1.0, 2.0]


@pytest.mark.parametrize("transform", [func.jacrev, func.jacfwd, func.hessian])
def test_negative_positions_count_from_the_end(transform):
    f = lambda x, y: (x * x * y * y).sum()  # noqa: E731
    args = tensor([1.0, 2.0]), tensor([3.0, 4.0])
    for position in (0, 1):
        expected = transform(f, position)(*args).tolist()
        assert transform(f, position - 2)(*args).tolist() == expected
    for outside in (2, -3):
        with pytest.raises(core.errors.ArgumentError, match="argnums names argument"):
            transform(f, outside)(*args)


def test_writing_through_a_view_made_under_no_grad():
    def f(x, factor):
        y = x * 1
        with core.no_grad():
            v = y[1:]
        v.multiply_(factor)
        return y.sum()

    x = tensor([1.0, 2.0, 3.0])
    assert func.grad(f)(x, 5.0).tolist() == [1.0, 5.0, 5.0]
    gradients = func.grad(f, argnums=(0, 1))(x, tensor([5.0, 5.0]))
    assert [g.tolist() for g in gradients] == [[1.0, 5.0, 5.0], [2.0, 3.0]]


def test_views_nested_deep_follow_a_write_to_their_root():
    def f(x):
        y = x * 1
        v = y
        for _ in range(600):
            v = v[:]
        y.multiply_(4.0)
        return v.sum()

    assert func.grad(f)(tensor([1.0, 2.0])).tolist() == [4.0, 4.0]


def test_constants_that_are_infinite_have_a_tangent_of_zero():
    mask = core.asarray([np.inf, 0.0])
    _, tangent = core.func.jvp(lambda x: x + mask, (core.ones(2),), (core.ones(2),))
    assert tangent.tolist() == [1.0, 1.0]
    _, tangent = core.func.jvp(lambda x: mask, (core.ones(2),), (core.ones(2),))
    assert tangent.tolist() == [0.0, 0.0]
    assert float(core.func.grad(lambda x: x + core.asarray(np.inf))(core.asarray(1.0))) == 1.0
    unused = core.func.grad(lambda x, y: x.sum(), argnums=1)(core.ones(2), mask)
    assert unused.tolist() == [0.0, 0.0]
