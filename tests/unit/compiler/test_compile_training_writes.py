"""Writes in compiled functions that are recorded for gradients: results and memory as of eager."""

import numpy as np
import pytest
from example_counts import examples
from hypothesis import given, settings
from hypothesis import strategies as st

import core
from core.errors import AutogradError


def tensor(*shape, seed=0, grad=True):
    numbers = np.random.default_rng([*shape, seed]).standard_normal(shape)
    return core.asarray(numbers.astype(np.float32)).requires_grad_(grad)


def same(got, want):
    assert (got is None) == (want is None)
    if want is not None:
        assert (got.shape, got.dtype) == (want.shape, want.dtype)
        got, want = np.asarray(got.detach()), np.asarray(want.detach())
        np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-5)


def check(fn, *args, breaks=0, calls=3, read=1):
    """Two worlds of equal arguments: one sees fn, one sees it compiled; `read` of the results is
    the loss. Gradients, results, and what was written are compared."""

    def world():
        return [a.detach().clone().requires_grad_(a.requires_grad) for a in args]

    compiled, eager, mine = core.compile(fn), world(), world()
    for _ in range(calls):
        found = []
        for call, given_ in ((fn, eager), (compiled, mine)):
            for a in given_:
                a.grad = None
            made = call(*given_)
            made = made if isinstance(made, tuple) else (made,)
            sum(m.sum() for m in made[:read]).backward()
            found.append([*made, *given_, *(a.grad for a in given_)])
        for want, got in zip(*found, strict=True):
            same(got, want)
        assert [a.version for a in mine] == [a.version for a in eager]
    assert breaks is None or len(compiled.breaks) == breaks, compiled.breaks
    return compiled


# ---- running statistics ------------------------------------------------------------------------
class Net:
    def __init__(self):
        self.filters = [tensor(4, 3, 3, 3), tensor(4, 4, 3, 3)]
        self.scales = [tensor(4, seed=k) for k in (2, 3)]
        self.means = [core.zeros(4), core.zeros(4)]
        self.variances = [core.ones(4), core.ones(4)]
        self.count = core.asarray(0)

    def __call__(self, x):
        for w, g, m, v in zip(self.filters, self.scales, self.means, self.variances):
            x = core.conv2d(x, w, padding=1)
            x = core.relu(core.batch_norm(x, m, v, g, training=True))
            self.count.add_(1)
        return x.square().mean()


def test_batch_norm_in_training_is_one_graph_for_all_sizes():
    eager, mine = Net(), Net()
    compiled = core.compile(mine, fullgraph=True)
    for n in (3, 5, 2, 8, 5, 13):
        found = []
        for net, call in ((eager, eager), (mine, compiled)):
            params = [*net.filters, *net.scales]
            for p in params:
                p.grad = None
            loss = call(tensor(n, 3, 5, 5, grad=False))
            loss.backward()
            moved = [*net.means, *net.variances, net.count]
            found.append([loss, *(p.grad for p in params), *moved])
        for want, got in zip(*found, strict=True):
            same(got, want)
    assert len(compiled.graphs) == 2 and not compiled.reasons


# ---- writes of other kinds ---------------------------------------------------------------------
def averages(x, seen):
    h = core.tanh(x)
    with core.no_grad():
        seen.multiply_(0.9).add_(h.mean(axis=0))
    return (h * x).sum()


def copies(x, seen):
    h = x * 2
    with core.no_grad():
        seen.copy_(h[0])
    return h.square().sum()


def writes_a_part(x, seen):
    h = core.exp(x)
    with core.no_grad():
        core.multiply(seen, 2, out=seen)
        seen.add_(h.sum(axis=0))
    return h.mean(), (seen * 1).sum()


def reads_before(x, seen):
    h = x * seen.sum()
    with core.no_grad():
        seen.add_(1)
    return h.sum()


def reads_behind(x, seen):
    with core.no_grad():
        seen.add_(1)
    return (x * seen.sum()).sum()


def reads_a_view_behind(x, seen):
    part = seen[1:]
    h = core.sin(x)
    with core.no_grad():
        seen.add_(h[0])
    return (h[:, 1:] * part).sum()


