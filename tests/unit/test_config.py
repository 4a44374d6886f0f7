"""Settings: what they read, accept and refuse, and who sees an override."""

from __future__ import annotations

import asyncio
import re
import threading
from pathlib import Path

import pytest

from core import config
from core.errors import ConfigError


@pytest.fixture(autouse=True)
def fresh_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for setting in config.SETTINGS.values():
        monkeypatch.delenv(setting.variable, raising=False)
    monkeypatch.setattr(config, "_process", {})


def test_defaults_have_the_type_that_they_are_declared_with() -> None:
    assert config.fallback == "warn"
    assert config.logs == ""
    assert config.default_device == "cpu"
    assert config.disable_backends == ()


@pytest.mark.parametrize(
    ("variable", "text", "name", "value"),
    [
        ("CORE_FALLBACK", "error", "fallback", "error"),
        ("CORE_LOGS", "plugins:debug", "logs", "plugins:debug"),
        ("CORE_DEFAULT_DEVICE", "xpu:1", "default_device", "xpu:1"),
        ("CORE_DISABLE_BACKENDS", "acme, bolt,", "disable_backends", ("acme", "bolt")),
        ("CORE_DEVICE_NPU", "acme", "device_backends", ("npu=acme",)),
        ("CORE_DEVICE_NPU", "a,b", "device_backends", ("npu=a,b",)),  # one name, and a wrong one
        ("CORE_DEVICE_NPU", "", "device_backends", ()),
        ("CORE_FALLBACK", "", "fallback", "warn"),  # set and empty is not set
    ],
)
def test_the_environment_is_read_and_typed(
    monkeypatch: pytest.MonkeyPatch, variable: str, text: str, name: str, value: object
) -> None:
    monkeypatch.setenv(variable, text)
    assert getattr(config, name) == value
    assert type(getattr(config, name)) is type(value)


@pytest.mark.parametrize(
    ("variable", "text", "name", "expected"),
    [
        ("CORE_FALLBACK", "wran", "fallback", ["error|warn|allow", "did you mean 'warn'?"]),
        ("CORE_DEFAULT_DEVICE", "xpu:one", "default_device", ["name:index"]),
        ("CORE_DEFAULT_DEVICE", "x pu", "default_device", ["name:index"]),
    ],
)
def test_a_bad_variable_is_an_error_that_names_it_when_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, variable: str, text: str, name: str, expected: list[str]
) -> None:
    monkeypatch.setenv(variable, text)
    with pytest.raises(ConfigError) as caught:
        getattr(config, name)
    for part in (variable, repr(text), *expected):
        assert part in str(caught.value)


def test_a_bad_variable_does_not_break_the_import(run_python) -> None:
    done = run_python("import core; print(core.add)", env={"CORE_FALLBACK": "nonsense"})
    assert "add" in done.stdout


def test_overrides_nest_and_end_even_after_an_exception() -> None:
    with config.override(fallback="error"):
        assert config.fallback == "error"
        with pytest.raises(KeyError), config.override(fallback="allow"):
            assert config.fallback == "allow"
            raise KeyError
        assert config.fallback == "error"
    assert config.fallback == "warn"


def test_one_override_object_can_be_entered_twice() -> None:
    block = config.override(fallback="error")
    with block, block:
        assert config.fallback == "error"
    assert config.fallback == "warn"


def test_other_threads_do_not_see_an_override() -> None:
    seen: list[str] = []
    with config.override(fallback="error"):
        thread = threading.Thread(target=lambda: seen.append(config.fallback))
        thread.start()
        thread.join()
    assert seen == ["warn"]


def test_tasks_keep_their_overrides_apart() -> None:
    async def task(policy: str) -> str:
        with config.override(fallback=policy):
            await asyncio.sleep(0)
            return config.fallback

    async def both() -> list[str]:
        return await asyncio.gather(task("error"), task("allow"))

    assert asyncio.run(both()) == ["error", "allow"]


def test_assigning_changes_the_process_and_is_checked() -> None:
    config.fallback = "allow"
    seen: list[str] = []
    thread = threading.Thread(target=lambda: seen.append(config.fallback))
    thread.start()
    thread.join()
    assert seen == ["allow"]
    with pytest.raises(ConfigError, match="fallback='nonsense'"):
        config.fallback = "nonsense"
    assert config.fallback == "allow"


@pytest.mark.parametrize("name", ["logs", "default_device", "disable_backends"])
def test_what_is_read_once_cannot_be_overridden_and_says_what_to_do(name: str) -> None:
    with pytest.raises(ConfigError) as caught:
        config.override(**{name: "x"})
    assert caught.value.fix == config.SETTINGS[name].instead


def test_unknown_settings_suggest_the_nearest() -> None:
    with pytest.raises(ConfigError, match="did you mean 'fallback'"):
        config.override(falback="warn")
    with pytest.raises(ConfigError, match="did you mean 'logs'"):
        config.log = "plugins"
    with pytest.raises(AttributeError, match="did you mean 'fallback'"):
        config.falback


def test_every_setting_is_read_somewhere() -> None:
    root = Path(__file__).resolve().parents[2]
    files = [p for p in (root / "core").rglob("*.py") if p.name != "config.py"]
    sources = "".join(p.read_text() for p in files)
    assert set(re.findall(r"\bconfig\.(\w+)", sources)) >= config.SETTINGS.keys()


def test_the_table_shows_every_setting_with_its_value_here() -> None:
    with config.override(fallback="error"):
        text = repr(config)
    for name, setting in config.SETTINGS.items():
        [line] = [line for line in text.splitlines() if line.startswith(f"{name} ")]
        assert setting.variable in line
        assert setting.allowed in line
        assert setting.doc in line
    assert [line.split()[1] for line in text.splitlines() if "CORE_FALLBACK" in line] == ["error"]
