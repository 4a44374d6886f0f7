"""Operators of core as functions of JAX, against JAX's own."""

from __future__ import annotations

import itertools
import subprocess
import sys
import threading

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

jax = pytest.importorskip("jax")

import jax.numpy as jnp  # noqa: E402

import core  # noqa: E402
from core import errors  # noqa: E402

pytestmark = [
    pytest.mark.peers,
    pytest.mark.filterwarnings("ignore:.*no batching rule"),
]
_numbers = itertools.count()
register = core.interop.jax.register
BOTH = pytest.mark.parametrize("way", [lambda f: f, jax.jit], ids=["eager", "jit"])


def define(fn, fake=None, vjp=None, jvp=None, **options):
    """A custom operator of a fresh name, with its rules."""
    op = core.custom_op(f"jax_bridge::op{next(_numbers)}", fn, **options)
    if fake is not None:
        op.register_fake(fake)
    op.vjp = vjp
    op.definition.jvp = jvp
    return op


def wave(x: core.Tensor, y: core.Tensor, scale: float = 2.0) -> core.Tensor:
    return core.exp(x) * y * scale


def wave_jvp(result, x, y, scale, t_x, t_y):
    return t_x * result + t_y * core.exp(x) * scale


WAVE = (
    wave,
    lambda x, y, scale: core.empty_like(x),
    lambda g, result, x, y, scale: (g * result, g * core.exp(x) * scale),
    wave_jvp,
)


def jax_wave(x, y, scale=2.0):
    return jnp.exp(x) * y * scale


def pair(shape=(3, 4)):
    random = np.random.default_rng(0)
    return [jnp.asarray(random.standard_normal(shape), jnp.float32) for _ in "xy"]


def close(found, expected):
    jax.tree.map(lambda a, b: np.testing.assert_allclose(a, b, rtol=2e-5, atol=1e-5),
                 found, expected)  # fmt: skip


# ---- values ------------------------------------------------------------------------------------
DTYPES = ["bool", "int8", "uint8", "int32", "uint32", "float16", "bfloat16", "float32", "complex64"]


@BOTH
@settings(deadline=None, max_examples=40)
@given(dtype=st.sampled_from(DTYPES), shape=st.lists(st.integers(0, 4), max_size=4))
def test_every_dtype_and_shape_goes_through(way, dtype, shape):
    x = jnp.asarray(np.arange(int(np.prod(shape))).reshape(shape) % 3, dtype)
    y = way(lambda x: CLONE(x.T))(x)
    assert y.dtype == x.dtype and y.shape == x.T.shape and bool((y == x.T).all())


CLONE = register(core.ops.core.clone)


@BOTH
def test_arguments_of_every_kind(way):
    def kernel(x, y, many, n, *, flag, name, dims, dtype, z):
        met.append((y, [m.tolist() for m in many], n, flag, name, dims, dtype, z))
        return x.astype(dtype), many[0] + 1

    met: list = []
    op = define(
        kernel, lambda x, y, many, n, *, dtype, **k: (x.astype(dtype), many[0].clone()),
        schema="(Tensor x, Tensor? y, Tensor[] many, int n=2, *, bool flag=False, str name='a', "
        "int[] dims=[0], dtype dtype=float32, complex z=1j) -> (Tensor, Tensor)",
    )  # fmt: skip
    function = register(op)
    x = np.ones(2, np.int32)

    def call(x):
        return function(x, None, [x, 2 * x], np.int64(3), name="b", dims=(1, 2), dtype=jnp.bfloat16)

    a, b = way(call)(x)
    assert a.dtype == jnp.bfloat16 and b.tolist() == [2, 2]
    assert met == [(None, [[1, 1], [2, 2]], 3, False, "b", [1, 2], core.bfloat16, 1j)]


@BOTH
def test_numbers_where_the_schema_has_tensor_or_number(way):
    add = register(core.add)
    x = jnp.arange(3, dtype=jnp.int8)
    y = way(lambda x: add(x, 2))(x)
    assert y.dtype == jnp.int8 and y.tolist() == [2, 3, 4]


def test_eager_calls_share_memory():
    met = []

    def kernel(x):
        met.append(x.data_ptr)
        return x + 1

    function = register(define(kernel, schema="(Tensor x) -> Tensor", fake=core.empty_like))
    x = jnp.ones((64, 64))
    function(x)
    assert met == [x.unsafe_buffer_pointer()]


