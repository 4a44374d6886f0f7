"""`@elementwise`: an operator from one Python function of scalars.

The function is traced once (trace.py). From its scalars come the kernel on every device (a body
in the loop IR), the shape and dtype rule, the NumPy reference, and the derivatives, which are such
operators themselves: one kernel gives all gradients, and is differentiated like any other. They are
made when they are first needed.
"""

from __future__ import annotations

import functools
import sys
from typing import TYPE_CHECKING, overload

from core._native import complex64, define_operator
from core.bodies.definition import Body, Definition, definition_of
from core.custom_ops.custom_op import check_name
from core.custom_ops.scalar.derived import jvp_of, vjp_of
from core.custom_ops.scalar.elementwise_samples import samples_of
from core.custom_ops.scalar.lowering import Lowering, on_arrays
from core.custom_ops.scalar.trace import Parameter, Traced, trace
from core.dispatcher.signatures import file_and_line
from core.math.promotion import Dtypes, output_dtypes, promote, strong, weak_of, wide
from core.math.scalars import in_order, refuse
from core.operators.definition.define import define_inplace
from core.operators.definition.equip import equip

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from types import FrameType, ModuleType

    from core._native import Operator
    from core.custom_ops.scalar.trace import Result
    from core.dispatcher.signatures import Place
    from core.ir.function import Value
    from core.math.scalars import Number
    from core.type_aliases import Array

_MOST = 9  # operands that an elementwise kernel takes, see csrc/launch/body_dims.h


@overload
def elementwise(
    name: str, fn: Callable[..., Result], /, *, inplace: bool = False, replace: bool = False
) -> Operator: ...
@overload
def elementwise(
    name: str, /, *, inplace: bool = False, replace: bool = False
) -> Callable[[Callable[..., Result]], Operator]: ...
def elementwise(
    name: str,
    fn: Callable[..., Result] | None = None,
    /,
    *,
    inplace: bool = False,
    replace: bool = False,
) -> Operator | Callable[[Callable[..., Result]], Operator]:
    """Defines an operator that computes each element by a function of scalars; a decorator.

    The function uses arithmetic, comparisons, `& | ~ ^`, abs and the functions of `core.math`, and
    returns a value or a tuple of them. It is called once, when the operator is defined: numbers
    around it are constants of the kernel, and side effects of Python happen once.

    A parameter that is annotated `core.Tensor` is a tensor; `float`, `int` or `bool`: a number; new
    values compile nothing. One without an annotation takes either (the only one without a default
    is a tensor). Operands broadcast, and are converted to one dtype, as for `core.add`; the result
    has the dtype that these operations have in `core`. 16-bit floats are computed in float32, and
    rounded once.

    Args:
        name: "namespace::name"; reachable afterwards as `core.ops.namespace.name`.
        fn: the function, where it is not decorated.
        inplace: define `namespace::name_` too, which writes the result to the first argument.
        replace: redefine an operator of that name instead of raising.

    Returns:
        The Operator. It has gradients to any order, in reverse and forward mode, runs under vmap,
        and on every device that brings a dialect.

    Raises:
        SchemaError: a bad name or parameter, several results in place, or a function that cannot
            be traced: one that asks Python about a value (`if`, a loop), uses `math` or NumPy, or
            reads a tensor from around it.
        RegistrationError: the name is taken.

    >>> import core
    >>> @core.elementwise("docs::swish")
    ... def swish(x, beta=1.0):
    ...     return x / (1 + core.math.exp(-beta * x))
    >>> swish(core.asarray([0.0, 2.0]), beta=0.0)
    Tensor([0., 1.], dtype=float32, device='cpu')
    >>> core.func.grad(lambda x: swish(x).sum())(core.zeros(2)).tolist()
    [0.5, 0.5]
    """
    check_name(name)
    caller = sys._getframe(1)
    if fn is None:
        return lambda function: _define(name, function, inplace, replace, caller)
    return _define(name, fn, inplace, replace, caller)


def _define(
    name: str, fn: Callable[..., Result], inplace: bool, replace: bool, caller: FrameType
) -> Operator:
    traced = trace(name, fn)
    place = file_and_line(fn, caller)
    if inplace and (traced.is_tuple or not traced.parameters[0].is_tensor):
        raise refuse(
            name,
            "inplace=True, and it is no function from the first tensor to one result",
            "return one value, and make the first parameter the tensor that is written to",
        )
    op = define_traced(name, traced, place, doc=fn.__doc__ or "", replace=replace)
    if inplace:
        definition = definition_of(op)
        definition.inplace = define_inplace(op, definition, replace=replace)
    return op


