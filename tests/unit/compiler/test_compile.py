"""core.compile: captured once where that is safe, run as Python where it is not, right in both."""

import threading

import numpy as np
import pytest

import core
from core.errors import ArgumentError, CompileError, ShapeError

SCALE = 2.0
WEIGHT = core.asarray([1.0, 2.0, 3.0])
CALLS = []
SETTINGS = {"scale": 3.0}


def vector(*numbers):
    return core.asarray(np.asarray(numbers or (1.0, 2.0, 3.0), dtype=np.float32))


def skips_python(fn, *args):
    """Whether a second call runs no Python of fn."""
    compiled = core.compile(fn)
    want = fn(*args)
    for _ in range(2):
        np.testing.assert_allclose(np.asarray(compiled(*args)), np.asarray(want), rtol=1e-6)
    return not compiled.reasons, compiled


# ---- what is captured --------------------------------------------------------------------------
def helper(x):
    return x * SCALE


def with_loop(x):
    for k in range(3):
        x = x + k
    return x


def with_branch_on_shape(x):
    return x + 1 if x.shape[0] > 2 else x - 1


def with_comprehension(x):
    return core.stack([x * k for k in (1, 2)])


def with_inner_function(x):
    def twice(y):
        return y + x

    return twice(x)


def with_unpacking(x):
    a, *rest = core.split(x, 1)
    return a + rest[0] * rest[1]


def with_no_grad(x):
    with core.no_grad():
        return x * 2


def with_try(x):
    try:
        return x.reshape((7,))
    except ShapeError:
        return x + 1


def reads_a_dict(x):
    return x * SETTINGS["scale"]


class Layer:
    def __init__(self):
        self.scale = 2.0

    def __call__(self, x):
        return x * self.scale


CAPTURED = [
    lambda x: core.sin(x) + 1,
    helper,
    lambda x: x * WEIGHT,
    lambda x: helper(helper(x)),
    with_loop,
    with_branch_on_shape,
    with_comprehension,
    with_inner_function,
    with_unpacking,
    with_no_grad,
    with_try,
    lambda x: x[1:] * x[:-1],
    lambda x: x.T if x.ndim > 1 else x,
    lambda x: core.linalg.vector_norm(x),
    lambda x: max(float(SCALE), 1.0) * x,
    lambda x, *, scale=2.0: x * scale,
    lambda x: core.zeros(3) + x,
    reads_a_dict,
    Layer(),
]


@pytest.mark.parametrize("fn", CAPTURED, ids=range(len(CAPTURED)))
def test_what_depends_on_its_arguments_alone_runs_no_python_again(fn):
    skipped, compiled = skips_python(fn, vector())
    assert skipped, compiled.reasons


# ---- what runs as Python -----------------------------------------------------------------------
def appends(x):
    CALLS.append(1)
    return x + 1


def inserts(x):
    CALLS.insert(0, 1)
    return x + 1


def deletes_a_global(x):
    global LAST
    LAST = x
    del LAST
    return x + 1


def reads_a_value(x):
    return x * sum((x * 2).tolist())


def reads_an_item(x):
    return x * round((x + 1).max().item())


def draws(x):
    return x + core.rand(3, generator=core.Generator(1))


def prints(x):
    print((x + 1).sum())
    return x + 2


SPLIT = [
    (inserts, "uses .insert"),
    (deletes_a_global, "deletes a global"),
    (reads_a_value, "values are read"),
    (reads_an_item, "values are read"),
    (prints, "print"),
]


@pytest.mark.parametrize(("fn", "reason"), SPLIT, ids=[reason for _, reason in SPLIT])
def test_what_does_more_runs_as_python_and_says_why(fn, reason, capsys):
    _, compiled = skips_python(fn, vector())
    assert reason in "; ".join(compiled.reasons)


def test_side_effects_happen_at_every_call():
    CALLS.clear()
    compiled = core.compile(appends)
    for _ in range(3):
        compiled(vector())
    assert len(CALLS) == 3


def test_a_branch_on_a_value_takes_the_right_side_every_time():
    compiled = core.compile(reads_a_value)
    for numbers in [(1, 2, 3), (-1, -2, -3), (1, 2, 3)]:
        x = vector(*numbers)
        assert compiled(x).tolist() == reads_a_value(x).tolist()


