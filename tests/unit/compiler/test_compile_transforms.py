"""Transforms of core.func inside compiled functions: one graph, the results and errors of eager."""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import core
from core.errors import AutogradError, CoreError
from core.pytree import flatten

func = core.func
C = core.asarray([[0.3, -0.2, 0.5], [0.1, 0.7, -0.4], [0.9, 0.2, 0.1]])
B = core.asarray([[0.1, 0.2, 0.3], [-0.4, 0.5, 0.6]])


def x_of(scale: float = 1.0) -> core.Tensor:
    return core.asarray([0.3, -0.5, 0.7]) * scale


def same(a: Any, b: Any) -> None:
    (ours, spec), (theirs, other) = flatten(a), flatten(b)
    assert spec == other
    for x, y in zip(ours, theirs, strict=True):
        assert (x.shape, x.dtype, x.level) == (y.shape, y.dtype, 0)
        np.testing.assert_allclose(np.asarray(x), np.asarray(y), rtol=2e-5, atol=2e-6)


def check(fn: Callable[..., Any], *calls: tuple[Any, ...], graphs: int = 1) -> Any:
    """Every call twice against eager, in one graph that needs no Python."""
    compiled = core.compile(fn, fullgraph=True)
    for args in (*calls, calls[0]):
        expected = fn(*args)
        same(compiled(*args), expected)
        same(compiled(*args), expected)
    assert (len(compiled.graphs), compiled.reasons) == (graphs, [])
    assert compiled.entries
    return compiled


def constant(x: core.Tensor) -> core.Tensor:
    with core.no_grad():
        y = x * 2
    return x * y


FUNCTIONS: dict[str, Callable[[core.Tensor], core.Tensor]] = {
    "tanh": lambda x: core.tanh(x) * x,
    "product": lambda x: (C @ x) * x,
    "softmax": lambda x: core.softmax(x, axis=-1),
    "norm": lambda x: x / (1e-3 + (x * x).sum()) ** 0.5,
    "parts": lambda x: core.concat([x[1:] * x[:-1], x.max() * x]),
    "where": lambda x: core.where(x > 0.2, x * x, -x),
    "outer": lambda x: (x[:, None] * x[None, :] * C).mT.sum(axis=0),
    "sorted": lambda x: core.sort(x) * core.cumulative_sum(x),
    "layer norm": lambda x: core.layer_norm(x, (3,)) * core.gelu(x),
    "solve": lambda x: core.linalg.solve(C + 3 * core.eye(3), x) * x,
    "detached": lambda x: x.detach() * x,
    "no_grad": constant,
    "argument": lambda x: x,
    "other": lambda x: C[0],
    "double": lambda x: x.astype(core.float64) * x,
}
QUICK = ("softmax", "outer", "detached")


def total(f: Callable[[core.Tensor], core.Tensor]) -> Callable[[core.Tensor], core.Tensor]:
    return lambda x: (f(x) * 1.0).sum()


NESTS: dict[str, Callable[[Any], Any]] = {
    "grad": lambda f: func.grad(total(f)),
    "value_and_grad": lambda f: func.value_and_grad(total(f)),
    "jacrev": func.jacrev,
    "jacfwd": func.jacfwd,
    "hessian": lambda f: func.hessian(total(f)),
    "reverse over reverse": lambda f: func.jacrev(func.jacrev(total(f))),
    "reverse over forward": lambda f: func.jacrev(func.jacfwd(total(f))),
    "jvp": lambda f: lambda x: func.jvp(f, (x,), (core.cos(x),)),
    "vjp": lambda f: lambda x: func.vjp(lambda x: total(f)(x) * x, x)[1](core.cos(x)),
    "linearize": lambda f: lambda x: func.linearize(f, x)[1](core.cos(x)),
    "vmap": lambda f: lambda x: func.vmap(f)(x * B),
    "vmap of grad": lambda f: lambda x: func.vmap(func.grad(total(f)))(x * B),
    "grad of vmap": lambda f: func.grad(lambda x: func.vmap(total(f))(x * B).sum()),
    "vmap of jvp": lambda f: lambda x: func.vmap(lambda r: func.jvp(f, (r,), (x,)))(x * B),
    "vmap of vmap": lambda f: lambda x: func.vmap(func.vmap(f))(core.stack([x * B, B])),
    "chunks": lambda f: lambda x: func.vmap(f, chunk_size=1)(x * B),
    "dims": lambda f: lambda x: func.vmap(f, in_dims=1, out_dims=-1)((x * B).mT),
}


