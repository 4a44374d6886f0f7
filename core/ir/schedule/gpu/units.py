"""Products of matrices on matrix units: tiles in shared memory, multiplied by waves of lanes.

    c[.., i, j] += sum over k of a(.., i, k) * b(.., k, j)

As in tiles.py, a group computes a tile of the output and walks along k, bringing a tile of either
operand to shared memory. Its waves, the lanes that run in step, then each add to a tile of their
own by `tile_product`, which a dialect spells by the device's units; sums are float32. At the end
each wave writes its sums to shared memory, a part at a time, from where its lanes do with each what
the kernel does.

What units multiply has 16 bits, or is rounded for them. `mark_units` finds such products before
narrow floats are legalized to float32, where no mark is left of a number of 16 bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.dtype_table import HALVES, ITEMSIZE
from core.ir import ops
from core.ir.function import Buffer, Op, Value
from core.ir.legalize.narrow import bits_of, round_to_tf32, widened_bits
from core.ir.opset import UNIT, UNIT_DTYPES
from core.ir.rewrite import Copier, rewrite
from core.ir.schedule import accesses
from core.ir.schedule.gpu.packs import LONG
from core.ir.schedule.gpu.serial import (
    Serial,
    choose,
    index,
    loop,
    parallel,
    power_of_two,
    rounded_up,
    when,
)
from core.ir.schedule.gpu.tiles import Product, Shape, Tiles

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.ir.function import Function
    from core.ir.schedule.capabilities import Capabilities

SIDES = ((128, 128), (64, 64), (32, 64), (32, 32))  # of a group's tile, the best first
ENOUGH = 128  # groups that keep a device at work: with fewer, smaller tiles make more of them
DEPTHS = (32, 16)
OUT = 4  # neighbours of a row of sums that a lane stores


# ---- which products units multiply -------------------------------------------------------------
def mark_units(function: Function, capabilities: Capabilities) -> Function:
    """The program with attrs[unit] on the sums of products that the device's units may compute."""
    if not capabilities.matrix_units:
        return function
    return rewrite(function, _Marks(capabilities))


class _Marks(Copier):
    def __init__(self, capabilities: Capabilities) -> None:
        super().__init__()
        self.capabilities = capabilities

    def visit(self, op: Op) -> Sequence[Value] | None:
        if op.name != "reduce" or op.attrs["combine"] != "sum":
            return None
        unit = _unit(op, self.capabilities)
        return self.copy(op, unit=unit).results if unit else None


def _unit(reduce: Op, capabilities: Capabilities) -> str:
    """What units may read the factors of a sum of products as; "" for nothing."""
    product = reduce.blocks[0].yields[0].op
    if len(reduce.results) != 1 or product is None or product.name != "mul":
        return ""
    factors = {_source(v) for v in product.args} - {"any"}
    units = capabilities.matrix_units
    if len(factors) == 1 and factors <= {*HALVES}:
        (dtype,) = factors
        return dtype if dtype in units else ""
    if not factors or not factors <= {"float32", *HALVES}:
        return ""
    if "float32" in units:
        return "float32"
    wanted = {"tf32": ("tf32",), "bfloat16": ("bfloat16", "tf32")}
    for unit in wanted.get(capabilities.float32_products, ()):
        if unit in units and not (unit == "bfloat16" and "float16" in factors):  # digits it has not
            return unit
    return ""


def _source(v: Value) -> str:
    """The dtype that holds all that a factor can be; "any" for numbers that all dtypes hold."""
    if v.constant is not None:
        return "any" if v.constant in (0, 1) else v.dtype
    if v.op is not None and v.op.name == "cast" and v.dtype == "float32":
        source = v.op.args[0].dtype
        return source if source in HALVES else "float32"
    if v.op is not None and v.op.name == "where":
        kinds = {_source(x) for x in v.op.args[1:]} - {"any"}
        return kinds.pop() if len(kinds) == 1 else "any" if not kinds else v.dtype
    return v.dtype


