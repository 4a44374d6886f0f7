"""Scalar operations as expressions, and helper functions for those that C leaves undefined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.dtype_table import ITEMSIZE, is_float, is_integer, is_unsigned
from core.errors import LegalizeError
from core.ir.function import Op
from core.ir.legalize.softfloat import definition
from core.ir.opset import MATH, SOFT

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.ir.dialect.writer import Writer
    from core.ir.function import Value

INFIX = {
    "add": "+", "sub": "-", "mul": "*", "div": "/", "and": "&", "or": "|", "xor": "^",
    "eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">=",
}  # fmt: skip


def scalar(writer: Writer, op: Op) -> str:
    """The expression of a scalar operation."""
    dtype = op.results[0].dtype
    args = [writer.name(v) for v in op.args]
    special = _SPECIAL.get(op.name)
    if special is not None:
        return special(writer, op, dtype, *args)
    if op.name in writer.dialect.conversions:
        function = writer.helper(f"core_{op.name}", writer.dialect.conversions[op.name])
        return f"{function}({args[0]})"
    if op.name in SOFT:
        return f"{writer.function(f'core_{op.name}', definition(op.name))}({', '.join(args)})"
    if op.name in INFIX:
        return _infix(writer, op, dtype, *args)
    suffix = "f" if dtype == "float32" else ""
    template = writer.dialect.functions.get(op.name)
    if template is None:
        raise LegalizeError(
            what=f"the dialect {writer.dialect.name!r} cannot spell the operation {op.name!r}",
            why="it is no operation of C, and the dialect names no function for it",
            exists=", ".join(sorted({*INFIX, *_SPECIAL, *writer.dialect.functions})),
            fix="legalize the program for this device's capabilities first"
            if op.name in MATH
            else "add it to the dialect's `functions`",
        )
    return f"{template.format(f=suffix)}({', '.join(args)})"


def _infix(writer: Writer, op: Op, dtype: str, a: str, b: str) -> str:
    text = f"{a} {INFIX[op.name]} {b}"
    if dtype == "bool" and op.name in ("add", "mul"):
        return f"{a} {'|' if op.name == 'add' else '&'} {b}"
    if op.name == "sub" and a == "0":
        return _neg(writer, op, dtype, b)
    if ITEMSIZE[dtype] < 4 and is_integer(dtype):  # C computes these as int
        return f"({writer.dialect.type(dtype)})({text})"
    if op.name in ("add", "sub", "mul") and _overflows(writer, dtype):
        return _wrapped(writer, dtype, INFIX[op.name], a, b)
    return text


def _overflows(writer: Writer, dtype: str) -> bool:
    """Whether the language leaves an integer of this dtype undefined where it does not fit."""
    return dtype in ("int32", "int64") and not writer.dialect.wraps


def _wrapped(writer: Writer, dtype: str, sign: str, a: str, b: str) -> str:
    kind, unsigned = writer.dialect.type(dtype), writer.dialect.type(f"u{dtype}")
    return f"({kind})(({unsigned}){a} {sign} ({unsigned}){b})"


def _where(writer: Writer, op: Op, dtype: str, c: str, a: str, b: str) -> str:
    if dtype == "bool":  # compilers make jumps of a choice among bytes
        return f"({c} & {a}) | (!{c} & {b})"
    return f"{c} ? {a} : {b}"


def _neg(writer: Writer, op: Op, dtype: str, a: str) -> str:
    if dtype in ("int32", "int64"):
        # Also where signed integers wrap: GCC knows `x < 0 ? -x : x` as abs(x), and takes that for
        # no less than 0, where the smallest integer stays.
        return _wrapped(writer, dtype, "-", "0", a)
    return f"({writer.dialect.type(dtype)})(-{a})" if is_integer(dtype) else f"-{a}"


def _not(writer: Writer, op: Op, dtype: str, a: str) -> str:
    return f"!{a}" if dtype == "bool" else f"({writer.dialect.type(dtype)})~{a}"


def _abs(writer: Writer, op: Op, dtype: str, a: str) -> str:
    if is_float(dtype):
        return f"{writer.dialect.functions['abs'].format(f='f' if dtype == 'float32' else '')}({a})"
    if is_unsigned(dtype) or dtype == "bool":
        return a
    negative = _neg(writer, op, dtype, a)
    return f"({writer.dialect.type(dtype)})({a} < 0 ? {negative} : {a})"


def _minmax(writer: Writer, op: Op, dtype: str, a: str, b: str) -> str:
    return extreme(writer, op.name, dtype, a, b)


def _fma(writer: Writer, op: Op, dtype: str, a: str, b: str, c: str) -> str:
    return writer.dialect.fma(a, b, c, dtype)


def _floordiv(writer: Writer, op: Op, dtype: str, a: str, b: str) -> str:
    return _divided(writer, op, dtype, a, b, "floordiv")


def _mod(writer: Writer, op: Op, dtype: str, a: str, b: str) -> str:
    return _divided(writer, op, dtype, a, b, "mod")


def _divided(writer: Writer, op: Op, dtype: str, a: str, b: str, which: str) -> str:
    kind, name = writer.dialect.type(dtype), f"core_{which}_{dtype}"
    if is_float(dtype):
        suffix = "f" if dtype == "float32" else ""
        writer.helper(name, _float_division(writer, which, dtype, kind, name, suffix))
        return f"{name}({a}, {b})"
    constant = op.args[1].constant
    unsigned = is_unsigned(dtype)
    sign = "/" if which == "floordiv" else "%"
    if unsigned and constant:
        return f"({kind})({a} {sign} {b})"
    if writer.dialect.fast_double and ITEMSIZE[dtype] <= 4 and dtype != "uint32":
        text = _division_in_double(writer, which, kind)
    elif unsigned:
        text = f"{{ return b == 0 ? 0 : ({kind})(a {sign} b); }}"
    elif which == "floordiv":
        unsigned_kind = writer.dialect.type("uint64" if ITEMSIZE[dtype] == 8 else "uint32")
        text = (
            f"{{ if (b == 0) return 0; if (b == -1) return ({kind})(0 - ({unsigned_kind})a); "
            f"{kind} q = ({kind})(a / b); "
            f"return ({kind})(q - ((a % b != 0) & ((a < 0) != (b < 0)))); }}"
        )
    else:  # signs are random: no branches, that are guessed
        text = (
            f"{{ if (b == 0 || b == -1) return 0; {kind} r = ({kind})(a % b); "
            f"return ({kind})(r + (b & -({kind})((r != 0) & ((r ^ b) < 0)))); }}"
        )
    writer.helper(name, f"{kind} {name}({kind} a, {kind} b) {text}")
    return f"{name}({a}, {b})"


def _division_in_double(writer: Writer, which: str, kind: str) -> str:
    """Of integers of at most 32 bits, in vectors: a quotient of double is rounded to no integer
    that it is not, for it is 2**-31 or more away, and has 22 more places."""
    floor = writer.dialect.functions["floor"].format(f="")
    quotient = f"({kind}){floor}((double)a / (double)d)"
    text = f"{{ {kind} d = b == 0 ? 1 : b; d = b == -1 ? 1 : d; {kind} q = {quotient}; "
    if which == "mod":
        return text + f"return ({kind})(a - q * d); }}"
    return text + f"q = b == -1 ? ({kind})(0 - a) : q; return b == 0 ? 0 : q; }}"


def _float_division(
    writer: Writer, which: str, dtype: str, kind: str, name: str, suffix: str
) -> str:
    """As NumPy divides: from the exact remainder, so that the quotient is never off by one."""
    functions = writer.dialect.functions
    floor, copysign = (functions[n].format(f=suffix) for n in ("floor", "copysign"))
    mod = _exact_remainder(writer, dtype, kind)
    # Signs are random: no branches, that are guessed. A comparison of floats masks what is added.
    other = f"m * {copysign}(1.0{suffix}, b) < 0"
    if which == "mod":
        return (
            f"{kind} {name}({kind} a, {kind} b) {{ {mod}"
            f"m += {other} ? b : 0; return m == 0 ? {copysign}(m, b) : m; }}"
        )
    one = f"1.0{suffix}"
    return (
        f"{kind} {name}({kind} a, {kind} b) {{ {mod}"
        f"{kind} q = (a - m) / b; q -= {other} ? {one} : 0; {kind} f = {floor}(q); "
        f"f += q - f > 0.5{suffix} ? {one} : 0; return b == 0 ? a / b : {copysign}(f, a / b); }}"
    )


# Each step takes 52 bits off a quotient of float32, which has 277 at most.
_STEPS = 6


def _exact_remainder(writer: Writer, dtype: str, kind: str) -> str:
    """m = fmod(a, b), where arithmetic of double is exact: the library's is slow.

    A quotient's first 53 bits times b are taken off with one rounding, which rounds nothing:
    the rest is a multiple of both factors' last bits, and below 2**53 of them.
    """
    functions, suffix = writer.dialect.functions, "" if dtype == "float64" else "f"
    fmod, absolute, copysign = (functions[n].format(f=suffix) for n in ("fmod", "abs", "copysign"))
    if not (writer.dialect.fast_double and writer.dialect.capabilities.fma):
        return f"{kind} m = {fmod}(a, b); "
    trunc = functions["trunc"].format(f="")
    rest = writer.dialect.fma("-n", "d", "r", "float64")
    if dtype == "float64":  # longer quotients, infinities and NaN are rare
        return (
            f"double m, d = {absolute}(b), r = {absolute}(a), n = {trunc}(r / d); "
            f"if ((n < 0x1p53) & (d < __builtin_inf())) {{ r = {rest}; r = r < 0 ? r + d : r; "
            f"m = {copysign}(r, a); }} else m = {fmod}(a, b); "
        )
    step = f"n = {trunc}(r * s); r = n == 0 ? r : {rest}; "
    return (
        f"double n, d = {absolute}(b), s = 1 / d, r = {absolute}(a); {step * _STEPS}"
        f"r = r < 0 ? r + d : r; r = r >= d ? r - d : r; {kind} m = {copysign}(({kind})r, a); "
    )


def _shift(writer: Writer, op: Op, dtype: str, a: str, b: str) -> str:
    bits = ITEMSIZE[dtype] * 8
    kind = writer.dialect.type(dtype)
    sign = "<<" if op.name == "shl" else ">>"
    if op.args[0].constant is not None and dtype in ("int64", "index"):
        a = f"({kind}){a}"  # a small literal is an int
    count = op.args[1].constant
    if count is not None and 0 <= count < bits:
        return f"({kind})({a} {sign} {count})"
    unsigned = is_unsigned(dtype)
    over = "0" if op.name == "shl" or unsigned else f"({kind})({a} < 0 ? -1 : 0)"
    # A shift count that is too large is taken as 0: C has to define the value that is not chosen.
    inside = f"(({writer.dialect.type('uint64')}){b} < {bits})"
    return f"{inside} ? ({kind})({a} {sign} ({inside} ? {b} : 0)) : {over}"


def _bitcast(writer: Writer, op: Op, dtype: str, a: str) -> str:
    source = writer.dialect.type(op.args[0].dtype)
    kind = writer.dialect.type(dtype)
    name = f"core_bits_{op.args[0].dtype}_{dtype}"
    body = writer.dialect.bitcast_body(source, kind)
    writer.helper(name, f"{kind} {name}({source} a) {{ {body} }}")
    return f"{name}({a})"


def _cast(writer: Writer, op: Op, dtype: str, a: str) -> str:
    source, kind = op.args[0].dtype, writer.dialect.type(dtype)
    if dtype == "bool":
        return f"{a} != 0"
    if source == "bool" and dtype in ("float32", "float64"):  # gcc makes no vectors of conversions
        return f"{a} ? {writer.dialect.literal(1.0, dtype)} : {writer.dialect.literal(0.0, dtype)}"
    if is_float(source) and is_integer(dtype):
        return _to_integer(writer, source, dtype, a)
    if is_float(dtype) and _was_float(op.args[0]):  # or gcc makes it one truncation: -0.5 to -0.0
        return f"{a} == 0 ? {writer.dialect.literal(0.0, dtype)} : ({kind}){a}"
    return f"({kind}){a}"


def _was_float(v: Value) -> bool:
    """Whether an integer is a float's whole part, whatever integers it was between."""
    if v.op is None or v.op.name != "cast":
        return False
    source = v.op.args[0]
    return is_float(source.dtype) or _was_float(source)


