"""The level of `core.func.vmap`, and the batching rules that definitions choose from.

A batching rule gets the arguments in the schema's order, with batched tensors in full, and for each
argument the position of its batch dimension (None: not batched; a list of positions for a list of
tensors). It returns the outputs and the batch dimension of each.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from core._native import Tensor, active_levels, empty, find_operator, note_view
from core._native import wrap as native_wrap
from core.autograd.tensor_functions import functional_of
from core.bodies.definition import definition_of
from core.dispatcher.binding import flat_tensors, invoke
from core.errors import AutogradError, CoreError, warn
from core.schema import parameters
from core.transforms.levels import Level, decomposed, memory_of, written_argument

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core._native import Operator
    from core.type_aliases import Batched, Outputs

    Dim = int | None  # where a tensor's batch dimension is; None: it is not batched
    Dims = list[Any]  # a Dim for each argument, a list of them for a list of tensors
    Axes = tuple[int, ...] | list[int]  # as calls have them
    Rule = Callable[[Operator, list[Any], Dims, int], Batched]

_looped: dict[str, int] = {}  # operator -> calls


class VmapInfo(NamedTuple):
    """The description of the batch that a batching rule receives."""

    batch_size: int
    randomness: str = "error"


class BatchingWarning(UserWarning):
    """An operator without a batching rule is called for each element of the batch."""


class VmapLevel(Level):
    """Carries one hidden batch dimension through every operator."""

    kind = 2

    def __init__(
        self,
        size: int,
        randomness: str = "error",
        draws: list[Tensor] | None = None,
        *,
        replays: bool = False,
    ) -> None:
        """draws: where those of randomness="same" are kept; replays: they are there already."""
        self.size, self.randomness = size, randomness
        self._draws = draws
        self._replayed = iter(draws or ()) if replays else None

    def wrap(self, value: Tensor, batch_dim: int) -> Tensor:
        return native_wrap(value, self.number, batch_dim=batch_dim)

    def batch_of(self, value: Tensor) -> Tensor:
        """A batch of copies of a tensor that was made inside, so that a write may differ."""
        return self.wrap(value.expand_dims(0).broadcast_to((self.size, *value.shape)).clone(), 0)

    def draw_once(self, draw: Callable[[], Tensor]) -> Tensor:
        """What draw() returns; the same for every chunk of the batch."""
        if self._replayed is not None:
            return next(self._replayed)
        drawn = draw()
        if self._draws is not None:
            self._draws.append(drawn)
        return drawn

    def dim_of(self, value: object) -> Dim | list[Dim]:
        if isinstance(value, (list, tuple)):
            return [item.batch_dim if self.owns(item) else None for item in value]
        return value.batch_dim if self.owns(value) else None

    def process(self, op: Operator, values: list[Any]) -> Outputs:
        if op.mutates:
            return self._write(op, values)
        rule = definition_of(op).batch
        if rule is None and _reason(op) is None:
            is_decomposed, result = decomposed(op, values)
            if is_decomposed:
                return result
        dims = [self.dim_of(value) for value in values]
        out, out_dims = self._rule(op, rule)(op, self.unwrap_all(values), dims, self.size)
        if not isinstance(out, (tuple, list)):
            if out_dims is None:
                return out
            wrapped = self.wrap(out, out_dims)
            self._note_declared(op, values, (wrapped,))
            return self.note_views(op, values, wrapped)
        if not isinstance(out_dims, (tuple, list)):
            out_dims = [out_dims] * len(out)
        outs = tuple(o if d is None else self.wrap(o, d) for o, d in zip(out, out_dims))
        self._note_declared(op, values, outs)
        return outs

    def _note_declared(self, op: Operator, values: list[Any], outs: tuple[Any, ...]) -> None:
        """A declared view is one if the rule returned a view of the batch."""
        if not op.may_alias or op.view is not None:
            return
        for out in outs:
            if not self.owns(out) or self.note_declared(op, values, out):
                continue
            of = [v for v in flat_tensors(values) if memory_of(v) == memory_of(out)]
            if of:
                first = of[0] is values[0] and len(outs) == 1
                note_view(out, op, of[0], tuple(values[1:]) if first else None)
            else:
                self.note_copy(op, values, out)

    def _rule(self, op: Operator, rule: Any) -> Rule:
        reason = _reason(op)
        if reason is not None:
            raise AutogradError(
                what=f"{op.name} cannot run under core.func.vmap",
                why=reason,
                exists="operators whose output sizes follow from their inputs' sizes",
                fix="call it outside of vmap, or loop over the batch in Python",
            )
        if rule is None:
            _say_looped(op)
            return loop
        if hasattr(rule, "at_level"):
            return rule.at_level(self)
        if isinstance(rule, str):
            return RULES[rule]
        if isinstance(rule, BatchingRule):
            return rule.function
        return lambda op, args, dims, size: rule(args, dims)

    def _write(self, op: Operator, values: list[Any]) -> Tensor:
        target = written_argument(op, values, self)
        inner, before = self.unwrap(target), values
        if self.copies_before_write(self.unwrap_all(values)):
            copy = self.wrap(inner.clone(), target.batch_dim)
            before = [copy if value is target else value for value in values]
        new = self.process(functional_of(op, "core.func.vmap"), before)
        value = self.unwrap(new)
        if self.owns(new):
            value = move_dim(value, new.batch_dim, target.batch_dim)
        else:
            value = value.expand_dims(target.batch_dim)
        inner.copy_(value)
        return target


def _say_looped(op: Operator) -> None:
    """Once for each operator of an extension; core's own are in the table of operators."""
    if op.namespace == "core" or op.name in _looped:
        return
    warn(
        f"{op.name} has no batching rule: core.func.vmap calls it for each element of the batch "
        "(warned once per operator; core.func.batching_report() counts, @op.register_vmap gives it "
        "a rule)",
        BatchingWarning,
    )


