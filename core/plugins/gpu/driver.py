"""`Driver`: the functions of a GPU's driver by names without the vendor's prefix, as calls that
raise.

A function returns its status and then its results: `(status, address)`. Status numbers are those
that the vendors share.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from contextlib import AbstractContextManager

FULL, NOT_INITIALIZED, NO_DEVICE, NOT_READY = 2, 3, 100, 600
LOST = frozenset((214, 700, 702, 710, 714, 715, 716, 717, 718, 719))
"""Statuses of failed kernels or hardware, after which nothing works."""


class DriverError(RuntimeError):
    """A call of the driver that failed, with the driver's name for it and its explanation.

    Attributes:
        status: its number.
    """

    def __init__(self, driver: Driver, call: str, status: Any) -> None:
        self.status = int(status)
        name, explanation = driver.explain(status)
        text = f"{call}: {name}"
        if explanation:
            text += f" ({explanation})"
        if self.status in LOST:
            text += f"; {driver.product} is no longer usable in this process: restart the process"
        if self.status == NOT_INITIALIZED:
            text += (
                f"; if this process was forked from one that used {driver.product}, "
                "start it by 'spawn'"
            )
        super().__init__(text)


class Driver(ABC):
    """A vendor's driver.

    Attributes:
        product: its name for users, in messages.
        prefix: of its functions. renamed: those whose names differ in more, without the prefix.
        oldest: the lowest version that is supported, as `version` returns it.
    """

    product = ""
    prefix = ""
    renamed: Mapping[str, str] = {}
    oldest = 0

    def __init__(self) -> None:
        self._functions: dict[str, Callable[..., tuple[Any, ...]]] = {}

    # ---- what a backend supplies ---------------------------------------------------------------
    @abstractmethod
    def function(self, name: str) -> Callable[..., tuple[Any, ...]]:
        """The driver's function of a name, prefix included; it returns (status, result, ...).

        Raises:
            Exception: there is no such library or function.
        """

    @abstractmethod
    def explain(self, status: Any) -> tuple[str, str]:
        """The driver's name for a status, and a sentence on it, or ""."""

    @abstractmethod
    def current(self, index: int) -> AbstractContextManager[None]:
        """Calls in the block are made on this device; the one before is restored afterwards."""

    @abstractmethod
    def spoken(self, version: int) -> str:
        """A version as people write it: "13.0"."""

    def unfit(self, count: int) -> tuple[str, str] | None:
        """Why none of the devices can be used, and the remedy; None: one of them can."""
        return None

    # ---- calls ---------------------------------------------------------------------------------
    def spelled(self, name: str) -> str:
        """A function as the driver names it."""
        return self.prefix + self.renamed.get(name, name)

    def call(self, name: str, *arguments: Any) -> Any:
        """The results of a function besides its status: nothing (), one result, or all of them.

        Args:
            name: without the prefix.

        Raises:
            MemoryError: the device is full. DriverError: any other status that is not success.
        """
        status, *results = self.ask(name, *arguments)
        if int(status):
            raise self.error(name, status)
        return results[0] if len(results) == 1 else tuple(results)

    def ask(self, name: str, *arguments: Any) -> tuple[Any, ...]:
        """The same with its status, which is the caller's to judge."""
        if name not in self._functions:
            self._functions[name] = self.function(self.spelled(name))
        return self._functions[name](*arguments)

    def error(self, name: str, status: Any) -> Exception:
        """The error that `call` raises for a status."""
        spelled = self.spelled(name)
        if int(status) == FULL:
            return MemoryError(f"{spelled}: the device is full")
        return DriverError(self, spelled, status)

    # ---- queries of every driver ---------------------------------------------------------------
    def version(self) -> int:
        """Of the interface that the driver speaks. It may be asked before `count`."""
        return int(self.call("DriverGetVersion"))

    def count(self) -> int:
        """How many GPUs this process may use."""
        try:
            self.call("Init", 0)
            return int(self.call("DeviceGetCount"))
        except DriverError as e:
            if e.status == NO_DEVICE:
                return 0
            raise
