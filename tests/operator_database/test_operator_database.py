"""core.compat.torch does what PyTorch does, by PyTorch's own operator database.

Of the operators and keywords that exist in core.compat.torch, each case agrees with PyTorch or is
in the table `exceptions.md`, with its reason; an exception that agrees by now is an error as well.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.peers]


def test_every_case_agrees_with_pytorch_or_is_an_exception(
    database_operator: str, record_property: Any
) -> None:
    import database_cases
    import database_exceptions

    outcomes = list(database_cases.run(database_cases.operators()[database_operator]))
    states = Counter(outcome.state for outcome in outcomes)
    wrong = [outcome for outcome in outcomes if outcome.state in ("differs", "refused")]
    unexplained, stale = database_exceptions.judged(database_operator, wrong)
    record_property("operator database", {
        "name": database_operator,
        "agreed": states["agreed"],
        "excepted": len(wrong) - len(unexplained),
        "unexplained": len(unexplained),
        "absent": any(o.state == "missing" and not o.dtype for o in outcomes),
        "missing": sum(o.state == "missing" and bool(o.dtype) for o in outcomes),
        "lacking": sorted({o.detail for o in outcomes if o.state == "missing" and o.dtype}),
    })  # fmt: skip
    assert not unexplained, "\n".join(
        f"{o.dtype} {o.part} {o.state}: {o.detail}\n    {o.sample}" for o in unexplained[:20]
    )
    assert not stale, f"exceptions.md: these agree by now: {stale}"


def test_the_table_of_exceptions_names_operators_of_the_database() -> None:
    import database_cases
    import database_exceptions

    assert {row.operator for row in database_exceptions.ROWS} <= set(database_cases.operators())
