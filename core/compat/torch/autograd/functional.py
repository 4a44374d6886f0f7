"""`torch.autograd.functional`: derivatives of a function at some inputs, by core.func.

inputs is a tensor or a tuple of tensors; a result is a tensor where it is one, else a tuple. It has
no history without create_graph.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import core
from core._native import Tensor
from core.compat.torch.tensors import own, presented
from core.errors import ArgumentError

__all__ = ["hessian", "hvp", "jacobian", "jvp", "vhp", "vjp"]

Inputs = Tensor | Sequence[Tensor]


def _at(func: Callable[..., Any], inputs: Inputs) -> tuple[Callable[..., Any], list[Tensor], Any]:
    """The function of tensors of `torch.Tensor`, its inputs as a list, and which are chosen."""
    one = isinstance(inputs, Tensor)
    listed: list[Tensor] = [inputs] if isinstance(inputs, Tensor) else list(inputs)
    return lambda *xs: func(*map(own, xs)), listed, 0 if one else tuple(range(len(listed)))


def _result(value: Any, create_graph: bool) -> Any:
    leaves, nest = core.pytree.flatten(value)
    tensors = (x if create_graph else x.detach() for x in leaves)
    return core.pytree.unflatten([presented(x) for x in tensors], nest)


def _weights(v: Inputs | None, like: Any) -> Any:
    """v in the nest of the values it weighs; for one number it may be left out."""
    leaves, nest = core.pytree.flatten(like)
    if v is None:
        if any(x.shape not in ((), (1,)) for x in leaves):
            raise ArgumentError(
                what="a product with a Jacobian or Hessian was asked for, and no v given",
                why="only one number has an obvious weight, 1",
                exists=f"v= of the shapes {', '.join(str(x.shape) for x in leaves)}",
                fix="pass v",
            )
        return core.pytree.unflatten([core.ones_like(x) for x in leaves], nest)
    return core.pytree.unflatten([v] if isinstance(v, Tensor) else list(v), nest)


def jacobian(
    func: Callable[..., Any],
    inputs: Inputs,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    strategy: str = "reverse-mode",
) -> Any:
    """torch.autograd.functional.jacobian; vectorize has no meaning here: all rows are one batch."""
    f, xs, chosen = _at(func, inputs)
    whole = core.func.jacfwd if strategy == "forward-mode" else core.func.jacrev
    return _result(whole(f, chosen)(*xs), create_graph)


def hessian(
    func: Callable[..., Any],
    inputs: Inputs,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    outer_jacobian_strategy: str = "reverse-mode",
) -> Any:
    """torch.autograd.functional.hessian, of a function that returns one number."""
    f, xs, chosen = _at(_scalar(func), inputs)
    return _result(core.func.hessian(f, chosen)(*xs), create_graph)


def _scalar(func: Callable[..., Tensor]) -> Callable[..., Tensor]:
    return lambda *xs: func(*xs).reshape(())


def vjp(
    func: Callable[..., Any],
    inputs: Inputs,
    v: Inputs | None = None,
    create_graph: bool = False,
    strict: bool = False,
) -> tuple[Any, Any]:
    """torch.autograd.functional.vjp: (outputs, v @ jacobian)."""
    f, xs, chosen = _at(func, inputs)
    outputs, pull = core.func.vjp(f, *xs)
    pulled = pull(_weights(v, outputs))
    return _result((outputs, pulled[0] if chosen == 0 else tuple(pulled)), create_graph)


def jvp(
    func: Callable[..., Any],
    inputs: Inputs,
    v: Inputs | None = None,
    create_graph: bool = False,
    strict: bool = False,
) -> tuple[Any, Any]:
    """torch.autograd.functional.jvp: (outputs, jacobian @ v)."""
    f, xs, _ = _at(func, inputs)
    return _result(core.func.jvp(f, tuple(xs), _weights(v, tuple(xs))), create_graph)


def hvp(
    func: Callable[..., Tensor],
    inputs: Inputs,
    v: Inputs | None = None,
    create_graph: bool = False,
    strict: bool = False,
) -> tuple[Any, Any]:
    """torch.autograd.functional.hvp: (output, hessian @ v)."""
    f, xs, chosen = _at(_scalar(func), inputs)
    gradient = core.func.grad(f, tuple(range(len(xs))))
    _, pushed = core.func.jvp(gradient, tuple(xs), _weights(v, tuple(xs)))
    product = pushed[0] if chosen == 0 else tuple(pushed)
    return _result((func(*map(own, xs)), product), create_graph)


vhp = hvp  # a Hessian is symmetric
