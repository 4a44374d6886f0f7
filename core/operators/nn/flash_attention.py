"""Attention as one operator, and its gradient as another, for kernels in tiles.

A kernel reads keys and values block by block and never stores a score for each pair of query and
key. It returns, with the means, the logarithm of each query's sum of weights: all that the gradient
needs to compute a tile's weights again. Where a device has no such kernel the formulas here serve;
derivatives of the gradient come from them everywhere. `core.operators.nn.attention` chooses.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core._native import dtype as DType
from core.dispatcher.binding import invoke
from core.dtype_table import wide
from core.errors import DtypeError, RangeError, ShapeError
from core.operators.definition.checks import need_real_floating
from core.operators.definition.define import define
from core.operators.definition.shapes import new
from core.operators.elementwise.arithmetic import where
from core.operators.nn.flash_body import flash_body
from core.operators.shape.creation import arange, full, zeros
from core.transforms.batching import batching_rule, to_front

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core._native import Operator
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Namespace, Operand

_NEVER = float("-inf")


# ---- checks of the arguments -------------------------------------------------------------------
def shape_error(query: Tensor, key: Tensor, value: Tensor) -> ShapeError:
    return ShapeError(
        what=f"attention was given query {query.shape}, key {key.shape}, value {value.shape}",
        why="queries and keys have as many numbers each, and there is a value for each key",
        exists="(..., queries, e), (..., keys, e), (..., keys, v)",
        fix="reshape the operand that differs",
    )


def blocks_of(queries: int, keys: int, size: int) -> tuple[int, int]:
    """How many blocks of `size` queries and of `size` keys there are."""
    return -(-queries // size), -(-keys // size)


def check_blocks(block_mask: Tensor | None, queries: int, keys: int, size: int) -> None:
    if size < 1:
        raise RangeError(
            what=f"attention in blocks of {size} queries and keys",
            why="a block has one element or more",
            exists="block_size from 1 on, 128 by default",
            fix="pass the block_size that block_mask was made for",
        )
    if block_mask is None:
        return
    need_mask(block_mask, "block_mask", ("bool",))
    sizes = blocks_of(queries, keys, size)
    if block_mask.ndim < 2 or block_mask.shape[-2:] != sizes:
        raise ShapeError(
            what=f"attention was given a block_mask of shape {block_mask.shape}",
            why=f"{queries} queries and {keys} keys make {sizes} blocks of {size}",
            exists=f"block masks of shape (..., {sizes[0]}, {sizes[1]})",
            fix="make it with one element for each block, or pass its block_size",
        )


def need_mask(
    mask: Tensor | None, name: str = "attn_mask", kinds: tuple[str, ...] = ("bool", "real floating")
) -> None:
    if mask is None or mask.dtype.kind in kinds:
        return
    raise DtypeError(
        what=f"attention was given {name} of {mask.dtype}",
        why="a mask is True where keys count" + ", or is added to the scores" * (len(kinds) > 1),
        exists=" and ".join(kinds),
        fix=f"cast first: {name}.astype(core.bool)",
    )


def _check(
    query: Tensor, key: Tensor, value: Tensor, masks: tuple[Tensor | None, ...], size: int
) -> None:
    operands = (query, key, value)
    need_real_floating("attention", query, "its weights are fractions")
    if any(t.ndim != 4 or t.dtype != query.dtype for t in operands):
        raise shape_error(query, key, value)
    batch, heads, queries, width = query.shape
    _, groups, keys, _ = key.shape
    shared = groups == heads or (groups and heads % groups == 0)
    fits = key.shape == (batch, groups, keys, width) and value.shape[:3] == key.shape[:3]
    if not fits or not shared:
        raise shape_error(query, key, value)
    mask, block_mask = masks
    need_mask(mask)
    check_blocks(block_mask, queries, keys, size)
    for tensor, rows in ((mask, (queries, keys)), (block_mask, blocks_of(queries, keys, size))):
        wanted = (batch, heads, *rows)
        if tensor is not None and not _broadcasts(tensor.shape, wanted):
            raise ShapeError(
                what=f"attention was given a mask of shape {tensor.shape}",
                why="it has an entry for each query and key",
                exists=f"{wanted}, or 1 in the place of any of these",
                fix="reshape the mask",
            )


def _broadcasts(shape: tuple[int, ...], to: tuple[int, ...]) -> bool:
    return len(shape) == len(to) and all(n in (1, m) for n, m in zip(shape, to))


# ---- the formulas ------------------------------------------------------------------------------
def scale_of(query: Tensor, scale: float | None) -> float:
    return 1 / math.sqrt(max(query.shape[-1], 1)) if scale is None else scale


def spread_blocks(block_mask: Tensor, queries: int, keys: int, size: int) -> Tensor:
    """A mask with an element for each query and key, from one with an element for each block."""
    lead, (rows, columns) = block_mask.shape[:-2], block_mask.shape[-2:]
    wide = block_mask.expand_dims(-1).expand_dims(-3)
    wide = wide.broadcast_to((*lead, rows, size, columns, size))
    return wide.reshape((*lead, rows * size, columns * size))[..., :queries, :keys]


def repeated(x: Tensor, times: int) -> Tensor:
    """Keys or values, once for each head of queries."""
    if times == 1:
        return x
    lead, heads, rest = x.shape[:-3], x.shape[-3], x.shape[-2:]
    wide = x.expand_dims(-3).broadcast_to((*lead, heads, times, *rest))
    return wide.reshape((*lead, heads * times, *rest))


def _times(query: Tensor, key: Tensor) -> int:
    return query.shape[-3] // max(key.shape[-3], 1)


def _wide(*tensors: Tensor) -> list[Tensor]:
    return [t.astype(wide(t.dtype.name)) for t in tensors]


def _scores(
    query: Tensor,
    key: Tensor,
    mask: Tensor | None,
    block_mask: Tensor | None,
    causal: bool,
    size: int,
    scale: float,
) -> Tensor:
    """The scores, -inf where a query does not see a key; in the dtype that sums are kept in."""
    scores = (query * scale) @ repeated(key, _times(query, key)).mT
    queries, keys = scores.shape[-2:]
    if causal:
        rows, columns = (arange(n, device=query.device) for n in (queries, keys))
        scores = where(columns <= rows.expand_dims(1), scores, _NEVER)
    if block_mask is not None:
        scores = where(spread_blocks(block_mask, queries, keys, size), scores, _NEVER)
    if mask is None:
        return scores
    if mask.dtype.kind == "bool":
        return where(mask, scores, _NEVER)
    return scores + mask.astype(scores.dtype)


def _plain(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None,
    block_mask: Tensor | None,
    is_causal: bool,
    block_size: int,
    scale: float | None,
) -> tuple[Tensor, ...]:
    _check(query, key, value, (attn_mask, block_mask), block_size)
    dtype = query.dtype
    scale = scale_of(query, scale)
    query, key, value = _wide(query, key, value)
    scores = _scores(query, key, attn_mask, block_mask, is_causal, block_size, scale)
    if not scores.shape[-1]:
        place = {"device": query.device}
        sums = full(query.shape[:3], _NEVER, dtype=scores.dtype, **place)
        return zeros((*query.shape[:3], value.shape[-1]), dtype=dtype, **place), sums
    top = scores.max(axis=-1, keepdims=True)
    top = where(top == _NEVER, 0, top)
    power = (scores - top).exp()
    total = power.sum(axis=-1, keepdims=True)
    blind = total == 0  # a query that sees nothing
    total = where(blind, 1, total)
    out = (power / total) @ repeated(value, _times(query, value))
    return out.astype(dtype), where(blind, _NEVER, total.log() + top).squeeze(-1)


def _weights(scores: Tensor, logsumexp: Tensor) -> Tensor:
    """The softmax of the scores; 0 for queries without visible keys."""
    blind = logsumexp == _NEVER
    weights = (scores - where(blind, 0, logsumexp).expand_dims(-1)).exp()
    return where(blind.expand_dims(-1), 0, weights)


def _plain_slopes(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None,
    block_mask: Tensor | None,
    is_causal: bool,
    block_size: int,
    scale: float | None,
    result: Tensor,
    logsumexp: Tensor,
    grad: Tensor,
    grad_logsumexp: Tensor,
) -> tuple[Tensor, Tensor]:
    """(weights, the gradient of the scores), with a head of keys for each head of queries."""
    scale = scale_of(query, scale)
    query, key, value, result, grad = _wide(query, key, value, result, grad)
    scores = _scores(query, key, attn_mask, block_mask, is_causal, block_size, scale)
    weights = _weights(scores, logsumexp)
    slopes = grad @ repeated(value, _times(query, value)).mT
    delta = (grad * result).sum(axis=-1) - grad_logsumexp
    return weights, weights * (slopes - delta.expand_dims(-1))


def _shared(x: Tensor, like: Tensor) -> Tensor:
    """The sum over the heads of queries that share a head of keys."""
    batch, heads = like.shape[:2]
    if x.shape[1] == heads:
        return x
    return x.reshape((batch, heads, x.shape[1] // heads, *x.shape[2:])).sum(axis=2)


def _plain_backward(query: Tensor, key: Tensor, value: Tensor, *rest: Any) -> tuple[Tensor, ...]:
    _check(query, key, value, rest[:2], rest[3])
    weights, slopes = _plain_slopes(query, key, value, *rest)
    scale = scale_of(query, rest[4])
    wide_query, wide_key, grad = _wide(query, key, rest[7])
    dq = (slopes @ repeated(wide_key, _times(query, key))) * scale
    dk = _shared(slopes.mT @ wide_query, key) * scale
    dv = _shared(weights.mT @ grad, value)
    return tuple(d.astype(query.dtype) for d in (dq, dk, dv))


# ---- the same in NumPy -------------------------------------------------------------------------
def np_scores(
    np: Namespace,
    query: Array,
    key: Array,
    mask: Array | None,
    block_mask: Array | None,
    causal: bool,
    size: int,
    scale: float | None,
) -> Array:
    scale = 1 / np.sqrt(max(query.shape[-1], 1)) if scale is None else scale
    scores = np.matmul(query, np.swapaxes(key, -1, -2)) * scale
    rows, columns = scores.shape[-2:]
    if causal:
        scores = np.where(np.tril(np.ones((rows, columns), bool)), scores, -np.inf)
    if block_mask is not None:
        wide = np.repeat(np.repeat(block_mask, size, axis=-1), size, axis=-2)
        scores = np.where(wide[..., :rows, :columns], scores, -np.inf)
    if mask is None:
        return scores
    return np.where(mask, scores, -np.inf) if mask.dtype == bool else scores + mask


def np_powers(np: Namespace, scores: Array) -> tuple[Array, Array]:
    """(the softmax of scores, the logarithm of its sum), zeros and -inf where all is hidden."""
    top = scores.max(axis=-1, keepdims=True, initial=-np.inf)
    top = np.where(np.isneginf(top), 0, top)
    power = np.exp(scores - top)
    total = power.sum(axis=-1, keepdims=True)
    blind = total == 0
    total = np.where(blind, 1, total)
    return power / total, np.where(blind, -np.inf, np.log(total) + top)


def _np_repeated(np: Namespace, query: Array, *tensors: Array) -> list[Array]:
    return [np.repeat(t, query.shape[1] // max(t.shape[1], 1), axis=1) for t in tensors]


def _np_flash(
    np: Namespace, query: Array, key: Array, value: Array, *rest: Any
) -> tuple[Array, ...]:
    key, value = _np_repeated(np, query, key, value)
    scores = np_scores(np, query, key, *rest)
    power, sums = np_powers(np, scores)
    return np.matmul(power, value), sums[..., 0]


def _np_backward(
    np: Namespace, query: Array, key: Array, value: Array, *rest: Any
) -> tuple[Array, ...]:
    scale, out, logsumexp, grad, grad_logsumexp = rest[4:]
    wide_key, wide_value = _np_repeated(np, query, key, value)
    scores = np_scores(np, query, wide_key, *rest[:5])
    blind = np.isneginf(logsumexp)
    weights = np.exp(scores - np.where(blind, 0, logsumexp)[..., None])
    weights = np.where(blind[..., None], 0, weights)
    delta = (grad * out).sum(axis=-1) - grad_logsumexp
    slopes = weights * (np.matmul(grad, np.swapaxes(wide_value, -1, -2)) - delta[..., None])
    slopes = slopes * (1 / np.sqrt(max(query.shape[-1], 1)) if scale is None else scale)
    dk = np.matmul(np.swapaxes(slopes, -1, -2), query)
    dv = np.matmul(np.swapaxes(weights, -1, -2), grad)
    batch, heads = key.shape[:2]
    groups = dk.shape[1] // max(heads, 1)
    dk, dv = (d.reshape((batch, heads, groups, *d.shape[2:])).sum(axis=2) for d in (dk, dv))
    return np.matmul(slopes, wide_key), dk, dv


# ---- the operators -----------------------------------------------------------------------------
def _sums(query: Tensor) -> Tensor:
    return new(query.shape[:3], DType(wide(query.dtype.name)), query)


def _fake(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    mask: Tensor | None,
    block_mask: Tensor | None,
    *rest: Any,
) -> tuple[Tensor, ...]:
    _check(query, key, value, (mask, block_mask), rest[1])
    return new((*query.shape[:3], value.shape[-1]), query.dtype, query), _sums(query)


def _backward_fake(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    mask: Tensor | None,
    block_mask: Tensor | None,
    *rest: Any,
) -> tuple[Tensor, ...]:
    _check(query, key, value, (mask, block_mask), rest[1])
    out, logsumexp, grad, grad_logsumexp = rest[3:]
    shape = (*query.shape[:3], value.shape[-1])
    sums = _sums(query)
    results = [(t.shape, t.dtype) for t in (out, grad, logsumexp, grad_logsumexp)]
    if results != [(shape, query.dtype)] * 2 + [(sums.shape, sums.dtype)] * 2:
        raise ShapeError(
            what=f"the gradient of attention was given {results}",
            why="attention's results and their gradients have the same shapes and dtypes",
            exists=f"{shape} of {query.dtype}, {sums.shape} of {sums.dtype}",
            fix="pass the results of flash_attention",
        )
    return tuple(new(t.shape, t.dtype, t) for t in (query, key, value))


def _vjp(
    g: tuple[Tensor, ...],
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None,
    block_mask: Tensor | None,
    is_causal: bool,
    block_size: int,
    scale: float | None,
    results: tuple[Tensor, ...],
    needs: tuple[bool, ...],
) -> tuple[Tensor | None, ...]:
    operands = (query, key, value, attn_mask, block_mask, is_causal, block_size, scale)
    rest = (*results, *g)
    dmask = None
    if needs[3] and attn_mask is not None:
        dmask = _plain_slopes(*operands, *rest)[1].astype(attn_mask.dtype)
    return (*flash_attention_backward(*operands, *rest), dmask, None)


@batching_rule
def _batch(
    op: Operator, args: list[Any], dims: list[int | None], size: int
) -> tuple[tuple[Tensor, ...], tuple[int, ...]]:
    """The batch joins the tensors' own; a mask that is the same for all of it stays as it is."""
    batch = args[0].shape[1 if dims[0] == 0 else 0]
    merged = [_merged(a, d, size, batch, k in (3, 4)) for k, (a, d) in enumerate(zip(args, dims))]
    outs = invoke(op, merged)
    return tuple(o.reshape((size, batch, *o.shape[1:])) for o in outs), (0,) * len(outs)


