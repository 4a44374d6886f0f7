"""Fixtures that several folders of tests share: fresh interpreters, plugins made on the spot."""

from __future__ import annotations

import contextlib
import gc
import os
import runpy
import shutil
import signal
import subprocess
import sys
import textwrap
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Kernels that tests build are kept beside the checkout's other build products, never in the user's
# own cache; all workers, and the next run, find them there.
os.environ["CORE_CACHE_DIR"] = str(ROOT / "build" / "kernels")


# Tests of random input draw less of it in every run than in the full one.
def pytest_configure(config: pytest.Config) -> None:
    quick = "not slow" in config.option.markexpr
    os.environ.setdefault("CORE_TEST_EXAMPLES", "quick" if quick else "all")
    # A shell starts what runs in its background with SIGINT ignored, and processes inherit that.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


# ---- garbage collections -----------------------------------------------------------------------
def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--gc-every-allocation",
        action="store_true",
        help="collect garbage at nearly every allocation of a container while a test runs",
    )


TESTS_BETWEEN_FULL_COLLECTIONS = 300
_tests_run = 0


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Freezes what earlier tests have left, for collections to look at what a test makes.

    A process of ten thousand tests holds millions of objects, and hundreds of tests collect.
    """
    global _tests_run
    if _tests_run % TESTS_BETWEEN_FULL_COLLECTIONS == 0:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
    _tests_run += 1


@contextlib.contextmanager
def collected_often() -> Iterator[None]:
    """A block with a collection at nearly every allocation of a container. What is there before is
    frozen, so that each takes little time and even the oldest generation's turn comes often."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.collect()
    gc.set_threshold(1, 1, 1)
    try:
        yield
    finally:
        gc.set_threshold(*before)


@pytest.fixture
def collects_often() -> Callable[[], contextlib.AbstractContextManager[None]]:
    """The block, for one test."""
    return collected_often


@pytest.fixture
def no_collections() -> Iterator[None]:
    """For tests that interrupt this process: Ctrl-C within a callback of the collector, such as the
    one hypothesis has, is printed and lost."""
    gc.disable()
    yield
    gc.enable()


@pytest.hookimpl(hookwrapper=True)
def pytest_pyfunc_call(pyfuncitem: Any) -> Iterator[None]:
    often = pyfuncitem.config.getoption("--gc-every-allocation")
    with collected_often() if often else contextlib.nullcontext():
        yield


RunPython = Callable[..., subprocess.CompletedProcess[str]]
MakePlugin = Callable[..., Path]

GOOD_HOOKS = """
    from core.plugins import Available, BackendInfo, Unavailable, hookimpl

    @hookimpl
    def core_backend_info():
        return BackendInfo(name="{name}", device_type="{name}", api=(1, 1))

    @hookimpl
    def core_probe():
        return Available()
"""


def run_bounded(command: list[str], limit: float = 300, **options: Any) -> Any:
    """A process and its output; after `limit` seconds it fails, and says where it stood.

    Its children are ended with it: one that hangs would hold the pipes open, and the test with it.
    """
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        **options,
    ) as process:
        try:
            out, err = process.communicate(timeout=limit)
        except BaseException as error:
            _signal_all(process, "SIGABRT")  # faulthandler writes the stacks
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(10)
            _signal_all(process, "SIGKILL")
            out, err = process.communicate()
            if isinstance(error, subprocess.TimeoutExpired):
                pytest.fail(f"no end after {limit} s: {command}\n{out[-4000:]}\n{err[-16000:]}")
            raise
    return subprocess.CompletedProcess(command, process.returncode, out, err)


def _signal_all(process: subprocess.Popen[str], name: str) -> None:
    """To a process that leads a session, and to its children."""
    if not hasattr(os, "killpg"):
        process.kill()
        return
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, getattr(signal, name))


