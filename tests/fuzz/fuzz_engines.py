"""Runs programs: with PyTorch, with core call by call, and compiled."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from random import Random
from typing import Any

import numpy as np
from fuzz_outcomes import Outcome, memory_of, seen
from fuzz_programs import Program

import core
from core.compiler.fusion import fused_operators

# Each line is one call of a compiled function: (n, m, which values).
CALLS = ((3, 4, 0), (3, 4, 1), (4, 6, 2), (5, 2, 3))


class Library:
    """core or torch, and how an array becomes a tensor of it.

    looking: a context in which it finds out which tensors are leaves before it refuses a write.
    """

    def __init__(
        self, module: Any, tensor: Callable[[Any], Any], looking: Callable[[], Any] = nullcontext
    ) -> None:
        self.module, self.tensor, self.looking = module, tensor, looking


CORE = Library(core, core.asarray)


def pytorch() -> Library:
    """PyTorch; raises ImportError without it."""
    import torch

    torch.set_num_threads(1)
    return Library(_Owning(torch, func=_Owned(torch.func)), torch.from_numpy, _looking)


class _Owning:
    """A module with some other attributes in place of its own."""

    def __init__(self, module: Any, **others: Any) -> None:
        self.__dict__.update(others, module=module)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.module, name)


class _Owned:
    """PyTorch's transforms, whose results own their memory, as core's do.

    PyTorch hands out expanded ones: derivatives of sums, and what does not depend on a batch. What
    lies as the function returned it is left: its value, the tangent of that, and batches.
    """

    def __init__(self, func: Any) -> None:
        self.func = func

    def __getattr__(self, name: str) -> Any:
        transform = getattr(self.func, name)
        if name in ("jvp", "linearize"):
            return transform
        if name == "vmap":
            return self._vmap
        if name == "vjp":
            return self._vjp
        return _owning(transform)

    def _vjp(self, *args: Any, **kwargs: Any) -> Any:
        value, pullback = self.func.vjp(*args, **kwargs)
        return value, _owning(pullback)

    def _vmap(self, function: Any, **options: Any) -> Any:
        from torch._C import _functorch as levels

        def mapped(*args: Any) -> Any:
            batched = []

            def noting(*args: Any) -> Any:
                results = function(*args)
                number = levels.maybe_get_level
                for result in results if isinstance(results, tuple) else (results,):
                    inside = levels.is_batchedtensor(result)
                    batched.append(inside and number(result) == levels.maybe_current_level())
                return results

            results = self.func.vmap(noting, **options)(*args)
            if not isinstance(results, tuple):
                return results if batched[0] else _owning(results)
            return tuple(r if b else _owning(r) for r, b in zip(results, batched, strict=True))

        return mapped


def _owning(value: Any) -> Any:
    """An expanded tensor as a copy; a function whose results are such."""
    if isinstance(value, (list, tuple)):
        return type(value)(map(_owning, value))
    if _is_expanded(value):
        return value.clone().contiguous()
    return (lambda *args, **kw: _owning(value(*args, **kw))) if callable(value) else value


def _is_expanded(value: Any) -> bool:
    if not hasattr(value, "stride"):
        return False
    return any(s == 0 and n > 1 for s, n in zip(value.stride(), value.shape))


def _looking() -> Any:
    """A context in which PyTorch asks for the grad_fn of each argument before each call.

    Without that it may take a view whose base was written for a leaf, and refuse a write to it.
    """
    import torch
    from torch.overrides import TorchFunctionMode

    class Looking(TorchFunctionMode):
        def __torch_function__(
            self, function: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            for value in torch.utils._pytree.tree_leaves((args, kwargs or {})):
                if isinstance(value, torch.Tensor):
                    value.grad_fn  # what it computes is kept
            return function(*args, **kwargs or {})

    return Looking()


def arguments(program: Program, library: Library, n: int, m: int, which: int) -> list[Any]:
    """New arguments of some sizes, with the values of a number."""
    random = Random(f"{program.seed} values {which}")
    made: dict[str, Any] = {}
    for given in program.inputs:
        shape = tuple({"n": n, "m": m}.get(s, s) for s in given.shape)
        count = int(np.prod(shape))
        values = [random.randint(-127, 127) / 64 + 1 / 128 for _ in range(count)]
        if given.layout not in ("rows", "transposed"):
            made[given.name] = eval(given.layout, {}, made)
            continue
        tensor = library.tensor(np.array(values, given.dtype).reshape(shape))
        if given.layout == "transposed":
            tensor = library.tensor(np.array(values, given.dtype).reshape(shape[::-1])).mT
        if given.recorded:
            tensor.requires_grad_()
        made[given.name] = tensor
    return list(made.values())


def run(program: Program, function: Any, later: Any, library: Library, call: Any) -> Outcome:
    """Calls a program, writes to what it has returned, and asks for the gradients."""
    c, outcome = library.module, Outcome(source=program.source())
    inputs, results = arguments(program, library, *call), []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            outcome.stage = "the call"
            results = list(function(c, *inputs))
            outcome.memory = memory_of([*inputs, *results])
            _look(outcome, "result", results)
            if later is not None:
                outcome.stage = "later"
                later(c, *inputs, *results)
                _look(outcome, "result later", results)
            outcome.stage = "backward"
            _backward(c, results)
        except Exception as error:  # what it may be is not ours to say: it is compared
            outcome.error = error
        _look(outcome, "argument", inputs)
        _look(outcome, "gradient", [t.grad for t in inputs if t.is_leaf])
    return outcome


def _backward(c: Any, results: list[Any]) -> None:
    recorded = [r for r in results if getattr(r, "requires_grad", False)]
    total: Any = None
    for k, result in enumerate(recorded):
        part = (result * (k + 0.5)).sum() + (result * result).sum() * 0.25
        total = part if total is None else total + part
    if total is not None:
        total.backward()


def _look(outcome: Outcome, name: str, tensors: list[Any]) -> None:
    for k, tensor in enumerate(tensors):
        outcome.tensors[f"{name} {k}"] = seen(tensor)


# ---- compiled ----------------------------------------------------------------------------------
@contextmanager
def members_called() -> Iterator[None]:
    """Fused operators get no kernel: they make the calls of their members, and no C is compiled."""
    before = fused_operators.register_body, fused_operators._kernels
    fused_operators.register_body, fused_operators._kernels = _no_body, _without_bodies  # type: ignore
    try:
        yield
    finally:
        fused_operators.register_body, fused_operators._kernels = before


class _Apart(dict[Any, Any]):
    """Fused operators by what they do, numbered apart from those that have kernels."""

    def __len__(self) -> int:
        return super().__len__() + 1_000_000


_without_bodies = _Apart()


def _no_body(*args: Any, **kwargs: Any) -> None:
    """Leaves the operator without a kernel."""
