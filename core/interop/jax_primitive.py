"""The one JAX primitive that calls core: a plan is its parameter, and each rule adds a step to it.

Eager calls run core at once, on memory that both libraries share; compiled ones by XLA's callback
into Python, which gives the memory as NumPy arrays. (`jax.pure_callback` would make JAX arrays of
these first, and waiting for them inside a callback can block the only thread that computes them.)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend.core import Primitive
from jax.interpreters import ad, batching, mlir

from core._native import asarray
from core._native import dtype as DType
from core.autograd.formulas import no_vjp
from core.bodies.definition import definition_of
from core.errors import AutogradError, DeviceError, DtypeError
from core.interop.plan import Plan, Step, gradient_step
from core.interop.plan_text import from_text, to_text
from core.interop.run import Meta, function_of, outputs_of

if TYPE_CHECKING:
    from core._native import Operator, Tensor

core_call = Primitive("core_call")
core_call.multiple_results = True


def bind(plan: Plan, arrays: Sequence[jax.Array]) -> list[jax.Array]:
    """The plan's outputs for these arrays, as JAX values."""
    return list(core_call.bind(*arrays, plan=to_text(plan)))


# ---- computing ---------------------------------------------------------------------------------
def _compute(plan: Plan, arrays: Sequence[np.ndarray]) -> list[Tensor]:
    """On the host; runs on the caller's thread or on one of XLA's."""
    taken = [asarray(x, copy=False) for x in arrays]
    return function_of(plan)(taken)


def _eager(*arrays: jax.Array, plan: str) -> list[jax.Array]:
    _check_devices(arrays)
    results = _compute(from_text(plan), [np.asarray(x) for x in arrays])
    for x in results:
        _checked(x.dtype, plan)
    return [jax.dlpack.from_dlpack(x.contiguous()) for x in results]


def _check_devices(arrays: Sequence[Any]) -> None:
    platforms = {d.platform for x in arrays if isinstance(x, jax.Array) for d in x.devices()}
    if platforms - {"cpu"}:
        raise DeviceError(
            what=f"an operator of core was given a JAX array on {', '.join(sorted(platforms))}",
            why="calls from JAX run on the host's memory",
            exists="arrays on cpu",
            fix='move them first: jax.device_put(x, jax.devices("cpu")[0])',
        )


def _lowered(
    ctx: mlir.LoweringRuleContext, *operands: mlir.ir.Value, plan: str
) -> Sequence[mlir.ir.Value]:
    decoded = from_text(plan)
    _check_jvp(decoded)

    def callback(*arrays: np.ndarray) -> tuple[np.ndarray, ...]:
        results = _compute(decoded, [np.asarray(x) for x in arrays])
        return tuple(np.asarray(x.contiguous()) for x in results)

    values: Sequence[mlir.ir.Value]
    values, _, _ = mlir.emit_python_callback(
        ctx, callback, None, list(operands), ctx.avals_in, ctx.avals_out, has_side_effect=False
    )
    return values


def _check_jvp(plan: Plan) -> None:
    """Raises errors during JAX's trace that would otherwise come from the compiled program."""
    op = plan.operator
    if any(s.kind == "jvp" for s in plan.steps) and not _has(op, definition_of(op).jvp):
        raise AutogradError(
            what=f"{op.name} has no jvp",
            why="forward-mode differentiation needs the rule, and zeros would be silently wrong",
            exists="a vjp, for jax.grad" if op.vjp is not None else "no derivative rule at all",
            fix="give it one: op.register_jvp(...), or use jax.grad or jax.vjp",
        )


def _has(op: Operator, rule: Callable[..., Any] | str | None) -> bool:
    return bool(rule) or op.decomposition is not None


# ---- shapes ------------------------------------------------------------------------------------
def _abstract(*avals: jax.core.ShapedArray, plan: str) -> list[jax.core.ShapedArray]:
    metas = [Meta(tuple(a.shape), DType(a.dtype.name)) for a in avals]
    outputs = outputs_of(from_text(plan), metas)
    return [jax.core.ShapedArray(out.shape, _checked(out.dtype, plan)) for out in outputs]


def _checked(dtype: DType, plan: str) -> np.dtype:
    """The dtype as JAX has it; raises where JAX would silently use a smaller one."""
    asked: np.dtype = jnp.dtype(dtype.name)
    if jax.dtypes.canonicalize_dtype(asked) == asked:
        return asked
    raise DtypeError(
        what=f"{from_text(plan).op} returns {dtype}, and JAX is set to numbers of 32 bits",
        why="JAX would silently keep half of each number",
        exists="64-bit numbers after jax.config.update('jax_enable_x64', True)",
        fix="set it when the program starts, or make the operator return a smaller dtype",
    )


