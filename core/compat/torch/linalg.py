"""`torch.linalg`: core.linalg, with PyTorch's names of arguments and options of decompositions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import core
from core._native import Tensor
from core.compat.torch import torch_keywords
from core.compat.torch.forwarding import forward
from core.errors import ArgumentError

if TYPE_CHECKING:
    from core.type_aliases import Operand

_forward, __dir__ = forward("linalg")


def __getattr__(name: str) -> Any:
    value = torch_keywords(_OWN.get(name) or _forward(name), f"linalg.{name}")
    if not name.startswith("__"):
        globals()[name] = value
    return value


# ---- decompositions ----------------------------------------------------------------------------
def _of_triangle(x: Tensor, UPLO: str) -> Tensor:
    """The Hermitian matrices that have this triangle of x; their gradient is x's as a whole."""
    if UPLO.upper() not in ("L", "U"):
        raise ArgumentError(
            what=f"UPLO={UPLO!r}",
            why="it names the triangle of a Hermitian matrix that is read",
            exists="'L', the lower one, and 'U', the upper one",
            fix="pass one of these",
        )
    lower = UPLO.upper() == "L"
    rest = core.tril(x, -1) if lower else core.triu(x, 1)
    whole = (core.tril(x) if lower else core.triu(x)) + core.conj(rest.mT)
    return x + (whole - x).detach()


def eigh(A: Tensor, UPLO: str = "L") -> tuple[Tensor, ...]:
    """torch.linalg.eigh: of the triangle that UPLO names."""
    return core.linalg.eigh(_of_triangle(A, UPLO))


def eigvalsh(A: Tensor, UPLO: str = "L") -> Tensor:
    """torch.linalg.eigvalsh: of the triangle that UPLO names."""
    return core.linalg.eigvalsh(_of_triangle(A, UPLO))


def svd(A: Tensor, full_matrices: bool = True, *, driver: str | None = None) -> tuple[Tensor, ...]:
    """torch.linalg.svd; driver: cuSOLVER's, without a meaning here."""
    return core.linalg.svd(A, full_matrices=full_matrices)


def svdvals(A: Tensor, *, driver: str | None = None) -> Tensor:
    """torch.linalg.svdvals; driver: cuSOLVER's, without a meaning here."""
    return core.linalg.svdvals(A)


def qr(A: Tensor, mode: str = "reduced") -> tuple[Tensor, ...]:
    """torch.linalg.qr; mode "r": Q has no elements."""
    if mode != "r":
        return core.linalg.qr(A, mode=mode)
    factors = core.linalg.qr(A)
    return type(factors)(core.empty((0,), dtype=A.dtype, device=A.device), factors[1])


def lstsq(
    A: Tensor, B: Tensor, rcond: float | None = None, *, driver: str | None = None
) -> tuple[Tensor, ...]:
    """torch.linalg.lstsq; driver: LAPACK's, whose solutions are the same."""
    return core.linalg.lstsq(A, B, rcond)


def solve(A: Tensor, B: Tensor, *, left: bool = True) -> Tensor:
    """torch.linalg.solve: of A @ X = B, or of X @ A = B."""
    return core.linalg.solve(A, B) if left else core.linalg.solve(A.mT, B.mT).mT


# ---- ranks -------------------------------------------------------------------------------------
def _relative(A: Tensor, atol: Operand | None, rtol: Operand | None) -> Operand | None:
    """The tolerance relative to the largest singular value, the greater of both."""
    if atol is None:
        return rtol
    largest = core.linalg.svdvals(A)[..., 0] if min(A.shape[-2:]) else core.ones(A.shape[:-2])
    relative = core.where(largest == 0, 0, core.divide(atol, core.where(largest == 0, 1, largest)))
    if rtol is None:
        return relative
    return core.maximum(relative, core.asarray(rtol, dtype=relative.dtype))


def matrix_rank(
    A: Tensor,
    tol: Operand | None = None,
    hermitian: bool = False,
    *,
    atol: Operand | None = None,
    rtol: Operand | None = None,
) -> Tensor:
    """torch.linalg.matrix_rank; the singular values of a Hermitian matrix tell its rank, too."""
    return core.linalg.matrix_rank(A, rtol=_relative(A, tol if atol is None else atol, rtol))


def pinv(
    A: Tensor,
    rcond: Operand | None = None,
    hermitian: bool = False,
    *,
    atol: Operand | None = None,
    rtol: Operand | None = None,
) -> Tensor:
    """torch.linalg.pinv; the pseudoinverse of a Hermitian matrix is that of any."""
    return core.linalg.pinv(A, rtol=_relative(A, atol, rcond if rtol is None else rtol))


# ---- views and products ------------------------------------------------------------------------
def diagonal(A: Tensor, *, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
    """torch.linalg.diagonal: of the last two axes, or of others."""
    return core.diagonal(A, offset, dim1, dim2)


def vander(x: Tensor, N: int | None = None) -> Tensor:
    """torch.linalg.vander: powers that rise."""
    return core.vander(x, N, True)


_OWN: dict[str, Callable[..., Any]] = {
    f.__name__: f
    for f in (
        eigh, eigvalsh, svd, svdvals, qr, lstsq, solve, matrix_rank, pinv, diagonal, vander,
    )
}  # fmt: skip
for _name in _OWN:
    del globals()[_name]
