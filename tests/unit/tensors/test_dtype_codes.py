"""NumPy's codes of dtypes ("f8", "<i4", "?") wherever a dtype is accepted."""

from __future__ import annotations

import pickle
import sys

import numpy as np
import pytest

import core
from core.errors import DtypeError

NATIVE, SWAPPED = ("<", ">") if sys.byteorder == "little" else (">", "<")
NAMES = [d.name for d in vars(core._native).values() if isinstance(d, core.dtype)]
OF_NUMPY = [name for name in NAMES if hasattr(np, name) and name != "bool"] + ["bool"]


@pytest.mark.parametrize("name", OF_NUMPY)
def test_every_code_of_numpy_s_is_that_dtype(name: str) -> None:
    dtype = np.dtype(name)
    for code in (
        dtype.char,
        dtype.str,
        dtype.str[1:],
        f"={dtype.str[1:]}",
        f"{NATIVE}{dtype.char}",
    ):
        assert core.dtype(code) is getattr(core, name), code
        assert np.dtype(code) == dtype


@pytest.mark.parametrize("code", list("bBhHiIlLqQpP"))
def test_integers_of_c_are_those_of_the_machine(code: str) -> None:
    assert core.dtype(code).name == np.dtype(code).name


@pytest.mark.parametrize(
    "code",
    ["", "<", "f3", "f16", "i0", "f-8", "f08", "f8 ", "8f", "<<f8", "x", "g", "S", "U5", "O",
     "M8", "f8,i4", "bfloat", "f99999999999999999999"],
)  # fmt: skip
def test_what_is_no_code_is_no_dtype(code: str) -> None:
    with pytest.raises(DtypeError, match="is not a dtype of core"):
        core.dtype(code)


@pytest.mark.parametrize("code", [f"{SWAPPED}f8", f"{SWAPPED}i2", f"{SWAPPED}d"])
def test_the_other_byte_order_is_refused(code: str) -> None:
    with pytest.raises(DtypeError, match=rf"dtype '{code}' is byte-swapped"):
        core.zeros(2, dtype=code)
    assert core.dtype(f"{SWAPPED}i1") is core.int8  # a byte has no order


def test_an_array_of_the_other_byte_order_says_how_to_change_it() -> None:
    with pytest.raises(DtypeError, match=r"a\.astype\(a\.dtype\.newbyteorder\('='\)\)"):
        core.asarray(np.zeros(2, f"{SWAPPED}f8"))


def test_every_function_takes_them() -> None:
    x = core.asarray([1, 2], dtype="f8")
    assert x.dtype is core.float64
    made = [
        x.astype("f8"), x.to("f8"), core.ones(2, dtype="f8"), core.full((2,), 1, dtype="<f8"),
        core.arange(2, dtype="f8"), core.rand(2, dtype="d"), core.tensor([1.0], dtype="f8"),
        core.sum(core.ones(2), dtype="f8"), core.empty_like(core.ones(2), dtype="f8"),
    ]  # fmt: skip
    assert {t.dtype for t in made} == {core.float64}
    assert core.result_type("f4", "f8") is core.float64
    assert core.finfo("f8").bits == 64 and core.iinfo("<i4").bits == 32
    assert core.can_cast("i4", "f8")
    assert core.math.cast(2.7, "i8") == 2
    assert pickle.loads(pickle.dumps(core.dtype("f8"))) is core.float64


def test_kernels_and_bodies_take_them() -> None:
    @core.custom_op("codes::twice")
    def twice(x: core.Tensor) -> core.Tensor:
        return x + x

    @twice.register_kernel("cpu", dtypes=["f8"])
    def kernel(x: core.Tensor) -> core.Tensor:
        return x * 20

    assert twice(core.ones(1)).item() == 2
    assert twice(core.ones(1, dtype="f8")).item() == 20
    with core.autocast("cpu", dtype="f2"):
        assert (core.ones((2, 2)) @ core.ones((2, 2))).dtype is core.float16


def test_a_compiled_function_takes_them() -> None:
    f = core.compile(lambda x: x.astype("f8") + 1, fullgraph=True)
    assert f(core.ones(2)).dtype is core.float64
