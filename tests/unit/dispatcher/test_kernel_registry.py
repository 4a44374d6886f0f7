"""The registry that a backend gets: checked at once, committed together, taken back together."""

from __future__ import annotations

import pytest

import core
from core.errors import RegistrationError
from core.plugins.registry import KernelRegistry


def test_registering_checks_at_the_line_of_the_caller() -> None:
    registry = KernelRegistry("me", "cpu")
    with pytest.raises(RegistrationError) as caught:
        registry.register("core::addd", print)
    assert "did you mean 'core::add'?" in str(caught.value)
    before = len(core.add.kernels)
    registry.register("core::add", print)
    assert len(core.add.kernels) == before


def test_registering_checks_the_signature() -> None:
    registry = KernelRegistry("me", "cpu")
    with pytest.raises(RegistrationError, match=r"too many positional arguments, it takes \(x1\)"):
        registry.register("core::add", lambda x1: x1)


def test_functions_of_tvm_become_kernels() -> None:
    def fill(x1, x2, out):  # the outputs come last, to be filled
        core._native.assign(out, core.multiply(x1, 3.0))

    function = type(
        "Function", (), {"__module__": "tvm_ffi.core", "__call__": lambda s, *a: fill(*a)}
    )()
    registry = KernelRegistry("tvm_provider", "cpu")
    registry.register("core::add", function, priority=1000)
    with pytest.raises(KeyError), registry.committed():
        assert core.add(core.full((2,), 2.0), 1.0).tolist() == [6.0, 6.0]
        raise KeyError
    assert core.add(core.full((2,), 2.0), 1.0).tolist() == [3.0, 3.0]


def test_a_commit_that_fails_puts_back_what_it_replaced() -> None:
    first = KernelRegistry("committer", "cpu")
    first.register("core::add", lambda x1, x2: core.DECLINED)
    with pytest.raises(KeyError), first.committed():
        before = [(k, k.dtypes) for k in core.add.kernels]
        second = KernelRegistry("committer", "cpu")
        for dtypes in (["float32"], None):
            second.register("core::add", lambda x1, x2: core.DECLINED, dtypes=dtypes, replace=True)
        with pytest.raises(OSError, match="later"), second.committed():
            assert [(k, k.dtypes) for k in core.add.kernels] != before
            raise OSError("later")
        assert [(k, k.dtypes) for k in core.add.kernels] == before
        raise KeyError
    assert not [k for k in core.add.kernels if k.provider == "committer"]
