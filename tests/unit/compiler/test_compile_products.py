"""Products fused with elementwise calls before and after them: results are those of the calls."""

import ctypes
import threading
from concurrent.futures import ThreadPoolExecutor

import ml_dtypes
import numpy as np
import pytest
from example_counts import examples
from hypothesis import given, settings
from hypothesis import strategies as st

import core
from core import _native
from core.bodies.cpu_kernels import compiled_count
from core.errors import RegistrationError, ShapeError

TOLERANCES = {"float64": 1e-12, "float32": 2e-5, "bfloat16": 4e-2, "float16": 4e-3}
core.plugins.load_kernels("cpu")
fusible = pytest.mark.skipif(
    not _native.has_product("float32"), reason="no backend multiplies block by block"
)


def tensor(rng, *shape, dtype="float32"):
    return core.asarray(rng.standard_normal(shape)).astype(dtype)


def assert_close(made, expected):
    assert made.dtype == expected.dtype
    assert made.shape == expected.shape
    a, b = (np.asarray(t.astype("float64")) for t in (made, expected))
    scale = 1 + np.max(np.abs(b), initial=0)
    np.testing.assert_allclose(a, b, rtol=0, atol=TOLERANCES[expected.dtype.name] * scale)


def check(fn, *args):
    """Compiled as called; the graph's operators."""
    compiled = core.compile(fn, fullgraph=True)
    for _ in range(2):
        assert_close(compiled(*args), fn(*args))
    return [node.op.name for node in compiled.optimized[0].nodes]


def joined(names):
    return [name for name in names if name.startswith("fused::matmul_")]


def check_blocks(fn, *args, at):
    """The same with the graph of larger arguments: sizes that are in blocks nowhere else."""
    compiled = core.compile(fn, fullgraph=True, dynamic=True)
    compiled(*at)
    assert_close(compiled(*args), fn(*args))


def linear_gelu(x, weight, bias):
    return core.gelu(core.linear(x, weight, bias))


def scaled_residual(a, b, residual):
    return residual + core.relu(a @ b) * 2


def activated_residual(a, b, residual):
    return residual + core.gelu(a * 2 - 1) @ b


# ---- views -------------------------------------------------------------------------------------
def feed_forward(x, weight, bias, residual):
    """A layer of rows whose sums are viewed, as PyTorch's graphs have it."""
    rows = x.view((-1, x.shape[-1])) @ weight + bias
    return residual + core.gelu(rows.view((*x.shape[:-1], weight.shape[-1])))


@fusible
@pytest.mark.parametrize("lead", [(3, 40), (2, 6, 10)])
def test_views_of_sums_are_no_walls(lead):
    rng = np.random.default_rng(0)
    weight, bias = tensor(rng, 32, 64), tensor(rng, 64)

    def args(*lead):
        return tensor(rng, *lead, 32), weight, bias, tensor(rng, *lead, 64)

    assert len(check(feed_forward, *args(*lead))) == 2  # a view of the rows, and all else
    check_blocks(feed_forward, *args(*lead), at=args(*(n + 2 for n in lead)))


@fusible
def test_sums_that_are_read_without_the_view_stay():
    rng = np.random.default_rng(0)

    def fn(x, weight, bias):
        rows = x @ weight + bias
        return core.gelu(rows.view((3, 40, 64))) + rows.sum()

    check(fn, tensor(rng, 120, 32), tensor(rng, 32, 64), tensor(rng, 64))


@fusible
def test_operands_of_some_rows_stay_with_their_rows():
    rng = np.random.default_rng(0)

    def fn(x, weight, scale):
        return core.relu(((x @ weight) * scale).view((3, 40, 64)))

    check(fn, tensor(rng, 120, 32), tensor(rng, 32, 64), tensor(rng, 120, 1))


# ---- few rows ----------------------------------------------------------------------------------
@fusible
@pytest.mark.parametrize("dtype", ["float32", "float64", "bfloat16"])
@pytest.mark.parametrize("rows", [1, 2, 8])
def test_a_product_of_few_rows_is_fused(dtype, rows):
    rng = np.random.default_rng(0)
    x, weight, bias = (tensor(rng, *s, dtype=dtype) for s in ((rows, 40), (50, 40), (50,)))
    assert joined(check(linear_gelu, x, weight, bias))


