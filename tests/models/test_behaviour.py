"""What users do around a compiled model: weights that change, randomness, sizes, errors."""

import concurrent.futures
import copy
import importlib

import core_torch
import pytest
import torch
from core_torch.backend import read_options
from core_torch.writes import count_fused_steps
from harness import Watched, compiled
from small import Attention
from torch import nn

import core


def linear(n: int = 128) -> nn.Linear:
    return nn.Linear(n, n)


def test_the_absolute_value_of_complex_numbers_is_real():
    z = torch.tensor([3 + 4j, -1j])
    fast = compiled(lambda z, n: (z.abs(), n.abs(), z.sgn(), z.isnan()), Watched())
    found, whole, signs, nans = fast(z, torch.tensor([-3]))
    assert (found.tolist(), found.dtype) == ([5, 1], torch.float32)
    assert (whole.tolist(), nans.tolist()) == ([3], [False, False])
    torch.testing.assert_close(signs, z.sgn())


def test_numbers_that_are_inputs_are_divided():
    def quotients(a, b, x):
        whole = [torch.div(a, b, rounding_mode=mode) for mode in ("floor", "trunc")]
        rows = torch.div(x, x.shape[0], rounding_mode="trunc")
        return *whole, torch.div(a * 0.5, b), torch.div(a * 0.5, b, rounding_mode="trunc"), rows

    fast = compiled(quotients, Watched(), fallback="error", dynamic=True)
    for a, b, rows in ((1024, 100, 3), (1023, -100, 4)):
        x = torch.arange(2 * rows).reshape(rows, 2) - 4
        torch.testing.assert_close(fast(a, b, x), quotients(a, b, x))


# ---- weights -----------------------------------------------------------------------------------
def _scale(model):
    with torch.no_grad():
        model.weight.mul_(2)


def _load(model):
    model.load_state_dict({k: v * 3 for k, v in model.state_dict().items()})


def _replace(model):
    model.weight = nn.Parameter(model.weight.detach() * 4)


def _assign_data(model):
    model.weight.data = model.weight.data * 5


def _optimize(model):
    for p in model.parameters():
        p.grad = torch.ones_like(p)
    torch.optim.SGD(model.parameters(), 0.5).step()


def _write_data(model):
    model.weight.data.mul_(2)


def _optimize_fused(model):
    for p in model.parameters():
        p.grad = torch.ones_like(p)
    torch.optim.Adam(model.parameters(), 0.5, fused=True).step()


CHANGES = [_scale, _load, _replace, _assign_data, _optimize, _write_data, _optimize_fused]


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_of_weights_is_seen(change):
    model = linear().eval()
    fast, x = compiled(model, Watched()), torch.randn(64, 128)
    with torch.no_grad():
        for _ in range(3):  # the second product packs the weight, the third reads what was packed
            torch.testing.assert_close(fast(x), model(x))
    change(model)
    with torch.no_grad():
        for _ in range(3):
            torch.testing.assert_close(fast(x), model(x))


def test_a_fused_step_is_counted_as_a_write():
    model = linear(4)
    count_fused_steps()
    versions = model.weight._version
    _optimize_fused(model)
    assert model.weight._version > versions


def test_weights_of_other_sizes_make_another_graph():
    model, watched = linear(16), Watched()
    fast = compiled(model, watched)
    with torch.no_grad():
        fast(torch.randn(4, 16))
        model.weight = nn.Parameter(torch.randn(8, 16))
        model.bias = nn.Parameter(torch.randn(8))
        x = torch.randn(4, 16)
        torch.testing.assert_close(fast(x), model(x))
    assert watched.dynamo_graphs == 2


def test_activations_at_the_same_address_are_read_again():
    fast = compiled(lambda x, y: x @ y, Watched())
    for n in range(1, 5):
        x = torch.full((64, 64), float(n))
        assert fast(x, x)[0, 0] == 64 * n * n
        del x


# ---- views, writes, results --------------------------------------------------------------------
def test_inputs_that_are_written_to():
    def step(x, y):
        x.add_(y)
        y[0] = 7
        return x * 2

    x, y = torch.ones(3, 2), torch.ones(3, 2)
    twin = x.clone(), y.clone()
    torch.testing.assert_close(compiled(step, Watched())(x, y), step(*twin))
    torch.testing.assert_close((x, y), twin)


def _swap(x, y):
    old = x.clone()
    x.copy_(y)
    y.copy_(old)
    return x - y


def _transposed(x, y):
    x.t().mul_(3)
    return x.sum(0) + y


def _shifted(x, y):
    x[1:] = x[:-1].clone()
    y.index_copy_(0, torch.tensor([2]), x[:1])
    return y.mean(), x[0]


