"""Which loops a processor gets: by the bits that Linux gives, and the length of SVE's vectors."""

from __future__ import annotations

import ctypes

import pytest
from core_backend_graviton.runtime import NAMES, processor

ISAS = ("neon", "n1", "n2", "v1")  # as csrc/isas.h has them
# AT_HWCAP and AT_HWCAP2 by the kernel's names (asm/hwcap.h).
HWCAP = {
    "asimd": 1, "atomics": 8, "fphp": 9, "asimdhp": 10, "asimdrdm": 12, "asimddp": 20, "sve": 22,
}  # fmt: skip
HWCAP2 = {"sve2": 1, "svei8mm": 9, "svebf16": 12, "i8mm": 13, "bf16": 14}
A72 = "asimd"
N1 = "asimd atomics fphp asimdhp asimdrdm asimddp"
V1 = f"{N1} sve svei8mm svebf16 i8mm bf16"
N2 = f"{V1} sve2"
# What they have, SVE's length in bytes, and what they can run; the last is what they get.
PROCESSORS = {
    "cortex-a72": (A72, 0, ["neon"]),
    "neoverse-n1": (N1, 0, ["neon", "n1"]),
    "neoverse-v1": (V1, 32, ["neon", "n1", "v1"]),
    "neoverse-n2": (N2, 16, ["neon", "n1", "n2"]),
    "neoverse-v2": (N2, 16, ["neon", "n1", "n2"]),
    "neoverse-v1 of which a process has 128 bits": (V1, 16, ["neon", "n1"]),
    "sve2 of 256 bits": (N2, 32, ["neon", "n1", "n2", "v1"]),
    "max,sve512": (N2, 64, ["neon", "n1", "n2"]),
    "a64fx": ("asimd atomics fphp asimdhp asimdrdm sve", 64, ["neon"]),
    "apple m2": (f"{N1} i8mm bf16", 0, ["neon", "n1"]),
    "no neon": ("", 0, []),
}


def words(features):
    names = features.split()
    return [sum(1 << bits[n] for n in names if n in bits) for bits in (HWCAP, HWCAP2)]


def supported(library, features, sve_bytes):
    hwcap, hwcap2 = map(ctypes.c_uint64, words(features))
    return [isa for n, isa in enumerate(ISAS) if library.has_isa(n, hwcap, hwcap2, sve_bytes)]


@pytest.mark.parametrize("name", PROCESSORS)
def test_a_processor_gets_the_loops_it_can_run(host, name):
    features, sve_bytes, isas = PROCESSORS[name]
    assert supported(host("neon"), features, sve_bytes) == isas


@pytest.mark.parametrize("missing", N2.split())
def test_each_instruction_that_loops_need_is_asked_for(host, missing):
    """One bit less: n2's loops are not offered, nor v1's, which need no SVE2."""
    features = " ".join(f for f in N2.split() if f != missing)
    left = supported(host("neon"), features, 32)
    assert "n2" not in left
    assert ("v1" in left) == (missing == "sve2")
    assert ("n1" in left) == (missing not in ("asimd", "atomics", "asimdrdm", "asimddp"))
    assert ("neon" in left) == (missing != "asimd")


@pytest.mark.parametrize("length", [0, 16, 48, 64, 128, 256])
def test_loops_of_256_bits_run_at_no_other_length(host, length):
    assert "v1" not in supported(host("neon"), N2, length)


@pytest.mark.parametrize("part", NAMES)
def test_processors_have_names(tmp_path, part):
    register = tmp_path / "midr_el1"
    register.write_text(f"0x{0x41 << 24 | 1 << 20 | 0xF << 16 | part << 4 | 2:016x}\n")
    assert processor(register, tmp_path / "none") == NAMES[part]
    cpuinfo = tmp_path / "cpuinfo"
    cpuinfo.write_text(
        f"processor\t: 0\nCPU implementer\t: 0x41\nCPU part\t: {part:#x}\n\nprocessor\t: 1\n"
    )
    assert processor(tmp_path / "none", cpuinfo) == NAMES[part]


@pytest.mark.parametrize(
    "text,name",
    [
        ("0x00000000481fd010", "implementer 0x48, part 0xd01"),  # another maker's
        ("0x00000000481fd0c0", "implementer 0x48, part 0xd0c"),  # with a part number of Arm's
        ("0x00000000411ffff0", "implementer 0x41, part 0xfff"),
        ("nothing", "not known: Linux reports no part number"),
        ("", "not known: Linux reports no part number"),
    ],
)
def test_processors_that_are_not_known(tmp_path, text, name):
    register = tmp_path / "midr_el1"
    register.write_text(text)
    assert processor(register, tmp_path / "none") == name
