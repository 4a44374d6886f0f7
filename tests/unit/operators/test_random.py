"""Random numbers: known answers, streams that depend on nothing but their place, distributions."""

import math
import pickle
import threading

import mpmath
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from core.errors import ArgumentError, DtypeError, RangeError, ShapeError
from core.operators.random.random import philox

bits, uniform = core.ops.core.random_bits, core.ops.core.random_uniform


def array(x):
    return np.asarray(x)


# ---- the stream --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("key", "counter", "words"),
    [
        (0, (0, 0), "6627e8d5 e169c58d bc57ac4c 9b00dbd8"),
        (2**64 - 1, (2**64 - 1, 2**64 - 1), "408f276d 41c83b0e a20bc7c6 6d5451fd"),
        (
            0x299F31D0A4093822,
            (0x85A308D3243F6A88, 0x0370734413198A2E),
            "d16cfe09 94fdcceb 5001e420 24126ea1",
        ),
    ],
)
def test_philox_known_answers(key, counter, words):
    """Random123's known answers; only counters from 0 can be asked of a whole draw."""
    block, offset = counter
    if block == 0:
        got = bits(1, seed=key, offset=offset).tolist()
        assert [f"{w:08x}" for w in got] == words.split()
    start = [block & 0xFFFFFFFF, block >> 32, offset & 0xFFFFFFFF, offset >> 32]
    assert " ".join(f"{w:08x}" for w in _philox(start, [key & 0xFFFFFFFF, key >> 32])) == words


def _philox(counter, key):
    """Philox4x32-10 on Python's integers, by the paper."""
    for _ in range(10):
        a, b = 0xD2511F53 * counter[0], 0xCD9E8D57 * counter[2]
        counter = [
            (b >> 32) ^ counter[1] ^ key[0],
            b & 0xFFFFFFFF,
            (a >> 32) ^ counter[3] ^ key[1],
            a & 0xFFFFFFFF,
        ]
        key = [(key[0] + 0x9E3779B9) & 0xFFFFFFFF, (key[1] + 0xBB67AE85) & 0xFFFFFFFF]
    return counter


@given(seed=st.integers(-(2**63), 2**63 - 1), offset=st.integers(0, 2**63 - 1))
def test_the_device_draws_the_stream(seed, offset):
    words = philox(np, seed, offset, 3).reshape(-1)
    assert bits(3, seed=seed, offset=offset).tolist() == words.tolist()
    start = [2, 0, offset & 0xFFFFFFFF, offset >> 32]
    key = [seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF]
    assert words[8:].tolist() == _philox(start, key)


@pytest.mark.parametrize("dtype", ["uint8", "int16", "int32", "uint32", "int64", "uint64"])
@pytest.mark.parametrize("blocks", [1, 7, 64, 65, 4099])
def test_draws_of_every_size_are_the_stream(dtype, blocks):
    seed, offset = 2**40 + 5, 2**33 + 1
    words = philox(np, seed, offset, blocks).reshape(-1)
    if dtype.endswith("64"):
        words = (words[::2] << np.uint64(32)) | words[1::2]
    drawn = array(bits(blocks, seed=seed, offset=offset, dtype=dtype))
    np.testing.assert_array_equal(drawn, words.astype(dtype))


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_large_draws_are_the_upper_bits_of_the_stream(dtype):
    words = philox(np, 3, 0, 5000).reshape(-1)
    if dtype == "float64":
        words = (words[::2] << np.uint64(32)) | words[1::2]
    kept, size = {"float16": (11, 32), "float32": (24, 32), "float64": (53, 64)}[dtype]
    expected = (words[:9999] >> np.uint64(size - kept)).astype(np.float64) * 2.0**-kept
    drawn = array(core.rand(9999, dtype=dtype, generator=core.Generator(3)))
    np.testing.assert_array_equal(drawn, expected)


