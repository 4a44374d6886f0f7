"""The table of operators and devices: which way each operator takes on each device.

It is made from the registries: kernels that backends register, bodies and decompositions of the
catalogue. A backend's package is read from this checkout; no device is opened but the cpu.
"""

from __future__ import annotations

import dis
import importlib
import sys
from collections import Counter
from pathlib import Path
from types import CodeType, FunctionType

import core
from core._native import Operator
from core.bodies.definition import find_body
from core.operators.definition import coverage

BACKENDS = Path(__file__).resolve().parent.parent / "backends"
DEVICES = {  # the packages whose kernels serve a device
    "cuda": "cuda", "rocm": "rocm", "mps": "mps", "xpu": "xpu", "cpu": "cpu_x86",
}  # fmt: skip
LIBRARY = (  # kernels that call OpenBLAS
    "gemm.cpp", "matmul.cpp", "lapack_equations.cpp", "lapack_factors.cpp", "lapack_spectra.cpp",
)  # fmt: skip
WAYS = {
    "library": "a kernel of a vendor's library",
    "tuned": "a kernel that was written for the device, in its backend or in core for the CPU",
    "portable": "the body in core's loop IR, which the device's dialect spells; or calls of such",
    "partly CPU": "calls of which at least one, on some of the ways, falls back to the CPU",
    "CPU": "copied to the CPU and back (`core.config.fallback`); on the CPU itself, NumPy",
    "view": "metadata only",
}


def page() -> str:
    """Counts, then a row for each operator that is no in-place form."""
    core.plugins.load_kernels("cpu")
    kernels = {device: _registered(device, package) for device, package in DEVICES.items()}
    listed = [op for op in coverage.catalogue_operators() if not coverage.is_inplace(op)]
    cells = {op: [_way(op, device, kernels[device]) for device in DEVICES] for op in listed}
    lines = ["| | " + " | ".join(DEVICES) + " |", "|---|" + "---|" * len(DEVICES)]
    counts = [Counter(column) for column in zip(*cells.values(), strict=True)]
    for way, meaning in WAYS.items():
        found = " | ".join(str(count[way]) for count in counts)
        lines.append(f"| **{way}**: {meaning} | {found} |")
    lines += ["", "| operator | " + " | ".join(DEVICES) + " |", "|---|" + "---|" * len(DEVICES)]
    for op, ways in cells.items():
        name = op.name.removeprefix("core::")
        lines.append(f"| [{name}](#operator-{name.replace('_', '-')}) | {' | '.join(ways)} |")
    return "\n".join(lines)


class _Names:
    """A registry that notes which operators a backend has kernels of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def register(self, op: object, *_: object, **__: object) -> object:
        self.found.add(str(getattr(op, "name", op)))
        return lambda kernel: kernel


def _registered(device: str, package: str) -> set[str]:
    """The operators of which a GPU's backend registers kernels; the cpu has its own table."""
    if device == "cpu":
        return set()
    source = str(BACKENDS / package / "src")
    if source not in sys.path:
        sys.path.append(source)
    plugin = importlib.import_module(f"core_backend_{package}.plugin")
    names = _Names()
    register = getattr(plugin, "core_register_kernels", None)
    if register is not None:
        register(names)
    return names.found


def _way(op: Operator, device: str, registered: set[str]) -> str:
    if op.view:
        return "view"
    if device == "cpu":
        files = [str(k.file) for k in op.kernels if k.provider not in ("body", "reference")]
        if any(file.endswith(LIBRARY) for file in files):
            return "library"
        if files:
            return "tuned"
        body = find_body(op)
        portable = op.decomposition or (body is not None and body.on_cpu)
        return "portable" if portable else "CPU"
    if op.name in registered:
        return "tuned"
    if find_body(op) is not None:
        return "portable"
    if op.decomposition is None:
        return "CPU"
    return "partly CPU" if _ends_on_cpu(op, registered) else "portable"


def _ends_on_cpu(op: Operator, registered: set[str]) -> bool:
    """Whether what a decomposition names leads to an operator that a device has no way for."""
    seen: set[object] = set()
    todo: list[object] = [op.decomposition]
    while todo:
        thing = todo.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, Operator):
            if thing.view or thing.name in registered or find_body(thing) is not None:
                continue
            if thing.decomposition is None:
                return True
            todo.append(thing.decomposition)
        elif isinstance(thing, FunctionType) and thing.__module__.startswith("core.operators"):
            todo += _named(thing)
    return False


def _named(function: FunctionType) -> list[object]:
    """The names that a function reads: globals, and those that it closes over."""
    found: list[object] = [cell.cell_contents for cell in function.__closure__ or ()]
    codes: list[CodeType] = [function.__code__]
    while codes:
        code = codes.pop()
        codes += [c for c in code.co_consts if isinstance(c, CodeType)]
        names = [i.argval for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL"]
        found += [function.__globals__[name] for name in names if name in function.__globals__]
    wrapped = getattr(function, "__wrapped__", None)
    return [*found, wrapped] if wrapped is not None else found
