"""What every registration asks first: may it replace what is there, can the callable be called."""

import inspect
from typing import Any

from core import _native
from core.errors import RegistrationError
from core.operators.catalogue import Definition


def definition_of(op: Any) -> Any:
    """The operator's definition; one that was defined without gets it here."""
    if op.definition is None:
        op.definition = Definition(
            op=op, name=op.name, family=op.namespace, public=False, file=op.file, line=op.line
        )
    return op.definition


def check_replaced(op: Any, method: str, present: Any, replace: bool) -> None:
    """Raises where something is registered already, or the operator is one of core's."""
    if replace or (present is None and op.namespace != "core"):
        return
    where = place_of(present)
    own = op.namespace == "core"
    raise RegistrationError(
        what=f"{method} of {op.name}: "
        + ("it is one of core's own operators" if own else f"there is one already{where}"),
        why="what is registered for an operator changes every program that calls it",
        exists=f"{op.schema}, defined at {op.file}:{op.line}",
        fix=f"pass replace=True to {method}"
        + (", or define an operator of your own" if own else ", or leave one of them out"),
    )


def place_of(fn: Any) -> str:
    """ ", registered at file:line" of a function or formula, as far as it is known."""
    code = getattr(inspect.unwrap(getattr(fn, "backward", fn)), "__code__", None)
    return f", from {code.co_filename}:{code.co_firstlineno}" if code else ""


def check_call(
    op: Any, role: str, fn: Any, positional: Any, by_name: dict[str, Any] | None = None
) -> None:
    """Raises where fn cannot be called with these arguments; their names serve the message."""
    given = [*positional, *(f"{name}=..." for name in by_name or ())]
    problem = None if callable(fn) else f"it is a {type(fn).__name__}, nothing that can be called"
    if problem is None:
        try:
            inspect.signature(fn).bind(*positional, **by_name or {})
        except TypeError as error:
            problem = str(error)
        except ValueError:  # a builtin that does not say what it takes
            return
    if problem is None:
        return
    raise RegistrationError(
        what=f"this {role} cannot be registered with {op.name}: {problem}",
        why=f"it is called as {role}({', '.join(given)})",
        exists=f"the schema {op.schema}{place_of(fn).replace('from', 'the function at')}",
        fix=f"give it these parameters: def {role}({', '.join([*positional, *(by_name or ())])})",
    )


def keyword_only(op: Any) -> list[str]:
    """The names of the operator's keyword-only arguments, as its author knows them."""
    if op.structure is not None:
        return list(op.structure.keywords)
    return [a["name"] for a in _native.parse_schema(op.schema)["args"] if a["keyword_only"]]


def positional(op: Any) -> list[str]:
    """The names of the others, in order."""
    if op.structure is not None:
        return list(op.structure.positional)
    return [a["name"] for a in _native.parse_schema(op.schema)["args"] if not a["keyword_only"]]
