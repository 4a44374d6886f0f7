"""When two results agree: structure, shape, dtype, and values within PyTorch's own tolerances.

In bfloat16 a difference is measured by the largest element, for both libraries round between steps.
Where the values are further apart than that, the same call in float64 decides: core's result has to
lie within the tolerance of it, or no further from it than PyTorch's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import torch
from torch.testing._comparison import default_tolerances

import core


class Mismatch(Exception):
    """Two results differ; it says where."""


def flat(value: Any) -> list[Any]:
    """The leaves of a result: tensors and numbers, in order."""
    if isinstance(value, (list, tuple)):
        return [leaf for item in value for leaf in flat(item)]
    return [value]


_own: tuple[float, float] = 0.0, 0.0


@contextmanager
def tolerances(own: tuple[float, float]) -> Iterator[None]:
    """Within it, these tolerances (relative, absolute) where they are wider than the dtype's."""
    global _own
    before, _own = _own, own
    try:
        yield
    finally:
        _own = before


def compare_results(
    result: Any,
    want: Any,
    truth: Callable[[], Any],
    *,
    values: bool = True,
    places: bool = True,
) -> None:
    """values: False for numbers that are drawn; places: False for indices among equal elements."""
    got, wanted = flat(result), flat(want)
    if len(got) != len(wanted):
        raise Mismatch(f"{len(got)} results, not {len(wanted)}")
    for place, (a, b) in enumerate(zip(got, wanted)):
        indices = (
            not places
            and isinstance(b, torch.Tensor)
            and b.dtype == torch.int64
            and (place or len(wanted) == 1)
        )
        _compare(a, b, lambda: flat(truth())[place], values and not indices)  # noqa: B023


def compare_gradients(got: list[Any], wanted: list[Any], truth: Callable[[], Any]) -> None:
    if len(got) != len(wanted):
        raise Mismatch(f"{len(got)} gradients, not {len(wanted)}")
    for place, (a, b) in enumerate(zip(got, wanted)):
        if a is None or b is None:  # no gradient, and a gradient of zeros, are the same
            rest = as_torch(a) if a is not None else b
            if rest is not None and bool((rest != 0).any()):
                raise Mismatch(f"gradient {place}: {'none' if a is None else 'some'}, not {b}")
            continue
        _compare(a, b, lambda: truth()[place])  # noqa: B023


def as_torch(value: Any) -> torch.Tensor:
    """The result for PyTorch, which ends the process when it is given a negative stride."""
    value = value.detach()
    if any(stride < 0 for stride in value.strides):
        value = core.asarray(value, copy=True)
    return torch.from_dlpack(value)


def _compare(a: Any, b: Any, truth: Callable[[], Any], values: bool = True) -> None:
    if not isinstance(b, torch.Tensor):
        if not values:
            return
        a = a.item() if isinstance(a, core.Tensor) and a.ndim == 0 else a
        if isinstance(b, (torch.dtype, torch.device)):
            a, b = str(a).removeprefix("core."), str(b).removeprefix("torch.")
        if a != b and not (a != a and b != b):
            raise Mismatch(f"{a!r:.80}, not {b!r:.80}")
        return
    if not isinstance(a, core.Tensor):
        raise Mismatch(f"a {type(a).__name__}, not a tensor")
    b = b.detach().resolve_conj().resolve_neg()
    if tuple(a.shape) != tuple(b.shape):
        raise Mismatch(f"shape {tuple(a.shape)}, not {tuple(b.shape)}")
    kinds = str(a.dtype).removeprefix("core."), str(b.dtype).removeprefix("torch.")
    if kinds[0] != kinds[1]:
        raise Mismatch(f"dtype {kinds[0]}, not {kinds[1]}")
    if values:
        _compare_values(as_torch(a), b, truth)


def _compare_values(a: torch.Tensor, b: torch.Tensor, truth: Callable[[], Any]) -> None:
    rtol, atol = map(max, default_tolerances(b), _own)
    if b.dtype == torch.bfloat16:  # steps between are rounded: elements near 0 lose their digits
        atol = max(atol, rtol * float(b.abs().nan_to_num(0, 0, 0).max()) if b.numel() else 0)
    if _close(a, b, rtol, atol):
        return
    if b.is_floating_point() or b.is_complex():
        try:
            exact = truth().detach().resolve_conj()
        except Exception:
            exact = None  # PyTorch has the operator in few dtypes only
        if exact is not None and exact.shape == a.shape:
            wide = exact.dtype
            if _close(a, exact.to(b.dtype), rtol, atol):
                return
            errors = [(x.to(wide) - exact).abs().nan_to_num(0, torch.inf).max() for x in (a, b)]
            same_nan = bool((a.isnan() == exact.isnan()).all())
            if same_nan and bool(errors[0] <= errors[1]) and bool(errors[1] < torch.inf):
                return
    raise Mismatch(_difference(a, b, rtol, atol))


def _close(a: torch.Tensor, b: torch.Tensor, rtol: float, atol: float) -> bool:
    return bool(torch.isclose(a, b, rtol=rtol, atol=atol, equal_nan=True).all())


def _difference(a: torch.Tensor, b: torch.Tensor, rtol: float, atol: float) -> str:
    wrong = ~torch.isclose(a, b, rtol=rtol, atol=atol, equal_nan=True)
    at = tuple(int(i) for i in wrong.nonzero()[0])
    return (
        f"{int(wrong.sum())} of {a.numel()} elements, at {at}: {a[at].item()}, not {b[at].item()}"
    )
