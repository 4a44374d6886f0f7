"""Garbage collections at the worst moments: core keeps alive what it goes on using.

`pytest --gc-every-allocation` runs any tests so (tests/conftest.py).
"""

import gc

import numpy as np
import pytest

import core

# A collection at every line of a module of core: what one line leaves without an owner is gone when
# the next one runs. What stands before the module is frozen, so that a collection takes no time.
IMPORTS = """
import gc, importlib, os, pkgutil, sys

def every_line(frame, event, arg):
    if event == "line":
        gc.collect()
    return every_line

def called(frame, event, arg):
    code = frame.f_code
    if code.co_name != "<module>" or f"{os.sep}core{os.sep}" not in code.co_filename:
        return None
    gc.collect()
    gc.freeze()
    return every_line

gc.disable()
sys.settrace(called)
import core
for module in pkgutil.walk_packages(core.__path__, "core."):
    if not module.name.endswith("__main__") and module.name.startswith(tuple(PARTS)):
        importlib.import_module(module.name)
sys.settrace(None)
assert LAST in sys.modules
"""


def imports(parts, last):
    return f"PARTS, LAST = {parts!r}, {last!r}\n{IMPORTS}"


@pytest.mark.parametrize("parts", [["core.compiler", "core.custom_ops"]])
def test_modules_keep_what_they_read(run_python, parts):
    run_python(imports(parts, "core.compiler.guards.guarded_state"))


@pytest.mark.slow
def test_all_modules_keep_what_they_read(run_python):
    run_python(imports(["core."], "core.interop"))


@pytest.fixture
def collecting(collects_often):
    """A collection at nearly every allocation, for one test."""
    with collects_often():
        yield


def _mixed(x, w):
    y = core.tanh(x @ w) * 2 + 1
    z = core.concat([y, core.softmax(y, axis=-1)], axis=0)
    z[0] = 0.5
    return (z * z).sum()


def test_eager_and_compiled_calls_while_everything_is_collected(collecting):
    for dynamic in (False, True, None):
        compiled = core.compile(_mixed, dynamic=dynamic)
        for n in (2, 3, 2):
            gradients = []
            for call in (_mixed, compiled):
                x = core.arange(float(n * 4)).reshape(n, 4).requires_grad_()
                w = core.ones((4, 3)).requires_grad_()
                call(x, w).backward()
                gradients.append((x.grad.tolist(), w.grad.tolist()))
            for got, want in zip(*gradients, strict=True):
                np.testing.assert_allclose(got, want, atol=1e-5)


def test_transforms_while_everything_is_collected(collecting):
    x = core.arange(6.0).reshape(2, 3)
    hessian = core.func.jacfwd(core.func.jacrev(lambda v: (core.sin(v) * v).sum()))
    each = core.func.vmap(hessian)(x)
    assert each.shape == (2, 3, 3)
    op = core.custom_op("collections_test::twice", lambda x: x * 2, schema="(Tensor x) -> Tensor")
    op.register_fake(lambda x: core.empty(x.shape, dtype=x.dtype))
    op.register_autograd(lambda ctx, g: g * 2)
    leaf = core.ones(3).requires_grad_()
    core.compile(lambda v: (op(v) + 1).sum())(leaf).backward()
    assert leaf.grad.tolist() == [2.0] * 3


def test_a_function_that_is_called_while_it_is_collected():
    """What a finalizer calls may have been taken apart before."""

    class Calls:
        def __init__(self):
            self.compiled = core.compile(lambda x: x * scale + 1)
            self.compiled.owner = self
            self.compiled(core.ones(2))

        def __del__(self):
            seen.append(self.compiled(core.ones(2)).tolist())

    seen, scale = [], 2.0
    for _ in range(3):
        Calls()
    gc.collect()
    assert seen == [[3.0, 3.0]] * 3


@pytest.mark.parametrize("threshold", range(32, 40))
def test_a_finalizer_that_compiles_while_something_is_compiled(threshold):
    """The collector comes at any allocation of a compilation; none holds what the other needs."""

    class Calls:
        def __init__(self):
            self.compiled = core.compile(lambda x: x * scale + 1)
            self.compiled.owner = self
            self.compiled(core.ones(2))

        def __del__(self):
            seen.append(self.compiled(core.ones(2)).tolist())

    seen, scale, before = [], 2.0, gc.get_threshold()
    gc.collect()
    gc.set_threshold(threshold, 1, 1)
    try:
        for _ in range(3):
            Calls()
    finally:
        gc.set_threshold(*before)
    gc.collect()
    assert seen == [[3.0, 3.0]] * 3
