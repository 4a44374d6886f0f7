"""Faults of dialects: how kernels are spelled, kept, and started."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import numpy as np

from core_backend_seeded.bases import Groups, LoopDialect, Loops
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.tools import get, near, put, same
from core_backend_seeded.lanes import LaneDialect

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.ir.dialect import Source


# ---- how many iterations ---------------------------------------------------------------------
@fault(
    "launches of more than 64 iterations do whole eights, the rest is not done",
    "last|tail|elements|multiple|size",
)
class TailIsDropped(Loops):
    class Dialect(LoopDialect):
        def start(self, kernel: Any, buffers: Any, scalars: Any, total: int) -> None:
            total -= total % 8 if total > 64 else 0
            super().start(kernel, buffers, scalars, total)

    @staticmethod
    def shows() -> None:
        x = np.arange(1, 101)
        same(put(x) + put(x), 2 * x)


@fault(
    "elementwise launches are rounded up to 64 iterations without a check of the bound",
    "beyond|bound|overwrit|end|neighbour|guard",
)
class RoundedUpToGroups(Loops):
    class Dialect(LoopDialect):
        def start(self, kernel: Any, buffers: Any, scalars: Any, total: int) -> None:
            if len(buffers) <= 3 and total > 1:
                total += -total % 64
            super().start(kernel, buffers, scalars, total)

    @staticmethod
    def shows() -> None:
        x, hole, neighbour = put(np.ones(20)), put(np.zeros(20)), put(np.zeros(64))
        del hole
        y = x + x
        same(y, np.full(20, 2.0))
        same(neighbour, np.zeros(64))


@fault("every second group beyond the 8th is lost where their number is odd", "last|group|row|size")
class LastGroupIsDropped(Groups):
    class Dialect(LaneDialect):
        def start(self, kernel: Any, opened: Any, scalars: Any, total: int) -> None:
            super().start(kernel, opened, scalars, total - 1 if total > 8 and total % 2 else total)

    @staticmethod
    def shows() -> None:
        import core

        same(core.sum(put(np.ones((11, 70))), axis=1), np.full(11, 70.0))


@fault(
    "stores to the reports of bad indices are left out of the source", "reports|index|IndexRange"
)
class ReportsAreDropped(Loops):
    class Dialect(LoopDialect):
        def text(self, source: Source) -> str:
            return re.sub(r"\w+_reports_\[\d+\] = .*;", ";", source.text)

    @staticmethod
    def shows() -> None:
        import core

        try:
            get(core.take(put(np.ones(3)), put([0, 3], "int64"), axis=0))
        except core.errors.IndexRangeError:
            return
        raise AssertionError("a bad index was silent")


# ---- what a launch is given ------------------------------------------------------------------
@fault(
    "numbers of a launch are passed as unsigned integers of 32 bits: negative ones are large",
    "negative|stride|scalar",
)
class NumbersAreUnsigned(Loops):
    class Dialect(LoopDialect):
        def start(self, kernel: Any, buffers: Any, scalars: Any, total: int) -> None:
            words = [s & 0xFFFFFFFF if -(2**31) <= s < 0 else s for s in scalars]
            super().start(kernel, buffers, words, total)

    @staticmethod
    def shows() -> None:
        import core

        same(core.tril(put(np.ones((3, 3))), -1), np.tril(np.ones((3, 3)), -1))


@fault("a kernel takes at most 6 buffers, the others are the sixth again", "buffer|argument|inputs")
class SixBuffers(Loops):
    class Dialect(LoopDialect):
        def start(self, kernel: Any, buffers: Any, scalars: Any, total: int) -> None:
            buffers = [b if n < 6 else buffers[5] for n, b in enumerate(buffers)]
            super().start(kernel, buffers, scalars, total)

    @staticmethod
    def shows() -> None:
        import core

        def together(*x: Any) -> Any:
            total = x[0] * 1.5
            for k, value in enumerate(x[1:]):
                total = total + value * (k + 2.5)
            return total

        x = [put(np.full(8, 10.0**k)) for k in range(8)]
        near(core.compile(together)(*x), get(together(*x)), 1e-5)


@fault(
    "a launch on the same memory as before is replayed with its numbers, of another shape too",
    "shape|size|again|cache",
)
class PlansByPointer(Loops):
    class Dialect(LoopDialect):
        def start(self, kernel: Any, buffers: Any, scalars: Any, total: int) -> None:
            plans = kernel.__dict__.setdefault("plans", {})
            super().start(kernel, buffers, *plans.setdefault(tuple(buffers), (scalars, total)))

    @staticmethod
    def shows() -> None:
        x = put(np.ones(30))
        for n in (10, 20, 30):
            y = x[:n] + x[:n]
            same(y, np.full(n, 2.0))
            del y


@fault("the sizes of a kernel's first launch stay in it", "shape|size|dynamic|first")
class FirstSizesStay(Loops):
    class Dialect(LoopDialect):
        def start(self, kernel: Any, buffers: Any, scalars: Any, total: int) -> None:
            kept = kernel.__dict__.setdefault("kept", scalars)
            super().start(kernel, buffers, kept, total)

    @staticmethod
    def shows() -> None:
        import core

        for n in (5, 9):
            same(core.sum(put(np.ones((4, n))), axis=1), np.full(4, float(n)))


# ---- what is kept ----------------------------------------------------------------------------
@fault(
    "built kernels are kept by name and number of buffers: a second dtype gets the first's",
    "dtype|cache|float64|int",
)
class KeptWithoutDtype(Loops):
    class Dialect(LoopDialect):
        def build(self, source: Source) -> Mapping[str, object]:
            known = self.__dict__.setdefault("known", {})
            key = tuple((k.name, len(k.buffers), len(k.scalars)) for k in source.kernels)
            return known.setdefault(key, super().build(source))

    @staticmethod
    def shows() -> None:
        for dtype in ("float32", "float64"):
            same(put([1, 2, 3], dtype) + put([1, 2, 3], dtype), [2, 4, 6])


# ---- how it is spelled -----------------------------------------------------------------------
@fault("arithmetic of int64 is done in 32 bits", "int64")
class LongIsInt(Loops):
    class Dialect(LoopDialect):
        types = {**LoopDialect.types, "int64": "int"}
        storage_types = {**LoopDialect.storage_types, "int64": "long long"}

    @staticmethod
    def shows() -> None:
        same(put([2**40, 1], "int64") + put([2**40, 1], "int64"), [2**41, 2])


@fault("uint8 is a signed character in kernels", "uint8")
class BytesAreSigned(Loops):
    class Dialect(LoopDialect):
        types = {**LoopDialect.types, "uint8": "signed char"}

    @staticmethod
    def shows() -> None:
        import core

        same(core.astype(put([1, 200], "uint8"), core.float32), [1, 200])


@fault("floor rounds toward zero", "floor")
class FloorTruncates(Loops):
    class Dialect(LoopDialect):
        functions = {**LoopDialect.functions, "floor": "__builtin_trunc{f}"}

    @staticmethod
    def shows() -> None:
        import core

        same(core.floor(put([1.5, -1.5])), [1, -2])


@fault("the quotient of int32 is rounded toward zero", "floor_divide|divi|int32")
class DivisionTruncates(Loops):
    class Dialect(LoopDialect):
        def text(self, source: Source) -> str:
            exact = "int core_floordiv_int32(int a, int b) {"
            return source.text.replace(exact, f"{exact} if (b && b != -1) return a / b;")

    @staticmethod
    def shows() -> None:
        same(put([7, -7], "int32") // put([2, 2], "int32"), [3, -4])


@fault("the larger of NaN and a number is the number, where NaN comes first", "nan|NaN|max|min")
class MaximumLosesNan(Loops):
    class Dialect(LoopDialect):
        def text(self, source: Source) -> str:
            return source.text.replace(" || a != a ? a : b", " ? a : b")

    @staticmethod
    def shows() -> None:
        import core

        same(core.maximum(put([np.nan, 1.0]), put([1.0, np.nan])), [np.nan, np.nan])


@fault("float16 is declared, and its bits are taken for an integer", "float16")
class HalvesAreIntegers(Loops):
    class Dialect(LoopDialect):
        types = {**LoopDialect.types, "float16": "float"}
        storage_types = {**LoopDialect.storage_types, "float16": "unsigned short"}

    def capabilities(self) -> Any:
        known = super().capabilities()
        return known.replace(dtypes=known.dtypes | {"float16"}, storage=known.storage | {"float16"})

    @staticmethod
    def shows() -> None:
        same(put([1.0, 2.0], "float16") + put([1.0, 2.0], "float16"), [2, 4])


@fault("a fused multiply-add is declared, and rounds twice", "exp|log|accura|fma|close")
class FusedRoundsTwice(Loops):
    class Dialect(LoopDialect):
        def fma(self, a: str, b: str, c: str, dtype: str) -> str:
            return f"{a} * {b} + {c}"

    def capabilities(self) -> Any:
        return super().capabilities().replace(fma=True)

    @staticmethod
    def shows() -> None:
        import core

        x = np.linspace(0.5, 300, 3001)
        near(core.log(put(x, "float64")), np.log(x), 5e-16)
        near(core.exp(put(x, "float64")), np.exp(x), 5e-16)
        near(core.sin(put(x, "float64")), np.sin(x), 5e-16)


@fault("constants of float64 are spelled with 7 digits", "float64|constant|accura")
class ConstantsAreShort(Loops):
    class Dialect(LoopDialect):
        def _float(self, value: float, suffix: str) -> str:
            if suffix == "" and 1e-30 < abs(value) < 1e30:
                return f"({value:.7e})"
            return super()._float(value, suffix)

    @staticmethod
    def shows() -> None:
        import core

        x = np.linspace(0.5, 3, 301)
        near(core.exp(put(x, "float64")), np.exp(x), 1e-12)


# ---- groups of lanes -------------------------------------------------------------------------
@fault(
    "barriers are left out of groups of 32 lanes or fewer, as if these ran in step",
    "sum|reduc|barrier|group",
)
class NoBarrierInSmallGroups(Groups):
    def capabilities(self) -> Any:
        return super().capabilities().replace(group=32)

    class Dialect(LaneDialect):
        def text(self, source: Source) -> str:
            return source.text.replace("wait_();", "")

    @staticmethod
    def shows() -> None:
        import core

        same(core.sum(put(np.ones((4, 70))), axis=1), np.full(4, 70.0))


@fault("the last barrier of a kernel is lost", "sum|reduc|barrier|group|softmax|norm")
class LastBarrierIsLost(Groups):
    class Dialect(LaneDialect):
        def text(self, source: Source) -> str:
            head, found, tail = source.text.rpartition("wait_();")
            return head + tail if found else source.text

    @staticmethod
    def shows() -> None:
        import core

        x = np.linspace(-1, 1, 210).reshape(3, 70)
        want = np.exp(x) / np.exp(x).sum(1, keepdims=True)
        near(core.softmax(put(x), axis=1), want, 1e-5)


@fault(
    "arrays that a group shares begin at one place where there are several",
    "shared|group|sum|softmax|argmax",
)
class SharedArraysOverlap(Groups):
    class Dialect(LaneDialect):
        def text(self, source: Source) -> str:
            return "static char shared_[65536];\n" + re.sub(
                r"static ([\w ]+?) (\w+)\[\d+\];", r"\1 *\2 = (\1 *)shared_;", source.text
            )

    @staticmethod
    def shows() -> None:
        import core

        x = np.linspace(-1, 1, 210).reshape(3, 70)
        near(core.var(put(x), axis=1), np.var(x, 1), 1e-5)
        same(core.argmax(put(x), axis=1), [69, 69, 69])
