"""The context of a `core.autograd.Function`: saves values for backward; calls backward."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.autograd.formulas import fit_to, zeros
from core.dispatcher.signatures import place_of
from core.errors import AutogradError
from core.tensors.kinds import is_differentiable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core._native import device as Device
    from core._native import dtype as DType
    from core.autograd.contexts import ContextFormula
    from core.autograd.function import Function
    from core.hooks import EdgeGradients
    from core.type_aliases import Outputs, Shape


def viewed(
    function: ContextFormula | type[Function], tensors: Sequence[Tensor | None]
) -> tuple[Any, ...]:
    """Tensors as the author of a derivative wrote for: of core.compat.torch, or core's own."""
    view = function.subclass_view
    return tuple(tensors) if view is None else tuple(map(view, tensors))


class FunctionContext:
    """Values that `forward` saves for `backward`: tensors by save_for_backward, others by name."""

    function: Any = None  # the Function's class, or an operator's formula (contexts.py)

    # The initial values of a context, the only cost of making one.
    needs_input_grad: tuple[bool, ...] = ()
    materialize_grads = True
    _to_save: tuple[Any, ...] = ()
    _saved: Any = None  # a sequence, while backward or jvp runs
    _constants: tuple[Any, ...] = ()
    _dirty: tuple[Any, ...] = ()
    _inputs: Sequence[tuple[Shape, DType] | None] = ()  # of each argument that is a tensor
    _outputs: Sequence[tuple[Shape, DType, Device] | None] = ()  # of each output

    if TYPE_CHECKING:  # anything else by name

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

    def save_for_backward(self, *tensors: Tensor) -> None:
        """Saves tensors for backward, which raises if they were written to since."""
        for tensor in tensors:
            if tensor is not None and not isinstance(tensor, Tensor):
                raise AutogradError(
                    what=f"save_for_backward of {self.function.__name__} got a "
                    f"{type(tensor).__name__}",
                    why="it keeps tensors, and notices writes to them",
                    exists="tensors and None; any attribute for other values",
                    fix="set an attribute: ctx.name = value",
                )
        self._to_save = tensors

    save_for_forward = save_for_backward

    @property
    def saved_tensors(self) -> tuple[Any, ...]:
        """The tensors given to save_for_backward, while backward or jvp runs."""
        if self._saved is not None:
            return viewed(self.function, self._saved)
        raise AutogradError(
            what=f"saved_tensors of {self.function.__name__} was read outside of backward",
            why="they belong to the graph, and are freed with it",
            exists="saved_tensors, in backward and jvp",
            fix="keep what you need elsewhere: ctx.name = value",
        )

    def gradients(
        self, received: tuple[Tensor | None, ...], wanted: tuple[bool, ...]
    ) -> EdgeGradients:
        """The gradient for each argument, for the tape; None where it is not needed."""
        gradients = call_backward(self, received)
        return [g if want else None for g, want in zip(gradients, wanted)]

    def mark_non_differentiable(self, *tensors: Tensor) -> None:
        """These outputs get no history."""
        self._constants = tensors

    def mark_dirty(self, *tensors: Tensor) -> None:
        """forward wrote to these inputs, and returns them."""
        self._dirty = tensors

    def set_materialize_grads(self, value: bool) -> None:
        """Whether backward gets zeros, or None, for outputs that no gradient came for."""
        self.materialize_grads = bool(value)


def run_forward(
    cls: type[Function], ctx: FunctionContext, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Outputs:
    """Runs forward and setup_context, which save values in ctx; returns forward's result."""
    output: Outputs
    if cls.setup_context is None:
        output = cls.forward(ctx, *args, **kwargs)
    else:
        output = cls.forward(*args, **kwargs)
        cls.setup_context(ctx, tuple(args), output)
    return output


def describe(ctx: FunctionContext, args: Sequence[Any], outputs: Sequence[Any]) -> None:
    """Records the shapes and dtypes that backward's gradients must have."""
    ctx._inputs = [(a.shape, a.dtype) if is_differentiable(a) else None for a in args]
    ctx._outputs = [
        (o.shape, o.dtype, o.device) if isinstance(o, Tensor) else None for o in outputs
    ]


def contains(tensors: tuple[Any, ...], tensor: Tensor) -> bool:
    return any(t is tensor for t in tensors)


def call_backward(ctx: FunctionContext, received: Sequence[Tensor | None]) -> EdgeGradients:
    """The gradient for each argument of forward, in its shape and dtype."""
    function = ctx.function

    def whose() -> str:
        return f"backward of {function.__name__} ({place_of(function.backward)})"

    gradients = [
        zeros(*spec) if g is None and spec is not None and ctx.materialize_grads else g
        for g, spec in zip(received, ctx._outputs)
    ]
    raw = function.backward(ctx, *viewed(function, gradients))
    raw = tuple(raw) if isinstance(raw, (tuple, list)) else (raw,)
    count = len(ctx._inputs)
    if len(raw) < count or any(g is not None for g in raw[count:]):
        raise AutogradError(
            what=f"{whose()} returned {len(raw)} gradients for {count} arguments",
            why="it returns one gradient, or None, for each argument of forward",
            exists=f"{count} arguments",
            fix="return a tuple of that length",
        )
    return [
        None if g is None or spec is None else fit_to(whose, g, *spec)
        for g, spec in zip(raw, ctx._inputs)
    ]
