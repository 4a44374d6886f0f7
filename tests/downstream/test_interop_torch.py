"""Operators of core as operators of torch, against torch's own operators."""

from __future__ import annotations

import itertools
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

torch = pytest.importorskip("torch")

import core  # noqa: E402
from core import errors  # noqa: E402

pytestmark = pytest.mark.peers
F64 = torch.float64
_numbers = itertools.count()


def define(fn, fake=None, vjp=None, jvp=None, **options):
    """A custom operator of a fresh name, with its rules."""
    op = core.custom_op(f"bridge_test::op{next(_numbers)}", fn, **options)
    if fake is not None:
        op.register_fake(fake)
    op.vjp = vjp
    op.definition.jvp = jvp
    return op


@pytest.fixture
def bridge():
    """`define` and register; everything is taken out of torch again."""
    made = []

    def make(fn, *rules, **options):
        made.append(core.interop.torch.register(define(fn, *rules, **options)))
        return made[-1]

    yield make
    for operator in made:
        operator.close()


def wave(x: core.Tensor, y: core.Tensor, scale: float = 2.0) -> core.Tensor:
    return core.sin(x) * y * scale


WAVE = (
    wave,
    lambda x, y, scale: core.empty_like(x),
    lambda g, x, y, scale: (g * core.cos(x) * y * scale, g * core.sin(x) * scale),
    lambda x, y, scale, t_x, t_y: (t_x * core.cos(x) * y + t_y * core.sin(x)) * scale,
)


def torch_wave(x, y, scale=2.0):
    return torch.sin(x) * y * scale


def pair(shape=(3, 4), grad=False):
    generator = torch.Generator().manual_seed(0)
    return [
        torch.randn(shape, dtype=F64, generator=generator).requires_grad_(grad) for _ in range(2)
    ]


# ---- schemas -----------------------------------------------------------------------------------
def every_kind(
    x: core.Tensor,
    y: core.Tensor | None,
    many: list[core.Tensor],
    n: int = 2,
    *,
    rate: float = 1e-5,
    flag: bool = False,
    z: complex = 1j,
    name: str = 'a "b"',
    dims: list[int] = (0, 1),  # noqa: B006
    scalar: int | float = 3,
    dtype: core.dtype = core.float32,
    where: core.device | None = None,
    big: float = float("inf"),
) -> tuple[core.Tensor, list[core.Tensor]]: ...


def test_a_schema_says_in_torchs_words_what_cores_says():
    op = define(lambda *a, **k: None, schema=core.custom_ops.infer_schema(
        lambda x: x, "a::b") if False else "(Tensor x, Tensor? y, Tensor[] many, int n=2, *, "
        "float rate=1e-05, bool flag=False, complex z=1j, str name='a \"b\"', int[] dims=[0, 1], "
        "Scalar scalar=3, dtype dtype=float32, device? where=None, float big=inf) "
        "-> (Tensor, Tensor)")  # fmt: skip
    bridged = core.interop.torch.register(op)
    assert str(bridged.default._schema) == (
        f"{op.name}(Tensor x, Tensor? y, Tensor[] many, int n=2, *, float rate=1.0000000000000001e-"
        "05, bool flag=False, complex? z=None, str name=\"a \\\"b\\\"\", int[] dims=[0, 1], "
        "Scalar scalar=3, ScalarType? dtype=None, Device? where=None, float? big=None) "
        "-> (Tensor, Tensor)"
    )
    bridged.close()
