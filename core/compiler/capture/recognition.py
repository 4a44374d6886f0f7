"""Size recognition: finds numbers in calls that are expressions of sizes, by comparing captures.

A function that runs at every call receives ints as sizes (runs.py), so its graphs contain numbers
computed from sizes: one graph for each size. For a number that differs between two captures, core
tries expressions of the sizes that changed (`n`, `n * 4`, `n // 2 + 1`) and puts the one that fits
into the graph. An expression is used only if it gives the number of the current capture, and plans
are looked up by sizes, so a wrong guess costs one more graph and no wrong result.
"""

from __future__ import annotations

import itertools
import math
import operator
from typing import TYPE_CHECKING, Any

from core.compiler.capture.calls import takes_numbers
from core.compiler.symbolic.symbols import is_same_number, number_input
from core.schema import parameters

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Mapping

    from core._native import Operator
    from core.compiler.symbolic.symbols import Symbol

    Sizes = Mapping[Any, Any]
    Sample = tuple[dict[Any, int], int | float]  # the sizes, and a number in a call
    Expression = Callable[[Sizes], Any]  # a number of numbers, a Symbol of Symbols

MAX_SAMPLES = 4
MAX_TRIES = 8
MAX_NUMBERS = 10_000  # numbers in calls that are watched, of one function
MAX_PAIRED_SIZES = 8  # that are tried in pairs
MAX_DIVIDED_TERMS = 12  # expressions that are tried with divisors
_DIVISORS = (2, 3, 4, 5, 6, 7, 8, 12, 16, 32, 64)


class _Place:
    """A number in a call: its values by sizes, and the expression that gives them."""

    __slots__ = ("changed", "expression", "samples", "tried")

    def __init__(self) -> None:
        self.changed = False
        self.samples: list[Sample] = []
        self.expression: Expression | None = None
        self.tried = 0

    def add(self, sizes: dict[Any, int], number: int | float) -> None:
        if all(sizes != other for other, _ in self.samples):
            self.samples = [*self.samples[1 - MAX_SAMPLES :], (sizes, number)]


class NumberHistory:
    """The numbers in the calls of one function, over all its captures."""

    def __init__(self) -> None:
        self._places: dict[Any, _Place] = {}

    def place(self, key: Hashable) -> _Place | None:
        place = self._places.get(key)
        if place is None and len(self._places) < MAX_NUMBERS:
            place = self._places[key] = _Place()
        return place


class Recognition:
    """One capture. sizes: all sizes of the arguments, by place; symbols: those that may change."""

    def __init__(
        self, numbers: NumberHistory, sizes: dict[Any, int], symbols: dict[Any, Any]
    ) -> None:
        self._numbers, self._sizes, self._symbols = numbers, dict(sizes), dict(symbols)
        self._calls: dict[Any, int] = {}

    def add(self, key: Hashable, size: int, symbol: Symbol) -> None:
        """A size that depends on data."""
        self._sizes[key], self._symbols[key] = size, symbol

    def __call__(self, op: Operator, values: list[Any], line: str) -> list[Any]:
        """A call's arguments with symbols for the numbers that follow from sizes."""
        nth = self._calls[op, line] = self._calls.get((op, line), 0) + 1
        scalars = [takes_numbers(op, p) for p in parameters(op)]
        return [
            self._argument((op, line, nth, k), v, scalar)
            for k, (v, scalar) in enumerate(zip(values, scalars, strict=True))
        ]

    def _argument(self, key: Hashable, value: Any, scalar: bool = False) -> Any:
        """A scalar that changes, and follows from no size, is an input of the graph."""
        if type(value) is int or type(value) is float:
            number = self._number(key, value)
            changes = scalar and self._changes(key, value)
            return number_input(value) if changes and number is value else number
        if type(value) in (list, tuple) and any(type(v) in (int, float) for v in value):
            return [self._argument((key, k), v) for k, v in enumerate(value)]
        return value

    def _changes(self, key: Hashable, number: int | float) -> bool:
        place = self._numbers.place(key)
        if place is None:
            return False
        place.changed |= any(not is_same_number(was, number) for _, was in place.samples)
        return place.changed

    def _number(self, key: Hashable, number: int | float) -> int | float | Symbol:
        place = self._numbers.place(key)
        if place is None:
            return number
        samples = place.samples
        if place.expression is None and all(was == number for _, was in samples):
            if len(samples) < MAX_SAMPLES:  # the same so far
                place.add(self._sizes, number)
            return number
        fits = self._fits(place.expression, number)
        if self._symbols and not fits:
            self._try(place, number)
            fits = self._fits(place.expression, number)
        place.add(self._sizes, number)
        if not self._symbols or not fits or place.expression is None:
            return number
        expressed: int | float | Symbol = place.expression({**self._sizes, **self._symbols})
        return expressed

    def _try(self, place: _Place, number: int | float) -> None:
        if place.tried < MAX_TRIES:
            place.tried += 1
            samples = [*place.samples, (self._sizes, number)]
            place.expression = find_expression(samples, list(self._symbols))

    def _fits(self, expression: Expression | None, number: int | float) -> bool:
        return expression is not None and _holds(expression, [(self._sizes, number)])


