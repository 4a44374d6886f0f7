"""`x.copy_(f(x))`, where f replaces a part of x, writes the part alone, if that is the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import core

ops = core.ops.core


def cache() -> core.Tensor:
    return core.asarray(np.arange(24, dtype="float32").reshape(6, 4))


ROWS = core.asarray([4, 1])
NEW = core.asarray(np.linspace(-1, 1, 8, dtype="float32").reshape(2, 4))


def rows(x):
    y = core.index_copy(x, 0, ROWS, NEW)
    x.copy_(y)
    return y.sum(0)


def filled(x):
    y = core.index_fill(x, 1, ROWS[1:], 7.0) * 1
    x.copy_(y)
    return y[1] + 1


def added(x):
    y = core.scatter_add(x, 0, core.ones((2, 4), dtype="int64"), NEW)
    x.copy_(y)
    return y @ NEW[0]


def sliced(x):
    y = ops.slice_scatter(x, NEW * 2, 0, 1, 5, 2)
    x.copy_(y)
    return y.mean(), y[2:]


def selected(x):
    y = ops.select_scatter(x, NEW[0], 0, -2)
    x.copy_(y)
    return (y * y).sum()


def run(fn: Any) -> tuple[core.Tensor, list[Any]]:
    x = cache()
    made = fn(x)
    return x, [np.asarray(m) for m in (made if isinstance(made, tuple) else (made,))]


def check(fn: Any) -> Any:
    """The compiled function, which does what the function does, three times."""
    compiled = core.compile(fn)
    for _ in range(3):
        (x, ours), (y, theirs) = run(compiled), run(fn)
        assert x.tolist() == y.tolist()
        for a, b in zip(ours, theirs, strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-6)
    return compiled


def calls(compiled: Any) -> list[str]:
    return [node.op.name for node in compiled.optimized[-1].nodes]


@pytest.mark.parametrize(
    "fn, call",
    [
        (rows, "core::scatter_set_"),
        (added, "core::scatter_add_"),
        (selected, "core::select"),
    ],
)
def test_a_part_is_written(fn: Any, call: str) -> None:
    names = calls(check(fn))
    assert call in names
    assert not {"core::clone", "core::scatter_set", "core::select_scatter"}.intersection(names)


@pytest.mark.parametrize("fn", [filled, sliced])
def test_results_that_are_returned_or_changed_are_tensors_of_their_own(fn: Any) -> None:
    check(fn)
    x = cache()
    made = core.compile(fn)(x)
    before = x.tolist()
    (made[1] if isinstance(made, tuple) else made).copy_(core.zeros(4))
    assert x.tolist() == before


def old_values(x):
    before = x[1] * 2
    y = core.index_copy(x, 0, ROWS, NEW)
    after = x[1] * 3  # the old one
    x.copy_(y)
    return before, after, y[1]


def of_itself(x):
    y = core.index_copy(x, 0, ROWS, x[:2])
    x.copy_(y)
    return x * 2


def written_again(x):
    y = core.index_copy(x, 0, ROWS, NEW)
    x.copy_(y)
    x += 1
    return y.sum(0), x.sum(0)


def twice(x):
    y = core.index_copy(x, 0, ROWS, NEW)
    z = core.index_copy(y, 0, ROWS[:1], NEW[1:] * 5)
    x.copy_(z)
    return y.sum(0), z.sum(0)


def cast(x):
    y = core.index_copy(x.astype("float64"), 0, ROWS, NEW.astype("float64"))
    x.copy_(y)
    return y.sum()


def returned(x):
    y = core.index_copy(x, 0, ROWS, NEW)
    x.copy_(y)
    return y


@pytest.mark.parametrize("fn", [old_values, of_itself, written_again, twice, cast, returned])
def test_what_is_read_before_and_after(fn: Any) -> None:
    check(fn)


def test_a_call_without_operands_is_copied(caplog: pytest.LogCaptureFixture) -> None:
    made = core.library.define("parts::made", "() -> Tensor")
    made.register_kernel("cpu", cache)
    made.register_fake(lambda: core.empty((6, 4)))

    def fn(x):
        x.copy_(made() + 0)
        x.copy_(made())
        return x * 2

    check(fn)
    assert "one by one" not in caplog.text  # passes do not fail


def test_a_place_out_of_range_raises_and_writes_nothing() -> None:
    def fn(x, k):
        x.copy_(core.index_copy(x, 0, k, NEW[:1]))
        return x + 1

    compiled = core.compile(fn)
    for k in (1, 2, 9, 3):
        x, y = cache(), cache()
        outcomes = []
        for call, at in ((compiled, x), (fn, y)):
            try:
                outcomes.append(call(at, core.asarray([k])).tolist())
            except core.errors.IndexRangeError as error:
                outcomes.append(str(error))
        assert outcomes[0] == outcomes[1] and x.tolist() == y.tolist()


def test_in_place_forms_of_compositions_write_to_the_part() -> None:
    """Twice: the second call is made from the recording of the first."""
    for _ in range(3):
        x = cache()
        expected = np.asarray(x).copy()
        expected[[4, 1]] = NEW
        assert ops.index_copy_(x, 0, ROWS, NEW) is x
        np.testing.assert_array_equal(x, expected)
        assert ops.index_fill_(x, 0, ROWS[:1], 3.0) is x
        expected[4] = 3
        np.testing.assert_array_equal(x, expected)
        ops.index_copy_(x, 0, core.asarray([1, 2]), x[:2])  # a part that is read and written
        expected[[1, 2]] = expected[[0, 1]]
        np.testing.assert_array_equal(x, expected)
        with pytest.raises(core.errors.IndexRangeError):
            ops.index_copy_(x, 0, core.asarray([9]), NEW[:1])
        np.testing.assert_array_equal(x, expected)


def test_gradients_of_in_place_forms_of_compositions() -> None:
    for _ in range(3):
        x, s = cache(), core.asarray(np.asarray(NEW))
        x.requires_grad, s.requires_grad = True, True
        y = x * 2
        ops.index_copy_(y, 0, ROWS, s)
        (y * y).sum().backward()
        expected = 8 * np.asarray(cache())
        expected[[4, 1]] = 0
        np.testing.assert_allclose(x.grad, expected)
        np.testing.assert_allclose(s.grad, 2 * np.asarray(NEW))
