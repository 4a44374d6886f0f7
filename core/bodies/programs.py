"""Programs of operators' bodies that are not elementwise kernels: built, fitted, compiled.

An argument is what the hook `body_plan` is given: a tensor is a `TensorSpec`, a number that a
kernel reads a `ScalarSpec`, a list of tensors a tuple; anything else is a constant of the program.
cpu_kernels.py uses this for the cpu device, device_kernels.py for devices that bring a
dialect.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, NamedTuple

from core.bodies.definition import body_of
from core.bodies.specs import Layout, ScalarSpec, TensorSpec
from core.caches import BoundedCache
from core.errors import CoreError, KernelError, LegalizeError
from core.schema import parameters, schema_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.bodies.specialize import Axes, Fit, Fitted
    from core.ir.compile import Compiled
    from core.ir.host import Launch

    Entry = tuple[Axes, dict[Any, tuple[Fitted, Compiled]]]


# The native rules of operators that work element by element: their bodies are functions of scalars.
ELEMENTWISE_RULES = frozenset(
    (
        "pointwise", "pointwise_float", "pointwise_real", "pointwise_numeric", "pointwise_ordered",
        "pointwise_real_numeric", "pointwise_real_float", "pointwise_complex", "pointwise_integer",
        "bitwise", "comparison", "equality", "logical", "select", "copy", "cast", "elementwise",
        "power",
    )
)  # fmt: skip
_PLACES = ("device", "device?")  # of no concern to a program: it is compiled for one
# How the native launcher is told of a buffer, csrc/launch/body_plan.h: outputs count from 0, these
# from
ARGUMENT_CODE, TEMPORARY_CODE, ITEM_CODE = 1000, 2000, 1 << 20  # items of lists, each list anew
REPORTS_CODE = 3000  # the device's block of reports
MOST_PROGRAMS = 1024  # that are kept to be fitted to further layouts


def has_elementwise_body(op: Any) -> bool:
    """Whether the operator's body is a function of one element of each operand."""
    return op.rule in ELEMENTWISE_RULES


def program_name(op: Any) -> str:
    """What the program of an operator is called: "add" for core::add."""
    return str(op.name.partition("::")[2].replace(".", "_"))


def outputs_of(op: Any) -> int:
    """How many tensors an operator returns."""
    return len(schema_of(op).results)


def broadcast_to(argument: Any, shape: tuple[int, ...]) -> Any:
    """A tensor of a call as it lies where it is broadcast; what is none as it is."""
    if not isinstance(argument, TensorSpec):
        return argument
    dtype, own, strides = argument
    missing = len(shape) - len(own)
    steps = tuple(0 if n == 1 else s for n, s in zip(own, strides, strict=True))
    return TensorSpec(dtype, tuple(shape), (0,) * missing + steps)


class Programs:
    """The programs that were met, fitted to the layouts that were met, compiled for one device."""

    def __init__(self, compile: Callable[[Any], Compiled], reports: bool = False) -> None:
        self._compile = compile
        self._reports = reports  # whether kernels report bad positions: see core/ir/reports.py
        # The kernels of one that leaves stay loaded.
        self._programs: BoundedCache[Any, Entry] = BoundedCache(MOST_PROGRAMS)

    def find(self, op: Any, args: list[Any], outputs: list[TensorSpec]) -> tuple[Fitted, Compiled]:
        """The program of a call, fitted to its layout, and what it was compiled to."""
        return self._fitted(*self.fit(op, args, outputs))

    def fit(
        self, op: Any, args: list[Any], outputs: list[TensorSpec]
    ) -> tuple[Fit, dict[Any, Any]]:
        """How the program of a call lies for its layout; what it was fitted to before."""
        from core.bodies.specialize import Fit

        layout, _ = layout_of(op, args, outputs)
        key, keyed = _key(op, args, outputs)
        axes, fitted = self._entry(key, lambda: _build(op, keyed, outputs, self._reports))
        return Fit(axes, layout), fitted

    def find_part(self, op: Any, part: Part) -> tuple[Fitted, Compiled]:
        """The program of a piece of a call."""
        from core.bodies.specialize import Fit

        key = (op, _static(part.x), _static(part.out))
        axes, fitted = self._entry(key, lambda: _build_part(op, part))
        return self._fitted(Fit(axes, part.layout), fitted)

    def _fitted(
        self, fit: Fit, programs: dict[Any, tuple[Fitted, Compiled]]
    ) -> tuple[Fitted, Compiled]:
        key = fit.key
        if key not in programs:
            fitted = fit.function()
            programs[key] = fitted, self._compile(fitted.function)
        return programs[key]

    def _entry(self, key: Any, build: Callable[[], Any]) -> Entry:
        entry = self._programs.use(key)
        if entry is None:
            from core.bodies.specialize import Axes

            entry = self._programs.keep(key, (Axes(build()), {}))
        return entry


