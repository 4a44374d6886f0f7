"""Gives every distribution of this repository one version: python tools/set_version.py 0.2.0

Each pyproject.toml has the version, because an sdist must contain it. core-sdk's is the reference,
and a test compares the others with it. Backends and bridges require the same minor version of core.
Without an argument, the version is printed.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.compile(r'^version = "[^"]*"', re.M)
REQUIREMENT = re.compile(r'"core-sdk>=[^"]*"')


def projects() -> list[Path]:
    """The pyproject.toml of each distribution that is released: core-sdk's is the first."""
    others = (p for room in ("backends", "bridges") for p in ROOT.glob(f"{room}/*/pyproject.toml"))
    return [ROOT / "pyproject.toml", *sorted(others)]


def version_of(project: Path) -> str:
    return str(tomllib.loads(project.read_text())["project"]["version"])


def requirement(version: str) -> str:
    """The requirement of a backend of this version: patch releases of core are compatible."""
    major, minor = (int(part) for part in version.split(".")[:2])
    return f'"core-sdk>={major}.{minor},<{major}.{minor + 1}"'


def set_version(version: str) -> None:
    if not re.fullmatch(r"\d+\.\d+\.\d+(\.dev\d+|(a|b|rc)\d+)?", version):
        sys.exit(f"{version!r} is not a version: write major.minor.patch, as in 0.2.0 or 0.2.0rc1")
    for project in projects():
        text = VERSION.sub(f'version = "{version}"', project.read_text(), count=1)
        project.write_text(REQUIREMENT.sub(requirement(version), text))


if __name__ == "__main__":
    if len(sys.argv) == 2:
        set_version(sys.argv[1])
    else:
        print(version_of(projects()[0]))
