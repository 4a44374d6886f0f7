"""`Codec`: converts the values of a type hint to leaves and back; the codecs without parts.

`Reader` (structure_hints.py) reads a hint once, when an operator is defined. The codec then lists
the hint's arguments in the schema, checks and flattens the values of each call, and rebuilds them
for the author's functions. Places are named as in Python: `cfg.weight`, `params['w']`,
`layers[2].bias`. This module has the codecs of single leaves; structure_nodes.py has those with
parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from core._native import Tensor, device, dtype
from core.errors import ArgumentError

if TYPE_CHECKING:
    from typing import TypeAlias

    # Where a value stands: None, or (where the list or dict stands, its path, the row's key).
    At: TypeAlias = "tuple[At, str, int | str] | None"

ABSENT: Any = type("Absent", (), {"__repr__": lambda self: "<absent>"})()


class Leaf(NamedTuple):
    """One argument of the schema: its name, its type, and where in the structure it stands.

    of_structure: it describes how to build the structure (keys, whether it is given), and so keeps
    its value where the others are replaced by gradients or batch dimensions.
    """

    name: str
    type: str
    path: str
    of_structure: bool = False


def place_of(at: At, path: str) -> str:
    """A path in words: `at` is None, or (at, path, key) of the row of a list or a dict it is in."""
    return path if at is None else f"{place_of(at[0], at[1])}[{at[2]!r}]{path}"


def wrong(place: str, value: Any, expected: str, fix: str) -> ArgumentError:
    """The error for a value that does not match its hint."""
    shown = repr(value) if isinstance(value, (str, int, float, bool)) else "one"
    return ArgumentError(
        what=f"{place} must be {expected}, not {shown} of type {type(value).__qualname__}",
        why="its type is that of the hints of the operator's function",
        exists=expected,
        fix=fix,
    )


class Codec:
    """A value of one type hint, and the leaves that it is made of."""

    leaves: list[Leaf]
    path: str

    def flatten(self, value: Any, out: list[Any], at: At) -> None:
        """Appends the leaves of a value; at: the row that it stands in, for `place_of`."""
        raise NotImplementedError

    def build(self, leaves: Iterator[Any], raw: bool) -> Any:
        """The value of the next leaves; raw: they are gradients, dimensions, and go unconverted."""
        raise NotImplementedError

    def spread(self, value: Any, like: Iterator[Any], out: list[Any], at: At) -> None:
        """Appends the gradient of each leaf in a nest of gradients, or None.

        like: the leaves of the value that the gradients are for.
        """
        raise NotImplementedError

    def skip(self, like: Iterator[Any], out: list[Any]) -> None:
        """The same for a part that has no gradients at all."""
        for _ in self.leaves:
            next(like)
            out.append(None)


# ---- leaves --------------------------------------------------------------------------------------
def _index(value: Any) -> int | None:
    return None if isinstance(value, Tensor) else value.__index__()


def _item(value: Any) -> Any:
    return value.item() if type(value).__module__ == "numpy" and value.ndim == 0 else None


def _tensor(value: Any) -> Tensor | None:
    return value if isinstance(value, Tensor) else None


def _float(value: Any) -> float | None:
    return None if isinstance(value, (Tensor, str, bytes)) else float(value)


def _bool(value: Any) -> bool | None:
    item = _item(value)
    return item if isinstance(item, bool) else None


def _complex(value: Any) -> complex | None:
    return None if isinstance(value, (Tensor, str, bytes)) else complex(value)


def _either(value: Any) -> Any:
    return value if isinstance(value, Tensor) else _item(value)


# By the type in the schema: the types that are taken as they are, and the conversion of others.
_NUMBERS = frozenset({int, float, complex, bool})
_KINDS: dict[str, tuple[frozenset[type], Callable[[Any], Any]]] = {
    "Tensor": (frozenset({Tensor}), _tensor),
    "int": (frozenset({int, bool}), _index),
    "float": (frozenset({float, int, bool}), _float),
    "bool": (frozenset({bool}), _bool),
    "complex": (_NUMBERS, _complex),
    "str": (frozenset({str}), lambda value: value if isinstance(value, str) else None),
    "dtype": (frozenset({dtype}), lambda value: value),
    "device": (frozenset({device}), lambda value: value),
    "Scalar": (_NUMBERS, _item),
    "Tensor|Scalar": (_NUMBERS | {Tensor}, _either),
}
PLACEHOLDERS = {
    "Tensor": None, "int": 0, "float": 0.0, "bool": False, "complex": 0j, "str": "", "Scalar": 0,
    "Tensor|Scalar": None, "dtype": dtype("float32"), "device": device("cpu"),
}  # fmt: skip


class Plain(Codec):
    """A value with a schema type: a tensor, a number, a list of them; perhaps None."""

    def __init__(self, name: str, type_: str, path: str, container: Any = None) -> None:
        self.leaves = [Leaf(name, type_, path)]
        self.path, self.type = path, type_
        base, _, rest = type_.partition("[")
        self.is_list = bool(rest)
        self.optional = type_.endswith("?")
        self.item_optional = self.is_list and base.endswith("?")
        self.exact, self.convert = _KINDS[base.rstrip("?")]
        self.container = tuple if container is tuple else None
        self.accepted = self.exact if not self.is_list else frozenset()

    def flatten(self, value: Any, out: list[Any], at: At) -> None:
        if type(value) in self.exact and not self.is_list:
            out.append(value)
        elif value is None and self.optional:
            out.append(None)
        elif self.is_list:
            out.append(self._list(value, at))
        else:
            out.append(self._converted(value, place_of(at, self.path)))

    def _list(self, value: Any, at: At) -> Any:
        if not isinstance(value, (list, tuple)):
            raise wrong(place_of(at, self.path), value, self.type, "pass a list or a tuple")
        exact = self.exact
        if all(type(item) in exact for item in value):
            return value
        return [
            None
            if item is None and self.item_optional
            else item
            if type(item) in exact
            else self._converted(item, place_of((at, self.path, i), ""))
            for i, item in enumerate(value)
        ]

    def _converted(self, value: Any, place: str) -> Any:
        try:
            result = self.convert(value)
        except (TypeError, ValueError, AttributeError, OverflowError):
            result = None
        if result is None:
            raise wrong(place, value, self.type, f"pass a {self.type} for {place}")
        return result

    def build(self, leaves: Iterator[Any], raw: bool) -> Any:
        value = next(leaves)
        return tuple(value) if self.container and not raw and value is not None else value

    def spread(self, value: Any, like: Iterator[Any], out: list[Any], at: At) -> None:
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

    def flatten(self, value: Any, out: list[Any], at: At) -> None:
        if self.kind is not None and isinstance(value, self.kind):
            out.append(value.value if self.flag else value._name_)
        elif self.kind is None and type(value) is type(self.choices[0]) and value in self.choices:
            out.append(value)
        else:
            expected = f"one of {', '.join(map(self._shown, self.choices))}"
            raise wrong(
                place_of(at, self.path), value, expected, f"pass {self._shown(self.choices[0])}"
            )

    def _shown(self, choice: Any) -> str:
        return repr(choice) if self.kind is None else f"{self.kind.__name__}.{choice.name}"

    def build(self, leaves: Iterator[Any], raw: bool) -> Any:
        value = next(leaves)
        if raw:
            return value
        try:
            if self.kind is not None:
                return self.kind(value) if self.flag else self.kind[value]
        except (KeyError, ValueError):
            pass  # raised below
        else:
            if value in self.choices:
                return value
        names = [self._leaf(choice) for choice in self.choices]
        raise wrong(self.path, value, f"one of {', '.join(names)}", f"pass {names[0]}")

    def _leaf(self, choice: Any) -> str:
        """The leaf value of a choice, for callers that pass leaves, such as bridges."""
        if self.kind is None:
            return repr(choice)
        return repr(choice.value if self.flag else choice._name_)

    def spread(self, value: Any, like: Iterator[Any], out: list[Any], at: At) -> None:
        self.skip(like, out)
