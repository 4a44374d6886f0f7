"""What is registered with a custom operator: derivatives on the tape and under core.func."""

import gc
import itertools
import traceback
import weakref

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from core import errors
from core.errors import AutogradError, RegistrationError

_numbers = itertools.count()
Tensor = core.Tensor


def fresh():
    return f"registration_test::op{next(_numbers)}"


def multiplication(**options):
    """x * y, with a derivative that saves both."""

    def multiply(x: Tensor, y: Tensor) -> Tensor:
        return core.asarray(np.asarray(x) * np.asarray(y)) if not x.is_fake else x * y

    op = core.custom_op(fresh(), multiply, **options)

    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @op.register_autograd(setup_context=setup_context)
    def backward(ctx, grad):
        x, y = ctx.saved_tensors
        return grad * y, grad * x

    return op


def with_backward(backward, schema="(Tensor x, Tensor y) -> Tensor", kernel=None, **options):
    op = core.custom_op(fresh(), kernel or (lambda x, y: x + y), schema=schema)
    op.register_autograd(backward, **options)
    return op


def leaf(*values, dtype=core.float64):
    return core.asarray(values, dtype=dtype).requires_grad_()


# ---- register_autograd: what it computes -------------------------------------------------------
@given(st.lists(st.floats(-10, 10), min_size=1, max_size=5), st.floats(-3, 3))
def test_gradients_are_those_of_the_formula(values, factor):
    multiply = multiplication()
    x = core.asarray(values, dtype=core.float64).requires_grad_()
    y = core.full(x.shape, factor, dtype=core.float64).requires_grad_()
    multiply(x, y).sum().backward()
    np.testing.assert_array_equal(np.asarray(x.grad), np.asarray(y.detach()))
    np.testing.assert_array_equal(np.asarray(y.grad), values)


def test_a_second_derivative_by_a_backward_written_with_operators():
    multiply = multiplication()
    x, y = leaf(2.0), leaf(5.0)
    (first,) = core.autograd.grad(multiply(x, multiply(x, y)).sum(), [x], create_graph=True)
    second, mixed = core.autograd.grad(first.sum(), [x, y])
    assert (first.tolist(), second.tolist(), mixed.tolist()) == ([20.0], [10.0], [4.0])


def test_a_saved_output_can_be_differentiated_again_and_is_freed():
    op = core.custom_op(fresh(), lambda x: x.exp(), schema="(Tensor x) -> Tensor")
    op.register_autograd(
        lambda ctx, g: g * ctx.saved_tensors[0],
        setup_context=lambda ctx, inputs, output: ctx.save_for_backward(output),
    )
    x = leaf(0.0)
    y = op(x)
    (first,) = core.autograd.grad(y.sum(), [x], create_graph=True)
    assert core.autograd.grad(first.sum(), [x])[0].tolist() == [1.0]
    gone = weakref.ref(y)
    del y, first
    gc.collect()
    assert gone() is None


def cube(op):
    return lambda x: op(x, op(x, x)).sum()


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_grad_nests(depth):
    f = cube(multiplication())
    for _ in range(depth):
        f = (lambda inner: lambda x: core.func.grad(inner)(x).sum())(f)
    assert float(f(leaf(2.0))) == {1: 12.0, 2: 12.0, 3: 6.0}[depth]


def test_vmap_and_grad_in_either_order():
    f, x = cube(multiplication()), core.asarray([1.0, 2.0, 3.0])
    assert core.func.vmap(core.func.grad(f))(x).tolist() == [3.0, 12.0, 27.0]
    over = core.func.grad(lambda x: core.func.vmap(f)(x).sum())
    assert over(x).tolist() == [3.0, 12.0, 27.0]
    again = core.func.vmap(core.func.grad(lambda x: core.func.grad(f)(x).sum()))
    assert again(x).tolist() == [6.0, 12.0, 18.0]


def test_the_tape_below_core_func():
    f, x = cube(multiplication()), leaf(3.0)
    core.func.grad(f)(x).sum().backward()
    assert x.grad.tolist() == [18.0]


def test_vjp_and_jacrev():
    multiply = multiplication()
    _, pull = core.func.vjp(multiply, leaf(2.0), leaf(3.0))
    assert [g.tolist() for g in pull(core.ones(1, dtype=core.float64))] == [[3.0], [2.0]]
    jacobian = core.func.jacrev(lambda x: multiply(x, x))(leaf(1.0, 2.0))
    assert jacobian.tolist() == [[2.0, 0.0], [0.0, 4.0]]


