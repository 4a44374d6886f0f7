"""Elementwise operators."""

from __future__ import annotations

from typing import Any

import core
from core import Tensor
from core.compat.torch import functions as compat
from core_torch.metadata import core_dtype, number_as
from core_torch.table.registry import adapted, renamed

RESULT, OPERANDS = "result", "operands"

renamed(
    {
        "neg": core.negative, "ceil": core.ceil, "floor": core.floor,
        "trunc": core.trunc, "round": core.round, "square": core.square,
        "positive": core.positive, "bitwise_not": core.bitwise_invert,
        "relu": core.relu, "relu6": core.relu6, "silu": core.silu, "mish": core.mish,
        "hardswish": core.hardswish, "hardsigmoid": core.hardsigmoid, "celu": core.celu,
        "selu": core.selu, "hardtanh": core.hardtanh, "leaky_relu": core.leaky_relu,
        "softplus": core.softplus, "hardshrink": core.hardshrink, "softshrink": core.softshrink,
        "threshold": core.threshold, "gelu": core.gelu, "frac": core.frac,
        "prelu": core.prelu, "nan_to_num": core.nan_to_num,
        "mul.Tensor mul.Scalar": core.multiply, "maximum": core.maximum, "minimum": core.minimum,
        "bitwise_and.Tensor bitwise_and.Scalar": core.bitwise_and,
        "bitwise_or.Tensor bitwise_or.Scalar": core.bitwise_or,
        "bitwise_xor.Tensor bitwise_xor.Scalar": core.bitwise_xor,
        "__lshift__.Scalar bitwise_left_shift.Tensor_Scalar bitwise_left_shift.Tensor":
            core.bitwise_left_shift,
        "__rshift__.Scalar bitwise_right_shift.Tensor_Scalar bitwise_right_shift.Tensor":
            core.bitwise_right_shift,
        "remainder.Tensor remainder.Scalar": core.remainder, "fmod.Tensor fmod.Scalar": core.fmod,
        "floor_divide floor_divide.Scalar": core.floor_divide, "copysign.Tensor": core.copysign,
        "pow.Tensor_Tensor pow.Tensor_Scalar pow.Scalar": core.pow,
        "gcd": core.gcd, "fmax": core.fmax, "fmin": core.fmin, "hypot": core.hypot,
        "clamp clamp.Tensor": core.clamp, "lerp.Scalar lerp.Tensor": core.lerp,
        # Functions whose result is floating-point.
        "exp": core.exp, "exp2": core.exp2, "expm1": core.expm1, "log": core.log,
        "log2": core.log2, "log10": core.log10, "log1p": core.log1p, "sqrt": core.sqrt,
        "rsqrt": core.rsqrt, "reciprocal": core.reciprocal, "sin": core.sin, "cos": core.cos,
        "tan": core.tan, "sinh": core.sinh, "cosh": core.cosh, "tanh": core.tanh,
        "asin": core.asin, "acos": core.acos, "atan": core.atan, "asinh": core.asinh,
        "acosh": core.acosh, "atanh": core.atanh, "sigmoid": core.sigmoid, "erf": core.erf,
        "erfc": core.erfc, "erfinv": core.erfinv, "lgamma": core.lgamma,
        "digamma": core.digamma, "logit": core.logit, "sinc": core.sinc,
        "log_sigmoid": core.logsigmoid, "atan2": core.atan2, "xlogy.Tensor": core.xlogy,
        "logaddexp": core.logaddexp, "special_i0e": core.i0e, "i0": core.i0,
        "special_i1": core.i1, "special_i1e": core.i1e, "special_erfcx": core.erfcx,
        "special_ndtri": core.ndtri, "special_log_ndtr": core.log_ndtr,
        "special_entr": core.entr, "polygamma": core.polygamma,
        "div.Tensor div.Scalar true_divide.Tensor": core.divide,
    },
    RESULT,
)  # fmt: skip
renamed(
    {
        "eq.Tensor eq.Scalar": core.equal, "ne.Tensor ne.Scalar": core.not_equal,
        "lt.Tensor lt.Scalar": core.less, "le.Tensor le.Scalar": core.less_equal,
        "gt.Tensor gt.Scalar": core.greater, "ge.Tensor ge.Scalar": core.greater_equal,
    },
    OPERANDS,
)  # fmt: skip
renamed(
    {
        "abs": core.abs, "angle": core.angle,  # those of complex numbers are real
        "isnan": core.isnan, "isinf": core.isinf, "isfinite": core.isfinite,
        "signbit": core.signbit, "isposinf": core.isposinf, "isneginf": core.isneginf,
        "isin.Tensor_Tensor": core.isin, "complex": core.complex, "real": core.real,
        "imag": core.imag, "_conj": core.conj, "polar": core.polar,
    }
)  # fmt: skip


def _scaled(x: Any, alpha: float) -> Any:
    if alpha == 1:
        return x
    return core.multiply(x, alpha) if isinstance(x, Tensor) else x * alpha


@adapted("div.Tensor_mode div.Scalar_mode", RESULT, creates=True)
def div(x: Any, y: Any, *, rounding_mode: str | None = None, device: Any = None) -> Tensor:
    """Of sizes too, which are numbers, and not Python's."""
    kind = x.dtype if isinstance(x, Tensor) else None
    if kind is None and not isinstance(y, Tensor):
        x = core.full((), x, device=device)
    if not isinstance(y, Tensor) and type(y) not in (int, float):
        y = core.full((), y, dtype=kind, device=device)
    return compat.div(x, y, rounding_mode=rounding_mode)


