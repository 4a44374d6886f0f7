"""How one structured value becomes leaves and comes back: a `Codec` for each kind of type hint.

`codec_of` (structure_hints.py) reads a hint once, when an operator is defined; the codec then says
which arguments the schema lists for it, takes the values of each call apart, checking them, and
puts them together again for the author's functions. Places are named as they are written in Python:
`cfg.weight`, `params['w']`, `layers[2].bias`.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from core import _native
from core.errors import ArgumentError

Tensor = _native.Tensor
ABSENT: Any = type("Absent", (), {"__repr__": lambda self: "<absent>"})()


class Leaf(NamedTuple):
    """One argument of the schema: its name, its type, and where in the structure it stands.

    of_structure: it says how the structure is built (keys, whether it is given), and so keeps its
    value where the others are replaced by gradients or batch dimensions.
    """

    name: str
    type: str
    path: str
    of_structure: bool = False


def wrong(place: str, value: Any, expected: str, fix: str) -> ArgumentError:
    """The error for a value that is not what its hint says."""
    shown = repr(value) if isinstance(value, (str, int, float, bool)) else "one"
    return ArgumentError(
        what=f"{place} must be {expected}, not {shown} of type {type(value).__qualname__}",
        why="the type hints of the operator's function say what it is",
        exists=expected,
        fix=fix,
    )


class Codec:
    """A value of one type hint, and the leaves that it is made of."""

    leaves: list[Leaf]
    path: str

    def flatten(self, value: Any, out: list[Any], at: str) -> None:
        """Appends the leaves of a value; `at` stands before the path in messages."""
        raise NotImplementedError

    def build(self, leaves: Iterator[Any], raw: bool) -> Any:
        """The value of the next leaves; raw: they are gradients, dimensions, and go unconverted."""
        raise NotImplementedError

    def spread(self, value: Any, like: Iterator[Any], out: list[Any], at: str) -> None:
        """Appends what a nest of gradients says for each leaf, None for none.

        like: the leaves of the value that the gradients are for.
        """
        raise NotImplementedError

    def skip(self, like: Iterator[Any], out: list[Any]) -> None:
        """The same for a part that has no gradients at all."""
        for _ in self.leaves:
            next(like)
            out.append(None)


# ---- leaves --------------------------------------------------------------------------------------
def _index(value: Any) -> Any:
    return None if isinstance(value, Tensor) else value.__index__()


def _item(value: Any) -> Any:
    return value.item() if type(value).__module__ == "numpy" and value.ndim == 0 else None


def _tensor(value: Any) -> Any:
    return value if isinstance(value, Tensor) else None


def _float(value: Any) -> Any:
    return None if isinstance(value, (Tensor, str, bytes)) else float(value)


def _bool(value: Any) -> Any:
    found = _item(value)
    return found if isinstance(found, bool) else None


def _complex(value: Any) -> Any:
    return None if isinstance(value, (Tensor, str, bytes)) else complex(value)


def _either(value: Any) -> Any:
    return value if isinstance(value, Tensor) else _item(value)


# By the type in the schema: what is taken as it is, and what may be converted to it.
_NUMBERS = frozenset({int, float, complex, bool})
_KINDS: dict[str, tuple[frozenset[type], Callable[[Any], Any]]] = {
    "Tensor": (frozenset({Tensor}), _tensor),
    "int": (frozenset({int, bool}), _index),
    "float": (frozenset({float, int, bool}), _float),
    "bool": (frozenset({bool}), _bool),
    "complex": (_NUMBERS, _complex),
    "str": (frozenset({str}), lambda value: value if isinstance(value, str) else None),
    "dtype": (frozenset({_native.dtype}), lambda value: value),
    "device": (frozenset({_native.device}), lambda value: value),
    "Scalar": (_NUMBERS, _item),
    "Tensor|Scalar": (_NUMBERS | {Tensor}, _either),
}
PLACEHOLDERS = {
    "Tensor": None, "int": 0, "float": 0.0, "bool": False, "complex": 0j, "str": "", "Scalar": 0,
    "Tensor|Scalar": None, "dtype": _native.dtype("float32"), "device": _native.device("cpu"),
}  # fmt: skip


class Plain(Codec):
    """What the schema has a type for: a tensor, a number, a list of them; perhaps None."""

    def __init__(self, name: str, type_: str, path: str, container: Any = None) -> None:
        self.leaves = [Leaf(name, type_, path)]
        self.path, self.type = path, type_
        base, _, rest = type_.partition("[")
        self.is_list = bool(rest)
        self.optional = type_.endswith("?")
        self.item_optional = self.is_list and base.endswith("?")
        self.exact, self.convert = _KINDS[base.rstrip("?")]
        self.container = tuple if container is tuple else None

    def flatten(self, value: Any, out: list[Any], at: str) -> None:
        if type(value) in self.exact and not self.is_list:
            out.append(value)
        elif value is None and self.optional:
            out.append(None)
        elif self.is_list:
            out.append(self._list(value, at))
        else:
            out.append(self._converted(value, at + self.path))

    def _list(self, value: Any, at: str) -> Any:
        if not isinstance(value, (list, tuple)):
            raise wrong(at + self.path, value, self.type, "pass a list or a tuple")
        exact = self.exact
        if all(type(item) in exact for item in value):
            return value
        return [
            None
            if item is None and self.item_optional
            else item
            if type(item) in exact
            else self._converted(item, f"{at}{self.path}[{i}]")
            for i, item in enumerate(value)
        ]

    def _converted(self, value: Any, place: str) -> Any:
        try:
            found = self.convert(value)
        except (TypeError, ValueError, AttributeError, OverflowError):
            found = None
        if found is None:
            raise wrong(place, value, self.type, f"pass a {self.type} for {place}")
        return found

    def build(self, leaves: Iterator[Any], raw: bool) -> Any:
        value = next(leaves)
        return tuple(value) if self.container and not raw and value is not None else value

    def spread(self, value: Any, like: Iterator[Any], out: list[Any], at: str) -> None:
        next(like)
        out.append(value if self.type.startswith("Tensor") else None)


class Choice(Codec):
    """An enum's member, kept as its name (of a Flag: as its number), or one of some literals."""

    def __init__(self, name: str, path: str, kind: Any, choices: tuple[Any, ...]) -> None:
        import enum

        is_enum = isinstance(kind, type) and issubclass(kind, enum.Enum)
        self.flag = is_enum and issubclass(kind, enum.Flag)
        self.kind, self.choices, self.path = kind if is_enum else None, choices, path
        written = "int" if self.flag else "str" if is_enum else type(choices[0]).__name__
        self.leaves = [Leaf(name, written, path)]

    def flatten(self, value: Any, out: list[Any], at: str) -> None:
        if self.kind is not None and isinstance(value, self.kind):
            out.append(value.value if self.flag else value._name_)
        elif self.kind is None and type(value) is type(self.choices[0]) and value in self.choices:
            out.append(value)
        else:
            expected = f"one of {', '.join(map(self._shown, self.choices))}"
            raise wrong(at + self.path, value, expected, f"pass {self._shown(self.choices[0])}")

    def _shown(self, choice: Any) -> str:
        return repr(choice) if self.kind is None else f"{self.kind.__name__}.{choice.name}"

    def build(self, leaves: Iterator[Any], raw: bool) -> Any:
        value = next(leaves)
        if raw or self.kind is None:
            return value
        return self.kind(value) if self.flag else self.kind[value]

    def spread(self, value: Any, like: Iterator[Any], out: list[Any], at: str) -> None:
        self.skip(like, out)


