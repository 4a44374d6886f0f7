"""Constants: tensors that a function makes of Python data, by no operator, as `core.asarray([1])`
and NumPy's makers do.

The data follow from guarded values, so an entry keeps the tensor and does not make it again. It
may be kept if nobody else holds it or has its memory, and if the graph neither writes to its memory
nor returns it. A function that was given the memory of a tensor may have made it of that.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import numpy as np

from core._native import Tensor
from core.compiler.capture.active import off

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping

    from core.compiler.capture.capture import Capture
    from core.compiler.graph.graph import Value


def constants_of(
    capture: Capture, known: Mapping[int, int], returned: Iterable[Value | None]
) -> list[Tensor]:
    """The constants among the inputs of the graph that is pending.

    known: the memory of tensors that come from elsewhere, by their ids; returned: what leaves the
    graph.
    """
    supplied = {id(t) for supply in capture.supplies for t in supply.tensors}
    other = [t for t in capture.inputs if id(t) not in known and id(t) not in supplied]
    if not other or capture.has_exported:
        return []
    real = (capture.pending.real_under(v) for v in returned if v is not None)
    others = {t.storage_id for t in (*real, *capture.written) if t is not None}
    others.update(known.values())
    aliases = capture.pending.count_aliases()  # which keep it
    (alone,) = _references([object()])
    return [
        t
        for t, references in zip(other, _references(other), strict=True)
        if references <= alone + 1 + aliases[id(t)]  # the graph's list of inputs is one
        and _is_plain(t)
        and t.storage_id not in others
    ]


def _references(objects: list[Any]) -> list[int]:
    """How often each is referred to, by this list among others."""
    return [sys.getrefcount(o) for o in objects]


def _is_plain(tensor: Tensor) -> bool:
    return type(tensor) is Tensor and not tensor.requires_grad and tensor.view_parent is None


def content_of(constant: Tensor) -> Hashable:
    """A key that differs between constants of different contents."""
    with off():
        data = np.asarray(constant.to_device("cpu").contiguous()).tobytes()
    return constant.dtype, constant.shape, constant.strides, str(constant.device), data
