"""`gradcheck`, `gradgradcheck`, `jvpcheck`: derivatives against differences, element by element.

A Jacobian is a matrix of real numbers: [parts of an input, parts of the outputs]. The gradient of z
is dL/dRe(z) + i dL/dIm(z): with the cotangent 1 it belongs to the real part of an output, with 1j
to the imaginary one.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np

from core import func
from core._native import Tensor
from core.autograd import engine
from core.autograd.grad_mode import enable_grad, no_grad
from core.errors import ArgumentError
from core.tensors.kinds import is_differentiable
from core.testing.arrays import Array, as_exact, is_below_double, like, require_values
from core.testing.compare import close, greatest
from core.testing.differences import matrix, numerical_jacobian, part_count, parts, units
from core.testing.samples import random_like

# fn(*inputs) -> a tensor, or a sequence of tensors.
Function: TypeAlias = Callable[..., Tensor | Sequence[Tensor]]
Inputs: TypeAlias = Tensor | Sequence[Any]  # those that are no tensors are passed on
Jacobians: TypeAlias = list[Array]  # one for each input that is checked


class GradcheckError(AssertionError, RuntimeError):
    """A derivative that does not agree with differences of the function."""


def gradcheck(
    fn: Function,
    inputs: Inputs,
    *,
    eps: float = 1e-6,
    atol: float = 1e-5,
    rtol: float = 1e-3,
    raise_exception: bool = True,
    nondet_tol: float = 0.0,
    check_backward_ad: bool = True,
    check_forward_ad: bool = False,
    check_batched_grad: bool = False,
) -> bool:
    """Whether the gradients of fn agree with central differences.

    fn takes the inputs and returns a tensor or a sequence of tensors. Those inputs that require
    grad are checked; they should be float64 or complex128. fn runs on their device.

    Args:
        eps: the step of the differences.
        atol, rtol: requires abs(gradient - difference) <= atol + rtol * abs(difference).
        raise_exception: raise GradcheckError, or return False.
        nondet_tol: the largest difference between two backward passes.
        check_backward_ad, check_forward_ad: which modes are checked.
        check_batched_grad: also whether core.func.vmap of the backward pass agrees with a loop.

    >>> import core
    >>> from core.testing import gradcheck
    >>> x = core.asarray([0.5, 2.0], dtype="float64").requires_grad_()
    >>> gradcheck(lambda x: x.sin() * x, (x,))
    True
    """
    checked = _Checked(fn, engine.as_tuple(inputs))
    checked.warn_of_precision()
    try:
        with no_grad():
            expected = [
                numerical_jacobian(checked, checked.inputs, i, eps)
                for i in range(len(checked.inputs))
            ]
        if check_backward_ad:
            gradients = _backward(checked)
            _agree(checked, "gradient", gradients, expected, atol, rtol)
            again = _backward(checked)
            _agree(checked, "second run's gradient", again, gradients, nondet_tol, 0.0)
        if check_forward_ad:
            _agree(checked, "jvp", _forward(checked), expected, atol, rtol)
        if check_batched_grad:
            _check_batched(checked, atol, rtol)
    except GradcheckError:
        if raise_exception:
            raise
        return False
    return True


def jvpcheck(fn: Function, inputs: Inputs, **options: Any) -> bool:
    """Whether forward mode agrees with central differences; options as gradcheck takes them.

    >>> import core
    >>> from core.testing import jvpcheck
    >>> x = core.asarray([0.5, 2.0], dtype="float64").requires_grad_()
    >>> jvpcheck(lambda x: x.exp(), (x,))
    True
    """
    return gradcheck(fn, inputs, check_backward_ad=False, check_forward_ad=True, **options)


def gradgradcheck(
    fn: Function,
    inputs: Inputs,
    grad_outputs: Tensor | Sequence[Tensor] | None = None,
    *,
    check_fwd_over_rev: bool = False,
    **options: Any,
) -> bool:
    """Whether second derivatives agree with central differences of the gradients.

    Args:
        grad_outputs: the gradients of the outputs; random numbers if left out.
        check_fwd_over_rev: whether forward mode is checked, too.
        options: eps, atol, rtol, raise_exception and nondet_tol, as gradcheck takes them.

    >>> import core
    >>> from core.testing import gradgradcheck
    >>> x = core.asarray([0.5, 2.0], dtype="float64").requires_grad_()
    >>> gradgradcheck(lambda x: x**3, (x,))
    True
    """
    checked = _Checked(fn, engine.as_tuple(inputs))
    cotangents = grad_outputs
    if cotangents is None:
        outputs = checked(*checked.inputs)
        cotangents = [random_like(o, 11 + i).requires_grad_() for i, o in enumerate(outputs)]
    count = len(checked.values)

    def gradients(*args: Any) -> list[Tensor]:
        with enable_grad():
            found = _pulled(checked.at(args[:count]), args[count:])
        return [g for g in found if g is not None]

    return gradcheck(
        gradients,
        (*checked.values, *engine.as_tuple(cotangents)),
        check_forward_ad=check_fwd_over_rev,
        **options,
    )


class _Checked:
    """A function of those of its inputs that require grad; it returns its differentiable outputs.

    Attributes:
        values: all that the function takes; places: where in it the inputs stand.
    """

    def __init__(self, fn: Function, values: tuple[Any, ...]) -> None:
        self.fn, self.values = fn, values
        self.places = [i for i, x in enumerate(values) if isinstance(x, Tensor) and x.requires_grad]
        self.inputs: list[Tensor] = [values[i].detach() for i in self.places]
        if not self.places:
            raise ArgumentError(
                what="gradcheck was given no input that requires grad",
                why="derivatives are taken with respect to those",
                exists=f"{len(values)} inputs",
                fix="call x.requires_grad_() on the inputs to check",
            )
        require_values(self.inputs, "gradcheck")

    def at(self, values: tuple[Any, ...]) -> _Checked:
        """The same function at other values, whether or not they require grad."""
        other = object.__new__(_Checked)
        other.fn, other.values, other.places = self.fn, values, self.places
        other.inputs = [values[i] for i in self.places]
        return other

    def __call__(self, *inputs: Tensor) -> tuple[Tensor, ...]:
        full = [x.detach() if isinstance(x, Tensor) else x for x in self.values]
        for place, x in zip(self.places, inputs, strict=True):
            full[place] = x
        return tuple(o for o in engine.as_tuple(self.fn(*full)) if is_differentiable(o))

    def warn_of_precision(self) -> None:
        for place, x in zip(self.places, self.inputs):
            if is_below_double(x):
                warnings.warn(
                    f"input {place} of gradcheck is {x.dtype}: differences of that precision are "
                    "mostly rounding; use float64 or complex128",
                    stacklevel=3,
                )


def _pulled(checked: _Checked, cotangents: Sequence[Tensor]) -> Sequence[Tensor | None]:
    """The gradients of the function's inputs, which can be differentiated.

    Outside of transforms the tape computes them, so that fn may be all that the tape takes, such as
    an autograd.Function whose forward takes the context; else func.vjp does.
    """
    if any(x.level for x in (*checked.values, *cotangents) if isinstance(x, Tensor)):
        pulled: Sequence[Tensor | None] = func.vjp(checked, *checked.inputs)[1](tuple(cotangents))
        return pulled
    leaves = [x if x.requires_grad else x.detach().requires_grad_() for x in checked.inputs]
    outputs = checked(*[x.clone() for x in leaves])  # fn may write to its arguments
    pairs = [(o, g) for o, g in zip(outputs, cotangents, strict=True) if o.requires_grad]
    if not pairs:
        return [x.detach() * 0 for x in leaves]
    recorded, weights = zip(*pairs)
    gradients: tuple[Tensor | None, ...] = engine.grad(
        recorded, leaves, weights, create_graph=True, materialize_grads=True
    )
    return gradients


# ---- Jacobians ----------------------------------------------------------------------------------
def _backward(checked: _Checked) -> Jacobians:
    """A column for each unit cotangent."""
    leaves = [x.clone().requires_grad_() for x in checked.inputs]
    with enable_grad():
        outputs = checked(*leaves)
    columns: list[list[Array]] = [[] for _ in leaves]
    for output in outputs:
        for unit in units(output):
            gradients: Sequence[Tensor | None] = [None] * len(leaves)
            if output.requires_grad:
                gradients = engine.grad(
                    output, leaves, like(output, unit), retain_graph=True, allow_unused=True
                )
            for k, (gradient, x) in enumerate(zip(gradients, leaves)):
                _check_kind(checked.places[k], gradient, x)
                zeros = np.zeros(part_count(x))
                columns[k].append(zeros if gradient is None else parts([gradient]))
    return [matrix(c).T for c in columns]


def _check_kind(place: int, gradient: Tensor | None, x: Tensor) -> None:
    if gradient is None or (gradient.shape, gradient.dtype) == (x.shape, x.dtype):
        return
    raise GradcheckError(
        f"the gradient of input {place} is {gradient.dtype}{gradient.shape}, "
        f"the input {x.dtype}{x.shape}"
    )


def _forward(checked: _Checked) -> Jacobians:
    """A row for each unit tangent."""

    def jacobian(k: int, x: Tensor) -> Array:
        def partial(chosen: Tensor) -> tuple[Tensor, ...]:
            return checked(*checked.inputs[:k], chosen, *checked.inputs[k + 1 :])

        return matrix(parts(func.jvp(partial, (x,), (like(x, u),))[1]) for u in units(x))

    return [jacobian(k, x) for k, x in enumerate(checked.inputs)]


def _check_batched(checked: _Checked, atol: float, rtol: float) -> None:
    """vmap of the backward pass against one pass for each cotangent."""
    plain = checked.at(tuple(x.detach() if isinstance(x, Tensor) else x for x in checked.values))
    outputs = plain(*plain.inputs)
    cotangents = [[random_like(o, 3 * k + i) for i, o in enumerate(outputs)] for k in range(2)]

    def pull(*gs: Tensor) -> tuple[Tensor | None, ...]:
        return tuple(_pulled(plain, gs))

    stacks = [
        like(o, np.stack([as_exact(c[i]) for c in cotangents])) for i, o in enumerate(outputs)
    ]
    batched = func.vmap(pull)(*stacks)
    for k, gs in enumerate(cotangents):
        got = [parts([b[k]]) for b in batched if b is not None]
        want = [parts([g]) for g in pull(*gs) if g is not None]
        _agree(checked, f"batched gradient {k}", got, want, atol, rtol)


def _agree(
    checked: _Checked, what: str, actual: Jacobians, expected: Jacobians, atol: float, rtol: float
) -> None:
    for place, got, want in zip(checked.places, actual, expected, strict=True):
        if got.size == 0 and want.size == 0:
            continue
        good = close(got, want, rtol, atol)
        if good.all():
            continue
        gap = np.abs(got - want)
        at = greatest(np.where(good, 0.0, gap))
        raise GradcheckError(
            f"the {what} of input {place} does not agree with differences in "
            f"{int(np.count_nonzero(~good))} of {good.size} entries (real parts first)\n"
            f"greatest difference {gap[at]:.6g} at element {', output '.join(map(str, at))}: "
            f"{got[at]:.8g}, not {want[at]:.8g}\nfound:\n{got}\nexpected:\n{want}"
        )
