"""Linear algebra through `core.linalg`: against NumPy and PyTorch, gradients up to a phase."""

import numpy as np
import pytest

import core
from core import errors, func, linalg

REAL, COMPLEX = ["float32", "float64"], ["complex64", "complex128"]
rng = np.random.default_rng


def matrices(*shape, dtype="float64", seed=0):
    numbers = rng(seed).normal(size=shape)
    if dtype.startswith("complex"):
        numbers = numbers + 1j * rng(seed + 1).normal(size=shape)
    return numbers.astype(dtype)


def hermitian(*shape, dtype="complex128", seed=0):
    x = matrices(*shape, dtype=dtype, seed=seed)
    return x + np.conj(np.swapaxes(x, -1, -2))


def near(actual, expected, tolerance=None):
    actual, expected = np.asarray(actual), np.asarray(expected)
    assert actual.dtype == expected.dtype, (actual.dtype, expected.dtype)
    tolerance = tolerance or (1e-4 if actual.dtype.name in ("float32", "complex64") else 1e-9)
    np.testing.assert_allclose(actual, expected, rtol=tolerance, atol=tolerance)


# ---- results -----------------------------------------------------------------------------------
@pytest.mark.parametrize("dtype", REAL + COMPLEX)
def test_decompositions_give_back_the_matrix(dtype):
    x = matrices(2, 4, 3, dtype=dtype)
    a = core.asarray(x)
    u, s, vh = linalg.svd(a, full_matrices=False)
    near((u * s.expand_dims(-2)) @ vh, x)
    full = linalg.svd(a)
    assert full.U.shape == (2, 4, 4) and full.Vh.shape == (2, 3, 3)
    near(full.S, np.linalg.svd(x, compute_uv=False))
    near(linalg.qr(a).Q @ linalg.qr(a).R, x)
    near(linalg.qr(a, mode="complete").Q @ linalg.qr(a, mode="complete").R, x)
    p, low, up = linalg.lu(a)
    near(p @ low @ up, x)
    h = hermitian(3, 3, dtype=dtype)
    w, v = linalg.eigh(core.asarray(h))
    near((v * w.expand_dims(-2).astype(v.dtype)) @ linalg.inv(v), h)
    w, v = linalg.eig(core.asarray(x[0, :3]))
    near(((v * w.expand_dims(-2)) @ linalg.inv(v)).real, x[0, :3].real)
    spd = np.conj(x.swapaxes(-1, -2)) @ x + np.eye(3, dtype=dtype)
    low = linalg.cholesky(core.asarray(spd))
    near(low @ core.conj(low).mT, spd)
    near(core.conj(linalg.cholesky(core.asarray(spd), upper=True)).mT, np.asarray(low))


def test_results_have_the_names_of_the_standard():
    x = core.asarray(matrices(3, 3))
    assert linalg.svd(x)._fields == ("U", "S", "Vh")
    assert linalg.qr(x)._fields == ("Q", "R")
    assert linalg.eigh(x + x.mT)._fields == ("eigenvalues", "eigenvectors")
    assert linalg.slogdet(x)._fields == ("sign", "logabsdet")
    batched = func.vmap(linalg.qr)(core.asarray(matrices(5, 3, 3)))
    assert batched.Q.shape == (5, 3, 3)


def test_the_namespace_lists_what_it_has():
    assert {"svd", "LinAlgError", "matmul", "vector_norm"} <= set(dir(linalg))
    assert all(getattr(linalg, name).__doc__ for name in dir(linalg))
    assert {"linalg", "fft"} <= set(dir(core))


@pytest.mark.parametrize("n", [1, 2, 40, 70])
def test_lu_factors_are_lapacks(n):
    scipy_linalg = pytest.importorskip("scipy.linalg")
    x = matrices(n, n)
    packed, pivots = linalg.lu_factor(core.asarray(x))
    want, order = scipy_linalg.lu_factor(x)
    near(packed, want)
    assert pivots.tolist() == (order + 1).tolist()
    b = matrices(n, 2)
    near(linalg.lu_solve(packed, pivots, core.asarray(b)), np.linalg.solve(x, b), 1e-7)


