"""Runs the conformance kit on a device, and prints which levels pass and which checks fail.

Words that are not options of this command are pytest's, or the kit's: `python -m core conformance
acme --core-level=2 -k softmax`. The kit's, described by `pytest --help`:

    --core-level N           --core-families A,B     --core-full            --core-no-fallback
    --core-expected FILE     --core-keep-going       --core-workers N       --core-in-process
    --core-timeout SECONDS   --core-report FILE      --core-badge FILE      --core-html FILE

The levels are described in core.testing.conformance. It needs pytest: pip install
core-sdk[testing].
"""

from __future__ import annotations

import importlib.util
from typing import TYPE_CHECKING

from core.errors import ConfigError

if TYPE_CHECKING:
    import argparse

MODULE = "core.testing.conformance"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("device", help="the device under test: acme, or acme:1")
    parser.add_argument("words", nargs="...", help="options of the kit and of pytest")


def run(options: argparse.Namespace) -> int:
    if importlib.util.find_spec("pytest") is None:
        raise ConfigError(
            what="the conformance kit needs pytest",
            why="its checks are pytest's tests, so that they can be chosen and reported as such",
            exists="core-sdk without its extra 'testing'",
            fix="pip install core-sdk[testing]",
        )
    import pytest

    # core is imported already, so pytest cannot rewrite it, and would warn.
    quiet = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    plugin = ["-p", f"{MODULE}.plugin", "-p", "no:cacheprovider", *quiet]
    device = f"--core-device={options.device}"
    return int(pytest.main([*plugin, "--pyargs", MODULE, device, "-q", *options.words]))
