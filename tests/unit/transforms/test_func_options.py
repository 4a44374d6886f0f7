"""core.func: what its transforms take beside a function: nests, aux, randomness, chunks."""

import copy
import pickle
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import core
from core import func
from core.errors import ArgumentError, AutogradError, CoreError, DtypeError, ShapeError


def tensor(values):
    return core.asarray(np.asarray(values, dtype=np.float64))


def array(x):
    return np.asarray(x)


@dataclass
class Line:
    slope: Any
    offset: Any

    def __call__(self, x):
        return self.slope * x + self.offset


# ---- reverse and forward mode --------------------------------------------------------------------
def test_both_orders_of_value_and_gradient():
    f = lambda x: ((x * x).sum(), {"twice": x * 2})  # noqa: E731
    x = tensor([1.0, 2.0])
    gradient, (value, aux) = func.grad_and_value(f, has_aux=True)(x)
    assert gradient.tolist() == [2.0, 4.0] and float(value) == 5.0
    assert aux["twice"].tolist() == [2.0, 4.0]
    (value, _), gradient = func.value_and_grad(f, has_aux=True)(x)
    assert gradient.tolist() == [2.0, 4.0] and float(value) == 5.0


def test_gradients_of_a_dataclass():
    line = Line(tensor(2.0), tensor(1.0))
    slope = func.grad(lambda line, x: line(x))(line, tensor(3.0))
    assert isinstance(slope, Line)
    assert (float(slope.slope), float(slope.offset)) == (3.0, 1.0)


def test_cotangents_and_tangents_are_matched_by_key():
    f = lambda p: {"a": p["x"] * 2, "b": p["y"] * 3}  # noqa: E731
    p = {"x": tensor(1.0), "y": tensor(1.0)}
    _, pull = func.vjp(f, p)
    (found,) = pull({"b": tensor(10.0), "a": tensor(1.0)})
    assert {k: float(v) for k, v in found.items()} == {"x": 2.0, "y": 30.0}
    _, tangent = func.jvp(f, (p,), ({"y": tensor(10.0), "x": tensor(1.0)},))
    assert {k: float(v) for k, v in tangent.items()} == {"a": 2.0, "b": 30.0}


def test_what_is_no_number_has_no_gradient():
    f = lambda p: (p["w"] * p["step"]).sum()  # noqa: E731
    found = func.grad(f)({"w": tensor([1.0, 2.0]), "step": core.asarray(3)})
    assert found["w"].tolist() == [3.0, 3.0] and found["step"] is None
    with pytest.raises(ArgumentError, match="derivative with respect to int64"):
        func.grad(lambda x: x.sum())(core.asarray([1, 2]))
    with pytest.raises(ArgumentError, match="derivative with respect to float"):
        func.grad(lambda x: x)(2.0)


def test_jvp_with_aux_and_strict():
    f = lambda x: (x * x, "said")  # noqa: E731
    out, tangent, aux = func.jvp(f, (tensor(3.0),), (tensor(1.0),), has_aux=True)
    assert (float(out), float(tangent), aux) == (9.0, 6.0, "said")
    with pytest.raises(AutogradError, match="output 1 of the function does not depend"):
        func.jvp(lambda x: (x, tensor(1.0)), (tensor(3.0),), (tensor(1.0),), strict=True)
    with pytest.raises(ArgumentError, match="returned a float"):
        func.jvp(lambda x: 3.0, (tensor(3.0),), (tensor(1.0),))
    with pytest.raises(ArgumentError, match="as tangents"):
        func.jvp(f, (tensor(3.0),), tensor(1.0))


def test_linearize_runs_the_function_once():
    runs = []

    def f(x, p):
        runs.append(1)
        return {"y": x.sin() * p["a"], "z": p["a"].sum()}

    x, p = tensor([0.1, 0.2]), {"a": tensor([2.0, 3.0])}
    out, push = func.linearize(f, x, p)
    for scale in (1.0, 2.0):
        t = (tensor([1.0, 1.0]) * scale, {"a": tensor([5.0, 7.0]) * scale})
        expected = func.jvp(f, (x, p), t)[1]
        found = push(*t)
        np.testing.assert_allclose(array(found["y"]), array(expected["y"]))
        np.testing.assert_allclose(array(found["z"]), array(expected["z"]))
    assert len(runs) == 3  # one of linearize, two of jvp
    np.testing.assert_allclose(array(out["y"]), array(f(x, p)["y"]))