# ---- expressions -------------------------------------------------------------------------------
def find_expression(samples: list[Sample], places: list[Any]) -> Expression | None:
    """The first expression of sizes that gives every sample; None where there is none."""
    varying = [p for p in places if len({sizes.get(p) for sizes, _ in samples}) > 1]
    varying = [p for p in varying if all(p in sizes for sizes, _ in samples)]
    of_float = any(type(number) is float for _, number in samples)
    tried = _of_floats(samples, varying) if of_float else _of_ints(samples, varying, places)
    return next((e for e in tried if _holds(e, samples)), None)


def _holds(expression: Expression, samples: list[Sample]) -> bool:
    try:
        return all(_same(expression(sizes), number) for sizes, number in samples)
    except (ArithmeticError, KeyError):
        return False


def _is_defined(term: Expression, samples: list[Sample]) -> bool:
    try:
        return all(term(sizes) is not None for sizes, _ in samples)
    except (ArithmeticError, KeyError):
        return False


def _same(a: Any, b: Any) -> bool:
    return type(a) is type(b) and bool(a == b)


def _of_ints(samples: list[Sample], varying: list[Any], places: list[Any]) -> Iterator[Expression]:
    terms = [t for t in _terms(varying, places) if _is_defined(t, samples)]
    (first, number), (last, other) = samples[0], samples[-1]
    yield from terms
    for term in terms:
        was = term(first)
        if was and number % was == 0:
            yield _linear(term, number // was, 0)
        yield _linear(term, 1, number - was)
        yield _linear(term, -1, number + was)
    for term in terms[:MAX_DIVIDED_TERMS]:
        for d in _DIVISORS:
            for k, c in itertools.product((0, d - 1, 1, -1, 2, -2), (0, 1, -1)):
                yield _divided(term, d, k, c)
    for term in terms:
        was, now = term(first), term(last)
        if was != now and (other - number) % (now - was) == 0:
            k = (other - number) // (now - was)
            yield _linear(term, k, number - k * was)


def _linear(term: Expression, k: int, c: int) -> Expression:
    if c == 0:
        return lambda sizes: term(sizes) * k
    return lambda sizes: c - term(sizes) if k == -1 else term(sizes) * k + c


def _divided(term: Expression, d: int, k: int, c: int) -> Expression:
    if k == c == 0:
        return lambda sizes: term(sizes) // d
    return lambda sizes: (term(sizes) + k) // d + c


def _terms(varying: list[Any], places: list[Any]) -> Iterator[Expression]:
    """Sizes, products, sums and so on of two, and how many elements tensors have."""
    yield from map(operator.itemgetter, varying)
    several = list(itertools.combinations_with_replacement(varying[:MAX_PAIRED_SIZES], 2))
    yield from (_pair(operator.mul, p, q) for p, q in several)
    for p, q in (pair for pair in several if pair[0] != pair[1]):
        yield from (_pair(op, p, q) for op in (operator.add, operator.sub, operator.floordiv))
        yield _pair(operator.floordiv, q, p)
    for tensor in dict.fromkeys(p[0] for p in varying):
        own = [p for p in places if p[0] == tensor]
        if len(own) > 2:
            yield _product(own)


def _pair(op: Callable[[Any, Any], Any], p: Hashable, q: Hashable) -> Expression:
    return lambda sizes: op(sizes[p], sizes[q])


def _product(places: list[Any]) -> Expression:
    return lambda sizes: math.prod(sizes[p] for p in places)


def _of_floats(samples: list[Sample], varying: list[Any]) -> Iterator[Expression]:
    first, number = samples[0]
    for p in varying if math.isfinite(number) else ():
        n = first[p]
        yield from (_over(c, p) for c in (round(number * n), number * n))
        if number and n:
            yield from (_part(p, c) for c in (round(n / number), n / number))


def _over(c: float, p: Hashable) -> Expression:
    return lambda sizes: c / sizes[p]


def _part(p: Hashable, c: float) -> Expression:
    return lambda sizes: sizes[p] / c
