"""Random edits of everything that a compiled function reads: the next call sees each of them.

The function lives as long as the edits do: its entries, which serve calls without Python, must not
serve one that they are stale for. Edits of sources, of which a process captures anew, are in
test_compile_disk_cache.py.
"""

from __future__ import annotations

import contextlib
import random
import types
from textwrap import dedent
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from calls_of_members import build_no_kernels

import core

if TYPE_CHECKING:
    from collections.abc import Callable

SOURCE = dedent("""
    import core
    scale, shift = 1.0, core.asarray([0.5, 1.5, 2.5])
    table, items, chosen = {"k": 2.0}, [1.0, 2.0], (core.tanh, 2)

    class Layer:
        gain, step = 1.5, 0.5
        def __init__(self):
            self.bias, self.weight, self.mode = 0.5, core.asarray([1.0, 2.0, 3.0]), "a"
        @property
        def doubled(self):
            return self.gain * 2
        @staticmethod
        def activation(x):
            return core.tanh(x)
        def __call__(self, x):
            return self.run(x)
        def run(self, x):
            if hasattr(self, "extra") and getattr(self, "extra") is not None:
                x = x + self.extra * type(self).step
            if self.mode == "a":
                return self.activation(x * self.weight) * self.gain + self.bias
            late = getattr(self, "late", 1.0)
            return core.sin(x * self.weight) + getattr(self, "doubled", 1.0) * late

    class Other(Layer):
        def run(self, x):
            return super().run(x) * 0.5

    layer, layers = Layer(), [Layer(), Other()]

    def inner(x, k=2.0, *, p=1.0):
        return core.cos(x) * k + p

    def make(cell):
        def closed(x):
            return inner(x) * cell + layer(x)
        def set_cell(value):
            nonlocal cell
            cell = value
        return closed, set_cell

    closed, set_cell = make(1.0)

    def function(x, options):
        y = closed(x) * scale + shift
        for other in layers:
            y = chosen[0](other(y)) / chosen[1]
        y = y * table["k"] + sum(items) + table.get("more", 0.25)
        if options["flag"]:
            y = core.exp(-y * y)
        return {"y": y, "n": options["n"] + len(items), "sum": (y * options["r"]).sum()}
""")
FUNCTIONS = (core.tanh, core.sin, core.sigmoid, core.abs)
CODES = (
    lambda x, k=2.0, *, p=1.0: core.cos(x) * k + p,
    lambda x, k=2.0, *, p=1.0: core.sin(x) * k - p,
    lambda x, k=2.0, *, p=1.0: core.exp(-x * k) * p,
)
METHODS = (
    lambda self, x: self.activation(x * self.weight) * self.gain + self.bias,
    lambda self, x: core.tanh(x) * self.doubled,
    lambda self, x: x - self.weight * self.bias,
)


