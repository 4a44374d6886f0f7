"""This backend under core: its kernels are the ones that run, and agree with the references.

test_kernels.py tests the loops by themselves; here they are reached the way a user reaches them.
"""

from __future__ import annotations

import pytest

import core
from core import testing

_kernels = pytest.importorskip("core_backend_cpu_x86._kernels")
KERNELS = {op: dtypes for op, _, dtypes in _kernels.kernels(_kernels.isas()[-1])}


CASES = [
    pytest.param(definition, dtype, id=f"{definition.name}-{dtype}")
    for definition in testing.operators()
    if definition.name in KERNELS and definition.reference is not None
    for dtype in testing.dtypes(definition)
]


def test_every_kernel_has_its_operator():
    names = {definition.name for definition in testing.operators()}
    assert set(KERNELS) <= names


@pytest.mark.parametrize("op", KERNELS)
def test_registered_above_the_reference(op):
    core.ones(1)  # the first use of the device registers its providers
    kernels = {kernel.provider: kernel for kernel in testing.catalogue.get(op).op.kernels}
    lowest = kernels.get("reference") or kernels.get("body")  # none: a decomposition
    assert lowest is None or kernels["cpu_x86"].priority > lowest.priority


def test_explain_names_the_kernel():
    explained = core.explain(core.astype, core.ones(3), "float64")
    assert "cpu_x86 core::astype" in str(explained)
    assert "backends/cpu_common/csrc/convert.cpp" in str(explained)


@pytest.mark.parametrize("definition,dtype", CASES)
def test_agrees_with_the_reference(definition, dtype):
    for sample in testing.samples(definition, dtype):
        testing.check_reference(definition, sample)
