"""opcheck: it finds each of a set of deliberately wrong operators, and lets correct ones pass."""

import dataclasses
import doctest
import itertools
import os
import re
from pathlib import Path

import numpy as np
import pytest

import core
from core.errors import ArgumentError
from core.testing import OpCheckError, opcheck, operators, samples

_numbers = itertools.count()


def fresh():
    return f"opcheck_test::op{next(_numbers)}"


def numbers(*shape, dtype="float64", seed=0):
    return core.asarray(np.random.default_rng(seed).uniform(0.5, 1.5, shape), dtype=dtype)


def failing(op, *args, test_utils=None, **kwargs):
    """The report of a wrong operator, which opcheck has to raise with."""
    chosen = {} if test_utils is None else {"test_utils": test_utils}
    with pytest.raises(OpCheckError) as caught:
        opcheck(op, args, kwargs, **chosen)
    return caught.value.report


def only(report, name):
    """The message of the one check that failed."""
    failed = [r.name for r in report.results if r.status == "FAILED"]
    assert failed == [name], report
    return report.result(name).message


# ---- correct operators -------------------------------------------------------------------------
def make_product():
    """x * x * y, with everything that can be registered."""

    @core.custom_op(fresh(), device_types="cpu")
    def product(x: core.Tensor, y: core.Tensor) -> core.Tensor:
        return core.asarray(np.asarray(x) ** 2 * np.asarray(y))

    product.register_fake(lambda x, y: x * y)
    product.vjp = lambda g, x, y: (2 * g * x * y, g * x * x)
    product.definition.jvp = lambda t_x, t_y, x, y: 2 * x * y * t_x + x * x * t_y
    product.definition.batch = "pointwise"
    return product


def test_a_correct_operator_passes_every_check_that_runs():
    report = opcheck(make_product(), (numbers(3, 4), numbers(3, 4, seed=1)))
    assert report.ok
    skipped = {r.name: r.message for r in report.results if r.status == "SKIPPED"}
    assert skipped == {"test_devices": "cpu is the only device that has a kernel here"}
    assert len(report) == 14
    assert report["test_gradients"] == "SUCCESS"


def test_arguments_may_be_transposed_and_expanded():
    x = numbers(3, 2, 4).permute_dims((2, 0, 1))
    for op, args in ((core.exp, (x,)), (core.add, (x, numbers(1, 2).broadcast_to((3, 2))))):
        assert opcheck(op, args, test_utils="test_faketensor")["test_faketensor"] == "SUCCESS"


def test_op_check_is_opcheck_of_this_call():
    x = numbers(3, 4, dtype="float32").requires_grad_()
    before = np.array(x.detach())
    report = make_product().check(x, numbers(3, 4, dtype="float32"))
    assert report.ok
    assert report["test_gradients"] == "SUCCESS"
    assert x.requires_grad
    assert x.grad is None
    assert (np.asarray(x.detach()) == before).all()


def test_the_report_reads_as_a_table_and_as_a_mapping():
    op = make_product()
    report = opcheck(op, (numbers(2), numbers(2)), test_utils=("test_schema", "test_vmap"))
    assert list(report) == ["test_schema", "test_vmap"]
    assert dict(report) == {"test_schema": "SUCCESS", "test_vmap": "SUCCESS"}
    assert str(report) == f"{op.name}\ntest_schema  PASSED\ntest_vmap    PASSED"
    assert all(r.seconds > 0 for r in report.results)
    assert repr(report) == f"<opcheck of {op.name}: 2 passed>"
    assert list(opcheck(op, (numbers(2), numbers(2)), test_utils="test_vmap")) == ["test_vmap"]
    with pytest.raises(ArgumentError, match=r"no check 'test_vmpa'.*"):
        opcheck(op, (numbers(2), numbers(2)), test_utils="test_vmpa")


def test_arguments_are_bound_as_a_call_binds_them():
    x = numbers(2, 3)
    with core.no_grad():
        assert opcheck(core.ops.core.sum, (x,), {"dim": 0})["test_gradients"] == "SUCCESS"
    with pytest.raises(ArgumentError, match="bogus"):
        opcheck(make_product(), (x, x), {"bogus": 1})
    with pytest.raises(ArgumentError, match="opcheck was given a function"):
        opcheck(lambda x: x, (x,))


