"""Control flow in PyTorch's graphs: calls that are given graphs, which become functions of core
tensors. Core's own control flow runs them, inside of the plan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import torch
from torch.utils import _pytree as pytree

import core
from core import Tensor
from core_torch.metadata import value_of

Function = Callable[..., tuple[Any, ...]]


def _cond(pred: Tensor, yes: Function, no: Function, operands: Sequence[Any]) -> Any:
    return core.cond(pred, lambda: yes(*operands), lambda: no(*operands))


def _while_loop(test: Function, body: Function, carry: Sequence[Tensor], more: Any) -> Any:
    return core.while_loop(
        lambda values: test(*values, *more)[0], lambda values: body(*values, *more), tuple(carry)
    )


def _scan(body: Function, carry: Sequence[Tensor], xs: Sequence[Tensor], more: Any) -> Any:
    count = len(carry)

    def step(values: tuple[Tensor, ...], row: tuple[Tensor, ...]) -> Any:
        out = body(*values, *row, *more)
        return out[:count], out[count:]

    last, ys = core.scan(step, tuple(carry), tuple(xs))
    return *last, *ys


def _map(body: Function, xs: Sequence[Tensor], more: Any) -> Any:
    return core.map(lambda row: body(*row, *more), tuple(xs))


CONTROL: dict[str, Callable[..., Any]] = {
    "cond": _cond, "while_loop": _while_loop, "scan": _scan, "map_impl": _map,
    "invoke_subgraph": lambda body, name, *operands: body(*operands),
}  # fmt: skip
# The arguments that core takes as tensors: carries, rows and predicates; the others go as they are.
_TENSORS = {"cond": [0], "while_loop": [2], "scan": [1, 2], "map_impl": [1]}


def is_served(node: torch.fx.Node, graphs: Iterable[torch.fx.GraphModule]) -> bool:
    """Whether core has the control flow that a node calls, for what it is given.

    graphs: those among its arguments.
    """
    name = str(node.target)
    given = [node.args[k] for k in _TENSORS.get(name, ())]
    values = [value_of(x) for x in pytree.tree_leaves(given)]
    values += pytree.tree_leaves(node.meta.get("val"))
    draws = any(_draws(x) for graph in graphs for x in graph.graph.nodes)
    return all(isinstance(x, torch.Tensor) for x in values) and not (draws and given)


def _draws(node: torch.fx.Node) -> bool:
    return torch.Tag.nondeterministic_seeded in getattr(node.target, "tags", ())
