"""Products on matrix units: found, scheduled, interpreted, printed; what is wrong is refused."""

import pytest

np = pytest.importorskip("numpy")
ml_dtypes = pytest.importorskip("ml_dtypes")

from core.errors import IRError  # noqa: E402
from core.ir import Builder, interpret, ops, parse  # noqa: E402
from core.ir.compile import lower, scheduled  # noqa: E402
from core.ir.dialect.groups import group_capabilities  # noqa: E402
from core.ir.opset import TILE_OPS  # noqa: E402
from core.ir.verifier import verify  # noqa: E402
from core.operators.nn.flash_body import flash_body  # noqa: E402

DTYPES = {
    "float16": np.dtype("e"),
    "bfloat16": np.dtype(ml_dtypes.bfloat16),
    "float32": np.dtype("f"),
}
DIGITS = {"float16": 11, "bfloat16": 8, "tf32": 11, "float32": 24}
UNITS = frozenset(("float16", "bfloat16", "tf32"))


def capabilities(units=UNITS, group=64, **given):
    sizes = {"group": group, "lanes": 32, "shared_bytes": 48 * 1024, "pack_bytes": 16}
    return group_capabilities(**{**sizes, "matrix_units": frozenset(units), **given})


def product(dtype, first_turned=False, second_turned=False, out="float32", factor=None):
    """y = x @ w, whose operands may lie the other way round in memory."""
    b = Builder("product", ["n", "m", "k"])
    x = b.input("x", dtype, ["k", "n"] if first_turned else ["n", "k"])
    w = b.input("w", dtype, ["m", "k"] if second_turned else ["k", "m"])
    y = b.output("y", out, ["n", "m"])

    def term(i, j, k):
        a = x[k, i] if first_turned else x[i, k]
        c = w[j, k] if second_turned else w[k, j]
        a, c = ops.cast(a, "float32"), ops.cast(c, "float32")
        return (factor(a) if factor else a) * c

    with b.parallel("n", "m") as (i, j):
        y[i, j] = ops.cast(b.reduce("k", None, lambda k: term(i, j, k), "sum"), out)
    return b.function()


def tiles(function):
    return [op for op in function.walk() if op.name in TILE_OPS]


def operands(dtype, n, m, k, first_turned=False, second_turned=False):
    rng = np.random.default_rng(n * m + k)
    x, w = rng.standard_normal((n, k)), rng.standard_normal((k, m))
    x, w = x.astype(DTYPES[dtype]), w.astype(DTYPES[dtype])
    return (
        np.ascontiguousarray(x.T).T if first_turned else x,
        np.ascontiguousarray(w.T).T if second_turned else w,
    )


def run(function, x, w, first_turned=False, second_turned=False):
    y = np.zeros((x.shape[0], w.shape[1]), "f")
    bits = any(b.dtype == "uint16" for b in function.buffers)
    given = [x.T if first_turned else x, w.T if second_turned else w]
    given = [a.view("u2") if bits and a.itemsize == 2 else a for a in given]
    interpret(function, {"x": given[0], "w": given[1], "y": y})
    return y


def close(y, x, w, digits):
    """Within the error of factors of so many digits, and of sums in float32."""
    x, w = x.astype("d"), w.astype("d")
    bound = (np.abs(x) @ np.abs(w)) * (2.0 ** (1 - digits) + (x.shape[1] + 4) * 2.0**-24)
    assert (np.abs(y - x @ w) <= bound + 1e-30).all()


@pytest.mark.parametrize("turned", [(0, 0), (0, 1), (1, 0), (1, 1)])
@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32"])
def test_products_of_all_layouts_are_those_of_numpy(dtype, turned):
    function = product(dtype, *turned)
    caps = capabilities(float32_products="tf32")
    made, lowered = scheduled(function, caps), lower(function, caps)
    assert tiles(made) and tiles(lowered)
    exact = dtype != "float32"
    for n, m, k in ((64, 64, 32), (70, 33, 45)):
        x, w = operands(dtype, n, m, k, *turned)
        for program in (made, lowered):
            close(run(program, x, w, *turned), x, w, 24 if exact else DIGITS["tf32"])


