"""core.compat.torch takes arguments in the forms in which PyTorch takes them, and does the same."""

import numpy
import pytest

import core
import core.compat.torch as ours

theirs = pytest.importorskip("torch")

# x: a number as a 0-d tensor; i: an index of one element; m, p: floats; n: a matrix of integers.
CALLS = """
torch.sum(x, 0), torch.sum(x, -1, True), torch.prod(x, 0), torch.mean(x, dim=0, keepdim=True)
torch.sort(x), torch.sort(x, 0), torch.topk(x, 1), torch.kthvalue(x, 1), torch.argsort(x, -1)
torch.max(x, 0), torch.min(x, -1, True), torch.median(x, 0), torch.amax(x, 0), torch.argmax(x, 0)
torch.max(x, m), torch.cumsum(x, 0), torch.cumprod(x, 0), torch.logsumexp(x, 0)
torch.gather(x, 0, i), torch.gather(x, 0, i[0]), torch.index_select(x, 0, i)
torch.index_add(x, 0, i, x), torch.scatter(x, 0, i, x), torch.quantile(x, 0.5, 0, True)
torch.transpose(x, 0, -1), torch.all(x, 0), torch.count_nonzero(x, 0)
torch.linspace(x, 4, 3), torch.linspace(4.3, 1, 50, dtype=torch.int64)
torch.logspace(2, 1.2, 4, 5.0, dtype=torch.int64), torch.arange(-0.9, 2.1, 2, dtype=torch.int64)
torch.narrow(m, 1, i[0], 2), torch.tensor_split(m, i + 1, 1)[1]
torch.masked_fill(m[0], m > 0, 1.0), torch.masked_scatter(m[0], m > 0, m + 1)
torch.std_mean(m, False), torch.var_mean(m, 1, keepdim=True), torch.std_mean(m, unbiased=True)
torch.addmv(n[0], n[:, :3], n[0], beta=0.2, alpha=2.6), torch.addmm(n, n[:, :3], n, alpha=1.9)
torch.addr(n[:, :3] > 0, n[0] > 0, n[1] > 0, beta=3)
torch.nn.functional.avg_pool2d(p, (2,), (), (1,)), torch.nn.functional.avg_pool1d(m, (2,))
torch.nn.functional.adaptive_avg_pool2d(p, (None, 2)), torch.nn.functional.max_pool2d(p, (2,), (1,))
"""


def operands(torch):
    draw = numpy.random.default_rng(3)
    m, n = draw.normal(size=(3, 3)).astype("float32"), draw.integers(-9, 9, (3, 3))
    named = {"x": m[0, 0], "m": m, "n": n, "i": numpy.zeros(1, "int64")}
    named["p"] = draw.normal(size=(1, 2, 4, 6)).astype("float32")
    return {**{k: torch.asarray(numpy.asarray(v)) for k, v in named.items()}, "torch": torch}


def flat(value):
    if isinstance(value, (core.Tensor, theirs.Tensor)):
        return [numpy.asarray(value)]
    return [array for part in value for array in flat(part)]


@pytest.mark.parametrize("line", CALLS.strip().splitlines())
def test_a_call_does_what_pytorch_does(line):
    got, want = (flat(eval(line, operands(torch))) for torch in (ours, theirs))
    assert len(got) == len(want)
    for place, (a, b) in enumerate(zip(got, want)):
        assert (a.shape, a.dtype) == (b.shape, b.dtype), f"result {place}"
        numpy.testing.assert_allclose(a, b, rtol=1e-5, atol=1e-6, err_msg=f"result {place}")


def test_a_row_of_one_number_has_its_gradient():
    x = ours.tensor(2.0, requires_grad=True)
    (ours.cumsum(x, 0) * ours.max(x, 0)[0]).backward()
    assert x.grad.shape == () and x.grad.item() == 4.0


NUMBERS = (
    "u / 300", "300 / u", "u / -1", "u / 256", "u.div(-1)", "torch.div(u, torch.tensor(300))",
    "torch.float_power(u, -1)", "torch.xlogy(u, 300)", "torch.copysign(u, -1)",
    "torch.atan2(u, torch.tensor(300))", "torch.div(u, 300, rounding_mode='floor')",
    "torch.div(u, 300, rounding_mode='trunc')", "u // 300", "300**u", "u**2", "u < 300",
    "torch.add(u, 3, alpha=2)", "torch.sub(u, 300, alpha=2)", "u.add(torch.tensor(3), alpha=100)",
    "torch.add(d, 0.1, alpha=3)", "torch.sub(h, 1.5, alpha=2)", "torch.rsub(d, 0.1, alpha=3)",
)  # fmt: skip


@pytest.mark.parametrize("call", NUMBERS)
def test_a_number_beside_a_tensor_counts_as_in_pytorch(call):
    def result(torch):
        u = torch.tensor([1, 200, 2], dtype=torch.uint8)
        d, h = (torch.ones(2, dtype=t) for t in (torch.float64, torch.float16))
        got = eval(call, {"torch": torch, "u": u, "d": d, "h": h})
        return str(got.dtype).split(".")[-1], got.double().tolist()

    (dtype, got), (expected, values) = result(ours), result(theirs)
    assert dtype == expected
    assert got == pytest.approx(values, rel=1e-12 if expected == "float64" else 1e-6)


@pytest.mark.parametrize("call", [lambda u: u**256, lambda u: u**-1, lambda u: u < 2**70])
def test_an_exponent_and_a_number_of_more_than_64_bits_do_not_wrap(call):
    for torch, error in ((theirs, Exception), (ours, core.errors.RangeError)):
        with pytest.raises(error):
            call(torch.tensor([1, 2], dtype=torch.uint8))
