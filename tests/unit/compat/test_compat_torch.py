"""core.compat.torch: every row of the table, in PyTorch and in core."""

import importlib
import inspect

import numpy
import pytest

import core
import core.compat.torch as ours
from core.compat.torch import creation, functions, matrices, methods, signals, table

theirs = pytest.importorskip("torch")
EXAMPLES = [pytest.param(row, id=row.example) for row in (*table.ALIASES, *table.CONFLICTS)]


def operands(torch):
    draw = numpy.random.default_rng(0)
    floats = [draw.normal(size=shape).astype("float32") for shape in ((2, 3), (2, 3), (4,))]
    ints = [draw.integers(-4, 5, (2, 3)), numpy.asarray([[3, -2, 1], [2, 3, -3]])]
    named = dict(zip("xyunm", (torch.asarray(a) for a in (*floats, *ints))))
    return {**named, "b": named["x"] > 0, "torch": torch, "numpy": numpy}


def plain(value):
    """Tensors as arrays, named tuples and lists as tuples, dtypes by their names."""
    if isinstance(value, (core.Tensor, theirs.Tensor)):
        return numpy.asarray(value)
    if isinstance(value, (core.dtype, theirs.dtype)):
        return str(value).rpartition(".")[2]
    return tuple(map(plain, value)) if isinstance(value, (tuple, list)) else value


def check_same(got, want):
    got, want = plain(got), plain(want)
    if not isinstance(want, numpy.ndarray):
        assert type(got) is type(want) and got == want
        return
    assert (got.shape, got.dtype) == (want.shape, want.dtype)
    numpy.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("row", EXAMPLES)
def test_both_libraries_agree_on_the_example(row):
    got, want = (eval(row.example, operands(torch)) for torch in (ours, theirs))
    check_same(got, want)


@pytest.mark.parametrize("alias", [pytest.param(a, id=a.name) for a in table.ALIASES])
def test_an_alias_is_no_name_of_core(alias):
    assert not hasattr(core, alias.name)
    assert ours.__getattr__(alias.name) is not None


def test_every_conflict_is_a_function_and_every_function_a_row():
    modules = functions, matrices, signals, creation
    written = [row for m in modules for row in inspect.getmembers(m, inspect.isfunction)]
    defined = {n for n, _ in written if n[0].islower() or hasattr(theirs, n)}
    defined -= {"sizes_of", "creator"}
    assert {row.name for row in table.CONFLICTS} == defined


@pytest.mark.parametrize("name", table.CREATORS)
def test_what_makes_a_tensor_takes_requires_grad(name):
    size = {"full": ((2,), 1.0), "randint": (0, 4, (2,)), "eye": (2,), "arange": (2.0,)}
    size["logspace"] = (0.0, 1.0, 2)
    args = {"full_like": (ours.ones(2), 1.0), "randint_like": (ours.ones(2), 4), **size}.get(name)
    args = args or ((ours.ones(2),) if name.endswith("_like") else (2,))
    kind = {"dtype": ours.float32}
    assert getattr(ours, name)(*args, **kind, requires_grad=True).requires_grad
    assert not getattr(ours, name)(*args, **kind).requires_grad


@pytest.mark.parametrize("name", sorted({*table.MODULES} - {"nn"}))
def test_modules_have_pytorchs_names(name):
    module, peer = getattr(ours, name), importlib.import_module(f"torch.{name}")
    assert importlib.import_module(f"core.compat.torch.{name}") is module
    for found in dir(module):
        getattr(module, found)
    shared = set(dir(module)) & set(peer.__all__ if hasattr(peer, "__all__") else dir(peer))
    assert shared
    with pytest.raises(AttributeError, match=f"{name}' has no attribute 'nowhere'"):
        module.nowhere


