"""Training with core.compile at many sizes: few graphs, and the losses and gradients of eager."""

import numpy as np
import pytest
from example_counts import examples
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import core


def tensor(*shape, seed=0, grad=True):
    numbers = np.random.default_rng([*shape, seed]).standard_normal(shape)
    return core.asarray(numbers.astype(np.float32)).requires_grad_(grad)


W, B, V = tensor(6, 8, seed=1), tensor(8, seed=2), tensor(8, 4, seed=3)
GAIN, SHIFT = tensor(8, seed=4), tensor(8, seed=5)
KERNEL, BIAS = tensor(4, 2, 3, 3, seed=6), tensor(4, seed=7)
QUERY, KEY, VALUE = (tensor(6, 8, seed=8 + k) for k in range(3))
PARAMS = [W, B, V, GAIN, SHIFT, KERNEL, BIAS, QUERY, KEY, VALUE]


def called(fn, *args):
    """New arguments, and what fn returns for them: there are no gradients before."""
    for param in PARAMS:
        param.grad = None
    args = [a.detach().clone().requires_grad_(a.requires_grad) for a in args]
    core.manual_seed(3)
    made = fn(*args)
    return args, made if isinstance(made, tuple) else (made,)


def gradients(fn, *args):
    """What fn returns, and the gradients that its first result leaves in arguments and weights."""
    args, made = called(fn, *args)
    made[0].sum().backward()
    return [*(t.detach() for t in made), *(t.grad for t in (*args, *PARAMS))]


def check(fn, compiled, *args, run=gradients):
    """run: what is compared, of fn and of fn compiled."""
    wanted = run(fn, *args)
    for k, (got, want) in enumerate(zip(run(compiled, *args), wanted, strict=True)):
        assert (got is None) == (want is None)
        if want is not None:
            assert (got.shape, got.dtype, got.requires_grad) == (
                want.shape, want.dtype, want.requires_grad,
            )  # fmt: skip
            got, want = np.asarray(got.detach()), np.asarray(want.detach())
            # What is summed in another order cancels.
            least = 1e-5 * np.abs(want).max(initial=1.0, where=np.isfinite(want))
            if not np.allclose(got, want, rtol=1e-4, atol=least, equal_nan=True):
                least += 10 * spread(run, fn, k, want, *args)
            np.testing.assert_allclose(got, want, rtol=1e-4, atol=least)


def spread(run, fn, k, want, *args):
    """How far result k is from that of arguments which are another in their last bit: the deviation
    of nearly equal numbers has a gradient of which few digits are determined."""
    found = []
    for limit in (np.float32(np.inf), np.float32(-np.inf)):
        others = [core.asarray(np.nextafter(np.asarray(a.detach()), limit)) for a in args]
        others = [o.requires_grad_(a.requires_grad) for o, a in zip(others, args)]
        found.append(np.asarray(run(fn, *others)[k].detach()))
    return max(np.abs(other - want).max(initial=0.0) for other in found)


# ---- how many graphs ---------------------------------------------------------------------------
def mlp(x):
    return ((core.relu(x @ W + B) @ V) ** 2).mean()


def test_fifty_batch_sizes_compile_at_most_twice():
    compiled = core.compile(mlp, fullgraph=True)
    for n in range(2, 52):
        check(mlp, compiled, tensor(n, 6))
    assert len(compiled.graphs) == 2 and not compiled.reasons
    assert len(compiled.optimized) == 4  # forwards and backwards, at one size and at all others
    assert "x0.shape[0]" in str(compiled.steps[-1].backward)


def norms(x):
    return (core.layer_norm(core.gelu(x @ W), (8,), GAIN, SHIFT) ** 2).mean()


def softmaxes(x):
    return (core.softmax(x @ W, axis=-1) * core.log_softmax(x @ W, axis=0)).mean()


def classifies(x):
    return core.cross_entropy(core.tanh(x @ W) @ V, core.arange(x.shape[0]) % 4)


def drops(x):
    return core.dropout(core.relu(x @ W + B), 0.5).mean()


def spreads(x):
    return core.std(x @ W, axis=0).sum() / x.shape[0] + (x[1:] * B[:6]).mean()


def joins(x):
    return (core.concat([x @ W, core.flip(x @ W, axis=0)]) ** 2).mean() + x[-1].sum()


def also_returns(x):
    h = core.tanh(x @ W)
    return (h @ V).mean(), core.exp(x).sum(axis=0), h, x.shape[0]


def attends(x):
    q, k, v = (core.stack([x @ w, x @ w * 0.5]) for w in (QUERY, KEY, VALUE))
    return (core.scaled_dot_product_attention(q, k, v, is_causal=True) ** 2).mean()


def masks(x):
    at = core.arange(x.shape[0])
    return core.where(at <= at.expand_dims(1), x @ x.T, 0.0).sum()


