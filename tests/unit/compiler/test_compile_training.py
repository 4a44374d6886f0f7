"""core.compile where gradients are recorded: the numbers, histories and errors of eager calls."""

import gc

import numpy as np
import pytest
from example_counts import examples
from hypothesis import given, settings
from hypothesis import strategies as st

import core
from core import testing
from core.dispatcher.binding import flat_tensors, invoke, map_tensors
from core.errors import AutogradError, CompileError
from core.schema import bind
from core.tensors.kinds import is_differentiable
from core.testing.samples import gradient_samples

SCALE = core.asarray([1.0, 2.0, 3.0]).requires_grad_()


def tensor(*shape, seed=0, grad=True, dtype=np.float32):
    made = core.asarray(np.random.default_rng(seed).standard_normal(shape).astype(dtype))
    return made.requires_grad_(grad)


def twin(x):
    return x.detach().clone().requires_grad_(x.requires_grad)


def same(got, want, rtol=1e-5, atol=1e-6):
    assert (got is None) == (want is None)
    if want is not None:
        assert got.shape == want.shape and got.dtype == want.dtype
        got, want = np.asarray(got.detach()), np.asarray(want.detach())
        np.testing.assert_allclose(got, want, rtol=rtol, atol=atol)


def outputs(made):
    return list(made) if isinstance(made, (tuple, list)) else [made]


def total(made):
    """One number that all outputs that are recorded take part in."""
    return sum((o * o).sum() for o in outputs(made) if o.requires_grad)


def check(fn, *args, calls=3, rtol=1e-5):
    """Results and gradients of a compiled function are those of eager calls; gives it back."""
    compiled = core.compile(fn)
    for _ in range(calls):
        eager, mine = [twin(a) for a in args], [twin(a) for a in args]
        want, got = fn(*eager), compiled(*mine)
        for w, g in zip(outputs(want), outputs(got), strict=True):
            same(g, w, rtol)
            assert (g.requires_grad, g.is_leaf) == (w.requires_grad, w.is_leaf)
        if any(o.requires_grad for o in outputs(want)):
            total(want).backward()
            total(got).backward()
        for w, g in zip(eager, mine, strict=True):
            same(g.grad, w.grad, rtol)
    return compiled


# ---- one graph, one step of the tape ------------------------------------------------------------
def layers(x, w, b):
    return core.tanh(core.relu(x @ w + b)).sum(axis=0)


def several(x, y):
    a = core.exp(x) * y
    return a, (a + x).sum(), core.argmax(x), x.detach() * 2


def views(x, y):
    z = x * y
    return z, z[0], x.T, z.reshape((-1,))[1:]


def parts(x):
    a, _, c = core.split(x, 1)
    return a * c


def blocks(x, y):
    with core.no_grad():
        scale = (x * y).sum()
        with core.enable_grad():
            z = x * y
    return z * scale


def normalized(x, w, b):
    mean = x.mean(axis=1, keepdims=True)
    var = ((x - mean) ** 2).mean(axis=1, keepdims=True)
    return core.softmax((x - mean) / core.sqrt(var + 1e-5) * w + b, axis=1)


GRAPHS = [
    (layers, (4, 3), (3, 5), (5,)),
    (several, (3, 2), (3, 2)),
    (views, (3, 2), (3, 2)),
    (parts, (3, 2)),
    (blocks, (3, 2), (3, 2)),
    (normalized, (3, 4), (4,), (4,)),
    (lambda x: x, (2,)),
    (lambda x: (x, x * 1), (2,)),
    (lambda x: x.T, (2, 3)),
    (lambda x: core.gelu(x) + core.gelu(x), (5,)),
    (lambda x, y: core.where(x > 0, x, y), (5,), (5,)),
    (lambda x, y: core.concat([x, y, x]), (2,), (3,)),
    (lambda x: x.astype(core.float64) * 2, (3,)),
    (lambda x: core.max(x, axis=1) - core.logsumexp(x, axis=1), (3, 4)),
]


