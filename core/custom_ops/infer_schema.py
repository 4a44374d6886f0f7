"""A schema from a function's type hints: the first step of `custom_op`.

`def f(x: Tensor, n: int = 2, *, names: list[str]) -> tuple[Tensor, Tensor]` becomes
`(Tensor x, int n=2, *, str[] names) -> (Tensor, Tensor)`. A dataclass, a dict or a tuple is listed
by its leaves: `cfg: Config` becomes `Tensor cfg_weight, int cfg_n`, and a `Structure`
(structure.py) describes how to flatten calls.
"""

import inspect
import re
import sys
import typing
from collections.abc import Callable, Iterable
from types import FrameType
from typing import Any

from core._native import device, dtype
from core.custom_ops.structures.structure import Structure
from core.custom_ops.structures.structure_hints import Reader, hints_of, leaf_type, name_of, refuse
from core.custom_ops.structures.structure_types import Codec, Leaf, Plain
from core.errors import ArgumentError, SchemaError

_OWN = {"SymInt": "int", "SymFloat": "float", "SymBool": "bool"}
_OWN |= {"ScalarType": "dtype", "Device": "device"}
_FOREIGN = re.compile(rf"(?<=[(, ])({'|'.join(_OWN)})(?=[\[?]|\s+\w)")


def infer_schema(fn: Callable[..., Any], name: str, mutates_args: Iterable[str] | str = ()) -> str:
    """The schema of a function, read from its type hints.

    Args:
        fn: the function; every parameter and the result need a type hint.
        name: the operator's name, "namespace::name".
        mutates_args: the tensors that it writes to: names of tensor parameters, of structured ones
            (all tensors in them) or paths into these, such as "state.buffer"; "unknown": every one.

    Returns:
        The schema's text.

    Raises:
        SchemaError: a hint is missing or has no form in a schema, or a name does not exist.

    >>> import core
    >>> def scale(x: core.Tensor, factor: float = 2.0) -> core.Tensor: ...
    >>> core.custom_ops.infer_schema(scale, "docs::scale")
    'docs::scale(Tensor x, float factor=2.0) -> Tensor'
    """
    return infer(fn, name, mutates_args, sys._getframe(1))[0]


def own_types(schema: str) -> str:
    """A schema with core's names of types in place of PyTorch's."""
    return _FOREIGN.sub(lambda match: _OWN[match[0]], schema)


def infer(
    fn: Callable[..., Any], name: str, mutates_args: Iterable[str] | str, caller: FrameType
) -> tuple[str, Structure | None]:
    """The schema of a function, and its structure if a hint has no form in a schema.

    caller: the frame that defines the operator.
    """
    signature = inspect.signature(fn)
    local = _scope(fn, caller)
    hints = hints_of(fn, fn, local)
    parameters = [_read(fn, p, hints, local) for p in signature.parameters.values()]
    result = _result(fn, hints, local)
    leaves = [leaf for parameter in parameters for leaf in parameter.codec.leaves]
    _check_names(fn, leaves)
    aliases = _written(fn, mutates_args, list(signature.parameters), leaves)
    text = f"{name}({_arguments(parameters, aliases)}) -> {_returns(result)}"
    if not any(p.structured for p in parameters) and (result is None or result.is_plain):
        return text, None
    codecs = [p.codec if p.structured else None for p in parameters]
    output = None if result is None or result.is_plain else result.codec
    typed = signature.replace(
        parameters=[
            p.replace(annotation=hints.get(p.name, p.annotation))
            for p in signature.parameters.values()
        ],
        return_annotation=hints["return"],
    )
    return text, Structure(name, typed, codecs, output)


def _scope(fn: Callable[..., Any], caller: FrameType) -> dict[str, Any]:
    """The variables that string hints may name besides the module's: those of the frame that
    defines fn, where that is the caller."""
    inner = inspect.unwrap(fn)
    around = getattr(inner, "__qualname__", "").rpartition(".<locals>.")[0]
    same = around == caller.f_code.co_qualname
    if not same or getattr(inner, "__globals__", None) is not caller.f_globals:
        return {}
    return dict(caller.f_locals)


