"""A GPU against a copy's bandwidth, the driver's bare launch, and the installed PyTorch.

What gpu_cuda.py, rocm.py and mps.py run. What is compared runs in turn in one process on one GPU.
Times of kernels are between two events of the driver, around several calls; times of the host are
of calls that are not waited for. Falling back to the CPU is an error. Without PyTorch its columns
are left out; PyTorch for ROCm calls its device cuda as well.
"""

from __future__ import annotations

import argparse
import ctypes
import importlib.util
import os
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from measure import Row, alternate, print_table

LARGE, SHORT = 1 << 26, 1 << 12  # elements
ROWS, COLUMNS = 1 << 16, 1 << 10
SIDE = 4096  # of matrices
OF_COPY = 1 / 0.9
CALLS = 1000  # of a sample of the host's time
BYTES = {"float32": 4, "bfloat16": 2}


class Gpu:
    """core's queue on the first device of a type, and how long its work takes."""

    def __init__(self, device: str, library: str) -> None:
        from core.plugins.manager import manager

        self.device, self.library, self.runtime = device, library, manager.runtime(device)
        self.queue = self.runtime.queue(0)

    def seconds(self, call: Callable[[], object], count: int = 10) -> Callable[[], float]:
        """Of one of `count` calls that are enqueued one after another."""

        def sample() -> float:
            call()
            start = self.runtime.mark_timed(self.queue)
            for _ in range(count):
                result = call()
            end = self.runtime.mark_timed(self.queue)
            self.runtime.await_event(end)
            del result
            return self.runtime.elapsed(start, end) / 1e3 / count

        return sample

    def copying(self, dst: Any, src: Any) -> None:
        self.runtime.copy(self.queue, dst.data_ptr, src.data_ptr, src.nbytes)

    def bare_launch(self) -> Callable[[], float]:
        """The host's seconds of the driver's launch alone, called from a loop of C."""
        from core.ir.toolchain.c_compiler import build_library, load_symbol

        text = 'extern "C" __global__ void one(const float *x, float *y) { *y = expf(*x); }'
        code = self.runtime.compiler.machine_code(text, (), self.runtime.arch(0), "one")
        library = self.runtime.load(code, 0)
        kernel = self.runtime.kernel(library, "one")
        memory = self.runtime.allocate(64, 0)
        values = (ctypes.c_void_p * 2)(memory, memory + 32)
        places = (ctypes.c_void_p * 2)(*(ctypes.addressof(values) + 8 * n for n in range(2)))
        loop_of_c = """
        typedef int (*launch_t)(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                                unsigned, void *, void **, void **);
        void loop(long count, launch_t launch, void *kernel, void *stream, void **places) {
          while (count-- > 0) launch(kernel, 1, 1, 1, 32, 1, 1, 0, stream, places, 0);
        }"""
        kinds = [ctypes.c_long] + [ctypes.c_void_p] * 4
        loop = ctypes.CFUNCTYPE(None, *kinds)(load_symbol(build_library(loop_of_c), "loop"))
        launch = ctypes.c_void_p(self.runtime.launch_address())

        def sample(_keep: Any = (library, values)) -> float:
            self.runtime.synchronize(0)
            start = time.perf_counter()
            loop(CALLS, launch, int(kernel), int(self.queue), places)
            return (time.perf_counter() - start) / CALLS

        return sample


def host(call: Callable[[], object], wait: Callable[[], object]) -> Callable[[], float]:
    """The host's seconds of a call that is not waited for."""

    def sample() -> float:
        for _ in range(10):
            call()
        wait()
        start = time.perf_counter()
        for _ in range(CALLS):
            call()
        took = (time.perf_counter() - start) / CALLS
        wait()
        return took

    return sample


class Torch:
    """PyTorch's device, timed in the same way."""

    def __init__(self, device: str) -> None:
        import torch

        self.torch, self.device = torch, device
        apple = device == "mps"
        self.wait = torch.mps.synchronize if apple else torch.cuda.synchronize
        event = torch.mps.event.Event if apple else torch.cuda.Event
        self.events = [event(enable_timing=True) for _ in range(2)]
        torch.backends.cuda.matmul.allow_tf32 = False

    def seconds(self, call: Callable[[], object], count: int = 10) -> Callable[[], float]:
        def sample() -> float:
            call()
            self.events[0].record()
            for _ in range(count):
                result = call()
            self.events[1].record()
            self.events[1].synchronize()
            del result
            return float(self.events[0].elapsed_time(self.events[1])) / 1e3 / count

        return sample

    def like(self, t: Any) -> Any:
        """The same memory as a tensor of PyTorch; where DLPack has no way, the same values."""
        if self.device != "mps":
            return self.torch.from_dlpack(t)
        narrow = str(t.dtype).endswith("bfloat16")
        host = self.torch.from_dlpack((t.astype("float32") if narrow else t).to("cpu")).to("mps")
        return host.bfloat16() if narrow else host


