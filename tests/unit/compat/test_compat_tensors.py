"""core.compat.torch.Tensor: a subclass of core.Tensor that core's own tensors know nothing of."""

import copy
import pickle
import subprocess
import sys

import numpy
import pytest

import core
import core.compat.torch as ours
from core import testing
from core.compat.torch import methods, table

Tensor = ours.Tensor


def test_importing_it_leaves_cores_tensors_as_they_are():
    code = (
        "import core; x = core.ones((2, 3)); before = dir(core.Tensor), vars(core.Tensor).keys()\n"
        "import core.compat.torch as torch; torch.ones(2).max(dim=0)\n"
        "assert (dir(core.Tensor), vars(core.Tensor).keys()) == before\n"
        "assert not hasattr(core.Tensor, 'numpy') and not hasattr(x, 'unsqueeze')\n"
        "assert x.size == 6 and type(x.max(axis=1)) is core.Tensor and type(x + 1) is core.Tensor\n"
    )
    subprocess.run([sys.executable, "-c", code.replace("", "")], check=True, timeout=60)


def made_with(torch):
    x = torch.tensor([[1.0, -2.0, 3.0], [0.5, 5.0, -6.0]], requires_grad=True)
    plain = x.detach()
    loss = (x * x).sum()
    return {
        "an operator": x + 1, "a reflected one": 2 / x, "core's function": core.exp(x),
        "core's operands": core.ones((2, 3)) * x, "a method": x.sin(), "a function": torch.cos(x),
        "an index": x[0], "a mask": x[x > 0], "iteration": next(iter(x)), "a view": x.T,
        "a copy": copy.copy(plain), "a deep copy": copy.deepcopy(plain), "detach": plain,
        "pickle": pickle.loads(pickle.dumps(plain)), "zeros": torch.zeros(2), "eye": torch.eye(2),
        "from_numpy": torch.from_numpy(numpy.ones(2)), "asarray": torch.asarray([1.0]),
        "as_tensor": torch.as_tensor(core.ones((2,))), "rand": torch.rand(2), "data": x.data,
        "from_dlpack": torch.from_dlpack(core.ones((2,))), "split": x.split(1)[0],
        "values": x.max(dim=1).values, "grad": torch.autograd.grad(loss, x)[0],
        "create_graph": torch.autograd.grad((x * x).sum(), x, create_graph=True)[0],
        "vmap": torch.vmap(lambda row: row * row.size(0))(plain), "new": x.new_zeros(2),
        "func.grad": torch.func.grad(lambda v: v.square().sum(dim=(0, 1)))(plain),
        "hessian": torch.func.hessian(lambda v: v.prod(0))(plain[:, 0]),
        "jvp": torch.func.jvp(torch.sin, (plain,), (torch.ones_like(plain),))[1],
        "compile": torch.compile(lambda v: v.relu().max(dim=0).values)(plain),
        "compile again": torch.compile(lambda v: torch.zeros(2) + v.size(0))(plain),
        "functional": torch.nn.functional.relu(core.ones((2,))), "in place": plain.clone().add_(1),
    }  # fmt: skip


@pytest.mark.parametrize("name", made_with(ours))
def test_what_comes_of_such_a_tensor_is_one(name):
    assert type(made_with(ours)[name]) is Tensor


def test_a_compiled_function_answers_in_the_type_of_its_arguments():
    compiled = core.compile(lambda x: x * 2 + 1)
    for _ in range(2):
        assert type(compiled(core.ones((2,)))) is core.Tensor
        assert type(compiled(ours.ones(2))) is Tensor
    made = ours.compile(lambda x: ours.zeros(3))
    assert [type(made(ours.ones(2))) for _ in range(3)] == [Tensor] * 3


def test_gradients_are_of_the_type_of_their_leaf():
    x, p = ours.ones(2).requires_grad_(), core.ones((2,)).requires_grad_()
    (x * p).sum().backward()
    (x + p).sum().backward()
    assert type(x.grad) is Tensor and type(p.grad) is core.Tensor
    found = core.autograd.grad((x * p).sum(), [x, p])
    assert [type(g) for g in found] == [Tensor, core.Tensor]


def test_hooks_and_saved_tensors_have_pytorchs_methods():
    seen = []
    x = ours.ones(2, 3).requires_grad_()
    x.register_hook(lambda g: seen.append(g.size()))
    with ours.autograd.graph.saved_tensors_hooks(lambda t: t.numpy(), ours.from_numpy):
        y = x.exp()
    y.register_hook(lambda g: seen.append(g.size(0)))
    y.sum().backward()
    assert seen == [2, (2, 3)]


class Scaled(ours.autograd.Function):
    @staticmethod
    def forward(ctx, x, factor):
        ctx.save_for_backward(x)
        ctx.factor = factor
        return x * factor, x.new_zeros(1)

    @staticmethod
    def backward(ctx, g, unused):
        (x,) = ctx.saved_tensors
        assert unused.size() == (1,) and x.size(0) == g.size(0)
        return g.mul(ctx.factor), None


