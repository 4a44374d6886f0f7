"""Attributes by names that a function computes, and what functools has cached: served without
Python, never stale, and with the calls of cached functions that eager code makes."""

from __future__ import annotations

import enum
import functools
import math
import types
from typing import Any

import pytest
from served_calls import X, check, shown

import core

W = core.asarray([[1.0, 0.5], [-0.5, 0.25]])


class Kind(str, enum.Enum):  # noqa: UP042
    TANH, EXP = "tanh", "exp"


class Layers:
    def __init__(self, count: int) -> None:
        self.count, self.activation = count, "tanh"
        for k in range(6):
            setattr(self, f"w{k}", W * (k + 1))

    def __call__(self, x: core.Tensor) -> core.Tensor:
        for k in range(self.count):
            x = getattr(core, self.activation)(x @ getattr(self, f"w{k}"))
        return x + getattr(self, "bias" if hasattr(self, f"has_{self.activation}") else "no", 0.0)


def test_layers_that_are_found_by_number() -> None:
    def make() -> tuple[Any, Any]:
        class Own(Layers):
            pass

        layers = Own(3)
        return layers, layers

    compiled = check(
        make,
        lambda layers: setattr(layers, "activation", "sigmoid"),
        lambda layers: setattr(layers, "count", 5),
        lambda layers: setattr(layers, "w1", W * 9),
        lambda layers: setattr(layers, "has_sigmoid", True),
        lambda layers: setattr(layers, "bias", 2.0),
        lambda layers: setattr(type(layers), "no", 3.0),
        lambda layers: setattr(layers, "activation", "tanh"),
        lambda layers: delattr(layers, "w1") or setattr(type(layers), "w1", W),
    )
    assert compiled.reasons == []


def test_many_layers_are_found_in_a_few_captures() -> None:
    layers: Any = types.SimpleNamespace(**{f"block{k}": Layers(k % 3 + 1) for k in range(40)})
    calls = []

    def run(x: core.Tensor) -> core.Tensor:
        calls.append(1)
        for k in range(40):
            x = getattr(layers, f"block{k}")(x)
        return x

    compiled = core.compile(run)
    want = shown(run(X))
    calls.clear()
    assert [shown(compiled(X)) for _ in range(3)] == [want] * 3
    assert len(calls) < 12 + 3 and compiled.served_calls >= 1


def test_properties_helpers_and_stores_by_name() -> None:
    def make() -> tuple[Any, Any]:
        class Own:
            def __init__(self) -> None:
                self.a, self.b, self.kind, self.names = 1.0, 2.0, Kind.TANH, ["a", "b"]

            @property
            def tripled(self) -> float:
                return self.a * 3

        own = Own()

        def helper(owner: Any, name: str, *default: Any) -> Any:
            return getattr(owner, name, *default)

        def call(x: core.Tensor) -> Any:
            for name in own.names:
                x = helper(core, own.kind)(x * helper(own, name))
            for k in range(2):
                setattr(own, f"h{k}", x * k)
            return x * helper(own, "trip" + "led") + helper(own, "missing", 1.0), own.h1

        return call, own

    eager, of_eager = make()
    given, of_given = make()
    compiled = core.compile(given)
    for change in (
        lambda own: None,
        lambda own: None,
        lambda own: setattr(own, "b", 0.5),
        lambda own: own.names.append("b"),
        lambda own: setattr(own, "a", 0.25),
        lambda own: setattr(own, "kind", Kind.EXP),
        lambda own: setattr(own, "missing", 3.0),
        lambda own: None,
    ):
        change(of_eager)
        change(of_given)
        assert shown(compiled(X)) == shown(eager(X))
        assert shown(of_given.h1) == shown(of_eager.h1)
    served = compiled.served_calls
    compiled(X)
    assert compiled.served_calls == served + 1


def test_an_effect_behind_a_computed_name_is_repeated(capsys: Any) -> None:
    class Own:
        which = "quiet"

        def loud(self) -> float:
            print("loud")
            return 1.0

        def quiet(self) -> float:
            return 2.0

    own = Own()
    compiled = core.compile(lambda x: core.tanh(x) * getattr(own, own.which)())
    for which in ("quiet", "quiet", "loud", "loud", "quiet"):
        own.which = which
        compiled(X)
    assert capsys.readouterr().out == "loud\n" * 2


# ---- cached functions --------------------------------------------------------------------------
SIZE = 3


def doubled(n: float) -> float:
    return n * 2


def cached() -> tuple[Any, Any]:
    @functools.lru_cache(maxsize=4)
    def mask(n: int, causal: bool = True, *, dtype: str = "float32") -> core.Tensor:
        whole = core.ones((n, n), dtype=dtype)
        for k in range(1):
            whole = whole + k
        return (core.tril(whole) if causal else whole) * doubled(SIZE)

    @functools.cache
    def several(n: int) -> Any:
        return core.ones(n), core.arange(n) * 1.0, math.sqrt(n)

    own: Any = types.SimpleNamespace(mask=mask, several=several)

    def call(x: core.Tensor) -> Any:
        ones, positions, number = several(x.shape[0])
        x = core.tanh(x) * mask(x.shape[0]) + mask(4, causal=False, dtype="float64").sum()
        return x + ones + positions * number

    return call, own


