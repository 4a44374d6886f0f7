"""Tests of operators from their definitions: samples, and the checks that run on them.

>>> from core import testing
>>> definition = testing.catalogue.get("core::exp")
>>> for sample in testing.samples(definition):
...     testing.check_vjp(definition, sample)
"""

from core.dispatcher.checks import checked_calls
from core.operators.definition import catalogue
from core.operators.definition.samples import SampleMaker
from core.testing.compare import assert_close
from core.testing.derivatives import GradcheckError, gradcheck, gradgradcheck, jvpcheck
from core.testing.differences import numerical_jvp
from core.testing.opchecks import OpCheckError, Report, opcheck
from core.testing.opchecks.definitions import (
    check_batching,
    check_double_vjp,
    check_error,
    check_fake,
    check_jvp,
    check_reference,
    check_vjp,
)
from core.testing.samples import (
    dtypes,
    error_samples,
    gradient_dtypes,
    gradient_samples,
    operators,
    samples,
)

__all__ = [
    "GradcheckError",
    "OpCheckError",
    "Report",
    "SampleMaker",
    "assert_close",
    "catalogue",
    "check_batching",
    "check_double_vjp",
    "check_error",
    "check_fake",
    "check_jvp",
    "check_reference",
    "check_vjp",
    "checked_calls",
    "dtypes",
    "error_samples",
    "gradcheck",
    "gradgradcheck",
    "gradient_dtypes",
    "gradient_samples",
    "jvpcheck",
    "numerical_jvp",
    "opcheck",
    "operators",
    "samples",
]
