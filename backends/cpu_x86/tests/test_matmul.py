"""matmul against NumPy in float64: shapes, strides, dtypes, threads, processes; by our loops, by
OpenBLAS."""

from __future__ import annotations

import os
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import core
from core import testing

pytest.importorskip("core_backend_cpu_x86._kernels")
from core_backend_cpu_x86.kernels import load_blas

LOADED = load_blas()
if isinstance(LOADED, str):
    pytest.skip(f"OpenBLAS: {LOADED}", allow_module_level=True)

pytestmark = pytest.mark.native
posix = pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
fuzz = settings(max_examples=150, deadline=None)
DTYPES = {  # name: how far a sum of k products may be off, in parts of the sum of magnitudes
    "float16": 1e-3,
    "bfloat16": 8e-3,
    "float32": 1e-6,
    "float64": 1e-15,
    "complex64": 1e-6,
    "complex128": 1e-15,
}
SIZES = st.sampled_from([0, 1, 2, 3, 5, 16, 17, 64, 65, 130])
BATCHES = [((), ()), ((3,), ()), ((), (2,)), ((2, 3), (3,)), ((2, 1), (1, 3)), ((4, 1, 2), (5, 1))]


def dtype_of(name: str) -> np.dtype:
    return np.dtype(ml_dtypes.bfloat16 if name == "bfloat16" else name)


@pytest.fixture(autouse=True)
def number_of_threads() -> Any:
    before = core.get_num_threads()
    yield
    core.set_num_threads(before)


def drawn(rng: np.random.Generator, shape: tuple[int, ...], name: str) -> np.ndarray:
    values = rng.standard_normal(shape)
    if name.startswith("complex"):
        values = values + 1j * rng.standard_normal(shape)
    return np.asarray(values).astype(dtype_of(name))


def laid_out(rng: np.random.Generator, array: np.ndarray) -> np.ndarray:
    """The same values, or some of them repeated, in memory that lies in a random way."""
    way = rng.integers(7) if array.ndim > 0 else -1
    if way == 0 and array.ndim > 1:  # columns
        return np.ascontiguousarray(array.swapaxes(-1, -2)).swapaxes(-1, -2)
    if way == 1:  # steps
        return np.repeat(array, 2, -1)[..., ::2]
    if way == 2:  # backwards
        return np.ascontiguousarray(array[..., ::-1])[..., ::-1]
    if way == 6 and array.ndim > 1:  # rows backwards, with steps
        return np.repeat(np.ascontiguousarray(array[..., ::-1, :]), 2, -1)[..., ::-1, ::2]
    if way == 3 and array.ndim > 1:  # one row for all
        return np.broadcast_to(array[..., :1, :], array.shape)
    if way == 4:  # any order of dimensions
        order = rng.permutation(array.ndim)
        return np.ascontiguousarray(array.transpose(order)).transpose(np.argsort(order))
    return array


def agree(got: np.ndarray, x: np.ndarray, y: np.ndarray, name: str) -> None:
    wide = np.complex128 if name.startswith("complex") else np.float64
    a, b = x.astype(wide), y.astype(wide)
    want, scale = a @ b, np.abs(a) @ np.abs(b)
    assert got.shape == want.shape
    assert got.dtype == x.dtype
    off = np.abs(got.astype(wide) - want)
    least = 6e-8 if name == "float16" else 1e-45  # near which numbers are further apart
    assert np.all(off <= DTYPES[name] * (scale + np.abs(want)) + least), off.max()


