"""The whole catalogue against PyTorch and NumPy: small calls, and sizes of real work.

    python benchmarks/catalogue.py [--threads 1,2] [--only small,large] [--match 'conv|pool']
        [--repeats 5] [--results DIRECTORY]

Small calls are each operator's own sample and some statements (`catalogue_cases.py`); they run on
one thread. A ratio is the time of core over the other's, each the least of alternating repeats: on
one thread of the thread's processor time, on several after a rest, in which the threads of the
library before stop to spin. Geometric means clip each ratio below at 0.1. Whatever two libraries
compute is compared before it is timed. Large cases that are slower are printed with their share of
the bandwidth of a copy.

--results writes catalogue.md, catalogue.svg and catalogue.json: the table, the plot of all ratios
against PyTorch, and the numbers that both are made of. What did not run (--match, --only) stays as
catalogue.json has it.
"""

from __future__ import annotations

import argparse
import ctypes
import functools
import importlib
import json
import math
import platform
import re
import statistics
import sys
import time
import timeit
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import measure
import numpy as np
import torch
from catalogue_cases import LARGE, NUMPY, STATEMENTS, TORCH, Case

import core
from core.testing.samples import Sample, dtypes, operators, outputs_of, samples

SECONDS = 0.001  # of a repeat, at least
COPIED = 1 << 25  # float32 numbers
CLIP = 0.1
# Geometric means, and the largest ratio: small calls, and sizes of real work.
MEANS = {"small": {"torch": 0.35, "numpy": 0.8}, "large": {"torch": 0.55}}
SINGLE = 1.1
VIEWS = 0.45
JUDGED_VIEWS = ("x[0]", "x[:, 0:1]", "x[mask]", "reshape(2, 2)")
# Random numbers, vectors that are given up to a sign, the order of equal elements, and writes.
NOT_COMPARED = frozenset(
    (
        "rand", "randn", "randint", "randperm", "normal", "bernoulli", "multinomial", "dropout",
        "svd", "eigh", "qr", "argsort, rows", "x[0] = y", "x[mask] = 0", "x[integers] = y",
    )
)  # fmt: skip


class Rivals(NamedTuple):
    """One case: a statement and its names for each library."""

    name: str
    statements: dict[str, str]
    names: dict[str, dict[str, Any]]


class Result(NamedTuple):
    """Seconds of one call, by library; and of a copy of as many bytes as its tensors have."""

    name: str
    size: str
    threads: int
    seconds: dict[str, float]
    copy: float = 0.0

    def ratio(self, other: str) -> float:
        return self.seconds["core"] / self.seconds[other]

    @property
    def share(self) -> float:
        """Of the bandwidth of a copy; more than 1 where the tensors lie in a cache."""
        return self.copy / self.seconds["core"]


# ---- operators at their samples ----------------------------------------------------------------
def listed(table: dict[str, str]) -> dict[str, tuple[str, int]]:
    """For each operator what the other library calls it, with dots, and its sample's number."""
    found = {}
    for namespace, entries in table.items():
        for entry in entries.split():
            entry, _, number = entry.partition("@")
            name, _, other = entry.partition("=")
            plain = name.removeprefix("linalg_").removeprefix("fft_")
            found[name] = f"{namespace}.{other or plain}", int(number or 0)
    return found


def attribute(path: str) -> Any:
    module, *names = path.split(".")
    return functools.reduce(getattr, names, importlib.import_module(module))


def as_numpy(value: Any) -> Any:
    if isinstance(value, core.Tensor):
        return np.array(value)
    if isinstance(value, (list, tuple)):
        return type(value)(map(as_numpy, value))
    return np.dtype(value.name) if isinstance(value, core.dtype) else value


def as_torch(value: Any) -> Any:
    if isinstance(value, core.Tensor):
        return torch.from_numpy(np.array(value))
    if isinstance(value, (list, tuple)):
        return type(value)(map(as_torch, value))
    return getattr(torch, value.name) if isinstance(value, core.dtype) else value


def call_of(function: Any, sample: Sample, convert: Callable[[Any], Any]) -> tuple[str, Any]:
    """A call as a statement, and the names in it."""
    names = {f"a{i}": convert(value) for i, value in enumerate(sample.args)}
    named = {key: convert(value) for key, value in sample.kwargs.items()}
    shown = [*names, *(f"{key}={key}" for key in named)]
    return f"f({', '.join(shown)})", {"f": function, **names, **named}


