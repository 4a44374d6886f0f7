"""Emulated devices, one for each dialect, and the modules beside other tests that these use."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from core.errors import ToolchainError
from core.ir.toolchain.c_compiler import find_toolchain

sys.path += [str(Path(__file__).parent), str(Path(__file__).parents[1] / "unit")]


@pytest.fixture(scope="session", autouse=True)
def compiler():
    """The host's compiler, without which there is no emulator."""
    try:
        return find_toolchain()
    except ToolchainError as e:
        pytest.skip(f"there is no C compiler: {e.what}")
