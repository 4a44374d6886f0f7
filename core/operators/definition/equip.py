"""`equip`: gives a native operator the parts of its definition that it calls itself."""

from __future__ import annotations

from collections import namedtuple
from typing import TYPE_CHECKING, Any

from core._native import find_operator, register_body, register_host_kernels, register_kernel
from core.bodies.definition import has_elementwise_body
from core.dispatcher.binding import wanted_names
from core.errors import SchemaError
from core.operators.definition.reference import guarded, reference_kernel
from core.schema import parameters, schema_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core._native import Operator, Tensor
    from core.bodies.definition import Body, Definition


def equip(op: Operator, definition: Definition, elementwise_launcher: bool | None = None) -> None:
    """Hands a native operator its documentation, rules, body and reference.

    elementwise_launcher: whether its body is launched by that; None: decided by its rule.
    """
    op.definition = definition
    op.doc = documentation(definition)
    _name_results(op)
    if definition.fake is not None:
        op.fake_kernel = guarded(op, definition.fake)
    if definition.decomposition is not None:
        op.decomposition = guarded(op, definition.decomposition)
    for tag in definition.tags:
        if tag.startswith("autocast:"):
            op.register_autocast(tag.removeprefix("autocast:"))
    if definition.vjp is not None:
        wanted_names(definition.vjp, op)
        op.vjp = definition.vjp
    if definition.body is not None:
        _register_body(op, definition, definition.body, elementwise_launcher)
    register_host_kernels(op)
    _register_reference(op, definition)


def documentation(definition: Definition) -> str:
    """The text that `help` shows."""
    return f"{definition.doc}\n\nSchema: {definition.op.schema}"


# ---- several results -----------------------------------------------------------------------------
def _name_results(op: Operator) -> None:
    """Several results that the schema names are returned as a named tuple."""
    if not op.schema.endswith(")"):
        return
    names = [r.name for r in schema_of(op).results]
    if len(names) > 1 and all(names):
        op.result_type = _result_type(op.name, names)


def _result_type(operator: str, names: list[str]) -> type:
    """A named tuple, which pickles as the call that made it names it: by the operator."""
    plain = namedtuple(operator.partition("::")[2], names)  # type: ignore[misc]

    def reduce(self: tuple[Any, ...]) -> tuple[Any, ...]:
        return _named_result, (operator, tuple(self))

    return type(plain.__name__, (plain,), {"__slots__": (), "__reduce__": reduce})


def _named_result(operator: str, items: Sequence[Tensor]) -> tuple[Tensor, ...]:
    made: tuple[Tensor, ...] = find_operator(operator).result_type(*items)
    return made


# ---- kernels -------------------------------------------------------------------------------------
def _register_body(
    op: Operator, definition: Definition, body: Body, elementwise_launcher: bool | None
) -> None:
    elementwise = has_elementwise_body(op)
    _check_operands(op, elementwise)
    if body.on_cpu:
        launcher = elementwise if elementwise_launcher is None else elementwise_launcher
        in_place = body.copies_first is not None
        file, line = definition.file, definition.line
        register_body(op, launcher, file=file, line=line, in_place=in_place)


def _check_operands(op: Operator, elementwise: bool) -> None:
    """An elementwise body is given operands by position."""
    for parameter in parameters(op):
        kind = parameter.type.rstrip("?")
        numbers = ("float", "int", "bool") if op.rule == "elementwise" else ()
        kinds = ("Tensor", "Scalar", "Tensor|Scalar", *numbers)
        operand = kind in kinds and not parameter.keyword_only
        if not elementwise or operand or kind == "dtype":
            continue
        raise SchemaError(
            what=f"the body of {op.name} cannot be given its argument {parameter.name!r}, "
            f"of type {parameter.type}",
            why="elementwise bodies take tensors and numbers by position",
            exists=op.schema,
            fix="leave the body out, or define an operator without this argument",
        )


def _register_reference(op: Operator, definition: Definition) -> None:
    """The NumPy reference, as the last kernel of the cpu.

    Where only a decomposition is portable that comes before NumPy, which is compared with it.
    """
    reference, body = definition.reference, definition.body
    portable = body is not None and body.on_cpu and body.declines is None
    if reference is None or (definition.decomposition is not None and not portable):
        return
    code = getattr(reference, "__wrapped__", reference).__code__  # of_rows wraps what was written
    register_kernel(
        op,
        "cpu",
        reference_kernel(op, reference),
        provider="reference",
        priority=-1000,
        file=code.co_filename,
        line=code.co_firstlineno,
    )
