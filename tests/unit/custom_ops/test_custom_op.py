"""`@custom_op`: schemas from type hints, kernels per device, fake kernels, calls like built-ins."""

import itertools
from collections.abc import Sequence
from typing import Optional

import numpy as np
import pytest

import core
from core import errors
from core.custom_ops import infer_schema

_numbers = itertools.count()


def fresh():
    return f"custom_test::op{next(_numbers)}"


# ---- schemas -----------------------------------------------------------------------------------
def all_kinds(
    x: core.Tensor,
    y: core.Tensor | None,
    many: list[core.Tensor],
    n: int = 2,
    *,
    rate: float = 0.5,
    flag: bool = False,
    z: complex = 1j,
    name: str = "a b",
    dims: Sequence[int] = (0, 1),
    scalar: int | float = 3,
    either: core.Tensor | float = 1.0,
    dtype: core.dtype = core.float32,
    where: Optional[core.device] = None,
) -> tuple[core.Tensor, core.Tensor]: ...


def test_every_kind_of_type_hint_has_its_form():
    assert infer_schema(all_kinds, "a::b") == (
        "a::b(Tensor x, Tensor? y, Tensor[] many, int n=2, *, float rate=0.5, bool flag=False, "
        "complex z=1j, str name='a b', int[] dims=[0, 1], Scalar scalar=3, "
        "Tensor|Scalar either=1.0, dtype dtype=float32, device? where=None) -> (Tensor, Tensor)"
    )


def test_an_inferred_schema_is_canonical_text():
    text = infer_schema(all_kinds, "a::b")
    assert core._native.parse_schema(text)["text"] == text


def no_hint(x) -> core.Tensor: ...
def no_result(x: core.Tensor): ...
def starred(*x: core.Tensor) -> core.Tensor: ...
def strange(x: object) -> core.Tensor: ...
def bad_default(x: core.Tensor, n: int = object()) -> core.Tensor: ...
def writes_number(n: int) -> None: ...
def unknown_hint(x: "Missing") -> core.Tensor: ...  # noqa: F821
def wrong_default(x: core.Tensor, n: int = "a") -> core.Tensor: ...


@pytest.mark.parametrize(
    ("fn", "mutates", "message"),
    [
        (no_hint, (), "'x' has no type hint"),
        (no_result, (), "the result has no type hint"),
        (starred, (), "any number of arguments"),
        (strange, (), "object"),
        (bad_default, (), "default of 'n'"),
        (writes_number, ("n",), "only tensors"),
        (writes_number, ("m",), "which is no parameter"),
        (unknown_hint, (), "Missing"),
        (wrong_default, (), "default"),
    ],
)
def test_what_has_no_schema_is_refused(fn, mutates, message):
    with pytest.raises(errors.SchemaError, match=message):
        core.custom_op(fresh(), fn, mutates_args=mutates)


@pytest.mark.parametrize("name", ["", "add", "a::", "::b", "a::b::c", "a b::c", "1::2", 3])
def test_a_bad_name_says_what_a_name_is(name):
    with pytest.raises(errors.SchemaError, match="name"):
        core.custom_op(name, lambda x: x, schema="(Tensor x) -> Tensor")


# ---- calls -------------------------------------------------------------------------------------
def test_it_is_called_like_a_builtin():
    @core.custom_op(fresh())
    def affine(x: core.Tensor, a: float, b: float = 0.0) -> core.Tensor:
        """a x + b"""
        return x * a + b

    x = core.asarray([1.0, 2.0])
    assert type(affine) is type(core.add)
    assert affine(x, 2).tolist() == [2.0, 4.0]
    assert affine(x, b=1.0, a=3.0).tolist() == [4.0, 7.0]
    assert affine.__doc__ == "a x + b"
    namespace, name = affine.name.split("::")
    assert getattr(getattr(core.ops, namespace), name) is affine
    expected = "(x: core.Tensor, a: float, b: float = 0.0) -> core.Tensor"
    assert str(affine.__signature__) == expected


def test_a_kernel_over_a_library_runs_on_real_arrays():
    @core.custom_op(fresh())
    def median(x: core.Tensor) -> core.Tensor:
        return core.asarray(np.median(np.asarray(x)))

    assert float(median(core.asarray([3.0, 1.0, 2.0]))) == 2.0


