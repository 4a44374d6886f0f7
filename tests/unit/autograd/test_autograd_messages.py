"""Errors of derivatives name the function that was registered, its file and its line."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

import core
from core import errors


def wrong_shape(ctx: Any, g: core.Tensor) -> core.Tensor:
    return core.ones(5)


def wrong_count(ctx: Any, g: core.Tensor) -> tuple[core.Tensor, ...]:
    return g, g


def no_tensor(ctx: Any, g: core.Tensor) -> str:
    return "a gradient"


@pytest.mark.parametrize("backward", [wrong_shape, wrong_count, no_tensor])
@pytest.mark.parametrize("compiled", [False, True])
def test_a_wrong_gradient_names_the_backward_s_place(
    backward: Callable[..., Any], compiled: bool
) -> None:
    op = core.custom_op(f"manners::{backward.__name__}{'_compiled' * compiled}")(_double)
    op.register_fake(lambda x: core.empty_like(x))
    op.register_autograd(backward)
    x = core.ones(2).requires_grad_()
    with pytest.raises((errors.AutogradError, errors.ShapeError)) as caught:
        fn = core.compile(op) if compiled else op
        fn(x).sum().backward()
    place = f"{__file__}:{inspect.getsourcelines(backward)[1]}"
    assert f"({place})" in str(caught.value) and op.name in str(caught.value)


def _double(x: core.Tensor) -> core.Tensor:
    return x * 2


def test_a_function_s_backward_is_named_too() -> None:
    class Wrong(core.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: core.Tensor) -> core.Tensor:
            return x * 2

        @staticmethod
        def backward(ctx: Any, g: core.Tensor) -> core.Tensor:
            return core.ones(7)

    with pytest.raises(errors.ShapeError, match=r"backward of \S*Wrong \(.*messages\.py:\d+\)"):
        Wrong.apply(core.ones(2).requires_grad_()).sum().backward()