def operator_cases() -> Iterator[Rivals]:
    theirs, numpys = listed(TORCH), listed(NUMPY)
    for definition in operators():
        name = definition.name.removeprefix("core::")
        if name not in theirs:
            continue
        path, number = theirs[name]
        dtype = "float32" if "float32" in dtypes(definition) else dtypes(definition)[0]
        sample = samples(definition, dtype)[number]
        calls = {
            "core": call_of(definition.op, sample, lambda value: value),
            "torch": call_of(attribute(path), sample, as_torch),
        }
        if name in numpys:
            calls["numpy"] = call_of(attribute(numpys[name][0]), sample, as_numpy)
        yield Rivals(
            name,
            {library: statement for library, (statement, _) in calls.items()},
            {library: names for library, (_, names) in calls.items()},
        )


# ---- statements --------------------------------------------------------------------------------
class Arrays:
    """What makes the operands of a statement: the same numbers in each library."""

    def __init__(self, convert: Callable[[np.ndarray], Any], bfloat16: Any) -> None:
        self._convert, self._bfloat16 = convert, bfloat16
        self._random = np.random.default_rng(0)

    def names(self) -> dict[str, Any]:
        return {n: getattr(self, n) for n in dir(self) if not n.startswith("_") and n != "names"}

    def t(self, *shape: int) -> Any:
        return self._convert(self._random.standard_normal(shape).astype("float32"))

    def positive(self, *shape: int) -> Any:
        return self._convert(self._random.uniform(0.5, 1.0, shape).astype("float32"))

    def mask(self, *shape: int) -> Any:
        return self._convert(self._random.integers(0, 2, shape) == 1)

    def places(self, *shape: int, high: int) -> Any:
        return self._convert(self._random.integers(0, high, shape))

    def distinct(self, n: int, high: int) -> Any:
        """Places that differ: of several at one place, threads of torch let any be the last."""
        return self._convert(self._random.permutation(high)[:n])

    def increasing(self, n: int) -> Any:
        return self._convert(np.sort(self._random.standard_normal(n).astype("float32")))

    def complex64(self, *shape: int) -> Any:
        parts = self._random.standard_normal((2, *shape))
        return self._convert((parts[0] + 1j * parts[1]).astype("complex64"))

    def definite(self, *batch: int, n: int = 0) -> Any:
        """Symmetric positive definite matrices: definite(256), or definite(16, n=256)."""
        batch, n = (batch, n) if n else ((), batch[0])
        x = self._random.standard_normal((*batch, n, n))
        return self._convert((x @ x.swapaxes(-1, -2) / n + np.eye(n)).astype("float32"))

    def bfloat16(self, *shape: int) -> Any:
        return self._bfloat16(self.t(*shape))


def statement_case(case: Case) -> Rivals:
    statements = {"core": case.core, "torch": case.torch, "numpy": case.numpy}
    makers = {
        "core": Arrays(core.asarray, lambda x: core.astype(x, core.bfloat16)),
        "torch": Arrays(lambda x: torch.from_numpy(np.asarray(x)), lambda x: x.bfloat16()),
        "numpy": Arrays(lambda x: x, lambda x: x),
    }
    statements = {library: statement for library, statement in statements.items() if statement}
    names: dict[str, dict[str, Any]] = {}
    for library in statements:
        modules = {"core": core, "torch": torch, "F": torch.nn.functional, "np": np}
        names[library] = {**modules, **makers[library].names()}
        exec(case.operands, names[library])
    return Rivals(case.name, statements, names)


# ---- comparing and timing ----------------------------------------------------------------------
def as_array(x: Any) -> np.ndarray:
    if isinstance(x, torch.Tensor):
        x = x.detach().resolve_conj().resolve_neg()
        return (x.float() if x.dtype == torch.bfloat16 else x).numpy()
    if isinstance(x, core.Tensor) and x.dtype is core.bfloat16:
        x = core.astype(x, core.float32)
    return np.asarray(x)


def disagrees(case: Rivals) -> str:
    """Which library computes something else; "" where they agree."""
    if case.name in NOT_COMPARED:
        return ""
    values = {}
    for library, statement in case.statements.items():
        result = eval(statement, case.names[library])
        values[library] = [as_array(x) for x in outputs_of(result)]
    for library, theirs in values.items():
        same = len(theirs) == len(values["core"]) and all(
            a.shape == b.shape and np.allclose(a, b, rtol=2e-2, atol=1e-2, equal_nan=True)
            for a, b in zip(theirs, values["core"], strict=True)
        )
        if not same:
            return library
    return ""


