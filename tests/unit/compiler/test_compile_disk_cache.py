"""What passes made of a graph is found on disk by the next process, and is never stale."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from calls_of_members import build_no_kernels

import core
from core.compiler.disk_cache import environment, optimized_graphs

PROCESS = """
import json
import sys
import core
from core.compiler.disk_cache import optimized_graphs
from core.ir.toolchain.c_compiler import Toolchain

passes, compilers = [], []
optimize, build = optimized_graphs.optimize, Toolchain.build
def counted(graph, tuned=False):
    if len(graph.nodes) >= optimized_graphs.FEWEST:
        passes.append(len(graph.nodes))
    return optimize(graph, tuned)
def built(self, *args, **kwargs):
    compilers.append(1)
    return build(self, *args, **kwargs)
optimized_graphs.optimize, Toolchain.build = counted, built

def predict(x, w, scale):
    h = core.softmax((core.tanh(x @ w) * scale).T, axis=-1)
    h = h[:, :2] + core.sin(h[:, 1:3]) * 2.5
    h = core.exp(h) - h.sum(axis=0)
    return (h @ h.T).reshape(-1) if scale > 0 else h

w = (core.arange(20.0).reshape(4, 5) / 7).requires_grad_()
adam = core.optim.Adam([w])
def step(x):
    adam.zero_grad()
    loss = predict(x, w, 0.25).sum()
    loss.backward()
    adam.step()
    return loss

x = core.arange(12.0).reshape(3, 4) / 10
def other():  # fused operators are numbered in another order
    core.compile(lambda t: core.exp(t) + 1)(x)

if sys.argv[1:]:
    other()
compiled = core.compile(predict)
results = [compiled(x, w.detach(), s).tolist() for s in (0.5, 0.75)]
results += [predict(x, w.detach(), s).tolist() for s in (0.5, 0.75)]
trained = core.compile(step)
losses = [trained(x).item() for _ in range(4)]
if not sys.argv[1:]:
    other()
print(json.dumps([passes, len(compilers), results, losses, len(trained.graphs)]))
"""


def _process(folder: Path, *arguments: str) -> Any:
    code = f"import os; os.environ['CORE_CACHE_DIR'] = {str(folder)!r}\n{PROCESS}"
    (folder.parent / "process.py").write_text(code)
    done = subprocess.run(
        [sys.executable, str(folder.parent / "process.py"), *arguments],
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    return json.loads(done.stdout)


def test_in_a_second_process_no_pass_is_run_and_no_compiler_started(tmp_path: Path) -> None:
    passes, compilers, results, losses, graphs = _process(tmp_path / "cache")
    assert len(passes) == 2 and compilers > 0 and graphs == 1
    for is_, expected in zip(results[:2], results[2:], strict=True):
        assert is_ == pytest.approx(expected, rel=1e-4)
    second = _process(tmp_path / "cache", "in another order")
    assert second[:2] == [[], 0]
    assert second[2:] == [results, losses, graphs]


# ---- in one process, as if each function were compiled in another --------------------------------
@pytest.fixture
def passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many calls each graph has that passes were run over; no C is compiled."""
    build_no_kernels(monkeypatch)
    run: list[int] = []
    optimize = optimized_graphs.optimize

    def counted(graph: Any, tuned: bool = False) -> Any:
        run.append(len(graph.nodes))
        return optimize(graph, tuned)

    monkeypatch.setattr(optimized_graphs, "optimize", counted)
    with core.config.override(cache_dir=str(tmp_path / "cache")):
        yield run


SOURCE = dedent("""
    import core
    scale = {global_}
    class Layer:
        shift = {attribute}
        def __init__(self):
            self.gain = {member}
        def __call__(self, x):
            return core.{method}(x * self.gain) + self.shift
    def helper(x):
        return core.{callee}(x) * {constant}
    def closed(factor):
        def function(x, layer):
            h = helper(layer(x)) * factor
            h = core.{function}(h - h.mean(axis=0)) * scale
            return core.exp(-h * h) + h.sum(axis=1, keepdims=True)
        return function
    function, layer = closed({closure}), Layer()
""")
NAMES = ("tanh", "sin", "cos", "sigmoid")
NUMBERS = (0.5, 0.25, -1.5, 2)
PLACES = {
    "global_": NUMBERS, "attribute": NUMBERS, "member": NUMBERS, "method": NAMES, "callee": NAMES,
    "constant": NUMBERS, "function": NAMES, "closure": NUMBERS,
}  # fmt: skip


def _mutated(mutations: int) -> int:
    """Compiles a function after each of many edits; how many results are not those of the edit."""
    now: dict[str, Any] = {place: choices[0] for place, choices in PLACES.items()}
    stale, x = 0, core.arange(12.0).reshape(4, 3) / 5
    for number in range(mutations):
        place = list(PLACES)[number % len(PLACES)]
        choices = PLACES[place]
        now[place] = choices[(choices.index(now[place]) + 1 + number % 3) % len(choices)]
        names: dict[str, Any] = {}
        exec(SOURCE.format(**now), names)
        is_ = core.compile(names["function"])(x, names["layer"])
        expected = names["function"](x, names["layer"])
        stale += not core.all(core.isclose(is_, expected, rtol=1e-4, atol=1e-5)).item()
    return stale


