"""Python numbers are inputs of graphs: other values cost nothing, and the bits are eager's."""

from __future__ import annotations

import math
import struct
from typing import Any

import numpy as np
import pytest

import core

FLOATS = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    2.0,
    3.0,
    1e-30,
    1e30,
    1e300,
    math.inf,
    -math.inf,
    math.nan,
    1 / 3,
]
INTS = [0, 1, -1, 2, 3, 7, -128, 127, 2**31 - 1, 2**53 + 1, 2**62]


def bits(value: Any) -> Any:
    """A result to the last bit; nan is nan."""
    if isinstance(value, core.Tensor):
        return value.dtype, value.shape, bits(value.tolist())
    if isinstance(value, (list, tuple)):
        return type(value), [bits(v) for v in value]
    if isinstance(value, float):
        return "nan" if value != value else struct.pack("<d", value)
    return type(value), value


def outcome(fn: Any, *args: Any) -> Any:
    try:
        return bits(fn(*args))
    except Exception as error:
        return type(error), str(error)


def agree(fn: Any, compiled: Any, *args: Any) -> None:
    assert outcome(compiled, *args) == outcome(fn, *args), args


def same(fn: Any, calls: list[tuple[Any, ...]]) -> Any:
    compiled = core.compile(fn)
    for args in [*calls, *calls]:
        agree(fn, compiled, *args)
    return compiled


def test_a_float_that_changes_builds_nothing() -> None:
    def fn(x: core.Tensor, s: float) -> core.Tensor:
        return core.tanh(x * s + 1) / (s * s + 1)

    x = core.asarray([0.5, -2.0, 3.0])
    compiled = same(fn, [(x, 0.5 + k) for k in range(40)])
    assert len(compiled.graphs) == len(compiled.entries) == len(compiled.optimized[0].nodes) == 1
    assert not compiled.recompilations and not compiled.reasons
    assert compiled.guards[1] == "argument 1 is any float"


@pytest.mark.parametrize(
    "dtype", ["float32", "float64", "float16", "bfloat16", "int32", "uint8", "bool"]
)
def test_special_values_have_the_bits_of_eager(dtype: str) -> None:
    x = core.asarray([0, 1, 2, 3, 100, 77]).astype(dtype)

    def fn(x: core.Tensor, s: Any) -> Any:
        return x * s + 1, core.where(x > s, x, s), x / s, core.maximum(x, s) - s

    compiled = same(fn, [(x, s) for s in (*FLOATS, *INTS, True, False)])
    assert len(compiled.entries) <= 5  # of floats, of ints, one for each bool


def test_ints_that_do_not_fit_raise_what_eager_raises() -> None:
    x = core.asarray([1, 2, 3], dtype="int8")
    compiled = same(lambda x, n: x * n + n, [(x, n) for n in (1, 5, 127, 128, 2**40, 2**70, -129)])
    assert len(compiled.graphs) == 1
    single = same(lambda x, n: x + n, [(x, n) for n in (1, 300, 5)])
    assert len(single.graphs) == 1


def test_powers_follow_eager() -> None:
    x = core.asarray([0.1, 1.7, -3.0, 1e20, 0.0])
    exponents = [2.0, 3.0, 0.5, -1.0, 0.0, 1.0, -0.5, math.inf, 2, 3, 0, -1, 1]
    same(lambda x, s: (x**s, (x + 1) ** s * 2), [(x, s) for s in exponents])
    whole = core.asarray([1, -1, 2, 5])
    same(lambda x, s: x**s + 1, [(whole, s) for s in (2, 0, 5, -1)])
    same(lambda x, s: s**x + 1, [(x, s) for s in (2.0, 0.5, 1.0, 0.0)])


def test_what_python_computes_of_numbers_is_computed_again() -> None:
    def fn(x: core.Tensor, s: float, n: int) -> Any:
        t = (s * 2 + 1) / (n + 1) - s**n + n // 2 + abs(-s) + n % 3 + round(s, 1) + (-s)
        return x * t + min(s, 1.0) + max(n, 2), t, s, n * n, -n

    x = core.asarray([1.0, 2.0])
    compiled = same(fn, [(x, s, n) for s in (0.5, 0.7, 2.5) for n in (3, 5, 8, 1)])
    assert len(compiled.entries) <= 4  # as min and max decide


