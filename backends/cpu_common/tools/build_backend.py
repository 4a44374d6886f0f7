"""The build backend: scikit-build-core's, with csrc/generated written before it packs or compiles.

In a checkout core writes it, and is required by its path, since no registry has it. An sdist brings
it, so that a C compiler is enough to build one.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

from scikit_build_core import build as scikit

Settings = dict[str, list[str] | str] | None

FOLDER = Path.cwd()  # that of the distribution: build hooks run there (PEP 517)
CHECKOUT = FOLDER.parent.parent
IS_SDIST = (FOLDER / "PKG-INFO").exists()
NO_CORE = """
{name} cannot be built: there is no module named core.
  why: core writes most of its C (common/tools/generate.py); only an sdist has it
  exists: the packages of {python}
  fix: build in a checkout of core, with build isolation, or install core there first"""

prepare_metadata_for_build_wheel = scikit.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = scikit.prepare_metadata_for_build_editable


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*scikit.get_requires_for_build_wheel(config_settings), *_core()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return [*scikit.get_requires_for_build_editable(config_settings), *_core()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*scikit.get_requires_for_build_sdist(config_settings), *_core()]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    _generate(config_settings)
    return scikit.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    _generate(config_settings)
    return scikit.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    _generate(config_settings)
    return scikit.build_sdist(sdist_directory, config_settings)


def _core() -> list[str]:
    in_checkout = not IS_SDIST and (CHECKOUT / "core").is_dir()
    return [f"core-sdk @ {CHECKOUT.as_uri()}"] if in_checkout else []


def _generate(config_settings: Settings) -> None:
    if IS_SDIST:
        return
    if importlib.util.find_spec("core") is None:
        sys.exit(
            NO_CORE.format(
                name=f"core-backend-{FOLDER.name.replace('_', '-')}", python=sys.executable
            )
        )
    environment = dict(os.environ)
    if (config_settings or {}).get("cmake.define.CORE_SANITIZE") == "ON":
        environment |= _sanitizers()
    command = [sys.executable, str(Path(__file__).with_name("generate.py")), str(FOLDER)]
    subprocess.run(command, env=environment, check=True)


def _sanitizers() -> dict[str, str]:
    """What lets a Python without sanitizers import a core that has them."""
    compiler = os.environ.get("CXX", "c++")
    libraries = [
        subprocess.check_output([compiler, f"-print-file-name=lib{name}.so"], text=True).strip()
        for name in ("asan", "ubsan", "stdc++")
    ]
    return {"LD_PRELOAD": " ".join(libraries), "ASAN_OPTIONS": "detect_leaks=0"}
