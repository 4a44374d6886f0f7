"""Arithmetic on three operands, in one pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core import ir
from core.operators.definition.define import define
from core.operators.elementwise.families import example
from core.tensors.kinds import conjugate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.ir.function import Value
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker


def _lerp_body(input: Value, end: Value, weight: Value) -> Value:
    """From the nearer end, so that both ends are met exactly."""
    step = end - input
    near = ir.ops.absolute(weight) < 0.5
    return ir.ops.where(near, input + weight * step, end - step * (1 - weight))


def _errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("ShapeError", s.t(2, 3), s.t(4), s.t(3))
    yield s.error("ArgumentError", s.t(2), s.t(2), "one")
    yield s.error("ArgumentError", s.t(2))


lerp = define(
    "core::lerp(Tensor input, Tensor|Scalar end, Tensor|Scalar weight) -> Tensor",
    rule="pointwise_float",
    body=_lerp_body,
    reference=lambda np, input, end, weight: input + weight * (end - input),
    vjp=lambda g, input, end, weight: (
        g * conjugate(1 - weight),
        g * conjugate(weight),
        g * conjugate(end - input),
    ),
    jvp=lambda t_input, t_end, t_weight, input, end, weight: (
        t_input * (1 - weight) + t_end * weight + t_weight * (end - input)
    ),
    batch="pointwise",
    inplace=True,
    method="lerp",
    samples=lambda s: [
        s(s.t(2, 3), s.t(2, 3), 0.25),
        s(s.t(2, 1), s.t(3), s.t(3)),
        s(s.t(), 2.0, s.t(2)),
        s(s.t(3, 2).mT, s.t(2, 3), 0.75),
        s(s.t(0, 2), s.t(2), 0.5),
    ],
    errors=_errors,
    dtypes="inexact",
    doc=example(
        "input + weight * (end - input).",
        "core.lerp(core.asarray([0.0, 4.0]), core.asarray([2.0, 8.0]), 0.5).tolist()",
        "[1.0, 6.0]",
    ),
)


def _three_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(2, 3), s.t(2, 3), s.positive(2, 3))
    yield s(s.t(2, 1, 3), s.t(4, 1), s.positive(3), 2)
    yield s(s.t(), s.t(2), s.positive(2), value=3)
    yield s(s.t(3, 2).mT, s.t(2, 3), s.positive(2, 3), value=-1)
    yield s(s.t(0, 2), s.t(2), s.positive(0, 1))


addcmul = define(
    "core::addcmul(Tensor input, Tensor tensor1, Tensor tensor2, Tensor|Scalar value=1) -> Tensor",
    rule="pointwise_numeric",
    body=lambda input, tensor1, tensor2, value: input + value * tensor1 * tensor2,
    reference=lambda np, input, tensor1, tensor2, value: input + value * tensor1 * tensor2,
    vjp=lambda g, tensor1, tensor2, value: (
        g,
        g * conjugate(value * tensor2),
        g * conjugate(value * tensor1),
        g * conjugate(tensor1 * tensor2),
    ),
    jvp=lambda t_input, t_tensor1, t_tensor2, t_value, tensor1, tensor2, value: (
        t_input + value * (t_tensor1 * tensor2 + tensor1 * t_tensor2) + t_value * tensor1 * tensor2
    ),
    batch="pointwise",
    inplace=True,
    method="addcmul",
    samples=_three_samples,
    errors=_errors,
    dtypes="numeric",
    doc=example(
        "input + value * tensor1 * tensor2.",
        "core.addcmul(core.asarray([1.0]), core.asarray([2.0]), core.asarray([3.0])).tolist()",
        "[7.0]",
    ),
)

addcdiv = define(
    "core::addcdiv(Tensor input, Tensor tensor1, Tensor tensor2, Tensor|Scalar value=1) -> Tensor",
    rule="pointwise_float",
    body=lambda input, tensor1, tensor2, value: input + value * tensor1 / tensor2,
    reference=lambda np, input, tensor1, tensor2, value: input + value * tensor1 / tensor2,
    vjp=lambda g, tensor1, tensor2, value: (
        g,
        g * conjugate(value / tensor2),
        -g * conjugate(value * tensor1 / (tensor2 * tensor2)),
        g * conjugate(tensor1 / tensor2),
    ),
    jvp=lambda t_input, t_tensor1, t_tensor2, t_value, tensor1, tensor2, value: (
        t_input
        + value * (t_tensor1 - t_tensor2 * tensor1 / tensor2) / tensor2
        + t_value * tensor1 / tensor2
    ),
    batch="pointwise",
    inplace=True,
    method="addcdiv",
    samples=_three_samples,
    errors=_errors,
    dtypes="inexact",
    doc=example(
        "input + value * tensor1 / tensor2.",
        "core.addcdiv(core.asarray([1.0]), core.asarray([6.0]), core.asarray([3.0])).tolist()",
        "[3.0]",
    ),
)

__all__ = ["addcdiv", "addcmul", "lerp"]
