"""Kernels that a backend ships built: looked up before a compiler is started.

Elementwise kernels are found by operator, dtypes and layout; others by the digest of their source,
so that a kernel built from another version of a body is never taken for it. Backends bring them by
`KernelRegistry.add_built`; each is asked in turn, and only for what a process meets for the first
time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core import logging

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Pointwise = tuple[int, int, int]  # address, the size of its tiles or 0, cost
    FindPointwise = Callable[[str], Pointwise | None]
    FindSource = Callable[[str], dict[str, int] | None]

# The meaning of an elementwise kernel's arguments; part of every key.
POINTWISE_ABI = 1

_providers: dict[str, tuple[FindPointwise, FindSource]] = {}


def pointwise_key(op_name: str, rank: int, dtypes: Sequence[str | None], classes: str) -> str:
    """The key of an elementwise kernel; None stands for an argument that is not given.

    >>> pointwise_key("core::add", 1, ("float32", "float32", "float32"), "uuz")
    'core::add 1 float32,float32,float32 uuz v1'
    """
    names = ",".join(dtype or "-" for dtype in dtypes)
    return f"{op_name} {rank} {names} {classes} v{POINTWISE_ABI}"


def add(provider: str, pointwise: FindPointwise, source: FindSource) -> None:
    """Makes a provider's kernels known.

    pointwise(key) is (address, tile, cost) or None; source(digest) the addresses of all kernels of
    a source, by name, or None.
    """
    _providers[provider] = pointwise, source


def withdraw(provider: str) -> None:
    """Forgets a provider's kernels: those already in use stay loaded, and are used."""
    _providers.pop(provider, None)


def find_pointwise(
    op_name: str, rank: int, dtypes: Sequence[str | None], classes: str
) -> Pointwise | None:
    """The kernel for a layout, or a more general one that is about as good.

    A call of rank 1 is one of rank 2 with a single row. Where an operand runs at a stride, the
    kernel whose operands all do is as good; not so where none does, which wants vectors, or where
    one runs across ("t"), which wants tiles.
    """
    for wider, layout in _generalized(rank, classes):
        kernel = _find(pointwise_key(op_name, wider, dtypes, layout))
        if kernel is not None:
            return kernel
    return None


def _generalized(rank: int, classes: str) -> list[tuple[int, str]]:
    kinds = [(rank, classes)] if rank == 2 else [(rank, classes), (2, classes)]
    at_a_stride = "s" in classes and "t" not in classes
    return [*kinds, (2, strided(classes))] if at_a_stride else kinds


def find_any(op_name: str, dtypes: Sequence[str | None], classes: str) -> Pointwise | None:
    """The kernel that serves every layout: for where a better one cannot be built."""
    return _find(pointwise_key(op_name, 2, dtypes, strided(classes)))


def strided(classes: str) -> str:
    """The layout in which every operand has its own stride; "-" is an absent one."""
    return "".join("-" if letter == "-" else "s" for letter in classes)


def _find(key: str) -> Pointwise | None:
    for provider, (pointwise, _) in list(_providers.items()):
        kernel = pointwise(key)
        if kernel is not None:
            logging.debug("kernels", "%s ships %s", provider, key)
            return kernel
    return None


def find_source(digest: str) -> dict[str, int] | None:
    """The addresses of a source's kernels, by name."""
    for provider, (_, source) in list(_providers.items()):
        kernels = source(digest)
        if kernels is not None:
            logging.debug("kernels", "%s ships %s", provider, ", ".join(kernels))
            return kernels
    return None


def forget() -> None:
    """Forgets all of them: tests compile then."""
    _providers.clear()
