"""core.testing.gpu.faults on `cuda`, and what this driver's contexts do after a trap."""

from core.testing.gpu.faults import *  # noqa: F403
from core.testing.gpu.faults import TRAPPED


def test_after_a_trap_every_call_fails(beside):
    """As the driver does: contexts, modules, and giving things back, too."""
    said = beside(
        TRAPPED.format("core.synchronize(gpu)")
        + """
from cuda.bindings import driver as cu
runtime = VENDOR.runtime
lost = cu.CUresult.CUDA_ERROR_LAUNCH_FAILED
queue = runtime().queue(0)
context = VENDOR.driver.context(0)
answers = [
    cu.cuCtxPushCurrent(context), cu.cuDevicePrimaryCtxRetain(0),
    cu.cuLibraryLoadData(b"code", [], [], 0, [], [], 0), cu.cuStreamSynchronize(queue),
    cu.cuStreamDestroy(queue), cu.cuStreamBeginCapture(queue, runtime_mode),
]
assert all(answer[0] == lost for answer in answers), answers
for attempt in (lambda: core.ones(7, device=gpu), lambda: core.exp(x), lambda: x.tolist(),
                lambda: core.erf(x)):
    try:
        attempt()
        print("went on")
    except CoreError as e:
        assert "restart the process" in str(e), e
print("told", flush=True)
os._exit(0)
""".replace("runtime_mode", "cu.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED")
    )
    assert said == "told"
