"""Calls that PyTorch makes: an operator outside the table, as an operator of core in the graph.

It takes the call's tensors and numbers that are sizes, hands their memory to PyTorch, and takes
back the result. Its shape and dtype at every size are those of PyTorch's fake kernel.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch.utils import _pytree as pytree
from torch.utils import dlpack

import core
from core import Tensor, logging
from core._native import from_dlpack
from core.errors import CompileError
from core_torch.metadata import core_dtype, line_of

_numbers = itertools.count()
_made: dict[Any, Any] = {}  # operators, by what they call


def call_by_torch(node: torch.fx.Node, allowed: bool) -> Callable[..., Any]:
    """What makes a node's call by PyTorch; raises where that is not allowed.

    It is called with the node's arguments, core tensors in the place of its tensors.
    """
    name, line = str(node.target), line_of(node)
    if not allowed:
        raise CompileError(
            what=f"{name} is not in core's table of PyTorch's operators ({line})",
            why="options={'fallback': 'error'} was asked for",
            exists="`python -m core_torch operators` lists the table",
            fix="leave the option out: PyTorch makes the call, with a line in the log",
        )
    logging.warning("graph", "%s is called by PyTorch (%s)", name, line or "line not known")

    def call(*args: Any, **kwargs: Any) -> Any:
        leaves, spec = pytree.tree_flatten((args, kwargs))
        places = [k for k, leaf in enumerate(leaves) if isinstance(leaf, Tensor)]
        rest = [None if isinstance(leaf, Tensor) else leaf for leaf in leaves]
        rest = [int(x) if type(x) is not bool and isinstance(x, int) else x for x in rest]
        results = _operator(node, places, rest, spec)(*[leaves[k] for k in places])
        single = isinstance(node.meta["val"], torch.Tensor)
        results = [results] if isinstance(results, Tensor) else list(results)
        return results[0] if single else _filled(node.meta["val"], results)

    return call


def _filled(expected: Any, results: Sequence[Tensor]) -> list[Any]:
    """What PyTorch's call returns: a list in which None may stand."""
    rest = iter(results)
    return [next(rest) if isinstance(e, torch.Tensor) else e for e in expected]


def _operator(node: torch.fx.Node, places: list[int], rest: list[Any], spec: Any) -> Any:
    """The operator of core for a call of this form; made once."""
    expected = node.meta["val"]
    listed = [expected] if isinstance(expected, torch.Tensor) else list(expected)
    count = sum(isinstance(e, torch.Tensor) for e in listed)
    key = str(node.target), tuple(places), repr(rest), str(spec), count
    if key not in _made:
        target: Any = node.target

        def made_by(tensors: Sequence[torch.Tensor]) -> list[torch.Tensor]:
            leaves = list(rest)
            for k, tensor in zip(places, tensors, strict=True):
                leaves[k] = tensor
            args, kwargs = pytree.tree_unflatten(leaves, spec)
            results = target(*args, **kwargs)
            results = [results] if isinstance(results, torch.Tensor) else results
            return [r for r in results if isinstance(r, torch.Tensor)]

        _made[key] = _define(str(node.target), len(places), count, made_by)
    return _made[key]


def _define(
    target: str,
    count: int,
    results: int,
    made_by: Callable[[Sequence[torch.Tensor]], list[torch.Tensor]],
) -> Any:
    """An operator of core that calls a function of torch tensors."""
    taken = ", ".join(f"Tensor x{k}" for k in range(count))
    returned = "Tensor" if results == 1 else f"({', '.join(['Tensor'] * results)})"
    label = re.sub(r"\W", "_", target)
    name = f"core_torch::{label}_{next(_numbers)}"
    op = core.library.define(name, f"({taken}) -> {returned}")

    def kernel(*tensors: Tensor) -> Any:
        host = [x if x.device.type == "cpu" else core.to_device(x, "cpu") for x in tensors]
        # The callee may write to its arguments, and return them.
        made = made_by([dlpack.from_dlpack(x.contiguous()).clone() for x in host])
        out = [from_dlpack(r.detach().contiguous()) for r in made]
        device = tensors[0].device if tensors else core.device("cpu")
        out = [x if device.type == "cpu" else core.to_device(x, device) for x in out]
        return out[0] if results == 1 else tuple(out)

    def fake(*tensors: Tensor) -> Any:
        metas = [
            torch.empty(tuple(x.shape), dtype=_torch_dtype(x.dtype), device="meta") for x in tensors
        ]
        device = tensors[0].device if tensors else core.device("cpu")
        out = [
            core.empty(tuple(r.shape), dtype=core_dtype(r.dtype), device=device)
            for r in made_by(metas)
        ]
        return out[0] if results == 1 else tuple(out)

    for device_type in {"cpu", *(str(d).partition(":")[0] for d in core.devices())}:
        op.register_kernel(device_type, kernel)
    op.register_fake(fake)
    return op


def _torch_dtype(dtype: Any) -> torch.dtype:
    found = getattr(torch, dtype.name)
    assert isinstance(found, torch.dtype)
    return found
