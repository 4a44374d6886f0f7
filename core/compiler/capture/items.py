"""`Item`: what `.item()` of a captured tensor gives until the graph has run.

A function that returns or stores the number, or what it adds, subtracts and multiplies of it, need
not wait for it: the call is one graph, and the number is read at its end. Where an operator takes
it as an operand beside a tensor (`x * s`, `core.where(c, x, s)`), the graph does that. What only
Python computes (`math.exp`, `round`, a quotient of two) is a `Formula`, which is computed of the
numbers at the end. Any other use raises `ItemUsed`; the function is then called again, and reads
values where it asks for them.

`float(x)` and `int(x)` give the same in the functions that `with_conversions` has copied.
"""

from __future__ import annotations

import dis
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


class LateNumber:
    """Stands for a number that is computed when the graph has run."""

    __slots__ = ("_capture",)

    def __getattribute__(self, name: str) -> Any:
        kind = kind_of(self) or kind_of_number(_tensor_of(self))
        if name == "__class__":
            return kind
        if not hasattr(kind, name):  # other libraries ask for what arrays have
            raise AttributeError(f"{kind.__name__!r} object has no attribute {name!r}")
        raise _used(self)


class Item(LateNumber):
    """Stands for the number of a tensor of one element."""

    __slots__ = ("_tensor",)

    def __init__(self, tensor: Tensor, capture: Capture) -> None:
        object.__setattr__(self, "_tensor", tensor)
        object.__setattr__(self, "_capture", capture)


class Formula(LateNumber):
    """Stands for what a function of Python's gives of such numbers and others. kind: the type of
    what it gives."""

    __slots__ = ("_args", "_function", "_kind")

    def __init__(
        self, function: Callable[..., Any], args: tuple[Any, ...], kind: type, capture: Capture
    ) -> None:
        object.__setattr__(self, "_function", function)
        object.__setattr__(self, "_args", args)
        object.__setattr__(self, "_kind", kind)
        object.__setattr__(self, "_capture", capture)


def _tensor_of(item: LateNumber) -> Tensor:
    tensor: Tensor = object.__getattribute__(item, "_tensor")
    return tensor


def _capture_of(number: LateNumber) -> Capture:
    capture: Capture = object.__getattribute__(number, "_capture")
    return capture


def parts_of(formula: Formula) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """The function of a formula, and its arguments."""
    get = object.__getattribute__
    return get(formula, "_function"), get(formula, "_args")


def _used(number: LateNumber) -> ItemUsed:
    _capture_of(number).items_used = True
    return ItemUsed()


def _refuses(name: str) -> Callable[..., Any]:
    def use(self: LateNumber, *args: Any, **kwargs: Any) -> Any:
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
        setattr(LateNumber, _name, _refuses(_name))


# ---- arithmetic --------------------------------------------------------------------------------
_ASTYPE, _ABS = find_operator("core::astype"), find_operator("core::abs")
_OPERATORS = {
    name: find_operator(f"core::{op}")
    for name, op in (
        ("add", "add"), ("sub", "subtract"), ("mul", "multiply"), ("truediv", "divide"),
        ("pow", "pow"), ("floordiv", "floor_divide"), ("mod", "remainder"),
    )
}  # fmt: skip
_EXACT = {getattr(operator, name): name for name in ("add", "sub", "mul", "truediv")}  # of floats
_FLOAT, _INT = dtype("float64"), dtype("int64")
_OF_INTEGERS = {  # operators that refuse no integers
    f"core::{name}"
    for name in ("add", "subtract", "multiply", "divide", "maximum", "minimum", "where", "clip")
}
_WRITING = {name: find_operator(f"{op.name}_") for name, op in _OPERATORS.items()}
_IN_PLACE = {k for k, (name, _) in enumerate(dis._nb_ops) if "INPLACE" in name}  # type: ignore[attr-defined]


