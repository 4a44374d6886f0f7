"""Checks that every operator has to pass, derived from its definition alone.

Each function takes a definition and a sample and raises AssertionError with both sides shown. They
are the library's side of tests/unit/operators/test_operators.py, and what `core.custom_ops` offers
authors.
"""

from typing import Any

from core._native import Tensor, dtype, live_storages
from core.dispatcher.binding import invoke
from core.schema import bind, parameters
from core.tensors.kinds import is_differentiable
from core.testing.compare import as_array, assert_close
from core.testing.samples import Sample

TOLERANCE = {"float16": 2e-3, "bfloat16": 2e-2, "float32": 2e-5, "complex64": 2e-5}


def outputs_of(result: Any) -> list[Any]:
    """An operator's result as a list."""
    return list(result) if isinstance(result, (tuple, list)) else [result]


def _near(actual: Any, expected: Any, what: str) -> None:
    """assert_close with the catalogue's tolerances; NaN agrees with NaN."""
    near = TOLERANCE.get(actual.dtype.name, 1e-9)
    assert_close(actual, expected, what, rtol=near, atol=near, equal_nan=True)


# ---- shapes and values -------------------------------------------------------------------------
def check_fake(definition: Any, sample: Sample) -> None:
    """The rule or fake kernel says the shapes, dtypes and devices that a real call returns."""
    real = outputs_of(definition.op(*sample.args, **sample.kwargs))
    fake = outputs_of(definition.op.infer(*sample.args, **sample.kwargs))
    assert len(real) == len(fake), f"{definition.name}{sample}: {len(fake)} fakes for {len(real)}"
    for got, expected in zip(real, fake):
        assert (got.shape, got.dtype, got.device) == (
            expected.shape,
            expected.dtype,
            expected.device,
        ), (
            f"{definition.name}{sample}: the fake kernel says {expected.dtype}{expected.shape}, "
            f"the call returned {got.dtype}{got.shape}"
        )


def check_reference(definition: Any, sample: Sample) -> None:
    """The call agrees with the definition's NumPy reference, computed in double precision."""
    import numpy as np

    values = bind(definition.op, sample.args, sample.kwargs)
    real = outputs_of(definition.op(*sample.args, **sample.kwargs))
    wide = [_widened(np, value) for value in values]
    split = [p.keyword_only for p in parameters(definition.op)]
    names = [p.name for p in parameters(definition.op)]
    positional = [v for v, keyword in zip(wide, split) if not keyword]
    keywords = {n: v for n, v, keyword in zip(names, wide, split) if keyword}
    with np.errstate(all="ignore"):
        expected = outputs_of(definition.reference(np, *positional, **keywords))
    for got, want in zip(real, expected, strict=True):
        near = TOLERANCE.get(got.dtype.name, 1e-9)
        np.testing.assert_allclose(
            as_array(got),
            np.asarray(want).astype(as_array(got).dtype),
            rtol=near,
            atol=near,
            err_msg=f"{definition.name}{sample}",
        )


def _widened(np: Any, value: Any) -> Any:
    if isinstance(value, (list, tuple)) and any(isinstance(v, Tensor) for v in value):
        return [_widened(np, v) for v in value]
    if isinstance(value, dtype):
        return value
    if not isinstance(value, Tensor):
        return value
    array = as_array(value)
    wide = {"f": np.float64, "c": np.complex128}.get(array.dtype.kind, array.dtype)
    return array.astype(wide)


# ---- derivatives -------------------------------------------------------------------------------
def differentiable_function(op: Any, sample: Sample) -> Any:
    """(fn, inputs): the call as a function of its differentiable tensors only."""
    values = bind(op, sample.args, sample.kwargs)
    places = [
        (i, k)
        for i, (param, value) in enumerate(zip(parameters(op), values))
        if param.is_tensor
        for k in (range(len(value)) if isinstance(value, (list, tuple)) else (None,))
        if is_differentiable(value if k is None else value[k])
    ]
    inputs = [values[i] if k is None else values[i][k] for i, k in places]

    def fn(*chosen: Any) -> Any:
        full = [list(v) if isinstance(v, (list, tuple)) else v for v in values]
        for (i, k), tensor in zip(places, chosen):
            if k is None:
                full[i] = tensor
            else:
                full[i][k] = tensor
        out = outputs_of(invoke(op, full))
        return tuple(o for o in out if is_differentiable(o))

    return fn, inputs


