"""The tree keeps to its rules: imports point one way, backends have the same files, no names.

The rules are in docs/architecture.md: inside core, a folder imports only what stands before it.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import core

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "core"
# In the order of the flow. The modules in the first group are the ground that all others stand on.
ORDER = [
    "errors", "text", "config", "logging", "pytree", "caches", "garbage", "dtype_table",
    "_native", "type_aliases", "hooks", "schema", "records",
    "tensors", "ir", "math", "bodies", "dispatcher", "plugins", "profiler", "autograd",
    "transforms", "func", "compiler", "operators", "control", "custom_ops", "library", "optim",
    "interop", "fft", "linalg", "testing", "compat", "cli", "__main__",
]  # fmt: skip
# The map of public modules: `core.NAME` is the module that `import core.NAME` imports.
PUBLIC_MODULES = {
    "autograd": "grad, Function, hooks and contexts of the tape",
    "bodies": "bodies of operators and their kernels",
    "compat": "namespaces of other libraries",
    "compiler": "graphs, passes and importers of core.compile",
    "config": "settings",
    "custom_ops": "definitions of operators by users",
    "errors": "exceptions",
    "fft": "Fourier transforms",
    "func": "transforms of functions",
    "interop": "operators of core in other libraries",
    "library": "registration by the names of torch.library",
    "linalg": "linear algebra",
    "logging": "logs",
    "math": "functions of scalars",
    "operators": "the catalogue",
    "optim": "optimizers",
    "plugins": "hooks of backends",
    "profiler": "times of calls, kernels and copies",
    "tensors": "creation, interchange, printing",
    "testing": "checks of operators and backends",
    "transforms": "levels of derivatives and batches",
}
# "core" itself is the public namespace: whoever imports it may come last only.
LAST = ("cli", "__main__", "testing", "compat")
# Writes the stub of the public namespace, and so reads that namespace; nothing imports it.
GENERATORS = ("operators/stubs.py",)
BACKEND_FILES = {
    "__init__.py", "plugin.py", "runtime.py", "runtime", "dialect.py", "tiles.py", "tiles",
    "kernels.py", "kernels", "lowering.py", "config.py", "py.typed",
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
    ignored = {"__init__", "py.typed", "csrc", "include", "__pycache__"}
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
    bad = tmp_path / "tensors" / "bad.py"
    bad.parent.mkdir()
    bad.write_text("def f():\n    from core.plugins import manager\n    import core\n")
    monkeypatch.setitem(globals(), "CORE", tmp_path)
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    assert violations(bad) == [
        "tensors/bad.py:2 imports plugins from tensors",
        "tensors/bad.py:3 imports core from tensors",
    ]


# ---- public modules ------------------------------------------------------------------------------
def test_public_modules_are_imported_by_their_public_names() -> None:
    lazy = {name for name, place in core._LAZY.items() if ":" not in place}
    assert lazy < PUBLIC_MODULES.keys() < set(dir(core))
    for name in filter(str.isidentifier, dir(core)):  # pytest puts "@py_builtins" there
        module = getattr(core, name)
        if name in PUBLIC_MODULES or inspect.ismodule(module):
            assert module.__name__ == f"core.{name}"
            assert importlib.import_module(f"core.{name}") is module


@pytest.mark.parametrize(
    "statement",
    ["from core.func import grad", "from core.library import Library", "import core.math"],
)
def test_a_public_module_can_be_the_first_import(statement: str) -> None:
    subprocess.run([sys.executable, "-c", statement], check=True, cwd=ROOT)


# ---- circles -------------------------------------------------------------------------------------
def modules() -> dict[str, Path]:
    """The modules of core by their dotted names, without `core`, which comes last of all."""
    found = {}
    for file in CORE.rglob("*.py"):
        parts = file.relative_to(CORE.parent).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = file
    return {name: file for name, file in found.items() if name != CORE.name}


def only_types(node: ast.AST) -> bool:
    """Whether it is an `if TYPE_CHECKING`, whose imports run nothing."""
    return (
        isinstance(node, ast.If)
        and isinstance(node.test, ast.Name)
        and (node.test.id == "TYPE_CHECKING")
    )


def modules_imported_by(node: ast.AST, known: dict[str, Path]) -> set[str]:
    """What is imported when a module runs or one of its functions is called."""
    found = set()
    if isinstance(node, ast.Import):
        found = {alias.name for alias in node.names}
    elif isinstance(node, ast.ImportFrom):
        for alias in node.names:
            name = f"{node.module}.{alias.name}"
            found.add(name if name in known else node.module or "")
    for child in ast.iter_child_nodes(node):
        if not only_types(child):
            found |= modules_imported_by(child, known)
    return found & known.keys()


def circles(imports: dict[str, set[str]]) -> list[list[str]]:
    """Sets of modules each of which imports all others, in steps: by Tarjan's algorithm."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    open_modules: list[str] = []
    found = []

    def visit(module: str) -> None:
        number[module] = lowest[module] = len(number)
        open_modules.append(module)
        for other in sorted(imports[module]):
            if other not in number:
                visit(other)
            if other in open_modules:
                lowest[module] = min(lowest[module], lowest[other])
        if lowest[module] == number[module]:
            at = open_modules.index(module)
            found.append(sorted(open_modules[at:]))
            del open_modules[at:]

    for module in imports:
        if module not in number:
            visit(module)
    return [circle for circle in found if len(circle) > 1]


