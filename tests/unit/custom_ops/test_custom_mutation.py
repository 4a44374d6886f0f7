"""Mutation and aliasing of custom operators: what is declared works, what is not is found."""

import itertools
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from core.errors import AutogradError, ConfigError, KernelError, ReadOnlyError
from core.testing import checked_calls

_numbers = itertools.count()


def operator(schema, kernel, **options):
    return core.custom_op(f"mutation_test::op{next(_numbers)}", kernel, schema=schema, **options)


def reading(change):
    """An operator that says it only reads x, and changes its memory behind core's back."""

    def kernel(x):
        result = x.clone()
        change(np.asarray(x))
        return result

    return operator("(Tensor x) -> Tensor", kernel)


def flip(array):
    array[...] = array[::-1].copy()


# ---- undeclared writes -------------------------------------------------------------------------
def test_a_flip_is_found_and_its_message_says_what_to_change():
    x = core.asarray([1.0, 2.0, 3.0])
    with checked_calls(), pytest.raises(KernelError) as caught:
        reading(flip)(x)
    assert "wrote to its argument 'x'" in caught.value.what
    assert "test_custom_mutation.py:" in caught.value.exists
    assert "mutates_args=('x',)" in caught.value.fix


@given(st.permutations(range(5)), st.sampled_from(["float32", "int64", "uint8", "bfloat16"]))
def test_every_shuffle_is_found(order, dtype):
    def shuffle(array):
        array[...] = array[list(order)]

    x = core.asarray([1, 2, 3, 4, 5], dtype=dtype)
    with checked_calls():
        if list(order) == sorted(order):
            reading(shuffle)(x)
        else:
            with pytest.raises(KernelError, match="wrote to its argument"):
                reading(shuffle)(x)


@pytest.mark.parametrize(
    ("before", "after"),
    [(0.0, -0.0), (np.nan, np.uint64(0x7FF8000000000001).view(np.float64))],
    ids=["sign of zero", "pattern of NaN"],
)
def test_bytes_are_compared_and_not_values(before, after):
    x = core.asarray([before, before], dtype="float64")
    with checked_calls(), pytest.raises(KernelError, match="wrote to its argument"):
        reading(lambda array: array.__setitem__(0, after))(x)


def test_strided_arguments_and_lists_are_compared_too():
    big = core.asarray(np.arange(12.0).reshape(3, 4))
    with checked_calls():
        with pytest.raises(KernelError, match="'x'"):
            reading(flip)(big[:, 1])
        op = operator("(Tensor[] xs) -> Tensor", lambda xs: flip(np.asarray(xs[1])) or xs[0] + 1)
        with pytest.raises(KernelError, match="'xs'"):
            op([core.ones(2), core.asarray([1.0, 2.0])])


def test_a_device_is_compared_through_copies(opaque):
    def kernel(x):
        result = x.to("cpu").to(x.device)
        x.copy_(core.flip(x.to("cpu")).to(x.device))
        return result

    op = operator("(Tensor x) -> Tensor", kernel, device_types="opaque")
    x = core.asarray([1.0, 2.0]).to("opaque")
    op(x)
    with checked_calls(), pytest.raises(KernelError, match="wrote to its argument 'x'"):
        op(x)


def test_what_is_declared_is_not_compared():
    op = operator("(Tensor(a!) x, Tensor y) -> ()", lambda x, y: (x.copy_(y * 2), None)[1])
    x, y = core.ones(3), core.ones(3)
    version = x.version
    with checked_calls():
        op(x, y)
        op(x, x)  # the same memory in both places
        core.exp(y, out=x)
        x += y
    assert x.version > version
    assert x.tolist() == pytest.approx([np.e + 1] * 3)


def test_calls_are_unchecked_unless_somebody_asks():
    x = core.asarray([1.0, 2.0])
    reading(flip)(x)
    with checked_calls(), checked_calls(False):
        reading(flip)(x)
    assert x.tolist() == [1.0, 2.0]


SCRIPT = """
import core, numpy as np

@core.custom_op("script::flip")
def flip(x: core.Tensor) -> core.Tensor:
    array = np.asarray(x)
    array[...] = array[::-1].copy()
    return x.clone()

flip(core.asarray([1.0, 2.0]))
"""


