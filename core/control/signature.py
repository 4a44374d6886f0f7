"""`Signature`: which of the tensors of a loop are what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


class Signature(NamedTuple):
    """How many of a scan's or a while loop's tensors are what: a body's inputs in this order."""

    constants: int
    carry: int
    xs: int = 0

    def split(self, tensors: Sequence[Any]) -> tuple[list[Any], list[Any], list[Any]]:
        """(constants, carry, xs)."""
        first, second = self.constants, self.constants + self.carry
        return list(tensors[:first]), list(tensors[first:second]), list(tensors[second:])
