"""Windows, and Fourier transforms of windows of a signal: `torch.hann_window`, `torch.stft`."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import core
from core.errors import ArgumentError, ShapeError

if TYPE_CHECKING:
    from core._native import Tensor
    from core.type_aliases import DeviceLike, DTypeLike


# ---- windows -----------------------------------------------------------------------------------
def _cosines(
    length: int,
    periodic: bool,
    weights: tuple[float, ...],
    dtype: DTypeLike | None,
    device: DeviceLike | None,
    requires_grad: bool,
) -> Tensor:
    """A window that is a sum of cosines: the k-th has k periods."""
    phase = _places(length, periodic, device) * (2 * math.pi)
    total = core.full((length,), weights[0] if length > 1 else 1.0, dtype=core.float64)
    for k, weight in enumerate(weights[1:] if length > 1 else (), 1):
        total = total + core.cos(phase * k) * weight
    return _window(total, dtype, requires_grad)


def _places(length: int, periodic: bool, device: DeviceLike | None) -> Tensor:
    """Places from 0 on, 1 being the end of the window: that of the next one if it is periodic."""
    steps = length if periodic else length - 1
    return core.arange(length, dtype=core.float64, device=device) / max(steps, 1)


def _window(values: Tensor, dtype: DTypeLike | None, requires_grad: bool) -> Tensor:
    kind = core.dtype(dtype or core.get_default_dtype())
    return core.astype(values, kind).requires_grad_(requires_grad)


def hann_window(
    window_length: int,
    periodic: bool = True,
    *,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """torch.hann_window."""
    return _cosines(window_length, periodic, (0.5, -0.5), dtype, device, requires_grad)


def hamming_window(
    window_length: int,
    periodic: bool = True,
    alpha: float = 0.54,
    beta: float = 0.46,
    *,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """torch.hamming_window."""
    return _cosines(window_length, periodic, (alpha, -beta), dtype, device, requires_grad)


def blackman_window(
    window_length: int,
    periodic: bool = True,
    *,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """torch.blackman_window."""
    return _cosines(window_length, periodic, (0.42, -0.5, 0.08), dtype, device, requires_grad)


def bartlett_window(
    window_length: int,
    periodic: bool = True,
    *,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """torch.bartlett_window."""
    places = _places(window_length, periodic, device)
    values = 1 - core.abs(2 * places - 1) if window_length > 1 else places + 1
    return _window(values, dtype, requires_grad)


def kaiser_window(
    window_length: int,
    periodic: bool = True,
    beta: float = 12.0,
    *,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """torch.kaiser_window."""
    places = 2 * _places(window_length, periodic, device) - 1
    arch = core.sqrt(core.clamp(1 - places * places, min=0.0))
    values = core.i0(arch * beta) / core.i0(core.full((), beta, dtype=core.float64))
    return _window(values if window_length > 1 else places + 2, dtype, requires_grad)


# ---- transforms --------------------------------------------------------------------------------
def _frame(
    like: Tensor, n_fft: int, win_length: int | None, window: Tensor | None
) -> tuple[Tensor | None, bool]:
    """The window with zeros up to n_fft on both sides, and whether it is complex."""
    length = n_fft if win_length is None else win_length
    if window is None and length == n_fft:
        return None, False
    if window is None:
        window = core.ones((length,), dtype=core.real(like[..., :0]).dtype, device=like.device)
    if window.shape != (length,) or not 0 < length <= n_fft:
        raise ShapeError(
            what=f"a window of shape {window.shape} with win_length={length} and n_fft={n_fft}",
            why="a window has win_length elements, and a frame n_fft of at least as many",
            exists="a vector of win_length elements, 1 to n_fft",
            fix="pass window=torch.hann_window(win_length)",
        )
    left = (n_fft - length) // 2
    is_complex = core.isdtype(window.dtype, "complex floating")
    return core.pad(window, (left, n_fft - length - left)), is_complex


def _norm(normalized: bool) -> str:
    return "ortho" if normalized else "backward"


def stft(
    input: Tensor,
    n_fft: int,
    hop_length: int | None = None,
    win_length: int | None = None,
    window: Tensor | None = None,
    center: bool = True,
    pad_mode: str = "reflect",
    normalized: bool = False,
    onesided: bool | None = None,
    return_complex: bool | None = None,
) -> Tensor:
    """torch.stft: Fourier transforms of the frames of a signal, as (..., frequency, frame)."""
    hop = n_fft // 4 if hop_length is None else hop_length
    whole = core.isdtype(input.dtype, "complex floating")
    weights, is_complex = _frame(input, n_fft, win_length, window)
    whole = whole or is_complex
    if return_complex is None and not whole:
        raise ArgumentError(
            what="stft of a real signal was not told the form of its result",
            why="PyTorch requires return_complex= there",
            exists="return_complex=True for complex numbers, False for a last axis of both parts",
            fix="pass return_complex=True",
        )
    x = core.reshape(input, (-1, 1, input.shape[-1]))
    if center:
        x = core.pad(x, (n_fft // 2, n_fft // 2), mode=pad_mode)
    frames = core.unfold(x[:, 0], -1, n_fft, hop)
    frames = frames if weights is None else frames * weights
    transform = core.fft.fft if whole or onesided is False else core.fft.rfft
    spectrum = transform(frames, norm=_norm(normalized)).mT
    spectrum = core.reshape(spectrum, (*input.shape[:-1], *spectrum.shape[1:]))
    if return_complex is False:
        return core.stack([core.real(spectrum), core.imag(spectrum)], axis=-1)
    return spectrum


def istft(
    input: Tensor,
    n_fft: int,
    hop_length: int | None = None,
    win_length: int | None = None,
    window: Tensor | None = None,
    center: bool = True,
    normalized: bool = False,
    onesided: bool | None = None,
    length: int | None = None,
    return_complex: bool = False,
) -> Tensor:
    """torch.istft: the signal whose frames have these Fourier transforms, by least squares."""
    hop = n_fft // 4 if hop_length is None else hop_length
    weights, _ = _frame(input, n_fft, win_length, window)
    half = input.shape[-2] != n_fft if onesided is None else onesided
    rows = core.reshape(input, (-1, *input.shape[-2:])).mT
    if return_complex or not half:
        frames = core.fft.ifft(rows, n_fft, norm=_norm(normalized))
        frames = frames if return_complex else core.real(frames)
    else:
        frames = core.fft.irfft(rows, n_fft, norm=_norm(normalized))
    if weights is None:
        weights = core.ones((n_fft,), dtype=core.real(frames[:0]).dtype, device=input.device)
    squares = core.broadcast_to(weights * weights, (1, *frames.shape[1:]))
    begin, count = n_fft // 2 if center else 0, n_fft + hop * (frames.shape[1] - 1)
    end = count - begin if length is None else min(begin + length, count)
    total = _overlapped(frames * weights, hop, count)[:, begin:end]
    divisor = _overlapped(squares, hop, count)[:, begin:end]
    if end <= begin or float(core.min(core.abs(divisor))) < 1e-11:
        raise ArgumentError(
            what="istft: the windows leave a part of the signal out",
            why="what no window covers is not in the frames",
            exists="windows whose squares add up to more than 0 everywhere",
            fix="take a smaller hop_length, or center=True for windows that begin with 0",
        )
    signal = total / divisor
    if length is not None and length > end - begin:
        signal = core.pad(signal, (0, length - (end - begin)))
    return core.reshape(signal, (*input.shape[:-2], signal.shape[-1]))


def _overlapped(frames: Tensor, hop: int, count: int) -> Tensor:
    """The sum of frames, each a hop after the one before."""
    if core.isdtype(frames.dtype, "complex floating"):
        parts: list[Any] = [_overlapped(f, hop, count) for f in (frames.real, frames.imag)]
        return core.complex(*parts)
    size = frames.shape[-1]
    return core.col2im(frames.mT, (1, count), (1, size), stride=(1, hop))[:, 0, 0]
