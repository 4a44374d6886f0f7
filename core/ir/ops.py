"""Scalar operations on values of the loop IR, for bodies, math functions and passes.

Each function appends one operation to the block that is being built and returns its result; where
all arguments are constants it returns a constant. Python's operators on values come here too.

    >>> from core.ir import Builder, ops
    >>> b = Builder("double", ["n"])
    >>> x, y = b.input("x", "float32", ["n"]), b.output("y", "float32", ["n"])
    >>> with b.parallel("n") as i:
    ...     y[i] = ops.exp(x[i] * 2)
    >>> b.function().kernels[0].name
    'parallel'
"""

from __future__ import annotations

import contextlib
import threading
from typing import TYPE_CHECKING, Any

from core.dtype_table import is_complex, is_integer, part_of
from core.errors import IRError
from core.ir.function import Block, Op, Value
from core.ir.numbers import number
from core.ir.opset import MATH
from core.ir.simplify.fold import fold

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Operand = Value | int | float | complex | bool


_COMPARISONS = ("eq", "ne", "lt", "le", "gt", "ge")


class _Building(threading.local):
    """The blocks being built by this thread, the innermost last.

    Outside of all of them, operations go to the host's block of the newest Builder.
    """

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.host: Block | None = None


_building = _Building()


@contextlib.contextmanager
def into(block: Block) -> Iterator[Block]:
    """While this context is open, operations are appended to `block`."""
    _building.blocks.append(block)
    try:
        yield block
    finally:
        _building.blocks.pop()


def current() -> Block:
    """The block that operations are appended to."""
    if _building.blocks:
        return _building.blocks[-1]
    if _building.host is None:
        raise IRError(
            what="an operation of the loop IR was used where no program is being built",
            why="operations are appended to a block, and no block is open",
            exists="Builder, whose methods open blocks; ops.into(block)",
            fix="compute with values inside `with b.parallel(...)` or a function given to b",
        )
    return _building.host


def host(block: Block | None) -> Block | None:
    """Makes it the block of operations outside of all open ones; returns the one before."""
    before, _building.host = _building.host, block
    return before


def append(op: Op) -> Op:
    """Appends an operation to the current block."""
    current().ops.append(op)
    return op


def emit(name: str, args: list[Value], dtype: str, **attrs: Any) -> Value:
    """Appends an operation with one result."""
    return append(Op(name, args, attrs, [dtype])).results[0]


# ---- constants and conversions -----------------------------------------------------------------
def const(value: Any, dtype: str) -> Value:
    """A number of that dtype: integers wrap, floats are rounded."""
    return emit("const", [], dtype, value=number(value, dtype))


def value(x: Any, dtype: str) -> Value:
    """A value as it is, a number as a constant of that dtype."""
    if isinstance(x, Value):
        return x
    if not isinstance(x, (bool, int, float, complex)) and getattr(x, "ndim", None) == 0:
        x = x.item()  # a number of NumPy's
    if isinstance(x, (bool, int, float, complex)) or hasattr(x, "__index__"):
        return const(_exactly(x, dtype), dtype)
    raise IRError(
        what=f"{x!r} is no operand of the loop IR",
        why="operations take values of the program and numbers",
        exists="loads from buffers, loop indices, results of operations, numbers",
        fix="load an element first: x[i]" if hasattr(x, "strides") else "pass a value or a number",
    )


def _exactly(x: Any, dtype: str) -> Any:
    """The number, if that dtype has numbers of its kind."""
    fraction = isinstance(x, float) and is_integer(dtype) and not x.is_integer()
    if fraction or (isinstance(x, complex) and not is_complex(dtype)):
        raise IRError(
            what=f"the number {x!r} is combined with a value of {dtype}",
            why="the loop IR converts nothing by itself, and this number has no equal there",
            exists="ops.cast(x, dtype), ops.const(number, dtype)",
            fix='convert the value first: ops.cast(x, "float32")',
        )
    return x


def _folded(name: str, args: list[Value], dtype: str) -> Value:
    """The result of an operation: a constant or one of its arguments, or appended."""
    found = fold(name, args, dtype)
    if found is None:
        return emit(name, args, dtype)
    return found if isinstance(found, Value) else const(found.number, dtype)


def cast(x: Value, dtype: str) -> Value:
    """x converted to dtype. To integers towards 0; NaN and out of range give the smallest."""
    return x if x.dtype == dtype else _folded("cast", [x], dtype)


def bitcast(x: Value, dtype: str) -> Value:
    """The same bits as another dtype of the same size."""
    return x if x.dtype == dtype else emit("bitcast", [x], dtype)


