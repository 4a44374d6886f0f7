"""Operators of core as operators of torch, against torch's own operators."""

from __future__ import annotations

import itertools
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

torch = pytest.importorskip("torch")

import core  # noqa: E402
from core import errors  # noqa: E402

pytestmark = [
    pytest.mark.peers,
    pytest.mark.filterwarnings("ignore:.*no batching rule"),
    pytest.mark.filterwarnings("ignore:.*torch.jit:DeprecationWarning"),
]
F64 = torch.float64
_numbers = itertools.count()
register = core.interop.torch.register


def define(fn, fake=None, vjp=None, jvp=None, **options):
    """A custom operator of a fresh name, with its rules."""
    op = core.custom_op(f"torch_bridge::op{next(_numbers)}", fn, **options)
    if fake is not None:
        op.register_fake(fake)
    op.vjp = vjp
    op.definition.jvp = jvp
    return op


@pytest.fixture
def bridge():
    """`define` and `register`; everything is taken out of torch again."""
    made = []

    def make(fn, *rules, **options):
        made.append(register(define(fn, *rules, **options)))
        return made[-1]

    yield make
    for operator in made:
        operator.close()


def wave(x: core.Tensor, y: core.Tensor, scale: float = 2.0) -> core.Tensor:
    return core.sin(x) * y * scale


def wave_jvp(x, y, scale, t_x, t_y):
    return (t_x * core.cos(x) * y + t_y * core.sin(x)) * scale


WAVE = (
    wave,
    lambda x, y, scale: core.empty_like(x),
    lambda g, x, y, scale: (g * core.cos(x) * y * scale, g * core.sin(x) * scale),
    wave_jvp,
)


def scale_in_place(x: core.Tensor, n: float) -> None:
    x.multiply_(n)


def torch_wave(x, y, scale=2.0):
    return torch.sin(x) * y * scale


def pair(shape=(3, 4), grad=False):
    random = torch.Generator().manual_seed(0)
    return [torch.randn(shape, dtype=F64, generator=random).requires_grad_(grad) for _ in "xy"]


# ---- schemas -----------------------------------------------------------------------------------
KINDS = (
    "(Tensor x, Tensor? y, Tensor[] many, int n=2, *, bool flag=False, complex z=1j, "
    "str name='a \"b\"', int[] dims=[0, 1], Scalar scalar=3, dtype dtype=float32, "
    "device? where=None, float big=inf) -> (Tensor, Tensor)"
)


def test_a_schema_says_in_torchs_words_what_cores_says(bridge):
    operator = bridge(lambda *args, **kwargs: None, schema=KINDS)
    assert str(operator.default._schema).partition("(")[2] == (
        "Tensor x, Tensor? y, Tensor[] many, int n=2, *, bool flag=False, complex? z=None, "
        'str name="a \\"b\\"", int[] dims=[0, 1], Scalar scalar=3, ScalarType? dtype=None, '
        "Device? where=None, float? big=None) -> (Tensor, Tensor)"
    )


def test_arguments_of_every_kind_arrive_as_cores(bridge):
    met = []

    def kernel(*args, **kwargs):
        met.append((*args[1:2], [x.tolist() for x in args[2]], *args[3:], *kwargs.values()))
        return args[0].clone(), args[0].clone()

    operator = bridge(kernel, schema=KINDS)
    x = torch.ones(1)
    operator(x, None, [])
    operator(x, None, [x, 2 * x], 7, flag=True, z=3, name="c", dims=[], scalar=0.5,
             dtype=torch.bfloat16, where=torch.device("cpu"), big=-1.0)  # fmt: skip
    inf = float("inf")
    assert met == [
        (None, [], 2, False, 1j, 'a "b"', [0, 1], 3, core.float32, None, inf),
        (None, [[1.0], [2.0]], 7, True, 3 + 0j, "c", [], 0.5, core.bfloat16, core.device("cpu"),
         -1.0),
    ]  # fmt: skip


def test_a_number_where_a_tensor_may_stand_is_an_overload_of_its_own():
    operator = register(core.add)
    x = torch.tensor([1.5, 2.0])
    assert torch.equal(torch.ops.core.add(x, x), x + x)
    assert torch.equal(torch.ops.core.add(x, 1), x + 1)
    assert torch.equal(operator(1, x), 1 + x)
    assert torch.ops.core.add(torch.tensor([1]), 2).dtype == torch.int64
    operator.close()


