"""Learning programs: the subjects of PyTorch's and tinygrad's tutorials, in words of our own."""

from __future__ import annotations

import dataclasses
from typing import Any, NamedTuple

import core
from core import func

from .registry import Case, integers, normal, parameter, program, weight


@program
def cubic_fit_with_autograd() -> Case:
    a, b, c, d = (core.zeros(()).requires_grad_() for _ in range(4))
    optimizer = core.optim.SGD([a, b, c, d], lr=1e-6)

    def step(x: Any, y: Any) -> Any:
        loss = ((a + b * x + c * x**2 + d * x**3 - y) ** 2).sum()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss

    x = core.linspace(-3.14, 3.14, 2000)
    return step, [(x, core.sin(x))]


class Linear:
    def __init__(self, inputs: int, outputs: int) -> None:
        self.weight, self.bias = parameter(inputs, outputs), core.zeros(outputs).requires_grad_()

    def __call__(self, x: Any) -> Any:
        return x @ self.weight + self.bias

    def parameters(self) -> list[Any]:
        return [self.weight, self.bias]


class Sequential:
    def __init__(self, *layers: Any) -> None:
        self.layers = layers

    def __call__(self, x: Any) -> Any:
        for layer in self.layers:
            x = layer(x)
        return x

    def parameters(self) -> list[Any]:
        return [
            p for layer in self.layers if hasattr(layer, "parameters") for p in layer.parameters()
        ]


@program
def classifier_of_own_modules() -> Case:
    model = Sequential(Linear(64, 128), core.relu, Linear(128, 64), core.relu, Linear(64, 10))
    return lambda x: core.argmax(model(x), axis=1), [(normal(32, 64),)]


@program
def training_of_own_modules() -> Case:
    model = Sequential(Linear(64, 128), core.tanh, Linear(128, 10))
    optimizer = core.optim.Adam(model.parameters(), lr=1e-3)

    def train(x: Any, y: Any) -> Any:
        optimizer.zero_grad()
        loss = core.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()
        return loss

    return train, [(normal(32, 64), integers(10, 32)) for _ in range(3)]


@program
def accuracy_of_a_batch() -> Case:
    w = weight(64, 10)

    def evaluate(x: Any, y: Any) -> dict[str, Any]:
        with core.no_grad():
            logits = x @ w
            right = (core.argmax(logits, axis=1) == y).astype(core.float32).mean()
            return {"loss": core.cross_entropy(logits, y), "accuracy": right}

    return evaluate, [(normal(128, 64), integers(10, 128))]


@program
def momentum_in_a_pytree() -> Case:
    def loss(params: dict[str, Any], x: Any, y: Any) -> Any:
        h = core.tanh(x @ params["w1"] + params["b1"])
        return core.mean((h @ params["w2"] - y) ** 2)

    def update(params: dict[str, Any], speed: dict[str, Any], x: Any, y: Any) -> Any:
        value, grads = func.value_and_grad(loss)(params, x, y)
        speed = {k: 0.9 * speed[k] + grads[k] for k in speed}
        return {k: params[k] - 0.01 * speed[k] for k in params}, speed, value

    params = {"w1": weight(8, 32), "b1": core.zeros(32), "w2": weight(32, 1)}
    speed = {k: core.zeros_like(v) for k, v in params.items()}
    return update, [(params, speed, normal(64, 8), normal(64, 1))]


class AdamState(NamedTuple):
    step: Any
    mean: list[Any]
    square: list[Any]


@program
def adam_by_hand() -> Case:
    def update(params: list[Any], state: AdamState, grads: list[Any]) -> Any:
        step = state.step + 1
        mean = [0.9 * m + 0.1 * g for m, g in zip(state.mean, grads)]
        square = [0.999 * v + 0.001 * g * g for v, g in zip(state.square, grads)]
        rate = 1e-3 * core.sqrt(1 - 0.999**step) / (1 - 0.9**step)
        params = [p - rate * m / (core.sqrt(v) + 1e-8) for p, m, v in zip(params, mean, square)]
        return params, AdamState(step, mean, square)

    params = [normal(64, 64), normal(64)]
    zeros = [core.zeros_like(p) for p in params]
    state = AdamState(core.zeros(()), zeros, zeros)
    return update, [(params, state, [core.ones_like(p) for p in params])]


@program
def clipping_by_global_norm() -> Case:
    def clip(grads: list[Any], most: float) -> list[Any]:
        norm = core.sqrt(sum((g * g).sum() for g in grads))
        scale = core.minimum(most / (norm + 1e-6), core.ones(()))
        return [g * scale for g in grads]

    return clip, [([normal(64, 64), normal(64), normal(64, 10)], most) for most in (1.0, 0.5)]


