"""`core.autograd.detect_anomaly`: where a backward pass went wrong.

Native code (csrc/autograd/watch.cpp) asks `origin` where each call is recorded, and hands what a
formula returned to `check`. While it is off, a call pays for one test.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from core._native import set_anomaly_detection
from core.autograd.grad_mode import no_grad
from core.errors import AutogradError
from core.tensors.kinds import is_differentiable

if TYPE_CHECKING:
    from core._native import Node, Tensor
    from core.type_aliases import ExcInfo

__all__ = [
    "detect_anomaly",
    "is_anomaly_check_nan_enabled",
    "is_anomaly_enabled",
    "set_detect_anomaly",
]

_OURS = os.path.dirname(os.path.dirname(os.path.abspath(__file__))) + os.sep  # not the user's
_mode = {"enabled": False, "check_nan": True}


def is_anomaly_enabled() -> bool:
    """Whether `detect_anomaly` is on, in whatever thread.

    >>> import core
    >>> core.autograd.is_anomaly_enabled()
    False
    """
    return _mode["enabled"]


def is_anomaly_check_nan_enabled() -> bool:
    """Whether `detect_anomaly` looks for NaN.

    >>> import core
    >>> core.autograd.is_anomaly_check_nan_enabled()
    True
    """
    return _mode["check_nan"]


def _set(enabled: bool, check_nan: bool) -> None:
    _mode.update(enabled=enabled, check_nan=check_nan)
    set_anomaly_detection(enabled)


class set_detect_anomaly:
    """Switches `detect_anomaly` on or off at once, and back at the end of a `with` block.

    >>> import core
    >>> with core.autograd.set_detect_anomaly(True):
    ...     core.autograd.is_anomaly_enabled()
    True
    """

    def __init__(self, mode: bool, check_nan: bool = True) -> None:
        self._before = dict(_mode)
        _set(bool(mode), bool(check_nan))

    def __enter__(self) -> None:
        return None

    def __exit__(self, *exc_info: ExcInfo) -> None:
        _set(**self._before)


class detect_anomaly:
    """Inside, each recorded call stores its line, and a backward pass that fails names it.

    A pass that comes to a gradient with NaN raises AutogradError, with check_nan=True; any other
    error of a pass gets a note with the place. For all threads, and slow: for finding faults.

    >>> import core
    >>> x = core.asarray([0.0]).requires_grad_()
    >>> with core.autograd.detect_anomaly():
    ...     try:
    ...         (x.sqrt() * 0).sum().backward()
    ...     except core.errors.AutogradError as error:
    ...         print(error.what)
    the gradient of core::sqrt for argument 0 has NaN
    """

    def __init__(self, check_nan: bool = True) -> None:
        self.check_nan = bool(check_nan)
        self._before: list[dict[str, bool]] = []

    def __enter__(self) -> None:
        self._before.append(dict(_mode))
        _set(True, self.check_nan)

    def __exit__(self, *exc_info: ExcInfo) -> None:
        _set(**self._before.pop())


def origin() -> str:
    """Where the call that is recorded now stands in the user's code (the hook `origin`)."""
    import traceback

    frames = traceback.extract_stack()[:-1]
    own = [f for f in frames if not f.filename.startswith(_OURS)]
    return "".join(traceback.format_list(own))


def check(node: Node, recorded: str | None, gradients: tuple[Tensor | None, ...]) -> None:
    """Raises where a formula returned NaN (the hook `anomaly`)."""
    if not _mode["check_nan"]:
        return
    for i, gradient in enumerate(gradients):
        if gradient is not None and _has_nan(gradient):
            raise AutogradError(
                what=f"the gradient of {node.name} for argument {i} has NaN",
                why="the derivative has no value at these arguments"
                if recorded
                else "its call was recorded before detect_anomaly, so its place is not known",
                exists="the place of the call, below" if recorded else "gradients without NaN",
                fix="keep its arguments away from there, or use detect_anomaly(check_nan=False)",
            )


def _has_nan(gradient: Tensor) -> bool:
    while (value := gradient.wrapped_value) is not None:
        gradient = value
    if not is_differentiable(gradient) or gradient.is_fake:
        return False
    with no_grad():
        return bool((gradient != gradient).any())
