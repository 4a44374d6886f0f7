"""bfloat16 with symbolic shapes under autocast, the model in no_grad, dynamic=True: all at once."""

import numpy as np
import pytest

import core

WIDTH, HEADS = 16, 2


class Encoder:
    """A layer of a transformer, its weights in attributes."""

    def __init__(self):
        random = np.random.default_rng(0)

        def normal(*shape):
            drawn = random.normal(size=shape).astype("float32") / WIDTH**0.5
            return core.asarray(drawn).requires_grad_()

        self.qkv, self.mix = normal(3 * WIDTH, WIDTH), normal(WIDTH, WIDTH)
        self.up, self.down = normal(4 * WIDTH, WIDTH), normal(WIDTH, 4 * WIDTH)
        self.weight, self.bias = normal(WIDTH), normal(WIDTH)

    def __call__(self, x):
        batch, length = x.shape[0], x.shape[1]
        parts = core.linear(x, self.qkv).reshape((batch, length, 3, HEADS, WIDTH // HEADS))
        query, key, value = core.unstack(core.permute_dims(parts, (2, 0, 3, 1, 4)))
        seen = core.scaled_dot_product_attention(query, key, value)
        mixed = core.permute_dims(seen, (0, 2, 1, 3)).reshape((batch, length, WIDTH))
        x = core.layer_norm(x + core.linear(mixed, self.mix), (WIDTH,), self.weight, self.bias)
        return x + core.linear(core.gelu(core.linear(x, self.up)), self.down)


def inputs(batch, length):
    random = np.random.default_rng(batch * 100 + length)
    return core.asarray(random.normal(size=(batch, length, WIDTH)).astype("float32"))


def under_autocast(model, x):
    with core.no_grad(), core.autocast("cpu", dtype=core.bfloat16):
        return model(x)


@pytest.mark.parametrize("attention", ["auto", "math"])
@pytest.mark.parametrize("dynamic", [True, None, False])
def test_it_is_what_eager_gives_at_every_size(dynamic, attention):
    """With attention by its formula too, whose products are in float32."""
    model = Encoder()
    compiled = core.compile(model, dynamic=dynamic)
    for batch, length in ((2, 5), (3, 5), (4, 7), (2, 5), (1, 9)):
        x = inputs(batch, length)
        with core.config.override(attention=attention):
            got, want = under_autocast(compiled, x), under_autocast(model, x)
        assert got.dtype == want.dtype and not got.requires_grad
        wide = [np.asarray(t.astype(core.float32)) for t in (got, want)]
        np.testing.assert_allclose(*wide, rtol=2e-2, atol=5e-2)


def test_the_products_are_in_bfloat16_and_one_graph_serves_the_sizes():
    model = Encoder()
    compiled = core.compile(model, dynamic=True, fullgraph=True)
    for batch in range(2, 12):
        under_autocast(compiled, inputs(batch, 4 + batch))
    assert compiled.reasons == []
    assert len(compiled.graphs) == 1, compiled.recompilations
    products = [n for n in compiled.graphs[0].nodes if n.op.name == "core::linear"]
    assert len(products) == 4
    assert all(n.results[0].dtype == core.bfloat16 for n in products)


def test_without_autocast_the_same_function_is_captured_again():
    model, x = Encoder(), inputs(2, 4)
    compiled = core.compile(model, dynamic=True)
    assert under_autocast(compiled, x).dtype == under_autocast(model, x).dtype
    with core.no_grad():
        got, want = compiled(x), model(x)
    assert got.dtype == core.float32
    np.testing.assert_allclose(np.asarray(got), np.asarray(want), atol=1e-4)
