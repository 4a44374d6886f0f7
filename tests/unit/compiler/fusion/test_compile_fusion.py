"""Fusion: which calls become one kernel, and that results are those of the calls."""

import numpy as np
import pytest
from page_ends import at_page_ends

import core
from core.testing.arrays import as_array

NEAR = {"float16": 4e-3, "bfloat16": 4e-2, "float32": 1e-5, "float64": 1e-12}


@pytest.fixture(autouse=True, scope="module")
def loaded():
    """Backends bring kernels with the first call that needs one: plans are made anew then."""
    core.compile(lambda x: core.exp(x) + 1)(core.ones((2,)))


def tensors(*shapes, dtype="float32", seed=0):
    rng = np.random.default_rng(seed)
    made = [core.asarray(rng.uniform(-2, 2, shape).astype(np.float32)) for shape in shapes]
    return [x.astype(core.dtype(dtype)) for x in made]


def check(fn, *args, calls=1):
    """That a compiled function gives what it gives by itself, in so many calls."""
    report = core.compiler.explain(fn)(*args)
    assert calls in (None, sum(len(graph.nodes) for graph in report.optimized)), report
    want, got = fn(*args), report.result
    wants = want if isinstance(want, tuple) else (want,)
    gots = got if isinstance(got, tuple) else (got,)
    for g, w in zip(gots, wants, strict=True):
        assert (g.dtype, g.shape) == (w.dtype, w.shape)
        near = NEAR.get(w.dtype.name, 1e-5)
        np.testing.assert_allclose(as_array(g), as_array(w), rtol=near, atol=near)
    return report


def softmax_by_hand(x):
    e = core.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def standardized(x):
    centred = x - x.mean(axis=-1, keepdims=True)
    return centred / core.sqrt(core.var(x, axis=-1, keepdims=True) + 1e-5)


ROWS = {
    "softmax by hand": softmax_by_hand,
    "softmax of something": lambda x: core.softmax(x * 0.5 + 1, axis=-1),
    "something of softmax": lambda x: core.softmax(x, axis=-1) * x,
    "softmax of columns": lambda x: core.softmax(x * 2, axis=0) * 3,
    "log_softmax of tanh": lambda x: core.log_softmax(core.tanh(x), axis=-1) * x,
    "standardized": standardized,
    "totals": lambda x: (x.max(axis=-1), x.sum(axis=-1), (x * x).mean(axis=-1)),
    "rows and their total": lambda x: (core.exp(x), core.exp(x).sum(axis=-1)),
    "mean of columns": lambda x: x - x.mean(axis=0),
    "a view between": lambda x: x.sum(axis=-1)[:, None] * x,
    "turned": lambda x: (x * 2).T.sum(axis=0) + 1,
    "positions": lambda x: core.argmax(x * x - x, axis=-1) + 1,
    "norm": lambda x: x / core.linalg.vector_norm(x, axis=-1, keepdims=True),
    "logsumexp": lambda x: core.logsumexp(x * 2, -1) - 1,
    "two results": lambda x: core.var_mean(x + 1, axis=1),
    "gelu twice read": lambda x: core.softmax(core.gelu(x), axis=-1) * core.gelu(x),
    "softmax of tanh": lambda x: core.softmax(core.tanh(x * 2), axis=-1) + 1,
    "softmax and log_softmax of one": lambda x: (
        core.log_softmax(core.tanh(x), -1) + core.softmax(core.tanh(x), -1)
    ),
    "softmax of what is a result": lambda x: (core.tanh(x), core.softmax(core.tanh(x), -1)),
    "two norms": lambda x: core.softmax(core.layer_norm(x, x.shape[-1:]), axis=-1),
}


@pytest.mark.parametrize("name", ROWS)
def test_rows_are_one_kernel(name):
    for shape in [(5, 3), (40, 131)]:
        check(ROWS[name], *tensors(shape))


def test_functions_of_the_math_library_stand_before_positions():
    """Positions are wider than elements: a function would be computed in halves of vectors."""
    (x,) = tensors((12, 100))
    check(lambda x: core.argmax(core.tanh(x), axis=-1), x, calls=2)
    check(lambda x: core.max(core.tanh(x), axis=-1), x)