# ---- jacobians ---------------------------------------------------------------------------------
@pytest.mark.parametrize("transform", [func.jacrev, func.jacfwd])
def test_jacobians_of_nests(transform):
    def f(p, s):
        return {"prod": p["a"] * s, "sum": (p["a"].sum(), p["b"] * 2)}

    p = {"a": tensor([1.0, 2.0]), "b": tensor([[3.0]])}
    found = transform(f, argnums=(0, 1))(p, tensor(4.0))
    assert found["prod"][0]["a"].tolist() == [[4.0, 0.0], [0.0, 4.0]]
    assert found["prod"][1].tolist() == [1.0, 2.0]
    assert found["sum"][0][0]["a"].tolist() == [1.0, 1.0]
    assert found["sum"][1][0]["b"].shape == (1, 1, 1, 1)
    assert found["sum"][1][0]["a"].shape == (1, 1, 2)


@pytest.mark.parametrize("transform", [func.jacrev, func.jacfwd])
def test_jacobians_in_chunks_with_aux_and_of_nothing(transform):
    f = lambda x: (x * x, x.sum())  # noqa: E731
    x = tensor(np.arange(5.0))
    for chunk_size in (None, 1, 2, 5, 9):
        jacobian, aux = transform(f, has_aux=True, chunk_size=chunk_size)(x)
        np.testing.assert_array_equal(array(jacobian), np.diag(2 * array(x)))
        assert float(aux) == 10.0
    assert transform(lambda x: x * 2)(tensor(np.zeros((0, 2)))).shape == (0, 2, 0, 2)


def test_jacobians_along_complex_numbers_are_refused():
    x, z = core.asarray([1.0, 2.0]), core.asarray([1 + 2j])
    to_complex = lambda x: core.complex(x, x * x)  # noqa: E731
    assert func.jacfwd(to_complex)(x).tolist() == [[1 + 2j, 0], [0, 1 + 4j]]
    with pytest.raises(DtypeError, match="jacrev: an output is complex64"):
        func.jacrev(to_complex)(x)  # a row would be of the real part alone
    for transform in (func.jacfwd, func.hessian):
        with pytest.raises(DtypeError, match="jacfwd: an input is complex64"):
            transform(lambda z: core.real(z * z).sum())(z)
    assert func.jacrev(lambda z: core.real(z * z))(z).tolist() == [[2 - 4j]]  # rows of gradients
    with pytest.raises(ArgumentError, match="returned a str"):
        transform(lambda x: "no")(x)


def test_hessian_of_two_arguments():
    found = func.hessian(lambda x, y: (x * x * y).sum(), argnums=(0, 1))(
        tensor([3.0]), tensor([5.0])
    )
    assert [[block.tolist() for block in row] for row in found] == [
        [[[10.0]], [[6.0]]],
        [[[6.0]], [[0.0]]],
    ]


# ---- vmap ----------------------------------------------------------------------------------------
def test_dimensions_as_nests():
    x = tensor(np.arange(6.0).reshape(2, 3))
    f = lambda p, s: {"a": p["x"] + s, "b": (p["y"], s)}  # noqa: E731
    mapped = func.vmap(f, in_dims=({"x": 1, "y": None}, 0), out_dims={"a": -1, "b": (None, 0)})
    found = mapped({"y": x, "x": x}, tensor([10.0, 20.0, 30.0]))
    np.testing.assert_array_equal(array(found["a"]), array(x) + np.array([10.0, 20.0, 30.0]))
    assert found["b"][0] is x
    assert found["b"][1].tolist() == [10.0, 20.0, 30.0]


def test_keywords_are_shared_by_all_elements():
    found = func.vmap(lambda x, y: x + y)(tensor([1.0, 2.0]), y=tensor([10.0, 20.0]))
    assert found.tolist() == [[11.0, 21.0], [12.0, 22.0]]


def test_an_output_that_is_a_batch_needs_a_place():
    with pytest.raises(ArgumentError, match="out_dims is None for an output"):
        func.vmap(lambda x: x, out_dims=None)(tensor([1.0]))


