"""Prints the table devices x operators: by a library, tuned, portable, or on the CPU.

    python tools/tuned_operators.py > benchmarks/results/tuned-operators.md

What a backend registers, and what has no body, is read from the registries (docs/device_table.py).
An operator with a body is called on a device that spells kernels and starts none, in float32 and
bfloat16. It is tuned if lanes of a kernel that it starts work together: what a schedule has chosen
is read in the source. No device is needed.
"""

from __future__ import annotations

import argparse
import importlib
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import core
from core import testing
from core.dispatcher.binding import map_tensors
from core.operators.definition import coverage
from core.operators.definition.samples import GROUPS
from core.testing import emulator

ROOT = Path(__file__).resolve().parent.parent
DIALECTS = {  # by device: the dialect, and what it is told
    "cuda": ("core_backend_cuda.dialect", "CudaDialect", {}),
    "rocm": ("core_backend_rocm.dialect", "HipDialect", {"wavefront": 64}),
    "mps": ("core_backend_mps.dialect", "MetalDialect", {}),
    "xpu": ("core_backend_xpu.dialect", "OpenCLDialect", {}),
}
UNITS = {"rocm": frozenset(("float16", "bfloat16", "float32"))}  # of devices that have them
CHOICES = {  # a letter, what it stands for, and how it shows in a source
    "U": ("products on matrix units", r"mma\w*\(|mfma|wmma|simdgroup_multiply"),
    "S": ("reductions and scans by shuffles", r"shfl|simd_shuffle"),
    "G": ("a group of lanes shares memory", r"(?:__shared__|threadgroup|__local) \w[\w ]* \w+\["),
    "H": ("rows are held in registers", r"\bheld\d+\["),
    "P": ("neighbours are loaded and stored at once", r"core_pack_"),
    "A": ("results are joined by atomics", r"core_atomic_|core_exchange|\batomic[A-Z]"),
}
DTYPES = ("float32", "bfloat16")
SAMPLES = 2  # of each operator and dtype


class Watched:
    """A device of this process that spells kernels; the letters of those that calls start."""

    def __init__(self, device: str) -> None:
        module, name, told = DIALECTS[device]
        kind = getattr(importlib.import_module(module), name)
        made = kind(**told) if device != "xpu" else kind(None)
        if device in UNITS:
            made.capabilities = made.capabilities.replace(matrix_units=UNITS[device])
        self.name = f"spelled_{device}"
        self.emulated = emulator.add_device(self.name, made)
        self.letters: dict[int, str] = {}  # by kernel
        self.kept: list[object] = []
        self.started: set[str] = set()
        build = self.emulated.build

        def watched(source: object) -> object:
            kernels = build(source)
            text = source.text  # type: ignore[attr-defined]
            found = "".join(k for k, (_, way) in CHOICES.items() if re.search(way, text))
            for kernel in kernels.values():
                self.kept.append(kernel)
                self.letters[id(kernel)] = found
            return kernels

        def launch(kernel: object, *_: object) -> None:
            self.started.update(self.letters[id(kernel)])

        self.emulated.build, self.emulated.launch = watched, launch  # type: ignore[method-assign]

    def choices(self, definition: object) -> str:
        """The letters of what an operator's samples start."""
        self.started = set()
        for args, kwargs in _samples(definition):
            given = [
                map_tensors(lambda t: t.to(self.name), part) for part in (args, kwargs.values())
            ]
            try:
                definition.op(*given[0], **dict(zip(kwargs, given[1])))  # type: ignore[attr-defined]
            except Exception:
                continue
        return "".join(letter for letter in CHOICES if letter in self.started)


def _samples(definition: object) -> Iterator[tuple[object, dict[str, object]]]:
    has = GROUPS[definition.dtypes]  # type: ignore[attr-defined]
    for dtype in [d for d in DTYPES if d in has] or has[:1]:
        for sample in testing.samples(definition, dtype)[:SAMPLES]:
            yield sample.args, sample.kwargs


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--devices", nargs="+", default=list(DIALECTS), choices=list(DIALECTS))
    parser.add_argument("--only", nargs="+", default=[], help="names of operators")
    asked = parser.parse_args()
    sys.path[:0] = [str(ROOT / "docs"), *map(str, (ROOT / "backends").glob("*/src"))]
    table = importlib.import_module("device_table")
    core.plugins.load_kernels("cpu")
    definitions = {d.op.name: d for d in testing.operators() if d.samples is not None}
    columns: dict[str, dict[object, str]] = {}
    listed = [op for op in coverage.catalogue_operators() if not coverage.is_inplace(op)]
    listed = [op for op in listed if not asked.only or op.name.split("::")[-1] in asked.only]
    for device in asked.devices:
        watched = Watched(device)
        registered = table._registered(device, device)
        column = columns[device] = {}
        with core.config.override(fallback="allow"), watched.emulated.gathering():
            for op in listed:
                way = table._way(op, device, registered)
                found = ""
                if way in ("portable", "partly CPU") and op.name in definitions:
                    found = watched.choices(definitions[op.name])
                tuned = way == "portable" and found not in ("", "P")
                column[op] = f"{'tuned' if tuned else way} {found}".strip()
            watched.emulated._waiting.clear()  # what was spelled is not built
    columns["cpu"] = {op: table._way(op, "cpu", set()) for op in listed}
    print("\n".join(_page(columns)))
    return 0


def _page(columns: dict[str, dict[object, str]]) -> Iterator[str]:
    yield f"# Tuned operators: {len(columns['cpu'])} operators on {len(columns)} devices\n"
    yield "Written by `python tools/tuned_operators.py`.\n"
    head = ["| | " + " | ".join(columns) + " |", "|---|" + "---|" * len(columns)]
    counts = [
        Counter(re.sub(r" [A-Z]+$", "", cell) for cell in c.values()) for c in columns.values()
    ]
    yield from head
    for way in ("library", "tuned", "portable", "partly CPU", "CPU", "view"):
        yield f"| {way} | " + " | ".join(str(count[way]) for count in counts) + " |"
    yield "\nLibrary: a kernel of a vendor's library. Tuned, on a GPU: by some of U to A.\n"
    for letter, (meaning, _) in CHOICES.items():
        yield f"- **{letter}**: {meaning}"
    yield "\nPortable: a lane an element. CPU: copied to the CPU and back.\n"
    yield from (head[0].replace("| |", "| operator |"), head[1])
    for op in columns["cpu"]:
        name = op.name.removeprefix("core::")  # type: ignore[attr-defined]
        yield f"| `{name}` | " + " | ".join(column[op] for column in columns.values()) + " |"


if __name__ == "__main__":
    sys.exit(main())
