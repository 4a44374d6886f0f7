"""The operations of the loop IR: one row each, read by verifier, printer, interpreter and dialects.

Scalar operations are pure. Structured operations hold blocks. The semantics written here are those
of every device: what C leaves undefined (a division by zero, a shift by too much, an overflowing
conversion) is defined.
"""

from __future__ import annotations

from core.ir.functions import FUNCTIONS


class OpInfo:
    """How many arguments an operation has, how its dtypes relate, and what it means."""

    __slots__ = ("arity", "doc", "kinds", "name", "result")

    def __init__(self, name: str, arity: int, kinds: str, result: str, doc: str) -> None:
        self.name = name
        self.arity = arity
        self.kinds = kinds  # letters of rules.KINDS; i: index too
        self.result = result  # "same" as the first argument, a dtype, or a rule of `rules.py`
        self.doc = doc


def _rows(*rows: tuple[str, int, str, str, str]) -> dict[str, OpInfo]:
    return {name: OpInfo(name, *rest) for name, *rest in rows}  # type: ignore[arg-type]


SCALAR = _rows(
    ("neg", 1, "ifc", "same", "-a; integers wrap"),
    ("abs", 1, "ifc", "part", "the magnitude; real for complex; the smallest integer stays"),
    ("not", 1, "bi", "same", "every bit inverted; of a bool its opposite"),
    ("likely", 1, "b", "same", "a, which almost always holds: devices may test many at once"),
    ("sqrt", 1, "fc", "same", "the square root, correctly rounded"),
    ("floor", 1, "f", "same", "the next integer downwards"),
    ("ceil", 1, "f", "same", "the next integer upwards"),
    ("trunc", 1, "f", "same", "the next integer towards 0"),
    ("rint", 1, "f", "same", "the nearest integer, half to even"),
    ("add", 2, "bifc", "same", "a + b; integers wrap; of bools `or`"),
    ("sub", 2, "ifc", "same", "a - b; integers wrap"),
    ("mul", 2, "bifc", "same", "a * b; integers wrap; of bools `and`"),
    ("div", 2, "fc", "same", "a / b"),
    ("floordiv", 2, "if", "same", "floor(a / b); of integers 0 where b is 0"),
    ("mod", 2, "if", "same", "a - floordiv(a, b) * b, with b's sign; of integers 0 where b is 0"),
    ("min", 2, "bif", "same", "the smaller; NaN if either is"),
    ("max", 2, "bif", "same", "the larger; NaN if either is"),
    ("and", 2, "bi", "same", "both, bit by bit"),
    ("or", 2, "bi", "same", "either, bit by bit"),
    ("xor", 2, "bi", "same", "one of the two, bit by bit"),
    ("shl", 2, "i", "same", "a << b; 0 where b is not in [0, bits)"),
    ("shr", 2, "i", "same", "a >> b, with the sign; 0 or -1 where b is not in [0, bits)"),
    ("eq", 2, "bifc", "bool", "a == b"),
    ("ne", 2, "bifc", "bool", "a != b"),
    ("lt", 2, "bif", "bool", "a < b"),
    ("le", 2, "bif", "bool", "a <= b"),
    ("gt", 2, "bif", "bool", "a > b"),
    ("ge", 2, "bif", "bool", "a >= b"),
    ("where", 3, "bifc", "second", "a where the condition holds, else b"),
    ("fma", 3, "f", "same", "a * b + c; rounded once where the device can, else twice"),
    ("cast", 1, "bifc", "attr", "converted; to integers: towards 0, out of range the smallest"),
    ("bitcast", 1, "if", "attr", "the same bits as another dtype of that size"),
    ("complex", 2, "f", "complex", "a + ib"),
    ("real", 1, "c", "part", "the real part"),
    ("imag", 1, "c", "part", "the imaginary part"),
    ("conj", 1, "c", "same", "the complex conjugate"),
    ("const", 0, "", "attr", "a number"),
)  # fmt: skip

# Functions that a device may have by itself; for others core/ir/math spells them out.
MATH = {
    f.name: OpInfo(f.name, f.arity, "fc" if f.complex else "f", "same", f.name)
    for f in FUNCTIONS.values()
}
SCALAR.update(MATH)

