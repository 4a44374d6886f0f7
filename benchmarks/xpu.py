"""The device xpu against dpctl's C interface, dpnp, a kernel written by hand, and core's own cpu.

    python benchmarks/xpu.py [--rounds 25]

What is compared runs in turn in one process, on the device that dpctl finds: where there is no GPU,
Intel's OpenCL device for CPUs. Falling back is an error. Rows whose peer is not installed are left
out, and said to be.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import importlib.util
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from measure import Row, alternate, print_table

LARGE, CHAIN = 1 << 24, 1 << 22
ROWS, COLUMNS = 4096, 1024
SIDE = 1024  # of matrices
STEPS = 100
SHORT = 15  # calls of a sample where one takes microseconds

# dpctl's calls in a loop of C: what Python and ctypes cost is no part of its time.
LOOP = """
typedef unsigned long size;
typedef void *(*submit_t)(void *, void *, void **, const int *, size, const size *, const size *,
                          size, void *, size);
typedef void (*one_t)(void *);
void loop(long count, submit_t submit, one_t wait, one_t forget, void *kernel, void *queue,
          void **places, const int *kinds, size groups) {
  size all[3] = {groups * 256, 1, 1}, in_group[3] = {groups > 1 ? 256 : 1, 1, 1};
  if (groups == 1) all[0] = 1;
  for (long n = 0; n < count; n++) {
    forget(submit(kernel, queue, places, kinds, 2, all, in_group, 1, 0, 0));
    wait(queue);
  }
}
"""
EXP = "__kernel void one(__global const float *x, __global float *out) { out[0] = exp(x[0]); }"


def repeated(call: Callable[[], object], wait: Callable[[], object], count: int = 1) -> Any:
    """Seconds of a call that is waited for, each time: see `best`."""

    def sample() -> float:
        start = time.perf_counter()
        for _ in range(count):
            result = call()
            wait()
        took = (time.perf_counter() - start) / count
        del result
        return took

    return best(sample, count)


def best(sample: Callable[[], float], count: int) -> Callable[[], float]:
    """The least of some samples where each is short: others of the machine come between."""
    sample()
    return sample if count == 1 else lambda: min(sample() for _ in range(20))


class Driver:
    """dpctl's C interface, used as a program in C would."""

    def __init__(self) -> None:
        from core_backend_xpu.runtime import runtime
        from core_backend_xpu.runtime.libraries import sycl_interface

        from core.ir.toolchain.c_compiler import build_library, load_symbol

        self.api = sycl_interface()
        self.runtime = runtime()
        self.queue = self.runtime.queue(0)
        kinds = [ctypes.c_long] + [ctypes.c_void_p] * 7 + [ctypes.c_ulong]
        address = load_symbol(build_library(LOOP), "loop")
        self.loop = ctypes.CFUNCTYPE(None, *kinds)(address)
        self.calls = [
            ctypes.cast(getattr(self.api, f"DPCTL{name}"), ctypes.c_void_p)
            for name in ("Queue_SubmitNDRange", "Queue_Wait", "Event_Delete")
        ]

    def sampler(self, source: str, name: str, x: Any, out: Any, groups: int, count: int) -> Any:
        """Seconds of a kernel of two buffers that is waited for."""
        from dpctl.program import create_program_from_source

        program = create_program_from_source(self.queue.sycl, source, "-cl-std=CL3.0")
        kernel = program.get_sycl_kernel(name)
        places = (ctypes.c_void_p * 2)(x.data_ptr, out.data_ptr)
        kinds = (ctypes.c_int * 2)(10, 10)
        given = [*self.calls, kernel.addressof_ref(), self.queue.address, places, kinds, groups]

        def sample(_keep: Any = (program, kernel, x, out)) -> float:
            start = time.perf_counter()
            self.loop(count, *given)
            return (time.perf_counter() - start) / count

        return best(sample, count)

    def copying(self, dst: Any, src: Any) -> None:
        self.runtime.copy(self.queue, dst.data_ptr, src.data_ptr, src.nbytes)


# ---- rows --------------------------------------------------------------------------------------
def shown(took: dict[str, float], unit: float, name: str) -> str:
    return f"{name}: " + ", ".join(f"{who} {t / unit:.2f}" for who, t in took.items())