def test_sizes_that_depend_on_data_are_skipped():
    op = core.custom_op(
        fresh(), lambda x: x[x > 1], device_types="cpu", schema="(Tensor x) -> Tensor"
    )

    @op.register_fake
    def fake(x):
        raise core.errors.DataDependentError(what="w", why="y", exists="e", fix="f")

    report = opcheck(op, (numbers(8),))
    assert "depend on values" in report["test_faketensor"]


def test_what_is_not_there_is_skipped_and_says_so():
    op = core.custom_op(fresh(), lambda x: x + 1, device_types="cpu", schema="(Tensor x) -> Tensor")
    report = opcheck(op, (numbers(2),))
    assert "register_fake" in report["test_faketensor"]
    assert "register_autograd" in report["test_autograd_registration"]
    assert report["test_gradients"].startswith("SKIPPED: no backward")
    assert report["test_forward_mode"].startswith("SKIPPED: no jvp")


def test_a_backward_without_a_jvp_is_no_success():
    op = make_product()
    op.definition.jvp = None
    report = opcheck(op, (numbers(2), numbers(2)))
    assert report["test_autograd_registration"] == (
        "SKIPPED: a backward and no jvp: forward mode is refused; register_jvp"
    )


def test_an_operator_that_refuses_is_skipped():
    @core.custom_op(fresh(), device_types="cpu")
    def narrow(x: core.Tensor) -> core.Tensor:
        if x.dtype != core.float32 or x.shape != (2,):
            raise core.errors.DtypeError(what="only float32(2,)", why="w", exists="e", fix="f")
        return x * 2

    narrow.register_fake(lambda x: core.empty_like(x))
    narrow.vjp = lambda g: 2 * g
    report = opcheck(narrow, (numbers(2, dtype="float32"),))
    assert "refuses float64" in report["test_gradients"]
    assert "takes no other sizes" in report["test_other_sizes"]
    assert report["test_empty"].startswith("SKIPPED: refused")
    assert report["test_dtypes"].startswith("SKIPPED: one of the dtypes is refused")


def test_declared_writes_and_views_are_fine():
    @core.custom_op(fresh(), device_types="cpu", mutates_args=("out",))
    def into(x: core.Tensor, out: core.Tensor) -> None:
        out.copy_(x * 2)

    x, out = numbers(2, 3), core.zeros((2, 3), dtype=core.float64)
    report = opcheck(into, (x, out))
    assert report["test_schema"] == "SUCCESS"
    assert report["test_strides"] == "SUCCESS"
    assert (np.asarray(out) == 0).all()

    view = core.custom_op(
        fresh(), lambda x: x[0], device_types="cpu", schema="(Tensor(a) x) -> Tensor(a)"
    )
    assert opcheck(view, (x,))["test_schema"] == "SUCCESS"


def test_a_call_that_fails_fails_the_first_check_and_skips_the_rest():
    def broken(x):
        raise ZeroDivisionError("by nothing")

    op = core.custom_op(fresh(), broken, device_types="cpu", schema="(Tensor x) -> Tensor")
    report = failing(op, numbers(2))
    assert "the call itself fails: ZeroDivisionError: by nothing" in only(report, "test_schema")
    assert report["test_vmap"] == "SKIPPED: the call itself fails: see test_schema"


# ---- wrong fake kernels ------------------------------------------------------------------------
def doubled(fake):
    op = core.custom_op(fresh(), lambda x: x * 2, device_types="cpu", schema="(Tensor x) -> Tensor")
    op.register_fake(fake)
    return op


@pytest.mark.parametrize(
    ("fake", "message"),
    [
        (lambda x: core.empty((3, 2), dtype=x.dtype), r"float64\(3, 2\)"),
        (lambda x: core.empty(x.shape, dtype=core.float32), r"float32\(2, 3\)"),
        (lambda x: core.empty(x.shape, dtype=x.dtype, device="null"), "null"),
    ],
    ids=["shape", "dtype", "device"],
)
def test_a_wrong_fake_kernel_is_found(fake, message):
    op = doubled(fake)
    told = only(failing(op, numbers(2, 3)), "test_faketensor")
    assert "correct the fake kernel" in told
    assert re.search(message, told), told
    assert op.fake_kernel is fake


