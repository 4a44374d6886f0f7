"""Training steps of whole projects, as a stranger would wrap them in `core.compile`."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import core
from core import func

from .registry import Case, integers, normal, parameter, program, weight


class Dense:
    def __init__(self, inputs: int, outputs: int, activation: Any = None) -> None:
        self.weight, self.bias = parameter(inputs, outputs), core.zeros(outputs).requires_grad_()
        self.activation = activation

    def parameters(self) -> list[Any]:
        return [self.weight, self.bias]

    def __call__(self, x: Any) -> Any:
        y = x @ self.weight + self.bias
        return y if self.activation is None else self.activation(y)


class Sequential:
    def __init__(self, *layers: Any) -> None:
        self.layers = layers

    def parameters(self) -> list[Any]:
        return [p for layer in self.layers for p in layer.parameters()]

    def __call__(self, x: Any) -> Any:
        for layer in self.layers:
            x = layer(x)
        return x


@program
def adversarial_training_step() -> Case:
    generator = Sequential(Dense(16, 64, core.relu), Dense(64, 64, core.tanh))
    critic = Sequential(Dense(64, 64, core.relu), Dense(64, 1))
    g_opt = core.optim.Adam(generator.parameters(), lr=2e-4, betas=(0.5, 0.999))
    d_opt = core.optim.Adam(critic.parameters(), lr=2e-4, betas=(0.5, 0.999))
    bce = core.binary_cross_entropy_with_logits

    def step(real: Any) -> Any:
        z = core.randn(real.shape[0], 16)
        fake = generator(z)
        d_opt.zero_grad()
        on_real, on_fake = critic(real), critic(fake.detach())
        d_loss = bce(on_real, core.ones_like(on_real)) + bce(on_fake, core.zeros_like(on_fake))
        d_loss.backward()
        d_opt.step()
        g_opt.zero_grad()
        judged = critic(fake)
        g_loss = bce(judged, core.ones_like(judged))
        g_loss.backward()
        g_opt.step()
        return {"d": d_loss.detach(), "g": g_loss.detach()}

    return step, [(normal(64, 64),)]


@dataclass
class VaeConfig:
    width: int = 128
    latent: int = 8
    beta: float = 0.5
    sizes: list[int] = field(default_factory=lambda: [64, 32])


class Vae:
    def __init__(self, config: VaeConfig) -> None:
        self.config = config
        sizes = [config.width, *config.sizes]
        self.encoder = Sequential(*(Dense(a, b, core.relu) for a, b in itertools.pairwise(sizes)))
        self.mu, self.log_var = Dense(sizes[-1], config.latent), Dense(sizes[-1], config.latent)
        back = [config.latent, *reversed(config.sizes)]
        self.decoder = Sequential(
            *(Dense(a, b, core.relu) for a, b in itertools.pairwise(back)),
            Dense(back[-1], config.width),
        )

    def parameters(self) -> list[Any]:
        parts = (self.encoder, self.mu, self.log_var, self.decoder)
        return [p for part in parts for p in part.parameters()]

    def reparameterize(self, mu: Any, log_var: Any) -> Any:
        std = core.exp(0.5 * log_var)
        return mu + core.randn_like(std) * std

    def __call__(self, x: Any) -> tuple[Any, Any, Any]:
        h = self.encoder(x)
        mu, log_var = self.mu(h), self.log_var(h)
        return self.decoder(self.reparameterize(mu, log_var)), mu, log_var


@program
def autoencoder_training_step() -> Case:
    model = Vae(VaeConfig())
    optimizer = core.optim.Adam(model.parameters(), lr=1e-3)

    def step(x: Any) -> tuple[Any, Any]:
        recon, mu, log_var = model(x)
        bce = core.binary_cross_entropy_with_logits(recon, x, reduction="sum")
        kld = -0.5 * core.sum(1 + log_var - mu**2 - core.exp(log_var))
        loss = (bce + model.config.beta * kld) / len(x)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss.detach(), kld.detach()

    return step, [(core.sigmoid(normal(32, 128)),)]


class LstmState(NamedTuple):
    h: Any
    c: Any


@program
def lstm_trained_over_time() -> Case:
    width, inputs = 32, 8
    wx, wh, b = parameter(inputs, 4 * width), parameter(width, 4 * width), core.zeros(4 * width)
    b.requires_grad_()
    head = Dense(width, 1)
    params = [wx, wh, b, *head.parameters()]

    def cell(state: LstmState, x: Any) -> tuple[LstmState, Any]:
        i, f, g, o = core.chunk(x @ wx + state.h @ wh + b, 4, axis=-1)
        c = core.sigmoid(f + 1) * state.c + core.sigmoid(i) * core.tanh(g)
        h = core.sigmoid(o) * core.tanh(c)
        return LstmState(h, c), h

    def step(xs: Any, target: Any, lr: float) -> Any:
        start = LstmState(core.zeros((xs.shape[1], width)), core.zeros((xs.shape[1], width)))
        _, hs = core.scan(cell, start, xs)
        loss = core.mean((head(hs)[..., 0] - target) ** 2)
        loss.backward()
        with core.no_grad():
            for p in params:
                p -= lr * p.grad
                p.grad = None
        return loss

    return step, [(normal(20, 16, inputs), normal(20, 16), lr) for lr in (0.1, 0.05, 0.02)]


@dataclass(frozen=True)
class LoraConfig:
    rank: int = 4
    alpha: float = 8.0
    dropout: float = 0.0

    @property
    def scaling(self) -> float:
        return self.alpha / self.rank


class LoraLinear:
    def __init__(self, inputs: int, outputs: int, config: LoraConfig) -> None:
        self.base, self.config = weight(inputs, outputs), config
        self.a = parameter(inputs, config.rank)
        self.b = core.zeros((config.rank, outputs)).requires_grad_()

    def __call__(self, x: Any) -> Any:
        y = x @ self.base
        if self.config.dropout > 0:
            x = core.dropout(x, self.config.dropout)
        return y + (x @ self.a) @ self.b * self.config.scaling


@program
def low_rank_fine_tuning() -> Case:
    layers = [LoraLinear(64, 64, LoraConfig()), LoraLinear(64, 10, LoraConfig(rank=2))]
    trained = [p for layer in layers for p in (layer.a, layer.b)]
    optimizer = core.optim.AdamW(trained, lr=1e-3, weight_decay=0.01)

    def step(batch: dict[str, Any]) -> float:
        logits = layers[1](core.gelu(layers[0](batch["x"])))
        loss = core.cross_entropy(logits, batch["y"])
        optimizer.zero_grad()
        loss.backward()
        total = core.sqrt(sum((p.grad**2).sum() for p in trained))
        for p in trained:
            p.grad *= core.clip(1.0 / (total + 1e-6), max=1.0)
        optimizer.step()
        return loss.item()

    return step, [({"x": normal(32, 64), "y": integers(10, 32)},)]


@program
def momentum_contrast() -> Case:
    query, key = (Sequential(Dense(32, 64, core.relu), Dense(64, 16)) for _ in range(2))
    for q, k in zip(query.parameters(), key.parameters()):
        k.requires_grad_(False).copy_(q.detach())
    state = {"queue": core.normalize(normal(128, 16), axis=1), "at": 0}
    optimizer = core.optim.SGD(query.parameters(), lr=0.03, momentum=0.9)

    def step(view1: Any, view2: Any) -> Any:
        with core.no_grad():
            for q, k in zip(query.parameters(), key.parameters()):
                k.multiply_(0.99).add_(q * 0.01)
            positive = core.normalize(key(view2), axis=1)
        anchor = core.normalize(query(view1), axis=1)
        same = (anchor * positive).sum(axis=1, keepdims=True)
        others = anchor @ state["queue"].T
        logits = core.concat([same, others], axis=1) / 0.07
        loss = core.cross_entropy(logits, core.zeros(len(logits), dtype=core.int64))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        n = positive.shape[0]
        state["queue"][state["at"] : state["at"] + n] = positive
        state["at"] = (state["at"] + n) % state["queue"].shape[0]
        return loss

    return step, [(normal(32, 32), normal(32, 32))]


@program
def mixture_of_experts() -> Case:
    gate = parameter(32, 4)
    experts = [Sequential(Dense(32, 64, core.gelu), Dense(64, 32)) for _ in range(4)]

    def step(x: Any, y: Any) -> Any:
        scores = core.softmax(x @ gate, axis=-1)
        top, chosen = core.topk(scores, 2)
        top = top / top.sum(axis=-1, keepdims=True)
        out = core.zeros_like(x)
        for i, expert in enumerate(experts):
            share = core.where(chosen == i, top, 0.0).sum(axis=-1, keepdims=True)
            out = out + share * expert(x)
        load = core.astype(core.one_hot(chosen[:, 0], 4), core.float32).mean(axis=0)
        balance = 4 * (load * scores.mean(axis=0)).sum()
        loss = core.mse_loss(out, y) + 0.01 * balance
        params = [gate, *(p for e in experts for p in e.parameters())]
        grads = core.autograd.grad(loss, params)
        with core.no_grad():
            for p, g in zip(params, grads):
                p.subtract_(g * 0.05)
        return loss.detach(), load

    return step, [(normal(64, 32), normal(64, 32))]


@program
def penalty_on_gradients() -> Case:
    critic = Sequential(Dense(16, 64, core.tanh), Dense(64, 1))
    optimizer = core.optim.Adam(critic.parameters(), lr=1e-4, betas=(0.0, 0.9))

    def step(real: Any, fake: Any) -> Any:
        eps = core.rand(len(real), 1)
        mixed = (eps * real + (1 - eps) * fake).requires_grad_(True)
        (slope,) = core.autograd.grad(critic(mixed).sum(), mixed, create_graph=True)
        penalty = ((core.linalg.vector_norm(slope, axis=1) - 1) ** 2).mean()
        loss = critic(fake).mean() - critic(real).mean() + 10.0 * penalty
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss.detach(), penalty.detach()

    return step, [(normal(32, 16), normal(32, 16))]


@program
def learning_to_learn() -> Case:
    params = {"w1": weight(1, 40), "b1": core.zeros(40), "w2": weight(40, 1), "b2": core.zeros(1)}

    def net(p: dict[str, Any], x: Any) -> Any:
        return core.relu(x @ p["w1"] + p["b1"]) @ p["w2"] + p["b2"]

    def loss(p: dict[str, Any], x: Any, y: Any) -> Any:
        return ((net(p, x) - y) ** 2).mean()

    def adapt(p: dict[str, Any], x: Any, y: Any, steps: int = 3, lr: float = 0.1) -> dict[str, Any]:
        for _ in range(steps):
            grads = func.grad(loss)(p, x, y)
            p = {name: p[name] - lr * grads[name] for name in p}
        return p

    def outer(p: dict[str, Any], xs: Any, ys: Any, xt: Any, yt: Any) -> Any:
        task = lambda x, y, u, v: loss(adapt(p, x, y), u, v)  # noqa: E731
        return func.vmap(task)(xs, ys, xt, yt).mean()

    def step(p: dict[str, Any], *tasks: Any) -> tuple[dict[str, Any], Any]:
        value, grads = func.value_and_grad(outer)(p, *tasks)[:2]
        return {name: p[name] - 0.001 * grads[name] for name in p}, value

    return step, [(params, *(normal(8, 10, 1) for _ in range(4)))]


class Trainer:
    """Micro batches, a warm cosine schedule of Python floats, clipping, and averaged weights."""

    def __init__(self, model: Any, lr: float, total: int) -> None:
        self.model, self.lr, self.total, self.step_number = model, lr, total, 0
        self.parameters = model.parameters()
        self.averages = [p.detach().clone() for p in self.parameters]
        self.optimizer = core.optim.AdamW(self.parameters, lr=lr)

    def schedule(self) -> float:
        warm = min(1.0, (self.step_number + 1) / 10)
        return self.lr * warm * 0.5 * (1 + math.cos(math.pi * self.step_number / self.total))

    def train(self, x: Any, y: Any, micro: int = 4) -> Any:
        self.optimizer.zero_grad()
        total = 0.0
        for xs, ys in zip(core.chunk(x, micro), core.chunk(y, micro)):
            loss = core.cross_entropy(self.model(xs), ys) / micro
            loss.backward()
            total = total + loss.detach()
        norm = core.linalg.vector_norm(
            core.stack([core.linalg.vector_norm(p.grad) for p in self.parameters])
        )
        for p in self.parameters:
            p.grad.multiply_(core.clip(1.0 / (norm + 1e-6), max=1.0))
        for group in self.optimizer.param_groups:
            group["lr"] = self.schedule()
        self.optimizer.step()
        with core.no_grad():
            for average, p in zip(self.averages, self.parameters):
                average.lerp_(p, 0.01)
        self.step_number += 1
        return total


@program
def trainer_with_averages() -> Case:
    model = Sequential(Dense(32, 64, core.relu), Dense(64, 64, core.relu), Dense(64, 10))
    return Trainer(model, 1e-3, 1000).train, [(normal(64, 32), integers(10, 64))]


class RoundThrough(core.autograd.Function):
    """Rounds; the gradient passes as if it did not."""

    @staticmethod
    def forward(ctx: Any, x: Any, levels: int) -> Any:
        ctx.save_for_backward(x)
        return core.round(core.clip(x, -1.0, 1.0) * levels) / levels

    @staticmethod
    def backward(ctx: Any, grad: Any) -> tuple[Any, None]:
        (x,) = ctx.saved_tensors
        return grad * (core.abs(x) <= 1.0), None


@program
def quantization_aware_training() -> Case:
    w1, w2 = parameter(32, 64), parameter(64, 10)
    optimizer = core.optim.SGD([w1, w2], lr=0.05, momentum=0.9)

    def step(x: Any, y: Any) -> Any:
        h = core.relu(x @ RoundThrough.apply(w1, 7))
        loss = core.cross_entropy(h @ RoundThrough.apply(w2, 7), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss

    return step, [(normal(64, 32), integers(10, 64))]


@program
def private_gradients() -> Case:
    params = (weight(20, 32), core.zeros(32), weight(32, 5))

    def loss(p: tuple[Any, ...], x: Any, y: Any) -> Any:
        w1, b1, w2 = p
        return core.cross_entropy(core.tanh(x @ w1 + b1) @ w2, y)

    def step(p: tuple[Any, ...], x: Any, y: Any, noise: float) -> tuple[Any, ...]:
        grads = func.vmap(func.grad(loss), in_dims=(None, 0, 0))(p, x, y)
        norms = core.sqrt(sum((g**2).reshape((len(x), -1)).sum(axis=1) for g in grads))
        factor = core.clip(1.0 / (norms + 1e-6), max=1.0)
        new = []
        for w, g in zip(p, grads):
            clipped = core.einsum("b,b...->...", factor, g)
            new.append(w - 0.1 * (clipped + noise * core.randn(*w.shape)) / len(x))
        return tuple(new)

    return step, [(params, normal(32, 20), integers(5, 32), s) for s in (1.0, 0.5)]


@program
def messages_on_a_graph() -> Case:
    nodes, edges = 60, 240
    layers = [Dense(16, 32), Dense(32, 32)]
    head = Dense(32, 3)
    params = [p for layer in (*layers, head) for p in layer.parameters()]
    optimizer = core.optim.Adam(params, lr=0.01)

    def conv(layer: Any, h: Any, source: Any, target: Any) -> Any:
        degree = core.zeros(len(h)).index_add(0, target, core.ones(len(target)))
        messages = layer(h)[source] / core.sqrt(core.clip(degree, min=1.0))[source][:, None]
        return core.zeros((len(h), messages.shape[1])).index_add(0, target, messages)

    def step(x: Any, index: Any, labels: Any, mask: Any) -> Any:
        source, target = index
        for layer in layers:
            x = core.relu(conv(layer, x, source, target))
        each = core.cross_entropy(head(x), labels, reduction="none")
        loss = (each * mask).sum() / mask.sum()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss

    mask = core.astype(integers(2, nodes), core.float32)
    return step, [(normal(nodes, 16), integers(nodes, 2, edges), integers(3, nodes), mask)]
