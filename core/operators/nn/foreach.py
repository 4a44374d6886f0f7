"""`_foreach_` forms: one call for the tensors of a list, as optimizers make them.

Each takes lists and returns a list; the forms that end in `_` write to the tensors of the first
one and return nothing. As operators they take lists of tensors (`core::_foreach_add`) or one number
for all (`core::_foreach_add.Scalar`); the functions here choose between them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.errors import ArgumentError
from core.operators.definition import catalogue
from core.operators.definition.define import define
from core.operators.elementwise import (  # noqa: F401 - whose operators are applied
    activation,
    arithmetic,
    clamping,
    error_functions,
    exponential,
    gamma_functions,
    rounding,
    ternary,
    trigonometric,
    unary,
)
from core.operators.linalg import norms  # noqa: F401 - whose operators are applied

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from typing_extensions import TypeIs

    from core._native import Operator
    from core.bodies.definition import Definition
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Namespace, Operand

    Function = Callable[..., Any]
    Others = Operand | Sequence[Operand]  # one for all tensors of a list, or one for each

_UNARY = (
    "abs", "acos", "asin", "atan", "ceil", "cos", "cosh", "erf", "erfc", "exp", "expm1", "floor",
    "lgamma", "log", "log10", "log1p", "log2", "reciprocal", "round", "rsqrt", "sigmoid", "sign",
    "sin", "sinh", "sqrt", "tan", "tanh", "trunc",
)  # fmt: skip
_BINARY = {
    "add": "add",
    "sub": "subtract",
    "mul": "multiply",
    "div": "divide",
    "maximum": "maximum",
    "minimum": "minimum",
    "clamp_min": "maximum",
    "clamp_max": "minimum",
    "pow": "pow",
}
_TERNARY = ("addcmul", "addcdiv")


def _check_lists(name: str, x: Sequence[Tensor], *others: Sequence[Operand]) -> None:
    if any(len(other) != len(x) for other in others):
        raise ArgumentError(
            what=f"{name} was given lists of {len(x)} and "
            + " and ".join(str(len(other)) for other in others),
            why="items are matched by position",
            exists="lists of one length",
            fix="pass as many of each",
        )


# ---- operators ---------------------------------------------------------------------------------
def _list_op(
    schema: str,
    each: str,
    reference: Callable[..., Array],
    lists: int,
    samples: Callable[[SampleMaker], Iterable[Sample]],
    what: str,
) -> Operator:
    """An operator that applies another to the members of `lists` lists, and its in-place form."""
    op = catalogue.get(f"core::{each}").op
    name = schema.partition("(")[0]
    operands = ["[core.ones(1)]"] * lists
    if "Scalar other" in schema or "Scalar weight" in schema:
        operands.append("1")
    call = f"core.{name.partition('.')[0]}({', '.join(operands)})[0].shape"
    doc = f"{what}\n\n>>> import core\n>>> {call}\n(1,)\n"

    def decomposition(*args: Any) -> list[Tensor]:
        _check_lists(name, *args[:lists])
        return [op(*row, *args[lists:]) for row in zip(*args[:lists])]

    def in_numpy(np: Namespace, *args: Any) -> list[Array]:
        return [reference(np, *row, *args[lists:]) for row in zip(*args[:lists])]

    def errors(s: SampleMaker) -> Iterator[ErrorSample]:
        yield s.error("ArgumentError", s.positive(2))
        if lists > 1:
            one, two = [s.positive(2)], [s.positive(2), s.positive(2)]
            yield s.error("ArgumentError", one, *[two] * (lists - 1))

    return define(
        f"core::{schema} -> Tensor[]",
        decomposition=decomposition,
        reference=in_numpy,
        samples=samples,
        errors=errors,
        dtypes="float",
        public=False,
        doc=doc + _example(schema, lists),
    )


def _example(schema: str, lists: int) -> str:
    """The operator on ones, for its documentation."""
    number = ", 1.0" if "Scalar" in schema and "=" not in schema else ""
    arguments = ", ".join(["[core.ones(2)]"] * lists) + number
    return f"""

    >>> import core
    >>> op = getattr(core.ops.core, "{schema.partition("(")[0]}")
    >>> op({arguments})[0].shape
    (2,)
    """


def _lists(s: SampleMaker, count: int) -> list[list[Tensor]]:
    return [[s.positive(2, 3), s.positive(3), s.positive()] for _ in range(count)]


def _define_unary(name: str) -> Operator:
    reference = catalogue.reference_of(f"core::{name}")

    def samples(s: SampleMaker) -> Iterator[Sample]:
        yield s([s.t(2, 3, low=0.1, high=0.9), s.t(4, low=0.1, high=0.9)])
        yield s([s.t(low=0.1, high=0.9)])

    doc = f"core.{name} of each tensor of a list."
    return _list_op(f"_foreach_{name}(Tensor[] x)", name, reference, 1, samples, doc)


def _define_binary(name: str, each: str) -> tuple[Operator, Operator]:
    reference = catalogue.reference_of(f"core::{each}")
    return (
        _list_op(
            f"_foreach_{name}(Tensor[] x, Tensor[] other)",
            each,
            reference,
            2,
            lambda s: [s(*_lists(s, 2)), s([s.positive(2)], [s.positive(2)])],
            f"core.{each} of the tensors of two lists.",
        ),
        _list_op(
            f"_foreach_{name}.Scalar(Tensor[] x, Scalar other)",
            each,
            reference,
            1,
            lambda s: [s(*_lists(s, 1), 2.5), s([s.positive(2)], 3)],
            f"core.{each} of each tensor of a list and one number.",
        ),
    )


def _define_ternary(name: str) -> Operator:
    return _list_op(
        f"_foreach_{name}(Tensor[] x, Tensor[] tensors1, Tensor[] tensors2, Scalar value=1)",
        name,
        lambda np, *args: catalogue.reference_of(f"core::{name}")(np, *args),
        3,
        lambda s: [s(*_lists(s, 3)), s(*_lists(s, 3), 0.5)],
        f"core.{name} of the tensors of three lists.",
    )


_unary_ops = {name: _define_unary(name) for name in _UNARY}
_binary_ops = {name: _define_binary(name, each) for name, each in _BINARY.items()}
_ternary_ops = {name: _define_ternary(name) for name in _TERNARY}
_negative = _list_op(
    "_foreach_neg(Tensor[] x)",
    "negative",
    lambda np, x: -x,
    1,
    lambda s: [s(*_lists(s, 1))],
    "core.negative of each tensor of a list.",
)
_lerp_list = _list_op(
    "_foreach_lerp(Tensor[] x, Tensor[] tensors1, Tensor[] weights)",
    "lerp",
    lambda np, a, b, weight: a + weight * (b - a),
    3,
    lambda s: [s(*_lists(s, 3))],
    "core.lerp of the tensors of three lists.",
)
_lerp_scalar = _list_op(
    "_foreach_lerp.Scalar(Tensor[] x, Tensor[] tensors1, Scalar weight)",
    "lerp",
    lambda np, a, b, weight: a + weight * (b - a),
    2,
    lambda s: [s(*_lists(s, 2), 0.25)],
    "core.lerp of the tensors of two lists, by one weight.",
)


# ---- functions ---------------------------------------------------------------------------------
def _is_list(value: Others) -> TypeIs[Sequence[Operand]]:
    return isinstance(value, (list, tuple))


def _of_tensors(value: Others) -> bool:
    return _is_list(value) and all(isinstance(v, Tensor) for v in value)


def _each(name: str, x: Sequence[Tensor], *others: Others) -> list[tuple[Any, ...]]:
    """Rows of arguments; an argument that is no list is the same in each."""
    _check_lists(name, x, *(other for other in others if _is_list(other)))
    return list(zip(x, *(o if _is_list(o) else [o] * len(x) for o in others)))


def _scaled(other: Others, alpha: complex) -> Others:
    if alpha == 1:
        return other
    return [o * alpha for o in other] if _is_list(other) else other * alpha


def _binary_form(name: str, each: str) -> tuple[Function, Function]:
    """(_foreach_name, _foreach_name_)."""
    by_list, by_number = _binary_ops[name]
    one = catalogue.get(f"core::{each}")
    with_alpha = name in ("add", "sub")

    def new(x: Sequence[Tensor], other: Others, *, alpha: complex = 1) -> list[Tensor]:
        other = _scaled(other, alpha) if with_alpha else other
        if _of_tensors(other):
            return list(by_list(x, other))
        if _is_list(other) or isinstance(other, Tensor):
            return [one.op(*row) for row in _each(f"_foreach_{name}", x, other)]
        return list(by_number(x, other))

    def written(x: Sequence[Tensor], other: Others, *, alpha: complex = 1) -> None:
        other = _scaled(other, alpha) if with_alpha else other
        for row in _each(f"_foreach_{name}_", x, other):
            _write(one, *row)

    what = f"core.{each} of each tensor of x and of other: a list of tensors or numbers, or one."
    scale = " alpha: the factor of other." if with_alpha else ""
    example = f"core._foreach_{name}([core.ones(1)], 1)[0].shape"
    return (
        _named(new, f"_foreach_{name}", what + scale, example, "(1,)"),
        _named(written, f"_foreach_{name}_", f"Writes {what}{scale}", *_written(name, 1, "1")),
    )


def _write(definition: Definition, x: Tensor, *rest: Operand) -> None:
    if definition.inplace:
        definition.inplace(x, *rest)
    else:
        x.copy_(definition.op(x, *rest))


def _unary_form(name: str, each: str, op: Operator) -> tuple[Function, Function]:
    one = catalogue.get(f"core::{each}")

    def new(x: Sequence[Tensor]) -> list[Tensor]:
        return list(op(x))

    def written(x: Sequence[Tensor]) -> None:
        for t in x:
            _write(one, t)

    what, example = f"core.{each} of each tensor of a list.", "[core.ones(1)]"
    return (
        _named(new, f"_foreach_{name}", what, f"core._foreach_{name}({example})[0].shape", "(1,)"),
        _named(written, f"_foreach_{name}_", f"Writes {what}", *_written(name, 1)),
    )


def _ternary_form(name: str) -> tuple[Function, Function]:
    op, one = _ternary_ops[name], catalogue.get(f"core::{name}")

    def new(
        x: Sequence[Tensor],
        tensors1: Sequence[Tensor],
        tensors2: Sequence[Tensor],
        value: complex | Sequence[complex] = 1,
    ) -> list[Tensor]:
        if _is_list(value):
            rows = _each(f"_foreach_{name}", x, tensors1, tensors2, value)
            return [one.op(*row) for row in rows]
        return list(op(x, tensors1, tensors2, value))

    def written(
        x: Sequence[Tensor],
        tensors1: Sequence[Tensor],
        tensors2: Sequence[Tensor],
        value: complex | Sequence[complex] = 1,
    ) -> None:
        for row in _each(f"_foreach_{name}_", x, tensors1, tensors2, value):
            _write(one, *row)

    what = f"core.{name} of the tensors of three lists; value: a number, or one for each."
    ones = "core.ones(1)"
    example = f"core._foreach_{name}([{ones}], [{ones}], [{ones}])[0].tolist()"
    return (
        _named(new, f"_foreach_{name}", what, example, "[2.0]"),
        _named(written, f"_foreach_{name}_", f"Writes {what}", *_written(name, 3)),
    )


def _written(name: str, lists: int, *more: str) -> tuple[str, str]:
    """The example of a form that writes: it returns nothing."""
    operands = ", ".join(["[core.ones(1)]"] * lists + list(more))
    return f"core._foreach_{name}_({operands}) is None", "True"


def _named(
    function: Function, name: str, what: str, example: str = "", shown: str = ""
) -> Function:
    function.__name__ = function.__qualname__ = name
    call = f"\n\n>>> import core\n>>> {example}\n{shown}\n" if example else ""
    function.__doc__ = what + call
    return function


def _foreach_lerp(
    x: Sequence[Tensor], tensors1: Sequence[Tensor], weight: complex | Sequence[Tensor]
) -> list[Tensor]:
    """core.lerp of the tensors of two lists; weight: a number, or a list of tensors.

    >>> import core
    >>> core._foreach_lerp([core.zeros(1)], [core.ones(1)], 0.25)[0].tolist()
    [0.25]
    """
    if _is_list(weight):
        return list(_lerp_list(x, tensors1, weight))
    return list(_lerp_scalar(x, tensors1, weight))


def _foreach_lerp_(
    x: Sequence[Tensor], tensors1: Sequence[Tensor], weight: complex | Sequence[Tensor]
) -> None:
    """Writes core.lerp of the tensors of two lists to those of the first.

    >>> import core
    >>> x = core.zeros(1)
    >>> core._foreach_lerp_([x], [core.ones(1)], 0.25)
    >>> x.tolist()
    [0.25]
    """
    for row in _each("_foreach_lerp_", x, tensors1, weight):
        _write(catalogue.get("core::lerp"), *row)


def _foreach_zero_(x: Sequence[Tensor]) -> None:
    """Writes zeros to each tensor of a list.

    >>> import core
    >>> x = core.ones(2)
    >>> core._foreach_zero_([x])
    >>> x.tolist()
    [0.0, 0.0]
    """
    for t in x:
        t.copy_(0)


def _foreach_copy_(x: Sequence[Tensor], src: Sequence[Tensor]) -> None:
    """Copies the values of the tensors of src to those of x.

    >>> import core
    >>> x = core.ones(2)
    >>> core._foreach_copy_([x], [core.zeros(2)])
    >>> x.tolist()
    [0.0, 0.0]
    """
    for a, b in _each("_foreach_copy_", x, src):
        a.copy_(b)


def _foreach_norm(x: Sequence[Tensor], ord: float = 2) -> list[Tensor]:
    """The norm of all elements of each tensor of a list.

    >>> import core
    >>> [float(n) for n in core._foreach_norm([core.asarray([3.0, 4.0])])]
    [5.0]
    """
    norm = catalogue.get("core::linalg_vector_norm").op
    return [norm(t, float(ord)) for t in x]


PUBLIC = (
    *(f for name, op in _unary_ops.items() for f in _unary_form(name, name, op)),
    *_unary_form("neg", "negative", _negative),
    *(f for name, each in _BINARY.items() for f in _binary_form(name, each)),
    *(f for name in _TERNARY for f in _ternary_form(name)),
    _foreach_lerp,
    _foreach_lerp_,
    _foreach_zero_,
    _foreach_copy_,
    _foreach_norm,
)
