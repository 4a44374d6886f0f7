"""Schedules of learning rates, with the names, defaults and numbers of `torch.optim.lr_scheduler`.

A schedule belongs to an optimizer. Call its `step()` after the optimizer's, in the compiled
training step or outside of it: the rate is a number of the graph either way.

>>> import core
>>> optimizer = core.optim.SGD([core.ones(1)], lr=0.5)
>>> scheduler = core.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=4)
>>> rates = []
>>> for _ in range(4):
...     rates.append(round(scheduler.get_last_lr()[0], 3))
...     optimizer.step()
...     scheduler.step()
>>> rates
[0.5, 0.427, 0.25, 0.073]
"""

from core.optim.lr_scheduler.combined import ChainedScheduler, SequentialLR
from core.optim.lr_scheduler.cyclic import CyclicLR
from core.optim.lr_scheduler.one_cycle import OneCycleLR
from core.optim.lr_scheduler.plateau import ReduceLROnPlateau
from core.optim.lr_scheduler.scheduler import LRScheduler
from core.optim.lr_scheduler.schedules import (
    ConstantLR,
    CosineAnnealingLR,
    CosineAnnealingWarmRestarts,
    ExponentialLR,
    LambdaLR,
    LinearLR,
    MultiplicativeLR,
    MultiStepLR,
    PolynomialLR,
    StepLR,
)
from core.tensors.foreign_names import offered

__all__ = [
    "ChainedScheduler",
    "ConstantLR",
    "CosineAnnealingLR",
    "CosineAnnealingWarmRestarts",
    "CyclicLR",
    "ExponentialLR",
    "LRScheduler",
    "LambdaLR",
    "LinearLR",
    "MultiStepLR",
    "MultiplicativeLR",
    "OneCycleLR",
    "PolynomialLR",
    "ReduceLROnPlateau",
    "SequentialLR",
    "StepLR",
]


__getattr__ = offered(globals())


def __dir__() -> list[str]:
    return sorted(__all__)
