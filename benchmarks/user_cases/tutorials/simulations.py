"""Simulations, filters, searches and sampling loops, as a stranger would wrap them."""

from __future__ import annotations

from typing import Any

import numpy

import core
from core import func

from .registry import Case, integers, normal, program, weight


@program
def beam_search() -> Case:
    vocabulary, width, beams, length = 50, 16, 4, 8
    table, w, out = normal(vocabulary, width), weight(2 * width, width), weight(width, vocabulary)

    def search(start: Any) -> tuple[Any, Any]:
        batch = start.shape[0]
        state = core.broadcast_to(start[:, None, :], (batch, beams, width))
        tokens = core.zeros((batch, beams), dtype=core.int64)
        scores = core.full((batch, beams), -1e9)
        scores[:, 0] = 0.0
        history: list[Any] = []
        for _ in range(length):
            state = core.tanh(core.concat([state, table[tokens]], axis=-1) @ w)
            logp = core.log_softmax(state @ out, axis=-1) + scores[..., None]
            scores, best = core.topk(logp.reshape((batch, -1)), beams)
            parent, tokens = best // vocabulary, best % vocabulary
            at = core.broadcast_to(parent[..., None], state.shape)
            state = core.take_along_axis(state, at, axis=1)
            history = [core.take_along_axis(h, parent, axis=1) for h in history] + [tokens]
        return core.stack(history, axis=-1), scores

    return search, [(normal(6, width),)]


@program
def k_means_until_it_stands() -> Case:
    def fit(points: Any, k: int = 5, tol: float = 1e-4, steps: int = 20) -> tuple[Any, Any]:
        centers = points[:k].clone()
        for _ in range(steps):
            distances = ((points[:, None, :] - centers[None]) ** 2).sum(axis=-1)
            labels = core.argmin(distances, axis=1)
            member = core.astype(core.one_hot(labels, k), core.float32)
            new = member.T @ points / core.clip(member.sum(axis=0), min=1.0)[:, None]
            shift = core.linalg.vector_norm(new - centers)
            centers = new
            if shift < tol:
                break
        return centers, labels

    return fit, [(normal(300, 3),)]


@program
def kalman_filter() -> Case:
    dt = 0.1
    f = core.asarray(numpy.array([[1, dt], [0, 1]], numpy.float32))
    h = core.asarray(numpy.array([[1.0, 0.0]], numpy.float32))
    q, r = 0.01 * core.eye(2), 0.5 * core.eye(1)

    def filtered(observations: Any) -> tuple[Any, Any]:
        def step(carry: Any, z: Any) -> Any:
            x, p = carry
            x, p = f @ x, f @ p @ f.T + q
            s = h @ p @ h.T + r
            gain = core.linalg.solve(s, h @ p).T
            x = x + gain @ (z - h @ x)
            p = (core.eye(2) - gain @ h) @ p
            return (x, p), (x, core.linalg.slogdet(s)[1])

        _, (xs, logdets) = core.scan(step, (core.zeros(2), core.eye(2)), observations)
        return xs, logdets.sum()

    return filtered, [(normal(50, 1),)]


@program
def planets_by_leapfrog() -> Case:
    mass = core.abs(normal(24)) + 0.1

    def acceleration(x: Any, softening: float = 0.1) -> Any:
        d = x[None, :, :] - x[:, None, :]
        inverse = ((d**2).sum(axis=-1) + softening**2) ** -1.5
        return (d * (mass[None, :] * inverse)[..., None]).sum(axis=1)

    def energy(x: Any, v: Any) -> Any:
        kinetic = 0.5 * (mass * (v**2).sum(axis=1)).sum()
        distance = core.sqrt(((x[:, None] - x[None]) ** 2).sum(axis=-1) + 0.01)
        pairs = core.triu(mass[:, None] * mass[None] / distance, k=1)
        return kinetic - pairs.sum()

    def simulate(x: Any, v: Any, dt: float) -> tuple[Any, Any, list[Any]]:
        a, energies = acceleration(x), []
        for n in range(20):
            v = v + 0.5 * dt * a
            x = x + dt * v
            a = acceleration(x)
            v = v + 0.5 * dt * a
            if n % 5 == 0:
                energies.append(energy(x, v))
        return x, v, energies

    return simulate, [(normal(24, 3), normal(24, 3, scale=0.1), dt) for dt in (0.01, 0.005)]


