"""core.optim: the numbers of torch.optim and of float64 formulas, groups, state, and errors."""

import re

import numpy as np
import pytest

import core
from core.errors import ArgumentError, DtypeError, RangeError

SHAPES = ((4, 3), (5,), (), (0, 2))
STEPS = 20
CASES = [
    ("SGD", {"lr": 0.1}),
    ("SGD", {"lr": 0.1, "momentum": 0.9}),
    ("SGD", {"lr": 0.1, "momentum": 0.9, "dampening": 0.3, "weight_decay": 0.1}),
    ("SGD", {"lr": 0.1, "momentum": 0.9, "nesterov": True, "maximize": True}),
    ("Adam", {}),
    ("Adam", {"lr": 0.05, "betas": (0.8, 0.9), "eps": 1e-3, "weight_decay": 0.1}),
    ("Adam", {"lr": 0.05, "amsgrad": True, "maximize": True}),
    ("AdamW", {"lr": 0.05}),
    ("AdamW", {"lr": 0.05, "amsgrad": True, "weight_decay": 0.2}),
    ("RMSprop", {"weight_decay": 0.1}),
    ("RMSprop", {"lr": 0.05, "momentum": 0.9, "centered": True, "eps": 1e-2, "maximize": True}),
    ("Adagrad", {"lr": 0.1, "maximize": True}),
    ("Adagrad", {"lr_decay": 0.1, "weight_decay": 0.1, "initial_accumulator_value": 0.5}),
]
TOLERANCES = {"float32": 2e-6, "float64": 1e-12}


def weights(dtype):
    random = np.random.default_rng(0)
    return [random.normal(size=shape).astype(dtype) for shape in SHAPES]


def gradients(step, dtype, factor=1.0):
    random = np.random.default_rng(1 + step)
    return [(factor * random.normal(size=shape)).astype(dtype) for shape in SHAPES]


def leaves(arrays):
    return [core.asarray(a, copy=True).requires_grad_() for a in arrays]


def trained(optimizer, params, dtype, step=None, steps=range(STEPS)):
    for number in steps:
        for param, grad in zip(params, gradients(number, dtype)):
            param.grad = core.asarray(grad)
        (step or optimizer.step)()
    return [np.asarray(p.detach()) for p in params]


def close(got, want, dtype):
    for a, b in zip(got, want, strict=True):
        np.testing.assert_allclose(a, b, rtol=TOLERANCES[dtype], atol=TOLERANCES[dtype])


# ---- numbers -----------------------------------------------------------------------------------
def by_formula(kind, given, arrays):
    """The steps as the papers write them, in float64, one array at a time."""
    rate = 1e-2 if kind in ("RMSprop", "Adagrad") else 1e-3
    options = {"lr": rate, "momentum": 0, "dampening": 0, "eps": 1e-8, "betas": (0.9, 0.999)}
    o = {**options, "weight_decay": 0.01 if kind == "AdamW" else 0, **given}
    beta1, beta2 = o["betas"]
    found = []
    for position, start in enumerate(arrays):
        x, m, v, most = start.astype("float64"), 0.0, 0.0, 0.0
        for step in range(1, STEPS + 1):
            g = gradients(step - 1, start.dtype)[position].astype("float64")
            g = -g if o.get("maximize") else g
            if kind == "AdamW":
                x = x - o["lr"] * o["weight_decay"] * x
            else:
                g = g + o["weight_decay"] * x
            if kind == "SGD":
                m = g if step == 1 else o["momentum"] * m + (1 - o["dampening"]) * g
                ahead = g + o["momentum"] * m if o.get("nesterov") else m
                x = x - o["lr"] * (ahead if o["momentum"] else g)
                continue
            if kind == "RMSprop":
                alpha = o.get("alpha", 0.99)
                m, v = alpha * m + (1 - alpha) * g, alpha * v + (1 - alpha) * g * g
                root = np.sqrt(v - m * m if o.get("centered") else v) + o["eps"]
                most = o["momentum"] * most + g / root
                x = x - o["lr"] * most
                continue
            if kind == "Adagrad":
                v = (v if step > 1 else o.get("initial_accumulator_value", 0)) + g * g
                rate = o["lr"] / (1 + (step - 1) * o.get("lr_decay", 0))
                x = x - rate * g / (np.sqrt(v) + 1e-10)
                continue
            m, v = beta1 * m + (1 - beta1) * g, beta2 * v + (1 - beta2) * g * g
            most = np.maximum(most, v) if o.get("amsgrad") else v
            root = np.sqrt(most / (1 - beta2**step)) + o["eps"]
            x = x - o["lr"] * m / (1 - beta1**step) / root
        found.append(x)
    return found


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize(("kind", "options"), CASES)
def test_20_steps_are_those_of_the_formulas(kind, options, dtype):
    params = leaves(weights(dtype))
    got = trained(getattr(core.optim, kind)(params, **options), params, dtype)
    want = by_formula(kind, options, weights(dtype))
    close(got, want, dtype if dtype == "float64" else "float32")


