"""Whole training steps as users of PyTorch write them. `CASES` is what compile_users.py takes.

Each case is (name, make): make(lib) gives the step and the arguments of its calls, with core or
torch for lib. Subjects are those of public tutorials, in words of our own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy

import core

Case = tuple[Callable[..., Any], list[tuple[Any, ...]]]


class Lib:
    """core or torch: tensors of the same numbers, and functions that have other places there."""

    def __init__(self, module: Any) -> None:
        self.module, self.optim = module, module.optim
        self.functional = module if module is core else module.nn.functional
        self._random = numpy.random.default_rng(0)

    def random(self, *shape: int, scale: float = 1.0) -> Any:
        numbers = (self._random.standard_normal(shape) * scale).astype("float32")
        return self.module.asarray(numbers)

    def labels(self, count: int, classes: int) -> Any:
        return self.module.asarray(self._random.integers(0, classes, count))

    def flags(self, *shape: int) -> Any:
        return self.module.asarray(self._random.integers(0, 2, shape).astype("float32"))

    def parameter(self, *shape: int) -> Any:
        return self.weight(*shape).requires_grad_()

    def weight(self, *shape: int) -> Any:
        return self.random(*shape, scale=shape[0] ** -0.5 if len(shape) > 1 else 0.0)


class Jax(Lib):
    """The same numbers for JAX."""

    def __init__(self) -> None:
        import jax

        self.module, self.nn, self.lax = jax.numpy, jax.nn, jax.lax
        self._random = numpy.random.default_rng(0)

    def cross_entropy(self, logits: Any, labels: Any) -> Any:
        logs = self.nn.log_softmax(logits)
        return -self.module.take_along_axis(logs, labels[:, None], 1).mean()


def mlp_adam(lib: Lib) -> Case:
    w1, b1 = lib.parameter(64, 128), lib.parameter(128)
    w2, b2 = lib.parameter(128, 10), lib.parameter(10)
    optimizer = lib.optim.Adam([w1, b1, w2, b2], lr=1e-3)
    functional = lib.functional

    def step(x: Any, y: Any) -> Any:
        optimizer.zero_grad()
        hidden = functional.relu(x @ w1 + b1)
        loss = functional.cross_entropy(hidden @ w2 + b2, y)
        loss.backward()
        optimizer.step()
        return loss

    return step, [(lib.random(32, 64), lib.labels(32, 10)) for _ in range(4)]


def logistic_regression_momentum(lib: Lib) -> Case:
    w, b = lib.parameter(32, 1), lib.parameter(1)
    optimizer = lib.optim.SGD([w, b], lr=0.1, momentum=0.9)
    module = lib.module

    def step(x: Any, y: Any) -> Any:
        p = module.sigmoid(x @ w + b)
        loss = -(y * module.log(p + 1e-7) + (1 - y) * module.log(1 - p + 1e-7)).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss

    return step, [(lib.random(128, 32), lib.flags(128, 1)) for _ in range(4)]


def linear_regression_by_hand(lib: Lib) -> Case:
    w, b = lib.parameter(16, 1), lib.parameter(1)
    module, lr = lib.module, 0.05

    def step(x: Any, y: Any) -> Any:
        loss = ((x @ w + b - y) ** 2).mean()
        loss.backward()
        with module.no_grad():
            for p in (w, b):
                p -= lr * p.grad
                p.grad = None
        return loss

    return step, [(lib.random(64, 16), lib.random(64, 1)) for _ in range(4)]


def conv_net(lib: Lib) -> Any:
    """Two convolutions and a linear layer."""
    functional = lib.functional

    class ConvNet:
        def __init__(self) -> None:
            self.first = lib.random(16, 1, 3, 3, scale=0.3).requires_grad_()
            self.second = lib.random(32, 16, 3, 3, scale=0.08).requires_grad_()
            self.w, self.b = lib.parameter(32 * 7 * 7, 10), lib.parameter(10)

        def parameters(self) -> list[Any]:
            return [self.first, self.second, self.w, self.b]

        def __call__(self, x: Any) -> Any:
            x = functional.relu(functional.conv2d(x, self.first, padding=1))
            x = functional.max_pool2d(x, 2)
            x = functional.relu(functional.conv2d(x, self.second, padding=1))
            x = functional.max_pool2d(x, 2)
            return x.reshape(x.shape[0], -1) @ self.w + self.b

    return ConvNet()


def convnet_sgd(lib: Lib) -> Case:
    model = conv_net(lib)
    optimizer = lib.optim.SGD(model.parameters(), lr=0.01, momentum=0.9)
    functional = lib.functional

    def step(x: Any, y: Any) -> Any:
        optimizer.zero_grad()
        loss = functional.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()
        return loss

    return step, [(lib.random(16, 1, 28, 28), lib.labels(16, 10)) for _ in range(2)]


def transformer_block(lib: Lib, width: int, heads: int) -> Any:
    """Attention and an MLP, each behind a norm, and added."""
    functional = lib.functional

    class Block:
        def __init__(self) -> None:
            self.qkv, self.out = lib.parameter(width, 3 * width), lib.parameter(width, width)
            self.up, self.down = lib.parameter(width, 4 * width), lib.parameter(4 * width, width)
            self.scales = [lib.module.ones((width,)).requires_grad_() for _ in range(2)]
            self.biases = [lib.parameter(width) for _ in range(2)]

        def parameters(self) -> list[Any]:
            return [self.qkv, self.out, self.up, self.down, *self.scales, *self.biases]

        def attention(self, x: Any) -> Any:
            n, t, _ = x.shape
            qkv = (x @ self.qkv).reshape(n, t, 3, heads, width // heads)
            q, k, v = [qkv[:, :, i].swapaxes(1, 2) for i in range(3)]
            mixed = functional.scaled_dot_product_attention(q, k, v)
            return mixed.swapaxes(1, 2).reshape(n, t, width) @ self.out

        def norm(self, x: Any, number: int) -> Any:
            return functional.layer_norm(x, (width,), self.scales[number], self.biases[number])

        def __call__(self, x: Any) -> Any:
            x = x + self.attention(self.norm(x, 0))
            return x + functional.gelu(self.norm(x, 1) @ self.up) @ self.down

    return Block()


def transformer_block_adamw(lib: Lib) -> Case:
    block = transformer_block(lib, 64, 4)
    optimizer = lib.optim.AdamW(block.parameters(), lr=1e-3)

    def step(x: Any, y: Any) -> Any:
        loss = ((block(x) - y) ** 2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss

    return step, [(lib.random(4, 32, 64), lib.random(4, 32, 64)) for _ in range(2)]


def clipped_by_norm(lib: Lib) -> Case:
    params = [lib.parameter(64, 64) for _ in range(3)]
    optimizer = lib.optim.Adam(params, lr=1e-3)
    module = lib.module

    def step(x: Any, y: Any) -> Any:
        optimizer.zero_grad()
        h = x
        for w in params:
            h = module.tanh(h @ w)
        loss = ((h - y) ** 2).mean()
        loss.backward()
        norm = module.sqrt(sum((p.grad**2).sum() for p in params))
        scale = 0.1 / module.maximum(norm, module.full((), 0.1))
        for p in params:
            p.grad *= scale
        optimizer.step()
        return loss, norm

    return step, [(lib.random(32, 64), lib.random(32, 64)) for _ in range(4)]


def accumulated_micro_batches(lib: Lib) -> Case:
    w1, w2 = lib.parameter(64, 128), lib.parameter(128, 10)
    optimizer = lib.optim.SGD([w1, w2], lr=0.05)
    functional = lib.functional

    def step(parts: list[tuple[Any, Any]]) -> None:
        optimizer.zero_grad()
        for x, y in parts:
            loss = functional.cross_entropy(functional.relu(x @ w1) @ w2, y)
            (loss / len(parts)).backward()
        optimizer.step()

    return step, [([(lib.random(16, 64), lib.labels(16, 10)) for _ in range(4)],)]


def averaged_weights(lib: Lib) -> Case:
    w1, w2 = lib.parameter(64, 64), lib.parameter(64, 64)
    averages = [w1.detach().clone(), w2.detach().clone()]
    optimizer = lib.optim.AdamW([w1, w2], lr=1e-3)
    module = lib.module

    def step(x: Any, y: Any) -> Any:
        optimizer.zero_grad()
        loss = ((module.tanh(x @ w1) @ w2 - y) ** 2).mean()
        loss.backward()
        optimizer.step()
        with module.no_grad():
            for average, p in zip(averages, (w1, w2)):
                average *= 0.99
                average += 0.01 * p
        return loss

    return step, [(lib.random(32, 64), lib.random(32, 64)) for _ in range(4)]


def dropout_and_batch_norm(lib: Lib) -> Case:
    w1, w2 = lib.parameter(64, 128), lib.parameter(128, 10)
    mean, var = lib.module.zeros((128,)), lib.module.ones((128,))
    optimizer = lib.optim.SGD([w1, w2], lr=0.05, momentum=0.9)
    functional = lib.functional

    def step(x: Any, y: Any) -> Any:
        optimizer.zero_grad()
        hidden = functional.batch_norm(x @ w1, mean, var, training=True)
        hidden = functional.dropout(functional.relu(hidden), 0.2)
        loss = functional.cross_entropy(hidden @ w2, y)
        loss.backward()
        optimizer.step()
        return loss

    return step, [(lib.random(32, 64), lib.labels(32, 10)) for _ in range(4)]


CASES: list[tuple[str, Callable[[Lib], Case]]] = [
    ("MLP, Adam", mlp_adam),
    ("logistic regression, momentum", logistic_regression_momentum),
    ("linear regression by hand", linear_regression_by_hand),
    ("convolutional net, momentum", convnet_sgd),
    ("transformer block, AdamW", transformer_block_adamw),
    ("gradients clipped by norm", clipped_by_norm),
    ("four micro-batches", accumulated_micro_batches),
    ("averages of weights", averaged_weights),
    ("dropout and batch_norm", dropout_and_batch_norm),
]


# ---- losses and their gradients in JAX, without an optimizer -----------------------------------
def _in_jax(loss: Callable[..., Any], params: list[Any], calls: list[tuple[Any, ...]]) -> Case:
    import jax

    both = jax.value_and_grad(loss)
    return lambda *batch: both(params, *batch), calls


def mlp_in_jax() -> Case:
    lib = Jax()

    def loss(p: list[Any], x: Any, y: Any) -> Any:
        return lib.cross_entropy(lib.nn.relu(x @ p[0] + p[1]) @ p[2] + p[3], y)

    params = [lib.weight(*shape) for shape in ((64, 128), (128,), (128, 10), (10,))]
    return _in_jax(loss, params, [(lib.random(32, 64), lib.labels(32, 10)) for _ in range(4)])


def convnet_in_jax() -> Case:
    lib = Jax()
    lax = lib.lax

    def layer(x: Any, kernel: Any) -> Any:
        x = lib.nn.relu(lax.conv_general_dilated(x, kernel, (1, 1), "SAME"))
        window = (1, 1, 2, 2)
        return lax.reduce_window(x, -float("inf"), lax.max, window, window, "VALID")

    def loss(p: list[Any], x: Any, y: Any) -> Any:
        x = layer(layer(x, p[0]), p[1])
        return lib.cross_entropy(x.reshape(x.shape[0], -1) @ p[2] + p[3], y)

    params = [lib.random(16, 1, 3, 3, scale=0.3), lib.random(32, 16, 3, 3, scale=0.08)]
    params += [lib.weight(32 * 7 * 7, 10), lib.weight(10)]
    batches = [(lib.random(16, 1, 28, 28), lib.labels(16, 10)) for _ in range(2)]
    return _in_jax(loss, params, batches)


def transformer_block_in_jax() -> Case:
    lib, width, heads = Jax(), 64, 4
    shapes = ((width, 3 * width), (width, width), (width, 4 * width), (4 * width, width))
    params = [lib.weight(*shape) for shape in shapes]
    params += [lib.module.ones(width)] * 2 + [lib.weight(width) for _ in range(2)]

    def norm(x: Any, scale: Any, bias: Any) -> Any:
        x = x - x.mean(-1, keepdims=True)
        return x * lib.lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-5) * scale + bias

    def loss(p: list[Any], x: Any, target: Any) -> Any:
        n, t, _ = x.shape
        qkv = (norm(x, p[4], p[6]) @ p[0]).reshape(n, t, 3, heads, width // heads)
        mixed = lib.nn.dot_product_attention(qkv[:, :, 0], qkv[:, :, 1], qkv[:, :, 2])
        x = x + mixed.reshape(n, t, width) @ p[1]
        x = x + lib.nn.gelu(norm(x, p[5], p[7]) @ p[2], approximate=False) @ p[3]
        return ((x - target) ** 2).mean()

    batches = [(lib.random(4, 32, 64), lib.random(4, 32, 64)) for _ in range(2)]
    return _in_jax(loss, params, batches)


IN_JAX: dict[str, Callable[[], Case]] = {
    "MLP, Adam": mlp_in_jax,
    "convolutional net, momentum": convnet_in_jax,
    "transformer block, AdamW": transformer_block_in_jax,
}
