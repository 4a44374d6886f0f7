"""Programs of transforms as users of JAX write them. `CASES` is what compile_users.py takes.

Each case is (name, make): make(lib) gives a function and its arguments, with `Core()`, `Jax()` or
`Torch()` for lib. Subjects are those of public tutorials, in words of our own.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any

import numpy

import core

Case = tuple[Callable[..., Any], tuple[Any, ...]]
Params = dict[str, Any]


class Core:
    """core: tensors of given numbers, functions of tensors, and transforms."""

    def __init__(self) -> None:
        self.np, self.func = core, core.func
        self._random = numpy.random.default_rng(0)

    def random(self, *shape: int, scale: float = 1.0) -> Any:
        return self.array((self._random.standard_normal(shape) * scale).astype("float32"))

    def labels(self, count: int, classes: int) -> Any:
        return self.array(self._random.integers(0, classes, count).astype("int32"))

    def array(self, numbers: Any) -> Any:
        return core.asarray(numbers)

    def vmap(self, function: Callable[..., Any], axes: Sequence[int | None]) -> Any:
        return core.func.vmap(function, in_dims=tuple(axes))

    def cross_entropy(self, logits: Any, labels: Any) -> Any:
        return core.cross_entropy(logits, labels)

    def solve(self, a: Any, b: Any) -> Any:
        return core.linalg.solve(a, b)


class Jax(Core):
    """The same of JAX."""

    def __init__(self) -> None:
        import jax

        super().__init__()
        self.np, self.func = jax.numpy, jax

    def array(self, numbers: Any) -> Any:
        return self.np.asarray(numbers)

    def vmap(self, function: Callable[..., Any], axes: Sequence[int | None]) -> Any:
        return self.func.vmap(function, in_axes=tuple(axes))

    def cross_entropy(self, logits: Any, labels: Any) -> Any:
        logs = self.func.nn.log_softmax(logits, axis=-1)
        return -self.np.take_along_axis(logs, labels[:, None], axis=-1).mean()

    def solve(self, a: Any, b: Any) -> Any:
        return self.np.linalg.solve(a, b)


class Torch(Core):
    """The same of PyTorch."""

    def __init__(self) -> None:
        import torch

        super().__init__()
        self.np, self.func = torch, TorchTransforms(torch.func)

    def array(self, numbers: Any) -> Any:
        return self.np.tensor(numbers, dtype=self.np.int64 if numbers.dtype == "int32" else None)

    def vmap(self, function: Callable[..., Any], axes: Sequence[int | None]) -> Any:
        return self.func.vmap(function, in_dims=tuple(axes))

    def cross_entropy(self, logits: Any, labels: Any) -> Any:
        return self.np.nn.functional.cross_entropy(logits, labels)

    def solve(self, a: Any, b: Any) -> Any:
        return self.np.linalg.solve(a, b)


class TorchTransforms:
    """torch.func, with the one name that differs."""

    def __init__(self, func: Any) -> None:
        self._func = func

    def __getattr__(self, name: str) -> Any:
        return getattr(self._func, name)

    def value_and_grad(self, function: Callable[..., Any]) -> Callable[..., Any]:
        both = self._func.grad_and_value(function)
        return lambda *args: tuple(reversed(both(*args)))


def mlp(lib: Core, *sizes: int) -> Params:
    params: Params = {}
    for k, (rows, columns) in enumerate(itertools.pairwise(sizes)):
        params[f"w{k}"] = lib.random(rows, columns, scale=rows**-0.5)
        params[f"b{k}"] = lib.random(columns, scale=0.1)
    return params


def network(lib: Core) -> Callable[[Params, Any], Any]:
    tanh = lib.np.tanh

    def forward(params: Params, x: Any) -> Any:
        return tanh(x @ params["w0"] + params["b0"]) @ params["w1"] + params["b1"]

    return forward


# ---- gradients ---------------------------------------------------------------------------------
def gradient_of_a_layer(lib: Core) -> Case:
    np, func = lib.np, lib.func
    x = lib.random(64, 32)
    return func.grad(lambda w: np.tanh(x @ w).sum()), (lib.random(32, 16),)


def value_and_grad_of_an_mlp(lib: Core) -> Case:
    forward = network(lib)
    cross_entropy = lib.cross_entropy
    func = lib.func

    def loss(params: Params, x: Any, y: Any) -> Any:
        return cross_entropy(forward(params, x), y)

    args = mlp(lib, 32, 64, 10), lib.random(64, 32), lib.labels(64, 10)
    return func.value_and_grad(loss), args


def sgd_in_function_style(lib: Core) -> Case:
    forward = network(lib)
    cross_entropy = lib.cross_entropy
    func = lib.func

    def loss(params: Params, x: Any, y: Any) -> Any:
        return cross_entropy(forward(params, x), y)

    def step(params: Params, batch: tuple[Any, Any]) -> tuple[Params, Any]:
        value, slopes = func.value_and_grad(loss)(params, *batch)
        return {name: p - 0.1 * slopes[name] for name, p in params.items()}, value

    return step, (mlp(lib, 32, 64, 10), (lib.random(64, 32), lib.labels(64, 10)))


def logistic_regression(lib: Core) -> Case:
    np, func = lib.np, lib.func

    def loss(w: Any, b: Any, x: Any, y: Any) -> Any:
        p = 1 / (1 + np.exp(-(x @ w + b)))
        return -np.mean(np.log(p * y + (1 - p) * (1 - y)))

    y = lib.array((numpy.arange(128) % 2).astype("float32"))
    args = lib.random(8), lib.random(), lib.random(128, 8), y
    return func.grad(loss, argnums=(0, 1)), args


def gradient_of_a_gradient(lib: Core) -> Case:
    np, func = lib.np, lib.func
    slope = func.grad(lambda x: np.sin(x) * x * x)
    return func.grad(slope), (lib.random(),)


def gradient_penalty(lib: Core) -> Case:
    forward = network(lib)
    func = lib.func
    params = mlp(lib, 16, 32, 1)

    def penalty(params: Params, x: Any) -> Any:
        slopes = func.grad(lambda x: forward(params, x).sum())(x)
        return ((slopes * slopes).sum(axis=-1) - 1.0).mean() ** 2

    return func.grad(penalty), (params, lib.random(32, 16))


# ---- second derivatives ------------------------------------------------------------------------
def hessian_of_a_sum(lib: Core) -> Case:
    np, func = lib.np, lib.func
    return func.hessian(lambda v: np.tanh(v).sum() ** 2), (lib.random(16),)


def newton_step(lib: Core) -> Case:
    np, func, solve = lib.np, lib.func, lib.solve

    def objective(v: Any) -> Any:
        return (np.cosh(v) + 0.1 * v * v).sum()

    def step(v: Any) -> Any:
        curvature = func.hessian(objective)(v)
        return v - solve(curvature, func.grad(objective)(v))

    return step, (lib.random(12),)


def hessian_vector_product(lib: Core) -> Case:
    np, func = lib.np, lib.func

    def objective(v: Any) -> Any:
        return (np.sin(v) * v * v).sum()

    def product(v: Any, direction: Any) -> Any:
        return func.jvp(func.grad(objective), (v,), (direction,))[1]

    return product, (lib.random(1000), lib.random(1000))


# ---- Jacobians, directions, batches ------------------------------------------------------------
def directional_derivative(lib: Core) -> Case:
    forward = network(lib)
    func = lib.func
    params = mlp(lib, 32, 64, 10)

    def along(x: Any, direction: Any) -> tuple[Any, Any]:
        return func.jvp(lambda x: forward(params, x), (x,), (direction,))

    return along, (lib.random(64, 32), lib.random(64, 32))


def jacobian_of_an_mlp(lib: Core) -> Case:
    forward = network(lib)
    func = lib.func
    params = mlp(lib, 16, 32, 8)
    return func.jacrev(lambda x: forward(params, x)), (lib.random(16),)


def forward_jacobian_of_an_mlp(lib: Core) -> Case:
    forward = network(lib)
    func = lib.func
    params = mlp(lib, 8, 32, 16)
    return func.jacfwd(lambda x: forward(params, x)), (lib.random(8),)


def batch_of_a_function_of_one(lib: Core) -> Case:
    np = lib.np

    def normalized(row: Any) -> Any:
        centered = row - row.mean()
        return centered / np.sqrt((centered * centered).mean() + 1e-5)

    return lib.vmap(normalized, [0]), (lib.random(128, 64),)


def gradients_of_each_sample(lib: Core) -> Case:
    forward = network(lib)
    cross_entropy = lib.cross_entropy
    func = lib.func

    def loss(params: Params, x: Any, y: Any) -> Any:
        return cross_entropy(forward(params, x[None]), y[None])

    each = lib.vmap(func.grad(loss), [None, 0, 0])
    return each, (mlp(lib, 16, 32, 10), lib.random(32, 16), lib.labels(32, 10))


def distances_of_all_pairs(lib: Core) -> Case:
    np = lib.np

    def distance(a: Any, b: Any) -> Any:
        return np.sqrt(((a - b) * (a - b)).sum() + 1e-6)

    return lib.vmap(lib.vmap(distance, [None, 0]), [0, None]), (
        lib.random(48, 8),
        lib.random(64, 8),
    )


CASES: list[tuple[str, Callable[[Core], Case]]] = [
    (make.__name__, make)
    for make in (
        gradient_of_a_layer,
        value_and_grad_of_an_mlp,
        sgd_in_function_style,
        logistic_regression,
        gradient_of_a_gradient,
        gradient_penalty,
        hessian_of_a_sum,
        newton_step,
        hessian_vector_product,
        directional_derivative,
        jacobian_of_an_mlp,
        forward_jacobian_of_an_mlp,
        batch_of_a_function_of_one,
        gradients_of_each_sample,
        distances_of_all_pairs,
    )
]
