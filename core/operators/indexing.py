"""`x[...]` and `x[...] = y`: NumPy's basic indexing by view operators, and some advanced one.

Basic: integers, slices with any step, None and Ellipsis, in any mixture; the result is a view, and
assignment writes through it. Advanced, one index only: a bool mask of x's shape, or a 1-d integer
tensor; the result is a copy. What is not supported says so.
"""

from typing import Any

from core import _native
from core.errors import ArgumentError, IndexRangeError
from core.operators.functions import reshape, take

Tensor = _native.Tensor


def getitem(x: Any, index: Any) -> Any:
    """x[index]."""
    if isinstance(index, Tensor) and not _is_number(index):
        return _get_advanced(x, index)
    return _view(x, index)


def setitem(x: Any, index: Any, value: Any) -> None:
    """x[index] = value, with value broadcast and cast."""
    if isinstance(index, Tensor) and not _is_number(index):
        _set_advanced(x, index, value)
        return
    number = isinstance(value, (Tensor, int, float, complex))
    _view(x, index).copy_(value if number else _tensor(value, x))


def _tensor(value: Any, x: Any) -> Any:
    from core.tensor import asarray

    return asarray(value, dtype=x.dtype, device=x.device)


def _is_number(index: Any) -> bool:
    return index.ndim == 0 and "integer" in index.dtype.kind


# ---- basic -------------------------------------------------------------------------------------
def _view(x: Any, index: Any) -> Any:
    """One view operator for each entry of the index, first to last."""
    entries = _expanded(x, index if isinstance(index, tuple) else (index,))
    out, axis = x, 0
    for entry in entries:
        if entry is None:
            out = out.expand_dims(axis)
            axis += 1
        elif isinstance(entry, slice):
            if entry != slice(None):
                out = out.slice(
                    axis, entry.start, entry.stop, 1 if entry.step is None else entry.step
                )
            axis += 1
        else:
            out = out.select(axis, entry)
    return _alias(x) if out is x else out


def _alias(x: Any) -> Any:
    return _native.find_operator("core::view")(x, x.shape)


def _expanded(x: Any, entries: tuple[Any, ...]) -> list[Any]:
    """The entries with Ellipsis replaced by slices, checked against the rank of x."""
    found = [_checked(entry) for entry in entries]
    dots = [i for i, entry in enumerate(found) if entry is Ellipsis]
    taken = sum(entry is not None and entry is not Ellipsis for entry in found)
    if len(dots) > 1 or taken > x.ndim:
        raise IndexRangeError(
            what=f"the index has {taken} entries and {len(dots)} ellipses for shape {x.shape}",
            why="each entry takes one dimension, and one ellipsis the dimensions that are left",
            exists=f"up to {x.ndim} integers and slices, one ellipsis, any number of None",
            fix="leave out the surplus entries",
        )
    rest = [slice(None)] * (x.ndim - taken)
    return found[: dots[0]] + rest + found[dots[0] + 1 :] if dots else found + rest


def _checked(entry: Any) -> Any:
    if entry is None or entry is Ellipsis or isinstance(entry, slice):
        return entry
    if isinstance(entry, Tensor) and _is_number(entry):
        return int(entry)
    if (
        not isinstance(entry, bool)
        and hasattr(entry, "__index__")
        and not isinstance(entry, Tensor)
    ):
        return entry.__index__()
    kind = f"{entry.dtype} tensor" if isinstance(entry, Tensor) else type(entry).__name__
    raise ArgumentError(
        what=f"x[...] does not take a {kind} among its entries",
        why="mixtures of views and copies are not supported",
        exists="integers, slices, None and ...; or one bool mask or 1-d integer tensor alone",
        fix="index in two steps, or use core.take, core.take_along_axis or core.where",
    )


# ---- advanced ----------------------------------------------------------------------------------
def _get_advanced(x: Any, index: Any) -> Any:
    if index.dtype == _native.bool:
        return take(_flat(x, index), _flat_mask(index), 0)
    _check_list(index)
    return take(x, _wrapped(index, x.shape[0]), 0)


def _set_advanced(x: Any, index: Any, value: Any) -> None:
    if index.dtype == _native.bool:
        where = _native.find_operator("core::where")
        x.copy_(where(_broadcast_mask(x, index), value, x).astype(x.dtype))
        return
    _check_list(index)
    rows = value.broadcast_to((index.size, *x.shape[1:])) if isinstance(value, Tensor) else value
    for row in range(index.size):
        x.select(0, int(index.select(0, row))).copy_(
            rows.select(0, row) if isinstance(rows, Tensor) else rows
        )


def _check_list(index: Any) -> Any:
    if index.ndim == 1 and "integer" in index.dtype.kind:
        return
    raise ArgumentError(
        what=f"x[index] does not take a {index.dtype} index of shape {index.shape}",
        why="only lists of positions along the first axis are supported",
        exists="1-d integer tensors, and bool masks whose shape begins x's",
        fix="use core.take_along_axis, or reshape the index to one dimension",
    )


def _wrapped(index: Any, size: int) -> Any:
    where = _native.find_operator("core::where")
    return where(index < 0, index + size, index)


def _check_mask(x: Any, mask: Any) -> None:
    if mask.shape != x.shape[: mask.ndim]:
        raise IndexRangeError(
            what=f"a mask of shape {mask.shape} for a tensor of shape {x.shape}",
            why="a mask says for each element, or each row, whether it is taken",
            exists=f"masks of shape {', '.join(str(x.shape[:n]) for n in range(1, x.ndim + 1))}",
            fix="pass a mask of one of these shapes",
        )


def _flat(x: Any, mask: Any) -> Any:
    """x with the axes that the mask covers joined to one."""
    _check_mask(x, mask)
    return reshape(x, (mask.size, *x.shape[mask.ndim :]))


def _flat_mask(mask: Any) -> Any:
    return _native.find_operator("core::nonzero")(reshape(mask, (mask.size,)))[0]


def _broadcast_mask(x: Any, mask: Any) -> Any:
    _check_mask(x, mask)
    return reshape(mask, (*mask.shape, *(1,) * (x.ndim - mask.ndim)))
