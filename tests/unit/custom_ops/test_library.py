"""`core.library`: PyTorch's names for registering, by name and with an end."""

import itertools

import numpy as np
import pytest

import core
from core import errors
from core.errors import (
    ArgumentError,
    DataDependentError,
    KernelError,
    MissingKernelError,
    RegistrationError,
    SchemaError,
)

library = core.library
Tensor = core.Tensor
_numbers = itertools.count()


def fresh():
    return f"library_test{next(_numbers)}"


@pytest.fixture
def lib():
    with library.Library(fresh(), "DEF") as opened:
        yield opened


def named(lib, name):
    return getattr(getattr(core.ops, lib.ns), name)


# ---- Library -----------------------------------------------------------------------------------
def test_define_and_impl(lib):
    assert lib.define("scale(Tensor x, float by=2.0) -> Tensor") == "scale"
    lib.impl("scale", lambda x, by: x * by, "CPU")
    op = named(lib, "scale")
    assert op(core.ones(2)).tolist() == [2.0, 2.0]
    assert op.default is op
    assert [k.device_type for k in op.kernels] == ["cpu"]
    assert op.kernels[0].provider == __name__


@pytest.mark.parametrize("key", ["CompositeExplicitAutograd", "default"])
def test_a_kernel_for_every_device_comes_after_that_of_one(lib, key):
    lib.define("f(Tensor x) -> Tensor")
    lib.impl("f", lambda x: x + 1, key)
    op = named(lib, "f")
    assert op(core.zeros(1)).tolist() == [1.0]
    lib.impl(op, lambda x: x + 2, "CPU")
    assert op(core.zeros(1)).tolist() == [2.0]
    x = core.ones(1).requires_grad_()
    with pytest.raises(errors.AutogradError, match="has no vjp"):
        op(x).sum().backward()


@pytest.mark.parametrize("key", ["", "CompositeImplicitAutograd"])
def test_a_composition_is_differentiated_as_it_is(lib, key):
    lib.define("cube(Tensor x) -> Tensor")
    lib.impl("cube", lambda x: x * x * x, key)
    x = core.asarray([2.0]).requires_grad_()
    named(lib, "cube")(x).sum().backward()
    assert x.grad.tolist() == [12.0]
    assert named(lib, "cube").infer(x).shape == (1,)


def test_meta_is_the_fake_kernel(lib):
    lib.define("total(Tensor x) -> Tensor")
    lib.impl("total", lambda x: x.sum(), "CPU")
    lib.impl("total", lambda x: core.empty((), dtype=x.dtype, device=x.device), "Meta")
    assert named(lib, "total").infer(core.ones(3)).shape == ()


