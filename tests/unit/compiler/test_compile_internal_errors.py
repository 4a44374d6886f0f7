"""Errors of core's own while a function is compiled: it runs eagerly from then on, and says why."""

import importlib
import sys
from types import SimpleNamespace

import pytest

import core
from core.errors import CompileError, ShapeError

STATE = SimpleNamespace(calls=0)
SEEN = []
BUG = KeyError("a bug of core")


def pure(x, y):
    return core.tanh(x * 2 + y) * 3


def counting(x, y):
    STATE.calls += 1
    return core.tanh(x * 2 + y) * 3


def talking(x, y):
    SEEN.append(str(sys.stderr)[:0])
    return core.tanh(x * 2 + y) * 3


@pytest.fixture
def bug(monkeypatch):
    """bug(place) puts a bug into core there; bug.count: how often it was met."""

    def put(place, error=BUG):
        module, _, path = place.partition(":")
        holder = importlib.import_module(f"core.compiler.{module}")
        *parents, last = path.split(".")
        for parent in parents:
            holder = getattr(holder, parent)
        space = {"__name__": "core.compiler.bug", "put": put, "error": error}
        exec("def fails(*args, **kwargs):\n    put.count += 1\n    raise error", space)
        monkeypatch.setattr(holder, last, space["fails"])

    put.count = 0
    return put


PLACES = [
    "capture.collector:Collector._collect",
    "capture.pending:PendingGraph.hand_out",
    "compiled:GuardCollector.callable",
    "compiled:StateBefore",
    "trials:ArgumentSymbols",
    "trials:CapturedCall",
    "capture.runs:CapturedCall.why_not_reusable",
    "compiled:why_identity_matters",
    "compiled:complete_entry",
    "compiled:CompiledFunction._keep",
    "runtime.plans:optimized",
    "runtime.plans:key_of_graph",
    "runtime.executor:native_make_plan",
    "runtime.executor:build_kernels",
]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("error", [KeyError("a bug"), AssertionError(), IndexError("a bug")])
def test_the_function_is_eager_for_such_calls(place, error, bug, caplog):
    bug(place, error)
    compiled, x = core.compile(pure), core.ones(3)
    for _ in range(4):
        assert compiled(x, x).tolist() == pure(x, x).tolist()
    assert bug.count == 1
    (record,) = [r for r in caplog.records if "runs eagerly" in r.getMessage()]
    message = record.getMessage()
    line = f"pure ({__file__}:{pure.__code__.co_firstlineno})"
    for part in (line, type(error).__name__, "Traceback", "report it", "core.compile.disable"):
        assert part in message
    report = compiled.explain()
    assert len(report.reasons) == 1 and "an internal error of core.compile" in report.reasons[0]
    assert type(error).__name__ in repr(report) and not report.has_plans


@pytest.mark.parametrize("place", PLACES)
def test_side_effects_are_made_once_for_each_call(place, bug):
    bug(place)
    compiled, x, STATE.calls = core.compile(counting), core.ones(3), 0
    for k in range(12):
        assert compiled(x, x).tolist() == counting(x, x).tolist()
        assert STATE.calls == 2 * (k + 1)
    assert bug.count <= 10


@pytest.mark.parametrize("place", PLACES)
def test_what_cannot_be_undone_is_not_run_again(place, bug):
    """An error that stops such a function is raised once."""
    bug(place)
    compiled, x, raised = core.compile(talking), core.ones(3), []
    SEEN.clear()
    for _ in range(4):
        try:
            assert compiled(x, x).tolist() == pure(x, x).tolist()
        except KeyError as error:
            raised.append(error)
    assert len(SEEN) == 4
    assert len(raised) <= 1 and bug.count <= 1
    for error in raised:
        assert "the function runs eagerly from now on" in error.__notes__[0]


@pytest.mark.parametrize("place", PLACES)
def test_fullgraph_raises_it(place, bug):
    bug(place)
    compiled, x = core.compile(pure, fullgraph=True), core.ones(3)
    for _ in range(2):
        with pytest.raises(CompileError, match="an internal error of core.compile") as raised:
            compiled(x, x)
        assert isinstance(raised.value.__cause__, KeyError)
    assert bug.count == 2 or "plans" in place or "executor" in place


def test_other_signatures_are_compiled(bug, monkeypatch):
    compiled, x = core.compile(pure), core.ones(3)
    with monkeypatch.context() as patch:
        patch.setattr("core.compiler.capture.collector.Collector._collect", None)
        compiled(x, x)
    matrix = core.ones((2, 2))
    for _ in range(3):
        assert compiled(matrix, matrix).tolist() == pure(matrix, matrix).tolist()
        assert compiled(x, x).tolist() == pure(x, x).tolist()
    assert len(compiled.graphs) == 1 and compiled.explain().has_plans
    core.compiler.reset()
    compiled(x, x)
    assert len(compiled.graphs) == 1 and not compiled.reasons


def test_errors_of_the_function_are_its_own(caplog):
    def wrong(x):
        y = x + 1
        if y.shape[0] == 3:
            raise KeyError("mine")
        return y.reshape((7,))

    compiled = core.compile(wrong)
    for _ in range(3):
        with pytest.raises(KeyError, match="mine"):
            compiled(core.ones(3))
        with pytest.raises(ShapeError):
            compiled(core.ones(4))
    assert not compiled.reasons and "internal" not in caplog.text
