"""The line "likely" of a failure: what it says of differences, and what it must not say."""

from __future__ import annotations

import numpy as np
import pytest

import core
from core.testing.conformance.causes import likely_cause
from core.testing.conformance.values import agree

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
    assert "behind the first 64" in cause(behind, want)
    wide = np.arange(1, 40, dtype="int64") * 2**33 + np.arange(1, 40)
    assert "lowest 32 bits" in cause(wide % 2**32, wide, "int64")
    assert "in other places" in cause(want[::-1].copy(), want)