@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_attention_in_tiles_is_that_of_numpy(dtype, lanes):
    """The interpreter runs what the schedule makes of the body: tiles, and barriers where lanes
    need what others wrote."""
    function = attention(dtype, 20, 40, 16)
    caps = capabilities(group=256, lanes=lanes)
    rng = np.random.default_rng(lanes)
    q, k, v = (rng.standard_normal((1, 2, n, 16)).astype(DTYPES[dtype]) for n in (20, 40, 40))
    exact = [x.astype("d") for x in (q, k, v)]
    scores = np.einsum("bhqe,bhke->bhqk", *exact[:2]) / 4
    scores = np.where(np.arange(40) <= np.arange(20)[:, None], scores, -np.inf)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    expected = weights @ exact[2] / weights.sum(-1, keepdims=True)
    for program in (scheduled(function, caps), lower(function, caps)):
        assert {op.name for op in tiles(program)} == set(TILE_OPS)
        out, sums = np.zeros((1, 2, 20, 16), DTYPES[dtype]), np.zeros((1, 2, 20), "f")
        given = [x.view("u2") for x in (q, k, v, out)]
        interpret(program, dict(zip(("q", "k", "v", "y"), given)) | {"sums": sums})
        assert np.abs(out.astype("d") - expected).max() < 4 * 2.0 ** -DIGITS[dtype]


def attention(dtype, queries, keys, width):
    b = Builder("attention", ["heads"])
    q = b.input("q", dtype, [1, "heads", queries, width])
    k, v = (b.input(name, dtype, [1, "heads", keys, width]) for name in "kv")
    y = b.output("y", dtype, [1, "heads", queries, width])
    sums = b.output("sums", "float32", [1, "heads", queries])
    flash_body(b, (y, sums), q, k, v, None, None, True, 128, None)
    return b.function()


def test_the_text_is_read_back():
    text = str(lower(product("bfloat16"), capabilities()))
    assert "alloc tile c: float32[" in text
    assert " with dtype=bfloat16, depth=32, first_turned=false, second_turned=false" in text
    assert str(parse(text)) == text


def test_which_products_units_may_compute():
    def unit(function, **given):
        return {op.attrs["dtype"] for op in scheduled(function, capabilities(**given)).walk()
                if op.name == "tile_product"}  # fmt: skip

    assert unit(product("bfloat16")) == {"bfloat16"}
    assert unit(product("float16")) == {"float16"}
    assert unit(product("float32")) == set()  # "highest": nothing is rounded
    assert unit(product("float32"), float32_products="tf32") == {"tf32"}
    assert unit(product("float32"), float32_products="bfloat16") == {"bfloat16"}
    assert unit(product("float32"), units=("float32",)) == {"float32"}
    assert unit(product("float32"), units=("tf32",), float32_products="bfloat16") == {"tf32"}
    assert unit(product("bfloat16"), units=("float16",)) == set()
    assert unit(product("bfloat16"), units=()) == set()
    # What was computed in float32 is not one of bfloat16's numbers any more.
    doubled = product("bfloat16", factor=lambda v: v * 1.7)
    assert unit(doubled) == set()
    assert unit(doubled, float32_products="tf32") == {"tf32"}
    masked = product("bfloat16", factor=lambda v: ops.where(v > 0, v, 0))
    assert unit(masked) == {"bfloat16"}


def test_factors_of_16_bits_are_moved_as_they_are():
    """No arithmetic stands between memory and the units."""
    for dtype in ("float16", "bfloat16"):
        lowered = lower(product(dtype), capabilities())
        stores = [
            op for op in lowered.walk()
            if op.name == "store" and op.attrs["buffer"].name in ("a", "b")
        ]  # fmt: skip
        assert stores
        assert all(
            op.args[2].op is not None and op.args[2].op.name in ("load", "if") for op in stores
        )


def test_small_and_large_matrices_have_kernels_of_their_own():
    lowered = lower(product("bfloat16"), capabilities(group=256))
    heights = [op.attrs["buffer"].shape for op in tiles(lowered) if op.name == "tile_fill"]
    assert len(lowered.kernels) == 2
    assert heights == [(64, 32), (32, 16)]


