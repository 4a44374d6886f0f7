"""Level 5: random numbers are the CPU's for a seed; tensors are copied, pickled and exchanged."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import core
from core.operators.random.generators import Generator
from core.testing.conformance.checks import check
from core.testing.conformance.failures import expect
from core.testing.conformance.levels.level1_tensors import edge_values
from core.testing.conformance.subject import DTYPES, Subject
from core.testing.conformance.values import compare

READ = "core::random_*: seed and offset are 64 bits, a number depends on its place only"
SIZES = (1, 2, 3, 4, 5, 7, 8, 63, 64, 65, 255, 257, 1000, 1025, 4099)
DRAWS: dict[str, Callable[..., core.Tensor]] = {
    "rand": lambda n, **at: core.rand((n,), **at),
    "randn": lambda n, **at: core.randn((n,), **at),
    "randint": lambda n, **at: core.randint(-5, 1000, (n,), **at),
    "rand_float64": lambda n, **at: core.rand((n,), dtype="float64", **at),
    "rand_bfloat16": lambda n, **at: core.rand((n,), dtype="bfloat16", **at),
    "rand_float16": lambda n, **at: core.rand((n,), dtype="float16", **at),
    "randint_wide": lambda n, **at: core.randint(-(2**40), 2**50 + 3, (n,), **at),
    "randint_int32": lambda n, **at: core.randint(0, 7, (n,), dtype="int32", **at),
    "randperm": lambda n, **at: core.randperm(n, **at),
}


@check(5, "random", over=DRAWS)
def same_stream(d: Subject, name: str) -> None:
    """For a seed, draw after draw, the numbers are the CPU's, whatever was drawn before."""
    d.need_core_stream()
    draw, exact = DRAWS[name], name != "randn"
    for seed in (0, 1, 2**31 + 5, 2**63 - 1):
        here, there = Generator(seed), Generator(seed)
        for n in SIZES:
            want = draw(n, generator=here)
            d.poison(want.nbytes)
            got = draw(n, generator=there, device=d.name)
            did = f"{name} of {n} numbers, Generator({seed}), draw {here.get_state()[1]}"
            compare(got, want, did, READ, exact=exact, device=d.name,
                    likely="" if n > 4 else "the offset, or the seed's upper half, is not used",
                    )  # fmt: skip
        expect(here.get_state() == there.get_state(), f"{name}, {len(SIZES)} draws",
               f"the generator at {here.get_state()}", there.get_state(),
               "a draw on the device moves the generator otherwise", READ)  # fmt: skip


@check(5, "random")
def far_offsets(d: Subject) -> None:
    """Offsets and seeds beyond 32 bits reach the kernel whole."""
    d.need_core_stream()
    bits = core.ops.core.random_bits
    for seed in (3, -1, 2**40 + 1, -(2**62)):
        for offset in (0, 1, 2**31, 2**32, 2**32 + 1, 2**62):
            did = f"core::random_bits(9, seed={seed}, offset={offset})"
            got = bits(9, seed=seed, offset=offset, device=d.name)
            compare(got, bits(9, seed=seed, offset=offset), did, READ, exact=True, device=d.name,
                    likely="a 64-bit number is cut to 32 bits on its way")  # fmt: skip


@check(5, "random")
def default_generator(d: Subject) -> None:
    """manual_seed begins the stream again, and draws in between count."""
    d.need_core_stream()

    def draws(device: str) -> list[core.Tensor]:
        core.manual_seed(11)
        x = core.rand((37,), device=device)
        core.randn((3,), device=device)
        y = core.dropout(core.ones((1000,), device=device), 0.3)
        return [x, y, core.bernoulli(x, 0.5), core.rand((5,), device=device)]

    for k, (got, want) in enumerate(zip(draws(d.name), draws("cpu"))):
        compare(got, want, f"rand, randn, dropout, bernoulli, rand after a seed: {k}", READ,
                device=d.name)  # fmt: skip


# ---- leaving and coming back ---------------------------------------------------------------------
_VIEWS: Any = (("whole", lambda t: t), ("view", lambda t: t[1::2, ::-3]))


@check(5, "serialization", over=DTYPES)
def pickled(d: Subject, dtype: str) -> None:
    """Pickled tensors, also views, come back on their device with dtype and values."""
    x = core.reshape(core.take(edge_values(dtype), core.arange(77) % 5), (7, 11))
    for protocol in (2, 5):
        for name, view in _VIEWS:
            got = pickle.loads(pickle.dumps(view(d.to(x)), protocol))
            did = f"pickled {name} {dtype}(7, 11) on {d.name}, protocol {protocol}"
            compare(got, view(x), did, "Runtime.copy_to_host, copy_from_host", exact=True,
                    device=d.name)  # fmt: skip


@check(5, "serialization")
def copied(d: Subject) -> None:
    """copy.deepcopy copies the memory, and keeps requires_grad."""
    x = d.to(core.arange(50, dtype="float32")).requires_grad_()
    y = copy.deepcopy(x)
    with core.no_grad():
        x.fill_(0.0)
    compare(y.detach(), core.arange(50, dtype="float32"), "deepcopy, then filled the original",
            "Runtime.copy_on_device", exact=True, device=d.name)  # fmt: skip
    expect(y.requires_grad, "deepcopy of what wants a gradient", "requires_grad", "none", "", "")


@check(5, "serialization")
def exchanged(d: Subject) -> None:
    """DLPack names the device, and core takes back the same memory."""
    x = d.to(core.arange(20, dtype="float32"))
    kind, index = x.__dlpack_device__()
    expect(isinstance(kind, int) and isinstance(index, int), "x.__dlpack_device__()",
           "two numbers", (kind, index), "Runtime.dlpack_type", "Runtime.dlpack_type")  # fmt: skip
    y = core.from_dlpack(x)
    compare(y, core.arange(20, dtype="float32"), "core.from_dlpack(x)", "Runtime.dlpack_type",
            exact=True, device=d.name)  # fmt: skip
    expect(y.data_ptr == x.data_ptr, "core.from_dlpack(x)", "the same memory", "a copy",
           "Runtime.dlpack_type", "DLPack")  # fmt: skip
    host = core.from_dlpack(x.__dlpack__(max_version=(1, 0), dl_device=(1, 0)))
    compare(host, core.arange(20, dtype="float32"), "x.__dlpack__(dl_device=(1, 0))",
            "Runtime.copy_to_host", exact=True, device="cpu")  # fmt: skip
    z = core.from_dlpack(x, copy=True)
    expect(z.data_ptr != x.data_ptr, "core.from_dlpack(x, copy=True)", "other memory", "the same",
           "Runtime.copy_on_device", "DLPack")  # fmt: skip
    if kind == 1:  # the host's memory
        return
    _refused(BufferError, "x.__dlpack__(dl_device=(1, 0), copy=False)",
             lambda: x.__dlpack__(dl_device=(1, 0), copy=False))  # fmt: skip
    _refused(ValueError, "core.from_dlpack(x, device='cpu', copy=False)",
             lambda: core.from_dlpack(x, device="cpu", copy=False))  # fmt: skip


def _refused(kind: type[Exception], did: str, call: Callable[[], object]) -> None:
    got: object
    try:
        got = call()
    except kind:
        return
    except Exception as error:
        got = type(error).__name__
    expect(False, did, f"a {kind.__name__}, as the Array API standard has it", got, "", "DLPack")
