"""core.autograd.Function: on the tape, twice differentiated, under each transform, misused."""

import gc

import numpy as np
import pytest

import core
from core import _native, testing
from core.autograd import Function
from core.autograd.function import once_differentiable
from core.errors import AutogradError


def leaf(values, dtype="float64"):
    return core.asarray(values, dtype=dtype).requires_grad_()


class Cube(Function):
    """x**3, which asks for both its input and its result back."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x):
        return x * x * x

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(inputs[0], output)

    @staticmethod
    def backward(ctx, g):
        x, y = ctx.saved_tensors
        return g * 3 * y / x

    @staticmethod
    def jvp(ctx, t):
        x, _ = ctx.saved_tensors
        return t * 3 * x * x


class ScaledSum(Function):
    """The old style: one context from the start; a number and a tensor that needs no gradient."""

    @staticmethod
    def forward(ctx, x, factor, mask):
        ctx.factor = factor
        ctx.save_for_backward(mask)
        return (x * mask * factor).sum(), x * 2

    @staticmethod
    def backward(ctx, total, double):
        (mask,) = ctx.saved_tensors
        assert ctx.needs_input_grad == (True, False, False)
        return total * mask * ctx.factor + double * 2, None, None


def test_first_and_second_derivatives():
    x = leaf([0.5, 2.0])
    y = Cube.apply(x)
    assert y.grad_fn.name == "CubeBackward"
    y.sum().backward()
    np.testing.assert_allclose(x.grad.tolist(), [0.75, 12.0])
    assert testing.gradcheck(Cube.apply, (x,), check_forward_ad=True, check_batched_grad=True)
    assert testing.gradgradcheck(Cube.apply, (x,))


def test_several_outputs_and_arguments():
    x, mask = leaf([1.0, 2.0]), core.asarray([1.0, 0.0], dtype="float64")
    total, double = ScaledSum.apply(x, 3.0, mask)
    assert float(total) == 3.0
    total.backward()  # double's gradient arrives as zeros
    assert x.grad.tolist() == [3.0, 0.0]
    total, double = ScaledSum.apply(x, 3.0, mask)
    (total + double.sum()).backward()
    assert x.grad.tolist() == [8.0, 2.0]


def test_without_recording_the_result_is_a_constant():
    with core.no_grad():
        assert not Cube.apply(leaf([1.0])).requires_grad
    assert not Cube.apply(core.ones(1)).requires_grad


def test_saved_tensors_are_checked_freed_and_read_in_backward_only():
    x = leaf([1.0, 2.0])
    hidden = x * 1
    y = Cube.apply(hidden)
    hidden.add_(1.0)
    with pytest.raises(AutogradError, match="CubeBackward: a saved tensor .* written in place"):
        y.sum().backward()
    y = Cube.apply(x)
    y.sum().backward(retain_graph=True)
    y.sum().backward()
    with pytest.raises(AutogradError, match="retain_graph"):
        y.sum().backward()

    class Early(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            ctx.saved_tensors
            return x

        backward = Cube.backward

    with pytest.raises(AutogradError, match="read outside of backward"):
        Early.apply(x)


def test_nothing_leaks_with_a_saved_result():
    x = leaf([1.0, 2.0])
    gc.collect()
    before = _native.live_storages()
    for _ in range(5):
        y = Cube.apply(x)
        y.sum().backward()
        x.grad = None
        del y
    y = Cube.apply(x)  # never walked
    del y
    gc.collect()
    assert _native.live_storages() == before


def test_non_differentiable_outputs_and_undefined_gradients():
    class SplitSign(Function):
        @staticmethod
        def forward(ctx, x):
            sign = core.sign(x)
            ctx.mark_non_differentiable(sign)
            ctx.set_materialize_grads(False)
            ctx.save_for_backward(sign)
            return core.abs(x), sign, x * 2

        @staticmethod
        def backward(ctx, size, sign, double):
            (saved,) = ctx.saved_tensors
            assert sign is None and double is None
            return size * saved

    x = leaf([-3.0, 2.0])
    size, sign, double = SplitSign.apply(x)
    assert size.requires_grad and double.requires_grad and not sign.requires_grad
    size.sum().backward()
    assert x.grad.tolist() == [-1.0, 1.0]


def test_an_input_that_is_returned_and_one_that_is_written():
    class Identity(Function):
        @staticmethod
        def forward(ctx, x):
            return x

        @staticmethod
        def backward(ctx, g):
            return g * 7

    class Double(Function):
        @staticmethod
        def forward(ctx, x):
            x.multiply_(2)
            ctx.mark_dirty(x)
            return x

        @staticmethod
        def backward(ctx, g):
            return g * 2

    x = leaf([1.0])
    y = Identity.apply(x)
    assert y is not x and x.is_leaf
    y.sum().backward()
    assert x.grad.tolist() == [7.0]
    hidden = x * 1
    again = Double.apply(hidden)
    assert again is hidden and hidden.grad_fn.name == "DoubleBackward"
    hidden.sum().backward()
    assert x.grad.tolist() == [9.0]
    with pytest.raises(AutogradError, match="as dirty"):
        Double.apply(x)


def test_gradients_are_fitted_and_counted():
    class Wrong(Function):
        count = 1

        @staticmethod
        def forward(ctx, x, y):
            return x + y

        @staticmethod
        def backward(ctx, g):
            return (g,) * Wrong.count

    x, y = leaf(np.ones((2, 3)), "float32"), leaf([1.0, 2.0, 3.0])
    with pytest.raises(AutogradError, match="returned 1 gradients for 2 arguments"):
        Wrong.apply(x, y).sum().backward()
    Wrong.count = 2
    Wrong.apply(x, y).sum().backward()
    assert x.grad.dtype == core.float32 and y.grad.tolist() == [2.0, 2.0, 2.0]
    with pytest.raises(AutogradError, match="has no backward"):

        class Half(Function):
            @staticmethod
            def forward(ctx, x):
                return x * 1

        Half.apply(x).sum().backward()


def test_once_differentiable_refuses_a_second_derivative():
    class Square(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        @once_differentiable
        def backward(ctx, g):
            (x,) = ctx.saved_tensors
            return g * 2 * x

    x = leaf([3.0])
    (slope,) = core.autograd.grad(Square.apply(x).sum(), x, create_graph=True)
    assert slope.tolist() == [6.0]
    with pytest.raises(AutogradError, match="once_differentiable"):
        slope.sum().backward()


# ---- transforms --------------------------------------------------------------------------------
def test_under_every_transform_and_nested():
    x = core.asarray([0.5, 2.0], dtype="float64")
    func = core.func

    def total(x):
        return Cube.apply(x).sum()

    near = lambda got, want: np.testing.assert_allclose(np.asarray(got), want)  # noqa: E731
    near(func.grad(total)(x), [0.75, 12.0])
    near(func.grad(lambda x: func.grad(total)(x).sum())(x), [3.0, 12.0])
    near(func.vmap(Cube.apply)(x), [0.125, 8.0])
    near(func.vmap(func.grad(Cube.apply))(x), [0.75, 12.0])
    near(func.grad(lambda x: func.vmap(Cube.apply)(x).sum())(x), [0.75, 12.0])
    near(func.jvp(Cube.apply, (x,), (x,))[1], [0.375, 24.0])
    near(func.hessian(total)(x), [[3.0, 0.0], [0.0, 12.0]])


def test_a_batching_rule_of_its_own():
    class Row(Function):
        @staticmethod
        def forward(x):
            return x.sum()

        @staticmethod
        def setup_context(ctx, inputs, output):
            pass

        @staticmethod
        def vmap(info, in_dims, x):
            assert info.batch_size == 2 and in_dims == (0,)
            return x.sum(axis=1) + 100, 0

    assert core.func.vmap(Row.apply)(core.ones((2, 3))).tolist() == [103.0, 103.0]


def test_what_is_missing_for_a_transform_is_named():
    mask = core.ones(2)
    with pytest.raises(AutogradError, match="setup_context"):
        core.func.grad(lambda x: ScaledSum.apply(x, 1.0, mask)[0])(core.ones(2))

    class Bare(Function):
        @staticmethod
        def forward(x):
            return x * 1

        @staticmethod
        def setup_context(ctx, inputs, output):
            pass

    with pytest.raises(AutogradError, match="no jvp"):
        core.func.jvp(Bare.apply, (mask,), (mask,))
    with pytest.raises(AutogradError, match="generate_vmap_rule"):
        core.func.vmap(Bare.apply)(mask)


class Doubled(Function):
    """Writes twice its argument to it."""

    @staticmethod
    def forward(x):
        return x.multiply_(2)

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.mark_dirty(inputs[0])

    @staticmethod
    def backward(ctx, gradient):
        return gradient * 2

    @staticmethod
    def jvp(ctx, tangent):
        return tangent * 2


def test_an_argument_that_forward_writes_to_has_its_history_under_transforms():
    def f(x):
        y = x * 1
        assert Doubled.apply(y) is y
        return y * y

    def through_view(x):
        y = x * 1
        Doubled.apply(y[:1])
        return y * y

    func, x = core.func, core.asarray([1.0, 3.0])
    for program, expected in ((f, [8.0, 24.0]), (through_view, [8.0, 6.0])):

        def total(x, program=program):
            return program(x).sum()

        assert func.grad(total)(x).tolist() == expected
        assert func.jvp(program, (x,), (core.ones(2),))[1].tolist() == expected
        assert func.jacfwd(program)(x).sum(axis=0).tolist() == expected
        second = func.grad(lambda x, t=total: func.grad(t)(x).sum())(x)
        assert second.tolist() == [8.0, expected[1] / 3]
    with core.no_grad():
        assert func.grad(lambda x: f(x).sum())(x).tolist() == [8.0, 24.0]


def test_an_argument_written_by_forward_becomes_part_of_the_transform():
    class Filled(Function):
        @staticmethod
        def forward(target, x):
            return target.copy_(x)

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.mark_dirty(inputs[0])

        @staticmethod
        def backward(ctx, gradient):
            return None, gradient

    def f(x):
        target = core.zeros(2)
        Filled.apply(target, x)
        return (target * target).sum()

    assert core.func.grad(f)(core.asarray([1.0, 3.0])).tolist() == [2.0, 6.0]


class Scaled(Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(x, factor=3.0, *more, power=1):
        return x * factor**power

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.count, ctx.factor = len(inputs), inputs[1]

    @staticmethod
    def backward(ctx, gradient):
        return gradient * ctx.factor, *[None] * (ctx.count - 1)


def test_setup_context_gets_the_defaults_of_forward_and_what_is_passed_by_name():
    x = core.asarray([1.0, 2.0])
    calls = {3.0: lambda x: Scaled.apply(x), 5.0: lambda x: Scaled.apply(x, factor=5.0)}
    for factor, call in calls.items():
        leaf = x.clone().requires_grad_()
        call(leaf).sum().backward()
        assert leaf.grad.tolist() == [factor] * 2
        assert core.func.grad(lambda x, c=call: c(x).sum())(x).tolist() == [factor] * 2
        assert core.func.vmap(call)(x).tolist() == (x * factor).tolist()
    assert Scaled.apply(x, power=2).tolist() == [9.0, 18.0]
    with pytest.raises(TypeError):
        Scaled.apply()


def test_forward_mode_needs_no_backward():
    class Forward(Function):
        @staticmethod
        def forward(x):
            return x * x

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.save_for_forward(*inputs)

        @staticmethod
        def jvp(ctx, tangent):
            return ctx.saved_tensors[0] * tangent * 2

    x = core.asarray([1.0, 3.0])
    assert core.func.jvp(Forward.apply, (x,), (core.ones(2),))[1].tolist() == [2.0, 6.0]
    assert core.testing.jvpcheck(Forward.apply, (x.astype("float64").requires_grad_(),))


@pytest.mark.parametrize("apart", [False, True], ids=["context in forward", "setup_context"])
def test_second_derivatives_of_apply_are_checked(apart):
    class Square(Function):
        @staticmethod
        def backward(ctx, gradient):
            return ctx.saved_tensors[0] * gradient * 2

    if apart:
        Square.forward = staticmethod(lambda x: x * x)
        Square.setup_context = staticmethod(lambda ctx, i, o: ctx.save_for_backward(*i))
    else:

        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * x

        Square.forward = staticmethod(forward)
    x = core.asarray([1.0, 3.0], dtype="float64").requires_grad_()
    assert core.testing.gradcheck(Square.apply, (x,))
    assert core.testing.gradgradcheck(Square.apply, (x,))