def test_random_numbers_are_drawn_at_every_call():
    generator = core.Generator(0)
    compiled = core.compile(lambda x: x + core.rand(3, generator=generator))
    x = core.zeros(3)
    assert compiled(x).tolist() != compiled(x).tolist()


# ---- guards ------------------------------------------------------------------------------------
def test_other_shapes_dtypes_and_numbers():
    compiled = core.compile(lambda x, k: x * k + 1)
    for x in (vector(), core.ones((2, 2)), core.ones(3, dtype=core.int64), vector()[::2]):
        for k in (2, 2.5, True, 0.0, -0.0):
            got, want = compiled(x, k), x * k + 1
            assert (got.dtype, got.tolist()) == (want.dtype, want.tolist())


def test_a_global_that_changes(monkeypatch):
    compiled = core.compile(helper)
    assert compiled(vector()).tolist() == [2.0, 4.0, 6.0]
    monkeypatch.setitem(globals(), "SCALE", 3.0)
    assert compiled(vector()).tolist() == [3.0, 6.0, 9.0]
    monkeypatch.setitem(globals(), "SCALE", core.asarray([0.0, 1.0, 0.0]))
    assert compiled(vector()).tolist() == [0.0, 2.0, 0.0]


def test_a_function_that_is_defined_anew(monkeypatch):
    compiled = core.compile(lambda x: helper(x))
    assert compiled(vector(1)).tolist() == [2.0]
    monkeypatch.setitem(globals(), "helper", lambda x: x - 1)
    assert compiled(vector(1)).tolist() == [0.0]
    monkeypatch.setattr(helper, "__code__", (lambda x: x + 10).__code__)
    assert compiled(vector(1)).tolist() == [11.0]


def test_a_cell_that_changes():
    scale = 2.0

    def fn(x):
        return x * scale

    compiled = core.compile(fn)
    assert compiled(vector(1)).tolist() == [2.0]
    scale = 5.0
    assert compiled(vector(1)).tolist() == [5.0]


def test_a_default_that_changes():
    def fn(x, k=2.0):
        return x * k

    compiled = core.compile(fn)
    assert compiled(vector(1)).tolist() == [2.0]
    fn.__defaults__ = (4.0,)
    assert compiled(vector(1)).tolist() == [4.0]


def test_a_module_attribute_that_changes(monkeypatch):
    compiled = core.compile(lambda x: x * np.pi)
    first = compiled(vector(1)).tolist()
    monkeypatch.setattr(np, "pi", 3.0)
    assert first == pytest.approx([3.14159265])
    assert compiled(vector(1)).tolist() == [3.0]


def test_the_values_of_a_global_tensor_are_read_anew():
    weight = vector(1, 1, 1)
    compiled = core.compile(lambda x: x * weight)
    compiled(vector())
    weight.add_(1)
    assert compiled(vector()).tolist() == [2.0, 4.0, 6.0]


def test_the_default_device_and_grad_mode_are_part_of_the_signature():
    compiled = core.compile(lambda x: x * 2)
    x = vector()
    compiled(x)
    with core.no_grad():
        compiled(x)
    assert compiled.guards.count("argument 0 is float32(3,) on cpu") == 2


def test_arguments_that_are_the_same_tensor():
    compiled = core.compile(lambda a, b: a * 2 + b)
    x, y = vector(), vector(4, 5, 6)
    assert compiled(x, x).tolist() == [3.0, 6.0, 9.0]
    assert compiled(x, y).tolist() == [6.0, 9.0, 12.0]


# ---- results -----------------------------------------------------------------------------------
def test_results_keep_their_structure_and_identity():
    compiled = core.compile(lambda x: {"a": (x + 1, [x]), "b": 3, "c": None})
    x = vector()
    for _ in range(2):
        out = compiled(x)
        assert list(out) == ["a", "b", "c"]
        assert out["a"][1][0] is x
        assert (out["b"], out["c"]) == (3, None)


def test_results_that_are_views_share_memory():
    compiled = core.compile(lambda x: (x[1:], x * 2))
    for _ in range(2):
        x = vector()
        view, _ = compiled(x)
        view.fill_(0)
        assert x.tolist() == [1.0, 0.0, 0.0]


def test_equal_results_are_tensors_of_their_own():
    compiled = core.compile(lambda x: (x + 1, x + 1))
    for _ in range(2):
        a, b = compiled(vector())
        a.fill_(0)
        assert b.tolist() == [2.0, 3.0, 4.0]