def shown(took: dict[str, float], unit: float, name: str) -> str:
    return f"{name}: " + ", ".join(f"{who} {t / unit:.2f}" for who, t in took.items())


# ---- rows --------------------------------------------------------------------------------------
def launch_rows(core: Any, gpu: Gpu, torch: Torch | None, rounds: int) -> list[Row]:
    """One element: what the host spends, less what the driver's launch costs by itself."""
    x = core.ones(1, device=gpu.device)
    samplers = {
        "core": host(lambda: core.exp(x), lambda: core.synchronize(gpu.device)),
    }
    if hasattr(gpu.runtime, "launch_address"):
        samplers["bare launch"] = gpu.bare_launch()
    if torch is not None:
        y = torch.like(x)
        samplers["torch"] = host(lambda: torch.torch.exp(y), torch.wait)
    took = alternate(samplers, rounds)
    detail = shown(took, 1e-6, "us")
    bare = took.get("bare launch", 0.0)  # a driver that is no C library has none
    least = bare or took["core"]
    over = (took["core"] - bare) / (took["torch"] - bare) if torch else took["core"] / least
    limit = 0.4 if torch and bare else None
    return [Row("one element, less the launch / torch's", over, limit, "x", detail)]


# How many times the bytes of 64 M elements a call moves at least, the limit of its time against a
# copy's of as many bytes, and the call: of the library, two arrays, and the first in rows.
CASES: dict[str, tuple[int, float | None, Callable[..., Any], Callable[..., Any]]] = {
    "exp of 64 M": (2, OF_COPY, lambda lib, x, y, m: lib.exp(x), lambda lib, x, y, m: lib.exp(x)),
    "add of 64 M": (3, OF_COPY, lambda lib, x, y, m: x + y, lambda lib, x, y, m: x + y),
    "a row added to rows": (
        2, None, lambda lib, x, y, m: m + y[:COLUMNS], lambda lib, x, y, m: m + y[:COLUMNS]),
    "sum of rows": (
        1, OF_COPY, lambda lib, x, y, m: lib.sum(m, 1), lambda lib, x, y, m: m.sum(1)),
    "softmax of rows": (
        2, OF_COPY, lambda lib, x, y, m: lib.softmax(m, 1), lambda lib, x, y, m: lib.softmax(m, 1)),
    "layer_norm of rows": (
        2, OF_COPY, lambda lib, x, y, m: lib.layer_norm(m, (COLUMNS,)),
        lambda lib, x, y, m: lib.nn.functional.layer_norm(m, (COLUMNS,))),
    "sum of columns": (1, None, lambda lib, x, y, m: lib.sum(m, 0), lambda lib, x, y, m: m.sum(0)),
    "sum of 64 M": (1, None, lambda lib, x, y, m: lib.sum(x), lambda lib, x, y, m: x.sum()),
    "transposed": (
        2, None, lambda lib, x, y, m: m.mT.contiguous(), lambda lib, x, y, m: m.T.contiguous()),
    "sums along rows": (
        2, None, lambda lib, x, y, m: lib.cumulative_sum(m, axis=1),
        lambda lib, x, y, m: m.cumsum(1)),
}  # fmt: skip


def memory_rows(core: Any, gpu: Gpu, torch: Torch | None, rounds: int, only: str = "") -> list[Row]:
    """What is bound by memory, against a copy of as many bytes; 64 M elements, or 65536 rows."""
    return [
        memory_row(core, gpu, torch, rounds, dtype, name)
        for dtype in BYTES
        for name in CASES
        if only in name
    ]


def memory_row(core: Any, gpu: Gpu, torch: Torch | None, rounds: int, dtype: str, name: str) -> Row:
    moved, limit, ours, theirs = CASES[name]
    x, y = (core.randn((LARGE,)).to(gpu.device).astype(getattr(core, dtype)) for _ in range(2))
    out, m = core.empty((LARGE,), dtype=dtype, device=gpu.device), x.reshape((ROWS, COLUMNS))
    samplers = {
        "core": gpu.seconds(lambda: ours(core, x, y, m)),
        "copy": gpu.seconds(lambda: gpu.copying(out, x)),
    }
    if torch is not None:
        there = [torch.like(t) for t in (x, y, m)]
        samplers["torch"] = torch.seconds(lambda: theirs(torch.torch, *there))
    took = alternate(samplers, rounds)
    copied = f"{2 * LARGE * BYTES[dtype] / took['copy'] / 1e9:.0f} GB/s copied"
    detail = f"{shown(took, 1e-3, 'ms')}; {copied}"
    ratio = took["core"] / (took["copy"] * moved / 2)
    return Row(f"{name}, {dtype} / a copy of as much", ratio, limit, "x", detail)


