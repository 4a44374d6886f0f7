"""The checks of each sample of a definition: opcheck's, and those of its declarations.

Each function takes a definition and a sample, and raises AssertionError where they disagree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from core import errors
from core._native import Tensor, live_storages
from core.bodies.definition import Definition
from core.operators.definition.samples import ErrorSample, Sample
from core.schema import bind, parameters
from core.testing.arrays import as_array, double_of
from core.testing.compare import assert_close, tolerance
from core.testing.opchecks.batching import test_vmap
from core.testing.opchecks.case import Case
from core.testing.opchecks.derivatives import (
    test_forward_mode,
    test_gradients,
    test_second_derivatives,
)
from core.testing.opchecks.fakes import test_faketensor
from core.testing.opchecks.report import Failed, Inapplicable, Skip
from core.testing.samples import outputs_of


def _ask(check: Callable[[Case], str], definition: Definition, sample: Sample) -> None:
    """A check of opcheck's that may not be skipped: samples are chosen so that it can be made."""
    case = Case(definition.op, sample.args, sample.kwargs)
    case.times, case.is_random = 1.0, False  # the catalogue's random operators take their key
    try:
        check(case)
    except Inapplicable:
        return
    except (Failed, Skip) as error:
        raise Failed(f"{check.__name__} of {definition.name}{sample}: {error}") from error


def check_fake(definition: Definition, sample: Sample) -> None:
    """Compares the rule or fake kernel with a real call: shapes, dtypes, strides, devices."""
    _ask(test_faketensor, definition, sample)


def check_vjp(definition: Definition, sample: Sample) -> None:
    """Reverse mode agrees with central differences."""
    _ask(test_gradients, definition, sample)


def check_double_vjp(definition: Definition, sample: Sample) -> None:
    """The vjp's own vjp agrees with central differences of the vjp."""
    _ask(test_second_derivatives, definition, sample)


def check_jvp(definition: Definition, sample: Sample) -> None:
    """Forward mode agrees with central differences."""
    _ask(test_forward_mode, definition, sample)


def check_batching(definition: Definition, sample: Sample) -> None:
    """vmap agrees with a Python loop, with each tensor batched alone and with all of them."""
    _ask(test_vmap, definition, sample)


def check_reference(definition: Definition, sample: Sample) -> None:
    """The call agrees with the definition's NumPy reference, computed in double precision."""
    if definition.reference is None:
        raise Failed(f"{definition.name} has no reference")
    values = bind(definition.op, sample.args, sample.kwargs)
    wide = [(p, _widened(v)) for p, v in zip(parameters(definition.op), values, strict=True)]
    positional = [v for p, v in wide if not p.keyword_only]
    keywords = {p.name: v for p, v in wide if p.keyword_only}
    with np.errstate(all="ignore"):
        wanted = outputs_of(definition.reference(np, *positional, **keywords))
    real = outputs_of(definition.op(*sample.args, **sample.kwargs))
    for got, want in zip(real, wanted, strict=True):
        near = tolerance(got.dtype)
        expected = np.asarray(want).astype(as_array(got).dtype)
        assert_close(
            got, expected, f"{definition.name}{sample}", rtol=near, atol=near, equal_nan=True,
            check_dtype=False,
        )  # fmt: skip


def _widened(value: Any) -> Any:
    """An argument for NumPy, tensors in double precision."""
    if isinstance(value, (list, tuple)) and any(isinstance(v, Tensor) for v in value):
        return [_widened(v) for v in value]
    return as_array(value).astype(double_of(value.dtype)) if isinstance(value, Tensor) else value


def check_error(definition: Definition, sample: ErrorSample) -> None:
    """The call raises the expected class with its four parts, and makes no tensor."""
    before = live_storages()
    raised = _error_of(definition, sample)
    told = f"{definition.name}{sample}"
    if raised is None:
        raise Failed(f"{told} raised nothing")
    if not isinstance(raised, getattr(errors, sample.kind)):
        raise Failed(f"{told}: {raised!r}")
    parts = (raised.what, raised.why, raised.exists, raised.fix)
    if not all(parts):
        raise Failed(f"{told}: an empty part in {parts}")
    first = live_storages()
    if first > before:  # constants that the first call converts are kept; a leak grows again
        _error_of(definition, sample)
        if live_storages() > first:
            raise Failed(f"{told} leaked memory")


def _error_of(definition: Definition, sample: ErrorSample) -> errors.CoreError | None:
    """The error of the call, without the frames that hold its tensors."""
    try:
        definition.op(*sample.args, **sample.kwargs)
    except errors.CoreError as error:
        return error.with_traceback(None)
    return None
