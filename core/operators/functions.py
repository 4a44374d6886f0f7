"""Public functions composed of operators, without a definition.

They hold for every device, mode and transform because the operators they call do.
"""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core._native import device as Device
from core._native import dtype as DType
from core.errors import ArgumentError, DtypeError, ShapeAttributeError, ShapeError, type_text
from core.operators.definition.checks import need_choice
from core.operators.definition.shapes import as_tuple, broadcast_shapes, wrap_axis
from core.operators.elementwise import rounding
from core.operators.elementwise.activation import gelu_erf, gelu_tanh
from core.operators.indexing import gathering
from core.operators.shape import copying
from core.operators.shape.copying import clone, to_device
from core.operators.shape.creation import zeros
from core.operators.shape.joining import concat, stack, with_rank
from core.operators.shape.padding import constant_pad_nd
from core.operators.shape.splitting import PUBLIC as SPLITTING
from core.operators.shape.views import broadcast_to, permute_dims, view

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.type_aliases import DeviceLike, DTypeLike


# ---- place and kind ----------------------------------------------------------------------------
def astype(
    x: Tensor, dtype: DTypeLike, *, copy: bool = True, device: DeviceLike | None = None
) -> Tensor:
    """x converted to dtype, a dtype or its name.

    copy: False gives x itself where it is of that dtype, on that device, already.

    >>> import core
    >>> core.astype(core.asarray([1.5, -1.5]), core.int32).tolist()
    [1, -1]
    """
    if device is not None and x.device != _device(device):
        x, copy = to_device(x, device), False
    return x if copy is False and x.dtype == DType(dtype) else copying.astype(x, dtype)


def to(
    x: Tensor,
    target: Tensor | DTypeLike | DeviceLike | None = None,
    dtype: DTypeLike | None = None,
    *,
    device: DeviceLike | None = None,
    copy: bool = False,
    non_blocking: bool = False,
) -> Tensor:
    """x on another device, in another dtype, or both; x itself if it is there already.

    target: a device or a dtype, the name of one, or a tensor that has both. copy: a copy in any
    case. non_blocking: returns before the bytes have come, where one of both is pinned memory
    (`pin_memory`) and the other an accelerator's. To the host that makes pinned memory, which is to
    be read after `core.synchronize` or an event. ArgumentError if a device or a dtype is given
    twice.

    >>> import core
    >>> x = core.ones((2,))
    >>> x.to("cpu") is x, x.to(core.int8).dtype, x.to("cpu", core.float64).dtype
    (True, core.int8, core.float64)
    """
    if target is not None:
        dtype, device = _kind(target, dtype, device)
    before = x
    if dtype is not None and x.dtype != DType(dtype):
        x = astype(x, dtype)
    if device is not None and x.device != _device(device):
        x = to_device(x, device, non_blocking=non_blocking)
    return clone(x) if copy and x is before else x


def pin_memory(x: Tensor, device: DeviceLike | None = None) -> Tensor:
    """A copy of a tensor of the cpu in pinned memory, from which devices copy by themselves.

    device: whose devices of its type the copies are for; the first accelerator without. x itself if
    it is pinned already. DeviceError where there is none, or it has no pinned memory.
    """
    from core.plugins import pinned

    return pinned.pin_memory(x, device)


def is_pinned(x: Tensor, device: DeviceLike | None = None) -> bool:
    """Whether x lies in pinned memory: of a device's type, or of any where none is named.

    >>> import core
    >>> core.ones(2).is_pinned()
    False
    """
    from core.plugins import pinned

    return pinned.is_pinned(x, device)


def _kind(
    target: Tensor | DTypeLike | DeviceLike, dtype: DTypeLike | None, device: DeviceLike | None
) -> list[Any]:
    """(dtype, device) from the target of `to`."""
    if isinstance(target, Tensor):
        target_kind: tuple[Any, Any] = (target.dtype, target.device)
    else:
        target_kind = (target, None) if _names_dtype(target) else (None, target)
    pairs = list(zip(target_kind, (dtype, device)))
    if all(None in pair for pair in pairs):
        return [a if b is None else b for a, b in pairs]
    raise ArgumentError(
        what=f"to was given {type_text(target)}, and the same by name as well",
        why="a tensor has one dtype and one device",
        exists="to(device), to(dtype), to(device, dtype), to(tensor), and both by name",
        fix="leave one of the two out",
    )


