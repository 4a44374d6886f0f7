"""A torch operator's parts, made of a plan: kernel, fake kernel, recording for autograd, batching.

`Bridge` serves an operator that was registered, and, one more time, the operator `derived`, which
stands in torch's graphs for every derivative and batch of any of them, of any order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import torch
from torch._functorch.utils import enable_single_level_autograd_function
from torch.autograd import forward_ad

from core.interop import torch_values
from core.interop.plan import Plan, Step, gradient_step
from core.interop.plan_text import from_text, to_text
from core.interop.run import Meta, function_of, outputs_of

if TYPE_CHECKING:
    from torch._functorch.autograd_function import VmapInfo
    from torch.autograd.function import FunctionCtx

NAMESPACE = "core_sdk"


# ---- kernels -----------------------------------------------------------------------------------
def compute(plan: Plan, tensors: Sequence[torch.Tensor]) -> list[torch.Tensor]:
    """The results of a plan for torch tensors, as torch tensors."""
    taken = [torch_values.to_core(x) for x in tensors]
    return torch_values.to_torch(function_of(plan)(taken), taken)


def fake(plan: Plan, tensors: Sequence[torch.Tensor]) -> list[torch.Tensor]:
    """The same without values, for torch's fake tensors."""
    metas = [Meta(tuple(x.shape), torch_values.core_dtype(x.dtype)) for x in tensors]
    device = tensors[0].device if tensors else "cpu"
    return [
        torch.empty(out.shape, dtype=torch_values.torch_dtype(out.dtype), device=device)
        for out in outputs_of(plan, metas, _new_size)
    ]


def _new_size(least: int, most: int | None) -> torch.SymInt:
    return torch.library.get_ctx().new_dynamic_size(min=least, max=most)


# ---- autograd ----------------------------------------------------------------------------------
class Call:
    """One call under PyTorch's autograd. below: computes its results below the autograd key.

    saved: whether its gradients need its results. The plan is made when it is asked for.
    """

    __slots__ = ("below", "make_plan", "saved")

    def __init__(
        self, make_plan: Callable[[], Plan], saved: bool, below: Callable[[], list[torch.Tensor]]
    ) -> None:
        self.make_plan, self.saved, self.below = make_plan, saved, below


class Recorded(torch.autograd.function._SingleLevelFunction):
    """A node of torch's graph, whose backward is the plan with one more step."""

    @staticmethod
    def forward(ctx: FunctionCtx, call: Call, *tensors: torch.Tensor) -> tuple[torch.Tensor, ...]:
        with torch._C._AutoDispatchBelowAutograd():
            results = tuple(call.below())
        outs = tuple(i for i, r in enumerate(results) if can_have_gradient(r))
        ctx.call, ctx.outs, ctx.count, ctx.taken = call, outs, len(results), len(tensors)
        if len(outs) < len(results):
            ctx.mark_non_differentiable(*(r for r in results if not can_have_gradient(r)))
        ctx.save_for_backward(*tensors, *(results if call.saved else ()))
        if forward_ad._current_level >= 0:
            ctx.save_for_forward(*tensors)
        return results

    @staticmethod
    def backward(
        ctx: FunctionCtx, *cotangents: torch.Tensor | None
    ) -> tuple[torch.Tensor | None, ...]:
        plan = ctx.call.make_plan()
        wrt = tuple(i for i, needed in enumerate(ctx.needs_input_grad[1:]) if needed)
        text = _gradient_text(plan, plan.operator.vjp, wrt, ctx.outs, ctx.count)
        gradients = iter(derived([*ctx.saved_tensors, *(cotangents[i] for i in ctx.outs)], text))
        return (None, *(next(gradients) if i in wrt else None for i in range(ctx.taken)))

    @staticmethod
    def jvp(
        ctx: FunctionCtx, _: None, *tangents: torch.Tensor | None
    ) -> tuple[torch.Tensor | None, ...]:
        wrt = tuple(i for i, t in enumerate(tangents) if t is not None)
        step = Step("jvp", wrt=wrt, outs=ctx.outs)
        operands = [*ctx.saved_tensors[: ctx.taken], *(tangents[i] for i in wrt)]
        out_tangents = dict(zip(ctx.outs, derive(ctx.call.make_plan(), step, operands)))
        return tuple(out_tangents.get(i) for i in range(ctx.count))


@lru_cache(maxsize=4096)
def _gradient_text(
    plan: Plan,
    vjp: Callable[..., Any] | None,
    wrt: tuple[int, ...],
    outs: tuple[int, ...],
    count: int,
) -> str:
    """The text of a plan's gradients; vjp is the operator's, of which the answer depends."""
    return to_text(plan.then(gradient_step(plan, wrt, outs, count)))


def record(call: Call, tensors: Sequence[torch.Tensor]) -> tuple[torch.Tensor, ...]:
    """Makes a call and records it at the level of torch.func, or the tape, that asks."""
    if not torch._C._are_functorch_transforms_active():
        return tuple(Recorded.apply(call, *tensors))
    inner = call.below

    def below() -> list[torch.Tensor]:
        # A Function's forward records nothing; the levels of torch.func below this one still do.
        with torch.enable_grad(), forward_ad._set_fwd_grad_enabled(True):
            return inner()

    with enable_single_level_autograd_function():
        return tuple(Recorded.apply(Call(call.make_plan, call.saved, below), *tensors))


def can_have_gradient(x: torch.Tensor) -> bool:
    """Whether torch could record a derivative with respect to x."""
    return bool(x.dtype.is_floating_point or x.dtype.is_complex)


def derive(plan: Plan, step: Step, tensors: Sequence[torch.Tensor]) -> list[torch.Tensor]:
    """The call of a plan with one more step, as an operator of torch."""
    return list(derived(list(tensors), to_text(plan.then(step))))


def is_recorded(args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
    """Whether autograd has to know of a call with these arguments."""
    if forward_ad._current_level >= 0:  # some tensor may have a tangent
        return True
    return bool(torch.is_grad_enabled() and torch._C._any_requires_grad(*args, **kwargs))


# ---- derived -----------------------------------------------------------------------------------
def _derived_autograd(
    keyset: torch._C.DispatchKeySet, tensors: list[torch.Tensor], plan: str
) -> list[torch.Tensor]:
    after = keyset & torch._C._after_autograd_keyset

    def below() -> list[torch.Tensor]:
        return list(derived.redispatch(after, tensors, plan))

    if is_recorded((tensors,), {}):
        return list(record(Call(lambda: from_text(plan), False, below), tensors))
    with torch._C._AutoDispatchBelowAutograd():
        return below()


def _derived_vmap(
    info: VmapInfo, dims: tuple[Sequence[int | None], None], tensors: list[torch.Tensor], plan: str
) -> tuple[list[torch.Tensor], list[int]]:
    results = derive(from_text(plan), Step("vmap", dims=tuple(dims[0])), tensors)
    return results, [0] * len(results)


_library = torch.library.Library(NAMESPACE, "FRAGMENT")
_library.define("derived(Tensor[] tensors, str plan) -> Tensor[]", tags=torch.Tag.pt2_compliant_tag)
derived = torch.ops.core_sdk.derived.default
_library.impl("derived", lambda x, plan: compute(from_text(plan), x), "CompositeExplicitAutograd")
torch.library.register_fake(
    f"{NAMESPACE}::derived", lambda x, plan: fake(from_text(plan), x), lib=_library
)
_library.impl("derived", _derived_autograd, "Autograd", with_keyset=True)
torch.library.register_vmap(f"{NAMESPACE}::derived", _derived_vmap, lib=_library)
