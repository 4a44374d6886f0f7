"""Optimizers, with the names, defaults and numbers of `torch.optim`: `core.optim`.

Each takes the tensors that it updates, or dicts of tensors with options. A step runs on
`_foreach_` operators, in place and unrecorded; `core.compile(optimizer.step)` compiles it
once: values that change from step to step (its number, the learning rate) are in tensors.

>>> import core
>>> w = core.asarray([1.0, -2.0]).requires_grad_()
>>> optimizer = core.optim.SGD([w], lr=0.25)
>>> for _ in range(3):
...     optimizer.zero_grad()
...     (w * w).sum().backward()
...     optimizer.step()
>>> w.tolist()
[0.125, -0.25]
"""

from core.optim import lr_scheduler
from core.optim.adam import Adam, AdamW
from core.optim.clipping import clip_grad_norm_, clip_grad_value_, get_total_norm
from core.optim.guards import know_optimizers
from core.optim.optimizer import Optimizer
from core.optim.rmsprop import Adagrad, RMSprop
from core.optim.sgd import SGD
from core.tensors.foreign_names import offered

know_optimizers(SGD, Adam, AdamW, Adagrad, RMSprop)

__all__ = [
    "SGD",
    "Adagrad",
    "Adam",
    "AdamW",
    "Optimizer",
    "RMSprop",
    "clip_grad_norm_",
    "clip_grad_value_",
    "get_total_norm",
    "lr_scheduler",
]


__getattr__ = offered(globals())


def __dir__() -> list[str]:
    return sorted(__all__)
