"""Lanes that run in step: shuffles, reductions and scans by them, rows that lanes hold."""

import pytest

np = pytest.importorskip("numpy")

from core.errors import IRError  # noqa: E402
from core.ir import Builder, interpret, ops, parse  # noqa: E402
from core.ir.compile import lower  # noqa: E402
from core.ir.dialect.groups import group_capabilities  # noqa: E402
from core.ir.verifier import verify  # noqa: E402

SHUFFLE = """
function f(in x: int32[64], out y: int32[64]) scheduled {
  parallel group g < 1 {
    parallel lane l < 64 {
      a = load x[l]
      b = shuffle HOW a with by=4, within=16
      store y[l] = b
    }
  }
}
"""


def capabilities(**given):
    sizes = {"group": 128, "lanes": 32, "pack_bytes": 16, "shuffles": True, "held": 32}
    return group_capabilities(**{**sizes, **given})


@pytest.mark.parametrize("how", ["xor", "up"])
def test_a_shuffle_reads_another_lane(how):
    program = parse(SHUFFLE.replace("HOW", how))
    assert str(parse(str(program))) == str(program)
    x, y = np.arange(64, dtype="i"), np.zeros(64, "i")
    interpret(program, {"x": x, "y": y})
    expected = x ^ 4 if how == "xor" else np.where(x % 16 >= 4, x - 4, x)
    assert (y == expected).all()


@pytest.mark.parametrize(
    "wrong, why",
    [
        ("by=3", "power of two"),
        ("by=16", "below within"),
        ("within=24", "power of two"),
    ],
)
def test_a_shuffle_with_a_wrong_distance_is_refused(wrong, why):
    name = wrong.partition("=")[0]
    text = SHUFFLE.replace("HOW", "xor").replace({"by": "by=4", "within": "within=16"}[name], wrong)
    with pytest.raises(IRError, match=why):
        verify(parse(text))


def test_a_shuffle_that_some_lanes_do_not_reach_is_refused():
    line = "      b = shuffle up a with by=4, within=16\n      store y[l] = b\n"
    branch = "      c = l < 7\n      if c {\n" + line + "      }\n"
    text = SHUFFLE.replace("HOW", "up").replace(line, branch)
    with pytest.raises(IRError, match="some may not come"):
        verify(parse(text))


def softmax(dtype="float32", columns="k"):
    b = Builder("softmax", ["n", "k"])
    x, y = b.input("x", dtype, ["n", columns]), b.output("y", dtype, ["n", columns])
    with b.parallel("n") as i:

        def at(j):
            return ops.cast(x[i, j], "float32")

        most = b.reduce(columns, None, at, "max")
        total = b.reduce(columns, None, lambda j: ops.exp(at(j) - most), "sum")
        with b.range(columns) as j:
            y[i, j] = ops.cast(ops.exp(at(j) - most) / total, dtype)
    return b.function()


def reads(program, name):
    """How often the text of a program says that it loads of a buffer."""
    return sum(op.name == "load" and op.attrs["buffer"].name == name for op in program.walk())


GIVEN = [
    {}, {"pack_bytes": 0}, {"shuffles": False}, {"lanes": 64, "group": 256},
    {"lanes": 2, "group": 2, "held": 16}, {"lanes": 4, "group": 4, "pack_bytes": 32},
]  # fmt: skip


@pytest.mark.parametrize("given", GIVEN, ids=str)
def test_rows_are_held_where_they_fit(given):
    program = lower(softmax(), capabilities(math=frozenset(("exp",)), **given))
    verify(program)
    for k in (1, 7, 31, 1023, 2048, 2060):
        x = np.random.default_rng(k).standard_normal((2, k)).astype("f")
        y = np.zeros_like(x)
        interpret(program, {"x": x, "y": y})
        e = np.exp(x.astype("d") - x.max(1, keepdims=True))
        assert np.allclose(y, e / e.sum(1, keepdims=True), rtol=1e-5, atol=1e-7)


def test_a_row_of_a_size_that_fits_is_read_once():
    has = {"math": frozenset(("exp",)), "pack_bytes": 0}
    assert reads(lower(softmax(columns=1024), capabilities(**has)), "x") == 1
    assert reads(lower(softmax(columns=8192), capabilities(**has)), "x") == 3


def test_rows_that_are_written_are_read_again():
    """What a loop writes to its own row, later loops see."""
    b = Builder("twice", ["n", "k"])
    x, y = b.inout("x", "float32", ["n", "k"]), b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        total = b.sum("k", lambda j: x[i, j])
        with b.range("k") as j:
            x[i, j] = x[i, j] / total
        y[i] = b.reduce("k", None, lambda j: x[i, j], "max")
    x, y = np.random.default_rng(0).random((3, 200)).astype("f"), np.zeros(3, "f")
    expected = (x / x.sum(1, keepdims=True)).max(1)
    interpret(lower(b.function(), capabilities()), {"x": x, "y": y})
    assert np.allclose(y, expected)


@pytest.mark.parametrize("lanes", [32, 64])
def test_scans_and_joins_of_any_kind_go_by_shuffles(lanes):
    """A running sum, and a maximum with its place, that a custom function joins."""
    b = Builder("both", ["n", "k"])
    x = b.input("x", "float32", ["n", "k"])
    y, at = b.output("y", "float32", ["n", "k"]), b.output("at", "int64", ["n"])

    def larger(one, other):
        (a, i), (c, j) = one, other
        first = (a > c) | ((a == c) & (i < j))
        return ops.where(first, a, c), ops.where(first, i, j)

    with b.parallel("n") as i:
        b.scan("k", None, lambda j: x[i, j], "sum", lambda j, total: y.__setitem__((i, j), total))
        none = ops.const(float("-inf"), "float32"), ops.const(1 << 40, "int64")
        _, place = b.reduce("k", none, lambda j: (x[i, j], ops.cast(j, "int64")), larger)
        at[i] = place
    program = lower(b.function(), capabilities(lanes=lanes))
    assert {"xor", "up"} == {op.attrs["how"] for op in program.walk() if op.name == "shuffle"}
    x = np.random.default_rng(1).integers(0, 9, (3, 700)).astype("f")
    y, at = np.zeros_like(x), np.zeros(3, "i8")
    interpret(program, {"x": x, "y": y, "at": at})
    assert (y == np.cumsum(x, 1)).all() and (at == x.argmax(1)).all()
