"""`VmapRule`: adapts a batching rule of the form of torch.library to `core.func.vmap`.

`rule(info, in_dims, *args, **kwargs) -> (output, out_dims)`: its result is checked here, since a
wrong dimension would silently give a wrong batch.
"""

from collections.abc import Callable, Hashable
from typing import Any

from core._native import Operator, Tensor
from core.dispatcher.binding import flat_tensors, note_rule
from core.errors import AutogradError, type_text
from core.schema import parameters, schema_of
from core.transforms.batching import VmapInfo
from core.transforms.levels import memory_of


class VmapRule:
    """The rule given to register_vmap; `at_level` binds it to one use of core.func.vmap."""

    def __init__(self, op: Operator, fn: Callable[..., Any]) -> None:
        self.op, self.fn = op, fn
        self.positional = sum(not p.keyword_only for p in parameters(op))
        schema, results = schema_of(op), schema_of(op).results
        tuples = schema.returns_tuple and bool(results)
        self.several = tuples or schema.returns_list
        self.count = len(results) if tuples else None
        self.types = [r.type for r in results]

    def at_level(self, level: Any) -> Callable[..., Any]:
        """The rule as the level calls it: with the arguments and their batch dimensions."""
        info = VmapInfo(level.size, level.randomness)
        return lambda op, args, dims, size: self._call(info, args, dims)

    def _call(self, info: VmapInfo, args: Any, dims: Any) -> Any:
        n = self.positional
        names = [p.name for p in parameters(self.op)[n:]]
        for name, dim in zip(names, dims[n:]):
            if dim is not None and dim != [None] * len(dim if isinstance(dim, list) else ()):
                raise self._wrong(
                    f"got a batch for its keyword-only argument {name!r}",
                    "in_dims has the dimensions of the positional arguments only",
                    "take the argument by position in the schema",
                )
        note_rule(self.fn)
        returned = self.fn(info, tuple(dims[:n]), *args[:n], **dict(zip(names, args[n:])))
        if not isinstance(returned, tuple) or len(returned) != 2:
            raise self._wrong(
                f"returned {_shown(returned)}",
                "it returns the output, and where the batch dimension of the output is",
                "return output, 0",
            )
        outputs, places = self._checked(*returned, info.batch_size)
        if self.op.may_alias:
            return outputs, places
        return self._own(outputs, {memory_of(x) for x in flat_tensors(args)}), places

    def _own(self, output: Any, used: set[Hashable]) -> Any:
        """A copy of the output, because a write to it would write to an argument."""
        if isinstance(output, tuple):
            return tuple(self._own(o, used) for o in output)
        if not isinstance(output, Tensor):
            return output
        own = output.clone() if memory_of(output) in used else output
        used.add(memory_of(own))
        return own

    def _checked(self, output: Any, dims: Any, size: int) -> Any:
        if not self.several:
            return output, self._dim(output, dims, size, self.types[0])
        outputs = tuple(output) if isinstance(output, (tuple, list)) else None
        if outputs is None or self.count not in (None, len(outputs)):
            raise self._wrong(
                f"returned {_shown(output)} as its outputs",
                f"the operator returns {self.count or 'a list'}",
                "return a tuple of them, and a tuple of their batch dimensions",
            )
        places = dims if isinstance(dims, (tuple, list)) else (dims,) * len(outputs)
        if len(places) != len(outputs):
            raise self._wrong(
                f"returned {len(places)} batch dimensions for {len(outputs)} outputs",
                "each output has one, or None",
                "return as many, or one for all of them",
            )
        types = self.types if self.count else self.types * len(outputs)
        out_dims = [self._dim(o, d, size, t) for o, d, t in zip(outputs, places, types)]
        return outputs, tuple(out_dims)

    def _dim(self, output: Any, dim: Any, size: int, declared: str) -> Any:
        if not declared.startswith("Tensor"):  # a number: the same for all elements
            return None
        if dim is None and (isinstance(output, Tensor) or output is None):
            return None
        if not isinstance(output, Tensor):
            raise self._wrong(
                f"returned {_shown(output)} as an output",
                "an operator under core.func.vmap returns tensors",
                "return a core.Tensor",
            )
        place = dim if isinstance(dim, int) and not isinstance(dim, bool) else output.ndim
        if not -output.ndim <= place < output.ndim or output.shape[place] != size:
            raise self._wrong(
                f"returned the batch dimension {dim!r} for an output of shape "
                f"{tuple(output.shape)}",
                f"that dimension of the output has the size of the batch, {size}",
                "return the position of the dimension, or None where there is none",
            )
        return place % output.ndim

    def _wrong(self, what: str, why: str, fix: str) -> AutogradError:
        return AutogradError(
            what=f"the batching rule of {self.op.name} {what}",
            why=why,
            exists=f"the schema {self.op.schema}",
            fix=fix,
        )


def _shown(value: Any) -> str:
    if isinstance(value, (tuple, list)):
        return f"{type_text(value)} of {len(value)}"
    return type_text(value)
