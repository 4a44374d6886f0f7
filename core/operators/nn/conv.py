"""conv1d to conv3d and their transposes, as PyTorch calls them, made of core.convolution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.autograd.autocasting import lower_operands
from core.errors import ArgumentError, ShapeError
from core.operators.definition.shapes import as_int, as_tuple, spread
from core.operators.nn.convolution import convolution, input_grad
from core.operators.shape.patches import padded

if TYPE_CHECKING:
    from core._native import Tensor
    from core.type_aliases import Ints


def _per_axis(name: str, setting: str, value: Ints, n: int) -> tuple[int, ...]:
    """A setting as one number for each of n axes."""
    if type(value) is int:
        return (value,) * n
    numbers = tuple(map(as_int, spread(as_tuple(value), n)))
    if len(numbers) != n or not all(isinstance(v, int) for v in numbers):
        raise ArgumentError(
            what=f"{name} was given {setting}={value!r}",
            why=f"there are {n} spatial axes, and {setting} is a whole number for each",
            exists=f"an int, or {n} of them",
            fix=f"pass {setting} as an int",
        )
    return numbers


def _check_ranks(name: str, x: Tensor, weight: Tensor, n: int) -> None:
    """core.convolution checks the rest."""
    if weight.ndim != n + 2 or x.ndim not in (n + 1, n + 2):
        raise ShapeError(
            what=f"{name} was given x of shape {x.shape} and weight of shape {weight.shape}",
            why=f"x is ([batch,] channels, {n} spatial axes), weight has a kernel of {n} axes",
            exists=f"x of {n + 1} or {n + 2} dimensions, weight of {n + 2}",
            fix="reshape the operand whose rank differs",
        )


def _check_bias(name: str, x: Tensor, bias: Tensor, filters: int) -> None:
    if bias.shape != (filters,) or bias.dtype != x.dtype:
        raise ShapeError(
            what=f"{name} was given a bias of {bias.dtype} and shape {bias.shape}",
            why="one number of x's dtype is added to each of the result's channels",
            exists=f"biases of {x.dtype} and shape ({filters},)",
            fix="pass a bias of that shape, or None",
        )


def _with_bias(y: Tensor, bias: Tensor | None, n: int, batched: bool) -> Tensor:
    y = y if bias is None else y + bias.reshape((bias.size, *(1,) * n))
    return y if batched else y.squeeze(0)


def _padded(
    name: str,
    x: Tensor,
    weight: Tensor,
    padding: str,
    stride: tuple[int, ...],
    dilation: tuple[int, ...],
    n: int,
) -> tuple[Tensor, tuple[int, ...]]:
    """(x, padding) for "valid" and "same"; for "same", x gets the odd element of the padding."""
    if padding == "valid":
        return x, (0,) * n
    if padding != "same" or any(s != 1 for s in stride):
        raise ArgumentError(
            what=f"{name} was given padding={padding!r} and stride={stride}",
            why="'same' is defined for a stride of 1, where as many windows as elements exist",
            exists="an int, one for each axis, 'valid', and 'same' where the stride is 1",
            fix="pass numbers for the padding",
        )
    total = [d * (k - 1) for d, k in zip(dilation, weight.shape[2:])]
    if any(t % 2 for t in total):  # the odd one stands at the end
        x = padded(x, [0] * n, [t % 2 for t in total])
    return x, tuple(t // 2 for t in total)


def _conv(
    name: str,
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Ints,
    padding: Ints | str,
    dilation: Ints,
    groups: int,
    n: int,
) -> Tensor:
    _check_ranks(name, x, weight, n)
    if bias is not None:
        _check_bias(name, x, bias, weight.shape[0])
    x, weight, bias = lower_operands(x, weight, bias)
    batched = x.ndim == n + 2
    x = x if batched else x.expand_dims(0)
    strides = _per_axis(name, "stride", stride, n)
    dilations = _per_axis(name, "dilation", dilation, n)
    if isinstance(padding, str):
        x, padding = _padded(name, x, weight, padding, strides, dilations, n)
    paddings = _per_axis(name, "padding", padding, n)
    y = convolution(x, weight, strides, paddings, dilations, groups)
    return _with_bias(y, bias, n, batched)


def conv1d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Ints = 1,
    padding: Ints | str = 0,
    dilation: Ints = 1,
    groups: int = 1,
) -> Tensor:
    """The products of weight with every window of x along one axis, plus bias.

    x: (batch, channels, length), the batch being optional; weight: (filters, channels / groups,
    kernel). padding: a number of zeros at both ends, "valid" for none, "same" for as many windows
    as there are elements.

    >>> import core
    >>> x, weight = core.asarray([[1.0, 2.0, 4.0]]), core.asarray([[[1.0, 1.0, 1.0]]])
    >>> core.conv1d(x, weight, padding="same").tolist()
    [[3.0, 7.0, 6.0]]
    """
    return _conv("conv1d", x, weight, bias, stride, padding, dilation, groups, 1)


def conv2d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Ints = 1,
    padding: Ints | str = 0,
    dilation: Ints = 1,
    groups: int = 1,
) -> Tensor:
    """The products of weight with every window of x over two axes, plus bias; see conv1d.

    x: (batch, channels, height, width), the batch being optional; weight: (filters, channels /
    groups, *kernel). Kernels of 3 x 3 in float32 and shorter types may be computed by fewer
    products (Winograd): the error against float64 is up to four times that of sums in order, and
    sums of whole numbers are not exact. float64 is summed in order.

    >>> import core
    >>> core.conv2d(core.ones((1, 1, 3, 3)), core.ones((1, 1, 2, 2)), stride=1).shape
    (1, 1, 2, 2)
    """
    return _conv("conv2d", x, weight, bias, stride, padding, dilation, groups, 2)


def conv3d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Ints = 1,
    padding: Ints | str = 0,
    dilation: Ints = 1,
    groups: int = 1,
) -> Tensor:
    """The products of weight with every window of x over three axes, plus bias; see conv1d.

    >>> import core
    >>> core.conv3d(core.ones((1, 1, 3, 3, 3)), core.ones((2, 1, 2, 2, 2)), padding=1).shape
    (1, 2, 4, 4, 4)
    """
    return _conv("conv3d", x, weight, bias, stride, padding, dilation, groups, 3)


# ---- transposed --------------------------------------------------------------------------------
def _conv_transpose(
    name: str,
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    settings: tuple[Ints, Ints, Ints, Ints],
    groups: int,
    n: int,
) -> Tensor:
    """core.convolution's adjoint: what a convolution with these settings would give x."""
    _check_ranks(name, x, weight, n)
    filters = weight.shape[1] * groups
    if bias is not None:
        _check_bias(name, x, bias, filters)
    x, weight, bias = lower_operands(x, weight, bias)
    batched = x.ndim == n + 2
    x = x if batched else x.expand_dims(0)
    stride, padding, output_padding, dilation = settings
    strides = _per_axis(name, "stride", stride, n)
    paddings = _per_axis(name, "padding", padding, n)
    extra = _per_axis(name, "output_padding", output_padding, n)
    dilations = _per_axis(name, "dilation", dilation, n)
    if any(extra) and any(e < 0 or e >= s for e, s in zip(extra, strides)):
        raise ShapeError(
            what=f"{name} was given output_padding={extra} and stride={strides}",
            why="it chooses among the sizes that a convolution of this stride maps to one size",
            exists="numbers from 0 to stride - 1",
            fix="choose a smaller output_padding",
        )
    shape, kernel = x.shape, weight.shape
    sizes = [shape[0], filters]
    for i in range(n):
        window = dilations[i] * (kernel[i + 2] - 1) + 1
        sizes.append((shape[i + 2] - 1) * strides[i] - 2 * paddings[i] + window + extra[i])
    y = input_grad(x, weight, sizes, strides, paddings, dilations, groups)
    return _with_bias(y, bias, n, batched)


