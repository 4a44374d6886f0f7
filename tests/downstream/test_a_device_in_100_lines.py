"""What a device takes: flint, which no template knows, has every operator for 100 lines.

Its boards are processes of their own, so the host cannot read their memory; its language is
nobody else's, and its vendor's compiler (`flint-sdk`, which is simulated and does not count)
executes it. Runtime, dialect and hooks are what a backend's author writes. Falling back to the CPU
is an error in this run.
"""

from __future__ import annotations

import ast
import io
import tokenize
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FLINT = Path(__file__).parent / "core-backend-flint" / "src" / "core_backend_flint"
SDK = Path(__file__).parent / "flint-sdk" / "src" / "flint"
WRITTEN = ("plugin.py", "runtime.py", "dialect.py")

RUN = """
import core
from core import testing
from core.dispatcher.binding import invoke
from core.schema import bind
from core.errors import FallbackError
from core.operators.definition.samples import GROUPS

PART, PARTS, MOST = {part}, {parts}, {most}


def there(value):
    if isinstance(value, core.Tensor):
        return value.to("flint")
    if isinstance(value, (list, tuple)):
        return type(value)(map(there, value))
    return value


def tensors(value):
    return [value] if isinstance(value, core.Tensor) else list(value)


def same(got, want, what):
    for a, b in zip(tensors(want), tensors(got), strict=True):
        if isinstance(a, core.Tensor):
            assert str(b.device) == "flint:0", what
            testing.assert_close(b.to("cpu"), a, equal_nan=True, msg=what)


def runs(definition, sample):
    '''Whether the call ran on the device, eagerly and compiled; raises where a result differs.'''
    want = definition.op(*sample.args, **sample.kwargs)
    kwargs = {{name: there(value) for name, value in sample.kwargs.items()}}
    values = bind(definition.op, tuple(map(there, sample.args)), kwargs)
    compiled = core.compile(lambda *given: invoke(definition.op, given))
    try:
        same(invoke(definition.op, values), want, f"{{definition.name}}{{sample}}")
        for way in ("captured", "run again"):
            same(compiled(*values), want, f"{{definition.name}}{{sample}}, compiled, {{way}}")
    except FallbackError:
        return False, False
    return True, any(graph.nodes for graph in compiled.graphs)


def on_tensors(sample):
    values = [*sample.args, *sample.kwargs.values()]
    flat = [v for value in values for v in (value if isinstance(value, (list, tuple)) else [value])]
    return any(isinstance(v, core.Tensor) for v in flat)


operators = calls = graphs = 0
fell = []
for d in testing.operators()[PART::PARTS]:
    elsewhere = d.functional is not None or d.view is not None or d.name == "core::to_device"
    if not d.name.startswith("core::") or elsewhere:
        continue
    samples = [s for s in testing.samples(d, GROUPS[d.dtypes][0]) if on_tensors(s)]
    done = [runs(d, s) for s in samples[:MOST]]
    operators, calls = operators + 1, calls + len(done)
    graphs += sum(graph for _, graph in done)
    if not all(ran for ran, _ in done):
        fell.append((d.name, bool(d.body or d.decomposition)))
print(operators, calls, graphs)
for name, portable in fell:
    print("portable" if portable else "host only", name)
"""
PARTS = 4
RUNS = [  # (part, samples of an operator): one of each, a quarter of them always; then every one
    pytest.param(0, 1, id="first-0"),
    *(pytest.param(p, 1, id=f"first-{p}", marks=pytest.mark.slow) for p in range(1, PARTS)),
    *(pytest.param(p, 99, id=f"all-{p}", marks=pytest.mark.slow) for p in range(PARTS)),
]
# What is made of matrix decompositions and Fourier transforms.
ON_THE_CPU = (
    "core::fft_", "core::linalg_", "core::cholesky_", "core::logdet",
)  # fmt: skip


