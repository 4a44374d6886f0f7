"""core.autocast: policies, nesting, gradients, devices, and the dtypes that PyTorch returns."""

import threading

import numpy as np
import pytest

import core
from core import _native
from core.autograd import autocasting
from core.errors import ArgumentError, DtypeError

HALF = core.bfloat16


def test_products_are_computed_low_and_sums_are_not():
    x = core.ones((2, 2))
    assert not core.is_autocast_enabled("cpu")
    with core.autocast("cpu", dtype=HALF):
        assert core.is_autocast_enabled("cpu")
        assert core.autograd.get_autocast_dtype("cpu") == HALF
        assert (x @ x).dtype == HALF
        assert (x + x).dtype == core.float32
        assert ((x @ x) + x).dtype == core.float32
        assert (x.astype(core.float64) @ x.astype(core.float64)).dtype == core.float64
        assert (core.asarray([[1, 2]]) @ core.asarray([[1], [2]])).dtype == core.int64
    assert (x @ x).dtype == core.float32


def test_blocks_nest_and_functions_can_be_decorated():
    x = core.ones((2, 2))
    outer = core.autocast("cpu", dtype=core.float16)
    with outer:
        with core.autocast("cpu", enabled=False):
            assert (x @ x).dtype == core.float32
            with outer:  # entered again inside itself
                assert (x @ x).dtype == core.float16
            assert (x @ x).dtype == core.float32
        assert (x @ x).dtype == core.float16

    @core.autocast("cpu")
    def product(x):
        "Multiplies."
        return x @ x

    assert product(x).dtype == HALF and product.__doc__ == "Multiplies."
    with pytest.raises(ValueError, match="inside"), core.autocast("cpu"):
        raise ValueError("inside")
    assert not core.is_autocast_enabled()


def test_another_threads_calls_are_left_alone():
    seen = []
    with core.autocast("cpu"):
        thread = threading.Thread(target=lambda: seen.append(core.is_autocast_enabled()))
        thread.start()
        thread.join()
    assert seen == [False]


def test_gradients_come_back_in_the_original_dtype():
    x = core.asarray([[1.0, 2.0], [3.0, 4.0]]).requires_grad_()
    w = core.ones((2, 2)).requires_grad_()
    with core.autocast("cpu", dtype=HALF):
        loss = ((x @ w) * 2).sum()
    loss.backward()
    assert x.grad.dtype == w.grad.dtype == core.float32
    assert x.grad.tolist() == [[4.0, 4.0], [4.0, 4.0]]
    w.grad = None
    with core.autocast("cpu", dtype=HALF):
        (x @ w).sum().backward()  # the pass itself is not cast again
    assert w.grad.tolist() == [[4.0, 4.0], [6.0, 6.0]]


def test_custom_operators_name_their_policy():
    @core.custom_op("test_autocast::mul")
    def mul(x: core.Tensor, y: core.Tensor) -> core.Tensor:
        return x * y

    x, y = core.ones(2), core.ones(2, dtype=HALF)
    with core.autocast("cpu"):
        assert mul(x, x).dtype == core.float32
        for policy, expected in (
            ("lower", HALF),
            ("float32", core.float32),
            ("promote", core.float32),
        ):
            mul.register_autocast(policy, replace=True)
            assert mul(x, y).dtype == expected
            assert mul(y, y).dtype == (core.float32 if policy == "float32" else HALF)
        mul.register_autocast("lower", replace=True)
        mul.register_autocast("none", "cpu")
        assert mul(x, x).dtype == core.float32
    assert _native.autocast_policy(mul, "cpu") == "none"
    assert _native.autocast_policy(mul, "meta") == "lower"
    with pytest.raises(ArgumentError, match="no autocast policy"):
        mul.register_autocast("half", replace=True)


def test_a_composite_operator_is_cast_inside():
    op = core.define(
        "test_autocast::affine(Tensor x, Tensor w) -> Tensor",
        decomposition=lambda x, w: x @ w + 1,
        no_samples="for this test",
        doc="x @ w + 1.",
    )
    x = core.ones((2, 2))
    with core.autocast("cpu"):
        assert op(x, x).dtype == HALF
        assert op(x.clone().requires_grad_(), x).dtype == HALF


def test_a_definition_may_name_the_policy():
    op = core.define(
        "test_autocast::tagged(Tensor x) -> Tensor",
        decomposition=lambda x: x * 1,
        tags=("autocast:lower",),
        no_samples="for this test",
        doc="x.",
    )
    with core.autocast("cpu"):
        assert op(core.ones(2)).dtype == HALF


