"""core.compile where calls write to memory or draw random numbers: as eager in every respect."""

import pytest

import core
from core import compiler
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
        return x * float(x.sum())

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
