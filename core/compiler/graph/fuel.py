"""Fuel: how many rewrites the passes may still make, for bisecting a wrong one.

`CORE_FUEL=n` stops after n rewrites in this process; without it there is no end to them.
"""

from __future__ import annotations

from core import config

_burnt = 0


def burn() -> bool:
    """Whether one more rewrite may be made."""
    global _burnt
    if config.fuel < 0:
        return True
    if _burnt >= config.fuel:
        return False
    _burnt += 1
    return True


def refill() -> None:
    """Counts from 0 again."""
    global _burnt
    _burnt = 0
