"""Adaptive pooling: windows that cover the axes evenly, as many along each as are asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core.dtype_table import is_float
from core.errors import ShapeError
from core.operators.definition.body_parts import declares, indices, unkeyed
from core.operators.definition.define import define
from core.operators.definition.shapes import new, spread
from core.operators.definition.widening import in_float32
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.clamping import minimum
from core.operators.elementwise.division import floor_divide
from core.operators.indexing.rows import take_rows
from core.operators.nn.average_pooling import window_sum
from core.operators.nn.pooling import lowest, spread_to_places, taken_from_places
from core.operators.shape.creation import arange
from core.transforms.batching import leading

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from core._native import Operator, Tensor
    from core.bodies.definition import Body
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Namespace


def _spans(size: int, count: int, like: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """(positions (count, most), which of them count, how many do) of windows that cover an axis."""
    i = arange(count, device=like.device)
    start = floor_divide(i * size, count)
    end = floor_divide((i + 1) * size + (count - 1), count)
    most = size // count if size % count == 0 else -(-size // count) + 1
    places = start.expand_dims(1) + arange(most, device=like.device)
    return minimum(places, size - 1), places < end.expand_dims(1), end - start


def _check_sizes(name: str, x: Tensor, sizes: tuple[int, ...], n: int) -> None:
    if x.ndim <= n or len(sizes) != n or min(sizes) < 1 or min(x.shape[x.ndim - n :]) < 1:
        raise ShapeError(
            what=f"{name} to {tuple(sizes)} of a tensor of shape {x.shape}",
            why=f"each of the last {n} axes, none of them empty, gets a size from 1",
            exists=f"x of more than {n} dimensions, {n} sizes",
            fix="pass one size for each of these axes",
        )


def _adaptive_windows(
    x: Tensor, sizes: tuple[int, ...], fill: float
) -> tuple[Tensor, list[int | Tensor]]:
    """((..., *sizes, *inside), how many elements the windows along each axis have).

    The latter is a number where it is the same for all.
    """
    n, first = len(sizes), x.ndim - len(sizes)
    counts: list[int | Tensor] = []
    for d, size in enumerate(sizes):
        at = first + 2 * d  # after the pairs that earlier axes became
        if x.shape[at] % size == 0:  # windows of equal size: a view
            inside = x.shape[at] // size
            x = x.reshape((*x.shape[:at], size, inside, *x.shape[at + 1 :]))
            counts.append(inside)
            continue
        places, mask, count = _spans(x.shape[at], size, x)
        x = take_rows(x, places, at)
        x = where(mask.reshape((*mask.shape, *(1,) * (n - 1 - d))), x, fill)
        counts.append(count)
    order = [*range(first), *range(first, x.ndim, 2), *range(first + 1, x.ndim, 2)]
    return x.permute_dims(order), counts


@in_float32
def adaptive_avg(x: Tensor, output_size: Sequence[int], name: str = "adaptive_avg_pool") -> Tensor:
    sizes, n = tuple(output_size), len(output_size)
    _check_sizes(name, x, sizes, n)
    parts, counts = _adaptive_windows(x, sizes, 0)
    total = window_sum(parts, n)
    share: Any = 1
    for d, count in enumerate(counts):
        if not isinstance(count, int):
            count = count.astype(x.dtype).reshape((count.size, *(1,) * (n - 1 - d)))
        share = count * share
    return total / share


def _adaptive_fake(x: Tensor, output_size: Sequence[int]) -> Tensor:
    n = len(output_size)
    _check_sizes("adaptive_avg_pool", x, tuple(output_size), n)
    dtype = x.dtype if x.dtype.kind.endswith("floating") else float
    return new((*x.shape[: x.ndim - n], *output_size), dtype, x)


def _max_fake(x: Tensor, output_size: Sequence[int]) -> tuple[Tensor, ...]:
    n = len(output_size)
    lowest(x.dtype)
    _check_sizes("adaptive_max_pool", x, tuple(output_size), n)
    shape = (*x.shape[: x.ndim - n], *output_size)
    return new(shape, x.dtype, x), new(shape, "int64", x)


def _max_body(n: int) -> Body:
    """Each window in order: the first of its largest elements, NaN before numbers."""

    @declares(specialization_keys={"output_size": unkeyed})
    def body(b: Builder, out: tuple[Buffer, Buffer], x: Buffer, output_size: None) -> None:
        values, positions = out
        first = x.ndim - n
        with b.parallel(*values.shape) as at:
            at = indices(at)
            starts, counts = [], []
            for i, size, count in zip(at[first:], x.shape[first:], values.shape[first:]):
                starts.append(i * size // count)
                counts.append(((i + 1) * size + (count - 1)) // count - starts[-1])

            def better(place: tuple[Value, ...], best: Value, where: Value) -> tuple[Value, ...]:
                value, flat = x[(*at[:first], *place)], ir.ops.const(0, "index")
                for k, size in zip(place, x.shape[first:]):
                    flat = flat * size + k
                larger = (value > best) | (where < 0)
                if is_float(x.dtype):
                    larger = (larger | ir.ops.isnan(value)) & ~(ir.ops.isnan(best) & (where >= 0))
                found = ir.ops.cast(flat, "int64")
                return ir.ops.where(larger, value, best), ir.ops.where(larger, found, where)

            def inner(place: tuple[Value, ...], best: Value, where: Value) -> tuple[Value, ...]:
                d = len(place)
                if d == n:
                    return better(place, best, where)
                return b.loop(
                    counts[d],
                    (best, where),
                    lambda i, best, where: inner((*place, starts[d] + i), best, where),
                )

            worst = ir.ops.const(ir.neutral("max", x.dtype), x.dtype)
            values[at], positions[at] = inner((), worst, ir.ops.const(-1, "int64"))

    return body


def np_adaptive(
    np: Namespace, x: Array, sizes: tuple[int, ...], reduce: Callable[[Array, Array], Array]
) -> Array:
    """reduce(part, flat positions) of every window, stacked."""
    n = len(sizes)
    lead, spatial = x.shape[: x.ndim - n], x.shape[x.ndim - n :]
    out = np.zeros((*lead, *sizes))
    for at in np.ndindex(*sizes):
        rows = zip(at, spatial, sizes)
        spans = [np.arange(i * s // o, -(-(i + 1) * s // o)) for i, s, o in rows]
        flat = np.ravel_multi_index(np.meshgrid(*spans, indexing="ij"), spatial).ravel()
        out[(..., *at)] = reduce(x.reshape(*lead, -1)[..., flat], flat)
    return out


def _adaptive(n: int) -> tuple[Operator, Operator, Operator]:
    shape = (5, 6, 4)[:n]

    def samples(s: SampleMaker) -> Iterator[Sample]:
        yield s(s.t(2, 3, *shape), [2] * n)
        yield s(s.t(2, *shape), [3, 4, 2][:n])
        yield s(s.t(1, 1, *shape), 1)

    def errors(s: SampleMaker) -> Iterator[ErrorSample]:
        yield s.error("ShapeError", s.t(*shape), [2] * n)
        yield s.error("ShapeError", s.t(1, 1, *shape), [0] * n)

    fields: dict[str, Any] = {"samples": samples, "errors": errors, "dtypes": "float"}
    example = f"core.ones({(1, 1) + (4,) * n}), 2"
    average = define(
        f"core::adaptive_avg_pool{n}d(Tensor x, int[{n}] output_size) -> Tensor",
        fake=_adaptive_fake,
        decomposition=lambda x, output_size: adaptive_avg(x, output_size),
        reference=lambda np, x, output_size: np_adaptive(
            np, x, spread(output_size, n), lambda part, _: part.mean(axis=-1)
        ),
        doc=f"""The means of output_size windows that cover the last {n} axes evenly.

        >>> import core
        >>> core.adaptive_avg_pool{n}d({example}).shape
        {(1, 1) + (2,) * n}
        """,
        **fields,
    )
    both = define(
        f"core::adaptive_max_pool{n}d_with_indices(Tensor x, int[{n}] output_size)"
        " -> (Tensor values, Tensor indices)",
        fake=_max_fake,
        body=_max_body(n),
        reference=lambda np, x, output_size: (
            np_adaptive(np, x, spread(output_size, n), lambda part, _: part.max(axis=-1)),
            np_adaptive(
                np, x, spread(output_size, n), lambda part, flat: flat[part.argmax(axis=-1)]
            ).astype(np.int64),
        ),
        vjp=lambda g, like_x, results: spread_to_places(g[0], results[1], like_x, n),
        jvp=lambda t_x, results: (taken_from_places(t_x, results[1], n), None),
        batch=leading(),
        doc=f"""adaptive_max_pool{n}d, and the positions of the maxima, as int64.

        >>> import core
        >>> core.adaptive_max_pool{n}d_with_indices({example})[1].shape
        {(1, 1) + (2,) * n}
        """,
        **fields,
    )
    largest = define(
        f"core::adaptive_max_pool{n}d(Tensor x, int[{n}] output_size) -> Tensor",
        decomposition=lambda x, output_size: both(x, output_size)[0],
        reference=lambda np, x, output_size: np_adaptive(
            np, x, spread(output_size, n), lambda part, _: part.max(axis=-1)
        ),
        doc=f"""The largest elements of windows that cover the last {n} axes evenly.

        >>> import core
        >>> core.adaptive_max_pool{n}d({example}).shape
        {(1, 1) + (2,) * n}
        """,
        **fields,
    )
    return average, both, largest


adaptive_avg_pool1d, adaptive_max_pool1d_with_indices, adaptive_max_pool1d = _adaptive(1)
adaptive_avg_pool2d, adaptive_max_pool2d_with_indices, adaptive_max_pool2d = _adaptive(2)
adaptive_avg_pool3d, adaptive_max_pool3d_with_indices, adaptive_max_pool3d = _adaptive(3)

__all__ = [
    "adaptive_avg_pool1d",
    "adaptive_avg_pool2d",
    "adaptive_avg_pool3d",
    "adaptive_max_pool1d",
    "adaptive_max_pool1d_with_indices",
    "adaptive_max_pool2d",
    "adaptive_max_pool2d_with_indices",
    "adaptive_max_pool3d",
    "adaptive_max_pool3d_with_indices",
]
