"""Guards are complete: whatever a compiled function can read is changed, and the result follows."""

import dataclasses
import functools
import gc
import threading
import types
import weakref
from collections import namedtuple

import numpy as np
import pytest

import core
from core.errors import ArgumentError

SCALE = 2.0
NUMBERS = [1.0, 2.0]
TABLE = {"a": 1.0, 2: 3.0}
PAIR = (1.0, core.ones(3))
WEIGHT = core.ones(3)
MODULE = types.ModuleType("settings")
MODULE.scale = 2.0
Point = namedtuple("Point", "x y")


class Config:
    scale = 2.0


class Linear:
    factor = 1.0

    def __init__(self, value):
        self.weight = core.full((3,), value)
        self.table = {"bias": 1.0}
        self.on = True

    @property
    def gain(self):
        return 2.0 * self.factor

    @staticmethod
    def shift(x):
        return x + 1

    @classmethod
    def scaled(cls, x):
        return x * cls.factor

    def __call__(self, x):
        x = self.scaled(self.shift(x * self.weight)) + self.table["bias"]
        return x * self.gain if self.on else x


class Slotted:
    __slots__ = ("scale",)


class Model:
    def __init__(self):
        self.layers = [Linear(1.0), Linear(2.0)]
        self.activation = core.sin
        self.name = "model"
        self.slotted = Slotted()
        self.slotted.scale = 1.5

    def __call__(self, x):
        for layer in self.layers:
            x = self.activation(layer(x))
        return x * len(self.name) * self.slotted.scale


def vector(*numbers):
    return core.asarray(np.asarray(numbers or (1.0, 2.0, 3.0), dtype=np.float32))


def helper(x):
    return x * 3


def is_same(got, want):
    return got.dtype == want.dtype and got.device == want.device and got.tolist() == want.tolist()


def follows(fn, change, back=None, args=None):
    """A change is followed at once, and a second call after it runs no Python."""
    arguments = (vector(),) if args is None else args
    compiled = core.compile(fn)
    for _ in range(2):
        assert is_same(compiled(*arguments), fn(*arguments))
    assert len(compiled.entries) == 1, compiled.reasons
    before = fn(*arguments)
    change()
    try:
        want = fn(*arguments)
        assert not is_same(want, before), "the change changes nothing"
        for _ in range(2):
            assert is_same(compiled(*arguments), want)
        assert not compiled.reasons
    finally:
        if back is not None:
            back()
    if back is not None:
        assert is_same(compiled(*arguments), before)
    return compiled


# ---- names -------------------------------------------------------------------------------------
GLOBALS = [
    ("SCALE", 5.0, lambda x: x * SCALE),
    ("SCALE", 2, lambda x: x.astype(core.int64) * SCALE),
    ("NUMBERS", [1.0], lambda x: x * len(NUMBERS)),
    ("TABLE", {"a": 7.0}, lambda x: x * TABLE["a"]),
    ("PAIR", (2.0, vector()), lambda x: x * PAIR[0] + PAIR[1]),
    ("WEIGHT", vector(), lambda x: x * WEIGHT),
    ("WEIGHT", core.ones((2, 3)), lambda x: x * WEIGHT),
    ("WEIGHT", 3, lambda x: x * WEIGHT),
    ("helper", lambda x: x - 1, lambda x: helper(x)),
    ("len", lambda x: 7, lambda x: x * len(NUMBERS)),
]


@pytest.mark.parametrize(("name", "value", "fn"), GLOBALS, ids=range(len(GLOBALS)))
def test_globals(name, value, fn, monkeypatch):
    follows(fn, lambda: monkeypatch.setitem(globals(), name, value), monkeypatch.undo)


def test_items_of_global_containers(monkeypatch):
    follows(
        lambda x: x * sum(NUMBERS) + len(NUMBERS),
        lambda: NUMBERS.append(4.0),
        lambda: NUMBERS.pop(),
    )
    change, back = (lambda n=n: NUMBERS.__setitem__(0, n) for n in (5.0, 1.0))
    follows(lambda x: x * sum(NUMBERS), change, back)
    follows(lambda x: x * TABLE[2], lambda: monkeypatch.setitem(TABLE, 2, 5.0), monkeypatch.undo)
    table = {"a": 1.0, "b": 2.0}

    def reorder():
        table["a"] = table.pop("a")

    follows(lambda x: x * [*table.values()][0], reorder)  # noqa: RUF015