@pytest.mark.parametrize("nest", NESTS)
def test_nests_are_one_graph(nest: str) -> None:
    for name in QUICK:
        check(NESTS[nest](FUNCTIONS[name]), (x_of(),), (x_of(2),))


@pytest.mark.slow
@pytest.mark.parametrize("nest", NESTS)
@pytest.mark.parametrize("name", [name for name in FUNCTIONS if name not in QUICK])
def test_further_functions(name: str, nest: str) -> None:
    check(NESTS[nest](FUNCTIONS[name]), (x_of(),), (x_of(2),))


# ---- programs ----------------------------------------------------------------------------------
def loss(params: dict[str, Any], x: core.Tensor, y: core.Tensor) -> core.Tensor:
    hidden = core.tanh(x @ params["w"] + params["b"])
    return core.cross_entropy(hidden @ params["v"], y)


def params_of() -> dict[str, Any]:
    return {"w": C * 1.0, "b": C[0] * 1.0, "v": C * 0.5}


def test_training_in_function_style() -> None:
    def step(params: dict[str, Any], batch: tuple[Any, Any]) -> Any:
        value, slopes = func.value_and_grad(loss)(params, *batch)
        return {name: p - 0.1 * slopes[name] for name, p in params.items()}, value

    compiled, batch = core.compile(step, fullgraph=True), (B, core.asarray([0, 2]))
    ours = theirs = params_of()
    for _ in range(5):
        (ours, _), (theirs, _) = compiled(ours, batch), step(theirs, batch)
        same(ours, theirs)
    assert (len(compiled.graphs), compiled.reasons) == (1, [])


def test_gradients_of_each_sample_and_argnums_aux_and_nests() -> None:
    each = func.vmap(func.grad(loss, argnums=(0, 1)), in_dims=(None, 0, 0))
    check(each, (params_of(), B[:, None], core.asarray([[0], [2]])))
    with_aux = func.grad(lambda p, x: ((p["w"] @ x).sum(), {"x": x * 2}), has_aux=True)
    check(with_aux, (params_of(), x_of()))
    spread = func.vmap(
        lambda p, x: {"y": p["w"] * x}, in_dims=({"w": 0, "b": None, "v": None}, None)
    )
    check(spread, (params_of(), x_of()))


def test_dead_values_are_not_computed() -> None:
    compiled = check(func.grad(lambda x: (core.exp(x) + C.sum()).sum()), (x_of(),))
    assert len(compiled.optimized[0].nodes) == 1


def test_random_numbers_in_batches() -> None:
    noisy = func.vmap(lambda x: core.dropout(x, 0.5) + 1, randomness="different")
    compiled = core.compile(noisy)
    for fn in (noisy, compiled, compiled):
        core.manual_seed(3)
        fn(core.ones((4, 3)))
        last = fn(core.ones((4, 3)))
        core.manual_seed(3)
        noisy(core.ones((4, 3)))
        same(last, noisy(core.ones((4, 3))))


# ---- what changes is seen ----------------------------------------------------------------------
SCALE = 2.0


