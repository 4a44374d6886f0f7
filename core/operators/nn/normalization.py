"""Normalization: values brought to mean 0 and variance 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core.dispatcher.binding import invoke
from core.dtype_table import TABLE
from core.errors import ShapeError
from core.operators.definition.body_parts import accumulator, declares, product
from core.operators.definition.checks import need_real_floating
from core.operators.definition.define import define
from core.operators.definition.rowwise import rowwise
from core.operators.definition.shapes import as_tuple, new
from core.transforms.batching import batching_rule, to_front

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core._native import Operator, Tensor
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.ir.rows import Row, RowOut
    from core.type_aliases import Array, Namespace


def _layer_norm_fake(
    x: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
) -> Tensor:
    return _checked("layer_norm", x, normalized_shape, weight, bias)


def check_real_floating(name: str, x: Tensor) -> None:
    """Refuses dtypes in which a standard deviation cannot be computed."""
    need_real_floating(name, x, "it divides by a standard deviation")


def _checked(
    name: str,
    x: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
) -> Tensor:
    check_real_floating(name, x)
    sizes = as_tuple(normalized_shape)
    if not sizes or x.shape[x.ndim - len(sizes) :] != sizes or len(sizes) > x.ndim:
        raise ShapeError(
            what=f"{name} over {sizes} of a tensor of shape {x.shape}",
            why="the normalized dimensions are the last ones, one or more",
            exists=f"the shape {x.shape}",
            fix=f"pass normalized_shape={x.shape[-1:]} for the last dimension",
        )
    for role, parameter in (("weight", weight), ("bias", bias)):
        if parameter is not None and (parameter.shape != sizes or parameter.dtype != x.dtype):
            raise ShapeError(
                what=f"{name}'s {role} has shape {parameter.shape} and dtype {parameter.dtype}",
                why="it is applied to each of the normalized elements",
                exists=f"normalized_shape {sizes}, x of {x.dtype}",
                fix=f"pass a tensor of shape {sizes} and dtype {x.dtype}, or None",
            )
    return new(x.shape, x.dtype, x)


def _inner(ndim: int, inner: int, *_: Any) -> list[int]:
    """The last dimensions: the shape is given as how many they are, the sizes are x's."""
    return list(range(ndim - inner, ndim))


@declares(specialization_keys={"normalized_shape": len})
@rowwise(_inner, total=False, passes=3)
def _layer_norm_body(
    b: Builder,
    out: RowOut,
    x: Row,
    normalized_shape: int,
    weight: Row | None,
    bias: Row | None,
    eps: float,
) -> Callable[..., Value]:
    acc_dtype = accumulator(x.dtype)

    def one(*j: Value) -> Value:
        return ir.ops.cast(x(*j), acc_dtype)

    share = 1 / ir.ops.cast(product(x.sizes), acc_dtype)
    mean = b.sum(x.sizes, one) * share

    def square(*j: Value) -> Value:
        deviation = one(*j) - mean
        return deviation * deviation

    scale = 1 / ir.ops.sqrt(b.sum(x.sizes, square) * share + eps)

    def element(*j: Value) -> Value:
        y = (one(*j) - mean) * scale
        if weight is not None:
            y = y * ir.ops.cast(weight(*j), acc_dtype)
        return y if bias is None else y + ir.ops.cast(bias(*j), acc_dtype)

    return element