@program
def wave_on_a_string() -> Case:
    def wave(u: Any, steps: int = 40, c: float = 0.5) -> Any:
        old, u = u.clone(), u.clone()
        for t in range(steps):
            new = core.zeros_like(u)
            new[1:-1] = 2 * u[1:-1] - old[1:-1] + c**2 * (u[2:] - 2 * u[1:-1] + u[:-2])
            new[0] = numpy.sin(0.1 * t)
            old, u = u, new
        return u

    return wave, [(normal(1000),)]


@program
def potential_by_relaxation() -> Case:
    def solve(charge: Any, tol: float = 1e-3) -> tuple[Any, Any]:
        inner = (slice(1, -1), slice(1, -1))

        def sweep(state: Any) -> Any:
            u, _, n = state
            around = u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:]
            new = core.pad(0.25 * (around - charge[inner]), (1, 1, 1, 1))
            return new, core.abs(new - u).max(), n + 1

        going = lambda s: (s[1] > tol) & (s[2] < 100)  # noqa: E731
        u, _, n = core.while_loop(
            going, sweep, (core.zeros_like(charge), core.asarray(1e9, dtype=core.float32), 0)
        )
        return u, n

    return solve, [(normal(40, 40),)]


@program
def neural_differential_equation() -> Case:
    params = [weight(2, 32), core.zeros(32), weight(32, 2), core.zeros(2)]

    def field(p: Any, y: Any, t: Any) -> Any:
        return core.tanh((y**3) @ p[0] + p[1]) @ p[2] + p[3]

    def rk4(p: Any, y: Any, t: Any, h: float) -> Any:
        k1 = field(p, y, t)
        k2 = field(p, y + h / 2 * k1, t + h / 2)
        k3 = field(p, y + h / 2 * k2, t + h / 2)
        k4 = field(p, y + h * k3, t + h)
        return y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)

    def trajectory(p: Any, y0: Any, times: Any) -> Any:
        h = 1.0 / len(times)

        def step(y: Any, t: Any) -> Any:
            y = rk4(p, y, t, h)
            return y, y

        return core.scan(step, y0, times)[1]

    def loss(p: Any, y0: Any, times: Any, target: Any) -> Any:
        return core.abs(trajectory(p, y0, times) - target).mean()

    def update(p: Any, *data: Any) -> tuple[Any, Any]:
        value, grads = func.value_and_grad(loss)(p, *data)[:2]
        return [w - 0.01 * g for w, g in zip(p, grads)], value

    return update, [(params, normal(16, 2), core.linspace(0, 1, 20), normal(20, 16, 2))]


class Cache:
    def __init__(self, batch: int, heads: int, length: int, width: int) -> None:
        self.k = core.zeros((batch, heads, length, width))
        self.v = core.zeros((batch, heads, length, width))

    def update(self, position: int, k: Any, v: Any) -> tuple[Any, Any]:
        self.k[:, :, position : position + 1] = k
        self.v[:, :, position : position + 1] = v
        return self.k[:, :, : position + 1], self.v[:, :, : position + 1]


