"""What authors do by habit, from torch.library or NumPy: it works, or a message says what does."""

from __future__ import annotations

import functools
import inspect
import itertools
import subprocess
import sys

import numpy as np
import pytest

import core
from core.errors import ArgumentError, DtypeError, KernelError, RegistrationError, SchemaError

Array = core.Tensor
_numbers = itertools.count()


def fresh():
    return f"habits{next(_numbers)}::op"


def doubled(name, **options):
    @core.custom_op(name, **options)
    def op(x: core.Tensor, n: int = 1) -> core.Tensor:
        return x * 2

    return op


# ---- names and hints ---------------------------------------------------------------------------
@pytest.mark.parametrize("decorator", [core.custom_op, core.elementwise])
def test_a_decorator_without_a_name_asks_for_one(decorator):
    with pytest.raises(SchemaError, match="a function was given in the place") as caught:
        decorator(lambda x: x)
    assert "my_package::my_op" in caught.value.fix


@pytest.mark.parametrize("name", ["op", "a.op", "a::b c", "a::", "1a::b", "a::b::c"])
def test_a_name_is_two_identifiers(name):
    with pytest.raises(SchemaError, match="is no operator name"):
        doubled(name)


@pytest.mark.parametrize(
    ("hint", "result", "fix"),
    [
        (np.ndarray, core.Tensor, "write core.Tensor: np.asarray"),
        (core.Tensor, np.ndarray, "write core.Tensor: core.asarray"),
        (list, core.Tensor, "list[core.Tensor]"),
        (dict, core.Tensor, "dict[str, core.Tensor]"),
        (core.Tensor, tuple, "tuple[core.Tensor, core.Tensor]"),
    ],
)
def test_a_hint_without_a_form_says_what_to_write(hint, result, fix):
    def fn(x):
        return x

    fn.__annotations__ = {"x": hint, "return": result}
    with pytest.raises(SchemaError, match="has no form in a schema") as caught:
        core.custom_op(fresh(), fn)
    assert fix in caught.value.fix


def test_elementwise_reads_hints_that_are_strings():
    @core.elementwise(fresh())
    def scaled(x: Array, factor: float = 2.0):
        return x * factor

    assert scaled.schema.endswith("(Tensor x, float factor=2.0) -> Tensor")


# ---- what is written to ------------------------------------------------------------------------
def test_mutates_args_unknown_is_every_tensor():
    @core.custom_op(fresh(), mutates_args="unknown")
    def op(x: core.Tensor, n: int, more: list[core.Tensor]) -> None:
        x.add_(n)

    assert op.mutates and op.schema.endswith("(Tensor(a0!) x, int n, Tensor(a2!)[] more) -> ()")


def test_mutates_args_beside_a_schema_that_disagrees_is_refused():
    with pytest.raises(SchemaError, match="names 'x', and the schema does not"):
        core.custom_op(fresh(), lambda x: None, mutates_args="x", schema="(Tensor x) -> ()")
    op = core.custom_op(fresh(), lambda x: None, mutates_args={"x"}, schema="(Tensor(a!) x) -> ()")
    assert op.mutates


def test_mutates_args_of_a_number_lists_the_tensors():
    with pytest.raises(SchemaError, match="which is no tensor but int") as caught:
        doubled(fresh(), mutates_args="n")
    assert caught.value.exists == "x"


# ---- torch.library's spellings -----------------------------------------------------------------
def test_schemas_with_the_names_of_torch_types():
    op = core.library.define(
        fresh(), "(Tensor x, SymInt[] n, SymInt? SymInt=None, *, ScalarType? d=None) -> Tensor"
    )
    assert op.schema.endswith("(Tensor x, int[] n, int? SymInt=None, *, dtype? d=None) -> Tensor")


