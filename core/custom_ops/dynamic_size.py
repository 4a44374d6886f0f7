"""Output sizes that depend on data: `core.library.get_ctx()` for fake kernels, and its check.

There is no number for such a size until the kernel ran. A fake kernel that asks for one outside of
a comparison with a real result is data-dependent, and raises. In the comparison, which comes with
the first call for each combination of dtypes and ranks, it is run twice: with a number that occurs
nowhere else, which shows in which dimensions the size stands, and with the size that is found there
in the real result, so that everything that follows from it is compared as well.
"""

import threading
from collections.abc import Mapping, Sequence
from typing import Any

from core._native import Operator, Tensor, running_fake
from core.errors import ArgumentError, DataDependentError, KernelError
from core.hooks import install_hooks

Result = Tensor | Sequence[Tensor]
_UNLIKELY = 1_000_003  # and the numbers after it: placeholders
_thread = threading.local()


class _Attempt:
    """One run of a fake kernel with numbers in the place of its dynamic sizes."""

    def __init__(self, sizes: dict[int, int], first: int = _UNLIKELY) -> None:
        self.sizes, self.first = sizes, first
        self.bounds: list[tuple[int, int | None]] = []

    def next_size(self, bounds: tuple[int, int | None]) -> int:
        self.bounds.append(bounds)
        return self.size(len(self.bounds) - 1)

    def size(self, index: int) -> int:
        return self.sizes.get(index, self.first + index)


class FakeContext:
    """The result of `core.library.get_ctx()` inside a fake kernel."""

    def __init__(self, op: Operator) -> None:
        self._op = op

    def new_dynamic_size(self, *, min: int = 0, max: int | None = None) -> int:
        """A size that depends on the data, for a dimension of an output.

        Args:
            min, max: bounds that the real size is checked against.

        Raises:
            DataDependentError: there is no real result, so there is no number for it.
            ArgumentError: min or max is no number of elements.
        """
        _check_bounds(self._op, min, max)
        attempt: _Attempt | None = getattr(_thread, "attempt", None)
        if attempt is not None:
            return attempt.next_size((min, max))
        raise DataDependentError(
            what=f"{self._op.name}: the shape of its result depends on the data",
            why="its fake kernel asked for a new_dynamic_size, and fake tensors have no data",
            exists="the result of a real call: it is compared with the fake kernel",
            fix="call the operator on real tensors, outside of core.FakeMode and op.infer",
        )


def get_ctx() -> FakeContext:
    """The context of the fake kernel that is running.

    Raises:
        KernelError: no fake kernel is running.

    >>> import core
    >>> @core.custom_op("docs::positive")
    ... def positive(x: core.Tensor) -> core.Tensor:
    ...     return x[x > 0]
    >>> @positive.register_fake
    ... def _(x):
    ...     count = core.library.get_ctx().new_dynamic_size(max=x.size)
    ...     return core.empty((count,), dtype=x.dtype, device=x.device)
    >>> positive(core.asarray([1.0, -2.0, 3.0]))
    Tensor([1., 3.], dtype=float32, device='cpu')
    """
    op = running_fake()
    if op is not None:
        return FakeContext(op)
    raise KernelError(
        what="core.library.get_ctx() was called outside of a fake kernel",
        why="it is the context of the fake kernel that is running, and none is",
        exists="functions that are registered with op.register_fake",
        fix="call it inside such a function",
    )


def _check_bounds(op: Operator, low: int, high: int | None) -> None:
    whole = all(isinstance(n, int) and not isinstance(n, bool) for n in (low, high or 0))
    if whole and low >= 0 and (high is None or high >= low):
        return
    raise ArgumentError(
        what=f"{op.name}: new_dynamic_size got min={low!r} and max={high!r}",
        why="the size of a dimension is checked against them",
        exists="0 <= min <= max, or max=None for no limit",
        fix="leave them out where nothing is known",
    )


# ---- for frameworks with symbols ---------------------------------------------------------------
def with_numbers(
    op: Operator, args: Sequence[Any], kwargs: Mapping[str, Any], skip: int
) -> tuple[list[Tensor], list[int], list[tuple[int, int | None]]]:
    """The fake kernel's results with numbers for its dynamic sizes: its tensors, these numbers,
    and their bounds. With another `skip`, the numbers are others.

    Raises:
        DataDependentError: the result depends on data without a dynamic size.
    """
    run = _Attempt({}, _UNLIKELY + skip)
    fakes = _run(op, args, kwargs, run)
    if fakes is None:
        fakes = _flat(op.leaves.infer(*args, **kwargs))  # raises it again
    return fakes, [run.size(i) for i in range(len(run.bounds))], run.bounds