def _merged(
    value: Operand | None, dim: int | None, size: int, batch: int, is_mask: bool
) -> Operand | None:
    if not isinstance(value, Tensor):
        return value
    if is_mask and dim is None and value.shape[0] == 1:
        return value
    value = to_front(value, dim, size)
    value = value.broadcast_to((size, batch, *value.shape[2:]))
    return value.reshape((size * batch, *value.shape[2:]))


def _cases(s: SampleMaker) -> Iterator[tuple[tuple[Tensor, ...], tuple[Any, ...]]]:
    yield (s.t(1, 2, 3, 4), s.t(1, 2, 5, 4), s.t(1, 2, 5, 2)), (None, None, False, 128, None)
    yield (s.t(2, 1, 3, 2), s.t(2, 1, 3, 2), s.t(2, 1, 3, 2)), (None, None, True, 2, 0.5)
    first = arange(3) == 0  # the first key is seen by all: no sum is without a derivative
    mask, blocks = s.bools(1, 2, 3, 3) | first, s.bools(2, 1, 2, 2) | first[:2]
    yield (s.t(2, 2, 3, 2), s.t(2, 1, 3, 2), s.t(2, 1, 3, 3)), (mask, blocks, True, 2, None)


def _samples(s: SampleMaker) -> Iterator[Sample]:
    for operands, rest in _cases(s):
        yield s(*operands, *rest)
    yield s(s.t(1, 1, 2, 2), s.t(1, 1, 3, 2), s.t(1, 1, 3, 2), s.t(1, 1, 2, 3))