def test_without_setup_context_the_context_is_empty():
    op = with_backward(lambda ctx, g: (g * 2, g * 3))
    x, y = leaf(1.0), leaf(1.0)
    op(x, y).sum().backward()
    assert (x.grad.tolist(), y.grad.tolist()) == ([2.0], [3.0])


# ---- register_autograd: what the functions are given -------------------------------------------
def test_inputs_are_positional_and_keyword_only_ones_come_apart():
    seen = {}

    def setup_context(ctx, inputs, keyword_only_inputs, output):
        seen.update(inputs=inputs, keywords=keyword_only_inputs, output=output)
        seen["needs"] = ctx.needs_input_grad

    op = with_backward(
        lambda ctx, g: (g, None, None),
        "(Tensor x, int n=2, Tensor? y=None, *, float rate=0.5) -> Tensor",
        lambda x, n, y, *, rate: x * n,
        setup_context=setup_context,
    )
    x = leaf(1.0)
    out = op(x)
    assert seen["inputs"][0] is x and seen["inputs"][1:] == (2, None)
    assert seen["keywords"] == {"rate": 0.5}
    assert seen["output"] is out
    assert seen["needs"] == (True, False, False)


def test_setup_context_is_not_called_without_a_gradient():
    calls = []
    op = with_backward(
        lambda ctx, g: (g, g), setup_context=lambda ctx, inputs, output: calls.append(1)
    )
    x = leaf(1.0)
    op(core.ones(1), core.ones(1))
    with core.no_grad():
        op(x, x)
    assert calls == []
    op(x, core.ones(1, dtype=core.float64))
    assert calls == [1]


def test_lists_of_tensors_have_lists_of_gradients():
    def setup_context(ctx, inputs, output):
        ctx.needs = ctx.needs_input_grad
        ctx.save_for_backward(*inputs[0])

    def backward(ctx, grad):
        assert ctx.needs == ([True, False], False)
        return [grad * (i + 1) for i, _ in enumerate(ctx.saved_tensors)], None

    op = with_backward(
        backward,
        "(Tensor[] xs, float scale) -> Tensor",
        lambda xs, scale: xs[0] + xs[1],
        setup_context=setup_context,
    )
    x, constant = leaf(1.0), core.ones(1, dtype=core.float64)
    op([x, constant], 1.0).sum().backward()
    assert x.grad.tolist() == [1.0]
    x.grad = None
    grad = core.func.grad(lambda x: op([x, constant], 1.0).sum())(leaf(1.0))
    assert grad.tolist() == [1.0]


def two_outputs(backward, **options):
    kernel = lambda x: (x * 2, core.zeros(1, dtype=core.int64), x * 3)  # noqa: E731
    schema = "(Tensor x) -> (Tensor, Tensor, Tensor)"
    return with_backward(backward, schema, kernel, **options)


def test_several_outputs_of_which_one_has_no_gradient():
    op = two_outputs(lambda ctx, a, index, b: a * 10 + b * 100)
    x = leaf(1.0)
    first, index, second = op(x)
    assert (first.requires_grad, index.requires_grad, second.requires_grad) == (True, False, True)
    (first.sum() + second.sum()).backward()
    assert x.grad.tolist() == [110.0]
    assert core.func.grad(lambda x: op(x)[2].sum())(leaf(1.0)).tolist() == [100.0]


def test_an_output_that_no_gradient_came_for_has_zeros_or_none():
    seen = []

    def backward(ctx, a, index, b):
        seen.append(b if b is None else b.tolist())
        return a

    def unset(ctx, inputs, output):
        ctx.set_materialize_grads(False)

    x = leaf(1.0)
    two_outputs(backward)(x)[0].sum().backward()
    two_outputs(backward, setup_context=unset)(x)[0].sum().backward()
    assert seen == [[0.0], None]


def test_an_output_list_has_a_list_of_gradients():
    op = with_backward(
        lambda ctx, grads: sum(grads),
        "(Tensor x) -> Tensor[]",
        lambda x: [x * 1, x * 2],
    )
    x = leaf(1.0)
    op(x)[1].sum().backward()
    assert x.grad.tolist() == [1.0]


