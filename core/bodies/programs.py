"""Programs of operators' bodies that are not elementwise kernels: built, fitted, compiled, kept.

A program (build.py) depends on little of a call (`_key`). It is fitted to the layout of the call's
tensors (layouts.py, specialize.py), and compiled for one device: cpu_kernels.py does that for the
cpu, device_kernels.py for devices that bring a dialect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from core.bodies.build import build_part, build_program
from core.bodies.definition import body_of, has_elementwise_body
from core.bodies.layouts import (
    TEMPORARY_CODE,
    broadcast_to,
    constant_dimensions,
    is_list_of_tensors,
    is_runtime_arg,
    layout_of,
)
from core.bodies.specs import TensorSpec
from core.caches import BoundedCache
from core.errors import LegalizeError
from core.schema import parameters

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Mapping

    from core._native import Operator
    from core.bodies.layouts import Code, Part
    from core.bodies.specialize import Axes, Fit, Fitted
    from core.bodies.specs import Layout
    from core.ir.compile import Compiled
    from core.ir.function import Function
    from core.ir.host import Launch

    # By the layout that a program was fitted to; compiled by whether indices have 32 bits.
    Fits = dict[Hashable, tuple[Fitted, dict[bool, Compiled]]]

_PLACES = ("device", "device?")  # of no concern to a program: it is compiled for one
MOST_PROGRAMS = 1024  # that are kept to be fitted to further layouts


class Programs:
    """The programs that were met, fitted to the layouts that were met, compiled for one device."""

    def __init__(
        self,
        compile: Callable[[Function, bool], Compiled],
        reports: bool = False,
        small: bool = False,
        ranges: bool = False,
    ) -> None:
        """compile(function, small): small where 32 bits hold its indices, which is asked for where
        `small` is set. ranges: whether programs depend on ranges of lengths (Body.ranged)."""
        self._compile, self._small, self._ranges = compile, small, ranges
        self._reports = reports  # whether kernels report bad positions: see core/ir/reports.py
        # The kernels of one that leaves stay loaded.
        self._programs: BoundedCache[Hashable, tuple[Axes, Fits]] = BoundedCache(MOST_PROGRAMS)
        # The same, fitted, by their keys and the patterns of calls.
        self._alike: BoundedCache[Hashable, tuple[Fitted, dict[bool, Compiled]]] = BoundedCache(
            MOST_PROGRAMS
        )

    def find(
        self,
        op: Operator,
        args: list[Any],
        outputs: list[TensorSpec],
        layout: Layout | None = None,
        pattern: bytes = b"",
    ) -> tuple[Fitted, Compiled]:
        """The program of a call, specialized for its layout, and its compiled kernels.

        layout: the call's, where it is known. pattern: equal for layouts that the same
        specialization fits; empty: not known.
        """
        layout = layout_of(op, args, outputs)[0] if layout is None else layout
        key, keyed = _key(op, args, outputs)
        alike = key, pattern
        found = self._alike.use(alike) if pattern else None
        if found is None:
            found = self.in_layout(*self._fit(op, key, keyed, outputs, layout))
            if pattern:
                self._alike.keep(alike, found)
        return self._compiled(*found, layout)

    def fits(
        self, op: Operator, args: list[Any], outputs: list[TensorSpec]
    ) -> Iterator[tuple[Fit, Fits]]:
        """The specializations of a call's programs for its layout, cached: of one, or of its
        parts'."""
        if parts := body_of(op).parts:
            for part in parts(args, outputs):
                yield self._fit_part(op, part)
        else:
            layout, _ = layout_of(op, args, outputs)
            yield self._fit(op, *_key(op, args, outputs), outputs, layout)

    def _fit(
        self,
        op: Operator,
        key: Hashable,
        keyed: list[Any],
        outputs: list[TensorSpec],
        layout: Layout,
    ) -> tuple[Fit, Fits]:
        from core.bodies.specialize import Fit

        axes, fitted = self._entry(key, lambda: build_program(op, keyed, outputs, self._reports))
        return Fit(axes, layout, self._ranges and body_of(op).ranged), fitted

    def find_part(self, op: Operator, part: Part, pattern: bytes = b"") -> tuple[Fitted, Compiled]:
        """The program of a piece of a call. pattern: the call's."""
        # All but how the piece lies in the output follows from the call's pattern.
        alike = (*_key_of_part(op, part), pattern, part.argument, part.item, *lies_in(part.out))
        found = self._alike.use(alike) if pattern else None
        if found is None:
            found = self.in_layout(*self._fit_part(op, part))
            if pattern:
                self._alike.keep(alike, found)
        return self._compiled(*found, part.layout)

    def _fit_part(self, op: Operator, part: Part) -> tuple[Fit, Fits]:
        from core.bodies.specialize import Fit

        axes, fitted = self._entry(_key_of_part(op, part), lambda: build_part(op, part))
        return Fit(axes, part.layout), fitted

    def _compiled(
        self, fitted: Fitted, compiled: dict[bool, Compiled], layout: Layout
    ) -> tuple[Fitted, Compiled]:
        small = False
        if self._small:
            from core.bodies.small_indices import fits_32_bits

            small = fits_32_bits(fitted, layout)
        if small not in compiled:
            compiled[small] = self._compile(fitted.function, small)
        return fitted, compiled[small]

    @staticmethod
    def in_layout(fit: Fit, programs: Fits) -> tuple[Fitted, dict[bool, Compiled]]:
        """A program fitted to a layout, and the kernels compiled from it so far."""
        key = fit.key
        if key not in programs:
            programs[key] = fit.function(), {}
        return programs[key]

    def _entry(self, key: Hashable, build: Callable[[], Function]) -> tuple[Axes, Fits]:
        entry = self._programs.use(key)
        if entry is None:
            from core.bodies.specialize import Axes

            entry = self._programs.keep(key, (Axes(build()), {}))
        return entry


