"""Results of opcheck: a `Result` for each check, a `Report` of them, the error that it raises."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from core.text import columns


class OpCheckError(AssertionError):
    """At least one check of an operator failed; `report` has all of them."""

    def __init__(self, report: Report) -> None:
        failed = [r for r in report.results if r.status == "FAILED"]
        lines = [f"{report.name}: {len(failed)} of {len(report.results)} checks failed"]
        lines += [f"{r.name}: {r.message}" for r in failed]
        super().__init__("\n\n".join(lines) + f"\n\n{report}")
        self.report = report


class Failed(AssertionError):
    """Raised by a check when the operator is wrong."""


class Skip(Exception):
    """Raised by a check that cannot run; the message is the reason."""


class Inapplicable(Skip):
    """A call that the check does not apply to: it passes where no check may be skipped."""


class Result:
    """One check: its name, PASSED, FAILED or SKIPPED, a message, and its duration.

    error: the exception of a check that failed.
    """

    __slots__ = ("error", "message", "name", "seconds", "status")

    def __init__(
        self,
        name: str,
        status: str,
        message: str,
        seconds: float = 0.0,
        error: BaseException | None = None,
    ) -> None:
        self.name, self.status, self.message = name, status, message
        self.seconds, self.error = seconds, error

    def __repr__(self) -> str:
        return f"<{self.name}: {self.status}{f', {self.message}' if self.message else ''}>"


class Report(Mapping[str, str]):
    """The results of one operator's checks, in the order in which they ran.

    `report[name]` is "SUCCESS", "SKIPPED: why" or "FAILED: why"; `report.results` has the entries.
    """

    def __init__(self, name: str, results: list[Result]) -> None:
        self.name, self.results = name, results

    @property
    def ok(self) -> bool:
        """Whether no check failed."""
        return all(r.status != "FAILED" for r in self.results)

    def result(self, name: str) -> Result:
        """The entry of one check."""
        for result in self.results:
            if result.name == name:
                return result
        raise KeyError(name)

    def __getitem__(self, name: str) -> str:
        result = self.result(name)
        return "SUCCESS" if result.status == "PASSED" else f"{result.status}: {result.message}"

    def __iter__(self) -> Iterator[str]:
        return (r.name for r in self.results)

    def __len__(self) -> int:
        return len(self.results)

    def __str__(self) -> str:
        rows: list[Any] = [(r.name, r.status, r.message.partition("\n")[0]) for r in self.results]
        return f"{self.name}\n{columns(rows)}"

    def __repr__(self) -> str:
        count = {s: sum(r.status == s for r in self.results) for s in _STATES}
        shown = ", ".join(f"{n} {s.lower()}" for s, n in count.items() if n)
        return f"<opcheck of {self.name}: {shown}>"


_STATES = ("PASSED", "FAILED", "SKIPPED")
