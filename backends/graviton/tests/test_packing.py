"""Strips and panels of a product, packed as on aarch64: with NEON's sizes, and with SVE's."""

from __future__ import annotations

import ctypes

import ml_dtypes
import numpy as np
import pytest

DTYPES = {"float16": "float32", "bfloat16": "float32", "float32": "float32", "float64": "float64"}
ISAS = ("neon", "v1")


def dtype_of(name):
    return np.dtype(ml_dtypes.bfloat16 if name == "bfloat16" else name)


def matrix(layout, lines, k, dtype):
    """Lines of k elements that lie side by side, each contiguous, or neither."""
    rng = np.random.default_rng(lines * 100 + k)
    if layout == "lines":
        return rng.standard_normal((lines, k)).astype(dtype)
    if layout == "side by side":
        return rng.standard_normal((k, lines)).astype(dtype).T
    return rng.standard_normal((3 * lines, 2 * k)).astype(dtype)[::3, ::2]


def packed(library, name, x, width):
    """to[p * width + i] is line i's element p; a guard behind it shows what was written too far."""
    lines, k = x.shape
    to = np.full(width * k + 16, 77, DTYPES[name])
    steps = [ctypes.c_int64(s // x.itemsize) for s in x.strides]
    sizes = [ctypes.c_int64(n) for n in (lines, width, k)]
    pack = getattr(library, f"pack_{name}")
    pack(ctypes.c_void_p(x.ctypes.data), *steps, *sizes, ctypes.c_void_p(to.ctypes.data))
    assert (to[width * k :] == 77).all()
    return to[: width * k].reshape(k, width)


@pytest.mark.parametrize("isa,vector,rows", [("neon", 16, 12), ("v1", 32, 14)])
def test_sizes(host, isa, vector, rows):
    """Two sums for a row, in 32 registers; NEON keeps the rows' factors in registers as well."""
    library = host(isa)
    assert library.strip() == rows
    assert [library.panel(4), library.panel(8)] == [2 * vector // 4, 2 * vector // 8]


@pytest.mark.parametrize("layout", ["lines", "side by side", "neither"])
@pytest.mark.parametrize("name", DTYPES)
@pytest.mark.parametrize("isa", ISAS)
@pytest.mark.parametrize("of", ["strip", "panel"])
def test_packing(host, of, isa, name, layout):
    """Whole ones and partly filled ones, whose rest is 0; depths that are no whole vectors."""
    library = host(isa)
    width = library.strip() if of == "strip" else library.panel(np.dtype(DTYPES[name]).itemsize)
    for lines in {1, 3, width - 1, width}:
        for k in (1, 4, 7, 33):
            x = matrix(layout, lines, k, dtype_of(name))
            got = packed(library, name, x, width)
            np.testing.assert_array_equal(got[:, :lines], x.T.astype(DTYPES[name]))
            assert not got[:, lines:].any()


@pytest.mark.parametrize("name", ["float16", "bfloat16"])
@pytest.mark.parametrize("isa", ISAS)
def test_every_number_of_16_bits_is_widened(host, isa, name):
    library = host(isa)
    x = np.arange(65536, dtype=np.uint16).view(dtype_of(name)).reshape(8, -1)
    got = packed(library, name, x, 8)
    np.testing.assert_array_equal(got, x.T.astype(np.float32))


# ---- groups, for instructions that multiply squares ----------------------------------------------
GROUPS = {"bfloat16": 4, "float32": 4, "int8": 8}  # elements in 64 bits of packed factors


def in_groups(library, name, x, width):
    """to[(g * width + i) * deep + d] is line i's element g * deep + d: as (groups, width, deep)."""
    (lines, k), deep = x.shape, GROUPS[name]
    count = -(-k // deep) * width * deep
    to = np.full(count + 16, 77, np.int8 if name == "int8" else np.uint16)
    steps = [ctypes.c_int64(s // x.itemsize) for s in x.strides]
    sizes = [ctypes.c_int64(n) for n in (lines, width, k)]
    pack = getattr(library, f"groups_{name}")
    pack(ctypes.c_void_p(x.ctypes.data), *steps, *sizes, ctypes.c_void_p(to.ctypes.data))
    assert (to[count:] == 77).all()
    return to[:count].reshape(-1, width, deep)


@pytest.mark.parametrize("layout", ["lines", "side by side", "neither"])
@pytest.mark.parametrize("name", GROUPS)
def test_packing_in_groups(host, name, layout):
    """Whole groups and partly filled ones; missing lines and depths are 0."""
    for lines, width in ((1, 2), (7, 8), (10, 10), (16, 16), (5, 16)):
        for k in (1, 3, 4, 8, 13, 40):
            x = matrix(layout, lines, k, "float32")
            x = x if name == "float32" else (x * 50 if name == "int8" else x).astype(dtype_of(name))
            if layout == "side by side":
                x = np.asfortranarray(x)
            got = in_groups(host("v1"), name, x, width)
            deep = GROUPS[name]
            whole = np.zeros((width, got.shape[0] * deep), got.dtype)
            rounded = x if name == "int8" else x.astype(ml_dtypes.bfloat16).view(np.uint16)
            whole[:lines, :k] = rounded
            want = whole.reshape(width, -1, deep).transpose(1, 0, 2)
            np.testing.assert_array_equal(got, want)


def test_float32_is_rounded_to_nearest_and_nan_stays(host):
    bits = np.arange(0, 1 << 32, 65521, dtype=np.uint32)
    special = [0x7F800001, 0x7FFFFFFF, 0xFF800001, 0x7F800000, 0xFF800000, 0x3F808000, 0x3F818000]
    x = np.concatenate([bits, np.array(special, np.uint32)])
    x = x[: len(x) // 4 * 4].view(np.float32).reshape(1, -1)
    got = in_groups(host("v1"), "float32", x, 1).reshape(-1).view(ml_dtypes.bfloat16)
    with np.errstate(invalid="ignore"):
        want = x[0].astype(ml_dtypes.bfloat16)
    np.testing.assert_array_equal(np.isnan(got), np.isnan(want))
    np.testing.assert_array_equal(got[~np.isnan(want)], want[~np.isnan(want)])
