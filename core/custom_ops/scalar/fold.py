"""`Fold`: a reduction as expressions of its element, of two joined states, and of the result.

`Fold` is what the functions of `core.reduction` are traced into. Its parts share one graph, so
that derivatives can go from the result through the state to the element.
"""

import inspect
from collections.abc import Sequence
from typing import Any

from core.custom_ops.scalar.expression import Expr, Graph, refuse
from core.custom_ops.scalar.expression_types import Types, kind, promote, strong
from core.custom_ops.scalar.trace import Parameter, call, lifted, read_parameters

# Operations that join states and have a name in the loop IR; what an empty axis comes to.
COMBINES = {
    "add": "sum", "mul": "prod", "min": "min", "max": "max", "and": "and", "or": "or", "xor": "xor",
}  # fmt: skip
WITH_NEUTRAL = ("sum", "prod", "and", "or", "xor")
INDEX = "index"


class Fold:
    """The expressions of a reduction.

    elements: the state of one element, of the nodes `x` and `index`. joined: the state of two,
    of the nodes `left` and `right`. outputs: the results, of the nodes `state` and `count`.
    """

    def __init__(self, graph: Graph, parameters: list[Parameter]) -> None:
        self.graph, self.parameters = graph, parameters
        self.x = graph.node("arg", value=parameters[0].name)
        self.count = graph.node("arg", value="n")
        self.elements: list[Expr] = []
        self.left: list[Expr] = []
        self.right: list[Expr] = []
        self.state: list[Expr] = []
        self.joined: list[Expr] = []
        self.outputs: list[Expr] = []
        self.is_tuple = False
        self.identity: tuple[Any, ...] | None = None

    @property
    def numbers(self) -> list[Parameter]:
        """The parameters that are numbers."""
        return [p for p in self.parameters[1:] if p.name != INDEX]

    @property
    def names(self) -> list[str | None]:
        """For each part of the state the combination of the loop IR; None for others."""
        return [
            COMBINES.get(y.op) if _joins(y, a, b) else None
            for y, a, b in zip(self.joined, self.left, self.right, strict=True)
        ]

    @property
    def has_neutral(self) -> bool:
        """Whether an empty axis has a result."""
        return self.identity is not None or all(name in WITH_NEUTRAL for name in self.names)

    def with_outputs(self, outputs: list[Expr], is_tuple: bool) -> "Fold":
        """The same reduction with another result."""
        fold = Fold(self.graph, self.parameters)
        fold.__dict__.update(self.__dict__)
        fold.outputs, fold.is_tuple = outputs, is_tuple
        return fold

    # ---- dtypes --------------------------------------------------------------------------------
    def arguments(self, dtype: str) -> dict[str, str]:
        """The dtypes of what does not change from element to element, and of the element."""
        fixed = {p.name: f"weak {p.type}" for p in self.numbers}
        return {**fixed, INDEX: "int64", "n": "weak int", str(self.x.value): dtype}

    def state_dtypes(self, dtype: str) -> list[str]:
        """The dtype of each part of the state, for elements of a dtype."""
        types = Types(self.arguments(dtype))
        dtypes = [
            _settled(types[y], dtype, name)
            for y, name in zip(self.elements, self.names, strict=True)
        ]
        for _ in range(4):  # a state that is joined may be of a higher dtype than one element's
            types = self.joined_types(dtype, dtypes)
            again = [promote(s, types[y]) for s, y in zip(dtypes, self.joined, strict=True)]
            if again == dtypes:
                break
            dtypes = again
        return dtypes

    def joined_types(self, dtype: str, states: Sequence[str]) -> Types:
        of = {**_named(self.left, states), **_named(self.right, states)}
        return Types({**self.arguments(dtype), **of})

    def output_types(self, dtype: str, states: Sequence[str]) -> Types:
        return Types({**self.arguments(dtype), **_named(self.state, states)})

    def output_dtypes(self, dtype: str) -> list[str]:
        """The dtypes of the results; bare states are given as they are kept."""
        states = self.state_dtypes(dtype)
        types = self.output_types(dtype, states)
        return [strong(types[y]) for y in self.outputs]


