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
    sizes = {0: torch.export.Dim("batch", min=2)}
    relu = torch.export.export(torch.nn.ReLU(), (torch.ones(3, 2),), dynamic_shapes=(sizes,))
    with pytest.raises(core.errors.CompileError, match="dynamic sizes"):
        from_exported(relu)
    dropout = torch.export.export(torch.nn.Dropout().train(), (torch.ones(3),))
    with pytest.raises(core.errors.CompileError, match="random numbers"):
        from_exported(dropout)