@pytest.mark.parametrize("scale", [1e-3, 1.0, 30.0])
def test_the_exponential_is_scipys(scale):
    scipy_linalg = pytest.importorskip("scipy.linalg")
    x = matrices(4, 4, dtype="complex128") * scale
    got, want = np.asarray(linalg.matrix_exp(core.asarray(x))), scipy_linalg.expm(x)
    np.testing.assert_allclose(got, want, rtol=1e-9, atol=1e-9 * np.abs(want).max())


def test_the_power_zero_is_the_identity():
    x = core.asarray(matrices(2, 3, 3))
    near(linalg.matrix_power(x, 0), np.broadcast_to(np.eye(3), (2, 3, 3)))
    assert linalg.matrix_power(x, 1) is not x


def test_small_and_large_matrices_in_one_stack_of_exponentials():
    x = np.stack([np.zeros((2, 2)), np.eye(2) * 50, np.full((2, 2), np.nan)])
    got = np.asarray(linalg.matrix_exp(core.asarray(x)))
    np.testing.assert_allclose(got[1], np.eye(2) * np.exp(50), rtol=1e-12)
    np.testing.assert_allclose(got[0], np.eye(2), rtol=1e-15)
    assert np.isnan(got[2]).all()


@pytest.mark.parametrize("shape", [(5, 3), (3, 5), (4, 4)])
def test_least_squares_are_numpys(shape):
    a, b = matrices(*shape), matrices(shape[0], 2, seed=3)
    got = linalg.lstsq(core.asarray(a), core.asarray(b))
    x, residuals, rank, s = np.linalg.lstsq(a, b)
    near(got.solution, x)
    assert int(got.rank) == rank
    near(got.singular_values, s)
    if shape[0] > shape[1]:
        near(got.residuals, residuals)


def test_tensor_equations_are_numpys():
    a, b = matrices(2, 3, 6), matrices(2, 3, seed=1)
    near(linalg.tensorsolve(core.asarray(a), core.asarray(b)), np.linalg.tensorsolve(a, b))
    near(linalg.tensorinv(core.asarray(a)), np.linalg.tensorinv(a))
    moved = np.moveaxis(a, 2, 0)
    near(
        linalg.tensorsolve(core.asarray(moved), core.asarray(b), dims=(0,)),
        np.linalg.tensorsolve(a, b),
    )
    with pytest.raises(errors.ShapeError):
        linalg.tensorinv(core.asarray(a), 1)


# ---- norms -------------------------------------------------------------------------------------
@pytest.mark.parametrize("ord", ["fro", "nuc", 1, 2, -1, -2, float("inf"), -float("inf")])
@pytest.mark.parametrize("dtype", ["float64", "complex64"])
@pytest.mark.parametrize("keepdims", [True, False])
def test_matrix_norms_are_numpys(ord, dtype, keepdims):
    x = matrices(2, 3, 4, dtype=dtype)
    want = np.linalg.norm(x, ord, axis=(-2, -1), keepdims=keepdims)
    near(linalg.matrix_norm(core.asarray(x), ord=ord, keepdims=keepdims), want)
    want = np.linalg.norm(x, ord, axis=(2, 0), keepdims=keepdims)
    near(linalg.norm(core.asarray(x), ord, axis=(2, 0), keepdims=keepdims), want)


@pytest.mark.parametrize("ord", [0, 0.5, 1, 2, 3, -1, float("inf"), -float("inf")])
def test_vector_norms_are_numpys(ord):
    x = matrices(2, 3, 4)
    near(linalg.vector_norm(core.asarray(x), ord=ord, axis=1), np.linalg.norm(x, ord, axis=1))
    flat = np.linalg.norm(x.transpose(0, 2, 1).reshape(8, 3), ord, axis=0)
    near(linalg.vector_norm(core.asarray(x), ord=ord, axis=(0, 2)), flat)
    near(linalg.vector_norm(core.asarray(x), ord=ord), np.asarray(np.linalg.norm(x.ravel(), ord)))