def test_closures_globals_and_code() -> None:
    global SCALE
    weight = C
    fn = lambda x: ((weight @ x) * SCALE).sum()  # noqa: E731
    grad = func.grad(fn)
    compiled = core.compile(grad)
    for scale, matrix in ((2.0, C), (2.0, C * 2), (3.0, C * 2), (3.0, C)):
        SCALE, weight = scale, matrix
        same(compiled(x_of()), grad(x_of()))
    fn.__code__ = (lambda x: (weight.mT @ x * SCALE * x).sum()).__code__  # type: ignore[assignment]
    same(compiled(x_of()), grad(x_of()))


def test_options_of_a_transform() -> None:
    dims = [0, None]
    mapped = func.vmap(lambda a, b: (a * b).sum(), in_dims=dims)
    compiled = core.compile(mapped)
    same(compiled(C, C), mapped(C, C))
    dims[:] = [None, 1]
    same(compiled(C, C), mapped(C, C))


def test_methods_and_objects_with_tensors() -> None:
    class Model:
        weight = C

        def __call__(self, x: core.Tensor) -> core.Tensor:
            return (self.weight @ x).sum() ** 2

    model = Model()
    compiled = core.compile(func.grad(model))
    for model.weight in (C, C * 2):
        same(compiled(x_of()), func.grad(model)(x_of()))
    assert len(compiled.graphs) == 1


FACTOR = 2.0


def test_rules_of_extensions_are_guarded() -> None:
    global FACTOR

    @core.custom_op("test_compile_transforms::square")
    def square(x: core.Tensor) -> core.Tensor:
        return x * x

    square.register_fake(lambda x: core.empty_like(x))
    square.register_autograd(
        lambda ctx, g: g * ctx.saved_tensors[0] * FACTOR,
        setup_context=lambda ctx, inputs, output: ctx.save_for_backward(inputs[0]),
    )
    square.register_vmap(lambda info, dims, x: (square(x) * FACTOR, dims[0]))
    square.register_jvp(lambda x, t_x: x * t_x * FACTOR)
    fns = (
        func.grad(lambda x: square(x).sum()),
        func.vmap(lambda x: square(x)),
        lambda x: func.jvp(lambda x: square(x), (x,), (x,))[1],
    )
    compiled = [core.compile(fn) for fn in fns]
    for factor in (2.0, 2.0, 3.0):
        FACTOR = factor
        for fn, ours in zip(fns, compiled):
            same(ours(x_of()), fn(x_of()))
    square.register_jvp(lambda x, t_x: t_x, replace=True)
    square.register_vmap(lambda info, dims, x: (x, dims[0]), replace=True)
    for fn, ours in zip(fns, compiled):
        same(ours(x_of()), fn(x_of()))
    assert all(ours.entries for ours in compiled)


def test_elementwise_operators_are_fused() -> None:
    @core.elementwise("test_compile_transforms::swish")
    def swish(x):  # type: ignore[no-untyped-def]
        return x / (1 + core.math.exp(-x))

    check(func.grad(lambda x: swish(x).sum()), (x_of(),))
    check(func.vmap(func.grad(lambda x: swish(x).sum())), (B,))


# ---- sizes -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "fn",
    [
        func.grad(lambda w, x: (core.tanh(x @ w) ** 2).mean()),
        func.vmap(func.grad(lambda w, x: (w @ x).sum() ** 2), in_dims=(None, 0)),
        lambda w, x: func.jvp(lambda x: core.softmax(x @ w).mean(), (x,), (x,)),
    ],
)
def test_one_graph_serves_further_sizes(fn: Callable[..., Any]) -> None:
    compiled = core.compile(fn, fullgraph=True)
    for n in (2, 3, 4, 5, 9, 1, 7):
        x = core.reshape(core.arange(3 * n, dtype=core.float32) / 10, (n, 3))
        for _ in range(2):
            same(compiled(C, x), fn(C, x))
    assert len(compiled.graphs) <= 3  # the first size, one, and the others


# ---- gradients outside, errors, writes ---------------------------------------------------------
def test_gradients_through_compiled_transforms() -> None:
    grad = func.grad(lambda x: (core.tanh(x) * x).sum())
    compiled = core.compile(grad)
    for fn in (compiled, compiled):
        ours, theirs = x_of().requires_grad_(), x_of().requires_grad_()
        (fn(ours) * ours).sum().backward()
        (grad(theirs) * theirs).sum().backward()
        same(ours.grad, theirs.grad)


