"""The catalogue of models: results, gradients and autocast by torch.compile(backend="core").

Models whose library is not installed are skipped: transformers, timm, torchvision, torch_geometric
and diffusers install with `pip install --no-deps`, without another PyTorch. `--junitxml=FILE` keeps
each model's error.
"""

from __future__ import annotations

import copy

import pytest
import torch
from catalogue import FAMILIES, load
from harness import (
    Watched,
    as_float64,
    compiled,
    error_of_rounding,
    floats,
    gradients,
    norm_error,
    relative_error,
    without_dropout,
)

pytestmark = [pytest.mark.slow, pytest.mark.peers]
# Custom operators of third parties, which PyTorch calls.
THIRD_PARTIES = ("transformers.", "torchvision.", "torch_scatter.", "torch_sparse.")
BFLOAT16 = (
    "bert", "gpt2", "llama", "qwen2", "opt", "vit", "dinov2", "clip_vision", "torchvision_resnet18",
    "torchvision_mobilenet_v2", "timm_convnext_atto", "unet2d",
)  # fmt: skip
XPU = (
    "bert", "roberta", "gpt2", "llama", "vit", "deit", "torchvision_resnet18", "timm_resnet18",
    "torchvision_mobilenet_v2", "graph_sage",
)  # fmt: skip
_models = {}
for _family in FAMILIES:
    try:
        _models |= load(_family)
    except ImportError:
        continue


def made(name):
    if name not in _models:
        pytest.skip(f"the library of {name} is not installed")
    torch.manual_seed(0)
    return _models[name]()


@pytest.mark.parametrize("name", _models)
def test_inference(name, record_property):
    model, args, kwargs = made(name)
    model.eval()
    watched = Watched()
    with torch.no_grad():
        expected = floats(model(*args, **kwargs))
        fast = compiled(model, watched)
        error = max(relative_error(floats(fast(*args, **kwargs)), expected) for _ in range(2))
    record_property("error", error)
    record_property("graphs", (watched.dynamo_graphs, watched.core_graphs))
    record_property("fallbacks", watched.fallbacks)
    assert error <= 1e-5
    assert watched.core_graphs == watched.dynamo_graphs
    assert all(name.startswith(THIRD_PARTIES) for name in watched.fallbacks), watched.fallbacks


@pytest.mark.parametrize("name", _models)
def test_gradients(name, record_property):
    model, args, kwargs = made(name)
    without_dropout(model.train())
    state = copy.deepcopy(model.state_dict())
    wide, wide_args, wide_kwargs = as_float64(model, args, kwargs)
    plain = gradients(model, model, args, kwargs)
    try:
        exact = gradients(wide, wide, wide_args, wide_kwargs)
    except RuntimeError:  # PyTorch has no float64 of some operator
        exact = plain
    own = norm_error(plain, exact)
    model.load_state_dict(state)  # with the statistics from before
    wide.load_state_dict(state)
    got = gradients(model, compiled(model, Watched()), args, kwargs)
    error = norm_error(got, exact)
    record_property("error", error)
    record_property("own", own)
    if error > max(2 * own, 1e-6):
        own = max(own, error_of_rounding(wide, wide_args, wide_kwargs, exact))
        record_property("of rounding", own)
    assert error <= max(2 * own, 1e-6)


def _at(args, kwargs, n):
    """The inputs at another size: of texts the length, of images the sides."""
    if not kwargs:
        return [torch.randn(*x.shape[:2], 56 + 8 * n, 56 + 8 * n) for x in args], {}
    tensors = {k: x for k, x in kwargs.items() if isinstance(x, torch.Tensor)}
    made = {k: torch.ones(2, 10 + 7 * n, dtype=torch.long) for k in tensors}
    made["input_ids"] = torch.randint(3, 200, (2, 10 + 7 * n))
    return [], {**kwargs, **made}


@pytest.mark.parametrize("name", ["bert", "gpt2", "llama", "torchvision_resnet18"])
def test_ten_sizes_are_one_graph(name, record_property):
    model, args, kwargs = made(name)
    model.eval()
    watched, errors = Watched(), []
    fast = compiled(model, watched, dynamic=True)
    with torch.no_grad():
        for n in range(1, 11):
            positional, keywords = _at(args, kwargs, n)
            expected = floats(model(*positional, **keywords))
            errors.append(relative_error(floats(fast(*positional, **keywords)), expected))
    record_property("error", max(errors))
    assert max(errors) <= 1e-5
    assert (watched.dynamo_graphs, watched.core_graphs, watched.fallbacks) == (1, 1, [])


@pytest.mark.parametrize("name", BFLOAT16)
def test_bfloat16_autocast(name, record_property):
    model, args, kwargs = made(name)
    model.eval()
    with torch.no_grad():
        exact = floats(model(*args, **kwargs))
        with torch.autocast("cpu", torch.bfloat16):
            own = relative_error(floats(model(*args, **kwargs)), exact)
            error = relative_error(floats(compiled(model, Watched())(*args, **kwargs)), exact)
    record_property("error", error)
    record_property("own", own)
    assert error <= max(2 * own, 1e-2)


@pytest.mark.parametrize("name", XPU)
def test_on_xpu(name, xpu, record_property):
    model, args, kwargs = made(name)
    model.eval()
    with torch.no_grad():
        expected = floats(model(*args, **kwargs))
        got = floats(compiled(model, Watched(), device=xpu)(*args, **kwargs))
    error = relative_error(got, expected)
    record_property("error", error)
    assert error <= 1e-5