def test_autograd_is_what_is_recorded(lib):
    class Twice(core.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return op(x)

        @staticmethod
        def backward(ctx, g):
            return g * 20

    lib.define("twice(Tensor x) -> Tensor")
    lib.impl("twice", lambda x: x * 2, "CPU")
    lib.impl("twice", Twice.apply, "Autograd")
    op = named(lib, "twice")
    x = core.ones(1).requires_grad_()
    y = op(x)
    y.sum().backward()
    assert (y.tolist(), x.grad.tolist(), op(core.ones(1)).tolist()) == ([2.0], [20.0], [2.0])


def test_the_key_of_the_library_is_the_default():
    with library.Library(fresh(), "DEF", "CPU") as lib:
        lib.define("f(Tensor x) -> Tensor")
        lib.impl("f", lambda x: x)
        assert [k.device_type for k in named(lib, "f").kernels] == ["cpu"]


def test_fallthrough_lets_a_key_pass_by(lib):
    lib.define("f(Tensor x) -> Tensor")
    lib.impl("f", lambda x: x + 1, "CPU")
    lib.impl("f", library.fallthrough_kernel, "Autograd")
    assert not named(lib, "f")(core.ones(1).requires_grad_()).requires_grad
    with pytest.raises(ArgumentError, match="cannot pass 'CPU' by"):
        lib.fallthrough("f", "CPU")


@pytest.mark.parametrize(
    ("key", "message"),
    [
        ("FuncTorchBatched", "register_vmap"),
        ("AutocastCPU", "register_autocast"),
        ("AutogradCPU", "Autograd, for all devices"),
        ("Functionalize", "returns its result"),
        ("no key", "a device's name"),
        (3, "a device's name"),
    ],
)
def test_keys_without_a_meaning_say_what_to_use(lib, key, message):
    lib.define("f(Tensor x) -> Tensor")
    with pytest.raises(ArgumentError, match=f"{key!r} has no meaning in core(.|\n)*{message}"):
        lib.impl("f", lambda x: x, key)


def test_what_a_library_registered_goes_when_it_closes():
    ns = fresh()
    op = core.custom_op(f"{ns}::stays", lambda x: x + 1, schema="(Tensor x) -> Tensor")
    with library.Library(ns, "FRAGMENT") as lib:
        lib.define("goes(Tensor x) -> Tensor")
        lib.impl("goes", lambda x: x, "CPU")
        lib.impl("stays", lambda x: x + 2, "CPU")
        lib.impl("stays", lambda x: x, "Meta")
        library.register_autograd(op, lambda ctx, g: g, lib=lib)
        library.register_vmap(op, lambda info, in_dims, x: (op(x), in_dims[0]), lib=lib)
        gone = named(lib, "goes")
        assert op(core.zeros(1)).tolist() == [2.0]
    assert op(core.zeros(1)).tolist() == [1.0]
    assert (op.vjp, op.fake_kernel, op.definition.batch) == (None, None, None)
    assert dir(getattr(core.ops, ns)) == ["stays"]
    with pytest.raises(MissingKernelError):
        gone(core.zeros(1))
    with pytest.raises(RegistrationError, match="it is closed"):
        lib.define("more(Tensor x) -> Tensor")
    with library.Library(ns, "FRAGMENT") as again:
        again.define("goes(Tensor x) -> Tensor")


def test_a_kernel_that_a_library_displaced_comes_back():
    ns = fresh()
    op = library.define(f"{ns}::f", "(Tensor x) -> Tensor")
    library.impl(f"{ns}::f", "cpu", lambda x: x + 1)
    lib = library.Library(ns, "IMPL")
    lib.impl("f", lambda x: x + 2, "CPU")
    assert op(core.zeros(1)).tolist() == [2.0]
    lib._destroy()
    lib.close()
    assert op(core.zeros(1)).tolist() == [1.0]


def test_kernels_of_cores_own_operators():
    with library.Library("core", "IMPL") as lib:
        lib.impl("sinh", lambda x: x * 0 + 7, "CPU")
        assert core.sinh(core.ones(1)).tolist() == [7.0]
    assert float(core.sinh(core.zeros(()))) == 0.0


def test_a_fallback_takes_calls_without_a_kernel(opaque):
    op = core.custom_op(
        f"{fresh()}::f", lambda x: x, schema="(Tensor x) -> Tensor", device_types="cpu"
    )
    x = core.ones(2).to("opaque")
    with library.Library("_", "IMPL") as lib:
        lib.fallback(lambda called, *args: args[0].to("cpu").to("opaque"), "Opaque")
        assert op(x).device.type == "opaque"
    with pytest.raises(RegistrationError, match="fallback"):
        library.Library(fresh(), "IMPL").fallback(lambda op, x: x, "CPU")


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: library.Library("x", "NEW"), ArgumentError, "kind 'NEW'"),
        (lambda: library.Library("core", "DEF"), RegistrationError, "reserved"),
        (lambda: library.Library("x", "IMPL").define("f() -> Tensor"), RegistrationError, "IMPL"),
        (lambda: library.Library("x", "FRAGMENT").define("y::f() -> Tensor"), SchemaError, "y::f"),
        (lambda: library.Library("x", "FRAGMENT").define("f(Tensr x) -> ()"), SchemaError, "Tensr"),
        (lambda: library.Library("x", "IMPL").impl("core::sin", abs), RegistrationError, "sin"),
        (lambda: library.define("no_namespace", "(Tensor x) -> Tensor"), SchemaError, "no_name"),
        (lambda: library.define("a::b", "b(Tensor x) -> Tensor"), SchemaError, "a::b"),
    ],
)
def test_what_makes_no_sense_is_refused(make, error, message):
    with pytest.raises(error, match=message):
        make()


