"""RMSprop and Adagrad: steps divided by the root of the gradients' mean square, or of their sum."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Never

from core.compiler.parts import compile_separately
from core.errors import unknown_keyword
from core.optim.checks import check_flags, check_number
from core.optim.optimizer import FOREACH, Batch, Optimizer, minus_rate

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core._native import Tensor
    from core.optim.checks import Params

_add, _mul, _neg, _sqrt = (FOREACH[name] for name in ("add", "mul", "neg", "sqrt"))
_add_, _mul_, _lerp_ = (FOREACH[name] for name in ("add_", "mul_", "lerp_"))
_addcmul, _addcmul_, _addcdiv_ = (FOREACH[name] for name in ("addcmul", "addcmul_", "addcdiv_"))


class RMSprop(Optimizer):
    """Steps divided by the root of a running mean of the squares of the gradients.

    Args:
        params: an iterable of tensors, or of dicts with 'params' and further options.
        lr: the learning rate.
        alpha: the factor by which each step multiplies the running mean.
        eps: added to the root, by which a step is divided.
        weight_decay: the multiple of the tensor that is added to its gradient.
        momentum: the factor by which each step multiplies the running sum of the steps.
        centered: divide by the root of the variance: the square of a running mean of the gradients
            is subtracted.
        maximize: maximize instead of minimizing.

    Raises:
        ArgumentError, RangeError: an option cannot be used, or params; see Optimizer.

    Source: https://www.cs.toronto.edu/~tijmen/csc321/slides/lecture_slides_lec6.pdf,
    https://arxiv.org/abs/1308.0850 for centered, and torch.optim.RMSprop.

    >>> import core
    >>> w = core.asarray([1.0, -100.0]).requires_grad_()
    >>> optimizer = core.optim.RMSprop([w], lr=0.5, alpha=0.75)
    >>> (w * w).sum().backward()
    >>> optimizer.step()
    >>> [round(x, 3) for x in w.tolist()]
    [0.0, -99.0]
    """

    def __init__(
        self,
        params: Params,
        lr: float = 1e-2,
        alpha: float = 0.99,
        eps: float = 1e-8,
        weight_decay: float = 0.0,
        momentum: float = 0.0,
        centered: bool = False,
        *,
        maximize: bool = False,
        **unknown: Never,
    ) -> None:
        for name in unknown:
            raise unknown_keyword(RMSprop.__init__, "core.optim.RMSprop", name)
        options = {"lr": lr, "alpha": alpha, "eps": eps, "weight_decay": weight_decay}
        flags = {"centered": centered, "maximize": maximize}
        super().__init__(params, {**options, "momentum": momentum, **flags})

    def check(self, options: dict[str, Any]) -> None:
        for name in ("lr", "eps", "weight_decay", "momentum"):
            check_number(name, options[name])
        check_number("alpha", options["alpha"], below=1)
        check_flags(options, "centered", "maximize")

    def update(self, group: dict[str, Any], batch: Batch) -> None:
        (rate,) = batch.numbers(minus_rate)
        compile_separately(
            divide_by_mean,
            batch.values,
            batch.grads,
            batch.state("square_avg"),
            batch.state("grad_avg") if group["centered"] else None,
            batch.state("momentum_buffer") if group["momentum"] else None,
            rate,
            group["alpha"],
            group["eps"],
            group["weight_decay"],
            group["momentum"],
            group["maximize"],
        )


def divide_by_mean(
    params: list[Tensor],
    grads: list[Tensor],
    squares: list[Tensor],
    means: list[Tensor] | None,
    sums: list[Tensor] | None,
    rate: Tensor,
    alpha: float,
    eps: float,
    weight_decay: float,
    momentum: float,
    maximize: bool,
) -> None:
    """One step on lists; rate: minus the learning rate; means: of the gradients, if centered."""
    if maximize:
        grads = _neg(grads)
    if weight_decay:
        grads = _add(grads, params, alpha=weight_decay)
    _mul_(squares, alpha)
    _addcmul_(squares, grads, grads, 1 - alpha)
    if means is not None:
        _lerp_(means, grads, 1 - alpha)
        squares = _addcmul(squares, means, means, -1)
    roots = _sqrt(squares)
    _add_(roots, eps)
    if sums is None:
        _addcdiv_(params, _mul(grads, rate), roots)
        return
    _mul_(sums, momentum)
    _addcdiv_(sums, grads, roots)
    _addcmul_(params, sums, [rate] * len(params))


class Adagrad(Optimizer):
    """Steps divided by the root of the sum of the squares of all gradients so far.

    Args:
        params: an iterable of tensors, or of dicts with 'params' and further options.
        lr: the learning rate.
        lr_decay: by how much of itself the learning rate's divisor, 1, grows at each step.
        weight_decay: the multiple of the tensor that is added to its gradient.
        initial_accumulator_value: what the sum begins with.
        eps: added to the root, by which a step is divided.
        maximize: maximize instead of minimizing.

    Raises:
        ArgumentError, RangeError: an option cannot be used, or params; see Optimizer.

    Source: https://jmlr.org/papers/v12/duchi11a.html, and torch.optim.Adagrad.

    >>> import core
    >>> w = core.asarray([1.0, -100.0]).requires_grad_()
    >>> optimizer = core.optim.Adagrad([w], lr=0.5)
    >>> (w * w).sum().backward()
    >>> optimizer.step()
    >>> w.tolist()
    [0.5, -99.5]
    """

    def __init__(
        self,
        params: Params,
        lr: float = 1e-2,
        lr_decay: float = 0.0,
        weight_decay: float = 0.0,
        initial_accumulator_value: float = 0.0,
        eps: float = 1e-10,
        *,
        maximize: bool = False,
        **unknown: Never,
    ) -> None:
        for name in unknown:
            raise unknown_keyword(Adagrad.__init__, "core.optim.Adagrad", name)
        options = {"lr": lr, "lr_decay": lr_decay, "eps": eps, "weight_decay": weight_decay}
        start = {"initial_accumulator_value": initial_accumulator_value}
        super().__init__(params, {**options, **start, "maximize": maximize})

    def check(self, options: dict[str, Any]) -> None:
        for name in ("lr", "lr_decay", "weight_decay", "initial_accumulator_value", "eps"):
            check_number(name, options[name])
        check_flags(options, "maximize")

    def update(self, group: dict[str, Any], batch: Batch) -> None:
        first = "sum" not in batch.states[0]
        (rate,) = batch.numbers(_decayed_rate, True)
        compile_separately(
            divide_by_sum,
            batch.values,
            batch.grads,
            batch.state("sum"),
            group["initial_accumulator_value"] if first else 0,
            rate,
            group["eps"],
            group["weight_decay"],
            group["maximize"],
        )


def _decayed_rate(options: Mapping[str, Any], step: int) -> tuple[float]:
    return (-options["lr"] / (1 + (step - 1) * options["lr_decay"]),)


def divide_by_sum(
    params: list[Tensor],
    grads: list[Tensor],
    sums: list[Tensor],
    start: float,
    rate: Tensor,
    eps: float,
    weight_decay: float,
    maximize: bool,
) -> None:
    """One step on lists; rate: minus the learning rate; start: added to the sums of squares."""
    if maximize:
        grads = _neg(grads)
    if weight_decay:
        grads = _add(grads, params, alpha=weight_decay)
    if start:
        _add_(sums, start)
    _addcmul_(sums, grads, grads, 1)
    roots = _sqrt(sums)
    _add_(roots, eps)
    _addcdiv_(params, _mul(grads, rate), roots)


__all__ = ["Adagrad", "RMSprop"]
