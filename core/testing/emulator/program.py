"""Kernels that were written by hand, on the emulator: given arrays and numbers, run, done."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from core.errors import DeviceError
from core.testing.emulator.launch import Extent, start, way
from core.testing.emulator.library import Text, build

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from core.testing.emulator.languages import Language


Argument: TypeAlias = "NDArray[Any] | np.generic | float"


class Program:
    """A source, built for the emulator. Calling it runs one of its kernels.

    Args:
        language: CUDA, HIP or another.
        source: of which nothing is changed; its includes are left out.
        kernels: the names of the kernels that are to be called; no templates.
        sanitize: whether to build with AddressSanitizer.

    Example:
        >>> import numpy as np
        >>> from core.testing.emulator import HIP, Program
        >>> text = '''
        ... extern "C" __global__ void total(const int *x, int *y) {
        ...   int v = x[threadIdx.x];
        ...   for (int n = 32; n > 0; n /= 2) v += __shfl_down(v, n);
        ...   if (threadIdx.x == 0) *y = v;
        ... }'''
        >>> x, y = np.arange(64, dtype="i"), np.zeros(1, "i")
        >>> Program(HIP, text, ["total"])("total", [x, y], groups=1, lanes=64)
        >>> y.tolist()
        [2016]
    """

    def __init__(
        self, language: Language, source: str, kernels: Sequence[str], *, sanitize: bool = False
    ) -> None:
        (self._functions,) = build(language, [Text(source, tuple(kernels))], sanitize)

    def __call__(
        self,
        kernel: str,
        arguments: Sequence[Argument],
        *,
        groups: Extent,
        lanes: Extent,
        order: str = "forward",
        seed: int = 1,
        shared_bytes: int = 0,
    ) -> None:
        """Runs a kernel.

        Args:
            arguments: NumPy arrays (their addresses), Python's numbers (int: 64 bits, float: a
                double), and NumPy's scalars, which have the width that the kernel declares.
            groups, lanes: a number, or up to three.
            order, seed: see `emulated`.
            shared_bytes: of memory declared as `extern __shared__`.
        """
        if kernel not in self._functions:
            raise DeviceError(
                what=f"there is no kernel {kernel!r} in this program",
                why="only those are built that it was made with",
                exists=", ".join(self._functions),
                fix="name it when the program is made",
            )
        words = [_word(argument) for argument in arguments]
        start(self._functions[kernel], words, groups, lanes, way(order, seed), shared_bytes)


def _word(argument: Argument) -> int:
    """An argument in a 64-bit word."""
    if isinstance(argument, np.ndarray):
        return int(argument.ctypes.data)
    if isinstance(argument, np.generic):
        return int.from_bytes(argument.tobytes().ljust(8, b"\0"), "little", signed=True)
    if isinstance(argument, int):
        return argument
    return int(struct.unpack("<q", struct.pack("<d", argument))[0])
