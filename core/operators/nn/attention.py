"""Attention, and the linear maps around it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core import config
from core.errors import ArgumentError, KernelError, ShapeError
from core.operators.definition.checks import need_choice, need_range, need_real_floating
from core.operators.definition.define import define
from core.operators.definition.shapes import broadcast_shapes
from core.operators.definition.widening import in_float32
from core.operators.elementwise.arithmetic import where
from core.operators.nn.flash_attention import (
    check_blocks,
    flash_attention,
    need_mask,
    np_powers,
    np_scores,
    repeated,
    scale_of,
    shape_error,
    spread_blocks,
)
from core.operators.nn.flash_body import MOST_NUMBERS
from core.operators.nn.softmax import softmax
from core.operators.random.generators import Generator, place_of
from core.operators.random.random import dropout_at
from core.operators.reduction.reductions import any as any_of
from core.operators.shape.creation import arange
from core.plugins import load_kernels
from core.transforms.batching import draws_for_batch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from core._native import Operator, Tensor
    from core._native import device as Device
    from core.ir.schedule.capabilities import Capabilities
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Namespace

    Masks = tuple[Tensor | None, Tensor | None, int]  # by element, by block; the size of a block


# ---- linear maps -------------------------------------------------------------------------------
def _linear(x: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
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


def _bilinear(x1: Tensor, x2: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
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
KERNELS = ("auto", "flash", "math")
MOST_ON_UNITS = 128  # numbers of a query, or value, whose tiles shared memory has room for


def _check(
    query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None, causal: bool, kernel: str
) -> None:
    name = "scaled_dot_product_attention"
    need_choice(name, "kernel", kernel, KERNELS, "it names a way to compute the same")
    if mask is not None and causal:
        raise ArgumentError(
            what="scaled_dot_product_attention was given attn_mask and is_causal",
            why="is_causal is a mask by itself",
            exists="either of them",
            fix="join them in one mask",
        )
    if min(t.ndim for t in (query, key, value)) < 2 or key.shape[-2] != value.shape[-2]:
        raise shape_error(query, key, value)
    if query.shape[-1] != key.shape[-1]:
        raise shape_error(query, key, value)
    need_real_floating(name, query, "its weights are fractions")
    need_mask(mask)


def _grouped(query: Tensor, key: Tensor, value: Tensor) -> tuple[Tensor, Tensor]:
    """Keys and values repeated for the query heads that share them."""
    heads = query.shape[-3] if query.ndim > 2 else 0
    if not heads or key.ndim < 3 or heads % key.shape[-3] or heads % value.shape[-3]:
        raise shape_error(query, key, value)
    return repeated(key, heads // key.shape[-3]), repeated(value, heads // value.shape[-3])


def _with_blocks(
    mask: Tensor | None, block_mask: Tensor | None, queries: int, keys: int, size: int
) -> Tensor | None:
    check_blocks(block_mask, queries, keys, size)
    if block_mask is None:
        return mask
    blocks = spread_blocks(block_mask, queries, keys, size)
    if mask is None:
        return blocks
    return mask & blocks if mask.dtype.kind == "bool" else where(blocks, mask, float("-inf"))


def _scores(
    query: Tensor, key: Tensor, mask: Tensor | None, causal: bool, scale: float | None
) -> tuple[Tensor, Tensor | None]:
    """(scores, which queries see no key at all or None)."""
    scores = (query * scale_of(query, scale)) @ key.mT
    if causal:
        rows, columns = (arange(n, device=query.device) for n in scores.shape[-2:])
        seen = columns <= rows.expand_dims(1)
        mask = seen if mask is None else mask & seen
    if mask is None:
        return scores, None
    if mask.dtype.kind == "bool":
        blind = None if causal and mask is seen else ~any_of(mask, axis=-1, keepdims=True)
        return where(mask, scores, float("-inf")), blind
    return scores + mask, ~any_of(mask != float("-inf"), axis=-1, keepdims=True)


@in_float32
def _math(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    masks: Masks,
    causal: bool,
    scale: float | None,
    gqa: bool,
    drop: Callable[[Tensor], Tensor] | None = None,
) -> Tensor:
    """Attention by its formula, with all weights at once. drop: the dropout of the weights.

    Scores of 16 bits would be rounded before their exponentials are taken.
    """
    if gqa:
        key, value = _grouped(query, key, value)
    mask = _with_blocks(*masks[:2], query.shape[-2], key.shape[-2], masks[2])
    scores, blind = _scores(query, key, mask, causal, scale)
    if blind is None:
        weights = softmax(scores, -1)
    else:  # not NaN, of which 0 would still be NaN
        weights = where(blind, 0, softmax(where(blind, 0, scores), -1)).astype(value.dtype)
    return (weights if drop is None else drop(weights)) @ value


def _why_no_flash(query: Tensor, key: Tensor, value: Tensor, masks: Masks) -> str | None:
    """Why no kernel in tiles can serve a call."""
    if not query.dtype == key.dtype == value.dtype:
        return f"the operands are of {query.dtype}, {key.dtype} and {value.dtype}"
    for mask in masks[:2]:
        if mask is not None and mask.requires_grad:
            return "the gradient of attn_mask is wanted, which has a number for each weight"
        if mask is not None and mask.ndim > max(query.ndim, key.ndim, value.ndim):
            return "a mask has more dimensions than the operands"
    small = max(query.shape[-1], value.shape[-1]) <= MOST_NUMBERS
    if _own_kernel(query) or (small and _served(query.device) is not None):
        return None
    return f"no backend brings a kernel of it for {query.dtype} on {query.device.type}"


def _served(device: Device) -> Capabilities | None:
    """The capabilities of a device on which bodies run; None where they do not."""
    from core.bodies.device_kernels import served

    return served(device)


def _own_kernel(query: Tensor) -> bool:
    """Whether a backend has a tiled kernel, besides the body that devices' dialects spell."""
    if not flash_attention.kernels:  # a graph may be made before the first kernel is called
        load_kernels(query.device.type)
    return any(
        kernel.device_type in (query.device.type, "*")
        and kernel.enabled
        and (kernel.dtypes is None or query.dtype in kernel.dtypes)
        for kernel in flash_attention.kernels
    )


