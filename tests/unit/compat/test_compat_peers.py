"""core.compat.torch: what PyTorch's own tests showed to be missing or different."""

import importlib

import numpy
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


# x, y: matrices; s: a symmetric one; u: a vector; b: a stack of matrices; c: images.
KEYWORDS = """
torch.addmm(x, mat1=x, mat2=x), torch.addmv(u, mat=x, vec=u), torch.addr(x, vec1=u, vec2=u)
torch.baddbmm(b, batch1=b, batch2=b), torch.addbmm(x, batch1=b, batch2=b, alpha=2)
torch.diagonal(b, dim1=0, dim2=2), b.diagonal(dim1=-2, dim2=-1), torch.diag_embed(x, dim1=0, dim2=1)
torch.swapaxes(b, axis0=0, axis1=2), torch.swapdims(b, dim0=1, dim1=2), b.transpose(dim0=0, dim1=1)
torch.eye(n=2, m=3), torch.full(size=(2,), fill_value=1.5), torch.logspace(0, end=1, steps=3)
torch.pow(x, exponent=2), torch.dot(u, tensor=u), torch.mv(x, vec=u), torch.outer(u, vec2=u)
torch.tril(x, diagonal=1), x.triu(diagonal=-1), torch.diag(u, diagonal=1)
u.unfold(0, size=2, step=1)
torch.roll(x, shifts=1, dims=0), torch.where(x > 0, input=x, other=0.0), x.cross(y, 1)
torch.searchsorted(u.sort()[0], x, out_int32=True), torch.softmax(n, 0, dtype=torch.float64)
torch.nansum(torch.tensor([1, 2], dtype=torch.uint8)), torch.ones(2, 2, dtype=torch.uint8).trace()
torch.cdist(x, y + 9, compute_mode="donot_use_mm_for_euclid_dist")
torch.linspace(0, 1, 3, out=torch.empty(3)), torch.arange(3.0, out=torch.empty(3))
torch.clone(x.T, memory_format=torch.contiguous_format)
x.contiguous(memory_format=torch.preserve_format)
torch.tensor([1.5, -2.7], dtype=torch.int64), torch.full((2,), -2.7, dtype=torch.int32)
torch.norm(x, p="nuc"), torch.norm(b, p="nuc", dim=(0, 2)), torch.norm(x, dtype=torch.float64)
torch.renorm(b, 1, 1, 2.0), torch.dist(x, y, 3), torch.relu_(x.clone()), torch.norm(x, p=None)
torch.linalg.eigvalsh(x, UPLO="U"), torch.linalg.eigvalsh(x, UPLO="L"), torch.linalg.eigvalsh(x)
torch.linalg.matrix_rank(s, hermitian=True), torch.linalg.matrix_rank(b, atol=1.0, rtol=0.1)
torch.linalg.pinv(b, atol=1.0), torch.linalg.pinv(s, 0.1), torch.linalg.qr(x, mode="r")[1].abs()
torch.linalg.solve(A=x, B=y, left=False), torch.linalg.svd(x, driver=None)[1]
torch.linalg.vander(u, N=4)
torch.linalg.lstsq(x, y, driver="gelsd")[0], torch.linalg.diagonal(b), torch.linalg.inv(A=x)
torch.nn.functional.relu(x, inplace=True), torch.nn.functional.leaky_relu(x, 0.1, True), x
torch.nn.functional.max_pool2d(c, 2, return_indices=True)
torch.nn.functional.softmax(n, 0, dtype=torch.float32)
torch.svd(b)[1], torch.svd(x, compute_uv=False), torch.lu_solve(y, *torch.linalg.lu_factor(x))
"""


