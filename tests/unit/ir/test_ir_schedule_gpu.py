"""The GPU schedule, run by the interpreter, which finds races and missing barriers.

Every program is compared with NumPy in double precision, and with itself before it is scheduled,
for sizes around that of a group.
"""

import pytest

np = pytest.importorskip("numpy")
hypothesis = pytest.importorskip("hypothesis")

import random  # noqa: E402

import ir_classics as classics  # noqa: E402
import ir_programs as programs  # noqa: E402
from example_counts import examples  # noqa: E402
from hypothesis import given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402

from core.ir import Builder, ops  # noqa: E402
from core.ir.interpreter import interpret  # noqa: E402
from core.ir.schedule.capabilities import Capabilities  # noqa: E402
from core.ir.schedule.gpu import facts, schedule_gpu  # noqa: E402
from core.ir.schedule.gpu.packs import split_packs  # noqa: E402
from core.ir.simplify import simplify  # noqa: E402
from core.ir.verifier import verify  # noqa: E402

QUICK, OTHERS = (2, 64), (1, 32, 256)
GROUPS = (*QUICK, *OTHERS)
# Lanes take packs of neighbours, rows and columns have groups of their own sizes, and a group of
# rows is of several warps.
PACKS = {"lanes": 2, "row_group": 16, "column_group": 32, "parts": 8, "pack_bytes": 16}


def capabilities(group, **given):
    return Capabilities(style="gpu", group=group, **given)


def scheduled(function, group, **given):
    made = schedule_gpu(simplify(function), capabilities(group, **given))
    verify(made)
    simple = simplify(made)
    if given.get("pack_bytes"):
        simple = split_packs(simple)
    verify(simple)
    return simple


def shape_of(function):
    """What each kernel is: the operations that tell schedules apart."""
    found = []
    for kernel in function.kernels:
        indices = [p.name for p in kernel.blocks[0].params]
        lanes = kernel.blocks[0].ops[-2]
        arrays = [o.attrs["buffer"].name for o in kernel.blocks[0].ops if o.name == "alloc"]
        if arrays[:1] in (["a"], ["tile"]):
            found.append({"a": "tiles", "tile": "turned"}[arrays[0]])
        elif indices == ["group"]:
            found.append("lanes")
        else:
            found.append("group" if len(lanes.args) == 1 else "columns")
    return found


# ---- programs ----------------------------------------------------------------------------------
def floats(seed, *shape, dtype="float32"):
    return np.random.default_rng(seed).standard_normal(shape).astype(dtype)


def softmax(n, m):
    a = floats(0, n, m)
    wide = a.astype("float64")
    e = np.exp(wide - wide.max(1, keepdims=True, initial=-np.inf))
    out = e / e.sum(1, keepdims=True)
    return classics.softmax().function, {"x": a, "y": a * 0}, {"y": out}


def softmax_in_place(n, m):
    b = Builder("f", ["n", "m"])
    x = b.inout("x", "float32", ["n", "m"])
    with b.parallel("n") as i:
        top = b.max("m", lambda j: x[i, j])
        with b.range("m") as j:
            x[i, j] = ops.exp(x[i, j] - top)
        total = b.sum("m", lambda j: x[i, j])
        with b.range("m") as j:
            x[i, j] = x[i, j] / total
    _, arrays, expected = softmax(n, m)
    return b.function(), {"x": arrays["x"]}, {"x": expected["y"]}


def layer_norm(n, m):
    a, w, bias = floats(1, n, m), floats(2, m), floats(3, m)
    wide = a.astype("float64")
    if m:
        wide = (wide - wide.mean(1, keepdims=True)) / np.sqrt(wide.var(1, keepdims=True) + 1e-5)
    arrays = {"x": a, "w": w, "bias": bias, "y": a * 0}
    return classics.layer_norm().function, arrays, {"y": wide * w + bias}


def argmax(n, m):
    a = np.random.default_rng(4).integers(0, 9, (n, m)).astype("float32")
    a[:, 3:4] = np.nan if m > 40 else 8
    out = a.argmax(1) if m else np.full(n, 2**62)
    return classics.argmax().function, {"x": a, "y": np.zeros(n, "int64")}, {"y": out}


def cumsum(n, m):
    a = np.random.default_rng(5).integers(-99, 99, (n, m)).astype("int32")
    arrays = {"x": a, "y": a * 0, "last": np.zeros(n, "int32")}
    expected = {"y": a.cumsum(1, dtype="int32"), "last": a.sum(1, dtype="int32")}
    return classics.cumsum().function, arrays, expected


def scan_of_pairs(n, m):
    """x -> a * x + b, composed from the left: associative, not commutative; in place."""
    b = Builder("f", ["n", "m"])
    x, y = b.inout("x", "int64", ["n", "m"]), b.inout("y", "int64", ["n", "m"])

    def then(j, first, second):
        x[i, j] = first
        y[i, j] = second

    with b.parallel("n") as i:
        b.scan("m", (1, 0), lambda j: (x[i, j], y[i, j]),
               lambda p, q: (p[0] * q[0], p[1] * q[0] + q[1]), then)  # fmt: skip
    p, q = (np.random.default_rng(k).integers(-2, 3, (n, m)) for k in (6, 7))
    expected = {"x": p.copy(), "y": q.copy()}
    for j in range(1, m):
        expected["x"][:, j] = expected["x"][:, j - 1] * p[:, j]
        expected["y"][:, j] = expected["y"][:, j - 1] * p[:, j] + q[:, j]
    return b.function(), {"x": p, "y": q}, expected


