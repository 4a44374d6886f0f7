"""Runs expressions of array libraries on core's tensors and on NumPy's arrays, and compares.

A process of its own, because SciPy reads SCIPY_ARRAY_API when it is imported. Reads a JSON object
{"setup": statements, "expressions": [...]} and prints {expression: "good", or what went wrong}.
Of two results, a tensor and an array, the values have to agree; a client that gives back NumPy's
array for a tensor has converted it, which is what must not happen in silence.
"""

import json
import sys
import traceback

import numpy

import core


def operands(convert):
    """a, b: 20 numbers; p: positive ones; m: a matrix; i: integers; z: complex numbers."""
    draw = numpy.random.default_rng(0)
    a, b = draw.normal(size=20), draw.normal(size=20)
    arrays = {
        "a": a,
        "b": b,
        "p": numpy.abs(a) + 0.1,
        "m": draw.normal(size=(6, 4)),
        "i": draw.integers(0, 5, 20),
        "z": a + 1j * b,
    }
    return {name: convert(array) for name, array in arrays.items()}


def leaves(value):
    if isinstance(value, (tuple, list)):
        return [leaf for part in value for leaf in leaves(part)]
    return [value]


def compare(got, want):
    got, want = leaves(got), leaves(want)
    assert len(got) == len(want), f"{len(got)} results, not {len(want)}"
    for one, other in zip(got, want):
        if isinstance(other, (numpy.ndarray, numpy.generic)) and not isinstance(one, float):
            assert isinstance(one, core.Tensor), f"a {type(one)} came back"
        numpy.testing.assert_allclose(numpy.asarray(one), other, rtol=1e-6, atol=1e-9)


def outcome(expression, scope):
    try:
        want = eval(expression, {**scope, "xp": numpy, **operands(numpy.asarray)})
        got = eval(expression, {**scope, "xp": core, **operands(core.asarray)})
        compare(got, want)
    except Exception:
        return traceback.format_exc(limit=-4)
    return "good"


def main():
    task = json.load(sys.stdin)
    scope = {}
    exec(task["setup"], scope)
    print(json.dumps({text: outcome(text, scope) for text in task["expressions"]}))


if __name__ == "__main__":
    main()
