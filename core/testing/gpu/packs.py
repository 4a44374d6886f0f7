"""What a dialect spells for packs of neighbours, on core's emulator: any size, any alignment.

The backend's conftest.py defines `dialect`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

pytest.importorskip("hypothesis")

from hypothesis import given, settings
from hypothesis import strategies as st

import core
from core.dtype_table import COMPUTED_FLOATS
from core.errors import ToolchainError
from core.ir.dialect.groups import GroupDialect
from core.testing import emulator

There = Callable[[core.Tensor], core.Tensor]
DTYPES = (*COMPUTED_FLOATS, "int8", "int32", "int64", "uint8", "bool")
SIZES = st.sampled_from((1, 7, 255, 511, 512, 513, 1023, 1024, 2047, 2048, 2049, 4100))
OFFSETS = st.integers(0, 9)


def values(n: int, dtype: str) -> core.Tensor:
    numbers = np.random.default_rng(n).integers(0, 2 if dtype == "bool" else 100, n)
    return core.asarray(numbers).astype(getattr(core, dtype))


@pytest.fixture(scope="module")
def there(dialect: GroupDialect) -> There:
    """Brings a tensor to an emulated device."""
    name = f"packs_{dialect.name}_{dialect.capabilities.lanes}"
    try:
        emulator.add_device(name, dialect)
    except ToolchainError as e:
        pytest.skip(f"there is no C compiler: {e.what}")
    return lambda x: x.to(name)


def same(found: core.Tensor, expected: core.Tensor) -> None:
    assert found.dtype == expected.dtype
    core.testing.assert_close(found.to("cpu"), expected, rtol=0, atol=0)


@settings(max_examples=40, deadline=None)
@given(n=SIZES, a=OFFSETS, b=OFFSETS, dtype=st.sampled_from(DTYPES))
def test_elements_at_any_address(there: There, n: int, a: int, b: int, dtype: str) -> None:
    x, y = values(n + a, dtype), values(n + b, dtype)
    same(core.maximum(there(x)[a:], there(y)[b:]), core.maximum(x[a:], y[b:]))


@settings(max_examples=20, deadline=None)
@given(n=SIZES, a=OFFSETS, dtype=st.sampled_from(DTYPES), other=st.sampled_from(DTYPES))
def test_elements_of_two_widths(there: There, n: int, a: int, dtype: str, other: str) -> None:
    x = values(n + a, dtype)
    same(there(x)[a:].astype(getattr(core, other)), x[a:].astype(getattr(core, other)))


@settings(max_examples=20, deadline=None)
@given(n=SIZES, a=OFFSETS, step=st.integers(1, 3))
def test_what_is_written_in_place(there: There, n: int, a: int, step: int) -> None:
    x = values(n * step + a, "int32")
    y = there(x)
    y[a::step] += 3
    x[a::step] += 3
    same(y, x)


@settings(max_examples=20, deadline=None)
@given(
    n=st.sampled_from((1, 3, 127, 128, 130, 511, 512, 516, 1030)),
    rows=st.integers(1, 4),
    a=OFFSETS,
)
def test_rows_that_others_are_added_to(there: There, n: int, rows: int, a: int) -> None:
    x, row, column = values(rows * (n + a), "int32"), values(n, "int32"), values(rows, "int32")
    table = x.reshape((rows, n + a))
    expected = table[:, a:] * column.expand_dims(1) + row
    found = there(x).reshape((rows, n + a))[:, a:] * there(column).expand_dims(1) + there(row)
    same(found, expected)


@settings(max_examples=20, deadline=None)
@given(
    n=st.sampled_from((1, 5, 63, 512, 513, 1024, 2100)),
    a=OFFSETS,
    dtype=st.sampled_from(("int64", "int8")),
)
def test_sums_of_rows_and_of_columns(there: There, n: int, a: int, dtype: str) -> None:
    table = values(3 * (n + a), dtype).reshape((3, n + a))
    for axis in (0, 1, None):
        same(core.sum(there(table)[:, a:], axis), core.sum(table[:, a:], axis))
    same(core.sum(there(table.mT)[a:], 0), core.sum(table.mT[a:], 0))


def test_places_that_round_or_wrap_are_no_neighbours(dialect: GroupDialect) -> None:
    """x[int(1.5 i)] and x[uint8(i)] grow by one here and there, and not everywhere."""
    from core.ir import Builder, ops
    from core.ir.compile import lower
    from core.ir.schedule.accesses import coefficient

    def stretched(i: Any) -> Any:
        return ops.cast(ops.cast(i, "float32") * 1.5, "int64")

    def halved(i: Any) -> Any:
        return i - ops.cast(ops.cast(i, "float32") * 0.5, "index")

    def wrapped(i: Any) -> Any:
        return ops.cast(ops.cast(i + 3, "uint8"), "index")

    def shifted(i: Any) -> Any:
        return ops.cast(ops.cast(i, "int64") + 3, "index")

    for place, grows in ((stretched, None), (halved, None), (wrapped, None), (shifted, 1)):
        b = Builder("f", ["n", "m"])
        x, y = b.input("x", "float32", ["m"]), b.output("y", "float32", ["n"])
        with b.parallel("n") as i:
            at = place(i)
            assert coefficient(at, i) == grows, place.__name__
            y[i] = x[at]
        text = dialect.spell(lower(b.function(), dialect.capabilities)).text
        assert ("core_pack_load" in text) == (grows == 1), place.__name__


def test_wide_accesses_are_spelled(dialect: GroupDialect) -> None:
    """Of 16 bytes, chosen where the address is a multiple of that."""
    from core.ir import Builder
    from core.ir.compile import lower

    b = Builder("twice", ["n"])
    x, y = b.input("x", "float32", ["n"]), b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        y[i] = x[i] * 2
    text = dialect.spell(lower(b.function(), dialect.capabilities)).text
    assert "struct alignas(16) words { float e[4]; }" in text
    assert "(unsigned long long)from % 16 == 0" in text
    assert text.count("core_pack_load_float32_4(") == 2 == text.count("core_pack_store_float32_4(")
