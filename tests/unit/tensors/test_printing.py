"""How tensors print: formats, options, and the table of a notebook."""

from __future__ import annotations

import math
import threading
from collections.abc import Iterator

import pytest

import core
import core.compat.torch as torch
from core import errors


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    before = core.get_printoptions()
    yield
    core.set_printoptions(**before)


# ---- one element -------------------------------------------------------------------------------
@pytest.mark.parametrize("shape", [(), (1,), (1, 1)])
def test_one_element_formats_as_its_number(shape: tuple[int, ...]) -> None:
    x = core.asarray(3.14159).reshape(shape)
    assert f"{x:.3f}" == "3.142" and f"{x:8.2f}" == "    3.14"
    assert f"{core.asarray(7).reshape(shape):04d}" == "0007"
    assert f"{x}" == repr(x) == str(x)


def test_a_format_of_one_number_for_several_says_what_to_do() -> None:
    with pytest.raises(errors.ShapeError, match=r"the format '\.2f' of a tensor of shape \(2,\)"):
        f"{core.ones(2):.2f}"
    assert f"{core.ones(1, dtype='int8').reshape((1,)).expand((2,)):>60}".startswith(" ")


def test_round_and_its_kin() -> None:
    x = core.asarray([3.14159, -2.5, 1234.5])
    assert round(x, 2).tolist() == pytest.approx([3.14, -2.5, 1234.5])
    assert round(x).tolist() == [3, -2, 1234] and round(x, -2).tolist() == [0, 0, 1200]
    assert round(x[0], 1).ndim == 0 and float(round(x[0], 1)) == pytest.approx(3.1)
    assert round(core.asarray(17), -1).dtype == core.int64
    assert (math.floor(x[0]), math.ceil(x[0]), math.trunc(x[1])) == (3, 4, -2)


# ---- options -----------------------------------------------------------------------------------
def test_options_hold_for_the_process_or_for_a_block() -> None:
    x = core.asarray([1 / 3, 1e-7])
    core.set_printoptions(precision=2)
    assert repr(x).startswith("Tensor([3.33e-01, 1.00e-07]")
    with core.printoptions(precision=1, suppress=True):
        assert repr(x).startswith("Tensor([0.3, 0. ]")
        assert core.get_printoptions()["precision"] == 1
        seen: list[object] = []
        thread = threading.Thread(target=lambda: seen.append(core.get_printoptions()["precision"]))
        thread.start()
        thread.join()
    assert seen == [2] and core.get_printoptions()["precision"] == 2


def test_long_tensors_are_shortened_as_asked() -> None:
    x = core.arange(100)
    assert "..." not in repr(x)
    with core.printoptions(threshold=10, edgeitems=2):
        assert repr(x).startswith("Tensor([ 0,  1, ..., 98, 99]")
        assert repr(torch.arange(100)) == "tensor([ 0,  1,  ..., 98, 99])"
    with core.printoptions(linewidth=30):
        assert max(map(len, repr(x).splitlines()[:-1])) <= 30


def test_an_option_that_is_none_is_an_error() -> None:
    with pytest.raises(errors.ArgumentError, match="no print option 'precison'") as caught:
        core.set_printoptions(precison=2)
    assert "did you mean 'precision'?" in caught.value.fix


def test_torch_prints_by_the_same_options() -> None:
    torch.set_printoptions(precision=2)
    assert repr(torch.tensor([1 / 3])) == "tensor([0.33])"


# ---- notebooks ---------------------------------------------------------------------------------
def test_vectors_and_matrices_are_tables() -> None:
    text = core.asarray([[1.5, 2.0], [3.25, 4.0]])._repr_html_()
    assert "Tensor of shape (2, 2), dtype=float32" in text
    assert text.count("<tr>") == 2 and "<td>3.25</td>" in text
    assert core.ones((100, 100))._repr_html_().count("<tr>") == 21  # the middle is left out
    assert core.asarray([True])._repr_html_().count("<td>True</td>") == 1


@pytest.mark.parametrize("shape", [(), (2, 2, 2), (0,)])
def test_others_are_their_text(shape: tuple[int, ...]) -> None:
    assert core.zeros(shape)._repr_html_().startswith("<pre>Tensor(")
