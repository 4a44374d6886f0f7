"""Ordinary Python in compiled functions: one graph, served without Python, and never stale.

PYTEST_DONT_REWRITE: an assert of a compiled function is part of it.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import dataclasses
import enum
import functools
import itertools
import logging
import math
import operator
import sys
import types
import warnings
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

import core

log = logging.getLogger("core_tests.python_styles")
FACTOR = 2.0
X = core.asarray([[0.5, -1.0], [2.0, 3.0]])


class Point(NamedTuple):
    x: core.Tensor
    scale: float = 1.0

    def scaled(self) -> core.Tensor:
        return self.x * self.scale


@dataclasses.dataclass
class Settings:
    shift: float = 1.0
    names: tuple[str, ...] = ("a", "b")

    @property
    def doubled(self) -> float:
        return self.shift * 2


@dataclasses.dataclass
class State:
    value: core.Tensor
    steps: int = 0


class Layer:
    gain = 3.0

    def __init__(self) -> None:
        self.weight = core.asarray([1.0, 2.0])
        self.bias = 0.5

    @property
    def scale(self) -> float:
        return self.gain / 2

    def __call__(self, x: core.Tensor) -> core.Tensor:
        return x * self.weight * self.scale + self.bias


@contextlib.contextmanager
def scope(name: str) -> Iterator[str]:
    yield f"in {name}"


def pieces(x: core.Tensor, n: int) -> Iterator[core.Tensor]:
    for k in range(n):
        yield x[k] * (k + 1)


def checked(fn: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(fn)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        assert all(a.ndim == 2 for a in args), f"{len(args)} matrices"
        return fn(*args, **kwargs)

    return wrapper


def plain(value: Any) -> Any:
    if isinstance(value, core.Tensor):
        return value.dtype.name, value.tolist()
    if dataclasses.is_dataclass(value):
        return type(value), plain(list(vars(value).items()))
    if isinstance(value, dict):
        return type(value), plain(list(value.items()))
    return (type(value), [plain(v) for v in value]) if isinstance(value, (tuple, list)) else value


def natively(fn: Callable[..., Any], *args: Any) -> Any:
    """A compiled function whose second call ran no Python."""
    compiled = core.compile(fn, fullgraph=True)
    for _ in range(2):
        assert plain(compiled(*args)) == plain(fn(*args))
    assert compiled.reasons == [] and compiled.recompilations == []
    assert len(compiled.entries) == len(compiled.graphs) == 1
    return compiled


def with_managers(x: core.Tensor) -> core.Tensor:
    with scope("a") as text, core.no_grad():
        y = core.tanh(x) * len(text)
    with contextlib.nullcontext():
        return y + 1


def with_numbers(x: core.Tensor) -> core.Tensor:
    weights = sorted((math.exp(-k) for k in range(3)), reverse=True)
    total = sum(weights) + min(weights) - max(weights)
    assert any(w > 0 for w in weights) and all(w < 2 for w in weights)
    return sum((x * (w / total) for _, w in enumerate(weights)), start=x)


def with_texts(x: core.Tensor) -> core.Tensor:
    log.debug("shape %s", x.shape)
    name = f"{x.ndim}-d {x.dtype.name}".upper().replace("FLOAT", "f")
    return x + len(name.split()) if isinstance(x, core.Tensor) and "F" not in name else x


class Options:
    default, args, seed = 0.5, (2.0, 3.0), 1

    def __call__(self, x: core.Tensor) -> core.Tensor:
        y = x * getattr(self, "factor", 2.0) + self.default * self.args[0]
        return y * 2 if hasattr(self, "late") and type(self) is Options else y - self.seed


def with_scratch(x: core.Tensor) -> core.Tensor:
    out = core.empty(x.shape)
    core.multiply(x, 2, out=out)
    return out.add_(core.empty_like(x).copy_(x))


class Kind(enum.Enum):
    ADD, SCALE = "add", 2.0

    @property
    def factor(self) -> float:
        return 3.0 if self is Kind.ADD else self.value

    def apply(self, x: core.Tensor) -> core.Tensor:
        return x + 1 if self is Kind.ADD else x * self.factor


class Planet(enum.Enum):
    EARTH, MARS = (5.97, 1.0), (0.64, 1.5)

    def __init__(self, mass: float, distance: float) -> None:
        self.mass, self.distance = mass, distance


class Level(enum.IntEnum):
    LOW, HIGH = 1, 2


@dataclasses.dataclass(frozen=True)
class Frozen:
    rate: float = 0.5
    kind: Kind = Kind.SCALE

    def __call__(self, x: core.Tensor) -> core.Tensor:
        faster = dataclasses.replace(self, rate=self.rate * 2)
        return x * faster.rate + len(dataclasses.fields(self))


def with_enums(x: core.Tensor, level: Level) -> core.Tensor:
    match level:
        case Level.HIGH:
            x = KIND.apply(x) * level
        case _:
            x = x - level
    table = {Kind.ADD: 1.0, Kind.SCALE: Kind(2.0).factor}
    return x * table[Kind["SCALE"]] + Planet.EARTH.mass + len(Kind) + len(KIND.name)


def with_imports(x: core.Tensor) -> core.Tensor:
    import math as m
    from functools import reduce
    from os import path

    return reduce(operator.add, [x, x * m.pi]) + path.supports_unicode_filenames


def with_errors(x: core.Tensor) -> core.Tensor:
    if x.ndim != 2:
        raise ValueError("{!r} of {}: {:.1f}".format(FROZEN, type(x).__name__, 1.0))  # noqa: UP032
    assert FROZEN.rate > 0, f"{FROZEN} for {x.__class__.__qualname__}"
    return x * np.prod(x.shape) + operator.itemgetter(1)([1.0, 2.0])


class Twin:
    def __init__(self, k: float) -> None:
        self.k = k

    def twice(self, x: core.Tensor) -> core.Tensor:
        return type(self)(self.k * 2).k * x + self.__class__(1.0).k


KIND, FROZEN, TWIN = Kind.SCALE, Frozen(), Twin(2.0)
ORDERED = collections.OrderedDict(a=2.0, b=X)
DEFAULTS = collections.defaultdict(float, a=2.0)
NAMES = {"a", "b"}
CONFIG = argparse.Namespace(lr=0.5, seed=3, mode="a")
SPACE = types.SimpleNamespace(lr=0.5, mapping={"k": 2.0})
STYLES: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "a namespace": (lambda xp, x: xp.sum(xp.exp(x) * 2 + 1), (core, X)),
    "a namespace by default": (lambda x, xp=core: xp.mean(xp.tanh(x)), (X,)),
    "x.__array_namespace__()": (lambda x: x.__array_namespace__().sum(core.exp(x)), (X,)),
    "a named tuple": (lambda p: p.scaled() + p.x, (Point(X, 2.0),)),
    "a named tuple returned": (lambda p: Point(p.x * 2, p.scale), (Point(X, 2.0),)),
    "a dataclass": (lambda x, s: x * s.doubled + s.shift + len(s.names), (X, Settings())),
    "a dataclass returned": (lambda s: State(s.value * 2, s.steps + 1), (State(X, 3),)),
    "dicts": (lambda p, g: {n: v - 0.1 * g[n] for n, v in p.items()}, ({"a": X}, {"a": X + 1})),
    "one dict twice": (lambda p, g: {n: v - g[n] for n, v in p.items()}, ({"a": X},) * 2),
    "a generator function": (lambda x: sum(core.exp(p) for p in pieces(x, 2)), (X,)),
    "context managers": (with_managers, (X,)),
    "a partial": (
        functools.partial(lambda x, k, axis: core.sum(x * k, axis=axis), k=2, axis=0),
        (X,),
    ),
    "a decorated function": (checked(lambda x, y: core.sqrt((x - y) ** 2 + 1)), (X, X * 2)),
    "an object": (Layer(), (X,)),
    "an object as an argument": (lambda layer, x: core.relu(layer(x)), (Layer(), X)),
    "enumerations": (with_enums, (X, Level.HIGH)),
    "dicts and sets of Python's": (
        lambda x: (
            x * ORDERED["a"]
            + sum(v * 2 for v in ORDERED.values())
            + DEFAULTS["a"]
            + ("a" in NAMES)
            + len(NAMES)
        ),
        (X,),
    ),
    "fields of a frozen dataclass": (FROZEN, (X,)),
    "imports of modules that are there": (with_imports, (X,)),
    "errors that are not raised": (with_errors, (X,)),
    "objects of an object's class": (TWIN.twice, (X,)),
    "iterators of itertools": (
        lambda x: sum(a * b for a, b in itertools.pairwise(x)) + sum(itertools.accumulate([1, 2])),
        (X,),
    ),
    "attributes by name": (Options(), (X,)),
    "an argparse.Namespace": (lambda x: x * CONFIG.lr if "lr" in CONFIG else x + CONFIG.seed, (X,)),
    "a SimpleNamespace": (lambda x: x * SPACE.lr + SPACE.mapping["k"], (X,)),
    "memory to write to": (with_scratch, (X,)),
    "functions of numbers": (with_numbers, (X,)),
    "texts and a silent logger": (with_texts, (X,)),
}


@pytest.mark.parametrize("name", STYLES)
def test_style_runs_no_python(name: str) -> None:
    fn, args = STYLES[name]
    if name == "one dict twice":
        args = (args[0], args[0])
    natively(fn, *args)


# ---- nothing is stale ----------------------------------------------------------------------------
def follows(fn: Callable[..., Any], change: Callable[[], Any], *args: Any) -> None:
    """What is changed between two calls is seen by the next."""
    compiled = core.compile(fn, options={"back_to_eager": False})
    before = plain(fn(*args))
    assert plain(compiled(*args)) == plain(compiled(*args)) == before
    change()
    after = plain(fn(*args))
    assert after != before, "the change changes nothing"
    assert plain(compiled(*args)) == plain(compiled(*args)) == after


def test_mutated_state_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    space = types.ModuleType("space")
    space.f, space.k = core.exp, 2.0  # type: ignore[attr-defined]

    def named(xp: Any, x: core.Tensor) -> core.Tensor:
        return xp.f(x) * xp.k

    follows(named, lambda: setattr(space, "f", core.tanh), space, X)
    follows(named, lambda: setattr(space, "k", 3.0), space, X)
    follows(lambda x: x * FACTOR, lambda: monkeypatch.setitem(globals(), "FACTOR", 5.0), X)
    cell = 2.0

    def rebind() -> None:
        nonlocal cell
        cell = 7.0

    follows(lambda x: x * cell, rebind, X)
    layer = Layer()
    follows(layer, lambda: setattr(layer, "bias", 9.0), X)
    follows(layer, lambda: setattr(layer, "weight", core.asarray([5.0, 6.0])), X)
    follows(layer, lambda: monkeypatch.setattr(Layer, "gain", 8.0), X)
    follows(layer, lambda: monkeypatch.setattr(Layer, "scale", property(lambda self: 6.0)), X)
    follows(layer, lambda: monkeypatch.setattr(Layer, "__call__", lambda self, x: x - 1), X)
    table, items = {"k": 2.0}, [1.0, 2.0]
    follows(lambda x: x * table["k"], lambda: table.update(k=3.0), X)
    follows(lambda x: x * sum(items), lambda: items.append(4.0), X)


def test_mutated_dicts_and_sets_of_pythons_are_seen() -> None:
    ordered = collections.OrderedDict(a=2.0, b=3.0)
    follows(lambda x: x * next(iter(ordered.values())), lambda: ordered.move_to_end("a"), X)
    follows(lambda x: x * ordered["a"], lambda: ordered.update(a=7.0), X)
    follows(lambda x: x * len(ordered), lambda: ordered.popitem(), X)
    defaults: collections.defaultdict[str, float] = collections.defaultdict(float, a=2.0)
    follows(lambda x: x * defaults["a"], lambda: defaults.update(a=7.0), X)
    follows(lambda x: x + len(defaults), lambda: defaults["c"], X)
    names = {"a"}
    follows(lambda x: x + ("b" in names), lambda: names.add("b"), X)
    follows(lambda x: x + len(names), lambda: names.discard("b"), X)
    for fn in (lambda x: x * defaults["new"], lambda x: names.add("new") or x * len(names)):
        compiled = core.compile(fn)
        expected = plain(fn(X))
        names.discard("new")
        defaults.pop("new", None)
        for _ in range(3):
            assert plain(compiled(X)) == expected
            assert "new" in names or "new" in defaults
            names.discard("new")
            defaults.pop("new", None)


def test_mutated_enumerations_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    class Shade(enum.Enum):
        DARK, LIGHT = [1.0], [2.0]

        def apply(self, x: core.Tensor) -> core.Tensor:
            return x * self.value[0]

    shade = Shade.DARK
    follows(lambda x: shade.apply(x), lambda: Shade.DARK.value.__setitem__(0, 5.0), X)
    follows(lambda x: shade.apply(x), lambda: setattr(Shade, "apply", lambda self, x: x - 1), X)
    follows(lambda x: x * Planet.MARS.mass, lambda: monkeypatch.setattr(Planet.MARS, "mass", 9), X)
    follows(lambda x: Kind.ADD.factor * x,
            lambda: monkeypatch.setattr(Kind, "factor", property(lambda self: 7.0)), X)  # fmt: skip
    compiled = core.compile(lambda x, k: k.apply(x))
    for kind in (*Shade, Kind.ADD, *Shade, Kind.SCALE, Kind.ADD):
        assert plain(compiled(X, kind)) == plain(kind.apply(X))


def test_mutated_makers_of_objects_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def doubled(self: Twin, k: float) -> None:
        self.k = k * 2

    follows(TWIN.twice, lambda: monkeypatch.setattr(Twin, "__init__", doubled), X)
    made: list[float] = []

    class Counted:
        def __init__(self, k: float) -> None:
            made.append(k)
            self.k = k

    counted = Counted(1.0)
    for fn in (lambda x: x * type(counted)(2.0).k, lambda x: x * counted.__class__(2.0).k):
        compiled = core.compile(fn)
        del made[:]
        for _ in range(4):
            compiled(X)
        assert made == [2.0] * 4
    settings = Settings()
    follows(lambda x: x * dataclasses.replace(settings, names=()).shift,
            lambda: setattr(settings, "shift", 4.0), X)  # fmt: skip
    settings = Settings()
    compiled = core.compile(lambda x, s: x * dataclasses.asdict(s)["shift"])
    for shift in (X, X + 1, 2.0):
        settings.shift = shift  # type: ignore[assignment]
        assert plain(compiled(X, settings)) == plain(X * shift)


def test_what_methods_of_bases_read_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    class Scaled(Layer):
        offset = 1.0

        def __call__(self, x: core.Tensor) -> core.Tensor:
            return super().__call__(x) * self.half()

        def half(self) -> float:
            return self.offset / 2

    class Twice(Scaled):
        def half(self) -> float:
            return super().half() * 2

    twice = Twice()
    follows(twice, lambda: setattr(twice, "bias", 9.0), X)
    follows(twice, lambda: setattr(Scaled, "offset", 3.0), X)

    class Between(Scaled):
        pass

    class Lowest(Between):
        def half(self) -> float:
            return super().half() + 1

    follows(Lowest(), lambda: setattr(Between, "half", lambda self: 7.0), X)
    follows(twice, lambda: monkeypatch.setattr(Scaled, "half", lambda self: 5.0), X)
    follows(twice, lambda: monkeypatch.setattr(Layer, "__call__", lambda self, x: x - 1), X)


def test_what_methods_of_named_tuples_and_enumerations_read_is_seen() -> None:
    table = {"k": 2.0}

    class Pair(NamedTuple):
        x: float = 1.0

        def scaled(self) -> float:
            return self.x * table["k"]

    class Named:
        def scaled(self) -> float:
            return 3.0 * table["k"]

    class Color(Named, enum.Enum):
        RED = 1

        @enum.property
        def late(self) -> float:
            return table["k"]

    pair, colors = Pair(), {Color.RED: 1.0}
    for fn in (
        lambda x: x * pair.scaled(),
        lambda x: x * Color.RED.scaled(),
        lambda x: sum(x * k.scaled() for k in colors),
        lambda x: x * Color.RED.late,
        lambda x: x * getattr(Color.RED, "missing", table["k"]),
    ):
        follows(fn, lambda: table.update(k=5.0), X)
        table["k"] = 2.0
    missing = lambda x: x * getattr(Color.RED, "weight", 2.0)  # noqa: E731
    follows(missing, lambda: setattr(Color, "weight", 7.0), X)
    follows(missing, lambda: setattr(Color.RED, "weight", 9.0), X)


def test_what_is_defined_later_is_seen() -> None:
    class Empty:
        pass

    def function(x: core.Tensor) -> core.Tensor:
        return x

    empty, other = Empty(), Empty()
    ordered: Any = collections.OrderedDict(a=1.0)
    text = lambda x: x * len("%s" % empty)  # noqa: E731, UP031
    follows(text, lambda: setattr(Empty, "__str__", lambda self: "short"), X)
    follows(lambda x: x * (2 if empty else 3), lambda: setattr(Empty, "__len__", lambda s: 0), X)
    follows(
        lambda x: x * (2 if empty == other else 3),
        lambda: setattr(Empty, "__eq__", lambda a, b: True),
        X,
    )
    follows(
        lambda x: x * getattr(function, "factor", 2.0), lambda: setattr(function, "factor", 3.0), X
    )
    follows(
        lambda x: x * getattr(ordered, "factor", 2.0), lambda: setattr(ordered, "factor", 3.0), X
    )


def test_a_class_that_is_compared_is_not_called() -> None:
    draw = np.random.default_rng(3)

    @dataclasses.dataclass
    class Drawn:  # whose __eq__ compares classes
        k: float = 2.0

        def __post_init__(self) -> None:
            self.k = float(draw.random())

    drawn, other = Drawn(), Drawn()
    natively(lambda x: x * (2 if type(drawn) is type(x) or drawn == other else 3), X)


def test_a_class_that_is_kept_may_be_called() -> None:
    made: list[int] = []

    class Counted:
        def __init__(self) -> None:
            made.append(1)
            self.k = 2.0

    counted = Counted()
    for fn in (
        lambda x: [type(counted), x is None][0]().k * x,  # type: ignore[operator, misc]
        lambda x: type(counted).__call__().k * x,
        lambda x, kind=type: kind(counted)().k * x,
    ):
        compiled = core.compile(fn)
        del made[:]
        for _ in range(4):
            compiled(X)
        assert len(made) == 4


def test_a_module_that_is_imported_again_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def fn(x: core.Tensor) -> core.Tensor:
        from styles_module import factor  # type: ignore[import-not-found]

        return x * factor

    for factor in (2.0, 3.0):
        module = types.ModuleType("styles_module")
        module.factor = factor  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "styles_module", module)
        if factor == 2.0:
            compiled = core.compile(fn)
        for _ in range(2):
            assert plain(compiled(X)) == plain(X * factor)
    module.factor = 4.0  # type: ignore[attr-defined]
    assert plain(compiled(X)) == plain(X * 4.0)


def test_a_warning_is_shown_as_without_compile() -> None:
    def fn(x: core.Tensor) -> core.Tensor:
        warnings.warn("shown", stacklevel=1)
        return x * 2

    for action in ("default", "always", "ignore"):
        shown = []
        for run in (fn, core.compile(fn)):
            with warnings.catch_warnings(record=True) as seen:
                warnings.resetwarnings()
                warnings.simplefilter(action)  # type: ignore[arg-type]
                globals().pop("__warningregistry__", None)
                for _ in range(4):
                    run(X)
            shown.append(len(seen))
        assert shown[0] == shown[1], action
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UserWarning):
            core.compile(fn)(X)


def test_attributes_that_come_and_go_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    options = Options()
    for place in (options, Options):
        for name, value in (("factor", 5.0), ("seed", 2), ("default", 3.0), ("late", None)):
            follows(options, lambda n=name, v=value: setattr(place, n, v), X)  # noqa: B023
            if place is options:
                follows(options, lambda n=name: delattr(options, n), X)
    del Options.factor, Options.late
    follows(options, lambda: setattr(Options, "__getattr__", lambda self, name: 7.0), X)
    del Options.__getattr__
    Options.default, Options.seed = 0.5, 1
    config = argparse.Namespace(lr=0.5)
    follows(lambda x: x * 2 if "seed" in config else x, lambda: setattr(config, "seed", 1), X)
    follows(lambda x: x * config.lr, lambda: setattr(config, "lr", 2.0), X)
    follows(lambda x: x * SPACE.mapping["k"], lambda: SPACE.mapping.update(k=4.0), X)
    SPACE.mapping["k"] = 2.0


def test_getattr_that_is_passed_on_says_what_to_write() -> None:
    layer = Layer()
    compiled = core.compile(lambda x: x * sum(map(getattr, (layer, layer), ("bias", "scale"))))
    assert plain(compiled(X)) == plain(X * 2.0)
    assert "uses getattr" in compiled.reasons[0] and "dict" in compiled.reasons[0]


def test_mutated_arguments_and_their_classes_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings()

    def use(x: core.Tensor, s: Settings) -> core.Tensor:
        return x * s.doubled + len(s.names)

    follows(use, lambda: setattr(settings, "shift", 5.0), X, settings)
    follows(use, lambda: setattr(settings, "names", ("a",)), X, settings)
    doubled = property(lambda self: self.shift * 3)
    follows(use, lambda: monkeypatch.setattr(Settings, "doubled", doubled), X, settings)
    point = Point(X, 2.0)

    def scaled(self: Point) -> core.Tensor:
        return self.x * 0

    follows(lambda p: p.scaled(), lambda: monkeypatch.setattr(Point, "scaled", scaled), point)

    class Other(Settings):
        @property
        def doubled(self) -> float:
            return self.shift * 100

    compiled = core.compile(use)
    for s in (Settings(), Other(), Settings(2.0), Other(2.0)):
        assert plain(compiled(X, s)) == plain(use(X, s))
    extra = Settings()
    extra.__dict__["doubled_once"] = 3.0  # more than its fields
    assert plain(compiled(X, extra)) == plain(use(X, extra))


def test_mutated_functions_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def inner(x: core.Tensor, k: float = 2.0) -> core.Tensor:
        return x * k

    def outer(x: core.Tensor) -> core.Tensor:
        return inner(x) + 1

    follows(outer, lambda: setattr(inner, "__defaults__", (3.0,)), X)
    follows(outer, lambda: setattr(inner, "__code__", (lambda x, k=2.0: x - k).__code__), X)

    def replaced(x: core.Tensor, n: int) -> Iterator[core.Tensor]:
        return iter([x])

    def using(x: core.Tensor) -> Any:
        return sum(core.exp(p) for p in pieces(x, 2))

    follows(using, lambda: monkeypatch.setitem(globals(), "pieces", replaced), X)
    bound = functools.partial(inner, k=2.0)
    follows(lambda x: bound(x), lambda: bound.keywords.update(k=6.0), X)

    @contextlib.contextmanager
    def other(name: str) -> Iterator[str]:
        yield "longer than before " + name

    follows(with_managers, lambda: monkeypatch.setitem(globals(), "scope", other), X)


def test_a_logger_that_speaks_is_heard(caplog: pytest.LogCaptureFixture) -> None:
    compiled = core.compile(with_texts, options={"back_to_eager": False})
    compiled(X)
    compiled(X)
    assert not caplog.records
    with caplog.at_level(logging.DEBUG, logger=log.name):
        compiled(X)
        compiled(X)
    assert len(caplog.records) == 2
    compiled(X)
    assert len(caplog.records) == 2


def test_context_managers_that_change_something_are_not_skipped() -> None:
    seen: list[str] = []

    @contextlib.contextmanager
    def noted(name: str) -> Iterator[None]:
        seen.append(name)
        yield
        seen.append("out")

    def fn(x: core.Tensor) -> core.Tensor:
        with noted("in"):
            return x * 2 + 1

    compiled = core.compile(fn)
    for _ in range(6):
        compiled(X)
    assert seen == ["in", "out"] * 6


def test_generators_that_are_returned_are_the_functions_own() -> None:
    compiled = core.compile(lambda x: pieces(x, 2))
    for _ in range(6):
        assert [p.tolist() for p in compiled(X)] == [p.tolist() for p in pieces(X, 2)]
