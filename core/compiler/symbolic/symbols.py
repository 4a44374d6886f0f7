"""Symbols: sizes that a graph keeps open, and the comparisons that were made with them.

While a function is captured with dynamic sizes, `x.shape` has symbols in place of ints. A symbol
computes like its number (its hint) and records how it was computed. Code that needs the number
itself (a branch, `range`, a dict's key) gets it, and a predicate records the use: at other sizes
the predicates are evaluated, and if they hold, so does the graph.

There is no algebra here. Leaves are sizes of a graph's Values; inference finds them (inference.py).
Symbols are identified by id, because comparing them records a guard.
"""

from __future__ import annotations

import math
import operator
import sys
import threading
from typing import TYPE_CHECKING, Any

from core._native import Tensor, stored_number
from core.errors import type_text

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence
    from types import TracebackType
    from typing import SupportsIndex, TypeAlias

    from core._native import device as Device
    from core._native import dtype as DType
    from core.compiler.symbolic.predicates import Predicates

    Number: TypeAlias = "Symbol | int | float | complex"
    # The arguments of a call; fakes stand for a graph's Values.
    Argument: TypeAlias = "Number | str | Tensor | DType | Device | Sequence[Argument] | None"

_thread = threading.local()


def is_same_number(a: int | float, b: int | float) -> bool:
    """Whether two numbers are one to the last bit: of one type, -0.0 is not 0.0, nan is nan."""
    return type(a) is type(b) and repr(a) == repr(b)


# Functions of `math` that give a float for any number.
_OF_MATH = """
    acos acosh asin asinh atan atan2 atanh cbrt copysign cos cosh degrees erf erfc exp exp2 expm1
    fabs fmod gamma hypot lgamma log log10 log1p log2 pow radians sin sinh sqrt tan tanh
"""
OF_MATH = tuple(_OF_MATH.split())
_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "//": operator.floordiv,
    "%": operator.mod, "**": operator.pow, "/": operator.truediv, "&": operator.and_,
    "|": operator.or_, "^": operator.xor, "<<": operator.lshift, ">>": operator.rshift,
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le,
    ">": operator.gt, ">=": operator.ge, "neg": operator.neg, "abs": abs, "invert": operator.invert,
    "floor": math.floor, "ceil": math.ceil, "trunc": math.trunc, "round": round,
    **{name: getattr(math, name) for name in OF_MATH},
    "is": is_same_number, "stored": stored_number, "item": operator.methodcaller("item"),
    "at": operator.getitem,
}  # fmt: skip
_PREFIX = {"neg": "-", "invert": "~"}
_OF_UFUNCS = {
    "add": "+", "subtract": "-", "multiply": "*", "floor_divide": "//", "remainder": "%",
    "divide": "/", "power": "**", "equal": "==", "not_equal": "!=", "less": "<", "less_equal": "<=",
    "greater": ">", "greater_equal": ">=",
}  # fmt: skip


class Recording:
    """While active, decisions about symbols on this thread become predicates in a list."""

    def __init__(self, predicates: Predicates | None) -> None:
        self._predicates = predicates
        self._before: Predicates | None = None

    def __enter__(self) -> Predicates | None:
        self._before = recorded()
        _thread.predicates = self._predicates
        return self._predicates

    def __exit__(self, *error: type[BaseException] | BaseException | TracebackType | None) -> None:
        _thread.predicates = self._before


def recorded() -> Predicates | None:
    """Where decisions of this thread are kept now."""
    return getattr(_thread, "predicates", None)


def leaves_in(arg: Argument) -> Iterator[Symbol]:
    """The leaves that an argument is computed from."""
    for symbol in symbols_in(arg):
        yield from symbol.leaves()


OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}


