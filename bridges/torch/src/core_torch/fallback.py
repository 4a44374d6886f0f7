"""What PyTorch runs: an operator outside the table, or a graph that core cannot import.

An operator becomes an operator of core in the graph. It takes the call's tensors and numbers that
are sizes, hands their memory to PyTorch, and takes back the result. Its shape and dtype at every
size are those of PyTorch's fake kernel.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Hashable, Sequence
from types import SimpleNamespace
from typing import Any

import torch
from torch import is_tensor
from torch._subclasses import FakeTensorMode
from torch.fx.experimental.symbolic_shapes import ShapeEnv
from torch.utils import _pytree as pytree

import core
from core import Tensor, logging
from core._native import from_exchange, to_exchange
from core.errors import CompileError
from core_torch.metadata import core_dtype, laid_out, line_of, value_of

_numbers = itertools.count()
_made: dict[Any, Any] = {}  # operators, by what they call
_checks: dict[Hashable, Any] = {}  # operators that check, by what their errors say


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
        # What PyTorch computes may depend on strides: slogdet factorizes some matrices transposed.
        nodes = pytree.tree_leaves((node.args, node.kwargs))
        leaves = [laid_out(x, value_of(n)) for x, n in zip(leaves, nodes, strict=True)]
        places = [k for k, leaf in enumerate(leaves) if isinstance(leaf, Tensor)]
        rest = [None if isinstance(leaf, Tensor) else leaf for leaf in leaves]
        rest = [int(x) if type(x) is not bool and isinstance(x, int) else x for x in rest]
        expected = node.meta.get("val")
        results = _operator(node.target, expected, places, rest, spec)(*[leaves[k] for k in places])
        if expected is None:
            return None
        single = isinstance(expected, torch.Tensor)
        results = [results] if isinstance(results, Tensor) else list(results)
        return results[0] if single else _filled(expected, results)

    return call


def check(is_true: Tensor, message: str = "Expected Tensor with single nonzero value") -> None:
    """PyTorch's `_assert_async`, at the place where it stands: raises RuntimeError."""

    def kernel(x: Tensor) -> None:
        if not x.item():
            raise RuntimeError(message)

    _check(message, kernel, is_true)


def check_matrices(info: Tensor, name: str, *, is_matrix: bool) -> None:
    """PyTorch's `_linalg_check_errors`: raises its LinAlgError where `info` is not 0."""

    def kernel(info: Tensor) -> None:
        given = to_exchange(core.to_device(info, "cpu"), torch.Tensor, True)
        torch.ops.aten._linalg_check_errors(given, name, is_matrix=is_matrix)

    _check((name, is_matrix), kernel, info)


def _check(key: Hashable, kernel: Callable[[Tensor], None], x: Tensor) -> None:
    """Calls an operator that returns nothing, and may raise."""
    if key not in _checks:
        op = _checks[key] = core.library.define(
            f"core_torch::check_{next(_numbers)}", "(Tensor x) -> ()"
        )
        for device_type in _device_types():
            op.register_kernel(device_type, kernel)
        op.register_fake(lambda x: None)
    _checks[key](x)


def _device_types() -> set[str]:
    return {"cpu", *(str(d).partition(":")[0] for d in core.devices())}


def module_for_torch(
    module: torch.fx.GraphModule | SimpleNamespace, allowed: bool, error: Exception
) -> torch.fx.GraphModule:
    """A graph that core cannot import, for PyTorch to run; raises where that is not allowed.

    error: why it cannot.
    """
    if not allowed:
        raise error
    logging.warning("graph", "a graph is run by PyTorch, operator by operator: %s", error)
    logging.debug("graph", "%s", module.graph)
    if isinstance(module, torch.fx.GraphModule):
        return module
    return torch.fx.GraphModule({}, module.graph)


def call_module(module: torch.fx.GraphModule, arrays: Sequence[Any]) -> list[Any]:
    """The results of a graph that PyTorch runs: gradients are AOTAutograd's."""
    with torch.no_grad():
        return list(module(*arrays))