def cumsum_of_all(n, m):
    b = Builder("f", ["n", "m"])
    x, y = b.input("x", "int64", ["m"]), b.output("y", "int64", ["m"])
    last = b.output("last", "int64", ["n"])
    with b.parallel():

        def then(j, total):
            y[j] = total * 2

        total = b.scan("m", 0, lambda j: x[j], "sum", then)
        with b.range("n") as k:
            last[k] = total + ops.cast(k, "int64")
    a = np.arange(m) * 7 - 50
    expected = {"y": a.cumsum() * 2, "last": a.sum() + np.arange(n)}
    return b.function(), {"x": a, "y": a * 0, "last": np.zeros(n, "int64")}, expected


def gather(n, m):
    a, k = np.arange(n, dtype="int16"), np.arange(m, dtype="int32") % (2 * n + 3) - n - 1
    expected = np.array([a[j] if -n <= j < n else -1 for j in k], "int16").reshape(m)
    return classics.gather().function, {"x": a, "at": k, "y": np.zeros(m, "int16")}, {"y": expected}


def scatter_add(n, m):
    a, k = floats(8, m, dtype="float64"), np.random.default_rng(9).integers(0, n + 1, m)
    expected = np.ones(n + 1)
    np.add.at(expected, k, a)
    return classics.scatter_add().function, {"x": a, "at": k, "y": np.ones(n + 1)}, {"y": expected}


def histogram_of_rows(n, m):
    """Atomics in an independent loop, and a store of each row."""
    b = Builder("f", ["n", "m"])
    x, y = b.input("x", "int32", ["n", "m"]), b.inout("y", "int32", ["n", 4])
    done = b.output("done", "bool", ["n"])
    with b.parallel("n") as i:
        with b.range("m") as j:
            y.atomic("sum", i, x[i, j] % 4, value=ops.const(1, "int32"))
        done[i] = ops.const(True, "bool")
    a = np.random.default_rng(10).integers(-9, 9, (n, m)).astype("int32")
    expected = np.zeros((n, 4), "int32")
    for i in range(n):
        np.add.at(expected[i], a[i] % 4, 1)
    arrays = {"x": a, "y": expected * 0, "done": np.zeros(n, bool)}
    return b.function(), arrays, {"y": expected, "done": np.ones(n, bool)}


def matmul(n, m):
    """n x m times m x (n + m): tiles at every border."""
    b = Builder("f", ["n", "k", "m"])
    x, w = b.input("x", "float32", ["n", "k"]), b.input("w", "float32", ["k", "m"])
    y = b.output("y", "float32", ["n", "m"])
    with b.parallel("n", "m") as (i, j):
        total = b.sum("k", lambda k: x[i, k] * w[k, j])
        y[i, j] = ops.maximum(total, 0.0)
    a, c = floats(11, n, m), floats(12, m, min(n + m, 40))
    arrays = {"x": a, "w": c, "y": np.zeros((n, c.shape[1]), "float32")}
    return b.function(), arrays, {"y": np.maximum(a.astype("float64") @ c, 0)}


def batched_matmul(n, m):
    """Of a transposed operand and of one that is converted; the result lies transposed, too."""
    b = Builder("f", ["n", "k", "m", "p"])
    x = b.input("x", "int32", ["p", "k", "n"])
    w = b.input("w", "int8", ["p", "m", "k"])
    y = b.inout("y", "int32", ["p", "m", "n"])
    with b.parallel("p", "m", "n") as (p, i, j):
        total = b.sum("k", lambda k: x[p, k, j] * (ops.cast(w[p, i, k], "int32") + 1))
        y[p, i, j] = y[p, i, j] + total
    a = np.random.default_rng(13).integers(-9, 9, (2, m, n)).astype("int32")
    c = np.random.default_rng(14).integers(-9, 9, (2, n + 2, m)).astype("int8")
    expected = np.einsum("pkj,pik->pij", a, c.astype("int32") + 1) + 5
    return b.function(), {"x": a, "w": c, "y": np.full((2, n + 2, n), 5, "int32")}, {"y": expected}


def matrix_times_vector(n, m):
    b = Builder("f", ["n", "m"])
    x, v = b.input("x", "float64", ["n", "m"]), b.input("v", "float64", ["m"])
    y, z = b.output("y", "float64", ["n"]), b.output("z", "float64", ["m"])
    w = b.input("w", "float64", ["n"])
    with b.parallel("n") as i:
        y[i] = b.sum("m", lambda j: x[i, j] * v[j])
    with b.parallel("m") as j:
        z[j] = b.sum("n", lambda i: x[i, j] * w[i])
    a, c, d = (floats(15, *s, dtype="float64") for s in ((n, m), (m,), (n,)))
    arrays = {"x": a, "v": c, "w": d, "y": d * 0, "z": c * 0}
    return b.function(), arrays, {"y": a @ c, "z": d @ a}


def softmax_of_columns(n, m):
    """In place: lanes of columns that are none must not read what others write."""
    b = Builder("f", ["n", "m"])
    x = b.inout("x", "float32", ["n", "m"])
    with b.parallel("m") as j:
        top = b.max("n", lambda i: x[i, j])
        total = b.sum("n", lambda i: ops.exp(x[i, j] - top))
        with b.range("n") as i:
            x[i, j] = ops.exp(x[i, j] - top) / total
    a = floats(34, n, m)
    e = np.exp(a - a.max(0, keepdims=True, initial=-np.inf).astype("float64"))
    return b.function(), {"x": a}, {"x": e / e.sum(0, keepdims=True)}


def cumsum_of_columns(n, m):
    b = Builder("f", ["n", "m"])
    x, y = b.input("x", "int32", ["n", 2, "m"]), b.output("y", "int32", ["n", 2, "m"])
    last = b.output("last", "int32", [2, "m"])
    with b.parallel(2, "m") as (k, j):

        def then(i, total):
            y[i, k, j] = total

        last[k, j] = b.scan("n", None, lambda i: x[i, k, j], "sum", then)
    a = np.random.default_rng(35).integers(-9, 9, (n, 2, m)).astype("int32")
    arrays = {"x": a, "y": a * 0, "last": np.zeros((2, m), "int32")}
    return b.function(), arrays, {"y": a.cumsum(0, dtype="int32"), "last": a.sum(0, dtype="int32")}


