"""`Definition`, the record of one operator, and `Body`, its part in the loop IR.

Who defines an operator leaves its `Definition` on the native handle, `op.definition`; kernels,
derivatives, transforms, the compiler and the tests read it there.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol, dataclass_transform

if TYPE_CHECKING:
    from core._native import Operator
    from core.ir.rows import RowForm

    Function = Callable[..., Any]

    class LevelRule(Protocol):
        """A batching rule that is bound to one use of core.func.vmap."""

        def at_level(self, level: Any) -> Function: ...


# The native rules of operators that work element by element: their bodies are functions of scalars.
ELEMENTWISE_RULES = frozenset(
    (
        "pointwise", "pointwise_float", "pointwise_real", "pointwise_numeric", "pointwise_ordered",
        "pointwise_real_numeric", "pointwise_real_float", "pointwise_complex", "pointwise_integer",
        "bitwise", "comparison", "equality", "logical", "select", "copy", "cast", "elementwise",
        "power",
    )
)  # fmt: skip
_lock = threading.RLock()
_NOTHING: Mapping[str, Any] = MappingProxyType({})


def unkeyed(_: object) -> None:
    """The key of an argument that no program depends on: see `Body.specialization_keys`."""


@dataclass_transform(kw_only_default=True)
class Record:
    """A class of named values, made by keyword from its annotations.

    Those of a class that it inherits from are not among them.

    `dataclass` would do, and imports `inspect`: 6 of the 88 ms that `import core` takes.
    """

    _names: frozenset[str]
    _required: frozenset[str]

    def __init_subclass__(cls) -> None:
        cls._names = frozenset(cls.__annotations__)
        cls._required = frozenset(name for name in cls._names if not hasattr(cls, name))

    def __init__(self, **values: Any) -> None:
        if not self._required <= values.keys() <= self._names:
            wrong = (self._required - values.keys()) | (values.keys() - self._names)
            raise TypeError(f"{type(self).__name__}: unknown or missing {', '.join(sorted(wrong))}")
        self.__dict__.update(values)


class Body(Record):
    """An operator in the loop IR, and the dependencies of its programs; see `define`.

    build: fn(*values) -> value of an elementwise operator; of others fn(builder, out, *arguments).
    element: the elementwise body of a fused operator: of one that broadcasts (members.py), or what
    a fused product applies to each of its elements.
    ranged: whether its reductions' lengths are in the same ranges at each call (specialize.py).
    declines: fn(arguments) -> bool: whether a call is left to the decomposition, which here comes
    before NumPy's reference; row forms take such calls, too.
    copies_first: of core's own operators it depends on no sizes (templates.py).
    """

    build: Function
    specialization_keys: Mapping[str, Function] = _NOTHING
    runtime_args: tuple[str, ...] = ()
    constant: Mapping[str, tuple[int, ...]] = _NOTHING
    on_cpu: bool = True
    parts: Function | None = None
    copies_first: Function | None = None
    declines: Function | None = None
    index_dependent: tuple[str, ...] | None = None
    row: RowForm | None = None
    element: Function | None = None
    ranged: bool = False

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a Body does not change: Body(build=..., {name}=...), or `declares`")

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self.build(*args, **named)


class Definition(Record):
    """Everything that is known of one operator; see `core.operators.definition.define.define`.

    reasons: for a field that is missing on purpose, why: {"vjp": "integer output"}.
    saved_for: an argument (or `result`) that vjp reads only for the gradient of another argument:
    {"x1": "x2"}. The tape does not keep it where that gradient is not wanted; vjp then sees its
    shape and dtype only. vjp_calls_only: whether vjp, of an operator that is not core's own, does
    nothing but call operators, so that the native engine may repeat the calls without it.
    functional, inplace: the functional form of an in-place operator, and its in-place form.
    """

    op: Operator
    name: str
    family: str
    doc: str | None = ""
    rule: str | Function | None = None
    view: str | None = None
    body: Body | None = None
    reference: Function | None = None
    decomposition: Function | None = None
    fake: Function | None = None
    vjp: Function | None = None
    saved_for: Mapping[str, str] = _NOTHING
    vjp_calls_only: bool = False
    jvp: Function | str | None = None
    batch: Function | LevelRule | str | None = None
    lowering: Function | None = None
    write_back: Function | str | None = None
    samples: Function | None = None
    errors: Function | None = None
    dtypes: str = "float"
    inplace: Operator | None = None
    functional: Operator | None = None
    public: bool = False
    method: str | None = None
    attribute: str | None = None
    dunder: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    reasons: Mapping[str, str] = _NOTHING
    file: str | None = None
    line: int = 0

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        if name in ("jvp", "batch"):  # compiled graphs contain the old rule's calls
            self.op.vjp = self.op.vjp  # native code counts assignments

    def __repr__(self) -> str:
        return f"<definition of {self.name} at {self.file}:{self.line}>"


def definition_of(op: Operator) -> Definition:
    """The operator's definition; one that was defined without gets it here."""
    definition: Definition | None = op.definition
    if definition is None:
        empty = Definition(op=op, name=op.name, family=op.namespace, file=op.file, line=op.line)
        with _lock:  # two threads may both have found none
            definition = op.definition
            if definition is None:
                definition = op.definition = empty
    return definition


def _after_fork() -> None:
    """The lock may be held by a thread that the child does not have."""
    global _lock
    _lock = threading.RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


def find_body(op: Operator) -> Body | None:
    """The operator's body, if it has one."""
    return None if op.definition is None else op.definition.body


def body_of(op: Operator) -> Body:
    """The body of an operator that has one."""
    body = find_body(op)
    if body is None:
        raise LookupError(f"{op.name} has no body")
    return body


def row_form_of(op: Operator) -> RowForm:
    """The row form of an operator whose body has one."""
    form = body_of(op).row
    if form is None:
        raise LookupError(f"the body of {op.name} has no row form")
    return form


def has_elementwise_body(op: Operator) -> bool:
    """Whether the operator's body is a function of one element of each operand."""
    return op.rule in ELEMENTWISE_RULES
