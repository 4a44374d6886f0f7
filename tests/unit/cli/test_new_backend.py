"""`python -m core new-backend`: what it generates works as it is, and says what is wrong instead.

Here backends are generated and run without being built; test_generated_backends.py in
tests/downstream builds and installs them, in every combination of answers.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import textwrap
import tomllib
from pathlib import Path

import pytest

from core.cli import main

ROOT = Path(__file__).resolve().parents[3]
TEMPLATE = ROOT / "templates" / "backend"
QUESTIONS = json.loads((TEMPLATE / "cookiecutter.json").read_text())
LANGUAGES, RUNTIMES = QUESTIONS["language"], QUESTIONS["runtime"]
TIERS, LICENCES = QUESTIONS["tiers"], QUESTIONS["licence"]


def generate(output: Path, name: str = "gizmo", **answers: str) -> Path:
    """The folder of a generated backend."""
    words = [f"--{question.replace('_', '-')}={answer}" for question, answer in answers.items()]
    assert main(["new-backend", name, f"--output={output}", *words]) == 0
    return output / f"core-backend-{name}"


def texts(project: Path) -> dict[str, str]:
    """The files of a folder, with what is in them."""
    found = sorted(f for f in project.rglob("*") if f.is_file())
    return {f.relative_to(project).as_posix(): f.read_text() for f in found}


def combinations() -> list[dict[str, str]]:
    """Every way to answer what decides about files."""
    found = []
    for language, runtime, tiers in itertools.product(LANGUAGES, RUNTIMES, TIERS):
        if language == "none" or tiers != "0":
            found.append({"language": language, "runtime": runtime, "tiers": tiers})
    return found


# ---- what is generated ---------------------------------------------------------------------------
@pytest.mark.parametrize("answers", combinations(), ids=lambda a: "-".join(a.values()))
def test_every_combination_is_whole(tmp_path: Path, answers: dict[str, str]) -> None:
    project = generate(tmp_path, "gizmo", device_type="gz", **answers)
    files = texts(project)
    for file, text in files.items():
        left = re.search("acme|zpu|YEAR|SPDX-LICENCE|variants|cookiecutter", file + text, re.I)
        assert left is None, f"{file} still has {left[0]}"
        if file.endswith(".py"):
            assert not [line for line in text.splitlines() if len(line) > 100], file
            compile(text, file, "exec")
    described = tomllib.loads(files["pyproject.toml"])
    assert described["project"]["name"] == "core-backend-gizmo"
    assert described["project"]["entry-points"]["core.backends"] == {
        "gizmo": "core_backend_gizmo.plugin"
    }
    package = {f.rpartition("/")[2] for f in files if f.startswith("src/core_backend_gizmo/")}
    simulated = {"simulator.py"} if answers["runtime"] == "Python" else set()
    tuned = {"kernels.py"} if answers["tiers"] >= "2" else set()
    lowered = {"lowering.py"} if answers["tiers"] >= "3" else set()
    spelled = {"dialect.py"} if answers["language"] != "none" else set()
    always = {"__init__.py", "py.typed", "plugin.py", "runtime.py", "config.py"}
    assert package == always | simulated | tuned | lowered | spelled
    assert ("csrc/driver.cpp" in files) == (answers["runtime"] == "C++")


@pytest.mark.parametrize("answers", combinations(), ids=lambda a: "-".join(a.values()))
def test_the_readme_names_the_files_that_are_there(tmp_path: Path, answers) -> None:
    project = generate(tmp_path, **answers)
    rows = re.findall(r"^\| (`.*?`) \|", (project / "README.md").read_text(), re.M)
    named = {file for row in rows for file in re.findall("`(.*?)`", row)}
    for file in named:
        places = (project / file, project / "src" / "core_backend_gizmo" / file)
        assert any(place.exists() for place in places), file
    assert {f.name for f in (project / "src" / "core_backend_gizmo").glob("[!_]*.py")} <= named


@pytest.mark.parametrize("licence", LICENCES)
def test_the_licence_is_the_one_that_was_chosen(tmp_path: Path, licence: str) -> None:
    files = texts(generate(tmp_path, licence=licence.lower()))
    assert tomllib.loads(files["pyproject.toml"])["project"]["license"] == licence
    words = {"LicenseRef-Proprietary": "All rights reserved"}.get(licence, licence.split("-")[0])
    assert words in files["LICENSE"]


def test_names_go_everywhere(tmp_path: Path) -> None:
    project = generate(tmp_path, "big_acme_npu", device_type="zpu2")
    assert (project / "src" / "core_backend_big_acme_npu" / "plugin.py").is_file()
    files = texts(project)
    assert (
        'name="big_acme_npu", device_type="zpu2"'
        in files["src/core_backend_big_acme_npu/plugin.py"]
    )
    assert "class BigAcmeNpuRuntime" in files["src/core_backend_big_acme_npu/runtime.py"]
    assert '"CORE_BIG_ACME_NPU_DEVICES"' in files["src/core_backend_big_acme_npu/config.py"]


def test_cookiecutter_makes_the_same_files(tmp_path: Path) -> None:
    pytest.importorskip("cookiecutter", reason="pip install cookiecutter")
    from cookiecutter.main import cookiecutter

    answers = {"runtime": "C++", "language": "none", "tiers": "2", "licence": "Apache-2.0"}
    ours = generate(tmp_path / "ours", "gizmo", device_type="gz", **answers)
    theirs = cookiecutter(
        str(TEMPLATE),
        no_input=True,
        extra_context={"name": "gizmo", "device_type": "gz", **answers},
        output_dir=str(tmp_path / "theirs"),
        config_file=os.devnull,
    )
    assert texts(Path(theirs)) == texts(ours)
    assert texts(ours)[".github/workflows/test.yml"].count("${{ matrix.python }}") == 1


# ---- what is wrong -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["My-Chip"], "name 'My-Chip' cannot be used"),
        (["class"], "name 'class' cannot be used"),
        (["../gizmo"], "name '../gizmo' cannot be used"),
        (["gizmo", "--device-type=GZ"], "device_type 'GZ' cannot be used"),
        (["cpu"], "device_type 'cpu' is core's own"),
        (["gizmo", "--language=fortran"], "--language 'fortran'"),
        (["gizmo", "--language="], "--language ''"),
        (["gizmo", "--runtime=rust"], "--runtime 'rust'"),
        (["gizmo", "--tiers=9"], "--tiers '9'"),
        (["gizmo", "--licence=GPL"], "--licence 'GPL'"),
        (["gizmo", "--tiers=0", "--language=C"], "tiers 0 with kernels in C"),
    ],
)
def test_wrong_answers_are_explained_and_leave_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], expected: str
) -> None:
    assert main(["new-backend", *arguments, f"--output={tmp_path}"]) == 2
    err = capsys.readouterr().err
    assert expected in err
    assert all(part in err for part in ("why: ", "exists: ", "fix: "))
    assert list(tmp_path.iterdir()) == []


def test_an_existing_folder_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    project = generate(tmp_path)
    (project / "README.md").write_text("mine")
    assert main(["new-backend", "gizmo", f"--output={tmp_path}"]) == 2
    assert "is there already" in capsys.readouterr().err
    assert (project / "README.md").read_text() == "mine"


# ---- it works ------------------------------------------------------------------------------------
def installed(project: Path, place: Path) -> Path:
    """A folder with the package as an installer would lay it out."""
    described = tomllib.loads((project / "pyproject.toml").read_text())["project"]
    shutil.copytree(project / "src", place, dirs_exist_ok=True)
    info = place / f"{described['name'].replace('-', '_')}-{described['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {described['name']}\nVersion: {described['version']}\n"
    )
    entries = described["entry-points"]["core.backends"].items()
    lines = "".join(f"{name} = {module}\n" for name, module in entries)
    (info / "entry_points.txt").write_text(f"[core.backends]\n{lines}")
    return place


WORKS = """
    import core, sys
    sys.stdout.reconfigure(line_buffering=True)  # the last line ends the process
    x = core.asarray([[0.0, 1.0], [2.0, 3.0]]).to("gz")
    print((x + x).tolist(), core.exp(x * 0).tolist(), (x @ x).sum().item(), x.to("gz:1").device)
    print(x.T.clone().tolist(), core.explain(core.add, x, x))
    print(core.memory_stats("gz")["allocated"] > 0, core.synchronize("gz"))
    big = core.ones(20, device="gz")
    try:
        while True:
            big = core.concat([big, big])
    except core.errors.OutOfMemoryError as e:
        print("full:", e.__cause__)
    del big
    print((x + 1).tolist()[0])
    import ctypes
    ctypes.string_at(x.data_ptr, 4)