def argmax_of_columns(n, m):
    b = Builder("f", ["n", "m"])
    x, y = b.input("x", "int32", ["n", "m"]), b.output("y", "int64", ["m"])
    count = b.inout("count", "int32", [1])

    def join(a, c):
        take = (c[0] > a[0]) | ((c[0] == a[0]) & (c[1] < a[1]))
        return ops.where(take, c[0], a[0]), ops.where(take, c[1], a[1])

    with b.parallel("m") as j:
        start = (-(2**31), 2**62)
        _, at = b.reduce("n", start, lambda i: (x[i, j], ops.cast(i, "int64")), join)
        y[j] = at
        count.atomic("sum", 0, value=ops.const(1, "int32"))
    a = np.random.default_rng(36).integers(-3, 3, (n, m)).astype("int32")
    out = a.argmax(0) if n else np.full(m, 2**62)
    arrays = {"x": a, "y": np.zeros(m, "int64"), "count": np.zeros(1, "int32")}
    return b.function(), arrays, {"y": out, "count": np.array([m])}


def convolution(n, m):
    f = classics.convolution().function
    a, g = floats(16, n, 2, 3, m), floats(17, 2, 2, 3, 3)
    wide = np.pad(a.astype("float64"), ((0, 0), (0, 0), (1, 1), (1, 3)))
    windows = np.lib.stride_tricks.sliding_window_view(wide, (3, 3), (2, 3))
    expected = np.einsum("nchwpq,dcpq->ndhw", windows, g)[..., :m]
    return f, {"x": a, "f": g, "y": np.zeros(expected.shape, "float32")}, {"y": expected}


def bitonic_sort(n, m):
    bits = min(m.bit_length(), 7)
    a = np.random.default_rng(18).integers(-99, 99, 1 << bits).astype("int32")
    return classics.bitonic_sort().function, {"x": a, "y": a * 0}, {"y": np.sort(a)}, {"bits": bits}


def radix_sort(n, m):
    """One bit a pass: a scan of everything gives the places of the zeros, then of the ones."""
    b = Builder("f", ["m"])
    x, at = b.inout("x", "uint8", ["m"]), b.temp("int64", "m", name="at")
    t, zeros = b.temp("uint8", "m", name="t"), b.temp("int64", 1, name="zeros")
    with b.range(3) as bit:

        def is_zero(j):
            return ops.cast((x[j] >> ops.cast(bit, "uint8")) & 1 == 0, "int64")

        def then(j, total):
            at[j] = total

        with b.parallel():
            zeros[0] = b.scan("m", 0, is_zero, "sum", then)
        with b.parallel("m") as j:
            k = ops.cast(j, "int64")
            to = ops.where(is_zero(j) == 1, at[j] - 1, zeros[0] + k - at[j])
            t[to] = x[j]
        with b.parallel("m") as j:
            x[j] = t[j]
    a = np.random.default_rng(19).integers(0, 8, m).astype("uint8")
    return b.function(), {"x": a}, {"x": np.sort(a)}


def philox(n, m):
    raw = np.random.Philox(key=np.array([7, 8], "uint64")).random_raw(4 * m).reshape(m, 4)
    return classics.philox().function, {"y": raw * 0}, {"y": raw}, {"n": m}


def nonzero(n, m):
    a = np.random.default_rng(20).integers(0, 2, m).astype(bool)
    found = np.flatnonzero(a)
    expected = np.concatenate([found, np.full(m - len(found), -1)])
    return classics.nonzero().function, {"x": a, "y": np.full(m, -1)}, {"y": expected}, {"n": m}


def broadcasting(n, m):
    b = Builder("f", ["n", "m"])
    x = b.input("x", "float32", ["n", "m"], [1, "n"])
    v, s = b.input("v", "float32", ["m"]), b.input("s", "float32", [1])
    y = b.output("y", "float32", ["n", "m"])
    with b.parallel("n", "m") as (i, j), b.when(x[i, j] > 0):
        y[i, j] = x[i, j] + v[j] * s[0]
    a, w, c = floats(21, m, n).T, floats(22, m), floats(23, 1)
    expected = np.where(a > 0, a.astype("float64") + w * c, 0)
    return b.function(), {"x": a, "v": w, "s": c, "y": np.zeros((n, m), "float32")}, {"y": expected}


def transposed(n, m):
    """A copy to the other order of a sum of differently laid arrays, three dimensions."""
    b = Builder("f", ["n", "m"])
    x, v = b.input("x", "int32", [2, "m", "n"]), b.input("v", "int32", ["n"])
    z, y = b.input("z", "int32", ["m", "n"]), b.inout("y", "int32", ["n", 2, "m"])
    with b.parallel("n", 2, "m") as (i, k, j):
        at = b.size("m") - 1 - j
        y[i, k, j] = x[k, at, i] * z[j, i] + v[i] + y[i, k, j]
    rng = np.random.default_rng(38)
    a, w, c = (rng.integers(-9, 9, s).astype("int32") for s in ((2, m, n), (n,), (m, n)))
    expected = (a[:, ::-1].transpose(2, 0, 1) * c.T[:, None] + w[:, None, None]) + 7
    arrays = {"x": a, "v": w, "z": c, "y": np.full((n, 2, m), 7, "int32")}
    return b.function(), arrays, {"y": expected}


def pointwise(n, m):
    b = Builder("f", ["m"])
    x, y = b.input("x", "float32", ["m"]), b.output("y", "float32", ["m"])
    with b.parallel("m") as i:
        y[i] = x[i] * 2
    a = floats(24, m)
    return b.function(), {"x": a, "y": a * 0}, {"y": a * 2.0}


