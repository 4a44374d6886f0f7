"""Control flow as operators: `core.cond`, `scan`, `while_loop`, `fori_loop` and `map`.

Eagerly each runs as Python: a loop, or one of two calls. Where calls are collected
(`core.compile`) the functions that it is given are traced once, and it is one call of the graph.

    nests.py        nests of carries, branches and stacked results: checks, conversions of numbers
    loops.py        scan, map, fori_loop, while_loop, and how they run in Python
    branches.py     cond
    tracing.py      a function of tensors as a graph: a Body
    operators.py    the operator of a scan, a while loop or a cond over given bodies
    derivatives.py  bodies of derivatives and batches, made of bodies
    capture.py      calls of these operators, where calls are collected
"""

from __future__ import annotations

from core.control.branches import cond
from core.control.loops import fori_loop, map, scan, while_loop
from core.tensors.foreign_names import offered

__all__ = ["cond", "fori_loop", "map", "scan", "while_loop"]

__getattr__ = offered(globals())
