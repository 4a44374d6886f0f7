"""Entries: what is asked of a call before a plan serves it, and the plan.

An entry is made when a pure function was captured (compiled.py); it serves the calls whose
arguments, thread state and watched names (purity.py) are those of that call.
"""

from __future__ import annotations

from core import _native
from core.autograd.grad_mode import no_grad
from core.autograd.tree import unflatten
from core.compiler.purity import Watch, constant_key, is_immutable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

Tensor = _native.Tensor
_MODES = _native.key_mask("modes", "fake")


class Entry:
    """One signature of a pure function: what is asked of a call, and the plan that then runs."""

    def __init__(self, guards: list[Any], spec: Any, watch: Watch, state: Any) -> None:
        self.spec, self.watch, self.state = spec, list(watch.names.values()), state
        self.guards = guards
        self.tensors = [(t, t.requires_grad) for t in watch.tensors]
        self.records = any(t.requires_grad for t in watch.tensors)  # unless the function forbids it
        self.ids = {id(t) for t in watch.tensors}
        self.plan: Any = None
        self.inputs: list[Any] = []  # positions of leaves, or tensors that were watched
        self.outputs: list[Any] = []  # ("plan", k), ("leaf", k) or ("constant", value)
        self.out_spec: Any = None
        self.epoch = 0  # of the kernels that the plan was made with

    def serves(self, guards: list[Any], leaves: list[Any], spec: Any, state: Any) -> bool:
        """Whether a call is one of these."""
        return (
            self.epoch == _native.kernel_epoch()
            and guards == self.guards
            and state == self.state
            and _same_structure(spec, self.spec)
            and all(watched.holds() for watched in self.watch)
            and all(t.requires_grad == required for t, required in self.tensors)
            and not self.meets(leaves)
        )

    def meets(self, leaves: list[Any]) -> bool:
        """Whether an argument is one of the tensors that the function reads by name."""
        return not self.ids.isdisjoint(map(id, leaves))

    def say(self) -> list[str]:
        """What `serves` asks, in words."""
        arguments = [f"argument {k} is {_say(guard)}" for k, guard in enumerate(self.guards)]
        return arguments + [f"{w.name or 'a variable'} is the same" for w in self.watch]

    def run(self, leaves: list[Any]) -> Any:
        inputs = [leaves[i] if isinstance(i, int) else i for i in self.inputs]
        if self.records:
            with no_grad():
                made = self.plan(*inputs)
        else:
            made = self.plan(*inputs)
        found = [
            made[v] if kind == "plan" else leaves[v] if kind == "leaf" else v
            for kind, v in self.outputs
        ]
        return unflatten(found, self.out_spec)


def guards_of(leaves: list[Any]) -> list[Any]:
    """What is compared of a call's arguments."""
    first: dict[int, int] = {}
    return [_guard(leaf, first.setdefault(id(leaf), k)) for k, leaf in enumerate(leaves)]


def _guard(leaf: Any, first: int) -> Any:
    if isinstance(leaf, Tensor):
        kind = (leaf.dtype, leaf.shape, leaf.strides, leaf.device, leaf.requires_grad)
        return (*kind, leaf.level, first)
    return constant_key(leaf) if is_immutable(leaf) else (type(leaf), "which may change")


def _same_structure(a: Any, b: Any) -> bool:
    """Whether two nests are built alike, the keys of dicts in the same order."""
    if a.node is not b.node or a.num_leaves != b.num_leaves or len(a.entries) != len(b.entries):
        return False
    named = all(constant_key(k) == constant_key(m) for k, m in zip(a.entries, b.entries))
    return named and all(map(_same_structure, a.children, b.children))


def why_changing(spec: Any, in_place: bool) -> str | None:
    """Why a nest of arguments may change, or be more than it holds."""
    if spec.node is not None:
        kind = spec.node.kind
        if kind not in (tuple, list, dict):
            return f"an argument is a {kind.__name__}, which may change"
        if not all(map(is_immutable, spec.entries)):
            return "a key of a dict may change"
        if in_place and kind is not tuple:
            return f"it is given a {kind.__name__}, and assigns in place"
    return next((why for c in spec.children if (why := why_changing(c, in_place))), None)


def containers(tree: Any) -> list[Any]:
    """The lists and dicts of a nest, which have an identity."""
    if isinstance(tree, dict):
        return [tree, *(c for value in tree.values() for c in containers(value))]
    if isinstance(tree, (list, tuple)):
        return [tree] * isinstance(tree, list) + [c for value in tree for c in containers(value)]
    return []


def _say(guard: Any) -> str:
    if len(guard) == 2:
        return str(guard[1])
    return f"{guard[0].name}{guard[1]} on {guard[3]}"


def why_eager(leaves: list[Any]) -> str | None:
    """Why a call is not captured at all."""
    tensors = [leaf for leaf in leaves if isinstance(leaf, Tensor)]
    if any(t.level for t in tensors):
        return "it is called inside a transform of core.func"
    if _native.grad_enabled() and any(t.requires_grad for t in tensors):
        return "an argument requires gradients"
    if any(t.is_fake for t in tensors):
        return "an argument is fake"
    if _native.thread_keys()[0] & _MODES:
        return "a mode is active"
    return None


def state_of(leaves: list[Any]) -> Any:
    """What of a thread's state changes what calls do."""
    devices = [_native.default_device(), *(t.device for t in leaves if isinstance(t, Tensor))]
    lower = [_native.autocast_dtype(kind) for kind in sorted({d.type for d in devices})]
    return _native.grad_enabled(), _native.thread_keys(), str(_native.default_device()), lower