@pytest.mark.parametrize(
    ("name", "dtype"),
    [
        pytest.param(name, dtype, marks=() if k % 2 == n else (pytest.mark.slow,))
        for k, name in enumerate(ROWS)
        for n, dtype in enumerate(["float64", "bfloat16"])
    ],
)
def test_rows_in_other_dtypes(name, dtype):
    check(ROWS[name], *tensors((6, 70), dtype=dtype))


@pytest.mark.parametrize("name", list(ROWS)[::3])
def test_rows_that_do_not_lie_in_order(name):
    (x,) = tensors((70, 12))
    check(ROWS[name], x[::2].T)


@pytest.mark.parametrize("shape", [(0, 3), (1, 7), (3, 1), (1, 1)])
def test_rows_of_nothing_and_of_one(shape):
    (x,) = tensors(shape)
    for fn in (softmax_by_hand, standardized, ROWS["something of softmax"]):
        if shape[-1] > 1 or fn is not standardized:
            got, want = core.compile(fn)(x), fn(x)
            np.testing.assert_allclose(as_array(got), as_array(want), rtol=1e-5, atol=1e-6)


def test_norms_with_what_stands_around_them():
    x, r, w, b = tensors((8, 33), (8, 33), (33,), (33,))
    check(lambda x, w, b: core.gelu(core.layer_norm(x, (33,), w, b)), x, w, b)
    check(lambda x, r, w: (core.rms_norm(x + r, (33,), w, 1e-5), x + r), x, r, w)


def test_masks_in_front_of_softmax_and_behind_it():
    x, mask, drops = tensors((2, 3, 5, 7), (5, 7), (2, 3, 5, 7))
    check(lambda x, m, d: core.softmax(x * 0.125 + m, axis=-1) * d, x, mask, drops)
    seen = lambda x, m: core.softmax(core.where(m > 0, x, float("-inf")) + 1, axis=-1)  # noqa: E731
    check(seen, x, mask)


CREATED = {
    "full": lambda x: core.full((6, 5), 2.0) + x,
    "zeros": lambda x: core.where(x > 0, x, core.zeros((6, 5), dtype=x.dtype)) * 2,
    "arange": lambda x: x * core.arange(5),
    "causal": lambda x: core.softmax(
        core.where(core.arange(6)[:, None] >= core.arange(5)[None, :], x, float("-inf")), -1
    ),
    "triangles": lambda x: core.softmax(core.tril(x * 2) + core.triu(x, 1), -1),
    "mask": lambda x: core.where(core.tril(core.ones((6, 5), dtype=core.bool)), x, -1.0) + 1,
    "eye": lambda x: x + core.eye(6, 5, k=1, dtype=x.dtype) * 2,
    "half": lambda x: x * core.full((6, 5), 1.001, dtype=core.float16),
}


@pytest.mark.parametrize("name", CREATED)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_what_is_made_of_places_is_not_stored(name, dtype):
    check(CREATED[name], *tensors((6, 5), dtype=dtype))


def test_ranges_that_are_summed_alone_keep_their_kernel():
    check(lambda x: core.arange(7).sum() + x, *tensors((3,)), calls=3)


def test_what_is_cheap_is_made_anew_for_each_row_and_what_is_costly_once():
    x, w = tensors((9, 5), (5,))
    check(lambda x, w: core.softmax(x * (w * 2 + 1), -1), x, w)
    check(lambda x, w: core.softmax(x * core.tanh(w), -1), x, w, calls=2)


@pytest.mark.usefixtures("room_for_programs")
def test_a_costly_function_of_short_rows_results_is_a_kernel_of_its_own():
    """Within a loop over rows it would be no vector."""

    def powers(x):
        return (x * x).sum(axis=-1) ** -1.5

    (x,) = tensors((40, 3))
    check(powers, x, calls=2)
    check(lambda x: (x * x).sum(axis=-1) + 1, x)  # not costly
    check(powers, *tensors((40, 131)))  # not short
    check(powers, *tensors((5, 3)))  # not many


NARROW = {  # with rows of three elements, the calls; with rows of sixty-four: one
    "a column's sum of a function": (lambda x, r: core.sin(x).sum(axis=0), 2),
    "a column's sum": (lambda x, r: (x * 2 + 1).sum(axis=0), 1),
    "less a column's mean": (lambda x, r: x - x.mean(axis=0), 2),
    "a function beside a number for each row": (lambda x, r: core.sin(x * r), 2),
    "its mean": (lambda x, r: core.tanh(x * r).mean(), 2),
    "a choice": (lambda x, r: core.where(x > r, x * x, x), 2),
    "a row's length": (lambda x, r: x / core.sqrt((x * x).sum(axis=1, keepdims=True)), 1),
}