def test_norms_of_special_numbers():
    x = core.asarray([1.0, float("nan")])
    for ord in (1, 2, 3, float("inf"), -float("inf")):
        assert np.isnan(float(linalg.vector_norm(x, ord=ord)))
    assert float(linalg.vector_norm(core.asarray([-float("inf"), 1.0]))) == float("inf")
    assert linalg.vector_norm(core.ones((2,), dtype="float16")).dtype == core.float16
    assert linalg.vector_norm(core.ones(2), dtype="float64").dtype == core.float64
    x = core.zeros(3)
    x.requires_grad = True
    linalg.vector_norm(x).backward()
    assert x.grad.tolist() == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("p", [None, 2, -2, 1, "fro", float("inf"), "nuc"])
def test_condition_numbers_are_numpys(p):
    x = matrices(2, 3, 3)
    near(linalg.cond(core.asarray(x), p), np.linalg.cond(x, p))


# ---- gradients ---------------------------------------------------------------------------------
# Functions of vectors that are fixed up to a phase: of the vectors' outer products only.
def _projector(v, k):
    column = v[..., k : k + 1]
    conj = column.conj() if hasattr(column, "conj") else column
    return column @ conj.mT


GRADIENTS = {
    "eigh": lambda la, x: (lambda w, v: (w**3).sum() + (_projector(v, 0) * 1).real.sum())(
        *la.eigh((x + x.conj().mT) * 0.5)
    ),
    "svd": lambda la, x: (
        lambda u, s, vh: (s**2).sum() + ((u[..., :1] @ vh[..., :1, :]) ** 2).real.sum()
    )(*la.svd(x, full_matrices=False)),
    "svdvals": lambda la, x: (la.svdvals(x) ** 3).sum(),
    "eigvals": lambda la, x: (la.eigvals(x[..., :3, :3]) ** 3).real.sum(),
    "eig": lambda la, x: (lambda w, v: (w**2).imag.sum() + (v.abs() ** 4).sum())(
        *la.eig(x[..., :3, :3])
    ),
    "pinv": lambda la, x: (la.pinv(x) ** 2).real.sum(),
    "lu": lambda la, x: (lambda p, low, up: (low**2).real.sum() + (up**3).real.sum())(*la.lu(x)),
    "lstsq": lambda la, x: (la.lstsq(x, x**2)[0] ** 2).real.sum(),
    "matrix_exp": lambda la, x: la.matrix_exp(x[..., :3, :3]).real.sum(),
    "det": lambda la, x: (la.det(x[..., :3, :3]) ** 2).real.sum(),
    "slogdet": lambda la, x: (lambda s, lad: (s * s).real.sum() + (lad**2).sum())(
        *la.slogdet(x[..., :3, :3])
    ),
    "cond": lambda la, x: la.cond(x).sum(),
    "nuc": lambda la, x: la.matrix_norm(x, ord="nuc").sum(),
    "multi_dot": lambda la, x: la.multi_dot([x[0], x[1].mT, x[2]]).real.sum(),
}


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
@pytest.mark.parametrize("name", sorted(GRADIENTS))
def test_gradients_are_torchs(name, dtype):
    torch = pytest.importorskip("torch")
    shape = (3, 4, 3) if name not in ("lstsq",) else (4, 3)
    if name == "lu":
        shape = (2, 3, 3)
    if name == "eigh":
        shape = (2, 3, 3)
    x = matrices(*shape, dtype=dtype, seed=7)
    ours, theirs = core.asarray(x), torch.tensor(x, requires_grad=True)
    ours.requires_grad = True
    a, b = GRADIENTS[name](linalg, ours), GRADIENTS[name](torch.linalg, theirs)
    near(a.detach(), b.detach().numpy())
    a.backward()
    b.backward()
    near(ours.grad, theirs.grad.numpy(), 1e-7)
    # forward mode is the adjoint of reverse mode
    direction = core.asarray(matrices(*shape, dtype=dtype, seed=11))
    _, tangent = func.jvp(lambda t: GRADIENTS[name](linalg, t), (core.asarray(x),), (direction,))
    along = np.real(np.sum(np.conj(np.asarray(ours.grad)) * np.asarray(direction)))
    np.testing.assert_allclose(float(tangent), along, rtol=1e-6)