class World:
    """A module that a function is of, arguments for it, and random edits of both."""

    def __init__(self, seed: int) -> None:
        self.random, self.module = random.Random(seed), types.ModuleType("world")
        exec(SOURCE, vars(self.module))
        self.function: Callable[..., Any] = self.module.function
        self.x, self.options = core.asarray([[0.1, -0.2, 0.3]]), {"flag": True, "n": 1, "r": 0.5}
        self.edits = [getattr(self, name) for name in sorted(dir(self)) if name.startswith("edit_")]

    def number(self) -> Any:
        return self.random.choice((0.5, 1.0, 2.0, -1.5, 2, 0.25))

    def tensor(self) -> core.Tensor:
        values = np.asarray([self.number() for _ in range(3)], self.random.choice(("f4", "f8")))
        return core.asarray(values).requires_grad_(self.random.random() < 0.25)

    def layer(self) -> Any:
        return self.random.choice((self.module.layer, *self.module.layers))

    def edit_global(self) -> None:
        self.module.scale = self.number()

    def edit_tensor(self) -> None:
        self.module.shift = self.tensor()

    def edit_memory(self) -> None:
        with core.no_grad():
            self.module.shift.multiply_(self.number())
            self.layer().weight.add_(0.125)

    def edit_table(self) -> None:
        self.module.table[self.random.choice(("k", "more"))] = self.number()
        if self.random.random() < 0.3:
            self.module.table.pop("more", None)

    def edit_items(self) -> None:
        items = self.module.items
        if len(items) < 4 and self.random.random() < 0.5:
            items.append(self.number())
        else:
            items[-1] = self.number()
            del items[3:]

    def edit_tuple(self) -> None:
        self.module.chosen = (self.random.choice(FUNCTIONS), self.number())

    def edit_attribute(self) -> None:
        kind = self.random.choice(("bias", "gain", "weight", "mode"))
        values = {"weight": self.tensor, "mode": lambda: self.random.choice("ab")}
        setattr(self.layer(), kind, values.get(kind, self.number)())
        if self.random.random() < 0.5:
            vars(self.layer()).pop("gain", None)

    def edit_missing(self) -> None:
        where = self.random.choice((self.layer(), self.module.Layer, self.module.Other))
        name = self.random.choice(("extra", "late"))
        if name in vars(where) and self.random.random() < 0.7:
            delattr(where, name)
        else:
            setattr(where, name, self.number())

    def edit_class(self) -> None:
        kind = self.random.choice((self.module.Layer, self.module.Other))
        function, factor = self.random.choice(FUNCTIONS), self.number()
        edits = {
            "gain": self.number(),
            "step": self.number(),
            "doubled": property(lambda self: self.gain * factor),
            "activation": staticmethod(function),
            "run": self.random.choice(METHODS),
        }
        name = self.random.choice(list(edits))
        setattr(kind, name, edits[name])

    def edit_class_of_an_object(self) -> None:
        self.layer().__class__ = self.random.choice((self.module.Layer, self.module.Other))

    def edit_layers(self) -> None:
        self.random.shuffle(self.module.layers)

    def edit_callee(self) -> None:
        inner = self.module.inner
        inner.__defaults__ = (self.number(),)
        inner.__kwdefaults__ = {"p": self.number()}
        if self.random.random() < 0.5:
            inner.__code__ = self.random.choice(CODES).__code__

    def edit_closure(self) -> None:
        self.module.set_cell(self.random.choice((self.number(), self.tensor())))

    def edit_function(self) -> None:
        source = SOURCE[SOURCE.index("def function") :].replace("0.25", str(self.number()))
        names: dict[str, Any] = {"core": core}
        exec(source, names)
        self.function.__code__ = names["function"].__code__

    def edit_arguments(self) -> None:
        self.options = {
            "flag": self.random.random() < 0.5, "n": self.random.randrange(3), "r": self.number()
        }  # fmt: skip
        rows = self.random.choice((1, 2, 5))
        self.x = core.asarray(np.linspace(-1, 1, 3 * rows).reshape(rows, 3))
        self.x = core.astype(self.x, self.random.choice((core.float32, core.float64)))

    def edit_core(self) -> None:
        core.cos = self.random.choice(FUNCTIONS)


def plain(result: dict[str, Any]) -> list[Any]:
    tensors = (result["y"], result["sum"])
    return [result["n"], *((t.dtype, t.requires_grad, np.asarray(t.detach())) for t in tensors)]


def agree(is_: list[Any], expected: list[Any]) -> bool:
    pairs = [(a, b) for a, b in zip(is_[1:], expected[1:])]
    return (is_[0], type(is_[0])) == (expected[0], type(expected[0])) and all(
        a[:2] == b[:2] and np.allclose(a[2], b[2], 1e-4, 1e-5, equal_nan=True) for a, b in pairs
    )


class Refused(Exception):
    """Python was to run."""


def refuses(*_: Any) -> None:
    raise Refused


def stale(mutations: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], int]:
    """The edits after which a call gave another result than the function; how many calls entries
    served."""
    build_no_kernels(monkeypatch)
    monkeypatch.setattr(core, "cos", core.cos)  # is restored
    world, wrong, native = World(seed), [], 0
    compiled = core.compile(world.function, options={"back_to_eager": False})
    with core.config.override(recompile_limit=1000):
        for number in range(mutations):
            edit = world.random.choice(world.edits)
            edit()
            expected = plain(world.function(world.x, world.options))
            results = [compiled(world.x, world.options)]
            function, compiled._fn = compiled._fn, refuses
            with contextlib.suppress(Refused):  # unless an entry serves it
                results.append(compiled(world.x, world.options))
            compiled._fn = function
            native += len(results) == 2
            if not all(agree(plain(is_), expected) for is_ in results):
                wrong.append(f"{number}: {edit.__name__}")
    assert compiled.eager is None, compiled.reasons
    return wrong, native


def test_an_edit_is_seen_by_the_next_call(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong, native = stale(10, 1, monkeypatch)
    assert wrong == [] and native == 10, native


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 7))
def test_none_of_500_edits_is_missed(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong, native = stale(100, seed, monkeypatch)
    assert wrong == [] and native >= 50, native
