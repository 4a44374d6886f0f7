"""Kernels that return something else than their fake kernels say: an error or the right result.

What is compiled reads results as the plan says they lie, so that a kernel which returns less would
have it read memory of somebody else. Lies are told by some sizes, or at some calls, and not at the
first one: eager calls compare a fake kernel with its kernel once for each dtype and rank.
"""

import itertools
import re

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import core
from core.errors import CoreError, KernelError

_numbers = itertools.count()


def operator(kernel, fake, schema="(Tensor x) -> Tensor"):
    op = core.custom_op(f"lying_test::op{next(_numbers)}", kernel, schema=schema)
    if fake is not None:
        op.register_fake(fake)
    return op


def row_sums(fake_shape=lambda n, m: (n * m,), dtype=None):
    """A sum of each row, whose fake kernel is right where there is one column."""

    def kernel(x):
        return x.sum(axis=1)

    def fake(x):
        wide = x.shape[1] > 1
        return core.empty(fake_shape(*x.shape), dtype=dtype if wide and dtype else x.dtype)

    op = operator(kernel, fake)
    op(core.ones((4, 1)))  # which agrees
    return op


# ---- what the error says -----------------------------------------------------------------------
@pytest.mark.parametrize("dynamic", [False, True, None])
@pytest.mark.parametrize(
    ("shape", "dtype", "told"),
    [
        (lambda n, m: (n * m,), None, r"float32\(16,\) on cpu"),
        (lambda n, m: (n // m,), None, r"float32\(1,\) on cpu"),
        (lambda n, m: (n,), core.int64, r"int64\(4,\) on cpu"),
        (lambda n, m: (n,) if m == 1 else (n, 1), None, r"float32\(4, 1\) on cpu"),
    ],
    ids=["longer", "shorter", "dtype", "rank"],
)
def test_a_compiled_call_names_the_kernel_and_what_both_say(shape, dtype, told, dynamic):
    op = row_sums(shape, dtype)
    compiled = core.compile(lambda x: op(x) * 2 + 1, dynamic=dynamic)
    with pytest.raises(KernelError) as caught:
        compiled(core.ones((4, 4)))
    text = str(caught.value)
    assert f"{op.name}: the kernel of provider" in text
    assert "returned float32(4,) on cpu for output 0" in text
    assert re.search(rf"the fake kernel .*test_lying_kernels.py:\d+\] gives {told}", text), text
    assert len(re.findall(r"test_lying_kernels.py:\d+", text)) >= 2
    assert "opcheck" in text


def test_a_large_result_that_is_not_there_is_not_read():
    op = row_sums()
    with pytest.raises(KernelError, match="returned float32"):
        core.compile(lambda x: op(x) * 2 + 1)(core.ones((4, 10**7)))


def test_results_that_the_caller_holds_do_not_hide_the_error():
    op = row_sums()

    def function(x):
        held = op(x)
        return held, held * 2 + 1

    with pytest.raises(KernelError, match="returned float32"):
        core.compile(function)(core.ones((4, 4)))


@pytest.mark.parametrize("dynamic", [False, True])
def test_a_kernel_that_lies_at_its_third_call(dynamic):
    calls = itertools.count(1)
    op = operator(
        lambda x: x[:1] * 1 if next(calls) == 3 else x * 1,
        lambda x: core.empty(x.shape, dtype=x.dtype),
    )
    compiled = core.compile(lambda x: op(x) * 2 + 1, dynamic=dynamic)
    x = core.ones((4, 4))
    first = [compiled(x).tolist() for _ in range(2 if not dynamic else 1)]
    if dynamic:
        first.append(op(x).tolist())
    with pytest.raises(KernelError, match=r"returned float32\(1, 4\)"):
        compiled(x)
    assert compiled(x).tolist() == first[0]


def test_another_size_of_a_dynamic_graph():
    op = row_sums(lambda n, m: (n,) if m < 7 else (n * m,))
    compiled = core.compile(lambda x: op(x) * 2 + 1, dynamic=True)
    for m in (3, 4, 5):
        assert compiled(core.ones((4, m))).tolist() == [2.0 * m + 1] * 4
    with pytest.raises(KernelError, match=r"gives float32\(28,\)"):
        compiled(core.ones((4, 7)))


@pytest.mark.parametrize("count", [1, 3])
def test_a_list_of_another_length(count):
    op = operator(
        lambda x: [x * 1] * 1 if x.shape[0] < 3 else [x * (k + 1) for k in range(count)],
        lambda x: [core.empty(x.shape)] * (1 if x.shape[0] < 3 else 2),
        "(Tensor x) -> Tensor[]",
    )
    assert len(op(core.ones(2))) == 1
    compiled = core.compile(lambda x: [t * 2 + 1 for t in op(x)])
    with pytest.raises(CoreError, match=f"returned {count} tensors"):
        compiled(core.ones(4))


def test_one_of_several_results():
    op = operator(
        lambda x: (x * 1, x.sum(axis=1)),
        lambda x: (core.empty(x.shape), core.empty((x.shape[0] * x.shape[1],))),
        "(Tensor x) -> (Tensor, Tensor)",
    )
    op(core.ones((4, 1)))
    with pytest.raises(KernelError, match="for output 1"):
        core.compile(lambda x: op(x)[1] * 2 + 1)(core.ones((4, 4)))


def test_memory_of_the_callers_takes_no_result_of_another_size():
    op = row_sums()
    x, out = core.ones((4, 4)), core.zeros((16,))
    for call in (op, core.compile(lambda x, out: op(x, out=out))):
        with pytest.raises(KernelError, match=f"{op.name}.*returned float32"):
            call(x, out=out)
        assert out.tolist() == [0.0] * 16


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("where", ["forward", "backward"])
def test_a_recorded_graph_compares_both_of_its_halves(where, dynamic):
    lie = row_sums()
    op = operator(lambda x: x * 1, lambda x: core.empty(x.shape, dtype=x.dtype))
    op.vjp = lambda g, x: lie(g).reshape(x.shape) if where == "backward" else g
    lie.vjp = lambda g, x: core.broadcast_to(g.sum(), x.shape)

    def function(x):
        y = op(x * 2)
        return (lie(y) * 2 + 1 if where == "forward" else core.tanh(y) * 3).sum()

    compiled = core.compile(function, dynamic=dynamic)
    for _ in range(2):
        x = core.ones((4, 4)).requires_grad_()
        with pytest.raises(CoreError, match=r"float32\(4,\)|shape \(4,\)"):
            compiled(x).backward()
        assert x.grad is None


# ---- other layouts -----------------------------------------------------------------------------
LAYOUTS = {
    "transposed": lambda a: core.asarray(np.asfortranarray(a)),
    "every second": lambda a: core.asarray(np.repeat(a, 2, axis=1))[:, ::2],
    "reversed": lambda a: core.asarray(a[::-1].copy())[::-1],
    "expanded": lambda a: core.asarray(np.asarray(a[:1])).broadcast_to(a.shape),
}
READERS = {
    "pointwise": lambda y: y * 2 + 1,
    "flattened": lambda y: y.reshape(-1) * 2 + 1,
    "itself": lambda y: y,
    "reduced": lambda y: (y * 2).sum(axis=0) + 1,
    "product": lambda y: y @ y.T + 1,
    "written": lambda y: core.clone(y).multiply_(2).add_(1),
}


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_result_that_lies_otherwise_is_read_as_it_lies(layout, reader, dynamic):
    lay, read = LAYOUTS[layout], READERS[reader]
    op = operator(lambda x: lay(np.array(x)), lambda x: core.empty(x.shape, dtype=x.dtype))
    compiled = core.compile(lambda x: read(op(x)), dynamic=dynamic)
    for n in (4, 4, 6):
        x = core.arange(float(n * 5)).reshape(n, 5)
        np.testing.assert_allclose(np.array(compiled(x)), np.array(read(op(x))), rtol=1e-6)


def test_a_fake_kernel_whose_layout_is_another():
    op = operator(lambda x: x * 2, lambda x: core.empty(x.shape[::-1], dtype=x.dtype).T)
    compiled = core.compile(lambda x: op(x).T.reshape(-1) + 1)
    x = core.arange(12.0).reshape(3, 4)
    np.testing.assert_array_equal(np.array(compiled(x)), np.array(x).T.reshape(-1) * 2 + 1)


# ---- results that are nothing ------------------------------------------------------------------
@pytest.mark.parametrize("compiled", [False, True])
def test_a_fake_tensor_is_no_result(compiled):
    def kernel(x):
        with core.FakeMode():
            return core.empty(x.shape)

    op = operator(kernel, lambda x: core.empty(x.shape, dtype=x.dtype))
    call = core.compile(lambda x: op(x) + 1) if compiled else op
    with pytest.raises(KernelError, match="it has no memory"):
        call(core.ones(3))


# ---- random lies -------------------------------------------------------------------------------
def _none(x):
    return None


# What a kernel returns in the place of x * 3, in shape (n, m) of x's dtype.
LIES = {
    "fewer rows": lambda y: y[:1] * 1,
    "more rows": lambda y: core.concat([y, y], axis=0),
    "no rows": lambda y: y[:0] * 1,
    "a rank less": lambda y: y.sum(axis=0),
    "a rank more": lambda y: core.stack([y, y]),
    "a number": lambda y: y.sum(),
    "turned": lambda y: core.clone(y.T),
    "flat": lambda y: y.reshape(-1) * 1,
    "float64": lambda y: y.astype("float64"),
    "int32": lambda y: y.astype("int32"),
    "bool": lambda y: y > 0,
    "complex64": lambda y: y.astype("complex64"),
    "NumPy": lambda y: np.array(y),
    "None": _none,
    "two": lambda y: (y, y * 1),
    **{name: lambda y, lay=lay: lay(np.array(y)) for name, lay in LAYOUTS.items()},
}
USES = {
    **READERS,
    "joined": lambda y: core.concat([y * 2, y + 1], axis=-1),
    "row": lambda y: core.softmax(y * 0.5, axis=-1),
    "cut": lambda y: y[1:, :2] * 2 + 1,
    "given": lambda y: [y, y * 2 + 1],
    "out": lambda y: core.add(y * 2, 1, out=core.empty(y.shape, dtype=y.dtype)),
}


class Liar:
    """x * 3, but for a call that is to be a lie; `lie` makes it forwards or backwards."""

    def __init__(self, lie, where):
        self.lie, self.where, self.lying = lie, where, False
        like = lambda x: core.empty(x.shape, dtype=x.dtype)  # noqa: E731
        self.op = operator(lambda x: self.told(x, "forward"), like)
        self.back = operator(lambda x: self.told(x, "backward"), like)
        self.op.vjp = lambda g: self.back(g)

    def told(self, x, where):
        honest = x * 3
        return self.lie(honest) if self.lying and where == self.where else honest


def _outcome(function, x, training):
    """What a call gives, as arrays, with the gradient; None where it raises an error of core's."""
    x = core.clone(x)
    if training:
        x.requires_grad_()
    try:
        made = function(x)
        made = made if isinstance(made, list) else [made]
        if training:
            sum((y.astype("float32") * y.astype("float32")).sum() for y in made).backward()
            made = [*made, x.grad]
        return [np.array(y.detach()) for y in made]
    except (CoreError, AttributeError, TypeError, ValueError) as error:
        if isinstance(error, CoreError) or not training:
            return None
        raise


def _check_lie(lie, use, where, dynamic, training, sizes):
    liar = Liar(LIES[lie], where)
    read = USES[use]

    def eager(x):
        return read(liar.op(x))

    compiled = core.compile(eager, dynamic=dynamic)
    for n, m in sizes:  # an honest call of each size, and one of another, so that sizes are dynamic
        x = core.arange(float(n * m)).reshape(n, m) * 0.25 + 1
        for liar.lying in (False, True, False):
            want = _outcome(eager, x, training)
            got = _outcome(compiled, x, training)
            if not liar.lying:
                assert (got is None) == (want is None)
            if got is None:
                continue
            assert want is not None, "eager refuses it"
            for a, b in zip(got, want, strict=True):
                assert (a.shape, a.dtype) == (b.shape, b.dtype)
                np.testing.assert_allclose(a, b, rtol=1e-5, atol=1e-5)
        liar.lying = False


@settings(max_examples=30, deadline=None, derandomize=True, database=None)
@given(
    lie=st.sampled_from(sorted(LIES)),
    use=st.sampled_from(sorted(USES)),
    where=st.sampled_from(["forward", "forward", "backward"]),
    dynamic=st.sampled_from([False, True, None]),
    training=st.booleans(),
    sizes=st.lists(st.sampled_from([(4, 5), (3, 3), (6, 2), (5, 5)]), min_size=1, max_size=2),
)
def test_lies_are_errors_or_change_nothing(lie, use, where, dynamic, training, sizes):
    _check_lie(lie, use, where, dynamic, training or where == "backward", sizes)


@pytest.mark.slow
@pytest.mark.parametrize("lie", LIES)
@pytest.mark.parametrize("use", USES)
def test_every_lie_to_every_reader(lie, use):
    for where, dynamic in itertools.product(("forward", "backward"), (False, True)):
        for training in (False, True)[where == "backward" :]:
            _check_lie(lie, use, where, dynamic, training, [(4, 5), (5, 5)])