LAYOUTS = {  # of a weight in NumPy's memory
    "rows": lambda w: w,
    "columns": lambda w: np.asfortranarray(w),
    "rows with gaps": lambda w: np.repeat(w, 2, 0)[::2],
    "columns with gaps": lambda w: np.asfortranarray(np.repeat(w, 2, 1))[:, ::2],
    "rows backwards": lambda w: np.ascontiguousarray(w[::-1])[::-1],
    "elements with gaps": lambda w: np.repeat(np.repeat(w, 2, 1), 2, 0)[::2, ::2],
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_few_rows_over_the_memory_of_others(dtype, layout):
    """Eagerly and compiled; what the owner writes is seen."""
    rng = np.random.default_rng(0)
    numpy_dtype = ml_dtypes.bfloat16 if dtype == "bfloat16" else dtype
    compiled = core.compile(lambda x, w, b: core.relu(x @ w) + b, fullgraph=True, dynamic=True)
    for k, n in ((0, 40), (1, 33), (37, 70), (300, 47)):
        values = LAYOUTS[layout](rng.standard_normal((k, n)).astype(numpy_dtype))
        weight = core.asarray(values, copy=False)
        for rows in (0, 1, 3, 8, 9):
            x, bias = tensor(rng, rows, k, dtype=dtype), tensor(rng, n, dtype=dtype)
            product = core.asarray(_wide(x) @ values.astype("d")).astype(dtype)
            assert_close(x @ weight, product)
            assert_close(compiled(x, weight, bias), core.relu(product) + bias)
            assert_close(core.matrix_transpose(x.mT.clone() if rows else x.mT) @ weight, product)
            values *= values.dtype.type(-0.5)


def _wide(tensor):
    return np.asarray(tensor.astype("float64"))


# ---- values ------------------------------------------------------------------------------------
@pytest.mark.parametrize("dtype", TOLERANCES)
@pytest.mark.parametrize("m, k, n", [(1, 1, 1), (5, 7, 3), (17, 33, 65), (130, 400, 31)])
def test_a_linear_map_and_its_activation(dtype, m, k, n):
    rng = np.random.default_rng(0)
    x, weight, bias = (tensor(rng, *s, dtype=dtype) for s in ((m, k), (n, k), (n,)))
    check(linear_gelu, x, weight, bias)


@settings(deadline=None, max_examples=examples(15))
@given(
    sizes=st.tuples(*[st.integers(0, 40)] * 3),
    lead=st.sampled_from([(), (1,), (3,), (2, 2)]),
    layout=st.sampled_from(["rows", "columns", "strided"]),
    seed=st.integers(0, 9),
)
def test_any_sizes_and_layouts(sizes, lead, layout, seed):
    rng = np.random.default_rng(seed)
    m, k, n = sizes

    def made(m, k, n):
        b = {
            "rows": lambda: tensor(rng, k, n),
            "columns": lambda: tensor(rng, n, k).mT,
            "strided": lambda: tensor(rng, k, 2 * n)[:, ::2],
        }[layout]()
        return tensor(rng, *lead, m, k), b, tensor(rng, *lead, m, n)

    for fn in (scaled_residual, activated_residual):
        check(fn, *made(m, k, n))
        check_blocks(fn, *made(m, k, n), at=made(41, 42, 43))


def test_rows_of_the_left_operand_that_lie_unevenly():
    rng = np.random.default_rng(0)
    a = tensor(rng, 4, 6, 8).permute_dims((1, 0, 2))
    check(scaled_residual, a, tensor(rng, 8, 5), tensor(rng, 6, 4, 5))


def test_many_rows_and_a_long_inner_dimension():
    rng = np.random.default_rng(0)
    a, b = tensor(rng, 700, 900) / 30, tensor(rng, 900, 70)
    check(scaled_residual, a, b, tensor(rng, 700, 70))


def test_threads_give_the_same_bits():
    rng = np.random.default_rng(0)
    args = tensor(rng, 300, 200), tensor(rng, 200, 90), tensor(rng, 300, 90)
    compiled = core.compile(scaled_residual)
    threads, made = core.get_num_threads(), []
    try:
        for count in (1, 2, 3):
            core.set_num_threads(count)
            made.append(np.asarray(compiled(*args)))
    finally:
        core.set_num_threads(threads)
    assert all(np.array_equal(made[0], other) for other in made)


def test_nan_and_infinity_go_through():
    a = core.asarray([[1.0, float("nan")], [float("inf"), 1.0], [1.0, 1.0]])
    made = core.compile(lambda a, b: (a @ b) + 1)(a, core.ones((2, 3)))
    assert np.array_equal(np.isnan(np.asarray(made)).all(axis=1), [True, False, False])
    assert np.isinf(np.asarray(made))[1].all()


# ---- what is joined ----------------------------------------------------------------------------
@fusible
def test_a_product_and_what_reads_it_are_one_operator():
    rng = np.random.default_rng(0)
    names = check(linear_gelu, tensor(rng, 2, 3, 8), tensor(rng, 50, 8), tensor(rng, 50))
    assert len(joined(names)) == 1
    assert "core::matmul" not in names
    assert "core::linear" not in names


@fusible
def test_two_layers_and_a_residual_are_two_operators():
    def block(x, w1, b1, w2, b2):
        return x + core.linear(core.gelu(core.linear(x, w1, b1)), w2, b2)

    rng = np.random.default_rng(0)
    shapes = ((3, 4, 32), (64, 32), (64,), (32, 64), (32,))
    names = check(block, *(tensor(rng, *shape) for shape in shapes))
    assert len(joined(names)) == 2
    assert len([name for name in names if name.startswith("fused::")]) == 2


@fusible
def test_few_rows_or_columns_are_multiplied_as_a_whole():
    rng = np.random.default_rng(0)
    x, bias = tensor(rng, 5, 16), tensor(rng, 64)
    assert not joined(check(linear_gelu, tensor(rng, 64, 16), tensor(rng, 24, 16), bias[:24]))
    assert joined(check(linear_gelu, x, tensor(rng, 64, 16), bias))  # a weight is packed once

    def computed(x, w, b):
        return linear_gelu(x, core.cumulative_sum(w, axis=0), b)

    assert not joined(check(computed, x, tensor(rng, 64, 16), bias))


def test_a_product_that_is_returned_stays():
    def both(a, b):
        product = a @ b
        return core.relu(product), product

    rng = np.random.default_rng(0)
    a, b = tensor(rng, 3, 4), tensor(rng, 4, 5)
    compiled = core.compile(both, fullgraph=True)
    for made, expected in zip(compiled(a, b), both(a, b), strict=True):
        assert_close(made, expected)
    assert "core::matmul" in [node.op.name for node in compiled.optimized[0].nodes]


def test_permutations_that_undo_each_other_leave_the_product_as_the_result():
    """A gradient that is a view is copied where it is kept."""
    x, y = core.rand((4, 3)), core.rand((3, 5))
    compiled = core.compile(lambda x, y: (x @ y).T.T)
    for _ in range(2):
        made = compiled(x, y)
    np.testing.assert_allclose(np.asarray(made), np.asarray(x) @ np.asarray(y), rtol=1e-6)
    assert [node.op.name for node in compiled.optimized[0].nodes] == ["core::matmul"]


def test_results_that_share_memory_go_on_sharing_it():
    def fn(x):
        y = x * 2
        return y.T.T, y, x.T.T

    x = core.ones((2, 3))
    compiled = core.compile(fn)
    for _ in range(2):
        first, second, given = compiled(x)
    assert first.storage_id == second.storage_id != x.storage_id == given.storage_id


def test_a_batched_product_stays():
    rng = np.random.default_rng(0)
    names = check(scaled_residual, tensor(rng, 2, 3, 4), tensor(rng, 2, 4, 5), tensor(rng, 2, 3, 5))
    assert "core::matmul" in names


def test_products_of_integers_stay():
    a, b = core.arange(6).reshape((2, 3)), core.arange(12).reshape((3, 4))
    compiled = core.compile(lambda a, b: (a @ b) * 2 + 1)
    assert compiled(a, b).tolist() == ((a @ b) * 2 + 1).tolist()


@fusible
@pytest.mark.usefixtures("room_for_programs")
def test_other_sizes_build_no_kernel():
    rng = np.random.default_rng(0)
    compiled = core.compile(linear_gelu)
    weight, bias = tensor(rng, 60, 8), tensor(rng, 60)
    compiled(tensor(rng, 9, 8), weight, bias)
    built = compiled_count()
    for rows in (6, 7, 10, 17, 64):
        x = tensor(rng, rows, 8)
        assert_close(compiled(x, weight, bias), linear_gelu(x, weight, bias))
    assert compiled_count() == built


def test_shapes_that_do_not_fit_raise_as_they_do_eagerly():
    with pytest.raises(ShapeError):
        core.compile(linear_gelu)(core.ones((2, 3)), core.ones((4, 5)), core.ones(4))


def test_a_transformer_layer_is_one_graph():
    def layer(x, qkv, out, w1, b1, w2, b2):
        parts = core.linear(x, qkv).reshape((2, 5, 3, 2, 16)).permute_dims((2, 0, 3, 1, 4))
        heads = core.scaled_dot_product_attention(parts[0], parts[1], parts[2])
        x = x + core.linear(heads.permute_dims((0, 2, 1, 3)).reshape((2, 5, 32)), out)
        x = core.layer_norm(x, (32,))
        return core.layer_norm(x + core.linear(core.gelu(core.linear(x, w1, b1)), w2, b2), (32,))

    rng = np.random.default_rng(0)
    shapes = ((2, 5, 32), (96, 32), (32, 32), (64, 32), (64,), (32, 64), (32,))
    names = check(layer, *(tensor(rng, *shape) for shape in shapes))
    assert joined(names) or not _native.has_product("float32")


# ---- what makes the left operand ---------------------------------------------------------------
def started(names):
    return [name for name in names if "_matmul_" in name]


@fusible
@pytest.mark.parametrize("dtype", TOLERANCES)
def test_what_makes_the_left_operand_is_done_in_the_product(dtype):
    rng = np.random.default_rng(0)
    x, scale, weight = (tensor(rng, *s, dtype=dtype) for s in ((2, 37, 530), (530,), (530, 70)))
    assert started(check(lambda x, s, w: core.tanh(x * s) @ w, x, scale, weight))
    assert started(check(lambda x, s, w: core.relu(core.sigmoid(x * s) @ w) + 1, x, scale, weight))


@fusible
def test_integers_that_are_scaled_before_a_product():
    rng = np.random.default_rng(0)
    x = core.asarray(rng.integers(-99, 99, (30, 64)).astype("int8"))
    names = check(
        lambda x, scale, w: (x.astype("float32") * scale) @ w,
        x,
        tensor(rng, 30, 1),
        tensor(rng, 64, 40),
    )
    assert len(started(names)) == 1
    assert len(names) == 1


@fusible
def test_columns_and_stretched_operands_of_what_makes_the_left_one():
    rng = np.random.default_rng(0)
    x, weight = tensor(rng, 64, 30).mT, tensor(rng, 64, 40)
    assert started(check(lambda x, w: core.gelu(x) @ w, x, weight))
    assert started(check(lambda x, w: core.gelu(x) @ w, tensor(rng, 30, 128)[:, ::2], weight))
    outer = check(lambda r, c, w: (r * c) @ w, tensor(rng, 30, 1), tensor(rng, 64), weight)
    assert not started(outer)  # nothing says which rows there are


def test_a_left_operand_with_other_readers_is_stored():
    def both(x, w, v):
        h = core.gelu(x)
        return h @ w, h @ v

    def shown(x, w):
        h = core.gelu(x)
        return h @ w, h

    rng = np.random.default_rng(0)
    x, w, v = tensor(rng, 30, 64), tensor(rng, 64, 40), tensor(rng, 64, 40)
    for fn, args in ((both, (x, w, v)), (shown, (x, w))):
        compiled = core.compile(fn, fullgraph=True)
        for made, expected in zip(compiled(*args), fn(*args), strict=True):
            assert_close(made, expected)
        assert not started([node.op.name for node in compiled.optimized[0].nodes])


def test_a_square_of_what_is_computed_is_multiplied_with_itself():
    rng = np.random.default_rng(0)
    check(lambda x: (lambda h: h @ h)(core.tanh(x)), tensor(rng, 40, 40))
    check(lambda x: core.tanh(x) @ x, tensor(rng, 40, 40))


def test_a_write_between_is_not_seen_by_the_left_operand():
    def fn(x, w):
        h = core.relu(x)
        x *= 0
        return h @ w

    rng = np.random.default_rng(0)
    x, w = tensor(rng, 30, 64), tensor(rng, 64, 40)
    expected = core.relu(x) @ w
    assert_close(core.compile(fn)(x, w), expected)
    assert not np.asarray(x).any()


def test_gradients_through_a_product_of_an_activation():
    rng = np.random.default_rng(0)
    args = tensor(rng, 30, 64), tensor(rng, 64, 40)

    def loss(x, w):
        return (core.gelu(x * 2) @ w).sum()

    found = core.compile(core.func.grad(loss, argnums=(0, 1)))(*args)
    for made, expected in zip(found, core.func.grad(loss, argnums=(0, 1))(*args), strict=True):
        assert_close(made, expected)


# ---- the boundary ------------------------------------------------------------------------------
def test_only_products_of_this_boundary_are_taken():
    with pytest.raises((ValueError, TypeError)):
        _native.set_product("float32", object())
    assert isinstance(_native.has_product("float32"), bool)
    op = _native.find_operator("core::matmul")
    for maker in (7, _native.find_operator("core::linalg_qr")):
        with pytest.raises(RegistrationError, match="no body makes"):
            _native.register_product(op, maker, True, "")


# ---- weights, which are packed once ------------------------------------------------------------
def _write(weight):
    weight *= 1.5


def _write_out(weight):
    core.add(weight, 1, out=weight)


def _write_a_view(weight):
    weight[1:3] = 7


def _write_through_numpy(weight):
    np.asarray(weight)[2:4] += 1


def _write_through_a_buffer(weight):
    memoryview(weight).cast("B")[:4] = b"\0\0\x80\x3f"


def _write_through_dlpack(weight):
    np.from_dlpack(weight)[0] = 3


def _write_at_an_address(weight):
    ctypes.c_float.from_address(weight.data_ptr).value = 11.0


WRITES = [_write, _write_out, _write_a_view, _write_through_numpy, _write_through_a_buffer]
WRITES += [_write_through_dlpack, _write_at_an_address]


@pytest.mark.parametrize("write", WRITES, ids=lambda f: f.__name__.strip("_"))
@pytest.mark.parametrize("rows", [8, 400])
def test_a_weight_that_changes_is_seen(write, rows):
    rng = np.random.default_rng(0)
    x, bias = tensor(rng, rows, 24), tensor(rng, 40)
    weight = tensor(rng, 24, 40).clone()
    compiled = core.compile(lambda x, w, b: core.relu(x @ w + b), fullgraph=True)
    for _ in range(3):
        for _ in range(3):
            want = np.maximum(np.asarray(x) @ _values(weight) + np.asarray(bias), 0)
            np.testing.assert_allclose(np.asarray(compiled(x, weight, bias)), want, atol=1e-4)
        write(weight)


def _values(tensor):
    """The values, and not the memory, which nobody else is to know of."""
    return np.array(tensor.tolist(), "float32")


def test_weights_of_one_storage_and_other_layouts_are_told_apart():
    rng = np.random.default_rng(1)
    x, bias = tensor(rng, 30, 32), tensor(rng, 32)
    base = tensor(rng, 80, 32).clone()
    compiled = core.compile(lambda x, w, b: core.relu(x @ w + b), fullgraph=True)
    views = [base[:32], base[16:48], base[:32].T, base[::2][:32], base[:32]]
    for w in [v for v in views for _ in range(3)] + views:
        want = np.maximum(np.asarray(x) @ _values(w) + np.asarray(bias), 0)
        np.testing.assert_allclose(np.asarray(compiled(x, w, bias)), want, atol=1e-4)


class Call(ctypes.Structure):  # core/kernel.h
    _fields_ = [
        ("before", ctypes.c_void_p * 10),
        ("num_threads", ctypes.c_int32),
        ("float32_precision", ctypes.c_int32),
    ]


class Product(ctypes.Structure):  # core/product.h
    _fields_ = [
        ("before", ctypes.c_int64 * 12),
        ("call", ctypes.POINTER(Call)),
        ("packed", ctypes.c_void_p),
    ]


ProductFn = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.POINTER(Product))


