"""Bodies that are not pointwise, launched natively: the plan of a call; threads; registering."""

from __future__ import annotations

import ctypes
import os
import threading
import time
from typing import Any

import body_kernels
import numpy as np
import pytest
from body_kernels import (
    F32,
    WORTH,
    Hooks,
    Library,
    add_of,
    define,
    define_add,
    ramp,
    run_in_threads,
    same,
    tensor,
)

import core
from core import _native, errors
from core.bodies import programs

hooks, library, two_threads = body_kernels.hooks, body_kernels.library, body_kernels.two_threads
pytestmark = pytest.mark.native


# ---- plans ---------------------------------------------------------------------------------------
def shapes(*args: Any) -> list[Any]:
    return [(F32, a.shape, a.strides) for a in args]


def test_a_plan_runs_its_launches_in_order(hooks: Hooks, library: Library) -> None:
    def plan(args: Any, outputs: Any) -> Any:
        n = args[0][1][0]
        return [4 * n, 4 * n], [
            (library["twice"], [2000, 1000], [], n, 8),
            (library["negate"], [2001, 1001], [], n, 8),
            (library["plus_all"], [0, 2000, 2001], [2], n, 8),
        ]

    hooks.plan = plan
    op = define("(Tensor a, Tensor b) -> Tensor", "pointwise", pointwise=False)
    for n in (1, 5, 100, 100_000, 1_000_000, 5):
        a, b = ramp(n), ramp(n, start=3)
        for _ in range(2):
            same(op(tensor(a), tensor(b)), 2 * a - b)
    assert len(hooks.asked) == 5, "one question a shape"
    assert hooks.asked[0] == (shapes(core.ones(1), core.ones(1)), shapes(core.ones(1)))


def test_a_plan_is_asked_for_with_everything_but_the_data(hooks: Hooks) -> None:
    hooks.plan = lambda *question: ([], [])
    op = define(
        "(Tensor x, Tensor[] many, Tensor|Scalar y, int i, float f, bool yes, complex c, str s, "
        "dtype d, device where, int[] ns, float[] fs, bool[] bs, Tensor? no=None) -> Tensor",
        "copy",
        pointwise=False,
    )
    x = tensor(ramp(3, 4).T)
    args = [x, [core.ones(2), x], 2, 7, 0.5, True, 1 - 2j, "wörd", core.int8, core.device("cpu")]
    args += [[1, 2], [0.25], [True, False]]
    op(*args)
    one, many = ("float32", (4, 3), (1, 4)), ("float32", (2,), (1,))
    ((asked, outputs),) = hooks.asked
    assert asked == [
        one, (many, one), (F32,), 7, 0.5, True, 1 - 2j, "wörd", "int8", "cpu",
        (1, 2), (0.25,), (True, False), None,
    ]  # fmt: skip
    assert asked[5] is True and type(asked[3]) is int
    assert outputs == [("float32", (4, 3), (3, 1))]
    op(*args)
    op(*args[:2], 3, *args[3:])
    assert len(hooks.asked) == 1, "a scalar's value is data"
    for i, other in enumerate(
        [tensor(ramp(4, 3)), [x, x], None, 8, 0.75, False, 1 + 2j, "wörd?", core.int16, None,
         [1, 3], [0.5], [True, True], x]
    ):  # fmt: skip
        if other is None:
            continue
        changed = [*args, None]
        changed[i] = other
        op(*changed)
        assert hooks.asked[-1][0][i] != asked[i]
    assert len(hooks.asked) == 13


def test_items_of_lists_are_buffers(hooks: Hooks, library: Library) -> None:
    def plan(args: Any, outputs: Any) -> Any:
        codes = [(1 << 20) + k for k in range(len(args[0]))]
        return [], [(library["plus_all"], [0, *codes], [len(codes)], outputs[0][1][0], 1)]

    hooks.plan = plan
    op = define("(Tensor[] many, Tensor like) -> Tensor", None, pointwise=False)
    op.register_fake(lambda many, like: _native.empty(like.shape, like.dtype, fake=True))
    for n in (1, 2, 200):
        xs = [core.asarray(ramp(5, start=k)) for k in range(n)]
        same(op(xs, xs[0]), sum(ramp(5, start=k) for k in range(n)))