def single(n, m):
    """One iteration without a loop, and one over nothing."""
    b = Builder("f", ["n"])
    x = b.inout("x", "float32", [2])
    with b.parallel():
        x[0] = x[1] + 1
        x[1] = x[0] * 2
    return (
        b.function(),
        {"x": np.array([1, 2], "float32")},
        {"x": np.array([3, 6], "float32")},
        {"n": n},
    )


def sum_of_all(n, m):
    b = Builder("f", ["n", "m"])
    x, y = b.input("x", "float32", ["n", "m"]), b.output("y", "float32", [1])
    with b.parallel():
        y[0] = b.sum(("n", "m"), lambda i, j: x[i, j]) * 2 + 1
    a = floats(25, n, m)
    return (
        b.function(),
        {"x": a, "y": np.zeros(1, "float32")},
        {"y": a.sum(dtype="float64") * 2 + 1},
    )


def variance_of_all(n, m):
    """The second reduction follows from the first; what is stored does from both."""
    b = Builder("f", ["m"])
    x, y = b.input("x", "float64", ["m"]), b.output("y", "float64", [2])
    with b.parallel():
        count = ops.cast(b.size("m"), "float64")
        mean = b.sum("m", lambda j: x[j]) / count
        y[0] = b.sum("m", lambda j: (x[j] - mean) * (x[j] - mean)) / count
        y[1] = mean
    a = floats(26, m, dtype="float64")
    with np.errstate(all="ignore"):
        expected = np.array([((a - a.sum() / m) ** 2).sum(), a.sum()]) / np.float64(m)
    return b.function(), {"x": a, "y": np.zeros(2)}, {"y": expected}


def argmin_of_all(n, m):
    b = Builder("f", ["m"])
    x, y = b.input("x", "int32", ["m"]), b.output("y", "int64", [])

    def join(a, c):
        take = (c[0] < a[0]) | ((c[0] == a[0]) & (c[1] < a[1]))
        return ops.where(take, c[0], a[0]), ops.where(take, c[1], a[1])

    with b.parallel():
        start = (2**31 - 1, 2**62)
        _, at = b.reduce("m", start, lambda j: (x[j], ops.cast(j, "int64")), join)
        y[()] = at
    a = np.random.default_rng(27).integers(-5, 5, m).astype("int32")
    expected = np.array(a.argmin() if m else 2**62)
    return b.function(), {"x": a, "y": np.zeros((), "int64")}, {"y": expected}


def reductions_of_indices(n, m):
    """States that are indices have no memory of their own dtype: of rows, columns, everything."""
    b = Builder("f", ["n", "m"])
    x = b.input("x", "bool", ["n", "m"])
    y, z = b.output("y", "int64", ["n"]), b.output("z", "int64", ["m"])
    last, ranks = b.output("last", "int64", [1]), b.output("ranks", "int64", ["m"])

    def found(i, j, k):
        return ops.where(x[i, j], k + 1, 0)

    with b.parallel("n") as i:
        y[i] = ops.cast(b.reduce("m", 0, lambda j: found(i, j, j), "max"), "int64")
    with b.parallel("m") as j:
        z[j] = ops.cast(b.reduce("n", 0, lambda i: found(i, j, i), "max"), "int64")
    with b.parallel():
        both = ("n", "m")
        last[0] = ops.cast(b.reduce(both, 0, lambda i, j: found(i, j, i + j), "max"), "int64")
    with b.parallel():

        def then(j, total):
            ranks[j] = ops.cast(total, "int64")

        b.scan("m", 0, lambda j: j * 2, "sum", then)
    a = np.random.default_rng(37).integers(0, 4, (n, m)) == 0
    rows, columns = np.indices((n, m))
    expected = {
        "y": np.where(a, columns + 1, 0).max(1, initial=0),
        "z": np.where(a, rows + 1, 0).max(0, initial=0),
        "last": np.where(a, rows + columns + 1, 0).max(initial=0).reshape(1),
        "ranks": np.cumsum(np.arange(m) * 2),
    }
    arrays = {"x": a, **{name: e * 0 for name, e in expected.items()}}
    return b.function(), arrays, expected


def named_with_initial(n, m):
    """A named reduction whose initial value is not neutral; several dimensions, one strided."""
    b = Builder("f", ["n", "m"])
    x, y = b.input("x", "int64", ["n", 3, "m"]), b.output("y", "int64", ["n"])
    with b.parallel("n") as i:
        y[i] = b.reduce((3, "m"), 100, lambda k, j: x[i, k, j] + ops.cast(k, "int64"), "sum")
    a = np.random.default_rng(28).integers(-9, 9, (n, 3, m))
    expected = (a + np.arange(3)[:, None]).sum((1, 2)) + 100
    return b.function(), {"x": a, "y": np.zeros(n, "int64")}, {"y": expected}


def passes(n, m):
    """A loop that carries a value around loops that lanes share; what they write is read again."""
    b = Builder("f", ["n", "m"])
    x = b.inout("x", "int64", ["n", "m"])
    last = b.output("last", "int64", ["n"])
    with b.parallel("n") as i:

        def step(k, before):
            total = b.sum("m", lambda j: x[i, j])
            with b.range("m") as j:
                x[i, j] = x[i, j] + total + before
            with b.when(b.size("m") > 2), b.range("m") as j:
                x[i, b.size("m") - 1 - j] = x[i, b.size("m") - 1 - j] * 3
            first = ops.const(0, "index")
            return x.load(i, first, mask=b.size("m") > 0, other=1) % 1000

        last[i] = b.loop(4, ops.const(1, "int64"), step)
    a = np.random.default_rng(29).integers(-9, 9, (n, m))
    with np.errstate(all="ignore"):
        out, before = a.copy(), np.ones(n, "int64")
        for _ in range(4):
            out = (out + out.sum(1, keepdims=True) + before[:, None]) * (3 if m > 2 else 1)
            before = out[:, 0] % 1000 if m else np.ones(n, "int64")
    return b.function(), {"x": a, "last": np.zeros(n, "int64")}, {"x": out, "last": before}


