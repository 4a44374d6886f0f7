"""What calling a custom operator costs beside its kernel, against torch.library: one element.

The kernel of each operator returns a tensor that was made before, so that the call itself is what
is measured. core and torch are timed in turn in the same process; a row is the ratio of medians.
"""

from __future__ import annotations

import dataclasses
import sys

import torch
from measure import Row, nanoseconds, print_table

import core

torch.set_num_threads(1)
LIMITS = {"without gradients": 0.1, "with gradients": 0.1, "forward and backward": 0.15}
ARGUMENTS = 14


def define_both(name: str, tensors: int) -> None:
    """bench::<name> of so many tensors in both libraries, with a derivative that saves one."""
    for library, custom_op in ((core, core.custom_op), (torch, torch.library.custom_op)):
        arguments = ", ".join(f"x{i}: library.Tensor" for i in range(tensors))
        space = {"library": library, "empty": library.empty}
        exec(f"def {name}({arguments}) -> library.Tensor: return empty((1,))", space)
        op = custom_op(f"bench::{name}", space[name], mutates_args=())

        def setup_context(ctx, inputs, output) -> None:  # type: ignore[no-untyped-def]
            ctx.save_for_backward(inputs[0])

        def backward(ctx, grad):  # type: ignore[no-untyped-def]
            ctx.saved_tensors  # noqa: B018
            return grad if tensors == 1 else (grad,) * tensors

        op.register_autograd(backward, setup_context=setup_context)


def rows() -> list[Row]:
    """Calls with one argument and with many, with and without gradients, and a backward."""
    names: dict[str, object] = {"core": core, "torch": torch}
    names.update(a=core.ones(1).requires_grad_(), b=core.ones(1))
    names.update(t=torch.ones(1).requires_grad_(), u=torch.ones(1))
    found = []
    for tensors, name in ((1, "one"), (ARGUMENTS, "many")):
        define_both(name, tensors)
        rest = ", b" * (tensors - 1), ", u" * (tensors - 1)
        names.update({f"core_{name}": getattr(core.ops.bench, name)})
        names.update({f"torch_{name}": getattr(torch.ops.bench, name).default})
        what = "1 argument" if tensors == 1 else f"{tensors} arguments"
        for case, first, after in (
            ("without gradients", "bu", ""),
            ("with gradients", "at", ""),
            ("forward and backward", "at", ".backward()"),
        ):
            ours = f"core_{name}({first[0]}{rest[0]}){after}"
            theirs = f"torch_{name}({first[1]}{rest[1]}){after}"
            ns = nanoseconds({"core": ours, "torch": theirs}, names)
            detail = f"core {ns['core'] / 1e3:.2f} us, torch {ns['torch'] / 1e3:.2f} us"
            found.append(
                Row(f"{what}, {case}", ns["core"] / ns["torch"], LIMITS[case], "x", detail)
            )
    return found


@dataclasses.dataclass(frozen=True)
class Config:
    """What torch.library takes as two arguments."""

    weight: core.Tensor
    n: int


def structured_rows() -> list[Row]:
    """A dataclass and a dict as arguments, against torch's operators of their parts."""
    kept, other = core.ones(1), torch.ones(1)

    @core.custom_op("bench::configured")
    def configured(x: core.Tensor, config: Config) -> core.Tensor:
        return kept

    @core.custom_op("bench::named")
    def named(x: core.Tensor, params: dict[str, core.Tensor]) -> core.Tensor:
        return kept

    def parts(x, weight, n):  # type: ignore[no-untyped-def]
        return other

    def listed(x, params):  # type: ignore[no-untyped-def]
        return other

    define = torch.library.custom_op
    schemas = "(Tensor x, Tensor weight, int n) -> Tensor", "(Tensor x, Tensor[] params) -> Tensor"
    names: dict[str, object] = {
        "configured": configured, "named": named, "a": core.ones(2), "t": torch.ones(2),
        "parts": define("bench::parts", parts, mutates_args=(), schema=schemas[0]),
        "listed": define("bench::listed", listed, mutates_args=(), schema=schemas[1]),
        "config": Config(core.ones(2), 2),
    }  # fmt: skip
    found = []
    for what, limit, ours, theirs in (
        ("a dataclass of 2, without gradients", 0.25, "configured(a, config)", "parts(t, t, 2)"),
        ("a dict of 2, without gradients", 0.4, "named(a, {'w': a, 'b': a})", "listed(t, [t, t])"),
    ):
        ns = nanoseconds({"core": ours, "torch": theirs}, names)
        detail = f"core {ns['core'] / 1e3:.2f} us, torch's flat one {ns['torch'] / 1e3:.2f} us"
        found.append(Row(what, ns["core"] / ns["torch"], limit, "x", detail))
    return found


def main() -> int:
    """Prints the table; 1 where a limit is missed."""
    title = "custom operators against torch.library, one element"
    met = print_table(title, rows() + structured_rows())
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