def test_what_is_cached_is_what_eager_code_gets() -> None:
    compiled = check(
        cached,
        lambda own: own.mask.cache_clear(),
        lambda own: [own.mask(n) for n in range(20, 30)],
        lambda own: own.several.cache_clear(),
        lambda own: own.mask(2)[0].add_(1),  # which is cached
    )
    assert compiled.reasons == []


def test_an_error_of_a_cached_function_is_raised() -> None:
    @functools.cache
    def half(n: int) -> float:
        return 1 / n

    count = [2]
    compiled = core.compile(lambda x: core.tanh(x) * half(count[0]))
    for number in (2, 0, 0, 4, 2):
        count[0] = number
        if number:
            assert shown(compiled(X)) == shown(core.tanh(X) * half(number))
            continue
        with pytest.raises(ZeroDivisionError):
            compiled(X)


def test_numbers_that_are_equal_are_told_apart() -> None:
    @functools.cache
    def sign(n: float) -> float:
        return math.copysign(1.0, n)

    own = types.SimpleNamespace(n=0.0)
    compiled = core.compile(lambda x: core.tanh(x) * sign(own.n))
    for number in (0.0, -0.0, 0.0, -0.0):
        own.n = number
        sign.cache_clear()
        assert shown(compiled(X)) == shown(core.tanh(X) * sign(number))


OWN: Any = types.SimpleNamespace(factor=3.0, calls=[])


@functools.cache
def reads_state(n: int) -> core.Tensor:
    return core.ones(n) * OWN.factor


@functools.cache
def counts(n: int) -> float:
    OWN.calls.append(n)
    return n * 2.0


@functools.cache
def draws(n: int) -> core.Tensor:
    return core.rand((n,))


@functools.cache
def gives_what_may_change(n: int) -> Any:
    return [core.ones(n), n]


@functools.cache
def imports(n: int) -> float:
    import math

    return math.sqrt(n)


class Cached:
    factor = 2.0

    @functools.cache  # noqa: B019
    def scale(self, n: int) -> float:
        return self.factor * n

    def __hash__(self) -> int:
        return 7


CACHED = Cached()


@pytest.mark.parametrize(
    "used",
    [reads_state, counts, draws, lambda n: gives_what_may_change(n)[0], imports,
     lambda n: CACHED.scale(n)],
)  # fmt: skip
def test_cached_functions_that_do_more_than_compute_run_as_python(used: Any) -> None:
    def call(x: core.Tensor) -> core.Tensor:
        return core.tanh(x) * used(2)

    compiled = core.compile(call)
    for factor in (3.0, 3.0, 5.0, 5.0):
        OWN.factor = CACHED.factor = factor
        if used in (reads_state, imports):
            used.cache_clear()
        assert shown(compiled(X)) == shown(call(X))
    assert compiled.served_calls == 0
    assert any("cached by functools" in reason for reason in compiled.reasons)
    if used is counts:
        assert OWN.calls == [2]


def test_properties_that_are_computed_once_are_read_as_code() -> None:
    own = types.SimpleNamespace(factor=2.0, calls=0)

    class Scaled:
        def __init__(self, x: core.Tensor) -> None:
            self.x = x

        @functools.cached_property
        def value(self) -> core.Tensor:
            return core.tanh(self.x) * own.factor

        @functools.cached_property
        def counted(self) -> core.Tensor:
            own.calls += 1
            return core.tanh(self.x)

    compiled = core.compile(lambda x: Scaled(x).value)
    for factor in (2.0, 2.0, 5.0, 5.0):
        own.factor = factor
        assert shown(compiled(X)) == shown(core.tanh(X) * factor)
    counting = core.compile(lambda x: Scaled(x).counted)
    for k in range(4):
        counting(X)
        assert own.calls == k + 1


def test_what_is_cached_in_a_block_without_gradients_is_looked_up_there() -> None:
    @functools.cache
    def scaled(n: int) -> core.Tensor:
        return core.ones((2, 2)) * n

    @core.compile
    def call(x: core.Tensor) -> core.Tensor:
        with core.no_grad():
            found = scaled(3)
        return core.tanh(x) * found

    for _ in range(3):
        assert shown(call(X)) == shown(core.tanh(X) * 3)
        scaled.cache_clear()


def test_what_is_cached_for_tensors_is_not_looked_up_by_guards() -> None:
    @functools.cache
    def doubled(w: core.Tensor) -> core.Tensor:
        return w * 2

    compiled = core.compile(lambda x: core.tanh(x) * doubled(W))
    for _ in range(3):
        assert shown(compiled(X)) == shown(core.tanh(X) * W * 2)
    assert "cached by functools" in compiled.reasons[0]
    assert doubled.cache_info().misses == 1