@pytest.mark.parametrize("right", [True, False])
def test_sizes_that_stay_open_are_compared(right):
    op = core.custom_op(
        fresh(), lambda x: x[x > 1], device_types="cpu", schema="(Tensor x) -> Tensor"
    )

    @op.register_fake
    def fake(x):
        size = core.library.get_ctx().new_dynamic_size(max=x.size)
        return core.empty((size,), dtype=x.dtype if right else core.int64)

    report = opcheck(op, (numbers(8),), raise_exception=False)
    assert (report["test_faketensor"] == "SUCCESS") is right
    assert report.ok is right


def test_a_fake_kernel_that_fails_is_found():
    told = only(failing(doubled(lambda x: x.nothing), numbers(3)), "test_faketensor")
    assert "AttributeError" in told
    assert "test_opcheck.py:" in told


def test_wrong_strides_are_found():
    op = doubled(lambda x: core.empty(x.shape[::-1], dtype=x.dtype).T)
    told = only(failing(op, numbers(2, 3), test_utils="test_faketensor"), "test_faketensor")
    assert "output 0 has strides (3, 1), the fake kernel gives (1, 2)" in told
    assert "test_opcheck.py:" in told


def test_a_fake_kernel_with_a_fixed_size_is_found_at_other_sizes():
    op = doubled(lambda x: core.empty((2, 3), dtype=x.dtype))
    told = only(
        failing(op, numbers(2, 3), test_utils=core.testing.opchecks.ALL[:4]), "test_other_sizes"
    )
    assert "the fake kernel gives (2, 3) at other sizes (2 as 5, 3 as 6)" in told


# Each agrees with its kernel on the arguments that are given, as an author would try it.
LIARS = {
    "a column": (
        lambda x: x.sum(axis=1),
        lambda x: core.empty((x.shape[0] * x.shape[1],), dtype=x.dtype),
        (4, 1),
    ),
    "a square": (lambda x: x.T * 1, lambda x: core.empty(x.shape, dtype=x.dtype), (3, 3)),
    "one row": (
        lambda x: x.sum(axis=0),
        lambda x: core.empty(x.shape[1:] if x.shape[0] > 1 else x.shape, dtype=x.dtype),
        (2, 3),
    ),
    "many rows": (
        lambda x: x * 1,
        lambda x: core.empty((min(x.shape[0], 4), *x.shape[1:]), dtype=x.dtype),
        (4, 2),
    ),
    "a dtype": (
        lambda x: x * 1,
        lambda x: core.empty(x.shape, dtype=x.dtype if x.shape[-1] < 4 else core.float32),
        (2, 3),
    ),
}


@pytest.mark.parametrize("liar", LIARS)
@pytest.mark.parametrize("check", ["test_other_sizes", "test_aot_dispatch_dynamic"])
def test_a_fake_kernel_that_is_right_at_the_sizes_given_is_found(liar, check):
    kernel, fake, shape = LIARS[liar]
    op = core.custom_op(fresh(), kernel, schema="(Tensor x) -> Tensor", device_types="cpu")
    op.register_fake(fake)
    told = only(failing(op, numbers(*shape), test_utils=check), check)
    assert "the fake kernel gives" in told or "returned" in told, told


def test_a_fake_kernel_that_is_wrong_for_float64_is_no_refusal():
    op = doubled(lambda x: core.empty(x.shape, dtype=core.float32))
    op.vjp = lambda g: 2 * g
    told = failing(op, numbers(2, dtype="float32"))
    assert "the fake kernel returned float32" in told["test_gradients"]


# ---- memory ------------------------------------------------------------------------------------
def writing(change):
    """An operator whose kernel changes its argument in numpy, which counts no version."""

    def kernel(x):
        array = np.asarray(x)
        result = core.asarray(array * 2)
        change(array)
        return result

    op = core.custom_op(fresh(), kernel, device_types="cpu", schema="(Tensor x) -> Tensor")
    op.register_fake(lambda x: core.empty_like(x))
    return op


def flip(array):
    array[...] = array[::-1].copy()


