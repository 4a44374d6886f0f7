"""`Schema`: an operator's schema as objects: its arguments and results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import parse_schema

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core._native import Operator


class Result:
    """One result: of `Tensor(a!) x` the alias is "a", and `write` is True."""

    __slots__ = ("alias", "name", "type", "write")

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self.name: str = fields["name"]
        self.type: str = fields["type"]
        self.alias: str | None = fields["alias"]
        self.write: bool = fields["write"]

    @property
    def is_list(self) -> bool:
        return "[" in self.type


class Parameter(Result):
    """One argument. default_text: the default as the schema spells it."""

    __slots__ = ("default", "default_text", "has_default", "is_tensor", "keyword_only")

    def __init__(self, fields: Mapping[str, Any]) -> None:
        super().__init__(fields)
        self.keyword_only: bool = fields["keyword_only"]
        self.has_default, self.default = "default_value" in fields, fields.get("default_value")
        self.default_text: str | None = fields["default"]
        # Whether tensors may stand here (`Tensor`, `Tensor?`, `Tensor|Scalar`, `Tensor[]`).
        self.is_tensor = self.type.startswith("Tensor")


class Schema:
    """A schema, taken apart.

    Example:
        >>> from core.schema import Schema
        >>> schema = Schema("my::scale(Tensor x, float by=2.0) -> Tensor")
        >>> [(p.name, p.type, p.default) for p in schema.parameters]
        [('x', 'Tensor', None), ('by', 'float', 2.0)]

    `names` are those of the arguments: (positional, keyword-only).

    Raises:
        SchemaError: the text is no schema.
    """

    __slots__ = ("name", "names", "overload", "parameters", "results", "text")

    def __init__(self, text: str) -> None:
        fields = parse_schema(text)
        self.text, self.name, self.overload = text, fields["name"], fields["overload"]
        self.parameters = tuple(map(Parameter, fields["args"]))
        self.results = tuple(map(Result, fields["returns"]))
        keywords = [p.name for p in self.parameters if p.keyword_only]
        positional = [p.name for p in self.parameters if not p.keyword_only]
        self.names: tuple[list[str], list[str]] = positional, keywords

    @property
    def returns_list(self) -> bool:
        """Whether the one result is a list of tensors."""
        return len(self.results) == 1 and self.results[0].is_list

    @property
    def returns_tuple(self) -> bool:
        """Whether the results are spelled as a tuple: -> (Tensor, Tensor), or -> ()."""
        return self.text.rpartition("->")[2].lstrip().startswith("(")


_schemas: dict[Operator, Schema] = {}


def schema_of(op: Operator) -> Schema:
    """The schema of an operator."""
    schema = _schemas.get(op)
    if schema is None:
        schema = _schemas[op] = Schema(op.schema)
    return schema


def parameters(op: Operator) -> tuple[Parameter, ...]:
    """The parameters of an operator, in the schema's order."""
    return schema_of(op).parameters


def bind(op: Operator, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> list[Any]:
    """The values of a call in the schema's order, defaults filled in."""
    params = parameters(op)
    values = list(args)
    values.extend(kwargs.get(param.name, param.default) for param in params[len(args) :])
    return values