def test_branches_are_decided_again() -> None:
    def fn(x: core.Tensor, s: float) -> core.Tensor:
        if s != s:
            return x - 1
        if 0 < s < 1:
            return x * s
        return core.exp(x) + s if s == 2.0 else x / s

    x = core.asarray([1.0, 2.0])
    values = [0.5, 0.25, 2.0, 3.0, -1.0, math.nan, 0.9, 5.0, -math.inf, -0.0]
    compiled = same(fn, [(x, s) for s in values])
    assert len(compiled.entries) <= 6


def test_division_by_zero_raises_where_it_does() -> None:
    x = core.asarray([1.0, 2.0])
    compiled = same(lambda x, s: x * (1 / s), [(x, s) for s in (2.0, 4.0, 0.0, 5.0, 0)])
    assert len(compiled.graphs) == 1


def test_errors_that_are_caught_are_decisions() -> None:
    def fn(x: core.Tensor, n: float) -> core.Tensor:
        try:
            return x * (1 / n)
        except ZeroDivisionError:
            return x - 1

    x = core.asarray([1.0, 2.0])
    same(fn, [(x, n) for n in (2.0, 0.0, 3.0, -0.0, 0)])
    same(fn, [(x, n) for n in (0.0, 3.0)])


def test_numbers_of_numpy_are_inputs() -> None:
    np = pytest.importorskip("numpy")
    x = core.asarray([1.0, 2.0])
    compiled = same(lambda x, s: core.tanh(x * s) + s, [(x, np.float32(0.1 * k)) for k in range(9)])
    assert len(compiled.entries) == len(compiled.graphs) == 1 and not compiled.reasons
    same(lambda x, s: x * (s + 1), [(x, kind(k)) for k in (1, 2) for kind in (np.float64, np.int8)])
    same(lambda x, s: x * s if s > 1 else x, [(x, np.float64(k)) for k in range(4)])


def test_ints_of_numpy_that_name_elements_are_compared_by_value() -> None:
    """A first call's element was returned for all others."""
    x = core.arange(12.0).reshape(4, 3)
    calls = [(x, np.int64(k)) for k in range(3)]
    same(lambda x, k: (x[k] * 2, x[:k] + 1), calls)
    same(lambda x, k: x * len(range(k)), calls)


def test_complex_numbers_of_numpy_are_those_of_python() -> None:
    """They ended in an internal error, and the function ran eagerly."""
    x = core.asarray([1.0, 2.0])
    for kind in (np.complex128, np.complex64):
        calls = [(x, kind(z)) for z in (1j, 2 - 1j, complex(0.0, -0.0))]
        for fn in (
            lambda x, z: x * z + z,
            lambda x, z: core.full((2,), z) * (z * 2 + x),
            lambda x, z: x * z.real + abs(z),
        ):
            compiled = same(fn, calls)
            assert not compiled.reasons and len(compiled.entries) <= len(calls)


def test_complex_powers_of_numbers() -> None:
    x = core.asarray([1.0, 2.0])
    same(lambda x, s: x * s**0.5, [(x, s) for s in (4.0, 9.0, -4.0, 16.0, -1.0)])


def test_numbers_that_are_sizes_axes_keys_and_texts_are_compared_by_value() -> None:
    table = {1: 2.0, 2: 5.0}
    x = core.reshape(core.arange(12, dtype="float32"), (3, 4))
    same(lambda x, n: core.sum(x, axis=n) * n, [(x, n) for n in (0, 1, -1, 5)])
    same(lambda x, n: core.zeros((n, 2)) + x[0, 0], [(x, n) for n in (1, 2, 3)])
    same(lambda x, n: sum(x[k] for k in range(n)) * n, [(x, n) for n in (1, 2, 3)])
    same(lambda x, n: x * table[n] + n, [(x, n) for n in (1, 2, 3)])
    same(lambda x, n: core.arange(n) + n, [(x, n) for n in (1, 2, 3.0)])
    same(lambda x, n: core.full((2,), n) + core.linspace(0, n, 2), [(x, n) for n in (1, 2.0, True)])
    same(lambda x, n: x * (n if n == 2 + 0j else -n), [(x, n) for n in (1, 2, 2.0, 3.0)])
    same(lambda x, n: x[n] + n, [(x, n) for n in (0, 1, 2, 7)])
    same(lambda x, s: (x * s, f"{s:.2f}"), [(x, s) for s in (0.5, 0.25)])
    same(lambda x, s: x * math.sin(s) + s, [(x, s) for s in (0.5, 0.25, -0.0)])
    same(lambda x, s: x * int(s) + float(s), [(x, s) for s in (0.5, 1.5, 2)])
    same(lambda x, n: x.reshape(n, -1) * n, [(x, n) for n in (1, 2, 3, 5)])


