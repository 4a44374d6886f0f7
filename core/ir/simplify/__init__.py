"""Simplification: the same program in fewer operations.

One walk over the program folds constants, computes with index values as polynomials, shares equal
operations, and moves index arithmetic out of loops; a second one removes unused operations. It runs
before and after scheduling, on every kernel that is compiled.

    >>> from core.ir import Builder
    >>> b = Builder("copy", ["n", "m"])
    >>> x, y = b.input("x", "float32", ["n", "m"]), b.output("y", "float32", ["n", "m"])
    >>> with b.parallel("n") as i:
    ...     with b.range("m") as j:
    ...         at = i * b.size("m") + j
    ...         y[at // b.size("m"), j] = x[i, at % b.size("m")]
    >>> print(simplify(b.function()))
    function copy(n: index, m: index, in x: float32[n, m], out y: float32[n, m]) loops {
      parallel i < n {
        for j in 0..m {
          v0 = load x[i, j]
          store y[i, j] = v0
        }
      }
    }
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir.simplify.clean import remove_dead
from core.ir.simplify.walk import Walk

if TYPE_CHECKING:
    from core.ir.function import Function


def simplify(function: Function) -> Function:
    """An equal program that has no more operations; `function` itself stays as it is."""
    before = count(function)
    while True:
        function = _once(function, before)
        after = count(function)
        if after == before:  # what got shorter may show what else can be left out
            return function
        before = after


def _once(function: Function, before: int) -> Function:
    program = Walk(function).run()
    remove_dead(program)
    if count(program) > before:  # a quotient in several operations, of which none got free
        program = Walk(function, longest=1).run()
        remove_dead(program)
    return program


def count(function: Function) -> int:
    """How many operations a program has; constants and ends of blocks are none."""
    return sum(op.name not in ("const", "yield") for op in function.walk())
