"""A torch operator's parts, made of a plan: kernel, fake kernel, recording for autograd, batching.

`Bridge` serves an operator that was registered, and, one more time, the operator `derived`, which
stands in torch's graphs for every derivative and batch of any of them, of any order.
"""

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._functorch.utils import enable_single_level_autograd_function
from torch.autograd import forward_ad

from core.interop import torch_values
from core.interop.plan import Plan, Step, gradient_step
from core.interop.plan_text import from_text, to_text
from core.interop.run import Meta, function_of, outputs_of

NAMESPACE = "core_sdk"


# ---- kernels -----------------------------------------------------------------------------------
def compute(plan: Plan, tensors: Sequence[Any]) -> list[Any]:
    """What a plan gives for torch tensors, as torch tensors."""
    taken = [torch_values.to_core(x) for x in tensors]
    return torch_values.to_torch(function_of(plan)(taken), taken)


def fake(plan: Plan, tensors: Sequence[Any]) -> list[Any]:
    """The same without values, for torch's fake tensors."""
    metas = [Meta(tuple(x.shape), torch_values.core_dtype(x.dtype)) for x in tensors]
    device = tensors[0].device if tensors else "cpu"
    return [
        torch.empty(out.shape, dtype=torch_values.torch_dtype(out.dtype), device=device)
        for out in outputs_of(plan, metas)
    ]


# ---- autograd ----------------------------------------------------------------------------------
class Call:
    """One call on its way through autograd: its plan, and how to make it below autograd."""

    __slots__ = ("below", "plan")

    def __init__(self, plan: Plan, below: Callable[[], list[Any]]) -> None:
        self.plan, self.below = plan, below


class Recorded(torch.autograd.function._SingleLevelFunction):
    """A node of torch's graph, whose backward is the plan with one more step."""

    @staticmethod
    def forward(ctx: Any, call: Call, *tensors: Any) -> tuple[Any, ...]:
        # A Function's forward records nothing; the levels of torch.func below this one still do.
        forwards, below = forward_ad._set_fwd_grad_enabled, torch._C._AutoDispatchBelowAutograd
        with torch.enable_grad(), forwards(True), below():
            results = tuple(call.below())
        outs = [i for i, r in enumerate(results) if can_have_gradient(r)]
        ctx.plan, ctx.outs, ctx.count = call.plan, outs, len(results)
        ctx.taken = len(tensors)
        ctx.mark_non_differentiable(*(r for r in results if not can_have_gradient(r)))
        step = gradient_step(call.plan, (), outs, len(results))
        ctx.save_for_backward(*tensors, *(results if step.saved else ()))
        ctx.save_for_forward(*tensors)
        return results

    @staticmethod
    def backward(ctx: Any, *cotangents: Any) -> tuple[Any, ...]:
        wrt = [i for i, needed in enumerate(ctx.needs_input_grad[1:]) if needed]
        step = gradient_step(ctx.plan, wrt, ctx.outs, ctx.count)
        given = [*ctx.saved_tensors, *(cotangents[i] for i in ctx.outs)]
        found = iter(derive(ctx.plan, step, given))
        return (None, *(next(found) if i in wrt else None for i in range(ctx.taken)))

    @staticmethod
    def jvp(ctx: Any, _: None, *tangents: Any) -> tuple[Any, ...]:
        wrt = [i for i, t in enumerate(tangents) if t is not None]
        step = Step("jvp", wrt=tuple(wrt), outs=tuple(ctx.outs))
        given = [*ctx.saved_tensors, *(tangents[i] for i in wrt)]
        found = dict(zip(ctx.outs, derive(ctx.plan, step, given)))
        return tuple(found.get(i) for i in range(ctx.count))


def record(plan: Plan, below: Callable[[], list[Any]], tensors: Sequence[Any]) -> tuple[Any, ...]:
    """Makes a call and records it at the level of torch.func, or the tape, that asks."""
    with enable_single_level_autograd_function():
        return tuple(Recorded.apply(Call(plan, below), *tensors))


def can_have_gradient(x: Any) -> bool:
    """Whether torch could record a derivative with respect to x."""
    return bool(x.dtype.is_floating_point or x.dtype.is_complex)


def derive(plan: Plan, step: Step, tensors: Sequence[Any]) -> list[Any]:
    """The call of a plan with one more step, as an operator of torch."""
    return list(torch.ops.core_sdk.derived(list(tensors), to_text(plan.then(step))))


def is_recorded(tensors: Sequence[Any]) -> bool:
    """Whether autograd has to know of a call with these tensors."""
    if forward_ad._current_level >= 0:  # some tensor may have a tangent
        return True
    return torch.is_grad_enabled() and any(x.requires_grad for x in tensors)


# ---- derived -----------------------------------------------------------------------------------
def _derived_autograd(keyset: Any, tensors: list[Any], plan: str) -> list[Any]:
    after = keyset & torch._C._after_autograd_keyset

    def below() -> list[Any]:
        return list(torch.ops.core_sdk.derived.default.redispatch(after, tensors, plan))

    if is_recorded(tensors):
        return list(record(from_text(plan), below, tensors))
    with torch._C._AutoDispatchBelowAutograd():
        return below()


def _derived_vmap(info: Any, dims: Any, tensors: list[Any], plan: str) -> tuple[list[Any], Any]:
    found = derive(from_text(plan), Step("vmap", dims=tuple(dims[0])), tensors)
    return found, [0] * len(found)


_library = torch.library.Library(NAMESPACE, "FRAGMENT")
_library.define("derived(Tensor[] tensors, str plan) -> Tensor[]", tags=torch.Tag.pt2_compliant_tag)
_library.impl("derived", lambda x, plan: compute(from_text(plan), x), "CompositeExplicitAutograd")
torch.library.register_fake(
    f"{NAMESPACE}::derived", lambda x, plan: fake(from_text(plan), x), lib=_library
)
_library.impl("derived", _derived_autograd, "Autograd", with_keyset=True)
torch.library.register_vmap(f"{NAMESPACE}::derived", _derived_vmap, lib=_library)
