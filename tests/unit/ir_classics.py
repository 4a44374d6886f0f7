"""Classic programs of the loop IR, each a short body, with arguments and what it should compute.

The interpreter's tests run them; tests of generated code can too: `for make in CLASSICS: make()`
gives a `Case`.
"""

from typing import Any, NamedTuple

import numpy as np

from core.ir import Builder, Function, ops


class Case(NamedTuple):
    function: Function
    arrays: dict[str, np.ndarray]
    sizes: dict[str, int]
    expected: dict[str, np.ndarray]
    tolerance: float = 1e-5


def _random(*shape: int, dtype: str = "float32") -> np.ndarray:
    return np.random.default_rng(0).standard_normal(shape).astype(dtype)


def softmax() -> Case:
    b = Builder("softmax", ["n", "m"])
    x, y = b.input("x", "float32", ["n", "m"]), b.output("y", "float32", ["n", "m"])
    with b.parallel("n") as i:
        top = b.max("m", lambda j: x[i, j])
        total = b.sum("m", lambda j: ops.exp(x[i, j] - top))
        with b.range("m") as j:
            y[i, j] = ops.exp(x[i, j] - top) / total
    a = _random(5, 7)
    e = np.exp(a - a.max(1, keepdims=True))
    arrays = {"x": a, "y": np.zeros_like(a)}
    return Case(b.function(), arrays, {"n": 5, "m": 7}, {"y": e / e.sum(1, keepdims=True)})


def layer_norm() -> Case:
    """Mean and variance in one pass, by Welford's way of joining two of them."""
    b = Builder("layer_norm", ["n", "m"])
    x, y = b.input("x", "float32", ["n", "m"]), b.output("y", "float32", ["n", "m"])
    w, bias = b.input("w", "float32", ["m"]), b.input("bias", "float32", ["m"])

    def join(a: Any, c: Any) -> Any:
        count = a[0] + c[0]
        part = c[0] / ops.maximum(count, 1.0)
        delta = c[1] - a[1]
        return count, a[1] + delta * part, a[2] + c[2] + delta * delta * a[0] * part

    with b.parallel("n") as i:
        one, zero = ops.const(1, "float32"), ops.const(0, "float32")
        count, mean, m2 = b.reduce("m", (0, 0, 0), lambda j: (one, x[i, j], zero), join)
        scale = ops.rsqrt(m2 / count + 1e-5)
        with b.range("m") as j:
            y[i, j] = (x[i, j] - mean) * scale * w[j] + bias[j]
    a, v, c = _random(4, 9), _random(9), _random(9)[::-1].copy()
    out = (a - a.mean(1, keepdims=True)) / np.sqrt(a.var(1, keepdims=True) + 1e-5) * v + c
    arrays = {"x": a, "w": v, "bias": c, "y": np.zeros_like(a)}
    return Case(b.function(), arrays, {"n": 4, "m": 9}, {"y": out})


def argmax() -> Case:
    """The first index of the largest, as NumPy: NaN is the largest."""
    b = Builder("argmax", ["n", "m"])
    x, y = b.input("x", "float32", ["n", "m"]), b.output("y", "int64", ["n"])

    def join(a: Any, c: Any) -> Any:
        better = (c[0] > a[0]) | (ops.isnan(c[0]) & ~ops.isnan(a[0]))
        same = (c[0] == a[0]) | (ops.isnan(c[0]) & ops.isnan(a[0]))
        take = better | (same & (c[1] < a[1]))
        return ops.where(take, c[0], a[0]), ops.where(take, c[1], a[1])

    with b.parallel("n") as i:
        start = (float("-inf"), 2**62)
        _, at = b.reduce("m", start, lambda j: (x[i, j], ops.cast(j, "int64")), join)
        y[i] = at
    a = np.array([[1, 3, 3], [np.nan, 5, np.nan], [-np.inf] * 3, [2, 1, 0]], "float32")
    arrays = {"x": a, "y": np.zeros(4, "int64")}
    return Case(b.function(), arrays, {"n": 4, "m": 3}, {"y": a.argmax(1)})