def _is_fast(query: Tensor, value: Tensor, masks: Masks) -> bool:
    """Whether tiles are faster than the formula: the body is, where a group is one vector, or where
    matrix units multiply its tiles; with a query in each lane of a GPU it was not measured, and is
    there to be asked for."""
    if _own_kernel(query):
        return True
    capabilities = _served(query.device)
    if capabilities is None or capabilities.group <= capabilities.lanes:
        return capabilities is not None
    if query.dtype.name not in capabilities.matrix_units:
        return False
    if query.shape[-2] < 2 or masks[1] is not None:
        return False
    return max(query.shape[-1], value.shape[-1]) <= MOST_ON_UNITS


def _uses_flash(query: Tensor, key: Tensor, value: Tensor, masks: Masks, kernel: str) -> bool:
    reason = None if kernel == "math" else _why_no_flash(query, key, value, masks)
    if reason is not None and kernel == "flash":
        raise KernelError(
            what="flash attention cannot serve this call",
            why=reason,
            exists="'math', which serves every call, and 'auto', which chooses",
            fix='let the setting `attention` be "auto": core.config.override(attention="auto")',
        )
    if kernel == "math" or reason is not None:
        return False
    return kernel == "flash" or _is_fast(query, value, masks)


# ---- in tiles ----------------------------------------------------------------------------------
def _sizes(
    query: Tensor, key: Tensor, value: Tensor, gqa: bool
) -> tuple[tuple[int, ...], int, int]:
    """(the leading sizes that operands share, heads of queries, heads of keys and values)."""
    lead = broadcast_shapes(*(t.shape[:-3] for t in (query, key, value)))
    heads = [t.shape[-3] if t.ndim > 2 else 1 for t in (query, key, value)]
    if gqa:
        return lead, heads[0], heads[1]
    (all_heads,) = broadcast_shapes(*((n,) for n in heads))
    (key_heads,) = broadcast_shapes(*((n,) for n in heads[1:]))
    return lead, all_heads, key_heads


def _heads(x: Tensor, lead: tuple[int, ...], heads: int) -> Tensor:
    """x as (batch, heads, rows, columns), its leading sizes broadcast and merged."""
    if x.ndim == 4 and x.shape[:2] == (*lead, heads):
        return x
    x = x.broadcast_to((*lead, heads, *x.shape[-2:]))
    return x.reshape((math.prod(lead), heads, *x.shape[-2:]))


