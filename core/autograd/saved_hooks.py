"""`core.autograd.saved_tensors_hooks`: functions that pack and unpack saved tensors.

Native code (csrc/autograd/watch.cpp) calls the hooks. Without them, a recorded call pays for one
test.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import set_saved_hooks
from core.errors import ArgumentError, type_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from core._native import Tensor
    from core.type_aliases import ExcInfo

    Pair = tuple[Callable[[Tensor], Any], Callable[[Any], Any]]

__all__ = ["saved_tensors_hooks"]


class saved_tensors_hooks:
    """Inside, tensors saved for the backward pass go through pack, and back through unpack.

    pack_hook(tensor) returns anything; unpack_hook gets that in the backward pass, once for each
    formula that reads the tensor, and returns a tensor of the same shape, dtype and device. With
    these, saved tensors may lie in files or in less precision. They hold for this thread; the
    innermost pair is used. Transforms of core.func do not call them.

    Raises:
        ArgumentError: a hook is not callable.
        AutogradError (in the backward pass): unpack returned something else than such a tensor.

    >>> import core
    >>> x = core.asarray([1.0, 2.0]).requires_grad_()
    >>> with core.autograd.saved_tensors_hooks(lambda t: t.tolist(), core.asarray):
    ...     y = x.exp()
    >>> y.sum().backward()
    >>> bool((x.grad == y).all())
    True
    """

    def __init__(
        self, pack_hook: Callable[[Tensor], Any], unpack_hook: Callable[[Any], Any]
    ) -> None:
        for name, hook in (("pack_hook", pack_hook), ("unpack_hook", unpack_hook)):
            if not callable(hook):
                raise ArgumentError(
                    what=f"{name} is {type_text(hook)}",
                    why="pack_hook gets each saved tensor, unpack_hook the result of pack_hook",
                    exists="callables of one argument",
                    fix="pass two functions: saved_tensors_hooks(pack, unpack)",
                )
        self._hooks = (pack_hook, unpack_hook)
        self._before: list[Pair | None] = []

    def __enter__(self) -> None:
        self._before.append(set_saved_hooks(self._hooks))

    def __exit__(self, *exc_info: ExcInfo) -> None:
        set_saved_hooks(self._before.pop())