def returns_what_it_wrote(x, seen):
    h = core.sin(x)
    with core.no_grad():
        seen.add_(1)
    return h.sum(), h, seen.sum()


def writes_what_it_made(x, seen):
    total = core.zeros(x.shape[1])
    with core.no_grad():
        total.add_(x.sum(axis=0))
    h = core.sin(x)
    return (h * total).sum(), total, seen * 1


@pytest.mark.parametrize(
    ("fn", "breaks"),
    [(averages, 0), (copies, 0), (writes_a_part, 0), (reads_before, 0), (reads_behind, 1),
     (reads_a_view_behind, 1), (returns_what_it_wrote, 0), (writes_what_it_made, 1)],
    ids=lambda x: getattr(x, "__name__", str(x)),
)  # fmt: skip
def test_what_is_written_and_what_is_recorded(fn, breaks):
    check(fn, tensor(3, 4), tensor(4, seed=1, grad=False), breaks=breaks)


def averaged_target(x, w, slow):
    with core.no_grad():
        slow.multiply_(0.9).add_(0.1 * w)
        wanted = core.tanh(x @ slow)
    return ((x @ w - wanted) ** 2).mean()


def rows_of_a_buffer(x, w, kept):
    with core.no_grad():
        kept[1] = x.mean(axis=0)
    return core.relu((x @ w) * kept[core.arange(x.shape[0]) % 3]).sum()


def what_was_made(x, w, kept):
    total = core.zeros(kept.shape)
    with core.no_grad():
        total.add_(kept)
        kept.add_(total)
    return (x @ (w * total)).square().sum() + (w * kept).sum()


@pytest.mark.parametrize("loss", [averaged_target, rows_of_a_buffer, what_was_made])
def test_a_pass_behind_calls_that_read_what_was_written_is_one_graph(loss):
    """Targets of averaged weights, samples of a buffer: written, then read by recorded calls."""

    def step(x, w, kept):
        made = loss(x, w, kept)
        made.backward()
        with core.no_grad():
            w.subtract_(0.1 * w.grad)
        w.grad = None
        return made.detach()

    def arguments():
        return tensor(4, 3, grad=False), tensor(3, 3, seed=1), tensor(3, 3, seed=2, grad=False)

    compiled, eager, mine = core.compile(step), arguments(), arguments()
    for _ in range(4):
        same(compiled(*mine), step(*eager))
        for got, want in zip(mine, eager):
            same(got, want)
    assert compiled.reasons == [] and compiled.breaks == []


def test_a_history_that_leaves_does_not_read_what_was_written():
    compiled = check(
        averaged_target, *(tensor(3, 3, seed=k, grad=k < 2) for k in range(3)), breaks=1
    )
    assert any("reads what was written" in reason for reason in compiled.breaks)


def test_a_write_to_what_was_saved_is_noticed_as_in_eager():
    def fn(x, w):
        made = (x * w).sum()
        with core.no_grad():
            w.add_(1)
        return made

    for call in (fn, core.compile(fn)):
        with pytest.raises(AutogradError):
            call(tensor(3), tensor(3, seed=1)).backward()


def test_a_write_to_what_only_another_result_was_computed_from():
    def fn(a, b):
        x = a * 1.0
        m = (x * x).sum()  # no gradient comes to it
        x[0] += b.sum()
        return (x * x).sum(), m

    check(fn, tensor(3, 4), tensor(4, seed=1), breaks=None)
    found = core.compile(fn)(tensor(3, 4), tensor(4, seed=1))
    with pytest.raises(AutogradError, match="written in place"):
        found[1].backward()


def test_a_gradient_is_not_computed_from_what_only_another_result_saves():
    """`where` saves its mask, and `chain` what is written: no gradient comes to the latter."""

    def fn(a, b):
        x = a + 1.0
        chain = x / (x * x + 1.0)
        leaky = core.where(x > 0.0, x, x * 0.1)
        x[:, 0].add_(b)
        return leaky, chain

    check(fn, tensor(3, 4), tensor(3, grad=False), breaks=1)
    _, chain = core.compile(fn)(tensor(3, 4), tensor(3, grad=False))
    with pytest.raises(AutogradError, match="was written in place after it was saved"):
        chain.sum().backward()


