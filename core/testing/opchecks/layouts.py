"""The same values in other strides, sizes and dtypes: results have to be the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from core._native import Tensor
from core.errors import CoreError
from core.tensors.dtypes import COMPLEX, REAL
from core.testing.arrays import Array, as_array, as_exact, converted, copy_of, dense, like, spaced
from core.testing.compare import assert_close, close, tolerance
from core.testing.opchecks.case import Case, Change, Slot, kernel_place, refused
from core.testing.opchecks.fakes import at_sizes, compare, fakes_of
from core.testing.opchecks.report import Failed, Skip


def near(
    case: Case, actual: Tensor, expected: Tensor | Array, what: str, where: str | None = None
) -> None:
    """Failed unless two results agree within the tolerances asked for, or the dtype's.

    where: the faulty part, named after `what`; by default the kernel.
    """
    rtol, atol = case.tolerance
    if rtol is None and atol is None:
        rtol = atol = tolerance(actual.dtype, case.times)
    try:
        assert_close(actual, expected, rtol=rtol or 0.0, atol=atol or 0.0, equal_nan=True)
    except AssertionError as error:
        place = kernel_place(case) if where is None else where
        raise Failed(f"{what}{place}\n{error}") from None


Layout = Callable[[Tensor], Tensor]


# ---- strides -----------------------------------------------------------------------------------
def test_strides(case: Case) -> str:
    """Transposed, sliced, reversed and expanded arguments give the results of contiguous ones."""
    if case.is_random:
        raise Skip("the operator is tagged as random")
    if not any(0 not in t.shape and t.ndim for t in case.tensors()):
        raise Skip("no argument has several elements")
    refusals: list[str] = []
    done = [_one_layout(case, name, layout, refusals) for name, layout in _LAYOUTS.items()]
    if not any(done):
        raise Skip(f"refused: {refusals[0]}" if refusals else "the arguments have one layout only")
    return f"refused: {refusals[0]}" if refusals else ""


def _one_layout(case: Case, name: str, layout: Layout, refusals: list[str]) -> bool:
    """Whether the layout was tried: the operator takes the values, and them laid out so."""

    def values(slot: Slot, x: Tensor) -> Tensor:  # an expanded tensor has the same along the axis
        return dense(layout(x) if name == "expanded" and not slot.written else x)

    def strided(slot: Slot, x: Tensor) -> Tensor:
        base = values(slot, x)
        return base if 0 in x.shape or (name == "expanded" and slot.written) else layout(base)

    expected = _effects(case, values, [])
    actual = None if expected is None else _effects(case, strided, refusals)
    if expected is None or actual is None:
        return False
    for i, (got, want) in enumerate(zip(actual, expected, strict=True)):
        told = f"output {i} differs between {name} and contiguous arguments"
        near(case, got, want, f"{told}: read them by their strides, or take a contiguous copy")
    return True


def _effects(case: Case, change: Change, refusals: list[str]) -> list[Tensor] | None:
    """The result of a call; None, with the reason noted, if the operator rejects it."""
    try:
        return case.effects(case.values(change))
    except Exception as error:
        if not refused(error):
            raise
        refusals.append(str(error).partition("\n")[0])
        return None


def _transposed(x: Tensor) -> Tensor:
    if x.ndim < 2:
        return dense(x)
    order = list(range(x.ndim))[::-1]
    return dense(x.permute_dims(order)).permute_dims(order)


def _sliced(x: Tensor) -> Tensor:
    return spaced(x) if x.ndim else dense(x)


def _reversed(x: Tensor) -> Tensor:
    if x.ndim == 0:
        return dense(x)
    return like(x, as_exact(x)[..., ::-1])[..., ::-1]


def _expanded(x: Tensor) -> Tensor:
    if x.ndim == 0:
        return dense(x)
    return dense(x[:1]).broadcast_to(x.shape)


_LAYOUTS: dict[str, Layout] = {
    "transposed": _transposed,
    "sliced": _sliced,
    "reversed": _reversed,
    "expanded": _expanded,
}


# ---- sizes of zero -----------------------------------------------------------------------------
def test_empty(case: Case) -> str:
    """With sizes of 0 the call works or raises a clear error."""
    sizes = sorted({s for t in case.tensors() for s in t.shape})
    if not sizes:
        raise Skip("no argument has a size")
    refusals = []
    for change in [{s: 0} for s in sizes] + [dict.fromkeys(sizes, 0)]:
        problem = _empty_call(case, at_sizes(change))
        if problem:
            refusals.append(problem)
    if len(refusals) > len(sizes):
        raise Skip(f"refused: {refusals[0]}")
    return f"refused for some sizes: {refusals[0]}" if refusals else ""


def _empty_call(case: Case, change: Change) -> str | None:
    """The operator's error message if it rejects the call; raises other errors."""
    try:
        real = case.call(case.values(change))
    except Exception as error:
        if refused(error):
            return f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"
        raise Failed(
            f"a size of 0 ends in {type(error).__name__}: {error}{kernel_place(case)}\n"
            "handle it, or refuse it with a clear error: core.errors.ShapeError"
        ) from error
    try:
        fake = fakes_of(case, case.values(change))
    except Skip:
        return None
    except CoreError as error:
        if refused(error):
            return None
        raise
    compare(case, real, fake, " with a size of 0")
    return None


# ---- dtypes ------------------------------------------------------------------------------------
_PAIRS = {REAL: ("float32", "float64"), COMPLEX: ("complex64", "complex128")}


def test_dtypes(case: Case) -> str:
    """float32 and float64 arguments (complex64 and complex128) of the same values agree."""
    if case.is_random:
        raise Skip("the operator is tagged as random")
    if not any(map(_has_pair, case.tensors())):
        raise Skip("no argument is float32, float64 or complex")
    exact = case.changed(lambda slot, x: converted(_in_pair(0, slot, x), x.dtype.name))
    results = []
    for change in (partial(_in_pair, 0), partial(_in_pair, 1)):
        try:
            results.append(exact.effects(exact.values(change)))
        except Exception as error:
            if not refused(error):
                raise
            raise Skip(
                f"one of the dtypes is refused: {str(error).partition(chr(10))[0]}"
            ) from None
    for i, (narrow, wide) in enumerate(zip(*results, strict=True)):
        _near_widths(case, i, narrow, wide)
    return ""


def _has_pair(x: Tensor) -> bool:
    return x.dtype.name in _PAIRS.get(x.dtype.kind, ())


def _in_pair(pick: int, slot: Slot, x: Tensor) -> Tensor:
    """A copy in single precision (pick: 0) or double (1); of other dtypes just a copy."""
    return converted(x, _PAIRS[x.dtype.kind][pick]) if _has_pair(x) else copy_of(x)


def _near_widths(case: Case, index: int, narrow: Tensor, wide: Tensor) -> None:
    a, b = as_array(narrow), as_array(wide)
    if a.dtype.kind not in "fc" or b.dtype.kind not in "fc":
        return  # rounding decides: argmax, comparisons, casts to integers
    scale = float(np.max(np.abs(b[np.isfinite(b)]), initial=1.0))
    if a.shape == b.shape and close(a, b, 1e-2, 1e-3 * scale, equal_nan=True).all():
        return
    raise Failed(
        f"output {index} differs between {narrow.dtype} and {wide.dtype} arguments of the "
        f"same values{kernel_place(case)}\nthe kernel may read memory as one dtype whatever it is: "
        "convert the arguments, or register it for its dtypes only, "
        "register_kernel(..., dtypes=[core.float32])"
    )
