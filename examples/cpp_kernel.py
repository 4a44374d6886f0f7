"""A kernel in C++, through core's C boundary: the median of 3 x 3 pixels, without noise.

    python examples/cpp_kernel.py

The operator is defined in Python, over SciPy. Then a second kernel for it, in C++
(cpp_kernel.cpp, 60 lines), is built with the system's compiler and registered: from there on core
takes it for float32 pictures, and the one in Python for all others.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import subprocess
import sysconfig
import tempfile
from pathlib import Path
from time import perf_counter
from types import ModuleType

import numpy as np
import pybind11
from scipy import ndimage

import core

SOURCE = Path(__file__).with_name("cpp_kernel.cpp")


@core.custom_op("examples::median", device_types="cpu")
def median(image: core.Tensor) -> core.Tensor:
    """The median of each pixel and its eight neighbours; edges are repeated."""
    return core.asarray(ndimage.median_filter(np.asarray(image), 3, mode="nearest"))


@median.register_fake
def _(image):
    return core.empty_like(image)


def build(folder: Path) -> ModuleType:
    """Compiles cpp_kernel.cpp into `folder`, and imports it."""
    target = folder / f"cpp_kernel_native{sysconfig.get_config_var('EXT_SUFFIX')}"
    headers = (
        pybind11.get_include(),
        sysconfig.get_path("include"),
        str(Path(core.__file__).parent / "include"),
    )
    compiler = shlex.split(os.environ.get("CXX", "c++"))
    flags = ["-std=c++17", "-O2", "-shared", "-fPIC", "-fvisibility=hidden"]
    includes = [f"-I{header}" for header in headers]
    subprocess.run([*compiler, *flags, *includes, str(SOURCE), "-o", str(target)], check=True)
    spec = importlib.util.spec_from_file_location("cpp_kernel_native", target)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def noisy_photograph() -> np.ndarray:
    """A photograph, float32 grey values from 0 to 1, with a twentieth of its pixels white."""
    from sklearn.datasets import load_sample_image

    grey = (load_sample_image("china.jpg").mean(axis=2) / 255.0).astype(np.float32)
    grey[np.random.default_rng(0).random(grey.shape) < 0.05] = 1.0
    return grey


def timed(image: core.Tensor) -> tuple[np.ndarray, float]:
    start = perf_counter()
    result = median(image)
    return np.asarray(result), (perf_counter() - start) * 1e3


def main() -> None:
    image = core.asarray(noisy_photograph())
    in_python, before = timed(image)
    with tempfile.TemporaryDirectory() as folder:
        native = build(Path(folder))
        median.register_kernel("cpu", native.median, dtypes=[core.float32], priority=10)
        in_cpp, after = timed(image)
        print(f"{median.schema}, on {image.shape[0]} x {image.shape[1]} pixels")
        print(f"SciPy {before:.1f} ms, C++ {after:.1f} ms")
        print("the results are", "equal" if np.array_equal(in_python, in_cpp) else "NOT equal")
        print(core.explain(median, image))
        doubles, columns = image.astype(core.float64), image.T
        print("float64 and columns:", median(doubles).dtype, median(columns).shape)


if __name__ == "__main__":
    main()
