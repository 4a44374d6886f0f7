"""The conformance kit on a GPU's backend: the checks of every run, and the whole."""

from __future__ import annotations

import os
import subprocess
import sys

QUEUES = ("synchronize", "streams", "events", "devices", "full_memory")
HOOKS = ("timing", "peers", "pinned", "graphs")
QUICK = ("softmax", *QUEUES, *HOOKS)
"""The families that each run asks."""


def run_whole_kit(file: str, name: str, **env: str) -> None:
    """Runs levels 0 to 5 in a separate process: options override those of the class.

    Args:
        file, name: of a class of tests. env: variables of the process.

    Raises:
        AssertionError: with the end of its output.
    """
    kit = ["-p", "core.testing.conformance.plugin", "--core-level=5", "--core-families="]
    words = ["-q", "-p", "no:cacheprovider", *kit, "-k", name, file]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words], capture_output=True, text=True, check=False,
        env=os.environ | env,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-8000:]
    assert "level reached without a failure: L5" in done.stdout
