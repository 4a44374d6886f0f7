"""Checks that operators of several families make, each with the one error that it raises."""

from __future__ import annotations

from core._native import Tensor, is_captured, small_ends
from core.dtype_table import COMPUTED_FLOATS
from core.errors import ArgumentError, DtypeError, IndexRangeError, RangeError


def need_real_floating(name: str, x: Tensor, why: str) -> None:
    """Raises unless x holds real floating-point numbers that are computed with."""
    if x.dtype.name not in COMPUTED_FLOATS:
        raise DtypeError(
            what=f"{name} of a tensor of {x.dtype}",
            why=why,
            exists=", ".join(COMPUTED_FLOATS),
            fix="cast first: x.astype(core.float32)",
        )


def seen_by_host(x: Tensor) -> Tensor | None:
    """The tensor below all levels; None where the host cannot read it, or there is nothing."""
    while (inner := x.wrapped_value) is not None:
        x = inner
    if x.is_fake or is_captured(x):  # reading it would end the graph
        return None
    return None if not x.size or x.device.type != "cpu" else x.detach()


def host_ends(x: Tensor) -> tuple[float, float] | None:
    """The smallest and the largest element, NaN if there is one; None: the host sees none."""
    ends = small_ends(x)
    if ends is not None:
        return ends
    seen = seen_by_host(x)
    return None if seen is None else (seen.min().item(), seen.max().item())


def need_range(
    name: str, argument: str, value: Tensor | float, low: float, high: float, why: str
) -> None:
    """Raises unless a number, or each that a tensor holds where the host reads it, is in range."""
    ends = host_ends(value) if isinstance(value, Tensor) else (value, value)
    if ends is None or (low <= ends[0] and ends[1] <= high):
        return
    raise RangeError(
        what=f"{name} was given {argument}"
        + (f"={value}" if ends[0] is value else f" from {ends[0]} to {ends[1]}"),
        why=why,
        exists=f"numbers from {low} to {high}",
        fix="check how it was computed",
    )


def need_positions(name: str, index: Tensor, size: int) -> None:
    """Raises if an element is below 0, where that does not count from the end.

    The operator that reads there looks at the other end.
    """
    ends = host_ends(index)
    if ends is None or (least := ends[0]) >= 0:
        return
    raise IndexRangeError(
        what=f"{name} was given the index {least}",
        why="indices are counted from the start; none counts from the end here",
        exists=f"0 to {size - 1}" if size else "none: there are no rows",
        fix="check the indices, or mask those that stand for no row",
    )


def need_choice(name: str, argument: str, value: str, choices: tuple[str, ...], why: str) -> None:
    """Raises unless an argument has one of the values that there are."""
    if value not in choices:
        raise ArgumentError(
            what=f"{name} was given {argument}={value!r}",
            why=why,
            exists=", ".join(map(repr, choices)),
            fix="pass one of these",
        )