def cumsum() -> Case:
    b = Builder("cumsum", ["n", "m"])
    x, y = b.input("x", "int32", ["n", "m"]), b.output("y", "int32", ["n", "m"])
    last = b.output("last", "int32", ["n"])
    with b.parallel("n") as i:

        def then(j: Any, total: Any) -> None:
            y[i, j] = total

        last[i] = b.scan("m", None, lambda j: x[i, j], "sum", then)
    a = (_random(3, 6) * 10).astype("int32")
    arrays = {"x": a, "y": np.zeros_like(a), "last": np.zeros(3, "int32")}
    expected = {"y": a.cumsum(1, dtype="int32"), "last": a.sum(1, dtype="int32")}
    return Case(b.function(), arrays, {"n": 3, "m": 6}, expected)


def gather() -> Case:
    """Negative indices count from the end; those outside give -1."""
    b = Builder("gather", ["n", "m"])
    x, at = b.input("x", "int16", ["n"]), b.input("at", "int32", ["m"])
    y = b.output("y", "int16", ["m"])
    with b.parallel("m") as i:
        k = ops.cast(at[i], "index")
        k = ops.where(k < 0, k + b.size("n"), k)
        y[i] = x.load(k, mask=(k >= 0) & (k < b.size("n")), other=-1)
    a, k = np.arange(10, 15, dtype="int16"), np.array([0, -1, 4, 7, -6, 2], "int32")
    expected = np.array([10, 14, 14, -1, -1, 12], "int16")
    arrays = {"x": a, "at": k, "y": np.zeros(6, "int16")}
    return Case(b.function(), arrays, {"n": 5, "m": 6}, {"y": expected})


def scatter_add() -> Case:
    b = Builder("scatter_add", ["n", "m"])
    x, at = b.input("x", "float64", ["m"]), b.input("at", "int64", ["m"])
    y = b.inout("y", "float64", ["n"])
    with b.parallel("m") as i:
        y.atomic("sum", at[i], value=x[i])
    a, k = _random(50, dtype="float64"), np.random.default_rng(1).integers(0, 7, 50)
    expected = np.ones(7)
    np.add.at(expected, k, a)
    return Case(
        b.function(), {"x": a, "at": k, "y": np.ones(7)}, {"n": 7, "m": 50}, {"y": expected}
    )


def matmul() -> Case:
    """Of a transposed and a reversed matrix: strides are parameters."""
    b = Builder("matmul", ["n", "k", "m", "s", "t", "u", "v"])
    x = b.input("x", "float32", ["n", "k"], ["s", "t"])
    w = b.input("w", "float32", ["k", "m"], ["u", "v"])
    y = b.output("y", "float32", ["n", "m"])
    with b.parallel("n", "m") as (i, j):
        y[i, j] = b.sum("k", lambda k: x[i, k] * w[k, j])
    a, c = _random(6, 4).T, _random(6, 5)[::-1, ::-1]
    arrays = {"x": a, "w": c, "y": np.zeros((4, 5), "float32")}
    sizes = {"n": 4, "k": 6, "m": 5, "s": 1, "t": 4, "u": -5, "v": -1}
    return Case(b.function(), arrays, sizes, {"y": a @ c})