# float64 where a device has none: uint64 stands for its bits. legalize_float64 makes these, and
# core/ir/legalize/softfloat.py defines each; a dialect spells each once, as a function.
SOFT = _rows(
    *(
        (f"float64_{name}", 2, "u", "same", f"{name} of the float64 with these bits")
        for name in ("add", "mul", "div", "floordiv", "mod", "min", "max")
    ),
    *(
        (f"float64_{name}", 2, "u", "bool", f"{name} of the float64 with these bits")
        for name in ("eq", "lt", "le")
    ),
    *(
        (f"float64_{name}", 1, "u", "same", f"{name} of the float64 with these bits")
        for name in ("sqrt", "floor", "trunc", "rint")
    ),
    ("float64_of_int64", 1, "l", "uint64", "the bits of the nearest float64"),
    ("float64_of_uint64", 1, "u", "uint64", "the bits of the nearest float64"),
    ("float64_of_float32", 1, "s", "uint64", "the bits of the same number as a float64"),
    ("float64_to_int64", 1, "u", "int64", "as `cast` of the float64 with these bits"),
    ("float64_to_uint64", 1, "u", "uint64", "as `cast` of the float64 with these bits"),
    ("float64_to_float32", 1, "u", "float32", "as `cast` of the float64 with these bits"),
)
# Floats of 16 bits, of which a device holds the bits and that it converts by an instruction.
CONVERSIONS = _rows(
    ("float16_to_float32", 1, "h", "float32", "the float16 with these bits"),
    ("float32_to_float16", 1, "s", "uint16", "the bits of the nearest float16"),
    ("float32_to_bfloat16", 1, "s", "uint16", "the bits of the nearest bfloat16"),
)
SOFT.update(CONVERSIONS)
SCALAR.update(SOFT)

# What has an effect, or holds blocks. Arguments are in the order given here.
STRUCTURED = {
    "load": "an element of attrs[buffer] at the indices; with attrs[masked]: mask, other",
    "store": "writes: indices, value; with attrs[masked]: mask",
    "atomic": "attrs[combine] of the element and a value, at once: indices, value; masked: mask",
    "alloc": "a buffer: a temporary of the host's, or an array in shared or local memory",
    "read": "the host reads an element of attrs[buffer] back: indices",
    "parallel": "independent iterations: extents. At the host's level: one kernel; attrs[block]: "
    "of how many columns blocks are at most",
    "for": "iterations in order: start, stop, step, carried values; results: carried at the end",
    "reduce": "joins the yields of its first block: extents, then initial values",
    "scan": "the running combination: extent, initial values; second block gets each prefix",
    "if": "the first block where the condition holds, else the second, if there is one",
    "barrier": "no lane of a group passes before all have come",
    "shuffle": "values of another lane of those that run in step: attrs[how], attrs[by]",
    "tile_fill": "each element of the tile attrs[buffer] becomes a value",
    "tile_product": "adds the product of parts of two shared arrays, attrs[others], to a tile",
    "tile_store": "writes a part of a tile to a shared array, attrs[others]",
    "yield": "ends a block with values",
}
HOST_OPS = ("alloc", "read", "parallel", "for", "if", "yield")
COMBINES = ("sum", "prod", "min", "max", "and", "or", "xor")
ATOMICS = ("sum", "min", "max", "and", "or", "xor")
# attrs[kind] of `parallel` and `for`, by level. "" is the level of loops.
PARALLEL_KINDS = ("range", "group", "lane")
FOR_KINDS = ("serial", "vector", "unroll", "pack", "pack_load", "pack_store")
# A tile is a matrix that the lanes that run in step hold together, each a part that the device
# chooses: matrix units multiply such. attrs[dtype] of `tile_product` is the dtype of the
# shared arrays' elements; memory holds the bits of 16-bit floats as uint16.
TILE_OPS = ("tile_fill", "tile_product", "tile_store")
# Which lane a shuffle reads, in parts of attrs[within] lanes that run in step: "xor", that whose
# number differs in the bit attrs[by]; "up", that which is attrs[by] before, or itself at the start.
SHUFFLES = ("xor", "up")
UNIT = 16  # rows, columns and depth of what matrix units multiply are multiples of it
UNIT_DTYPES = {
    "float16": "uint16", "bfloat16": "uint16", "tf32": "float32", "float32": "float32",
}  # fmt: skip
