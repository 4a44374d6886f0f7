"""Index values as polynomials: finds the value, or the single operation, that equals another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.dtype_table import ITEMSIZE, is_integer, is_unsigned
from core.ir.function import Buffer, Function, Value
from core.ir.simplify.polynomial import ONE, Algebra, constant, key, known, plus, times

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ir.simplify.emitter import Emitter
    from core.ir.simplify.polynomial import Poly

ARITHMETIC = frozenset(("add", "sub", "mul", "neg", "floordiv", "mod", "min", "max"))
COMPARISONS = frozenset(("lt", "le", "gt", "ge", "eq", "ne"))


class Indices:
    """Facts about the index values of the program that is made.

    longest: in how many operations a quotient or remainder may be spelled.
    """

    def __init__(self, walk: Emitter, longest: int) -> None:
        self.walk = walk
        self.longest = longest
        self.algebra = Algebra()
        self.polys: dict[int, Poly] = {}
        self.values: dict[Any, Value] = {}  # by the key of their polynomial

    # ---- facts ---------------------------------------------------------------------------------
    def sizes(self, function: Function) -> None:
        """Sizes are not negative; strides may be."""
        sizes = {id(s) for b in function.params if isinstance(b, Buffer) for s in b.shape}
        for p in function.params:
            if isinstance(p, Value):
                atom = self.algebra.atom([{}] if id(p) in sizes else [])
                self._define(self.walk.value(p), atom, lasting=True)

    def enter(self, params: Sequence[Value], bounds: Sequence[tuple[Value, Value]]) -> list[Any]:
        """Facts that hold in a block: its indices are within their bounds, which are not empty."""
        undo = []
        for param, (start, stop) in zip(params, bounds):
            low, high = self.poly(start), self.poly(stop)
            alone = next(iter(high)) if len(high) == 1 else ()
            if not low and len(alone) == 1 and high[alone] == 1:
                self.algebra.lower[alone[0]].append(ONE)
                undo.append(alone[0])
            self._define(param, self.algebra.atom([low], [plus(high, ONE, -1)]))
        return undo

    def leave(self, undo: Sequence[Any]) -> None:
        for atom in undo:
            self.algebra.lower[atom].pop()

    def poly(self, v: Value) -> Poly:
        """The polynomial of an index value; a new atom where nothing is known of it."""
        polynomial = self.polys.get(id(v))
        if polynomial is None:
            number = v.constant
            if number is not None:
                return constant(number)
            bounds = _range_of(v)
            polynomial = self.algebra.atom(*bounds)
            self._define(v, polynomial)
        return polynomial

    def _define(self, v: Value, p: Poly, lasting: bool = False) -> None:
        if lasting:
            self.polys[id(v)] = p
            self.values[key(p)] = v
            return
        put = self.walk.scope.put
        put(self.polys, id(v), p)
        if key(p) not in self.values:
            put(self.values, key(p), v)

    # ---- operations ----------------------------------------------------------------------------
    def find(self, name: str, args: Sequence[Value], dtype: str) -> Value | None:
        """The result of an operation on index values; None for those that are not arithmetic."""
        if name in COMPARISONS:
            for answer, holds in ((True, name), (False, _OPPOSITE[name])):
                if self.certain(holds, *args):
                    return self.walk.const(answer, "bool")
        if name not in ARITHMETIC or dtype != "index":
            return None
        p = self._compute(name, [self.poly(a) for a in args])
        value = self._existing(p)
        if value is None:
            value = self._spell(p, name, args)
            self._define(value, p)
        return value

    def _compute(self, name: str, operands: Sequence[Poly]) -> Poly:
        a = operands[0]
        if name == "neg":
            return plus({}, a, -1)
        b = operands[1]
        if name in ("add", "sub"):
            return plus(a, b, 1 if name == "add" else -1)
        if name == "mul":
            return times(a, b)
        algebra = self.algebra
        method = {
            "floordiv": algebra.floordiv,
            "mod": algebra.mod,
            "min": algebra.minimum,
            "max": algebra.maximum,
        }[name]
        return method(a, b)

    def certain(self, comparison: str, a: Value, b: Value) -> bool:
        """Whether a comparison of two index values always holds."""
        p, q = self.poly(a), self.poly(b)
        if comparison in ("lt", "le"):
            p, q = q, p
        difference = plus(p, q, -1)
        if comparison == "eq":
            return not difference
        if comparison == "ne":
            return any(
                self.algebra.nonnegative(plus({(): -1}, difference, sign)) for sign in (1, -1)
            )
        if comparison in ("lt", "gt"):
            difference = plus(difference, ONE, -1)
        return self.algebra.nonnegative(difference)

    def difference(self, a: Value, b: Value) -> int | None:
        """a - b, if that is a number."""
        return known(plus(self.poly(a), self.poly(b), -1))

    # ---- spelling ------------------------------------------------------------------------------
    def _existing(self, p: Poly) -> Value | None:
        """A value that is there already, or a constant."""
        number = known(p)
        if number is None:
            number = self._only(p)
        if number is not None:
            return self.walk.const(number, "index")
        return self.values.get(key(p))

    def _only(self, p: Poly) -> int | None:
        low = self.algebra.low(p)
        return low if low is not None and low == self.algebra.high(p) else None

    def _spell(self, p: Poly, name: str, args: Sequence[Value]) -> Value:
        """A value that equals p: in one operation, or, of a quotient, in a few; else as it was."""
        most = self.longest if name in ("floordiv", "mod") else 1
        plain = name in ("add", "sub", "mul") and all(map(self._is_atom, args))
        terms = None if plain or self._is_new_atom(p) else self._terms(p)
        if terms is not None and self._cost(terms) <= most:
            return self._sum(terms)
        if name in ("floordiv", "mod"):
            args = self._reduced(p, args)
        if name in ("add", "mul") and args[0].constant is not None:
            args = args[::-1]
        if name == "add" and (args[1].constant or 0) < 0:
            name, args = "sub", [args[0], self.walk.const(-args[1].constant, "index")]
        elif name == "sub" and (args[1].constant or 0) < 0:
            name, args = "add", [args[0], self.walk.const(-args[1].constant, "index")]
        return self._emit(name, list(args))

    def _is_atom(self, v: Value) -> bool:
        """Whether a value has no simpler form."""
        p = self.poly(v)
        return v.constant is not None or (len(p) == 1 and (*p.values(), *map(len, p)) == (1, 1))

    def _is_new_atom(self, p: Poly) -> bool:
        """Whether p is one atom that the operation at hand is the first to make."""
        alone = len(p) == 1 and (*p.values(), *map(len, p)) == (1, 1)
        return alone and key(p) not in self.values

    def _reduced(self, p: Poly, args: Sequence[Value]) -> Sequence[Value]:
        """The arguments of a quotient without what has no part in it, where values are there."""
        quotient = self.algebra.origins.get(next(iter(p))[0]) if self._is_new_atom(p) else None
        if quotient is None:
            return args
        candidates = [self._existing(q) for q in quotient[1:]]
        values = [v for v in candidates if v is not None]
        return values if len(values) == len(args) else args

    def _terms(self, p: Poly) -> list[tuple[list[Value], int]] | None:
        """Each term's factors and coefficient; None if a factor has no value here."""
        terms = []
        for term, c in p.items():
            whole = self.values.get(key({term: 1})) if len(term) > 1 else None
            values = [whole] if whole is not None else [
                self.values.get(key({(atom,): 1})) for atom in term
            ]  # fmt: skip
            factors = [v for v in values if v is not None]
            if len(factors) != len(values):
                return None
            terms.append((factors, c))
        return sorted(terms, key=lambda t: (not t[0], t[1] < 0))

    def _cost(self, terms: Sequence[tuple[list[Value], int]]) -> int:
        cost = len(terms) - 1 + (terms[0][1] < 0)
        for factors, c in terms:
            cost += max(len(factors) - 1, 0) + (abs(c) != 1 and bool(factors))
        return cost

    def _sum(self, terms: Sequence[tuple[list[Value], int]]) -> Value:
        total = None
        for factors, c in terms:
            size = abs(c) if total is not None or not factors else c
            if total is None and factors and c == -1:
                size = 1
            v = self._product(factors, size)
            if total is not None:
                total = self._emit("add" if c > 0 else "sub", [total, v])
            else:
                total = self._emit("neg", [v]) if c == -1 and factors else v
        assert total is not None
        return total

    def _product(self, factors: Sequence[Value], c: int) -> Value:
        if not factors:
            return self.walk.const(c, "index")
        product = factors[0]
        for factor in factors[1:]:
            product = self._emit("mul", [product, factor])
        return product if c == 1 else self._emit("mul", [product, self.walk.const(c, "index")])

    def _emit(self, name: str, args: list[Value]) -> Value:
        return self.walk.emit(name, args, "index", hoist=True)


_OPPOSITE = {"lt": "ge", "ge": "lt", "gt": "le", "le": "gt", "eq": "ne", "ne": "eq"}


def _range_of(v: Value) -> tuple[list[Poly], list[Poly]]:
    """The bounds of a value that follow from the dtype it was converted from."""
    if v.op is None or v.op.name != "cast":
        return [], []
    limits = integer_range(v.op.args[0].dtype)
    return ([constant(limits[0])], [constant(limits[1])]) if limits else ([], [])


def integer_range(dtype: str) -> tuple[int, int] | None:
    """The numbers that an integer dtype narrower than an index holds."""
    if not is_integer(dtype) or ITEMSIZE[dtype] == 8:
        return None
    bits = ITEMSIZE[dtype] * 8
    low = 0 if is_unsigned(dtype) else -(1 << (bits - 1))
    return low, low + (1 << bits) - 1
