"""`Trace`: a collector that makes nothing: where a call cannot be collected, it is given up."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, NoReturn

from core.compiler.capture.collector import Collector

if TYPE_CHECKING:
    from core.compiler.capture.calls import Call
    from core.compiler.capture.supplies import Generator, NextPlace


class Trace(Collector):
    """Collects what a decomposition or a derivative's formula calls."""

    @abstractmethod
    def graph_break(self, reason: str) -> NoReturn:
        """Gives up: the function does more than call operators."""

    def _refuse(self, call: Call, reason: str) -> NoReturn:
        self.graph_break(f"{call.op.name} {reason}")

    def _call_data_dependent(self, call: Call) -> NoReturn:
        self._refuse(call, "returns a number of elements that depends on its data")

    def place(self, generator: Generator, shared: bool) -> NextPlace:
        self.graph_break("random numbers are drawn")
