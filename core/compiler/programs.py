"""Programs: a graph with its weights, saved in a folder and run without the front end it came from.

The folder has `graph.json`, the operator calls by name, and `weights.safetensors`. Loading runs no
code of the folder's.
"""

from __future__ import annotations

import contextlib
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core._native import Tensor, device, find_operator
from core.compiler.capture.callers import at_line
from core.compiler.graph.graph import Value
from core.compiler.graph.literals import is_literal, literal_from_json, literal_to_json
from core.compiler.importer import import_graph
from core.compiler.symbolic.symbols import Symbol, function_of
from core.dispatcher.binding import call_positional
from core.errors import ArgumentError, CompileError, CoreError, type_text
from core.tensors.safetensors import load_tensors, save_tensors

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from core.compiler.graph.graph import Graph
    from core.compiler.importer import ImportedPlan

    Source = tuple[str, Any]  # ("input", position) or ("weight", name)

_VERSION = 1
_GRAPH, _WEIGHTS = "graph.json", "weights.safetensors"


class Program:
    """A graph with weights: program(*inputs) -> the results, as a tuple.

    sources: the origin of each of the graph's inputs; outputs: results, as ("plan", which result
    of the graph), ("input", position), ("weight", name) or ("constant", number or None).
    inputs: the dtype and shape of each; a size that may be another at each call is a name.
    """

    def __init__(
        self,
        graph: Mapping[str, Any],
        weights: Mapping[str, Tensor],
        on: device | None = None,
    ) -> None:
        self._graph, self.weights, self._device = graph, dict(weights), on
        self.inputs: list[tuple[str, tuple[int | str, ...]]] = [
            (entry["dtype"], tuple(entry["shape"])) for entry in graph["inputs"]
        ]
        self._sources: list[Source] = [tuple(s) for s in graph["sources"]]
        self._plan: ImportedPlan | None = None

    @classmethod
    def of(
        cls,
        graph: Graph,
        sources: Sequence[Source],
        outputs: Sequence[tuple[str, Any]],
        inputs: Sequence[Tensor],
        weights: Mapping[str, Tensor],
        sizes: Mapping[tuple[int, int], str] | None = None,
        predicates: Sequence[tuple[str, Any, Any, bool]] = (),
    ) -> Program:
        """The program of a graph. inputs: the examples that it was made with; sizes: the names of
        those that are symbols, by input and axis; predicates: conditions on them.

        Raises CompileError where a call has arguments that are no numbers, text or tensors.
        """
        return cls(_to_json(graph, sources, outputs, inputs, sizes or {}, predicates), weights)

    def __call__(self, *inputs: Tensor) -> tuple[Any, ...]:
        """The results. Raises ArgumentError where inputs are not like those of the program."""
        if not self._takes(inputs):
            raise ArgumentError(
                what=f"a program is called with {[(x.dtype.name, tuple(x.shape)) for x in inputs]}",
                why="it was made for tensors of one dtype and shape each; sizes of one name are "
                "equal",
                exists=str(self.inputs),
                fix="pass such tensors, or export the model for these",
            )
        given = [*inputs, *self.weights.values()]
        if self._plan is None:
            named: dict[tuple[int, int | None], str] = {
                (k, axis): n
                for k, (_, shape) in enumerate(self.inputs)
                for axis, n in enumerate(shape)
                if isinstance(n, str)
            }
            with _refused_if_damaged("the program"):
                self._plan = import_graph(self._run, given, dynamic=named)
        return tuple(self._plan(*given))

    def _takes(self, inputs: Sequence[Tensor]) -> bool:
        """Whether it is made for inputs like these."""
        if len(inputs) != len(self.inputs):
            return False
        named: dict[str, int] = {}
        for x, (dtype, shape) in zip(inputs, self.inputs, strict=True):
            if x.dtype.name != dtype or x.ndim != len(shape):
                return False
            for size, n in zip(shape, x.shape, strict=True):
                if (named.setdefault(size, n) if isinstance(size, str) else size) != n:
                    return False
        return True

    def save(self, folder: str | Path) -> None:
        """Writes it to a folder, which is made where it is missing.

        Of the lines that made its calls it has the files' names, without their folders.
        """
        path = Path(folder)
        path.mkdir(parents=True, exist_ok=True)
        with _refused_if_damaged("the program"):
            nodes = [{**n, "line": re.split(r"[/\\]", n["line"])[-1]} for n in self._graph["nodes"]]
        (path / _GRAPH).write_text(json.dumps({**self._graph, "nodes": nodes}))
        save_tensors(path / _WEIGHTS, self.weights)

    def _run(self, *given: Tensor) -> tuple[Any, ...]:
        """Makes the graph's calls, once, on stand-ins."""
        inputs = given[: len(self.inputs)]
        weights = dict(zip(self.weights, given[len(self.inputs) :], strict=True))

        def at(source: Source) -> Any:
            kind, what = source
            return inputs[what] if kind == "input" else weights[what]

        values = [at(source) for source in self._sources]
        for node in self._graph["nodes"]:
            op = find_operator(node["op"])
            if op is None:
                raise ArgumentError(
                    what=f"a program calls {node['op']}, which is not defined here",
                    why="a graph holds operators by their names",
                    exists="the operators of core, and of the modules that were imported",
                    fix="import the module that defines it, or update core-sdk",
                )
            args = [_from_json(arg, values, self._device) for arg in node["args"]]
            with at_line(node["line"]):
                result = call_positional(op, op, args)
            values += result if isinstance(result, (tuple, list)) else [result]
        self._check_sizes(values)
        results = [values[k] for k in self._graph["results"]]

        def returned(kind: str, what: Any) -> Any:
            if kind == "constant":
                return _from_json(what, values, self._device)
            return results[what] if kind == "plan" else at((kind, what))

        return tuple(returned(kind, what) for kind, what in self._graph["outputs"])

    def _check_sizes(self, values: list[Any]) -> None:
        """Raises ArgumentError where the graph is another at the sizes of these values."""
        for op, *args, holds in self._graph.get("predicates", ()):
            left, right = (_from_json(arg, values, self._device) for arg in args)
            if bool(function_of(op)(left, right)) != holds:
                raise ArgumentError(
                    what=f"a program is called with sizes at which {int(left)} {op} {int(right)} "
                    f"is {not holds}",
                    why="it would have to call other operators at such sizes",
                    exists="sizes that compare as those of the examples do",
                    fix="export the model with examples of such sizes",
                )


