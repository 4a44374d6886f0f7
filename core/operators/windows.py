"""Views of parts: real and imaginary parts of complex tensors, sliding windows."""

from typing import Any

from core.autograd.batching import leading
from core.autograd.kinds import is_complex
from core.operators.complex_numbers import complex
from core.operators.creation import zeros_like
from core.operators.define import define
from core.operators.patches import fold_along
from core.operators.views import select, slice_scatter


def _real_vjp(g: Any, like_x: Any) -> Any:
    return complex(g, zeros_like(g)) if is_complex(like_x) else g


def _real_write_back(x: Any, src: Any) -> Any:
    return complex(src, x.imag) if is_complex(x) else src


real = define(
    "core::real(Tensor(a) x) -> Tensor(a)",
    view="real",
    vjp=_real_vjp,
    jvp="linear",
    batch=leading(),
    write_back=_real_write_back,
    attribute="real",
    samples=lambda s: [s(s.t(2, 3)), s(s.t(dtype="complex128")), s(s.t(3, dtype="complex64"))],
    errors=lambda s: [s.error("ArgumentError", 1.0)],
    dtypes="inexact",
    doc="""The real parts, as a view; x itself for real x.

    >>> import core
    >>> core.real(core.asarray([1 + 2j])).tolist()
    [1.0]
    """,
)

imag = define(
    "core::imag(Tensor(a) x) -> Tensor(a)",
    view="imag",
    vjp=lambda g: complex(zeros_like(g), g),
    jvp="linear",
    batch=leading(),
    write_back=lambda x, src: complex(x.real, src),
    attribute="imag",
    samples=lambda s: [s(s.t(2, 3)), s(s.t())],
    errors=lambda s: [s.error("DtypeError", s.t(2, dtype="float32"))],
    dtypes="complex",
    doc="""The imaginary parts of a complex tensor, as a view.

    >>> import core
    >>> core.imag(core.asarray([1 + 2j])).tolist()
    [2.0]
    """,
)


# ---- sliding windows ---------------------------------------------------------------------------
def _window_starts(windows: Any, axis: Any, k: int, step: int) -> Any:
    """start, stop and step of the elements that stand at place k of each window."""
    return k, k + (windows.shape[axis] - 1) * step + 1, step


def _unfold_write_back(x: Any, src: Any, axis: Any, size: Any, step: Any) -> Any:
    axis %= x.ndim
    for k in range(size if src.shape[axis] else 0):
        x = slice_scatter(x, select(src, -1, k), axis, *_window_starts(src, axis, k, step))
    return x


unfold = define(
    "core::unfold(Tensor(a) x, int axis, int size, int step=1) -> Tensor(a)",
    view="unfold",
    vjp=lambda g, like_x, axis, step: fold_along(g, axis, like_x.shape[axis % like_x.ndim], step),
    jvp="linear",
    batch=leading("axis"),
    write_back=_unfold_write_back,
    method="unfold",
    samples=lambda s: [s(s.t(5), 0, 2), s(s.t(2, 6), 1, 3, 2), s(s.t(2, 6), -1, 2, 2)],
    errors=lambda s: [s.error("ShapeError", s.t(3), 0, 4), s.error("ShapeError", s.t(3), 0, 2, 0)],
    dtypes="all",
    doc="""Windows of `size` elements along axis, every `step`; the new last axis is inside one.

    >>> import core
    >>> core.unfold(core.asarray([1, 2, 3, 4]), 0, 2).tolist()
    [[1, 2], [2, 3], [3, 4]]
    """,
)

__all__ = ["imag", "real", "unfold"]