@pytest.mark.parametrize(
    "fn",
    [
        func.grad(lambda x: x * 2),
        func.grad(lambda x: (x.astype(core.int64)).sum()),
        func.vmap(lambda x: core.rand(3) * x),
        lambda x: func.vmap(lambda a, b: a @ b)(x, B),
        func.grad(lambda x: core.linalg.inv(core.zeros((3, 3)) * x).sum()),
    ],
)
def test_errors_are_those_of_eager(fn: Callable[..., Any]) -> None:
    with pytest.raises(CoreError) as expected:
        fn(x_of())
    compiled = core.compile(fn)
    for _ in range(2):
        with pytest.raises(type(expected.value)) as raised:
            compiled(x_of())
        assert str(raised.value) == str(expected.value)


def test_writes_inside() -> None:
    def written(x: core.Tensor) -> core.Tensor:
        y = x * 2
        y += x
        y[0] = x.sum()
        return y

    for nest in ("grad", "jvp", "vmap", "vmap of grad", "hessian"):
        fn = NESTS[nest](written)
        compiled = core.compile(fn)
        for scale in (1, 1, 2):
            same(compiled(x_of(scale)), fn(x_of(scale)))


def test_results_are_objects_of_their_own() -> None:
    def twice(x: core.Tensor) -> Any:
        y = x * 2
        return y, y.detach()

    compiled = core.compile(twice)
    for _ in range(3):
        y, z = compiled(x_of())
        assert y is not z
        y += 1
        assert z.tolist() == y.tolist()


# ---- compiled functions inside -----------------------------------------------------------------
def test_compiled_functions_inside_transforms() -> None:
    for name in QUICK[:2]:
        f = FUNCTIONS[name]
        inner = core.compile(f)
        inner(x_of())
        for nest in ("grad", "vmap", "jvp", "hessian"):
            same(NESTS[nest](inner)(x_of()), NESTS[nest](f)(x_of()))
            check(NESTS[nest](inner), (x_of(),))


def test_transforms_of_compiled_functions_are_compiled() -> None:
    f = core.compile(lambda x: (core.tanh(x) * x).sum())
    slope: Any = func.grad(f)
    assert slope is func.grad(f)
    assert func.grad(f, argnums=(0,)) is not slope
    for _ in range(2):
        same(slope(x_of()), func.grad(f._fn)(x_of()))
        same(func.hessian(f)(x_of()), func.hessian(f._fn)(x_of()))
        pair = func.jvp(f, (x_of(),), (x_of(2),))
        same(pair, func.jvp(f._fn, (x_of(),), (x_of(2),)))
        same(func.vmap(f, in_dims=(1,))(C), func.vmap(f._fn, in_dims=(1,))(C))
    assert (len(slope.graphs), len(slope.entries), slope.reasons) == (1, 1, [])
    dims = [0]
    batches = [func.vmap(f, in_dims=dims)(C)]
    dims[:] = [1]
    batches.append(func.vmap(f, in_dims=[0])(C))
    same(*batches)


def test_draws_of_a_compiled_function_are_those_of_the_batch() -> None:
    draw = core.compile(lambda: core.rand(3))
    draw(), draw()
    with pytest.raises(AutogradError):
        func.vmap(lambda x: x + draw())(C)
    rows = func.vmap(lambda x: x * 0 + draw(), randomness="different")(C)
    assert rows[0].tolist() != rows[1].tolist()


def test_pullbacks_that_leave() -> None:
    def split(x: core.Tensor) -> Any:
        return func.vjp(lambda x: core.tanh(x) * x, x)

    compiled = core.compile(split)
    for _ in range(2):
        (value, pull), (other, expected) = compiled(x_of()), split(x_of())
        assert isinstance(pull, types.FunctionType)
        same((value, pull(B[0])), (other, expected(B[0])))
        same(core.compile(pull)(B[0]), expected(B[0]))


