"""The tree keeps to its rules: imports point one way, backends have the same files, no names.

The rules are in docs/architecture.md: inside core, a folder imports only what stands before it.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "core"
# In the order of the flow. The modules in the first group are the ground that all others stand on.
ORDER = [
    "errors", "text", "config", "logging",
    "_native",
    "tensor", "ir", "dispatcher", "plugins", "autograd", "compiler", "operators", "custom_ops",
    "optim", "nn", "interop", "fft", "linalg", "testing", "compat",
    "cli", "__main__",
]  # fmt: skip
# "core" itself is the public namespace: whoever imports it may come last only.
LAST = ("cli", "__main__", "testing", "compat")
# Writes the stub of the public namespace, and so reads that namespace; nothing imports it.
GENERATORS = ("operators/stubs.py",)
BACKEND_FILES = {
    "__init__.py", "plugin.py", "runtime.py", "runtime", "dialect.py", "kernels.py", "kernels",
    "lowering.py", "config.py", "py.typed",
}  # fmt: skip
ACCELERATORS = r"cuda|rocm|hip|xpu|sycl|mps|metal|graviton|nvidia|radeon|opencl|level.?zero"


def part_of(file: Path) -> str:
    first = file.relative_to(CORE).parts[0]
    return first.removesuffix(".pyi").removesuffix(".py")


def imports_of(file: Path) -> list[tuple[int, str]]:
    """(line, part of core) of every import, those inside functions and type checks included."""
    found = []
    for node in ast.walk(ast.parse(file.read_text())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}:{node.lineno}: a relative import"
            if node.module == "core":
                names = [f"core.{alias.name}" for alias in node.names]
            else:
                names = [node.module or ""]
        for name in names:
            parts = name.split(".")
            if parts[0] == "core":
                found.append((node.lineno, parts[1] if len(parts) > 1 else ""))
    return found


def violations(file: Path) -> list[str]:
    here = part_of(file)
    wrong = []
    for line, part in imports_of(file):
        if part == "":
            bad = here not in LAST
        else:
            bad = part not in ORDER or ORDER.index(part) > ORDER.index(here)
        if bad:
            wrong.append(f"{file.relative_to(ROOT)}:{line} imports {part or 'core'} from {here}")
    return wrong


def test_every_part_of_core_has_its_place_in_the_order() -> None:
    ignored = {"__init__", "py.typed", "include", "__pycache__"}
    parts = {part_of(p) for p in CORE.iterdir() if p.name not in ignored} - ignored
    parts = {p for p in parts if not p.startswith("_native")}
    assert parts <= set(ORDER)


def test_imports_point_one_way() -> None:
    files = [f for f in CORE.rglob("*.py") if f != CORE / "__init__.py"]
    files = [f for f in files if f.relative_to(CORE).as_posix() not in GENERATORS]
    assert len(files) > 20
    wrong = [v for file in files for v in violations(file)]
    assert not wrong, "\n".join(wrong)


def test_a_violation_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bad = tmp_path / "tensor" / "bad.py"
    bad.parent.mkdir()
    bad.write_text("def f():\n    from core.plugins import manager\n    import core\n")
    monkeypatch.setitem(globals(), "CORE", tmp_path)
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    assert violations(bad) == [
        "tensor/bad.py:2 imports plugins from tensor",
        "tensor/bad.py:3 imports core from tensor",
    ]


def test_native_code_of_the_tensor_does_not_know_the_dispatcher() -> None:
    for file in (CORE / "tensor" / "csrc").iterdir():
        for included in re.findall(r'#include "([^"]+)"', file.read_text()):
            assert "dispatcher" not in included, f"{file.name} includes {included}"


def test_core_never_imports_a_backend() -> None:
    for file in CORE.rglob("*.py"):
        assert not re.search(r"^\s*(from|import) core_backend_", file.read_text(), re.M), file


def test_no_accelerator_is_named_in_core() -> None:
    wrong = []
    for file in CORE.rglob("*"):
        if file.suffix not in (".py", ".pyi", ".cpp", ".h") or "testing" in file.parts:
            continue
        for number, line in enumerate(file.read_text().splitlines(), 1):
            if re.search(rf"\b(?:{ACCELERATORS})\b", line, re.I):
                wrong.append(f"{file.relative_to(ROOT)}:{number}: {line.strip()}")
    assert not wrong, "\n".join(wrong)


# ---- backends ------------------------------------------------------------------------------------
BACKENDS = sorted(p.parent for p in (ROOT / "backends").glob("*/pyproject.toml"))


@pytest.mark.parametrize("backend", BACKENDS, ids=lambda p: p.name)
def test_backends_have_the_same_files(backend: Path) -> None:
    package = backend / "src" / f"core_backend_{backend.name}"
    files = {p.name for p in package.iterdir() if p.name != "__pycache__" and p.suffix != ".pyi"}
    files = {name for name in files if not name.endswith((".so", ".pyd"))}
    assert files <= BACKEND_FILES
    assert {"__init__.py", "plugin.py"} <= files
    assert (backend / "README.md").read_text().startswith("# ")
    assert list((backend / "tests").glob("test_*.py"))
    outside = {p.name for p in backend.iterdir()} - {"build", "dist", "__pycache__"}
    allowed = {"README.md", "pyproject.toml", "CMakeLists.txt", "src", "csrc", "tests", "tools"}
    assert outside <= allowed


@pytest.mark.parametrize("backend", BACKENDS, ids=lambda p: p.name)
def test_a_plugin_module_imports_nothing_heavy(backend: Path) -> None:
    plugin = backend / "src" / f"core_backend_{backend.name}" / "plugin.py"
    tree = ast.parse(plugin.read_text())
    at_import = [n for n in tree.body if isinstance(n, (ast.Import, ast.ImportFrom))]
    names = {
        (n.module or "") if isinstance(n, ast.ImportFrom) else n.names[0].name for n in at_import
    }
    heavy = {n for n in names if n.split(".")[0] in ("numpy", "torch", "jax", "scipy", "ml_dtypes")}
    assert not heavy
    assert not {n for n in names if n.endswith((".kernels", ".runtime", ".dialect", ".lowering"))}
