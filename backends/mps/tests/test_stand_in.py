"""The stand-in is as strict as Metal's validation and pyobjc, and later than a GPU."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from metal_stand_in import Limits, StandInError, commands, memory, objects, programs
from metal_stand_in.objects import API, Object

HERE = Path(__file__).parent
SELECTORS = [(owner, s) for owner, each in API["classes"].items() for s in each]
WRONG = {"Q": -1, "q": "1", "Z": 1, "@": 3, "@?": 3, "o^@": (), "^@": (), "n^v": "text", "n^@": [3]}
FILL = """kernel void fill(device int *x [[buffer(0)]], constant long *words [[buffer(1)]]) {
  x[words[0]] = 7;
}"""


def classes():
    found, waiting = {}, [Object]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.metal:
                found[kind.metal] = kind
    return found


def method(owner, selector):
    kind = classes().get(owner) or classes()["ComputeCommandEncoder"]
    return getattr(kind, selector.replace(":", "_")), object.__new__(kind)


# ---- calls ----
@pytest.mark.parametrize("owner, selector", SELECTORS)
def test_the_number_of_arguments_is_checked(owner, selector):
    call, one = method(owner, selector)
    with pytest.raises(StandInError, match="arguments, not"):
        call(one, *[None] * (selector.count(":") + 1))


@pytest.mark.parametrize(
    "owner, selector",
    [
        (o, s)
        for o, s in SELECTORS
        if API["classes"][o][s][1:2] and API["classes"][o][s][1] in WRONG
    ],
)
def test_the_types_of_arguments_are_checked(owner, selector):
    call, one = method(owner, selector)
    kinds = API["classes"][owner][selector][1:]
    with pytest.raises(StandInError, match="argument 0 is"):
        call(one, WRONG[kinds[0]], *[None] * (len(kinds) - 1))


def test_a_selector_that_a_class_has_not(driver):
    with pytest.raises(AttributeError):
        driver.devices[0].newBufferWithLength_(3)


def test_a_class_has_what_is_listed():
    with pytest.raises(StandInError):

        class Half(Object, metal="CommandQueue"):
            pass


@pytest.mark.slow
def test_the_table_is_that_of_the_wheels():
    """Needs a package index; skipped where there is none."""
    script = HERE.parent / "tools" / "metal_api.py"
    done = subprocess.run(
        [sys.executable, str(script), "--check"], capture_output=True, text=True, check=False
    )
    if "pip" in done.stderr and "download" in done.stderr:
        pytest.skip(f"the wheels cannot be downloaded: {done.stderr.splitlines()[-1]}")
    assert done.returncode == 0, done.stderr


# ---- states ----
@pytest.fixture
def device(driver):
    return driver.devices[0]


@pytest.fixture
def buffer(driver, device):
    import objc

    with objc.autorelease_pool():
        yield device.newCommandQueue().commandBuffer()


def options():
    made = programs.CompileOptions()
    made.setMathMode_(0)
    return made


def pipeline(device, text=FILL):
    library, _ = device.newLibraryWithSource_options_error_(text, options(), None)
    descriptor = programs.ComputePipelineDescriptor()
    name = next(iter(library.kernels))
    descriptor.setComputeFunction_(library.newFunctionWithName_(name))
    make = device.newComputePipelineStateWithDescriptor_options_reflection_error_
    return make(descriptor, 0, None, None)[0]


AFTER = {
    "an encoder": lambda b: b.computeCommandEncoder(),
    "copies": lambda b: b.blitCommandEncoder(),
    "a signal": lambda b: b.encodeSignalEvent_value_(commands.SharedEvent(), 1),
    "a wait": lambda b: b.encodeWaitForEvent_value_(commands.SharedEvent(), 1),
    "commit": lambda b: b.commit(),
}


@pytest.mark.parametrize("what", AFTER)
def test_nothing_is_encoded_after_commit(buffer, what):
    buffer.commit()
    with pytest.raises(StandInError, match="is committed"):
        AFTER[what](buffer)
    buffer.waitUntilCompleted()


@pytest.mark.parametrize("what", AFTER)
def test_one_encoder_is_open_at_a_time(buffer, what):
    buffer.computeCommandEncoder()
    with pytest.raises(StandInError, match="an encoder is open"):
        AFTER[what](buffer)


def test_an_encoder_ends_once(buffer):
    encoder = buffer.computeCommandEncoder()
    encoder.endEncoding()
    for use in (encoder.endEncoding, lambda: encoder.setBytes_length_atIndex_(b"12345678", 8, 0)):
        with pytest.raises(StandInError, match="after endEncoding"):
            use()


def test_what_is_not_committed_is_not_waited_for(buffer):
    with pytest.raises(StandInError, match="not committed"):
        buffer.waitUntilCompleted()
    with pytest.raises(StandInError, match="not done"):
        buffer.GPUEndTime()


def test_a_wait_that_nobody_ends(device, buffer):
    buffer.encodeWaitForEvent_value_(commands.SharedEvent(), 1)
    buffer.commit()
    with pytest.raises(StandInError, match="nobody tells"):
        buffer.waitUntilCompleted()
    buffer.queue.work.clear()


def test_what_is_autoreleased_needs_a_pool(driver, device):
    device.newCommandQueue().commandBuffer()
    assert driver.leaked == ["commandBuffer"]
    driver.leaked.clear()


# ---- kernels ----
def encoded(device, buffer, **left_out):
    """Encodes `fill`, without what is left out."""
    made = device.newBufferWithLength_options_(64, 512)
    encoder = buffer.computeCommandEncoder()
    if "pipeline" not in left_out:
        encoder.setComputePipelineState_(pipeline(device))
    if "buffers" not in left_out:
        encoder.setBuffers_offsets_withRange_([made], [0], (0, 1))
    if "words" not in left_out:
        encoder.setBytes_length_atIndex_((2).to_bytes(8, "little"), 8, 1)
    groups, lanes = left_out.get("size", ((1, 1, 1), (1, 1, 1)))
    encoder.dispatchThreadgroups_threadsPerThreadgroup_(groups, lanes)
    encoder.endEncoding()
    buffer.commit()
    return made


def test_a_kernel_writes_when_somebody_waits(device, buffer):
    made = encoded(device, buffer)
    view = made.contents().as_buffer(64).cast("i")
    assert view[2] == -1  # not yet, and fresh memory is not zero
    buffer.waitUntilCompleted()
    assert view[2] == 7 and view[3] == -1


@pytest.mark.parametrize("what", ["pipeline", "buffers", "words"])
def test_everything_is_bound(device, buffer, what):
    with pytest.raises(StandInError):
        encoded(device, buffer, **{what: True})


@pytest.mark.parametrize(
    "size", [((0, 1, 1), (1, 1, 1)), ((1, 1, 1), (1025, 1, 1)), ((1, 1, 1), (0, 1, 1))]
)
def test_sizes_of_groups(device, buffer, size):
    with pytest.raises(StandInError, match="groups of"):
        encoded(device, buffer, size=size)


def test_an_argument_buffer_needs_residency(device, buffer):
    text = (
        "struct P { device int *at; };\nkernel void far(constant P &p [[buffer(0)]]) { *p.at = 1; }"
    )
    made = device.newBufferWithLength_options_(64, 512)
    encoder = buffer.computeCommandEncoder()
    encoder.setComputePipelineState_(pipeline(device, text))
    encoder.setBytes_length_atIndex_(made.gpuAddress().to_bytes(8, "little"), 8, 0)
    encoder.dispatchThreadgroups_threadsPerThreadgroup_((1, 1, 1), (1, 1, 1))
    encoder.endEncoding()
    buffer.commit()
    buffer.waitUntilCompleted()
    assert buffer.status() == 5 and buffer.error().code() == 3


# ---- threads ----
def committed(device, text):
    """A command buffer that runs a kernel of a source, and the buffer to which that writes."""
    made = device.newBufferWithLength_options_(64, 512)
    buffer = device.newCommandQueue().commandBuffer()
    encoder = buffer.computeCommandEncoder()
    encoder.setComputePipelineState_(pipeline(device, text))
    encoder.setBuffers_offsets_withRange_([made], [0], (0, 1))
    encoder.setBytes_length_atIndex_(bytes(8), 8, 1)
    encoder.dispatchThreadgroups_threadsPerThreadgroup_((1, 1, 1), (1, 1, 1))
    encoder.endEncoding()
    buffer.commit()
    return buffer, made


def test_a_library_that_is_made_while_others_are_built(driver, device, monkeypatch, buffer):
    """Another thread makes one, since the compiler lets threads run."""
    build, made = programs.build, []

    def built(*given):
        if not made:
            made.append(committed(device, FILL.replace("7", "8")))
        return build(*given)

    monkeypatch.setattr(programs, "build", built)
    first = committed(device, FILL)
    first[0].waitUntilCompleted()
    made[0][0].waitUntilCompleted()
    assert [one.status() for one, _ in (first, *made)] == [4, 4]
    assert [int(to.contents().as_buffer(1)[0]) for _, to in (first, *made)] == [7, 8]


def test_nobody_waits_for_ever_where_the_stand_in_fails(device, monkeypatch, buffer):
    def fails(*given):
        raise ZeroDivisionError("of the stand-in")

    monkeypatch.setattr(commands, "start", fails)
    done, _ = committed(device, FILL)
    with pytest.raises(ZeroDivisionError):
        done.waitUntilCompleted()
    done.waitUntilCompleted()
    assert done.status() == 5 and "of the stand-in" in done.error().localizedDescription()


# ---- memory ----
@pytest.mark.parametrize("wrong", [0, 16, 32, 256])
def test_storage_is_shared_and_tracked(device, wrong):
    with pytest.raises(StandInError, match="not shared and tracked"):
        device.newBufferWithLength_options_(64, wrong)


@pytest.mark.parametrize("at, size", [(2, 4), (0, 6), (64, 4), (0, 0)])
def test_copies_are_of_words(device, buffer, at, size):
    made = device.newBufferWithLength_options_(64, 512)
    encoder = buffer.blitCommandEncoder()
    with pytest.raises(StandInError, match="a copy of"):
        encoder.copyFromBuffer_sourceOffset_toBuffer_destinationOffset_size_(
            made, at, made, 0, size
        )


def test_fast_math_is_refused(device):
    with pytest.raises(StandInError, match="fast math"):
        device.newLibraryWithSource_options_error_(FILL, programs.CompileOptions(), None)


def test_a_buffer_goes_with_its_last_reference(device):
    before = device.currentAllocatedSize()
    made = device.newBufferWithLength_options_(4096, 512)
    assert device.currentAllocatedSize() == before + 4096
    del made
    assert device.currentAllocatedSize() == before


def test_the_table_names_where_it_is_from():
    assert [word.split("==")[0] for word in API["from"]] == ["mlx-metal", "pyobjc-framework-Metal"]
    assert json.loads((HERE / "metal_stand_in" / "api.json").read_text()) == API
    assert (memory.PAGE, Limits().total, objects.API is API) == (16384, 1 << 30, True)