def _axes(x: Tensor | Array, normalized_shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(range(x.ndim - len(as_tuple(normalized_shape)), x.ndim))


def _layer_norm_reference(
    np: Namespace,
    x: Array,
    normalized_shape: Sequence[int],
    weight: Array | None,
    bias: Array | None,
    eps: float,
) -> Array:
    axes = _axes(x, normalized_shape)
    centred = x - np.mean(x, axis=axes, keepdims=True)
    y = centred / np.sqrt(np.mean(centred * centred, axis=axes, keepdims=True) + eps)
    y = y if weight is None else y * weight
    return y if bias is None else y + bias


def _normalized(x: Tensor, axes: tuple[int, ...], eps: float) -> tuple[Tensor, Tensor]:
    """(x - mean) / deviation, and 1 / deviation."""
    centred = x - x.mean(axis=axes, keepdims=True)
    scale = 1 / ((centred * centred).mean(axis=axes, keepdims=True) + eps).sqrt()
    return centred * scale, scale


def _through(t: Tensor, normal: Tensor, scale: Tensor, axes: tuple[int, ...]) -> Tensor:
    """The derivative of normalization, which is its own adjoint."""
    centred = t - t.mean(axis=axes, keepdims=True)
    return scale * (centred - normal * (t * normal).mean(axis=axes, keepdims=True))


def _slope(
    g: Tensor, x: Tensor, weight: Tensor | None, axes: int, centred: bool, eps: float
) -> tuple[Tensor, ...]:
    over = tuple(range(x.ndim - axes, x.ndim))
    t = g if weight is None else g * weight
    if centred:
        normal, scale = _normalized(x, over, eps)
        return _through(t, normal, scale, over), normal
    scale = _rms_scale(x, over, eps)
    normal = x * scale
    return scale * (t - normal * (t * normal).mean(axis=over, keepdims=True)), normal


@rowwise(lambda ndim, x, weight, axes, *_: list(range(ndim - axes, ndim)), total=False, passes=3)
def _slope_body(
    b: Builder,
    out: tuple[RowOut, RowOut],
    g: Row,
    x: Row,
    weight: Row | None,
    axes: int,
    centred: bool,
    eps: float,
) -> tuple[Callable[..., Value], ...]:
    acc_dtype = accumulator(x.dtype)
    share = 1 / ir.ops.cast(product(x.sizes), acc_dtype)

    def one(*j: Value) -> Value:
        return ir.ops.cast(x(*j), acc_dtype)

    mean = b.sum(x.sizes, one) * share if centred else ir.ops.const(0, acc_dtype)

    def square(*j: Value) -> Value:
        deviation = one(*j) - mean
        return deviation * deviation

    scale = 1 / ir.ops.sqrt(b.sum(x.sizes, square) * share + eps)

    def slope(*j: Value) -> Value:
        t = ir.ops.cast(g(*j), acc_dtype)
        return t if weight is None else t * ir.ops.cast(weight(*j), acc_dtype)

    drift = b.sum(x.sizes, slope) * share if centred else ir.ops.const(0, acc_dtype)
    along = b.sum(x.sizes, lambda *j: slope(*j) * (one(*j) - mean) * scale) * share

    def normal(*j: Value) -> Value:
        return (one(*j) - mean) * scale

    return lambda *j: scale * (slope(*j) - drift - normal(*j) * along), normal


def _slope_reference(
    np: Namespace, g: Array, x: Array, weight: Array | None, axes: int, centred: bool, eps: float
) -> tuple[Array, ...]:
    over = tuple(range(x.ndim - axes, x.ndim))
    t = g if weight is None else g * weight
    away = x - np.mean(x, axis=over, keepdims=True) if centred else x
    scale = 1 / np.sqrt(np.mean(away * away, axis=over, keepdims=True) + eps)
    normal = away * scale
    drift = np.mean(t, axis=over, keepdims=True) if centred else 0
    return scale * (t - drift - normal * np.mean(t * normal, axis=over, keepdims=True)), normal


def _slope_fake(
    g: Tensor, x: Tensor, weight: Tensor | None, axes: int, centred: bool, eps: float
) -> tuple[Tensor, ...]:
    check_real_floating("norm_slope", x)
    if g.shape != x.shape or not 0 < axes <= x.ndim:
        raise ShapeError(
            what=f"norm_slope over {axes} axes was given {g.shape} and {x.shape}",
            why="each element has its own gradient",
            exists=f"gradients of shape {x.shape}, 1 to {x.ndim} axes",
            fix="pass a gradient of x's shape",
        )
    return new(x.shape, x.dtype, x), new(x.shape, x.dtype, x)


norm_slope = define(
    "core::norm_slope(Tensor g, Tensor x, Tensor? weight, int axes, bool centred, float eps)"
    " -> (Tensor dx, Tensor normal)",
    fake=_slope_fake,
    body=_slope_body,
    decomposition=_slope,  # for transforms and derivatives of derivatives
    reference=_slope_reference,
    samples=lambda s: [
        s(s.t(2, 3), s.t(2, 3), None, 1, True, 1e-5),
        s(s.t(2, 3, 2), s.t(2, 3, 2), s.t(3, 2), 2, True, 1e-3),
        s(s.t(2, 4), s.t(4, 2).mT, s.t(4), 1, False, 1e-5),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), s.t(2, 2), None, 1, True, 1e-5),
        s.error("DtypeError", s.ints(2, 3), s.ints(2, 3), None, 1, True, 1e-5),
    ],
    dtypes="floating",
    public=False,
    doc="""(the gradient of x, x normalized) of layer_norm, or of rms_norm where not centred.

    >>> import core
    >>> x = core.asarray([[1.0, 3.0]])
    >>> core.ops.core.norm_slope(core.ones((1, 2)), x, None, 1, True, 0.0)[1].tolist()
    [[-1.0, 1.0]]
    """,
)


