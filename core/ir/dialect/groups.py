"""The base of GPU languages: kernels are groups of lanes that share memory.

A subclass defines how they spell a kernel, memory spaces, where a lane finds its numbers, and
barriers. A launch starts one group for each iteration of a kernel's outer `parallel`, with
`lanes(kernel)` lanes; it is given the buffers and scalars that `given(kernel)` names, in order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.dtype_table import ITEMSIZE, NARROW, is_float
from core.ir.dialect import tiles
from core.ir.dialect.base import Dialect
from core.ir.dialect.scalar import joined
from core.ir.function import Op
from core.ir.schedule.capabilities import Capabilities

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from core.ir.dialect.kernel import Kernel
    from core.ir.dialect.parts import Parts
    from core.ir.dialect.writer import Writer
    from core.ir.function import Buffer

_STORED = Capabilities().storage.difference(NARROW)


def group_capabilities(**capabilities: Any) -> Capabilities:
    """The capabilities of such a language; a device may override them.

    Narrow floats and complex numbers are legalized away.
    """
    computed = _STORED - {"complex64", "complex128"}
    return Capabilities(**{"style": "gpu", "dtypes": computed, "storage": _STORED, **capabilities})


def lanes(kernel: Kernel) -> int:
    """How many lanes a group of a kernel has."""
    most = 1
    for op in kernel.op.blocks[0].walk():
        if op.name == "parallel":
            count = 1
            for extent in op.args:
                assert extent.constant is not None, "a schedule fixes the lanes of a group"
                count *= int(extent.constant)
            most = max(most, count)
    return most


def given(kernel: Kernel) -> tuple[list[int], list[int]]:
    """The numbers of the buffers and of the scalars that a kernel takes, in order."""
    buffers = [n for n, buffer in enumerate(kernel.buffers) if buffer in kernel.used]
    return buffers, [n for n, v in enumerate(kernel.scalars) if v in kernel.used]


class GroupDialect(Dialect):
    """C with groups and lanes.

    A subclass defines:
        kernel: the text before a kernel's name; pointer: before the type that a parameter points
        to; shared: before an array that a group shares; group_number and lane_number: expressions;
        synchronize: the statement at which the lanes of a group wait; numbers: the capabilities of
        its devices that are not the default's; shuffles: by `how`, the expression of a value that
        another lane holds; tiles: a module whose alloc, fill, product and store spell tiles of
        matrix units, as core.ir.dialect.tiles does by loops.
    """

    kernel = ""
    pointer = ""
    shared = ""
    group_number = ""
    lane_number = ""
    synchronize = ""
    numbers: dict[str, Any] = {}
    shuffles: dict[str, str] = {}
    tiles: ModuleType | Parts = tiles
    storage_types = {"bool": "unsigned char"}
    wraps = False  # no driver's compiler has -fwrapv: LLVM takes abs(INT_MIN) for a positive number

    def __init__(self, capabilities: Capabilities | None = None) -> None:
        super().__init__(capabilities or group_capabilities(**self.numbers))

    # ---- a kernel's head -----------------------------------------------------------------------
    def head(self, writer: Writer) -> list[str]:
        kernel = writer.kernel
        buffers, scalars = given(kernel)
        arrays = [self._array(writer, kernel.buffers[n]) for n in buffers]
        values = [kernel.scalars[n] for n in scalars]
        parameters, words = self.parameters(arrays, [f"w_{writer.name(v)}" for v in values])
        lines = [f"{self.opening(kernel)} {kernel.name}({', '.join(parameters)}) {{"]
        for v, word in zip(values, words):
            kind, name = self.type(v.dtype), writer.name(v)
            lines.append(f"  const {kind} {name} = {self.from_word(word, v.dtype)};")
        return lines

    def opening(self, kernel: Kernel) -> str:
        """The text before a kernel's name."""
        return self.kernel

    def _array(self, writer: Writer, buffer: Buffer) -> str:
        kind = self.element_type(buffer.dtype)
        kind = kind if buffer in writer.kernel.written else f"const {kind}"
        return f"{self.pointer}{kind} *{writer.array(buffer)}"

    def parameters(self, arrays: list[str], names: list[str]) -> tuple[list[str], list[str]]:
        """A kernel's parameters, and expressions for its scalars, 64-bit integers, in order.

        Args:
            arrays: the parameters that are buffers. names: one for each scalar.
        """
        word = self.type("int64")
        return [*arrays, *(f"{word} {name}" for name in names)], names

    def from_word(self, word: str, dtype: str) -> str:
        """A scalar from the 64-bit integer in which it comes: a float's bits, or a number."""
        if not is_float(dtype):
            return f"({self.type(dtype)}){word}"
        bits = "uint32" if dtype == "float32" else "uint64"
        return self.bits(f"({self.type(bits)}){word}", dtype)

    def bits(self, text: str, dtype: str) -> str:
        """An expression's bits as another type."""
        raise NotImplementedError

    # ---- groups and lanes ----------------------------------------------------------------------
    def parallel(self, writer: Writer, op: Op) -> None:
        block = op.blocks[0]
        if op.attrs.get("kind") == "lane":
            self._lanes(writer, op)
            return
        self._indices(writer, op, f"({self.type('index')}){self.group_number}")
        writer.block(block)

    def _lanes(self, writer: Writer, op: Op) -> None:
        count = 1
        for extent in op.args:
            assert extent.constant is not None
            count *= int(extent.constant)
        whole = count == lanes(writer.kernel)
        here = f"({self.type('index')}){self.lane_number}"
        if not whole:
            writer.line(f"if ({here} < {count}) {{")
            writer.depth += 1
        self._indices(writer, op, here)
        writer.block(op.blocks[0])
        if not whole:
            writer.close()

    def _indices(self, writer: Writer, op: Op, number: str) -> None:
        """The indices of a `parallel`, from one that counts them through, row-major."""
        kind = self.type("index")
        pairs = list(zip(op.blocks[0].params, op.args))
        for index, _ in [p for p in pairs if p[1].constant == 1]:
            writer.bind(index, "0")
        pairs = [p for p in pairs if p[1].constant != 1]
        if not pairs:
            return
        if len(pairs) == 1:  # a remainder would hide from compilers that lanes are neighbours
            writer.line(f"const {kind} {writer.fresh(pairs[0][0])} = {number};")
            return
        rest = f"rest_{op.attrs.get('kind')}"
        writer.line(f"{kind} {rest} = {number};")
        for index, extent in reversed(pairs[1:]):
            size = writer.name(extent)
            writer.line(f"const {kind} {writer.fresh(index)} = {rest} % {size}; {rest} /= {size};")
        writer.line(f"const {kind} {writer.fresh(pairs[0][0])} = {rest};")

    def space(self, space: str) -> str:
        return self.shared if space == "shared" else ""

    def barrier(self) -> str:
        return self.synchronize

    # ---- lanes that run in step ----------------------------------------------------------------
    def shuffle(self, writer: Writer, op: Op) -> list[str]:
        how, by, within = (op.attrs[name] for name in ("how", "by", "within"))
        count = lanes(writer.kernel)
        mask = f"{(1 << min(count, 32)) - 1:#x}u"  # of the lanes that there are, of 32
        template = self.shuffles[how]
        return [
            self.exchanged(
                v.dtype,
                writer.name(v),
                lambda text: template.format(value=text, by=by, within=within, mask=mask),
            )
            for v in op.args
        ]

    def exchanged(self, dtype: str, text: str, spelled: Callable[[str], str]) -> str:
        """The result of a shuffle that takes C's types of 32 bits."""
        if dtype == "bool" or ITEMSIZE[dtype] < 4:
            wide = f"({self.type('int32')}){text}"
            return f"({self.type(dtype)}){spelled(wide)}"
        return spelled(text)

    # ---- tiles of matrix units: loops where a language has no words for these --------------------
    def tile_alloc(self, writer: Writer, tile: Buffer, name: str) -> None:
        self.tiles.alloc(writer, tile, name)

    def tile_fill(self, writer: Writer, op: Op) -> None:
        self.tiles.fill(writer, op)

    def tile_product(self, writer: Writer, op: Op) -> None:
        self.tiles.product(writer, op)

    def tile_store(self, writer: Writer, op: Op) -> None:
        self.tiles.store(writer, op)

    # ---- atomics -------------------------------------------------------------------------------
    def atomic(self, writer: Writer, combine: str, dtype: str, address: str, value: str) -> str:
        """Compare and exchange until no other lane wrote in between."""
        kind, name = self.type(dtype), f"core_atomic_{combine}_{dtype}"
        word = "uint32" if ITEMSIZE[dtype] == 4 else "uint64"
        bits = self.type(word)
        text = joined(writer, combine, dtype, "old", "v")
        writer.helper(
            name,
            f"void {name}({self.pointer}{kind} *p, {kind} v) {{ "
            f"{self.pointer}{bits} *at = ({self.pointer}{bits} *)p; {bits} seen = *at, was; do {{ "
            f"was = seen; {kind} old = {self.bits('was', dtype)}; {kind} made = ({kind})({text}); "
            f"seen = {self.exchange(word, 'at', 'was', self.bits('made', word))}; "
            f"}} while (seen != was); }}",
        )
        return f"{name}({address}, {value});"

    def exchange(self, word: str, address: str, expected: str, wanted: str) -> str:
        """The value at an address, replaced by `wanted` if it equals the expected one."""
        raise NotImplementedError