def test_results_of_one_graph_have_a_backward_pass_each():
    def fn(a, b):
        x, y = core.cos(a), core.exp(b)
        (x * x).sum().backward()
        (y * y).sum().backward()
        return x.detach()

    for call in (fn, core.compile(fn)):
        a, b = tensor(3), tensor(4, seed=1)
        x = call(a, b)
        same(a.grad, -2 * x * core.sin(a))
        same(b.grad, 2 * core.exp(2 * b))

    def twice(a):
        x, y = core.cos(a), core.exp(a)
        (x * x).sum().backward()
        (x * x).sum().backward()
        return y

    for call in (twice, core.compile(twice)):
        with pytest.raises(AutogradError, match="are gone"):
            call(tensor(3))


def test_arguments_that_share_memory():
    def fn(x, a, b):
        h = core.sin(x)
        with core.no_grad():
            a.add_(1)
        return (h * b).sum() if b.size > 3 else h.sum(), (b * 1).sum()

    compiled = core.compile(fn)
    for shared in (False, True, False, True):
        for call in (fn, compiled):
            x, a = tensor(3), tensor(3, seed=1, grad=False)
            b = a[:2] if shared else a[:2].clone()
            made = call(x, a, b)
            made[0].backward()
            if call is fn:
                want = [x.grad, a, b, made[1]]
            else:
                for g, w in zip([x.grad, a, b, made[1]], want, strict=True):
                    same(g, w)


def test_what_raises_leaves_the_writes_before_it():
    def fn(x, seen, at):
        h = core.tanh(x)
        with core.no_grad():
            seen.add_(1)
        loss = core.cross_entropy(h, at)
        with core.no_grad():
            seen.add_(10)
        return loss

    compiled = core.compile(fn)
    good, bad = core.asarray([0, 1, 2]), core.asarray([0, 1, 9])
    for call in (fn, compiled):
        seen = core.zeros(2)
        for at in (good, bad, good, bad):
            try:
                call(tensor(3, 4), seen, at).backward()
            except core.errors.CoreError as error:
                assert "out of range" in str(error)
        assert seen.tolist() == [24.0, 24.0]


def test_a_loss_that_may_raise_leaves_the_step_after_it_fused():
    def step():
        weight, bias = tensor(8, 3), tensor(3, seed=1)
        optimizer = core.optim.Adam([weight, bias], lr=0.1)

        def run(x, at):
            optimizer.zero_grad()
            loss = core.cross_entropy(x @ weight + bias, at)
            loss.backward()
            optimizer.step()
            return loss

        return run, weight, bias

    x, good, bad = tensor(4, 8, grad=False), core.asarray([0, 1, 2, 0]), core.asarray([0, 1, 9, 0])
    (eager, *wanted), (function, *made) = step(), step()
    compiled = core.compile(function)
    for at in (good, good, good, bad, good, bad, bad, good):
        for call in (eager, compiled):
            try:
                call(x, at)
            except core.errors.CoreError as error:
                assert "out of range" in str(error)
    for got, want in zip(made, wanted, strict=True):
        same(got, want)
    names = [node.op.name for node in compiled.optimized[-1].nodes]
    assert not any(name.startswith(("core::lerp", "core::addc")) for name in names), names


def test_what_is_computed_before_an_error_is_not_written_before_it():
    def fn(x, seen, at):
        doubled = seen * 2
        loss = core.cross_entropy(core.tanh(x), at)
        with core.no_grad():
            seen.copy_(doubled)
        return loss

    compiled = core.compile(fn)
    good, bad = core.asarray([0, 1, 2]), core.asarray([0, 1, 9])
    for call in (fn, compiled):
        seen = core.ones(2)
        for at in (good, bad, good, bad, bad):
            try:
                call(tensor(3, 4), seen, at).backward()
            except core.errors.CoreError as error:
                assert "out of range" in str(error)
        assert seen.tolist() == [4.0, 4.0]


