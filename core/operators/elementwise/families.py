"""Shared by the elementwise families: fields of definitions, samples, and parts of bodies.

`unary` and `binary` give the fields that are alike in most definitions; a definition has only what
is its own: the schema, the body, the reference, the derivative and the documentation.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from core import ir
from core._native import find_operator
from core.dtype_table import is_complex, is_inexact, is_signed
from core.ir.functions import FUNCTIONS
from core.operators.definition.body_parts import accumulator
from core.tensors.kinds import conjugate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from core._native import Operator, Tensor
    from core.ir.function import Value
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Namespace

    Slope: TypeAlias = Callable[[Tensor], Tensor]  # a derivative, of x or of the result

NO_DERIVATIVE: dict[str, Any] = {
    "no_vjp": "the result is no smooth function, or no float",
    "no_jvp": "the result is no smooth function, or no float",
}


# ---- samples -----------------------------------------------------------------------------------
def unary_samples(s: SampleMaker) -> Iterator[Sample]:
    """Several ranks, a transposed operand, no element at all."""
    yield s(s.t(2, 3))
    yield s(s.t())
    yield s(s.t(2, 3, 2).mT)
    yield s(s.t(0, 2))


def positive_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.positive(2, 3))
    yield s(s.positive())
    yield s(s.positive(3, 2).mT)
    yield s(s.positive(0, 2))


def between(low: float, high: float) -> Callable[[SampleMaker], Iterator[Sample]]:
    """Samples of numbers between low and high."""

    def samples(s: SampleMaker) -> Iterator[Sample]:
        yield s(s.t(2, 3, low=low, high=high))
        yield s(s.t(low=low, high=high))
        yield s(s.t(3, 2, low=low, high=high).mT)
        yield s(s.t(0, 2))

    return samples


def unary_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    """Arguments that are not tensors; too many arguments."""
    yield s.error("ArgumentError", "one")
    yield s.error("ArgumentError", s.t(2), s.t(2))


def real_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    """Those, and complex numbers."""
    yield from unary_errors(s)
    yield s.error("DtypeError", s.t(2, dtype="complex64"))


def binary_samples(s: SampleMaker) -> Iterator[Sample]:
    """Operands of one shape, of shapes that broadcast, with a number on either side, of rank 0."""
    yield s(s.t(2, 3), s.t(2, 3))
    yield s(s.t(2, 1, 3), s.t(4, 1))
    yield s(s.t(3), 2)
    yield s(1.5, s.t(3))
    yield s(s.t(), s.t(2))
    yield s(s.t(3, 2).mT, s.t(2, 3))
    yield s(s.t(0, 3), s.t(3))


def whole_samples(s: SampleMaker) -> Iterator[Sample]:
    """The same where every number is whole."""
    yield s(s.t(2, 3), s.t(2, 3))
    yield s(s.t(2, 1, 3), s.t(4, 1))
    yield s(s.t(3), 1)
    yield s(1, s.t(3))
    yield s(s.t(3, 2).mT, s.t(2, 3))
    yield s(s.t(0, 3), s.t(3))


def positive_pairs(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.positive(2, 3), s.positive(2, 3))
    yield s(s.positive(2, 1), s.positive(3))
    yield s(s.positive(3), 2.0)
    yield s(1.5, s.positive(3))
    yield s(s.positive(0, 3), s.positive(3))


def binary_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    """Shapes that do not broadcast, an argument that is no tensor, too few arguments."""
    yield s.error("ShapeError", s.t(2, 3), s.t(4))
    yield s.error("ArgumentError", s.t(2), "one")
    yield s.error("ArgumentError", s.t(2))


def real_pair_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    """Those, and complex numbers."""
    yield from binary_errors(s)
    yield s.error("DtypeError", s.t(2), s.t(2, dtype="complex64"))


# ---- fields ------------------------------------------------------------------------------------
def _slopes(slope: Slope | int | None, slope_of_result: Slope | None) -> dict[str, Any]:
    """vjp and jvp from the derivative, as a function of x or of the result."""
    if slope_of_result is not None:
        return {
            "vjp": lambda g, result: g * conjugate(slope_of_result(result)),
            "jvp": lambda t_x, result: t_x * slope_of_result(result),
        }
    if slope is None:
        return dict(NO_DERIVATIVE)
    if isinstance(slope, int):  # 0
        return {"vjp": lambda g: g * 0, "jvp": lambda t_x: t_x * 0}
    return {
        "vjp": lambda g, x: g * conjugate(slope(x)),
        "jvp": lambda t_x, x: t_x * slope(x),
    }


class _Tensors:
    """The functions of core/ir/functions.py, of tensors."""

    def __getattr__(self, name: str) -> Operator:
        return find_operator(f"core::{name}")


_TENSORS = _Tensors()


def unary(
    name: str,
    slope: Slope | int | None = None,
    slope_of_result: Slope | None = None,
    rule: str = "pointwise_float",
    **others: Any,
) -> dict[str, Any]:
    """Fields of a function of one operand, for `define(..., **unary(...))`.

    slope: the derivative as a function of x, 0 where it is that everywhere; slope_of_result: as a
    function of the result, where that is cheaper. Neither: that of core/ir/functions.py, if the
    function is in that table; others have none.
    """
    if name in FUNCTIONS and slope is None and slope_of_result is None:
        row = FUNCTIONS[name]
        slope = row.slope and partial(row.slope, _TENSORS)
        slope_of_result = row.slope_of_result and partial(row.slope_of_result, _TENSORS)
    complex_too = rule in ("pointwise_float", "pointwise", "pointwise_numeric", "equality")
    return {
        "rule": rule,
        **_slopes(slope, slope_of_result),
        "batch": "pointwise",
        "inplace": True,
        "method": name,
        "samples": unary_samples,
        "errors": unary_errors if complex_too else real_errors,
        "dtypes": "inexact" if rule == "pointwise_float" else "floating",
        **others,
    }


def predicate(name: str, rule: str = "equality") -> dict[str, Any]:
    """Fields of a question about each element."""
    dtypes = "all" if rule == "equality" else "real"
    return unary(name, rule=rule, dtypes=dtypes, inplace=False)


def binary(name: str, rule: str = "pointwise_real_float", **others: Any) -> dict[str, Any]:
    """Fields of a function of two operands, for `define(..., **binary(...))`."""
    complex_too = rule in ("pointwise_float", "pointwise", "pointwise_numeric", "equality")
    return {
        "rule": rule,
        "batch": "pointwise",
        "inplace": True,
        "method": name,
        "samples": binary_samples,
        "errors": binary_errors if complex_too else real_pair_errors,
        "dtypes": "floating",
        **others,
    }


def example(text: str, call: str, result: object) -> str:
    """Documentation that ends in an example: the line after `import core`, and its result."""
    return f"{text}\n\n    >>> import core\n    >>> {call}\n    {result}\n"


# ---- pieces of bodies --------------------------------------------------------------------------
def is_whole(x: Value) -> bool:
    """Whether a value is an integer or a bool: rounding leaves it as it is."""
    return not is_inexact(x.dtype)


def of_parts(
    test: Callable[[Value], Value], join: Callable[[Value, Value], Value]
) -> Callable[[Value], Value]:
    """A body that asks `test` of each part of a complex number, and joins the two answers."""

    def body(x: Value) -> Value:
        if is_complex(x.dtype):
            return join(test(ir.ops.real(x)), test(ir.ops.imag(x)))
        return test(x)

    return body


def signbit_of(x: Value) -> Value:
    """Whether the sign is set, of zeros and NaN too."""
    x = ir.ops.cast(x, accumulator(x.dtype))
    if x.dtype in ("float32", "float64"):
        return ir.ops.bitcast(x, "int32" if x.dtype == "float32" else "int64") < 0
    return x < 0 if is_signed(x.dtype) else ir.ops.const(False, "bool")


def repeated(
    times: Value | int, initial: Sequence[Value], step: Callable[..., Iterable[Value]]
) -> list[Value]:
    """Values after step(*values) was carried out `times` times, in an elementwise body."""
    from core.ir.function import Block, Op, Value

    limits = [ir.ops.value(bound, "index") for bound in (0, times, 1)]
    dtypes = [value.dtype for value in initial]
    block = Block([Value("index", name="j"), *(Value(dtype, name="c") for dtype in dtypes)])
    with ir.ops.into(block):
        ir.ops.append(Op("yield", list(step(*block.params[1:]))))
    return ir.ops.append(
        Op("for", limits + list(initial), {"kind": "serial"}, dtypes, [block])
    ).results


def chosen(
    condition: Value, then: Callable[[], Iterable[Value]], otherwise: Callable[[], Iterable[Value]]
) -> list[Value]:
    """The values of one of two functions, of which only that one is carried out."""
    from core.ir.function import Block, Op

    dtypes: list[str] = []
    blocks = [Block(), Block()]
    for block, make in zip(blocks, (then, otherwise)):
        with ir.ops.into(block):
            results = list(make())
            dtypes = [value.dtype for value in results]
            ir.ops.append(Op("yield", results))
    return ir.ops.append(Op("if", [condition], {}, dtypes, blocks)).results


def widened(body: Callable[..., Value]) -> Callable[..., Value]:
    """The body with 16-bit floats as float32: its constants are not rounded to theirs."""

    def wide(*values: Value | None) -> Value:
        return body(*(_as_float32(x) for x in values))

    return wide


def _as_float32(x: Value | None) -> Value | None:
    return None if x is None else ir.ops.cast(x, accumulator(x.dtype))


def by_value(function: Callable[[float], float]) -> Callable[[Namespace, Array], Array]:
    """A NumPy reference from a function of one Python float."""

    def reference(np: Namespace, x: Array) -> Array:
        wide = np.asarray(x, dtype=np.float64)
        return np.array([function(v) for v in wide.ravel().tolist()], float).reshape(wide.shape)

    return reference


__all__ = [
    "NO_DERIVATIVE",
    "between",
    "binary",
    "binary_errors",
    "binary_samples",
    "by_value",
    "chosen",
    "example",
    "is_whole",
    "of_parts",
    "positive_pairs",
    "positive_samples",
    "predicate",
    "real_errors",
    "real_pair_errors",
    "repeated",
    "signbit_of",
    "unary",
    "unary_errors",
    "unary_samples",
    "whole_samples",
    "widened",
]