@pytest.mark.peers
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize(("kind", "options"), CASES)
def test_20_steps_are_torchs(kind, options, dtype):
    torch = pytest.importorskip("torch")
    params = leaves(weights(dtype))
    got = trained(getattr(core.optim, kind)(params, **options), params, dtype)
    theirs = [torch.tensor(w, requires_grad=True) for w in weights(dtype)]
    optimizer = getattr(torch.optim, kind)(theirs, **options)
    for step in range(STEPS):
        for param, grad in zip(theirs, gradients(step, dtype)):
            param.grad = torch.tensor(grad)
        optimizer.step()
    close(got, [p.detach().numpy() for p in theirs], dtype)


@pytest.mark.peers
@pytest.mark.parametrize("kind", ["SGD", "Adam", "AdamW", "RMSprop", "Adagrad"])
def test_the_defaults_are_torchs(kind):
    torch = pytest.importorskip("torch")
    ours = getattr(core.optim, kind)(leaves(weights("float32"))).defaults
    theirs = getattr(torch.optim, kind)([torch.ones(1)]).defaults
    assert ours == {name: theirs[name] for name in ours}


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
def test_the_state_of_16_bits_is_kept_in_float32(dtype):
    w = core.ones(4, dtype=dtype).requires_grad_()
    wide = core.ones(4).requires_grad_()
    optimizers = [core.optim.Adam([p], lr=0.01) for p in (w, wide)]
    for _ in range(10):
        for p, optimizer in zip((w, wide), optimizers):
            p.grad = core.full((4,), 0.5, dtype=p.dtype)
            optimizer.step()
    assert w.dtype.name == dtype
    state = optimizers[0].state[w]
    assert state["exp_avg_sq"].dtype is core.float32
    assert state["exp_avg_sq"].tolist() == optimizers[1].state[wide]["exp_avg_sq"].tolist()
    np.testing.assert_allclose(w.astype(core.float32).tolist(), wide.tolist(), rtol=2e-2)


# ---- groups, gradients that come late ----------------------------------------------------------
def test_groups_have_options_of_their_own():
    a, b, c = leaves([np.ones(2)] * 3)
    optimizer = core.optim.SGD([{"params": [a]}, {"params": b, "lr": 0.5}], lr=0.25)
    optimizer.add_param_group({"params": [c], "maximize": True})
    for param in (a, b, c):
        param.grad = core.ones(2, dtype=core.float64)
    optimizer.step()
    assert [float(p[0]) for p in (a, b, c)] == [0.75, 0.5, 1.25]
    optimizer.param_groups[0]["lr"] = 1.0  # as schedulers do
    optimizer.step()
    assert float(a[0]) == -0.25


def test_a_gradient_that_comes_later_begins_at_its_own_first_step():
    early, late, alone = leaves([np.ones(3)] * 3)
    both, one = core.optim.Adam([early, late]), core.optim.Adam([alone])
    for step in range(4):
        early.grad = core.ones(3, dtype=core.float64)
        if step == 2:
            late.grad = core.full((3,), 0.5, dtype=core.float64)
            alone.grad = late.grad
        both.step()
        one.step()
    assert both.state[early]["step"] == 4 and both.state[late]["step"] == 2
    assert late.tolist() == alone.tolist()


def test_a_tensor_without_a_gradient_stays_as_it_is():
    w = core.ones(2)
    optimizer = core.optim.AdamW([w])
    optimizer.step()
    assert w.tolist() == [1.0, 1.0] and optimizer.state_dict()["state"] == {}


def test_a_closure_is_called_with_gradients_on():
    w = core.asarray([2.0]).requires_grad_()
    optimizer = core.optim.SGD([w], lr=0.25)

    def closure():
        optimizer.zero_grad()
        loss = (w * w).sum()
        loss.backward()
        return loss

    with core.no_grad():
        assert float(optimizer.step(closure)) == 4.0
    assert w.tolist() == [1.0]