def test_what_core_has_not_says_so():
    with pytest.raises(
        AttributeError, match=r"(?s)there is no torch\.jit.*fix: write torch.compile"
    ):
        ours.jit
    with pytest.raises(AttributeError, match=r"(?s)there is no torch\.nn\.Module.*fix: keep"):
        ours.nn.Module
    for name in table.ABSENT:
        module, _, attribute = name.rpartition(".")
        with pytest.raises(AttributeError, match=f"there is no torch.{name}"):
            getattr(getattr(ours, module) if module else ours, attribute)


def test_a_check_that_fails_says_what_was_asked():
    ours._check(True)
    with pytest.raises(core.errors.ShapeError, match="sizes differ"):
        ours._check(False, lambda: "sizes differ")


def test_compile_takes_what_pytorchs_takes():
    @ours.compile(fullgraph=True, dynamic=False, mode="max-autotune-no-cudagraphs")
    def f(x):
        return ours.sin(x) * 2

    x = ours.ones(2)
    assert f(x).tolist() == (ours.sin(x) * 2).tolist() and len(f.graphs) == 1
    assert ours.compile(f, disable=True) is f
    with pytest.raises(core.errors.ArgumentError, match="given backend='tvm'"):
        ours.compile(f, backend="tvm")
    with pytest.raises(core.errors.ArgumentError, match="mode='fast'"):
        ours.compile(f, mode="fast")


def test_an_optimizer_is_cores():
    assert ours.optim.Adam is core.optim.Adam
    assert issubclass(ours.optim.AdamW, ours.optim.Optimizer)


def test_an_operator_is_its_own_default_overload():
    assert ours.ops.core.add.default is ours.ops.core.add


def test_dtypes_have_pytorchs_names():
    for name, kind in table.DTYPES.items():
        assert getattr(ours, name) is getattr(core, kind)
        assert str(getattr(theirs, name)) == f"torch.{kind}"


def test_names_are_listed_and_unknown_ones_refused():
    assert {"mul", "max", "relu", "float32", "nn", "long"} <= set(dir(ours))
    with pytest.raises(AttributeError, match="no attribute 'nowhere'"):
        ours.nowhere
    assert hasattr(core, "compat")


def test_arguments_have_pytorchs_names():
    x = ours.ones(2, 3)
    assert ours.mul(input=x, other=2).tolist() == [[2.0] * 3] * 2
    assert ours.exp(input=x).shape == (2, 3)
    assert ours.sum(input=x, dim=1, keepdim=True).shape == (2, 1)


def test_tensors_have_pytorchs_methods():
    x = ours.tensor([[1.0, 2.0, 3.0]])
    assert x.unsqueeze(0).mul(2).permute(2, 0, 1).shape == (3, 1, 1)
    assert x.t().numel() == 3 and x.dim() == 2 and x.long().dtype is core.int64
    assert x.expand(2, -1).repeat(2, 1).shape == (4, 3)
    assert x.new_empty(2, 1).shape == (2, 1)
    assert x.new_zeros(2).numpy().tolist() == [0.0, 0.0] and x.element_size() == 4
    assert {f.__name__ for f in methods.OWN} <= set(dir(ours.Tensor))


@pytest.mark.parametrize("name", ["relu", "softmax", "gelu"])
def test_functional_has_pytorchs_functions(name):
    x = numpy.linspace(-2, 2, 6, dtype="float32").reshape(2, 3)
    kwargs = {"dim": 1} if name == "softmax" else {}
    got = getattr(ours.nn.functional, name)(input=ours.from_numpy(x), **kwargs)
    want = getattr(theirs.nn.functional, name)(theirs.from_numpy(x), **kwargs)
    check_same(got, want)


def test_functional_fold_and_unfold_are_not_those_of_tensors():
    x = numpy.arange(16, dtype="float32").reshape(1, 1, 4, 4)
    for torch in (ours, theirs):
        columns = torch.nn.functional.unfold(torch.from_numpy(x), 2, stride=2)
        assert columns.shape == (1, 4, 4) and columns[0, :, 1].tolist() == [2, 3, 6, 7]
        back = torch.nn.functional.fold(columns, (4, 4), kernel_size=2, stride=2)
        assert numpy.array_equal(numpy.asarray(back), x)