def operands(torch):
    draw = numpy.random.default_rng(5)
    shapes = {"x": (3, 3), "y": (3, 3), "u": (3,), "b": (3, 3, 3), "c": (1, 2, 4, 4)}
    named = {k: torch.asarray(draw.normal(size=v).astype("float32")) for k, v in shapes.items()}
    n = torch.asarray([[1, 2], [3, 5]])
    return {**named, "s": named["x"] + named["x"].T, "n": n, "torch": torch}


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("line", KEYWORDS.strip().splitlines())
def test_arguments_and_options_are_pytorchs(line):
    got, want = (core.pytree.flatten(eval(line, operands(torch)))[0] for torch in LIBRARIES)
    assert len(got) == len(want)
    for place, (a, b) in enumerate(zip(got, want)):
        assert type(a) is ours.Tensor
        a, b = numpy.asarray(a), numpy.asarray(b)
        assert (a.shape, a.dtype) == (b.shape, b.dtype), f"result {place}"
        numpy.testing.assert_allclose(a, b, rtol=2e-4, atol=1e-5, err_msg=f"result {place}")


@pytest.mark.filterwarnings("ignore:indexing with dtype:UserWarning")
def test_bytes_are_masks():
    def results(torch):
        mask = torch.tensor([1, 0, 1], dtype=torch.uint8)
        x = torch.arange(6).view(3, 2)
        found = [x[mask].tolist(), x[mask, 1].tolist(), x[None, mask].tolist()]
        x[mask] = x[:2] + 7
        return [*found, x.tolist()]

    with pytest.warns(UserWarning, match=r"an index of dtype uint8 is a mask.*write i\.bool\(\)"):
        got = results(ours)
    assert got == results(theirs)


@pytest.mark.parametrize("torch", LIBRARIES)
def test_tensors_have_classes_by_dtype(torch):
    x = torch.LongTensor([1, 2])
    assert x.dtype == torch.int64 and isinstance(x, torch.LongTensor)
    assert not isinstance(x, torch.FloatTensor) and torch.FloatTensor(2, 3).shape == (2, 3)
    assert x.type(torch.DoubleTensor).dtype == torch.float64 == x.type("torch.DoubleTensor").dtype


@pytest.mark.parametrize("torch", LIBRARIES)
def test_the_state_of_random_numbers_can_be_restored(torch):
    state = torch.get_rng_state()
    first = torch.rand(3)
    torch.set_rng_state(state)
    assert torch.equal(torch.rand(3), first) and torch.initial_seed() == torch.random.initial_seed()
    generators = [torch.Generator(device="cpu") for _ in range(2)]
    a, b = (torch.rand(3, generator=g) for g in generators)
    assert torch.equal(a, b) and generators[0].initial_seed() == generators[1].initial_seed()
    assert torch.rand(2, generator=torch.Generator().manual_seed(3)).shape == (2,)


def test_modules_of_devices_say_whether_there_are_some():
    here = {device.type for device in core.devices()}
    for name in ("cuda", "mps", "xpu"):
        module = getattr(ours, name)
        assert module.is_available() == (module.device_count() > 0) == (name in here)
    ours.cuda.manual_seed_all(3)
    assert ours.initial_seed() == 3


WINDOWS = ("bartlett", "blackman", "hamming", "hann", "kaiser")


def signals(torch):
    u = torch.asarray(numpy.random.default_rng(7).normal(size=(2, 40)).astype("float32"))
    window = torch.hann_window(6) + 0.1
    named = {"window": window, "n_fft": 9, "hop_length": 3, "win_length": 6}
    yield torch.hamming_window(6, True, 0.6, 0.4, dtype=torch.float64)
    for name in WINDOWS:
        for length in (1, 2, 7):
            yield getattr(torch, f"{name}_window")(length)
            yield getattr(torch, f"{name}_window")(length, periodic=False)
    yield u.stft(8, center=False, return_complex=False)
    yield torch.stft(u, **named, onesided=False, return_complex=False)
    yield torch.stft(u[0], 8, pad_mode="constant", normalized=True, return_complex=False)
    whole = torch.stft(u * (1 + 2j), **named, return_complex=True)
    yield torch.real(torch.istft(whole, **named, return_complex=True))
    for length in (None, 30):
        yield torch.istft(torch.stft(u, **named, return_complex=True), **named, length=length)
    yield torch.istft(torch.stft(u, 8, return_complex=True), 8, length=60)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_windows_and_transforms_of_frames_are_pytorchs():
    for place, (got, want) in enumerate(zip(signals(ours), signals(theirs), strict=True)):
        got, want = numpy.asarray(got), numpy.asarray(want)
        assert (got.shape, got.dtype) == (want.shape, want.dtype), place
        numpy.testing.assert_allclose(got, want, atol=2e-5, err_msg=f"result {place}")
    with pytest.raises(core.errors.ArgumentError, match="stft of a real signal"):
        ours.stft(ours.ones(40), 8)
    frames = ours.ones(5, 4, dtype=ours.complex64)
    with pytest.raises(core.errors.ArgumentError, match="the windows leave a part"):
        ours.istft(frames, 8, window=ours.hann_window(8), center=False)


