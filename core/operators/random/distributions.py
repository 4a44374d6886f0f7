"""Random numbers by PyTorch's names: of a distribution, from the next place of a generator."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from core._native import Tensor, default_dtype, draw
from core._native import dtype as DType
from core.dtype_table import TABLE, is_complex, is_float, is_integer, is_signed, part_of
from core.errors import ArgumentError, RangeError
from core.operators.definition.checks import need_range, seen_by_host
from core.operators.definition.shapes import as_int, as_tuple, broadcast_shapes
from core.operators.elementwise.complex_numbers import complex as complex_of
from core.operators.indexing.sorting import argsort, sort_with_indices
from core.operators.random.generators import next_place
from core.operators.random.random import (
    drawn,
    dropout_at,
    owned,
    random_bits,
    random_integers,
    random_normal,
    random_uniform,
)
from core.operators.shape.copying import astype

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.operators.random.generators import Generator
    from core.type_aliases import DeviceLike, DTypeLike, Ints, Operand

_INT64 = DType("int64")


def _shape(name: str, size: tuple[Any, ...]) -> tuple[int, ...]:
    """The shape that a function of this name is given: rand(2, 3) and rand((2, 3)) are the same."""
    shape: tuple[Any, ...] = as_tuple(size[0]) if len(size) == 1 else size
    for n in shape:
        if type(n) is int:
            continue
        # A symbol is not asked for its number, which would settle it.
        if not hasattr(n, "__index__") or getattr(n, "shape", None):
            raise ArgumentError(
                what=f"{name} was given the shape {shape!r}",
                why=f"a size is an integer, and {n!r} is none",
                exists=f"{name}(2, 3), {name}((2, 3)); all else by name, such as dtype=",
                fix="pass integers",
            )
    return tuple(map(as_int, shape))


def _float(dtype: DTypeLike | None, x: Tensor | None = None) -> DType:
    if dtype is not None:
        return DType(dtype)
    return default_dtype() if x is None else x.dtype


def _complex(
    draws: Callable[..., Tensor],
    size: tuple[Ints, ...],
    generator: Generator | None,
    dtype: DTypeLike,
    device: DeviceLike | None,
) -> Tensor:
    """Random numbers whose parts are drawn each on its own."""
    part = part_of(DType(dtype).name)
    real = draws(*size, generator=generator, dtype=part, device=device)
    return complex_of(real, draws(*size, generator=generator, dtype=part, device=device))


# ---- floats ------------------------------------------------------------------------------------
def rand(
    *size: Ints,
    generator: Generator | None = None,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
) -> Tensor:
    """Random numbers, uniform from [0, 1); of the default dtype where none is given. The parts of
    complex numbers are drawn each on its own.

    >>> import core
    >>> core.rand(2, 3, generator=core.Generator(0)).shape
    (2, 3)
    """
    numbers = draw(random_uniform, size, dtype, device, generator)
    if numbers is not None:
        return numbers
    dtype = _float(dtype)
    if is_complex(dtype.name):
        return _complex(rand, size, generator, dtype, device)
    shape = _shape("rand", size)
    return drawn(random_uniform, shape, dtype=dtype, device=device, **next_place(generator))


def randn(
    *size: Ints,
    generator: Generator | None = None,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
) -> Tensor:
    """Random numbers of the normal distribution of mean 0 and variance 1; of complex numbers each
    part has the variance 1/2.

    >>> import core
    >>> x = core.randn(10000, generator=core.Generator(0))
    >>> abs(float(x.mean())) < 0.05
    True
    """
    numbers = draw(random_normal, size, dtype, device, generator)
    if numbers is not None:
        return numbers
    dtype = _float(dtype)
    if is_complex(dtype.name):
        return _complex(randn, size, generator, dtype, device) * 0.5**0.5
    shape = _shape("randn", size)
    return drawn(random_normal, shape, dtype=dtype, device=device, **next_place(generator))


def rand_like(
    x: Tensor,
    *,
    generator: Generator | None = None,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
) -> Tensor:
    """`rand` of the shape, dtype and device of x by default.

    >>> import core
    >>> core.rand_like(core.zeros((2, 1))).shape
    (2, 1)
    """
    device = x.device if device is None else device
    return rand(x.shape, generator=generator, dtype=_float(dtype, x), device=device)


def randn_like(
    x: Tensor,
    *,
    generator: Generator | None = None,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
) -> Tensor:
    """`randn` of the shape, dtype and device of x by default.

    >>> import core
    >>> core.randn_like(core.zeros((2, 1))).shape
    (2, 1)
    """
    device = x.device if device is None else device
    return randn(x.shape, generator=generator, dtype=_float(dtype, x), device=device)


def _need_spread(std: Tensor | float) -> None:
    if not isinstance(std, Tensor) and not std >= 0:
        raise RangeError(
            what=f"normal random numbers with std={std}",
            why="a standard deviation is not negative",
            exists="0 and more; of tensors, which are not read, the sign does not matter",
            fix="pass a number that is not negative",
        )


def normal(
    mean: Operand = 0.0,
    std: Tensor | float = 1.0,
    size: Ints | None = None,
    *,
    generator: Generator | None = None,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
) -> Tensor:
    """Random numbers of the normal distribution; mean and std are numbers or tensors.

    size: the shape; that of mean and std together where it is left out.

    >>> import core
    >>> core.normal(5.0, 0.0, (2,)).tolist()
    [5.0, 5.0]
    """
    _need_spread(std)
    like = mean if isinstance(mean, Tensor) else std if isinstance(std, Tensor) else None
    if size is None:
        size = broadcast_shapes((), *(v.shape for v in (mean, std) if isinstance(v, Tensor)))
    if like is not None:
        dtype = like.dtype if dtype is None else dtype
        device = like.device if device is None else device
    numbers = draw(random_normal, (size,), dtype, device, generator)
    if numbers is None:
        shape = _shape("normal", (size,))
        numbers = randn(shape, generator=generator, dtype=dtype, device=device)
    if type(std) is not float or std != 1:
        numbers = numbers * std
    return numbers if type(mean) is float and mean == 0 else numbers + mean


def bernoulli(
    x: Tensor, p: Tensor | float | None = None, *, generator: Generator | None = None
) -> Tensor:
    """1 with the probability that x holds, else 0; with p in all places the same probability.

    >>> import core
    >>> core.bernoulli(core.asarray([0.0, 1.0])).tolist()
    [0.0, 1.0]
    """
    need_range("bernoulli", "p", x if p is None else p, 0, 1, "it is a probability")
    dtype = x.dtype
    kind = dtype if dtype.kind == "real floating" else default_dtype()
    draws = draw(random_uniform, (x.shape,), kind, x.device, generator)
    if draws is None:
        draws = rand(x.shape, generator=generator, dtype=kind, device=x.device)
    return astype(draws < (x if p is None else p), dtype)


def exponential(
    *size: Ints,
    generator: Generator | None = None,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
) -> Tensor:
    """Random numbers of the exponential distribution of mean 1.

    >>> import core
    >>> bool(core.all(core.exponential(100) >= 0))
    True
    """
    shape = _shape("exponential", size)
    draws = rand(shape, generator=generator, dtype=dtype, device=device)
    return -((1 - draws).log())


# ---- integers ----------------------------------------------------------------------------------
def randint(
    low: int = 0,
    high: Ints | None = None,
    size: Ints | None = None,
    *,
    generator: Generator | None = None,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
) -> Tensor:
    """Random integers from [low, high), or [0, low) as `randint(high, size)`; int64.

    >>> import core
    >>> sorted(set(core.randint(1, 7, (1000,)).tolist()))
    [1, 2, 3, 4, 5, 6]
    """
    low, end = as_int(low), as_int(high)
    if size is None:
        low, end, size = 0, low, high
    if isinstance(size, int) or size is None:
        raise ArgumentError(
            what=f"randint with the size {size!r}",
            why="a shape determines how many integers are drawn",
            exists="randint(high, size), randint(low, high, size)",
            fix="pass a tuple: core.randint(10, (3,))",
        )
    if not low < end or end - low >= 2**64:
        raise RangeError(
            what=f"randint from {low} to {end}",
            why="there is no integer of at least low and less than high"
            if not low < end
            else "2**64 integers and more are no width of 64 bits",
            exists="low < high",
            fix="note that high itself is never drawn",
        )
    width = (end - low + 2**63) % 2**64 - 2**63  # its 64 bits
    draws = draw(random_integers, (size,), _INT64, device, generator, low, width)
    if draws is None:
        shape = _shape("randint", (size,))
        place = next_place(generator)
        draws = drawn(
            random_integers, shape, dtype="int64", device=device, low=low, width=width, **place
        )
    return draws if dtype is None else astype(draws, dtype)


def randint_like(
    x: Tensor,
    low: int,
    high: int | None = None,
    *,
    generator: Generator | None = None,
    dtype: DTypeLike | None = None,
) -> Tensor:
    """`randint` of the shape, dtype and device of x by default.

    >>> import core
    >>> core.randint_like(core.zeros((3,)), 1).tolist()
    [0.0, 0.0, 0.0]
    """
    low, high = (0, low) if high is None else (low, high)
    dtype = x.dtype if dtype is None else dtype
    return randint(low, high, x.shape, generator=generator, dtype=dtype, device=x.device)


def randperm(
    n: int,
    *,
    generator: Generator | None = None,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
) -> Tensor:
    """The integers from 0 to n - 1 in random order, each order as likely as all others; int64.

    dtype: one that holds them all, else RangeError.

    >>> import core
    >>> sorted(core.randperm(4).tolist())
    [0, 1, 2, 3]
    """
    if dtype is not None:
        _check_holds(n, DType(dtype).name)
    keys = draw(random_bits, (n,), _INT64, device, generator)
    if keys is None:
        shape = _shape("randperm", (n,))
        keys = drawn(random_bits, shape, dtype="int64", device=device, **next_place(generator))
    order = argsort(keys)
    return order if dtype is None else astype(order, dtype)


def multinomial(
    x: Tensor, num_samples: int, replacement: bool = False, *, generator: Generator | None = None
) -> Tensor:
    """Positions drawn with the probabilities, up to a factor, that each row of x holds.

    x: one row or a matrix of weights of at least 0. replacement: whether a position may be drawn
    again. Returns int64 of shape (rows, num_samples).

    >>> import core
    >>> core.multinomial(core.asarray([0.0, 1.0, 0.0]), 4, replacement=True).tolist()
    [1, 1, 1, 1]
    """
    n = x.shape[-1]
    if num_samples < 1 or (num_samples > n and not replacement):
        raise ArgumentError(
            what=f"multinomial of {num_samples} samples from {n} positions",
            why="without replacement each position is drawn once at most",
            exists=f"1 to {n} samples, any number with replacement",
            fix="pass replacement=True, or fewer samples",
        )
    _check_weights(x, 1 if replacement else num_samples)
    device = x.device
    if not replacement:
        waits = exponential(x.shape, generator=generator, dtype=x.dtype, device=device)
        return owned(sort_with_indices(x / waits, descending=True)[1].slice(-1, 0, num_samples))
    shape = (*x.shape[:-1], num_samples, 1)
    ends = x.cumulative_sum(axis=-1)
    draws = rand(shape, generator=generator, dtype=x.dtype, device=device)
    total = ends.slice(-1, n - 1, n)
    return (ends.expand_dims(-2) <= draws * total.expand_dims(-2)).sum(axis=-1)


def _check_holds(n: int, dtype: str) -> None:
    """Whether the dtype has each of the integers below n."""
    row = TABLE[part_of(dtype)]
    if is_integer(dtype):
        holds = 2 ** (8 * row.itemsize - is_signed(dtype))
    else:
        holds = 2**row.precision + 1 if is_float(row.name) else 2
    if n > holds:
        raise RangeError(
            what=f"randperm of {n} integers as {dtype}",
            why=f"the largest is {n - 1}; {dtype} holds integers up to {holds - 1} without gaps",
            exists=f"n of at most {holds} for {dtype}; int64 by default",
            fix="pass a wider dtype",
        )


def _check_weights(x: Tensor, needed: int) -> None:
    """Raises unless each row has so many positions that can be drawn, where the host reads it."""
    need_range("multinomial", "weights", x, 0, sys.float_info.max, "they are shares")
    seen = seen_by_host(x)
    if seen is not None and (least := (seen > 0).sum(axis=-1).min().item()) < needed:
        raise RangeError(
            what=f"multinomial of a row with {least} weights above 0",
            why=f"{needed} different positions are drawn from each row, none of weight 0",
            exists=f"rows with {needed} weights above 0, or more",
            fix="pass replacement=True, fewer samples or other weights",
        )


# ---- dropout -----------------------------------------------------------------------------------
def _dropout(
    x: Tensor, shape: tuple[int, ...], p: float, training: bool, generator: Generator | None
) -> Tensor:
    need_range("dropout", "p", p, 0, 1, "it is the probability that an element becomes 0")
    if not training or p == 0:
        return x
    return dropout_at(x, shape, p, **next_place(generator))


def dropout(
    x: Tensor, p: float = 0.5, training: bool = True, *, generator: Generator | None = None
) -> Tensor:
    """x with each element 0 with probability p, and the others divided by 1 - p.

    >>> import core
    >>> sorted(set(core.dropout(core.ones((100,)), 0.5).tolist()))
    [0.0, 2.0]
    """
    return _dropout(x, x.shape, p, training, generator)


def _channels(
    x: Tensor, spatial: int, p: float, training: bool, generator: Generator | None
) -> Tensor:
    """Dropout of whole channels: (N, C, ...) or (C, ...) with `spatial` dimensions at the end."""
    shape = (*x.shape[: x.ndim - spatial], *(1,) * spatial)
    return _dropout(x, shape, p, training, generator)


def dropout1d(
    x: Tensor, p: float = 0.5, training: bool = True, *, generator: Generator | None = None
) -> Tensor:
    """`dropout` of whole channels of (N, C, L) or (C, L).

    >>> import core
    >>> core.dropout1d(core.ones((1, 2, 3)), 0.0).tolist()
    [[[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]]
    """
    return _channels(x, 1, p, training, generator)


def dropout2d(
    x: Tensor, p: float = 0.5, training: bool = True, *, generator: Generator | None = None
) -> Tensor:
    """`dropout` of whole channels of (N, C, H, W) or (C, H, W).

    >>> import core
    >>> core.dropout2d(core.ones((2, 1, 1)), 1.0).tolist()
    [[[0.0]], [[0.0]]]
    """
    return _channels(x, 2, p, training, generator)


def dropout3d(
    x: Tensor, p: float = 0.5, training: bool = True, *, generator: Generator | None = None
) -> Tensor:
    """`dropout` of whole channels of (N, C, D, H, W) or (C, D, H, W).

    >>> import core
    >>> core.dropout3d(core.ones((1, 1, 1, 1)), 0.5, training=False).tolist()
    [[[[1.0]]]]
    """
    return _channels(x, 3, p, training, generator)


# ---- in place ----------------------------------------------------------------------------------
def uniform_(
    x: Tensor,
    low: Tensor | float = 0.0,
    high: Tensor | float = 1.0,
    *,
    generator: Generator | None = None,
) -> Tensor:
    """Overwrites x with uniform random numbers from [low, high)."""
    return x.copy_(rand_like(x, generator=generator) * (high - low) + low)


def normal_(
    x: Tensor,
    mean: Operand = 0.0,
    std: Tensor | float = 1.0,
    *,
    generator: Generator | None = None,
) -> Tensor:
    """Overwrites x with normal random numbers."""
    _need_spread(std)
    return x.copy_(randn_like(x, generator=generator) * std + mean)


def bernoulli_(x: Tensor, p: Tensor | float = 0.5, *, generator: Generator | None = None) -> Tensor:
    """Overwrites x with 1, with probability p, and 0."""
    return x.copy_(bernoulli(x, p, generator=generator))


def exponential_(
    x: Tensor, rate: Tensor | float = 1.0, *, generator: Generator | None = None
) -> Tensor:
    """Overwrites x with numbers of the exponential distribution of mean 1 / rate."""
    return x.copy_(exponential(x.shape, generator=generator, dtype=x.dtype, device=x.device) / rate)


def random_(
    x: Tensor, low: int, high: int | None = None, *, generator: Generator | None = None
) -> Tensor:
    """Overwrites x with random integers from [low, high), or [0, low)."""
    return x.copy_(randint_like(x, low, high, generator=generator))


PUBLIC = (
    rand, randn, rand_like, randn_like, normal, bernoulli, exponential, randint, randint_like,
    randperm, multinomial, dropout, dropout1d, dropout2d, dropout3d,
)  # fmt: skip
METHODS = {
    f.__name__: f for f in (uniform_, normal_, bernoulli_, exponential_, random_, multinomial)
}
