"""The operands and results of control flow: nests of tensors, compared with one another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.errors import ArgumentError, DtypeError, ShapeError, type_text
from core.operators.shape.creation import full
from core.pytree import TreeSpec, flatten, match, unflatten

if TYPE_CHECKING:
    from collections.abc import Sequence

_NUMBERS = (bool, int, float, complex)


class Nest:
    """Tensors and their structure. name: the nest's name in messages."""

    __slots__ = ("leaves", "name", "spec")

    def __init__(self, leaves: list[Tensor], spec: TreeSpec, name: str) -> None:
        self.leaves, self.spec, self.name = leaves, spec, name

    def build(self, leaves: Sequence[Any]) -> Any:
        """A nest of this structure, of other leaves."""
        return unflatten(list(leaves), self.spec)

    def like(self, tree: Any, name: str) -> list[Tensor]:
        """The leaves of a nest that has to be as this one: its structure, shapes and dtypes.

        Raises ArgumentError, ShapeError or DtypeError, which name the leaf.
        """
        leaves = match(tree, self.spec, name)
        if all(type(x) is Tensor and _is_like(x, y) for x, y in zip(leaves, self.leaves)):
            return leaves
        places = zip(self.spec.paths(name), leaves, self.leaves, strict=True)
        return [_need_like(path, x, y, self.name) for path, x, y in places]


def nest_of(tree: Any, name: str) -> Nest:
    """A nest of tensors; Python numbers in it become tensors."""
    leaves, spec = flatten(tree)
    if all(type(leaf) is Tensor for leaf in leaves):
        return Nest(leaves, spec, name)
    return Nest([_tensor(x, p) for x, p in zip(leaves, spec.paths(name))], spec, name)


def _tensor(value: Any, path: str) -> Tensor:
    if isinstance(value, Tensor):
        return value
    if isinstance(value, _NUMBERS):
        number: Tensor = full((), value)  # an operator, which is collected
        return number
    raise ArgumentError(
        what=f"{path} is {type_text(value)}",
        why="control flow carries tensors from one call of its functions to the next",
        exists="tensors, Python numbers, and nests of them (tuples, lists, dicts, dataclasses)",
        fix="let the function read it from where it is defined, or convert it: core.asarray(...)",
    )


def _is_like(x: Tensor, y: Tensor) -> bool:
    return x.shape == y.shape and x.dtype == y.dtype and x.device == y.device


def _need_like(path: str, value: Any, like: Tensor, whose: str) -> Tensor:
    """A leaf that is as another one; a Python number takes the other's dtype where it has one."""
    x = _as_number(value, like) if isinstance(value, _NUMBERS) else _tensor(value, path)
    if x.shape != like.shape:
        raise ShapeError(
            what=f"{path} has shape {x.shape}, and {like.shape} in {whose}",
            why="the result of one call is the argument of the next one",
            exists=f"tensors of shape {like.shape}",
            fix=f"return that shape, or begin with {x.shape}",
        )
    if x.dtype != like.dtype or x.device != like.device:
        raise DtypeError(
            what=f"{path} is {x.dtype.name} on {x.device}, and {like.dtype.name} on {like.device} "
            f"in {whose}",
            why="the result of one call is the argument of the next one",
            exists=f"tensors of {like.dtype.name} on {like.device}",
            fix=f"convert it: x.astype({like.dtype}), or begin with {x.dtype.name}",
        )
    return x


def _as_number(value: complex, like: Tensor) -> Tensor:
    order = (bool, int, float, complex)
    kinds = {"bool": bool, "complex": complex}
    kind = next((k for name, k in kinds.items() if name in like.dtype.kind), None)
    kind = kind or (float if "floating" in like.dtype.kind else int)
    fits = order.index(type(value)) <= order.index(kind)
    number: Tensor = full((), value, dtype=like.dtype if fits else None, device=like.device)
    return number


def own(leaves: Sequence[Tensor]) -> list[Tensor]:
    """Copies of the leaves that a loop or branch returns: a function may return what it was given,
    and results have memory of their own, in row-major order, as those of one call have."""
    return [leaf.clone() for leaf in leaves]


def need_truth(value: Any, name: str) -> Tensor | bool:
    """A predicate: one truth value."""
    if isinstance(value, bool):
        return value
    if isinstance(value, Tensor) and value.dtype.name == "bool" and value.shape == ():
        return value
    kind = type_text(value)
    if isinstance(value, Tensor):
        kind = f"a {value.dtype.name} tensor of shape {value.shape}"
    raise (DtypeError if isinstance(value, Tensor) else ArgumentError)(
        what=f"{name} is {kind}",
        why="it chooses the branch, and has to be one truth value",
        exists="a bool tensor of shape (), a Python bool",
        fix="compare, as in x > 0, and reduce: (x > 0).all() or .any()",
    )


def number_of_steps(xs: Nest, length: Any) -> Any:
    """How many steps a scan has: the length of all of xs, or `length`."""
    for path, leaf in zip(xs.spec.paths(xs.name), xs.leaves):
        if leaf.ndim == 0:
            raise ShapeError(
                what=f"{path} has shape ()",
                why="each step takes one slice along the first dimension",
                exists="tensors of one dimension or more",
                fix="let the function read it from where it is defined",
            )
    lengths = [(f"{p} has", leaf.shape[0]) for p, leaf in zip(xs.spec.paths(xs.name), xs.leaves)]
    lengths += [] if length is None else [("length is", length)]
    if not lengths:
        raise ArgumentError(
            what="scan was given neither xs nor length",
            why="the number of steps comes from them",
            exists="xs: tensors whose first dimension is walked; length: an int",
            fix="pass length=n",
        )
    first, steps = lengths[0]
    for name, n in lengths[1:]:
        if n != steps:
            raise ShapeError(
                what=f"{first} {steps} steps, and {name} {n}",
                why="each step takes one slice of each",
                exists="first dimensions of one length, equal to `length` where that is given",
                fix="cut them to one length, or leave length out",
            )
    if steps < 0:
        raise ArgumentError(
            what=f"length is {steps}",
            why="it is the number of steps",
            exists="0, 1, 2, ...",
            fix="pass no negative number",
        )
    return steps


def split_step(out: Any, carry: Nest) -> tuple[list[Tensor], Any]:
    """The carry's leaves, checked, and the y that a step returned."""
    if not isinstance(out, tuple) or len(out) != 2:
        kind = f"{len(out)} values" if isinstance(out, tuple) else type_text(out)
        raise ArgumentError(
            what=f"the function of scan returned {kind}",
            why="a step gives the carry for the next step, and a result that is stacked",
            exists="a tuple (carry, y), where y may be None",
            fix="return (carry, None) where nothing is to be stacked",
        )
    return carry.like(out[0], "the carry"), out[1]


def nest_of_y(y: Any) -> Nest:
    """The nest of the stacked results: None stands for no result."""
    leaves, spec = flatten(y)
    if all(leaf is None for leaf in leaves):
        return Nest([], spec, "y")
    return nest_of(y, "y")