def test_captured_tensors_that_are_stored_become_real():
    kept = []

    def fn(x):
        kept.append(x + 1)
        return x * 2

    core.compile(fn)(vector())
    assert kept[0].tolist() == [2.0, 3.0, 4.0]


def test_gradients_go_through_a_compiled_function():
    w = vector()
    w.requires_grad = True
    compiled = core.compile(lambda x: ((x * 2 + 1) * w).sum())
    for _ in range(2):
        w.grad = None
        compiled(vector()).backward()
        assert w.grad.tolist() == [3.0, 5.0, 7.0]
    leaf = vector()
    leaf.requires_grad = True
    core.compile(lambda x: (x * x).sum())(leaf).backward()
    assert leaf.grad.tolist() == [2.0, 4.0, 6.0]


def test_inside_and_outside_of_transforms():
    compiled = core.compile(lambda x: core.sin(x).sum())
    assert core.func.grad(compiled)(vector(0.0)).tolist() == [1.0]
    gradient = core.compile(core.func.grad(lambda x: core.sin(x).sum()))
    assert gradient(vector(0.0)).tolist() == [1.0]
    assert core.func.vmap(core.compile(core.sin))(core.zeros((3, 2))).shape == (3, 2)


def test_compiled_functions_nest():
    inner = core.compile(lambda x: x + 1)
    outer = core.compile(lambda x: inner(x) * 2)
    for _ in range(2):
        assert outer(vector(1)).tolist() == [4.0]


def test_methods():
    class Model:
        scale = 2.0

        @core.compile
        def forward(self, x):
            return x * self.scale

    model = Model()
    assert model.forward(vector(1)).tolist() == [2.0]
    model.scale = 3.0
    assert model.forward(vector(1)).tolist() == [3.0]


# ---- errors ------------------------------------------------------------------------------------
def test_errors_are_those_of_the_function_with_its_line():
    def fn(x):
        y = x + 1
        return y.reshape((7,))

    compiled = core.compile(fn)
    for _ in range(2):
        with pytest.raises(ShapeError) as raised:
            compiled(vector())
        assert any(frame.name == "fn" for frame in raised.traceback)
    assert core.ones(2).tolist() == [1.0, 1.0]  # nothing is captured any more


def test_fullgraph_names_the_line_that_splits():
    compiled = core.compile(reads_a_value, fullgraph=True)
    with pytest.raises(CompileError, match=r"values are read .*test_compile.py:\d+"):
        compiled(vector())
    assert core.compile(helper, fullgraph=True)(vector(1)).tolist() == [2.0]


def test_what_cannot_be_called_is_refused():
    with pytest.raises(ArgumentError, match="core.compile"):
        core.compile(3)