def test_what_is_marked_has_no_history():
    op = two_outputs(
        lambda ctx, a, index, b: a,
        setup_context=lambda ctx, inputs, output: ctx.mark_non_differentiable(output[2]),
    )
    assert [o.requires_grad for o in op(leaf(1.0))] == [True, False, False]
    x = leaf(1.0)
    assert core.func.grad(lambda x: op(x)[0].sum() + op(x)[2].sum())(x).tolist() == [1.0]


def test_none_is_no_gradient():
    op = with_backward(lambda ctx, g: (None, g))
    x, y = leaf(1.0), leaf(1.0)
    op(x, y).sum().backward()
    assert x.grad is None and y.grad.tolist() == [1.0]


def test_a_gradient_is_summed_where_the_argument_was_broadcast_and_cast():
    op = with_backward(lambda ctx, g: (g, g.astype(core.float64)))
    x, y = leaf(1.0, 2.0, dtype=core.float32), leaf(1.0, dtype=core.float32)
    op(x, y).sum().backward()
    assert y.grad.tolist() == [2.0] and y.grad.dtype == core.float32


def test_attributes_of_the_context_stay():
    def setup_context(ctx, inputs, output):
        ctx.factor = inputs[1]

    op = with_backward(
        lambda ctx, g: (g * ctx.factor, None),
        "(Tensor x, float factor) -> Tensor",
        lambda x, factor: x * factor,
        setup_context=setup_context,
    )
    x = leaf(1.0)
    op(x, 4.0).sum().backward()
    assert x.grad.tolist() == [4.0]


# ---- register_autograd: what goes wrong --------------------------------------------------------
@pytest.mark.parametrize(
    ("returned", "message"),
    [
        (lambda g: g, "returned 1 gradients for 3 arguments"),
        (lambda g: (g, g, None, None), "returned 4 gradients for 3 arguments"),
        (lambda g: (1.0, None, None), "a float as the gradient for 'x'"),
        (lambda g: (g.astype(core.int64), None, None), "int64.* as the gradient for 'x'"),
        (lambda g: (core.ones(7), None, None), "for 'x' returned a gradient of shape \\(7,\\)"),
        (lambda g: (g, g, None), "a gradient for 'index', a tensor of int64"),
        (lambda g: (g, None, g), "a gradient for 'n', an int"),
    ],
)
@pytest.mark.parametrize("on_tape", [True, False])
def test_wrong_gradients_name_the_operator_and_the_argument(returned, message, on_tape):
    op = with_backward(
        lambda ctx, g: returned(g),
        "(Tensor x, Tensor index, int n) -> Tensor",
        lambda x, index, n: x * n,
    )
    x, index = leaf(1.0, 2.0), core.asarray([0])
    with pytest.raises(errors.CoreError, match=f"{op.name}.*{message}"):
        if on_tape:
            op(x, index, 2).sum().backward()
        else:
            core.func.grad(lambda x: op(x, index, 2).sum())(x)
    assert x.grad is None


def test_too_few_gradients_show_the_tuple_to_return():
    op = with_backward(
        lambda ctx, g: g, "(Tensor x, Tensor w, int n) -> Tensor", lambda x, w, n: x * n
    )
    with pytest.raises(errors.AutogradError, match="returned 1 gradients") as caught:
        op(leaf(1.0), core.ones(1), 2).sum().backward()
    assert caught.value.fix.endswith("return grad_x, grad_w, None")


def test_a_gradient_on_another_device_is_refused(opaque):
    op = with_backward(lambda ctx, g: (g.to("opaque"), None))
    with pytest.raises(AutogradError, match="for 'x'"):
        op(leaf(1.0), leaf(1.0)).sum().backward()


def test_a_list_of_gradients_has_the_length_of_the_argument():
    op = with_backward(lambda ctx, g: [g], "(Tensor[] xs) -> Tensor", lambda xs: xs[0] + xs[1])
    with pytest.raises(AutogradError, match="a list for 'xs'"):
        op([leaf(1.0), leaf(2.0)]).sum().backward()


def test_a_saved_tensor_that_was_written_to_is_noticed():
    multiply = multiplication()
    x, y = leaf(1.0), core.ones(1, dtype=core.float64)
    z = multiply(x, y)
    y.add_(1)
    with pytest.raises(AutogradError, match="'y'.*written in place after it was saved"):
        z.sum().backward()


def test_a_saved_tensor_that_was_written_to_is_noticed_under_core_func():
    multiply = multiplication()

    def f(x):
        y = x * 2
        z = multiply(x, y)
        y.add_(1)
        return z.sum()

    with pytest.raises(AutogradError, match="'y'.*written in place after"):
        core.func.grad(f)(leaf(1.0))