def conditional(n, m):
    """A shared loop under a condition that follows from a reduction."""
    b = Builder("f", ["n", "m"])
    x, y = b.input("x", "int32", ["n", "m"]), b.inout("y", "int32", ["n", "m"])
    with b.parallel("n") as i:
        top = b.max("m", lambda j: x[i, j])
        with b.when(top > 5):
            least = b.min("m", lambda j: x[i, j])
            with b.range("m") as j:
                y[i, j] = x[i, j] - least
    a = np.random.default_rng(30).integers(-9, 9, (n, m)).astype("int32")
    high = a.max(1, keepdims=True, initial=-99) > 5
    out = np.where(high, a - a.min(1, keepdims=True, initial=99), 0).astype("int32")
    return b.function(), {"x": a, "y": a * 0}, {"y": out}


def private_arrays(n, m):
    """Small arrays of each lane, in what lanes share and in what all of them compute."""
    b = Builder("f", ["n", "m"])
    x, y = b.input("x", "int32", ["n", "m"]), b.output("y", "int32", ["n", "m"])
    with b.parallel("n") as i:
        total = b.sum("m", lambda j: x[i, j])
        s = b.local("int32", 2)
        s[0] = total
        s[1] = s[0] * 2
        with b.range("m") as j:
            t = b.local("int32", 2)
            t[0] = x[i, j]
            with b.range(2) as k:
                t[1] = t[0] + s[k]
            y[i, j] = t[1]
    a = np.random.default_rng(31).integers(-9, 9, (n, m)).astype("int32")
    return b.function(), {"x": a, "y": a * 0}, {"y": a + 2 * a.sum(1, keepdims=True, dtype="int32")}


def dependent_rows(n, m):
    """A loop whose iterations depend on each other is one lane's, whatever else there is."""
    b = Builder("f", ["n", "m"])
    x, y = b.input("x", "int64", ["n", "m"]), b.inout("y", "int64", ["n", "m"])
    with b.parallel("n") as i:
        total = b.sum("m", lambda j: x[i, j])
        with b.range(1, "m") as j:
            y[i, j] = y[i, j - 1] + x[i, j] + total
    a = np.random.default_rng(32).integers(-9, 9, (n, m))
    out = np.cumsum(np.concatenate([a[:, :1] * 0, a[:, 1:] + a.sum(1, keepdims=True)], 1), 1)
    return b.function(), {"x": a, "y": a * 0}, {"y": out}


def strided_loop(n, m):
    """An independent loop with start and step, and the last column stored by itself."""
    b = Builder("f", ["n", "m"])
    x, y = b.input("x", "float32", ["n", "m"]), b.inout("y", "float32", ["n", "m"])
    with b.parallel("n") as i:
        with b.range(1, "m", 3) as j:
            y[i, j] = x[i, j] + 1
        with b.when(b.size("m") > 0):
            y[i, b.size("m") - 1] = x[i, 0]
    a = floats(33, n, m)
    out = np.zeros_like(a)
    out[:, 1::3] = a[:, 1::3] + 1
    out[:, -1:] = a[:, :1]
    return b.function(), {"x": a, "y": a * 0}, {"y": out}


PROGRAMS = (
    softmax, softmax_in_place, layer_norm, argmax, cumsum, scan_of_pairs, cumsum_of_all, gather,
    scatter_add, histogram_of_rows, matmul, batched_matmul, matrix_times_vector, convolution,
    bitonic_sort, radix_sort, philox, nonzero, broadcasting, transposed, pointwise, single,
    sum_of_all, variance_of_all, reductions_of_indices, argmin_of_all, named_with_initial, passes,
    conditional, private_arrays, dependent_rows, strided_loop, softmax_of_columns,
    cumsum_of_columns, argmax_of_columns,
)  # fmt: skip

SLOW = (reductions_of_indices, radix_sort, cumsum_of_all, variance_of_all, nonzero, passes)


def run(function, arrays, sizes):
    arrays = {name: a.copy(order="K") for name, a in arrays.items()}
    interpret(function, arrays, sizes)
    return arrays


def unpack(make, n, m):
    """A program, its arrays, what they should become, and all its sizes."""
    function, arrays, expected, *rest = make(n, m)
    sizes = dict(rest[0]) if rest else {"n": n, "m": m}
    for buffer in function.buffers:
        for size, extent in zip(buffer.shape, arrays[buffer.name].shape):
            sizes[getattr(size, "name", "")] = extent
    return function, arrays, expected, {p.name: sizes[p.name] for p in function.indices}


def same(found, expected, what):
    for name, value in expected.items():
        value = np.asarray(value)
        kind = found[name].dtype.kind
        if kind == "f":
            np.testing.assert_allclose(
                found[name], value.reshape(found[name].shape), 2e-5, 2e-5, err_msg=what
            )
        else:
            np.testing.assert_array_equal(found[name], value, what)


SCHEDULED = [
    *(pytest.param(p, QUICK, id=p.__name__) for p in PROGRAMS),
    *(
        pytest.param(p, OTHERS, id=f"{p.__name__}-other-groups", marks=pytest.mark.slow)
        for p in PROGRAMS
        if p not in SLOW
    ),
]


