"""Sample calls of every operator, drawn from its definition, for all operator tests."""

from typing import Any

from core._native import Tensor
from core.bodies.definition import Definition
from core.operators.definition import catalogue
from core.operators.definition.samples import GROUPS, ErrorSample, Sample, SampleMaker
from core.testing.arrays import DOUBLE, is_below_double


def random_like(x: Tensor, seed: int) -> Tensor:
    """Numbers from -1 to 1 of x's shape and dtype, on its device."""
    return SampleMaker(x.dtype.name, seed).t(*x.shape, low=-1.0, high=1.0).to(x.device)


# ---- the catalogue -----------------------------------------------------------------------------
def operators() -> list[Definition]:
    """The definitions that tests run over: all that the catalogue holds."""
    return catalogue.definitions()


def samples(definition: Definition, dtype: str = "float64") -> list[Sample]:
    """The sample calls of a definition, tensors in dtype."""
    return [] if definition.samples is None else list(definition.samples(SampleMaker(dtype)))


def error_samples(definition: Definition) -> list[ErrorSample]:
    """The calls of a definition that have to fail."""
    dtype = GROUPS[definition.dtypes][0]
    return [] if definition.errors is None else list(definition.errors(SampleMaker(dtype)))


def dtypes(definition: Definition) -> tuple[str, ...]:
    """The dtypes that a definition's samples are drawn in."""
    return GROUPS[definition.dtypes]


def outputs_of(result: Any) -> list[Any]:
    """An operator's result as a list."""
    return list(result) if isinstance(result, (tuple, list)) else [result]


def gradient_samples(definition: Definition, dtype: str) -> list[Sample]:
    """The samples whose floating results are in double precision, as finite differences need."""
    return [
        sample
        for sample in samples(definition, dtype)
        if not any(map(is_below_double, outputs_of(definition.op(*sample.args, **sample.kwargs))))
    ]


def gradient_dtypes(definition: Definition) -> tuple[str, ...]:
    """Those of them in which derivatives are compared with finite differences."""
    return tuple(d for d in dtypes(definition) if d in DOUBLE.values())
