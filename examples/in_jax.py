"""An operator of core inside JAX: a curve fitted under jit and grad.

    python examples/in_jax.py

`examples::spline` evaluates a cubic spline by SciPy, which JAX could neither compile nor
differentiate. As an operator of core it has a fake kernel and a gradient, and
`core.interop.jax.register` makes a JAX function of it, for jit, grad and vmap.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from scipy.interpolate import make_interp_spline

import core


def knots(count: int) -> np.ndarray:
    """Where the spline is given, from 0 to 1."""
    return np.linspace(0, 1, count)


@core.custom_op("examples::spline")
def spline(heights: core.Tensor, at: core.Tensor) -> core.Tensor:
    """The values at `at` of the cubic spline through `heights` at equal distances."""
    curve = make_interp_spline(knots(heights.shape[0]), np.asarray(heights))
    return core.asarray(curve(np.asarray(at)).astype(np.float32))


@spline.register_fake
def _(heights, at):
    return core.empty_like(at)


@core.custom_op("examples::spline_weights")
def spline_weights(at: core.Tensor, count: int) -> core.Tensor:
    """How much each height counts at each place: a spline is linear in its heights."""
    curve = make_interp_spline(knots(count), np.eye(count))
    return core.asarray(curve(np.asarray(at)).astype(np.float32))


def setup_context(ctx, inputs, output):
    ctx.heights, ctx.at = inputs


def backward(ctx, grad):  # the places are data: no gradient for them
    return core.matmul(grad, spline_weights(ctx.at, ctx.heights.shape[0])), None


spline.register_autograd(backward, setup_context=setup_context)

# This is all that it takes. From here on everything is JAX.
jax_spline = core.interop.jax.register(spline)


def patients() -> tuple[jax.Array, jax.Array]:
    """scikit-learn's 442 diabetes patients: body mass, from 0 to 1, and how the disease went on."""
    from sklearn.datasets import load_diabetes

    data = load_diabetes()
    mass, progress = data.data[:, 2], data.target
    mass = (mass - mass.min()) / (mass.max() - mass.min())
    return jnp.asarray(mass, jnp.float32), jnp.asarray(progress, jnp.float32)


def loss(heights: jax.Array, mass: jax.Array, progress: jax.Array) -> jax.Array:
    return jnp.mean((jax_spline(heights, mass) - progress) ** 2)


@jax.jit
def step(heights: jax.Array, mass: jax.Array, progress: jax.Array) -> tuple[jax.Array, jax.Array]:
    """One step of gradient descent: the loss and the new heights."""
    value, slope = jax.value_and_grad(loss)(heights, mass, progress)
    return value, heights - 0.8 * slope


def main() -> None:
    mass, progress = patients()
    heights, losses = jnp.zeros(6), []
    for _ in range(1000):
        value, heights = step(heights, mass, progress)
        losses.append(float(value))
    print(f"mean square {losses[0]:.0f} at first, {losses[-1]:.0f} after {len(losses)} steps")
    best = np.linalg.lstsq(np.asarray(spline_weights(core.asarray(np.asarray(mass)), 6)), progress)
    print("the heights that are best:", np.round(best[0]).astype(int).tolist())
    print("the heights that it found:", np.round(heights).astype(int).tolist())
    curves = jax.vmap(jax_spline, in_axes=(0, None))(jnp.stack([heights, heights / 2]), mass[:3])
    print("two curves at three places:", curves.shape)


if __name__ == "__main__":
    main()
