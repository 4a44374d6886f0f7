"""Pointwise bodies, launched natively: what the hook is asked, what kernels are given."""

from __future__ import annotations

import gc
import itertools
import weakref
from typing import Any

import body_kernels
import numpy as np
import pytest
from body_kernels import F32, Hooks, Library, add_of, define, define_add, ramp, same, tensor

import core
from core import _native, errors

hooks, library, two_threads = body_kernels.hooks, body_kernels.library, body_kernels.two_threads
pytestmark = pytest.mark.native


# ---- pointwise: the question ---------------------------------------------------------------------
def question(hooks: Hooks, op: Any, *args: Any) -> Any:
    """What the hook is asked at this call; it must be asked once."""
    hooks.asked.clear()
    op(*args)
    (asked,) = hooks.asked
    return asked


def test_contiguous_operands_are_one_dimension(library: Library, hooks: Hooks) -> None:
    hooks.kernel = add_of(library)
    op = define_add()
    x, y = ramp(2, 3), ramp(2, 3, start=5)
    assert question(hooks, op, tensor(x), tensor(y)) == (1, (F32,) * 3, "uuu")
    same(op(tensor(x), tensor(y)), x + y)
    same(op(tensor(ramp(5, 4, 3)), tensor(ramp(5, 4, 3))), 2 * ramp(5, 4, 3))
    same(op(tensor(x[0, 0]), tensor(y[0, 0])), x[0, 0] + y[0, 0])
    same(op(tensor(x[:1, :1]), tensor(y[0, :1])), x[:1, :1] + y[0, :1])
    assert len(hooks.asked) == 1, "another shape, or one element, is the same kernel"


def test_scalars_and_single_values_stay(library: Library, hooks: Hooks) -> None:
    hooks.kernel = add_of(library)
    op = define_add()
    x = ramp(2, 3)
    assert question(hooks, op, tensor(x), 2.5) == (1, (F32,) * 3, "uuz")
    assert question(hooks, op, 2.5, tensor(x)) == (1, (F32,) * 3, "uzu")
    same(op(tensor(x), 2.5), x + np.float32(2.5))
    same(op(2.5, tensor(x)), x + np.float32(2.5))
    hooks.asked.clear()
    same(op(tensor(x), tensor(ramp(1, start=7))), x + 7)
    same(op(tensor(ramp(1, 1, start=7)), tensor(x)), x + 7)
    assert hooks.asked == [], "a tensor of one value is as a number is"


def test_dtypes_are_told_apart(library: Library, hooks: Hooks) -> None:
    hooks.kernel = add_of(library)
    op = define_add()
    for dtype in (np.float32, np.float64, np.int64, np.complex64):
        x = ramp(4, dtype=dtype) * (2 - 1j if dtype is np.complex64 else 2)
        assert question(hooks, op, tensor(x), tensor(x)) == (1, (x.dtype.name,) * 3, "uuu")
        same(op(tensor(x), tensor(x)), x + x)
        strided = np.repeat(x, 2)[::2]
        same(op(tensor(strided), tensor(x[::-1])), x + x[::-1])


def test_broadcast_operands(library: Library, hooks: Hooks) -> None:
    hooks.kernel = add_of(library)
    op = define_add()
    x, row, column = ramp(3, 4), ramp(4, start=7), ramp(3, 1, start=9)
    assert question(hooks, op, tensor(x), tensor(row)) == (2, (F32,) * 3, "uuu")
    same(op(tensor(x), tensor(row)), x + row)
    assert question(hooks, op, tensor(x), tensor(column)) == (2, (F32,) * 3, "uuz")
    same(op(tensor(column), tensor(row)), column + row)
    same(op(tensor(ramp(2, 1, 3, 1, 5)), tensor(ramp(4, 1, 6, 1))),
         ramp(2, 1, 3, 1, 5) + ramp(4, 1, 6, 1))  # fmt: skip
    same(op(tensor(np.broadcast_to(ramp(1), (3, 4))), tensor(x)), ramp(1) + x)


