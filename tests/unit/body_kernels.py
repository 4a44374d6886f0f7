"""What the tests of bodies share: kernels written by hand in C, hooks, operators to throw away.

The kernels stand for generated ones, the hooks for what builds them (core/csrc/launch/body.h).
"""

from __future__ import annotations

import ctypes
import itertools
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import core
from core import _native

numbers = itertools.count()
F32 = "float32"
WORTH = 32768  # scalar operations that are worth a thread
# Every scalar that a kernel was given stands in `seen`; add keeps to them and to nothing else.
SOURCE = """
long long seen[16], seen_ranges;
void* volatile seen_buffers[8];
volatile int entered, may_leave;

#define ADD(NAME, TYPE) \\
void NAME(void* const* b, const long long* s, long long begin, long long end) { \\
  TYPE* o = b[0]; const TYPE *x = b[1], *y = b[2]; \\
  for (long long at = begin; at < end; at++) { \\
    long long i = at / s[1], j = at % s[1]; \\
    o[i * s[2] + j * s[3]] = x[i * s[4] + j * s[5]] + y[i * s[6] + j * s[7]]; \\
  } \\
}
ADD(add_float32, float)
ADD(add_float64, double)
ADD(add_int64, long long)
ADD(add_complex64, float _Complex)

void note(void* const* b, const long long* s, long long begin, long long end) {
  for (int i = 0; i < 8; i++) seen[i] = s[i];
  for (int k = 0; k < 3; k++) seen_buffers[k] = b[k];
  __atomic_add_fetch(&seen_ranges, 1, __ATOMIC_RELAXED);
  add_float32(b, s, begin, end);
}
void tiles(void* const* b, const long long* s, long long begin, long long end) {
  const long long across = (s[1] + 7) / 8;
  float* o = b[0]; const float *x = b[1], *y = b[2];
  for (long long t = begin; t < end; t++)
    for (long long i = t / across * 8; i < s[0] && i < t / across * 8 + 8; i++)
      for (long long j = t % across * 8; j < s[1] && j < t % across * 8 + 8; j++)
        o[i * s[2] + j * s[3]] = x[i * s[4] + j * s[5]] + y[i * s[6] + j * s[7]];
}
void negate(void* const* b, const long long* s, long long begin, long long end) {
  for (long long i = begin; i < end; i++) ((float*)b[0])[i] = -((const float*)b[1])[i];
}
void twice(void* const* b, const long long* s, long long begin, long long end) {
  for (long long i = begin; i < end; i++) ((float*)b[0])[i] = 2 * ((const float*)b[1])[i];
}
void plus_all(void* const* b, const long long* s, long long begin, long long end) {
  for (long long i = begin; i < end; i++)
    for (long long k = 1; k <= s[0]; k++)
      ((float*)b[0])[i] = (k == 1 ? 0 : ((float*)b[0])[i]) + ((const float*)b[k])[i];
}
void count(void* const* b, const long long* s, long long begin, long long end) {
  for (long long i = begin; i < end; i++) ((int*)b[0])[i] += 1 + s[0];
}
void tell(void* const* b, const long long* s, long long begin, long long end) {
  for (long long i = begin; i < end; i++) ((long long*)b[0])[i] = s[i];
}
void wait(void* const* b, const long long* s, long long begin, long long end) {
  entered = 1;
  for (long long i = 0; !may_leave && i < 20000000000; i++) {}
}
"""
HOOKS = ("body_kernel", "body_plan")
ADD = {
    F32: "add_float32",
    "float64": "add_float64",
    "int64": "add_int64",
    "complex64": "add_complex64",
}