def other_nan(array):
    array.view(np.uint64)[np.isnan(array)] = 0x7FF8_0000_0000_0001


@pytest.mark.parametrize("change", [flip, other_nan, lambda a: a.fill(0)])
def test_a_hidden_mutation_is_found(change):
    report = failing(writing(change), core.asarray([1.0, np.nan, 3.0], dtype="float64"))
    told = report.result("test_schema").message
    assert "wrote to its argument 'x'" in told
    assert "mutates_args=('x',)" in told
    assert "test_opcheck.py:" in told


def test_an_output_that_aliases_an_input_is_found():
    op = core.custom_op(fresh(), lambda x: x[:1], device_types="cpu", schema="(Tensor x) -> Tensor")
    told = only(failing(op, numbers(3)), "test_schema")
    assert "returned an argument, or a view of one, for output 0: 'x'" in told
    assert "core.clone(x)" in told


def test_an_output_that_aliases_through_numpy_is_found():
    op = core.custom_op(
        fresh(),
        lambda x: core.from_dlpack(np.asarray(x)[1:]),
        device_types="cpu",
        schema="(Tensor x) -> Tensor",
    )
    assert "returned an argument" in only(failing(op, numbers(3)), "test_schema")


def test_non_determinism_is_found():
    random = np.random.default_rng(0)

    def noisy(x):
        return core.asarray(np.asarray(x) + random.uniform(size=x.shape))

    op = core.custom_op(fresh(), noisy, device_types="cpu", schema="(Tensor x) -> Tensor")
    told = only(failing(op, numbers(3), test_utils="test_determinism"), "test_determinism")
    assert "differs between two calls" in told
    assert "nondeterministic_seeded" in told
    op.definition.tags = ("nondeterministic_seeded",)
    assert opcheck(op, (numbers(3),)).ok


@pytest.mark.skipif("CORE_SANITIZED" in os.environ, reason="fresh memory holds one pattern there")
def test_memory_that_was_never_written_is_found():
    def careless(x):
        out = core.empty(x.shape, dtype=x.dtype)
        out[1:] = x[1:]
        return out

    op = core.custom_op(fresh(), careless, device_types="cpu", schema="(Tensor x) -> Tensor")
    assert "core.empty" in only(
        failing(op, numbers(64), test_utils="test_determinism"), "test_determinism"
    )


# ---- layouts, dtypes, sizes --------------------------------------------------------------------
def test_a_kernel_that_ignores_strides_is_found():
    import ctypes

    def raw(x):  # reads memory from the first element on, as if x were contiguous
        count = (ctypes.c_double * x.size).from_address(np.asarray(x).ctypes.data)
        return core.asarray(np.array(count).reshape(x.shape))

    op = core.custom_op(fresh(), raw, device_types="cpu", schema="(Tensor x) -> Tensor")
    told = only(failing(op, numbers(4, 4), test_utils="test_strides"), "test_strides")
    assert "between transposed and contiguous arguments" in told
    assert "contiguous copy" in told


def test_a_kernel_that_is_right_for_one_dtype_only_is_found():
    def as_float32(x):
        raw = np.frombuffer(np.asarray(x).tobytes(), np.float32)[: x.size]
        return core.asarray(raw.reshape(x.shape).astype(np.asarray(x).dtype) * 2)

    op = core.custom_op(fresh(), as_float32, device_types="cpu", schema="(Tensor x) -> Tensor")
    told = only(failing(op, numbers(3, dtype="float32"), test_utils="test_dtypes"), "test_dtypes")
    assert "dtypes=[core.float32]" in told


