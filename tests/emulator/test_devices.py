"""A device of this process that the emulator runs: what a backend's own tests can find out with it.

Kernels are core's, spelled by a dialect with one fault in it.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from emulated_devices import device

import core
from core.bodies import device_kernels
from core.errors import BuildError, DeviceError, FallbackError, PluginError, ToolchainError
from core.ir.dialect.cpp_groups import CppGroupDialect
from core.testing import emulator
from core.testing.emulator.launch import ORDERS


class NoBarriers(CppGroupDialect):
    """Lanes do not wait."""

    name = "no_barriers"
    synchronize = ";"


class Divergent(CppGroupDialect):
    """The last lanes do not come to barriers."""

    name = "divergent"
    synchronize = "if (threadIdx.x < 250) __syncthreads();"


class Misspelled(CppGroupDialect):
    """One function has a name that the language does not know."""

    name = "misspelled"
    functions = {**CppGroupDialect.functions, "floor": "flour{f}"}


class Wordless(CppGroupDialect):
    """The language has no word for an operation."""

    name = "wordless"
    functions = {k: v for k, v in CppGroupDialect.functions.items() if k != "floor"}


@pytest.fixture(autouse=True)
def faulty_devices_are_left_alone_afterwards():
    """For opcheck tries every open device, and other tests of this process call it."""
    yield
    for dialect in (NoBarriers, Divergent, Misspelled, Wordless):
        device_kernels._devices.pop(dialect.name, None)


def add(dialect):
    return emulator.add_device(dialect.name, dialect, language=emulator.CUDA)


def sums(name, x):
    with core.config.override(fallback="error"):
        return core.sum(x.to(name), axis=1).to("cpu")


X = core.asarray(np.random.default_rng(0).standard_normal((3, 1000)).astype("f"))


def test_results_in_every_order_are_those_of_the_cpu():
    name, dialect = device("cuda")
    want = core.sum(X, axis=1)
    before = dialect.started
    for dialect.order in ORDERS:
        core.testing.assert_close(sums(name, X), want, rtol=1e-5, atol=1e-5)
    assert dialect.started == before + 3
    dialect.order = "forward"


def test_a_lost_barrier_gives_results_that_depend_on_the_order():
    dialect = add(NoBarriers)
    want, found = core.sum(X, axis=1).tolist(), set()
    for dialect.order in ORDERS:
        found.add(repr(sums("no_barriers", X).tolist()))
    assert len(found) > 1
    assert repr(want) not in found


def test_a_barrier_without_some_lanes_is_an_error_that_names_the_kernel():
    add(Divergent)
    with pytest.raises(DeviceError) as caught:
        sums("divergent", X)
    said = str(caught.value)
    assert "the kernel sum_0 wait for ever, in group 0" in said
    assert "250 wait at a barrier in line" in said
    assert "6 have ended" in said


def test_a_source_that_does_not_compile_takes_no_other_with_it():
    dialect = add(Misspelled)
    x = X[0].to("misspelled")
    with core.config.override(fallback="error"):
        with dialect.gathering():
            core.exp(x), core.square(x), core.sign(x), core.floor(x)
        got = core.square(x).to("cpu")
        core.testing.assert_close(got, core.square(X[0]))
        with pytest.raises(BuildError, match="flourf"):
            core.floor(x)


def test_a_body_that_cannot_be_spelled_falls_back_and_says_why():
    add(Wordless)
    said = "'wordless' cannot spell the operation 'floor'"
    with core.config.override(fallback="error"), pytest.raises(FallbackError, match=said):
        core.floor(X.to("wordless"))


def test_what_build_returns_is_checked(monkeypatch):
    dialect = emulator.add_device("listing", CppGroupDialect, language=emulator.CUDA)
    names = lambda source: [kernel.name for kernel in source.kernels]  # noqa: E731
    monkeypatch.setattr(dialect, "build", names)
    with pytest.raises(PluginError, match="build returned list for the kernels exp_0"):
        core.exp(X.to("listing"))


def test_compiled_functions_run_there():
    name, _ = device("cuda")
    x = X.to(name)
    compiled = core.compile(lambda t: core.softmax(core.gelu(t * 2 + 1), axis=-1), fullgraph=True)
    want = core.softmax(core.gelu(X * 2 + 1), axis=-1)
    with core.config.override(fallback="error"):
        core.testing.assert_close(compiled(x).to("cpu"), want, rtol=1e-5, atol=1e-6)


def test_numbers_are_inputs_of_kernels_there():
    name, _ = device("cuda")
    x = X.to(name)
    compiled = core.compile(lambda t, s: core.tanh(t * s + 1) / (s * s + 1), fullgraph=True)
    for s in (0.5, 2.0, -3.0):
        want = core.tanh(X * s + 1) / (s * s + 1)
        with core.config.override(fallback="error"):
            core.testing.assert_close(compiled(x, s).to("cpu"), want, rtol=1e-5, atol=1e-6)
    assert [len(graph.nodes) for graph in compiled.optimized] == [1]


def test_what_reads_a_product_is_part_of_its_kernel():
    name, _ = device("cuda")
    shapes = ((2, 20, 40), (70, 40), (70,))
    args = [core.asarray(np.random.default_rng(0).standard_normal(s).astype("f")) for s in shapes]

    def layer(x, weight, bias):
        return core.gelu(core.linear(x, weight, bias))

    compiled = core.compile(layer, fullgraph=True)
    with core.config.override(fallback="error"):
        made = compiled(*(t.to(name) for t in args)).to("cpu")
    core.testing.assert_close(made, layer(*args), rtol=1e-5, atol=1e-5)
    assert "core::matmul" not in [node.op.name for node in compiled.optimized[0].nodes]


def test_a_product_by_itself_is_tuned_to_be_one():
    name, _ = device("cuda")
    tuned = core.compile(lambda x: x[:, :20] @ x[:, :20].mT, mode="max-autotune", fullgraph=True)
    with core.config.override(fallback="error"):
        made = tuned(X.to(name)).to("cpu")
    core.testing.assert_close(made, X[:, :20] @ X[:, :20].mT, rtol=1e-5, atol=1e-5)
    assert "core::matmul" in [node.op.name for node in tuned.optimized[0].nodes]


def test_attention_in_tiles():
    name, _ = device("cuda")
    rng = np.random.default_rng(0)
    args = [core.asarray(rng.standard_normal((2, 3, 37, 8)).astype("f")) for _ in range(3)]
    want = core.scaled_dot_product_attention(*args, is_causal=True)
    with core.config.override(fallback="error", attention="flash"):
        got = core.scaled_dot_product_attention(*(t.to(name) for t in args), is_causal=True)
    core.testing.assert_close(got.to("cpu"), want, rtol=1e-5, atol=1e-5)


def test_threads_may_all_be_the_first_to_need_a_kernel():
    name, _ = device("cuda")
    rows = [X[:, :n] for n in range(100, 108)]
    calls = [(fn, x.to(name)) for x in rows for fn in (core.sum, core.max, core.prod, core.min)]
    with ThreadPoolExecutor(8) as pool:
        got = list(pool.map(lambda call: call[0](call[1], axis=0).to("cpu"), calls))
    for (fn, _), n, result in zip(calls, [n for n in range(8) for _ in range(4)], got):
        core.testing.assert_close(result, fn(rows[n], axis=0), rtol=1e-5, atol=1e-5)


def test_memory_is_hidden_and_what_nobody_wrote_is_nan():
    name, _ = device("cuda")
    x = core.empty((4,), device=name)
    assert x.data_ptr >= emulator.dialect.HIDDEN
    assert np.isnan(x.to("cpu").tolist()).all()
    with pytest.raises(core.errors.CoreError):
        np.asarray(x)


def test_gradients_and_several_devices():
    dialect = emulator.add_device("twins", CppGroupDialect, devices=2, language=emulator.HIP)
    x = core.asarray([1.0, 2.0], device="twins:1").requires_grad_()
    with core.config.override(fallback="error"):
        core.sum(core.exp(x) * x).backward()
    assert str(x.grad.device) == "twins:1"
    core.testing.assert_close(
        x.grad.to("cpu"), core.asarray((np.exp([1.0, 2.0]) * [2, 3]).astype("f"))
    )
    assert dialect.started


def test_what_is_not_known_is_refused():
    with pytest.raises(DeviceError, match="does not run the language 'cpp_groups'"):
        emulator.emulated(CppGroupDialect)
    with pytest.raises(DeviceError, match="forward, reverse, shuffled"):
        emulator.emulated(CppGroupDialect, "backwards", language=emulator.CUDA)
    if "CORE_SANITIZED" in os.environ:  # this process has what a sanitizing emulator needs
        return
    with pytest.raises(ToolchainError, match="sanitizer_environment"):
        emulator.emulated(CppGroupDialect, sanitize=True, language=emulator.CUDA)


# ---- in processes of their own -----------------------------------------------------------------
SHORT = """
import numpy as np
import core
from core.ir.dialect.cpp_groups import CppGroupDialect
from core.testing import emulator

