"""The command line: what each command prints and its exit status."""

from __future__ import annotations

import importlib
import re
import tomllib
from pathlib import Path

import pytest

import core
from core.cli import explain, main


# ---- doctor --------------------------------------------------------------------------------------
def test_doctor_is_content_when_nothing_is_broken(run_python) -> None:
    done = run_python(arguments=["-m", "core", "doctor"])
    assert "nothing is broken" in done.stdout
    assert re.search(r"^cpu +cpu +core \(built in\) +loaded$", done.stdout, re.M)
    assert re.search(r"^null +null +core \(built in\) +available$", done.stdout, re.M)
    for part in ("python ", "numpy ", "hook api", "CORE_FALLBACK"):
        assert part in done.stdout


def test_doctor_shows_the_traceback_of_the_broken_and_fails(make_plugin, run_python) -> None:
    make_plugin("sick", "def deep():\n    raise RuntimeError('ill')\n\ndeep()")
    folder = make_plugin("fine")
    done = run_python(arguments=["-m", "core", "doctor"], path=[folder], status=1)
    assert "sick is broken" in done.stdout
    assert "  | Traceback (most recent call last):" in done.stdout
    assert ", in deep" in done.stdout
    assert "  | RuntimeError: ill" in done.stdout
    assert re.search(r"^fine +fine +core-backend-fine 1.5 +available$", done.stdout, re.M)


def test_doctor_names_what_is_missing_and_the_command(make_plugin, run_python) -> None:
    folder = make_plugin(
        "driverless",
        """
        from core.plugins import Available, BackendInfo, Unavailable, hookimpl

        @hookimpl
        def core_backend_info():
            return BackendInfo(name="driverless", device_type="driverless", api=(1, 1))

        @hookimpl
        def core_probe():
            return Unavailable("libx.so.1 is missing", "apt install libx1")

        @hookimpl
        def core_capabilities():
            return {"dtypes": "all"}
        """,
    )
    done = run_python(arguments=["-m", "core", "doctor"], path=[folder])
    assert "unavailable: libx.so.1 is missing" in done.stdout
    assert re.search(r"to fix it +apt install libx1", done.stdout)
    assert "nothing is broken" in done.stdout


# ---- ops -----------------------------------------------------------------------------------------
def test_ops_lists_every_operator_and_who_serves_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ops", "--all"]) == 0
    out = capsys.readouterr().out
    lines = out.splitlines()
    assert lines[0].split()[:3] == ["family", "operator", "cpu"]
    assert lines[0].split()[-5:] == ["body", "decomposition", "vjp", "jvp", "batch"]
    listed = {line.split()[1] for line in lines[1 : lines.index("")]}
    assert listed == set(core._native.operators())
    assert re.fullmatch(rf"{len(listed)} +operators", lines[lines.index("") + 1])
    [add] = [line for line in lines if " core::add " in line]
    assert "reference" in add
    assert add.startswith("arithmetic ")
    assert add.split()[-5:] == ["yes", "-", "own", "linear", "pointwise"]


def test_ops_filters_by_a_part_of_the_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ops", "conv"]) == 0
    lines = capsys.readouterr().out.splitlines()
    names = [line.split()[1] for line in lines[1 : lines.index("")]]
    assert "core::convolution" in names
    assert all("conv" in name for name in names)


def test_ops_describes_the_one_that_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ops", "add"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(core.add.schema)
    assert "kernel on cpu: reference (Python, priority -1000, all dtypes)" in out
    assert re.search(r"defined +\S+arithmetic\.py:\d+", out)


def test_ops_suggests_for_a_name_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ops", "convolutoin"]) == 2
    assert "did you mean 'convolution'?" in capsys.readouterr().err


def test_ops_ends_where_it_has_nothing_to_suggest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ops", "zzzz"]) == 2
    assert capsys.readouterr().err == "no operator has 'zzzz' in its name\n"


# ---- explain -------------------------------------------------------------------------------------
def test_explain_prints_the_hops(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "add", "float32[3]", "1.0"]) == 0
    out = capsys.readouterr().out
    assert "core::add" in out
    assert "kernel" in out
    assert re.search(r"\.(py|cpp):\d+", out)


def test_explain_takes_devices_scalars_and_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "core::add", "float32[2, 3]@null:0", "x2=2"]) == 0
    assert "null" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "value"),
    [("1.5", 1.5), ("True", True), ("[1, 2]", [1, 2]), ("None", None), ("sum", "sum"), ("-1", -1)],
)
def test_explain_reads_python_values(text: str, value: object) -> None:
    assert explain.parse(text) == value
    assert type(explain.parse(text)) is type(value)


@pytest.mark.parametrize(
    ("text", "shape", "dtype"),
    [("float32[3]", (3,), "float32"), ("int8[2,3]", (2, 3), "int8"), ("bool[]", (), "bool")],
)
def test_explain_reads_tensors(text: str, shape: tuple[int, ...], dtype: str) -> None:
    tensor = explain.parse(text)
    assert (tensor.shape, tensor.dtype.name, str(tensor.device)) == (shape, dtype, "cpu")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["ad", "1"], "did you mean 'core::add'?"),
        (["add", "float32[x]", "1"], "'float32[x]' is not a tensor"),
        (["add", "float33[2]", "1"], "float33"),
        (["add", "float32[2]@nowhere", "1"], "there is no device 'nowhere'"),
    ],
)
def test_explain_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], arguments: list[str], expected: str
) -> None:
    assert main(["explain", *arguments]) == 2
    err = capsys.readouterr().err
    assert expected in err
    assert "fix: " in err


def test_explain_says_that_nothing_was_called() -> None:
    assert repr(core.explain(lambda x: x, core.ones(1))) == "no operator was called"


# ---- usage ---------------------------------------------------------------------------------------
def test_usage_lists_the_commands(run_python) -> None:
    out = run_python(arguments=["-m", "core", "--help"]).stdout
    for command in ("doctor", "ops", "explain"):
        assert command in out
    run_python(arguments=["-m", "core", "nonsense"], status=2)


def test_usage_of_conformance_lists_the_options_of_the_kit(run_python) -> None:
    from core.testing.conformance import plugin

    kits: set[str] = set()

    class Recorder:
        def getgroup(self, *names: str) -> Recorder:
            return self

        def addoption(self, name: str, **rest: object) -> None:
            kits.add(name)

    plugin.pytest_addoption(Recorder())
    out = run_python(arguments=["-m", "core", "conformance", "--help"]).stdout
    told = set(re.findall(r"--core-[a-z-]+", out))
    assert told == kits - {"--core-device"}  # which is this command's own argument


# ---- version, and explanations of errors -------------------------------------------------------
def test_the_version_is_printed(run_python) -> None:
    assert run_python(arguments=["-m", "core", "--version"]).stdout == f"core {core.__version__}\n"


def test_the_console_script_is_the_same_program() -> None:
    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text())
    module, _, function = project["project"]["scripts"]["core"].partition(":")
    assert getattr(importlib.import_module(module), function) is main


def test_explain_fails_where_the_call_does(capsys) -> None:
    assert main(["explain", "add", "float32[3]", "float32[3]"]) == 0
    assert main(["explain", "add", "float32[3]", "float32[4]"]) == 1
    assert "-> raised ShapeError" in capsys.readouterr().out
