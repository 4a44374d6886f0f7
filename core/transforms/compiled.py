"""Transforms of compiled functions, which are compiled themselves: `grad(compile(f))` is
`compile(grad(f))`. What compiles stands above this room, and is asked through the function.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast

from core._native import Callable as NativeCallable
from core._native import count_levels

if TYPE_CHECKING:
    from collections.abc import Callable

_FIXED = (int, bool, str, type(None))


class _Compiled(Protocol):
    def transformed(
        self, transform: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> Callable[..., Any]: ...


def compiled_transform(
    transform: Callable[..., Any], function: Callable[..., Any], *args: Any, **kwargs: Any
) -> Callable[..., Any] | None:
    """`transform(function, *args, **kwargs)` as a compiled function, the same at every call; None
    where the function is not compiled, is part of a transform around it, or options may change.
    """
    if not isinstance(function, NativeCallable) or count_levels():
        return None
    if not _is_fixed((args, *kwargs.values())):
        return None
    return cast("_Compiled", function).transformed(transform, args, kwargs)


def _is_fixed(value: Any) -> bool:
    return all(map(_is_fixed, value)) if type(value) is tuple else type(value) in _FIXED