@pytest.mark.parametrize("make", [torch.randn, lambda *s: torch.randn(6, 8)[::2, ::2]])
@pytest.mark.parametrize("step", [_swap, _transposed, _shifted])
def test_graphs_write_where_inputs_lie(step, make):
    """And PyTorch counts the writes, one for each."""
    watched, x, y = Watched(), make(3, 4), make(3, 4)
    fast, twin = compiled(step, watched), (x.clone(), y.clone())
    places = x.data_ptr(), y.data_ptr()
    for _ in range(3):
        before = x._version
        torch.testing.assert_close(fast(x, y), step(*twin))
        torch.testing.assert_close((x, y), twin)
        assert x._version > before
    assert (x.data_ptr(), y.data_ptr()) == places and watched.core_graphs == 1
    assert any("copy_" in str(graph) for g in watched.graphs for graph in g.plan.graphs)


def test_inputs_that_are_written_to_and_share_memory():
    def step(x, y):
        x.add_(y)
        y.mul_(x)
        return x + y

    fast = compiled(step, Watched())
    for parts in (slice(0, 4), slice(4, 8)), (slice(0, 8, 2), slice(1, 8, 2)):
        memory = torch.randn(8)
        twin = memory.clone()
        for _ in range(2):
            made = fast(*(memory[part] for part in parts))
            torch.testing.assert_close(made, step(*(twin[part] for part in parts)))
            torch.testing.assert_close(memory, twin)


def test_complex_inputs_that_are_conjugate_views_are_written_to():
    x = torch.randn(3, dtype=torch.complex64)
    twin, fast = x.clone(), compiled(lambda z: z.mul_(2) + 1, Watched())
    for _ in range(2):
        torch.testing.assert_close(fast(x.conj()), twin.conj().mul_(2) + 1)
        torch.testing.assert_close(x, twin)


def test_a_static_cache_is_written_in_place():
    class Layer(nn.Module):
        def __init__(self):
            super().__init__()
            self.keys = nn.Linear(8, 8)
            self.register_buffer("cache", torch.zeros(1, 16, 8))

        def forward(self, x, position):
            self.cache.index_copy_(1, position, self.keys(x))
            return (self.cache * x).sum(1)

    model, watched = Layer(), Watched()
    twin = copy.deepcopy(model)
    fast = compiled(model, watched)
    with torch.no_grad():
        for k in (0, 5, 5, 15):
            x = torch.randn(1, 1, 8)
            torch.testing.assert_close(fast(x, torch.tensor([k])), twin(x, torch.tensor([k])))
            torch.testing.assert_close(model.cache, twin.cache)
    (graph,) = watched.graphs[0].plan.optimized
    names = {node.op.name for node in graph.nodes}
    assert "core::scatter_set_" in names and "core::clone" not in names


def test_results_that_are_inputs_and_views_of_them():
    def views(x):
        return x, x[1:], x.t(), (x + 1).t(), x * 0

    x = torch.randn(3, 4)
    got, expected = compiled(views, Watched())(x), views(x)
    assert got[0] is x
    assert got[1].data_ptr() == expected[1].data_ptr()
    torch.testing.assert_close(got, expected)
    assert [g.stride() for g in got] == [e.stride() for e in expected]


def test_views_of_inputs_at_many_sizes():
    def views(x, n):
        return x.sum(), x.chunk(2)[1], x[1:, ::2], x.t()[n:]

    fast = compiled(views, Watched(), dynamic=True)
    for rows in (4, 6, 9):
        x = torch.randn(rows, 5)
        got, expected = fast(x, 2), views(x, 2)
        torch.testing.assert_close(got, expected)
        assert [g.data_ptr() for g in got[1:]] == [e.data_ptr() for e in expected[1:]]
        assert [g.storage_offset() for g in got] == [e.storage_offset() for e in expected]


def test_training_with_views_that_are_returned():
    def parts(x):
        return x.chunk(2)[1], (x * 2).sin().chunk(2)[1]

    fast = compiled(parts, Watched(), dynamic=True)
    for rows in (4, 6):
        x = torch.randn(rows, 5, requires_grad=True)
        wanted, got = parts(x), fast(x)
        torch.testing.assert_close(got, wanted)
        gradients = [torch.autograd.grad(a.sum() + b.sum(), x) for a, b in (wanted, got)]
        torch.testing.assert_close(*gradients)


def test_inputs_with_other_strides():
    fast, x = compiled(lambda x: torch.relu(x).reshape(-1), Watched()), torch.randn(4, 6)
    for y in (x, x.t(), x[:, ::2], x[1:], x.expand(2, 4, 6)):
        torch.testing.assert_close(fast(y), torch.relu(y).reshape(-1))


