"""`Fold`: a reduction as traced scalars: of its element, of two joined states, and of the result.

`Fold` holds the traced functions of `core.reduction`. Its parts share one trace, so
that derivatives can go from the result through the state to the element.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.custom_ops.scalar.lowering import Lowering
from core.custom_ops.scalar.trace import (
    Parameter,
    as_tuple,
    call,
    check_function,
    parameters_of,
    read_parameters,
)
from core.dtype_table import is_unsigned
from core.errors import DtypeError
from core.ir import ops
from core.math.promotion import (
    Dtypes,
    is_in_range,
    kind,
    promote,
    strong,
    weak_of,
    wide,
)
from core.math.scalars import Trace, TracedScalar, refuse

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from core.custom_ops.scalar.trace import Result, State
    from core.ir.function import Value
    from core.math.scalars import Number

    Function = Callable[..., Result]
    Identity = Number | Sequence[Number]

# Operations that join states and have a name in the loop IR; what an empty axis comes to.
COMBINES = {
    "add": "sum", "mul": "prod", "min": "min", "max": "max", "and": "and", "or": "or", "xor": "xor",
}  # fmt: skip
WITH_NEUTRAL = ("sum", "prod", "and", "or", "xor")
INDEX = "index"


class Fold:
    """The traced functions of a reduction.

    elements: the state of one element, of the scalars `x` and `index`. joined: the state of two,
    of `left` and `right`. outputs: the results, of `state` and `count`.
    """

    def __init__(self, trace: Trace, parameters: list[Parameter]) -> None:
        self.trace, self.parameters = trace, parameters
        self.x = trace.parameter(parameters[0].name)
        self.count = trace.parameter("n")
        self.elements: list[TracedScalar] = []
        self.left: list[TracedScalar] = []
        self.right: list[TracedScalar] = []
        self.state: list[TracedScalar] = []
        self.joined: list[TracedScalar] = []
        self.outputs: list[TracedScalar] = []
        self.is_tuple = False
        self.identity: tuple[Number, ...] | None = None

    @property
    def numbers(self) -> list[Parameter]:
        """The parameters that are numbers."""
        return [p for p in self.parameters[1:] if p.name != INDEX]

    @property
    def names(self) -> list[str | None]:
        """For each part of the state the combination of the loop IR; None for others."""
        return list(map(_combination, self.joined, self.left, self.right))

    @property
    def has_neutral(self) -> bool:
        """Whether an empty axis has a result."""
        return self.identity is not None or all(name in WITH_NEUTRAL for name in self.names)

    def with_outputs(self, outputs: list[TracedScalar], is_tuple: bool) -> Fold:
        """The same reduction with another result."""
        fold = Fold(self.trace, self.parameters)
        fold.__dict__.update(self.__dict__)
        fold.outputs, fold.is_tuple = outputs, is_tuple
        return fold

    # ---- dtypes --------------------------------------------------------------------------------
    def dtypes(self, dtype: str, states: Sequence[str] = ()) -> dict[str, str]:
        """The dtypes of parameters, for elements of one; with those of states, where there are."""
        fixed = {p.name: f"weak {p.type}" for p in self.numbers}
        fixed |= {INDEX: "int64", "n": "weak int", self.x.name: dtype}
        for parts in (self.left, self.right, self.state):
            fixed |= {part.name: state for part, state in zip(parts, states)}
        return fixed

    def state_dtypes(self, dtype: str) -> list[str]:
        """The dtype of each part of the state, for elements of a dtype."""
        of = Dtypes(self.dtypes(dtype))
        states = [
            _settled(of[y], dtype, name) for y, name in zip(self.elements, self.names, strict=True)
        ]
        for _ in range(4):  # a state that is joined may be of a higher dtype than one element's
            of = Dtypes(self.dtypes(dtype, states))
            again = [promote(s, of[y]) for s, y in zip(states, self.joined, strict=True)]
            if again == states:
                break
            states = again
        for number, state in zip(self.identity or (), states):
            self._check_identity(number, state)
        return states

    def _check_identity(self, number: Number, state: str) -> None:
        """Raises DtypeError where a state has no such number."""
        fits = "bifc".index(kind(weak_of(number))) <= "bifc".index(kind(state))
        if kind(state) in "bi" and not isinstance(number, complex):
            fits = (fits or float(number).is_integer()) and is_in_range(number, state)
        if fits:
            return
        raise DtypeError(
            what=f"{self.trace.name} keeps a state of {state}, and its identity is {number}",
            why=f"{state} has no such number",
            exists="an identity of the state's dtype; no identity, if no axis is empty",
            fix="convert the element in map, as with core.math.cast, or choose another identity",
        )

    def output_dtypes(self, dtype: str) -> list[str]:
        """The dtypes of the results; bare states are given as they are kept."""
        of = Dtypes(self.dtypes(dtype, self.state_dtypes(dtype)))
        return [strong(of[y]) for y in self.outputs]


class FoldValues:
    """The parts of a fold as values of the loop IR, for elements of one dtype.

    states: the dtypes that the state is kept in.
    """

    def __init__(self, fold: Fold, dtype: str, numbers: Mapping[str, Value]) -> None:
        self.fold, self.numbers = fold, numbers
        states = fold.state_dtypes(dtype)
        self.states = list(map(wide, states))
        self._dtypes = fold.dtypes(dtype, states)

    def element(self, x: Value, index: Value) -> list[Value]:
        """The state of one element."""
        arguments = {self.fold.x.name: x, INDEX: index}
        return self._states(self.fold.elements, arguments)

    def join(self, a: Sequence[Value], b: Sequence[Value]) -> list[Value]:
        """The state of two sets of elements."""
        both = zip((*self.fold.left, *self.fold.right), (*a, *b), strict=True)
        return self._states(self.fold.joined, {part.name: v for part, v in both})

    def results(self, state: Sequence[Value], count: Value) -> list[Value]:
        """The results, in the dtypes that they are computed in."""
        arguments = {part.name: v for part, v in zip(self.fold.state, state, strict=True)}
        lowering = self._lowering({**arguments, "n": ops.cast(count, "int64")})
        return [lowering[y] for y in self.fold.outputs]

    def _states(self, parts: Sequence[TracedScalar], arguments: dict[str, Value]) -> list[Value]:
        lowering = self._lowering(arguments)
        return [lowering.at(y, state) for y, state in zip(parts, self.states, strict=True)]

    def _lowering(self, arguments: dict[str, Value]) -> Lowering:
        return Lowering(self._dtypes, {**arguments, **self.numbers})


def _combination(y: TracedScalar, a: TracedScalar, b: TracedScalar) -> str | None:
    """The combination that joins a and b, if it has a name."""
    joins = y.op is not None and {id(a), id(b)} == set(map(id, y.args))
    return COMBINES.get(y.op.name) if joins and y.op is not None else None


def _settled(dtype: str, of: str, name: str | None) -> str:
    """A state's dtype: sums of integers are kept in 64 bits, floats as the element's are."""
    if dtype == "weak float":
        return of if kind(of) in "fc" else "float32"
    if dtype.startswith("weak"):
        return strong(dtype)
    if name in ("sum", "prod") and kind(dtype) in "bi":
        return "uint64" if is_unsigned(dtype) else "int64"
    return dtype


# ---- tracing -------------------------------------------------------------------------------------
def trace_fold(
    name: str, map: Function, combine: Function, finish: Function | None, identity: Identity | None
) -> Fold:
    """Calls the author's functions once each with scalars."""
    check_function(name, map, "map")
    check_function(name, combine, "combine")
    parameters = _parameters(name, map)
    trace = Trace(name)
    fold = Fold(trace, parameters)
    mapped = call(name, map, [trace.parameter(p.name) for p in parameters])
    bare = not isinstance(mapped, (tuple, list))
    fold.elements = [trace.scalar(y) for y in as_tuple(mapped)]
    size = len(fold.elements)
    if size == 0:
        raise refuse(name, "its map returns no value", "return a value, or a tuple of them")
    fold.left, fold.right, fold.state = (_numbered(fold, word, size) for word in ("a", "b", "s"))
    fold.joined = _joined(name, fold, combine, bare)
    fold.identity = None if identity is None else _identity(name, identity, size)
    result = _finished(name, fold, finish, bare)
    fold.is_tuple = isinstance(result, (tuple, list))
    fold.outputs = [trace.scalar(y) for y in as_tuple(result)]
    return fold


