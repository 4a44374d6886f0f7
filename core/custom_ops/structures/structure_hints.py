"""`Reader`: reads a type hint as a type of the schema language, or as a codec of its parts.

`infer_schema` calls it for each parameter and for the result. A hint with a schema type
(`leaf_type`) stays one argument; any other becomes a `Codec` (structure_types.py).
"""

import types
import typing
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from core._native import Tensor, device, dtype
from core.custom_ops.structures.structure_nodes import (
    Dataclass,
    Dicts,
    FixedTuple,
    Items,
    NamedTuples,
    Optionals,
    TypedDicts,
)
from core.custom_ops.structures.structure_types import ABSENT, Choice, Codec, Plain
from core.dispatcher.signatures import place_of
from core.errors import SchemaError

_SCALARS = {int: "int", float: "float", bool: "bool", complex: "complex", str: "str"}
_NATIVE = {Tensor: "Tensor", dtype: "dtype", device: "device"}
_NUMBER = frozenset({int, float, complex, bool})


def name_of(fn: Callable[..., Any]) -> str:
    """A function's name and place, for messages."""
    place = place_of(fn)
    return f"{getattr(fn, '__name__', repr(fn))}{f' ({place})' if place else ''}"


def refuse(fn: Callable[..., Any], what: str, why: str, fix: str) -> SchemaError:
    """The error for a function that has no schema."""
    return SchemaError(
        what=f"{name_of(fn)}: {what}",
        why=why,
        exists="Tensor, int, float, bool, complex, str, core.dtype, core.device, "
        "int | float | complex | bool (a Scalar), enums, Literal; `| None`, list[...], "
        "Sequence[...], tuple[...], dict[str, ...], TypedDict, NamedTuple and dataclasses of these",
        fix=fix,
    )


def hints_of(owner: Any, fn: Callable[..., Any], local: dict[str, Any]) -> dict[str, Any]:
    """The evaluated type hints of a function, or of a class that one of its hints names.

    local: the variables of the function that the operator is defined in; hints that are strings
    may name classes that are defined there.
    """
    try:
        return typing.get_type_hints(owner, localns=local, include_extras=owner is not fn)
    except (NameError, TypeError, AttributeError) as error:
        whose = name_of(fn) if owner is fn else f"{owner.__qualname__}, an argument of {fn!r},"
        raise SchemaError(
            what=f"the type hints of {whose} cannot be evaluated: {error}",
            why="the schema is made from them when the operator is defined",
            exists="names that are defined in the function's module at that time",
            fix="import the name, or pass schema= to custom_op",
        ) from error


def plain_hint(hint: Any) -> Any:
    """The underlying hint of NewType, Annotated, `type X = ...` and Required."""
    while True:
        if hasattr(hint, "__supertype__"):
            hint = hint.__supertype__
        elif type(hint).__name__ == "TypeAliasType":
            hint = hint.__value__
        elif typing.get_origin(hint) in (typing.Annotated, typing.Required, typing.NotRequired):
            hint = typing.get_args(hint)[0]
        elif isinstance(hint, type) and issubclass(hint, Tensor):  # core.compat.torch.Tensor too
            return Tensor
        else:
            return hint


def _without_none(hint: Any) -> tuple[Any, bool]:
    """(the hint without `| None`, whether there was one)."""
    if typing.get_origin(hint) not in (typing.Union, types.UnionType):
        return hint, False
    args = [plain_hint(a) for a in typing.get_args(hint)]
    rest = tuple(a for a in args if a is not type(None))
    return typing.Union[rest], len(rest) < len(args)  # noqa: UP007 - made of a tuple


def leaf_type(hint: Any) -> str | None:
    """The schema's type for a hint, or None where the language has none."""
    hint = plain_hint(hint)
    simple = isinstance(hint, type) and (_NATIVE.get(hint) or _SCALARS.get(hint))
    if simple:
        return str(simple)
    rest, optional = _without_none(hint)
    if optional:
        text = leaf_type(rest)
        return text and (text if text.endswith("?") else f"{text}?")
    args = {plain_hint(a) for a in typing.get_args(hint)} if rest is not hint else set()
    if float in args and args <= _NUMBER:
        return "Scalar"
    if float in args and args <= _NUMBER | {Tensor}:
        return "Tensor|Scalar"
    item, _ = item_hint(hint)
    text = leaf_type(item) if item is not None else None
    if text is None or "[" in text or (text.endswith("?") and not text.startswith("Tensor")):
        return None
    return f"{text}[]"


