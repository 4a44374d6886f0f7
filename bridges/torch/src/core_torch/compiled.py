"""A compiled graph: a list of torch tensors in, a list of torch tensors out.

The first call imports the graph for tensors that lie as those it is given; later ones run one
native call (core._native.ExchangeCall), in which no Python runs for each tensor.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

import torch
from torch._inductor.output_code import OutputCode

import core
from core import logging
from core._native import ExchangeCall, fake_like, from_exchange, make_exchange_call
from core.compiler import ImportedPlan, import_graph
from core.compiler.importer import Program
from core.errors import ArgumentError, DeviceError
from core_torch.fallback import call_module, module_for_torch
from core_torch.graphs import GraphFunction
from core_torch.writes import count_fused_steps

# Types of tensors that are nothing but memory; subclasses may be anything.
TYPES = (torch.Tensor, torch.nn.Parameter)
_MOST_LAYOUTS = 8


class CompiledGraph(OutputCode):
    """Called with the list of a graph's inputs, as AOTAutograd calls it.

    counted: the inputs that are weights, of which PyTorch counts the writes: their copies on
    another device are kept until one is written to. returned: how many results are the model's,
    None: all; those after them are saved for the backward graph.
    """

    def __init__(
        self, function: GraphFunction, counted: Sequence[int], returned: int | None = None
    ) -> None:
        self._boxed_call = True  # takes one list; an attribute, so that what wraps this says so too
        self.function, self._counted = function, frozenset(counted)
        self.plan: ImportedPlan | None = None
        self._sizes = function.sizes()
        self._ints = [k for k, axis in self._sizes if axis is None]
        ints = {name for (_, axis), name in self._sizes.items() if axis is None}
        axes = {n: at for at, n in self._sizes.items() if n not in ints}
        self._axes: list[Any] = list(axes.values())
        self._calls: dict[tuple[int, ...], list[ExchangeCall]] = {}
        # Where sizes are numbers, AOTAutograd makes views by the calls that made them.
        self._views = (
            [k for k in function.views if returned is None or k < returned] if self._sizes else []
        )
        self._by_torch: torch.fx.GraphModule | None = None  # where core cannot run the graph
        self._lock = threading.RLock()

    # ---- kept on disk (disk_cache.py) ------------------------------------------------------------
    def prepare_for_serialization(self) -> None:
        """A copy of the graph becomes what is written to disk."""
        self.__dict__ = {"_stored": (*self.function.stored(), sorted(self._counted))}

    def post_compile(self, example_inputs: Sequence[Any], *_: Any) -> None:
        """Makes the graph of what was read from disk."""
        *function, counted = self._stored
        self.__init__(GraphFunction.loaded(*function, inputs=example_inputs), counted)  # type: ignore[misc]

    # ---- calls -----------------------------------------------------------------------------------
    def __call__(self, arrays: list[Any]) -> list[Any]:  # type: ignore[override]
        for call in self._calls.get(self._key(arrays), ()):
            made = call(arrays)
            if made is not NotImplemented:
                return _as_views(made, self._views, arrays) if self._views else made
        with self._lock:
            if self._by_torch is None:
                return self._first(arrays)
        return call_module(self._by_torch, arrays)

    def _key(self, arrays: list[Any]) -> tuple[int, ...]:
        if not self._sizes:
            return ()
        sizes = [arrays[k] for k in self._ints]
        return (*sizes, *[arrays[k].shape[axis] for k, axis in self._axes])

    def _first(self, arrays: list[Any]) -> list[Any]:
        """A call with sizes or strides that were not met before."""
        try:
            plain = [_plain(x) if isinstance(x, torch.Tensor) else x for x in arrays]
            if any(plain[k] is not arrays[k] for k in self.function.written):
                return self._run_by_torch(arrays, _unserved())
            inputs = [self._to_core(x) for x in plain]
            program = self._program(inputs)
        except Exception as error:
            self._by_torch = module_for_torch(
                self.function.module, self.function.options.fallback == "torch", error
            )
            return call_module(self._by_torch, arrays)
        call = self._exchange(program, inputs, plain)
        made = call(plain)
        if made is NotImplemented:  # tensors that it writes to share memory
            return self._run_by_torch(arrays, _unserved())
        if all(a is b for a, b in zip(plain, arrays, strict=True)):
            calls = self._calls.setdefault(self._key(arrays), [])
            calls.insert(0, call)
            del calls[_MOST_LAYOUTS:]
        return _as_views(made, self._views, plain)

    def _run_by_torch(self, arrays: list[Any], error: Exception) -> list[Any]:
        """This call, by PyTorch."""
        allowed = self.function.options.fallback == "torch"
        return call_module(module_for_torch(self.function.module, allowed, error), arrays)

    def _program(self, inputs: list[Any]) -> Program:
        if self.plan is None:
            self.plan = import_graph(
                self.function, inputs, dynamic=self._sizes, mode=self.function.mode
            )
        return self.plan.program(inputs)

    def _to_core(self, x: Any) -> Any:
        """An input of the imported graph: a tensor, an int, or what the placeholder stands for."""
        if not isinstance(x, torch.Tensor):
            return 0 if x is None else x  # GraphFunction knows that it is None
        tensor = from_exchange(x.detach())
        device = self.function.device
        return tensor if tensor.device == device else core.to_device(tensor, device)

    def _exchange(self, program: Program, inputs: list[Any], plain: list[Any]) -> ExchangeCall:
        def is_counted(k: int) -> bool:
            return k in self._counted or isinstance(plain[k], torch.nn.Parameter)

        if self.function.device != core.device("cpu") and not self.function.stays:
            count_fused_steps()
        taken = [(k, fake_like(inputs[k]), is_counted(k)) for k in program.positions]
        logging.debug("graph", "a call of %d tensors of PyTorch", len(taken))
        return make_exchange_call(
            program.plan, TYPES, "_version", len(plain), taken, program.bound, program.outputs,
            self.function.stays,
        )  # fmt: skip


def _unserved() -> ArgumentError:
    return ArgumentError(
        what="a compiled graph is given tensors that it was not made for",
        why="tensors that it writes to share memory, or are of a subclass of torch.Tensor",
        exists="dense torch tensors that share no memory",
        fix="pass copies of them: x.clone()",
    )


def _plain(x: torch.Tensor) -> torch.Tensor:
    """A tensor as nothing but memory."""
    if x.device.type == "meta" or x.layout != torch.strided:
        raise DeviceError(
            what=f"an input is a tensor on {x.device} of layout {x.layout}",
            why="graphs compute on memory that core can address",
            exists="dense tensors on the cpu, and on devices whose core backend takes DLPack",
            fix="move or convert it first: x.cpu(), x.to_dense()",
        )
    if x.is_conj() or x.is_neg():
        x = x.resolve_conj().resolve_neg()
    return x if type(x) in TYPES else x.as_subclass(torch.Tensor)


def _as_views(made: list[Any], views: Sequence[int], arrays: Sequence[Any]) -> list[Any]:
    """A graph's results, some of them as views: AOTAutograd reads where in memory a view begins.

    views: the results that begin further on in memory that an input or another result may own.
    """
    for k in views:
        owners = (x for x in (*arrays, *made) if type(x) in TYPES and x is not made[k])
        made[k] = next((v for x in owners if (v := _view_in(x, made[k])) is not None), made[k])
    return made


def _view_in(owner: torch.Tensor, x: torch.Tensor) -> torch.Tensor | None:
    """x as a tensor over the memory that owner is in; None where it lies elsewhere."""
    storage = owner.untyped_storage()
    offset, rest = divmod(x.data_ptr() - storage.data_ptr(), x.itemsize)
    last = sum((n - 1) * stride for n, stride in zip(x.shape, x.stride(), strict=True))
    if rest or offset < 0 or (offset + last + 1) * x.itemsize > storage.nbytes():
        return None
    return x.new_empty(0).set_(storage, offset, x.shape, x.stride())
