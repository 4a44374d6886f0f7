"""Plugins at fault: each is quarantined with its traceback, and nothing else suffers."""

from __future__ import annotations

import re

import pytest

from core.plugins import backend, discovery

INFO = """
    from core.plugins import Available, BackendInfo, Runtime, Unavailable, hookimpl

    @hookimpl
    def core_backend_info():
        return BackendInfo(name="{name}", device_type="{name}", api=(1, 1))
"""
PROBE = """
    @hookimpl
    def core_probe():
        return Available()
"""

# What is wrong with a plugin: its source, and what the error says.
FAULTS = {
    "syntax": ("def (:", ["SyntaxError"]),
    "raises": ("raise RuntimeError('no good')", ["RuntimeError: no good"]),
    "exits": ("raise SystemExit(3)", ["SystemExit: 3"]),
    "unprintable": (
        "class E(Exception):\n    def __str__(self): raise ValueError('worse')\nraise E",
        ["E: <exception str() failed>"],
    ),
    "imports": ("import a_module_that_nobody_has", ["ModuleNotFoundError", "a_module_that"]),
    "empty": ("", ["does not implement core_backend_info and core_probe", "hooks found in"]),
    "no_probe": (INFO, ["does not implement core_probe"]),
    "signature": (
        INFO + "\n    @hookimpl\n    def core_probe(device): return Available()\n",
        ["has a hook that core cannot call", "core_probe(device)", "'device'", "def core_probe()"],
    ),
    "hook_name": (
        INFO + PROBE + "\n    @hookimpl\n    def core_opne(): return None\n",
        ["core_opne", "did you mean 'core_open'?"],
    ),
    "info_type": (
        INFO.replace('BackendInfo(name="{name}", device_type="{name}", api=(1, 1))', '"me"')
        + PROBE,
        ["core_backend_info of backend", "returned 'me'", "a BackendInfo"],
    ),
    "info_field": (INFO.replace("api=(1, 1)", "api=1") + PROBE, ["api=1", "api=(1, 1)"]),
    "probe_raises": (
        INFO + PROBE.replace("return Available()", "raise OSError('no driver')"),
        ["OSError: no driver"],
    ),
    "probe_type": (
        INFO + PROBE.replace("Available()", "True"),
        ["core_probe of backend 'probe_type' returned True", "Unavailable(...)"],
    ),
}
OPEN_FAULTS = {
    "open_raises": ("raise OSError('device is on fire')", ["OSError: device is on fire"]),
    "open_none": ("return None", ["core_open of backend 'open_none' returned None", "a Runtime"]),
    "open_class": (
        "from core.plugins import Runtime; return Runtime",
        ["returned <class 'core.plugins.runtime.Runtime'>", "an object, not its class"],
    ),
    "open_arguments": (
        "from core.testing.emulator import EmulatedRuntime as R; "
        "return type('R', (R,), {'free': lambda self, address: None})(None)",
        ["R.free of backend 'open_arguments' takes (address)", "with (address, nbytes, index)"],
    ),
    "open_partial": (
        "return type('Half', (), {'allocate': lambda *a: 1, 'device_count': lambda s: 1})()",
        ["returned Half", "which has no copy_from_host", "core.plugins.Runtime"],
    ),
    "open_count": (
        "return type('R', (), dict.fromkeys(['allocate', 'free', 'copy_from_host', 'copy_to_host',"
        "'copy_on_device', 'synchronize', 'device_count'], lambda *a: 0))()",
        ["Runtime.device_count", "returned 0"],
    ),
    "open_self": (
        "import core; return core.full((1,), 1, device='open_self')",
        ["asked for its own"],
    ),
}


# Written for another core: nothing is wrong with the plugin, and the documentation of
# core_backend_info says that it is unavailable.
OTHER_APIS = {
    "too_new": ("(7, 9)", "hook api 7 to 9", "pip install --upgrade core-sdk"),
    "too_old": ("(0, 0)", "hook api 0", "pip install --upgrade core-backend-too_old"),
}


def backend_of(name: str) -> backend.Backend:
    """The backend as a manager would make it, without one."""
    source = discovery.Source(name, f"core_backend_{name}.plugin", f"core-backend-{name}", "1.5")
    return backend.Backend(source)


