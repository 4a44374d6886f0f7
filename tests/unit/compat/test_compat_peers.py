"""core.compat.torch: what PyTorch's own tests showed to be missing or different."""

import pytest

import core
import core.compat.torch as ours

theirs = pytest.importorskip("torch")
LIBRARIES = (ours, theirs)


@pytest.mark.parametrize("torch", LIBRARIES)
def test_a_write_keeps_what_the_derivative_of_its_other_operand_reads(torch):
    for write, want in (
        ("x.mul_(b)", [5.0]), ("x.mul_(other=b)", [5.0]), ("x.div_(b)", [-5 / 9]),
        ("x.atan2_(b)", [-5 / 34]), ("x.float_power_(b)", [125 * 1.6094379]),
    ):  # fmt: skip
        b = torch.tensor([3.0], requires_grad=True)
        x = torch.tensor([2.0, 5.0], dtype=torch.float64)[1:]
        eval(write, {"x": x, "b": b}).sum().backward()
        assert b.grad.tolist() == pytest.approx(want, rel=1e-5), write


def test_derivatives_are_checked_with_tensors_that_have_pytorchs_methods():
    x = ours.tensor([0.5, 2.0], dtype=ours.float64, requires_grad=True)
    seen = []

    def f(x):
        seen.append(type(x))
        return x.mul(x)

    assert ours.autograd.gradcheck(f, (x,)) and ours.autograd.gradgradcheck(f, (x,))
    assert set(seen) == {ours.Tensor}


def test_what_has_no_tensor_of_this_library_in_it_is_one():
    x = ours.ones(2)
    nests = (
        ours.func.jacrev(lambda a, b: (a, b), argnums=(0, 1))(x, x),
        ours.func.jacfwd(lambda a: core.ones(2))(x),
        ours.func.hessian(lambda a: a[0] * 1.0)(x),
        ours.fft.fftfreq(4),
        ours.fft.rfftfreq(4, requires_grad=True),
    )
    for leaf in core.pytree.flatten(nests)[0]:
        assert type(leaf) is ours.Tensor
    assert nests[-1].requires_grad


@pytest.mark.parametrize("torch", LIBRARIES)
def test_results_are_written_to_out(torch):
    x = torch.tensor([[3.0, 1.0], [2.0, 4.0]])
    total, values, places = torch.empty(2), torch.empty(2), torch.empty(2, dtype=torch.int64)
    assert torch.sum(x, 1, out=total) is total and total.tolist() == [4.0, 6.0]
    torch.max(x, 1, out=(values, places))
    assert values.tolist() == [3.0, 4.0] and places.tolist() == [0, 1]
    assert torch.mm(x, x, out=torch.empty(2, 2))[0].tolist() == [11.0, 7.0]


def test_an_out_that_does_not_fit_is_refused():
    with pytest.raises(core.errors.ShapeError, match=r"sum: out is float32\(3,\), the result"):
        ours.sum(ours.ones(2, 2), 1, out=ours.empty(3))