# ---- parameters ----------------------------------------------------------------------------------
class _Parameter:
    """A parameter of the function: how to build it from leaves, and their defaults."""

    def __init__(self, p: inspect.Parameter, codec: Codec, structured: bool) -> None:
        self.codec, self.structured = codec, structured
        self.keyword_only = p.kind is p.KEYWORD_ONLY
        self.defaults: list[str] | None = None


def _read(
    fn: Callable[..., Any], p: inspect.Parameter, hints: dict[str, Any], local: dict[str, Any]
) -> _Parameter:
    if p.kind in (p.VAR_POSITIONAL, p.VAR_KEYWORD):
        raise refuse(
            fn,
            f"parameter {p} takes any number of arguments",
            "a schema lists every argument",
            "take a list: tensors: list[core.Tensor]",
        )
    if p.name not in hints and _is_method(fn, p):
        raise refuse(
            fn,
            f"the function is a method: its first parameter is {p.name!r}",
            "an operator is a function of its arguments, and a schema has no type for the object",
            "write a function outside of the class that takes the object's tensors and numbers, "
            "and call it in the method",
        )
    if p.name not in hints:
        raise refuse(
            fn,
            f"parameter {p.name!r} has no type hint",
            "the schema is made from type hints",
            f"write {p.name}: core.Tensor, or whatever it is",
        )
    structured = leaf_type(hints[p.name]) is None
    parameter = _Parameter(p, Reader(fn, local).codec(hints[p.name], p.name, p.name), structured)
    if p.default is not p.empty:
        parameter.defaults = (
            _structured_default(fn, p, parameter.codec) if structured else [_default(fn, p)]
        )
    return parameter


def _is_method(fn: Callable[..., Any], p: inspect.Parameter) -> bool:
    """Whether a parameter is the object, or the class, that a method is called of."""
    first = next(iter(inspect.signature(fn).parameters), None)
    return p.name == first and p.name in ("self", "cls")


def _default(fn: Callable[..., Any], p: inspect.Parameter) -> str:
    text = _written_value(p.default)
    if text is None:
        raise refuse(
            fn,
            f"the default of {p.name!r} is {p.default!r}",
            "it cannot be written in a schema",
            "use None and fill it in inside the function",
        )
    return text


def _structured_default(
    fn: Callable[..., Any], p: inspect.Parameter, codec: Codec
) -> list[str] | None:
    """The default of each leaf; None where one, a tensor, cannot be written in a schema."""
    leaves: list[Any] = []
    try:
        codec.flatten(p.default, leaves, None)
    except ArgumentError as error:
        raise refuse(
            fn, f"the default of {p.name!r} does not fit its type hint: {error.what}",
            "a call without this argument would fail", "correct the default or the hint",
        ) from error  # fmt: skip
    texts = [_written_value(value) for value in leaves]
    return None if None in texts else typing.cast("list[str]", texts)


def _written_value(value: Any) -> str | None:
    if isinstance(value, (dtype, device)):
        return str(value)
    if isinstance(value, tuple):
        value = list(value)
    if isinstance(value, list):
        items = [_written_value(item) for item in value]
        return None if None in items else f"[{', '.join(map(str, items))}]"
    if isinstance(value, complex):
        return repr(value).strip("()")
    plain = value is None or isinstance(value, (bool, int, float, str))
    return repr(value) if plain else None


def _arguments(parameters: list[_Parameter], aliases: dict[str, str]) -> str:
    """The schema's arguments. One without a default may not follow one that has one by position;
    calls are bound by the function's own signature, so that leaving defaults out costs nothing."""
    optional, allowed = set(), True
    for parameter in reversed([p for p in parameters if not p.keyword_only]):
        allowed = allowed and parameter.defaults is not None
        if allowed:
            optional.add(parameter)
    texts, keyword_only = [], False
    for parameter in parameters:
        if parameter.keyword_only and not keyword_only:
            keyword_only = True
            texts.append("*")
        defaults = parameter.defaults if parameter in optional or parameter.keyword_only else None
        for i, leaf in enumerate(parameter.codec.leaves):
            alias = aliases.get(leaf.name)
            shown = leaf.type.replace("Tensor", f"Tensor({alias}!)", 1) if alias else leaf.type
            texts.append(f"{shown} {leaf.name}" + (f"={defaults[i]}" if defaults else ""))
    return ", ".join(texts)


