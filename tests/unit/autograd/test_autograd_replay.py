"""Every formula of the catalogue, recorded with some numbers and replayed with others."""

import numpy as np
import pytest

import core
from core import _native, testing
from core.testing.opchecks.case import Case, Differentiable
from core.testing.samples import random_like

DEFINITIONS = [d for d in testing.operators() if d.op.vjp is not None and d.op.namespace == "core"]


def gradients(fn, inputs, cotangents, wanted):
    leaves = [x.clone().requires_grad_(want) for x, want in zip(inputs, wanted)]
    outs = fn(*leaves)
    kept = [(o, g) for o, g in zip(outs, cotangents) if o.requires_grad]
    asked = [x for x in leaves if x.requires_grad]
    if not kept or not asked:
        return []
    outs, cotangents = zip(*kept)
    return core.autograd.grad(outs, asked, cotangents, allow_unused=True)


def others(inputs):
    """Other numbers in the same ranges: each input's own, in another order."""
    found = []
    for x in inputs:
        array = np.asarray(x)
        if array.ndim < 2 or array.shape[-1] != array.shape[-2]:
            array = np.flip(array)
        found.append(core.asarray(array * 0.75, dtype=x.dtype))
    return found


@pytest.mark.slow
def test_replayed_formulas_agree_with_python():
    replayed, failed = set(), []
    for definition in DEFINITIONS:
        op = definition.op
        for sample in testing.gradient_samples(definition, testing.dtypes(definition)[0]):
            fn = Differentiable(Case(op, sample.args, sample.kwargs))
            inputs = fn.inputs
            if not inputs:
                continue
            new = others(inputs)
            for wanted in {(True,) * len(inputs), (True, *[False] * (len(inputs) - 1))}:
                ones = [random_like(o, 1 + i) for i, o in enumerate(fn(*inputs))]
                twos = [random_like(o, 31 + i) for i, o in enumerate(fn(*new))]
                if [o.shape for o in ones] != [o.shape for o in twos]:
                    continue
                op.vjp = op.vjp  # forgets what was recorded
                gradients(fn, inputs, ones, wanted)
                before = _native.replays()
                found = gradients(fn, new, twos, wanted)
                if _native.replays() > before:
                    replayed.add(op.name)
                op.vjp = op.vjp
                expected = gradients(fn, new, twos, wanted)
                if not equal(found, expected):
                    failed.append(f"{op.name}{sample} {wanted}")
    assert not failed
    print(f"not replayed: {sorted({d.name for d in DEFINITIONS} - replayed)}")
    assert len(replayed) > 0.8 * len(DEFINITIONS)


def equal(found, expected):
    pairs = zip(found, expected, strict=True)
    return all(
        (a is None and b is None)
        or np.array_equal(np.asarray(a.detach()), np.asarray(b.detach()), equal_nan=True)
        for a, b in pairs
    )


@pytest.mark.parametrize("name", ["multiply", "sum", "matmul"])
def test_hot_formulas_are_replayed(name):
    x = core.ones((2, 2)).requires_grad_()
    call = {
        "multiply": lambda: x * x,
        "sum": lambda: x.sum(),
        "matmul": lambda: x @ x,
    }[name]
    for op in (core.multiply, core.sum, core.matmul):
        op.vjp = op.vjp  # other tests may have used up the signatures that are recorded
    call().sum().backward()
    before = _native.replays()
    call().sum().backward()
    assert _native.replays() - before >= 2 - (name == "sum")


def _define_clone(vjp):
    core.clone.definition.vjp = core.clone.vjp = vjp


def test_a_formula_is_not_replayed_for_another_layout(request):
    """Joining axes is a view in one layout, and a copy in another."""

    def identity(g):
        return g.permute_dims((2, 0, 1)).reshape((4, 6)).reshape((4, 2, 3)).permute_dims((1, 2, 0))

    before = core.clone.vjp
    _define_clone(identity)  # it does nothing but call operators
    request.addfinalizer(lambda: _define_clone(before))
    x = core.ones((2, 3, 4)).requires_grad_()
    layouts = [
        core.rand(4, 2, 3).permute_dims((1, 2, 0)),
        core.rand(2, 4, 3).permute_dims((0, 2, 1)),
    ]
    for g in layouts * 2:
        (found,) = core.autograd.grad(x.clone(), x, g)
        assert np.array_equal(np.asarray(found), np.asarray(g))


OF_TWO_OPTIONAL_TENSORS = {
    "clip": core.clip,
    "layer_norm": lambda x, a, b: core.layer_norm(x, (3,), a, b),
    "group_norm": lambda x, a, b: core.group_norm(x, 1, a, b),
    "batch_norm": lambda x, a, b: core.batch_norm(x, None, None, a, b, training=True),
    "diff": lambda x, a, b: core.diff(x, prepend=a, append=b),
    "losses": lambda x, a, b: core.binary_cross_entropy_with_logits(x, x, weight=a, pos_weight=b),
}


@pytest.mark.parametrize("name", OF_TWO_OPTIONAL_TENSORS)
def test_a_formula_knows_which_of_two_optional_tensors_it_was_given(name):
    call = OF_TWO_OPTIONAL_TENSORS[name]
    draws = np.random.default_rng(0)
    x = core.asarray(draws.standard_normal((2, 3))).requires_grad_()
    t = core.asarray(draws.uniform(0.2, 1.0, (2, 3) if name == "diff" else 3))
    for tensor in (t, t.clone().requires_grad_()) * 2:
        testing.gradcheck(lambda x, t: call(x, t, None), (x, tensor))
        testing.gradcheck(lambda x, t: call(x, None, t), (x, tensor))


def test_a_formula_that_a_user_gives_an_operator_of_core_is_not_replayed(monkeypatch):
    """It may read what changes: only the catalogue's own are known to keep to calls."""
    scale = [2.0]
    monkeypatch.setattr(core.sin, "vjp", lambda g: g * scale[0])
    x = core.ones(2).requires_grad_()
    for scale[0] in (2.0, 5.0):
        (found,) = core.autograd.grad(core.sin(x).sum(), x)
        assert found.tolist() == [scale[0]] * 2
