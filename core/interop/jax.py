"""`register`: an operator of core as a function of JAX arrays, for jit, vmap, grad and jvp."""

import inspect
from collections.abc import Callable
from typing import Any

from core.interop.requirements import check_operator, missing

try:
    import jax
    import jax.numpy as jnp
except ImportError as error:
    raise missing("jax", error) from error

import numpy as np

from core._native import Operator, dtype
from core.dispatcher.signatures import signature_of
from core.errors import ArgumentError, SchemaError
from core.interop import jax_primitive
from core.interop.plan import plan_of
from core.schema import Parameter, bind, parameters, schema_of

__all__ = ["register"]


def register(op: Operator) -> Callable[..., Any]:
    """Makes an operator of core a function of JAX arrays.

    Args:
        op: the Operator. It needs a fake kernel or a rule, for the results' shapes,
            and may not write to its arguments, since JAX's arrays are immutable.

    Returns:
        A function of the operator's arguments: arrays where the schema has tensors, and Python
        values, which jit must not trace, elsewhere. It works under jax.jit, vmap, grad, vjp, jvp,
        in any nesting, with core's derivative and batching rules.

    Raises:
        SchemaError: the operator writes to an argument, or returns nothing.

    The function itself raises DtypeError for results of 64 bits while JAX has them switched off.

    >>> import core
    >>> @core.custom_op("docs::square")
    ... def square(x: core.Tensor) -> core.Tensor:
    ...     return x * x
    >>> _ = square.register_fake(lambda x: core.empty_like(x))
    >>> square.vjp = lambda g, x: g * 2 * x
    >>> import jax
    >>> f = core.interop.jax.register(square)
    >>> float(jax.jit(jax.grad(f))(3.0))
    6.0
    """
    _check_operator(op)
    op = op.leaves
    signature = _signature(op)
    returns = _result_types(op)

    def function(*args: Any, **kwargs: Any) -> jax.Array | list[jax.Array] | tuple[jax.Array, ...]:
        _check_arguments(op, signature, args, kwargs)
        arguments = bind(op, args, kwargs)
        values = [_value(op, p, v) for p, v in zip(parameters(op), arguments)]
        plan, arrays = plan_of(op, values, _is_array)
        results = jax_primitive.bind(plan, arrays)
        if returns == ["Tensor[]"]:
            return results
        return results[0] if len(returns) == 1 else tuple(results)

    function.__name__ = op.name.partition("::")[2]
    function.__qualname__ = function.__name__
    function.__doc__ = op.doc
    function.__signature__ = signature  # type: ignore[attr-defined]
    return function


def _check_operator(op: Operator) -> None:
    check_operator(op, "jax")
    if op.mutates or not _result_types(op):
        raise SchemaError(
            what=f"{op.name} writes to its arguments, or returns nothing",
            why="JAX's arrays are immutable, and calls whose results are not used are dropped",
            exists="operators that return new tensors",
            fix="register one that returns its result",
        )
    numbers = [t for t in _result_types(op) if not t.startswith("Tensor")]
    if numbers:
        raise SchemaError(
            what=f"{op.name} returns {', '.join(numbers)}",
            why="compiled programs of JAX compute arrays only",
            exists="results Tensor, Tensor[] and tuples of Tensor",
            fix="return a 0-d tensor: core.asarray(number)",
        )


def _result_types(op: Operator) -> list[str]:
    return [r.type for r in schema_of(op).results]


def _signature(op: Operator) -> inspect.Signature:
    """The parameters of the schema: a structured argument is passed by its leaves."""
    bare = inspect.Parameter.empty  # hints would be core.Tensor
    params = signature_of(op).parameters.values()
    return inspect.Signature([p.replace(annotation=bare) for p in params])


def _check_arguments(
    op: Operator, signature: inspect.Signature, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> None:
    try:
        signature.bind(*args, **kwargs)
    except TypeError as error:
        raise ArgumentError(
            what=f"{op.name} was called from JAX with other arguments than it has: {error}",
            why="each argument of the schema is passed once; a structured one by its leaves",
            exists=f"the schema {op.schema}",
            fix=f"call it as {op.name.partition('::')[2]}{signature}",
        ) from None


def _value(op: Operator, parameter: Parameter, value: Any) -> Any:
    if parameter.is_tensor:
        if isinstance(value, (list, tuple)) and parameter.is_list:
            return [v if v is None else jnp.asarray(v) for v in value]
        is_number = isinstance(value, (bool, int, float, complex))
        keep = value is None or (is_number and "Scalar" in parameter.type)
        return value if keep else jnp.asarray(value)
    if isinstance(value, (list, tuple)):
        return [_value(op, parameter, v) for v in value]
    if parameter.type.startswith("dtype") and value is not None:
        return value if isinstance(value, dtype) else dtype(np.dtype(value).name)
    if isinstance(value, jax.core.Tracer):
        raise _not_static(op, parameter)
    is_scalar = isinstance(value, (np.generic, np.ndarray, jax.Array)) and value.ndim == 0
    return value.item() if is_scalar else value


def _not_static(op: Operator, parameter: Parameter) -> ArgumentError:
    return ArgumentError(
        what=f"{op.name} was given a traced value for {parameter.name!r}, a {parameter.type}",
        why="only tensor arguments of the schema can be traced values",
        exists=f"the schema {op.schema}",
        fix=f"make it static, jax.jit(f, static_argnames={parameter.name!r}), or bind it with"
        " functools.partial",
    )


def _is_array(value: object) -> bool:
    return isinstance(value, (jax.Array, np.ndarray))