def planned(
    programs: Programs, op: Any, args: list[Any], outputs: list[TensorSpec]
) -> tuple[list[int], list[tuple[Launch, list[Any]]]]:
    """What a call does: the bytes of its temporaries, and its launches, each with the codes by
    which the native launcher finds its buffers.

    Raises:
        LegalizeError: what it launches depends on values that are read back.
    """
    if parts := body_of(op).parts:
        launches = []
        for part in parts(args, outputs):
            fitted, compiled = programs.find_part(op, part)
            launches += _launches(op, fitted, compiled, part.layout, part.codes)[1]
        return [], launches
    if has_elementwise_body(op):  # on a device; or of many operands
        args = [broadcast_to(argument, outputs[0][1]) for argument in args]
    fitted, compiled = programs.find(op, args, outputs)
    return _launches(op, fitted, compiled, *layout_of(op, args, outputs))


def _launches(
    op: Any, fitted: Fitted, compiled: Compiled, layout: Layout, codes: Any
) -> tuple[list[int], list[tuple[Launch, list[Any]]]]:
    """The bytes of the temporaries, and the launches, for a layout."""
    from core.ir.host import plan, reads_back

    if reads_back(compiled):
        raise LegalizeError(
            what=f"the body of {op.name} reads values back to the host",
            why="what it launches is not known before it runs",
            exists="core.ir.host.run",
            fix="give the operator a kernel that calls it",
        )
    temps, launches = plan(compiled, fitted.values(layout))
    return temps, [(launch, _codes(launch, codes)) for launch in launches]


def _codes(launch: Launch, codes: dict[str, Any]) -> list[Any]:
    return [codes[b] if isinstance(b, str) else TEMPORARY_CODE + b for b in launch.buffers]


class Part(NamedTuple):
    """A piece of an operator's work: `body(b, out, x)` for one item of a list of tensors.

    argument, item: where the item stands. out: the part of the output that it fills, as a tensor
    would lie there; offset: where that begins, in bytes.
    """

    argument: int
    item: int
    x: TensorSpec
    out: TensorSpec
    offset: int

    @property
    def layout(self) -> Layout:
        return Layout({"out0_": self.out[1:], "x_": self.x[1:]}, {})

    @property
    def codes(self) -> dict[str, Any]:
        return {"out0_": (0, self.offset), "x_": (self.argument + 1) * ITEM_CODE + self.item}


def _build_part(op: Any, part: Part) -> Any:
    from core.ir.builder import Builder

    b = Builder(program_name(op))
    out = _parameter(b, b.output, "out0_", *part.out)
    body_of(op)(b, out, _parameter(b, b.input, "x_", *part.x))
    return b.function()