def test_a_function_written_for_pytorch_sees_its_tensors():
    x = ours.ones(3).requires_grad_()
    Scaled.apply(x, 2.0)[0].sum().backward()
    assert x.grad.tolist() == [2.0] * 3 and type(x.grad) is Tensor
    plain = core.ones((3,)).requires_grad_()
    Scaled.apply(ours.as_tensor(plain), 3.0)[0].sum().backward()
    assert plain.grad.tolist() == [3.0] * 3 and type(plain.grad) is core.Tensor


@pytest.fixture
def rowmax():
    @ours.library.custom_op("compat_tensors::rowmax", mutates_args=())
    def rowmax(x: ours.Tensor) -> ours.Tensor:
        return x.max(dim=1).values.clone()

    @rowmax.register_fake
    def _(x):
        return x.new_empty(x.size(0))

    yield rowmax
    core._native.undefine_operator(rowmax)


def test_an_operator_written_for_pytorch_takes_either_kind_of_tensor(rowmax):
    plain, special = rowmax(core.ones((2, 3))), rowmax(ours.ones(2, 3))
    assert type(plain) is core.Tensor and type(special) is Tensor
    assert plain.tolist() == special.tolist() == [1.0, 1.0]
    assert type(core.compile(rowmax)(ours.ones(2, 3))) is Tensor


def test_an_operator_written_for_core_takes_either_kind_of_tensor():
    @core.custom_op("compat_tensors::spread")
    def spread(x: core.Tensor) -> core.Tensor:
        return x.max(axis=1) - x.min(axis=1) + x.size

    for torch, kind in ((core, core.Tensor), (ours, Tensor)):
        x = torch.asarray([[1.0, 4.0], [2.0, 2.0]])
        assert type(spread(x)) is kind and spread(x).tolist() == [7.0, 4.0]
    core._native.undefine_operator(spread)


def test_a_write_to_such_a_view_is_a_write_to_cores_tensor():
    base = core.zeros((3,))
    view = ours.as_tensor(base)
    view[0] = 5
    core.ops.core.add_(base, view)
    assert base.tolist() == view.tolist() == [10.0, 0.0, 0.0]
    assert type(base) is core.Tensor and type(view) is Tensor


# ---- core's own code sees core's attributes ----------------------------------------------------
def special(value):
    if isinstance(value, core.Tensor):
        return ours.as_tensor(value)
    return type(value)(map(special, value)) if isinstance(value, (list, tuple)) else value


def compare(got, want):
    if isinstance(want, core.Tensor):
        assert type(got) is Tensor
        assert (got.shape, got.dtype) == (want.shape, want.dtype)
        numpy.testing.assert_array_equal(numpy.asarray(got.detach()), numpy.asarray(want.detach()))
    elif isinstance(want, (list, tuple)):
        for pair in zip(got, want, strict=True):
            compare(*pair)


def leaves(value):
    nested = isinstance(value, (list, tuple))
    return [leaf for item in value for leaf in leaves(item)] if nested else [value]


def on_tensors(definition):
    return [
        s
        for s in testing.samples(definition, next(iter(testing.dtypes(definition))))[:2]
        if any(isinstance(a, core.Tensor) for a in leaves(s.args))
    ]


def is_computed(d):
    return not d.op.mutates and not {"random", "nondeterministic_seeded"} & {*(d.tags or ())}


CATALOGUE = [d for d in testing.operators() if is_computed(d)]


@pytest.mark.slow
@pytest.mark.parametrize("definition", CATALOGUE, ids=lambda d: d.name)
def test_an_operator_does_with_such_tensors_what_it_does_with_cores(definition):
    for sample in on_tensors(definition):
        plain = [copy.deepcopy(a) for a in sample.args]
        want = definition.op(*sample.args, **sample.kwargs)
        given = {k: special(v) for k, v in sample.kwargs.items()}
        compare(definition.op(*map(special, plain), **given), want)


# ---- methods -----------------------------------------------------------------------------------
@pytest.mark.parametrize("name", table.METHODS)
def test_a_method_is_the_function_of_its_name(name):
    assert vars(Tensor)[name] is getattr(ours, name)


def test_every_method_of_pytorchs_that_is_a_function_here_is_a_method():
    theirs = pytest.importorskip("torch")
    kinds = {*table.DTYPES, *table.CASTS, *table.DEVICES}
    both = {n for n in dir(theirs.Tensor) if hasattr(theirs, n) and n in dir(ours)} - kinds
    both = {n for n in both if n[0] != "_" and callable(getattr(theirs.Tensor, n))}
    own = {function.__name__ for function in methods.OWN} | {"detach", "dtype", "device"}
    assert both - set(table.METHODS) - own <= {"layout", "type"}