@pytest.mark.parametrize(("make", "groups"), SCHEDULED)
def test_a_scheduled_program_computes_the_same(make, groups):
    plain = {}
    for group in groups:
        edges = {0, 1, group - 1, group, group + 1}
        for n, m in [*((3, m) for m in sorted(edges)), (0, 5), (1, 2 * group + 3), (40, 7)]:
            function, arrays, expected, sizes = unpack(make, n, m)
            if (n, m) not in plain:
                plain[n, m] = run(function, arrays, sizes)
                same(plain[n, m], expected, f"unscheduled {n}, {m}")
            found = run(scheduled(function, group), arrays, sizes)
            same(found, expected, f"group {group}, sizes {n}, {m}")
            same(found, plain[n, m], f"group {group}, sizes {n}, {m}")


@pytest.mark.parametrize("make", PROGRAMS, ids=lambda p: p.__name__)
def test_packs_of_neighbours_compute_the_same(make):
    for n, m in [(3, 0), (2, 1), (3, 15), (2, 64), (3, 65), (1, 67), (0, 5), (5, 127), (2, 200)]:
        if make in SLOW and n * m > 70:
            continue
        function, arrays, expected, sizes = unpack(make, n, m)
        made = scheduled(function, 16, **PACKS)
        same(run(made, arrays, sizes), expected, f"sizes {n}, {m}")


def test_what_lies_along_memory_is_loaded_and_stored_in_packs():
    function, *_ = unpack(pointwise, 1, 1)
    kinds = [op.attrs["kind"] for op in scheduled(function, 16, **PACKS).walk() if op.name == "for"]
    assert kinds == ["pack_load", "unroll", "pack_store", "unroll"]  # the last: what fills no pack
    assert not any("pack" in str(op.attrs) for op in scheduled(function, 16).walk())
    rows = scheduled(unpack(softmax, 1, 1)[0], 16, **PACKS)
    kinds = [op.attrs["kind"] for op in rows.walk() if op.name == "for"]
    assert kinds.count("pack_load") >= 3 and kinds.count("pack_store") >= 1


def transposed_matmul(n, m):
    """The first operand runs along memory where the tile's rows do."""
    b = Builder("f", ["n", "k", "m"])
    x, w = b.input("x", "float32", ["k", "n"]), b.input("w", "float32", ["k", "m"])
    y = b.output("y", "float32", ["n", "m"])
    with b.parallel("n", "m") as (i, j):
        y[i, j] = b.sum("k", lambda k: x[k, i] * w[k, j])
    a, c = floats(16, m, n), floats(17, m, min(n + m, 40))
    arrays = {"x": a, "w": c, "y": np.zeros((n, c.shape[1]), "float32")}
    return b.function(), arrays, {"y": a.T.astype("float64") @ c}


def broadcast_matmul(n, m):
    """A batch of one serves all: an index is clipped to it outside of the sum."""
    b = Builder("f", ["p", "q", "n", "k", "m"])
    x, w = b.input("x", "float32", ["q", "n", "k"]), b.input("w", "float32", ["p", "k", "m"])
    y = b.output("y", "float32", ["p", "n", "m"])
    with b.parallel("p", "n", "m") as (p, i, j):
        first = ops.minimum(p, b.size("q") - 1)
        y[p, i, j] = b.sum("k", lambda k: x[first, i, k] * w[p, k, j])
    a, c = floats(18, 1, n, m), floats(19, 2, m, min(n + m, 40))
    arrays = {"x": a, "w": c, "y": np.zeros((2, n, c.shape[2]), "float32")}
    return b.function(), arrays, {"y": a.astype("float64") @ c}


@pytest.mark.parametrize("make", [matmul, batched_matmul, transposed_matmul, broadcast_matmul])
def test_lanes_that_are_one_vector_add_to_strips_of_a_tile(make):
    for n, m in [(0, 3), (2, 0), (5, 65), (33, 7)]:
        function, arrays, expected, sizes = unpack(make, n, m)
        made = scheduled(function, 4, lanes=4, sums=8, shared_bytes=8192)
        assert shape_of(made) == ["tiles"]
        assert any(p.name == "strip" for o in made.walk() for b in o.blocks for p in b.params)
        same(run(made, arrays, sizes), expected, f"sizes {n}, {m}")


def test_arrays_of_lanes_that_are_one_vector_are_the_groups():
    """They lie side by side then, whatever of a row is a lane's."""
    b = Builder("f", ["n", "m"])
    x, y = b.input("x", "float32", ["n", "m"]), b.output("y", "float32", ["n", "m"])
    with b.parallel("n", "m") as (i, j):
        own = b.local("float32", 20)
        with b.range(20) as k:
            own[k] = x[i, j] * ops.cast(k, "float32")
        zero = ops.const(0, "float32")
        y[i, j] = b.loop(20, zero, lambda k, total: total + own[19 - k])
    for group, space in ((4, "shared"), (64, "local")):
        made = scheduled(b.function(), group, lanes=4)
        assert [o.attrs["buffer"].space for o in made.walk() if o.name == "alloc"][:1] == [space]
        for n, m in [(3, 5), (7, 1), (1, 19), (0, 2)]:
            a = floats(20, n, m)
            found = run(made, {"x": a, "y": a * 0}, {"n": n, "m": m})
            same(found, {"y": a * 190}, f"group {group}, sizes {n}, {m}")