def test_gradients_are_forgotten_or_made_zero():
    w, v = leaves([np.ones(2), np.ones(2)])
    optimizer = core.optim.SGD([w, v])
    w.grad = given = core.ones(2, dtype=core.float64)
    optimizer.zero_grad(set_to_none=False)
    assert w.grad.tolist() == given.tolist() == [0, 0] and v.grad is None
    optimizer.zero_grad()
    assert w.grad is None


def test_a_step_is_not_recorded_and_keeps_the_tensors():
    w = core.ones(2).requires_grad_()
    before = w
    (w * w).sum().backward()
    core.optim.Adam([w]).step()
    assert w is before and w.is_leaf and w.requires_grad


def test_a_rate_of_zero_moves_nothing():
    w = core.ones(2).requires_grad_()
    w.grad = core.zeros(2)
    core.optim.Adam([w], lr=0.0).step()
    assert w.tolist() == [1.0, 1.0]


# ---- state -------------------------------------------------------------------------------------
@pytest.mark.parametrize(("kind", "options"), CASES)
def test_state_goes_to_another_optimizer_and_back(kind, options):
    make = getattr(core.optim, kind)
    params = leaves(weights("float32"))
    want = trained(make(params, **options), params, "float32")
    first = leaves(weights("float32"))
    optimizer = make(first, **options)
    trained(optimizer, first, "float32", steps=range(7))
    second = leaves([np.asarray(p.detach()) for p in first])
    other = make(second)
    other.load_state_dict(optimizer.state_dict())
    trained(optimizer, first, "float32", steps=range(7, 9))  # the state was copied
    got = trained(other, second, "float32", steps=range(7, STEPS))
    for a, b in zip(got, want, strict=True):
        np.testing.assert_array_equal(a, b)


@pytest.mark.peers
def test_torchs_state_can_be_loaded():
    torch = pytest.importorskip("torch")
    theirs = [torch.ones(3, requires_grad=True)]
    optimizer = torch.optim.Adam(theirs, lr=0.5)
    theirs[0].grad = torch.ones(3)
    optimizer.step()
    state = optimizer.state_dict()["state"][0]
    taken = {k: core.asarray(v.detach().numpy()) for k, v in state.items()}
    w = core.ones(3).requires_grad_()
    ours = core.optim.Adam([w])
    groups = [{"params": [0], "lr": 0.5}]
    ours.load_state_dict({"state": {0: taken}, "param_groups": groups})
    assert ours.state[w]["step"] == 1 and ours.param_groups[0]["lr"] == 0.5


def test_state_of_other_tensors_is_refused():
    one, two = (core.optim.SGD(leaves([np.ones(1)] * n)) for n in (1, 2))
    with pytest.raises(ArgumentError, match=r"groups of \[2\] tensors, the optimizer's are of \[1"):
        one.load_state_dict(two.state_dict())


@pytest.mark.parametrize("state", [{}, None, {"state": {}}])
def test_what_is_no_state_is_refused(state):
    optimizer = core.optim.SGD(leaves([np.ones(1)]))
    with pytest.raises(ArgumentError, match="the state of an optimizer is (a dict|None)"):
        optimizer.load_state_dict(state)


def test_repr_shows_the_groups():
    text = repr(core.optim.SGD(leaves([np.ones(1)] * 2), lr=0.5))
    assert text.startswith("SGD(\n  group 0: 2 tensors, lr=0.5, momentum=0.0") and text[-1] == ")"


