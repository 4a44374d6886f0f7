"""Functions of the vector math as elementwise kernels."""

import ctypes

import numpy as np

from core.ir import Builder
from core.ir.compile import compile_c
from core.ir.dialect.c import host_capabilities
from core.ir.functions import FUNCTIONS
from core.ir.math import EXPANSIONS


class Kernel:
    """One function, compiled as an elementwise kernel."""

    def __init__(self, name: str, dtype: str, fma: bool = True, float64: bool = True) -> None:
        self.dtype = dtype
        capabilities = host_capabilities(fma=fma)
        target = capabilities if float64 else capabilities.without("float64")
        b = Builder(f"{name}_{dtype}", ["n"])
        inputs = [b.input(n, dtype, ["n"]) for n in ("x", "y")[: FUNCTIONS[name].arity]]
        result = b.output("result", dtype, ["n"])
        with b.parallel("n") as i:
            result[i] = EXPANSIONS[name](*(x[i] for x in inputs), target)
        self.function = b.function()
        compiled = compile_c(self.function, capabilities=capabilities)
        (address,) = compiled.addresses.values()
        kind = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 2, *[ctypes.c_longlong] * 2)
        self.run = kind(address)

    def __call__(self, *arrays):
        arrays = [np.ascontiguousarray(a, self.dtype) for a in arrays]
        out = np.empty_like(arrays[0])
        buffers = (ctypes.c_void_p * 3)(*(a.ctypes.data for a in (*arrays, out)))
        self.run(buffers, (ctypes.c_longlong * 4)(*[out.size] * 4), 0, out.size)
        return out
