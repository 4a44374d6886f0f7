"""Runs the conformance kit on backends of this package, and says what it made of each.

    python -m core_backend_seeded.trial [--level N] [--full] [NAME...]

prints a line for each: found or not, at which level and by which check, how long it took, whether
the message leads to the cause. Without names, all faults; the names of bases and of what is in
unusual.py are taken, too.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from core_backend_seeded.catalogue import backends, faulty

PLUGIN = "core.testing.conformance.plugin"
HERE = Path(__file__).parent.parent
TIMED_OUT = 124


class Outcome(NamedTuple):
    """What the kit made of a backend."""

    name: str
    found: bool
    check: str  # the first that failed
    level: int
    message: str
    leads: bool
    seconds: float
    checks: int

    def line(self) -> str:
        what = f"L{self.level} {self.check}" if self.found else "not found"
        led = "" if not self.found else "leads" if self.leads else "DOES NOT LEAD"
        return f"{self.name:36}{what:60}{led:14}{self.checks:6}{self.seconds:8.1f} s"


def trial(name: str, *options: str, timeout: float = 900) -> Outcome:
    """The first check that fails on a backend; "exit" for a process that did not end well.

    Raises ValueError where the kit did not start, or did not take the options: nothing was tried.
    """
    start = time.perf_counter()
    done, records = _tried(name, options, timeout)
    seconds = time.perf_counter() - start
    failed = [r for r in records if r["status"] == "failed"]
    if not failed and done.returncode == 0:
        return Outcome(name, False, "", -1, "", False, seconds, len(records))
    said = _first(done.stdout + done.stderr) if not failed else failed[0]["message"]
    check, level = (failed[0]["id"], failed[0]["level"]) if failed else ("exit", -1)
    leads = bool(re.search(getattr(backends()[name], "leads_to", "$^"), f"{check} {said}"))
    return Outcome(name, True, check, level, said, leads, seconds, len(records))


# What checks and messages call an operator that has another name in the catalogue.
CALLED = {
    "linalg_vector_norm": "norm", "sort_with_indices": "sort", "random_uniform": "rand",
    "random_integers": "rand", "random_normal": "rand", "search_sorted": "search",
    "convolution": "conv", "scaled_dot_product_attention": "attention", "gelu_erf": "gelu",
}  # fmt: skip


def together(names: list[str], *options: str, timeout: float = 1800) -> dict[str, list[str]]:
    """The checks that fail, by fault, where several of kernels are in one backend.

    A check counts for a fault if it names the operator: in its own name, or in what it did.
    """
    done, records = _tried("+".join(names), ["--core-keep-going", *options], timeout)
    failed = [r for r in records if r["status"] == "failed"]
    if done.returncode != (1 if failed else 0):
        raise ValueError(f"{done.stdout}\n{done.stderr}"[-2000:])
    found: dict[str, list[str]] = {}
    for name in names:
        calls = [CALLED.get(k, k) for k in backends()[name].kernels]
        said = re.compile("|".join(rf"(?<![a-z]){call}" for call in calls))
        found[name] = [
            r["id"]
            for r in failed
            if said.search(r["id"].split("-", 2)[2] + " " + r["message"].split("expected:")[0])
        ]
    return found


def _tried(
    name: str, options: Sequence[str], timeout: float
) -> tuple[subprocess.CompletedProcess[str], list[dict[str, Any]]]:
    """A run of the kit, and its report."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        done = _run(name, Path(folder), [f"--core-report={report}", *options], timeout)
        records = json.loads(report.read_text())["checks"] if report.exists() else []
        started = report.exists() or done.returncode < 0 or done.returncode == TIMED_OUT
    if not started:
        raise ValueError(f"{done.stdout}\n{done.stderr}"[-2000:])
    return done, records


def _first(text: str) -> str:
    at = text.find("core conformance:")
    return text[at : at + 800] if at >= 0 else text[-800:]


def _run(
    name: str, folder: Path, options: list[str], timeout: float
) -> subprocess.CompletedProcess[str]:
    info = folder / "core_backend_seeded-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: core-backend-seeded\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[core.backends]\nseeded = core_backend_seeded.plugin\n")
    path = [str(folder), str(HERE), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {k: v for k, v in os.environ.items() if not k.startswith("CORE_") or "CACHE" in k}
    env |= {"PYTHONPATH": os.pathsep.join(path), "CORE_SEEDED": name}
    installed = importlib.metadata.entry_points(group="pytest11")
    given = [] if any(e.value == PLUGIN for e in installed) else ["-p", PLUGIN]
    command = [sys.executable, "-m", "pytest", *given, "-p", "no:cacheprovider", "-q", "--pyargs"]
    command += ["core.testing.conformance", "--core-device=seeded", *options]
    try:
        return subprocess.run(
            command, env=env, cwd=folder, capture_output=True, text=True, timeout=timeout
        )
    except subprocess.TimeoutExpired as e:
        return subprocess.CompletedProcess(command, TIMED_OUT, str(e.stdout or ""), "timed out")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--all-failures", action="store_true", help="do not stop at the first")
    parser.add_argument("--families", help="as --core-families of the kit, to save time")
    parser.add_argument("--messages", action="store_true", help="print them")
    options = parser.parse_args()
    given = [f"--core-level={options.level}", *([] if options.all_failures else ["-x"])]
    given += [f"--core-families={options.families}"] if options.families else []
    found = 0
    for name in options.names or faulty():
        outcome = trial(name, *given)
        found += outcome.found
        print(outcome.line(), flush=True)
        if options.messages and outcome.found:
            print(f"    {outcome.message}", flush=True)
    print(f"{found} found")


if __name__ == "__main__":
    main()