def test_an_edit_is_seen(passes: list[int]) -> None:
    assert _mutated(60) == 0
    optimized = len(passes)
    assert 40 <= optimized <= 60  # some edits lead back to what was there before
    assert _mutated(60) == 0 and len(passes) == optimized  # the same edits again: all are on disk


@pytest.mark.slow
def test_none_of_500_edits_gives_a_stale_result(passes: list[int]) -> None:
    assert _mutated(500) == 0
    assert _mutated(500) == 0


def _chain(x: core.Tensor) -> core.Tensor:
    for _ in range(5):
        x = core.tanh(x) * 0.5
    return x


def _compiled() -> core.Tensor:
    return core.compile(_chain)(core.ones(4))


def test_a_step_along_one_element_is_no_other_layout(passes: list[int]) -> None:
    """A view that a pass names otherwise may have another one."""

    def function(x: core.Tensor) -> core.Tensor:
        t = core.exp(x)
        for _ in range(4):
            t = core.sin(t) * 1.5
        return core.sort(core.broadcast_to(t.reshape((1, 6, 1, 1)), (1, 6, 4, 4)), axis=1)

    x = core.arange(6.0).reshape((1, 6))
    first, second = (core.compile(function)(x) for _ in range(2))
    assert len(passes) == 1
    assert second.tolist() == first.tolist() and first[..., 0, 0].shape == (1, 6)


def test_an_edit_of_core_is_seen(passes: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    _compiled(), _compiled()
    assert len(passes) == 1
    monkeypatch.setattr(environment, "files_digest", lambda: "those of another version")
    _compiled(), _compiled()
    assert len(passes) == 2


def test_files_are_known_by_their_size_and_time(tmp_path: Path) -> None:
    (tmp_path / "room").mkdir()
    module = tmp_path / "room" / "module.py"
    module.write_text("limit = 1\n")
    before = environment.digest_of(tmp_path)
    assert environment.digest_of(tmp_path) == before
    module.write_text("limit = 10\n")
    after = environment.digest_of(tmp_path)
    (tmp_path / "room" / "other.py").write_text("")
    assert len({before, after, environment.digest_of(tmp_path)}) == 3


def test_a_setting_and_another_machine_are_seen(
    passes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    _compiled()
    with core.config.override(attention="math"):
        _compiled()
    monkeypatch.setattr(environment, "target", lambda: "another processor")
    _compiled()
    assert len(passes) == 3


def test_a_kernel_that_is_registered_is_seen(passes: list[int]) -> None:
    _compiled()
    kernel = core._native.register_kernel(
        core.tanh, "cpu", lambda x: x * 1, provider="seen", priority=900
    )
    try:
        _compiled()
    finally:
        core._native.unregister_kernel(core.tanh, kernel)
    assert len(passes) == 2


def test_numbers_that_passes_compare_are_compared_again(passes: list[int]) -> None:
    def function(x: core.Tensor, n: float) -> core.Tensor:
        y = x
        for _ in range(4):
            y = core.tanh(y) * (0.5 / n if n else 0.5)
        return core.addmm(x, y, x, beta=n, alpha=2)

    x = core.arange(9.0).reshape(3, 3) / 9
    for number in (0.5, 0, 1, 1.0, 0.0, 2, 0.25, 0.5, 0.0):
        got = core.compile(function)(x, number)
        core.testing.assert_close(got, function(x, number))
    run = len(passes)
    for number in (0.5, 0, 1.0, 2):
        core.compile(function)(x, number)
    assert len(passes) == run


def test_an_operator_of_a_user_is_not_kept(passes: list[int]) -> None:
    """Two definitions of one name are two operators: neither is known by its name."""

    @core.elementwise("disk_cache_tests::kept_nowhere")
    def kept_nowhere(x: core.Tensor) -> core.Tensor:
        return x * 3

    def function(x: core.Tensor) -> core.Tensor:
        return _chain(kept_nowhere(x))

    for _ in range(2):
        core.compile(function)(core.ones(4))
    assert len(passes) == 2


@pytest.mark.parametrize("damage", ["", "{}", '{"graph": 3, "predicates": []}', "[1"])
def test_a_damaged_file_is_made_again(
    passes: list[int], damage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Damage that the cache's digest does not show, as by who writes both."""
    expected = _compiled()
    path = next(Path(core.config.cache_dir).rglob("*.json"))
    path.write_text(damage)
    monkeypatch.setattr(type(optimized_graphs.default_cache()), "load", lambda *_: path)
    assert _compiled().tolist() == expected.tolist()
    assert len(passes) == 2
