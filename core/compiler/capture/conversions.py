"""`float(x)` and `int(x)` of captured tensors and symbols, `math.cos(s)` of symbols, `len(x)` of
tensors whose sizes are symbols: Python lets these return its own numbers alone.

A call that is tried without the numbers of `.item()` (items.py), or with symbols, is made of a copy
of the function, in whose globals `float`, `int`, `len` and `math` are others, which give
what stands for the number. So are the functions that it finds as globals or in its closure, and
methods of objects that are copies themselves. Copies have globals and cells of their own: nothing
that the user has is changed. A function that makes functions is copied only for a call that shows
symbols: what it makes in such a call is kept by nobody. Functions that assign variables are copied
with all that share these (shadows.py).
"""

from __future__ import annotations

import builtins
import dis
import functools
import math
import types
from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.compiler.capture.items import TESTS, LateNumber, converted, formula, tested
from core.compiler.guards.bytecode import nested_code
from core.compiler.guards.classes import in_class
from core.compiler.guards.shadows import function_like
from core.compiler.symbolic.symbols import OF_MATH, Symbol, computed_by_math, number_as

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from types import CodeType, FunctionType


def with_conversions(
    fn: Callable[..., Any],
    codes: Iterable[CodeType],
    objects: Iterable[Any] = (),
    shown: bool = False,
) -> Callable[..., Any]:
    """The function with other conversions; the same if it needs none. codes: of the functions that
    it may call; objects: copies of those that it uses; shown: whether it is called with symbols."""
    known = {code for code in codes if any(map(_uses, nested_code(code)))}
    if not known:
        return fn
    copies = _Copies(known, shown)
    for owner in objects:
        copies.put_methods(owner)
    return copies.of_called(fn)


def call_with_number(number: Any, fn: Callable[..., Any], *args: Any) -> Any:
    """Calls a function that computes from a number: a copy of it where that is a symbol.

    For methods and functions that are found in objects: no other copy leads to them.
    """
    shown = isinstance(number, Symbol)
    return (_Copies(None, shown).of_called(fn) if shown else fn)(*args)


def conversions_of(functions: Iterable[Any]) -> list[tuple[FunctionType, dict[str, Any]]]:
    """Those of several functions that convert, and what copies of their globals have in the place
    of `math` and the like."""
    plain = [fn for fn in functions if isinstance(fn, types.FunctionType)]
    found = [(fn, _converting(fn)) for fn in plain]
    others = {  # they are not only called
        (id(fn.__globals__), name)
        for fn, names in found
        for name in _CONVERSIONS
        if name not in names and any(name in code.co_names for code in nested_code(fn.__code__))
    }
    shared = [
        (fn, {k: v for k, v in names.items() if (id(fn.__globals__), k) not in others})
        for fn, names in found
    ]
    return [(fn, names) for fn, names in shared if names]


def _conversion(kind: type) -> Callable[..., Any]:
    def convert(*args: Any) -> Any:
        if len(args) == 1 and isinstance(args[0], Symbol):
            return number_as(args[0], kind)
        made = converted(args[0], kind) if len(args) == 1 else None
        return kind(*args) if made is None else made

    return convert


def _length(*args: Any) -> Any:
    is_tensor = len(args) == 1 and isinstance(args[0], Tensor) and args[0].ndim > 0
    return args[0].shape[0] if is_tensor else len(*args)


_CONVERSIONS = {"float": _conversion(float), "int": _conversion(int), "len": _length}


def _by_math(name: str, *args: Any) -> Any:
    """A function of `math` of symbols, or of what stands for numbers that are not computed yet."""
    if any(isinstance(arg, LateNumber) for arg in args):
        return formula(getattr(math, name), *args, kind=float)
    return computed_by_math(name, *args)


_OF_SYMBOLS = {name: functools.partial(_by_math, name) for name in OF_MATH}
_OF_SYMBOLS |= {name: functools.partial(tested, name) for name in TESTS}
_MATH = types.SimpleNamespace(**{**vars(math), **_OF_SYMBOLS})
_BY_FUNCTION = {getattr(math, name): called for name, called in _OF_SYMBOLS.items()}
_NAMES = _CONVERSIONS.keys() | _OF_SYMBOLS.keys()


