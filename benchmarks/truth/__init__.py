"""True values of the vector math, in C: what `benchmarks/accuracy.py` compares kernels with.

`quick.c` has them in double and vectorized, `exact.h` with more digits and one by one, and
`compare.c` runs kernels over their inputs and asks the second wherever the first is not enough.
Nothing here is taken from core/ir/math. x86 and glibc only: long double has 64 bits of mantissa.
"""

from __future__ import annotations

import ctypes
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
INFINITY = "HUGE_VAL"
# Outside of these a function is not a number; infinities are inside unless they are named.
DOMAINS = {
    **dict.fromkeys(("log", "log2", "log10", "rsqrt"), ("0", INFINITY)),
    **dict.fromkeys(("asin", "acos", "atanh", "erfinv"), ("-1", "1")),
    **dict.fromkeys(("sin", "cos", "tan", "sinpi", "cospi"), ("-0x1.fffffep127", "0x1.fffffep127")),
    "log1p": ("-1", INFINITY),
    "acosh": ("1", INFINITY),
    "digamma": ("-0x1p23", INFINITY),  # floats beyond are whole
}
# Below 0 their errors count in units in the last place of 4 at least: see core/ir/math/gamma.py.
# That of gelu in float32 counts in those of 1: see core/ir/math/normal.py.
REFLECTED = ("lgamma", "digamma")
OWN = ("gelu", "sigmoid", "rsqrt", "erfinv", "digamma", "sinpi", "cospi")


def build(name: str, dtype: str, arguments: int) -> ctypes.CDLL:
    """The comparisons for one function, compiled."""
    own = "own_" if name in OWN else ""
    given = "(x, y)" if arguments == 2 else "(x)"
    low, high = DOMAINS.get(name, (f"-{INFINITY}", INFINITY))
    negative, positive = lowest(name, dtype, -1), lowest(name, dtype, 1)
    numbers = {
        "CALL(x, y)": f"{own}{name}l{given}", "SLOW_CALL(x, y)": f"{own}{name}f128{given}",
        "ARGUMENTS": arguments, "FROM": low, "TO": high,
        "LOWEST(v)": f"((v) < 0 ? {negative} : {positive})",
        "LOST": "0x80000000" if name == "gelu" else 0,
    }  # fmt: skip
    parts = [("".join(f"#define {k} {v}\n" for k, v in numbers.items()), "compare.c")]
    if dtype == "float32" and arguments == 1:
        parts = [("#define SWEEP\n" + parts[0][0], "compare.c"), (quick_head(name), "quick.c")]
    with tempfile.TemporaryDirectory() as folder:
        loaded = ctypes.CDLL(_compile(Path(folder), parts))
    for function in ("error_of", "compare_float32", "compare_float64"):
        getattr(loaded, function).restype = ctypes.c_double
    return loaded


def lowest(name: str, dtype: str, x: float) -> int:
    """An error at x counts in units in the last place of 2**(this - 1) at least."""
    if (name, dtype) == ("gelu", "float32"):
        return 1
    return 3 if name in REFLECTED and x < 0 else -99999


def quick_head(name: str) -> str:
    """What quick.c is told: the function's name, and 1 / (2 pi) for those that turn."""
    if name not in ("sin", "cos", "tan"):
        return f"#define NAME {name}\n"
    return f"#define IS_COS {int(name == 'cos')}\n#define IS_TAN {int(name == 'tan')}\n" + (
        f"#define TURNS {turns()}\n"
    )


def turns() -> str:
    """2**(place - 23) / (2 pi) for place = 0..127, less whole turns, each as two words."""
    import mpmath

    with mpmath.workdps(120):
        scaled = [int(mpmath.floor(mpmath.ldexp(1 / (2 * mpmath.pi), p + 105))) for p in range(128)]
    words = [(n >> 64 & (1 << 64) - 1, n & (1 << 64) - 1) for n in scaled]
    return ", ".join(f"{{{high}u, {low}u}}" for high, low in words)


def _compile(folder: Path, parts: list[tuple[str, str]]) -> str:
    """Compiles each with its own flags; -ffast-math must not be seen when linking."""
    objects = []
    for head, file in parts:
        source, made = folder / file, folder / f"{file}.o"
        source.write_text(f'#define _GNU_SOURCE\n{head}#include "{HERE / file}"\n')
        fast = ["-O3", "-ffast-math"] if file == "quick.c" else ["-O3"]
        command = ["cc", *fast, "-fopenmp-simd", "-march=native", "-mprefer-vector-width=512",
                   "-fno-trapping-math", "-fPIC", "-c", source, "-o", made]  # fmt: skip
        subprocess.run(command, check=True)
        objects.append(made)
    library = folder / "truth.so"
    subprocess.run(["cc", "-shared", *objects, "-o", library, "-lm"], check=True)
    return str(library)
