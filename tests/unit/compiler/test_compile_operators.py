"""Compiled functions against eager calls: every operator's samples, and random graphs."""

import numpy as np
import pytest
from example_counts import examples
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import core
from core import config, testing
from core.dispatcher.binding import invoke
from core.schema import bind
from core.testing.arrays import as_array

DEFINITIONS = [
    d for d in testing.operators() if d.name.startswith("core::") and d.functional is None
]
PAIRS = [
    pytest.param(
        d,
        dtype,
        id=f"{d.name.removeprefix('core::')}-{dtype}",
        marks=() if k % 4 == n == 0 else (pytest.mark.slow,),
    )
    for k, d in enumerate(DEFINITIONS)
    for n, dtype in enumerate(testing.dtypes(d))
]
# With symbols at once, or from the second size on; a few of them quick, of those that PAIRS leaves.
SIZED = [
    pytest.param(
        d,
        dtype,
        dynamic,
        id=f"{d.name.removeprefix('core::')}-{dtype}-{dynamic}",
        marks=() if k % 8 == 1 and n == 0 and dynamic else (pytest.mark.slow,),
    )
    for k, d in enumerate(DEFINITIONS)
    for n, dtype in enumerate(testing.dtypes(d))
    for dynamic in (True, None)[: 1 if n else 2]
]
TOLERANCE = {"float16": 2e-3, "bfloat16": 2e-2, "float32": 2e-6, "complex64": 2e-6}


def around(x):
    """Elementwise calls that change nothing, for the operator to be fused with."""
    if isinstance(x, core.Tensor) and "floating" in x.dtype.kind:
        return core.negative(core.negative(x))
    return x


def mapped(fn, value):
    if isinstance(value, (list, tuple)):
        made = [mapped(fn, v) for v in value]
        return type(value)(*made) if hasattr(value, "_fields") else type(value)(made)
    return fn(value)


def same(got, want, what):
    assert (got.dtype, got.shape, got.device) == (want.dtype, want.shape, want.device), what
    near = TOLERANCE.get(want.dtype.name, 1e-12)
    np.testing.assert_allclose(
        as_array(got), as_array(want), rtol=near, atol=near, equal_nan=True, err_msg=what
    )


def strided(x):
    """The same elements, two apart in memory."""
    return core.stack([x, x], axis=-1)[..., 1] if isinstance(x, core.Tensor) and x.ndim else x


def one_graph(definition):
    """All but draws: what users call of these asks a generator for the place they are drawn at."""
    return "random" not in definition.tags


def call_of(definition):
    def call(*given):
        made = [mapped(around, v) for v in given]
        return mapped(around, invoke(definition.op, made))

    return call


def agrees(compiled, values, want, what):
    wants = want if isinstance(want, (tuple, list)) else [want]
    for _ in range(2):  # captured, then run
        got = compiled(*values)
        assert type(got) is type(want)
        for g, w in zip(got if isinstance(got, (tuple, list)) else [got], wants, strict=True):
            same(g, w, what)


@pytest.mark.parametrize(("definition", "dtype"), PAIRS)
def test_compiled_is_eager(definition, dtype, counted):
    call = call_of(definition)
    for sample in testing.samples(definition, dtype):
        values = bind(definition.op, sample.args, sample.kwargs)
        compiled = core.compile(call, fullgraph=one_graph(definition))
        with config.override(fallback="error"):
            agrees(compiled, values, call(*values), f"{definition.name}{sample}")
        counted(compiled)


@pytest.mark.parametrize(("definition", "dtype", "dynamic"), SIZED)
def test_one_function_serves_every_sample(definition, dtype, dynamic, counted):
    """Of all sizes and ranks, contiguous or not: a graph with symbols, or another one, for each."""
    call = call_of(definition)
    compiled = core.compile(call, dynamic=dynamic, fullgraph=one_graph(definition))
    for sample in testing.samples(definition, dtype):
        values = bind(definition.op, sample.args, sample.kwargs)
        for arranged in (values, [mapped(strided, v) for v in values]):
            with config.override(fallback="error"):
                agrees(compiled, arranged, call(*arranged), f"{definition.name}{sample}")
    counted(compiled)


