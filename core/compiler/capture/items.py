"""`Item`: what `.item()` of a captured tensor gives until the graph has run.

A function that returns or stores the number, or what it adds, subtracts and multiplies of it, need
not wait for it: the call is one graph, and the number is read at its end. Where it is added to a
tensor, or a tensor is multiplied by it, the graph does that. What only Python computes (`math.exp`,
`round`, a quotient of two) is a `Formula`, which is computed of the numbers at the end. Any other
use raises `ItemUsed`; the function is then called again, and reads values where it asks for them.

`float(x)` and `int(x)` give the same in the functions that `with_conversions` has copied.
"""

from __future__ import annotations

import dis
import functools
import math
import operator
import sys
from typing import TYPE_CHECKING, Any

from core._native import Tensor, dtype, find_operator, is_captured
from core.autograd.grad_mode import no_grad
from core.compiler.capture.callers import in_try
from core.compiler.failures import of_user
from core.compiler.symbolic.symbols import Symbol, hint_of, is_symbolic
from core.dispatcher.keys import ExcludeKeys
from core.pytree import flatten, unflatten

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from core._native import Operator
    from core.compiler.capture.capture import Capture

_KINDS = {"bool": bool, "complex": complex, "float": float, "int": int}


class ItemUsed(BaseException):
    """A number was needed that is not computed yet; nothing of the call has been executed.

    in_vain: no use of it, but something else makes the function run as Python at this call.
    """

    def __init__(self, in_vain: bool = False) -> None:
        super().__init__()
        self.in_vain = in_vain


class Item:
    """Stands for the number of a tensor of one element."""

    __slots__ = ("_capture", "_tensor")

    def __init__(self, tensor: Tensor, capture: Capture) -> None:
        object.__setattr__(self, "_tensor", tensor)
        object.__setattr__(self, "_capture", capture)

    def __getattribute__(self, name: str) -> Any:
        kind = kind_of_number(_tensor_of(self))
        if name == "__class__":
            return kind
        if not hasattr(kind, name):  # other libraries ask for what arrays have
            raise AttributeError(f"{kind.__name__!r} object has no attribute {name!r}")
        raise _used(self)


class Formula:
    """Stands for what a function of Python's gives of Items and other numbers, once the graph has
    run. kind: the type of what it gives."""

    __slots__ = ("_args", "_capture", "_function", "_kind")

    def __init__(
        self, function: Callable[..., Any], args: tuple[Any, ...], kind: type, capture: Capture
    ) -> None:
        object.__setattr__(self, "_function", function)
        object.__setattr__(self, "_args", args)
        object.__setattr__(self, "_kind", kind)
        object.__setattr__(self, "_capture", capture)

    def __getattribute__(self, name: str) -> Any:
        kind = object.__getattribute__(self, "_kind")
        if name == "__class__":
            return kind
        raise _used(self)


def _tensor_of(item: Item) -> Tensor:
    tensor: Tensor = object.__getattribute__(item, "_tensor")
    return tensor


def parts_of(formula: Formula) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """The function of a formula, and its arguments."""
    get = object.__getattribute__
    return get(formula, "_function"), get(formula, "_args")


def _used(number: Item | Formula) -> ItemUsed:
    object.__getattribute__(number, "_capture").items_used = True
    return ItemUsed()


def _refuses(name: str) -> Callable[..., Any]:
    def use(self: Item | Formula, *args: Any, **kwargs: Any) -> Any:
        raise _used(self)

    use.__name__ = name
    return use


_OTHERS = """
    hash repr str format reduce reduce_ex sizeof dir matmul rmatmul call iter
    next len bytes fspath enter exit await array dlpack
"""
_OF_VALUES = {name for kind in (int, float, complex, str, list, dict) for name in dir(kind)}
_OF_VALUES -= {*dir(object), "__iadd__", "__imul__"}  # `a += b` is `a = a + b`
for _name in (*_OF_VALUES, *(f"__{name}__" for name in _OTHERS.split())):
    if _name.startswith("__"):
        setattr(Item, _name, _refuses(_name))
        setattr(Formula, _name, _refuses(_name))


# ---- formulas ----------------------------------------------------------------------------------
def formula(function: Callable[..., Any], *args: Any, kind: type | None = None) -> Any:
    """What a function gives of numbers: a Formula, if one of them is not computed yet. kind: the
    type of the result; None: that of the first argument. An error is raised once the graph has run,
    so that not where the function may catch it."""
    late = next((arg for arg in args if stands_for_number(arg)), None)
    if late is None:
        return function(*args)
    if not all(map(kind_of, args)) or in_try():
        raise _used(late)
    capture = object.__getattribute__(late, "_capture")
    return Formula(function, args, kind or kind_of(args[0]) or float, capture)


def kind_of(value: Any) -> type | None:
    """float or int, if a value is such a number, or stands for one."""
    if type(value) is Formula:
        kind: type = object.__getattribute__(value, "_kind")
        return kind
    return _kind_in_sums(value)