@pytest.mark.parametrize("chunk_size", [1, 2, 3, 7, 100])
def test_chunks_give_the_same(chunk_size):
    x = tensor(np.arange(21.0).reshape(3, 7))
    f = lambda row, s: (row.cumulative_sum(axis=0), row.sum() * s, s)  # noqa: E731
    whole = func.vmap(f, in_dims=(1, None), out_dims=(1, 0, None))(x, tensor(2.0))
    parts = func.vmap(f, in_dims=(1, None), out_dims=(1, 0, None), chunk_size=chunk_size)
    for a, b in zip(whole, parts(x, tensor(2.0)), strict=True):
        np.testing.assert_array_equal(array(a), array(b))


@pytest.mark.parametrize("chunk_size", [0, -1, 1.5, True])
def test_bad_chunks(chunk_size):
    with pytest.raises(ArgumentError, match="chunk_size"):
        func.vmap(core.sin, chunk_size=chunk_size)


# ---- random numbers ------------------------------------------------------------------------------
def draw(x):
    return x + core.rand(2, generator=core.Generator(3), dtype="float64")


def test_random_numbers_are_refused_unless_told_otherwise():
    with pytest.raises(AutogradError, match="draws random numbers inside"):
        func.vmap(draw)(tensor([0.0, 0.0]))
    with pytest.raises(ArgumentError, match="randomness='none'"):
        func.vmap(draw, randomness="none")


@pytest.mark.parametrize("chunk_size", [None, 2])
def test_random_numbers_once_or_for_each(chunk_size):
    x = tensor(np.zeros(5))
    same = array(func.vmap(draw, randomness="same", chunk_size=chunk_size)(x))
    assert len(np.unique(same[:, 0])) == 1 and same[0, 0] != same[0, 1]
    core.manual_seed(0)
    f = lambda x: x + core.rand(2, dtype="float64")  # noqa: E731
    different = array(func.vmap(f, randomness="different", chunk_size=chunk_size)(x))
    assert len(np.unique(different)) == 10
    core.manual_seed(0)
    same = array(func.vmap(f, randomness="same", chunk_size=chunk_size)(x))
    assert len(np.unique(same)) == 2


def test_each_of_two_batches_has_its_own_randomness():
    inner = func.vmap(draw, randomness="different")
    found = array(func.vmap(inner, randomness="same")(tensor(np.zeros((3, 4)))))
    np.testing.assert_array_equal(found, np.broadcast_to(found[:1], (3, 4, 2)))
    assert len(np.unique(found[0])) == 8


def test_a_dropped_element_has_no_gradient():
    x = core.ones((4, 50), dtype="float64")
    drop = lambda row: core.ops.core.random_dropout(row, (50,), 0.5, seed=1)  # noqa: E731
    kept = array(func.vmap(drop, randomness="different")(x))
    gradient = func.vmap(func.grad(lambda row: drop(row).sum()), randomness="different")(x)
    np.testing.assert_array_equal(array(gradient), kept)
    assert len({tuple(row) for row in kept}) == 4


@pytest.mark.parametrize("kind", ["elements", "channels", "tangent", "attention"])
def test_a_batch_drops_its_own_elements_of_what_it_shares(kind):
    shared, x = core.ones((50,), dtype="float64"), tensor(np.zeros((4, 2)))
    row, column = shared[:16].reshape((4, 4)), shared[:4].reshape((4, 1))

    def draw(_):
        if kind == "elements":
            return core.dropout(shared)
        if kind == "channels":
            return core.dropout2d(core.ones((50, 1, 1)))
        if kind == "tangent":
            return func.jvp(core.dropout, (shared,), (shared,))[1]
        return core.scaled_dot_product_attention(row, row, column, dropout_p=0.5)

    each = array(func.vmap(draw, randomness="different")(x))
    assert len({one.tobytes() for one in each}) == 4
    once = array(func.vmap(draw, randomness="same")(x))
    assert len({one.tobytes() for one in once}) == 1
    with pytest.raises(AutogradError, match="draws random numbers inside"):
        func.vmap(draw)(x)


def test_a_tangent_is_dropped_where_the_value_is():
    shared = core.ones((50,), dtype="float64")
    both = lambda _: func.jvp(core.dropout, (shared,), (shared,))  # noqa: E731
    values, tangents = func.vmap(both, randomness="different")(tensor(np.zeros((4, 2))))
    np.testing.assert_array_equal(array(values), array(tangents))


