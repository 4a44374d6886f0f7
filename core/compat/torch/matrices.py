"""PyTorch's functions of matrices whose names have another meaning in core, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import core

if TYPE_CHECKING:
    from core._native import Tensor
    from core.type_aliases import Axis, DTypeLike, Scalar


class SVD(NamedTuple):
    """The result of torch.svd: input is U @ diag(S) @ V.mH."""

    U: Tensor
    S: Tensor
    V: Tensor


# ---- products ----------------------------------------------------------------------------------
def mm(input: Tensor, mat2: Tensor) -> Tensor:
    """torch.mm."""
    return core.matmul(input, mat2)


def bmm(input: Tensor, mat2: Tensor) -> Tensor:
    """torch.bmm."""
    return core.matmul(input, mat2)


def addbmm(
    input: Tensor, batch1: Tensor, batch2: Tensor, *, beta: Scalar = 1, alpha: Scalar = 1
) -> Tensor:
    """torch.addbmm: beta * input + alpha * the sum of the products of two stacks of matrices."""
    count, n, k = batch1.shape
    rows = core.reshape(core.permute_dims(batch1, (1, 0, 2)), (n, count * k))
    return core.addmm(
        input, rows, core.reshape(batch2, (count * k, batch2.shape[2])), beta=beta, alpha=alpha
    )


def chain_matmul(*matrices: Tensor) -> Tensor:
    """torch.chain_matmul: the product of matrices, in the order that takes the fewest steps."""
    return core.linalg.multi_dot(list(matrices)) if len(matrices) > 1 else matrices[0]


def adjoint(input: Tensor) -> Tensor:
    """torch.adjoint."""
    return core.conj(input.mT)


# ---- decompositions ----------------------------------------------------------------------------
def cholesky(input: Tensor, upper: bool = False) -> Tensor:
    """torch.cholesky."""
    return core.linalg.cholesky(input, upper=upper)


def cholesky_inverse(input: Tensor, upper: bool = False) -> Tensor:
    """torch.cholesky_inverse: upper may be positional."""
    return core.cholesky_inverse(input, upper=upper)


def cholesky_solve(input: Tensor, input2: Tensor, upper: bool = False) -> Tensor:
    """torch.cholesky_solve: upper may be positional."""
    return core.cholesky_solve(input, input2, upper=upper)


def lu_solve(b: Tensor, LU_data: Tensor, LU_pivots: Tensor) -> Tensor:
    """torch.lu_solve: the right side first."""
    return core.linalg.lu_solve(LU_data, LU_pivots, b)


def qr(input: Tensor, some: bool = True) -> tuple[Tensor, ...]:
    """torch.qr: reduced, or with some=False complete."""
    return core.linalg.qr(input, mode="reduced" if some else "complete")


def svd(input: Tensor, some: bool = True, compute_uv: bool = True) -> SVD:
    """torch.svd: V, where torch.linalg.svd has Vh; without compute_uv U and V are zeros."""
    if compute_uv:
        U, S, Vh = core.linalg.svd(input, full_matrices=not some)
        return SVD(U, S, core.conj(Vh.mT))
    rows, columns = input.shape[-2:]
    zeros = (core.zeros((*input.shape[:-2], n, n), dtype=input.dtype) for n in (rows, columns))
    U, V = (z.to_device(input.device) for z in zeros)
    return SVD(U, core.linalg.svdvals(input), V)


# ---- norms -------------------------------------------------------------------------------------
def norm(
    input: Tensor,
    p: float | str | None = "fro",
    dim: Axis = None,
    keepdim: bool = False,
    *,
    dtype: DTypeLike | None = None,
) -> Tensor:
    """torch.norm, of vectors; p is a number, "fro" or None, which are 2, or "nuc", of matrices."""
    if p == "nuc":
        axes = (-2, -1) if dim is None else dim
        return core.linalg.matrix_norm(input, "nuc", axes, keepdim, dtype=dtype)
    order = 2 if p in ("fro", None) else p
    return core.linalg.vector_norm(input, order, dim, keepdim, dtype=dtype)


def dist(input: Tensor, other: Tensor, p: float = 2) -> Tensor:
    """torch.dist: the p-norm of the difference."""
    return core.linalg.vector_norm(core.subtract(input, other), ord=p)


def renorm(input: Tensor, p: float, dim: int, maxnorm: float) -> Tensor:
    """torch.renorm: the slices along dim, none of a p-norm above maxnorm."""
    others = [axis for axis in range(input.ndim) if axis != dim % input.ndim]
    norms = core.linalg.vector_norm(input, p, others, True)
    scale = core.where(norms > maxnorm, maxnorm / (norms + 1e-7), 1)
    return input * core.astype(scale, input.dtype)