def _computes(name: str, swapped: bool) -> Callable[[Any, Any], Any]:
    """A method of formulas that computes as Python does, at the end."""

    def method(self: Any, other: Any) -> Any:
        kinds = {kind_of(self), kind_of(other)}
        if None in kinds:
            raise _used(self)
        kind = int if kinds == {int} and name != "truediv" else float
        args = (other, self) if swapped else (self, other)
        return formula(getattr(operator, name), *args, kind=kind)

    method.__name__ = f"__{'r' * swapped}{name}__"
    return method


_ARITHMETIC = ("add", "sub", "mul", "truediv", "floordiv", "mod")
for _name in _ARITHMETIC:
    for _swapped in (False, True):
        _method = _computes(_name, _swapped)
        setattr(Formula, _method.__name__, _method)
        setattr(Item, _method.__name__, _method)


def _rounded(self: Any, *digits: Any) -> Any:
    return formula(round, self, *digits, kind=None if digits else int)


for _kind in (Item, Formula):
    setattr(_kind, "__round__", _rounded)  # noqa: B010 - for mypy, as the others are
for _name, _function in (("neg", operator.neg), ("abs", abs)):
    setattr(Formula, f"__{_name}__", functools.partialmethod(lambda s, f: formula(f, s), _function))


# ---- arithmetic --------------------------------------------------------------------------------
_ASTYPE = find_operator("core::astype")
_OPERATORS = {
    name: find_operator(f"core::{op}")
    for name, op in (
        ("add", "add"), ("sub", "subtract"), ("mul", "multiply"), ("truediv", "divide"),
    )
}  # fmt: skip
_FLOAT, _INT = dtype("float64"), dtype("int64")
_WRITING = {name: find_operator(f"{op.name}_") for name, op in _OPERATORS.items()}
_IN_PLACE = {k for k, (name, _) in enumerate(dis._nb_ops) if "INPLACE" in name}  # type: ignore[attr-defined]


def _calculates(name: str, swapped: bool) -> Callable[[Item, Any], Any]:
    """A method that computes in the graph what Python does: with float64, and int64 for sums."""

    def method(self: Item, other: Any) -> Any:
        if isinstance(other, Tensor):
            op = _operator_of(name, sys._getframe(1)) if swapped else _OPERATORS[name]
            if op is None:
                raise _used(self)
            number = _beside(self, other).detach()
            return op(*(other, number) if swapped else (number, other))
        left, right = (other, self) if swapped else (self, other)
        kinds = {_kind_in_sums(left), _kind_in_sums(right)}
        whole = kinds == {int}
        if None in kinds or (whole and name == "mul") or not _may_divide(name, right):
            return _computes(name, swapped)(self, other)
        if name == "truediv":
            whole = False
        left, right = _operand(left, whole), _operand(right, whole)
        with no_grad(), ExcludeKeys("autocast"):
            return _item_like(self, _OPERATORS[name](left, right))

    method.__name__ = f"__{'r' * swapped}{name}__"
    return method


def _operator_of(name: str, frame: FrameType) -> Operator | None:
    """The operator by which code computes with a tensor and an Item: `x *= item` writes to x, and
    Python asks the Item for it as for `x * item`. None: the code asks in another way."""
    code, at = frame.f_code.co_code, frame.f_lasti
    if code[at] != dis.opmap["BINARY_OP"]:
        return None
    return (_WRITING if code[at + 1] in _IN_PLACE else _OPERATORS)[name]


def _beside(item: Item, other: Tensor) -> Tensor:
    """A number in the dtype of a tensor with which it is compared, or computed."""
    kind, name = _kind_in_sums(item), other.dtype.name
    fits = name in ("float32", "float64") or (name == "int64" and kind is int)
    if kind is None or not fits or other.device.type != "cpu":
        raise _used(item)
    with no_grad(), ExcludeKeys("autocast"):
        return _as_type(_tensor_of(item), other.dtype)


def _kind_in_sums(value: Any) -> type | None:
    """float or int, if a value is such a number, or stands for one on the cpu."""
    tensor = tensor_of(value)
    if tensor is None:
        known = isinstance(value, Symbol) or type(value) in (int, float)
        return next((t for t in (int, float) if known and isinstance(value, t)), None)
    kind = kind_of_number(tensor)
    on_cpu = tensor.device.type == "cpu"  # others may have no float64
    return kind if kind in (int, float) and on_cpu and tensor.dtype.name != "uint64" else None


def _may_divide(name: str, divisor: Any) -> bool:
    """Whether no division raises: by numbers that are known, and not 0."""
    return name != "truediv" or (tensor_of(divisor) is None and bool(divisor != 0))


def _operand(value: Any, whole: bool) -> Any:
    tensor = tensor_of(value)
    if tensor is None:
        return value
    with no_grad(), ExcludeKeys("autocast"):
        return _as_type(tensor, _INT if whole else _FLOAT)


def _as_type(tensor: Tensor, kind: dtype) -> Tensor:
    """A tensor's only element, as Python has it, in a tensor of no dimensions."""
    if tensor.ndim:
        tensor = tensor.reshape(())
    return tensor if tensor.dtype == kind else _ASTYPE(tensor, kind)