def _mask_heads(mask: Tensor | None, lead: tuple[int, ...]) -> Tensor | None:
    """A mask the same way; broadcast dimensions stay broadcast where they can."""
    if mask is None:
        return None
    mask = mask.reshape((*(1,) * (4 - mask.ndim), *mask.shape))
    return mask if mask.ndim == 4 and len(lead) < 2 else _heads(mask, lead, mask.shape[-3])


def _flash(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    masks: Masks,
    causal: bool,
    scale: float | None,
    gqa: bool,
) -> Tensor:
    if gqa:
        wide = _grouped(query, key, value)  # which checks the heads
        if key.shape[-3] != value.shape[-3]:
            key, value = wide
    lead, heads, key_heads = _sizes(query, key, value, gqa)
    mask, block_mask, size = masks
    check_blocks(block_mask, query.shape[-2], key.shape[-2], size)
    if mask is not None and mask.dtype.kind != "bool" and mask.dtype != query.dtype:
        mask = mask.astype("float64" if query.dtype.name == "float64" else "float32")
    out = flash_attention(
        _heads(query, lead, heads),
        _heads(key, lead, key_heads),
        _heads(value, lead, key_heads),
        _mask_heads(mask, lead),
        _mask_heads(block_mask, lead),
        causal,
        size,
        scale,
    )[0]
    ndim = max(query.ndim, key.ndim, value.ndim)
    return out.reshape((*lead, heads, *out.shape[-2:])[-ndim:])


# ---- the operators -----------------------------------------------------------------------------
def _attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None,
    is_causal: bool,
    block_mask: Tensor | None,
    *,
    scale: float | None,
    enable_gqa: bool,
    block_size: int,
    kernel: str,
) -> Tensor:
    _check(query, key, value, attn_mask, is_causal, kernel)
    masks = (attn_mask, block_mask, block_size)
    flash = _uses_flash(query, key, value, masks, kernel)
    return (_flash if flash else _math)(query, key, value, masks, is_causal, scale, enable_gqa)


