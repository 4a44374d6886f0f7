"""Programs as users write them: ordinary Python around operators. `CASES` is what a runner takes.

Each case is (name, make): make() returns the function and the arguments of its calls, one tuple
per call; the runner goes round them. Subjects are those of public tutorials (training loops,
schedules, Array API code, small models), in words of our own.
"""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import logging
import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import core

Case = tuple[Callable[..., Any], list[tuple[Any, ...]]]
log = logging.getLogger("user_cases")
N = 256


def _x(*shape: int) -> core.Tensor:
    count = math.prod(shape)
    return core.reshape(core.arange(count, dtype=core.float32) / count - 0.5, shape)


# ---- numbers -----------------------------------------------------------------------------------
def changing_float() -> Case:
    x = _x(N, N)
    return (lambda x, s: x * s + 1), [(x, 0.5 + 0.125 * i) for i in range(32)]


def changing_step_counter() -> Case:
    def debiased(m: core.Tensor, v: core.Tensor, step: int, beta: float = 0.9) -> core.Tensor:
        correction = 1 - beta**step
        return (m / correction) / (core.sqrt(v / correction) + 1e-8)

    m = _x(N, N)
    return debiased, [(m, m * m, k) for k in range(1, 33)]


def branch_on_number() -> Case:
    def scaled(x: core.Tensor, s: float) -> core.Tensor:
        return core.tanh(x * s) if s > 0 else core.exp(x) + s

    return scaled, [(_x(N, N), 0.25 * i - 1) for i in range(9)]


def attribute_that_changes() -> Case:
    class Schedule:
        def __init__(self) -> None:
            self.lr = 0.1

        def step(self, p: core.Tensor, g: core.Tensor) -> core.Tensor:
            return p - self.lr * (g + 0.01 * p)

    schedule = Schedule()

    def train(p: core.Tensor, g: core.Tensor, lr: float) -> core.Tensor:
        return schedule.step(p, g)

    p = _x(N, N)
    return train, [(p, p, 0.1 / (k + 1)) for k in range(16)]


# ---- namespaces --------------------------------------------------------------------------------
def namespace_argument() -> Case:
    return (lambda xp, x: xp.sum(xp.exp(x) * 2 + 1)), [(core, _x(N, N))]


def array_namespace_method() -> Case:
    def standardize(x: core.Tensor) -> core.Tensor:
        xp = x.__array_namespace__()
        return (x - xp.mean(x, axis=0)) / (xp.std(x, axis=0) + 1e-6)

    return standardize, [(_x(N, N),)]


def module_alias() -> Case:
    def log_sum_exp(x: core.Tensor, xp: Any = core) -> core.Tensor:
        top = xp.max(x, axis=-1, keepdims=True)
        return xp.squeeze(top, axis=-1) + xp.log(xp.sum(xp.exp(x - top), axis=-1))

    return log_sum_exp, [(_x(N, N),)]


# ---- structures --------------------------------------------------------------------------------
@dataclasses.dataclass
class Settings:
    scale: float = 0.5
    shift: float = 1.0
    names: tuple[str, ...] = ("a", "b")


@dataclasses.dataclass
class Dense:
    weight: core.Tensor
    bias: core.Tensor

    def __call__(self, x: core.Tensor) -> core.Tensor:
        return x @ self.weight + self.bias


class Batch(NamedTuple):
    inputs: core.Tensor
    targets: core.Tensor


class Carry(NamedTuple):
    value: core.Tensor
    total: core.Tensor


def dataclass_settings() -> Case:
    settings = Settings()
    return (lambda x: core.gelu(x * settings.scale + settings.shift) * 2), [(_x(N, N),)]


def dataclass_argument() -> Case:
    def apply(settings: Settings, x: core.Tensor) -> core.Tensor:
        return core.gelu(x * settings.scale + settings.shift) * 2

    return apply, [(Settings(), _x(N, N))]


def named_tuple_argument() -> Case:
    def loss(batch: Batch) -> core.Tensor:
        return core.mean((core.tanh(batch.inputs) - batch.targets) ** 2)

    return loss, [(Batch(_x(N, N), _x(N, N) * 2),)]