def _reason(op: Operator) -> str | None:
    """The declared reason why the operator cannot be batched, if any."""
    return definition_of(op).reasons.get("batch")


# ---- random numbers ----------------------------------------------------------------------------
RANDOMNESS = ("error", "same", "different")


def _vmap_levels() -> list[VmapLevel]:
    return [level for level in active_levels() if isinstance(level, VmapLevel)]


def draws_for_batch() -> bool:
    """Whether random numbers that are drawn now are those of a batch (`draw_batched`)."""
    return bool(_vmap_levels())


def draw_batched(
    draw: Callable[[tuple[int, ...]], Tensor], shape: tuple[int, ...], name: str
) -> Tensor:
    """draw(shape) under the active vmap levels: for each element, once for all, or an error.

    Operators that make random numbers have no tensor argument that could be a batch, so they call
    this function while a level is active.
    """
    levels = _vmap_levels()
    if any(level.randomness == "error" for level in levels):
        raise AutogradError(
            what=f"{name} draws random numbers inside core.func.vmap",
            why="they may be drawn once for all elements of the batch, or for each",
            exists="randomness='same' and randomness='different'",
            fix="pass one of these to core.func.vmap, or draw outside of it",
        )
    own = [level for level in levels if level.randomness == "different"]
    once = [level for level in levels if level.randomness == "same"]
    make = partial(draw, (*[level.size for level in own], *shape))
    for level in once:
        make = partial(level.draw_once, make)
    numbers = make()
    for level in own:
        numbers = level.wrap(numbers, 0)
    return numbers


# ---- moving dimensions -------------------------------------------------------------------------
def move_dim(x: Tensor, source: int, target: int) -> Tensor:
    """x with dimension source at target, the others in order."""
    if source == target:
        return x
    order = [d for d in range(x.ndim) if d != source]
    order.insert(target, source)
    return x.permute_dims(order)


def to_front(x: Tensor, dim: Dim, size: int) -> Tensor:
    """A tensor with its batch dimension first; one that has none is expanded."""
    if dim is None:
        return x.broadcast_to((size, *x.shape))
    return move_dim(x, dim, 0)


