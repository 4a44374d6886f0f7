"""The simulated backends of core_backend_seeded, installed for fresh interpreters."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
RunSeeded = Callable[..., subprocess.CompletedProcess[str]]
# Without its entry point, which only `seeded_path` has, the package is no backend of this process.
sys.path.insert(0, str(HERE))


@pytest.fixture(scope="session")
def run_seeded(
    tmp_path_factory: pytest.TempPathFactory,
) -> Callable[..., subprocess.CompletedProcess[str]]:
    """run(backend, *arguments): python with these, where device `seeded` is that backend."""
    folder = tmp_path_factory.mktemp("seeded")
    info = folder / "core_backend_seeded-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: core-backend-seeded\nVersion: 1.0\n"
    )
    (info / "entry_points.txt").write_text("[core.backends]\nseeded = core_backend_seeded.plugin\n")

    def run(backend: str, *arguments: str, timeout: float = 300, **env: str) -> Any:
        kept = {k: v for k, v in os.environ.items() if not k.startswith("CORE_") or "CACHE" in k}
        path = [str(folder), str(HERE), *filter(None, [kept.get("PYTHONPATH")])]
        kept |= {"PYTHONPATH": os.pathsep.join(path), "CORE_SEEDED": backend, **env}
        return subprocess.run(
            [sys.executable, *arguments],
            env=kept, capture_output=True, text=True, timeout=timeout,
        )  # fmt: skip

    return run
