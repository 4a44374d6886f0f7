"""Every error class: raised as a user meets it, with what, why, what exists and what to do."""

from __future__ import annotations

import builtins
import pickle
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy
import pytest

import core
from core import errors

ROOT = Path(__file__).resolve().parents[2]
CLASSES = {
    name: cls
    for name, cls in vars(errors).items()
    if isinstance(cls, type) and issubclass(cls, errors.CoreError)
}
ALSO = {
    "ArgumentError": TypeError,
    "DtypeError": TypeError,
    "ShapeError": ValueError,
    "IndexRangeError": IndexError,
    "OutOfMemoryError": MemoryError,
    "ExportError": BufferError,
    "CopyError": ValueError,
    "RangeError": OverflowError,
    "MissingKernelError": NotImplementedError,
    "RecursionLimitError": RecursionError,
    "ConfigError": ValueError,
    "BuildError": RuntimeError,
    "ToolchainError": RuntimeError,
    "MissingPackageError": ImportError,
    "CompileError": RuntimeError,
    "DeviceError": RuntimeError,
    "PluginError": RuntimeError,
}


def check_parts(error: errors.CoreError) -> None:
    """Four parts, each said, each on a line of its own, none a copy of another."""
    parts = {"": error.what, "why: ": error.why, "exists: ": error.exists, "fix: ": error.fix}
    for part in parts.values():
        assert isinstance(part, str)
        assert part.strip() == part
        assert len(part) >= 3
    assert len({part.lower() for part in parts.values()}) == 4
    rendered = str(error)
    places = [rendered.index(f"{label}{part}") for label, part in parts.items()]
    assert places == sorted(places)
    for label in ("\n  why: ", "\n  exists: ", "\n  fix: "):
        assert rendered.count(label) >= 1


def make(cls: type[errors.CoreError]) -> errors.CoreError:
    return cls(what="it broke", why="a rule", exists="other things", fix="do this")


# ---- the classes ---------------------------------------------------------------------------------
@pytest.mark.parametrize("name", CLASSES)
def test_each_class_renders_its_four_parts(name: str) -> None:
    error = make(CLASSES[name])
    check_parts(error)
    assert str(error) == "it broke\n  why: a rule\n  exists: other things\n  fix: do this"


@pytest.mark.parametrize("name", CLASSES)
def test_each_class_survives_pickling_with_its_notes(name: str) -> None:
    error = make(CLASSES[name])
    error.add_note("seen in a test")
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert str(copy) == str(error)
    assert copy.__notes__ == ["seen in a test"]


@pytest.mark.parametrize("name", sorted(CLASSES.keys() - {"CoreError"}))
def test_each_class_is_a_builtin_error_too(name: str) -> None:
    cls = CLASSES[name]
    standard = [c for c in cls.__mro__ if c.__module__ == "builtins" and c not in (object,)]
    assert any(c not in (Exception, BaseException) for c in standard)
    assert issubclass(cls, ALSO.get(name, Exception))
    assert not hasattr(builtins, name)
    assert cls.__doc__


@pytest.mark.parametrize("missing", ["what", "why", "exists", "fix"])
def test_no_part_can_be_left_out(missing: str) -> None:
    parts = {"what": "a", "why": "b", "exists": "c", "fix": "d"}
    del parts[missing]
    with pytest.raises(TypeError, match=missing):
        errors.ShapeError(**parts)


def test_native_code_makes_the_class_that_it_names() -> None:
    error = errors.from_native("ShapeError", "a", "b", "c", "d")
    assert type(error) is errors.ShapeError
    unknown = errors.from_native("NoSuchError", "a", "b", "c", "d")
    assert type(unknown) is errors.CoreError
    assert "NoSuchError" in unknown.why


def test_native_code_names_only_classes_that_exist() -> None:
    sources = [p.read_text() for p in (ROOT / "core").rglob("*") if p.suffix in (".cpp", ".h")]
    named = set(re.findall(r'\bError\{\s*"(\w+)"', "".join(sources)))
    assert len(named) > 5
    assert named <= CLASSES.keys()


