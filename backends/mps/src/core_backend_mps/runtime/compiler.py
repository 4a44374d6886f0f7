"""From Metal's source to pipelines, which are kept on disk as binary archives.

Metal compiles a source for each process; what takes long is the code of the GPU, and that is in the
archive: one file for a source, in core's kernel cache, by the source, the GPU and the system.
"""

from __future__ import annotations

import contextlib
import struct
from typing import TYPE_CHECKING, Any

from core import logging
from core.errors import BuildError
from core.ir.dialect.groups import given, lanes
from core.ir.toolchain.kernel_cache import default_cache, digest
from core_backend_mps.runtime.machine import file_url, machine, metal, pool

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from core.ir.dialect import Kernel

SUFFIX = ".metalarchive"


class MetalKernel:
    """A pipeline, and the arguments of a program that it takes.

    Attributes:
        indirect: whether its buffers are addresses in an argument buffer.
        words: packs the arguments that are no buffers: scalars, after such addresses.
    """

    __slots__ = ("buffers", "indirect", "lanes", "name", "pipeline", "scalars", "words")

    def __init__(self, spelled: Kernel, pipeline: Any, indirect: bool) -> None:
        self.name, self.pipeline, self.indirect = spelled.name, pipeline, indirect
        self.buffers, self.scalars = given(spelled)
        self.lanes = lanes(spelled)
        count = len(self.scalars) + (len(self.buffers) if indirect else 0)
        self.words = struct.Struct(f"{count}q")


def pipelines(device: Any, text: str, names: Sequence[str]) -> dict[str, Any]:
    """The pipelines of a source's kernels, by name.

    Raises:
        BuildError: with the compiler's log.
    """
    with pool()():
        library = _library(device, text, names[0])
        wanted = {name: _descriptor(library, name) for name in names}
        archive = _archive(device, text, list(wanted.values()))
        return {name: _pipeline(device, name, wanted[name], archive) for name in names}


def _library(device: Any, text: str, name: str) -> Any:
    options = metal().MTLCompileOptions.alloc().init()
    if hasattr(options, "setMathMode_"):  # macOS 15
        options.setMathMode_(metal().MTLMathModeSafe)
    else:
        options.setFastMathEnabled_(False)
    library, error = device.newLibraryWithSource_options_error_(text, options, None)
    if library is None:
        raise _refused(f"Metal's compiler refused {name}", error)
    return library


def _descriptor(library: Any, name: str) -> Any:
    function = library.newFunctionWithName_(name)
    if function is None:
        raise _refused(f"Metal's library has no kernel {name}", None)
    descriptor = metal().MTLComputePipelineDescriptor.alloc().init()
    descriptor.setComputeFunction_(function)
    return descriptor


def _pipeline(device: Any, name: str, descriptor: Any, archive: Any) -> Any:
    if archive is not None:
        descriptor.setBinaryArchives_([archive])
    make = device.newComputePipelineStateWithDescriptor_options_reflection_error_
    made, error = make(descriptor, metal().MTLPipelineOptionNone, None, None)
    if made is None:
        raise _refused(f"Metal made no pipeline of {name}", error)
    return made


# ---- archives ----------------------------------------------------------------------------------
class _NoArchive(Exception):
    """Metal made or wrote none; kernels work without."""


def _archive(device: Any, text: str, descriptors: Sequence[Any]) -> Any:
    """The archive with these pipelines, from the disk or made; None: there can be none."""
    key = digest(SUFFIX, text, str(device.name()), ".".join(map(str, machine().version)))
    with contextlib.suppress(_NoArchive, OSError):
        path = default_cache().entry(key, lambda at: _write(device, descriptors, at), SUFFIX)
        return _opened(device, path)
    logging.info("build", "Metal keeps no binary archive of %s", descriptors[0])
    return None


def _write(device: Any, descriptors: Sequence[Any], at: Path) -> None:
    archive = _opened(device, None)
    for descriptor in descriptors:
        done, error = archive.addComputePipelineFunctionsWithDescriptor_error_(descriptor, None)
        if not done:
            raise _NoArchive(str(error))
    done, error = archive.serializeToURL_error_(file_url(str(at)), None)
    if not done:
        raise _NoArchive(str(error))


def _opened(device: Any, path: Path | None) -> Any:
    descriptor = metal().MTLBinaryArchiveDescriptor.alloc().init()
    if path is not None:
        descriptor.setUrl_(file_url(str(path)))
    archive, error = device.newBinaryArchiveWithDescriptor_error_(descriptor, None)
    if archive is None:
        raise _NoArchive(str(error))
    return archive


def _refused(what: str, error: Any) -> BuildError:
    return BuildError(
        what=what,
        why=str(error.localizedDescription()).strip() if error is not None else "it says no more",
        exists="the source: CORE_LOGS=kernels prints it",
        fix="report it with the source; meanwhile the operator runs by another kernel",
    )
