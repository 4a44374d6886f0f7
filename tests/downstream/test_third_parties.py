"""Plugins of third parties beside each other: two that work on devices of their own, one broken."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
QUIET = {"CORE_FALLBACK": "allow"}
pytestmark = pytest.mark.skipif(not hasattr(os, "memfd_create"), reason="acme needs Linux")


def test_two_devices_at_once_exchange_tensors_while_a_third_is_broken(
    third_parties: Path, run_python
) -> None:
    code = """
        import core
        a = core.asarray([1.0, 2.0, 3.0]).to("acme")
        b = core.asarray([10.0, 20.0, 30.0]).to("bolt")
        there = core.add(a, b.to("acme"))
        back = core.multiply(there.to("bolt:0"), b)
        print(there.device, there.tolist())
        print(back.device, back.tolist())
        print(a.to("acme:1").device, core.exp(a.to("acme:1") * 0).tolist())
        print({name: b.state for name, b in sorted(core.backends().items())
               if name in ("acme", "bolt", "broken")})
        try:
            core.add(a, b)
        except core.errors.DeviceError as e:
            print("two devices:", e.what)
    """
    done = run_python(code, path=[third_parties], env=QUIET)
    assert done.stdout.splitlines()[:4] == [
        "acme:0 [11.0, 22.0, 33.0]",
        "bolt:0 [110.0, 440.0, 990.0]",
        "acme:1 [1.0, 1.0, 1.0]",
        "{'acme': 'loaded', 'bolt': 'loaded', 'broken': 'broken'}",
    ]
    assert re.search("two devices: .*acme.*bolt", done.stdout)
    assert done.stderr.count("backend 'broken'") == 1


def test_asking_for_the_broken_device_raises_its_error_as_the_cause(
    third_parties: Path, run_python
) -> None:
    code = """
        import core
        try:
            core.asarray([1.0]).to("broken")
        except core.errors.BackendBrokenError as e:
            import traceback
            print(e)
            traceback.print_exception(e.__cause__)
            assert isinstance(e.__cause__, FileNotFoundError)
        print(core.asarray([1.0]).to("acme").tolist())
    """
    done = run_python(code, path=[third_parties])
    assert "libbroken.so.7 was promised" in done.stdout
    assert "`python -m core doctor` shows the traceback" in done.stdout
    assert "in _find_driver" in done.stderr
    assert done.stdout.endswith("[1.0]\n")


def test_doctor_reports_all_three(third_parties: Path, run_python) -> None:
    command = ["-m", "core", "doctor", "--open"]
    done = run_python(arguments=command, path=[third_parties], status=1)
    rows = {line.split()[0]: line for line in done.stdout.splitlines() if line}
    assert "core-backend-acme 0.1.0" in done.stdout
    assert re.search(r"^acme +acme +core-backend-acme 0.1.0 +loaded$", done.stdout, re.M)
    assert re.search(r"^bolt +bolt +core-backend-bolt 0.2.0 +loaded$", done.stdout, re.M)
    assert re.search(
        r"^broken +broken +core-backend-broken 0.3.0 +broken: FileNot", done.stdout, re.M
    )
    assert "acme:0, acme:1" in done.stdout
    assert "hidden from the host" in done.stdout
    assert "  |   File " in done.stdout
    assert ", in _find_driver" in done.stdout
    assert "broken is broken" in rows["broken"] or "broken is broken" in done.stdout


def test_importing_core_imports_no_plugin(third_parties: Path, run_python) -> None:
    code = """
        import sys, core
        assert not [name for name in sys.modules if name.startswith("core_backend_")]
    """
    assert run_python(code, path=[third_parties]).stderr == ""


def test_ops_shows_the_kernels_of_each_device(third_parties: Path, run_python) -> None:
    done = run_python(arguments=["-m", "core", "ops", "--all"], path=[third_parties])
    header, *rows = (re.split(r"\s{2,}", line) for line in done.stdout.splitlines())
    acme, bolt = header.index("acme"), header.index("bolt")
    cells = {row[1]: row for row in rows if len(row) == len(header)}
    assert cells["core::exp"][acme] == "acme, body"  # its own, and what its dialect spells
    assert cells["core::log"][acme] == "body"
    assert cells["core::exp"][bolt] == "-"


# ---- acme: memory that the host cannot read, and kernels of its own ------------------------------
def test_acme_runs_its_own_kernels_without_a_fallback(third_parties: Path, run_python) -> None:
    code = """
        import core
        x = core.asarray([[0.0, 1.0], [2.0, 3.0]]).to("acme")
        print(core.add(x, x).tolist(), core.multiply(x, 2.0).tolist())
        print(core.exp(core.multiply(x, 0.0)).tolist())
        print(core.add(x[:, ::2], x[1, 1:]).tolist(), core.add(2, x).tolist())
        print(core.clone(x[::-1]).tolist())
        assert len(core.fallback_report()) == 0
        print(core.explain(core.add, x, 1))
    """
    done = run_python(code, path=[third_parties], env={"CORE_FALLBACK": "error"})
    lines = done.stdout.splitlines()
    assert lines[:4] == [
        "[[0.0, 2.0], [4.0, 6.0]] [[0.0, 2.0], [4.0, 6.0]]",
        "[[1.0, 1.0], [1.0, 1.0]]",
        "[[3.0], [5.0]] [[2.0, 3.0], [4.0, 5.0]]",
        "[[2.0, 3.0], [0.0, 1.0]]",
    ]
    assert "acme" in done.stdout
    assert "kernels.py" in done.stdout


def test_a_result_is_written_where_another_is_empty(third_parties: Path, run_python) -> None:
    code = """
        import core
        y, mean, var = core.batch_norm_stats(core.empty((0, 3), device="acme"))
        print(y.shape, mean.tolist(), var.tolist())
    """
    done = run_python(code, path=[third_parties], env={"CORE_FALLBACK": "error"})
    assert done.stdout == "(0, 3) [nan, nan, nan] [nan, nan, nan]\n"


def test_what_acme_lacks_falls_back_and_is_reported(third_parties: Path, run_python) -> None:
    code = """
        import core, warnings
        x = core.asarray([[3.0, 1.0], [2.0, 4.0]]).to("acme")
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            for _ in range(3):
                y = core.linalg.inv(x)
            z = core.linalg.det(x)
        rows = [[abs(v) for v in row] for row in core.matmul(x, y).round().tolist()]
        print(y.device, rows, z.device, z.item())
        print([str(w.message).split()[0] for w in caught])
        print(core.fallback_report())
    """
    out = run_python(code, path=[third_parties]).stdout
    assert "acme:0 [[1.0, 0.0], [0.0, 1.0]] acme:0 10.0" in out
    assert "['core::linalg_inv', 'core::linalg_det']" in out
    assert re.search(r"core::linalg_inv +acme +3 ", out)


def test_acme_memory_cannot_be_read_by_the_host(third_parties: Path, run_python) -> None:
    code = """
        import core, ctypes
        x = core.asarray([1.0, 2.0]).to("acme")
        ctypes.string_at(x.data_ptr, 4)
    """
    done = run_python(code, path=[third_parties], status=-signal.SIGSEGV)
    assert done.stdout == ""
    code = """
        import core, numpy
        x = core.asarray([1.0, 2.0]).to("acme")
        for read in (memoryview, numpy.from_dlpack):
            try:
                print(read(x))
            except (BufferError, RuntimeError) as e:
                print("refused")
    """
    assert run_python(code, path=[third_parties]).stdout == "refused\nrefused\n"


def test_acme_full_is_an_error_that_leaks_nothing(third_parties: Path, run_python) -> None:
    code = """
        import core
        device, native = core.device("acme:1"), core._native
        x = core.asarray([0.0] * 1000).to(device)
        before, held = native.live_storages(), native.live_bytes(device)
        kept = []
        try:
            while True:
                kept.append(x + x)
        except core.errors.OutOfMemoryError as e:
            print(e, type(e.__cause__).__name__, len(kept))
        assert len(kept) > 10
        del kept
        assert (native.live_storages(), native.live_bytes(device)) == (before, held)
        print((x + 1).tolist()[:2])
    """
    env = {"CORE_ACME_MEMORY": str(64 << 10)}
    out = run_python(code, path=[third_parties], env=env).stdout
    assert "acme:1 could not allocate 4000 bytes" in out
    assert "of 65536 bytes are free" in out
    assert out.endswith("[1.0, 1.0]\n")


def test_acme_can_be_without_devices(third_parties: Path, run_python) -> None:
    code = """
        import core
        print(core.backends()["acme"].status)
        try:
            core.asarray([1.0]).to("acme")
        except core.errors.BackendUnavailableError as e:
            print(e.fix)
    """
    env = {"CORE_ACME_DEVICES": "0"}
    out = run_python(code, path=[third_parties], env=env).stdout
    assert out == "unavailable: CORE_ACME_DEVICES is 0\nunset CORE_ACME_DEVICES\n"


def test_a_custom_operator_gets_an_acme_kernel_from_numpy(third_parties: Path, run_python) -> None:
    code = """
        import core, numpy as np
        from core_backend_acme import host_kernel
        op = core._native.define_operator(
            "third::clip(Tensor x, *, float low) -> Tensor", rule="copy")
        core._native.register_kernel(
            op, "acme", host_kernel(lambda x, low: np.maximum(x, low).astype(x.dtype)),
            provider="test")
        print(op(core.asarray([-1.0, 2.0]).to("acme"), low=0.5).tolist())
    """
    env = {"CORE_FALLBACK": "error"}
    assert run_python(code, path=[third_parties], env=env).stdout == "[0.5, 2.0]\n"


# ---- bolt: nothing but memory, in another process ------------------------------------------------
def test_every_kind_of_operator_works_on_bolt_by_falling_back(
    third_parties: Path, run_python
) -> None:
    code = """
        import core
        x = core.asarray([[3.0, 1.0], [2.0, 4.0]]).to("bolt")
        print((x + 1).tolist(), core.sum(x).tolist(), core.matmul(x, x).tolist())
        print(x[1].tolist(), core.concat([x, x], axis=0).shape, core.sort(x)[0].device)
        print(len(core.fallback_report()) >= 4)
    """
    out = run_python(code, path=[third_parties], env=QUIET).stdout.splitlines()
    assert out[0] == "[[4.0, 2.0], [3.0, 5.0]] 10.0 [[11.0, 7.0], [14.0, 18.0]]"
    assert out[1] == "[2.0, 4.0] (4, 2) bolt:0"
    assert out[2] == "True"


def test_the_process_behind_bolt_ends_with_its_user(third_parties: Path, run_python) -> None:
    code = """
        import core
        x = core.asarray([1.0]).to("bolt")
        print(core._native.runtime("bolt")._device.pid)
    """
    pid = int(run_python(code, path=[third_parties]).stdout)
    end = time.monotonic() + 30
    while _is_running(pid):
        assert time.monotonic() < end, "the process outlives the one that used it"
        time.sleep(0.05)


def _is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"  # ended, and not yet collected by its parent


def test_a_device_that_dies_is_an_error_and_not_a_crash(third_parties: Path, run_python) -> None:
    code = """
        import core
        x = core.asarray([1.0]).to("bolt")
        device = core._native.runtime("bolt")._device
        device.kill(); device.wait()
        try:
            x.tolist()
        except (RuntimeError, OSError) as e:
            print(type(e).__name__)
        print(core.asarray([1.0]).tolist())
    """
    out = run_python(code, path=[third_parties]).stdout.splitlines()
    assert out[-1] == "[1.0]"
    assert len(out) == 2


# ---- packaging -----------------------------------------------------------------------------------
@pytest.mark.slow
def test_an_installer_makes_what_discovery_finds(tmp_path: Path, run_python) -> None:
    project = ROOT / "tests" / "downstream" / "core-backend-bolt"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    target = tmp_path / "installed"
    subprocess.run([*pip, "--target", str(target), str(project)], check=True, timeout=300)
    code = "import core; print(core.asarray([1.0]).to('bolt').tolist(), core.backends()['bolt'])"
    out = run_python(code, path=[target]).stdout
    assert out == "[1.0] <backend 'bolt' (core-backend-bolt 0.2.0): loaded>\n"
