"""Stochastic gradient descent, with momentum."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Never

from core.compiler.parts import compile_separately
from core.errors import ArgumentError, unknown_keyword
from core.optim.checks import check_flags, check_number
from core.optim.optimizer import FOREACH, Batch, Optimizer, minus_rate

if TYPE_CHECKING:
    from core._native import Tensor
    from core.optim.checks import Params

_add, _add_, _mul_, _neg = (FOREACH[name] for name in ("add", "add_", "mul_", "neg"))
_addcmul_, _copy_ = FOREACH["addcmul_"], FOREACH["copy_"]


class SGD(Optimizer):
    """Steps against the gradient; with momentum, against a running sum of gradients.

    Args:
        params: an iterable of tensors, or of dicts with 'params' and further options.
        lr: the learning rate.
        momentum: the factor by which each step multiplies the running sum.
        dampening: the share by which a gradient is reduced before it is added to the sum.
        weight_decay: the multiple of the tensor that is added to its gradient.
        nesterov: look ahead: the gradient and the sum together; needs momentum and no dampening.
        maximize: maximize instead of minimizing.

    Raises:
        ArgumentError, RangeError: an option cannot be used, or params; see Optimizer.

    Source: https://proceedings.mlr.press/v28/sutskever13.html, and torch.optim.SGD.

    >>> import core
    >>> w = core.asarray([1.0]).requires_grad_()
    >>> optimizer = core.optim.SGD([w], lr=0.5, momentum=0.5)
    >>> for _ in range(2):
    ...     w.grad = core.ones(1)
    ...     optimizer.step()
    >>> w.tolist()
    [-0.25]
    """

    def __init__(
        self,
        params: Params,
        lr: float = 1e-3,
        momentum: float = 0.0,
        dampening: float = 0.0,
        weight_decay: float = 0.0,
        nesterov: bool = False,
        *,
        maximize: bool = False,
        **unknown: Never,
    ) -> None:
        for name in unknown:
            raise unknown_keyword(SGD.__init__, "core.optim.SGD", name)
        options = {"lr": lr, "momentum": momentum, "dampening": dampening}
        flags = {"nesterov": nesterov, "maximize": maximize}
        super().__init__(params, {**options, "weight_decay": weight_decay, **flags})

    def check(self, options: dict[str, Any]) -> None:
        for name in ("lr", "momentum", "dampening", "weight_decay"):
            check_number(name, options[name])
        check_flags(options, "nesterov", "maximize")
        if options["nesterov"] and (options["momentum"] == 0 or options["dampening"] != 0):
            raise ArgumentError(
                what=f"nesterov=True with momentum={options['momentum']} and "
                f"dampening={options['dampening']}",
                why="Nesterov momentum is defined for a momentum without dampening",
                exists="momentum above 0, dampening=0",
                fix="pass momentum=0.9 and no dampening, or leave nesterov out",
            )

    def update(self, group: dict[str, Any], batch: Batch) -> None:
        # The sum begins with the first gradient, which dampening does not affect.
        first = bool(group["dampening"]) and "momentum_buffer" not in batch.states[0]
        sums = batch.state("momentum_buffer") if group["momentum"] else None
        (rate,) = batch.numbers(minus_rate)
        compile_separately(
            descend,
            batch.values,
            batch.grads,
            sums,
            first,
            rate,
            group["momentum"],
            1 - group["dampening"],
            group["weight_decay"],
            group["nesterov"],
            group["maximize"],
        )


def descend(
    params: list[Tensor],
    grads: list[Tensor],
    sums: list[Tensor] | None,
    first: bool,
    rate: Tensor,
    momentum: float,
    share: float,
    weight_decay: float,
    nesterov: bool,
    maximize: bool,
) -> None:
    """One step on lists; rate: minus the learning rate; share: 1 - dampening."""
    if maximize:
        grads = _neg(grads)
    if weight_decay:
        grads = _add(grads, params, alpha=weight_decay)
    if sums is not None:
        if first:
            _copy_(sums, grads)
        else:
            _mul_(sums, momentum)
            _add_(sums, grads, alpha=share)
        grads = _add(grads, sums, alpha=momentum) if nesterov else sums
    _addcmul_(params, grads, [rate] * len(params))
