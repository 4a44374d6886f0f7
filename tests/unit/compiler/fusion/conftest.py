"""Passes of the compiler are verified while fusion is tested."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import core

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def verified() -> Iterator[None]:
    with core.config.override(verify=True):
        yield
