"""Polynomials over index values, and bounds of their values, by which indices are compared.

An index value is a polynomial with integer coefficients over atoms. Atoms are numbered: loop
indices, sizes, values that memory holds, and quotients, remainders, minima and maxima that nothing
simpler stands for. Equal values are found to be equal because their polynomials are.

    >>> a = Algebra()
    >>> m = a.atom(lower=[constant(0)])
    >>> i, j = a.atom(lower=[constant(0)]), a.atom(lower=[constant(0)], upper=[plus(m, ONE, -1)])
    >>> a.floordiv(plus(times(i, m), j), m) == i
    True
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    Monomial = tuple[int, ...]  # the numbers of its atoms, sorted; () is the constant term
    Poly = dict[Monomial, int]  # no coefficient is 0

ONE: Poly = {(): 1}
STEPS = 48  # substitutions that one proof may take


def constant(n: int) -> Poly:
    return {(): n} if n else {}


def known(p: Poly) -> int | None:
    """The number that a polynomial is, if it is one."""
    if not p:
        return 0
    return p.get(()) if len(p) == 1 else None


def plus(a: Poly, b: Poly, factor: int = 1) -> Poly:
    """a + factor * b."""
    total = dict(a)
    for term, c in b.items():
        c = total.get(term, 0) + c * factor
        if c:
            total[term] = c
        else:
            total.pop(term, None)
    return total


def times(a: Poly, b: Poly) -> Poly:
    total: Poly = {}
    for s, c in a.items():
        for t, d in b.items():
            term = tuple(sorted(s + t)) if s and t else s or t
            total[term] = total.get(term, 0) + c * d
    return {t: c for t, c in total.items() if c}


def key(p: Poly) -> frozenset[Any]:
    """Hashable; equal for equal polynomials."""
    return frozenset(p.items())


class Algebra:
    """The atoms of one program, their ranges, and the operations that ranges simplify."""

    def __init__(self) -> None:
        self.lower: list[list[Poly]] = []  # by atom: polynomials that it is never below
        self.upper: list[list[Poly]] = []  # ... never above
        self.range: list[tuple[int | None, int | None]] = []
        self.origins: dict[int, tuple[str, Poly, Poly]] = {}  # what a compound atom stands for
        self._numbers: dict[Any, int] = {}
        self._left = 0

    def atom(self, lower: Sequence[Poly] = (), upper: Sequence[Poly] = ()) -> Poly:
        """A new atom, between these bounds."""
        lows = [n for n in map(self.low, lower) if n is not None]
        highs = [n for n in map(self.high, upper) if n is not None]
        self.lower.append(list(lower))
        self.upper.append(list(upper))
        self.range.append((max(lows, default=None), min(highs, default=None)))
        return {(len(self.range) - 1,): 1}

    # ---- proofs --------------------------------------------------------------------------------
    def low(self, p: Poly) -> int | None:
        """A number that p is never below."""
        total = 0
        for term, c in p.items():
            bound = self._extreme(term, c < 0) if term else 1
            if bound is None:
                return None
            total += c * bound
        return total

    def high(self, p: Poly) -> int | None:
        """A number that p is never above."""
        low = self.low({t: -c for t, c in p.items()})
        return None if low is None else -low

    def _extreme(self, term: Monomial, highest: bool) -> int | None:
        if len(term) == 1:
            return self.range[term[0]][highest]
        product = 1
        for atom in term:
            low, high = self.range[atom]
            if low is None or low < 0 or (highest and high is None):
                return None
            product *= high if highest else low  # type: ignore[operator]
        return product

    def nonnegative(self, p: Poly) -> bool:
        """Whether p >= 0 is certain."""
        self._left = STEPS
        return self._nonnegative(p)

    def _nonnegative(self, p: Poly) -> bool:
        low = self.low(p)
        if low is not None and low >= 0:
            return True
        for atom in sorted({a for term in p for a in term}, reverse=True):
            bounded = self._without(p, atom)
            if bounded:  # the innermost first: its bounds are made of those outside
                self._left -= len(bounded)
                return self._left >= 0 and any(map(self._nonnegative, bounded))
        return False

    def _without(self, p: Poly, atom: int) -> Sequence[Poly]:
        """Polynomials not above p, in which a bound replaces the atom."""
        if not self.lower[atom] and not self.upper[atom]:
            return ()
        factor: Poly = {}
        rest: Poly = {}
        for term, c in p.items():
            n = term.count(atom)
            if n > 1:
                return ()
            if n:
                at = term.index(atom)
                factor[term[:at] + term[at + 1 :]] = c
            else:
                rest[term] = c
        low, high = self.low(factor), self.high(factor)
        if low is not None and low >= 0:
            return [plus(rest, times(factor, b)) for b in self.lower[atom]]
        if high is not None and high <= 0:
            return [plus(rest, times(factor, b)) for b in self.upper[atom]]
        return ()

    # ---- operations ----------------------------------------------------------------------------
    def floordiv(self, a: Poly, b: Poly) -> Poly:
        """floor(a / b); 0 where b is 0."""
        x, y = known(a), known(b)
        if y == 0 or (x == 0):
            return {}
        if x is not None and y is not None:
            return constant(x // y)
        whole, rest = _split(a, b)
        for n in (0, -1):  # n * b <= rest < (n + 1) * b implies that b is positive, or rest empty
            if self._between(rest, b, n):
                return plus(whole, constant(n))
        positive = y > 0 if y is not None else self.nonnegative(plus(b, ONE, -1))
        if not positive:
            return self._part("floordiv", a, b)
        if not rest:
            return whole
        return plus(whole, self._quotient(rest, b))

    def mod(self, a: Poly, b: Poly) -> Poly:
        """a - floordiv(a, b) * b; 0 where b is 0."""
        x, y = known(a), known(b)
        if y in (0, 1) or x == 0:
            return {}
        if x is not None and y is not None:
            return constant(x % y)
        rest = _split(a, b)[1]
        for n in (0, -1):
            if self._between(rest, b, n):
                return plus(rest, b, -n)
        if not rest:
            return {}
        inner = self._alone("mod", rest)
        if inner is not None and y and known(inner[2]) is not None and known(inner[2]) % y == 0:  # type: ignore[operator]
            return self.mod(inner[1], b)
        return self._part("mod", rest, b)

    def _between(self, rest: Poly, b: Poly, n: int) -> bool:
        return self.nonnegative(plus(rest, b, -n)) and self.nonnegative(
            plus(plus(times(b, constant(n + 1)), ONE, -1), rest, -1)
        )

    def _quotient(self, rest: Poly, b: Poly) -> Poly:
        """floor(rest / b), where b > 0."""
        inner = self._alone("floordiv", rest)
        y = known(b)
        if inner is not None and y is not None and (known(inner[2]) or 0) > 0:
            return self.floordiv(inner[1], times(inner[2], b))
        if y is not None:
            common = math.gcd(y, *(c for term, c in rest.items() if term))
            if common > 1:
                small = {t: c // common for t, c in rest.items() if c // common}
                return self.floordiv(small, constant(y // common))
        return self._part("floordiv", rest, b)

    def _alone(self, name: str, p: Poly) -> tuple[str, Poly, Poly] | None:
        """The operands of p, if it is a single atom made by the operation `name`."""
        if len(p) != 1:
            return None
        ((term, c),) = p.items()
        origin = self.origins.get(term[0]) if c == 1 and len(term) == 1 else None
        return origin if origin is not None and origin[0] == name else None

    def minimum(self, a: Poly, b: Poly) -> Poly:
        if self.nonnegative(plus(b, a, -1)):
            return a
        if self.nonnegative(plus(a, b, -1)):
            return b
        return self._part("min", a, b)

    def maximum(self, a: Poly, b: Poly) -> Poly:
        if self.nonnegative(plus(a, b, -1)):
            return a
        if self.nonnegative(plus(b, a, -1)):
            return b
        return self._part("max", a, b)

    # ---- atoms that stand for an operation -----------------------------------------------------
    def _part(self, name: str, a: Poly, b: Poly) -> Poly:
        pair: Any = (key(a), key(b))
        if name in ("min", "max"):
            pair = frozenset(pair)
        number = self._numbers.get((name, pair))
        if number is None:
            lower, upper = self._bounds(name, a, b)
            self.atom(lower, upper)
            number = self._numbers[name, pair] = len(self.range) - 1
            self.origins[number] = (name, a, b)
        return {(number,): 1}

    def _bounds(self, name: str, a: Poly, b: Poly) -> tuple[list[Poly], list[Poly]]:
        """Bounds that hold wherever the operation stands: those of numbers only."""
        low, high, y = self.low(a), self.high(a), known(b)
        if name == "min" or name == "max":
            lows, highs = [low, self.low(b)], [high, self.high(b)]
            if name == "min":
                return _constants(None if None in lows else min(lows)), [a, b]  # type: ignore[type-var]
            return [a, b], _constants(None if None in highs else max(highs))  # type: ignore[type-var]
        if y is None or y <= 0:
            return [], []
        if name == "mod":
            return [{}], [constant(y - 1)]
        return _constants(None if low is None else low // y), _constants(
            None if high is None else high // y
        )


def _constants(n: int | None) -> list[Poly]:
    return [] if n is None else [constant(n)]


def _split(a: Poly, b: Poly) -> tuple[Poly, Poly]:
    """whole and rest, such that a = b * whole + rest."""
    if len(b) != 1:
        return {}, a
    ((divisor, d),) = b.items()
    whole: Poly = {}
    rest: Poly = {}
    for term, c in a.items():
        left = _remove(term, divisor)
        if left is None or (c % d and term):
            rest[term] = c
            continue
        if c // d:
            whole[left] = c // d
        if c % d:
            rest[term] = c % d
    return whole, rest


def _remove(term: Monomial, divisor: Monomial) -> Monomial | None:
    """The term divided by the divisor; None if it is not divisible."""
    if not divisor:
        return term
    left = list(term)
    for atom in divisor:
        if atom not in left:
            return None
        left.remove(atom)
    return tuple(left)
