"""The methods of `torch.Tensor`: functions of the namespace, and methods of tensors alone.

A method of a name that the namespace has is that function (`table.METHODS`), so that both agree.
Its form with an underscore writes the function's result to the tensor.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import core
from core._native import Tensor, get_item, set_item
from core.compat.torch import classes, creation, functions, matrices, table, tensors
from core.compat.torch.printing import represent
from core.compat.torch.promotion import elementwise
from core.compat.torch.tensors import SYMBOLS, Size, presented
from core.dtype_table import is_unsigned
from core.errors import DtypeError, ShapeError, warn

if TYPE_CHECKING:
    from builtins import type as Type

    from core._native import dtype as DType
    from core.compat.torch.functions import Size as Sizes
    from core.type_aliases import Array, DeviceLike, DTypeLike, F, Scalar

_Plain: Any = core.Tensor


# ---- properties --------------------------------------------------------------------------------
def size(self: Tensor, dim: int | None = None) -> int | tuple[int, ...]:
    """The sizes, or one of them."""
    return Size(self.shape) if dim is None else self.shape[dim]


def dim(self: Tensor) -> int:
    """The number of dimensions."""
    return int(self.ndim)


def numel(self: Tensor) -> int:
    """The number of elements."""
    return math.prod(self.shape)


def stride(self: Tensor, dim: int | None = None) -> int | tuple[int, ...]:
    """How many elements of memory lie between neighbours along each axis, or along one."""
    return tuple(self.strides) if dim is None else self.strides[dim]


def storage_offset(self: Tensor) -> int:
    """Where in its memory the tensor begins, in elements."""
    return int(self.offset)


def is_contiguous(
    self: Tensor, memory_format: classes.memory_format = classes.memory_format.contiguous_format
) -> bool:
    """Whether the elements lie in row-major order, or in another format, without gaps."""
    return classes.is_formatted(self, memory_format)


def contiguous(
    self: Tensor, memory_format: classes.memory_format = classes.memory_format.contiguous_format
) -> Tensor:
    """The tensor itself if its elements lie in a format, else such a copy."""
    return classes.formatted(self, memory_format)


def data_ptr(self: Tensor) -> int:
    """The address of the first element."""
    return int(_plain("data_ptr", self))


def element_size(self: Tensor) -> int:
    """Bytes of one element."""
    return int(self.itemsize)


def is_signed(self: Tensor) -> bool:
    """Whether its dtype has numbers below 0."""
    return self.dtype != core.bool and not is_unsigned(self.dtype.name)


def is_nonzero(self: Tensor) -> bool:
    """Whether its only element is not 0."""
    return bool(self)


def is_inference(self: Tensor) -> bool:
    """Whether it was made in inference mode."""
    return bool(_plain("is_inference", self))


def is_conj(self: Tensor) -> bool:
    """Whether its elements are yet to be conjugated: they never are."""
    return False


def resolve_conj(self: Tensor) -> Tensor:
    """The tensor: nothing is left to be conjugated."""
    return self


def is_same_size(self: Tensor, other: Tensor) -> bool:
    """Whether both have one shape."""
    return bool(self.shape == other.shape)


def get_device(self: Tensor) -> int:
    """The number of its device; -1 for host memory."""
    return -1 if self.device.type == "cpu" else int(self.device.index)


def _plain(name: str, x: Tensor) -> Any:
    """An attribute of core's that PyTorch has as a method."""
    return _Plain.__dict__[name].__get__(x)


# ---- where its elements go ---------------------------------------------------------------------
def numpy(self: Tensor, *, force: bool = False) -> Array:
    """The array over the tensor's memory."""
    return (to(self.detach(), "cpu") if force else self).__array__()


def to(self: Tensor, *args: Tensor | DTypeLike | DeviceLike | bool, **kwargs: Any) -> Tensor:
    """The tensor in a dtype, on a device, or as another tensor is: `to(device, dtype)`."""
    if (wanted := kwargs.pop("memory_format", None)) is not None:
        return classes.formatted(to(self, *args, **kwargs), wanted)
    dtype, device = kwargs.pop("dtype", None), kwargs.pop("device", None)
    for value in (*args, kwargs.pop("other", None)):
        if isinstance(value, _Plain):
            dtype, device = value.dtype, value.device
        elif isinstance(value, core.dtype):
            dtype = value
        elif not isinstance(value, bool) and value is not None:
            device = value
    copy = kwargs.get("copy", False)
    if dtype is not None and dtype != self.dtype:
        self, copy = core.astype(self, dtype), False
    if device is not None and core.device(device) != self.device:
        return core.to_device(self, device, non_blocking=kwargs.get("non_blocking", False))
    return core.clone(self) if copy else self


