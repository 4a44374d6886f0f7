"""Exceptions of checks: `Failure`, with its likely cause, and `NotOffered`."""

from __future__ import annotations

from typing import Any


class Failure(AssertionError):
    """The device is wrong. Five parts: the action, the expected result, the actual one, the cause,
    the place.

    Args:
        did: the action, in a form that can be repeated by hand.
        expected, got: values, with the place where they differ.
        likely: the most likely cause.
        read: the function, hook or page to look at.
    """

    def __init__(self, did: str, expected: str, got: str, likely: str, read: str) -> None:
        self.did, self.expected, self.got = did, expected, got
        self.likely, self.read = likely, read
        parts = {"did": did, "expected": expected, "got": got, "likely": likely, "read": read}
        super().__init__("\n".join(f"{k + ':':<10}{_indented(v)}" for k, v in parts.items()))


class NotOffered(Exception):
    """The device does not claim the feature of the check; the message names the feature."""


def expect(holds: bool, did: str, expected: str, got: Any, likely: str, read: str) -> None:
    """Raises Failure unless `holds`."""
    if not holds:
        raise Failure(did, expected, str(got), likely, read)


def _indented(text: str) -> str:
    return text.replace("\n", "\n" + " " * 10)
