"""Operators of PyTorch that users call, by torch.compile: results and gradients, no fallback."""

import pytest
import torch
from harness import Watched, compiled, derived
from torch import nn, special
from torch._higher_order_ops import map as map_rows
from torch._higher_order_ops import scan, while_loop
from torch.nn import functional as F


def masked_write(x):
    y = x * 1
    y[y < 0] = 0.5
    y[:, x[0] > 0] = 2.0
    y[x[:, 0] > 0] = torch.arange(4.0)
    return y


def attention(x, mask):
    return F.scaled_dot_product_attention(x[None], x[None], x[None], mask)


def spectrum(x):
    z = torch.fft.rfft(x, norm="ortho")
    turned = torch.view_as_complex(torch.view_as_real(z) * 2)
    return torch.fft.irfft(turned, n=x.shape[-1]), torch.fft.fft2(x).abs(), z.angle()


FUNCTIONS = {
    "masked_write": (masked_write, [(3, 4)]),
    "attention": (attention, [(2, 4, 8), (4, 4)]),
    "spectrum": (spectrum, [(4, 6)]),
    "prelu": (F.prelu, [(2, 3), (1,)]),
    "maxima": (lambda x: F.adaptive_max_pool2d(x, (3, 2)), [(1, 2, 7, 5)]),
    "exponential": (lambda x: torch.linalg.matrix_exp(x), [(3, 3)]),
    "diagonal": (lambda x: x.diagonal_scatter(x[0]), [(3, 3)]),
    "bilinear": (F.bilinear, [(2, 3, 4), (2, 3, 5), (6, 4, 5), (6,)]),
    "selections": (lambda x: (x.median(0)[0], x.nanmedian(1)[0], x.kthvalue(2, 0)[0]), [(5, 3)]),
    "distances": (lambda x, y: torch.cdist(x, y, 1.0) + torch.cdist(x, y), [(2, 5, 3), (4, 3)]),
    "equal_points": (lambda x: (torch.cdist(x, x, 3.0), F.pdist(x)), [(5, 3)]),
    "averages": (lambda x: F.adaptive_avg_pool3d(x, (2, 3, 2)), [(1, 2, 5, 6, 4)]),
    "gamma": (lambda x: torch.polygamma(2, x.abs() + 1) + torch.digamma(x.abs() + 1), [(5,)]),
    "bessel": (lambda x: (torch.i0(x), special.i0e(x), special.i1(x), special.i1e(x)), [(5,)]),
    "errors": (lambda x: (special.erfcx(x), special.log_ndtr(x)), [(5,)]),
    "quantiles": (lambda x: special.ndtri(torch.sigmoid(x)), [(5,)]),
    "entropy": (lambda x: special.entr(torch.sigmoid(x)), [(5,)]),
    "rrelu": (F.rrelu, [(5,)]),
    "filled": (lambda x, y: (x.masked_fill(x > 0, 2), x.masked_fill(x > 0, y)), [(3, 4), ()]),
    "averages_3d": (lambda x: F.avg_pool3d(x, 2, (2, 1, 3), 1, True, False), [(1, 2, 5, 6, 4)]),
    "distance": (lambda x, y: (torch.dist(x, y), torch.dist(x, y, 1)), [(3, 4), (3, 4)]),
    "scans": (lambda x: (x.cummax(0)[0], x.cummin(1)[0], x.logcumsumexp(0)), [(5, 3)]),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_results_and_gradients_are_those_of_pytorch(name):
    function, shapes = FUNCTIONS[name]
    inputs = [torch.randn(shape, requires_grad=True) for shape in shapes]

    watched = Watched()
    torch.testing.assert_close(
        derived(compiled(function, watched, fallback="error"), inputs),
        derived(function, inputs),
        rtol=1e-4,
        atol=1e-5,
    )
    assert watched.core_graphs == 2


def _put(x, mask, values):
    x = x * 1
    x[mask] = values
    return x, x.index_put((mask,), values, accumulate=True)


@pytest.mark.parametrize("covered", [1, 2, 3])
@pytest.mark.parametrize("row", [(4,), (1,)])
def test_values_are_put_at_a_mask_one_after_another(covered, row):
    x, mask = torch.randn(2, 3, 4), torch.rand((2, 3, 4)[:covered]) > 0.4
    mask.flatten()[:2] = True
    row = row if covered < 3 else ()
    if covered == 1:
        row = (3, *row)
    put, count = compiled(_put, Watched(), fallback="error"), int(mask.sum())
    for n in (count, 1):
        values = torch.randn(n, *row)
        torch.testing.assert_close(put(x, mask, values), _put(x, mask, values))
    with pytest.raises(RuntimeError, match="shape mismatch"):
        put(x, mask, torch.randn(count + 1, *row))


def test_slopes_that_are_drawn():
    x = torch.linspace(-1, 1, 100, requires_grad=True)
    fast = compiled(lambda x: F.rrelu(x, 0.2, 0.3, training=True), Watched(), fallback="error")
    made = fast(x)
    (slopes,) = torch.autograd.grad(made.sum(), x)
    torch.testing.assert_close(made, x * slopes)
    assert torch.equal(slopes[50:], torch.ones(50))
    assert slopes[:50].min() >= 0.2 and slopes[:50].max() <= 0.3 and slopes[:50].std() > 0.01


def test_tangents_of_what_does_not_change():
    layer = nn.Linear(3, 2).requires_grad_(False)
    for function in (
        lambda x: torch.func.jvp(layer, (x,), (x + 1,)),
        torch.func.hessian(lambda x: layer(x).tanh().square().sum()),
    ):
        fast, x = compiled(function, Watched(), fallback="error"), torch.randn(3)
        torch.testing.assert_close(fast(x), function(x))


@pytest.mark.parametrize("norm_first", [False, True])
@pytest.mark.parametrize("masked", ["not", "padding", "causal", "both"])
def test_an_encoder_layer_in_inference(norm_first, masked):
    layer = nn.TransformerEncoderLayer(
        16, 4, 32, activation="gelu", batch_first=True, norm_first=norm_first
    ).eval()
    x, given = torch.randn(2, 5, 16), {}
    if masked in ("padding", "both"):
        given["src_key_padding_mask"] = torch.tensor([[0, 0, 0, 0, 1], [0, 0, 1, 1, 1]]).bool()
    if masked in ("causal", "both"):
        given["src_mask"] = torch.ones(5, 5).triu(1).bool()
    with torch.no_grad():
        got = compiled(layer, Watched(), fallback="error")(x, **given)
        torch.testing.assert_close(got, layer(x, **given), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("average", [None, True, False])
def test_attention_with_weights_in_inference(average):
    layer = nn.MultiheadAttention(16, 4, batch_first=True).eval()
    x = torch.randn(2, 5, 16)
    given = {"need_weights": False} if average is None else {"average_attn_weights": average}
    with torch.no_grad():
        got = compiled(lambda x: layer(x, x, x, **given), Watched(), fallback="error")(x)
        torch.testing.assert_close(got, layer(x, x, x, **given), rtol=1e-4, atol=1e-5)


OPTIMIZERS = {
    "Adam": {"lr": torch.tensor(0.05)},
    "SGD": {"lr": 0.05, "momentum": 0.9, "foreach": True},
    "AdamW": {"lr": 0.05, "foreach": True, "amsgrad": True},
    "RMSprop": {"lr": 0.05, "centered": True, "foreach": True},
    "Adagrad": {"lr": 0.05},
}


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_a_compiled_step_of_an_optimizer(name):
    finals = []
    for watched in (None, Watched()):
        torch.manual_seed(0)
        model = nn.Linear(6, 3)
        optimizer = getattr(torch.optim, name)(model.parameters(), **OPTIMIZERS[name])

        def step(model=model, optimizer=optimizer):
            nn.utils.clip_grad_norm_(model.parameters(), 0.5, foreach=True)
            optimizer.step()

        if watched is not None:
            step = compiled(step, watched, fallback="error")
        for _ in range(3):
            optimizer.zero_grad()
            model(torch.randn(4, 6)).square().sum().backward()
            step()
        finals.append([*model.parameters()])
    torch.testing.assert_close(*finals, rtol=1e-4, atol=1e-6)


def test_draws_follow_the_seed():
    def draws(p):
        x = torch.empty(500)
        return (
            torch.randperm(50), torch.normal(1.0, 2.0, (500,)), x.uniform_(2, 3),
            torch.empty(500).exponential_(2.0), torch.multinomial(p, 300, True),
        )  # fmt: skip

    fast, p = compiled(draws, Watched(), fallback="error"), torch.tensor([0.2, 0.8])
    torch.manual_seed(1)
    first, second = fast(p), fast(p)
    torch.manual_seed(1)
    for a, b, c in zip(fast(p), first, second, strict=True):
        assert torch.equal(a, b) and not torch.equal(a, c)
    order, normal, uniform, exponential, chosen = first
    assert sorted(order.tolist()) == list(range(50))
    assert abs(normal.mean() - 1) < 0.4 and abs(normal.std() - 2) < 0.4
    assert 2 <= uniform.min() and uniform.max() < 3
    assert abs(exponential.mean() - 0.5) < 0.15 and abs(chosen.float().mean() - 0.8) < 0.1


@pytest.mark.parametrize("two", [False, True])
@pytest.mark.parametrize(
    "options",
    [
        {"mode": "sum"},
        {"mode": "sum", "padding_idx": 2},
        {"mode": "mean"},
        {"mode": "mean", "padding_idx": 2},
        {"mode": "max"},
        {"mode": "max", "padding_idx": 2},
        {"mode": "sum", "scale_grad_by_freq": True},  # its gradient is PyTorch's
    ],
    ids=str,
)
def test_bags_of_embeddings(options, two):
    torch.manual_seed(1)
    bag = torch.nn.EmbeddingBag(10, 4, **options)
    indices = torch.randint(0, 10, (6, 3) if two else (12,))
    indices[..., 0] = indices[..., 1]  # equal rows
    offsets = None if two else torch.tensor([0, 3, 3, 7])  # an empty bag
    watched, results = Watched(), []
    for call in (bag, compiled(bag, watched)):
        bag.weight.grad = None
        out = call(indices, offsets)
        (out * torch.arange(1.0, out.numel() + 1).view_as(out)).sum().backward()
        results.append((out.detach(), bag.weight.grad.clone()))
    torch.testing.assert_close(*results)
    by_torch = ["aten._embedding_bag_backward.default"] if "scale_grad_by_freq" in options else []
    assert watched.fallbacks == by_torch


def test_a_mean_of_bags_has_one_graph_for_many_sizes():
    bag = torch.nn.EmbeddingBag(10, 4, mode="mean")
    fast = compiled(bag, Watched(), dynamic=True, fallback="error")
    for count in (3, 5, 4):
        indices = torch.arange(count * 2).reshape(count, 2)
        gradients = [
            torch.autograd.grad((call(indices) ** 2).sum(), bag.weight)[0] for call in (bag, fast)
        ]
        torch.testing.assert_close(*gradients)


def test_signs_of_nan():
    x = torch.tensor([float("nan"), -2, 0, 3])
    signs = torch.compile(lambda x: (x.sign(), x.sgn(), *torch._foreach_sign([x])), backend="core")
    torch.testing.assert_close(signs(x), (x.sign(),) * 3)


def test_recurrent_layers_that_dynamo_captures():
    layer, x = nn.LSTM(3, 5, num_layers=2, bidirectional=True), torch.randn(4, 2, 3)
    with torch.no_grad(), torch._dynamo.config.patch(allow_rnn=True):
        got, expected = torch.compile(layer, backend="core", fullgraph=True)(x), layer(x)
    torch.testing.assert_close(got, expected)


def _places(x, n):
    index = n.expand(2, 3) % 2
    return (
        *(x.scatter(0, index, x + 1, reduce=kind) for kind in ("add", "multiply")),
        *(x.round(decimals=places) for places in (2, -1)),
        torch.bucketize(0.5, x[0].sort()[0]),
        torch.bucketize(1, n.sort()[0], right=True, out_int32=True),
        x[tuple(torch.tril_indices(x.shape[0], 3, 1))],
        torch.triu_indices(2, 3, -1, dtype=torch.int32),
        x.repeat_interleave(n[: x.shape[0]], 0, output_size=int(x.shape[0])),
    )


def test_places_and_roundings_are_those_of_pytorch():
    fast = compiled(_places, Watched(), fallback="error", dynamic=True)
    for rows in (2, 3):
        x, n = 20 * torch.randn(rows, 3), torch.tensor([0, 2, 1])
        x, n = (x, n) if rows == 3 else (x, torch.tensor([2, 0, 1]))
        torch.testing.assert_close(fast(x, n), _places(x, n))


def _loop(x, n):
    """x doubled n times, with a choice in each step."""

    def step(k, y):
        return k + 1, torch.cond(y.sum() > 4, lambda y: y - 1, lambda y: y * 2 + x, (y,))

    return while_loop(lambda k, y: k < n, step, (torch.tensor(0), x * 1))


def _sums(x, scale):
    last, rows = scan(lambda c, row: (c + row * scale, c * row), torch.zeros(3), x)
    return last, rows, map_rows(lambda row: row.exp() + scale, x)


def _chosen(x, w):
    return torch.cond(x.sum() > 0, lambda x: (x @ w).sin(), lambda x: (x - 1) @ w, (x,))


@pytest.mark.parametrize(
    ("function", "shapes"),
    {"loop": (_loop, [(4, 3), ()]), "scans": (_sums, [(4, 3), ()])}.values(),
)
def test_control_flow_is_cores(function, shapes):
    watched = Watched()
    fast = compiled(function, watched, fallback="error", dynamic=True)
    for rows in (4, 6):
        x, y = torch.randn(rows, 3), torch.tensor(5)
        torch.testing.assert_close(fast(x, y), function(x, y))
    assert watched.core_graphs == 1


def test_gradients_of_a_choice_are_those_of_the_branch_taken():
    watched = Watched()
    fast = compiled(_chosen, watched, fallback="error")
    for sign in (1, -1):
        inputs = [sign * torch.rand(2, 3) + sign, torch.randn(3, 3)]
        inputs = [x.requires_grad_() for x in inputs]
        torch.testing.assert_close(derived(fast, inputs), derived(_chosen, inputs))
    assert watched.core_graphs == 2


def bits(x):
    whole = x.view(torch.int32)
    exponent = (whole >> 23) & 255
    return (whole & 0x7FFFFF | 0x3F800000).view(torch.float32), exponent


def cleared(x):
    y = x * 2
    y.view(torch.int32).bitwise_and_(~1)
    return y


@pytest.mark.parametrize(
    "function",
    [
        bits,
        cleared,
        lambda x: bits(x.mT),
        lambda x: (x.view(torch.int16).float().sum(-1), x.view(torch.bfloat16)[..., 1::2]),
        lambda x: x.view(torch.uint8).view(torch.bool),
        lambda x: torch.complex(x, x + 1).view(torch.float32),
        lambda x: torch.addbmm(x[:, :4], x[None], x.mT[None, :, :4], beta=0.5, alpha=2),
    ],
)
def test_bits_are_read_as_another_dtype(function):
    x = torch.randn(4, 6)
    watched = Watched()
    torch.testing.assert_close(compiled(function, watched)(x), function(x))
    assert not watched.fallbacks
