"""Classes as users bring them from other libraries, in compiled functions: modules that look up
their parameters by `__getattr__`, and keep them by `__setattr__`; slots, copies, namespaces.

Each is served without Python, and sees what changed between two calls.
"""

from __future__ import annotations

import collections
import contextlib
import copy
import dataclasses
import enum
import functools
import types
from collections.abc import Iterator
from typing import Any

import pytest
from served_calls import X, check, shown

import core

W = core.asarray([[1.0, 0.5], [-0.5, 0.25]])


class Module:
    """As in PyTorch: parameters and modules lie in dicts."""

    def __init__(self) -> None:
        object.__setattr__(self, "_parameters", {})
        object.__setattr__(self, "_modules", {})
        self.training = True

    def __setattr__(self, name: str, value: Any) -> None:
        if isinstance(value, core.Tensor):
            self._parameters[name] = value
        elif isinstance(value, Module):
            self._modules[name] = value
        else:
            object.__setattr__(self, name, value)

    def __getattr__(self, name: str) -> Any:
        if "_parameters" in self.__dict__:
            parameters = self.__dict__["_parameters"]
            if name in parameters:
                return parameters[name]
        if "_modules" in self.__dict__:
            modules = self.__dict__["_modules"]
            if name in modules:
                return modules[name]
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def parameters(self) -> Iterator[core.Tensor]:
        yield from self._parameters.values()
        for module in self._modules.values():
            yield from module.parameters()

    def __call__(self, x: core.Tensor) -> core.Tensor:
        result: core.Tensor = self.forward(x)
        return result


class Linear(Module):
    def __init__(self) -> None:
        super().__init__()
        self.weight, self.bias = (W * 1).requires_grad_(), core.zeros(2).requires_grad_()

    def forward(self, x: core.Tensor) -> core.Tensor:
        return x @ self.weight + self.bias


class Net(Module):
    def __init__(self) -> None:
        super().__init__()
        self.first, self.second, self.scale = Linear(), Linear(), 2.0

    def forward(self, x: core.Tensor) -> core.Tensor:
        h = core.tanh(self.first(x))
        return self.second(h * self.scale if self.training else h)


def test_a_module_that_looks_up_its_parameters() -> None:
    def make() -> tuple[Any, Any]:
        net = Net()
        return net, net

    def replaces_attributes(net: Any) -> None:
        net.__dict__ = {**net.__dict__, "scale": 5.0}

    check(
        make,
        lambda net: setattr(net, "scale", 3.0),
        lambda net: setattr(net, "training", False),
        lambda net: setattr(net, "first", Linear()),
        lambda net: setattr(net.first, "weight", W * 3),
        lambda net: net.first.__dict__.update(weight=W * 2),  # which comes before __getattr__
        lambda net: net.first.__dict__.pop("weight"),
        lambda net: net.second._parameters.update(extra=W),
        replaces_attributes,
        lambda net: setattr(net, "training", True),
    )


def test_an_attribute_of_the_class_comes_before_getattr(monkeypatch: pytest.MonkeyPatch) -> None:
    net = Net()
    compiled = core.compile(net)
    assert shown(compiled(X)) == shown(net(X))
    monkeypatch.setattr(Linear, "weight", W * 7, raising=False)
    assert shown(compiled(X)) == shown(net(X))


def test_a_training_step_of_modules_is_one_graph() -> None:
    def make() -> tuple[Any, Net]:
        net = Net()
        optimizer = core.optim.SGD(list(net.parameters()), lr=0.125, momentum=0.5)

        def step(x: core.Tensor) -> core.Tensor:
            optimizer.zero_grad()
            loss = ((net(x) - x) ** 2).mean()
            loss.backward()
            optimizer.step()
            return loss

        return step, net

    (eager, of_eager), (given, of_given) = make(), make()
    step = core.compile(given, fullgraph=True)
    for _ in range(5):
        assert shown(step(X)) == pytest.approx(shown(eager(X)), rel=1e-5)
    for p, q in zip(of_eager.parameters(), of_given.parameters(), strict=True):
        assert core.isclose(p.detach(), q.detach()).all()
    assert len(step.graphs) == 1 and step.reasons == []