def test_every_operator_of_core_can_be_registered_that_returns_new_tensors():
    refused, made = [], []
    for op in core.ops.core:
        try:
            made.append(register(op))
        except errors.SchemaError as error:
            assert "shares memory with an argument" in str(error)
            refused.append(op)
    assert len(made) > 400 and all(op.mutates or op.view or "(a)" in op.schema for op in refused)
    for operator in made:
        operator.close()


# ---- memory ------------------------------------------------------------------------------------
def test_memory_is_shared_both_ways(bridge):
    met = []

    def kernel(x: core.Tensor) -> core.Tensor:
        met.append((x, result := x + 1))
        return result

    operator = bridge(kernel)
    rows = torch.arange(6.0).reshape(2, 3)
    for x in (rows, rows.T):  # results are row-major: what is not is copied once
        y = operator(x)
        (taken, result), = met  # fmt: skip
        assert taken.data_ptr == x.data_ptr() and taken.strides == x.stride()
        assert y.is_contiguous()
        assert (y.data_ptr() == result.data_ptr) == x.is_contiguous()
        del met[:], taken, result
        assert torch.equal(y, x + 1)


DTYPES = [
    torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.uint16,
    torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.complex64, torch.complex128,
]  # fmt: skip


@settings(deadline=None, max_examples=60)
@given(
    dtype=st.sampled_from(DTYPES),
    shape=st.lists(st.integers(0, 4), max_size=4),
    data=st.data(),
)
def test_every_dtype_and_layout_goes_through(dtype, shape, data):
    operator = register(core.ops.core.clone)
    x = torch.randint(0, 2, [2 * n for n in shape]).to(dtype)
    order = data.draw(st.permutations(range(len(shape))))
    x = x[tuple(slice(None, None, 2) for _ in shape)].permute(order)
    y = operator(x)
    assert y.dtype == dtype and torch.equal(y, x) and y.is_contiguous()


def test_conjugate_and_negative_views_are_values(bridge):
    operator = bridge(lambda x: x.clone(), schema="(Tensor x) -> Tensor")
    z = torch.tensor([1 + 2j, 3 - 1j])
    assert torch.equal(operator(z.conj()), z.conj().resolve_conj())
    assert torch.equal(operator(z.conj().imag), -z.imag)


def test_arguments_are_written_in_place_and_torch_knows(bridge):
    operator = bridge(scale_in_place, mutates_args="x")
    x = torch.ones(4)
    assert operator(x[::2], 3.0) is None
    assert x.tolist() == [3, 1, 3, 1]
    w = torch.ones(4, requires_grad=True)
    y = (w * w).exp()
    z = y * 1
    with torch.no_grad():
        operator(y, 2.0)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        (y * z).sum().backward()


def test_a_result_in_an_arguments_memory_is_copied(bridge):
    operator = bridge(lambda x: (x[1:], x), schema="(Tensor x) -> (Tensor, Tensor)")
    x = torch.arange(3.0)
    try:
        a, b = operator(x)
    except errors.CoreError:  # core itself refuses what is not declared
        return
    a.zero_(), b.zero_()
    assert x.tolist() == [0, 1, 2]


# ---- autograd ----------------------------------------------------------------------------------
def test_structured_arguments_are_passed_by_their_leaves(bridge):
    def affine(x: core.Tensor, pair: tuple[core.Tensor, int]) -> tuple[core.Tensor, core.Tensor]:
        return x * pair[0], x + pair[1]

    def setup_context(ctx, inputs, output):
        ctx.factor = inputs[1][0]

    operator = bridge(affine, lambda x, pair: (core.empty_like(x), core.empty_like(x)))
    operator.core.register_autograd(
        lambda ctx, g, h: (g * ctx.factor + h, None), setup_context=setup_context, replace=True
    )
    x, y = pair()
    a, b = operator(x.requires_grad_(), y, pair_1=3)
    torch.testing.assert_close((a, b), (x * y, x + 3))
    torch.testing.assert_close(torch.autograd.grad(a.sum() + b.sum(), x)[0], y + 1)


def test_gradients_of_first_and_second_order(bridge):
    operator, (x, y) = bridge(*WAVE), pair(grad=True)
    assert torch.autograd.gradcheck(operator, (x, y), check_forward_ad=True)
    assert torch.autograd.gradgradcheck(operator, (x, y))
    operator(x, y, scale=3.0).sum().backward()
    expected = torch.autograd.grad(torch_wave(x, y, 3.0).sum(), (x, y))
    torch.testing.assert_close((x.grad, y.grad), expected)


