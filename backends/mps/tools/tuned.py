"""Prints which operators have a tuned kernel on mps, and what makes each so, from what is spelled.

    python backends/mps/tools/tuned.py > benchmarks/results/mps-tuned.md

Each operator's samples (float32) are called on a device that spells and starts nothing. What a
schedule has chosen is read in the Metal source of its kernels; an operator whose kernels are plain
loops of a lane an element is not listed. Kernels that an operator before has brought are not seen
again, so an operator that is made of others' kernels alone is not listed either.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator

os.environ.setdefault("CORE_FALLBACK", "allow")

from core_backend_mps.dialect import MetalDialect

import core
from core import testing
from core.dispatcher.binding import map_tensors
from core.errors import CoreError
from core.operators.definition.samples import GROUPS
from core.testing import emulator

NAME = "mps_spelled"
CHOICES = {  # what a source has, and what that is
    r"simdgroup_multiply_accumulate": "products on `simdgroup_matrix`",
    r"threadgroup (?:const )?\w+ \w+\[\d+\]": "a threadgroup shares what it has read or joined",
    r"core_atomic_|core_exchange": "results are joined by atomics",
    r"fma\(": "multiplications are fused with additions",
}
TUNED = set(list(CHOICES.values())[:3])  # what a loop of a lane an element has not
SAMPLES = 6


def spelled(device: emulator.EmulatedDialect, definition: object) -> Iterator[list[str]]:
    """The sources that each sample of an operator brings, of those not seen before."""
    made: list[str] = []
    build = type(device).build
    device.build = lambda source: made.append(source.text) or build(device, source)  # type: ignore
    dtype = "float32" if "float32" in GROUPS[definition.dtypes] else GROUPS[definition.dtypes][0]
    for sample in testing.samples(definition, dtype)[:SAMPLES]:
        made.clear()
        try:
            args = map_tensors(lambda t: t.to(NAME), sample.args)
            names = list(sample.kwargs)
            given = dict(zip(names, map_tensors(lambda t: t.to(NAME), sample.kwargs.values())))
            definition.op(*args, **given)
        except (CoreError, TypeError, ValueError):
            continue
        yield list(made)


def choices(texts: list[str]) -> list[str]:
    text = "\n".join(texts)
    found = [what for pattern, what in CHOICES.items() if re.search(pattern, text)]
    kernels = len(re.findall(r"kernel void", text))
    return found + ([f"{kernels} kernels"] if kernels > 1 else [])


def main() -> int:
    device = emulator.add_device(NAME, MetalDialect)
    rows: dict[str, list[str]] = {}
    with device.gathering():
        for definition in testing.operators():
            if not definition.name.startswith("core::") or definition.samples is None:
                continue
            found: dict[str, None] = {}
            for texts in spelled(device, definition):
                found |= dict.fromkeys(choices(texts))
            if TUNED & set(found):
                rows[definition.name.removeprefix("core::")] = list(found)
        print(f"# Tuned kernels of mps: {len(rows)} operators\n")
        print("Written by `backends/mps/tools/tuned.py`: what core's schedules choose here.\n")
        print("| operator | what its kernels do |\n|---|---|")
        for name, what in sorted(rows.items()):
            print(f"| `{name}` | {'; '.join(what)} |")
        sys.stdout.flush()
        os._exit(0)  # what was gathered is not built


if __name__ == "__main__":
    core.set_default_device("cpu")
    sys.exit(main())
