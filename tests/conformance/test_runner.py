"""The kit's runner: crashes and hangs of the device's code, filtered and interrupted runs."""

from __future__ import annotations

import os
import re
import signal
import subprocess

import pytest

from core.testing.conformance import Options, every, process
from core.testing.conformance.pool import Pool
from core.testing.conformance.progress import Line

pytestmark = pytest.mark.skipif(not hasattr(os, "memfd_create"), reason="acme needs Linux")
ROUNDING = ("--core-device=acme", "--core-level=2", "--core-families=rounding")
CHOSEN = ("-k", "L2-rounding and -float32 and not _-float32")  # what is not in place

PLUGIN = """
import atexit, ctypes, os, signal, threading, time
import core
import core_backend_acme.plugin as acme
from core.plugins import BackendInfo, hookimpl
from core_backend_acme.plugin import core_dialect, core_open, core_probe

def leaves_work(x):
    threading.Timer(0.2, os.abort).start()
    return core.ceil(x.to("cpu")).to(x.device)

def fails_at_the_end(x):
    atexit.register(os._exit, 9)
    return core.floor(x.to("cpu")).to(x.device)

def hangs(x):
    ctypes.PyDLL(None).pause()  # with the lock of the interpreter held

def sleeps(x):
    time.sleep(60)

def aborts(x):
    os.abort()

def reads_nowhere(x):
    ctypes.string_at(8)

def exits(x):
    print("fatal: lost the bus", flush=True)
    os._exit(7)

@hookimpl
def core_backend_info():
    return BackendInfo(name="bad_acme", device_type="acme", api=(1, 1), priority=10)

@hookimpl
def core_register_kernels(registry):
    acme.core_register_kernels(registry)
    for op, kernel in {kernels}.items():
        registry.register(f"core::{{op}}", globals()[kernel], dtypes=["float32"])
"""


@pytest.fixture
def bad(make_plugin):
    """acme some of whose kernels of float32 do something else: bad(floor="aborts")."""
    return lambda **kernels: make_plugin("bad_acme", PLUGIN.format(kernels=kernels))


def of(done, operator):
    [record] = done.of(f"L2-rounding-{operator}-float32")
    return record


def test_crashes_are_failures_of_their_checks_and_the_rest_goes_on(kit, bad):
    folder = bad(floor="aborts", ceil="reads_nowhere", trunc="exits")
    chosen = f"{CHOSEN[1]} or L2-rounding-trunc-"
    done = kit(*ROUNDING, "-k", chosen, path=(folder,))
    assert done.status == 1, done.said
    assert done.failed() == [f"L2-rounding-{x}-float32" for x in ("ceil", "floor", "trunc")]
    assert of(done, "round")["status"] in ("passed", "fallback")
    wanted = {
        "floor": ("by SIGABRT", "in aborts", "an assertion of the driver's"),
        "ceil": ("by SIGSEGV", "in reads_nowhere", "an address that is no memory"),
        "trunc": ("with exit status 7", "fatal: lost the bus", "_exit()"),
    }
    for operator, (ended, where, likely) in wanted.items():
        message = of(done, operator)["message"]
        assert f"did:      core::{operator}(" in message
        assert f"the process ended {ended}" in message
        assert where in message and likely in message
    [_, *others] = done.of("L2-rounding-trunc-")  # would end one process after the other
    ended = "not run: the process ended, or hung, at L2-rounding-trunc-float32"
    assert {c["message"] for c in others} == {ended}


SLOWLY = """
import time
import pytest
from core.testing.conformance import Conformance

class TestAcme(Conformance):
    device = "acme"
    workers = 1  # several ask ahead of this

    @pytest.fixture(autouse=True)
    def pause(self):
        yield
        time.sleep(1)
"""


def test_a_crash_between_two_checks_is_told_by_the_next(kit, bad, tmp_path):
    """Work that a check left behind ends the process when nobody asks anything of it."""
    (tmp_path / "test_acme.py").write_text(SLOWLY)
    chosen = ("-k", "L2-rounding-ceil-float32 or L2-rounding-floor-float32")
    folder = bad(ceil="leaves_work")
    done = kit(*chosen, path=(folder,), file=tmp_path / "test_acme.py")
    assert sorted(c["status"] for c in done.of("L2-rounding-")) == ["failed", "passed"], done.said
    message = of(done, "floor")["message"]
    assert "L2-rounding-ceil-float32 had been answered" in message and "SIGABRT" in message


def test_a_process_that_ends_badly_is_a_failure(kit, bad):
    done = kit(*ROUNDING, "-k", "floor-float32", path=(bad(floor="fails_at_the_end"),))
    assert done.failed() == []
    assert done.status == 1
    assert "failed: acme:0: a process of the checks ended with exit status 9" in done.said


def test_processes_that_always_end_do_not_take_for_ever(monkeypatch):
    """Not one is started again for the same check, and not one for every check."""
    monkeypatch.setattr(process, "START", "import sys; print(1, file=sys.stderr); sys.exit(3)")
    asked = Pool({}, 1, 300.0, print, lambda check: False, False)
    answers = [asked.answer(check) for check in every(Options(level=1))[:22]]
    asked.close()
    assert [a.status for a in answers] == ["failed"] * 20 + ["not run"] * 2
    assert "starting a process" in answers[0].message and "exit status 3" in answers[0].message
    assert "ended 20 times, one after the other" in answers[-1].message


