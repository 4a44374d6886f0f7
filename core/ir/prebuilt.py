"""Kernels that a backend ships built: looked up before a compiler is started.

Elementwise kernels are found by operator, dtypes and strides; others by the digest of their source,
so that a kernel built from another version of a body is never taken for it.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# The meaning of an elementwise kernel's arguments; part of every key.
POINTWISE_ABI = 1

_pointwise: dict[str, tuple[int, int, int]] = {}
_sources: dict[str, dict[str, int]] = {}


def pointwise_key(op_name: str, rank: int, dtypes: Sequence[str], classes: str) -> str:
    """What an elementwise kernel is known by.

    >>> pointwise_key("core::add", 1, ("float32", "float32", "float32"), "uuz")
    'core::add 1 float32,float32,float32 uuz v1'
    """
    return f"{op_name} {rank} {','.join(dtypes)} {classes} v{POINTWISE_ABI}"


def add_pointwise(key: str, address: int, tile: int, cost: int) -> None:
    """Makes an elementwise kernel known: its address, the size of its tiles or 0, its cost."""
    _pointwise[key] = address, tile, cost


def add_source(digest: str, name: str, address: int) -> None:
    """Makes one kernel of a source known."""
    _sources.setdefault(digest, {})[name] = address


def find_pointwise(key: str) -> tuple[int, int, int] | None:
    return _pointwise.get(key)


def find_source(digest: str) -> dict[str, int] | None:
    return _sources.get(digest)


def forget() -> None:
    """Forgets all of them: tests compile then."""
    _pointwise.clear()
    _sources.clear()