def test_types_of_numbers_are_told_apart() -> None:
    x = core.asarray([1, 2, 3])
    compiled = same(lambda x, s: x * s, [(x, s) for s in (1, 1.0, True, 0, 0.0, False, 2, 2.5)])
    assert {g.outputs[0].dtype.name for g in compiled.graphs} == {"int64", "float32"}


def test_nested_numbers_and_keywords() -> None:
    def fn(x: core.Tensor, settings: dict[str, Any], *, scale: float = 1.0) -> core.Tensor:
        low, (high, _) = settings["range"]
        return core.clip(x * scale, low, high) + settings["shift"]

    x, compiled = core.asarray([-2.0, 0.5, 3.0]), core.compile(fn)
    for k in range(6):
        args = x, {"range": (-k - 0.5, [k + 1.0, "a"]), "shift": k}
        assert bits(compiled(*args, scale=k + 0.5)) == bits(fn(*args, scale=k + 0.5))
    assert len(compiled.graphs) == 1


def test_sizes_and_numbers_change_together() -> None:
    def fn(x: core.Tensor, s: float) -> Any:
        return core.tanh(x * s) / x.shape[0] + s * 2, s + 1

    calls = [
        (core.arange(n, dtype="float32"), 0.5 * k) for k, n in enumerate((3, 4, 7, 9, 3, 8, 11))
    ]
    compiled = same(fn, calls)
    assert len(compiled.graphs) == 2
    assert "argument 0 is float32(s0,) on cpu" in compiled.guards


def filled(x: core.Tensor, s: float) -> Any:
    return core.full((x.shape[0], 2), s * x.shape[0]) + x.sum()


