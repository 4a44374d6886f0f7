"""What is registered with an operator beside its derivative: jvp, vmap, autocast, lowering."""

import itertools
import warnings

import numpy as np
import pytest

import core
from core import errors
from core.errors import AutogradError, RegistrationError
from core.operators.definition import coverage

_numbers = itertools.count()
Tensor = core.Tensor


def operator(kernel=None, schema="(Tensor x) -> Tensor"):
    name = f"rules_test::op{next(_numbers)}"
    return core.custom_op(name, kernel or (lambda x: x * x), schema=schema)


def push(op, x, tangent):
    return core.func.jvp(op, (core.asarray(x),), (core.asarray(tangent),))


# ---- jvp ---------------------------------------------------------------------------------------
def test_a_jvp_names_what_it_needs():
    op = operator()

    @op.register_jvp
    def jvp(t_x, x, result):
        return 2 * x * t_x + 0 * result

    assert [float(v) for v in push(op, 3.0, 2.0)] == [9.0, 12.0]
    second = core.func.jvp(
        lambda x: push(op, x, core.ones(()))[1], (core.asarray(3.0),), (core.ones(()),)
    )
    assert float(second[1]) == 2.0


def test_a_linear_operator_is_applied_to_the_tangents():
    op = operator(lambda x: x * 3)
    op.register_jvp("linear")
    assert [float(v) for v in push(op, 2.0, 5.0)] == [6.0, 15.0]


def test_a_missing_jvp_raises_and_never_gives_zeros():
    op = operator()
    op.register_autograd(lambda ctx, g: g)
    with pytest.raises(AutogradError, match=f"{op.name} has no jvp"):
        push(op, 3.0, 1.0)


def test_jvp_of_several_outputs_lists_and_reverse_mode_beneath():
    op = operator(lambda xs: (xs[0] * 2, xs[1] * 3), "(Tensor[] xs) -> (Tensor, Tensor)")
    op.register_jvp(lambda t_xs: (t_xs[0] * 2, t_xs[1] * 3))
    one = core.asarray(1.0)
    _, tangents = core.func.jvp(lambda a, b: op([a, b]), (one, one), (one, one * 10))
    assert [float(t) for t in tangents] == [2.0, 30.0]


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        (lambda t_x: core.ones(5), "shape \\(5,\\) for an output"),
        (lambda t_x: (t_x, t_x), "2 tangents for 1 outputs"),
        (lambda t_x: 1.0, "a float as a tangent"),
        (lambda t_x: t_x.astype(core.float64), "float64"),
    ],
)
def test_a_wrong_tangent_is_noticed(rule, message):
    op = operator()
    op.register_jvp(rule)
    with pytest.raises(AutogradError, match=f"jvp of {op.name} returned.*{message}"):
        push(op, 3.0, 1.0)


@pytest.mark.parametrize("rule", [lambda t_y: t_y, lambda tangent: tangent, 3, "quadratic"])
def test_a_jvp_that_asks_for_what_is_not_there_is_refused(rule):
    op = operator()
    with pytest.raises(RegistrationError, match="jvp cannot be registered"):
        op.register_jvp(rule)
    assert op.definition.jvp is None


# ---- vmap --------------------------------------------------------------------------------------
def test_a_vmap_rule_is_given_the_batch():
    op = operator(lambda x, y, n: x + y * n, "(Tensor x, Tensor y, int n) -> Tensor")
    seen = []

    @op.register_vmap
    def rule(info, in_dims, x, y, n):
        seen.append((info.batch_size, in_dims))
        return op(core.moveaxis(x, in_dims[0], 1), y.expand_dims(1), n), 1

    x = core.asarray(np.arange(6.0).reshape(3, 2))
    y = core.asarray([10.0, 20.0])
    found = core.func.vmap(lambda x: op(x, y, 2), in_dims=0)(x)
    assert seen == [(3, (0, None, None))]
    np.testing.assert_array_equal(np.asarray(found), np.asarray(x) + np.asarray([20.0, 40.0]))


def test_vmap_rules_with_lists_keywords_and_several_outputs():
    schema = "(Tensor[] xs, *, float scale) -> (Tensor, Tensor)"
    op = operator(lambda xs, *, scale: (xs[0] * scale, xs[1] * scale), schema)
    op.register_vmap(
        lambda info, in_dims, xs, *, scale: (op(xs, scale=scale), (in_dims[0][0], in_dims[0][1]))
    )
    x, y = core.ones((2, 3)), core.ones(3)
    first, second = core.func.vmap(lambda x: op([x, y], scale=2.0))(x)
    assert (first.shape, second.shape) == ((2, 3), (2, 3))


def test_a_vmap_rule_is_differentiated():
    op = operator()
    op.register_autograd(
        lambda ctx, g: 2 * g * ctx.saved_tensors[0],
        setup_context=lambda ctx, inputs, output: ctx.save_for_backward(inputs[0]),
    )
    op.register_vmap(lambda info, in_dims, x: (op(x), in_dims[0]))
    x = core.asarray([1.0, 2.0])
    over = core.func.grad(lambda x: core.func.vmap(op)(x).sum())(x)
    under = core.func.vmap(core.func.grad(op))(x)
    assert over.tolist() == under.tolist() == [2.0, 4.0]
    assert op.name not in dict(core.func.batching_report())


