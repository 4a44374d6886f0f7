"""`@core.elementwise`: one scalar function gives kernels, rules, derivatives, batching."""

import enum
import itertools
import math
import threading
from fractions import Fraction
from types import SimpleNamespace

import numpy as np
import pytest
from example_counts import examples
from hypothesis import given, settings
from hypothesis import strategies as st

import core
from core import errors, func, testing
from core.ir.functions import FUNCTIONS
from core.operators.definition.samples import SampleMaker
from core.testing.samples import dtypes as sample_dtypes
from core.testing.samples import gradient_samples, samples

m = core.math
FLOATS = ("float16", "bfloat16", "float32", "float64")
TOLERANCE = {"float16": 1e-3, "bfloat16": 8e-3, "float32": 2e-6, "float64": 1e-12}
_numbers = itertools.count()


def make(fn, **options):
    return core.elementwise(f"elementwise_test::op{next(_numbers)}", fn, **options)


def array(x):
    return np.asarray(x.astype("float32") if x.dtype.name == "bfloat16" else x)


def normal(*shape, dtype="float64", seed=0):
    return core.asarray(np.random.default_rng(seed).normal(size=shape)).astype(dtype)


swish = make(lambda x, beta=1.0: x / (1 + m.exp(-beta * x)))


def swish_of(x, beta=1.0):
    return x / (1 + np.exp(-beta * x))


# ---- values ------------------------------------------------------------------------------------
@pytest.mark.parametrize("dtype", FLOATS)
def test_every_float_dtype_is_computed_and_rounded_once(dtype):
    x = normal(3, 17, dtype=dtype)
    out = swish(x)
    assert out.dtype.name == dtype
    want = swish_of(array(x).astype("float64"))
    np.testing.assert_allclose(array(out), want, rtol=TOLERANCE[dtype], atol=TOLERANCE[dtype])


@pytest.mark.parametrize("shapes", [((2, 3), (3,)), ((4, 1), (1, 5)), ((), (2,)), ((0, 3), (3,))])
def test_operands_broadcast(shapes):
    hypot3 = make(lambda x, y: m.sqrt(x * x + y * y))
    x, y = normal(*shapes[0]), normal(*shapes[1], seed=1)
    want = np.hypot(array(x), array(y))
    np.testing.assert_allclose(array(hypot3(x, y)), want)


def test_operands_need_not_be_contiguous():
    x = normal(4, 6)
    for view in (x.mT, x[::2, 1::2], x.broadcast_to((3, 4, 6)).permute_dims((2, 0, 1)), x[::-1]):
        np.testing.assert_allclose(array(swish(view)), swish_of(array(view)))


def test_a_number_may_stand_where_there_is_no_annotation():
    x = normal(5)
    np.testing.assert_allclose(array(swish(x, 2)), swish_of(array(x), 2))
    beta = core.asarray([[0.5], [2.0]], dtype="float64")
    np.testing.assert_allclose(array(swish(x, beta)), swish_of(array(x), array(beta)))
    np.testing.assert_allclose(array(swish(x, beta=0.5)), swish_of(array(x), 0.5))


@pytest.mark.usefixtures("room_for_programs")
def test_a_new_number_compiles_nothing():
    from core.bodies.cpu_kernels import compiled_count

    scaled = make(lambda x, factor: x * factor)
    shifted = make(lambda x, by: x + by)
    limited = make(limits)
    x = normal(4)
    for op, number in ((scaled, 1.5), (shifted, 2), (limited, 0.5)):
        op(x, number)
        before = compiled_count()
        for k in range(3):
            op(x, number + k)
        assert compiled_count() == before


def limits(x, low: float = 0.0, times: int = 2, negative: bool = False):
    return m.where(negative, -1, 1) * m.maximum(x, low) * times


def test_annotated_numbers_are_numbers():
    op = make(limits)
    assert op.schema.endswith(
        "(Tensor x, float low=0.0, int times=2, bool negative=False) -> Tensor"
    )
    x = normal(6, dtype="float32")
    want = -np.maximum(array(x), 0.25) * 3
    out = op(x, 0.25, 3, True)
    assert out.dtype == core.float32
    np.testing.assert_allclose(array(out), want, rtol=1e-6)
    with pytest.raises(errors.ArgumentError):
        op(x, core.ones(6))


