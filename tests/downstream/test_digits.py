"""One small network trained by core and by PyTorch, from the same weights on the same digits."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

pytest.importorskip("sklearn")
STEPS = 300


@pytest.fixture(scope="module")
def example() -> ModuleType:
    path = Path(__file__).resolve().parents[2] / "examples" / "digits.py"
    spec = importlib.util.spec_from_file_location("digits_example", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def torch_training(example, optimizer: str) -> tuple[list[float], float]:
    torch = pytest.importorskip("torch")
    images, labels, test_images, test_labels = example.digits()
    weights = [torch.tensor(w, requires_grad=True) for w in example.initial_weights()]
    if optimizer == "sgd":
        update = torch.optim.SGD(weights, lr=0.1, momentum=0.9)
    else:
        update = torch.optim.Adam(weights, lr=0.003)

    def forward(x):
        for i in range(0, len(weights), 2):
            x = x @ weights[i] + weights[i + 1]
            x = torch.relu(x) if i + 2 < len(weights) else x
        return x

    losses = []
    for chosen in example.batches(len(images), STEPS):
        logits = forward(torch.tensor(images[chosen]))
        loss = torch.nn.functional.cross_entropy(logits, torch.tensor(labels[chosen]))
        update.zero_grad()
        loss.backward()
        update.step()
        losses.append(loss.item())
    with torch.no_grad():
        found = forward(torch.tensor(test_images)).argmax(1)
    return losses, float((found == torch.tensor(test_labels)).float().mean())


@pytest.mark.peers
@pytest.mark.parametrize("optimizer", ["sgd", "adam"])
def test_the_losses_of_the_first_100_steps_and_the_accuracy_are_pytorchs(example, optimizer):
    losses, accuracy = example.train(STEPS, optimizer)
    expected, torch_accuracy = torch_training(example, optimizer)
    np.testing.assert_allclose(losses[:100], expected[:100], rtol=0, atol=1e-5)
    assert accuracy >= 0.95
    assert abs(accuracy - torch_accuracy) <= 2 / 360  # two images of 360


def test_the_network_learns(example):
    losses, accuracy = example.train(200)
    assert losses[0] > 2 and np.mean(losses[-20:]) < 0.1
    assert accuracy > 0.94
