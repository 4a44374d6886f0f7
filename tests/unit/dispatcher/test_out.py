"""`out=`: a result in memory of the caller's, for every operator that returns new tensors."""

import gc
import inspect
import itertools
import threading

import numpy as np
import pytest

import core
from core import _native, errors
from core.operators.definition import catalogue
from core.testing import dtypes, samples

_numbers = itertools.count()


def values(x):
    return np.asarray(x.to("cpu") if x.dtype.name != "bfloat16" else x.astype("float32"))


def same(a, b):
    np.testing.assert_array_equal(values(a), values(b))


def tensor(numbers, dtype="float32"):
    return core.asarray(numbers, dtype=dtype)


def filled(like):
    """A tensor of that metadata, whose values are not those of a result."""
    return core.full(like.shape, like.dtype.name == "bool" or 77, dtype=like.dtype)


def strided(like):
    """The same over memory with gaps, and backwards in its last dimension."""
    if like.ndim == 0:
        return filled(like)
    wide = filled(core.empty((*like.shape[:-1], 2 * like.shape[-1]), dtype=like.dtype))
    return wide[..., ::-2]


def transposed(like):
    """The same in column-major order."""
    axes = tuple(reversed(range(like.ndim)))
    return core.permute_dims(filled(core.permute_dims(like, axes)), axes)


def calls():
    """Every operator in every dtype; in memory with gaps one dtype each, as kernels are many.

    In every run the first dtype of three operators in four, in one of the three arrangements.
    """
    for number, definition in enumerate(catalogue.definitions()):
        if not definition.op.takes_out or "data-dependent" in definition.tags:
            continue
        first = dtypes(definition)[0]
        makes = [(filled, d) for d in dtypes(definition)] + [(strided, first), (transposed, first)]
        for make, dtype in makes:
            name = f"{make.__name__}-{definition.name}-{dtype}"
            quick = dtype == first and make is (filled, strided, transposed, None)[number % 4]
            marks = () if quick else (pytest.mark.slow,)
            yield pytest.param(definition, dtype, make, id=name, marks=marks)


def custom(fn, schema, fake=None):
    op = core.custom_op(f"out_test::op{next(_numbers)}", schema=schema)(fn)
    if fake:
        op.register_fake(fake)
    return op


# ---- values ------------------------------------------------------------------------------------
def test_all_but_views_and_writers_take_it():
    for definition in catalogue.definitions():
        if "data-dependent" in definition.tags:
            continue  # refused when they are called
        returned = definition.op.schema.rpartition("->")[2]
        elsewhere = "(a)" in returned or returned.endswith("[]")  # views, and lists
        refused = definition.op.view or definition.op.mutates or elsewhere
        assert definition.op.takes_out == (not refused), definition.name


@pytest.mark.parametrize(("definition", "dtype", "make"), list(calls()))
def test_out_holds_what_the_plain_call_returns(definition, dtype, make):
    op = definition.op
    for sample in samples(definition, dtype):
        plain = op(*sample.args, **sample.kwargs)
        several = isinstance(plain, tuple)
        out = tuple(map(make, plain)) if several else make(plain)
        assert op(*sample.args, **sample.kwargs, out=out) is out
        for got, expected in zip(out if several else [out], plain if several else [plain]):
            if make is filled:
                same(got, expected)
            else:  # another kernel, which may round otherwise
                np.testing.assert_allclose(values(got), values(expected), rtol=1e-6, atol=1e-6)


def test_results_of_unknown_size_are_refused():
    with pytest.raises(core.errors.ArgumentError, match="does not take out="):
        core.unique_values(tensor([1.0, 1.0]), out=core.empty((1,)))


def test_what_lies_between_is_untouched():
    wide = core.zeros((2, 6))
    core.add(core.ones((2, 3)), 1, out=wide[:, ::2])
    core.matmul(core.ones((2, 2)), core.ones((2, 3)), out=wide[:, 1::2])
    assert values(wide).tolist() == [[2.0] * 6] * 2
    core.sum(core.ones((3, 2)), axis=0, out=wide[0, 1:3])
    assert values(wide)[0].tolist() == [2, 3, 3, 2, 2, 2]


def test_none_is_no_out():
    same(core.exp(tensor([0.0]), out=None), tensor([1.0]))
    same(core.Tensor.exp(tensor([0.0]), out=None), tensor([1.0]))


def test_methods_take_it():
    x, y = tensor([1.0, 2.0]), core.empty((2,))
    assert x.add(1, out=y) is y
    same(y, tensor([2.0, 3.0]))


