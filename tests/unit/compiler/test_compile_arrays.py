"""NumPy arrays among the arguments of a compiled function: inputs of its graph."""

import gc
import weakref

import numpy as np
import pytest

import core

W = core.asarray(np.linspace(-1, 1, 12, dtype="f").reshape(3, 4))


def layer(a, w):
    return core.tanh(core.asarray(a) @ w) + 1


def by_operators_of_numpy(a, w):
    return (a @ w) * 2 - np.multiply(a, w[:, 0]) @ w


def by_metadata(a, w):
    if isinstance(a, np.ndarray) and a.ndim == 2 and a.dtype == np.float32:
        return core.asarray(a).sum() / a.shape[0] + len(a) + a.size + w.sum()
    return w


def of_nests(batch, w):
    return core.asarray(batch["x"]) @ w + core.asarray(batch["y"][0])


def rows(n, start=0.0, dtype="f"):
    return (np.arange(n * 3).reshape(n, 3) + start).astype(dtype)


def agree(compiled, fn, *args):
    want, got = fn(*args), compiled(*args)
    assert type(got) is type(want) and got.dtype == want.dtype and got.shape == want.shape
    np.testing.assert_allclose(np.asarray(got), np.asarray(want), rtol=2e-6)


def without_python(compiled):
    """Its function is not called any more."""
    assert compiled.entries, compiled.reasons
    compiled._fn = None
    return compiled


def by_writes(a, w):
    total = core.zeros((2, 4))
    total += core.asarray(a) @ w
    total[0] = core.asarray(a)[0, 0]
    return total


@pytest.mark.parametrize("fn", [layer, by_operators_of_numpy, by_metadata, by_writes])
def test_an_array_is_an_input(fn):
    compiled = core.compile(fn)
    agree(compiled, fn, rows(2), W)
    assert not compiled.reasons and len(compiled.graphs) == 1
    without_python(compiled)
    for start in (1, 2, -3):
        agree(compiled, fn, rows(2, start), W)


def test_arrays_in_nests():
    compiled = core.compile(of_nests)
    batch = {"x": rows(2), "y": [np.ones(4, "f"), 2]}
    agree(compiled, of_nests, batch, W)
    without_python(compiled)
    agree(compiled, of_nests, {"x": rows(2, 5), "y": [np.zeros(4, "f"), 2]}, W)


def test_an_array_is_read_at_each_call():
    compiled, a = core.compile(layer), rows(2)
    for k in range(4):
        agree(compiled, layer, a, W)
        a[0, k % 3] += 1
    assert len(compiled.entries) == 1


def test_any_layout_of_an_array():
    compiled = core.compile(layer)
    big = rows(8).repeat(2, axis=1)
    frozen = rows(2)
    frozen.flags.writeable = False
    offset = np.frombuffer(bytes(1) + rows(2).tobytes(), "f", offset=1).reshape(2, 3)
    arrays = [rows(2), big[::2, ::2], big[::-1, :3], np.asfortranarray(rows(2)), frozen, offset]
    arrays.append(np.broadcast_to(np.ones(3, "f"), (2, 3)))
    for a in [*arrays, *arrays]:
        agree(compiled, layer, a, W)
    assert not compiled.reasons


def test_dtypes_and_ranks_have_graphs_of_their_own():
    compiled = core.compile(lambda a: core.asarray(a) * 2 + 1)
    arrays = [np.float32([1, 2]), np.arange(2), np.array([True, False]), np.complex64([1j, 2])]
    arrays += [np.array(3.0), np.ones((2, 2), "f"), np.zeros((0, 2), "f"), np.float16([1, 2])]
    for a in [*arrays, *arrays]:
        want = core.asarray(a) * 2 + 1
        got = compiled(a)
        assert got.tolist() == want.tolist() and got.dtype == want.dtype
    assert len(compiled.entries) == len(arrays)


def test_an_array_and_a_tensor_have_graphs_of_their_own():
    compiled = core.compile(lambda a: core.asarray(a) + (1 if isinstance(a, np.ndarray) else 2))
    for _ in range(2):
        assert compiled(np.zeros(2)).tolist() == [1.0, 1.0]
        assert compiled(core.zeros(2)).tolist() == [2.0, 2.0]


def test_sizes_of_arrays_are_dynamic():
    def mean(a, w):
        return (core.asarray(a) @ w).sum() / a.shape[0] + a.size

    compiled = core.compile(mean)
    for n in (2, 3, 5, 7, 9):
        agree(compiled, mean, rows(n), W)
    assert len(compiled.graphs) == 2, compiled.reasons
    assert compiled.guards[0] == "argument 0 is a NumPy array float32(s0, 3) on cpu"


