"""core.testing: what assert_close says, and that gradcheck finds wrong derivatives."""

import numpy as np
import pytest

import core
from core import testing
from core.errors import ArgumentError
from core.testing import (
    GradcheckError,
    assert_close,
    gradcheck,
    gradgradcheck,
    jvpcheck,
    numerical_jvp,
)
from core.testing.compare import tolerance
from core.testing.differences import numerical_jacobian


def leaf(values, dtype="float64"):
    return core.asarray(values, dtype=dtype).requires_grad_()


# ---- assert_close ------------------------------------------------------------------------------
def test_what_is_close_passes():
    x = core.asarray([1.0, 2.0])
    assert_close(x, x + 1e-6)
    assert_close(x, x + 0.5, rtol=0, atol=0.6)
    assert_close([x, {"a": 1}], [x, {"a": 1}])
    assert_close(core.asarray([1, 2]), core.asarray([1, 2]))
    assert_close(x, np.asarray(x))
    assert_close(1.0, 1.0 + 1e-9)
    assert_close(core.zeros((0, 3)), core.zeros((0, 3)))
    assert_close(core.asarray([np.inf, -np.inf]), core.asarray([np.inf, -np.inf]))
    assert_close(core.asarray([np.nan]), core.asarray([np.nan]), equal_nan=True)
    assert_close(x, x.astype(core.float64), check_dtype=False)
    assert_close(core.asarray([True, False]), core.asarray([True, False]))
    assert_close(x.requires_grad_(), x)


@pytest.mark.parametrize(
    ("actual", "expected", "message"),
    [
        ([1.0, 2.0, 3.0], [1.0, 2.5, 3.5], "2 of 3 elements differ .66.7%."),
        ([1.0, 2.0, 4.0], [1.0, 2.5, 3.0], r"absolute difference: 1 at \(2,\): 4.0, not 3.0"),
        ([0.1, 5.0], [0.2, 5.4], r"relative difference: 0.5 at \(0,\)"),
        ([np.nan], [np.nan], "1 of 1 elements"),
        ([np.inf], [1.0], r"absolute difference: inf at \(0,\): inf, not 1.0"),
        ([1.0], [np.inf], "elements differ"),
        ([1.0], [[1.0]], r"shape \(1,\), not \(1, 1\)"),
        ([1], [2], r"difference: 1 at \(0,\): 1, not 2 \(allowed: 0\)"),
        ([2**63 - 1], [-(2**63)], r"1.84467e\+19"),
        ([1 + 1j], [1 - 1j], r"absolute difference: 2 at"),
        (1.0, 2.0, "float32 numbers are not close"),
    ],
)
def test_what_is_not_close_is_described(actual, expected, message):
    with pytest.raises(AssertionError, match=message):
        assert_close(core.asarray(actual), core.asarray(expected))


def test_kinds_places_and_messages():
    x = core.ones(2)
    with pytest.raises(AssertionError, match="dtype float32, not float64"):
        assert_close(x, x.astype(core.float64))
    with pytest.raises(AssertionError, match="item 1: item 'k': float32 tensors"):
        assert_close([x, {"k": x}], [x, {"k": x + 1}])
    with pytest.raises(AssertionError, match="sequences have 1 and 2 items"):
        assert_close([x], [x, x])
    with pytest.raises(AssertionError, match="keys"):
        assert_close({"a": x}, {"b": x})
    with pytest.raises(AssertionError, match="a Tensor, not None"):
        assert_close(x, None)
    with pytest.raises(AssertionError, match="^weights: float32"):
        assert_close(x, x + 1, msg="weights")
    with pytest.raises(AssertionError, match="^<float32.*>$"):
        assert_close(1.0 * x, x + 1, msg=lambda text: f"<{text}>".replace("\n", " "))
    with pytest.raises(ArgumentError, match="one of rtol and atol"):
        assert_close(x, x, rtol=1e-3)


def test_a_mapping_is_no_tensor():
    with pytest.raises(AssertionError, match="a dict, not a Tensor"):
        assert_close({"a": 1.0}, core.ones(2))


def test_tolerances_follow_from_the_precision():
    for name, least, most in (
        ("float64", 0.9e-9, 1.1e-9), ("complex128", 0.9e-9, 1.1e-9), ("float32", 1e-5, 3e-5),
        ("complex64", 1e-5, 3e-5), ("float16", 1e-3, 2e-3), ("bfloat16", 1e-2, 2e-2),
    ):  # fmt: skip
        assert least < tolerance(core.dtype(name)) < most
        assert tolerance(core.dtype(name), 4.0) == 4 * tolerance(core.dtype(name))
    assert tolerance(core.int64, 100.0) == tolerance(core.bool, 100.0) == 0


# ---- differences -------------------------------------------------------------------------------
def test_differences_along_directions():
    x, z = core.asarray([1.0, 2.0], dtype="float64"), core.asarray([1 + 2j], dtype="complex128")
    fn = lambda x, z: (x * x, z * z * x[0])  # noqa: E731
    a, b = numerical_jvp(fn, [x, z], [np.array([1.0, -1.0]), None])
    assert_close(a, np.array([2.0, -4.0]), rtol=1e-8, atol=1e-8)
    assert_close(b, np.array([-3 + 4j]), rtol=1e-8, atol=1e-8)
    a, b = numerical_jvp(fn, [x, z], [None, core.asarray([1j], dtype="complex128")])
    assert_close(a, np.zeros(2), rtol=0, atol=0)
    assert_close(b, np.array([-4 + 2j]), rtol=1e-8, atol=1e-8)


