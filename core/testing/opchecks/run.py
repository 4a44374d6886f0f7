"""`opcheck`: all checks of one call of an operator, one after the other, and the report."""

from __future__ import annotations

import inspect
import time
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from core._native import Operator
from core.autograd.grad_mode import enable_grad
from core.errors import ArgumentError, CoreError, KernelError, did_you_mean, listing, type_text
from core.testing.arrays import require_values
from core.testing.opchecks.batching import test_vmap
from core.testing.opchecks.case import Case
from core.testing.opchecks.compiling import test_aot_dispatch_dynamic
from core.testing.opchecks.derivatives import (
    is_once_only,
    test_autograd_registration,
    test_forward_mode,
    test_gradients,
    test_second_derivatives,
)
from core.testing.opchecks.fakes import test_faketensor, test_other_sizes
from core.testing.opchecks.layouts import test_dtypes, test_empty, test_strides
from core.testing.opchecks.memory import test_determinism, test_schema
from core.testing.opchecks.placements import test_devices
from core.testing.opchecks.report import Failed, OpCheckError, Report, Result, Skip

if TYPE_CHECKING:
    from core.type_aliases import OperatorLike

CHECKS: dict[str, Callable[[Case], str]] = {
    fn.__name__: fn
    for fn in (
        test_schema,
        test_determinism,
        test_faketensor,
        test_other_sizes,
        test_strides,
        test_empty,
        test_dtypes,
        test_devices,
        test_autograd_registration,
        test_gradients,
        test_second_derivatives,
        test_forward_mode,
        test_vmap,
        test_aot_dispatch_dynamic,
    )
}
ALL = tuple(CHECKS)


def opcheck(
    op: OperatorLike,
    args: Sequence[Any],
    kwargs: Mapping[str, Any] | None = None,
    *,
    test_utils: str | Iterable[str] = ALL,
    rtol: float | None = None,
    atol: float | None = None,
    raise_exception: bool = True,
) -> Report:
    """Checks an operator on one call: memory, fake kernel, layouts, devices, derivatives, vmap.

    Args:
        op: the operator.
        args, kwargs: a call that works. The tensors are left as they are; checks use copies, on the
            tensors' own device, and results are compared with the CPU's.
        test_utils: the names of the checks to run, by default all.
        rtol, atol: tolerances for values and derivatives instead of those of the dtypes.
        raise_exception: raise OpCheckError where a check fails, or only report it.

    Returns:
        A Report: printed, a table of the checks, each PASSED, FAILED or SKIPPED and why; `.ok`;
        a mapping from a check's name to "SUCCESS" or a message.

    Raises:
        OpCheckError: (an AssertionError) a check failed; the message has the place and a fix.
        ArgumentError: the operator does not take these arguments, or test_utils names no check, or
            a tensor's values cannot be read.

    >>> import core
    >>> @core.custom_op("docs::tripled")
    ... def tripled(x: core.Tensor) -> core.Tensor:
    ...     return x * 3
    >>> report = core.testing.opcheck(tripled, (core.asarray([1.0, 2.0]),))
    >>> report["test_schema"], report["test_faketensor"]
    ('SUCCESS', 'SKIPPED: no fake kernel: it cannot run in core.FakeMode; register_fake')
    """
    case = Case(_operator(op), args, kwargs, (rtol, atol))
    case.waits = True
    require_values(case.tensors(), "opcheck")
    names = _names(test_utils)
    with enable_grad():
        report = Report(case.name, _run_all(case, names))
    if raise_exception and not report.ok:
        raise OpCheckError(report) from _first_error(report)
    return report


def _operator(op: OperatorLike) -> Operator:
    if not isinstance(op, Operator):
        raise ArgumentError(
            what=f"opcheck was given {type_text(op)}",
            why="it compares the declarations of an operator with its calls",
            exists="results of core.custom_op, and core.ops.<namespace>.<name>",
            fix="pass the operator, and the arguments of a call: opcheck(op, (x, y))",
        )
    return op


def _names(test_utils: str | Iterable[str]) -> list[str]:
    names = [test_utils] if isinstance(test_utils, str) else list(test_utils)
    for name in names:
        if name not in CHECKS:
            raise ArgumentError(
                what=f"opcheck has no check {name!r}",
                why="test_utils names the checks to run",
                exists=listing(CHECKS),
                fix=f"{did_you_mean(str(name), CHECKS)}leave test_utils out to run all of them",
            )
    return names


def _run_all(case: Case, names: list[str]) -> list[Result]:
    broken = _run("the call", lambda case: str(case.call() and ""), case)
    if broken.status != "FAILED":
        return [_run(name, CHECKS[name], case) for name in names]
    if not _blames_fake(case, broken.error):
        return [_without_a_call(name, broken) for name in names]
    fake, case.op.fake_kernel = case.op.fake_kernel, None  # every call would stop at it
    try:
        return [_with_broken_fake(name, case, broken) for name in names]
    finally:
        case.op.fake_kernel = fake


def _with_broken_fake(name: str, case: Case, broken: Result) -> Result:
    if name == "test_faketensor":
        return Result(name, "FAILED", broken.message, broken.seconds, broken.error)
    if name == "test_other_sizes":
        return Result(name, "SKIPPED", "the fake kernel is wrong for these: see test_faketensor")
    return _run(name, CHECKS[name], case)


def _blames_fake(case: Case, error: BaseException | None) -> bool:
    """Whether a call failed because of the fake kernel's result, or inside of it."""
    if isinstance(error, KernelError) and "the fake kernel" in error.why:
        return True
    fake = inspect.unwrap(case.op.fake_kernel) if case.op.fake_kernel else None
    frames = traceback.walk_tb(error.__traceback__ if error else None)
    return fake is not None and any(f.f_code is getattr(fake, "__code__", 0) for f, _ in frames)


def _without_a_call(name: str, broken: Result) -> Result:
    if name == "test_schema":
        return Result(
            name, "FAILED", f"the call itself fails: {broken.message}", error=broken.error
        )
    return Result(name, "SKIPPED", "the call itself fails: see test_schema")


def _run(name: str, check: Callable[[Case], str], case: Case) -> Result:
    started = time.perf_counter()
    error: BaseException | None = None
    try:
        status, message = "PASSED", check(case)
    except Skip as skip:
        status, message = "SKIPPED", str(skip)
    except Failed as failed:
        status, message, error = "FAILED", str(failed), failed
    except Exception as other:
        status, message, error = "FAILED", _told(other), other
        if is_once_only(other):
            status, message, error = "SKIPPED", "the backward is once_differentiable", None
    return Result(name, status, message, time.perf_counter() - started, error)


def _told(error: BaseException) -> str:
    """An unexpected error of a check, with its origin unless the message has it."""
    frames = traceback.extract_tb(error.__traceback__)
    own = isinstance(error, CoreError) or not frames
    place = "" if own else f" [{frames[-1].filename}:{frames[-1].lineno}]"
    return f"{type(error).__name__}: {error}{place}"


def _first_error(report: Report) -> BaseException | None:
    return next((r.error for r in report.results if r.status == "FAILED"), None)
