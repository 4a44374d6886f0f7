"""The reverse pass as users call it: `Tensor.backward()` and `core.autograd.grad`.

The pass itself is native (core/csrc/autograd/engine.cpp); formulas are Python (formulas.py).

Complex convention: for a real-valued L the gradient of z is dL/dRe(z) + i dL/dIm(z), the direction
of steepest ascent. PyTorch uses the same one; JAX's `grad` returns its conjugate.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from core._native import Tensor, run_backward
from core.autograd.tensor_functions import constant_like
from core.dtype_table import COMPLEX, COMPUTED_FLOATS
from core.errors import ArgumentError, AutogradError, DtypeError, ShapeError, type_text
from core.tensors.kinds import is_complex, is_differentiable, is_floating

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.type_aliases import Tensors

    Cotangents = Tensor | None | Sequence[Tensor | None]  # None: 1.0


def tensor_backward(
    tensor: Tensor,
    gradient: Tensor | None = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    inputs: Tensors | None = None,
) -> None:
    """Adds the gradient of this tensor to `.grad` of every leaf it was computed from.

    gradient: d L / d tensor, of the tensor's shape; a tensor of one element may leave it out.
    retain_graph keeps saved tensors for another pass; create_graph records the pass itself.
    inputs: the tensors whose `.grad` is added to, instead of all leaves.

    A pass that fails changes no `.grad`. With create_graph, a leaf's `.grad` has a history that
    leads back to the leaf: a cycle, which lives until `.grad` is set to None.
    `core.autograd.grad` makes none; prefer it there.

    >>> import core
    >>> x = core.asarray([1.0, 2.0]); x.requires_grad = True
    >>> (x * x).sum().backward()
    >>> x.grad.tolist()
    [2.0, 4.0]
    """
    if not tensor.requires_grad:
        _check_outputs((tensor,), "backward() was called on")
    keep = bool(create_graph if retain_graph is None else retain_graph)
    asked = None if inputs is None else _asked(inputs)
    gradients = None if gradient is None else (gradient,)
    run_backward((tensor,), gradients, asked, keep, bool(create_graph), True)


def backward(
    tensors: Tensors,
    grad_tensors: Cotangents = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    inputs: Tensors | None = None,
) -> None:
    """`Tensor.backward` of several tensors, in one pass.

    tensors: a tensor or a sequence of tensors; grad_tensors: a gradient, or None, for each.

    >>> import core
    >>> x = core.asarray(2.0).requires_grad_()
    >>> core.autograd.backward([x * 3, x * x])
    >>> float(x.grad)
    7.0
    """
    outputs = as_tuple(tensors)
    _check_outputs(outputs, "backward() was called on")
    gradients = _gradients_for(outputs, grad_tensors, "grad_tensors")
    keep = bool(create_graph if retain_graph is None else retain_graph)
    asked = None if inputs is None else _asked(inputs)
    run_backward(outputs, gradients, asked, keep, bool(create_graph), True)


def _gradients_for(
    tensors: tuple[Tensor, ...], gradients: Cotangents, name: str
) -> tuple[Tensor | None, ...] | None:
    if gradients is None:
        return None
    given = as_tuple(gradients)
    if len(given) == len(tensors):
        return given
    raise ArgumentError(
        what=f"{len(given)} {name} were given for {len(tensors)} outputs",
        why="each output has one gradient, or None for 1.0",
        exists=f"outputs of shapes {', '.join(str(t.shape) for t in tensors)}",
        fix="pass a sequence of the same length",
    )


def grad(
    outputs: Tensors,
    inputs: Tensor | Iterable[Tensor],
    grad_outputs: Cotangents = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    *,
    allow_unused: bool | None = None,
    materialize_grads: bool = False,
) -> tuple[Tensor | None, ...]:
    """The gradients of outputs with respect to inputs, as a tuple; `.grad` is left alone.

    outputs: a tensor or a sequence of tensors; inputs: a tensor or an iterable of tensors. Only
    nodes that lead from one to the other are visited. An input that outputs do not depend on is an
    error, or None with allow_unused, or zeros with materialize_grads.

    >>> import core
    >>> x = core.asarray(3.0); x.requires_grad = True
    >>> (slope,) = core.autograd.grad(x * x, x, create_graph=True)
    >>> float(core.autograd.grad(slope, x)[0])
    2.0
    """
    given = as_tuple(outputs)
    inputs = _listed(inputs)
    if not inputs:
        return ()
    _check_outputs(given, "a gradient was asked of")
    asked = _asked(inputs)
    out_gradients = _gradients_for(given, grad_outputs, "grad_outputs")
    keep = bool(create_graph if retain_graph is None else retain_graph)
    gradients = run_backward(given, out_gradients, asked, keep, bool(create_graph), False)
    if materialize_grads:
        return tuple(constant_like(x, 0) if g is None else g for g, x in zip(gradients, asked))
    if not allow_unused and None in [g if g is None else 0 for g in gradients]:
        raise AutogradError(
            what=f"input {[g is None for g in gradients].index(True)} was not used for the outputs",
            why="its gradient is zero everywhere, which is usually a mistake",
            exists="inputs that the outputs were computed from",
            fix="check the input, or pass allow_unused=True to get None for it",
        )
    return gradients


def _check_outputs(tensors: tuple[Tensor, ...], what: str) -> None:
    for tensor in tensors:
        if not isinstance(tensor, Tensor):
            raise ArgumentError(
                what=f"{what} {type_text(tensor)}",
                why="gradients start from tensors that the tape recorded",
                exists="tensors computed from x after x.requires_grad = True",
                fix="pass tensors only",
            )
        if tensor.level:
            raise AutogradError(
                what=f"{what} a tensor of a transform of core.func",
                why=".backward() and core.autograd.grad read the tape, below all transforms",
                exists="core.func.grad, core.func.vjp, which nest",
                fix="use these inside, or take the gradient outside of the transform",
            )
        if not tensor.requires_grad:
            raise _no_history(tensor, what)


def as_tuple(value: Tensor | Sequence[Tensor | None] | None) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, (tuple, list)) else (value,)


def _listed(inputs: Tensor | Iterable[Tensor]) -> tuple[Tensor, ...]:
    """The inputs; what is looped over once, as `model.parameters()` is, is looped over here."""
    if isinstance(inputs, Tensor) or not isinstance(inputs, Iterable):
        return (inputs,)
    return tuple(inputs)


def _asked(inputs: Tensor | Iterable[Tensor]) -> tuple[Tensor, ...]:
    """The tensors whose gradients are asked for, each of which must be able to have one."""
    asked = _listed(inputs)
    if not asked:
        raise ArgumentError(
            what="no inputs were given",
            why="gradients are taken with respect to at least one tensor",
            exists="tensors with requires_grad",
            fix="pass the tensors, or leave inputs out of backward() for all leaves",
        )
    for x in asked:
        if isinstance(x, Tensor) and not is_differentiable(x):
            raise _integer(x, "a gradient was asked for")
        if not (isinstance(x, Tensor) and x.requires_grad):
            shape = f" of shape {x.shape}" if isinstance(x, Tensor) else ""
            raise AutogradError(
                what=f"no gradient can be computed for {type_text(x)}{shape}",
                why="it does not require grad: the tape did not record its calls",
                exists="tensors with x.requires_grad = True, and tensors computed from them",
                fix="set x.requires_grad = True before the computation, or use core.func.grad",
            )
    return asked


def _integer(tensor: Tensor, what: str) -> AutogradError:
    return AutogradError(
        what=f"{what} a {tensor.dtype} tensor of shape {tensor.shape}",
        why="only floating-point and complex tensors have derivatives",
        exists=", ".join((*COMPUTED_FLOATS, *COMPLEX)),
        fix="convert before the computation, as in x.astype(core.float32), not after it",
    )


def _no_history(tensor: Tensor, what: str) -> AutogradError:
    if not is_differentiable(tensor):
        return _integer(tensor, what)
    return AutogradError(
        what=f"{what} a tensor of shape {tensor.shape} that has no history",
        why="nothing it was computed from requires grad, or it was made under core.no_grad",
        exists="tensors computed from x after x.requires_grad = True",
        fix="set requires_grad on an input before computing",
    )


def start(tensor: Tensor, gradient: Tensor | None) -> Tensor:
    """The gradient that a pass begins with (the hook `start_gradient`)."""
    if gradient is None:
        if tensor.size != 1 or not is_floating(tensor):
            raise AutogradError(
                what=f"no gradient was given for a {tensor.dtype} tensor of shape {tensor.shape}",
                why="only for one real number there is an obvious one, 1.0",
                exists="real tensors of one element",
                fix="pass the gradient, or reduce to one number first: x.sum().backward()",
            )
        return constant_like(tensor, 1)
    if not isinstance(gradient, Tensor):
        raise ArgumentError(
            what=f"{type_text(gradient)} was given as a gradient",
            why="a gradient is a tensor of its output's shape",
            exists="tensors, or None",
            fix="make one first: core.asarray(gradient)",
        )
    if gradient.shape != tensor.shape:
        raise ShapeError(
            what=f"a gradient of shape {gradient.shape} for a tensor of shape {tensor.shape}",
            why="the gradient has one element for each element of the tensor",
            exists=f"gradients of shape {tensor.shape}",
            fix="pass a gradient of the tensor's shape",
        )
    if gradient.dtype == tensor.dtype:
        return gradient
    return converted(gradient, tensor, "a gradient")


def converted(gradient: Tensor, tensor: Tensor, what: str) -> Tensor:
    """A gradient, cotangent or tangent in the dtype of the tensor it belongs to."""
    if is_differentiable(tensor) and (is_complex(tensor) or not is_complex(gradient)):
        return gradient.astype(tensor.dtype)
    if is_differentiable(tensor):
        why = "its imaginary part would be lost"
        fix = "pass a real one, such as gradient.real"
    else:
        why = f"{tensor.dtype} has no derivatives, so a gradient cannot go there"
        fix = "leave it out, or convert to floating point before: x.astype(core.float32)"
    raise DtypeError(
        what=f"{what} is {gradient.dtype}, and belongs to a tensor of {tensor.dtype}",
        why=why,
        exists="real gradients of real tensors, and any of complex ones",
        fix=fix,
    )