def test_scalars_of_plans_are_read_where_they_stand(hooks: Hooks, library: Library) -> None:
    hooks.plan = lambda args, outputs: (
        [],
        [(library["add_float32"], [0, 1000, 1001], [1, 3, 0, 1, 0, 1, 0, 0], 3, 1)],
    )
    op = define("(Tensor a, Tensor|Scalar b) -> Tensor", "pointwise", pointwise=False)
    for value in (1.5, 2.5):
        same(op(tensor(ramp(3)), value), ramp(3) + np.float32(value))
    assert len(hooks.asked) == 1


def test_plans_are_bounded_and_the_oldest_leaves(hooks: Hooks) -> None:
    hooks.plan = lambda *question: ([], [])
    op = define("(Tensor a) -> Tensor", "copy", pointwise=False)
    tensors = [core.ones(n) for n in range(1, 301)]
    for x in tensors:
        op(x)
    assert len(hooks.asked) == 300
    for x in tensors[44:]:
        op(x)
    assert len(hooks.asked) == 300, "256 are kept"
    op(tensors[43])
    op(tensors[43])
    op(tensors[45])
    assert len(hooks.asked) == 301
    op(tensors[44])
    assert len(hooks.asked) == 302, "it was the oldest"


def test_a_refused_plan_is_remembered(hooks: Hooks, library: Library) -> None:
    op = define("(Tensor a) -> Tensor", "copy", pointwise=False)
    op.register_kernel("cpu", lambda a: a + 99, provider="slow", priority=-1000)
    x = core.zeros(2)
    for _ in range(2):
        assert op(x).tolist() == [99.0, 99.0]
    assert len(hooks.asked) == 1
    hooks.plan = lambda *question: ([], [(library["twice"], [0, 1000], [], 2, 1)])
    define_add()
    for _ in range(2):
        assert op(x + 4).tolist() == [8.0, 8.0]
    assert len(hooks.asked) == 2
    _native.forget_bodies()
    op(x)
    assert len(hooks.asked) == 3


@pytest.mark.parametrize("pointwise", [True, False])
def test_what_is_sized_by_data_is_left_to_others(hooks: Hooks, pointwise: bool) -> None:
    op = define("(Tensor a) -> Tensor", None, pointwise)
    op.register_kernel("cpu", lambda a: a + 0, provider="slow", priority=-1000)
    assert op(core.ones(2)).tolist() == [1.0, 1.0]
    assert hooks.asked == []


def test_plans_over_nothing(hooks: Hooks, library: Library) -> None:
    hooks.plan = lambda args, outputs: ([0, 0], [(library["twice"], [0, 1000], [], 0, 1)])
    op = define("(Tensor a) -> Tensor", "copy", pointwise=False)
    assert op(core.zeros((3, 0))).shape == (3, 0)


NOT_PLANS = [
    7, ([],), ([], [], []), ([-1], []), ([1.5], []), (None, []), ([], None), ([], [5]),
    ([], [(8, [], [], 1)]), ([], [(8, [0], [], -1, 1)]), ([], [(8, [0], [], 1, 0)]),
    ([], [(0, [0], [], 1, 1)]), ([], [(8, [0], ["x"], 1, 1)]), ([], [(8, [0] * 257, [], 1, 1)]),
]  # fmt: skip
NO_BUFFERS = [
    -1, 1, 999, 1001, 1002, 1003, 1064, 2001, 3000, 1 << 20, (2 << 20) + 1, 3 << 20,
    64 << 20, 1 << 62,
]  # fmt: skip


@pytest.mark.parametrize(
    "answer", [*NOT_PLANS, *(([4], [(8, [code], [], 1, 1)]) for code in NO_BUFFERS)], ids=repr
)
def test_plans_that_cannot_be_are_errors(hooks: Hooks, answer: Any) -> None:
    hooks.plan = lambda *question: answer
    op = define("(Tensor a, Tensor[] b, int n) -> Tensor", "copy", pointwise=False)
    with pytest.raises(errors.KernelError, match="fix:"):
        op(core.ones(1), [core.ones(1)], 3)


def test_too_large_temporaries_are_errors(hooks: Hooks) -> None:
    op = define("(Tensor a) -> Tensor", "copy", pointwise=False)
    hooks.plan = lambda *question: ([1 << 60], [])
    with pytest.raises(errors.KernelError, match="memory"):
        op(core.ones(1))
    hooks.plan = lambda *question: ([1 << 62, 1 << 62], [])
    with pytest.raises(MemoryError):
        op(core.ones(2))