def network(torch, x, w1, w2, target):
    """Written for PyTorch: forward and the gradient of the loss."""
    hidden = torch.nn.functional.relu(torch.addmm(torch.zeros(5), x, w1))
    logits = torch.mm(hidden, w2)
    scores = torch.log(torch.softmax(logits, dim=1))
    picked = torch.gather(scores, 1, torch.unsqueeze(target, 1))
    loss = -torch.mean(picked)
    loss.backward()
    return loss, w1.grad, w2.grad, torch.max(logits, 1)[1]


def test_a_network_written_for_pytorch_runs():
    draw = numpy.random.default_rng(1)
    arrays = [draw.normal(size=shape).astype("float32") for shape in ((6, 4), (4, 5), (5, 3))]
    target = draw.integers(0, 3, 6)
    found = []
    for torch in (ours, theirs):
        x, w1, w2 = (torch.tensor(a) for a in arrays)
        w1.requires_grad = w2.requires_grad = True
        loss, *rest = network(torch, x, w1, w2, torch.tensor(target))
        found.append((loss.detach(), *rest))
    for got, want in zip(*found):
        check_same(got, want)


METHODS = {
    "new_tensor": ([1.0, 2.0],), "stride": (), "storage_offset": (), "nelement": (),
    "ndimension": (), "is_signed": (), "clamp_min": (0.25,), "clamp_max": (0.25,), "byte": (),
    "char": (), "fill_": (2.0,), "zero_": (), "sub_": (2.0,), "div_": (2.0,), "lt_": (0.0,),
    "eq_": (0.0,), "cumsum_": (1,), "cumprod_": (0,), "clamp_min_": (0.0,),
}  # fmt: skip


@pytest.mark.parametrize("name", METHODS)
def test_methods_that_core_has_not_do_what_pytorchs_do(name):
    values = numpy.asarray([[1.0, -2.0, 3.0], [0.0, 5.0, -6.0]], "float32")
    if name in ("byte", "char"):
        values = abs(values)
    got, want = (getattr(t.asarray(values.copy()), name)(*METHODS[name]) for t in (ours, theirs))
    check_same(got, want)


def test_methods_of_two_tensors_do_what_pytorchs_do():
    def results(t):
        x, y = (operands(t)[k] for k in "xy")
        index = t.asarray([[0, 2, 1], [1, 1, 0]])
        taken = (x.take_along_dim(index, 1), x.take_along_dim(index))
        return (x.where(x > 0, y), x.dist(y), x.is_same_size(y), x.sum().is_nonzero(), *taken)

    for got, want in zip(results(ours), results(theirs)):
        check_same(got, want)


@pytest.mark.parametrize("name", [n for n in dir(ours.special) if n not in ("polygamma",)])
def test_special_functions_are_pytorchs(name):
    pair = name in ("xlog1py", "xlogy")
    rest = {"softmax": (0,), "log_softmax": (0,), "logsumexp": (0,), "multigammaln": (2,)}
    args = rest.get(name, ())
    got, want = (
        getattr(t.special, name)(u, *((u,) if pair else args))
        for t in (ours, theirs)
        for u in [t.asarray([0.6, 0.7, 0.8, 0.9]) + (1 if name == "multigammaln" else 0)]
    )
    check_same(got, want)


def test_sizes_by_name_and_as_tensors():
    count = ours.tensor([1, 3]).max()
    for make in (ours.zeros, ours.ones, ours.empty, ours.rand, ours.randn):
        assert make(size=(2, 3)).shape == make(2, count).shape == make((2, count)).shape == (2, 3)
    assert ours.randint(low=1, high=2, size=(2,)).tolist() == [1, 1]
    assert ours.asarray([1.0], requires_grad=True).requires_grad