def item_hint(hint: Any) -> tuple[Any, Any]:
    """For a list of any length: the hint of its items and its type; otherwise None."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (list, Sequence) and len(args) == 1:
        return args[0], list
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return args[0], tuple
    return None, None


class Reader:
    """Reads the hints of one function; `path` names the place in messages, `name` the leaf."""

    def __init__(self, fn: Callable[..., Any], local: dict[str, Any], fixed: bool = False) -> None:
        self.fn, self.local = fn, local
        self.fixed = fixed  # of a result: how many tensors there are must follow from the hint
        self.open: list[Any] = []  # classes that are being read: one may not contain itself
        self.rows = ""  # the list or dict whose items are being read, for messages

    def codec(self, hint: Any, name: str, path: str, in_list: bool = False) -> Codec:
        """The codec of a hint.

        Raises:
            SchemaError: the hint, or a part of it, has no form.
        """
        hint = plain_hint(hint)
        text = leaf_type(hint)
        if text is not None and not (in_list and _needs_more(text)):
            if "[" in text and self.fixed:
                raise self._unsized(path)
            _, container = item_hint(_without_none(hint)[0])
            return Plain(name, text, path, container)
        rest, optional = _without_none(hint)
        if optional:
            if self.fixed:
                raise self._unsized(path)
            return Optionals(name, path, self.codec(rest, name, path, in_list), in_list, None)
        choice = self._choice(hint, name, path)
        if choice is not None:
            return choice
        return self._node(hint, name, path, in_list)

    def _node(self, hint: Any, name: str, path: str, in_list: bool) -> Codec:
        item, container = item_hint(hint)
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if item is not None:
            self._refuse_in_list(path, in_list)
            return Items(path, self._item(item, name, path), container)
        if origin in (dict, Mapping) and len(args) == 2 and plain_hint(args[0]) in (str, int):
            self._refuse_in_list(path, in_list)
            return Dicts(name, path, plain_hint(args[0]), self._item(args[1], name, path))
        if origin is tuple and args and Ellipsis not in args:
            parts = [
                self.codec(arg, f"{name}_{i}", f"{path}[{i}]", in_list)
                for i, arg in enumerate(args)
            ]
            return FixedTuple(path, tuple, tuple(range(len(args))), parts)
        if isinstance(hint, type):
            return self._class(hint, name, path, in_list)
        raise self._unsupported(hint, path)

    def _item(self, hint: Any, name: str, path: str) -> Codec:
        self.rows = f"{path}[]"
        try:
            return self.codec(hint, name, "", in_list=True)
        finally:
            self.rows = ""

    def _class(self, kind: Any, name: str, path: str, in_list: bool) -> Codec:
        if kind in self.open:
            raise refuse(
                self.fn, f"{kind.__qualname__}, the type of {self.rows + path!r}, contains itself",
                "a schema lists every leaf, and it would have no end", "pass a list of its parts",
            )  # fmt: skip
        self.open.append(kind)
        try:
            if typing.is_typeddict(kind):
                return self._typed_dict(kind, name, path, in_list)
            if hasattr(kind, "__dataclass_fields__"):
                from dataclasses import fields

                return self._fields(
                    Dataclass, kind, [f.name for f in fields(kind)], name, path, in_list
                )
            if issubclass(kind, tuple) and hasattr(kind, "_fields"):
                return self._fields(NamedTuples, kind, kind._fields, name, path, in_list)
        finally:
            self.open.pop()
        raise self._unsupported(kind, path)

    def _fields(
        self, codec: Any, kind: Any, names: Any, name: str, path: str, in_list: bool
    ) -> Codec:
        hints = hints_of(kind, self.fn, self.local)
        missing = [n for n in names if n not in hints]
        if missing or not names:
            raise refuse(
                self.fn,
                f"{kind.__qualname__}, the type of {self.rows + path!r}, has "
                + (f"no type hint for {missing[0]!r}" if missing else "no fields"),
                "the schema is made from type hints, and lists the parts of a value",
                "write it as a typing.NamedTuple or a dataclass, with a hint for each field",
            )
        parts = [self.codec(hints[n], f"{name}_{n}", f"{path}.{n}", in_list) for n in names]
        return codec(path, kind, tuple(names), parts)  # type: ignore[no-any-return]

    def _typed_dict(self, kind: Any, name: str, path: str, in_list: bool) -> Codec:
        parts: list[Codec] = []
        hints = hints_of(kind, self.fn, self.local)
        for key, hint in hints.items():
            place = f"{path}[{key!r}]"
            part = self.codec(hint, f"{name}_{key}", place, in_list)
            marks = typing.get_origin(hint)
            required = key in kind.__required_keys__ or marks is typing.Required
            if not required or marks is typing.NotRequired:
                if self.fixed:
                    raise self._unsized(place)
                part = Optionals(f"{name}_{key}", place, part, in_list, ABSENT)
            parts.append(part)
        if not parts:
            raise self._unsupported(kind, path)
        return TypedDicts(path, kind, tuple(hints), parts)

    def _choice(self, hint: Any, name: str, path: str) -> Codec | None:
        import enum

        if isinstance(hint, type) and issubclass(hint, enum.Enum):
            if not list(hint):
                raise self._unsupported(hint, path)
            return Choice(name, path, hint, tuple(hint))
        if typing.get_origin(hint) is not typing.Literal:
            return None
        values = typing.get_args(hint)
        kinds = {type(value) for value in values}
        if len(kinds) != 1 or not kinds <= {str, int, bool}:
            raise refuse(
                self.fn, f"the type hint of {self.rows + path!r} is {hint!r}",
                "the literals of one hint are all strings, all integers or all bools",
                "use an enum, or `Literal[...] | None` for one that may be None",
            )  # fmt: skip
        return Choice(name, path, None, values)

    # ---- refusals ------------------------------------------------------------------------------
    def _refuse_in_list(self, path: str, in_list: bool) -> None:
        if self.fixed:
            raise self._unsized(path)
        if in_list:
            raise refuse(
                self.fn, f"a list or a dict inside a list, at {self.rows + path!r}",
                "the rows of a schema's list are single values",
                "pass one flat list and its lengths, or a tensor",
            )  # fmt: skip

    def _unsized(self, path: str) -> SchemaError:
        return refuse(
            self.fn, f"{path!r} has no fixed number of tensors",
            "a nested result has the structure of its type hint, in every call",
            "return tensors in a dataclass, a tuple, a TypedDict; list[Tensor] alone is fine too",
        )  # fmt: skip

    def _unsupported(self, hint: Any, path: str) -> SchemaError:
        place = "the result" if self.fixed and path == "result" else repr(self.rows + path)
        return refuse(
            self.fn, f"the type hint of {place} is {hint!r}",
            "it has no form in a schema", _instead(hint, self.fixed),
        )  # fmt: skip


def _instead(hint: Any, is_result: bool) -> str:
    """A suggestion in place of a hint that is not supported."""
    if getattr(hint, "__name__", "") in ("ndarray", "Array", "Tensor"):
        away = "core.asarray(array) makes one" if is_result else "np.asarray(x) reads its memory"
        return f"write core.Tensor: {away}"
    of = {list: "core.Tensor", tuple: "core.Tensor, core.Tensor", dict: "str, core.Tensor"}
    if isinstance(hint, type) and hint in of:
        return f"name its type: {hint.__name__}[{of[hint]}]"
    return "return tensors" if is_result else "use one of these types, or several arguments"


def _needs_more(text: str) -> bool:
    """Whether a type cannot be that of a list's items."""
    return "[" in text or (text.endswith("?") and not text.startswith("Tensor"))