def named_tuple_result() -> Case:
    def step(carry: Carry, x: core.Tensor) -> Carry:
        value = core.tanh(carry.value + x)
        return Carry(value, carry.total * 0.9 + value * 0.1)

    x = _x(N, N)
    return step, [(Carry(x, x * 0), x)]


def dict_of_parameters() -> Case:
    def forward(params: dict[str, core.Tensor], x: core.Tensor) -> core.Tensor:
        for k in range(2):
            x = core.relu(x @ params[f"w{k}"] + params[f"b{k}"])
        return x

    params = {f"w{k}": _x(64, 64) for k in range(2)} | {f"b{k}": _x(64) for k in range(2)}
    return forward, [(params, _x(N, 64))]


def update_of_dict() -> Case:
    def update(params: dict[str, core.Tensor], grads: dict[str, core.Tensor]) -> Any:
        return {name: p - 0.1 * grads[name] for name, p in params.items()}

    params = {name: _x(N, 64) for name in "abcd"}
    return update, [(params, params)]


# ---- Python ------------------------------------------------------------------------------------
def generator_expression() -> Case:
    def total(*xs: core.Tensor) -> core.Tensor:
        parts = (core.exp(x) * w for x, w in zip(xs, (0.1, 0.2, 0.7), strict=True))
        return functools.reduce(lambda a, b: a + b, parts)

    return total, [(_x(N, N), _x(N, N), _x(N, N))]


def _pieces(x: core.Tensor, count: int) -> Iterator[core.Tensor]:
    for k in range(count):
        yield x[k::count] * (k + 1)


def generator_function() -> Case:
    def combined(x: core.Tensor) -> core.Tensor:
        return sum(core.tanh(piece) for piece in _pieces(x, 4))

    return combined, [(_x(N, N),)]


def no_grad_block() -> Case:
    def evaluate(x: core.Tensor, w: core.Tensor) -> core.Tensor:
        with core.no_grad():
            return core.softmax(core.tanh(x * w), axis=-1)

    return evaluate, [(_x(N, N), _x(N, N).requires_grad_())]


@contextlib.contextmanager
def _scope(name: str) -> Iterator[str]:
    yield f"scope {name}"


def own_context_manager() -> Case:
    def forward(x: core.Tensor) -> core.Tensor:
        with _scope("first"):
            x = core.tanh(x) * 2
        with _scope("second"):
            return core.exp(x) - 1

    return forward, [(_x(N, N),)]


def property_of_model() -> Case:
    class Scaled:
        def __init__(self) -> None:
            self.weight = _x(64, 64)
            self.fan_in = 64

        @property
        def scale(self) -> float:
            return 1 / math.sqrt(self.fan_in)

        def __call__(self, x: core.Tensor) -> core.Tensor:
            return core.relu(x @ self.weight * self.scale)

    return Scaled(), [(_x(N, 64),)]


def partial_function() -> Case:
    def activate(x: core.Tensor, slope: float, axis: int) -> core.Tensor:
        return core.softmax(core.leaky_relu(x, slope), axis=axis)

    return functools.partial(activate, slope=0.1, axis=-1), [(_x(N, N),)]


def _checked(fn: Callable[..., core.Tensor]) -> Callable[..., core.Tensor]:
    @functools.wraps(fn)
    def wrapper(*args: Any, **kwargs: Any) -> core.Tensor:
        assert all(a.ndim == 2 for a in args if isinstance(a, core.Tensor)), "matrices"
        return fn(*args, **kwargs)

    return wrapper


def decorated_function() -> Case:
    @_checked
    def distance(x: core.Tensor, y: core.Tensor) -> core.Tensor:
        return core.sqrt(core.sum((x - y) ** 2, axis=1) + 1e-6)

    return distance, [(_x(N, N), _x(N, N) * 2)]


class Module:
    """A user's own base class of models."""

    training = False

    def __call__(self, *args: Any) -> Any:
        return self.forward(*args)

    def parameters(self) -> list[core.Tensor]:
        return [v for v in vars(self).values() if isinstance(v, core.Tensor)]