# ---- derivatives and batches -------------------------------------------------------------------
def _jvp(
    primals: Sequence[jax.Array], tangents: Sequence[jax.Array | ad.Zero], *, plan: str
) -> tuple[list[jax.Array], list[jax.Array | ad.Zero]]:
    decoded = from_text(plan)
    results = bind(decoded, primals)
    outs = [i for i, r in enumerate(results) if jnp.issubdtype(r.dtype, jnp.inexact)]
    wrt = [i for i, t in enumerate(tangents) if not isinstance(t, ad.Zero)]
    out_tangents: dict[int, Any] = {}
    if wrt and outs:
        step = _pushing(decoded, wrt, outs, len(results))
        saved = results if step.saved else []
        operands = [*primals, *saved, *(tangents[i] for i in wrt)]
        out_tangents = dict(zip(outs, bind(decoded.then(step), operands)))
    return results, [out_tangents.get(i, _no_tangent(r)) for i, r in enumerate(results)]


def _no_tangent(x: jax.Array) -> ad.Zero:
    return ad.Zero(jax.typeof(x).to_tangent_aval())


def _pushing(plan: Plan, wrt: Sequence[int], outs: Sequence[int], count: int) -> Step:
    """The step to tangents; it takes the results along where its transpose needs them."""
    back = gradient_step(plan, wrt, outs, count)
    return Step("jvp", (), tuple(wrt), tuple(outs), count, back.saved)


def _transpose(
    cotangents: Sequence[jax.Array | ad.Zero],
    *primals: jax.Array | ad.UndefinedPrimal,
    plan: str,
) -> list[jax.Array | ad.Zero | None]:
    """The transpose of a call that is linear in the arguments that JAX does not know."""
    decoded = from_text(plan)
    unknown = [i for i, x in enumerate(primals) if ad.is_undefined_primal(x)]
    outs = [i for i, c in enumerate(cotangents) if not isinstance(c, ad.Zero)]
    gradient_of: dict[int, Any] = {}
    if outs:
        received = [_conjugate(cotangents[i]) for i in outs]
        if decoded.steps and decoded.steps[-1].kind == "jvp":
            gradients = _of_tangents(decoded, primals, unknown, outs, received)
        else:
            values = [_zeros(x) if ad.is_undefined_primal(x) else x for x in primals]
            step = Step("vjp", wrt=tuple(unknown), outs=tuple(outs))
            gradients = bind(decoded.then(step), [*values, *received])
        gradient_of = dict(zip(unknown, map(_conjugate, gradients)))
    return [
        gradient_of.get(i, ad.Zero(x.aval) if i in unknown else None) for i, x in enumerate(primals)
    ]


def _of_tangents(
    plan: Plan,
    primals: Sequence[jax.Array],
    unknown: list[int],
    outs: list[int],
    received: list[jax.Array],
) -> list[jax.Array]:
    """The gradients of a "jvp" step's tangents: those of its primals."""
    inner, step = plan.before, plan.steps[-1]
    if not inner.steps and not _has(inner.operator, inner.operator.vjp):
        raise no_vjp(inner.operator)
    first = len(primals) - len(step.wrt)
    wrt = [step.wrt[i - first] for i in unknown]
    back = gradient_step(inner, wrt, [step.outs[i] for i in outs], step.results)
    return bind(inner.then(back), [*primals[:first], *received])


def _conjugate(x: jax.Array) -> jax.Array:
    """A gradient of core's is JAX's conjugated, and the other way round."""
    return jnp.conj(x) if jnp.issubdtype(x.dtype, jnp.complexfloating) else x


def _zeros(x: ad.UndefinedPrimal) -> jax.Array:
    return jnp.zeros(x.aval.shape, x.aval.dtype)


def _batch(
    arrays: Sequence[jax.Array], dims: Sequence[int | None], *, plan: str
) -> tuple[list[jax.Array], list[int]]:
    step = Step("vmap", dims=tuple(None if d is None else int(d) for d in dims))
    results = bind(from_text(plan).then(step), arrays)
    return results, [0] * len(results)


core_call.def_impl(_eager)
core_call.def_abstract_eval(_abstract)
mlir.register_lowering(core_call, _lowered)
ad.primitive_jvps[core_call] = _jvp
ad.primitive_transposes[core_call] = _transpose
batching.primitive_batchers[core_call] = _batch
