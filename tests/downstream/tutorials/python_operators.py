"""What PyTorch's tutorial "Python Custom Operators" does, step by step: PIL's crop as an operator.

Run by test_tutorials.py, once with PyTorch and once with `import core.compat.torch as torch`. The
tutorial takes `to_pil_image` and `pil_to_tensor` from torchvision, which belongs to PyTorch: here
they are written with NumPy and PIL. What it compiles is called as it is.
"""

from collections.abc import Sequence

import numpy as np
import PIL.Image
import torch


def to_pil_image(pic):
    """A picture of (3, H, W) numbers from 0 to 1 as PIL has them."""
    array = pic.detach().numpy() * 255
    return PIL.Image.fromarray(array.astype(np.uint8).transpose(1, 2, 0))


def pil_to_tensor(image):
    """Bytes, (3, H, W)."""
    return torch.as_tensor(np.array(image).transpose(2, 0, 1).copy())


# ---- an operator over a library ----------------------------------------------------------------
@torch.library.custom_op("mylib::crop", mutates_args=())
def crop(pic: torch.Tensor, box: Sequence[int]) -> torch.Tensor:
    image = to_pil_image(pic.cpu())
    return (pil_to_tensor(image.crop(box)) / 255.0).to(pic.device, pic.dtype)


@crop.register_fake
def _(pic, box):
    left, upper, right, lower = box
    return pic.new_empty(pic.shape[0], lower - upper, right - left)


ramp = torch.linspace(0, 1, steps=64)
img = torch.ones(3, 64, 64)
img *= ramp * ramp.unsqueeze(-1)
cropped = crop(img, (10, 10, 50, 50))
print("crop", tuple(cropped.shape), cropped.dtype == torch.float32, round(cropped.sum().item(), 3))


# ---- its gradient, which is an operator as well ------------------------------------------------
@torch.library.custom_op("mylib::paste", mutates_args=())
def paste(im1: torch.Tensor, im2: torch.Tensor, coord: Sequence[int]) -> torch.Tensor:
    assert im1.device == im2.device
    assert im1.dtype == im2.dtype
    below, above = to_pil_image(im1.cpu()), to_pil_image(im2.cpu())
    below.paste(above, tuple(coord))
    return (pil_to_tensor(below) / 255.0).to(im1.device, im1.dtype)


@paste.register_fake
def _(im1, im2, coord):
    assert im1.device == im2.device
    assert im1.dtype == im2.dtype
    return torch.empty_like(im1)


def backward(ctx, grad_output):
    grad_input = grad_output.new_zeros(ctx.pic_shape)
    return paste(grad_input, grad_output, ctx.coords), None


def setup_context(ctx, inputs, output):
    pic, box = inputs
    ctx.coords = box[:2]
    ctx.pic_shape = pic.shape


crop.register_autograd(backward, setup_context=setup_context)

img = img.requires_grad_()
crop(img, (10, 10, 50, 50)).sum().backward()
inside = img.grad[:, 10:50, 10:50]
print("gradient", img.grad.sum().item(), inside.sum().item(), tuple(img.grad.shape))


# ---- the checks --------------------------------------------------------------------------------
examples = [
    [torch.randn(3, 64, 64), [0, 0, 10, 10]],
    [torch.randn(3, 91, 91, requires_grad=True), [10, 0, 20, 10]],
    [torch.randn(3, 60, 60, dtype=torch.double), [3, 4, 32, 20]],
    [torch.randn(3, 512, 512, requires_grad=True, dtype=torch.double), [3, 4, 32, 45]],
]
for example in examples:
    torch.library.opcheck(crop, example)
print("opcheck of crop")


# ---- an operator that writes to an argument ----------------------------------------------------
@torch.library.custom_op("mylib::numpy_sin", mutates_args={"output"}, device_types="cpu")
def numpy_sin(input: torch.Tensor, output: torch.Tensor) -> None:
    assert input.device == output.device
    assert input.device.type == "cpu"
    np.sin(input.numpy(), out=output.numpy())


def f(x):
    out = torch.empty(3)
    numpy_sin(x, out)
    return out


x = torch.randn(3)
assert torch.allclose(f(x), x.sin())
print("numpy_sin", [round(v, 5) for v in f(torch.tensor([0.0, 1.0, -2.0])).tolist()])

examples = [
    [torch.randn(3), torch.empty(3)],
    [torch.randn(0, 3), torch.empty(0, 3)],
    [torch.randn(1, 2, 3, 4, dtype=torch.double), torch.empty(1, 2, 3, 4, dtype=torch.double)],
]
for example in examples:
    torch.library.opcheck(numpy_sin, example)
print("opcheck of numpy_sin")
