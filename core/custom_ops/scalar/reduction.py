"""`@reduction`: an operator over axes from three scalar functions: map, combine, finish.

The functions are traced once (fold.py). From their scalars come the kernel on every device (a
body in the loop IR), the shape and dtype rule, the NumPy reference and the batching rule; and the
derivatives where the states are added, or the largest or smallest is chosen.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, TypeVar, overload

from core import ir
from core._native import define_operator
from core.bodies.definition import Body, Definition
from core.custom_ops.custom_op import check_name
from core.custom_ops.scalar.fold import Fold, FoldValues, trace_fold
from core.custom_ops.scalar.fold_checks import check_fold
from core.custom_ops.scalar.fold_derivatives import derivatives_of
from core.custom_ops.scalar.fold_reference import fold_reference
from core.dispatcher.signatures import file_and_line
from core.errors import DtypeError
from core.math.promotion import kind, output_dtypes, wide
from core.operators.definition.body_parts import indices, product, split_axes, target
from core.operators.definition.equip import equip
from core.operators.reduction.reductions import reduction_samples

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from core._native import Operator
    from core.custom_ops.scalar.derived import Rule
    from core.custom_ops.scalar.fold import Function, Identity
    from core.custom_ops.scalar.trace import Parameter
    from core.dispatcher.signatures import Place
    from core.ir import Array, Builder, Value
    from core.type_aliases import Axis

    Size = int | Value
    State = Value | tuple[Value, ...]

T = TypeVar("T")


@overload
def reduction(
    name: str,
    map: Function,
    /,
    *,
    combine: Function,
    finish: Function | None = None,
    identity: Identity | None = None,
    vjp: Rule | None = None,
    jvp: Rule | None = None,
    replace: bool = False,
) -> Operator: ...
@overload
def reduction(
    name: str,
    /,
    *,
    combine: Function,
    finish: Function | None = None,
    identity: Identity | None = None,
    vjp: Rule | None = None,
    jvp: Rule | None = None,
    replace: bool = False,
) -> Callable[[Function], Operator]: ...
def reduction(
    name: str,
    map: Function | None = None,
    /,
    *,
    combine: Function,
    finish: Function | None = None,
    identity: Identity | None = None,
    vjp: Rule | None = None,
    jvp: Rule | None = None,
    replace: bool = False,
) -> Operator | Callable[[Function], Operator]:
    """Defines an operator that joins the elements along axes; a decorator for `map`.

    The operator is called as `op(x, axis=None, keepdims=False)`: axis is an int, a list of them, or
    None for all. Each function is one of scalars, as for `core.elementwise`. A state is a value or
    a tuple of them. States are joined in any order, the same one for every call on the same sizes:
    combine has to be associative and commutative, which is checked on sample numbers when the
    operator is defined. Sums and products of integers are kept in 64 bits, those of 16-bit floats
    in float32.

    Args:
        name: "namespace::name"; reachable afterwards as `core.ops.namespace.name`.
        map: map(x) -> the state of one element. A parameter `index` is the element's position among
            those that are joined; further ones are numbers, arguments of the operator by keyword.
        combine: combine(a, b) -> the state of both.
        finish: finish(state) -> the result, or a tuple of them; it may also take `n`, how many
            elements there were, and the numbers of map, by these names. None: the state.
        identity: the neutral state, the result of an empty axis. Sums and products have one;
            without it an empty axis is an error.
        vjp, jvp: the derivatives, as for `core.define`, where they do not follow from the
            functions: they do where every part of the state is added, or the only one is the
            largest or smallest.
        replace: redefine an operator of that name instead of raising.

    Returns:
        The Operator.

    Raises:
        SchemaError: a bad name or parameter, a function that cannot be traced, or a combine that
            depends on the order.
        RegistrationError: the name is taken.

    >>> import core
    >>> @core.reduction("docs::mean_square", combine=lambda a, b: a + b, finish=lambda s, n: s / n)
    ... def mean_square(x):
    ...     return x * x
    >>> mean_square(core.asarray([[1.0, 2.0], [3.0, 4.0]]), axis=1).tolist()
    [2.5, 12.5]
    """
    check_name(name)
    caller = sys._getframe(1)

    def define(function: Function) -> Operator:
        fold = trace_fold(name, function, combine, finish, identity)
        check_fold(name, fold)
        place = file_and_line(function, caller)
        rules = {"vjp": vjp, "jvp": jvp}
        return define_fold(name, fold, place, function.__doc__ or "", replace, rules)

    return define if map is None else define(map)


def define_fold(
    name: str,
    fold: Fold,
    place: Place,
    doc: str = "",
    replace: bool = False,
    rules: Mapping[str, Rule | None] | None = None,
    wide_results: bool = False,
) -> Operator:
    """The operator of a fold.

    wide_results: its results have the dtypes that states are computed in.
    """

    def outputs_in(dtype: str) -> list[str]:
        return [wide(d) if wide_results else d for d in fold.output_dtypes(dtype)]

    op = define_operator(
        f"{name}{_signature(fold)}",
        rule="reduce",
        output_dtypes=output_dtypes(name, outputs_in),
        has_neutral=fold.has_neutral,
        file=place[0],
        line=place[1],
        replace=replace,
    )
    derivatives, reasons = derivatives_of(name, fold, place, define_fold)
    own = {k: v for k, v in (rules or {}).items() if v is not None}
    calls_only = "vjp" in derivatives and "vjp" not in own
    facts: dict[str, Any] = {**derivatives, **own, "vjp_calls_only": calls_only}
    equip(op, _definition(op, fold, place, doc, facts, reasons))
    return op


def _definition(
    op: Operator,
    fold: Fold,
    place: Place,
    doc: str,
    rules: Mapping[str, Any],
    reasons: Mapping[str, str],
) -> Definition:
    return Definition(
        op=op,
        name=op.name,
        family=op.namespace,
        doc=doc,
        rule="reduce",
        body=_body(fold),
        reference=fold_reference(fold),
        batch="reduction",
        samples=reduction_samples,
        dtypes="floating",
        public=False,
        reasons={k: reason for k, reason in reasons.items() if k not in rules},
        file=place[0],
        line=place[1],
        vjp=rules.get("vjp"),
        jvp=rules.get("jvp"),
    )


def _signature(fold: Fold) -> str:
    numbers = "".join(f", {_scalar(p)}" for p in fold.numbers)
    returns = ", ".join(["Tensor"] * len(fold.outputs))
    star = ", *" if numbers else ""
    return (
        f"(Tensor {fold.x.name}, int[]? axis=None, bool keepdims=False{star}{numbers}) -> "
        f"{f'({returns})' if fold.is_tuple else returns}"
    )


def _scalar(p: Parameter) -> str:
    return str(p).replace(f"{p.type} ", "Scalar ", 1)


# ---- the kernel ----------------------------------------------------------------------------------
def _body(fold: Fold) -> Body:
    def build(
        b: Builder,
        out: Array | tuple[Array, ...],
        x: Array,
        axis: Axis,
        keepdims: bool,
        **numbers: Array,
    ) -> None:
        outer, over = split_axes(x.ndim, axis)
        sizes = [x.shape[d] for d in over]
        with b.parallel(*(x.shape[d] for d in outer)) as at:
            place = dict(zip(outer, indices(at)))
            values = {n: v[()] for n, v in numbers.items()}
            for p in fold.numbers:
                check_number(fold, p, values[p.name].dtype)
            parts = FoldValues(fold, x.dtype, values)

            def one(*inner: Value) -> list[Value]:
                where = {**place, **dict(zip(over, inner))}
                element = x[tuple(where[d] for d in range(x.ndim))]
                return parts.element(element, ir.ops.cast(_flat(inner, sizes), "int64"))

            results = parts.results(_reduced(b, parts, sizes, one), product(sizes))
            for tensor, value in zip(_tuple(out), results, strict=True):
                stored = ir.ops.cast(value, wide(tensor.dtype))
                tensor[target(x, place, keepdims)] = ir.ops.cast(stored, tensor.dtype)

    return Body(build=build)


def _flat(inner: Sequence[Value], sizes: Sequence[Size]) -> Value:
    """The position among the elements that are joined, the last axis running fastest."""
    flat = ir.ops.const(0, "index")
    for i, size in zip(inner, sizes):
        flat = flat * size + i
    return flat


def _reduced(
    b: Builder, parts: FoldValues, sizes: Sequence[Size], one: Callable[..., list[Value]]
) -> tuple[Value, ...]:
    """The state of all elements."""
    fold, names = parts.fold, parts.fold.names

    def join(x: State, y: State) -> list[Value]:
        return parts.join(_tuple(x), _tuple(y))

    if fold.identity is not None:
        return _tuple(b.reduce(sizes, fold.identity, one, join))
    known = [name for name in names if name is not None]
    if len(known) < len(names):
        return _from_the_first(b, parts, sizes, one)
    if len(set(known)) == 1:
        return _tuple(b.reduce(sizes, None, one, known[0]))
    neutral = tuple(map(ir.neutral, known, parts.states))
    return _tuple(b.reduce(sizes, neutral, one, join))


def _from_the_first(
    b: Builder, parts: FoldValues, sizes: Sequence[Size], one: Callable[..., list[Value]]
) -> tuple[Value, ...]:
    """States carry whether there is an element in them: none is neutral."""

    def marked(*inner: Value) -> list[Value]:
        return [*one(*inner), ir.ops.const(True, "bool")]

    def join(a: Sequence[Value], b: Sequence[Value]) -> list[Value]:
        (*left, in_a), (*right, in_b) = a, b
        either = [
            ir.ops.where(in_a, ir.ops.where(in_b, z, x), y)
            for x, y, z in zip(left, right, parts.join(left, right), strict=True)
        ]
        return [*either, in_a | in_b]

    nothing = (*(0 for _ in parts.states), False)
    return _tuple(b.reduce(sizes, nothing, marked, join))[:-1]


def _tuple(x: T | Sequence[T]) -> tuple[T, ...]:
    return tuple(x) if isinstance(x, (tuple, list)) else (x,)  # type: ignore[return-value]


def check_number(fold: Fold, p: Parameter, dtype: str) -> None:
    """Refuses a number that its parameter's type does not hold."""
    if "bifc".index(kind(dtype)) <= "bifc".index(p.type[0]):
        return
    raise DtypeError(
        what=f"{fold.trace.name} was given a {dtype} number for {p.name!r}",
        why=f"its function annotates it as {p.type}",
        exists=str(p),
        fix=f"pass a number of type {p.type}",
    )