def convolves(x):
    x = x.reshape((x.shape[0], 2, 4, 4))
    return core.max_pool2d(core.relu(core.conv2d(x, KERNEL, BIAS, padding=1)), 2).mean()


CASES = [
    norms,
    softmaxes,
    classifies,
    drops,
    spreads,
    joins,
    also_returns,
    attends,
    masks,
    convolves,
]


@pytest.mark.parametrize("fn", CASES)
def test_one_graph_for_all_sizes(fn):
    fn = also(fn) if fn is also_returns else fn
    compiled = core.compile(fn)
    width = 32 if fn is convolves else 6
    for n in (4, 7, 2, 12, 51, 33):
        for _ in range(2):
            check(fn, compiled, tensor(n, width))
    assert len(compiled.graphs) == 2
    for n in (1, 5):
        check(fn, compiled, tensor(n, width))


def also(fn):
    return lambda x: fn(x)[:3]


def test_every_dimension():
    def fn(x, y):
        h = core.layer_norm(x @ y, (y.shape[1],)) / x.shape[1]
        return (h * core.softmax(h, axis=0)).sum() + x.mean() * y.mean()

    compiled = core.compile(fn, dynamic=True, fullgraph=True)
    for a, b, c in [(4, 5, 6), (7, 5, 9), (3, 8, 2), (5, 5, 5), (2, 9, 31), (12, 2, 7)]:
        check(fn, compiled, tensor(a, b), tensor(b, c))
    assert len(compiled.graphs) <= 2  # where sizes are equal there may be one more


def test_lengths_of_sequences():
    def fn(x):
        n, t, _ = x.shape
        q, k, v = (
            (x @ w).reshape(n, t, 2, 4).permute_dims((0, 2, 1, 3)) for w in (QUERY, KEY, VALUE)
        )
        made = core.scaled_dot_product_attention(q, k, v, is_causal=True)
        return (made.permute_dims((0, 2, 1, 3)).reshape(n, t, 8) @ V).square().mean()

    compiled = core.compile(fn)
    for n, t in [(3, 5), (4, 7), (2, 9), (4, 16), (7, 130), (3, 2), (5, 33)]:
        check(fn, compiled, tensor(n, t, 6))
    assert len(compiled.graphs) == 2


def test_a_step_with_an_optimizer():
    def trained(wrap):
        params = [tensor(6, 8, seed=1), tensor(8, 4, seed=2)]
        optimizer = core.optim.Adam(params, lr=0.05)

        def loss(x):
            return ((core.relu(x @ params[0]) @ params[1]) ** 2).mean()

        forward, losses = wrap(loss), []
        for n in (3, 5, 9, 2, 17, 5, 8):
            optimizer.zero_grad()
            made = forward(tensor(n, 6, grad=False))
            made.backward()
            optimizer.step()
            losses.append(float(made))
        return losses, forward

    want, _ = trained(lambda fn: fn)
    got, compiled = trained(core.compile)
    np.testing.assert_allclose(got, want, rtol=1e-4)
    assert len(compiled.graphs) == 2


# ---- passes in the compiled function -----------------------------------------------------------
def backward(fn):
    """fn's first result, whose gradients are left in arguments and weights."""

    def step(*args):
        made = fn(*args)
        made = made[0] if isinstance(made, tuple) else made
        made.backward()
        return made.detach()

    return step


def adds_gradients(fn):
    """The gradients are returned, of arguments and of weights that are none of its business."""

    def step(*args):
        made = fn(*args)
        made = made[0] if isinstance(made, tuple) else made
        wanted = [a for a in (*args, W, GAIN, KERNEL) if a.requires_grad]
        grads = core.autograd.grad(made.sum(), wanted, allow_unused=True)
        return made.detach(), *grads

    return step


def leaves(fn):
    """The gradient of a leaf that begins in the function."""

    def step(x, *args):
        x = x.detach().requires_grad_()
        made = fn(x, *args)
        made = made[0] if isinstance(made, tuple) else made
        (slope,) = core.autograd.grad(made.sum(), [x])
        return made.detach(), slope

    return step


def penalizes(fn):
    """A gradient of a gradient."""

    def step(x):
        made = fn(x)
        made = made[0] if isinstance(made, tuple) else made
        (slope,) = core.autograd.grad(made.sum(), [x], create_graph=True)
        (slope**2).mean().backward()
        return made.detach()

    return step


def run_with_gradients(fn, *args):
    args, made = called(fn, *args)
    return [*made, *(t.grad for t in (*args, *PARAMS))]


def check_inside(fn, compiled, *args):
    check(fn, compiled, *args, run=run_with_gradients)


