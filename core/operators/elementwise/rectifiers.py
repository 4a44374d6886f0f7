"""Activation functions that are piecewise: linear, constant or exponential by range."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core import ir
from core.errors import ArgumentError, ShapeError
from core.operators.definition.define import define
from core.operators.elementwise.activation import activation
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.clamping import minimum
from core.operators.elementwise.exponential import exp
from core.operators.elementwise.families import unary_samples
from core.operators.random.distributions import rand_like
from core.operators.random.generators import Generator

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from core._native import Tensor
    from core.ir.function import Value
    from core.operators.definition.samples import Sample, SampleMaker

_SELU_ALPHA, _SELU_SCALE = 1.6732632423543772, 1.0507009873554805


def _settings(body: Callable[..., Value]) -> Callable[..., Value]:
    """The body with its settings, numbers of whatever dtype, converted to that of x."""
    return lambda x, *rest: body(x, *(ir.ops.cast(value, x.dtype) for value in rest))


def _with(*settings: float) -> Callable[[SampleMaker], Iterator[Sample]]:
    """The usual samples, and one with other settings than the defaults."""

    def samples(s: SampleMaker) -> Iterator[Sample]:
        yield from unary_samples(s)
        yield s(s.t(2, 3), *settings)

    return samples


def _inside(x: Tensor, low: float, high: float, g: Tensor) -> Tensor:
    return where(x > low, where(x < high, g, 0), 0)


# ---- linear pieces -----------------------------------------------------------------------------
relu = activation(
    "relu(Tensor x)",
    rule="pointwise_real_numeric",
    body=lambda x: ir.ops.maximum(x, 0),
    reference=lambda np, x: np.maximum(x, 0),
    vjp=lambda g, result: where(result > 0, g, 0),
    jvp=lambda t_x, result: where(result > 0, t_x, 0),
    inplace=True,
    method="relu",
    dtypes="real",
    doc="""max(x, 0); its gradient at 0 is 0.

    >>> import core
    >>> core.relu(core.asarray([-1.0, 2.0])).tolist()
    [0.0, 2.0]
    """,
)

relu6 = activation(
    "relu6(Tensor x)",
    rule="pointwise_real_numeric",
    body=lambda x: ir.ops.minimum(ir.ops.maximum(x, 0), 6),
    reference=lambda np, x: np.minimum(np.maximum(x, 0), 6),
    vjp=lambda g, x: _inside(x, 0, 6, g),
    jvp=lambda t_x, x: _inside(x, 0, 6, t_x),
    inplace=True,
    dtypes="real",
    doc="""min(max(x, 0), 6).

    >>> import core
    >>> core.relu6(core.asarray([-1.0, 2.0, 7.0])).tolist()
    [0.0, 2.0, 6.0]
    """,
)

leaky_relu = activation(
    "leaky_relu(Tensor x, Scalar negative_slope=0.01)",
    rule="pointwise_real_float",
    body=_settings(lambda x, negative_slope: ir.ops.where(x > 0, x, x * negative_slope)),
    reference=lambda np, x, negative_slope: np.where(x > 0, x, x * negative_slope),
    vjp=lambda g, x, negative_slope: where(x > 0, g, g * negative_slope),
    jvp=lambda t_x, x, negative_slope: where(x > 0, t_x, t_x * negative_slope),
    inplace=True,
    samples=_with(0.2),
    doc="""x where it is positive, else negative_slope * x.

    >>> import core
    >>> core.leaky_relu(core.asarray([-2.0, 2.0]), 0.5).tolist()
    [-1.0, 2.0]
    """,
)

leaky = activation(
    "leaky(Tensor x, Tensor slope)",
    rule="pointwise_real_float",
    body=lambda x, slope: ir.ops.where(x > 0, x, x * slope),
    reference=lambda np, x, slope: np.where(x > 0, x, x * slope),
    vjp=lambda g, x, slope: (where(x > 0, g, g * slope), where(x > 0, 0, g * x)),
    jvp=lambda t_x, t_slope, x, slope: where(x > 0, t_x, t_x * slope + x * t_slope),
    samples=lambda s: [s(s.t(2, 3), s.t(3)), s(s.t(2, 3), s.t())],
    errors=lambda s: [s.error("ShapeError", s.t(2), s.t(3))],
    public=False,
    doc="""x where it is positive, else slope * x, slope being a tensor that broadcasts.

    >>> import core
    >>> core.ops.core.leaky(core.asarray([-2.0, 2.0]), core.asarray(0.5)).tolist()
    [-1.0, 2.0]
    """,
)


def _prelu(x: Tensor, weight: Tensor) -> Tensor:
    channels = x.shape[1] if x.ndim > 1 else 1
    if weight.ndim > 1 or weight.size not in (1, channels):
        raise ShapeError(
            what=f"prelu's weight has shape {weight.shape} for x of shape {x.shape}",
            why="it is one slope for all elements, or one for each channel, the axis 1 of x",
            exists=f"weights of shape () or ({channels},)",
            fix="pass as many slopes as x has channels, or one",
        )
    if weight.size == 1:
        return leaky(x, weight.reshape(()))
    return leaky(x, weight.reshape((channels, *(1,) * (x.ndim - 2))))


prelu = define(
    "core::prelu(Tensor x, Tensor weight) -> Tensor",
    decomposition=_prelu,
    reference=lambda np, x, weight: np.where(
        x > 0, x, x * weight.reshape(-1, *(1,) * (x.ndim - 2) if x.ndim > 1 else ())
    ).reshape(x.shape),
    method="prelu",
    samples=lambda s: [s(s.t(2, 3), s.t(3)), s(s.t(2, 3, 2), s.t(3)), s(s.t(4), s.t(1))],
    errors=lambda s: [s.error("ShapeError", s.t(2, 3), s.t(2)), s.error("ArgumentError", s.t(2))],
    dtypes="floating",
    doc="""x where it is positive, else weight * x: one weight, or one for each channel (axis 1).

    >>> import core
    >>> core.prelu(core.asarray([[-1.0, -1.0]]), core.asarray([0.5, 2.0])).tolist()
    [[-0.5, -2.0]]
    """,
)


def rrelu(
    x: Tensor,
    lower: float = 1 / 8,
    upper: float = 1 / 3,
    training: bool = False,
    *,
    generator: Generator | None = None,
) -> Tensor:
    """leaky_relu with the mean of lower and upper for its slope, in training with random slopes.

    In training each element has its own, evenly spread from lower to upper; drawn from generator.

    >>> import core
    >>> core.rrelu(core.asarray([-1.0, 1.0]), 0.25, 0.75).tolist()
    [-0.5, 1.0]
    """
    if not -math.inf < lower <= upper < math.inf:
        raise ArgumentError(
            what=f"rrelu was given slopes from {lower} to {upper}",
            why="they are drawn from between these",
            exists="finite numbers, lower <= upper",
            fix="exchange them",
        )
    if not training:
        return leaky_relu(x, (lower + upper) / 2)
    slopes = rand_like(x, generator=generator) * (upper - lower) + lower
    return where(x > 0, x, x * slopes)


hardtanh = activation(
    "hardtanh(Tensor x, Scalar min_val=-1.0, Scalar max_val=1.0)",
    rule="pointwise_real_float",
    body=_settings(lambda x, min_val, max_val: ir.ops.minimum(ir.ops.maximum(x, min_val), max_val)),
    reference=lambda np, x, min_val, max_val: np.minimum(np.maximum(x, min_val), max_val),
    vjp=lambda g, x, min_val, max_val: _inside(x, min_val, max_val, g),
    jvp=lambda t_x, x, min_val, max_val: _inside(x, min_val, max_val, t_x),
    inplace=True,
    samples=_with(-0.5, 1.5),
    doc="""x, but min_val where it is below, and max_val where it is above.

    >>> import core
    >>> core.hardtanh(core.asarray([-3.0, 0.5, 3.0])).tolist()
    [-1.0, 0.5, 1.0]
    """,
)

hardsigmoid = activation(
    "hardsigmoid(Tensor x)",
    rule="pointwise_real_float",
    body=lambda x: ir.ops.minimum(ir.ops.maximum(x + 3, 0), 6) / 6,
    reference=lambda np, x: np.minimum(np.maximum(x + 3, 0), 6) / 6,
    vjp=lambda g, x: _inside(x, -3, 3, g / 6),
    jvp=lambda t_x, x: _inside(x, -3, 3, t_x / 6),
    doc="""x / 6 + 1/2, cut to 0 below -3 and to 1 above 3.

    >>> import core
    >>> core.hardsigmoid(core.asarray([-4.0, 0.0, 4.0])).tolist()
    [0.0, 0.5, 1.0]
    """,
)


def _hardswish_slope(x: Tensor) -> Tensor:
    return where(x > -3, where(x < 3, x / 3 + 0.5, 1), 0)


hardswish = activation(
    "hardswish(Tensor x)",
    rule="pointwise_real_float",
    body=lambda x: x * ir.ops.minimum(ir.ops.maximum(x + 3, 0), 6) / 6,
    reference=lambda np, x: x * np.minimum(np.maximum(x + 3, 0), 6) / 6,
    slope=_hardswish_slope,
    doc="""x * hardsigmoid(x).

    >>> import core
    >>> core.hardswish(core.asarray([0.0, 4.0])).tolist()
    [0.0, 4.0]
    """,
)


def _beyond(x: Tensor, limit: float, g: Tensor) -> Tensor:
    return where(x > limit, g, where(x < -limit, g, 0))


hardshrink = activation(
    "hardshrink(Tensor x, Scalar lambd=0.5)",
    rule="pointwise_real_float",
    body=_settings(lambda x, lambd: ir.ops.where((x >= -lambd) & (x <= lambd), 0, x)),
    reference=lambda np, x, lambd: np.where(np.abs(x) <= lambd, 0, x),
    vjp=lambda g, x, lambd: _beyond(x, lambd, g),
    jvp=lambda t_x, x, lambd: _beyond(x, lambd, t_x),
    method="hardshrink",
    samples=_with(1.0),
    doc="""0 where x lies between -lambd and lambd, else x.

    >>> import core
    >>> core.hardshrink(core.asarray([-1.0, 0.25, 1.0])).tolist()
    [-1.0, 0.0, 1.0]
    """,
)

softshrink = activation(
    "softshrink(Tensor x, Scalar lambd=0.5)",
    rule="pointwise_real_float",
    body=_settings(
        lambda x, lambd: ir.ops.where(
            x > lambd, x - lambd, ir.ops.where(x < -lambd, x + lambd, x * 0)
        )
    ),
    reference=lambda np, x, lambd: np.where(
        x > lambd, x - lambd, np.where(x < -lambd, x + lambd, x * 0)
    ),
    vjp=lambda g, x, lambd: _beyond(x, lambd, g),
    jvp=lambda t_x, x, lambd: _beyond(x, lambd, t_x),
    samples=_with(1.0),
    doc="""x brought nearer to 0 by lambd; 0 between -lambd and lambd.

    >>> import core
    >>> core.softshrink(core.asarray([-1.0, 0.25, 1.0])).tolist()
    [-0.5, 0.0, 0.5]
    """,
)

threshold = activation(
    "threshold(Tensor x, Scalar threshold, Scalar value)",
    rule="pointwise_real_numeric",
    body=_settings(lambda x, threshold, value: ir.ops.where(x <= threshold, value, x)),
    reference=lambda np, x, threshold, value: np.where(x <= threshold, value, x),
    vjp=lambda g, x, threshold: where(x <= threshold, 0, g),
    jvp=lambda t_x, x, threshold: where(x <= threshold, 0, t_x),
    inplace=True,
    samples=lambda s: [s(s.t(2, 3), 0, 1), s(s.t(), 1, 2), s(s.t(3, 2).mT, 0, 0)],
    errors=lambda s: [s.error("ArgumentError", s.t(2)), s.error("ArgumentError", "x", 0, 0)],
    dtypes="real",
    doc="""x where it is above threshold, else value.

    >>> import core
    >>> core.threshold(core.asarray([1.0, 3.0]), 2.0, 0.0).tolist()
    [0.0, 3.0]
    """,
)


# ---- exponential below 0 -----------------------------------------------------------------------
def _exp_below(x: Tensor) -> Tensor:
    """exp(x) below 0; 1 above, where it is not used and must not overflow."""
    return exp(minimum(x, 0))


elu = activation(
    "elu(Tensor x, Scalar alpha=1.0)",
    rule="pointwise_real_float",
    body=_settings(lambda x, alpha: ir.ops.where(x > 0, x, alpha * ir.ops.expm1(x))),
    reference=lambda np, x, alpha: np.where(x > 0, x, alpha * np.expm1(x)),
    vjp=lambda g, x, alpha: where(x > 0, g, g * alpha * _exp_below(x)),
    jvp=lambda t_x, x, alpha: where(x > 0, t_x, t_x * alpha * _exp_below(x)),
    inplace=True,
    samples=_with(0.5),
    doc="""x where it is positive, else alpha * (exp(x) - 1).

    >>> import core
    >>> core.elu(core.asarray([-1000.0, 2.0])).tolist()
    [-1.0, 2.0]
    """,
)

celu = activation(
    "celu(Tensor x, Scalar alpha=1.0)",
    rule="pointwise_real_float",
    body=_settings(lambda x, alpha: ir.ops.where(x > 0, x, alpha * ir.ops.expm1(x / alpha))),
    reference=lambda np, x, alpha: np.where(x > 0, x, alpha * np.expm1(x / alpha)),
    vjp=lambda g, x, alpha: where(x > 0, g, g * _exp_below(x / alpha)),
    jvp=lambda t_x, x, alpha: where(x > 0, t_x, t_x * _exp_below(x / alpha)),
    inplace=True,
    samples=_with(0.5),
    doc="""x where it is positive, else alpha * (exp(x / alpha) - 1), which has no kink at 0.

    >>> import core
    >>> core.celu(core.asarray([-1000.0, 2.0]), 0.5).tolist()
    [-0.5, 2.0]
    """,
)


def _selu_slope(x: Tensor) -> Tensor:
    return _SELU_SCALE * where(x > 0, 1, _SELU_ALPHA * _exp_below(x))


selu = activation(
    "selu(Tensor x)",
    rule="pointwise_real_float",
    body=lambda x: _SELU_SCALE * ir.ops.where(x > 0, x, _SELU_ALPHA * ir.ops.expm1(x)),
    reference=lambda np, x: _SELU_SCALE * np.where(x > 0, x, _SELU_ALPHA * np.expm1(x)),
    slope=_selu_slope,
    inplace=True,
    doc="""elu, scaled to keep mean and variance (Klambauer et al., 2017).

    >>> import core
    >>> round(float(core.selu(core.asarray(1.0))), 4)
    1.0507
    """,
)

__all__ = [
    "celu",
    "elu",
    "hardshrink",
    "hardsigmoid",
    "hardswish",
    "hardtanh",
    "leaky_relu",
    "prelu",
    "relu",
    "relu6",
    "selu",
    "softshrink",
    "threshold",
]
PUBLIC = (rrelu,)