def test_a_namespace_has_one_library():
    ns = fresh()
    with library.Library(ns, "DEF"), pytest.raises(RegistrationError, match="has a library"):
        library.Library(ns, "DEF")
    library.Library(ns, "DEF").close()


def test_impl_checks_signatures_and_overriding(lib):
    lib.define("f(Tensor x) -> Tensor")
    with pytest.raises(RegistrationError, match="too many positional|missing a required"):
        lib.impl("f", lambda x, y: x, "CPU")
    lib.impl("f", lambda x: x, "CPU")
    with pytest.raises(RegistrationError, match="already has a kernel"):
        lib.impl("f", lambda x: x, "CPU", allow_override=False)
    with pytest.raises(ArgumentError, match="with_keyset"):
        lib.impl("f", lambda x: x, "CPU", with_keyset=True)


# ---- by name -----------------------------------------------------------------------------------
def test_everything_by_name():
    name = f"{fresh()}::cube"
    op = library.define(name, "(Tensor x) -> Tensor")

    @library.impl(name, ["cpu"])
    def kernel(x):
        return core.asarray(np.asarray(x) ** 3)

    @library.register_fake(name)
    def fake(x):
        return core.empty_like(x)

    @library.register_autograd(
        name, setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs)
    )
    def backward(ctx, g):
        return 3 * g * ctx.saved_tensors[0] ** 2

    @library.register_jvp(name)
    def jvp(t_x, x):
        return 3 * t_x * x**2

    @library.register_vmap(f"{name}.default")
    def rule(info, in_dims, x):
        return op(x), in_dims[0]

    library.register_autocast(name, "cpu", core.float32)
    library.register_lowering(op, lambda x: x * x * x)
    x = core.asarray([2.0]).requires_grad_()
    op(x).sum().backward()
    one = core.ones(1)
    assert x.grad.tolist() == core.func.jvp(op, (x.detach(),), (one,))[1].tolist() == [12.0]
    assert core.func.vmap(op)(core.ones((2, 1))).shape == (2, 1)
    assert op.infer(x).shape == (1,)
    assert None not in (kernel, fake, backward, jvp, rule)


def test_kernels_by_name_replace_one_another():
    op = core.custom_op(f"{fresh()}::f", lambda x: x + 1, schema="(Tensor x) -> Tensor")
    library.register_kernel(op.name, "cpu", lambda x: x + 2)
    assert op(core.zeros(1)).tolist() == [2.0]
    library.register_kernel(op.name, "cpu")(lambda x: x + 3)
    assert op(core.zeros(1)).tolist() == [3.0]


def test_impl_of_a_library_as_a_decorator(lib):
    lib.define("f(Tensor x) -> Tensor")

    @library.impl(lib, "f", "CPU")
    def f(x):
        return x + 5

    assert named(lib, "f")(core.zeros(1)).tolist() == [5.0]


def test_a_second_fake_kernel_by_name_is_on_purpose_or_an_error(lib):
    lib.define("f(Tensor x) -> Tensor")
    library.register_fake(f"{lib.ns}::f", lambda x: x)
    with pytest.raises(RegistrationError, match="fake kernel already"):
        library.register_fake(f"{lib.ns}::f", lambda x: x)
    library.register_fake(f"{lib.ns}::f", lambda x: core.empty_like(x), replace=True)


@pytest.mark.parametrize("name", ["nowhere::f", "core::no_such", "sin", 3])
def test_names_of_nothing(name):
    with pytest.raises((AttributeError, ArgumentError), match="no operator"):
        library.register_fake(name, lambda x: x)


def test_infer_schema_as_torch_has_it():
    def f(x: Tensor, y: Tensor, n: int = 1) -> Tensor: ...

    assert (
        library.infer_schema(f, mutates_args={"y"})
        == "(Tensor x, Tensor(a1!) y, int n=1) -> Tensor"
    )
    assert library.infer_schema(f, op_name="a::b").startswith("a::b(Tensor x")


