"""Which features each operator has: the data of `python -m core ops` and of the documentation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import operators as native_operators
from core.bodies.definition import definition_of, find_body

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core._native import Operator

HEADER = ("body", "decomposition", "vjp", "jvp", "batch")


def family(op: Operator) -> str:
    """The family of the catalogue, or for other operators their namespace."""
    return definition_of(op).family


def is_inplace(op: Operator) -> bool:
    """Whether it is the in-place form of another."""
    return "in-place" in definition_of(op).tags


def cells(op: Operator) -> tuple[str, ...]:
    """For each of HEADER: a rule's name, "own", "derived" from the decomposition, or "-"."""
    if is_inplace(op):
        op = op.functional or op
    return tuple(_cell(op, field) for field in HEADER)


def _cell(op: Operator, field: str) -> str:
    if field == "body":
        return "view" if op.view else "yes" if find_body(op) else "-"
    if field == "decomposition":
        return "yes" if op.decomposition else "-"
    definition = definition_of(op)
    value = {"vjp": op.vjp, "jvp": definition.jvp, "batch": definition.batch}[field]
    if isinstance(value, str):
        return value
    looped = "batch" not in definition.reasons and not op.functional
    if field == "batch" and not value and not op.decomposition and looped:
        return "loop"
    return "own" if value else "derived" if op.decomposition else "-"


def summary(operators: Iterable[Operator]) -> list[tuple[str, int]]:
    """Counts over operators: what -> how many."""
    listed = list(operators)
    own = [op for op in listed if not is_inplace(op)]
    table = [dict(zip(HEADER, cells(op))) for op in own]
    portable = [row["body"] != "-" or row["decomposition"] != "-" for row in table]
    return [
        ("operators", len(listed)),
        ("in-place forms among them", len(listed) - len(own)),
        ("views, of the others", sum(row["body"] == "view" for row in table)),
        ("with a body", sum(row["body"] == "yes" for row in table)),
        ("decomposed", sum(row["body"] == "-" != row["decomposition"] for row in table)),
        ("with kernels for single devices only", portable.count(False)),
        *[
            (f"with {field}", sum(row[field] not in ("-", "loop") for row in table))
            for field in HEADER[2:]
        ],
    ]


def catalogue_operators() -> list[Operator]:
    """The operators of the namespace core, by family and name."""
    operators = [op for op in native_operators().values() if op.namespace == "core"]
    return sorted(operators, key=lambda op: (family(op), op.name))
