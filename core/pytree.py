"""Nested values (pytrees) taken apart into leaves and put together again.

`core.func` works on the leaves of a function's arguments and results. Nodes are tuples, named
tuples, lists, dicts (OrderedDict and defaultdict too), dataclasses, and classes given to
`register_pytree_node`; everything else is a leaf, None included. A `TreeSpec` is the structure
without the leaves: two nests are matched by names and keys (`match`), and a nest of fewer levels
stands for all leaves below its own (`broadcast_prefix`, for in_dims).
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from core.errors import ArgumentError, RegistrationError, type_text

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence

    Flatten = Callable[[Any], tuple[Iterable[Any], Any]]
    Unflatten = Callable[[list[Any], Any], Any]
    Opened = tuple[Collection[Hashable], Iterable[Any], Any]


class TreeSpec:
    """How a nest is built, without its leaves; equal for nests of one structure, printable.

    Attributes:
        node: the kind of its node, or None: a leaf.
        entries: the names of the children: positions, keys or field names.
        children: the specs of the children, in the same order.
        num_leaves: how many leaves there are below.
    """

    __slots__ = ("children", "entries", "extra", "node", "num_leaves")

    def __init__(
        self,
        node: _Node | None,
        entries: Collection[Hashable],
        children: Sequence[TreeSpec],
        extra: Any,
        num_leaves: int,
    ) -> None:
        self.node = node
        self.entries = entries
        self.children = children
        self.extra = extra
        self.num_leaves = num_leaves

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TreeSpec):
            return NotImplemented
        if self is other:
            return True
        same = self.node is other.node and self.extra == other.extra
        same = same and len(self.children) == len(other.children)
        return same and self.by_name() == other.by_name()

    def __hash__(self) -> int:
        return hash((self.node, frozenset(self.entries), self.num_leaves))

    def by_name(self) -> dict[Hashable, TreeSpec]:
        """The children by position, key or field name."""
        return dict(zip(self.entries, self.children))

    def __repr__(self) -> str:
        return "*" if self.node is None else self.node.show(self)

    def paths(self, prefix: str = "") -> list[str]:
        """A name for each leaf, as it is written in Python: `[0].weight`, `['w'][1]`.

        >>> from core.pytree import flatten
        >>> flatten(({"w": 1}, 2))[1].paths("args")
        ["args[0]['w']", 'args[1]']
        """
        if self.node is None:
            return [prefix]
        named = zip(self.entries, self.children)
        return [p for e, c in named for p in c.paths(prefix + self.node.path(e))]


LEAF = TreeSpec(None, (), (), None, 1)


class _Node:
    """One type of node: how to flatten, rebuild and print it."""

    family = ""  # nodes of one family match one another: a list and a tuple

    def __init__(self, kind: type) -> None:
        self.kind = kind

    def open(self, tree: Any) -> Opened:
        """(entries, children, the context for `close`)."""
        raise NotImplementedError

    def close(self, spec: TreeSpec, items: list[Any]) -> Any:
        raise NotImplementedError

    def path(self, entry: Hashable) -> str:
        return f"[{entry!r}]"

    def show(self, spec: TreeSpec) -> str:
        inside = ", ".join(map(repr, spec.children))
        return f"{self.kind.__name__}({inside})"


class _Sequence(_Node):
    family = "sequence"

    def open(self, tree: Sequence[Any]) -> Opened:
        return range(len(tree)), tree, None

    def close(self, spec: TreeSpec, items: list[Any]) -> Any:
        return self.kind(items)

    def show(self, spec: TreeSpec) -> str:
        inside = ", ".join(map(repr, spec.children))
        if self.kind is list:
            return f"[{inside}]"
        return f"({inside},)" if len(spec.children) == 1 else f"({inside})"


class _NamedTuple(_Sequence):
    def close(self, spec: TreeSpec, items: list[Any]) -> Any:
        return self.kind._make(items)  # type: ignore[attr-defined]

    def path(self, entry: Hashable) -> str:
        return f".{self.kind._fields[entry]}"  # type: ignore[attr-defined]

    def show(self, spec: TreeSpec) -> str:
        named = zip(self.kind._fields, spec.children)  # type: ignore[attr-defined]
        return f"{self.kind.__name__}({', '.join(f'{n}={c!r}' for n, c in named)})"


class _Dict(_Node):
    family = "mapping"

    def open(self, tree: dict[Any, Any]) -> Opened:
        extra = tree.default_factory if isinstance(tree, defaultdict) else None
        return tuple(tree), tree.values(), extra

    def close(self, spec: TreeSpec, items: list[Any]) -> Any:
        pairs = dict(zip(spec.entries, items))  # a Counter would count them
        if issubclass(self.kind, defaultdict):
            return self.kind(spec.extra, pairs)
        return self.kind(pairs)  # type: ignore[call-arg]

    def show(self, spec: TreeSpec) -> str:
        inside = ", ".join(f"{k!r}: {c!r}" for k, c in zip(spec.entries, spec.children))
        return f"{{{inside}}}" if self.kind is dict else f"{self.kind.__name__}({{{inside}}})"


class _Dataclass(_Node):
    """All its fields; rebuilt from them without __init__ and __post_init__, which ran before."""

    def __init__(self, kind: type) -> None:
        from dataclasses import fields

        super().__init__(kind)
        self.names = tuple(f.name for f in fields(kind))

    def open(self, tree: Any) -> Opened:
        return self.names, [getattr(tree, name) for name in self.names], None

    def close(self, spec: TreeSpec, items: list[Any]) -> Any:
        made: Any = object.__new__(self.kind)
        for name, item in zip(self.names, items):
            object.__setattr__(made, name, item)
        return made

    def path(self, entry: Hashable) -> str:
        return f".{entry}"

    def show(self, spec: TreeSpec) -> str:
        named = zip(self.names, spec.children)
        return f"{self.kind.__name__}({', '.join(f'{n}={c!r}' for n, c in named)})"


class _Registered(_Node):
    def __init__(self, kind: type, flatten_fn: Flatten, unflatten_fn: Unflatten) -> None:
        super().__init__(kind)
        self.flatten_fn = flatten_fn
        self.unflatten_fn = unflatten_fn

    def open(self, tree: Any) -> Opened:
        opened = self.flatten_fn(tree)
        if not isinstance(opened, tuple) or len(opened) != 2:
            raise ArgumentError(
                what=f"flatten_fn of {self.kind.__qualname__} returned {type_text(opened)}",
                why="it was registered by register_pytree_node, and takes an instance apart",
                exists="(children, context): a list or tuple, and the other data that rebuilds it",
                fix="return (children, context); the context may be None",
            )
        children, context = opened
        children = list(children)
        return range(len(children)), children, context

    def close(self, spec: TreeSpec, items: list[Any]) -> Any:
        return self.unflatten_fn(items, spec.extra)


# The node of each type seen, or None for a leaf.
_nodes: dict[type, _Node | None] = {}


def _node_of(kind: type) -> _Node | None:
    found: _Node | None = None
    if issubclass(kind, tuple):
        found = _NamedTuple(kind) if hasattr(kind, "_fields") else _Sequence(kind)
    elif issubclass(kind, list):
        found = _Sequence(kind)
    elif issubclass(kind, dict):
        found = _Dict(kind)
    elif hasattr(kind, "__dataclass_fields__"):
        found = _Dataclass(kind)
    return _nodes.setdefault(kind, found)


def register_pytree_node(
    cls: type,
    flatten_fn: Flatten,
    unflatten_fn: Unflatten,
    *,
    replace: bool = False,
) -> None:
    """Makes instances of a class nodes of nests, so that `core.func` sees the tensors in them.

    Args:
        cls: the class, without its subclasses.
        flatten_fn: instance -> (children, context); contexts of one structure compare equal.
        unflatten_fn: (children, context) -> instance, where children is a list.
        replace: take the place of an earlier registration instead of raising.

    Raises:
        ArgumentError: cls is no class, or one of the functions is none.
        RegistrationError: the class is registered already.

    >>> import core
    >>> class Line:
    ...     def __init__(self, slope, offset):
    ...         self.slope, self.offset = slope, offset
    >>> core.func.register_pytree_node(
    ...     Line, lambda line: ((line.slope, line.offset), None), lambda items, _: Line(*items)
    ... )
    >>> at = lambda line: line.slope * 2 + line.offset
    >>> slope = core.func.grad(at)(Line(core.asarray(3.0), core.asarray(1.0)))
    >>> float(slope.slope), float(slope.offset)
    (2.0, 1.0)
    """
    if not isinstance(cls, type) or not callable(flatten_fn) or not callable(unflatten_fn):
        raise ArgumentError(
            what=f"register_pytree_node({cls!r}, ...) needs a class and two functions",
            why="it flattens and rebuilds instances of a class",
            exists="register_pytree_node(cls, flatten_fn, unflatten_fn)",
            fix="flatten_fn(x) -> (children, context); unflatten_fn(children, context) -> x",
        )
    if isinstance(_nodes.get(cls), _Registered) and not replace:
        raise RegistrationError(
            what=f"{cls.__qualname__} is registered as a node of nests already",
            why="there is one way to take an instance apart",
            exists="the first registration",
            fix="pass replace=True to replace it",
        )
    _nodes[cls] = _Registered(cls, flatten_fn, unflatten_fn)


# ---- taking apart, putting together --------------------------------------------------------------
def flatten(tree: Any) -> tuple[list[Any], TreeSpec]:
    """The leaves of a nest, and the spec from which `unflatten` rebuilds it."""
    leaves: list[Any] = []
    return leaves, _open(tree, leaves)


def _open(tree: Any, leaves: list[Any]) -> TreeSpec:
    kind = type(tree)
    try:
        node = _nodes[kind]
    except KeyError:
        node = _node_of(kind)
    if node is None:
        leaves.append(tree)
        return LEAF
    before = len(leaves)
    entries, children, extra = node.open(tree)
    specs = [_open(child, leaves) for child in children]
    return TreeSpec(node, entries, specs, extra, len(leaves) - before)


def unflatten(leaves: Iterable[Any], spec: TreeSpec) -> Any:
    """The nest of that spec with these leaves.

    Raises:
        ArgumentError: there are more or fewer leaves than the spec has places.
    """
    given = list(leaves)
    if len(given) != spec.num_leaves:
        raise ArgumentError(
            what=f"{len(given)} leaves do not make a nest of {spec.num_leaves}",
            why="each place of the nest takes one leaf",
            exists=f"the structure {spec!r}",
            fix=f"pass {spec.num_leaves} leaves, in the order of flatten",
        )
    return given[0] if spec is LEAF else _close(iter(given), spec)


def _close(leaves: Iterator[Any], spec: TreeSpec) -> Any:
    if spec.node is None:
        return next(leaves)
    return spec.node.close(spec, [_close(leaves, child) for child in spec.children])


def tree_map(fn: Callable[..., Any], tree: Any, *rest: Any) -> Any:
    """The same nest with fn applied to every leaf, and to the leaves of `rest` at its place.

    >>> from core.pytree import tree_map
    >>> tree_map(lambda a, b: a + b, {"x": 1, "y": 2}, {"y": 20, "x": 10})
    {'x': 11, 'y': 22}
    """
    leaves, spec = flatten(tree)
    columns = [match(other, spec, f"tree {i}") for i, other in enumerate(rest, 2)]
    return unflatten([fn(*row) for row in zip(leaves, *columns)], spec)


# ---- two nests ---------------------------------------------------------------------------------
def match(tree: Any, spec: TreeSpec, what: str) -> list[Any]:
    """The leaves of a nest that has to have the structure of `spec`, in the spec's order.

    Positions are matched with positions, keys with keys and fields with fields, whatever their
    order. A list matches a tuple, and any dict another one.

    Args:
        what: the nest's name in messages: "tangents".

    Raises:
        ArgumentError: the structures differ; it names the place.
    """
    leaves: list[Any] = []
    _match(tree, spec, what, leaves, prefix=False)
    return leaves


def broadcast_prefix(tree: Any, spec: TreeSpec, what: str) -> list[Any]:
    """One value for each leaf of `spec`: a leaf of `tree` counts for all that stand below it.

    >>> from core.pytree import broadcast_prefix, flatten
    >>> spec = flatten(((1, 2), {"a": 3, "b": 4}))[1]
    >>> broadcast_prefix((0, {"b": None, "a": 1}), spec, "in_dims")
    [0, 0, 1, None]
    """
    leaves: list[Any] = []
    _match(tree, spec, what, leaves, prefix=True)
    return leaves


def _match(tree: Any, spec: TreeSpec, path: str, leaves: list[Any], prefix: bool) -> None:
    kind = type(tree)
    node = _nodes[kind] if kind in _nodes else _node_of(kind)
    if spec.node is None:
        if node is not None:
            raise _differ(path, tree, spec)
        leaves.append(tree)
    elif node is None and prefix:
        leaves.extend([tree] * spec.num_leaves)
    else:
        if node is None or not _same_node(node, spec.node):
            raise _differ(path, tree, spec)
        entries, children, extra = node.open(tree)
        if set(entries) != set(spec.entries) or (not node.family and extra != spec.extra):
            raise _differ(path, tree, spec)
        by_name = dict(zip(entries, children))
        for entry, child in zip(spec.entries, spec.children):
            _match(by_name[entry], child, path + spec.node.path(entry), leaves, prefix)


def _same_node(a: _Node, b: _Node) -> bool:
    return a is b or (bool(a.family) and a.family == b.family)


def _differ(path: str, tree: Any, spec: TreeSpec) -> ArgumentError:
    expected = f"the structure {spec!r}" if spec.node is not None else "one value, with no parts"
    found = flatten(tree)[1]
    return ArgumentError(
        what=f"{path} is " + (f"of structure {found!r}" if found.node else type(tree).__name__),
        why="the two nests have to be built alike; dicts are matched by key, whatever their order",
        exists=f"at that place {expected}",
        fix="pass a nest of that structure",
    )
