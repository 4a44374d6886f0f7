"""Random programs are the same everywhere, and what is wrong with one is seen and made small."""

from __future__ import annotations

import datetime
import os

import fuzz_check
import pytest
from fuzz_check import check, mode_of, numbered, report, shrink
from fuzz_engines import CORE, pytorch
from fuzz_programs import Input, Program


def test_a_seed_is_one_program():
    texts = [numbered("0", k).source() for k in range(50)]
    assert texts == [numbered("0", k).source() for k in range(50)]
    assert len(set(texts)) == 50


def test_programs_use_the_whole_vocabulary():
    text = "\n".join(numbered("words", k).source() for k in range(600))
    for word in (
        "no_grad",
        "vmap",
        "jacrev",
        "jvp",
        "linearize",
        "backward()",
        "diagonal",
        "+=",
        "stack",
    ):
        assert word in text


def test_a_fault_is_seen_and_its_program_made_small(monkeypatch):
    """With a compiler that forgets a write to the memory of an argument."""
    body = ("x = a * 2.0", "y = c.sin(b)", "z = y + 1.0", "b += x[0]", "w = c.tanh(x)")
    inputs = Input("a", ("n", "m")), Input("b", ("m",))
    program = Program("fixed", inputs, body, ("w", "b"))
    assert not check(program, "calls", CORE).fault

    def forgetful(function):
        return lambda c, a, b: function(c, a, b + 0.0)

    monkeypatch.setattr(fuzz_check.core, "compile", forgetful)
    assert "argument 1" in check(program, "calls", CORE).fault
    small = shrink(program, "calls", CORE)
    assert small.body == ("x = a * 2.0", "b += x[0]", "w = c.tanh(x)") and small.outputs == ("w",)


@pytest.mark.parametrize("number", range(6))
def test_programs_that_stay_the_same(number):
    program = numbered("quick", number)
    result = check(program, "calls", None)
    assert not result.fault, report(program, result, "calls")


@pytest.mark.slow
@pytest.mark.peers
def test_programs_of_the_day():
    """2,000 with a seed of the day, or of FUZZ_SEED, which `run.py --show seed:number` takes."""
    pytest.importorskip("torch")
    peer, failures = pytorch(), []
    seed = os.environ.get("FUZZ_SEED") or datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d")
    print(f"FUZZ_SEED={seed}")
    for number in range(int(os.environ.get("FUZZ_PROGRAMS", "2000"))):
        program, mode = numbered(seed, number), mode_of(number, 0.005, 0.3)
        result = check(program, mode, peer)
        if result.fault:
            failures.append(report(program, result, mode))
    assert not failures, "\n".join(failures[:20])
