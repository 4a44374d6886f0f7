"""Falling back to the CPU: what is copied, what is written back, and what is refused."""

import itertools
import warnings

import numpy as np
import pytest

import core
from core import errors

_numbers = itertools.count()


@pytest.fixture(autouse=True)
def allowed(opaque):
    with core.config.override(fallback="allow"):
        yield


def define(schema, kernel):
    """An operator with a CPU kernel only."""
    op = core._native.define_operator(f"fallback_test::op{next(_numbers)}{schema}")
    op.register_kernel("cpu", kernel)
    return op


def on_device(values):
    host = core.asarray(np.asarray(values, np.float32))
    return core._native.to_device(host, core.device("opaque"))


def values(x):
    return x.tolist()


def doubled(out, inp):
    core._native.assign(out, core.add(inp, inp))
    return out


WRITES = "(Tensor(a!) out, Tensor inp) -> Tensor(a!)"


def test_a_tensor_that_is_written_and_read_at_once_is_written():
    op, x = define(WRITES, doubled), on_device([1, 2, 3])
    assert op(x, x) is x
    assert values(x) == [2, 4, 6]


def test_another_view_of_the_same_elements_is_the_same_memory():
    op, x = define(WRITES, doubled), on_device([1, 2, 3])
    assert op(x, x[:]) is x
    assert values(x) == [2, 4, 6]
    view = x[:]
    assert op(view, x) is view
    assert values(x) == [4, 8, 12]


def test_a_view_is_written_through_to_its_base():
    op, x = define(WRITES, doubled), on_device([1, 2, 3, 4])
    view = x[1:3]
    assert op(view, on_device([5, 6])) is view
    assert values(x) == [1, 10, 12, 4]


def test_views_that_lie_across_one_another_are_refused():
    op = define("(Tensor(a!) out, Tensor inp) -> ()", lambda out, inp: None)
    x = on_device([1, 2, 3])
    with pytest.raises(errors.FallbackError) as caught:
        op(x[1:], x)
    error = caught.value
    assert "lie across the same memory" in error.what
    assert "core.clone(x)" in error.fix and error.why and error.exists
    assert values(x) == [1, 2, 3]


def test_views_side_by_side_are_not_refused():
    op, x = define(WRITES, doubled), on_device([1, 2, 3, 4])
    op(x[:2], x[2:])
    assert values(x) == [6, 8, 3, 4]
    op(x[::2], x[1::2])
    assert values(x) == [16, 8, 8, 4]


def test_views_that_are_only_read_may_overlap():
    op = define("(Tensor a, Tensor b) -> Tensor", lambda a, b: core.add(a, b))
    x = on_device([1, 2, 3])
    assert values(op(x[1:], x[:2])) == [3, 5]


def test_what_is_not_declared_written_is_not_written(opaque, monkeypatch):
    op, x, y = define(WRITES, doubled), on_device([1, 2]), on_device([3, 4])
    targets = []
    real = opaque.copy_on_device

    def spy(dst, dst_index, src, src_index, nbytes):
        targets.append(dst)
        real(dst, dst_index, src, src_index, nbytes)

    monkeypatch.setattr(opaque, "copy_on_device", spy)
    op(x, y)
    assert values(x) == [6, 8]
    assert x.data_ptr in targets and y.data_ptr not in targets


def test_the_items_of_a_list_are_written_each_once():
    def fill(outs, inp):
        for i, out in enumerate(outs):
            core._native.assign(out, core.add(inp, float(i)))

    op = define("(Tensor(a!)[] outs, Tensor inp) -> ()", fill)
    a, b = on_device([0, 0]), on_device([0, 0])
    op([a, b], a)
    assert values(a) == [0, 0] and values(b) == [1, 1]
    op([a, b], b)
    assert values(a) == [1, 1] and values(b) == [2, 2]


def test_a_keyword_that_is_written_is_written_back():
    def fill(inp, *, out):
        core._native.assign(out, inp)
        return out

    op = define("(Tensor inp, *, Tensor(a!) out) -> Tensor(a!)", fill)
    out = on_device([0, 0])
    assert op(on_device([1, 2]), out=out) is out
    assert values(out) == [1, 2]


def test_several_results_are_the_originals_where_they_are_written():
    def swap(a, b):
        old = core.clone(a)
        core._native.assign(a, b)
        core._native.assign(b, old)
        return a, b, core.add(a, b)

    op = define("(Tensor(a!) a, Tensor(b!) b) -> (Tensor(a!), Tensor(b!), Tensor)", swap)
    a, b = on_device([1]), on_device([2])
    first, second, total = op(a, b)
    assert first is a and second is b
    assert values(a) == [2] and values(b) == [1] and values(total) == [3]
    assert total.device == a.device


def test_a_tensor_given_twice_is_copied_once():
    op = define("(Tensor a, Tensor b) -> Tensor", lambda a, b: core.add(a, b))
    x = on_device([1, 2])
    core.reset_fallback_report()
    assert values(op(x, x)) == [2, 4]
    [entry] = core.fallback_report()
    assert (entry.calls, entry.bytes, entry.device_type) == (1, 16, "opaque")
    assert op.name in repr(core.fallback_report())


def test_an_in_place_form_falls_back():
    x = on_device([1, 2, 3])
    assert core.ops.core.add_(x, x) is x
    assert values(x) == [2, 4, 6]


def test_policies():
    op = define("(Tensor a) -> Tensor", lambda a: core.add(a, 1.0))
    x = on_device([1])
    with (
        core.config.override(fallback="error"),
        pytest.raises(errors.FallbackError, match="CORE_FALLBACK"),
    ):
        op(x)
    with core.config.override(fallback="warn"):
        with pytest.warns(core.FallbackWarning, match=op.name):
            assert values(op(x)) == [2]
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # said once
            assert values(op(x)) == [2]
