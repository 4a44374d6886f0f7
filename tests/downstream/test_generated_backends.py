"""Generated backends as a vendor's engineer meets them: built, installed, and told by the kit.

For every language of kernels and of runtimes: `python -m core new-backend` of an installed core-sdk
writes the project, pip builds its wheel and installs it beside core-sdk in an environment of its
own, and the project's own tests, the conformance kit, pass with nothing filled in.
"""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
QUESTIONS = json.loads((ROOT / "templates" / "backend" / "cookiecutter.json").read_text())
COMBINATIONS = list(itertools.product(QUESTIONS["language"], QUESTIONS["runtime"]))
LEVEL = 4


def run(*words: object, cwd: Path | None = None) -> str:
    """The output of a command that has to succeed; core's settings are not passed on."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("CORE_", "PYTHON"))}
    kept["CORE_CACHE_DIR"] = os.environ["CORE_CACHE_DIR"]
    command = [str(word) for word in words]
    done = subprocess.run(
        command, cwd=cwd, env=kept, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-6000:]}\n{done.stderr[-4000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Python of a new environment with core-sdk, as tools/prepare.py built it, and pytest."""
    wheels = sorted((ROOT / "build" / "wheels" / Path(sys.prefix).name / "core").glob("*.whl"))
    if not wheels:
        pytest.skip("core-sdk's wheel is not in build/wheels: `make test-all` builds it")
    venv = tmp_path_factory.mktemp("clean") / "venv"
    run(sys.executable, "-m", "venv", venv)
    place = venv / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(place, "-m", "pip", "install", "--quiet", f"{wheels[-1]}[testing]", "pytest-xdist")
    return place


def name_of(language: str, runtime: str) -> str:
    """A backend's name for a combination of answers: "opencl_c_in_python"."""
    words = f"{language} in {runtime}".lower().replace("+", "p").split()
    return "_".join(words)


@pytest.fixture(scope="module")
def installed(python: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The projects of all combinations by name, built and installed side by side."""
    place, wheels = tmp_path_factory.mktemp("projects"), tmp_path_factory.mktemp("wheels")
    projects = {}
    for number, (language, runtime) in enumerate(COMBINATIONS):
        name = name_of(language, runtime)
        tiers = "0" if language == "none" and number % 2 else str(1 + number % 4)
        answers = [f"--language={language}", f"--runtime={runtime}", f"--tiers={tiers}"]
        run(python, "-m", "core", "new-backend", name, *answers, f"--output={place}")
        projects[name] = place / f"core-backend-{name}"
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    run(*pip, "--wheel-dir", wheels, *projects.values())
    run(python, "-m", "pip", "install", "--quiet", "--no-deps", *sorted(wheels.iterdir()))
    return projects


def test_all_of_them_are_devices_of_one_process(python: Path, installed: dict[str, Path]) -> None:
    said = run(python, "-m", "core", "doctor", "--open")
    assert "nothing is broken" in said
    for name in installed:
        assert f"{name}:0, {name}:1" in said


@pytest.mark.parametrize(("language", "runtime"), COMBINATIONS)
def test_its_own_tests_pass_with_nothing_filled_in(
    python: Path, installed: dict[str, Path], language: str, runtime: str
) -> None:
    project = installed[name_of(language, runtime)]
    report = project / "report.json"
    words = ["-q", "-n", "2", f"--core-level={LEVEL}", f"--core-report={report}", "tests"]
    run(python, "-m", "pytest", *words, cwd=project)
    told = json.loads(report.read_text())
    assert told["reached"] == LEVEL
    operators = told["levels"]["L2"]
    if language == "none":
        assert operators["fallback"] > operators["passed"]
    else:  # what is left to the CPU are matrix decompositions and Fourier transforms
        assert operators["passed"] > 10 * operators["fallback"]