@pytest.mark.parametrize(
    ("value", "message"),
    [("1", "wrote to its argument 'x'"), ("0", ""), ("maybe", "not a value of the setting")],
)
def test_core_checks_turns_it_on_for_the_process(value, message):
    import os

    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "CORE_CHECKS": value},
        capture_output=True,
        text=True,
    )
    assert message in done.stderr
    assert (done.returncode == 0) == (value == "0")


def test_the_setting_says_how_it_is_changed():
    assert core.config.checks is False
    with pytest.raises(ConfigError, match="checked_calls"):
        core.config.checks = True


# ---- undeclared aliases: always refused --------------------------------------------------------
@pytest.mark.parametrize(
    ("schema", "kernel", "message"),
    [
        ("(Tensor x) -> Tensor", lambda x: x, "for output 0: 'x'"),
        ("(Tensor x) -> Tensor", lambda x: x[1:], "for output 0: 'x'"),
        ("(Tensor x) -> Tensor", lambda x: core.from_dlpack(np.asarray(x)), "output 0: 'x'"),
        ("(Tensor x) -> (Tensor, Tensor)", lambda x: (x + 1, x.T), "for output 1: 'x'"),
        ("(Tensor(a!) x) -> Tensor", lambda x: x.add_(1), "for output 0: 'x'"),
        ("(Tensor x) -> (Tensor, Tensor)", lambda x: (x + 1,) * 2, "for outputs 0 and 1"),
        ("(Tensor x) -> Tensor[]", lambda x: [y := x + 1, y[:1]], "for outputs 0 and 1"),
    ],
)
def test_an_undeclared_alias_is_refused(schema, kernel, message):
    with pytest.raises(KernelError, match=message):
        operator(schema, kernel)(core.ones((2, 2)))


def test_an_alias_of_another_argument_than_declared_is_refused():
    op = operator("(Tensor(a) x, Tensor y) -> Tensor(a)", lambda x, y: y[:1])
    with pytest.raises(KernelError, match="for output 0: 'y'"):
        op(core.ones(2), core.ones(2))
    x = core.ones(2)
    assert op(x, x).shape == (1,)


def test_pieces_of_one_new_tensor_may_be_returned():
    op = operator("(Tensor x) -> Tensor[]", lambda x: list(core.unstack(x + 1)))
    assert [float(t) for t in op(core.ones(2))] == [2.0, 2.0]


# ---- declared aliases --------------------------------------------------------------------------
def negated_view():
    """The identity, as a view, whose gradient changes its sign."""
    op = operator("(Tensor(a) x) -> Tensor(a)", lambda x: x)
    op.vjp = lambda g: -g
    return op


def test_a_declared_view_has_a_history_of_its_own():
    x = core.ones(3).requires_grad_()
    y = negated_view()(x)
    assert y is not x
    assert x.is_leaf
    y.sum().backward()
    assert x.grad.tolist() == [-1.0] * 3


def test_a_declared_view_shares_memory_without_gradients():
    x = core.zeros(3)
    y = negated_view()(x)
    y += 1
    assert x.tolist() == [1.0] * 3


def test_a_write_to_the_base_reaches_the_view():
    x = core.ones(3).requires_grad_()
    base = x * 1
    y = negated_view()(base)
    base *= 2
    y.sum().backward()
    assert x.grad.tolist() == [-2.0] * 3


def test_a_write_through_the_view_is_refused_where_it_has_a_gradient():
    x = core.ones(3).requires_grad_()
    y = negated_view()(x * 1)
    with pytest.raises(AutogradError, match="a view made by mutation_test::op.* was written to"):
        y *= 2
    constant = negated_view()(core.ones(3))
    with pytest.raises(AutogradError, match="was written to"):
        constant.add_(x)


def test_a_write_through_the_view_is_refused_under_func():
    view = negated_view()

    def f(x):
        y = view(x * 1)
        y.multiply_(2)
        return y.sum()

    with pytest.raises(AutogradError, match="was written to"):
        core.func.grad(f)(core.ones(3))
    assert core.func.grad(lambda x: view(x).sum())(core.ones(3)).tolist() == [-1.0] * 3


