"""Linear algebra of PyTorch by torch.compile: results and gradients, no fallback."""

import pytest
import torch
from harness import Watched, compiled, derived
from torch import linalg


def regular(x):
    return x + 3 * torch.eye(x.shape[-1])


def symmetric(x):
    return x + x.mT


def triangular(**options):
    return lambda x, y: linalg.solve_triangular(regular(x), y, **options)


FUNCTIONS = {
    "det": (linalg.det, [(2, 3, 3)]),
    "slogdet": (lambda x: tuple(linalg.slogdet(x)), [(2, 3, 3)]),
    "solve": (lambda x, y: linalg.solve(regular(x), y), [(2, 3, 3), (2, 3, 2)]),
    "solve_vector": (lambda x, y: linalg.solve(regular(x), y), [(3, 3), (3,)]),
    "solve_right": (lambda x, y: linalg.solve(regular(x), y, left=False), [(3, 3), (2, 3)]),
    "inv": (lambda x: linalg.inv(regular(x)), [(2, 3, 3)]),
    "power": (lambda x: linalg.matrix_power(regular(x), -2), [(3, 3)]),
    "upper": (triangular(upper=True), [(3, 3), (3, 2)]),
    "lower": (triangular(upper=False, unitriangular=True), [(2, 3, 3), (2, 3, 2)]),
    "right": (triangular(upper=True, left=False), [(3, 3), (2, 3)]),
    "transposed": (
        lambda x, y: torch.triangular_solve(y, regular(x), transpose=True)[0],
        [(3, 3), (3, 2)],
    ),
    "qr": (lambda x: tuple(linalg.qr(x)), [(2, 4, 3)]),
    "qr_complete": (lambda x: linalg.qr(regular(x), mode="complete")[1], [(3, 3)]),
    "qr_r": (lambda x: linalg.qr(x.detach(), mode="r")[1] + x.sum(), [(4, 3)]),
    "eigh": (lambda x: linalg.eigh(symmetric(x))[0], [(2, 3, 3)]),
    "eigh_vectors": (lambda x: linalg.eigh(symmetric(x))[1].abs(), [(3, 3)]),
    "eigh_lower": (lambda x: linalg.eigh(x)[0], [(3, 3)]),
    "eigh_upper": (lambda x: linalg.eigh(x, UPLO="U")[0], [(3, 3)]),
    "eigvalsh": (lambda x: linalg.eigvalsh(x.detach()) + x.sum(), [(3, 3)]),
    "svd": (lambda x: linalg.svd(x, full_matrices=False)[0].abs(), [(4, 3)]),
    "svdvals": (linalg.svdvals, [(2, 4, 3)]),
    "nuclear_norm": (lambda x: linalg.matrix_norm(x, "nuc"), [(4, 3)]),
    "eigenvalues": (lambda x: linalg.eigvals(x).abs(), [(3, 3)]),
    "lu": (lambda x: tuple(linalg.lu(regular(x)))[1:], [(3, 3)]),
    "lu_solve": (
        lambda x, y: linalg.lu_solve(*linalg.lu_factor(regular(x)), y),
        [(3, 3), (3, 2)],
    ),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_results_and_gradients_are_those_of_pytorch(name):
    function, shapes = FUNCTIONS[name]
    inputs = [torch.randn(shape, requires_grad=True) for shape in shapes]

    fast = compiled(function, Watched(), fallback="error")
    torch.testing.assert_close(
        derived(fast, inputs), derived(function, inputs), rtol=1e-3, atol=1e-4
    )


def test_the_gradient_of_the_determinant_of_a_singular_matrix():
    x = torch.tensor([[1.0, 2.0], [2.0, 4.0]], requires_grad=True)
    fast = compiled(linalg.det, Watched(), fallback="error")
    gradients = [torch.autograd.grad(call(x), x)[0] for call in (linalg.det, fast)]
    torch.testing.assert_close(*gradients, rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("function", [linalg.inv, lambda x: linalg.solve(x, x)])
def test_a_singular_matrix_is_an_error_of_pytorch(function):
    fast = compiled(function, Watched(), fallback="error")
    fast(regular(torch.randn(2, 2)))
    with pytest.raises(linalg.LinAlgError, match="singular"):
        fast(torch.ones(2, 2))


def test_which_matrices_are_singular_is_a_result():
    x = torch.stack([torch.eye(3), torch.ones(3, 3), torch.zeros(3, 3)])
    for function in (linalg.inv_ex, lambda x: linalg.solve_ex(x, x), linalg.lu_factor_ex):
        info = compiled(function, Watched(), fallback="error")(x)[-1]
        assert torch.equal(info, function(x)[-1])
