"""What tensors are made of beside numbers and arrays, and `core.tensor`, which always copies."""

from __future__ import annotations

import numpy as np
import pytest

import core
from core import errors


# ---- lists of arrays and tensors ---------------------------------------------------------------
@pytest.mark.parametrize(
    "data",
    [
        [np.ones(2), np.zeros(2)],
        [core.ones(2), core.zeros(2)],
        [core.ones(2), [1, 2]],
        [[1, 2], core.ones(2)],
        [[core.ones(2), [1, 2]], [np.ones(2), (3, 4)]],
        [core.asarray(1.5), 2],
        (np.ones((2, 2)), np.ones((2, 2))),
    ],
    ids=repr,
)
def test_lists_of_arrays_are_stacked(data: list[object]) -> None:
    x = core.asarray(data)
    np.testing.assert_array_equal(np.asarray(x), _of_numpy(data))


def _of_numpy(data: object) -> np.ndarray:
    if isinstance(data, (list, tuple)):
        return np.stack([_of_numpy(item) for item in data])
    return np.array(data)


def test_the_dtype_is_that_of_all_or_the_one_asked_for() -> None:
    assert core.asarray([core.ones(2), np.ones(2)]).dtype == core.float64
    assert core.asarray([np.ones(2), [1, 2]], dtype="float16").dtype == core.float16


def test_gradients_pass_to_the_items() -> None:
    x = core.ones(2).requires_grad_()
    core.asarray([x, 3 * x]).sum().backward()
    assert x.grad.tolist() == [4, 4]


def test_items_of_other_shapes_and_lists_in_themselves_are_errors() -> None:
    with pytest.raises(errors.ShapeError, match=r"entry 1 has shape \(3,\)"):
        core.asarray([core.ones(2), [1, 2, 3]])
    endless: list[object] = [core.ones(1)]
    endless.append(endless)
    with pytest.raises(RecursionError):
        core.asarray(endless)


# ---- what other libraries hold -----------------------------------------------------------------
class ByArray:
    """An object with `__array__` alone, as a column of pandas."""

    def __array__(self, dtype: object = None, copy: object = None) -> np.ndarray:
        return np.asarray([1.5, 2.5])


class ByInterface:
    """An object with `__array_interface__` alone, as an image of PIL."""

    data = np.arange(6, dtype=np.uint8).reshape(2, 3)

    @property
    def __array_interface__(self) -> dict[str, object]:
        return self.data.__array_interface__


def test_objects_with_numpy_s_protocols() -> None:
    assert core.asarray(ByArray()).tolist() == [1.5, 2.5]
    x = core.asarray(ByInterface())
    assert (x.dtype, x.tolist()) == (core.uint8, [[0, 1, 2], [3, 4, 5]])


def test_ranges() -> None:
    x = core.asarray(range(1, 6, 2))
    assert (x.dtype, x.tolist()) == (core.int64, [1, 3, 5])
    assert core.asarray(range(0)).shape == (0,)


def test_pandas() -> None:
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame({"a": [1.0, 2.0], "b": [3.0, 4.0]})
    assert core.asarray(frame).tolist() == [[1, 3], [2, 4]]
    assert core.asarray(frame["a"]).tolist() == [1, 2]
    frame["c"] = core.asarray([5.0, 6.0])
    assert frame["c"].tolist() == [5, 6]
    assert pandas.Series(core.ones(2)).tolist() == [1, 1]


def test_pil() -> None:
    image = pytest.importorskip("PIL.Image")
    picture = image.fromarray(np.arange(12, dtype=np.uint8).reshape(2, 2, 3))
    x = core.asarray(picture)
    assert (x.dtype, x.shape, x.tolist()[1][1]) == (core.uint8, (2, 2, 3), [9, 10, 11])


@pytest.mark.parametrize("data", [None, "text", {"a": 1}, object(), [object()]])
def test_anything_else_is_an_error_that_says_what_is_taken(data: object) -> None:
    with pytest.raises(errors.ArgumentError, match="nested lists and tuples of these"):
        core.asarray(data)


# ---- numbers in tensors ------------------------------------------------------------------------
def test_numbers_may_be_tensors_without_dimensions() -> None:
    two = core.asarray(2)
    assert core.arange(two).tolist() == [0, 1]
    assert core.linspace(core.asarray(0.0), two, 3).tolist() == [0, 1, 2]
    assert core.full((2,), core.asarray(7.0)).tolist() == [7, 7]


def test_a_number_with_a_gradient_or_dimensions_is_refused() -> None:
    with pytest.raises(errors.ArgumentError, match="its gradient would be lost") as caught:
        core.full((2,), core.asarray(7.0).requires_grad_())
    assert "x.item()" in caught.value.fix
    with pytest.raises(errors.ArgumentError, match="must be Scalar"):
        core.full((2,), core.ones(2))


# ---- core.tensor -------------------------------------------------------------------------------
def test_tensor_copies() -> None:
    array, other = np.zeros(2), core.zeros(2)
    for source in (array, other):
        x = core.tensor(source)
        x += 1
        assert x.tolist() == [1, 1] and source.tolist() == [0, 0]
    y = core.asarray(array)
    y += 1
    assert array.tolist() == [1, 1]  # asarray shares


def test_tensor_is_a_leaf_of_its_own() -> None:
    w = core.ones(2).requires_grad_()
    x = core.tensor(w * 2, requires_grad=True, dtype="float64")
    assert x.is_leaf and x.requires_grad and x.dtype == core.float64
    (x * 3).sum().backward()
    assert x.grad.tolist() == [3, 3] and w.grad is None


def test_an_optimizer_does_not_write_to_the_array_weights_came_from() -> None:
    array = np.ones(2, np.float32)
    w = core.tensor(array, requires_grad=True)
    optimizer = core.optim.SGD([w], lr=0.5)
    w.sum().backward()
    optimizer.step()
    assert w.tolist() == [0.5, 0.5] and array.tolist() == [1, 1]