def define_traced(
    name: str, traced: Traced, place: Place, doc: str = "", replace: bool = False
) -> Operator:
    """The operator of a traced function."""

    order = in_order(traced.outputs)

    def outputs_in(dtype: str) -> list[str]:
        dtypes = Dtypes(traced.dtypes(dtype), order)
        return [strong(dtypes[y]) for y in traced.outputs]

    table = output_dtypes(name, outputs_in)
    op = define_operator(
        f"{name}{_signature(traced)}",
        rule="elementwise",
        output_dtypes=table,
        file=place[0],
        line=place[1],
        replace=replace,
    )
    definition = _definition(op, name, traced, place, doc)
    definition.dtypes = "inexact" if complex64 in table else "floating"
    equip(op, definition, elementwise_launcher=_operands(traced) <= _MOST)
    return op


def _definition(op: Operator, name: str, traced: Traced, place: Place, doc: str) -> Definition:
    def derive(label: str, part: Traced) -> Operator:
        """A derivative: an operator like this one, of the same name and a label."""
        joint = "_" if "." in name else "."
        return define_traced(f"{name}{joint}{label}", part, place, replace=True)

    reference = _reference(traced)
    return Definition(
        op=op,
        name=op.name,
        family=op.namespace,
        doc=doc,
        rule="elementwise",
        body=Body(build=_body(traced)),
        reference=reference,
        jvp=jvp_of(traced, derive),
        batch="pointwise",
        samples=samples_of(traced, reference),
        public=False,
        file=place[0],
        line=place[1],
        **vjp_of(traced, derive),
    )


def _signature(traced: Traced) -> str:
    wide = _operands(traced) > _MOST  # its numbers are read by the kernel as scalars, see define
    texts = [
        str(p) if p.is_tensor or not wide else str(Parameter(p.name, "Scalar", p.default))
        for p in traced.parameters
    ]
    returns = ", ".join(["Tensor"] * len(traced.outputs))
    return f"({', '.join(texts)}) -> {f'({returns})' if traced.is_tuple else returns}"


def _operands(traced: Traced) -> int:
    return len(traced.parameters) + len(traced.outputs)


# ---- the kernel and its reference ----------------------------------------------------------------
def _results(
    traced: Traced, dtypes: Mapping[str, str], values: Iterable[Value]
) -> tuple[Value, ...]:
    """The results for these values of the parameters, in the dtypes that they are computed in."""
    arguments = {p.name: v for p, v in zip(traced.parameters, values, strict=True)}
    lowering = Lowering(dtypes, arguments)
    return tuple(lowering[y] for y in traced.outputs)


def _dtypes(traced: Traced, arguments: Mapping[str, str]) -> dict[str, str]:
    """The dtypes of the parameters: tensors are converted to their common dtype."""
    return traced.dtypes(functools.reduce(promote, (arguments[name] for name in traced.tensors)))


def _body(traced: Traced) -> Callable[..., Value | tuple[Value, ...]]:
    def body(*values: Value) -> Value | tuple[Value, ...]:
        own = {p.name: v.dtype for p, v in zip(traced.parameters, values, strict=True)}
        results = _results(traced, _dtypes(traced, own), values)
        return results if traced.is_tuple else results[0]

    return body


def _reference(traced: Traced) -> Callable[..., Array | tuple[Array, ...]]:
    def reference(np: ModuleType, *arguments: Array | Number) -> Array | tuple[Array, ...]:
        own = {p.name: _dtype_of(v) for p, v in zip(traced.parameters, arguments, strict=True)}
        dtypes = _dtypes(traced, own)
        arrays = [np.asarray(v).astype(wide(dtypes[n])) for n, v in zip(own, arguments)]
        results = on_arrays(lambda *values: _results(traced, dtypes, values), arrays)
        return tuple(results) if traced.is_tuple else results[0]

    return reference


def _dtype_of(value: Array | Number) -> str:
    return value.dtype.name if hasattr(value, "dtype") else weak_of(value)
