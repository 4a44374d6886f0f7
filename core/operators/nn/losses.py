"""Losses of regression and ranking: a function of every element, then their mean or sum."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core.operators.definition.checks import need_choice, need_real_floating
from core.operators.definition.define import define
from core.operators.definition.shapes import broadcast_shapes
from core.operators.definition.widening import in_float32
from core.operators.elementwise.activation import logsigmoid, sigmoid
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.clamping import maximum
from core.operators.elementwise.exponential import exp, log, log1p
from core.operators.elementwise.unary import square

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from core._native import Operator, Tensor
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Namespace, Operand, Scalar

    Samples = Callable[[SampleMaker], Iterable[Sample]]

REDUCTIONS = ("mean", "sum", "none")


def check_reduction(reduction: str) -> None:
    """Raises ArgumentError for an unknown reduction."""
    need_choice("a loss", "reduction", reduction, REDUCTIONS, "it chooses how losses are combined")


def reduced(loss: Tensor, reduction: str) -> Tensor:
    """The mean of all elements, their sum, or the elements themselves."""
    check_reduction(reduction)
    return loss if reduction == "none" else loss.mean() if reduction == "mean" else loss.sum()


def np_reduced(np: Namespace, loss: Array, reduction: str) -> Array:
    """As `reduced`, of NumPy's arrays."""
    return loss if reduction == "none" else np.mean(loss) if reduction == "mean" else np.sum(loss)


def check_operands(name: str, x: Tensor, *others: Tensor | None) -> None:
    """Real floating-point numbers, of shapes that broadcast."""
    need_real_floating(name, x, "a loss is a real number that has a derivative")
    shapes = [other.shape for other in others if other is not None and other.shape != x.shape]
    if shapes:
        broadcast_shapes(x.shape, *shapes)


def _weighted(x: Tensor, target: Tensor, weight: Tensor, loss: Tensor, reduction: str) -> Tensor:
    """The mean is over the weights."""
    loss = loss * weight
    if reduction != "mean":
        return reduced(loss, reduction)
    return loss.sum() / weight.broadcast_to(loss.shape).sum()


def _pair_samples(*settings: Scalar) -> Samples:
    def samples(s: SampleMaker) -> Iterator[Sample]:
        yield s(s.t(2, 3), s.t(2, 3), *settings)
        yield s(s.t(4), s.t(4), *settings, reduction="sum")
        yield s(s.t(2, 3), s.t(3, 2).mT, *settings, reduction="none")
        yield s(s.t(), s.t())

    return samples


def _pair_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("ShapeError", s.t(2, 3), s.t(2))
    yield s.error("ArgumentError", s.t(2), s.t(2), reduction="all")
    yield s.error("DtypeError", s.ints(2), s.t(2))


def loss_of_pairs(
    name: str,
    rest: str,
    each: Callable[..., Tensor],
    reference: Callable[..., Array],
    doc: str,
    weighted: bool = False,
    samples: Samples | None = None,
) -> Operator:
    """A loss of x and target: each(x, target, *settings) is that of an element.

    rest: the arguments after them, `reduction` among them; reference: of NumPy and the same.
    """
    names = [part.split("=")[0].split()[-1] for part in rest.split(", ")]

    def split(values: tuple[Any, ...]) -> tuple[Any, str, Iterable[Any]]:
        arguments = dict(zip(names, values))
        return arguments.pop("weight", None), arguments.pop("reduction"), arguments.values()

    def decomposition(x: Tensor, target: Tensor, *values: Operand | str | None) -> Tensor:
        weight, reduction, settings = split(values)
        check_operands(name, x, target, weight)
        check_reduction(reduction)
        loss = each(x, target, *settings)
        if weighted and weight is not None:
            return _weighted(x, target, weight, loss, reduction)
        return reduced(loss if weight is None else loss * weight, reduction)

    def in_numpy(
        np: Namespace, x: Array, target: Array, *values: float | Array | str | None
    ) -> Array:
        weight, reduction, settings = split(values)
        loss = reference(np, x, target, *settings)
        if weight is None:
            return np_reduced(np, loss, reduction)
        if weighted and reduction == "mean":
            return np.average(loss, weights=np.broadcast_to(weight, loss.shape))
        return np_reduced(np, loss * weight, reduction)

    return define(
        f"core::{name}(Tensor x, Tensor target, {rest}) -> Tensor",
        decomposition=in_float32(decomposition),
        reference=in_numpy,
        samples=samples or _pair_samples(),
        errors=_pair_errors,
        dtypes="floating",
        doc=doc,
    )