# ---- nodes ---------------------------------------------------------------------------------------
class Fields(Codec):
    """A value of fixed parts: a tuple, a named tuple, a dataclass, a TypedDict."""

    def __init__(self, path: str, kind: Any, names: tuple[Any, ...], parts: list[Codec]) -> None:
        self.path, self.kind, self.names, self.parts = path, kind, names, parts
        self.leaves = [leaf for part in parts for leaf in part.leaves]

    def open(self, value: Any, at: str) -> Any:
        """The values of the parts, in order."""
        raise NotImplementedError

    def close(self, items: list[Any]) -> Any:
        raise NotImplementedError

    def flatten(self, value: Any, out: list[Any], at: str) -> None:
        for part, item in zip(self.parts, self.open(value, at)):
            part.flatten(item, out, at)

    def build(self, leaves: Iterator[Any], raw: bool) -> Any:
        return self.close([part.build(leaves, raw) for part in self.parts])

    def spread(self, value: Any, like: Iterator[Any], out: list[Any], at: str) -> None:
        if value is None:
            return self.skip(like, out)
        for part, item in zip(self.parts, self.gradients(value, at)):
            part.spread(item, like, out, at)
        return None

    def gradients(self, value: Any, at: str) -> Any:
        """Those of the parts: a value of the same kind, or a dict with some of the names."""
        if not isinstance(value, dict):
            return self.open(value, at)
        unknown = [name for name in value if name not in self.names]
        if unknown:
            raise wrong(
                f"{at}{self.path}", unknown[0], f"gradients of {', '.join(map(str, self.names))}",
                "name the parts that have a gradient, and leave the others out",
            )  # fmt: skip
        return [value.get(name) for name in self.names]


