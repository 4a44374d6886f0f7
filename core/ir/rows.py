"""Row forms: the interface of bodies that work row by row, for operators and for fusion.

See core/operators/definition/rowwise.py, where bodies are made of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Row:
    """A row while a program is built: x(*j) is an element of it."""

    __slots__ = ("dtype", "read", "sizes")

    def __init__(self, read: Callable[..., Any], sizes: Sequence[Any], dtype: str) -> None:
        self.read, self.sizes, self.dtype = read, sizes, dtype

    def __call__(self, *j: Any) -> Any:
        return self.read(*j)


class RowOut:
    """A result while a program is built.

    keep(dtype, element): element, each computed once if it can be; it may wait where the result
    will be, or in the place of the x that it is made of, which is not read after it.
    """

    __slots__ = ("dtype", "keep")

    def __init__(self, dtype: str, keep: Callable[..., Any]) -> None:
        self.dtype, self.keep = dtype, keep


class RowForm:
    """A function that is carried out at one place of the dimensions which stay.

    over(ndim, *arguments): the dimensions of x that rows run along. row(b, out, x, *arguments)
    returns the stored values: one for each result where the row becomes one (`total`), else a
    function of j that gives the element. passes: how often an element of x is read. single: how
    many of the arguments after x have one element for each row.
    """

    __slots__ = ("over", "passes", "row", "single", "total")

    def __init__(self, over: Any, row: Any, total: bool, passes: int, single: int = 0) -> None:
        self.over, self.row, self.total, self.passes = over, row, total, passes
        self.single = single


def indices(at: Any) -> tuple[Any, ...]:
    """The indices of `parallel` and of a reduction's body, as a tuple for any rank."""
    return at if isinstance(at, tuple) else (at,)