def test_a_size_of_zero_that_ends_in_an_accident_is_found():
    op = core.custom_op(
        fresh(), lambda x: x * (1 // x.shape[0]), device_types="cpu", schema="(Tensor x) -> Tensor"
    )
    told = only(failing(op, numbers(3)), "test_empty")
    assert "a size of 0 ends in ZeroDivisionError" in told


def test_a_forgotten_transfer_is_found(opaque):
    op = core.custom_op(fresh(), lambda x: x * 2, device_types="cpu", schema="(Tensor x) -> Tensor")
    op.register_kernel("opaque", lambda x: core.asarray(np.asarray(x.to("cpu")) * 2))
    told = only(failing(op, numbers(3)), "test_devices")
    assert "returned a tensor on cpu for output 0" in told
    assert "device=x.device" in told


def test_a_device_that_computes_something_else_is_found(opaque):
    op = core.custom_op(fresh(), lambda x: x * 2, device_types="cpu", schema="(Tensor x) -> Tensor")
    op.register_kernel("opaque", lambda x: core.asarray(np.asarray(x.to("cpu")) * 3).to(x.device))
    assert "output 0 on opaque" in only(failing(op, numbers(3)), "test_devices")


def test_a_device_that_is_not_here_is_skipped():
    op = core.custom_op(fresh(), lambda x: x * 2, device_types="cpu", schema="(Tensor x) -> Tensor")
    op.register_kernel("farthest", lambda x: x)
    assert opcheck(op, (numbers(3),))["test_devices"].startswith("SKIPPED: farthest: ")


# ---- derivatives -------------------------------------------------------------------------------
def weighted(vjp):
    """x * w for floats x and w, picked by integers i."""

    def kernel(x, w, i):
        return core.asarray((np.asarray(x) * np.asarray(w))[np.asarray(i)])

    op = core.custom_op(
        fresh(), kernel, device_types="cpu", schema="(Tensor x, Tensor w, Tensor i) -> Tensor"
    )
    op.vjp = vjp
    return op


def scattered(g, like, i):
    return core.zeros(like.shape, dtype=g.dtype).index_add(0, i, g)


def right(g, x, w, i):
    s = scattered(g, x, i)
    return s * w, s * x, None


def indices():
    return core.asarray([2, 0], dtype=core.int64)


def check_weighted(vjp, name):
    args = (numbers(3), numbers(3, seed=1), indices())
    return only(
        failing(weighted(vjp), *args, test_utils=("test_autograd_registration", "test_gradients")),
        name,
    )


def test_a_right_gradient_passes():
    args = (numbers(3), numbers(3, seed=1), indices())
    report = opcheck(weighted(right), args)
    assert report["test_gradients"] == report["test_second_derivatives"] == "SUCCESS"


def test_wrong_values_of_a_gradient_are_found():
    told = check_weighted(lambda g, x, w, i: (*right(g, x, x, i)[:2], None), "test_gradients")
    assert "the gradient of 'x' is wrong" in told
    assert "test_opcheck.py:" in told


def test_a_factor_in_one_gradient_is_found():
    def vjp(g, x, w, i):
        a, b, _ = right(g, x, w, i)
        return a, 2 * b, None

    told = check_weighted(vjp, "test_gradients")
    assert "the gradient of 'w' is wrong" in told
    assert "(it is 2 times that)" in told


def test_a_gradient_that_is_another_when_compiled_is_found():
    calls = []

    def vjp(g, x, y):
        calls.append(1)  # which a graph does not do again
        return 2 * g * x * y * len(calls), g * x * x

    op = make_product()
    op.vjp = vjp
    name = "test_aot_dispatch_dynamic"
    message = only(failing(op, numbers(3), numbers(3, seed=1), test_utils=name), name)
    assert "gradient for 'x' of the call" in message and "core.compile" in message


def test_a_missing_gradient_is_found():
    told = check_weighted(lambda g, x, w, i: (right(g, x, w, i)[0], None, None), "test_gradients")
    assert "the gradient of 'w' is missing" in told


def test_a_gradient_for_an_integer_is_found():
    told = check_weighted(
        lambda g, x, w, i: (*right(g, x, w, i)[:2], g), "test_autograd_registration"
    )
    assert "a gradient for 'i', which is int64" in told
    assert "return None" in told


def test_a_backward_outside_of_core_has_no_second_derivative():
    op = core.custom_op(fresh(), lambda x: x * x, device_types="cpu", schema="(Tensor x) -> Tensor")
    op.vjp = lambda g, x: core.asarray(np.asarray(g.detach()) * 2 * np.asarray(x.detach()))
    told = only(failing(op, numbers(3)), "test_second_derivatives")
    assert "computes outside of core" in told
    assert "once_differentiable" in told


def test_a_wrong_second_derivative_is_found():
    op = core.custom_op(
        fresh(), lambda x: x * x * x, device_types="cpu", schema="(Tensor x) -> Tensor"
    )
    op.vjp = lambda g, x: g * 3 * x * x.detach()
    told = only(failing(op, numbers(3)), "test_second_derivatives")
    assert "the second derivative of 'x' is wrong" in told


def test_a_wrong_jvp_is_found():
    op = make_product()
    op.definition.jvp = lambda t_x, t_y, x, y: x * y * t_x + x * x * t_y
    told = only(failing(op, numbers(3), numbers(3, seed=1)), "test_forward_mode")
    assert "the tangent along 'x' is wrong" in told
    assert "differences give" in told


def test_a_kink_is_skipped():
    op = core.custom_op(
        fresh(), lambda x: core.abs(x), device_types="cpu", schema="(Tensor x) -> Tensor"
    )
    op.vjp = lambda g, x: core.where(x < 0, -g, g)
    report = opcheck(op, (core.asarray([0.0, 1.0], dtype="float64"),))
    assert "a kink" in report["test_gradients"]


def test_single_precision_inside_is_skipped():
    def kernel(x):
        return core.asarray(np.sin(np.asarray(x).astype(np.float32)).astype(np.asarray(x).dtype))

    op = core.custom_op(fresh(), kernel, device_types="cpu", schema="(Tensor x) -> Tensor")
    op.vjp = lambda g, x: g * core.cos(x)
    assert "single precision" in opcheck(op, (numbers(3),))["test_gradients"]


# ---- batching ----------------------------------------------------------------------------------
def batched_sum(rule):
    op = core.custom_op(
        fresh(),
        lambda x, y: x.sum() + y,
        device_types="cpu",
        schema="(Tensor x, Tensor y) -> Tensor",
    )
    op.definition.batch = rule
    return op


def test_a_wrong_batching_rule_is_found():
    op = batched_sum(lambda args, dims: (args[0].sum() + args[1], dims[1]))
    told = only(failing(op, numbers(3), numbers(3), test_utils="test_vmap"), "test_vmap")
    assert "vmap over" in told
    assert "correct the batching rule" in told


def test_a_batching_rule_with_the_wrong_dimension_is_found():
    def rule(args, dims):
        x, y = (a if d is None else core.moveaxis(a, d, 0) for a, d in zip(args, dims))
        return (x * y).T, 0

    op = core.custom_op(
        fresh(), lambda x, y: x * y, device_types="cpu", schema="(Tensor x, Tensor y) -> Tensor"
    )
    op.definition.batch = rule
    told = only(failing(op, numbers(4), numbers(4), test_utils="test_vmap"), "test_vmap")
    assert "has shape (4, 3), a loop gives (3, 4)" in told


# ---- structured arguments and register_autograd ------------------------------------------------
@dataclasses.dataclass
class Line:
    slope: core.Tensor
    offset: core.Tensor


def test_structured_arguments_are_checked_leaf_by_leaf():
    @core.custom_op(fresh(), device_types="cpu")
    def line(x: core.Tensor, by: Line) -> core.Tensor:
        flip(np.asarray(by.slope))
        return x * by.slope + by.offset

    args = (numbers(3), Line(numbers(3), numbers(3)))
    told = only(failing(line, *args, test_utils="test_schema"), "test_schema")
    assert "wrote to its argument 'by_slope'" in told


def line_operator(factor):
    @core.custom_op(fresh(), device_types="cpu")
    def line(x: core.Tensor, by: Line) -> core.Tensor:
        return x * by.slope + by.offset

    def setup_context(ctx, inputs, output):
        x, by = inputs
        ctx.save_for_backward(x, by.slope)

    def backward(ctx, grad):
        x, slope = ctx.saved_tensors
        return grad * slope, Line(factor * grad * x, grad)

    line.register_fake(lambda x, by: x * by.slope)
    line.register_autograd(backward, setup_context=setup_context)
    return line


def test_gradients_of_structured_arguments_are_checked():
    args = (numbers(3), Line(numbers(3, seed=1), numbers(3, seed=2)))
    assert line_operator(1).check(*args)["test_gradients"] == "SUCCESS"
    told = failing(line_operator(2), *args)["test_gradients"]
    assert "the gradient of 'by_slope' is wrong" in told
    assert "(it is 2 times that)" in told
    assert "test_opcheck.py:" in told


def test_a_registered_gradient_for_an_integer_is_found():
    op = core.custom_op(
        fresh(), lambda x, i: x * 2, device_types="cpu", schema="(Tensor x, Tensor i) -> Tensor"
    )
    op.register_autograd(lambda ctx, grad: (grad * 2, grad))
    told = failing(op, numbers(2), indices())["test_autograd_registration"]
    assert "'i'" in told
    assert "int64" in told


def test_the_documentation_is_true():
    for example in doctest.DocTestFinder().find(core._native.Operator.check, "check"):
        assert doctest.DocTestRunner().run(example).failed == 0
    path = Path(__file__).parents[3] / "docs/reference/opcheck.md"
    failed, tried = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 10
    assert failed == 0


# ---- the catalogue: no false alarm --------------------------------------------------------------
def reports_of(definitions, count):
    for definition in definitions:
        if definition.op.mutates:  # its samples are the functional form's, not all of them fit
            continue
        for sample in samples(definition, core.testing.dtypes(definition)[0])[:count]:
            yield sample, opcheck(definition.op, sample.args, sample.kwargs, raise_exception=False)


def assert_no_alarm(definitions, count):
    wrong = [f"{sample}\n{r}" for sample, r in reports_of(definitions, count) if not r.ok]
    assert not wrong, "\n\n".join(wrong)


def test_operators_of_the_catalogue_pass():
    assert_no_alarm(operators()[::60], 1)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_the_whole_catalogue_passes(part):
    assert_no_alarm(operators()[part::8], 2)


# ---- what is easily missed, and what is right --------------------------------------------------
def test_a_batching_rule_that_does_not_look_at_in_dims():
    op = core.custom_op(
        fresh(),
        lambda x: core.cumulative_sum(x, axis=0),
        device_types="cpu",
        schema="(Tensor x) -> Tensor",
    )
    op.register_vmap(lambda info, in_dims, x: (core.cumulative_sum(x, axis=1), 0))
    for size, message in ((3, "vmap over"), (4, "returned the batch dimension 0")):
        assert message in only(failing(op, numbers(size), test_utils="test_vmap"), "test_vmap")


@pytest.mark.parametrize(
    ("kernel", "slope", "values"),
    [
        (lambda x: x * x, lambda x: 2 * x, [1e6, 3e6, -2e6]),
        (lambda x: x * x * x, lambda x: 3 * x * x, [1e4, -30.0, 0.1]),
        (core.sqrt, lambda x: 0.5 / core.sqrt(x), [1e-3, 1e-4, 0.5]),
        (lambda x: 1 / x, lambda x: -1 / (x * x), [1e-3, 2.0]),
    ],
)
@pytest.mark.parametrize("factor", [1.0, 1.001])
def test_large_arguments_and_sharp_bends(kernel, slope, values, factor):
    op = core.custom_op(fresh(), kernel, device_types="cpu", schema="(Tensor x) -> Tensor")
    op.register_autograd(
        lambda ctx, g: g * factor * slope(ctx.saved_tensors[0]),
        setup_context=lambda ctx, inputs, output: ctx.save_for_backward(inputs[0]),
    )
    op.register_jvp(lambda t_x, x: t_x * factor * slope(x))
    x = core.asarray(values, dtype="float64")
    for check in ("test_gradients", "test_forward_mode"):
        report = opcheck(op, (x,), test_utils=check, raise_exception=False)
        assert ("FAILED" in str(report)) == (factor != 1.0)


def test_a_fake_kernel_that_reads_values_is_named_with_its_line():
    @core.custom_op(fresh(), device_types="cpu")
    def reads(x: core.Tensor) -> core.Tensor:
        return core.asarray(np.asarray(x) * 2)

    @reads.register_fake
    def fake(x):
        return core.empty((int(x.sum()),))

    message = opcheck(reads, (numbers(3),)).result("test_faketensor").message
    line = f"{fake.__code__.co_filename}:{fake.__code__.co_firstlineno + 2}"
    assert f"reads a value at {line}" in message and "new_dynamic_size" in message
