"""Attention, and the linear maps around it."""

import math
from typing import Any

from core.errors import ArgumentError, DtypeError, ShapeError
from core.operators.arithmetic import where
from core.operators.checks import need_range
from core.operators.creation import arange
from core.operators.define import define
from core.operators.generators import Generator, place_of
from core.operators.random import random_dropout
from core.operators.reductions import any as any_of
from core.operators.softmax import softmax


# ---- linear maps -------------------------------------------------------------------------------
def _linear(x: Any, weight: Any, bias: Any) -> Any:
    if weight.ndim not in (1, 2) or not x.ndim or x.shape[-1] != weight.shape[-1]:
        raise ShapeError(
            what=f"linear was given x of shape {x.shape} and weight of shape {weight.shape}",
            why="each row of weight is multiplied with the last axis of x",
            exists="weights of shape (features out, features in), or (features in,)",
            fix="transpose the weight, or reshape x",
        )
    if weight.ndim == 1:
        y = x @ weight
    elif x.ndim <= 2:
        y = x @ weight.mT
    else:  # one product of matrices, whose gradient is one as well
        rows = x.reshape((math.prod(x.shape[:-1]), x.shape[-1]))
        y = (rows @ weight.mT).reshape((*x.shape[:-1], weight.shape[0]))
    return y if bias is None else y + bias


linear = define(
    "core::linear(Tensor x, Tensor weight, Tensor? bias=None) -> Tensor",
    decomposition=_linear,
    reference=lambda np, x, weight, bias: np.matmul(x, weight.T) + (0 if bias is None else bias),
    samples=lambda s: [
        s(s.t(2, 3), s.t(4, 3)),
        s(s.t(2, 2, 3), s.t(4, 3), s.t(4)),
        s(s.t(3), s.t(3), s.t()),
        s(s.t(0, 3), s.t(4, 3), s.t(4)),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), s.t(3, 4)),
        s.error("ShapeError", s.t(), s.t(3)),
    ],
    dtypes="inexact",
    doc="""x @ weight.T + bias, over the last axis of x.

    >>> import core
    >>> x, weight = core.asarray([1.0, 2.0]), core.asarray([[1.0, 1.0], [0.0, 3.0]])
    >>> core.linear(x, weight, core.ones(2)).tolist()
    [4.0, 7.0]
    """,
)


def _bilinear(x1: Any, x2: Any, weight: Any, bias: Any) -> Any:
    fits = weight.ndim == 3 and x1.ndim and x1.ndim == x2.ndim and x1.shape[:-1] == x2.shape[:-1]
    if not fits or (x1.shape[-1], x2.shape[-1]) != weight.shape[1:]:
        raise ShapeError(
            what=f"bilinear was given {x1.shape}, {x2.shape} and weight of shape {weight.shape}",
            why="for each number out, weight has one for each pair of numbers in",
            exists="(..., a), (..., b) and weights of shape (out, a, b)",
            fix="reshape the operand that differs",
        )
    out, a, b = weight.shape
    rows = x1 @ weight.permute_dims((1, 0, 2)).reshape((a, out * b))
    rows = rows.reshape((*x1.shape[:-1], out, b))
    y = (rows * x2.expand_dims(-2)).sum(axis=-1)
    return y if bias is None else y + bias


bilinear = define(
    "core::bilinear(Tensor x1, Tensor x2, Tensor weight, Tensor? bias=None) -> Tensor",
    decomposition=_bilinear,
    reference=lambda np, x1, x2, weight, bias: (
        np.einsum("...i,kij,...j->...k", x1, weight, x2) + (0 if bias is None else bias)
    ),
    samples=lambda s: [
        s(s.t(2, 3), s.t(2, 2), s.t(4, 3, 2)),
        s(s.t(3), s.t(2), s.t(4, 3, 2), s.t(4)),
        s(s.t(2, 2, 3), s.t(2, 2, 2), s.t(1, 3, 2), s.t(1)),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), s.t(2, 2), s.t(4, 2, 3)),
        s.error("ShapeError", s.t(2, 3), s.t(3, 2), s.t(4, 3, 2)),
    ],
    dtypes="floating",
    doc="""The sum of x1[i] * weight[k, i, j] * x2[j] over i and j, plus bias[k].

    >>> import core
    >>> one = core.ones((1, 2))
    >>> core.bilinear(one, one, core.ones((3, 2, 2))).tolist()
    [[4.0, 4.0, 4.0]]
    """,
)