def _item_like(item: Item, tensor: Tensor) -> Item:
    return Item(tensor, object.__getattribute__(item, "_capture"))


for _name in _OPERATORS:
    setattr(Item, f"__{_name}__", _calculates(_name, False))
    setattr(Item, f"__r{_name}__", _calculates(_name, True))


def _negative(item: Any) -> Any:
    return 0 - item if _kind_in_sums(item) is int else -1.0 * item


setattr(Item, "__neg__", _negative)  # noqa: B010 - for mypy, as the others are


_ABS = find_operator("core::abs")


def _absolute(self: Item) -> Item:
    kind = _kind_in_sums(self)
    if kind is None:
        raise _used(self)
    with no_grad(), ExcludeKeys("autocast"):
        return _item_like(self, _ABS(_operand(self, kind is int)))


setattr(Item, "__abs__", _absolute)  # noqa: B010


# ---- decisions ---------------------------------------------------------------------------------
_COMPARISONS = {
    name: find_operator(f"core::{op}")
    for name, op in (
        ("eq", "equal"), ("ne", "not_equal"), ("lt", "less"), ("le", "less_equal"),
        ("gt", "greater"), ("ge", "greater_equal"),
    )
}  # fmt: skip


def _compares(name: str) -> Callable[[Item, Any], Any]:
    """A method that computes the comparison before the rest of the graph (decisions.py); with a
    tensor, a part of the graph."""

    def method(self: Item, other: Any) -> Any:
        if isinstance(other, Tensor):
            return _COMPARISONS[name](_beside(self, other), other)
        if type(other) is int and abs(other) <= 2**53 and _kind_in_sums(self) is float:
            other = float(other)
        kinds = {_kind_in_sums(self), _kind_in_sums(other)}
        if len(kinds) > 1 or None in kinds:
            raise _used(self)
        whole = kinds == {int}
        with no_grad(), ExcludeKeys("autocast"):
            compared = _COMPARISONS[name](_operand(self, whole), _operand(other, whole))
        return _decide(self, compared)

    method.__name__ = f"__{name}__"
    return method


def _decide(item: Item, tensor: Tensor) -> bool:
    outcome: bool | None = object.__getattribute__(item, "_capture").decide(tensor)
    if outcome is None:
        raise _used(item)
    return outcome


TESTS = ("isfinite", "isinf", "isnan")


def tested(name: str, value: Any) -> bool:
    """A test of `math`, also of what stands for a number."""
    if tensor_of(value) is None:
        return bool(getattr(math, name)(value))
    if _kind_in_sums(value) is None:
        raise _used(value)
    with no_grad(), ExcludeKeys("autocast"):
        return _decide(value, find_operator(f"core::{name}")(_operand(value, False)))


for _name in _COMPARISONS:
    setattr(Item, f"__{_name}__", _compares(_name))
setattr(Item, "__bool__", lambda self: _decide(self, _tensor_of(self)))  # noqa: B010


def converted(value: Any, kind: type) -> Any:
    """float(value) or int(value), where it need not wait for the value; else None."""
    if type(value) is Formula:
        return value if kind_of(value) is kind else formula(kind, value, kind=kind)
    tensor = tensor_of(value)
    if tensor is None:
        if not isinstance(value, Tensor) or not is_captured(value):
            return None
        if value.ndim and value.size != 1:
            return None
        value = value.item()
        tensor = tensor_of(value)
        if tensor is None:
            return kind(value)
    now = kind_of_number(tensor)
    if now is kind:
        return value
    if now is complex:
        return None
    if kind is int and now is float:
        return formula(int, value, kind=int)
    with no_grad(), ExcludeKeys("autocast"):
        return _item_like(value, _as_type(tensor, _FLOAT if kind is float else _INT))


# ---- results -----------------------------------------------------------------------------------
def kind_of_number(tensor: Tensor) -> type:
    """The type of a tensor's `.item()`."""
    return next((t for kind, t in _KINDS.items() if kind in tensor.dtype.name), float)


def item_for(tensor: Tensor, capture: Capture) -> Item | None:
    """What stands for a captured tensor's number; None: its value is read."""
    value = capture.find(tensor)
    if value is None or is_symbolic(value.shape):
        return None
    return Item(tensor, capture)


def tensor_of(out: object) -> Tensor | None:
    """The tensor whose number an object stands for; None for other objects."""
    return _tensor_of(out) if type(out) is Item else None


def stands_for_number(out: object) -> bool:
    """Whether an object stands for a number that is not computed yet."""
    return type(out) is Item or type(out) is Formula


def numbers_of(nest: Any) -> Any:
    """A nest with the numbers that its leaves stand for, once their graph has run."""
    leaves, spec = flatten(nest)
    if not any(map(stands_for_number, leaves)):
        return nest
    return unflatten([_number_of(leaf) for leaf in leaves], spec)


def _number_of(out: Any) -> Any:
    if type(out) is Formula:
        function, args = parts_of(out)
        numbers = [hint_of(_number_of(arg)) for arg in args]
        with of_user():
            return function(*numbers)
    tensor = tensor_of(out)
    return out if tensor is None else tensor.item()