def test_a_number_depends_on_its_place_only():
    draws = [array(core.rand(n, generator=core.Generator(3))) for n in (4, 5, 1000)]
    np.testing.assert_array_equal(draws[0], draws[2][:4])
    np.testing.assert_array_equal(draws[1], draws[2][:5])
    threads = core.get_num_threads()
    try:
        core.set_num_threads(1)
        one = array(core.rand(300_000, generator=core.Generator(1)))
        core.set_num_threads(4)
        four = array(core.rand(300_000, generator=core.Generator(1)))
    finally:
        core.set_num_threads(threads)
    np.testing.assert_array_equal(one, four)


def test_new_seeds_offsets_and_shapes_compile_nothing(compiled_names):
    core.rand(61, 2), core.randn(61), core.randint(5, (61,))  # met by no test before
    compiled_names.clear()
    for n in range(1, 40):
        generator = core.Generator(n)
        core.rand(n, 2, generator=generator)
        core.randn(n, generator=generator)
        core.randint(-n, n, (n,), generator=generator)
    assert compiled_names == []


# ---- distributions -----------------------------------------------------------------------------
@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
def test_uniform_is_from_0_to_below_1(dtype):
    numbers = array(core.rand(20000, dtype=dtype, generator=core.Generator(0))).astype(float)
    assert numbers.min() >= 0 and numbers.max() < 1
    assert abs(numbers.mean() - 0.5) < 0.01 and abs(numbers.std() - 12**-0.5) < 0.01


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_normal_is_within_two_units_in_the_last_place(dtype):
    words = philox(np, 5, 0, 250).reshape(-1)
    numbers = core.randn(400, dtype=dtype, generator=core.Generator(5)).tolist()
    if dtype == "float64":
        words = [(int(words[2 * i]) << 32) | int(words[2 * i + 1]) for i in range(400)]
    kept, size = (23, 32) if dtype == "float32" else (52, 64)
    with mpmath.workdps(40):
        for number, word in zip(numbers, words[:400], strict=True):
            middle = (mpmath.mpf(int(word) >> (size - kept)) * 2 + 1) / 2**kept - 1
            true = mpmath.sqrt(2) * mpmath.erfinv(middle)
            unit = np.spacing(np.dtype(dtype).type(abs(float(true))))
            assert abs(number - true) <= 2 * unit


def test_normal_has_the_moments_of_the_distribution():
    scipy = pytest.importorskip("scipy.stats")
    numbers = array(core.randn(200_000, dtype="float64", generator=core.Generator(2)))
    assert scipy.kstest(numbers, "norm").pvalue > 1e-4
    assert np.abs(array(core.randn(10**6, generator=core.Generator(1)))).max() < 5.5


def test_integers_are_all_drawn_as_often():
    scipy = pytest.importorskip("scipy.stats")
    dice = array(core.randint(1, 7, (60000,), generator=core.Generator(0)))
    counts = np.bincount(dice, minlength=7)
    assert counts[0] == 0 and scipy.chisquare(counts[1:]).pvalue > 1e-4
    low, high = -(2**63), 2**63 - 1
    wide = array(core.randint(low, high, (1000,), generator=core.Generator(0)))
    assert wide.min() < -(2**62) and wide.max() > 2**62
    assert core.randint(10, (2, 3), dtype="uint8").dtype == core.uint8


def test_permutations_are_permutations():
    first = core.randperm(1000, generator=core.Generator(0))
    assert sorted(first.tolist()) == list(range(1000)) != first.tolist()
    assert core.randperm(0).shape == (0,)
    seen = {tuple(core.randperm(3, generator=core.Generator(s)).tolist()) for s in range(100)}
    assert len(seen) == 6


@pytest.mark.parametrize(
    ("dtype", "most"), [("int8", 128), ("uint8", 256), ("float16", 2049), ("bool", 2)]
)
def test_randperm_refuses_a_dtype_that_does_not_hold_its_integers(dtype: str, most: int) -> None:
    assert sorted(map(int, core.randperm(most, dtype=dtype).tolist())) == list(range(most))
    with pytest.raises(RangeError, match=f"randperm of {most + 1} integers as {dtype}"):
        core.randperm(most + 1, dtype=dtype)


