"""Operators with a body on the cpu device: the kernel that is built from it when it is needed.

The native side (csrc/body*.cpp) keeps what was built, by dtypes and layout, and asks here only for
what it has not met before. Three sources, in this order: kernels that a backend ships built, the
cache on disk, a C compiler. Where there is none of these the body declines, and the next provider,
NumPy's reference, takes the call.
"""

from __future__ import annotations

import os
import threading
from typing import NamedTuple

from core import _native, logging
from core.errors import BuildError, LegalizeError, ToolchainError
from core.ir import prebuilt

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from core.ir.compile import Compiled
    from core.ir.host import Launch
    from core.ir.specialize import Axes, Fitted

    Tensor = tuple[str, tuple[int, ...], tuple[int, ...]]

_lock = threading.RLock()
_programs: dict[Any, tuple[Axes, dict[Any, tuple[Fitted, Compiled]]]] = {}
_said: set[str] = set()
ITEM_CODE = 1 << 20  # of the tensors in a list: see csrc/body_plan.h
MOST_PROGRAMS = 1024  # that are kept to be fitted to further layouts
_compiled = 0


def compiled_count() -> int:
    """How many programs this process has fitted, and built or loaded; elementwise ones that a
    backend ships are not among them."""
    return _compiled


# ---- elementwise -------------------------------------------------------------------------------
def _body_kernel(op: Any, rank: int, dtypes: Sequence[str], classes: str) -> Any:
    """The hook `body_kernel`: (address, tile, cost) for a layout, or None to decline."""
    return (
        prebuilt.find_pointwise(op.name, rank, dtypes, classes)
        or _or_decline(op, lambda: _pointwise(op, rank, dtypes, classes))
        or prebuilt.find_any(op.name, dtypes, classes)
    )


def _pointwise(op: Any, rank: int, dtypes: Sequence[str], classes: str) -> tuple[int, int, int]:
    from core.ir.pointwise import cost, pointwise

    name = f"{op.name.partition('::')[2]}_{rank}{classes.replace('-', 'n')}"
    program = pointwise(name, op.definition.body, rank, dtypes, classes)
    compiled = _compile(program)
    (address,) = compiled.addresses.values()
    return address, compiled.function.kernels[0].attrs.get("tiled", 0), cost(program)


def _compile(program: Any) -> Compiled:
    from core.ir.compile import compile_c

    global _compiled
    compiled = compile_c(program)
    _compiled += 1
    return compiled


def _or_decline(op: Any, make: Any) -> Any:
    """What `make` returns; None, with the reason logged, where it cannot be built here."""
    try:
        with _lock:
            return make()
    except LegalizeError as e:
        logging.debug("dispatch", "the body of %s declines: %s", op.name, e.what)
    except (ToolchainError, BuildError) as e:
        message = str(e)
        level = logging.debug if message in _said else logging.warning
        _said.add(message)
        level("build", "the body of %s is not used: %s", op.name, message)
    return None


# ---- all others --------------------------------------------------------------------------------
def _body_plan(op: Any, args: list[Any], outputs: list[Tensor]) -> Any:
    """The hook `body_plan`: temporaries and launches for one signature, or None to decline."""
    return _or_decline(op, lambda: _plan(op, args, outputs))


def _plan(op: Any, args: list[Any], outputs: list[Tensor]) -> Any:
    if parts := getattr(op.definition.body, "parts", None):
        launches = [_part_launches(op, part) for part in parts(args, outputs)]
        return [], [launch for some in launches for launch in some]
    schema = _native.parse_schema(op.schema)["args"]
    layout, codes = _layout(op, schema, args, outputs)
    temps, launches = _launches(op, _program(op, schema, args, outputs), layout)
    return temps, [_launch(launch, codes) for launch in launches]


