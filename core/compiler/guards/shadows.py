"""Shadows: copies of a function in which numbers that it reads by name are replaced.

A number in a closure, a global, an attribute or an item changes from call to call: `self.lr`. To
learn what the function computes from it, core calls a copy with a symbol in its place. User objects
are not modified: the holders of the number, from it up to the function, are copied. This is correct
only if nothing else that the function reads leads to a copied holder, which is counted among the
guards (guarded_state.py); if there is a second path, there is no shadow.
"""

from __future__ import annotations

import types
from typing import TYPE_CHECKING, Any

from core.compiler.guards.classes import has_dict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from core.compiler.guards.names import GuardedName
    from core.compiler.guards.purity import GuardCollector
    from core.compiler.symbolic.symbols import Symbol


class NoShadow(Exception):
    """Why a number is compared by value."""


def shadow_of(
    fn: Callable[..., Any],
    collector: GuardCollector,
    numbers: Mapping[GuardedName, Symbol],
    converting: Iterable[tuple[types.FunctionType, Mapping[str, Any]]] = (),
) -> tuple[Callable[..., Any], dict[int, Any]]:
    """A function that reads symbols in the place of numbers, and the copies of holders, by the ids
    of these; raises NoShadow. converting: functions that are copied in any case, and what they find
    by names in their globals (conversions.py)."""
    shadows = _Shadows(fn, collector)
    for name, symbol in numbers.items():
        shadows.put(name, symbol)
    for function, names in converting:
        shadows.convert(function, names)
    return shadows.root(), shadows.copies


def holds_symbols(name: GuardedName, collector: GuardCollector) -> bool:
    """Whether a symbol may stand where a name is: an attribute of an object, or an item."""
    if name.kind == "attribute":
        return _is_plain(name.place) or isinstance(name.place, types.FunctionType)
    if name.kind == "slot":
        return True
    return name.kind in ("item", "at") and id(name.place) in map(id, collector.containers)


