"""The backend's own settings, read from the environment when the device is probed or opened."""

from __future__ import annotations

import os


def device_count() -> int:
    """CORE_ACME_DEVICES: how many devices there are."""
    return int(os.environ.get("CORE_ACME_DEVICES", "2"))


def memory_size() -> int:
    """CORE_ACME_MEMORY: bytes of memory of each device."""
    return int(os.environ.get("CORE_ACME_MEMORY", str(256 << 20)))