@pytest.mark.parametrize(("fn", "shapes"), [(g[0], g[1:]) for g in GRAPHS], ids=range(len(GRAPHS)))
def test_results_gradients_and_histories_are_those_of_eager_calls(fn, shapes):
    check(fn, *(tensor(*shape, seed=k) for k, shape in enumerate(shapes)))


def test_a_recorded_function_is_one_graph_and_python_is_skipped():
    compiled = check(layers, tensor(4, 3), tensor(3, 5, seed=1), tensor(5, seed=2))
    assert len(compiled.graphs) == 1 and not compiled.reasons
    y = compiled(tensor(4, 3), tensor(3, 5), tensor(5))
    assert y.grad_fn.name == "CompiledBackward" and len(y.grad_fn.edges) == 3


def test_parameters_read_by_name_get_their_gradients():
    compiled = core.compile(lambda x: core.sin(x * SCALE).sum())
    x = tensor(3, grad=False)
    for _ in range(2):
        SCALE.grad = None
        compiled(x).backward()
        same(SCALE.grad, core.cos(x * SCALE) * x)
    assert not compiled.reasons


def test_only_some_arguments_require_grad():
    for grads in ((True, False), (False, True), (False, False)):
        x, y = (tensor(3, seed=k, grad=g) for k, g in enumerate(grads))
        check(lambda x, y: core.exp(x) * core.sin(y), x, y)


# ---- captured tensors show their history --------------------------------------------------------
def test_captured_tensors_say_that_they_are_recorded():
    seen = []

    def f(x):
        y = x * 2
        with core.no_grad():
            z = y * 3
        seen.append((y.requires_grad, y.is_leaf, z.requires_grad, z.is_leaf))
        return y + z

    compiled = core.compile(f)
    compiled(tensor(3))
    assert seen == [(True, False, False, True)] and len(compiled.graphs) == 1


def hooked(x):
    y = x * 2
    y.register_hook(lambda g: g * 10)
    return y * x


def retained(x):
    y = x * 2
    y.retain_grad()
    return y * x


def reads_node(x):
    y = x * 2
    assert y.grad_fn is not None
    return y * x


def cut(x):
    y = x * 2
    y.detach_()
    return y * x


def detached(x):
    return (x * 2).detach() * x


def becomes_leaf(x):
    y = (x * 2).detach()
    y.requires_grad_()
    return y * x


def frozen(x):
    y = x * 2
    x.requires_grad_(False)
    z = y * x
    x.requires_grad_(True)
    return z


def gradient_inside(x):
    y = (x * x).sum()
    (g,) = core.autograd.grad(y, x, create_graph=True)
    return g * x


@pytest.mark.parametrize(
    "fn",
    [hooked, retained, reads_node, cut, detached, becomes_leaf, frozen, gradient_inside],
    ids=lambda fn: fn.__name__,
)
def test_what_touches_a_history_sees_the_real_one(fn):
    check(fn, tensor(3))


def test_fullgraph_names_what_reads_a_history():
    with pytest.raises(CompileError, match="history"):
        core.compile(reads_node, fullgraph=True)(tensor(3))


# ---- the backward pass --------------------------------------------------------------------------
def both(fn, *args):
    """The same check of a function, eager and compiled."""
    return [fn, core.compile(fn)]


def test_a_second_pass_needs_retain_graph():
    for f in both(lambda x: core.exp(x).sum()):
        x = tensor(3)
        y = f(x)
        y.backward(retain_graph=True)
        once = x.grad.clone()
        y.backward()
        same(x.grad, once * 2)
        with pytest.raises(AutogradError, match="gone"):
            y.backward()


def test_a_write_to_what_was_saved_is_noticed_and_another_is_not():
    for f in both(lambda x, y: (x * y + y.sum()).sum()):
        x, y = tensor(3), tensor(3, seed=1)
        out = f(x, y)
        with core.no_grad():
            y += 1
        with pytest.raises(AutogradError, match="in place"):
            out.backward()
    for f in both(core.exp):  # the result is saved, not the argument
        x = tensor(3)
        out = f(x)
        with core.no_grad():
            x += 1
        out.sum().backward()
        same(x.grad, out)
    for f in both(lambda x, b: core.gelu(x + b)):  # neither argument is saved
        x, b = tensor(3), tensor(3, seed=1)
        want = twin(x + b)
        core.gelu(want).sum().backward()
        out = f(x, b)
        with core.no_grad():
            x += 1
            b += 1
        out.sum().backward()
        same(x.grad, want.grad)


