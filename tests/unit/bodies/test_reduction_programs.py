"""The programs of sorting, searching, scans and statistics, as written and as laid out for lanes.

The interpreter finds accesses out of bounds and iterations that race, which a CPU forgives.
"""

import numpy as np
import pytest

import core
from core.bodies import programs
from core.bodies.build import build_program
from core.bodies.specs import TensorSpec
from core.ir import interpret
from core.ir.schedule import schedule
from core.ir.schedule.capabilities import Capabilities
from core.ir.simplify import simplify
from core.schema import parameters

OPS = core.ops.core
RANDOM = np.random.default_rng(0)
X = RANDOM.integers(0, 20, (2, 70)).astype("float32")
A = RANDOM.uniform(-1, 1, (2, 70)).astype("float32")


def _tensor(a):
    return TensorSpec(a.dtype.name, a.shape, tuple(step // a.itemsize for step in a.strides))


def _run(op, arguments, outputs, level):
    given = [_tensor(v) if isinstance(v, np.ndarray) else v for v in arguments]
    made = [_tensor(o) for o in outputs]
    program = build_program(op, programs._key(op, given, made)[1], made, reports=False)
    if level == "lanes":
        program = schedule(simplify(program), Capabilities(style="gpu", group=64))
    arrays = {f"out{k}_": o for k, o in enumerate(outputs)}
    names = [p.name for p in parameters(op)]
    arrays |= {f"{n}_": v for n, v in zip(names, arguments) if isinstance(v, np.ndarray)}
    sizes = {}
    for name, array in arrays.items():
        _, shape, steps = _tensor(array)
        sizes |= {f"{name}n{d}": n for d, n in enumerate(shape)}
        sizes |= {f"{name}s{d}": s for d, s in enumerate(steps)}
    interpret(program, arrays, sizes)


def _cases():
    masked = X * (X > 12)
    places = np.stack(np.nonzero(masked))
    row = np.sort(X[0])
    order = np.argsort(X, -1, kind="stable")
    down = np.argsort(-X, -1, kind="stable")
    yield "sort_with_indices", [X, -1, False, True], [np.take_along_axis(X, order, 1), order]
    wide = X.astype("int64")
    yield "sort_with_indices", [wide, -1, True, True], [np.take_along_axis(wide, down, 1), down]
    head = down[:, :5]
    yield "topk", [X, 5, -1, True, True], [np.take_along_axis(X, head, 1), head]
    middle = order[:, 34]
    at = X[[0, 1], middle], middle
    yield "median_with_indices", [X, 1, False], list(at)
    yield "nanmedian_with_indices", [X, 1, False], list(at)
    yield "nonzero_positions", [masked, places.shape[1]], [places]
    yield "search_sorted", [row, X, "left"], [np.searchsorted(row, X)]
    for axis in (0, 1, (0, 1)):
        axes = [axis] if isinstance(axis, int) else list(axis)
        yield "var", [X, axes, 0.0, False], [X.var(axis)]
        yield "logsumexp", [X, axes, False], [np.logaddexp.reduce(X, axis=axis)]
        yield "aminmax", [X, axes, False], [X.min(axis), X.max(axis)]
    later = np.maximum.accumulate(np.where(np.maximum.accumulate(X, 1) == X, np.arange(70), 0), 1)
    yield "cummax", [X, 1], [np.maximum.accumulate(X, 1), later]
    ties = np.tile(X[0] % 3, 300)  # the last of equal elements, in parts and in blocks of lanes
    hits = np.where(np.maximum.accumulate(ties) == ties, np.arange(ties.size), 0)
    yield "cummax", [ties, 0], [np.maximum.accumulate(ties), np.maximum.accumulate(hits)]
    yield "cumulative_prod", [A, 1, None, False], [np.cumprod(A, 1)]
    yield "logcumsumexp", [X, 1], [np.logaddexp.accumulate(X, 1)]
    recurrence = OPS.linear_recurrence.definition.reference(np, A, X, -1, True)
    yield "linear_recurrence", [A, X, -1, True], [recurrence]


@pytest.mark.parametrize("level", ["loops", "lanes"])
@pytest.mark.parametrize(
    ("name", "arguments", "expected"), [pytest.param(*c, id=c[0]) for c in _cases()]
)
def test_program(name, arguments, expected, level):
    outputs = [np.empty_like(np.asarray(e)) for e in expected]
    _run(getattr(OPS, name), arguments, outputs, level)
    for got, want in zip(outputs, expected, strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-6)
