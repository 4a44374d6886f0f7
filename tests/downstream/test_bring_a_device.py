"""The tutorial `docs/bring-a-device.md`, step by step: files are written, commands run, as it says.

A block of Python with a caption is a file, or what is added to one; a block `console` holds
commands and what they print, compared as doctests are. What the reader has after step 3 is
`core-backend-flint`, which other tests run.
"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "bring-a-device.md").read_text()
FLINT = Path(__file__).parent / "core-backend-flint" / "src" / "core_backend_flint"
SDK = Path(__file__).parent / "flint-sdk" / "src"
BLOCK = re.compile(
    r"^```\{code-block\} python\n:caption: (?P<file>\S+)(?P<added>\s\(added at the end\))?\n"
    r"(?P<text>.*?)^```$|^```console\n(?P<commands>.*?)^```$",
    re.M | re.S,
)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Reader:
    """Somebody who does what the tutorial says, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.paths = [SDK]
        tools = folder / ".tools"
        tools.mkdir()
        (tools / "python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
        (tools / "python").chmod(0o755)
        self.tools = tools

    def write(self, name: str, text: str, added: bool) -> None:
        file = self.folder / name
        file.write_text((file.read_text() + "\n\n" + text) if added else text)

    def run(self, command: str, expected: str) -> None:
        if command.startswith("pip install -e "):
            self.install(command.split()[-1].partition("[")[0])
            return
        keep = {k: v for k, v in os.environ.items() if not k.startswith("CORE_")}
        cache = os.environ["CORE_CACHE_DIR"]
        inherited = [os.path.abspath(p) for p in keep.get("PYTHONPATH", "").split(os.pathsep) if p]
        environment = {
            **keep,
            "CORE_CACHE_DIR": cache,
            "PATH": f"{self.tools}{os.pathsep}{keep['PATH']}",
            "PYTHONPATH": os.pathsep.join([*map(str, self.paths), *inherited]),
            "COLUMNS": "100",
        }
        done = subprocess.run(
            ["bash", "-c", command], cwd=self.folder, env=environment, text=True, timeout=300,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        assert done.returncode == 0, f"$ {command}\n{done.stdout}"
        same = doctest.OutputChecker().check_output(expected, done.stdout, FLAGS)
        assert same, f"$ {command}\nexpected:\n{expected}\ngot:\n{done.stdout}"

    def install(self, project: str) -> None:
        """What an installer leaves of a project that stays where it is."""
        source = self.folder / project / "src"
        info = source / f"{project.replace('-', '_')}-0.1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project}\nVersion: 0.1.0\n")
        described = (self.folder / project / "pyproject.toml").read_text()
        entry = re.search(r'^\[project\.entry-points\."(.*?)"\]\n(\w+) = "(.*?)"', described, re.M)
        group, name, module = entry.groups()
        (info / "entry_points.txt").write_text(f"[{group}]\n{name} = {module}\n")
        self.paths.append(source)


def commands(text: str) -> list[tuple[str, str]]:
    """Each command of a block, and what it is to print."""
    found = re.split(r"^\$ ", text, flags=re.M)[1:]
    return [(c.partition("\n")[0], c.partition("\n")[2]) for c in found]


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    """Whoever has worked through it."""
    made = Reader(tmp_path_factory.mktemp("reader"))
    for block in BLOCK.finditer(TEXT):
        if block["file"]:
            made.write(block["file"], block["text"], bool(block["added"]))
        for command, expected in commands(block["commands"] or ""):
            made.run(command, expected)
    return made


def test_every_step_does_what_it_says(reader: Reader) -> None:
    blocks = list(BLOCK.finditer(TEXT))
    assert sum(len(commands(b["commands"] or "")) for b in blocks) >= 10
    assert sum(bool(b["file"]) for b in blocks) >= 6


def test_what_it_builds_is_the_backend_that_other_tests_run(reader: Reader) -> None:
    built = reader.folder / "core-backend-flint" / "src" / "core_backend_flint"
    for name in ("runtime.py", "dialect.py"):
        assert (built / name).read_text() == (FLINT / name).read_text()
    # The steps behind tier 1 add to the hooks.
    assert (built / "plugin.py").read_text().startswith((FLINT / "plugin.py").read_text())


def test_blocks_that_are_not_run_are_few() -> None:
    """Only what prepares the reader's machine, which the fresh clone's own test is for."""
    assert TEXT.count("```sh\n") == 1
    assert len(re.findall(r"^```", TEXT, re.M)) == 2 * (1 + len(list(BLOCK.finditer(TEXT))))
