"""The kernels of a program as they are launched: arguments, and values that they recompute."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from core.ir.function import Function, Op, Value
from core.ir.opset import SCALAR

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.ir.function import Buffer


class Kernel:
    """One kernel of a program as it is launched.

    Attributes:
        name: of the function in the source.
        op: the `parallel` operation.
        buffers: those it is given: the program's parameters in order, then the temporaries.
        scalars: the values that it is given: the program's sizes and strides in order, then what
            else of the host's it uses and cannot compute from these.
        used: the buffers and scalars that its source speaks of.
        written: the buffers that it stores to.
    """

    __slots__ = ("buffers", "host", "name", "op", "scalars", "used", "written")

    def __init__(self, name: str, op: Op, function: Function) -> None:
        self.name = name
        self.op = op
        temps = [o.attrs["buffer"] for o in function.block.walk() if o.name == "alloc"]
        self.buffers = function.buffers + [b for b in temps if b.space == "temp"]
        used, free = _captured(op)
        params = function.indices
        available = set(params)
        self.host: list[Op] = []  # operations of the host that it repeats on its scalars
        extra = _resolve(free, available, self.host)
        self.scalars = params + extra
        self.used = {*used, *free, *(v for o in self.host for v in o.args)}
        inside = op.blocks[0].walk()
        self.written = {o.attrs["buffer"] for o in inside if o.name in ("store", "atomic")}


class Source:
    """A program's text, and its kernels."""

    __slots__ = ("_bodies", "helpers", "kernels", "preamble", "text")

    def __init__(
        self,
        preamble: Sequence[str],
        helpers: Mapping[str, str],
        bodies: Sequence[str],
        kernels: Sequence[Kernel],
    ) -> None:
        """preamble, bodies: lines; helpers: functions that bodies call, by name."""
        self.preamble, self.helpers, self._bodies = [*preamble], {**helpers}, [*bodies]
        self.text = _text(preamble, helpers, bodies)
        self.kernels = [*kernels]

    def shared_name(self, kernel: str) -> str:
        """The name of a kernel in a library of several sources, which may have others of its own
        name."""
        return f"{kernel}_{hashlib.sha256(self.text.encode()).hexdigest()[:12]}"

    def bodies(self) -> list[str]:
        """The kernels' lines under these names."""
        names = {f"void {k.name}(": f"void {self.shared_name(k.name)}(" for k in self.kernels}
        text = "\n".join(self._bodies)
        for name, shared in names.items():
            text = text.replace(name, shared)
        return [text]


def joined(sources: Sequence[Source]) -> tuple[str, int]:
    """The text of the first sources as one, and how many they are: of those that have a helper of
    one name and another text none."""
    preamble, helpers, bodies = sources[0].preamble, dict[str, str](), list[str]()
    for count, source in enumerate(sources):
        agree = all(helpers.get(name, text) == text for name, text in source.helpers.items())
        if source.preamble != preamble or not agree:
            return _text(preamble, helpers, bodies), count
        helpers |= source.helpers
        bodies += source.bodies()
    return _text(preamble, helpers, bodies), len(sources)


def _text(preamble: Sequence[str], helpers: Mapping[str, str], bodies: Sequence[str]) -> str:
    return "\n".join([*preamble, *helpers.values(), *bodies]) + "\n"


def _captured(kernel: Op) -> tuple[list[Buffer], list[Value]]:
    """The buffers and the host's values that a kernel uses."""
    own: set[Value] = set()
    buffers: dict[Buffer, None] = {}
    free: dict[Value, None] = {}

    def use(v: Any) -> None:
        if isinstance(v, Value) and v not in own:
            free.setdefault(v)

    def enter(op: Op) -> None:
        for v in op.args:
            use(v)
        buffer = op.attrs.get("buffer")
        if buffer is not None and buffer.space in ("global", "temp"):
            buffers.setdefault(buffer)
            for stride in buffer.strides:
                use(stride)
        for block in op.blocks:
            own.update(block.params)
            for inner in block.ops:
                enter(inner)
                own.update(inner.results)

    enter(kernel)
    return list(buffers), [v for v in free if v.constant is None]


def _resolve(wanted: Sequence[Value], available: set[Value], host: list[Op]) -> list[Value]:
    """Puts in `host` the arithmetic that gives the wanted values; returns those it cannot give."""
    missing = []
    for v in wanted:
        if v in available or v.constant is not None:
            continue
        available.add(v)
        if v.op is not None and v.op.name in SCALAR:
            missing += _resolve(v.op.args, available, host)
            host.append(v.op)
        else:
            missing.append(v)
    return missing


def identifier(name: str) -> str:
    """A name that is valid in a source."""
    return "".join(c if c.isalnum() else "_" for c in name) or "v"