@program
def decoding_with_a_cache() -> Case:
    batch, heads, width, length = 2, 4, 64, 32
    qkv, out, cache = weight(width, 3 * width), weight(width, width), Cache(2, 4, 32, 16)

    def decode(x: Any, position: int) -> Any:
        q, k, v = (
            t.reshape((batch, 1, heads, -1)).permute_dims((0, 2, 1, 3))
            for t in core.chunk(x @ qkv, 3, axis=-1)
        )
        k, v = cache.update(position, k, v)
        weights = core.softmax(q @ k.mT / (width // heads) ** 0.5, axis=-1)
        y = (weights @ v).permute_dims((0, 2, 1, 3)).reshape((batch, 1, width))
        return x + y @ out

    return decode, [(normal(batch, 1, width), position) for position in range(length)]


@program
def denoising_sampler() -> Case:
    steps, width = 20, 32
    betas = numpy.linspace(1e-4, 0.02, steps, dtype=numpy.float32)
    alphas = 1.0 - betas
    bars = numpy.cumprod(alphas)
    w1, w2 = weight(width + 2, 64), weight(64, width)

    def model(x: Any, t: int) -> Any:
        phase = core.full((x.shape[0], 1), t / steps)
        return core.silu(core.concat([x, core.sin(phase), core.cos(phase)], axis=1) @ w1) @ w2

    @core.no_grad()
    def sample(n: int) -> Any:
        x = core.randn(n, width)
        for t in reversed(range(steps)):
            noise = model(x, t)
            x = (x - betas[t] / numpy.sqrt(1 - bars[t]) * noise) / numpy.sqrt(alphas[t])
            if t > 0:
                x = x + numpy.sqrt(betas[t]) * core.randn_like(x)
        return core.clip(x, -1, 1)

    return sample, [(64,)]


class CartPole:
    """An environment in NumPy."""

    def reset(self) -> Any:
        self.state, self.time = numpy.full(4, 0.02, numpy.float32), 0
        return self.state

    def step(self, action: int) -> tuple[Any, float, bool]:
        _, v, angle, spin = self.state
        force = 10.0 if action == 1 else -10.0
        pull = (force + 0.05 * spin**2 * numpy.sin(angle)) / 1.1
        turn = (9.8 * numpy.sin(angle) - numpy.cos(angle) * pull) / 0.65
        change = numpy.array([v, pull - 0.05 * turn * numpy.cos(angle), spin, turn])
        self.state = (self.state + 0.02 * change).astype(numpy.float32)
        self.time += 1
        return self.state, 1.0, bool(abs(self.state[2]) > 0.2 or self.time >= 30)


@program
def episode_in_a_numpy_environment() -> Case:
    env, w1, w2 = CartPole(), weight(4, 16), weight(16, 2)

    def episode(seed: int) -> tuple[Any, float]:
        core.manual_seed(seed)
        state, logps, total, done = env.reset(), [], 0.0, False
        while not done:
            logp = core.log_softmax(core.tanh(core.asarray(state) @ w1) @ w2)
            action = int(core.argmax(logp - core.log(-core.log(core.rand(2)))))
            logps.append(logp[action])
            state, reward, done = env.step(action)
            total += reward
        return core.stack(logps).sum(), total

    return episode, [(seed,) for seed in (1, 2, 3)]


@program
def batch_of_augmented_images() -> Case:
    mean, std = (0.49, 0.48, 0.45), (0.2, 0.2, 0.2)

    def augment(images: Any, p: float = 0.5) -> Any:
        n, _, height, width = images.shape
        x = core.astype(images, core.float32) / 255
        flip = core.rand(n, 1, 1, 1) < p
        x = core.where(flip, core.flip(x, axis=-1), x)
        x = core.pad(x, (2, 2, 2, 2))
        top, left = core.randint(0, 5, (n,)), core.randint(0, 5, (n,))
        rows = (top[:, None] + core.arange(height))[:, None, :, None]
        columns = (left[:, None] + core.arange(width))[:, None, None, :]
        each = core.arange(n)[:, None, None, None]
        x = x[each, core.arange(3)[None, :, None, None], rows, columns]
        x = x * (0.8 + 0.4 * core.rand(n, 1, 1, 1)) + 0.02 * core.randn_like(x)
        shape = (1, 3, 1, 1)
        return (x - core.asarray(mean).reshape(shape)) / core.asarray(std).reshape(shape)

    return augment, [(core.astype(integers(256, 16, 3, 24, 24), core.uint8),)]


class EarlyStop:
    def __init__(self, patience: int = 3) -> None:
        self.patience, self.best, self.bad = patience, float("inf"), 0

    def __call__(self, loss: float) -> bool:
        if loss < self.best - 1e-4:
            self.best, self.bad = loss, 0
        else:
            self.bad += 1
        return self.bad >= self.patience


@program
def fit_with_early_stopping() -> Case:
    log: list[str] = []

    def fit(x: Any, y: Any, epochs: int = 15) -> tuple[Any, list[float]]:
        w = core.zeros(x.shape[1]).requires_grad_()
        stop, losses = EarlyStop(), []
        for epoch in range(epochs):
            loss = ((x @ w - y) ** 2).mean()
            loss.backward()
            with core.no_grad():
                w -= 0.3 * w.grad
                w.grad.zero_()
            losses.append(loss.item())
            if epoch % 5 == 0:
                log.append(f"epoch {epoch}: {losses[-1]:.4f}")
            if stop(losses[-1]):
                break
        del log[:]
        return w.detach(), losses

    return fit, [(normal(200, 8), normal(200))]


@program
def newton_by_conjugate_gradients() -> Case:
    features, labels = normal(100, 12), core.sign(normal(100))

    def objective(w: Any) -> Any:
        return core.softplus(-labels * (features @ w)).mean() + 0.05 * (w * w).sum()

    def hvp(w: Any, v: Any) -> Any:
        return func.jvp(func.grad(objective), (w,), (v,))[1]

    def newton(w: Any, steps: int = 3, inner: int = 6) -> Any:
        for _ in range(steps):
            g = func.grad(objective)(w)
            d, r = core.zeros_like(w), -g
            p, rr = r, core.vdot(r, r)
            for _ in range(inner):
                hp = hvp(w, p)
                alpha = rr / (core.vdot(p, hp) + 1e-12)
                d, r = d + alpha * p, r - alpha * hp
                new = core.vdot(r, r)
                p, rr = r + new / (rr + 1e-12) * p, new
            w = w + d
        return w, objective(w)

    return newton, [(normal(12),)]


@program
def sampled_text() -> Case:
    vocabulary, width, context = 40, 32, 12
    table, w, out = normal(vocabulary, width), weight(width, width), weight(width, vocabulary)

    def logits_of(tokens: Any) -> Any:
        h = table[tokens[:, -context:]]
        scores = core.softmax(h @ w @ h.mT / width**0.5, axis=-1)
        return (scores @ h)[:, -1] @ out

    def generate(prompt: Any, temperature: float, k: int = 10, length: int = 10) -> Any:
        tokens = prompt
        for _ in range(length):
            logits = logits_of(tokens) / temperature
            least = core.topk(logits, k)[0][:, -1:]
            logits = logits.masked_fill(logits < least, float("-inf"))
            noise = -core.log(-core.log(core.rand(*logits.shape)))
            tokens = core.concat([tokens, core.argmax(logits + noise, axis=-1)[:, None]], axis=1)
        return tokens

    return generate, [(integers(vocabulary, 4, 6), t) for t in (1.0, 0.8, 0.6)]


@program
def step_with_a_line_search() -> Case:
    a = normal(30, 30)

    def f(x: Any) -> Any:
        return ((a @ x) ** 2).sum() + core.sum(x**4)

    def minimize(x: Any, steps: int = 5) -> Any:
        for _ in range(steps):
            value, g = f(x), func.grad(f)(x)
            t, slope = 1.0, (g * g).sum()
            while f(x - t * g) > value - 1e-4 * t * slope and t > 1e-8:
                t *= 0.5
            x = x - t * g
        return x

    return minimize, [(normal(30),)]


@program
def learned_mechanics() -> Case:
    w1, w2 = weight(4, 24), weight(24, 1)

    def lagrangian(q: Any, v: Any) -> Any:
        kinetic = 0.5 * (v * v).sum()
        return kinetic + 0.1 * (core.softplus(core.concat([q, v]) @ w1) @ w2)[0]

    def acceleration(q: Any, v: Any) -> Any:
        mass = func.hessian(lagrangian, argnums=1)(q, v)
        mixed = func.jacfwd(func.grad(lagrangian, argnums=1), argnums=0)(q, v)
        return core.linalg.solve(mass, func.grad(lagrangian)(q, v) - mixed @ v)

    return func.vmap(acceleration), [(normal(32, 2), normal(32, 2))]
