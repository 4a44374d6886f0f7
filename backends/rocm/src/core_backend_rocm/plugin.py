"""The hooks by which core finds and opens this backend. Imports nothing heavy."""

from __future__ import annotations

from core.plugins.gpu.hooks import Remedies, gpu_hooks

core_backend_info, core_probe, core_open, core_dialect, core_capabilities = gpu_hooks(
    "rocm",
    "core_backend_rocm",
    "HipDeviceDialect",
    Remedies(
        driver="install AMD's ROCm, 6.0 or newer; set ROCM_PATH to its folder",
        compiler="install hiprtc of the same ROCm as libamdhip64",
        restart="see rocm-smi; restart the machine",
        devices="see rocminfo, HIP_VISIBLE_DEVICES, and that the user may open /dev/kfd",
    ),
)
