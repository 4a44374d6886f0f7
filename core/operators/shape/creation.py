"""Creation of tensors: constants, ranges, identity matrices, indices of triangles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from core import ir
from core._native import collects_calls, default_device, default_dtype, int64
from core._native import dtype as DType
from core._native import empty as native_empty
from core.dtype_table import is_float, is_integer
from core.errors import ArgumentError, ShapeError
from core.operators.definition.body_parts import declares, unkeyed
from core.operators.definition.define import define
from core.operators.definition.reference import numpy_dtype
from core.operators.definition.shapes import as_tuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core._native import Operator, Tensor
    from core.bodies.definition import Body
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.type_aliases import Array, DeviceLike, DTypeLike, Namespace, Scalar, Shape

    Size = TypeVar("Size", int, Value)

_NO: dict[str, Any] = {
    "no_vjp": "no tensor arguments",
    "no_jvp": "no tensor arguments",
    "no_batch": "no tensor arguments: every element of a batch sees the same tensor",
}


@declares(specialization_keys={"shape": unkeyed}, index_dependent=())
def _full_body(
    b: Builder,
    out: Buffer,
    shape: Shape | None,
    fill_value: Buffer,
    *,
    dtype: str | None,
    device: DeviceLike | None,
) -> None:
    with b.parallel(*out.shape) as at:
        out[at] = ir.ops.cast(fill_value[()], out.dtype)


full = define(
    "core::full(int[] shape, Scalar fill_value, *, dtype? dtype=None, device? device=None)"
    " -> Tensor",
    rule="full",
    body=_full_body,
    reference=lambda np, shape, fill_value, *, dtype, device: np.full(
        shape, fill_value, dtype=numpy_dtype(np, dtype)
    ),
    samples=lambda s: [
        s((2, 3), 1.5),
        s((), 2),
        s(4, True),
        s((2,), 1, dtype="float32"),
        s((0, 2), 1),
    ],
    errors=lambda s: [
        s.error("ShapeError", (-1,), 0),
        s.error("ArgumentError", (2,), "x"),
        s.error("DeviceError", (2,), 0, device="no such device"),
    ],
    doc="""A tensor of one value; its dtype follows from the value where none is given.

    >>> import core
    >>> core.full((2,), 0.5).tolist()
    [0.5, 0.5]
    """,
    **_NO,
)


# ---- ranges ------------------------------------------------------------------------------------
def _range_dtype(numbers: tuple[float, ...]) -> DType:
    if any(isinstance(number, float) for number in numbers):
        return default_dtype()
    return int64


def _range_length(start: float, stop: float, step: float) -> int:
    numbers = (start, stop, step)
    if step == 0 or not all(_is_countable(n) for n in numbers):
        raise _range_error(numbers, "the numbers are not finite and real, or the step is 0")
    if all(isinstance(n, int) for n in numbers):
        count: Any = -((start - stop) // step)
    else:
        count = (stop - start) / step
    if count > 2**60:
        raise _range_error(numbers, "no memory holds that many numbers")
    return int(-(-max(count, 0) // 1))


def _range_error(numbers: tuple[float, float, float], why: str) -> ArgumentError:
    return ArgumentError(
        what=f"core::arange cannot count from {numbers[0]} to {numbers[1]} by {numbers[2]}",
        why=why,
        exists="floats, and ints of 64 bits; steps above and below zero",
        fix="pass other bounds, or another step",
    )


def _is_countable(number: float) -> bool:
    if isinstance(number, int):
        return -(2**63) <= number < 2**63
    return isinstance(number, float) and number - number == 0  # neither infinite nor NaN


def _arange_fake(
    start: float, stop: float, step: float, *, dtype: DTypeLike | None, device: DeviceLike | None
) -> Tensor:
    dtype = _range_dtype((start, stop, step)) if dtype is None else DType(dtype)
    return native_empty((_range_length(start, stop, step),), dtype, device or default_device())


def _arange_reference(
    np: Namespace,
    start: float,
    stop: float,
    step: float,
    *,
    dtype: str | None,
    device: DeviceLike | None,
) -> Array:
    return start + step * np.arange(_range_length(start, stop, step))


@declares(index_dependent=("stop",))
def _arange_body(
    b: Builder,
    out: Buffer,
    start: Buffer,
    stop: Buffer,
    step: Buffer,
    *,
    dtype: str | None,
    device: DeviceLike | None,
) -> None:
    floats = any(is_float(n.dtype) for n in (start, stop, step))
    kind = "float64" if floats else "int64"
    with b.parallel(out.shape[0]) as i:
        first, by = (ir.ops.cast(n[()], kind) for n in (start, step))
        out[i] = ir.ops.cast(first + ir.ops.cast(i, kind) * by, out.dtype)


_arange = define(
    "core::arange(Scalar start, Scalar stop, Scalar step=1, *, dtype? dtype=None, "
    "device? device=None) -> Tensor",
    fake=_arange_fake,
    body=_arange_body,
    reference=_arange_reference,
    public=False,
    samples=lambda s: [
        s(0, 5, 1),
        s(1.0, 2.0, 0.25),
        s(5, 0, -2),
        s(0, 0),
        s(0, 3, dtype="float64"),
        s(0, 3, 0.5, dtype="int32"),
        s(True, 4),
    ],
    errors=lambda s: [s.error("ArgumentError", 0, 1, 0), s.error("ArgumentError", "a", 1)],
    doc="""start, start + step, ... before stop.

    >>> import core
    >>> core.ops.core.arange(5, 0, -2).tolist()
    [5, 3, 1]
    """,
    **_NO,
)


def _need_count(name: str, what: str, count: int) -> None:
    if count < 0:
        raise ShapeError(
            what=f"core::{name} was given {what}={count}",
            why="it is a number of elements",
            exists="0 and more",
            fix="pass a number that is not negative",
        )


def _linspace_dtype(numbers: tuple[Scalar, ...], dtype: DTypeLike | None) -> DType:
    if dtype is not None:
        return DType(dtype)
    complex_ = any(isinstance(number, complex) for number in numbers)
    return DType(complex if complex_ else float)


def _linspace_fake(
    start: Scalar,
    stop: Scalar,
    num: int,
    *,
    dtype: DTypeLike | None,
    device: DeviceLike | None,
    endpoint: bool,
) -> Tensor:
    _need_count("linspace", "num", num)
    dtype = _linspace_dtype((start, stop), dtype)
    return native_empty((num,), dtype, device or default_device())


@declares(runtime_args=("num",))
def _linspace_body(
    b: Builder,
    out: Buffer,
    start: Buffer,
    stop: Buffer,
    num: Value,
    *,
    dtype: str | None,
    device: DeviceLike | None,
    endpoint: bool,
) -> None:
    kind = "complex128" if "complex" in start.dtype + stop.dtype else "float64"
    with b.parallel(out.shape[0]) as i:
        first, last = (ir.ops.cast(n[()], kind) for n in (start, stop))
        parts = ir.ops.maximum(out.shape[0] - int(endpoint), 1)
        place, count = ir.ops.cast(i, kind), ir.ops.cast(parts, kind)
        step = (last - first) / count
        # whole steps give whole numbers; a step that is too small to be a number is not taken
        value = first + ir.ops.where(step != 0, place * step, place / count * (last - first))
        if endpoint:
            value = ir.ops.where((i == parts) & (i > 0), last, value)
        if is_integer(out.dtype):
            value = ir.ops.floor(value)
        out[i] = ir.ops.cast(value, out.dtype)


def _linspace_reference(
    np: Namespace,
    start: Scalar,
    stop: Scalar,
    num: int,
    *,
    dtype: str | None,
    device: DeviceLike | None,
    endpoint: bool,
) -> Array:
    out = np.linspace(start, stop, num, endpoint=endpoint)
    return np.floor(out) if dtype is not None and is_integer(DType(dtype).name) else out


linspace = define(
    "core::linspace(Scalar start, Scalar stop, int num, *, dtype? dtype=None, "
    "device? device=None, bool endpoint=True) -> Tensor",
    fake=_linspace_fake,
    body=_linspace_body,
    reference=_linspace_reference,
    samples=lambda s: [
        s(0, 1, 5),
        s(2.0, -1.0, 4, endpoint=False),
        s(1, 3, 1),
        s(1, 3, 0),
        s(0, 1 + 2j, 3),
        s(-3, 3, 7, dtype="float64"),
        s(0, 5, 4, dtype="int32"),
    ],
    errors=lambda s: [s.error("ShapeError", 0, 1, -1), s.error("ArgumentError", "a", 1, 2)],
    doc="""num numbers from start to stop at equal distances; stop is the last, if endpoint.

    >>> import core
    >>> core.linspace(0, 1, 5).tolist()
    [0.0, 0.25, 0.5, 0.75, 1.0]
    """,
    **_NO,
)


def _logspace(
    start: Scalar,
    stop: Scalar,
    num: int,
    base: Scalar = 10.0,
    *,
    dtype: DTypeLike | None,
    device: DeviceLike | None,
) -> Tensor:
    from core.operators.elementwise.arithmetic import pow

    wide = "complex128" if _linspace_dtype((start, stop), None).kind[0] == "c" else "float64"
    exponents = linspace(start, stop, num, dtype=wide, device=device)
    return pow(base, exponents).astype(_linspace_dtype((start, stop), dtype))


logspace = define(
    "core::logspace(Scalar start, Scalar stop, int num, Scalar base=10.0, *, dtype? dtype=None, "
    "device? device=None) -> Tensor",
    decomposition=_logspace,
    reference=lambda np, start, stop, num, base, *, dtype, device: np.logspace(
        start, stop, num, base=base
    ),
    samples=lambda s: [s(0, 2, 3), s(-1.0, 1.0, 4, 2.0), s(0, 3, 4, 2, dtype="float64")],
    errors=lambda s: [s.error("ShapeError", 0, 1, -1)],
    doc="""base to the powers linspace(start, stop, num).

    >>> import core
    >>> core.logspace(0, 3, 4, 2).tolist()
    [1.0, 2.0, 4.0, 8.0]
    """,
    **_NO,
)


# ---- matrices ----------------------------------------------------------------------------------
def _eye_fake(
    n_rows: int, n_cols: int | None, *, k: int, dtype: DTypeLike | None, device: DeviceLike | None
) -> Tensor:
    shape = (n_rows, n_rows if n_cols is None else n_cols)
    _need_count("eye", "n_rows", shape[0])
    _need_count("eye", "n_cols", shape[1])
    dtype = default_dtype() if dtype is None else DType(dtype)
    return native_empty(shape, dtype, device or default_device())


@declares(runtime_args=("n_rows", "n_cols", "k"), index_dependent=("n_rows", "n_cols"))
def _eye_body(
    b: Builder,
    out: Buffer,
    n_rows: Value,
    n_cols: Value | None,
    *,
    k: Value,
    dtype: str | None,
    device: DeviceLike | None,
) -> None:
    with b.parallel(*out.shape) as (i, j):
        one, zero = ir.ops.const(1, out.dtype), ir.ops.const(0, out.dtype)
        out[i, j] = ir.ops.where(j - i == k, one, zero)


_eye = define(
    "core::eye(int n_rows, int? n_cols=None, *, int k=0, dtype? dtype=None, device? device=None)"
    " -> Tensor",
    fake=_eye_fake,
    body=_eye_body,
    reference=lambda np, n_rows, n_cols, *, k, dtype, device: np.eye(n_rows, n_cols, k),
    samples=lambda s: [
        s(3),
        s(2, 4, k=1),
        s(3, 2, k=-1, dtype="int64"),
        s(2, dtype="complex64"),
        s(3, k=10),
        s(0, 2),
    ],
    errors=lambda s: [s.error("ShapeError", -1), s.error("ArgumentError", 2, k=1.5)],
    public=False,  # core.eye is the function, which takes every integer for k
    doc="""Ones on a diagonal, k places above the main one, and zeros elsewhere.

    >>> import core
    >>> core.ops.core.eye(2, 3, k=1).tolist()
    [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]
    """,
    **_NO,
)


# ---- the places of triangles -------------------------------------------------------------------
def _below(
    row: Size, columns: Size, least: Callable[[Any, Any], Size], most: Callable[[Any, Any], Size]
) -> Size:
    """clip(1, 0, columns) + ... + clip(row, 0, columns)."""
    inside = most(least(row, columns), 0)
    return inside * (inside + 1) // 2 + most(row - columns, 0) * columns


def _triangle_count(row: int, col: int, offset: int, lower: bool) -> int:
    lower_count = _below(row + offset, col, min, max) - _below(offset, col, min, max)
    above = row * col - _below(row - 1 + offset, col, min, max)
    return int(lower_count if lower else above + _below(offset - 1, col, min, max))


def _triangle_fake(lower: bool) -> Callable[..., Tensor]:
    def fake(
        row: int, col: int, offset: int, *, dtype: DTypeLike | None, device: DeviceLike | None
    ) -> Tensor:
        name = "tril_indices" if lower else "triu_indices"
        _need_count(name, "row", row)
        _need_count(name, "col", col)
        dtype = int64 if dtype is None else DType(dtype)
        shape = (2, _triangle_count(row, col, offset, lower))
        return native_empty(shape, dtype, device or default_device())

    return fake


def _triangle_body(lower: bool) -> Body:
    @declares(runtime_args=("row", "col", "offset"))
    def body(
        b: Builder,
        out: Buffer,
        row: Value,
        col: Value,
        offset: Value,
        *,
        dtype: str | None,
        device: DeviceLike | None,
    ) -> None:
        least, most = ir.ops.minimum, ir.ops.maximum
        offset = most(least(offset, col), 0 - row)  # further away is the same
        skipped = most(0 - offset, 0) if lower else 0
        rows = (row - skipped) * least(col, 1) if lower else least(row, col - offset)
        with b.parallel(rows) as k:  # those that have any
            i = k + skipped
            if lower:
                first = ir.ops.const(0, "index")
                count = most(least(i + offset + 1, col), 0)
                start = _below(i + offset, col, least, most) - _below(offset, col, least, most)
            else:
                first = most(least(i + offset, col), 0)
                count = col - first
                before = _below(i + offset - 1, col, least, most)
                start = i * col - before + _below(offset - 1, col, least, most)
            with b.range(count) as j:
                out[0, start + j] = ir.ops.cast(i, out.dtype)
                out[1, start + j] = ir.ops.cast(first + j, out.dtype)

    return body


def _triangle(name: str, lower: bool, doc: str, shown: str) -> Operator:
    return define(
        f"core::{name}(int row, int col, int offset=0, *, dtype? dtype=None, "
        "device? device=None) -> Tensor",
        fake=_triangle_fake(lower),
        body=_triangle_body(lower),
        reference=lambda np, row, col, offset, *, dtype, device: np.stack(
            getattr(np, name)(row, offset, col)
        ),
        samples=lambda s: [
            s(3, 3),
            s(2, 4, 1),
            s(4, 2, -1),
            s(3, 3, -5),
            s(3, 2, 5, dtype="int32"),
            s(0, 2),
        ],
        errors=lambda s: [s.error("ShapeError", -1, 2), s.error("ArgumentError", 2, 1.5)],
        doc=f"""The rows and the columns of the elements {doc}, in two rows.

    >>> import core
    >>> core.{name}(2, 2).tolist()
    {shown}
    """,
        **_NO,
    )


tril_indices = _triangle("tril_indices", True, "on and below a diagonal", "[[0, 1, 1], [0, 0, 1]]")
triu_indices = _triangle("triu_indices", False, "on and above a diagonal", "[[0, 0, 1], [0, 1, 1]]")


# ---- functions of these -------------------------------------------------------------------------
def zeros(
    shape: int | Sequence[int], *, dtype: DTypeLike | None = None, device: DeviceLike | None = None
) -> Tensor:
    """A tensor of zeros; of the default dtype where none is given.

    >>> import core
    >>> core.zeros((2, 3)).shape, core.zeros(2, dtype=core.int8).tolist()
    ((2, 3), [0, 0])
    """
    return full(shape, 0.0 if dtype is None else 0, dtype=dtype, device=device)


def ones(
    shape: int | Sequence[int], *, dtype: DTypeLike | None = None, device: DeviceLike | None = None
) -> Tensor:
    """A tensor of ones; of the default dtype where none is given.

    >>> import core
    >>> core.ones(2).tolist()
    [1.0, 1.0]
    """
    return full(shape, 1.0 if dtype is None else 1, dtype=dtype, device=device)


def empty(
    shape: int | Sequence[int], *, dtype: DTypeLike | None = None, device: DeviceLike | None = None
) -> Tensor:
    """A tensor of whatever the memory holds; of the default dtype where none is given.

    >>> import core
    >>> core.empty((2, 0)).shape
    (2, 0)
    """
    if collects_calls():  # a graph makes its memory at each call
        return zeros(shape, dtype=dtype, device=device)
    return native_empty(as_tuple(shape), dtype, device)


def full_like(
    x: Tensor,
    fill_value: Scalar,
    *,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
) -> Tensor:
    """A tensor of one value, of the shape, dtype and device of x by default.

    >>> import core
    >>> core.full_like(core.zeros(2), 7).tolist()
    [7.0, 7.0]
    """
    dtype = x.dtype if dtype is None else dtype
    return full(x.shape, fill_value, dtype=dtype, device=x.device if device is None else device)


def zeros_like(
    x: Tensor, *, dtype: DTypeLike | None = None, device: DeviceLike | None = None
) -> Tensor:
    """Zeros of the shape, dtype and device of x by default.

    >>> import core
    >>> core.zeros_like(core.ones(2)).tolist()
    [0.0, 0.0]
    """
    return full_like(x, 0, dtype=dtype, device=device)


def ones_like(
    x: Tensor, *, dtype: DTypeLike | None = None, device: DeviceLike | None = None
) -> Tensor:
    """Ones of the shape, dtype and device of x by default.

    >>> import core
    >>> core.ones_like(core.zeros(2), dtype=core.int32).tolist()
    [1, 1]
    """
    return full_like(x, 1, dtype=dtype, device=device)


def empty_like(
    x: Tensor, *, dtype: DTypeLike | None = None, device: DeviceLike | None = None
) -> Tensor:
    """An uninitialized tensor of the shape, dtype and device of x by default.

    >>> import core
    >>> core.empty_like(core.zeros((2, 3)), dtype=core.bool).dtype
    core.bool
    """
    dtype = x.dtype if dtype is None else dtype
    return empty(x.shape, dtype=dtype, device=x.device if device is None else device)


def arange(
    start: float,
    stop: float | None = None,
    step: float = 1,
    *,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
) -> Tensor:
    """start, start + step, ... before stop; from 0 if only one bound is given.

    >>> import core
    >>> core.arange(3).tolist()
    [0, 1, 2]
    """
    first, last = (0, start) if stop is None else (start, stop)
    return _arange(first, last, step, dtype=dtype, device=device)


def eye(
    n_rows: int,
    n_cols: int | None = None,
    *,
    k: int = 0,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
) -> Tensor:
    """Ones on a diagonal, k places above the main one, and zeros elsewhere.

    >>> import core
    >>> core.eye(2, 3, k=1).tolist()
    [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]
    """
    if isinstance(k, int):  # what lies outside of every matrix may as well lie near
        k = min(max(k, -(2**62)), 2**62)
    return _eye(n_rows, n_cols, k=k, dtype=dtype, device=device)


PUBLIC = (arange, empty, empty_like, eye, full_like, ones, ones_like, zeros, zeros_like)
__all__ = ["full", "linspace", "logspace", "tril_indices", "triu_indices"]
