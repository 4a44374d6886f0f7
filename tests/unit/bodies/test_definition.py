"""`Definition` and `Body`: what they are made of is checked, and a body does not change."""

from __future__ import annotations

from typing import Any

import pytest

import core
from core.bodies.definition import Body, Definition, body_of, definition_of, find_body
from core.operators.definition.body_parts import declares


def test_names_are_checked() -> None:
    wrong: Any = {"build": abs, "runtime_arg": ("k",)}
    with pytest.raises(TypeError, match="runtime_arg"):
        Body(**wrong)
    with pytest.raises(TypeError, match="missing build"):
        Body()
    with pytest.raises(TypeError, match="family"):
        Definition(op=core.add, name="a")


def test_a_body_does_not_change() -> None:
    body = declares(runtime_args=("k",))(lambda b, out, k: None)
    assert body.runtime_args == ("k",) and body.specialization_keys == {}
    with pytest.raises(AttributeError, match="does not change"):
        body.on_cpu = False
    more = declares(on_cpu=False)(body)
    assert (more.runtime_args, more.on_cpu, body.on_cpu) == (("k",), False, True)


def test_operators_without_one() -> None:
    @core.custom_op("test_definition::twice")
    def twice(x: core.Tensor) -> core.Tensor:
        return x + x

    assert find_body(twice) is None and definition_of(twice).jvp is None
    assert definition_of(twice) is twice.definition
    with pytest.raises(LookupError, match="twice has no body"):
        body_of(twice)
    assert find_body(core.add) is definition_of(core.add).body