def _sum_dtype(s: SampleMaker) -> str:
    return "float64" if s.dtype == "float64" else "float32"


def _backward_samples(s: SampleMaker) -> Iterator[Sample]:
    for operands, rest in _cases(s):
        shape = (*operands[0].shape[:3], operands[2].shape[-1])
        sums = [s.t(*shape[:3], low=2.0, high=4.0, dtype=_sum_dtype(s)) for _ in range(2)]
        yield s(*operands, *rest, s.t(*shape), sums[0], s.t(*shape), sums[1])


def _backward_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    operands, results = [s.t(1, 1, 2, 4)] * 3, [s.t(1, 1, 2, 3), s.t(1, 1, 2)]
    yield s.error("ShapeError", *operands, None, None, False, 128, None, *results, *results)


_DOC = """query: (batch, heads, queries, e), key: (batch, heads, keys, e), value: (batch, heads,
    keys, v); keys and values may have fewer heads, each of which serves several of the queries'.
    attn_mask: bool, or added to the scores; block_mask: bool, one element for each block of
    block_size queries and keys. A key is seen where all of these and is_causal let it be."""

flash_attention: Operator = define(
    "core::flash_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, "
    "Tensor? block_mask=None, bool is_causal=False, int block_size=128, float? scale=None)"
    " -> (Tensor out, Tensor logsumexp)",
    fake=_fake,
    body=flash_body,
    decomposition=_plain,
    reference=_np_flash,
    vjp=_vjp,
    batch=_batch,
    samples=_samples,
    errors=lambda s: [
        s.error("ShapeError", s.t(1, 3, 4), s.t(1, 3, 4), s.t(1, 3, 4)),
        s.error("ShapeError", s.t(1, 3, 2, 4), s.t(1, 2, 2, 4), s.t(1, 2, 2, 4)),
        s.error("ShapeError", *[s.t(1, 1, 2, 4)] * 3, s.bools(2, 2)),
        s.error("ShapeError", *[s.t(1, 1, 2, 4)] * 3, None, s.bools(1, 1, 2, 2)),
        s.error("RangeError", *[s.t(1, 1, 2, 4)] * 3, block_size=0),
        s.error("DtypeError", *[s.ints(1, 1, 2, 4)] * 3),
    ],
    dtypes="floating",
    public=False,
    tags=("autocast:lower",),
    doc=f"""(attention, the logarithm of each query's sum of weights), without all weights at once.

    {_DOC} A query that sees no key gives zeros and -inf.

    >>> import core
    >>> x = core.ones((1, 1, 2, 2))
    >>> out, logsumexp = core.ops.core.flash_attention(x, x, x, is_causal=True, scale=0.0)
    >>> out.tolist(), logsumexp.exp().tolist()
    ([[[[1.0, 1.0], [1.0, 1.0]]]], [[[1.0, 2.0]]])
    """,
)

flash_attention_backward: Operator = define(
    "core::flash_attention_backward(Tensor query, Tensor key, Tensor value, Tensor? attn_mask, "
    "Tensor? block_mask, bool is_causal, int block_size, float? scale, Tensor result, "
    "Tensor logsumexp, Tensor grad, Tensor grad_logsumexp) -> (Tensor dq, Tensor dk, Tensor dv)",
    fake=_backward_fake,
    decomposition=_plain_backward,
    reference=_np_backward,
    batch=_batch,
    samples=_backward_samples,
    errors=_backward_errors,
    dtypes="floating",
    public=False,
    doc="""The gradients of flash_attention's query, key and value, a tile's weights computed again.

    result, logsumexp: its results; grad, grad_logsumexp: the gradients of these. The other
    arguments are flash_attention's.

    >>> import core
    >>> x = core.ones((1, 1, 2, 2))
    >>> rest = (None, None, False, 128, None)
    >>> results = core.ops.core.flash_attention(x, x, x, *rest)
    >>> grads = core.ops.core.flash_attention_backward(x, x, x, *rest, *results, x, results[1] * 0)
    >>> [round(g, 4) for g in grads[2][0, 0, 0].tolist()]
    [1.0, 1.0]
    """,
)

__all__: list[str] = []
