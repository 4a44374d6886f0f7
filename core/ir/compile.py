"""From a body to a kernel: simplified, scheduled, legalized, spelled, built.

`compile_c` compiles for the `cpu` device; `host.py` runs its result.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from core import logging
from core.dtype_table import COMPLEX, NARROW
from core.errors import ToolchainError
from core.ir.dialect.c import CDialect, host_capabilities
from core.ir.function import Function, Op
from core.ir.legalize import legalize
from core.ir.legalize.complex import legalize_complex
from core.ir.legalize.narrow import legalize_narrow
from core.ir.schedule import accesses, schedule
from core.ir.schedule.gpu.packs import split_packs
from core.ir.schedule.gpu.units import mark_units
from core.ir.simplify import simplify
from core.ir.toolchain import prebuilt
from core.ir.toolchain.c_compiler import build_library, find_shared, find_toolchain, load_symbol
from core.ir.toolchain.kernel_cache import digest

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from core.ir.dialect import Kernel, Source
    from core.ir.function import Block, Value
    from core.ir.schedule.capabilities import Capabilities

    Extents = tuple[Value, ...]  # the lengths of loops

_UNKNOWN = 16  # iterations of a loop whose length the host does not know


class Compiled:
    """A program whose kernels have addresses.

    Attributes:
        function: the scheduled program; `host.py` walks its outermost block.
        source: its text, and the arguments of each kernel.
        addresses: of the kernels, by their `parallel` operation.
        reads_back: whether launches depend on values that the host reads back.
    """

    def __init__(self, function: Function, source: Source, addresses: dict[Op, int]) -> None:
        self.function = function
        self.source = source
        self.addresses = addresses
        self.kernels: dict[Op, Kernel] = {kernel.op: kernel for kernel in source.kernels}
        self.reads_back = any(op.name == "read" for op in function.block.walk())
        self._work: dict[Block, list[tuple[int, Extents]]] = {}

    def work(self, block: Block, known: Container[Value]) -> list[tuple[int, Extents]]:
        """About how many scalar operations a block takes: terms of a sum, each a number times the
        lengths of loops. known: the lengths that the host knows there."""
        if block not in self._work:
            terms = _work(block, known)
            self._work[block] = [(max(round(number), 1), lengths) for number, lengths in terms]
        return self._work[block]

    def __repr__(self) -> str:
        return f"<compiled {self.function.name}: {len(self.kernels)} kernels>"


def _work(block: Block, known: Container[Value]) -> list[tuple[float, Extents]]:
    terms: dict[Extents, float] = {(): sum(op.name != "const" for op in block.ops)}
    for op in block.ops:
        if op.blocks:
            times, extents = _iterations(op, known)
            for number, more in itertools.chain.from_iterable(_work(b, known) for b in _ways(op)):
                lengths = tuple(sorted((*extents, *more), key=id))
                terms[lengths] = terms.get(lengths, 0) + times * number
    return [(number, lengths) for lengths, number in terms.items()]


def _ways(op: Op) -> list[Block]:
    """The blocks that an operation runs. Where each branch of an `if` has loops, a size chooses
    between ways to do the same, of which the general one stands last."""
    chosen = op.name == "if" and all(any(map(accesses.is_loop, b.ops)) for b in op.blocks)
    return op.blocks[-1:] if chosen else op.blocks


def _iterations(op: Op, known: Container[Value]) -> tuple[float, Extents]:
    """How often an operation runs its blocks: a number times lengths."""
    if op.name not in ("for", "reduce"):
        return 1, ()
    count = op.args[1:2] if op.name == "for" else op.args[: len(op.blocks[0].params)]
    times: float = 1
    lengths: Extents = ()
    for extent in count:
        number, more = _length(extent, known)
        times, lengths = times * number, (*lengths, *more)
    return times, lengths


def _length(extent: Value, known: Container[Value]) -> tuple[float, Extents]:
    """The length of a loop: a number, or one times a length that the host knows. Schedules cut
    loops in parts: a quotient by a number, a length but for a number, at most so many."""
    if extent.constant is not None:
        return max(int(extent.constant), 1), ()
    if extent in known:
        return 1, (extent,)
    if extent.op is None or extent.op.name not in ("floordiv", "add", "sub", "min"):
        return _UNKNOWN, ()
    a, b = extent.op.args
    if b.constant is None:
        return _UNKNOWN, ()
    if extent.op.name == "min":
        return _length(b, known)
    number, lengths = _length(a, known)
    return number / (b.constant if extent.op.name == "floordiv" else 1), lengths


def scheduled(function: Function, capabilities: Capabilities) -> Function:
    """The program with its loops laid out for a device.

    Complex numbers and narrow floats go first: their sums are then scheduled like others, and
    values carried from one iteration to the next are not rounded.
    """
    missing = [d for d in (*COMPLEX, *NARROW) if d not in capabilities.dtypes]
    function = mark_units(function, capabilities)
    real = legalize_complex(function, [d for d in missing if d in COMPLEX])
    narrow = [d for d in missing if d in NARROW]
    wide = legalize_narrow(real, narrow, capabilities.storage, capabilities.conversions)
    return schedule(simplify(wide), capabilities)


def lower(function: Function, capabilities: Capabilities) -> Function:
    """The program as a dialect for these capabilities spells it."""
    lowered = simplify(legalize(scheduled(function, capabilities), capabilities))
    return split_packs(lowered) if capabilities.pack_bytes else lowered


def spell_c(
    function: Function, capabilities: Capabilities | None = None
) -> tuple[Function, Source]:
    """The program scheduled for a CPU, and its source in C."""
    capabilities = capabilities or native_capabilities()
    lowered = lower(function, capabilities)
    return lowered, CDialect(capabilities).spell(lowered)


def compile_c(
    function: Function, flags: Sequence[str] = (), capabilities: Capabilities | None = None
) -> Compiled:
    """Builds a program for this machine's CPU, unless a backend ships it or the cache has it.

    Raises:
        IRError: the program is not well formed.
        LegalizeError: it has operations that C on a CPU lacks.
        ToolchainError, BuildError: there is no compiler, or it failed.
    """
    return linked(*spell_c(function, capabilities), flags)


def linked(lowered: Function, source: Source, flags: Sequence[str] = ()) -> Compiled:
    """The result of `spell_c`, with addresses. Raises ToolchainError and BuildError."""
    logging.debug("kernels", "%s\n%s", lowered.name, source.text)
    shipped = None if flags else prebuilt.find_source(source_digest(source.text))
    if shipped is None:
        shared = None if flags else find_shared(source.text)
        library = shared or build_library(source.text, flags=flags)
        names = [kernel.name for kernel in source.kernels]
        shipped = {name: load_symbol(library, name, source.shared_name(name)) for name in names}
    addresses = {kernel.op: shipped[kernel.name] for kernel in source.kernels}
    return Compiled(lowered, source, addresses)


def source_digest(text: str) -> str:
    """The key of a source among the built kernels that backends ship."""
    return digest("c", text)


def native_capabilities() -> Capabilities:
    """The capabilities of this machine's CPU, when the compiler builds for it."""
    from core.ir.toolchain.target import has_fma, has_predicates, is_arm

    fma = is_arm() or (has_fma() and not _target_is_named())
    return host_capabilities(fma=fma, predicates=has_predicates())


def _target_is_named() -> bool:
    """Whether the user's compiler command names a target: then no flag for one is added."""
    try:
        command = find_toolchain().command
    except ToolchainError:
        return False
    return any(word.startswith(("-march", "-mcpu", "-mno-fma")) for word in command)
