"""`x[...]` and `x[...] = y`: integers, slices, None, Ellipsis, masks and integer tensors, mixed.

Integers, slices, None and Ellipsis are views, and assignment writes through them. Masks and integer
tensors (or lists, or arrays) are copies of the elements that they name: they broadcast together, a
mask standing for the positions where it holds; their dimensions take the place of the axes they
index if these stand side by side, else they come first. Integers are views with tensors too, as in
PyTorch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor, find_operator, int64
from core._native import bool as bool_
from core.dispatcher.binding import keeps_index
from core.errors import IndexRangeError, type_text
from core.operators.definition.define import define
from core.operators.definition.shapes import broadcast_shapes
from core.operators.indexing.rows import index_get, index_set, put_reference, take_rows

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import EllipsisType
    from typing import TypeGuard

    from core.type_aliases import Array, Operand

    ArrayLike = Operand | Array | Sequence[Any]  # what becomes a tensor where values are wanted
    Entry = Tensor | int | slice | EllipsisType | None  # of an index, once it is checked

_INT64 = int64
_BOOL = bool_
_find = find_operator


def getitem(x: Tensor, index: Any) -> Tensor:
    """x[index]."""
    if isinstance(index, Tensor) and _is_mask_of(x, index):
        return _find("core::masked_select")(x, index)
    view, axes = _parse(x, index)
    return _gather(view, axes) if axes else view


def setitem(x: Tensor, index: Any, value: ArrayLike) -> None:
    """x[index] = value, with value broadcast and cast."""
    if isinstance(index, list):
        index = _as_index(x, index)
    if isinstance(index, Tensor) and index.dtype == _BOOL and _fills(value, x, index):
        _fill_mask(x, index, value)
        return
    view, axes = _parse(x, index)
    if axes:
        _scatter(view, axes, _values(value, x))
    else:
        view.copy_(_values(value, x))


def _values(value: ArrayLike, x: Tensor) -> Operand:
    """A tensor or number as it is; arrays and lists as tensors of x's dtype."""
    if isinstance(value, (Tensor, int, float, complex)):
        return value
    from core.tensors import asarray

    return asarray(value, dtype=x.dtype, device=x.device)


# ---- the index ---------------------------------------------------------------------------------
def _parse(x: Tensor, index: Any) -> tuple[Tensor, dict[int, Tensor]]:
    """(x after the entries that make views, {axis: integer tensor} of the other entries)."""
    entries = index if isinstance(index, tuple) else (index,)
    out, axis = x, 0
    axes: dict[int, Tensor] = {}
    for entry in _expanded(x, [_checked(x, entry) for entry in entries]):
        if entry is None:
            out = out.expand_dims(axis)
        elif isinstance(entry, slice):
            if entry.start is not None or entry.stop is not None or entry.step is not None:
                out = out.slice(axis, *_bounds(entry))
        elif not isinstance(entry, Tensor):
            out = out.select(axis, entry)
            continue
        elif entry.dtype != _BOOL:
            axes[axis] = entry
        else:
            out, indices = _masked(out, axis, entry)
            axes.update(zip(range(axis, axis + len(indices)), indices))
            axis += len(indices) - 1
        axis += 1
    return (_alias(x) if out is x and not axes else out), axes


def _bounds(entry: slice) -> list[Any]:
    """start, stop and step; tensors of one integer are read, as Python reads indices."""
    step = 1 if entry.step is None else entry.step
    parts = (entry.start, entry.stop, step)
    return [part.__index__() if isinstance(part, Tensor) else part for part in parts]


def _alias(x: Tensor) -> Tensor:
    return _find("core::view")(x, x.shape)


def _checked(x: Tensor, entry: Any) -> Entry:
    """An entry as None, Ellipsis, a slice, an int, or an index tensor."""
    if type(entry) is int or entry is None or entry is Ellipsis or isinstance(entry, slice):
        return entry
    if hasattr(entry, "specialize"):  # a symbol is not asked for its number, which would settle it
        return entry
    if not isinstance(entry, Tensor):
        if not isinstance(entry, bool) and hasattr(entry, "__index__") and not _ranked(entry):
            return entry.__index__()
        entry = _as_index(x, entry)
    if entry.dtype != _BOOL and "integer" not in entry.dtype.kind:
        raise _refused(f"a {entry.dtype} tensor")
    if entry.ndim or entry.dtype == _BOOL or entry.level or entry.is_fake or keeps_index(x, entry):
        return entry
    return int(entry)


