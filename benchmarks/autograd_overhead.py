"""What differentiating costs beside the arithmetic, and calls drawn at random: one element each.

core and torch are timed in turn in the same process; a row is the ratio of medians. Each of the
operators is called with the same operands in both; those drawn change with the seed, an argument.
"""

from __future__ import annotations

import random
import sys

import numpy
import torch
from measure import ROUNDS, Row, nanoseconds, print_table

import core

torch.set_num_threads(1)

# name: statement in core, in torch; the limit of the ratio
GRADIENTS = {
    "add, requires_grad": ("core.add(a, b)", "torch.add(t, u)", 0.6),
    "(a * b + c).sum(), backward": (
        "((a * b) + c).sum().backward(); a.grad = None",
        "((t * u) + v).sum().backward(); t.grad = None",
        0.15,
    ),
    "(a.exp() * b).sum(), backward": (
        "(a.exp() * b).sum().backward(); a.grad = None",
        "(t.exp() * u).sum().backward(); t.grad = None",
        0.15,
    ),
    "(a - b).sin() * c, backward": (
        "((a - b).sin() * c).backward(); a.grad = None",
        "((t - u).sin() * v).backward(); t.grad = None",
        0.15,
    ),
    "(a * b + c).sum(), autograd.grad": (
        "core.autograd.grad(((a * b) + c).sum(), a)",
        "torch.autograd.grad(((t * u) + v).sum(), t)",
        None,
    ),
    "the same, added to .grad": (
        "((a * b) + c).sum().backward()",
        "((t * u) + v).sum().backward()",
        None,
    ),
}
# The hot families: operators of one and of two operands that both libraries name alike.
UNARY = (
    *("abs", "negative", "exp", "log", "sin", "cos", "tanh", "sqrt", "square", "sign", "floor"),
    *("ceil", "round", "trunc", "expm1", "log1p", "reciprocal", "rsqrt", "sigmoid", "erf", "tan"),
    *("isnan", "isinf", "isfinite", "sum", "mean", "prod", "amax", "amin", "clone", "flatten"),
)
BINARY = (
    *("add", "subtract", "multiply", "divide", "maximum", "minimum", "pow", "atan2", "hypot"),
    *("equal", "not_equal", "less", "less_equal", "greater", "greater_equal", "logical_and"),
    *("matmul", "fmod", "remainder", "copysign", "logaddexp"),
)
TORCH_NAMES = {"equal": "eq"}
DRAWN = 10


def operands() -> dict[str, object]:
    """a and t are leaves with requires_grad; the others are constants."""
    x, y, z = (numpy.full(1, value, numpy.float32) for value in (0.5, 2.0, 3.0))
    tensors = {
        "a": core.asarray(x).requires_grad_(), "b": core.asarray(y), "c": core.asarray(z),
        "t": torch.tensor(x, requires_grad=True), "u": torch.tensor(y), "v": torch.tensor(z),
    }  # fmt: skip
    return {"core": core, "torch": torch, **tensors}


def compare(what: str, ours: str, theirs: str, limit: float | None) -> Row:
    took = nanoseconds({"core": ours, "torch": theirs}, operands())
    detail = ", ".join(f"{library} {ns:.0f} ns" for library, ns in took.items())
    return Row(what, took["core"] / took["torch"], limit, "x", detail)


def draw(seed: int) -> list[Row]:
    """Operators drawn from the hot families, each against torch's call without gradients."""
    families = [(n, "b", "u") for n in UNARY] + [(n, "b, c", "u, v") for n in BINARY]
    known = [f for f in families if hasattr(core, f[0]) and hasattr(torch, torch_name(f[0]))]
    rows = []
    for name, ours, theirs in random.Random(seed).sample(known, DRAWN):
        call = f"core.{name}({ours})"
        rows.append(compare(f"{name}({ours})", call, f"torch.{torch_name(name)}({theirs})", 0.6))
    return rows


def torch_name(name: str) -> str:
    return TORCH_NAMES.get(name, name)


def main() -> None:
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    rows = [compare(what, *case) for what, case in GRADIENTS.items()]
    title = f"one element, one thread, medians of {ROUNDS} alternating rounds, core / torch"
    met = print_table(title, rows)
    met = print_table(f"{DRAWN} operators drawn with seed {seed}", draw(seed)) and met
    print(f"  torch {torch.__version__}, core {core.__version__}")
    sys.exit(0 if met else 1)


if __name__ == "__main__":
    main()