def test_promotion_is_that_of_the_catalogue():
    product = make(lambda x, y: x * y)
    for a, b in itertools.product(
        ("bool", "int8", "int32", "uint8", "float16", "float64"), repeat=2
    ):
        x, y = core.ones(2, dtype=a), core.ones(2, dtype=b)
        assert product(x, y).dtype == (x * y).dtype, (a, b)
    for a, number in itertools.product(("int32", "float32", "complex64"), (2, 2.5, 2j)):
        x = core.ones(2, dtype=a)
        assert product(x, number).dtype == (x * number).dtype, (a, number)
    assert swish(core.asarray([1, 2])).dtype == core.float32
    assert make(lambda x: x > 0)(core.ones(2)).dtype == core.bool
    assert make(lambda x: x + 1.0)(core.asarray([1, 2])).dtype == core.float32


def test_integers_and_bits():
    op = make(lambda x, y: (x & y) | (x ^ 5) << 1)
    x, y = core.asarray([1, -7, 12], dtype="int16"), core.asarray([3, 5, 6], dtype="int16")
    want = (array(x) & array(y)) | (array(x) ^ 5) << 1
    assert op(x, y).dtype == core.int16
    np.testing.assert_array_equal(array(op(x, y)), want)
    cube = make(lambda x: x**3 - x // 2 + x % 3)
    np.testing.assert_array_equal(array(cube(x)), array(x) ** 3 - array(x) // 2 + array(x) % 3)
    with pytest.raises(errors.DtypeError, match="float32"):
        op(core.ones(2), core.ones(2))


def test_bools_and_comparisons():
    between = make(lambda x, low, high: (low <= x) & ~(x > high))
    x = normal(9)
    out = between(x, -0.5, 0.5)
    assert out.dtype == core.bool
    np.testing.assert_array_equal(array(out), (array(x) >= -0.5) & (array(x) <= 0.5))
    masked = make(lambda mask, x: m.where(mask, x, 0.0))
    np.testing.assert_array_equal(array(masked(out, x)), np.where(array(out), array(x), 0))


def test_complex_numbers():
    op = make(lambda z: m.exp(1j * z) + m.conj(z) * abs(z))
    z = core.asarray(np.array([1 + 2j, -0.5j, 3.0]))
    want = np.exp(1j * array(z)) + np.conj(array(z)) * np.abs(array(z))
    np.testing.assert_allclose(array(op(z)), want)
    np.testing.assert_allclose(op.definition.reference(np, array(z)), want)
    assert make(lambda z: abs(z))(z).dtype == core.float64
    with pytest.raises(errors.DtypeError, match="complex128"):
        make(lambda z: m.maximum(z, 0))(z)


@pytest.mark.usefixtures("room_for_programs")
def test_several_results_come_from_one_kernel():
    from core.bodies.cpu_kernels import compiled_count

    polar = make(lambda x, y: (m.hypot(x, y), m.atan2(y, x), x > y))
    x, y = normal(4, 5), normal(5, seed=1)
    before = compiled_count()
    radius, angle, greater = polar(x, y)
    assert compiled_count() == before + 1
    np.testing.assert_allclose(array(radius), np.hypot(array(x), array(y)))
    np.testing.assert_allclose(array(angle), np.arctan2(array(y), array(x)))
    np.testing.assert_array_equal(array(greater), array(x) > array(y))
    radius, angle, _ = polar(x.mT, y.expand_dims(1))
    np.testing.assert_allclose(array(radius), np.hypot(array(x).T, array(y)[:, None]))


def test_more_operands_than_an_elementwise_kernel_takes():
    op = make(lambda a, b, c, d, e, f, g_, h, i: (a * b + c * d + e * f + g_ * h * i, a - i))
    xs = [normal(2, 3, seed=k) if k % 2 else normal(3, seed=k) for k in range(9)]
    a, b, c, d, e, f, g, h, i = map(array, xs)
    first, second = op(*xs)
    np.testing.assert_allclose(array(first), a * b + c * d + e * f + g * h * i)
    np.testing.assert_allclose(array(second), np.broadcast_to(a - i, (2, 3)))
    grads = func.grad(lambda a: op(a, *xs[1:])[0].sum())(xs[0])
    np.testing.assert_allclose(array(grads), b.sum(axis=0))


def test_casts_and_rounding():
    op = make(lambda x: m.cast(x * 1.5, "int32") + m.cast(m.floor(x), "int32"))
    x = core.asarray([1.9, -1.9, 3.0])
    assert op(x).tolist() == [2 + 1, -2 - 2, 4 + 3]
    half = make(lambda x: m.cast(x, "float16") * 1.0)
    assert half(core.asarray([1.0001])).tolist() == [1.0]


def test_nan_is_never_folded_away():
    op = make(lambda x: x * 0 + (x - x))
    assert np.isnan(array(op(core.asarray([math.nan, math.inf])))).all()


def test_out_and_devices_that_disagree():
    x, out = normal(3), core.empty(3, dtype="float64")
    assert swish(x, out=out) is out
    np.testing.assert_allclose(array(out), swish_of(array(x)))
    swish(x, out=x)
    np.testing.assert_allclose(array(x), array(out))


def test_in_place_forms():
    name = f"elementwise_test::op{next(_numbers)}"
    op = core.elementwise(name, lambda x, beta=1.0: x * m.sigmoid(beta * x), inplace=True)
    written = core._native.find_operator(f"{name}_")
    x, whole = normal(4), core.asarray([1, 2])
    want = op(x, 2.0)
    assert written(x, 2.0) is x
    np.testing.assert_array_equal(array(x), array(want))
    with pytest.raises(errors.DtypeError):
        written(whole)
    y = normal(4).requires_grad_()
    z = y * 1
    written(z)
    z.sum().backward()
    want = func.grad(lambda y: op(y).sum())(y.detach())
    np.testing.assert_allclose(array(y.grad), array(want))
    assert name not in [d.name for d in core.operators.definition.catalogue.definitions()]
    with pytest.raises(errors.SchemaError):
        make(lambda x: (x, x), inplace=True)


def test_results_that_would_share_memory_are_refused():
    op = make(lambda x, y: (x + y, x * y))
    x, y, out = normal(3), normal(3, seed=1), core.empty(3, dtype="float64")
    want = array(x) + array(y), array(x) * array(y)
    with pytest.raises(errors.ShapeError, match="share memory"):
        op(x, y, out=(out, out))
    op(x, y, out=(x, out))
    np.testing.assert_array_equal(array(x), want[0])
    np.testing.assert_array_equal(array(out), want[1])


def test_numbers_around_the_function_are_constants():
    k = 3.0
    op = make(lambda x: x * k)
    k = 4.0
    assert op(core.ones(1)).tolist() == [3.0]


def test_many_threads_may_define_and_derive_at_once():
    op, x = make(lambda x: x * m.sin(x)), normal(8)
    got = []
    work = lambda: got.append(array(func.grad(lambda x: op(x).sum())(x)))  # noqa: E731
    threads = [threading.Thread(target=work) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert len(got) == 4
    for g in got:
        np.testing.assert_allclose(g, np.sin(array(x)) + array(x) * np.cos(array(x)))


# ---- every function ----------------------------------------------------------------------------
UNARY = sorted(set(m._FUNCTIONS) - set(m._ARITY) - {"real", "imag", "conj"})
WITHIN = {"acosh": (1.2, 3.0), "atanh": (-0.9, 0.9), "asin": (-0.9, 0.9), "acos": (-0.9, 0.9)}
WITHIN |= dict.fromkeys(("log", "log2", "log10", "sqrt", "rsqrt", "lgamma", "digamma"), (0.5, 3.0))
WITHIN |= dict.fromkeys(("floor", "ceil", "trunc", "rint", "round"), (-1.9, 1.8))
WITHIN |= {"erfinv": (-0.9, 0.9), "log1p": (-0.5, 3.0), "cbrt": (0.5, 2.0)}
ALSO = {"relu": m.relu, "silu": m.silu, "softplus": m.softplus, "sign": m.sign}
ALSO |= {"square": m.square, "reciprocal": m.reciprocal, "degrees": m.degrees}


@pytest.mark.parametrize("name", [*UNARY, *ALSO])
def test_a_function_of_one_argument(name):
    """Its kernel against NumPy, its derivatives against differences and each other."""
    low, high = WITHIN.get(name, (-2.0, 2.0))
    x = core.asarray(np.linspace(low, high, 8))
    function = ALSO.get(name) or getattr(m, name)
    op = make(lambda x: function(x))
    want = op.definition.reference(np, array(x))
    np.testing.assert_allclose(array(op(x)), want, rtol=1e-12)
    plain = m._FUNCTIONS.get(name, (None, None))[1]
    if plain:
        np.testing.assert_allclose(want, [plain(v) for v in array(x).tolist()], rtol=1e-12)
    if name != "digamma":
        assert testing.gradcheck(op, (x.requires_grad_(),), check_forward_ad=True)


@pytest.mark.parametrize("name", ["atan2", "hypot", "pow", "minimum", "maximum", "remainder"])
def test_a_function_of_two_arguments(name):
    op = make(lambda x, y: getattr(m, name)(x, y))
    x = core.asarray(np.linspace(0.6, 2.1, 7)).requires_grad_()
    y = core.asarray(np.linspace(1.9, 0.55, 7)).requires_grad_()
    want = op.definition.reference(np, array(x.detach()), array(y.detach()))
    np.testing.assert_allclose(array(op(x, y).detach()), want, rtol=1e-12)
    assert testing.gradcheck(op, (x, y), check_forward_ad=True)


def test_select_clamp_and_logaddexp():
    op = make(lambda x: m.select([x < 0, x < 1], [-x, x * x], 2 * x))
    x = normal(20)
    a = array(x)
    np.testing.assert_allclose(array(op(x)), np.select([a < 0, a < 1], [-a, a * a], 2 * a))
    clamp = make(lambda x, low, high: m.clamp(x, low, high))
    np.testing.assert_allclose(array(clamp(x, -0.5, 0.5)), np.clip(a, -0.5, 0.5))
    both = make(lambda x, y: m.logaddexp(x, y))
    np.testing.assert_allclose(array(both(x, -x)), np.logaddexp(a, -a))


def test_math_on_plain_numbers():
    assert m.exp(0.0) == 1.0
    assert m.where(True, 1, 2) == 1
    assert m.minimum(2, 1) == 1
    assert m.select([False, True], [1, 2], 3) == 2
    with pytest.raises(errors.ArgumentError, match=r"core\.math"):
        m.exp(core.ones(3))


# ---- derivatives -------------------------------------------------------------------------------
@pytest.mark.usefixtures("room_for_programs")
def test_all_gradients_come_from_one_kernel():
    from core.bodies.cpu_kernels import compiled_count

    op = make(lambda x, y, z: m.tanh(x * y) * m.exp(z) / (1 + x * x))
    x, y, z = (normal(5, seed=k).requires_grad_() for k in range(3))
    out = op(x, y, z).sum()
    before = compiled_count()
    out.backward()
    assert compiled_count() == before + 1
    assert testing.gradcheck(op, (x, y, z), check_forward_ad=True, check_batched_grad=True)
    assert testing.gradgradcheck(op, (x, y, z))


def test_derivatives_of_any_order():
    op = make(lambda x: m.sin(x) * x)
    f = lambda x: op(x).sum()  # noqa: E731
    g = func.grad(f)
    g2 = func.grad(lambda x: g(x).sum())
    g3 = func.grad(lambda x: g2(x).sum())
    x = normal(4)
    a = array(x)
    np.testing.assert_allclose(array(g(x)), np.sin(a) + a * np.cos(a))
    np.testing.assert_allclose(array(g2(x)), 2 * np.cos(a) - a * np.sin(a))
    np.testing.assert_allclose(array(g3(x)), -3 * np.sin(a) - a * np.cos(a))
    forward = lambda x: func.jvp(op, (x,), (core.ones_like(x),))[1]  # noqa: E731
    np.testing.assert_allclose(
        array(func.jvp(forward, (x,), (core.ones_like(x),))[1]), array(g2(x))
    )
    np.testing.assert_allclose(array(func.hessian(f)(x)), np.diag(array(g2(x))), atol=1e-15)


def test_gradients_of_broadcast_operands_are_summed():
    op = make(lambda x, y: x * m.exp(y))
    x, y = normal(3, 4).requires_grad_(), normal(4, seed=1).requires_grad_()
    op(x, y).sum().backward()
    a, b = array(x.detach()), array(y.detach())
    np.testing.assert_allclose(array(x.grad), np.broadcast_to(np.exp(b), (3, 4)))
    np.testing.assert_allclose(array(y.grad), (a * np.exp(b)).sum(0))


def test_several_outputs_share_a_backward_pass():
    op = make(lambda x, y: (x * y, m.sin(x), x > y))
    x, y = normal(4).requires_grad_(), normal(4, seed=1).requires_grad_()
    product, sine, greater = op(x, y)
    assert not greater.requires_grad
    (product.sum() + 2 * sine.sum()).backward()
    a, b = array(x.detach()), array(y.detach())
    np.testing.assert_allclose(array(x.grad), b + 2 * np.cos(a))
    np.testing.assert_allclose(array(y.grad), a)


def test_conventions_where_nothing_is_smooth():
    absolute, larger = make(lambda x: abs(x)), make(lambda x, y: m.maximum(x, y))
    x = core.asarray([-1.0, 0.0, 2.0])
    assert func.grad(lambda x: absolute(x).sum())(x).tolist() == [-1.0, 0.0, 1.0]
    y = core.asarray([0.0, 0.0, 0.0])
    assert func.grad(lambda x: larger(x, y).sum())(x).tolist() == [0.0, 0.5, 1.0]
    steps = make(lambda x: m.floor(x) + m.sign(x))
    assert func.grad(lambda x: steps(x).sum())(x).tolist() == [0.0, 0.0, 0.0]
    safe = make(lambda x: m.where(x > 0, x * x, -x))
    assert func.grad(lambda x: safe(x).sum())(x).tolist() == [-1.0, -1.0, 4.0]


def test_integers_get_no_gradient():
    op = make(lambda x, n: x * n)
    x, n = normal(3).requires_grad_(), core.asarray([1, 2, 3])
    op(x, n).sum().backward()
    assert x.grad.tolist() == [1.0, 2.0, 3.0]
    assert n.grad is None


def test_only_what_the_derivative_reads_is_kept():
    shift = make(lambda x, y: x + y)
    x, y = normal(3).requires_grad_(), normal(3, seed=1)
    out = shift(x, y)
    y.add_(1)  # the derivative does not read it
    out.sum().backward()
    product = make(lambda x, y: x * y)
    out = product(x, y)
    y.add_(1)
    with pytest.raises(errors.AutogradError, match="overwritten|in place|written"):
        out.sum().backward()


def test_what_no_wanted_gradient_reads_is_not_kept():
    product = make(lambda x, y: x * y)
    x, y = normal(3) + 0, normal(3, seed=1).requires_grad_()
    out = product(x, y)
    kept = y.detach()
    kept += 1  # it is read for the gradient of x alone, which nobody wants
    out.sum().backward()
    np.testing.assert_array_equal(array(y.grad), array(x))


def test_the_backward_pass_runs_without_python_the_second_time():
    op = make(lambda x, b=2.0: m.tanh(b * x))
    x = normal(3).requires_grad_()
    op(x).sum().backward()
    first, x.grad = array(x.grad), None
    before = core._native.replays()
    op(x).sum().backward()
    assert core._native.replays() > before
    np.testing.assert_array_equal(array(x.grad), first)


def test_opcheck_has_nothing_to_say():
    report = str(swish.check(normal(3, 4), 0.5))
    assert "FAILED" not in report
    assert "test_gradients" in report


def test_complex_gradients():
    op = make(lambda z, w: z * m.conj(w) + m.exp(z) * abs(w))
    z = core.asarray(np.array([1 + 0.5j, -0.3j])).requires_grad_()
    w = core.asarray(np.array([0.2 - 1j, 2 + 1j])).requires_grad_()
    assert testing.gradcheck(op, (z, w), check_forward_ad=True)
    parts = make(lambda z: (m.real(z) * m.imag(z), m.complex(m.imag(z), m.real(z))))
    assert testing.gradcheck(parts, (z,), check_forward_ad=True)


def test_what_has_no_derivative_raises():
    op = make(lambda x: m.digamma(x))
    with pytest.raises(errors.AutogradError, match="digamma"):
        func.grad(lambda x: op(x).sum())(core.ones(2))


# ---- generated functions -----------------------------------------------------------------------
SMOOTH = ("sin", "cos", "tanh", "sigmoid", "atan", "asinh", "erf", "log1p_", "sqrt_", "exp_")
PAIRS = ("add", "sub", "mul", "div_", "maximum", "where", "hypot_")
LEAVES = st.sampled_from(["x", "y", 0.5, -1.25, 2])
TREES = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.tuples(st.sampled_from(SMOOTH), inner), st.tuples(st.sampled_from(PAIRS), inner, inner)
    ),
    max_leaves=7,
)


def _erf(x):
    return np.vectorize(math.erf, otypes=[float])(x)


NUMPY = SimpleNamespace(
    sin=np.sin, cos=np.cos, tanh=np.tanh, atan=np.arctan, asinh=np.arcsinh, log1p=np.log1p,
    sigmoid=lambda x: 1 / (1 + np.exp(-np.asarray(x, float))), erf=_erf, sqrt=np.sqrt, exp=np.exp,
    hypot=np.hypot, maximum=np.maximum, where=np.where,
)  # fmt: skip


def value(tree, ns, x, y):
    """A tree in core.math or in NumPy, whose own functions are the other half of the comparison."""
    if not isinstance(tree, tuple):
        return {"x": x, "y": y}.get(tree, tree)
    name, *inner = tree
    a, *rest = (value(t, ns, x, y) for t in inner)
    b = rest[0] if rest else None
    special = {
        "add": lambda: a + b, "sub": lambda: a - b, "mul": lambda: a * b,
        "div_": lambda: a / (2 + b * b), "log1p_": lambda: ns.log1p(a * a),
        "sqrt_": lambda: ns.sqrt(1 + a * a), "exp_": lambda: ns.exp(-a * a),
        "hypot_": lambda: ns.sqrt(a * a + b * b + 0.25),
        "where": lambda: ns.where(a < b, a * b, a - b),
        "maximum": lambda: ns.maximum(a, b + 0.125),
    }  # fmt: skip
    return special[name]() if name in special else getattr(ns, name)(a)


X, Y = np.random.default_rng(3).uniform(-1.5, 1.5, size=(2, 6))


@settings(max_examples=examples(10))
@given(tree=TREES)
def test_generated_functions_agree_with_numpy_and_with_themselves(tree):
    op = make(lambda x, y: x * 0 + y * 0 + value(tree, m, x, y))
    x, y = core.asarray(X), core.asarray(Y)
    with np.errstate(all="ignore"):
        want = X * 0 + value(tree, NUMPY, X, Y)
    np.testing.assert_allclose(array(op(x, y)), want, rtol=1e-10, atol=1e-12)
    definition = op.definition
    sample = SampleMaker("float64")(x, y)
    testing.check_vjp(definition, sample)
    testing.check_jvp(definition, sample)
    testing.check_double_vjp(definition, sample)
    testing.check_batching(definition, sample)


@settings(max_examples=examples(5))
@given(tree=TREES, dtype=st.sampled_from(["float32", "float16", "bfloat16"]))
def test_generated_functions_in_other_dtypes(tree, dtype):
    op = make(lambda x, y: x * 0 + value(tree, m, x, y))
    x, y = core.asarray(X).astype(dtype), core.asarray(Y).astype(dtype)
    a, b = array(x).astype("float64"), array(y).astype("float64")
    with np.errstate(all="ignore"):
        want = a * 0 + value(tree, NUMPY, a, b)
    out = op(x, y)
    assert out.dtype.name == dtype
    near = 20 * TOLERANCE[dtype]
    np.testing.assert_allclose(array(out), want, rtol=near, atol=near)


@pytest.mark.parametrize(
    "op",
    [swish, make(lambda x, y: m.atan2(x, y)), make(lambda x, y: (x * y, x - y))],
    ids=["swish", "atan2", "two results"],
)
def test_the_checks_of_the_catalogue_hold(op):
    definition = op.definition
    for dtype in sample_dtypes(definition):
        for sample in samples(definition, dtype):
            testing.check_fake(definition, sample)
            if not dtype.startswith("complex"):
                testing.check_reference(definition, sample)
    for sample in gradient_samples(definition, "float64"):
        testing.check_vjp(definition, sample)
        testing.check_jvp(definition, sample)
        testing.check_batching(definition, sample)


# ---- what cannot be traced ---------------------------------------------------------------------
TENSOR = core.ones(2)


def branches(x):
    return x if x > 0 else -x


def loops(x):
    for _ in x:
        x = x + 1
    return x


def closes_over():
    weight = core.ones(2)
    return lambda x: x * weight


@pytest.mark.parametrize(
    ("fn", "said"),
    [
        (branches, r"core\.math\.where"),
        (loops, "one element"),
        (lambda x: max(x, 0), r"core\.math\.minimum and maximum"),
        (lambda x: x > 0 and x < 1, "&"),
        (lambda x: math.exp(x), r"core\.math"),
        (lambda x: np.exp(x), r"core\.math\.exp"),
        (lambda x: core.exp(x), r"core\.math"),
        (lambda x: int(x), "cast"),
        (lambda x: f"{x}", "text"),
        (lambda x: len(x), "one element"),
        (lambda x: x[0], "one element"),
        (lambda x: x.exp(), r"core\.math\.exp"),
        (lambda x: x.dtype, r"\.dtype"),
        (lambda x: x * TENSOR, "TENSOR"),
        (lambda x: None, "None"),
        (lambda x: (), "no value"),
        (lambda x: "a", "'a'"),
        (lambda x: x + "a", "'a'"),
        (closes_over(), "weight"),
        (lambda *xs: xs[0], "list the parameters"),
        (lambda x, y="a": x, "default"),
        (lambda: 1, "none of its parameters is a tensor"),
        (lambda x: (x & 1) + m.cast(m.exp(x) & 1, "int32"), "not defined for any dtype"),
        (3, "function"),
        (max, "lambda around it"),
        (int, "lambda around it"),
        (lambda x: x + m.exp(1000.0), "math range error"),
        (lambda x: x + 1 / 0, "division by zero"),
        (lambda x: m.sin(x, x), r"core\.math\.sin was given 2 arguments"),
    ],
)
def test_what_cannot_be_traced_says_what_to_write(fn, said):
    with pytest.raises(errors.SchemaError, match=said):
        make(fn)


def annotated(x: core.Tensor, y: list[int]):
    return x


def test_annotations_names_and_replacement():
    with pytest.raises(errors.SchemaError, match="annotate it"):
        make(annotated)
    with pytest.raises(errors.SchemaError, match="two parts"):
        core.elementwise("nameless", lambda x: x)
    op = core.elementwise("elementwise_test::twice", lambda x: x * 2)
    assert core.ops.elementwise_test.twice is op
    with pytest.raises(errors.RegistrationError, match="replace=True"):
        core.elementwise("elementwise_test::twice", lambda x: x * 3)
    x = core.ones(2)
    func.grad(lambda x: op(x).sum())(x)
    new = core.elementwise("elementwise_test::twice", lambda x: x * 3, replace=True)
    assert func.grad(lambda x: new(x).sum())(x).tolist() == [3.0, 3.0]
    assert func.grad(lambda x: op(x).sum())(x).tolist() == [2.0, 2.0]


@pytest.mark.parametrize("name", ["g", "needs", "result", "t_x", "like_x"])
def test_words_of_derivative_rules_are_no_names_of_parameters(name):
    with pytest.raises(errors.SchemaError, match="another name"):
        make(eval(f"lambda {name}, x: {name} * x"))


# ---- the page of the reference -----------------------------------------------------------------
def test_the_examples_of_the_reference_are_true():
    import doctest
    from pathlib import Path

    page = Path(__file__).resolve().parents[3] / "docs" / "reference" / "elementwise.md"
    text = page.read_text().replace("```", "")
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    example = doctest.DocTestParser().get_doctest(text, {}, "elementwise.md", str(page), 0)
    report = []
    assert doctest.DocTestRunner(optionflags=flags).run(example, out=report.append).failed == 0, (
        "".join(report)
    )


# ---- numbers around the function ---------------------------------------------------------------
class Rounded(float):
    """A number that shows less than it is, as those of unit libraries do."""

    def __repr__(self):
        return "2"


class Level(enum.IntEnum):
    LOW = 2


@pytest.mark.parametrize(
    ("fn", "expected"),
    [
        (lambda x: x * Rounded(2.25) + Rounded(1.75), 8.5),
        (lambda x: x * Level.LOW, 6.0),
        (lambda x: x * np.float64(2.0), 6.0),
        (lambda x: np.float64(2.0) * x, 6.0),
        (lambda x: np.float32(7.0) - x, 4.0),
        (lambda x: core.math.where(np.int64(2) < x, np.float64(1.0), 0.0), 1.0),
        (lambda x: np.float64(2.0) ** x, 8.0),
    ],
)
def test_numbers_of_other_classes_are_constants(fn, expected):
    assert make(fn)(core.asarray([3.0])).tolist() == [expected]


def test_a_number_beyond_the_floats():
    with pytest.raises(errors.SchemaError, match="beyond the floats"):
        make(lambda x: x * 10**400)


@pytest.mark.parametrize(("power", "expected"), [(2.0, 1e10), (-2, 1e-10), (-1.0, 1e-5)])
def test_powers_of_integers_that_are_floats_do_not_overflow(power, expected):
    x = core.asarray([100000], dtype="int32")
    assert make(lambda x: x**power)(x).tolist() == pytest.approx([expected])


# ---- core.math on Python's numbers ---------------------------------------------------------------
NUMBERS = [True, 0, 2, -1, 10**30, 0.25, -0.0, math.inf, math.nan, Fraction(1, 4)]


@pytest.mark.parametrize("name", [n for n, f in FUNCTIONS.items() if f.arity == 1])
def test_functions_of_plain_numbers(name):
    """They are those of `math`, errors too; others are what is exact."""
    function, of_math = getattr(core.math, name), getattr(math, name, None)
    for x in [*NUMBERS, core.asarray(0.25, dtype="float64")]:
        try:
            want = of_math(x) if of_math else float(FUNCTIONS[name].exact(np, np.float64(x)))
        except (ValueError, OverflowError) as error:
            with pytest.raises(type(error)):
                function(x)
        else:
            assert np.array_equal(function(x), want, equal_nan=True), x
            assert type(function(x)) is float


@pytest.mark.parametrize("name", [n for n, f in FUNCTIONS.items() if f.arity == 1])
def test_functions_of_plain_complex_numbers(name):
    function = getattr(core.math, name)
    if not FUNCTIONS[name].complex:
        with pytest.raises(errors.ArgumentError, match="of real numbers"):
            function(0.3 + 1j)
        return
    want = getattr(core, name)(core.asarray(0.3 + 1j, dtype="complex128")).item()
    assert abs(function(0.3 + 1j) - want) < 1e-14


# ---- numbers that a dtype does not hold, names -------------------------------------------------
@pytest.mark.parametrize("function", [
    lambda x: core.math.clamp(x, -1000, 1000), lambda x: x < 300, lambda x: x + 2**70,
    lambda x: core.math.where(x > 0, x, 1000),
])  # fmt: skip
def test_integers_that_a_dtype_does_not_hold_are_refused(function):
    op = core.elementwise("elementwise_range::op", function, replace=True)
    with pytest.raises(core.errors.DtypeError, match="does not take int8"):
        op(core.asarray([100, 5, -5], dtype=core.int8))
    assert op(core.asarray([1.5])).shape == (1,)


def test_a_parameter_may_be_named_run():
    op = core.elementwise("elementwise_range::named", lambda x, run: x * run)
    assert core.func.grad(lambda x: op(x, core.asarray([3.0])).sum())(core.ones(1)).tolist() == [3]


def test_the_power_0_is_flat_at_0():
    op = core.elementwise("elementwise_range::power", lambda x: x**0)
    assert core.func.grad(lambda x: op(x).sum())(core.zeros(2)).tolist() == [0, 0]


# ---- functions of core.math ----------------------------------------------------------------------
def derivatives(function, x):
    """The value, the slope and the second derivative of a function of scalars."""
    op, at = make(function), core.asarray(x, dtype="float64")
    slope = func.grad(op)
    return [op(at).item(), slope(at).item(), func.grad(slope)(at).item()]


@pytest.mark.parametrize(("function", "x", "expected"), [
    (abs, 0.0, (0, 0, 0)), (abs, -2.0, (2, -1, 0)),
    (m.softplus, 0.0, (math.log(2), 0.5, 0.25)), (m.softplus, 1000.0, (1000, 1, 0)),
    (m.softplus, -1000.0, (0, 0, 0)),
    (lambda x: m.logaddexp(x, 0.0), 0.0, (math.log(2), 0.5, 0.25)),
    (lambda x: m.clamp(x, 0.5, 1.0), 0.5, (0.5, 1, 0)),
    (lambda x: m.clamp(x, 0.5, 1.0), 1.0, (1, 1, 0)),
    (lambda x: m.clamp(x, 0.5, 1.0), 2.0, (1, 0, 0)),
    (lambda x: x**-2, 0.0, (math.inf, -math.inf, math.inf)),
    (lambda x: x**-2, 2.0, (0.25, -0.25, 0.375)),
    (lambda x: m.copysign(x, -1.0), 0.0, (0, 0, 0)), (m.sign, math.nan, (math.nan, 0, 0)),
    (m.silu, 0.0, (0, 0.5, 0.5)), (m.exp, 0.0, (1, 1, 1)),
])  # fmt: skip
def test_slopes_where_a_function_bends(function, x, expected):
    assert derivatives(function, x) == pytest.approx(expected, nan_ok=True)


def test_the_slope_of_an_infinite_magnitude_is_its_sign():
    op = make(abs)
    assert func.grad(lambda x: op(x).sum())(core.asarray([math.inf, -math.inf])).tolist() == [1, -1]
    assert math.copysign(1, make(m.sign)(core.asarray(-0.0)).item()) == 1


@pytest.mark.parametrize("name", ("clamp", "minimum", "maximum"))
def test_nan_among_limits_is_kept(name):
    function = getattr(m, name)
    for numbers in ((math.nan, 1.0), (1.0, math.nan)):
        assert math.isnan(function(*numbers))
        assert math.isnan(make(lambda x, y: function(x, y))(*map(core.asarray, numbers)).item())


@pytest.mark.parametrize(("x", "dtype", "expected"), [
    (3.7, "int32", 3), (-3.7, "int32", -3), (1 / 3, "float16", 0.333251953125), (300, "uint8", 44),
    (2, "float32", 2.0), (0.1, "float8_e4m3fn", 0.1015625), (True, "float64", 1.0),
])  # fmt: skip
def test_cast_of_a_number_is_that_of_a_value(x, dtype, expected):
    assert m.cast(x, dtype) == expected
    assert type(m.cast(x, dtype)) is type(expected)
    op = make(lambda v: m.cast(m.cast(v, dtype), "float64"))
    assert op(core.asarray([x], dtype="float64")).tolist() == [expected]


def called(function):
    return lambda v: function(v)


def test_a_function_of_core_math_is_the_function_of_an_operator():
    x = normal(3)
    for name in ("sigmoid", "exp", "softplus", "relu", "silu", "sign"):
        assert make(getattr(m, name))(x).tolist() == make(called(getattr(m, name)))(x).tolist()
    assert make(m.hypot)(core.asarray(3.0), 4.0).item() == 5
    assert make(abs)(core.asarray([True, False])).tolist() == [True, False]


def test_a_name_that_core_math_has_not():
    with pytest.raises(AttributeError, match="core.math has no function 'expp'. did you mean 'exp"):
        m.expp
