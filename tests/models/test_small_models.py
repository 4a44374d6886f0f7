"""Small models by torch.compile(model, backend="core"): results, gradients, graphs, fallbacks."""

import copy

import pytest
import torch
from harness import Watched, compiled, floats, gradients, norm_error, relative_error
from small import SMALL

NO_PARAMETERS = {"attention_by_hand", "rotary", "writes"}


@pytest.mark.parametrize("name", SMALL)
def test_results_are_those_of_pytorch_from_one_graph(name):
    model, inputs = SMALL[name]()
    model.eval()
    watched = Watched()
    with torch.no_grad():
        expected = floats(model(*inputs))
        fast = compiled(model, watched)
        for _ in range(3):
            assert relative_error(floats(fast(*inputs)), expected) <= 1e-5
    assert (watched.dynamo_graphs, watched.core_graphs, watched.fallbacks) == (1, 1, [])


@pytest.mark.parametrize("name", [n for n in SMALL if n not in NO_PARAMETERS])
def test_gradients_are_as_exact_as_those_of_pytorch(name):
    model, inputs = SMALL[name]()
    wide = copy.deepcopy(model).double()
    doubles = tuple(x.double() if x.is_floating_point() else x for x in inputs)
    exact = gradients(wide, wide, doubles, {})
    twin = copy.deepcopy(model)
    own = norm_error(gradients(twin, twin, inputs, {}), exact)
    watched = Watched()
    got = gradients(model, compiled(model, watched), inputs, {})
    assert norm_error(got, exact) <= max(2 * own, 1e-6)
    assert watched.fallbacks == []
    assert watched.core_graphs == len(watched.graphs) == 2


@pytest.mark.parametrize("name", ["transformer_block", "conv_net", "perceptron"])
def test_training_steps_follow_the_weights(name):
    model, inputs = SMALL[name]()
    twin = copy.deepcopy(model)
    fast, losses = compiled(model, Watched()), []
    for trained, call in ((twin, twin), (model, fast)):
        optimizer = torch.optim.SGD(trained.parameters(), lr=0.1)
        losses.append([])
        for _ in range(4):
            optimizer.zero_grad()
            loss = call(*inputs).square().mean()
            loss.backward()
            optimizer.step()
            losses[-1].append(loss.item())
    torch.testing.assert_close(losses[1], losses[0], rtol=1e-4, atol=1e-6)
    assert losses[0][-1] < losses[0][0]
    for a, b in zip(model.buffers(), twin.buffers(), strict=True):
        torch.testing.assert_close(a, b, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("name", ["transformer_block", "conv_net", "perceptron"])
def test_bfloat16_autocast(name):
    model, inputs = SMALL[name]()
    model.eval()
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        expected = model(*inputs)
        got = compiled(model, Watched())(*inputs)
    assert got.dtype == expected.dtype
    torch.testing.assert_close(got.float(), expected.float(), rtol=5e-2, atol=2e-2)