class _Shadows:
    """Copies of holders, by the ids of the originals, which are looked up once each."""

    def __init__(self, fn: Callable[..., Any], collector: GuardCollector) -> None:
        self._fn, self._collector = fn, collector
        self.copies: dict[int, Any] = {}  # cells and globals among them, shared by functions

    def root(self) -> Callable[..., Any]:
        """The function as it is called."""
        fn = self._fn
        if isinstance(fn, types.MethodType):
            owner, function = fn.__self__, fn.__func__
            return types.MethodType(
                self.copies.get(id(function), function), self.copies.get(id(owner), owner)
            )
        copy: Callable[..., Any] = self.copies.get(id(fn), fn)
        return copy

    def put(self, name: GuardedName, value: Any) -> None:
        """Another value for a name, in a copy of its place."""
        place = name.place
        if name.kind == "cell":
            self._copy_all(self._readers_of_cell(place))
            self.copies[id(place)].cell_contents = value
        elif name.kind == "item" and any(f.__globals__ is place for f in self._functions()):
            self._copy_all(self._readers(place, name.key))
            self.copies[id(place)][name.key] = value
        elif name.kind in ("item", "at") and type(place) in (dict, list):
            self._copy(place, lambda: type(place)(place))[name.key] = value
        elif name.kind == "attribute" and _is_plain(place):
            vars(self._copy(place, lambda: _copied(place)))[name.key] = value
        else:
            raise NoShadow(f"{name.text} is not looked up in an object")

    def convert(self, function: types.FunctionType, names: Mapping[str, Any]) -> None:
        """Has a copy stand for a function, and other values for names among its globals."""
        self._function(function)
        self.copies[id(function.__globals__)].update(names)

    def _functions(self) -> list[types.FunctionType]:
        functions = self._collector.functions
        return [f for f in functions if isinstance(f, types.FunctionType)]

    def _readers_of_cell(self, cell: types.CellType) -> list[types.FunctionType]:
        """The functions that have a cell; cells are equal if what they hold is."""
        return [f for f in self._functions() if any(c is cell for c in f.__closure__ or ())]

    def _readers(self, names: dict[str, Any], key: str) -> list[types.FunctionType]:
        """The functions that read a global."""
        if any(vars(module) is names for module in self._collector.modules):
            raise NoShadow("the module is a value, too")
        readers = [f for f in self._functions() if f.__globals__ is names]
        return [f for f in readers if _reads(f.__code__, key)]

    def _copy_all(self, functions: list[types.FunctionType]) -> None:
        if not functions:  # a transform's, or what a class holds
            raise NoShadow("no function reads it by itself")
        for function in functions:
            self._function(function)

    def _function(self, function: types.FunctionType) -> None:
        """Has a copy stand for a function, whose globals and cells are copies; and for those that
        share variables with it which are assigned."""
        if id(function) in self.copies:
            return
        cells, names = function.__closure__ or (), function.__globals__
        own = self.copies
        own |= {id(cell): _cell_like(cell) for cell in cells if id(cell) not in own}
        own.setdefault(id(names), dict(names))
        closure = tuple(own[id(cell)] for cell in cells)
        self._copy(function, lambda: function_like(function, own[id(names)], closure))
        for cell in cells:
            if self._collector.is_assigned("cell", cell, None):
                self._copy_all(self._readers_of_cell(cell))
        for key in self._collector.assigned_globals(names):
            self._copy_all(self._readers(names, key))

    def _copy(self, original: Any, make: Callable[[], Any]) -> Any:
        """The copy of a holder, which stands where the holder did."""
        if id(original) not in self.copies:
            self.copies[id(original)] = copy = make()
            self._replace(original, copy)
        return self.copies[id(original)]

    def _replace(self, original: Any, copy: Any) -> None:
        """Puts a copy where the only way to the original is."""
        fn, collector = self._fn, self._collector
        names = [n for n in collector.names if n.value is original and n.kind != "itself"]
        is_root = original is fn
        if isinstance(fn, types.MethodType):
            is_root = original is fn.__self__ or original is fn.__func__
        unnamed = collector.unnamed.get(id(original), 0)
        if len(names) + unnamed > 1 or (unnamed and not is_root) or (names and is_root):
            raise NoShadow("there are several ways to what holds it")
        if not is_root:
            if not names:
                raise NoShadow("no name leads to what holds it")
            self.put(names[0], copy)


def _reads(code: types.CodeType, key: str) -> bool:
    inner = (c for c in code.co_consts if isinstance(c, types.CodeType))
    return key in code.co_names or any(_reads(c, key) for c in inner)


def function_like(
    function: types.FunctionType,
    names: dict[str, Any] | None = None,
    cells: tuple[types.CellType, ...] | None = None,
) -> types.FunctionType:
    """A copy of the function with other globals and cells; None: copies of its own."""
    copy = types.FunctionType(
        function.__code__,
        dict(function.__globals__) if names is None else names,
        function.__name__,
        function.__defaults__,
        tuple(map(_cell_like, function.__closure__ or ())) if cells is None else cells,
    )
    copy.__kwdefaults__, copy.__qualname__ = function.__kwdefaults__, function.__qualname__
    return copy


def _cell_like(cell: types.CellType) -> types.CellType:
    try:
        return types.CellType(cell.cell_contents)
    except ValueError:  # an empty one
        return types.CellType()


def _is_plain(owner: Any) -> bool:
    """Whether an object is its class and its attributes."""
    members = (item for c in type(owner).__mro__ for item in vars(c).items())
    slots = (name for name, v in members if isinstance(v, types.MemberDescriptorType))
    keeps = has_dict(owner) and not isinstance(owner, dict)
    return keeps and set(slots) <= {"__dict__"}  # that of a SimpleNamespace


def _copied(owner: Any) -> Any:
    of_namespaces = isinstance(owner, types.SimpleNamespace)
    copy = (types.SimpleNamespace if of_namespaces else object).__new__(type(owner))
    vars(copy).update(vars(owner))
    return copy
