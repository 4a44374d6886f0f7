"""What the Python half of PyTorch's tutorial "Custom C++ and CUDA Operators" does, and its tests.

Run by test_tutorials.py, once with PyTorch and once with `import core.compat.torch as torch`. What
the tutorial compiles from C++ (`TORCH_LIBRARY`, `TORCH_LIBRARY_IMPL`) is defined here by the same
schemas with `torch.library.define` and `impl`; examples/cpp_kernel.py has a kernel in C++.
"""

import torch
from torch import Tensor

# ---- what the extension's C++ defines ----------------------------------------------------------
torch.library.define("extension_cpp::mymuladd", "(Tensor a, Tensor b, float c) -> Tensor")
torch.library.define("extension_cpp::mymul", "(Tensor a, Tensor b) -> Tensor")
torch.library.define("extension_cpp::myadd_out", "(Tensor a, Tensor b, Tensor(a!) out) -> ()")


@torch.library.impl("extension_cpp::mymuladd", "cpu")
def mymuladd_cpu(a, b, c):
    return torch.from_numpy(a.numpy() * b.numpy() + c)


@torch.library.impl("extension_cpp::mymul", "cpu")
def mymul_cpu(a, b):
    return torch.from_numpy(a.numpy() * b.numpy())


@torch.library.impl("extension_cpp::myadd_out", "cpu")
def myadd_out_cpu(a, b, out):
    out.numpy()[...] = a.numpy() + b.numpy()


# ---- its Python module: functions, fake kernels, a gradient ------------------------------------
def muladd(a: Tensor, b: Tensor, c: float) -> Tensor:
    return torch.ops.extension_cpp.mymuladd.default(a, b, c)


def like_both(a, b):
    """The fake kernels' result, for arguments that a kernel of floats would take."""
    torch._check(a.shape == b.shape)
    torch._check(a.dtype == torch.float and b.dtype == torch.float)
    torch._check(a.device == b.device)
    return torch.empty_like(a)


@torch.library.register_fake("extension_cpp::mymuladd")
def _(a, b, c):
    return like_both(a, b)


torch.library.register_fake("extension_cpp::mymul", like_both)


def keep_factors(ctx, inputs, output):
    a, b, _ = inputs
    wanted = ctx.needs_input_grad
    ctx.save_for_backward(b if wanted[0] else None, a if wanted[1] else None)


def product_rule(ctx, grad):
    times = torch.ops.extension_cpp.mymul.default
    return *(None if kept is None else times(grad, kept) for kept in ctx.saved_tensors), None


torch.library.register_autograd("extension_cpp::mymuladd", product_rule, setup_context=keep_factors)


# ---- its tests ---------------------------------------------------------------------------------
def samples(requires_grad):
    """Arguments of mymuladd; in the last two one factor never requires grad."""
    draws = [((5,), 2), ((4, 3), 0.5), ((8,), -7), ((2, 2), 3.25)]
    for number, (size, c) in enumerate(draws):
        a = torch.randn(size, requires_grad=requires_grad and number != 3)
        b = torch.randn(size, requires_grad=requires_grad and number != 2)
        yield a, b, c


for a, b, c in samples(requires_grad=False):
    torch.testing.assert_close(muladd(a, b, c), a * b + c)
print("the values of mymuladd")

for a, b, c in samples(requires_grad=True):
    inputs = [x for x in (a, b) if x.requires_grad]
    out = muladd(a, b, c)
    grad_out = torch.randn_like(out)
    found = torch.autograd.grad(out, inputs, grad_out)
    torch.testing.assert_close(found, torch.autograd.grad(a * b + c, inputs, grad_out))
print("the gradients of mymuladd")

for arguments in (*samples(requires_grad=True), *samples(requires_grad=False)):
    torch.library.opcheck(torch.ops.extension_cpp.mymuladd.default, arguments)
print("opcheck of mymuladd")

for size in (3, 20):
    a, b, out = torch.randn(size), torch.randn(size), torch.empty(size)
    torch.ops.extension_cpp.myadd_out.default(a, b, out)
    torch.testing.assert_close(out, torch.add(a, b))
    torch.library.opcheck(torch.ops.extension_cpp.myadd_out.default, (a, b, out))
print("values and opcheck of myadd_out")

a = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
b = torch.tensor([0.5, -1.0, 4.0], requires_grad=True)
loss = muladd(a, b, 0.25).sum()
loss.backward()
print("in numbers", loss.item(), a.grad.tolist(), b.grad.tolist())