def _fronted(value: Any, dim: Dim | list[Dim], size: int) -> Any:
    if isinstance(dim, list):
        has_tensors = any(isinstance(v, Tensor) for v in value)
        return [_fronted(v, d, size) for v, d in zip(value, dim)] if has_tensors else value
    return to_front(value, dim, size) if isinstance(value, Tensor) else value


class BatchingRule:
    """A rule that wants the operator and the batch size as well."""

    __slots__ = ("function",)

    def __init__(self, function: Rule) -> None:
        self.function = function

    def __call__(self, op: Operator, args: list[Any], dims: Dims, size: int) -> Batched:
        return self.function(op, args, dims, size)


def batching_rule(function: Rule) -> BatchingRule:
    """A decorator of function(op, args, dims, size) -> (outputs, dims)."""
    return BatchingRule(function)


# ---- rules -------------------------------------------------------------------------------------
@batching_rule
def pointwise(op: Operator, args: list[Any], dims: Dims, size: int) -> Batched:
    """Batch dimensions first, ranks aligned after them, so that the operator broadcasts."""
    rank = max(x.ndim - (d is not None) for x, d in zip(args, dims) if isinstance(x, Tensor))

    def align(x: Any, dim: Dim) -> Any:
        if not isinstance(x, Tensor) or dim is None:
            return x
        x = move_dim(x, dim, 0)
        for _ in range(rank + 1 - x.ndim):
            x = x.expand_dims(1)
        return x

    return invoke(op, [align(x, d) for x, d in zip(args, dims)]), 0


@overload
def shifted(axis: int, ndim: int, extra: int = 0) -> int: ...


@overload
def shifted(axis: Axes, ndim: int, extra: int = 0) -> list[int]: ...


@overload
def shifted(axis: None, ndim: int, extra: int = 0) -> None: ...


def shifted(axis: int | Axes | None, ndim: int, extra: int = 0) -> int | list[int] | None:
    """An axis, or several, of a tensor of ndim dimensions once a batch dimension stands first."""
    if axis is None:
        return None
    if isinstance(axis, (list, tuple)):
        return [shifted(a, ndim, extra) for a in axis]
    return axis + 1 if axis >= 0 else axis if -axis <= ndim + extra else axis - 1


def leading(*axes: str, shapes: tuple[str, ...] = (), extra: int = 0) -> Rule:
    """A rule: every tensor gets its batch dimension first; the arguments named axes move by one,
    those named in shapes get the batch size in front. extra: dimensions the operator adds."""

    @batching_rule
    def rule(op: Operator, args: list[Any], dims: Dims, size: int) -> Batched:
        names = [p.name for p in parameters(op)]
        first = next(i for i, a in enumerate(args) if isinstance(a, (Tensor, list, tuple)))
        sample = args[first] if isinstance(args[first], Tensor) else args[first][0]
        dim = dims[first] if isinstance(args[first], Tensor) else dims[first][0]
        ndim = sample.ndim - (dim is not None)
        if ndim == 0 and "axis" in axes and isinstance(args[first], Tensor) and not extra:
            return _numbers_as_rows(op, args, dims, size, axes)
        values = [_fronted(value, d, size) for value, d in zip(args, dims)]
        for i, name in enumerate(names):
            if name in axes:
                values[i] = shifted(values[i], ndim, extra)
            elif name in shapes:
                values[i] = [size, *as_list(values[i])]
        return invoke(op, values), 0

    return rule


def _numbers_as_rows(
    op: Operator, args: list[Any], dims: Dims, size: int, axes: tuple[str, ...]
) -> Batched:
    """The call for a batch of 0-d tensors: each is a row of one element, which axes name."""
    fakes = {p.name: _fake_element(a, d) for p, a, d in zip(parameters(op), args, dims)}
    one = op.infer(**fakes)  # refuses other axes
    values = [_fronted(value, d, size) for value, d in zip(args, dims)]
    values = [v.expand_dims(1) if isinstance(v, Tensor) and v.ndim == 1 else v for v in values]
    for i, p in enumerate(parameters(op)):
        if p.name in axes and values[i] is not None:
            values[i] = [1] * len(values[i]) if isinstance(values[i], (list, tuple)) else 1
    out = invoke(op, values)
    if isinstance(out, (tuple, list)):
        return tuple(part.reshape((size, *s.shape)) for part, s in zip(out, one)), 0
    return out.reshape((size, *one.shape)), 0


