"""Constants: tensors that a function makes of Python data, by no operator, as `core.asarray([1])`
and NumPy's makers do.

The data follow from what is guarded, so an entry keeps the tensor and does not make it again. It
may be kept if nobody else holds it, and if the graph neither writes to its memory nor returns it.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import numpy as np

from core._native import Tensor
from core.compiler.capture.active import off

if TYPE_CHECKING:
    from collections.abc import Container, Hashable, Iterable

    from core.compiler.capture.capture import Capture
    from core.compiler.graph.graph import Value

_HERE = 3  # references to an input of a graph: the graph's list, a variable, an argument


def constants_of(
    capture: Capture, known: Container[int], returned: Iterable[Value | None]
) -> list[Tensor]:
    """The constants among the inputs of the graph that is pending.

    known: the ids of tensors that come from elsewhere; returned: what leaves the graph.
    """
    supplied = {id(t) for supply in capture.supplies for t in supply.tensors}
    other = [t for t in capture.inputs if id(t) not in known and id(t) not in supplied]
    if not other:
        return []
    real = (capture.pending.real_under(v) for v in returned if v is not None)
    changed = {t.storage_id for t in (*real, *capture.written) if t is not None}
    held = {id(t) for t in other if sys.getrefcount(t) > _HERE + 1}  # the list above is one, too
    return [t for t in other if _is_plain(t) and id(t) not in held and t.storage_id not in changed]


def _is_plain(tensor: Tensor) -> bool:
    return type(tensor) is Tensor and not tensor.requires_grad and tensor.view_parent is None


def content_of(constant: Tensor) -> Hashable:
    """What tells a constant from others."""
    with off():
        data = np.asarray(constant.to_device("cpu").contiguous()).tobytes()
    return constant.dtype, constant.shape, constant.strides, str(constant.device), data