def _calculates(name: str, swapped: bool) -> Callable[[LateNumber, Any], Any]:
    """A method that computes in the graph what Python does: with float64, and int64 for sums. What
    the graph would compute otherwise, or must not, as a quotient of 0, is a formula."""
    function = getattr(operator, name)

    def method(self: LateNumber, other: Any) -> Any:
        if isinstance(other, Tensor):
            op = _operator_of(name, sys._getframe(1)) if swapped else _OPERATORS[name]
            if op is None:
                raise _used(self)
            number = operand_beside(self, op, [other])
            return op(*(other, number) if swapped else (number, other))
        args = (other, self) if swapped else (self, other)
        kinds = {kind_of(self), kind_of(other)}
        # A power may be complex, or a float of integers, but for such an exponent.
        if None in kinds or (name == "pow" and not (type(args[1]) is int and args[1] >= 0)):
            raise _used(self)
        if Formula not in map(type, args):
            divides = name == "truediv" and (isinstance(args[1], LateNumber) or args[1] == 0)
            computed = None if divides else _in_graph(function, *args)
            if computed is not None:
                return computed
        return formula(function, *args, kind=int if kinds == {int} and name != "truediv" else float)

    method.__name__ = f"__{'r' * swapped}{name}__"
    return method


def _in_graph(function: Callable[..., Any], left: Any, right: Any) -> Item | None:
    """What a function of `operator` gives of two numbers, in the graph; None where that differs
    from what Python gives."""
    name, kinds = _EXACT.get(function), {kind_of(left), kind_of(right)}
    whole = kinds == {int}
    if name is None or (whole and name == "mul"):
        return None
    late = next(n for n in (left, right) if isinstance(n, LateNumber))
    if name == "truediv":
        whole = False
    left, right = _operand(left, whole), _operand(right, whole)
    with no_grad(), ExcludeKeys("autocast"):
        return _item_like(late, _OPERATORS[name](left, right))


def _computed(number: LateNumber) -> Item:
    """A number that the graph computes: of a formula, if it can; that a divisor is not 0 is a
    decision."""
    if type(number) is not Formula:
        assert isinstance(number, Item)
        return number
    function, args = parts_of(number)
    args = tuple(_computed(a) if isinstance(a, LateNumber) else a for a in args)
    item: Item | None = None
    if function in (operator.neg, abs):
        item = function(args[0])
    elif function in _EXACT and not (function is operator.truediv and args[1] == 0):
        item = _in_graph(function, *args)
    if item is None:
        raise _used(number)
    return item


def _operator_of(name: str, frame: FrameType) -> Operator | None:
    """The operator by which code computes with a tensor and an Item: `x *= item` writes to x, and
    Python asks the Item for it as for `x * item`. None: the code asks in another way."""
    code, at = frame.f_code.co_code, frame.f_lasti
    if code[at] != dis.opmap["BINARY_OP"]:
        return None
    return (_WRITING if code[at + 1] in _IN_PLACE else _OPERATORS)[name]


def operand_beside(number: LateNumber, op: Operator, others: list[Tensor]) -> Tensor:
    """The tensor by which an operator computes with a number, beside these tensors."""
    kinds = {t.dtype.name: t for t in others if t.dtype.name != "bool"}  # of masks
    if len(kinds) != 1 or ("int64" in kinds and op.name not in _OF_INTEGERS):
        raise _used(number)
    return _beside(_computed(number), *kinds.values()).detach()


def _beside(item: Item, other: Tensor) -> Tensor:
    """A number in the dtype of a tensor with which it is compared, or computed."""
    kind, name = kind_of(item), other.dtype.name
    fits = name in ("float32", "float64") or (name == "int64" and kind is int)
    if kind is None or not fits or other.device.type != "cpu":
        raise _used(item)
    with no_grad(), ExcludeKeys("autocast"):
        return _as_type(_tensor_of(item), other.dtype)