def _slopes(
    g: Tensor, x: Tensor, weight: Tensor | None, axes: tuple[int, ...], centred: bool, eps: float
) -> tuple[Tensor, Tensor | None, tuple[int, ...]]:
    """The gradients of x and weight, and the axes over which that of bias is a sum."""
    dx, normal = norm_slope(g, x, weight, len(axes), centred, eps)
    rows = tuple(range(axes[0]))
    return dx, None if weight is None else (g * normal).sum(axis=rows), rows


def _layer_norm_vjp(
    g: Tensor,
    x: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
) -> tuple[Tensor | None, ...]:
    dx, dw, rows = _slopes(g, x, weight, _axes(x, normalized_shape), True, eps)
    return dx, dw, None if bias is None else g.sum(axis=rows)


def _layer_norm_jvp(
    t_x: Tensor,
    t_weight: Tensor | None,
    t_bias: Tensor | None,
    x: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    eps: float,
) -> Tensor:
    axes = _axes(x, normalized_shape)
    normal, scale = _normalized(x, axes, eps)
    t = _through(t_x, normal, scale, axes)
    t = t if weight is None else t * weight
    t = t if t_weight is None else t + normal * t_weight
    return t if t_bias is None else t + t_bias


@batching_rule
def _layer_norm_batch(
    op: Operator, args: list[Any], dims: list[int | None], size: int
) -> tuple[Tensor, int]:
    """Rows gain a dimension; a batched weight or bias is applied afterwards."""
    x, shape, weight, bias, eps = args
    inner = len(as_tuple(shape))
    x = to_front(x, dims[0], size)
    late = dims[2] is not None or dims[3] is not None
    out = invoke(op, [x, shape, None if late else weight, None if late else bias, eps])
    if late and weight is not None:
        out = out * _spread(weight, dims[2], size, out.ndim - inner - 1)
    if late and bias is not None:
        out = out + _spread(bias, dims[3], size, out.ndim - inner - 1)
    return out, 0


def _spread(t: Tensor, dim: int | None, size: int, between: int) -> Tensor:
    if dim is None:
        return t
    t = to_front(t, dim, size)
    return t.reshape((size, *(1,) * between, *t.shape[1:]))


layer_norm = define(
    "core::layer_norm(Tensor x, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None,"
    " float eps=1e-5) -> Tensor",
    fake=_layer_norm_fake,
    body=_layer_norm_body,
    reference=_layer_norm_reference,
    vjp=_layer_norm_vjp,
    jvp=_layer_norm_jvp,
    batch=_layer_norm_batch,
    samples=lambda s: [
        s(s.t(2, 3), (3,)),
        s(s.t(2, 4), (4,), s.t(4), s.t(4)),
        s(s.t(2, 3, 2), (3, 2), s.t(3, 2)),
        s(s.t(4, 2).mT, (4,), None, s.t(4)),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), (2,)),
        s.error("ShapeError", s.t(2, 3), (3,), s.t(2)),
        s.error("DtypeError", s.ints(2, 3), (3,)),
    ],
    dtypes="floating",
    doc="""x, over its last dimensions, less the mean and divided by the standard deviation.

    weight and bias, of normalized_shape, then scale and shift each element; eps is added to the
    variance (Ba, Kiros and Hinton, "Layer Normalization", 2016).

    >>> import core
    >>> core.layer_norm(core.asarray([[1.0, 3.0]]), (2,), eps=0.0).tolist()
    [[-1.0, 1.0]]
    """,
)


# ---- by the root of the mean square ------------------------------------------------------------
def _epsilon(dtype: str) -> float:
    """The distance from 1 to the next number."""
    return 2.0 ** (1 - TABLE[dtype].precision)