def test_a_metaclass_that_registers_classes() -> None:
    def make() -> tuple[Any, Any]:
        made: dict[str, Any] = {}

        class Registers(type):
            def __new__(cls, name: str, bases: Any, names: Any) -> Any:
                made[name] = super().__new__(cls, name, bases, names)
                return made[name]

        class Operation(metaclass=Registers):
            gain = 1.0

        class Tanh(Operation):
            def __call__(self, x: core.Tensor) -> Any:
                return core.tanh(x) * self.gain

        return lambda x: made["Tanh"]()(x), made

    check(
        make,
        lambda made: setattr(made["Operation"], "gain", 3.0),
        lambda made: setattr(made["Tanh"], "gain", 4.0),
        lambda made: delattr(made["Tanh"], "gain"),
    )


def test_an_attribute_of_a_metaclass_is_seen() -> None:
    class Makes(type):
        def __new__(cls, name: str, bases: Any, names: Any) -> Any:
            return super().__new__(cls, name, bases, names)

    class Scale(metaclass=Makes):
        gain = 2.0

    compiled = core.compile(lambda x: core.tanh(x) * Scale.gain)
    assert shown(compiled(X)) == shown(core.tanh(X) * 2)
    Makes.gain = property(lambda cls: 5.0)  # type: ignore[attr-defined]
    assert shown(compiled(X)) == shown(core.tanh(X) * 5)


class Counting(Module):
    def __init__(self) -> None:
        super().__init__()
        self.calls, self.average = 0, core.zeros((2, 2))

    def forward(self, x: core.Tensor) -> core.Tensor:
        self.calls += 1
        self.average = self.average * 0.5 + x * 0.5  # the class stores it among the parameters
        return core.tanh(self.average) * self.calls


class ByDict(Counting):
    def __setattr__(self, name: str, value: Any) -> None:
        if name == "calls" and value > 100:
            value = 0
        self.__dict__[name] = value


class BySuper(Counting):
    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)

    def __getattr__(self, name: str) -> Any:
        try:
            return super().__getattr__(name)
        except AttributeError:
            return getattr(object.__getattribute__(self, "inner"), name)


@pytest.mark.parametrize("kind", [Counting, ByDict, BySuper])
def test_what_a_class_does_with_assigned_attributes_is_done(kind: Any) -> None:
    def make() -> tuple[Any, Any]:
        module = kind()
        module.__dict__["inner"] = types.SimpleNamespace(gain=3.0)

        def call(x: core.Tensor) -> Any:
            gain = module.gain if kind is BySuper else module.inner.gain
            return module(x) * gain, module.calls, module.average

        return call, module

    check(
        make,
        lambda module: setattr(module, "calls", 99),
        lambda module: setattr(module, "average", W),
        lambda module: setattr(module.inner, "gain", 4.0),
        lambda module: setattr(module, "calls", 0),
    )


class Own:
    """Looks at all of its attributes."""

    def __init__(self) -> None:
        self.a, self.b = W, 2.0

    def total(self) -> Any:
        return sum(v.sum() if isinstance(v, core.Tensor) else v for v in self.__dict__.values())

    @property
    def c(self) -> float:
        return float(self.__dict__.get("c", 1.0)) * 2


def test_attributes_that_are_looked_up_in_dicts() -> None:
    def make() -> tuple[Any, Any]:
        own = Own()
        return lambda x: core.tanh(x) * own.total() + own.c, own

    def replaces(own: Own) -> None:
        own.__dict__ = {"a": 1.0, "d": 4.0}

    def adds(own: Own) -> None:
        own.__dict__ = {"a": 1.0, "d": 4.0, "c": 7.0}

    check(make, lambda o: setattr(o, "b", 3.0), lambda o: delattr(o, "b"), replaces, adds)