@pytest.mark.parametrize("name", FAULTS)
def test_a_faulty_plugin_is_quarantined_with_its_traceback(
    make_plugin, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    source, expected = FAULTS[name]
    name = f"fault_{name}" if name in ("raises", "syntax", "empty", "imports", "exits") else name
    folder = make_plugin(name, source)
    monkeypatch.syspath_prepend(str(folder))
    it = backend_of(name)
    it.identify()
    it.probe()
    assert it.state == "broken"
    assert it.status.startswith("broken: ")
    assert "\n" not in it.status
    assert it.error is not None
    assert it.traceback.startswith("Traceback (most recent call last)") or "Caused" in it.traceback
    for part in expected:
        assert part in f"{it.traceback}\n{it.remedy}"


@pytest.mark.parametrize("name", OTHER_APIS)
def test_a_plugin_of_another_hook_api_is_unavailable(
    make_plugin, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    api, theirs, remedy = OTHER_APIS[name]
    monkeypatch.syspath_prepend(str(make_plugin(name, INFO.replace("(1, 1)", api) + PROBE)))
    it = backend_of(name)
    it.identify()
    it.probe()
    assert it.status.startswith(f"unavailable: it was written for {theirs}, and core-sdk ")
    assert it.status.endswith("calls hook api 1")
    assert (it.remedy, it.traceback) == (remedy, "")


@pytest.mark.parametrize("name", OPEN_FAULTS)
def test_a_backend_that_fails_to_open_is_quarantined(make_plugin, run_python, name: str) -> None:
    body, expected = OPEN_FAULTS[name]
    folder = make_plugin(
        name, INFO + PROBE + f"\n    @hookimpl\n    def core_open():\n        {body}\n"
    )
    code = f"""
        import core
        try:
            core.full((2,), 1, device="{name}")
        except core.errors.BackendBrokenError as e:
            print(e, e.__cause__)
        b = core.backends()["{name}"]
        print(b.state, b.traceback)
        print(core.full((2,), 1).tolist())
    """
    out = run_python(code, path=[folder]).stdout
    for part in ["broken", *expected, "[1, 1]"]:
        assert part in out


def test_a_device_that_nothing_opens_is_said_to_lack_the_hook(make_plugin, run_python) -> None:
    folder = make_plugin("shut", INFO + PROBE)
    code = """
        import core
        try:
            core.full((1,), 1, device="shut")
        except core.errors.DeviceError as e:
            print(e)
    """
    out = run_python(code, path=[folder]).stdout
    assert "the backend 'shut' (core-backend-shut 1.5) names it and has no hook core_open" in out


def test_an_entry_point_that_does_not_import_is_quarantined(make_plugin, run_python) -> None:
    folder = make_plugin("ghost", module="core_backend_ghost.nowhere:thing")
    code = """
        import core
        print(core.backends()["ghost"].status)
        try:
            core.full((1,), 1, device="ghost")
        except core.errors.BackendBrokenError as e:
            print(type(e.__cause__).__name__, e.what)
    """
    out = run_python(code, path=[folder]).stdout
    assert "broken: ModuleNotFoundError: No module named 'core_backend_ghost.nowhere'" in out
    assert "ModuleNotFoundError the device 'ghost' cannot be used" in out


def test_a_broken_plugin_is_said_once_in_the_log(make_plugin, run_python) -> None:
    folder = make_plugin("sick", "raise RuntimeError('ill')")
    code = "import core; core.backends(); core.backends(); core.add(core.full((1,), 1), 1)"
    stderr = run_python(code, path=[folder]).stderr
    assert stderr.count("backend 'sick'") == 1
    assert "RuntimeError: ill" in stderr
    assert "python -m core doctor" in stderr


def test_an_interrupt_is_not_a_fault(make_plugin, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "import builtins\nif not hasattr(builtins, 'again'):\n    builtins.again = 1\n"
    source += "    raise KeyboardInterrupt\n"
    folder = make_plugin("slow", source + "\n".join(s[4:] for s in (INFO + PROBE).splitlines()))
    monkeypatch.syspath_prepend(str(folder))
    it = backend_of("slow")
    with pytest.raises(KeyboardInterrupt):
        it.identify()
    assert it.state == "found"
    it.identify()
    it.probe()
    assert it.state == "available"


def test_unreadable_metadata_of_others_does_no_harm(make_plugin, run_python) -> None:
    folder = make_plugin("fine")
    strange = folder / "strange-1.0.dist-info"
    strange.mkdir()
    (strange / "entry_points.txt").write_bytes(b"[core.backends]\nstrange = \xff\xfe\n")
    done = run_python("import core; print(core.backends())", path=[folder])
    assert re.search(r"fine +fine +core-backend-fine 1.5 +available", done.stdout)
    assert "is unreadable" in done.stderr
