"""The state, version and devices of every backend, and the command that installs a missing part.

Then the compiler and the cache of kernels, and the settings.

Backends are asked, not opened; with --open every device is opened and 64 bytes are copied there and
back. The exit status is 1 if a backend is broken, a device does not work, a backend
does not fit the installed core-sdk, or CORE_DEVICE_<TYPE> has a wrong name.
"""

from __future__ import annotations

import importlib.metadata
import platform
import sys
from textwrap import indent
from typing import TYPE_CHECKING

import core
from core import config, plugins
from core.errors import ToolchainError
from core.plugins import choice
from core.plugins.manager import manager
from core.plugins.requirements import mismatch
from core.text import columns

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from core.plugins.backend import Backend
    from core.plugins.manager import Backends


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--open", action="store_true", help="open and try every available device")


def run(options: argparse.Namespace) -> int:
    backends = plugins.backends()
    failures = [f for b in backends.values() for f in _try_devices(b)] if options.open else []
    print(_versions())
    print(f"\n{plugins.backends()!r}")
    for name in backends:
        print("\n" + "\n".join(_describe(name, backends)))
    print(f"\nkernels\n{_kernels()}")
    print(f"\nsettings\n{indent(config.table(), '  ')}")
    broken = [f"{name} is broken" for name, b in backends.items() if b.state == "broken"]
    misfits = [
        f"{name} requires {requirement}: {_remedy(backend)}"
        for name, backend in backends.items()
        if (requirement := _mismatch(backend))
    ]
    misnamed = [f"{e.what}; {e.fix}" for e in manager.misnamed()]
    wrong = [*failures, *broken, *misfits, *misnamed]
    print("\n" + "\n".join(wrong or ["nothing is broken"]))
    return 1 if wrong else 0


def _versions() -> str:
    from core.plugins.info import API_VERSIONS

    rows = [("python", f"{platform.python_version()}  {sys.executable}")]
    for name in ("core-sdk", "numpy", "pluggy", "ml_dtypes"):
        try:
            rows.append((name, importlib.metadata.version(name)))
        except importlib.metadata.PackageNotFoundError:
            rows.append((name, f"not installed; pip install {name}"))
    rows.append(("hook api", f"{API_VERSIONS[0]} to {API_VERSIONS[1]}"))
    rows.append(("platform", platform.platform()))
    return columns(rows)


def _kernels() -> str:
    """The compiler of kernels on this machine, and the folder of the cache."""
    from core.ir.toolchain.c_compiler import find_toolchain
    from core.ir.toolchain.kernel_cache import default_cache

    try:
        compiler = repr(find_toolchain())
    except ToolchainError as e:
        compiler = f"none; {e.fix}"
    cache = default_cache()
    rows = [("compiler", compiler), ("cache", repr(cache))]
    if cache.refusal():
        rows.append(("", f"it is not used: {cache.refusal()}"))
    return columns(rows, "  ")


def _describe(name: str, backends: Backends) -> Iterator[str]:
    backend = backends[name]
    yield f"{name}: {backend.state}"
    rows = [("from", f"{backend.source}, {backend.source.module}"), ("version", backend.version)]
    if backend.info:
        rows.append(("serves", _serves(backend)))
        if backend.info.random == "own":
            rows.append(("random", "the device's own generator"))
        rows.append(("hook api", " to ".join(map(str, backend.info.api))))
    rows += [(key, str(value)) for key, value in backend.capabilities().items()]
    if requirement := _mismatch(backend):
        rows += [("requires", requirement), ("to fix it", _remedy(backend))]
    if backend.passed_over:
        setting = choice.to_choose(backend, backends.values())
        rows += [("not used", backend.passed_over), ("to use it", setting)]
    if backend.reason:
        rows += [("why", backend.reason), ("to fix it", backend.remedy)]
    yield columns([(key, value or "-") for key, value in rows], "  ")
    if backend.traceback:
        yield indent(backend.traceback.rstrip(), "  | ")


def _mismatch(backend: Backend) -> str:
    """The required version of core-sdk, if it is not installed."""
    package = backend.source.distribution
    return mismatch(package) if package else ""


def _remedy(backend: Backend) -> str:
    return f"pip install --upgrade {backend.source.distribution} core-sdk"


def _serves(backend: Backend) -> str:
    kind = backend.device_type
    if not backend.opens_device:
        return f"kernels for {kind}" if backend.source.distribution else f"the device {kind}"
    return ", ".join(f"{kind}:{i}" for i in range(backend.device_count)) or f"the device {kind}"


def _try_devices(backend: Backend) -> Iterator[str]:
    """Opens the backend's devices and copies through each; yields errors."""
    if not backend.opens_device or backend.state != "available" or backend.name == "null":
        return
    if backend.passed_over:  # the devices of its type are another's, or nobody's (`misnamed`)
        return
    numbers = list(range(8))
    for index in range(backend.device_count):
        device = f"{backend.device_type}:{index}"
        try:
            returned = core.asarray(numbers).to(device).tolist()
        except Exception as e:  # a runtime may raise anything, and the others are still to be tried
            yield f"{device} does not work: {type(e).__name__}: {e}"
        else:
            if returned != numbers:
                yield f"{device} does not work: it was given {numbers} and returned {returned}"