@pytest.mark.parametrize("name", NARROW)
def test_loops_over_a_few_elements_are_not_worth_a_kernel(name):
    """Calls by themselves run over all elements, and fill vectors."""
    fn, calls = NARROW[name]
    check(fn, *tensors((2000, 3), (2000, 1)), calls=calls)
    check(fn, *tensors((2000, 64), (2000, 1)))
    check(fn, *tensors((5, 3), (5, 1)))  # where a call costs more
    if "mean" not in name:
        check(fn, *tensors((0, 3), (0, 1)), calls=None)
        check(fn, *tensors((7, 0), (7, 1)), calls=None)


def test_what_lies_across_loops_is_not_joined_nor_scaled_by_its_norm():
    joined = lambda x: core.concat([x * 2, x + 1], axis=-1)  # noqa: E731
    scaled = lambda x: x / core.linalg.vector_norm(x)  # noqa: E731
    (x,) = tensors((160, 150))
    check(joined, x)
    check(scaled, x)
    check(joined, x.T, calls=2)
    check(scaled, x.T, calls=2)
    check(joined, x.astype(core.bfloat16), calls=2)
    check(scaled, x.reshape(20, 8, 10, 15), calls=2)


def test_numbers_of_sizes_build_nothing():
    from core.bodies.cpu_kernels import compiled_count

    fn = core.compile(lambda x: x * core.arange(x.shape[0]) + core.full(x.shape, 2.0))
    fn(*tensors((4,)))
    before = compiled_count()
    for n in range(5, 9):
        (x,) = tensors((n,))
        np.testing.assert_allclose(np.asarray(fn(x)), np.asarray(x) * np.arange(n) + 2, rtol=1e-6)
    assert compiled_count() == before


def test_bits_are_those_of_the_calls():
    (x,) = tensors((9, 300))
    for fn in (softmax_by_hand, ROWS["standardized"], ROWS["totals"]):
        want, got = fn(x), core.compile(fn)(x)
        for g, w in zip(*(v if isinstance(v, tuple) else (v,) for v in (got, want)), strict=True):
            assert np.array_equal(np.asarray(g), np.asarray(w))


def test_groups_do_not_wait_for_each_other():
    def fn(x, y):
        a, b = x + 1, y * 2  # of one kernel each, by what they read
        p = core.flip(a, axis=0) * y  # y's group waits for x's
        q = core.flip(b, axis=0) + x  # and x's for y's, through other calls
        return p, q

    x, y = tensors((5, 4), (5, 4))
    for g, w in zip(core.compile(fn)(x, y), fn(x, y), strict=True):
        np.testing.assert_allclose(np.asarray(g), np.asarray(w), rtol=1e-6)


def test_rows_and_columns_do_not_go_together():
    (x,) = tensors((40, 50))
    check(lambda x: (x.sum(axis=0), x.sum(axis=1)), x, calls=2)
    check(lambda x: x + x.T, *tensors((6, 6)), calls=2)


def test_a_total_of_everything_keeps_its_threads():
    (x,) = tensors((300, 400))
    check(lambda x: (x * x).sum(), x)
    check(lambda x: x - x.mean(), x, calls=2)  # one row: it would be one thread's
    check(lambda x: x - x.mean(), x[:3, :5])


def test_a_view_that_is_returned_shares_memory():
    (x,) = tensors((4, 5))

    def fn(x):
        y = x * 2
        return y, y.T

    y, turned = core.compile(fn)(x)
    turned[0] = 7
    assert y[:, 0].tolist() == [7.0] * 4


@pytest.mark.usefixtures("room_for_programs")
def test_a_kernel_serves_every_size():
    from core.bodies.cpu_kernels import compiled_count

    fn = core.compile(ROWS["something of softmax"])
    fn(*tensors((4, 9)))  # a kernel for rows of about that length
    fn(*tensors((5, 10)))
    before = compiled_count()
    for n in range(2, 12):
        fn(*tensors((n, n + 5)))
    assert compiled_count() == before