def test_transforms_and_fake_tensors_are_cast():
    x = core.ones((2, 2))
    seen = []

    def f(x):
        with core.autocast("cpu"):
            y = x @ x
            seen.append(y.dtype)
        return y.sum()

    assert core.func.grad(f)(x).dtype == core.float32
    core.func.vmap(f)(core.ones((3, 2, 2)))
    with core.FakeMode():
        f(core.ones((2, 2)))
    assert seen == [HALF] * 3


def test_what_is_asked_is_checked():
    with pytest.raises(DtypeError, match="float32"):
        core.autocast("cpu", dtype=core.float32)
    core.autocast("cpu", dtype=core.float32, enabled=False)
    for device_type in ("cpu:0", 3):
        with pytest.raises(ArgumentError, match="device type"):
            core.autocast(device_type)


BACKEND = """
    from core.plugins import Available, BackendInfo, Unavailable, hookimpl

    @hookimpl
    def core_backend_info():
        return BackendInfo(name="{name}", device_type="{name}", api=(1, 1))

    @hookimpl
    def core_probe():
        return Available()

    @hookimpl
    def core_autocast_policy():
        return {"core::matmul": "none", "core::exp": "lower", "core::not_there": "lower"}
"""


def test_a_backend_changes_what_holds_for_its_device(make_plugin, run_python):
    plugin = make_plugin("casty", BACKEND)
    code = """
        import core
        from core import _native
        with core.autocast("casty"), core.autocast("cpu"):
            pass
        for name in ("matmul", "exp", "log"):
            op = _native.find_operator(f"core::{name}")
            print(name, _native.autocast_policy(op, "casty"), _native.autocast_policy(op, "cpu"))
    """
    out = run_python(code, path=[plugin]).stdout.split("\n")
    assert out[:3] == ["matmul none lower", "exp lower none", "log float32 none"]