def test_what_lies_alike_is_merged_whatever_its_order(library: Library, hooks: Hooks) -> None:
    hooks.kernel = add_of(library)
    op = define_add()
    target = tensor(ramp(3, 4, 5).transpose(2, 0, 1))
    step = ramp(3, 4, 5).transpose(2, 0, 1)
    assert question(hooks, define_add(), target, tensor(step))[:2] == (1, (F32,) * 3)
    written = _native.define_operator(
        op.schema.replace("(Tensor|Scalar a", "_(Tensor(a!) a").replace(
            "-> Tensor", "-> Tensor(a!)"
        ),
        inplace_of=op,
    )
    assert question(hooks, written, target, tensor(step)) == (1, (F32,) * 3, "uuu")
    same(target, 2 * step)


def test_scalars_come_in_order(library: Library, hooks: Hooks) -> None:
    hooks.kernel = lambda *question: (library["note"], 1, 1, 1)
    op = define_add()
    x, y = ramp(3, 10)[:, ::2], ramp(5, 3).T
    result = op(tensor(x), tensor(y))
    same(result, x + y)
    # n0, n1, then the strides of each operand along both, the output first
    assert library.scalars() == [3, 5, 5, 1, 10, 2, 1, 3]
    assert hooks.asked[-1] == (2, (F32,) * 3, "uss")
    a, b = tensor(ramp(6)), tensor(ramp(6))
    result = op(a, b)
    assert library.scalars() == [1, 6, 0, 1, 0, 1, 0, 1]
    assert library.buffers() == [result.data_ptr, a.data_ptr, b.data_ptr]
    same(op(a, 3.0), ramp(6) + 3)
    assert library.scalars() == [1, 6, 0, 1, 0, 1, 0, 0]


@pytest.mark.parametrize("sizes", [(16, 16), (17, 40), (100, 33)])
def test_transposed_operands_are_read_in_tiles(
    library: Library, hooks: Hooks, sizes: tuple[int, int]
) -> None:
    hooks.kernel = lambda rank, dtypes, classes: (
        (library["tiles"], 8, 8, 1) if "t" in classes else (library["add_float32"], 1, 1, 1)
    )
    op = define_add()
    x, y = ramp(*sizes), ramp(*sizes[::-1]).T
    assert question(hooks, op, tensor(x), tensor(y)) == (2, (F32,) * 3, "uut")
    same(op(tensor(x), tensor(y)), x + y)
    same(op(tensor(y), tensor(y)), y + y)
    small = ramp(15, 40), ramp(40, 15).T
    assert question(hooks, op, *map(tensor, small)) == (2, (F32,) * 3, "uus")
    same(op(*map(tensor, small)), small[0] + small[1])


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_tiles_are_found_among_the_outer_dimensions(
    library: Library, hooks: Hooks, order: tuple[int, ...]
) -> None:
    hooks.kernel = lambda rank, dtypes, classes: (
        (library["tiles"], 8, 8, 1) if "t" in classes else (library["add_float32"], 1, 1, 1)
    )
    op = define_add()
    shape = (18, 20, 22)
    y = ramp(*(shape[i] for i in order)).transpose(np.argsort(order))
    x = ramp(*shape)
    same(op(tensor(x), tensor(y)), x + y)
    across = order[2] != 2
    assert hooks.asked == [(2 if order != (0, 1, 2) else 1, (F32,) * 3, "uut" if across else "uuu")]


def test_negative_strides(library: Library, hooks: Hooks) -> None:
    hooks.kernel = add_of(library)
    op = define_add()
    x = ramp(4, 5, 6)
    assert question(hooks, op, tensor(x[:, ::-1, ::-1]), tensor(x)) == (2, (F32,) * 3, "usu")
    for view in (x[::-1], x[:, ::-1], x[..., ::-1], x[::-1, ::-1, ::-1], x[::-1, ::2][:, ::-1]):
        same(op(tensor(view), tensor(view)), view + view)
        same(op(tensor(view), 1.0), view + 1)
        same(op(tensor(x[:, : view.shape[1]]), tensor(view)), x[:, : view.shape[1]] + view)


