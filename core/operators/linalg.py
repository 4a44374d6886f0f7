"""Matrix multiplication."""

from typing import Any

from core import ir
from core.autograd.batching import batching_rule, to_front
from core.autograd.binding import invoke
from core.autograd.kinds import conjugate
from core.operators.bodies import accumulator, indices
from core.operators.define import define


def _matmul_vjp(g: Any, x1: Any, x2: Any, needs: Any) -> Any:
    a, b = conjugate(x1), conjugate(x2)
    rows = a if a.ndim > 1 else a.expand_dims(0)
    columns = b if b.ndim > 1 else b.expand_dims(1)
    if x1.ndim == 1:
        g = g.expand_dims(-1 if x2.ndim == 1 else -2)
    if x2.ndim == 1:
        g = g.expand_dims(-1)
    first = g @ columns.mT if needs[0] else None
    second = rows.mT @ g if needs[1] else None
    if x1.ndim == 1 and first is not None:
        first = first.squeeze(-2)
    if x2.ndim == 1 and second is not None:
        second = second.squeeze(-1)
    return first, second


@batching_rule
def _matmul_batch(op: Any, args: Any, dims: Any, size: Any) -> Any:
    """Vectors become matrices of one row or column, ranks are aligned, the batch stands first."""
    x1, x2 = (x if d is None else to_front(x, d, size) for x, d in zip(args, dims))
    ranks = [x.ndim - (d is not None) for x, d in zip((x1, x2), dims)]
    if ranks[0] == 1:
        x1 = x1.expand_dims(-2)
    if ranks[1] == 1:
        x2 = x2.expand_dims(-1)
    wide = max(2, *ranks) + 1
    x1, x2 = (_aligned(x, d, wide) for x, d in zip((x1, x2), dims))
    out = invoke(op, [x1, x2])
    if ranks[1] == 1:
        out = out.squeeze(-1)
    if ranks[0] == 1:
        out = out.squeeze(-1 if ranks[1] == 1 else -2)
    return out, 0


def _aligned(x: Any, dim: Any, rank: int) -> Any:
    """A batched operand with size-1 axes behind its batch axis until it has `rank` of them."""
    if dim is None:
        return x
    return x.reshape((x.shape[0], *(1,) * (rank - x.ndim), *x.shape[1:]))


def _matmul_body(b: Any, out: Any, x1: Any, x2: Any) -> None:
    """Each element a sum of products; a batch of one serves all."""
    rows, columns = x1.ndim > 1, x2.ndim > 1
    with b.parallel(*out.shape) as at:
        at = indices(at)
        batch = at[: out.ndim - rows - columns]
        i, j = at[len(batch) : len(batch) + rows], at[len(at) - columns :] if columns else ()

        def product(k: Any) -> Any:
            first = x1[(*_within(batch, x1), *i, k)]
            second = x2[(*_within(batch, x2), k, *j)]
            return ir.ops.cast(first, kept) * ir.ops.cast(second, kept)

        kept = accumulator(out.dtype)
        combine = "or" if kept == "bool" else "sum"
        out[at] = ir.ops.cast(b.reduce(x1.shape[-1], None, product, combine), out.dtype)


def _within(batch: Any, x: Any) -> list[Any]:
    """The place in x's own batch dimensions, which may be of size 1."""
    own = x.shape[:-2] if x.ndim > 2 else ()
    places = batch[len(batch) - len(own) :]
    return [ir.ops.minimum(i, size - 1) for i, size in zip(places, own)]


def _matmul_samples(s: Any) -> Any:
    yield s(s.t(2, 3), s.t(3, 4))
    yield s(s.t(3), s.t(3))
    yield s(s.t(3), s.t(2, 3, 4))
    yield s(s.t(2, 4, 3), s.t(3))
    yield s(s.t(2, 1, 4, 3), s.t(5, 3, 2))
    yield s(s.t(3, 2).mT, s.t(3, 4))
    yield s(s.t(2, 0), s.t(0, 3))


def _matmul_errors(s: Any) -> Any:
    yield s.error("ShapeError", s.t(2, 3), s.t(2, 3))
    yield s.error("ShapeError", s.t(), s.t(3))
    yield s.error("ShapeError", s.t(2, 4, 3), s.t(3, 3, 2))


matmul = define(
    "core::matmul(Tensor x1, Tensor x2) -> Tensor",
    rule="matmul",
    body=_matmul_body,
    reference=lambda np, x1, x2: np.matmul(x1, x2),
    vjp=_matmul_vjp,
    jvp=lambda t_x1, t_x2, x1, x2: t_x1 @ x2 + x1 @ t_x2,
    batch=_matmul_batch,
    dunder=("__matmul__",),
    method="matmul",
    samples=_matmul_samples,
    errors=_matmul_errors,
    dtypes="numeric",
    doc="""The matrix product over the last two axes; the axes before them broadcast.

    A vector counts as a row on the left and as a column on the right, and its axis is gone after.

    >>> import core
    >>> core.matmul(core.asarray([[1, 2], [3, 4]]), core.asarray([1, 1])).tolist()
    [3, 7]
    """,
)

__all__ = ["matmul"]