def kind_of(value: Any) -> type | None:
    """float or int, if a value is such a number, or stands for one on the cpu."""
    if type(value) is Formula:
        made: type = object.__getattribute__(value, "_kind")
        return made
    tensor = tensor_of(value)
    if tensor is None:
        known = isinstance(value, Symbol) or type(value) in (int, float)
        return next((t for t in (int, float) if known and isinstance(value, t)), None)
    kind = kind_of_number(tensor)
    on_cpu = tensor.device.type == "cpu"  # others may have no float64
    return kind if kind in (int, float) and on_cpu and tensor.dtype.name != "uint64" else None


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


def _item_like(number: LateNumber, tensor: Tensor) -> Item:
    return Item(tensor, _capture_of(number))


for _name in _OPERATORS:
    setattr(LateNumber, f"__{_name}__", _calculates(_name, False))
    setattr(LateNumber, f"__r{_name}__", _calculates(_name, True))


def _negative(self: LateNumber) -> Any:
    if type(self) is Formula:
        return formula(operator.neg, self)
    return 0 - self if kind_of(self) is int else -1.0 * self  # type: ignore[operator]


def _absolute(self: LateNumber) -> Any:
    if type(self) is Formula:
        return formula(abs, self)
    kind = kind_of(self)
    if kind is None:
        raise _used(self)
    with no_grad(), ExcludeKeys("autocast"):
        return _item_like(self, _ABS(_operand(self, kind is int)))


# ---- formulas ----------------------------------------------------------------------------------
def formula(function: Callable[..., Any], *args: Any, kind: type | None = None) -> Any:
    """What a function gives of numbers, of which one is not computed yet. kind: the type of the
    result; None: that of the first argument. An error is raised once the graph has run, so that
    not where the function may catch it."""
    late = next(arg for arg in args if isinstance(arg, LateNumber))
    if not all(map(kind_of, args)) or in_try():
        raise _used(late)
    return Formula(function, args, kind or kind_of(args[0]) or float, _capture_of(late))


def _rounded(self: LateNumber, *digits: Any) -> Any:
    return formula(round, self, *digits, kind=None if digits else int)


for _name, _method in (("neg", _negative), ("abs", _absolute), ("round", _rounded)):
    setattr(LateNumber, f"__{_name}__", _method)


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

    def method(self: LateNumber, other: Any) -> Any:
        self = _computed(self)
        if isinstance(other, Tensor):
            return _COMPARISONS[name](_beside(self, other), other)
        other = _computed(other) if isinstance(other, LateNumber) else other
        if type(other) is int and abs(other) <= 2**53 and kind_of(self) is float:
            other = float(other)
        kinds = {kind_of(self), kind_of(other)}
        if len(kinds) > 1 or None in kinds:
            raise _used(self)
        whole = kinds == {int}
        with no_grad(), ExcludeKeys("autocast"):
            compared = _COMPARISONS[name](_operand(self, whole), _operand(other, whole))
        return _decide(self, compared)

    method.__name__ = f"__{name}__"
    return method


def _decide(item: Item, tensor: Tensor) -> bool:
    outcome = _capture_of(item).decide(tensor)
    if outcome is None:
        raise _used(item)
    return outcome


TESTS = ("isfinite", "isinf", "isnan")


def tested(name: str, value: Any) -> bool:
    """A test of `math`, also of what stands for a number."""
    if not isinstance(value, LateNumber):
        return bool(getattr(math, name)(value))
    value = _computed(value)
    if kind_of(value) is None:
        raise _used(value)
    with no_grad(), ExcludeKeys("autocast"):
        return _decide(value, find_operator(f"core::{name}")(_operand(value, False)))


for _name in _COMPARISONS:
    setattr(LateNumber, f"__{_name}__", _compares(_name))


def _truth(self: LateNumber) -> bool:
    item = _computed(self)
    return _decide(item, _tensor_of(item))


setattr(LateNumber, "__bool__", _truth)  # noqa: B010 - for mypy


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


def numbers_of(nest: Any) -> Any:
    """A nest with the numbers that its leaves stand for, once their graph has run."""
    leaves, spec = flatten(nest)
    if not any(isinstance(leaf, LateNumber) for leaf in leaves):
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
