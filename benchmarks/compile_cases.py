"""What compile.py compares: functions as their authors would write them, in each library.

A case makes its rivals: calls without arguments, on inputs that each library owns. All compute the
same; `compare` says how far results may lie apart. Adam and dropout keep state or draw numbers, and
are compared accordingly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp
import numpy
import torch
from torch.nn import functional

import core

Rivals = dict[str, Callable[[], Any]]


def close(got: Sequence[Any], want: Sequence[Any]) -> None:
    for a, b in zip(got, want, strict=True):
        numpy.testing.assert_allclose(a, b, rtol=2e-4, atol=2e-5)


@dataclass
class Case:
    """rivals: makes the calls, "core" first, whose `compiled` functions report their graphs.

    products, bytes: a call in PyTorch whose products are the floor, and what else is copied.
    """

    name: str
    limit: float
    make: Callable[[Case], Rivals]
    against: str = "best"  # or the name of a rival
    compare: Callable[[Sequence[Any], Sequence[Any]], None] = close
    whole: bool = True  # whether functions are compiled as one graph each, or may be split
    compiled: list[Any] = field(default_factory=list)  # what core.compile has made
    products: Callable[[], Any] | None = None
    bytes: int = 0

    def rivals(self) -> Rivals:
        self.compiled.clear()
        return self.make(self)

    def compile(self, function: Callable[..., Any]) -> Any:
        self.compiled.append(core.compile(function, fullgraph=self.whole))
        return self.compiled[-1]

    def compile_step(self, optimizer: Any) -> Any:
        """A step, which is Python around its arithmetic; as one graph all of it would be captured
        at every call."""
        self.compiled.append(core.compile(optimizer.step))
        return self.compiled[-1]


def random(*shape: int, seed: int = 0, scale: float = 1.0) -> numpy.ndarray:
    draw = numpy.random.default_rng(seed).standard_normal(shape, numpy.float32)
    return draw * numpy.float32(scale)


def in_core(arrays: Sequence[numpy.ndarray]) -> list[Any]:
    return [core.asarray(a, copy=True) for a in arrays]


def in_torch(arrays: Sequence[numpy.ndarray]) -> list[Any]:
    return [torch.tensor(a) for a in arrays]


def in_jax(arrays: Sequence[numpy.ndarray]) -> list[Any]:
    return [jnp.array(a) for a in arrays]


def pure(case: Case, arrays: Sequence[numpy.ndarray], ours: Any, theirs: Any, jaxs: Any) -> Rivals:
    """Rivals for functions that only compute."""
    x, t, j = in_core(arrays), in_torch(arrays), in_jax(arrays)
    ours_compiled = case.compile(ours)
    theirs_compiled = torch.compile(theirs, fullgraph=True)
    jaxs_compiled = jax.jit(jaxs)
    without = torch.no_grad()
    return {
        "core": lambda: ours_compiled(*x),
        "core eager": lambda: ours(*x),
        "torch": without(lambda: theirs(*t)),
        "torch.compile": without(lambda: theirs_compiled(*t)),
        "jax": lambda: jax.block_until_ready(jaxs_compiled(*j)),
    }


# ---- elementwise and rows ----------------------------------------------------------------------
def chain(case: Case) -> Rivals:
    arrays = [random(4 << 20, seed=seed) for seed in range(3)]
    return pure(
        case,
        arrays,
        lambda x, a, b: core.gelu(x * a + b) * core.sigmoid(x) + core.tanh(a),
        lambda x, a, b: functional.gelu(x * a + b) * torch.sigmoid(x) + torch.tanh(a),
        lambda x, a, b: jax.nn.gelu(x * a + b, approximate=False) * jax.nn.sigmoid(x) + jnp.tanh(a),
    )


def softmax(case: Case) -> Rivals:
    arrays = [random(4096, 1024)]

    def in_numpy() -> Any:
        e = numpy.exp(arrays[0] - arrays[0].max(-1, keepdims=True))
        return e / e.sum(-1, keepdims=True)

    found = pure(
        case,
        arrays,
        lambda x: core.softmax(x, -1),
        lambda x: torch.softmax(x, -1),
        lambda x: jax.nn.softmax(x, -1),
    )
    return {**found, "numpy": in_numpy}


def layer_norm_gelu(case: Case) -> Rivals:
    def in_jax(x: Any, w: Any, b: Any) -> Any:
        centered = x - x.mean(-1, keepdims=True)
        root = jax.lax.rsqrt((centered * centered).mean(-1, keepdims=True) + 1e-5)
        return jax.nn.gelu(centered * root * w + b, approximate=False)

    return pure(
        case,
        [random(4096, 1024), random(1024, seed=1), random(1024, seed=2)],
        lambda x, w, b: core.gelu(core.layer_norm(x, (1024,), w, b)),
        lambda x, w, b: functional.gelu(functional.layer_norm(x, (1024,), w, b)),
        in_jax,
    )


def masked_softmax(case: Case) -> Rivals:
    """Of scores of 64 heads, each key later than the query masked, a tenth dropped."""
    scores, low = random(64, 256, 256), numpy.tril(numpy.ones((256, 256), bool))
    infinite = float("-inf")
    key = jax.random.key(0)

    def in_jax(x: Any, mask: Any) -> Any:
        shares = jax.nn.softmax(jnp.where(mask, x, infinite), -1)
        return jnp.where(jax.random.bernoulli(key, 0.9, x.shape), shares / 0.9, 0.0)

    return pure(
        case,
        [scores, low],
        lambda x, mask: core.dropout(core.softmax(core.where(mask, x, infinite), -1), 0.1),
        lambda x, mask: functional.dropout(
            torch.softmax(x.masked_fill(~mask, infinite), -1), 0.1, True
        ),
        in_jax,
    )


def same_but_for_zeros(got: Sequence[Any], want: Sequence[Any]) -> None:
    """Equal where both kept an element, and each dropped a tenth of those below the diagonal."""
    (a,), (b,) = got, want
    low = numpy.tril(numpy.ones(a.shape[-2:], bool))
    both = (a != 0) & (b != 0)
    numpy.testing.assert_allclose(a[both], b[both], rtol=2e-4, atol=1e-6)
    assert not a[:, ~low].any()
    assert abs((a[:, low] == 0).mean() - 0.1) < 0.005


def rms_norm(case: Case) -> Rivals:
    def in_jax(x: Any, r: Any, w: Any) -> Any:
        y = x + r
        return y * jax.lax.rsqrt((y * y).mean(-1, keepdims=True) + 1e-5) * w, y

    def ours(x: Any, r: Any, w: Any) -> Any:
        y = x + r
        return core.rms_norm(y, (1024,), w, 1e-5), y

    def theirs(x: Any, r: Any, w: Any) -> Any:
        y = x + r
        return functional.rms_norm(y, (1024,), w, 1e-5), y

    arrays = [random(4096, 1024), random(4096, 1024, seed=1), random(1024, seed=2)]
    return pure(case, arrays, ours, theirs, in_jax)


def attention(causal: bool) -> Callable[[Case], Rivals]:
    def in_jax(q: Any, k: Any, v: Any) -> Any:
        q, k, v = (x.transpose(0, 2, 1, 3) for x in (q, k, v))
        return jax.nn.dot_product_attention(q, k, v, is_causal=causal).transpose(0, 2, 1, 3)

    return lambda case: pure(
        case,
        [random(1, 8, 2048, 64, seed=seed) for seed in range(3)],
        lambda q, k, v: core.scaled_dot_product_attention(q, k, v, is_causal=causal),
        lambda q, k, v: functional.scaled_dot_product_attention(q, k, v, is_causal=causal),
        in_jax,
    )


# ---- optimizers --------------------------------------------------------------------------------
RATE, BETA1, BETA2, EPS = 1e-3, 0.9, 0.999, 1e-8


def adam_in_jax(params: Any, grads: Any, means: Any, squares: Any, step: Any) -> Any:
    """One step of Adam on lists: the new params, means, squares, and the step's number."""
    step = step + 1
    means = [BETA1 * m + (1 - BETA1) * g for m, g in zip(means, grads)]
    squares = [BETA2 * v + (1 - BETA2) * g * g for v, g in zip(squares, grads)]
    rate, unbias = RATE / (1 - BETA1**step), jnp.sqrt(1 - BETA2**step)
    params = [
        p - rate * m / (jnp.sqrt(v) / unbias + EPS) for p, m, v in zip(params, means, squares)
    ]
    return params, means, squares, step


