"""`Settings`: how calls of one function are collected. Some refusals (refusals.py) change one, and
have the call collected again."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass
class Settings:
    """Those of one function; of a call that is not to be skipped all are off.

    Attributes:
        collects_functions: whether graphs have calls of core.autograd.Function, and of hooks.
        decides: whether branches on values may be parts of one graph (decisions.py).
        reads_hooks: whether guards stand for hooks of tensors that are found by names.
        copies_rows: whether x[i] of a tensor is part of a graph.
        decomposes: whether recorded calls of operators that have no vjp are collected as their
            decompositions.
        records_late: whether calls that are recorded may read what was written before, for a pass
            that is expected to be a part of the graph.
    """

    collects_functions: bool = True
    decides: bool = True
    reads_hooks: bool = False
    copies_rows: bool = True
    decomposes: bool = False
    records_late: bool = True


ALL_OFF = Settings(*[False] * len(dataclasses.fields(Settings)))