def _perturbed(x: Any, direction: Any, step: float) -> Any:
    """x + step * direction, computed by NumPy."""
    import numpy as np

    from core.testing.samples import from_numpy

    return from_numpy(np.asarray(x) + step * np.asarray(direction), x.dtype.name)


def numerical_jvp(fn: Any, inputs: Any, directions: Any, step: Any = 1e-6) -> list[Any]:
    """Central differences of fn along directions, as ndarrays."""
    import numpy as np

    ahead = fn(*[_perturbed(x, d, step) for x, d in zip(inputs, directions)])
    behind = fn(*[_perturbed(x, d, -step) for x, d in zip(inputs, directions)])
    return [(np.asarray(a) - np.asarray(b)) / (2 * step) for a, b in zip(ahead, behind)]


def random_like(x: Any, seed: int) -> Any:
    """Numbers of x's shape and dtype, on its device."""
    from core.testing.samples import SampleMaker

    return SampleMaker(x.dtype.name, seed).t(*x.shape, low=-1.0, high=1.0).to(x.device)


def check_jvp(definition: Any, sample: Sample) -> None:
    """Forward mode agrees with central differences in a random direction."""
    import numpy as np

    from core.transforms import func

    fn, inputs = differentiable_function(definition.op, sample)
    if not inputs:  # a sample of integers
        return
    directions = [random_like(x, i + 1) for i, x in enumerate(inputs)]
    _, tangents = func.jvp(fn, tuple(inputs), tuple(directions))
    for got, want in zip(tangents, numerical_jvp(fn, inputs, directions), strict=True):
        np.testing.assert_allclose(
            np.asarray(got), want, rtol=1e-5, atol=1e-6, err_msg=f"jvp of {definition.name}{sample}"
        )


def check_vjp(definition: Any, sample: Sample) -> None:
    """Reverse mode agrees with central differences: <g, J d> = <J* g, d> for random g and d."""
    from core.autograd import engine

    fn, inputs = differentiable_function(definition.op, sample)
    leaves = [x.clone() for x in inputs]
    for leaf in leaves:
        leaf.requires_grad = True
    outs = fn(*leaves)
    cotangents = [random_like(o, 50 + i) for i, o in enumerate(outs)]
    gradients = engine.grad(outs, leaves, cotangents, allow_unused=True)
    for x, gradient in zip(inputs, gradients):
        assert gradient is None or (gradient.shape, gradient.dtype) == (x.shape, x.dtype)
    compare_adjoints(f"vjp of {definition.name}{sample}", fn, inputs, cotangents, gradients)


def compare_adjoints(
    what: Any, fn: Any, inputs: Any, cotangents: Any, gradients: Any, rounds: Any = 3
) -> None:
    """The two sides of <g, J d> = <J* g, d> for several directions d."""
    import numpy as np

    for seed in range(rounds):
        directions = [random_like(x, 100 * seed + i) for i, x in enumerate(inputs)]
        forward = numerical_jvp(fn, inputs, directions)
        left = sum(_inner(g, t) for g, t in zip(cotangents, forward))
        right = sum(_inner(g, d) for g, d in zip(gradients, directions) if g is not None)
        np.testing.assert_allclose(right, left, rtol=1e-5, atol=1e-6, err_msg=what)


def _inner(a: Any, b: Any) -> float:
    """The real inner product, complex numbers being pairs of real ones."""
    import numpy as np

    return float(np.real(np.sum(np.conj(np.asarray(a)) * np.asarray(b))))


