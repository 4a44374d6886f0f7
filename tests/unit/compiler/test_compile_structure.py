"""What a compiled function returns, raises and warns is what the function does, to types, structure
and identities: named tuples, dataclasses, subclasses of containers, orders of keys, scalars, notes.
"""

import collections
import dataclasses
import enum
import types
import typing
import warnings

import numpy as np
import pytest
from outcomes import outcome, text

import core
from core._native import captured, fake_like
from core.compiler.capture.pending import PendingGraph
from core.compiler.capture.symint_views import SymIntViews
from core.compiler.graph.graph import Value


class Pair(typing.NamedTuple):
    a: object
    b: object = 1


class Wider(Pair):
    pass


class Items(list):
    pass


class Parts(tuple):
    pass


class Named(dict):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.extra = 5


@dataclasses.dataclass
class Record:
    a: object
    b: object = dataclasses.field(init=False, default=None)

    def __post_init__(self):
        self.b = self.a


@dataclasses.dataclass(slots=True)
class Slots:
    a: object


class Color(enum.Enum):
    RED = 1


class Text(str):
    __slots__ = ()


class Failed(Exception):
    def __init__(self, x):
        super().__init__("failed")
        self.x = x


def ordered(x):
    made = collections.OrderedDict()
    made["b"], made["a"] = x * 2, x
    made.move_to_end("b")
    return made


def grouped(x):
    made = collections.defaultdict(list)
    made["b"].append(x * 2)
    made["a"].append(1)
    return made


def twice(x):
    y = x * 2
    return y, y, [y]


def one_list_twice(x):
    made = [x * 2]
    return {"a": made, "b": made}


def raises_own(x):
    raise Failed(x * 2)


def raises_with_a_note(x):
    error = KeyError(x.shape)
    error.add_note(f"of {x.shape[0]}")
    raise error


def raises_from_another(x):
    try:
        core.ones(3) @ core.ones(4)
    except Exception as error:
        error.add_note("inner")
        raise ValueError("outer") from error


def raises_while_another_is_handled(x):
    try:
        raise ValueError(x.shape[0])
    except ValueError:
        raise TypeError(2)  # noqa: B904


def raises_several(x):
    raise ExceptionGroup("several", [ValueError(x.shape), KeyError(x.shape[0])])


def asserts(x):
    assert x.shape[0] == 99, f"of shape {x.shape}"
    return x


def warns(x):
    warnings.warn(f"of shape {x.shape}", stacklevel=1)
    return x * 2


def generates(x):
    yield x * 2
    yield x.shape


