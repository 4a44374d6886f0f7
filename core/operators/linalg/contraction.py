"""Contractions of tensors of any rank: tensordot and einsum, by matrix products.

Each pair of operands becomes one `matmul`. Axes have labels: a label of both operands that is
not needed later is summed, one that is needed later is a batch dimension. Operands are permuted and
merged to (batch, rows, columns) as views where their strides allow. All this follows from shapes:
it is planned once for each, on sketches of the operands, and the plan is kept.
"""

from __future__ import annotations

import functools
import math
from typing import TYPE_CHECKING, Any

from core.errors import ArgumentError, IndexRangeError, ShapeError
from core.operators.definition.shapes import as_int, as_tuple, wrap_axis
from core.operators.functions import reshape
from core.operators.linalg.matmul import matmul
from core.operators.shape.triangles import diagonal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from types import EllipsisType

    from core._native import Operator, Tensor
    from core.type_aliases import Shape

    Label = int | str
    Labels = tuple[Label, ...]
    Labelled = tuple["Sketch", Labels]
    Step = tuple[Callable[..., Any], int, int | None]
    Plan = tuple[tuple[Step, ...], int]


# ---- plans -------------------------------------------------------------------------------------
class Sketch:
    """An operand of which the shape is known; `steps` records the operations on it.

    Each step replaces the tensor in the sketch's slot; one with another operand uses that up.
    """

    __slots__ = ("shape", "slot", "steps")

    def __init__(self, shape: Iterable[int], slot: int, steps: list[Step]) -> None:
        self.shape, self.slot, self.steps = tuple(shape), slot, steps

    @property
    def ndim(self) -> int:
        return len(self.shape)

    def then(
        self,
        call: Callable[..., Tensor] | Operator,
        shape: Iterable[int],
        other: Sketch | None = None,
    ) -> Sketch:
        """The sketch of call(x), or call(x, other)."""
        self.steps.append((call, self.slot, None if other is None else other.slot))
        return Sketch(shape, self.slot, self.steps)

    def permuted(self, axes: list[int]) -> Sketch:
        if list(axes) == list(range(self.ndim)):
            return self
        return self.then(lambda x: x.permute_dims(axes), [self.shape[a] for a in axes])

    def reshaped(self, shape: tuple[int, ...]) -> Sketch:
        return self if shape == self.shape else self.then(lambda x: reshape(x, shape), shape)

    def without(self, axes: list[int], call: Callable[[Tensor], Tensor]) -> Sketch:
        """After a call that takes axes away, if there are any."""
        rest = [n for i, n in enumerate(self.shape) if i not in axes]
        return self.then(call, rest) if axes else self


def run(plan: Plan, operands: Iterable[Tensor]) -> Tensor:
    steps, slot = plan
    values: list[Any] = list(operands)
    for call, i, j in steps:
        if j is None:
            values[i] = call(values[i])
        else:
            values[i], values[j] = call(values[i], values[j]), None
    return values[slot]


def _planned(planner: Callable[..., Plan], *shapes: Shape) -> Callable[[Any], Plan]:
    """A cached function of shapes; not the cached one where sizes are a capture's symbols: looking
    these up would rely on their numbers."""
    is_plain = all(type(n) is int for shape in shapes for n in shape)
    plan = planner if is_plain else planner.__wrapped__  # type: ignore[attr-defined]
    return lambda how: plan(how, *shapes)


def _sketches(shapes: Iterable[Shape]) -> list[Sketch]:
    steps: list[Step] = []
    return [Sketch(shape, i, steps) for i, shape in enumerate(shapes)]


# ---- two operands ------------------------------------------------------------------------------
def contract(left: Labelled, right: Labelled, output_labels: Iterable[Label]) -> Labelled:
    """The product of two labelled operands, summed over shared labels that the output lacks."""
    (a, ours), (b, theirs) = left, right
    kept = set(output_labels)
    shared = [x for x in ours if x in theirs]
    batch = [x for x in shared if x in kept]
    summed = [x for x in shared if x not in kept]
    rows = [x for x in ours if x not in shared]
    columns = [x for x in theirs if x not in shared]
    labels = (*batch, *rows, *columns)
    sizes = dict(zip((*ours, *theirs), (*a.shape, *b.shape), strict=True))
    shape = tuple(sizes[x] for x in labels)
    if not summed:
        first, second = _spread(a, ours, labels), _spread(b, theirs, labels)
        return first.then(lambda x, y: x * y, shape, second), labels
    first = _grouped(a, ours, (batch, rows, summed), sizes)
    second = _grouped(b, theirs, (batch, summed, columns), sizes)
    out = first.then(matmul, (*first.shape[:-1], second.shape[-1]), second)
    return out.reshaped(shape), labels