def _names_dtype(target: DTypeLike | DeviceLike) -> bool:
    if isinstance(target, str):
        try:
            DType(target)
        except DtypeError:
            return target[:1] in ("<", ">")  # a byte order, which no device's name has
        return True
    return not isinstance(target, Device)


def _device(device: DeviceLike) -> Device:
    return device if isinstance(device, Device) else Device(device)


# ---- shape -------------------------------------------------------------------------------------
def reshape(x: Tensor, shape: int | Sequence[int], *, copy: bool | None = None) -> Tensor:
    """The elements of x, in row-major order, in another shape; one size may be -1.

    copy: None copies where strides leave no other way, True always, False never (an error instead).

    >>> import core
    >>> core.reshape(core.asarray([1, 2, 3, 4]), (2, -1)).tolist()
    [[1, 2], [3, 4]]
    """
    sizes = as_tuple(shape)
    if copy is True:
        return view(clone(x), sizes)
    if copy is False or _viewable(x, sizes):
        return view(x, sizes)
    return view(clone(x), sizes)


def _viewable(x: Tensor, shape: tuple[int, ...]) -> bool:
    """Whether x's strides allow shape; also if the shape is invalid, which `view` reports."""
    while (inner := x.wrapped_value) is not None:
        x = inner
    if x.is_contiguous:
        return True
    count, fixed_size = math.prod(x.shape), math.prod(n for n in shape if n != -1)
    sizes = [count // max(fixed_size, 1) if n == -1 else n for n in shape]
    return count == 0 or math.prod(sizes) != count or _fits_runs(_runs(x), sizes)


def _runs(x: Tensor) -> list[int]:
    """The lengths of what lies evenly in memory, one for each group of axes, the last first."""
    runs: list[int] = []
    step = None
    for size, stride in zip(reversed(x.shape), reversed(x.strides)):
        if size == 1:
            continue
        if runs and stride == step:
            runs[-1] *= size
        else:
            runs.append(size)
        step = stride * size
    return runs


def _fits_runs(runs: list[int], sizes: Sequence[int]) -> bool:
    """Whether no size reaches across the end of a run."""
    left = 1
    for size in reversed(sizes):
        if left == 1 and size != 1:
            left = runs.pop(0)
        if left % size:
            return False
        left //= size
    return True


def contiguous(x: Tensor) -> Tensor:
    """x itself if its elements lie in row-major order without gaps, else such a copy.

    >>> import core
    >>> core.contiguous(core.zeros((2, 3)).T).strides
    (2, 1)
    """
    inner = x
    while (below := inner.wrapped_value) is not None:
        inner = below
    return x if inner.is_contiguous else clone(x)


def matrix_transpose(x: Tensor) -> Tensor:
    """x with its last two axes swapped, as a view; also `x.mT`.

    >>> import core
    >>> core.matrix_transpose(core.zeros((5, 2, 3))).shape
    (5, 3, 2)
    """
    if x.ndim < 2:
        raise ShapeAttributeError(
            what=f"cannot transpose a tensor of shape {x.shape}",
            why="it has no two axes to swap",
            exists="tensors of two dimensions or more",
            fix="add an axis first: core.expand_dims(x, 0)",
        )
    return permute_dims(x, [*range(x.ndim - 2), x.ndim - 1, x.ndim - 2])


def transpose(
    x: Tensor, dim0: int | Sequence[int], dim1: int | None = None, *others: int
) -> Tensor:
    """x with two axes swapped, as a view; or with its axes in the order of a list.

    >>> import core
    >>> x = core.zeros((2, 3, 4))
    >>> core.transpose(x, 0, -1).shape, core.transpose(x, (1, 2, 0)).shape
    ((4, 3, 2), (3, 4, 2))
    """
    if others:
        axes = (dim0, dim1, *others)
        raise ArgumentError(
            what=f"transpose was given {len(axes)} axes",
            why="it swaps two",
            exists="core.permute_dims, for an order of all axes",
            fix=f"write x.permute_dims({axes})",
        )
    if dim1 is None:
        return permute_dims(x, dim0)
    order = list(range(x.ndim))
    first, second = (wrap_axis(axis, x.ndim) for axis in (*as_tuple(dim0), dim1))
    order[first], order[second] = second, first
    return permute_dims(x, order)


def _transpose(x: Tensor) -> Tensor:
    """x with its two axes swapped, as a view."""
    if x.ndim != 2:
        raise ShapeAttributeError(
            what=f"x.T of a tensor of shape {x.shape}",
            why="it swaps two axes: for more, the order of the others is not clear",
            exists="x.mT for stacks of matrices, core.permute_dims for any order",
            fix="use one of these",
        )
    return permute_dims(x, [1, 0])


def expand_as(x: Tensor, other: Tensor) -> Tensor:
    """x broadcast, as a view, to the shape of another tensor."""
    return broadcast_to(x, other.shape)


def view_as(x: Tensor, other: Tensor) -> Tensor:
    """The elements of x in the shape of another tensor, over the same memory."""
    return view(x, other.shape)


def reshape_as(x: Tensor, other: Tensor) -> Tensor:
    """The elements of x in the shape of another tensor."""
    return reshape(x, other.shape)


def broadcast_arrays(*arrays: Tensor) -> list[Tensor]:
    """The tensors, broadcast as views to the shape that all of them have in common.

    >>> import core
    >>> [x.shape for x in core.broadcast_arrays(core.zeros((2, 1)), core.zeros(3))]
    [(2, 3), (2, 3)]
    """
    shape = broadcast_shapes(*(x.shape for x in arrays)) if arrays else ()
    return [broadcast_to(x, shape) for x in arrays]


def meshgrid(*arrays: Tensor, indexing: str = "xy") -> list[Tensor]:
    """The coordinates of a grid from those of its axes, one tensor for each.

    indexing: "xy", in which the first vector runs along the second axis, or "ij".

    >>> import core
    >>> x, y = core.meshgrid(core.asarray([1, 2]), core.asarray([3, 4, 5]))
    >>> x.tolist()
    [[1, 2], [1, 2], [1, 2]]
    """
    _check_grid(arrays, indexing)
    order = list(range(len(arrays)))
    if indexing == "xy" and len(arrays) > 1:
        order[:2] = [1, 0]
    shape = tuple(arrays[k].size for k in order)
    grids = []
    for k, x in enumerate(arrays):
        alone = [1] * len(arrays)
        alone[order.index(k)] = x.size
        grids.append(broadcast_to(reshape(x, alone), shape))
    return grids


def _check_grid(arrays: tuple[Tensor, ...], indexing: str) -> None:
    need_choice(
        "meshgrid", "indexing", indexing, ("xy", "ij"), "there are two orders of the first two axes"
    )
    bad = next((x for x in arrays if x.ndim > 1 or x.dtype != arrays[0].dtype), None)
    if bad is not None:
        raise ShapeError(
            what=f"core.meshgrid was given a tensor of {bad.dtype}{bad.shape}",
            why="it takes the coordinates of one axis each",
            exists="1-d and 0-d tensors of one dtype",
            fix="flatten it, or cast it",
        )


def _grown(name: str, rank: int, doc: str) -> Callable[..., Tensor | list[Tensor]]:
    grown = with_rank(rank)

    def function(*tensors: Tensor | Sequence[Tensor]) -> Tensor | list[Tensor]:
        lists = ((given,) if isinstance(given, Tensor) else given for given in tensors)
        results = [grown(x) for x in itertools.chain.from_iterable(lists)]
        return results[0] if len(results) == 1 else results

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"""{doc} Of several tensors a list.

    >>> import core
    >>> core.{name}(core.asarray(1.0)).shape
    {(1,) * rank}
    """
    return function


atleast_1d = _grown("atleast_1d", 1, "x, a 0-d tensor with one axis.")
atleast_2d = _grown("atleast_2d", 2, "x with at least two axes, added in front.")
atleast_3d = _grown("atleast_3d", 3, "x with at least three axes, of a matrix added last.")


def cartesian_prod(*tensors: Tensor) -> Tensor:
    """All choices of one element of each vector, in order, one a row.

    >>> import core
    >>> core.cartesian_prod(core.asarray([1, 2]), core.asarray([3, 4])).tolist()
    [[1, 3], [1, 4], [2, 3], [2, 4]]
    """
    if len(tensors) == 1:
        return clone(tensors[0])
    grid = meshgrid(*tensors, indexing="ij")
    return stack([reshape(x, (x.size,)) for x in grid], -1)


def block_diag(*tensors: Tensor) -> Tensor:
    """Matrices on the diagonal of a larger one, and zeros elsewhere; vectors count as rows.

    >>> import core
    >>> core.block_diag(core.asarray([[1, 2]]), core.asarray([[3]])).tolist()
    [[1, 2, 0], [0, 0, 3]]
    """
    grown = with_rank(2)
    blocks = [grown(x) for x in tensors] or [zeros((1, 0))]
    bad = next((x for x in blocks if x.ndim > 2), None)
    if bad is not None:
        raise ShapeError(
            what=f"core.block_diag was given a tensor of shape {bad.shape}",
            why="blocks are matrices",
            exists="tensors of up to two dimensions",
            fix="pass the matrices one by one",
        )
    width, start, rows = sum(x.shape[1] for x in blocks), 0, []
    for x in blocks:
        rows.append(constant_pad_nd(x, (start, width - start - x.shape[1])))
        start += x.shape[1]
    return concat(rows, 0)


# ---- activation --------------------------------------------------------------------------------
def gelu(x: Tensor, approximate: str = "none") -> Tensor:
    """The Gaussian error linear unit: x times the normal distribution's share below x.

    approximate: "none", by erf, or "tanh" (Hendrycks and Gimpel, "Gaussian Error Linear Units").

    >>> import core
    >>> core.gelu(core.zeros(2)).tolist()
    [0.0, 0.0]
    """
    need_choice(
        "gelu", "approximate", approximate, ("none", "tanh"), "there are two ways to compute it"
    )
    return gelu_erf(x) if approximate == "none" else gelu_tanh(x)


def _rounded(x: Tensor, ndigits: int | None = None) -> Tensor:
    """`round(x)`, `round(x, 2)`: to the nearest number of that many decimals, ties to even."""
    if not ndigits:
        return rounding.round(x)
    scale = 10.0 ** abs(ndigits)
    scaled = x * scale if ndigits > 0 else x / scale
    back = rounding.round(scaled)
    return (back / scale if ndigits > 0 else back * scale).astype(x.dtype)


# ---- elements ----------------------------------------------------------------------------------
def take_along_axis(
    x: Tensor, index: Tensor, axis: int = -1, *, out: Tensor | None = None
) -> Tensor:
    """x[..., index, ...]: for each place of index the element of x that it names along axis.

    index: integers, of as many dimensions as x; the other axes of both are broadcast. Positions
    below 0 count from the end. IndexRangeError if one is out of range.

    >>> import core
    >>> core.take_along_axis(core.asarray([10, 20, 30]), core.asarray([2, 0])).tolist()
    [30, 10]
    >>> core.take_along_axis(core.asarray([[1, 2], [3, 4]]), core.asarray([[1]]), 1).tolist()
    [[2], [4]]
    """
    if isinstance(x, Tensor) and isinstance(index, Tensor) and x.shape != index.shape:
        x, index = _beside_axis(x, index, axis)
    return gathering.take_along_axis(x, index, axis, out=out)


def _beside_axis(x: Tensor, index: Tensor, axis: int) -> tuple[Tensor, Tensor]:
    """Both of the same sizes but along axis."""
    if x.ndim != index.ndim or x.ndim < 2:
        return x, index
    axis = wrap_axis(axis, x.ndim)
    others = [(*t.shape[:axis], *t.shape[axis + 1 :]) for t in (x, index)]
    if others[0] == others[1]:
        return x, index
    try:
        common = broadcast_shapes(*others)
    except ShapeError:
        raise ShapeError(
            what=f"take_along_axis along axis {axis} of x of shape {x.shape} and an index of shape "
            f"{index.shape}",
            why="the other axes are broadcast, and their sizes differ",
            exists="sizes that are equal, or 1",
            fix="index as many rows as x has, or slice x first",
        ) from None
    x, index = (
        broadcast_to(t, (*common[:axis], t.shape[axis], *common[axis:])) for t in (x, index)
    )
    return x, index


PUBLIC = (
    astype,
    atleast_1d,
    atleast_2d,
    atleast_3d,
    block_diag,
    broadcast_arrays,
    cartesian_prod,
    contiguous,
    gelu,
    matrix_transpose,
    meshgrid,
    reshape,
    take_along_axis,
    transpose,
    *SPLITTING,
)
METHODS = {
    "astype": astype,
    "take_along_axis": take_along_axis,
    "transpose": transpose,
    "to": to,
    "pin_memory": pin_memory,
    "is_pinned": is_pinned,
    "contiguous": contiguous,
    "expand_as": expand_as,
    "reshape_as": reshape_as,
    "view_as": view_as,
    "__round__": _rounded,
    **{function.__name__: function for function in SPLITTING},
}
PROPERTIES = {"T": _transpose, "mT": matrix_transpose}