@declares(specialization_keys={"normalized_shape": len})
@rowwise(_inner, total=False, passes=2)
def _rms_norm_body(
    b: Builder, out: RowOut, x: Row, normalized_shape: int, weight: Row | None, eps: float | None
) -> Callable[..., Value]:
    acc_dtype = accumulator(x.dtype)
    eps = _epsilon(x.dtype) if eps is None else eps

    def square(*j: Value) -> Value:
        value = ir.ops.cast(x(*j), acc_dtype)
        return value * value

    mean = b.sum(x.sizes, square) / ir.ops.cast(product(x.sizes), acc_dtype)
    scale = 1 / ir.ops.sqrt(mean + eps)

    def element(*j: Value) -> Value:
        y = ir.ops.cast(x(*j), acc_dtype) * scale
        return y if weight is None else y * ir.ops.cast(weight(*j), acc_dtype)

    return element


def _rms_norm_reference(
    np: Namespace,
    x: Array,
    normalized_shape: Sequence[int],
    weight: Array | None,
    eps: float | None,
) -> Array:
    eps = np.finfo(x.dtype).eps if eps is None else eps
    mean = np.mean(x * x, axis=_axes(x, normalized_shape), keepdims=True)
    return x / np.sqrt(mean + eps) * (1 if weight is None else weight)


def _rms_scale(x: Tensor, axes: tuple[int, ...], eps: float | None) -> Tensor:
    eps = _epsilon(x.dtype.name) if eps is None else eps
    return 1 / ((x * x).mean(axis=axes, keepdims=True) + eps).sqrt()


def _rms_norm_vjp(
    g: Tensor,
    x: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    eps: float | None,
) -> tuple[Tensor | None, ...]:
    eps = _epsilon(x.dtype.name) if eps is None else eps
    return _slopes(g, x, weight, _axes(x, normalized_shape), False, eps)[:2]


def _rms_norm_jvp(
    t_x: Tensor,
    t_weight: Tensor | None,
    x: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    eps: float | None,
) -> Tensor:
    axes = _axes(x, normalized_shape)
    scale = _rms_scale(x, axes, eps)
    normal = x * scale
    t = scale * (t_x - normal * (t_x * normal).mean(axis=axes, keepdims=True))
    t = t if weight is None else t * weight
    return t if t_weight is None else t + normal * t_weight


@batching_rule
def _rms_norm_batch(
    op: Operator, args: list[Any], dims: list[int | None], size: int
) -> tuple[Tensor, int]:
    """As of layer_norm: a batched weight is applied afterwards."""
    x, shape, weight, eps = args
    x = to_front(x, dims[0], size)
    out = invoke(op, [x, shape, None if dims[2] is not None else weight, eps])
    if dims[2] is not None:
        out = out * _spread(weight, dims[2], size, out.ndim - len(as_tuple(shape)) - 1)
    return out, 0


rms_norm = define(
    "core::rms_norm(Tensor x, int[] normalized_shape, Tensor? weight=None, float? eps=None)"
    " -> Tensor",
    fake=lambda x, normalized_shape, weight, eps: _checked(
        "rms_norm", x, normalized_shape, weight, None
    ),
    body=_rms_norm_body,
    reference=_rms_norm_reference,
    vjp=_rms_norm_vjp,
    jvp=_rms_norm_jvp,
    batch=_rms_norm_batch,
    samples=lambda s: [
        s(s.t(2, 3), (3,), eps=1e-5),
        s(s.t(2, 4), (4,), s.t(4), 1e-3),
        s(s.t(2, 3, 2), (3, 2), s.t(3, 2), 1e-5),
        s(s.t(4, 2).mT, (4,), None, 1e-5),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), (2,)),
        s.error("ShapeError", s.t(2, 3), (3,), s.t(2)),
        s.error("DtypeError", s.ints(2, 3), (3,)),
    ],
    dtypes="floating",
    doc="""x, over its last dimensions, divided by the root of the mean of its squares.

    weight, of normalized_shape, then scales each element; eps is added to the mean, the dtype's
    epsilon if None (Zhang and Sennrich, "Root Mean Square Layer Normalization", 2019).

    >>> import core
    >>> core.rms_norm(core.asarray([[3.0, -3.0]]), (2,), eps=0.0).tolist()
    [[1.0, -1.0]]
    """,
)

__all__ = ["layer_norm", "rms_norm"]
