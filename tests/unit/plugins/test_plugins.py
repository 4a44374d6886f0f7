"""Backends that work: found without being imported, opened once, joined by their kernels."""

from __future__ import annotations

import os
import re
import threading
import time
from pathlib import Path

import pytest

import core
from core.errors import PluginError
from core.plugins import Available, BackendInfo, Runtime, Unavailable, discovery, manager

# A runtime whose memory is a dict of bytearrays by address: addresses that nothing is mapped at.
MEMORY_RUNTIME = """
    import core
    from core.plugins import Available, BackendInfo, Runtime, Unavailable, hookimpl

    class DictRuntime(Runtime):
        def __init__(self):
            self.blocks, self.next = {}, 1 << 50

        def device_count(self):
            return 2

        def allocate(self, nbytes, index):
            if nbytes > 1 << 20:
                raise MemoryError("full")
            address, self.next = self.next, self.next + nbytes + 64
            self.blocks[address] = bytearray(nbytes)
            return address

        def free(self, address, nbytes, index):
            del self.blocks[address]

        def at(self, address, nbytes):
            base = max(a for a in self.blocks if a <= address)
            return memoryview(self.blocks[base])[address - base:][:nbytes]

        def copy_from_host(self, dst, src, index):
            self.at(dst, len(src))[:] = src

        def copy_to_host(self, dst, src, index):
            dst[:] = self.at(src, len(dst))

        def copy_on_device(self, dst, dst_index, src, src_index, nbytes):
            self.at(dst, nbytes)[:] = bytes(self.at(src, nbytes))

        def synchronize(self, index):
            pass

    @hookimpl
    def core_backend_info():
        return BackendInfo(name="{name}", device_type="{name}", api=(1, 1))

    @hookimpl
    def core_probe():
        return Available(devices=2)

    @hookimpl
    def core_open():
        return DictRuntime()
"""
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


# ---- what works ----------------------------------------------------------------------------------
def test_importing_core_looks_for_nothing(run_python, make_plugin) -> None:
    folder = make_plugin("nosy", "raise SystemExit('imported')")
    code = """
        import sys, core
        for name in "pluggy importlib.metadata numpy ml_dtypes inspect dataclasses".split():
            assert name not in sys.modules, name
        assert "core_backend_nosy" not in sys.modules
    """
    run_python(code, path=[folder])


def test_a_device_is_opened_at_its_first_use_and_once(make_plugin, run_python) -> None:
    hooks = MEMORY_RUNTIME.replace("return DictRuntime()", "print('opened'); return DictRuntime()")
    folder = make_plugin("dicty", hooks)
    code = """
        import core
        print(core.backends()["dicty"].state, core.devices(), core.current_accelerator())
        x = core.full((2, 2), 3.0, device="dicty:1")
        print(x.tolist(), core.add(x, 1).device, x.to("cpu").device)
        print(core.backends()["dicty"].state)
        del x
        print(core._native.live_bytes(core.device("dicty:1")))
    """
    lines = run_python(code, path=[folder], env={"CORE_FALLBACK": "allow"}).stdout.splitlines()
    assert lines[0].startswith("available")
    assert "device('dicty:0'), device('dicty:1')" in lines[0]
    assert lines[1] == "opened"
    assert lines[2] == "[[3.0, 3.0], [3.0, 3.0]] dicty:1 cpu"
    assert lines[3:] == ["loaded", "0"]


def test_threads_that_use_a_device_at_once_open_it_once(make_plugin, run_python) -> None:
    slow = "import time; time.sleep(0.2); print('opened'); return DictRuntime()"
    folder = make_plugin("dicty", MEMORY_RUNTIME.replace("return DictRuntime()", slow))
    code = """
        import core, threading
        results = []
        def use():
            results.append(core.full((1,), 7, device="dicty").tolist())
        threads = [threading.Thread(target=use) for _ in range(8)]
        for t in threads: t.start()
        for t in threads: t.join()
        assert results == [[7]] * 8, results
    """
    done = run_python(code, path=[folder], env={"CORE_FALLBACK": "allow"})
    assert done.stdout.count("opened") == 1