def test_a_view_of_a_second_argument_is_not_followed_in_silence():
    op = operator("(Tensor y, Tensor(a) x) -> Tensor(a)", lambda y, x: x[1:])
    op.vjp = lambda g, y, x: (None, core.concat([core.zeros(1), g]))
    x = core.ones(3).requires_grad_()
    op(core.ones(1), x).sum().backward()
    assert x.grad.tolist() == [0.0, 1.0, 1.0]
    base = x * 1
    view = op(core.ones(1), base)
    base *= 2
    with pytest.raises(AutogradError, match="cannot be followed through writes"):
        view.sum()


def test_a_result_that_may_be_a_view_and_is_none_is_free():
    op = operator("(Tensor(a) x) -> Tensor(a)", lambda x: x * 2)
    op.vjp = lambda g: 2 * g
    x = core.ones(3).requires_grad_()
    y = op(x * 1)
    y *= 3
    y.sum().backward()
    assert x.grad.tolist() == [6.0] * 3


# ---- writing under the tape --------------------------------------------------------------------
def doubling():
    return operator("(Tensor x, Tensor(a!) out) -> ()", lambda x, out: (out.copy_(x * 2), None)[1])


def test_what_was_written_has_no_silent_gradient():
    x, out = core.ones(3).requires_grad_(), core.zeros(3)
    doubling()(x, out)
    assert out.tolist() == [2.0] * 3
    with pytest.raises(AutogradError, match="writes to its arguments and has no derivative"):
        out.sum().backward()
    x.sum().backward()
    assert x.grad.tolist() == [1.0] * 3


def test_what_was_returned_beside_a_write_has_no_silent_gradient():
    op = operator(
        "(Tensor x, Tensor(a!) out) -> Tensor", lambda x, out: (out.copy_(x * 2), x * 3)[1]
    )
    y = op(core.ones(3).requires_grad_(), core.zeros(3))
    with pytest.raises(AutogradError, match="has no derivative"):
        y.sum().backward()


def test_a_write_through_a_view_reaches_its_root():
    x, root = core.ones(3).requires_grad_(), core.zeros((2, 3))
    doubling()(x, root[1])
    assert root.tolist() == [[0.0] * 3, [2.0] * 3]
    with pytest.raises(AutogradError, match="has no derivative"):
        root.sum().backward()


def test_a_leaf_is_not_overwritten():
    leaf = core.ones(3).requires_grad_()
    for target in (leaf, leaf[:]):
        with pytest.raises(AutogradError, match="a leaf that requires grad"):
            doubling()(core.zeros(3), target)
    assert leaf.tolist() == [1.0] * 3
    with core.no_grad():
        doubling()(core.zeros(3), leaf)
    assert leaf.tolist() == [0.0] * 3
    assert leaf.is_leaf


def test_lists_of_written_tensors_are_leaves_too():
    op = operator("(Tensor(a!)[] xs) -> ()", lambda xs: ([x.add_(1) for x in xs], None)[1])
    leaf = core.ones(3).requires_grad_()
    with pytest.raises(AutogradError, match="a leaf that requires grad"):
        op([core.ones(3), leaf])
    x = core.ones(3)
    op([x, x])
    assert x.tolist() == [3.0] * 3


def test_a_tensor_saved_before_a_write_is_missed():
    x, out = core.ones(3).requires_grad_(), core.ones(3)
    y = x * out
    doubling()(core.ones(3), out)
    with pytest.raises(AutogradError, match="written in place after it was saved"):
        y.sum().backward()


def test_func_says_what_to_do():
    op = doubling()

    def f(x):
        out = x * 0
        op(x, out)
        return out.sum()

    for transform in (core.func.grad, core.func.vmap):
        with pytest.raises(AutogradError, match=r"x.copy_\(op\(x\)\)"):
            transform(f)(core.ones(3))
    with pytest.raises(AutogradError, match=r"x.copy_\(op\(x\)\)"):
        core.func.jvp(f, (core.ones(3),), (core.ones(3),))


def test_read_only_memory_is_not_written_to():
    array = np.ones(3)
    array.flags.writeable = False
    with pytest.raises(ReadOnlyError, match="'out' is read-only"):
        doubling()(core.ones(3), core.asarray(array, copy=False))


def test_the_fake_kernel_of_an_operator_without_results_returns_none():
    def add_one(x):
        x.add_(1)

    op = operator("(Tensor(a!) x) -> ()", add_one)
    op.register_fake(lambda x: None)
    x = core.zeros((2,))
    op(x)
    op(x)
    assert x.tolist() == [2.0, 2.0]
