"""What the run of the operator database prints behind all tests: cases, exceptions, gaps.

`tests/conftest.py` calls this in the process that gathers the reports of all workers.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

SHARE = 0.98  # of the cases that exist, so many agree
PROPERTY = "operator database"


def counts_in(reports: list[Any]) -> list[dict[str, Any]]:
    """What the tests of operators have noted."""
    return [
        value for report in reports for name, value in report.user_properties if name == PROPERTY
    ]


def sums_of(counts: list[dict[str, Any]]) -> Counter[str]:
    sums: Counter[str] = Counter()
    for count in counts:
        sums.update({name: n for name, n in count.items() if type(n) is int})
    return sums


def share(counts: list[dict[str, Any]]) -> float:
    """The agreeing part of the cases whose operator and keywords exist."""
    sums = sums_of(counts)
    cases = sums["agreed"] + sums["excepted"] + sums["unexplained"]
    return sums["agreed"] / cases if cases else 1.0


def lines(counts: list[dict[str, Any]]) -> list[str]:
    """The table: sums, operators that are missing, arguments that are."""
    sums = sums_of(counts)
    cases = sums["agreed"] + sums["excepted"] + sums["unexplained"]
    absent = sorted(count["name"] for count in counts if count["absent"])
    lacking = sorted(
        f"  {count['name']}: {'; '.join(count['lacking'])}" for count in counts if count["lacking"]
    )
    return [
        f"PyTorch's operator database: {len(counts)} operators, {len(absent)} of them missing here",
        f"{cases} cases of the others: {sums['agreed']} agree ({share(counts):.2%}), "
        f"{sums['excepted']} are excepted, {sums['unexplained']} differ unexplained; "
        f"{sums['missing']} more need arguments that are missing",
        f"missing operators: {', '.join(absent)}",
        "missing arguments:",
        *lacking,
    ]
