"""Operators that run through bodies: what is compiled, how often, and what if it cannot be."""

import os
import sys

import numpy as np
import pytest

import core
from core import _native
from core.bodies.cpu_kernels import compiled_count
from core.errors import IRError, ToolchainError
from core.ir import ops
from core.ir.toolchain.c_compiler import find_toolchain


@pytest.fixture(scope="module", autouse=True)
def compiler():
    try:
        find_toolchain()
    except ToolchainError as e:
        pytest.skip(f"there is no C compiler: {e.what}")


def define(name, body, **fields):
    return core.define(
        f"bodies::{name}", body=body, samples=None, no_samples="a test", public=False, **fields
    )


def ramp(*shape, dtype="float32"):
    return core.asarray(np.arange(np.prod(shape)).reshape(shape).astype(dtype))


def provider(op, *args):
    """Who ran the call: the last kernel that `explain` shows."""
    return str(core.explain(op, *args))


# ---- what is compiled --------------------------------------------------------------------------
@pytest.mark.usefixtures("room_for_programs")
def test_a_new_shape_compiles_nothing():
    affine = define("affine(Tensor x) -> Tensor", lambda x: 2 * x + 1, rule="pointwise")
    for n in (4, 5):  # rows, columns, and what is one of both
        affine(ramp(n)), affine(ramp(3, n)), core.softmax(ramp(3, n)), core.sum(ramp(3, n), axis=1)
        core.layer_norm(ramp(3, n), (n,)), core.argmax(ramp(3, n), axis=1)
        core.cumulative_sum(ramp(3, n), axis=1)
    before = compiled_count()
    for n in range(2, 202):
        x = ramp(n, n % 7 + 2)
        np.testing.assert_array_equal(np.asarray(affine(x)), np.asarray(x) * 2 + 1)
        core.softmax(x), core.sum(x, axis=1), core.argmax(x, axis=1)
        core.layer_norm(x, x.shape[1:]), core.cumulative_sum(x, axis=1)
    assert compiled_count() == before


@pytest.mark.usefixtures("room_for_programs")
def test_a_new_dtype_or_layout_compiles_one_program():
    thrice = define("thrice(Tensor x) -> Tensor", lambda x: 3 * x, rule="pointwise")
    counts = []
    for x in (ramp(8), ramp(9), ramp(8, dtype="float64"), ramp(16).slice(0, None, None, 2)):
        before = compiled_count()
        np.testing.assert_array_equal(np.asarray(thrice(x)), 3 * np.asarray(x))
        counts.append(compiled_count() - before)
    assert counts == [1, 0, 1, 1]


@pytest.mark.usefixtures("room_for_programs")
def test_dimensions_that_lie_as_one_are_one_kernel():
    twice = define("twice(Tensor x) -> Tensor", lambda x: 2 * x, rule="pointwise")
    twice(ramp(8))
    before = compiled_count()
    for x in (ramp(2, 3, 4), ramp(2, 1, 3, 1), ramp(24).reshape((2, 3, 4)), ramp(6, 4).slice(0, 2)):
        np.testing.assert_array_equal(np.asarray(twice(x)), 2 * np.asarray(x))
    assert compiled_count() == before


@pytest.mark.usefixtures("room_for_programs")
def test_a_step_along_one_element_is_no_other_layout():
    places = core.zeros((1, 8), dtype="int64")
    row, column = ramp(3, 8).slice(0, 0, 1), ramp(8, 1).mT
    assert row.shape == column.shape and row.strides != column.strides
    for function in (
        lambda x: core.take_along_axis(x, places, 0),
        lambda x: core.cumulative_sum(x, axis=0),
        lambda x: core.argmax(x, axis=0),
        core.tril,
    ):
        np.testing.assert_array_equal(np.asarray(function(row)), np.asarray(function(row.clone())))
        before = compiled_count()
        same = function(column)
        np.testing.assert_array_equal(np.asarray(same), np.asarray(function(column.clone())))
        assert compiled_count() == before