def test_the_names_of_a_namespace_complete():
    op = core.custom_op(f"{fresh()}::first_operator", lambda x: x, schema="(Tensor x) -> Tensor")
    space = getattr(core.ops, op.namespace)
    assert dir(space) == ["first_operator"]
    assert op.namespace in dir(core.ops)
    with pytest.raises(AttributeError, match="did you mean first_operator"):
        space.frist_operator


# ---- new_dynamic_size --------------------------------------------------------------------------
def selecting(fake, kernel=None):
    def positive(x: Tensor) -> Tensor:
        return core.asarray(np.asarray(x)[np.asarray(x) > 0])

    if kernel is None:
        op = core.custom_op(f"{fresh()}::positive", positive)
    else:
        op = core.custom_op(f"{fresh()}::positive", kernel, schema="(Tensor x) -> (Tensor, Tensor)")
    op.register_fake(fake)
    return op


def size(**bounds):
    return library.get_ctx().new_dynamic_size(**bounds)


def test_a_size_that_depends_on_data():
    op = selecting(lambda x: core.empty((size(),), dtype=x.dtype, device=x.device))
    assert op(core.asarray([1.0, -1.0])).tolist() == [1.0]
    assert op(core.asarray([1.0, 2.0])).tolist() == [1.0, 2.0]


@pytest.mark.parametrize(
    ("fake", "message"),
    [
        (lambda x: core.empty((size(),), dtype=core.int64), "int64"),
        (lambda x: core.empty((size(), 2)), "fake kernel returned"),
        (lambda x: core.empty((size() * 0 + 5,)), "\\(5,\\)"),
        (lambda x: core.empty((size(max=1),)), "the size 2 for dynamic size 0"),
        (lambda x: core.empty((size(min=3),)), "between 3 and any number"),
    ],
)
def test_the_rest_is_compared_with_the_first_result(fake, message):
    op = selecting(fake)
    with pytest.raises(KernelError, match=f"{op.name}(.|\n)*{message}"):
        op(core.asarray([1.0, -1.0, 2.0]))


def pairs(rows):
    def kernel(x):
        n = int((np.asarray(x) > 0).sum())
        return core.ones((n, 3)), core.ones((rows(n), 3))

    return kernel


def doubled(x):
    n = size()
    return core.empty((n, 3)), core.empty((2 * n, 3))


def test_what_follows_from_a_dynamic_size_is_compared():
    x = core.asarray([1.0, 2.0, -1.0])
    assert [o.shape for o in selecting(doubled, pairs(lambda n: 2 * n))(x)] == [(2, 3), (4, 3)]
    with pytest.raises(KernelError, match="for output 1"):
        selecting(doubled, pairs(lambda n: 3 * n))(x)
    twice = lambda x: (core.empty((n := size(), 3)), core.empty((n, 3)))  # noqa: E731
    with pytest.raises(KernelError, match="for output 1"):
        selecting(twice, pairs(lambda n: n + 1))(x)


def test_a_fake_tensor_has_no_data_to_depend_on():
    op = selecting(lambda x: core.empty((size(),)))
    with pytest.raises(DataDependentError, match=op.name):
        op.infer(core.ones(2))
    with core.FakeMode(), pytest.raises(DataDependentError, match=op.name):
        op(core.ones(2))


def test_get_ctx_belongs_to_fake_kernels():
    with pytest.raises(KernelError, match="outside of a fake kernel"):
        library.get_ctx()
    op = core.custom_op(f"{fresh()}::f", lambda x: size(), schema="(Tensor x) -> Tensor")
    with pytest.raises(KernelError, match="outside of a fake kernel"):
        op(core.ones(1))


@pytest.mark.parametrize("bounds", [{"min": -1}, {"min": 2, "max": 1}, {"max": 1.5}, {"min": True}])
def test_bounds_are_numbers_of_elements(bounds):
    op = selecting(lambda x: core.empty((size(**bounds),)))
    with pytest.raises(ArgumentError, match="new_dynamic_size"):
        op(core.ones(2))