def _ranked(entry: Any) -> bool:
    return getattr(entry, "ndim", 0) > 0


def _as_index(x: Tensor, entry: Any) -> Tensor:
    """A bool, a list or an array as a tensor."""
    from core.tensors import asarray

    if isinstance(entry, (str, bytes, float, complex)):
        raise _refused(type_text(entry))
    try:
        tensor = asarray(entry, device=x.device)
    except (TypeError, ValueError) as error:
        raise _refused(type_text(entry)) from error
    return tensor.astype(_INT64) if tensor.size == 0 and tensor.dtype != _BOOL else tensor


def _refused(entry: str) -> IndexRangeError:
    return IndexRangeError(
        what=f"x[...] does not take {entry} among its entries",
        why="an index chooses elements",
        exists="integers, slices, None and ...; bool masks and integer tensors, arrays and lists",
        fix="convert it to one of these, for instance with .astype(core.int64)",
    )


def _takes(entry: Entry) -> int:
    """How many dimensions of x an entry stands for."""
    if entry is None or entry is Ellipsis:
        return 0
    return entry.ndim if isinstance(entry, Tensor) and entry.dtype == _BOOL else 1


def _expanded(x: Tensor, entries: list[Entry]) -> list[Any]:
    """The entries with Ellipsis replaced by slices, checked against the rank of x."""
    dots = [i for i, entry in enumerate(entries) if entry is Ellipsis]
    taken = sum(map(_takes, entries))
    if len(dots) > 1 or taken > x.ndim:
        surplus = f"{taken} dimensions" if taken > x.ndim else f"{len(dots)} ellipses"
        raise IndexRangeError(
            what=f"the index has entries for {surplus}, and the tensor's shape is {x.shape}",
            why="an integer or a slice takes one dimension, a mask as many as it has, and one "
            "ellipsis those that are left",
            exists=f"entries for its {x.ndim} dimensions, one ellipsis, any number of None",
            fix="leave out the surplus entries",
        )
    if not dots:
        return entries
    rest = [slice(None)] * (x.ndim - taken)
    return [*entries[: dots[0]], *rest, *entries[dots[0] + 1 :]]


# ---- masks -------------------------------------------------------------------------------------
def _masked(x: Tensor, axis: int, mask: Tensor) -> tuple[Tensor, list[Tensor]]:
    """(x, the positions where the mask holds: an index for each axis that it covers)."""
    if mask.ndim == 0:  # a new axis, of which the mask takes the one element or none
        return x.expand_dims(axis), list(_find("core::nonzero")(mask.expand_dims(0)))
    _check_mask(x, axis, mask)
    return x, list(_find("core::nonzero")(mask))


def _check_mask(x: Tensor, axis: int, mask: Tensor) -> None:
    covered = x.shape[axis : axis + mask.ndim]
    if any(m not in (n, 0) for m, n in zip(mask.shape, covered)):  # of no elements it takes none
        raise IndexRangeError(
            what=f"a mask of shape {mask.shape} for dimensions {covered} of shape {x.shape}",
            why="a mask has True or False for each element",
            exists=f"masks of shape {', '.join(str(x.shape[:n]) for n in range(1, x.ndim + 1))}"
            " alone, and of the sizes they stand for in a mixture",
            fix="pass a mask of that shape",
        )


def _is_mask_of(x: Tensor, index: Tensor) -> bool:
    """Whether x[index] is one call, as native code makes it: of a mask of x's shape, without a
    batch, whose elements have masks of their own."""
    if index.dtype != _BOOL or index.ndim == 0 or x.level or index.level:
        return False
    return bool(index.shape == x.shape)


def _fills(value: ArrayLike, x: Tensor, mask: Tensor) -> TypeGuard[Operand]:
    """Whether x[mask] = value writes the same to each place: then nothing has to be counted."""
    if isinstance(value, Tensor):
        return bool(value.ndim <= x.ndim - mask.ndim)
    return isinstance(value, (int, float, complex))


def _fill_mask(x: Tensor, mask: Tensor, value: Operand) -> None:
    if mask.ndim:
        _check_mask(x, 0, mask)
        if mask.size == 0:
            return
    if not isinstance(value, Tensor):
        value = _find("core::full")((), value, dtype=x.dtype, device=x.device)
    elif value.dtype != x.dtype:
        blank = _find("core::full")(value.shape, 0, dtype=x.dtype, device=x.device)
        value = _find("core::copy")(blank, value)
    mask = mask.reshape((*mask.shape, *(1,) * (x.ndim - mask.ndim)))
    x.copy_(_find("core::where")(mask, value, x))