STEPS = ["sin", "mul", "add", "write", "write both", "read", "view", "detached", "no grad"]


@given(
    st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, 9), st.integers(0, 9)), max_size=9),
    st.integers(0, 9),
)
@settings(max_examples=examples(12), deadline=None)
def test_random_programs(steps, last):
    def fn(x, a, b):
        values, memory = [x * 1.5], [a, b]
        for name, i, j in steps:
            u, v, m = values[i % len(values)], values[j % len(values)], memory[i % len(memory)]
            if name == "sin":
                values.append(core.sin(u))
            elif name == "mul":
                values.append(core.tanh(u * v))
            elif name == "add":
                values.append(u + v)
            elif name == "read":
                values.append(u + m)
            elif name == "view":
                memory.append(m[::-1])
            elif name == "no grad":
                with core.no_grad():
                    values.append(u * 2)
            elif name == "detached":
                values.append(u.detach() * v)
            else:
                with core.no_grad():
                    m.multiply_(0.5)
                    if name == "write both":
                        memory[j % len(memory)].add_(core.tanh(v))
        return (values[-1] + values[last % len(values)]).sum() + x.sum(), values[-1] * 1

    check(fn, tensor(4), tensor(4, seed=1, grad=False), tensor(4, seed=2, grad=False),
          breaks=None, calls=2)  # fmt: skip


# ---- detached tensors ----------------------------------------------------------------------------
def write_to_a_detached_leaf(w, x):
    kept = w.detach()
    kept[:, 0] = (w * x).sum()
    return kept * 2


def write_to_a_view_of_a_detached_leaf(w, x):
    row = w.detach()[1]
    row *= (w * x).sum()
    return row * 2 + w.sum()


def zeros_in_a_detached_leaf(w, x):
    y = w + 1
    y.mT.copy_(w.sum())
    z = y - 0.5
    w.detach().zero_()
    _, pull = core.func.vjp(lambda p: -p, y)
    return z + pull(core.ones_like(y))[0]


def write_to_a_jacobian(w, x):
    with core.no_grad():
        slopes = core.func.jacrev(lambda p: core.func.vmap(lambda row: row)(p))(w[0])
    slopes.add_(w.sum())
    return slopes * x[0]


WRITES = [
    write_to_a_detached_leaf, write_to_a_view_of_a_detached_leaf, zeros_in_a_detached_leaf,
    write_to_a_jacobian,
]  # fmt: skip


@pytest.mark.parametrize("fn", WRITES, ids=lambda f: f.__name__)
def test_writes_to_what_is_detached_are_those_of_eager_calls(fn):
    check(fn, tensor(2, 2), tensor(2, 2, seed=1, grad=False), breaks=None)


@pytest.mark.parametrize("view", [lambda w: w.detach()[0], lambda w: w[0].detach()])
def test_a_returned_view_of_a_detached_leaf_may_be_written_to(view):
    compiled, w = core.compile(view), tensor(2, 3)
    for fn in (view, compiled, compiled, compiled):
        leaf = w.detach().clone().requires_grad_()
        row = fn(leaf)
        row += (leaf * 2).sum()
        row.sum().backward()
        assert leaf.grad.tolist() == [[6.0] * 3] * 2
    assert not compiled.reasons


def _written(x, w):
    x += w.sum()


def _written_in_part(x, w):
    x[:, 0].add_(w.sum())


@pytest.mark.parametrize("write", [_written, _written_in_part])
def test_a_write_to_a_detached_argument_is_recorded_for_it_alone(write):
    def fn(x, w):
        alone = x.detach()
        write(alone, w)
        return alone * 2, x

    w = tensor(3)
    compiled = core.compile(fn)
    for _ in range(3):
        got, want = (f(tensor(2, 3, grad=False), w) for f in (compiled, fn))
        assert [t.requires_grad for t in got] == [t.requires_grad for t in want] == [True, False]
        slopes = [core.autograd.grad(y.sum(), w)[0] for y, _ in (got, want)]
        np.testing.assert_array_equal(*map(np.asarray, slopes))
