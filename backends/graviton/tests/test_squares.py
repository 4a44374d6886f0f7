"""Products of bfloat16, int8 and rounded float32 by squares, in blocks: the loops of n2 and v1.

Those of int8 for n1, by dot products.
"""

from __future__ import annotations

import ctypes

import ml_dtypes
import numpy as np
import pytest

OK, DECLINED = 0, 1  # core_status
DTYPES = {"int8": 1, "uint8": 5, "bfloat16": 10, "float32": 11}  # core_dtype
HIGHEST, HIGH, MEDIUM = 0, 1, 2  # core_precision
ISAS = ("n2", "v1")
FEWEST = {"n1": (12, 8), "n2": (10, 8), "v1": (10, 16)}
PRODUCTS = [
    *((isa, name) for isa in ISAS for name in ("int8", "uint8", "bfloat16")),
    ("n1", "int8"), ("n1", "uint8"),
]  # fmt: skip
# m, n, k
SIZES = [(10, 16, 8), (11, 17, 9), (12, 8, 9), (25, 40, 300), (64, 33, 70), (170, 260, 31)]


class Operand(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("steps", ctypes.c_int64 * 2)]


def operands(*arrays):
    return (Operand * len(arrays))(
        *(Operand(x.ctypes.data, tuple(s // x.itemsize for s in x.strides)) for x in arrays)
    )


def drawn(shape, name, seed=0):
    rng = np.random.default_rng(seed)
    if name in ("int8", "uint8"):
        return rng.integers(0, 256, shape).astype(np.uint8).view(name)
    return rng.standard_normal(shape).astype(ml_dtypes.bfloat16 if name == "bfloat16" else name)


def matmul(library, a, b, precision=HIGHEST, threads=1):
    """The status and the result, which lies in a larger matrix that is not touched beside it."""
    (m, k), n = a.shape, b.shape[1]
    room = np.full((m, n + 3), 7).astype(a.dtype)
    out = room[:, 1 : n + 1]
    sizes = (ctypes.c_int64 * 3)(m, n, k)
    dtype = DTYPES[a.dtype.name]
    status = library.matmul(dtype, precision, threads, sizes, operands(a, b, out))
    assert (room[:, 0] == 7).all()
    assert (room[:, n + 1 :] == 7).all()
    return status, out


def off(got, a, b):
    """The largest error, in parts of the sum of magnitudes."""
    a, b = a.astype("d"), b.astype("d")
    return (np.abs(got.astype("d") - a @ b) / (np.abs(a) @ np.abs(b))).max()


@pytest.mark.parametrize("by_columns", [(False, False), (True, False), (False, True)])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("isa,name", PRODUCTS)
def test_products(host_products, isa, name, size, by_columns):
    m, n, k = size
    a, b = drawn((m, k), name, 1), drawn((k, n), name, 2)
    a, b = (np.asfortranarray(x) if columns else x for x, columns in zip((a, b), by_columns))
    status, got = matmul(host_products(isa), a, b, threads=3)
    fewest = FEWEST[isa]  # rows and columns; a product of fewer is left to others
    assert status == (OK if m >= fewest[0] and n >= fewest[1] else DECLINED)
    if status == DECLINED:
        return
    if name == "bfloat16":
        assert off(got, a, b) < 2.0**-8
    else:
        np.testing.assert_array_equal(got, a @ b)  # both wrap


@pytest.mark.parametrize("precision", [HIGHEST, HIGH, MEDIUM])
@pytest.mark.parametrize("isa", ISAS)
def test_factors_of_float32_are_rounded_where_they_may_be(host_products, isa, precision):
    a, b = drawn((40, 300), "float32", 1), drawn((300, 50), "float32", 2)
    status, got = matmul(host_products(isa), a, b, precision)
    assert status == OK
    if precision != MEDIUM:
        assert off(got, a, b) < 1e-6
        return
    assert 1e-5 < off(got, a, b) < 2.0**-8  # of rounding both
    rounded = (x.astype(ml_dtypes.bfloat16).astype("f") for x in (a, b))
    assert off(got, *rounded) < 1e-6  # sums are of float32


@pytest.mark.parametrize("name", ["int8", "bfloat16"])
@pytest.mark.parametrize("isa", ISAS)
def test_small_products_are_left_to_others(host_products, isa, name):
    for m, n, k in ((1, 7, 64), (9, 64, 1), (64, 64, 4), (9, 64, 64)):
        status, _ = matmul(host_products(isa), drawn((m, k), name), drawn((k, n), name))
        assert status == DECLINED


@pytest.mark.parametrize("by_columns", [False, True])
@pytest.mark.parametrize("name", ["float32", "bfloat16"])
@pytest.mark.parametrize("isa", ISAS)
def test_few_rows(host_products, isa, name, by_columns):
    for m, n, k in ((1, 333, 100), (5, 200, 301), (8, 300, 301)):
        a, b = drawn((m, k), name, 1), drawn((k, n), name, 2)
        b = np.asfortranarray(b) if by_columns else b
        status, got = matmul(host_products(isa), a, b, threads=3)
        assert status == OK
        assert off(got, a, b) < (2.0**-8 if name == "bfloat16" else 1e-6)


def test_infinities_and_nan_stay_in_their_row_and_column(host_products):
    a, b = drawn((11, 9), "bfloat16", 1), drawn((9, 17), "bfloat16", 2)
    a[10, 3], b[8, 16] = np.inf, np.nan
    _, got = matmul(host_products("v1"), a, b)
    assert np.isnan(got[:, 16]).all()
    assert np.isinf(got[10, :16]).all()
    assert np.isfinite(got[:10, :16]).all()


@pytest.mark.parametrize("name,precision,itemsize", [
    ("bfloat16", HIGHEST, 2), ("float32", MEDIUM, 2), ("float32", HIGHEST, 4),
])  # fmt: skip
def test_weights_are_packed_once(host_products, name, precision, itemsize):
    """The second product reads what the first has packed, and no longer the matrix."""
    library = host_products("v1")
    library.packed_product.restype = ctypes.c_int64
    a, b = drawn((20, 30), name, 1), drawn((30, 40), name, 2)
    first, second = np.zeros((20, 40), a.dtype), np.zeros((20, 40), a.dtype)
    sizes, room = (ctypes.c_int64 * 3)(20, 40, 30), np.zeros(1 << 16, np.uint8)

    def product(out, is_packed):
        at = ctypes.c_void_p(-(-room.ctypes.data // 64) * 64)
        given = operands(a, b, out)
        return library.packed_product(DTYPES[name], precision, sizes, given, at, is_packed)

    deep = 32 if itemsize == 2 else 30  # whole groups
    assert product(first, False) == 48 * deep * itemsize  # whole panels of 16 columns
    b[...] = 0
    assert product(second, True) == 0
    np.testing.assert_array_equal(first, second)
    assert first.any()
