"""Array programs: the subjects of JAX's and NumPy's tutorials, in words of our own."""

from __future__ import annotations

from typing import Any

import core
from core import func

from .registry import Case, integers, normal, program, weight


@program
def selu_of_a_million() -> Case:
    def selu(x: Any, alpha: float = 1.67, scale: float = 1.05) -> Any:
        return scale * core.where(x > 0, x, alpha * core.exp(x) - alpha)

    return selu, [(normal(1_000_000),)]


@program
def gradient_of_summed_sigmoids() -> Case:
    return func.grad(lambda x: core.sum(1.0 / (1.0 + core.exp(-x)))), [(normal(3),)]


@program
def logistic_regression_update() -> Case:
    def predict(w: Any, b: Any, x: Any) -> Any:
        return 0.5 * (core.tanh((x @ w + b) / 2) + 1)

    def loss(w: Any, b: Any, x: Any, y: Any) -> Any:
        p = predict(w, b, x)
        return -core.sum(core.log(p * y + (1 - p) * (1 - y)))

    def update(w: Any, b: Any, x: Any, y: Any, rate: float) -> Any:
        dw, db = func.grad(loss, argnums=(0, 1))(w, b, x, y)
        return w - rate * dw, b - rate * db

    y = core.astype(integers(2, 64), core.float32)
    return update, [(weight(3), core.zeros(()), normal(64, 3), y, r) for r in (0.1, 0.05, 0.025)]


@program
def hessian_vector_product() -> Case:
    def f(x: Any) -> Any:
        return core.tanh(x).sum() * core.sum(x**3)

    def hvp(x: Any, v: Any) -> Any:
        return func.grad(lambda x: core.vdot(func.grad(f)(x), v))(x)

    return hvp, [(normal(30), normal(30))]


@program
def jacobian_and_hessian() -> Case:
    w = weight(4)

    def both(x: Any) -> Any:
        f = lambda x: core.sigmoid(core.stack([core.vdot(w, x), core.sum(x * x)]))  # noqa: E731
        return func.jacfwd(f)(x), func.hessian(lambda x: f(x).sum())(x)

    return both, [(normal(4),)]


@program
def gradients_of_each_example() -> Case:
    def loss(w: Any, x: Any, y: Any) -> Any:
        return (core.tanh(x @ w) - y) ** 2

    each = func.vmap(func.grad(loss), in_dims=(None, 0, 0))
    return each, [(weight(16), normal(32, 16), normal(32))]


@program
def square_root_by_newton() -> Case:
    def root(a: Any) -> Any:
        def unfinished(state: Any) -> Any:
            x, step = state
            return (core.abs(x * x - a).max() > 1e-4) & (step < 50)

        def improve(state: Any) -> Any:
            x, step = state
            return 0.5 * (x + a / x), step + 1

        return core.while_loop(
            unfinished, improve, (core.ones_like(a), core.zeros((), dtype=core.int64))
        )[0]

    return root, [(core.abs(normal(64)) + 1,)]


@program
def running_average_by_scan() -> Case:
    def smooth(xs: Any, keep: float) -> Any:
        def step(mean: Any, x: Any) -> Any:
            mean = keep * mean + (1 - keep) * x
            return mean, mean

        return core.scan(step, core.zeros_like(xs[0]), xs)

    return smooth, [(normal(200, 8), keep) for keep in (0.9, 0.95, 0.99)]


@program
def convolution_by_vmap() -> Case:
    def convolve(x: Any, w: Any) -> Any:
        windows = core.stack([x[i : i + 5] for i in range(60)])
        return func.vmap(lambda window: core.vdot(window, w))(windows)

    return convolve, [(normal(64), normal(5))]


@program
def distances_of_all_pairs() -> Case:
    def distances(a: Any, b: Any) -> Any:
        return core.sqrt(((a[:, None, :] - b[None, :, :]) ** 2).sum(-1) + 1e-12)

    return distances, [(normal(128, 16), normal(96, 16))]


@program
def largest_eigenvalue_by_power_iteration() -> Case:
    def largest(a: Any, v: Any) -> Any:
        def step(_: Any, v: Any) -> Any:
            v = a @ v
            return v / core.linalg.vector_norm(v)

        v = core.fori_loop(0, 50, step, v)
        return v @ (a @ v), v

    root = normal(32, 32)
    return largest, [(root @ root.T, core.ones(32))]


@program
def step_of_k_means() -> Case:
    def step(points: Any, centres: Any) -> Any:
        nearest = core.argmin(((points[:, None] - centres) ** 2).sum(-1), axis=1)
        member = core.one_hot(nearest, centres.shape[0]).astype(core.float32)
        return (member.T @ points) / core.maximum(member.sum(0)[:, None], 1.0)

    return step, [(normal(500, 2), normal(8, 2))]


@program
def gaussian_process_posterior() -> Case:
    def kernel(a: Any, b: Any, length: float) -> Any:
        return core.exp(-0.5 * ((a[:, None] - b[None]) / length) ** 2)

    def posterior(x: Any, y: Any, at: Any, length: float) -> Any:
        covariance = kernel(x, x, length) + 0.1 * core.eye(x.shape[0])
        across = kernel(x, at, length)
        mean = across.T @ core.linalg.solve(covariance, y)
        spread = 1.0 - (across * core.linalg.solve(covariance, across)).sum(0)
        return mean, core.sqrt(core.maximum(spread, 1e-9))

    return posterior, [(normal(40), normal(40), normal(60), s) for s in (0.5, 0.7, 1.1)]