def test_a_write_to_an_output_is_that_of_eager_calls():
    for f in both(lambda x: (x * 2, core.exp(x))):
        x = tensor(3)
        double, exp = f(x)
        double += 1
        (double.sum() + exp.sum()).backward()
        same(x.grad, core.exp(x) + 2)
        double, exp = f(x)
        exp *= 2
        with pytest.raises(AutogradError, match="in place"):
            exp.sum().backward()


def test_a_write_through_a_view_that_was_returned_reaches_its_base():
    for f in both(views):
        x, y = tensor(3, 2), tensor(3, 2, seed=1)
        z, row, _, _ = f(x, y)
        row *= 3
        z.sum().backward()
        same(x.grad, y * core.asarray([[3.0], [1.0], [1.0]]))


def test_outputs_that_no_gradient_reaches():
    for f in both(lambda x: (core.log(x), x * 2, core.exp(x))):
        x = core.asarray([0.0, 1.0]).requires_grad_()
        _, double, exp = f(x)
        (double * exp).sum().backward()  # no NaN: nothing comes from the logarithm
        want = core.exp(x) * (2 + 2 * x)
        same(x.grad, want)


def test_an_output_that_another_is_computed_from_stands_between_them():
    def f(x):
        h = core.exp(x)
        row = h[0]
        return h, row, (h * row).sum()

    for g in both(f):
        x = tensor(2, 3)
        h, row, out = g(x)
        h.retain_grad()
        (slope,) = core.autograd.grad(out, row, retain_graph=True)
        same(slope, h.sum(axis=0))
        out.backward()
        same(h.grad, row + core.asarray([[1.0], [0.0]]) * h.sum(axis=0))
        same(x.grad, h.grad * h)


def test_only_the_gradients_that_are_asked_for():
    for f in both(lambda x, y: (x @ y).sum()):
        x, y = tensor(2, 3), tensor(3, 4, seed=1)
        (gx,) = core.autograd.grad(f(x, y), x)
        same(gx, y.sum(axis=1).expand((2, 3)))
        assert x.grad is None and y.grad is None


def test_gradients_come_in_any_layout():
    compiled = core.compile(lambda x: core.sin(x) * 2)
    x = tensor(3, 4)
    compiled(x).T.sum(axis=1).sum().backward()
    same(x.grad, core.cos(x) * 2)


def test_a_gradient_can_be_differentiated_again():
    for f in both(lambda x, y: (core.sin(x) * y * y).sum()):
        x, y = tensor(3), tensor(3, seed=1)
        inner = x * 2  # an input that is no leaf, and depends on another input
        gx, gy = core.autograd.grad(f(inner, x * y), (x, y), create_graph=True)
        (gx.sum() + gy.sum()).backward()
        found = x.grad, y.grad
        if f.__class__.__name__ == "function":
            want = found
    for g, w in zip(found, want, strict=True):
        same(g, w)


def test_gradients_add_up_over_calls_and_outside():
    compiled = core.compile(lambda x: (x * x).sum())
    x = tensor(3)
    for _ in range(3):
        (compiled(x) + x.sum()).backward()
    same(x.grad, x * 6 + 3)


def test_what_is_saved_is_freed():
    compiled = core.compile(lambda x: core.gelu(core.gelu(x)))
    x = tensor(1000)
    compiled(x).sum().backward()
    gc.collect()
    before = core._native.live_bytes(x.device)
    y = compiled(x)
    y.sum().backward()
    del y
    gc.collect()
    assert core._native.live_bytes(x.device) == before


