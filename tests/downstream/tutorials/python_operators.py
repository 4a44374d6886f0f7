"""What PyTorch's tutorial "Python Custom Operators" does, step by step: PIL's crop as an operator.

Run by test_tutorials.py, once with PyTorch and once with `import core.compat.torch as torch`. The
tutorial takes `to_pil_image` and `pil_to_tensor` from torchvision, which belongs to PyTorch: here
they are written with NumPy and PIL.
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
def crop(picture: torch.Tensor, box: Sequence[int]) -> torch.Tensor:
    image = to_pil_image(picture.cpu()).crop(box)
    return (pil_to_tensor(image) / 255.0).to(picture.device, picture.dtype)


@crop.register_fake
def _(picture, box):
    left, upper, right, lower = box
    return picture.new_empty(picture.shape[0], lower - upper, right - left)


ramp = torch.linspace(0, 1, steps=64)
picture = torch.ones(3, 64, 64)
picture *= ramp * ramp.unsqueeze(-1)
part = crop(picture, (10, 10, 50, 50))
crop_compiled = torch.compile(crop, fullgraph=True, backend="eager")
assert torch.allclose(crop_compiled(picture, (10, 10, 50, 50)), part)
print("crop", tuple(part.shape), part.dtype == torch.float32, round(part.sum().item(), 3))


# ---- its gradient, which is an operator as well ------------------------------------------------
@torch.library.custom_op("mylib::paste", mutates_args=())
def paste(below: torch.Tensor, above: torch.Tensor, corner: Sequence[int]) -> torch.Tensor:
    assert (below.device, below.dtype) == (above.device, above.dtype)
    image = to_pil_image(below.cpu())
    image.paste(to_pil_image(above.cpu()), tuple(corner))
    return (pil_to_tensor(image) / 255.0).to(below.device, below.dtype)


@paste.register_fake
def _(below, above, corner):
    return torch.empty_like(below)


def remember_box(ctx, inputs, output):
    ctx.shape, ctx.corner = inputs[0].shape, inputs[1][:2]


def paste_gradient(ctx, grad):
    return paste(grad.new_zeros(ctx.shape), grad, ctx.corner), None


crop.register_autograd(paste_gradient, setup_context=remember_box)

picture = picture.requires_grad_()
crop(picture, (10, 10, 50, 50)).sum().backward()
inside = picture.grad[:, 10:50, 10:50]
print("gradient", picture.grad.sum().item(), inside.sum().item(), tuple(picture.grad.shape))

torch.manual_seed(0)  # PIL rounds to bytes: float32 and float64 may differ at an edge
for size, box, options in (
    (64, [0, 0, 12, 12], {}),
    (91, [10, 0, 20, 10], {"requires_grad": True}),
    (60, [3, 4, 32, 20], {"dtype": torch.double}),
    (128, [3, 4, 32, 45], {"dtype": torch.double, "requires_grad": True}),
):
    torch.library.opcheck(crop, [torch.randn(3, size, size, **options), box])
print("opcheck of crop")


# ---- an operator that writes to an argument ----------------------------------------------------
@torch.library.custom_op("mylib::numpy_sin", mutates_args={"output"}, device_types="cpu")
def numpy_sin(input: torch.Tensor, output: torch.Tensor) -> None:
    assert input.device == output.device
    assert input.device.type == "cpu"
    np.sin(input.numpy(), out=output.numpy())


@torch.compile(fullgraph=True, backend="eager")
def sine(x):
    out = torch.empty(3)
    numpy_sin(x, out)
    return out


x = torch.randn(3)
assert torch.allclose(sine(x), x.sin())
print("numpy_sin", [round(v, 5) for v in sine(torch.tensor([0.0, 1.0, -2.0])).tolist()])

for size, kind in (((3,), torch.float), ((0, 3), torch.float), ((1, 2, 3, 4), torch.double)):
    torch.library.opcheck(numpy_sin, [torch.randn(size, dtype=kind), torch.empty(size, dtype=kind)])
print("opcheck of numpy_sin")