# ---- random numbers ----------------------------------------------------------------------------
def test_dropout_follows_pytorchs_seed():
    fast, x = compiled(nn.Dropout(0.25), Watched()), torch.ones(200, 200)
    torch.manual_seed(3)
    first, second = fast(x), fast(x)
    torch.manual_seed(3)
    assert torch.equal(fast(x), first)
    assert not torch.equal(first, second)
    torch.testing.assert_close(first.unique(), torch.tensor([0.0, 1 / 0.75]))
    assert abs((first == 0).float().mean() - 0.25) < 0.01


def test_dropout_drops_the_same_in_the_backward_pass():
    model = nn.Sequential(nn.Dropout(0.5))
    x = torch.ones(50, 50, requires_grad=True)
    y = compiled(model, Watched())(x)
    y.sum().backward()
    assert torch.equal(x.grad, y.detach())


def test_a_model_with_dropout_trains():
    model = Attention(dropout=0.2)
    fast = compiled(model, Watched())
    optimizer, x = torch.optim.Adam(model.parameters(), 1e-2), torch.randn(4, 7, 32)
    losses = []
    for _ in range(12):
        optimizer.zero_grad()
        loss = (fast(x) - 1).square().mean()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert losses[-1] < 0.5 * losses[0]


# ---- sizes -------------------------------------------------------------------------------------
def test_one_graph_of_core_serves_many_sizes():
    model, watched = Attention().eval(), Watched()
    fast = compiled(model, watched, dynamic=True)
    with torch.no_grad():
        for length in (5, 7, 12, 33, 6, 20):
            x = torch.randn(3, length, 32)
            torch.testing.assert_close(fast(x), model(x), rtol=1e-5, atol=1e-6)
    assert (watched.dynamo_graphs, watched.core_graphs) == (1, 1)


class Residual(nn.Module):
    """A block of a ResNet that halves the image."""

    def __init__(self, channels, filters):
        super().__init__()
        self.first = nn.Conv2d(channels, filters, 3, 2, 1, bias=False)
        self.second = nn.Conv2d(filters, filters, 3, 1, 1, bias=False)
        self.norms = nn.ModuleList(nn.BatchNorm2d(filters) for _ in range(3))
        self.shortcut = nn.Conv2d(channels, filters, 1, 2, bias=False)

    def forward(self, x):
        y = torch.relu(self.norms[0](self.first(x)))
        y = self.norms[1](self.second(y))
        return torch.relu(y + self.norms[2](self.shortcut(x)))


@pytest.mark.slow
def test_one_graph_of_core_serves_images_of_many_sizes():
    layers = nn.Conv2d(3, 8, 7, 2, 3), nn.MaxPool2d(3, 2, 1), Residual(8, 8), Residual(8, 16)
    head = nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(16, 5)
    model, watched = nn.Sequential(*layers, *head).eval(), Watched()
    fast = compiled(model, watched, dynamic=True)
    with torch.no_grad():
        for batch, height, width in ((2, 32, 40), (3, 48, 33), (8, 40, 40), (4, 65, 32)):
            x = torch.randn(batch, 3, height, width)
            torch.testing.assert_close(fast(x), model(x), rtol=1e-4, atol=1e-5)
    assert (watched.dynamo_graphs, watched.core_graphs, watched.fallbacks) == (1, 1, [])


def test_training_at_many_sizes():
    model = Attention()
    twin = copy.deepcopy(model)
    fast = compiled(model, Watched(), dynamic=True)
    for length in (5, 9, 4):
        x = torch.randn(2, length, 32)
        fast(x).square().mean().backward()
        twin(x).square().mean().backward()
    for p, q in zip(model.parameters(), twin.parameters(), strict=True):
        torch.testing.assert_close(p.grad, q.grad, rtol=1e-4, atol=1e-6)


def test_training_that_saves_sizes_of_results():
    def products(x):
        wide = nn.functional.pad(x, (1, 0))
        return torch.einsum("ij,kj->ki", wide, wide)

    watched = Watched()
    fast = compiled(products, watched, dynamic=True)
    for rows, columns in ((6, 4), (5, 3)):
        x = torch.randn(rows, 8)[:, :columns].requires_grad_()
        wanted, got = (torch.autograd.grad(f(x).sum(), x) for f in (products, fast))
        torch.testing.assert_close(got, wanted, rtol=1e-4, atol=1e-5)
    assert watched.core_graphs == 2