# ---- modules in function style -----------------------------------------------------------------
class Line:
    def __init__(self) -> None:
        self.weight, self.inner = C, {"bias": C[0]}

    def __call__(self, x: core.Tensor) -> core.Tensor:
        return core.tanh(self.weight @ x + self.inner["bias"])


def test_functional_call() -> None:
    line = Line()
    fn = func.grad(lambda p, x: func.functional_call(line, p, (x,)).sum())
    params = {"weight": C * 2, "inner.bias": C[1] * 1.0}
    check(fn, (params, x_of()), (params, x_of(2)))
    compiled = core.compile(fn)
    for line.inner in ({"bias": C[0]}, {"bias": C[1], "more": C}):
        same(compiled({"weight": C}, x_of()), fn({"weight": C}, x_of()))
    assert line.weight is C


def test_functional_call_of_what_watches_its_attributes() -> None:
    seen: list[str] = []

    class Watched(Line):
        def __setattr__(self, name: str, value: Any) -> None:
            seen.append(name)
            object.__setattr__(self, name, value)

    watched = Watched()
    compiled = core.compile(lambda p: func.functional_call(watched, p, (C[0],)))
    counts = []
    for _ in range(3):
        compiled({"weight": C})
        counts.append(len(seen))
    assert counts[1] - counts[0] == counts[2] - counts[1] == 2


def test_functionalize() -> None:
    def written(x: core.Tensor) -> core.Tensor:
        y = x * 2
        y[0] += 1
        x += y
        return y

    compiled = core.compile(func.functionalize(written))
    for _ in range(3):
        ours, theirs = x_of(), x_of()
        same(compiled(ours), func.functionalize(written)(theirs))
        same(ours, theirs)
    assert (len(compiled.graphs), len(compiled.entries)) == (1, 1)


@pytest.mark.parametrize(
    "fn",
    [
        lambda x: func.grad(lambda y: (float(y[0]) * y * 2).sum())(x),
        lambda x: func.grad(lambda y: y.sum().item() * y.sum())(x) + 1,
        lambda x: func.jvp(lambda y: y * (y * 2)[0].tolist(), (x,), (x,))[1],
        lambda x: func.grad(lambda y: func.grad(lambda z: z.sum() * float(z[1]))(y).sum())(x),
    ],
)
def test_values_that_are_read_inside_of_a_transform(fn):
    compiled = core.compile(fn)
    for scale in (1.0, 2.0, 3.0):
        x = core.asarray([1.0, 2.0, 3.0]) * scale
        assert compiled(x).tolist() == fn(x).tolist()


def test_a_context_may_keep_numbers() -> None:
    @core.custom_op("transforms::waves", schema="(Tensor x, float scale) -> Tensor")
    def waves(x: core.Tensor, scale: float) -> core.Tensor:
        return core.sin(x) * scale

    def save(ctx: Any, inputs: tuple[Any, ...], output: core.Tensor) -> None:
        x, ctx.scale = inputs
        ctx.save_for_backward(x)

    def slope(ctx: Any, g: core.Tensor) -> tuple[core.Tensor, None]:
        return g * ctx.scale * core.cos(ctx.saved_tensors[0]), None

    waves.register_fake(lambda x, scale: core.empty(x.shape, dtype=x.dtype))
    waves.register_autograd(slope, setup_context=save)

    def slopes(x: core.Tensor, scale: float) -> core.Tensor:
        return core.func.grad(lambda y: core.tanh(waves(y, scale)).sum())(x)

    compiled, x = core.compile(slopes), core.asarray([0.5, -1.0])
    for scale in (2.0, 3.0, 2.0, 0.5):
        assert compiled(x, scale).tolist() == pytest.approx(slopes(x, scale).tolist())
    assert not compiled.reasons and compiled.entries