def test_threads_capture_apart():
    compiled = core.compile(lambda x: (x * 2 + 1).sum())
    found = []

    def work(k):
        found.extend(float(compiled(core.full(k, 1.0))) == 3.0 * k for _ in range(20))

    threads = [threading.Thread(target=work, args=(k,)) for k in range(1, 5)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert found == [True] * 80


def test_a_recursive_function():
    def power(x, n):
        return x if n == 1 else x * power(x, n - 1)

    assert core.compile(power)(vector(2.0), 5).tolist() == [32.0]


# ---- fusion ------------------------------------------------------------------------------------
def test_elementwise_calls_become_one_kernel():
    report = core.compiler.explain(
        lambda x, a, b: core.gelu(x * a + b) * core.sigmoid(x) + core.tanh(a)
    )(vector(), vector(), vector(1))
    assert len(report.graphs) == 1
    assert sum(n.op.namespace == "fused" for n in report.optimized[0].nodes) == 1
    assert len(report.optimized[0].nodes) == 1


def test_a_group_does_not_reach_around_a_call_outside():
    fn = lambda x: (x + 1) * core.sort(x + 1)  # noqa: E731
    _, compiled = skips_python(fn, vector())
    names = [n.op.name for n in compiled.optimized[0].nodes]
    assert names == ["core::add", "core::sort", "core::multiply"]


def test_a_graph_prints_as_python_that_runs():
    _, compiled = skips_python(lambda x: core.softmax(x * 2 + 1, axis=-1)[..., None], vector())
    for graph in (compiled.graphs[0], compiled.optimized[0]):
        scope = {"core": core}
        exec(str(graph), scope)
        (out,) = scope["graph"](vector())
        assert out.tolist() == compiled(vector()).tolist()


@pytest.mark.usefixtures("room_for_programs")
def test_new_shapes_build_no_kernels():
    from core.bodies.cpu_kernels import compiled_count

    compiled = core.compile(lambda x, y: core.tanh(x * y) + core.exp(y))
    compiled(core.ones((4, 5)), core.ones((4, 5)))
    before = compiled_count()
    for n in range(2, 30):
        compiled(core.ones((n, n + 1)), core.ones((n, n + 1)))
    assert compiled_count() == before


# ---- custom operators --------------------------------------------------------------------------
@core.elementwise("compile_test::swish")
def swish(x, beta=1.0):
    return x / (1 + core.math.exp(-beta * x))


def test_elementwise_operators_fuse_like_built_ins():
    for beta in (1.0, 2, core.asarray([0.5])):
        fn = lambda x, beta=beta: swish(x * 2, beta) + 1  # noqa: E731
        report = core.compiler.explain(fn)(vector())
        fused = [n for n in report.optimized[0].nodes if n.op.namespace == "fused"]
        assert len(fused) == 1
        assert report.result.tolist() == fn(vector()).tolist()
    integers = core.asarray([1, 2, 3])
    assert core.compile(lambda x: swish(x + 1))(integers).dtype == swish(integers).dtype


def test_a_lowering_is_what_the_graph_sees():
    @core.custom_op("compile_test::halved")
    def halved(x: core.Tensor) -> core.Tensor:
        raise AssertionError("the kernel runs outside of compiled code only")

    @halved.register_lowering
    def _(x):
        return x * 0.5

    report = core.compiler.explain(lambda x: halved(x) + 1)(vector())
    assert [n.op.name for n in report.graphs[0].nodes] == ["core::multiply", "core::add"]
    assert report.result.tolist() == [1.5, 2.0, 2.5]


def test_a_custom_operator_is_a_call_in_the_graph():
    @core.custom_op("compile_test::doubled", device_types="cpu")
    def doubled(x: core.Tensor) -> core.Tensor:
        return core.asarray(np.asarray(x) * 2)

    doubled.register_fake(core.empty_like)
    report = core.compiler.explain(lambda x: doubled(x + 1) - 1)(vector())
    assert len(report.graphs) == 1
    assert "compile_test::doubled" in [n.op.name for n in report.graphs[0].nodes]
    assert report.result.tolist() == [3.0, 5.0, 7.0]


def test_a_custom_operator_without_a_fake_kernel_splits_the_graph():
    @core.custom_op("compile_test::mystery")
    def mystery(x: core.Tensor) -> core.Tensor:
        return x * 3

    _, compiled = skips_python(lambda x: mystery(x + 1) - 1, vector())
    assert "mystery" in compiled.reasons[0]


REDUCED = [  # (operator, axis, dtype); every pair of values of any two is in every run
    pytest.param(name, axis, dtype, marks=() if (i + j) % 3 == k else (pytest.mark.slow,))
    for i, name in enumerate(["sum", "mean", "max", "min", "prod", "any", "count_nonzero"])
    for j, axis in enumerate([None, 0, 1, (0, 2)])
    for k, dtype in enumerate(["float32", "bfloat16", "int32"])
]


@pytest.mark.parametrize(("name", "axis", "dtype"), REDUCED)
def test_what_is_reduced_is_never_stored(name, axis, dtype):
    numbers = np.random.default_rng(0).integers(-3, 4, (3, 5, 4))
    x = core.asarray(numbers.astype(np.float32)).astype(core.dtype(dtype))
    fn = lambda x, y: getattr(core, name)(x * y + 1, axis=axis)  # noqa: E731
    report = core.compiler.explain(fn)(x, x[:, :1])
    fused = [n for n in report.optimized[0].nodes if n.op.namespace == "fused"]
    assert len(fused) == 1 and len(report.optimized[0].nodes) == 1
    want = fn(x, x[:, :1])
    assert (report.result.dtype, report.result.shape) == (want.dtype, want.shape)
    np.testing.assert_allclose(np.asarray(report.result), np.asarray(want), rtol=1e-6)
