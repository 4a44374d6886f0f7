"""Every method of a runtime that does every wrong thing is told by backend and method."""

from __future__ import annotations

from pathlib import Path


def test_whatever_a_runtimes_method_does_wrong_is_told_with_backend_and_method(run_python) -> None:
    program = Path(__file__).with_name("wrong_answers.py")
    told = run_python(arguments=[str(program)]).stdout.splitlines()
    assert told[-1].startswith("trials: ")
    assert told[:-1] == []