# ---- what the tape has to see itself -------------------------------------------------------------
class Cube(core.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x * x

    @staticmethod
    def backward(ctx, g):
        (x,) = ctx.saved_tensors
        return g * x * x * 3


def test_functions_of_ones_own():
    check(lambda x: core.exp(Cube.apply(x * 2)) + x, tensor(3))


def test_hooks_of_what_is_saved_and_anomaly_detection():
    packed = []

    def f(x):
        with core.autograd.saved_tensors_hooks(lambda t: packed.append(1) or t, lambda t: t):
            y = core.exp(x)
        return y * x

    check(f, tensor(3), calls=1)
    assert packed == [1, 1]
    with core.autograd.detect_anomaly():
        x = core.asarray([0.0]).requires_grad_()
        with pytest.raises(AutogradError, match="core::sqrt"):
            (core.compile(lambda x: x.sqrt() * 0)(x)).sum().backward()


def test_an_operator_without_a_derivative_raises_in_the_pass():
    @core.custom_op("training::opaque")
    def opaque(x: core.Tensor) -> core.Tensor:
        return x * 2

    opaque.register_fake(core.empty_like)
    for f in both(lambda x: opaque(x) * x):
        y = f(tensor(3))
        with pytest.raises(AutogradError, match="opaque"):
            y.sum().backward()


def test_values_and_errors_in_between():
    def branches(x):
        y = x * 2
        return core.exp(y) if y.sum() > 0 else core.sin(y)

    check(branches, tensor(3))
    check(branches, core.asarray([1.0, 2.0]).requires_grad_())
    held = []

    def raises(x):
        held.append(x * 2)
        raise KeyError("stop")

    x = tensor(3)
    with pytest.raises(KeyError):
        core.compile(raises)(x)
    held[0].sum().backward()
    same(x.grad, core.asarray([2.0, 2.0, 2.0]))


def test_a_step_of_training_with_everything_inside():
    def step(w, x, y):
        loss = ((x @ w - y) ** 2).mean()
        loss.backward()
        with core.no_grad():
            w -= 0.1 * w.grad
        w.grad = None
        return loss.detach()

    x, y = tensor(8, 3, grad=False), tensor(8, seed=1, grad=False)
    found = []
    for f in both(step):
        w = tensor(3, seed=2)
        found.append([float(f(w, x, y)) for _ in range(5)])
    np.testing.assert_allclose(found[0], found[1], rtol=1e-5)
    assert found[0][-1] < found[0][0]


def test_transforms_inside_and_outside():
    def f(x):
        return core.func.grad(lambda y: (y * y * x).sum())(x * 2)

    check(f, tensor(3))
    compiled = core.compile(lambda x: core.sin(x).sum())
    same(core.func.grad(compiled)(tensor(3)), core.cos(tensor(3)))


# ---- what is saved -------------------------------------------------------------------------------
def test_the_cut_keeps_less_than_the_tape():
    def chain(x):
        for _ in range(3):
            x = core.gelu(core.softmax(x * 2 + 1, axis=-1))
        return x

    report = core.compiler.explain(chain)(tensor(4, 8))
    (step,) = report.steps
    assert step.saved_bytes <= 4 * 4 * 4 * 8
    assert "saved" in repr(report) and "backward" in repr(report)
    check(chain, tensor(4, 8))


# ---- any graph -----------------------------------------------------------------------------------
UNARY = [core.sin, core.exp, core.tanh, core.relu, core.gelu, lambda x: x * 0.5, lambda x: x.T.T]
BINARY = [core.multiply, core.add, core.maximum, lambda a, b: a @ b.T @ b * 0.1, core.subtract]
REDUCE = [
    lambda x: x - x.mean(axis=1, keepdims=True),
    lambda x: core.softmax(x, axis=-1),
    lambda x: x + x[0],
    lambda x: x.detach() * x,
]


@settings(max_examples=examples(40), deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, 15), st.integers(0, 20), st.integers(0, 20)), max_size=8),
    st.lists(st.booleans(), min_size=3, max_size=3),
    st.lists(st.integers(0, 20), min_size=1, max_size=3),
)
def test_random_graphs(steps, grads, chosen):
    def f(*values):
        values = list(values)
        for kind, a, b in steps:
            x, y = values[a % len(values)], values[b % len(values)]
            if kind < len(UNARY):
                values.append(core.tanh(UNARY[kind](x)))
            elif kind < len(UNARY) + len(BINARY):
                values.append(core.tanh(BINARY[kind - len(UNARY)](x, y)))
            else:
                values.append(REDUCE[kind - len(UNARY) - len(BINARY)](x))
        return tuple({id(v): v for v in (values[c % len(values)] for c in chosen)}.values())

    args = [tensor(3, 3, seed=k, grad=g) for k, g in enumerate(grads)]
    check(f, *args, calls=2, rtol=1e-4)


