"""PyTorch's operator database as tests: one an operator.

Nothing is imported for it where slow tests are left out, or where PyTorch is not installed.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database_operator" in metafunc.fixturenames:
        metafunc.parametrize("database_operator", _names(metafunc.config))


def _names(config: pytest.Config) -> list[str]:
    if "not slow" in config.option.markexpr or importlib.util.find_spec("torch") is None:
        return []
    from database_cases import operators

    return sorted(operators())
