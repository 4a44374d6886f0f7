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
# The hot families (those with a native rule): operators that both libraries name alike.
UNARY = (
    *("abs", "negative", "exp", "log", "sin", "cos", "tanh", "sqrt", "square", "sign", "floor"),
    *("ceil", "round", "trunc", "expm1", "log1p", "reciprocal", "rsqrt", "sigmoid", "erf", "tan"),
    *("isnan", "isinf", "isfinite", "sum", "mean", "prod", "amax", "amin", "clone", "squeeze"),
)
BINARY = (
    *("add", "subtract", "multiply", "divide", "maximum", "minimum", "pow", "atan2", "hypot"),
    *("equal", "not_equal", "less", "less_equal", "greater", "greater_equal", "logical_and"),
    *("matmul", "fmod", "remainder", "copysign", "logaddexp"),
)
OTHERS = {
    "permute_dims": ("core.permute_dims(m, (1, 0))", "torch.permute(n, (1, 0))"),
    "broadcast_to": ("core.broadcast_to(b, (1, 1))", "torch.broadcast_to(u, (1, 1))"),
    "expand_dims": ("core.expand_dims(b, 0)", "torch.unsqueeze(u, 0)"),
    "copy_": ("b.copy_(c)", "u.copy_(v)"),
    "sum of rows": ("core.sum(m, axis=1)", "torch.sum(n, dim=1)"),
    "matmul of matrices": ("core.matmul(m, m)", "torch.matmul(n, n)"),
}
TORCH_NAMES = {"equal": "eq"}
DRAWN = 10


def operands() -> dict[str, object]:
    """a and t are leaves with requires_grad; the others are constants."""
    x, y, z = (numpy.full(1, value, numpy.float32) for value in (0.5, 2.0, 3.0))
    tensors = {
        "a": core.asarray(x).requires_grad_(), "b": core.asarray(y), "c": core.asarray(z),
        "t": torch.tensor(x, requires_grad=True), "u": torch.tensor(y), "v": torch.tensor(z),
    }  # fmt: skip
    tensors.update(m=core.ones((1, 1)), n=torch.ones(1, 1))
    return {"core": core, "torch": torch, **tensors}


def compare(what: str, ours: str, theirs: str, limit: float | None) -> Row:
    took = nanoseconds({"core": ours, "torch": theirs}, operands())
    detail = ", ".join(f"{library} {ns:.0f} ns" for library, ns in took.items())
    return Row(what, took["core"] / took["torch"], limit, "x", detail)


def draw(seed: int) -> list[Row]:
    """Operators drawn from the hot families, each against torch's call without gradients."""
    calls = {name: (f"core.{name}(b)", f"torch.{torch_name(name)}(u)") for name in UNARY}
    calls |= {name: (f"core.{name}(b, c)", f"torch.{torch_name(name)}(u, v)") for name in BINARY}
    hot = {name: call for name, call in calls.items() if is_hot(getattr(core, name))} | OTHERS
    drawn = random.Random(seed).sample(sorted(hot), DRAWN)
    return [compare(name, *hot[name], 0.6) for name in drawn]


def is_hot(op) -> bool:
    return op.rule is not None or op.view is not None


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