# ---- random programs ---------------------------------------------------------------------------
class Rows:
    """A random kernel over rows: every kind of statement, in any order, nested."""

    def __init__(self, seed):
        self.choose = random.Random(seed).randrange
        self.b = b = Builder("f", ["n", "m"])
        self.flip = self.choose(2)
        shape = ["m", "n"] if self.flip else ["n", "m"]
        self.x = b.input("x", "int64", shape)
        self.y, self.t = (b.inout(name, "int64", shape) for name in "yt")
        self.z = b.inout("z", "int64", ["n", 4])
        sizes = [b.size("n")] if self.choose(8) else []
        with b.parallel(*sizes) as i:
            self.i = i if sizes else ops.const(0, "index")
            self.statements([ops.cast(self.i, "int64"), ops.const(3, "int64")], 2)

    def at(self, j):
        return (j, self.i) if self.flip else (self.i, j)

    def value(self, values):
        a, c = (values[self.choose(len(values))] for _ in range(2))
        return ops.binary(("add", "sub", "mul", "min", "max", "xor")[self.choose(6)], a, c)

    def element(self, values, j, *arrays):
        arrays = [self.x, *(arrays or (self.y, self.t))]
        return self.value([*values, *(a[self.at(j)] for a in arrays)])

    def statements(self, values, depth):
        kinds = [
            self.store, self.load, self.reduce, self.custom, self.independent, self.reverse,
            self.dependent, self.scan, self.atomic, self.local, self.nested,
        ]  # fmt: skip
        if depth:
            kinds += [self.loop, self.when, self.carry]
        for _ in range(self.choose(4) + 1):
            made = kinds[self.choose(len(kinds))](values, depth)
            values = [*values, self.value(values), *([made] if made is not None else [])]
        return self.value(values)

    def store(self, values, depth):
        self.z[self.i, self.choose(2)] = self.value(values)

    def load(self, values, depth):
        return self.z[self.i, self.choose(2)]

    def reduce(self, values, depth):
        return self.b.sum("m", lambda j: self.element(values, j))

    def custom(self, values, depth):
        """The largest, and how often it is there."""

        def join(a, c):
            count = ops.where(a[0] >= c[0], a[1], 0) + ops.where(c[0] >= a[0], c[1], 0)
            return ops.maximum(a[0], c[0]), count

        one = ops.const(1, "int64")
        least = -(2**63)
        top, count = self.b.reduce("m", (least, 0), lambda j: (self.element(values, j), one), join)
        return top + count

    def independent(self, values, depth):
        with self.b.range(self.choose(2), "m", self.choose(2) + 1) as j:
            self.y[self.at(j)] = self.element(values, j, self.y)

    def reverse(self, values, depth):
        with self.b.range("m") as j:
            k = self.b.size("m") - 1 - j
            self.t[self.at(k)] = self.element(values, k, self.t)

    def dependent(self, values, depth):
        """Left out most of the time: with it a kernel is one lane's."""
        if self.choose(6) == 0:
            with self.b.range(1, "m") as j:
                self.y[self.at(j)] = self.value([*values, self.y[self.at(j - 1)]])

    def scan(self, values, depth):
        def then(j, total):
            self.y[self.at(j)] = total + self.x[self.at(j)]

        return self.b.scan("m", None, lambda j: self.element(values, j, self.y), "sum", then)

    def atomic(self, values, depth):
        with self.b.range("m") as j:
            self.z.atomic("sum", self.i, 2, value=self.value([*values, self.x[self.at(j)]]))

    def local(self, values, depth):
        s = self.b.local("int64", 2)
        s[0] = self.value(values)
        with self.b.range(2) as k:
            s[k] = values[0]
        with self.b.range("m") as j:
            self.t[self.at(j)] = s[1] + self.x[self.at(j)]
        return s[0]

    def nested(self, values, depth):
        with self.b.range("m") as j:
            self.y[self.at(j)] = self.b.max(
                "m", lambda k: self.x[self.at(k)] ^ self.value([*values, self.t[self.at(j)]])
            )

    def loop(self, values, depth):
        with self.b.range(self.choose(3)) as k:
            self.statements([*values, ops.cast(k, "int64")], depth - 1)

    def when(self, values, depth):
        with self.b.when(self.value(values) > 0):
            self.statements(values, depth - 1)

    def carry(self, values, depth):
        first = self.value(values)
        return self.b.loop(2, first, lambda k, c: self.statements([*values, c], depth - 1))


@settings(max_examples=examples(80), deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(((1, 0), (2, 1), (3, 9), (2, 17))), st.booleans())
def test_random_rows_are_the_same(seed, shape, first):
    check_random_rows(seed, shape, first)


def check_random_rows(seed, shape, first):
    rows = Rows(seed)
    function = rows.b.function()
    rng = np.random.default_rng(seed)
    extents = tuple(shape[k] for k in ((1, 0) if rows.flip else (0, 1)))
    arrays = {k: rng.integers(-9, 9, extents) for k in "xyt"}
    arrays["z"] = rng.integers(-9, 9, (shape[0], 4))
    sizes = {"n": shape[0], "m": shape[1]}
    expected = run(function, arrays, sizes)
    plain = simplify(function) if first else function
    made = schedule_gpu(plain, capabilities(8, lanes=4))
    verify(made)
    packed = scheduled(plain, 8, lanes=4, pack_bytes=16)
    for f in (made, simplify(made), packed):
        verify(f)
        found = run(f, arrays, sizes)
        for name in "ytz":
            np.testing.assert_array_equal(found[name], expected[name], f"{name} of seed {seed}")
    return shape_of(made)[-1:]


@settings(max_examples=examples(40), deadline=None)
@given(programs.programs(float_sums=False), st.sampled_from(((2, 2), (8, 4), (64, 32))))
def test_random_programs_give_the_same_bits(program, lanes):
    """Of all dtypes and layouts."""
    expected = programs.copies(program.arrays)
    interpret(program.function, expected, program.sizes)
    for packs in ({}, {"pack_bytes": 16, "row_group": 4}):
        found = programs.copies(program.arrays)
        made = scheduled(program.function, lanes[0], lanes=lanes[1], **packs)
        interpret(made, found, program.sizes)
        for buffer in program.function.buffers:
            assert programs.same(found[buffer.name], expected[buffer.name], buffer.dtype)


