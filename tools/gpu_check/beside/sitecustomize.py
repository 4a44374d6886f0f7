"""Loads the stand-in of a driver in every process of a dry run, before it looks for a device."""

import importlib
import os
import sys
from pathlib import Path

module = Path(os.environ["CORE_GPU_CHECK_STAND_IN"])
sys.path.append(str(module.parent))
importlib.import_module(module.stem).VENDOR.load()
