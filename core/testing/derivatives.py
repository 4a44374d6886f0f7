"""`gradcheck`, `gradgradcheck`, `jvpcheck`: derivatives against differences, element by element.

A complex number counts as two real ones, its parts. The gradient of z is dL/dRe(z) + i dL/dIm(z):
with the cotangent 1 it belongs to the real part of an output, with 1j to the imaginary one.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

from core._native import Tensor
from core.autograd import engine
from core.autograd.grad_mode import enable_grad, no_grad
from core.errors import ArgumentError
from core.tensors.kinds import is_complex, is_differentiable
from core.testing.samples import from_numpy
from core.transforms import func


class GradcheckError(AssertionError, RuntimeError):
    """A derivative that does not agree with differences of the function."""


def gradcheck(
    fn: Callable[..., Any],
    inputs: Any,
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
    grad are checked; they should be float64 or complex128.

    Args:
        eps: the step of the differences.
        atol, rtol: abs(gradient - difference) <= atol + rtol * abs(difference) is asked for.
        raise_exception: raise GradcheckError, or return False.
        nondet_tol: by how much two backward passes may differ.
        check_backward_ad, check_forward_ad: which modes are checked.
        check_batched_grad: also whether core.func.vmap of the backward pass agrees with a loop.

    >>> import core
    >>> from core.testing import gradcheck
    >>> x = core.asarray([0.5, 2.0], dtype="float64").requires_grad_()
    >>> gradcheck(lambda x: x.sin() * x, (x,))
    True
    """
    inputs = engine.as_tuple(inputs)
    places = _places(inputs)
    try:
        expected = _numerical(fn, inputs, places, eps)
        if check_backward_ad:
            gradients = _analytical(fn, inputs, places)
            _agree("gradient", gradients, expected, atol, rtol)
            _agree(
                "second run's gradient", _analytical(fn, inputs, places), gradients, nondet_tol, 0.0
            )
        if check_forward_ad:
            _agree("jvp", _forward(fn, inputs, places), expected, atol, rtol)
        if check_batched_grad:
            _check_batched(fn, inputs, places, atol, rtol)
    except GradcheckError:
        if raise_exception:
            raise
        return False
    return True


def jvpcheck(fn: Callable[..., Any], inputs: Any, **options: Any) -> bool:
    """Whether forward mode agrees with central differences; options as gradcheck takes them.

    >>> import core
    >>> from core.testing import jvpcheck
    >>> x = core.asarray([0.5, 2.0], dtype="float64").requires_grad_()
    >>> jvpcheck(lambda x: x.exp(), (x,))
    True
    """
    return gradcheck(fn, inputs, check_backward_ad=False, check_forward_ad=True, **options)


def gradgradcheck(
    fn: Callable[..., Any],
    inputs: Any,
    grad_outputs: Any = None,
    *,
    eps: float = 1e-6,
    atol: float = 1e-5,
    rtol: float = 1e-3,
    raise_exception: bool = True,
    nondet_tol: float = 0.0,
    check_fwd_over_rev: bool = False,
) -> bool:
    """Whether second derivatives agree with central differences of the gradients.

    grad_outputs: what the outputs' gradients are taken with; random numbers if left out.

    >>> import core
    >>> from core.testing import gradgradcheck
    >>> x = core.asarray([0.5, 2.0], dtype="float64").requires_grad_()
    >>> gradgradcheck(lambda x: x**3, (x,))
    True
    """
    inputs = engine.as_tuple(inputs)
    places = _places(inputs)
    outs = _outputs(fn, inputs)
    cotangents = grad_outputs
    if cotangents is None:
        cotangents = [_random(o, 11 + i).requires_grad_() for i, o in enumerate(outs)]
    cotangents = engine.as_tuple(cotangents)

    def gradients(*args: Any) -> Any:
        with enable_grad():
            xs, gs = args[: len(inputs)], args[len(inputs) :]
            first_gradients = _pulled(fn, xs, places, gs)
        return tuple(g for g in first_gradients if g is not None)

    return gradcheck(
        gradients,
        (*inputs, *cotangents),
        eps=eps,
        atol=atol,
        rtol=rtol,
        raise_exception=raise_exception,
        nondet_tol=nondet_tol,
        check_forward_ad=check_fwd_over_rev,
    )