def test_attributes_of_modules_and_classes(monkeypatch):
    settings = {"monkeypatch": monkeypatch}
    assert settings
    follows(
        lambda x: x * MODULE.scale,
        lambda: monkeypatch.setattr(MODULE, "scale", 4.0),
        monkeypatch.undo,
    )
    follows(lambda x: x * np.pi, lambda: monkeypatch.setattr(np, "pi", 3.0), monkeypatch.undo)
    follows(lambda x: core.sin(x), lambda: monkeypatch.setattr(core, "sin", core.cos))
    monkeypatch.undo()
    follows(
        lambda x: x * Config.scale,
        lambda: monkeypatch.setattr(Config, "scale", 4.0),
        monkeypatch.undo,
    )


def test_cells():
    scale, weight = 2.0, vector()

    def change():
        nonlocal scale, weight
        scale, weight = 5.0, vector(1.0, 0.0, 1.0)

    follows(lambda x: x * scale + weight, change)


def test_defaults_and_code():
    def fn(x, k=2.0, *, bias=1.0):
        return x * k + bias

    follows(fn, lambda: setattr(fn, "__defaults__", (4.0,)))
    follows(fn, lambda: fn.__kwdefaults__.update(bias=3.0))
    follows(fn, lambda: setattr(fn, "__kwdefaults__", {"bias": 9.0}))
    follows(fn, lambda: setattr(fn, "__code__", (lambda x, k=2.0, *, bias=1.0: x - k).__code__))