@pytest.mark.usefixtures("room_for_programs")
def test_kernels_of_joins_and_of_written_numbers_are_there_before_a_graph_runs():
    def function(x, y, places):
        joined = core.concat([x, y], axis=1)
        return core.stack([x, y]), core.ops.core.scatter_set(joined, 1, places, 0.5)

    inputs = ramp(3, 5), ramp(3, 6).slice(1, 0, 5), core.zeros((3, 2), dtype="int64")
    plan = core.compiler.import_graph(function, inputs)
    before = compiled_count()
    for got, expected in zip(plan(*inputs), function(*inputs), strict=True):
        np.testing.assert_array_equal(np.asarray(got), np.asarray(expected))
    assert compiled_count() == before


def test_explain_shows_the_body():
    shown = define("shown(Tensor x) -> Tensor", lambda x: x + 1, rule="pointwise")
    text = provider(shown, ramp(3))
    assert "body" in text
    assert "test_bodies.py" in text


def test_a_second_process_starts_no_compiler(run_python, tmp_path):
    log = tmp_path / "log"
    wrapper = tmp_path / "cc"
    wrapper.write_text(f'#!/bin/sh\necho started >> {log}\nexec cc "$@"\n')
    wrapper.chmod(0o755)
    code = """
        import core
        from core.bodies.cpu_kernels import compiled_count
        op = core.define("t::f(Tensor x) -> Tensor", rule="pointwise", body=lambda x: 5 * x + 3)
        assert op(core.asarray([1.0, 1.0, 1.0])).tolist() == [8, 8, 8]
        assert compiled_count() == 1
    """
    env = {"CORE_CC": str(wrapper), "CORE_CACHE_DIR": str(tmp_path / "cache")}
    run_python(code, env=env)
    assert log.read_text().count("started") == 1
    run_python(code, env=env)
    assert log.read_text().count("started") == 1


# ---- other bodies ------------------------------------------------------------------------------
def row_norms(b, out, x):
    with b.parallel(x.shape[0]) as i:
        out[i] = ops.sqrt(b.sum(x.shape[1], lambda j: x[i, j] * x[i, j]))


@pytest.mark.parametrize("view", ["rows", "transposed", "reversed", "gaps", "repeated"])
def test_a_body_follows_every_layout(view):
    name = f"norms_{view}"
    fake = lambda x: core.empty((x.shape[0],), dtype=x.dtype, device=x.device)  # noqa: E731
    norms = define(f"{name}(Tensor x) -> Tensor", row_norms, fake=fake)
    x = ramp(70, 90)
    x = {
        "rows": x,
        "transposed": x.mT,
        "reversed": x.slice(1, None, None, -1),
        "gaps": x.slice(1, None, None, 3).slice(0, 1, None, 2),
        "repeated": ramp(90).broadcast_to((5, 90)),
    }[view]
    want = np.linalg.norm(np.asarray(x).astype("float64"), axis=1)
    np.testing.assert_allclose(np.asarray(norms(x)), want, rtol=1e-6)


def test_results_do_not_depend_on_the_number_of_threads():
    x = core.asarray(np.random.default_rng(0).standard_normal((300, 1000), np.float32))
    found = []
    before = core.get_num_threads()
    try:
        for threads in (1, 2, 5):
            core.set_num_threads(threads)
            found.append([
                core.sum(x).tolist(), core.sum(x, axis=0).tolist(), core.softmax(x, 1).tolist(),
                core.exp(x).tolist(),
            ])  # fmt: skip
    finally:
        core.set_num_threads(before)
    assert found[0] == found[1] == found[2]


# ---- what cannot be built ----------------------------------------------------------------------
def test_a_body_that_is_wrong_says_where():
    wrong = define(
        "wrong(Tensor x) -> Tensor", lambda x: x + ops.cast(x, "float64"), rule="pointwise"
    )
    with pytest.raises(IRError, match="add was given float32 and float64"):
        wrong(ramp(3))


def test_not_implemented_leaves_the_call_to_the_next_provider():
    picky = define(
        "picky(Tensor x) -> Tensor",
        lambda x: x + 1 if x.dtype == "float32" else NotImplemented,
        rule="pointwise",
        reference=lambda np, x: x + 1,
    )
    assert "body" in provider(picky, ramp(3))
    assert picky(ramp(3, dtype="int32")).tolist() == [1, 2, 3]
    assert "reference" in provider(picky, ramp(3, dtype="int32"))


