"""A schema from a function's type hints: the first step of `custom_op`.

`def f(x: Tensor, n: int = 2, *, names: list[str]) -> tuple[Tensor, Tensor]` becomes
`(Tensor x, int n=2, *, str[] names) -> (Tensor, Tensor)`.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from core import _native
from core.errors import SchemaError

if TYPE_CHECKING:
    import inspect

Tensor = _native.Tensor
_SCALARS = {int: "int", float: "float", bool: "bool", complex: "complex", str: "str"}
_NATIVE = {Tensor: "Tensor", _native.dtype: "dtype", _native.device: "device"}
_NUMBER = frozenset({int, float, complex, bool})


def infer_schema(fn: Callable[..., Any], name: str, mutates_args: Iterable[str] | str = ()) -> str:
    """The schema of a function, read from its type hints.

    Args:
        fn: the function; every parameter and the result need a type hint.
        name: the operator's name, "namespace::name".
        mutates_args: the names of the tensor parameters that the function writes to.

    Returns:
        The schema's text.

    Raises:
        SchemaError: a hint is missing or has no form in a schema, or a name does not exist.

    >>> import core
    >>> def scale(x: core.Tensor, factor: float = 2.0) -> core.Tensor: ...
    >>> core.custom_ops.infer_schema(scale, "docs::scale")
    'docs::scale(Tensor x, float factor=2.0) -> Tensor'
    """
    import inspect

    parameters = inspect.signature(fn).parameters
    hints = _hints(fn)
    written = {mutates_args} if isinstance(mutates_args, str) else set(mutates_args)
    _check_written(fn, written, list(parameters))
    texts, keyword_only = [], False
    for i, p in enumerate(parameters.values()):
        if p.kind is p.KEYWORD_ONLY and not keyword_only:
            keyword_only = True
            texts.append("*")
        texts.append(_parameter(fn, p, hints, f"a{i}" if p.name in written else None))
    return f"{name}({', '.join(texts)}) -> {_returns(fn, hints)}"


def _hints(fn: Callable[..., Any]) -> dict[str, Any]:
    import typing

    try:
        return typing.get_type_hints(fn)
    except (NameError, TypeError) as error:
        raise SchemaError(
            what=f"the type hints of {_name(fn)} cannot be evaluated: {error}",
            why="the schema is made from them when the operator is defined",
            exists="names that are defined in the function's module at that time",
            fix="import the name, or pass schema= to custom_op",
        ) from error


def _name(fn: Callable[..., Any]) -> str:
    code = getattr(fn, "__code__", None)
    place = f" ({code.co_filename}:{code.co_firstlineno})" if code else ""
    return f"{getattr(fn, '__name__', repr(fn))}{place}"


def _refuse(fn: Callable[..., Any], what: str, why: str, fix: str) -> SchemaError:
    return SchemaError(
        what=f"{_name(fn)}: {what}",
        why=why,
        exists="Tensor, int, float, bool, complex, str, core.dtype, core.device, "
        "int | float | complex | bool (a Scalar), `| None`, list[...] and Sequence[...] of these",
        fix=fix,
    )


def _check_written(fn: Callable[..., Any], written: set[str], names: list[str]) -> None:
    unknown = sorted(written - set(names))
    if unknown:
        raise SchemaError(
            what=f"{_name(fn)}: mutates_args names {unknown[0]!r}, which is no parameter",
            why="it says which arguments the function writes to",
            exists=", ".join(names) or "no parameters",
            fix="use the parameters' names",
        )


def _parameter(fn: Any, p: "inspect.Parameter", hints: dict[str, Any], alias: str | None) -> str:
    if p.kind in (p.VAR_POSITIONAL, p.VAR_KEYWORD):
        raise _refuse(
            fn,
            f"parameter {p} takes any number of arguments",
            "a schema lists every argument",
            "take a list: tensors: list[core.Tensor]",
        )
    if p.name not in hints:
        raise _refuse(
            fn,
            f"parameter {p.name!r} has no type hint",
            "the schema is made from type hints",
            f"write {p.name}: core.Tensor, or whatever it is",
        )
    text = _type(fn, hints[p.name], p.name)
    if alias:
        if not text.startswith("Tensor"):
            raise _refuse(
                fn,
                f"mutates_args names {p.name!r}, a {text}",
                "only tensors can be written to",
                "leave it out of mutates_args",
            )
        text = f"Tensor({alias}!){text.removeprefix('Tensor')}"
    default = "" if p.default is p.empty else f"={_default(fn, p)}"
    return f"{text} {p.name}{default}"


def _type(fn: Any, hint: Any, where: str) -> str:
    import types
    import typing

    if hint in _NATIVE:
        return _NATIVE[hint]
    if hint in _SCALARS:
        return _SCALARS[hint]
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        rest = [a for a in args if a is not type(None)]
        if len(rest) < len(args):
            return _type(fn, typing.Union[tuple(rest)], where) + "?"  # noqa: UP007
        if set(rest) <= _NUMBER and float in rest:
            return "Scalar"
        if set(rest) <= _NUMBER | {Tensor} and float in rest:
            return "Tensor|Scalar"
    if origin in (list, Sequence) and len(args) == 1:
        return _type(fn, args[0], where) + "[]"
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return _type(fn, args[0], where) + "[]"
    raise _refuse(
        fn,
        f"the type hint of {where!r} is {hint!r}",
        "it has no form in a schema",
        "use one of these types, or several arguments",
    )


def _default(fn: Any, p: "inspect.Parameter") -> str:
    value = p.default
    if isinstance(value, (_native.dtype, _native.device)):
        return str(value)
    if isinstance(value, tuple):
        value = list(value)
    if value is None or isinstance(value, (bool, int, float, complex, str, list)):
        return repr(value)
    raise _refuse(
        fn,
        f"the default of {p.name!r} is {value!r}",
        "it cannot be written in a schema",
        "use None and fill it in inside the function",
    )


def _returns(fn: Any, hints: dict[str, Any]) -> str:
    import typing

    if "return" not in hints:
        raise _refuse(
            fn,
            "the result has no type hint",
            "the schema is made from type hints",
            "write -> core.Tensor, or -> None for a function that only writes to its arguments",
        )
    hint = hints["return"]
    if hint is type(None):
        return "()"
    args = typing.get_args(hint)
    if typing.get_origin(hint) is tuple and Ellipsis not in args:
        return f"({', '.join(_type(fn, a, 'return') for a in args)})"
    return _type(fn, hint, "return")