def _with_weight(samples: Samples) -> Samples:
    def more(s: SampleMaker) -> Iterator[Sample]:
        yield from samples(s)
        yield s(s.t(2, 3), s.t(2, 3), weight=s.positive(2, 3))

    return more


# ---- distances ---------------------------------------------------------------------------------
mse_loss = loss_of_pairs(
    "mse_loss",
    "str reduction='mean', Tensor? weight=None",
    lambda x, target: square(x - target),
    lambda np, x, target: np.square(x - target),
    """The mean of the squared differences of x and target, weighted if weights are given.

    reduction: "mean", "sum", or "none" for the elements.

    >>> import core
    >>> float(core.mse_loss(core.asarray([1.0, 2.0]), core.asarray([1.0, 4.0])))
    2.0
    """,
    weighted=True,
    samples=_with_weight(_pair_samples()),
)

l1_loss = loss_of_pairs(
    "l1_loss",
    "str reduction='mean', Tensor? weight=None",
    lambda x, target: (x - target).abs(),
    lambda np, x, target: np.abs(x - target),
    """The mean of the absolute differences of x and target, weighted if weights are given.

    reduction: "mean", "sum", or "none" for the elements.

    >>> import core
    >>> float(core.l1_loss(core.asarray([1.0, 2.0]), core.asarray([1.0, 4.0])))
    1.0
    """,
    weighted=True,
    samples=_with_weight(_pair_samples()),
)


def _smooth_l1(x: Tensor, target: Tensor, beta: float) -> Tensor:
    distance = (x - target).abs()
    if beta == 0:
        return distance
    return where(distance < beta, distance * distance * (0.5 / beta), distance - 0.5 * beta)


def _np_huber(np: Namespace, x: Array, target: Array, delta: float) -> Array:
    d = np.abs(x - target)
    return np.where(d <= delta, d * d / 2, delta * (d - delta / 2))


smooth_l1_loss = loss_of_pairs(
    "smooth_l1_loss",
    "str reduction='mean', float beta=1.0",
    _smooth_l1,
    lambda np, x, target, beta: (
        _np_huber(np, x, target, beta) / beta if beta else np.abs(x - target)
    ),
    """The absolute difference less beta / 2; below beta, its square / (2 beta).

    >>> import core
    >>> core.smooth_l1_loss(core.asarray([1.0, 4.0]), core.zeros(2), reduction="none").tolist()
    [0.5, 3.5]
    """,
    samples=lambda s: [
        *_pair_samples()(s),
        s(s.t(3), s.t(3), beta=0.5),
        s(s.t(3), s.t(3), beta=0.0),
    ],
)

huber_loss = loss_of_pairs(
    "huber_loss",
    "str reduction='mean', float delta=1.0, Tensor? weight=None",
    lambda x, target, delta: _smooth_l1(x, target, delta) * delta,
    _np_huber,
    """Half the squared difference; above delta, delta times (the difference - delta / 2).

    >>> import core
    >>> core.huber_loss(core.asarray([1.0, 4.0]), core.zeros(2), "none", 2.0).tolist()
    [0.5, 6.0]
    """,
    samples=lambda s: [*_with_weight(_pair_samples())(s), s(s.t(3), s.t(3), delta=0.5)],
)


# ---- probabilities -----------------------------------------------------------------------------
def _bce(x: Tensor, target: Tensor) -> Tensor:
    """As in PyTorch, logarithms are at least -100; there they have no slope here."""
    one = where(x > _LEAST, log(where(x > _LEAST, x, 1)), -100.0)
    other = where(x < 1, log1p(where(x < 1, -x, 0)), -100.0)
    return -(target * one + (1 - target) * other)


_LEAST = math.exp(-100)


def _share_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(sigmoid(s.t(2, 3)), sigmoid(s.t(2, 3)))
    yield s(sigmoid(s.t(2, 3)), sigmoid(s.t(2, 3)), s.positive(3), "sum")
    yield s(sigmoid(s.t(4)), sigmoid(s.t(4)), None, "none")