def load_program(folder: str | Path, device_: Any = None, /) -> Program:
    """The program that was saved in a folder, on a device: that of the cpu if none is named.

    Raises ArgumentError if the folder has no program, a damaged one, or one of another version.

    >>> import core, tempfile
    >>> from core.compiler.programs import Program
    >>> x = core.ones((2, 2))
    >>> graph = core.compiler.import_graph(lambda x, w: core.tanh(x) * w, [x, x]).graphs[0]
    >>> sources = [("input", 0), ("weight", "w")]
    >>> made = Program.of(graph, sources, [("plan", 0)], [x], {"w": core.zeros((2, 2))})
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     made.save(folder)
    ...     loaded = core.compiler.load_program(folder)
    >>> loaded(x)[0].tolist()
    [[0.0, 0.0], [0.0, 0.0]]
    """
    path = Path(folder)
    try:
        graph = json.loads((path / _GRAPH).read_text())
        version = graph["version"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ArgumentError(
            what=f"{folder} has no program: {type(error).__name__}: {error}",
            why=f"a program is saved as {_GRAPH} and {_WEIGHTS}",
            exists=", ".join(sorted(p.name for p in path.glob("*"))) or "no files",
            fix="name the folder that `save` was given",
        ) from error
    if version != _VERSION:
        raise ArgumentError(
            what=f"the program in {folder} is of version {version}",
            why="the format differs between versions",
            exists=f"version {_VERSION}",
            fix="export the model again with this core-sdk",
        )
    on = None if device_ is None else device(str(device_))
    with _refused_if_damaged(f"the program in {folder}"):
        return Program(graph, load_tensors(path / _WEIGHTS, on), on)


@contextlib.contextmanager
def _refused_if_damaged(program: str) -> Iterator[None]:
    """Python's errors of entries that are missing, or of other types, as ArgumentError."""
    try:
        yield
    except CoreError:
        raise
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise ArgumentError(
            what=f"{program} is damaged: {type(error).__name__}: {error}",
            why=f"its {_GRAPH} has no such entry, or one of another type",
            exists="programs as `save` writes them",
            fix="export the model again, or copy the folder again",
        ) from error


# ---- JSON --------------------------------------------------------------------------------------
def _to_json(
    graph: Graph,
    sources: Sequence[Source],
    outputs: Sequence[tuple[str, Any]],
    inputs: Sequence[Tensor],
    sizes: Mapping[tuple[int, int], str],
    predicates: Sequence[tuple[str, Any, Any, bool]],
) -> dict[str, Any]:
    places = _Places(graph)
    nodes = [
        {"op": node.op.name, "args": [_arg(a, places) for a in node.args], "line": node.line}
        for node in graph.nodes
    ]
    return {
        "version": _VERSION,
        "inputs": [
            {
                "dtype": x.dtype.name,
                "shape": [sizes.get((k, axis), n) for axis, n in enumerate(x.shape)],
            }
            for k, x in enumerate(inputs)
        ],
        "sources": [list(source) for source in sources],
        "nodes": nodes,
        "results": [places.numbers[value] for value in graph.outputs],
        "outputs": [
            [kind, _arg(what, places) if kind == "constant" else what] for kind, what in outputs
        ],
        "predicates": [
            [op, _arg(left, places), _arg(right, places), holds]
            for op, left, right, holds in predicates
        ],
    }


class _Places:
    """The numbers of a graph's Values, and for each symbol the first that has it as a size."""

    def __init__(self, graph: Graph) -> None:
        self.numbers: dict[Value, int] = {}
        self.sizes: dict[int, list[int]] = {}
        for value in graph.all_values():
            number = self.numbers[value] = len(self.numbers)
            for axis, size in enumerate(value.shape):
                if isinstance(size, Symbol):
                    self.sizes.setdefault(id(size), [number, axis])


def _arg(arg: Any, places: _Places) -> Any:
    """An argument as JSON: objects have a tag for their type."""
    if isinstance(arg, Value):
        return {"value": places.numbers[arg]}
    if isinstance(arg, Symbol) and arg.op is not None:
        return {"computed": [arg.op, *[_arg(a, places) for a in arg.args]]}
    if isinstance(arg, Symbol) and id(arg) in places.sizes:
        return {"size": places.sizes[id(arg)]}
    if isinstance(arg, (list, tuple)):
        return [_arg(a, places) for a in arg]
    if is_literal(arg):
        return literal_to_json(arg)
    raise CompileError(
        what=f"an argument is {type_text(arg)}, which cannot be saved",
        why="a program is a file of JSON",
        exists="tensors, numbers, text, dtypes, devices, and lists of them",
        fix="leave the call out of the graph",
    )


def _from_json(arg: Any, values: list[Any], on: device | None) -> Any:
    if isinstance(arg, list):
        return [_from_json(a, values, on) for a in arg]
    if not isinstance(arg, dict):
        return arg
    ((kind, what),) = arg.items()
    if kind == "value":
        return values[what]
    if kind == "size":
        return values[what[0]].shape[what[1]]
    if kind == "computed":
        return function_of(what[0])(*[_from_json(a, values, on) for a in what[1:]])
    if kind == "device" and on is not None:
        return on
    return literal_from_json(kind, what)