def _filled(expected: Any, results: Sequence[Tensor]) -> list[Any]:
    """What PyTorch's call returns: a list in which None may stand."""
    rest = iter(results)
    return [next(rest) if is_tensor(e) else e for e in expected]


def _operator(target: Any, expected: Any, places: list[int], rest: list[Any], spec: Any) -> Any:
    """The operator of core for a call of this form; made once."""
    none_or_one = [] if expected is None else [expected]
    listed = expected if isinstance(expected, (tuple, list)) else none_or_one
    count = sum(map(is_tensor, listed))
    if any(is_tensor(e) and e.layout != torch.strided for e in listed):
        raise CompileError(
            what=f"{target} returns a sparse tensor",
            why="results of a graph are tensors of strides",
            exists="dense tensors",
            fix="leave the call to PyTorch: torch.compiler.disable",
        )
    named = [x if isinstance(x, torch.nn.Module) else repr(x) for x in rest]
    key = target, tuple(places), tuple(named), str(spec), count
    if key not in _made:

        def made_by(tensors: Sequence[torch.Tensor]) -> list[torch.Tensor]:
            leaves = list(rest)
            for k, tensor in zip(places, tensors, strict=True):
                leaves[k] = tensor
            args, kwargs = pytree.tree_unflatten(leaves, spec)
            results = target(*args, **kwargs)
            results = [results] if isinstance(results, torch.Tensor) else results or []
            made = zip(results, listed, strict=True)  # None may stand for a tensor without elements
            return [_empty_like(e) if r is None else r for r, e in made if is_tensor(e)]

        _made[key] = _define(target, len(places), count, made_by)
    return _made[key]


def _empty_like(expected: torch.Tensor) -> torch.Tensor:
    return torch.empty(tuple(map(int, expected.shape)), dtype=expected.dtype)


def _define(
    target: Any,
    count: int,
    results: int,
    made_by: Callable[[Sequence[torch.Tensor]], list[torch.Tensor]],
) -> Any:
    """An operator of core that calls a function of torch tensors."""
    taken = ", ".join(f"Tensor x{k}" for k in range(count))
    returned = "Tensor" if results == 1 else f"({', '.join(['Tensor'] * results)})"
    label = re.sub(r"\W", "_", str(target))
    name = f"core_torch::{label}_{next(_numbers)}"
    op = core.library.define(name, f"({taken}) -> {returned}")
    only_reads = isinstance(target, torch._ops.OpOverload) and not target._schema.is_mutable

    def one_or_all(out: list[Tensor]) -> Any:
        return out[0] if results == 1 else tuple(out) or None

    def kernel(*tensors: Tensor) -> Any:
        device = tensors[0].device if tensors else core.device("cpu")
        if device.type != "cpu":
            tensors = tuple(core.to_device(x, "cpu") for x in tensors)
        given = [to_exchange(x, torch.Tensor, True) for x in tensors]
        with torch.no_grad():
            made = made_by(given if only_reads else [x.clone() for x in given])
        owned = {x.untyped_storage().data_ptr() for x in given} if made else ()
        made = [r.clone() if r.untyped_storage().data_ptr() in owned else r for r in made]
        out = [from_exchange(r.detach().contiguous()) for r in made]
        return one_or_all(out if device.type == "cpu" else [core.to_device(x, device) for x in out])

    def fake(*tensors: Tensor) -> Any:
        mode = FakeTensorMode(allow_non_fake_inputs=True, shape_env=ShapeEnv())
        with mode, torch.no_grad():
            made = made_by(
                [torch.empty(tuple(x.shape), dtype=_torch_dtype(x.dtype)) for x in tensors]
            )
        device = tensors[0].device if tensors else core.device("cpu")
        return one_or_all(
            [core.empty(tuple(r.shape), dtype=core_dtype(r.dtype), device=device) for r in made]
        )

    for device_type in _device_types():
        op.register_kernel(device_type, kernel)
    op.register_fake(fake)
    return op


def _torch_dtype(dtype: Any) -> torch.dtype:
    found = getattr(torch, dtype.name)
    assert isinstance(found, torch.dtype)
    return found
