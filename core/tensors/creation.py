"""Creates tensors from numbers, lists, buffers and arrays with DLPack.

The work is native; this module is where the functions are documented and typed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Never

from core._native import Tensor as native_Tensor
from core._native import asarray as native_asarray
from core._native import from_dlpack as native_from_dlpack
from core._native import set_told_version
from core.errors import unknown_keyword

if TYPE_CHECKING:
    from core._native import Tensor, _DeviceLike, _DTypeLike


def asarray(
    obj: object,
    /,
    *,
    dtype: _DTypeLike | None = None,
    device: _DeviceLike | None = None,
    copy: bool | None = None,
    **unknown: Never,
) -> Tensor:
    """A tensor of obj's elements, which shares memory with it where possible.

    Args:
        obj: a tensor; a Python number, a range, or nested lists and tuples of numbers (bool,
            int64, or the default dtype: `core.set_default_dtype`); nested lists of tensors and
            arrays, which are stacked, so that gradients pass; an object with the buffer protocol,
            such as a NumPy array; an array with `__dlpack__`, `__array__` or
            `__array_interface__`, such as a column of pandas or an image of PIL.
        dtype: cast to it; None keeps the data's.
        device: move there; None leaves tensors and DLPack arrays where they are, and puts
            everything else on the default device.
        copy: True always copies, False never (an error instead), None where it is needed.

    Raises:
        ArgumentError: obj holds no numbers.
        ShapeError: the lists are ragged, or their items differ in shape.
        DtypeError: core has no dtype for the elements, or a number does not fit dtype.
        CopyError: copy=False, and the data has to be copied.

    Example:
        >>> import core
        >>> core.asarray([[1, 2], [3, 4.5]])
        Tensor([[1. , 2. ],
                [3. , 4.5]], dtype=float32, device='cpu')
    """
    for name in unknown:
        raise unknown_keyword(asarray, "core.asarray", name)
    return native_asarray(obj, dtype, device, copy)


def tensor(
    data: object,
    /,
    *,
    dtype: _DTypeLike | None = None,
    device: _DeviceLike | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """A tensor with new memory: always a copy of data, without history.

    Writes to it, such as an optimizer's, change nothing else. `core.asarray`
    shares memory where that is possible, and keeps a tensor's history.

    Args:
        data, dtype, device: as `core.asarray` takes them.
        requires_grad: whether operators on it are recorded for gradients.

    Raises:
        The errors of `core.asarray`; AutogradError: requires_grad=True for integers.

    Example:
        >>> import core, numpy
        >>> a = numpy.zeros(2)
        >>> t = core.tensor(a)
        >>> a[0] = 5
        >>> t.tolist()
        [0.0, 0.0]
    """
    if isinstance(data, native_Tensor):
        data = data.detach()
    copied = native_asarray(data, dtype, device, True)
    if isinstance(data, native_Tensor) or copied.requires_grad:
        copied = copied.detach()
    copied.requires_grad = requires_grad
    return copied


def from_dlpack(
    x: Any,
    /,
    *,
    device: _DeviceLike | None = None,
    copy: bool | None = None,
    version: int | None = None,
) -> Tensor:
    """A tensor over the memory of an array of another library, through DLPack.

    Args:
        x: an array with `__dlpack__` and `__dlpack_device__`, or a DLPack capsule.
        device: move there; None leaves the data where it is.
        copy: True always copies, False never (an error instead), None where it is needed.
        version: a promise: the values change only when `core.set_foreign_version` sets another
            version. Without it every call has to expect other values. With it data that kernels
            derive from the values are kept, as for core's own memory: a matrix that products read
            is packed once. `x._version` of a torch.Tensor is such a count.

    Raises:
        ArgumentError: version is not an int from 0.
        ExportError: the exporter refuses, its tensor is malformed, or the capsule was used before.
        CopyError: copy=False, and the data is on another device.
        DtypeError: core has no dtype for the elements.

    Example:
        >>> import core, numpy
        >>> a = numpy.zeros(2)
        >>> t = core.from_dlpack(a)
        >>> a[0] = 5
        >>> t.tolist()
        [5.0, 0.0]
    """
    return native_from_dlpack(x, device=device, copy=copy, version=version)


def set_foreign_version(x: Tensor, version: int, /) -> None:
    """Sets the version of the values in another library's array.

    Args:
        x: a tensor that `core.from_dlpack(..., version=...)` made, which shares its memory.
        version: another number than before means that the array was written to.

    Raises:
        ArgumentError: no version was promised of this memory, or version is not an int from 0.

    Example:
        >>> import core, numpy
        >>> a = numpy.zeros(2)
        >>> t = core.from_dlpack(a, version=0)
        >>> a[0] = 5
        >>> core.set_foreign_version(t, 1)
        >>> t.tolist(), t.version
        ([5.0, 0.0], 1)
    """
    set_told_version(x, version)