binary_cross_entropy = loss_of_pairs(
    "binary_cross_entropy",
    "Tensor? weight=None, str reduction='mean'",
    _bce,
    lambda np, x, target: (
        -target * np.maximum(np.log(x), -100) - (1 - target) * np.maximum(np.log1p(-x), -100)
    ),
    """-(target log x + (1 - target) log(1 - x)), x and target being probabilities.

    Logarithms are at least -100. From scores, binary_cross_entropy_with_logits is more accurate.

    >>> import core
    >>> core.binary_cross_entropy(core.asarray([1.0, 1.0]), core.asarray([1.0, 0.0])).tolist()
    50.0
    """,
    samples=_share_samples,
)


def _bce_with_logits(x: Tensor, target: Tensor, pos_weight: Tensor | None) -> Tensor:
    tail = -logsigmoid(x)
    gain = 1 if pos_weight is None else 1 + (pos_weight - 1) * target
    return (1 - target) * x + gain * tail


def _np_bce_with_logits(np: Namespace, x: Array, target: Array, pos_weight: Array | None) -> Array:
    gain = 1 if pos_weight is None else pos_weight
    return gain * target * np.logaddexp(0, -x) + (1 - target) * np.logaddexp(0, x)


binary_cross_entropy_with_logits = loss_of_pairs(
    "binary_cross_entropy_with_logits",
    "Tensor? weight=None, str reduction='mean', Tensor? pos_weight=None",
    _bce_with_logits,
    _np_bce_with_logits,
    """binary_cross_entropy of sigmoid(x), computed so that nothing overflows or vanishes.

    pos_weight: a factor of the loss of positive examples.

    >>> import core
    >>> float(core.binary_cross_entropy_with_logits(core.asarray([-200.0]), core.asarray([1.0])))
    200.0
    """,
    samples=lambda s: [
        s(s.t(2, 3), sigmoid(s.t(2, 3))),
        s(s.t(2, 3), sigmoid(s.t(2, 3)), s.positive(3), "sum"),
        s(s.t(2, 3), sigmoid(s.t(2, 3)), None, "none", s.positive(3)),
    ],
)

soft_margin_loss = loss_of_pairs(
    "soft_margin_loss",
    "str reduction='mean'",
    lambda x, target: -logsigmoid(x * target),
    lambda np, x, target: np.logaddexp(0, -x * target),
    """log(1 + exp(-target x)), for targets 1 and -1.

    >>> import core
    >>> float(core.soft_margin_loss(core.asarray([-200.0]), core.asarray([1.0])))
    200.0
    """,
)


def _power_law(x: Tensor, y: Tensor) -> Tensor:
    """x log y, 0 where x is 0."""
    return where(x == 0, 0, x * log(where(x == 0, 1, y)))


def _np_xlogy(np: Namespace, x: Array, y: Array) -> Array:
    return np.where(x == 0, 0, x * np.log(np.where(x == 0, 1, y)))


def _kl_div(x: Tensor, target: Tensor, reduction: str, log_target: bool) -> Tensor:
    check_operands("kl_div", x, target)
    loss = exp(target) * (target - x) if log_target else _power_law(target, target) - target * x
    if reduction == "batchmean":
        return loss.sum() / max(x.shape[0] if x.ndim else 1, 1)
    return reduced(loss, reduction)


def _np_kl_div(np: Namespace, x: Array, target: Array, reduction: str, log_target: bool) -> Array:
    if log_target:
        loss = np.exp(target) * (target - x)
    else:
        loss = _np_xlogy(np, target, target) - target * x
    if reduction == "batchmean":
        return np.sum(loss) / (len(x) if x.ndim else 1)
    return np_reduced(np, loss, reduction)


