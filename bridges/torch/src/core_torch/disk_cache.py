"""Traced graphs kept on disk: a second process spares AOTAutograd's tracing.

AOTAutograd's own results lie in PyTorch's cache of them, which checks whether a graph may be kept.
The key is PyTorch's without what Inductor depends on, with what core's graphs depend on: the files
of core and of this package, options, the device, and the model's lines, which errors and logs name.
"""

from __future__ import annotations

import contextlib
import dataclasses
import pickle
import time
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import torch
from torch._functorch import aot_autograd
from torch._functorch import config as functorch_config
from torch._functorch._aot_autograd import autograd_cache
from torch._functorch._aot_autograd.schemas import AOTAutogradCacheInfo, AOTConfig
from torch._guards import detect_fake_mode
from torch._inductor.codecache import FxGraphCache
from torch._subclasses import FakeTensor, FakeTensorMode

from core.compiler.disk_cache.environment import digest_of, files_digest
from core.ir.toolchain.kernel_cache import digest
from core_torch.metadata import line_of

# Operators whose derivatives and decompositions are PyTorch's: those of others may change while no
# part of the key does.
_NAMESPACES = ("aten", "prim", "prims")


def may_be_kept(module: torch.fx.GraphModule) -> bool:
    """Whether a graph of dynamo's, and those in it, depend on nothing beside their keys."""
    return all(map(_is_known, _nodes(module)))


def _nodes(module: torch.fx.GraphModule) -> Iterator[torch.fx.Node]:
    graphs = (m for m in module.modules() if isinstance(m, torch.fx.GraphModule))
    return (node for graph in graphs for node in graph.graph.nodes)


def _is_known(node: torch.fx.Node) -> bool:
    target = node.target
    if isinstance(target, torch._ops.OpOverload):
        return target.namespace in _NAMESPACES
    if isinstance(target, torch._ops.OpOverloadPacket):
        return target._qualified_op_name.partition("::")[0] in _NAMESPACES
    value = node.meta.get("example_value")
    return not isinstance(value, torch.SymInt)  # sizes are symbols of one process


@contextlib.contextmanager
def kept(module: torch.fx.GraphModule, *parts: str) -> Iterator[None]:
    """AOTAutograd keeps meanwhile what it makes of a graph, under a key with these parts, too."""
    lines = [line_of(node) for node in _nodes(module)]
    own = digest(*parts, *lines, files_digest(), digest_of(Path(__file__).parent))

    class Cache(autograd_cache.AOTAutogradCache):
        @staticmethod
        def try_load(
            module: torch.fx.GraphModule, inputs: list[Any], settings: AOTConfig, *_: Any, **__: Any
        ) -> tuple[Any, AOTConfig]:
            return _load(module, inputs, settings, own)

    with (
        patch.object(aot_autograd, "AOTAutogradCache", Cache),
        functorch_config.patch(bundled_autograd_cache=True, force_non_lazy_backward_lowering=True),
    ):
        yield


def _load(module: Any, inputs: list[Any], settings: AOTConfig, own: str) -> tuple[Any, AOTConfig]:
    """What was kept of a graph, or None, and settings for keeping what is made of it."""
    from core import logging

    graph = getattr(module, "gm", module)
    try:
        with autograd_cache.sanitize_gm_for_cache(graph):
            autograd_cache.check_cacheable(graph)
            details = _Details(graph, inputs, settings, autograd_cache.create_fx_config())
            details.own = own
            key = "core" + autograd_cache.AOTAutogradCachePickler(graph).get_hash(details)
        entry = autograd_cache.AOTAutogradCache._lookup(key, True, False, inputs, {}, settings)
        if entry is not None:
            options = autograd_cache.create_fx_config()
            return entry[0].wrap_post_compile(inputs, settings, options), settings
    except Exception as error:
        logging.info("graph", "a graph of PyTorch is not kept on disk: %s", error)
        return None, settings
    info = AOTAutogradCacheInfo(key, time.time_ns(), forward_symints=[])
    return None, dataclasses.replace(settings, cache_info=info)


class _Details(autograd_cache.AOTAutogradCacheDetails):
    """What a key is a digest of."""

    def _init_fx_graph_hash_details(
        self, gm: torch.fx.GraphModule, example_inputs: Sequence[Any], fx_config: Any
    ) -> None:
        FxGraphCache._check_can_cache(gm, example_inputs, fx_config)
        self.gm, self.example_inputs = gm, list(example_inputs)
        self.shared = _shared_memory(example_inputs)
        self.torch = str(torch.__version__), torch.version.git_version, torch.get_default_dtype()


