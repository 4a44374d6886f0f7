"""Calls of core and of torch.nn.functional side by side: values and gradients in float64."""

import numpy as np
import pytest

import core

torch = pytest.importorskip("torch")


def numbers(*shape, seed=0):
    return np.random.default_rng(seed + sum(shape)).normal(size=shape)


def shares(*shape, seed=0):
    return np.random.default_rng(seed + 7).uniform(0.05, 0.95, size=shape)


def signs(*shape, seed=0):
    return np.sign(numbers(*shape, seed=seed))


def classes(*shape, high):
    return np.random.default_rng(3).integers(0, high, size=shape)


def _pair(value):
    """(core's, torch's) form of an argument; floating arrays require a gradient."""
    if not isinstance(value, np.ndarray):
        return value, value
    ours, theirs = core.asarray(value), torch.tensor(value)
    if value.dtype == np.float64:
        ours.requires_grad = True
        theirs.requires_grad_()
    return ours, theirs


def compare(ours, theirs, args, kwargs=None, frozen=(), torch_kwargs=None, atol=1e-9):
    """The same values and the same gradients of both functions; frozen arguments have none."""
    kwargs = kwargs or {}
    pairs = [_pair(a) for a in args]
    named = {k: _pair(v) for k, v in kwargs.items()}
    for i in frozen:
        for side in pairs[i] if isinstance(i, int) else named[i]:
            side.requires_grad = False
    out = ours(*(p[0] for p in pairs), **{k: p[0] for k, p in named.items()})
    want = theirs(
        *(p[1] for p in pairs), **{k: p[1] for k, p in named.items()}, **(torch_kwargs or {})
    )
    outs, wants = (v if isinstance(v, tuple) else (v,) for v in (out, want))
    for got, expected in zip(outs, wants, strict=True):
        np.testing.assert_allclose(
            np.asarray(got.detach()), expected.detach().numpy(), rtol=1e-7, atol=atol
        )
    if not wants[0].requires_grad:
        return
    g = np.random.default_rng(1).normal(
        size=tuple(want.shape if want is wants[0] else wants[0].shape)
    )
    outs[0].backward(core.asarray(g))
    wants[0].backward(torch.tensor(g))
    for a, b in [*pairs, *named.values()]:
        if isinstance(b, torch.Tensor) and b.grad is not None:
            np.testing.assert_allclose(
                np.asarray(a.grad), b.grad.numpy(), rtol=1e-7, atol=atol, err_msg="gradient"
            )
