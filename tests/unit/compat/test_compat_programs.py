"""Small programs as PyTorch's users write them, run with core.compat.torch and with PyTorch."""

import pickle

import numpy
import pytest

import core.compat.torch as ours


def arrays(*shapes):
    draw = numpy.random.default_rng(3)
    return [draw.normal(size=shape).astype("float32") for shape in shapes]


def training(torch):
    x, w, b = map(torch.from_numpy, arrays((8, 3), (3, 1), (1,)))
    target = x.sum(dim=1, keepdim=True) * 0.5
    w.requires_grad_(), b.requires_grad_()
    optimizer = torch.optim.SGD([w, b], lr=0.1, momentum=0.9)
    for _ in range(5):
        optimizer.zero_grad()
        loss = torch.nn.functional.mse_loss(x @ w + b, target)
        loss.backward()
        optimizer.step()
    return loss.detach(), w.detach(), w.grad.size(0)


def attention(torch):
    q, k, v = (
        torch.from_numpy(a).view(2, 5, 2, 4).transpose(1, 2) for a in arrays(*[(2, 5, 8)] * 3)
    )
    scores = q.matmul(k.transpose(-2, -1)) / k.size(-1) ** 0.5
    mask = torch.ones(5, 5, dtype=torch.bool).tril()
    scores = scores.masked_fill(~mask, float("-inf"))
    weights = scores.softmax(dim=-1)
    return (weights @ v).transpose(1, 2).contiguous().view(2, 5, 8), weights.max(dim=-1).indices


def function(torch):
    class Cube(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x.pow(3)

        @staticmethod
        def backward(ctx, grad):
            (x,) = ctx.saved_tensors
            return grad * 3 * x.pow(2).view(grad.size())

    x = torch.from_numpy(*arrays((4,))).requires_grad_()
    (first,) = torch.autograd.grad(Cube.apply(x).sum(), x, create_graph=True)
    first.sum().backward()
    return first.detach(), x.grad


def data(torch):
    x = torch.from_numpy(*arrays((6, 4)))
    positive = x[x > 0]
    x[x < -1] = -1.0
    rows = x[torch.tensor([0, 2, 5])]
    values, order = rows.sort(dim=1, descending=True)
    count = torch.bincount(order.flatten(), minlength=4)
    norm = (x - x.mean(0)) / x.std(0)
    parts = [part.size(0) for part in x.split(4)]
    return (
        positive,
        values,
        order,
        count,
        norm,
        parts,
        x[:, None, ::2].shape,
        x.argmax(1, keepdim=True),
    )


def einsum(torch):
    a, b = map(torch.from_numpy, arrays((2, 3, 4), (2, 4, 5)))
    left = torch.einsum("bij,bjk->bik", a, b)
    return left, torch.bmm(a, b).permute(0, 2, 1), torch.einsum("bij->j", a), a.var((0, 1))


def convolution(torch):
    f = torch.nn.functional
    x, w, b, out = map(torch.from_numpy, arrays((2, 1, 8, 8), (3, 1, 3, 3), (3,), (4, 27)))
    w.requires_grad_()
    hidden = f.max_pool2d(f.relu(f.conv2d(x, w, b)), 2)
    logits = f.linear(hidden.flatten(1), out)
    loss = f.cross_entropy(logits, torch.tensor([1, 3]))
    loss.backward()
    return logits.detach(), w.grad, (logits.argmax(1) == torch.tensor([1, 3])).float().mean().item()


def recurrent(torch):
    x, wi, wh = map(torch.from_numpy, arrays((5, 2, 3), (3, 4), (4, 4)))
    wh.requires_grad_()
    h, seen = x.new_zeros(2, 4), []
    for step in x:
        h = torch.tanh(step @ wi + h @ wh)
        seen.append(h)
    stacked = torch.stack(seen, dim=1)
    stacked[:, -1].norm().backward()
    return stacked.detach(), wh.grad, stacked.size(1)


def penalty(torch):
    x, w = map(torch.from_numpy, arrays((4, 3), (3, 1)))
    x.requires_grad_(), w.requires_grad_()
    score = torch.sigmoid(x @ w).pow(2)
    (slope,) = torch.autograd.grad(score.sum(), x, create_graph=True)
    loss = (slope.norm(dim=1) - 1).square().mean() + score.mean()
    loss.backward()
    return loss.detach(), w.grad, x.grad


def transforms(torch):
    x, w = map(torch.from_numpy, arrays((6, 3), (3,)))

    def loss(weight, row):
        return (row * weight).sum(dim=0).tanh().square()

    each = torch.func.vmap(torch.func.grad(loss), in_dims=(None, 0))(w, x)
    value, pushed = torch.func.jvp(lambda v: v.exp().cumsum(dim=0), (w,), (torch.ones_like(w),))
    return each, value, pushed, torch.func.hessian(lambda v: v.prod(dim=0))(w)


def state(torch):
    w, m = map(torch.from_numpy, arrays((3, 2), (2,)))
    saved = {"w": w.clone(), "m": m, "step": torch.tensor(3)}
    loaded = pickle.loads(pickle.dumps({k: v.numpy() for k, v in saved.items()}))
    with torch.no_grad():
        w.mul_(0)
        w.copy_(torch.as_tensor(loaded["w"]))
    kinds = [v.dtype == torch.long for v in saved.values()]
    return w, torch.allclose(w, saved["w"]), saved["step"].item(), kinds, w.double().type()


PROGRAMS = (
    training, attention, function, data, einsum, convolution, recurrent, penalty, transforms, state,
)  # fmt: skip


def plain(value):
    if hasattr(value, "detach"):
        return numpy.asarray(value.detach())
    return [plain(v) for v in value] if isinstance(value, (tuple, list)) else value


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.__name__)
def test_a_program_written_for_pytorch_runs(program):
    got = plain(program(ours))
    assert all(not isinstance(v, numpy.ndarray) or numpy.isfinite(v).all() for v in got)


@pytest.mark.peers
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.__name__)
def test_a_program_computes_what_it_does_with_pytorch(program):
    theirs = pytest.importorskip("torch")
    for got, want in zip(plain(program(ours)), plain(program(theirs)), strict=True):
        if isinstance(want, numpy.ndarray):
            assert (got.shape, got.dtype) == (want.shape, want.dtype)
            numpy.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-5)
        else:
            assert got == want
