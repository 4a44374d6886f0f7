"""This backend's own settings, from the environment."""

from __future__ import annotations

import os


def device_count() -> int:
    """CORE_ACME_DEVICES: how many devices are simulated. TODO: ask your driver instead."""
    return int(os.environ.get("CORE_ACME_DEVICES", "2"))


def memory_size() -> int:
    """CORE_ACME_MEMORY: bytes of each simulated device. TODO: ask your driver instead."""
    return int(os.environ.get("CORE_ACME_MEMORY", str(1 << 30)))
