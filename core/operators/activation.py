"""Activation functions: element by element, and softmax along an axis."""

import math
from typing import Any

from core import ir
from core.autograd.batching import leading
from core.errors import DtypeError
from core.operators.bodies import accumulator, along
from core.operators.define import define
from core.operators.shapes import new, wrap_axis
from core.operators.unary import exp, tanh, unary_errors, unary_samples

_SQRT_HALF = math.sqrt(0.5)
_SQRT_2_OVER_PI = math.sqrt(2 / math.pi)


def _reference_erf(np: Any, x: Any) -> Any:
    """By the standard library, value by value: NumPy has no erf."""
    if np.iscomplexobj(x):
        raise TypeError("erf is defined for real numbers")
    wide = np.asarray(x, dtype=np.float64)
    return np.array([math.erf(v) for v in wide.ravel()]).reshape(wide.shape)


erf = define(
    "core::erf(Tensor x) -> Tensor",
    rule="pointwise_float",
    body=lambda x: ir.ops.erf(x),
    reference=_reference_erf,
    vjp=lambda g, x: g * (2 / math.sqrt(math.pi)) * exp(-x * x),
    jvp=lambda t_x, x: t_x * (2 / math.sqrt(math.pi)) * exp(-x * x),
    batch="pointwise",
    inplace=True,
    method="erf",
    samples=unary_samples,
    errors=unary_errors,
    dtypes="float",
    doc="The error function, 2 / sqrt(pi) times the integral of exp(-t^2) from 0 to x.",
)

sigmoid = define(
    "core::sigmoid(Tensor x) -> Tensor",
    rule="pointwise_float",
    body=lambda x: ir.ops.sigmoid(x),
    reference=lambda np, x: 1 / (1 + np.exp(-x)),
    vjp=lambda g, result: g * result * (1 - result),
    jvp=lambda t_x, result: t_x * result * (1 - result),
    batch="pointwise",
    inplace=True,
    method="sigmoid",
    samples=unary_samples,
    errors=unary_errors,
    dtypes="float",
    doc="The logistic function, 1 / (1 + exp(-x)).",
)


# ---- the Gaussian error linear unit ------------------------------------------------------------
def _gelu_slope(x: Any) -> Any:
    density = exp(-0.5 * x * x) * (1 / math.sqrt(2 * math.pi))
    return 0.5 * (1 + erf(x * _SQRT_HALF)) + x * density


gelu_erf = define(
    "core::gelu_erf(Tensor x) -> Tensor",
    rule="pointwise_float",
    body=lambda x: ir.ops.gelu(x),
    reference=lambda np, x: 0.5 * x * (1 + _reference_erf(np, x * _SQRT_HALF)),
    vjp=lambda g, x: g * _gelu_slope(x),
    jvp=lambda t_x, x: t_x * _gelu_slope(x),
    batch="pointwise",
    samples=unary_samples,
    errors=unary_errors,
    dtypes="float",
    public=False,
    doc="x times the normal distribution's share below x, by erf.",
)


def _gelu_inner(x: Any) -> Any:
    return _SQRT_2_OVER_PI * (x + 0.044715 * x * x * x)


def _gelu_tanh_slope(x: Any) -> Any:
    inner = tanh(_gelu_inner(x))
    slope = _SQRT_2_OVER_PI * (1 + 3 * 0.044715 * x * x)
    return 0.5 * (1 + inner) + 0.5 * x * (1 - inner * inner) * slope


gelu_tanh = define(
    "core::gelu_tanh(Tensor x) -> Tensor",
    rule="pointwise_float",
    body=lambda x: 0.5 * x * (1 + ir.ops.tanh(_gelu_inner(x))),
    reference=lambda np, x: 0.5 * x * (1 + np.tanh(_gelu_inner(x))),
    vjp=lambda g, x: g * _gelu_tanh_slope(x),
    jvp=lambda t_x, x: t_x * _gelu_tanh_slope(x),
    batch="pointwise",
    samples=unary_samples,
    errors=unary_errors,
    dtypes="float",
    public=False,
    doc="The approximation of gelu by tanh.",
)


# ---- softmax -----------------------------------------------------------------------------------
def _softmax_body(b: Any, out: Any, x: Any, axis: int) -> None:
    others, size, place = along(x, axis)
    kept = accumulator(x.dtype)
    with b.parallel(*others) as at:

        def one(j: Any) -> Any:
            return ir.ops.cast(x[place(at, j)], kept)

        # A NaN need not be found here: it makes the sum one.
        larger = lambda p, q: ir.ops.where(p > q, p, q)  # noqa: E731
        top = b.reduce(size, float("-inf"), one, larger)

        def power(j: Any) -> Any:
            return out[place(at, j)] if stored else ir.ops.exp(one(j) - top)

        stored = False
        if kept == out.dtype:  # each power is computed once, and waits in the output
            with b.range(size) as j:
                out[place(at, j)] = power(j)
            stored = True
        scale = 1 / b.sum(size, power)
        with b.range(size) as j:
            out[place(at, j)] = ir.ops.cast(power(j) * scale, out.dtype)


def _softmax_reference(np: Any, x: Any, axis: int) -> Any:
    if np.size(x) == 0:
        return x
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / np.sum(e, axis=axis, keepdims=True)


def _softmax_derivative(t: Any, result: Any, axis: int) -> Any:
    """The Jacobian is symmetric: the same for tangents and cotangents."""
    product = t * result
    return product - result * product.sum(axis=axis, keepdims=True)


def _softmax_fake(x: Any, axis: int) -> Any:
    if x.dtype.kind != "real floating":
        raise DtypeError(
            what=f"softmax of a tensor of {x.dtype}",
            why="its results are fractions that sum to 1",
            exists="float16, bfloat16, float32, float64",
            fix="cast first: x.astype(core.float32)",
        )
    wrap_axis(axis, x.ndim)
    return new(x.shape, x.dtype, x)


softmax = define(
    "core::softmax(Tensor x, int axis=-1) -> Tensor",
    fake=_softmax_fake,
    body=_softmax_body,
    reference=_softmax_reference,
    vjp=lambda g, result, axis: _softmax_derivative(g, result, axis),
    jvp=lambda t_x, result, axis: _softmax_derivative(t_x, result, axis),
    batch=leading("axis"),
    method="softmax",
    samples=lambda s: [
        s(s.t(2, 3)),
        s(s.t(2, 3, 4), 1),
        s(s.t(3, 2).mT, 0),
        s(s.t(3), -1),
        s(s.t(0, 3)),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(2, 3), 2),
        s.error("DtypeError", s.ints(3)),
    ],
    dtypes="float",
    doc="""exp(x) divided by its sum along axis, computed so that nothing overflows.

    >>> import core
    >>> core.softmax(core.asarray([0.0, 0.0])).tolist()
    [0.5, 0.5]
    """,
)

__all__ = ["erf", "gelu_erf", "gelu_tanh", "sigmoid", "softmax"]
