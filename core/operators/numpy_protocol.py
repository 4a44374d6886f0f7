"""NumPy's two protocols of Tensor; their functions are in `numpy_functions.py`.

That imports NumPy, which `import core` does not: NumPy is there when it calls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import numpy as np


def _array_ufunc(self: Tensor, ufunc: np.ufunc, method: str, /, *inputs: Any, **kwargs: Any) -> Any:
    """NumPy's elementwise functions of a tensor, by core's operators where there are any."""
    from core.operators import numpy_functions

    return numpy_functions.array_ufunc(self, ufunc, method, *inputs, **kwargs)


def _array_function(
    self: Tensor,
    function: Callable[..., Any],
    types: Iterable[type],
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    /,
) -> Any:
    """NumPy's other functions of a tensor."""
    from core.operators import numpy_functions

    return numpy_functions.array_function(self, function, types, args, kwargs)


_PROTOCOLS = {"__array_ufunc__": _array_ufunc, "__array_function__": _array_function}


def attach() -> None:
    """Gives Tensor the protocols."""
    for name, function in _PROTOCOLS.items():
        setattr(Tensor, name, function)