class Linear(Module):
    def __init__(self, n: int, m: int) -> None:
        self.weight, self.bias = _x(n, m), _x(m)

    def forward(self, x: core.Tensor) -> core.Tensor:
        return x @ self.weight + self.bias


class Sequential(Module):
    def __init__(self, *layers: Callable[..., Any]) -> None:
        self.layers = list(layers)

    def forward(self, x: core.Tensor) -> core.Tensor:
        for layer in self.layers:
            x = layer(x)
        return x


def own_modules() -> Case:
    return Sequential(Linear(64, 64), core.relu, Linear(64, 64), core.tanh), [(_x(N, 64),)]


def dataclass_model() -> Case:
    layers = [Dense(_x(64, 64), _x(64)) for _ in range(3)]
    return (lambda x: functools.reduce(lambda h, f: core.relu(f(h)), layers, x)), [(_x(N, 64),)]


def texts_and_logging() -> Case:
    def forward(x: core.Tensor) -> core.Tensor:
        log.debug("shape %s", x.shape)
        name = f"layer {x.shape[0]}x{x.shape[1]}".upper().replace("X", "x")
        assert name.startswith("LAYER"), name
        return core.tanh(x) * len(name.split())

    return forward, [(_x(N, N),)]


def numbers_of_python() -> Case:
    def weighted(x: core.Tensor) -> core.Tensor:
        weights = [math.exp(-k) for k in range(4)]
        norm = sum(weights)
        low, high = min(weights) / norm, max(weights) / norm
        order = sorted(range(4), key=lambda k: -weights[k])
        parts = [x * (weights[k] / norm) + i for i, k in enumerate(order)]
        assert any(w > low for w in weights) and all(w > 0 for w in weights)
        return core.clip(parts[0] + parts[1] + parts[2] + parts[3], low, high)

    return weighted, [(_x(N, N),)]


def match_statement() -> Case:
    def reduce(x: core.Tensor, how: str, weight: float | None = None) -> core.Tensor:
        match how:
            case "mean":
                y = core.mean(core.exp(x), axis=-1)
            case "sum":
                y = core.sum(core.exp(x), axis=-1)
            case _:
                raise ValueError(how)
        return y if weight is None else y * weight

    return reduce, [(_x(N, N), "mean"), (_x(N, N), "sum")]


# ---- what splits -------------------------------------------------------------------------------
def reads_a_value() -> Case:
    def clipped(x: core.Tensor) -> core.Tensor:
        norm = float(core.sqrt(core.sum(x * x)))
        return x * (1.0 / norm) if norm > 1.0 else x + 0

    return clipped, [(_x(N, N),)]


def tiny_and_split() -> Case:
    def newton(x: core.Tensor) -> core.Tensor:
        for _ in range(3):
            x = x - (x * x - 2) / (2 * x)
            if abs(x.item() ** 2 - 2) < 1e-6:
                break
        return x

    return newton, [(core.asarray(1.5),)]


def history_kept_outside() -> Case:
    history: list[tuple[int, ...]] = []

    def forward(x: core.Tensor) -> core.Tensor:
        history[:] = [x.shape]
        return core.tanh(x) * 2 + 1

    return forward, [(_x(N, N),)]


def counts_its_calls() -> Case:
    state = {"calls": 0}

    def forward(x: core.Tensor) -> core.Tensor:
        state["calls"] += 1
        return core.exp(x * 0.5) + 1

    return forward, [(_x(N, N),)]


CASES: list[tuple[str, Callable[[], Case]]] = [
    (make.__name__.replace("_", " "), make)
    for make in (
        changing_float, changing_step_counter, branch_on_number, attribute_that_changes,
        namespace_argument, array_namespace_method, module_alias, dataclass_settings,
        dataclass_argument, named_tuple_argument, named_tuple_result, dict_of_parameters,
        update_of_dict, generator_expression, generator_function, no_grad_block,
        own_context_manager, property_of_model, partial_function, decorated_function, own_modules,
        dataclass_model, texts_and_logging, numbers_of_python, match_statement, reads_a_value,
        tiny_and_split, history_kept_outside, counts_its_calls,
    )
]  # fmt: skip