@adapted("round.decimals")
def round_(x: Tensor, *, decimals: int) -> Tensor:
    return compat.round(x, decimals=decimals)


@adapted("add.Tensor add.Scalar", RESULT)
def add(x: Any, y: Any, alpha: float = 1) -> Tensor:
    return core.add(x, _scaled(y, alpha))


@adapted("sub.Tensor sub.Scalar", RESULT)
def sub(x: Any, y: Any, alpha: float = 1) -> Tensor:
    return core.subtract(x, _scaled(y, alpha))


@adapted("rsub.Scalar rsub.Tensor", RESULT)
def rsub(x: Any, y: Any, alpha: float = 1) -> Tensor:
    return core.subtract(y, _scaled(x, alpha))


@adapted("sign sgn", RESULT)
def sign(x: Tensor) -> Tensor:
    """0 for NaN, of which core's has NaN."""
    if core.isdtype(x.dtype, "real floating"):
        return core.where(core.isnan(x), 0, core.sign(x))
    return x if x.dtype == core.bool else core.sgn(x)


@adapted("addcmul", RESULT)
def addcmul(x: Tensor, y: Tensor, z: Tensor, value: float = 1) -> Tensor:
    return core.addcmul(x, y, z, value)


@adapted("prims.fma.default", RESULT)
def fma(x: Tensor, y: Tensor, z: Tensor) -> Tensor:
    return core.add(core.multiply(x, y), z)


@adapted("_prelu_kernel", RESULT)
def prelu_kernel(x: Tensor, weight: Tensor) -> Tensor:
    return core.where(x > 0, x, x * weight)


@adapted("_prelu_kernel_backward")
def prelu_kernel_backward(grad: Tensor, x: Tensor, weight: Tensor) -> list[Tensor]:
    positive = x > 0
    return [core.where(positive, grad, grad * weight), core.where(positive, 0, grad * x)]


@adapted("view_as_real")
def view_as_real(x: Tensor) -> Tensor:
    return core.stack([core.real(x), core.imag(x)], axis=-1)


@adapted("view_as_complex")
def view_as_complex(x: Tensor) -> Tensor:
    return core.complex(x[..., 0], x[..., 1])


@adapted("addcdiv", RESULT)
def addcdiv(x: Tensor, y: Tensor, z: Tensor, value: float = 1) -> Tensor:
    return core.addcdiv(x, y, z, value)


@adapted("clamp_min clamp_min.Tensor", RESULT)
def clamp_min(x: Tensor, low: Any) -> Tensor:
    return core.clamp(x, low)


@adapted("clamp_max clamp_max.Tensor", RESULT)
def clamp_max(x: Tensor, high: Any) -> Tensor:
    return core.clamp(x, None, high)


@adapted("elu", RESULT)
def elu(x: Tensor, alpha: float = 1, scale: float = 1, input_scale: float = 1) -> Tensor:
    if input_scale == 1:
        return _scaled(core.elu(x, alpha), scale)
    return _scaled(core.where(x > 0, x, alpha * core.expm1(x * input_scale)), scale)


@adapted("log_sigmoid_forward", RESULT)
def log_sigmoid_forward(x: Tensor) -> list[Tensor]:
    return [core.logsigmoid(x), core.exp(-core.abs(x))]


@adapted("glu", RESULT)
def glu(x: Tensor, dim: int = -1) -> Tensor:
    return core.glu(x, dim)


@adapted("where.self where.ScalarOther where.ScalarSelf where.Scalar")
def where(condition: Tensor, x: Any, y: Any) -> Tensor:
    return core.where(condition, x, y)


@adapted("masked_fill.Scalar masked_fill.Tensor")
def masked_fill(x: Tensor, mask: Tensor, value: Any) -> Tensor:
    return core.masked_fill(x, mask, number_as(x.dtype, value))


for _name in ("and", "or", "xor"):
    renamed({f"logical_{_name}": getattr(core, f"logical_{_name}")})
renamed({"logical_not": core.logical_not})


# ---- dtypes ------------------------------------------------------------------------------------
@adapted("_to_copy")
def to_copy(x: Tensor, dtype: Any = None, memory_format: Any = None) -> Tensor:
    return core.clone(x) if dtype is None else core.astype(x, core_dtype(dtype))


@adapted("prims.convert_element_type.default")
def convert_element_type(x: Tensor, dtype: Any) -> Tensor:
    return core.astype(x, core_dtype(dtype))


@adapted("to.dtype")
def to_dtype(x: Tensor, dtype: Any, copy: bool = False, memory_format: Any = None) -> Tensor:
    return core.astype(x, core_dtype(dtype))


@adapted("clone")
def clone(x: Tensor, memory_format: Any = None) -> Tensor:
    return core.clone(x)


@adapted("contiguous")
def contiguous(x: Tensor, memory_format: Any = None) -> Tensor:
    return x.contiguous()


@adapted("detach alias lift_fresh lift_fresh_copy detach_")
def same(x: Tensor) -> Tensor:
    return x


@adapted("copy")
def copy(x: Tensor, source: Any, non_blocking: bool = False) -> Tensor:
    return fill(x, source)


@adapted("fill.Tensor fill.Scalar")
def fill(x: Tensor, value: Any) -> Tensor:
    if isinstance(value, Tensor):
        return core.astype(core.broadcast_to(value, x.shape), x.dtype)
    return core.full_like(x, number_as(x.dtype, value))


@adapted("zero")
def zero(x: Tensor) -> Tensor:
    return core.zeros_like(x)