def test_helpers_for_messages() -> None:
    assert errors.listing(["b", "a"]) == "a, b"
    assert errors.listing([]) == "none"
    assert errors.did_you_mean("ad", ["add", "mul"]) == "did you mean 'add'? "
    assert errors.did_you_mean("zzz", ["add", "mul"]) == ""


# ---- the errors as a user meets them -------------------------------------------------------------
def ones(*shape: int, dtype: str = "float32", device: str = "cpu") -> Any:
    tensor = core._native.empty(shape, core.dtype(dtype), core.device(device))
    return core.full(shape, 1, dtype=core.dtype(dtype)) if device == "cpu" else tensor


def raise_plugin_error() -> None:
    core.plugins.BackendInfo(name="no spaces", device_type="x", api=(1, 1))


def fall_back_where_it_is_an_error() -> None:
    class Runtime(core.plugins.Runtime):
        def device_count(self) -> int:
            return 1

        def allocate(self, nbytes: int, index: int) -> int:
            if nbytes > 1000:
                raise MemoryError("full")
            return 1 << 55

        def free(self, *args: Any) -> None: ...
        def copy_from_host(self, *args: Any) -> None: ...
        def copy_to_host(self, *args: Any) -> None: ...
        def copy_on_device(self, *args: Any) -> None: ...
        def synchronize(self, index: int) -> None: ...

    if not core._native.runtime_is_open("testerrors"):
        core._native.set_runtime("testerrors", Runtime())
    with core.config.override(fallback="error"):
        core.add(ones(2, device="testerrors"), 1)


def run_out_of_memory() -> None:
    with pytest.raises(errors.FallbackError):
        fall_back_where_it_is_an_error()  # opens the device
    ones(1000, device="testerrors")


@cache
def operator(text: str, **options: Any) -> Any:
    return core._native.define_operator(f"test_errors::{text}", **options)


def run_bad_kernel() -> None:
    op = operator("bad(Tensor x) -> Tensor", rule="copy")
    if not op.kernels:
        core._native.register_kernel(op, "cpu", lambda x: 3, provider="test_errors")
    op(ones(2))


def write_to_read_only() -> None:
    array = numpy.ones(2, "float32")
    array.flags.writeable = False
    core.ops.core.add_(core.from_dlpack(array), 1)


def use_backend(*, unavailable: bool) -> None:
    from core.plugins.backend import Backend
    from core.plugins.discovery import Source
    from core.plugins.manager import manager

    backend = Backend(Source("gone", "a_module_that_is_gone", "core-backend-gone", "1.0"))
    if unavailable:
        backend.refuse("no driver was found", "apt install driver")
    else:
        backend.identify()
        assert isinstance(backend.error, ModuleNotFoundError)
    raise manager._refusal("gone", [backend])


def build_with_what_is_no_compiler() -> None:
    from core.ir.toolchain import c_compiler

    with (
        tempfile.TemporaryDirectory() as folder,
        core.config.override(cc="false", cache_dir=folder),
    ):
        c_compiler.build_library("")


def name_no_compiler() -> None:
    from core.ir.toolchain import c_compiler

    with core.config.override(cc="no-such-compiler"):
        c_compiler.find_toolchain()


def spell_what_c_lacks() -> None:
    """A program with a function that C is not given, and that nothing was legalized away."""
    from core.ir import Builder, ops
    from core.ir.dialect.c import CDialect, host_capabilities

    b = Builder("p")
    y = b.output("y", "float32", [])
    with b.parallel():
        y[()] = ops.erf(ops.const(1, "float32"))
    CDialect(host_capabilities()).spell(b.function())


def bad_program() -> None:
    from core.ir import parse

    parse("function f( loops {}")


def import_a_bridge_to_what_is_missing() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(vars(core.interop), "jax", None)  # asking whether it is there imports it
        patch.delitem(vars(core.interop), "jax")
        patch.delitem(sys.modules, "core.interop.jax", raising=False)
        patch.setitem(sys.modules, "jax", None)
        _ = core.interop.jax