def test_without_a_compiler_members_are_called(monkeypatch):
    (x,) = tensors((4, 12))
    w = x[0]
    fn = lambda x, w: core.gelu(core.layer_norm(x, (12,), w)) + x.sum(axis=1)[:, None]  # noqa: E731
    report = core.compiler.explain(fn)(x, w)
    (node,) = report.optimized[0].nodes
    made = node.op.decomposition(x, w, *node.args[-2:])
    np.testing.assert_allclose(np.asarray(made[0]), np.asarray(fn(x, w)), rtol=1e-5)


def test_a_size_of_one_among_layouts_that_disagree():
    x, y = tensors((1, 2, 5, 6), (1, 2, 6, 5))
    y = y.permute_dims((0, 1, 3, 2))
    got = core.compile(lambda x, y: x * x * 2 * y)(x, y)
    np.testing.assert_allclose(as_array(got), as_array(x * x * 2 * y), rtol=1e-6)


def test_groups_that_would_wait_for_each_other_are_not_both_made():
    def circle(x, y):
        b = y * core.concat([core.sin(x), core.sin(x)])  # with the cosine: both read y
        return b, x * core.cumulative_sum(core.cos(y))[:3]  # with the sine: both read x

    x, y = core.asarray([1.0, 2.0, 3.0]), core.asarray([1.0, 2.0, 3.0, 4.0, 5.0, 6.0])
    for got, want in zip(core.compile(circle)(x, y), circle(x, y), strict=True):
        assert got.tolist() == want.tolist()


def test_the_kernels_of_a_graph_are_built_before_its_first_run(monkeypatch):
    from core.bodies.build import program_name
    from core.ir import compile as ir_compile
    from core.ir.toolchain import parallel_builds

    together, alone = [], []
    build_libraries, compile_c = parallel_builds.build_libraries, ir_compile.compile_c

    def built_together(sources):
        wanted = [*sources]
        together.append(len(wanted))
        build_libraries(wanted)

    def built_alone(function, *args):
        alone.append(function.name)
        return compile_c(function, *args)

    monkeypatch.setattr(parallel_builds, "build_libraries", built_together)
    monkeypatch.setattr(ir_compile, "compile_c", built_alone)

    def fn(x, scale):
        rows = core.exp(x * scale - 0.375).sum(axis=1)
        return rows, core.tanh(x.T) * (scale + 0.625), core.cos(x[0]) / scale

    compiled, x = core.compile(fn), core.arange(12.0).reshape((3, 4)) / 8
    for scale in (0.5, 0.75):
        for got, want in zip(compiled(x, scale), fn(x, scale), strict=True):
            np.testing.assert_allclose(np.asarray(got), np.asarray(want), rtol=1e-5)
    fused = [n for n in compiled.optimized[-1].nodes if n.op.namespace == "fused"]
    assert together == [len({n.op for n in fused})] and together[0] > 1
    assert {program_name(n.op) for n in fused}.isdisjoint(alone)


def test_kernels_of_products_and_of_single_calls_are_built_before_the_first_run(monkeypatch):
    """And once: a program that several calls share is lowered for the first of them."""
    from core.bodies.build import program_name
    from core.ir import compile as ir_compile
    from core.ir.toolchain import parallel_builds

    early, late = [], []
    build_libraries, compile_c = parallel_builds.build_libraries, ir_compile.compile_c

    def built_early(sources):
        wanted = [*sources]
        early.extend(kernel.op for source in wanted for kernel in source.kernels)
        build_libraries(wanted)

    def built_late(function, *args):
        late.append(function.name)
        return compile_c(function, *args)

    monkeypatch.setattr(parallel_builds, "build_libraries", built_early)
    monkeypatch.setattr(ir_compile, "compile_c", built_late)

    def fn(x, w, b):
        for _ in range(3):
            x = core.layer_norm(core.sort(core.tanh(x @ w + b) * 0.8125, axis=0), (40,))
        return x

    args = tensors((8, 40), (40, 40), (40,))
    compiled = core.compile(fn)
    for _ in range(2):
        np.testing.assert_allclose(as_array(compiled(*args)), as_array(fn(*args)), atol=1e-4)
    fused = {n.op for n in compiled.optimized[-1].nodes if n.op.namespace == "fused"}
    assert len(early) >= len(fused) > 0
    assert not any(name.startswith(program_name(op)) for op in fused for name in late)


