"""core/_native.pyi declares what core._native has, no more and no less, and says what it does."""

import ast
import inspect
from pathlib import Path
from types import BuiltinFunctionType, GetSetDescriptorType, MethodDescriptorType

import pytest

import core
import core.compiler
import core.library
from core import _native

STUB = Path(core.__file__).with_name("_native.pyi")
if not STUB.exists():
    pytest.skip("the stubs are not installed", allow_module_level=True)
TYPES = {name: t for name, t in vars(_native).items() if isinstance(t, type)}
# What every object has, and what type checkers know without a declaration.
ASSUMED = {
    *dir(object),
    *("__module__", "__dict__", "__weakref__", "__weaklistoffset__", "__dictoffset__"),
    *("__vectorcalloffset__", "__get__", "__copy__", "__deepcopy__", "__del__", "__delitem__"),
    *("__rmatmul__", "__imatmul__"),  # slots to which nothing is attached
    "__release_buffer__",  # Python 3.12 adds it to types with the buffer protocol
    "__cuda_array_interface__",  # backends/cuda adds it when its device is opened
}


def stub() -> ast.Module:
    return ast.parse(STUB.read_text())


def declared(body: list[ast.stmt]) -> dict[str, ast.stmt]:
    """Name -> the last statement that declares it."""
    found: dict[str, ast.stmt] = {}
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found[node.name] = node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = node
    return found


def public(names: object) -> set[str]:
    return {n for n in names if not n.startswith("_")}


def differences(tree: ast.Module) -> list[str]:
    """What is declared and is not there, or is there and not declared."""
    top = declared(tree.body)
    wrong = [f"{n} is not declared" for n in public(dir(_native)) - set(top)]
    wrong += [f"{n} is declared only" for n in public(top) - set(dir(_native))]
    for name, native in TYPES.items():
        node = top.get(name)
        if not isinstance(node, ast.ClassDef):
            continue
        members = declared(node.body)
        has = {n for n in vars(native) if n.startswith("__") or not n.startswith("_")} - ASSUMED
        has = {n for n in has if is_there(native, n)}  # names of other libraries are only hints
        wrong += [f"{name}.{n} is not declared" for n in has - set(members)]
        wrong += [f"{name}.{n} is declared only" for n in members if not is_there(native, n)]
    return sorted(wrong)


def is_there(native: type, name: str) -> bool:
    if name == "__buffer__":  # has a name in Python from 3.12 on
        return True
    return hasattr(native, name)


def test_the_stub_declares_what_the_native_module_has() -> None:
    assert differences(stub()) == []


@pytest.mark.parametrize("name", ["run_backward", "Node", "MAX_DIMS", "float32"])
def test_a_name_that_is_missing_would_be_found(name: str) -> None:
    tree = stub()
    tree.body = [n for n in tree.body if name not in declared([n])]
    assert f"{name} is not declared" in differences(tree)


@pytest.mark.parametrize("name", ["view_mode", "item", "add", "__lshift__"])
def test_a_member_that_is_missing_would_be_found(name: str) -> None:
    tree = stub()
    tensor = declared(tree.body)["Tensor"]
    assert isinstance(tensor, ast.ClassDef)
    tensor.body = [n for n in tensor.body if name not in declared([n])]
    assert differences(tree) == [f"Tensor.{name} is not declared"]


def test_a_name_that_is_not_there_would_be_found() -> None:
    tree = stub()
    tree.body += ast.parse("def gone() -> None: ...\nclass Kernel:\n    old: int").body
    assert "gone is declared only" in differences(tree)
    assert "Kernel.old is declared only" in differences(tree)


def test_functions_are_declared_as_functions_and_types_as_classes() -> None:
    for name, node in declared(stub().body).items():
        if name.startswith("_"):
            continue
        native = getattr(_native, name)
        assert isinstance(node, ast.FunctionDef) == isinstance(native, BuiltinFunctionType), name
        assert isinstance(node, ast.ClassDef) == isinstance(native, type), name


def test_nothing_is_declared_by_getattr() -> None:
    for body in [stub().body, *(n.body for n in stub().body if isinstance(n, ast.ClassDef))]:
        assert "__getattr__" not in declared(body)


def test_every_declaration_says_what_it_does() -> None:
    top = declared(stub().body)
    silent = [
        name
        for name, node in top.items()
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not ast.get_docstring(node)
    ]
    for name in TYPES:
        attached = {n for n, value in vars(TYPES[name]).items() if not is_native(value)}
        node = top[name]
        assert isinstance(node, ast.ClassDef)
        silent += [
            f"{name}.{n.name}"
            for n in node.body
            if isinstance(n, ast.FunctionDef)
            and not n.name.startswith("__")
            and n.name not in attached
            and not is_setter(n)
            and not ast.get_docstring(n)
        ]
    assert not silent


def is_native(value: object) -> bool:
    return isinstance(value, (GetSetDescriptorType, MethodDescriptorType))


def is_setter(node: ast.FunctionDef) -> bool:
    return any(isinstance(d, ast.Attribute) and d.attr == "setter" for d in node.decorator_list)


# ---- hooks ---------------------------------------------------------------------------------------
def typed_hooks() -> dict[str, ast.expr]:
    """Name -> type, as core.hooks has them."""
    source = Path(core.hooks.__file__).read_text()
    table = next(
        n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.ClassDef) and n.name == "Hooks"
    )
    return {n: node.annotation for n, node in declared(table.body).items()}


def arguments_of(kind: ast.expr) -> int | None:
    """How many arguments a Callable[[...], ...] takes; None: another type says it."""
    if not isinstance(kind, ast.Subscript):
        return None
    assert isinstance(kind.slice, ast.Tuple) and isinstance(kind.slice.elts[0], ast.List)
    return len(kind.slice.elts[0].elts)


def words(signature: str) -> list[str]:
    """The arguments in a signature of csrc/hooks.h."""
    inside = signature[1 : signature.index(")")]
    return inside.split(", ") if inside else []


def test_both_tables_of_hooks_are_the_same() -> None:
    native, typed = _native.hooks(), typed_hooks()
    assert set(native) == set(typed)
    for name, kind in typed.items():
        signature, _ = native[name]
        assert arguments_of(kind) in (None, len(words(signature))), name


def test_every_hook_is_installed_and_takes_what_it_is_given() -> None:
    for name, (signature, function) in _native.hooks().items():
        assert callable(function), f"nothing is installed for {name}"
        if isinstance(function, _native.Operator):
            continue
        given = words(signature)
        required = [word for word in given if "=" not in word]
        inspect.signature(function).bind(*required)
        inspect.signature(function).bind(*given)


def test_a_hook_is_replaced_and_put_back() -> None:
    before = _native.set_hook("origin", None)
    assert _native.hooks()["origin"][1] is None
    core.hooks.install_hooks(origin=before)
    assert _native.hooks()["origin"][1] is before
    with pytest.raises(ValueError, match="no hook is named 'nobody'"):
        core.hooks.install_hooks(nobody=before)