def _parameters(name: str, map: Function) -> list[Parameter]:
    """Those of the element's function: the element, perhaps its index, and numbers."""
    first, *rest = read_parameters(name, map)
    kinds = {bool: "bool", int: "int", float: "float"}
    parameters = [Parameter(first.name, "Tensor")]
    for p in rest:
        if p.type in ("float", "int", "bool") or p.name == INDEX:
            parameters.append(p)
        elif type(p.default) in kinds:
            parameters.append(Parameter(p.name, kinds[type(p.default)], p.default))
        else:
            raise refuse(
                name,
                f"its map takes {p.name!r} besides the element",
                "annotate it float, int or bool, or give it a default; "
                "`index` is the element's position",
            )
    taken = {"axis", "keepdims", "n"} & {p.name for p in parameters}
    if taken:
        raise refuse(name, f"its map has a parameter {min(taken)!r}", "choose another name")
    return parameters


def _numbered(fold: Fold, word: str, size: int) -> list[TracedScalar]:
    """Nodes for the parts of a state, of names that no parameter has."""
    taken = {p.name for p in fold.parameters}
    names = [f"{word}{k}" for k in range(size + len(taken))]
    return [fold.trace.parameter(n) for n in names if n not in taken][:size]


def _joined(name: str, fold: Fold, combine: Function, bare: bool) -> list[TracedScalar]:
    pair: list[State] = [tuple(fold.left), tuple(fold.right)]
    parts = as_tuple(call(name, combine, [fold.left[0], fold.right[0]] if bare else pair))
    if len(parts) != len(fold.elements):
        raise refuse(
            name,
            f"its combine returns {len(parts)} values, its map {len(fold.elements)}",
            "return a state of as many parts as map does",
        )
    return [fold.trace.scalar(y) for y in parts]