_LIMITS = {"int32": (-(2.0**31), 2.0**31), "int64": (-(2.0**63), 2.0**63)}


def _to_integer(writer: Writer, source: str, dtype: str, a: str) -> str:
    """Towards 0; values out of range give the smallest, as the conversion of x86 does."""
    dtype = "int64" if dtype == "index" else dtype
    name = f"core_{source}_to_{dtype}"
    kind, real = writer.dialect.type(dtype), writer.dialect.type(source)

    def number(v: float) -> str:
        return writer.dialect.literal(v, source)

    if dtype == "uint64":
        small = _to_integer(writer, source, "int64", f"a - {number(2.0**63)}")
        large = f"(({kind}){small}) ^ {writer.dialect.literal(2**63, dtype)}"
        direct = _to_integer(writer, source, "int64", "a")
        text = f"{{ return a < {number(2.0**63)} ? ({kind}){direct} : {large}; }}"
    elif dtype not in _LIMITS:
        wide = "int64" if dtype == "uint32" else "int32"
        return f"({kind}){_to_integer(writer, source, wide, a)}"
    else:
        low, high = (number(v) for v in _LIMITS[dtype])
        least = writer.dialect.literal(-(2 ** (ITEMSIZE[dtype] * 8 - 1)), dtype)
        above = (
            f"a > {number(-(2.0**31) - 1)}"
            if (source, dtype) == ("float64", "int32")
            else (f"a >= {low}")
        )
        text = f"{{ return {above} && a < {high} ? ({kind})a : {least}; }}"
    writer.helper(name, f"{kind} {name}({real} a) {text}")
    return f"{name}({a})"


