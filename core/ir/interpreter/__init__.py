"""Runs a program of the loop IR on NumPy arrays: the oracle that generated code is checked against.

Both levels are understood. All iterations of a `parallel` run at once, as vectors of lanes with
masks. Accesses out of bounds and races are errors.

    >>> import numpy as np
    >>> from core.ir import Builder
    >>> b = Builder("double", ["n"])
    >>> x, y = b.input("x", "float32", ["n"]), b.output("y", "float32", ["n"])
    >>> with b.parallel("n") as i:
    ...     y[i] = x[i] * 2
    >>> arrays = {"x": np.arange(3, dtype="f"), "y": np.zeros(3, "f")}
    >>> interpret(b.function(), arrays)
    >>> arrays["y"]
    array([0., 2., 4.], dtype=float32)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.ir.interpreter.run import Run

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.ir.function import Function

__all__ = ["interpret"]


def interpret(
    function: Function,
    arrays: Mapping[str, Any],
    sizes: Mapping[str, int] | None = None,
    *,
    fma: str = "fused",
    races: bool = True,
) -> None:
    """Runs a program; arrays that it writes are changed.

    Args:
        arrays: by the names of the parameters; strided as they like. Of a dtype that NumPy lacks,
            as ml_dtypes has it, or its bits; unsigned buffers also take arrays of that width.
        sizes: of index parameters; those that are a size or stride of an array may be left out.
        fma: "fused", rounded once, or "separate", a multiplication and an addition.
        races: whether to look for races.

    Raises:
        IRError: for wrong arguments, accesses out of bounds, and races.
    """
    Run(function, arrays, sizes or {}, fma == "fused", races).run()