def _identity(name: str, identity: Identity, size: int) -> tuple[Number, ...]:
    parts = tuple(identity) if isinstance(identity, (tuple, list)) else (identity,)
    if len(parts) == size and all(isinstance(v, (bool, int, float, complex)) for v in parts):
        return parts
    raise refuse(
        name,
        f"its identity is {identity!r}",
        f"give {size} numbers, that change no state they are combined with",
    )


def _finished(name: str, fold: Fold, finish: Function | None, bare: bool) -> Result:
    """The result of a state; by their names finish is given n, and parameters of map."""
    state: State = fold.state[0] if bare else tuple(fold.state)
    if finish is None:
        return state
    arguments = {p.name: fold.trace.parameter(p.name) for p in fold.numbers}
    arguments["n"] = fold.count
    check_function(name, finish, "finish")
    wanted = [p.name for p in parameters_of(name, finish)]
    if not wanted:
        raise refuse(name, "its finish takes no state", "give it a parameter for the state")
    del wanted[0]
    unknown = [w for w in wanted if w not in arguments]
    if unknown:
        raise refuse(
            name,
            f"its finish asks for {unknown[0]!r}",
            f"it is given the state, and by name: {', '.join(arguments)}",
        )
    return call(name, finish, [state, *(arguments[w] for w in wanted)])
