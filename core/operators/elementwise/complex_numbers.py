"""Complex numbers from real ones, and back."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core import ir
from core.operators.definition.define import define
from core.operators.elementwise.families import example, unary_errors, unary_samples
from core.operators.shape.creation import zeros_like
from core.tensors.kinds import is_complex
from core.transforms.batching import leading

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core._native import Operator, Tensor
    from core.ir.function import Value
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Namespace


def _pair_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(2, 3), s.t(2, 3))
    yield s(s.t(2, 1), s.t(3))
    yield s(s.t(), s.t(2))
    yield s(s.t(3, 2).mT, s.t(2, 3))
    yield s(s.t(0, 3), s.t(3))


def _pair_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("ShapeError", s.t(2), s.t(3))
    yield s.error("DtypeError", s.ints(2), s.ints(2))
    yield s.error("DtypeError", s.t(2, dtype="float16"), s.t(2, dtype="float16"))


complex = define(
    "core::complex(Tensor real, Tensor imag) -> Tensor",
    rule="pointwise_complex",
    body=lambda real, imag: ir.ops.make_complex(real, imag),
    reference=lambda np, real, imag: _joined(np, real, imag),
    vjp=lambda g: (g.real, g.imag),
    jvp="linear",
    batch="pointwise",
    samples=_pair_samples,
    errors=_pair_errors,
    dtypes="float",
    doc=example(
        "The complex numbers real + i imag, from two real tensors that broadcast.",
        "core.complex(core.asarray([1.0]), core.asarray([2.0])).tolist()",
        "[(1+2j)]",
    ),
)


def _joined(np: Namespace, real: Array, imag: Array) -> Array:
    """Not real + 1j * imag, which makes NaN of infinities and loses the signs of zeros."""
    real, imag = np.broadcast_arrays(real, imag)
    out = np.empty(real.shape, np.result_type(real.dtype, imag.dtype, np.complex64))
    out.real, out.imag = real, imag
    return out


def _polar_vjp(g: Tensor, abs: Tensor, angle: Tensor) -> tuple[Tensor, Tensor]:
    cosine, sine = angle.cos(), angle.sin()
    return g.real * cosine + g.imag * sine, abs * (g.imag * cosine - g.real * sine)


def _polar_jvp(t_abs: Tensor, t_angle: Tensor, abs: Tensor, angle: Tensor) -> Tensor:
    cosine, sine, turn = angle.cos(), angle.sin(), abs * t_angle
    return complex(t_abs * cosine - turn * sine, t_abs * sine + turn * cosine)


polar = define(
    "core::polar(Tensor abs, Tensor angle) -> Tensor",
    rule="pointwise_complex",
    body=lambda abs, angle: ir.ops.make_complex(abs * ir.ops.cos(angle), abs * ir.ops.sin(angle)),
    reference=lambda np, abs, angle: _joined(np, abs * np.cos(angle), abs * np.sin(angle)),
    vjp=_polar_vjp,
    jvp=_polar_jvp,
    batch="pointwise",
    samples=_pair_samples,
    errors=_pair_errors,
    dtypes="float",
    doc=example(
        "The complex numbers of these magnitudes and angles.",
        "core.polar(core.asarray([2.0]), core.asarray([0.0])).tolist()",
        "[(2+0j)]",
    ),
)


def _angle(x: Tensor) -> Tensor:
    return x.imag.atan2(x.real) if is_complex(x) else real_angle(x)


def _angle_reference(np: Namespace, x: Array) -> Array:
    return np.angle(x) if np.iscomplexobj(x) else np.where(x != x, x, np.where(x < 0, np.pi, 0.0))


def _real_angle_body(x: Value) -> Value:
    zero = ir.ops.const(0, x.dtype)
    return ir.ops.where(x < 0, math.pi, ir.ops.where(x == x, zero, x))


real_angle: Operator = define(
    "core::real_angle(Tensor x) -> Tensor",
    rule="pointwise_real_float",
    body=_real_angle_body,
    reference=_angle_reference,
    vjp=lambda g: zeros_like(g),
    jvp=lambda t_x: zeros_like(t_x),
    batch="pointwise",
    public=False,
    samples=unary_samples,
    errors=unary_errors,
    dtypes="float",
    doc=example(
        "The angle of real x: pi where it is negative, else 0; NaN for NaN.",
        "core.ops.core.real_angle(core.asarray([-1.0, 2.0])).tolist()",
        "[3.1415927410125732, 0.0]",
    ),
)


angle = define(
    "core::angle(Tensor x) -> Tensor",
    decomposition=_angle,
    reference=_angle_reference,
    method="angle",
    samples=unary_samples,
    errors=unary_errors,
    dtypes="numeric",
    doc=example(
        "The angle of complex x in radians; of real x 0, pi where it is negative, NaN for NaN.",
        "core.angle(core.asarray([1j])).tolist()",
        "[1.5707963705062866]",
    ),
)


# ---- parts, as views ---------------------------------------------------------------------------
def _real_vjp(g: Tensor, like_x: Tensor) -> Tensor:
    return complex(g, zeros_like(g)) if is_complex(like_x) else g


def _real_write_back(x: Tensor, src: Tensor) -> Tensor:
    return complex(src, x.imag) if is_complex(x) else src


real = define(
    "core::real(Tensor(a) x) -> Tensor(a)",
    view="real",
    vjp=_real_vjp,
    jvp="linear",
    batch=leading(),
    write_back=_real_write_back,
    attribute="real",
    samples=lambda s: [s(s.t(2, 3)), s(s.t(dtype="complex128")), s(s.t(3, dtype="complex64"))],
    errors=lambda s: [s.error("ArgumentError", 1.0)],
    dtypes="inexact",
    doc="""The real parts, as a view; x itself for real x.

    >>> import core
    >>> core.real(core.asarray([1 + 2j])).tolist()
    [1.0]
    """,
)

imag = define(
    "core::imag(Tensor(a) x) -> Tensor(a)",
    view="imag",
    vjp=lambda g: complex(zeros_like(g), g),
    jvp="linear",
    batch=leading(),
    write_back=lambda x, src: complex(x.real, src),
    attribute="imag",
    samples=lambda s: [s(s.t(2, 3)), s(s.t())],
    errors=lambda s: [s.error("DtypeError", s.t(2, dtype="float32"))],
    dtypes="complex",
    doc="""The imaginary parts of a complex tensor, as a view.

    >>> import core
    >>> core.imag(core.asarray([1 + 2j])).tolist()
    [2.0]
    """,
)

__all__ = ["angle", "complex", "imag", "polar", "real"]