def test_an_index_beyond_the_devices_is_an_error(make_plugin, run_python) -> None:
    folder = make_plugin("dicty", MEMORY_RUNTIME)
    code = """
        import core
        try:
            core.full((1,), 1, device="dicty:2")
        except core.errors.DeviceError as e:
            print(e)
    """
    assert "dicty:0 to dicty:1" in run_python(code, path=[folder]).stdout


def test_out_of_memory_names_the_device_and_keeps_the_cause(make_plugin, run_python) -> None:
    folder = make_plugin("dicty", MEMORY_RUNTIME)
    code = """
        import core
        before = core._native.live_storages()
        try:
            core.full((1 << 20,), 1.0, device="dicty:1")
        except core.errors.OutOfMemoryError as e:
            print(e.what)
        assert core._native.live_storages() == before
    """
    assert "dicty:1 could not allocate" in run_python(code, path=[folder]).stdout


def test_unavailable_says_why_and_what_to_do(make_plugin, run_python) -> None:
    probe = PROBE.replace("Available()", 'Unavailable("no driver", "apt install driver")')
    opened = "\n    @hookimpl\n    def core_open(): raise AssertionError\n"
    folder = make_plugin("driverless", INFO + probe + opened)
    code = """
        import core
        print(core.backends())
        try:
            core.full((1,), 1, device="driverless")
        except core.errors.BackendUnavailableError as e:
            print(e)
    """
    out = run_python(code, path=[folder]).stdout
    assert "unavailable: no driver" in out
    assert "fix: apt install driver" in out


def test_an_unknown_device_lists_what_exists(make_plugin, run_python) -> None:
    make_plugin("sick", "raise RuntimeError('ill')")
    folder = make_plugin("dicty", MEMORY_RUNTIME)
    code = """
        import core
        for name in ("dicti", "zzz"):
            try:
                core.full((1,), 1, device=name)
            except core.errors.DeviceError as e:
                print(e)
    """
    out = run_python(code, path=[folder]).stdout
    assert "there is no device 'dicti'" in out
    assert "did you mean 'dicty'? use one of these" in out
    assert "pip install" not in out
    assert re.search(r"exists: cpu, .*dicty:0, dicty:1.*sick \(broken\)", out)


def test_backends_can_be_disabled(make_plugin, run_python) -> None:
    folder = make_plugin("noisy", "print('imported')")
    code = """
        import core
        print(core.backends()["noisy"].status)
        try:
            core.full((1,), 1, device="noisy")
        except core.errors.BackendUnavailableError as e:
            print(e)
    """
    out = run_python(code, path=[folder], env={"CORE_DISABLE_BACKENDS": "noisy"}).stdout
    assert "imported" not in out
    assert "unavailable: disabled by CORE_DISABLE_BACKENDS" in out
    assert "fix: change CORE_DISABLE_BACKENDS" in out


def test_what_is_installed_later_is_found(make_plugin, run_python) -> None:
    folder = make_plugin("first")
    code = f"""
        import core, os, pathlib, shutil, sys
        assert "second" not in core.backends()
        folder = pathlib.Path({str(folder)!r})
        shutil.copytree(folder / "core_backend_first", folder / "core_backend_second")
        plugin = folder / "core_backend_second" / "plugin.py"
        plugin.write_text(plugin.read_text().replace("first", "second"))
        info = folder / "core_backend_second-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\\nName: core-backend-second\\n")
        (info / "entry_points.txt").write_text(
            "[core.backends]\\nsecond = core_backend_second.plugin\\n")
        import importlib; importlib.invalidate_caches()
        print(core.backends()["second"].state)
    """
    assert run_python(code, path=[folder]).stdout.strip() == "available"