# ---- fake against real -------------------------------------------------------------------------
def compare(op: Operator, args: Sequence[Any], kwargs: Mapping[str, Any], result: Result) -> None:
    """Holds the first real result against the fake kernel (the hook `dynamic_fake`).

    Raises:
        KernelError: they differ in more than the dynamic sizes, or one of these is out of bounds.
    """
    real = _flat(result)
    attempt = _Attempt({}, _unused(real))
    fake = _run(op, args, kwargs, attempt)
    if fake is None:  # it raised DataDependentError by itself: nothing is known
        return
    _compare_kinds(op, fake, real)
    sizes = _real_sizes(op, attempt, fake, real)
    _check_limits(op, attempt, sizes)
    again = _run(op, args, kwargs, _Attempt(sizes, attempt.first))
    other = _run(op, args, kwargs, _Attempt(sizes, attempt.first + len(attempt.bounds)))
    for i, (a, b, r) in enumerate(zip(again or (), other or (), real)):
        fixed = [d for d in range(r.ndim) if a.shape[d] == b.shape[d]]  # what no open size changes
        if any(a.shape[d] != r.shape[d] for d in fixed):
            raise _differ(op, i, a, r)


def _run(
    op: Operator, args: Sequence[Any], kwargs: Mapping[str, Any], attempt: _Attempt
) -> list[Tensor] | None:
    before, _thread.attempt = getattr(_thread, "attempt", None), attempt
    try:
        return _flat(op.leaves.infer(*args, **kwargs))
    except DataDependentError:
        return None
    finally:
        _thread.attempt = before


def _flat(result: Result) -> list[Tensor]:
    items = result if isinstance(result, (tuple, list)) else (result,)
    return [item for item in items if isinstance(item, Tensor)]


def _unused(real: list[Tensor]) -> int:
    """A number that begins a row of such as no real size is."""
    return int(max([_UNLIKELY, *(size + 1 for r in real for size in r.shape)]))


def _compare_kinds(op: Operator, fake: list[Tensor], real: list[Tensor]) -> None:
    if len(fake) != len(real):
        raise KernelError(
            what=f"{op.name}: the kernel returned {len(real)} outputs",
            why=f"the fake kernel returns {len(fake)}",
            exists=f"the schema {op.schema}",
            fix="correct the fake kernel (register_fake) or the kernel: they must agree",
        )
    for i, (f, r) in enumerate(zip(fake, real)):
        if (f.dtype, f.device, f.ndim) != (r.dtype, r.device, r.ndim):
            raise _differ(op, i, f, r)


def _real_sizes(
    op: Operator, attempt: _Attempt, fake: list[Tensor], real: list[Tensor]
) -> dict[int, int]:
    """Which size each dynamic one has in the real result, as far as it shows there by itself."""
    places = {attempt.size(i): i for i in range(len(attempt.bounds))}
    sizes: dict[int, int] = {}
    for i, (f, r) in enumerate(zip(fake, real)):
        for stands, size in zip(f.shape, r.shape):
            index = places.get(stands)
            if index is not None and sizes.setdefault(index, size) != size:
                raise _differ(op, i, f, r)
    return sizes


def _check_limits(op: Operator, attempt: _Attempt, sizes: dict[int, int]) -> None:
    for index, size in sizes.items():
        low, high = attempt.bounds[index]
        if low <= size and (high is None or size <= high):
            continue
        raise KernelError(
            what=f"{op.name}: the kernel returned the size {size} for dynamic size {index}",
            why=f"the fake kernel declares it between {low} and "
            f"{'any number' if high is None else high}",
            exists=f"the schema {op.schema}",
            fix="correct min= and max= of new_dynamic_size, or the kernel",
        )


def _differ(op: Operator, index: int, fake: Tensor, real: Tensor) -> KernelError:
    return KernelError(
        what=f"{op.name}: the kernel returned {_shown(real)} for output {index}",
        why=f"the fake kernel returned {_shown(fake)}, numbers from {_UNLIKELY} on being sizes "
        "that depend on data",
        exists=f"the schema {op.schema}",
        fix="correct the fake kernel (register_fake) or the kernel: they must agree",
    )


def _shown(t: Tensor) -> str:
    return f"{t.dtype} of shape {tuple(t.shape)} on {t.device}"


install_hooks(dynamic_fake=compare)