# ---- joining two values ------------------------------------------------------------------------
def joined(writer: Writer, combine: str, dtype: str, a: str, b: str) -> str:
    """Two values, joined."""
    if combine in ("min", "max"):
        return extreme(writer, combine, dtype, a, b)
    sign = {"sum": "+", "prod": "*", "and": "&", "or": "|", "xor": "^"}[combine]
    if dtype == "bool":
        sign = {"sum": "|", "prod": "&"}.get(combine, sign)
    return f"{a} {sign} {b}"


def extreme_name(combine: str, dtype: str) -> str:
    return f"core_{combine}_{dtype}"


def extreme(writer: Writer, combine: str, dtype: str, a: str, b: str) -> str:
    """The smaller or the larger of two values; NaN if either is."""
    sign = "<" if combine == "min" else ">"
    if not is_float(dtype):
        return f"({a} {sign} {b} ? {a} : {b})"
    kind, name = writer.dialect.type(dtype), extreme_name(combine, dtype)
    # In two choices, each of which is one instruction without a jump: `a > b || a != a` is two.
    chosen = f"const {kind} m = a {sign} b ? a : b; return a != a ? a : m;"
    writer.helper(name, f"{kind} {name}({kind} a, {kind} b) {{ {chosen} }}")
    return f"{name}({a}, {b})"


_SPECIAL: dict[str, Callable[..., str]] = {
    "where": _where, "neg": _neg, "not": _not, "abs": _abs, "min": _minmax, "max": _minmax,
    "fma": _fma, "floordiv": _floordiv, "mod": _mod, "shl": _shift, "shr": _shift,
    "bitcast": _bitcast, "cast": _cast,
}  # fmt: skip
