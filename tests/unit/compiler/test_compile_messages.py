"""Errors of compiled functions name the user's line; compiled functions pickle."""

from __future__ import annotations

import copy
import inspect
import pickle

import cloudpickle
import pytest

import core
from core import errors


@core.custom_op("manners::fails")
def fails(x: core.Tensor) -> core.Tensor:
    raise ValueError("no")


fails.register_fake(lambda x: core.empty_like(x))


def calls_what_fails(x: core.Tensor) -> core.Tensor:
    y = x + 1
    z = fails(y)  # the line
    return z * 2


def takes(x: core.Tensor, index: core.Tensor) -> core.Tensor:
    y = x + 1
    return core.take(y, index, axis=0)  # the line


def line_of(fn: object) -> str:
    lines, first = inspect.getsourcelines(fn)
    number = next(first + k for k, text in enumerate(lines) if "# the line" in text)
    return f"{__file__}:{number}"


def notes_of(error: BaseException) -> str:
    return "\n".join(getattr(error, "__notes__", ()))


def test_an_error_of_a_kernel_names_the_line_that_called_it() -> None:
    compiled = core.compile(calls_what_fails)
    for _ in range(2):
        with pytest.raises(ValueError, match="no") as caught:
            compiled(core.ones(2))
        assert f"manners::fails, called at {line_of(calls_what_fails)}" in notes_of(caught.value)


def test_an_error_that_values_cause_names_the_line_at_every_call() -> None:
    compiled = core.compile(takes)
    compiled(core.ones(2), core.asarray([0]))  # captured: an entry serves the next calls
    for _ in range(2):
        with pytest.raises(errors.IndexRangeError, match="out of range") as caught:
            compiled(core.ones(2), core.asarray([5]))
        assert line_of(takes) in notes_of(caught.value)


def test_an_eager_call_has_no_such_note() -> None:
    with pytest.raises(errors.IndexRangeError) as caught:
        takes(core.ones(2), core.asarray([5]))
    assert not notes_of(caught.value)


# ---- fake kernels ------------------------------------------------------------------------------
@core.custom_op("manners::reads")
def reads(x: core.Tensor) -> core.Tensor:
    return x * 2


@reads.register_fake
def reads_fake(x: core.Tensor) -> core.Tensor:
    if x.sum() > 0:  # the line
        return core.empty_like(x)
    return core.empty_like(x)


def test_a_fake_kernel_that_reads_values_is_told_where() -> None:
    with core.FakeMode(), pytest.raises(errors.DataDependentError, match="fake tensor") as caught:
        reads(core.ones(2))
    note = notes_of(caught.value)
    assert f"the fake kernel of manners::reads reads a value at {line_of(reads_fake)}" in note


def test_compile_says_that_a_fake_kernel_reads_values() -> None:
    compiled = core.compile(lambda x: reads(x) + 1)
    assert compiled(core.ones(2)).tolist() == [3, 3]
    assert any(f"reads a value at {line_of(reads_fake)}" in reason for reason in compiled.reasons)


# ---- why a call is captured again --------------------------------------------------------------
def test_arguments_that_are_nested_otherwise_are_named() -> None:
    @core.compile
    def fn(x: core.Tensor, *rest: object, **named: object) -> core.Tensor:
        return x * 2

    x = core.ones(2)
    fn(x)
    fn(x, 1)
    fn(x)  # an entry serves it
    fn(x, 1, y=2)
    fn(x, [1], y=2)
    fn(x, [1, 2], y=2)
    fn(x, [1, 2], y={"a": 1})
    fn(x, [1, 2], y={"b": 1})
    fn(x, [1, core.ones(1)], y={"b": 1})
    assert fn.recompilations == [
        "it is given 2 arguments by position, not 1",
        "it is given y by name, not nothing",
        "positional argument 1 is a list of 1, not one value",
        "positional argument 1 is a list of 2, not a list of 1",
        "argument 'y' is a dict of 1, not one value",
        "argument 'y' is nested otherwise",
        "argument 2 is float32(1,) on cpu, not any int",
    ]


def test_another_tensor_that_a_name_stands_for_is_described() -> None:
    class Cache:
        keys = core.ones(2)

    cache = Cache()
    cache.keys = core.ones(2)
    fn = core.compile(lambda x: x + cache.keys.sum())
    for keys in (core.ones(2), core.ones(3), core.ones(3, dtype="float64")):
        cache.keys = keys
        fn(core.ones(1))
    assert fn.recompilations == [
        "cache.keys is float32(3,) on cpu, not float32(2,) on cpu",
        "cache.keys is float64(3,) on cpu, not float32(3,) on cpu",
    ]


