"""The Python half of PyTorch's tutorial "Custom C++ and CUDA Operators": its extension, and tests.

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
    assert a.shape == b.shape and a.dtype == b.dtype == torch.float
    return torch.from_numpy(a.numpy() * b.numpy() + c)


@torch.library.impl("extension_cpp::mymul", "cpu")
def mymul_cpu(a, b):
    assert a.shape == b.shape and a.dtype == b.dtype == torch.float
    return torch.from_numpy(a.numpy() * b.numpy())


@torch.library.impl("extension_cpp::myadd_out", "cpu")
def myadd_out_cpu(a, b, out):
    assert a.shape == b.shape == out.shape
    out.numpy()[...] = a.numpy() + b.numpy()


# ---- its Python module -------------------------------------------------------------------------
def mymuladd(a: Tensor, b: Tensor, c: float) -> Tensor:
    return torch.ops.extension_cpp.mymuladd.default(a, b, c)


def myadd_out(a: Tensor, b: Tensor, out: Tensor) -> None:
    torch.ops.extension_cpp.myadd_out.default(a, b, out)


@torch.library.register_fake("extension_cpp::mymuladd")
def _(a, b, c):
    torch._check(a.shape == b.shape)
    torch._check(a.dtype == torch.float)
    torch._check(b.dtype == torch.float)
    torch._check(a.device == b.device)
    return torch.empty_like(a)


def _backward(ctx, grad):
    a, b = ctx.saved_tensors
    grad_a, grad_b = None, None
    if ctx.needs_input_grad[0]:
        grad_a = torch.ops.extension_cpp.mymul.default(grad, b)
    if ctx.needs_input_grad[1]:
        grad_b = torch.ops.extension_cpp.mymul.default(grad, a)
    return grad_a, grad_b, None


def _setup_context(ctx, inputs, output):
    a, b, _ = inputs
    saved_a, saved_b = None, None
    if ctx.needs_input_grad[0]:
        saved_b = b
    if ctx.needs_input_grad[1]:
        saved_a = a
    ctx.save_for_backward(saved_a, saved_b)


torch.library.register_autograd("extension_cpp::mymuladd", _backward, setup_context=_setup_context)


@torch.library.register_fake("extension_cpp::mymul")
def _(a, b):
    torch._check(a.shape == b.shape)
    torch._check(a.dtype == torch.float)
    torch._check(b.dtype == torch.float)
    torch._check(a.device == b.device)
    return torch.empty_like(a)


# ---- its tests ---------------------------------------------------------------------------------
def reference_muladd(a, b, c):
    return a * b + c


def sample_inputs(requires_grad=False):
    def make_tensor(*size):
        return torch.randn(size, requires_grad=requires_grad)

    def make_nondiff_tensor(*size):
        return torch.randn(size, requires_grad=False)

    return [
        [make_tensor(3), make_tensor(3), 1],
        [make_tensor(20), make_tensor(20), 3.14],
        [make_tensor(20), make_nondiff_tensor(20), -123],
        [make_nondiff_tensor(2, 3), make_tensor(2, 3), -0.3],
    ]


for args in sample_inputs():
    torch.testing.assert_close(mymuladd(*args), reference_muladd(*args))
print("the values of mymuladd")

for args in sample_inputs(requires_grad=True):
    diff_tensors = [a for a in args if isinstance(a, torch.Tensor) and a.requires_grad]
    out = mymuladd(*args)
    grad_out = torch.randn_like(out)
    result = torch.autograd.grad(out, diff_tensors, grad_out)
    expected = torch.autograd.grad(reference_muladd(*args), diff_tensors, grad_out)
    torch.testing.assert_close(result, expected)
print("the gradients of mymuladd")

for args in sample_inputs(requires_grad=True) + sample_inputs():
    torch.library.opcheck(torch.ops.extension_cpp.mymuladd.default, args)
print("opcheck of mymuladd")

for size in (3, 20):
    a, b, out = torch.randn(size), torch.randn(size), torch.randn(size)
    myadd_out(a, b, out)
    torch.testing.assert_close(out, torch.add(a, b))
    torch.library.opcheck(torch.ops.extension_cpp.myadd_out.default, (a, b, out))
print("values and opcheck of myadd_out")

a = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
b = torch.tensor([0.5, -1.0, 4.0], requires_grad=True)
loss = mymuladd(a, b, 0.25).sum()
loss.backward()
print("in numbers", loss.item(), a.grad.tolist(), b.grad.tolist())
