"""The line "likely" of a failure: what it says of differences, and what it must not say."""

from __future__ import annotations

import numpy as np
import pytest

import core
from core.testing.conformance.causes import likely_cause
from core.testing.conformance.failures import Failure
from core.testing.conformance.levels import level0_memory, level2_layouts
from core.testing.conformance.misread import misread, misread_products
from core.testing.conformance.subject import Subject
from core.testing.conformance.values import agree, compare
from core.testing.late import LateRuntime, add_device

PLACES = ("at the end", "barrier", "do not fill", "bits are right", "never", "every 2th")


def cause(got, want, dtype: str = "float32") -> str:
    a, b = (np.asarray(x, dtype) for x in (got, want))
    return likely_cause(a, b, agree(a, b, core.dtype(dtype)), core.dtype(dtype))


def places(said: str) -> list[str]:
    return [word for word in PLACES if word in said]


@pytest.mark.parametrize("zeros", [0, 1, 3])
def test_where_all_are_wrong_no_place_is_to_blame(zeros):
    """Also where the first few are 0, and therefore right by chance."""
    want = np.maximum(np.arange(100) - zeros, 0) + (zeros == 0)
    assert places(cause(np.where(want, want**2 + 7, 0), want)) == []
    assert "every element is wrong" in cause(np.where(want, want**2 + 7, 0), want)
    assert "every element is 0" in cause(np.zeros(100), want + 1)
    assert "every element is 3 times" in cause(3 * want, want)
    integers = cause(np.where(want, want * want + 7, 0), want, "int64")
    assert "every element is wrong" in integers, integers


@pytest.mark.parametrize("share", [1.0, 0.5, 0.02])
def test_products_that_lack_precision(share):
    """Wherever the elements are that exceed the tolerance: behind the first 16, or the last."""
    rng = np.random.default_rng(3)
    want = rng.normal(size=(30, 40)) * 10
    off = want * (1 + 2e-4 * np.sign(rng.normal(size=want.shape)))
    some = rng.random(want.shape) < share
    some.reshape(-1)[:20] = False
    said = cause(np.where(some, off, want), want)
    assert places(said) == [], said
    assert "first digits only" in said
    last = want.copy()
    last[-1, -1] *= 1.001
    assert "first digits only" in cause(last, want)


def test_one_number_is_not_cut_to_bits():
    """Of one number that is wrong, the lowest byte is right by chance."""
    want = np.arange(50)
    got = want.copy()
    got[7] += 512
    assert "bits are right" not in cause(got, want, "int64")
    assert "bits are right" not in cause(np.full(9, 256), np.zeros(9), "int64")


def test_what_is_told_by_places_still_is():
    want = np.arange(1.0, 301.0)
    tail = want.copy()
    tail[256:] = -want[256:]
    assert "a part at the end" in cause(tail, want)
    second = want.copy()
    second[::2] *= -1
    assert "every 2th element" in cause(second, want)
    behind = want.copy()
    behind[64:-1] *= -2.5
    assert "elements after the first 64" in cause(behind, want)
    wide = np.arange(1, 40, dtype="int64") * 2**33 + np.arange(1, 40)
    assert "lowest 32 bits" in cause(wide % 2**32, wide, "int64")
    assert "in other places" in cause(want[::-1].copy(), want)


# ---- what a kernel ignores -----------------------------------------------------------------------
class FromTheBeginning(LateRuntime):
    """Copies on the device, and reads, ignore the offset of 13, or 64, that the checks give."""

    def copy_on_device(self, dst: int, dst_index: int, src: int, src_index: int, n: int) -> None:
        super().copy_on_device(dst, dst_index, src - 13, src_index, n)


def test_a_source_offset_that_is_ignored_is_named() -> None:
    add_device("misread_copies", FromTheBeginning())
    with pytest.raises(Failure) as caught:
        level0_memory.on_device(Subject("misread_copies"))
    assert "likely:" in str(caught.value)
    assert "the source's offset is ignored" in str(caught.value)


def test_strides_of_a_product_that_are_ignored_are_named() -> None:
    add_device("misread_products")

    def dense(x: core.Tensor) -> core.Tensor:
        stored = x if x.strides[-1] == 1 else core.permute_dims(x, (1, 0))
        return stored.to("cpu").clone()

    core.matmul.register_kernel(
        "misread_products", lambda x, y: (dense(x) @ dense(y)).to(x.device), priority=99
    )
    with pytest.raises(Failure) as caught:
        level2_layouts.square_products(Subject("misread_products"), "float32")
    assert "strides are ignored: the elements of the second factor" in str(caught.value)


@pytest.mark.parametrize(("way", "word"), [(0, "strides are"), (1, "the offset of"), (2, "and")])
def test_each_way_to_misread_a_cut_is_told_from_the_others(way: int, word: str) -> None:
    x = core.arange(49.0).reshape(7, 7)
    a, b = core.permute_dims(x[1:4, 2:5], (1, 0)), x[2:5, 1:4]
    wrong, _ = list(misread(b, x))[way]
    got = core.asarray(np.asarray(a) @ wrong)
    with pytest.raises(Failure) as caught:
        compare(got, a @ b, "matmul", "", mistakes=lambda: misread_products(a, b, (x, x)))
    likely = str(caught.value).partition("likely:")[2]
    assert word in likely and "the second factor" in likely
    assert ("offset" in likely) == (way > 0) and ("strides" in likely) == (way != 1)
    with pytest.raises(Failure) as caught:  # something else is not taken for one of them
        compare(
            a @ b + x[0, 1], a @ b, "matmul", "", mistakes=lambda: misread_products(a, b, (x, x))
        )
    assert "ignored" not in str(caught.value)
