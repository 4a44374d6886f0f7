"""The larger, the smaller, and values kept within limits, element by element."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core._native import Tensor
from core.dtype_table import COMPLEX, TABLE
from core.operators.definition.body_parts import accumulator
from core.operators.definition.define import define
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.families import (
    binary,
    example,
    is_whole,
    unary,
)
from core.tensors.kinds import is_complex

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from core.ir.function import Value
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Gradients, Namespace, Operand


# ---- the larger and the smaller ----------------------------------------------------------------
def _chosen(g: Tensor, x1: Operand, x2: Operand, first: Tensor | bool) -> tuple[Tensor, Tensor]:
    """g for the operand that was chosen, half of it where both are equal."""
    both = where(x1 == x2, 0.5, 0.0).astype(g.dtype)
    return g * where(first, 1, both), g * where(first, 0, 1 - both)


def _chosen_tangent(
    t_x1: Operand, t_x2: Operand, x1: Operand, x2: Operand, first: Tensor | bool
) -> Tensor:
    return where(x1 == x2, (t_x1 + t_x2) / 2, where(first, t_x1, t_x2))


def _extreme(
    name: str, first: Callable[[Tensor | float, Tensor | float], Tensor | bool]
) -> dict[str, Any]:
    """Fields of a choice between two operands; first(x1, x2): whether it is x1, ties aside."""
    return binary(
        name,
        rule="pointwise_ordered",
        inplace=False,
        dtypes="real",
        vjp=lambda g, x1, x2: _chosen(g, x1, x2, first(x1, x2)),
        jvp=lambda t_x1, t_x2, x1, x2: _chosen_tangent(t_x1, t_x2, x1, x2, first(x1, x2)),
    )


maximum = define(
    "core::maximum(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    body=lambda x1, x2: ir.ops.maximum(x1, x2),
    reference=lambda np, x1, x2: np.maximum(x1, x2),
    **_extreme("maximum", lambda x1, x2: x1 > x2),
    doc=example(
        "The larger of x1 and x2, element by element; NaN if either is. Ties share the gradient.",
        "core.maximum(core.asarray([1, 5]), 3).tolist()",
        "[3, 5]",
    ),
)

minimum = define(
    "core::minimum(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    body=lambda x1, x2: ir.ops.minimum(x1, x2),
    reference=lambda np, x1, x2: np.minimum(x1, x2),
    **_extreme("minimum", lambda x1, x2: x1 < x2),
    doc=example(
        "The smaller of x1 and x2, element by element; NaN if either is. Ties share the gradient.",
        "core.minimum(core.asarray([1, 5]), 3).tolist()",
        "[1, 3]",
    ),
)


def _or_the_other(choose: Callable[[Value, Value], Value]) -> Callable[[Value, Value], Value]:
    """The choice, or the number where the other operand is NaN."""

    def body(x1: Value, x2: Value) -> Value:
        picked = choose(x1, x2)
        if is_whole(x1):
            return picked
        picked = ir.ops.where(ir.ops.isnan(x2), x1, picked)
        return ir.ops.where(ir.ops.isnan(x1), x2, picked)

    return body


def _number(
    name: str, first: Callable[[Tensor | float, Tensor | float], Tensor | bool]
) -> dict[str, Any]:
    """Fields of a choice that passes over NaN; of equal operands it is the first."""

    def is_first(input: Tensor | float, other: Tensor | float) -> Tensor | bool:
        return first(input, other) | (other != other)

    def vjp(g: Tensor, input: Tensor | float, other: Tensor | float) -> tuple[Tensor, Tensor]:
        chosen = is_first(input, other)
        return where(chosen, g, 0), where(chosen, 0, g)

    def jvp(
        t_input: Operand, t_other: Operand, input: Tensor | float, other: Tensor | float
    ) -> Tensor:
        return where(is_first(input, other), t_input, t_other)

    return binary(name, rule="pointwise_ordered", inplace=False, dtypes="real", vjp=vjp, jvp=jvp)


fmax = define(
    "core::fmax(Tensor|Scalar input, Tensor|Scalar other) -> Tensor",
    body=_or_the_other(lambda x1, x2: ir.ops.maximum(x1, x2)),
    reference=lambda np, input, other: np.fmax(input, other),
    **_number("fmax", lambda input, other: input >= other),
    doc=example(
        "The larger of both, element by element; where one is NaN, the other one.",
        'core.fmax(core.asarray([1.0, float("nan")]), 3.0).tolist()',
        "[3.0, 3.0]",
    ),
)

fmin = define(
    "core::fmin(Tensor|Scalar input, Tensor|Scalar other) -> Tensor",
    body=_or_the_other(lambda x1, x2: ir.ops.minimum(x1, x2)),
    reference=lambda np, input, other: np.fmin(input, other),
    **_number("fmin", lambda input, other: input <= other),
    doc=example(
        "The smaller of both, element by element; where one is NaN, the other one.",
        'core.fmin(core.asarray([1.0, float("nan")]), 3.0).tolist()',
        "[1.0, 3.0]",
    ),
)


# ---- between two limits ------------------------------------------------------------------------
def _clip_body(x: Value, min: Value | None, max: Value | None) -> Value:
    """By choices that compilers make vectors of, one within the other; NaN is passed on."""
    if min is not None:
        x = ir.ops.where((x < min) | (min != min), min, x)
    return x if max is None else ir.ops.where((x > max) | (max != max), max, x)


def _clip_reference(
    np: Namespace, x: Array, min: Array | float | None, max: Array | float | None
) -> Array:
    if min is not None:
        x = np.maximum(x, min)
    return x if max is None else np.minimum(x, max)


def _clip_split(
    g: Tensor, x: Tensor, min: Tensor | float | None, max: Tensor | float | None
) -> Gradients:
    """g where it goes to x, to min and to max: x has it at the limits too."""
    if min is None:
        if max is None:
            return g, None, None
        above = x > max
        return where(above, 0, g), None, where(above, g, 0)
    below = x < min
    if max is None:
        return where(below, 0, g), where(below, g, 0), None
    above = (x > max) | (min > max)
    below = below & (min <= max)
    return where(above | below, 0, g), where(below, g, 0), where(above, g, 0)


def _clip_jvp(
    t_x: Tensor,
    t_min: Tensor | float | None,
    t_max: Tensor | float | None,
    x: Tensor,
    min: Tensor | float | None,
    max: Tensor | float | None,
) -> Tensor:
    tangents = (t_x, t_min, t_max)
    ones = _clip_split(t_x * 0 + 1, x, min, max)
    terms = [one * t for one, t in zip(ones, tangents) if one is not None and t is not None]
    total = terms[0]
    for term in terms[1:]:
        total = total + term
    return total


def _clip_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(2, 3), -1, 1)
    yield s(s.t(2, 3), s.t(3), None)
    yield s(s.t(2, 3), None, 1)
    yield s(s.t(2, 3), max=s.t(2, 1))
    yield s(s.t(3, 2).mT, s.t(2, 1), s.t(3))
    yield s(s.t(), 0)
    yield s(s.t(0, 3), s.t(3), 1)
    yield s(s.t(3))


def _clip_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("ShapeError", s.t(2, 3), s.t(4))
    yield s.error("ArgumentError", s.t(2), "one")
    yield s.error("DtypeError", s.t(2, dtype="complex64"), 0)


def _clip(name: str) -> dict[str, Any]:
    return {
        "rule": "pointwise_ordered",
        "body": _clip_body,
        "reference": _clip_reference,
        "vjp": lambda g, x, min, max: _clip_split(g, x, min, max),
        "jvp": _clip_jvp,
        "batch": "pointwise",
        "inplace": True,
        "method": name,
        "samples": lambda s: [k for k in _clip_samples(s) if s.dtype[0] != "u" or _natural(k)],
        "errors": _clip_errors,
        "dtypes": "real",
    }


def _natural(sample: Sample) -> bool:
    """Whether no limit is a negative number, which unsigned integers have no room for."""
    return not any(isinstance(a, int) and a < 0 for a in sample.args)


clip = define(
    "core::clip(Tensor x, Tensor|Scalar? min=None, Tensor|Scalar? max=None) -> Tensor",
    **_clip("clip"),
    doc=example(
        "x, but min where it is below min, and max where it is above max; NaN stays.",
        "core.clip(core.asarray([-2, 0, 5]), 0, 3).tolist()",
        "[0, 0, 3]",
    ),
)

clamp = define(
    "core::clamp(Tensor x, Tensor|Scalar? min=None, Tensor|Scalar? max=None) -> Tensor",
    **_clip("clamp"),
    doc=example(
        "x between min and max, as `core.clip`: PyTorch's name for it.",
        "core.clamp(core.asarray([-2, 0, 5]), min=0).tolist()",
        "[0, 0, 5]",
    ),
)


# ---- finite numbers ----------------------------------------------------------------------------
def _finite(x: Value, nan: Value, posinf: Value | None, neginf: Value | None) -> Value:
    acc_dtype, large = accumulator(x.dtype), TABLE[x.dtype].largest
    x = ir.ops.cast(x, acc_dtype)
    instead = [
        ir.ops.const(default, acc_dtype) if value is None else ir.ops.cast(value, acc_dtype)
        for value, default in ((nan, 0.0), (posinf, large), (neginf, -large))
    ]
    infinite = ir.ops.where(x > 0, instead[1], instead[2])
    x = ir.ops.where(ir.ops.absolute(x) == float("inf"), infinite, x)
    return ir.ops.where(ir.ops.isnan(x), instead[0], x)


def _nan_to_num_body(x: Value, nan: Value, posinf: Value | None, neginf: Value | None) -> Value:
    if is_whole(x):
        return x
    if x.dtype in COMPLEX:
        parts = (ir.ops.real(x), ir.ops.imag(x))
        return ir.ops.make_complex(*(_finite(part, nan, posinf, neginf) for part in parts))
    return _finite(x, nan, posinf, neginf)


def _nan_to_num_pass(g: Tensor, x: Tensor) -> Tensor:
    if not is_complex(x):
        return where(x.isfinite(), g, 0)
    from core.operators.elementwise.complex_numbers import complex

    real, imag = where(x.real.isfinite(), g.real, 0), where(x.imag.isfinite(), g.imag, 0)
    return complex(real, imag)


nan_to_num = define(
    "core::nan_to_num(Tensor x, Scalar? nan=0.0, Scalar? posinf=None, Scalar? neginf=None)"
    " -> Tensor",
    body=_nan_to_num_body,
    reference=lambda np, x, nan, posinf, neginf: np.nan_to_num(
        x, nan=0.0 if nan is None else nan, posinf=posinf, neginf=neginf
    ),
    **unary(
        "nan_to_num",
        rule="pointwise",
        dtypes="all",
        vjp=_nan_to_num_pass,
        jvp=lambda t_x, x: _nan_to_num_pass(t_x, x),
        samples=lambda s: [
            s(s.t(2, 3)),
            s(s.t(), 1.0),
            s(s.t(3, 2).mT, posinf=2.0, neginf=-2.0),
            s(s.t(0, 2), 0.0, 1.0),
        ],
        errors=lambda s: [s.error("ArgumentError", "one"), s.error("ArgumentError", s.t(2), "x")],
    ),
    doc="""NaN and infinities replaced by numbers.

    posinf, neginf: None for the largest and the smallest finite number of the dtype.

    >>> import core
    >>> core.nan_to_num(core.asarray([1.0, float("nan")]), nan=7.0).tolist()
    [1.0, 7.0]
    """,
)


# ---- a step ------------------------------------------------------------------------------------
def _where_zero(x: Operand, value: Operand) -> Operand:
    """value where x, a tensor or a number, is 0, else 0."""
    return where(x == 0, value, 0) if isinstance(x, Tensor) else value * (x == 0)


heaviside = define(
    "core::heaviside(Tensor|Scalar input, Tensor|Scalar values) -> Tensor",
    body=lambda input, values: ir.ops.where(
        input == 0,
        values,
        ir.ops.where(
            input != input, input, ir.ops.where(input > 0, ir.ops.const(1, input.dtype), 0)
        )
        if not is_whole(input)
        else ir.ops.cast(input > 0, input.dtype),
    ),
    reference=lambda np, input, values: np.where(
        np.equal(input, 0),
        values,
        np.where(np.not_equal(input, input), input, np.greater(input, 0)),
    ),
    **binary(
        "heaviside",
        rule="pointwise_real_numeric",
        dtypes="real",
        vjp=lambda g, input: (g * 0, _where_zero(input, g)),
        jvp=lambda t_values, input: _where_zero(input, t_values),
    ),
    doc=example(
        "0 where input is negative, 1 where it is positive, and the other operand where it is 0.",
        "core.heaviside(core.asarray([-1.0, 0.0, 2.0]), 0.5).tolist()",
        "[0.0, 0.5, 1.0]",
    ),
)

__all__ = [
    "clamp",
    "clip",
    "fmax",
    "fmin",
    "heaviside",
    "maximum",
    "minimum",
    "nan_to_num",
]
