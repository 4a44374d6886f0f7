"""Functions that a backward pass calls with a tensor's gradient, and `Tensor.requires_grad_` & co.

A hook lives with the node that made its tensor, or with the tensor itself if that is a leaf; it is
called once a pass, when the gradient is complete. The native pass (csrc/autograd/engine.cpp) calls
it.
"""

from __future__ import annotations

import itertools
import weakref
from typing import TYPE_CHECKING, Any

from core._native import Tensor, forget_history, grad_enabled, gradient_hooks
from core.errors import AutogradError

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.type_aliases import ExcInfo

    # hook(gradient) returns its replacement, or None to keep it.
    Hook = Callable[[Tensor], Tensor | None]

_numbers = itertools.count()
_RETAIN = "retain_grad"  # the key of the hook that stores the gradient; it runs last (tape.cpp)


class RemovableHandle:
    """The handle of a registered hook: `remove()`, or the end of a `with`, unregisters it."""

    def __init__(self, hooks: dict[Any, Any]) -> None:
        self._hooks = hooks
        self.id = next(_numbers)

    def remove(self) -> None:
        self._hooks.pop(self.id, None)

    def __enter__(self) -> RemovableHandle:
        return self

    def __exit__(self, *exc_info: ExcInfo) -> None:
        self.remove()


def hooks_of(leaf: Tensor) -> tuple[tuple[Hook, ...], tuple[Callable[[Tensor], Any], ...]]:
    """The functions that passes call with a leaf's gradient, and those after adding it."""
    before, after = (tuple(gradient_hooks(leaf, late).values()) for late in (False, True))
    return before, after


def _refuse_constant(tensor: Tensor, what: str) -> None:
    if tensor.requires_grad and not tensor.level:
        return
    raise AutogradError(
        what=f"{what} was called on a tensor that does not require grad",
        why="no backward pass brings it a gradient"
        if not tensor.level
        else "it belongs to a transform of core.func, whose gradients are values",
        exists="tensors with x.requires_grad = True, and tensors computed from them",
        fix="set x.requires_grad = True before the computation",
    )


def register_hook(tensor: Tensor, hook: Hook) -> RemovableHandle:
    """Calls hook(gradient) in every backward pass; a tensor it returns replaces the gradient.

    Returns a handle with `remove()`. A hook of a leaf sees the gradient of one pass, before it is
    added to `.grad`. A hook that holds its own tensor keeps it alive until it is removed.

    >>> import core
    >>> x = core.asarray([1.0, 2.0]).requires_grad_()
    >>> handle = x.register_hook(lambda g: g * 10)
    >>> (x * x).sum().backward()
    >>> x.grad.tolist()
    [20.0, 40.0]
    """
    _refuse_constant(tensor, "register_hook")
    hooks = gradient_hooks(tensor)
    handle = RemovableHandle(hooks)
    last = hooks.pop(_RETAIN, None)
    hooks[handle.id] = hook
    if last is not None:
        hooks[_RETAIN] = last
    return handle


def retain_grad(tensor: Tensor) -> None:
    """Keeps the gradient of a tensor that is no leaf in `.grad`, as leaves do.

    >>> import core
    >>> x = core.asarray(3.0).requires_grad_()
    >>> y = x * 2
    >>> y.retain_grad()
    >>> (y * y).backward()
    >>> float(y.grad)
    12.0
    """
    _refuse_constant(tensor, "retain_grad")
    if tensor.is_leaf:
        return
    alive = weakref.ref(tensor)

    def keep(gradient: Tensor) -> None:
        owner = alive()
        if owner is not None:
            new = gradient if grad_enabled() else gradient.clone()
            owner.grad = new if owner.grad is None else owner.grad + new

    gradient_hooks(tensor)[_RETAIN] = keep


def register_post_accumulate_grad_hook(
    tensor: Tensor, hook: Callable[[Tensor], Any]
) -> RemovableHandle:
    """Calls hook(tensor) after a backward pass has added to a leaf's `.grad`; returns a handle.

    >>> import core
    >>> x = core.asarray(1.0).requires_grad_()
    >>> handle = x.register_post_accumulate_grad_hook(lambda x: print("gradient", float(x.grad)))
    >>> (x * 3).backward()
    gradient 3.0
    """
    _refuse_constant(tensor, "register_post_accumulate_grad_hook")
    if not tensor.is_leaf:
        raise AutogradError(
            what="register_post_accumulate_grad_hook was called on the result of an operator",
            why="gradients are accumulated in leaves only",
            exists="tensors with x.is_leaf",
            fix="use register_hook, or register it on the leaf",
        )
    hooks = gradient_hooks(tensor, True)
    handle = RemovableHandle(hooks)
    hooks[handle.id] = hook
    return handle


def requires_grad_(tensor: Tensor, requires_grad: bool = True) -> Tensor:
    """Sets requires_grad, and returns the tensor.

    >>> import core
    >>> core.ones((2,)).requires_grad_().requires_grad
    True
    """
    tensor.requires_grad = requires_grad
    return tensor


def detach_(tensor: Tensor) -> Tensor:
    """Removes the history of the tensor in place, and returns it.

    >>> import core
    >>> x = core.ones((2,)).requires_grad_()
    >>> y = x * 2
    >>> y.detach_().requires_grad
    False
    """
    if tensor.level or tensor.view_parent is not None:
        raise AutogradError(
            what="detach_ was called on "
            + ("a tensor of a transform" if tensor.level else "a view of another tensor"),
            why="its history comes from elsewhere, and would be derived again",
            exists="tensors that are no views",
            fix="use x.detach(), which returns a new tensor",
        )
    forget_history(tensor)
    return tensor


def attach() -> None:
    """Gives Tensor these methods."""
    for method in (
        *(register_hook, retain_grad, register_post_accumulate_grad_hook),
        *(requires_grad_, detach_),
    ):
        setattr(Tensor, method.__name__, method)
