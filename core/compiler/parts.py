"""What functions of core do where they are part of a function that is captured: an optimizer's
arithmetic, and its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.compiler.capture.active import collecting, current
from core.compiler.capture.capture import Capture
from core.compiler.capture.supplies import Numbers
from core.compiler.compiled import CompiledFunction
from core.compiler.options import Options

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core._native import Tensor
    from core._native import device as Device
    from core._native import dtype as DType
    from core.compiler.capture.supplies import NumberSource


def compile_separately(function: Callable[..., Any], *args: Any) -> Any:
    """Calls a function; where calls are collected, as separate graphs, which need no Python.

    For a part that could be skipped of a function that cannot: an optimizer's arithmetic inside of
    its step. Its plans are kept with those of the function around it. With fullgraph it is part of
    that function's graph, and so it is where the function around it may be skipped as a whole.
    """
    capture = current()
    if not isinstance(capture, Capture) or capture.fullgraph or capture.skippable:
        return function(*args)
    plans = capture.plans
    if function not in plans.parts:
        plans.parts[function] = CompiledFunction(function, Options(), plans)
    with capture.paused("the optimizer's step has graphs of its own"):
        return plans.parts[function](*args)


def numbers_of_call(source: NumberSource, dtype: DType, device: Device) -> Sequence[Tensor]:
    """What a source computes for this call, as tensors of no dimension.

    Where calls are collected they are inputs of the graph: a plan that runs without Python asks the
    source for those of its call.
    """
    numbers = Numbers(source, dtype, device)
    capture = collecting()
    return capture.supply(numbers) if isinstance(capture, Capture) else numbers.tensors
