"""Which PyTorch core_torch is made for: it reads parts of it that may change with each version."""

from __future__ import annotations

import re

import torch

from core.errors import MissingPackageError, warn

OLDEST = NEWEST = (2, 13)  # pyproject.toml says the same


def check_version() -> None:
    """Warns of a PyTorch that is newer than those core_torch was tested with.

    Raises:
        MissingPackageError: it is older, or has no table of C functions for its tensors.
    """
    version = str(torch.__version__)
    found = re.match(r"(\d+)\.(\d+)", version)
    now = tuple(map(int, found.groups())) if found else NEWEST
    if now < OLDEST or not hasattr(torch.Tensor, "__dlpack_c_exchange_api__"):
        raise MissingPackageError(
            what=f"torch {version} does not serve core_torch",
            why="tensors are handed over by DLPack's table of C functions, and devices are "
            "registered by functions that earlier versions do not have",
            exists=f"torch {_text(OLDEST)}",
            fix=f"pip install 'torch=={_text(OLDEST)}.*'",
        )
    if now > NEWEST:
        warn(
            f"core_torch was tested with torch {_text(NEWEST)}, and this is torch {version}: what "
            "it reads of PyTorch's internals may have changed. A newer core-torch may know it: "
            "pip install --upgrade core-torch",
            UserWarning,
        )


def _text(version: tuple[int, int]) -> str:
    return ".".join(map(str, version))
