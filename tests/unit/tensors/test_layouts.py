"""Where results lie in memory: elementwise ones as their operands do, as PyTorch has it."""

import itertools
import random

import pytest

import core

OPERATORS = {
    "add": (2, lambda lib, a, b: a + b),
    "less": (2, lambda lib, a, b: a < b),
    "where": (3, lambda lib, a, b, c: lib.where(a > 1, b, c)),
    "square": (1, lambda lib, a: a * a),
    "maximum": (2, lambda lib, a, b: lib.maximum(a, b)),
    "cast": (1, lambda lib, a: a.to(lib.float64) if hasattr(a, "numpy") else a.astype("float64")),
}


def view(lib, base, order, step, expanded):
    """A tensor of consecutive numbers, its dims permuted, one of them with gaps or expanded."""
    sizes = [size * (2 if d == step else 1) for d, size in enumerate(base)]
    if expanded is not None:
        sizes[expanded] = 1
    count = 1
    for size in sizes:
        count *= size
    x = lib.arange(count, dtype=lib.float32).reshape(tuple(sizes))
    if step is not None:
        x = x[tuple(slice(None, None, 2 if d == step else 1) for d in range(len(base)))]
    if expanded is not None:
        x = lib.broadcast_to(x, tuple(base[d] for d in range(len(base))))
    return x.permute(order) if hasattr(x, "numpy") else x.permute_dims(order)


def operands(rng):
    """(operator, what makes each operand)"""
    name = rng.choice(list(OPERATORS))
    sizes = [rng.choice([1, 2, 3, 4]) for _ in range(rng.randint(1, 4))]
    recipes = []
    for _ in range(OPERATORS[name][0]):
        own = [1 if rng.random() < 0.15 else size for size in sizes]
        own = own[rng.randint(0, len(own) - 1) :] if rng.random() < 0.2 else own
        order = rng.sample(range(len(own)), len(own)) if rng.random() < 0.7 else range(len(own))
        base = [own[list(order).index(d)] for d in range(len(own))]
        one = rng.choice([None, None, rng.randrange(len(own))])
        gaps, expanded = rng.choice([(one, None), (None, one)])
        recipes.append((base, tuple(order), gaps, expanded))
    return name, recipes


def placed(shape, strides):
    """The strides that tell where elements lie."""
    return [(size, stride) for size, stride in zip(shape, strides, strict=True) if size != 1]


@pytest.mark.peers
def test_results_of_elementwise_operators_lie_as_in_pytorch():
    torch = pytest.importorskip("torch")
    rng = random.Random(17)
    for _ in range(300):
        name, recipes = operands(rng)
        fn = OPERATORS[name][1]
        ours, theirs = ([view(lib, *r) for r in recipes] for lib in (core, torch))
        is_, expected = fn(core, *ours), fn(torch, *theirs)
        assert is_.tolist() == expected.tolist()
        one = any(1 in x.shape for x in theirs)  # what strides of one element say, core ignores
        if not one:
            about = name, [(x.shape, x.stride()) for x in theirs]
            assert placed(is_.shape, is_.strides) == placed(expected.shape, expected.stride()), (
                about
            )


@pytest.mark.parametrize("order", list(itertools.permutations(range(3)))[1:])
def test_a_permutation_is_kept_eagerly_compiled_and_by_fake_tensors(order):
    x = core.arange(24.0).reshape((2, 3, 4)).permute_dims(order)
    row = core.ones(x.shape[-1])

    def f(x, row):
        return x * 2 + row, core.where(x > 3, x, row), (x > 1) & (row > 0), x.astype("float64")

    for result in (*f(x, row), *core.compile(f)(x, row)):
        assert result.strides == x.strides
    fakes = core.add.infer(x, row), core.ops.core.astype.infer(x, core.float64)
    assert all(fake.strides == x.strides for fake in fakes)


def test_the_first_operand_that_tells_decides_the_order():
    x = core.zeros((2, 3)).mT
    y = core.zeros((3, 2))
    assert (x + y).strides == (x + 1).strides == (x + y[:, :1]).strides == x.strides
    assert (y + x).strides == (y[:, :1] * 0 + y).strides == y.strides
    assert (core.zeros(()) + x).strides == (core.zeros(2) + x).strides == x.strides


def test_what_is_not_dense_becomes_dense_in_its_order():
    x = core.zeros((4, 6))[::2, ::3].mT
    assert (x.strides, (x + 1).strides) == ((3, 12), (1, 2))
    assert (core.zeros((4, 6))[::-1].mT * 2).strides == (1, 6)
    assert (core.broadcast_to(core.zeros((3, 1)), (3, 4)) * 2).strides == (4, 1)


def test_memory_that_is_given_keeps_its_layout():
    x, out = core.ones((2, 3)).mT, core.zeros((3, 2))
    assert core.add(x, x, out=out) is out
    assert (out.strides, out.tolist()) == ((2, 1), [[2.0, 2.0]] * 3)
    y = core.zeros((3, 2))
    y += x
    assert y.strides == (2, 1)
    assert core.clone(x).strides == core.contiguous(x).strides == (2, 1)
