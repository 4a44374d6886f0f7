"""Generated backends as a vendor's engineer meets them: built, installed, and told by the kit.

For every language of kernels and of runtimes: `python -m core new-backend` of an installed core-sdk
writes the project, pip builds its wheel and installs it beside core-sdk in an environment of its
own, and the project's own tests, the conformance kit, pass with nothing filled in. So does `pip
install -e`, as the project's README says.

Building and installing all of them takes a minute; the kit takes about two minutes of a processor
for a backend without kernels, and more for one whose kernels are compiled first, which is done once
for both runtimes of a language.
"""

from __future__ import annotations

import functools
import itertools
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from core.testing.conformance.calls import definitions, primary

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
QUESTIONS = json.loads((ROOT / "templates" / "backend" / "cookiecutter.json").read_text())
COMBINATIONS = list(itertools.product(QUESTIONS["language"], QUESTIONS["runtime"]))
LEVEL = 4


def run(*words: object, cwd: Path | None = None) -> str:
    """The output of a command that has to succeed; core's settings are not passed on."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("CORE_", "PYTHON"))}
    kept |= {"CORE_CACHE_DIR": os.environ["CORE_CACHE_DIR"], "PYTHONSAFEPATH": "1"}
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
    run(place, "-m", "pip", "install", "--quiet", f"{wheels[-1]}[testing]")
    return place


def name_of(language: str, runtime: str) -> str:
    """A backend's name for a combination of answers: "opencl_c_in_python"."""
    words = f"{language} in {runtime}".lower().replace("+", "p").split()
    return "_".join(words)


def generate(python: Path, name: str, combination: tuple[str, str], place: Path) -> Path:
    """The project of a combination: each has other tiers."""
    (language, runtime), number = combination, COMBINATIONS.index(combination)
    tiers = "0" if language == "none" and number % 2 else str(1 + number % 4)
    answers = [f"--language={language}", f"--runtime={runtime}", f"--tiers={tiers}"]
    run(python, "-m", "core", "new-backend", name, *answers, f"--output={place}")
    return place / f"core-backend-{name}"


@pytest.fixture(scope="module")
def install(
    python: Path, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[tuple[str, str]], Path]:
    """Generates, builds and installs the project of a combination, side by side with others."""
    place = tmp_path_factory.mktemp("projects")

    @functools.cache
    def made(combination: tuple[str, str]) -> Path:
        name, wheels = name_of(*combination), tmp_path_factory.mktemp("wheel")
        project = generate(python, name, combination, place)
        pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
        run(*pip, "--wheel-dir", wheels, project)
        run(python, "-m", "pip", "install", "--quiet", "--no-deps", *wheels.iterdir())
        return project

    return made


def compute_on(python: Path, names: list[str]) -> None:
    """All of them are devices of one process; each computes on both of its devices."""
    said = run(python, "-m", "core", "doctor", "--open")
    assert "nothing is broken" in said
    for name in names:
        assert f"{name}:0, {name}:1" in said
    code = """
import sys, core
for name in sys.argv[1:]:
    policy = "allow" if name.startswith("none") else "error"
    with core.config.override(fallback=policy):
        x = core.asarray([[1.0, 4.0], [9.0, 16.0]], dtype=core.float32, device=f"{name}:1")
        y = core.sqrt(x) + core.sum(x, axis=1)
        print(name, y.device, y.tolist())
"""
    lines = run(python, "-c", code, *names).splitlines()
    assert lines == [f"{name} {name}:1 [[6.0, 27.0], [8.0, 29.0]]" for name in names]


def test_all_of_them_compute_in_one_process(
    python: Path, install: Callable[[tuple[str, str]], Path]
) -> None:
    for combination in COMBINATIONS:
        install(combination)
    compute_on(python, [name_of(*combination) for combination in COMBINATIONS])


def test_all_of_them_compute_when_they_are_installed_to_be_edited(
    python: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Every project by one `pip install -e`, and a change of its Python files is there at once."""
    place = tmp_path_factory.mktemp("edited")
    names = [f"{name_of(*combination)}_edited" for combination in COMBINATIONS]
    projects = [generate(python, n, c, place) for n, c in zip(names, COMBINATIONS, strict=True)]
    pip = [python, "-m", "pip", "install", "--quiet"]
    run(*pip, "scikit-build-core", "setuptools>=77", "cmake", "ninja")
    editable = [word for project in projects for word in ("-e", project)]
    run(*pip, "--no-deps", "--no-build-isolation", *editable)
    compute_on(python, names)
    for name, project in zip(names, projects, strict=True):
        runtime = project / "src" / f"core_backend_{name}" / "runtime.py"
        runtime.write_text(runtime.read_text().replace(" simulator {index}", " edited {index}"))
    code = """
import sys, core
from core.plugins.manager import manager
for name in sys.argv[1:]:
    core.empty(1, device=name)
    print(manager.runtime(name).name(0))
"""
    assert run(python, "-c", code, *names).count(" edited 0") == len(names)


@pytest.mark.parametrize(("language", "runtime"), COMBINATIONS)
def test_its_own_tests_pass_with_nothing_filled_in(
    python: Path, install: Callable[[tuple[str, str]], Path], language: str, runtime: str
) -> None:
    project = install((language, runtime))
    report = project / "report.json"
    words = ["-q", f"--core-level={LEVEL}", f"--core-report={report}", "tests"]
    run(python, "-m", "pytest", *words, cwd=project)
    told = json.loads(report.read_text())
    assert told["reached"] == LEVEL
    calls = [c for c in told["checks"] if c["level"] == 2 and c["operator"]]
    fell = {name for c in calls for name in c["fallbacks"] if c["id"].endswith("-float32")}
    floats = [d for d in definitions() if d.body is not None and primary(d) == "float32"]
    bodies = {d.name for d in floats}
    if language == "none":  # but for what is taken apart, and the kernel of tier 2
        apart = {d.name for d in floats if d.op.decomposition is not None}
        assert bodies - fell <= apart | {"core::exp"}
    else:  # what has a body is written in the language; other dtypes may be beyond the device
        assert bodies & fell == set()
