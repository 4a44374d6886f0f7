"""Several backends for one device type: who serves it, who is told, and by what it is chosen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from core.plugins import requirements

# A device without memory, whose runtime has the backend's name.
RUNTIME = """
    from core.plugins import Available, BackendInfo, Unavailable, hookimpl
    from core.plugins.null import NullRuntime

    class Named(NullRuntime):
        def name(self, index):
            return "{name}"

    @hookimpl
    def core_backend_info():
        return BackendInfo(name="{name}", device_type="npu", api=(1, 1), priority=PRIORITY)

    @hookimpl
    def core_probe():
        return Available()

    @hookimpl
    def core_open():
        return Named()

    @hookimpl
    def core_autocast_policy():
        return {"core::exp": "AUTOCAST"}
"""
OPENED = """
    import core
    from core.plugins.manager import manager
    print(core.devices(), flush=True)
    try:
        print(core.empty((2,), device="npu").device)
        print("opened by", manager.runtime("npu").name(0))
        print(manager.autocast_policy("npu"))
    except core.errors.CoreError as e:
        print(type(e).__name__, e)
    for name in ("acme", "rival"):
        print(core.backends()[name].status)
"""


def hooks(priority: int = 0, autocast: str = "none") -> str:
    return RUNTIME.replace("PRIORITY", str(priority)).replace("AUTOCAST", autocast)


@pytest.fixture
def rivals(make_plugin) -> Path:
    """Two distributions whose backends open the device npu."""
    make_plugin("acme", hooks(autocast="lower"))
    return make_plugin("rival", hooks(autocast="float32"), version="2.0")


def test_two_that_are_equal_are_said_once_with_what_to_do(rivals: Path, run_python) -> None:
    done = run_python(OPENED, path=[rivals])
    said = done.stdout.splitlines()
    assert said[0].startswith("[device('cpu'), device('npu:0')")
    assert said[1:4] == ["npu:0", "opened by acme", "{'core::exp': 'lower'}"]
    assert said[4:] == [
        "loaded",
        "available, not used: 'npu' is opened by 'acme' (core-backend-acme 1.5)",
    ]
    [warning] = [line for line in done.stderr.splitlines() if "npu" in line]
    for part in (
        "'acme' (core-backend-acme 1.5) and 'rival' (core-backend-rival 2.0) open the device 'npu'",
        "CORE_DEVICE_NPU=rival chooses that; CORE_DEVICE_NPU=acme",
    ):
        assert part in warning


@pytest.mark.parametrize("name", ["rival", "core-backend-rival"])
def test_the_environment_chooses(rivals: Path, run_python, name: str) -> None:
    done = run_python(OPENED, path=[rivals], env={"CORE_DEVICE_NPU": name})
    said = done.stdout.splitlines()
    assert said[1:4] == ["npu:0", "opened by rival", "{'core::exp': 'float32'}"]
    assert said[4] == "available, not used: 'npu' is opened by 'rival' (core-backend-rival 2.0)"
    assert done.stderr == ""


def test_a_priority_chooses_without_a_word(make_plugin, run_python) -> None:
    make_plugin("acme", hooks())
    done = run_python(OPENED, path=[make_plugin("rival", hooks(priority=1))])
    assert "opened by rival" in done.stdout
    assert done.stderr == ""


def test_a_name_that_no_backend_has_is_an_error_that_lists_them(rivals: Path, run_python) -> None:
    env = {"CORE_DEVICE_NPU": "rivel", "CORE_DEVICE_TPU": "acme"}
    done = run_python(OPENED, path=[rivals], env=env)
    devices, error = done.stdout.splitlines()[:2]
    assert devices.startswith("[device('cpu')") and "npu" not in devices
    assert error.startswith("ConfigError ")
    for part in (
        "CORE_DEVICE_NPU='rivel' names no backend of the device 'npu'",
        "exists: acme (core-backend-acme 1.5), rival (core-backend-rival 2.0)",
        "did you mean 'rival'?",
        "available, not used: CORE_DEVICE_NPU='rivel' names no backend",
    ):
        assert part in done.stdout
    assert done.stderr.count("CORE_DEVICE_NPU='rivel'") == 1
    doctor = run_python(arguments=["-m", "core", "doctor"], path=[rivals], env=env, status=1).stdout
    assert re.search(r"^ +device_backends +npu=rivel,tpu=acme +CORE_DEVICE_<TYPE>", doctor, re.M)
    assert "CORE_DEVICE_NPU='rivel' names no backend" in doctor.splitlines()[-2]
    assert "CORE_DEVICE_TPU='acme': no backend opens a device 'tpu'" in doctor.splitlines()[-1]


def test_the_one_that_was_chosen_is_the_one_of_which_the_error_speaks(
    make_plugin, run_python
) -> None:
    make_plugin("acme", hooks())
    folder = make_plugin("rival", "raise OSError('rival is ill')")
    done = run_python(OPENED, path=[folder], env={"CORE_DEVICE_NPU": "rival"})
    assert "BackendBrokenError the device 'npu' cannot be used: its backend 'rival'" in done.stdout
    assert "available, not used: CORE_DEVICE_NPU names 'rival'" in done.stdout


def test_doctor_says_once_what_is_named_wrongly(rivals: Path, run_python) -> None:
    arguments = ["-m", "core", "doctor", "--open"]
    done = run_python(
        arguments=arguments, path=[rivals], env={"CORE_DEVICE_NPU": "rivel"}, status=1
    )
    verdict = done.stdout.rpartition("\n\n")[2].splitlines()
    assert len(verdict) == 1
    assert verdict[0].startswith("CORE_DEVICE_NPU='rivel' names no backend of the device 'npu'; ")


def test_doctor_shows_who_is_not_used_and_how_to_choose_it(rivals: Path, run_python) -> None:
    out = run_python(arguments=["-m", "core", "doctor"], path=[rivals]).stdout
    assert re.search(
        r"^rival +npu +core-backend-rival 2.0 +available, not used: 'npu' is", out, re.M
    )
    assert re.search(r"^  to use it +CORE_DEVICE_NPU=rival$", out, re.M)
    assert "nothing is broken" in out


# ---- what a device's count may do --------------------------------------------------------------
COUNTED = """
    from core.plugins import Available, BackendInfo, hookimpl

    @hookimpl
    def core_backend_info():
        return BackendInfo(name="{name}", device_type="cpu", api=(1, 1))

    @hookimpl
    def core_probe():
        return Available(devices=COUNT)