def test_a_rule_that_reads_the_result_and_lists_of_tensors(bridge):
    def product(xs: list[core.Tensor], w: core.Tensor | None, n: int) -> core.Tensor:
        return core.exp(xs[0] * xs[1])

    def vjp(g, xs, result):
        return [g * result * xs[1], g * result * xs[0]], None

    def jvp(xs, result, t_xs):
        return result * (t_xs[0] * xs[1] + t_xs[1] * xs[0])

    operator = bridge(product, lambda xs, w, n: core.empty_like(xs[0]), vjp, jvp)
    x, y = pair(grad=True)
    assert torch.autograd.gradcheck(
        lambda x, y: operator([x, y], None, 1), (x, y), check_forward_ad=True
    )
    found = torch.autograd.grad(operator([x, y], None, 1).sum(), (x, y), create_graph=True)
    expected = torch.autograd.grad((x * y).exp().sum(), (x, y), create_graph=True)
    torch.testing.assert_close(found, expected)
    second = torch.autograd.grad(sum(g.sum() for g in found), (x, y))
    torch.testing.assert_close(second, torch.autograd.grad(sum(g.sum() for g in expected), (x, y)))


def test_a_backward_with_a_context_of_first_and_second_order(bridge):
    def setup_context(ctx, inputs, output, keyword_only_inputs):
        ctx.save_for_backward(inputs[0], output)
        ctx.scale = keyword_only_inputs["scale"]

    def backward(ctx, grad):
        _, result = ctx.saved_tensors
        assert ctx.needs_input_grad == (True, False)
        return grad * ctx.scale * result, None

    def kernel(x: core.Tensor, y: core.Tensor, *, scale: float = 0.5) -> core.Tensor:
        return core.exp(x * scale)

    operator = bridge(kernel, lambda x, y, *, scale: core.empty_like(x))
    operator.core.register_autograd(backward, setup_context=setup_context, replace=True)
    x, y = pair()
    x.requires_grad_()
    assert torch.autograd.gradcheck(lambda x: operator(x, y), x)
    assert torch.autograd.gradgradcheck(lambda x: operator(x, y, scale=2.0), x)
    found = torch.vmap(torch.func.grad(lambda x: operator(x, x[0].detach()).sum()))(x)
    torch.testing.assert_close(found, torch.exp(x / 2) / 2)


def test_an_output_of_integers_has_no_gradient(bridge):
    def both(x: core.Tensor) -> tuple[core.Tensor, core.Tensor]:
        return core.argsort(x), x * 3

    operator = bridge(both, None, lambda g, x: g[1] * 3)
    x = torch.tensor([2.0, 1.0], requires_grad=True)
    order, tripled = operator(x)
    assert not order.requires_grad and order.tolist() == [1, 0]
    tripled.sum().backward()
    assert x.grad.tolist() == [3, 3]


def test_a_missing_derivative_raises_and_is_never_zero(bridge):
    operator = bridge(lambda x: x * 2, schema="(Tensor x) -> Tensor")
    x = torch.ones(2, requires_grad=True)
    y = operator(x)
    with pytest.raises(errors.AutogradError, match="has no vjp"):
        y.sum().backward()
    with pytest.raises(errors.AutogradError, match="has no jvp"):
        torch.func.jvp(operator, (torch.ones(2),), (torch.ones(2),))


def test_writing_where_gradients_are_recorded_is_refused(bridge):
    operator = bridge(scale_in_place, mutates_args="x")
    with pytest.raises(errors.AutogradError, match=r"torch\.no_grad"):
        operator(torch.ones(2, requires_grad=True), 2.0)
    with pytest.raises(errors.AutogradError, match=r"torch\.vmap"):
        torch.vmap(operator, in_dims=(0, None))(torch.ones(2, 2), 2.0)


def total(h):
    return lambda x, y: h(x, y).sum()