def layout_of(op: Any, args: list[Any], outputs: list[TensorSpec]) -> tuple[Layout, dict[str, int]]:
    """How the buffers of a call lie, and by which codes the native launcher finds them."""
    from core.ir.reports import BYTES, NAME

    layout = Layout({NAME: ((BYTES // 8,), (1,))}, {})
    buffers, codes = layout.buffers, {NAME: REPORTS_CODE}
    for k, out in enumerate(outputs):
        buffers[f"out{k}_"], codes[f"out{k}_"] = out[1:], k
    for n, (parameter, argument) in enumerate(zip(parameters(op), args, strict=True)):
        name = _name(parameter)
        if _is_runtime_arg(op, parameter, argument):
            numbers = argument if isinstance(argument, tuple) else (argument,)
            layout.values.update((f"{name}{k}_", number) for k, number in enumerate(numbers))
        elif isinstance(argument, TensorSpec):
            buffers[name], codes[name] = argument[1:], ARGUMENT_CODE + n
        elif isinstance(argument, ScalarSpec):
            buffers[name], codes[name] = ((), ()), ARGUMENT_CODE + n
        elif _is_tensors(argument):
            for k, item in enumerate(argument):
                if item is not None:
                    buffers[f"{name}{k}_"] = item[1:]
                    codes[f"{name}{k}_"] = (n + 1) * ITEM_CODE + k
    return layout, codes


def _name(parameter: Any) -> str:
    """What an argument's buffer is called: words of the loop IR cannot be names there."""
    return f"{parameter.name}_"


def _is_runtime_arg(op: Any, parameter: Any, argument: Any) -> bool:
    """Whether the body is given an argument as index values: see `core.define`."""
    return argument is not None and parameter.name in body_of(op).runtime_args


def _is_tensors(argument: Any) -> bool:
    return isinstance(argument, tuple) and any(isinstance(item, TensorSpec) for item in argument)


def _key(op: Any, args: list[Any], outputs: list[TensorSpec]) -> tuple[Any, list[Any]]:
    """What the program of a call depends on, and the arguments as the body is given them."""
    keys = body_of(op).specialization_keys
    schema = parameters(op)
    args = [
        keys[p.name](a) if p.name in keys else None if p.type in _PLACES else a
        for p, a in zip(schema, args, strict=True)
    ]
    static = [
        _count(a) if _is_runtime_arg(op, p, a) else _static(a)
        for p, a in zip(schema, args, strict=True)
    ]
    sizes = [a[1][d] for p, a in zip(schema, args, strict=True) for d in _constant(op, p, a)]
    return (op, repr(static), *sizes, tuple((d, len(shape)) for d, shape, _ in outputs)), args


def _constant(op: Any, parameter: Any, argument: Any) -> tuple[int, ...]:
    """The dimensions of a tensor whose sizes are constants of the program."""
    declared = body_of(op).constant
    return declared.get(parameter.name, ()) if isinstance(argument, TensorSpec) else ()


def _count(argument: Any) -> tuple[str, Any]:
    return "at run", len(argument) if isinstance(argument, tuple) else None


def _static(argument: Any) -> Any:
    """What of an argument the program depends on: of tensors their dtypes and ranks."""
    if isinstance(argument, TensorSpec):
        return "tensor", argument[0], len(argument[1])
    if _is_tensors(argument):
        return tuple(_static(item) for item in argument)
    return argument


def _build(op: Any, args: list[Any], outputs: list[TensorSpec], reports: bool) -> Any:
    from core.ir.builder import Builder
    from core.ir.reports import reporting

    b = Builder(program_name(op))
    out = [_parameter(b, b.output, f"out{k}_", *o) for k, o in enumerate(outputs)]
    positional: list[Any] = []
    named: dict[str, Any] = {}
    for parameter, argument in zip(parameters(op), args, strict=True):
        if parameter.type == "dtype" and has_elementwise_body(op):  # astype's: the output has it
            continue
        argument = _argument(op, b, parameter, argument)
        if parameter.keyword_only:
            named[parameter.name] = argument
        else:
            positional.append(argument)
    if has_elementwise_body(op):
        from core.bodies.pointwise import each_element

        each_element(b, body_of(op), out, positional)
        return b.function()
    try:
        with reporting(b, op.name) if reports else contextlib.nullcontext():
            result = body_of(op)(b, out[0] if len(out) == 1 else tuple(out), *positional, **named)
    except CoreError:
        raise
    except Exception as error:
        raise KernelError(
            what=f"the body of {op.name} cannot be built for this call",
            why=f"{type(error).__name__}: {error}",
            exists=f"the schema {op.schema}; {', '.join(map(str, args))}",
            fix="check the arguments; the operator's shape rule should refuse what its body cannot",
        ) from error
    if result is NotImplemented:
        raise LegalizeError(
            what=f"the body of {op.name} does not take this call",
            why="it returned NotImplemented",
            exists="other providers, and the decomposition",
            fix="none is needed",
        )
    return b.function()


def _argument(op: Any, b: Any, parameter: Any, argument: Any) -> Any:
    """An argument as the body is given it."""
    name = _name(parameter)
    if _is_runtime_arg(op, parameter, argument):
        count = len(argument) if isinstance(argument, tuple) else 1
        values = tuple(b.size(f"{name}{k}_") for k in range(count))
        return values if isinstance(argument, tuple) else values[0]
    if isinstance(argument, TensorSpec):
        dtype, shape, strides = argument
        constant = _constant(op, parameter, argument)
        return _parameter(b, b.input, name, dtype, shape, strides, constant)
    if isinstance(argument, ScalarSpec):
        return b.input(name, argument.dtype, [], [])
    if _is_tensors(argument):
        return tuple(
            None if item is None else _parameter(b, b.input, f"{name}{k}_", *item)
            for k, item in enumerate(argument)
        )
    return argument


def _parameter(
    b: Any, declare: Any, name: str, dtype: str, shape: Any, strides: Any, constant: Any = ()
) -> Any:
    sizes = [n if d in constant else b.size(f"{name}n{d}") for d, n in enumerate(shape)]
    steps = [b.size(f"{name}s{d}") for d in range(len(strides))]
    return declare(name, dtype, sizes, steps)