# ---- which schedule ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("make", "shapes"),
    [
        (softmax, ["group"]), (layer_norm, ["group"]), (argmax, ["group"]), (cumsum, ["group"]),
        (gather, ["lanes"]), (scatter_add, ["lanes"]), (matmul, ["tiles"]), (philox, ["lanes"]),
        (batched_matmul, ["tiles"]), (broadcast_matmul, ["tiles"]),
        (matrix_times_vector, ["group", "columns"]),
        (convolution, ["lanes"]), (sum_of_all, ["group", "group"]), (pointwise, ["lanes"]),
        (variance_of_all, ["group"] * 3), (passes, ["group"]), (conditional, ["group"]),
        (dependent_rows, ["lanes"]), (private_arrays, ["group"]), (strided_loop, ["group"]),
        (softmax_of_columns, ["columns"]),
        (cumsum_of_columns, ["columns"]), (argmax_of_columns, ["columns"]),
        (transposed, ["turned"]), (histogram_of_rows, ["group"]), (softmax_in_place, ["group"]),
    ],
)  # fmt: skip
def test_strides_choose_the_schedule(make, shapes):
    assert shape_of(scheduled(make(2, 3)[0], 64)) == shapes


def test_without_room_in_shared_memory_rows_are_lanes():
    function = softmax(2, 3)[0]
    assert shape_of(scheduled(function, 256, shared_bytes=1024)) == ["group"]
    narrow = scheduled(function, 256, shared_bytes=256)
    assert narrow.kernels[0].blocks[0].ops[-2].args[0].constant == 64
    assert shape_of(scheduled(function, 256, shared_bytes=64)) == ["lanes"]
    assert shape_of(scheduled(matmul(2, 3)[0], 256, shared_bytes=100)) == ["lanes"]


def test_constant_sizes_make_groups_as_large_as_needed():
    b = Builder("f", ["n"])
    x, y = b.input("x", "float32", ["n", 40]), b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        y[i] = b.sum(40, lambda j: x[i, j])
    lanes = scheduled(b.function(), 256).kernels[0].blocks[0].ops[-2]
    assert lanes.args[0].constant == 64
    for size in (1, 3, 16):
        b = Builder("f", ["n"])
        x, y = b.input("x", "float32", ["n", size]), b.output("y", "float32", ["n"])
        with b.parallel("n") as i:
            y[i] = b.sum(size, lambda j, x=x, i=i: x[i, j])
        assert shape_of(scheduled(b.function(), 256)) == ["lanes"]


def test_rows_of_a_flat_array_are_rows():
    b = Builder("f", ["n"])
    x, y = b.input("x", "float32", [4096]), b.output("y", "float32", [4])
    with b.parallel(4) as i:
        y[i] = b.sum(1024, lambda j: x[i * 1024 + j])
    assert shape_of(scheduled(b.function(), 256)) == ["group"]


def test_parts_of_a_sum_do_not_depend_on_the_device():
    function, arrays, _, sizes = unpack(sum_of_all, 40, 300)
    large = {"x": floats(1, 40, 300) * 1e4, "y": arrays["y"]}
    temps = {str(scheduled(function, g)).count("alloc temp") for g in GROUPS}
    assert temps == {1}
    found = [run(scheduled(function, 64), large, sizes)["y"][0] for _ in range(2)]
    assert found[0] == found[1]


# ---- independence ------------------------------------------------------------------------------
def loop_of(write, *bounds):
    b = Builder("f", ["n", "m"])
    x, y = b.inout("x", "int64", ["n", "m"]), b.inout("y", "int64", ["n", "m"])
    with b.parallel("n") as i, b.range(*(bounds or ("m",))) as j:
        write(b, x, y, i, j)
    return b.function(check=False).kernels[0].blocks[0].ops[-2]


@pytest.mark.parametrize(
    ("write", "independent"),
    [
        (lambda b, x, y, i, j: y.__setitem__((i, j), x[i, j]), True),
        (lambda b, x, y, i, j: y.__setitem__((i, j), y[i, j] + 1), True),
        (lambda b, x, y, i, j: y.__setitem__((i, j * 2 + 1), y[i, j * 2 + 1] + 1), True),
        (lambda b, x, y, i, j: y.__setitem__((i, b.size("m") - 1 - j), x[i, j]), True),
        (lambda b, x, y, i, j: y.__setitem__((j, x[i, 0]), x[i, j]), True),
        (lambda b, x, y, i, j: y.__setitem__((i, j), y[i, j - 1]), False),
        (lambda b, x, y, i, j: y.__setitem__((i, j), y[i, 0]), False),
        (lambda b, x, y, i, j: y.__setitem__((i, j // 2), x[i, j]), False),
        (lambda b, x, y, i, j: y.__setitem__((i, i), x[i, j]), False),
        (lambda b, x, y, i, j: y.__setitem__((i, x[i, j]), x[i, j]), False),
        (lambda b, x, y, i, j: y.__setitem__((i, j * ops.cast(x[i, j], "index")), x[i, j]), False),
        (lambda b, x, y, i, j: y.__setitem__((i, j * 0), x[i, j]), False),
        (lambda b, x, y, i, j: y.atomic("sum", i, 0, value=x[i, j]), True),
        (lambda b, x, y, i, j: y.atomic("sum", i, 0, value=y[i, j]), False),
    ],
)
def test_a_loop_is_shared_only_if_its_iterations_are_independent(write, independent):
    assert facts.is_independent(loop_of(write)) == independent


def test_two_stores_of_one_loop_must_go_to_the_same_elements():
    def write(b, x, y, i, j):
        y[i, j] = x[i, j]
        y[i, j + 1] = x[i, j]

    assert not facts.is_independent(loop_of(write))


def test_an_inner_loop_may_not_spread_the_elements():
    def inside(b, x, y, i, j):
        with b.range(2) as k:
            y[k, j] = x[k, j]

    def across(b, x, y, i, j):
        with b.range(2) as k:
            y[i, j + k] = x[i, j]

    assert facts.is_independent(loop_of(inside))
    assert not facts.is_independent(loop_of(across))
