"""Turns the check for writes that a schema does not declare (mutation.cpp) on and off.

The comparison is native; this side enables it: everywhere with CORE_CHECKS=1, and in the
block of `checked_calls`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core import config
from core._native import thread_checks
from core.hooks import install_hooks

if TYPE_CHECKING:
    from types import TracebackType


class checked_calls:
    """Context manager: calls in the block compare the bytes of their read-only arguments.

    A kernel that wrote to an argument without declaring it is an error then, also where the new
    values have the same sum, or differ in the pattern of a NaN only. CORE_CHECKS=1 does the same
    for every call of the process. The block applies to its thread.

    Args:
        enabled: False: the block is not checked, even with CORE_CHECKS=1.

    Raises:
        KernelError: from the call, when its kernel wrote to an argument that it may only read.

    >>> import core
    >>> @core.custom_op("docs::flipped")
    ... def flipped(x: core.Tensor) -> core.Tensor:
    ...     x.copy_(core.flip(x))
    ...     return x.clone()
    >>> with core.testing.checked_calls():
    ...     flipped(core.asarray([1.0, 2.0]))
    Traceback (most recent call last):
    ...
    core.errors.KernelError: docs::flipped: the kernel of provider '...' wrote to its argument 'x'
    ...
    """

    def __init__(self, enabled: bool = True) -> None:
        self._enabled = enabled
        self._before: list[bool | None] = []

    def __enter__(self) -> None:
        self._before.append(thread_checks(self._enabled))

    def __exit__(
        self, *exc_info: type[BaseException] | BaseException | TracebackType | None
    ) -> None:
        thread_checks(self._before.pop())


install_hooks(checks=lambda: config.checks)
