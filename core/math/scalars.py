"""Traced scalars: the values of the loop IR that stand for numbers in a function of scalars.

The function is called once with these in the place of numbers. Each operation makes one of the loop
IR's, equal ones are one, and nothing is folded but what Python's own numbers come to. They have no
dtype yet: lowering.py gives them one, so one trace serves all dtypes.
"""

from __future__ import annotations

import numbers
import operator
import sys
from typing import TYPE_CHECKING, NoReturn

from core._native import Tensor
from core.errors import SchemaError, type_text
from core.ir import ops as ops  # attaches Python's operators to values
from core.ir.function import Op, Value

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import TypeAlias

    Number = bool | int | float | complex
    Operand = Value | Number
    Real: TypeAlias = "TracedScalar | float"

_DEEP_POWER = 8  # whole powers up to this one are products
_UFUNCS = {
    "add": operator.add, "subtract": operator.sub, "multiply": operator.mul,
    "divide": operator.truediv, "floor_divide": operator.floordiv, "remainder": operator.mod,
    "power": operator.pow, "equal": operator.eq, "not_equal": operator.ne, "less": operator.lt,
    "less_equal": operator.le, "greater": operator.gt, "greater_equal": operator.ge,
}  # fmt: skip
_GREATEST = int(sys.float_info.max)


class Trace:
    """The scalars of one function, each kept once."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._scalars: dict[tuple[object, ...], TracedScalar] = {}

    def parameter(self, name: str) -> TracedScalar:
        """The scalar of that name, which is given from outside."""
        key = ("parameter", name)
        if key not in self._scalars:
            self._scalars[key] = TracedScalar(self, None, name)
        return self._scalars[key]

    def op(self, name: str, *args: Operand, **attrs: str | Number) -> TracedScalar:
        """An operation of the loop IR on scalars and numbers."""
        operands = [self.scalar(x) for x in args]
        values = ((k, type(v), repr(v)) for k, v in attrs.items())
        key = (name, *map(id, operands), *values)
        if key not in self._scalars:
            op = Op(name, operands, dict(attrs))
            made = self._scalars[key] = TracedScalar(self, op)
            op.results = [made]
        return self._scalars[key]

    def scalar(self, x: object) -> TracedScalar:
        """An operand, or a result: a number becomes a constant."""
        if isinstance(x, TracedScalar):
            if x.trace is not self:
                raise refuse(self.name, "it uses a value of another function", "return it instead")
            return x
        for kind in (bool, int, float, complex):  # of a subclass, such as an enum's, the number
            if isinstance(x, kind):
                return self._constant(kind.__new__(kind, x))  # type: ignore[type-var,arg-type]
        if isinstance(x, numbers.Number) and hasattr(x, "item"):  # one of NumPy's
            return self._constant(x.item())
        if x is None:
            raise refuse(self.name, "it returns None", "return the value")
        if isinstance(x, Tensor):
            raise refuse(
                self.name,
                "it computes with a tensor that is none of its arguments",
                "make the tensor an argument; numbers may come from around the function",
            )
        raise refuse(
            self.name,
            f"it computes with {x!r}, {type_text(x)}",
            "use its arguments, numbers, and functions of core.math",
        )

    def _constant(self, x: Number) -> TracedScalar:
        if type(x) is int and abs(x) > _GREATEST:
            raise refuse(self.name, "it computes with a number beyond the floats", "use inf")
        return self.op("const", value=x)


class TracedScalar(Value):
    """A value of the loop IR without a dtype: a parameter, a constant, or an operation's result."""

    __slots__ = ("trace",)

    def __init__(self, trace: Trace, op: Op | None, name: str = "") -> None:
        self.trace, self.op, self.name = trace, op, name

    def operation(self, name: str, *args: Operand) -> TracedScalar:
        """The results of Python's operators."""
        return self.trace.op(name, *args)

    @property
    def args(self) -> list[TracedScalar]:
        return [] if self.op is None else self.op.args  # type: ignore[return-value]

    def __pow__(self, other: Operand) -> TracedScalar:
        return power(self, other)

    def __rpow__(self, other: Operand) -> TracedScalar:
        return self.trace.op("pow", other, self)

    def __pos__(self) -> TracedScalar:
        return self

    @property
    def real(self) -> TracedScalar:
        return self.trace.op("real", self)

    @property
    def imag(self) -> TracedScalar:
        return self.trace.op("imag", self)

    def conjugate(self) -> TracedScalar:
        return self.trace.op("conj", self)

    def __repr__(self) -> str:
        if self.op is None or self.op.name == "const":
            return self.name or str(self.constant)
        return f"{self.op.name}({', '.join(map(repr, self.args))})"

    # ---- what none of them can do ----------------------------------------------------------------
    def __bool__(self) -> bool:
        raise refuse(
            self.trace.name,
            "it asks Python whether a value is true: `if`, `while`, `and`, `or`, `not`, min or max",
            "choose with core.math.where(condition, a, b), combine conditions with & | ~, "
            "and use core.math.minimum and maximum",
        )

    def _no_number(self, *_: object) -> NoReturn:
        raise refuse(
            self.trace.name,
            "it makes a Python number of a value: float(x), int(x), or a function of `math`",
            "use the function of the same name in core.math, as core.math.exp(x); "
            'core.math.cast(x, "int32") converts',
        )

    __float__ = __int__ = __index__ = __complex__ = __round__ = __trunc__ = _no_number
    __floor__ = __ceil__ = _no_number

    def _no_text(self, *_: object) -> NoReturn:
        raise refuse(self.trace.name, "it formats a value as text", "compute with values only")

    __format__ = __str__ = _no_text

    def _no_elements(self, *_: object) -> NoReturn:
        raise refuse(
            self.trace.name,
            "it uses a value as if it had several elements: a loop over it, len(x), or x[i]",
            "write the function for one element; core.reduction goes over many",
        )

    __iter__ = __len__ = __getitem__ = __contains__ = _no_elements

    def __array_ufunc__(
        self, ufunc: Callable[..., object], method: str, *values: Operand, **_: object
    ) -> TracedScalar:
        name = ufunc.__name__
        if name in _UFUNCS and method == "__call__":  # a number of NumPy's stands on the left
            result: TracedScalar = _UFUNCS[name](*map(self.trace.scalar, map(_item, values)))
            return result
        raise refuse(self.trace.name, f"it calls numpy.{name}", f"use core.math.{name}(x)")

    def __array__(self, *_: object, **__: object) -> NoReturn:
        raise refuse(self.trace.name, "it makes a NumPy array of a value", "use core.math")

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__"):
            raise AttributeError(name)
        raise refuse(
            self.trace.name,
            f"it asks a value for .{name}",
            f"use core.math.{name}(x) if there is such a function; values have no methods",
        )

    if not TYPE_CHECKING:

        @property
        def dtype(self) -> NoReturn:
            return self.__getattr__("dtype")