def _launches(op: Any, program: Any, layout: Any) -> tuple[list[int], list[Launch]]:
    """The bytes of the temporaries, and the launches, of a program that is fitted to a layout."""
    from core.ir.host import plan, reads_back
    from core.ir.specialize import Fit

    axes, fitted = program
    fit = Fit(axes, layout)
    key = fit.key
    if key not in fitted:
        made = fit.function()
        fitted[key] = made, _compile(made.function)
    function, compiled = fitted[key]
    if reads_back(compiled):
        raise LegalizeError(
            what=f"the body of {op.name} reads values back to the host",
            why="what it launches is not known before it runs",
            exists="core.ir.host.run",
            fix="give the operator a kernel that calls it",
        )
    return plan(compiled, function.values(layout))


def _launch(launch: Launch, codes: dict[str, Any]) -> tuple[Any, ...]:
    buffers = [codes[b] if isinstance(b, str) else 2000 + b for b in launch.buffers]
    return launch.address, buffers, launch.scalars, launch.total, launch.grain


class Part(NamedTuple):
    """A piece of an operator's work: `body(b, out, x)` for one item of a list of tensors.

    argument, item: where the item stands. out: the part of the output that it fills, as a tensor
    would lie there; offset: where that begins, in bytes.
    """

    argument: int
    item: int
    x: Tensor
    out: Tensor
    offset: int


def _part_launches(op: Any, part: Part) -> list[tuple[Any, ...]]:
    layout = {"out0_": part.out[1:], "x_": part.x[1:]}
    codes = {"out0_": (0, part.offset), "x_": (part.argument + 1) * ITEM_CODE + part.item}
    key = (op.name, _static(part.x), _static(part.out))
    program = _kept(key, lambda: _part_program(op, part))
    return [_launch(launch, codes) for launch in _launches(op, program, layout)[1]]


def _part_program(op: Any, part: Part) -> Any:
    from core.ir.builder import Builder

    b = Builder(op.name.partition("::")[2])
    out = _parameter(b, b.output, "out0_", *part.out)
    op.definition.body(b, out, _parameter(b, b.input, "x_", *part.x))
    return b.function()


def fitted_program(op: Any, args: list[Any], outputs: list[Tensor]) -> Any:
    """The program that a call is compiled to: what backends make kernels from ahead of time."""
    from core.ir.specialize import Fit

    schema = _native.parse_schema(op.schema)["args"]
    layout, _ = _layout(op, schema, args, outputs)
    axes, _ = _program(op, schema, args, outputs)
    return Fit(axes, layout).function().function


def _layout(op: Any, schema: Any, args: list[Any], outputs: list[Tensor]) -> Any:
    """Shapes and strides by name, and where the launcher finds each buffer."""
    layout: dict[str, Any] = {}
    codes: dict[str, Any] = {}
    for k, (_, shape, strides) in enumerate(outputs):
        layout[f"out{k}_"], codes[f"out{k}_"] = (shape, strides), k
    for n, (parameter, given) in enumerate(zip(schema, args, strict=True)):
        name = _name(parameter)
        if _at_run(op, parameter, given):  # the strides of a buffer that nobody reads
            numbers = given if isinstance(given, tuple) else (given,)
            layout[name], codes[name] = ((1,) * len(numbers), numbers), 0
        elif _is_tensor(given):
            layout[name], codes[name] = given[1:], 1000 + n
        elif _is_scalar(given):
            layout[name], codes[name] = ((), ()), 1000 + n
        elif _is_tensors(given):
            for k, item in enumerate(given):
                if item is not None:
                    layout[f"{name}{k}_"] = item[1:]
                    codes[f"{name}{k}_"] = (n + 1) * ITEM_CODE + k
    return layout, codes


def _name(parameter: Any) -> str:
    """What an argument's buffer is called: words of the loop IR cannot be names there."""
    return f"{parameter['name']}_"


def _at_run(op: Any, parameter: Any, given: Any) -> bool:
    """Whether the body is given an argument as index values: see `core.operators.define`."""
    return given is not None and parameter["name"] in getattr(op.definition.body, "at_run", ())


def _is_tensor(given: Any) -> bool:
    return isinstance(given, tuple) and len(given) == 3 and isinstance(given[0], str)


def _is_scalar(given: Any) -> bool:
    return isinstance(given, tuple) and len(given) == 2 and given[0] == "scalar"


