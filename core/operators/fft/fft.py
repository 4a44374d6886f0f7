"""Fourier transforms: three linear primitives, and the transforms of `core.fft` made of them.

c2c takes complex numbers to complex ones, r2c real ones to half of their spectrum, which determines
the rest, c2r such a half to real numbers. All go over several axes and end in one multiplication.
Their derivatives are transforms again.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core._native import bool as bool_
from core._native import default_dtype
from core.errors import ArgumentError, DtypeError, ShapeError
from core.operators.definition.define import define
from core.operators.definition.shapes import as_tuple, new, wrap_axis
from core.operators.elementwise.arithmetic import where
from core.operators.functions import contiguous
from core.operators.linalg.support import COMPLEX_OF, REAL_OF
from core.operators.shape.creation import arange, full
from core.operators.shape.joining import concat
from core.transforms.batching import leading

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from core._native import Operator, Tensor
    from core._native import dtype as DType
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Axis, Ints, Namespace


# ---- checks ------------------------------------------------------------------------------------
def _need(name: str, x: Tensor, accepted: Mapping[DType, DType]) -> None:
    if x.dtype not in accepted:
        raise DtypeError(
            what=f"{name} of a tensor of {x.dtype}",
            why="transforms are of single and double precision, some of real numbers only",
            exists=", ".join(sorted(str(d) for d in accepted)),
            fix="cast first, x.astype(core.float32), or take x.real",
        )


def _wrapped(name: str, x: Tensor | Array, axes: Sequence[int]) -> list[int]:
    wrapped_axes = [wrap_axis(axis, x.ndim) for axis in as_tuple(axes)]
    if len(set(wrapped_axes)) == len(wrapped_axes):
        return wrapped_axes
    raise ShapeError(
        what=f"{name} was given the axes {tuple(as_tuple(axes))}",
        why="an axis is named twice",
        exists=f"axes of shape {x.shape}, each once",
        fix="name each axis once",
    )


def _need_points(name: str, sizes: Sequence[int]) -> None:
    if any(size < 1 for size in sizes):
        raise ShapeError(
            what=f"{name} of {min(sizes)} points",
            why="a transform is of one point or more along each axis",
            exists="one point or more along each axis",
            fix="pass n or s of 1 or more, or another axis",
        )


# ---- complex to complex ------------------------------------------------------------------------
def _c2c_fake(x: Tensor, axes: Sequence[int], inverse: bool, scale: float) -> Tensor:
    _need("fft_c2c", x, REAL_OF)
    _need_points("fft_c2c", [x.shape[d] for d in _wrapped("fft_c2c", x, axes)])
    return new(x.shape, x.dtype, x)


def _c2c_reference(
    np: Namespace, x: Array, axes: Sequence[int], inverse: bool, scale: float
) -> Array:
    return _scaled(_np_c2c(np, x, as_tuple(axes), inverse), scale)


def _np_c2c(np: Namespace, x: Array, axes: Sequence[int], inverse: bool) -> Array:
    """Axis by axis, as NumPy's own transforms over several axes, which look longer at them."""
    for axis in axes:
        x = np.fft.ifft(x, axis=axis, norm="forward") if inverse else np.fft.fft(x, axis=axis)
    return x


def _scaled(x: Array, scale: float) -> Array:
    return x if scale == 1 else x * scale


fft_c2c: Operator = define(
    "core::fft_c2c(Tensor x, int[] axes, bool inverse=False, float scale=1.0) -> Tensor",
    fake=_c2c_fake,
    reference=_c2c_reference,
    vjp=lambda g, axes, inverse, scale: fft_c2c(g, axes, not inverse, scale),
    jvp="linear",
    batch=leading("axes"),
    public=False,
    samples=lambda s: [
        s(s.t(5), (0,)),
        s(s.t(2, 3, 4), (-1, 0), True, 0.5),
        s(s.t(0, 3), (1,), True),
        s(s.t(4, 2).mT, (0, 1)),
    ],
    errors=lambda s: [
        s.error("DtypeError", s.t(3, dtype="float32"), (0,)),
        s.error("ShapeError", s.t(2, 2), (0, -2)),
        s.error("IndexRangeError", s.t(3), (1,)),
        s.error("ShapeError", s.t(0), (0,)),
    ],
    dtypes="complex",
    doc="""The discrete Fourier transform over axes, times scale; inverse: with the other sign.

    >>> import core
    >>> core.ops.core.fft_c2c(core.ones(2).astype(core.complex64), (0,)).real.tolist()
    [2.0, 0.0]
    """,
)


