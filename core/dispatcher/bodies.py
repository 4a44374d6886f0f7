"""Operators with a body on the cpu device: the kernel that is built from it when it is needed.

The native side (csrc/body*.cpp) keeps what was built, by dtypes and layout, and asks here only for
what it has not met before. Three sources, in this order: kernels that a backend ships built, the
cache on disk, a C compiler. Where there is none of these the body declines, and the next provider,
NumPy's reference, takes the call.
"""

from __future__ import annotations

import os
import threading

from core import _native, logging
from core.errors import BuildError, LegalizeError, ToolchainError
from core.ir import prebuilt

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from core.ir.compile import Compiled
    from core.ir.specialize import Axes, Fit, Fitted

    Tensor = tuple[str, tuple[int, ...], tuple[int, ...]]

# The native rules of operators that work element by element: their bodies are functions of scalars.
POINTWISE = frozenset(
    (
        "pointwise", "pointwise_float", "pointwise_real", "pointwise_numeric", "pointwise_ordered",
        "comparison", "equality", "logical", "select", "copy", "cast",
    )
)  # fmt: skip
_lock = threading.RLock()
_said: set[str] = set()
MOST_PROGRAMS = 1024  # that are kept to be fitted to further layouts
_compiled = 0


def is_pointwise(op: Any) -> bool:
    """Whether the operator's body is a function of one element of each operand."""
    return op.rule in POINTWISE


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
    from core.ir.host import plan, reads_back

    layout, codes = _buffers(op, args, outputs)
    program, compiled = _host_programs.find(op, args, outputs)
    if reads_back(compiled):
        raise LegalizeError(
            what=f"the body of {op.name} reads values back to the host",
            why="what it launches is not known before it runs",
            exists="core.ir.host.run",
            fix="give the operator a kernel that calls it",
        )
    temps, launches = plan(compiled, program.values(layout))
    return temps, [
        (
            launch.address,
            [codes[b] if isinstance(b, str) else 2000 + b for b in launch.buffers],
            launch.scalars,
            launch.total,
            launch.grain,
        )
        for launch in launches
    ]


def fitted_program(op: Any, args: list[Any], outputs: list[Tensor]) -> Any:
    """The program that a call is compiled to: what backends make kernels from ahead of time."""
    return _host_programs.fit(op, args, outputs)[0].function().function


class Programs:
    """The programs of bodies, fitted to the layouts that were met, and compiled for one device.

    An argument is what the hook `body_plan` is given: a tensor is (dtype, shape, strides), a number
    that a kernel reads ("scalar", dtype); anything else is a constant of the program.
    """

    def __init__(self, compile: Callable[[Any], Compiled]) -> None:
        self._compile = compile
        self._known: dict[Any, tuple[Axes, dict[Any, tuple[Fitted, Compiled]]]] = {}

    def find(self, op: Any, args: list[Any], outputs: list[Tensor]) -> tuple[Fitted, Compiled]:
        """The program for this layout, and what it was compiled to."""
        fit, fitted = self.fit(op, args, outputs)
        key = fit.key
        if key not in fitted:
            made = fit.function()
            fitted[key] = made, self._compile(made.function)
        found: tuple[Fitted, Compiled] = fitted[key]
        return found

    def fit(self, op: Any, args: list[Any], outputs: list[Tensor]) -> tuple[Fit, dict[Any, Any]]:
        """How the operator's program lies for this layout; what it was fitted to before."""
        from core.ir.specialize import Fit

        axes, fitted = self._program(op, args, outputs)
        return Fit(axes, layout_of(op, args, outputs)), fitted

    def _program(self, op: Any, args: list[Any], outputs: list[Tensor]) -> Any:
        """The operator's program for these dtypes, ranks and other arguments, and what fits it."""
        args = _keyed(op, args)
        static = [_static(a) for a in args]
        key = (op.name, repr(static), tuple((d, len(shape)) for d, shape, _ in outputs))
        if key not in self._known:
            from core.ir.specialize import Axes

            while len(self._known) >= MOST_PROGRAMS:  # the oldest; its kernels stay loaded
                del self._known[next(iter(self._known))]

            self._known[key] = Axes(_build(op, args, outputs)), {}
        return self._known[key]


_host_programs = Programs(_compile)


def _schema(op: Any) -> Any:
    return _native.parse_schema(op.schema)["args"]


def layout_of(op: Any, args: list[Any], outputs: list[Tensor]) -> dict[str, Any]:
    """The shapes and strides of a call's buffers, by name."""
    layout: dict[str, Any] = _buffers(op, args, outputs)[0]
    return layout


def _buffers(op: Any, args: list[Any], outputs: list[Tensor]) -> Any:
    """Shapes and strides by name, and where the native launcher finds each buffer."""
    layout: dict[str, Any] = {}
    codes: dict[str, int] = {}
    for k, (_, shape, strides) in enumerate(outputs):
        layout[f"out{k}_"], codes[f"out{k}_"] = (shape, strides), k
    for n, (parameter, given) in enumerate(zip(_schema(op), args, strict=True)):
        name = _name(parameter)
        if _is_tensor(given):
            layout[name], codes[name] = given[1:], 1000 + n
        elif _is_scalar(given):
            layout[name], codes[name] = ((), ()), 1000 + n
    return layout, codes


def _name(parameter: Any) -> str:
    """What an argument's buffer is called: words of the loop IR cannot be names there."""
    return f"{parameter['name']}_"


def _is_tensor(given: Any) -> bool:
    return isinstance(given, tuple) and len(given) == 3 and isinstance(given[1], tuple)


def _is_scalar(given: Any) -> bool:
    return isinstance(given, tuple) and len(given) == 2 and given[0] == "scalar"


def _keyed(op: Any, args: list[Any]) -> list[Any]:
    """The arguments as the body is given them: see `keyed_by` in `core.operators.define`."""
    keys = getattr(op.definition.body, "keyed_by", {})
    return [
        keys[p["name"]](a) if p["name"] in keys else a
        for p, a in zip(_schema(op), args, strict=True)
    ]


def _static(given: Any) -> Any:
    """What of an argument the program depends on: of a tensor its dtype and rank."""
    if _is_tensor(given):
        return "tensor", given[0], len(given[1])
    return given


def _build(op: Any, args: list[Any], outputs: list[Tensor]) -> Any:
    from core.ir.builder import Builder

    b = Builder(op.name.partition("::")[2])
    out = [_parameter(b, b.output, f"out{k}_", *o) for k, o in enumerate(outputs)]
    positional: list[Any] = []
    named: dict[str, Any] = {}
    for parameter, given in zip(_schema(op), args, strict=True):
        if _is_tensor(given):
            given = _parameter(b, b.input, _name(parameter), *given)
        elif _is_scalar(given):
            given = b.input(_name(parameter), given[1], [], [])
        if parameter["keyword_only"]:
            named[parameter["name"]] = given
        elif parameter["type"] != "dtype" or not is_pointwise(op):  # the output has astype's
            positional.append(given)
    if is_pointwise(op):
        from core.ir.pointwise import each_element

        each_element(b, op.definition.body, out[0], positional)
    else:
        op.definition.body(b, out[0] if len(out) == 1 else tuple(out), *positional, **named)
    return b.function()


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