RETURNS = {
    "a named tuple": lambda x: Pair(x * 2),
    "a nest of named tuples": lambda x: Pair(x * 2, Pair(1, x)),
    "a subclass of a named tuple": lambda x: Wider(x * 2, 3),
    "a subclass of list": lambda x: Items([x * 2]),
    "a subclass of tuple": lambda x: Parts((x * 2, 1)),
    "a subclass of dict": lambda x: Named(a=x * 2),
    "a dataclass": lambda x: Record(x * 2),
    "a dataclass with slots": lambda x: Slots(x * 2),
    "a namespace": lambda x: types.SimpleNamespace(a=x * 2, n=x.shape[0]),
    "a deque": lambda x: collections.deque([x * 2, 1], maxlen=3),
    "a counter": lambda x: collections.Counter("aab"),
    "an enum": lambda x: (Color.RED, {Color.RED: x * 2}),
    "a subclass of str": lambda x: (Text("a"), {Text("k"): x * 2}),
    "keys that are equal": lambda x: dict(zip([1, True, 1.0, None], [x, 2, 3, 4])),
    "an order of keys": lambda x: {"b": x * 2, "a": x},
    "bools": lambda x: (True, x.ndim == 2, x.is_contiguous, not x.shape),
    "scalars of NumPy": lambda x: (np.float32(3.5), np.int64(2), np.bool_(True), x * 2),
    "numbers read": lambda x: (x.sum().item(), float(x.sum()), int(x.sum()), bool(x.sum() > 0)),
    "numbers": lambda x: (1 + 2j, float("nan"), -0.0, 10**30, x * 2),
    "none": lambda x: None,
    "nones": lambda x: (None, [None], {"a": None}, x * 2),
    "empty containers": lambda x: ((), [], {}, set(), x * 2),
    "dtypes": lambda x: (x.dtype, x.device, x.dtype.name, core.finfo(x.dtype), x * 2),
    "functions": lambda x: (core.add, len, x * 2),
    "several results": lambda x: (core.topk(x, 2), core.meshgrid(x[0], x[1])),
    "sizes by data": lambda x: (core.unique_counts(x), core.nonzero(x), x * 2),
    "decompositions": lambda x: (core.linalg.qr(x), core.linalg.svd(x)._fields),
    "lists of views": lambda x: (core.unstack(x), core.broadcast_arrays(x, x[:1])),
    "an iterator": lambda x: (iter([x, 1]), zip([1], [x])),
    "views of a dict": lambda x: list({"a": x}.items()),
    "errors": lambda x: (ValueError(x.shape[0]), x * 2),
    "aliases": lambda x: (x, x * 1, x[:]),
}  # fmt: skip
FUNCTIONS = [ordered, grouped, twice, one_list_twice, raises_own, raises_with_a_note,
             raises_from_another, raises_while_another_is_handled, raises_several, asserts, warns,
             generates]  # fmt: skip
EVERY = {**RETURNS, **{fn.__name__: fn for fn in FUNCTIONS}}


def whole(out):
    """A value or an error with what it was raised from, to the types."""
    if not isinstance(out, BaseException):
        return text(out)
    inner = [whole(e) for e in getattr(out, "exceptions", ())]
    context = [e if e is None else whole(e) for e in (out.__cause__, out.__context__)]
    return text(out), inner, context, out.__suppress_context__


def identities(out, x):
    """Which parts of a result are one object, and which are the argument."""
    numbers = {id(x): "the argument"}

    def walk(part):
        is_object = isinstance(part, (list, dict, core.Tensor))
        name = numbers.setdefault(id(part), len(numbers)) if is_object else None
        parts = part.values() if isinstance(part, dict) else part
        inner = [walk(p) for p in parts] if isinstance(part, (tuple, list, dict)) else []
        return name, inner

    return walk(out)


def called(fn, x):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        out = outcome(fn, x)
    same = identities(out, x)
    return whole(out), same, [(w.category, str(w.message)) for w in caught]


@pytest.mark.parametrize("dynamic", [None, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", EVERY)
def test_types_structure_and_errors_are_those_of_the_function(name, dynamic):
    fn = EVERY[name]
    for grad in (False, True):
        compiled = core.compile(fn, dynamic=dynamic)
        for rows in (3, 5, 3, 4):
            numbers = np.arange(4 * rows, dtype="float32").reshape(rows, 4) / 7
            a, b = (core.asarray(numbers.copy()).requires_grad_(grad) for _ in range(2))
            if not (grad and name in ("a namespace", "decompositions")):  # text shows the history
                assert called(compiled, b) == called(fn, a)


def test_what_a_graph_returns_is_in_the_order_of_its_calls() -> None:
    """Also where a tensor is the object that another one was before."""
    pending = PendingGraph(SymIntViews(()))
    values = [Value(fake_like(core.ones(number + 1))) for number in range(3)]
    first, second = (captured(value.fake, False) for value in values[:2])
    pending.hand_out(first, values[0])
    pending.hand_out(second, values[1])
    place, others = id(first), []
    del first
    while id(third := captured(values[2].fake, False)) != place:
        others.append(third)
        assert len(others) < 10_000
    pending.hand_out(third, values[2])
    assert [value for _, value in pending.held()] == values[1:]
