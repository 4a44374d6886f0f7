"""Clipping of gradients, and norms of tensors together: NumPy's and PyTorch's numbers."""

import math
import re

import numpy as np
import pytest

import core
from core.errors import ArgumentError, RangeError
from core.optim import clip_grad_norm_, clip_grad_value_, get_total_norm
from core.testing.late import add_device

SHAPES = ((4, 3), (5,), (), (0, 2))
ORDERS = [2.0, 1.0, 3, 0.5, math.inf, -math.inf]


def gradients(dtype="float32"):
    random = np.random.default_rng(0)
    return [random.normal(size=shape).astype(dtype) for shape in SHAPES]


def parameters(dtype="float32"):
    params = [core.zeros(shape, dtype=dtype).requires_grad_() for shape in SHAPES]
    for param, grad in zip(params, gradients(dtype)):
        param.grad = core.asarray(grad, copy=True)
    return [*params, core.ones(3).requires_grad_()]  # the last one has none


def norm_of(arrays, order=2.0):
    return np.linalg.norm(np.concatenate([a.astype("float64").ravel() for a in arrays]), order)


def grads_of(params):
    return [np.asarray(p.grad) for p in params if p.grad is not None]


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("limit", [0.1, 100.0])
def test_gradients_are_scaled_to_the_norm(limit, dtype):
    params, before = parameters(dtype), gradients(dtype)
    objects = [p.grad for p in params]
    total = clip_grad_norm_(params, limit)
    assert (total.shape, total.dtype.name, total.requires_grad) == ((), dtype, False)
    np.testing.assert_allclose(float(total), norm_of(before), rtol=1e-6)
    factor = min(1.0, limit / (norm_of(before) + 1e-6))
    for got, want in zip(grads_of(params), before):
        np.testing.assert_allclose(got, want * factor, rtol=1e-6)
    assert all(p.grad is grad for p, grad in zip(params, objects))


@pytest.mark.peers
@pytest.mark.parametrize("order", ORDERS)
def test_norms_and_gradients_are_torchs(order):
    torch = pytest.importorskip("torch")
    params = [p for p in parameters("float64") if p.size]
    theirs = [torch.zeros(p.shape, dtype=torch.float64, requires_grad=True) for p in params]
    for p, q in zip(params, theirs):
        q.grad = torch.from_numpy(np.array(p.grad)) if p.grad is not None else None
    for limit in (1.0, 0.3, 0.0):
        want = torch.nn.utils.clip_grad_norm_(theirs, limit, order)
        np.testing.assert_allclose(float(clip_grad_norm_(params, limit, order)), float(want))
        for p, q in zip(params, theirs):
            if q.grad is not None:
                np.testing.assert_allclose(np.asarray(p.grad), q.grad.numpy(), rtol=1e-12)


def test_gradients_of_several_dtypes_have_one_norm():
    random = np.random.default_rng(1)
    params = []
    for dtype in ("float64", "bfloat16", "float16", "float32"):
        param = core.zeros(500, dtype=dtype).requires_grad_()
        param.grad = core.asarray(random.normal(size=500)).astype(dtype)
        params.append(param)
    before = [np.asarray(p.grad.astype("float64")) for p in params]
    total = clip_grad_norm_(params, 1.0)
    assert total.dtype.name == "float64"
    np.testing.assert_allclose(float(total), norm_of(before), rtol=1e-6)
    for param, want in zip(params, before):
        got = np.asarray(param.grad.astype("float64"))
        bits = {"bfloat16": 8, "float16": 11}.get(param.dtype.name, 20)
        np.testing.assert_allclose(got, want / float(total), rtol=2.0**-bits, atol=1e-7)


def test_16_bits_are_summed_in_float32():
    for dtype in ("float16", "bfloat16"):
        param = core.zeros(4, dtype=dtype).requires_grad_()
        param.grad = core.full((4,), 300.0, dtype=dtype)  # 4 * 300**2 is no float16
        total = clip_grad_norm_(param, 6.0)
        assert (float(total), total.dtype.name) == (600.0, "float32")
        np.testing.assert_allclose(param.grad.astype("float32").tolist(), 3.0, rtol=5e-3)


