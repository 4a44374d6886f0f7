"""Products of bfloat16, and of float32 that may be rounded to it, at each level: by tiles (AMX), by
dot products (AVX512-BF16), or in float32."""

from __future__ import annotations

import contextlib
import ctypes
import mmap
import os
from collections.abc import Iterator
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import core

_kernels = pytest.importorskip("core_backend_cpu_x86._kernels")

pytestmark = pytest.mark.native
bfloat16 = np.dtype(ml_dtypes.bfloat16)
fuzz = settings(max_examples=200, deadline=None)
OK, DECLINED = 0, 1
# around the sizes of tiles and strips, and depths of several parts
SIZES = st.sampled_from([*range(1, 19), 24, 31, 32, 33, 48, 63, 64, 65, 97, 130, 300])
DEPTHS = st.sampled_from([1, 2, 7, 8, 15, 16, 31, 32, 33, 63, 64, 65, 200, 640, 641, 1300, 6000])
tiles = pytest.mark.skipif("amx" not in _kernels.isas(), reason="the processor has no tiles")


@pytest.fixture(autouse=True)
def settings_of_core() -> Iterator[None]:
    threads, precision = core.get_num_threads(), core.get_float32_matmul_precision()
    yield
    core.set_num_threads(threads)
    core.set_float32_matmul_precision(precision)


def drawn(rng: np.random.Generator, shape: tuple[int, ...]) -> np.ndarray:
    return rng.standard_normal(shape).astype(bfloat16)


def laid_out(rng: np.random.Generator, array: np.ndarray, way: str) -> np.ndarray:
    """The same values, or some of them repeated, in memory that lies in another way."""
    if way == "columns":
        return np.ascontiguousarray(array.swapaxes(-1, -2)).swapaxes(-1, -2)
    if way == "wider":
        wide = np.full((*array.shape[:-1], array.shape[-1] + int(rng.integers(1, 40))), np.nan)
        wide = wide.astype(array.dtype)
        wide[..., : array.shape[-1]] = array
        return wide[..., : array.shape[-1]]
    if way == "steps":
        return np.repeat(array, 2, -1)[..., ::2]
    if way == "backwards":
        return np.ascontiguousarray(array[..., ::-1, ::-1])[..., ::-1, ::-1]
    if way == "one row":
        return np.broadcast_to(array[..., :1, :], array.shape)
    return array


WAYS = st.sampled_from(["rows", "rows", "columns", "wider", "steps", "backwards", "one row"])


def agree(got: np.ndarray, x: np.ndarray, y: np.ndarray, most: float = 2.0**-8) -> None:
    """Within half of bfloat16's last place, and what sums of float32 are off."""
    a, b = x.astype("d"), y.astype("d")
    want, scale = a @ b, np.abs(a) @ np.abs(b)
    off = np.abs(got.astype("d") - want)
    assert np.all(off <= most * np.abs(want) + 2e-6 * scale + 1e-30), off.max()


