"""Derivatives where a formula has an edge: zero bases, NaN, ties, complex arguments.

The net is the last test: whatever takes complex numbers has its gradient checked in them, too.
"""

import cmath
import functools
import math

import numpy
import pytest

import core
from core.operators.definition import catalogue
from core.testing import gradcheck

NAN, INF = math.nan, math.inf


def gradient(function, *values):
    """The gradients of the sum of function's results, as arrays."""
    inputs = [core.asarray(v).requires_grad_() for v in map(numpy.asarray, values)]
    out = function(*inputs)
    core.autograd.backward(out, core.ones_like(out)) if out.ndim else out.backward()
    return [numpy.asarray(x.grad) for x in inputs]


# ---- powers ------------------------------------------------------------------------------------
def test_the_slope_of_a_power_of_zero_in_its_exponent():
    base, exponent = [0.0, 0.0, 0.0], [-1.0, 0.0, 2.0]
    assert gradient(core.pow, base, exponent)[1].tolist() == [-INF, 0.0, 0.0]
    assert gradient(lambda y: core.pow(0.0, y), exponent)[0].tolist() == [-INF, 0.0, 0.0]


def test_a_negative_base_has_a_complex_logarithm_where_the_exponent_is_complex():
    base, exponent = numpy.asarray([-2.0, -0.5, 3.0]), numpy.asarray([1 + 1j, 2j, 1 - 1j])
    slope = [a**b * cmath.log(a) for a, b in zip(base.tolist(), exponent.tolist())]
    want = numpy.conj(numpy.asarray(slope))
    numpy.testing.assert_allclose(gradient(core.pow, base, exponent)[1], want, rtol=1e-12)
    got = gradient(lambda y: core.pow(-2.0, y), exponent[:1])[0]
    numpy.testing.assert_allclose(got, want[:1], rtol=1e-12)


# ---- NaN and ties ------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["max", "min", "amax", "amin", "median"])
def test_nans_share_the_gradient_of_an_extreme_that_is_nan(name):
    got = gradient(getattr(core, name), [1.0, NAN, NAN, 3.0])[0]
    assert got.tolist() == [0.0, 0.5, 0.5, 0.0]


def test_both_extremes_at_once_share_the_gradient_among_nans():
    low, high = gradient(lambda x: core.stack(core.aminmax(x)).sum(), [NAN, 1.0]), 2.0
    assert low[0].tolist() == [high, 0.0]


def test_equal_elements_share_the_gradient_of_the_median_of_all():
    assert gradient(core.median, [[1.0, 2.0], [2.0, 5.0]])[0].tolist() == [[0, 0.5], [0.5, 0]]
    got = gradient(core.nanmedian, [1.0, 2.0, 2.0, NAN, 3.0])[0]
    assert got.tolist() == [0.0, 0.5, 0.5, 0.0, 0.0]


def test_the_median_along_an_axis_chooses_one_element():
    got = gradient(lambda x: core.median(x, 0)[0], [1.0, 2.0, 2.0, 5.0])[0]
    assert sorted(got.tolist()) == [0.0, 0.0, 0.0, 1.0]


# ---- large numbers -----------------------------------------------------------------------------
@pytest.mark.parametrize("level", [10000.0, -10000.0])
def test_running_log_sums_have_gradients_at_any_level(level):
    x = numpy.asarray([0.5, -1.0, 2.0])
    share = [[math.exp(a - numpy.logaddexp.reduce(x[: i + 1])) for a in x] for i in range(3)]
    want = [sum(share[i][j] for i in range(j, 3)) for j in range(3)]
    got = gradient(lambda t: core.logcumsumexp(t, 0), x + level)[0]
    numpy.testing.assert_allclose(got, want, rtol=1e-9)
    given = core.asarray(x + level), core.asarray(numpy.ones(3))
    tangent = core.func.jvp(lambda t: core.logcumsumexp(t, 0), given[:1], given[1:])[1]
    numpy.testing.assert_allclose(numpy.asarray(tangent), numpy.ones(3), rtol=1e-9)