def test_one_tensor_an_iterator_and_no_gradients():
    (param, *_) = parameters()
    clip_grad_norm_(param, 1.0)
    np.testing.assert_allclose(norm_of([np.asarray(param.grad)]), 1.0, rtol=1e-5)
    clip_grad_norm_((p for p in [param]), 0.5)
    np.testing.assert_allclose(norm_of([np.asarray(param.grad)]), 0.5, rtol=1e-5)
    assert float(clip_grad_norm_([core.ones(3)], 1.0)) == 0.0
    assert float(clip_grad_norm_([], 1.0)) == float(get_total_norm([])) == 0.0
    clip_grad_value_([core.ones(3)], 1.0)


def test_norms_of_tensors():
    arrays = [a for a in gradients("float64") if a.size]
    tensors = [core.asarray(a).requires_grad_() for a in arrays]
    for order in ORDERS:
        total = get_total_norm(tensors, order)
        np.testing.assert_allclose(float(total), norm_of(arrays, order), rtol=1e-12)
        assert not total.requires_grad


def test_what_is_not_finite_is_an_error_where_asked_for():
    for value in (math.inf, math.nan):
        param = core.ones(2).requires_grad_()
        param.grad = core.asarray([1.0, value])
        with pytest.raises(RangeError, match=f"of 1 gradients is {value}") as raised:
            clip_grad_norm_(param, 1.0, error_if_nonfinite=True)
        assert len(re.findall(r"\n  (?:why|exists|fix): \S", str(raised.value))) == 3
        assert str(param.grad.tolist()) == str([1.0, value])  # as it was
        assert not math.isfinite(float(clip_grad_norm_(param, 1.0)))


def test_elements_are_cut_to_a_value():
    params, before = parameters(), gradients()
    objects = [p.grad for p in params]
    assert clip_grad_value_(params, 0.5) is None
    for got, want in zip(grads_of(params), before):
        np.testing.assert_array_equal(got, np.clip(want, -0.5, 0.5))
    assert all(p.grad is grad for p, grad in zip(params, objects))


def test_gradients_with_a_history_are_clipped_without_one():
    w = core.asarray([3.0, 4.0]).requires_grad_()
    ((w * w).sum() / 2).backward(create_graph=True)
    assert float(clip_grad_norm_(w, 1.0)) == 5.0
    np.testing.assert_allclose(w.grad.tolist(), [0.6, 0.8], rtol=1e-6)


def test_a_device_is_not_waited_for():
    runtime = add_device("late_clipping")
    params = [core.ones(3, device="late_clipping").requires_grad_() for _ in range(3)]
    for number, param in enumerate(params):
        param.grad = core.full((3,), number + 1.0, device="late_clipping") * 2
    pending = len(runtime.queue(0).work)
    total = clip_grad_norm_(params, 1.0)
    clip_grad_value_(params, 0.25)
    assert len(runtime.queue(0).work) > pending > 0
    norm = math.sqrt(3 * (4 + 16 + 36))
    np.testing.assert_allclose(float(total), norm, rtol=1e-6)
    for number, param in enumerate(params):
        want = min(0.25, 2 * (number + 1) / norm)
        np.testing.assert_allclose(param.grad.tolist(), want, rtol=1e-5)


def test_gradients_on_several_devices_have_one_norm():
    add_device("other_clipping")
    params = [core.ones(2, device=d).requires_grad_() for d in ("cpu", "other_clipping")]
    for param in params:
        param.grad = core.full((2,), 3.0, device=param.device)
    total = clip_grad_norm_(params, 1.0)
    assert str(total.device) == "cpu" and float(total) == pytest.approx(6.0)
    for param in params:
        np.testing.assert_allclose(param.grad.tolist(), 0.5, rtol=1e-6)


WRONG = [
    (lambda: clip_grad_norm_([1.0], 1.0), ArgumentError, "a parameter is a float"),
    (lambda: clip_grad_norm_(object(), 1.0), ArgumentError, "a parameter is an? object"),
    (lambda: clip_grad_norm_(core.ones(1), -1.0), RangeError, "max_norm is -1.0"),
    (lambda: clip_grad_norm_(core.ones(1), math.nan), RangeError, "max_norm is nan"),
    (lambda: clip_grad_value_(core.ones(1), -1.0), RangeError, "clip_value is -1.0"),
]


@pytest.mark.parametrize(("call", "error", "says"), WRONG)
def test_what_cannot_be_used_is_refused(call, error, says):
    with pytest.raises(error, match=says) as raised:
        call()
    assert len(re.findall(r"\n  (?:why|exists|fix): \S", str(raised.value))) == 3
