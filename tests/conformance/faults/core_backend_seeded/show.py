"""Runs demonstrations of faults: python -m core_backend_seeded.show FAULT...

With CORE_SEEDED naming a correct backend every one must pass; with a fault its own must not. One
line for each: the name, "right" or "wrong", and what was found.
"""

from __future__ import annotations

import sys

from core_backend_seeded.catalogue import faulty


def outcome(name: str) -> str:
    try:
        faulty()[name].shows()
    except Exception as e:
        return f"wrong {type(e).__name__}: {' '.join(str(e).split())[:160]}"
    return "right"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(name, outcome(name), flush=True)