def test_a_jacobian_has_a_row_for_each_part_of_the_input():
    z = core.asarray([1 + 2j, 3j], dtype="complex128")
    jacobian = numerical_jacobian(lambda z: (z.conj(),), [z], 0)
    assert_close(jacobian, np.diag([1.0, 1.0, -1.0, -1.0]), rtol=1e-8, atol=1e-8)


# ---- gradcheck ---------------------------------------------------------------------------------
def wrong(vjp, jvp=None):
    """An operator that squares, with derivatives as given."""
    name = f"test_testing::square{next(wrong.numbers)}"
    return core.define(
        f"{name}(Tensor x) -> Tensor",
        rule="pointwise",
        reference=lambda np, x: x * x,
        vjp=vjp,
        jvp=jvp or (lambda t_x, x: 2 * t_x * x),
        batch="pointwise",
        no_samples="for this test",
        doc="x * x.",
    )


wrong.numbers = iter(range(100))


def test_right_derivatives_pass():
    x, w = leaf([0.5, 2.0]), leaf([[1.0, 2.0], [3.0, 4.0]])
    fn = lambda x, w: ((w @ x).sin(), x * 2)  # noqa: E731
    assert gradcheck(fn, (x, w), check_forward_ad=True, check_batched_grad=True)
    assert gradgradcheck(fn, (x, w), check_fwd_over_rev=True)
    assert jvpcheck(fn, (x, w))
    assert gradcheck(lambda x: core.zeros((0,), dtype="float64") * x.sum(), (x,))


def test_complex_derivatives_pass():
    z = leaf([0.5 + 1j, -1 + 2j], "complex128")
    for fn in (
        lambda z: z.exp() * z.conj(),
        lambda z: core.abs(z),
        lambda z: (z * z.conj()).real,
    ):
        assert gradcheck(fn, (z,), check_forward_ad=True)
        assert gradgradcheck(fn, (z,))


def test_wrong_derivatives_are_found():
    x = leaf([0.5, 2.0])
    double = wrong(lambda g, x: 2 * g * x)
    assert gradcheck(double, x)
    off = wrong(lambda g, x: 2.01 * g * x)
    with pytest.raises(GradcheckError, match="gradient of input 0 does not agree .* 2 of 4"):
        gradcheck(off, x)
    assert not gradcheck(off, x, raise_exception=False)
    assert jvpcheck(off, x)
    with pytest.raises(GradcheckError, match="jvp of input 0"):
        jvpcheck(wrong(lambda g, x: 2 * g * x, lambda t_x: t_x), x)
    constant = wrong(lambda g, x: 2 * g * x.detach())
    assert gradcheck(constant, x)
    with pytest.raises(GradcheckError):
        gradgradcheck(constant, x)
    changing = iter(range(100))
    with pytest.raises(GradcheckError, match="second run"):
        gradcheck(wrong(lambda g, x: 2 * g * x + 1e-7 * next(changing)), x)


def test_what_gradcheck_needs_is_said():
    with pytest.raises(ArgumentError, match="no input that requires grad"):
        gradcheck(core.exp, core.ones(2))
    with pytest.warns(UserWarning, match="input 0 of gradcheck is float32"):
        gradcheck(core.exp, leaf([1.0], "float32"), raise_exception=False)


# ---- the checks of definitions -------------------------------------------------------------------
def sample_of(op, *args):
    return op.definition, testing.SampleMaker()(*args)


def test_a_sample_is_not_skipped():
    """opcheck skips a check at a kink; a sample that has one is a wrong sample."""
    op = wrong(lambda g, x: 2 * g * x)
    testing.check_vjp(*sample_of(op, core.asarray([0.5, 2.0], dtype="float64")))
    testing.check_vjp(*sample_of(op, core.zeros((0, 2), dtype="float64")))
    testing.check_vjp(*sample_of(op, core.ones(2, dtype="int64")))
    with pytest.raises(AssertionError, match="a kink or a jump"):
        kink = core.define(
            f"test_testing::kink{next(wrong.numbers)}(Tensor x) -> Tensor",
            rule="pointwise",
            reference=lambda np, x: np.abs(x),
            vjp=lambda g, x: g,
            jvp=lambda t_x: t_x,
            batch="pointwise",
            no_samples="for this test",
            doc="|x|.",
        )
        testing.check_vjp(*sample_of(kink, core.asarray([0.0, 1.0], dtype="float64")))


def test_wrong_derivatives_of_a_sample_are_found():
    x = core.asarray([0.5, 2.0, 3.0], dtype="float64")
    one = core.asarray([0.0, 0.0, 1e-3], dtype="float64")
    with pytest.raises(AssertionError, match="the gradient of 'x' is wrong"):
        testing.check_vjp(*sample_of(wrong(lambda g, x: 2.001 * g * x), x))
    with pytest.raises(AssertionError, match="the second derivative of 'x' is wrong"):
        testing.check_double_vjp(*sample_of(wrong(lambda g, x: 2 * g * x - g * x.detach()), x))
    off = wrong(lambda g, x: 2 * g * x, lambda t_x, x: t_x * (2 * x + one))
    with pytest.raises(AssertionError, match="the tangent along 'x' is wrong"):
        testing.check_jvp(*sample_of(off, x))
