"""Programs of core.compat.torch, compiled: one graph, and results of the types of eager calls."""

import math

import numpy as np
import pytest

import core
import core.compat.torch as torch
import core.compat.torch.nn.functional as F


def numbers(*shape, grad=False):
    draw = np.random.default_rng(shape)
    made = torch.from_numpy(draw.standard_normal(shape).astype("float32"))
    return made.requires_grad_(grad)


def check(compiled, fn, *args):
    """Compares three calls with the function; they are of one graph, and of native entries."""
    for _ in range(3):
        got, want = compiled(*args), fn(*args)
        for a, b in zip(*(v if isinstance(v, (tuple, list)) else (v,) for v in (got, want))):
            assert (type(a), a.requires_grad) == (type(b), b.requires_grad)
            np.testing.assert_allclose(*map(np.asarray, (a.detach(), b.detach())), 2e-5, 2e-5)
    assert not compiled.reasons and len(compiled.graphs) == 1


WEIGHTS = [numbers(8, 8) * k for k in (1, 2, 3)]


def attention(x):
    q, k, v = (F.linear(x, w).view(2, 4, 2, 4).transpose(1, 2) for w in WEIGHTS)
    scores = (q @ k.transpose(-2, -1) / math.sqrt(q.size(-1))).masked_fill(
        torch.tril(torch.ones(4, 4)) == 0, float("-inf")
    )
    return F.layer_norm(x + (F.softmax(scores, dim=-1) @ v).transpose(1, 2).reshape(2, 4, 8), (8,))


def divergence(x):
    mean, log = torch.chunk(x, 2, dim=-1)
    parts = -0.5 * torch.sum(1 + log - mean.pow(2) - log.exp(), dim=-1)
    return torch.mean(parts), F.kl_div(F.log_softmax(mean, -1), F.softmax(log, -1))


def largest(x):
    values, places = torch.topk(x, 3, dim=-1)
    sparse = torch.zeros_like(x).scatter_(-1, places, values)
    return sparse / sparse.sum(-1, keepdim=True).clamp_min(1e-6), torch.max(x, dim=1).indices


def by_kind(x):
    if not torch.is_tensor(x) or not isinstance(x, torch.Tensor) or type(x) is not torch.Tensor:
        return x * 100
    return F.cosine_similarity(x, torch.roll(x, 1, 0), dim=-1), torch.linalg.norm(x)


def positions(x):
    place = torch.arange(x.size(1)).unsqueeze(1)
    rate = torch.exp(torch.arange(0, 8, 2) * (-math.log(1e4) / 8))
    table = torch.zeros(x.size(1), 8)
    table[:, 0::2], table[:, 1::2] = torch.sin(place * rate), torch.cos(place * rate)
    return torch.add(x, table, alpha=2), torch.where(x > 0, x, torch.zeros_like(x))


def written(x):
    out = torch.empty(2, 4, 8)
    torch.mul(input=x, other=2, out=out)
    return F.relu(out, inplace=True) + 1, out


@pytest.mark.parametrize(
    "fn", [attention, divergence, largest, by_kind, positions, written], ids=lambda f: f.__name__
)
def test_a_program_is_one_graph(fn):
    check(core.compile(fn), fn, numbers(2, 4, 8))


class Net:
    def __init__(self):
        shapes = (16, 8), (16,), (3, 16), (3,)
        self.parameters = [numbers(*shape, grad=True) for shape in shapes]

    def __call__(self, x):
        w, b, v, c = self.parameters
        return F.linear(F.gelu(F.linear(x, w, b)), v, c)


@pytest.mark.parametrize(
    "optimizer",
    [
        lambda p: torch.optim.SGD(p, lr=0.1, momentum=0.9),
        lambda p: torch.optim.Adam(p, lr=1e-2),
        lambda p: torch.optim.AdamW(p, lr=1e-2),
    ],
    ids=["sgd", "adam", "adamw"],
)
def test_a_training_step_is_one_graph(optimizer):
    x, y = numbers(12, 8), torch.tensor(np.arange(12) % 3)

    def of(net, steps):
        def step(x, y):
            steps.zero_grad()
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            steps.step()
            return loss

        return step

    losses = []
    for compiles in (False, True):
        net = Net()
        step = of(net, optimizer(net.parameters))
        run = core.compile(step) if compiles else step
        results = [run(x, y) for _ in range(6)]
        losses.append([loss.item() for loss in results])
        assert all(type(loss) is torch.Tensor for loss in results)
        assert all(type(p.grad) is torch.Tensor for p in net.parameters)
        assert [p.grad.requires_grad for p in net.parameters] == [False] * 4
    assert losses[0][0] > losses[0][-1]
    np.testing.assert_allclose(*losses, rtol=1e-4)
    assert run.entries and not run.breaks


def test_gradients_that_a_function_asks_for_are_of_their_tensors_type():
    w, plain = numbers(8, 8, grad=True), core.ones(8).requires_grad_()

    def fn(x):
        loss = (x @ w * plain).tanh().sum()
        return torch.autograd.grad(loss, [w, plain])

    check(core.compile(fn), fn, numbers(2, 8))


def test_results_without_history_or_of_a_history_that_was_used_are_of_the_type():
    w = numbers(8, 8, grad=True)

    def fn(x):
        w.grad = None
        y = x @ w
        loss = y.square().sum()
        loss.backward()
        return loss, y.detach(), w.detach() * 2, y

    check(core.compile(fn), fn, numbers(2, 8))


def test_a_stored_tensor_is_of_the_type():
    class Mean:
        def __init__(self):
            self.value = torch.zeros(8)

        def __call__(self, x):
            self.value = 0.9 * self.value + 0.1 * x.mean(dim=0)
            return x - self.value

    eager, mean = Mean(), Mean()
    compiled = core.compile(mean)
    for k in range(4):
        assert torch.allclose(compiled(numbers(4, 8) * k), eager(numbers(4, 8) * k), atol=1e-6)
        assert type(mean.value) is torch.Tensor
        assert torch.allclose(mean.value, eager.value, atol=1e-6)
    assert not compiled.reasons and len(compiled.graphs) == 1


def test_a_transform_of_functions_is_one_graph():
    def loss(w, x):
        return F.mse_loss(torch.tanh(F.linear(x, w)), torch.ones(4, 8))

    slope = torch.func.grad_and_value(loss)
    check(core.compile(slope), slope, numbers(8, 8), numbers(4, 8))


def test_functions_that_change_something_are_called_each_time():
    def fn(x):
        torch.manual_seed(3)
        return F.dropout(x, 0.5)

    compiled = core.compile(fn)
    x = numbers(4, 8)
    first, _, again = compiled(x), torch.rand(5), compiled(x)
    assert torch.equal(first, again) and compiled.reasons


def test_a_default_dtype_that_changes_is_seen():
    compiled = core.compile(lambda: torch.full((3,), 2.0) * torch.ones(3))
    before = torch.get_default_dtype()
    try:
        for dtype in (torch.float32, torch.float64, torch.float32):
            torch.set_default_dtype(dtype)
            assert [compiled().dtype for _ in range(3)] == [dtype] * 3
    finally:
        torch.set_default_dtype(before)
