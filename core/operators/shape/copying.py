"""Copies: the same values in new memory, in another dtype, on another device, or written over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor, empty
from core._native import device as Device
from core._native import to_device as native_to_device
from core.dispatcher.binding import invoke
from core.errors import ArgumentError, ShapeError
from core.hooks import install_hooks
from core.operators.definition.define import define
from core.operators.elementwise.families import unary_samples
from core.transforms.batching import batching_rule, leading, to_front

if TYPE_CHECKING:
    from core._native import Operator
    from core.type_aliases import Array, Batched, DeviceLike, Namespace, Operand, Scalar

clone = define(
    "core::clone(Tensor x) -> Tensor",
    rule="copy",
    body=lambda x: x,
    reference=lambda np, x: np.array(x),
    vjp=lambda g: g,
    jvp="linear",
    batch="pointwise",
    method="clone",
    samples=unary_samples,
    errors=lambda s: [s.error("ArgumentError", None)],
    dtypes="all",
    doc="""A copy of x in new memory, in row-major order.

    >>> import core
    >>> core.clone(core.ones(2)).tolist()
    [1.0, 1.0]
    """,
)

astype = define(
    "core::astype(Tensor x, dtype dtype) -> Tensor",
    rule="cast",
    body=lambda x: x,  # stored as the output's dtype
    reference=lambda np, x, dtype: x,
    vjp=lambda g: g,
    jvp=lambda t_x, result: t_x.astype(result.dtype) if _inexact(result) else None,
    batch=leading(),
    public=False,  # core.astype is the function, which also moves, and need not copy
    samples=lambda s: [
        s(s.t(2, 3), "float64"),
        s(s.t(3), "float32"),
        s(s.t(3, 2).mT, "float32"),
        s(s.bools(3), "float32"),
        s(s.ints(3), "float64"),
        s(s.t(3), "float16"),
        s(s.ints(3), "bool"),
    ],
    errors=lambda s: [s.error("DtypeError", s.t(2), "float33")],
    dtypes="float",
    doc="""A copy of x converted to dtype: a dtype, or its name.

    >>> import core
    >>> core.ops.core.astype(core.asarray([1.5, -1.5]), core.int32).tolist()
    [1, -1]
    """,
)


def _inexact(x: Tensor) -> bool:
    return x.dtype.kind in ("real floating", "complex floating")


install_hooks(cast=astype)


# ---- writing over ------------------------------------------------------------------------------
def _copy_reference(
    np: Namespace, x: Array, src: Array | Scalar, *, non_blocking: bool = False
) -> Array:
    out = np.empty_like(x)
    out[...] = src
    return out


def _copied(x: Tensor, src: Operand, *, non_blocking: bool = False) -> Tensor:
    from core.operators.shape.creation import full
    from core.operators.shape.views import broadcast_to

    if not isinstance(src, Tensor):
        return full(x.shape, src, dtype=x.dtype, device=x.device)
    return clone(broadcast_to(src if src.dtype == x.dtype else astype(src, x.dtype), x.shape))


def _copy_jvp(t_src: Operand, x: Tensor) -> Tensor:
    return copy(x * 0, _there(t_src, x))


def _copy_vjp(g: Tensor, like_src: Operand) -> tuple[None, Tensor]:
    return None, _there(g, like_src)


def _there(x: Any, like: Operand) -> Any:
    """x where another tensor is: copy_ takes values from any device."""
    if isinstance(x, Tensor) and isinstance(like, Tensor) and x.device != like.device:
        return to_device(x, like.device)
    return x


@batching_rule
def _copy_batch(op: Operator, args: list[Any], dims: list[Any], size: int) -> Batched:
    """x is expanded where only src is batched: the result has the shape of x."""
    x, src = args[:2]
    x = to_front(x, dims[0], size)
    if dims[1] is not None:
        src = to_front(src, dims[1], size)
        src = src.reshape((size, *(1,) * (x.ndim - src.ndim), *src.shape[1:]))
    return invoke(op, [x, src]), 0


copy = define(
    "core::copy(Tensor x, Tensor|Scalar src, *, bool non_blocking=False) -> Tensor",
    rule="assign",
    decomposition=_copied,
    reference=_copy_reference,
    vjp=_copy_vjp,
    jvp=_copy_jvp,
    batch=_copy_batch,
    inplace="copy_",  # the method of that name; x.copy(...) would be mistaken for NumPy's
    samples=lambda s: [s(s.t(2, 3), s.t(3)), s(s.t(2, 3), 1.5), s(s.t(3, 2).mT, s.t(2, 1))],
    errors=lambda s: [
        s.error("ShapeError", s.t(3), s.t(2, 3)),
        s.error("DtypeError", s.ints(3), s.t(3)),
    ],
    dtypes="inexact",
    public=False,
    doc="""src in the shape and dtype of x, whose values do not matter: `x[...] = src` records it.

    non_blocking: `x.copy_(src, non_blocking=True)` returns before the bytes have come, where one of
    both is pinned memory and the other an accelerator's, both contiguous, of one shape and dtype.

    >>> import core
    >>> core.ops.core.copy(core.zeros(2), 3).tolist()
    [3.0, 3.0]
    """,
)


# ---- between devices ---------------------------------------------------------------------------
def _move(
    x: Tensor, device: DeviceLike, *, stream: int | None = None, non_blocking: bool = False
) -> Tensor:
    _check_stream(stream)
    if non_blocking:
        from core.plugins.pinned import moved

        if (on_its_way := moved(x, Device(device))) is not None:
            return on_its_way
    return native_to_device(x, device)


def _started(to: Tensor, source: Tensor) -> bool:
    from core.plugins.pinned import started

    return started(to, source)


install_hooks(start_copy=_started)


def _move_fake(
    x: Tensor, device: DeviceLike, *, stream: int | None = None, non_blocking: bool = False
) -> Tensor:
    _check_stream(stream)
    return empty(x.shape, x.dtype, device)


def _check_stream(stream: int | None) -> None:
    if stream is None:
        return
    raise ArgumentError(
        what=f"core::to_device was given stream={stream!r}",
        why="core orders a copy after the work that the tensor waits for by itself",
        exists="stream=None",
        fix="leave stream out",
    )


to_device: Any = define(
    "core::to_device(Tensor x, device device, *, int? stream=None, bool non_blocking=False) "
    "-> Tensor",
    fake=_move_fake,
    decomposition=_move,
    vjp=lambda g, like_x: to_device(g, like_x.device),
    jvp="linear",
    batch=leading(),
    method="to_device",
    samples=lambda s: [s(s.t(2, 3), "cpu"), s(s.t(3, 2).mT, "cpu")],
    errors=lambda s: [
        s.error("DeviceError", s.t(2), "no such device"),
        s.error("ArgumentError", s.t(2), "cpu", stream=1),
    ],
    dtypes="all",
    doc="""A copy of x on a device; gradients travel back to the device of x.

    non_blocking: as of `to`.

    >>> import core
    >>> core.to_device(core.ones(2), "cpu").device
    device('cpu')
    """,
    no_reference="copying is the runtimes' work",
)


# ---- one value everywhere ----------------------------------------------------------------------
def fill_(x: Tensor, value: Operand) -> Tensor:
    """Overwrites every element of x with value: a number, or a tensor of no dimensions."""
    if isinstance(value, Tensor) and value.ndim:
        raise ShapeError(
            what=f"fill_ was given a value of shape {value.shape}",
            why="all elements become the same",
            exists="numbers, and tensors of shape ()",
            fix="write x.copy_(value), which broadcasts",
        )
    return x.copy_(value)


def zero_(x: Tensor) -> Tensor:
    """Overwrites every element of x with 0."""
    return fill_(x, 0)


METHODS = {"fill_": fill_, "zero_": zero_}
__all__ = ["astype", "clone", "copy", "to_device"]