def appended(x: core.Tensor, s: float) -> Any:
    return core.concat([x, core.full((len(x) // 2 + 1, x.shape[1]), float(s))]) * 2


def sliced(x: core.Tensor, s: float) -> Any:
    y = x.mT
    return core.matmul(y, x) / (len(x) * s), y[1:, ::2]


def written(x: core.Tensor, s: float) -> Any:
    y = x + 0
    y[: len(x) // 2] = s
    y[len(x) // 2] += len(x)
    return y


@pytest.mark.parametrize("dynamic", [None, True])
@pytest.mark.parametrize("fn", [filled, appended, sliced, written])
def test_arguments_of_calls_depend_on_sizes_and_on_numbers(fn: Any, dynamic: bool | None) -> None:
    lengths = (4, 6, 8, 9, 10, 12, 6, 4, 33, 35, 9)
    calls = [
        (core.arange(4 * n, dtype="float32").reshape(n, 4), s)
        for n in lengths
        for s in (1.5, 2.0, -0.5)
    ]
    compiled = core.compile(fn, dynamic=dynamic)
    for x, s in calls:
        now, eager = compiled(x, s), fn(x, s)
        assert bits(now) == bits(eager)
        pairs = zip(now, eager) if isinstance(now, tuple) else [(now, eager)]
        assert all(a.strides == b.strides for a, b in pairs)
    assert len(compiled.graphs) <= 4


@pytest.mark.parametrize("sizes", [(8, 6, 13, 11, 4, 9), (4, 4, 7, 6, 5, 9)], ids=str)
def test_a_number_changes_beside_sizes_that_are_computed_otherwise(sizes: list[int]) -> None:
    def fn(x: core.Tensor, s: int) -> core.Tensor:
        half = x.shape[0] // 2
        return core.concat([x[half:], x[:half]]) * s

    compiled = core.compile(fn, dynamic=True)
    for s, n in enumerate(sizes):
        agree(fn, compiled, core.arange(6.0 * n).reshape((n, 6)), s)
    assert len(compiled.entries) == 2 and not compiled.reasons


def test_numbers_with_writes_draws_and_products() -> None:
    def written(x: core.Tensor, s: float) -> core.Tensor:
        x *= s
        x += 1
        return x

    compiled = core.compile(written)
    for s in (0.5, 2.0, -3.0):
        a, b = core.asarray([1.0, 2.0, 3.0]), core.asarray([1.0, 2.0, 3.0])
        assert compiled(a, s) is a and bits(a) == bits(written(b, s)) and bits(a) == bits(b)
    assert len(compiled.graphs) == 1
    w = core.reshape(core.arange(64 * 64, dtype="float32"), (64, 64)) / 4096
    product = same(lambda x, s: core.relu(x @ x * s + 1), [(w, s) for s in (0.5, 2.0, -1.0)])
    assert [len(graph.nodes) for graph in product.optimized] == [2]  # the number, and the product

    def noisy(x: core.Tensor, p: float, s: float) -> core.Tensor:
        return core.dropout(core.tanh(x), p) * s

    compiled = core.compile(noisy)
    for p, s in ((0.5, 1.0), (0.25, 2.0), (0.0, 3.0), (0.75, 0.5)):
        core.manual_seed(7)
        expected = noisy(w, p, s)
        core.manual_seed(7)
        assert bits(compiled(w, p, s)) == bits(expected)


def test_numbers_beside_what_requires_gradients() -> None:
    def loss(w: core.Tensor, beta: float) -> core.Tensor:
        return core.sum(core.tanh(w * beta) ** 2 + beta)

    compiled, grads = core.compile(loss), []
    for beta in (0.5, 0.25, 2.0, 0.5):
        for fn in (loss, compiled):
            w = core.asarray([1.0, -2.0, 0.3]).requires_grad_()
            fn(w, beta).backward()
            grads.append(bits(w.grad))
    assert grads[::2] == grads[1::2]


def test_sizes_that_depend_on_data_beside_numbers() -> None:
    x = core.asarray([1.0, -2.0, 3.0, 4.0, -5.0])
    fn = lambda x, s: core.exp(x[x > s] * s).sum() + s  # noqa: E731
    compiled = core.compile(fn, fullgraph=True)
    for s in (0.5, 2.0, -3.0, 0.5, 2.0, -3.0):
        agree(fn, compiled, x, s)
    assert not compiled.reasons


def test_large_ints_of_unsigned_tensors() -> None:
    x = core.asarray([1, 2], dtype="uint64")
    same(lambda x, n: x + n + 1, [(x, n) for n in (1, 2**63, 2**64 - 5, 2**64, -1)])


# ---- numbers that are read by name ---------------------------------------------------------------
RATE = 0.5


class Scaled:
    def __init__(self, rate: float) -> None:
        self.rate, self.parts = rate, [Part(1.0), Part(2.0)]

    def __call__(self, x: core.Tensor) -> core.Tensor:
        for part in self.parts:
            x = part(x)
        return x * self.rate

    def tuned(self, x: core.Tensor) -> core.Tensor:
        return x * self.rate + 1 if self.rate > 1 else x - self.rate


class Part:
    def __init__(self, gain: float) -> None:
        self.gain = gain

    def __call__(self, x: core.Tensor) -> core.Tensor:
        return core.tanh(x * self.gain)


def inner(x: core.Tensor) -> core.Tensor:
    return x * RATE


def with_cell() -> tuple[Any, Any]:
    rate = 1.0

    def fn(x: core.Tensor) -> core.Tensor:
        return (lambda y: y * rate)(x) + rate

    def change(value: float) -> None:
        nonlocal rate
        rate = value

    return fn, change


def changing(fn: Any, change: Any) -> Any:
    """A compiled function, called while a number that it reads by name changes."""
    x, compiled = core.asarray([1.0, -2.0, 3.0]), core.compile(fn)
    for k in (1, 2, 3, 4, -1, 0, 5, 6, 7, 8, 9, 10):
        change(k * 0.5)
        agree(fn, compiled, x)
        agree(fn, compiled, x)
    return compiled


def test_numbers_that_are_read_by_name_become_inputs(monkeypatch: pytest.MonkeyPatch) -> None:
    model, settings = Scaled(1.0), {"rate": 1.0}

    def rate(value: float) -> None:
        monkeypatch.setitem(globals(), "RATE", value)

    cases = {
        "a global": (lambda x: core.exp(x) * RATE, rate),
        "a global of a callee": (lambda x: inner(x) + 1, rate),
        "a cell": with_cell(),
        "an attribute": (model, lambda v: setattr(model, "rate", v)),
        "of a method's owner": (model.tuned, lambda v: setattr(model, "rate", v)),
        "of an object in a list": (model, lambda v: setattr(model.parts[1], "gain", v)),
        "of an object in a closure": (lambda x: model(x) + 1, lambda v: setattr(model, "rate", v)),
        "an item": (lambda x: x * settings["rate"], lambda v: settings.update(rate=v)),
    }
    for name, (fn, change) in cases.items():
        compiled = changing(fn, change)
        assert compiled.eager is None and len(compiled.graphs) <= 4, name
        assert any("is any float" in guard for guard in compiled.guards), name
        assert len(compiled.recompilations) <= 3, name


@pytest.mark.filterwarnings("ignore::core.compiler.RecompileWarning")
def test_numbers_with_two_ways_to_them_become_inputs() -> None:
    one = Scaled(1.0)
    pair, alias, bound = (one, one), one, one.tuned
    hidden = {"a": one}

    class Holder:
        part = one

        @property
        def other(self) -> Scaled:
            return one

    holder = Holder()

    def default(x: core.Tensor, o: Scaled = one) -> core.Tensor:
        return x * o.rate if one.rate > 2 else x + 1

    def change(value: float) -> None:
        one.rate = value

    for fn in (
        lambda x: x * pair[0].rate if pair[1].rate > 1 else x + 1,
        lambda x: x * one.rate if alias.rate > 1 else x + 1,
        lambda x: bound(x) if one.rate > 2 else x + 1,
        lambda x: x * one.rate if hidden["a"].rate > 2 else x + 1,
        lambda x: x * one.rate if holder.part.rate > 2 else x + 1,
        lambda x: x * holder.other.rate if one.rate > 2 else x + 1,
        default,
    ):
        compiled = changing(fn, change)
        assert any("is any float" in guard for guard in compiled.guards)
        assert compiled.eager is None and len(compiled.recompilations) <= 4
        assert type(one.rate) is float
    of_two = changing(
        lambda x: inner(x) if RATE > 2 else x + 1, lambda value: globals().update(RATE=value)
    )
    assert any("is any float" in guard for guard in of_two.guards)
    globals().update(RATE=0.5)


def test_numbers_by_name_beside_arguments_sizes_and_gradients() -> None:
    model = Scaled(1.0)

    def fn(x: core.Tensor, s: float) -> Any:
        return core.sum(model(x * s) / x.shape[0]), model.rate * s

    compiled = core.compile(fn)
    for k, n in enumerate((3, 4, 6, 6, 5, 7, 3)):
        model.rate = 0.5 * k
        grads = []
        for function in (fn, compiled):
            x = core.arange(n, dtype="float32").requires_grad_()
            loss, number = function(x, 0.25 * k)
            loss.backward()
            grads.append((loss.item(), (bits(number), bits(x.grad))))
        (want, bits_of_eager), (got, bits_of_compiled) = grads
        assert got == pytest.approx(want, rel=1e-6)  # a fused sum adds in another order
        assert bits_of_compiled == bits_of_eager


# ---- under derivatives, and in what decompositions compare -------------------------------------
ARITHMETIC = {
    "multiply": lambda x, s: s * x,
    "divide": lambda x, s: x / s,
    "reciprocal": lambda x, s: s / x,
    "power": lambda x, s: x**s,
    "exp": lambda x, s: core.exp(-s * x),
    "maximum": lambda x, s: core.maximum(x, s),
    "where": lambda x, s: core.where(x > s, x * s, s),
    "lerp": lambda x, s: core.lerp(x, x * 2, s),
    "leaky_relu": lambda x, s: core.leaky_relu(x - 1, s),
    "layer_norm": lambda x, s: core.layer_norm(x * x, (5,), eps=s),
    "atan2": lambda x, s: core.atan2(x, s),
}


@pytest.mark.parametrize("name", ARITHMETIC)
def test_one_graph_has_the_gradients_for_every_number(name: str) -> None:
    function = core.func.grad(lambda x, s: (ARITHMETIC[name](x, s) * core.arange(5)).sum())
    compiled = core.compile(function)
    for s in (0.5, 0.25, 1.5, 3.0, 0.75):
        x = core.linspace(0.3, 2.0, 5)
        core.testing.assert_close(compiled(x, s), function(x, s), rtol=1e-5, atol=1e-6)
    assert len(compiled.graphs) == len(compiled.entries) == 1, compiled.recompilations


def test_a_number_that_a_decomposition_compares() -> None:
    """The graph serves all numbers that compare alike: huber_loss asks of delta whether it is 0."""

    def loss(x: core.Tensor, delta: float) -> core.Tensor:
        return core.huber_loss(x, core.zeros_like(x), delta=delta)

    compiled = core.compile(loss)
    for delta in (0.5, 1.0, 3.0, 0.125, 5.0, 0.75):
        x = core.linspace(-4, 4, 33)
        core.testing.assert_close(compiled(x, delta), loss(x, delta))
    assert len(compiled.graphs) == 1, compiled.recompilations
    for delta in (0.0, 2.0, 0.0):  # compares otherwise: what was made for others ran, or failed
        assert compiled(x, delta).item() == loss(x, delta).item()

    def smoothed(x: core.Tensor, y: core.Tensor, smoothing: float) -> core.Tensor:
        return core.cross_entropy(x, y, label_smoothing=smoothing)

    compiled, y = core.compile(smoothed), core.asarray([0, 2, 1])
    for smoothing in (0.1, 0.2, 0.0, 0.3, 0.0, 0.05, 1.0):
        x = core.rand(3, 4)
        core.testing.assert_close(compiled(x, y, smoothing), smoothed(x, y, smoothing))
    assert len(compiled.graphs) <= 3  # above 0, and 0 itself


def test_a_quantile_of_a_number() -> None:
    """One graph serves all shares; there was an entry for each."""
    for op in (core.quantile, core.nanquantile):
        compiled = core.compile(lambda x, q, op=op: op(x * 2, q, axis=0) + 1)
        x = core.rand(20, 2)
        for q in (0.0, 0.25, 0.5, 0.8, 1.0, np.float64(0.3)):
            assert compiled(x, q).tolist() == (op(x * 2, q, axis=0) + 1).tolist()
        assert len(compiled.graphs) <= 2 and len(compiled.entries) <= 2, compiled.recompilations
        with pytest.raises(core.errors.RangeError):
            compiled(x, 1.5)


@pytest.mark.usefixtures("room_for_programs")
def test_a_norm_of_any_order() -> None:
    """One graph and one kernel serve all orders but those that have kernels of their own."""
    from core.bodies.cpu_kernels import compiled_count

    x, y = core.rand(5, 7), core.rand(5, 7)
    functions = (
        lambda x, p: core.linalg.vector_norm(x - 0.5, p, 1) * 2,
        lambda x, p: core.normalize(x - 0.5, p),
        core.func.grad(lambda x, p: (core.normalize(x - 0.5, p) * y).sum()),
    )
    for fn in functions:
        compiled = core.compile(fn)

        def check(p: float, fn: Any = fn, compiled: Any = compiled) -> None:
            core.testing.assert_close(compiled(x, p), fn(x, p), rtol=1e-5, atol=1e-6)

        check(1.5)
        check(2.5)
        before = compiled_count()
        for p in (1.7, 3.3, 4.0, 0.75, 6.5):
            check(p)
        assert compiled_count() == before
        assert len(compiled.graphs) == 1, compiled.recompilations
        for p in (1, 2, 3.0, math.inf, 1.25):
            check(p)
