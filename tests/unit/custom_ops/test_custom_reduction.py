"""`@core.reduction`: map, combine and finish give kernels, rules, derivatives, batching."""

import itertools
import math

import numpy as np
import pytest
from example_counts import examples
from hypothesis import given, settings
from hypothesis import strategies as st

import core
from core import errors, func, testing
from core.operators.definition.samples import SampleMaker
from core.testing.samples import gradient_samples, samples

m = core.math
_numbers = itertools.count()


def make(map, combine, finish=None, **options):
    name = f"reduction_test::op{next(_numbers)}"
    return core.reduction(name, map, combine=combine, finish=finish, **options)


def array(x):
    return np.asarray(x.astype("float32") if x.dtype.name == "bfloat16" else x)


def normal(*shape, dtype="float64", seed=0):
    return core.asarray(np.random.default_rng(seed).normal(size=shape)).astype(dtype)


def plus(a, b):
    return a + b


def two(a, b):
    return a[0] + b[0], a[1] + b[1]


def larger(a, b):
    return m.maximum(a, b)


def first_largest(a, b):
    takes_a = (a[0] > b[0]) | ((a[0] == b[0]) & (a[1] < b[1]))
    return m.where(takes_a, a[0], b[0]), m.where(takes_a, a[1], b[1])


def welford(a, b):
    n, delta = a[0] + b[0], b[1] - a[1]
    return n, a[1] + delta * b[0] / n, a[2] + b[2] + delta * delta * a[0] * b[0] / n


def log_of_sum(a, b):
    top = m.maximum(a[0], b[0])
    return top, a[1] * m.exp(a[0] - top) + b[1] * m.exp(b[0] - top)


mean_square = make(lambda x: x * x, plus, lambda s, n: s / n)
variance = make(lambda x: (x, x * x), two, lambda s, n: s[1] / n - (s[0] / n) ** 2)
spread = make(lambda x: abs(x), larger)
moments = make(lambda x: (1.0, x, x * 0), welford, lambda s: (s[1], s[2] / s[0]))
logsumexp = make(lambda x: (x, 1.0), log_of_sum, lambda s: s[0] + m.log(s[1]))
argmax_abs = make(lambda x, index: (abs(x), index), first_largest, lambda s: s[1])


# ---- values ------------------------------------------------------------------------------------
AXES = [None, 0, 1, -1, [0, 2], [0, 1, 2], []]


@pytest.mark.parametrize("axis", AXES)
@pytest.mark.parametrize("keepdims", [False, True])
def test_axes_are_those_of_the_catalogue(axis, keepdims):
    x = normal(3, 4, 5)
    over = tuple(axis) if isinstance(axis, list) else axis
    a = array(x)
    want = np.mean(a * a, axis=over, keepdims=keepdims)
    np.testing.assert_allclose(array(mean_square(x, axis, keepdims)), want)
    np.testing.assert_allclose(array(mean_square(x, axis=axis, keepdims=keepdims)), want)
    mean, var = moments(x, axis, keepdims)
    np.testing.assert_allclose(array(mean), np.mean(a, axis=over, keepdims=keepdims))
    np.testing.assert_allclose(array(var), np.var(a, axis=over, keepdims=keepdims), atol=1e-15)


def test_states_of_several_parts():
    x = normal(6, 70)
    a = array(x)
    np.testing.assert_allclose(array(logsumexp(x, 1)), np.log(np.exp(a).sum(1)))
    np.testing.assert_allclose(array(variance(x, 0)), a.var(0))
    np.testing.assert_array_equal(array(argmax_abs(x, 0)), np.abs(a).argmax(0))
    assert int(argmax_abs(x)) == np.abs(a).argmax()
    assert int(argmax_abs(core.asarray([-2.0, 2.0, 1.0]))) == 0


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
def test_every_float_dtype(dtype):
    x = normal(5, 300, dtype=dtype) * 10
    a = array(x).astype("float64")
    near = {"float16": 2e-3, "bfloat16": 1e-2, "float32": 1e-5, "float64": 1e-12}[dtype]
    for op, want in ((mean_square, (a * a).mean(1)), (spread, abs(a).max(1))):
        out = op(x, 1)
        assert out.dtype.name == dtype
        np.testing.assert_allclose(array(out), want, rtol=near)