# ---- attention ---------------------------------------------------------------------------------
def _check(query: Any, key: Any, value: Any, mask: Any, dropout_p: float, causal: bool) -> None:
    operands = (query, key, value)
    need_range("scaled_dot_product_attention", "dropout_p", dropout_p, 0, 1, "it is a probability")
    if mask is not None and causal:
        raise ArgumentError(
            what="scaled_dot_product_attention was given attn_mask and is_causal",
            why="is_causal is a mask by itself",
            exists="either of them",
            fix="join them in one mask",
        )
    if min(t.ndim for t in operands) < 2 or key.shape[-2] != value.shape[-2]:
        raise _shape_error(query, key, value)
    if query.shape[-1] != key.shape[-1]:
        raise _shape_error(query, key, value)
    bad_mask = mask is not None and mask.dtype.kind not in ("bool", "real floating")
    if query.dtype.kind != "real floating" or bad_mask:
        raise DtypeError(
            what=f"scaled_dot_product_attention of {query.dtype}"
            + (f" with a mask of {mask.dtype}" if bad_mask else ""),
            why="its weights are fractions; a mask says what takes part, or is added to scores",
            exists="real floating-point operands, masks of those and of bool",
            fix="cast first: x.astype(core.float32)",
        )


def _shape_error(query: Any, key: Any, value: Any) -> ShapeError:
    return ShapeError(
        what=f"attention was given query {query.shape}, key {key.shape}, value {value.shape}",
        why="queries and keys have as many numbers each, and there is a value for each key",
        exists="(..., queries, e), (..., keys, e), (..., keys, v)",
        fix="reshape the operand that differs",
    )