"""


@pytest.mark.parametrize(("language", "fallback"), [("none", "allow"), ("C", "error")])
def test_a_generated_device_works_and_its_memory_is_its_own(
    tmp_path: Path, run_python, language: str, fallback: str
) -> None:
    project = generate(tmp_path, device_type="gz", language=language)
    place = installed(project, tmp_path / "installed")
    env = {"CORE_FALLBACK": fallback, "CORE_GIZMO_MEMORY": str(1 << 20)}
    done = run_python(WORKS, path=[place], env=env, status=-11)
    lines = done.stdout.splitlines()
    assert lines[0] == "[[0.0, 2.0], [4.0, 6.0]] [[1.0, 1.0], [1.0, 1.0]] 22.0 gz:1"
    assert lines[1].startswith("[[0.0, 2.0], [1.0, 3.0]]")
    assert ("fallback" in done.stdout) == (language == "none")
    assert "True None" in lines
    assert any(re.match(r"full: \d+ bytes; \d+ are free", line) for line in lines)
    assert lines[-1] == "[1.0, 2.0]"


def test_doctor_lists_generated_backends_side_by_side(tmp_path: Path, run_python) -> None:
    place = tmp_path / "installed"
    for name, language in (("gizmo", "C"), ("gadget", "none")):
        installed(generate(tmp_path, name, language=language), place)
    done = run_python(arguments=["-m", "core", "doctor", "--open"], path=[place])
    assert "gizmo:0, gizmo:1" in done.stdout
    assert "gadget:0, gadget:1" in done.stdout
    assert "nothing is broken" in done.stdout


KIT = """
    from core.testing.conformance import Conformance

    class TestGizmo(Conformance):
        device = "gz:1"
        level = 1
"""


@pytest.mark.parametrize("language", ["none", "C"])
def test_the_kit_passes_with_nothing_filled_in(tmp_path: Path, run_python, language: str) -> None:
    project = generate(
        tmp_path, device_type="gz", language=language, tiers="0" if language == "none" else "1"
    )
    place = installed(project, tmp_path / "installed")
    (tmp_path / "test_kit.py").write_text(textwrap.dedent(KIT))
    kit = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "test_kit.py"]
    done = run_python(arguments=kit, path=[place])
    assert "level reached without a failure: L1" in done.stdout
    said = (project / "tests" / "test_conformance.py").read_text()
    assert re.search('class TestGizmo\\(Conformance\\):\n    device = "gz"\n', said)