def test_threads_run_plans_while_others_leave(hooks: Hooks, library: Library) -> None:
    def plan(args: Any, outputs: Any) -> Any:
        n = args[0][1][0]
        return [4 * n], [
            (library["twice"], [2000, 1000], [], n, 1000),
            (library["negate"], [0, 2000], [], n, 1000),
        ]

    hooks.plan = plan
    op = define("(Tensor a) -> Tensor", "copy", pointwise=False)
    base = ramp(34_000)

    def work(seed: int) -> None:
        random = np.random.default_rng(seed)
        for _ in range(150):
            x = base[: 33_000 + int(random.integers(600))]
            same(op(tensor(x)), -2 * x)

    run_in_threads(4, work)


def test_several_outputs(hooks: Hooks, library: Library) -> None:
    hooks.plan = lambda args, outputs: (
        (),
        ((library["twice"], (0, 1000), (), 5, 1), (library["negate"], (1, 1000), (), 5, 1)),
    )
    op = define("(Tensor a) -> (Tensor, Tensor)", None, pointwise=False)
    op.register_fake(lambda a: (_native.empty(5, a.dtype, fake=True),) * 2)
    twice, negative = op(tensor(ramp(5)))
    same(twice, 2 * ramp(5))
    same(negative, -ramp(5))


# ---- threads -------------------------------------------------------------------------------------
def test_one_thread_and_two_give_the_same(hooks: Hooks, library: Library) -> None:
    before = core.get_num_threads()
    hooks.kernel = lambda rank, dtypes, classes: (
        (library["tiles"], 8, 8, 3) if "t" in classes else (library["note"], 1, 1, 1)
    )
    op = define_add()
    x = ramp(40, 50, 60)
    cases = [
        (x, x), (x, x[..., ::-1]), (x, ramp(60)), (x, ramp(40, 60, 50).transpose(0, 2, 1)),
        (x.transpose(2, 1, 0), x.transpose(2, 1, 0)[:, ::-1]), (x[::2, ::2, ::2], x[::2, ::2, ::2]),
    ]  # fmt: skip
    try:
        results = []
        for threads in (1, 2):
            core.set_num_threads(threads)
            results.append([np.asarray(op(tensor(a), tensor(b))) for a, b in cases])
    finally:
        core.set_num_threads(before)
    for (a, b), *both in zip(cases, *results, strict=True):
        for result in both:
            np.testing.assert_array_equal(result, a + b)


