"""NumPy reference kernels: the last provider of the `cpu` device; others are tested against them.

A reference is a function of NumPy and the arguments. Here it becomes a kernel: tensors are seen as
ndarrays without a copy, floats of 8 and 16 bits are widened to float32, and results are
rounded once, to the dtype of the operator's rule.
"""

from __future__ import annotations

import functools
from itertools import repeat
from typing import TYPE_CHECKING, Any

from core._native import Tensor, empty
from core._native import dtype as DType
from core.dtype_table import is_complex, wide
from core.errors import CoreError, DtypeError, KernelError, OutOfMemoryError, RangeError
from core.tensors.kinds import is_narrow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import numpy

    from core._native import Operator
    from core.type_aliases import Array, Axis, DTypeLike, Namespace, Scalar


def reference_kernel(op: Operator, reference: Callable[..., Any]) -> Callable[..., Any]:
    """The Python kernel for a reference function."""

    def kernel(*args: Any, **kwargs: Any) -> Tensor | tuple[Tensor, ...]:
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
            return tuple(to_tensor(np, o, t) for o, t in zip(out, dtypes))
        return to_tensor(np, out, next(dtypes))

    kernel.__name__ = f"reference_{op.name.split('::')[-1]}"
    return kernel


def of_rows(reference: Callable[..., Any]) -> Callable[..., Array | tuple[Array, ...]]:
    """The reference, to which a 0-d array is a row of one element: NumPy has no axis for it."""

    @functools.wraps(reference)
    def run(np: Namespace, x: Array, *args: Axis, **kwargs: Any) -> Array | tuple[Array, ...]:
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
    def run(*args: Any, **kwargs: Any) -> Any:
        try:
            return decomposition(*args, **kwargs)
        except CoreError:
            raise
        except Exception as error:
            raise _failure(op, args, error) from error

    return run


def _dtypes(op: Operator, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Iterator[DType | None]:
    """The dtype of each output by the operator's rule; None if it depends on the data."""
    if "data-dependent" in op.definition.tags:
        return repeat(None)
    fakes = op.infer(*args, **kwargs)
    every = fakes if isinstance(fakes, (tuple, list)) else (fakes,)
    return iter([f.dtype for f in every])


def to_arrays(np: Namespace, value: Any) -> Any:
    """A tensor as an ndarray over the same memory, half precision widened; lists item by item."""
    if isinstance(value, Tensor):
        array = np.asarray(value.detach() if value.requires_grad else value)
        return array.astype(np.float32) if is_narrow(value) else array
    if isinstance(value, (list, tuple)) and any(isinstance(v, Tensor) for v in value):
        return [to_arrays(np, item) for item in value]
    return value


def to_tensor(np: Namespace, array: Array | Scalar, dtype: DTypeLike | None) -> Tensor:
    """A new tensor of the array's values, rounded to dtype."""
    values = np.asarray(array)
    kind = DType(values.dtype if dtype is None else dtype)
    if values.dtype.kind == "c" and not is_complex(kind.name):
        values = values.real  # a cast to a real dtype drops the imaginary part
    out = empty(values.shape, kind, "cpu")
    with np.errstate(all="ignore"):
        np.asarray(out)[...] = values
    return out


def numpy_dtype(np: Namespace, dtype: str | None) -> numpy.dtype[Any] | None:
    """The NumPy dtype to compute in: float32 for the half-precision ones, None for None."""
    if dtype is None:
        return None
    wanted = DType(dtype)
    return np.dtype(wide(wanted.name))


def _failure(op: Operator, args: tuple[Any, ...], error: Exception) -> CoreError:
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
