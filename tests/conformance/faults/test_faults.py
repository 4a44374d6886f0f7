"""The seeded faults are faults: by core's public calls, each gives an outcome that is wrong, and
the correct backend that it is derived from gives the right one.

What the conformance kit makes of them is the business of test_trials.py.
"""

from __future__ import annotations

import os

import pytest
from core_backend_seeded.bases import BASES
from core_backend_seeded.catalogue import faulty

pytestmark = pytest.mark.skipif(not hasattr(os, "memfd_create"), reason="needs Linux")

FAULTS = faulty()
QUICK = ("last-byte-of-long-reads", "short-reads-do-not-wait", "clip-drops-nan")
BY_BASE = {base: [name for name, kind in FAULTS.items() if base in kind.__mro__] for base in BASES}


def outcomes(run_seeded, backend: str, faults: list[str]) -> dict[str, str]:
    """What the demonstrations of faults say on a backend; some may end the process."""
    done = run_seeded(backend, "-m", "core_backend_seeded.show", *faults, CORE_FALLBACK="allow")
    lines = dict(line.split(" ", 1) for line in done.stdout.splitlines())
    return {name: lines.get(name, f"wrong exit {done.returncode}") for name in faults}


def test_there_are_enough_and_each_is_documented() -> None:
    assert len(FAULTS) >= 230
    assert all(kind.wrong and kind.leads_to for kind in FAULTS.values())
    assert sum(map(len, BY_BASE.values())) == len(FAULTS)


@pytest.mark.slow
@pytest.mark.parametrize("base", BASES, ids=lambda base: base.__name__.lower())
def test_a_correct_backend_shows_no_fault(run_seeded, base) -> None:
    found = outcomes(run_seeded, base.__name__.lower(), BY_BASE[base])
    assert {name: said for name, said in found.items() if said != "right"} == {}


@pytest.mark.parametrize(
    "name",
    [n if n in QUICK else pytest.param(n, marks=pytest.mark.slow) for n in FAULTS],
)
def test_a_fault_shows(run_seeded, name) -> None:
    found = outcomes(run_seeded, name, [name])
    assert found[name].startswith("wrong"), found