TRANSFORMS = {
    "grad": lambda h: torch.func.grad(total(h)),
    "grad of grad": lambda h: torch.func.grad(total(torch.func.grad(total(h)))),
    "vmap": torch.vmap,
    "vmap of vmap": lambda h: torch.vmap(torch.vmap(h), in_dims=(1, 1), out_dims=1),
    "vmap of grad": lambda h: torch.vmap(torch.func.grad(total(h))),
    "grad of vmap": lambda h: torch.func.grad(
        lambda x, y: torch.vmap(h, in_dims=(1, None))(x, y[:, 0]).sum()
    ),
    "jvp": lambda h: lambda x, y: torch.func.jvp(h, (x, y), (y, x))[1],
    "jacfwd": torch.func.jacfwd,
    "jacrev": torch.func.jacrev,
    "hessian": lambda h: torch.func.hessian(total(h)),
    "grad under no_grad": lambda h: torch.func.grad(
        lambda x, y: (torch.no_grad()(h)(x, y) * x).sum()
    ),
}


@pytest.mark.parametrize("name", TRANSFORMS)
def test_transforms_of_torch_func(bridge, name):
    operator, inputs = bridge(*WAVE), pair()
    found = TRANSFORMS[name](operator)(*inputs)
    torch.testing.assert_close(found, TRANSFORMS[name](torch_wave)(*inputs))


def test_complex_gradients_are_torchs(bridge):
    operator = bridge(
        lambda x, y: x * y, None, lambda g, x, y: (g * y.conj(), g * x.conj()),
        schema="(Tensor x, Tensor y) -> Tensor",
    )  # fmt: skip
    x = torch.tensor([1 + 2j, 3 - 1j], requires_grad=True)
    y = torch.tensor([0.5, 2.0], requires_grad=True)
    found = torch.autograd.grad(operator(x, y).abs().sum(), (x, y))
    torch.testing.assert_close(found, torch.autograd.grad((x * y).abs().sum(), (x, y)))


# ---- compile -----------------------------------------------------------------------------------
@pytest.mark.parametrize("dynamic", [None, True, False])
def test_compiled_without_a_graph_break_for_every_size(bridge, dynamic):
    torch._dynamo.reset()
    operator = bridge(*WAVE)
    step = torch.compile(
        lambda x, y: operator(x, y).relu().sum(), fullgraph=True, dynamic=dynamic,
        backend="aot_eager",
    )  # fmt: skip
    for rows in (3, 5, 7, 0, 1):
        x, y = pair((rows, 4), grad=True)
        found = torch.autograd.grad(step(x, y), (x, y))
        expected = torch.autograd.grad(torch_wave(x, y).relu().sum(), (x, y))
        torch.testing.assert_close(found, expected)


def test_compiled_by_inductor_also_where_arguments_are_written(bridge):
    torch._dynamo.reset()
    write = bridge(scale_in_place, mutates_args="x")
    operator = bridge(*WAVE)

    @torch.compile(fullgraph=True)
    def program(x, y):
        z = x.transpose(0, 1) + 1
        write(z, 2.0)
        write(x, 3.0)
        return operator(z, y.T) + z

    x, y = pair()
    expected = torch_wave((z := 2 * (x.T + 1)), y.T) + z
    kept = x * 3
    torch.testing.assert_close(program(x, y), expected)
    torch.testing.assert_close(x, kept)


@pytest.mark.parametrize("kind", ["built in", "elementwise"])
def test_a_pointwise_operator_is_compiled_once_for_all_sizes(kind):
    torch._dynamo.reset()
    name = f"torch_bridge::op{next(_numbers)}"
    op = core.multiply if kind == "built in" else core.elementwise(name, lambda x, y: x * y)
    operator, graphs = register(op), []

    def backend(graph, inputs):
        graphs.append(graph)
        return graph

    step = torch.compile(lambda x, y: operator(x, y) + 1, dynamic=True, backend=backend)
    for rows in (3, 5, 8):
        x, y = torch.ones(rows, 4), torch.ones(4)
        assert torch.equal(step(x, y), x * y + 1)
    assert len(graphs) == 1
    operator.close()


def test_a_size_that_depends_on_data_is_a_symbol(bridge, monkeypatch):
    monkeypatch.setattr(torch._dynamo.config, "capture_dynamic_output_shape_ops", True)
    torch._dynamo.reset()

    def positive(x: core.Tensor) -> tuple[core.Tensor, core.Tensor]:
        return x[x > 0], core.stack([x[x > 0]] * 2)

    def fake(x):
        count = core.library.get_ctx().new_dynamic_size(max=x.size)
        return core.empty((count,), dtype=x.dtype), core.empty((2, count), dtype=x.dtype)

    operator = bridge(positive, fake)
    step = torch.compile(
        lambda x: sum(p.sum() for p in operator(x)) * 2, fullgraph=True, backend="aot_eager"
    )
    for x in (torch.tensor([1.0, -1.0, 2.0]), torch.tensor([-1.0, -1.0, -2.0])):
        assert step(x) == x.clamp(min=0).sum() * 6


