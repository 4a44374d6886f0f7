"""`Call`: an operator and its arguments, as collectors ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.compiler.symbolic.symbols import (
    Symbol,
    as_python,
    evaluate,
    hint_of,
    is_symbolic,
    leaves_in,
    reads_inputs,
)
from core.dispatcher.binding import flat_tensors
from core.schema import bind, parameters

if TYPE_CHECKING:
    from core._native import Operator
    from core.schema import Parameter


_SCALARS = ("Tensor|Scalar", "Scalar", "float")  # what may be another number at each call
# Operators that read or write a part of their first argument. Where it begins may be another number
# at each call of one graph, which has the same sizes then.
_INDEXED = ("core::select", "core::select_scatter")
_SLICED = ("core::slice", "core::slice_scatter")
_AXES = ("axis", "axes", "axis1", "axis2", "source", "destination")  # which are no sizes


def takes_numbers(op: Operator, parameter: Parameter) -> bool:
    """Whether an argument may be another number at each call of one graph."""
    if op.name != "core::full" and not any(p.is_tensor for p in parameters(op)):
        return False  # numbers may be sizes
    if op.name in _INDEXED and parameter.name == "index":
        return True
    return parameter.type.rstrip("?") in _SCALARS and op.rule != "power"  # which refuses some ints


def settle_numbers(
    op: Operator, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """What a call is given, with numbers for symbols of number inputs where they are no scalars:
    sizes, axes, dtypes' names."""
    if not is_symbolic([args, list(kwargs.values())]):
        return args, kwargs
    if op.name in (*_INDEXED, *_SLICED) and not kwargs.get("out"):
        return _settle_place(op, bind(op, args, kwargs)), {}
    if op.rule == "power":  # which refuses some ints
        args = tuple(_settled(a) if isinstance(a, int) else a for a in args)
    if not flat_tensors([*args, *kwargs.values()]) and op.name != "core::full":
        return tuple(map(_settled, args)), {n: _settled(a) for n, a in kwargs.items()}
    params = parameters(op)
    by_name = {p.name: p for p in params}
    settled = tuple(_settled_for(p, a) for p, a in zip(params, args))
    named = {n: _settled_for(by_name.get(n), a) for n, a in kwargs.items()}
    return (*settled, *args[len(settled) :]), named


def _settled_for(parameter: Parameter | None, arg: Any) -> Any:
    """An argument with numbers for symbols, unless the parameter takes any number."""
    if parameter is None:
        return _settled(arg)
    if parameter.name in _AXES:
        return _specialized(arg)
    return as_python(arg) if parameter.type.rstrip("?") in _SCALARS else _settled(arg)


def _settle_place(op: Operator, values: list[Any]) -> tuple[Any, ...]:
    """The same of a call that reads or writes a part of a tensor. A place that is computed from
    numbers stays, if the part lies within the tensor, and has one size for all numbers."""
    names = {p.name: k for k, p in enumerate(parameters(op))}
    size = _size_along(values[0], values[names["axis"]])
    if size is not None and op.name in _INDEXED:
        k = names["index"]
        index = as_python(values[k])
        if reads_inputs(index) and isinstance(index, int) and -size <= index and index < size:
            values[k] = index
            return tuple(v if n == k else _settled(v) for n, v in enumerate(values))
    elif size is not None:
        first, last = names["start"], names["stop"]
        ends = as_python(values[first]), as_python(values[last])
        if _is_window(*ends, values[names["step"]], size):
            values[first], values[last] = ends
            return tuple(v if n in (first, last) else _settled(v) for n, v in enumerate(values))
    return tuple(map(_settled, values))


def _size_along(x: Any, axis: Any) -> Any:
    """A tensor's size along an axis; None where it has none."""
    if not isinstance(x, Tensor) or type(axis) is not int or not -x.ndim <= axis < x.ndim:
        return None
    return x.shape[axis]


def _is_window(start: Any, stop: Any, step: Any, size: Any) -> bool:
    """Whether a slice lies within the axis, and its length is the same wherever it begins. The
    numbers that its length follows from are relied upon."""
    if not (reads_inputs(start) and reads_inputs(stop) and type(step) is int and step > 0):
        return False
    if not (isinstance(start, int) and isinstance(stop, int)):
        return False
    length = stop - start
    now = hint_of(length)
    deciding = {id(leaf): leaf for leaf in leaves_in(length) if not _is_fixed(length, now, leaf)}
    placing = {id(leaf) for leaf in leaves_in((start, stop))} - deciding.keys()
    if now < 0 or not placing or not all(leaf.is_input for leaf in deciding.values()):
        return False
    for leaf in deciding.values():
        leaf.specialize()  # the call will be captured again with the number
    return bool(start >= 0 and stop <= size and (deciding or length == now))


def _is_fixed(length: Any, now: int, leaf: Symbol) -> bool:
    """Whether a length is the same where a number is another one."""
    try:
        others = [evaluate(length, {id(leaf): leaf.hint + n}) for n in (1, 2, 5)]
    except (ArithmeticError, ValueError):
        return False
    return others == [now] * 3


def _specialized(arg: Any) -> Any:
    """An argument with numbers for all symbols, which are relied upon."""
    if isinstance(arg, Symbol):
        return arg.specialize()
    return type(arg)(_specialized(a) for a in arg) if type(arg) in (list, tuple) else arg


def _settled(arg: Any) -> Any:
    if isinstance(arg, Symbol):
        return arg.specialize() if reads_inputs(arg) else as_python(arg)
    if type(arg) in (list, tuple) and is_symbolic(arg):
        return type(arg)(_settled(a) for a in arg)
    return arg


class Call:
    """A call that is captured.

    values: the arguments in the schema's order, defaults filled in; tensors: those among them;
    targets: the tensors that it writes to, those of out= among them.
    """

    __slots__ = ("args", "kwargs", "op", "targets", "tensors", "values")

    def __init__(self, op: Operator, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        self.op, self.args, self.kwargs = op, args, kwargs
        self.values = bind(op, args, kwargs)
        self.tensors = flat_tensors(self.values)
        self.targets = flat_tensors([self.out]) if self.out is not None else []
        if op.mutates:
            written = [v for p, v in zip(parameters(op), self.values) if p.write]
            self.targets += flat_tensors(written)

    @property
    def out(self) -> Tensor | tuple[Tensor, ...] | None:
        """The tensors passed as out=."""
        out: Tensor | tuple[Tensor, ...] | None = self.kwargs.get("out")
        return out

    @property
    def writes(self) -> bool:
        """Whether it writes to memory that is there already."""
        return self.op.mutates or self.out is not None

    def without_out(self) -> Call:
        """The same call, whose results are new tensors."""
        kwargs = {name: v for name, v in self.kwargs.items() if name != "out"}
        return Call(self.op, self.args, kwargs)

    def make(self) -> Any:
        """Calls the operator, with numbers for symbols."""
        kwargs = {name: hint_of(v) for name, v in self.kwargs.items()}
        return self.op(*map(hint_of, self.args), **kwargs)