class FixedTuple(Fields):
    def open(self, value: Any, at: str) -> Any:
        if not isinstance(value, (tuple, list)) or len(value) != len(self.parts):
            found = f" of {len(value)}" if isinstance(value, (tuple, list)) else ""
            expected = f"a tuple of {len(self.parts)}"
            raise wrong(at + self.path + found, value, expected, f"pass {expected}")
        return value

    def close(self, items: list[Any]) -> Any:
        return tuple(items)


class NamedTuples(Fields):
    def open(self, value: Any, at: str) -> Any:
        if type(value) is not self.kind:
            raise _other_class(self.kind, at + self.path, value)
        return value

    def close(self, items: list[Any]) -> Any:
        return self.kind._make(items)


class Dataclass(Fields):
    """All its fields; it is rebuilt from them, without its __init__ and __post_init__."""

    def open(self, value: Any, at: str) -> Any:
        if type(value) is not self.kind:
            raise _other_class(self.kind, at + self.path, value)
        try:
            return [getattr(value, name) for name in self.names]
        except AttributeError as error:
            raise wrong(
                at + self.path, value, "complete", f"set its field {error.name!r} before the call"
            ) from error

    def close(self, items: list[Any]) -> Any:
        made = object.__new__(self.kind)
        for name, item in zip(self.names, items):
            object.__setattr__(made, name, item)
        return made


def _other_class(kind: Any, place: str, value: Any) -> ArgumentError:
    name = kind.__qualname__
    why = "an instance of a subclass would lose its class" if isinstance(value, kind) else ""
    return wrong(place, value, f"a {name}", f"pass {name}(...)" + (f": {why}" if why else ""))


