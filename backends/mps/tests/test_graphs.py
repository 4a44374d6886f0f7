"""`core.graph` on mps: each replay encodes what was captured; what cannot be captured says why."""

from __future__ import annotations

import gc

import numpy as np
import pytest

import core
from core.errors import DeviceError

DISPATCH = "dispatchThreadgroups:threadsPerThreadgroup:"


@pytest.fixture
def x(driver, gpus):
    made = core.ones(64, device="mps")
    for call in CALLS.values():  # what is built at a first call is not captured
        call(made)
    core.synchronize("mps")
    return made


def into_the_middle(x):
    y = core.zeros(64, device="mps")
    y[16:48].copy_(x[16:48])
    return y


CALLS = {
    "one kernel": lambda x: core.exp(x),
    "several": lambda x: core.softmax(core.tanh(x) * 2 + x),
    "a copy": into_the_middle,
    "a product": lambda x: core.reshape(x, (8, 8)) @ core.reshape(x, (8, 8)),
    "in place": lambda x: x.clone().add_(2),
}


@pytest.mark.parametrize("what", CALLS)
def test_a_replay_computes_from_what_its_inputs_hold(driver, x, what):
    with core.graph("mps") as graph:
        y = CALLS[what](x)
    for n in (2.0, 3.0):
        x.copy_(core.asarray(np.full(64, n, "f"), device="mps"))
        graph.replay()
        core.testing.assert_close(y.to("cpu"), CALLS[what](x).to("cpu"), rtol=1e-6, atol=1e-6)


def test_a_capture_sends_metal_no_kernel(driver, x):
    before = driver.calls(DISPATCH)
    with core.graph("mps") as graph:
        y = core.exp(core.exp(x))
    assert driver.calls(DISPATCH) == before
    for _ in range(3):
        graph.replay()
    assert driver.calls(DISPATCH) == before + 6
    assert y.to("cpu").tolist() == core.exp(core.exp(x)).to("cpu").tolist()


def test_buffers_live_as_long_as_the_graph(driver, gpus, x):
    given = core.asarray(np.full(64, 3, "f"), device="mps")
    with core.graph("mps") as graph:
        y = given + 1
    del given
    gc.collect()
    core.empty_cache("mps")
    graph.replay()
    assert y.to("cpu").tolist()  # of whatever lies there now; nothing is reached that is gone


def test_a_replay_that_fails_names_its_operators(driver, x):
    with core.graph("mps") as graph:
        core.tanh(core.exp(x))
    driver.fail("commit", 3)
    graph.replay()
    with pytest.raises(DeviceError, match=r"PageFault .*it held exp.*tanh"):
        core.synchronize("mps")


def test_a_long_graph_is_several_command_buffers(driver, x):
    with core.graph("mps") as graph:
        y = x
        for _ in range(100):
            y = y + 1
    before = driver.calls("commit")
    graph.replay()
    core.synchronize("mps")
    assert driver.calls("commit") - before == 5
    assert y.to("cpu").tolist() == [101.0] * 64


def test_a_compiled_function_replays(driver, gpus):
    function = core.compile(
        lambda x, w: core.relu(x @ w) + 1, mode="reduce-overhead", fullgraph=True
    )
    w = core.asarray(np.linspace(-1, 1, 20, dtype="f").reshape(4, 5), device="mps")
    for n in range(4):
        x = core.asarray(np.full((3, 4), n, "f"), device="mps")
        core.testing.assert_close(
            function(x, w).to("cpu"), (core.relu(x @ w) + 1).to("cpu"), rtol=1e-6, atol=1e-6
        )
    assert function.replays.replays >= 2 and function.replays.reasons == []


@pytest.mark.parametrize("count, at", [(3, 0), (4, 1), (5, 0)])
def test_a_copy_that_metal_does_not_make_says_why(driver, gpus, count, at):
    a, b = (core.zeros(16, dtype="uint8", device="mps") for _ in range(2))
    b[at : at + count].copy_(a[:count])
    core.synchronize("mps")
    with pytest.raises(DeviceError, match="cannot be captured") as caught, core.graph("mps"):
        b[at : at + count].copy_(a[:count])
    assert "words of 4 bytes" in caught.value.why and caught.value.fix
    assert (a + 1).to("cpu").tolist() == [1] * 16  # the capture has ended


CANNOT = {
    "reading": (lambda x: x.to("cpu"), "nothing to wait for"),
    "a value": (lambda x: float(core.sum(x)), "nothing to wait for"),
    "from the host": (lambda x: core.asarray(np.zeros(4, "f")).to("mps"), "nothing to wait for"),
    "waiting": (lambda x: core.synchronize("mps"), "nothing to wait for"),
    "an event": (lambda x: core.Stream("mps").record_event().synchronize(), "nothing to wait"),
    "a second capture": (lambda x: core.graph("mps").__enter__(), "another capture"),
}


@pytest.mark.parametrize("what", CANNOT)
def test_what_cannot_be_captured_says_why(driver, x, what):
    call, why = CANNOT[what]
    with pytest.raises(DeviceError) as caught, core.graph("mps"):
        call(x)
    assert why in caught.value.why and caught.value.fix
    assert core.exp(x - 1).to("cpu").tolist() == [1.0] * 64
