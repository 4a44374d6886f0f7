"""Expressions of scalars: what the function given to `core.elementwise` is traced into.

The function is called once with these in the place of numbers. Each operation makes a node of a
graph, equal nodes are one, and nothing is folded but what Python's own numbers come to. Dtypes are
found later (expression_types.py), so one trace serves all of them.
"""

import numbers
import operator
import sys
from typing import Any

from core._native import Tensor
from core.errors import SchemaError

_DEEP_POWER = 8  # whole powers up to this one are products
# Python's operators and what they are called in the loop IR.
_TWO_WAYS = {
    "add": "add", "sub": "sub", "mul": "mul", "truediv": "div", "floordiv": "floordiv",
    "mod": "mod", "and": "and", "or": "or", "xor": "xor", "lshift": "shl", "rshift": "shr",
}  # fmt: skip
_UFUNCS = {
    "add": operator.add, "subtract": operator.sub, "multiply": operator.mul,
    "divide": operator.truediv, "floor_divide": operator.floordiv, "remainder": operator.mod,
    "power": operator.pow, "equal": operator.eq, "not_equal": operator.ne, "less": operator.lt,
    "less_equal": operator.le, "greater": operator.gt, "greater_equal": operator.ge,
}  # fmt: skip
_GREATEST = int(sys.float_info.max)
_COMPARISONS = ("eq", "ne", "lt", "le", "gt", "ge")
_UNARY = {"neg": "neg", "abs": "abs", "invert": "not"}


