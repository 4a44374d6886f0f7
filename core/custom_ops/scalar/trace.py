"""Traces a Python function of scalars: it is called once, with scalars for its parameters.

Which parameters are tensors and which are numbers follows from their annotations; one that has none
takes either.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING

from core._native import Tensor
from core.errors import ArgumentError, CoreError, SchemaError, type_text
from core.math.scalars import Trace, refuse

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import CellType, FunctionType
    from typing import TypeGuard

    from core.math.scalars import Operand, TracedScalar

    Default = bool | int | float | type[inspect._empty]
    State = TracedScalar | tuple[TracedScalar, ...]
    Result = Operand | Sequence[Operand]

_NUMBERS = {float: "float", int: "int", bool: "bool"}
_BY_NAME = {"float": "float", "int": "int", "bool": "bool"}
_EITHER = ("Operand", "Real")  # how the functions of core.math annotate
_HOLDS_TENSORS = ("Tensor", "Tensor|Scalar")


class Parameter:
    """One parameter: its name, its type in the schema, and its default."""

    __slots__ = ("default", "name", "type")

    def __init__(self, name: str, type: str, default: Default = inspect.Parameter.empty) -> None:
        self.name, self.type, self.default = name, type, default

    @property
    def is_tensor(self) -> bool:
        """Whether a tensor may stand here."""
        return self.type in _HOLDS_TENSORS

    def __str__(self) -> str:
        missing = self.default is inspect.Parameter.empty
        return f"{self.type} {self.name}" + ("" if missing else f"={self.default!r}")


class Traced:
    """A function of scalars: its parameters, and a traced scalar for each of its results."""

    __slots__ = ("is_tuple", "outputs", "parameters", "trace")

    def __init__(
        self,
        trace: Trace,
        parameters: list[Parameter],
        outputs: list[TracedScalar],
        is_tuple: bool,
    ) -> None:
        self.trace, self.parameters, self.outputs = trace, parameters, outputs
        self.is_tuple = is_tuple

    @property
    def tensors(self) -> list[str]:
        """The names of the parameters where tensors may stand."""
        return [p.name for p in self.parameters if p.is_tensor]

    def dtypes(self, dtype: str) -> dict[str, str]:
        """The dtype of each argument where the tensors have this one."""
        return {p.name: dtype if p.is_tensor else f"weak {p.type}" for p in self.parameters}


def trace(name: str, fn: Callable[..., Result]) -> Traced:
    """Calls fn once with scalars for its parameters."""
    parameters = read_parameters(name, fn)
    _refuse_tensors(name, fn)
    traced = Trace(name)
    results = call(name, fn, [traced.parameter(p.name) for p in parameters])
    is_tuple = isinstance(results, (tuple, list))
    outputs = [traced.scalar(y) for y in as_tuple(results)]
    if not outputs:
        raise refuse(name, "it returns no value", "return a value, or a tuple of them")
    return Traced(traced, parameters, outputs, is_tuple)


def call(name: str, fn: Callable[..., Result], arguments: Sequence[State]) -> Result:
    """The results of the function for these scalars; errors name what core.math lacks."""
    try:
        return fn(*arguments)
    except ArgumentError as e:
        if e.what.startswith("core.math"):
            raise refuse(name, f"{e.what}, and {e.why}", e.fix) from e
        raise refuse(
            name,
            f"it calls a function that does not take scalars ({e.what})",
            "use the function of that name in core.math, which is for the bodies of operators",
        ) from e
    except CoreError:
        raise
    except ArithmeticError as e:
        raise refuse(
            name,
            f"the numbers around its values cannot be computed: {e}",
            "write the result of such numbers, as core.math.inf",
        ) from e
    except TypeError as e:
        raise refuse(name, f"{e}", "use arithmetic and the functions of core.math") from e


def check_function(name: str, fn: object, word: str = "") -> None:
    """Raises where the argument of this name, that is to be a function of scalars, is none."""
    if not callable(fn):
        raise SchemaError(
            what=f"{name} was given {type_text(fn)}{word and f' for {word}'}",
            why="an operator of scalars is made of functions of scalars",
            exists="functions and lambdas",
            fix="write the decorator above a def, or pass a lambda",
        )


def as_tuple(results: Result) -> tuple[Operand, ...]:
    """The results of a function: several, or one."""
    return tuple(results) if isinstance(results, (tuple, list)) else (results,)  # type: ignore[return-value]


def read_parameters(name: str, fn: Callable[..., Result]) -> list[Parameter]:
    """The parameters of a function of scalars, with their types in a schema."""
    check_function(name, fn)
    signature = parameters_of(name, fn)
    for p in signature:
        if p.kind in (p.VAR_POSITIONAL, p.VAR_KEYWORD, p.KEYWORD_ONLY):
            raise refuse(
                name,
                f"its parameter {p} is no plain one",
                "list the parameters: they are the operator's arguments",
            )
        if _is_taken(p.name, [q.name for q in signature]):
            raise refuse(
                name,
                f"a parameter is named {p.name!r}, which derivative rules call something else",
                "choose another name: g, needs, result, results, t_<parameter> and "
                "like_<parameter> are words of derivative rules",
            )
    plain = [p for p in signature if p.annotation is p.empty or p.annotation in _EITHER]
    alone = sum(p.default is p.empty for p in plain) == 1
    parameters = [Parameter(p.name, _type(name, p, alone), p.default) for p in signature]
    if not any(p.is_tensor for p in parameters):
        raise refuse(
            name,
            "none of its parameters is a tensor",
            "give it one that is annotated core.Tensor, or not at all",
        )
    return parameters


def parameters_of(name: str, fn: Callable[..., Result]) -> list[inspect.Parameter]:
    """fn's parameters; string hints are evaluated if the module defines their names."""
    try:
        signature = inspect.signature(fn, eval_str=True)
    except (NameError, AttributeError, SyntaxError):
        signature = inspect.signature(fn)
    except ValueError as e:  # a builtin's
        raise refuse(name, f"{e}", "write a function or a lambda around it") from e
    return list(signature.parameters.values())


