"""Makes the environment that the Makefile's commands run in: a venv, requirements, built wheels.

    python3 tools/prepare.py --venv .venv --with test,check

creates the venv where it is missing, installs the named lists of pyproject.toml's
optional-dependencies, and builds and installs as wheels core-sdk, every backend and every plugin
under tests/downstream, and with `peers` every bridge. What is already there and unchanged is left
alone, so a second call takes a moment. Only the standard library is used: this runs before
anything is installed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NO_VENV = """
tools/prepare.py: {python} could not create a virtual environment in {venv}.
  why: its `venv` module is missing or incomplete (ensurepip is a package of its own on Debian)
  fix: apt-get install python3-venv, or name another Python: make PYTHON=/path/to/python3.11
"""
SKIPPED = {"build", "dist", "generated", "__pycache__", "tests", ".pytest_cache"}
SANITIZE = ["cmake.define.CORE_SANITIZE=ON", "build-dir=build/sanitize"]


def run(*command: object) -> None:
    """Runs a command from the root, showing it; stops everything when it fails."""
    words = [str(word) for word in command]
    print("+", " ".join(words), flush=True)
    status = subprocess.run(words, cwd=ROOT, stdin=subprocess.DEVNULL).returncode
    if status != 0:
        sys.exit(f"tools/prepare.py: stopped, exit status {status} of: {' '.join(words)}")


class Environment:
    """A venv and the record of what was put into it."""

    def __init__(self, venv: Path, sanitize: bool) -> None:
        self.venv = venv
        self.sanitize = sanitize
        self.scripts = venv / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.scripts / "python"
        self.record_file = venv / "prepared.json"
        self.create()
        os.environ["PATH"] = f"{self.scripts}{os.pathsep}{os.environ['PATH']}"
        try:
            self.record = json.loads(self.record_file.read_text())
        except FileNotFoundError:
            self.record = {}

    def create(self) -> None:
        if self.python.exists():
            return
        command = [sys.executable, "-m", "venv", str(self.venv)]
        if subprocess.run(command, stdin=subprocess.DEVNULL).returncode != 0:
            shutil.rmtree(self.venv, ignore_errors=True)
            sys.exit(NO_VENV.format(python=sys.executable, venv=self.venv))

    def pip(self, *words: object) -> None:
        run(self.python, "-m", "pip", "--disable-pip-version-check", "--quiet", *words)

    def is_done(self, key: str, value: object) -> bool:
        return self.record.get(key) == value

    def done(self, key: str, value: object) -> None:
        self.record[key] = value
        self.record_file.write_text(json.dumps(self.record, indent=1))

    def install_requirements(self, names: list[str]) -> None:
        import tomllib

        project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
        extras = project["optional-dependencies"]
        wanted = {name: extras[name] for name in names}
        wanted["run"] = project["dependencies"]
        missing = {k: v for k, v in wanted.items() if not self.is_done(f"requires {k}", v)}
        if missing:
            self.pip("install", *sorted({line for lines in missing.values() for line in lines}))
        for key, value in missing.items():
            self.done(f"requires {key}", value)

    def install_project(self, folder: Path) -> None:
        """Builds the wheel of one distribution and installs it, if its sources have changed."""
        name = folder.relative_to(ROOT).as_posix()
        digest = digest_of(folder)
        if self.is_done(f"project {name}", digest):
            return
        out = (
            ROOT
            / "build"
            / "wheels"
            / self.venv.name
            / (name.replace("/", "-").strip(".") or "core")
        )
        shutil.rmtree(out, ignore_errors=True)
        if not (folder / "CMakeLists.txt").exists():  # setuptools would pack what is left in there
            shutil.rmtree(folder / "build", ignore_errors=True)
        settings = [f"--config-settings={s}" for s in SANITIZE] if self.sanitizes(folder) else []
        self.pip("wheel", "--no-deps", "--no-build-isolation", *settings, "-w", out, folder)
        [wheel] = out.glob("*.whl")
        self.pip("install", "--no-deps", "--force-reinstall", wheel)
        self.done(f"project {name}", digest)

    def sanitizes(self, folder: Path) -> bool:
        return self.sanitize and (folder / "CMakeLists.txt").exists()


def digest_of(folder: Path) -> str:
    """Names the state of a distribution's sources; the root's are what its wheel is made of."""
    if folder == ROOT:
        files = [folder / "pyproject.toml", folder / "CMakeLists.txt", folder / "README.md"]
        files += source_files(folder / "core") + source_files(folder / "templates")
    else:
        files = source_files(folder)
        if (folder / "CMakeLists.txt").exists():  # core brings headers, and writes a part of it
            files += source_files(ROOT / "core")
        if (folder / "common").exists():  # a link, which is not followed
            files += source_files((folder / "common").resolve())
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.relative_to(ROOT).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def source_files(folder: Path) -> list[Path]:
    found = []
    for file in sorted(folder.rglob("*")):
        inside = file.relative_to(folder)
        built = file.suffix in {".so", ".pyd", ".pyc"} or any(
            part in SKIPPED or part.endswith(".egg-info") for part in inside.parts
        )
        if file.is_file() and not built:
            found.append(file)
    return found


def projects(names: list[str]) -> list[Path]:
    """core-sdk first, then every backend, then the plugins that the tests use as third parties;
    bridges where the frameworks are that they lead to."""
    found = [ROOT]
    patterns = ["backends/*/pyproject.toml", "tests/downstream/*/pyproject.toml"]
    if "peers" in names:
        patterns.append("bridges/*/pyproject.toml")
    for pattern in patterns:
        found += sorted(file.parent for file in ROOT.glob(pattern))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--venv", type=Path, default=Path(".venv"))
    parser.add_argument("--with", dest="names", default="", help="test,check,docs,peers")
    parser.add_argument("--sanitize", action="store_true", help="build with ASan and UBSan")
    parser.add_argument("--only-requirements", action="store_true", help="build no wheels")
    options = parser.parse_args()
    names = ["build", *filter(None, options.names.split(","))]
    environment = Environment((ROOT / options.venv).resolve(), options.sanitize)
    environment.install_requirements(names)
    if not options.only_requirements:
        for folder in projects(names):
            environment.install_project(folder)


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 - said here, because nothing is installed yet
        sys.exit(f"core-sdk needs Python 3.11 or newer; this is {sys.version.split()[0]}")
    main()