@pytest.fixture
def run_python(tmp_path: Path) -> RunPython:
    """Runs code in a fresh interpreter; the test fails if its exit status is not `status`.

    path: folders put before sys.path; arguments: run as `python <arguments>` in place of the code.
    """

    def run(
        code: str = "",
        *,
        path: list[Path] | None = None,
        env: dict[str, str] | None = None,
        status: int = 0,
        arguments: list[str] | None = None,
    ) -> subprocess.CompletedProcess[str]:
        kept = ("CORE_CACHE_DIR",)
        variables = {k: v for k, v in os.environ.items() if not k.startswith("CORE_") or k in kept}
        inherited = filter(None, variables.get("PYTHONPATH", "").split(os.pathsep))
        places = [str(p) for p in path or ()] + [os.path.abspath(p) for p in inherited]
        variables.update(env or {}, PYTHONPATH=os.pathsep.join(places), PYTHONFAULTHANDLER="1")
        command = [sys.executable, *(arguments or ["-c", textwrap.dedent(code)])]
        done = run_bounded(command, env=variables, cwd=tmp_path)
        said = f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
        assert done.returncode == status, f"exit status {done.returncode}\n{said}"
        return done

    return run


def write_distribution(
    folder: Path,
    name: str,
    version: str,
    entry_points: str,
    group: str = "core.backends",
    requires: str = "",
) -> None:
    """What an installer leaves of a distribution beside its package."""
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir(parents=True)
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    metadata += f"Requires-Dist: {requires}\n" if requires else ""
    (info / "METADATA").write_text(metadata)
    (info / "entry_points.txt").write_text(f"[{group}]\n{entry_points}\n")


@pytest.fixture
def make_plugin(tmp_path: Path) -> MakePlugin:
    """Makes an installed plugin package of a few lines; returns the folder for sys.path.

    hooks: the module's source; "{name}" in it is replaced. Without: a good tier-0 provider.
    """
    folder = tmp_path / "plugins"
    folder.mkdir()

    def make(
        name: str,
        hooks: str = GOOD_HOOKS,
        module: str = "",
        version: str = "1.5",
        requires: str = "",
    ) -> Path:
        package = folder / f"core_backend_{name}"
        package.mkdir()
        (package / "__init__.py").write_text("")
        source = textwrap.dedent(hooks).replace("{name}", name)
        (package / "plugin.py").write_text(source)
        entry = f"{name} = {module or f'core_backend_{name}.plugin'}"
        write_distribution(folder, f"core-backend-{name}", version, entry, requires=requires)
        return folder

    return make


@pytest.fixture(scope="session")
def third_parties(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the packages of tests/downstream as an installer would lay them out."""
    target = tmp_path_factory.mktemp("third_parties")
    for project in sorted((ROOT / "tests" / "downstream").glob("**/pyproject.toml")):
        described = tomllib.loads(project.read_text())["project"]
        shutil.copytree(project.parent / "src", target, dirs_exist_ok=True)
        entries = described.get("entry-points", {}).get("core.backends", {})
        lines = "\n".join(f"{name} = {value}" for name, value in entries.items())
        write_distribution(target, described["name"], described["version"], lines)
    return target


COUNTS = ("graphs", "calls", "kernels", "breaks")


@pytest.fixture
def counted(record_property: Callable[[str, object], None]) -> Callable[[Any], None]:
    """Notes what compiled functions were made into; the sums are printed behind all tests."""

    def count(compiled: Any) -> None:
        captured, run = compiled.graphs, compiled.optimized
        calls, kernels = (sum(len(graph.nodes) for graph in graphs) for graphs in (captured, run))
        record_property("compiled", (len(captured), calls, kernels, len(compiled.breaks)))

    return count


def pytest_terminal_summary(terminalreporter: Any) -> None:
    passed = terminalreporter.stats.get("passed", ())
    noted = [n for test in passed for key, n in test.user_properties if key == "compiled"]
    if noted:
        said = ", ".join(f"{sum(n)} {name}" for n, name in zip(zip(*noted), COUNTS))
        terminalreporter.write_line(f"compiled functions of the catalogue: {said}")
    summary, counts = _operator_database(terminalreporter)
    for line in summary["lines"](counts) if counts else ():
        terminalreporter.write_line(line)


def _operator_database(terminalreporter: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """How the run of PyTorch's operator database is summed up, and what its tests have counted."""
    path = ROOT / "tests" / "operator_database" / "database_summary.py"
    summary = runpy.run_path(str(path))
    states = (terminalreporter.stats.get(state, ()) for state in ("passed", "failed"))
    return summary, summary["counts_in"]([report for reports in states for report in reports])


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fails a whole run of the operator database of which too small a share agrees."""
    terminalreporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if terminalreporter is None or hasattr(session.config, "workerinput"):
        return
    summary, counts = _operator_database(terminalreporter)
    if len(counts) > 100 and summary["share"](counts) < summary["SHARE"]:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