class Graph:
    """The nodes of one function, each kept once."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._nodes: dict[Any, Expr] = {}

    def node(self, op: str, *args: Any, value: Any = None) -> Any:
        """The expression `op` of these, which may be numbers."""
        operands = tuple(self.lift(arg) for arg in args)
        key = (op, tuple(map(id, operands)), type(value), repr(value))
        if key not in self._nodes:
            self._nodes[key] = Expr(self, op, operands, value)
        return self._nodes[key]

    def lift(self, x: Any) -> Any:
        """An operand as an expression: a number becomes a constant."""
        if isinstance(x, Expr):
            if x.graph is not self:
                raise refuse(self.name, "it uses a value of another function", "return it instead")
            return x
        for kind in (bool, int, float, complex):  # of a subclass, such as an enum's, the number
            if isinstance(x, kind):
                return self.node("const", value=self._number(kind, x))
        if isinstance(x, numbers.Number) and hasattr(x, "item"):  # one of NumPy's
            return self.node("const", value=x.item())
        if isinstance(x, Tensor):
            raise refuse(
                self.name,
                "it computes with a tensor that is none of its arguments",
                "make the tensor an argument; numbers may come from around the function",
            )
        raise refuse(
            self.name,
            f"it computes with {x!r}, a {type(x).__name__}",
            "use its arguments, numbers, and functions of core.math",
        )

    def _number(self, kind: Any, x: Any) -> Any:
        value = kind.__new__(kind, x)
        if kind is int and abs(value) > _GREATEST:
            raise refuse(self.name, "it computes with a number beyond the floats", "use inf")
        return value


class Expr:
    """One node: an operation of other nodes, an argument, or a constant."""

    __slots__ = ("args", "graph", "op", "value")

    def __init__(self, graph: Graph, op: str, args: tuple[Any, ...], value: Any) -> None:
        self.graph, self.op, self.args, self.value = graph, op, args, value

    @property
    def constant(self) -> Any:
        """The number, of a constant; else None."""
        return self.value if self.op == "const" else None

    def __pow__(self, other: Any) -> Any:
        return power(self, other)

    def __rpow__(self, other: Any) -> Any:
        return self.graph.node("pow", other, self)

    def __pos__(self) -> Any:
        return self

    @property
    def real(self) -> Any:
        return self.graph.node("real", self)

    @property
    def imag(self) -> Any:
        return self.graph.node("imag", self)

    def conjugate(self) -> Any:
        return self.graph.node("conj", self)

    def __repr__(self) -> str:
        if self.op in ("arg", "const"):
            return str(self.value)
        return f"{self.op}({', '.join(map(repr, self.args))})"

    # ---- what no expression can do ---------------------------------------------------------------
    def __bool__(self) -> bool:
        raise refuse(
            self.graph.name,
            "it asks Python whether a value is true: `if`, `while`, `and`, `or`, `not`, min or max",
            "choose with core.math.where(condition, a, b), combine conditions with & | ~, "
            "and use core.math.minimum and maximum",
        )

    def _to_number(self, *_: Any) -> Any:
        raise refuse(
            self.graph.name,
            "it makes a Python number of a value: float(x), int(x), or a function of `math`",
            "use the function of the same name in core.math, as core.math.exp(x); "
            'core.math.cast(x, "int32") converts',
        )

    __float__ = __int__ = __index__ = __complex__ = __round__ = __trunc__ = _to_number
    __floor__ = __ceil__ = _to_number

    def _to_text(self, *_: Any) -> Any:
        raise refuse(self.graph.name, "it formats a value as text", "compute with values only")

    __format__ = __str__ = _to_text

    def _elements(self, *_: Any) -> Any:
        raise refuse(
            self.graph.name,
            "it uses a value as if it had several elements: a loop over it, len(x), or x[i]",
            "write the function for one element; core.reduction goes over many",
        )

    __iter__ = __len__ = __getitem__ = __contains__ = _elements

    def __array_ufunc__(self, ufunc: Any, method: str, *values: Any, **_: Any) -> Any:
        name = ufunc.__name__
        if name in _UFUNCS and method == "__call__":  # a number of NumPy's stands on the left
            numbers = (
                v.item() if getattr(type(v), "item", None) and v.ndim == 0 else v for v in values
            )
            return _UFUNCS[name](*map(self.graph.lift, numbers))
        raise refuse(self.graph.name, f"it calls numpy.{name}", f"use core.math.{name}(x)")

    def __array__(self, *_: Any, **__: Any) -> Any:
        raise refuse(self.graph.name, "it makes a NumPy array of a value", "use core.math")

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise refuse(
            self.graph.name,
            f"it asks a value for .{name}",
            f"use core.math.{name}(x) if there is such a function; values have no methods",
        )


def _attach() -> None:
    for python, op in (*_TWO_WAYS.items(), *((name, name) for name in _COMPARISONS)):
        setattr(Expr, f"__{python}__", lambda x, y, op=op: x.graph.node(op, x, y))
    for python, op in _TWO_WAYS.items():
        setattr(Expr, f"__r{python}__", lambda x, y, op=op: x.graph.node(op, y, x))
    for python, op in _UNARY.items():
        setattr(Expr, f"__{python}__", lambda x, op=op: x.graph.node(op, x))
    setattr(Expr, "__hash__", object.__hash__)  # noqa: B010 - __eq__ makes a node


_attach()


def power(x: Any, exponent: Any) -> Any:
    """x to a power: products for small whole exponents, which serve integers too."""
    n = exponent.constant if isinstance(exponent, Expr) else exponent
    if n == 0.5 and not isinstance(n, complex):
        return x.graph.node("sqrt", x)
    whole = isinstance(n, (int, float)) and not isinstance(n, bool) and n == int_or_none(n)
    if not whole or not 1 <= abs(n) <= _DEEP_POWER:
        return x.graph.node("pow", x, exponent)
    if isinstance(n, float) or n < 0:  # integers to such a power are floats, and do not overflow
        x = x * 1.0
    total = x
    for _ in range(abs(int(n)) - 1):
        total = total * x
    return total if n > 0 else 1 / total


def int_or_none(n: float) -> Any:
    """n as an int, if it is a finite number."""
    return int(n) if n == n and abs(n) != float("inf") else None


def refuse(name: str, what: str, fix: str) -> SchemaError:
    """The error for what a function of scalars cannot do."""
    return SchemaError(
        what=f"{name} cannot be traced: {what}",
        why="the function is called once, with values that stand for every element's",
        exists="arithmetic, comparisons, & | ~ ^, abs, and the functions of core.math",
        fix=fix,
    )
