"""What is measured of a model: how far the compiled one is from PyTorch's; graphs, fallbacks."""

from __future__ import annotations

import copy
import dataclasses
import math
from collections.abc import Callable
from typing import Any

import core_torch.backend
import torch
from core_torch.backend import core_backend
from core_torch.compiled import CompiledGraph
from torch.utils import _pytree as pytree


@dataclasses.dataclass
class Watched:
    """The graphs that dynamo captured, and what they became."""

    dynamo_graphs: int = 0
    graphs: list[CompiledGraph] = dataclasses.field(default_factory=list)

    @property
    def core_graphs(self) -> int:
        """How many graphs of core's were made."""
        return sum(len(g.plan.graphs) for g in self.graphs if g.plan is not None)

    @property
    def fallbacks(self) -> list[str]:
        """The operators that PyTorch was asked for."""
        return sorted({name for g in self.graphs for name in g.function.calls_by_torch})


class Seen(CompiledGraph):
    """A compiled graph that the watched model of now is told of: backward graphs come late."""

    watched = Watched()

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.watched.graphs.append(self)


core_torch.backend.CompiledGraph = Seen  # type: ignore[misc]


def compiled(model: Any, watched: Watched, *, dynamic: bool | None = None, **options: Any) -> Any:
    """The model, compiled by core."""

    def backend(module: Any, inputs: Any) -> Any:
        made = core_backend(module, inputs, options=options)
        watched.dynamo_graphs += 1  # not where dynamo starts anew: it makes numbers tensors
        return made

    torch._dynamo.reset()
    Seen.watched = watched
    return torch.compile(model, backend=backend, dynamic=dynamic)


def floats(out: Any) -> list[torch.Tensor]:
    """The floating-point tensors of a model's output."""
    leaves = pytree.tree_leaves(dict(out) if hasattr(out, "to_tuple") else out)
    return [x for x in leaves if isinstance(x, torch.Tensor) and x.is_floating_point()]


def relative_error(got: list[torch.Tensor], expected: list[torch.Tensor]) -> float:
    """The largest difference, by the largest element of each tensor."""
    assert [x.shape for x in got] == [x.shape for x in expected]
    worst = 0.0
    for a, b in zip(got, expected, strict=True):
        if b.numel() == 0:
            continue
        scale = b.abs().max().item() or 1.0
        worst = max(worst, (a.double() - b.double()).abs().max().item() / scale)
    return worst


def gradients(model: Any, call: Callable[..., Any], args: Any, kwargs: Any) -> list[torch.Tensor]:
    """The gradients of a loss of all outputs, for each parameter that has one."""
    model.zero_grad(set_to_none=True)
    out = floats(call(*args, **kwargs))
    loss = torch.stack([(x.to(torch.float64) ** 2).mean() for x in out]).sum()
    loss.backward()
    return [p.grad for p in model.parameters() if p.grad is not None]


def derived(call: Callable[..., Any], inputs: list[torch.Tensor]) -> tuple[Any, Any]:
    """The results of a function as a tuple, and the gradients of the sum of their squares."""
    out = call(*inputs)
    results = out if isinstance(out, tuple) else (out,)
    return results, torch.autograd.grad(sum(x.square().sum() for x in results), inputs)


def without_dropout(model: Any) -> Any:
    """The model with every probability of dropping set to 0, in modules and configurations."""
    for holder in (*model.modules(), *filter(None, [getattr(model, "config", None)])):
        is_dropout = isinstance(holder, torch.nn.modules.dropout._DropoutNd)
        if is_dropout or type(holder).__name__ == "StochasticDepth":  # torchvision's
            holder.p = 0.0
        for name, value in list(vars(holder).items()):
            if "drop" in name and isinstance(value, float):
                setattr(holder, name, 0.0)
    return model


def as_float64(model: Any, args: Any, kwargs: Any) -> tuple[Any, Any, Any]:
    """The same model and inputs, in double precision."""

    def wide(x: Any) -> Any:
        return x.double() if isinstance(x, torch.Tensor) and x.is_floating_point() else x

    made = copy.deepcopy(model).double()
    return made, pytree.tree_map(wide, args), pytree.tree_map(wide, kwargs)


def norm_error(got: list[torch.Tensor], expected: list[torch.Tensor]) -> float:
    """The norm of the difference of all tensors, by the norm of all, where that is not 0."""
    assert len(got) == len(expected)
    difference = sum(float(((a.double() - b.double()) ** 2).sum()) for a, b in zip(got, expected))
    total = sum(float((b.double() ** 2).sum()) for b in expected)
    return math.sqrt(difference / (total or 1.0))


def error_of_rounding(wide: Any, args: Any, kwargs: Any, exact: list[torch.Tensor]) -> float:
    """The largest error, of sixteen, that rounding each module's result to float32 brings about.

    In double precision: it is large where rounding decides which of two elements is the largest, or
    which side of a kink an element is on. Elsewhere it is PyTorch's own error in float32.
    """
    state, errors, generator = copy.deepcopy(wide.state_dict()), [], torch.Generator()

    def rounded(module: Any, given: Any, out: Any) -> Any:
        if not isinstance(out, torch.Tensor) or not out.is_floating_point():
            return out
        noise = torch.randn(out.shape, generator=generator, dtype=out.dtype)
        return out * (1 + torch.finfo(torch.float32).eps / 2 * noise)

    leaves = [m for m in wide.modules() if not any(m.children())]
    hooks = [m.register_forward_hook(rounded) for m in leaves]
    for seed in range(16):
        generator.manual_seed(seed)
        errors.append(norm_error(gradients(wide, wide, args, kwargs), exact))
        wide.load_state_dict(state)
    for hook in hooks:
        hook.remove()
    return max(errors)