@program
def variational_autoencoder_loss() -> Case:
    encoder, decoder = parameter(100, 20), parameter(10, 100)

    def loss(x: Any) -> Any:
        mean, log_variance = core.chunk(x @ encoder, 2, axis=1)
        z = mean + core.exp(0.5 * log_variance) * core.randn_like(mean)
        image = z @ decoder
        rebuilt = core.binary_cross_entropy_with_logits(image, core.sigmoid(x), reduction="sum")
        return rebuilt - 0.5 * core.sum(1 + log_variance - mean**2 - core.exp(log_variance))

    return loss, [(normal(32, 100),)]


@program
def generator_step() -> Case:
    generator, critic = (
        Sequential(Linear(16, 64), core.relu, Linear(64, 32)),
        Sequential(Linear(32, 1)),
    )
    optimizer = core.optim.Adam(generator.parameters(), lr=2e-4, betas=(0.5, 0.999))

    def step() -> Any:
        optimizer.zero_grad()
        fake = critic(generator(core.randn(64, 16)))
        loss = core.binary_cross_entropy_with_logits(fake, core.ones_like(fake))
        loss.backward()
        optimizer.step()
        return loss

    return step, [()]


@program
def lstm_over_time() -> Case:
    wx, wh, b = weight(16, 4 * 32), weight(32, 4 * 32), core.zeros(4 * 32)

    def lstm(xs: Any) -> Any:
        h = c = core.zeros((xs.shape[1], 32))
        outputs = []
        for x in xs:
            i, f, g, o = core.chunk(x @ wx + h @ wh + b, 4, axis=1)
            c = core.sigmoid(f) * c + core.sigmoid(i) * core.tanh(g)
            h = core.sigmoid(o) * core.tanh(c)
            outputs.append(h)
        return core.stack(outputs), (h, c)

    return lstm, [(normal(12, 8, 16),)]


@program
def gru_by_scan() -> Case:
    wz, wr, wn = (weight(16 + 32, 32) for _ in range(3))

    def run(xs: Any, h: Any) -> Any:
        def cell(h: Any, x: Any) -> Any:
            both = core.concat([x, h], axis=-1)
            z, r = core.sigmoid(both @ wz), core.sigmoid(both @ wr)
            n = core.tanh(core.concat([x, r * h], axis=-1) @ wn)
            h = (1 - z) * n + z * h
            return h, h

        return core.scan(cell, h, xs)

    return run, [(normal(20, 8, 16), core.zeros((8, 32)))]


@program
def attention_of_a_decoder_step() -> Case:
    wq, wk, wv = (weight(32, 32) for _ in range(3))

    def attend(state: Any, memory: Any, mask: Any) -> Any:
        scores = core.einsum("bd,btd->bt", state @ wq, memory @ wk) / 32**0.5
        weights = core.softmax(core.where(mask, scores, -1e9), axis=-1)
        return core.einsum("bt,btd->bd", weights, memory @ wv), weights

    mask = core.arange(10) < integers(10, 4)[:, None] + 1
    return attend, [(normal(4, 32), normal(4, 10, 32), mask)]


