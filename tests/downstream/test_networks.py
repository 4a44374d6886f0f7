"""The examples that are networks: compiled as eager, PyTorch's numbers, and as scripts."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import core

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
pytest.importorskip("sklearn")


def imported(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"{name}_example", EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def gpt() -> ModuleType:
    return imported("gpt")


@pytest.fixture(scope="module")
def resnet18() -> ModuleType:
    return imported("resnet18")


# ---- GPT ---------------------------------------------------------------------------------------
def test_compiled_training_has_the_losses_of_eager_training(gpt):
    compiled, weights = gpt.train(8)
    eager, _ = gpt.train(8, compiled=False)
    np.testing.assert_allclose(compiled, eager, rtol=1e-4)
    assert compiled[-1] < compiled[0]
    assert gpt.write(weights, 5) == gpt.write(weights, 5, compiled=False)


@pytest.mark.slow
def test_300_compiled_steps_have_the_losses_of_eager_ones(gpt):
    compiled, weights = gpt.train(300)
    eager, _ = gpt.train(300, compiled=False)
    np.testing.assert_allclose(compiled[:50], eager[:50], rtol=1e-3)
    np.testing.assert_allclose(compiled, eager, atol=0.05)  # rounding grows with the steps
    assert np.mean(compiled[-20:]) < 2.6
    assert len(set(gpt.write(weights, 100))) > 5


@pytest.mark.peers
def test_the_loss_is_pytorchs(gpt):
    torch = pytest.importorskip("torch")
    content = gpt.text()
    alphabet = gpt.Alphabet(content)
    arrays = gpt.initial_weights(len(alphabet.characters))
    x, y = next(iter(gpt.batches(alphabet.encode(content), 1)))
    ours = gpt.loss({n: core.asarray(w) for n, w in arrays.items()}, *map(core.asarray, (x, y)))
    w = {n: torch.tensor(a) for n, a in arrays.items()}
    functional = torch.nn.functional

    def normed(name, t):
        return functional.layer_norm(t, (gpt.WIDTH,), w[f"{name}.weight"], w[f"{name}.bias"])

    t = functional.embedding(torch.tensor(x), w["letters"]) + w["places"]
    for n in range(gpt.LAYERS):
        parts = (normed(f"{n}.norm1", t) @ w[f"{n}.qkv"].T).chunk(3, -1)
        heads = [p.unflatten(-1, (gpt.HEADS, -1)).transpose(1, 2) for p in parts]
        seen = functional.scaled_dot_product_attention(*heads, is_causal=True)
        t = t + seen.transpose(1, 2).flatten(2) @ w[f"{n}.mix"].T
        hidden = functional.gelu(normed(f"{n}.norm2", t) @ w[f"{n}.up"].T)
        t = t + hidden @ w[f"{n}.down"].T
    scores = normed("norm", t) @ w["letters"].T
    theirs = functional.cross_entropy(scores.flatten(0, 1), torch.tensor(y).flatten())
    np.testing.assert_allclose(float(ours), float(theirs), rtol=1e-5)


def test_the_gpt_script_trains_and_writes(run_python):
    done = run_python(arguments=[str(EXAMPLES / "gpt.py"), "--steps", "12", "--characters", "20"])
    losses = [float(found) for found in re.findall(r"loss ([\d.]+)", done.stdout)]
    assert losses[-1] < losses[0] and "ms a step, compiled" in done.stdout


# ---- ResNet-18 ---------------------------------------------------------------------------------
def scores(resnet18, x: np.ndarray, compiled: bool) -> np.ndarray:
    weights = {n: core.asarray(w) for n, w in resnet18.initial_weights().items()}
    forward = core.compile(resnet18.forward) if compiled else resnet18.forward
    with core.no_grad():
        return np.asarray(forward(weights, core.asarray(x)))


@pytest.fixture(scope="module")
def pictures(resnet18) -> np.ndarray:
    return resnet18.pictures(2, 64)


def test_resnet18_compiled_is_resnet18(resnet18, pictures):
    compiled, eager = (scores(resnet18, pictures, how) for how in (True, False))
    np.testing.assert_allclose(compiled, eager, rtol=1e-4, atol=1e-4)
    assert compiled.shape == (2, 1000)


@pytest.mark.peers
def test_resnet18_is_the_same_network_in_pytorch(resnet18, pictures):
    torch = pytest.importorskip("torch")
    network = in_torch(torch, resnet18).eval()
    arrays = resnet18.initial_weights()
    network.load_state_dict({n: torch.tensor(a) for n, a in arrays.items()}, strict=False)
    missing = {n for n in network.state_dict() if "num_batches" not in n} - set(arrays)
    assert not missing
    with torch.no_grad():
        theirs = network(torch.tensor(pictures)).numpy()
    ours = scores(resnet18, pictures, compiled=True)
    np.testing.assert_allclose(ours, theirs, rtol=1e-4, atol=1e-4)


def in_torch(torch, resnet18):
    """The network as torchvision builds it."""
    nn = torch.nn

    class Block(nn.Module):
        def __init__(self, before, planes, stride):
            super().__init__()
            self.conv1 = nn.Conv2d(before, planes, 3, stride, 1, bias=False)
            self.bn1 = nn.BatchNorm2d(planes)
            self.conv2 = nn.Conv2d(planes, planes, 3, 1, 1, bias=False)
            self.bn2 = nn.BatchNorm2d(planes)
            self.relu, self.downsample = nn.ReLU(), nn.Identity()
            if before != planes:
                narrow = nn.Conv2d(before, planes, 1, stride, bias=False)
                self.downsample = nn.Sequential(narrow, nn.BatchNorm2d(planes))

        def forward(self, x):
            y = self.bn2(self.conv2(self.relu(self.bn1(self.conv1(x)))))
            return self.relu(y + self.downsample(x))

    class Network(nn.Module):
        def __init__(self):
            super().__init__()
            self.conv1 = nn.Conv2d(3, 64, 7, 2, 3, bias=False)
            self.bn1, self.relu, self.pool = nn.BatchNorm2d(64), nn.ReLU(), nn.MaxPool2d(3, 2, 1)
            before = 64
            for stage, planes in enumerate(resnet18.PLANES, 1):
                blocks = Block(before, planes, 1 if stage == 1 else 2), Block(planes, planes, 1)
                self.add_module(f"layer{stage}", nn.Sequential(*blocks))
                before = planes
            self.fc = nn.Linear(before, resnet18.CLASSES)

        def forward(self, x):
            x = self.pool(self.relu(self.bn1(self.conv1(x))))
            for stage in range(1, 5):
                x = getattr(self, f"layer{stage}")(x)
            return self.fc(x.mean((2, 3)))

    return Network()


def test_the_resnet18_script_classifies(run_python):
    done = run_python(arguments=[str(EXAMPLES / "resnet18.py"), "--batch", "1", "--size", "64"])
    assert re.search(r"\d+ calls in \d+ graphs, \d+ after the passes", done.stdout)
    (apart,) = re.findall(r"eager scores ([\d.e+-]+)", done.stdout)
    assert float(apart) < 1e-4
