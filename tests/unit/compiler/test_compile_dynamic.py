"""core.compile with dynamic sizes: few graphs for many sizes, and always the results of eager."""

import math
import threading

import numpy as np
import pytest
from example_counts import examples
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import core


def tensor(*shape, dtype="float32"):
    numbers = np.random.default_rng(sum(shape) + len(shape)).uniform(-2, 2, shape)
    return core.asarray(numbers.astype(dtype))


def check(got, want):
    """Results are those of eager, to the type of a number."""
    if isinstance(want, (tuple, list)):
        assert type(got) is type(want) and len(got) == len(want)
        for g, w in zip(got, want, strict=True):
            check(g, w)
    elif isinstance(want, core.Tensor):
        assert (got.dtype, got.shape) == (want.dtype, want.shape)
        np.testing.assert_allclose(np.asarray(got), np.asarray(want), rtol=1e-5, atol=1e-6)
    else:
        assert type(got) is type(want) and got == want


def compiled_at(fn, sizes, dynamic=None, **options):
    """fn compiled, called once for each of the arguments, compared with eager."""
    compiled = core.compile(fn, dynamic=dynamic, **options)
    for args in sizes:
        want = fn(*args)
        for _ in range(2):
            check(compiled(*args), want)
    return compiled


# ---- how many graphs ---------------------------------------------------------------------------
WEIGHT = tensor(6, 8)


def layer(x):
    return core.softmax(core.gelu(x @ WEIGHT) + 1, axis=-1)


@pytest.mark.parametrize("dynamic", [None, True])
@pytest.mark.parametrize("order", [1, -1])
def test_fifty_batch_sizes_compile_at_most_twice(dynamic, order):
    compiled = compiled_at(layer, [(tensor(n, 6),) for n in range(1, 51)][::order], dynamic)
    assert len(compiled.graphs) <= 2


def test_a_size_is_static_until_it_changes():
    assert len(compiled_at(layer, [(tensor(4, 6),)]).graphs) == 1
    assert "x0.shape[0]" not in str(compiled_at(layer, [(tensor(4, 6),)]).graphs[0])
    graphs = compiled_at(layer, [(tensor(4, 6),), (tensor(5, 6),), (tensor(9, 6),)]).graphs
    assert len(graphs) == 2 and "float32(x0.shape[0], 8)" in str(graphs[1])


def test_never_symbolic_when_told_so():
    sizes = [(tensor(n, 6),) for n in (3, 4, 5)]
    assert len(compiled_at(layer, sizes, dynamic=False).graphs) == 3


def branches(x):
    return x * 2 if x.shape[0] > 4 else x - 1


def test_a_branch_on_a_size_has_a_graph_for_each_side():
    sizes = [(tensor(n, 3),) for n in (2, 7, 3, 8, 4, 5, 6, 9)]
    assert len(compiled_at(branches, sizes, dynamic=True).graphs) == 2


# ---- what functions do with sizes --------------------------------------------------------------
def divides(x):
    return x.sum() / x.shape[0] + x.size


def makes_tensors(x):
    n, m = x.shape
    return core.arange(n), core.ones((n, 2 * m)), core.full((n + 1,), m), core.eye(n)


def slices(x):
    n = x.shape[0] // 2
    return x[:n], x[n:], x[-1], x[..., : x.shape[1] - 1], x[::2], x[n], x[x.shape[0] - 1, n % 1 :]


def reshapes(x):
    n, m = x.shape
    return x.reshape(n * m), x.reshape(1, n, -1), x.reshape((m, n)).T, x.flatten()


def joins(x):
    return core.concat([x, x * 2, core.zeros((1, x.shape[1]))]), core.stack([x, x])


def broadcasts(x):
    return x.expand_dims(1) + x, x - x.mean(axis=0), core.broadcast_to(x, (3, *x.shape))


def loops(x):
    out = x
    for k in range(x.shape[0]):
        out = out + k
    return out, [1] * x.shape[1], len(x)


