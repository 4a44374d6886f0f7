"""Trains a small GPT on characters with compiled steps, and lets it write.

    python examples/gpt.py [--steps 300] [--eager] [--device cpu] [--characters 300]

Two blocks of causal attention and a perceptron over 64 characters, with core.optim.AdamW. The text
is what scikit-learn says about its data sets (`sklearn.datasets.descr`, 45 KB of prose and tables):
other examples need the package anyway. The loss and the optimizer's step are compiled; --eager
leaves core.compile out, and gives the same losses.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable
from importlib import resources
from typing import Any

import numpy as np

import core

LENGTH, WIDTH, HEADS, LAYERS, BATCH = 64, 64, 4, 2, 16
Weights = dict[str, core.Tensor]


# ---- the text ----------------------------------------------------------------------------------
def text() -> str:
    """The descriptions of scikit-learn's data sets, one after the other."""
    files = resources.files("sklearn.datasets.descr").iterdir()
    pages = sorted((f for f in files if f.name.endswith(".rst")), key=lambda f: f.name)
    return "\n".join(page.read_text(encoding="utf-8") for page in pages)


class Alphabet:
    """The characters of a text, and their numbers."""

    def __init__(self, characters: str) -> None:
        self.characters = sorted(set(characters))
        self._numbers = {c: n for n, c in enumerate(self.characters)}

    def encode(self, characters: str) -> np.ndarray:
        return np.array([self._numbers[c] for c in characters], np.int64)

    def decode(self, numbers: Iterable[int]) -> str:
        return "".join(self.characters[n] for n in numbers)


def batches(numbers: np.ndarray, steps: int, seed: int = 1) -> Iterable[tuple[np.ndarray, ...]]:
    """Pieces of the text, and the same one character further on."""
    random = np.random.default_rng(seed)
    for _ in range(steps):
        starts = random.integers(0, len(numbers) - LENGTH - 1, BATCH)
        places = starts[:, None] + np.arange(LENGTH + 1)
        yield numbers[places[:, :-1]], numbers[places[:, 1:]]


# ---- the network -------------------------------------------------------------------------------
def initial_weights(letters: int, seed: int = 0) -> dict[str, np.ndarray]:
    random = np.random.default_rng(seed)

    def normal(*shape: int, scale: float = 0.02) -> np.ndarray:
        return (scale * random.standard_normal(shape)).astype(np.float32)

    made = {"letters": normal(letters, WIDTH), "places": normal(LENGTH, WIDTH)}
    deep = 0.02 / (2 * LAYERS) ** 0.5
    for n in range(LAYERS):
        for name in ("norm1", "norm2"):
            made[f"{n}.{name}.weight"] = np.ones(WIDTH, np.float32)
            made[f"{n}.{name}.bias"] = np.zeros(WIDTH, np.float32)
        made[f"{n}.qkv"] = normal(3 * WIDTH, WIDTH)
        made[f"{n}.mix"] = normal(WIDTH, WIDTH, scale=deep)
        made[f"{n}.up"] = normal(4 * WIDTH, WIDTH)
        made[f"{n}.down"] = normal(WIDTH, 4 * WIDTH, scale=deep)
    made["norm.weight"], made["norm.bias"] = np.ones(WIDTH, np.float32), np.zeros(WIDTH, np.float32)
    return made


def normalized(w: Weights, name: str, x: core.Tensor) -> core.Tensor:
    return core.layer_norm(x, (WIDTH,), w[f"{name}.weight"], w[f"{name}.bias"])


def attended(w: Weights, n: int, x: core.Tensor) -> core.Tensor:
    """Each character's mean of what it sees before it, head by head."""
    batch, length = x.shape[0], x.shape[1]
    parts = core.linear(x, w[f"{n}.qkv"]).reshape((batch, length, 3, HEADS, WIDTH // HEADS))
    query, key, value = core.unstack(core.permute_dims(parts, (2, 0, 3, 1, 4)))
    seen = core.scaled_dot_product_attention(query, key, value, is_causal=True)
    joined = core.permute_dims(seen, (0, 2, 1, 3)).reshape((batch, length, WIDTH))
    return core.linear(joined, w[f"{n}.mix"])


def logits(w: Weights, x: core.Tensor) -> core.Tensor:
    """Scores of the letter that follows each letter of x (batch, LENGTH)."""
    x = core.embedding(x, w["letters"]) + w["places"]
    for n in range(LAYERS):
        x = x + attended(w, n, normalized(w, f"{n}.norm1", x))
        hidden = core.gelu(core.linear(normalized(w, f"{n}.norm2", x), w[f"{n}.up"]))
        x = x + core.linear(hidden, w[f"{n}.down"])
    return core.linear(normalized(w, "norm", x), w["letters"])


def loss(w: Weights, x: core.Tensor, y: core.Tensor) -> core.Tensor:
    scores = logits(w, x)
    return core.cross_entropy(scores.reshape((-1, scores.shape[-1])), y.reshape((-1,)))


# ---- training and writing ----------------------------------------------------------------------
def as_it_is(function: Any) -> Any:
    return function


def progress(steps: Iterable[Any], count: int) -> Iterable[Any]:
    """A bar, where tqdm is installed."""
    try:
        from tqdm import tqdm
    except ImportError:
        return steps
    return tqdm(steps, total=count, disable=None)


def train(steps: int, compiled: bool = True, device: str = "cpu") -> tuple[list[float], Weights]:
    """The loss of each step, and the weights at the end."""
    compile = core.compile if compiled else as_it_is
    content = text()
    alphabet = Alphabet(content)
    start = initial_weights(len(alphabet.characters))
    weights = {n: core.asarray(w, device=device).requires_grad_() for n, w in start.items()}
    optimizer = core.optim.AdamW(list(weights.values()), lr=3e-3)
    forward, step = compile(loss), compile(optimizer.step)
    losses = []
    for x, y in progress(batches(alphabet.encode(content), steps), steps):
        value = forward(weights, core.asarray(x, device=device), core.asarray(y, device=device))
        optimizer.zero_grad()
        value.backward()
        step()
        losses.append(float(value))
    return losses, weights


def write(weights: Weights, count: int, compiled: bool = True, seed: int = 2) -> str:
    """A continuation of the text by the network."""
    compile = core.compile if compiled else as_it_is
    content, random = text(), np.random.default_rng(seed)
    alphabet = Alphabet(content)
    numbers = list(alphabet.encode(content[:LENGTH]))
    device = weights["letters"].device
    scores = compile(logits)
    with core.no_grad():
        for _ in range(count):
            x = core.asarray(np.array([numbers[-LENGTH:]]), device=device)
            shares = core.softmax(scores(weights, x)[0, -1] / 0.8, -1)
            shares = np.asarray(shares.to("cpu"), np.float64)
            numbers.append(int(random.choice(len(shares), p=shares / shares.sum())))
    return alphabet.decode(numbers[LENGTH:])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--eager", action="store_true", help="leave core.compile out")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--characters", type=int, default=300, help="how many it writes")
    options = parser.parse_args()
    start = time.perf_counter()
    losses, weights = train(options.steps, not options.eager, options.device)
    took = time.perf_counter() - start
    for step in range(0, len(losses), max(1, len(losses) // 10)):
        print(f"step {step:4d}  loss {losses[step]:.4f}")
    print(f"step {len(losses) - 1:4d}  loss {losses[-1]:.4f}")
    print(f"{1e3 * took / len(losses):.1f} ms a step, {'eager' if options.eager else 'compiled'}")
    print(write(weights, options.characters, not options.eager))


if __name__ == "__main__":
    main()
