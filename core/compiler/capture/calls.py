"""`Call`: an operator and its arguments, as collectors ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.compiler.symbolic.symbols import Symbol, as_python, hint_of, is_symbolic, reads_inputs
from core.dispatcher.binding import flat_tensors
from core.schema import bind, parameters

if TYPE_CHECKING:
    from core._native import Operator
    from core.schema import Parameter


_SCALARS = ("Tensor|Scalar", "Scalar", "float")  # what may be another number at each call


def takes_numbers(op: Operator, parameter: Parameter) -> bool:
    """Whether an argument may be another number at each call of one graph."""
    if op.name != "core::full" and not any(p.is_tensor for p in parameters(op)):
        return False  # numbers may be sizes
    return parameter.type.rstrip("?") in _SCALARS and op.rule != "power"  # which refuses some ints


def settle_numbers(
    op: Operator, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """What a call is given, with numbers for symbols of number inputs where they are no scalars:
    sizes, axes, dtypes' names."""
    if not is_symbolic([args, list(kwargs.values())]):
        return args, kwargs
    if op.rule == "power":  # which refuses some ints
        args = tuple(_settled(a) if isinstance(a, int) else a for a in args)
    if not flat_tensors([*args, *kwargs.values()]) and op.name != "core::full":
        return tuple(map(_settled, args)), {n: _settled(a) for n, a in kwargs.items()}
    params = parameters(op)
    kinds = {p.name: p.type.rstrip("?") for p in params}
    positional = [p.type.rstrip("?") for p in params]
    settled = tuple(
        as_python(a) if k in _SCALARS else _settled(a) for a, k in zip(args, positional)
    )
    named = {
        n: as_python(a) if kinds.get(n) in _SCALARS else _settled(a) for n, a in kwargs.items()
    }
    return (*settled, *args[len(settled) :]), named


def _settled(arg: Any) -> Any:
    if isinstance(arg, Symbol):
        return arg.specialize() if reads_inputs(arg) else arg
    if type(arg) in (list, tuple) and is_symbolic(arg):
        return type(arg)(_settled(a) for a in arg)
    return arg


class Call:
    """A call that is captured.

    values: the arguments in the schema's order, defaults filled in; tensors: those among them;
    targets: the tensors that it writes to, those of out= among them.
    """

    __slots__ = ("args", "kwargs", "op", "targets", "tensors", "values")

    def __init__(self, op: Operator, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        self.op, self.args, self.kwargs = op, args, kwargs
        self.values = bind(op, args, kwargs)
        self.tensors = flat_tensors(self.values)
        self.targets = flat_tensors([self.out]) if self.out is not None else []
        if op.mutates:
            written = [v for p, v in zip(parameters(op), self.values) if p.write]
            self.targets += flat_tensors(written)

    @property
    def out(self) -> Tensor | tuple[Tensor, ...] | None:
        """The tensors passed as out=."""
        out: Tensor | tuple[Tensor, ...] | None = self.kwargs.get("out")
        return out

    @property
    def writes(self) -> bool:
        """Whether it writes to memory that is there already."""
        return self.op.mutates or self.out is not None

    def without_out(self) -> Call:
        """The same call, whose results are new tensors."""
        kwargs = {name: v for name, v in self.kwargs.items() if name != "out"}
        return Call(self.op, self.args, kwargs)

    def make(self) -> Any:
        """Calls the operator, with numbers for symbols."""
        kwargs = {name: hint_of(v) for name, v in self.kwargs.items()}
        return self.op(*map(hint_of, self.args), **kwargs)