class Provider(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_uint32),
        ("abi_version", ctypes.c_uint32),
        ("fn", ProductFn),
        ("name", ctypes.c_char_p),
        ("knows", ctypes.c_uint32),
    ]


@pytest.fixture
def watched():
    """What each product of float32 is asked for: the precision, and whether it finds a packed
    weight."""
    seen = []
    name, python = b"core.product.v1", ctypes.pythonapi
    python.PyCapsule_New.restype = ctypes.py_object
    python.PyCapsule_New.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    python.PyCapsule_GetPointer.restype = ctypes.c_void_p
    python.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]

    def watch(product):
        p = product.contents
        seen.append((p.call.contents.float32_precision, p.packed is not None))
        return real.fn(product)

    capsule = _native.set_product("float32", None)
    real = Provider.from_address(python.PyCapsule_GetPointer(capsule, name))
    own = Provider(ctypes.sizeof(Provider), 1, ProductFn(watch), b"watched", real.knows)
    _native.set_product("float32", python.PyCapsule_New(ctypes.addressof(own), name, None))
    yield seen
    _native.set_product("float32", capsule)
    core.set_float32_matmul_precision("highest")


@fusible
def test_a_weight_is_packed_for_the_precision_of_products(watched):
    rng = np.random.default_rng(3)
    x, weight, bias = tensor(rng, 64, 32), tensor(rng, 32, 48).clone(), tensor(rng, 48)
    compiled = core.compile(lambda x, w, b: core.relu(x @ w + b), fullgraph=True)
    for number, precision in enumerate(("highest", "medium", "highest")):
        core.set_float32_matmul_precision(precision)
        watched.clear()
        for _ in range(4):
            compiled(x, weight, bias)
        assert watched == [(2 * (number % 2), packed) for packed in (False, False, True, True)]