def test_a_second_pass_needs_retain_graph():
    multiply, x = multiplication(), leaf(1.0)
    z = multiply(x, x).sum()
    z.backward(retain_graph=True)
    z.backward()
    assert x.grad.tolist() == [4.0]
    with pytest.raises(AutogradError, match="are gone"):
        z.backward()


@pytest.mark.parametrize("place", ["kernel", "setup_context", "backward"])
def test_an_exception_keeps_its_traceback_and_leaves_the_tape_clean(place):
    failing = [place]

    def fail_in(here):
        if failing == [here]:
            raise KeyError(here)

    def kernel(x, y):
        fail_in("kernel")
        return x * y

    def setup_context(ctx, inputs, output):
        fail_in("setup_context")

    def backward(ctx, g):
        fail_in("backward")
        return g, g

    op = with_backward(backward, kernel=kernel, setup_context=setup_context)
    x = leaf(1.0)
    with pytest.raises(KeyError) as caught:
        op(x, x).sum().backward()
    assert "fail_in" in [f.name for f in traceback.extract_tb(caught.value.__traceback__)]
    assert x.grad is None and x.is_leaf
    failing.clear()
    op(x, x).sum().backward()
    assert x.grad.tolist() == [2.0]
    assert core.is_grad_enabled()


def test_saved_tensors_belong_to_backward():
    kept = []
    op = with_backward(
        lambda ctx, g: (g, g), setup_context=lambda ctx, inputs, output: kept.append(ctx)
    )
    op(leaf(1.0), leaf(1.0))
    with pytest.raises(AutogradError, match="outside of backward"):
        kept[0].saved_tensors


def test_a_keyword_only_tensor_silently_without_a_gradient_is_refused():
    op = with_backward(lambda ctx, g: g, "(Tensor x, *, Tensor w) -> Tensor", lambda x, *, w: x * w)
    x, w = leaf(1.0), leaf(2.0)
    with pytest.raises(AutogradError, match="keyword-only argument 'w' requires a gradient"):
        op(x, w=w)
    op(x, w=w.detach()).sum().backward()
    assert x.grad.tolist() == [1.0]


def test_mark_dirty_is_refused():
    op = with_backward(
        lambda ctx, g: (g, g),
        setup_context=lambda ctx, inputs, output: ctx.mark_dirty(inputs[0]),
    )
    with pytest.raises(AutogradError, match="mark_dirty"):
        op(leaf(1.0), leaf(1.0))


# ---- register_autograd: what is refused at once ------------------------------------------------
@pytest.mark.parametrize(
    ("backward", "setup_context", "message"),
    [
        (lambda ctx: None, None, "backward.*too many positional"),
        (lambda ctx, a, b: None, None, "backward.*missing a required argument: 'b'"),
        (3, None, "backward.*nothing that can be called"),
        (lambda ctx, g: g, lambda ctx, inputs: None, "setup_context.*'output'"),
        (lambda ctx, g: g, lambda context, inputs, output: None, "setup_context.*'context'"),
        (lambda ctx, g: g, "no function", "setup_context.*nothing that can be called"),
    ],
)
def test_functions_that_cannot_be_called_are_refused_when_registered(
    backward, setup_context, message
):
    op = core.custom_op(fresh(), lambda x: x * 2, schema="(Tensor x) -> Tensor")
    with pytest.raises(RegistrationError, match=message):
        op.register_autograd(backward, setup_context=setup_context)
    assert op.vjp is None


def test_registering_twice_is_on_purpose_or_an_error():
    op = with_backward(lambda ctx, g: (g, g))
    with pytest.raises(RegistrationError, match="there is one already, from .*py:"):
        op.register_autograd(lambda ctx, g: (g, g))
    op.register_autograd(lambda ctx, g: (g * 5, None), replace=True)
    x = leaf(1.0)
    op(x, x).sum().backward()
    assert x.grad.tolist() == [5.0]


@pytest.mark.parametrize(
    "schema", ["(Tensor(a!) x) -> ()", "(Tensor(a) x) -> Tensor(a)", "(Tensor(a!) x) -> Tensor(a!)"]
)
def test_an_operator_that_writes_or_aliases_has_no_derivative(schema):
    op = core.custom_op(fresh(), lambda x: x, schema=schema)
    with pytest.raises(RegistrationError, match="'x' and cannot have a derivative"):
        op.register_autograd(lambda ctx, *g: g[0])


