"""The pytest plugin: the options of the command line, and the tables at the end.

It is found by its entry point where core-sdk is installed; elsewhere, `-p
core.testing.conformance.plugin`. Nothing of it does anything in a session without the kit.
"""

from __future__ import annotations

import os

import pytest

from core.testing.conformance.reporter import NAME, Reporter
from core.testing.conformance.run import STDERR


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("core", "conformance of a device of core")
    add = group.addoption
    add("--core-device", metavar="NAME", help="the device under test: acme, or acme:1")
    add("--core-level", type=int, choices=range(6), help="the highest level to run (default: 5)")
    add("--core-families", metavar="A,B", help="families of operators, or parts of levels, only")
    add("--core-full", action="store_true", help="every sample, dtype and variant (long)")
    add("--core-no-fallback", action="store_true", help="an operator on the CPU is a failure")
    add("--core-keep-going", action="store_true", help="also run checks that depend on failed ones")
    add("--core-expected", metavar="FILE", help="expected failures: TOML, see the documentation")
    add("--core-timeout", metavar="SECONDS", type=float, help="of a check; 0: none (default: 300)")
    add("--core-workers", metavar="N", type=int, help="processes that ask at a time (default: 2)")
    add("--core-in-process", action="store_true", help="ask in pytest's own process, to debug")
    add("--core-report", metavar="FILE.json", help="write everything that was found out")
    add("--core-badge", metavar="FILE.svg", help="write a badge: the level that is reached")
    add(
        "--core-html",
        metavar="FILE.html",
        help="write a report to read: coverage, fallbacks, times",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.stash[STDERR] = os.dup(2)  # before output is captured
    config.pluginmanager.register(Reporter(config), NAME)