def test_sums_of_integers_do_not_wrap():
    total = make(lambda x: x * 1, plus)
    x = core.asarray([100, 100, 100], dtype="int8")
    assert total(x).dtype == core.int64
    assert int(total(x)) == 300
    count = make(lambda x: m.where(x > 0, 1, 0), plus)
    assert int(count(core.asarray([-1.0, 2.0, 3.0]))) == 2
    every = make(lambda x: x > 0, lambda a, b: a & b)
    assert every(core.ones(3)).dtype == core.bool
    assert bool(every(core.ones(3)))


def test_layouts_and_large_reductions():
    x = normal(300, 400)
    a = array(x)
    for view, b in ((x.mT, a.T), (x[::2, 1::3], a[::2, 1::3]), (x[::-1], a[::-1])):
        np.testing.assert_allclose(array(mean_square(view)), (b * b).mean())
        np.testing.assert_allclose(array(logsumexp(view, 0)), np.log(np.exp(b).sum(0)))
        np.testing.assert_allclose(array(moments(view)[1]), b.var())


def test_every_call_gives_the_same_bits():
    x = normal(300, 400, dtype="float32")
    for op in (mean_square, logsumexp, lambda x: moments(x)[1]):
        assert len({op(x).tolist() for _ in range(5)}) == 1


def test_empty_axes():
    x = core.empty((0, 3), dtype="float64")
    total = make(lambda x: x * x, plus)
    assert total(x, 0).tolist() == [0.0, 0.0, 0.0]
    assert mean_square(core.empty((3, 0)), 0).shape == (0,)
    assert np.isnan(array(mean_square(x, 0))).all()
    for op in (spread, moments, argmax_abs):
        with pytest.raises(errors.ShapeError, match="empty"):
            op(x, 0)
    least = make(lambda x: x, lambda a, b: m.minimum(a, b), identity=float("inf"))
    assert least(x, 0).tolist() == [float("inf")] * 3


@pytest.mark.usefixtures("room_for_programs")
def test_numbers_are_arguments_by_keyword():
    from core.bodies.cpu_kernels import compiled_count

    norm = make(lambda x, p=2.0: abs(x) ** p, plus, lambda s, p: s ** (1 / p))
    x = normal(3, 4)
    np.testing.assert_allclose(array(norm(x, 1)), np.linalg.norm(array(x), axis=1))
    before = compiled_count()
    for p in (3.0, 4.0):
        want = (abs(array(x)) ** p).sum(1) ** (1 / p)
        np.testing.assert_allclose(array(norm(x, 1, p=p)), want)
    assert compiled_count() == before
    with pytest.raises(errors.DtypeError, match="float"):
        norm(x, 1, p=2j)


def test_complex_numbers():
    z = core.asarray(np.array([1 + 2j, -0.5j, 3.0]))
    energy = make(lambda z: m.real(z * m.conj(z)), plus)
    assert energy(z).dtype == core.float64
    np.testing.assert_allclose(float(energy(z)), (abs(array(z)) ** 2).sum())
    with pytest.raises(errors.DtypeError):
        make(lambda z: z, larger)(z)


# ---- derivatives -------------------------------------------------------------------------------
WITH_GRADIENTS = {
    "mean_square": mean_square,
    "variance": variance,
    "spread": spread,
    "two results": make(lambda x: (x, m.exp(x)), two, lambda s, n: (s[0] / n, m.log(s[1]) * s[0])),
    "a number": make(lambda x, p=3.0: abs(x) ** p, plus, lambda s, p: s ** (1 / p)),
}
# In every run; the others, with as many kernels to be built, in the full one.
QUICK = ("variance", "two results")


def quickly(names):
    return [pytest.param(n, marks=() if n in QUICK else pytest.mark.slow) for n in names]


@pytest.mark.parametrize("name", quickly(WITH_GRADIENTS))
def test_derivatives_where_states_are_added_or_chosen(name):
    op = WITH_GRADIENTS[name]
    x = normal(3, 4).requires_grad_()
    for axis, keepdims in ((None, False), (1, False), ([0, 1], True), (-2, True)):
        call = lambda x: op(x, axis, keepdims)  # noqa: B023, E731
        assert testing.gradcheck(call, (x,), check_forward_ad=True)
        assert testing.gradgradcheck(call, (x,))


