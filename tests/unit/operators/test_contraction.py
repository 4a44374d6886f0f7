"""einsum, tensordot and their like: against NumPy, without copies where strides allow."""

import numpy as np
import pytest

import core
from core import errors, func
from core.operators import functions

SIZES = dict(zip("abcdefij", (2, 3, 4, 5, 1, 3, 3, 4), strict=True))
EQUATIONS = [
    "ab,bc->ac", "abc,bcd", "ab,ab->", "ii->i", "iij->ij", "iij", "abc->cb", "ab,bc,cd->ad",
    "ab,cd->abcd", "abc,abd->acd", "...ab,bc->...ac", "ab,ab->ab", "ab,b->a", "a,a->", "aab,ab->b",
    "abcd,dcba->", "ab...,b...->a...", "ea,ab->eb", ",a->a", "bac,bdc->bad", "abc->", "...",
    "ab,bc,cd,de,ef->af", "a...,...->a...", "ia,ja,ka->ijk",
]  # fmt: skip


def array(*shape, seed=0, dtype="float64"):
    return np.random.default_rng(seed).integers(-4, 5, size=shape).astype(dtype)


def operands(equation, dtype="float64"):
    found = []
    for k, term in enumerate(equation.replace(" ", "").partition("->")[0].split(",")):
        head, dots, tail = term.partition("...")
        inner = (2, 3)[k and 1 :] if dots else ()
        shape = [SIZES.get(c, 3) for c in head] + [*inner] + [SIZES.get(c, 3) for c in tail]
        found.append(array(*shape, seed=k, dtype=dtype))
    return found


@pytest.mark.parametrize("equation", EQUATIONS)
@pytest.mark.parametrize("dtype", ["float64", "complex64", "int32"])
def test_einsum_is_numpys(equation, dtype):
    arrays = operands(equation, dtype)
    want = np.einsum(equation, *arrays)
    got = core.einsum(equation, *map(core.asarray, arrays))
    assert got.shape == want.shape and got.dtype.name == want.dtype.name
    np.testing.assert_allclose(np.asarray(got), want, rtol=1e-5)


def test_einsum_takes_lists_of_labels_and_of_operands():
    a, b = array(2, 3), array(3, 4, seed=1)
    x, y = core.asarray(a), core.asarray(b)
    np.testing.assert_array_equal(np.asarray(core.einsum(x, [0, 1], y, [1, 2], [2, 0])), (a @ b).T)
    np.testing.assert_array_equal(np.asarray(core.einsum(x, [0, 1], y, [1, 2])), a @ b)
    np.testing.assert_array_equal(np.asarray(core.einsum("ij,jk", [x, y])), a @ b)
    np.testing.assert_array_equal(np.asarray(core.einsum(x, [..., 0], [0, ...])), a.T)


@pytest.mark.parametrize("equation", ["ab,ab->ab", "ab,ab->b", "ab,ab->", "aa->a", "ab,b->a"])
def test_axes_of_size_one_broadcast_as_in_torch(equation):
    torch = pytest.importorskip("torch")
    shapes = {"aa->a": [(1, 1)], "ab,b->a": [(2, 3), (1,)]}.get(equation, [(1, 3), (5, 3)])
    arrays = [array(*shape, seed=i) for i, shape in enumerate(shapes)]
    want = torch.einsum(equation, *map(torch.tensor, arrays)).numpy()
    np.testing.assert_array_equal(
        np.asarray(core.einsum(equation, *map(core.asarray, arrays))), want
    )


@pytest.mark.parametrize(
    ("equation", "shapes"),
    [
        ("bij,bjk->bik", [(2, 3, 4), (2, 4, 5)]),
        ("bihd,bjhd->bhij", [(2, 5, 3, 4), (2, 6, 3, 4)]),
        ("ij,kj->ik", [(3, 4), (5, 4)]),
        ("abc,cd->abd", [(2, 3, 4), (4, 5)]),
        ("abc,bcd->ad", [(2, 3, 4), (3, 4, 5)]),
    ],
)
def test_no_operand_is_copied_where_strides_allow(equation, shapes, monkeypatch):
    copied = []
    clone = functions.clone
    monkeypatch.setattr(functions, "clone", lambda x: copied.append(x) or clone(x))
    core.einsum(equation, *(core.ones(shape) for shape in shapes))
    assert copied == []