def _item(x: Operand) -> Operand:
    """A number of NumPy's as Python's."""
    return x.item() if getattr(type(x), "item", None) and x.ndim == 0 else x  # type: ignore


def power(x: TracedScalar, exponent: Operand) -> TracedScalar:
    """x to a power: products for small whole exponents, which serve integers too."""
    n: Number | None = exponent.constant if isinstance(exponent, Value) else exponent
    if isinstance(n, (int, float)) and n == 0.5:
        return x.trace.op("sqrt", x)
    if isinstance(n, bool) or not isinstance(n, (int, float)):
        return x.trace.op("pow", x, exponent)
    if n % 1 != 0 or not 1 <= abs(n) <= _DEEP_POWER:
        return x.trace.op("pow", x, exponent)
    if isinstance(n, float) or n < 0:  # integers to such a power are floats, and do not overflow
        x = x * 1.0
    factor = x if n > 0 else 1 / x
    total = factor
    for _ in range(abs(int(n)) - 1):
        total = total * factor
    return total


def in_order(
    outputs: Iterable[TracedScalar], known: Mapping[TracedScalar, object] | None = None
) -> list[TracedScalar]:
    """All scalars that these are made of, each after its arguments; not what comes before known
    ones."""
    order: dict[TracedScalar, None] = {}
    stack = list(outputs)[::-1]
    while stack:
        x = stack[-1]
        missing = [a for a in x.args if a not in order and not (known and a in known)]
        if missing and x not in order:
            stack += missing[::-1]
        else:
            order.setdefault(stack.pop())
    return [x for x in order if not (known and x in known)]


def refuse(name: str, what: str, fix: str) -> SchemaError:
    """The error for an operation that a function of scalars cannot have."""
    return SchemaError(
        what=f"{name} cannot be traced: {what}",
        why="the function is called once, with values that stand for every element's",
        exists="arithmetic, comparisons, & | ~ ^, abs, and the functions of core.math",
        fix=fix,
    )