# ---- numbers -----------------------------------------------------------------------------------
class Symbol:
    """A number by its hint (its value now), its value at trial sizes, and how it is computed.

    op: the name of an operation, or a function that gives a list. None: a leaf, a size of some
    Value, or (is_input) a number that the graph is given.
    """

    __slots__ = ("_leaves", "args", "hint", "op", "trial")
    is_input = False

    def __init__(
        self,
        hint: int | float,
        trial: int | float | None,
        op: str | Callable[..., Any] | None = None,
        args: tuple[Any, ...] = (),
    ) -> None:
        self.hint: Any = hint  # an int of a SymInt, a float of a SymFloat
        self.trial: Any = trial
        self.op, self.args = op, args
        self._leaves: tuple[Symbol, ...] | None = None

    def leaves(self) -> tuple[Symbol, ...]:
        """The sizes that it is computed from, each once."""
        if self.op is None:
            return (self,)
        if self._leaves is None:
            operands = (arg for arg in self.args if isinstance(arg, Symbol))
            self._leaves = tuple({id(x): x for arg in operands for x in arg.leaves()}.values())
        return self._leaves

    def specialize(self) -> Any:
        """The number, from now on relied upon."""
        predicates = recorded()
        if predicates is not None:
            predicates.add("is" if reads_inputs(self) else "==", self, self.hint, True)
        return self.hint

    # isinstance finds Python's own types, as a function expects that asks for them.
    @property  # type: ignore[misc]
    def __class__(self) -> type:
        return type(self.hint)

    def __getattr__(self, name: str) -> Any:
        if not hasattr(self.hint, name):
            raise AttributeError(f"{type(self.hint).__name__!r} object has no attribute {name!r}")
        return getattr(self.specialize(), name)

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[type, tuple[int | float]]:
        return type(self.hint), (self.specialize(),)

    def __bool__(self) -> bool:
        return bool(_decide("!=", self, 0))

    def __hash__(self) -> int:
        return hash(self.specialize())

    def __float__(self) -> float:
        return float(self.specialize())

    def __complex__(self) -> complex:
        return complex(self.specialize())

    def __int__(self) -> int:
        return int(self.specialize())

    def __repr__(self) -> str:
        return repr(self.specialize())

    def __format__(self, spec: str) -> str:
        return format(self.specialize(), spec)

    def __round__(self, digits: int | None = None) -> Any:
        return _computed("round", self) if digits is None else _computed("round", self, digits)

    def __divmod__(self, other: Any) -> tuple[Any, Any]:
        return self // other, self % other

    def __rdivmod__(self, other: Any) -> tuple[Any, Any]:
        return other // self, other % self

    def __pow__(self, other: Any, modulus: Any = None) -> Any:
        return (
            _computed("**", self, other)
            if modulus is None
            else pow(self.specialize(), other, modulus)
        )

    def __rpow__(self, other: Any) -> Any:
        return _computed("**", other, self)

    def log(self) -> Any:
        """The natural logarithm, which `math.log` would take of the number of now."""
        return _computed("log", self)

    def __pos__(self) -> Symbol:
        return self

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        """What NumPy's functions and scalars do with it: `np.int64(3) + symbol`."""
        if method == "__call__" and ufunc.nout == 1 and not kwargs and all(map(_is_number, inputs)):
            as_scalar = any(is_array_scalar(hint_of(x)) for x in inputs)
            op = _OF_UFUNCS.get(ufunc.__name__, ufunc) if as_scalar else ufunc
            return _decide(op, *inputs) if op in OPPOSITE else _computed(op, *inputs)
        plain = [x.specialize() if isinstance(x, Symbol) else x for x in inputs]
        return getattr(ufunc, method)(*plain, **kwargs)


class SymInt(Symbol):
    """A symbol that stands for an int."""

    __slots__ = ()

    def __index__(self) -> int:
        return int(self.specialize())


class SymFloat(Symbol):
    """A symbol that stands for a float: a quotient of sizes, for instance."""

    __slots__ = ()


class IntInput(SymInt):
    """An int among the inputs of a graph."""

    __slots__ = ()
    is_input = True


class FloatInput(SymFloat):
    """A float among the inputs of a graph."""

    __slots__ = ()
    is_input = True


class ArrayScalar(Symbol):
    """A symbol that stands for a NumPy scalar, which NumPy computes with. Operators, and places in
    tensors, read it as a Python number."""

    __slots__ = ()

    def __index__(self) -> int:
        return operator.index(self.specialize())

    def item(self) -> Any:
        return as_python(self)