class _Copies:
    """Copies of functions, by the ids of these. known: the code of those that convert; None: all
    do; shown: whether they are called with symbols."""

    def __init__(self, known: set[CodeType] | None, shown: bool) -> None:
        self._known, self._shown = known, shown
        self._made: dict[int, Any] = {}

    def of_called(self, fn: Callable[..., Any]) -> Callable[..., Any]:
        """The same of what is called, which may be an object that has a `__call__`."""
        call = in_class(type(fn), "__call__")
        if type(call) is types.FunctionType:
            copy = self.of(call)
            return fn if copy is call else types.MethodType(copy, fn)
        copied: Callable[..., Any] = self.of(fn)
        return copied

    def put_methods(self, owner: Any) -> None:
        """Gives an object methods of its own, where those of its class convert."""
        if not hasattr(owner, "__dict__") or isinstance(owner, types.FunctionType):
            return
        for name in {name for base in type(owner).__mro__ for name in vars(base)}:
            method = in_class(type(owner), name)
            function = getattr(method, "__func__", method)  # of a static or class method
            if name in vars(owner) or (copy := self.of(function)) is function:
                continue
            first = {types.FunctionType: owner, classmethod: type(owner)}.get(type(method))
            vars(owner)[name] = copy if first is None else types.MethodType(copy, first)

    def of(self, fn: Any) -> Any:
        """The copy of a function that converts, or calls one that does; others as they are."""
        if isinstance(fn, types.MethodType):
            return types.MethodType(self.of(fn.__func__), fn.__self__)
        if type(fn) is functools.partial:
            func = self.of(fn.func)
            return fn if func is fn.func else functools.partial(func, *fn.args, **fn.keywords)
        if type(fn) is not types.FunctionType:
            return fn
        if id(fn) not in self._made:
            self._made[id(fn)] = fn  # where it calls itself
            self._made[id(fn)] = self._copied(fn)
        return self._made[id(fn)]

    def _copied(self, fn: FunctionType) -> FunctionType:
        if not self._shown and _makes_functions(fn.__code__):  # which keep the copy's globals
            return fn
        known = self._known is None or fn.__code__ in self._known
        names = _converting(fn) if known else {}
        for code in nested_code(fn.__code__):
            for name in code.co_names:
                called = fn.__globals__.get(name)
                if name not in names and self.of(called) is not called:
                    names[name] = self.of(called)
        cells = [_content(cell) for cell in fn.__closure__ or ()]
        others = [self.of(value) for value in cells]
        if not names and all(a is b for a, b in zip(cells, others, strict=True)):
            return fn
        copy = function_like(fn)
        copy.__globals__.update(names)
        for cell, value, other in zip(copy.__closure__ or (), cells, others, strict=True):
            if other is not value:
                cell.cell_contents = other
        return copy


def _converting(fn: FunctionType) -> dict[str, Any]:
    """`math` and functions of it, and the conversions that a function does no more with than call
    them."""
    return _of_math(fn) | _conversions(fn)


def _of_math(fn: FunctionType) -> dict[str, Any]:
    names = {name for code in nested_code(fn.__code__) for name in code.co_names}
    values = {name: fn.__globals__.get(name) for name in names}
    called = {n: v for n, v in values.items() if type(v) is types.BuiltinFunctionType}
    others = {name: _BY_FUNCTION[v] for name, v in called.items() if v in _BY_FUNCTION}
    return others | {name: _MATH for name, value in values.items() if value is math}


def _conversions(fn: FunctionType) -> dict[str, Any]:
    loads = [i for code in nested_code(fn.__code__) for i in dis.get_instructions(code)]
    loads = [i for i in loads if i.opname == "LOAD_GLOBAL"]
    return {
        name: convert
        for name, convert in _CONVERSIONS.items()
        if name not in fn.__globals__
        and fn.__globals__.get("__builtins__") in (builtins, vars(builtins))
        and any(i.argval == name for i in loads)
        and all((i.arg or 0) & 1 for i in loads if i.argval == name)  # it is to be called
    }


def _uses(code: CodeType) -> bool:
    return not _NAMES.isdisjoint(code.co_names)


def _makes_functions(code: CodeType) -> bool:
    """Whether there are functions in a function, other than comprehensions."""
    inner = [c for c in nested_code(code) if c is not code]
    return any(not c.co_name.startswith("<") or c.co_name == "<lambda>" for c in inner)


def _content(cell: Any) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # an empty one
        return None