class Library:
    """The kernels above: their addresses, and the global variables that they note things in."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lib = ctypes.CDLL(str(path))

    def __getitem__(self, name: str) -> int:
        return ctypes.cast(getattr(self.lib, name), ctypes.c_void_p).value or 0

    def scalars(self) -> list[int]:
        return list((ctypes.c_longlong * 16).in_dll(self.lib, "seen"))[:8]

    def buffers(self) -> list[int | None]:
        return list((ctypes.c_void_p * 8).in_dll(self.lib, "seen_buffers"))[:3]

    def set(self, name: str, value: int) -> None:
        ctypes.c_int.in_dll(self.lib, name).value = value

    def get(self, name: str) -> int:
        return ctypes.c_longlong.in_dll(self.lib, name).value


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    compiler = next(filter(None, map(shutil.which, ("gcc", "clang", "cc"))), None)
    if compiler is None:
        pytest.skip("no C compiler: these tests build a few kernels")
    folder = tmp_path_factory.mktemp("kernels")
    (folder / "k.c").write_text(SOURCE)
    flags = ["-O2", "-shared", "-fPIC", "-fwrapv", "-o", str(folder / "k.so")]
    subprocess.run([compiler, *flags, str(folder / "k.c")], check=True, capture_output=True)
    return Library(folder / "k.so")


class Hooks:
    """The hooks of these tests: answers for their own operators, notes of every question."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.kernel: Callable[..., Any] = lambda *question: None
        self.plan: Callable[..., Any] = lambda *question: None
        self.before: dict[str, Any] = {}

    def install(self) -> None:
        for name in HOOKS:
            answer = self.body_kernel if name == "body_kernel" else self.body_plan
            self.before[name] = _native.set_hook(name, answer)

    def body_kernel(self, op: Any, *question: Any) -> Any:
        return self._answer("body_kernel", self.kernel, op, question)

    def body_plan(self, op: Any, args: Any, outputs: Any, pattern: bytes) -> Any:
        return self._answer("body_plan", self.plan, op, (args, outputs), pattern)

    def _answer(self, name: str, fn: Callable[..., Any], op: Any, question: Any, *more: Any) -> Any:
        if not op.name.startswith("body_native::"):
            before = self.before[name]
            return before and before(op, *question, *more)
        self.asked.append(question)
        return fn(*question)


@pytest.fixture
def hooks() -> Iterator[Hooks]:
    made = Hooks()
    made.install()
    yield made
    for name, before in made.before.items():
        _native.set_hook(name, before)
    _native.forget_bodies()


@pytest.fixture
def two_threads() -> Iterator[None]:
    before = core.get_num_threads()
    core.set_num_threads(2)
    yield
    core.set_num_threads(before)


def define(schema: str, rule: str | None = None, pointwise: bool = True) -> Any:
    op = _native.define_operator(f"body_native::op{next(numbers)}{schema}", rule=rule)
    _native.register_body(op, pointwise, file="family.py", line=12)
    return op


def define_add(reference: bool = False) -> Any:
    op = define("(Tensor|Scalar a, Tensor|Scalar b) -> Tensor", "pointwise")
    if reference:
        op.register_kernel("cpu", lambda a, b: core.zeros(1) + 99, provider="slow", priority=-1000)
    return op


def add_of(library: Library) -> Callable[..., Any]:
    return lambda rank, dtypes, classes: (library[ADD[dtypes[0]]], 1, 1, 1)


def tensor(array: Any) -> Any:
    """The same memory: shape and strides are the array's."""
    return core.asarray(array)


def ramp(*shape: int, dtype: Any = np.float32, start: int = 0) -> Any:
    return (np.arange(np.prod(shape, dtype=int)) + start).astype(dtype).reshape(shape)


def run_in_threads(count: int, work: Callable[[int], None]) -> None:
    """Calls work(0), work(1), ... each in a thread, and raises the first error that one raises."""
    failures: list[BaseException] = []

    def run(seed: int) -> None:
        try:
            work(seed)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=run, args=(k,)) for k in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def same(result: Any, expected: Any) -> None:
    np.testing.assert_array_equal(np.asarray(result), expected)