class ArrayScalarInput(ArrayScalar):
    """A NumPy scalar among a graph's inputs."""

    __slots__ = ()
    is_input = True


def is_number_input(value: Any) -> bool:
    """Whether a value can be an input of a graph."""
    return type(value) in (int, float) or is_array_scalar(value)


def is_array_scalar(value: Any) -> bool:
    """Whether a value is an integer or a real number of NumPy's."""
    numpy = sys.modules.get("numpy")
    return numpy is not None and issubclass(type(value), (numpy.integer, numpy.floating))


def is_array_constant(value: Any) -> bool:
    """Whether a value is True, False or a complex number of NumPy's, which is no graph's input."""
    numpy = sys.modules.get("numpy")
    kind = type(value)
    return numpy is not None and (kind is numpy.bool_ or issubclass(kind, numpy.complexfloating))


def is_whole(value: Any) -> bool:
    """Whether a value is an int, or an integer of NumPy's."""
    return type(value) is int or (is_array_scalar(value) and hasattr(value, "__index__"))


def plain_number(value: Any) -> Any:
    """A number of a subclass, or of NumPy's, as the Python number that operators read."""
    if type(value) in (int, float, bool) or isinstance(value, (Symbol, Tensor)):
        return value
    if is_array_scalar(value) or is_array_constant(value):
        return value.item()
    kinds: tuple[Any, ...] = (int, float, complex)
    return next((kind(value) for kind in kinds if isinstance(value, kind)), value)


def number_input(number: int | float) -> Symbol:
    """A leaf for a number that is no size: the same at the trial sizes."""
    kind = {int: IntInput, float: FloatInput}.get(type(number), ArrayScalarInput)
    return kind(number, number)


def as_python(arg: Any) -> Any:
    """An argument of a call with a Python number for one of NumPy's."""
    return _computed("item", arg) if issubclass(type(arg), ArrayScalar) else arg


def reads_inputs(arg: Argument) -> bool:
    """Whether an argument is computed from numbers that a graph is given."""
    return any(leaf.is_input for leaf in leaves_in(arg))


def stored_as(number: Symbol, dtype: DType) -> Symbol:
    """A symbol for the number that a tensor of a dtype would hold in a symbol's place."""
    hint = stored_number(number.hint, dtype)
    kind = SymInt if type(hint) is int else SymFloat
    return kind(hint, None, "stored", (number, dtype))


def _is_number(value: Any) -> bool:
    if isinstance(value, Symbol):
        value = value.hint
    return issubclass(type(value), (int, float)) or is_array_scalar(value)


def _computed(op: str | Callable[..., Any], *args: Any) -> Any:
    """A number computed from others, as a symbol."""
    if any(type(a) is complex for a in args):
        return function_of(op)(*(a.specialize() if isinstance(a, Symbol) else a for a in args))
    if not all(map(_is_number, args)):
        return NotImplemented
    try:
        hint = function_of(op)(*map(hint_of, args))
    except Exception:  # which the function may catch
        _rely(args)
        raise
    if not _is_number(hint) or type(hint) is bool:  # a complex power
        _rely(args)
        return hint
    return symbol_for(hint, _trial(op, args), op, args)


def symbol_for(
    hint: Any, trial: Any, op: str | Callable[..., Any] | None, args: tuple[Any, ...] = ()
) -> Symbol:
    """A symbol that stands for a number of this type."""
    kind = {int: SymInt, float: SymFloat}.get(type(hint), ArrayScalar)
    return kind(hint, trial, op, args)


def computed_by_math(name: str, *args: Any) -> Any:
    """What a function of `math` gives, as a symbol if it is given one."""
    result = _computed(name, *args) if any(isinstance(a, Symbol) for a in args) else NotImplemented
    return _FUNCTIONS[name](*args) if result is NotImplemented else result