def circles_of_core() -> list[list[str]]:
    known = modules()
    trees = {name: ast.parse(file.read_text()) for name, file in known.items()}
    return circles({name: modules_imported_by(t, known) - {name} for name, t in trees.items()})


def test_no_modules_import_each_other() -> None:
    found = circles_of_core()
    assert not found, "\n".join(" ".join(circle) for circle in found)


def test_a_circle_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = tmp_path / "core" / "room"
    room.mkdir(parents=True)
    for name, text in {
        "__init__": "from core.room import a",
        "a": "from core.room.b import B\nimport os",
        "b": "def f():\n    from core.room import c",
        "c": "import core.room.a",
        "d": "if TYPE_CHECKING:\n    from core.room import e",
        "e": "from core.room import d",
    }.items():
        (room / f"{name}.py").write_text(text)
    monkeypatch.setitem(globals(), "CORE", tmp_path / "core")
    assert circles_of_core() == [["core.room.a", "core.room.b", "core.room.c"]]


# ---- native code and names -----------------------------------------------------------------------
def test_locks_let_their_thread_in_again() -> None:
    """The collector runs finalizers at any allocation, and these may call what holds the lock."""
    found = [
        f"{file.relative_to(ROOT)}:{number}"
        for part in ("core", "backends", "bridges", "templates")
        for file in sorted((ROOT / part).rglob("*.py"))
        if "/src/" in str(file) or part in ("core", "templates")
        for number, line in enumerate(file.read_text().splitlines(), 1)
        if re.search(r"\bthreading\.Lock\b|import Lock\b", line)
    ]
    assert not found, f"use threading.RLock: {found}"


def test_no_room_has_the_name_of_a_public_function() -> None:
    rooms = [p.name for p in CORE.iterdir() if p.is_dir() and p.name != "__pycache__"]
    assert "tensors" in rooms
    assert [name for name in rooms if callable(getattr(core, name, None))] == []


def test_rooms_are_not_large() -> None:
    sources = [f for f in CORE.rglob("*") if f.suffix in (".py", ".cpp", ".h")]
    rooms = Counter(file.parent.relative_to(CORE).as_posix() for file in sources)
    assert {room: count for room, count in rooms.items() if count > 30} == {}


def test_native_code_of_tensors_does_not_know_the_dispatcher() -> None:
    for room in ("memory", "tensor"):
        for file in (CORE / "csrc" / room).iterdir():
            for included in re.findall(r'#include "([^"]+)/', file.read_text()):
                public = included == "core"  # core/include: what kernels are compiled with
                assert public or included in ("memory", "tensor"), f"{file.name}: {included}"


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
    if (backend / "common").is_symlink():  # what backends for cpu have in common
        allowed |= {"common"}
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