@pytest.mark.parametrize(
    ("dtypes", "samples"), [(1, 1), pytest.param(2, 3, marks=pytest.mark.slow)]
)
def test_everything_works_without_a_compiler(run_python, tmp_path, dtypes, samples):
    code = f"""
        import numpy as np
        import core
        from core import testing
        ran = 0
        for d in testing.operators():
            if not d.name.startswith("core::") or d.reference is None or d.body is None:
                continue
            for dtype in testing.dtypes(d)[:{dtypes}]:
                for sample in testing.samples(d, dtype)[:{samples}]:
                    testing.check_reference(d, sample)
                    ran += 1
        assert ran > 100, ran
    """
    env = {"CORE_CC": "/nonexistent/cc", "CORE_CACHE_DIR": str(tmp_path / "none")}
    done = run_python(code, env=env)
    assert "/nonexistent/cc" in done.stderr


def test_an_interrupt_while_a_kernel_is_built_gets_out(monkeypatch):
    from core.bodies import cpu_kernels

    interrupted = define("stopped(Tensor x) -> Tensor", lambda x: x - 7, rule="pointwise")

    def stop(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(cpu_kernels, "_compile", stop)
    with pytest.raises(KeyboardInterrupt):
        interrupted(ramp(3))
    monkeypatch.undo()
    assert interrupted(ramp(3)).tolist() == [-7, -6, -5]


def test_values_of_every_dtype_in_and_in_place():
    halve = define("halve(Tensor x) -> Tensor", lambda x: x * 0.5, rule="pointwise", inplace=True)
    for dtype in ("float16", "bfloat16", "float32", "float64", "complex64"):
        x = ramp(5, dtype="float32").astype(dtype)
        want = (x.astype("complex128") / 2).tolist()
        assert halve(x).astype("complex128").tolist() == want
        halve_ = core.ops.bodies.halve_
        assert halve_(x) is x
        assert x.astype("complex128").tolist() == want


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_fork_while_another_thread_builds_leaves_the_child_working(run_python, tmp_path):
    wrapper = tmp_path / "cc"
    wrapper.write_text('#!/bin/sh\nsleep 1\nexec cc "$@"\n')
    wrapper.chmod(0o755)
    code = """
        import os, signal, sys, threading, time
        import core
        ops = [
            core.define(
                f"t::f{k}(Tensor x) -> Tensor", rule="pointwise", body=lambda x, k=k: x * k + 3
            )
            for k in (5, 6)
        ]
        x = core.ones(3)
        thread = threading.Thread(target=lambda: ops[0](x))
        thread.start()
        time.sleep(0.4)  # the compiler runs
        child = os.fork()
        if child == 0:
            signal.alarm(60)
            os._exit(0 if ops[1](x).tolist() == [9, 9, 9] else 3)
        assert os.waitpid(child, 0)[1] == 0
        thread.join()
        assert ops[0](x).tolist() == [8, 8, 8]
    """
    run_python(code, env={"CORE_CC": str(wrapper), "CORE_CACHE_DIR": str(tmp_path / "cache")})


def test_a_body_that_cannot_be_called_is_refused():
    with pytest.raises(core.errors.SchemaError, match="the body of bodies::number is 3"):
        define("number(Tensor x) -> Tensor", 3, rule="pointwise")


def test_bodies_load_nothing_before_they_are_needed(run_python):
    run_python("""
        import sys
        import core
        loaded = [m for m in sys.modules if m.startswith("core.ir.")]
        # What bodies and definitions are made of, which brings nothing along.
        expected = ["functions", "rows", "toolchain", "toolchain.prebuilt"]
        assert sorted(loaded) == [f"core.ir.{name}" for name in expected], loaded
    """)
    assert sys.modules["core.ir.ops"] is ops
    assert _native.find_operator("core::add").definition.body is not None


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2), (0, 2, 1)])
@pytest.mark.parametrize("shape", [(3, 4, 5), (2, 1, 7), (70, 3, 1)])
def test_positions_survive_the_merging_of_dimensions(shape, order):
    a = np.random.default_rng(0).integers(0, 9, shape).astype("float32")
    laid = np.ascontiguousarray(a.transpose(order)).transpose(np.argsort(order))
    for view in (laid, laid[::-1], laid[..., ::2]):
        x = core.asarray(view)
        assert int(core.argmax(x)) == view.argmax()
        assert int(core.argmin(x)) == view.argmin()
        for axis in range(3):
            want = view.argmax(axis)
            np.testing.assert_array_equal(np.asarray(core.argmax(x, axis=axis)), want)


