"""Translates the schemas of core's operators into torch's.

torch has no `Tensor|Scalar`: such an operator becomes several overloads, one for each choice. A
default that torch's schemas cannot spell is written as `None`, and filled in when core is called.
"""

import itertools
import json
import math
from collections.abc import Mapping, Sequence
from typing import Any

from core._native import parse_schema
from core.errors import SchemaError

_NAMES = {"dtype": "ScalarType", "device": "Device"}


def overloads(op: Any) -> list[str]:
    """The torch schemas of an operator, without its namespace; the one of tensors first."""
    parsed = parse_schema(op.schema)
    results = _results(op, parsed["returns"])
    either = [a["name"] for a in parsed["args"] if "|" in a["type"]]
    schemas = []
    for kinds in itertools.product(("Tensor", "Scalar"), repeat=len(either)):
        chosen = dict(zip(either, kinds))
        scalars = [name for name, kind in chosen.items() if kind == "Scalar"]
        names = [parsed["overload"], *(["Scalar", *scalars] if scalars else [])]
        name = "_".join(n for n in names if n)
        texts = [_parameter(op, a, chosen.get(a["name"])) for a in parsed["args"]]
        first = next((i for i, a in enumerate(parsed["args"]) if a["keyword_only"]), None)
        if first is not None:
            texts.insert(first, "*")
        full = f"{parsed['name']}.{name}" if name else parsed["name"]
        schemas.append(f"{full}({', '.join(texts)}) -> {results}")
    return schemas


def _parameter(op: Any, a: Mapping[str, Any], chosen: str | None) -> str:
    kind = a["type"].replace("Tensor|Scalar", chosen) if chosen else a["type"]
    for ours, theirs in _NAMES.items():
        if kind.startswith(ours):
            kind = theirs + kind.removeprefix(ours)
    if a["alias"]:
        kind = f"Tensor({a['alias']}{'!' * a['write']}){kind.removeprefix('Tensor')}"
    number_for_tensor = chosen == "Tensor" and a.get("default_value") is not None
    if "default_value" not in a or number_for_tensor:  # the overload of numbers has the default
        return f"{kind} {a['name']}"
    text = default_text(a["default_value"])
    if text is not None:
        return f"{kind} {a['name']}={text}"
    if kind.endswith("?"):
        raise SchemaError(
            what=f"torch's schemas cannot spell the default {a['default']} of {a['name']!r}",
            why=f"None, which could stand for it, is a value of its own for a {a['type']}",
            exists="defaults that are finite numbers, strings, bools, lists of numbers, None",
            fix=f"make None the default of {a['name']!r} in {op.name}",
        )
    return f"{kind}? {a['name']}=None"


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


def _results(op: Any, returns: Sequence[Mapping[str, Any]]) -> str:
    aliased = [r for r in returns if r["alias"]]
    if aliased:
        raise SchemaError(
            what=f"{op.name} returns a tensor that shares memory with an argument",
            why="torch.compile cannot see through an operator that is not torch's own to such a"
            " result, and would compute with stale values",
            exists="operators that return new tensors, or that write to arguments and return none",
            fix="register the operator that returns a new tensor: core.add, not core.add_",
        )
    types = [r["type"] for r in returns]
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
            why="torch records, batches and compiles what operators do to tensors",
            exists="results Tensor, Tensor[] and tuples of Tensor",
            fix="return a 0-d tensor: core.asarray(number)",
        )
    return types[0] if len(types) == 1 else f"({', '.join(types)})"