# ---- integer tensors ---------------------------------------------------------------------------
def _gather(x: Tensor, axes: dict[int, Tensor]) -> Tensor:
    if len(axes) == 1:
        ((axis, index),) = axes.items()
        return take_rows(x, index, axis)
    front, indices, place = _to_front(x, axes)
    out = index_get(front, indices)
    return _moved(out, 0, place, indices[0].ndim)


def _to_front(x: Tensor, axes: dict[int, Tensor]) -> tuple[Tensor, list[Tensor], int]:
    """(x, the axes that are indexed in front; indices of one shape; where their axes belong)."""
    order = list(axes)
    shape = broadcast_shapes(*(i.shape for i in axes.values()))
    indices = [i if i.shape == shape else i.broadcast_to(shape) for i in axes.values()]
    together = order == list(range(order[0], order[0] + len(order)))
    if order != list(range(len(order))):
        x = x.permute_dims([*order, *(d for d in range(x.ndim) if d not in axes)])
    return x, indices, order[0] if together else 0


def _moved(x: Tensor, source: int, target: int, count: int) -> Tensor:
    """x with `count` axes from source on at target."""
    if source == target or count == 0:
        return x
    order = [d for d in range(x.ndim) if not source <= d < source + count]
    order[target:target] = range(source, source + count)
    return x.permute_dims(order)


def _scatter(x: Tensor, axes: dict[int, Tensor], values: Operand) -> None:
    """Writes through x, a view of the tensor that is assigned to."""
    front, indices, place = _to_front(x, axes)
    rank = indices[0].ndim
    if isinstance(values, Tensor):
        rest = front.shape[len(indices) :]
        shape = (*rest[:place], *indices[0].shape, *rest[place:])
        while values.ndim > len(shape) and values.shape[0] == 1:
            values = values.select(0, 0)
        values = _moved(values.broadcast_to(shape), place, 0, rank)
    _put_(front, indices, values, False)


_put_ = _find("core::index_set_")


# ---- index_put ---------------------------------------------------------------------------------
def _all_indices(x: Tensor, entries: Sequence[Tensor]) -> list[Tensor]:
    """Masks replaced by positions, all of one shape."""
    _, axes = _parse(x, tuple(entries))
    return _to_front(x, axes)[1]


def _index_put_masked(
    x: Tensor, indices: Sequence[Tensor], values: Operand, accumulate: bool
) -> Tensor:
    indices = _all_indices(x, indices)
    if isinstance(values, Tensor):
        values = values.broadcast_to((*indices[0].shape, *x.shape[len(indices) :]))
    return index_set(x, indices, values, accumulate)


index_put = define(
    "core::index_put(Tensor x, Tensor[] indices, Tensor|Scalar values, bool accumulate=False)"
    " -> Tensor",
    decomposition=_index_put_masked,
    reference=lambda np, x, indices, values, accumulate: put_reference(
        np, x, np.broadcast_arrays(*indices), values, accumulate
    ),
    inplace=True,
    method="index_put",
    samples=lambda s: [
        s(s.t(4), [s.ints(6)], s.t(6)),
        s(s.t(3, 4), [s.ints(2, 1, high=3), s.ints(3)], s.t(3)),
        s(s.t(3, 4), [s.ints(5, high=3)], s.t(4), accumulate=True),
        s(s.t(3, 4), [s.ints(2, high=3), s.ints(2)], 1),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3), [s.ints(2, high=2) + 3], 1),
        s.error("IndexRangeError", s.t(3), [s.bools(2)], 1),
        s.error("ShapeError", s.t(3, 3), [s.ints(2, high=2)], s.t(2)),
        s.error("IndexRangeError", s.t(3), [s.t(2)], 1),
    ],
    dtypes="numeric",
    doc="""x with values in the places x[indices], or with accumulate=True added to them.

    The indices, integer tensors or masks, broadcast together and stand for the first dimensions of
    x; values broadcast to what they name. Where several are put in one place the last one stays.

    >>> import core
    >>> x, index = core.asarray([1, 2, 3]), core.asarray([0, 0])
    >>> core.index_put(x, [index], core.asarray([5, 6])).tolist()
    [6, 2, 3]
    >>> core.index_put(x, [index], core.asarray([5, 6]), accumulate=True).tolist()
    [12, 2, 3]
    """,
)

__all__ = ["index_put"]