def test_a_loop_may_be_shorter_than_what_it_reads():
    """The extent of a loop is its own, whatever the size of the buffers."""

    def first(b, out, x):
        with b.parallel(out.shape[0]) as i:
            out[i] = x[i]

    fake = lambda x: core.empty((3,), dtype=x.dtype, device=x.device)  # noqa: E731
    take = define("first(Tensor x) -> Tensor", first, fake=fake)
    assert take(ramp(1000)).tolist() == [0, 1, 2]
    assert take(ramp(3)).tolist() == [0, 1, 2]


def test_a_position_that_is_used_twice_is_right():
    def twice(b, out, x):
        with b.parallel(*x.shape) as (i, j):
            base = i * x.shape[1]
            out[i, j] = ops.cast(1000 * (base + j) + base, "float32")

    op = define("positions(Tensor x) -> Tensor", twice, fake=lambda x: core.empty_like(x))
    want = [[0, 1000, 2000], [3003, 4003, 5003]]
    assert op(ramp(2, 3)).tolist() == want


def test_what_else_a_kernel_of_one_iteration_does_is_done_once():
    def count(b, out, x):
        with b.parallel():
            out[()] = ops.const(0, "float32")
            out.atomic("sum", value=1.0)
            total = b.sum(x.shape[0], lambda i: x[i])
            out.atomic("sum", value=total)

    fake = lambda x: core.empty((), dtype=x.dtype, device=x.device)  # noqa: E731
    op = define("count(Tensor x) -> Tensor", count, fake=fake)
    assert float(op(core.ones(100_000))) == 100_001


def test_columns_whose_loops_depend_on_what_they_carry():
    def triangle(b, out, x):
        with b.parallel(x.shape[1]) as j:
            one = ops.const(1, "index")

            def step(i, n):
                b.loop(n, ops.const(0, "float32"), lambda k, total: total + x[i, j])
                return n + 1

            n = b.loop(x.shape[0], one, step)
            out[j] = ops.cast(n, "float32")

    fake = lambda x: core.empty((x.shape[1],), dtype=x.dtype, device=x.device)  # noqa: E731
    op = define("triangle(Tensor x) -> Tensor", triangle, fake=fake)
    assert op(ramp(4, 5)).tolist() == [5] * 5


def test_an_operand_that_is_absent():
    body = lambda x, y: x if y is None else x + y  # noqa: E731
    op = define("maybe(Tensor x, Tensor? y) -> Tensor", body, rule="pointwise")
    assert op(ramp(3), None).tolist() == [0, 1, 2]
    assert op(ramp(3), ramp(3)).tolist() == [0, 2, 4]


@pytest.mark.parametrize("other", [(700,), (5, 1), (5, 700)])
@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", "int64"])
def test_a_body_with_a_loop_writes_its_rows_alone(dtype, other):
    """Its kernel computes a block of columns in an iteration, and the call counts blocks."""
    x, y = np.full((5, 700), 2, dtype), np.full(other, 3, dtype)
    x[1::2], y[..., ::2] = 1, 2
    both = [(x, y), (x.T.copy().T, y), (x, np.broadcast_to(y, x.shape).T.copy().T)]
    for a, b in both:
        found = core.pow(core.asarray(a), core.asarray(b))
        np.testing.assert_array_equal(np.asarray(found), np.power(a, b))


@pytest.mark.parametrize(
    ("schema", "rule"),
    [
        ("attribute(Tensor x, float a) -> Tensor", "pointwise"),
        ("keyword(Tensor x, *, Tensor y) -> Tensor", "pointwise"),
    ],
)
def test_arguments_that_a_body_cannot_be_given_are_refused(schema, rule):
    with pytest.raises(core.errors.SchemaError, match="cannot be given its argument"):
        fake = None if rule else lambda xs: xs[0]
        define(schema, lambda *_: None, rule=rule, fake=fake)