def test_any_rank_and_layout_gives_what_numpy_gives(library: Library, hooks: Hooks) -> None:
    hooks.kernel = add_of(library)
    op = define_add()
    random = np.random.default_rng(3)
    for rank in (0, 1, 2, 3, 4, 5, 6, 12):
        for _ in range(12):
            shape = random.integers(1, 5 if rank < 6 else 3, rank)
            same(op(*map(tensor, (a := layout(random, shape), b := layout(random, shape)))), a + b)
    assert {question[0] for question in hooks.asked} == {1, 2}


def layout(random: Any, shape: Any) -> Any:
    """An array that broadcasts to the shape, in a random order, direction and step."""
    shape = [1 if random.random() < 0.2 else int(n) for n in shape]
    order = random.permutation(len(shape))
    base = random.standard_normal([2 * shape[i] for i in order]).astype(np.float32)
    steps = [slice(None, None, int(random.choice([1, 2, -1, -2]))) for _ in shape]
    array = base[tuple(steps)].transpose(np.argsort(order))
    return array[tuple(slice(0, n) for n in shape)]


def test_sixty_four_dimensions(library: Library, hooks: Hooks) -> None:
    hooks.kernel = add_of(library)
    op = define_add()
    x = core.asarray(ramp(2, 2, 3)).reshape((2,) + (1,) * 60 + (2, 1, 3))
    flat = op(x, core.permute_dims(x, (0, *range(1, 61), 61, 62, 63)))
    same(flat.reshape((2, 2, 3)), 2 * ramp(2, 2, 3))
    many = core.broadcast_to(core.asarray(ramp(2)), (2,) * 16)
    deep = core.permute_dims(many, tuple(reversed(range(16))))
    same(op(many, deep), np.asarray(many) + np.asarray(deep))
    spread = core.asarray(ramp(*(2,) * 16))
    turned = core.permute_dims(spread, tuple(reversed(range(16))))
    same(op(spread, turned), np.asarray(spread) + np.asarray(turned))


def test_nothing_to_compute_asks_nobody(hooks: Hooks) -> None:
    op = define_add()
    for shape in ((0,), (3, 0), (0, 5, 2)):
        assert op(core.zeros(shape), core.zeros(shape)).shape == shape
        assert op(core.zeros(shape), 1.0).shape == shape
    assert op(core.zeros((0, 4)), core.zeros(4)).shape == (0, 4)
    assert hooks.asked == []


def test_arguments_that_are_not_given_are_told(library: Library, hooks: Hooks) -> None:
    hooks.kernel = lambda rank, dtypes, classes: (library["add_float32"], 1, 1, 1)
    op = define("(Tensor x, Tensor? low=None, Tensor? high=None, int? n=None) -> Tensor", "copy")
    x = tensor(ramp(3))
    assert question(hooks, op, x, None, x) == (1, (F32, F32, None, F32), "uu-u")
    assert question(hooks, op, x, x) == (1, (F32, F32, F32, None), "uuu-")
    same(op(x, x), 2 * ramp(3))
    with pytest.raises(errors.MissingKernelError):
        op(x, x, None, 3)


def test_calls_that_no_pointwise_kernel_takes(hooks: Hooks) -> None:
    names = ", ".join(f"Tensor? x{i}=None" for i in range(1, 9))
    many = define(f"(Tensor x0, {names}) -> Tensor", "copy")
    whole = define("(Tensor x, int n) -> Tensor", "copy")
    x = core.ones(2)
    for op, args in ((many, [x] * 9), (whole, [x, 1])):
        with pytest.raises(errors.MissingKernelError):
            op(*args)
    assert hooks.asked == []


def test_a_dtype_argument_is_in_the_output(library: Library, hooks: Hooks) -> None:
    op = define("(Tensor x, dtype dtype) -> Tensor", "cast")
    hooks.kernel = lambda *question: None
    with pytest.raises(errors.MissingKernelError):
        op(core.ones(2), core.float64)
    assert hooks.asked == [(1, ("float64", F32), "uu")]


