"""The conformance kit on correct devices: levels, options, reports, expected failures."""

from __future__ import annotations

import os
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from core.testing.conformance import Options, calls, every
from core.testing.conformance.levels import level2_edges, level2_operators

pytestmark = pytest.mark.skipif(not hasattr(os, "memfd_create"), reason="acme needs Linux")
FLOOR = "-kfloor or expected"
ROOT = Path(__file__).resolve().parents[1]
ACME = ROOT / "downstream" / "core-backend-acme" / "tests" / "test_conformance.py"
QUICK = "--core-families=copies,rounding"


def test_a_correct_device_passes(kit, tmp_path):
    """Memory, and one family of operators; every form of the report says that this is not all."""
    badge, page = tmp_path / "badge.svg", tmp_path / "report.html"
    done = kit(
        "--core-device=acme", "--core-level=2", QUICK, f"--core-badge={badge}",
        f"--core-html={page}",
    )  # fmt: skip
    assert done.status == 0, done.said
    assert done.report["reached"] == 1  # one family is not level 2
    assert not done.report["complete"]
    assert done.report["devices"] == ["acme:0"]
    assert {c["status"] for c in done.of("L2-rounding-floor")} == {"passed"}
    assert done.report["slowest"]
    assert "level reached without a failure: L1\nincomplete: asked " in done.said
    assert "L3, L4, L5 not asked (up to level 2; families copies,rounding)" in done.said
    assert ElementTree.fromstring(badge.read_text()).tag.endswith("svg")
    assert "level 1, incomplete" in badge.read_text()
    assert "Incomplete" in page.read_text()
    assert "Coverage by family" in page.read_text() and "<script" not in page.read_text()


def test_an_unknown_family_is_refused(kit):
    done = kit("--core-device=acme", "--core-families=copies,roundings")
    assert done.status not in (0, 1)
    assert "no family of checks is called 'roundings'" in done.said
    assert "did you mean 'rounding'?" in done.said


def test_what_falls_back_is_counted(kit):
    """bolt has memory only: its operators are right, and run on the CPU."""
    done = kit(
        "--core-device=bolt", "--core-level=2", "--core-families=rounding", "-k", "L2-rounding-f"
    )
    assert done.status == 0, done.said
    assert {c["status"] for c in done.of("L2-rounding-floor")} == {"fallback"}
    assert done.report["fallbacks"]["core::floor"] > 3
    done = kit(
        "--core-device=bolt", "--core-level=2", "--core-families=rounding", "--core-no-fallback",
        "-k", "floor-float32",
    )  # fmt: skip
    assert done.failed() == ["L2-rounding-floor-float32"]
    assert "on the CPU: core::floor" in done.said


SUITE = """
from core.testing.conformance import Conformance

class TestAcme(Conformance):
    device = "acme"
    level = 2
    families = ("copies", "rounding")
    expected = "expected.toml"
"""
ENTRY = """
[[expected]]
test = "{test}"
reason = "known as ABC-123"
until = {until}
"""


def write(folder, *entries):
    (folder / "test_acme.py").write_text(SUITE)
    text = "".join(ENTRY.format(test=test, until=until) for test, until in entries)
    (folder / "expected.toml").write_text(text)
    return folder / "test_acme.py"


def test_two_lines_in_the_backends_tests(kit, tmp_path):
    done = kit("-k", "copies or floor", file=ACME)
    assert done.status == 0, done.said
    assert {c["level"] for c in done.report["checks"]} >= {0, 2, 3, 4}


def test_a_device_that_cannot_work_is_skipped(kit, tmp_path):
    done = kit(file=ACME, CORE_ACME_DEVICES="0", CORE_DISABLE_BACKENDS="")
    assert done.status == 0, done.said
    assert "2 skipped" in done.said


BREAKS = """
import core_backend_acme.kernels as kernels
import numpy as np
from core.plugins import hookimpl
import core_backend_acme.plugin as acme
from core_backend_acme.plugin import core_dialect, core_open, core_probe

@hookimpl
def core_register_kernels(registry):
    acme.core_register_kernels(registry)
    wrong = kernels.host_kernel(lambda x: np.floor(x) + (np.arange(x.size).reshape(x.shape) == 2))
    registry.register("core::floor", wrong, dtypes=["float32"])
"""


@pytest.fixture
def broken(make_plugin):
    """acme with a wrong kernel, as device type acme."""
    return make_plugin("broken_acme", BREAKS + PRIORITY)


PRIORITY = """
from core.plugins import BackendInfo

@hookimpl
def core_backend_info():
    return BackendInfo(name="broken_acme", device_type="acme", api=(1, 1), priority=10)
"""