def test_bernoulli_and_exponential():
    p = core.full((20000,), 0.25)
    assert abs(float(core.bernoulli(p, generator=core.Generator(0)).mean()) - 0.25) < 0.02
    assert core.bernoulli(core.zeros((5,), dtype="int64"), 1.0).tolist() == [1] * 5
    waits = core.exponential(20000, generator=core.Generator(0))
    assert abs(float(waits.mean()) - 1) < 0.03


def test_a_compiled_multinomial_looks_at_the_weights_of_each_call():
    draw = core.compile(lambda weights: core.multinomial(weights, 1))
    assert draw(core.asarray([0.0, 1.0])).tolist() == [1]
    with pytest.raises(RangeError, match="0 weights above 0"):
        draw(core.zeros(2))
    assert draw(core.asarray([1.0, 0.0])).tolist() == [0]


@pytest.mark.parametrize("replacement", [True, False])
def test_multinomial_draws_by_weight(replacement):
    weights = core.asarray([[0.0, 1.0, 3.0, 0.0], [1.0, 1.0, 0.0, 2.0]])
    many = [
        core.multinomial(weights, 2, replacement, generator=core.Generator(s)).tolist()
        for s in range(400)
    ]
    assert {row for draw in many for row in draw[0]} == {1, 2}
    assert {row for draw in many for row in draw[1]} == {0, 1, 3}
    if not replacement:
        assert all(len(set(row)) == 2 for draw in many for row in draw)
    first = sum(draw[0][0] == 2 for draw in many) / 400
    assert abs(first - 0.75) < 0.08


# ---- generators --------------------------------------------------------------------------------
def test_a_generator_is_a_seed_and_a_count():
    generator = core.Generator(11)
    core.rand(3, generator=generator)
    state = generator.get_state()
    assert state == (11, 1) and generator.initial_seed() == 11
    a = core.rand(3, generator=generator).tolist()
    twin = pickle.loads(pickle.dumps(generator.clone_state()))
    assert core.rand(3, generator=twin).tolist() == core.rand(3, generator=generator).tolist()
    generator.set_state(state)
    assert core.rand(3, generator=generator).tolist() == a
    assert generator.manual_seed(4).get_state() == (4, 0)
    assert core.Generator().initial_seed() != core.Generator().initial_seed()
    one, two = core.Generator(0).spawn(2)
    assert one.initial_seed() != two.initial_seed()
    assert core.Generator(2**64 - 1).initial_seed() == -1


def test_the_default_generator_is_seeded():
    core.manual_seed(8)
    first = core.rand(4).tolist(), core.randn(4).tolist()
    core.manual_seed(8)
    assert (core.rand(4).tolist(), core.randn(4).tolist()) == first


def test_threads_draw_disjoint_numbers():
    generator, found = core.Generator(0), []

    def draw():
        found.extend(generator.place()["offset"] for _ in range(500))

    threads = [threading.Thread(target=draw) for _ in range(4)]
    [t.start() for t in threads]
    [t.join() for t in threads]
    assert sorted(found) == list(range(2000))


def test_bad_arguments_say_what_is_wrong():
    with pytest.raises(ArgumentError, match="seed"):
        core.Generator("zero")
    with pytest.raises(RangeError, match="64 bits"):
        core.Generator(2**64)
    with pytest.raises(ArgumentError, match="generator"):
        core.rand(2, generator=3)
    with pytest.raises(ShapeError, match="negative"):
        core.rand(-1)
    with pytest.raises(DtypeError, match="int32"):
        core.randn(2, dtype="int32")
    with pytest.raises(RangeError, match="randint from 3 to 3"):
        core.randint(3, 3, (1,))
    with pytest.raises(ArgumentError, match="pass a tuple"):
        core.randint(3, 4)
    with pytest.raises(ArgumentError, match="replacement"):
        core.multinomial(core.ones((2,)), 3)
    with pytest.raises(RangeError, match="p=2"):
        core.dropout(core.ones((2,)), 2)


@pytest.mark.parametrize("state", [3, None, (1,), (1, 2, 3), (1, 1.5), (None, 0), "ab"])
def test_a_state_is_two_integers(state):
    generator = core.Generator(5)
    with pytest.raises(ArgumentError, match="the state .* of a generator"):
        generator.set_state(state)
    assert generator.get_state() == (5, 0)


