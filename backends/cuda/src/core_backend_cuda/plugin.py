"""The hooks by which core finds and opens this backend. Imports nothing heavy."""

from __future__ import annotations

from core.plugins.gpu.hooks import Remedies, gpu_hooks

core_backend_info, core_probe, core_open, core_dialect, core_capabilities = gpu_hooks(
    "cuda",
    "core_backend_cuda",
    "CudaDeviceDialect",
    Remedies(
        driver="install NVIDIA's driver, 580 or newer",
        compiler="pip install core-backend-cuda",  # with all that it needs
        restart="see nvidia-smi; restart the machine",
        devices="see nvidia-smi, and CUDA_VISIBLE_DEVICES",
    ),
)
