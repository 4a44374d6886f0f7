"""Every example in a docstring of core is run, and prints what it says."""

import doctest
import importlib
import pkgutil
from typing import Any

import pytest

import core

FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
MODULES = [
    m.name
    for m in pkgutil.walk_packages(core.__path__, "core.")
    if not m.name.endswith(("__main__", "_native"))
]


def imported(name: str) -> Any:
    """A module; the test is skipped where a framework that it is a bridge to is missing."""
    if name.startswith("core.interop."):
        return pytest.importorskip(name, exc_type=ImportError)
    return importlib.import_module(name)


def examples(name: str) -> list[doctest.DocTest]:
    found = doctest.DocTestFinder().find(imported(name))
    return [test for test in found if test.examples]


def operator_examples() -> list[doctest.DocTest]:
    """Examples of operators, whose documentation is not a docstring of the module's."""
    parser = doctest.DocTestParser()
    return [
        parser.get_doctest(d.doc, {"core": core}, d.name, d.file, d.line)
        for d in core.operators.definition.catalogue.definitions()
        if d.functional is None and ">>>" in (d.doc or "")
    ]


def run(tests: list[doctest.DocTest]) -> None:
    for test in tests:
        report: list[str] = []
        runner = doctest.DocTestRunner(optionflags=FLAGS)
        result = runner.run(test, out=report.append)
        assert result.failed == 0, "".join(report)


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_module(name):
    run(examples(name))


def test_examples_of_operators():
    tests = operator_examples()
    assert tests
    run(tests)


@pytest.mark.parametrize("name", MODULES)
def test_modules_have_docstrings(name):
    assert imported(name).__doc__


def test_something_is_run():
    own = [name for name in MODULES if not name.startswith("core.interop.")]
    assert sum(len(test.examples) for name in own for test in examples(name)) > 10
