"""NumPy reference kernels: the last resort of the `cpu` device, and what others are tested against.

A reference is a function of NumPy and the arguments. Here it becomes a kernel: tensors are seen as
ndarrays without a copy, float16 and bfloat16 are widened to float32, and what comes out is rounded
once, to the dtype that the operator's rule says.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from core._native import Tensor, bfloat16, empty, float16
from core._native import dtype as DType
from core.errors import CoreError, DtypeError, KernelError, OutOfMemoryError, RangeError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core._native import Operator
    from core.types import Array, Namespace, Operand

_WIDENED = frozenset((float16, bfloat16))


def reference_kernel(op: Operator, reference: Callable[..., Any]) -> Callable[..., Any]:
    """The Python kernel for a reference function."""

    def kernel(*args: Operand | Sequence[int], **kwargs: Any) -> Tensor | tuple[Tensor, ...] | None:
        import numpy as np

        dtypes = _dtypes(op, args, kwargs)  # its errors come before any number is touched
        arrays = [to_arrays(np, value) for value in args]
        options = {name: to_arrays(np, value) for name, value in kwargs.items()}
        with np.errstate(all="ignore"):
            try:
                out = reference(np, *arrays, **options)
            except CoreError:
                raise
            except Exception as error:
                raise _failure(op, args, error) from error
        if isinstance(out, (tuple, list)):
            return tuple(to_tensor(np, o, t) for o, t in zip(out, dtypes or [None] * len(out)))
        return to_tensor(np, out, dtypes[0])

    kernel.__name__ = f"reference_{op.name.split('::')[-1]}"
    return kernel


def of_rows(reference: Any) -> Callable[..., Any]:
    """The reference, to which a 0-d array is a row of one element: NumPy has no axis for it."""

    @functools.wraps(reference)
    def run(np: Namespace, x: Array, *args: int | tuple[int, ...] | None, **kwargs: Any) -> Array:
        if np.ndim(x):
            return reference(np, x, *args, **kwargs)
        out = reference(np, np.reshape(x, (1,)), *args, **kwargs)
        if isinstance(out, tuple):
            return tuple(np.reshape(part, ()) for part in out)
        return np.reshape(out, ())

    return run


def guarded(op: Operator, decomposition: Callable[..., Any]) -> Callable[..., Any]:
    """The decomposition, with exceptions that it did not foresee as errors of core."""

    @functools.wraps(decomposition)
    def run(*args: Any, **kwargs: Any) -> Tensor | Sequence[Tensor] | tuple[Tensor, ...]:
        try:
            return decomposition(*args, **kwargs)
        except CoreError:
            raise
        except Exception as error:
            raise _failure(op, args, error) from error

    return run


def _dtypes(
    op: Operator, args: tuple[Operand | Sequence[int], ...], kwargs: dict[str, Any]
) -> list[DType] | None:
    """The dtype of each output by the operator's rule; None where only the data tells."""
    if "data-dependent" in op.definition.tags:
        return None
    fakes = op.infer(*args, **kwargs)
    return [f.dtype for f in fakes] if isinstance(fakes, (tuple, list)) else [fakes.dtype]


def to_arrays(np: Namespace, value: Operand | Sequence[int] | str | None) -> Array:
    """A tensor as an ndarray over the same memory, half precision widened; lists item by item."""
    if isinstance(value, Tensor):
        array = np.asarray(value.detach() if value.requires_grad else value)
        return array.astype(np.float32) if value.dtype in _WIDENED else array
    if isinstance(value, (list, tuple)) and any(isinstance(v, Tensor) for v in value):
        return [to_arrays(np, item) for item in value]
    return value


def to_tensor(np: Namespace, array: Any, dtype: DType) -> Tensor:
    """A new tensor of the array's values, rounded to dtype."""
    array = np.asarray(array)
    dtype = DType(array.dtype) if dtype is None else dtype
    if array.dtype.kind == "c" and not dtype.name.startswith("complex"):
        array = array.real  # a cast to a real dtype drops the imaginary part
    out = empty(array.shape, dtype, "cpu")
    with np.errstate(all="ignore"):
        np.asarray(out)[...] = array
    return out


def numpy_dtype(np: Namespace, dtype: str | None) -> Array:
    """The NumPy dtype to compute in: float32 for the half-precision ones, None for None."""
    if dtype is None:
        return None
    dtype = DType(dtype)
    return np.dtype(np.float32 if dtype in _WIDENED else dtype.name)


def _failure(op: Any, args: Any, error: Exception) -> CoreError:
    """NumPy's refusal as an error of core; the cause stays attached."""
    kinds = [str(a.dtype) if isinstance(a, Tensor) else type(a).__name__ for a in args]
    classes = {TypeError: DtypeError, OverflowError: RangeError, MemoryError: OutOfMemoryError}
    kind = next((c for base, c in classes.items() if isinstance(error, base)), KernelError)
    if kind is OutOfMemoryError:
        return kind(
            what=f"{op.name} ran out of memory on cpu",
            why=str(error) or "the system has no such block",
            exists=f"arguments {', '.join(kinds)}",
            fix="free tensors that are no longer needed, or work on parts",
        )
    return kind(
        what=f"{op.name} cannot compute ({', '.join(kinds)})",
        why=str(error) or type(error).__name__,
        exists=f"the schema {op.schema}",
        fix="cast the operands first, as in x.astype(core.float32), or change the other arguments",
    )
