"""The `.grad` of leaves while a function is captured: state that it reads and assigns.

A grad that the function reads is an input of its graph, and guarded; a grad that it leaves is a
result. A tensor that is assigned may be captured; it becomes real when its graph has run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import is_captured
from core.compiler.capture.active import off

if TYPE_CHECKING:
    from core._native import Tensor


class GradUse:
    """How a function uses the grad of one tensor.

    before: its earlier value; read: whether that was read; assigned: whether it is replaced.
    None of both: a reverse pass ends in the tensor.
    """

    __slots__ = ("assigned", "before", "read", "tensor")

    def __init__(self, tensor: Tensor) -> None:
        self.tensor = tensor
        with off():
            self.before = tensor.grad
        self.read = self.assigned = False

    @property
    def now(self) -> Tensor | None:
        """The current grad."""
        with off():
            return self.tensor.grad

    def restore(self) -> None:
        """Restores the previous grad."""
        with off():
            self.tensor.grad = self.before


class LeafGrads:
    """The grads that a function has used so far."""

    def __init__(self) -> None:
        self._uses: dict[int, GradUse] = {}

    def note(self, tensor: Tensor, assigned: bool) -> GradUse:
        """Takes note that a grad is about to be read or assigned."""
        use = self._uses.get(id(tensor)) or GradUse(tensor)
        self._uses[id(tensor)] = use
        use.read |= not assigned and not use.assigned
        use.assigned |= assigned
        return use

    def note_pass(self, tensor: Tensor) -> None:
        """Takes note that a pass ends in a tensor, without its grad."""
        self._uses.setdefault(id(tensor), GradUse(tensor))

    @property
    def uses(self) -> list[GradUse]:
        return list(self._uses.values())

    @property
    def read(self) -> list[GradUse]:
        """Those that were tensors when they were read."""
        return [use for use in self.uses if use.read and use.before is not None]

    def restore(self) -> None:
        """Undoes all assignments."""
        for use in self.uses:
            use.restore()

    def restore_captured(self) -> None:
        """Undoes the assignments of what will never be computed."""
        for use in self.uses:
            if (now := use.now) is not None and is_captured(now):
                use.restore()
