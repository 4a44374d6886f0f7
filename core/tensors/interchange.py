"""NumPy, pickle and copy: tensors for another library, a file or another process."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor, from_bytes, reinterpret, to_bytes, to_device
from core.dtype_table import TABLE
from core.errors import CopyError, ExportError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import numpy as np
    import numpy.typing as npt

    Rebuild = tuple[Callable[..., Tensor], tuple[object, ...]]


def attach() -> None:
    """Gives Tensor the methods of this module."""
    for name, function in _METHODS.items():
        setattr(Tensor, name, function)


# ---- NumPy -------------------------------------------------------------------------------------
def as_numpy(x: Tensor) -> np.ndarray:
    """The array over the memory of a host-readable tensor; of ml_dtypes where NumPy has none."""
    import numpy as np

    row = TABLE[x.dtype.name]
    if row.format is not None:
        return np.asarray(memoryview(x))
    if x.requires_grad:
        memoryview(x)  # raises, saying what to do
    import ml_dtypes

    bits = np.asarray(memoryview(reinterpret(x, f"uint{8 * row.itemsize}")))
    return bits.view(getattr(ml_dtypes, row.name))


def _array(
    self: Tensor, dtype: npt.DTypeLike | None = None, copy: bool | None = None
) -> np.ndarray:
    import numpy as np

    array = as_numpy(self)
    if dtype is not None and array.dtype != dtype:
        if copy is False:
            raise CopyError(
                what=f"a NumPy array of {dtype} without a copy was asked for, of {self.dtype}",
                why="another dtype is another representation",
                exists=f"dtype={self.dtype}",
                fix="leave copy out",
            )
        return array.astype(dtype)
    return np.array(array) if copy else array


# ---- pickle and copy ---------------------------------------------------------------------------
def _rebuild(data: bytes, shape: tuple[int, ...], dtype: str, device: str, grad: bool) -> Tensor:
    x: Tensor = from_bytes(data, shape, dtype, device)
    if grad:
        x.requires_grad = True
    return x


def _reduce_ex(self: Tensor, protocol: int) -> Rebuild:
    _refuse_history(self, "pickled")
    data: Any = to_bytes(self)
    if protocol >= 5:
        import pickle

        data = pickle.PickleBuffer(data)
    return _rebuild, (data, self.shape, self.dtype.name, str(self.device), self.requires_grad)


def _refuse_history(x: Tensor, done: str) -> None:
    """Raises where a derivative is taken through x: on the tape, or at any level of core.func."""
    while x.is_leaf and x.tangent is None:
        inner = x.wrapped_value
        if inner is None:
            return
        x = inner
    raise ExportError(
        what=f"the result of a recorded operator cannot be {done}",
        why="its history is not part of it",
        exists="leaf tensors, and tensors without history",
        fix="use x.detach()",
    )


def _copy(self: Tensor) -> Tensor:
    """The same memory, as `copy.copy` means it, without history."""
    _refuse_history(self, "copied by copy.copy")
    shallow: Tensor = self.detach()
    shallow.requires_grad = self.requires_grad
    return shallow


def _deepcopy(self: Tensor, memo: dict[int, object]) -> Tensor:
    _refuse_history(self, "copied by copy.deepcopy")
    deep: Tensor = to_device(self, self.device)
    deep.requires_grad = self.requires_grad
    memo[id(self)] = deep
    if self.grad is not None:
        deep.grad = _deepcopy(self.grad.detach(), memo)
    return deep


# ---- iteration ---------------------------------------------------------------------------------
def _iter(self: Tensor) -> Iterator[Tensor]:
    return _rows(self, len(self))


def _rows(x: Tensor, n: int) -> Iterator[Tensor]:
    for i in range(n):
        row = x[i]
        row.view_mode = "one_of_several"  # as of unstack
        yield row


_METHODS = {
    "__array__": _array,
    "__reduce_ex__": _reduce_ex,
    "__copy__": _copy,
    "__deepcopy__": _deepcopy,
    "__iter__": _iter,
}
