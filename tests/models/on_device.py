"""Eager PyTorch on a core device: model.to(device), by PyTorch's one slot for devices of others.

test_on_device.py runs these tests in a process of their own: PyTorch has one such device in a
process, registered before the first backward pass. They take the first device that is neither the
cpu nor real hardware; CORE_TORCH_TEST_DEVICE names another.
"""

import copy
import io
import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
import torch
from core_torch import register_device
from harness import Watched, compiled, floats
from small import SMALL
from torch import nn

import core

REAL = ("cpu", "xpu", "cuda", "rocm", "mps")
TRAINED = ["transformer_block", "conv_net", "perceptron", "recurrent", "embedded"]


def core_type():
    named = os.environ.get("CORE_TORCH_TEST_DEVICE")
    others = (d.type for d in core.devices() if d.type not in REAL)
    return named or next(others, None)


@pytest.fixture(scope="module")
def device():
    if core_type() is None:
        pytest.skip("no device besides the cpu: `make test` installs simulated ones")
    return register_device(core_type())


@pytest.mark.parametrize("name", TRAINED)
def test_a_model_runs_differentiates_and_trains(name, device):
    model, inputs = SMALL[name]()
    there = copy.deepcopy(model).to(device)
    moved = [x.to(device) for x in inputs]
    losses = []
    with core.config.override(fallback="error"):  # nothing runs on the cpu
        for trained, given in ((model, inputs), (there, moved)):
            optimizer = torch.optim.Adam(trained.parameters(), 1e-2)
            losses.append([])
            for _ in range(3):
                optimizer.zero_grad()
                loss = torch.stack([x.square().mean() for x in floats(trained(*given))]).sum()
                loss.backward()
                optimizer.step()
                losses[-1].append(loss.item())
    assert losses[0][2] < losses[0][0]
    torch.testing.assert_close(losses[1], losses[0], rtol=1e-4, atol=1e-6)
    for a, b in zip(model.parameters(), there.parameters(), strict=True):
        assert b.device == device
        torch.testing.assert_close(b.grad.cpu(), a.grad, rtol=1e-3, atol=1e-5)
    assert f"device='{device}'" in repr(next(there.parameters()))


def test_views_and_writes_are_pytorchs(device):
    x = torch.arange(12.0, device=device).reshape(3, 4)
    x[1].mul_(2)
    x.t()[0, 2] = -1
    assert x.tolist() == [[0, 1, 2, 3], [8, 10, 12, 14], [-1, 9, 10, 11]]
    assert x[x > 10].tolist() == [12, 14, 11]
    assert x[torch.tensor([2, 0])][:, 1].tolist() == [9, 1]
    y = torch.ones(3, device=device, requires_grad=True)
    z = y * 2
    z[0] = 5
    (z * z).sum().backward()
    assert y.grad.tolist() == [0, 8, 8]
    saved = z * z
    z.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        saved.sum().backward()


def test_dtypes_strides_and_storages(device):
    x = torch.randn(2, 3, 4, 5)
    there = x.to(device, memory_format=torch.channels_last)
    assert there.stride() == x.to(memory_format=torch.channels_last).stride()
    assert torch.equal(there.cpu(), x)
    assert torch.equal(there.permute(3, 0, 2, 1)[1:].cpu(), x.permute(3, 0, 2, 1)[1:])
    assert torch.equal(there.view(torch.int32).cpu(), x.view(torch.int32))
    pairs = torch.view_as_complex(torch.ones(2, 2, device=device))
    assert (pairs * 1j).tolist() == [-1 + 1j, -1 + 1j]
    assert (x.to(device).half() + 1).dtype == torch.float16
    assert torch.add(there, 1, out=torch.empty(0, device=device)).shape == x.shape
    assert torch.zeros(0, 3, device=device).sum().item() == 0


def test_a_tensor_that_overlaps_itself_is_not_written_to(device):
    wide = torch.ones(1, device=device).expand(3)
    one = torch.ones(3, device=device)
    for write in (
        lambda: wide.add_(1),
        lambda: wide.copy_(one),
        lambda: torch.add(one, one, out=wide),
    ):
        with pytest.raises(RuntimeError, match="several of its elements|more than one"):
            write()
    assert wide.tolist() == [1, 1, 1]


def test_results_are_written_over_the_operands_they_are_made_of(device):
    for write in (
        lambda x, out: torch.cumsum(x[:-1], 0, out=out[1:]),
        lambda x, out: torch.mul(x[:-1], 2, out=out[1:]),
        lambda x, out: torch.cat([x[:-1]], out=out[1:]),
        lambda x, out: torch.mm(x.view(3, 3), x.view(3, 3), out=out.view(3, 3).t()),
        lambda x, out: out[1:].copy_(x[:-1]),
        lambda x, out: out[:-1].copy_(x[1:]),
        lambda x, out: out.view(3, 3).copy_(x.view(3, 3).t()),
    ):
        over, apart = torch.arange(9.0, device=device), torch.arange(9.0)
        write(over, over)
        write(torch.arange(9.0), apart)
        assert over.tolist() == apart.tolist()


