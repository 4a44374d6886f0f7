"""Tries a reduction's combine in several orders, on a few numbers, when it is defined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.custom_ops.scalar.fold_reference import FoldArrays
from core.errors import DtypeError
from core.math.scalars import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.custom_ops.scalar.fold import Fold
    from core.math.scalars import Number
    from core.type_aliases import Array

_NUMBERS = (0.75, -1.25, 2.0, 0.5, -0.375, 1.5)
_DEFAULTS = {"float": 1.5, "int": 2, "bool": True}


def check_fold(name: str, fold: Fold) -> None:
    """Raises SchemaError where states of a few elements, joined in another order, differ."""
    if all(fold.names) and fold.identity is None:  # associative by name
        return
    for dtype in ("float64", "int64", "complex128", "bool"):
        try:
            run = FoldArrays(fold, dtype, _numbers(fold))
        except DtypeError:
            continue
        _check(name, fold, run, dtype)
        return


def _numbers(fold: Fold) -> dict[str, Number]:
    return {
        p.name: p.default if isinstance(p.default, (bool, int, float)) else _DEFAULTS[p.type]
        for p in fold.numbers
    }


def _check(name: str, fold: Fold, run: FoldArrays, dtype: str) -> None:
    import numpy as np

    x = np.asarray(_NUMBERS) if dtype != "bool" else np.asarray(_NUMBERS) > 0
    x = (x * (4 if dtype == "int64" else 1)).astype(dtype)
    a, b, c = (run.elements(np.roll(x, k), np.roll(np.arange(len(x)), k)) for k in range(3))
    once = run.join(run.join(a, b), c)
    _same(name, once, run.join(a, run.join(b, c)), "(a, b) with c is not a with (b, c)")
    _same(name, run.join(a, b), run.join(b, a), "a with b is not b with a")
    if fold.identity is not None:
        nothing = [np.full(x.shape, v, part.dtype) for v, part in zip(fold.identity, a)]
        _same(name, a, run.join(a, nothing), "the identity changes a state")


def _same(name: str, one: Sequence[Array], other: Sequence[Array], what: str) -> None:
    import numpy as np

    for part, again in zip(one, other, strict=True):
        close = np.isclose(part, again, rtol=1e-6, atol=1e-9, equal_nan=True)
        if not close.all():
            at = int(np.argmin(close))
            raise refuse(
                name,
                f"its combine depends on the order: {what} ({part[at]!r}, {again[at]!r})",
                "write a combine for which the order does not matter: states are joined in any",
            )