DERIVATIVES = {
    "jacobian": lambda f, x, y: (
        f(lambda x: x.exp().outer(x), x),
        f(lambda x, y: (x.sum() * y, x), (x, y)),
    ),
    "hessian": lambda f, x, y: (
        f(lambda x: x.pow(3).sum().view(1), x),
        f(lambda x, y: x.pow(3).sum() * y.sum(), (x, y)),
    ),
    "vjp": lambda f, x, y: (
        f(lambda x: x.exp().sum(), x),
        f(lambda x, y: (x.sum() * y, x), (x, y), (y, x)),
    ),
    "jvp": lambda f, x, y: (
        f(lambda x: x.exp(), x, x),
        f(lambda x, y: (x.sum() * y, x), (x, y), (x, y)),
    ),
    "hvp": lambda f, x, y: f(lambda x, y: x.pow(3).sum() * y.sum(), (x, y), (x, y)),
    "vhp": lambda f, x, y: f(lambda x: x.pow(3).sum(), x, x),
}


@pytest.mark.parametrize("name", DERIVATIVES)
def test_derivatives_at_inputs_are_pytorchs(name):
    def results(torch):
        functional = importlib.import_module(f"{torch.__name__}.autograd.functional")
        x, y = torch.tensor([0.5, 1.0, 2.0]), torch.tensor([3.0, -1.0])
        return plain(DERIVATIVES[name](getattr(functional, name), x, y))

    assert results(ours) == results(theirs)


def plain(value):
    if isinstance(value, (tuple, list)):
        return tuple(map(plain, value))
    assert not value.requires_grad
    return numpy.asarray(value).astype("float64").round(4).tolist()


def test_derivatives_at_inputs_keep_a_history_where_it_is_wanted():
    jacobian = importlib.import_module("core.compat.torch.autograd.functional").jacobian
    x = ours.tensor([2.0], requires_grad=True)
    for strategy in ("reverse-mode", "forward-mode"):
        assert jacobian(lambda x: x.pow(3), x, strategy=strategy).tolist() == [[12.0]]
    jacobian(lambda x: x.pow(3), x, create_graph=True).sum().backward()
    assert x.grad.tolist() == [12.0]
    with pytest.raises(core.errors.ArgumentError, match="no v given"):
        ours.autograd.functional.vjp(lambda x: x, ours.ones(3))


@pytest.mark.parametrize("torch", LIBRARIES)
def test_a_function_is_differentiable_once(torch):
    module = importlib.import_module(f"{torch.__name__}.autograd.function")

    class Double(module.Function):
        @staticmethod
        def forward(ctx, x):
            return x.mul(2)

        @staticmethod
        @module.once_differentiable
        def backward(ctx, g):
            assert not torch.is_grad_enabled()
            return g.mul(2)

    x = torch.ones(2, requires_grad=True)
    Double.apply(x).sum().backward()
    assert x.grad.tolist() == [2.0, 2.0]


@pytest.mark.parametrize("torch", LIBRARIES)
def test_sums_of_products_of_nothing(torch):
    x = torch.ones(2, 3)
    for shapes in (((0, 2, 4), (0, 4, 3)), ((2, 2, 0), (2, 0, 3))):
        a, b = (torch.ones(shape) for shape in shapes)
        assert torch.addbmm(x, a, b).tolist() == x.clone().addbmm_(a, b).tolist() == x.tolist()
    assert torch.ones(2, 2).renorm_(1, 0, 1.0).sum().item() == pytest.approx(2)