kl_div = define(
    "core::kl_div(Tensor x, Tensor target, str reduction='mean', bool log_target=False) -> Tensor",
    decomposition=in_float32(_kl_div),
    reference=_np_kl_div,
    samples=lambda s: [
        s(s.t(2, 3), s.positive(2, 3)),
        s(s.t(2, 3), s.t(2, 3), "batchmean", True),
        s(s.t(4), s.positive(4), "none"),
    ],
    errors=_pair_errors,
    dtypes="floating",
    doc="""target * (log target - x): the divergence of distributions, x being logarithms.

    reduction: "mean", over all elements; "batchmean", the definition's sum, as a mean over the
    first axis; "sum"; "none". log_target: whether target is given as logarithms as well.

    >>> import core
    >>> float(core.kl_div(core.asarray([0.0]), core.asarray([1.0])))
    0.0
    """,
)


def _poisson(x: Tensor, target: Tensor, log_input: bool, full: bool, eps: float) -> Tensor:
    loss = exp(x) - target * x if log_input else x - target * log(x + eps)
    if not full:
        return loss
    safe = where(target > 1, target, 2)
    stirling = safe * log(safe) - safe + 0.5 * log(2 * math.pi * safe)
    return loss + where(target > 1, stirling, 0)


def _np_poisson(
    np: Namespace, x: Array, target: Array, log_input: bool, full: bool, eps: float
) -> Array:
    loss = np.exp(x) - target * x if log_input else x - target * np.log(x + eps)
    if full:
        t = np.where(target > 1, target, 1)
        extra = t * np.log(t) - t + np.log(2 * np.pi * t) / 2
        loss = loss + np.where(target > 1, extra, 0)
    return loss


poisson_nll_loss = loss_of_pairs(
    "poisson_nll_loss",
    "bool log_input=True, bool full=False, float eps=1e-8, str reduction='mean'",
    _poisson,
    _np_poisson,
    """The negative logarithm of Poisson's distribution at target.

    log_input: x is the logarithm of the mean; False where it is the mean itself. full: with
    Stirling's approximation of the term that does not depend on x.

    >>> import core
    >>> float(core.poisson_nll_loss(core.asarray([0.0]), core.asarray([3.0])))
    1.0
    """,
    samples=lambda s: [
        s(s.t(2, 3), s.positive(2, 3)),
        s(s.positive(2, 3), s.positive(2, 3), False, True, reduction="sum"),
        s(s.t(4), s.positive(4), reduction="none"),
    ],
)


def _gaussian(
    x: Tensor, target: Tensor, var: Tensor, full: bool, eps: float, reduction: str
) -> Tensor:
    check_operands("gaussian_nll_loss", x, target, var)
    var = maximum(var, eps)
    loss = 0.5 * (log(var) + (x - target) * (x - target) / var)
    return reduced(loss + 0.5 * math.log(2 * math.pi) if full else loss, reduction)


def _np_gaussian(
    np: Namespace, x: Array, target: Array, var: Array, full: bool, eps: float, reduction: str
) -> Array:
    var = np.maximum(var, eps)
    loss = (np.log(var) + np.square(x - target) / var) / 2
    return np_reduced(np, loss + (np.log(2 * np.pi) / 2 if full else 0), reduction)


gaussian_nll_loss = define(
    "core::gaussian_nll_loss(Tensor x, Tensor target, Tensor var, bool full=False, "
    "float eps=1e-6, str reduction='mean') -> Tensor",
    decomposition=in_float32(_gaussian),
    reference=_np_gaussian,
    samples=lambda s: [
        s(s.t(2, 3), s.t(2, 3), s.positive(2, 3)),
        s(s.t(2, 3), s.t(2, 3), s.positive(2, 1), True, reduction="sum"),
        s(s.t(4), s.t(4), s.positive(4), reduction="none"),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), s.t(2), s.positive(3)),
        s.error("ArgumentError", s.t(2), s.t(2), s.positive(2), reduction="all"),
        s.error("DtypeError", s.ints(2), s.t(2), s.t(2)),
    ],
    dtypes="floating",
    doc="""The negative logarithm of the normal distribution of mean x and variance var at target.

    full: with the constant term; eps: the least variance.

    >>> import core
    >>> float(core.gaussian_nll_loss(core.ones(2), core.zeros(2), core.ones(2)))
    0.5
    """,
)

__all__ = [
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "gaussian_nll_loss",
    "huber_loss",
    "kl_div",
    "l1_loss",
    "mse_loss",
    "poisson_nll_loss",
    "smooth_l1_loss",
    "soft_margin_loss",
]