class Slots:
    __slots__ = ("h", "n", "w")

    def __init__(self) -> None:
        self.n, self.w = 0, W

    def __call__(self, x: core.Tensor) -> Any:
        self.n += 1
        self.h = core.tanh(x @ self.w) * self.n
        return self.h, self.n


def test_slots_are_stored_to() -> None:
    def make() -> tuple[Any, Any]:
        slots = Slots()
        return slots, slots

    check(
        make,
        lambda slots: setattr(slots, "n", 10),
        lambda slots: setattr(slots, "w", W * 2),
        lambda slots: delattr(slots, "h"),
    )


@dataclasses.dataclass
class Settings:
    scale: float = 2.0
    sizes: list[int] = dataclasses.field(default_factory=lambda: [1, 2])

    def __post_init__(self) -> None:
        self.total = self.scale * FACTORS[0]


@dataclasses.dataclass(frozen=True)
class Frozen:
    a: float
    b: float = 0.0

    def __post_init__(self) -> None:
        object.__setattr__(self, "b", self.a * FACTORS[0])


class Copied:
    def __init__(self) -> None:
        self.k = 1.0

    def __copy__(self) -> Copied:
        other = type(self)()
        other.k = self.k * FACTORS[0]
        return other


FACTORS = [3.0]


def test_objects_that_are_copied_and_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "FACTORS", [3.0])

    def make() -> tuple[Any, Any]:
        own = types.SimpleNamespace(settings=Settings(), copied=Copied())

        def call(x: core.Tensor) -> Any:
            first, second = copy.copy(own.settings), copy.deepcopy(own.settings)
            third = dataclasses.replace(own.settings, scale=4.0)
            first.scale += 1
            second.sizes.append(5)
            x = x * first.scale + sum(second.sizes) + third.total + Frozen(2.0).b
            return core.tanh(x) * copy.copy(own.copied).k

        return call, own

    check(
        make,
        lambda own: setattr(own.settings, "scale", 5.0),
        lambda own: own.settings.sizes.append(7),
        lambda own: setattr(own.copied, "k", 2.0),
        lambda own: FACTORS.__setitem__(0, 0.5),
    )


class Result(types.SimpleNamespace):
    def total(self) -> Any:
        return self.a + self.b


class Pair:
    def __init__(self, t: core.Tensor) -> None:
        self.t = t

    def __add__(self, other: Pair) -> Pair:
        return Pair(self.t + other.t)

    def __eq__(self, other: object) -> bool:
        return self is other

    __hash__ = object.__hash__


def test_namespaces_and_values_that_are_made_inside() -> None:
    def make() -> tuple[Any, Any]:
        own = types.SimpleNamespace(k=2.0, pair=Pair(W))

        def call(x: core.Tensor) -> Any:
            made = types.SimpleNamespace(a=core.tanh(x), b=own.k)
            made.c = made.a * made.b
            return Result(a=made.c, b=1.0).total() + (own.pair + Pair(x)).t

        return call, own

    check(make, lambda own: setattr(own, "k", 5.0), lambda own: setattr(own.pair, "t", X))


class ByItems(dict[str, Any]):
    __getattr__ = dict.__getitem__
    __setattr__ = dict.__setitem__  # type: ignore[assignment]


class ByMethods(dict[str, Any]):
    def __getattr__(self, key: str) -> Any:
        try:
            return self[key]
        except KeyError:
            raise AttributeError(key) from None

    def __setattr__(self, key: str, value: Any) -> None:
        self[key] = value

    def __setitem__(self, key: str, value: Any) -> None:
        super().__setitem__(key, value)


class Ordered(collections.OrderedDict[str, Any]):
    def __getattr__(self, key: str) -> Any:
        if key in self:
            return self[key]
        raise AttributeError(key)


class Itself(dict[str, Any]):
    def __init__(self, **items: Any) -> None:
        super().__init__(**items)
        self.__dict__ = self