SUMMED = {
    "sum": lambda x, y: (core.exp(x) * y).sum(-1),
    "max": lambda x, y: (core.tanh(x) + y).max(-1),
    "min": lambda x, y: (core.sin(x) + y).min(-1),
    "mean": lambda x, y: core.sigmoid(x * y).mean(-1),
    "logsumexp": lambda x, y: core.logsumexp(x + y, -1),
    "argmax": lambda x, y: core.argmax(core.sin(x) + y, axis=-1),
    "of two axes": lambda x, y: core.exp(x + y).sum((0, 1)),
    "softmax": lambda x, y: core.softmax(x + y, -1),
}


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("name", SUMMED)
def test_functions_in_rows_of_any_length(name, dtype):
    """The last elements of a row, fewer than a vector has lanes, are masked lanes."""
    compiled, tolerance = core.compile(SUMMED[name], dynamic=True), np.finfo(dtype).eps * 40
    for n in (1, 2, 7, 13, 15, 16, 17, 20, 31, 32, 33, 47, 63, 64, 65, 79, 100, 129):
        arrays = [np.random.default_rng(n + k).uniform(-2, 2, (5, n)).astype(dtype) for k in (0, 1)]
        want = SUMMED[name](*(core.asarray(a, dtype="float64") for a in arrays))
        with at_page_ends(*arrays) as args:
            got = compiled(*args)
        np.testing.assert_allclose(as_array(got), as_array(want), rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64"])
@pytest.mark.parametrize(
    "magnitude",
    [core.abs, lambda x: core.abs(-x), lambda x: core.where(x < 0, -x, x),
     lambda x: core.where(x < 0, 0 - x, x)],
)  # fmt: skip
def test_the_smallest_integer_has_no_magnitude(magnitude, dtype):
    smallest = np.iinfo(dtype).min
    x = core.asarray(np.array([smallest, 0, 1, -1] * 20, dtype))
    for fn in (lambda x: magnitude(x) < 1, lambda x: magnitude(x) >= 0):
        np.testing.assert_array_equal(core.compile(fn)(x), fn(x))
    assert core.compile(lambda x: magnitude(x) < 1)(x).tolist()[:4] == [True, True, False, False]


def test_a_mask_fuses_with_the_softmax_that_it_is_for():
    mask = core.asarray(np.tril(np.ones((6, 6))) == 0)
    scores = core.asarray(np.random.default_rng(0).standard_normal((2, 6, 6)).astype("float32"))
    check(lambda x: core.softmax(core.masked_fill(x * 0.5, mask, float("-inf")), -1), scores)


@pytest.mark.parametrize("axis", [1, 0])
def test_the_gradient_of_classes_fuses_with_the_logits(axis):
    rows = core.ops.core.cross_entropy_rows
    rng = np.random.default_rng(0)
    x, b = (core.asarray(rng.standard_normal((5, 5)).astype("float32")) for _ in range(2))
    index = core.asarray(rng.integers(-5, 5, (5, 1) if axis else (1, 5)))

    def gradient(x, b, index):
        return core.ops.core.cross_entropy_slope(x + b, index, core.ones_like(index * 0.5), axis)

    check(gradient, x, b, index)
    expected = core.func.grad(lambda x: rows(x + b, index, axis).sum())(x)
    np.testing.assert_allclose(gradient(x, b, index), expected, rtol=1e-5, atol=1e-6)


def test_a_loss_by_classes_and_its_gradients_of_any_order():
    rng = np.random.default_rng(1)
    x = core.asarray(rng.standard_normal((4, 3)))
    labels = core.asarray(np.array([2, 0, 1, 1]))

    def loss(x):
        return core.cross_entropy(x, labels)

    share = np.exp(x) / np.exp(x).sum(1, keepdims=True)
    expected = (share - np.eye(3)[np.asarray(labels)]) / 4
    gradient = core.func.grad(loss)
    np.testing.assert_allclose(gradient(x), expected, rtol=1e-12)
    np.testing.assert_allclose(core.compile(gradient)(x), expected, rtol=1e-12)
    hessian = core.compile(core.func.hessian(loss))(x)
    np.testing.assert_allclose(hessian, core.func.hessian(loss)(x), rtol=1e-10, atol=1e-12)
    each = np.einsum("ij,jk->ijk", share, np.eye(3)) - np.einsum("ij,ik->ijk", share, share)
    np.testing.assert_allclose(
        np.asarray(hessian)[range(4), :, range(4)], each / 4, rtol=1e-10, atol=1e-12
    )