# ---- functional_call -----------------------------------------------------------------------------
class Net:
    def __init__(self):
        self.layers = [Line(tensor(2.0), tensor(0.0)), Line(tensor(3.0), tensor(1.0))]
        self.options = {"scale": tensor(1.0)}

    def __call__(self, x, *, power=1):
        for layer in self.layers:
            x = layer(x)
        return (x * self.options["scale"]) ** power


def test_an_object_is_called_with_other_tensors():
    net = Net()
    params = {"layers.0.slope": tensor(5.0), "options.scale": tensor(10.0)}
    loss = lambda p: func.functional_call(net, p, (tensor(1.0),), {"power": 2})  # noqa: E731
    assert float(loss(params)) == 160.0**2
    found = func.grad(loss)(params)
    assert {k: float(v) for k, v in found.items()} == {
        "layers.0.slope": 2 * 160.0 * 30.0,
        "options.scale": 2 * 160.0 * 16.0,
    }
    assert float(net(tensor(1.0))) == 7.0


def test_attributes_are_put_back_after_an_error():
    net = Net()
    with pytest.raises(TypeError):
        func.functional_call(net, {"options.scale": tensor(0.0)}, (tensor(1.0),), {"none": 1})
    assert float(net(tensor(1.0))) == 7.0


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ({"layers.2.slope": tensor(1.0)}, "there is no '2'"),
        ({"layers.0.curve": tensor(1.0)}, "there is no 'curve'"),
        ([{"options.scale": tensor(1.0)}, {"options.scale": tensor(1.0)}], "two of the dicts"),
    ],
)
def test_paths_that_lead_nowhere(parameters, message):
    with pytest.raises(ArgumentError, match=message):
        func.functional_call(Net(), parameters, (tensor(1.0),))


def test_strict_keeps_shapes():
    with pytest.raises(ArgumentError, match="of shape"):
        func.functional_call(
            Net(), {"options.scale": tensor([1.0, 2.0])}, (tensor(1.0),), strict=True
        )


# ---- against torch -------------------------------------------------------------------------------
def test_jacobians_are_nested_as_torch_nests_them():
    torch = pytest.importorskip("torch")

    def f(x, y):
        return {"a": x * y.sum(), "b": (x.sum() * y,)}

    x, y = np.array([1.0, 2.0]), np.array([3.0, 4.0, 5.0])
    ours = func.jacrev(f, argnums=(0, 1))(tensor(x), tensor(y))
    theirs = torch.func.jacrev(f, argnums=(0, 1))(torch.tensor(x), torch.tensor(y))
    for path in (lambda j: j["a"][0], lambda j: j["a"][1], lambda j: j["b"][0][1]):
        np.testing.assert_allclose(array(path(ours)), path(theirs).numpy())


def test_shapes_that_do_not_fit():
    with pytest.raises(ShapeError, match="one of the tangents has shape"):
        func.jvp(core.sin, (tensor(1.0),), (tensor([1.0]),))


def test_an_argument_is_named_once():
    with pytest.raises(ArgumentError, match="twice"):
        func.grad(lambda x, y: (x * y).sum(), argnums=(0, -2))(tensor(1.0), tensor(2.0))


def test_cotangents_and_tangents_are_converted_where_nothing_is_lost():
    x = tensor([1.0, 2.0])
    pull = func.vjp(lambda x: x * 2, x)[1]
    assert pull(core.asarray([1, 0]))[0].tolist() == [2.0, 0.0]
    for wrong in (pull, lambda t: func.jvp(lambda x: x * 2, (x,), (t,))):
        with pytest.raises(DtypeError, match="imaginary part"):
            wrong(core.asarray([1j, 1.0]))
    pull = func.vjp(lambda x: (x, core.asarray([1, 2], dtype="int32")), x)[1]
    with pytest.raises(DtypeError, match="int32 has no derivatives"):
        pull((x, x))


@pytest.mark.parametrize("level", ["jvp", "grad", "jvp in vmap"])
def test_a_copy_that_would_lose_the_derivative_is_refused(level):
    def body(x):
        for copied in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(CoreError):
                copied(x)
        return x.sum()

    x = tensor([1.0, 2.0])
    if level == "grad":
        func.grad(body)(x)
    elif level == "jvp":
        func.jvp(body, (x,), (x,))
    else:
        mapped = func.vmap(body)
        func.jvp(mapped, (core.ones((2, 2)),), (core.ones((2, 2)),))
