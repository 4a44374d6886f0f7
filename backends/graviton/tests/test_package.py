"""The package where it does not serve, and what it shares with the other backend for cpu."""

from __future__ import annotations

import importlib.util
import platform
import re
import sys
from pathlib import Path

import pytest
from core_backend_graviton import plugin

from core.plugins import Unavailable

BACKEND = Path(__file__).resolve().parent.parent
OTHER = BACKEND.parent / "cpu_x86"
GENERATE = BACKEND / "common" / "tools" / "generate.py"


def test_it_says_what_it_serves(monkeypatch):
    for machine in ("x86_64", "AMD64", "riscv64"):
        monkeypatch.setattr(platform, "machine", lambda machine=machine: machine)
        said = plugin.core_probe()
        assert isinstance(said, Unavailable)
        assert "serves aarch64" in str(said) and machine in str(said)


def test_a_wheel_without_loops_says_so(monkeypatch):
    monkeypatch.setattr(platform, "machine", lambda: "aarch64")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    said = plugin.core_probe()
    assert isinstance(said, Unavailable)
    expected = "native module was not built" if sys.platform == "linux" else "serves aarch64 Linux"
    assert expected in str(said)


def test_both_backends_are_made_of_the_same_files():
    for name in ("common", "src/core_backend_{}/kernels.py", "src/core_backend_{}/_kernels.pyi"):
        ours, theirs = (b / name.format(b.name) for b in (BACKEND, OTHER))
        assert ours.resolve() == theirs.resolve()


@pytest.mark.parametrize(
    "file", sorted((BACKEND / "common" / "csrc").glob("*")), ids=lambda p: p.name
)
def test_what_is_shared_names_no_instruction_set(file):
    """Intrinsics and macros of processors stand in the backends' own headers."""
    text = re.sub(r"//.*", "", file.read_text())
    found = re.findall(r"immintrin|arm_neon|arm_sve|__(?:AVX|SSE|FMA|ARM|aarch64|x86)\w*", text)
    assert not found


@pytest.fixture(scope="module")
def generator():
    spec = importlib.util.spec_from_file_location("generate_for_graviton", GENERATE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


FAMILIES = ["arithmetic", "arithmetic_wide", "comparison", "selection", "reductions", "rows"]


@pytest.mark.parametrize("family", FAMILIES)
def test_the_generated_c_is_of_no_processor(generator, family):
    """Plain C with the compiler's builtins: what is compiled here is what is compiled there."""
    text = generator.file(family, fma=True, predicates=True)
    assert not re.findall(r"#include <|_mm\d*_|__builtin_ia32\w+|\basm\b|v\w+q_f32|sv\w+_f32", text)
    keys = re.findall(r'^  \{"([^"]+)", (?:0|"[^"]*"), (\w+),', text, re.M)
    assert len(keys) > 20
    defined = set(re.findall(r"static void (\w+)\(", text))
    assert {symbol for _, symbol in keys} <= defined


@pytest.mark.parametrize("isa", ["neon", "n1", "n2", "v1"])
def test_the_emulated_products_are_compiled_as_the_wheel_is(isa):
    """The programs that tools/aarch64.py runs have the flags of the loops in CMakeLists.txt."""
    pytest.importorskip("resource")  # which the tool imports
    spec = importlib.util.spec_from_file_location(
        "aarch64", BACKEND.parents[1] / "tools/aarch64.py"
    )
    assert spec is not None and spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    text = (BACKEND / "CMakeLists.txt").read_text()
    [flags] = re.findall(rf"core_(?:loops\({isa} fma|products\({isa})\s+([^)]*)\)", text)
    assert flags.split() == tool.ISAS[isa]
