"""core.compile where calls write to memory or draw random numbers: as eager in every respect."""

import gc

import hypothesis.strategies as st
import numpy as np
import pytest
from example_counts import examples
from hypothesis import given, settings

import core
from core import _native, compiler, testing
from core.errors import CompileError, ReadOnlyError, ShapeError


def rows(n=3):
    return core.asarray([[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [-1.0, 0.5, 0.25, 3.0]][:n])


def outcome(fn, args):
    """What a call returns, and its arguments and their versions after it."""
    result = fn(*args)
    results = result if isinstance(result, (tuple, list)) else (result,)
    shown = [r.tolist() if isinstance(r, core.Tensor) else r for r in results]
    return shown, [a.tolist() for a in args], [a.version for a in args]


def same_as_eager(fn, make, times=3):
    """Compares a function with its compiled form, fed twice with what the first call wrote."""
    compiled = core.compile(fn)
    ours, theirs = make(), make()
    for _ in range(times):
        assert outcome(compiled, ours) == outcome(fn, theirs)
    return compiled


# ---- writes ------------------------------------------------------------------------------------
def to_what_it_made(x, y):
    t = x * 2
    t += y
    t[0] = 7
    t.clamp_(0, 9)
    return t


def to_its_argument(x, y):
    x.add_(y)
    x *= 2
    return x


def to_a_view_of_its_argument(x, y):
    x[1:] *= 3
    x[0].copy_(y[1])
    return x + y


def to_a_view_of_what_it_made(x, y):
    t = x + y
    v = t[1]
    v.copy_(0)
    return t, v


def by_out(x, y):
    core.multiply(x, 3, out=y)
    return y + x


def by_masks(x, y):
    x[x > 4] = 0
    y[core.asarray([0, 2])] = x[core.asarray([1, 1])]
    return x.sum()


def by_foreach(x, y):
    core._foreach_mul_([x, y], 0.5)
    core._foreach_add_([x, y], [y, x], alpha=2)
    return x


def before_and_after(x, y):
    a = x * y
    x.add_(1)
    b = x * y
    x.multiply_(a)
    return a, b, x * y


WRITES = [
    to_what_it_made,
    to_its_argument,
    to_a_view_of_its_argument,
    to_a_view_of_what_it_made,
    by_out,
    by_foreach,
    before_and_after,
]


@pytest.mark.parametrize("fn", WRITES)
def test_writes_are_calls_of_one_graph(fn):
    compiled = same_as_eager(fn, lambda: (rows(), rows() * 2))
    assert len(compiled.graphs) == 1 and not compiled.reasons
    assert core.compile(fn, fullgraph=True)(rows(), rows()) is not None


@pytest.mark.parametrize("fn", [*WRITES, by_masks])
def test_arguments_that_lie_across_the_same_memory(fn):
    def twice():
        x = rows()
        return x, x

    def views():
        x = core.concat([rows(), rows()])
        return x[:3], x[1:4]

    def apart():
        x = core.concat([rows(), rows()])
        return x[:3], x[3:]

    for make in (twice, views, apart):
        same_as_eager(fn, make)
    compiled = core.compile(fn)  # what was captured for one of them does not serve another
    for make in (apart, views, twice, apart):
        ours, theirs = make(), make()
        assert outcome(compiled, ours) == outcome(fn, theirs)


def test_a_result_that_was_written_to_is_the_argument_itself():
    x = rows()
    compiled = core.compile(lambda x: x.add_(1))
    assert compiled(x) is x and compiled(x) is x


def test_values_are_read_after_the_writes_before():
    def fn(x, y):
        before = x.tolist()
        x.add_(1)
        middle = x.tolist(), x.version - y.version
        y.copy_(x)
        return before, middle, float(y.sum())

    same_as_eager(fn, lambda: (rows(), rows()))


def test_a_write_to_a_view_is_made_before_what_is_viewed_is_read():
    def fn(x):
        x[1:] *= 2.0
        first = x.tolist(), x.version
        x[0][1:].fill_(7.0)
        second = np.asarray(x).tolist()
        x.mT[0] += 1.0
        return first, second, float(x.sum())

    same_as_eager(fn, lambda: (rows(),))


def test_a_transform_of_what_was_written_to():
    def fn(x, y):
        x[-1] *= y.sum()
        return core.func.grad(lambda p: core.sin(p).sum())(x)

    same_as_eager(fn, lambda: (rows(), rows()[0].clone()))


def test_a_view_from_outside_shows_a_pending_write():
    x = rows()
    view = x[1]

    @core.compile
    def fn(x):
        x.multiply_(2)
        return view.tolist()

    assert fn(x) == [10.0, 12.0, 14.0, 16.0]


def test_what_refuses_writes_raises_where_it_is_written_to():
    data = memoryview(b"\0" * 12)
    x = core.asarray(data)
    if not x.read_only:
        pytest.skip("memory of bytes is copied")

    def fn(x):
        core.add(x, 1, out=x)
        return x

    for call in (fn, core.compile(fn)):
        with pytest.raises(ReadOnlyError):
            call(x)


def test_elements_that_share_memory_are_refused_as_eager():
    def fn(x):
        t = core.broadcast_to(x * 1, (2, 3, 4))
        t += 1
        return t

    for call in (fn, core.compile(fn)):
        with pytest.raises(ShapeError, match="share memory"):
            call(rows())


def test_equal_calls_around_a_write_are_not_one():
    report = compiler.explain(before_and_after)(rows(), rows())
    assert str(report.graphs[0]).count("core.multiply(") == 3
    assert [r.tolist() for r in report.result] == [
        r.tolist() for r in before_and_after(rows(), rows())
    ]


def test_writes_that_nobody_sees_are_left_out():
    def fn(x):
        t = x * 2
        t.add_(1)
        return x + 1

    assert len(compiler.explain(fn)(rows()).optimized[0].nodes) == 1


@core.custom_op("compile_effects::shift", mutates_args=("x",))
def shift(x: core.Tensor, by: float) -> None:
    x.copy_(x + by)


@core.custom_op("compile_effects::swap", mutates_args=("x", "y"))
def swap(x: core.Tensor, y: core.Tensor) -> core.Tensor:
    t = x.clone()
    x.copy_(y)
    y.copy_(t)
    return t + 1


@swap.register_fake
def _(x, y):
    return core.empty_like(x)


def test_custom_operators_that_write():
    def fn(x, y):
        shift(x, 2.0)
        made = swap(x, y)
        t = x * 1
        shift(t, 0.5)
        return made, t, x

    compiled = same_as_eager(fn, lambda: (rows(), rows() * 3))
    assert len(compiled.graphs) == 1


def test_fullgraph_names_what_reads_a_pending_write():
    def fn(x):
        x.add_(1)
        return x * sum(x.tolist())

    with pytest.raises(CompileError, match="values are read"):
        core.compile(fn, fullgraph=True)(rows())


# ---- errors ------------------------------------------------------------------------------------
def test_calls_whose_results_are_dropped_still_raise():
    def fn(x):
        core.linalg.inv(x @ x.mT * 0)
        return x + 1

    x = rows()
    for call in (fn, core.compile(fn)):
        with pytest.raises(core.errors.CoreError):
            call(x)


def test_a_write_before_an_error_is_made_once():
    def fn(x):
        x.add_(1)
        t = x * 2
        core.linalg.inv(core.zeros((2, 2)) * x[0, 0])
        x.add_(1)
        return t

    x, y = rows(), rows()
    for call, z in ((fn, x), (core.compile(fn), y)):
        with pytest.raises(core.errors.CoreError):
            call(z)
    assert x.tolist() == y.tolist() and x.version == y.version


# ---- random programs ---------------------------------------------------------------------------
SIDE = 3  # every tensor is (3, 3), or a row of one
TWO = {
    "add": lambda a, b: a + b,
    "multiply": lambda a, b: a * b,
    "maximum": core.maximum,
    "where": lambda a, b: core.where(a > b, a, b * 0.5),
}
ONE = {
    "abs": core.abs,
    "half": lambda a: a * 0.5,
    "sum": lambda a: core.sum(a, axis=0, keepdims=True) if a.ndim == 2 else a,
    "transposed": lambda a: a.mT if a.ndim == 2 else a,
    "row": lambda a: a[-1] if a.ndim == 2 else a,
    "some": lambda a: a[1:] if a.ndim == 2 and a.shape[0] == SIDE else a,
    "clone": lambda a: a.clone(),
}
WRITE = {
    "add_": lambda a, b: a.add_(b),
    "mul_": lambda a, b: a.multiply_(b),
    "copy_": lambda a, b: a.copy_(b),
    "clip": lambda a, b: a.clamp_(-2, 2),
    "lerp": lambda a, b: core._foreach_lerp_([a], [core.broadcast_to(b * 1.0, a.shape)], 0.25),
    "set": lambda a, b: a.__setitem__(0, 1.5),
    "masked": lambda a, b: a.__setitem__(a > 1, 0.25),
    "out": lambda a, b: core.add(a, core.broadcast_to(b, a.shape), out=a),
}


def joined(a, b):
    """The shape of both together, or None."""
    try:
        return np.broadcast_shapes(a.shape, b.shape)
    except ValueError:
        return None


def program(steps):
    """A function of two tensors that runs some steps on all that it has so far."""

    def fn(x, y):
        have = [x, y]
        for name, i, j in steps:
            a, b = have[i % len(have)], have[j % len(have)]
            shape = joined(a, b)
            if name in TWO and shape is not None:
                have.append(TWO[name](a, b))
            elif name in ONE:
                have.append(ONE[name](a))
            elif name in WRITE and shape == a.shape:
                WRITE[name](a, b)
        return have[2:]

    return fn


def arguments(how):
    x = core.asarray([[0.5, -1.0, 2.0], [1.5, 0.25, -0.75], [3.0, 1.0, -2.0]])
    if how == "same":
        return x, x
    if how == "transposed":
        return x, x.mT
    if how == "overlapping":
        z = core.concat([x, x * 0.5])
        return z[:3], z[2:5]
    return x, x * 0.5 - 1


def shown(fn, args):
    results = fn(*args)
    memory = [[a.storage_id == b.storage_id for b in [*args, *results]] for a in results]
    values = [r.tolist() for r in results], [a.tolist() for a in args]
    return values, memory, [a.version for a in args]


PROGRAMS = st.lists(
    st.tuples(st.sampled_from([*TWO, *ONE, *WRITE]), st.integers(0, 7), st.integers(0, 7)),
    min_size=2,
    max_size=9,
)


@settings(max_examples=examples(60), deadline=None)
@given(PROGRAMS, st.sampled_from(["apart", "same", "transposed", "overlapping"]))
def test_random_programs_are_as_eager(steps, how):
    fn = program(steps)
    compiled = core.compile(fn)
    ours, theirs = arguments(how), arguments(how)
    for _ in range(2):
        assert repr(shown(compiled, ours)) == repr(shown(fn, theirs))


# ---- the catalogue -----------------------------------------------------------------------------
def calls(definition):
    """Some samples of an operator, in the first dtype that it takes."""
    return testing.samples(definition, next(iter(testing.dtypes(definition))))[:3]


def near(got, want):
    """A member of a fused operator may round otherwise than a kernel of its own."""
    for a, b in zip(got, want, strict=True):
        np.testing.assert_allclose(a.tolist(), b.tolist(), rtol=2e-6, atol=2e-6)


def fresh(args):
    return [a.clone() if isinstance(a, core.Tensor) else a for a in args]


IN_PLACE = [d for d in testing.operators() if d.op.functional is not None]
BY_OUT = [d for d in testing.operators() if d.op.takes_out and d.op.rule and not d.tags]


@pytest.mark.slow
@pytest.mark.parametrize("definition", IN_PLACE, ids=lambda d: d.name)
def test_every_in_place_operator(definition):
    for sample in calls(definition):

        def fn(*args, sample=sample):
            x = args[0] * 1
            definition.op(x, *args[1:], **sample.kwargs)
            return definition.op(*args, **sample.kwargs), x

        ours, theirs = fresh(sample.args), fresh(sample.args)
        try:
            expected = fn(*theirs)
        except core.errors.CoreError as error:
            with pytest.raises(type(error)):
                core.compile(fn)(*ours)
            continue
        made = core.compile(fn)(*ours)
        assert made[0] is ours[0] and ours[0].version == theirs[0].version
        near([*made, ours[0]], [*expected, theirs[0]])


@pytest.mark.slow
@pytest.mark.parametrize("definition", BY_OUT, ids=lambda d: d.name)
def test_every_operator_that_takes_out(definition):
    for sample in calls(definition):
        plain = definition.op(*sample.args, **sample.kwargs)
        single = isinstance(plain, core.Tensor)
        places = [[core.empty_like(t) for t in ([plain] if single else plain)] for _ in range(2)]

        def fn(*args, out, sample=sample):
            definition.op(*args, out=out, **sample.kwargs)
            return out

        for call, place in zip((core.compile(fn), fn), places, strict=True):
            call(*sample.args, out=place[0] if single else tuple(place))
        near(*places)
        assert [t.version for t in places[0]] == [t.version for t in places[1]]


# ---- what the user sees meanwhile --------------------------------------------------------------
def test_captured_tensors_do_not_say_that_they_are_fake():
    seen = []

    @core.compile
    def fn(x):
        y = x * 2
        seen.append((y.is_fake, y.version))
        y += 1
        seen.append((y.is_fake, y.version, (y + 1).is_fake))
        return y

    fn(rows())
    assert seen == [(False, 0), (False, 1, False)]


def test_a_graph_leaves_nothing_behind():
    def fn(x):
        y = x * 2
        return y + float(y.sum())

    compiled, x = core.compile(fn), rows()
    compiled(x)
    gc.collect()
    gc.disable()
    try:
        before = _native.live_storages()
        for _ in range(3):
            compiled(x)
        assert _native.live_storages() == before
    finally:
        gc.enable()


def test_what_fails_before_a_try_block_is_not_caught_in_it():
    def fn(x):
        broken = core.linalg.inv(core.zeros((2, 2)) * x[0, 0])
        try:
            return core.sum(broken).item()
        except core.errors.CoreError:
            return "caught"

    for call in (fn, core.compile(fn)):
        with pytest.raises(core.errors.LinAlgError):
            call(rows())


# ---- calls that are alike, one after another: run as one range over the threads -----------------
def _scaled(tensors):
    for t in tensors:
        t *= 0.5
        t += 1


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(
    "make",
    [
        lambda x: [x[k].clone() for k in range(6)],
        lambda x: [x[k] for k in range(6)],  # of one storage
        lambda x: [x[0].clone()] * 3 + [x[1].clone()],  # one several times
        lambda x: [x[0], x[1], x[0], x.reshape((-1,))[3:9], x[1]],  # overlapping
        lambda x: [x[0].clone(), x[:, 1], x[2][::2].clone(), x[3][:0].clone(), x[0][:1].clone()],
    ],
    ids=["apart", "one storage", "repeated", "overlapping", "mixed"],
)
def test_alike_writes_are_those_of_eager(make, threads):
    before = core.get_num_threads()
    core.set_num_threads(threads)
    try:
        eager, compiled = [], core.compile(_scaled)
        for fn in (_scaled, compiled, compiled):
            base = core.asarray(np.arange(6 * 4000, dtype="float32").reshape(6, 4000))
            tensors = make(base)
            fn(tensors)
            eager.append([np.asarray(base).copy(), *(np.asarray(t).copy() for t in tensors)])
        for got in eager[1:]:
            for g, want in zip(got, eager[0], strict=True):
                np.testing.assert_array_equal(g, want)
    finally:
        core.set_num_threads(before)


def test_alike_calls_that_follow_from_one_another_keep_their_order():
    def fn(x):
        return [x := core.exp(x * 0.5) for _ in range(5)]

    x = core.asarray(np.linspace(-1, 1, 5000, dtype="float32"))
    compiled = core.compile(fn)
    for _ in range(2):
        for got, want in zip(compiled(x), fn(x), strict=True):
            np.testing.assert_allclose(np.asarray(got), np.asarray(want), rtol=1e-6)


def test_alike_calls_with_results_of_their_own():
    def fn(tensors):
        return [core.exp(t * 0.5) + 1 for t in tensors]

    tensors = [core.asarray(np.full((k, 300), k / 7, "float32")) for k in range(9)]
    compiled = core.compile(fn)
    for _ in range(3):
        for got, want in zip(compiled(tensors), fn(tensors), strict=True):
            np.testing.assert_allclose(np.asarray(got), np.asarray(want), rtol=1e-6)


def test_alike_writes_to_overlapping_memory_are_not_made_at_once():
    size, before = 1 << 20, core.get_num_threads()
    core.set_num_threads(2)
    try:
        compiled = core.compile(_scaled)
        for _ in range(3):
            base, want = core.full((size,), 64.0), np.full((size,), 64.0, "float32")
            compiled([base[k : size - 8 + k] for k in range(8)])
            for k in range(8):
                want[k : size - 8 + k] = want[k : size - 8 + k] * np.float32(0.5) + 1
            np.testing.assert_array_equal(np.asarray(base), want)
    finally:
        core.set_num_threads(before)


# ---- memory ------------------------------------------------------------------------------------
def test_a_graph_gives_memory_back_when_nobody_reads_it_any_more():
    seen = []

    @core.custom_op("effects::watched", mutates_args=(), device_types="cpu")
    def watched(x: core.Tensor) -> core.Tensor:
        seen.append(core.tensors.live_bytes("cpu"))
        return core.asarray(np.asarray(x).copy())

    watched.register_fake(lambda x: core.empty_like(x))

    @core.compile(fullgraph=True)
    def fn(x):
        for _ in range(10):
            x = watched(core.sort(x, axis=-1)) + 1
        return x

    x = core.asarray(np.random.default_rng(0).random((64, 1024), dtype="float32"))
    for _ in range(2):
        seen.clear()
        before = core.tensors.live_bytes("cpu")
        fn(x)
        assert max(seen) - before <= 4 * x.nbytes
        assert core.tensors.live_bytes("cpu") == before


def test_an_elementwise_call_is_made_as_the_product_before_it_is():
    def fn(x, w):
        y = core.sort(x, axis=-1)
        return core.exp(y @ w) * 2 + 1

    x, w = (core.asarray(np.random.default_rng(k).random((32, 32))) for k in range(2))
    compiled = core.compile(fn, fullgraph=True)
    np.testing.assert_allclose(np.asarray(compiled(x, w)), np.asarray(fn(x, w)))
    joined = "matmul" in compiled.optimized[0].nodes[-1].op.name
    assert joined == core._native.has_product("float64")  # not on every processor


def test_constants_are_written_at_every_call():
    def fn(out, other):
        core.full((2, 3), 1.5, out=out)
        core.add(core.ones((2, 3)), 1, out=other)
        return out

    compiled = core.compile(fn)
    for _ in range(3):
        out, other = core.zeros((2, 3)), core.zeros((2, 3))
        assert compiled(out, other) is out
        near([out, other], [core.full((2, 3), 1.5), core.full((2, 3), 2.0)])


@pytest.mark.parametrize("how", ["grad", "jacrev", "jacfwd", "vmap", "jvp"])
def test_writes_inside_a_transform(how):
    def fn(x):
        y = x * 2.0
        outside = core.ones(4)

        def inner(p):
            made = core.full((4,), 0.25)
            view = made[1:]
            made[0].add_(p.sum())
            p[1:] = p[:1] * 3.0
            return (made.sum() + view.sum()) * p.sum() + (p * outside).sum()

        def of_rows(p):
            return core.func.jacfwd(inner)(p).sum() + inner(p.clone())

        if how == "vmap":
            return core.func.vmap(of_rows)(y), core.exp(y)
        if how == "jvp":
            return *core.func.jvp(inner, (y[0],), (core.ones(4),)), core.exp(y)
        return getattr(core.func, how)(inner)(y[1].clone()), core.exp(y)

    same_as_eager(fn, lambda: (rows(),))


def test_a_mapping_that_counts_is_asked_at_every_call() -> None:
    asked: list[int] = []

    class Counting:
        def keys(self) -> list[str]:
            asked.append(1)
            return ["a"]

        def __getitem__(self, key: str) -> float:
            return 2.0

    mapping = Counting()

    def scaled(x: core.Tensor) -> core.Tensor:
        return x * {**mapping}["a"]

    compiled = core.compile(scaled)
    for k in range(1, 5):
        assert compiled(core.ones(2)).tolist() == [2.0, 2.0]
        assert len(asked) == k