def test_the_determinant_of_a_singular_matrix_has_a_gradient():
    x = core.asarray([[1.0, 2.0], [2.0, 4.0]])
    x.requires_grad = True
    linalg.det(x).backward()
    np.testing.assert_allclose(np.asarray(x.grad), [[4, -2], [-2, 1]], atol=1e-5)


def test_equal_eigenvalues_give_no_infinities():
    x = core.asarray(np.eye(3))
    x.requires_grad = True
    (linalg.eigh(x).eigenvalues.sum() + linalg.svd(x).S.sum()).backward()
    np.testing.assert_allclose(np.asarray(x.grad), 2 * np.eye(3), atol=1e-12)


def test_what_is_no_function_of_the_matrix_has_no_derivative():
    x = core.asarray(matrices(4, 2))
    x.requires_grad = True
    with pytest.raises(errors.AutogradError, match="mode='reduced'"):
        linalg.qr(x, mode="complete").R.sum().backward()
    with pytest.raises(errors.AutogradError, match="full_matrices=False"):
        func.jvp(linalg.svd, (x.detach(),), (x.detach(),))
    linalg.svd(x).S.sum().backward()
    assert x.grad.shape == (4, 2)


# ---- products ----------------------------------------------------------------------------------
SHAPES = [
    ((3,), (3,)), ((2, 3), (3,)), ((3,), (3, 2)), ((2, 0), (0, 3)), ((0, 2), (2, 3)),
    ((4, 1, 2, 3), (5, 3, 2)), ((1, 2, 3), (6, 3, 1)), ((0, 2, 3), (3, 2)), ((3,), (2, 3, 4)),
]  # fmt: skip


@pytest.mark.parametrize("shapes", SHAPES, ids=str)
@pytest.mark.parametrize("dtype", ["uint8", "int16", "int64", "float16", "complex64", "float64"])
def test_matmul_is_numpys(shapes, dtype):
    a, b = (rng(i).integers(-4, 5, size=s).astype(dtype) for i, s in enumerate(shapes))
    near(core.matmul(core.asarray(a), core.asarray(b)), np.matmul(a, b))
    back = np.ascontiguousarray(np.flip(a))
    near(core.matmul(core.flip(core.asarray(back)), core.asarray(b)), np.matmul(a, b))


def test_matmul_promotes_and_rounds_halves_once():
    a, b = core.asarray([[1, 2]], dtype="int8"), core.asarray([[0.5], [1.5]])
    assert core.matmul(a, b).dtype == core.float32
    x = core.full((1, 1000), 0.1, dtype="float16")
    assert float((x @ x.mT)[0, 0]) == np.float16(np.float32(x[0, 0]) ** 2 * np.float32(1000))


def test_cross_and_vecdot_take_axes_from_either_end():
    a, b = matrices(3, 4), matrices(3, 4, seed=1)
    near(linalg.cross(core.asarray(a), core.asarray(b), axis=0), np.cross(a, b, axis=0))
    near(core.vecdot(core.asarray(a), core.asarray(b), axis=0), (a * b).sum(0))
    z = matrices(4, dtype="complex128")
    near(core.vecdot(core.asarray(z), core.asarray(z)), np.asarray(np.vdot(z, z)))
    with pytest.raises(errors.DtypeError):
        core.vecdot(core.asarray([True]), core.asarray([True]))


def test_products_are_added_in_place():
    x, a, b = (core.asarray(matrices(3, 3, seed=i)) for i in range(3))
    want = core.addmm(x, a, b, beta=2, alpha=3)
    a.requires_grad = True
    y = x.clone()
    assert y.addmm_(a, b, beta=2, alpha=3) is y
    near(y.detach(), np.asarray(want))
    y.sum().backward()
    near(a.grad, 3 * np.broadcast_to(np.asarray(b).sum(1), (3, 3)))
    with pytest.raises(errors.ShapeError):
        core.ones(3, dtype="float64").addmm_(a, b)
    with pytest.raises(errors.DtypeError):
        core.ones((3, 3)).addmm_(a, b)