@pytest.mark.parametrize("kind", [ByItems, ByMethods, Ordered, Itself])
def test_dicts_whose_items_are_attributes(kind: Any) -> None:
    def make() -> tuple[Any, Any]:
        config = kind(model=kind(scale=2.0, layers=2), w=W, steps=0)
        counts = kind is not Itself

        def call(x: core.Tensor) -> Any:
            for _ in range(config.model.layers):
                x = core.tanh(x * config.model.scale + config["w"])
            if counts:
                config["steps"] += 1
            if "bias" in config:
                x = x + config.bias
            for name, value in config.model.items():
                x = x * value + len(name)
            return x, config["steps"], list(config.model)

        return call, config

    def turns(config: Any) -> None:
        config["model"]["scale"] = config["model"].pop("scale")  # the last one now

    check(
        make,
        lambda config: config["model"].update(scale=3.0),
        lambda config: config.update(bias=1.0),
        lambda config: config.update(w=X),
        lambda config: config.update(steps=40),
        lambda config: config["model"].update(layers=1),
        turns,
        lambda config: config["model"].move_to_end("layers") if kind is Ordered else None,
    )


class Flags(enum.IntFlag):
    SHIFT = 1
    DOUBLE = 2


def test_flags_and_attributes_of_functions() -> None:
    def make() -> tuple[Any, Any]:
        def counted(fn: Any) -> Any:
            @functools.wraps(fn)
            def wrapper(x: core.Tensor) -> Any:
                wrapper.count += 1  # type: ignore[attr-defined]
                return fn(x) * wrapper.scale  # type: ignore[attr-defined]

            wrapper.count, wrapper.scale = 0, 2.0  # type: ignore[attr-defined]
            return wrapper

        @counted
        def layer(x: core.Tensor) -> core.Tensor:
            return core.tanh(x)

        own = types.SimpleNamespace(flags=Flags.SHIFT, layer=layer)

        def call(x: core.Tensor) -> Any:
            if Flags.SHIFT in own.flags:
                x = x + 1
            if own.flags & Flags.DOUBLE:
                x = x * 2
            return layer(x), layer.count, own.flags | Flags.DOUBLE

        return call, own

    check(
        make,
        lambda own: setattr(own, "flags", Flags.SHIFT | Flags.DOUBLE),
        lambda own: setattr(own.layer, "scale", 3.0),
        lambda own: setattr(own.layer, "count", 30),
        lambda own: setattr(own.layer, "scale", W),
    )


def test_exit_stacks_and_other_context_managers() -> None:
    def make() -> tuple[Any, Any]:
        own = types.SimpleNamespace(factor=2.0, depth=[], known={"a": 1.0})

        @contextlib.contextmanager
        def scoped(scale: float) -> Iterator[float]:
            own.depth.append(scale)
            try:
                yield scale * own.factor
            finally:
                own.depth.pop()

        def call(x: core.Tensor) -> Any:
            with contextlib.ExitStack() as stack:
                a, b = stack.enter_context(scoped(1.0)), stack.enter_context(scoped(2.0))
                y = core.tanh(x) * a + b
            with contextlib.suppress(KeyError):
                y = y + own.known["b"]
            with contextlib.nullcontext(3.0) as c:
                return y * c

        return call, own

    check(
        make,
        lambda own: setattr(own, "factor", 5.0),
        lambda own: own.known.update(b=4.0),
        lambda own: own.known.pop("b"),
    )


def test_generators_that_are_sent_values() -> None:
    def make() -> tuple[Any, Any]:
        own = types.SimpleNamespace(decay=0.5)

        def averages() -> Iterator[Any]:
            total: Any = None
            while True:
                value = yield total
                total = value if total is None else total * own.decay + value

        def call(x: core.Tensor) -> Any:
            generator: Any = averages()
            next(generator)
            for k in range(3):
                x = generator.send(core.tanh(x * (k + 1)))
            generator.close()
            return x

        return call, own

    check(make, lambda own: setattr(own, "decay", 0.25))