def _is_taken(name: str, names: list[str]) -> bool:
    """Whether the name is reserved for arguments of derivative rules."""
    words = ("g", "needs", "result", "results")
    return name in words or any(name in (f"t_{other}", f"like_{other}") for other in names)


def _type(name: str, p: inspect.Parameter, alone: bool) -> str:
    """A parameter's type: by its annotation; without one it takes tensors and numbers, but the
    only one that has to be given is a tensor."""
    hint = p.annotation
    if hint is p.empty or hint in _EITHER:
        _check_default(name, p)
        return "Tensor" if alone and p.default is p.empty else "Tensor|Scalar"
    if hint is Tensor or (isinstance(hint, str) and hint.split(".")[-1] == "Tensor"):
        if p.default is not p.empty:
            _check_default(name, p)
            return "Tensor|Scalar"
        return "Tensor"
    kind = _BY_NAME.get(hint) if isinstance(hint, str) else _NUMBERS.get(hint)
    if kind is None:
        raise refuse(
            name,
            f"its parameter {p.name!r} is annotated {hint!r}",
            "annotate it core.Tensor, float, int or bool, or leave the annotation out",
        )
    _check_default(name, p)
    return kind


def _check_default(name: str, p: inspect.Parameter) -> None:
    kinds = {int: (int,), bool: (bool,), float: (int, float), "int": (int,), "bool": (bool,)}
    allowed = kinds.get(p.annotation, (bool, int, float))
    if p.default is p.empty or isinstance(p.default, allowed):
        return
    raise refuse(
        name,
        f"the default of {p.name!r} is {p.default!r}",
        f"use {' or '.join(kind.__name__ for kind in allowed)}",
    )


def _refuse_tensors(name: str, fn: Callable[..., Result]) -> None:
    """Tensors around the function would be constants of its kernel."""
    if not _plain(fn):
        return
    cells = zip(fn.__code__.co_freevars, fn.__closure__ or ())
    around = {variable: cell.cell_contents for variable, cell in cells if _filled(cell)}
    around |= {n: fn.__globals__[n] for n in fn.__code__.co_names if n in fn.__globals__}
    for variable, value in around.items():
        if isinstance(value, Tensor):
            raise refuse(
                name,
                f"it reads the tensor {variable!r} from around it",
                f"make {variable} a parameter; numbers may come from around the function",
            )


def _plain(fn: Callable[..., Result]) -> TypeGuard[FunctionType]:
    return hasattr(fn, "__code__") and hasattr(fn, "__globals__")


def _filled(cell: CellType) -> bool:
    try:
        cell.cell_contents  # noqa: B018 - raises where it is empty
    except ValueError:
        return False
    return True