@pytest.mark.usefixtures("room_for_programs")
def test_bodies_make_one_program_for_all_sizes():
    from core.bodies.cpu_kernels import compiled_count

    def run(n):
        x = core.ones((n, n + 1, 3))
        core.vecdot(x, x)
        core.cross(x, x)
        linalg.vector_norm(x, axis=(0, 2))

    run(5)
    before = compiled_count()
    for n in range(6, 12):
        run(n)
    assert compiled_count() == before


# ---- errors ------------------------------------------------------------------------------------
def test_a_singular_matrix_raises_the_error_of_linear_algebra():
    assert linalg.LinAlgError is errors.LinAlgError
    assert issubclass(linalg.LinAlgError, (RuntimeError, ValueError))
    for call in (
        lambda: linalg.inv(core.zeros((2, 2))),
        lambda: linalg.solve(core.zeros((2, 2)), core.ones(2)),
        lambda: linalg.cholesky(-core.ones((2, 2))),
    ):
        with pytest.raises(linalg.LinAlgError, match="fix:") as caught:
            call()
        assert isinstance(caught.value.__cause__, np.linalg.LinAlgError)


@pytest.mark.parametrize("name", ["matrix_norm", "cond", "norm"])
def test_functions_refuse_what_operators_refuse(name):
    with pytest.raises(errors.CoreError):
        getattr(linalg, name)(core.ones((2, 2, 2)), "none of these")


def test_decompositions_of_other_devices_say_that_they_run_on_the_cpu(opaque):
    core.reset_fallback_report()
    x = core._native.to_device(core.asarray(matrices(3, 3)), core.device("opaque"))
    with pytest.warns(core.FallbackWarning, match="linalg_svd"):
        assert linalg.svd(x).U.device.type == "opaque"
    assert "linalg_svd" in str(core.fallback_report())
    core.reset_fallback_report()


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
@pytest.mark.parametrize("batch", [(), (2,)])
def test_the_gradient_of_a_product_lies_as_its_operand(dtype, batch):
    """A transposed weight's is transposed, so that the weight's own lies as the weight."""
    x = core.asarray(matrices(*batch, 4, 3, dtype=dtype))
    w = core.asarray(matrices(*batch, 5, 3, dtype=dtype, seed=2))
    g = matrices(*batch, 4, 5, dtype=dtype, seed=4)
    for a, b in ((x, w.mT), (x.mT.clone().mT, w.mT.clone())):
        pullback = func.vjp(core.matmul, a, b)[1]
        da, db = pullback(core.asarray(g))
        near(da, g @ np.conj(np.swapaxes(np.asarray(b), -1, -2)))
        near(db, np.conj(np.swapaxes(np.asarray(a), -1, -2)) @ g)
        assert da.strides == a.strides and db.strides == b.strides


@pytest.mark.parametrize("shape", [(5, 5), (2, 3, 4, 4)])
@pytest.mark.parametrize("dtype", ["float32", "complex128"])
def test_equations_of_turned_matrices_are_numpys(shape, dtype):
    rng = np.random.default_rng(0)
    matrix = (rng.standard_normal(shape) + 5 * np.eye(shape[-1])).astype(dtype)
    other = rng.standard_normal((*shape[:-1], 2)).astype(dtype)
    x, turned = core.asarray(matrix).mT, np.swapaxes(matrix, -1, -2)
    for result, wanted in (
        (core.linalg.solve(x, core.asarray(other)), np.linalg.solve(turned, other)),
        (core.linalg.inv(x), np.linalg.inv(turned)),
        (core.linalg.det(x), np.linalg.det(turned)),
        (core.linalg.slogdet(x)[1], np.linalg.slogdet(turned)[1]),
    ):
        np.testing.assert_allclose(np.asarray(result), wanted, rtol=2e-4, atol=1e-5)
    with pytest.raises(core.errors.CoreError, match="singular"):
        core.linalg.inv(core.zeros((3, 3)).mT)
