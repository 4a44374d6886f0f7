"""Normalization by channel, the axis 1: over the batch, groups of channels, or neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core.autograd.grad_mode import no_grad
from core.dispatcher.binding import invoke
from core.errors import ShapeError
from core.operators.definition.body_parts import accumulator, indices, product
from core.operators.definition.define import define
from core.operators.definition.shapes import new
from core.operators.definition.widening import in_float32
from core.operators.nn.normalization import check_real_floating, layer_norm
from core.operators.shape.patches import padded
from core.transforms.batching import batching_rule, to_front

if TYPE_CHECKING:
    from core._native import Operator, Tensor
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.type_aliases import Array, Namespace


def _check_channels(name: str, x: Tensor, *others: Tensor | None) -> None:
    check_real_floating(name, x)
    if x.ndim < 2:
        raise ShapeError(
            what=f"{name} of a tensor of shape {x.shape}",
            why="channels are the axis 1",
            exists="(batch, channels, ...)",
            fix="add the missing axes: core.expand_dims(x, 0)",
        )
    for other in others:
        if other is not None and other.shape != (x.shape[1],):
            raise ShapeError(
                what=f"{name} was given {other.shape} numbers for {x.shape[1]} channels",
                why="weight, bias, mean and variance have one number for each channel",
                exists=f"tensors of shape ({x.shape[1]},), or None",
                fix="pass as many numbers as x has channels",
            )


def _over_channels(t: Tensor, x: Tensor) -> Tensor:
    """One number for each channel, ready to be broadcast with x."""
    return t.reshape((t.size, *(1,) * (x.ndim - 2)))


# ---- over the batch ----------------------------------------------------------------------------
def _batch_stats_fake(
    x: Tensor, weight: Tensor | None, bias: Tensor | None, eps: float
) -> tuple[Tensor, ...]:
    _check_channels("batch_norm", x, weight, bias)
    stats = [new(x.shape[1:2], accumulator(x.dtype.name), x) for _ in range(2)]
    return new(x.shape, x.dtype, x), *stats


def _batch_stats_body(
    b: Builder,
    out: tuple[Buffer, Buffer, Buffer],
    x: Buffer,
    weight: Buffer | None,
    bias: Buffer | None,
    eps: float,
) -> None:
    y, means, variances = out
    acc_dtype = accumulator(x.dtype)
    sizes = [x.shape[0], *x.shape[2:]]
    with b.parallel(x.shape[1]) as c:

        def one(i: Value, *j: Value) -> Value:
            return ir.ops.cast(x[(i, c, *j)], acc_dtype)

        share = 1 / ir.ops.cast(product(sizes), acc_dtype)
        mean = b.sum(sizes, one) * share

        def square(*at: Value) -> Value:
            deviation = one(*at) - mean
            return deviation * deviation

        variance = b.sum(sizes, square) * share
        means[c], variances[c] = mean, variance
        scale = 1 / ir.ops.sqrt(variance + eps)
        if weight is not None:
            scale = scale * ir.ops.cast(weight[c], acc_dtype)
        with b.ranges(*sizes) as at:
            at = at if isinstance(at, tuple) else (at,)
            value = (one(*at) - mean) * scale
            if bias is not None:
                value = value + ir.ops.cast(bias[c], acc_dtype)
            y[(at[0], c, *at[1:])] = ir.ops.cast(value, y.dtype)


def _batch_stats_reference(
    np: Namespace, x: Array, weight: Array | None, bias: Array | None, eps: float
) -> tuple[Array, ...]:
    axes, shape = (0, *range(2, x.ndim)), (-1, *(1,) * (x.ndim - 2))
    mean, var = np.mean(x, axis=axes), np.var(x, axis=axes)
    y = (x - mean.reshape(shape)) / np.sqrt(var.reshape(shape) + eps)
    y = y if weight is None else y * weight.reshape(shape)
    return y if bias is None else y + bias.reshape(shape), mean, var


def _batch_stats_vjp(
    g: tuple[Tensor, ...],
    x: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    results: tuple[Tensor, ...],
    eps: float,
) -> tuple[Tensor | None, ...]:
    """Linear in g and x, with factors by channel: three passes over the elements."""
    _, mean, var = results
    axes = (0, *range(2, x.ndim))
    count = max(x.size, 1) / max(x.shape[1], 1)  # of no elements there is nothing to divide
    wide = x.astype(mean.dtype)
    gy, g_mean, g_var = g[0].astype(mean.dtype), g[1], g[2]
    scale = 1 / (var + eps).sqrt()
    total = gy.sum(axis=axes)
    along = ((gy * wide).sum(axis=axes) - mean * total) * scale  # the sum of g times the normal
    gain = scale if weight is None else scale * weight.astype(mean.dtype)
    slope = g_var * (2 / count) - gain * scale * along / count
    shift = (g_mean - gain * total) / count - slope * mean
    by_x = [_over_channels(t, x) for t in (gain, slope, shift)]
    dx = gy * by_x[0] + wide * by_x[1] + by_x[2]
    return (
        dx.astype(x.dtype),
        None if weight is None else along.astype(x.dtype),
        None if bias is None else total.astype(x.dtype),
    )


def _batch_stats_jvp(
    t_x: Tensor,
    t_weight: Tensor | None,
    t_bias: Tensor | None,
    x: Tensor,
    weight: Tensor | None,
    results: tuple[Tensor, ...],
    eps: float,
) -> tuple[Tensor, ...]:
    _, mean, var = results
    axes = (0, *range(2, x.ndim))
    wide, t = x.astype(mean.dtype), t_x.astype(mean.dtype)
    scale = 1 / (var + eps).sqrt()
    normal = (wide - _over_channels(mean, x)) * _over_channels(scale, x)
    t_mean, along = t.mean(axis=axes), (t * normal).mean(axis=axes)
    t_y = _over_channels(scale, x) * (
        t - _over_channels(t_mean, x) - normal * _over_channels(along, x)
    )
    t_y = t_y if weight is None else t_y * _over_channels(weight, x)
    t_y = t_y if t_weight is None else t_y + normal * _over_channels(t_weight, x)
    t_y = t_y if t_bias is None else t_y + _over_channels(t_bias, x)
    return t_y.astype(x.dtype), t_mean, 2 * along / scale


@batching_rule
def _batch_stats_batch(
    op: Operator, args: list[Any], dims: list[int | None], size: int
) -> tuple[tuple[Tensor, ...], int]:
    """The batch becomes channels."""
    x, weight, bias, eps = args
    x = to_front(x, dims[0], size)
    order = (1, 0, *range(2, x.ndim))
    x = x.permute_dims(order)
    shape = x.shape
    rows = [
        None if t is None else to_front(t, d, size).reshape((size * shape[2],))
        for t, d in ((weight, dims[1]), (bias, dims[2]))
    ]
    y, mean, var = invoke(op, [x.reshape((shape[0], size * shape[2], *shape[3:])), *rows, eps])
    y = y.reshape(shape).permute_dims(order)
    return (y, *(t.reshape((size, shape[2])) for t in (mean, var))), 0


batch_norm_stats: Operator = define(
    "core::batch_norm_stats(Tensor x, Tensor? weight=None, Tensor? bias=None, float eps=1e-5)"
    " -> (Tensor result, Tensor mean, Tensor var)",
    fake=_batch_stats_fake,
    body=_batch_stats_body,
    reference=_batch_stats_reference,
    vjp=_batch_stats_vjp,
    jvp=_batch_stats_jvp,
    batch=_batch_stats_batch,
    samples=lambda s: [
        s(s.t(4, 3)),
        s(s.t(2, 3, 4), s.t(3), s.t(3)),
        s(s.t(3, 2, 2, 2), None, s.t(2)),
        s(s.t(2, 4, 3).mT, s.t(3)),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(3)),
        s.error("ShapeError", s.t(2, 3), s.t(2)),
        s.error("DtypeError", s.ints(2, 3)),
    ],
    dtypes="floating",
    doc="""(batch_norm(x) by the batch's own statistics, the means, the variances): of each channel.

    Variances are of the population, divided by the number of elements.

    >>> import core
    >>> y, mean, var = core.batch_norm_stats(core.asarray([[1.0], [3.0]]), eps=0.0)
    >>> y.tolist(), mean.tolist(), var.tolist()
    ([[-1.0], [1.0]], [2.0], [1.0])
    """,
)


def _by_statistics(
    x: Tensor, mean: Tensor, var: Tensor, weight: Tensor | None, bias: Tensor | None, eps: float
) -> Tensor:
    _check_channels("batch_norm", x, mean, var, weight, bias)
    scale = 1 / (var + eps).sqrt()
    scale = scale if weight is None else scale * weight
    shift = -mean * scale
    shift = shift if bias is None else bias + shift
    return (x * _over_channels(scale, x) + _over_channels(shift, x)).astype(x.dtype)


def _np_by_statistics(
    np: Namespace,
    x: Array,
    mean: Array,
    var: Array,
    weight: Array | None,
    bias: Array | None,
    eps: float,
) -> Array:
    shape = (-1, *(1,) * (x.ndim - 2))
    y = (x - mean.reshape(shape)) / np.sqrt(var.reshape(shape) + eps)
    y = y if weight is None else y * weight.reshape(shape)
    return y if bias is None else y + bias.reshape(shape)


def _by_statistics_fake(
    x: Tensor, mean: Tensor, var: Tensor, weight: Tensor | None, bias: Tensor | None, eps: float
) -> Tensor:
    _check_channels("batch_norm", x, mean, var, weight, bias)
    return new(x.shape, x.dtype, x)


def _by_statistics_body(
    b: Builder,
    out: Buffer,
    x: Buffer,
    mean: Buffer,
    var: Buffer,
    weight: Buffer | None,
    bias: Buffer | None,
    eps: float,
) -> None:
    """The same as the decomposition, which derivatives and graphs are made of, in one pass."""
    acc_dtype = accumulator(x.dtype)

    def of_channel(t: Buffer, c: Value) -> Value:
        return ir.ops.cast(t[c], acc_dtype)

    def map_of(c: Value) -> tuple[Value, Value]:
        scale = 1 / ir.ops.sqrt(of_channel(var, c) + eps)
        scale = scale if weight is None else scale * of_channel(weight, c)
        shift = -of_channel(mean, c) * scale
        return scale, shift if bias is None else of_channel(bias, c) + shift

    def write(at: tuple[Value, ...], scale: Value, shift: Value) -> None:
        out[at] = ir.ops.cast(ir.ops.cast(x[at], acc_dtype) * scale + shift, out.dtype)

    with b.parallel(x.shape[0], x.shape[1]) as (i, c):
        scale, shift = map_of(c)
        if x.ndim == 2:
            write((i, c), scale, shift)
            return
        with b.ranges(*x.shape[2:]) as at:
            write((i, c, *indices(at)), scale, shift)


batch_norm_inference = define(
    "core::batch_norm_inference(Tensor x, Tensor mean, Tensor var, Tensor? weight=None, "
    "Tensor? bias=None, float eps=1e-5) -> Tensor",
    fake=_by_statistics_fake,
    body=_by_statistics_body,
    decomposition=in_float32(_by_statistics),
    reference=_np_by_statistics,
    samples=lambda s: [
        s(s.t(4, 3), s.t(3), s.positive(3)),
        s(s.t(2, 3, 4), s.t(3), s.positive(3), s.t(3), s.t(3)),
        s(s.t(2, 3, 0), s.t(3), s.positive(3), None, s.t(3)),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), s.t(2), s.t(3)),
        s.error("DtypeError", s.ints(2, 3), s.t(3), s.t(3)),
    ],
    dtypes="floating",
    doc="""batch_norm by given means and variances, one of each channel.

    >>> import core
    >>> x = core.asarray([[1.0], [3.0]])
    >>> core.batch_norm_inference(x, core.ones(1), core.ones(1), eps=0.0).tolist()
    [[0.0], [2.0]]
    """,
)
batch_norm_inference.definition.lowering = in_float32(_by_statistics)  # it fuses with others


def batch_norm(
    x: Tensor,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    training: bool = False,
    momentum: float = 0.1,
    eps: float = 1e-5,
) -> Tensor:
    """x, of each channel, less the mean and divided by the standard deviation, scaled and shifted.

    training: by the statistics of the batch (axis 0 and those after axis 1), by which the running
    ones are moved in place: running += momentum * (batch's - running), variances of the batch being
    divided by count - 1 there. Otherwise by the running ones. (Ioffe and Szegedy, 2015)

    >>> import core
    >>> mean, var = core.zeros(1), core.ones(1)
    >>> y = core.batch_norm(core.asarray([[1.0], [3.0]]), mean, var, training=True, eps=0.0)
    >>> y.tolist(), mean.tolist()
    ([[-1.0], [1.0]], [0.20000000298023224])
    """
    if not training and running_mean is not None and running_var is not None:
        return batch_norm_inference(x, running_mean, running_var, weight, bias, eps)
    _check_channels("batch_norm", x, running_mean, running_var, weight, bias)
    count = x.size // max(x.shape[1], 1)
    if training and count <= 1:
        raise ShapeError(
            what=f"batch_norm in training of a tensor of shape {x.shape}",
            why="one element for each channel has no standard deviation",
            exists="two elements for each channel, or more",
            fix="pass a larger batch, or training=False",
        )
    y, mean, var = batch_norm_stats(x, weight, bias, eps)
    with no_grad():
        _move(running_mean, mean, momentum)
        _move(running_var, var * (count / max(count - 1, 1)), momentum)
    return y


def _move(running: Tensor | None, new: Tensor, momentum: float) -> None:
    if running is None:
        return
    new = new.detach() if new.level else new  # of the tape it is a constant here
    running.multiply_(1 - momentum).add_((new * momentum).astype(running.dtype))


# ---- over groups of channels -------------------------------------------------------------------
def _group_norm(
    x: Tensor, num_groups: int, weight: Tensor | None, bias: Tensor | None, eps: float
) -> Tensor:
    _check_channels("group_norm", x, weight, bias)
    if num_groups < 1 or x.shape[1] % num_groups:
        raise ShapeError(
            what=f"group_norm of {x.shape[1]} channels in {num_groups} groups",
            why="all groups have the same number of channels",
            exists="numbers of groups that divide the channels",
            fix="choose another num_groups",
        )
    if not x.size:
        return x.clone()
    inner = x.size // (x.shape[0] * num_groups)
    y = layer_norm(x.reshape((x.shape[0], num_groups, inner)), [inner], eps=eps).reshape(x.shape)
    y = y if weight is None else y * _over_channels(weight, x)
    return y if bias is None else y + _over_channels(bias, x)


def _np_group_norm(
    np: Namespace, x: Array, num_groups: int, weight: Array | None, bias: Array | None, eps: float
) -> Array:
    if not x.size:
        return x
    rows, shape = x.reshape(len(x), num_groups, -1), (-1, *(1,) * (x.ndim - 2))
    centred = rows - rows.mean(axis=2, keepdims=True)
    y = (centred / np.sqrt(rows.var(axis=2, keepdims=True) + eps)).reshape(x.shape)
    y = y if weight is None else y * weight.reshape(shape)
    return y if bias is None else y + bias.reshape(shape)


group_norm = define(
    "core::group_norm(Tensor x, int num_groups, Tensor? weight=None, Tensor? bias=None, "
    "float eps=1e-5) -> Tensor",
    decomposition=in_float32(_group_norm),
    reference=_np_group_norm,
    samples=lambda s: [
        s(s.t(2, 4, 3), 2),
        s(s.t(2, 4), 2, s.t(4), s.t(4)),
        s(s.t(1, 2, 2, 3), 1, s.t(2)),
        s(s.t(0, 4), 2),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 4), 3),
        s.error("ShapeError", s.t(4), 2),
        s.error("ShapeError", s.t(2, 4), 2, s.t(2)),
        s.error("DtypeError", s.ints(2, 4), 2),
    ],
    dtypes="floating",
    doc="""x less the mean and divided by the standard deviation of its group of channels.

    Statistics are of each element of the batch; weight and bias, one number for each channel, then
    scale and shift (Wu and He, "Group Normalization", 2018).

    >>> import core
    >>> core.group_norm(core.asarray([[1.0, 3.0, 0.0, 8.0]]), 2, eps=0.0).tolist()
    [[-1.0, 1.0, -1.0, 1.0]]
    """,
)


def instance_norm(
    x: Tensor,
    running_mean: Tensor | None = None,
    running_var: Tensor | None = None,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    use_input_stats: bool = True,
    momentum: float = 0.1,
    eps: float = 1e-5,
) -> Tensor:
    """Each channel of each element of the batch, less its mean, divided by its standard deviation.

    use_input_stats: False for the running statistics. Where these are given, they are moved in
    place by the mean of the batch's.

    >>> import core
    >>> core.instance_norm(core.asarray([[[1.0, 3.0]]]), eps=0.0).tolist()
    [[[-1.0, 1.0]]]
    """
    if not use_input_stats:
        return batch_norm_inference(x, running_mean, running_var, weight, bias, eps)
    _check_channels("instance_norm", x, running_mean, running_var, weight, bias)
    count = x.size // max(x.shape[0] * x.shape[1], 1)
    if count <= 1:
        raise ShapeError(
            what=f"instance_norm of a tensor of shape {x.shape}",
            why="one element for each channel has no standard deviation",
            exists="two elements for each channel, or more",
            fix="pass more elements, or use_input_stats=False",
        )
    if running_mean is not None:
        with no_grad():
            rows = x.detach().reshape((*x.shape[:2], count))
            mean = rows.mean(axis=2, keepdims=True)
            var = ((rows - mean) * (rows - mean)).sum(axis=2) / (count - 1)
            _move(running_mean, mean.squeeze(2).mean(axis=0), momentum)
            _move(running_var, var.mean(axis=0), momentum)
    return group_norm(x, x.shape[1], weight, bias, eps)


# ---- over neighbouring channels ----------------------------------------------------------------
def _local_response(x: Tensor, size: int, alpha: float, beta: float, k: float) -> Tensor:
    _check_channels("local_response_norm", x)
    if size < 1:
        raise ShapeError(
            what=f"local_response_norm over {size} channels",
            why="the neighbours of a channel include the channel itself",
            exists="sizes from 1",
            fix="pass a larger size",
        )
    rest = [0] * (x.ndim - 2)
    squares = padded(x * x, [size // 2, *rest], [(size - 1) // 2, *rest])
    mean = squares.unfold(1, size, 1).sum(axis=-1) * (1 / size)
    return x / (mean * alpha + k) ** beta


def _np_local_response(
    np: Namespace, x: Array, size: int, alpha: float, beta: float, k: float
) -> Array:
    square = np.pad(x * x, [(0, 0), (size // 2, (size - 1) // 2), *[(0, 0)] * (x.ndim - 2)])
    mean = np.lib.stride_tricks.sliding_window_view(square, size, 1).sum(-1) / size
    return x / (mean * alpha + k) ** beta


local_response_norm = define(
    "core::local_response_norm(Tensor x, int size, float alpha=1e-4, float beta=0.75, "
    "float k=1.0) -> Tensor",
    decomposition=in_float32(_local_response),
    reference=_np_local_response,
    samples=lambda s: [s(s.t(2, 5), 3), s(s.t(2, 4, 3), 2, 0.5, 0.5, 2.0), s(s.t(1, 3, 2, 2), 5)],
    errors=lambda s: [
        s.error("ShapeError", s.t(3), 2),
        s.error("ShapeError", s.t(2, 3), 0),
        s.error("DtypeError", s.ints(2, 3), 2),
    ],
    dtypes="floating",
    doc="""x / (k + alpha times the mean square of the `size` nearest channels) to the power beta.

    >>> import core
    >>> core.local_response_norm(core.asarray([[3.0]]), 1, 1.0, 0.5, 0.0).tolist()
    [[1.0]]
    """,
)

PUBLIC = (batch_norm, instance_norm)
