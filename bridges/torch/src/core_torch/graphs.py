"""From PyTorch's graph to a function of core tensors, which core.compiler.import_graph runs once.

Each node is one step: an entry of the table, arithmetic of sizes, or a call that PyTorch makes.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import torch

import core
from core._native import from_dlpack, from_exchange
from core.errors import CompileError, DeviceError
from core.interop import torch as interop
from core_torch import disk_cache, strided
from core_torch.control import CONTROL, is_served
from core_torch.fallback import call_by_torch, check, check_matrices
from core_torch.metadata import core_dtype, laid_out, line_of, operand_dtype, value_of
from core_torch.strided import BY_STRIDES
from core_torch.table import TABLE
from core_torch.table.registry import call_entry

# Facts that are known when a graph is captured; only PyTorch asks for them again at run time.
_CHECKED = {
    "aten._assert_tensor_metadata.default", "aten._assert_scalar.default",
    "aten.sym_constrain_range.default", "aten.sym_constrain_range_for_size.default",
}  # fmt: skip
_SIZES: dict[Any, Callable[..., Any]] = {
    "aten.sym_size.int": lambda x, axis: x.shape[axis],
    "aten.sym_numel.default": lambda x: x.size,
    "aten.sym_stride.int": lambda x, axis: x.strides[axis],
    "aten.sym_storage_offset.default": lambda x: 0,
    torch.sym_max: max,
    torch.sym_min: min,
    torch.sym_float: float,
    torch.sym_int: int,
    torch.sym_not: operator.not_,
    torch.sym_ite: lambda condition, yes, no: yes if condition else no,
}
_COPY = "aten.copy_.default"  # to inputs: AOTAutograd has no other writes
_CALLS: dict[str, Callable[..., Any]] = {
    _COPY: lambda to, x, non_blocking=False: to.copy_(x),
    "aten._assert_async.default": check,
    "aten._assert_async.msg": check,
}
# Calls that may raise, which PyTorch keeps in order by a token.
_EFFECTS: dict[str, Callable[..., None]] = {"aten._linalg_check_errors.default": check_matrices}


@dataclass
class Options:
    """The `options=` of torch.compile.

    device: where graphs run, None: where their inputs are; mode: of core.compiler.import_graph;
    fallback: "torch" or "error", for operators outside the table; exclude: operators that are left
    to PyTorch though the table has them, such as "aten.gelu.default".
    """

    device: str | None = None
    mode: str = "default"
    fallback: str = "torch"
    exclude: Sequence[str] = ()


class GraphFunction:
    """A captured graph as a function of core tensors, by position.

    calls_by_torch: the operators that PyTorch is asked for; device: where it runs; stays: its
    tensors are PyTorch's on that device, and not on the cpu; written: the inputs that it writes to;
    views: the results that do not begin where their memory does.
    """

    def __init__(self, module: torch.fx.GraphModule | SimpleNamespace, options: Options) -> None:
        self.module, self.options = module, options
        nodes = list(module.graph.nodes)
        self.placeholders = [n for n in nodes if n.op == "placeholder"]
        self.calls_by_torch: list[str] = []
        self.device, self.mode, self.stays = core.device("cpu"), options.mode, False
        self._steps = [(n, self._step(n), line_of(n)) for n in nodes if n.op == "call_function"]
        self._attributes = [n for n in nodes if n.op == "get_attr"]
        (output,) = (n for n in nodes if n.op == "output")
        returned: Any = output.args[0]
        self._outputs = [returned] if isinstance(returned, torch.fx.Node) else list(returned)
        copied = [n.args[0] for n in nodes if str(n.target) == _COPY]
        self.written = [k for k, x in enumerate(self.placeholders) if x in copied]
        self.views = [k for k, out in enumerate(self._outputs) if _has_offset(value_of(out))]

    def run_on(self, device: core.device, stays: bool) -> None:
        """Says where the graph runs, and whether its tensors are there in PyTorch too.

        Raises:
            DeviceError: they are, and the graph returns tensors on another device.
        """
        self.device, self.stays = device, stays
        values = [value_of(out) for out in self._outputs]
        places = {str(v.device) for v in values if isinstance(v, torch.Tensor)}
        if stays and len(places) > 1:
            raise DeviceError(
                what=f"a graph returns tensors on {', '.join(sorted(places))}",
                why="one graph runs on one device",
                exists="graphs whose tensors are all on the model's device",
                fix="call x.cpu() on the results of the compiled model, and not in it",
            )

    def stored(self) -> tuple[bytes, Options, str, bool]:
        """What `loaded` makes an equal one of."""
        return disk_cache.stored(self.module.graph), self.options, str(self.device), self.stays

    @classmethod
    def loaded(
        cls, graph: bytes, options: Options, device: str, stays: bool, inputs: Sequence[Any]
    ) -> GraphFunction:
        """One that was stored; inputs: fake tensors of this process."""
        function = cls(SimpleNamespace(graph=disk_cache.loaded(graph, inputs)), options)
        function.run_on(core.device(device), stays)
        return function

    def sizes(self) -> dict[tuple[int, int | None], str]:
        """The dynamic sizes of the inputs, by the expressions that PyTorch has for them."""
        named: dict[tuple[int, int | None], str] = {}
        for k, node in enumerate(self.placeholders):
            value = node.meta.get("val")
            if isinstance(value, torch.SymInt):
                named[k, None] = str(value)
            elif isinstance(value, torch.Tensor):
                for axis, n in enumerate(value.shape):
                    if isinstance(n, torch.SymInt):
                        named[k, axis] = str(n)
        return named

    def __call__(self, *inputs: Any) -> tuple[Any, ...]:
        """Makes the graph's calls."""
        made: dict[torch.fx.Node, Any] = {
            node: None if _is_absent(x, value_of(node)) else x
            for node, x in zip(self.placeholders, inputs, strict=True)
        }
        for node in self._attributes:
            made[node] = self._attribute(node)
        for node, step, line in self._steps:
            by_strides = str(node.target) in BY_STRIDES - {*self.options.exclude}
            args = strided.arguments(node) if by_strides else node.args
            args = torch.fx.map_arg(args, made.__getitem__)
            kwargs = torch.fx.map_arg(node.kwargs, made.__getitem__)
            with core.compiler.at_line(line):
                made[node] = step(*args, **kwargs)
        for out in self._outputs if self.sizes() else ():
            _refuse_strided_view(out)
        return tuple(
            laid_out(made[out], value_of(out)) if isinstance(out, torch.fx.Node) else out
            for out in self._outputs
        )

    def _attribute(self, node: torch.fx.Node) -> Any:
        """A constant of the graph: a tensor that it keeps, or a graph that a call is given."""
        value = self._constant(node)
        if not isinstance(value, torch.Tensor):
            return value
        if self.stays:
            return from_exchange(value.detach())
        tensor = from_dlpack(value.detach(), version=value._version)
        return tensor if tensor.device == self.device else core.to_device(tensor, self.device)

    def _constant(self, node: torch.fx.Node) -> Any:
        value: Any = self.module
        for name in str(node.target).split("."):
            value = getattr(value, name)
        return value

    # ---- steps -----------------------------------------------------------------------------------
    def _step(self, node: torch.fx.Node) -> Callable[..., Any]:
        target, name = node.target, str(node.target)
        size = _SIZES.get(name) or _SIZES.get(target)
        if size is not None:
            return size
        if name in _CHECKED:
            return lambda *args, **kwargs: None
        if name in _CALLS:
            return _CALLS[name]
        if isinstance(target, torch._ops.HigherOrderOperator) and name in CONTROL:
            graphs = self._graphs(node)
            if name not in self.options.exclude and is_served(node, graphs.values()):
                return self._control(node, name, graphs)
        if name == "with_effects" and str(node.args[1]) in _EFFECTS:
            return _with_effects
        if not isinstance(target, (torch._ops.OperatorBase, torch._ops.OpOverloadPacket)):
            return target  # type: ignore[return-value]  # operator.getitem, arithmetic of sizes
        if name in TABLE and name not in self.options.exclude:
            serves = TABLE[name].serves
            if serves is None or serves(*node.args, **node.kwargs):
                return self._entry(node, name)
        own = _operator_of_core(name)
        if own is not None:
            return own
        self.calls_by_torch.append(name)
        return call_by_torch(node, self.options.fallback == "torch")

    def _graphs(self, node: torch.fx.Node) -> dict[str, torch.fx.GraphModule]:
        """The graphs that a call is given, by the names of their nodes."""
        given = {x.name: self._constant(x) for x in node.all_input_nodes if x.op == "get_attr"}
        return {name: x for name, x in given.items() if isinstance(x, torch.fx.GraphModule)}

    def _control(
        self, node: torch.fx.Node, name: str, given: dict[str, torch.fx.GraphModule]
    ) -> Callable[..., Any]:
        """A call that is given graphs: each of them is a function of core tensors."""
        graphs = {key: GraphFunction(graph, self.options) for key, graph in given.items()}
        self.calls_by_torch += [call for g in graphs.values() for call in g.calls_by_torch]
        functions = [graphs.get(getattr(arg, "name", "")) for arg in node.args]

        def step(*args: Any) -> Any:
            for function in graphs.values():
                function.run_on(self.device, self.stays)
            pairs = zip(functions, args, strict=True)
            return CONTROL[name](*[function or arg for function, arg in pairs])

        return step

    def _entry(self, node: torch.fx.Node, name: str) -> Callable[..., Any]:
        """A call by the table, with the dtypes that PyTorch inferred."""
        entry, expected = TABLE[name], node.meta.get("val")
        values = [value_of(arg) for arg in node.args]
        wanted = operand_dtype(values, expected, entry.promotion) if entry.promotion else None

        def step(*args: Any, **kwargs: Any) -> Any:
            dtype = core_dtype(wanted)
            return call_entry(name, entry, args, kwargs, dtype, expected, self.device)

        return step


