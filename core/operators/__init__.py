"""The operator catalogue, one family a file; importing it defines every operator.

`public_names()` lists the functions of `core`: operators and the functions made of them.
"""

from typing import Any

from core._native import Tensor, get_item, set_dunder, set_item, set_stack
from core.hooks import install_hooks
from core.operators import functions, numpy_protocol
from core.operators.definition import catalogue, inspection
from core.operators.definition.catalogue import ops
from core.operators.definition.define import define
from core.operators.definition.naming import with_synonyms
from core.operators.elementwise import (  # noqa: F401 - each import defines a family
    activation,
    arithmetic,
    bessel,
    bitwise,
    clamping,
    comparison,
    complex_numbers,
    division,
    error_functions,
    exponential,
    gamma_functions,
    rectifiers,
    representation,
    rounding,
    ternary,
    trigonometric,
    unary,
)
from core.operators.fft import fft, frequencies  # noqa: F401 - each import defines a family
from core.operators.indexing import (  # noqa: F401 - each import defines a family
    embedding,
    gathering,
    masks,
    rows,
    scattering,
    searching,
    selection,
    sets,
    sorting,
    subscripts,
)
from core.operators.linalg import (  # noqa: F401 - each import defines a family
    contraction,
    determinants,
    diagonal,
    eigen,
    factors,
    lu,
    matmul,
    norms,
    powers,
    products,
    pseudoinverse,
    solvers,
    svd,
)
from core.operators.nn import (  # noqa: F401 - each import defines a family
    adaptive_pooling,
    attention,
    average_pooling,
    channel_norms,
    conv,
    convolution,
    cross_entropy,
    distances,
    flash_attention,
    foreach,
    losses,
    margin_losses,
    normalization,
    pooling,
    resampling,
    sampling,
    sequence_loss,
    softmax,
    unpooling,
)
from core.operators.random import distributions, generators, random  # noqa: F401 - the same
from core.operators.reduction import (  # noqa: F401 - each import defines a family
    differences,
    extremes,
    histograms,
    reductions,
    scans,
    segments,
    statistics,
)
from core.operators.shape import (  # noqa: F401 - each import defines a family
    copying,
    creation,
    joining,
    manipulation,
    padding,
    patches,
    repetition,
    shuffling,
    splitting,
    triangles,
    views,
    windows,
)
from core.tensors import foreign_names

__all__ = ["define", "ops", "public_names"]


def public_names() -> dict[Any, Any]:
    """Name -> operator or function, for the namespace of `core`."""
    names = {}
    for definition in catalogue.definitions():
        if definition.public and definition.name.startswith("core::"):
            names[definition.name.removeprefix("core::")] = definition.op
    for module in _families():
        names.update({f.__name__: with_synonyms(f) for f in getattr(module, "PUBLIC", ())})
    return names


def _families() -> list[Any]:
    """The modules imported above. Some also have functions: PUBLIC, METHODS and PROPERTIES."""
    return [m for m in globals().values() if isinstance(m, type(catalogue))]


def _attach_functions() -> None:
    """Methods and properties of Tensor that are functions, not operators."""
    for module in _families():
        for name, function in getattr(module, "METHODS", {}).items():
            setattr(Tensor, name, with_synonyms(function))
        for name, function in getattr(module, "PROPERTIES", {}).items():
            setattr(Tensor, name, property(function, doc=function.__doc__))
    Tensor.__array_namespace__ = inspection.array_namespace
    install_hooks(
        get_item=subscripts.getitem,
        set_item=subscripts.setitem,
        reshape=with_synonyms(functions.reshape),
    )
    set_dunder("__getitem__", get_item)
    set_dunder("__setitem__", set_item)
    set_stack(joining.stack)
    numpy_protocol.attach()
    foreign_names.attach()


_attach_functions()
