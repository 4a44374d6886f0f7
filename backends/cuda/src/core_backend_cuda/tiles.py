"""Products on tensor cores, in PTX: `ldmatrix` brings what `mma.sync` multiplies.

PTX inside of C++ needs no header; `nvcuda::wmma` does, and hides which lane holds what. Each of the
32 lanes of a warp holds 8 elements of 16 rows and 16 columns of a tile, as two `mma` of 8 columns
leave them: of lane 4 r + c, the rows r and r + 8, and of either half the columns 2 c and 2 c + 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir.dialect import tiles as loops
from core.ir.dialect.tiles import address, corners
from core.ir.opset import UNIT

if TYPE_CHECKING:
    from core.ir.dialect.writer import Writer
    from core.ir.function import Op

WARP = 32
EACH = UNIT * UNIT // WARP  # elements of a part of a tile that a lane holds
DEVICE = "static __device__ inline void"

# Which rows of which 8 x 8 part a lane points at, by whether parts that are neighbours along rows
# or those along columns come first; and the same read along the other side (".trans").
_LDMATRIX = (
    DEVICE + " core_ldmatrix{trans}(unsigned *r, const unsigned short *p) {{\n"
    '  asm volatile("ldmatrix.sync.aligned.m8n8.x4{dot}.shared.b16 {{%0, %1, %2, %3}}, [%4];" : '
    '"=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "l"(__cvta_generic_to_shared(p)) : '
    '"memory");\n}}'
)  # fmt: skip
_MMA = (
    DEVICE + " core_mma_{dtype}(float *c, const unsigned *a, const unsigned *b) {{\n"
    '  asm("mma.sync.aligned.m16n8k{depth}.row.col.f32.{kind}.{kind}.f32 {{%0, %1, %2, %3}}, '
    '{{%4, %5, %6, %7}}, {{%8, %9}}, {{%0, %1, %2, %3}};" : '
    '"+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3]) : '
    '"r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));\n}}'
)  # fmt: skip
KINDS = {"float16": "f16", "bfloat16": "bf16", "tf32": "tf32"}
alloc = loops.alloc


def fill(writer: Writer, op: Op) -> None:
    tile = op.attrs["buffer"]
    count, name = tile.shape[0] * tile.shape[1] // WARP, writer.array(tile)
    writer.line("#pragma unroll")
    writer.line(f"for (int n = 0; n < {count}; ++n) {name}[n] = {writer.name(op.args[0])};")


def product(writer: Writer, op: Op) -> None:
    """A call of a function that is written for the shapes and layouts of these arrays."""
    a, b = op.attrs["others"]
    first, second = corners(op)
    name = _function(writer, op)
    at = ", ".join(address(writer, x, p) for x, p in ((a, first), (b, second)))
    writer.line(f"{name}({writer.array(op.attrs['buffer'])}, {at});")


def store(writer: Writer, op: Op) -> None:
    tile, (array,) = op.attrs["buffer"], op.attrs["others"]
    row, column = (int(v.constant) for v in op.args[:2])
    height, width, step = op.attrs["height"], op.attrs["width"], array.strides[0]
    name = f"core_tile_store_{height}x{width}_{step}"
    # Two neighbours at once: their place is even, for rows of the array are.
    writer.helper(
        name,
        f"""void {name}(const float *c, float *to, int across) {{
  to += threadIdx.x % 32 / 4 * {step} + threadIdx.x % 4 * 2;
  #pragma unroll
  for (int i = 0; i < {height // UNIT}; ++i)
    #pragma unroll
    for (int n = 0; n < {width // UNIT * EACH}; n += 2) {{
      const float *from = c + i * across * {EACH} + n;
      float *at = to + (i * 16 + n / 2 % 2 * 8) * {step} + n / 8 * 16 + n / 4 % 2 * 8;
      at[0] = from[0], at[1] = from[1];
    }}
}}""",
    )
    across = tile.shape[1] // UNIT
    start = (row // UNIT * across + column // UNIT) * EACH
    place = address(writer, array, op.args[2:])
    writer.line(f"{name}({writer.array(tile)} + {start}, {place}, {across});")


def _function(writer: Writer, op: Op) -> str:
    a, b = op.attrs["others"]
    dtype, depth = op.attrs["dtype"], op.attrs["depth"]
    height, width = op.attrs["buffer"].shape
    turned = op.attrs["first_turned"], op.attrs["second_turned"]
    strides = a.strides[0], b.strides[0]
    layout = "_".join(f"{'t' if t else 'n'}{s}" for t, s in zip(turned, strides))
    name = f"core_tile_product_{dtype}_{height}x{width}x{depth}_{layout}"
    if name in writer.helpers:
        return name
    narrow = dtype != "tf32"
    inner = 16 if narrow else 8
    mma = _MMA.format(dtype=dtype, kind=KINDS[dtype], depth=inner)
    writer.helpers.setdefault(f"core_mma_{dtype}", mma)
    if narrow:
        kind = "unsigned short"
        loads = [_ldmatrix(writer, n, t, s) for n, (t, s) in enumerate(zip(turned, strides))]
    else:
        kind = "float"
        loads = [_load(n, t, s) for n, (t, s) in enumerate(zip(turned, strides))]
    writer.helper(
        name,
        f"""void {name}(float *c, const {kind} *a, const {kind} *b) {{
  const int lane = threadIdx.x % 32;
  #pragma unroll
  for (int k = 0; k < {depth}; k += {inner}) {{
    unsigned x[{height // UNIT}][4], y[{width // UNIT}][4];
    #pragma unroll
    for (int i = 0; i < {height}; i += 16) {{ {loads[0].format(r="x[i / 16]", from_="a")} }}
    #pragma unroll
    for (int i = 0; i < {width}; i += 16) {{ {loads[1].format(r="y[i / 16]", from_="b")} }}
    #pragma unroll
    for (int i = 0; i < {height // UNIT}; ++i)
      #pragma unroll
      for (int j = 0; j < {width // UNIT}; ++j) {{
        core_mma_{dtype}(c + (i * {width // UNIT} + j) * {EACH}, x[i], y[j]);
        core_mma_{dtype}(c + (i * {width // UNIT} + j) * {EACH} + 4, x[i], y[j] + 2);
      }}
  }}
}}""",
    )
    return name


def _ldmatrix(writer: Writer, which: int, turned: bool, stride: int) -> str:
    """The statement that brings 16 x 16 numbers of 16 bits, at i along the tile and k.

    `mma` wants neighbours along k in one register: where memory has them the other way round,
    `ldmatrix` turns each 8 x 8 part.
    """
    along_k = turned == (which == 1)
    dot = "" if along_k else ".trans"
    name = f"core_ldmatrix{dot.replace('.', '_')}"
    text = _LDMATRIX.format(trans=dot.replace(".", "_"), dot=dot)
    writer.helpers.setdefault(name, text)
    if turned:  # parts that lie side by side in memory come first
        row, column = "lane / 16 * 8 + lane % 8", "lane / 8 % 2 * 8"
    else:
        row, column = "lane % 16", "lane / 16 * 8"
    rows, columns = ("i", "k") if along_k else ("k", "i")
    place = f"({rows} + {row}) * {stride} + {columns} + {column}"
    return f"{name}({{r}}, {{from_}} + {place});"


def _load(which: int, turned: bool, stride: int) -> str:
    """The statements that bring 16 x 8 numbers of 32 bits: 4 for each lane."""
    statements = []
    for n in range(4):
        along, k = f"i + lane / 4 + {8 * (n % 2)}", f"k + lane % 4 + {4 * (n // 2)}"
        if which == 1:  # of two products of 8 columns, one after the other
            along, k = f"i + lane / 4 + {8 * (n // 2)}", f"k + lane % 4 + {4 * (n % 2)}"
        row, column = (along, k) if turned == (which == 1) else (k, along)
        place = f"({row}) * {stride} + {column}"
        statements.append(f"{{r}}[{n}] = __float_as_uint({{from_}}[{place}]);")
    return " ".join(statements)
