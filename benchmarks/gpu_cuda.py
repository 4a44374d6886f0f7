"""The device cuda against a copy's bandwidth, the driver's bare launch, and the installed PyTorch.

    python benchmarks/gpu_cuda.py [--rounds 25]

The table is gpu.py's. Without a GPU of NVIDIA's it says what is missing, and measures nothing.
"""

from __future__ import annotations

import sys

import gpu

if __name__ == "__main__":
    sys.exit(gpu.main("cuda", "cuBLAS", __doc__))