@pytest.mark.parametrize("torch", LIBRARIES)
def test_a_write_takes_an_operand_of_another_dtype_of_its_kind(torch):
    x, y = torch.ones(2), torch.tensor([0.5, 2.0], dtype=torch.float64, requires_grad=True)
    x += y
    x = x.mul_(y).sub_(torch.tensor(1))
    assert x.dtype == torch.float32 and x.tolist() == [-0.25, 5.0]
    x.sum().backward()
    assert y.grad.dtype == torch.float64 and y.grad.tolist() == [2.0, 5.0]
    n = torch.ones(2, dtype=torch.int32)
    n <<= torch.tensor([1, 2])
    assert n.dtype == torch.int32 and n.tolist() == [2, 4]
    for other in (2.5, y.detach()):
        with pytest.raises(Exception, match=r"result.*[fF]loat|Double"):
            n.mul_(other)


@pytest.mark.parametrize("torch", LIBRARIES)
def test_a_list_of_rows_may_begin_with_nothing(torch):
    rows = torch.tensor([])
    for value in (1, 2):
        rows = torch.cat([rows, torch.full((1, 2), value)])
    assert rows.dtype == torch.float32 and rows.tolist() == [[1.0, 1.0], [2.0, 2.0]]
    assert torch.cat([torch.tensor([]), torch.tensor([])]).shape == (0,)
    assert torch.cat([torch.tensor([]), torch.tensor([1.0])]).tolist() == [1.0]
    assert rows.fill_diagonal_(0).tolist() == [[0.0, 1.0], [2.0, 0.0]]


@pytest.mark.parametrize("torch", LIBRARIES)
def test_channels_can_lie_last(torch):
    x = torch.arange(24.0).reshape(1, 2, 3, 4)
    last = x.to(memory_format=torch.channels_last)
    assert last.stride() == (24, 1, 8, 2) and torch.equal(x, last)
    assert last.is_contiguous(memory_format=torch.channels_last) and not last.is_contiguous()
    assert not x.is_contiguous(memory_format=torch.channels_last)
    assert last.contiguous(memory_format=torch.channels_last).data_ptr() == last.data_ptr()
    assert last.contiguous().stride() == x.stride()
    assert x.double(memory_format=torch.channels_last).stride() == last.stride()
    volume = torch.ones(2, 3, 4, 5, 6).contiguous(memory_format=torch.channels_last_3d)
    assert volume.stride() == (360, 1, 90, 18, 3)
    with pytest.raises((ValueError, RuntimeError), match="channels_last|rank 4|4 axes"):
        volume.contiguous(memory_format=torch.channels_last)


@pytest.mark.parametrize("torch", LIBRARIES)
def test_bits_are_read_as_another_dtype(torch):
    z = torch.tensor([[1 + 2j, 3 - 4j]])
    pairs = torch.view_as_real(z)
    pairs[0, 0, 1] = 5.0
    assert z.tolist() == [[1 + 5j, 3 - 4j]] and pairs.stride() == (4, 2, 1)
    assert torch.view_as_real(z.T)[1, 0].tolist() == [3.0, -4.0]
    assert torch.view_as_complex(pairs).tolist() == z.tolist()
    assert z.view(torch.float32).shape == (1, 4)
    assert torch.ones(2).view(dtype=torch.int32).tolist() == [1065353216] * 2
    memory = bytearray(12)
    numbers = torch.frombuffer(memory, dtype=torch.int32, offset=4)
    numbers[1] = 7
    assert memory[8] == 7 and numbers.tolist() == [0, 7]
    assert torch.frombuffer(memory, dtype=torch.int16, count=2).tolist() == [0, 0]
    for bad in (
        lambda: torch.view_as_complex(torch.ones(3)),
        lambda: torch.view_as_real(torch.ones(3)),
        lambda: torch.frombuffer(memory, dtype=torch.int32, count=4),
        lambda: torch.frombuffer(memory, dtype=torch.int64),
        lambda: torch.ones(3).view(torch.float64),
    ):
        with pytest.raises((ValueError, RuntimeError, TypeError)):
            bad()
