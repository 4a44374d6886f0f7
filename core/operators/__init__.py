"""The operator catalogue, one family a file; importing it defines every operator.

`public_names()` is what `core` offers beside its types: operators and the functions made of them.
"""

from typing import Any

from core import _native
from core.operators import (  # noqa: F401 - each import defines a family
    activation,
    arithmetic,
    catalogue,
    comparison,
    convolution,
    copying,
    creation,
    functions,
    generators,
    indexed,
    indexing,
    joining,
    linalg,
    manipulation,
    masks,
    normalization,
    padding,
    random,
    reductions,
    repetition,
    rows,
    scattering,
    segments,
    sorting,
    splitting,
    triangles,
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
    for module in (functions, generators):
        names.update({function.__name__: function for function in module.PUBLIC})
    return names


def _attach_functions() -> None:
    """Methods and properties of Tensor that are functions, not operators."""
    for name, function in {**functions.METHODS, **generators.METHODS}.items():
        setattr(_native.Tensor, name, function)
    for name, function in functions.PROPERTIES.items():
        setattr(_native.Tensor, name, property(function, doc=function.__doc__))
    _native.set_dunder("__getitem__", indexing.getitem)
    _native.set_dunder("__setitem__", indexing.setitem)


_attach_functions()