# ---- real to complex ---------------------------------------------------------------------------
def _r2c_fake(x: Tensor, axes: Sequence[int], scale: float) -> Tensor:
    _need("fft_r2c", x, COMPLEX_OF)
    axes = _wrapped("fft_r2c", x, axes)
    _need_points("fft_r2c", [x.shape[d] for d in axes])
    return new(_with(x.shape, axes[-1], x.shape[axes[-1]] // 2 + 1), COMPLEX_OF[x.dtype], x)


def _with(shape: tuple[int, ...], axis: int, size: int) -> tuple[int, ...]:
    return (*shape[:axis], size, *shape[axis + 1 :])


def _r2c_reference(np: Namespace, x: Array, axes: Sequence[int], scale: float) -> Array:
    *others, last = as_tuple(axes)
    return _scaled(_np_c2c(np, np.fft.rfft(x, axis=last), others, False), scale)


def _r2c_vjp(g: Tensor, like_x: Tensor, axes: tuple[int, ...], scale: float) -> Tensor:
    """Of the other half of the spectrum nobody asked."""
    last = as_tuple(axes)[-1]
    return fft_c2c(resized(g, like_x.shape[last], last), axes, True, scale).real


fft_r2c: Operator = define(
    "core::fft_r2c(Tensor x, int[] axes, float scale=1.0) -> Tensor",
    fake=_r2c_fake,
    reference=_r2c_reference,
    vjp=_r2c_vjp,
    jvp="linear",
    batch=leading("axes"),
    public=False,
    samples=lambda s: [s(s.t(5), (0,)), s(s.t(2, 4), (-1,), 0.5), s(s.t(2, 3, 4), (1, 0))],
    errors=lambda s: [
        s.error("DtypeError", s.t(3, dtype="complex64"), (0,)),
        s.error("ShapeError", s.t(2, 2), (0, -2)),
        s.error("ShapeError", s.t(0), (0,)),
    ],
    doc="""The Fourier transform of real numbers, of which the last axis named keeps n // 2 + 1.

    >>> import core
    >>> core.ops.core.fft_r2c(core.ones(4), (0,)).real.tolist()
    [4.0, 0.0, 0.0]
    """,
)


# ---- complex to real ---------------------------------------------------------------------------
def _c2r_fake(x: Tensor, axes: Sequence[int], size: int, scale: float) -> Tensor:
    _need("fft_c2r", x, REAL_OF)
    axes = _wrapped("fft_c2r", x, axes)
    _need_points("fft_c2r", [*(x.shape[d] for d in axes), size])
    if x.shape[axes[-1]] != size // 2 + 1:
        raise ShapeError(
            what=f"fft_c2r to {size} points from {x.shape[axes[-1]]} frequencies",
            why="n real numbers have n // 2 + 1 frequencies that determine the others",
            exists=f"{size // 2 + 1} frequencies",
            fix="pad or cut the spectrum first, as core.fft.irfft does",
        )
    return new(_with(x.shape, axes[-1], size), REAL_OF[x.dtype], x)


def _c2r_reference(np: Namespace, x: Array, axes: Sequence[int], size: int, scale: float) -> Array:
    *others, last = as_tuple(axes)
    x = _np_c2c(np, x, others, True)
    return _scaled(np.fft.irfft(x, n=size, axis=last, norm="forward"), scale)


def _c2r_vjp(g: Tensor, axes: tuple[int, ...], size: int, scale: float) -> Tensor:
    """Frequencies that stand for two of the full spectrum count twice."""
    last = as_tuple(axes)[-1] % g.ndim
    spectrum = fft_r2c(g, axes, scale)
    k = arange(size // 2 + 1, dtype=g.dtype, device=g.device)
    weight = 2 - where(k == 0, True, 2 * k == size).astype(g.dtype)
    return spectrum * weight.reshape((size // 2 + 1, *(1,) * (g.ndim - 1 - last)))


fft_c2r: Operator = define(
    "core::fft_c2r(Tensor x, int[] axes, int size, float scale=1.0) -> Tensor",
    fake=_c2r_fake,
    reference=_c2r_reference,
    vjp=_c2r_vjp,
    jvp="linear",
    batch=leading("axes"),
    public=False,
    samples=lambda s: [
        s(s.t(3), (0,), 4),
        s(s.t(2, 3), (-1,), 5, 0.5),
        s(s.t(2, 3, 4), (1, 0), 3),
    ],
    errors=lambda s: [
        s.error("DtypeError", s.t(3, dtype="float64"), (0,), 4),
        s.error("ShapeError", s.t(3), (0,), 3),
        s.error("ShapeError", s.t(1), (0,), 0),
    ],
    dtypes="complex",
    doc="""Real numbers, `size` along the last axis named, whose half spectrum is x, times scale.

    >>> import core
    >>> core.ops.core.fft_c2r(core.ones(2).astype(core.complex64), (0,), 2).tolist()
    [2.0, 0.0]
    """,
)


# ---- sizes and scales --------------------------------------------------------------------------
def resized(x: Tensor, size: int, axis: int) -> Tensor:
    """x cut, or padded with zeros at its end, to size elements along axis."""
    have = x.shape[axis]
    if have >= size:
        return x if have == size else x.slice(axis, 0, size)
    axis = axis % x.ndim
    zeros = full(_with(x.shape, axis, size - have), 0, dtype=x.dtype, device=x.device)
    return concat([x, zeros], axis=axis)


_NORMS = {None: 0.0, "backward": 0.0, "ortho": 0.5, "forward": 1.0}


def _scale(name: str, norm: str | None, sizes: Sequence[int], inverse: bool) -> float:
    """The scale of a transform of these sizes: 1 / sqrt(n) either way, or 1 / n once."""
    if norm not in _NORMS:
        raise ArgumentError(
            what=f"{name} was given norm={norm!r}",
            why="it chooses which of the two transforms is divided by the number of points",
            exists="'backward' (the inverse; the default), 'ortho' (both, by the root), 'forward'",
            fix="pass one of these",
        )
    power = 1.0 - _NORMS[norm] if inverse else _NORMS[norm]
    return 1.0 if power == 0 else float(math.prod(sizes)) ** -power


def _plan(
    name: str, x: Tensor | Array, s: Ints | None, axes: Axis
) -> tuple[list[int], list[int | None]]:
    """The axes, and the size along each: None for the last of them if s does not give it."""
    sizes = None if s is None else list(as_tuple(s))
    if axes is None:
        count = x.ndim if sizes is None else len(sizes)
        axes = range(x.ndim - count, x.ndim) if count <= x.ndim else range(count)
    wrapped_axes = _wrapped(name, x, list(as_tuple(axes)) if isinstance(axes, int) else list(axes))
    if sizes is not None and len(sizes) != len(wrapped_axes):
        raise ShapeError(
            what=f"{name} was given {len(sizes)} sizes for {len(wrapped_axes)} axes",
            why="s has one size for each axis",
            exists=f"the axes {tuple(wrapped_axes)}",
            fix="pass as many sizes as axes",
        )
    if not wrapped_axes:
        raise ShapeError(
            what=f"{name} over no axis",
            why="it is 0-d, or axes is empty",
            exists="one axis or more",
            fix="add an axis first: core.expand_dims(x, 0)",
        )
    if sizes is None:
        return wrapped_axes, [None] * len(wrapped_axes)
    return wrapped_axes, [None if n == -1 else n for n in sizes]


def _floating(name: str, x: Tensor) -> Tensor:
    """Integers in the default dtype; 16-bit floats are refused."""
    x = x.astype(default_dtype()) if "integer" in x.dtype.kind or x.dtype == bool_ else x
    _need(name, x, {**COMPLEX_OF, **REAL_OF})
    return x


def _as_complex(x: Tensor) -> Tensor:
    return x.astype(COMPLEX_OF[x.dtype]) if x.dtype in COMPLEX_OF else x


def _fitted(
    name: str, x: Tensor, axes: Sequence[int], sizes: Sequence[int | None]
) -> tuple[Tensor, list[int]]:
    """x cut or padded to the sizes along axes, and those sizes."""
    whole = [x.shape[d] if n is None else n for d, n in zip(axes, sizes)]
    _need_points(name, whole)
    for axis, size in zip(axes, whole):
        x = resized(x, size, axis)
    return x, whole


# ---- the transforms ----------------------------------------------------------------------------
def _complex_transform(
    name: str,
    x: Tensor,
    s: Ints | None,
    axes: Axis,
    norm: str | None,
    inverse: bool,
) -> Tensor:
    x = _floating(name, x)
    over, sizes = _plan(name, x, s, axes)
    x, whole = _fitted(name, x, over, sizes)
    return fft_c2c(contiguous(_as_complex(x)), over, inverse, _scale(name, norm, whole, inverse))


def _real_transform(
    name: str,
    x: Tensor,
    s: Ints | None,
    axes: Axis,
    norm: str | None,
    inverse: bool = False,
) -> Tensor:
    x = _floating(name, x)
    _need(name, x, COMPLEX_OF)
    over, sizes = _plan(name, x, s, axes)
    x, whole = _fitted(name, x, over, sizes)
    return fft_r2c(contiguous(x), over, _scale(name, norm, whole, inverse))


def _half_transform(
    name: str,
    x: Tensor,
    s: Ints | None,
    axes: Axis,
    norm: str | None,
    inverse: bool = True,
) -> Tensor:
    x = _as_complex(_floating(name, x))
    over, sizes = _plan(name, x, s, axes)
    last = 2 * (x.shape[over[-1]] - 1) if sizes[-1] is None else sizes[-1]
    _need_points(name, [last])
    x, whole = _fitted(name, x, over, [*sizes[:-1], last // 2 + 1])
    scale = _scale(name, norm, [*whole[:-1], last], inverse)
    return fft_c2r(contiguous(x), over, last, scale)


def _fft(
    x: Tensor,
    s: Ints | None,
    axes: Axis,
    norm: str | None,
    name: str,
) -> Tensor:
    return _complex_transform(name, x, s, axes, norm, False)


def _ifft(
    x: Tensor,
    s: Ints | None,
    axes: Axis,
    norm: str | None,
    name: str,
) -> Tensor:
    return _complex_transform(name, x, s, axes, norm, True)


def _rfft(
    x: Tensor,
    s: Ints | None,
    axes: Axis,
    norm: str | None,
    name: str,
) -> Tensor:
    return _real_transform(name, x, s, axes, norm)


def _irfft(
    x: Tensor,
    s: Ints | None,
    axes: Axis,
    norm: str | None,
    name: str,
) -> Tensor:
    return _half_transform(name, x, s, axes, norm)


def _hfft(
    x: Tensor,
    s: Ints | None,
    axes: Axis,
    norm: str | None,
    name: str,
) -> Tensor:
    return _half_transform(name, x.conj() if x.dtype in REAL_OF else x, s, axes, norm, False)


def _ihfft(
    x: Tensor,
    s: Ints | None,
    axes: Axis,
    norm: str | None,
    name: str,
) -> Tensor:
    return _real_transform(name, x, s, axes, norm, True).conj()


# ---- samples -----------------------------------------------------------------------------------
def _samples_1d(real_only: bool) -> Callable[[SampleMaker], Iterator[Sample]]:
    def samples(s: SampleMaker) -> Iterator[Sample]:
        if real_only and s.is_complex:
            return
        yield s(s.t(5))
        yield s(s.t(2, 4), 3)
        yield s(s.t(3, 2), 6, 0, "ortho")
        yield s(s.t(4, 3).mT, None, -1, "forward")
        yield s(s.t(0, 4), norm="backward")

    return samples


def _samples_nd(two: bool) -> Callable[[SampleMaker], Iterator[Sample]]:
    def samples(s: SampleMaker) -> Iterator[Sample]:
        yield s(s.t(3, 4))
        yield s(s.t(2, 3, 4), (4, 3), (0, -1), "ortho")
        yield s(s.t(2, 3), (-1, 5), (0, 1))
        if not two:
            yield s(s.t(5), norm="forward")
            yield s(s.t(2, 3, 4), (3, 3))

    return samples


def _errors(real_only: bool) -> Callable[[SampleMaker], Iterator[ErrorSample]]:
    def errors(s: SampleMaker) -> Iterator[ErrorSample]:
        yield s.error("ArgumentError", s.t(4, 4), norm="unitary")
        yield s.error("DtypeError", s.t(4, 4, dtype="float16"))
        yield s.error("ShapeError", s.t(0, 0))
        if real_only:
            yield s.error("DtypeError", s.t(4, 4, dtype="complex64"))

    return errors


def _errors_1d(real_only: bool) -> Callable[[SampleMaker], Iterator[ErrorSample]]:
    def errors(s: SampleMaker) -> Iterator[ErrorSample]:
        yield from _errors(real_only)(s)
        yield s.error("IndexRangeError", s.t(4), None, 1)
        yield s.error("ShapeError", s.t(4), 0)

    return errors


def _errors_nd(real_only: bool) -> Callable[[SampleMaker], Iterator[ErrorSample]]:
    def errors(s: SampleMaker) -> Iterator[ErrorSample]:
        yield from _errors(real_only)(s)
        yield s.error("ShapeError", s.t(4, 4), (2,), (0, 1))
        yield s.error("ShapeError", s.t(4, 4), None, (0, 0))

    return errors


# ---- definitions -------------------------------------------------------------------------------
_NOTE = """

    {n}: pads with zeros, or cuts, to this many points along {axis} first. norm: "backward" (the
    default) divides the inverse by the number of points, "forward" the other transform, "ortho"
    both by its root.

    >>> import core
    >>> {example}
    """


def _one_axis(
    name: str, transform: Callable[..., Tensor], group: str, summary: str, example: str
) -> Operator:
    real_only = transform in (_rfft, _ihfft)

    def along_axis(x: Tensor, n: int | None, axis: int, norm: str | None) -> Tensor:
        if n is not None:  # -1 would be taken for "as many as there are", as in s
            _need_points(name, [n])
        return transform(x, n, axis, norm, name)

    return define(
        f"core::fft_{name}(Tensor x, int? n=None, int axis=-1, str? norm=None) -> Tensor",
        decomposition=along_axis,
        reference=lambda np, x, n, axis, norm: getattr(np.fft, name)(x, n, axis, norm),
        public=False,
        samples=_samples_1d(real_only),
        errors=_errors_1d(real_only),
        dtypes=group,
        doc=summary + _NOTE.format(n="n", axis="axis", example=example),
    )


def _np_nd(
    np: Namespace,
    name: str,
    x: Array,
    s: Ints | None,
    axes: Axis,
    norm: str | None,
) -> Array:
    over, sizes = _plan(name, x, s, axes)
    whole = [x.shape[d] if n is None else n for d, n in zip(over, sizes)]
    if name.startswith(("irfft", "hfft")) and sizes[-1] is None:
        whole[-1] = 2 * (x.shape[over[-1]] - 1)
    turned = {"backward": "forward", "forward": "backward"}.get(norm or "backward", norm)
    if name.startswith("hfft"):  # which NumPy has for one axis
        return np.fft.irfftn(np.conj(x), whole, over, turned)
    if name.startswith("ihfft"):
        return np.conj(np.fft.rfftn(x, whole, over, turned))
    return getattr(np.fft, name[:-1] + "n")(x, whole, over, norm)


def _several_axes(
    name: str, transform: Callable[..., Tensor], group: str, summary: str, example: str
) -> Operator:
    two = name.endswith("2")
    axes = "int[] axes=[-2, -1]" if two else "int[]? axes=None"
    return define(
        f"core::fft_{name}(Tensor x, int[]? s=None, {axes}, str? norm=None) -> Tensor",
        decomposition=lambda x, s, axes, norm: transform(x, s, axes, norm, name),
        reference=lambda np, x, s, axes, norm: _np_nd(np, name, x, s, axes, norm),
        public=False,
        samples=_samples_nd(two),
        errors=_errors_nd(transform in (_rfft, _ihfft)),
        dtypes=group,
        doc=summary + _NOTE.format(n="s", axis="each axis", example=example),
    )


fft = _one_axis(
    "fft", _fft, "blas", "The discrete Fourier transform along axis.",
    "core.fft.fft(core.asarray([1.0, 0.0])).real.tolist()\n    [1.0, 1.0]",
)  # fmt: skip
ifft = _one_axis(
    "ifft", _ifft, "blas", "The inverse Fourier transform along axis.",
    "core.fft.ifft(core.asarray([1.0, 1.0])).real.tolist()\n    [1.0, 0.0]",
)  # fmt: skip
rfft = _one_axis(
    "rfft", _rfft, "float", "The n // 2 + 1 frequencies of real numbers that tell the others.",
    "core.fft.rfft(core.ones(4)).real.tolist()\n    [4.0, 0.0, 0.0]",
)  # fmt: skip
irfft = _one_axis(
    "irfft", _irfft, "blas", "The inverse of rfft; 2 (m - 1) real numbers from m frequencies.",
    "core.fft.irfft(core.asarray([4.0, 0.0, 0.0])).tolist()\n    [1.0, 1.0, 1.0, 1.0]",
)  # fmt: skip
hfft = _one_axis(
    "hfft", _hfft, "blas", "The transform, which is real, of a signal that is Hermitian in time.",
    "core.fft.hfft(core.asarray([1.0, 0.0])).tolist()\n    [1.0, 1.0]",
)  # fmt: skip
ihfft = _one_axis(
    "ihfft", _ihfft, "float", "The inverse of hfft.",
    "core.fft.ihfft(core.asarray([1.0, 1.0])).real.tolist()\n    [1.0, 0.0]",
)  # fmt: skip

_PEAK = "[[1.0, 1.0], [1.0, 1.0]]"
fftn = _several_axes(
    "fftn", _fft, "blas", "The Fourier transform over axes: all of them by default.",
    f"core.fft.fftn(core.asarray([[1.0, 0.0], [0.0, 0.0]])).real.tolist()\n    {_PEAK}",
)  # fmt: skip
ifftn = _several_axes(
    "ifftn", _ifft, "blas", "The inverse Fourier transform over axes: all of them by default.",
    "core.fft.ifftn(core.ones((2, 2))).real.tolist()\n    [[1.0, 0.0], [0.0, 0.0]]",
)  # fmt: skip
rfftn = _several_axes(
    "rfftn", _rfft, "float", "fftn of real numbers, half of the frequencies of the last axis.",
    "core.fft.rfftn(core.ones((2, 4))).shape\n    (2, 3)",
)  # fmt: skip
irfftn = _several_axes(
    "irfftn", _irfft, "blas", "The inverse of rfftn.",
    "core.fft.irfftn(core.ones((2, 3))).shape\n    (2, 4)",
)  # fmt: skip
fft2 = _several_axes(
    "fft2", _fft, "blas", "The Fourier transform over the last two axes.",
    f"core.fft.fft2(core.asarray([[1.0, 0.0], [0.0, 0.0]])).real.tolist()\n    {_PEAK}",
)  # fmt: skip
ifft2 = _several_axes(
    "ifft2", _ifft, "blas", "The inverse Fourier transform over the last two axes.",
    "core.fft.ifft2(core.ones((2, 2))).real.tolist()\n    [[1.0, 0.0], [0.0, 0.0]]",
)  # fmt: skip
rfft2 = _several_axes(
    "rfft2", _rfft, "float", "fft2 of real numbers, half of the frequencies of the last axis.",
    "core.fft.rfft2(core.ones((2, 4))).shape\n    (2, 3)",
)  # fmt: skip
irfft2 = _several_axes(
    "irfft2", _irfft, "blas", "The inverse of rfft2.",
    "core.fft.irfft2(core.ones((2, 3))).shape\n    (2, 4)",
)  # fmt: skip
hfftn = _several_axes(
    "hfftn", _hfft, "blas", "hfft over the last axis, fft over the others.",
    "core.fft.hfftn(core.ones((2, 3))).shape\n    (2, 4)",
)  # fmt: skip
ihfftn = _several_axes(
    "ihfftn", _ihfft, "float", "The inverse of hfftn.",
    "core.fft.ihfftn(core.ones((2, 4))).shape\n    (2, 3)",
)  # fmt: skip
hfft2 = _several_axes(
    "hfft2", _hfft, "blas", "hfft over the last axis, fft over the one before.",
    "core.fft.hfft2(core.ones((2, 3))).shape\n    (2, 4)",
)  # fmt: skip
ihfft2 = _several_axes(
    "ihfft2", _ihfft, "float", "The inverse of hfft2.",
    "core.fft.ihfft2(core.ones((2, 4))).shape\n    (2, 3)",
)  # fmt: skip
