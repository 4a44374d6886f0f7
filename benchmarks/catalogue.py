"""The whole catalogue against PyTorch and NumPy: small calls, and sizes of real work.

    python benchmarks/catalogue.py [--threads 1,2] [--only small,large] [--match 'conv|pool']
        [--repeats 5] [--results DIRECTORY]

Small calls are each operator's own sample and some statements (`catalogue_cases.py`); they run on
one thread. A ratio is the time of core over the other's, each the least of alternating repeats: on
one thread of the thread's processor time, on several after a rest, in which the threads of the
library before stop to spin. Geometric means clip each ratio below at 0.1. Whatever two libraries
compute is compared before it is timed.

What the machine allows is timed in turn with large cases: a copy of as many bytes as they read and
write, which lie in the same cache, and for products a loop that only multiplies and adds
(`peak.py`). A case at 0.85 of either may be slower than 1.1.

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
import peak
import torch
from catalogue_cases import LARGE, MULTIPLY_ADDS, NUMPY, STATEMENTS, TORCH, Case

import core
from core.testing.samples import Sample, dtypes, operators, outputs_of, samples

SECONDS = 0.001  # of a repeat, at least
CLIP = 0.1
# Geometric means, and the largest ratio: small calls, and sizes of real work.
MEANS = {"small": {"torch": 0.35, "numpy": 0.8}, "large": {"torch": 0.55}}
SINGLE = 1.1
SHARE = 0.85  # of what the machine allows; what has it may be slower
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
    """Seconds of one call, by library; of a copy of as many bytes as its tensors have, and of its
    multiply-adds at the processor's peak, where they are known."""

    name: str
    size: str
    threads: int
    seconds: dict[str, float]
    copy: float = 0.0
    product: float = 0.0

    def ratio(self, other: str) -> float:
        return self.seconds["core"] / self.seconds[other]

    @property
    def shares(self) -> dict[str, float]:
        """Of what the machine allows; more than 1 of a copy where the tensors lie in a cache."""
        shares = {"a copy's bandwidth": self.copy, "the peak": self.product}
        return {name: least / self.seconds["core"] for name, least in shares.items() if least}

    @property
    def is_exempt(self) -> bool:
        return max(self.shares.values(), default=0.0) >= SHARE


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


def moved(case: Rivals) -> int:
    """Bytes of the operands and results."""
    results = outputs_of(eval(case.statements["core"], case.names["core"]))
    tensors = [x for x in case.names["core"].values() if isinstance(x, core.Tensor)]
    return sum(
        x.size * x.dtype.itemsize for x in [*tensors, *results] if isinstance(x, core.Tensor)
    )


class Floor(NamedTuple):
    """A statement that takes as long as the machine needs for a case, or a known part of it."""

    statement: str
    names: dict[str, Any]
    times: float  # what the case needs


def floors(case: Rivals, threads: int) -> dict[str, Floor]:
    count = moved(case) // 8  # of float32 numbers, each read and written
    copied = {"to": core.zeros(count), "source": core.ones(count)}
    found = {"copy": Floor("to[:] = source", copied, 1.0)}
    if case.name in MULTIPLY_ADDS:
        loop, made = peak.loop("bfloat16" if "bfloat16" in case.name else "float32", threads)
        if made:
            found["product"] = Floor("loop()", {"loop": loop}, MULTIPLY_ADDS[case.name] / made)
    return found


def least(
    case: Rivals,
    bounds: dict[str, Floor],
    repeats: int,
    clock: Callable[[], float],
    threads: int,
) -> dict[str, float]:
    """Seconds of a call: the least of each library's repeats, which alternate, and of floors. The
    copy follows core, whose threads make it.

    With several threads each repeat follows a rest: the threads of the library before, which wait
    for more work by spinning, would take the processors from those of the next.
    """
    calls = {name: (bound.statement, bound.names) for name, bound in bounds.items()}
    rivals = {name: (code, case.names[name]) for name, code in case.statements.items()}
    timers = {
        name: timeit.Timer(code, timer=clock, globals=names)
        for name, (code, names) in {"core": rivals["core"], **calls, **rivals}.items()
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
            if threads > 1 and library != "copy":
                measure.rest(functools.partial(timer.timeit, 1))
            times[library] = min(times[library], timer.timeit(number) / number)
    return times


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
    for case in cases(size):
        if not re.search(options.match, case.name):
            continue
        wrong = disagrees(case)
        if wrong:
            raise SystemExit(f"{case.name}: {wrong} and core do not compute the same")
        bounds = floors(case, threads) if size == "large" else {}
        seconds = least(case, bounds, options.repeats, clock, threads)
        least_of = {name: seconds.pop(name) * bound.times for name, bound in bounds.items()}
        yield Result(case.name, size, threads, seconds, **least_of)


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
        named = {r.name: r for r in results if (r.size, r.threads) == (size, threads)}
        above = [named[name] for name, ratio in rows if ratio > SINGLE]
        detail = f"{len(rows)} cases, {len(above)} above {SINGLE}"
        exempt = sum(r.is_exempt for r in above)
        if exempt:
            detail += f", {exempt} of them at {SHARE} of what the machine allows"
        table = [
            measure.Row("geometric mean", mean([r for _, r in rows]), limit, "x", detail),
        ]
        for name, ratio in rows[:10]:
            slow, exempt = ratio > SINGLE, named[name].is_exempt
            shares = named[name].shares.items() if slow else ()
            bound = ", ".join(f"{share:.0%} of {what}" for what, share in shares)
            limit = SINGLE if other == "torch" and not (slow and exempt) else None
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
                "| case | core, us | / torch | / NumPy | of a copy | of the peak |",
                "|---|---|---|---|---|---|",
            ]
            chosen = [r for r in results if (r.size, r.threads) == (size, threads)]
            for r in sorted(chosen, key=lambda r: -r.ratio("torch")):
                numpys = f"{r.ratio('numpy'):.2f}" if "numpy" in r.seconds else ""
                own = r.seconds["core"] * 1e6
                shares = " | ".join(
                    f"{least / r.seconds['core']:.0%}" if least else ""
                    for least in (r.copy, r.product)
                )
                lines.append(
                    f"| `{r.name}` | {own:.2f} | {r.ratio('torch'):.2f} | {numpys} | {shares} |"
                )
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