def test_an_array_that_is_given_twice():
    def twice(a, b):
        return core.asarray(a) * 2 + core.asarray(b) * (3 if a is b else 5)

    compiled, a, b = core.compile(twice), rows(2), rows(2, 1)
    for args in ((a, b), (a, a), (b, a), (b, b)):
        agree(compiled, twice, *args)


def test_a_result_over_the_memory_of_an_array():
    compiled = core.compile(lambda a: (core.asarray(a)[0] * 2, core.asarray(a)[1]))
    for _ in range(3):
        a = rows(2)
        a[1] = 7
        view = compiled(a)[1]
        a[1] = 8
        assert view.tolist() == [8.0, 8.0, 8.0]
        view.add_(1)
        assert a[1].tolist() == [9.0, 9.0, 9.0]


def test_training_steps_that_are_given_arrays():
    def make():
        w = W.clone().requires_grad_()
        optimizer = core.optim.SGD([w], lr=0.125, momentum=0.5)

        def step(a, y):
            optimizer.zero_grad()
            loss = ((core.tanh(core.asarray(a) @ w) - core.asarray(y)) ** 2).mean()
            loss.backward()
            optimizer.step()
            return loss.detach()

        return step

    eager, compiled = make(), core.compile(make())
    for n in (2, 2, 3, 4, 2):
        a, y = rows(n, -3), rows(n, 1)[:, :1] / 9
        assert abs(float(compiled(a, y)) - float(eager(a, y))) < 1e-5
    assert len(compiled.entries) == 2


def test_gradients_beside_arrays():
    def loss(a, w):
        return core.tanh(core.asarray(a) @ w).square().sum()

    compiled, found = core.compile(loss), []
    for fn in (loss, compiled, compiled):
        w = W.clone().requires_grad_()
        fn(rows(2), w).backward()
        found.append(np.asarray(w.grad))
    np.testing.assert_allclose(found[1], found[0], rtol=1e-5)
    np.testing.assert_allclose(found[2], found[0], rtol=1e-5)
    assert len(compiled.entries) == 1


def computes(a):
    return core.asarray(a * 2) + 1


def reads(a):
    return core.asarray([1.0, 2.0]) * float(a[0])


def sums(a):
    return core.ones(2) * a.sum()


def takes_a_view(a):
    return core.asarray(a.T) + 1


def passes_to_numpy(a):
    return core.asarray(np.asarray(a)) * 2


def branches(a):
    return core.ones(2) if (a > 0).all() else core.zeros(2)


def loops(a):
    return core.ones(2) * sum(float(v) for v in a)


def applies_a_ufunc(a):
    return core.asarray(np.tanh(a)) * 2


@pytest.mark.parametrize(
    "fn",
    [computes, reads, sums, takes_a_view, passes_to_numpy, branches, loops, applies_a_ufunc],
)
def test_what_numpy_does_with_an_array_runs_as_python(fn):
    compiled = core.compile(fn)
    for k in (1, 2, -3, 4, 5):
        a = np.array([k, 2.0], "f")
        want, got = fn(a), compiled(a)
        assert got.tolist() == want.tolist() and got.dtype == want.dtype
    assert compiled.reasons[0].startswith("NumPy uses an array")
    assert "test_compile_arrays.py:" in compiled.reasons[0]


def adds_one(a):
    a += 1
    return core.asarray(a) * 2


def fills(a):
    t = core.asarray(a) * 2
    a[:] = 0
    return t


def clips(a):
    np.minimum(a, 5, out=a)
    return core.asarray(a) * 2


def writes_by_core(a):
    t = core.asarray(a)
    t.add_(1)
    return t * 2


@pytest.mark.parametrize("fn", [adds_one, fills, clips, writes_by_core])
@pytest.mark.parametrize("start", [0, 9])
def test_an_array_that_is_written(fn, start):
    compiled = core.compile(fn)
    for k in range(5):
        a, b = np.full(2, start + 2 * k, "f"), np.full(2, start + 2 * k, "f")
        assert compiled(a).tolist() == fn(b).tolist()
        assert a.tolist() == b.tolist()
    assert not compiled.entries


def test_an_array_that_is_returned_or_kept_is_itself():
    kept = []

    def keeps(a):
        kept.append(a)
        return core.asarray(a) + 1

    for fn in (lambda a: (a, core.asarray(a) + 1), lambda a: [a], lambda a, d: d.update(a=a)):
        compiled = core.compile(fn)
        for _ in range(3):
            a, d = rows(2), {}
            given = (a, d) if fn.__code__.co_argcount == 2 else (a,)
            out = compiled(*given)
            assert (out[0] if out else d["a"]) is a
    compiled = core.compile(keeps)
    for k in range(3):
        a = rows(2, k)
        compiled(a)
        assert kept[-1] is a