def read_the_address_of_a_fake() -> None:
    with core.FakeMode():
        _ = ones(1).data_ptr


RAISED: dict[str, Callable[[], object]] = {
    "LinAlgError": lambda: core.linalg.inv(core.zeros((2, 2))),
    "IRError": bad_program,
    "LegalizeError": spell_what_c_lacks,
    "ArgumentError": lambda: core.add(ones(2)),
    "DtypeError": lambda: core.dtype("float33"),
    "ShapeError": lambda: core.add(ones(2), ones(3)),
    "IndexRangeError": lambda: core.sum(ones(2), 5),
    "DeviceError": lambda: ones(2, device="no_such_device"),
    "OutOfMemoryError": run_out_of_memory,
    "MemoryAccessError": lambda: ones(2, device="null").tolist(),
    "ExportError": lambda: memoryview(ones(2, dtype="bfloat16")),
    "CopyError": lambda: core.asarray([1.0], copy=False),
    "RangeError": lambda: core.asarray([300], dtype=core.uint8),
    "SchemaError": lambda: core._native.parse_schema("add(Tensor x -> Tensor"),
    "RegistrationError": lambda: core._native.register_kernel(
        core.add, "cpu", 3, provider="test_errors"
    ),
    "KernelError": run_bad_kernel,
    "MissingKernelError": lambda: operator("nothing(Tensor x) -> Tensor", rule="copy")(ones(2)),
    "FallbackError": fall_back_where_it_is_an_error,
    "AutogradError": lambda: ones(2).backward(),
    "PluginError": raise_plugin_error,
    "BackendUnavailableError": lambda: use_backend(unavailable=True),
    "BackendBrokenError": lambda: use_backend(unavailable=False),
    "ConfigError": lambda: core.config.override(fallback="nonsense"),
    "BuildError": build_with_what_is_no_compiler,
    "ToolchainError": name_no_compiler,
    "DataDependentError": lambda: core.nonzero.infer(ones(2)),
    "ReadOnlyError": write_to_read_only,
    "CompileError": lambda: core.compile(lambda x: str(float(x + 1)), fullgraph=True)(ones(1)),
    "DtypeAttributeError": lambda: ones(1).imag,
    "ShapeAttributeError": lambda: ones(1).T,
    "MemoryAttributeError": read_the_address_of_a_fake,
    "MissingPackageError": import_a_bridge_to_what_is_missing,
}


def test_every_class_is_raised_here() -> None:
    # The base is never raised itself, and runaway recursion has the last test for itself.
    assert RAISED.keys() == CLASSES.keys() - {"CoreError", "RecursionLimitError"}


@pytest.mark.parametrize("name", RAISED)
def test_an_error_that_a_user_meets_has_all_four_parts(name: str) -> None:
    with pytest.raises(CLASSES[name]) as caught:
        RAISED[name]()
    assert type(caught.value) is CLASSES[name]
    check_parts(caught.value)


def test_an_operator_that_is_its_own_kernel_does_not_overflow_the_stack(run_python) -> None:
    code = """
        import core
        op = core._native.define_operator("t::again(Tensor x) -> Tensor", rule="copy")
        core._native.register_kernel(op, "cpu", op, provider="t")
        try:
            op(core.ones(2))
        except core.errors.RecursionLimitError as e:
            print(e)
    """
    said = run_python(code).stdout
    for label in ("why: ", "exists: ", "fix: "):
        assert label in said


def test_sources_that_are_not_built_say_so(run_python, tmp_path):
    """What happens to who installs core and stays in the clone's folder."""
    sources = tmp_path / "clone" / "core"
    sources.mkdir(parents=True)
    for name in ("__init__.py", "errors.py"):
        shutil.copy(Path(core.__file__).parent / name, sources / name)
    said = run_python("import core", path=[sources.parent], status=1).stderr
    assert f"MissingPackageError: core's native module is not built in {sources}" in said
    assert "run Python in another folder" in said
    assert "During handling" not in said