def chain_rows(core: Any, gpu: Gpu, torch: Torch, rounds: int) -> list[Row]:
    """A compiled chain against torch.compile's."""

    def chain(lib: Any) -> Any:
        return lambda x, a: lib.tanh(lib.exp(-x * x) * a + x) * lib.sigmoid(a)

    ours = core.compile(chain(core), fullgraph=True)
    theirs = torch.torch.compile(chain(torch.torch))
    rows = []
    for n, limit in ((LARGE, 1 / 0.97), (SHORT, 1 / 1.3)):
        here = [core.randn((n,)).to(gpu.device) for _ in range(2)]
        there = [torch.like(t) for t in here]
        calls = partial(ours, *here), partial(theirs, *there)
        if n == LARGE:
            first, second = gpu.seconds(calls[0]), torch.seconds(calls[1])
        else:
            first = host(calls[0], lambda: core.synchronize(gpu.device))
            second = host(calls[1], torch.wait)
        took = alternate({"core": first, "torch.compile": second}, rounds)
        ratio = took["core"] / took["torch.compile"]
        detail = shown(took, 1e-6, "us")
        rows.append(Row(f"compiled chain of {n} / torch.compile", ratio, limit, "x", detail))
    return rows


def product_rows(core: Any, gpu: Gpu, torch: Torch, rounds: int) -> list[Row]:
    """Products against the vendor's library, by PyTorch."""
    rows = []
    for dtype, limit in (("float32", None), ("bfloat16", 1 / 0.7)):
        a, b = (
            core.randn((SIDE, SIDE)).to(gpu.device).astype(getattr(core, dtype)) for _ in range(2)
        )
        product = partial(torch.torch.matmul, torch.like(a), torch.like(b))
        samplers = {
            "core": gpu.seconds(partial(core.matmul, a, b), 2),
            gpu.library: torch.seconds(product, 2),
        }
        took = alternate(samplers, min(rounds, 5))
        ratio = took["core"] / took[gpu.library]
        rates = {who: 2 * SIDE**3 / t for who, t in took.items()}
        detail = shown(rates, 1e12, "TFLOP/s")
        rows.append(Row(f"product of {SIDE}, {dtype} / {gpu.library}", ratio, limit, "x", detail))
    return rows


def main(
    device: str,
    library: str,
    described: str,
    more: Callable[[Any, Gpu, int], list[Row]] = lambda core, gpu, rounds: [],
) -> int:
    """Prints the table of a device; 0 where no limit is missed, or the device is left out.

    Args:
        library: the vendor's for products, as PyTorch uses it.
        described: of the script, for --help.
        more: rows that only this device has.
    """
    global LARGE, ROWS
    parser = argparse.ArgumentParser(description=described)
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--elements", type=int, default=LARGE, help="of large tensors")
    parser.add_argument("--only", default="", help="rows bound by memory with this in their name")
    options = parser.parse_args()
    rounds = options.rounds
    LARGE, ROWS = options.elements, options.elements // COLUMNS
    os.environ.setdefault("CORE_FALLBACK", "error")
    import core

    backend = core.backends().get(device)
    if backend is None or backend.state not in ("available", "loaded"):
        missing = f"core-backend-{device} is not installed"
        print(f"{device}: left out, {backend.reason if backend else missing}")
        return 0
    core.ones(1, device=device)
    torch = Torch(device) if has_torch(device) else None
    if torch is None:
        print("PyTorch for this device is not installed: its columns and rows are left out")
    gpu = Gpu(device, library)
    print(gpu.runtime.describe(0), "" if torch is None else f"PyTorch {torch.torch.__version__}")
    rows = memory_rows(core, gpu, torch, rounds, options.only)
    if not options.only:
        rows += launch_rows(core, gpu, torch, rounds)
    if not options.only and torch is not None:
        rows += chain_rows(core, gpu, torch, rounds)
        rows += product_rows(core, gpu, torch, rounds)
    if not options.only:
        rows += more(core, gpu, rounds)
    return 0 if print_table(device, rows) else 1


def has_torch(device: str) -> bool:
    """Whether PyTorch is installed, and finds a GPU."""
    if importlib.util.find_spec("torch") is None:
        return False
    import torch

    there = torch.backends.mps.is_available() if device == "mps" else torch.cuda.is_available()
    return bool(there)
