"""Tests of PyTorch models on core: they need torch, and core-torch beside it."""

import sys
from pathlib import Path

import pytest

# Modules beside the tests that several of them use.
sys.path.insert(0, str(Path(__file__).parent))

collect_ignore: list[str] = []
try:
    import torch  # noqa: F401

    import core_torch  # noqa: F401
except ImportError:
    collect_ignore += ["test_small_models.py", "test_catalogue.py", "test_behaviour.py"]


@pytest.fixture(autouse=True)
def _fresh():
    import torch

    torch._dynamo.reset()
    torch.manual_seed(0)