def _with_effects(token: Any, operator: Any, *args: Any, **kwargs: Any) -> tuple[Any, None]:
    return token, _EFFECTS[str(operator)](*args, **kwargs)


def _is_absent(x: Any, expected: Any) -> bool:
    """Whether an input is None, for which the number 0 is given."""
    return type(x) is int and not isinstance(expected, (int, torch.SymInt))


def _has_offset(x: Any) -> bool:
    if not isinstance(x, torch.Tensor) or x.layout != torch.strided:
        return False
    return type(x.storage_offset()) is not int or x.storage_offset() != 0


def _refuse_strided_view(out: Any) -> None:
    """Raises CompileError if a result is as_strided's: core copies, and AOTAutograd would take the
    copy's strides for those of a view.
    """
    while isinstance(out, torch.fx.Node) and out.op == "call_function":
        if str(out.target) == "aten.as_strided.default":
            raise CompileError(
                what=f"a graph for many sizes returns what as_strided makes ({line_of(out)})",
                why="its strides are not known before the call",
                exists="as_strided inside of a graph, and as its result where sizes are numbers",
                fix="return a view by slices, or compile with dynamic=False",
            )
        out = strided.viewed(out)


def _operator_of_core(name: str) -> Callable[..., Any] | None:
    """The operator of core that was registered with PyTorch under a name: it may fuse."""
    namespace, _, rest = name.partition(".")
    registered = interop._registered.get(f"{namespace}::{rest.rpartition('.')[0]}")
    return None if registered is None else registered.core