def test_the_higher_priority_serves_a_device_type_and_the_next_when_it_fails(
    make_plugin, run_python
) -> None:
    good = MEMORY_RUNTIME.replace('device_type="{name}"', 'device_type="shared"')
    bad = good.replace("return DictRuntime()", "raise OSError('first one fails')")
    bad = bad.replace("api=(1, 1)", "api=(1, 1), priority=5")
    make_plugin("second", good)
    folder = make_plugin("first", bad)
    code = """
        import core
        print(core.devices())
        print(core.full((2,), 4, device="shared").tolist())
        print({name: b.state for name, b in core.backends().items() if name in ("first", "second")})
    """
    out = run_python(code, path=[folder], env={"CORE_FALLBACK": "allow"}).stdout.splitlines()
    assert out[0].count("shared:0") == 1
    assert out[1] == "[4, 4]"
    assert out[2] == "{'first': 'broken', 'second': 'loaded'}"


def test_the_default_device_comes_from_the_environment(make_plugin, run_python) -> None:
    folder = make_plugin("dicty", MEMORY_RUNTIME)
    code = """
        import core, sys
        assert "pluggy" not in sys.modules
        print(core.asarray([1.0]).device, core.current_accelerator())
        with core.device("cpu"):
            print(core.asarray([1.0]).device)
    """
    env = {"CORE_DEFAULT_DEVICE": "dicty:1", "CORE_FALLBACK": "allow"}
    assert run_python(code, path=[folder], env=env).stdout == "dicty:1 dicty:1\ncpu\n"
    done = run_python("import core; print(core.add)", env={"CORE_DEFAULT_DEVICE": "x:y"})
    assert "CORE_DEFAULT_DEVICE is ignored" in done.stderr


# ---- kernels -------------------------------------------------------------------------------------
KERNELS = """
    @hookimpl
    def core_register_kernels(registry):
        def add(x1, x2):
            return core.DECLINED
        registry.register("core::add", add, dtypes=["float32"], priority=3)
"""


def test_a_provider_registers_kernels_for_the_cpu(make_plugin, run_python) -> None:
    hooks = INFO.replace('device_type="{name}"', 'device_type="cpu"') + PROBE + KERNELS
    folder = make_plugin("helper", "\n    import core" + hooks)
    code = """
        import core
        print(core.backends()["helper"].state)
        print(core.add(core.full((1,), 1.0), 1).tolist(), core.backends()["helper"].state)
        [k] = [k for k in core.add.kernels if k.provider == "helper"]
        print(k.device_type, k.priority, k.dtypes, k.file.endswith("plugin.py"), k.line)
        print(core.explain(core.add, core.full((1,), 1.0), 1))
    """
    out = run_python(code, path=[folder]).stdout
    assert out.startswith("available\n[2.0] loaded\ncpu 3 (")
    assert "helper" in out
    assert "DECLINED" in out


@pytest.mark.parametrize(
    ("register", "expected"),
    [
        ('registry.register("core::ad", print)', ["there is no operator 'core::ad'", "core::add"]),
        ('registry.register("core::add", 3)', ["from 'helper' is 3", "callable"]),
        ('registry.register("core::add", print, dtypes=["float33"])', ["float33"]),
        ('[registry.register("core::add", print) for i in "ab"]', ["already has a kernel"]),
        ('raise ValueError("later")', ["ValueError: later"]),
    ],
)
def test_a_hook_that_fails_half_way_registers_nothing(
    make_plugin, run_python, register: str, expected: list[str]
) -> None:
    hooks = INFO.replace('device_type="{name}"', 'device_type="cpu"') + PROBE + KERNELS
    folder = make_plugin("helper", "\n    import core" + hooks + f"        {register}\n")
    code = """
        import core
        print(core.add(core.full((1,), 1.0), 1).tolist())
        assert not [k for k in core.add.kernels if k.provider == "helper"]
        print(core.backends()["helper"].status, core.backends()["helper"].traceback)
    """
    out = run_python(code, path=[folder]).stdout
    for part in ["[2.0]", "broken: ", *expected]:
        assert part in out