def _spread(x: Sketch, own: Labels, labels: Labels) -> Sketch:
    """x with its axes in the order of labels, of size 1 for those it has not."""
    x = _permuted(x, own, [label for label in labels if label in own])
    sizes = iter(x.shape)
    return x.reshaped(tuple(next(sizes) if label in own else 1 for label in labels))


def _permuted(x: Sketch, own: Labels, order: Iterable[Label]) -> Sketch:
    return x.permuted([own.index(label) for label in order])


def _grouped(
    x: Sketch, own: Labels, groups: tuple[list[Label], ...], sizes: Mapping[Label, int]
) -> Sketch:
    """x with one axis for each of two groups of labels; those of the batch, before, stay apart."""
    batch, *merged = groups
    x = _permuted(x, own, [label for group in groups for label in group])
    shape = [sizes[label] for label in batch]
    shape += [math.prod(sizes[label] for label in group) for group in merged]
    return x.reshaped(tuple(shape))


# ---- tensordot ---------------------------------------------------------------------------------
def tensordot(x1: Tensor, x2: Tensor, axes: int | Sequence[int | Sequence[int]] = 2) -> Tensor:
    """The sum of products over pairs of axes, one of each pair from either operand.

    axes: N, for the last N axes of x1 and the first N of x2, in order; or two sequences of axes.

    >>> import core
    >>> core.tensordot(core.ones((2, 3, 4)), core.ones((4, 3, 5)), axes=((1, 2), (1, 0))).shape
    (2, 5)
    """
    axes = as_int(axes)
    key = axes if isinstance(axes, int) else _as_key(axes)
    return run(_planned(_tensordot_plan, x1.shape, x2.shape)(key), (x1, x2))


