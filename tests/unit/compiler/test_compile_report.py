"""The report on a compiled function: costs, bounds, the page, and the command that prints it."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser

import pytest

import core
from core.compiler.report.costs import bounds_of
from core.compiler.report.operations import operations
from core.testing.late import add_device

X, W = core.rand(64, 128), core.rand(128, 256)


@pytest.fixture
def mlp():
    compiled = core.compile(lambda x, w: core.tanh(x @ w + 1).sum(axis=1))
    for _ in range(3):
        compiled(X, W)
    return compiled


def test_a_report_without_a_call(mlp):
    report = mlp.explain()
    assert report.result is None
    assert len(report.graphs) == 1
    assert report.summary().startswith("1 graphs, 4 calls, 2 after the passes")
    called = mlp.explain(X, W)
    assert called.result.shape == (64,)
    assert core.compile(lambda x: x).explain().graphs == []


def test_bytes_and_operations(mlp):
    (costs,) = mlp.explain().costs()
    product, rest = costs
    assert product.name == "matmul"
    assert product.operations == 2 * 64 * 128 * 256
    assert product.nbytes == 4 * (64 * 128 + 128 * 256 + 64 * 256)
    assert product.seconds is None
    assert rest.fuses == ("add", "tanh", "sum")
    assert rest.operations == 3 * 64 * 256
    assert rest.nbytes == 4 * (64 * 256 + 64)
    assert re.fullmatch(r".*test_compile_report\.py:\d+(; .*)?", rest.line)


@pytest.mark.parametrize(
    ("name", "args", "expected"),
    [
        ("exp", (core.ones(10),), 10),
        ("sum", (core.ones((4, 5)), None), 20),
        ("permute_dims", (core.ones((2, 3)), [1, 0]), 0),
        ("concat", ([core.ones(3), core.ones(3)], 0), 0),
        ("convolution", (core.ones((1, 3, 8, 8)), core.ones((5, 3, 3, 3))), 2 * 5 * 36 * 27),
        ("softmax", (core.ones((4, 8)), -1), 5 * 32),
    ],
)
def test_operations_of_calls(name, args, expected):
    op = getattr(core.ops.core, name)
    results = op(*args)
    assert operations(op, args, (results,)) == expected


def test_an_operator_known_by_its_kernel_alone_has_no_count():
    @core.custom_op("report::opaque")
    def opaque(x: core.Tensor) -> core.Tensor:
        return core.exp(x)

    x = core.ones(3)
    assert operations(core.ops.report.opaque, (x,), (opaque(x),)) is None


def test_times_and_bounds(mlp):
    (costs,) = mlp.explain().costs(timed=True)
    assert all(0 < cost.seconds < 1 for cost in costs)
    bounds = bounds_of(core.device("cpu"))
    assert bounds is bounds_of(core.device("cpu"))
    assert 1e8 < bounds.bandwidth < 1e13
    assert 1e8 < bounds.peak < 1e15
    assert bounds.least(costs[0]) == pytest.approx(
        max(costs[0].nbytes / bounds.bandwidth, costs[0].operations / bounds.peak)
    )
    text = mlp.explain().table()
    assert "of bound" in text
    assert "bounds of cpu" in text
    assert "of bound" not in mlp.explain().table(timed=False)


def test_timing_changes_nothing_of_the_program():
    w = core.ones(16).requires_grad_(True)
    optimizer = core.optim.Adam([w])

    @core.compile
    def step(x):
        optimizer.zero_grad()
        (w * x).sum().backward()
        optimizer.step()

    for _ in range(3):
        step(core.ones(16))
    before, gradient = w.tolist(), w.grad.tolist()
    core.manual_seed(3)
    expected = core.rand(4).tolist()
    core.manual_seed(3)
    report = step.explain()
    assert any("addcdiv" in cost.fuses for cost in report.costs(timed=True)[0])
    assert (w.tolist(), w.grad.tolist()) == (before, gradient)
    assert core.rand(4).tolist() == expected


def test_gradients_have_graphs_of_their_own():
    w = core.rand(128, 256).requires_grad_(True)
    loss = core.compile(lambda w: core.tanh(X @ w).sum())
    loss(w).backward()
    costs = loss.explain().costs()
    assert len(costs) == 2
    assert sum(cost.name == "matmul" for rows in costs for cost in rows) == 2


def test_other_sizes_are_those_met_first():
    compiled = core.compile(lambda x: core.exp(x) * 2, dynamic=True)
    compiled(core.ones(50))
    compiled(core.ones(70))
    (costs,) = compiled.explain().costs(timed=True)
    assert costs[0].nbytes == 2 * 4 * 50


def test_kernels_of_a_device_are_timed_there():
    add_device("late_report")
    x = core.ones((32, 32), device="late_report")
    compiled = core.compile(lambda x: core.exp(x).T.sum(axis=0))
    compiled(x)
    (costs,) = compiled.explain().costs(timed=True)
    assert {str(cost.device) for cost in costs} == {"late_report:0"}
    assert all(cost.seconds > 0 for cost in costs)


# ---- the page ------------------------------------------------------------------------------------
class Balanced(HTMLParser):
    """Checks that what is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag, attrs):
        if tag not in ("meta", "html"):
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_the_page_has_the_graph_and_its_costs(mlp, tmp_path):
    path = mlp.explain().save(tmp_path / "report.html")
    text = path.read_text("utf-8")
    parser = Balanced()
    parser.feed(text)
    assert parser.open == []
    (svg,) = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    drawn = ElementTree.fromstring(svg)
    space = "{http://www.w3.org/2000/svg}"
    assert len(drawn.findall(f"{space}g")) == 2 + 2  # inputs and calls
    assert len(drawn.findall(f"{space}path")) == 3
    assert "add, tanh, sum" in text
    assert "of bound" in text