@pytest.mark.parametrize("offset", [-2, 2**64])
def test_an_offset_has_64_bits(offset):
    generator = core.Generator(5)
    with pytest.raises(RangeError, match=f"the offset {offset} of a generator"):
        generator.set_state((1, offset))
    assert generator.get_state() == (5, 0)


@pytest.mark.parametrize("offset", [2**63 - 1, 2**63, 2**64 - 1])
def test_every_offset_draws_the_same_compiled(offset):
    def draw():
        generator.set_state((1, offset))
        return [core.rand(2, generator=generator).tolist() for _ in range(2)]

    generator = core.Generator()
    drawn = draw()
    assert generator.get_state() == (1, (offset + 2) % 2**64)
    assert core.compile(draw)() == drawn
    core.manual_seed(0).set_state((1, offset))
    assert core.compile(lambda: core.rand(2) + core.zeros(2))().tolist() == drawn[0]
    generator.set_state((1, offset))
    kept = [float(u >= 0.5) for u in drawn[0]]
    assert core.dropout(core.full((2,), 0.5), 0.5, generator=generator).tolist() == kept


@pytest.mark.parametrize("count", ["2", -1, 2.5, None])
def test_spawn_says_what_its_count_is(count):
    generator = core.Generator(5)
    with pytest.raises(ArgumentError, match="spawn with the count"):
        generator.spawn(count)
    assert generator.get_state() == (5, 0)


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("rand", ("a",)),
        ("rand", ([2, "a"],)),
        ("rand", (None,)),
        ("randn", (2, 2.0)),
        ("rand", (np.asarray([2, 3]),)),
        ("exponential", (2.0, (3,))),
        ("exponential", (core.ones(3),)),
        ("normal", (0, 1, ("a",))),
        ("randint", (3, ("a",))),
        ("randperm", ("a",)),
    ],
)
def test_a_shape_is_integers(name, arguments):
    generator = core.manual_seed(0)
    with pytest.raises(ArgumentError, match=f"^{name} was given the shape "):
        getattr(core, name)(*arguments)
    assert generator.get_state() == (0, 0)


# ---- dropout -----------------------------------------------------------------------------------
def test_dropout_drops_and_scales():
    x = core.ones((100, 100))
    y = array(core.dropout(x, 0.25, generator=core.Generator(0)))
    assert set(np.unique(y)) == {0.0, np.float32(1 / 0.75)}
    assert abs((y == 0).mean() - 0.25) < 0.02
    assert core.dropout(x, 0.5, training=False) is x
    assert float(core.dropout(x, 1.0).sum()) == 0


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("shape", [(3,), (5, 4), (333, 301)])
def test_dropout_keeps_what_a_uniform_draw_of_its_shape_keeps(dtype, shape):
    x = core.randn(shape, dtype=dtype)
    draws = array(core.rand(shape, dtype=dtype, generator=core.Generator(4)))
    y = array(core.dropout(x, 0.3, generator=core.Generator(4)))
    scale = np.dtype(dtype).type(1 / (1 - 0.3))
    least = np.dtype(dtype).type(0.3)
    np.testing.assert_array_equal(y, np.where(draws >= least, array(x) * scale, 0))
    view = core.dropout(x.mT if x.ndim > 1 else x[::2], 0.3, generator=core.Generator(4))
    assert bool(core.any(view == 0)) and bool(core.any(view != 0))


def test_the_gradient_of_dropout_passes_where_it_passed():
    x = core.randn(50, dtype="float64")
    x.requires_grad = True
    y = core.dropout(x, 0.5)
    y.sum().backward()
    np.testing.assert_array_equal(array(x.grad), np.where(array(y.detach()) == 0, 0.0, 2.0))


def test_channels_are_dropped_whole():
    y = array(core.dropout2d(core.ones((4, 50, 3, 3)), 0.5, generator=core.Generator(0)))
    sums = y.reshape(200, 9).sum(axis=1)
    assert set(sums) == {0.0, 18.0}


