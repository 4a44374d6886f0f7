"""Axes of 0-d tensors: where elements are joined or ordered, they are those of a row of one."""

import pytest

import core
from core.operators.definition import catalogue

X = 2.5
# By operator what it is called with beside x and axis.
REDUCTIONS = (
    "all", "amax", "amin", "aminmax", "any", "argmax", "argmin", "count_nonzero", "kthvalue",
    "logsumexp", "max", "mean", "median", "min", "mode", "nanmean", "nanmedian", "nanquantile",
    "nansum", "prod", "quantile", "std", "std_mean", "sum", "var", "var_mean",
)  # fmt: skip
OF_ROWS = (
    "argsort", "cummax", "cummin", "cumulative_prod", "cumulative_sum", "log_softmax",
    "logcumsumexp", "softmax", "softmin", "sort", "sort_with_indices", "topk",
)  # fmt: skip
NAMES = (*REDUCTIONS, *OF_ROWS, "squeeze")
ARGUMENTS = {"kthvalue": {"k": 1}, "topk": {"k": 1}, "quantile": {"q": 0.5}}
ARGUMENTS["nanquantile"] = ARGUMENTS["quantile"]
POSITIONS = ("all", "any", "argmax", "argmin", "argsort", "count_nonzero")  # no derivative


def call(name, x, axis, **named):
    """The results as a list."""
    out = getattr(core, name)(x, axis=axis, **ARGUMENTS.get(name, {}), **named)
    return list(out) if isinstance(out, (tuple, list)) else [out]


def same(results, expected):
    assert len(results) == len(expected)
    for ours, theirs in zip(results, expected):
        assert ours.dtype == theirs.dtype
        assert ours.shape == theirs.shape
        assert ours.tolist() == pytest.approx(theirs.tolist(), nan_ok=True)


def numbers(results):
    return [r.reshape(()) for r in results]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("axis", [0, -1])
def test_a_number_is_a_row_of_one_element(name, axis):
    results = call(name, core.asarray(X), axis)
    assert all(r.shape == () for r in results)
    same(results, numbers(call(name, core.asarray([X]), 0)))


@pytest.mark.parametrize("name", REDUCTIONS)
def test_kept_dimensions_of_a_number_are_none(name):
    assert all(r.shape == () for r in call(name, core.asarray(X), 0, keepdims=True))


@pytest.mark.parametrize("name", (*NAMES, "flatten"))
@pytest.mark.parametrize("axis", [1, -2])
def test_other_axes_of_a_number_are_refused(name, axis):
    with pytest.raises(core.errors.IndexRangeError, match=f"{axis} is out of range"):
        if name == "flatten":
            core.flatten(core.asarray(X), axis)
        else:
            call(name, core.asarray(X), axis)


def test_an_axis_of_a_number_is_named_once():
    with pytest.raises(core.errors.ShapeError, match="named twice"):
        core.sum(core.asarray(X), axis=(0, -1))


@pytest.mark.parametrize("name", [n for n in NAMES if n not in POSITIONS])
def test_derivatives_of_a_number_along_its_axis_are_those_of_a_row(name):
    def first(x):
        return call(name, x, 0, **({"correction": 0.0} if "std" in name else {}))[0].sum()

    number, row = core.asarray(X), core.asarray([X])
    same([core.func.grad(first)(number)], numbers([core.func.grad(first)(row)]))
    _, t = core.func.jvp(first, (number,), (core.asarray(3.0),))
    _, expected = core.func.jvp(first, (row,), (core.asarray([3.0]),))
    same([t], [expected])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("axis", [0, -1])
def test_a_batch_of_numbers_is_batched_over_each_ones_axis(name, axis):
    x = core.asarray([3.0, 1.0, 2.0])
    results = core.func.vmap(lambda x: tuple(call(name, x, axis)))(x)
    each = [call(name, x[i], axis) for i in range(3)]
    same(list(results), [core.stack(parts) for parts in zip(*each)])
    with pytest.raises(core.errors.IndexRangeError, match="out of range"):
        core.func.vmap(lambda x: tuple(call(name, x, 1)))(x)


def test_a_batch_of_batches_of_numbers_keeps_both_batches():
    x = core.arange(6.0).reshape((2, 3))
    both = core.func.vmap(core.func.vmap(lambda x: x.sum(axis=0, keepdims=True)))
    assert both(x).tolist() == x.tolist()
    assert core.func.vmap(core.func.grad(lambda x: x.max(axis=0)))(x[0]).tolist() == [1, 1, 1]


def test_compiled_functions_take_the_axes_of_numbers():
    def everything(x):
        return [tuple(call(name, x, -1)) for name in NAMES]

    for ours, theirs in zip(core.compile(everything)(core.asarray(X)), everything(core.asarray(X))):
        same(list(ours), list(theirs))
    batched = core.compile(core.func.vmap(lambda x: x.sum(axis=0) + x.sort(axis=0)))
    assert batched(core.asarray([3.0, 1.0])).tolist() == [6.0, 2.0]


# ---- the whole catalogue beside PyTorch ----------------------------------------------------------
# What differs from PyTorch, and why.
EXCEPTIONS = {"normalize": "it divides rows by their norms, and a number has none"}


def of_one_tensor():
    """The public operators that take a tensor, numbers and `axis`, as far as ARGUMENTS tell."""
    for definition in catalogue.definitions():
        arguments = core._native.parse_schema(definition.op.schema)["args"]
        name = definition.name.partition("::")[2]
        given = {"axis", *ARGUMENTS.get(name, {})}
        needed = [a["name"] for a in arguments[1:] if a["default"] is None]
        axis = any(a["name"] == "axis" for a in arguments)
        if definition.public and axis and set(needed) <= given and arguments[0]["type"] == "Tensor":
            yield name


def accepts(function, *args, **named):
    try:
        function(*args, **named)
    except (core.errors.CoreError, IndexError, RuntimeError, TypeError):
        return False
    return True


@pytest.mark.peers
@pytest.mark.filterwarnings("ignore")  # PyTorch's, of variances of one element
def test_every_operator_takes_the_axes_of_a_number_that_pytorch_takes():
    torch = pytest.importorskip("torch", reason="torch is not installed (peers)")
    differing, compared = {}, 0
    for name in of_one_tensor():
        peer = getattr(torch, name, None) or getattr(torch.nn.functional, name, None)
        named = ARGUMENTS.get(name, {})
        for axis in (0, -1, 1) if peer else ():
            ours = accepts(getattr(core, name), core.asarray(X), axis=axis, **named)
            theirs = accepts(peer, torch.tensor(X), dim=axis, **named)
            compared += 1
            if ours != theirs:
                differing.setdefault(name, []).append(axis)
    assert compared > 100
    assert differing == {name: [0, -1] for name in EXCEPTIONS}
