"""`torch.compile(model, backend="core")`: what dynamo calls for each graph that it captures.

dynamo guards the model's Python; AOTAutograd makes graphs of raw aten operators, one forward and
one backward where gradients are taken, that write to nothing but inputs, at their ends. Each
becomes one plan of core's.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch._decomp import core_aten_decompositions, get_decompositions
from torch._dynamo.backends.common import aot_autograd
from torch._functorch.aot_autograd import SerializableAOTDispatchCompiler

import core
from core.errors import ArgumentError, DeviceError, did_you_mean
from core.garbage import uncollected
from core_torch.compiled import CompiledGraph
from core_torch.disk_cache import kept, may_be_kept
from core_torch.eager.memory import place
from core_torch.graphs import GraphFunction, Options
from core_torch.table import TABLE

FALLBACKS = ("torch", "error")
# Operators that PyTorch can decompose, and no list of its own names.
_ALSO_DECOMPOSED = [
    torch.ops.aten.exponential, torch.ops.aten.geometric, torch.ops.aten.log_normal,
    torch.ops.aten.rrelu_with_noise_backward,
]  # fmt: skip


@uncollected
def core_backend(
    module: torch.fx.GraphModule,
    inputs: Sequence[Any],
    *,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> Callable[..., Any]:
    """The backend "core" of torch.compile.

    Args:
        module: the graph that dynamo captured; inputs: its inputs, of which metadata is read.
        mode: None, "default" or "max-autotune" (products of matrices are timed).
        options: {"device": "xpu"}, the core device that graphs run on, None for that of the inputs;
            {"mode": ...}, the same as mode; {"fallback": "torch"}, or "error": whether PyTorch
            makes calls of operators outside the table; {"exclude": ["aten.gelu.default"]}:
            operators that are left to PyTorch.

    Raises:
        ArgumentError: an option that is not known. DeviceError: tensors on several devices, or on
        one that core does not have. CompileError: fallback="error", and an operator is outside of
        the table.

    >>> import torch
    >>> double = torch.compile(lambda x: x * 2, backend="core")
    >>> double(torch.ones(2))
    tensor([2., 2.])
    """
    settings = read_options(mode, options)
    device, stays = _device_of(inputs, settings)

    def compile_graph(graph: torch.fx.GraphModule, examples: Sequence[Any]) -> CompiledGraph:
        function = GraphFunction(graph, settings)
        function.run_on(device, stays)
        context = torch._guards.TracingContext.try_get()
        metadata = None if context is None else context.fw_metadata
        if metadata is None:
            return CompiledGraph(function, ())
        # The weights, and other inputs that stay the same objects at each call.
        return CompiledGraph(function, metadata.static_input_indices, metadata.num_forward)

    def compiler() -> Callable[..., Any]:  # aot_autograd changes each of the two
        is_kept = may_be_kept(module)
        return (
            SerializableAOTDispatchCompiler(CompiledGraph, compile_graph)
            if is_kept
            else compile_graph
        )

    traced = aot_autograd(
        fw_compiler=compiler(),
        bw_compiler=compiler(),
        decompositions=_decompositions(settings),
        # Graphs write to the memory of their inputs, unless they run on copies of these.
        keep_inference_input_mutations=stays or device == core.device("cpu"),
    )
    with kept(module, repr(settings), str(device), str(stays)):
        return traced(module, inputs)


core_backend.__name__ = "core"
core_backend._tags = ()  # type: ignore[attr-defined]  # dynamo lists backends by them


def read_options(mode: str | None, options: Mapping[str, Any] | None) -> Options:
    """The options of torch.compile, checked."""
    known = [field.name for field in dataclasses.fields(Options)]
    given = {**({} if mode is None else {"mode": mode}), **(options or {})}
    for name in given:
        if name not in known:
            raise ArgumentError(
                what=f"torch.compile(backend='core') has no option {name!r}",
                why="a misspelled option would have no effect",
                exists=", ".join(known),
                fix=f"{did_you_mean(name, known)}leave it out",
            )
    settings = Options(**given)
    for value, choices, name in (
        (settings.fallback, FALLBACKS, "fallback"),
        (settings.mode, ("default", "max-autotune", "reduce-overhead"), "mode"),
    ):
        if value not in choices:
            raise ArgumentError(
                what=f"{name}={value!r}",
                why="it says how graphs are compiled",
                exists=", ".join(map(repr, choices)),
                fix="choose one of these",
            )
    if settings.mode == "reduce-overhead":  # plans are native in every mode
        settings.mode = "default"
    return settings


def _device_of(inputs: Sequence[Any], settings: Options) -> tuple[core.device, bool]:
    """The device that a graph runs on, and whether its tensors are there in PyTorch already."""
    found = {str(x.device) for x in inputs if isinstance(x, torch.Tensor)}
    if len(found) > 1:
        raise DeviceError(
            what=f"a graph has tensors on {', '.join(sorted(found))}",
            why="one graph runs on one device",
            exists="options={'device': ...}, which runs a model of the cpu on a device of core's",
            fix="move the model and its inputs to one device: model.to('cpu'), x.to('cpu')",
        )
    where = next(iter(found), "cpu")
    stays = where.partition(":")[0] == place.torch_type
    name = settings.device or (str(place.device) if stays else where)
    try:
        core.empty((), device=name)  # opens it, or says why not
        device = core.device(name)
    except core.errors.CoreError as error:
        if settings.device is not None:
            raise
        raise DeviceError(
            what=f"a model is on {name}, which core does not have",
            why="graphs run where their inputs are, unless options say otherwise",
            exists=", ".join(map(str, core.devices())),
            fix="install that device's backend, or model.to('cpu') and options={'device': ...}",
        ) from error
    if stays and device != place.device:
        raise DeviceError(
            what=f"a model on {where} was to run on {device}",
            why=f"{where} is core's {place.device}, and its tensors stay there",
            exists="options={'device': ...} for models on the cpu",
            fix="leave the option out, or move the model: model.to('cpu')",
        )
    return device, stays


def _decompositions(settings: Options) -> dict[Any, Any]:
    """PyTorch's own, of operators that the table does not have."""
    kept = {*TABLE} - {*settings.exclude}
    table = {**core_aten_decompositions(), **get_decompositions(_ALSO_DECOMPOSED)}
    return {
        op: rule
        for op, rule in table.items()
        if str(op) not in kept and str(op) not in settings.exclude
    }