@program
def pendulum_by_runge_kutta() -> Case:
    def simulate(state: Any, dt: float) -> Any:
        def velocity(s: Any) -> Any:
            return core.stack([s[1], -core.sin(s[0])])

        def step(s: Any, _: Any) -> Any:
            k1 = velocity(s)
            k2 = velocity(s + dt / 2 * k1)
            k3 = velocity(s + dt / 2 * k2)
            k4 = velocity(s + dt * k3)
            s = s + dt / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
            return s, s

        return core.scan(step, state, core.zeros(300))[1]

    return simulate, [(core.asarray([1.0, 0.0]), dt) for dt in (0.01, 0.02)]


@program
def heat_on_a_plate() -> Case:
    def simulate(u: Any) -> Any:
        def step(_: Any, u: Any) -> Any:
            around = (
                core.roll(u, 1, 0) + core.roll(u, -1, 0) + core.roll(u, 1, 1) + core.roll(u, -1, 1)
            )
            return u + 0.1 * (around - 4 * u)

        return core.fori_loop(0, 20, step, u)

    return simulate, [(normal(64, 64),)]


@program
def game_of_life() -> Case:
    def generation(board: Any) -> Any:
        alive = board.astype(core.int32)
        count = sum(
            core.roll(core.roll(alive, i, 0), j, 1)
            for i in (-1, 0, 1)
            for j in (-1, 0, 1)
            if (i, j) != (0, 0)
        )
        return (count == 3) | (board & (count == 2))

    return generation, [(integers(2, 96, 96).astype(core.bool),)]


@program
def mandelbrot() -> Case:
    def escape_times(re: Any, im: Any) -> Any:
        zr, zi, count = core.zeros_like(re), core.zeros_like(re), core.zeros_like(re)
        for _ in range(25):
            zr, zi = zr * zr - zi * zi + re, 2 * zr * zi + im
            count = count + (zr * zr + zi * zi < 4).astype(core.float32)
            zr, zi = core.clip(zr, -1e6, 1e6), core.clip(zi, -1e6, 1e6)
        return count

    im, re = core.meshgrid(core.linspace(-1, 1, 80), core.linspace(-2, 1, 120), indexing="ij")
    return escape_times, [(re, im)]


@program
def pi_by_monte_carlo() -> Case:
    def estimate() -> Any:
        points = core.rand(2, 20_000)
        return 4 * (core.sum(points**2, axis=0) < 1).astype(core.float32).mean()

    return estimate, [()]


@program
def gumbel_sampling() -> Case:
    def sample(logits: Any) -> Any:
        noise = -core.log(-core.log(core.rand_like(logits) + 1e-9) + 1e-9)
        return core.argmax(logits + noise, axis=-1)

    return sample, [(normal(64, 100),)]


@program
def low_pass_filter() -> Case:
    def smooth(x: Any) -> Any:
        spectrum = core.fft.rfft(x)
        keep = core.arange(spectrum.shape[-1]) < 20
        return core.fft.irfft(spectrum * keep, n=x.shape[-1])

    return smooth, [(normal(4, 256),)]


@program
def contraction_by_einsum() -> Case:
    def bilinear(a: Any, w: Any, b: Any) -> Any:
        return core.einsum("bi,oij,bj->bo", a, w, b)

    return bilinear, [(normal(32, 12), normal(6, 12, 10), normal(32, 10))]


@program
def standardize_and_whiten() -> Case:
    def whiten(x: Any) -> Any:
        x = (x - x.mean(0)) / (x.std(0) + 1e-6)
        covariance = x.T @ x / x.shape[0]
        values, vectors = core.linalg.eigh(covariance)
        return x @ vectors / core.sqrt(core.maximum(values, 1e-6))

    return whiten, [(normal(200, 10),)]


@program
def median_of_sorted_columns() -> Case:
    def robust(x: Any) -> Any:
        ordered = core.sort(x, axis=0)
        middle = ordered[x.shape[0] // 2]
        deviation = core.sort(core.abs(x - middle), axis=0)[x.shape[0] // 2]
        return (x - middle) / (1.4826 * deviation + 1e-6)

    return robust, [(normal(101, 20),)]


@program
def rosenbrock_by_gradient_descent() -> Case:
    def rosenbrock(x: Any) -> Any:
        return core.sum(100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2)

    def descend(x: Any) -> Any:
        return core.fori_loop(0, 30, lambda _, x: x - 1e-3 * func.grad(rosenbrock)(x), x)

    return descend, [(normal(10),)]


@program
def importance_weights() -> Case:
    def resample_weights(log_weights: Any) -> dict[str, Any]:
        normalized = log_weights - core.logsumexp(log_weights, axis=-1, keepdims=True)
        weights = core.exp(normalized)
        return {
            "weights": weights,
            "size": 1 / (weights**2).sum(-1),
            "cdf": core.cumulative_sum(weights, axis=-1),
        }

    return resample_weights, [(normal(16, 1000),)]


@program
def black_scholes_greeks() -> Case:
    def price(spot: Any, strike: Any, rate: float, volatility: Any, years: Any) -> Any:
        d1 = (core.log(spot / strike) + (rate + volatility**2 / 2) * years) / (
            volatility * core.sqrt(years)
        )
        d2 = d1 - volatility * core.sqrt(years)
        return (spot * core.ndtr(d1) - strike * core.exp(-rate * years) * core.ndtr(d2)).sum()

    greeks = func.grad(price, argnums=(0, 3, 4))
    positive = lambda n: core.abs(normal(n)) + 1  # noqa: E731
    return greeks, [
        (positive(100), positive(100), r, positive(100) / 10, positive(100))
        for r in (0.01, 0.02, 0.03)
    ]