def test_a_wrong_kernel_is_found_and_told(kit, tmp_path, broken):
    done = kit(
        "--core-device=acme", "--core-level=2", "--core-families=copies,rounding",
        "-k", "L2-rounding", path=(broken,),
    )  # fmt: skip
    assert done.status == 1
    assert "L2-rounding-floor-float32" in done.failed()
    assert all("floor" in name for name in done.failed())
    message = done.of("L2-rounding-floor-float32")[0]["message"]
    assert "expected:" in message and "at index (" in message and "likely:" in message


def test_expected_failures(kit, tmp_path, broken):
    far = "2999-01-01"
    done = kit(FLOOR, file=write(tmp_path, ("L2-rounding-floor*", far)), path=(broken,))
    assert done.status == 0, done.said
    assert {c["status"] for c in done.of("L2-rounding-floor-float32")} == {"expected"}
    done = kit(FLOOR, file=write(tmp_path, ("L2-rounding-floor*", "2001-01-01")), path=(broken,))
    assert done.status == 1
    assert "expired on 2001-01-01: known as ABC-123" in done.said


def test_an_expected_failure_that_passes_is_one(kit, tmp_path):
    done = kit(FLOOR, file=write(tmp_path, ("L2-rounding-floor-float32", "2999-01-01")))
    assert done.status == 1
    assert "is not needed any more" in done.said


def test_a_root_that_fails_stops_what_depends_on_it(kit, make_plugin):
    folder = make_plugin("short_acme", SHORT)
    done = kit("--core-device=acme", "--core-level=2", "--core-families=copies", path=(folder,))
    assert done.failed() == ["L0-copies-source_is_free"]
    later = done.of("L1-")
    assert {c["status"] for c in later} == {"not run"}
    assert {c["message"] for c in later} == {"not run: L0 failed at L0-copies-source_is_free"}
    message = done.of("L0-copies-source_is_free")[0]["message"]
    assert "the copy of the last bytes is missing" in message
    assert "copy_to_host left the host's bytes as they were" in message


SHORT = """
from core.plugins import BackendInfo, hookimpl
from core_backend_acme.plugin import core_probe, core_dialect, core_register_kernels

@hookimpl
def core_backend_info():
    return BackendInfo(name="short_acme", device_type="acme", api=(1, 1), priority=10)

@hookimpl
def core_open():
    from core_backend_acme.runtime import AcmeRuntime, runtime

    def copy_to_host(dst, src, index):
        end = len(dst) - 1 if len(dst) % 8 == 1 and len(dst) > 1 else len(dst)
        AcmeRuntime.copy_to_host(opened, dst[:end], src, index)

    opened = runtime()
    opened.copy_to_host = copy_to_host
    return opened
"""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "name the device: --core-device=acme"),
        (["--core-device=acmee"], "no backend of that name is installed"),
    ],
)
def test_a_device_that_is_not_there(kit, arguments, said):
    done = kit(*arguments, "--core-level=0")
    assert done.status != 0
    assert said in done.said


SILENT = """
import numpy as np
import core
import core_backend_acme.plugin as acme
from core.plugins import BackendInfo, hookimpl
from core_backend_acme.plugin import core_dialect, core_open, core_probe

@hookimpl
def core_backend_info():
    return BackendInfo(name="silent_acme", device_type="acme", api=(1, 1), priority=10)

@hookimpl
def core_register_kernels(registry):
    acme.core_register_kernels(registry)
    on_cpu = lambda x: core.floor(x.to("cpu")).to(x.device)
    registry.register("core::floor", on_cpu, dtypes=["float32"])
"""


def test_a_kernel_that_computes_on_the_cpu_in_silence(kit, make_plugin):
    folder = make_plugin("silent_acme", SILENT)
    done = kit("--core-device=acme", "-k", "nothing_in_silence", path=(folder,))
    assert done.failed() == ["L2-fallbacks-nothing_in_silence"]
    message = done.of("nothing_in_silence")[0]["message"]
    assert "core::floor" in message and "24 bytes copied to the host" in message


def test_arguments_that_have_to_agree_are_not_changed_one_by_one() -> None:
    """The sums that flash_attention_backward is given are those of its scores: no other numbers."""
    asked = {c.id for c in every(Options(level=2, families=("flash_attention",)))}
    assert "L2-flash_attention-flash_attention-specials" in asked
    assert "L2-flash_attention-flash_attention_backward-float32" in asked
    assert "L2-flash_attention-flash_attention_backward-specials" not in asked


def test_decompositions_and_transforms_are_not_given_special_numbers() -> None:
    """Nor are matrices of a thousand rows: their time grows with the third power."""
    asked = [c.id for c in every(Options(level=2, families=("eigen", "fft", "svd", "matmul")))]
    assert asked and not [name for name in asked if name.endswith("-specials")]
    definitions = calls.definitions()
    rooms = {calls.room(definition) for definition in definitions}
    families = {definition.family for definition in definitions}
    assert (rooms | families).issuperset(level2_operators.SLOW)
    assert rooms.issuperset(level2_edges.LEFT_OUT)
