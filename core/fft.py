"""Fourier transforms: `core.fft`, the extension of the Array API; and fft2 and its kin, as PyTorch.

They take float32, float64 and complex numbers of these, and stay in that precision; integers
become float32. They are computed on the CPU through NumPy, also for tensors of other devices, which
is then reported (`core.fallback_report`). All have derivatives.
"""

from core.operators.fft.fft import (
    fft,
    fft2,
    fftn,
    hfft,
    hfft2,
    hfftn,
    ifft,
    ifft2,
    ifftn,
    ihfft,
    ihfft2,
    ihfftn,
    irfft,
    irfft2,
    irfftn,
    rfft,
    rfft2,
    rfftn,
)
from core.operators.fft.frequencies import fftfreq, fftshift, ifftshift, rfftfreq
from core.tensors.foreign_names import offered

__all__ = [
    "fft", "fft2", "fftfreq", "fftn", "fftshift", "hfft", "hfft2", "hfftn", "ifft", "ifft2",
    "ifftn", "ifftshift", "ihfft", "ihfft2", "ihfftn", "irfft", "irfft2", "irfftn", "rfft",
    "rfft2", "rfftfreq", "rfftn",
]  # fmt: skip

__getattr__ = offered(globals())


def __dir__() -> list[str]:
    return sorted(__all__)