def test_several_results_go_to_a_tuple():
    sort = core.ops.core.sort_with_indices
    out = core.empty((3,)), core.empty((3,), dtype="int64")
    assert sort(tensor([3.0, 1.0, 2.0]), out=out) is out
    assert [values(t).tolist() for t in out] == [[1, 2, 3], [1, 2, 0]]


def test_operands_are_converted_as_ever():
    out = core.empty((2,), dtype="float64")
    core.add(tensor([1, 2], "int32"), tensor([0.5, 0.5], "float64"), out=out)
    assert values(out).tolist() == [1.5, 2.5]


# ---- overlap -----------------------------------------------------------------------------------
def test_a_pointwise_operator_may_write_over_an_operand():
    x = tensor([1.0, 2.0, 3.0])
    explained = core.explain(core.add, x, x, out=x)
    assert values(x).tolist() == [2, 4, 6]
    assert any(h.stage == "out" and "its memory" in h.text for h in explained.hops)


@pytest.mark.parametrize("op", [core.matmul, core.add, core.subtract])
def test_both_operands_may_be_out(op):
    x = tensor(np.arange(9.0).reshape(3, 3))
    expected = op(x, x)
    same(op(x, x, out=x), expected)


@pytest.mark.parametrize("op", [core.softmax, core.cumulative_sum, core.clone, core.layer_norm])
def test_others_may_too(op):
    x = tensor([3.0, 1.0, 2.0])
    rest = ([3],) if op is core.layer_norm else ()
    expected = op(x, *rest)
    same(op(x, *rest, out=x), expected)


@pytest.mark.parametrize("source", [np.s_[:-1], np.s_[1:]])
@pytest.mark.parametrize("target", [np.s_[:-1], np.s_[1:]])
@pytest.mark.parametrize("op", [core.add, core.subtract, core.maximum])
def test_shifted_operands(op, source, target):
    start = np.arange(40.0)
    x = tensor(start)
    expected = values(op(tensor(start[source]), 3.0 + tensor(start[target])))
    op(x[source], 3.0 + x[target], out=x[target])
    np.testing.assert_array_equal(values(x[target]), expected)


def test_reversed_and_transposed_operands():
    x = tensor(np.arange(100.0).reshape(10, 10))
    expected = values(x).T + 1
    core.add(x.T, 1, out=x)
    np.testing.assert_array_equal(values(x), expected)
    core.clone(x.T, out=x)
    np.testing.assert_array_equal(values(x), expected.T)


def test_a_reduction_into_its_argument():
    x = tensor(np.arange(12.0).reshape(3, 4))
    core.sum(x, axis=0, out=x[1])
    assert values(x).tolist() == [[0, 1, 2, 3], [12, 15, 18, 21], [8, 9, 10, 11]]


def test_a_broadcast_operand_inside_out():
    x = tensor(np.arange(9.0).reshape(3, 3))
    expected = values(x) + values(x)[1]
    core.add(x, x[1], out=x)
    np.testing.assert_array_equal(values(x), expected)


def test_two_imports_of_one_memory():
    memory = np.arange(10.0)
    a, b = core.from_dlpack(memory[:-1]), core.from_dlpack(memory[1:])
    core.add(a, 1, out=b)
    assert memory.tolist() == [0.0, *np.arange(1.0, 10.0)]


def test_other_dtypes_over_one_memory():
    x = tensor(np.arange(8), "int32")
    out = _native.reinterpret(x, core.float32)
    core.add(x, 0.5, out=out)
    np.testing.assert_array_equal(values(out), np.arange(8) + np.float32(0.5))


# ---- kernels that return a tensor --------------------------------------------------------------
def test_a_custom_operators_result_is_copied():
    op = custom(lambda x: x * 2, "(Tensor x) -> Tensor")
    x, out = tensor([1.0, 2.0]), core.empty((2,))
    assert op(x, out=out) is out
    assert values(out).tolist() == [2, 4]
    assert op(x, out=x) is x
    assert values(x).tolist() == [2, 4]
    with pytest.raises(errors.ShapeError, match="out has the shape"):
        op(x, out=core.empty((3,)))


def test_a_fake_kernel_is_asked_before_anything_runs():
    ran = []
    op = custom(lambda x: ran.append(1) or x * 2, "(Tensor x) -> Tensor", core.empty_like)
    with pytest.raises(errors.DtypeError):
        op(tensor([1.0]), out=core.empty((1,), dtype="int64"))
    assert not ran
    out = core.empty((1,))
    op(tensor([1.0]), out=out)
    assert float(out[0]) == 2


def test_a_schema_with_an_argument_of_that_name_keeps_it():
    op = custom(lambda x, out=2: x * out, "(Tensor x, int out=2) -> Tensor")
    assert not op.takes_out
    same(op(tensor([1.0]), out=3), tensor([3.0]))


