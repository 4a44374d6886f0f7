"""Forms of the matrix product: dot, outer, inner, mv, addmm and its relatives, multi_dot."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core.errors import DtypeError, ShapeError
from core.operators.definition.define import define
from core.operators.linalg.matmul import matmul, vecdot
from core.operators.linalg.support import need_vectors

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from core._native import Operator, Tensor
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Namespace, Scalar


# ---- vectors -----------------------------------------------------------------------------------
def _dot(x1: Tensor, x2: Tensor) -> Tensor:
    need_vectors("dot", x1, x2)
    return matmul(x1, x2)


dot = define(
    "core::dot(Tensor x1, Tensor x2) -> Tensor",
    decomposition=_dot,
    reference=lambda np, x1, x2: np.dot(x1, x2),
    method="dot",
    samples=lambda s: [s(s.t(3), s.t(3)), s(s.t(6)[::2], s.t(3)), s(s.t(0), s.t(0))],
    errors=lambda s: [
        s.error("ShapeError", s.t(3), s.t(2)),
        s.error("ShapeError", s.t(2, 3), s.t(3)),
    ],
    dtypes="numeric",
    doc="""The sum of x1 * x2, two vectors of one size; nothing is conjugated.

    >>> import core
    >>> int(core.dot(core.asarray([1, 2]), core.asarray([3, 4])))
    11
    """,
)


def _vdot(x1: Tensor, x2: Tensor) -> Tensor:
    need_vectors("vdot", x1, x2)
    return vecdot(x1, x2)


vdot = define(
    "core::vdot(Tensor x1, Tensor x2) -> Tensor",
    decomposition=_vdot,
    reference=lambda np, x1, x2: np.vdot(x1, x2),
    method="vdot",
    samples=lambda s: [s(s.t(3), s.t(3)), s(s.t(6)[::2], s.t(3)), s(s.t(0), s.t(0))],
    errors=lambda s: [
        s.error("ShapeError", s.t(3), s.t(2)),
        s.error("ShapeError", s.t(2, 3), s.t(3)),
    ],
    dtypes="numeric",
    doc="""The sum of conj(x1) * x2, two vectors of one size.

    >>> import core
    >>> core.vdot(core.asarray([1j]), core.asarray([1j])).tolist()
    (1+0j)
    """,
)


def _outer(x1: Tensor, x2: Tensor) -> Tensor:
    need_vectors("outer", x1, x2)
    return x1.expand_dims(1) * x2


outer = define(
    "core::outer(Tensor x1, Tensor x2) -> Tensor",
    decomposition=_outer,
    reference=lambda np, x1, x2: np.multiply.outer(x1, x2),
    method="outer",
    samples=lambda s: [s(s.t(3), s.t(2)), s(s.t(0), s.t(2)), s(s.t(4)[::-2], s.t(1))],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 2), s.t(2)),
        s.error("ShapeError", s.t(2), s.t()),
    ],
    dtypes="numeric",
    doc="""The matrix of products of each element of x1 with each of x2, two vectors.

    >>> import core
    >>> core.outer(core.asarray([1, 2]), core.asarray([3, 4])).tolist()
    [[3, 4], [6, 8]]
    """,
)


def _inner(x1: Tensor, x2: Tensor) -> Tensor:
    if x1.ndim == 0 or x2.ndim == 0:
        return x1 * x2
    if x1.shape[-1] != x2.shape[-1]:
        raise ShapeError(
            what=f"inner of shapes {x1.shape} and {x2.shape}",
            why=f"the last axes have {x1.shape[-1]} and {x2.shape[-1]} elements",
            exists="operands whose last sizes are equal",
            fix="slice or transpose an operand",
        )
    rows, columns = (x.reshape((-1, x.shape[-1])) if x.ndim > 2 and x.size else x for x in (x1, x2))
    if x1.size == 0 or x2.size == 0:
        rows, columns = (x.reshape((math.prod(x.shape[:-1]), x.shape[-1])) for x in (x1, x2))
    product = matmul(rows, columns.mT if columns.ndim > 1 else columns)
    return product.reshape((*x1.shape[:-1], *x2.shape[:-1]))


inner = define(
    "core::inner(Tensor x1, Tensor x2) -> Tensor",
    decomposition=_inner,
    reference=lambda np, x1, x2: np.inner(x1, x2),
    method="inner",
    samples=lambda s: [
        s(s.t(3), s.t(3)),
        s(s.t(2, 3), s.t(4, 3)),
        s(s.t(2, 2, 3), s.t(3)),
        s(s.t(), s.t(2)),
        s(s.t(0, 3), s.t(2, 3)),
    ],
    errors=lambda s: [s.error("ShapeError", s.t(2, 3), s.t(3, 2))],
    dtypes="numeric",
    doc="""The sums of products over the last axes of both; nothing is conjugated.

    >>> import core
    >>> core.inner(core.asarray([[1, 2], [3, 4]]), core.asarray([1, 1])).tolist()
    [3, 7]
    """,
)


# ---- matrices ----------------------------------------------------------------------------------
def _need_ranks(name: str, *ranked: tuple[Tensor, int]) -> None:
    for x, rank in ranked:
        if x.ndim != rank:
            raise ShapeError(
                what=f"{name} of shapes {', '.join(str(x.shape) for x, _ in ranked)}",
                why=f"an operand has {x.ndim} dimensions where {name} takes {rank}",
                exists=f"operands of {', '.join(str(n) for _, n in ranked)} dimensions",
                fix="use core.matmul, which takes any ranks",
            )


def _mv(x1: Tensor, x2: Tensor) -> Tensor:
    _need_ranks("mv", (x1, 2), (x2, 1))
    return matmul(x1, x2)


mv = define(
    "core::mv(Tensor x1, Tensor x2) -> Tensor",
    decomposition=_mv,
    reference=lambda np, x1, x2: np.matmul(x1, x2),
    method="mv",
    samples=lambda s: [s(s.t(2, 3), s.t(3)), s(s.t(3, 2).mT, s.t(3)), s(s.t(2, 0), s.t(0))],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), s.t(2)),
        s.error("ShapeError", s.t(3), s.t(3)),
    ],
    dtypes="numeric",
    doc="""The product of a matrix and a vector.

    >>> import core
    >>> core.mv(core.asarray([[1, 2], [3, 4]]), core.asarray([1, 1])).tolist()
    [3, 7]
    """,
)


def _weighted(x: Tensor, product: Tensor, beta: Scalar, alpha: Scalar, name: str) -> Tensor:
    """beta * x + alpha * product; x is not read where beta is 0, so that its NaN do not count."""
    if x.ndim > product.ndim or any(
        a not in (1, b) for a, b in zip(x.shape, product.shape[product.ndim - x.ndim :])
    ):
        raise ShapeError(
            what=f"{name} adds a tensor of shape {x.shape} to a product of shape {product.shape}",
            why="it does not broadcast to the product's shape",
            exists=f"shapes that broadcast to {product.shape}",
            fix="reshape the first argument",
        )
    product = product if alpha == 1 else product * alpha
    if beta == 0:
        return product
    return product + (x if beta == 1 else x * beta)


def _added(
    name: str,
    kind: str,
    ranks: tuple[int, int],
    product: Callable[[Tensor, Tensor], Tensor],
    doc: str,
) -> Operator:
    """beta * input + alpha * (the product of two operands of these ranks)."""

    def decomposition(
        input: Tensor, x1: Tensor, x2: Tensor, *, beta: Scalar, alpha: Scalar
    ) -> Tensor:
        _need_ranks(name, (x1, ranks[0]), (x2, ranks[1]))
        return _weighted(input, product(x1, x2), beta, alpha, name)

    def reference(
        np: Namespace, input: Array, x1: Array, x2: Array, *, beta: Scalar, alpha: Scalar
    ) -> Array:
        multiplied = np.multiply.outer(x1, x2) if kind == "outer" else np.matmul(x1, x2)
        return beta * input + alpha * multiplied

    def shapes(size: int = 3) -> tuple[tuple[int, ...], tuple[int, ...]]:
        left, right = (2, 4, size)[3 - ranks[0] :], (2, size, 5)[3 - ranks[1] :]
        return left, (size,) if ranks[1] == 1 else right

    def samples(s: SampleMaker) -> Iterator[Sample]:
        a, b = shapes()
        out = product(s.t(*a), s.t(*b)).shape
        yield s(s.t(*out), s.t(*a), s.t(*b))
        yield s(s.t(out[-1]), s.t(*a), s.t(*b), beta=2, alpha=3)
        yield s(s.t(), s.t(*a), s.t(*b), alpha=0)
        if kind != "outer":
            a, b = shapes(0)
            yield s(s.t(*out), s.t(*a), s.t(*b))

    def errors(s: SampleMaker) -> Iterator[ErrorSample]:
        a, b = shapes()
        yield s.error("ShapeError", s.t(7), s.t(*a), s.t(*b))
        yield s.error("ShapeError", s.t(), s.t(1, *a), s.t(*b))
        yield s.error("ArgumentError", s.t(), s.t(*a))

    return define(
        f"core::{name}(Tensor input, Tensor x1, Tensor x2, *, Scalar beta=1, Scalar alpha=1)"
        " -> Tensor",
        decomposition=decomposition,
        reference=reference,
        method=name,
        samples=samples,
        errors=errors,
        dtypes="numeric",
        doc=doc,
    )


addmm = _added("addmm", "matrix", (2, 2), matmul, """beta * input + alpha * (x1 @ x2), of matrices.

    >>> import core
    >>> x = core.ones((2, 2))
    >>> core.addmm(x, x, x, alpha=10).tolist()
    [[21.0, 21.0], [21.0, 21.0]]
    """)  # fmt: skip
baddbmm = _added("baddbmm", "matrix", (3, 3), matmul, """addmm for a stack of matrices.

    >>> import core
    >>> x = core.ones((1, 2, 2))
    >>> core.baddbmm(x, x, x).tolist()
    [[[3.0, 3.0], [3.0, 3.0]]]
    """)  # fmt: skip
addmv = _added("addmv", "vector", (2, 1), matmul, """beta * input + alpha * (a matrix @ a vector).

    >>> import core
    >>> core.addmv(core.ones(2), core.ones((2, 2)), core.ones(2)).tolist()
    [3.0, 3.0]
    """)  # fmt: skip
addr = _added("addr", "outer", (1, 1), outer, """beta * input + alpha * (the outer product).

    >>> import core
    >>> core.addr(core.ones(2), core.ones(2), core.ones(2)).tolist()
    [[2.0, 2.0], [2.0, 2.0]]
    """)  # fmt: skip


def _in_place(op: Operator) -> Callable[..., Tensor]:
    """The method that writes op of the arguments to the first one, and returns it."""

    def written(
        input: Tensor, x1: Tensor, x2: Tensor, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor:
        out = op(input, x1, x2, beta=beta, alpha=alpha)
        if out.dtype != input.dtype or out.shape != input.shape:
            raise (ShapeError if out.shape != input.shape else DtypeError)(
                what=f"{op.name}_ of a tensor of {input.dtype} and shape {input.shape}",
                why=f"the result is of {out.dtype} and shape {out.shape}",
                exists="operands whose result fits the tensor that is written to",
                fix="use the form without the underscore",
            )
        return input.copy_(out)

    written.__name__ = f"{op.name.removeprefix('core::')}_"
    written.__doc__ = f"Writes {op.name} of the arguments to this tensor, and returns it."
    return written


METHODS = {
    f"{op.name.removeprefix('core::')}_": _in_place(op) for op in (addmm, addmv, addr, baddbmm)
}


# ---- several matrices --------------------------------------------------------------------------
def _best_splits(sizes: list[int]) -> dict[tuple[int, int], int]:
    """For each run of factors where to split it, so that multiplications are fewest.

    Factor i has sizes[i] rows and sizes[i + 1] columns.
    """
    count = len(sizes) - 1
    cost, split = {(i, i): 0 for i in range(count)}, {}
    for length in range(1, count):
        for i in range(count - length):
            j = i + length
            options = [
                (cost[i, k] + cost[k + 1, j] + sizes[i] * sizes[k + 1] * sizes[j + 1], k)
                for k in range(i, j)
            ]
            cost[i, j], split[i, j] = min(options)
    return split


def _multi_dot(tensors: Sequence[Tensor]) -> Tensor:
    factors = list(tensors)
    ends = (0, len(factors) - 1)
    for i, x in enumerate(factors):
        if not (x.ndim == 2 or (x.ndim == 1 and i in ends)) or len(factors) < 2:
            raise ShapeError(
                what=f"multi_dot of shapes {', '.join(str(f.shape) for f in factors)}",
                why="it multiplies matrices, of which the first and last may be vectors",
                exists="matrices; vectors at the ends",
                fix="use core.matmul for stacks of matrices",
            )
    first, last = factors[0].ndim == 1, factors[-1].ndim == 1
    factors[0] = factors[0].expand_dims(0) if first else factors[0]
    factors[-1] = factors[-1].expand_dims(1) if last else factors[-1]
    split = _best_splits([x.shape[0] for x in factors] + [factors[-1].shape[1]])

    def product(i: int, j: int) -> Tensor:
        if i == j:
            return factors[i]
        k = split[i, j]
        return matmul(product(i, k), product(k + 1, j))

    out = product(*ends)
    out = out.squeeze(-1) if last else out
    return out.squeeze(0) if first else out


multi_dot = define(
    "core::linalg_multi_dot(Tensor[] tensors) -> Tensor",
    decomposition=_multi_dot,
    reference=lambda np, tensors: np.linalg.multi_dot(tensors),
    public=False,
    samples=lambda s: [
        s([s.t(2, 3), s.t(3, 4)]),
        s([s.t(2, 9), s.t(9, 2), s.t(2, 5), s.t(5, 3)]),
        s([s.t(3), s.t(3, 4), s.t(4)]),
        s([s.t(2, 0), s.t(0, 3)]),
    ],
    errors=lambda s: [
        s.error("ShapeError", [s.t(2, 3)]),
        s.error("ShapeError", [s.t(2, 3), s.t(2, 3)]),
        s.error("ShapeError", [s.t(2, 3), s.t(3), s.t(3, 2)]),
    ],
    dtypes="float",
    doc="""The product of matrices, in the order that takes the fewest multiplications.

    >>> import core
    >>> core.linalg.multi_dot([core.ones((2, 9)), core.ones((9, 1)), core.ones((1, 2))]).tolist()
    [[9.0, 9.0], [9.0, 9.0]]
    """,
)


__all__ = [
    "addmm", "addmv", "addr", "baddbmm", "dot", "inner", "multi_dot", "mv", "outer", "vdot",
]  # fmt: skip