@pytest.mark.parametrize(
    ("returned", "message"),
    [
        (lambda x: x, "a Tensor"),
        (lambda x: (x, 1), "batch dimension 1 for an output of shape \\(2, 3\\)"),
        (lambda x: (x, 5), "batch dimension 5"),
        (lambda x: (x, "0"), "batch dimension '0'"),
        (lambda x: (2.0, 0), "a float as an output"),
        (lambda x: ((x, x), 0), "a tuple of 2 as an output"),
    ],
)
def test_what_a_vmap_rule_returns_is_checked(returned, message):
    op = operator()
    op.register_vmap(lambda info, in_dims, x: returned(x))
    with pytest.raises(AutogradError, match=f"batching rule of {op.name} returned.*{message}"):
        core.func.vmap(op)(core.ones((2, 3)))


def test_a_batch_of_a_keyword_only_argument_is_refused():
    op = operator(lambda x, *, w: x * w, "(Tensor x, *, Tensor w) -> Tensor")
    op.register_vmap(lambda info, in_dims, x, *, w: (op(x, w=w), 0))
    with pytest.raises(AutogradError, match="keyword-only argument 'w'"):
        core.func.vmap(lambda x: op(x, w=x))(core.ones(2))


def test_without_a_rule_vmap_loops_and_says_so_once():
    op = operator()
    assert coverage.cells(op)[coverage.HEADER.index("batch")] == "loop"
    with pytest.warns(core.BatchingWarning, match=f"{op.name} has no batching rule"):
        assert core.func.vmap(op)(core.ones(3)).shape == (3,)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        core.func.vmap(op)(core.ones(3))
    assert dict(core.func.batching_report())[op.name] == 2
    op.register_vmap(lambda info, in_dims, x: (op(x), in_dims[0]))
    assert coverage.cells(op)[coverage.HEADER.index("batch")] == "own"


def test_a_vmap_rule_of_another_signature_is_refused():
    op = operator()
    for rule in (lambda info, x: x, lambda info, in_dims, x, y: x, "loop"):
        with pytest.raises(RegistrationError, match="vmap_rule cannot be registered"):
            op.register_vmap(rule)


# ---- autocast ----------------------------------------------------------------------------------
@pytest.mark.parametrize("dtype", [core.bfloat16, core.float16, core.float32])
def test_autocast_as_torch_library_has_it(dtype):
    seen = []
    op = operator(
        lambda x, n: (seen.append((x.dtype, n.dtype)), x * 1)[1], "(Tensor x, Tensor n) -> Tensor"
    )
    op.register_autocast("cpu", dtype)
    n = core.asarray([1])
    op(core.ones(1), n)
    with core.autocast("cpu"):
        op(core.ones(1, dtype=core.float16), n)
    assert seen == [(core.float32, core.int64), (dtype, core.int64)]


def test_autocast_by_keywords_and_twice():
    op = operator()
    op.register_autocast(device_type="cpu", cast_inputs=core.float16)
    with pytest.raises(RegistrationError, match="registered already for 'cpu'"):
        op.register_autocast("cpu", core.bfloat16)
    op.register_autocast("cpu", core.bfloat16, replace=True)
    with core.autocast("cpu", dtype=core.float16):
        assert op(core.ones(1)).dtype == core.bfloat16
    with pytest.raises(errors.DtypeError, match="cast_inputs=int64"):
        op.register_autocast("cpu", core.int64, replace=True)


# ---- lowering, kernels -------------------------------------------------------------------------
def test_a_lowering_is_kept_for_the_compiler():
    op = operator()
    op.register_lowering(lambda x: x * x)
    assert op.definition.lowering(core.asarray([3.0])).tolist() == [9.0]
    with pytest.raises(RegistrationError, match="lowering cannot be registered"):
        op.register_lowering(lambda: 1, replace=True)


def test_a_kernel_is_switched_off_and_on_again():
    op = operator(lambda x: x + 1)
    op.register_kernel("cpu")(lambda x: x + 2)
    x = core.zeros(1)
    with op.set_kernel_enabled("cpu", False):
        assert op(x).tolist() == [1.0]
        with op.set_kernel_enabled("cpu"):
            assert op(x).tolist() == [2.0]
        assert op(x).tolist() == [1.0]
    assert op(x).tolist() == [2.0]
    with pytest.raises(KeyError), op.set_kernel_enabled("cpu", enabled=False):
        raise KeyError
    assert op(x).tolist() == [2.0]


def test_switching_a_kernel_that_is_not_there_is_an_error():
    off = operator().set_kernel_enabled("nowhere", False)
    with pytest.raises(RegistrationError, match="no kernel for 'nowhere'"), off:
        pass


# ---- once --------------------------------------------------------------------------------------
REGISTRATIONS = {
    "register_autograd": lambda ctx, g: g,
    "register_jvp": lambda t_x: t_x,
    "register_vmap": lambda info, in_dims, x: (x * x, in_dims[0]),
    "register_lowering": lambda x: x * x,
    "register_fake": lambda x: core.empty_like(x),
}


@pytest.mark.parametrize("method", REGISTRATIONS)
def test_each_is_registered_once_or_replaced_on_purpose(method):
    op, fn = operator(), REGISTRATIONS[method]
    assert getattr(op, method)(fn) is fn
    with pytest.raises(RegistrationError, match=f"{op.name}.*(one|kernel) already"):
        getattr(op, method)(fn)
    assert getattr(op, method)(replace=True)(fn) is fn


@pytest.mark.parametrize("method", REGISTRATIONS)
def test_cores_own_operators_are_not_changed_by_accident(method):
    with pytest.raises(RegistrationError, match="core's own|native shape rule"):
        getattr(core.ops.core.sin, method)(REGISTRATIONS[method])


def test_tags_are_kept():
    op = core.custom_op(
        "rules_test::tagged", lambda x: x + 1, schema="(Tensor x) -> Tensor", tags="random"
    )
    assert op.definition.tags == ("random",)
