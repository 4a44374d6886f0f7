"""Translates the schemas of core's operators into torch's.

torch has no `Tensor|Scalar`: such an operator becomes several overloads, one for each choice. A
default that torch's schemas cannot spell is written as `None`, and filled in when core is called.
"""

import itertools
import json
import math
from collections.abc import Sequence
from typing import Any

from core._native import Operator
from core.errors import SchemaError
from core.schema import Parameter, Result, schema_of

_NAMES = {"dtype": "ScalarType", "device": "Device"}


def overloads(op: Operator) -> list[str]:
    """The torch schemas of an operator, without its namespace; the one of tensors first."""
    schema = schema_of(op)
    results = _results(op, schema.results)
    either = [p.name for p in schema.parameters if "|" in p.type]
    schemas = []
    for kinds in itertools.product(("Tensor", "Scalar"), repeat=len(either)):
        chosen = dict(zip(either, kinds))
        scalars = [name for name, kind in chosen.items() if kind == "Scalar"]
        names = [schema.overload, *(["Scalar", *scalars] if scalars else [])]
        name = "_".join(n for n in names if n)
        texts = [_parameter(op, p, chosen.get(p.name)) for p in schema.parameters]
        first = next((i for i, p in enumerate(schema.parameters) if p.keyword_only), None)
        if first is not None:
            texts.insert(first, "*")
        full = f"{schema.name}.{name}" if name else schema.name
        schemas.append(f"{full}({', '.join(texts)}) -> {results}")
    return schemas


def _parameter(op: Operator, p: Parameter, chosen: str | None) -> str:
    kind = p.type.replace("Tensor|Scalar", chosen) if chosen else p.type
    for ours, theirs in _NAMES.items():
        if kind.startswith(ours):
            kind = theirs + kind.removeprefix(ours)
    if p.alias:
        kind = f"Tensor({p.alias}{'!' * p.write}){kind.removeprefix('Tensor')}"
    number_for_tensor = chosen == "Tensor" and p.default is not None
    if not p.has_default or number_for_tensor:  # the overload of numbers has the default
        return f"{kind} {p.name}"
    text = default_text(p.default)
    if text is not None:
        return f"{kind} {p.name}={text}"
    if kind.endswith("?"):
        raise SchemaError(
            what=f"torch's schemas cannot express the default {p.default_text} of {p.name!r}",
            why=f"None, which could stand for it, is a valid value of a {p.type}",
            exists="defaults that are finite numbers, strings, bools, lists of numbers, None",
            fix=f"make None the default of {p.name!r} in {op.name}",
        )
    return f"{kind}? {p.name}=None"


def default_text(value: Any) -> str | None:
    """A default in a torch schema; None where torch has no words for it."""
    if isinstance(value, str):
        return json.dumps(value)
    if value is None or isinstance(value, (bool, int)):
        return str(value)
    if isinstance(value, float):
        return repr(value) if math.isfinite(value) else None
    if isinstance(value, (list, tuple)) and all(type(v) in (int, float) for v in value):
        return None if any(not math.isfinite(v) for v in value) else str(list(value))
    return None


def _results(op: Operator, results: Sequence[Result]) -> str:
    aliased = [r for r in results if r.alias]
    if aliased:
        raise SchemaError(
            what=f"{op.name} returns a tensor that shares memory with an argument",
            why="torch.compile cannot see through an operator that is not torch's own to such a"
            " result, and would compute with stale values",
            exists="operators that return new tensors, or that write to arguments and return none",
            fix="register the operator that returns a new tensor: core.add, not core.add_",
        )
    types = [r.type for r in results]
    if any("?" in t for t in types):
        raise SchemaError(
            what=f"{op.name} may return None for a tensor",
            why="a result of a torch operator is always there",
            exists="results Tensor, Tensor[] and tuples of Tensor",
            fix="return an empty tensor, or make two operators of it",
        )
    numbers = [t for t in types if not t.startswith("Tensor")]
    if numbers:
        raise SchemaError(
            what=f"{op.name} returns {', '.join(numbers)}",
            why="torch records, batches and compiles operators of tensors only",
            exists="results Tensor, Tensor[] and tuples of Tensor",
            fix="return a 0-d tensor: core.asarray(number)",
        )
    return types[0] if len(types) == 1 else f"({', '.join(types)})"
