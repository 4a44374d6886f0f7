"""The meaning of PyTorch's dispatch keys in core, for `core.library`.

core has few keys, and most of PyTorch's correspond to a field of an operator: a kernel, the
fake kernel, the decomposition. Others raise an error that names the method to use instead.
"""

from collections.abc import Callable
from typing import Any

from core._native import Kernel, Operator, fallthrough_mask, register_kernel, unregister_kernel
from core.bodies.definition import definition_of
from core.custom_ops.checks import from_where
from core.custom_ops.undo import Undo
from core.dispatcher.kernels import as_kernel
from core.dispatcher.signatures import file_and_line
from core.errors import ArgumentError, RegistrationError

_MEANINGS = {
    "": "decomposition",
    "CompositeImplicitAutograd": "decomposition",
    "CompositeExplicitAutograd": "every device",
    "CompositeExplicitAutogradNonFunctional": "every device",
    "default": "every device",
    "Meta": "fake",
    "Autograd": "autograd",
}
_INSTEAD = {
    "Batched": "op.register_vmap",
    "FuncTorch": "op.register_vmap",
    "Autocast": "op.register_autocast",
    "Functionalize": "an operator that returns its result; core needs no functionalization kernel",
    "ADInplaceOrView": "the schema, which declares writes and views",
    "Python": "core.DispatchMode",
    "BackendSelect": "a kernel for every device: CompositeExplicitAutograd",
    "Sparse": "a kernel: core has no sparse tensors",
    "Quantized": "a kernel: core has no quantized tensors",
    "Nested": "a kernel: core has no nested tensors",
    "Tracer": "op.register_lowering",
    "Conjugate": "a kernel: conjugation makes a new tensor",
    "Negative": "a kernel: negation makes a new tensor",
    "ZeroTensor": "a kernel: core has no tensors without memory but fake ones",
}


def fallthrough_kernel(*args: Any, **kwargs: Any) -> Any:
    """An argument of `Library.impl` for keys that calls of an operator skip; never called."""
    raise RegistrationError(
        what="fallthrough_kernel was called",
        why="it only marks a registration",
        exists="Library.impl(name, fallthrough_kernel, key)",
        fix="pass it to Library.impl",
    )


def meaning(key: str) -> tuple[str, str]:
    """(the kind of registration for a key, the device type for kernels).

    Raises:
        ArgumentError: nothing is.
    """
    if isinstance(key, str) and key in _MEANINGS:
        return _MEANINGS[key], "*"
    if not isinstance(key, str) or not key.isidentifier():
        raise _no_meaning(key, "a device's name, or one of " + ", ".join(filter(None, _MEANINGS)))
    if key.startswith("Autograd"):
        raise _no_meaning(key, "Autograd, for all devices alike")
    for part, instead in _INSTEAD.items():
        if part in key:
            raise _no_meaning(key, instead)
    return "device", key.lower()


def _no_meaning(key: str, instead: str) -> ArgumentError:
    return ArgumentError(
        what=f"the dispatch key {key!r} has no meaning in core",
        why="calls do not pass through functions of this key, in PyTorch neither",
        exists=instead,
        fix=f"use that in place of {key!r}",
    )


def register(
    op: Operator, fn: Callable[..., Any], key: str, override: bool, undo: Undo, provider: str
) -> None:
    """Registers fn for the key; undo gets the functions that take it back."""
    kind, device_type = meaning(key)
    if fn is fallthrough_kernel:
        _pass_by(op, kind, key, undo)
    elif kind in ("device", "every device"):
        register_device(op, fn, device_type, override, undo, provider)
    elif kind == "fake":
        _check_free(op, "fake kernel", op.fake_kernel, override)
        with undo.slot(op, "fake_kernel"):
            op.register_fake(fn, replace=True)
    else:
        _check_free(op, "decomposition", op.decomposition, override)
        of_leaves = as_kernel(op, fn)
        with undo.slot(op, "decomposition"), undo.field(op, "decomposition"):
            op.decomposition = definition_of(op).decomposition = of_leaves


def register_device(
    op: Operator,
    fn: Callable[..., Any],
    device_type: str,
    override: bool,
    undo: Undo,
    provider: str,
) -> None:
    """Registers a kernel; "default" and "*": for every device, asked after those for one."""
    every = device_type in ("default", "*")
    file, line = file_and_line(fn)
    displaced: list[tuple[int, Kernel, int]] = []
    kernel = register_kernel(
        op.leaves,
        "*" if every else device_type,
        as_kernel(op, fn),
        provider=provider,
        priority=-100 if every else 0,
        replace=override,
        file=file,
        line=line,
        displaced=displaced,
    )
    undo.later(lambda: _remove(op, kernel, displaced))


def _remove(op: Operator, kernel: Kernel, displaced: list[tuple[int, Kernel, int]]) -> None:
    if any(k is kernel for k in op.kernels):  # a later registration may have replaced it
        unregister_kernel(op.leaves, kernel, displaced)


def _pass_by(op: Operator, kind: str, key: str, undo: Undo) -> None:
    if kind != "autograd":
        raise ArgumentError(
            what=f"calls of {op.name} cannot pass {key!r} by",
            why="a call ends at its device's key, and runs the next kernel if one is missing",
            exists="Autograd: calls are not recorded, as under core.no_grad",
            fix="leave the kernel out",
        )
    before = fallthrough_mask(op.leaves)
    op.fallthrough("autograd")
    undo.later(lambda: fallthrough_mask(op.leaves, before))


def _check_free(
    op: Operator, what: str, present: Callable[..., Any] | None, override: bool
) -> None:
    if present is None or override:
        return
    raise RegistrationError(
        what=f"{op.name} has a {what} already{from_where(present)}",
        why="allow_override=False was passed",
        exists=f"the schema {op.schema}",
        fix="leave one of them out, or pass allow_override=True",
    )
