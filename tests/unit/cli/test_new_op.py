"""`python -m core new-op`: an operator package that keeps its promises as it is generated."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from core.cli import main


def test_a_generated_operator_passes_its_own_tests(tmp_path: Path, run_python) -> None:
    assert main(["new-op", "gizmo::wobble", f"--output={tmp_path}"]) == 0
    project = tmp_path / "core-op-wobble"
    described = tomllib.loads((project / "pyproject.toml").read_text())["project"]
    assert described["name"] == "core-op-wobble"
    pytest_there = ["-m", "pytest", "-q", "-p", "no:cacheprovider", str(project)]
    done = run_python(arguments=pytest_there, path=[project / "src"])
    assert re.search(r"^\d+ passed", done.stdout, re.M)
    code = """
        import core, core_op_wobble
        print(core.ops.gizmo.wobble(core.asarray([0.0, 1.0]), 2.0).tolist())
    """
    assert run_python(code, path=[project / "src"]).stdout.startswith("[0.0, 0.964")


def test_nothing_of_the_template_is_left(tmp_path: Path) -> None:
    assert main(["new-op", "wobble", f"--output={tmp_path}"]) == 0
    for file in (tmp_path / "core-op-wobble").rglob("*"):
        text = str(file.relative_to(tmp_path)) + (file.read_text() if file.is_file() else "")
        assert not re.search("acme|frob|YEAR", text), file
    operators = tmp_path / "core-op-wobble" / "src" / "core_op_wobble" / "operators.py"
    assert '"wobble::wobble"' in operators.read_text()


@pytest.mark.parametrize(
    "name", ["Wobble", "a::b::c", "core::wobble", "::wobble", "", "x y", "def"]
)
def test_names_that_cannot_be_used_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert main(["new-op", name, f"--output={tmp_path}"]) == 2
    err = capsys.readouterr().err
    assert f"{name!r} cannot be an operator's name here" in err
    assert "fix: " in err
    assert list(tmp_path.iterdir()) == []


def test_an_existing_folder_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "core-op-wobble").mkdir()
    assert main(["new-op", "wobble", f"--output={tmp_path}"]) == 2
    assert "is there already" in capsys.readouterr().err