# ---- objects -----------------------------------------------------------------------------------
CHANGES = {
    "tensor": lambda m: setattr(m.layers[0], "weight", vector(-9, -9, 0.3)),
    "shape": lambda m: setattr(m.layers[0], "weight", core.full((2, 3), 0.5)),
    "number": lambda m: setattr(m.slotted, "scale", 3.0),
    "bool": lambda m: setattr(m.layers[1], "on", False),
    "string": lambda m: setattr(m, "name", "m"),
    "function": lambda m: setattr(m, "activation", core.tanh),
    "item": lambda m: m.layers[0].table.update(bias=-1.25),
    "list shorter": lambda m: m.layers.pop(),
    "list changed": lambda m: m.layers.__setitem__(0, Linear(-0.5)),
    "list replaced": lambda m: setattr(m, "layers", [Linear(0.5)]),
    "shadows the class": lambda m: setattr(m.layers[0], "factor", 0.5),
    "shadows a method": lambda m: setattr(m.layers[0], "shift", lambda x: x - 1),
    "class": lambda m: setattr(m.layers[0], "__class__", type("Other", (Linear,), {"factor": -3})),
    "dict": lambda m: setattr(m.layers[0], "__dict__", {**vars(m.layers[0]), "on": False}),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_an_object_holds(name):
    model = Model()
    follows(model, lambda: CHANGES[name](model), args=(vector(0.1, 0.2, 0.3),))


CLASS_CHANGES = {
    "factor": 3.0,
    "gain": property(lambda self: 5.0),
    "shift": staticmethod(lambda x: x * 2),
    "scaled": classmethod(lambda cls, x: x * 0.5),
    "__call__": lambda self, x: x,
}


@pytest.mark.parametrize("name", CLASS_CHANGES)
def test_what_a_class_defines(name, monkeypatch):
    model = Model()
    change = lambda: monkeypatch.setattr(Linear, name, CLASS_CHANGES[name])  # noqa: E731
    follows(model, change, monkeypatch.undo, args=(vector(0.1, 0.2, 0.3),))


def test_weights_that_are_assigned_are_inputs():
    model = Linear(1.0)
    compiled = core.compile(model)
    for k in range(4):
        model.weight = core.full((3,), float(k))
        assert compiled(vector()).tolist() == model(vector()).tolist()
    assert len(compiled.entries) == 1
    model.weight.add_(1)
    assert compiled(vector()).tolist() == model(vector()).tolist()


def test_tied_weights():
    a, b = Linear(1.0), Linear(2.0)
    compiled = core.compile(lambda x: a(x) + b(x))
    compiled(vector())
    b.weight = a.weight
    assert compiled(vector()).tolist() == (a(vector()) + b(vector())).tolist()


def test_objects_as_arguments_and_bound_methods():
    model = Linear(1.0)
    compiled = core.compile(lambda m, x: m(x))
    for _ in range(2):
        assert compiled(model, vector()).tolist() == model(vector()).tolist()
    assert not compiled.reasons
    other = Linear(3.0)
    assert compiled(other, vector()).tolist() == other(vector()).tolist()
    follows(model.__call__, lambda: setattr(model, "on", False))


def test_objects_that_are_new_every_time_are_not_kept():
    compiled = core.compile(lambda m, x: m(x))
    for k in range(20):
        model = Linear(float(k))
        assert compiled(model, vector()).tolist() == model(vector()).tolist()
    assert len(compiled.entries) < 12
    assert "other objects" in "; ".join(compiled.reasons)


# ---- arguments ---------------------------------------------------------------------------------
ARGUMENTS = [
    2, 2.0, True, 0.0, -0.0, float("nan"), 1 + 2j, complex(0.0, -0.0), complex(-0.0, 0.0), 10**400,
    "a", b"a", None, ..., range(3), range(0, 6, 2), slice(1, 2), slice(None, 2), core.float32,
    core.device("cpu"), (1, 2), [1, 2], {"a": 1}, {"b": 1}, {1: 1}, {True: 1}, (), [], {},
]  # fmt: skip


def test_arguments_by_type_and_value():
    seen = []

    def fn(x, k):
        return x + 1, repr(k)

    compiled = core.compile(fn)
    for _ in range(2):
        for k in ARGUMENTS:
            if k != 10**400:
                assert compiled(vector(), k)[1] == repr(k)
            seen.append(k)
    assert len(compiled.entries) == len(ARGUMENTS) - 1, compiled.reasons


def test_square_tensors_in_another_layout():
    """Values alone would not tell a plan of the other layout."""
    x = core.asarray(np.arange(9.0, dtype=np.float32).reshape(3, 3))
    for fn in (lambda x: core.flatten(x), lambda x: core.exp(x) * 2):
        compiled = core.compile(fn)
        for _ in range(2):
            for tensor in (x, x.T):
                out, expected = compiled(tensor), fn(tensor)
                assert out.tolist() == expected.tolist() and out.strides == expected.strides
        assert len(compiled.entries) == 2


def test_tensors_by_all_that_a_kernel_may_depend_on():
    x = core.asarray(np.arange(12.0, dtype=np.float32).reshape(3, 4))
    compiled = core.compile(lambda x: x * 2)
    kinds = [x, x.T, x[:, ::2], x[0], x[:1], x.astype(core.float64), x.astype(core.int8), x[::-1]]
    for _ in range(2):
        for kind in kinds:
            assert is_same(compiled(kind), kind * 2)
    assert len(compiled.entries) == len(kinds)


def test_keywords_positions_and_identities():
    compiled = core.compile(lambda a, b=None, **more: a * 2 + (0 if b is None else b) + len(more))
    x, y = vector(), vector(4, 5, 6)
    calls = [
        lambda f: f(x),
        lambda f: f(x, y),
        lambda f: f(x, x),
        lambda f: f(a=x, b=y),
        lambda f: f(b=y, a=x),
        lambda f: f(x, b=y),
        lambda f: f(x, b=y, c=1),
        lambda f: f(x, b=y, d=1),
    ]
    for _ in range(2):
        for call in calls:
            want = call(compiled._fn)
            assert call(compiled).tolist() == want.tolist()
    assert len(compiled.entries) == len(calls)


def test_many_arguments_of_which_some_are_one():
    compiled = core.compile(lambda *xs: sum(xs[1:], xs[0]))
    many = [vector(float(k)) for k in range(40)]
    other = [*many[:20], many[3], *many[21:]]
    for _ in range(2):
        for xs in (many, other):
            assert compiled(*xs).tolist() == core.stack(xs).sum(axis=0).tolist()
    assert len(compiled.entries) == 2


# ---- the state of a thread ---------------------------------------------------------------------
def test_grad_mode_autocast_and_the_default_device():
    weight = vector().requires_grad_()
    compiled = core.compile(lambda x: x * weight)
    with core.no_grad():
        assert not compiled(vector()).requires_grad
    assert compiled(vector()).requires_grad
    with core.no_grad():
        assert not compiled(vector()).requires_grad
    compiled = core.compile(lambda x: x @ x)
    matrix = core.ones((2, 2))
    for dtype in (core.bfloat16, core.float16, core.bfloat16):
        with core.autocast("cpu", dtype=dtype):
            assert compiled(matrix).dtype is dtype
        assert compiled(matrix).dtype is core.float32
    with core.autocast("cpu", enabled=False):
        assert compiled(matrix).dtype is core.float32


def test_the_default_device():
    compiled = core.compile(lambda x: core.zeros(3))
    before = len(compiled.entries)
    compiled(vector())
    with core.device("cpu", 0):
        compiled(vector())
    assert len(compiled.entries) == before + 1  # the same device


def test_the_number_of_threads():
    x = core.ones(100_000)
    compiled = core.compile(lambda x: core.exp(x) * 2)
    want = compiled(x).tolist()
    before = core.get_num_threads()
    try:
        for n in (1, 2):
            core.set_num_threads(n)
            assert compiled(x).tolist() == want
    finally:
        core.set_num_threads(before)


# ---- what is not pure --------------------------------------------------------------------------
class Getter:
    def __init__(self):
        self.parts = {"scale": 2.0}

    def __getattr__(self, name):
        if name in ("parts", "scale"):
            return self.parts[name]
        raise AttributeError(name)

    def __call__(self, x):
        return x * self.scale


class Everything:
    def __getattribute__(self, name):
        return 2.0


class Computed:
    @functools.cached_property
    def scale(self):
        return 2.0

    def __call__(self, x):
        return x * self.scale


@dataclasses.dataclass
class Data:
    scale: float = 2.0

    def __call__(self, x):
        return x * self.scale


class Adds:
    def __init__(self):
        self.calls = 0

    def __add__(self, x):
        self.calls += 1
        return x + 1


def test_objects_that_look_attributes_up_themselves():
    for model in (Getter(), Computed(), Data()):
        compiled = core.compile(model)
        for _ in range(3):
            assert compiled(vector()).tolist() == [2.0, 4.0, 6.0]
    getter = Getter()
    follows(getter, lambda: getter.parts.update(scale=5.0))
    everything = Everything()
    compiled = core.compile(lambda x: x * everything.scale)
    compiled(vector())
    assert "__getattribute__" in compiled.reasons[0]


def test_operators_of_objects_have_their_effects():
    adds = Adds()
    compiled = core.compile(lambda x: adds + x)
    for n in range(1, 4):
        compiled(vector())
        assert adds.calls == n


def test_a_list_that_is_read_and_extended():
    items = [1.0]

    def fn(x):
        mine = items
        mine += [2.0]
        return x * len(mine)

    compiled = core.compile(fn)
    assert [compiled(vector(1)).tolist() for _ in range(3)] == [[2.0], [3.0], [4.0]]


def test_lists_that_the_function_makes_may_change():
    def fn(x):
        made = []
        for k in range(3):
            made.append(x * k)  # noqa: PERF401
        return core.stack(made)

    compiled = core.compile(fn)
    for _ in range(2):
        assert is_same(compiled(vector()), fn(vector()))
    assert not compiled.reasons

    def given(x, made):
        made.append(x)
        return x * len(made)

    compiled, made = core.compile(given), []
    for n in range(1, 4):
        assert compiled(vector(1), made).tolist() == [n]


def test_items_that_are_assigned_of_what_is_given():
    def fn(xs):
        xs[0] = xs[0] + 1
        return xs[0] * 2

    compiled = core.compile(fn)
    xs = [vector(1)]
    assert [compiled(xs).tolist() for _ in range(3)] == [[4.0], [6.0], [8.0]]


# ---- the signature -----------------------------------------------------------------------------
def test_what_compile_does_not_know_is_refused():
    for wrong in ({"mode": "fast"}, {"options": {"most": 1}}, {"dynamic": 1}, {"options": 3}):
        with pytest.raises(ArgumentError) as raised:
            core.compile(lambda x: x, **wrong)
        assert raised.value.exists
    with pytest.raises(ArgumentError, match="most_entries"):
        core.compile(lambda x: x, options={"most_entries": 0})


def test_as_many_entries_are_kept_as_wanted():
    options = {"most_entries": 3}
    compiled = core.compile(lambda x, k: x * len("a" * k), options=options, mode="max-autotune")
    for k in range(8):
        compiled(vector(), k)
    assert len(compiled.entries) == 3


def test_why_a_function_is_captured_again(monkeypatch):
    compiled = core.compile(lambda x: x * SCALE)
    compiled(vector())
    compiled(vector(1, 2))
    monkeypatch.setitem(globals(), "SCALE", 4.0)
    compiled(vector(1, 2))
    with core.no_grad():
        compiled(vector(1, 2))
    first, second, third = compiled.recompilations
    assert first == "argument 0 is float32(2,) on cpu, not float32(3,) on cpu"
    assert second == "SCALE has changed"
    assert "thread" in third


def test_why_names_all_that_is_guarded_of_a_tensor():
    def why(x, then):
        compiled = core.compile(lambda x: x * 2)
        compiled(x)
        compiled(then)
        return compiled.recompilations[0]

    x, of_compat = core.ones((3, 3)), core.compat.torch.ones((3, 3))
    recorded = core.ones((3, 3))
    recorded.requires_grad = True
    plain = "float32(3, 3) on cpu"
    strided = "float32(3, 3) with strides (1, 3) on cpu"
    assert why(x, x.T) == f"argument 0 is {strided}, not {plain}"
    assert why(x.T, x) == f"argument 0 is {plain}, not {strided}"
    assert why(x, recorded) == f"argument 0 is {plain} that requires gradients, not {plain}"
    assert why(x, of_compat) == f"argument 0 is core.compat.torch.Tensor {plain}, not {plain}"


# ---- hostile and busy --------------------------------------------------------------------------
def test_nothing_is_kept_alive_by_a_function_that_is_gone():
    model = Model()
    compiled = core.compile(model)
    compiled(vector())
    model.compiled = compiled
    watcher = weakref.ref(model)
    del model, compiled
    gc.collect()
    assert watcher() is None


class Key:
    def __hash__(self):
        return hash("SCALE")

    def __eq__(self, other):
        raise RuntimeError("compared")


def test_a_dict_of_names_with_keys_that_raise():
    scope = {Key(): 1, "core": core}
    exec("def fn(x):\n    return x * SCALE", scope)
    scope["fn"].__globals__["__builtins__"]["SCALE"] = 2.0
    compiled = core.compile(scope["fn"])
    try:
        for _ in range(3):
            with pytest.raises(RuntimeError, match="compared"):
                compiled(vector())
    finally:
        del scope["fn"].__globals__["__builtins__"]["SCALE"]


def test_entries_that_are_replaced_during_a_call():
    calls = []

    @core.custom_op("compile_guards::clears", device_types="cpu")
    def clears(x: core.Tensor) -> core.Tensor:
        calls.append(1)
        compiled.entries = ()
        gc.collect()
        return core.asarray(np.asarray(x) + 1)

    clears.register_fake(core.empty_like)
    compiled = core.compile(lambda x: (clears(x) * 2, [x, {"a": x}]))
    for _ in range(5):
        out = compiled(vector(1))
        assert out[0].tolist() == [4.0]
    assert len(calls) == 5


def test_threads_call_and_change():
    model, stop = Linear(1.0), threading.Event()
    compiled = core.compile(lambda x: x * model.factor + 1)
    wrong = []

    def call():
        while not stop.is_set():
            if compiled(vector(1)).tolist()[0] not in (2.0, 3.0):
                wrong.append(1)

    threads = [threading.Thread(target=call) for _ in range(3)]
    for thread in threads:
        thread.start()
    for k in range(200):
        model.factor = 1.0 + k % 2
    stop.set()
    for thread in threads:
        thread.join()
    assert not wrong


def test_a_warm_call_runs_no_python_and_leaks_nothing():
    compiled = core.compile(Model())
    x = vector()
    compiled(x)
    before = core._native.live_storages()
    for _ in range(100):
        compiled(x)
    assert core._native.live_storages() == before


# ---- how calls are recorded --------------------------------------------------------------------
def test_saved_tensors_hooks_are_asked_of_a_function_that_was_compiled_without_them():
    compiled, packed = core.compile(lambda x: (x.sin() * x).sum()), []
    x = core.ones(3).requires_grad_()
    for hooked in (False, False, True, True, False):
        packed.clear()
        if hooked:
            with core.autograd.saved_tensors_hooks(lambda t: packed.append(1) or t, lambda t: t):
                compiled(x).backward()
        else:
            compiled(x).backward()
        assert bool(packed) == hooked


def test_detect_anomaly_sees_into_a_function_that_was_compiled_without_it():
    compiled = core.compile(lambda x: (x.sqrt() * 0).sum())
    x = core.zeros(3).requires_grad_()
    for _ in range(2):
        compiled(x).backward()
    with core.autograd.detect_anomaly(), pytest.raises(core.errors.AutogradError, match="sqrt"):
        compiled(x).backward()


def test_a_finalizer_that_empties_an_argument_while_it_is_looked_at(run_python):
    """Guards allocate for a dataclass's fields, and a collection may begin."""
    run_python("""
import dataclasses, gc
import core
@dataclasses.dataclass
class Part:
    w: object
total = core.compile(lambda parts: parts[0].w + parts[1].w + parts[2].w)
x = core.asarray([1.0, 2.0])
for _ in range(4):
    total([Part(x) for _ in range(3)])
class Emptying:
    def __init__(self, items):
        self.items, self.itself = items, self
    def __del__(self):
        self.items.clear()
for k in range(1, 30):
    gc.disable(), gc.collect()
    parts = [Part(x) for _ in range(3)]
    Emptying(parts)
    gc.set_threshold(gc.get_count()[0] + k, 1000, 1000)
    gc.enable()
    try:
        assert total(parts).tolist() == [3.0, 6.0]
    except IndexError:  # of the function itself
        pass
""")