def test_large_arrays_under_jit_and_many_threads_do_not_wait_for_each_other():
    matmul, x = register(core.matmul), jnp.ones((400, 400))
    step = jax.jit(lambda x: matmul(matmul(x, x) / 400, x) @ x)
    found: list = []
    threads = [threading.Thread(target=lambda: found.append(step(x)[0, 0])) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert [float(v) for v in found] == [400.0 * 400] * 4


# ---- transforms --------------------------------------------------------------------------------
def total(h):
    return lambda x, y: h(x, y).sum()


TRANSFORMS = {
    "itself": lambda h: h,
    "grad": lambda h: jax.grad(total(h), argnums=(0, 1)),
    "grad of grad of grad": lambda h: jax.grad(total(jax.grad(total(jax.grad(total(h)))))),
    "vmap": jax.vmap,
    "vmap of vmap": lambda h: jax.vmap(jax.vmap(h), in_axes=(1, 1), out_axes=1),
    "vmap of grad": lambda h: jax.vmap(jax.grad(total(h))),
    "grad of vmap": lambda h: jax.grad(
        lambda x, y: jax.vmap(h, in_axes=(1, None))(x, y[:, 0]).sum()
    ),
    "jvp": lambda h: lambda x, y: jax.jvp(h, (x, y), (y, x))[1],
    "jacfwd": jax.jacfwd,
    "jacrev": jax.jacrev,
    "hessian": lambda h: jax.hessian(total(h)),
    "jvp of grad": lambda h: lambda x, y: jax.jvp(jax.grad(total(h)), (x, y), (y, x))[1],
    "grad of jvp": lambda h: jax.grad(
        lambda x, y: jax.jvp(lambda v: h(v, y), (x,), (x * x,))[1].sum()
    ),
    "transpose of vmap of linearize": lambda h: (
        lambda x, y: jax.linear_transpose(jax.vmap(jax.linearize(h, x[0], y[0])[1]), x, y)(y)
    ),
    "checkpoint": lambda h: jax.grad(total(jax.checkpoint(h))),
    "scan": lambda h: jax.grad(
        lambda x, y: jax.lax.scan(lambda c, r: (h(c, r) / 9, c.sum()), x[0], y)[1].sum()
    ),
}


@BOTH
@pytest.mark.parametrize("name", TRANSFORMS)
def test_transforms(way, name):
    function, inputs = register(define(*WAVE)), pair()
    close(way(TRANSFORMS[name](function))(*inputs), TRANSFORMS[name](jax_wave)(*inputs))


@BOTH
def test_complex_gradients_follow_jaxs_convention(way):
    def vjp(g, x, y):
        return g * y.conj(), g * x.conj()

    op = define(lambda x, y: x * y, lambda x, y: x * y, vjp, schema="(Tensor x, Tensor y)->Tensor")
    function = register(op)
    x, y = jnp.asarray([1 + 2j, 3 - 1j]), jnp.asarray([0.5, 2.0])

    def loss(h):
        return lambda x, y: (jnp.abs(h(x, y)) ** 3 + jnp.real(h(x, y))).sum()

    found = way(jax.grad(loss(function), argnums=(0, 1)))(x, y)
    close(found, jax.grad(loss(jnp.multiply), argnums=(0, 1))(x, y))


@BOTH
def test_an_elementwise_operator_has_all_of_it(way):
    name = f"jax_bridge::op{next(_numbers)}"
    function = register(core.elementwise(name, lambda x, y: core.math.exp(x) * y * 2))
    inputs = pair()
    for name in ("grad", "vmap of grad", "hessian", "jvp"):
        close(way(TRANSFORMS[name](function))(*inputs), TRANSFORMS[name](jax_wave)(*inputs))


@BOTH
def test_an_output_of_integers_has_no_gradient(way):
    def both(x: core.Tensor) -> tuple[core.Tensor, core.Tensor]:
        return core.argsort(x).astype(core.int32), x * 3

    op = define(both, lambda x: (core.empty_like(x, dtype=core.int32), core.empty_like(x)),
                lambda g, x: g[1] * 3)  # fmt: skip
    function = register(op)
    x = jnp.asarray([2.0, 1.0])
    assert function(x)[0].tolist() == [1, 0]
    assert way(jax.grad(lambda x: function(x)[1].sum()))(x).tolist() == [3, 3]


@BOTH
def test_a_missing_derivative_raises_and_is_never_zero(way):
    op = define(lambda x: x * 2, core.empty_like, schema="(Tensor x) -> Tensor")
    function = register(op)
    with pytest.raises(errors.AutogradError, match="has no vjp"):
        way(jax.grad(lambda x: function(x).sum()))(jnp.ones(2))
    with pytest.raises(errors.AutogradError, match="has no jvp"):
        way(lambda x: jax.jvp(function, (x,), (x,)))(jnp.ones(2))


# ---- errors ------------------------------------------------------------------------------------
def test_errors_of_core_keep_their_type_and_text():
    matmul = register(core.matmul)
    for way in (lambda f: f, jax.jit):
        with pytest.raises(errors.ShapeError, match="available:"):
            way(matmul)(jnp.ones((2, 3)), jnp.ones((2, 3)))


def test_an_error_inside_a_compiled_program_keeps_its_text():
    def kernel(x):
        raise errors.KernelError(what="the sensor is off", why="w", exists="e", fix="switch it on")

    function = register(define(kernel, core.empty_like, schema="(Tensor x) -> Tensor"))
    with pytest.raises(errors.KernelError, match="switch it on"):
        function(jnp.ones(2))
    with pytest.raises(Exception, match="switch it on"):
        jax.block_until_ready(jax.jit(function)(jnp.ones(2)))


@BOTH
def test_a_dtype_that_jax_would_truncate_is_refused(way):
    op = define(
        lambda x: x.astype(core.float64), lambda x: core.empty_like(x, dtype=core.float64),
        schema="(Tensor x) -> Tensor",
    )  # fmt: skip
    function = register(op)
    with pytest.raises(errors.DtypeError, match="jax_enable_x64"):
        way(function)(jnp.ones(2))
    with jax.enable_x64(True):
        assert way(function)(jnp.ones(2)).dtype == jnp.float64


def test_a_size_that_depends_on_data_is_told_by_core():
    op = define(lambda x: x[x > 0], schema="(Tensor x) -> Tensor")
    op.register_fake(
        lambda x: core.empty((core.library.get_ctx().new_dynamic_size(),), dtype=x.dtype)
    )
    function = register(op)
    assert function(jnp.asarray([1.0, -1.0])).tolist() == [1.0]
    with pytest.raises(errors.DataDependentError, match="depends on the data"):
        jax.jit(function)(jnp.ones(2))


def test_a_traced_value_for_a_number_says_how_to_make_it_static():
    function = register(define(*WAVE))
    x, y = pair()
    with pytest.raises(errors.ArgumentError, match="static_argnames='scale'"):
        jax.jit(function)(x, y, 3.0)
    close(jax.jit(function, static_argnums=2)(x, y, 3.0), jax_wave(x, y, 3.0))


def test_a_structured_argument_is_passed_by_its_leaves():
    def affine(x: core.Tensor, pair: tuple[core.Tensor, int]) -> core.Tensor:
        return x * pair[0] + pair[1]

    function = register(define(affine, lambda x, pair: core.empty_like(x)))
    x = jnp.arange(3.0)
    assert jax.jit(function, static_argnums=2)(x, x, 2).tolist() == [2, 3, 6]
    with pytest.raises(errors.ArgumentError, match="missing a required argument: 'pair_1'"):
        function(x, x)


def test_what_cannot_be_registered_says_so():
    with pytest.raises(errors.ArgumentError, match="a function"):
        register(lambda x: x)
    with pytest.raises(errors.SchemaError, match="writes to its arguments"):
        register(core.ops.core.add_)
    with pytest.raises(errors.SchemaError, match="returns int"):
        register(core.custom_op("jax_bridge::count", _count))


def _count(x: core.Tensor) -> int:
    return x.size


def test_without_jax_the_error_says_how_to_get_it():
    code = """
import sys; sys.modules["jax"] = None
import core, core.interop
try: core.interop.jax
except core.errors.CoreError as error: assert "pip install jax" in str(error), error
else: raise SystemExit("no error")
"""
    subprocess.run([sys.executable, "-c", code], check=True)
