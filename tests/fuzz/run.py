"""Runs random programs: `python tests/fuzz/run.py --programs 100000 --seed 0 --processes 2`.

A run goes on where one of the same seed stopped, if it has the same `--folder`; failing programs
are made small, printed and written there. `--show 0:17` prints one program and checks it.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import re
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import fuzz_generator
from fuzz_check import MODES, check, mode_of, numbered, report, shrink
from fuzz_engines import pytorch

CHUNK = 100  # programs that are noted as run together


def _peer() -> Any:
    try:
        return pytorch()
    except ImportError:
        return None


class Chunk:
    """Programs of consecutive numbers, and how they are compiled."""

    def __init__(self, seed: str, start: int, stop: int, kernels: float, calls: float) -> None:
        self.seed, self.start, self.stop = seed, start, stop
        self.kernels, self.calls = kernels, calls

    def run(self) -> tuple[int, Counter[str], list[str]]:
        """(where it starts, what is counted, reports of failures)."""
        counts, reports, peer = Counter[str](), [], _peer()
        for number in range(self.start, self.stop):
            program = numbered(self.seed, number)
            mode = mode_of(number, self.kernels, self.calls)
            result = check(program, mode, peer)
            _count(counts, program, mode, result)
            if result.fault:
                reports.append(_reported(program, mode, peer, result))
        return self.start, counts, reports


def _reported(program: Any, mode: str, peer: Any, result: Any) -> str:
    """A report of a program, made small if this process has made few that fail alike small."""
    kind = re.sub(r"[0-9.]+", "#", f"{result.where} {result.fault}")[:120]
    _alike[kind] += 1
    if _alike[kind] > 2:
        return report(program, result, mode)
    small = shrink(program, mode, peer, 10 if mode == "kernels" else 120)
    return report(small, check(small, mode, peer), mode)


_alike: Counter[str] = Counter()


def _count(counts: Counter[str], program: Any, mode: str, result: Any) -> None:
    counts["programs"] += 1
    counts[f"compiled: {mode}"] += 1
    counts["with a transform"] += program.has_transform
    counts["that raise"] += result.raised
    counts["failures"] += bool(result.fault)
    if result.departure:
        counts[f"departure: {result.departure}"] += 1
    if result.fault:
        counts[f"failures of {result.where.split(',')[0]}"] += 1


def run_chunk(chunk: Chunk) -> tuple[int, Counter[str], list[str]]:
    """For a pool of processes."""
    return chunk.run()


class Notes:
    """What a run has done so far, in a folder: a line for each chunk."""

    def __init__(self, folder: Path, seed: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._done, self._failures = folder / f"{seed}.jsonl", folder / f"{seed}-failures.py"
        self.counts, self.starts = Counter[str](), set[int]()
        for line in self._done.read_text().splitlines() if self._done.exists() else ():
            entry = json.loads(line)
            self.starts.add(entry["start"])
            self.counts.update(entry["counts"])

    def add(self, start: int, counts: Counter[str], reports: list[str]) -> None:
        """Writes what a chunk gave."""
        self.counts.update(counts)
        with self._failures.open("a") as file:
            file.writelines(f"{text}\n" for text in reports)
        with self._done.open("a") as file:
            file.write(json.dumps({"start": start, "counts": counts}) + "\n")


def _progress(total: int, done: int) -> Any:
    try:
        from tqdm import tqdm
    except ImportError:
        return None
    return tqdm(total=total, initial=done, unit="program", mininterval=5)


def table(counts: Counter[str], seconds: float) -> str:
    """The summary."""
    rows = [f"| {name} | {count} |" for name, count in sorted(counts.items())]
    return "\n".join(["| programs | number |", "|---|---|", *rows, f"| seconds | {seconds:.0f} |"])


def main() -> int:
    """The command."""
    options = _options()
    if options.show:
        return _show(options.show, options.mode)
    notes = Notes(Path(options.folder), options.seed)
    total, shares = options.programs, (options.kernels, options.calls)
    chunks = [
        Chunk(options.seed, start, min(start + CHUNK, total), *shares)
        for start in range(0, total, CHUNK)
        if start not in notes.starts
    ]
    bar, started = _progress(options.programs, notes.counts["programs"]), time.monotonic()
    context = multiprocessing.get_context("spawn")
    with context.Pool(options.processes, maxtasksperchild=20) as pool:
        for start, counts, reports in pool.imap_unordered(run_chunk, chunks):
            notes.add(start, counts, reports)
            print(*reports, sep="\n", end="", flush=True)
            if bar is not None:
                bar.update(counts["programs"])
    print(table(notes.counts, time.monotonic() - started))
    return 1 if notes.counts["failures"] else 0


def _show(seed: str, mode: str) -> int:
    peer, program = _peer(), fuzz_generator.program(seed)
    print(report(program, check(program, mode, peer), mode))
    small = shrink(program, mode, peer)
    result = check(small, mode, peer)
    print(report(small, result, mode))
    return 1 if result.fault else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=int, default=2000)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--kernels", type=float, default=0.002, help="share compiled with kernels")
    parser.add_argument("--calls", type=float, default=0.2, help="share compiled without")
    parser.add_argument("--folder", default="build/fuzz")
    parser.add_argument("--show", help="one program, by its seed: 0:17")
    parser.add_argument("--mode", choices=MODES, default="calls")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
