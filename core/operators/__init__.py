"""The operator catalogue, one family a file; importing it defines every operator.

`public_names()` is what `core` offers beside its types: operators and the functions made of them.
"""

from typing import Any

from core import _native
from core.operators import (  # noqa: F401 - each import defines a family
    activation,
    arithmetic,
    bessel,
    bitwise,
    catalogue,
    comparison,
    complex_numbers,
    convolution,
    copying,
    creation,
    division,
    error_functions,
    exponential,
    functions,
    fused,
    gamma_functions,
    indexed,
    indexing,
    joining,
    limits,
    linalg,
    normalization,
    reductions,
    representation,
    rounding,
    sorting,
    trigonometric,
    unary,
    views,
    windows,
)
from core.operators.catalogue import ops
from core.operators.define import define

__all__ = ["define", "ops", "public_names"]


def public_names() -> dict[Any, Any]:
    """Name -> operator or function, for the namespace of `core`."""
    names = {}
    for definition in catalogue.definitions():
        if definition.public and definition.name.startswith("core::"):
            names[definition.name.removeprefix("core::")] = definition.op
    names.update({function.__name__: function for function in functions.PUBLIC})
    return names


def _attach_functions() -> None:
    """Methods and properties of Tensor that are functions, not operators."""
    for name, function in functions.METHODS.items():
        setattr(_native.Tensor, name, function)
    for name, function in functions.PROPERTIES.items():
        setattr(_native.Tensor, name, property(function, doc=function.__doc__))
    _native.set_dunder("__getitem__", indexing.getitem)
    _native.set_dunder("__setitem__", indexing.setitem)


_attach_functions()
