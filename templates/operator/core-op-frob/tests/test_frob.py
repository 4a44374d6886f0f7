"""The operator against its own promises: core's documentation, "opcheck", lists what is checked."""

from __future__ import annotations

import core
import pytest

from core_op_frob import frob


@pytest.mark.parametrize("shape", [(), (3,), (2, 0), (2, 3)])
def test_frob_keeps_its_promises(shape: tuple[int, ...]) -> None:
    x = core.linspace(0.3, 0.9, 6, dtype=core.float64)[: core.ones(shape).size]
    assert frob.check(x.reshape(shape).requires_grad_(), 2.0).ok


def test_frob_computes_what_it_should() -> None:
    result = frob(core.asarray([0.0, 1.0]), 2.0)
    core.testing.assert_close(result, core.asarray([0.0, 0.9640276]))