# ---- the same dtypes as PyTorch's --------------------------------------------------------------
def calls(t):
    """name: (call in core, call in torch) for makers of tensors."""
    import torch.nn.functional as f

    return {
        "matmul": (lambda x: core.matmul(x(2, 3), x(3, 2)), lambda x: t.matmul(x(2, 3), x(3, 2))),
        "exp": (lambda x: core.exp(x(3)), lambda x: t.exp(x(3))),
        "log": (lambda x: core.log(x(3)), lambda x: t.log(x(3))),
        "pow": (lambda x: core.pow(x(3), 2.0), lambda x: t.pow(x(3), 2.0)),
        "sum": (lambda x: core.sum(x(3)), lambda x: x(3).sum()),
        "mean": (lambda x: core.mean(x(3)), lambda x: x(3).mean()),
        "prod": (lambda x: core.prod(x(3)), lambda x: x(3).prod()),
        "cumulative_sum": (lambda x: core.cumulative_sum(x(3)), lambda x: x(3).cumsum(0)),
        "var": (lambda x: core.var(x(3)), lambda x: x(3).var()),
        "trace": (lambda x: core.linalg.trace(x(2, 2)), lambda x: t.trace(x(2, 2))),
        "vecdot": (lambda x: core.vecdot(x(3), x(3)), lambda x: t.linalg.vecdot(x(3), x(3))),
        "softmax": (lambda x: core.softmax(x(3), -1), lambda x: f.softmax(x(3), -1)),
        "log_softmax": (lambda x: core.log_softmax(x(3), -1), lambda x: f.log_softmax(x(3), -1)),
        "layer_norm": (
            lambda x: core.layer_norm(x(2, 3), (3,)),
            lambda x: f.layer_norm(x(2, 3), (3,)),
        ),
        "gelu": (lambda x: core.gelu(x(3)), lambda x: f.gelu(x(3))),
        "relu": (lambda x: core.relu(x(3)), lambda x: f.relu(x(3))),
        "sigmoid": (lambda x: core.sigmoid(x(3)), lambda x: t.sigmoid(x(3))),
        "linear": (lambda x: core.linear(x(2, 3), x(4, 3)), lambda x: f.linear(x(2, 3), x(4, 3))),
        "conv1d": (
            lambda x: core.conv1d(x(1, 2, 8), x(3, 2, 3)),
            lambda x: f.conv1d(x(1, 2, 8), x(3, 2, 3)),
        ),
        "conv2d": (
            lambda x: core.conv2d(x(1, 2, 8, 8), x(3, 2, 3, 3), x(3)),
            lambda x: f.conv2d(x(1, 2, 8, 8), x(3, 2, 3, 3), x(3)),
        ),
        "conv_transpose1d": (
            lambda x: core.conv_transpose1d(x(1, 2, 8), x(2, 3, 3), x(3)),
            lambda x: f.conv_transpose1d(x(1, 2, 8), x(2, 3, 3), x(3)),
        ),
        "einsum": (
            lambda x: core.einsum("ij,jk->ik", x(2, 3), x(3, 2)),
            lambda x: t.einsum("ij,jk->ik", x(2, 3), x(3, 2)),
        ),
        "tensordot": (
            lambda x: core.tensordot(x(2, 3), x(3, 2), 1),
            lambda x: t.tensordot(x(2, 3), x(3, 2), 1),
        ),
        "batch_norm": (
            lambda x: core.batch_norm(x(2, 3), None, None, training=True),
            lambda x: f.batch_norm(x(2, 3), None, None, training=True),
        ),
        "inv": (
            lambda x: core.linalg.inv(x(1, 1)),
            lambda x: t.linalg.inv(x(1, 1)),
        ),
        "nll_loss": (
            lambda x: core.nll_loss(x(2, 3), core.asarray([0, 1])),
            lambda x: f.nll_loss(x(2, 3), t.tensor([0, 1])),
        ),
        "cosine_similarity": (
            lambda x: core.cosine_similarity(x(2, 3), x(2, 3)),
            lambda x: f.cosine_similarity(x(2, 3), x(2, 3)),
        ),
        "huber_loss": (lambda x: core.huber_loss(x(3), x(3)), lambda x: f.huber_loss(x(3), x(3))),
        "scaled_dot_product_attention": (
            lambda x: core.scaled_dot_product_attention(*[x(1, 2, 4, 8)] * 3),
            lambda x: f.scaled_dot_product_attention(*[x(1, 2, 4, 8)] * 3),
        ),
        "mse_loss": (lambda x: core.mse_loss(x(3), x(3)), lambda x: f.mse_loss(x(3), x(3))),
        "l1_loss": (lambda x: core.l1_loss(x(3), x(3)), lambda x: f.l1_loss(x(3), x(3))),
        "smooth_l1_loss": (
            lambda x: core.smooth_l1_loss(x(3), x(3)),
            lambda x: f.smooth_l1_loss(x(3), x(3)),
        ),
        "binary_cross_entropy_with_logits": (
            lambda x: core.binary_cross_entropy_with_logits(x(3), x(3)),
            lambda x: f.binary_cross_entropy_with_logits(x(3), x(3)),
        ),
        "cross_entropy": (
            lambda x: core.cross_entropy(x(2, 3), core.asarray([0, 1])),
            lambda x: f.cross_entropy(x(2, 3), t.tensor([0, 1])),
        ),
        "kl_div": (lambda x: core.kl_div(x(3), x(3)), lambda x: f.kl_div(x(3), x(3))),
        "add mixed": (
            lambda x: x(3) + core.ones(3, dtype=HALF),
            lambda x: x(3) + t.ones(3, dtype=t.bfloat16),
        ),
        "concat": (
            lambda x: core.concat([x(3), core.ones(3, dtype=HALF)]),
            lambda x: t.cat([x(3), t.ones(3, dtype=t.bfloat16)]),
        ),
    }


@pytest.mark.peers
@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "float64"])
def test_result_dtypes_are_those_of_torch_autocast(dtype):
    torch = pytest.importorskip("torch")

    def ours(*shape):
        return core.full(shape, 0.5, dtype=dtype)

    def theirs(*shape):
        return torch.full(shape, 0.5, dtype=getattr(torch, dtype))

    different, missing = {}, []
    for name, (mine, torchs) in calls(torch).items():
        with core.autocast("cpu", dtype=HALF), torch.autocast("cpu", dtype=torch.bfloat16):
            expected = str(torchs(theirs).dtype).removeprefix("torch.")
            try:
                found = mine(ours).dtype.name
            except AttributeError:
                missing.append(name)
                continue
        if found != expected:
            different[name] = (found, expected)
    assert not different
    assert not missing


def test_every_name_of_the_tables_is_said_once():
    lists = [*autocasting._POLICIES.values()]
    names = [name for text in lists for name in text.split()]
    assert len(names) == len(set(names))
    assert np.isin(autocasting._HOST["none"].split(), names).all()
