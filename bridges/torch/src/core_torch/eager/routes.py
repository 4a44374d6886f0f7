"""Who answers for an aten operator on the device.

PyTorch itself for views, and for operators that it composes of others; memory.py for allocation and
copies; the table (calls.py); PyTorch's decomposition of an operator; PyTorch on the cpu.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from typing import Any

import torch
from torch._decomp import decomposition_table
from torch.utils import _pytree as pytree

from core import config, logging
from core.dispatcher.fallback import FallbackWarning
from core.errors import FallbackError, warn
from core_torch.eager import calls, draws, memory
from core_torch.table import TABLE

KEY = "PrivateUse1"
_MEMORY: dict[str, Callable[..., Any]] = {
    "aten.empty.memory_format": memory.empty, "aten.empty_strided.default": memory.empty_strided,
    "aten.resize_.default": memory.resize_, "aten.as_strided.default": memory.as_strided,
    "aten.set_.source_Tensor": memory.set_tensor,
    "aten.set_.source_Storage": memory.set_storage,
    "aten.set_.source_Storage_storage_offset": memory.set_storage,
    "aten._copy_from.default": memory.copy_from, "aten._local_scalar_dense.default": memory.item,
    "aten.nonzero.default": calls.nonzero, "aten.masked_select.default": calls.masked_select,
    "aten.uniform_.default": draws.uniform_, "aten.normal_.default": draws.normal_,
    "aten.bernoulli_.float": draws.bernoulli_,
}  # fmt: skip
# Whose device or memory is another than the operand's, or which PyTorch makes of those above.
_LEFT = {
    "_to_copy", "clone", "copy", "detach_", "lift_fresh_copy", "_unsafe_view", "view_copy", "empty",
    "empty_strided", "empty_like", "zeros_like", "ones_like", "full_like", "rand_like",
    "randn_like", "new_empty", "new_empty_strided", "new_zeros", "new_ones", "new_full",
}  # fmt: skip
_has_kernel = torch._C._dispatch_has_kernel_for_dispatch_key


def register() -> list[torch.library.Library]:
    """Registers the kernels with PyTorch, for as long as the returned object lives."""
    aten, others = torch.library.Library("aten", "IMPL"), torch.library.Library("_", "IMPL")
    for name, kernel in _MEMORY.items():
        aten.impl(_operator(name), _below_autograd(kernel), KEY)
    for name, entry in TABLE.items():
        op = _operator(name) if entry.serves is None else None
        if op is None or not _is_called_by_table(op):
            continue
        aten.impl(op, _below_autograd(calls.caller(op)), KEY)
        twin = _in_place_twin(op)
        if twin is not None:
            aten.impl(twin, _below_autograd(_route(twin)), KEY)
    others.fallback(_fallback, KEY)
    for key in ("Conjugate", "Negative"):  # what PyTorch does there ends in this operator again
        aten.impl("_copy_from", torch.library.fallthrough_kernel, key)
    return [aten, others]


def _below_autograd(kernel: Callable[..., Any]) -> Callable[..., Any]:
    def call(*args: Any, **kwargs: Any) -> Any:
        memory.check_number(kwargs.get("device"))
        with torch._C._AutoDispatchBelowAutograd():
            return kernel(*args, **kwargs)

    return call


def _fallback(op: Any, *args: Any, **kwargs: Any) -> Any:
    """An operator without a kernel here."""
    return _below_autograd(_route(op))(*args, **kwargs)


def _operator(name: str) -> Any:
    """The overload that the table calls "aten.add.Tensor"; None of those of other namespaces."""
    namespace, _, rest = name.partition(".")
    packet, _, overload = rest.partition(".")
    found = getattr(torch.ops.aten, packet, None) if namespace == "aten" else None
    return getattr(found, overload, None)


def _is_view(op: Any) -> bool:
    return any(r.alias_info is not None and not r.alias_info.is_write for r in op._schema.returns)


def _is_called_by_table(op: Any) -> bool:
    """Whether the table's entry is to be asked before what PyTorch composes an operator of."""
    composed = _has_kernel(op.name(), "CompositeImplicitAutograd")
    return not (composed or _is_view(op) or op._schema.name.partition("::")[2] in _LEFT)


def _in_place_twin(op: Any) -> Any:
    packet = getattr(torch.ops.aten, op._schema.name.partition("::")[2] + "_", None)
    twin = getattr(packet, op._overloadname, None)
    if twin is None or str(twin) in _MEMORY or _functional(twin) is not op:
        return None
    return None if _has_kernel(twin.name(), "CompositeImplicitAutograd") else twin


# ---- routes ------------------------------------------------------------------------------------
@functools.cache
def _route(op: Any) -> Callable[..., Any]:
    """What makes the calls of an operator."""
    if str(op) in _MEMORY:
        return _MEMORY[str(op)]
    if op._schema.is_mutable:
        return _checking_written(op, _writing(op))
    if _is_view(op):
        return functools.partial(memory.viewed, op)
    if str(op) in TABLE and TABLE[str(op)].serves is None:
        return calls.caller(op)
    rule = decomposition_table.get(op)
    return functools.partial(_on_cpu, op) if rule is None else _taken_apart(op, rule)


