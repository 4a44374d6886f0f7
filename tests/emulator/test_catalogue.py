"""The operators of the catalogue on emulated devices: what they spell, run, against the CPU.

Falling back to the CPU is an error, and the devices' memory is hidden from the host, so what runs
ran in a kernel. A family's kernels are gathered first and compiled together. In every run, one
dtype of every second family, in one dialect by turns; in the full one all dialects and dtypes, and
lanes in other orders.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest
from emulated_devices import DIALECTS, device

import core
from core import testing
from core.errors import FallbackError, ToolchainError
from core.operators.definition.samples import GROUPS
from core.testing import emulator

# What is made of matrix decompositions and Fourier transforms.
ON_THE_CPU = (
    "core::fft_", "core::linalg_", "core::cholesky_", "core::logdet",
)  # fmt: skip


# How near results are whose steps are rounded on one side and kept in float32 on the other.
ROUNDED = {"float16": 2e-3, "bfloat16": 2e-2}
LACKS = {"mps": ("complex128",)}  # what falls back there


def is_for_devices(d):
    elsewhere = d.functional is not None or d.view is not None or d.name == "core::to_device"
    return d.name.startswith("core::") and not elsewhere and d.samples is not None


FAMILIES = {}
for _definition in filter(is_for_devices, testing.operators()):
    FAMILIES.setdefault(_definition.family, []).append(_definition)


def all_dtypes(d, family, backend):
    return [dtype for dtype in GROUPS[d.dtypes] if dtype not in LACKS.get(backend, ())]


def one_dtype(d, family, backend):
    """float32; in every third family another one."""
    group = all_dtypes(d, family, backend)
    number = sorted(FAMILIES).index(family)
    if "float32" in group and number % 3:
        return ["float32"]
    return [group[number % len(group)]]


def there(value, name):
    if isinstance(value, core.Tensor):
        return value.to(name)
    if isinstance(value, (list, tuple)):
        return type(value)(there(v, name) for v in value)
    return value


def tensors(value):
    return [value] if isinstance(value, core.Tensor) else list(value)


def has_tensors(sample):
    values = [*sample.args, *sample.kwargs.values()]
    flat = [v for value in values for v in (value if isinstance(value, (list, tuple)) else [value])]
    return any(isinstance(v, core.Tensor) for v in flat)


def calls(backend, family, dtypes):
    for d in FAMILIES[family]:
        for dtype in dtypes(d, family, backend):
            for sample in filter(has_tensors, testing.samples(d, dtype)):
                yield d, sample


def call(d, sample, name):
    kwargs = {key: there(value, name) for key, value in sample.kwargs.items()}
    return d.op(*(there(value, name) for value in sample.args), **kwargs)


def check(d, sample, name, lacks):
    """AssertionError where the device's result is another; what fell back is returned.

    lacks: dtypes that may: float64 joined with complex64 is complex128.
    """
    want = d.op(*sample.args, **sample.kwargs)
    try:
        got = call(d, sample, name)
    except FallbackError:
        expected = any(t.dtype.name in lacks for t in tensors(want) if isinstance(t, core.Tensor))
        return "" if expected else d.name
    for a, b in zip(tensors(want), tensors(got), strict=True):
        if isinstance(a, core.Tensor):
            assert str(b.device) == f"{name}:0"
            near, what = ROUNDED.get(a.dtype.name), f"{d.name}{sample}"
            testing.assert_close(b.to("cpu"), a, rtol=near, atol=near, equal_nan=True, msg=what)
    return ""


def run(backend, family, dtypes, order="forward", sanitize=False):
    name, dialect = device(backend, sanitize)
    dialect.order = order
    with core.config.override(fallback="error"):
        with dialect.gathering():
            for d, sample in calls(backend, family, dtypes):
                with contextlib.suppress(Exception):  # results are not there yet
                    call(d, sample, name)
        lacks = LACKS.get(backend, ())
        fell = {check(d, sample, name, lacks) for d, sample in calls(backend, family, dtypes)}
    portable = [d.name for d in FAMILIES[family] if d.body or d.decomposition]
    assert [n for n in fell if n in portable and not n.startswith(ON_THE_CPU)] == []


@pytest.mark.parametrize(
    ("backend", "family"),
    [
        pytest.param(backend, family, marks=() if 2 * k == n % 6 else (pytest.mark.slow,))
        for k, backend in enumerate(DIALECTS)
        for n, family in enumerate(sorted(FAMILIES))
    ],
)
def test_operators_compute_what_they_do_on_the_cpu(backend, family):
    run(backend, family, one_dtype)


@pytest.mark.slow
@pytest.mark.parametrize("order", ["reverse", "shuffled"])
@pytest.mark.parametrize("family", sorted(FAMILIES))
@pytest.mark.parametrize("backend", DIALECTS)
def test_every_dtype_and_order(backend, family, order):
    run(backend, family, all_dtypes, order)


SANITIZED = """
import sys
sys.path[:0] = {places}
import test_catalogue
from core.testing.emulator.launch import ORDERS
for family in sorted(test_catalogue.FAMILIES):
    for order in ORDERS:
        test_catalogue.run({backend!r}, family, test_catalogue.one_dtype, order, sanitize=True)
print("done", len(ORDERS))
"""


@pytest.mark.slow
@pytest.mark.parametrize("backend", ["rocm", "rocm32", "mps"])
def test_nothing_is_read_or_written_out_of_bounds(run_python, backend):
    """The whole catalogue under AddressSanitizer, lanes in three orders, in its own process."""
    try:
        env = emulator.sanitizer_environment()
    except ToolchainError as e:
        pytest.skip(e.what)
    here = Path(__file__).parent
    code = SANITIZED.format(places=[str(here), str(here.parent / "unit")], backend=backend)
    assert run_python(code, env=env).stdout.strip() == "done 3"
