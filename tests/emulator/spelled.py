"""What a dialect spells for the catalogue: every call is spelled, and nothing is built or run."""

from __future__ import annotations

import contextlib

import core
from core.plugins import Available, BackendInfo, DeviceDialect, add_backend, hookimpl
from core.testing.emulator import EmulatedRuntime
from core.testing.emulator.languages import find_language


class Spelled(DeviceDialect):
    """Keeps the sources that it is asked to build, and starts nothing. Memory holds zeros."""

    is_gathering = True

    def __init__(self, name, dialect):
        self.dialect = dialect
        self.language = find_language(dialect)
        self.capabilities = dialect.capabilities
        self.name = f"spelled_{name}"
        self.sources = []

    def spell(self, function):
        return self.dialect.spell(function)

    def build(self, source):
        self.sources.append(source)
        return {kernel.name: kernel for kernel in source.kernels}

    def launch(self, kernel, buffers, scalars, total, index):
        pass

    @hookimpl
    def core_backend_info(self):
        return BackendInfo(name=self.name, device_type=self.name, api=(1, 1))

    @hookimpl
    def core_probe(self):
        return Available()

    @hookimpl
    def core_open(self):
        return EmulatedRuntime(self)

    @hookimpl
    def core_dialect(self):
        return self


def add_spelled(name, dialect):
    """A device of this process that keeps what is spelled for it."""
    made = Spelled(name, dialect)
    add_backend(made.name, made)
    return made


def unit_of(spelled, calls, call):
    """What calls of the catalogue need, as one translation unit; its number of kernels.

    Each source is in a namespace, and its kernels have names that no other source's have. What the
    calls return is meaningless, and so is what they raise.
    """
    spelled.sources.clear()
    with core.config.override(fallback="error"):
        for d, sample in calls:
            with contextlib.suppress(Exception):
                call(d, sample, spelled.name)
    lines = []
    for n, source in enumerate(spelled.sources):
        names = [kernel.name for kernel in source.kernels]
        lines += [f"#define {name} {name}_{n}" for name in names]
        includes = [line for line in source.text.splitlines() if line.startswith("#include")]
        lines += [*includes, f"namespace source_{n} {{", source.text, "}"]
        lines += [f"#undef {name}" for name in names]
    return "\n".join(lines), sum(len(source.kernels) for source in spelled.sources)
