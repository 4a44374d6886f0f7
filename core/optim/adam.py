"""Adam and AdamW: steps scaled by running means of the gradient and of its square."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Never

from core.compiler.parts import compile_separately
from core.errors import unknown_keyword
from core.optim.checks import check_betas, check_flags, check_number
from core.optim.optimizer import FOREACH, Batch, Optimizer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core._native import Tensor
    from core.optim.checks import Params

_add, _mul, _neg, _sqrt = (FOREACH[name] for name in ("add", "mul", "neg", "sqrt"))
_add_, _mul_, _maximum_ = (FOREACH[name] for name in ("add_", "mul_", "maximum_"))
_lerp_, _addcmul_, _addcdiv_ = (FOREACH[name] for name in ("lerp_", "addcmul_", "addcdiv_"))


class Adam(Optimizer):
    """Steps of about `lr` in each element, whatever the size of its gradients.

    Args:
        params: an iterable of tensors, or of dicts with 'params' and further options.
        lr: the learning rate.
        betas: the factors by which each step multiplies the running means of the gradients and of
            their squares.
        eps: added to the root of the mean square, by which a step is divided.
        weight_decay: the multiple of the tensor that is added to its gradient.
        amsgrad: divide by the largest mean square so far.
        maximize: maximize instead of minimizing.

    Raises:
        ArgumentError, RangeError: an option cannot be used, or params; see Optimizer.

    Source: https://arxiv.org/abs/1412.6980, https://openreview.net/forum?id=ryQu7f-RZ for amsgrad,
    and torch.optim.Adam.

    >>> import core
    >>> w = core.asarray([1.0, -100.0]).requires_grad_()
    >>> optimizer = core.optim.Adam([w], lr=0.5)
    >>> (w * w).sum().backward()
    >>> optimizer.step()
    >>> [round(x, 3) for x in w.tolist()]
    [0.5, -99.5]
    """

    decoupled = False  # whether weights decay by themselves, and not through the gradient

    def __init__(
        self,
        params: Params,
        lr: float = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0.0,
        amsgrad: bool = False,
        *,
        maximize: bool = False,
        **unknown: Never,
    ) -> None:
        for name in unknown:
            raise unknown_keyword(Adam.__init__, "core.optim.Adam", name)
        options = {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay}
        super().__init__(params, {**options, "amsgrad": amsgrad, "maximize": maximize})

    def check(self, options: dict[str, Any]) -> None:
        for name in ("lr", "eps", "weight_decay"):
            check_number(name, options[name])
        check_betas(options["betas"])
        check_flags(options, "amsgrad", "maximize")

    def update(self, group: dict[str, Any], batch: Batch) -> None:
        beta1, beta2 = group["betas"]
        decay = group["weight_decay"]
        rate, eps, decay_factor = batch.numbers(step_numbers, True)
        compile_separately(
            adapt,
            batch.values,
            batch.grads,
            batch.state("exp_avg"),
            batch.state("exp_avg_sq"),
            batch.state("max_exp_avg_sq") if group["amsgrad"] else None,
            rate,
            eps,
            decay_factor if self.decoupled and decay else None,
            beta1,
            beta2,
            0 if self.decoupled else decay,
            group["maximize"],
        )


class AdamW(Adam):
    """Adam whose weight decay shrinks the tensor itself, by lr * weight_decay at each step.

    Args:
        params: an iterable of tensors, or of dicts with 'params' and further options.
        lr, betas, eps, amsgrad, maximize: as for Adam.
        weight_decay: how much a tensor shrinks.

    Raises:
        ArgumentError, RangeError: an option cannot be used, or params; see Optimizer.

    Source: https://arxiv.org/abs/1711.05101, and torch.optim.AdamW.

    >>> import core
    >>> w = core.asarray([8.0]).requires_grad_()
    >>> w.grad = core.zeros(1)
    >>> core.optim.AdamW([w], lr=0.5, weight_decay=0.5).step()
    >>> w.tolist()
    [6.0]
    """

    decoupled = True

    def __init__(
        self,
        params: Params,
        lr: float = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 1e-2,
        amsgrad: bool = False,
        *,
        maximize: bool = False,
        **unknown: Never,
    ) -> None:
        for name in unknown:
            raise unknown_keyword(AdamW.__init__, "core.optim.AdamW", name)
        super().__init__(params, lr, betas, eps, weight_decay, amsgrad, maximize=maximize)


def step_numbers(group: Mapping[str, Any], step: int) -> tuple[float, float, float]:
    """rate, eps and decay_factor of `adapt` at a step, the first of which is 1."""
    beta1, beta2 = group["betas"]
    unbias = (1 - beta2**step) ** 0.5  # for the roots: both sides of the quotient have it
    rate = -group["lr"] * unbias / (1 - beta1**step)
    return rate, group["eps"] * unbias, 1 - group["lr"] * group["weight_decay"]


def adapt(
    params: list[Tensor],
    grads: list[Tensor],
    means: list[Tensor],
    squares: list[Tensor],
    largest: list[Tensor] | None,
    rate: Tensor,
    eps: Tensor,
    decay_factor: Tensor | None,
    beta1: float,
    beta2: float,
    weight_decay: float,
    maximize: bool,
) -> None:
    """One step on lists; rate, eps and decay_factor are tensors, since they change at each step.

    rate: minus the learning rate, for means and squares that are young; eps: likewise, added to the
    roots of the squares; decay_factor: multiplies the params, or None.
    """
    if maximize:
        grads = _neg(grads)
    if decay_factor is not None:
        _mul_(params, decay_factor)
    if weight_decay:
        grads = _add(grads, params, alpha=weight_decay)
    _lerp_(means, grads, 1 - beta1)
    _mul_(squares, beta2)
    _addcmul_(squares, grads, grads, 1 - beta2)
    if largest is not None:
        _maximum_(largest, squares)
        squares = largest
    roots = _sqrt(squares)
    _add_(roots, eps)
    _addcdiv_(params, _mul(means, rate), roots)