class TypedDicts(Fields):
    def open(self, value: Any, at: str) -> Any:
        if not isinstance(value, dict):
            expected = f"a dict with the keys {', '.join(map(repr, self.names))}"
            raise wrong(at + self.path, value, expected, "pass a dict")
        surplus = [key for key in value if key not in self.names]
        missing = [
            name
            for name, part in zip(self.names, self.parts)
            if name not in value and getattr(part, "absent", None) is not ABSENT
        ]
        if surplus or missing:
            key = surplus[0] if surplus else missing[0]
            raise ArgumentError(
                what=f"{at}{self.path} has no key {key!r}"
                if missing
                else f"{at}{self.path} has the key {key!r}, which {self.kind.__name__} has not",
                why="the type hints of the operator's function say which keys there are",
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
        given = Leaf(f"{name}_given", "bool", path, True)
        self.leaves = [given, *(_nullable(leaf, in_list) for leaf in part.leaves)]
        self.empty = [_placeholder(leaf, in_list) for leaf in part.leaves]

    def flatten(self, value: Any, out: list[Any], at: str) -> None:
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

    def spread(self, value: Any, like: Iterator[Any], out: list[Any], at: str) -> None:
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

    def flatten(self, value: Any, out: list[Any], at: str) -> None:
        if not isinstance(value, (list, tuple)):
            raise wrong(at + self.path, value, "a list or a tuple", "pass a list")
        self.columns([(f"{at}{self.path}[{i}]", item) for i, item in enumerate(value)], out)

    def columns(self, items: list[tuple[str, Any]], out: list[Any]) -> None:
        """The leaves of several items, each with its place, as one list for each leaf."""
        rows: list[list[Any]] = []
        for place, item in items:
            row: list[Any] = []
            self.part.flatten(item, row, place)
            rows.append(row)
        out.extend(map(list, zip(*rows)) if rows else [[] for _ in self.leaves])

    def build(self, leaves: Iterator[Any], raw: bool) -> Any:
        return self.container(self.rows(leaves, raw))

    def rows(self, leaves: Iterator[Any], raw: bool) -> list[Any]:
        columns = [next(leaves) for _ in self.leaves]
        return [self.part.build(iter(row), raw) for row in zip(*columns)]

    def spread(self, value: Any, like: Iterator[Any], out: list[Any], at: str) -> None:
        columns = [next(like) for _ in self.leaves]
        if value is None:
            out.extend([None] * len(columns))
            return
        rows = list(zip(*columns))
        if not isinstance(value, (list, tuple)) or len(value) != len(rows):
            raise wrong(at + self.path, value, f"{len(rows)} gradients", "return a list of them")
        self.spread_rows([(f"{at}{self.path}[{i}]", v) for i, v in enumerate(value)], rows, out)

    def spread_rows(self, items: Any, rows: Any, out: list[Any]) -> None:
        found = []
        for (place, item), row in zip(items, rows):
            one: list[Any] = []
            self.part.spread(item, iter(row), one, place)
            found.append(one)
        out.extend(map(list, zip(*found)) if found else [[] for _ in self.leaves])


class Dicts(Codec):
    """A dict whose keys each call chooses: their list, then the values as a list of structures."""

    def __init__(self, name: str, path: str, key: type, part: Codec) -> None:
        self.path, self.key, self.items = path, key, Items("", part, list)
        values = [leaf._replace(path=path + leaf.path) for leaf in self.items.leaves]
        self.leaves = [Leaf(f"{name}_keys", f"{key.__name__}[]", path, True), *values]

    def flatten(self, value: Any, out: list[Any], at: str) -> None:
        if not isinstance(value, dict):
            raise wrong(at + self.path, value, f"a dict of {self.key.__name__} keys", "pass a dict")
        for key in value:
            if type(key) is not self.key:
                raise wrong(
                    f"a key of {at}{self.path}", key, self.key.__name__, "use keys of that type"
                )
        out.append(list(value))
        self.items.columns([(f"{at}{self.path}[{k!r}]", v) for k, v in value.items()], out)

    def build(self, leaves: Iterator[Any], raw: bool) -> Any:
        keys = next(leaves)
        return dict(zip(keys, self.items.rows(leaves, raw)))

    def spread(self, value: Any, like: Iterator[Any], out: list[Any], at: str) -> None:
        keys = next(like)
        columns = [next(like) for _ in self.items.leaves]
        out.append(None)
        if value is None:
            out.extend([None] * len(columns))
            return
        if not isinstance(value, dict) or not set(value) <= set(keys):
            raise wrong(
                at + self.path, value, f"gradients by key, of {', '.join(map(repr, keys))}",
                "return a dict with these keys; one that has no gradient may be left out",
            )  # fmt: skip
        named = [(f"{at}{self.path}[{key!r}]", value.get(key)) for key in keys]
        self.items.spread_rows(named, list(zip(*columns)), out)
