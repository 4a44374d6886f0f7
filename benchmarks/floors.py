"""The least time that products allow: each called by itself, and bytes at the speed of a copy.

No compiler makes a program quicker than its products, convolutions and attentions, so ratios to a
peer that runs the same products say little where these are all of the time.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Callable
from typing import Any

import torch
from measure import rest
from torch.utils._python_dispatch import TorchDispatchMode

import core

Call = Callable[[], Any]
TURNS = 15


class Products(TorchDispatchMode):
    """The products and convolutions that a call makes of PyTorch, with their operands; also as core
    makes them, which has no attention in this form."""

    _NAMES = ("mm", "addmm", "bmm", "baddbmm", "convolution", "convolution_backward")

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[list[Call]] = []

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        name = func._schema.name.partition("::")[2]
        if name in self._NAMES or name.startswith("_scaled_dot_product"):
            own = _by_core(name, args)
            self.calls.append([functools.partial(func, *args, **kwargs), *([own] if own else [])])
        return func(*args, **kwargs)


def _by_core(name: str, args: Any) -> Call | None:
    """The same of core: of a convolution without its bias, whose share is small."""
    if name.endswith("mm"):
        return functools.partial(core.matmul, *map(_in_core, args[-2:]))
    if name == "convolution" and not args[6]:
        x, weight = map(_in_core, args[:2])
        return functools.partial(core.convolution, x, weight, *args[3:6], args[8])
    if name == "convolution_backward" and not args[7]:
        grad, x, weight = map(_in_core, args[:3])
        settings, wanted = (*args[4:7], args[9]), args[10]
        ops = core.ops.core
        return lambda: (
            wanted[0] and ops.convolution_input_grad(grad, weight, x.shape, *settings),
            wanted[1] and ops.convolution_weight_grad(x, grad, weight.shape, *settings),
        )
    return None


def _in_core(x: torch.Tensor) -> core.Tensor:
    return core.from_dlpack(x.detach())


def floor(call: Call, size: float, of: Callable[[list[float]], float] = min) -> float:
    """Seconds of a call's products, the better of PyTorch and core for each, and of copying so many
    bytes. They are called in turns, so that weights come from memory as in the program.

    of: what is taken of the times of a product; the median, where it is for what is compared.
    """
    with Products() as products:
        call()
    times: list[list[list[float]]] = [[[] for _ in calls] for calls in products.calls]
    with torch.no_grad():
        for turn in (0, 1) * TURNS:
            own = [(k, calls[turn]) for k, calls in enumerate(products.calls) if turn < len(calls)]
            if own:
                rest(own[0][1])
            for k, product in own:
                times[k][turn].append(seconds(product))
    return sum(min(map(of, each)) for each in times) + size / copy_speed()


def copy_speed() -> float:
    """Bytes that a copy reads and writes in a second."""
    large = torch.empty(1 << 24)
    return 2 * large.nbytes / min(seconds(large.clone) for _ in range(TURNS))


def seconds(call: Call) -> float:
    start = time.perf_counter()
    call()
    return time.perf_counter() - start