def lines_of_code(text: str) -> int:
    """Lines that hold code: no blank lines, no comments, no docstrings.

    A line counts if a token begins or continues on it, so a long call counts once for each of its
    lines.
    """
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    strings = [n.body[0] for n in ast.walk(ast.parse(text)) if isinstance(n, documented)]
    docs = {
        line
        for n in strings
        if isinstance(n, ast.Expr) and isinstance(getattr(n.value, "value", None), str)
        for line in range(n.lineno, n.end_lineno + 1)
    }
    nothing = {
        tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT,
        tokenize.ENDMARKER,
    }  # fmt: skip
    lines = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in nothing:
            lines.update(range(token.start[0], token.end[0] + 1))
    return len(lines - docs)


COUNTED = """'''Two
lines.'''

# a comment
def f(
    x,
):  # one more comment
    'Doc.'
    return x
"""


def test_what_counts_as_a_line_of_code() -> None:
    assert lines_of_code(COUNTED) == 4


def test_a_backend_is_at_most_100_lines_hooks_included() -> None:
    counted = {name: lines_of_code((FLINT / name).read_text()) for name in WRITTEN}
    total = sum(counted.values())
    assert total <= 100, counted
    for told in ("README.md", "docs/bring-a-device.md"):
        assert f"{total} lines of code" in (ROOT / told).read_text()
    assert {p.name for p in FLINT.glob("*.py")} == {*WRITTEN, "__init__.py"}


def test_the_hardware_knows_nothing_of_core_and_core_is_used_by_its_public_names() -> None:
    for file in SDK.glob("*.py"):
        assert "from core." not in file.read_text() and "import core\n" not in file.read_text()
    for name in WRITTEN:
        assert "_native" not in (FLINT / name).read_text()


@pytest.mark.parametrize(("part", "most"), RUNS)
def test_every_portable_operator_runs_eagerly_and_compiled(
    third_parties: Path, run_python, part, most
) -> None:
    code = RUN.format(part=part, parts=PARTS, most=most)
    done = run_python(code, path=[third_parties], env={"CORE_FALLBACK": "error"})
    counts, *lines = done.stdout.splitlines()
    operators, calls, graphs = map(int, counts.split())
    assert operators > 80 and calls > 80
    assert graphs > 0.8 * calls  # the others' results have sizes that depend on values, or lists
    fell = [line.split()[1] for line in lines if line.startswith("portable")]
    assert [name for name in fell if not name.startswith(ON_THE_CPU)] == []


def test_a_mistake_in_the_dialect_is_said_once_with_the_compilers_words(
    third_parties: Path, run_python
) -> None:
    code = """
        import core
        from core_backend_flint.dialect import FlintDialect
        FlintDialect.types = {**FlintDialect.types, "float32": "real"}
        x = core.asarray([1.0, 4.0], dtype=core.float32, device="flint")
        print([core.sqrt(x).tolist() for _ in range(3)])
    """
    done = run_python(code, path=[third_parties], env={"CORE_FALLBACK": "allow"})
    assert done.stdout == "[[1.0, 2.0], [1.0, 2.0], [1.0, 2.0]]\n"
    assert done.stderr.count("flint's compiler refused sqrt_0") == 1
    assert "'real' where flag or s8" in done.stderr


def test_what_goes_wrong_on_a_board_is_raised_by_the_call_that_waits(
    third_parties: Path, run_python
) -> None:
    code = """
        import core
        from core_backend_flint.dialect import FlintDialect
        FlintDialect.lane_number = "(LANE - 1)"
        y = core.sqrt(core.asarray([1.0, 4.0], device="flint"))  # enqueued
        try:
            core.synchronize("flint")
        except core.errors.DeviceError as e:
            print(e.what)
        print(core.asarray([1.0, 4.0], device="flint").tolist())
    """
    out = run_python(code, path=[third_parties]).stdout
    told = "FlintRuntime.synchronize of backend 'flint' raised FlintError: "
    assert out == f"{told}start: element -1 of an array of 0 to 1\n[1.0, 4.0]\n"
