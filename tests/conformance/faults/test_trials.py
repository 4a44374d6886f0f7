"""The conformance kit on the seeded faults, and on correct backends: what it finds, what it misses.

`python -m core_backend_seeded.trial` prints the same for all of them as a table. The kit is run as
far as its first failure, and of the operators' checks on those families that a base is about.
"""

from __future__ import annotations

import os

import pytest
from core_backend_seeded import bases
from core_backend_seeded.catalogue import apart, correct, faulty
from core_backend_seeded.trial import together, trial

pytestmark = pytest.mark.skipif(not hasattr(os, "memfd_create"), reason="needs Linux")

LAST = "words,accuracy,synchronize,streams,events,errors,devices,full_memory,threads,large"
FAMILIES = {
    bases.Plain: LAST,
    bases.Late: f"basics,compiled,{LAST}",
    bases.Hooked: "basics,compiled,synchronize,streams,events,devices,timing,peers,pinned,graphs",
    bases.Draws: "basics,creation,random,own_random",
    bases.Loops: (
        f"basics,edges,groups,indices,rounding,division,exponential,clamping,unary,compiled,{LAST}"
    ),
    bases.Groups: "basics,words,groups,softmax,reductions,statistics,large",
    bases.Kernels: (
        "basics,words,accuracy,dtypes,edges,layouts,groups,exponential,reductions,extremes,clamping,"
        "comparison,unary,copying,creation,gathering,scattering,scans,softmax,matmul,products,arithmetic,random"
    ),
    bases.References: (
        "layouts,joining,indices,scattering,creation,padding,shuffling,norms,matmul,edges,"
        "normalization,reductions,scans,sorting,extremes,softmax,statistics,exponential"
    ),
}
# Found on level 0 or 1, in a few seconds each.
QUICK = ("reads-from-aligned-places", "short-reads-do-not-wait", "leaks-large-blocks")
# docs/reference/conformance.md says what these are, and why the kit does not find them.
MISSED = {"casts-saturate", "statements-are-fused"}

# Faults of kernels are tried many at once: no two of a set are of one operator.
KERNELS = [name for name, kind in faulty().items() if bases.References in kind.__mro__]
TRIAL = [name for name in KERNELS if faulty()[name].__module__.endswith(".missed")]
# The checks that the operators of TRIAL are found by.
TOLD = (
    "log-ends or floor_divide-ends or add-ranks or multiply-ranks or logsumexp-rows or "
    "amax-rows or any-rows or var-rows or position_dtypes-take or position_dtypes-gather or "
    "many_parts-concat or deep_views-clone or whole-count_nonzero"
)
# Of other families than an operator's own.
GENERAL = (
    "dtypes,edges,accuracy,layouts,groups,indices,joining,creation,padding,shuffling,norms,"
    "normalization,windows,random"
)


def families(kind: type[bases.Backend]) -> str:
    return next(names for base, names in FAMILIES.items() if base in kind.__mro__)


@pytest.mark.parametrize("name", QUICK)
def test_it_finds_at_once(name) -> None:
    outcome = trial(name, "-x", "--core-level=1")
    assert outcome.found, outcome
    assert outcome.check != "exit", outcome.message


def test_it_finds_what_a_trial_missed() -> None:
    """The thirteen that the first kit missed: its checks ask the same of all such operators."""
    assert len(TRIAL) == 13
    found = together(TRIAL, "-k", TOLD)
    assert [name for name, checks in found.items() if not checks] == [], found


@pytest.mark.slow
@pytest.mark.parametrize("names", apart(KERNELS), ids=lambda names: names[0])
def test_it_finds_kernels(names) -> None:
    families = f"--core-families={','.join(own_families(names))},{GENERAL}"
    found = together(names, families, "-k", "L2 or L5-random")
    assert [name for name, checks in found.items() if not checks] == [], found


def own_families(names: list[str]) -> list[str]:
    """The families of the operators that some faults are of."""
    from core.operators.definition import catalogue, coverage

    operators = {k for name in names for k in faulty()[name].kernels}
    definitions = [d for d in catalogue.definitions() if d.name.removeprefix("core::") in operators]
    return sorted({coverage.family(d.op) for d in definitions})


@pytest.mark.slow
@pytest.mark.parametrize("name", [n for n in faulty() if n not in {*QUICK, *KERNELS}])
def test_it_finds(name) -> None:
    outcome = trial(name, "-x", f"--core-families={families(faulty()[name])}")
    assert outcome.found or name in MISSED, outcome
    told = outcome.check != "exit" and faulty()[name].__module__.endswith((".drivers", ".spelled"))
    assert outcome.leads or not told or name in MISSED, outcome


def test_it_finds_most() -> None:
    assert len(MISSED) <= 0.05 * len(faulty())
    assert MISSED <= set(faulty())


@pytest.mark.slow
@pytest.mark.parametrize("name", correct())
def test_it_accuses_no_correct_backend(name) -> None:
    outcome = trial(name, f"--core-families={families(correct()[name])}", timeout=1800)
    assert not outcome.found, outcome
    assert outcome.checks > 100
