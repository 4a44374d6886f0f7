"""A new operator package: one custom operator with a fake kernel, a gradient and a test.

    python -m core new-op acme::frob --output ~/src

makes core-op-frob with the operator acme::frob, which works as it is. A name without a namespace is
its own.
"""

from __future__ import annotations

import keyword
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

from core.cli import project
from core.errors import ArgumentError

if TYPE_CHECKING:
    import argparse

NEXT = """{place}: works as it is; fill in src/core_op_{name}/operators.py. Next:

    pip install -e {place}[test]
    pytest {place}
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="namespace::operator, or operator")
    parser.add_argument("--output", type=Path, default=Path(), help="the folder to make it in")


def run(options: argparse.Namespace) -> int:
    namespace, name = _parts(options.name)
    folder = project.template("operator")
    place = project.copy(folder / "core-op-frob", options.output / f"core-op-{name}")
    words = {"acme": namespace, "frob": name, "YEAR": time.strftime("%Y")}
    project.hook(project.template("backend"))["rename"](place, words)
    print(NEXT.format(place=place, name=name), end="")
    return 0


def _parts(name: str) -> tuple[str, str]:
    """The namespace and the operator of a name."""
    parts = name.split("::")
    good = all(re.fullmatch("[a-z][a-z0-9_]*", p) and not keyword.iskeyword(p) for p in parts)
    if not good or len(parts) > 2 or parts[0] == "core":
        raise ArgumentError(
            what=f"{name!r} cannot be an operator's name here",
            why="it becomes part of a Python package's name; the namespace core is core's own",
            exists="lower-case letters, digits and underscores, a letter first: acme::frob, frob",
            fix="choose a name such as acme::frob",
        )
    return parts[0], parts[-1]
