"""Plans as text and back: JSON, with a tag for each kind of constant that JSON has no word for."""

import json
from dataclasses import asdict
from functools import lru_cache
from typing import Any, TypeAlias

from core._native import device, dtype
from core.errors import ArgumentError, type_text
from core.interop.plan import TENSOR, Constant, Listed, Plan, Slot, Step

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


@lru_cache(maxsize=4096)
def to_text(plan: Plan) -> str:
    """The text of a plan; equal plans have equal texts."""
    steps = [{k: v for k, v in asdict(step).items() if v} for step in plan.steps]
    whole = {"op": plan.op, "slots": [_slot_out(s) for s in plan.slots], "steps": steps}
    return json.dumps(whole, separators=(",", ":"))


@lru_cache(maxsize=4096)
def from_text(text: str) -> Plan:
    """The plan that `to_text` wrote."""
    whole = json.loads(text)
    slots = tuple(_slot_in(s) for s in whole["slots"])
    return Plan(whole["op"], slots, tuple(_step_in(step) for step in whole["steps"]))


def _step_in(fields: dict[str, Any]) -> Step:
    arguments: Any = {k: tuple(v) if isinstance(v, list) else v for k, v in fields.items()}
    return Step(**arguments)


def _slot_out(slot: Slot) -> str | dict[str, Any]:
    if isinstance(slot, Listed):
        return {"list": slot.marks}
    return {"value": _constant_out(slot.value)} if isinstance(slot, Constant) else slot


def _slot_in(slot: str | dict[str, Any]) -> Slot:
    if isinstance(slot, str):
        return TENSOR
    if "list" in slot:
        return Listed(tuple(slot["list"]))
    return Constant(_constant_in(slot["value"]))


def _constant_out(value: Any) -> Json:
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, tuple):
        return [_constant_out(v) for v in value]
    if isinstance(value, complex):
        return {"complex": [value.real, value.imag]}
    if isinstance(value, (dtype, device)):
        return {type(value).__name__.rpartition(".")[2]: str(value)}
    raise ArgumentError(
        what=f"an argument is {type_text(value)}, which a graph cannot hold",
        why="a graph keeps an operator's arguments that are not tensors as text",
        exists="None, bool, int, float, complex, str, core.dtype, core.device, lists of these",
        fix="pass one of these",
    )


_TAGS: dict[str, Any] = {
    "complex": lambda parts: complex(*parts),
    "dtype": dtype,
    "device": device,
}


def _constant_in(value: Json) -> Any:
    if isinstance(value, list):
        return tuple(_constant_in(v) for v in value)
    if isinstance(value, dict):
        ((tag, inner),) = value.items()
        return _TAGS[tag](inner)
    return value
