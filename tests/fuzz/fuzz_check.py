"""Checks a program: core call by call against PyTorch, compiled against core call by call."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass

import fuzz_generator
from fuzz_departures import departure, of_compiled
from fuzz_engines import CALLS, CORE, Library, members_called, run
from fuzz_outcomes import Outcome, difference, kind_of
from fuzz_programs import Program

import core

# How a program is compiled: not at all, with fused operators that call their members, or with
# kernels for them, which takes a C compiler and most of the time.
MODES = ("eager", "calls", "kernels")
TOLERANCE = 2e-4
_UNBOUND = (NameError, UnboundLocalError)  # a shrunk program that is none any more


@dataclass
class Result:
    """What a check says: fault is "" where there is none; where: which engine and call differs."""

    fault: str = ""
    where: str = ""
    departure: str = ""
    raised: bool = False


def check(program: Program, mode: str, peer: Library | None) -> Result:
    """Runs a program as a mode says; peer: PyTorch, if it is there."""
    function, later = program.functions()
    expected = run(program, function, later, CORE, CALLS[0])
    result = Result(raised=expected.error is not None)
    if isinstance(expected.error, _UNBOUND):
        return result
    if peer is not None:
        theirs = run(program, function, later, peer, CALLS[0])
        if theirs.error is not None and kind_of(theirs.error) == "leaf written":
            with peer.looking():
                theirs = run(program, function, later, peer, CALLS[0])
        _against(result, expected, theirs)
    if mode != "eager" and not result.fault:
        with members_called() if mode == "calls" else nullcontext():
            _compiled(result, program, expected)
    return result


def _against(result: Result, is_: Outcome, expected: Outcome) -> None:
    reason = difference(is_, expected, TOLERANCE)
    if reason:
        result.departure = departure(is_, expected)
    if reason and not result.departure:
        result.fault, result.where = reason, "core and PyTorch"


def _compiled(result: Result, program: Program, first: Outcome) -> None:
    """The calls of a compiled program: the same values, others, other sizes twice."""
    function, later = program.functions()
    compiled = core.compile(function)
    for k, call in enumerate(CALLS):
        expected = first if k == 0 else run(program, function, later, CORE, call)
        is_ = run(program, compiled, later, CORE, call)
        reason = difference(is_, expected, TOLERANCE)
        if reason and (allowed := of_compiled(is_, expected)):
            result.departure = allowed
        elif reason:
            result.fault, result.where = reason, f"compiled and eager, call {k}"
            return


def shrink(program: Program, mode: str, peer: Library | None, most: int = 120) -> Program:
    """The smallest program that fails alike, of those with parts left out."""
    first = check(program, mode, peer)
    if first.where == "core and PyTorch":
        mode = "eager"
    tried = 0
    while True:
        for smaller in program.smaller():
            tried += 1
            if tried > most:
                return program
            if _fails(smaller, mode, peer, _kind(first)):
                program = smaller
                break
        else:
            return program


def _fails(program: Program, mode: str, peer: Library | None, kind: str) -> bool:
    try:
        result = check(program, mode, peer)
    except SyntaxError:
        return False
    return bool(result.fault) and _kind(result) == kind


def _kind(result: Result) -> str:
    """Where a program fails, and how."""
    return f"{result.where[:8]} {result.fault.split(':')[0]}"


def mode_of(number: int, kernels: float, calls: float) -> str:
    """The mode of a numbered program, for shares of programs that are compiled."""
    place = (number * 0.6180339887498949) % 1.0
    if place < kernels:
        return "kernels"
    return "calls" if place < kernels + calls else "eager"


def report(program: Program, result: Result, mode: str) -> str:
    """A failing program as it can be run, and what it does."""
    inputs = "\n".join(f"# {given}" for given in program.inputs)
    return (
        f"# seed {program.seed!r}, mode {mode}\n{inputs}\n{program.source()}"
        f"# {result.where}: {result.fault[:1500]}\n"
    )


def numbered(seed: str, number: int) -> Program:
    """The program of a seed and a number."""
    return fuzz_generator.program(f"{seed}:{number}")
