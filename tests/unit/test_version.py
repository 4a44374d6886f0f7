"""Every distribution of this repository has the version of core-sdk, and backends require it."""

import importlib.util
import shutil
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("set_version", ROOT / "tools/set_version.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_distributions_have_one_version(tool: ModuleType) -> None:
    found = {path.parent.name: tool.version_of(path) for path in tool.projects()}
    assert len(found) >= 6
    assert len(set(found.values())) == 1, found


def test_backends_require_the_minor_version_of_core(tool: ModuleType) -> None:
    first, *backends = tool.projects()
    wanted = tool.requirement(tool.version_of(first)).strip('"')
    for path in backends:
        required = tomllib.loads(path.read_text())["project"]["dependencies"]
        assert [name for name in required if name.startswith("core-sdk")] == [wanted], path


def test_setting_a_version_writes_all(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in tool.projects():
        copy = tmp_path / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    tool.set_version("3.7.1")
    assert {tool.version_of(path) for path in tool.projects()} == {"3.7.1"}
    for path in tool.projects()[1:]:
        assert '"core-sdk>=3.7,<3.8"' in path.read_text()
    with pytest.raises(SystemExit, match=r"as in 0\.2\.0"):
        tool.set_version("3.7")


def test_the_changelog_has_the_version(tool: ModuleType) -> None:
    version = tool.version_of(tool.projects()[0])
    assert f"## {version}" in (ROOT / "CHANGELOG.md").read_text()