def test_names_are_escaped_in_the_page():
    compiled = core.compile(lambda x: x + 1)  # its name is <lambda>
    compiled(core.ones(3))
    text = compiled.explain()._repr_html_()
    assert "&lt;lambda&gt;" in text
    assert "<lambda>" not in text


# ---- the command ---------------------------------------------------------------------------------
SCRIPT = """
import sys
import core

@core.compile
def scale(x, w):
    y = core.tanh(x @ w)
    if y.sum().item() > 1e9:
        y = y + 1
    return core.softmax(y, axis=-1)

if __name__ == "__main__":
    scale(core.ones((8, 8)), core.ones((8, 8)))
    print("arguments", sys.argv[1:])
"""


def run(*arguments, cwd):
    command = [sys.executable, "-m", "core", "explain", *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=120)


def test_the_command_reports_a_script(tmp_path):
    (tmp_path / "train.py").write_text(SCRIPT)
    arguments = ["--epochs", "2", "--html", "--", "-c"]
    done = run("--html", "out.html", "--compile", "train.py", *arguments, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"arguments {arguments}" in done.stdout
    assert "scale: 2 graphs" in done.stdout
    assert "train.py:8" in done.stdout
    assert "if y.sum().item() > 1e9:" in done.stdout
    assert "fused::tanh_sum" in done.stdout
    assert "<svg" in (tmp_path / "out.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--compile", "nothing.py"), "there is no file 'nothing.py'"),
        ((), "explain was given no operator"),
        (("--html", "x.html"), "explain was given only --html"),
    ],
)
def test_wrong_arguments_of_the_command(arguments, message, tmp_path):
    done = run(*arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_a_reason_of_the_first_call_is_not_said_of_every_call():
    w = core.ones(4).requires_grad_(True)
    optimizer = core.optim.Adam([w])

    @core.compile
    def step(x):
        optimizer.zero_grad()
        (w * x).sum().backward()
        optimizer.step()

    step(w.detach())
    (note,) = step.explain().notes()
    assert note.startswith("a call ran as Python: it creates the state of tensor 0")
    for _ in range(2):
        step(w.detach())
    report = step.explain()
    assert report.has_plans and report.reasons == [] and report.notes() == []


def test_transforms_of_a_compiled_function_are_reported_with_it():
    compiled = core.compile(lambda x: (core.sin(x) ** 2).sum())
    for _ in range(2):
        core.func.grad(compiled)(core.ones(3))
    report = compiled.explain()
    ((call, made),) = report.transformed.items()
    assert call == f"grad({compiled.name}, 0, False)" and len(made.graphs) == 1
    assert report.notes() == [f"{call}: {made.summary()}"]
    assert all(line in repr(report) for line in str(made.optimized[0]).splitlines())


def test_a_call_inside_a_transform_is_not_said_of_every_call():
    compiled = core.compile(lambda x: (core.sin(x) ** 2).sum())
    core.func.grad(lambda x: compiled(x) * 2)(core.ones(3))
    first, *advice = compiled.explain().notes()
    assert first == "a call ran as Python: it is called inside a transform of core.func"
    assert "grad(compile(f))" in advice[-1]


def test_the_summary_says_how_many_graphs_are_listed():
    compiled = core.compile(lambda w, x: core.tanh(w * x).sum())
    compiled(core.ones(3).requires_grad_(True), core.ones(3)).backward()
    report = compiled.explain()
    assert (len(report.graphs), len(report.optimized)) == (1, 2)
    assert report.summary().startswith("1 graphs compiled as 2, ")


def test_the_command_reports_what_ran_before_a_script_raises(tmp_path):
    text = SCRIPT + "    scale(core.ones((8, 8)), core.ones((7, 8)))\n"
    (tmp_path / "train.py").write_text(text)
    done = run("--compile", "train.py", cwd=tmp_path)
    assert done.returncode == 1 and "scale: 2 graphs" in done.stdout
    assert done.stderr.startswith('Traceback (most recent call last):\n  File "train.py", line 15')
    assert "y = core.tanh(x @ w)" in done.stderr and "ShapeError: core::matmul" in done.stderr


def test_the_command_reports_a_script_that_exits(tmp_path):
    """Functions that are compiled inside of another are reported, and the script's status kept."""
    text = SCRIPT.replace("@core.compile\n", "").replace("scale(core", "core.compile(scale)(core")
    (tmp_path / "train.py").write_text(text + "    sys.exit(3)\n")
    done = run("--compile", "train.py", cwd=tmp_path)
    assert done.returncode == 3, done.stderr
    assert "scale: 2 graphs" in done.stdout