@pytest.mark.parametrize("body", ["return 3", "raise OSError('no facts')"])
def test_capabilities_that_fail_break_only_their_backend(
    make_plugin, run_python, body: str
) -> None:
    hook = f"\n    @hookimpl\n    def core_capabilities():\n        {body}\n"
    folder = make_plugin("boastful", INFO + PROBE + hook)
    done = run_python(arguments=["-m", "core", "doctor"], path=[folder], status=1)
    assert "boastful is broken" in done.stdout
    assert "null: available" in done.stdout


# ---- fork ----------------------------------------------------------------------------------------
@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_forked_child_is_refused_the_device_and_keeps_the_cpu(make_plugin, run_python) -> None:
    folder = make_plugin("dicty", MEMORY_RUNTIME)
    code = """
        import core, os, sys
        x = core.full((2,), 5, device="dicty")
        pid = os.fork()
        if pid == 0:
            try:
                x.tolist()
            except core.errors.DeviceError as e:
                print("refused:", e.what)
            print(core.add(core.full((1,), 1), 1).tolist(), len(core.backends()) >= 3)
            sys.stdout.flush()
            os._exit(0)
        assert os.waitpid(pid, 0)[1] == 0
        print(x.tolist())
    """
    out = run_python(code, path=[folder], env={"CORE_FALLBACK": "allow"}).stdout
    assert "refused: the device 'dicty' was opened before this process forked" in out
    assert "[2] True" in out
    assert out.endswith("[5, 5]\n")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_fork_while_the_lock_is_held_does_not_hang_the_child(run_python) -> None:
    code = """
        import core, os, threading
        from core.plugins.manager import manager
        held, done = threading.Event(), threading.Event()
        def hold():
            with manager._lock:
                held.set()
                done.wait()
        thread = threading.Thread(target=hold)
        thread.start()
        held.wait()
        pid = os.fork()
        if pid == 0:
            os._exit(0 if len(core.backends()) >= 2 else 1)
        done.set()
        thread.join()
        assert os.waitpid(pid, 0)[1] == 0
    """
    run_python(code)


def test_a_runtime_that_says_so_survives_a_fork(run_python) -> None:
    code = """
        import core, os
        x = core.full((2,), 5.0, device="null")
        pid = os.fork()
        if pid == 0:
            core.add(x, x)
            os._exit(0)
        assert os.waitpid(pid, 0)[1] == 0
    """
    run_python(code)


# ---- speed ---------------------------------------------------------------------------------------
def test_discovery_stays_fast_with_300_distributions(tmp_path: Path, monkeypatch) -> None:
    for i in range(300):
        info = tmp_path / f"dummy_{i}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: dummy-{i}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[console_scripts]\nd{i} = x:y\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    start = time.process_time()
    discovery.find_sources()
    assert time.process_time() - start < 1.0
    stamp = discovery.path_stamp()
    start = time.process_time()
    for _ in range(100):
        assert discovery.path_stamp() == stamp
    assert time.process_time() - start < 0.5


def test_a_second_look_reads_no_metadata(monkeypatch: pytest.MonkeyPatch) -> None:
    core.backends()
    monkeypatch.setattr(discovery, "find_sources", lambda: pytest.fail("looked again"))
    core.backends()
    core.devices()


# ---- values --------------------------------------------------------------------------------------
def test_values_check_their_fields() -> None:
    info = BackendInfo(name="a", device_type="b", api=(1, 2), priority=3, version="4")
    assert (info.name, info.device_type, info.api, info.priority, info.version) == (
        *("a", "b", (1, 2), 3, "4"),
    )
    assert Available().devices == 1
    assert Unavailable("why", "remedy").remedy == "remedy"
    for make in (lambda: Available(devices=0), lambda: Unavailable("reason", "")):
        with pytest.raises(PluginError, match="vailable"):
            make()
    for wrong in (
        {"device_type": "GPU"},
        {"name": "a b"},
        {"device_type": ""},
        {"api": (2, 1)},
        {"priority": "high"},
    ):
        with pytest.raises(PluginError, match="BackendInfo: "):
            BackendInfo(**{"name": "a", "device_type": "a", "api": (1, 1), **wrong})


