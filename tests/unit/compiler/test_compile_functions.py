"""`core.autograd.Function` and `register_autograd` in compiled functions: one graph, both ways."""

import numpy as np
import pytest

import core
import core.compat.torch as torch


class Square(core.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx, g):
        (x,) = ctx.saved_tensors
        return g * 2 * x


class Rounded(core.autograd.Function):
    """The gradient passes as if nothing was rounded."""

    @staticmethod
    def forward(ctx, x):
        return core.round(x)

    @staticmethod
    def backward(ctx, g):
        return g


class Reversed(core.autograd.Function):
    @staticmethod
    def forward(ctx, x, factor):
        ctx.factor = factor
        return x.view(x.shape)

    @staticmethod
    def backward(ctx, g):
        return -ctx.factor * g, None


class Layer(core.autograd.Function):
    """Several results, one of which has no gradient; needs_input_grad; a None argument."""

    @staticmethod
    def forward(x, w, scale, bias):
        y = core.tanh(x @ w) * scale
        return (y if bias is None else y + bias), x.sum(), x > 0

    @staticmethod
    def setup_context(ctx, inputs, output):
        x, w, ctx.scale, bias = inputs
        ctx.shape, ctx.kept = x.shape, {"sum": [output[1]]}
        ctx.save_for_backward(x, w, output[0], bias)
        ctx.mark_non_differentiable(output[2])

    @staticmethod
    def backward(ctx, g, g_sum, _):
        x, w, y, bias = ctx.saved_tensors
        if ctx.shape != x.shape or len(ctx.kept["sum"]) != 1:
            raise ValueError("the context keeps what it is given")
        y = y if bias is None else y - bias
        slope = g * ctx.scale * (1 - (y / ctx.scale) ** 2)
        g_x = slope @ w.mT + g_sum if ctx.needs_input_grad[0] else None
        return g_x, x.mT @ slope, None, None if bias is None else g.sum(0)


@core.custom_op("test_functions::cube")
def cube(x: core.Tensor) -> core.Tensor:
    return x * x * x


def _save(ctx, inputs, output):
    ctx.save_for_backward(inputs[0])


def _slope(ctx, g):
    (x,) = ctx.saved_tensors
    return g * 3 * x * x


cube.register_fake(core.empty_like)
cube.register_autograd(_slope, setup_context=_save)


def backward(loss, w):
    """A step of training, which leaves no gradient behind."""
    loss.backward()
    slope, w.grad = w.grad, None
    return loss, slope


STEPS = {
    "two Functions": lambda x, w: backward((Square.apply(x @ w) + Rounded.apply(x * w)).mean(), w),
    "one after the other": lambda x, w: backward(
        Square.apply(Rounded.apply(Square.apply(w)) * x).sum(), w
    ),
    "several results": lambda x, w: backward(
        (lambda y, total, mask: (y * mask).sum() + total * 3)(*Layer.apply(x, w, 2.0, None)), w
    ),
    "a tensor that may be None": lambda x, w: backward(
        Layer.apply(x, w, 2.0, w[0])[0].square().sum(), w
    ),
    "a view of its argument": lambda x, w: backward(
        (Reversed.apply(core.sin(x @ w), 0.5) ** 2).sum(), w
    ),
    "core.autograd.grad": lambda x, w: core.autograd.grad(Square.apply(x @ w).sum(), [w]),
    "a detached result": lambda x, w: (
        lambda y: (*backward((y * x).sum(), w), y.detach())
    )(Square.apply(w)),
    "a custom operator": lambda x, w: backward((cube(x @ w) * x).mean(), w),
    "a custom operator and a Function": lambda x, w: backward(
        Square.apply(cube(w) * x).sum() + cube(x).sum(), w
    ),
    "an argument of a transform": lambda x, w: backward(
        core.func.vmap(lambda row: (row * row).sum())(Square.apply(w) * x).sum(), w
    ),
}  # fmt: skip


def arguments(kind):
    draw = np.random.default_rng(4)
    x, w = (draw.standard_normal((4, 4)).astype(np.float32) for _ in range(2))
    make = torch.tensor if kind == "torch" else core.asarray
    return make(x), make(w * 0.5).requires_grad_()