def adam(case: Case) -> Rivals:
    """50 matrices of 256 x 256; torch also with its fused kernel."""
    weights = [random(256, 256, seed=n) for n in range(50)]
    grads = [random(256, 256, seed=100 + n) for n in range(50)]
    found: Rivals = {}

    ours = [w.requires_grad_() for w in in_core(weights)]
    for p, g in zip(ours, in_core(grads)):
        p.grad = g
    step = case.compile_step(core.optim.Adam(ours))
    found["core"] = lambda: (step(), ours)[1]
    for name, options in (("torch", {}), ("torch fused", {"fused": True}), ("torch.compile", {})):
        found[name] = _adam_in_torch(in_torch(weights), in_torch(grads), name, options)

    update = jax.jit(adam_in_jax, donate_argnums=(0, 2, 3, 4))
    zeros = [numpy.zeros_like(w) for w in weights]
    state = [in_jax(weights), in_jax(zeros), in_jax(zeros), jnp.asarray(0.0)]
    given = in_jax(grads)

    def in_jax_call() -> Any:
        state[:] = jax.block_until_ready(update(state[0], given, *state[1:]))
        return state[0]

    found["jax"] = in_jax_call
    return found


def _adam_in_torch(weights: list[Any], grads: list[Any], name: str, options: Any) -> Any:
    params = [w.requires_grad_() for w in weights]
    for p, g in zip(params, grads):
        p.grad = g
    optimizer = torch.optim.Adam(params, **options)
    step = torch.compile(optimizer.step) if name == "torch.compile" else optimizer.step
    return lambda: (step(), params)[1]


