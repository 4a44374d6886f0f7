"""Bodies on memory that the host cannot read: the operators of the catalogue on acme.

acme brings a dialect, so an operator with a body or a decomposition needs no kernel there. Falling
back to the CPU is an error in this run; reading the memory outside of a kernel is a fault.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(not hasattr(os, "memfd_create"), reason="acme needs Linux")

RUN = """
import core
from core import testing
from core.errors import FallbackError
from core.testing.samples import GROUPS

PART, PARTS = {part}, {parts}


def there(value):
    if isinstance(value, core.Tensor):
        return value.to("acme")
    if isinstance(value, (list, tuple)):
        return type(value)(map(there, value))
    return value


def tensors(value):
    return [value] if isinstance(value, core.Tensor) else list(value)


def runs(definition, sample):
    '''Whether the call ran on the device; AssertionError where its result is another one.'''
    want = definition.op(*sample.args, **sample.kwargs)
    kwargs = {{name: there(value) for name, value in sample.kwargs.items()}}
    try:
        got = definition.op(*map(there, sample.args), **kwargs)
    except FallbackError:
        return False
    for a, b in zip(tensors(want), tensors(got), strict=True):
        if isinstance(a, core.Tensor):
            assert str(b.device) == "acme:0"
            what = f"{{definition.name}}{{sample}}"
            testing.assert_close(b.to("cpu"), a, equal_nan=True, msg=what)
    return True


def on_tensors(sample):
    values = [*sample.args, *sample.kwargs.values()]
    flat = [v for value in values for v in (value if isinstance(value, (list, tuple)) else [value])]
    return any(isinstance(v, core.Tensor) for v in flat)


fell, ran = [], 0
for d in testing.operators()[PART::PARTS]:
    elsewhere = d.functional is not None or d.view is not None or d.name == "core::to_device"
    if not d.name.startswith("core::") or elsewhere:
        continue
    for dtype in GROUPS[d.dtypes][:1]:
        done = [runs(d, s) for s in testing.samples(d, dtype) if on_tensors(s)]
        ran += sum(done)
        if not all(done):
            fell.append((d.name, dtype, bool(d.body or d.decomposition)))
print("ran", ran)
for name, dtype, portable in fell:
    print("portable" if portable else "host only", name, dtype)
"""
PARTS = 4
# What is made of matrix decompositions and Fourier transforms; a sorter's entries are checked.
ON_THE_CPU = (
    "core::fft_", "core::linalg_", "core::cholesky_", "core::logdet", "core::searchsorted",
)  # fmt: skip


@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_portable_runs_without_a_fallback(third_parties: Path, run_python, part) -> None:
    code = RUN.format(part=part, parts=PARTS)
    done = run_python(code, path=[third_parties], env={"CORE_FALLBACK": "error"})
    lines = done.stdout.splitlines()
    assert int(lines[0].split()[1]) > 20
    fell = [line.split()[1] for line in lines[1:] if line.startswith("portable")]
    assert [name for name in fell if not name.startswith(ON_THE_CPU)] == []
