"""Products on matrix units in every language: AMD's mfma, Metal's simdgroup_matrix, and loops."""

from __future__ import annotations

import numpy as np
import pytest
from emulated_devices import dialect_of

import core
from core.bodies import device_kernels
from core.ir.dialect.cpp_groups import CppGroupDialect
from core.testing import emulator

DTYPES = ("float16", "bfloat16", "float32")
UNITS = {  # what each language multiplies, and a word of it that stands for these units
    "rocm": (("float16", "bfloat16", "float32"), "__builtin_amdgcn_mfma_"),
    "mps": (("float16", "bfloat16", "float32"), "simdgroup_multiply_accumulate"),
    "loops": (("float16", "bfloat16", "float32"), "first["),
}


def class_of(language):
    if language != "loops":
        return type(dialect_of(language)), {}
    return CppGroupDialect, {"language": emulator.HIP}


@pytest.fixture(scope="module", params=sorted(UNITS))
def device(request):
    base, how = class_of(request.param)
    units, word = UNITS[request.param]

    class WithUnits(base):
        def __init__(self):
            super().__init__()
            warp = 64 if request.param == "loops" else self.capabilities.lanes
            self.capabilities = self.capabilities.replace(lanes=warp, matrix_units=frozenset(units))

    name = f"units_{request.param}"
    return name, emulator.add_device(name, WithUnits, **how), units, word


def operands(dtype, n, m, k, turned):
    rng = np.random.default_rng(n * m + k)
    shapes = (k, n) if turned[0] else (n, k), (m, k) if turned[1] else (k, m)
    given = [core.asarray(rng.standard_normal(s).astype("f")) for s in shapes]
    return [x.astype(getattr(core, dtype)).mT if t else x.astype(getattr(core, dtype))
            for x, t in zip(given, turned)]  # fmt: skip


@pytest.mark.parametrize("turned", [(False, False), (False, True), (True, False), (True, True)])
@pytest.mark.parametrize("dtype", DTYPES)
def test_products_on_units(device, dtype, turned):
    name, emulated, units, word = device
    digits = {"float16": 11, "bfloat16": 8, "float32": 22}[dtype]
    for order in ("forward", "shuffled"):
        emulated.order = order
        for n, m, k in ((64, 64, 32), (70, 33, 45)):
            x, w = operands(dtype, n, m, k, turned)
            with core.config.override(fallback="error"):
                y = np.asarray((x.to(name) @ w.to(name)).to("cpu").astype(core.float64))
            a, b = (np.asarray(v.astype(core.float64)) for v in (x, w))
            assert (np.abs(y - a @ b) <= (np.abs(a) @ np.abs(b)) * 2.0 ** (1 - digits)).all()
    spelled = "".join(device_kernels._devices[name][0]._built)
    assert (word in spelled) or dtype not in units


def test_which_architectures_of_amd_have_them():
    tiles = pytest.importorskip("core_backend_rocm.tiles")
    assert tiles.matrix_units("gfx90a") == tiles.matrix_units("gfx942") == set(tiles.MFMA)
    assert tiles.matrix_units("gfx906") == tiles.matrix_units("gfx1100") == frozenset()
