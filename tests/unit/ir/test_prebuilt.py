"""Kernels that a backend ships built: how core finds them, and that nothing is compiled then."""

from __future__ import annotations

import numpy as np
import pytest

import core
from core import _native
from core.bodies import cpu_kernels
from core.bodies.programs import Programs
from core.bodies.specs import TensorSpec
from core.ir.compile import compile_c, source_digest
from core.ir.toolchain import prebuilt
from core.operators.definition import catalogue

MATRIX = TensorSpec("float32", (3, 4), (4, 1))


@pytest.fixture
def nothing_shipped(monkeypatch):
    """No backend's kernels; those of tests are forgotten behind it."""
    core.ones(1)  # the first use of the device registers its providers
    monkeypatch.setattr(prebuilt, "_providers", {})
    monkeypatch.setattr(
        cpu_kernels, "_programs", Programs(lambda function, _: cpu_kernels._compile(function))
    )
    _native.forget_bodies()
    yield
    _native.forget_bodies()


def keys_asked(rank, classes):
    asked = []
    prebuilt.add("test", lambda key: asked.append(key.split()[1::2]), lambda digest: None)
    assert prebuilt.find_pointwise("core::add", rank, ["float32"] * 3, classes) is None
    return [(int(r), layout) for r, layout in asked]


def test_a_layout_is_served_by_more_general_kernels(nothing_shipped):
    assert keys_asked(1, "uuz") == [(1, "uuz"), (2, "uuz")]
    assert keys_asked(1, "uus") == [(1, "uus"), (2, "uus"), (2, "sss")]
    assert keys_asked(2, "usz") == [(2, "usz"), (2, "sss")]
    assert keys_asked(2, "uut") == [(2, "uut")]  # wants tiles: built, where it can be


def test_where_tiles_cannot_be_built_a_stride_will_do(nothing_shipped):
    key = prebuilt.pointwise_key("core::add", 2, ["float32"] * 3, "sss")
    prebuilt.add("test", {key: (1, 0, 1)}.get, lambda digest: None)
    with core.config.override(cc="/no/compiler"):
        answer = cpu_kernels._body_kernel(core.add, 2, ("float32",) * 3, "uut")
    assert answer == (1, 1, 1, 1)


def test_an_absent_argument_has_no_dtype():
    assert prebuilt.pointwise_key("core::f", 1, ("int8", None), "u-") == "core::f 1 int8,- u- v1"
    assert prebuilt.strided("uz-t") == "ss-s"


def test_a_source_is_found_by_its_digest(nothing_shipped):
    softmax = catalogue.get("core::softmax").op
    program = cpu_kernels.fitted_program(softmax, [MATRIX, -1], [MATRIX])
    compiled = compile_c(program)
    addresses = {k.name: compiled.addresses[k.op] for k in compiled.source.kernels}
    digest = source_digest(compiled.source.text)
    asked = []
    shipped = {digest: addresses}
    prebuilt.add("test", lambda key: None, lambda d: asked.append(d) or shipped.get(d))
    with core.config.override(cc="/no/compiler"):
        x = np.random.default_rng(0).standard_normal((2, 5, 7)).astype(np.float32)
        got = np.from_dlpack(core.softmax(core.asarray(x)))  # the program does not know the rank
    assert asked == [digest]
    e = np.exp(x - x.max(-1, keepdims=True))
    np.testing.assert_allclose(got, e / e.sum(-1, keepdims=True), rtol=1e-5)


def test_providers_are_asked_in_turn_and_withdrawn(nothing_shipped):
    prebuilt.add("first", lambda key: None, lambda digest: None)
    prebuilt.add("second", lambda key: (7, 0, 1), lambda digest: {"f": 7})
    assert prebuilt.find_any("core::add", ["int8"] * 3, "uut") == (7, 0, 1)
    assert prebuilt.find_source("d") == {"f": 7}
    prebuilt.withdraw("second")
    prebuilt.withdraw("second")  # harmless
    assert prebuilt.find_source("d") is None
    prebuilt.forget()
    assert prebuilt._providers == {}