@program
def dropout_training_step() -> Case:
    w1, w2 = parameter(32, 64), parameter(64, 4)
    optimizer = core.optim.SGD([w1, w2], lr=0.1, momentum=0.9)

    def step(x: Any, y: Any) -> Any:
        hidden = core.dropout(core.relu(x @ w1), p=0.5, training=True)
        loss = core.cross_entropy(hidden @ w2, y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss.detach()

    return step, [(normal(32, 32), integers(4, 32))]


@program
def mean_of_embeddings() -> Case:
    table, w = weight(1000, 32), weight(32, 4)
    return lambda words: core.embedding(words, table).mean(1) @ w, [(integers(1000, 16, 12),)]


@program
def accumulated_gradients() -> Case:
    w = parameter(32, 1)
    optimizer = core.optim.SGD([w], lr=0.01)

    def step(xs: Any, ys: Any) -> Any:
        optimizer.zero_grad()
        total = 0.0
        for x, y in zip(core.chunk(xs, 4), core.chunk(ys, 4)):
            loss = core.mse_loss(x @ w, y) / 4
            loss.backward()
            total = total + loss.detach()
        optimizer.step()
        return total

    return step, [(normal(64, 32), normal(64, 1))]


@program
def average_of_weights() -> Case:
    def average(slow: list[Any], fast: list[Any], decay: float) -> list[Any]:
        return [decay * s + (1 - decay) * f for s, f in zip(slow, fast)]

    slow, fast = [normal(64, 64), normal(64)], [normal(64, 64), normal(64)]
    return average, [(slow, fast, d) for d in (0.9, 0.99, 0.999)]


@program
def deep_q_learning_loss() -> Case:
    online, target = (
        Sequential(Linear(8, 64), core.relu, Linear(64, 4)),
        Sequential(Linear(8, 64), core.relu, Linear(64, 4)),
    )

    def loss(
        state: Any, action: Any, reward: Any, after: Any, done: Any, discount: float = 0.99
    ) -> Any:
        chosen = core.take_along_axis(online(state), action[:, None], axis=1)[:, 0]
        with core.no_grad():
            best = core.max(target(after), axis=1)
            wanted = reward + discount * best * (1 - done)
        return core.huber_loss(chosen, wanted)

    done = integers(2, 64).astype(core.float32)
    return loss, [(normal(64, 8), integers(4, 64), normal(64), normal(64, 8), done)]


@program
def policy_gradient_loss() -> Case:
    policy = Sequential(Linear(8, 32), core.tanh, Linear(32, 4))

    def loss(states: Any, actions: Any, rewards: Any) -> Any:
        returns, future = [], core.zeros(())
        for reward in core.flip(rewards):
            future = reward + 0.95 * future
            returns.insert(0, future)
        returns = core.stack(returns)
        advantage = (returns - returns.mean()) / (returns.std() + 1e-6)
        log_p = core.log_softmax(policy(states), axis=-1)
        return -(core.take_along_axis(log_p, actions[:, None], axis=1)[:, 0] * advantage).sum()

    return loss, [(normal(20, 8), integers(4, 20), normal(20))]


@program
def contrastive_loss_of_pairs() -> Case:
    def loss(images: Any, texts: Any, temperature: float) -> Any:
        images, texts = core.normalize(images, axis=-1), core.normalize(texts, axis=-1)
        logits = images @ texts.T / temperature
        labels = core.arange(images.shape[0])
        return (core.cross_entropy(logits, labels) + core.cross_entropy(logits.T, labels)) / 2

    return loss, [(normal(64, 32), normal(64, 32), t) for t in (0.07, 0.1)]


@program
def distillation_loss() -> Case:
    def loss(student: Any, teacher: Any, labels: Any, heat: float = 2.0) -> Any:
        soft = core.kl_div(
            core.log_softmax(student / heat, axis=-1),
            core.softmax(teacher / heat, axis=-1),
            reduction="batchmean",
        )
        return 0.5 * core.cross_entropy(student, labels) + 0.5 * heat**2 * soft

    return loss, [(normal(64, 10), normal(64, 10), integers(10, 64))]


@program
def adversarial_example() -> Case:
    w = weight(100, 10)

    def perturb(x: Any, y: Any, epsilon: float) -> Any:
        slope = func.grad(lambda x: core.cross_entropy(x @ w, y))(x)
        return core.clip(x + epsilon * core.sign(slope), 0.0, 1.0)

    return perturb, [(core.rand(16, 100), integers(10, 16), e) for e in (0.1, 0.2, 0.3)]


@dataclasses.dataclass
class Config:
    width: int = 32
    heads: int = 4
    causal: bool = True


@program
def language_model_block() -> Case:
    config = Config()
    wqkv, wo = weight(32, 96), weight(32, 32)
    w1, w2, g = weight(32, 128), weight(128, 32), core.ones(32)

    def norm(x: Any) -> Any:
        return x * core.rsqrt(core.mean(x * x, axis=-1, keepdims=True) + 1e-6) * g

    def block(x: Any, config: Config) -> Any:
        batch, time, width = x.shape
        heads = (norm(x) @ wqkv).reshape(batch, time, 3, config.heads, width // config.heads)
        q, k, v = core.unstack(core.permute_dims(heads, (2, 0, 3, 1, 4)))
        mixed = core.scaled_dot_product_attention(q, k, v, is_causal=config.causal)
        x = x + core.permute_dims(mixed, (0, 2, 1, 3)).reshape(batch, time, width) @ wo
        return x + core.gelu(norm(x) @ w1) @ w2

    return block, [(normal(4, 16, 32), config)]


@program
def mixture_density_loss() -> Case:
    w = parameter(8, 3 * 5)

    def loss(x: Any, y: Any) -> Any:
        logits, mean, log_scale = core.chunk(x @ w, 3, axis=1)
        log_p = -0.5 * ((y[:, None] - mean) * core.exp(-log_scale)) ** 2 - log_scale
        return -core.logsumexp(core.log_softmax(logits, axis=1) + log_p, axis=1).mean()

    return loss, [(normal(128, 8), normal(128))]


@program
def sequence_loss_with_padding() -> Case:
    def loss(logits: Any, labels: Any, lengths: Any) -> Any:
        each = core.cross_entropy(core.permute_dims(logits, (0, 2, 1)), labels, reduction="none")
        mask = core.arange(labels.shape[1]) < lengths[:, None]
        return (each * mask).sum() / mask.sum()

    return loss, [(normal(8, 20, 50), integers(50, 8, 20), integers(20, 8) + 1)]


@program
def beam_of_candidates() -> Case:
    def extend(scores: Any, log_p: Any) -> Any:
        total = (scores[:, None] + log_p).reshape(-1)
        best, index = core.topk(total, 4)
        return best, index // log_p.shape[1], index % log_p.shape[1]

    return extend, [(normal(4), core.log_softmax(normal(4, 200), axis=-1))]
