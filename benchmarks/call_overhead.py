"""What a call costs before any element is computed: one element, one thread, everything warm.

core, NumPy and torch are timed in turn in the same process. A row is the ratio of medians, or for
custom operators the time above calling the Python kernel itself. The last part checks that the
measured way is every operator's: `core.explain` must show the same hops within a family.
"""

from __future__ import annotations

import sys

import numpy
import torch
from measure import ROUNDS, Row, nanoseconds, print_table

import core

torch.set_num_threads(1)

# statement in core, in torch, in NumPy; limits against torch and NumPy
CASES = [
    ("clone", "core.clone(a)", "torch.clone(t)", None, 0.4, None),
    ("add(a, b)", "core.add(a, b)", "torch.add(t, u)", "numpy.add(x, y)", 0.5, 1.2),
    (
        "add(a, b, out=c)",
        "core.add(a, b, out=c)",
        "torch.add(t, u, out=v)",
        "numpy.add(x, y, out=z)",
        0.5,
        1.2,
    ),
    ("a + b", "a + b", "t + u", "x + y", 0.5, 1.2),
    ("a + 1.0", "a + 1.0", "t + 1.0", "x + 1.0", 0.5, 1.2),
]
# Two operators of a family have to go the same way; the operands a call gets beside the name.
FAMILIES = {
    "arithmetic": (("add", "subtract", "multiply", "divide"), ("a", "b")),
    "unary": (("negative", "abs", "sqrt", "exp", "sin"), ("a",)),
    "reductions": (("sum", "mean"), ("a",)),
    "comparison": (("equal", "less", "greater_equal"), ("a", "b")),
}


def operands() -> dict[str, object]:
    x, y = numpy.ones(1, numpy.float32), numpy.full(1, 2, numpy.float32)
    return {
        "core": core, "torch": torch, "numpy": numpy, "x": x, "y": y,
        "a": core.asarray(x), "b": core.asarray(y), "t": torch.tensor(x), "u": torch.tensor(y),
        "c": core.empty((1,)), "v": torch.empty(1), "z": numpy.empty(1, numpy.float32),
    }  # fmt: skip


def compare_operators() -> list[Row]:
    rows = []
    for name, ours, theirs, numpys, torch_limit, numpy_limit in CASES:
        statements = {"core": ours, "torch": theirs, "numpy": numpys}
        took = nanoseconds({k: v for k, v in statements.items() if v}, operands())
        detail = ", ".join(f"{library} {ns:.0f} ns" for library, ns in took.items())
        rows.append(Row(f"{name} / torch", took["core"] / took["torch"], torch_limit, "x", detail))
        if numpy_limit is not None:
            ratio = took["core"] / took["numpy"]
            rows.append(Row(f"{name} / numpy", ratio, numpy_limit, "x", ""))
    return rows


def define_noop(tensors: int, returns: str):
    """A custom operator of that many tensors whose Python kernel does nothing, and that kernel."""
    names = [f"x{i}" for i in range(tensors)]
    arguments = ", ".join(f"{name}: core.Tensor" for name in names)
    result = "RESULT" if returns == "core.Tensor" else "None"
    scope = {
        "__name__": __name__,
        "core": core,
        "RESULT": core.asarray(numpy.zeros(1, numpy.float32)),
    }
    exec(f"def noop({arguments}) -> {returns}:\n    return {result}\n", scope)
    suffix = "none" if returns == "None" else "tensor"
    operator = core.custom_op(f"bench::noop{tensors}_{suffix}")(scope["noop"])
    return operator, scope["noop"]


def compare_custom_operators() -> list[Row]:
    rows = []
    for tensors, limit in ((1, 1.0), (14, 3.0)):
        for returns in ("None", "core.Tensor"):
            operator, function = define_noop(tensors, returns)
            arguments = ", ".join(["a"] * tensors)
            names = {**operands(), "operator": operator, "function": function}
            took = nanoseconds(
                {"operator": f"operator({arguments})", "function": f"function({arguments})"}, names
            )
            above = (took["operator"] - took["function"]) / 1e3
            what = f"no-op custom_op -> {returns}, {tensors} tensors, above its kernel"
            detail = ", ".join(f"{name} {ns:.0f} ns" for name, ns in took.items())
            rows.append(Row(what, above, limit, " us", detail))
    return rows


def same_hops() -> bool:
    """Prints which way each family's operators go; false when two of a family differ."""
    same = True
    print("\nhops of a call, by core.explain")
    for family, (names, operand_names) in FAMILIES.items():
        values = [operands()[name] for name in operand_names]
        ways = {name: tuple(core.explain(getattr(core, name), *values).stages) for name in names}
        agree = len(set(ways.values())) == 1
        same = same and agree
        print(f"  {family:<10}  {'same' if agree else 'DIFFERENT':<9}  {', '.join(names)}")
        for way in sorted(set(ways.values())):
            print(f"  {'':<10}  {' > '.join(way)}")
    return same


def main() -> None:
    title = f"call overhead, one element, one thread, medians of {ROUNDS} alternating rounds"
    met = print_table(title, compare_operators() + compare_custom_operators())
    print(f"  torch {torch.__version__}, NumPy {numpy.__version__}, core {core.__version__}")
    sys.exit(0 if same_hops() and met else 1)


if __name__ == "__main__":
    main()