def test_a_runtime_without_its_methods_cannot_be_made() -> None:
    with pytest.raises(TypeError, match="abstract"):
        type("Half", (Runtime,), {"device_count": lambda self: 1})()


def test_backends_print_as_a_table() -> None:
    lines = repr(core.backends()).splitlines()
    assert lines[0].split() == ["backend", "device", "from", "state"]
    assert lines[1].startswith("cpu")
    assert any(line.startswith("null") and "(built in)" in line for line in lines)


def test_one_manager_serves_all_threads() -> None:
    tables: list[object] = []
    threads = [
        threading.Thread(target=lambda: tables.append(repr(manager.manager.backends())))
        for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(tables) == 8
    assert len(set(tables)) == 1


# ---- added in this process -----------------------------------------------------------------------
ADDED = """
import core
from core.errors import CoreError, DeviceError, PluginError
from core.plugins import Available, BackendInfo, Unavailable, add_backend, hookimpl
from core.plugins.null import NullRuntime

class Backend:
    def __init__(self, name, found, priority=0):
        self.info = BackendInfo(name, name, (1, 1), priority=priority)
        self.found = found
    @hookimpl
    def core_backend_info(self):
        return self.info
    @hookimpl
    def core_probe(self):
        return self.found

class Opening(Backend):
    @hookimpl
    def core_open(self):
        return NullRuntime()

add_backend("one", Opening("one", Available(devices=2)))
print(core.empty((2,), device="one").device, core.backends()["one"].source)
for name, plugin in (("one", Opening("one", Available())), ("bad", object())):
    try:
        add_backend(name, plugin)
    except (DeviceError, PluginError) as e:
        print(e.what)
add_backend("two", Backend("two", Unavailable("it has no runtime", "wait")))
try:
    core.empty((2,), device="two")
except CoreError as e:
    print(type(e).__name__, e.what, e.fix)
add_backend("two", Opening("two", Available(), priority=-1))
print(core.empty((2,), device="two").device)
"""


def test_a_backend_can_be_added_without_a_distribution(run_python) -> None:
    said = run_python(ADDED).stdout.splitlines()
    assert said[0] == "one:0 this process"
    assert "comes too late: 'one' is open" in said[1]
    assert "'bad' does not implement core_backend_info" in said[2]
    assert said[3].startswith("BackendUnavailableError the device 'two' cannot be used")
    assert said[3].endswith("it has no runtime wait")
    assert said[4] == "two:0"


GIVEN = ADDED.split('add_backend("one"')[0]


def test_given_backends_of_one_name_are_told_apart_by_what_they_say(run_python) -> None:
    code = """
for _ in range(2):
    add_backend("late", Opening("late", Available()))
print(core.empty((2,), device="late").device)
"""
    done = run_python(GIVEN + code)
    assert done.stdout == "late:0\n"
    assert "the first that was found" in done.stderr
    assert "another name, or a higher priority, in its BackendInfo chooses" in done.stderr
    assert "pip" not in done.stderr and "CORE_DEVICE" not in done.stderr


def test_a_given_backend_that_breaks_is_not_to_be_installed_anew(run_python) -> None:
    code = """
class Failing(Backend):
    @hookimpl
    def core_open(self):
        raise OSError("no answer")

class Old(Opening):
    def __init__(self):
        self.info = BackendInfo("old", "old", (0, 0))

add_backend("ill", Failing("ill", Available()))
add_backend("old", Old())
for device in ("ill", "old"):
    try:
        core.empty((2,), device=device)
    except CoreError as e:
        print(e.fix)
"""
    done = run_python(GIVEN + code)
    ill, old = done.stdout.splitlines()
    assert ill.startswith("correct the plugin that was given to add_backend")
    assert ill.endswith("core.backends()['ill'].traceback is the traceback")
    assert old == "write it for hook api 1: BackendInfo(api=...)"
    assert "pip" not in done.stderr and "doctor" not in done.stderr
