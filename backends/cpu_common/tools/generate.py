"""Writes csrc/generated: the kernels that a backend ships built, as C made by core's own passes.

    python backends/cpu_common/tools/generate.py backends/cpu_x86

build_backend.py runs it before each build in a checkout. What is in families.py goes through the
passes that a call would go through, for two kinds of processor: without a fused multiply-add (base:
x86-64-v2) and with one (fma: v3, v4, every aarch64). A family whose C is the same for both is in
`both`. `include` has the headers of the core that wrote the rest.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent))

import families
from signatures import Signature, signatures

import core
from core import dtype_table
from core.bodies import cpu_kernels
from core.bodies.pointwise import cost, pieces_of, pointwise
from core.ir.compile import source_digest, spell_c
from core.ir.dialect.c import host_capabilities
from core.ir.math.coefficients import POLYNOMIALS
from core.ir.toolchain.prebuilt import pointwise_key
from core.operators.definition import catalogue

if TYPE_CHECKING:
    from core.ir.dialect.kernel import Source
    from core.ir.schedule.capabilities import Capabilities

# Loads and stores at a stride gain nothing by vectors, unless a function is computed in between;
# without them the kernel takes a quarter of the time to build, and less to run.
PRAGMA = "#pragma omp simd\n"
FUNCTION = 20
PREDICATES = ("graviton",)  # the backends whose processors have them (core/ir/toolchain/target.py)
HEAD = """\
// Made by backends/cpu_common/tools/generate.py from the operators' bodies: change those, run it.
#include "built.h"

"""


class File:
    """The C of one family: helpers once, kernels, and the table by which they are found."""

    def __init__(self, family: str, capabilities: Capabilities) -> None:
        self.family = family
        self.capabilities = capabilities
        self.helpers: dict[str, None] = {}
        self.kernels: list[str] = []
        self.entries: list[str] = []

    def add_pointwise(self, kernel: families.Kernel) -> None:
        body = catalogue.get(f"core::{kernel.op}").body
        symbol = "_".join([kernel.op, kernel.layout, *dict.fromkeys(kernel.dtypes)])
        program = pointwise(symbol, body, 2, kernel.dtypes, kernel.layout)
        function, source = spell_c(program, self.capabilities)
        text = source.text
        if set(kernel.layout) == {"s"} and cost(program) < FUNCTION:
            text = text.replace(PRAGMA, "")
        self._add(source, text, {f"{symbol}_0": symbol})
        rows, columns = pieces_of(function)
        assert rows == columns, f"{symbol} has no square tiles, which alone the table can hold"
        tile = 0 if rows == 1 else rows
        for op, dtypes in ((kernel.op, kernel.dtypes), *kernel.also):
            key = pointwise_key(f"core::{op}", 2, dtypes, kernel.layout)
            self.entries.append(f'{{"{key}", 0, {symbol}, {tile}, {cost(program)}}},')

    def add_source(self, signature: Signature) -> None:
        function = cpu_kernels.fitted_program(signature.op, signature.args, signature.outputs)
        _, source = spell_c(function, self.capabilities)
        digest = source_digest(source.text)
        names = {k.name: f"{k.name}_{digest[:12]}" for k in source.kernels}
        entries = [f'{{"{digest}", "{name}", {symbol}, 0, 1}},' for name, symbol in names.items()]
        if entries[0] not in self.entries:
            self._add(source, source.text, names)
            self.entries += entries

    def _add(self, source: Source, text: str, names: dict[str, str]) -> None:
        """Adds the helpers of a source, and its kernels as a text has them, by other names."""
        self.helpers.update(dict.fromkeys([*source.preamble, *source.helpers.values()]))
        kernels = text[_first_kernel(text) :]
        for name, symbol in names.items():
            kernels = kernels.replace(f"void {name}(", f"static void {symbol}(")
        narrow = re.sub(r"^ +", lambda m: m[0][::2], kernels, flags=re.M)
        self.kernels.append(narrow.strip())

    def text(self) -> str:
        parts = [HEAD + "\n".join(self.helpers), *self.kernels, self._table()]
        return "\n\n".join(part.strip() for part in parts) + "\n"

    def _table(self) -> str:
        lines = "\n  ".join(self.entries)
        return f"CORE_BUILT({self.family}) = {{\n  {lines}\n}};\nCORE_BUILT_COUNT({self.family});"


def _first_kernel(text: str) -> int:
    """Where it begins in the text of a source."""
    found = re.search(r"^void ", text, re.M)
    assert found, text
    return found.start()


def file(family: str, fma: bool, predicates: bool) -> str:
    """The text of one family for processors with or without a fused multiply-add, predicates."""
    made = File(family, host_capabilities(fma=fma, predicates=predicates))
    for kernel in families.pointwise().get(family, ()):
        made.add_pointwise(kernel)
    for signature in signatures().get(family, ()):
        made.add_source(signature)
    return made.text()


def files(backend: str) -> dict[str, str]:
    """Every generated file of a backend by its path under csrc/generated."""
    predicates = backend in PREDICATES
    made: dict[str, str] = {}
    names = [*families.pointwise(), *signatures()]
    for family in names:
        base, fma = (file(family, kind, predicates) for kind in (False, True))
        if base == fma:
            made[f"both/{family}.c"] = base
        else:
            made[f"base/{family}.c"], made[f"fma/{family}.c"] = base, fma
    headers = Path(core.__file__).parent / "include"
    for header in sorted(headers.rglob("*.h")):
        made[f"include/{header.relative_to(headers).as_posix()}"] = header.read_text("utf-8")
    made["include/dtype_table.h"] = dtype_table.header()
    made["include/normal_numbers.h"] = normal_numbers()
    uses = " ".join(f"X(isa, {name})" for name in names)
    digest = source_digest("".join(made.values()))
    made["families.def"] = (
        f"{HEAD.splitlines()[0]}\n"
        f"#define CORE_FAMILIES(X, isa) {uses}\n"
        f'#define CORE_GENERATED "{digest}"\n'
    )
    return made


def normal_numbers() -> str:
    """The polynomials of core/ir/math/normal.py's quantile, which draws.cpp computes too."""
    log2, near, far = (
        POLYNOMIALS[name, "single"] for name in ("log2_short", "normal_near", "normal_far")
    )
    near += (0.0,) * (len(far) - len(near))
    arrays = "\n".join(
        f"constexpr float {title}[] = {{{', '.join(f'{c.hex()}f' for c in numbers)}}};"
        for title, numbers in (("kLog2", log2), ("kNear", near), ("kFar", far))
    )
    head = f"{HEAD.splitlines()[0]}\n#pragma once\n// clang-format off\n"
    return f"{head}namespace core_cpu {{\n{arrays}\n}}\n"


def write(backend: Path) -> None:
    """Writes what has changed, so that no more than that is compiled again."""
    generated = backend / "csrc" / "generated"
    made = files(backend.resolve().name)
    there = {p.relative_to(generated).as_posix() for p in generated.rglob("*.*")}
    for name in there - set(made):
        (generated / name).unlink()
    for name, text in made.items():
        if name not in there or (generated / name).read_text("utf-8") != text:
            (generated / name).parent.mkdir(parents=True, exist_ok=True)
            (generated / name).write_text(text, "utf-8")
    size = sum(len(text) for text in made.values())
    entries = sum(len(re.findall(r"^  \{\"", text, re.M)) for text in made.values())
    print(f"{len(made)} files, {size / 1e6:.2f} MB, {entries} table entries")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
