"""The frequencies that belong to transforms, and their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import default_dtype
from core._native import dtype as DType
from core.errors import DtypeError, ShapeError
from core.operators.definition.define import define
from core.operators.definition.shapes import as_int, as_tuple, wrap_axis
from core.operators.shape.creation import arange
from core.operators.shape.joining import concat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core._native import Tensor
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Axis, DeviceLike, DTypeLike


# ---- order -------------------------------------------------------------------------------------
def _rolled(x: Tensor, axes: Axis, back: bool) -> Tensor:
    """x with its halves swapped along axes; odd sizes are cut before the middle if back."""
    before, axes = x, range(x.ndim) if axes is None else as_tuple(axes)
    for axis in [wrap_axis(axis, x.ndim) for axis in axes]:
        size = x.shape[axis]
        middle = size // 2 if back else (size + 1) // 2
        if 0 < middle < size:
            x = concat([x.slice(axis, middle), x.slice(axis, 0, middle)], axis=axis)
    return x.clone() if x is before else x


def _shift_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("IndexRangeError", s.t(3), 1)
    yield s.error("ArgumentError", s.t(3), "rows")


def _shift_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(5))
    yield s(s.t(2, 3, 4), (0, -1))
    yield s(s.t(4, 3), 1)
    yield s(s.t(0, 3))


fftshift = define(
    "core::fft_fftshift(Tensor x, int[]? axes=None) -> Tensor",
    decomposition=lambda x, axes: _rolled(x, axes, False),
    reference=lambda np, x, axes: np.fft.fftshift(x, axes),
    public=False,
    samples=_shift_samples,
    errors=_shift_errors,
    dtypes="inexact",
    doc="""The frequency 0 moved from the front to the middle of axes: all of them by default.

    >>> import core
    >>> core.fft.fftshift(core.asarray([0.0, 1.0, -1.0])).tolist()
    [-1.0, 0.0, 1.0]
    """,
)
ifftshift = define(
    "core::fft_ifftshift(Tensor x, int[]? axes=None) -> Tensor",
    decomposition=lambda x, axes: _rolled(x, axes, True),
    reference=lambda np, x, axes: np.fft.ifftshift(x, axes),
    public=False,
    samples=_shift_samples,
    errors=_shift_errors,
    dtypes="inexact",
    doc="""The inverse of fftshift.

    >>> import core
    >>> core.fft.ifftshift(core.asarray([-1.0, 0.0, 1.0])).tolist()
    [0.0, 1.0, -1.0]
    """,
)


# ---- values ------------------------------------------------------------------------------------
def _checked(name: str, n: int, dtype: DTypeLike | None) -> DType:
    if not isinstance(n, int) or n < 1:
        raise ShapeError(
            what=f"{name} of {n!r} points",
            why="transforms are of one point or more",
            exists="positive integers",
            fix="pass the size of the transform",
        )
    dtype = default_dtype() if dtype is None else DType(dtype)
    if dtype.kind != "real floating":
        raise DtypeError(
            what=f"{name} was asked for {dtype}",
            why="frequencies are fractions",
            exists="real floating dtypes",
            fix="leave dtype out, or cast the result",
        )
    return dtype


def fftfreq(
    n: int, d: float = 1.0, *, dtype: DTypeLike | None = None, device: DeviceLike | None = None
) -> Tensor:
    """The frequencies of fft's results: [0, 1, ..., -2, -1] / (n d), d being the sample spacing.

    >>> import core
    >>> core.fft.fftfreq(4).tolist()
    [0.0, 0.25, -0.5, -0.25]
    """
    n = as_int(n)
    dtype = _checked("fftfreq", n, dtype)
    middle = (n + 1) // 2
    parts = [
        arange(start, stop, dtype=dtype, device=device)
        for start, stop in ((0, middle), (middle - n, 0))
    ]
    return concat(parts, axis=0) / (n * d)


def rfftfreq(
    n: int, d: float = 1.0, *, dtype: DTypeLike | None = None, device: DeviceLike | None = None
) -> Tensor:
    """The frequencies of rfft's results: [0, 1, ..., n // 2] / (n d), d being the sample spacing.

    >>> import core
    >>> core.fft.rfftfreq(4).tolist()
    [0.0, 0.25, 0.5]
    """
    n = as_int(n)
    dtype = _checked("rfftfreq", n, dtype)
    return arange(n // 2 + 1, dtype=dtype, device=device) / (n * d)