def test_large_calls_are_shared_out_and_small_ones_are_not(
    hooks: Hooks, library: Library, two_threads: None
) -> None:
    hooks.kernel = lambda *question: (library["note"], 1, 1, 4)
    op = define_add()
    for n, least in ((WORTH // 4, 1), (8 * WORTH, 2)):
        before = library.get("seen_ranges")
        x = core.asarray(ramp(n))
        op(x, x)
        ranges = library.get("seen_ranges") - before
        assert ranges == 1 if least == 1 else ranges >= least


def test_threads_call_while_kernels_appear(hooks: Hooks, library: Library) -> None:
    hooks.kernel = add_of(library)
    op = define_add()
    n = 40_000  # calls of this size hold no GIL
    base = {t: ramp(n, 2, dtype=t) for t in (np.float32, np.float64, np.int64)}
    forms = [
        lambda a: a[:, 0],
        lambda a: a[::-1, 0],
        lambda a: a.reshape(-1)[:n],
        lambda a: a[:1, 0],
    ]

    def work(seed: int) -> None:
        random = np.random.default_rng(seed)
        for _ in range(25):
            memory = base[random.choice(list(base))]
            a, b = (forms[int(random.integers(4))](memory) for _ in range(2))
            same(op(tensor(a), tensor(b)), a + b)
            if random.random() < 0.1:
                _native.forget_bodies()

    run_in_threads(6, work)


def test_others_run_meanwhile(hooks: Hooks, library: Library) -> None:
    hooks.kernel = lambda *question: (library["wait"], 1, 1, 1)
    op, x = define_add(), core.zeros(WORTH)
    calls = [
        lambda: op(x, x),
        lambda: _native.launch(library["wait"], [], [], 1, 1),
    ]
    for call in calls:
        library.set("entered", 0)
        library.set("may_leave", 0)
        thread = threading.Thread(target=call)
        thread.start()
        until = time.monotonic() + 20
        while not ctypes.c_int.in_dll(library.lib, "entered").value and time.monotonic() < until:
            time.sleep(0.001)
        assert thread.is_alive(), "the kernel waits for us, and we run"
        library.set("may_leave", 1)
        thread.join(20)
        assert not thread.is_alive()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_forked_child_goes_on(hooks: Hooks, library: Library, two_threads: None) -> None:
    hooks.plan = lambda args, outputs: (
        [4],
        [(library["twice"], [0, 1000], [], args[0][1][0], 1000)],
    )
    hooks.kernel = add_of(library)
    plan, add = define("(Tensor a) -> Tensor", "copy", pointwise=False), define_add()
    x = core.asarray(ramp(99_999))
    plan(x)
    add(x, x)
    child = os.fork()
    if child == 0:
        right = plan(x).tolist() == add(x, x).tolist() and plan(x[:0]).tolist() == []
        os._exit(0 if right else 1)
    assert os.waitpid(child, 0)[1] == 0


def test_daemon_threads_that_ask_let_the_process_end(library: Library, run_python: Any) -> None:
    code = f"""
        import ctypes, threading, time
        import core
        from core import _native
        add = ctypes.CDLL({str(library.path)!r}).add_float32
        address = ctypes.cast(add, ctypes.c_void_p).value
        scalars = [1, 1, 0, 1, 0, 1, 0, 1]
        x = core.ones((200, 200))
        _native.set_hook("body_kernel", lambda *question: (address, 1, 1, 1))
        _native.set_hook(
            "body_plan", lambda *question: ([64], [(address, [0, 1000, 1001], scalars, 1, 1)])
        )
        ops = [
            _native.define_operator(f"a::b{{i}}(Tensor x, Tensor y) -> Tensor", rule="pointwise")
            for i in range(2)
        ]
        for i, op in enumerate(ops):
            _native.register_body(op, i == 0)
        def work():
            while True:
                for n in range(1, 200):
                    ops[0](x, x[:, ::-1]); ops[0](x, x[0]); ops[1](x, x); ops[1](x[:n], x[:n])
                    _native.forget_bodies()
        for _ in range(3):
            threading.Thread(target=work, daemon=True).start()
        time.sleep(0.3)
        print("done")
    """
    for _ in range(3):
        assert "done" in run_python(code).stdout


# ---- launching from Python -----------------------------------------------------------------------
def test_launch(library: Library, two_threads: None) -> None:
    for total, grain in ((0, 1), (1, 1), (5, 100), (1000, 1), (100_003, 7)):
        counts = core.zeros(total, dtype=core.int32)
        _native.launch(library["count"], [counts.data_ptr], [4], total, grain)
        assert set(counts.tolist()) <= {5}


@pytest.mark.parametrize(
    "args", [(0, [], [], 1, 1), (8, [-1], [], 1, 1), (8, [], [1 << 64], 1, 1), (8, [], [1.5], 1, 1)]
)
def test_launch_looks_at_what_it_is_given(args: Any) -> None:
    with pytest.raises(errors.KernelError, match="fix:"):
        _native.launch(*args)
    with pytest.raises(TypeError):
        _native.launch(8, 3, [], 1, 1)
    with pytest.raises(TypeError):
        _native.launch(8, [], [], "1", 1)


# ---- registering ---------------------------------------------------------------------------------
def test_a_body_is_asked_after_kernels_and_before_the_reference(
    hooks: Hooks, library: Library
) -> None:
    hooks.kernel = add_of(library)
    op = define_add(reference=True)
    (kernel,) = (k for k in op.kernels if k.provider == "body")
    assert (kernel.device_type, kernel.priority, kernel.dtypes) == ("cpu", -500, None)
    assert (kernel.native, kernel.file, kernel.line) == (True, "family.py", 12)
    assert op(core.ones(1), 1.0).tolist() == [2.0]
    op.register_kernel("cpu", lambda a, b: a * 7, provider="fast")
    assert op(core.ones(1), 1.0).tolist() == [7.0]


def test_bodies_that_cannot_be(hooks: Hooks) -> None:
    with pytest.raises(errors.RegistrationError, match="provider 'body'"):
        _native.register_body(define_add(), True)
    for schema, pointwise in (
        ("(Tensor x, str[] names) -> Tensor", False),
        ("(Tensor x) -> Tensor[]", False),
        ("(Tensor x) -> ()", True),
    ):
        with pytest.raises(errors.RegistrationError, match="fix:"):
            define(schema, None, pointwise)
    with pytest.raises(errors.RegistrationError, match="view"):
        _native.register_body(core.ops.core.permute_dims, True)
    with pytest.raises(TypeError):
        _native.register_body("core::add", True)


def test_a_kernel_of_another_operator_declines(hooks: Hooks, library: Library) -> None:
    hooks.kernel = hooks.plan = add_of(library)
    (kernel,) = define_add().kernels
    other = _native.define_operator(
        f"body_native::op{next(body_kernels.numbers)}(Tensor x, Tensor y, Tensor z) -> Tensor",
        rule="copy",
    )
    other.register_kernel("cpu", kernel.callable)
    with pytest.raises(errors.MissingKernelError):
        other(core.ones(1), core.ones(1), core.ones(1))
    assert hooks.asked == []


def test_a_kernel_of_another_operator_has_plans_of_its_own(hooks: Hooks, library: Library) -> None:
    hooks.plan = lambda args, outputs: (
        [],
        [(library["add_float32"], [0, 1000, 1001], [1, 3, 0, 1, 0, 1, 0, 1], 3, 1)],
    )
    op = define("(Tensor a, Tensor b) -> Tensor", "pointwise", pointwise=False)
    other = _native.define_operator(
        f"body_native::op{next(body_kernels.numbers)}(Tensor a) -> (Tensor, Tensor)"
    )
    other.register_fake(lambda a: (_native.empty(3, a.dtype, fake=True),) * 2)
    other.register_kernel("cpu", op.kernels[0].callable)
    x = tensor(ramp(3))
    same(op(x, x), 2 * ramp(3))
    with pytest.raises(errors.MissingKernelError):
        other(x)


# ---- patterns ------------------------------------------------------------------------------------
def _layouts(shape: tuple[int, ...]) -> list[np.ndarray]:
    """The same numbers, as they may lie in memory."""
    x = np.random.default_rng(0).standard_normal(shape).astype(F32)
    doubled = np.repeat(x, 2, axis=-1)
    return [
        x,
        np.asfortranarray(x),
        x.transpose(1, 0, 2).copy().transpose(1, 0, 2),
        doubled[..., ::2],
        np.ascontiguousarray(x[::-1])[::-1],
        np.broadcast_to(x[:1], shape),
    ]


@pytest.mark.slow  # a program for each of many layouts
@pytest.mark.parametrize("axis", [0, 1, 2, (0, 2)])
def test_calls_that_lie_alike_share_a_program_and_others_do_not(axis: Any) -> None:
    shapes = [
        (2, 3, 4),
        (3, 3, 3),
        (5, 7, 2),
        (1, 4, 6),
        (4, 1, 6),
        (4, 6, 1),
        (1, 1, 5),
        (2, 4, 2),
    ]
    for shape in [*shapes, *shapes[::-1]]:
        for x in _layouts(shape):
            x_core = core.asarray(x, copy=False)
            for got, wanted in (
                (core.sum(x_core, axis=axis), x.sum(axis=axis)),
                (core.softmax(x_core, axis=-1), np.exp(x) / np.exp(x).sum(axis=-1, keepdims=True)),
                (core.cumulative_sum(x_core, axis=1), x.cumsum(axis=1)),
            ):
                np.testing.assert_allclose(np.asarray(got), wanted, rtol=2e-5, atol=2e-6)


def test_a_new_size_needs_no_new_program(monkeypatch: pytest.MonkeyPatch) -> None:
    fitted = []
    fit = programs.Programs.in_layout

    def watched(*question: Any) -> Any:
        fitted.append(question)
        return fit(*question)

    def joined(n: int) -> None:
        core.concat([core.ones((3, n, 5)), core.ones((3, 2 * n, 5))], axis=1)

    core.cumulative_sum(core.asarray(np.ones((6, 5), F32)), axis=0)
    joined(6)
    monkeypatch.setattr(programs.Programs, "in_layout", staticmethod(watched))
    for n in (7, 12, 1000):
        _native.forget_bodies()  # and their templates
        core.cumulative_sum(core.asarray(np.ones((n, 5), F32)), axis=0)
        joined(n)
    assert fitted == []
    core.cumulative_sum(core.asarray(np.ones((5, 1, 2, 4), F32)), axis=0)
    assert len(fitted) == 1