def test_the_cheapest_pair_goes_first(monkeypatch):
    from core.operators.linalg import contraction

    flops = []
    matmul = contraction.matmul
    monkeypatch.setattr(
        contraction,
        "matmul",
        lambda a, b: flops.append(a.shape[-2] * a.shape[-1] * b.shape[-1]) or matmul(a, b),
    )
    core.einsum("ij,jk,kl->il", core.ones((50, 50)), core.ones((50, 50)), core.ones((50, 1)))
    assert sum(flops) == 2 * 50 * 50


def test_einsum_differentiates_and_batches():
    torch = pytest.importorskip("torch")
    a, b = array(3, 4), array(2, 3, 4, seed=1)
    x, y = core.asarray(a), core.asarray(b)
    x.requires_grad = y.requires_grad = True
    core.einsum("ij,kij->ik", x, y).sum().backward()
    p, q = torch.tensor(a, requires_grad=True), torch.tensor(b, requires_grad=True)
    torch.einsum("ij,kij->ik", p, q).sum().backward()
    np.testing.assert_allclose(np.asarray(x.grad), p.grad.numpy())
    np.testing.assert_allclose(np.asarray(y.grad), q.grad.numpy())
    got = func.vmap(lambda m: core.einsum("ij,ij->i", x.detach(), m))(y.detach())
    np.testing.assert_allclose(np.asarray(got), np.einsum("ij,kij->ki", a, b))


@pytest.mark.parametrize(
    ("equation", "shapes", "text"),
    [
        ("ab,bc->zz", [(2, 2), (2, 2)], "label 'z'"),
        ("ab,b1", [(2, 2), (2, 2)], "other signs"),
        ("ab", [(2, 2), (2, 2)], "names 1 operands"),
        ("ab,bc", [(2, 3), (2, 2)], "3 and for 2"),
        ("abc", [(2, 3)], "2 dimensions"),
        ("ab->aab", [(2, 3)], "label 'a'"),
        ("a....", [(2, 3)], "other signs"),
    ],
)
def test_wrong_equations_say_what_is_wrong(equation, shapes, text):
    with pytest.raises(errors.ShapeError, match=text):
        core.einsum(equation, *(core.ones(shape) for shape in shapes))


@pytest.mark.parametrize("labels", [[0, 52], ["i", "j"], 3])
def test_wrong_labels_are_refused(labels):
    with pytest.raises(errors.ArgumentError):
        core.einsum(core.ones((2, 2)), labels)


# ---- tensordot ---------------------------------------------------------------------------------
@pytest.mark.parametrize("axes", [0, 1, 2, 3, ((0, 1), (1, 0)), ([0], [1]), ((-1,), (0,)), (1, 2)])
def test_tensordot_is_numpys(axes):
    a, b = array(3, 3, 3), array(3, 3, 3, seed=1)
    got = core.tensordot(core.asarray(a), core.asarray(b), axes=axes)
    np.testing.assert_allclose(np.asarray(got), np.tensordot(a, b, axes))


def test_tensordot_of_nothing():
    got = core.tensordot(core.zeros((2, 0)), core.zeros((0, 3)), axes=1)
    assert got.tolist() == [[0.0] * 3] * 2


@pytest.mark.parametrize(
    ("axes", "kind"),
    [
        (4, errors.IndexRangeError),
        (-1, errors.IndexRangeError),
        (((0, 0), (0, 1)), errors.ShapeError),
        (((0, 1), (0,)), errors.ShapeError),
        (((0,), (1,)), errors.ShapeError),
        (((3,), (0,)), errors.IndexRangeError),
        ("01", errors.ArgumentError),
    ],
)
def test_tensordot_refuses_other_axes(axes, kind):
    with pytest.raises(kind):
        core.tensordot(core.ones((2, 2, 3)), core.ones((2, 3)), axes=axes)