def _shared_memory(inputs: Sequence[Any]) -> list[tuple[int, int, int, Any]]:
    """Which inputs lie in one storage, and where: AOTAutograd makes one input of them. Each is
    (its number, the number of the first one there, its offset, the storage's bytes)."""
    first: dict[Any, int] = {}
    tensors = [(k, x) for k, x in enumerate(inputs) if isinstance(x, torch.Tensor)]
    places = [(k, first.setdefault(x.untyped_storage()._cdata, k), x) for k, x in tensors]
    owners = [owner for _, owner, _ in places]
    return [
        (k, owner, int(x.storage_offset()), int(x.untyped_storage().nbytes()))
        for k, owner, x in places
        if owners.count(owner) > 1
    ]


# ---- a graph as bytes ----------------------------------------------------------------------------
@dataclasses.dataclass
class _Operator:
    """An operator of PyTorch, by its name."""

    name: str


@dataclasses.dataclass
class _Result:
    """The result of a node, by its number."""

    number: int


@dataclasses.dataclass
class _Tensor:
    """A tensor without memory."""

    shape: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int
    dtype: torch.dtype
    device: torch.device


def stored(graph: torch.fx.Graph) -> bytes:
    """A graph of AOTAutograd's as it is kept.

    Raises:
        BypassAOTAutogradCache: it has constants, symbols, or graphs inside.
    """
    numbers = {node: k for k, node in enumerate(graph.nodes)}

    def placed(args: Any) -> Any:
        return torch.fx.map_arg(args, lambda node: _Result(numbers[node]))

    nodes = []
    for node in graph.nodes:
        target: Any = node.target
        if isinstance(target, torch._ops.OpOverload):
            target = _Operator(str(target))
        elif node.op == "get_attr":
            raise autograd_cache.BypassAOTAutogradCache(f"the graph has a constant, {target}")
        value, line = _described(node.meta.get("val")), line_of(node)
        nodes.append((node.op, target, placed(node.args), placed(node.kwargs), value, line))
    try:
        return pickle.dumps(nodes)
    except Exception as error:
        raise autograd_cache.BypassAOTAutogradCache(str(error)) from error


def _described(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return type(value)(map(_described, value))
    if value is None or type(value) in (bool, int, float, complex):
        return value
    if type(value) is FakeTensor and value.layout == torch.strided:
        offset = value.storage_offset()
        sizes = *value.shape, *value.stride(), offset
        if all(type(n) is int for n in sizes):
            return _Tensor(tuple(value.shape), value.stride(), offset, value.dtype, value.device)
    raise autograd_cache.BypassAOTAutogradCache(f"a node's value is {type(value)}")


def loaded(data: bytes, inputs: Sequence[Any]) -> torch.fx.Graph:
    """A graph that was stored; inputs: fake tensors of this process."""
    mode = detect_fake_mode(inputs)
    graph, nodes = torch.fx.Graph(), list[torch.fx.Node]()

    def placed(arg: Any) -> Any:
        return torch.fx.node.map_aggregate(
            arg, lambda x: nodes[x.number] if isinstance(x, _Result) else x
        )

    for op, target, args, kwargs, value, line in pickle.loads(data):
        if isinstance(target, _Operator):
            target = _operator(target.name)
        node = graph.create_node(op, target, placed(args), placed(kwargs))
        node.meta = {"val": _fake(value, mode), "stack_trace": _as_trace(line)}
        nodes.append(node)
    return graph


def _as_trace(line: str) -> str | None:
    """A stack whose last line is a line of the model."""
    file, _, number = line.rpartition(":")
    return f'File "{file}", line {number}' if file else None


@cache
def _operator(name: str) -> Any:
    operator: Any = torch.ops
    for part in name.split("."):
        operator = getattr(operator, part)
    return operator


def _fake(value: Any, mode: FakeTensorMode | None) -> Any:
    if isinstance(value, (list, tuple)):
        return type(value)(_fake(each, mode) for each in value)
    if not isinstance(value, _Tensor):
        return value
    empty = torch.empty(0, dtype=value.dtype, device="meta")
    last = sum((n - 1) * stride for n, stride in zip(value.shape, value.strides, strict=True))
    memory = torch.UntypedStorage(max(value.offset + last + 1, 0) * empty.itemsize, device="meta")
    empty.set_(memory, value.offset, value.shape, value.strides)
    return FakeTensor(mode, empty, value.device)