def _as_key(axes: Sequence[int | Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    if isinstance(axes, (tuple, list)) and len(axes) == 2:
        return tuple(map(as_int, as_tuple(axes[0]))), tuple(map(as_int, as_tuple(axes[1])))
    raise ArgumentError(
        what=f"tensordot was given axes={axes!r}",
        why="it pairs axes of one operand with axes of the other",
        exists="a number of axes, or two sequences of axes",
        fix="pass for example axes=((0, 1), (1, 0))",
    )


@functools.lru_cache(maxsize=512)
def _tensordot_plan(
    axes: int | tuple[tuple[int, ...], ...], shape1: tuple[int, ...], shape2: tuple[int, ...]
) -> Plan:
    x1, x2 = _sketches((shape1, shape2))
    first, second = _pairs(x1, x2, axes)
    for i, j in zip(first, second, strict=True):
        if x1.shape[i] != x2.shape[j]:
            raise ShapeError(
                what=f"tensordot over axis {i} of shape {x1.shape} and axis {j} of {x2.shape}",
                why=f"they have {x1.shape[i]} and {x2.shape[j]} elements",
                exists="pairs of axes of one size",
                fix="pass the axes in the order of their pairs",
            )
    ours = list(range(x1.ndim))
    theirs = [x1.ndim + d for d in range(x2.ndim)]
    for i, j in zip(first, second, strict=True):
        theirs[j] = i
    output_labels = set(ours).symmetric_difference(theirs)
    out, _ = contract((x1, tuple(ours)), (x2, tuple(theirs)), output_labels)
    return tuple(out.steps), out.slot


def _pairs(
    x1: Sketch, x2: Sketch, axes: int | tuple[tuple[int, ...], ...]
) -> tuple[list[int], list[int]]:
    if isinstance(axes, int):
        if not 0 <= axes <= min(x1.ndim, x2.ndim):
            raise IndexRangeError(
                what=f"tensordot over {axes} axes",
                why=f"the operands have {x1.ndim} and {x2.ndim} dimensions",
                exists=f"0 to {min(x1.ndim, x2.ndim)} axes",
                fix="pass another number, or the axes themselves: axes=((0, 1), (1, 0))",
            )
        return list(range(x1.ndim - axes, x1.ndim)), list(range(axes))
    first = [wrap_axis(axis, x1.ndim) for axis in axes[0]]
    second = [wrap_axis(axis, x2.ndim) for axis in axes[1]]
    if len(first) != len(second) or len({*first}) < len(first) or len({*second}) < len(second):
        raise ShapeError(
            what=f"tensordot was given axes={axes!r}",
            why="each axis of one operand is paired with one axis of the other, once",
            exists="two sequences of one length, without repetitions",
            fix="drop the axes that have no partner",
        )
    return first, second


# ---- einsum ------------------------------------------------------------------------------------
def einsum(equation: str | Tensor, *operands: Tensor | Sequence[Any]) -> Tensor:
    """The sum of products that an equation describes, by Einstein's convention.

    equation: "ij,jk->ik": the labels of each operand's axes, and of the result's. Without "->" the
    result has the labels that occur once, in alphabetical order. "..." stands for axes that
    broadcast; a label twice in one operand takes the diagonal. Several operands are joined pair by
    pair, that one first which leaves least to do. As in NumPy, labels may also be lists of ints:
    einsum(x, [0, 1], y, [1, 2], [0, 2]).

    >>> import core
    >>> x = core.asarray([[1, 2], [3, 4]])
    >>> core.einsum("ij,ij->j", x, x).tolist(), int(core.einsum("ii", x))
    ([10, 20], 5)
    """
    tensors: Sequence[Any] = operands
    if not isinstance(equation, str):
        equation, tensors = _from_lists((equation, *operands))
    elif len(operands) == 1 and isinstance(operands[0], (tuple, list)):
        tensors = operands[0]
    return run(_planned(_einsum_plan, *[x.shape for x in tensors])(equation), tensors)


@functools.lru_cache(maxsize=512)
def _einsum_plan(equation: str, *shapes: tuple[int, ...]) -> Plan:
    terms, output = _parsed(equation, tuple(len(shape) for shape in shapes))
    operands = _sketches(shapes)
    sizes = _sizes(equation, terms, operands)
    parts = [_own_labels(x, labels, sizes) for x, labels in zip(operands, terms, strict=True)]
    x, labels = _joined(parts, output, sizes)
    x = _permuted(x, labels, output)
    return tuple(x.steps), x.slot


def _wrong(equation: str, why: str, fix: str) -> ShapeError:
    return ShapeError(
        what=f"einsum cannot follow the equation {equation!r}",
        why=why,
        exists='letters for axes, "," between operands, "...", and "->" before the result',
        fix=fix,
    )


def _from_lists(arguments: Sequence[Any]) -> tuple[str, tuple[Tensor, ...]]:
    """The equation and the operands of a call that alternates operands and lists of ints."""
    operands, lists = arguments[::2], list(arguments[1::2])
    result = None
    if len(arguments) % 2:
        result, operands = operands[-1], operands[:-1]
    if not lists or not all(isinstance(x, (tuple, list)) for x in [*lists, result or ()]):
        raise ArgumentError(
            what="einsum was given neither an equation nor operands with lists of labels",
            why="the axes of each operand need names",
            exists="einsum('ij,jk->ik', x, y), einsum(x, [0, 1], y, [1, 2], [0, 2])",
            fix="pass the equation first",
        )
    text = ",".join(map(_letters, lists))
    return text if result is None else f"{text}->{_letters(result)}", tuple(operands)


def _letters(labels: Sequence[int | EllipsisType]) -> str:
    def one(label: int | EllipsisType) -> str:
        if label is Ellipsis:
            return "..."
        if isinstance(label, int) and 0 <= label < 52:
            return chr(ord("A") + label) if label < 26 else chr(ord("a") + label - 26)
        raise ArgumentError(
            what=f"einsum was given the label {label!r}",
            why="in lists, labels are numbers",
            exists="integers from 0 to 51, and Ellipsis",
            fix="number the axes from 0",
        )

    return "".join(map(one, labels))


def _parsed(equation: str, ranks: tuple[int, ...]) -> tuple[tuple[Labels, ...], Labels]:
    """The labels of each operand and of the result; axes of "..." are the labels -1, -2, ..."""
    left, arrow, right = equation.replace(" ", "").partition("->")
    texts = left.split(",")
    if len(texts) != len(ranks):
        raise _wrong(
            equation, f"it names {len(texts)} operands, and {len(ranks)} were given",
            "write one term for each operand",
        )  # fmt: skip
    terms = tuple(_labels(equation, t, rank) for t, rank in zip(texts, ranks, strict=True))
    dots = sorted({x for term in terms for x in term if isinstance(x, int)})
    if not arrow:
        every = [x for term in terms for x in term if isinstance(x, str)]
        return terms, (*dots, *sorted(x for x in set(every) if every.count(x) == 1))
    output = _labels(equation, right, None, dots)
    for label in output:
        if output.count(label) > 1 or not any(label in term for term in terms):
            raise _wrong(
                equation, f"the result's label {label!r} is there twice, or in no operand",
                "name each axis of the result once, after an axis of an operand",
            )  # fmt: skip
    return terms, output


def _labels(equation: str, text: str, rank: int | None, dots: Sequence[int] = ()) -> Labels:
    head, ellipsis, tail = text.partition("...")
    if not all(c.isascii() and c.isalpha() for c in head + tail):
        raise _wrong(
            equation, f"the term {text!r} has other signs than letters", "name axes by letters"
        )
    if rank is not None:
        wide = rank - len(head) - len(tail)
        if wide < 0 or (wide and not ellipsis):
            raise _wrong(
                equation, f"the term {text!r} is for an operand of {rank} dimensions",
                'name each of its axes, or stand "..." for the others',
            )  # fmt: skip
        dots = range(-wide, 0)
    return (*head, *(dots if ellipsis else ()), *tail)


def _sizes(equation: str, terms: tuple[Labels, ...], operands: list[Sketch]) -> dict[Label, int]:
    """The size of each label, ignoring operands of size 1."""
    sizes: dict[Label, int] = {}
    for labels, x in zip(terms, operands, strict=True):
        for label, size in zip(labels, x.shape, strict=True):
            before = sizes.get(label, 1)
            if before != size and before != 1 and size != 1:
                name = "..." if isinstance(label, int) else label
                raise _wrong(
                    equation, f"the label {name!r} stands for {before} and for {size} elements",
                    "reshape an operand, or name the axis otherwise",
                )  # fmt: skip
            sizes[label] = size if before == 1 else before
    return sizes


def _own_labels(x: Sketch, labels: Labels, sizes: Mapping[Label, int]) -> Labelled:
    """x with each label once and no size-1 axis where others are longer: those broadcast."""
    for label in dict.fromkeys(labels):
        while labels.count(label) > 1:
            i = labels.index(label)
            j = labels.index(label, i + 1)
            if x.shape[i] != x.shape[j]:
                x = _widened(x, labels, label, sizes[label])
            x = _diagonal(x, i, j)
            labels = (*labels[:i], *labels[i + 1 : j], *labels[j + 1 :], label)
    short = [i for i, k in enumerate(labels) if x.shape[i] == 1 and sizes[k] != 1]
    x = x.without(short, lambda tensor: tensor.squeeze(short))
    return x, tuple(k for i, k in enumerate(labels) if i not in short)


def _widened(x: Sketch, labels: Labels, label: Label, size: int) -> Sketch:
    shape = [size if k == label else n for k, n in zip(labels, x.shape, strict=True)]
    return x.then(lambda tensor: tensor.broadcast_to(shape), shape)


def _diagonal(x: Sketch, i: int, j: int) -> Sketch:
    shape = [n for d, n in enumerate(x.shape) if d not in (i, j)]
    return x.then(lambda tensor: diagonal(tensor, 0, i, j), [*shape, x.shape[i]])


def _joined(parts: list[Labelled], output: Labels, sizes: Mapping[Label, int]) -> Labelled:
    """One operand of all, the cheapest pair first."""
    parts = [_summed(part, _needed(parts, output, i)) for i, part in enumerate(parts)]
    while len(parts) > 1:
        pairs = [(i, j) for j in range(len(parts)) for i in range(j)]
        i, j = min(pairs, key=lambda p: _growth(parts, p, output, sizes)) if pairs[1:] else pairs[0]
        others = [part for k, part in enumerate(parts) if k not in (i, j)]
        joined = contract(parts[i], parts[j], _needed(others, output))
        parts = [*others, joined]
    return parts[0]


def _needed(parts: list[Labelled], output: Labels, but: int = -1) -> set[Label]:
    """The labels of the result and of all operands except one."""
    return {*output, *(x for i, (_, own) in enumerate(parts) if i != but for x in own)}


def _summed(part: Labelled, needed: set[Label]) -> Labelled:
    """The operand, summed over the axes that no other operand has."""
    x, labels = part
    over = [i for i, label in enumerate(labels) if label not in needed]
    x = x.without(over, lambda tensor: tensor.sum(axis=over, dtype=tensor.dtype))
    return x, tuple(label for label in labels if label in needed)


def _growth(
    parts: list[Labelled], pair: tuple[int, int], output: Labels, sizes: Mapping[Label, int]
) -> tuple[int, int]:
    """How much memory joining a pair adds, then how many multiplications it takes."""
    own = [parts[k][1] for k in pair]
    needed = _needed([p for k, p in enumerate(parts) if k not in pair], output)
    every = {*own[0], *own[1]}
    count = [math.prod(sizes[x] for x in labels) for labels in (*own, every & needed, every)]
    return count[2] - count[0] - count[1], count[3]


PUBLIC = (einsum, tensordot)
