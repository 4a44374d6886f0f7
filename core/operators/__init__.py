"""The operator catalogue, one family a file; importing it defines every operator.

`public_names()` is what `core` offers beside its types: operators and the functions made of them.
"""

from typing import Any

from core import _native
from core.operators import (  # noqa: F401 - each import defines a family
    activation,
    adaptive_pooling,
    arithmetic,
    attention,
    average_pooling,
    bessel,
    bitwise,
    catalogue,
    channel_norms,
    comparison,
    complex_numbers,
    contraction,
    conv,
    convolution,
    copying,
    creation,
    cross_entropy,
    differences,
    distances,
    division,
    embedding,
    error_functions,
    exponential,
    extremes,
    fft,
    fft_frequencies,
    flash,
    foreach,
    functions,
    fused,
    gamma_functions,
    generators,
    histograms,
    indexed,
    indexing,
    inspection,
    joining,
    limits,
    linalg,
    linalg_determinants,
    linalg_diagonal,
    linalg_eigen,
    linalg_factors,
    linalg_lu,
    linalg_norms,
    linalg_powers,
    linalg_products,
    linalg_pseudoinverse,
    linalg_solvers,
    linalg_svd,
    losses,
    manipulation,
    margin_losses,
    masks,
    normalization,
    padding,
    patches,
    pooling,
    random,
    rectifiers,
    reductions,
    repetition,
    representation,
    resampling,
    rounding,
    rows,
    sampling,
    scans,
    scattering,
    searching,
    segments,
    selection,
    sequence_loss,
    sets,
    shuffling,
    softmax,
    sorting,
    splitting,
    statistics,
    triangles,
    trigonometric,
    unary,
    unpooling,
    views,
    windows,
)
from core.operators.catalogue import ops
from core.operators.define import define
from core.operators.naming import with_synonyms

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
            setattr(_native.Tensor, name, with_synonyms(function))
        for name, function in getattr(module, "PROPERTIES", {}).items():
            setattr(_native.Tensor, name, property(function, doc=function.__doc__))
    _native.Tensor.__array_namespace__ = inspection.array_namespace
    _native.set_dunder("__getitem__", indexing.getitem)
    _native.set_dunder("__setitem__", indexing.setitem)


_attach_functions()