@pytest.mark.parametrize("inside", [backward, adds_gradients, leaves])
@pytest.mark.parametrize("fn", [mlp, *CASES])
def test_a_pass_in_the_function_is_one_graph_for_all_sizes(fn, inside):
    fn = inside(also(fn) if fn is also_returns else fn)
    compiled = core.compile(fn)
    width = 32 if convolves.__name__ in str(fn.__closure__[0].cell_contents) else 6
    for n in (4, 7, 2, 12, 51, 33):
        for _ in range(2):
            check_inside(fn, compiled, tensor(n, width))
    assert len(compiled.graphs) == 2 and not compiled.breaks, (compiled.reasons, compiled.breaks)
    entries = len(compiled.entries)
    for n in (1, 5, 1):
        check_inside(fn, compiled, tensor(n, width))
    assert len(compiled.entries) == entries + 1  # a size of 1 has its own


@pytest.mark.parametrize("fn", [mlp, norms, softmaxes, attends])
def test_a_gradient_of_a_gradient_is_one_graph_for_all_sizes(fn):
    fn = penalizes(fn)
    compiled = core.compile(fn)
    for n in (4, 7, 3, 12, 51, 33):
        check_inside(fn, compiled, tensor(n, 6))
    assert len(compiled.graphs) == 2 and not compiled.breaks, (compiled.reasons, compiled.breaks)


def test_an_epoch_with_a_smaller_last_batch():
    def trained(wrap):
        params = [tensor(6, 8, seed=1), tensor(8, 4, seed=2)]
        optimizer = core.optim.Adam(params, lr=0.05)

        @wrap
        def step(x):
            optimizer.zero_grad()
            loss = ((core.relu(x @ params[0]) @ params[1]) ** 2).mean()
            loss.backward()
            optimizer.step()
            return loss.detach()

        return [float(step(tensor(n, 6, grad=False))) for n in (3, 3, 3, 5, 9, 2, 17, 5, 8)], step

    want, _ = trained(lambda fn: fn)
    got, compiled = trained(core.compile)
    np.testing.assert_allclose(got, want, rtol=1e-4)
    assert len(compiled.graphs) == 2  # of one size, and of all others
    assert len(compiled.recompilations) == 2


def test_sizes_of_parts_that_a_formula_reads_are_those_of_tensors():
    """avg_pool2d is differentiated by parts, whose windows are no tensor of the graph before."""

    def fn(x):
        x = core.conv2d(x, KERNEL, BIAS, padding=1)
        return core.avg_pool2d(core.avg_pool2d(x, 2), 2, 1).square().mean()

    step = backward(fn)
    compiled = core.compile(step)
    for h, w in [(8, 8), (10, 14), (13, 9), (6, 6), (11, 12), (7, 9), (16, 5)]:
        check_inside(step, compiled, tensor(2, 2, h, w, grad=False))
    assert len(compiled.graphs) == 2 and len(compiled.recompilations) <= 3


def micro_batches(x):
    half = x.shape[0] // 2
    for part in (x[:half], x[half:]):
        ((part @ W) ** 2).sum().backward()
    return x.sum().detach()


def halves_exchanged(x):
    half = x.shape[0] // 2
    return core.concat([x[half:], x[:half]]) * 2


def reflected(x):
    made = core.pad(x @ W, (0, 0, 1, 1), mode="reflect").square().mean()
    made.backward()
    return made.detach()


def gradient_of_rows(x):
    made = core.tanh(x @ W)
    made.backward(core.ones(made.shape))
    return made.detach()


def weighted_gradient(x):
    made = core.tanh(x @ W)
    return core.autograd.grad(made, [W], grad_outputs=[core.ones_like(made) * 2])[0]


@pytest.mark.parametrize("dynamic", [None, True])
@pytest.mark.parametrize(
    "sizes", [(9, 7, 12, 10, 3, 8, 15), (8, 6, 13, 11, 4, 9), (4, 4, 7, 6, 5, 9)], ids=str
)
@pytest.mark.parametrize(
    "fn", [micro_batches, halves_exchanged, reflected, gradient_of_rows, weighted_gradient]
)
def test_odd_and_even_sizes_share_graphs(fn, sizes, dynamic):
    compiled = core.compile(fn, dynamic=dynamic)
    for n in sizes:
        check_inside(fn, compiled, tensor(n, 6, grad=False))
    assert len(compiled.entries) <= 3 and not compiled.reasons, compiled.reasons
    recompilations = compiled.recompilations
    for n in range(16, 30):
        check_inside(fn, compiled, tensor(n, 6, grad=False))
    assert compiled.recompilations == recompilations