def test_kernels_per_device_and_none_elsewhere():
    @core.custom_op(fresh(), device_types="cpu")
    def only_cpu(x: core.Tensor) -> core.Tensor:
        return x + 1

    assert [k.device_type for k in only_cpu.kernels] == ["cpu"]
    only_cpu.register_kernel(["left", "right"], lambda x: x + 2)
    assert [k.device_type for k in only_cpu.kernels] == ["cpu", "left", "right"]


def test_a_named_device_wins_over_the_general_function():
    @core.custom_op(fresh())
    def general(x: core.Tensor) -> core.Tensor:
        return x + 1

    general.register_kernel("cpu", lambda x: x + 2)
    assert general(core.zeros(1)).tolist() == [2.0]


def test_device_types_followed_by_register_kernel_replaces_on_purpose():
    """torch.library ignores the second one in silence (a closure over the loop variable)."""

    @core.custom_op(fresh(), device_types=("cpu", "other"))
    def f(x: core.Tensor) -> core.Tensor:
        return x + 1

    with pytest.raises(errors.RegistrationError, match="already"):
        f.register_kernel("cpu", lambda x: x + 2)
    f.register_kernel("cpu", lambda x: x + 2, replace=True)
    assert f(core.zeros(1)).tolist() == [2.0]


@pytest.mark.parametrize(
    ("device_types", "error"),
    [
        (["cpu", "no device!"], errors.DeviceError),
        (["cpu", 3], errors.ArgumentError),
        ("", errors.DeviceError),
        (3, errors.ArgumentError),
    ],
)
def test_a_definition_that_fails_leaves_no_operator(device_types, error):
    name = fresh()

    def f(x: core.Tensor) -> core.Tensor:
        return x * 2

    with pytest.raises(error):
        core.custom_op(name, f, device_types=device_types)
    assert name not in core._native.operators()
    op = core.custom_op(name, f, device_types=("cpu", "cpu"))
    assert [k.device_type for k in op.kernels] == ["cpu"]
    assert op(core.ones(1)).tolist() == [2.0]


def test_a_definition_that_fails_leaves_the_operator_it_was_to_replace():
    name = fresh()

    def f(x: core.Tensor) -> core.Tensor:
        return x * 2

    core.custom_op(name, f)
    with pytest.raises(errors.DeviceError):
        core.custom_op(name, f, device_types=["no device!"], replace=True)
    assert core._native.operators()[name](core.ones(1)).tolist() == [2.0]


@pytest.mark.parametrize("schema", ["(Tensor x) -> Tensor", "(Tensor x) -> Tensor[]"])
def test_what_cannot_be_called_defines_no_operator(schema):
    name = fresh()
    for kernel in [3, core._native.noop_kernel()]:
        if kernel == 3 or schema.endswith("[]"):
            with pytest.raises(errors.RegistrationError):
                core.custom_op(name, kernel, schema=schema)
            assert name not in core._native.operators()


def test_several_outputs_and_lists():
    @core.custom_op(fresh())
    def split(x: core.Tensor) -> tuple[core.Tensor, core.Tensor]:
        return x[:1] + 0, x[1:] + 0

    @core.custom_op(fresh())
    def parts(xs: list[core.Tensor]) -> list[core.Tensor]:
        return [x + 1 for x in xs]

    first, rest = split(core.arange(3))
    assert (first.tolist(), rest.tolist()) == ([0], [1, 2])
    assert [p.tolist() for p in parts([core.zeros(1), core.ones(1)])] == [[1.0], [2.0]]


def test_a_function_that_writes_to_its_argument():
    @core.custom_op(fresh(), mutates_args="x")
    def fill(x: core.Tensor, value: float) -> None:
        x[...] = value

    x = core.zeros(3)
    before = x.version
    assert fill(x, 2.0) is None
    assert x.tolist() == [2.0, 2.0, 2.0]
    assert x.version > before


def test_read_only_memory_is_not_written_to():
    @core.custom_op(fresh(), mutates_args="x")
    def fill(x: core.Tensor) -> None:
        x[...] = 1.0

    array = np.zeros(2, dtype=np.float32)
    array.flags.writeable = False
    with pytest.raises(errors.ReadOnlyError, match="core.clone"):
        fill(core.asarray(array))
    assert array.tolist() == [0.0, 0.0]


