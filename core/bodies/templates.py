"""Templates of plans: how native code plans the calls that lie like one, for other sizes.

`template_of` makes the same way as `programs.planned`, with a `Traced` for each size, stride and
index value of the call: arithmetic with these becomes steps, and what is compared is required to
come out the same. The host part of the program gives the other steps (core/ir/host_steps.py). The
native side keeps a template by the call's pattern and by the arguments that are not ignored
(core/csrc/launch/body_template.h): more than what `Programs` finds a fitted program by, so all
calls that a template serves have this program.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.bodies.definition import body_of, unkeyed
from core.bodies.layouts import ARGUMENT_CODE, ITEM_CODE, is_list_of_tensors
from core.bodies.programs import codes_of, layouts, lies_in, pieces
from core.bodies.specs import TensorSpec
from core.ir.host_steps import Steps, can_be_recorded, recorded
from core.schema import parameters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core._native import Operator
    from core.bodies.layouts import Code
    from core.bodies.programs import Piece, Programs
    from core.bodies.specs import Layout
    from core.ir.host import Launch

    # Ignored arguments, slots, (slot, the number it must have), temporaries, launches.
    Template = tuple[list[int], list[tuple[Any, ...]], list[tuple[int, int]], list[int], list[Any]]


def template_of(
    programs: Programs, op: Operator, args: list[Any], outputs: list[TensorSpec], pattern: bytes
) -> Template | None:
    """The template for all calls of a pattern, in the form of the hook `body_plan`; None: there is
    none, and each signature is planned by itself."""
    body = body_of(op)
    if not pattern or body.constant:
        return None
    if op.namespace != "core" and (body.copies_first or body.parts):  # may look at a size itself
        return None
    call_pieces = list(pieces(programs, op, args, outputs, pattern))
    if not all(can_be_recorded(piece.compiled.function) for piece in call_pieces):
        return None
    try:
        return _Tracer(op, args).template(call_pieces, args, outputs)
    except (AttributeError, OverflowError, TypeError):  # more is computed than a Traced knows
        return None


class Traced:
    """A size, a stride or an int of a call, and the entry of the slot that native code computes it
    in, which is made where the number is used."""

    __slots__ = ("_tracer", "entry", "number")

    def __init__(self, tracer: _Tracer, number: int, *entry: Any) -> None:
        self._tracer, self.number, self.entry = tracer, number, entry

    @property
    def slot(self) -> int:
        return self._tracer.steps.slot(*self.entry)

    def require(self) -> None:
        """Calls where it is another number are not the template's."""
        self._tracer.required[self.slot] = self.number

    def _computed(self, name: str, other: Any) -> Traced:
        number = _number(other)
        result = self.number + number if name == "add" else self.number * number
        slots = self.slot, self._tracer.slot_of(other)
        return Traced(self._tracer, result, name, "index", *slots)

    def __add__(self, other: Any) -> Any:
        return self._computed("add", other)

    def __mul__(self, other: Any) -> Any:
        return self._computed("mul", other)

    __radd__, __rmul__ = __add__, __mul__

    def _compared(self, name: str, other: Any, result: bool) -> bool:
        slots = self.slot, self._tracer.slot_of(other)
        Traced(self._tracer, result, name, "bool", *slots).require()
        return result

    def __eq__(self, other: object) -> bool:
        return self._compared("eq", other, self.number == _number(other))

    def __lt__(self, other: Any) -> bool:
        return self._compared("lt", other, self.number < _number(other))

    def __gt__(self, other: Any) -> bool:
        return self._compared("gt", other, self.number > _number(other))

    def __bool__(self) -> bool:
        return self != 0

    __hash__ = None  # type: ignore[assignment]


def _number(x: Any) -> Any:
    return x.number if isinstance(x, Traced) else x


class _Tracer:
    """The steps of one template."""

    def __init__(self, op: Operator, args: list[Any]) -> None:
        self.op = op
        self.steps = Steps()
        self.required: dict[int, int] = {}  # by slot
        self.read = [p.name in body_of(op).runtime_args for p in parameters(op)]
        self.ignored = [n for n, _ in enumerate(args) if self._is_ignored(n)]

    def _is_ignored(self, n: int) -> bool:
        """Whether a program depends on nothing of an argument but its length."""
        key = body_of(self.op).specialization_keys.get(parameters(self.op)[n].name)
        return self.read[n] if key is None else key is unkeyed or key is len

    def template(
        self, call_pieces: list[Piece], args: list[Any], outputs: list[TensorSpec]
    ) -> Template | None:
        traced = [self._argument(n, argument) for n, argument in enumerate(args)]
        specs = [self._tensor(k, spec) for k, spec in enumerate(outputs)]
        temps: list[int] = []
        launches: list[Any] = []
        for piece, (layout, codes) in zip(
            call_pieces, layouts(self.op, traced, specs), strict=True
        ):
            if body_of(self.op).parts:
                self._require_lies(layout)
            scalars = [self.slot_of(n) for n in piece.fitted.values(layout)]
            sizes, made = recorded(piece.compiled, scalars, self.steps)
            temps += sizes
            launches += [self._launch(launch, codes) for launch in made]
        if temps and len(call_pieces) > 1:
            return None
        required = list(self.required.items())
        return self.ignored, self.steps.entries, required, temps, launches

    def _require_lies(self, layout: Layout) -> None:
        """What the program of a piece is looked up by, besides the call's pattern."""
        for fact in lies_in(TensorSpec("", *layout.buffers["out0_"])):
            if isinstance(fact, Traced):
                fact.require()

    # ---- the call --------------------------------------------------------------------------------
    def slot_of(self, x: Any) -> int:
        return x.slot if isinstance(x, Traced) else self.steps.constant(x)

    def _argument(self, n: int, argument: Any) -> Any:
        if isinstance(argument, TensorSpec):
            return self._tensor(ARGUMENT_CODE + n, argument)
        if is_list_of_tensors(argument):
            first = (n + 1) * ITEM_CODE
            return tuple(x and self._tensor(first + k, x) for k, x in enumerate(argument))
        if not self.read[n] or argument is None:
            return argument
        if isinstance(argument, tuple):
            return tuple(self._int(n, k, x) for k, x in enumerate(argument))
        return self._int(n, 0, argument)

    def _int(self, n: int, k: int, x: Any) -> Traced:
        if type(x) is not int:
            raise TypeError(x)
        return Traced(self, x, "int", n, k)

    def _tensor(self, code: int, spec: TensorSpec) -> Any:
        shape = tuple(Traced(self, n, "size", code, d) for d, n in enumerate(spec.shape))
        strides = tuple(Traced(self, n, "stride", code, d) for d, n in enumerate(spec.strides))
        return TensorSpec(spec.dtype, shape, strides)  # type: ignore[arg-type]

    def _launch(self, launch: Launch, codes: Mapping[str, Code]) -> tuple[Any, ...]:
        buffers = [
            (code[0], self.slot_of(code[1])) if isinstance(code, tuple) else code
            for code in codes_of(launch, codes)
        ]
        return launch.address, buffers, launch.scalars, launch.total, launch.grain