# ---- networks ----------------------------------------------------------------------------------
BATCH, LENGTH, WIDTH, HEADS, HIDDEN = 8, 128, 256, 4, 1024
ENCODER = {  # as torch's encoder layer names them
    "self_attn.in_proj_weight": (3 * WIDTH, WIDTH),
    "self_attn.in_proj_bias": (3 * WIDTH,),
    "self_attn.out_proj.weight": (WIDTH, WIDTH),
    "self_attn.out_proj.bias": (WIDTH,),
    "linear1.weight": (HIDDEN, WIDTH),
    "linear1.bias": (HIDDEN,),
    "linear2.weight": (WIDTH, HIDDEN),
    "linear2.bias": (WIDTH,),
    "norm1.weight": (WIDTH,),
    "norm1.bias": (WIDTH,),
    "norm2.weight": (WIDTH,),
    "norm2.bias": (WIDTH,),
}


def encoder_weights() -> list[numpy.ndarray]:
    return [
        numpy.float32(shape == (WIDTH,) and "norm" in name and "weight" in name)
        + random(*shape, seed=n, scale=0.05)
        for n, (name, shape) in enumerate(ENCODER.items())
    ]


def encoder_in_core(x: Any, *p: Any) -> Any:
    heads = (BATCH, LENGTH, 3, HEADS, WIDTH // HEADS)
    q, k, v = core.unstack(
        core.permute_dims(core.linear(x, p[0], p[1]).reshape(heads), (2, 0, 3, 1, 4))
    )
    mixed = core.permute_dims(core.scaled_dot_product_attention(q, k, v), (0, 2, 1, 3))
    x = x + core.linear(mixed.reshape((BATCH, LENGTH, WIDTH)), p[2], p[3])
    x = core.layer_norm(x, (WIDTH,), p[8], p[9])
    y = core.linear(core.relu(core.linear(x, p[4], p[5])), p[6], p[7])
    return core.layer_norm(x + y, (WIDTH,), p[10], p[11])


def encoder_in_jax(x: Any, *p: Any) -> Any:
    def normal(x: Any, w: Any, b: Any) -> Any:
        x = x - x.mean(-1, keepdims=True)
        return x * jax.lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-5) * w + b

    parts = (x @ p[0].T + p[1]).reshape(BATCH, LENGTH, 3, HEADS, WIDTH // HEADS)
    mixed = jax.nn.dot_product_attention(parts[:, :, 0], parts[:, :, 1], parts[:, :, 2])
    x = normal(x + mixed.reshape(BATCH, LENGTH, WIDTH) @ p[2].T + p[3], p[8], p[9])
    return normal(x + jax.nn.relu(x @ p[4].T + p[5]) @ p[6].T + p[7], p[10], p[11])


def encoder_in_torch() -> Any:
    layer = torch.nn.TransformerEncoderLayer(WIDTH, HEADS, HIDDEN, dropout=0.0, batch_first=True)
    layer.load_state_dict(dict(zip(ENCODER, in_torch(encoder_weights()))))
    return layer


def encoder_inference(case: Case) -> Rivals:
    x, weights = random(BATCH, LENGTH, WIDTH, seed=99), encoder_weights()
    ours, theirs, jaxs = in_core([x, *weights]), encoder_in_torch().eval(), in_jax([x, *weights])
    compiled, theirs_compiled = case.compile(encoder_in_core), torch.compile(theirs)
    jitted, given = jax.jit(encoder_in_jax), torch.tensor(x)
    without = torch.inference_mode()
    parts = encoder_in_torch().train()  # in inference it is one call
    # Two sums and norms: their operands and results.
    case.products, case.bytes = torch.no_grad()(lambda: parts(given)), 6 * x.nbytes
    return {
        "core": lambda: compiled(*ours),
        "core eager": lambda: encoder_in_core(*ours),
        "torch": without(lambda: theirs(given)),  # its fast path
        "torch.compile": without(lambda: theirs_compiled(given)),
        "jax": lambda: jax.block_until_ready(jitted(*jaxs)),
    }


def encoder_training(case: Case) -> Rivals:
    """The loss (a mean of squares) and the gradients of the weights; without dropout."""
    x, weights = random(BATCH, LENGTH, WIDTH, seed=99), encoder_weights()
    target = random(BATCH, LENGTH, WIDTH, seed=98)
    found: Rivals = {}

    def loss_in_core(x: Any, target: Any, *p: Any) -> Any:
        return ((encoder_in_core(x, *p) - target) ** 2).mean()

    given, ours = in_core([x, target]), [w.requires_grad_() for w in in_core(weights)]
    for name, loss in (("core", case.compile(loss_in_core)), ("core eager", loss_in_core)):
        found[name] = _gradients(lambda f=loss: f(*given, *ours), ours)
    inputs = in_torch([x, target])
    for name in ("torch", "torch.compile"):
        layer = encoder_in_torch().train()
        params = [layer.get_parameter(n) for n in ENCODER]

        def loss_in_torch(x: Any, target: Any, layer: Any = layer) -> Any:
            return ((layer(x) - target) ** 2).mean()

        loss = torch.compile(loss_in_torch) if name == "torch.compile" else loss_in_torch
        found[name] = _gradients(lambda f=loss: f(*inputs), params)

    def loss_in_jax(p: Any, x: Any, target: Any) -> Any:
        return ((encoder_in_jax(x, *p) - target) ** 2).mean()

    # Two sums and norms: their operands and results, and those of their gradients.
    case.products, case.bytes = found["torch"], 3 * 6 * x.nbytes
    both = jax.jit(jax.value_and_grad(loss_in_jax))
    arrays, params = in_jax([x, target]), in_jax(weights)

    def in_jax_call() -> Any:
        value, slopes = jax.block_until_ready(both(params, *arrays))
        return [value, *slopes]

    return {**found, "jax": in_jax_call}


def _gradients(loss: Callable[[], Any], params: Sequence[Any]) -> Callable[[], Any]:
    """A call that returns the loss and the gradients, in core and in torch."""

    def call() -> Any:
        for p in params:
            p.grad = None
        value = loss()
        value.backward()
        return [value, *(p.grad for p in params)]

    return call


MLP = ((512, 256), (256, 256), (256, 10))
ROWS = 128


def mlp_training(case: Case) -> Rivals:
    """A step of a network of three layers with Adam; the result is the loss."""
    x, labels = random(ROWS, MLP[0][0], seed=9), numpy.arange(ROWS) % 10
    weights = []
    for n, (inputs, outputs) in enumerate(MLP):
        weights += [random(outputs, inputs, seed=n, scale=0.05), numpy.zeros(outputs, "float32")]
    found: Rivals = {}

    def layers(linear: Any, relu: Any, x: Any, p: Any) -> Any:
        x = relu(linear(x, p[0], p[1]))
        return linear(relu(linear(x, p[2], p[3])), p[4], p[5])

    def loss_in_core(x: Any, labels: Any, *p: Any) -> Any:
        return core.cross_entropy(layers(core.linear, core.relu, x, p), labels)

    for name in ("core", "core eager"):
        given, ours = in_core([x, labels]), [w.requires_grad_() for w in in_core(weights)]
        optimizer = core.optim.Adam(ours)
        loss, step = loss_in_core, optimizer.step
        if name == "core":
            loss, step = case.compile(loss), case.compile_step(optimizer)
        found[name] = _trained(lambda f=loss, g=given, p=ours: f(*g, *p), optimizer, step)

    def loss_in_torch(x: Any, labels: Any, *p: Any) -> Any:
        return functional.cross_entropy(layers(functional.linear, torch.relu, x, p), labels)

    for name in ("torch", "torch.compile"):
        given, theirs = in_torch([x, labels]), [w.requires_grad_() for w in in_torch(weights)]
        optimizer = torch.optim.Adam(theirs)
        loss, step = loss_in_torch, optimizer.step
        if name == "torch.compile":
            loss, step = torch.compile(loss), torch.compile(step)
        found[name] = _trained(lambda f=loss, g=given, p=theirs: f(*g, *p), optimizer, step)
    # Adam reads weight, gradient and two means, and writes three of them.
    case.products, case.bytes = found["torch"], 7 * sum(w.nbytes for w in weights)
    return {**found, "jax": _mlp_in_jax(x, labels, weights, layers)}


def _trained(loss: Callable[[], Any], optimizer: Any, step: Callable[[], Any]) -> Any:
    def call() -> Any:
        optimizer.zero_grad()
        value = loss()
        value.backward()
        step()
        return value

    return call


def _mlp_in_jax(x: Any, labels: Any, weights: list[Any], layers: Any) -> Any:
    def loss(p: Any, x: Any, labels: Any) -> Any:
        logits = layers(lambda x, w, b: x @ w.T + b, jax.nn.relu, x, p)
        return -jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], 1).mean()

    @jax.jit
    def update(params: Any, means: Any, squares: Any, step: Any, x: Any, labels: Any) -> Any:
        value, grads = jax.value_and_grad(loss)(params, x, labels)
        return value, adam_in_jax(params, grads, means, squares, step)

    zeros = [numpy.zeros_like(w) for w in weights]
    state = [in_jax(weights), in_jax(zeros), in_jax(zeros), jnp.asarray(0.0)]
    given = in_jax([x, labels])

    def call() -> Any:
        value, state[:] = jax.block_until_ready(update(*state, *given))
        return value

    return call


CASES = [
    Case("chain, 4 M", 0.8, chain),
    Case("softmax, 4096 x 1024", 0.8, softmax),
    Case("layer_norm + gelu, 4096 x 1024", 0.8, layer_norm_gelu),
    Case("masked softmax + dropout, 64 x 256 x 256", 0.9, masked_softmax,
         compare=same_but_for_zeros),
    Case("RMSNorm + residual, 4096 x 1024", 0.9, rms_norm),
    Case("Adam, 50 tensors of 256 x 256", 0.9, adam),
    Case("attention, 1 x 8 x 2048 x 64", 1.0, attention(False), "torch"),
    Case("causal attention, 1 x 8 x 2048 x 64", 1.0, attention(True), "torch"),
    Case("encoder layer, inference", 0.95, encoder_inference),
    Case("encoder layer, training", 0.95, encoder_training),
    Case("MLP and Adam, training", 0.95, mlp_training),
]  # fmt: skip
