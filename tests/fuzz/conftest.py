"""The modules beside the tests, which are also those of `python tests/fuzz/run.py`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