def test_conjugates_and_negatives_that_pytorch_leaves_for_later(device):
    x = torch.randn(3, 3, dtype=torch.complex64)
    there = x.to(device)

    def same(a, b):
        torch.testing.assert_close(a.cpu(), b.resolve_conj().resolve_neg())

    same(there.conj(), x.conj())
    same(there.conj() * 2, x.conj() * 2)
    same(there.conj().imag.exp(), x.conj().imag.exp())
    same(there @ there.mH, x @ x.mH)  # PyTorch hands matrix products the conjugate as it is
    same(x.conj().to(device)[1:].mT, x.conj()[1:].mT)
    assert there.conj()[0, 0].item() == x.conj()[0, 0].item()
    assert (torch.ones(2, device=device)._neg_view() + 3).tolist() == [2, 2]
    for write in (lambda t: t.conj().copy_(x), lambda t: t.conj().imag.mul_(3)):
        here, far = x.clone(), there.clone()
        write(here)
        write(far)
        same(far, here)
    here = torch.zeros_like(x)
    here.conj().copy_(there)
    same(here, x.conj())
    same(there.abs(), x.abs())


def test_numbers_are_cut_to_the_dtype_that_they_are_written_to(device):
    x = torch.tensor([1.7, -2.7, 0.0], device=device)
    assert x.long().tolist() == x.to("cpu", torch.int64).tolist() == [1, -2, 0]
    assert x.cpu().to(device, torch.int32).tolist() == [1, -2, 0]
    assert x.bool().tolist() == [True, True, False]
    assert torch.tensor([1.5 + 2j], device=device).to(torch.float32).tolist() == [1.5]
    whole = torch.zeros(3, dtype=torch.int32, device=device)
    assert whole.copy_(x).tolist() == whole.copy_(x.cpu()).tolist() == [1, -2, 0]
    assert whole.fill_(-2.5).tolist() == [-2, -2, -2]
    whole[0] = 2.7
    whole[1:] = x[:2]
    assert whole.tolist() == [2, 1, -2]
    at = torch.tensor([1], device=device)
    assert whole.masked_fill(whole > 1, 7.9).tolist() == [7, 1, -2]
    assert whole.index_fill(0, at, 7.9).tolist() == [2, 7, -2]
    assert whole.scatter(0, at, 7.9).tolist() == [2, 7, -2]
    assert torch.full((1,), 2.5, dtype=torch.int64, device=device).tolist() == [2]
    assert torch.full_like(whole, 0.5, dtype=torch.bool).tolist() == [True] * 3


def test_sizes_and_memory_that_change(device):
    x = torch.arange(6.0, device=device)
    assert x.resize_(2, 2).tolist() == [[0, 1], [2, 3]]
    assert x.resize_(6).tolist() == [0, 1, 2, 3, 4, 5]  # the memory was kept
    assert x.resize_(3, 3)[:2].tolist() == [[0, 1, 2], [3, 4, 5]]
    row = x[1]
    assert row.resize_(2).tolist() == [3, 4]
    with pytest.raises(core.errors.ArgumentError, match="was to grow to"):
        x.resize_(4, 4)
    assert row.tolist() == [3, 4]
    y = torch.zeros(2, device=device)
    y.set_(x)
    x[0].add_(1)
    assert y[0].tolist() == [1, 2, 3]
    assert torch.add(row, 1, out=torch.empty(1, device=device).resize_(0)).tolist() == [4, 5]


def test_copies_files_and_seeds(device):
    model = nn.Linear(3, 2).to(device)
    twin = copy.deepcopy(model)
    assert torch.equal(twin.weight, model.weight)
    assert twin.weight.data_ptr() != model.weight.data_ptr()
    file = io.BytesIO()
    torch.save(model.state_dict(), file)
    file.seek(0)
    loaded = torch.load(file)
    assert loaded["weight"].device == device
    assert torch.equal(loaded["weight"], model.weight)
    file.seek(0)
    assert torch.load(file, map_location="cpu")["bias"].device.type == "cpu"
    draws = []
    for _ in range(2):
        torch.manual_seed(3)
        kept = nn.functional.dropout(torch.ones(9, 9, device=device), 0.5)
        draws.append([kept, torch.rand(4, device=device), torch.randn(4, device=device)])
    assert all(torch.equal(a, b) for a, b in zip(*draws, strict=True))
    assert not torch.equal(draws[0][1], draws[0][2])
    assert torch.UntypedStorage(12, device=device).nbytes() == 12