def least(case: Rivals, repeats: int, clock: Callable[[], float], threads: int) -> dict[str, float]:
    """Seconds of a call: the least of each library's repeats, which alternate.

    With several threads each repeat follows a rest: the threads of the library before, which wait
    for more work by spinning, would take the processors from those of the next.
    """
    timers = {
        library: timeit.Timer(statement, timer=clock, globals=case.names[library])
        for library, statement in case.statements.items()
    }
    numbers = {}
    for library, timer in timers.items():
        timer.timeit(3)
        taken = min(timer.timeit(1) for _ in range(3))
        numbers[library] = max(1, math.ceil(SECONDS / max(taken, 1e-7)))
    times = dict.fromkeys(timers, math.inf)
    for _ in range(repeats):
        for library, timer in timers.items():
            number = numbers[library]
            if threads > 1:
                measure.rest(functools.partial(timer.timeit, 1))
            times[library] = min(times[library], timer.timeit(number) / number)
    return times


def moved(case: Rivals) -> int:
    """Bytes of the operands and results."""
    results = outputs_of(eval(case.statements["core"], case.names["core"]))
    tensors = [x for x in case.names["core"].values() if isinstance(x, core.Tensor)]
    return sum(
        x.size * x.dtype.itemsize for x in [*tensors, *results] if isinstance(x, core.Tensor)
    )


def copy_seconds(clock: Callable[[], float]) -> float:
    """Seconds that a copy between memories larger than caches takes for each byte."""
    to, source = core.zeros(COPIED), core.ones(COPIED)
    names = {"to": to, "source": source}
    timer = timeit.Timer("to[:] = source", timer=clock, globals=names)
    return min(timer.repeat(7, 1)) / (2 * 4 * COPIED)


def cases(size: str) -> Iterator[Rivals]:
    if size == "small":
        yield from operator_cases()
    for case in STATEMENTS if size == "small" else LARGE:
        yield statement_case(case)


def set_numpy_threads(threads: int) -> None:
    """Of the OpenBLAS in NumPy's wheel, which takes all processors otherwise."""
    for library in Path(np.__file__).parent.with_name("numpy.libs").glob("*openblas*"):
        ctypes.CDLL(str(library)).scipy_openblas_set_num_threads64_(threads)


def run(size: str, threads: int, options: argparse.Namespace) -> Iterator[Result]:
    clock = time.thread_time if threads == 1 else time.perf_counter
    each = copy_seconds(clock) if size == "large" else 0.0
    for case in cases(size):
        if not re.search(options.match, case.name):
            continue
        wrong = disagrees(case)
        if wrong:
            raise SystemExit(f"{case.name}: {wrong} and core do not compute the same")
        copy = each * moved(case) if each else 0.0
        yield Result(case.name, size, threads, least(case, options.repeats, clock, threads), copy)


# ---- what came of it ---------------------------------------------------------------------------
def mean(ratios: list[float]) -> float:
    return statistics.geometric_mean(max(ratio, CLIP) for ratio in ratios)


def groups(results: list[Result]) -> dict[tuple[str, int, str], list[tuple[str, float]]]:
    """Names and ratios, the slowest first, by size, threads and the other library."""
    found: dict[tuple[str, int, str], list[tuple[str, float]]] = {}
    for r in results:
        for other in r.seconds:
            if other != "core":
                found.setdefault((r.size, r.threads, other), []).append((r.name, r.ratio(other)))
    return {key: sorted(rows, key=lambda row: -row[1]) for key, rows in found.items()}


def judged(results: list[Result]) -> bool:
    met = True
    for (size, threads, other), rows in groups(results).items():
        limit = MEANS[size].get(other)
        above = sum(ratio > SINGLE for _, ratio in rows)
        detail = f"{len(rows)} cases, {above} above {SINGLE}"
        table = [
            measure.Row("geometric mean", mean([r for _, r in rows]), limit, "x", detail),
        ]
        shares = {r.name: r.share for r in results if (r.size, r.threads) == (size, threads)}
        for name, ratio in rows[:10]:
            slow = ratio > SINGLE and shares[name] > 0
            bound = f"{shares[name]:.0%} of a copy's bandwidth" if slow else ""
            limit = SINGLE if other == "torch" else None
            table.append(measure.Row(name, ratio, limit, "x", bound))
        if size == "small" and other == "torch":
            views = [row for row in rows if row[0] in JUDGED_VIEWS]
            table += [measure.Row(name, ratio, VIEWS, "x", "a view") for name, ratio in views]
        title = f"{size}, {threads} thread{'s' * (threads > 1)}, core / {other}, the worst ten"
        met &= measure.print_table(title, table)
    return met


