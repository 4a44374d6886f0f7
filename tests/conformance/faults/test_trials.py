"""The conformance kit on the seeded faults, and on correct backends: what it finds, what it misses.

`python -m core_backend_seeded.trial` prints the same for all of them as a table. The kit is run as
far as its first failure, and of the operators' checks on those families that a base is about.
"""

from __future__ import annotations

import os

import pytest
from core_backend_seeded import bases
from core_backend_seeded.catalogue import correct, faulty
from core_backend_seeded.trial import trial

pytestmark = pytest.mark.skipif(not hasattr(os, "memfd_create"), reason="needs Linux")

LAST = "words,accuracy,synchronize,streams,events,errors,devices,full_memory,threads"
FAMILIES = {
    bases.Plain: LAST,
    bases.Late: f"basics,compiled,{LAST}",
    bases.Loops: (
        f"basics,edges,groups,indices,rounding,division,exponential,clamping,compiled,{LAST}"
    ),
    bases.Groups: "basics,words,groups,softmax,reductions,statistics",
    bases.Kernels: (
        "basics,words,accuracy,dtypes,edges,layouts,groups,exponential,reductions,extremes,clamping,"
        "comparison,unary,copying,creation,gathering,scattering,scans,softmax,matmul,products,arithmetic,random"
    ),
    bases.References: (
        "basics,words,accuracy,dtypes,edges,layouts,groups,exponential,reductions,extremes,clamping,"
        "comparison,unary,copying,creation,gathering,scattering,scans,softmax,matmul,products,"
        "arithmetic,random,rounding,division,indices,statistics"
    ),
}
# Found on level 0 or 1, in a few seconds each.
QUICK = (
    "last-byte-of-long-reads", "reads-from-aligned-places", "short-reads-do-not-wait",
    "aligned-to-sixteen", "one-device-too-many", "leaks-large-blocks",
)  # fmt: skip
# docs/reference/conformance.md says what these are, and why the kit does not find them.
MISSED = {"casts-saturate"}


def families(kind: type[bases.Backend]) -> str:
    return next(names for base, names in FAMILIES.items() if base in kind.__mro__)


@pytest.mark.parametrize("name", QUICK)
def test_it_finds_at_once(name) -> None:
    outcome = trial(name, "-x", "--core-level=1")
    assert outcome.found, outcome
    assert outcome.check != "exit", outcome.message


@pytest.mark.slow
@pytest.mark.parametrize("name", [n for n in faulty() if n not in QUICK])
def test_it_finds(name) -> None:
    outcome = trial(name, "-x", f"--core-families={families(faulty()[name])}")
    assert outcome.found or name in MISSED, outcome


def test_it_finds_most() -> None:
    assert len(MISSED) <= 0.05 * len(faulty())
    assert MISSED <= set(faulty())


@pytest.mark.slow
@pytest.mark.parametrize("name", correct())
def test_it_accuses_no_correct_backend(name) -> None:
    outcome = trial(name, f"--core-families={families(correct()[name])}", timeout=1800)
    assert not outcome.found, outcome
    assert outcome.checks > 100