def _named(nodes: Sequence[Expr], values: Sequence[Any]) -> dict[str, Any]:
    return {str(node.value): value for node, value in zip(nodes, values, strict=True)}


def _joins(y: Expr, a: Expr, b: Expr) -> bool:
    return len(y.args) == 2 and {id(y.args[0]), id(y.args[1])} == {id(a), id(b)}


def _settled(dtype: str, of: str, name: str | None) -> str:
    """A state's dtype: sums of integers are kept in 64 bits, floats as the element's are."""
    if dtype == "weak float":
        return of if kind(of) in "fc" else "float32"
    if dtype.startswith("weak"):
        return strong(dtype)
    if name in ("sum", "prod") and kind(dtype) in "bi":
        return "uint64" if dtype.startswith("uint") else "int64"
    return dtype


# ---- tracing -------------------------------------------------------------------------------------
def trace_fold(name: str, map: Any, combine: Any, finish: Any, identity: Any) -> Fold:
    """Calls the author's functions once each with expressions."""
    parameters = _parameters(name, map)
    fold = Fold(Graph(name), parameters)
    node = fold.graph.node
    mapped = call(name, map, [node("arg", value=p.name) for p in parameters])
    bare = not isinstance(mapped, (tuple, list))
    fold.elements = [lifted(fold.graph, y) for y in ((mapped,) if bare else mapped)]
    size = len(fold.elements)
    if size == 0:
        raise refuse(name, "its map returns no value", "return a value, or a tuple of them")
    fold.left, fold.right, fold.state = (_numbered(fold, word, size) for word in ("a", "b", "s"))
    fold.joined = _joined(name, fold, combine, bare)
    fold.identity = None if identity is None else _identity(name, identity, size)
    result = _finished(name, fold, finish, bare)
    fold.is_tuple = isinstance(result, (tuple, list))
    fold.outputs = [lifted(fold.graph, y) for y in (result if fold.is_tuple else (result,))]
    return fold


def _parameters(name: str, map: Any) -> list[Parameter]:
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


def _numbered(fold: Fold, word: str, size: int) -> list[Expr]:
    """Nodes for the parts of a state, of names that no parameter has."""
    taken = {p.name for p in fold.parameters}
    names = [f"{word}{k}" for k in range(size + len(taken))]
    return [fold.graph.node("arg", value=n) for n in names if n not in taken][:size]


def _joined(name: str, fold: Fold, combine: Any, bare: bool) -> list[Expr]:
    pair = (fold.left[0], fold.right[0]) if bare else (tuple(fold.left), tuple(fold.right))
    state = call(name, combine, list(pair))
    parts = state if isinstance(state, (tuple, list)) else (state,)
    if len(parts) != len(fold.elements):
        raise refuse(
            name,
            f"its combine returns {len(parts)} values, its map {len(fold.elements)}",
            "return a state of as many parts as map does",
        )
    return [lifted(fold.graph, y) for y in parts]


def _identity(name: str, identity: Any, size: int) -> tuple[Any, ...]:
    parts = tuple(identity) if isinstance(identity, (tuple, list)) else (identity,)
    if len(parts) == size and all(isinstance(v, (bool, int, float, complex)) for v in parts):
        return parts
    raise refuse(
        name,
        f"its identity is {identity!r}",
        f"give {size} numbers, that change no state they are combined with",
    )


def _finished(name: str, fold: Fold, finish: Any, bare: bool) -> Any:
    """The result of a state; by their names finish is given n, and parameters of map."""
    state: Any = fold.state[0] if bare else tuple(fold.state)
    if finish is None:
        return state
    arguments = {p.name: fold.graph.node("arg", value=p.name) for p in fold.numbers}
    arguments["n"] = fold.count
    _, *wanted = inspect.signature(finish).parameters
    unknown = [w for w in wanted if w not in arguments]
    if unknown:
        raise refuse(
            name,
            f"its finish asks for {unknown[0]!r}",
            f"it is given the state, and by name: {', '.join(arguments)}",
        )
    return call(name, finish, [state, *(arguments[w] for w in wanted)])
