"""Custom operators whose author made a mistake: what is said, and that nothing breaks."""

import gc
import itertools
import traceback

import numpy as np
import pytest

import core
from core import errors
from core.errors import KernelError, RecursionLimitError, RegistrationError, SchemaError

_numbers = itertools.count()
Tensor = core.Tensor


def fresh():
    return f"faults_test::op{next(_numbers)}"


def operator(kernel, schema="(Tensor x) -> Tensor", **options):
    return core.custom_op(fresh(), kernel, schema=schema, **options)


# ---- definitions -------------------------------------------------------------------------------
def whole(x: Tensor, n: int = 1.5) -> Tensor: ...
def truth(x: Tensor, flag: bool = 1) -> Tensor: ...
def text(x: Tensor, name: str = 1) -> Tensor: ...
def sizes(x: Tensor, shape: list[int] = [1.5]) -> Tensor: ...  # noqa: B006
def tensor(x: Tensor, y: Tensor = 3) -> Tensor: ...
def kind(x: Tensor, dtype: core.dtype = 3) -> Tensor: ...
def absent(x: Tensor, n: int = None) -> Tensor: ...  # noqa: RUF013


@pytest.mark.parametrize("fn", [whole, truth, text, sizes, tensor, kind, absent])
def test_a_default_that_does_not_fit_its_type(fn):
    name = fresh()
    with pytest.raises(SchemaError, match="default"):
        core.custom_op(name, fn)
    assert core._native.find_operator(name) is None


@pytest.mark.parametrize("name", ["scale", "::scale", "a::", "a::b::c", "a b::c", "1::c", "a::1"])
def test_a_name_without_a_namespace_or_with_too_many(name):
    with pytest.raises(SchemaError):
        core.custom_op(name, lambda x: x, schema="(Tensor x) -> Tensor")


# ---- what kernels return -----------------------------------------------------------------------
@pytest.mark.parametrize(
    ("schema", "kernel", "message"),
    [
        ("(Tensor x) -> Tensor", lambda x: None, "returned NoneType for output 0"),
        ("(Tensor x) -> Tensor", lambda x: 1.0, "returned float for output 0"),
        ("(Tensor x) -> Tensor", lambda x: np.ones(2), "returned numpy.ndarray for output 0"),
        ("(Tensor x) -> Tensor", lambda x: (x + 1, x + 1), "returned tuple for output 0"),
        ("(Tensor x) -> Tensor", lambda x: x, "returned an argument, or a view of one"),
        ("(Tensor x) -> (Tensor, Tensor)", lambda x: x + 1, "declared to return several"),
        ("(Tensor x) -> (Tensor, Tensor)", lambda x: (x + 1,), "returned 1 outputs"),
        ("(Tensor x) -> (Tensor, Tensor)", lambda x: (x + 1, None), "NoneType for output 1"),
        ("(Tensor x) -> Tensor[]", lambda x: [x + 1, 2], "returned int for output 1"),
        ("(Tensor x) -> ()", lambda x: x + 1, "declared to return nothing"),
        ("(Tensor x) -> int", lambda x: 1.5, "returned float for output 0"),
    ],
)
@pytest.mark.parametrize("with_gradient", [False, True])
def test_results_that_are_not_what_the_schema_says(schema, kernel, message, with_gradient):
    op = operator(kernel, schema)
    if with_gradient:
        count = 1 if schema.endswith(("Tensor", "Tensor[]", "int")) else schema.count("Tensor") - 1
        names = [f"g{i}" for i in range(count)]
        op.register_autograd(eval(f"lambda ctx, {', '.join(names)}: None"))
    x = core.ones(2).requires_grad_(with_gradient)
    with pytest.raises(
        KernelError, match=f"{op.name}: the kernel of provider(.|\n)*{message}"
    ) as caught:
        op(x)
    assert "test_custom_faults.py" in str(caught.value)


def test_a_result_on_another_device(opaque):
    op = operator(lambda x: x.to("opaque"))
    with pytest.raises(KernelError, match="returned a tensor on opaque:0 for output 0"):
        op(core.ones(2))


# ---- the fake kernel against the first result --------------------------------------------------
def with_fake(fake, kernel=lambda x: x + 1, schema="(Tensor x) -> Tensor"):
    op = operator(kernel, schema)
    op.register_fake(fake)
    return op