def _check_names(fn: Callable[..., Any], leaves: list[Leaf]) -> None:
    by_name: dict[str, Leaf] = {}
    for leaf in leaves:
        other = by_name.setdefault(leaf.name, leaf)
        if other is not leaf:
            raise refuse(
                fn, f"{other.path!r} and {leaf.path!r} are both listed as {leaf.name!r}",
                "each leaf is an argument of the schema, named after the path to it",
                "rename a parameter or a field",
            )  # fmt: skip


# ---- arguments that are written to ---------------------------------------------------------------
def _written(
    fn: Callable[..., Any], mutates_args: Any, names: list[str], leaves: list[Leaf]
) -> dict[str, str]:
    """The alias set of each leaf that mutates_args names, alone or by a path that leads to it."""
    tensors = [leaf for leaf in leaves if leaf.type.startswith("Tensor")]
    paths = sorted({mutates_args} if isinstance(mutates_args, str) else set(mutates_args))
    if paths == ["unknown"] and "unknown" not in names:
        paths = [leaf.path for leaf in tensors]
    alias_sets = {}
    for path in paths:
        below = [leaf for leaf in leaves if _leads_to(path, leaf.path)]
        if not below:
            raise SchemaError(
                what=f"{name_of(fn)}: mutates_args names {path!r}, which is no parameter",
                why="it lists the arguments that the function writes to",
                exists=", ".join(dict.fromkeys([*names, *(leaf.path for leaf in leaves)]))
                or "no parameters",
                fix="use the parameters' names, or paths such as 'state.buffer'",
            )
        written = [leaf for leaf in below if leaf in tensors]
        if not written:
            raise SchemaError(
                what=f"{name_of(fn)}: mutates_args names {path!r}, which is no tensor but "
                f"{below[0].type}",
                why="only tensors can be written to",
                exists=", ".join(leaf.path for leaf in tensors) or "no tensors",
                fix="leave it out of mutates_args",
            )
        alias_sets.update({leaf.name: f"a{leaves.index(leaf)}" for leaf in written})
    return alias_sets


def _leads_to(path: str, leaf: str) -> bool:
    return leaf == path or leaf.startswith((f"{path}.", f"{path}["))


# ---- the result ----------------------------------------------------------------------------------
class _Result:
    """The result of a function; is_plain: the schema describes it completely."""

    def __init__(self, codec: Codec, parts: int | None, is_plain: bool) -> None:
        self.codec, self.parts, self.is_plain = codec, parts, is_plain


def _result(fn: Callable[..., Any], hints: dict[str, Any], local: dict[str, Any]) -> _Result | None:
    """The result's leaves; None where nothing is returned."""
    if "return" not in hints:
        raise refuse(
            fn,
            "the result has no type hint",
            "the schema is made from type hints",
            "write -> core.Tensor, or -> None for a function that only writes to its arguments",
        )
    hint = hints["return"]
    if hint is type(None):
        return None
    text = leaf_type(hint)
    if text is not None:
        return _Result(Plain("result", text, "result"), None, True)
    codec = Reader(fn, local, fixed=True).codec(hint, "result", "result")
    args = typing.get_args(hint)
    flat = typing.get_origin(hint) is tuple and all(leaf_type(a) is not None for a in args)
    return _Result(codec, len(codec.leaves), flat)


def _returns(result: _Result | None) -> str:
    if result is None:
        return "()"
    if result.parts is None:
        return result.codec.leaves[0].type
    leaves = result.codec.leaves
    if result.is_plain:
        return f"({', '.join(leaf.type for leaf in leaves)})"
    return f"({', '.join(f'{leaf.type} {_return_name(leaf)}' for leaf in leaves)})"


def _return_name(leaf: Leaf) -> str:
    short = leaf.name.removeprefix("result_")
    return short if short.isidentifier() else leaf.name