# ---- the catalogue -------------------------------------------------------------------------------
DEFINITIONS = [
    d
    for d in testing.operators()
    if d.name.startswith("core::") and d.functional is None and "random" not in (d.tags or ())
    if "float64" in testing.dtypes(d)
]


def gradients_of(call, values):
    """The results of a call on fresh leaves, and the gradients of these."""
    fresh = map_tensors(lambda x: x.detach().clone().requires_grad_(is_differentiable(x)), values)
    made = outputs(call(*fresh))
    recorded = [o for o in made if isinstance(o, core.Tensor) and o.requires_grad]
    leaves = [x for x in flat_tensors(fresh) if x.requires_grad]
    given = [core.ones_like(o) for o in recorded]
    found = core.autograd.grad(recorded, leaves, given, allow_unused=True) if recorded else ()
    return [o for o in made if isinstance(o, core.Tensor)], found


@pytest.mark.slow
@pytest.mark.parametrize("definition", DEFINITIONS, ids=lambda d: d.name.removeprefix("core::"))
def test_gradients_of_every_operator(definition):
    for sample in gradient_samples(definition, "float64"):
        values = bind(definition.op, sample.args, sample.kwargs)

        def call(*given):
            return invoke(definition.op, given)

        try:
            want, slopes = gradients_of(call, values)
        except AutogradError:
            continue  # it has no derivative
        compiled = core.compile(call)
        for _ in range(2):
            got, found = gradients_of(compiled, values)
            for g, w in zip([*got, *found], [*want, *slopes], strict=True):
                if w is not None:
                    core.testing.assert_close(g, w, equal_nan=True)
                else:
                    assert g is None


def test_outputs_keep_their_places():
    def f(x):
        gone = x * 1  # frees a place that a later tensor takes
        first = x + 1
        del gone
        return first, x * 3

    check(f, tensor(4))


def test_inputs_whose_values_count_for_nothing_may_be_written():
    def f(x, y):
        y[...] = x * 0.3
        return y

    x = tensor(3)
    for call in (f, core.compile(f)):
        (g,) = core.autograd.grad((call(x, tensor(3, grad=False)) ** 2).sum(), x, create_graph=True)
        (second,) = core.autograd.grad(g.sum(), x)
        same(second, core.full((3,), 0.18))


def test_detached_tensors_of_symbolic_sizes_have_values():
    def f(x):
        return (x * 2).detach() + 1

    compiled = core.compile(f)
    for n in (2, 3, 4):
        same(compiled(core.ones((n, 2))), core.full((n, 2), 3.0))


def test_transforms_inside_save_results():
    compiled = core.compile(core.func.grad(lambda x: (core.tanh(x) * core.exp(x)).sum()))
    x = core.asarray([0.0, 0.5])
    for _ in range(2):
        same(compiled(x), core.exp(x) * (core.tanh(x) + 1 - core.tanh(x) ** 2))


def test_values_that_only_other_gradients_need():
    def f(x, y):
        t = core.tanh(y)
        core.maximum(t, y + x)  # nobody asks for its gradient
        t[1:] *= 1.5
        return t, (y + x) * y

    for call in (f, core.compile(f)):
        x = tensor(3)
        out = call(x, tensor(3, seed=1, grad=False))[1].sum()
        out.backward(retain_graph=True)
        out.backward()
        same(x.grad, 2 * tensor(3, seed=1, grad=False))
