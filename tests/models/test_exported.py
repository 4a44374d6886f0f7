"""Programs of torch.export, saved and run where PyTorch cannot be imported."""

import subprocess
import sys

import numpy as np
import pytest
import torch
from core_torch import from_exported
from small import SMALL

import core

RUN = """
import sys
sys.modules["torch"] = None  # importing it raises
import numpy as np, core
program = core.compiler.load_program(sys.argv[1])
given = np.load(sys.argv[1] + "/given.npz")
results = program(*[core.asarray(given[k]) for k in given])
np.savez(sys.argv[1] + "/results.npz", *[np.asarray(r) for r in results])
"""
EXPORTED = [
    "perceptron", "conv_net", "decoder", "transformer_block", "attention_by_hand", "recurrent",
    "embedded", "rotary", "rms_norm", "conv1d",
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", EXPORTED)
def test_a_saved_program_needs_no_pytorch(name, tmp_path):
    model, inputs = SMALL[name]()
    model.eval()
    program = from_exported(torch.export.export(model, inputs))
    program.save(tmp_path)
    np.savez(tmp_path / "given.npz", *[x.numpy() for x in inputs])
    subprocess.run([sys.executable, "-c", RUN, str(tmp_path)], check=True)
    with torch.no_grad():
        expected = model(*inputs)
    results = np.load(tmp_path / "results.npz")
    torch.testing.assert_close(torch.from_numpy(results["arr_0"]), expected, rtol=1e-4, atol=1e-5)


def test_an_exported_program_is_called_with_core_tensors():
    model, inputs = SMALL["perceptron"]()
    model.eval()
    program = from_exported(torch.export.export(model, inputs))
    (result,) = program(core.from_dlpack(inputs[0]))
    with torch.no_grad():
        torch.testing.assert_close(torch.from_dlpack(result), model(*inputs), rtol=1e-4, atol=1e-5)
    with pytest.raises(core.errors.ArgumentError, match="is called with"):
        program(core.zeros((2, 2)))


def test_what_a_program_cannot_hold_is_an_error():
    model, inputs = SMALL["conv_net"]()
    with pytest.raises(core.errors.CompileError, match="BUFFER_MUTATION"):
        from_exported(torch.export.export(model.train(), inputs))
    dropout = torch.export.export(torch.nn.Dropout().train(), (torch.ones(3),))
    with pytest.raises(core.errors.CompileError, match="random numbers"):
        from_exported(dropout)


class Blocks(torch.nn.Module):
    """Sizes of the input in views, in results, and as a number."""

    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.randn(6, 4))

    def forward(self, x, y):
        batch, length, width = x.shape
        heads = x.view(batch, length, 2, width // 2).transpose(1, 2)
        scores = torch.softmax(heads @ heads.transpose(2, 3) / length, -1)
        mixed = (scores @ heads).transpose(1, 2).reshape(batch * length, width)
        return mixed @ self.weight, torch.cat([x, y], 1), batch * 2


def test_dynamic_sizes_of_an_exported_program_stay_dynamic(tmp_path):
    model = Blocks()
    batch, length, other = (torch.export.Dim(n, min=2) for n in ("batch", "length", "other"))
    exported = torch.export.export(
        model,
        (torch.randn(3, 5, 6), torch.randn(3, 7, 6)),
        dynamic_shapes=({0: batch, 1: length}, {0: batch, 1: other}),
    )
    made = from_exported(exported)
    made.save(tmp_path)
    loaded = core.compiler.load_program(tmp_path)
    for program in (made, loaded):
        for sizes in ((3, 5, 7), (2, 9, 4), (6, 2, 2)):
            x, y = torch.randn(*sizes[:2], 6), torch.randn(sizes[0], sizes[2], 6)
            *got, count = program(core.from_dlpack(x), core.from_dlpack(y))
            with torch.no_grad():
                *expected, twice = model(x, y)
            assert count == twice
            for a, b in zip(got, expected, strict=True):
                torch.testing.assert_close(torch.from_dlpack(a), b, rtol=1e-4, atol=1e-5)
        assert len(program._plan.graphs) == 1
    with pytest.raises(core.errors.ArgumentError, match="sizes of one name are equal"):
        loaded(core.ones((3, 5, 6)), core.ones((4, 5, 6)))
