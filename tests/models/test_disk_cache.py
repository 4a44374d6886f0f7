"""Graphs that AOTAutograd has traced once are read from disk: by this process, as by a second."""

import copy
import gc
import subprocess
import sys
import weakref

import pytest
import torch
from harness import Seen, Watched, compiled
from torch import nn
from torch._functorch import aot_autograd

RUN = """
import sys, torch
from core_torch.backend import core_backend
torch.manual_seed(0)
model, x = torch.nn.Sequential(torch.nn.Linear(8, 4), torch.nn.GELU()), torch.randn(3, 8)
torch.compile(model, backend=core_backend)(x).sum().backward()
print(model[0].weight.grad.sum().item(), "torch._inductor.codegen.cpp" in sys.modules)
"""


@pytest.fixture
def traced(monkeypatch, tmp_path):
    """The graphs that AOTAutograd has traced, none of which is on disk before."""
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path))
    graphs, trace = [], aot_autograd.aot_stage1_graph_capture

    def capture(*args, **kwargs):
        graphs.append(trace(*args, **kwargs))
        return graphs[-1]

    monkeypatch.setattr(aot_autograd, "aot_stage1_graph_capture", capture)
    return graphs


class Net(nn.Module):
    """Weights, buffers that are written to, views, numbers and several results."""

    def __init__(self):
        super().__init__()
        self.conv, self.norm = nn.Conv2d(3, 6, 3, bias=False), nn.BatchNorm2d(6)

    def forward(self, x, n=2):
        x = self.norm(self.conv(x)).relu()
        a, b = x.transpose(1, 2).flatten(2).chunk(2, -1)
        return a.softmax(-1) * n, (b.mean(-1), n)


def test_a_training_step_from_disk_is_that_which_was_traced(traced):
    model, x = Net(), torch.randn(2, 3, 8, 8)
    for _ in range(3):
        plain, ours = copy.deepcopy(model), copy.deepcopy(model)
        watched, results = Watched(), []
        for net, call in ((plain, plain), (ours, compiled(ours, watched))):
            for _ in range(2):
                scaled, (mean, n) = call(x, 3)
                (scaled.square().sum() + mean.sum()).backward()
            results.append([scaled, mean, *(p.grad for p in net.parameters()), *net.buffers()])
            assert n == 3
        torch.testing.assert_close(*results, rtol=1e-4, atol=1e-5)
        assert watched.core_graphs == 2
    assert len(traced) == 1


def test_what_a_graph_depends_on_is_part_of_its_key(traced):
    model, x = Net().eval(), torch.randn(2, 3, 8, 8)

    def run(n=2, x=x, **options):
        out = compiled(model, Watched(), **options)(x, n)[0]
        torch.testing.assert_close(out, model(x, n)[0].to(out.dtype), rtol=2e-2, atol=1e-2)
        return len(traced)

    assert [run(), run(), run(3), run(3), run(x=x[:, :, 1:]), run()] == [1, 1, 2, 2, 3, 3]
    assert [run(exclude=["aten.relu.default"]), run(exclude=["aten.relu.default"])] == [4, 4]
    assert [run(mode="max-autotune"), run()] == [5, 5]
    with torch.no_grad():
        assert [run(), run()] == [6, 6]
        with torch.autocast("cpu", torch.bfloat16):
            assert [run(), run()] == [7, 7]


def test_graphs_that_depend_on_more_are_traced_each_time(traced):
    @torch.library.custom_op("core_tests::twice", mutates_args=())
    def twice(x: torch.Tensor) -> torch.Tensor:
        return 2 * x

    twice.register_fake(torch.empty_like)
    x = torch.randn(4, 2)
    functions = [
        lambda x: x @ torch.tensor([3.0, 4.0]),  # a constant of the graph
        lambda x: twice(x) + 1,  # somebody's operator
        lambda x: x.sum(0) * x.shape[0],  # symbols for sizes
    ]
    counts = []
    for _ in range(2):
        for function in functions:
            fast = compiled(function, Watched(), dynamic=True)
            torch.testing.assert_close(fast(x), function(x))
        counts.append(len(traced))
    assert counts == [3, 6]


def test_random_numbers_of_a_graph_from_disk_are_drawn_anew(traced):
    drop, x = nn.Dropout(0.5), torch.ones(1000)
    drawn = []
    for _ in range(2):
        fast = compiled(drop, Watched())
        torch.manual_seed(0)
        drawn += [fast(x), fast(x)]
    assert torch.equal(drawn[0], drawn[2])
    assert torch.equal(drawn[1], drawn[3])
    assert not torch.equal(drawn[0], drawn[1])
    assert len(traced) == 1


def test_weights_are_released_of_graphs_that_were_read(traced):
    for _ in range(2):
        model, x = nn.Linear(8, 8), torch.randn(3, 8)
        fast = compiled(model, Watched())
        fast(x).sum().backward()
        weight = weakref.ref(model.weight)
        fast = model = Seen.watched = None
        torch._dynamo.reset()
        gc.collect()
        assert weight() is None
    assert len(traced) == 1


def test_a_file_that_is_damaged_is_traced_anew(traced, tmp_path):
    x = torch.randn(5)
    for _ in range(2):
        torch.testing.assert_close(compiled(lambda x: x.exp() + 1, Watched())(x), x.exp() + 1)
        for file in tmp_path.rglob("aotautograd/*/*"):
            file.write_bytes(file.read_bytes()[:100])
    assert len(traced) == 2


def test_a_second_process_loads_nothing_of_inductors_code_generation(monkeypatch, tmp_path):
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path))
    command = [sys.executable, "-c", RUN]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(2)]
    first, second = (run.stdout.split() for run in runs)
    assert float(first[0]) == pytest.approx(float(second[0]), rel=1e-5)
    assert second[1] == "False"
    assert len([*tmp_path.rglob("aotautograd/*/*")]) == 1


def test_inputs_that_share_memory_have_a_key_of_their_own(traced):
    def step(x, y):
        x.add_(y)
        return x * y

    fast, lengths = compiled(step, Watched()), []
    for size, start in ((10, 4), (12, 6), (10, 4)):
        memory = torch.arange(float(size))
        twin = memory.clone()
        torch._dynamo.reset()
        if start < 6:  # they overlap: eager code refuses
            fast(memory[:6], memory[start:])
        else:
            made = fast(memory[:6], memory[start:])
            torch.testing.assert_close(made, step(twin[:6], twin[start:]))
            torch.testing.assert_close(memory, twin)
        lengths.append(len(traced))
    assert lengths == [1, 2, 2]
