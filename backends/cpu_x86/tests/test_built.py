"""The kernels built from operators' bodies: each one in its layout, for every instruction set."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tarfile
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

import core
from core import _native, testing
from core.ir.toolchain import prebuilt

_kernels = pytest.importorskip("core_backend_cpu_x86._kernels")
pytestmark = pytest.mark.native

BACKEND = Path(__file__).resolve().parent.parent
ISAS = _kernels.isas()
KEYS = [key for key, name in _kernels.built(ISAS[-1]) if name is None]
OPS = sorted({key.split()[0] for key in KEYS})
ROUNDED = {
    "exp", "expm1", "log", "log1p", "sin", "cos", "tanh", "erf", "sigmoid", "silu", "gelu_erf",
    "gelu_tanh", "rsqrt", "pow",
}  # fmt: skip
SHAPES = [(5, 37), (70, 33)]


def dtype_of(name):
    return np.dtype(ml_dtypes.bfloat16 if name == "bfloat16" else name)


def values(rng, dtype, shape, positive):
    """Random elements, extremes and special values among them."""
    if dtype.kind == "b":
        return rng.integers(0, 2, shape).astype(bool)
    if dtype.kind in "iu":
        low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
        drawn = rng.integers(low, high, shape, dtype=dtype, endpoint=True)
        extremes = rng.choice(np.array([low, high, 0, 1], dtype), shape)
        return np.where(rng.random(shape) < 0.3, extremes, drawn)
    drawn = rng.standard_normal(shape) * rng.choice([1e-3, 1.0, 10.0])
    if dtype.kind == "c":
        return (drawn + 1j * rng.standard_normal(shape)).astype(dtype)
    special = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan]
    drawn = np.where(rng.random(shape) < 0.1, rng.choice(special, shape), drawn)
    return (np.abs(drawn) if positive else drawn).astype(dtype)


def operand(letter, array):
    """The array's values, lying as the letter says; strides as large as they can differ."""
    rows, columns = array.shape
    if letter == "z":
        return np.broadcast_to(array[:, :1].copy(), array.shape)
    if letter == "t":
        return np.asfortranarray(array)
    if letter == "s":
        memory = np.empty((2 * rows, 3 * columns), array.dtype)[::2, ::-3]
    else:
        memory = np.empty((rows, columns + 3), array.dtype)[:, :columns]
    memory[...] = array
    return memory