def test_a_kernel_that_raises_leaves_out_alone():
    def fail(x):
        raise RuntimeError("no")

    out = tensor([5.0])
    with pytest.raises(RuntimeError):
        custom(fail, "(Tensor x) -> Tensor")(tensor([1.0]), out=out)
    assert values(out).tolist() == [5]


def test_a_decomposition_is_copied():
    op = _native.define_operator(f"out_test::op{next(_numbers)}(Tensor x) -> Tensor")
    op.decomposition = lambda x: core.add(x, 1)
    out = core.empty((2,))
    assert op(core.ones(2), out=out) is out
    assert values(out).tolist() == [2, 2]


def test_the_fallback_is_copied(opaque):
    device = core.device("opaque")
    x = _native.to_device(tensor([1.0, 2.0, 3.0]), device)
    out = _native.to_device(core.zeros(6), device)[::2]
    with core.config.override(fallback="allow"):
        assert core.exp(x, out=out) is out
        np.testing.assert_allclose(out.to("cpu").tolist(), np.exp([1.0, 2.0, 3.0]), rtol=1e-6)
        with pytest.raises(errors.DeviceError, match="out is on cpu"):
            core.exp(x, out=core.empty((3,)))
        with pytest.raises(errors.DeviceError, match="out is on opaque"):
            core.exp(tensor([1.0, 2.0, 3.0]), out=out)


# ---- what is refused ---------------------------------------------------------------------------
REFUSED = [
    (errors.ShapeError, lambda x: core.add(x, 1, out=core.empty((3,)))),
    (errors.ShapeError, lambda x: core.add(x, 1, out=core.empty((2, 1)))),
    (errors.ShapeError, lambda x: core.softmax(x, out=core.empty((3,)))),
    (errors.ShapeError, lambda x: core.add(x, 1, out=core.broadcast_to(core.ones(1), (2,)))),
    (errors.DtypeError, lambda x: core.add(x, 1, out=core.empty((2,), dtype="float64"))),
    (errors.DtypeError, lambda x: core.equal(x, 1, out=core.empty((2,)))),
    (errors.ArgumentError, lambda x: core.add(x, 1, out=3)),
    (errors.ArgumentError, lambda x: core.add(x, 1, out=(x,))),
    (errors.ArgumentError, lambda x: core.add(x, 1, out=np.empty(2, np.float32))),
    (errors.ArgumentError, lambda x: core.ops.core.slice(x, 0, out=x)),
    (errors.ArgumentError, lambda x: core.ops.core.add_(x, 1, out=x)),
    (errors.ArgumentError, lambda x: core.nonzero(x, out=x)),
    (errors.ArgumentError, lambda x: core.ops.core.sort_with_indices(x, out=x)),
    (errors.ArgumentError, lambda x: core.ops.core.sort_with_indices(x, out=(x,))),
    (errors.ShapeError, lambda x: core.ops.core.sort_with_indices(x, out=overlapping())),
]


def overlapping():
    memory = np.zeros(2)
    return core.from_dlpack(memory.view(np.float32)[:2]), core.from_dlpack(memory.view(np.int64))


@pytest.mark.parametrize(("kind", "call"), REFUSED)
def test_refused(kind, call):
    x = tensor([1.0, 2.0])
    version = x.version
    with pytest.raises(kind) as raised:
        call(x)
    error = raised.value
    assert all((error.what, error.why, error.exists, error.fix))
    assert values(x).tolist() == [1, 2] and x.version == version


def test_data_dependent_sizes():
    def fake(x):
        raise errors.DataDependentError(what="w", why="y", exists="e", fix="f")

    op = custom(lambda x: x * 2, "(Tensor x) -> Tensor", fake)
    with pytest.raises(errors.ArgumentError, match="does not take out="):
        op(tensor([1.0]), out=core.empty((1,)))


def test_read_only_memory():
    frozen = np.zeros(2, np.float32)
    frozen.flags.writeable = False
    with pytest.raises(errors.ReadOnlyError, match="out is read-only"):
        core.add(core.ones(2), 1, out=core.asarray(frozen))


def test_the_version_grows_and_only_then():
    x, out = core.ones(2), core.empty((2,))
    before = out.version
    core.add(x, 1, out=out)
    core.softmax(x, out=out)
    assert out.version == before + 2 and x.version == 0
    with pytest.raises(errors.ShapeError):
        core.add(x, 1, out=out[:1])
    assert out.version == before + 2