def test_a_hanging_device_is_told_while_it_hangs_and_ended(kit, bad):
    done = kit(*ROUNDING, "--core-timeout=6", *CHOSEN, path=(bad(floor="hangs"),))
    assert done.failed() == ["L2-rounding-floor-float32"], done.said
    waits = r"L2-rounding-floor-float32 waits for \d+ s \(it fails at 6 s\): core::floor\("
    assert re.search(waits, done.said)
    message = of(done, "floor")["message"]
    assert "the device did not answer in 6 s" in message
    assert "in hangs" in message and "core::floor(" in message
    assert of(done, "round")["status"] in ("passed", "fallback")


def test_what_is_filtered_is_incomplete(kit):
    done = kit("--core-device=acme", "-k", "L1-indexing or L0")
    assert done.status == 0, done.said
    assert done.report["reached"] == 0  # all of level 0, a part of level 1
    assert done.report["levels"]["L1"]["of"] > done.report["levels"]["L1"]["passed"] > 3
    assert re.search(
        r"reached without a failure: L0\n"
        r"incomplete: asked \d+ of \d+ checks of L1; L2, L3, L4, L5 not asked "
        r"\(-k 'L1-indexing or L0'\)",
        done.said,
    )


def test_a_run_that_stops_at_a_failure_is_incomplete(kit, bad):
    done = kit(*ROUNDING, "-x", *CHOSEN, path=(bad(ceil="aborts"),))
    assert done.status == 1
    assert re.search(r"incomplete: asked 1 of \d+ .*stopping after 1 failures", done.said)


def test_an_interrupted_run_says_so_and_leaves_no_process(kit_command, bad):
    """Ctrl-C while a check hangs; what had been asked is in the tables."""
    command, env, folder = kit_command(
        *ROUNDING, *CHOSEN, "--core-timeout=90", path=(bad(trunc="hangs"),)
    )
    with subprocess.Popen(
        command, env=env, cwd=folder, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as run:
        assert run.stdout is not None
        said = ""
        for line in run.stdout:
            said += line
            if "waits for" in line:
                break
        children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(run.pid)],
                                  capture_output=True, text=True).stdout.split()  # fmt: skip
        run.send_signal(signal.SIGINT)
        said += run.stdout.read()
    assert run.returncode == 2, said
    assert "incomplete: asked 2 of " in said and "interrupted)" in said
    assert children
    for pid in children:
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


def test_in_process_there_is_no_other_process(kit, bad):
    """A crash is pytest's own, as a debugger wants it."""
    chosen = ("-k", "L2-rounding-floor-float32")
    done = kit(*ROUNDING, "--core-in-process", *chosen, path=(bad(floor="exits"),))
    assert done.status == 7


@pytest.mark.slow
def test_in_process_a_hang_is_told_and_ends_the_run(kit, bad):
    given = ("--core-in-process", "--core-timeout=3", "-k", "L2-rounding-floor-float32")
    done = kit(*ROUNDING, *given, path=(bad(floor="sleeps"),))
    assert done.status == 3
    assert "L2-rounding-floor-float32 waits for 1 s (it is ended at 3 s)" in done.said
    assert "has not ended within 3 s" in done.said and "in sleeps" in done.said


@pytest.mark.slow
def test_under_xdist_each_of_its_processes_asks(kit, bad):
    given = (*CHOSEN, "-n", "2", "-p", "xdist")
    done = kit(*ROUNDING, *given, path=(bad(floor="aborts"),))
    assert done.failed() == ["L2-rounding-floor-float32"], done.said
    assert of(done, "ceil")["status"] in ("passed", "fallback")
    assert "incomplete: asked " in done.said


@pytest.mark.slow
def test_several_workers_ask_what_one_asks(kit):
    """In the same order, with the same answers."""
    given = ("--core-device=acme", "--core-level=2", "--core-families=copies,rounding,unary")
    one, three = (kit(*given, f"--core-workers={n}").report["checks"] for n in (1, 3))
    assert [(c["id"], c["status"]) for c in one] == [(c["id"], c["status"]) for c in three]
    assert len(one) > 150


class Terminal:
    """What a line writes to."""

    isatty = False

    def __init__(self):
        self.lines = []

    def write_line(self, text, **markup):
        self.lines.append(text)

    def ensure_newline(self):
        pass

    flush = ensure_newline


def test_the_line_says_how_far_and_how_long(monkeypatch):
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    terminal = Terminal()
    line = Line(terminal, [2] * 1000)
    for made in range(500):
        now += 0.5
        line.note({"level": 2, "status": "failed" if made == 10 else "passed", "id": f"c{made}"})
    assert terminal.lines[0] == "FAILED c10"
    assert len(terminal.lines) == 1 + 250 // 30  # one in 30 seconds, not one a check
    assert re.match(
        r" 48 %  480 of 1000 checks, 1 failed, \d:\d\d min left  c479", terminal.lines[-1]
    )
    assert 170 < line.seconds_left() < 260  # as long again
