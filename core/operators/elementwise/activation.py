"""Activation functions that are smooth; `rectifiers.py` has those with kinks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, TypeVar

from core import ir
from core.errors import ShapeError
from core.operators.definition.define import define
from core.operators.definition.shapes import wrap_axis
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.clamping import minimum
from core.operators.elementwise.error_functions import erf
from core.operators.elementwise.exponential import exp
from core.operators.elementwise.families import by_value, unary_errors, unary_samples
from core.operators.elementwise.trigonometric import tanh
from core.operators.elementwise.unary import square
from core.tensors.kinds import conjugate

if TYPE_CHECKING:
    from collections.abc import Callable

    from core._native import Operator, Tensor
    from core.ir.function import Value
    from core.type_aliases import Array, Namespace

    Number = TypeVar("Number", Tensor, Value, Array)

_SQRT_HALF = math.sqrt(0.5)
_SQRT_2_OVER_PI = math.sqrt(2 / math.pi)


def activation(
    schema: str, slope: Callable[[Tensor], Tensor] | None = None, **fields: Any
) -> Operator:
    """An elementwise activation of floating-point numbers; slope: its derivative, from x."""
    if slope is not None:
        fields.update(vjp=lambda g, x: g * conjugate(slope(x)), jvp=lambda t_x, x: t_x * slope(x))
    defaults = {
        "rule": "pointwise_float",
        "batch": "pointwise",
        "samples": unary_samples,
        "errors": unary_errors,
        "dtypes": "floating",
    }
    return define(f"core::{schema} -> Tensor", **{**defaults, **fields})


sigmoid = activation(
    "sigmoid(Tensor x)",
    body=lambda x: ir.ops.sigmoid(x),
    reference=lambda np, x: 1 / (1 + np.exp(-x)),
    vjp=lambda g, result: g * conjugate(result * (1 - result)),
    jvp=lambda t_x, result: t_x * result * (1 - result),
    inplace=True,
    method="sigmoid",
    doc="""The logistic function, 1 / (1 + exp(-x)).

    >>> import core
    >>> core.sigmoid(core.asarray([0.0, 1000.0])).tolist()
    [0.5, 1.0]
    """,
)


# ---- the Gaussian error linear unit ------------------------------------------------------------
def _gelu_slope(x: Tensor) -> Tensor:
    density = exp(-0.5 * x * x) * (1 / math.sqrt(2 * math.pi))
    return 0.5 * (1 + erf(x * _SQRT_HALF)) + x * density


gelu_erf = activation(
    "gelu_erf(Tensor x)",
    rule="pointwise_real_float",
    body=lambda x: ir.ops.gelu(x),
    reference=lambda np, x: 0.5 * x * (1 + by_value(math.erf)(np, x * _SQRT_HALF)),
    slope=_gelu_slope,
    public=False,
    doc="""x times the normal distribution's share below x, by erf.

    >>> import core
    >>> core.ops.core.gelu_erf(core.asarray([0.0, 10.0])).tolist()
    [0.0, 10.0]
    """,
)


def _gelu_inner(x: Number) -> Number:
    return _SQRT_2_OVER_PI * (x + 0.044715 * x * x * x)


def _gelu_tanh_slope(x: Tensor) -> Tensor:
    inner = tanh(_gelu_inner(x))
    slope = _SQRT_2_OVER_PI * (1 + 3 * 0.044715 * x * x)
    return 0.5 * (1 + inner) + 0.5 * x * (1 - inner * inner) * slope


gelu_tanh = activation(
    "gelu_tanh(Tensor x)",
    body=lambda x: 0.5 * x * (1 + ir.ops.tanh(_gelu_inner(x))),
    reference=lambda np, x: 0.5 * x * (1 + np.tanh(_gelu_inner(x))),
    slope=_gelu_tanh_slope,
    public=False,
    doc="""The approximation of gelu by tanh.

    >>> import core
    >>> core.ops.core.gelu_tanh(core.asarray([0.0, 10.0])).tolist()
    [0.0, 10.0]
    """,
)


# ---- others that are smooth --------------------------------------------------------------------
def _silu_slope(x: Tensor) -> Tensor:
    share = sigmoid(x)
    return share * (1 + x * (1 - share))


silu = activation(
    "silu(Tensor x)",
    body=lambda x: x * ir.ops.sigmoid(x),
    reference=lambda np, x: x / (1 + np.exp(-x)),
    slope=_silu_slope,
    inplace=True,
    doc="""x * sigmoid(x), also known as swish.

    >>> import core
    >>> core.silu(core.asarray([0.0, 100.0])).tolist()
    [0.0, 100.0]
    """,
)

_MISH_LINEAR = 20.0  # from here on tanh(softplus(x)) is 1


def _mish_parts(x: Number, power: Number) -> tuple[Number, Number]:
    """(tanh(softplus(x)), its slope) from power = exp(min(x, 20)): nothing overflows."""
    n = power * (power + 2)
    share = n / (n + 2)
    return share, 4 * power * (power + 1) / ((n + 2) * (n + 2))


def _mish_body(x: Value) -> Value:
    share, _ = _mish_parts(x, ir.ops.exp(ir.ops.minimum(x, _MISH_LINEAR)))
    return ir.ops.where(x > _MISH_LINEAR, x, x * share)


def _mish_slope(x: Tensor) -> Tensor:
    share, slope = _mish_parts(x, exp(minimum(x, _MISH_LINEAR)))
    return where(x > _MISH_LINEAR, 1, share + x * slope)


mish = activation(
    "mish(Tensor x)",
    rule="pointwise_real_float",
    body=_mish_body,
    reference=lambda np, x: x * np.tanh(np.logaddexp(x, 0)),
    slope=_mish_slope,
    inplace=True,
    doc="""x * tanh(softplus(x)) (Misra, 2019).

    >>> import core
    >>> core.mish(core.asarray([0.0, 100.0])).tolist()
    [0.0, 100.0]
    """,
)


def _softplus_body(x: Value, beta: Value, threshold: Value) -> Value:
    beta, threshold = ir.ops.cast(beta, x.dtype), ir.ops.cast(threshold, x.dtype)
    scaled = x * beta
    curve = ir.ops.log1p(ir.ops.exp(ir.ops.minimum(scaled, threshold))) / beta
    return ir.ops.where(scaled > threshold, x, curve)


def _softplus_slope(x: Tensor, beta: float, threshold: float) -> Tensor:
    return where(x * beta > threshold, 1, sigmoid(x * beta))


softplus = activation(
    "softplus(Tensor x, Scalar beta=1.0, Scalar threshold=20.0)",
    rule="pointwise_real_float",
    body=_softplus_body,
    reference=lambda np, x, beta, threshold: np.where(
        x * beta > threshold, x, np.log1p(np.exp(np.minimum(x * beta, threshold))) / beta
    ),
    vjp=lambda g, x, beta, threshold: g * _softplus_slope(x, beta, threshold),
    jvp=lambda t_x, x, beta, threshold: t_x * _softplus_slope(x, beta, threshold),
    samples=lambda s: [*unary_samples(s), s(s.t(2, 3), 2.0, 1.0)],
    doc="""log(1 + exp(beta * x)) / beta, a smooth relu; x itself where beta * x is above threshold.

    >>> import core
    >>> core.softplus(core.asarray([-1000.0, 1000.0])).tolist()
    [0.0, 1000.0]
    """,
)

logsigmoid = activation(
    "logsigmoid(Tensor x)",
    rule="pointwise_real_float",
    body=lambda x: ir.ops.minimum(x, 0) - ir.ops.log1p(ir.ops.exp(-ir.ops.absolute(x))),
    reference=lambda np, x: np.minimum(x, 0) - np.log1p(np.exp(-np.abs(x))),
    slope=lambda x: sigmoid(-x),
    doc="""The logarithm of sigmoid(x), computed so that nothing vanishes.

    >>> import core
    >>> core.logsigmoid(core.asarray([-1000.0, 1000.0])).tolist()
    [-1000.0, 0.0]
    """,
)


def _softsign_slope(x: Tensor) -> Tensor:
    wide = 1 + x.abs()
    return 1 / (wide * wide)


softsign = activation(
    "softsign(Tensor x)",
    rule="pointwise_real_float",
    body=lambda x: x / (1 + ir.ops.absolute(x)),
    reference=lambda np, x: x / (1 + np.abs(x)),
    slope=_softsign_slope,
    doc="""x / (1 + |x|).

    >>> import core
    >>> core.softsign(core.asarray([-1.0, 3.0])).tolist()
    [-0.5, 0.75]
    """,
)

tanhshrink = activation(
    "tanhshrink(Tensor x)",
    body=lambda x: x - ir.ops.tanh(x),
    reference=lambda np, x: x - np.tanh(x),
    slope=lambda x: square(tanh(x)),
    doc="""x - tanh(x).

    >>> import core
    >>> core.tanhshrink(core.asarray([0.0, 100.0])).tolist()
    [0.0, 99.0]
    """,
)


def _glu(x: Tensor, axis: int) -> Tensor:
    axis = wrap_axis(axis, x.ndim)
    size = x.shape[axis]
    if size % 2:
        raise ShapeError(
            what=f"glu halves axis {axis} of shape {x.shape}, whose size is odd",
            why="one half is multiplied by the sigmoid of the other",
            exists="axes of an even size",
            fix="pass another axis, or pad x",
        )
    return x.slice(axis, 0, size // 2) * sigmoid(x.slice(axis, size // 2, size))


def _glu_reference(np: Namespace, x: Array, axis: int) -> Array:
    first, second = np.split(x, 2, axis)
    return first / (1 + np.exp(-second))


glu = define(
    "core::glu(Tensor x, int axis=-1) -> Tensor",
    decomposition=_glu,
    reference=_glu_reference,
    samples=lambda s: [s(s.t(2, 4)), s(s.t(4, 3), 0), s(s.t(2, 3, 2).mT, 1), s(s.t(0, 2))],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3)),
        s.error("IndexRangeError", s.t(2, 2), 2),
        s.error("IndexRangeError", s.t()),
    ],
    dtypes="floating",
    doc="""The first half of x along axis times the sigmoid of the second.

    >>> import core
    >>> core.glu(core.asarray([4.0, 0.0])).tolist()
    [2.0]
    """,
)

__all__ = [
    "gelu_erf",
    "gelu_tanh",
    "glu",
    "logsigmoid",
    "mish",
    "sigmoid",
    "silu",
    "softplus",
    "softsign",
    "tanhshrink",
]