def test_a_write_to_a_tensor_is_made_once_where_numpy_computes():
    def writes(x, a):
        x.add_(1)
        return x * float(a.sum())

    compiled, x = core.compile(writes), core.zeros(2)
    for k in range(1, 4):
        assert compiled(x, np.ones(2, "f")).tolist() == [2.0 * k] * 2
        assert x.tolist() == [k, k]


def test_errors_are_those_of_eager_calls():
    compiled = core.compile(layer)
    bad = [np.ones((2, 5), "f"), np.array(["a"]), np.array([None]), np.ones(2, "M8[s]"), rows(2)]
    for a in bad * 2:
        results = []
        for fn in (layer, compiled):
            try:
                results.append(fn(a, W).tolist())
            except Exception as error:
                results.append((type(error), str(error)))
        assert results[0] == results[1]


def test_no_array_is_kept():
    class Array(np.ndarray):
        pass

    def scope(n):
        base = rows(n).view(Array)
        a = np.asarray(base)  # keeps the base
        compiled(a, W)
        return weakref.ref(base)

    compiled = core.compile(layer)
    refs = [scope(n) for n in (2, 2, 3, 3, 5)]
    gc.collect()
    assert [r() is None for r in refs] == [True] * 5


def test_an_array_of_a_subclass_runs_as_python():
    class Array(np.ndarray):
        pass

    compiled = core.compile(layer)
    agree(compiled, layer, rows(2), W)
    agree(compiled, layer, rows(2, 1).view(Array), W)


# ---- arrays that are found by names --------------------------------------------------------------
SCHEDULE = np.linspace(0.0, 1.0, 4, dtype="float32")


def of_elements(x):
    for n in reversed(range(3)):
        x = x * SCHEDULE[n] + np.sqrt(1 + SCHEDULE[n])
    return x


def of_conversions(x):
    return core.asarray(SCHEDULE) * x + x * SCHEDULE


@pytest.mark.parametrize("fn", [of_elements, of_conversions])
def test_an_array_that_is_found_by_a_name_is_compared(fn, monkeypatch):
    monkeypatch.setitem(globals(), "SCHEDULE", SCHEDULE.copy())
    compiled, x = core.compile(fn, options={"back_to_eager": False}), core.ones(4)
    agree(compiled, fn, x)
    original = compiled._fn
    agree(without_python(compiled), fn, x)
    compiled._fn = original
    for position in range(3):  # what changes once is not compared again
        SCHEDULE[position] = 5.0
        agree(compiled, fn, x)
    assert not compiled.entries and "elements change" in compiled.reasons[-1]


def writes_by_an_item(x):
    SCHEDULE[0] += 1
    return x * SCHEDULE[0]


def writes_by_a_view(x):
    SCHEDULE[1:].sort()
    SCHEDULE[1:] += 1
    return x * SCHEDULE[1]


def writes_by_a_ufunc(x):
    np.add(SCHEDULE, 1, out=SCHEDULE)
    return x * SCHEDULE[3]


@pytest.mark.parametrize("fn", [writes_by_an_item, writes_by_a_view, writes_by_a_ufunc])
def test_a_function_that_writes_to_an_array_by_name_runs_at_every_call(fn, monkeypatch):
    start, results = SCHEDULE.copy(), []
    for called in (core.compile(fn), fn):
        monkeypatch.setitem(globals(), "SCHEDULE", start.copy())
        results.append(([called(core.ones(2)).tolist() for _ in range(4)], SCHEDULE.tolist()))
    assert results[0] == results[1]


@pytest.mark.parametrize(
    "array",
    [np.zeros(40_000), np.asfortranarray(np.ones((2, 2))), np.array(["a"]), np.array([None])],
    ids=["large", "columns", "text", "objects"],
)
def test_an_array_by_name_that_is_not_compared(array):
    compiled = core.compile(lambda x: x * len(array) + 1)
    agree(compiled, lambda x: x * len(array) + 1, core.ones(2))
    assert not compiled.entries and "array " in compiled.reasons[0]


def test_an_array_in_a_closure_beside_a_number_that_changes():
    class Owner:
        calls = 0

    owner, array = Owner(), np.ones(2, np.float32)
    owner.calls = 0

    def fn(x):
        owner.calls += 1
        return x * core.asarray(array) * owner.calls

    compiled = core.compile(fn)
    for k in range(1, 5):
        assert compiled(core.ones(2)).tolist() == [k, k]
