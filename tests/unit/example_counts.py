"""How many examples tests of random input draw: a quarter in `make test`, all in `test-all`."""

from __future__ import annotations

import os


def examples(full: int) -> int:
    """The value of hypothesis' `max_examples` for a test of which the full run draws `full`."""
    return -(-full // 4) if os.environ["CORE_TEST_EXAMPLES"] == "quick" else full