def markdown(results: list[Result]) -> str:
    lines = [
        "# The whole catalogue",
        "",
        f"`benchmarks/catalogue.py`, core {core.__version__}, torch {torch.__version__}, NumPy "
        f"{np.__version__}, Python {platform.python_version()}, {platform.machine()}.",
        "",
        "Times are the least of alternating repeats. A ratio is core's time over the other's;",
        f"geometric means clip each below at {CLIP}.",
        "",
        "![The ratios to PyTorch, in order](catalogue.svg)",
        "",
        "| size | threads | against | cases | geometric mean | above 1.1 | the worst ten |",
        "|---|---|---|---|---|---|---|",
    ]
    for (size, threads, other), rows in groups(results).items():
        worst = ", ".join(f"{name} {ratio:.1f}" for name, ratio in rows[:10])
        above = sum(ratio > SINGLE for _, ratio in rows)
        average = mean([ratio for _, ratio in rows])
        lines.append(
            f"| {size} | {threads} | {other} | {len(rows)} | {average:.2f} | {above} | {worst} |"
        )
    for size in MEANS:
        for threads in sorted({r.threads for r in results if r.size == size}):
            lines += [
                "",
                f"## {size.capitalize()}, {threads} thread{'s' * (threads > 1)}",
                "",
                "| case | core, us | / torch | / NumPy |",
                "|---|---|---|---|",
            ]
            chosen = [r for r in results if (r.size, r.threads) == (size, threads)]
            for r in sorted(chosen, key=lambda r: -r.ratio("torch")):
                numpys = f"{r.ratio('numpy'):.2f}" if "numpy" in r.seconds else ""
                own = r.seconds["core"] * 1e6
                lines.append(f"| `{r.name}` | {own:.2f} | {r.ratio('torch'):.2f} | {numpys} |")
    return "\n".join(lines) + "\n"


def svg(results: list[Result]) -> str:
    """Each group's ratios to PyTorch in order, on a logarithmic axis from 1/32 to 32."""
    width, height, margin = 900, 420, 40

    def y(ratio: float) -> float:
        return margin + (height - 2 * margin) * (5 - math.log2(min(max(ratio, 1 / 32), 32))) / 10

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="white"/>',
    ]
    for power in range(-5, 6):
        at, label = y(2.0**power), f"{2**power}" if power >= 0 else f"1/{2**-power}"
        color = "#444" if power == 0 else "#ddd"
        parts.append(f'<path d="M{margin} {at:.1f}H{width - margin}" stroke="{color}"/>')
        parts.append(f'<text x="4" y="{at + 4:.1f}">{label}</text>')
    colors = iter(("#1b6ca8", "#d1495b", "#edae49", "#66a182"))
    for row, ((size, threads, other), rows) in enumerate(groups(results).items()):
        if other != "torch":
            continue
        color, step = next(colors), (width - 2 * margin) / max(len(rows) - 1, 1)
        points = " ".join(f"{margin + i * step:.1f},{y(r):.1f}" for i, (_, r) in enumerate(rows))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{color}"/>')
        parts.append(
            f'<text x="{width - 220}" y="{margin + 16 * row}" fill="{color}">'
            f"{size}, {threads} thread{'s' * (threads > 1)}</text>"
        )
    title = "time of core / time of PyTorch, each case, the slowest first"
    parts.append(f'<text x="{margin}" y="20">{title}</text></svg>')
    return "\n".join(parts) + "\n"


def numbered(results: list[Result]) -> dict[tuple[str, str, int, int], Result]:
    """By name, size, threads and, since an operator and a statement may share a name, its turn."""
    found: dict[tuple[str, str, int, int], Result] = {}
    for r in results:
        turn = 0
        while (r.name, r.size, r.threads, turn) in found:
            turn += 1
        found[r.name, r.size, r.threads, turn] = r
    return found


def write(results: list[Result], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "catalogue.json"
    earlier = [Result(**row) for row in json.loads(kept.read_text())] if kept.exists() else []
    results = list({**numbered(earlier), **numbered(results)}.values())
    kept.write_text(json.dumps([r._asdict() for r in results], indent=None) + "\n")
    (folder / "catalogue.md").write_text(markdown(results))
    (folder / "catalogue.svg").write_text(svg(results))


def main() -> bool:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--only", default=",".join(MEANS))
    parser.add_argument("--match", default="")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--results", type=Path)
    options = parser.parse_args()
    warnings.simplefilter("ignore")  # of what either library warns about at odd samples
    results: list[Result] = []
    for threads in map(int, options.threads.split(",")):
        torch.set_num_threads(threads)
        core.set_num_threads(threads)
        set_numpy_threads(threads)
        for size in options.only.split(","):
            if size == "small" and threads > 1:
                continue
            results += run(size, threads, options)
            print(f"{size}, {threads}: {len(results)} cases timed", file=sys.stderr)
    if options.results:
        write(results, options.results)
    return judged(results)


if __name__ == "__main__":
    raise SystemExit(not main())
