"""Codecs of nested values: tuples, dataclasses, TypedDicts, optional values, lists and dicts.

Each opens a value, hands its parts to their codecs (structure_types.py), and closes it again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from core.custom_ops.structures.structure_types import (
    ABSENT,
    PLACEHOLDERS,
    Codec,
    Leaf,
    Plain,
    place_of,
    wrong,
)
from core.errors import ArgumentError

if TYPE_CHECKING:
    from core.custom_ops.structures.structure_types import At


class Fields(Codec):
    """A value of fixed parts: a tuple, a named tuple, a dataclass, a TypedDict."""

    def __init__(
        self, path: str, kind: type, names: tuple[str | int, ...], parts: list[Codec]
    ) -> None:
        self.path, self.kind, self.names, self.parts = path, kind, names, parts
        self.leaves = [leaf for part in parts for leaf in part.leaves]
        # What each part takes as it is, and the parts that have to build: the fast way of a leaf.
        self.steps: list[Any] = [(getattr(part, "accepted", frozenset()), part) for part in parts]
        self.builders = [None if _is_simple(part) else part for part in parts]

    def open(self, value: Any, at: At) -> Sequence[Any]:
        """The values of the parts, in order."""
        raise NotImplementedError

    def close(self, items: list[Any]) -> Any:
        """The value of these parts."""
        raise NotImplementedError

    def flatten(self, value: Any, out: list[Any], at: At) -> None:
        for (accepted, part), item in zip(self.steps, self.open(value, at)):
            if type(item) in accepted:
                out.append(item)
            else:
                part.flatten(item, out, at)

    def build(self, leaves: Iterator[Any], raw: bool) -> Any:
        return self.close(
            [next(leaves) if part is None else part.build(leaves, raw) for part in self.builders]
        )

    def spread(self, value: Any, like: Iterator[Any], out: list[Any], at: At) -> None:
        if value is None:
            return self.skip(like, out)
        for part, item in zip(self.parts, self.gradients(value, at)):
            part.spread(item, like, out, at)
        return None

    def gradients(self, value: Any, at: At) -> Any:
        """Those of the parts: a value of the same kind, or a dict with some of the names."""
        if not isinstance(value, dict):
            return self.open(value, at)
        unknown = [name for name in value if name not in self.names]
        if unknown:
            expected = f"gradients of {', '.join(map(str, self.names))}"
            raise wrong(place_of(at, self.path), unknown[0], expected, "leave other names out")
        return [value.get(name) for name in self.names]


def _is_simple(part: Codec) -> bool:
    return isinstance(part, Plain) and part.container is None


class FixedTuple(Fields):
    def open(self, value: Any, at: At) -> Sequence[Any]:
        if not isinstance(value, (tuple, list)) or len(value) != len(self.parts):
            length = f" of {len(value)}" if isinstance(value, (tuple, list)) else ""
            expected = f"a tuple of {len(self.parts)}"
            raise wrong(place_of(at, self.path) + length, value, expected, f"pass {expected}")
        return value

    def close(self, items: list[Any]) -> Any:
        return tuple(items)


class NamedTuples(Fields):
    def open(self, value: Any, at: At) -> Sequence[Any]:
        fields: Sequence[Any] = value
        if type(value) is not self.kind:
            raise _other_class(self.kind, place_of(at, self.path), value)
        return fields

    def close(self, items: list[Any]) -> Any:
        return self.kind._make(items)  # type: ignore[attr-defined] # a named tuple's


class Dataclass(Fields):
    """All its fields; it is rebuilt from them, without its __init__ and __post_init__."""

    def __init__(self, path: str, kind: type, names: tuple[str, ...], parts: list[Codec]) -> None:
        super().__init__(path, kind, names, parts)
        get = attrgetter(*names)
        self.values = get if len(names) > 1 else lambda value: (get(value),)
        self.named_builders = list(zip(names, self.builders))

    def open(self, value: Any, at: At) -> Sequence[Any]:
        if type(value) is not self.kind:
            raise _other_class(self.kind, place_of(at, self.path), value)
        try:
            return self.values(value)
        except AttributeError as error:
            place, fix = place_of(at, self.path), f"set its field {error.name!r} before the call"
            raise wrong(place, value, "complete", fix) from error

    def build(self, leaves: Iterator[Any], raw: bool) -> Any:
        instance: Any = object.__new__(self.kind)
        store = object.__setattr__
        for name, part in self.named_builders:
            store(instance, name, next(leaves) if part is None else part.build(leaves, raw))
        return instance


def _other_class(kind: type, place: str, value: Any) -> ArgumentError:
    name = kind.__qualname__
    why = "an instance of a subclass would lose its class" if isinstance(value, kind) else ""
    return wrong(place, value, f"a {name}", f"pass {name}(...)" + (f": {why}" if why else ""))


class TypedDicts(Fields):
    def open(self, value: Any, at: At) -> Sequence[Any]:
        if not isinstance(value, dict):
            expected = f"a dict with the keys {', '.join(map(repr, self.names))}"
            raise wrong(place_of(at, self.path), value, expected, "pass a dict")
        surplus = [key for key in value if key not in self.names]
        missing = [
            name
            for name, part in zip(self.names, self.parts)
            if name not in value and getattr(part, "absent", None) is not ABSENT
        ]
        if surplus or missing:
            key = surplus[0] if surplus else missing[0]
            raise ArgumentError(
                what=place_of(at, self.path)
                + (
                    f" has no key {key!r}"
                    if missing
                    else f" has the key {key!r}, which {self.kind.__name__} has not"
                ),
                why="the keys are those of the type hints of the operator's function",
                exists=", ".join(map(repr, self.names)),
                fix="pass a dict with these keys",
            )
        return [value.get(name, ABSENT) for name in self.names]

    def close(self, items: list[Any]) -> Any:
        return {name: item for name, item in zip(self.names, items) if item is not ABSENT}


class Optionals(Codec):
    """A part that may be None, or of a TypedDict absent: a bool, and what stands in for it."""

    def __init__(self, name: str, path: str, part: Codec, in_list: bool, absent: Any) -> None:
        self.path, self.part, self.absent = path, part, absent
        suffix = "present" if absent is ABSENT else "given" if path else "item_given"
        flag = Leaf(f"{name}_{suffix}", "bool", path, True)
        self.leaves = [flag, *(_nullable(leaf, in_list) for leaf in part.leaves)]
        self.empty = [_placeholder(leaf, in_list) for leaf in part.leaves]

    def flatten(self, value: Any, out: list[Any], at: At) -> None:
        if value is self.absent:
            out.append(False)
            out.extend(self.empty)
        else:
            out.append(True)
            self.part.flatten(value, out, at)

    def build(self, leaves: Iterator[Any], raw: bool) -> Any:
        if next(leaves):
            return self.part.build(leaves, raw)
        for _ in self.empty:
            next(leaves)
        return self.absent

    def spread(self, value: Any, like: Iterator[Any], out: list[Any], at: At) -> None:
        out.append(None)
        if next(like) and value is not None:
            self.part.spread(value, like, out, at)
        else:
            self.part.skip(like, out)


def _nullable(leaf: Leaf, in_list: bool) -> Leaf:
    plain = in_list and not leaf.type.startswith("Tensor")
    return leaf if plain or leaf.type.endswith("?") else leaf._replace(type=f"{leaf.type}?")


def _placeholder(leaf: Leaf, in_list: bool) -> Any:
    return PLACEHOLDERS[leaf.type.rstrip("?")] if in_list else None


class Items(Codec):
    """A list of structures: one list for each of their leaves."""

    def __init__(self, path: str, part: Codec, container: Any) -> None:
        self.path, self.part, self.container = path, part, container
        self.leaves = [
            leaf._replace(type=f"{leaf.type}[]", path=f"{path}[]{leaf.path}")
            for leaf in part.leaves
        ]

    def flatten(self, value: Any, out: list[Any], at: At) -> None:
        if not isinstance(value, (list, tuple)):
            raise wrong(place_of(at, self.path), value, "a list or a tuple", "pass a list")
        self.columns(value, range(len(value)), out, at, self.path)

    def columns(self, items: Any, keys: Any, out: list[Any], at: At, path: str) -> None:
        """The leaves of several items as one list for each leaf; keys name the items."""
        accepted = getattr(self.part, "accepted", ())
        if accepted and all(type(item) in accepted for item in items):
            out.append(list(items))
            return
        rows: list[list[Any]] = []
        for key, item in zip(keys, items):
            row: list[Any] = []
            self.part.flatten(item, row, (at, path, key))
            rows.append(row)
        out.extend(map(list, zip(*rows)) if rows else [[] for _ in self.leaves])

    def build(self, leaves: Iterator[Any], raw: bool) -> Any:
        return self.container(self.rows(leaves, raw))

    def rows(self, leaves: Iterator[Any], raw: bool) -> list[Any]:
        if _is_simple(self.part):
            return list(next(leaves))
        columns = [next(leaves) for _ in self.leaves]
        return [self.part.build(iter(row), raw) for row in zip(*columns)]

    def spread(self, value: Any, like: Iterator[Any], out: list[Any], at: At) -> None:
        columns = [next(like) for _ in self.leaves]
        if value is None:
            out.extend([None] * len(columns))
            return
        rows = list(zip(*columns))
        if not isinstance(value, (list, tuple)) or len(value) != len(rows):
            raise wrong(
                place_of(at, self.path), value, f"{len(rows)} gradients", "return a list of them"
            )
        named = [((at, self.path, i), item) for i, item in enumerate(value)]
        self.spread_rows(named, rows, out)

    def spread_rows(self, items: Any, rows: Any, out: list[Any]) -> None:
        leaf_rows = []
        for (place, item), row in zip(items, rows):
            one: list[Any] = []
            self.part.spread(item, iter(row), one, place)
            leaf_rows.append(one)
        out.extend(map(list, zip(*leaf_rows)) if leaf_rows else [[] for _ in self.leaves])


class Dicts(Codec):
    """A dict whose keys each call chooses: their list, then the values as a list of structures."""

    def __init__(self, name: str, path: str, key: type, part: Codec) -> None:
        self.path, self.key, self.items = path, key, Items("", part, list)
        values = [leaf._replace(path=path + leaf.path) for leaf in self.items.leaves]
        self.leaves = [Leaf(f"{name}_keys", f"{key.__name__}[]", path, True), *values]

    def flatten(self, value: Any, out: list[Any], at: At) -> None:
        if not isinstance(value, dict):
            raise wrong(
                place_of(at, self.path), value, f"a dict of {self.key.__name__} keys", "pass a dict"
            )
        for key in value:
            if type(key) is not self.key:
                raise wrong(
                    f"a key of {place_of(at, self.path)}",
                    key,
                    self.key.__name__,
                    "use keys of that type",
                )
        out.append(list(value))
        self.items.columns(value.values(), value, out, at, self.path)

    def build(self, leaves: Iterator[Any], raw: bool) -> Any:
        keys = next(leaves)
        return dict(zip(keys, self.items.rows(leaves, raw)))

    def spread(self, value: Any, like: Iterator[Any], out: list[Any], at: At) -> None:
        keys = next(like)
        columns = [next(like) for _ in self.items.leaves]
        out.append(None)
        if value is None:
            out.extend([None] * len(columns))
            return
        if not isinstance(value, dict) or not set(value) <= set(keys):
            expected = f"gradients by key, of {', '.join(map(repr, keys))}"
            raise wrong(place_of(at, self.path), value, expected, "return a dict with these keys")
        named = [((at, self.path, key), value.get(key)) for key in keys]
        self.items.spread_rows(named, list(zip(*columns)), out)