def test_functions_and_their_contexts_read_sizes():
    class Scaled(core.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            ctx.rows = x.shape[0]
            return x * x / x.shape[0]

        @staticmethod
        def backward(ctx, g):
            (x,) = ctx.saved_tensors
            return 2 * g * x / ctx.rows

    step = backward(lambda x: Scaled.apply(core.tanh(x @ W)).sum())
    compiled = core.compile(step)
    for n in (4, 7, 2, 12, 51, 33):
        check_inside(step, compiled, tensor(n, 6))
    assert len(compiled.graphs) == 2 and not compiled.breaks, (compiled.reasons, compiled.breaks)


# ---- what formulas may do ----------------------------------------------------------------------
def test_gradients_that_do_not_come_and_are_not_wanted():
    def fn(x, y):
        return (x * y).mean(), core.exp(y @ W[:, :2]).mean(), x.sum()

    compiled = core.compile(fn)
    for n in (3, 5, 8, 13):
        for chosen in ((0,), (1,), (0, 2), (0, 1, 2)):
            for wanted in ((True, True), (False, True)):

                def some(*args, call=fn, chosen=chosen):
                    made = call(*args)
                    return sum(made[k] for k in chosen)

                def mine(*args, chosen=chosen):
                    made = compiled(*args)
                    return sum(made[k] for k in chosen)

                if chosen == (0,) or wanted[0]:
                    check(some, mine, tensor(n, 6, grad=wanted[0]), tensor(n, 6, grad=wanted[1]))
    assert len(compiled.graphs) <= 4  # two for each set of arguments that require grad


def test_another_derivative():
    def penalty(call):
        def fn(x):
            (slope,) = core.autograd.grad(call(x), x, create_graph=True)
            return (slope**2).sum()

        return fn

    compiled = core.compile(mlp)
    for n in (3, 4, 7, 9):
        check(penalty(mlp), penalty(compiled), tensor(n, 6))


def test_what_was_saved_is_that_of_its_own_call():
    compiled = core.compile(mlp)
    inputs = [tensor(n, 6) for n in (4, 9, 5, 7)]
    for _ in range(2):
        made = [compiled(x) for x in inputs]
        for loss in made[::-1]:
            loss.backward()
    for x in inputs:
        twin = x.detach().clone().requires_grad_()
        (2 * mlp(twin)).backward()
        np.testing.assert_allclose(np.asarray(x.grad), np.asarray(twin.grad), rtol=1e-4, atol=1e-6)


# ---- any function ------------------------------------------------------------------------------
def step(name, x, y, n):
    if name == "add":
        return x + y if x.shape == y.shape else x + n
    if name == "part":
        return x[: max(x.shape[0] - n, 1)]
    if name == "double":
        return core.concat([x, core.sin(x)]) if x.shape[0] < 20 else x
    if name == "mean":
        return x - x.mean(axis=0)
    if name == "scale":
        return x * n / x.shape[0]
    if name == "norm":
        return core.layer_norm(x, (x.shape[1],))
    if name == "softmax":
        return core.softmax(x * x.shape[1], axis=0)
    if name == "matmul":
        return core.tanh(x @ x.T @ x)
    if name == "transpose":
        return x.T.reshape(x.shape)
    if name == "last":
        return x + x[-1:]
    if name == "sort":
        return core.cumulative_sum(core.sort(x, axis=0), axis=0)
    if name == "branch":
        return core.tanh(x) if x.shape[0] > 6 else x * 2
    if name == "few":
        return x * min(x.shape[0], 5)
    return x.expand_dims(0).sum(axis=0) * core.exp(-x.std())


STEPS = ["add", "part", "double", "mean", "scale", "norm", "softmax", "matmul", "transpose", "last",
         "sort", "branch", "few", "std"]  # fmt: skip


@given(
    st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, 9), st.integers(1, 3)), max_size=6),
    st.lists(st.tuples(st.integers(1, 9), st.integers(1, 6)), min_size=4, max_size=6),
    st.sampled_from([None, True]),
)
@settings(
    max_examples=examples(10), deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)  # fmt: skip
def test_random_functions(steps, shapes, dynamic):
    def fn(x):
        values = [x * x.mean()]
        for name, at, n in steps:
            values.append(step(name, values[-1], values[at % len(values)], n))
        return (values[-1] ** 2).mean(), values[len(values) // 2]

    compiled, inside = core.compile(fn, dynamic=dynamic), backward(fn)
    compiled_inside = core.compile(inside, dynamic=dynamic)
    for shape in shapes:
        check(fn, compiled, tensor(*shape))
        check_inside(inside, compiled_inside, tensor(*shape))


def test_guards_on_sizes_of_arguments_that_the_pass_does_not_read():
    def step(x, y):
        scale = 2 if y.shape[0] > 3 else 3
        made = (core.tanh(x @ W) * scale).mean()
        made.backward()
        return made.detach() + y.sum()

    compiled = core.compile(step)
    for n in (5, 7, 9, 4, 12, 8):
        check_inside(step, compiled, tensor(n, 6, grad=False), tensor(n, grad=False))
    assert len(compiled.graphs) == 2 and not compiled.reasons
