"""The device rocm against a copy's bandwidth, the driver's bare launch, and the installed PyTorch.

    python benchmarks/rocm.py [--rounds 25]

The table is gpu.py's. Without a GPU of AMD's it says what is missing, and measures nothing.
"""

from __future__ import annotations

import sys

import gpu

if __name__ == "__main__":
    sys.exit(gpu.main("rocm", "hipBLAS", __doc__))