def returns_sizes(x):
    n, m = x.shape
    return n, m * 2, x.shape, [n // 2, n % 2, n / 2, -n, abs(n), divmod(n, 2), n**2], x.size


def compares(x):
    n, m = x.shape
    return max(n, m), min(n, 4), n == m, n <= 3, bool(n), n in (2, 3), {n: 1}[n], f"{n} of {m}"


def rounds(x):
    n = x.shape[0]
    return math.ceil(n / 2), math.floor(n / 2), round(n / 3, 2), math.sqrt(n), float(n), int(n / 2)


def asks_for_types(x):
    n = x.shape[0]
    return isinstance(n, int), isinstance(n / 2, float), isinstance(n, bool), hash(n), repr(n)


def scales(x):
    return x * (1.0 / math.sqrt(x.shape[-1])), x ** (x.shape[0] - x.shape[0] + 2), x.shape[0] - x


def reads_layout(x):
    return x.strides, x.is_contiguous, x.T.is_contiguous, x.nbytes


def products(x):
    return x @ x.T, core.einsum("ij,kj->ik", x, x), core.tensordot(x, x, axes=([0], [0]))


def fills_with_sizes(x):
    n, m = x.shape
    return core.full((n, 1), m) + x, core.arange(-n, m - n) * x, core.full((3, 1), m) * 2 + x[0]


def lengths(x):
    n = int(0.8 * len(x))
    return x.sum(axis=0) / len(x), x[:n].mean(), x[len(x) // 2 :] * float(n), len([x, n]), len(x.T)


USES = [lengths, divides, makes_tensors, fills_with_sizes, slices, reshapes, joins, broadcasts,
        loops, returns_sizes, compares, rounds, asks_for_types, scales, reads_layout,
        products]  # fmt: skip
MANY = [(5, 4), (7, 4), (2, 4), (3, 6), (1, 4), (8, 1), (4, 4), (6, 5), (5, 4), (9, 2)]


@pytest.mark.parametrize("dynamic", [None, True])
@pytest.mark.parametrize("fn", USES)
def test_sizes_are_numbers(fn, dynamic):
    compiled_at(fn, [(tensor(*shape),) for shape in MANY], dynamic)


SHARED = [
    lengths,
    divides,
    makes_tensors,
    fills_with_sizes,
    slices,
    reshapes,
    joins,
    broadcasts,
    products,
]


@pytest.mark.parametrize("fn", SHARED)
def test_one_graph_for_every_size(fn):
    compiled = compiled_at(fn, [(tensor(n, 3),) for n in (4, 6, 5, 9, 2, 17)], dynamic=True)
    assert len(compiled.graphs) <= 2, "\n".join(map(str, compiled.graphs))


def test_inputs_that_lie_in_memory_otherwise():
    def inputs(n):
        x = tensor(n, 2 * n)
        return x.T, x[:, ::2], core.broadcast_to(x[0], (3, 2 * n)), x[::-1]

    for k in range(4):
        compiled_at(layered, [(inputs(n)[k],) for n in (3, 4, 5, 6, 1, 2)], dynamic=True)


LAYOUTS = {
    "transposed": lambda n, m: tensor(m, n).T,
    "contiguous": tensor,
    "every second": lambda n, m: core.stack([tensor(n, m)] * 2, axis=-1)[..., 0],
    "columns": lambda n, m: tensor(n, 2 * m)[:, :m],
    "rows": lambda n, m: tensor(2 * n, m)[::2],
    "columns apart": lambda n, m: tensor(n, 2 * m)[:, ::2],
}


@pytest.mark.parametrize("dynamic", [None, True])
@pytest.mark.parametrize("name", ["ravel", "flatten", "contiguous"])
def test_a_view_or_a_copy_is_returned_as_the_argument_lies_in_memory(name, dynamic):
    """Of the same sizes, one after another: neither another's plan nor its decision is taken."""

    def fn(x):
        return getattr(x, name)()

    compiled = core.compile(fn, dynamic=dynamic)
    for n, m in ((3, 4), (5, 2), (3, 4), (2, 6), (4, 1)):
        for arranged in (*LAYOUTS.values(), *reversed(LAYOUTS.values())):
            x, y = arranged(n, m), arranged(n, m)
            got, want = compiled(x), fn(y)
            check(got, want)
            got.add_(1.0)
            want.add_(1.0)
            check(x, y)


def layered(x):
    return core.tanh(x * 2 + 1), x.reshape(-1), x.sum(axis=0)


def test_what_passes_ask_of_tensors_that_they_leave_out_again():
    def fn(x, w):
        return core.prelu(core.negative(x), w), core.float_power(x, w)

    compiled_at(fn, [(abs(tensor(n)), core.ones(1)) for n in (4, 8, 12, 8)], dynamic=True)


def test_errors_of_other_sizes_are_those_of_the_function():
    compiled = core.compile(lambda x, y: core.tanh(x + y), dynamic=True)
    compiled(tensor(3), tensor(3))
    compiled(tensor(4), tensor(4))
    compiled(tensor(5), tensor(5))
    with pytest.raises(core.errors.ShapeError):
        compiled(tensor(3), tensor(4))
    check(compiled(tensor(1), tensor(4)), core.tanh(tensor(1) + tensor(4)))


def test_after_a_split_sizes_are_still_symbols():
    def fn(x):
        y = core.tanh(x) * 2
        if y.sum() > 1000:
            return y
        return core.ones((y.shape[0], 2)) @ core.ones((2, 3)) + y

    compiled = compiled_at(fn, [(tensor(n, 3),) for n in (4, 5, 6, 9, 2)])
    assert len(compiled.graphs) <= 4


def test_a_symbolic_graph_prints_as_python_that_runs():
    fn = slices
    compiled = compiled_at(fn, [(tensor(n, 4),) for n in (6, 8)], dynamic=True)
    scope = {"core": core}
    exec(str(compiled.graphs[0]), scope)
    x = tensor(9, 4)
    made = scope["graph"](x)
    assert sorted(t.shape for t in made) == sorted(t.shape for t in fn(x))


# ---- random programs ---------------------------------------------------------------------------
def step(name, x, y, n):
    if name == "add":
        return x + y if x.shape == y.shape else x + n
    if name == "concat":
        return core.concat([x, x[: x.shape[0] // 2]])
    if name == "half":
        return x[: x.shape[0] // 2 + 1]
    if name == "odd":
        return x[1::2] if x.shape[0] > 1 else x
    if name == "reshape":
        return x.reshape(x.size // x.shape[-1], x.shape[-1]) if x.size else x
    if name == "fold":
        return x.reshape(-1, x.shape[1], 1).sum(axis=-1) if x.size else x
    if name == "matmul":
        return x @ core.ones((x.shape[1], 3))
    if name == "gram":
        return (x @ x.T)[:, :4] if x.shape[0] < 9 else x
    if name == "mean":
        return x - x.sum(axis=0) / max(x.shape[0], 1)
    if name == "pad":
        return core.concat([x, core.zeros((n, x.shape[1]))])
    if name == "arange":
        return x + core.arange(x.shape[0], dtype=core.float32).expand_dims(1)
    if name == "branch":
        return core.tanh(x) if x.shape[0] % 2 else x * n
    return x.expand_dims(0).sum(axis=0) * x.shape[1]


STEPS = ["add", "concat", "half", "odd", "reshape", "fold", "matmul", "gram", "mean", "pad",
         "arange", "branch", "scale"]  # fmt: skip


@given(
    st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, 9), st.integers(1, 3)), max_size=8),
    st.lists(st.tuples(st.integers(0, 9), st.integers(1, 6)), min_size=3, max_size=6),
    st.sampled_from([None, True]),
)
@settings(
    max_examples=examples(60), deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)  # fmt: skip
def test_random_programs(steps, shapes, dynamic):
    def fn(x):
        values = [x]
        for name, at, n in steps:
            values.append(step(name, values[-1], values[at % len(values)], n))
        return values[-1], values[len(values) // 2], values[-1].shape

    compiled_at(fn, [(tensor(*shape),) for shape in shapes], dynamic)


@pytest.mark.parametrize("dtype", ["int8", "float32"])
def test_the_same_sizes_in_another_layout(dtype):
    compiled = core.compile(lambda x: core.flatten(x), dynamic=True)
    rows = core.reshape(core.arange(6), (2, 3)).astype(dtype)
    columns = core.reshape(core.arange(6), (3, 2)).astype(dtype).mT
    for x in (rows, columns, rows, columns):
        assert compiled(x).tolist() == core.flatten(x).tolist()


def test_layouts_that_come_in_turn_have_an_entry_each():
    """Batches that are whole, and batches that are parts of rows."""
    w = core.ones((1, 4)).requires_grad_()
    optimizer = core.optim.SGD([w], lr=0.01)

    def step(x):
        rows, columns = x.shape
        loss = ((x[..., None] * w).reshape(rows, columns, 2, 2) ** 2).sum()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss

    compiled, base = core.compile(step), core.ones((16, 19))
    for k in range(6):
        compiled(base[: 16 - k])
        compiled(base[:, : 10 + k % 3])
    before = compiled.served_calls
    for k in range(10):
        compiled(base[: 16 - k % 4])
        compiled(base[:, : 10 + k % 3])
    assert compiled.served_calls == before + 20 and len(compiled.entries) == 2


# ---- threads -----------------------------------------------------------------------------------
def test_twenty_threads_call_one_function_while_shapes_change():
    """Each thread starts at other sizes, so that captures and calls of entries overlap."""

    def fn(x, w):
        h = core.tanh(x @ w)
        return (h * x.shape[0]).sum(axis=1) + h[:, 0]

    compiled, w, wrong = core.compile(fn), tensor(4, 3), []
    arguments = [tensor(n, 4) for n in range(1, 12)]
    expected = [np.asarray(fn(x, w)) for x in arguments]
    start = threading.Barrier(20)

    def call(first):
        start.wait()
        try:
            for k in range(30):
                place = (first + k) % len(arguments)
                got = np.asarray(compiled(arguments[place], w))
                np.testing.assert_allclose(got, expected[place], rtol=1e-5, atol=1e-6)
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=call, args=(k,)) for k in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    entries = len(compiled.entries)
    for x, want in zip(arguments, expected, strict=True):
        np.testing.assert_allclose(np.asarray(compiled(x, w)), want, rtol=1e-5, atol=1e-6)
    # Of 600 calls, those capture that begin before an entry that takes their sizes is kept.
    assert len(compiled.entries) == entries <= 20 + 4
