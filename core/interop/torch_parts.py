"""One overload of a registered operator: its registration with torch, argument by argument.

The derivatives and batches of its calls are those of `torch_calls.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import torch

from core.caches import BoundedCache
from core.dispatcher.binding import call_positional
from core.errors import AutogradError
from core.interop import torch_calls, torch_values
from core.interop.plan import Plan, Step, plan_of, reads_results
from core.interop.run import listed
from core.interop.torch_schema import default_text
from core.schema import bind, parameters, schema_of

if TYPE_CHECKING:
    from typing import TypeAlias

    from torch._functorch.autograd_function import VmapInfo

    from core._native import Operator, Tensor
    from core.type_aliases import R

    Results: TypeAlias = torch.Tensor | list[torch.Tensor] | tuple[torch.Tensor, ...] | None

HERE = object()  # where a tensor stood
MOST_PLANS = 1000  # of an operator; some number may be another in every call
_PLAIN = (bool, int, float, str, type(None))


class Parts:
    """The kernel, fake kernel, autograd and batching functions of one overload."""

    overload: Any = None  # torch's, once it is defined

    def __init__(self, op: Operator) -> None:
        self.op = op.leaves
        self._plans: BoundedCache[str, Plan] = BoundedCache(MOST_PLANS)
        self.parameters = parameters(op)
        self.written = [i for i, p in enumerate(self.parameters) if p.write]
        schema = schema_of(op)
        self.is_list, self.count = schema.returns_list, len(schema.results)
        self.unspelled = [  # whose defaults torch has no words for
            (i, p.default)
            for i, p in enumerate(self.parameters)
            if p.has_default and default_text(p.default) is None
        ]
        keyword_only = [p.keyword_only for p in self.parameters]
        self.positional = None if any(keyword_only) else len(keyword_only)

    # ---- what torch calls ----------------------------------------------------------------------
    def kernel(self, *args: Any, **kwargs: Any) -> Results:
        """On memory: core's operator on tensors that share it."""
        taken: list[Any] = []
        if len(args) == self.positional and not self.unspelled:
            result = self.op(*[_value(v, taken) for v in args])
        else:
            values = [_value(v, taken) for v in self._bound(args, kwargs)]
            result = call_positional(self.op, self.op, values)
        return self._shaped(torch_values.to_torch(listed(result), taken))

    def fake(self, *args: Any, **kwargs: Any) -> Results:
        """On fake tensors: core's fake kernel."""
        return self._shaped(torch_calls.fake(*self._plan(args, kwargs)))

    def autograd(self, keyset: torch._C.DispatchKeySet, *args: Any, **kwargs: Any) -> Results:
        """On tensors that may require grad: a call below autograd, recorded where needed."""
        redispatch, after = self.overload.redispatch, keyset & torch._C._after_autograd_keyset
        if not torch_calls.is_recorded(args, kwargs):
            with torch._C._AutoDispatchBelowAutograd():
                result: Results = redispatch(after, *args, **kwargs)
            if self.written:
                self._count_writes(args, kwargs)
            return result
        if self.written:
            raise _no_gradient(self.op)
        tensors: list[Any] = []
        constants = [_without(v, tensors) for v in self._bound(args, kwargs)]
        call = torch_calls.Call(
            lambda: self._known_plan(constants),
            reads_results(self.op, self.op.vjp),
            lambda: listed(redispatch(after, *args, **kwargs)),
        )
        return self._shaped(torch_calls.record(call, tensors))

    def vmap(
        self, info: VmapInfo, dims: Sequence[Any], *args: Any, **kwargs: Any
    ) -> tuple[Results, int | list[int] | tuple[int, ...] | None]:
        """On batches: the call with a step more."""
        if self.written:
            raise _no_batch(self.op)
        plan, tensors = self._plan(args, kwargs)
        flat = _batch_dims(dims, args) + [None] * (plan.inputs - len(_batch_dims(dims, args)))
        results = torch_calls.derive(plan, Step("vmap", dims=tuple(flat)), tensors)
        return self._shaped(results), self._shaped([0] * len(results))

    # ---- arguments and results -----------------------------------------------------------------
    def _bound(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        """The arguments in the schema's order; defaults that torch has no words for filled in."""
        values = bind(self.op, args, kwargs)
        for i, default in self.unspelled:
            values[i] = default if values[i] is None else values[i]
        return values

    def _plan(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Plan, list[Any]]:
        values = [_constants(v) for v in self._bound(args, kwargs)]
        return plan_of(self.op, values, _is_tensor)

    def _known_plan(self, constants: list[Any]) -> Plan:
        """The plan of a call whose tensors were replaced by HERE."""
        key = repr(constants)
        plan = self._plans.use(key)
        if plan is None:
            values = [_constants(v) for v in constants]
            plan = self._plans.keep(key, plan_of(self.op, values, lambda v: v is HERE)[0])
        return plan

    def _shaped(self, results: Sequence[R]) -> R | list[R] | tuple[R, ...] | None:
        if self.is_list:
            return list(results)
        if self.count == 1:
            return results[0]
        return tuple(results) if results else None

    def _count_writes(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        """torch checks by its version counters that nothing saved was overwritten."""
        for i in self.written:
            p = self.parameters[i]
            value = args[i] if i < len(args) else kwargs.get(p.name)
            written = [v for v in listed(value) if _is_tensor(v)]
            torch.autograd.graph.increment_version(written)


def _is_tensor(value: object) -> bool:
    return isinstance(value, torch.Tensor)


def _value(value: Any, taken: list[Tensor]) -> Any:
    """An argument as core takes it; tensors among them are noted."""
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, torch.Tensor):
        taken.append(torch_values.to_core(value))
        return taken[-1]
    if isinstance(value, (list, tuple)):
        return [_value(v, taken) for v in value]
    return torch_values.constant(value)


def _constants(value: Any) -> Any:
    """An argument whose tensors are torch's still, and the rest core's."""
    if isinstance(value, torch.Tensor):
        return value
    if isinstance(value, (list, tuple)):
        return [_constants(v) for v in value]
    return torch_values.constant(value)


def _without(value: Any, tensors: list[torch.Tensor]) -> Any:
    """An argument with HERE for each tensor; these are noted."""
    if isinstance(value, torch.Tensor):
        tensors.append(value)
        return HERE
    if isinstance(value, (list, tuple)):
        return [_without(v, tensors) for v in value]
    return value


def _batch_dims(dims: Sequence[Any], args: tuple[Any, ...]) -> list[int | None]:
    """The batch dimension of each tensor among the arguments."""
    flat_dims: list[int | None] = []
    for value, dim in zip(args, dims):
        if isinstance(value, torch.Tensor):
            flat_dims.append(dim)
        elif isinstance(value, (list, tuple)):
            inner = dim if isinstance(dim, (list, tuple)) else [dim] * len(value)
            flat_dims.extend(d for v, d in zip(value, inner) if isinstance(v, torch.Tensor))
    return flat_dims


def _no_gradient(op: Operator) -> AutogradError:
    return AutogradError(
        what=f"{op.name} was given a tensor that requires grad, and writes to its arguments",
        why="torch would need the form that returns a new tensor to differentiate it",
        exists="calls under torch.no_grad(), and operators that return their result",
        fix="wrap the call in `with torch.no_grad():`, or return the result instead of writing it",
    )


def _no_batch(op: Operator) -> AutogradError:
    return AutogradError(
        what=f"{op.name} writes to its arguments and cannot run under torch.vmap",
        why="a batch needs the form that returns a new tensor, and this operator has none",
        exists="operators that return their result",
        fix="call it outside of torch.vmap, or return the result instead of writing it",
    )