# ---- errors ------------------------------------------------------------------------------------
w = core.ones(2).requires_grad_()
WRONG = [
    (lambda: core.optim.SGD(w), ArgumentError, "given a tensor as params"),
    (lambda: core.optim.SGD({"w": w}), ArgumentError, r"pass params\.values\(\)"),
    (lambda: core.optim.SGD(3), ArgumentError, "given an int as params"),
    (lambda: core.optim.SGD([]), ArgumentError, "no tensors"),
    (lambda: core.optim.SGD(iter(())), ArgumentError, "no tensors"),
    (lambda: core.optim.SGD([w, 3]), ArgumentError, "item 1 of the params is an int"),
    (lambda: core.optim.SGD([w * 2]), ArgumentError, "is no leaf"),
    (lambda: core.optim.SGD([w, w]), ArgumentError, "in the optimizer already"),
    (lambda: core.optim.SGD([{"params": [w]}, {"params": [w]}]), ArgumentError, "already"),
    (lambda: core.optim.SGD([{"params": [w]}, w]), ArgumentError, "a group is a Tensor"),
    (lambda: core.optim.SGD([{"lr": 1}]), ArgumentError, "a group is a dict of lr"),
    (lambda: core.optim.SGD([{"params": [w], "rl": 1}]), ArgumentError, "option 'rl'"),
    (lambda: core.optim.SGD([core.ones(2, dtype=core.int64)]), DtypeError, "an optimizer of"),
    (lambda: core.optim.SGD([w], lr=-1.0), RangeError, "lr is -1.0"),
    (lambda: core.optim.SGD([w], lr=float("nan")), RangeError, "lr is nan"),
    (lambda: core.optim.SGD([w], lr="fast"), ArgumentError, "lr is a str"),
    (lambda: core.optim.SGD([w], lr=w), ArgumentError, r"pass float\(lr\)"),
    (lambda: core.optim.SGD([w], momentum=-0.1), RangeError, "momentum is -0.1"),
    (lambda: core.optim.SGD([w], nesterov=True), ArgumentError, "Nesterov momentum"),
    (lambda: core.optim.SGD([w], nesterov=1), ArgumentError, "nesterov is an int"),
    (lambda: core.optim.Adam([w], betas=(0.9, 1.0)), RangeError, r"betas\[1\] is 1.0"),
    (lambda: core.optim.Adam([w], betas=0.9), ArgumentError, "betas is 0.9"),
    (lambda: core.optim.Adam([w], eps=-1), RangeError, "eps is -1"),
    (lambda: core.optim.AdamW([{"params": [w], "lr": -2}]), RangeError, "lr is -2"),
    (lambda: core.optim.RMSprop([w], alpha=1), RangeError, "alpha is 1"),
    (lambda: core.optim.RMSprop([w], centered=1), ArgumentError, "centered is an int"),
    (lambda: core.optim.Adagrad([w], lr_decay=-1), RangeError, "lr_decay is -1"),
]


@pytest.mark.parametrize(("make", "error", "says"), WRONG)
def test_what_cannot_be_used_is_refused(make, error, says):
    with pytest.raises(error, match=says) as raised:
        make()
    assert len(re.findall(r"\n  (?:why|exists|fix): \S", str(raised.value))) == 3


def test_an_option_that_was_misspelled_is_recognized():
    with pytest.raises(ArgumentError, match="did you mean 'momentum'"):
        core.optim.SGD([{"params": [w], "momentun": 0.9}])


# ---- compiled ----------------------------------------------------------------------------------
@pytest.mark.parametrize(("kind", "options"), CASES)
def test_a_compiled_step_is_the_eager_one(kind, options):
    params, others = leaves(weights("float32")), leaves(weights("float32"))
    make = getattr(core.optim, kind)
    want = trained(make(params, **options), params, "float32")
    optimizer = make(others, **options)
    step = core.compile(optimizer.step)
    got = trained(optimizer, others, "float32", step)
    close(got, want, "float32")


def test_the_number_of_a_step_and_the_rate_compile_nothing_anew():
    params = leaves(weights("float32"))
    optimizer = core.optim.Adam(params, lr=0.1)
    step = core.compile(optimizer.step)
    trained(optimizer, params, "float32", step, range(3))
    graphs = len(step.graphs)
    optimizer.param_groups[0]["lr"] = 0.01
    trained(optimizer, params, "float32", step, range(3, 10))
    assert len(step.graphs) == graphs


def moved(count, fullgraph=False):
    """Adam's second compiled step on `count` tensors: its last graph, and what was compiled."""
    params = leaves([np.ones((3, n % 4 + 1), "float32") for n in range(count)])
    optimizer = core.optim.Adam(params)
    step = core.compile(optimizer.step, fullgraph=fullgraph)
    for _ in range(2):
        for param in params:
            param.grad = core.ones_like(param)
        step()
    return step.optimized[-1], step


def test_a_compiled_step_is_one_kernel_that_is_called_for_each_tensor():
    graph, step = moved(20)
    assert len(graph.nodes) == 20
    assert len({node.op for node in graph.nodes}) <= 2  # an axis of size 1 has kernels of its own
    assert step.reasons == []  # that the first call creates the state is told until then


def test_a_step_may_be_part_of_one_graph():
    graph, step = moved(3, fullgraph=True)
    assert len(graph.nodes) == 3 and len(step.graphs) == 1  # the first step is like all others


def test_a_part_of_a_compiled_function_is_called_as_it_is_elsewhere():
    w = core.ones(2).requires_grad_()
    optimizer = core.optim.SGD([w], lr=0.5)

    @core.compile
    def train(x):
        loss = (w * x).sum()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss

    assert [float(train(core.ones(2))) for _ in range(3)] == [2.0, 1.0, 0.0]