def launch_rows(core: Any, driver: Driver, rounds: int, dpnp: Any) -> list[Row]:
    """One element: what starting work and waiting for it costs."""
    x, out = core.ones(1, device="xpu"), core.ones(1, device="xpu")
    wait = lambda: core.synchronize("xpu")  # noqa: E731
    samplers = {
        "core.exp": repeated(lambda: core.exp(x), wait, SHORT),
        "dpctl in C": driver.sampler(EXP, "one", x, out, 1, SHORT),
        "core.add": repeated(lambda: x + out, wait, SHORT),
    }
    if dpnp is not None:
        a, b = dpnp.ones(1, dtype="float32"), dpnp.ones(1, dtype="float32")
        samplers["dpnp.add"] = repeated(lambda: a + b, a.sycl_queue.wait, SHORT)
    took = alternate(samplers, rounds)
    detail = shown(took, 1e-6, "us")
    rows = [Row("one element, waited for / dpctl in C", took["core.exp"] / took["dpctl in C"], 2.0,
                "x", detail)]  # fmt: skip
    if dpnp is not None:
        rows.append(Row("add of one / dpnp", took["core.add"] / took["dpnp.add"], 0.3, "x", detail))
    return rows


def add_rows(core: Any, driver: Driver, rounds: int, dpnp: Any) -> list[Row]:
    """16 M elements: bandwidth. An add moves three arrays, a copy two."""
    x, y = core.ones(LARGE, device="xpu"), core.ones(LARGE, device="xpu")
    out = core.empty(LARGE, device="xpu")
    wait = lambda: core.synchronize("xpu")  # noqa: E731
    samplers = {
        "core": repeated(lambda: x + y, wait),
        "copy": repeated(lambda: driver.copying(out, x), wait),
    }
    if dpnp is not None:
        a, b = dpnp.ones(LARGE, dtype="float32"), dpnp.ones(LARGE, dtype="float32")
        samplers["dpnp"] = repeated(lambda: a + b, a.sycl_queue.wait)
    took = alternate(samplers, rounds)
    detail = shown(took, 1e-3, "ms")
    of_copy = (3 / took["core"]) / (2 / took["copy"])
    rows = [Row("copy's bandwidth / add's, 16 M", 1 / of_copy, 1 / 0.9, "x", detail)]
    if dpnp is not None:
        rows.append(Row("add of 16 M / dpnp", took["core"] / took["dpnp"], 1.0, "x", detail))
    return rows


def chain_rows(core: Any, rounds: int) -> list[Row]:
    """A compiled chain on 4 M elements, on both devices."""

    def chain(x: Any, a: Any, b: Any) -> Any:
        return core.gelu(x * a + b) * core.sigmoid(x) + core.tanh(a)

    here = [core.randn((CHAIN,)) for _ in range(3)]
    there = [t.to("xpu") for t in here]
    on_cpu, on_xpu = (core.compile(chain, fullgraph=True) for _ in range(2))
    close = core.testing.assert_close
    close(on_xpu(*there).to("cpu"), on_cpu(*here), rtol=1e-5, atol=1e-5)
    took = alternate({
        "xpu": repeated(lambda: on_xpu(*there), lambda: core.synchronize("xpu")),
        "cpu": repeated(lambda: on_cpu(*here), lambda: None),
    }, rounds)  # fmt: skip
    detail = shown(took, 1e-3, "ms")
    return [Row("compiled gelu chain / cpu", took["xpu"] / took["cpu"], 1.2, "x", detail)]


def softmax_rows(core: Any, driver: Driver, rounds: int) -> list[Row]:
    x = core.randn((ROWS, COLUMNS)).to("xpu")
    out = core.empty((ROWS, COLUMNS), device="xpu")
    text = Path(__file__).with_name("xpu_softmax.cl").read_text()
    by_hand = driver.sampler(f"#define COLUMNS {COLUMNS}\n{text}", "softmax", x, out, ROWS, 1)
    core.testing.assert_close(
        out.to("cpu"), core.softmax(x.to("cpu"), axis=1), rtol=1e-5, atol=1e-6
    )
    took = alternate({
        "core": repeated(lambda: core.softmax(x, axis=1), lambda: core.synchronize("xpu")),
        "by hand": by_hand,
    }, rounds)  # fmt: skip
    detail = shown(took, 1e-3, "ms")
    return [Row("softmax 4096x1024 / by hand", took["core"] / took["by hand"], 1.0, "x", detail)]