REDUCTIONS = {
    **WITH_GRADIENTS,
    "moments": moments,
    "logsumexp": logsumexp,
    "argmax_abs": argmax_abs,
}


@pytest.mark.parametrize(
    "dtype",
    ["float32", *(pytest.param(d, marks=pytest.mark.slow) for d in ("float64", "bfloat16"))],
)
@pytest.mark.parametrize("name", REDUCTIONS)
def test_values_are_those_of_the_reference(name, dtype):
    definition = REDUCTIONS[name].definition
    for sample in samples(definition, dtype):
        testing.check_fake(definition, sample)
        testing.check_reference(definition, sample)


@pytest.mark.parametrize("name", quickly(REDUCTIONS))
def test_derivatives_and_batches_are_those_of_finite_differences_and_loops(name):
    definition = REDUCTIONS[name].definition
    for sample in gradient_samples(definition, "float64"):
        testing.check_batching(definition, sample)
        if name in WITH_GRADIENTS:
            testing.check_vjp(definition, sample)
            testing.check_jvp(definition, sample)


def test_the_largest_share_their_gradient():
    x = core.asarray([1.0, -3.0, 3.0])
    assert func.grad(lambda x: spread(x))(x).tolist() == [0.0, -0.5, 0.5]


def test_other_combinations_say_that_they_have_no_derivative():
    x = normal(4)
    with pytest.raises(errors.AutogradError, match="pass vjp="):
        func.grad(lambda x: logsumexp(x))(x)
    with pytest.raises(errors.AutogradError, match="jvp"):
        func.jvp(logsumexp, (x,), (x,))
    y = normal(4).requires_grad_()
    with pytest.raises(errors.AutogradError, match="pass vjp="):
        logsumexp(y).backward()


def test_an_author_may_give_the_derivatives():
    def share(x, result, axis, keepdims):
        if not keepdims and axis is not None:
            result = core.expand_dims(result, axis if isinstance(axis, int) else axis[0])
        return core.exp(x - result)

    op = make(
        lambda x: (x, 1.0),
        log_of_sum,
        lambda s: s[0] + m.log(s[1]),
        vjp=lambda g, x, result, axis, keepdims: g * share(x, result, axis, keepdims),
        jvp=lambda t_x, x, result, axis, keepdims: (t_x * share(x, result, axis, keepdims)).sum(
            axis=axis, keepdims=keepdims
        ),
    )
    x = normal(5).requires_grad_()
    assert testing.gradcheck(op, (x,), check_forward_ad=True)


def test_vmap_reduces_inside_of_the_batch():
    x = normal(2, 3, 4)
    want = (array(x) ** 2).mean((1, 2))
    np.testing.assert_allclose(array(func.vmap(mean_square)(x)), want)
    np.testing.assert_allclose(
        array(func.vmap(lambda x: logsumexp(x, 0))(x)), array(logsumexp(x, 1))
    )


# ---- generated reductions ----------------------------------------------------------------------
MAPS = {
    "x": (lambda x: x, lambda x: x),
    "square": (lambda x: x * x, lambda x: x * x),
    "sin": (lambda x: m.sin(x), np.sin),
    "choice": (lambda x: m.where(x > 0, x, x * x), lambda x: np.where(x > 0, x, x * x)),
    "exp": (lambda x: m.exp(0.5 * x), lambda x: np.exp(0.5 * x)),
}
JOINS = {
    "sum": (plus, np.sum),
    "max": (larger, np.max),
    "min": (lambda a, b: m.minimum(a, b), np.min),
}
ENDS = {
    "state": (None, lambda s, n: s),
    "mean": (lambda s, n: s / n, lambda s, n: s / n),
    "square": (lambda s: s * s, lambda s, n: s * s),
    "atan": (lambda s: m.atan(s), lambda s, n: np.arctan(s)),
}