def computed_by(fn: Callable[..., list[float]], *args: Any) -> list[float]:
    """The floats that a function computes from numbers; where symbols are among these, symbols:
    number programs call the function, whatever it does."""
    if not any(isinstance(arg, Symbol) for arg in args):
        return fn(*args)
    hints = fn(*map(hint_of, args))
    whole = Symbol(hints, hints, fn, args)  # type: ignore[arg-type]  # no number by itself
    found: list[Any] = [SymFloat(hint, hint, "at", (whole, k)) for k, hint in enumerate(hints)]
    return found


def number_as(symbol: Symbol, kind: type) -> Any:
    """int(symbol) or float(symbol)."""
    symbol = as_python(symbol)
    if type(symbol.hint) is kind:
        return symbol
    result = _computed("trunc", symbol) if kind is int else _computed("/", symbol, 1)
    return result if isinstance(result, Symbol) else kind(symbol)


def _rely(args: Sequence[Number]) -> None:
    """Records that later results hold for these numbers only."""
    for arg in args:
        if isinstance(arg, Symbol):
            arg.specialize()


def _trial(op: str | Callable[..., Any], args: Sequence[Number]) -> Any:
    """The number at the trial sizes; None where it cannot be computed there."""
    trials = [a.trial if isinstance(a, Symbol) else a for a in args]
    if any(t is None for t in trials):
        return None
    try:
        return function_of(op)(*trials)
    except (ArithmeticError, ValueError):
        return None


def _decide(op: str, left: Any, right: Any) -> Any:
    """A comparison, by the hints; a predicate records the result."""
    if type(right) is complex:
        return _FUNCTIONS[op](left.specialize(), right)
    if not _is_number(right):
        return NotImplemented
    result = _FUNCTIONS[op](hint_of(left), hint_of(right))
    holds = bool(result)
    predicates = recorded()
    if predicates is not None and (left is not right or not is_whole(hint_of(left))):
        predicates.add(op, left, right, holds)
    return result  # which is NumPy's of its scalars


def _binary(op: str, swapped: bool) -> Callable[[Symbol, Number], Number]:
    def method(self: Symbol, other: Number) -> Any:
        return _computed(op, other, self) if swapped else _computed(op, self, other)

    return method


def _unary(op: str) -> Callable[[Symbol], Number]:
    return lambda self: _computed(op, self)


def _comparison(op: str) -> Callable[[Symbol, Number], bool]:
    return lambda self, other: _decide(op, self, other)


for _name, _op in {
    "add": "+", "sub": "-", "mul": "*", "floordiv": "//", "mod": "%", "truediv": "/",
    "and": "&", "or": "|", "xor": "^", "lshift": "<<", "rshift": ">>",
}.items():  # fmt: skip
    setattr(Symbol, f"__{_name}__", _binary(_op, False))
    setattr(Symbol, f"__r{_name}__", _binary(_op, True))
for _name in ("neg", "abs", "invert", "floor", "ceil", "trunc"):
    setattr(Symbol, f"__{_name}__", _unary(_name))
for _name, _op in {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}.items():
    setattr(Symbol, f"__{_name}__", _comparison(_op))


# ---- expressions -------------------------------------------------------------------------------
def function_of(op: str | Callable[..., Any]) -> Callable[..., Any]:
    """The function that computes an operation of symbols, or decides it."""
    return op if callable(op) else _FUNCTIONS[op]


def hint_of(arg: Argument) -> Any:
    """An argument with its symbols' numbers, of which nobody takes note."""
    return _mapped(arg, lambda symbol: symbol.hint)


def trial_of(arg: Argument) -> Any:
    """An argument at the trial sizes."""
    return _mapped(arg, lambda symbol: symbol.trial)


def evaluate(arg: Argument, symbol_values: dict[int, int]) -> Any:
    """An argument at other sizes; ArithmeticError or ValueError: there is none."""
    if type(arg) is int:
        return arg
    if isinstance(arg, Symbol):
        return _value(arg, symbol_values)
    return _mapped(arg, lambda symbol: _value(symbol, symbol_values))