def _pulled(fn: Any, xs: Any, places: Any, gs: Any) -> Any:
    """The gradients of fn at xs, which can be differentiated.

    Outside of transforms the tape computes them, so that fn may be all that the tape takes, such as
    an autograd.Function whose forward takes the context; else func.vjp does.
    """
    if not any(x.level for x in (*xs, *gs) if isinstance(x, Tensor)):
        return _pulled_on_tape(fn, xs, places, gs)

    def partial(*chosen: Any) -> Any:
        full = list(xs)
        for place, value in zip(places, chosen):
            full[place] = value
        return tuple(_outputs(fn, full))

    return func.vjp(partial, *[xs[i] for i in places])[1](tuple(gs))


def _pulled_on_tape(fn: Any, xs: Any, places: Any, gs: Any) -> Any:
    full = list(xs)
    for i in places:
        x = xs[i] if xs[i].requires_grad else xs[i].detach().requires_grad_()
        full[i] = x
    wanted = [full[i] for i in places]
    copies = {i: full[i].clone() for i in places}  # what fn may write to
    outs = _outputs(fn, [copies.get(i, x) for i, x in enumerate(full)])
    pairs = [(o, g) for o, g in zip(outs, gs, strict=True) if o.requires_grad]
    if not pairs:
        return tuple(x.detach() * 0 for x in wanted)
    return engine.grad(
        [o for o, _ in pairs],
        wanted,
        [g for _, g in pairs],
        create_graph=True,
        materialize_grads=True,
    )


def _places(inputs: Any) -> list[int]:
    """Which inputs are checked."""
    places = [i for i, x in enumerate(inputs) if isinstance(x, Tensor) and x.requires_grad]
    if not places:
        raise ArgumentError(
            what="gradcheck was given no input that requires grad",
            why="derivatives are taken with respect to those",
            exists=f"{len(inputs)} inputs",
            fix="call x.requires_grad_() on the inputs to check",
        )
    for i in places:
        if inputs[i].dtype.name not in ("float64", "complex128"):
            warnings.warn(
                f"input {i} of gradcheck is {inputs[i].dtype}: differences of that precision are "
                "mostly rounding; use float64 or complex128",
                stacklevel=3,
            )
    return places


def _outputs(fn: Any, inputs: Any) -> list[Any]:
    """The differentiable outputs of fn."""
    return [o for o in engine.as_tuple(fn(*inputs)) if is_differentiable(o)]


def _random(like: Any, seed: int) -> Any:
    import numpy as np

    random = np.random.default_rng(seed)
    numbers = random.uniform(0.5, 1.5, like.shape)
    if is_complex(like):
        numbers = numbers + 1j * random.uniform(0.5, 1.5, like.shape)
    return from_numpy(numbers, like.dtype.name)


# ---- matrices of derivatives: {input: [inputs' parts, outputs' parts]} --------------------------
def _parts(array: Any) -> Any:
    """The real numbers that an array is made of, flat."""
    import numpy as np

    flat = np.asarray(array).reshape(-1)
    if flat.dtype.kind != "c":
        return flat.astype(np.float64)
    return np.concatenate([flat.real, flat.imag]).astype(np.float64)


def _all_parts(outputs: Any) -> Any:
    import numpy as np

    return np.concatenate([_parts(_numpy(o)) for o in outputs] or [np.zeros(0)])


def _numpy(x: Any) -> Any:
    import numpy as np

    return np.asarray(x.detach())


def _steps(x: Any) -> Any:
    """A unit step for each real number of an array."""
    import numpy as np

    for unit in (1, 1j) if is_complex(x) else (1,):
        for at in np.ndindex(*x.shape):
            step = np.zeros(x.shape, np.complex128 if is_complex(x) else np.float64)
            step[at] = unit
            yield step


def _numerical(fn: Any, inputs: Any, places: Any, eps: float) -> dict[int, Any]:
    import numpy as np

    def at(place: int, array: Any) -> Any:
        full = [x.detach() if isinstance(x, Tensor) else x for x in inputs]
        full[place] = from_numpy(array, inputs[place].dtype.name)
        with no_grad():
            return _all_parts(_outputs(fn, full))

    jacobians = {}
    for place in places:
        x = _numpy(inputs[place])
        rows = [
            (at(place, x + eps * step) - at(place, x - eps * step)) / (2 * eps)
            for step in _steps(inputs[place])
        ]
        jacobians[place] = np.stack(rows) if rows else np.zeros((0, 0))
    return jacobians