class Short(CppGroupDialect):
    name = "short"
    group_number = "GROUP"

dialect = emulator.add_device("short", Short, language=emulator.CUDA, sanitize=True)
x = core.asarray(np.arange(6000, dtype="f").reshape(2, 3000), device="short")
with core.config.override(fallback="error"):
    print(core.sum(x, axis=1).to("cpu").tolist())
"""


@pytest.fixture(scope="module")
def sanitizer():
    try:
        return emulator.sanitizer_environment()
    except ToolchainError as e:
        pytest.skip(e.what)


def test_kernels_of_core_run_with_the_sanitizer(run_python, sanitizer):
    said = run_python(SHORT.replace("GROUP", "blockIdx.x"), env=sanitizer).stdout
    assert said.strip() == "[4498500.0, 13498500.0]"


def test_an_access_out_of_bounds_names_the_kernel(run_python, sanitizer):
    said = run_python(SHORT.replace("GROUP", "(blockIdx.x + 1)"), env=sanitizer, status=1).stderr
    assert "heap-buffer-overflow" in said
    assert "in sum_0" in said


def test_fibers_of_processors_without_a_switch_of_ours(run_python):
    code = SHORT.replace("GROUP", "blockIdx.x").replace(", sanitize=True", "")
    compiler = " ".join(core.ir.toolchain.c_compiler.find_toolchain().command)
    said = run_python(code, env={"CORE_CC": f"{compiler} -DCORE_PORTABLE_FIBERS"}).stdout
    assert said.strip() == "[4498500.0, 13498500.0]"