def is_sizes(arg: Argument) -> bool:
    """Whether an argument is a list of whole numbers and symbols."""
    return isinstance(arg, (list, tuple)) and all(
        type(n) is int or isinstance(n, Symbol) for n in arg
    )


def sizes_at(sizes: Sequence[Any], symbol_values: dict[int, int]) -> tuple[Any, ...]:
    """A shape, or another list of whole numbers and symbols, at other sizes; raises as evaluate."""
    return tuple([n if type(n) is int else _value(n, symbol_values) for n in sizes])


def _mapped(arg: Argument, fn: Callable[[Symbol], Any]) -> Any:
    if type(arg) in _WITHOUT_SYMBOLS:
        return arg
    if isinstance(arg, Symbol):
        return fn(arg)
    if isinstance(arg, (list, tuple)) and any(isinstance(a, Symbol) for a in arg):
        return [fn(a) if isinstance(a, Symbol) else a for a in arg]
    return arg


def _value(symbol: Symbol, symbol_values: dict[int, int]) -> int | float:
    known = symbol_values.get(id(symbol))
    if known is not None:
        return known
    if symbol.op is None:
        if symbol.is_input:
            return symbol.hint  # type: ignore[no-any-return]
        raise ArithmeticError("a size is not known")  # a pass left its tensor out
    args = (_value(a, symbol_values) if isinstance(a, Symbol) else a for a in symbol.args)
    value: int | float = function_of(symbol.op)(*args)
    if type(value) is not type(symbol.hint):
        raise ArithmeticError(f"{symbol.op} of sizes is {type_text(value)} here")
    return value


# Compared first: isinstance reads the __class__ of a value that is no Symbol as well.
_WITHOUT_SYMBOLS = frozenset((Tensor, int, float, bool, str, type(None)))


def is_symbolic(arg: Argument) -> bool:
    """Whether a symbol is among an argument's numbers."""
    return bool(symbols_in(arg))


def symbols_in(arg: Argument) -> list[Symbol]:
    """The symbols in a nest of arguments."""
    found: list[Symbol] = []
    _add_symbols(arg, found)
    return found


_NO_SYMBOLS = frozenset((int, float, bool, str, type(None), Tensor))  # the types of most values


def _add_symbols(arg: Any, found: list[Symbol]) -> None:
    if issubclass(type(arg), Symbol):  # which may have the class of a list
        found.append(arg)
    elif isinstance(arg, (list, tuple)):
        for item in arg:
            if type(item) not in _NO_SYMBOLS:
                _add_symbols(item, found)


def key_of(arg: Any, numbers: dict[int, Any]) -> Hashable:
    """Equal for equal expressions; leaves are numbered as they are met. numbers: those, and the
    keys of other symbols, by their ids."""
    if not isinstance(arg, Symbol):
        return type(arg).__name__, repr(arg)
    if arg.op is None:
        kind = type(arg.hint).__name__ if arg.is_input else "size"
        return kind, numbers.setdefault(id(arg), len(numbers))
    if id(arg) not in numbers:
        numbers[id(arg)] = arg.op, tuple(key_of(a, numbers) for a in arg.args)
    key: Hashable = numbers[id(arg)]
    return key


def text_of(arg: Argument, names: dict[int, str]) -> str:
    """An expression as Python, with names for its leaves; its number where one has none."""
    if not isinstance(arg, Symbol):
        return repr(arg)
    if arg.op is None:
        return names.get(id(arg), repr(arg.hint))
    parts = [text_of(a, names) for a in arg.args]
    if callable(arg.op):
        return f"{getattr(arg.op, '__qualname__', arg.op)}({', '.join(parts)})"
    if arg.op == "at":
        return f"{parts[0]}[{parts[1]}]"
    if arg.op in ("stored", "item"):  # which calls do themselves
        return parts[0]
    if arg.op in _PREFIX:
        return f"({_PREFIX[arg.op]}{parts[0]})"
    if arg.op[0].isalpha():
        module = "" if arg.op in ("abs", "round") else "math."
        return f"{module}{arg.op}({', '.join(parts)})"
    return f"({f' {arg.op} '.join(parts)})"