def launch(found, out, inputs):
    """Calls a kernel as core's launcher does."""
    address, tile, _ = found
    rows, columns = out.shape
    total = rows * columns if tile == 0 else -(-rows // tile) * -(-columns // tile)
    scalars = [rows, columns]
    for array in (out, *inputs):
        scalars += [s // array.itemsize for s in array.strides]
    buffers = [a.__array_interface__["data"][0] for a in (out, *inputs)]
    _native.launch(address, buffers, scalars, total, total // 3 or 1)


def check(got, want, eps, context):
    """Equal where results are exact, else as near as the dtype allows; special values are equal."""
    if got.dtype.kind in "biu":
        np.testing.assert_array_equal(got, want, err_msg=context)
        return
    got = got.astype(np.complex128 if got.dtype.kind == "c" else np.float64)
    with np.errstate(over="ignore"):
        want = want.astype(got.dtype)
    if not eps:
        np.testing.assert_array_equal(got, want, err_msg=context)
        return
    size = eps * np.maximum(np.abs(want), 0.25)
    same = (got == want) | (np.isnan(got) & np.isnan(want))
    with np.errstate(invalid="ignore"):
        assert (same | (np.abs(got - want) <= size)).all(), context


def expected(op, inputs, dtype):
    """The reference's result in a wider dtype where the kernel rounds."""
    reference = testing.catalogue.get(op).reference
    name = op.partition("::")[2]
    if name == "astype":
        return inputs[0], 0
    wide = inputs
    eps = 0
    if name in ROUNDED or dtype.kind == "c":
        eps = float(ml_dtypes.finfo(dtype).eps) * (1 if dtype.itemsize == 2 else 8)
    if name in ROUNDED and dtype.itemsize < 8:
        wide = [x.astype(np.float64) for x in inputs]
    with np.errstate(all="ignore"):
        return np.asarray(reference(np, *wide)), eps


@pytest.fixture(scope="module")
def generator():
    spec = importlib.util.spec_from_file_location("generate", BACKEND / "common/tools/generate.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def written(generator):
    """What core writes now, by path."""
    return generator.files("cpu_x86")


@pytest.mark.parametrize("op", OPS)
@pytest.mark.parametrize("isa", ISAS)
def test_every_elementwise_kernel(isa, op):
    rng = np.random.default_rng(3)
    for key in KEYS:
        name, _, names, layout, _ = key.split()
        if name != op:
            continue
        out_dtype, *dtypes = (dtype_of(n) for n in names.split(","))
        for shape in SHAPES:
            arrays = [values(rng, d, shape, op == "core::pow") for d in dtypes]
            if "gelu" in op:  # whose reference has NaN where the limit is 0
                arrays[0][np.isneginf(arrays[0].astype(np.float64))] = -1
            inputs = [operand(letter, a) for letter, a in zip(layout[1:], arrays, strict=True)]
            out = operand(layout[0], np.zeros(shape, out_dtype))
            launch(_kernels.find_pointwise(isa, key), out, inputs)
            want, eps = expected(op, inputs, dtypes[-1])
            if eps and dtypes[-1].itemsize == 2:
                with np.errstate(all="ignore"):
                    want = want.astype(out_dtype)
            check(out, want, eps, f"{isa} {key}")


def test_the_keys_are_the_operators():
    names = {definition.name for definition in testing.operators()}
    assert set(OPS) <= names
    for key in KEYS:
        op, rank, names, layout, _ = key.split()
        assert key == prebuilt.pointwise_key(op, int(rank), names.split(","), layout)


def test_every_source_is_found_by_a_call(shipped, generator):
    """Its digest is what core looks for, so nothing is compiled."""
    from core.bodies import cpu_kernels

    for family in generator.signatures().values():
        for signature in family:
            assert (
                cpu_kernels._body_plan(signature.op, signature.args, signature.outputs) is not None
            )


@pytest.mark.parametrize("name", ["add", "multiply", "greater", "maximum"])
def test_layouts_of_calls(shipped, name):
    """What reaches core as a call: broadcasting, numbers, views, more than two dimensions."""
    rng = np.random.default_rng(5)
    x = rng.standard_normal((3, 4, 20, 18)).astype(np.float32)
    y = rng.standard_normal((3, 4, 20, 18)).astype(np.float32)
    a, b = core.asarray(x), core.asarray(y)
    operator, reference = getattr(core, name), testing.catalogue.get(f"core::{name}").reference
    views = [
        lambda t: t,
        lambda t: t[0, 0],
        lambda t: t[:1, :, :1],
        lambda t: t[..., :1],
        lambda t: t[..., ::-2][..., :1],
        lambda t: t[0, 0, 0],
        lambda t: t[:, :, ::-1],
    ]
    for view in views:
        got = operator(a, view(b))
        np.testing.assert_array_equal(np.from_dlpack(got), reference(np, x, view(y)))
    got = operator(a.mT, b.mT)
    np.testing.assert_array_equal(np.from_dlpack(got), reference(np, x.mT, y.mT))


def test_transposed_operands_run_in_tiles(shipped):
    x = np.arange(70 * 40, dtype=np.float32).reshape(70, 40)
    a = core.asarray(x)
    np.testing.assert_array_equal(np.from_dlpack(a.mT.clone()), x.T)
    np.testing.assert_array_equal(np.from_dlpack(core.ones((40, 70)) + a.mT), 1 + x.T)


def test_memory_need_not_be_aligned(shipped):
    memory = np.zeros(8 * 1000 + 1, np.uint8)
    x = memory[1:].view(np.float64)
    x[...] = np.arange(1000)
    for n in (1000, 999, 17, 3):
        a = core.from_dlpack(x)[:n]
        np.testing.assert_array_equal(np.from_dlpack(a + a), 2 * x[:n])
        np.testing.assert_array_equal(np.from_dlpack(a > a[1]), x[:n] > 1)
        np.testing.assert_allclose(np.from_dlpack(core.exp(-a)), np.exp(-x[:n]), rtol=1e-14)
        assert float(a.sum()) == x[:n].sum()
        a.add_(1.0)
        a.add_(-1.0)
    assert x.tolist() == list(range(1000))


def test_nothing_is_left_when_registration_fails():
    from core.plugins.registry import KernelRegistry

    registry = KernelRegistry("broken", "cpu")
    registry.add_built(lambda key: None, lambda digest: None)
    with pytest.raises(OSError), registry.committed():
        assert "broken" in prebuilt._providers
        raise OSError
    assert "broken" not in prebuilt._providers


def test_a_disabled_backend_ships_nothing():
    script = "import core; core.ones(1); from core.ir.toolchain import prebuilt as p"
    script += "; print(p._providers)"
    environment = {**os.environ, "CORE_DISABLE_BACKENDS": "cpu_x86"}
    command = [sys.executable, "-c", script]
    assert subprocess.check_output(command, env=environment, text=True) == "{}\n"


@pytest.mark.parametrize("given", [(None, print), (print, "x")])
def test_what_add_built_refuses(given):
    from core.plugins.registry import KernelRegistry

    with pytest.raises(core.errors.RegistrationError, match="add_built of 'broken'"):
        KernelRegistry("broken", "cpu").add_built(*given)
    with pytest.raises(core.errors.RegistrationError, match="'acme'"):
        KernelRegistry("broken", "acme").add_built(print, print)


EVERY_OPERATOR = """
import core
from core import testing
for definition in testing.operators():
    if definition.reference is not None and definition.functional is None:
        for dtype in testing.dtypes(definition):
            for sample in testing.samples(definition, dtype):
                testing.check_reference(definition, sample)
from core.bodies.cpu_kernels import compiled_count
print("built", compiled_count())
"""


@pytest.mark.slow
def test_every_operator_works_without_a_compiler(tmp_path):
    environment = {**os.environ, "PATH": "", "CC": "", "CORE_CC": "/nonexistent"}
    environment["CORE_CACHE_DIR"] = str(tmp_path)
    command = [sys.executable, "-c", EVERY_OPERATOR]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert int(done.stdout.split()[-1]) > 0  # loaded: the shipped ones


def test_the_package_was_built_by_the_core_that_runs(written):
    """From byte for byte what it writes now; `make test` builds anew what has changed."""
    assert f'"{_kernels.generated}"' in written["families.def"]


def test_the_sdist_has_what_core_writes(written, tmp_path):
    pytest.importorskip("scikit_build_core")
    script = "import sys; sys.path.insert(0, 'common/tools'); import build_backend"
    script += f"; print(build_backend.build_sdist({str(tmp_path)!r}))"
    out = subprocess.check_output([sys.executable, "-c", script], cwd=BACKEND, text=True)
    with tarfile.open(tmp_path / out.split()[-1]) as archive:
        packed = {entry.partition("/")[2] for entry in archive.getnames()}
    assert {f"csrc/generated/{path}" for path in written} <= packed
    common = BACKEND / "common"  # a link in a checkout, its files in an sdist
    shared = {p.relative_to(BACKEND).as_posix() for p in common.glob("*/*.*")}
    assert len(shared) > 40 and shared <= packed