def _analytical(fn: Any, inputs: Any, places: Any) -> dict[int, Any]:
    import numpy as np

    leaves = [x.detach().clone() if isinstance(x, Tensor) else x for x in inputs]
    for place in places:
        leaves[place].requires_grad = True
    with enable_grad():
        outs = _outputs(fn, leaves)
    asked = [leaves[i] for i in places]
    columns: dict[int, list[Any]] = {place: [] for place in places}
    for out in outs:
        for step in _steps(out):
            row_gradients = _one_row(out, asked, from_numpy(step, out.dtype.name))
            for place, gradient, x in zip(places, row_gradients, asked):
                _check_kind(place, gradient, x)
                zero = np.zeros(x.shape)
                columns[place].append(
                    _parts(_numpy(gradient) if gradient is not None else zero)
                    if gradient is not None or not is_complex(x)
                    else _parts(zero.astype(np.complex128))
                )
    sizes = {p: leaves[p].size * (2 if is_complex(leaves[p]) else 1) for p in places}
    return {p: np.stack(c, axis=1) if c else np.zeros((sizes[p], 0)) for p, c in columns.items()}


def _one_row(out: Any, asked: Any, cotangent: Any) -> Any:
    if not out.requires_grad:
        return [None] * len(asked)
    return engine.grad(out, asked, cotangent, retain_graph=True, allow_unused=True)


def _check_kind(place: int, gradient: Any, x: Any) -> None:
    if gradient is None or (gradient.shape, gradient.dtype) == (x.shape, x.dtype):
        return
    raise GradcheckError(
        f"the gradient of input {place} is {gradient.dtype}{gradient.shape}, "
        f"the input {x.dtype}{x.shape}"
    )


def _forward(fn: Any, inputs: Any, places: Any) -> dict[int, Any]:
    import numpy as np

    plain = [x.detach() if isinstance(x, Tensor) else x for x in inputs]
    jacobians = {}
    for place in places:

        def partial(x: Any, place: int = place) -> Any:
            full = list(plain)
            full[place] = x
            return tuple(_outputs(fn, full))

        rows = []
        for step in _steps(inputs[place]):
            tangent = from_numpy(step, inputs[place].dtype.name)
            rows.append(_all_parts(func.jvp(partial, (plain[place],), (tangent,))[1]))
        jacobians[place] = np.stack(rows) if rows else np.zeros((0, 0))
    return jacobians


def _check_batched(fn: Any, inputs: Any, places: Any, atol: float, rtol: float) -> None:
    """vmap of the backward pass against one pass for each cotangent."""
    import numpy as np

    plain = [x.detach() if isinstance(x, Tensor) else x for x in inputs]
    outs = _outputs(fn, plain)
    cotangents = [[_random(o, 3 * k + i) for i, o in enumerate(outs)] for k in range(2)]

    def pull(*gs: Any) -> Any:
        return tuple(_pulled(fn, plain, places, gs))

    stacked = [
        from_numpy(np.stack([_numpy(c[i]) for c in cotangents]), o.dtype.name)
        for i, o in enumerate(outs)
    ]
    batched = func.vmap(pull)(*stacked)
    for k, gs in enumerate(cotangents):
        for place, got, want in zip(places, batched, pull(*gs)):
            a, b = _parts(_numpy(got)[k]), _parts(_numpy(want))
            _compare(f"batched gradient {k} of input {place}", a, b, atol, rtol)


# ---- comparing ---------------------------------------------------------------------------------
def _agree(what: str, actual: Any, expected: Any, atol: float, rtol: float) -> None:
    for place, matrix in actual.items():
        _compare(f"{what} of input {place}", matrix, expected[place], atol, rtol)


def _compare(what: str, actual: Any, expected: Any, atol: float, rtol: float) -> None:
    import numpy as np

    if actual.size == 0 and expected.size == 0:
        return
    gap = np.abs(actual - expected)
    wrong = ~(gap <= atol + rtol * np.abs(expected))
    if not wrong.any():
        return
    at = np.unravel_index(int(np.argmax(np.where(np.isnan(gap), np.inf, gap))), gap.shape)
    place = ", output ".join(str(int(i)) for i in at)
    raise GradcheckError(
        f"the {what} does not agree with differences in {int(wrong.sum())} of {wrong.size} "
        f"entries (real parts first)\ngreatest difference {gap[at]:.6g} at element {place}: "
        f"{actual[at]:.8g}, not {expected[at]:.8g}\nfound:\n{actual}\nexpected:\n{expected}"
    )
