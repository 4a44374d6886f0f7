"""Binds the arguments of a call to the schema's parameters, for rules written in Python.

Derivative and batching rules name the arguments they need; this is where names meet values.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.errors import SchemaError
from core.schema import parameters, schema_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from core._native import Operator
    from core.schema import Parameter


def invoke(op: Operator, values: Sequence[Any]) -> Any:
    """Calls op with values that are in the schema's order."""
    return call_positional(op, op, values)


def tensor_arguments(op: Operator, values: Sequence[Any]) -> list[tuple[Parameter, Any]]:
    """(parameter, value) of every argument where the schema allows tensors."""
    return [(p, v) for p, v in zip(parameters(op), values) if p.is_tensor]


def tensor_slots(op: Operator, values: Sequence[Any]) -> list[Any]:
    """The tensor arguments, lists flattened: one entry for each edge of a node."""
    slots: list[Any] = []
    for _, value in tensor_arguments(op, values):
        slots.extend(value if isinstance(value, (list, tuple)) else (value,))
    return slots


def map_tensors(fn: Callable[[Tensor], Any], values: Iterable[Any]) -> list[Any]:
    """values with fn applied to each tensor, also inside lists."""

    def one(value: Any) -> Any:
        if isinstance(value, Tensor):
            return fn(value)
        if isinstance(value, (list, tuple)) and any(isinstance(v, Tensor) for v in value):
            return [fn(v) if isinstance(v, Tensor) else v for v in value]
        return value

    return [one(value) for value in values]


def flat_tensors(values: Iterable[Any]) -> list[Any]:
    """Every tensor among values, lists opened."""
    tensors: list[Any] = []
    map_tensors(tensors.append, values)
    return tensors


def wanted_names(rule: Callable[..., Any], op: Operator) -> tuple[Any, ...]:
    """The inputs of a derivative rule: its parameters' names, or the `names` that it lists."""
    listed = getattr(rule, "names", None)
    if isinstance(listed, tuple):
        return listed
    code = getattr(rule, "__code__", None)
    if code is None:
        raise SchemaError(
            what=f"the derivative rule of {op.name} is {rule!r}",
            why="it gets the arguments that its parameters name, and this object has none",
            exists="functions and lambdas, such as `lambda g, x: g * x`",
            fix="wrap it in a function whose parameters are named after the schema's arguments",
        )
    return tuple(code.co_varnames[: code.co_argcount + code.co_kwonlyargcount])


_rules: dict[Any, Any] = {}  # op -> (rule, names, how many are keyword-only)


def rule_names(
    rule: Callable[..., Any], op: Operator, offered: Iterable[str]
) -> tuple[tuple[str, ...], int]:
    """A vjp's parameters, whose names are checked once, and how many are keyword-only."""
    entry = _rules.get(op)
    if entry is None or entry[0] is not rule:
        names = wanted_names(rule, op)
        own = [p.name for p in parameters(op)]
        _check_names(names, [*own, *(f"like_{name}" for name in own), *offered], op)
        entry = _rules[op] = (rule, names, rule.__code__.co_kwonlyargcount)
    return entry[1], entry[2]


def _check_names(names: Iterable[str], available: Collection[str], op: Operator) -> None:
    missing = [name for name in names if name not in available]
    if missing:
        raise SchemaError(
            what=f"a derivative rule of {op.name} asks for {', '.join(missing)}",
            why="a rule may only name arguments of the schema and the names that the engine adds",
            exists=", ".join(available),
            fix=f"rename the parameter, or correct the schema: {op.schema}",
        )


# ---- rules that are run ------------------------------------------------------------------------
_watch: Callable[[Callable[..., Any], type | None], None] | None = None


def set_rule_watch(watch: Callable[[Callable[..., Any], type | None], None]) -> None:
    """Installs a function that is called with each derivative or batching rule that runs."""
    global _watch
    _watch = watch


def note_rule(rule: Callable[..., Any], fills: type | None = None) -> None:
    """Calls the watch before a rule runs. fills: the class of its first argument, if that is a new
    object at each call."""
    if _watch is not None:
        _watch(rule, fills)


_keeps_index: Callable[[Tensor, Tensor], bool] | None = None


def set_index_rule(keeps: Callable[[Tensor, Tensor], bool]) -> None:
    """Sets what tells whether x[index] of one integer is a call with that tensor, and a copy; else
    the integer is read, and x[index] is a view."""
    global _keeps_index
    _keeps_index = keeps


def keeps_index(x: Tensor, index: Tensor) -> bool:
    """Asks that."""
    return _keeps_index is not None and _keeps_index(x, index)


def call_rule(rule: Callable[..., Any], op: Operator, values: dict[Any, Any]) -> Any:
    """Calls a derivative rule with the values that its parameters name."""
    names = wanted_names(rule, op)
    _check_names(names, values, op)
    note_rule(rule)
    return rule(**{name: values[name] for name in names})


def call_positional(function: Callable[..., Any], op: Operator, values: Sequence[Any]) -> Any:
    """Calls a Python kernel or decomposition: keyword-only arguments by name, the rest in order."""
    positional, keywords = schema_of(op).names
    first = len(positional)
    return function(*values[:first], **dict(zip(keywords, values[first:])))