# ---- pointwise: answers --------------------------------------------------------------------------
def test_a_refusal_is_remembered(library: Library, hooks: Hooks) -> None:
    op = define_add(reference=True)
    x = core.ones(1)
    for _ in range(3):
        assert op(x, x).tolist() == [99.0]
    assert len(hooks.asked) == 1
    hooks.kernel = add_of(library)
    assert op(x, x).tolist() == [99.0]
    _native.forget_bodies()
    assert op(x, x).tolist() == [2.0]
    assert len(hooks.asked) == 2


def test_a_new_body_may_change_a_refusal_but_no_answer(library: Library, hooks: Hooks) -> None:
    op, other = define_add(reference=True), define_add()
    x = core.ones(1)
    assert op(x, x).tolist() == [99.0]
    hooks.kernel = add_of(library)
    other(x, x)
    define_add()
    assert op(x, x).tolist() == [2.0]
    other(x, x)
    assert len(hooks.asked) == 3


def test_without_a_hook_the_next_provider_runs() -> None:
    before = _native.set_hook("body_kernel", None)
    try:
        assert define_add(reference=True)(core.ones(1), 1.0).tolist() == [99.0]
    finally:
        assert _native.set_hook("body_kernel", before) is None


class Odd(Exception):
    pass


@pytest.mark.parametrize("kind", [Odd, KeyboardInterrupt, MemoryError, SystemExit])
@pytest.mark.parametrize("n", [1, 100_000], ids=["with the GIL", "without"])
@pytest.mark.parametrize("pointwise", [True, False])
def test_what_a_hook_raises_is_what_the_call_raises(
    hooks: Hooks, library: Library, kind: type[BaseException], n: int, pointwise: bool
) -> None:
    error = kind("out of the hook")

    def fail(*question: Any) -> Any:
        raise error

    hooks.kernel = hooks.plan = fail
    op = define("(Tensor a, Tensor b) -> Tensor", "pointwise", pointwise)
    op.register_kernel("cpu", lambda a, b: a, provider="slow", priority=-1000)
    x = core.ones(n)
    for _ in range(2):
        with pytest.raises(kind) as caught:
            op(x, x)
        assert caught.value is error
    assert len(hooks.asked) == 2, "an error is no answer"
    hooks.kernel = add_of(library)
    hooks.plan = lambda *question: (
        [],
        [(library["add_float32"], [0, 1000, 1001], [1, n, 0, 1, 0, 1, 0, 1], n, n)],
    )
    same(op(x, x), np.full(n, 2, np.float32))


@pytest.mark.parametrize(
    "answer",
    [
        3,
        (),
        (1, 1, 2),
        (0, 1, 1, 1),
        (-8, 1, 1, 1),
        (8, 0, 1, 1),
        (8, 1, 0, 1),
        (8, 1, 1, 0),
        (8, 1, 1, 1 << 70),
        ("8", 1, 1, 1),
    ],
)
def test_answers_that_cannot_be_are_errors(hooks: Hooks, answer: Any) -> None:
    hooks.kernel = lambda *question: answer
    with pytest.raises(errors.KernelError, match="fix:"):
        define_add()(core.ones(1), 1.0)


def test_a_hook_may_call_the_operator_itself(hooks: Hooks, library: Library) -> None:
    op = define_add(reference=True)
    x = core.ones(1)

    def kernel(*question: Any) -> Any:
        assert op(x, x).tolist() == [99.0]  # as if it had no body
        return add_of(library)(*question)

    hooks.kernel = kernel
    assert op(x, x).tolist() == [2.0]
    assert len(hooks.asked) == 1


def test_the_hook_records_no_gradients(hooks: Hooks, library: Library) -> None:
    op = define_add()
    recorded = []

    def kernel(*question: Any) -> Any:
        recorded.append(core.is_grad_enabled())
        return add_of(library)(*question)

    hooks.kernel = kernel
    op(core.ones(1), 1.0)
    assert recorded == [False]
    assert core.is_grad_enabled()