def check_double_vjp(definition: Any, sample: Sample) -> None:
    """The vjp's own vjp agrees with central differences of the vjp."""
    from core.autograd import engine
    from core.transforms import func

    fn, inputs = differentiable_function(definition.op, sample)
    cotangents = tuple(random_like(o, 50 + i) for i, o in enumerate(fn(*inputs)))

    def pulled(*xs: Any) -> Any:
        return func.vjp(fn, *xs)[1](cotangents)

    leaves = [x.clone() for x in inputs]
    for leaf in leaves:
        leaf.requires_grad = True
    firsts = engine.grad(fn(*leaves), leaves, cotangents, create_graph=True, allow_unused=True)
    used = [i for i, g in enumerate(firsts) if g is not None and g.grad_fn is not None]
    if not used:
        return
    seconds = [random_like(firsts[i], 70 + i) for i in used]
    gradients = engine.grad([firsts[i] for i in used], leaves, seconds, allow_unused=True)
    compare_adjoints(
        f"double vjp of {definition.name}{sample}",
        lambda *xs: [pulled(*xs)[i] for i in used],
        inputs,
        seconds,
        gradients,
    )


# ---- batching ----------------------------------------------------------------------------------
def check_batching(definition: Any, sample: Sample, size: Any = 3) -> None:
    """vmap agrees with a Python loop, with each tensor batched alone and with all of them."""
    from core.transforms import func

    op = definition.op
    values = bind(op, sample.args, sample.kwargs)
    flat = [i for i, v in enumerate(values) if isinstance(v, Tensor)]
    for chosen in [[i] for i in flat] + ([flat] if len(flat) > 1 else []):
        stacks = [
            _stacked(values[i], size, k % (values[i].ndim + 1), "matrices" in definition.tags)
            for k, i in enumerate(chosen)
        ]
        dims = tuple(k % (values[i].ndim + 1) for k, i in enumerate(chosen))

        def call(*parts: Any, chosen: Any = chosen) -> Any:
            full = list(values)
            for i, part in zip(chosen, parts):
                full[i] = part
            return tuple(outputs_of(invoke(op, full)))

        batched = func.vmap(call, in_dims=dims, randomness="same")(*stacks)
        for k in range(size):
            single = call(*[s.select(d, k) for s, d in zip(stacks, dims)])
            for got, want in zip(batched, single, strict=True):
                _near(got.select(0, k), want, f"vmap of {definition.name}{sample}, {chosen}")


def _stacked(x: Any, size: int, at: int, scaled: bool = False) -> Any:
    """`size` tensors like x along axis `at`, the first of them x itself; scaled: multiples of x,
    where its elements cannot change places: those of a positive definite matrix."""
    import numpy as np

    from core.testing.samples import from_numpy

    flat = as_array(x).reshape(-1)  # rolled: other numbers, but no new ones: indices stay valid
    if scaled and flat.dtype.kind in "fc":
        arrays = [flat.reshape(x.shape) * (1 + 0.5 * k) for k in range(size)]
    else:
        arrays = [np.roll(flat, k).reshape(x.shape) for k in range(size)]
    return from_numpy(np.stack(arrays, at), x.dtype.name)


# ---- errors ------------------------------------------------------------------------------------
def check_error(definition: Any, sample: Any) -> None:
    """The call raises the expected class with its four parts, and makes no tensor."""
    from core import errors

    before = live_storages()
    raised = None
    try:
        definition.op(*sample.args, **sample.kwargs)
    except errors.CoreError as error:
        raised = error
    assert raised is not None, f"{definition.name}{sample} raised nothing"
    assert isinstance(raised, getattr(errors, sample.kind)), (
        f"{definition.name}{sample}: {raised!r}"
    )
    parts = (raised.what, raised.why, raised.exists, raised.fix)
    assert all(parts), f"{definition.name}{sample}: an empty part in {parts}"
    raised.__traceback__ = None
    assert live_storages() <= before, f"{definition.name}{sample} left memory behind"


__all__ = [
    "assert_close",
    "check_batching",
    "check_double_vjp",
    "check_error",
    "check_fake",
    "check_jvp",
    "check_reference",
    "check_vjp",
    "differentiable_function",
    "numerical_jvp",
    "outputs_of",
]
