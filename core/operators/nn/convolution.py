"""Convolution over any number of spatial axes; closed under differentiation with its two adjoints.

The three are linear in each tensor, and the derivative of each is made of the other two. Layout:
x is (batch, channels, *spatial), weight (filters, channels / groups, *kernel). As in neural
networks the kernel is not flipped.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core.dispatcher.binding import invoke
from core.errors import ShapeError
from core.operators.definition.define import define
from core.operators.definition.shapes import new, spread
from core.operators.nn.implicit_gemm import implicit_gemm_body
from core.operators.shape.joining import concat
from core.operators.shape.patches import folded, padded, windows
from core.tensors.kinds import conjugate
from core.transforms.batching import batching_rule, to_front

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from core._native import Operator, Tensor
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Ints, Namespace

_SETTINGS = "int[] stride=[1], int[] padding=[0], int[] dilation=[1], int groups=1"


# ---- references --------------------------------------------------------------------------------
def _settings(
    x: Tensor | Array,
    stride: Ints,
    padding: Ints,
    dilation: Ints,
) -> tuple[tuple[int, ...], ...]:
    n = x.ndim - 2
    return spread(stride, n), spread(padding, n), spread(dilation, n)


def _windows(
    np: Namespace,
    x: Array,
    kernel: tuple[int, ...],
    out: tuple[int, ...],
    stride: tuple[int, ...],
    padding: tuple[int, ...],
    dilation: tuple[int, ...],
) -> Array:
    """x seen as (batch, channels, *out, *kernel)."""
    x = np.pad(x, [(0, 0), (0, 0), *((p, p) for p in padding)])
    return _window_view(np, x, kernel, out, stride, dilation)


def _window_view(
    np: Namespace,
    padded: Array,
    kernel: tuple[int, ...],
    out: tuple[int, ...],
    stride: tuple[int, ...],
    dilation: tuple[int, ...],
) -> Array:
    steps = padded.strides[2:]
    strides = [a * b for a, b in zip(steps, stride)] + [a * b for a, b in zip(steps, dilation)]
    shape = (*padded.shape[:2], *out, *kernel)
    return np.lib.stride_tricks.as_strided(padded, shape, (*padded.strides[:2], *strides))


def _out_size(
    x: Sequence[int],
    kernel: Sequence[int],
    stride: tuple[int, ...],
    padding: tuple[int, ...],
    dilation: tuple[int, ...],
) -> tuple[int, ...]:
    sizes = zip(x, kernel, stride, padding, dilation)
    return tuple((n + 2 * p - d * (k - 1) - 1) // s + 1 for n, k, s, p, d in sizes)


def _conv_reference(
    np: Namespace,
    x: Array,
    weight: Array,
    stride: Ints,
    padding: Ints,
    dilation: Ints,
    groups: int,
) -> Array:
    settings = _settings(x, stride, padding, dilation)
    kernel = weight.shape[2:]
    out = _out_size(x.shape[2:], kernel, *settings)
    windows = _windows(np, x, kernel, out, *settings)
    windows = windows.reshape(x.shape[0], groups, -1, *windows.shape[2:])
    filters = weight.reshape(groups, -1, *weight.shape[1:])
    n = len(kernel)
    contract = [2, *range(3 + n, 3 + 2 * n)]
    parts = [
        np.tensordot(windows[:, i], filters[i], ([c - 1 for c in contract], range(1, 2 + n)))
        for i in range(groups)
    ]  # (batch, *out, filters / groups) each
    return np.moveaxis(np.concatenate(parts, -1), -1, 1)


def _input_grad_reference(
    np: Namespace,
    g: Array,
    weight: Array,
    shape: tuple[int, ...],
    stride: Ints,
    padding: tuple[int, ...],
    dilation: Ints,
    groups: int,
) -> Array:
    stride, padding, dilation = _settings(g, stride, padding, dilation)
    kernel, n = weight.shape[2:], len(weight.shape) - 2
    filters = weight.reshape(groups, -1, *weight.shape[1:])
    grouped = g.reshape(g.shape[0], groups, -1, *g.shape[2:])
    sizes = [s + 2 * p for s, p in zip(shape[2:], padding)]
    padded = np.zeros((*shape[:2], *sizes), np.result_type(g, weight))
    for place in np.ndindex(*kernel):
        term = [
            np.tensordot(filters[(i, slice(None), slice(None), *place)], grouped[:, i], ([0], [1]))
            for i in range(groups)
        ]
        term = np.moveaxis(np.concatenate(term, 0), 0, 1)  # (batch, channels, *out)
        at = [
            slice(k * d, k * d + (o - 1) * s + 1, s)
            for k, d, o, s in zip(place, dilation, g.shape[2:], stride)
        ]
        padded[(slice(None), slice(None), *at)] += term
    inner = [slice(padding[d], padding[d] + shape[2 + d]) for d in range(n)]
    return padded[(slice(None), slice(None), *inner)]


def _weight_grad_reference(
    np: Namespace,
    x: Array,
    g: Array,
    shape: tuple[int, ...],
    stride: Ints,
    padding: tuple[int, ...],
    dilation: Ints,
    groups: int,
) -> Array:
    settings = _settings(x, stride, padding, dilation)
    n = x.ndim - 2
    windows = _windows(np, x, tuple(shape[2:]), g.shape[2:], *settings)
    windows = windows.reshape(x.shape[0], groups, -1, *windows.shape[2:])
    grouped = g.reshape(g.shape[0], groups, -1, *g.shape[2:])
    axes = [0, *range(2, 2 + n)]
    parts = [np.tensordot(grouped[:, i], windows[:, i], (axes, axes)) for i in range(groups)]
    return np.concatenate(parts, 0)  # (filters / groups, channels / groups, *kernel) each


# ---- by matrix products ------------------------------------------------------------------------
_MOST_COLUMNS = 1 << 22  # elements of columns that are made at once: they should stay in caches


def _in_chunks(batch: int, elements: int, part: Callable[[int, int], Tensor]) -> Tensor:
    """part(begin, end) for stretches of the batch whose columns are not too many, joined."""
    rows = max(1, _MOST_COLUMNS // max(elements, 1))
    if rows >= batch:
        return part(0, batch)
    return concat([part(i, min(i + rows, batch)) for i in range(0, batch, rows)], axis=0)


def _columns(
    x: Tensor,
    kernel: tuple[int, ...],
    groups: int,
    settings: tuple[tuple[int, ...], ...],
    together: bool = False,
) -> Tensor:
    """The windows of x: (batch, groups, channels / groups * places, windows).

    together: (groups, channels / groups * places, batch * windows) instead.
    """
    stride, padding, dilation = settings
    n, (batch, channels) = len(kernel), x.shape[:2]
    parts = windows(padded(x, padding, padding), kernel, stride, dilation)
    count = parts.shape[2 : 2 + n]
    inside, outside = range(2 + n, 2 + 2 * n), range(2, 2 + n)
    rows = channels // groups * math.prod(kernel)
    if together:
        parts = parts.permute_dims((1, *inside, 0, *outside))
        return parts.reshape((groups, rows, batch * math.prod(count)))
    parts = parts.permute_dims((0, 1, *inside, *outside))
    return parts.reshape((batch, groups, rows, math.prod(count)))


def _conv_by_matmul(
    x: Tensor,
    weight: Tensor,
    stride: Ints,
    padding: Ints,
    dilation: Ints,
    groups: int,
) -> Tensor:
    if _has_matrix_units(x):
        return implicit_gemm(x, weight, stride, padding, dilation, groups)
    settings = _settings(x, stride, padding, dilation)
    kernel = weight.shape[2:]
    out = _out_size(x.shape[2:], kernel, *settings)
    filters = weight.reshape((groups, weight.shape[0] // groups, math.prod(weight.shape[1:])))

    def part(begin: int, end: int) -> Tensor:
        some = x if end - begin == x.shape[0] else x.slice(0, begin, end)
        y = filters @ _columns(some, kernel, groups, settings)
        return y.reshape((end - begin, weight.shape[0], *out))

    return _in_chunks(x.shape[0], groups * filters.shape[2] * math.prod(out), part)


def _has_matrix_units(x: Tensor) -> bool:
    """Whether x is on a device whose matrix units may multiply windows as they are brought."""
    from core.bodies.device_kernels import served

    capabilities = served(x.device)
    return bool(capabilities and capabilities.matrix_units and x.dtype.kind == "real floating")


def _input_grad_by_matmul(
    g: Tensor,
    weight: Tensor,
    shape: Sequence[int],
    stride: Ints,
    padding: Ints,
    dilation: Ints,
    groups: int,
) -> Tensor:
    stride, padding, dilation = _settings(g, stride, padding, dilation)
    kernel, n = weight.shape[2:], weight.ndim - 2
    out = _out_size(shape[2:], kernel, stride, padding, dilation)
    _check_grad(g, (shape[0], weight.shape[0], *out))
    filters = weight.reshape((groups, weight.shape[0] // groups, math.prod(weight.shape[1:])))
    order = (0, 1, *range(2 + n, 2 + 2 * n), *range(2, 2 + n))
    places = math.prod(g.shape[2:])

    def part(begin: int, end: int) -> Tensor:
        some = g if end - begin == g.shape[0] else g.slice(0, begin, end)
        some = some.reshape((end - begin, groups, g.shape[1] // groups, places))
        columns = filters.mT @ some
        parts = columns.reshape((end - begin, shape[1], *kernel, *g.shape[2:]))
        return folded(parts.permute_dims(order), shape[2:], stride, dilation, padding)

    return _in_chunks(g.shape[0], groups * filters.shape[2] * places, part)


def _weight_grad_by_matmul(
    x: Tensor,
    g: Tensor,
    shape: Sequence[int],
    stride: Ints,
    padding: Ints,
    dilation: Ints,
    groups: int,
) -> Tensor:
    settings = _settings(x, stride, padding, dilation)
    _check_grad(g, (x.shape[0], shape[0], *_out_size(x.shape[2:], shape[2:], *settings)))
    places = math.prod(g.shape[2:])
    rows = max(1, _MOST_COLUMNS // max(x.shape[1] * math.prod(shape[2:]) * places, 1))
    total: Any = None
    for begin in range(0, x.shape[0], rows) if x.shape[0] > rows else (0,):
        end = min(begin + rows, x.shape[0])
        columns = _columns(x.slice(0, begin, end), tuple(shape[2:]), groups, settings, True)
        some = g.slice(0, begin, end).permute_dims((1, 0, *range(2, g.ndim)))
        some = some.reshape((groups, shape[0] // groups, (end - begin) * places))
        term = some @ columns.mT
        total = term if total is None else total + term
    return total.reshape(tuple(shape))


# ---- batching ----------------------------------------------------------------------------------
def _grouped_batch(merge_at: tuple[int, int], split_at: int) -> Callable[..., Any]:
    """The batch becomes groups: its axis is merged into the channels or filters of each tensor."""

    @batching_rule
    def rule(
        op: Operator, args: list[Any], dims: list[int | None], size: int
    ) -> tuple[Tensor, int]:
        a, b, *rest = args
        a, b = (_merge(x, d, size, at) for x, d, at in zip((a, b), dims, merge_at))
        rest[-1] *= size
        if len(rest) == 5:  # the adjoints get the shape of their result
            shape = list(rest[0])
            shape[split_at] *= size
            rest[0] = shape
        out = invoke(op, [a, b, *rest])
        shape = out.shape
        split = (*shape[:split_at], size, shape[split_at] // size, *shape[split_at + 1 :])
        return out.reshape(split), split_at

    return rule


def _merge(x: Tensor, dim: int | None, size: int, at: int) -> Tensor:
    x = to_front(x, dim, size)
    order = [*range(1, at + 1), 0, *range(at + 1, x.ndim)]
    x = x.permute_dims(order)
    return x.reshape((*x.shape[:at], size * x.shape[at + 1], *x.shape[at + 2 :]))


# ---- operators ---------------------------------------------------------------------------------
def _conv_vjp(
    g: Tensor,
    x: Tensor,
    weight: Tensor,
    stride: tuple[int, ...],
    padding: tuple[int, ...],
    dilation: tuple[int, ...],
    groups: int,
    needs: tuple[bool, ...],
) -> tuple[Tensor | None, ...]:
    rest = (stride, padding, dilation, groups)
    return (
        input_grad(g, conjugate(weight), x.shape, *rest) if needs[0] else None,
        weight_grad(conjugate(x), g, weight.shape, *rest) if needs[1] else None,
    )


def _conv_jvp(
    t_x: Tensor,
    t_weight: Tensor,
    x: Tensor,
    weight: Tensor,
    stride: Ints,
    padding: Ints,
    dilation: Ints,
    groups: int,
) -> Tensor:
    rest = (stride, padding, dilation, groups)
    return convolution(t_x, weight, *rest) + convolution(x, t_weight, *rest)


def _conv_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(2, 3, 5), s.t(4, 3, 2))
    yield s(s.t(2, 4, 5, 6), s.t(6, 2, 3, 2), 2, (1, 0), 1, 2)
    yield s(s.t(1, 2, 7), s.t(2, 1, 3), [1], [2], [2], 2)
    yield s(s.t(1, 1, 4, 4, 3), s.t(1, 1, 2, 2, 2))


def _conv_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("ShapeError", s.t(2, 3, 5), s.t(4, 2, 2))
    yield s.error("ShapeError", s.t(2, 3, 2), s.t(4, 3, 3))
    yield s.error("ShapeError", s.t(3, 5), s.t(3, 5))
    yield s.error("ShapeError", s.t(2, 3, 5), s.t(4, 3, 2), 0)


convolution: Operator = define(
    f"core::convolution(Tensor x, Tensor weight, {_SETTINGS}) -> Tensor",
    rule="conv",
    decomposition=_conv_by_matmul,
    reference=_conv_reference,
    vjp=_conv_vjp,
    jvp=_conv_jvp,
    batch=_grouped_batch((1, 0), 1),
    samples=_conv_samples,
    errors=_conv_errors,
    dtypes="inexact",
    doc="""The products of weight with every window of x, summed over channels and kernel places.

    x: (batch, channels, *spatial); weight: (filters, channels / groups, *kernel); the result:
    (batch, filters, *out). stride, padding and dilation: one int for all spatial axes, or one each.

    >>> import core
    >>> x, weight = core.asarray([[[1.0, 2.0, 4.0]]]), core.asarray([[[1.0, -1.0]]])
    >>> core.convolution(x, weight).tolist()
    [[[-1.0, -2.0]]]
    """,
)


implicit_gemm: Operator = define(
    f"core::convolution_implicit_gemm(Tensor x, Tensor weight, {_SETTINGS}) -> Tensor",
    rule="conv",
    body=implicit_gemm_body,
    decomposition=_conv_by_matmul,
    reference=_conv_reference,
    vjp=_conv_vjp,
    jvp=_conv_jvp,
    batch=_grouped_batch((1, 0), 1),
    samples=_conv_samples,
    errors=_conv_errors,
    dtypes="floating",
    public=False,
    doc="""core.convolution as one product whose factors are read from the windows of x.

    core.convolution calls it on devices with matrix units. No windows are stored.

    >>> import core
    >>> x, weight = core.asarray([[[1.0, 2.0, 4.0]]]), core.asarray([[[1.0, -1.0]]])
    >>> core.ops.core.convolution_implicit_gemm(x, weight).tolist()
    [[[-1.0, -2.0]]]
    """,
)


def _input_grad_fake(grad: Tensor, weight: Tensor, shape: Sequence[int], *settings: Ints) -> Tensor:
    x = new(shape, grad.dtype, grad)
    _check_grad(grad, convolution(x, weight, *settings).shape)
    return x


def _weight_grad_fake(x: Tensor, grad: Tensor, shape: Sequence[int], *settings: Ints) -> Tensor:
    weight = new(shape, x.dtype, x)
    _check_grad(grad, convolution(x, weight, *settings).shape)
    return weight


def _check_grad(grad: Tensor, out: tuple[int, ...]) -> None:
    if grad.shape != out:
        raise ShapeError(
            what=f"a gradient of shape {grad.shape} for a convolution that returns {out}",
            why="an adjoint takes a tensor of the shape of the convolution's result",
            exists=f"gradients of shape {out}",
            fix="pass the settings of the forward convolution, and its result's gradient",
        )


input_grad: Operator = define(
    f"core::convolution_input_grad(Tensor grad, Tensor weight, int[] shape, {_SETTINGS}) -> Tensor",
    fake=_input_grad_fake,
    decomposition=_input_grad_by_matmul,
    reference=_input_grad_reference,
    vjp=lambda g, grad, weight, stride, padding, dilation, groups: (
        convolution(g, conjugate(weight), stride, padding, dilation, groups),
        weight_grad(g, conjugate(grad), weight.shape, stride, padding, dilation, groups),
    ),
    jvp=lambda t_grad, t_weight, grad, weight, shape, stride, padding, dilation, groups: (
        input_grad(t_grad, weight, shape, stride, padding, dilation, groups)
        + input_grad(grad, t_weight, shape, stride, padding, dilation, groups)
    ),
    batch=_grouped_batch((1, 0), 1),
    samples=lambda s: [
        s(s.t(2, 4, 4), s.t(4, 3, 2), (2, 3, 5)),
        s(s.t(1, 4, 2, 3), s.t(4, 1, 3, 2), (1, 2, 4, 6), 2, (1, 0), 1, 2),
    ],
    errors=lambda s: [
        s.error("ArgumentError", s.t(2, 4, 4), s.t(4, 3, 2)),
        s.error("ShapeError", s.t(2, 4, 3), s.t(4, 3, 2), (2, 3, 5)),
    ],
    dtypes="inexact",
    doc="""The adjoint of core.convolution in x: spreads grad back over the windows of `shape`.

    >>> import core
    >>> grad, weight = core.asarray([[[1.0, 2.0]]]), core.asarray([[[1.0, -1.0]]])
    >>> core.convolution_input_grad(grad, weight, (1, 1, 3)).tolist()
    [[[1.0, 1.0, -2.0]]]
    """,
)

weight_grad: Operator = define(
    f"core::convolution_weight_grad(Tensor x, Tensor grad, int[] shape, {_SETTINGS}) -> Tensor",
    fake=_weight_grad_fake,
    decomposition=_weight_grad_by_matmul,
    reference=_weight_grad_reference,
    vjp=lambda g, x, grad, stride, padding, dilation, groups: (
        input_grad(conjugate(grad), g, x.shape, stride, padding, dilation, groups),
        convolution(conjugate(x), g, stride, padding, dilation, groups),
    ),
    jvp=lambda t_x, t_grad, x, grad, shape, stride, padding, dilation, groups: (
        weight_grad(t_x, grad, shape, stride, padding, dilation, groups)
        + weight_grad(x, t_grad, shape, stride, padding, dilation, groups)
    ),
    batch=_grouped_batch((1, 1), 0),
    samples=lambda s: [
        s(s.t(2, 3, 5), s.t(2, 4, 4), (4, 3, 2)),
        s(s.t(1, 2, 4, 6), s.t(1, 4, 2, 3), (4, 1, 3, 2), 2, (1, 0), 1, 2),
    ],
    errors=lambda s: [
        s.error("ArgumentError", s.t(2, 3, 5), s.t(2, 4, 4)),
        s.error("ShapeError", s.t(2, 3, 5), s.t(2, 4, 3), (4, 3, 2)),
    ],
    dtypes="inexact",
    doc="""The adjoint of core.convolution in weight, of `shape`: correlates x with grad.

    >>> import core
    >>> x, grad = core.asarray([[[1.0, 2.0, 4.0]]]), core.asarray([[[1.0, 1.0]]])
    >>> core.convolution_weight_grad(x, grad, (1, 1, 2)).tolist()
    [[[3.0, 6.0]]]
    """,
)

__all__ = ["convolution"]