def test_threads_may_share_a_weight():
    rng = np.random.default_rng(2)
    x, weight, bias = tensor(rng, 64, 32), tensor(rng, 32, 48).clone(), tensor(rng, 48)
    compiled = core.compile(lambda x, w, b: core.gelu(x @ w + b), fullgraph=True)
    want = np.asarray(compiled(x, weight, bias))
    with ThreadPoolExecutor(4) as pool:
        for got in pool.map(lambda _: np.asarray(compiled(x, weight, bias)), range(40)):
            np.testing.assert_array_equal(got, want)


def test_a_weight_that_is_read_while_it_is_written_is_read_anew():
    def grow(tensors):
        for t in tensors:
            t *= 2
            t += 1

    x, bias, weight = core.ones((64, 64)), core.zeros(64), core.zeros((64, 64))
    grown = [*(core.zeros((1000, 1000)) for _ in range(12)), weight]  # written as one range
    update, compiled = core.compile(grow), core.compile(lambda x, w, b: core.relu(x @ w + b))
    update(grown)
    done = threading.Event()

    def read():
        while not done.is_set():
            compiled(x, weight, bias)

    with ThreadPoolExecutor(1) as pool:
        reading = pool.submit(read)
        for k in range(2, 14):
            update(grown)
            got = np.asarray(compiled(x, weight, bias))
            np.testing.assert_array_equal(got, np.full((64, 64), 64.0 * (2**k - 1)))
        done.set()
        reading.result()