def test_torchs_opcheck_passes(bridge):
    operator = bridge(*WAVE)
    write = bridge(scale_in_place, mutates_args="x")
    for arguments in (pair(), pair(grad=True), pair((0, 2)), pair(())):
        torch.library.opcheck(operator.default, tuple(arguments))
    torch.library.opcheck(write.default, (torch.ones(3), 2.0))


def test_a_missing_fake_kernel_is_told_by_core(bridge):
    torch._dynamo.reset()
    operator = bridge(lambda x: x * 2, schema="(Tensor x) -> Tensor")
    with pytest.raises(Exception, match="has no fake kernel"):
        torch.compile(operator, fullgraph=True, backend="eager")(torch.ones(2))


# ---- registration and errors -------------------------------------------------------------------
def test_registered_twice_is_the_same_and_closed_is_gone():
    op = define(*WAVE)
    operator = register(op)
    assert register(op) is operator and repr(operator).startswith(f"<{op.name} of core, as torch.")
    operator.close()
    operator.close()
    assert not hasattr(torch.ops.torch_bridge, op.name.partition("::")[2])
    again = register(op)
    assert again is not operator
    torch.testing.assert_close(again(*pair()), torch_wave(*pair()))
    again.close()


def test_a_name_that_torch_has_is_refused():
    name = f"torch_bridge::op{next(_numbers)}"
    torch.library.custom_op(name, lambda x: x.clone(), mutates_args=(), schema="(Tensor x)->Tensor")
    op = core.custom_op(name, lambda x: x * 1, schema="(Tensor x) -> Tensor")
    with pytest.raises(errors.RegistrationError, match="has an operator"):
        register(op)


@core.custom_op("torch_bridge::count")
def _count(x: core.Tensor) -> int:
    return x.size


@pytest.mark.parametrize(
    ("given", "error", "message"),
    [
        (lambda x: x, errors.ArgumentError, "a function"),
        (core.ops.core.add_, errors.SchemaError, "shares memory"),
        (core.ops.core.permute_dims, errors.SchemaError, "shares memory"),
        (_count, errors.SchemaError, "returns int"),
    ],
)
def test_what_cannot_be_registered_says_so(given, error, message):
    with pytest.raises(error, match=message):
        register(given)


def test_errors_of_core_keep_their_type_and_text(bridge):
    operator = bridge(lambda x, y: x @ y, schema="(Tensor x, Tensor y) -> Tensor")
    with pytest.raises(errors.ShapeError, match="exists:"):
        operator(torch.ones(2, 3), torch.ones(2, 3))


def test_tensors_that_core_cannot_address_are_refused(bridge):
    operator = bridge(lambda x: x * 2, schema="(Tensor x) -> Tensor")
    with pytest.raises(errors.ExportError, match="to_dense"):
        operator(torch.ones(2, 2).to_sparse())
    with pytest.raises(errors.DtypeError, match="not a dtype of core"):
        operator(torch.ones(2).to(torch.float8_e5m2fnuz))


@pytest.mark.parametrize("name", ("float8_e4m3fn", "float8_e5m2"))
def test_floats_of_8_bits_are_converted_and_not_computed_with(bridge, name):
    stored = torch.tensor([1.5, -2.0]).to(getattr(torch, name))
    widened = bridge(lambda x: x.astype("float32"), schema="(Tensor x) -> Tensor")
    assert torch.equal(widened(stored), torch.tensor([1.5, -2.0]))
    with pytest.raises(errors.DtypeError, match="does not compute"):
        bridge(lambda x: x * 2, schema="(Tensor x) -> Tensor")(stored)


def test_without_torch_the_error_says_how_to_get_it():
    code = """
import sys; sys.modules["torch"] = None
import core, core.interop
try: core.interop.torch
except core.errors.CoreError as error: assert "pip install torch" in str(error), error
else: raise SystemExit("no error")
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_importing_core_imports_neither_torch_nor_jax():
    code = "import core, sys; core.interop; assert not {'torch', 'jax'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
