"""The same values in other strides, sizes, dtypes and devices: results have to be the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core._native import Tensor, dtype, empty
from core.errors import CoreError
from core.plugins import devices
from core.testing.compare import as_array, assert_close
from core.testing.opchecks.case import (
    Case,
    as_exact,
    converted,
    copy_of,
    dense,
    kernel_place,
    refused,
)
from core.testing.opchecks.fakes import at_sizes, compare, fakes_of
from core.testing.opchecks.report import Failed, Skip
from core.testing.samples import from_numpy

# Kernels of all layouts add up in other orders; what differs by more has read other elements.
LOOSE = {"float16": 2e-2, "bfloat16": 1e-1, "float32": 1e-4, "complex64": 1e-4}


def near(case: Case, actual: Any, expected: Any, what: str, where: str = "") -> None:
    """Failed unless two results agree within the tolerances asked for, or the dtype's.

    where: what is at fault, said after `what`; by default the kernel.
    """
    rtol, atol = case.tolerance
    loose = LOOSE.get(getattr(getattr(actual, "dtype", None), "name", ""), 1e-9)
    if rtol is None and atol is None:
        rtol = atol = loose
    try:
        assert_close(actual, expected, rtol=rtol or 0.0, atol=atol or 0.0, equal_nan=True)
    except AssertionError as error:
        raise Failed(f"{what}{where or kernel_place(case)}\n{error}") from None


# ---- strides -----------------------------------------------------------------------------------
def test_strides(case: Case) -> str:
    """Transposed, sliced, reversed and expanded arguments give what contiguous ones give."""
    if case.is_random:
        raise Skip("the operator is tagged as random")
    if not any(0 not in t.shape and t.ndim for t in case.tensors()):
        raise Skip("no argument has several elements")
    refusals: list[str] = []
    done = [_one_layout(case, name, layout, refusals) for name, layout in _LAYOUTS.items()]
    if not any(done):
        raise Skip(f"refused: {refusals[0]}" if refusals else "the arguments have one layout only")
    return f"refused: {refusals[0]}" if refusals else ""


def _one_layout(case: Case, name: str, layout: Callable[[Any], Any], refusals: list[str]) -> bool:
    """Whether the layout was tried: the operator takes the values, and them laid out so."""

    def values(slot: Any, x: Any) -> Any:  # an expanded tensor has the same along the axis
        return dense(layout(x) if name == "expanded" and not slot.written else x)

    def strided(slot: Any, x: Any) -> Any:
        base = values(slot, x)
        return base if 0 in x.shape or (name == "expanded" and slot.written) else layout(base)

    expected = _effects(case, values, [])
    actual = None if expected is None else _effects(case, strided, refusals)
    if expected is None or actual is None:
        return False
    for i, (got, want) in enumerate(zip(actual, expected, strict=True)):
        told = f"output {i} is another one for {name} arguments than for contiguous ones"
        near(case, got, want, f"{told}: read them by their strides, or take a contiguous copy")
    return True


def _effects(case: Case, change: Any, refusals: list[str]) -> list[Any] | None:
    """What a call gives; None, and the reason noted, where the operator refuses it."""
    try:
        return case.effects(case.values(change))
    except Exception as error:
        if not refused(error):
            raise
        refusals.append(str(error).partition("\n")[0])
        return None


def _transposed(x: Any) -> Any:
    if x.ndim < 2:
        return dense(x)
    order = list(range(x.ndim))[::-1]
    return dense(x.permute_dims(order)).permute_dims(order)


def _sliced(x: Any) -> Any:
    """Every second element of a larger tensor, whose other elements are what no kernel may use."""
    import numpy as np

    if x.ndim == 0:
        return dense(x)
    values = as_exact(x)
    wide = np.zeros((*x.shape[:-1], 2 * x.shape[-1] + 1), values.dtype)
    wide.view(np.uint8)[...] = 0x7F
    if values.dtype.kind == "b":
        wide[...] = True
    wide[..., 1::2] = values
    return from_numpy(wide, x.dtype.name).to(x.device)[..., 1::2]


def _reversed(x: Any) -> Any:
    if x.ndim == 0:
        return dense(x)
    return from_numpy(as_exact(x)[..., ::-1].copy(), x.dtype.name).to(x.device)[..., ::-1]


def _expanded(x: Any) -> Any:
    if x.ndim == 0:
        return dense(x)
    return dense(x[:1]).broadcast_to(x.shape)


_LAYOUTS: dict[str, Callable[[Any], Any]] = {
    "transposed": _transposed,
    "sliced": _sliced,
    "reversed": _reversed,
    "expanded": _expanded,
}


# ---- sizes of zero -----------------------------------------------------------------------------
def test_empty(case: Case) -> str:
    """With sizes of 0 the call works, or is refused with an error that says so."""
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


def _empty_call(case: Case, change: Any) -> str | None:
    """What the operator says where it refuses; raises where it fails by accident."""
    try:
        real = case.call(case.values(change))
    except Exception as error:
        if refused(error):
            return f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"
        raise Failed(
            f"a size of 0 ends in {type(error).__name__}: {error}{kernel_place(case)}\n"
            "handle it, or refuse it with an error that says so: core.errors.ShapeError"
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
def test_dtypes(case: Case) -> str:
    """float32 and float64 arguments (complex64 and complex128) of the same values agree."""
    if case.is_random:
        raise Skip("the operator is tagged as random")
    if not any(t.dtype.name in _PAIRS for t in case.tensors()):
        raise Skip("no argument is float32, float64 or complex")
    rounded = case.values(lambda slot, x: converted(converted(x, _low(x)), x.dtype.name))
    results = []
    for pick in (0, 1):
        try:
            values = [_converted_all(v, pick) for v in rounded]
            results.append([o for o in case.effects(values) if isinstance(o, Tensor)])
        except Exception as error:
            if not refused(error):
                raise
            raise Skip(
                f"one of the dtypes is refused: {str(error).partition(chr(10))[0]}"
            ) from None
    for i, (narrow, wide) in enumerate(zip(*results, strict=True)):
        _near_widths(case, i, narrow, wide)
    return ""


_PAIRS = {
    "float32": ("float32", "float64"),
    "float64": ("float32", "float64"),
    "complex64": ("complex64", "complex128"),
    "complex128": ("complex64", "complex128"),
}


def _low(x: Any) -> str:
    return _PAIRS[x.dtype.name][0] if x.dtype.name in _PAIRS else str(x.dtype.name)


def _converted_all(value: Any, pick: int) -> Any:
    if isinstance(value, (list, tuple)):
        return [_converted_all(v, pick) for v in value]
    if not isinstance(value, Tensor):
        return value
    return (
        converted(value, _PAIRS[value.dtype.name][pick])
        if value.dtype.name in _PAIRS
        else copy_of(value)
    )


def _near_widths(case: Case, index: int, narrow: Any, wide: Any) -> None:
    import numpy as np

    a, b = as_array(narrow), as_array(wide)
    if a.dtype.kind not in "fc" or b.dtype.kind not in "fc":
        return  # rounding decides: argmax, comparisons, casts to integers
    scale = float(np.max(np.abs(b[np.isfinite(b)]), initial=1.0))
    with np.errstate(all="ignore"):
        far = a.shape == b.shape and np.allclose(a, b, rtol=1e-2, atol=1e-3 * scale, equal_nan=True)
    if far:
        return
    raise Failed(
        f"output {index} is another one for {narrow.dtype} than for {wide.dtype} arguments of the "
        f"same values{kernel_place(case)}\nthe kernel may read memory as one dtype whatever it is: "
        "convert the arguments, or register it for its dtypes only, "
        "register_kernel(..., dtypes=[core.float32])"
    )


# ---- devices -----------------------------------------------------------------------------------
def test_devices(case: Case) -> str:
    """Every other device that has a kernel gives what the device of the arguments gives."""
    home = next((t.device.type for t in case.tensors()), "cpu")
    named = {k.device_type for k in case.op.kernels if k.enabled}
    everywhere = {d.type for d in devices()} if "*" in named else set()
    types = sorted((named | everywhere) - {home, "*"})
    if not types:
        raise Skip(f"{home} is the only device that has a kernel here")
    left_out = []
    for device in types:
        problem = _unavailable(device)
        if problem:
            left_out.append(f"{device}: {problem}")
        elif not case.is_random:
            _one_device(case, device)
    if len(left_out) == len(types):
        raise Skip("; ".join(left_out))
    return "; ".join(left_out) or f"ran on {', '.join(types)}"


def _unavailable(device: str) -> str | None:
    try:
        empty((1,), dtype("uint8"), device)
    except CoreError as error:
        return str(error).partition("\n")[0]
    return None


def _one_device(case: Case, device: str) -> None:
    expected = case.effects(case.values())
    actual = case.effects(case.values(lambda slot, x: copy_of(x).to(device)))
    for i, (got, want) in enumerate(zip(actual, expected, strict=True)):
        if got.device.type != device:
            raise Failed(f"output {i} of a call on {device} is on {got.device}")
        near(case, got.to("cpu"), want.to("cpu"), f"output {i} on {device} is another one")