def product(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    return np.asarray(core.matmul(core.asarray(x), core.asarray(y)))


# ---- values ------------------------------------------------------------------------------------
@fuzz
@given(
    m=SIZES,
    n=SIZES,
    k=SIZES,
    batch=st.sampled_from(BATCHES),
    vectors=st.sampled_from(["", "", "", "left", "right", "both"]),
    name=st.sampled_from(list(DTYPES)),
    seed=st.integers(0, 2**32 - 1),
)
def test_products(
    blas: Any, m: int, n: int, k: int, batch: Any, vectors: str, name: str, seed: int
):
    rng = np.random.default_rng(seed)
    x_shape = (k,) if vectors in ("left", "both") else (*batch[0], m, k)
    y_shape = (k,) if vectors in ("right", "both") else (*batch[1], k, n)
    x, y = (laid_out(rng, drawn(rng, shape, name)) for shape in (x_shape, y_shape))
    shape = np.matmul(np.empty(x_shape, "i1"), np.empty(y_shape, "i1")).shape
    out = laid_out(rng, np.empty(shape, x.dtype))
    if not out.flags.writeable:  # one row for all: no place for a result
        out = np.empty(shape, x.dtype)
    out[...] = np.nan
    agree(blas.run("core::matmul", out, x, y), x, y, name)


@pytest.mark.parametrize("name", DTYPES)
@pytest.mark.parametrize("shape", [
    *((300, 260, 280), (1, 5000, 700), (5000, 1, 700), (33, 700, 900)),
    *((3, 5000, 700), (8, 700, 900), (700, 7, 900)),
])  # fmt: skip
def test_one_and_two_threads_give_the_same_bits(name: str, shape: tuple[int, int, int]) -> None:
    m, n, k = shape
    rng = np.random.default_rng(0)
    for x in (drawn(rng, (m, k), name), drawn(rng, (k, m), name).T):
        y = drawn(rng, (k, n), name)
        core.set_num_threads(1)
        alone = product(x, y)
        agree(alone, x, y, name)
        core.set_num_threads(2)
        assert product(x, y).tobytes() == alone.tobytes()
        core.set_num_threads(5)
        agree(product(x, y), x, y, name)


def test_batches_are_shared_out() -> None:
    rng = np.random.default_rng(0)
    x, y = drawn(rng, (7, 3, 64, 64), "float32"), drawn(rng, (3, 64, 64), "float32")
    for threads in (1, 2, 3):
        core.set_num_threads(threads)
        agree(product(x, y), x, y, "float32")


@pytest.mark.parametrize("name", ["float32", "float64"])
@pytest.mark.parametrize("shape", [(128, 128, 128), (130, 300, 70), (257, 33, 129), (60, 600, 90)])
def test_large_batches_give_the_same_bits_on_every_thread(
    name: str, shape: tuple[int, int, int]
) -> None:
    m, k, n = shape
    rng = np.random.default_rng(0)
    wide, y = drawn(rng, (6, m, k + 5), name), drawn(rng, (6, k, n), name)
    for x in (wide[..., :k], wide[..., :k].copy(), np.broadcast_to(wide[:1, :, :k], (6, m, k))):
        core.set_num_threads(1)
        alone = product(x, y)
        agree(alone, x, y, name)
        for threads in (2, 5):
            core.set_num_threads(threads)
            np.testing.assert_array_equal(product(x, y), alone)


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
def test_what_is_not_finite_stays_in_its_row_and_column(value: float) -> None:
    x, y = np.ones((4, 3), "float32"), np.ones((3, 5), "float32")
    x[1, 2] = value
    with np.errstate(all="ignore"):
        want = np.array([[x[i] @ y[:, j] for j in range(5)] for i in range(4)])
    assert np.array_equal(product(x, y), want, equal_nan=True)
    assert np.array_equal(product(x, y[:, 0]), want[:, 0], equal_nan=True)


def test_integers_are_left_to_others() -> None:
    x = core.asarray([[1, 2], [3, 4]])
    assert core.matmul(x, x).tolist() == [[7, 10], [15, 22]]


# ---- the C boundary ----------------------------------------------------------------------------
def test_a_size_that_the_blas_cannot_count_is_declined(blas: Any) -> None:
    x = np.broadcast_to(np.ones((1, 1), "float32"), (1, 2**31))
    y = np.broadcast_to(np.ones((1, 1), "float32"), (2**31, 1))
    assert blas.status("core::matmul", np.empty((1, 1), "float32"), x, y) == (1, "")


def test_shapes_that_do_not_fit_are_an_error(blas: Any) -> None:
    x, out = (np.ones((2, 2), "float32") for _ in range(2))
    for wrong in (np.ones((3, 2), "float32"), np.ones((), "float32"), np.ones((2, 3), "float32")):
        status, message = blas.status("core::matmul", out, x, wrong)
        assert (status, message) == (2, "the shapes are not those of a product")


# ---- under core --------------------------------------------------------------------------------
DEFINITION = next(d for d in testing.operators() if d.name == "core::matmul")


@pytest.mark.parametrize("name", testing.dtypes(DEFINITION))
def test_agrees_with_the_reference(name: str) -> None:
    for sample in testing.samples(DEFINITION, name):
        testing.check_reference(DEFINITION, sample)


def test_explain_names_the_kernel() -> None:
    explained = core.explain(core.matmul, core.ones((2, 2)), core.ones((2, 2)))
    assert "cpu_x86 core::matmul" in str(explained)


# ---- processes and threads ---------------------------------------------------------------------
SETUP = """
import os, signal, sys, threading, time
import core
def end(args):  # of an exception in a thread
    sys.__excepthook__(*args[:3])
    os._exit(1)
threading.excepthook = end
core.set_num_threads(2)
x = core.ones((600, 600))
def check():
    y = core.matmul(x, x)
    assert float(y[0, 0]) == float(y[-1, -1]) == 600.0
def wait(child):
    assert os.waitpid(child, 0)[1] == 0
def in_child():
    child = os.fork()
    if child == 0:
        signal.alarm(60)
        check()
        os._exit(0)
    return child
"""


@pytest.fixture
def run_script(tmp_path: Any) -> Any:
    """Runs code after SETUP in an interpreter of its own, which has a minute."""
    import subprocess
    import sys

    def run(code: str, before: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-c", before + SETUP + code],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    return run


@posix
def test_a_child_multiplies(run_script: Any) -> None:
    run_script("check()\nfor _ in range(5): wait(in_child())\ncheck()")


@posix
def test_a_fork_while_products_run(run_script: Any) -> None:
    run_script(
        """
stop = threading.Event()
def busy():
    while not stop.is_set(): check()
threads = [threading.Thread(target=busy) for _ in range(2)]
for t in threads: t.start()
try:
    for _ in range(40):
        time.sleep(0.002)
        wait(in_child())
finally:
    stop.set()
for t in threads: t.join()
"""
    )


@posix
def test_processes_of_multiprocessing(run_script: Any) -> None:
    run_script(
        """
import multiprocessing
check()
with multiprocessing.get_context("fork").Pool(2) as pool:
    for _ in range(4): pool.apply(check)
"""
    )


def test_many_threads_of_python_multiply_at_once(run_script: Any) -> None:
    run_script(
        """
from concurrent.futures import ThreadPoolExecutor
futures = []
with ThreadPoolExecutor(6) as executor:
    for i in range(60):
        futures.append(executor.submit(check))
        core.set_num_threads(i % 4 + 1)
for future in futures: future.result()
"""
    )


def test_python_ends_while_a_daemon_thread_multiplies(run_script: Any) -> None:
    run_script(
        """
def busy():
    while True: check()
threading.Thread(target=busy, daemon=True).start()
time.sleep(0.1)
"""
    )


@pytest.mark.skipif(not os.path.isdir("/proc/self/task"), reason="threads cannot be counted here")
def test_openblas_has_no_threads_of_its_own(run_script: Any) -> None:
    run_script(
        """
tasks = lambda: len(os.listdir("/proc/self/task"))
core.set_num_threads(1); check()
time.sleep(0.2)  # the second thread goes
before = tasks()
check()
assert tasks() == before, tasks()
core.set_num_threads(2); check()
assert tasks() == before + 1, tasks()
assert "OPENBLAS_NUM_THREADS" not in os.environ
""",
    )


def test_the_other_kernels_serve_without_openblas(run_script: Any) -> None:
    said = run_script(
        """
check()
assert "matmul.cpp" not in str(core.explain(core.matmul, x, x))
assert any(k.provider == "cpu_x86" for k in core.ops.core.astype.kernels)
""",
        before='import sys; sys.modules["core_backend_cpu_x86._blas"] = None',
    )
    assert "cpu_x86 multiplies large matrices only, OpenBLAS was not loaded" in said


@pytest.mark.parametrize("name", ["float32", "float64"])
def test_the_loops_of_every_instruction_set(kernels: Any, name: str) -> None:
    if kernels.isa == "v2":
        pytest.skip("its vectors are too short")
    rng = np.random.default_rng(0)
    for m, k, n in (
        (14, 8, 32),
        (15, 9, 33),
        (50, 400, 64),
        (130, 128, 200),
        (225, 17, 100),
        (300, 1200, 47),
    ):
        for left, right in ((False, False), (True, False), (False, True), (True, True)):
            x, y = drawn(rng, (k, m) if left else (m, k), name), drawn(rng, (k, n), name)
            x = x.T if left else x
            y = np.asfortranarray(y) if right else y
            room = np.full((m, n + 3), 7.0, name)
            agree(kernels.run("core::matmul", room[:, 1 : n + 1], x, y), x, y, name)
            assert (room[:, 0] == 7).all()
            assert (room[:, n + 1 :] == 7).all()


@pytest.mark.parametrize("name", ["int8", "uint8"])
def test_products_of_bytes_wrap(kernels: Any, name: str) -> None:
    if kernels.isa == "v2":
        pytest.skip("it has none")
    rng = np.random.default_rng(0)
    for m, k, n in ((14, 8, 32), (15, 9, 33), (50, 401, 64), (225, 17, 100), (180, 1200, 47)):
        for left, right in ((False, False), (True, False), (False, True), (True, True)):
            x = rng.integers(0, 256, (k, m) if left else (m, k)).astype("u1").view(name)
            y = rng.integers(0, 256, (k, n)).astype("u1").view(name)
            x = x.T if left else x
            y = np.asfortranarray(y) if right else y
            room = np.full((m, n + 3), 7, name)
            got = kernels.run("core::matmul", room[:, 1 : n + 1], x, y)
            np.testing.assert_array_equal(got, x @ y)
            assert (room[:, 0] == 7).all()
            assert (room[:, n + 1 :] == 7).all()


@pytest.mark.parametrize("batch", BATCHES[1:], ids=str)
def test_products_of_bytes_in_batches(kernels: Any, batch: Any) -> None:
    if kernels.isa == "v2":
        pytest.skip("it has none")
    rng = np.random.default_rng(0)
    x = laid_out(rng, rng.integers(-128, 128, (*batch[0], 20, 30)).astype("i1"))
    y = laid_out(rng, rng.integers(-128, 128, (*batch[1], 30, 40)).astype("i1"))
    out = np.zeros((*np.broadcast_shapes(*batch), 20, 40), "i1")
    np.testing.assert_array_equal(kernels.run("core::matmul", out, x, y), x @ y)


def few_rows(rng: np.random.Generator, m: int, k: int, n: int, name: str) -> Any:
    """Operands and a result in the layouts that products of few rows are multiplied in."""
    xs = {
        "rows": lambda x: x,
        "columns": lambda x: np.ascontiguousarray(x.T).T,
        "gaps": lambda x: np.repeat(x, 3, 1)[:, ::3],
    }
    ys = {
        "rows": lambda y: y,
        "rows with gaps": lambda y: np.concatenate([y, y], 1)[:, : y.shape[1]],
        "rows backwards": lambda y: np.ascontiguousarray(y[::-1])[::-1],
        "columns": lambda y: np.asfortranarray(y),
        "columns with gaps": lambda y: np.concatenate([y, y]).T.copy().T[: y.shape[0]],
    }
    x, y = drawn(rng, (m, k), name), drawn(rng, (k, n), name)
    for make_x in xs.values():
        for make_y in ys.values():
            yield make_x(x), make_y(y)


@pytest.mark.parametrize("name", ["float32", "float64", "bfloat16"])
def test_few_rows_and_few_columns(kernels: Any, name: str) -> None:
    if kernels.isa == "v2":
        pytest.skip("it has none")
    rng = np.random.default_rng(0)
    sizes = [(1, 33, 47), (1, 33, 1000), (2, 133, 257), (3, 300, 131), (4, 1030, 40)]
    sizes += [(5, 65, 833), (6, 47, 1400), (7, 1150, 65), (8, 257, 513)]
    for m, k, n in [*sizes, (9, 65, 1500), (13, 530, 301), (16, 300, 600)]:  # by turns
        for x, y in few_rows(rng, m, k, n, name):
            room = np.full((m, n + 3), 7.0).astype(dtype_of(name))
            agree(kernels.run("core::matmul", room[:, 1 : n + 1], x, y), x, y, name)
            assert (room[:, 0] == 7).all()
            assert (room[:, n + 1 :] == 7).all()
            turned = np.empty((n, m), room.dtype)
            agree(kernels.run("core::matmul", turned, y.T, x.T), y.T, x.T, name)


@pytest.mark.parametrize("name", ["float32", "float64"])
def test_small_right_operands(kernels: Any, name: str) -> None:
    """One product, and batches: rows of the result are stored as whole vectors, but the last."""
    if kernels.isa == "v2":
        pytest.skip("it has none")
    rng = np.random.default_rng(0)
    sizes = [(1, 1, 1), (2, 2, 2), (5, 3, 3), (4, 4, 4), (9, 7, 5), (23, 16, 6), (6, 3, 8)]
    sizes += [(50, 40, 4), (17, 300, 10), (12, 5, 13), (70, 1024, 16), (33, 9, 11)]
    for m, k, n in sizes if name == "float32" else [size for size in sizes if size[2] < 9]:
        for batch in BATCHES:
            x = laid_out(rng, drawn(rng, (*batch[0], m, k), name))
            y = laid_out(rng, drawn(rng, (*batch[1], k, n), name))
            shape = np.broadcast_shapes(*batch)
            alone = np.full((*shape, m, n), np.nan, name)
            agree(kernels.run("core::matmul", alone, x, y), x, y, name)
            room = np.full((*shape, m, n + 3), 7.0, name)
            agree(kernels.run("core::matmul", room[..., 1 : n + 1], x, y), x, y, name)
            assert (room[..., 0] == 7).all()
            assert (room[..., n + 1 :] == 7).all()


@given(
    shape=st.tuples(st.integers(1, 30), st.integers(1, 40), st.integers(1, 36)),
    batch=st.sampled_from(BATCHES),
    name=st.sampled_from(["float32", "float64"]),
    seed=st.integers(0, 2**32 - 1),
)
@fuzz
def test_small_products_of_any_layout(
    shape: tuple[int, int, int], batch: Any, name: str, seed: int
) -> None:
    (m, k, n), rng = shape, np.random.default_rng(seed)
    x = laid_out(rng, drawn(rng, (*batch[0], m, k), name))
    y = laid_out(rng, drawn(rng, (*batch[1], k, n), name))
    agree(product(x, y), x, y, name)


@pytest.mark.parametrize("by_columns", [False, True])
@pytest.mark.parametrize("name", ["float32", "float64", "bfloat16"])
def test_a_row_is_the_same_among_few(kernels: Any, name: str, by_columns: bool) -> None:
    """An element's sum has one order, however many rows are multiplied with it."""
    if kernels.isa == "v2":
        pytest.skip("it has none")
    rng = np.random.default_rng(0)
    x, y = drawn(rng, (16, 700), name), drawn(rng, (700, 241), name)
    y = np.asfortranarray(y) if by_columns else y
    each = [kernels.run("core::matmul", np.empty((1, 241), x.dtype), row, y) for row in x[:, None]]
    most = (5 if by_columns else 8) if (name, kernels.isa) == ("bfloat16", "amx") else 16
    for m in range(2, most + 1):
        some = np.empty((m, 241), x.dtype)
        rows = kernels.run("core::matmul", some, x[:m], y)
        np.testing.assert_array_equal(rows, np.concatenate(each[:m]))


@pytest.mark.parametrize("name", ["float32", "float64", "bfloat16"])
def test_batches_of_few_rows(name: str) -> None:
    """Shared out among threads, one by one or each by its columns, they give the same bits."""
    rng = np.random.default_rng(0)
    for batch, m, k, n in (((1, 3), 1, 70, 90), ((7,), 3, 300, 500), ((2, 5), 12, 600, 230)):
        x, y = drawn(rng, (*batch, m, k), name), drawn(rng, (*batch, k, n), name)
        y_columns = y.swapaxes(-1, -2).copy().swapaxes(-1, -2)
        for right in (y, y[::-1], y_columns, np.broadcast_to(y[..., :1, :, :], y.shape)):
            core.set_num_threads(1)
            first = product(x, right)
            agree(first, x, right, name)
            turned = product(right.swapaxes(-1, -2), x.swapaxes(-1, -2)).swapaxes(-1, -2)
            agree(np.ascontiguousarray(turned), x, right, name)
            for threads in (2, 5):
                core.set_num_threads(threads)
                np.testing.assert_array_equal(product(x, right), first)


@pytest.mark.parametrize("by_columns", [False, True])
@pytest.mark.parametrize("name", ["float32", "float64", "bfloat16"])
def test_infinities_count_once_in_few_rows(kernels: Any, name: str, by_columns: bool) -> None:
    """The last vector of a row or column overlaps the one before."""
    if kernels.isa == "v2":
        pytest.skip("it has none")
    columns = np.arange(1001)
    want = np.where(columns % 2, np.inf, -np.inf)
    for k in (33, 45, 63, 65):
        x, y = np.ones((3, k), dtype_of(name)), np.ones((k, 1001), dtype_of(name))
        y[columns % k, columns] = want
        y = np.asfortranarray(y) if by_columns else y
        got = kernels.run("core::matmul", np.empty((3, 1001), x.dtype), x, y)
        np.testing.assert_array_equal(got.astype("d"), np.broadcast_to(want, (3, 1001)))


def test_long_sums_of_few_rows(kernels: Any) -> None:
    if kernels.isa == "v2":
        pytest.skip("it has none")
    for order in "CF":
        x, y = np.full((2, 20000), 0.1, "f"), np.full((20000, 40), 0.1, "f", order=order)
        out = kernels.run("core::matmul", np.empty((2, 40), "f"), x, y)
        np.testing.assert_allclose(out, x.astype("d") @ y.astype("d"), rtol=2e-6)


def test_the_loops_leave_small_matrices_to_others(kernels: Any) -> None:
    if kernels.isa == "v2":
        pytest.skip("it has none")
    for m, k, n in ((2, 64, 64), (64, 64, 2), (64, 1, 64), (0, 64, 64), (64, 64, 0)):
        x, y, out = np.ones((m, k), "f"), np.ones((k, n), "f"), np.empty((m, n), "f")
        assert kernels.status("core::matmul", out, x, y)[0] == 1  # declined


def test_long_sums_of_equal_numbers(kernels: Any) -> None:
    """Every rounding errs to the same side: sums in parts keep that small."""
    if kernels.isa == "v2":
        pytest.skip("it has none")
    x, y, out = (
        np.full((64, 4096), 0.1, "f"),
        np.full((4096, 64), 0.1, "f"),
        np.empty((64, 64), "f"),
    )
    kernels.run("core::matmul", out, x, y)
    np.testing.assert_allclose(out, x.astype("d") @ y.astype("d"), rtol=2e-6)
