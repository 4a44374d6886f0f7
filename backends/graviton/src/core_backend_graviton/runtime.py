"""The processor by its name, for `doctor`. Which loops run is decided by its instructions alone."""

from __future__ import annotations

import re
from pathlib import Path

MIDR = Path("/sys/devices/system/cpu/cpu0/regs/identification/midr_el1")
CPUINFO = Path("/proc/cpuinfo")
ARM = 0x41
# The part numbers of Arm's server cores, and who sells them under which name.
NAMES = {
    0xD08: "Cortex-A72 (Graviton)",
    0xD0C: "Neoverse N1 (Graviton2, Ampere Altra)",
    0xD40: "Neoverse V1 (Graviton3)",
    0xD49: "Neoverse N2 (Azure Cobalt 100)",
    0xD4F: "Neoverse V2 (Graviton4, Google Axion, NVIDIA Grace)",
    0xD84: "Neoverse V3",
    0xD8E: "Neoverse N3",
}


def processor(midr: Path = MIDR, cpuinfo: Path = CPUINFO) -> str:
    """The processor's name: the first core's, by the register MIDR_EL1, or by /proc/cpuinfo.

    Args:
        midr: the file that has the register, as Linux shows it.
        cpuinfo: the file that is read where there is no such register.

    Returns:
        A name and the products that have it, or its numbers where it is not known.

    Example:
        >>> import pathlib, tempfile
        >>> from core_backend_graviton.runtime import processor
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     file = pathlib.Path(folder, "midr_el1")
        ...     _ = file.write_text("0x00000000411fd401")
        ...     print(processor(file))
        Neoverse V1 (Graviton3)
    """
    numbers = _from_register(midr) or _from_cpuinfo(cpuinfo)
    if numbers is None:
        return "not known: Linux reports no part number"
    implementer, part = numbers
    name = NAMES.get(part) if implementer == ARM else None
    return name or f"implementer {implementer:#04x}, part {part:#05x}"


def _from_register(file: Path) -> tuple[int, int] | None:
    try:
        midr = int(file.read_text(), 16)
    except (OSError, ValueError):
        return None
    return midr >> 24 & 0xFF, midr >> 4 & 0xFFF


def _from_cpuinfo(file: Path) -> tuple[int, int] | None:
    try:
        text = file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    found = [
        re.search(rf"^{field}\s*:\s*(0x[0-9a-fA-F]+)", text, re.M)
        for field in ("CPU implementer", "CPU part")
    ]
    if found[0] is None or found[1] is None:
        return None
    return int(found[0][1], 16), int(found[1][1], 16)