def test_what_writes_to_a_tensor_that_requires_a_gradient_says_so():
    op = core.custom_op(fresh(), lambda x: None, schema="(Tensor(a!) x) -> ()")
    with pytest.raises(AutogradError, match="writes to"):
        op(leaf(1.0))
    written = leaf(1.0) * 2
    op(written)
    with pytest.raises(AutogradError, match="writes to"):
        written.backward()


def test_what_setup_context_computes_of_the_inputs_can_be_differentiated():
    op = core.custom_op(fresh(), lambda x: x.sin(), schema="(Tensor x) -> Tensor")
    op.register_autograd(
        lambda ctx, g: g * ctx.saved_tensors[0],
        setup_context=lambda ctx, inputs, output: ctx.save_for_backward(inputs[0].cos()),
    )
    x = leaf(0.5)
    (first,) = core.autograd.grad(op(x).sum(), [x], create_graph=True)
    (second,) = core.autograd.grad(first.sum(), [x])
    assert second.tolist() == pytest.approx([-np.sin(0.5)])
    nested = core.func.grad(lambda x: core.func.grad(lambda x: op(x).sum())(x).sum())
    assert nested(x).tolist() == pytest.approx([-np.sin(0.5)])


def test_a_replaced_derivative_of_a_built_in_and_of_its_in_place_form():
    x = core.asarray([0.5])
    with core.library.Library("core", "IMPL") as lib:
        core.library.register_autograd("core::sinh", lambda ctx, g: g * 100, lib=lib, replace=True)
        assert core.func.grad(lambda x: core.sinh(x).sum())(x).tolist() == [100.0]
        for written in (x.clone().requires_grad_(), x.clone().requires_grad_()):
            (written * 1).sinh_().sum().backward()
            assert written.grad.tolist() == [100.0]
        assert core.func.grad(lambda x: (x * 1).sinh_().sum())(x).tolist() == [100.0]
    assert core.func.grad(lambda x: core.sinh(x).sum())(x).tolist() == pytest.approx([np.cosh(0.5)])


def test_second_derivatives_of_every_kind():
    multiply = multiplication()
    multiply.register_jvp(lambda t_x, t_y, x, y: multiply(t_x, y) + multiply(x, t_y))
    multiply.register_vmap(lambda info, in_dims, x, y: (core.multiply(x, y), 0))
    f, x = cube(multiply), core.asarray([1.0, 2.0])
    for first in (core.func.jacrev, core.func.jacfwd):
        for second in (core.func.jacrev, core.func.jacfwd):
            assert second(first(f))(x).tolist() == [[6.0, 0.0], [0.0, 12.0]]


def test_explain_inside_a_transform():
    multiply, hops = multiplication(), []

    def f(x):
        explained = core.explain(multiply, x, x)
        hops.append(str(explained))
        return explained.result.sum()

    assert core.func.grad(f)(leaf(3.0)).tolist() == [6.0]
    assert "levels: recorded by core.func" in hops[0]


def test_nothing_is_left_behind(no_leak):
    multiply = multiplication()
    f, x = cube(multiply), leaf(1.0, 2.0)
    f(x).backward()
    f(x)
    core.func.grad(lambda x: core.func.grad(f)(x).sum())(x.detach())
    core.autograd.grad(core.autograd.grad(f(x), [x], create_graph=True)[0].sum(), [x])


@pytest.mark.parametrize("value", [3, 2.0, [core.ones(1)]])
def test_only_tensors_are_saved(value):
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(inputs[0], None, value)

    op = with_backward(lambda ctx, g: (g, g), setup_context=setup_context)
    for call in (lambda x: op(x, x), core.func.grad(lambda x: op(x, x).sum())):
        with pytest.raises(AutogradError, match=f"save_for_backward of {op.name} got a"):
            call(leaf(1.0))


def test_an_error_of_a_gradient_names_the_file_and_line_of_its_backward():
    op = core.custom_op(fresh(), lambda x: x.clone(), schema="(Tensor x) -> Tensor")
    op.register_fake(core.empty_like)

    def backward(ctx, g):
        return g[:1]

    op.register_autograd(backward)
    x = core.ones(3).requires_grad_()
    with pytest.raises(errors.ShapeError) as caught:
        op(x).sum().backward()
    assert f"{__file__}:{backward.__code__.co_firstlineno}" in str(caught.value)