@pytest.mark.parametrize(
    ("fake", "message"),
    [
        (lambda x: core.empty(x.shape, dtype=core.int8), "int8"),
        (lambda x: core.empty((*x.shape, 1)), "\\(2, 1\\)"),
        (lambda x: core.empty((3,)), "\\(3,\\)"),
        (lambda x: core.empty(x.shape, device="opaque"), "opaque"),
        (lambda x: (x, x), "its fake kernel returned tuple"),
        (lambda x: None, "its fake kernel returned NoneType"),
    ],
)
def test_a_fake_kernel_that_disagrees_with_the_first_result(opaque, fake, message):
    with pytest.raises(KernelError, match=f"(.|\n)*{message}"):
        with_fake(fake)(core.ones(2))


def test_a_fake_kernel_with_another_number_of_outputs():
    op = with_fake(lambda x: [x, x], lambda x: [x + 1], "(Tensor x) -> Tensor[]")
    with pytest.raises(KernelError, match="another number of them"):
        op(core.ones(2))


def test_it_is_compared_once_for_each_dtype_and_rank():
    calls = []

    def fake(x):
        calls.append((x.dtype, x.ndim))
        return core.empty(x.shape if x.ndim < 2 else (9,), dtype=x.dtype)

    op = with_fake(fake)
    for x in (core.ones(2), core.ones(5), core.ones(2, dtype=core.int32), core.ones(3)):
        op(x)
    assert calls == [(core.float32, 1), (core.int32, 1)]
    for _ in range(2):  # a comparison that failed is made again
        with pytest.raises(KernelError, match="the fake kernel returned"):
            op(core.ones((2, 2)))


# ---- recursion ---------------------------------------------------------------------------------
def test_a_kernel_that_calls_its_own_operator():
    op = operator(lambda x: op(x))
    with pytest.raises(RecursionLimitError, match=f"{op.name}: operator calls are nested"):
        op(core.ones(1))
    assert operator(lambda x: x + 1)(core.ones(1)).tolist() == [2.0]


@pytest.mark.parametrize("way", ["fake", "backward", "jvp", "vmap", "setup_context"])
def test_a_rule_that_calls_its_own_operator(way):
    op = operator(lambda x: x + 1)
    again = {
        "fake": lambda: op.infer(core.ones(1)),
        "backward": lambda: core.func.grad(lambda x: op(x).sum())(core.ones(1)),
        "jvp": lambda: core.func.jvp(op, (core.ones(1),), (core.ones(1),)),
        "vmap": lambda: core.func.vmap(op)(core.ones(1)),
        "setup_context": lambda: op(core.ones(1).requires_grad_()),
    }[way]
    setup = (lambda ctx, inputs, output: again()) if way == "setup_context" else None
    op.register_autograd(lambda ctx, g: again(), setup_context=setup)
    op.register_fake(lambda x: again() if way == "fake" else core.empty_like(x))
    op.register_jvp(lambda t_x: again()[1])
    op.register_vmap(lambda info, in_dims, x: (again(), 0))
    with pytest.raises(RecursionError):
        again()
    assert core.is_grad_enabled()
    assert op(core.ones(1)).tolist() == [2.0] if way != "fake" else True


# ---- registration during a call ----------------------------------------------------------------
def test_a_kernel_that_replaces_itself():
    def first(x):
        op.register_kernel("cpu", second, replace=True, provider=__name__)
        gc.collect()
        return x + 1

    def second(x):
        return x + 2

    op = operator(first, device_types="cpu")
    x = core.zeros(1)
    assert [op(x).tolist(), op(x).tolist()] == [[1.0], [2.0]]


def test_a_kernel_that_redefines_its_operator():
    name = fresh()

    def kernel(x):
        core.custom_op(name, lambda x: x + 5, schema="(Tensor x) -> Tensor", replace=True)
        gc.collect()
        return x + 1

    op = core.custom_op(name, kernel, schema="(Tensor x) -> Tensor")
    assert op(core.zeros(1)).tolist() == [1.0]
    del op
    namespace, _, short = name.partition("::")
    assert getattr(getattr(core.ops, namespace), short)(core.zeros(1)).tolist() == [5.0]


def test_a_kernel_that_registers_and_removes_the_derivative_of_its_operator():
    def kernel(x):
        if changes:
            changes.pop()()
        return x * 2

    op = operator(kernel)
    remember = {"setup_context": lambda ctx, inputs, output: ctx.save_for_backward(inputs[0])}
    op.register_autograd(lambda ctx, g: g * 2, **remember)
    replaced = lambda ctx, g: g * 7  # noqa: E731
    for change in (
        lambda: op.register_autograd(replaced, replace=True),
        lambda: setattr(op, "vjp", None),
    ):
        changes = [change]
        x = core.ones(1).requires_grad_()
        y = op(x)
        op.register_autograd(lambda ctx, g: g * 3, **remember, replace=True)
        y.sum().backward()  # of the derivative that was registered when the call began
        assert x.grad.tolist() in ([2.0], [3.0])