def test_std_var_and_the_extremes_follow_pytorch():
    x = ours.tensor([[1.0, 4.0, 2.0], [3.0, 3.0, 9.0]])
    assert x.std() == ours.std(x) and abs(float(x.std()) - 2.8048) < 1e-4
    assert x.var(unbiased=False) == ours.var(x, correction=0)
    largest = x.max(dim=1)
    assert largest.values.tolist() == [4.0, 9.0] and largest.indices.tolist() == [1, 2]
    assert x.min(0, keepdim=True)[1].tolist() == [[0, 1, 0]]
    assert x.size() == (2, 3) and x.size(-1) == 3 and x.size().numel() == 6
    assert core.asarray(numpy.asarray(x)).std() != x.std()


def test_an_element_at_its_limit_keeps_the_gradient_of_clamp():
    limit = ours.tensor([2.0, 2.0, 2.0])
    for name, slope in (("clamp_min", [0.0, 1.0, 1.0]), ("clamp_max", [1.0, 1.0, 0.0])):
        x = ours.tensor([1.0, 2.0, 3.0]).requires_grad_()
        getattr(x, name)(limit).sum().backward()
        assert x.grad.tolist() == slope


@pytest.mark.parametrize(
    "name", ["gather", "index_select", "scatter", "scatter_add", "index_add", "index_copy"]
)
def test_negative_indices_are_refused_where_pytorch_refuses_them(name):
    flat = name.startswith("index")
    index = ours.tensor([-1] if flat else [[-1], [0]])
    rest = () if name in ("gather", "index_select") else (ours.ones(2, 1),)
    x = ours.ones(2, 3)
    for call in (
        getattr(ours, name),
        lambda t, *a: getattr(t, name)(*a),
        ours.compile(getattr(ours, name)),
    ):
        with pytest.raises(IndexError):
            call(x, 1, index, *rest)
    assert getattr(core, name)(x, 1, index, *rest).ndim == 2


def test_symbols_promote_as_pytorch_does():
    x = ours.ones(2)
    assert (x + ours.tensor(1.0, dtype=ours.float64)).dtype is core.float32
    assert (ours.tensor([1, 2]) * ours.tensor(1.5, dtype=ours.float64)).dtype is core.float64
    small = ours.tensor([1, 2], dtype=core.uint8)
    assert (small + 300).tolist() == [45, 46] and (small > 300).dtype is core.bool
    x += ours.tensor(1.0, dtype=ours.float64)
    assert x.tolist() == [2.0, 2.0] and x.dtype is core.float32
    assert (core.ones((2,)) + core.asarray(1.0, dtype=core.float64)).dtype is core.float64
    with pytest.raises(ValueError, match="step -1"):
        x[::-1]


REPRESENTED = [
    ("2.5", {}), ("[[1, 2], [3, 4]]", {"dtype": "int32"}), ("[1.5, 2.0]", {"requires_grad": True}),
    ("[1e10, 1.0]", {}), ("[True, False]", {}), ("[]", {}), ("[1 + 2j, -3.5j]", {}),
    ("[0.1234567, 100.0]", {}), ("[float('nan'), 1.0, float('-inf')]", {}),
    ("[[[0.5]], [[-1.0]]]", {}),
    ("list(range(2000))", {}), ("[[float(i * j) for i in range(20)] for j in range(3)]", {}),
    ("[[], []]", {}), ("[1.0, 2.0]", {"dtype": "float64"}), ("[1e-5, 1.5]", {}), ("7", {}),
]  # fmt: skip
STORED = {
    "2.5": "tensor(2.5000)",
    "[1.5, 2.0]": "tensor([1.5000, 2.0000], requires_grad=True)",
    "[[1, 2], [3, 4]]": "tensor([[1, 2],\n        [3, 4]], dtype=torch.int32)",
}


@pytest.mark.parametrize(("data", "options"), REPRESENTED, ids=lambda v: str(v)[:20])
def test_tensors_print_as_pytorchs(data, options):
    def shown(torch):
        named = {k: getattr(torch, v) if k == "dtype" else v for k, v in options.items()}
        return repr(torch.tensor(eval(data), **named))

    assert shown(ours) == STORED.get(data, shown(ours))
    if theirs := sys.modules.get("torch"):
        assert shown(ours) == shown(theirs)


def test_a_tensor_says_what_it_is_as_pytorch_does():
    x = ours.ones(2, 3)
    assert x.type() == "torch.FloatTensor" and x.type("torch.LongTensor").dtype is core.int64
    assert x.to(core.int32, copy=True).dtype is core.int32 and x.to(x) is x
    assert x.is_contiguous() and not x.t().is_contiguous() and x.stride() == (3, 1)
    assert isinstance(x.data_ptr(), int) and x.is_cpu and not x.is_meta and x.numel() == 6
    assert Tensor(2, 3).size() == (2, 3) and Tensor([1, 2]).dtype is core.float32
    assert x.element_size() == 4 and x.new_tensor([1, 2]).dtype is core.float32
    x.data = ours.zeros(2, 3)
    assert x.sum().item() == 0 and isinstance(x, core.Tensor) and ours.is_tensor(core.ones((1,)))
