"""Emitting operations into the simpler program: equal ones once, constants once."""

from __future__ import annotations

from typing import Any

from core.ir.function import Op, Value
from core.ir.simplify.scope import Scope

COMMUTATIVE = frozenset(("add", "mul", "and", "or", "xor", "eq", "ne"))


class Emitter:
    """The simpler program while it is made.

    Attributes:
        values: the new value of each, by id.
        scope: the blocks that are open, and the facts known in them.
    """

    def __init__(self) -> None:
        self.values: dict[int, Value] = {}
        self.scope = Scope()

    def value(self, v: Value) -> Value:
        return self.values[id(v)]

    def const(self, number: Any, dtype: str) -> Value:
        """A constant; one of each in the whole program, in its first block."""
        found = self.scope.constants.get((dtype, repr(number)))
        if found is None:
            found = Op("const", [], {"value": number}, [dtype]).result
            self.scope.constant(found, (dtype, repr(number)))
        return found

    def emit(
        self, name: str, args: list[Value], dtype: str, attrs: Any = None, hint: str = "",
        hoist: bool = False, key: Any = None,
    ) -> Value:  # fmt: skip
        """The result of an operation: that of an equal one, or of one that is appended."""
        if key is None:
            ids = tuple(map(id, args))
            if name in COMMUTATIVE and ids[0] > ids[1]:
                ids = (ids[1], ids[0])
            key = (name, dtype, ids)
        found = self.scope.seen.get(key)
        if found is None:
            made = Op(name, args, attrs and dict(attrs), [dtype])
            found = made.results[0]
            found.name = hint
            self.scope.append(made, key, hoist)
        return found
