"""What can only be seen on a GPU, in parts: run on a machine that has one.

    python tools/gpu_check --device cuda --out build/gpu_check

Each part takes at most eight minutes and writes one small file; a part whose file is there is not
run again, so that an interrupted check goes on where it was. Nothing is installed: core, the
backend, pytest and pytest-xdist have to be importable, and what is missing besides is left out and
said to be. The exit status is 0 where every part that ran passed.

With --small every part does little, on the stand-in of the device's driver (backends/NAME/tests):
a dry run that needs no GPU, of what will be run on one.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LIMIT = 480  # seconds of a part
SHARDS = 6  # processes among which operators are divided
KEPT = 20_000  # characters of what a process printed
SHARED = (  # families of operators whose lanes work together
    "reductions", "scans", "sorting", "selection", "softmax", "normalization", "linalg",
    "attention", "flash", "histograms", "segments", "convolution",
)  # fmt: skip


small: Path | None = None  # of a dry run, the module of the stand-in


class Outcome(NamedTuple):
    """What came of a part, or of one of its processes."""

    passed: bool
    text: str


def start(words: Sequence[object]) -> subprocess.Popen[str]:
    """A process that finds this checkout's core, if it is built; `outcome` reads what it prints."""
    paths = [str(ROOT)] if any((ROOT / "core").glob("_native*.so")) else []
    paths += filter(None, [os.environ.get("PYTHONPATH")])
    env = {**os.environ, "PYTHONUNBUFFERED": "1"}
    if small is not None:
        paths.insert(0, str(HERE / "beside"))
        env["CORE_GPU_CHECK_STAND_IN"] = str(small)
    env["PYTHONPATH"] = os.pathsep.join(paths)
    return subprocess.Popen(
        [str(word) for word in words], cwd=HERE, env=env, text=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        start_new_session=True,
    )  # fmt: skip


def outcome(process: subprocess.Popen[str], seconds: float = LIMIT) -> Outcome:
    """Whether a process passed, and the end of what it printed.

    After that time it is stopped, with all that it has started.
    """
    try:
        text, _ = process.communicate(timeout=seconds)
        return Outcome(process.returncode == 0, text[-KEPT:])
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        text, _ = process.communicate()
        return Outcome(False, f"{text[-KEPT:]}\nstopped after {seconds:.0f} seconds\n")


# ---- the parts ---------------------------------------------------------------------------------
def probe(device: str) -> Outcome:
    """What `python -m core doctor --open` says of the device, its driver and its compiler."""
    return outcome(start([sys.executable, "-m", "core", "doctor", "--open"]), 120)


def kit(device: str, *words: str) -> Outcome:
    """The conformance kit, levels 0 to 5: memory by itself, the rest in several processes."""
    command = [sys.executable, "-m", "core", "conformance", device, "--core-keep-going"]
    if small is not None:
        few = ["--core-level=2", "-n", "2", "--core-families=softmax", "-k", "float32"]
        return outcome(start([*command, *few]))
    alone = outcome(start([*command, "--core-level=0"]), 60)  # it looks at what is free
    many = ["-n", max(2, (os.cpu_count() or 2) - 1), "--core-timeout=120"]
    rest = words or ["-k", "not L0"]
    others = outcome(start([*command, "--core-level=5", *many, *rest]), LIMIT - 60)
    return Outcome(alone.passed and others.passed, f"{alone.text}\n{others.text}")


def faults(device: str) -> Outcome:
    """What a full device, a failing kernel, a fork and an exit at work lead to."""
    results = {}
    side, seconds = (2048, 80) if small is None else (64, LIMIT)
    for name in ("full", "reused", "failing", "forked", "leaving", "two_processes"):
        command = [sys.executable, HERE / "faults.py", name, device, side]
        results[name] = outcome(start(command), seconds)
    texts = [
        f"== {name}: {'as it should be' if r.passed else 'FAILED'}\n{r.text}"
        for name, r in results.items()
    ]
    return Outcome(all(r.passed for r in results.values()), "\n".join(texts))