def conv_transpose1d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Ints = 1,
    padding: Ints = 0,
    output_padding: Ints = 0,
    groups: int = 1,
    dilation: Ints = 1,
) -> Tensor:
    """Spreads each element of x over a window, times weight: the adjoint of conv1d.

    x: (batch, channels, length), the batch being optional; weight: (channels, filters / groups,
    kernel).

    >>> import core
    >>> x, weight = core.asarray([[1.0, 2.0]]), core.asarray([[[1.0, 1.0]]])
    >>> core.conv_transpose1d(x, weight).tolist()
    [[1.0, 3.0, 2.0]]
    """
    settings = stride, padding, output_padding, dilation
    return _conv_transpose("conv_transpose1d", x, weight, bias, settings, groups, 1)


def conv_transpose2d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Ints = 1,
    padding: Ints = 0,
    output_padding: Ints = 0,
    groups: int = 1,
    dilation: Ints = 1,
) -> Tensor:
    """Spreads each element of x over a window of two axes: the adjoint of conv2d.

    >>> import core
    >>> core.conv_transpose2d(core.ones((1, 1, 2, 2)), core.ones((1, 3, 2, 2)), stride=2).shape
    (1, 3, 4, 4)
    """
    settings = stride, padding, output_padding, dilation
    return _conv_transpose("conv_transpose2d", x, weight, bias, settings, groups, 2)


def conv_transpose3d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Ints = 1,
    padding: Ints = 0,
    output_padding: Ints = 0,
    groups: int = 1,
    dilation: Ints = 1,
) -> Tensor:
    """Spreads each element of x over a window of three axes: the adjoint of conv3d.

    >>> import core
    >>> core.conv_transpose3d(core.ones((1, 1, 2, 2, 2)), core.ones((1, 2, 2, 2, 2))).shape
    (1, 2, 3, 3, 3)
    """
    settings = stride, padding, output_padding, dilation
    return _conv_transpose("conv_transpose3d", x, weight, bias, settings, groups, 3)


PUBLIC = (
    conv1d,
    conv2d,
    conv3d,
    conv_transpose1d,
    conv_transpose2d,
    conv_transpose3d,
)