def test_a_library_that_a_kernel_closes():
    lib = core.library.Library(f"faults_closed{next(_numbers)}", "DEF")
    lib.define("f(Tensor x) -> Tensor")

    def kernel(x):
        lib.close()
        gc.collect()
        return x + 1

    lib.impl("f", kernel, "CPU")
    op = getattr(core.ops, lib.ns).f
    assert op(core.zeros(1)).tolist() == [1.0]
    with pytest.raises(errors.MissingKernelError):
        op(core.zeros(1))


# ---- exceptions --------------------------------------------------------------------------------
class Unhappy(Exception):
    pass


def unhappy(*args, **kwargs):
    raise Unhappy("the author's own")


@pytest.mark.parametrize(
    "call",
    [
        lambda op: op(core.ones(1)),
        lambda op: op(core.ones(1).requires_grad_()),
        lambda op: core.func.grad(lambda x: op(x).sum())(core.ones(1)),
        lambda op: core.func.vmap(op)(core.ones((2, 1))),
        lambda op: core.func.vmap(core.func.grad(lambda x: op(x).sum()))(core.ones((2, 1))),
        lambda op: core.func.jvp(op, (core.ones(1),), (core.ones(1),)),
    ],
)
@pytest.mark.filterwarnings("ignore:.*no batching rule")
def test_an_exception_in_a_kernel_arrives_as_it_is(call):
    op = operator(unhappy)
    op.register_autograd(lambda ctx, g: g)
    op.register_jvp(lambda t_x: t_x)
    with pytest.raises(Unhappy) as caught:
        call(op)
    frames = [f.name for f in traceback.extract_tb(caught.value.__traceback__)]
    assert frames[-1] == "unhappy"
    assert core._native.thread_keys() == (0, 0)
    assert core.is_grad_enabled()
    x = core.asarray([3.0]).requires_grad_()
    (x * x).sum().backward()
    assert x.grad.tolist() == [6.0]
    assert core.func.grad(lambda x: (x * x).sum())(x).tolist() == [6.0]


def test_an_exception_in_a_fake_kernel_or_a_rule_arrives_as_it_is():
    op = operator(lambda x: x + 1)
    op.register_fake(unhappy)
    op.register_vmap(unhappy)
    op.register_jvp(lambda t_x: unhappy())
    for call in (
        lambda: op.infer(core.ones(1)),
        lambda: op(core.ones(1)),
        lambda: core.func.vmap(op)(core.ones(2)),
    ):
        with pytest.raises(Unhappy):
            call()


def test_registering_what_is_no_function():
    op = operator(lambda x: x + 1)
    for register in (op.register_fake, op.register_kernel("cpu"), op.register_autograd):
        with pytest.raises(RegistrationError):
            register(3)


@pytest.mark.parametrize("value", [3, None, [1]])
@pytest.mark.parametrize("name", ["_to_save", "_constants"])
def test_an_attribute_that_belongs_to_the_engine(name, value):
    op = operator(lambda x: x + 1)
    op.register_autograd(
        lambda ctx, g: g, setup_context=lambda ctx, inputs, output: setattr(ctx, name, value)
    )
    for call in (
        lambda: op(core.ones(1).requires_grad_()),
        lambda: core.func.grad(lambda x: op(x).sum())(core.ones(1)),
    ):
        with pytest.raises(errors.AutogradError, match=f"ctx.{name} was set to a"):
            call()


@pytest.mark.parametrize("value", [1 + 2j, complex(-0.0, -0.0), complex("nan+infj"), 3j, -1.5 - 2j])
def test_a_complex_default_arrives_as_it_is(value):
    seen = []

    def kernel(x: Tensor, factor: complex = value) -> Tensor:
        seen.append(factor)
        return x + 1

    core.custom_op(fresh(), kernel)(core.ones(1))
    assert repr(seen[0]) == repr(value)


@pytest.mark.parametrize("schema", [3, b"(Tensor x) -> Tensor"])
def test_a_schema_that_is_no_text(schema):
    with pytest.raises(SchemaError, match="the schema is (an int|a bytes)"):
        core.custom_op(fresh(), lambda x: x, schema=schema)