def _taken_apart(op: Any, rule: Callable[..., Any]) -> Callable[..., Any]:
    running = threading.local()

    def call(*args: Any, **kwargs: Any) -> Any:
        if getattr(running, "now", False):  # the rule ends at the operator itself
            return _on_cpu(op, *args, **kwargs)
        running.now = True
        try:
            return rule(*args, **kwargs)
        finally:
            running.now = False

    return call


def _checking_written(op: Any, call: Callable[..., Any]) -> Callable[..., Any]:
    """The call, once what it writes to is known to be on the device."""
    places = [
        (k, a.name)
        for k, a in enumerate(op._schema.arguments)
        if a.alias_info is not None and a.alias_info.is_write
    ]

    def checked(*args: Any, **kwargs: Any) -> Any:
        for k, name in places:
            written = args[k] if k < len(args) else kwargs.get(name)
            for x in written if isinstance(written, (list, tuple)) else (written,):
                if isinstance(x, torch.Tensor) and not memory.is_there(x):
                    raise memory.elsewhere(f"{op} writes to a tensor on {x.device}")
        return call(*args, **kwargs)

    return checked


def _writing(op: Any) -> Callable[..., Any]:
    """An operator that writes to operands: its functional form's result is written there."""
    functional = _functional(op)
    if functional is None or str(functional) not in TABLE:
        rule = decomposition_table.get(op)
        if rule is not None:
            return _taken_apart(op, rule)
        rule = None if functional is None else decomposition_table.get(functional)
        if rule is None:
            return functools.partial(_on_cpu, op)
        return _written_by(op, _taken_apart(functional, rule))
    return _written_by(op, None, calls.writer(functional))


def _written_by(
    op: Any, make: Callable[..., Any] | None, write: Callable[..., None] | None = None
) -> Callable[..., Any]:
    outs = [a.name for a in op._schema.arguments if a.is_out]

    def call(*args: Any, **kwargs: Any) -> Any:
        given = {k: v for k, v in kwargs.items() if k not in outs}
        written = [kwargs[k] for k in outs] if outs else [args[0]]
        if write is not None:
            write(written, args, given)
        elif make is not None:
            made = make(*args, **given)
            for target, result in zip(
                written, [made] if isinstance(made, torch.Tensor) else made, strict=False
            ):
                memory.resize_(target, result.shape)
                target.copy_(result)
        return written[0] if len(written) == 1 else tuple(written)

    return call


@functools.cache
def _functional(op: Any) -> Any:
    """The form of an operator that returns what this one writes; None where there is none."""
    name = op._schema.name.partition("::")[2]
    takes = [a for a in op._schema.arguments if not a.is_out]
    if len(takes) == len(op._schema.arguments):  # in place
        name = name.removesuffix("_")
    packet = getattr(torch.ops.aten, name, None)
    wanted = [(a.name, str(a.type)) for a in takes if not a.kwarg_only]
    for overload in () if packet is None else packet.overloads():
        other = getattr(packet, overload)
        positional = [(a.name, str(a.type)) for a in other._schema.arguments if not a.kwarg_only]
        if not other._schema.is_mutable and positional == wanted:
            return other
    return None


# ---- PyTorch on the cpu ------------------------------------------------------------------------
_warned: set[str] = set()


def _on_cpu(op: Any, *args: Any, **kwargs: Any) -> Any:
    """A call that PyTorch makes on the cpu; what it writes to is copied back."""
    _ask_policy(str(op))
    leaves, spec = pytree.tree_flatten((args, kwargs))
    moved = [_to_cpu(leaf) for leaf in leaves]
    there_args, there_kwargs = pytree.tree_unflatten(moved, spec)
    made = op(*there_args, **there_kwargs)
    if op._schema.is_mutable:
        for before, after in zip(leaves, moved, strict=True):
            if memory.is_there(before):
                memory.resize_(before, after.shape)
                before.copy_(after)
    places = {id(after): before for before, after in zip(leaves, moved, strict=True)}

    def back(x: Any) -> Any:
        if not isinstance(x, torch.Tensor):
            return x
        return places[id(x)] if id(x) in places else x.to(memory.place.torch_type)

    return pytree.tree_map(back, made)


def _to_cpu(x: Any) -> Any:
    if isinstance(x, torch.device):
        return torch.device("cpu")
    return x.cpu() if memory.is_there(x) else x


def _ask_policy(name: str) -> None:
    device = memory.place.torch_type
    if config.fallback == "error":
        raise FallbackError(
            what=f"{name} would run on the cpu, for {device} has no kernel of it",
            why="the setting CORE_FALLBACK is 'error'",
            exists="`python -m core_torch operators` lists the operators that run on devices",
            fix="set CORE_FALLBACK=warn, or move that part of the model to the cpu",
        )
    if name in _warned:
        return
    _warned.add(name)
    logging.info("fallback", "%s has no kernel on %s: PyTorch runs it on the cpu", name, device)
    if config.fallback == "warn":
        warn(
            f"{name} has no kernel on {device!r}: PyTorch runs it on the cpu, its operands are "
            "copied there and back (said once per operator; CORE_FALLBACK=allow silences)",
            FallbackWarning,
        )