def product_rows(core: Any, rounds: int, dpnp: Any) -> list[Row]:
    """A matrix product, against dpnp's, which is oneMKL's; and a linear map with its epilogue."""
    wait = lambda: core.synchronize("xpu")  # noqa: E731
    a, b = (core.randn((SIDE, SIDE)).to("xpu") for _ in range(2))
    bias = core.randn((SIDE,)).to("xpu")
    layer = core.compile(lambda x, w, b: core.gelu(core.linear(x, w, b)), fullgraph=True)
    samplers = {
        "core": repeated(lambda: a @ b, wait),
        "b transposed": repeated(lambda: a @ b.mT, wait),
        "and gelu, compiled": repeated(lambda: layer(a, b, bias), wait),
        "eager": repeated(lambda: core.gelu(core.linear(a, b, bias)), wait),
    }
    if dpnp is not None:
        x, y = (dpnp.asarray(numpy_of(t)) for t in (a, b))
        samplers["dpnp"] = repeated(lambda: x @ y, x.sycl_queue.wait)
    took = alternate(samplers, rounds)
    detail = shown(took, 1e-3, "ms")
    epilogue = took["and gelu, compiled"] / took["b transposed"]
    rows = [Row("linear and gelu, compiled / the product", epilogue, None, "x", detail)]
    if dpnp is not None:
        ratio = took["core"] / took["dpnp"]
        rows.append(Row("product of 1024x1024 / dpnp", ratio, None, "x", detail))
    return rows


def numpy_of(t: Any) -> Any:
    import numpy as np

    return np.asarray(t.to("cpu"))


def operator_rows(core: Any, rounds: int) -> list[Row]:
    """Operators that dpnp lacks, against core's cpu device on the same cores."""
    attention = core.scaled_dot_product_attention
    cases = {
        "convolution 8x64x56x56, 3x3": (
            lambda x, w: core.convolution(x, w, [1], [1]), (8, 64, 56, 56), (64, 64, 3, 3)),
        "layer_norm 4096x1024": (
            lambda x, g: core.layer_norm(x, (COLUMNS,), g, g), (ROWS, COLUMNS), (COLUMNS,)),
        "group_norm 32x64x28x28": (
            lambda x, g: core.group_norm(x, 8, g, g), (32, 64, 28, 28), (64,)),
        "attention 1x8x512x64": (attention, *[(1, 8, 512, 64)] * 3),
        "attention, causal": (
            lambda q, k, v: attention(q, k, v, is_causal=True), *[(1, 8, 512, 64)] * 3),
    }  # fmt: skip
    rows = []
    for name, (fn, *shapes) in cases.items():
        here = [core.randn(shape) for shape in shapes]
        there = [t.to("xpu") for t in here]
        core.testing.assert_close(fn(*there).to("cpu"), fn(*here), rtol=1e-4, atol=1e-3)
        took = alternate({
            "xpu": repeated(lambda fn=fn, x=there: fn(*x), lambda: core.synchronize("xpu")),
            "cpu": repeated(lambda fn=fn, x=here: fn(*x), lambda: None),
        }, rounds)  # fmt: skip
        detail = shown(took, 1e-3, "ms")
        rows.append(Row(f"{name} / cpu", took["xpu"] / took["cpu"], None, "x", detail))
    return rows


def memory_rows(core: Any) -> list[Row]:
    """Bytes after 100 steps of training, against those after ten."""
    w = core.randn((256, 256)).to("xpu").requires_grad_()
    x = core.randn((64, 256)).to("xpu")
    seen = []
    for _ in range(STEPS):
        core.sum(core.tanh(x @ w) ** 2).backward()
        with core.no_grad():
            w -= 1e-4 * w.grad
        w.grad = None
        core.synchronize("xpu")
        gc.collect()
        seen.append((core.memory_stats("xpu")["reserved"], resident()))
    (reserved, rss), (last, last_rss) = seen[STEPS // 10], seen[-1]
    detail = f"KiB resident: {rss} after {STEPS // 10} steps, {last_rss} after {STEPS}"
    return [Row("memory of a training loop", last / reserved, 1.0, "x", detail)]


def resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=25)
    rounds = parser.parse_args().rounds
    os.environ.setdefault("CORE_FALLBACK", "error")
    import core

    found = core.backends().get("xpu")
    if found is None or importlib.util.find_spec("dpctl") is None:
        print("xpu: left out, core-backend-xpu and dpctl are not both installed")
        return 0
    core.ones(1, device="xpu")  # before dpnp: finds the driver
    dpnp = None
    if importlib.util.find_spec("dpnp") is not None:
        import dpnp
    else:
        print("dpnp is not installed: its rows are left out")
    driver = Driver()
    print(driver.runtime.name(0))
    rows = [
        *launch_rows(core, driver, rounds, dpnp),
        *add_rows(core, driver, rounds, dpnp),
        *chain_rows(core, rounds),
        *softmax_rows(core, driver, rounds),
        *product_rows(core, rounds, dpnp),
        *operator_rows(core, rounds),
        *memory_rows(core),
    ]
    return 0 if print_table("xpu", rows) else 1


if __name__ == "__main__":
    sys.exit(main())