def _np_attention(
    np: Namespace,
    query: Array,
    key: Array,
    value: Array,
    attn_mask: Array | None,
    is_causal: bool,
    block_mask: Array | None,
    *,
    scale: float | None,
    enable_gqa: bool,
    block_size: int,
    kernel: str,
) -> Array:
    if enable_gqa:
        key, value = (np.repeat(t, query.shape[-3] // t.shape[-3], axis=-3) for t in (key, value))
    masks = (attn_mask, block_mask, is_causal, block_size)
    power, _ = np_powers(np, np_scores(np, query, key, *masks, scale))
    return np.matmul(power, value)


def _attention_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(2, 3, 4), s.t(2, 5, 4), s.t(2, 5, 2))
    yield s(s.t(3, 4), s.t(3, 4), s.t(3, 4), is_causal=True)
    yield s(s.t(2, 3, 4), s.t(2, 3, 4), s.t(2, 3, 4), s.bools(3, 3), scale=0.5)
    yield s(s.t(1, 2, 3, 4), s.t(1, 2, 3, 4), s.t(1, 2, 3, 4), s.t(3, 3))
    yield s(s.t(1, 4, 3, 2), s.t(1, 2, 3, 2), s.t(1, 2, 3, 2), enable_gqa=True)
    yield s(s.t(2, 3, 4), s.t(1, 5, 4), s.t(5, 2), None, True, s.bools(2, 3), block_size=2)


def _attention_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("ShapeError", s.t(3, 4), s.t(3, 5), s.t(3, 4))
    yield s.error("ShapeError", s.t(3, 4), s.t(3, 4), s.t(2, 4))
    yield s.error("ArgumentError", s.t(3, 4), s.t(3, 4), s.t(3, 4), s.bools(3, 3), True)
    yield s.error("ArgumentError", s.t(3, 4), s.t(3, 4), s.t(3, 4), kernel="fast")
    yield s.error("ShapeError", s.t(3, 4), s.t(3, 4), s.t(3, 4), None, False, s.bools(2, 2))
    yield s.error("DtypeError", s.ints(3, 4), s.ints(3, 4), s.ints(3, 4))


attention = define(
    "core::scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, "
    "Tensor? attn_mask=None, bool is_causal=False, Tensor? block_mask=None, *, float? scale=None, "
    "bool enable_gqa=False, int block_size=128, str kernel='auto') -> Tensor",
    decomposition=_attention,
    reference=_np_attention,
    samples=_attention_samples,
    errors=_attention_errors,
    dtypes="floating",
    public=False,
    doc="""core.scaled_dot_product_attention without dropout, by a given kernel.

    >>> import core
    >>> query, key = core.zeros((1, 2)), core.zeros((2, 2))
    >>> value = core.asarray([[1.0], [3.0]])
    >>> core.ops.core.scaled_dot_product_attention(query, key, value).tolist()
    [[2.0]]
    """,
)
attention.definition.lowering = _attention  # its calls are captured and compiled


def _dropped(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    dropout_p: float,
    attn_mask: Tensor | None,
    is_causal: bool,
    block_mask: Tensor | None,
    *,
    scale: float | None,
    enable_gqa: bool,
    block_size: int,
    seed: int,
    offset: int,
) -> Tensor:
    _check(query, key, value, attn_mask, is_causal, "math")
    need_range("scaled_dot_product_attention", "dropout_p", dropout_p, 0, 1, "it is a probability")

    def drop(weights: Tensor) -> Tensor:
        return dropout_at(weights, weights.shape, dropout_p, seed=seed, offset=offset)

    masks = (attn_mask, block_mask, block_size)
    return _math(query, key, value, masks, is_causal, scale, enable_gqa, drop)


attention_dropout: Operator = define(
    "core::attention_dropout(Tensor query, Tensor key, Tensor value, float dropout_p, "
    "Tensor? attn_mask=None, bool is_causal=False, Tensor? block_mask=None, *, float? scale=None, "
    "bool enable_gqa=False, int block_size=128, int seed=0, int offset=0) -> Tensor",
    decomposition=_dropped,
    samples=lambda s: [
        s(s.t(2, 3, 4), s.t(2, 5, 4), s.t(2, 5, 2), 0.5),
        s(s.t(3, 4), s.t(3, 4), s.t(3, 4), 0.25, s.bools(3, 3), seed=7),
    ],
    errors=lambda s: [s.error("RangeError", s.t(3, 4), s.t(3, 4), s.t(3, 4), 1.5)],
    dtypes="floating",
    tags=("random", "autocast:lower"),
    public=False,
    no_reference="draws of the loop IR and of NumPy are compared in core::random_dropout",
    doc="""core.scaled_dot_product_attention with dropout, whose draws begin at a place of a stream.

    >>> import core
    >>> query, key, value = core.zeros((1, 2)), core.zeros((2, 2)), core.ones((2, 1))
    >>> core.ops.core.attention_dropout(query, key, value, 1.0).tolist()
    [[0.0]]
    """,
)


@config.reads("attention")
def scaled_dot_product_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
    enable_gqa: bool = False,
    *,
    block_mask: Tensor | None = None,
    block_size: int = 128,
    generator: Generator | None = None,
) -> Tensor:
    """softmax(query @ key.T * scale + mask) @ value: each query's mean of the values.

    query: (..., queries, e); key: (..., keys, e); value: (..., keys, v). attn_mask: bool, true
    where a query sees a key, or numbers that are added to the scores; a query that sees nothing
    gives zeros. is_causal: query i sees keys 0 to i. scale: 1 / sqrt(e) if None. enable_gqa: keys
    and values have fewer heads (axis -3), each of which serves several of the queries'. dropout_p:
    the probability that a weight becomes 0; the others are divided by 1 - dropout_p. generator:
    draws these, the default one if None.

    block_mask: bool, one element for each block of block_size queries and block_size keys: no query
    of a block sees a key of one where it is false, and kernels do not compute these. It is joined
    with attn_mask or is_causal.

    The setting `attention` selects the kernel: "flash", which works in tiles and stores no
    weights, "math", the formula, or "auto", the best that the device has.

    >>> import core
    >>> query, key = core.zeros((1, 2)), core.zeros((2, 2))
    >>> core.scaled_dot_product_attention(query, key, core.asarray([[1.0], [3.0]])).tolist()
    [[2.0]]
    """
    named: dict[str, Any] = {"scale": scale, "enable_gqa": enable_gqa, "block_size": block_size}
    masks = (attn_mask, is_causal, block_mask)
    if dropout_p:
        run: Callable[..., Tensor] = _dropped if draws_for_batch() else attention_dropout
        return run(query, key, value, dropout_p, *masks, **named, **place_of(generator))
    return attention(query, key, value, *masks, **named, kernel=config.attention)


__all__ = ["bilinear", "linear"]
PUBLIC = (scaled_dot_product_attention,)