# ---- 16 bits -----------------------------------------------------------------------------------
def relative_error(function, *values, dtype):
    """How far a result of 16 bits is from that of the same numbers in float64."""
    narrow = [core.asarray(v).astype(dtype) for v in values]
    got, want = function(*narrow), function(*(x.astype(core.float64) for x in narrow))
    assert got.dtype == dtype
    got, want = (numpy.asarray(x.detach().astype(core.float64)) for x in (got, want))
    return numpy.abs(got - want).max() / numpy.abs(want).max()


@pytest.mark.parametrize("dtype", [core.float16, core.bfloat16], ids=str)
def test_exponents_are_not_rounded_to_sixteen_bits(dtype):
    """exp(a - b) of numbers near 50 that are rounded is off by some 20 % in bfloat16."""
    draws = numpy.random.default_rng(0)
    x = numpy.linspace(-9.0, 50.0, 24)

    def slope(x):
        return core.func.grad(lambda t: core.logcumsumexp(t, 0).sum())(x)

    def tangent(x):
        return core.func.jvp(lambda t: core.logcumsumexp(t, 0), (x,), (core.cos(x),))[1]

    def attention(q, k, v, mask):
        with core.config.override(attention="math"):
            return core.scaled_dot_product_attention(q, k, v, mask)

    operands = [draws.uniform(-9, 9, (6, 8)) for _ in range(3)] + [draws.uniform(-9, 9, (6, 6))]
    allowed = 4 * core.finfo(dtype).eps
    assert relative_error(slope, x, dtype=dtype) < allowed
    assert relative_error(tangent, x, dtype=dtype) < allowed
    assert relative_error(attention, *operands, dtype=dtype) < allowed


# ---- complex numbers ---------------------------------------------------------------------------
def test_the_gradient_of_a_complex_sigmoid_is_conjugated():
    x = numpy.asarray([1 + 1j, -2j])
    s = 1 / (1 + numpy.exp(-x))
    got = gradient(core.sigmoid, x)[0]
    numpy.testing.assert_allclose(got, numpy.conj(s * (1 - s)), rtol=1e-12)


def complex_samples(definition):
    """The operator's samples in complex128, if it takes any."""
    from core.testing.samples import samples

    try:
        drawn = samples(definition, "complex128")
    except core.errors.CoreError:
        return  # what draws them takes real numbers only
    for sample in drawn:
        if any(isinstance(a, core.Tensor) and a.dtype is core.complex128 for a in sample.args):
            try:
                definition.op(*sample.args, **sample.kwargs)
            except core.errors.CoreError:
                continue
            yield sample


def with_gradient(value):
    if isinstance(value, core.Tensor) and value.dtype is core.complex128:
        return core.asarray(value, copy=True).requires_grad_()
    return value


def complex_results(op, kwargs, *args):
    """The differentiable results of one call."""
    out = op(*args, **kwargs)
    return [
        t for t in (out if isinstance(out, tuple) else (out,)) if t.dtype.kind.endswith("floating")
    ]


# Real functions of what is complex in name only, and results that gradients do not determine.
UNCHECKED = {
    "core::astype": "a cast to real numbers drops the imaginary part",
    "core::cross_entropy_rows": "its gradient, a softmax, refuses complex numbers by name",
    "core::linalg_eig": "eigenvectors are determined up to a factor of absolute value 1",
    "core::linalg_eigh": "eigenvectors are determined up to a factor of absolute value 1",
    "core::linalg_svd": "singular vectors are determined up to a factor of absolute value 1",
}


def unchecked_in_complex():
    from core.testing.samples import dtypes

    for definition in catalogue.definitions():
        drawn = definition.samples and not any("complex" in d for d in dtypes(definition))
        rules = definition.vjp is not None or definition.decomposition is not None
        if drawn and rules and definition.name not in UNCHECKED:
            yield definition


@pytest.mark.slow
def test_what_takes_complex_numbers_though_its_samples_are_real_has_complex_gradients():
    wrong = []
    for definition in unchecked_in_complex():
        for sample in complex_samples(definition):
            try:
                args = [with_gradient(a) for a in sample.args]
                gradcheck(functools.partial(complex_results, definition.op, sample.kwargs), args)
            except Exception as error:
                wrong.append(f"{definition.name}{sample}: {error}"[:300])
    assert not wrong, "\n".join(wrong)