def planned(
    programs: Programs,
    op: Operator,
    args: list[Any],
    outputs: list[TensorSpec],
    pattern: bytes = b"",
) -> tuple[list[int], list[tuple[Launch, list[Code]]]]:
    """The plan of a call: the bytes of its temporaries, and its launches, each with the codes by
    which the native launcher finds its buffers. pattern: as the hook `body_plan` has it.

    Raises:
        LegalizeError: its launches depend on values that are read back.
    """
    temps, launches = [], []
    for piece in pieces(programs, op, args, outputs, pattern):
        sizes, made = _launches(op, piece)
        temps += sizes
        launches += made
    return temps, launches


class Piece(NamedTuple):
    """A program of a call, and how and where its buffers lie."""

    fitted: Fitted
    compiled: Compiled
    layout: Layout
    codes: Mapping[str, Code]


def pieces(
    programs: Programs, op: Operator, args: list[Any], outputs: list[TensorSpec], pattern: bytes
) -> Iterator[Piece]:
    """The programs of a call in order: one, or those of its parts, which have no temporaries."""
    if parts := body_of(op).parts:
        for part in parts(args, outputs):
            yield Piece(*programs.find_part(op, part, pattern), part.layout, part.codes)
    else:
        args = _broadcast(op, args, outputs)
        layout, codes = layout_of(op, args, outputs)
        yield Piece(*programs.find(op, args, outputs, layout, pattern), layout, codes)


def layouts(
    op: Operator, args: list[Any], outputs: list[TensorSpec]
) -> Iterator[tuple[Layout, Mapping[str, Code]]]:
    """How and where the buffers of the pieces of a call lie."""
    if parts := body_of(op).parts:
        for part in parts(args, outputs):
            yield part.layout, part.codes
    else:
        yield layout_of(op, _broadcast(op, args, outputs), outputs)


def _broadcast(op: Operator, args: list[Any], outputs: list[TensorSpec]) -> list[Any]:
    if not has_elementwise_body(op):
        return args
    return [broadcast_to(argument, outputs[0][1]) for argument in args]  # on a device; or many


def lies_in(out: TensorSpec) -> list[Any]:
    """How a part of the output lies, as far as the program of the part depends on it."""
    evenly = [s == t * n for s in out[2] for t, n in zip(out[2], out[1], strict=True)]
    return [*evenly, *(min(s, 2) for s in out[2])]


def _launches(op: Operator, piece: Piece) -> tuple[list[int], list[tuple[Launch, list[Code]]]]:
    """The bytes of the temporaries, and the launches, of a program."""
    from core.ir.host import plan

    compiled = piece.compiled
    if compiled.reads_back:
        raise LegalizeError(
            what=f"the body of {op.name} reads values back to the host",
            why="its launches are not known before it runs",
            exists="core.ir.host.run",
            fix="give the operator a kernel that calls it",
        )
    temps, launches = plan(compiled, piece.fitted.values(piece.layout))
    return temps, [(launch, codes_of(launch, piece.codes)) for launch in launches]


def codes_of(launch: Launch, codes: Mapping[str, Code]) -> list[Code]:
    """The codes of a launch's buffers."""
    return [codes[b] if isinstance(b, str) else TEMPORARY_CODE + b for b in launch.buffers]


# ---- what a program depends on -----------------------------------------------------------------
def _key_of_part(op: Operator, part: Part) -> tuple[Hashable, ...]:
    return op, _static(part.x), _static(part.out)


def _key(op: Operator, args: list[Any], outputs: list[TensorSpec]) -> tuple[Hashable, list[Any]]:
    """The key of a call's program, and the arguments that the body is called with."""
    body, keyed, static, sizes = body_of(op), [], [], []
    for p, a in zip(parameters(op), args, strict=True):
        if p.name in body.specialization_keys:
            a = body.specialization_keys[p.name](a)
        elif p.type in _PLACES:
            a = None
        keyed.append(a)
        static.append(_count(a) if is_runtime_arg(op, p, a) else _static(a))
        if body.constant:
            sizes += [a[1][d] for d in constant_dimensions(op, p, a)]
    return (op, repr(static), *sizes, tuple((d, len(shape)) for d, shape, _ in outputs)), keyed


def _count(argument: object) -> tuple[str, int | None]:
    return "at run", len(argument) if isinstance(argument, tuple) else None


def _static(argument: Any) -> Any:
    """The properties of an argument that the program depends on: of tensors dtypes and ranks."""
    if isinstance(argument, TensorSpec):
        return "tensor", argument[0], len(argument[1])
    if is_list_of_tensors(argument):
        return tuple(_static(item) for item in argument)
    return argument
