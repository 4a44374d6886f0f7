"""Whether a backend was installed with a core-sdk that it was not made for.

`pip install --no-deps` asks nobody, nor does an upgrade of core-sdk. Versions are compared as pip
does, except local parts; requirements that cannot be parsed are ignored.
"""

from __future__ import annotations

import importlib.metadata
import re
from collections.abc import Callable

SDK = "core-sdk"

_VERSION = re.compile(
    r"v?(?:(\d+)!)?(\d+(?:\.\d+)*)(?:[-_.]?(a|b|rc)[-_.]?(\d*))?"
    r"(?:[-_.]?post[-_.]?(\d*))?(?:[-_.]?dev[-_.]?(\d*))?(?:\+.*)?"
)
_REQUIREMENT = re.compile(r"([A-Za-z0-9._-]+)\s*(?:\[[^]]*\])?\s*\(?([^;)]*)\)?\s*(?:;(.*))?")
_CLAUSE = re.compile(r"(===|==|!=|~=|>=|<=|>|<)\s*([^\s,]+)")

Key = tuple[int, tuple[int, ...], tuple[int, int], int, float]


def mismatch(distribution: str) -> str:
    """The required version of core-sdk, if the installed one does not satisfy it; else ""."""
    try:
        declared = importlib.metadata.requires(distribution) or ()
        installed = importlib.metadata.version(SDK)
    except importlib.metadata.PackageNotFoundError:
        return ""
    for text in declared:
        requirement = _REQUIREMENT.fullmatch(text.strip())
        if requirement is None or re.sub("[-_.]+", "-", requirement[1]).lower() != SDK:
            continue
        _, specifier, marker = requirement.groups()
        if "extra" not in (marker or "") and not satisfies(installed, specifier):
            return f"{SDK}{specifier.strip()}, and {installed} is installed"
    return ""


def satisfies(version: str, specifier: str) -> bool:
    """Whether a version is in a range such as ">=0.1,<0.2"; True where one cannot be read."""
    return all(_holds(version, *clause) for clause in _CLAUSE.findall(specifier))


def _holds(version: str, operator: str, bound: str) -> bool:
    if operator == "===":
        return version == bound
    here, there = _key(version), _key(bound.removesuffix(".*"))
    if here is None or there is None:
        return True
    width = len(_release(bound))
    if operator == "~=":
        return here >= there and _cut(version, width - 1) == _cut(bound, width - 1)
    if bound.endswith(".*"):
        return (_cut(version, width) == _cut(bound, width)) is (operator == "==")
    if operator == "<" and not _is_early(there) and _is_early(here):  # not 0.2.dev1 < 0.2
        post = here[3] if here[2] == _NO_PHASE else -1
        return here < there and (here[:2], post) != (there[:2], there[3])
    if operator == ">" and there[3:] == _PLAIN and here[3] >= 0:  # not 0.2.post1 > 0.2
        return here > there and here[:3] != there[:3]
    return _ORDER[operator](here, there)


def _is_early(key: Key) -> bool:
    """Whether a version is an alpha, beta, candidate or development release."""
    return key[2] != _NO_PHASE or key[4] != float("inf")


_NO_PHASE = (3, 0)  # after a, b and rc
_PLAIN = (-1, float("inf"))  # no post-release, no development release
_ORDER: dict[str, Callable[[Key, Key], bool]] = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    ">=": lambda a, b: a >= b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    "<": lambda a, b: a < b,
}


def _release(version: str) -> list[int]:
    """The numbers with dots between them: 0.1.* has two."""
    match = _VERSION.fullmatch(version.strip().lower().removesuffix(".*"))
    return [int(n) for n in match[2].split(".")] if match else []


def _cut(version: str, width: int) -> list[int]:
    return (_release(version) + [0] * width)[:width]


def _key(version: str) -> Key | None:
    """The key that orders versions; None for text that is no version."""
    match = _VERSION.fullmatch(version.strip().lower())
    if match is None:
        return None
    epoch, release, phase, number, post, dev = match.groups()
    numbers = [int(n) for n in release.split(".")]
    while len(numbers) > 1 and numbers[-1] == 0:
        numbers.pop()
    before = (("a", "b", "rc").index(phase), int(number or 0)) if phase else _NO_PHASE
    if dev is not None and phase is None and post is None:
        before = (-1, 0)
    return (
        int(epoch or 0),
        tuple(numbers),
        before,
        -1 if post is None else int(post or 0),
        float("inf") if dev is None else int(dev or 0),
    )
