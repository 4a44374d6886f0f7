"""The default dtype: what is made without one, in eager calls and in compiled graphs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import core
import core.compat.torch as torch
from core import errors


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    yield
    core.set_default_dtype(core.float32)


MADE = {
    "zeros": lambda: core.zeros(2),
    "empty": lambda: core.empty(2),
    "eye": lambda: core.eye(2),
    "full": lambda: core.full((2,), 1.5),
    "linspace": lambda: core.linspace(0, 1, 3),
    "arange": lambda: core.arange(0.0, 3.0),
    "asarray": lambda: core.asarray([1, 2.5]),
    "nothing": lambda: core.asarray([]),
    "rand": lambda: core.rand(2),
    "frequencies": lambda: core.fft.fftfreq(4),
    "named float": lambda: core.ones(2, dtype=float),
    "quotient": lambda: core.asarray([1, 2]) / 2,
    "sine": lambda: core.sin(core.asarray([1, 2])),
    "mean": lambda: core.mean(core.asarray([1, 2])),
    "integers and a float": lambda: core.asarray([1, 2]) * 0.5,
    "pooled integers": lambda: core.avg_pool1d(core.ones((1, 1, 4), dtype=core.int64), [2]),
    "covariance": lambda: core.cov(core.asarray([[1, 2], [3, 5]])),
}


@pytest.mark.parametrize("name", MADE)
def test_it_is_the_dtype_of_what_is_given_none(name: str) -> None:
    assert MADE[name]().dtype == core.float32
    core.set_default_dtype("float64")
    assert MADE[name]().dtype == core.get_default_dtype() == core.float64


def test_complex_numbers_are_as_precise() -> None:
    assert core.asarray(1j).dtype == core.complex64
    core.set_default_dtype(core.float64)
    assert core.asarray(1j).dtype == (core.asarray([1]) * 1j).dtype == core.complex128
    assert core.fft.fft(core.asarray([1, 2])).dtype == core.complex128
    info = core.__array_namespace_info__().default_dtypes()
    assert (info["real floating"], info["complex floating"]) == (core.float64, core.complex128)
    assert core.result_type(1, 2.0) == core.float64 == core.result_type(core.int8, 2.0)


def test_tensors_and_named_dtypes_keep_theirs() -> None:
    x = core.ones(2)
    core.set_default_dtype(core.float64)
    assert (x * 2.5).dtype == core.sin(x).dtype == core.float32
    assert core.ones(2, dtype=core.float16).dtype == core.float16


@pytest.mark.parametrize("dtype", ["int64", "bool", "complex64", "float8_e5m2"])
def test_it_is_a_real_dtype_that_computes(dtype: str) -> None:
    with pytest.raises(errors.DtypeError, match=f"the default dtype cannot be {dtype}"):
        core.set_default_dtype(dtype)
    assert core.get_default_dtype() == core.float32


@pytest.mark.parametrize("pure", [True, False])
def test_compiled_functions_are_captured_for_each(pure: bool) -> None:
    calls: list[int] = []

    def fn(x: core.Tensor) -> Any:
        if not pure:
            calls.append(1)  # runs as Python at every call; its graph is looked up
        return core.zeros(2) + x / 2 + core.full((2,), 0.5)

    compiled, x = core.compile(fn), core.asarray([1, 2])
    for dtype in ("float32", "float64", "float32"):
        core.set_default_dtype(dtype)
        for _ in range(2):
            assert compiled(x).dtype.name == fn(x).dtype.name == dtype


def test_torch_has_it_and_prints_by_it() -> None:
    assert torch.get_default_dtype() == torch.float32
    torch.set_default_dtype(torch.float64)
    assert torch.tensor([1.5]).dtype == torch.Tensor([1]).dtype == torch.float64
    assert repr(torch.ones(1)) == "tensor([1.])"
    assert repr(torch.ones(1, dtype=torch.float32)) == "tensor([1.], dtype=torch.float32)"