def _grouped(query: Any, key: Any, value: Any) -> tuple[Any, Any]:
    """Keys and values repeated for the query heads that share them."""
    heads = query.shape[-3]
    if key.ndim < 3 or heads % key.shape[-3] or heads % value.shape[-3]:
        raise _shape_error(query, key, value)
    return _repeated(key, heads // key.shape[-3]), _repeated(value, heads // value.shape[-3])


def _repeated(x: Any, times: int) -> Any:
    lead, heads, rest = x.shape[:-3], x.shape[-3], x.shape[-2:]
    wide = x.expand_dims(-3).broadcast_to((*lead, heads, times, *rest))
    return wide.reshape((*lead, heads * times, *rest))


def _scores(query: Any, key: Any, mask: Any, causal: bool, scale: Any) -> tuple[Any, Any]:
    """(scores, which queries see no key at all or None)."""
    scale = 1 / math.sqrt(max(query.shape[-1], 1)) if scale is None else scale
    scores = (query * scale) @ key.mT
    if causal:
        rows, columns = (arange(n, device=query.device) for n in scores.shape[-2:])
        return where(columns <= rows.expand_dims(1), scores, float("-inf")), None
    if mask is None:
        return scores, None
    if mask.dtype.kind == "bool":
        scores = where(mask, scores, float("-inf"))
        return scores, ~any_of(mask, axis=-1, keepdims=True)
    return scores + mask, ~any_of(mask != float("-inf"), axis=-1, keepdims=True)


def _attention(
    query: Any,
    key: Any,
    value: Any,
    attn_mask: Any,
    dropout_p: float,
    is_causal: bool,
    *,
    scale: Any,
    enable_gqa: bool,
    seed: int,
    offset: int,
) -> Any:
    _check(query, key, value, attn_mask, dropout_p, is_causal)
    if enable_gqa:
        key, value = _grouped(query, key, value)
    scores, blind = _scores(query, key, attn_mask, is_causal, scale)
    if blind is None:
        weights = softmax(scores, -1)
    else:  # not NaN, of which 0 would still be NaN
        weights = where(blind, 0, softmax(where(blind, 0, scores), -1)).astype(value.dtype)
    if dropout_p:
        weights = random_dropout(weights, weights.shape, dropout_p, seed=seed, offset=offset)
    return weights @ value


def _np_attention(
    np: Any,
    query: Any,
    key: Any,
    value: Any,
    attn_mask: Any,
    dropout_p: float,
    is_causal: bool,
    *,
    scale: Any,
    enable_gqa: bool,
    seed: int,
    offset: int,
) -> Any:
    if enable_gqa:
        key, value = (np.repeat(t, query.shape[-3] // t.shape[-3], axis=-3) for t in (key, value))
    scale = 1 / np.sqrt(query.shape[-1]) if scale is None else scale
    scores = np.matmul(query, np.swapaxes(key, -1, -2)) * scale
    if is_causal:
        attn_mask = np.tril(np.ones(scores.shape[-2:], bool))
    if attn_mask is not None:
        bias = np.where(attn_mask, 0, -np.inf) if attn_mask.dtype == bool else attn_mask
        scores = scores + bias
    top = scores.max(axis=-1, keepdims=True)
    power = np.exp(scores - np.where(np.isfinite(top), top, 0))
    total = power.sum(axis=-1, keepdims=True)
    return np.matmul(power / np.where(total == 0, 1, total), value)


def _attention_samples(s: Any) -> Any:
    yield s(s.t(2, 3, 4), s.t(2, 5, 4), s.t(2, 5, 2))
    yield s(s.t(3, 4), s.t(3, 4), s.t(3, 4), is_causal=True)
    yield s(s.t(2, 3, 4), s.t(2, 3, 4), s.t(2, 3, 4), s.bools(3, 3), scale=0.5)
    yield s(s.t(1, 2, 3, 4), s.t(1, 2, 3, 4), s.t(1, 2, 3, 4), s.t(3, 3))
    yield s(s.t(1, 4, 3, 2), s.t(1, 2, 3, 2), s.t(1, 2, 3, 2), enable_gqa=True)


attention = define(
    "core::scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, "
    "Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, "
    "bool enable_gqa=False, int seed=0, int offset=0) -> Tensor",
    decomposition=_attention,
    reference=_np_attention,
    samples=_attention_samples,
    errors=lambda s: [
        s.error("ShapeError", s.t(3, 4), s.t(3, 5), s.t(3, 4)),
        s.error("ShapeError", s.t(3, 4), s.t(3, 4), s.t(2, 4)),
        s.error("RangeError", s.t(3, 4), s.t(3, 4), s.t(3, 4), dropout_p=1.5),
        s.error("ArgumentError", s.t(3, 4), s.t(3, 4), s.t(3, 4), s.bools(3, 3), is_causal=True),
        s.error("DtypeError", s.ints(3, 4), s.ints(3, 4), s.ints(3, 4)),
    ],
    dtypes="floating",
    tags=("random",),
    public=False,
    doc="""core.scaled_dot_product_attention, whose draws begin at a place of a stream.

    >>> import core
    >>> query, key = core.zeros((1, 2)), core.zeros((2, 2))
    >>> value = core.asarray([[1.0], [3.0]])
    >>> core.ops.core.scaled_dot_product_attention(query, key, value).tolist()
    [[2.0]]
    """,
)


def scaled_dot_product_attention(
    query: Any,
    key: Any,
    value: Any,
    attn_mask: Any = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: Any = None,
    enable_gqa: bool = False,
    *,
    generator: Generator | None = None,
) -> Any:
    """softmax(query @ key.T * scale + mask) @ value: each query's mean of the values.

    query: (..., queries, e); key: (..., keys, e); value: (..., keys, v). attn_mask: bool, true
    where a query sees a key, or numbers that are added to the scores; a query that sees nothing
    gives zeros. is_causal: query i sees keys 0 to i. scale: 1 / sqrt(e) if None. enable_gqa: keys
    and values have fewer heads (axis -3), each of which serves several of the queries'. dropout_p:
    the probability that a weight becomes 0; the others are divided by 1 - dropout_p. generator:
    which says where, the default one if None.

    >>> import core
    >>> query, key = core.zeros((1, 2)), core.zeros((2, 2))
    >>> core.scaled_dot_product_attention(query, key, core.asarray([[1.0], [3.0]])).tolist()
    [[2.0]]
    """
    operands = (query, key, value, attn_mask, dropout_p, is_causal)
    if not dropout_p:
        return attention(*operands, scale=scale, enable_gqa=enable_gqa)
    return attention(*operands, scale=scale, enable_gqa=enable_gqa, **place_of(generator))


__all__ = ["bilinear", "linear"]
PUBLIC = (scaled_dot_product_attention,)