# ---- pickle ------------------------------------------------------------------------------------
@core.compile
def decorated(x: core.Tensor) -> core.Tensor:
    return x * 2 + 1


def plain(x: core.Tensor) -> core.Tensor:
    return x - 1


def test_a_compiled_function_pickles_as_its_function_does() -> None:
    x = core.ones(2)
    decorated(x)
    assert pickle.loads(pickle.dumps(decorated)) is decorated
    again = pickle.loads(pickle.dumps(core.compile(plain, dynamic=True, fullgraph=True)))
    assert type(again) is core.compiler.CompiledFunction and again(x).tolist() == [0, 0]
    of_lambda = core.compile(lambda x: x + 3)
    with pytest.raises((pickle.PicklingError, AttributeError), match="lambda"):
        pickle.dumps(of_lambda)
    assert cloudpickle.loads(cloudpickle.dumps(of_lambda))(x).tolist() == [4, 4]


def test_options_travel_along() -> None:
    again = pickle.loads(pickle.dumps(core.compile(plain, fullgraph=True, mode="max-autotune")))
    assert (again._options.fullgraph, again._options.mode) == (True, "max-autotune")


def test_copies_of_functions_are_themselves_and_of_objects_copies() -> None:
    assert copy.copy(decorated) is decorated and copy.deepcopy(decorated) is decorated

    class Scale:
        def __init__(self) -> None:
            self.by = core.ones(2)

        def __call__(self, x: core.Tensor) -> core.Tensor:
            return x * self.by

    one = core.compile(Scale())
    other = copy.deepcopy(one)
    other._fn.by += 1
    assert (one(core.ones(2)).tolist(), other(core.ones(2)).tolist()) == ([1, 1], [2, 2])


GATHERS = {
    "subscript": (lambda t, i: core.relu(t[i] * 8), "core::take_rows"),
    "subscripts": (lambda t, i: core.relu(t[i, i] * 8), "core::index"),
    "take": (lambda t, i: core.relu(core.take(t, i, axis=0) * 8), "core::take_rows"),
    "embedding": (lambda t, i: core.relu(core.embedding(i, t) * 8), "core::take_rows"),
    "gather": (lambda t, i: core.gather(t * 2, 0, core.stack([i, i], axis=1)) + 1, "core::gather"),
    "take_along_axis": (
        lambda t, i: core.take_along_axis(t, core.stack([i] * 4, axis=1), axis=0) + 1,
        "core::take_along_axis",
    ),
    "embedding_bag": (
        lambda t, i: core.embedding_bag(i.reshape((1, -1)), t) * 2,
        "core::take_rows",
    ),
    "cross_entropy": (lambda t, i: core.cross_entropy(t * 2, i) + 1, "core::cross_entropy"),
}


@pytest.mark.parametrize("name", GATHERS)
def test_an_index_out_of_range_names_the_operator_and_the_line_of_eager_code(name):
    function, operator = GATHERS[name]
    table, wrong = core.ones((3, 4)), core.asarray([1, 2, 11])
    with pytest.raises(IndexError) as eager:
        function(table, wrong)
    compiled = core.compile(function)
    for indices in (wrong, core.asarray([0, 1, 2]), core.asarray([2, 1, 0]), wrong, wrong):
        if indices is not wrong:
            assert compiled(table, indices).tolist() == function(table, indices).tolist()
            continue
        with pytest.raises(IndexError) as caught:
            compiled(table, indices)
        assert str(caught.value) == str(eager.value) and "fused" not in str(caught.value)
        where = f"in a compiled function: {operator}, called at {__file__}:"
        assert notes_of(caught.value).startswith(where)


def test_the_line_is_that_of_the_call_that_reads_at_the_index():
    def function(table, indices):
        doubled = table * 2
        row = doubled[indices]  # this line
        return core.tanh(row) + 1

    compiled, table = core.compile(function), core.ones((3, 4))
    compiled(table, core.asarray([0, 2]))
    with pytest.raises(IndexError) as caught:
        compiled(table, core.asarray([0, 3]))
    (note,) = caught.value.__notes__
    first = function.__code__.co_firstlineno
    assert note == f"in a compiled function: core::take_rows, called at {__file__}:{first + 2}"