"""
OPENS = """
    @hookimpl
    def core_open():
        raise AssertionError("asked for")
"""


def test_a_cpu_backend_that_counts_two_leaves_devices_as_they_are(make_plugin, run_python) -> None:
    make_plugin("counting", COUNTED.replace("COUNT", "2"))
    make_plugin("greedy", COUNTED.replace("COUNT", "1 << 40").replace('"cpu"', '"npu"') + OPENS)
    folder = make_plugin("opening", COUNTED.replace("COUNT", "2") + OPENS)
    code = """
        import core
        print(core.devices(), core.add(1, core.ones(1)).tolist())
        for name in ("counting", "greedy", "opening"):
            print(core.backends()[name].status)
    """
    said = run_python(code, path=[folder]).stdout.splitlines()
    assert said[0].startswith("[device('cpu')") and said[0].endswith("] [2.0]")
    assert "cpu:" not in said[0]
    assert said[1] == "loaded"
    assert said[2] == "broken: PluginError: Available(devices=1099511627776)"
    assert said[3].endswith("(core-backend-opening 1.5) has core_open for the device 'cpu'")


# ---- an error about one device speaks of no other ----------------------------------------------
def test_an_error_about_a_device_names_its_backend_alone(make_plugin, run_python) -> None:
    other = hooks().replace('device_type="npu"', 'device_type="{name}"')
    make_plugin("away", other.replace("Available()", 'Unavailable("no driver", "buy one")'))
    make_plugin("old", other.replace("api=(1, 1)", "api=(0, 0)"))
    make_plugin("ill", other.replace("return Named()", 'raise OSError("on fire")'))
    folder = make_plugin("fine", other)
    code = """
        import core
        for name in ("ill", "away", "old", "nowhere"):
            try:
                core.empty((2,), device=name)
            except core.errors.CoreError as e:
                print(e)
    """
    ill, away, old, nowhere = run_python(code, path=[folder]).stdout.split("\n  fix: ")[:4]
    assert ill.startswith("the device 'ill' cannot be used: its backend 'ill'")
    assert "the device 'away' cannot be used: its backend 'away'" in away
    assert "'old' (core-backend-old 1.5) is unavailable: it was written for hook api 0" in old
    assert nowhere.startswith("pip install --upgrade core-backend-old\n")
    for text in (ill, away, old, nowhere):
        assert "not usable" not in text
        listed = text.rpartition("exists: ")[2].split(", ")
        assert "fine:0" in listed and not {"ill:0", "away:0", "old:0"} & set(listed)


# ---- another core-sdk --------------------------------------------------------------------------
def test_doctor_says_what_was_installed_beside_another_core_sdk(make_plugin, run_python) -> None:
    make_plugin("fit", requires="core-sdk>=0.0.1")
    make_plugin("testing", requires='core-sdk[testing]>=77; extra == "test"')
    folder = make_plugin("early", requires="core_sdk >=99.1, <100")
    (folder / "core_sdk-0.7.dist-info").mkdir()
    (folder / "core_sdk-0.7.dist-info" / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: core-sdk\nVersion: 0.7\n"
    )
    out = run_python(arguments=["-m", "core", "doctor"], path=[folder], status=1).stdout
    assert re.search(r"^  requires +core-sdk>=99.1, <100, and 0.7 is installed$", out, re.M)
    [last] = [line for line in out.splitlines() if line.startswith("early requires")]
    assert last.endswith(": pip install --upgrade core-backend-early core-sdk")
    assert not re.search(r"^(fit|testing) requires", out, re.M)


@pytest.mark.parametrize(
    ("version", "specifier", "holds"),
    [
        ("0.1.0", ">=0.1,<0.2", True),
        ("0.2.0", ">=0.1,<0.2", False),
        ("0.2.dev1", "<0.2", False),
        ("0.1.post1", ">0.1", False),
        ("0.1rc1", ">=0.1", False),
        ("1.4.2", "~=1.4", True),
        ("2.0", "~=1.4", False),
        ("1.4.2", "==1.4.*", True),
        ("1.4.2", "!=1.4.*", False),
        ("0.10", ">0.9", True),
        ("1!0.1", ">=9", True),
        ("1.0+local", "==1.0", True),
        ("odd", ">=1", True),
        ("1.0", "", True),
    ],
)
def test_versions_are_compared_as_pip_does(version: str, specifier: str, holds: bool) -> None:
    assert requirements.satisfies(version, specifier) is holds
