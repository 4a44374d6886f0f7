"""Launches kernels with the scheduler's library, and reports lanes that are deadlocked.

scheduler.h is built once, apart from kernels. It runs one launch at a time in a process.
"""

from __future__ import annotations

import collections
import ctypes
import functools
import os
import threading
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from core.errors import DeviceError, did_you_mean
from core.ir.toolchain.c_compiler import build_library, load_symbol
from core.testing.emulator.languages import FOLDER
from core.testing.emulator.sanitizer import flags

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.testing.emulator.library import Function

ORDERS = ("forward", "reverse", "shuffled")
MOST_LANES = 1024  # of a group, in scheduler.h
_STATES = (
    "have not begun", "go on", "wait at a barrier", "wait for their warp", "have ended", "trapped",
)  # fmt: skip
_TRAPPED = 5  # of them
_lock = threading.RLock()
Extent: TypeAlias = "int | Sequence[int]"


class _Index(ctypes.Structure):
    _fields_ = [("x", ctypes.c_uint), ("y", ctypes.c_uint), ("z", ctypes.c_uint)]


class Way(NamedTuple):
    """How lanes, and groups, get their turn: "forward", "reverse" or "shuffled" by a seed."""

    order: str = "forward"
    seed: int = 1


def way(order: str, seed: int) -> Way:
    if order in ORDERS:
        return Way(order, seed)
    raise DeviceError(
        what=f"lanes cannot run in the order {order!r}",
        why="the emulator knows three ways to take them in turn",
        exists=", ".join(ORDERS),
        fix=f"{did_you_mean(order, ORDERS)}leave it out: forward",
    )


def start(
    function: Function,
    words: Sequence[int],
    groups: Extent,
    lanes: Extent,
    way: Way,
    dynamic: int = 0,
) -> None:
    """Runs a kernel for all groups, with its arguments in 64-bit words.

    Args:
        groups, lanes: how many, along up to three axes.
        dynamic: bytes of shared memory that the launch sizes.

    Raises:
        DeviceError: lanes of a group wait for others that never come.
    """
    size = _index(lanes)
    if not 0 < size.x * size.y * size.z <= MOST_LANES:
        raise DeviceError(
            what=f"{function.name} was started with groups of {lanes} lanes",
            why=f"a group has from 1 to {MOST_LANES} lanes",
            exists=f"groups={groups}",
            fix="start more groups of fewer lanes",
        )
    array = (ctypes.c_longlong * max(len(words), 1))(*words)
    with _lock:
        engine = engine_of(function.sanitize)
        engine.use(function.library)
        number = ORDERS.index(way.order)
        stuck = engine.launch(
            function.entry, function.fill, array, _index(groups), size, function.warp, number,
            way.seed, dynamic,
        )  # fmt: skip
        if stuck >= 0:
            raise _stuck(function, engine.where(size.x * size.y * size.z), stuck)


def _index(extent: Extent) -> _Index:
    return (
        _Index(extent, 1, 1)
        if isinstance(extent, int)
        else _Index(*extent, *[1] * (3 - len(extent)))
    )


class _Engine:
    """The scheduler's library; which libraries of kernels know it."""

    def __init__(self, sanitize: bool) -> None:
        files = [FOLDER / "engine.h", FOLDER / "scheduler.h"]
        text = "\n".join(file.read_text(encoding="utf-8") for file in files)
        path = build_library(text, flags=flags(sanitize))
        self._address = ctypes.CFUNCTYPE(ctypes.c_void_p)(load_symbol(path, "core_engine_of"))()
        self.launch = ctypes.CFUNCTYPE(
            ctypes.c_longlong, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, _Index, _Index,
            ctypes.c_uint, ctypes.c_int, ctypes.c_ulonglong, ctypes.c_uint,
        )(load_symbol(path, "core_launch"))  # fmt: skip
        number = ctypes.POINTER(ctypes.c_int)
        self.where_address = ctypes.c_void_p(load_symbol(path, "core_where"))
        where = ctypes.CFUNCTYPE(None, ctypes.c_uint, number, number)
        self._where = where(self.where_address.value or 0)
        self._loaded: set[str] = set()

    def use(self, library: str) -> None:
        if library not in self._loaded:
            adopt = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(load_symbol(library, "core_use_engine"))
            adopt(self._address)
            self._loaded.add(library)

    def where(self, lanes: int) -> list[tuple[int, int]]:
        """The state and the line of each lane of the last group."""
        states, state, line = [], ctypes.c_int(), ctypes.c_int()
        for n in range(lanes):
            self._where(n, ctypes.byref(state), ctypes.byref(line))
            states.append((state.value, line.value))
        return states


engine_of = functools.cache(_Engine)


def _stuck(function: Function, lanes: list[tuple[int, int]], group: int) -> DeviceError:
    parts = []
    for (state, line), count in collections.Counter(lanes).most_common():
        known = line and state in (2, 3, _TRAPPED)
        at = f" in line {line}: {function.line(line)}" if known else ""
        parts.append(f"{count} {_STATES[state]}{at}")
    if any(state == _TRAPPED for state, _ in lanes):
        return DeviceError(
            what=f"the kernel {function.name} trapped, in group {group}",
            why="a lane has reached __trap(), with which a kernel stops",
            exists=f"of {len(lanes)} lanes, {'; '.join(parts)}",
            fix="see what that line asks for",
        )
    return DeviceError(
        what=f"lanes of the kernel {function.name} wait for ever, in group {group}",
        why="a barrier is passed when all lanes of the group have come to it, an exchange when all "
        "of the warp have; on a device, this hangs or is undefined",
        exists=f"of {len(lanes)} lanes, {'; '.join(parts)}",
        fix="let all lanes come to every barrier: no return, no condition that differs, before it",
    )


def _after_fork() -> None:
    """A thread that the child does not have may have held the lock."""
    global _lock
    _lock = threading.RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
