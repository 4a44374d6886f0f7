"""Programs of torch.export as programs of core, which run and are saved without PyTorch."""

from __future__ import annotations

from typing import Any

import torch
from torch.export import graph_signature

import core
from core import Tensor
from core._native import from_dlpack, to_device
from core.compiler import import_graph
from core.compiler.programs import Program
from core.errors import CompileError
from core_torch.graphs import GraphFunction, Options
from core_torch.table import TABLE


def from_exported(program: torch.export.ExportedProgram) -> Program:
    """What torch.export has captured, as a program of core: the same graph, with copies of weights.

    Args:
        program: without writes to its buffers. Sizes that are dynamic there are dynamic here.

    Returns:
        A Program: called with core tensors, one for each tensor among the inputs of the exported
        model, in order; `program.save(folder)` and `core.compiler.load_program(folder)` need no
        PyTorch.

    Raises:
        CompileError: the program writes to a buffer or an input, draws random numbers, or calls an
            operator outside of the table: PyTorch would be needed for it.

    >>> import core, torch
    >>> from core_torch import from_exported
    >>> model = torch.nn.ReLU()
    >>> made = from_exported(torch.export.export(model, (torch.tensor([-1.0, 2.0]),)))
    >>> made(core.asarray([-3.0, 4.0]))[0].tolist()
    [0.0, 4.0]
    """
    program = program.run_decompositions(_decompositions())
    signature = program.graph_signature
    kinds = {spec.kind for spec in signature.output_specs}
    if kinds != {graph_signature.OutputKind.USER_OUTPUT}:
        raise CompileError(
            what=f"an exported program writes: {', '.join(sorted(k.name for k in kinds))}",
            why="a program of core returns results, and leaves its weights as they are",
            exists="programs whose outputs are results",
            fix="export the model in evaluation mode: torch.export.export(model.eval(), ...)",
        )
    function = GraphFunction(program.graph_module, Options(fallback="error"))
    sources, examples = _sources(program, function)
    sizes = function.sizes()
    plan = import_graph(function, examples, dynamic=sizes)
    made, graph = plan.first, plan.graphs[0]
    weights = {name: examples[k] for k, (kind, name) in enumerate(sources) if kind == "weight"}
    bound = {f"constant.{n}": to_device(x, x.device) for n, x in enumerate(made.bound)}
    if len(graph.inputs) != len(made.positions) + len(bound):
        raise CompileError(
            what="an exported program draws random numbers",
            why="where they come from is no part of a saved graph",
            exists="programs whose results follow from their inputs",
            fix="export the model in evaluation mode, or pass the random numbers in",
        )
    read = [*(sources[k] for k in made.positions), *(("weight", name) for name in bound)]
    outputs = [sources[what] if kind == "input" else (kind, what) for kind, what in made.outputs]
    inputs = [x for x, (kind, _) in zip(examples, sources, strict=True) if kind == "input"]
    named = {(sources[k][1], axis): name for (k, axis), name in sizes.items() if axis is not None}
    return Program.of(
        graph, read, outputs, inputs, {**weights, **bound}, named, made.predicates.decided
    )


def _decompositions() -> Any:
    """PyTorch's own, of all but what the table has."""
    table = torch.export.default_decompositions()
    for op in list(table.keys()):
        if str(op) in TABLE:
            del table[op]
    return table


def _sources(
    program: torch.export.ExportedProgram, function: GraphFunction
) -> tuple[list[tuple[str, Any]], list[Tensor]]:
    """What each input of the graph is, and a tensor like it."""
    state: dict[str, Any] = {**program.state_dict, **program.constants}
    sources: list[tuple[str, Any]] = []
    examples: list[Tensor] = []
    count = 0
    specs = program.graph_signature.input_specs
    for spec, node in zip(specs, function.placeholders, strict=True):
        value = node.meta["val"]
        if spec.kind == graph_signature.InputKind.USER_INPUT:
            if not isinstance(value, torch.Tensor):
                raise CompileError(
                    what=f"the input {spec.arg.name!r} of an exported program is {value!r}",
                    why="a program of core is called with tensors",
                    exists="tensors",
                    fix="bind it before the model is exported",
                )
            sources.append(("input", count))
            shape = tuple(n if type(n) is int else n.node.hint for n in value.shape)
            examples.append(core.zeros(shape, dtype=str(value.dtype).removeprefix("torch.")))
            count += 1
        else:
            sources.append(("weight", spec.target))
            own = from_dlpack(state[str(spec.target)].detach().contiguous())
            examples.append(to_device(own, own.device))
    return sources, examples