# ---- keys --------------------------------------------------------------------------------------
def test_the_tape_refuses_it():
    w, x, out = core.ones(2), core.ones(2), core.empty((2,))
    w.requires_grad = True
    for call in (
        lambda: core.multiply(w, x, out=out),
        lambda: core.multiply(x, x, out=w),
        lambda: core.multiply(x, x, out=w[:]),
        lambda: core.multiply(x, x, out=w * 1),
    ):
        with pytest.raises(errors.AutogradError, match="automatic differentiation"):
            call()
    with core.no_grad():
        hidden = w[:]
        assert core.multiply(w, x, out=out) is out and not out.requires_grad
        core.multiply(x, 3, out=w)
    assert values(w.detach()).tolist() == [3, 3]
    with pytest.raises(errors.AutogradError):
        core.multiply(x, x, out=hidden)
    core.multiply(w.detach(), x, out=out)


def test_the_tape_notices_a_saved_tensor_that_was_written_over():
    w, x = core.ones(2), core.ones(2)
    w.requires_grad = True
    loss = core.sum(w * x)
    core.add(x, 1, out=x)
    with pytest.raises(errors.AutogradError):
        loss.backward()


def test_levels_refuse_it():
    x, out = core.ones(3), core.empty((3,))
    for transform in (
        lambda: core.func.grad(lambda x: core.sum(core.exp(x, out=out)))(x),
        lambda: core.func.jvp(lambda x: core.exp(x, out=out), (x,), (x,)),
        lambda: core.func.vmap(lambda x: core.exp(x, out=core.empty(())))(x),
        lambda: core.func.vmap(lambda x: core.exp(core.ones(()), out=x))(x),
        lambda: core.func.vmap(lambda x: core.exp.infer(core.ones(()), out=x))(x),
    ):
        with pytest.raises(errors.AutogradError, match="transform"):
            transform()


def test_a_mode_sees_it_and_passes_it_on():
    class Look(core.DispatchMode):
        def dispatch(self, op, args, kwargs):
            seen.append((op.name, kwargs))
            return op(*args, **kwargs)

    seen, out = [], core.empty((2,))
    with Look(), Look():
        assert core.add(core.ones(2), 1, out=out) is out
    assert [k["out"] is out for name, k in seen if name == "core::add"] == [True, True]
    assert values(out).tolist() == [2, 2]


def test_fake_mode_only_checks():
    out = core.zeros(2)
    with core.FakeMode():
        assert core.add(core.ones(2), 1, out=out) is out
        fake = core.empty((2,))
        with pytest.raises(errors.ShapeError):
            core.add(core.ones(2), 1, out=core.empty((3,)))
    assert values(out).tolist() == [0, 0] and out.version == 0
    assert core.exp.infer(core.ones(2), out=out) is out
    with pytest.raises(errors.MemoryAccessError):
        core.add(fake, 1, out=out)
    assert core.add(fake, 1, out=fake) is fake
    assert core.softmax(out, out=fake) is fake


def test_explain_says_where_the_result_goes():
    x, out = core.ones((2, 2)), core.empty((2, 2))
    assert "out" in core.explain(core.add, x, x, out=out).stages
    copied = core.explain(core.matmul, x, x, out=out.T)
    assert any(h.stage == "out" and "copy" in h.text for h in copied.hops)
    assert copied.result is not None


def test_it_belongs_to_calls_and_not_to_schemas():
    assert list(inspect.signature(core.add).parameters) == ["x1", "x2"]
    assert "out" not in core.add.schema


# ---- resources ---------------------------------------------------------------------------------
def test_nothing_is_leaked():
    x, out = core.ones((8, 8)), core.empty((8, 8))
    op = custom(lambda x: x * 2, "(Tensor x) -> Tensor")

    def step():
        core.add(x, x, out=out)
        core.matmul(x, out, out=out)
        op(x, out=out.T)
        for bad in (out[:1], 3, core.empty((8, 8), dtype="int64")):
            with pytest.raises(errors.CoreError):
                core.exp(x, out=bad)

    step()
    gc.collect()
    before = _native.live_storages()
    for _ in range(50):
        step()
    gc.collect()
    assert _native.live_storages() == before


def test_reference_counts():
    import sys

    x, out = core.ones(4), core.empty((4,))
    counts = sys.getrefcount(x), sys.getrefcount(out)
    for _ in range(100):
        core.add(x, 1, out=out)
        core.sum(x, out=out[0])
        core.softmax(x, out=x)
    assert (sys.getrefcount(x), sys.getrefcount(out)) == counts


def test_threads_with_an_out_each():
    n, failed = 50_000, []

    def work(number):
        x, out = core.full((n,), float(number)), core.empty((n,))
        for _ in range(20):
            core.add(x, 1, out=out)
            core.multiply(out, 2, out=out)
            if not (values(out) == 2 * (number + 1)).all():
                failed.append(number)

    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not failed