def product(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    return np.asarray(core.matmul(core.asarray(x), core.asarray(y)))


# ---- each level --------------------------------------------------------------------------------
@fuzz
@given(m=SIZES, n=SIZES, k=DEPTHS, ways=st.tuples(WAYS, WAYS), seed=st.integers(0, 2**32 - 1))
def test_products(kernels: Any, m: int, n: int, k: int, ways: tuple[str, str], seed: int) -> None:
    if kernels.isa == "v2":
        pytest.skip("it has none")
    rng = np.random.default_rng(seed)
    x = laid_out(rng, drawn(rng, (m, k)), ways[0])
    y = laid_out(rng, drawn(rng, (k, n)), ways[1])
    room = np.full((m, n + 3), 7).astype(bfloat16)
    status, _ = kernels.status("core::matmul", room[:, 1 : n + 1], x, y)
    if status == OK:
        agree(room[:, 1 : n + 1], x, y)
    else:
        assert status == DECLINED
        assert min(m, n) < 14 or n < 32 or k < 8  # what the BLAS does
        assert (room == 7).all()
    assert (room[:, 0] == 7).all()
    assert (room[:, n + 1 :] == 7).all()


@pytest.mark.parametrize("m,n,k", [(10, 33, 40), (70, 90, 65), (32, 64, 1300)])
def test_infinities_and_nan_stay_in_their_row_and_column(
    kernels: Any, m: int, n: int, k: int
) -> None:
    if kernels.isa == "v2" or (kernels.isa != "amx" and m < 14):
        pytest.skip("the BLAS does it")
    rng = np.random.default_rng(0)
    x, y = drawn(rng, (m, k)), drawn(rng, (k, n))
    x[m - 1, 3], y[k - 1, n - 1], y[5, 2] = np.inf, np.nan, -np.inf
    got = kernels.run("core::matmul", np.empty((m, n), bfloat16), x, y).astype("d")
    assert np.isnan(got[:, n - 1]).all()
    assert np.isinf(got[m - 1, 3 : n - 1]).all()
    assert np.isinf(got[: m - 1, 2]).all()
    others = np.delete(got[: m - 1, : n - 1], 2, 1)
    assert np.isfinite(others).all()


def test_long_sums_of_equal_numbers(kernels: Any) -> None:
    """Every rounding errs to the same side: sums in parts keep that small."""
    if kernels.isa == "v2":
        pytest.skip("it has none")
    x, y = np.full((40, 70000), 0.1, bfloat16), np.full((70000, 64), 0.1, bfloat16)
    got = kernels.run("core::matmul", np.empty((40, 64), bfloat16), x, y)
    agree(got, x, y, 2.0**-8)


@contextlib.contextmanager
def at_page_end(array: np.ndarray) -> Iterator[np.ndarray]:
    """A copy. While this is open, reading behind it ends the process."""
    page, size = mmap.PAGESIZE, array.nbytes
    end = -(-size // page) * page
    memory = np.frombuffer(mmap.mmap(-1, end + page), np.uint8)
    copy = memory[end - size : end].view(array.dtype).reshape(array.shape)
    copy[...] = array
    guard, protect = ctypes.c_void_p(memory.ctypes.data + end), ctypes.CDLL(None).mprotect
    assert protect(guard, page, 0) == 0
    try:
        yield copy
    finally:
        protect(guard, page, mmap.PROT_READ | mmap.PROT_WRITE)


@pytest.mark.skipif(os.name != "posix", reason="pages are not protected here")
def test_nothing_is_read_behind_an_operand(kernels: Any) -> None:
    if kernels.isa == "v2":
        pytest.skip("it has none")
    rng = np.random.default_rng(0)
    for m, k, n in ((33, 64, 32), (17, 33, 35), (64, 65, 96), (48, 64, 64), (32, 32, 32)):
        for turned in (False, True):
            x, y = drawn(rng, (m, k)), drawn(rng, (k, n))
            with at_page_end(x.T if turned else x) as a, at_page_end(y.T if turned else y) as b:
                given = (a.T, b.T) if turned else (a, b)
                agree(kernels.run("core::matmul", np.empty((m, n), bfloat16), *given), x, y)


# ---- the best level ----------------------------------------------------------------------------
@pytest.mark.parametrize("shape", [
    *((300, 260, 280), (33, 900, 700), (64, 1030, 1500), (1000, 40, 64), (700, 777, 99)),
])  # fmt: skip
def test_any_number_of_threads_gives_the_same_bits(shape: tuple[int, int, int]) -> None:
    m, n, k = shape
    rng = np.random.default_rng(0)
    y = drawn(rng, (k, n))
    for x in (drawn(rng, (m, k)), drawn(rng, (k, m)).T):
        core.set_num_threads(1)
        alone = product(x, y)
        agree(alone, x, y)
        for threads in (2, 5):
            core.set_num_threads(threads)
            assert product(x, y).tobytes() == alone.tobytes()


def test_batches() -> None:
    rng = np.random.default_rng(0)
    for batch, m, k, n in (((2, 6), 128, 64, 128), ((7,), 33, 40, 65), ((5,), 12, 200, 90)):
        x, y = drawn(rng, (*batch, m, k)), drawn(rng, (*batch, n, k)).swapaxes(-1, -2)
        for right in (y, np.ascontiguousarray(y), y[:1]):
            for threads in (1, 2):
                core.set_num_threads(threads)
                agree(product(x, right), x, right)


def test_float32_is_rounded_where_it_may_be() -> None:
    rng = np.random.default_rng(0)
    core.set_float32_matmul_precision("medium")
    for m, k, n in ((64, 300, 70), (33, 65, 40), (100, 1400, 128), (10, 100, 300)):
        for turned in (False, True):
            x, y = (rng.standard_normal(s).astype("f") for s in ((m, k), (k, n)))
            if turned:
                x, y = np.asfortranarray(x), np.asfortranarray(y)
            off = np.abs(product(x, y) - x.astype("d") @ y.astype("d"))
            scale = np.abs(x).astype("d") @ np.abs(y)
            assert (off / scale).max() < 2.0**-8
            if _kernels.isas()[-1] == "amx":
                rounded = (a.astype(bfloat16).astype("d") for a in (x, y))
                a, b = rounded
                assert (np.abs(product(x, y) - a @ b) / scale).max() < 1e-6  # sums are of float32


# ---- compiled functions ------------------------------------------------------------------------
@pytest.mark.parametrize("dtype", ["bfloat16", "float32"])
@pytest.mark.parametrize("turned", [False, True])
def test_compiled_products_with_kept_weights(turned: bool, dtype: str) -> None:
    """The second call packs the weight, later ones find it packed, whatever their rows are."""
    if dtype == "float32":
        core.set_float32_matmul_precision("medium")
    rng = np.random.default_rng(0)
    kind = bfloat16 if dtype == "bfloat16" else np.dtype("f")
    weight = rng.standard_normal((200, 333)).astype(kind)
    w = core.asarray(weight.T.copy()).mT if turned else core.asarray(weight)
    b = core.asarray(rng.standard_normal(333).astype(kind))
    compiled = core.compile(lambda x: core.relu(core.exp(x * 0.1) @ w + b), fullgraph=True)
    for m in (64, 64, 64, 33, 7, 2, 1, 100, 64):
        x = core.asarray(rng.standard_normal((m, 200)).astype(kind))
        left = core.exp(x * 0.1)
        a = np.asarray(left).astype("d")
        want = np.maximum(a @ weight.astype("d") + np.asarray(b).astype("d"), 0)
        scale = np.abs(a) @ np.abs(weight.astype("d")) + 1
        for threads in (1, 2):
            core.set_num_threads(threads)
            got = np.asarray(compiled(x)).astype("d")
            assert (np.abs(got - want) / scale).max() < 2.0**-7


# ---- tiles -------------------------------------------------------------------------------------
@tiles
def test_the_smallest_numbers_are_zero() -> None:
    x, y = np.full((32, 32), 1e-39).astype(bfloat16), np.full((32, 32), 1e30).astype(bfloat16)
    assert x[0, 0] > 0
    assert (product(x, y).astype("d") == 0).all()


@tiles
@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_child_has_tiles() -> None:
    rng = np.random.default_rng(0)
    x, y = drawn(rng, (200, 300)), drawn(rng, (300, 200))
    core.set_num_threads(1)
    want = product(x, y)
    child = os.fork()
    if child == 0:
        os._exit(0 if (product(x, y) == want).all() else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert (product(x, y) == want).all()


@tiles
def test_torch_finds_its_tiles_as_it_left_them() -> None:
    torch = pytest.importorskip("torch")
    core.set_num_threads(2)
    torch.manual_seed(0)
    x, y = torch.randn(70, 96).bfloat16(), torch.randn(96, 80).bfloat16()
    a, b = core.from_dlpack(x), core.from_dlpack(y)
    before = torch.matmul(x, y)
    for _ in range(20):
        got = np.asarray(core.matmul(a, b)).astype("d")
        assert torch.equal(torch.matmul(x, y), before)
        assert np.abs(got - before.double().numpy()).max() < 0.3