def test_explain_shows_the_body(hooks: Hooks, library: Library) -> None:
    hooks.kernel = add_of(library)
    hop = core.explain(define_add(), core.ones(1), 1.0).hops[-1]
    assert (hop.stage, hop.file, hop.line) == ("kernel", "family.py", 12)
    assert "body" in hop.text


def test_an_answer_that_was_forgotten_meanwhile_is_not_kept(hooks: Hooks, library: Library) -> None:
    op = define_add(reference=True)
    hooks.kernel = lambda *question: _native.forget_bodies()
    x = core.ones(1)
    assert op(x, x).tolist() == [99.0]
    hooks.kernel = add_of(library)
    assert op(x, x).tolist() == [2.0]


def test_a_result_of_another_shape_is_an_error(hooks: Hooks, library: Library) -> None:
    hooks.kernel = add_of(library)
    op = define("(Tensor a, Tensor b) -> Tensor")
    op.register_fake(lambda a, b: _native.empty(2, core.float32, fake=True))
    same(op(core.ones(1), core.ones(2)), [2, 2])
    for a, b in ((core.ones(3), core.ones(2)), (core.ones((2, 2)), core.ones(2))):
        with pytest.raises(errors.KernelError, match="broadcast"):
            op(a, b)


@pytest.mark.parametrize("pointwise", [True, False])
def test_a_body_keeps_its_operator_no_longer_than_others_do(hooks: Hooks, pointwise: bool) -> None:
    schema = "body_native::replaced(Tensor a) -> Tensor"
    op = _native.define_operator(schema, rule="copy", replace=True)
    kernel = _native.register_body(op, pointwise)
    hooks.plan = lambda *question: ([], [])
    hooks.kernel = lambda *question: None
    if not pointwise:
        op(core.ones(1))
    alive = weakref.ref(op)
    other = _native.define_operator(schema, rule="copy", replace=True)
    del op
    gc.collect()
    assert alive() is None
    other.register_kernel("cpu", kernel.callable)
    hooks.asked.clear()
    with pytest.raises(errors.MissingKernelError):
        other(core.ones(2))
    assert hooks.asked == []


# ---- writing in place ----------------------------------------------------------------------------
@pytest.fixture
def add_(hooks: Hooks, library: Library) -> Any:
    hooks.kernel = add_of(library)
    op = define_add()
    schema = op.schema.replace("(Tensor|Scalar a", "_(Tensor(a!) a")
    return _native.define_operator(schema.replace("-> Tensor", "-> Tensor(a!)"), inplace_of=op)


def test_in_place(add_: Any, hooks: Hooks) -> None:
    x = core.asarray(ramp(3, 4))
    address = x.data_ptr
    assert add_(x, x) is x
    same(x, 2 * ramp(3, 4))
    add_(x, 1.0)
    add_(x, core.asarray(ramp(4)))
    same(x, 2 * ramp(3, 4) + 1 + ramp(4))
    assert x.data_ptr == address


def test_in_place_on_views(add_: Any) -> None:
    memory = core.asarray(ramp(6, 8))
    add_(memory[::2, ::-2], 100.0)
    expected = ramp(6, 8)
    expected[::2, ::-2] += 100
    same(memory, expected)
    add_(core.permute_dims(memory, (1, 0)), core.asarray(ramp(8, 6)))
    same(memory, expected + ramp(8, 6).T)


def test_in_place_with_operands_that_overlap(add_: Any) -> None:
    memory, expected = core.asarray(ramp(7, 7)), ramp(7, 7)
    add_(memory[1:], memory[:-1])
    expected[1:] += expected[:-1].copy()
    same(memory, expected)
    add_(memory, core.permute_dims(memory, (1, 0)))
    same(memory, expected + expected.T)
    line = core.asarray(ramp(9))
    add_(line[::-1], line)
    same(line, ramp(9) + ramp(9)[::-1])
