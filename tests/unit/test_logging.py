"""Logs: switched by component, cheap when off, documented, and strict about names."""

from __future__ import annotations

import logging as standard
import re
from pathlib import Path

import pytest

from core import logging
from core.errors import ConfigError

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def quiet_again():
    yield
    logging.set_logs()


def test_warnings_are_on_and_the_rest_is_off_by_default() -> None:
    logging.set_logs()
    for component in logging.COMPONENTS:
        assert logging.enabled(component, "warning")
        assert not logging.enabled(component, "info")


def test_text_chooses_components_and_levels() -> None:
    logging.set_logs("plugins, dispatch:debug")
    assert logging.enabled("plugins", "info")
    assert not logging.enabled("plugins", "debug")
    assert logging.enabled("dispatch", "debug")
    assert not logging.enabled("fallback", "info")


def test_a_second_choice_takes_the_place_of_the_first() -> None:
    logging.set_logs("plugins:debug")
    logging.set_logs("dispatch")
    assert not logging.enabled("plugins", "info")


def test_keywords_take_names_numbers_and_switches() -> None:
    logging.set_logs("all:error", plugins="debug", dispatch=standard.INFO, fallback=False)
    assert logging.enabled("plugins", "debug")
    assert logging.enabled("dispatch", "info")
    assert not logging.enabled("fallback", "error")
    logging.set_logs(plugins=True)
    assert logging.enabled("plugins", "info")


def test_messages_reach_the_standard_loggers_with_the_callers_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    logging.set_logs("plugins:debug")
    logging.debug("plugins", "found %d of %s", 2, "them")
    [record] = caplog.records
    assert (record.name, record.getMessage()) == ("core.plugins", "found 2 of them")
    assert record.levelno == standard.DEBUG
    assert Path(record.pathname) == Path(__file__)


def test_a_message_that_is_off_is_not_formatted(caplog: pytest.LogCaptureFixture) -> None:
    class Explosive:
        def __str__(self) -> str:
            raise AssertionError("formatted")

    logging.set_logs("plugins:warning")
    logging.info("plugins", "%s", Explosive())
    assert caplog.records == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("plugin", ["there is no log component 'plugin'", "did you mean 'plugins'?", "dispatch"]),
        ("plugins:debgu", ["there is no log level 'debgu'", "did you mean 'debug'?", "warning"]),
        ("zebra", ["there is no log component 'zebra'", "core.logs()"]),
    ],
)
def test_unknown_names_list_what_exists(text: str, expected: list[str]) -> None:
    with pytest.raises(ConfigError) as caught:
        logging.set_logs(text)
    for part in expected:
        assert part in str(caught.value)


def test_a_refused_choice_changes_nothing() -> None:
    logging.set_logs("plugins:debug")
    with pytest.raises(ConfigError):
        logging.set_logs("dispatch:debug,plugin")
    assert logging.enabled("plugins", "debug")
    assert not logging.enabled("dispatch", "debug")


def test_logs_documents_every_component_and_its_level() -> None:
    logging.set_logs("fallback:debug")
    text = repr(logging.logs())
    for component, doc in logging.COMPONENTS.items():
        [line] = [line for line in text.splitlines() if line.startswith(f"{component} ")]
        assert doc in line
        assert line.split()[1] == ("debug" if component == "fallback" else "warning")


def test_every_component_is_logged_somewhere() -> None:
    sources = "".join(p.read_text() for p in (ROOT / "core").rglob("*.py"))
    used = set(re.findall(r'logging\.(?:debug|info|warning)\(\s*"(\w+)"', sources))
    assert used == set(logging.COMPONENTS)


def test_the_environment_chooses_and_lines_go_to_stderr(run_python) -> None:
    code = """
        from core import logging
        logging.info("plugins", "hello")
        logging.info("fallback", "unwanted")
    """
    done = run_python(code, env={"CORE_LOGS": "plugins"})
    assert "[core.plugins:INFO] hello" in done.stderr
    assert "unwanted" not in done.stderr
    assert done.stdout == ""


def test_a_configured_root_logger_gets_each_line_once(run_python) -> None:
    code = """
        import logging
        from core import set_logs
        from core import logging as core_logging
        set_logs("plugins")
        logging.basicConfig(format="ROOT %(name)s %(message)s")
        core_logging.info("plugins", "hello")
    """
    assert run_python(code).stderr.strip() == "ROOT core.plugins hello"


def test_a_misspelled_variable_is_said_once_and_stops_nothing(run_python) -> None:
    code = """
        from core import logging
        logging.warning("plugins", "first")
        logging.warning("plugins", "second")
    """
    stderr = run_python(code, env={"CORE_LOGS": "plugin"}).stderr
    assert stderr.count("CORE_LOGS is ignored") == 1
    assert "did you mean 'plugins'?" in stderr
    assert "first" in stderr
    assert "second" in stderr


def test_the_standard_module_is_not_imported_before_it_is_needed(run_python) -> None:
    code = """
        import sys
        from core import logging
        logging.info("plugins", "nobody listens")
        assert "logging" not in sys.modules
    """
    run_python(code, arguments=None)