def test_heads_that_share_keys_and_values():
    def attend(q, k, v):
        return nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)

    inputs = [torch.randn(2, heads, 7, 8, requires_grad=True) for heads in (4, 2, 2)]
    wanted, got = (
        torch.autograd.grad(call(*inputs).square().sum(), inputs)
        for call in (attend, compiled(attend, Watched(), fallback="error"))
    )
    torch.testing.assert_close(got, wanted, rtol=1e-4, atol=1e-5)


# ---- operators outside the table ---------------------------------------------------------------
@pytest.fixture
def cube():
    @torch.library.custom_op("core_torch_tests::cube", mutates_args=())
    def cube(x: torch.Tensor, scale: float) -> torch.Tensor:
        return x**3 * scale

    @cube.register_fake
    def _(x, scale):
        return torch.empty_like(x)

    yield cube
    cube._lib._destroy()


def test_a_custom_operator_of_pytorch_is_a_call_in_the_graph(cube, caplog):
    watched = Watched()
    fast, x = compiled(lambda x: cube(x + 1, 2.0) * 3, watched), torch.randn(4)
    torch.testing.assert_close(fast(x), (x + 1) ** 3 * 6)
    torch.testing.assert_close(fast(x), (x + 1) ** 3 * 6)
    assert watched.fallbacks == ["core_torch_tests.cube.default"]
    assert watched.core_graphs == 1
    assert "core_torch_tests.cube.default is called by PyTorch" in caplog.text
    assert "test_behaviour.py" in caplog.text  # the model's line


def test_fallback_error_names_the_operator_and_the_line(cube):
    with pytest.raises(
        Exception, match=r"core_torch_tests.cube.default is not in core's table"
    ) as e:
        compiled(lambda x: cube(x, 2.0), Watched(), fallback="error")(torch.randn(4))
    assert "test_behaviour.py" in str(e.value)


def test_an_excluded_operator_is_left_to_pytorch():
    watched = Watched()
    x = torch.randn(4)
    got = compiled(lambda x: torch.tanh(x) + 1, watched, exclude=["aten.tanh.default"])(x)
    torch.testing.assert_close(got, torch.tanh(x) + 1)
    assert watched.fallbacks == ["aten.tanh.default"]


def test_an_operator_of_core_fuses():
    @core.custom_op("core_torch_tests::doubled")
    def doubled(x: core.Tensor) -> core.Tensor:
        return x * 2

    registered = core.interop.torch.register(doubled)
    try:
        watched = Watched()
        x = torch.randn(4)
        fast = compiled(lambda x: torch.ops.core_torch_tests.doubled(x) + 1, watched)
        torch.testing.assert_close(fast(x), x * 2 + 1)
        assert watched.fallbacks == []
    finally:
        registered.close()


@pytest.mark.parametrize("name", ["cond", "quantized"])
def test_calls_that_are_pytorchs_have_its_shapes(name):
    functions = {
        "cond": lambda x: torch.cond(x.sum() > 0, lambda x: x * 2, lambda x: x - 1, (x,)) + 1,
        "quantized": lambda x: torch.fake_quantize_per_tensor_affine(x, 0.1, 0, -128, 127) * 2,
    }
    watched = Watched()
    fast = compiled(functions[name], watched, exclude=["cond"])
    for x in (torch.randn(2, 3), -torch.ones(2, 3)):
        torch.testing.assert_close(fast(x), functions[name](x))
    assert watched.core_graphs == 1
    assert watched.fallbacks


def test_a_call_that_is_pytorchs_reads_its_operands_where_they_lie(cube):
    fast = compiled(lambda x: cube(x, 1.0), Watched())
    x = torch.full((3,), 2.0)
    assert fast(x).tolist() == [8, 8, 8]
    assert x.tolist() == [2, 2, 2]


def test_calls_that_are_pytorchs_are_given_its_strides():
    def volume(w):
        return torch.linalg.slogdet(w)[1]

    w = torch.tensor([[1.0, 2, 0], [0, 3, 1], [4, 0, 1]]).t().requires_grad_()
    (wanted,), (got,) = (
        torch.autograd.grad(call(w), w) for call in (volume, compiled(volume, Watched()))
    )
    torch.testing.assert_close(got, wanted)


# ---- graphs that core cannot import ------------------------------------------------------------
def test_a_graph_with_sparse_results_is_run_by_pytorch(caplog):
    words = nn.Embedding(10, 4, sparse=True)
    twin = copy.deepcopy(words)
    for model, call in ((twin, twin), (words, compiled(words, Watched()))):
        optimizer = torch.optim.SparseAdam(model.parameters(), 0.1)
        call(torch.tensor([1, 3, 3])).square().sum().backward()
        optimizer.step()
    torch.testing.assert_close(words.weight, twin.weight)
    assert "a graph is run by PyTorch, operator by operator" in caplog.text


