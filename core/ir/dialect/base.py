"""The C family: how scheduled loops are spelled in C, and in languages that look like it.

A dialect is a subclass that defines what differs: types, memory spaces, a kernel's head, how lanes
are numbered, barriers, atomics, functions that the language brings. What C leaves undefined is
spelled by helper functions that are put before the kernels which use them. `c.py` is the first
member; a device's takes some tens of lines.
"""

from __future__ import annotations

import copy
import math
from typing import TYPE_CHECKING, Any

from core.dtype_table import is_float, part_of
from core.errors import LegalizeError
from core.ir.dialect.kernel import Kernel, Source, identifier
from core.ir.function import Function, Op

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.ir.dialect.writer import Writer
    from core.ir.function import Buffer
    from core.ir.schedule.capabilities import Capabilities


class Dialect:
    """Spells scheduled programs. One instance may spell many."""

    name = "c"
    types = {
        "bool": "_Bool",
        "int8": "signed char",
        "int16": "short",
        "int32": "int",
        "int64": "long long",
        "uint8": "unsigned char",
        "uint16": "unsigned short",
        "uint32": "unsigned int",
        "uint64": "unsigned long long",
        "float32": "float",
        "float64": "double",
        "index": "long long",
    }
    storage_types: dict[str, str] = {}  # where memory holds another type than a variable
    functions: dict[str, str] = {}  # a unary function by operation: "{f}" stands for the suffix
    conversions: dict[str, str] = {}  # by name, core_NAME, the text of a function of one argument
    qualifier = "static inline"
    separate = "static"  # of functions that are large, and that many places call
    shared_pointer = ""  # before the type of what points to memory of a group
    lane_number = ""  # an expression: which of its group a lane is
    long_suffix = "ll"  # of a 64-bit integer literal
    nan, infinity = '__builtin_nan{f}("")', "__builtin_inf{f}()"
    wraps = True  # whether signed integers wrap around; if not, unsigned ones compute for them
    fast_double = False  # whether float64 is as cheap as a call of the language's functions

    def __init__(self, capabilities: Capabilities) -> None:
        self.capabilities = capabilities

    # ---- a dialect's language ------------------------------------------------------------------
    def head(self, writer: Writer) -> list[str]:
        """The lines from the kernel's signature to where its parameters have their names.

        `writer.array(buffer)` and `writer.name(scalar)` are those names.
        """
        raise NotImplementedError

    def preamble(self) -> list[str]:
        """The first lines of every source."""
        return []

    def parallel(self, writer: Writer, op: Op) -> None:
        """Spells a `parallel` of one of the kinds that this language's schedule makes."""
        raise NotImplementedError

    def vector_pragma(self, clauses: Iterable[str]) -> str:
        """The text before a loop that is to be vectorized; "" for none."""
        return ""

    def rows(self, writer: Writer, op: Op) -> bool:
        """Spells a `for` whose iterations may run in any order. Returns: whether it did."""
        return False

    def opened(self, writer: Writer, op: Op) -> None:
        """Called where a `for` begins, before its operations are spelled."""

    def unroll_pragma(self) -> str:
        """The text before a loop that is to be unrolled; "" for none."""
        return ""

    def pack(self, writer: Writer, op: Op) -> bool:
        """Spells a loop that fills a lane's array from memory, or empties it, as one access.

        Returns:
            Whether it did: such a loop is right as it stands, too.
        """
        return False

    def space(self, space: str) -> str:
        """How an array in local or shared memory is declared."""
        return ""

    def bitcast_body(self, source: str, kind: str) -> str:
        """The body of a function that gives the bits of its argument `a` as another type."""
        return f"union {{ {source} from; {kind} to; }} u; u.from = a; return u.to;"

    def barrier(self) -> str:
        """The statement at which the lanes of a group wait for each other."""
        raise self._of_groups("a barrier", "Dialect.barrier")

    def shuffle(self, writer: Writer, op: Op) -> list[str]:
        """Expressions for the values that a lane gets from another one that runs in step."""
        raise self._of_groups("a shuffle", "Dialect.shuffle")

    def tile_alloc(self, writer: Writer, tile: Buffer, name: str) -> None:
        """Declares a lane's part of a tile."""
        raise self._of_groups("a tile", "Dialect.tile_alloc")

    def tile_fill(self, writer: Writer, op: Op) -> None:
        """Spells that each element of a tile becomes a value."""
        raise self._of_groups("a tile", "Dialect.tile_fill")

    def tile_product(self, writer: Writer, op: Op) -> None:
        """Spells the product of two matrices in shared memory that is added to a tile."""
        raise self._of_groups("a product of tiles", "Dialect.tile_product")

    def tile_store(self, writer: Writer, op: Op) -> None:
        """Spells that a part of a tile is written to shared memory."""
        raise self._of_groups("a tile", "Dialect.tile_store")

    def _of_groups(self, what: str, method: str) -> LegalizeError:
        return LegalizeError(
            what=f"the dialect {self.name!r} was given {what}",
            why="its schedule makes none: an iteration is one thread's",
            exists=method,
            fix="schedule for this dialect's capabilities",
        )

    def atomic(self, writer: Writer, combine: str, dtype: str, address: str, value: str) -> str:
        """A statement that combines a value with the one at an address, atomically."""
        raise NotImplementedError

    def fma(self, a: str, b: str, c: str, dtype: str) -> str:
        """a * b + c; override it where the language has a function that rounds once."""
        return f"{a} * {b} + {c}"

    # ---- names and literals --------------------------------------------------------------------
    def type(self, dtype: str) -> str:
        """The type of a variable."""
        if dtype not in self.types:
            raise LegalizeError(
                what=f"the dialect {self.name!r} has no type {dtype}",
                why="a program is legalized to the dtypes that a device declares",
                exists=", ".join(self.types),
                fix=f"leave {dtype} out of the capabilities' dtypes",
            )
        return self.types[dtype]

    def memory_type(self, dtype: str) -> str:
        """The type of an element in memory."""
        return self.storage_types.get(dtype) or self.type(dtype)

    def element_type(self, dtype: str) -> str:
        """The type that a parameter points to: of an element, or of its parts."""
        return self.memory_type("uint32" if self.is_split(dtype) else part_of(dtype))

    def is_split(self, dtype: str) -> bool:
        """Whether an element is two of 32 bits in kernels: integers that the device lacks."""
        return dtype in ("int64", "uint64") and not self.capabilities.int64

    def literal(self, value: Any, dtype: str) -> str:
        """A number, exactly."""
        if dtype == "bool":
            return "1" if value else "0"
        if is_float(dtype):
            return self._float(value, "f" if dtype == "float32" else "")
        return self._integer(value, dtype)

    def _float(self, value: float, suffix: str) -> str:
        if math.isnan(value):
            text = self.nan.format(f=suffix)
            return f"({self.type('float32')}){text}" if suffix else text
        if math.isinf(value):
            text = self.infinity.format(f=suffix)
            return text if value > 0 else f"(-{text})"
        short = repr(value)
        exact = suffix == "" or _fits_float32(value)
        text = short if exact and len(short) < 9 and "e" not in short else value.hex()
        return f"({text}{suffix})" if math.copysign(1, value) < 0 else f"{text}{suffix}"

    def _integer(self, value: int, dtype: str) -> str:
        long = self.long_suffix
        if dtype == "uint64" or dtype == "uint32":
            return f"{value}u{long if dtype == 'uint64' else ''}"
        if value == -(2**63):
            return f"(-9223372036854775807{long} - 1)"
        if value == -(2**31) and dtype == "int32":
            return "(-2147483647 - 1)"
        wide = dtype in ("int64", "index") and abs(value) >= 2**31
        text = f"{value}{long}" if wide else str(value)
        return f"({text})" if value < 0 else text

    # ---- a program -----------------------------------------------------------------------------
    def _with_small_indices(self) -> Dialect:
        """The same language, whose indices have 32 bits."""
        other = copy.copy(self)
        other.types = {**self.types, "index": self.types["int32"]}
        return other

    def spell(self, function: Function) -> Source:
        """The source of a scheduled, legalized program."""
        from core.ir.dialect.writer import Writer

        spells = self._with_small_indices() if function.small_indices else self
        writers = []
        for number, op in enumerate(function.kernels):
            kernel = Kernel(f"{identifier(function.name)}_{number}", op, function)
            writers.append(Writer(spells, kernel))
        helpers: dict[str, str] = {}
        bodies = []
        for writer in writers:
            bodies += writer.write()
            helpers.update(writer.helpers)
        return Source(self.preamble(), helpers, bodies, [w.kernel for w in writers])


def _fits_float32(value: float) -> bool:
    import struct

    return bool(struct.unpack("f", struct.pack("f", value))[0] == value)
