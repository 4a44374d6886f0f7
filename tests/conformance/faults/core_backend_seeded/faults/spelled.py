"""Faults of how kernels are spelled: a language's functions and literals are not as C's.

Written from what compilers and libraries of devices do, before their author had read the kit.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import numpy as np

from core_backend_seeded.bases import LoopDialect, Loops
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.tools import agrees

if TYPE_CHECKING:
    from core.ir.dialect import Source


class _Library(LoopDialect):
    """A dialect some of whose functions are written out, for float and for double."""

    bodies: dict[str, str] = {}  # by operation: the expression of a (and b)

    def preamble(self) -> list[str]:
        lines = []
        for name, text in self.bodies.items():
            for kind, f in (("float", "f"), ("double", "")):
                more = f", {kind} b" if re.search(r"\bb\b", text) else ""
                body = text.format(f=f, kind=kind)
                lines.append(f"static inline {kind} vendor_{name}{f}({kind} a{more}) {{ {body} }}")
        return lines

    def __init__(self, capabilities: Any, runtime: Any) -> None:
        super().__init__(capabilities, runtime)
        given = {name: f"vendor_{name}{{f}}" for name in self.bodies}
        self.functions = {**self.functions, **given}


@fault("rint rounds halves away from 0", "round|rint|even|half")
class RintRoundsAway(Loops):
    class Dialect(LoopDialect):
        functions = {**LoopDialect.functions, "rint": "__builtin_round{f}"}

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.round, [2.5, 1.2])


@fault("the modulus is a < 0 ? -a : a: that of -0.0 is -0.0", "abs|zero|sign|-0")
class ModulusByComparison(Loops):
    class Dialect(_Library):
        bodies = {"abs": "return a < 0 ? -a : a;"}

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.abs, [-0.0, -1.0])


@fault(
    "the root is the number times its reciprocal root: of 0 and infinity it is NaN",
    "sqrt|nan|NaN|inf|0",
)
class RootByReciprocal(Loops):
    class Dialect(_Library):
        bodies = {"sqrt": "return a * (1 / __builtin_sqrt{f}(a));"}

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.sqrt, [0.0, 4.0])


@fault(
    "fmod is a - trunc(a / b) * b: of large quotients no digit is right",
    "floordiv|mod|remainder|large",
)
class FmodByQuotient(Loops):
    class Dialect(_Library):
        fast_double = False
        bodies = {"fmod": "return a - __builtin_trunc{f}(a / b) * b;"}

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.fmod, [1e10, 7.5], [3.7, 2.0])


@fault("kernels are compiled as if there were no NaN", "nan|NaN")
class NansAreAssumedAway(Loops):
    class Dialect(LoopDialect):
        def text(self, source: Source) -> str:
            return re.sub(r"\b(\w+) != \1\b", "0", source.text)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.isnan, [np.nan, 1.0])


@fault("uint64 is a signed type in kernels", "uint64|unsigned|compar|cast|int8")
class UnsignedLongsAreSigned(Loops):
    class Dialect(LoopDialect):
        types = {**LoopDialect.types, "uint64": "long long"}

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.greater, [2**63, 1], [1, 2], dtype="uint64")


@fault("literals of 64 bits are cut to 32", "int64|constant|literal|limit|random|uint64|bfloat16")
class LiteralsAreCut(Loops):
    class Dialect(LoopDialect):
        def _integer(self, value: int, dtype: str) -> str:
            if dtype in ("int64", "uint64") and abs(value) >= 2**32:
                value %= 2**32
            return super()._integer(value, dtype)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.amin, [2**40, 2**41], dtype="int64")


@fault("infinity is spelled as the largest number", "inf")
class InfinityIsTheLargest(Loops):
    class Dialect(LoopDialect):
        infinity = "0x1.fffffep127f"

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.isinf, [np.inf, 1.0])


@fault("stores of float32 that are subnormal are 0", "subnormal|denormal|small")
class StoresFlushSubnormals(Loops):
    class Dialect(LoopDialect):
        def text(self, source: Source) -> str:
            text = source.text
            for name in re.findall(r"^  float \*(\w+) = ", text, re.M):
                text = re.sub(
                    rf"\b({name}\[[^]]+\]) = (\w+);",
                    r"\1 = __builtin_fabsf(\2) < 0x1p-126f ? __builtin_copysignf(0.0f, \2) : \2;",
                    text,
                )
            return text

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.multiply, [1e-38, 1.0], [0.1, 2.0])


@fault("products and sums of two statements are fused, and rounded once", "round|contract|fused")
class StatementsAreFused(Loops):
    class Dialect(LoopDialect):
        def text(self, source: Source) -> str:
            return re.sub(
                r"(const float (\w+) = (\w+) \* (\w+);\n\s*const float \w+ = )(\w+) - \2;",
                r"\1__builtin_fmaf(-\3, \4, \5);",
                source.text,
            )

    @staticmethod
    def shows() -> None:
        import core

        x = np.float32(np.arange(1, 40)) / np.float32(3)
        agrees(lambda x: core.compile(lambda x: x * 3.7 - x * x)(x), x)


@fault("the conversion to a narrower integer keeps what does not fit", "cast|int8|int16|wrap")
class NarrowIntegersAreWide(Loops):
    class Dialect(LoopDialect):
        types = {**LoopDialect.types, "int8": "short"}
        storage_types = {**LoopDialect.storage_types, "int8": "signed char"}

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.compile(lambda x: (x + x) > 0)(x), [100, 1], dtype="int8")


@fault("bools are read as the numbers that memory holds, and stored as they come", "bool|any|where")
class BoolsAreBytes(Loops):
    class Dialect(LoopDialect):
        types = {**LoopDialect.types, "bool": "unsigned char"}

        def text(self, source: Source) -> str:
            return source.text.replace(" != 0;", ";")

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.astype(x, "bool"), [256, 0], dtype="int32")


@fault("what an integer is divided by 0 by is not guarded: the quotient is that of 1", "div|zero")
class DivisionByZeroIsByOne(Loops):
    class Dialect(LoopDialect):
        def text(self, source: Source) -> str:
            return re.sub(r"(floordiv_u?int\d+\(.*?\{) if \(b == 0\) return 0;",
                          r"\1 if (b == 0) b = 1;", source.text)  # fmt: skip

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.floor_divide, [7, 8], [0, 2], dtype="int32")
