"""Activations and softmax against torch.nn.functional: values, gradients, special values."""

import numpy as np
import pytest

import core

torch = pytest.importorskip("torch")
from nn_cases import compare, numbers  # noqa: E402

F = torch.nn.functional
X = 3 * numbers(4, 6)
CALLS = [
    ("relu", ()),
    ("relu6", ()),
    ("leaky_relu", (0.2,)),
    ("rrelu", ()),
    ("elu", (0.7,)),
    ("selu", ()),
    ("celu", (0.7,)),
    ("silu", ()),
    ("mish", ()),
    ("hardtanh", (-0.5, 2.0)),
    ("hardsigmoid", ()),
    ("hardswish", ()),
    ("hardshrink", (0.6,)),
    ("softshrink", (0.6,)),
    ("tanhshrink", ()),
    ("softsign", ()),
    ("softplus", (2.0, 3.0)),
    ("logsigmoid", ()),
    ("threshold", (0.5, 7.0)),
    ("gelu", ()),
    ("glu", ()),
    ("softmin", (1,)),
    ("softmax", (0,)),
    ("log_softmax", (0,)),
]


@pytest.mark.parametrize(("name", "settings"), CALLS)
def test_activation(name, settings):
    compare(getattr(core, name), getattr(F, name), (X, *settings))


def test_prelu():
    compare(core.prelu, F.prelu, (X, numbers(6)))
    compare(core.prelu, F.prelu, (X.reshape(2, 3, 4), numbers(1)))


SPECIAL = np.array([0.0, -0.0, 1e4, -1e4, np.inf, -np.inf, np.nan, 1e-30, 40.0, -40.0])
FAIL_IN_TORCH = ("mish", "gelu", "rrelu", "glu", "softmin", "softmax", "log_softmax")


@pytest.mark.parametrize("name", [n for n, _ in CALLS if n not in FAIL_IN_TORCH])
@pytest.mark.parametrize("dtype", ["float64", "float32", "float16", "bfloat16"])
def test_special_values(name, dtype):
    settings = dict(CALLS)[name]
    x = torch.tensor(SPECIAL, dtype=getattr(torch, dtype))
    want = getattr(F, name)(x.double(), *settings).to(x.dtype).double().numpy()
    got = getattr(core, name)(core.asarray(SPECIAL, dtype=dtype), *settings)
    near = {"float64": 1e-12, "float32": 1e-6, "float16": 2e-3, "bfloat16": 2e-2}[dtype]
    np.testing.assert_allclose(np.asarray(got.astype("float64")), want, rtol=near, atol=near)


@pytest.mark.parametrize("name", ["softmax", "log_softmax"])
def test_softmax_of_special_rows(name):
    rows = np.array([[np.inf, 0.0], [-np.inf, 0.0], [np.nan, 0.0], [1e300, -1e300]])
    got = np.asarray(getattr(core, name)(core.asarray(rows), -1))
    np.testing.assert_allclose(got, getattr(F, name)(torch.tensor(rows), -1).numpy())
    assert float(getattr(core, name)(core.asarray(3.0), -1)) == (name == "softmax")


def test_gradients_do_not_overflow_where_they_are_not_used():
    for name in ("elu", "celu", "selu", "mish", "softplus"):
        x = core.asarray([1e4, -1e4])
        x.requires_grad = True
        getattr(core, name)(x).sum().backward()
        assert np.isfinite(np.asarray(x.grad)).all(), name