@settings(max_examples=examples(10))
@given(
    map=st.sampled_from(sorted(MAPS)),
    join=st.sampled_from(sorted(JOINS)),
    end=st.sampled_from(sorted(ENDS)),
    axis=st.sampled_from([None, 0, [1]]),
)
def test_generated_reductions(map, join, end, axis):
    op = make(MAPS[map][0], JOINS[join][0], ENDS[end][0])
    x = normal(3, 4, seed=5)
    over = tuple(axis) if isinstance(axis, list) else axis
    count = array(x).size if axis is None else x.shape[over if over == 0 else 1]
    want = ENDS[end][1](JOINS[join][1](MAPS[map][1](array(x)), axis=over), count)
    np.testing.assert_allclose(array(op(x, axis)), want)
    sample = SampleMaker("float64")(x, axis)
    testing.check_vjp(op.definition, sample)
    testing.check_jvp(op.definition, sample)
    testing.check_batching(op.definition, sample)


# ---- what is refused ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ((lambda x: x, lambda a, b: a - b), "depends on the order"),
        ((lambda x: x, lambda a, b: a * b + 1), "depends on the order"),
        ((lambda x: x, lambda a, b: (a + b) / 2), "depends on the order"),
        ((lambda x: (x, x), lambda a, b: a[0] + b[0]), "as many parts"),
        ((lambda x: (), plus), "no value"),
        ((lambda x, y: x + y, plus), "besides the element"),
        ((lambda x, axis=1: x, plus), "another name"),
        ((lambda x: x, plus, lambda s, q: s), "'q'"),
        ((lambda x: x, lambda a, b: a if a > b else b), r"core\.math\.where"),
        ((lambda x: np.exp(x), plus), r"core\.math\.exp"),
        ((lambda x: core.exp(x), plus), r"core\.math"),
        ((3, plus), "an int for map"),
        ((lambda x: x, 3), "an int for combine"),
        ((lambda x: x, plus, 3), "an int for finish"),
        ((lambda x: x, plus, lambda: 3), "no state"),
    ],
)
def test_what_is_no_reduction_says_why(parts, said):
    with pytest.raises(errors.SchemaError, match=said):
        make(*parts)


def test_identities_are_tried():
    with pytest.raises(errors.SchemaError, match="identity changes"):
        make(lambda x: x, lambda a, b: a + b, identity=1.0)
    with pytest.raises(errors.SchemaError, match="identity is"):
        make(lambda x: x, lambda a, b: a + b, identity=(0, 0))


@pytest.mark.parametrize(("combine", "identity", "dtype"), [
    (m.maximum, -math.inf, "int64"), (m.minimum, 300, "uint8"), (m.minimum, 1e30, "int32"),
])  # fmt: skip
def test_an_identity_that_a_dtype_does_not_hold_is_refused(combine, identity, dtype):
    op = make(lambda x: x, combine, identity=identity)
    for size in (0, 2):
        with pytest.raises(errors.DtypeError, match=f"does not take {dtype}"):
            op(core.zeros(size, dtype=dtype))


def test_a_whole_identity_serves_integers():
    op = make(lambda x: x, lambda a, b: a + b, identity=0.0)
    assert op(core.asarray([1, 2, 3])).tolist() == 6
    assert op(core.zeros(0, dtype="int32")).tolist() == 0


def test_bad_calls():
    x = normal(2, 3)
    with pytest.raises(errors.IndexRangeError):
        mean_square(x, 2)
    with pytest.raises(errors.ShapeError):
        mean_square(x, (0, 0))
    with pytest.raises(errors.ArgumentError):
        mean_square(x, "rows")
    with pytest.raises(errors.DtypeError, match="complex64"):
        spread_complex = make(lambda x: m.maximum(x, 0), larger)
        spread_complex(core.ones(2, dtype="complex64"))


def test_as_a_decorator_and_replaced():
    @core.reduction("reduction_test::energy", combine=plus)
    def energy(x):
        """The sum of squares."""
        return x * x

    assert core.ops.reduction_test.energy is energy
    assert "sum of squares" in energy.definition.doc
    x = core.asarray([1.0, 2.0])
    assert func.grad(lambda x: energy(x))(x).tolist() == [2.0, 4.0]
    with pytest.raises(errors.RegistrationError):
        core.reduction("reduction_test::energy", lambda x: x, combine=plus)
    new = core.reduction("reduction_test::energy", lambda x: 3 * x, combine=plus, replace=True)
    assert float(new(x)) == 9.0
    assert func.grad(lambda x: new(x))(x).tolist() == [3.0, 3.0]
    assert float(energy(x)) == 5.0