def memcheck(device: str) -> Outcome:
    """A sample of every operator under compute-sanitizer: accesses out of bounds."""
    return _sanitized(device, "memcheck", ())


def racecheck(device: str) -> Outcome:
    """Reductions, scans, sorts, products and attention under it: races in shared memory."""
    return _sanitized(device, "racecheck", SHARED)


def benchmark(device: str) -> Outcome:
    """The device's benchmark, whose figures are for people to judge."""
    names = (f"gpu_{device}.py", f"{device}.py")  # cuda.py would hide the package cuda
    file = next((f for name in names if (f := ROOT / "benchmarks" / name).exists()), None)
    if file is None:
        return Outcome(True, f"left out: there is no {' or '.join(names)} in benchmarks\n")
    words = ["--rounds", "9"]
    if small is not None:
        words = ["--rounds", "1", "--elements", 1 << 13, "--only", "softmax"]
    table = outcome(start([sys.executable, file, *words])).text
    return Outcome("limit" in table, table)


def full(device: str) -> Outcome:
    """Levels 2 to 4 of the kit with every sample, dtype and variant."""
    return kit(device, "--core-full", "-k", "L2 or L3 or L4")


def _sanitized(device: str, tool: str, families: Sequence[str]) -> Outcome:
    if small is not None:
        return outcome(
            start([sys.executable, HERE / "samples.py", device, 0, 80, ",".join(families)])
        )
    program = shutil.which("compute-sanitizer")
    if device != "cuda" or program is None:
        return Outcome(True, "left out: compute-sanitizer is not on the PATH\n")
    before = [program, "--tool", tool, "--error-exitcode", "9", "--print-limit", "5"]
    command = [*before, sys.executable, HERE / "samples.py", device]
    running = [start([*command, n, SHARDS, ",".join(families)]) for n in range(SHARDS)]
    until = time.monotonic() + LIMIT
    results = [outcome(p, max(1.0, until - time.monotonic())) for p in running]
    return Outcome(all(r.passed for r in results), "\n".join(r.text[-4000:] for r in results))


PARTS = {f.__name__: f for f in (probe, kit, faults, memcheck, racecheck, benchmark, full)}


def main() -> int:
    width = max(map(len, PARTS))
    listed = "\n".join(f"    {name:<{width}}  {f.__doc__}" for name, f in PARTS.items())
    parser = argparse.ArgumentParser(
        description=f"{__doc__}\nparts:\n{listed}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--device", default="cuda", help="the device under test (default: cuda)")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "gpu_check")
    parser.add_argument("--small", action="store_true", help="a dry run on the stand-in")
    parser.add_argument("--parts", default=",".join(PARTS), help="some, with commas between")
    options = parser.parse_args()
    if options.small:
        global small
        small = ROOT / "backends" / options.device / "tests" / f"{options.device}_vendor.py"
        if not small.exists():
            parser.error(f"there is no stand-in for {options.device}: {small}")
    options.out.mkdir(parents=True, exist_ok=True)
    states = {}
    for name in options.parts.split(","):
        if name not in PARTS:
            parser.error(f"there is no part {name!r}; there are {', '.join(PARTS)}")
        file = options.out / f"{name}.txt"
        if file.exists():
            states[name] = f"{file.read_text().splitlines()[0]} (before)"
            continue
        began = time.monotonic()
        passed, text = PARTS[name](options.device)
        state = f"{name}: {'passed' if passed else 'FAILED'} in {time.monotonic() - began:.0f} s"
        file.write_text(f"{state}\n\n{text}")
        states[name] = state
        print(state, flush=True)
    left = [name for name in PARTS if name not in states]
    print("\n".join(["", *states.values(), *([f"not run: {', '.join(left)}"] if left else [])]))
    return int(any("FAILED" in state for state in states.values()))


if __name__ == "__main__":
    sys.exit(main())