# ---- how they are shared out -------------------------------------------------------------------
class UnitShape(Shape):
    """A group's tile among its waves.

    Attributes:
        down, across: waves along the tile's rows and columns. lanes: of a wave. pack: elements that
        a lane brings at once. part: columns of sums that a wave writes at once.
    """

    __slots__ = ("across", "down", "lanes", "pack", "part")

    def __init__(self, high: int, wide: int, depth: int, waves: int, lanes: int, pack: int) -> None:
        self.down = 1 << (power_of_two(waves).bit_length() - 1) // 2
        self.across = waves // self.down
        super().__init__(self.down, self.across, high // self.down, wide // self.across, depth)
        self.lanes, self.pack = lanes, pack
        self.part = min(self.wide, 2 * UNIT)

    def sizes(self, which: int, turned: bool, itemsize: int) -> list[int]:
        """Of an operand's tile in shared memory: rows apart, so that lanes meet in no bank."""
        height, width = (self.height, self.depth) if which == 0 else (self.depth, self.width)
        rows, columns = (width, height) if turned else (height, width)
        return [rows, columns + (4 if itemsize == 4 and turned == (which == 1) else 8)]

    def works(self, itemsize: int, shared_bytes: int) -> bool:
        """Whether waves have whole parts of the tile, lanes whole packs, and there is room."""
        if self.high % UNIT or self.wide % UNIT or self.wide % self.part:
            return False
        lanes = self.down * self.across * self.lanes
        brought = min(self.height, self.width) * self.depth
        if brought % (lanes * self.pack) or UNIT * self.part % (self.lanes * OUT):
            return False
        operands = (self.height + self.width + 8) * (self.depth + 8) * itemsize
        sums = self.down * self.across * UNIT * (self.part + 4) * 4
        return operands + sums <= shared_bytes


def unit_shapes(op: Op, product: Product, capabilities: Capabilities) -> list[UnitShape]:
    """How tiles may be shared out, the largest first, and one for small matrices where sizes are
    not known; [] where units do not serve."""
    unit = product.reduce.attrs.get("unit", "")
    if not unit:
        return []
    itemsize, lanes = ITEMSIZE[UNIT_DTYPES[unit]], power_of_two(capabilities.lanes)
    waves = power_of_two(capabilities.group) // lanes
    limits = (op.args[product.row], op.args[product.column], product.reduce.args[0])
    pack = max(1, capabilities.pack_bytes // itemsize)
    found: list[UnitShape] = []
    for shape in _shapes(waves, lanes, pack):
        sizes = (shape.height, shape.width, shape.depth)
        small = any(v.constant is not None and v.constant < n for v, n in zip(limits, sizes))
        smaller = not found or shape.height * shape.width < found[0].height * found[0].width
        if not small and smaller and shape.works(itemsize, capabilities.shared_bytes):
            found.append(shape)
    return found[: 1 if all(v.constant is not None for v in limits[:2]) else 2]


def write_units(outer: Serial, op: Op, product: Product, shapes: Sequence[UnitShape]) -> None:
    """The kernel; two of them, of which the host starts one, where sizes are not known."""

    def written(shape: UnitShape) -> list[Value]:
        Units(outer, op, product, shape).write()
        return []

    first, *others = shapes
    if not others:
        written(first)
        return
    groups = index(1)
    for n, extent in enumerate(outer.args(op)):
        side = {product.row: first.height, product.column: first.width}.get(n, 1)
        groups = groups * rounded_up(extent, side)
    many = ops.binary("ge", groups, index(ENOUGH))
    choose(many, lambda: written(first), lambda: written(others[0]))


def _shapes(waves: int, lanes: int, pack: int) -> Iterator[UnitShape]:
    while waves >= 1:
        for high, wide in SIDES:
            for depth in DEPTHS:
                yield UnitShape(high, wide, depth, waves, lanes, pack)
        waves //= 2


# ---- the kernel --------------------------------------------------------------------------------
class Units(Tiles):
    """Writes a kernel whose products matrix units compute."""

    shape: UnitShape

    def __init__(self, outer: Serial, op: Op, product: Product, shape: UnitShape) -> None:
        super().__init__(outer, op, product, shape)
        self.unit = product.reduce.attrs["unit"]
        self.turned = [self._turned(n, at) for n, at in enumerate((product.row, product.column))]

    def _group(self, at: list[Value], extents: list[Value]) -> None:
        product, shape = self.product, self.shape
        self.first = {
            product.row: at[product.row] * shape.height,
            product.column: at[product.column] * shape.width,
        }
        self.at, self.extents = at, extents
        stored = UNIT_DTYPES[self.unit]
        sizes = [shape.sizes(n, self.turned[n], ITEMSIZE[stored]) for n in (0, 1)]
        self.arrays = [shared_array(name, stored, size) for name, size in zip("ab", sizes)]
        waves = shape.down * shape.across
        self.sums = shared_array("sums", "float32", [waves * UNIT, shape.part + 4])
        parallel("lane", [index(waves), index(shape.lanes)], ["wave", "lane"], self._lane)

    def _lane(self, r: Value, c: Value) -> None:
        product, shape = self.product, self.shape
        wave, lane = r, c
        self.down = wave // index(shape.across) * shape.high
        self.right = wave % index(shape.across) * shape.wide
        tile = Buffer("c", "float32", [shape.high, shape.wide], None, "tile", "inout")
        ops.append(Op("alloc", [], {"buffer": tile}))
        start = self.value(product.reduce.args[1])
        ops.append(Op("tile_fill", [start], {"buffer": tile}))
        length = self.value(product.reduce.args[0])
        number = wave * shape.lanes + lane
        attrs = {
            "buffer": tile, "others": tuple(self.arrays), "dtype": self.unit, "depth": shape.depth,
            "first_turned": self.turned[0], "second_turned": self.turned[1],
        }  # fmt: skip

        def step(base: Value, _: list[Value]) -> list[Value]:
            self._bring(0, product.row, number, base, length)
            self._bring(1, product.column, number, base, length)
            ops.append(Op("barrier"))
            ops.append(Op("tile_product", [self.down, self.right], dict(attrs)))
            ops.append(Op("barrier"))
            return []

        loop(index(0), length, index(shape.depth), [], step, name="base")
        for i in range(0, shape.high, UNIT):
            for j in range(0, shape.wide, shape.part):
                self._part(tile, wave, lane, i, j)

    # ---- operands ------------------------------------------------------------------------------
    def _bring(self, which: int, n: int, lane: Value, base: Value, length: Value) -> None:
        shape = self.shape
        sizes = [shape.height, shape.depth] if which == 0 else [shape.depth, shape.width]
        slow, fast = reversed(sizes) if self.turned[which] else sizes
        packs, lanes = fast // shape.pack, shape.rows * shape.columns * shape.lanes
        of_n = sizes[which]

        def brought(t: Value, whole: bool) -> list[Value]:
            flat = t * lanes + lane
            outer, first = flat // index(packs), flat % index(packs) * shape.pack

            def one(m: Value, _: list[Value]) -> list[Value]:
                inner = first + m
                along, k = (outer, inner) if self.turned[which] == (which == 1) else (inner, outer)
                along, k = self.first[n] + along, base + k
                element = self._number(which, n, along, k) if whole else choose(
                    (along < self.extents[n]) & (k < length),
                    lambda: [self._number(which, n, along, k)],
                    lambda: [ops.const(0, self.arrays[which].dtype)],
                )[0]  # fmt: skip
                ops.append(Op("store", [outer, inner, element], {"buffer": self.arrays[which]}))
                return []

            kind = "pack" if whole and shape.pack > 1 else "serial"
            return loop(index(0), index(shape.pack), index(1), [], one, kind, "m")

        def all_packs(whole: bool) -> list[Value]:
            count = index(slow * packs // lanes)
            kind = "unroll" if whole else "serial"
            return loop(index(0), count, index(1), [], lambda t, _: brought(t, whole), kind, "t")

        inside = (self.first[n] + of_n <= self.extents[n]) & (base + shape.depth <= length)
        choose(inside, lambda: all_packs(True), lambda: all_packs(False))

    def _number(self, which: int, n: int, along: Value, k: Value) -> Value:
        """A factor, as units read it from memory."""
        return as_factor(self._operand(which, n, along, k), self.unit)

    # ---- operations after the sums -------------------------------------------------------------
    def _part(self, tile: Buffer, wave: Value, lane: Value, i: int, j: int) -> None:
        """A part of each wave's sums: to shared memory, and from there to where they belong."""
        shape = self.shape
        place = [index(i), index(j), wave * UNIT, index(0)]
        attrs = {"buffer": tile, "others": (self.sums,), "height": UNIT, "width": shape.part}
        ops.append(Op("tile_store", place, attrs))
        ops.append(Op("barrier"))
        across = shape.part // OUT

        def run(whole: bool) -> list[Value]:
            def some(t: Value, _: list[Value]) -> list[Value]:
                flat = t * shape.lanes + lane
                row, column = flat // index(across), flat % index(across) * OUT
                return loop(
                    index(0), index(OUT), index(1), [],
                    lambda m, _: self._sum(wave, i, j, row, column + m, whole),
                    "pack" if whole and self._packs() else "serial", "m",
                )  # fmt: skip

            return loop(index(0), index(UNIT * across // shape.lanes), index(1), [], some, name="t")

        choose(self._whole(), lambda: run(True), lambda: run(False))
        ops.append(Op("barrier"))

    def _whole(self) -> Value:
        """Whether all of the group's tile lies inside of the output."""
        product, shape = self.product, self.shape
        sides = ((product.row, shape.height), (product.column, shape.width))
        rows, columns = (self.first[n] + size <= self.extents[n] for n, size in sides)
        return rows & columns

    def _packs(self) -> bool:
        """Whether outputs are neighbours in memory along a row of sums."""
        block = self.op_.blocks[0]
        column = block.params[self.product.column]
        stores = [o for o in block.ops if o.name == "store"]
        short = sum(1 for _ in block.walk()) <= LONG
        return short and all(accesses.stride(o, column) == 1 for o in stores)

    def _sum(
        self, wave: Value, i: int, j: int, row: Value, column: Value, whole: bool
    ) -> list[Value]:
        product = self.product
        at = [wave * UNIT + row, column]
        self.total = [ops.emit("load", at, "float32", buffer=self.sums)]
        own = list(self.at)
        own[product.row] = self.first[product.row] + self.down + i + row
        own[product.column] = self.first[product.column] + self.right + j + column
        if whole:
            self._store(own)
        else:
            inside = self._inside(product.row, own) & self._inside(product.column, own)
            when(inside, lambda: self._store(own))
        return []


def as_factor(value: Value, unit: str) -> Value:
    """A float32 as units read it from memory."""
    if unit in HALVES:
        return ops.cast(widened_bits(value, unit), bits_of(unit))
    return round_to_tf32(value) if unit == "tf32" else value


def shared_array(name: str, dtype: str, size: Sequence[int]) -> Buffer:
    """Memory that a group shares, which exists from here on."""
    array = Buffer(name, dtype, list(size), None, "shared", "inout")
    ops.append(Op("alloc", [], {"buffer": array}))
    return array
