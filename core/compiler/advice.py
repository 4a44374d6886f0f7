"""Advice on code that splits a graph or makes a function run as Python: the line, why, and the fix.

A reason is a text that names a place, `(file:line)`; its advice is found by the beginning of the
text, or by a part of it.
"""

from __future__ import annotations

import linecache
import re

_PLACE = re.compile(r"\(([^()]+):(\d+)\)")
# (a part of a reason, its explanation, the code to write instead)
_ADVICE = (
    (
        "values are read",
        "Python needs the numbers there: a branch, float(), .item(), .tolist(), print, NumPy",
        "core.where for a branch, operators for arithmetic; or return the tensor and read it",
    ),
    (
        "a value decides",
        "each way through the function has plans of its own, and nothing is fused across",
        "core.where for a branch of few calls",
    ),
    (
        "history of a tensor",
        "gradients are computed from values: the calls before are run first",
        "core.func.grad of a function, or call backward() outside of the compiled function",
    ),
    (
        "try block",
        "an error has to be raised at the call itself, to be caught",
        "leave try out of it",
    ),
    ("has no fake kernel", "its result's shape is unknown before it ran", "@op.register_fake"),
    (
        "an internal error",
        "core, or a pass of a backend, has a bug: calls like this one are eager",
        "report it with the traceback in the log `graph`; core.compile.disable leaves the part of "
        "the function out that fails",
    ),
    (
        "captured it again",
        "plans are kept for each value that Python looks at",
        "pass numbers as arguments, use them in operators alone; or raise config.recompile_limit",
    ),
    (
        "costs more than it can win",
        "the function runs as Python at every call, and its graphs are small",
        "remove the cause named after it; options={'back_to_eager': False} keeps the graphs",
    ),
    (
        "it changes",
        "a call that was skipped would not change it",
        "return the new value, and store it outside of the compiled function",
    ),
    (
        "assigns a",
        "a call that was skipped would not assign it",
        "return it, and assign it outside",
    ),
    (
        "print is a function",
        "a call that was skipped would not print",
        "return the value, and print it outside; or print behind a flag, or every N steps: other "
        "calls are skipped then",
    ),
    (
        "vars is a function",
        "guards look attributes up by their names, and do not list them",
        "a dict or list of the object's own that holds what is listed: self.params = {...}",
    ),
    (
        "uses .__dict__",
        "guards look attributes up by their names, and do not list them",
        "a dict or list of the object's own that holds what is listed: self.params = {...}",
    ),
    (
        "may do more than compute",
        "a call that was skipped would not do it: print, read a clock, draw",
        "return what it needs, and call it outside of the compiled function",
    ),
    (
        "which may change",
        "its result may change between calls",
        "pass tensors, numbers, texts, dataclasses, modules, functions written in Python",
    ),
    (
        "NumPy uses an array",
        "what NumPy computes of an array that the function is given may be other values each time",
        "core.asarray(array) first, and core's operators of that; shapes and dtypes may be read",
    ),
    (
        "memory that Python may write to",
        "the tensor shares it with an array, whose reads and writes are not collected",
        "core.asarray(array, copy=True), or tensors and operators alone",
    ),
    (
        "inside a transform",
        "the transform is given its calls one by one",
        "compile what calls the transform, or transform the compiled function: grad(compile(f))",
    ),
    ("is disabled", "by core.compile.disable", "split the function there, or leave it out"),
    (
        " uses .",
        "it has a side effect, or its result is not determined by dtypes and shapes",
        "change values inside of the function only, and return them; read the rest outside",
    ),
    ("imports", "an import runs code of the module", "import at the top of the file"),
    (
        "writes a message",
        "a call that was skipped would be silent",
        "log outside, or every N steps: other calls are skipped then; or lower the level",
    ),
    (
        "core.cond runs as Python",
        "one call has to represent both functions",
        "functions that only call operators, and draw no random numbers",
    ),
)


def advice_on(reason: str) -> list[str]:
    """Lines for a reason: the user's source where it names one, why, and the remedy."""
    lines = [f"  {text}" for text in map(_source, _PLACE.findall(reason)) if text]
    for part, why, instead in _ADVICE:
        if part in reason:
            return [*lines, f"  why: {why}", f"  instead: {instead}"]
    return lines


def _source(place: tuple[str, str]) -> str:
    return linecache.getline(place[0], int(place[1])).strip()
