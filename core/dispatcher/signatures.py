"""Signatures: of operators, and of the functions that are checked when they are registered.

Everything that is registered (kernels, fake kernels, derivatives, batching rules) is held against
the arguments that it will get, so that a wrong declaration fails where it is made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from core._native import Tensor, device, dtype
from core.errors import RegistrationError, type_text
from core.schema import Schema, schema_of

if TYPE_CHECKING:
    import inspect  # at run time only where something is registered: it is slow to import
    from types import FrameType

    from core._native import Operator

Place = tuple[str | None, int]  # a file and a line
_TYPES = {
    "Tensor": Tensor,
    "Scalar": int | float | complex | bool,
    "Tensor|Scalar": Tensor | int | float | complex | bool,
    "dtype": dtype,
    "device": device,
    **{kind.__name__: kind for kind in (int, float, bool, complex, str)},
}


def file_and_line(fn: Callable[..., Any], frame: FrameType | None = None) -> Place:
    """Where a Python function stands, wrappers taken off; for others the line a frame is at."""
    while hasattr(fn, "__wrapped__"):
        fn = fn.__wrapped__
    code = getattr(fn, "__code__", None)
    if code is not None:
        return code.co_filename, code.co_firstlineno
    return (frame.f_code.co_filename, frame.f_lineno) if frame else (None, 0)


def place_of(fn: Callable[..., Any]) -> str:
    """ "file:line" of a Python function; "" where there is none."""
    file, line = file_and_line(fn)
    return f"{file}:{line}" if file else ""


def argument_names(op: Operator) -> tuple[list[str], list[str]]:
    """An operator's arguments, (positional, keyword-only), as its author knows them."""
    if op.structure is not None:
        return list(op.structure.positional), list(op.structure.keywords)
    return schema_of(op).names


def check_call(
    whose: str,
    role: str,
    fn: Callable[..., Any],
    positional: Sequence[str],
    by_name: Sequence[str] = (),
) -> None:
    """Raises where fn cannot be called with these arguments; their names serve the message.

    whose: the operator as its author declared it, "ns::name(Tensor x) -> Tensor".
    """
    problem = _problem(fn, positional, by_name)
    if problem is None:
        return
    parameters = [*positional, *(["*", *by_name] if by_name and positional else by_name)]
    place = place_of(fn)
    raise RegistrationError(
        what=f"this {role} cannot be registered with {whose.partition('(')[0]}: {problem}",
        why=f"it is called as {role}({', '.join([*positional, *(f'{n}=...' for n in by_name)])})",
        exists=f"the schema {whose}" + (f", the function at {place}" if place else ""),
        fix=f"give it these parameters: def {role.replace(' ', '_')}({', '.join(parameters)})",
    )


def _problem(fn: object, positional: Sequence[str], by_name: Sequence[str]) -> str | None:
    if not callable(fn):
        return f"it is {type_text(fn)}, nothing that can be called"
    import inspect

    try:  # of a wrapper its own signature: the wrapper is called
        signature = inspect.signature(fn, follow_wrapped=False)
    except ValueError:  # a builtin without a signature
        return None
    try:
        signature.bind(*positional, **dict.fromkeys(by_name))
    except TypeError as error:
        return f"{error}, it takes {signature.replace(return_annotation=inspect.Signature.empty)}"
    return None


# ---- an operator's own -------------------------------------------------------------------------
def signature_of(op: Operator) -> inspect.Signature:
    """The signature of an operator, with type hints: its author's where it has structure."""
    import inspect

    if op.structure is not None and op is not op.leaves:
        return op.structure.signature  # type: ignore[no-any-return]
    schema = schema_of(op)
    parameters = [
        inspect.Parameter(
            p.name,
            inspect.Parameter.KEYWORD_ONLY
            if p.keyword_only
            else inspect.Parameter.POSITIONAL_OR_KEYWORD,
            default=p.default if p.has_default else inspect.Parameter.empty,
            annotation=_hint(p.type),
        )
        for p in schema.parameters
    ]
    return inspect.Signature(parameters, return_annotation=_returned(schema))


def _hint(text: str) -> Any:
    """The type hint for a type of the schema language."""
    if text.endswith("?"):
        return _hint(text[:-1]) | None
    name, bracket, _ = text.partition("[")
    if not bracket:
        return _TYPES[name]
    return list[_hint(name)]  # type: ignore[misc]


def _returned(schema: Schema) -> Any:
    kinds = [_hint(r.type) for r in schema.results]
    if schema.returns_tuple:
        return tuple[tuple(kinds)] if kinds else None  # type: ignore[misc]
    return kinds[0]