def test_fallback_error_raises_for_a_graph_too():
    words = nn.Embedding(10, 4, sparse=True)
    fast = compiled(words, Watched(), fallback="error")
    with pytest.raises(Exception, match="sparse"):
        fast(torch.tensor([1, 3, 3])).square().sum().backward()


def test_inputs_of_backward_graphs_may_be_absent():
    def log_likelihood(mean, x):
        eye = torch.eye(2)
        return torch.distributions.MultivariateNormal(mean, eye, validate_args=False).log_prob(x)

    mean, x = torch.randn(2, requires_grad=True), torch.randn(3, 2)
    (wanted,), (got,) = (
        torch.autograd.grad(call(mean, x).sum(), mean)
        for call in (log_likelihood, compiled(log_likelihood, Watched()))
    )
    torch.testing.assert_close(got, wanted)


# ---- errors and threads ------------------------------------------------------------------------
def test_an_unknown_option_is_named():
    with pytest.raises(core.errors.ArgumentError, match="no option 'devise'.*\n.*\n.*device"):
        read_options(None, {"devise": "xpu"})
    with pytest.raises(core.errors.ArgumentError, match="fallback='never'"):
        read_options(None, {"fallback": "never"})


def test_a_device_that_core_does_not_have():
    with pytest.raises(Exception, match="nowhere"):
        compiled(lambda x: x + 1, Watched(), device="nowhere")(torch.ones(2))


def test_tensors_on_two_devices():
    with pytest.raises(Exception, match="tensors on cpu, meta"):
        compiled(lambda x, y: (x + 1, y + 1), Watched())(
            torch.ones(2), torch.ones(2, device="meta")
        )


def test_what_pytorch_checks_of_values_is_checked():
    fast, watched = {}, Watched()
    fast["hot"] = compiled(lambda x: torch.nn.functional.one_hot(x, 4) * 2, watched)
    assert fast["hot"](torch.tensor([0, 3])).tolist() == [[2, 0, 0, 0], [0, 0, 0, 2]]
    with pytest.raises(RuntimeError, match="smaller than num_classes"):
        fast["hot"](torch.tensor([0, 5]))
    assert watched.fallbacks == []

    def positive(x):
        torch._assert_async((x > 0).all(), "only positive numbers")
        return x * 2

    fast["positive"] = compiled(positive, Watched())
    assert fast["positive"](torch.ones(2)).tolist() == [2, 2]
    with pytest.raises(RuntimeError, match="only positive numbers"):
        fast["positive"](-torch.ones(2))


def test_an_index_out_of_range_is_an_error():
    fast = compiled(nn.Embedding(5, 3), Watched())
    assert fast(torch.tensor([4])).shape == (1, 3)
    with pytest.raises(IndexError):
        fast(torch.tensor([7]))


def test_an_older_torch_is_an_error(monkeypatch):
    monkeypatch.setattr(torch, "__version__", "2.12.1+cpu")
    with pytest.raises(core.errors.MissingPackageError, match=r"torch 2.12.1\+cpu does not serve"):
        importlib.reload(core_torch)
    monkeypatch.undo()
    monkeypatch.delattr(torch.Tensor, "__dlpack_c_exchange_api__")
    with pytest.raises(ImportError, match=r"exists: torch 2\.13"):
        importlib.reload(core_torch)


def test_a_newer_torch_is_a_warning(monkeypatch):
    monkeypatch.setattr(torch, "__version__", "3.0.0")
    with pytest.warns(UserWarning, match=r"tested with torch 2\.13, and this is torch 3\.0\.0"):
        importlib.reload(core_torch)


def test_two_threads():
    model = Attention().eval()
    fast = compiled(model, Watched())
    inputs = [torch.randn(2, 7, 32) for _ in range(16)]
    with torch.no_grad():
        fast(inputs[0])
        expected = [model(x) for x in inputs]

    def call(x):
        with torch.no_grad():
            return fast(x)

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for got, wanted in zip(pool.map(call, inputs), expected, strict=True):
            torch.testing.assert_close(got, wanted, rtol=1e-5, atol=1e-6)


def test_the_backend_is_found_by_its_name():
    entries = importlib_entry_points()
    if "core" not in entries:
        pytest.skip("core-torch is not installed here, but on the path")
    x = torch.ones(3)
    torch.testing.assert_close(torch.compile(lambda x: x * 2, backend="core")(x), x * 2)


def importlib_entry_points():
    from importlib.metadata import entry_points

    return entry_points(group="torch_dynamo_backends").names
