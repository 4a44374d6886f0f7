"""Functions of one operand, element by element."""

from typing import Any

from core import ir
from core.autograd.kinds import conjugate, is_complex
from core.operators.arithmetic import where
from core.operators.define import define


def unary_samples(s: Any) -> Any:
    """Several ranks, a transposed operand, no element at all."""
    yield s(s.t(2, 3))
    yield s(s.t())
    yield s(s.t(2, 3, 2).mT)
    yield s(s.t(0, 2))


def positive_samples(s: Any) -> Any:
    yield s(s.positive(2, 3))
    yield s(s.positive())
    yield s(s.positive(3, 2).mT)


def unary_errors(s: Any) -> Any:
    """What is no tensor; too many arguments."""
    yield s.error("ArgumentError", "one")
    yield s.error("ArgumentError", s.t(2), s.t(2))


negative = define(
    "core::negative(Tensor x) -> Tensor",
    rule="pointwise",
    body=lambda x: -x,
    reference=lambda np, x: np.negative(x),
    vjp=lambda g: -g,
    jvp="linear",
    batch="pointwise",
    inplace=True,
    dunder=("__neg__",),
    method="negative",
    samples=unary_samples,
    errors=unary_errors,
    dtypes="numeric",
    doc="-x; not defined for bool.",
)

exp = define(
    "core::exp(Tensor x) -> Tensor",
    rule="pointwise_float",
    body=lambda x: ir.ops.exp(x),
    reference=lambda np, x: np.exp(x),
    vjp=lambda g, result: g * conjugate(result),
    jvp=lambda t_x, result: t_x * result,
    batch="pointwise",
    inplace=True,
    method="exp",
    samples=unary_samples,
    errors=unary_errors,
    dtypes="inexact",
    doc="e to the power x.",
)

log = define(
    "core::log(Tensor x) -> Tensor",
    rule="pointwise_float",
    body=lambda x: ir.ops.log(x),
    reference=lambda np, x: np.log(x),
    vjp=lambda g, x: g / conjugate(x),
    jvp=lambda t_x, x: t_x / x,
    batch="pointwise",
    inplace=True,
    method="log",
    samples=positive_samples,
    errors=unary_errors,
    dtypes="inexact",
    doc="The natural logarithm; NaN for negative real numbers.",
)

sin = define(
    "core::sin(Tensor x) -> Tensor",
    rule="pointwise_float",
    body=lambda x: ir.ops.sin(x),
    reference=lambda np, x: np.sin(x),
    vjp=lambda g, x: g * conjugate(x.cos()),
    jvp=lambda t_x, x: t_x * x.cos(),
    batch="pointwise",
    inplace=True,
    method="sin",
    samples=unary_samples,
    errors=unary_errors,
    dtypes="inexact",
    doc="The sine of x in radians.",
)

cos = define(
    "core::cos(Tensor x) -> Tensor",
    rule="pointwise_float",
    body=lambda x: ir.ops.cos(x),
    reference=lambda np, x: np.cos(x),
    vjp=lambda g, x: -g * conjugate(x.sin()),
    jvp=lambda t_x, x: -t_x * x.sin(),
    batch="pointwise",
    inplace=True,
    method="cos",
    samples=unary_samples,
    errors=unary_errors,
    dtypes="inexact",
    doc="The cosine of x in radians.",
)

tanh = define(
    "core::tanh(Tensor x) -> Tensor",
    rule="pointwise_float",
    body=lambda x: ir.ops.tanh(x),
    reference=lambda np, x: np.tanh(x),
    vjp=lambda g, result: g * conjugate(1 - result * result),
    jvp=lambda t_x, result: t_x * (1 - result * result),
    batch="pointwise",
    inplace=True,
    method="tanh",
    samples=unary_samples,
    errors=unary_errors,
    dtypes="inexact",
    doc="The hyperbolic tangent.",
)

sqrt = define(
    "core::sqrt(Tensor x) -> Tensor",
    rule="pointwise_float",
    body=lambda x: ir.ops.sqrt(x),
    reference=lambda np, x: np.sqrt(x),
    vjp=lambda g, result: g / (2 * conjugate(result)),
    jvp=lambda t_x, result: t_x / (2 * result),
    batch="pointwise",
    inplace=True,
    method="sqrt",
    samples=positive_samples,
    errors=unary_errors,
    dtypes="inexact",
    doc="The square root; NaN for negative real numbers.",
)


# ---- magnitude and direction -------------------------------------------------------------------
def _abs_vjp(g: Any, x: Any, result: Any) -> Any:
    if not is_complex(x):
        return g * x.sign()
    return g * x / where(result == 0, 1, result)


def _abs_jvp(t_x: Any, x: Any, result: Any) -> Any:
    if not is_complex(x):
        return t_x * x.sign()
    return (t_x * x.conj()).real / where(result == 0, 1, result)


abs = define(
    "core::abs(Tensor x) -> Tensor",
    rule="pointwise_real",
    body=lambda x: ir.ops.absolute(x),
    reference=lambda np, x: np.abs(x),
    vjp=_abs_vjp,
    jvp=_abs_jvp,
    batch="pointwise",
    dunder=("__abs__",),
    method="abs",
    samples=unary_samples,
    errors=unary_errors,
    dtypes="numeric",
    doc="""The magnitude of x; real for complex x. Its gradient is x / |x|, and 0 at 0.

    >>> import core
    >>> float(core.abs(core.asarray(3 + 4j)))
    5.0
    """,
)


def _sign_body(x: Any) -> Any:
    if x.dtype.startswith("complex"):
        return NotImplemented
    below = ir.ops.where(x < 0, -1, x) if not x.dtype.startswith("uint") else x
    return ir.ops.where(x > 0, 1, ir.ops.where(x == 0, 0, below))


def _sign_vjp(g: Any, x: Any) -> Any:
    if not is_complex(x):
        return g * 0
    size = where(x == 0, 1, x.abs())
    return g / size - x * (g * x.conj()).real / size**3


def _sign_jvp(t_x: Any, x: Any) -> Any:
    if not is_complex(x):
        return t_x * 0
    size = where(x == 0, 1, x.abs())
    return t_x / size - x * (t_x * x.conj()).real / size**3


sign = define(
    "core::sign(Tensor x) -> Tensor",
    rule="pointwise",
    body=_sign_body,
    reference=lambda np, x: np.sign(x),
    vjp=_sign_vjp,
    jvp=_sign_jvp,
    batch="pointwise",
    method="sign",
    samples=unary_samples,
    errors=unary_errors,
    dtypes="numeric",
    doc="-1, 0 or 1 by the sign of x; x / |x| for complex x, 0 at 0.",
)

conj = define(
    "core::conj(Tensor x) -> Tensor",
    rule="pointwise",
    body=lambda x: ir.ops.conj(x) if x.dtype.startswith("complex") else x,
    reference=lambda np, x: np.conjugate(x),
    vjp=lambda g: conjugate(g),
    jvp=lambda t_x: conjugate(t_x),
    batch="pointwise",
    method="conj",
    samples=unary_samples,
    errors=unary_errors,
    dtypes="inexact",
    doc="The complex conjugate; x itself for real x.",
)

__all__ = ["abs", "conj", "cos", "exp", "log", "negative", "sign", "sin", "sqrt", "tanh"]
