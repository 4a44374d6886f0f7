"""Names of other libraries: no attributes, and errors that say how core spells them."""

from __future__ import annotations

import inspect
import re

import pytest

import core
import core.compat.torch as torch
from core import errors
from core.tensors import foreign_names
from core.testing.late import add_device


@pytest.mark.parametrize(
    ("name", "spelling"),
    [("numpy", "numpy.asarray(x)"), ("cpu", 'x.to("cpu")'), ("permute", "x.permute_dims(axes)"),
     ("mul_", "x *= y"), ("unsqueeze", "x.expand_dims(axis)"), ("at", "x[indices] = values"),
     ("float", "x.astype(core.float32)"), ("dim", "x.ndim")],
)  # fmt: skip
def test_a_tensor_s_missing_name_says_core_s(name: str, spelling: str) -> None:
    x = core.ones(2)
    assert not hasattr(x, name) and name not in dir(x)
    with pytest.raises(
        AttributeError, match=f"'core.Tensor' object has no attribute '{name}'"
    ) as e:
        getattr(x, name)
    assert spelling in str(e.value) and "core.compat.torch" in str(e.value)


def test_a_device_s_name_as_a_method_is_its_move() -> None:
    add_device("hinted")
    x = core.ones(2, device="hinted")
    assert not hasattr(x, "hinted")
    with pytest.raises(AttributeError, match=r'write x\.to\("hinted"\)'):
        x.hinted()


def test_torch_s_tensors_have_them() -> None:
    x = torch.ones(2, 3)
    assert (x.size(0), x.permute(1, 0).shape, x.cpu().numpy().shape) == (2, (3, 2), (2, 3))
    assert x.mul_(2).sum().item() == 12


def test_every_spelling_that_is_suggested_works() -> None:
    suggested = [*foreign_names.OF_TENSORS.values(), *foreign_names.OF_CORE.values()]
    for text in suggested:
        for path in re.findall(r"\b(?:core|x)\.[A-Za-z_.0-9]+", text):
            eval(path.rstrip("."), {"core": core, "x": core.ones((2, 2))})
    assert not [n for n in foreign_names.OF_CORE if hasattr(core, n)]


def test_a_misspelled_name_is_completed_by_python(run_python) -> None:
    done = run_python("import core; core.ones(2).summ()", status=1)
    assert "no attribute 'summ'. Did you mean: 'sum'?" in done.stderr


@pytest.mark.parametrize(
    ("name", "spelling"),
    [("cat", "core.concat"), ("array", "core.asarray"), ("jit", "core.compile"),
     ("grad", "core.func.grad"), ("from_numpy", "core.asarray"), ("nn", "core.optim")],
)  # fmt: skip
def test_a_function_s_missing_name_says_core_s(name: str, spelling: str) -> None:
    assert not hasattr(core, name)
    with pytest.raises(AttributeError, match=f"no attribute '{name}'") as caught:
        getattr(core, name)
    assert spelling in str(caught.value)


def test_a_missing_name_of_torch_is_torch_s() -> None:
    with pytest.raises(
        AttributeError, match=r"'core\.compat\.torch' has no attribute 'summ'; .*sum"
    ):
        _ = torch.summ


# ---- attributes that tools probe ---------------------------------------------------------------
@pytest.mark.parametrize("x", [core.ones(3), core.ones((2, 2)), core.asarray(1), torch.ones(3)])
def test_no_attribute_raises_anything_but_attribute_errors(x: core.Tensor) -> None:
    for name in {*dir(type(x)), *dir(x)}:
        hasattr(x, name)  # raises whatever is no AttributeError
    assert inspect.getmembers(x)


def test_the_parts_of_real_tensors_and_the_transposes_of_vectors() -> None:
    x = core.ones(3)
    assert not hasattr(x, "imag") and not hasattr(x, "T") and not hasattr(x, "mT")
    assert hasattr(core.asarray([1j]), "imag") and hasattr(core.ones((2, 3)), "T")
    with pytest.raises(errors.DtypeError, match="does not take float32"):
        _ = x.imag
    with pytest.raises(errors.ShapeError, match=r"x\.T of a tensor of shape"):
        _ = x.T
    with core.FakeMode():
        assert not hasattr(core.ones(2), "data_ptr")
