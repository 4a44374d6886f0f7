"""An emulator for kernels of groups and lanes: runs the source that a dialect spells on the CPU.

CUDA C++, HIP C++, Metal and OpenCL C are compiled as they are by the host's C++ compiler against a
small header that defines their words (cpp_groups.h, metal.h, opencl_c.h), and the lanes of a group
run as fibers of one thread, which change at barriers and where a warp exchanges values
(scheduler.h). It finds:

- wrong results, on any machine: the device's operators run through it like any other's;
- missing barriers: results differ between the orders "forward", "reverse" and "shuffled";
- a barrier to which not all lanes come: a DeviceError that names the kernel and the lines;
- reads of memory that was not written: shared and fresh memory hold NaN;
- accesses out of bounds, with AddressSanitizer (sanitizer.py).

A device for a test, in one line; with CORE_FALLBACK=error every operator then runs there or fails:

    >>> import core
    >>> from core.ir.dialect.cpp_groups import CppGroupDialect
    >>> from core.testing import emulator
    >>> dialect = emulator.add_device("likely", CppGroupDialect, language=emulator.CUDA)
    >>> core.softmax(core.zeros((2, 4), device="likely")).to("cpu")[0].tolist()
    [0.25, 0.25, 0.25, 0.25]
    >>> dialect.order = "reverse"  # how lanes take turns from now on

The tests of a backend do the same with their dialect: `add_device("acme", AcmeDialect)`. The `name`
of the dialect or of a base class selects the language (or pass `language=`).
`emulated(AcmeDialect)` is the dialect alone, for another runtime; it takes addresses of the
host's memory. `Program` runs a source that was written by hand:

    >>> import numpy as np
    >>> text = '''
    ... extern "C" __global__ void reversed(float *x) {
    ...   __shared__ float kept[64];
    ...   kept[threadIdx.x] = x[threadIdx.x];
    ...   __syncthreads();
    ...   x[threadIdx.x] = kept[blockDim.x - 1 - threadIdx.x];
    ... }'''
    >>> x = np.arange(4, dtype="f")
    >>> emulator.Program(emulator.CUDA, text, ["reversed"])("reversed", [x], groups=1, lanes=4)
    >>> x.tolist()
    [3.0, 2.0, 1.0, 0.0]

Another language is one more `Language`: a header for its words, how many lanes run in step, and
how a kernel is called. It takes no part in the build or the schedule. The files::

    languages.py   a description of each language; cpp_groups.h: the words of CUDA C++ and HIP C++;
                   ptx.h: instructions in PTX; mfma.h, wmma.h: of AMD's units;
                   metal.py, metal.h: of Metal; opencl_c.h: of OpenCL C
    library.py     sources to functions: many in one run of the compiler; engine.h: what they see
    launch.py      starts them; scheduler.h: groups, lanes, barriers
    dialect.py     `emulated`; device.py: `add_device`; program.py: `Program`
    sanitizer.py   AddressSanitizer
    stand_in/      a driver's library, for a runtime of the device's own
"""

from __future__ import annotations

from core.testing.emulator.device import EmulatedRuntime, add_device
from core.testing.emulator.dialect import EmulatedDialect, emulated
from core.testing.emulator.languages import CUDA, HIP, LANGUAGES, METAL, OPENCL, Language
from core.testing.emulator.program import Program
from core.testing.emulator.sanitizer import sanitizer_environment

__all__ = [
    "CUDA",
    "HIP",
    "LANGUAGES",
    "METAL",
    "OPENCL",
    "EmulatedDialect",
    "EmulatedRuntime",
    "Language",
    "Program",
    "add_device",
    "emulated",
    "sanitizer_environment",
]