def _is_tensors(given: Any) -> bool:
    return (
        isinstance(given, tuple)
        and not _is_scalar(given)
        and any(_is_tensor(item) for item in given)
    )


def _program(op: Any, schema: Any, args: list[Any], outputs: list[Tensor]) -> Any:
    """The operator's program for these dtypes, ranks and other arguments, and what fits it."""
    args = _keyed(op, schema, args)
    static = [
        _count(a) if _at_run(op, p, a) else _static(a) for p, a in zip(schema, args, strict=True)
    ]
    key = (op.name, repr(static), tuple((d, len(shape)) for d, shape, _ in outputs))
    return _kept(key, lambda: _build(op, schema, args, outputs))


def _kept(key: Any, build: Callable[[], Any]) -> Any:
    """A program and what was fitted of it; built if there is none."""
    if key not in _programs:
        from core.ir.specialize import Axes

        while len(_programs) >= MOST_PROGRAMS:  # the oldest; its kernels stay loaded
            del _programs[next(iter(_programs))]

        _programs[key] = Axes(build()), {}
    return _programs[key]


def _count(given: Any) -> tuple[str, Any]:
    return "at run", len(given) if isinstance(given, tuple) else None


def _keyed(op: Any, schema: Any, args: list[Any]) -> list[Any]:
    """The arguments as the body is given them: see `keyed_by` in `core.operators.define`."""
    keys = getattr(op.definition.body, "keyed_by", {})
    return [
        keys[p["name"]](a) if p["name"] in keys else a for p, a in zip(schema, args, strict=True)
    ]


def _static(given: Any) -> Any:
    """What of an argument the program depends on: of tensors their dtypes and ranks."""
    if _is_tensor(given):
        return "tensor", given[0], len(given[1])
    if _is_tensors(given):
        return tuple(_static(item) for item in given)
    return given


def _build(op: Any, schema: Any, args: list[Any], outputs: list[Tensor]) -> Any:
    from core.ir.builder import Builder

    b = Builder(op.name.partition("::")[2])
    out = [_parameter(b, b.output, f"out{k}_", *o) for k, o in enumerate(outputs)]
    positional: list[Any] = []
    named: dict[str, Any] = {}
    for parameter, given in zip(schema, args, strict=True):
        given = _argument(op, b, parameter, given)
        if parameter["keyword_only"]:
            named[parameter["name"]] = given
        else:
            positional.append(given)
    made = op.definition.body(b, out[0] if len(out) == 1 else tuple(out), *positional, **named)
    if made is NotImplemented:
        raise LegalizeError(
            what=f"the body of {op.name} does not take this call",
            why="it returned NotImplemented",
            exists="other providers, and the decomposition",
            fix="none is needed",
        )
    return b.function()


def _argument(op: Any, b: Any, parameter: Any, given: Any) -> Any:
    """An argument as the body is given it."""
    name = _name(parameter)
    if _at_run(op, parameter, given):
        count = len(given) if isinstance(given, tuple) else 1
        values = tuple(b.size(f"{name}n{k}") for k in range(count))
        b.input(name, "int8", [1] * count, values)
        return values if isinstance(given, tuple) else values[0]
    if _is_tensor(given):
        return _parameter(b, b.input, name, *given)
    if _is_scalar(given):
        return b.input(name, given[1], [], [])
    if _is_tensors(given):
        return tuple(
            None if item is None else _parameter(b, b.input, f"{name}{k}_", *item)
            for k, item in enumerate(given)
        )
    return given


def _parameter(b: Any, declare: Any, name: str, dtype: str, shape: Any, strides: Any) -> Any:
    sizes = [b.size(f"{name}n{d}") for d in range(len(shape))]
    steps = [b.size(f"{name}s{d}") for d in range(len(strides))]
    return declare(name, dtype, sizes, steps)


def _after_fork() -> None:
    """The lock may be held by a thread that the child does not have."""
    global _lock
    _lock = threading.RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
_native.set_hook("body_kernel", _body_kernel)
_native.set_hook("body_plan", _body_plan)
