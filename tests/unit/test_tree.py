"""Nests of values: taken apart, rebuilt, matched by name; through core.func."""

import dataclasses
from collections import OrderedDict, defaultdict
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from core import func
from core.errors import ArgumentError, RegistrationError
from core.pytree import broadcast_prefix, flatten, match, tree_map, unflatten


class Point(NamedTuple):
    x: Any
    y: Any


@dataclasses.dataclass(frozen=True)
class Layer:
    weight: Any
    bias: Any = None
    made: Any = dataclasses.field(init=False, default=None)

    def __post_init__(self) -> None:
        object.__setattr__(self, "made", "by __init__")


class Line:
    def __init__(self, slope: Any, offset: Any) -> None:
        self.slope, self.offset = slope, offset

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and vars(self) == vars(other)


func.register_pytree_node(Line, lambda a: ((a.slope, a.offset), "line"), lambda c, _: Line(*c))

nests = st.recursive(
    st.integers() | st.none() | st.text(max_size=3),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.lists(inner, max_size=3).map(tuple),
        st.dictionaries(st.text(max_size=3), inner, max_size=3),
        st.builds(Point, inner, inner),
        st.builds(Layer, inner, inner),
        st.builds(Line, inner, inner),
    ),
    max_leaves=12,
)


@given(nests)
def test_a_nest_is_rebuilt_as_it_was(tree):
    leaves, spec = flatten(tree)
    again = unflatten(leaves, spec)
    assert again == tree and type(again) is type(tree)
    assert len(leaves) == spec.num_leaves == len(spec.paths())
    assert flatten(again)[1] == spec and hash(flatten(again)[1]) == hash(spec)
    assert match(tree, spec, "tree") == leaves
    assert broadcast_prefix(7, spec, "tree") == [7] * len(leaves)


def test_kinds_of_dicts_stay_what_they_are():
    counts = defaultdict(list, a=1)
    for tree in (OrderedDict(b=1, a=2), counts, {}, (), [()]):
        again = tree_map(lambda leaf: leaf, tree)
        assert again == tree and type(again) is type(tree)
    assert tree_map(lambda leaf: leaf, counts)["missing"] == []


def test_specs_print_as_what_they_describe():
    tree = ({"w": [1, 2], "p": Point(3, Layer(4))}, Line(5, 6), (7,))
    spec = flatten(tree)[1]
    assert (
        repr(spec)
        == "({'w': [*, *], 'p': Point(x=*, y=Layer(weight=*, bias=*, made=*))}, Line(*, *), (*,))"
    )
    assert spec.paths("t")[:4] == [
        "t[0]['w'][0]",
        "t[0]['w'][1]",
        "t[0]['p'].x",
        "t[0]['p'].y.weight",
    ]
    assert spec != flatten(({"w": [1, 2]}, Line(5, 6), (7,)))[1]


def test_dicts_are_matched_by_key_and_never_by_position():
    spec = flatten({"a": 1, "b": (2, 3)})[1]
    assert match({"b": [20, 30], "a": 10}, spec, "tangents") == [10, 20, 30]
    assert flatten({"b": (2, 3), "a": 1})[1] == spec
    assert tree_map(lambda a, b: a - b, {"x": 5, "y": 7}, {"y": 1, "x": 2}) == {"x": 3, "y": 6}
    assert broadcast_prefix({"b": 1, "a": None}, spec, "in_dims") == [None, 1, 1]


@pytest.mark.parametrize(
    "tree", [{"a": 1}, {"a": 1, "c": (2, 3)}, {"a": 1, "b": 2}, {"a": 1, "b": (1, 2, 3)}, [1, 2], 5]
)
def test_nests_that_differ_are_refused_by_place(tree):
    with pytest.raises(ArgumentError, match="tangents"):
        match(tree, flatten({"a": 1, "b": (2, 3)})[1], "tangents")


def test_bad_nodes_are_refused():
    with pytest.raises(ArgumentError, match="3 leaves do not make a nest of 2"):
        unflatten([1, 2, 3], flatten((1, 2))[1])
    with pytest.raises(RegistrationError, match="Line is registered"):
        func.register_pytree_node(Line, lambda a: ((), None), lambda c, _: Line(0, 0))
    with pytest.raises(ArgumentError, match="a class and two functions"):
        func.register_pytree_node("Line", len, len)


def test_core_func_differentiates_nests():
    x = core.asarray([1.0, 2.0])
    layer = Layer(x, {"shift": core.asarray(3.0)})
    slope = func.grad(lambda p: (p.weight * p.weight + p.bias["shift"]).sum())(layer)
    assert type(slope) is Layer
    assert slope.weight.tolist() == [2.0, 4.0] and float(slope.bias["shift"]) == 2.0
    line = func.grad(lambda p: (p.slope * x + p.offset).sum())(Line(x, x))
    assert line.slope.tolist() == [1.0, 2.0] and line.offset.tolist() == [1.0, 1.0]
