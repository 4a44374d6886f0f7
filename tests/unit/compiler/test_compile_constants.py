"""Constants that a compiled function makes of Python data, and lists that it makes: no Python."""

import numpy as np
import pytest

import core

ROWS = core.asarray([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
FILTER = [0.25, 0.5, 0.25]


def of_list(x):
    return x * core.asarray(FILTER) + core.asarray(1.0)


def of_tensor(x):
    return x - core.tensor([1, 2, 3])


def of_array(x):
    return x @ np.array([[1.0], [2.0], [3.0]], dtype="float32")


def of_makers(x):
    return x * np.ones(3, "float32") + np.arange(3) + np.eye(3, dtype=np.float32)[0] - np.sqrt(2.0)


def of_functions(x):
    return np.sin(x) + np.float32(2) * np.linspace(0, 1, 3, dtype="float32")


def twice(x):
    weights = core.asarray(FILTER)
    return x * weights, weights + x.sum()


@pytest.mark.parametrize("fn", [of_list, of_tensor, of_array, of_makers, of_functions, twice])
def test_a_constant_is_made_once(fn):
    compiled = core.compile(fn)
    for scale in (1, 2, 3):
        want, got = fn(ROWS * scale), compiled(ROWS * scale)
        for a, b in zip(*((r if isinstance(r, tuple) else (r,)) for r in (want, got))):
            assert a.dtype == b.dtype
            np.testing.assert_allclose(np.asarray(b), np.asarray(a), rtol=1e-6)
    assert len(compiled.entries) == 1 and len(compiled.graphs) == 1, compiled.reasons
    compiled._fn = None  # is not called
    compiled(ROWS)


@pytest.mark.parametrize("requires_grad", [True, False])
@pytest.mark.parametrize(
    "fn",
    [
        lambda x: core.abs(x.detach()),
        lambda x: core.tensor(x) * 2,
        lambda x: core.asarray(np.asarray(x.detach())) * 2,
        lambda x: core.from_dlpack(x.detach()) * 2,
        lambda x: core.cond(x.detach().sum() > 0, lambda y: y * 2, lambda y: y.detach(), x),
    ],
    ids=["detach", "tensor", "asarray", "dlpack", "cond"],
)
def test_what_is_made_of_a_tensor_is_no_constant(fn, requires_grad):
    compiled = core.compile(fn)
    for number in (1.0, 2.0, 3.0):
        x = core.full((2,), number).requires_grad_(requires_grad)
        assert compiled(x).tolist() == fn(x).tolist()


def test_a_tensor_that_is_detached_first_is_an_input():
    compiled = core.compile(lambda x, y: (x.detach() * 2 + y, x.detach()))
    for number in (1.0, 2.0, 3.0):
        x, y = core.full((2,), number).requires_grad_(), core.ones(2).requires_grad_()
        z, detached = compiled(x, y)
        z.sum().backward()
        assert x.grad is None and y.grad.tolist() == [1.0, 1.0] and not detached.requires_grad
        detached.add_(1)  # has the memory of the argument
        assert x.tolist() == [number + 1] * 2 and z.tolist() == [number * 2 + 1] * 2
    assert len(compiled.graphs) == 1 and len(compiled.entries) == 1, compiled.reasons


def test_a_constant_serves_other_sizes():
    compiled = core.compile(of_list)
    for rows in (2, 3, 5, 7):
        x = core.ones((rows, 3))
        assert compiled(x).tolist() == of_list(x).tolist()
    assert len(compiled.graphs) <= 2


def test_what_a_constant_is_made_of_is_guarded():
    compiled = core.compile(of_list)
    compiled(ROWS)
    FILTER[1] = 8.0
    try:
        assert compiled(ROWS).tolist() == of_list(ROWS).tolist()
    finally:
        FILTER[1] = 0.5


def test_a_number_in_a_constant_is_compared():
    def scaled(x, s):
        return x * core.asarray([s, 1.0, 2.0])

    compiled = core.compile(scaled)
    for s in (2.0, 3.0, 4.0, 2.0):
        assert compiled(ROWS, s).tolist() == scaled(ROWS, s).tolist()


def test_a_constant_that_is_returned_or_written_is_made_at_each_call():
    def returned(x):
        return x + 1, core.asarray([1.0, 2.0])

    def viewed(x):
        return x + 1, core.asarray([1.0, 2.0, 3.0, 4.0]).reshape((2, 2))

    def written(x):
        total = core.asarray([0.0, 0.0, 0.0])
        total.add_(x[0])
        return total * 2

    for fn in (returned, viewed):
        compiled = core.compile(fn)
        for _ in range(3):
            made = compiled(ROWS)[1]
            assert made.tolist() == fn(ROWS)[1].tolist()
            made.add_(1)  # is the caller's
    compiled = core.compile(written)
    for _ in range(3):
        assert compiled(ROWS).tolist() == written(ROWS).tolist()


def test_gradients_go_through_constants():
    def loss(w):
        return (w * core.asarray(FILTER)).square().sum()

    compiled, found = core.compile(loss), []
    for fn in (loss, compiled, compiled):
        w = core.asarray([1.0, 2.0, 3.0]).requires_grad_()
        fn(w).backward()
        found.append(w.grad.tolist())
    assert found[0] == found[1] == found[2] and len(compiled.entries) == 1


def test_constants_in_transforms_and_bodies():
    def slope(x):
        return core.func.grad(lambda t: (t * core.asarray(FILTER)).sum())(x)

    def mapped(x):
        return core.func.vmap(lambda row: row * core.asarray(FILTER))(x)

    def carried(x):
        step = lambda carry, row: (carry * core.asarray(FILTER) + row, carry)  # noqa: E731
        return core.scan(step, core.asarray([0.0, 0.0, 0.0]), x)[0]

    for fn in (slope, mapped, carried):
        compiled = core.compile(fn)
        for _ in range(2):
            np.testing.assert_allclose(np.asarray(compiled(ROWS)), np.asarray(fn(ROWS)), rtol=1e-6)
        assert compiled.entries, (fn, compiled.reasons)


# ---- lists that a function makes -----------------------------------------------------------------
def unpacked(x):
    outs, h = [], core.zeros(3)
    for _ in range(3):
        h = core.tanh(h + x)
        outs.append(h)
    return core.stack(outs)


def four_at_once(x):
    a, b, c, d = [], x, {}, []
    a.append(b)
    d.append(a[0])
    c.update(k=x)
    return d[0] + c["k"]


def twice_named(x):
    a = b = []
    a.append(x)
    return b[0] + 1


@pytest.mark.parametrize("fn", [unpacked, four_at_once, twice_named])
def test_a_list_that_the_function_has_made_may_change(fn):
    compiled = core.compile(fn)
    for _ in range(2):
        np.testing.assert_allclose(
            np.asarray(compiled(ROWS[0])), np.asarray(fn(ROWS[0])), rtol=1e-6
        )
    assert compiled.entries, compiled.reasons


def test_a_list_that_another_has_made_changes_at_each_call():
    seen = []

    def given(x, into):
        outs, h = into, x
        outs.append(1)
        return h + 1

    def either(x, first):
        outs, h = (seen, x) if first else ([], x)
        outs.append(1)
        return h + 1

    compiled, into = core.compile(given), []
    for _ in range(3):
        compiled(ROWS, into)
    assert into == [1, 1, 1]
    compiled = core.compile(either)
    for first in (True, False, True, True, False):
        compiled(ROWS, first)
    assert seen == [1, 1, 1]


# ---- numbers -----------------------------------------------------------------------------------
def test_the_base_of_a_power_is_a_number_of_the_graph():
    def slope(x, r):
        return core.func.grad(lambda x: (r**x).sum())(x)

    compiled, recorded = core.compile(slope), core.compile(lambda x, r: (r**x).sum())
    for r in (2.0, 3.0, 4.5, 5.0):
        want = np.asarray(slope(ROWS, r))
        np.testing.assert_allclose(np.asarray(compiled(ROWS, r)), want, rtol=1e-5)
        x = ROWS.clone().requires_grad_()
        recorded(x, r).backward()
        np.testing.assert_allclose(np.asarray(x.grad), want, rtol=1e-5)
    assert len(compiled.graphs) == 1 and len(recorded.graphs) == 2
    assert compiled(ROWS, 0.0).tolist() == slope(ROWS, 0.0).tolist()


# ---- arrays that Python writes to after calls have read them ------------------------------------
def reads_before_the_write(x):
    array = np.ones(2, "f")
    tensor = core.asarray(array)
    before = x + tensor
    array[0] = 5
    return before, x + tensor


def reads_a_view_before_the_write(x):
    array = np.ones((2, 2), "f")
    row = core.asarray(array)[0]
    before = x * row
    array[0, 0] = 5
    return before, x * row


def writes_through_the_tensor(x):
    array = np.ones(2, "f")
    tensor = core.asarray(array)
    tensor += x
    return x * float(array.sum())


def writes_to_an_exported_tensor(x):
    tensor = core.ones(2)
    array = np.asarray(tensor)
    before = x + tensor
    array[0] = 5
    return before, x + tensor


def exports_an_argument(x):
    before = x + 1
    array = np.asarray(x)
    old = array[0].copy()
    array[0] = 100
    after = x + 1
    array[0] = old
    return before, after


def exports_a_view_of_an_argument(x):
    view = x[:1]
    array = np.asarray(view)
    before, old = x + view, array[0].copy()
    array[0] = 100
    after = x + view
    array[0] = old
    return before, after


def reads_a_read_only_view(x):
    array = np.ones(2, "f")
    tensor = core.asarray(np.broadcast_to(array, (3, 2)))
    before = x + tensor
    array[0] = 5
    return before, x + tensor


def writes_inside_a_transform(x):
    def loss(y):
        total = core.asarray(np.ones((2, 2), "f"))
        total[0] = y
        return (total.sum() * y).sum()

    return (core.func.grad(loss)(x),)


def takes_the_gradient_of_a_shared_leaf(x):
    array = np.ones(2, "f")
    leaf = core.from_dlpack(array).requires_grad_(True)
    (leaf * leaf * x).sum().backward()
    array[0] = 5
    return leaf.grad, leaf.detach() * 1


@pytest.mark.parametrize(
    "function",
    [
        reads_before_the_write,
        reads_a_view_before_the_write,
        writes_through_the_tensor,
        writes_to_an_exported_tensor,
        exports_an_argument,
        exports_a_view_of_an_argument,
        reads_a_read_only_view,
        writes_inside_a_transform,
        takes_the_gradient_of_a_shared_leaf,
    ],
)
def test_memory_shared_with_an_array_is_read_when_a_call_reads_it(function):
    compiled = core.compile(function)
    for k in range(3):
        x = core.asarray([1.0 + k, 2.0])
        for got, wanted in zip(compiled(x), function(x), strict=True):
            assert got.tolist() == wanted.tolist()


def test_an_array_that_is_read_twice_is_one_input():
    def function(x):
        table = core.asarray(np.arange(3, dtype="f"))
        return x * table + table

    compiled = core.compile(function, fullgraph=True)
    assert compiled(core.ones(3)).tolist() == [0.0, 2.0, 4.0]
    (graph,) = compiled.graphs
    assert len(graph.inputs) == 2