def test_fake_kernels_compute_metadata_only():
    @core.custom_op(fresh())
    def outer(x: core.Tensor, y: core.Tensor) -> core.Tensor:
        raise AssertionError("a fake call runs no kernel")

    @outer.register_fake
    def _(x, y):
        return core.empty((x.shape[0], y.shape[0]), dtype=x.dtype, device=x.device)

    fake = outer.infer(core.ones(2), core.ones(3))
    assert fake.shape == (2, 3)
    assert fake.dtype == core.float32
    with core.FakeMode():
        assert outer(core.ones(4), core.ones(5)).shape == (4, 5)
    with pytest.raises(errors.DataDependentError, match="fake"):
        fake.tolist()


def test_a_fake_kernel_of_the_wrong_signature_is_refused_when_it_is_registered():
    @core.custom_op(fresh())
    def f(x: core.Tensor, y: core.Tensor) -> core.Tensor:
        return x + y

    with pytest.raises(errors.RegistrationError, match="fake kernel"):
        f.register_fake(lambda x: x)


def test_a_missing_fake_kernel_says_how_to_add_one():
    @core.custom_op(fresh())
    def f(x: core.Tensor) -> core.Tensor:
        return x + 1

    with pytest.raises(errors.MissingKernelError, match="register_fake"):
        f.infer(core.ones(1))


def test_data_dependent_sizes_are_not_compared_with_the_fake():
    @core.custom_op(fresh())
    def positive(x: core.Tensor) -> core.Tensor:
        return core.asarray(np.asarray(x)[np.asarray(x) > 0])

    @positive.register_fake
    def _(x):
        raise errors.DataDependentError(
            what="the number of positive elements",
            why="it depends on the data",
            exists="its upper bound",
            fix="do not ask",
        )

    assert positive(core.asarray([-1.0, 2.0])).tolist() == [2.0]


def test_a_custom_operator_of_built_ins_is_not_recorded_inside():
    @core.custom_op(fresh())
    def square(x: core.Tensor) -> core.Tensor:
        return x * x

    x = core.ones(2)
    x.requires_grad = True
    y = square(x)
    with pytest.raises(errors.AutogradError, match="square|vjp|derivative|gradient"):
        core.sum(y).backward()


def test_operators_survive_pickling_by_name():
    import pickle

    @core.custom_op(fresh())
    def f(x: core.Tensor) -> core.Tensor:
        return x + 1

    assert pickle.loads(pickle.dumps(f)) is f


def test_what_returns_nothing_needs_no_fake_kernel():
    @core.custom_op(fresh(), mutates_args="total")
    def accumulate(total: core.Tensor, x: core.Tensor) -> None:
        total += x

    total = core.zeros(2)
    assert accumulate.infer(total, core.ones(2)) is None and total.tolist() == [0.0, 0.0]
    with core.FakeMode():
        fake = core.zeros(2)
        assert accumulate(fake, core.ones(2)) is None
        assert fake.shape == (2,)


def test_a_second_fake_kernel_is_an_error_unless_it_is_meant():
    @core.custom_op(fresh())
    def op(x: core.Tensor) -> core.Tensor:
        return core.concat([x, x])

    op.register_fake(lambda x: core.empty_like(x))
    with pytest.raises(errors.RegistrationError, match="replace=True"):
        op.register_fake(lambda x: core.concat([x, x]))
    op.register_fake(lambda x: core.concat([x, x]), replace=True)
    assert op(core.ones(2)).shape == op.infer(core.ones(2)).shape == (4,)


def test_the_name_is_checked_before_there_is_a_function():
    with pytest.raises(errors.SchemaError, match="my_package::my_op"):

        @core.custom_op
        def op(x: core.Tensor) -> core.Tensor:
            return x + 1


@pytest.mark.parametrize("tags", ["nondeterministic_seeded", ("nondeterministic_seeded",)])
def test_tags_are_kept(tags):
    @core.custom_op(fresh(), tags=tags)
    def op(x: core.Tensor) -> core.Tensor:
        return x + 1

    assert op.definition.tags == ("nondeterministic_seeded",)