def same(got, want):
    got, want = (v if isinstance(v, (tuple, list)) else (v,) for v in (got, want))
    for a, b in zip(got, want, strict=True):
        assert (type(a), a.requires_grad) == (type(b), b.requires_grad)
        np.testing.assert_allclose(*map(np.asarray, (a.detach(), b.detach())), 1e-5, 1e-6)


@pytest.mark.parametrize("kind", ["core", "torch"])
@pytest.mark.parametrize("name", STEPS)
def test_a_step_is_one_graph(name, kind):
    x, w = arguments(kind)
    want = STEPS[name](x, w)
    compiled = core.compile(STEPS[name], fullgraph=True)
    for _ in range(3):
        same(compiled(x, w), want)
    assert len(compiled.entries) == len(compiled.graphs) == 1 and not compiled.reasons


def test_what_forward_computes_is_computed_once():
    x, w = arguments("core")
    compiled = core.compile(STEPS["two Functions"])
    compiled(x, w)
    matmuls = [n for n in compiled.graphs[0].nodes if n.op.name == "core::matmul"]
    assert len(matmuls) == 2  # x @ w, and the gradient's


LEAVING = {
    "the result": lambda x, w: Square.apply(x @ w) * 2,
    "the result of an operator": lambda x, w: cube(x @ w) * 2,
    "a loss of which nothing is freed": lambda x, w: backward(Rounded.apply(w).sum(), w)[0],
    "the result of a step before a branch": lambda x, w: (
        lambda y: y * x if float(y.sum().detach()) > -1e9 else y
    )(Square.apply(w)),
}


@pytest.mark.parametrize("name", LEAVING)
def test_a_history_that_leaves_the_function_leads_to_the_same_gradients(name):
    x, w = arguments("core")
    compiled = core.compile(LEAVING[name])
    for _ in range(3):
        slopes = []
        for fn in (LEAVING[name], compiled):
            out = fn(x, w)
            assert out.requires_grad
            out.sum().backward()
            slopes.append(w.grad)
            w.grad = None
        same(*slopes)


def test_other_definitions_are_seen(monkeypatch):
    x, w = arguments("core")
    for name in ("two Functions", "a custom operator"):
        compiled = core.compile(STEPS[name])
        same(compiled(x, w), STEPS[name](x, w))
        monkeypatch.setattr(Square, "backward", staticmethod(lambda ctx, g: g * 7))
        monkeypatch.setattr(_slope, "__code__", (lambda ctx, g: g * 7).__code__)
        for _ in range(2):
            same(compiled(x, w), STEPS[name](x, w))
        monkeypatch.setattr(Square, "forward", staticmethod(lambda ctx, x: core.sin(x)))
        for _ in range(2):
            same(compiled(x, w), STEPS[name](x, w))
        monkeypatch.undo()


def test_effects_of_forward_and_backward_happen_at_each_call():
    seen = []

    class Noted(core.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            seen.append("forward")
            return x * 2

        @staticmethod
        def backward(ctx, g):
            seen.append("backward")
            return g * 2

    x, w = arguments("core")
    compiled = core.compile(lambda x, w: backward((Noted.apply(w) ** 2 * x).sum(), w))
    for _ in range(4):
        compiled(x, w)
    assert seen == ["forward", "backward"] * 4


def test_errors_of_backward_are_those_of_eager_code():
    class Wrong(core.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * x

        @staticmethod
        def backward(ctx, g):
            return g[0]

    def fn(x, w):
        return backward((Wrong.apply(w) * w).sum(), w)

    for run in (fn, core.compile(fn)):
        with pytest.raises(core.errors.ShapeError, match="backward of Wrong"):
            run(*arguments("core"))


@pytest.mark.parametrize("dynamic", [None, True])
def test_sizes_may_differ(dynamic):
    compiled = core.compile(STEPS["two Functions"], dynamic=dynamic)
    for n in (4, 4, 6, 3, 6):
        x = core.asarray(np.linspace(-1, 1, n * n, dtype=np.float32).reshape(n, n))
        w = (x * 0.5).detach().requires_grad_()
        same(compiled(x, w), STEPS["two Functions"](x, w))
