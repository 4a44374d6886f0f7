"""The inputs of the passes besides the graph, as a digest: core's files, kernels, settings."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core import config
from core._native import default_dtype, has_product, operators
from core.compiler.disk_cache.encoding import NotStorable
from core.dtype_table import COMPUTED_FLOATS
from core.ir.toolchain.kernel_cache import digest
from core.ir.toolchain.target import target

if TYPE_CHECKING:
    from core._native import Operator

# Settings that no pass reads; the compiler is a part of the kernels' own keys.
_FREE = ("logs", "cache_dir", "cc")


def environment() -> str:
    """The digest. Raises NotStorable where a part of a core operator is somebody else's."""
    settings = [f"{name}={config.get(name)}" for name in config.SETTINGS if name not in _FREE]
    products = [f"{name} {has_product(name)} {has_product(name, True)}" for name in COMPUTED_FLOATS]
    return digest(
        files_digest(),
        target(),
        sys.version,
        default_dtype().name,
        *settings,
        *products,
        _catalogue(),
    )


@cache
def files_digest() -> str:
    """The digest of core's own files, taken once in a process."""
    return digest_of(Path(__file__).parents[2])


def digest_of(root: Path) -> str:
    """The modules below a folder by name, size and time of the last change: an edit is seen."""
    entries = []
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        for name in sorted(names):
            if name.endswith((".py", ".so", ".pyd")):
                status = os.stat(os.path.join(folder, name))
                entries.append(f"{folder}/{name} {status.st_size} {status.st_mtime_ns}")
    return digest(str(root), *entries)


def _catalogue() -> str:
    """Core's operators: the providers of their kernels, with priorities."""
    own = (op for _, op in sorted(operators().items()) if op.namespace == "core")
    return digest(*map(_operator, own))


def _operator(op: Operator) -> str:
    definition = op.definition
    body = None if definition is None else definition.body
    parts = [op.decomposition, op.fake_kernel, body and body.build]
    if not all(map(_is_of_core, parts)):
        raise NotStorable(f"a part of {op.name} is not core's own")
    kernels = [f"{k.device_type} {k.provider} {k.priority}" for k in op.kernels]
    return "\n".join([op.name, op.schema, *kernels])


def _is_of_core(part: Any) -> bool:
    return part is None or str(getattr(part, "__module__", "")).partition(".")[0] == "core"