# ---- operations --------------------------------------------------------------------------------
def _same(name: str, x: Any, y: Any) -> tuple[Value, Value]:
    """Two operands of one dtype: a number takes that of the other one."""
    if not isinstance(x, Value) and not isinstance(y, Value):
        raise IRError(
            what=f"{name} was given two numbers, {x!r} and {y!r}",
            why="the dtype of the result follows from a value",
            exists="ops.const(number, dtype)",
            fix="let Python compute it, or make one of them a constant of a dtype",
        )
    x, y = value(x, getattr(y, "dtype", "")), value(y, getattr(x, "dtype", ""))
    if x.dtype != y.dtype:
        raise IRError(
            what=f"{name} was given {x.dtype} and {y.dtype}",
            why="the loop IR converts nothing by itself",
            exists=f"the operands {x!r} and {y!r}",
            fix=f"convert one: ops.cast(x, {x.dtype!r})",
        )
    return x, y


def binary(name: str, x: Operand, y: Operand) -> Value:
    """The operation `name` of two operands."""
    first, second = _same(name, x, y)
    return _folded(name, [first, second], "bool" if name in _COMPARISONS else first.dtype)


COMBINE_OPS = {
    "sum": "add", "prod": "mul", "min": "min", "max": "max", "and": "and", "or": "or", "xor": "xor",
}  # fmt: skip


def join(combine: str, x: Value, y: Value) -> Value:
    """Two values joined by a combiner of `opset.COMBINES`."""
    return binary(COMBINE_OPS[combine], x, y)


def unary(name: str, x: Value) -> Value:
    """The operation `name` of one value."""
    part = name in ("abs", "real", "imag")
    return _folded(name, [x], part_of(x.dtype) if part else x.dtype)


def where(condition: Value, x: Operand, y: Operand) -> Value:
    """x where the condition holds, else y."""
    x, y = _same("where", x, y)
    return _folded("where", [condition, x, y], x.dtype)


def fma(x: Value, y: Operand, z: Operand) -> Value:
    """x * y + z, rounded once on devices with a fused multiply-add, twice on others."""
    return emit("fma", [x, value(y, x.dtype), value(z, x.dtype)], x.dtype)


def make_complex(real: Value, imag: Value) -> Value:
    """real + i imag."""
    dtype = {"float32": "complex64", "float64": "complex128"}[real.dtype]
    return emit("complex", [real, imag], dtype)


def isnan(x: Value) -> Value:
    """Whether x is not a number."""
    return binary("ne", x, x)


def _unary(name: str) -> Callable[[Value], Value]:
    def op(x: Value) -> Value:
        return unary(name, x)

    op.__name__ = op.__qualname__ = name
    op.__doc__ = f"{name} of x; see core.ir.opset."
    return op


def _binary(name: str) -> Callable[[Any, Any], Value]:
    def op(x: Operand, y: Operand) -> Value:
        return binary(name, x, y)

    op.__name__ = op.__qualname__ = name
    op.__doc__ = f"{name} of x and y; see core.ir.opset."
    return op


sqrt, floor, ceil, trunc, rint = (_unary(n) for n in ("sqrt", "floor", "ceil", "trunc", "rint"))
real, imag, conj = (_unary(n) for n in ("real", "imag", "conj"))
minimum, maximum, floordiv, mod = (_binary(n) for n in ("min", "max", "floordiv", "mod"))
logical_not, absolute, likely = (_unary(n) for n in ("not", "abs", "likely"))
for _info in MATH.values():
    globals()[_info.name] = _unary(_info.name) if _info.arity == 1 else _binary(_info.name)

if TYPE_CHECKING:

    def __getattr__(name: str) -> Callable[..., Value]: ...  # the math functions made above


# ---- Python's operators ------------------------------------------------------------------------
_PYTHON = {
    "add": "add", "sub": "sub", "mul": "mul", "truediv": "div", "floordiv": "floordiv",
    "mod": "mod", "and": "and", "or": "or", "xor": "xor", "lshift": "shl", "rshift": "shr",
}  # fmt: skip


_SPECIAL: dict[str, Callable[..., Value]] = {"where": where, "complex": make_complex, "fma": fma}


def operation(name: str, *args: Operand) -> Value:
    """The operation `name` of operands."""
    if name in _SPECIAL:
        return _SPECIAL[name](*args)
    general: Callable[..., Value] = unary if len(args) == 1 else binary
    return general(name, *args)


def _attach() -> None:
    """Python's operators: results of the operation, by `Value.operation`."""
    for python, name in (*_PYTHON.items(), ("pow", "pow"), *((n, n) for n in _COMPARISONS)):
        setattr(Value, f"__{python}__", lambda x, y, name=name: x.operation(name, x, y))
    for python, name in _PYTHON.items():
        setattr(Value, f"__r{python}__", lambda x, y, name=name: x.operation(name, y, x))
    for python, name in {"neg": "neg", "abs": "abs", "invert": "not"}.items():
        setattr(Value, f"__{python}__", lambda x, name=name: x.operation(name, x))
    setattr(Value, "operation", staticmethod(operation))  # noqa: B010
    setattr(Value, "__hash__", object.__hash__)  # noqa: B010 - __eq__ makes an operation


_attach()