def as_list(value: int | Axes) -> list[int]:
    return list(value) if isinstance(value, (list, tuple)) else [value]


@batching_rule
def reduction(op: Operator, args: list[Any], dims: Dims, size: int) -> Batched:
    """A reduction over `axis`: all axes but the batch's where none is named."""
    names = [p.name for p in parameters(op)]
    x = to_front(args[0], dims[0], size)
    values = [x, *args[1:]]
    at = names.index("axis")
    axis = args[at]
    if x.ndim == 1 and axis is not None:
        return _numbers_as_rows(op, args, dims, size, ("axis",))
    values[at] = list(range(1, x.ndim)) if axis is None else shifted(axis, x.ndim - 1)
    return invoke(op, values), 0


@batching_rule
def loop(op: Operator, args: list[Any], dims: Dims, size: int) -> Batched:
    """One call for each element of the batch; reported by `core.func.batching_report()`."""
    _looped[op.name] = _looped.get(op.name, 0) + 1
    if size == 0:
        return _empty_batch(op, args, dims), 0
    calls = [invoke(op, [_element(a, d, i) for a, d in zip(args, dims)]) for i in range(size)]
    if not isinstance(calls[0], (tuple, list)):
        return _joined(op, calls)
    joined = [_joined(op, parts) for parts in zip(*calls)]
    return tuple(value for value, _ in joined), tuple(dim for _, dim in joined)


def _joined(op: Operator, parts: Sequence[Any]) -> tuple[Any, Dim]:
    """(the same output of all calls as one, its batch dimension); numbers have to agree."""
    if all(isinstance(part, Tensor) for part in parts):
        return stack(list(parts)), 0
    first = parts[0]
    if all(type(part) is type(first) and part == first for part in parts):
        return first, None
    raise AutogradError(
        what=f"{op.name} returned {first!r} for one element of a batch, and others for others",
        why="a batch of tensors is a tensor, and there is no batch of numbers",
        exists="outputs that are tensors, or the same for all elements",
        fix="let the operator return a tensor there",
    )


def _element(value: Any, dim: Dim | list[Dim], i: int) -> Any:
    if isinstance(dim, list):
        return [_element(v, d, i) for v, d in zip(value, dim)]
    return value if dim is None else value.select(dim, i)


def _empty_batch(op: Operator, args: list[Any], dims: Dims) -> Outputs:
    """The result of a loop over an empty batch, with the shape of the fake kernel."""
    try:
        fake = invoke(op, [_fake_element(a, d) for a, d in zip(args, dims)])
    except CoreError as error:
        raise AutogradError(
            what=f"{op.name} was batched over zero elements",
            why="its batching rule is a loop, and without a call the result's shape is unknown",
            exists="batches of one element or more; operators with a fake kernel",
            fix="register a fake kernel, @op.register_fake, or a batching rule",
        ) from error
    if isinstance(fake, (tuple, list)):
        return tuple(_nothing_like(out) for out in fake)
    return _nothing_like(fake)


def _fake_element(value: Any, dim: Dim | list[Dim]) -> Any:
    if isinstance(dim, list):
        return [_fake_element(v, d) for v, d in zip(value, dim)]
    if not isinstance(value, Tensor):
        return value
    shape = [s for d, s in enumerate(value.shape) if d != dim]
    return empty(shape, value.dtype, value.device, fake=True)


def _nothing_like(out: Tensor) -> Tensor:
    return empty((0, *out.shape), out.dtype, out.device)


def stack(tensors: list[Tensor]) -> Tensor:
    """Tensors of one shape along a new first dimension."""
    concat = find_operator("core::concat")
    return concat([t.expand_dims(0) for t in tensors], axis=0)


def batching_report() -> list[tuple[str, int]]:
    """(operator, calls) for every operator that `vmap` ran by looping over the batch."""
    return sorted(_looped.items())


RULES = {"pointwise": pointwise, "reduction": reduction, "loop": loop}