def test_autocast(device):
    x = torch.randn(4, 4, device=device, requires_grad=True)
    with torch.autocast(device.type, torch.bfloat16):
        product = x @ x
        assert product.dtype == torch.bfloat16
        assert product.softmax(-1).dtype == torch.float32
    product.sum().backward()
    assert x.grad.dtype == torch.float32


def test_a_model_there_is_compiled_there(device):
    model, inputs = SMALL["perceptron"]()
    model.eval()
    there, watched = copy.deepcopy(model).to(device), Watched()
    fast = compiled(there, watched)
    got = fast(inputs[0].to(device))
    assert got.device == device
    torch.testing.assert_close(got.cpu(), model(inputs[0]), rtol=1e-4, atol=1e-5)
    got.square().sum().backward()
    assert all(p.grad.device == device for p in there.parameters())
    assert (watched.dynamo_graphs, watched.fallbacks) == (1, [])
    with pytest.raises(Exception, match="returns tensors on"):
        compiled(lambda x: (x + 1, (x * 2).cpu() + 1), Watched())(torch.ones(2, device=device))


def test_what_the_table_lacks_runs_on_the_cpu_with_a_warning(device):
    x = torch.eye(3, device=device) * 2
    with pytest.warns(core.FallbackWarning, match="linalg_inv_ex.* has no kernel on"):
        inverse = torch.linalg.inv(x)
    assert inverse.device == device
    assert inverse.tolist() == (torch.eye(3) / 2).tolist()
    with (
        core.config.override(fallback="error"),
        pytest.raises(core.errors.FallbackError, match="would run on the cpu"),
    ):
        torch.linalg.inv(x)


def test_errors(device):
    x = torch.ones(3, 4, device=device)
    with pytest.raises(core.errors.DeviceError, match="has an operand on cpu"):
        x + torch.ones(4)
    assert (x + torch.tensor(1.0)).sum().item() == 24  # a number may be there
    out = torch.zeros(3, 4)
    with pytest.raises(core.errors.DeviceError, match="add.out writes to a tensor on cpu"):
        torch.add(x, 1, out=out)
    with pytest.raises(core.errors.DeviceError, match="writes to a tensor on cpu"):
        torch.linalg.inv(x[:, :3], out=torch.zeros(3, 3))
    assert out.sum() == 0
    other = f"{device.type}:1"
    makers = [x.to, x.cpu().to, *(partial(f, 2) for f in (torch.zeros, torch.eye, torch.tensor))]
    for make in makers:
        with pytest.raises(core.errors.DeviceError, match=f"{other}.*\n.*one slot"):
            make(device=other)
    with pytest.raises(RuntimeError, match=r"3, 4\]"):
        x @ x
    with pytest.raises(core.errors.ArgumentError, match="with a torch.Generator"):
        torch.rand(2, device=device, generator=torch.Generator())
    with pytest.raises(core.errors.DeviceError, match="the cpu was to become"):
        register_device("cpu")
    with pytest.raises(core.errors.RegistrationError, match="one slot"):
        register_device(core_type(), name="other")
    with pytest.raises(core.errors.CoreError, match="nowhere"):
        register_device("nowhere")
    assert register_device(core_type()) == device
    other = next((d.type for d in core.devices() if d.type not in ("cpu", core_type())), None)
    if other is not None:
        with pytest.raises(core.errors.RegistrationError, match="one slot"):
            register_device(other)


def test_the_page_runs(device):
    page = Path(__file__).resolve().parents[2] / "docs" / "bring-your-device-to-pytorch.md"
    (program,) = re.findall(r"```python\n(.*?)```", page.read_text(), re.S)
    exec(program.replace('"acme"', repr(core_type())), {"__name__": "page"})


def test_names():
    run = """
import torch
from core_torch.eager import registration
print(registration._name_of("xpu"), registration._name_of("mine"))
registration._checked("mine2")
"""
    done = subprocess.run([sys.executable, "-c", run], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["core_xpu", "mine"]
    assert "ArgumentError: 'mine2' was to be the name of a device" in done.stderr


def test_a_device_that_is_registered_after_a_backward_pass():
    run = """
import torch
torch.ones(2, requires_grad=True).sum().backward()
from core_torch import register_device
for _ in range(2):
    try:
        register_device("null")
    except ValueError as error:
        print(error)
"""
    done = subprocess.run([sys.executable, "-c", run], capture_output=True, text=True, check=True)
    assert done.stdout.count("became a device of PyTorch's after a backward pass") == 2
    assert "at the start of the program" in done.stdout