@pytest.mark.parametrize("key", ["CompositeExplicitAutograd", "CPU", "default", "cpu"])
def test_impl_by_name_takes_dispatch_keys(key):
    name = fresh()
    op = core.library.define(name, "(Tensor x) -> Tensor")

    @core.library.impl(name, key)
    def kernel(x):
        return x * 3

    assert op(core.ones(1)).tolist() == [3.0] and kernel(2) == 6


def test_autocast_of_a_dtype_that_there_is_not():
    with pytest.raises(DtypeError, match="got cast_inputs=float33"):
        doubled(fresh()).register_autocast("cpu", "float33")


def test_tags_are_read_from_the_operator():
    assert doubled(fresh(), tags="nondeterministic_seeded").tags == ("nondeterministic_seeded",)
    assert core.sin.tags == ()


# ---- looking at an operator --------------------------------------------------------------------
def test_the_signature_has_type_hints():
    op = doubled(fresh())
    assert str(inspect.signature(op)) == "(x: core.Tensor, n: int = 1) -> core.Tensor"
    of_sum = inspect.signature(core.sum).parameters
    assert of_sum["axis"].annotation == list[int] | None
    assert of_sum["dtype"].kind is inspect.Parameter.KEYWORD_ONLY


def test_every_method_is_there_before_the_first_custom_operator():
    text = "import core; print(*(n for n in dir(core.add) if n.startswith('register_')))"
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True)
    assert {"register_autograd", "register_jvp", "register_vmap"} <= {*done.stdout.split()}


def test_a_warning_points_at_the_line_that_can_be_changed():
    op = doubled(fresh())
    with pytest.warns(core.BatchingWarning) as caught:
        core.func.vmap(op)(core.ones((2, 3)))
    assert caught[0].filename == __file__


# ---- what is registered ------------------------------------------------------------------------
class Kernel:
    def __call__(self, x):
        return x * 2


@pytest.mark.parametrize(
    "kernel", [lambda x: x, Kernel(), functools.partial(lambda y, x: x, 1), lambda x, n, m: x]
)
def test_whatever_is_callable_is_held_against_the_arguments(kernel):
    op = doubled(fresh())
    with pytest.raises(RegistrationError, match=r"this kernel cannot be registered .* it takes"):
        op.register_kernel("cpu", kernel)
    with pytest.raises(RegistrationError, match="this fake kernel cannot be registered"):
        op.register_fake(kernel)


def test_a_wrapper_is_called_by_its_own_signature():
    def with_factor(fn):
        @functools.wraps(fn)
        def kernel(x, n):
            return fn(x, n, 3)

        return kernel

    op = doubled(fresh())

    @op.register_kernel("cpu")
    @with_factor
    def kernel(x, n, factor):
        return x * factor

    assert op(core.ones(1)).tolist() == [3.0]


# ---- opcheck -----------------------------------------------------------------------------------
def test_opcheck_of_a_bare_tensor_asks_for_a_tuple():
    with pytest.raises(ArgumentError, match="arguments that are a Tensor") as caught:
        core.library.opcheck(doubled(fresh()), core.ones(2))
    assert "opcheck(op, (x,))" in caught.value.fix


def test_vmap_that_fails_without_a_rule_blames_no_rule():
    @core.custom_op(fresh(), device_types="cpu")
    def op(x: core.Tensor) -> core.Tensor:
        array = np.asarray(x)
        array *= 2
        return core.asarray(array.copy())

    report = core.testing.opcheck(op, (core.ones(2),), raise_exception=False)
    assert "there is no batching rule" in report["test_vmap"]


def test_what_a_kernel_returns_too_much_of_can_be_declared():
    op = core.custom_op(fresh(), lambda x: (x * 2, x + 1), schema="(Tensor x) -> Tensor")
    with pytest.raises(KernelError, match=r"tuple\[core.Tensor, core.Tensor\]"):
        op(core.ones(1))


def test_a_tensor_of_another_library_is_named_with_its_module():
    class Tensor:
        __module__ = "elsewhere"

    with pytest.raises(ArgumentError, match="must be Tensor, not elsewhere.Tensor"):
        core.sin(Tensor())