def type(self: Tensor, dtype: DTypeLike | None = None) -> Tensor | str:
    """The tensor in a dtype, or the name of its class."""
    if dtype is None:
        return f"torch.{table.CLASSES[self.dtype.name]}"
    if isinstance(dtype, str):
        dtype = classes.CLASSES[dtype.removeprefix("torch.")]
    return to(self, dtype.dtype if isinstance(dtype, classes.TensorClass) else dtype)


def type_as(self: Tensor, other: Tensor) -> Tensor:
    """The tensor in the dtype of another."""
    return to(self, other)


def data(self: Tensor) -> Tensor:
    """The same memory without history."""
    return self.detach()


def _set_data(self: Tensor, value: Tensor) -> None:
    with core.no_grad():
        core.ops.core.copy_(self.detach(), value)


# ---- new tensors like it -----------------------------------------------------------------------
def new_empty(
    self: Tensor,
    *size: Sizes,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """A tensor of the dtype and on the device of this one, its elements not set."""
    return _like(self, creation.empty, size, dtype, device, requires_grad)


def new_zeros(
    self: Tensor,
    *size: Sizes,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """Zeros of the tensor's dtype and device."""
    return _like(self, creation.zeros, size, dtype, device, requires_grad)


def new_ones(
    self: Tensor,
    *size: Sizes,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """Ones of the tensor's dtype and device."""
    return _like(self, creation.ones, size, dtype, device, requires_grad)


def _like(
    x: Tensor,
    make: Callable[..., Tensor],
    size: tuple[Sizes, ...],
    dtype: DTypeLike | None,
    device: DeviceLike | None,
    requires_grad: bool,
) -> Tensor:
    dtype, device = dtype or x.dtype, device or x.device
    return presented(make(*size, dtype=dtype, device=device, requires_grad=requires_grad))


def new_full(
    self: Tensor,
    size: Sizes,
    fill_value: Scalar,
    *,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """One value, in the tensor's dtype and on its device."""
    kind, place = core.dtype(dtype or self.dtype), device or self.device
    tensor = core.full(size, fill_value, dtype=kind, device=place)
    return presented(tensor).requires_grad_(requires_grad)


def new_tensor(
    self: Tensor,
    data: Any,
    *,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """A tensor of data, of the dtype and on the device of this one."""
    dtype, device = dtype or self.dtype, device or self.device
    return presented(creation.tensor(data, dtype=dtype, device=device, requires_grad=requires_grad))


# ---- functions that are methods only -----------------------------------------------------------
def repeat(self: Tensor, *sizes: Sizes) -> Tensor:
    """The whole tensor again and again: `core.tile`."""
    return functions.tile(self, *sizes)


def fill_diagonal_(self: Tensor, fill_value: Scalar) -> Tensor:
    """A matrix, with one value on its diagonal."""
    core.diagonal(self).fill_(fill_value)
    return self


def sum_to_size(self: Tensor, *size: Sizes) -> Tensor:
    """Summed over the axes along which a tensor of that size would be broadcast."""
    sizes = creation.sizes_of(size)
    if not sizes:  # of bool and short integers int64 then, otherwise their dtype
        return core.sum(self)
    first = self.ndim - len(sizes)
    over = [*range(first), *(first + i for i, n in enumerate(sizes) if n == 1)]
    return core.reshape(core.sum(self, axis=over), sizes) if over else self


def where(self: Tensor, condition: Tensor, other: Tensor) -> Tensor:
    """The elements where condition holds, those of other elsewhere."""
    return core.where(condition, self, other)


def transposed(self: Tensor) -> Tensor:
    """All axes reversed."""
    return core.permute_dims(self, tuple(reversed(range(self.ndim))))


def mH(self: Tensor) -> Tensor:
    """The last two axes exchanged, conjugated."""
    return matrices.adjoint(self)


OWN = (
    size, dim, numel, stride, storage_offset, is_contiguous, data_ptr, element_size, is_signed,
    contiguous, is_nonzero, is_inference, is_conj, resolve_conj, is_same_size, get_device, numpy,
    to, type, type_as, new_empty, new_zeros, new_ones, new_full, new_tensor, repeat, fill_diagonal_,
    sum_to_size, where,
)  # fmt: skip
PROPERTIES = {
    "T": transposed, "mH": mH, "H": mH, "is_meta": lambda x: x.is_fake,
    "is_sparse": lambda x: False, "is_quantized": lambda x: False, "_version": lambda x: x.version,
    "output_nr": lambda x: x.output_index,
}  # fmt: skip


def _is_on(kind: str) -> property:
    return property(lambda x: x.device.type == kind)


def _mover(kind: str) -> Callable[..., Tensor]:
    def moved(self: Tensor, device: DeviceLike | None = None, non_blocking: bool = False) -> Tensor:
        return to(self, kind if device is None else device, non_blocking=non_blocking)

    return _named(moved, kind, f"The tensor on a device of type {kind}.")


# ---- forms that overwrite the tensor -----------------------------------------------------------
def overwritten(function: Callable[..., Tensor], x: Tensor, *args: Any, **kwargs: Any) -> Tensor:
    """x, with the function's result for it. A derivative may read x as it was: while calls are
    recorded, the function gets a copy."""
    recorded = core.is_grad_enabled() and any(
        isinstance(value, core.Tensor) and value.requires_grad
        for value in (x, *args, *kwargs.values())
    )
    result = function(core.clone(x) if recorded else x, *args, **kwargs)
    _check_cast(function.__name__, result.dtype, x.dtype)
    return x.copy_(result)


_TARGETS = {alias.name: alias.target for alias in table.ALIASES} | {
    "div": "divide", "sub": "subtract",
}  # fmt: skip


def _in_place(name: str) -> Callable[[Tensor, Any], Tensor]:
    """core's operator of two operands, in place; a tensor of another dtype may be the second."""
    op = elementwise(getattr(core.ops.core, f"{name}_"), name)
    plain = elementwise(getattr(core.ops.core, name), name)

    def applied(self: Tensor, other: Any) -> Tensor:
        if (
            isinstance(other, _Plain)
            and other.dtype != self.dtype
            and (other.ndim or not self.ndim)
        ):
            return overwritten(plain, self, other)
        return op(self, other)

    return applied


def _written(name: str) -> Callable[..., Tensor]:
    """The method that overwrites the tensor with the result of the method of that name; with one
    operand it is core's operator, if there is one."""
    target = _TARGETS.get(name, name)
    known = name in table.ELEMENTWISE and f"{target}_" in dir(core.ops.core)
    direct = _in_place(target) if known else None

    def written(self: Tensor, *args: Any, **kwargs: Any) -> Tensor:
        if direct and len(args) == 1 and not kwargs:
            return direct(self, *args)
        return overwritten(getattr(tensors.Tensor, name), self, *args, **kwargs)

    return _named(written, f"{name}_", f"`{name}`, into the tensor itself.")


def _check_cast(name: str, result: DType, dtype: DType) -> None:
    kinds = ("bool", "integral", "real floating", "complex floating")
    rank = [
        next(i for i, kind in enumerate(kinds) if core.isdtype(t, kind)) for t in (result, dtype)
    ]
    if rank[0] <= rank[1] or name in table.PREDICATES:
        return
    raise DtypeError(
        what=f"{name}_: the result is {result.name}, and the tensor is {dtype.name}",
        why="an in-place operator cannot change its first argument's dtype",
        exists=f"{name}, which makes a new tensor",
        fix=f"use x.{name}(...), or convert x first",
    )


def _named(function: F, name: str, doc: str) -> F:
    function.__name__ = function.__qualname__ = name
    function.__doc__ = doc
    return function


def _cast(kind: str) -> Callable[..., Tensor]:
    def cast(self: Tensor, memory_format: classes.memory_format | None = None) -> Tensor:
        return to(self, getattr(core, kind), memory_format=memory_format)

    return _named(cast, kind, f"The tensor in {kind}; itself if it is.")


# ---- symbols -----------------------------------------------------------------------------------
_BINARY = {
    "add": "add", "sub": "subtract", "mul": "multiply", "truediv": "divide",
    "floordiv": "floor_divide", "mod": "remainder", "pow": "pow", "and": "bitwise_and",
    "or": "bitwise_or", "xor": "bitwise_xor", "lshift": "bitwise_left_shift",
    "rshift": "bitwise_right_shift",
}  # fmt: skip
_COMPARED = {
    "lt": "less", "le": "less_equal", "eq": "equal", "ne": "not_equal", "gt": "greater",
    "ge": "greater_equal",
}  # fmt: skip


def _symbols() -> dict[str, Callable[..., Tensor]]:
    methods = {f"__{k}__": elementwise(getattr(core.ops.core, v), v) for k, v in _BINARY.items()}
    methods |= {f"__i{k}__": _in_place(v) for k, v in _BINARY.items()}
    compared = {k: elementwise(getattr(core.ops.core, v), v) for k, v in _COMPARED.items()}
    items: dict[str, Any] = {"__getitem__": _item, "__setitem__": _set_item}
    return {**methods, **{f"__{k}__": op for k, op in compared.items()}, **items}


def _index(key: Any) -> Any:
    """A key as core takes it: its steps are positive, and its bytes are masks."""
    parts = key if isinstance(key, tuple) else (key,)
    for part in parts:
        if isinstance(part, slice):
            if isinstance(part.step, int) and part.step < 0:
                raise ShapeError(
                    what=f"a tensor was sliced with the step {part.step}",
                    why="PyTorch's slices have positive steps",
                    exists="steps from 1 on; torch.flip(x, dims)",
                    fix="write torch.flip",
                )
        elif isinstance(part, _Plain) and part.dtype is core.uint8:
            warn("an index of dtype uint8 is a mask, as in PyTorch: write i.bool(), or i.long() "
                 "for positions", UserWarning)  # fmt: skip
            masks = [
                core.astype(p, core.bool) if isinstance(p, _Plain) and p.dtype is core.uint8 else p
                for p in parts
            ]
            return tuple(masks)
    return key


def _item(self: Tensor, key: Any) -> Tensor:
    return get_item(self, _index(key))


def _set_item(self: Tensor, key: Any, value: Any) -> None:
    set_item(self, _index(key), value)


# ---- copies ------------------------------------------------------------------------------------
def _rebuilt(rebuild: Callable[..., Tensor], args: tuple[Any, ...]) -> Tensor:
    return presented(rebuild(*args))


def _reduce_ex(self: Tensor, protocol: int) -> tuple[Callable[..., Tensor], tuple[Any, ...]]:
    return _rebuilt, _Plain.__reduce_ex__(self, protocol)


def _copy(self: Tensor) -> Tensor:
    return presented(_Plain.__copy__(self), (self,))


def _deepcopy(self: Tensor, memo: dict[int, Any]) -> Tensor:
    deep = presented(_Plain.__deepcopy__(self, memo))
    if deep.grad is not None:
        deep.grad = presented(deep.grad)
    return deep


def _new(
    cls: Type[Tensor],
    *args: Any,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
) -> Tensor:
    """torch.Tensor(2, 3) of any elements, torch.Tensor([1, 2]) of these."""
    sizes = creation.sizes_of(args)
    if args and not all(isinstance(n, int) for n in args):
        dtype = dtype or core.get_default_dtype()
        return presented(creation.tensor(sizes, dtype=dtype, device=device))
    return presented(creation.empty(*(sizes or (0,)), dtype=dtype, device=device))


_DUNDERS = {
    "__reduce_ex__": _reduce_ex, "__copy__": _copy, "__deepcopy__": _deepcopy,
    "__repr__": represent, "__new__": staticmethod(_new),
    "__contains__": lambda self, value: bool((self == value).any()),
}  # fmt: skip


def attach(lookup: Callable[[str], Any]) -> None:
    """Gives the subclass its methods; lookup: a function of the namespace, by its name."""
    cls = tensors.Tensor
    SYMBOLS.update(_symbols())
    for name in table.METHODS:
        setattr(cls, name, lookup(name))
    for function in OWN:
        setattr(cls, function.__name__, function)
    for name, function in (
        ("nelement", numel),
        ("ndimension", dim),
        ("is_neg", is_conj),
        ("resolve_neg", resolve_conj),
    ):
        setattr(cls, name, function)
    for name, kind in {**table.DTYPES, **table.CASTS}.items():
        setattr(cls, name, _cast(kind))
    for name in table.WRITTEN:
        setattr(cls, f"{name}_", _written(name))
    for name, value in PROPERTIES.items():
        setattr(cls, name, property(value))
    for name in table.PLACES:
        setattr(cls, name, _is_on(name[3:]))
        setattr(cls, name[3:], _mover(name[3:]))
    setattr(cls, "data", property(data, _set_data))  # noqa: B010 - made by name, as all are
    for name, dunder in _DUNDERS.items():
        setattr(cls, name, dunder)