# ---- random graphs -----------------------------------------------------------------------------
UNARY = ("negative", "abs", "sin", "tanh", "exp", "square", "relu", "sigmoid", "floor", "gelu")
BINARY = ("add", "subtract", "multiply", "maximum", "minimum", "less", "equal", "where")
SHAPING = ("sum", "mean", "max", "transpose", "flip", "reshape", "slice", "expand", "softmax",
           "cumulative_sum", "concat", "astype")  # fmt: skip
UNLIMITED = settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
SHAPES = [(), (1,), (3,), (2, 3), (1, 3), (2, 1), (4, 2, 3), (0, 3), (2, 40001)]


@st.composite
def programs(draw):
    """Inputs as (shape, dtype, strided), steps as (name, operand numbers, number)."""
    inputs = [
        (
            draw(st.sampled_from(SHAPES)),
            draw(st.sampled_from(["float32", "float64", "int32", "bool"])),
            draw(st.booleans()),
        )
        for _ in range(draw(st.integers(1, 3)))
    ]
    count = draw(st.integers(1, 10))
    steps = []
    for k in range(count):
        name = draw(st.sampled_from(UNARY + BINARY + BINARY + SHAPING))
        at = [draw(st.integers(0, len(inputs) + k - 1)) for _ in range(3)]
        steps.append((name, at, draw(st.sampled_from([2, 0.5, -1, True]))))
    outputs = draw(st.sets(st.integers(0, count - 1), min_size=1, max_size=3))
    return inputs, steps, sorted(outputs)


def run_step(name, values, at, number):
    x, y, z = (values[i] for i in at)
    if name in UNARY:
        return getattr(core, name)(x)
    if name == "where":
        return core.where(x, y, z) if x.dtype == core.bool else core.where(x > 0, y, number)
    if name in BINARY:
        other = number if at[0] == at[1] else y
        return getattr(core, name)(x, other)
    axis = 0 if x.ndim else None
    if name in ("sum", "mean", "max"):
        return getattr(core, name)(x, axis=axis)
    if name == "transpose":
        return x.mT if x.ndim > 1 else x + 1
    if name == "reshape":
        return core.reshape(x, (-1,)) if x.size else x + 1
    if name == "slice":
        return x[..., ::2] if x.ndim else x + 1
    if name == "expand":
        return core.broadcast_to(x, (2, *x.shape)) if x.size < 200_000 else x + 1
    if name == "concat":
        return core.concat([x, x], axis=0) if x.ndim and x.size < 200_000 else x + 1
    if name == "astype":
        return core.astype(x, core.float32)
    if name == "flip":
        return core.flip(x)
    return getattr(core, name)(x, axis=0) if x.ndim else x + 1


def function_of(steps, outputs):
    def fn(*inputs):
        values = list(inputs)
        for name, at, number in steps:
            try:
                values.append(run_step(name, values, at, number))
            except core.errors.CoreError:  # shapes that do not broadcast, a bool subtracted
                values.append(values[at[0]])
        return tuple(values[len(inputs) + k] for k in outputs)

    return fn


def tensor_of(shape, dtype, strided, seed):
    numbers = np.random.default_rng(seed).uniform(-2, 2, (*shape, 2) if strided else shape)
    made = core.asarray((numbers > 0) if dtype == "bool" else numbers.astype(dtype))
    return made[..., 1] if strided else made


def check_program(program):
    inputs, steps, outputs = program
    tensors = [tensor_of(*spec, seed) for seed, spec in enumerate(inputs)]
    fn = function_of(steps, outputs)
    want = fn(*tensors)
    compiled = core.compile(fn)
    for _ in range(2):
        for got, expected in zip(compiled(*tensors), want, strict=True):
            same(got, expected, str(program))


@given(programs())
@settings(UNLIMITED, max_examples=examples(50))
def test_random_graphs(program):
    check_program(program)


@pytest.mark.slow
@given(programs())
@settings(UNLIMITED, max_examples=500)
def test_many_random_graphs(program):
    check_program(program)