def test_factors_for_tf32_are_rounded_to_nearest_and_special_ones_stay():
    function = product("float32")
    lowered = lower(function, capabilities(float32_products="tf32"))
    x = np.zeros((2, 32), "f")
    w = np.eye(32, 8, dtype="f")
    step = np.float32(2.0**-10)
    x[0, :6] = 1 + step / 2, 1 + 1.5 * step, 1 + step * 0.75, -1 - step * 0.51, 3e38, 1e-40
    y = run(lowered, x, w)
    assert y[0, :4].tolist() == [1, 1 + 2 * step, 1 + step, -1 - step]
    assert np.isfinite(y[0, 4])
    x[1] = np.inf
    x[0, 0] = np.nan
    y = run(lowered, x, w)
    assert np.isnan(y[0, 0]) and np.isnan(y[1]).all()  # infinity times 0


# ---- what is wrong -----------------------------------------------------------------------------
PROGRAM = """
function wrong(out y: float32[64]) scheduled {
  parallel group g < 1 {
    alloc shared a: uint16[32, 24]
    alloc shared b: uint16[16, 40]
    alloc shared s: float32[32, 32]
    parallel lane w < 2, l < 32 {
      alloc tile c: float32[16, 32]
      v0 = w * 32
      tile_fill c = 0.0
      for i in 0..12 {
        v1 = i * 64
        v2 = v1 + v0
        v3 = v2 + l
        v4 = v3 // 24
        v5 = v3 % 24
        store a[v4, v5] = 0:uint16
      }
      for j in 0..10 {
        v6 = j * 64
        v7 = v6 + v0
        v8 = v7 + l
        v9 = v8 // 40
        v10 = v8 % 40
        store b[v9, v10] = 0:uint16
      }
      barrier
      v11 = w * 16
      tile_product c = a[v11] * b[0] with dtype=bfloat16, depth=16, first_turned=false, second_turned=false
      tile_store s[v11, 0] = c[0, 0] with height=16, width=32
      barrier
      v12 = v0 + l
      v13 = load s[0, l]
      store y[v12] = v13
    }
  }
}
"""  # noqa: E501


def test_a_program_that_is_right():
    function = parse(PROGRAM)
    verify(function)
    y = np.ones(64, "f")
    interpret(function, {"y": y})
    assert not y.any()


@pytest.mark.parametrize(
    "old, new, said",
    [
        ("float32[16, 32]", "float32[16, 20]", "multiples of 16"),
        ("depth=16", "depth=12", "depth 12"),
        ("dtype=bfloat16", "dtype=tf32", "tf32"),
        ("alloc shared b: uint16", "alloc shared b: int16", "int16"),
        ("alloc tile c: float32[16, 32]", "alloc local c: float32[16, 32]", "shared memory"),
        ("c[0, 0]", "c[0, 8]", "multiples of 16"),
        ("height=16", "height=8", "multiples of 16"),
        ("tile_fill c = 0.0", "v99 = l < 5\n if v99 { tile_fill c = 0.0 }", "may not come"),
    ],
)
def test_wrong_tiles_are_refused(old, new, said):
    text = PROGRAM.replace(old, new).replace("store b[v9, v10] = 0:uint16", (
        "store b[v9, v10] = 0:int16" if "int16[" in new and "uint16" not in new
        else "store b[v9, v10] = 0:uint16"))  # fmt: skip
    with pytest.raises(IRError) as caught:
        verify(parse(text))
    error = caught.value
    assert said in f"{error.what} {error.why}"
    assert error.exists and error.fix


@pytest.mark.parametrize(
    "old, new, said",
    [
        ("      barrier\n      v11", "      v11", "race on"),
        ("height=16, width=32\n      barrier", "height=16, width=32", "race on s"),
        ("v11 = w * 16\n", "v11 = l * 1\n", "do not agree on tile_product"),
        ("v11 = w * 16\n", "v11 = w * 32\n", "outside of its shape"),
        ("b[0]", "b[16]", "outside of its shape"),
    ],
)
def test_the_interpreter_finds_what_goes_wrong(old, new, said):
    assert old in PROGRAM
    function = parse(PROGRAM.replace(old, new))
    with pytest.raises(IRError, match=said):
        interpret(function, {"y": np.ones(64, "f")})