def convolution() -> Case:
    b = Builder("conv2d", ["n", "c", "h", "w", "d", "p", "q"])
    x = b.input("x", "float32", ["n", "c", "h", "w"])
    f = b.input("f", "float32", ["d", "c", "p", "q"])
    y = b.output("y", "float32", ["n", "d", "h", "w"])
    h, w, p, q = (b.size(s) for s in "hwpq")
    top, left = p // 2, q // 2
    with b.parallel("n", "d", "h", "w") as (n, d, i, j):

        def product(c: Any, r: Any, s: Any) -> Any:
            k, m = i + r - top, j + s - left
            inside = (k >= 0) & (k < h) & (m >= 0) & (m < w)
            return x.load(n, c, k, m, mask=inside, other=0) * f[d, c, r, s]

        y[n, d, i, j] = b.sum(("c", "p", "q"), product)
    a, g = _random(2, 2, 5, 4), _random(3, 2, 3, 3)
    padded = np.pad(a, ((0, 0), (0, 0), (1, 1), (1, 1)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (2, 3))
    arrays = {"x": a, "f": g, "y": np.zeros((2, 3, 5, 4), "float32")}
    sizes = {"n": 2, "c": 2, "h": 5, "w": 4, "d": 3, "p": 3, "q": 3}
    return Case(b.function(), arrays, sizes, {"y": np.einsum("nchwpq,dcpq->ndhw", windows, g)})


def bitonic_sort() -> Case:
    """2**bits numbers, by kernels that the host starts in two loops."""
    b = Builder("sort", ["n", "bits"])
    x, y = b.input("x", "int32", ["n"]), b.output("y", "int32", ["n"])
    t = b.temp("int32", "n")
    with b.parallel("n") as i:
        t[i] = x[i]
    with b.range("bits") as k, b.range(k + 1) as j:
        distance = 1 << (k - j)
        with b.parallel("n") as i:
            other = i ^ distance
            with b.when(other > i):
                low, high = t[i], t[other]
                upwards = ((i >> (k + 1)) & 1) == 0
                with b.when((low > high) == upwards):
                    t[i] = high
                    t[other] = low
    with b.parallel("n") as i:
        y[i] = t[i]
    a = np.random.default_rng(2).integers(-99, 99, 32).astype("int32")
    arrays = {"x": a, "y": np.zeros_like(a)}
    return Case(b.function(), arrays, {"n": 32, "bits": 5}, {"y": np.sort(a)})


def philox() -> Case:
    """Philox 4x64, ten rounds: the numbers of numpy.random.Philox."""
    b = Builder("philox", ["n"])
    y = b.output("y", "uint64", ["n", 4])
    mask = 2**32 - 1

    def wide(x: Any, factor: int) -> tuple[Any, Any]:
        """The high and the low half of a product of 128 bits."""
        low, high = factor & mask, factor >> 32
        cross = (x & mask) * high + (((x & mask) * low) >> 32)
        other = (x >> 32) * low + (cross & mask)
        return (x >> 32) * high + (cross >> 32) + (other >> 32), x * factor

    def rounds(k: Any, c0: Any, c1: Any, c2: Any, c3: Any) -> Any:
        key = ops.cast(k, "uint64")
        k0, k1 = 0x9E3779B97F4A7C15 * key + 7, 0xBB67AE8584CAA73B * key + 8
        high, low = wide(c0, 0xD2E7470EE14C6C93)
        above, below = wide(c2, 0xCA5A826395121157)
        return above ^ c1 ^ k0, below, high ^ c3 ^ k1, low

    with b.parallel("n") as i:
        zero = ops.const(0, "uint64")
        counter = ops.cast(i, "uint64") + 1
        for k, word in enumerate(b.loop(10, (counter, zero, zero, zero), rounds)):
            y[i, k] = word
    raw = np.random.Philox(key=np.array([7, 8], "uint64")).random_raw(20).reshape(5, 4)
    return Case(b.function(), {"y": np.zeros((5, 4), "uint64")}, {"n": 5}, {"y": raw})


def nonzero() -> Case:
    """How many there are is read back by the host, which starts as many iterations."""
    b = Builder("nonzero", ["n"])
    x, y = b.input("x", "bool", ["n"]), b.inout("y", "int64", ["n"])
    count, rank = b.temp("int64", 1, name="count"), b.temp("int64", "n", name="rank")
    found = b.temp("int64", "n", name="found")
    with b.parallel():

        def then(j: Any, total: Any) -> None:
            rank[j] = total

        count[0] = b.scan("n", 0, lambda j: ops.cast(x[j], "int64"), "sum", then)
    with b.parallel("n") as i, b.when(x[i]):
        found[rank[i] - 1] = ops.cast(i, "int64")
    with b.parallel(count[0]) as i:
        y[i] = found[i]
    a = np.array([0, 1, 1, 0, 0, 1, 0], bool)
    arrays = {"x": a, "y": np.full(7, -1)}
    expected = np.array([1, 2, 5, -1, -1, -1, -1])
    return Case(b.function(), arrays, {"n": 7}, {"y": expected})


def collatz() -> Case:
    """Steps until 1: loops whose length differs between iterations."""
    b = Builder("collatz", ["n"])
    y = b.output("y", "int32", ["n"])
    with b.parallel("n") as i:

        def step(_: Any, x: Any, count: Any) -> Any:
            more = b.select(x == 1, lambda: x, lambda: ops.where(x % 2 == 0, x // 2, 3 * x + 1))
            return more, count + ops.cast(x != 1, "int32")

        first, none = ops.cast(i + 1, "int32"), ops.const(0, "int32")
        _, y[i] = b.loop(i * 12 + 1, (first, none), step)
    expected = np.array([0, 1, 7, 2, 5, 8, 16, 3, 19, 6, 14], "int32")
    return Case(b.function(), {"y": np.zeros(11, "int32")}, {"n": 11}, {"y": expected})


def mandelbrot() -> Case:
    b = Builder("mandelbrot", ["h", "w"])
    y = b.output("y", "uint8", ["h", "w"])
    with b.parallel("h", "w") as (i, j):
        re = ops.cast(j, "float64") / 8 - 2
        im = ops.cast(i, "float64") / 4 - 1
        c = ops.make_complex(re, im)

        def step(_: Any, z: Any, count: Any) -> Any:
            inside = abs(z) <= 2
            return ops.where(inside, z * z + c, z), count + ops.cast(inside, "uint8")

        start = (ops.const(0, "complex128"), ops.const(0, "uint8"))
        _, y[i, j] = b.loop(20, start, step)
    c = np.arange(20) / 8 - 2 + 1j * (np.arange(9)[:, None] / 4 - 1)
    z, count = np.zeros_like(c), np.zeros(c.shape, "uint8")
    for _ in range(20):
        inside = abs(z) <= 2
        z, count = np.where(inside, z * z + c, z), count + inside
    arrays = {"y": np.zeros((9, 20), "uint8")}
    return Case(b.function(), arrays, {"h": 9, "w": 20}, {"y": count})


def tiled_transpose() -> Case:
    """Scheduled: a group of lanes turns a tile around in shared memory."""
    b = Builder("transpose", ["n", "m"])
    x, y = b.input("x", "float32", ["n", "m"]), b.output("y", "float32", ["m", "n"])
    n, m = b.size("n"), b.size("m")
    rows, columns = (n + 3) // 4, (m + 3) // 4
    with b.parallel(rows, columns, kind="group") as (r, c):
        tile = b.shared("float32", 4, 5)
        with b.parallel(4, 4, kind="lane") as (i, j):
            at, to = r * 4 + i, c * 4 + j
            tile[i, j] = x.load(at, to, mask=(at < n) & (to < m), other=0)
            b.barrier()
            at, to = c * 4 + i, r * 4 + j
            y.store(at, to, value=tile[j, i], mask=(at < m) & (to < n))
    a = _random(6, 9)
    arrays = {"x": a, "y": np.zeros((9, 6), "float32")}
    return Case(b.function("scheduled"), arrays, {"n": 6, "m": 9}, {"y": a.T})


def group_sum() -> Case:
    """Scheduled: a tree of sums in shared memory, in two lane blocks."""
    b = Builder("group_sum", ["n", "m"])
    x, y = b.input("x", "int64", ["n", "m"]), b.output("y", "int64", ["n"])
    with b.parallel("n", kind="group") as i:
        s = b.shared("int64", 8)
        with b.parallel(8, kind="lane") as lane:
            with b.when(lane < 100):  # no barrier inside: conditions may differ
                s[lane] = b.sum(
                    (b.size("m") - lane + 7) // 8, lambda k: x[i, k * 8 + lane]
                )  # fmt: skip
            b.barrier()
            with b.range(3) as k:
                with b.when(lane < (4 >> k)):
                    s[lane] = s[lane] + s[lane + (4 >> k)]
                b.barrier()
        with b.parallel(8, kind="lane") as lane, b.when(lane == 0):
            y[i] = s[0]
    a = np.random.default_rng(3).integers(-9, 9, (3, 29))
    arrays = {"x": a, "y": np.zeros(3, "int64")}
    return Case(b.function("scheduled"), arrays, {"n": 3, "m": 29}, {"y": a.sum(1)})


CLASSICS = (
    softmax, layer_norm, argmax, cumsum, gather, scatter_add, matmul, convolution, bitonic_sort,
    philox, nonzero, collatz, mandelbrot,
)  # fmt: skip
SCHEDULED = (tiled_transpose, group_sum)