def test_methods_overwrite():
    x = core.zeros((1000,))
    generator = core.Generator(0)
    assert x.uniform_(2.0, 3.0, generator=generator) is x
    assert 2 <= float(x.min()) and float(x.max()) < 3
    assert abs(float(x.normal_(10.0, 0.1, generator=generator).mean()) - 10) < 0.1
    assert set(x.bernoulli_(0.5, generator=generator).tolist()) == {0.0, 1.0}
    assert set(x.random_(3, generator=generator).tolist()) == {0.0, 1.0, 2.0}
    assert float(x.exponential_(generator=generator).min()) >= 0


def test_normal_numbers_spread_or_do_not():
    for draw in (core.normal, core.zeros(3).normal_):
        with pytest.raises(RangeError, match="std=-1"):
            draw(0.0, -1.0)


# ---- small draws without Python ------------------------------------------------------------------
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_small_draws_begin_as_large_ones_do(dtype):
    """The host's kernel makes the former, the body's the latter."""

    def drawn(n):
        g = core.Generator(2**40 + 5)
        g.set_state((2**40 + 5, 2**64 - 1))
        return [
            core.rand(n, dtype=dtype, generator=g),
            core.randint(-(2**62), 2**62, (n,), generator=g),
            bits(n, seed=-1, offset=2**63 + 1, dtype="int64")[:n],
            core.dropout(core.ones(n, dtype=dtype), 0.25, generator=g),
        ]

    for small, large in zip(drawn(7), drawn(20_000), strict=True):
        assert small.shape == (7,)
        assert small.tolist() == large[:7].tolist()


def test_a_draw_has_its_shape_and_no_base():
    for shape in ((), (3,), (2, 3), (0, 4), (1, 1, 5)):
        x = core.rand(shape, generator=core.Generator(3))
        flat = uniform(-(-math.prod(shape) // 4), seed=3)[: math.prod(shape)]
        assert x.shape == shape
        assert array(x).ravel().tolist() == flat.tolist()
        x.add_(1)  # nothing else is written to
        assert x.requires_grad_().sum().requires_grad


def test_what_observes_calls_sees_draws():
    g = core.Generator(5)
    first, second = core.rand(2, 3, generator=g), core.rand(2, 3, generator=g)
    g.set_state((5, 0))
    compiled = core.compile(lambda x: x + core.rand(2, 3, generator=g))
    assert compiled(core.zeros((2, 3))).tolist() == first.tolist()
    assert compiled(core.zeros((2, 3))).tolist() == second.tolist()
    with core.FakeMode():
        assert core.rand(2, 3, generator=g).is_fake
    assert g.get_state() == (5, 3)


def test_threads_never_draw_at_the_same_place():
    g, seen = core.Generator(1), []

    def work():
        seen.extend(core.rand(2, generator=g)[0].item() for _ in range(200))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert g.get_state() == (1, 800)
    assert len(set(seen)) > 780  # of 24 bits


def test_dropout_is_where_draws_reach_p():
    x = core.asarray([[1.0, float("nan"), -2.0], [4.0, 5.0, float("inf")]])
    got = core.dropout(x, 0.5, generator=core.Generator(9))
    draws = core.rand(2, 3, generator=core.Generator(9))
    np.testing.assert_array_equal(array(got), array(core.where(draws >= 0.5, x * 2, 0)))
    turned = core.dropout(x.mT, 0.5, generator=core.Generator(9))
    assert turned.shape == (3, 2)
    assert core.dropout(x, 1.0).tolist() == [[0.0] * 3] * 2


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: core.rand(-1), ShapeError),
        (lambda: core.rand(2.5), ArgumentError),
        (lambda: core.rand(2, dtype="int64"), DtypeError),
        (lambda: core.rand(2, generator=3), ArgumentError),
        (lambda: core.randint(3, 3, (2,)), RangeError),
        (lambda: core.randperm(-1), ShapeError),
    ],
)
def test_draws_refuse_what_they_refused(call, error):
    with pytest.raises(error, match=r"(?s)why:.*fix:"):
        call()
