"""The command line: `core doctor | ops | explain | ...`, or `python -m core`; `core --version`.

Each command is a module here with `add_arguments(parser)` and `run(options) -> exit status`. An
error of core is printed, not raised, so that users read its four parts only.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import TYPE_CHECKING

import core
from core.errors import CoreError

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS = {
    "doctor": "the state of every backend and device, and the command that installs a missing part",
    "ops": "the operators, and which device has a kernel for which",
    "explain": "the way that a call takes through core, with file and line of every hop",
    "conformance": "tests of a device, level by level: core.testing.conformance",
    "new-backend": "a package for a device, which works before anything is filled in",
    "new-op": "a package for an operator, with a fake kernel, a gradient and a test",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit status: 0 good, 1 something is broken, 2 wrong usage."""
    parser = argparse.ArgumentParser(prog="core", description="Operators and devices.")
    parser.add_argument("--version", action="version", version=f"core {core.__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name, text in COMMANDS.items():
        module = import_module(f"core.cli.{name.replace('-', '_')}")
        command = commands.add_parser(
            name,
            help=text,
            description=module.__doc__,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    options = parser.parse_args(arguments)
    try:
        return int(options.run(options))
    except CoreError as e:
        print(f"{type(e).__name__}: {e}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader, such as `head`, has closed the pipe
        sys.stderr.close()
        return 0
