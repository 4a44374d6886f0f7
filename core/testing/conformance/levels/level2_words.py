"""Level 2: the words of the loop IR, each as the dialect spells it, against the interpreter.

Kernels of all operators are made of some forty scalar operations. Asked one by one, a word that the
device's language takes otherwise (an integer that does not wrap, a fused multiply-add that rounds
twice) is named, where an operator would be a few units in the last place off.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

import numpy as np

import core
from core.dtype_table import is_float, is_integer
from core.errors import BuildError, LegalizeError, ToolchainError
from core.testing.arrays import Array, from_numpy
from core.testing.conformance.checks import check
from core.testing.conformance.failures import NotOffered
from core.testing.conformance.subject import Subject
from core.testing.conformance.values import compare

if TYPE_CHECKING:
    from core.ir import Program

DTYPES = (
    "bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
    "float32", "float64",
)  # fmt: skip
READ = "the word in core.ir.opset, and the dialect's text for it (CORE_LOGS=kernels)"
# Where a language may leave the last place, or the sign of a zero, open.
NEAR = ("sqrt", "div", "mod", "floordiv", "min", "max")
FUSED = "the capabilities claim a fused multiply-add, and it rounds twice"


def words(kind: str, fma: bool) -> list[str]:
    """The operations that take values of a kind: "b", "i" or "f"."""
    from core.ir.opset import MATH, SCALAR

    left_out = {"const", "cast", "bitcast", "complex", *MATH, *([] if fma else ["fma"])}
    return [w for w, info in SCALAR.items() if kind in info.kinds and w not in left_out]


def program(chosen: list[str], dtype: str) -> Program:
    """All words of a dtype in one kernel: row k of the outputs is the result of the kth word.

    Further outputs: its first argument cast to each other dtype; and each integer result as int64,
    converted where it was computed, not after it was stored.
    """
    from core.ir import Builder, ops
    from core.ir.opset import SCALAR

    b = Builder(f"words_{dtype}", ["n"])
    casts = {to: b.output(f"to_{to}", to, ["n"]) for to in DTYPES if to != dtype}
    inputs = [b.input(name, dtype, ["n"]) for name in ("x", "y", "z")]
    condition = b.input("c", "bool", ["n"])
    same = b.output("same", dtype, [len(chosen), "n"])
    truth = b.output("truth", "bool", [len(chosen), "n"])
    wide = b.output("wide", "int64", [len(chosen), "n"]) if is_integer(dtype) else None
    with b.parallel("n") as i:
        x, y, z = (a[i] for a in inputs)
        for k, word in enumerate(chosen):
            args = [condition[i], x, y] if word == "where" else [x, y, z][: SCALAR[word].arity]
            decides = SCALAR[word].result == "bool"
            result = ops.emit(word, args, "bool" if decides else dtype)
            (truth if decides else same)[k, i] = result
            if wide is not None and not decides:
                wide[k, i] = ops.cast(result, "int64")
        for to, out in casts.items():
            out[i] = ops.cast(x, to)
    return b.function()


@check(2, "words", over=DTYPES)
def spelled(d: Subject, dtype: str) -> None:
    """Every scalar operation of the loop IR, and casts, on pairs of special and random values."""
    from core.ir import interpret

    if not d.has_dialect:
        raise NotOffered("the backend has no dialect (core_dialect)")
    kind, able = dtype[0] if dtype[0] in "bf" else "i", d.capabilities
    chosen = words(kind, fma=able.fma and dtype in able.dtypes)
    function, arrays = program(chosen, dtype), _arguments(dtype)
    n = arrays["x"].size
    for name, t in (("same", dtype), ("truth", "bool")):
        arrays[name] = np.zeros((len(chosen), n), t)
    if is_integer(dtype):
        arrays["wide"] = np.zeros((len(chosen), n), "int64")
    arrays |= {f"to_{to}": np.zeros(n, to) for to in DTYPES if to != dtype}
    there = {name: d.to(from_numpy(a, a.dtype.name)) for name, a in arrays.items()}
    try:
        d.run(function, [n], there)
    except (LegalizeError, BuildError, ToolchainError) as e:
        raise NotOffered(f"the dialect declines {dtype}: {e.what}") from e
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        interpret(function, arrays)
    _compared(chosen, arrays, there, dtype)


def _arguments(dtype: str) -> dict[str, Array]:
    """Pairs of the values at a dtype's ends and between, and thirds that nearly cancel products."""
    rng = np.random.default_rng(41)
    if is_float(dtype):
        info = np.finfo(dtype)
        ends = [0.0, -0.0, 1, -1.5, 2.5, np.inf, -np.inf, np.nan, info.tiny, -info.tiny / 4, 3e4]
        some = [*ends, *rng.normal(size=30)]
    elif dtype == "bool":
        some = [False, True]
    else:
        low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
        ends = [0, 1, 2, 3, 7, 31, 33, low, low + 1, high, high - 1]
        some = [*ends, *rng.integers(low, high, 30, dtype, endpoint=True)]
    x, y = (a.reshape(-1) for a in np.meshgrid(*2 * [np.array(some, dtype)]))
    with np.errstate(all="ignore"):
        z = -(x * y) if is_float(dtype) else rng.permutation(x)
    return {"x": x, "y": y, "z": z, "c": rng.integers(0, 2, x.size).astype(bool)}


def _compared(
    chosen: list[str], want: dict[str, Array], got: dict[str, core.Tensor], dtype: str
) -> None:
    from core.ir.opset import SCALAR

    inputs = [from_numpy(want[name], want[name].dtype.name) for name in "xyz"]
    for k, word in enumerate(chosen):
        out = "truth" if SCALAR[word].result == "bool" else "same"
        likely = FUSED if word == "fma" else ""
        compare(
            got[out][k], from_numpy(want[out][k], want[out].dtype.name),
            f"{word} of the loop IR on {want['x'].size} values of {dtype}", READ,
            exact=word not in NEAR, inputs=inputs[: SCALAR[word].arity], likely=likely,
        )  # fmt: skip
        if "wide" in want and out == "same":
            compare(
                got["wide"][k], from_numpy(want["wide"][k], "int64"),
                f"{word} of the loop IR on {want['x'].size} values of {dtype}, then cast to int64",
                READ, exact=True, inputs=inputs[: SCALAR[word].arity],
                likely="a variable is wider than its dtype, and keeps what has to wrap around",
            )  # fmt: skip
    for to in DTYPES:
        if to != dtype:
            compare(
                got[f"to_{to}"], from_numpy(want[f"to_{to}"], to),
                f"cast to {to} of the loop IR on {want['x'].size} values of {dtype}", READ,
                exact=True, inputs=inputs[:1],
                likely="to integers, floats are cut off towards 0; what does not fit is the least",
            )  # fmt: skip
