"""Row forms: bodies that work row by row, for an operator's own kernel and for fused ones.

A *row form* (core/ir/rows.py) is a function `row(b, out, x, *arguments)` that is carried out at one
place of the dimensions which stay. x is the row there: `x(*j)` is an element, `x.sizes` how many
there are along each of the dimensions gone over. Its result is stored: a value for each result
where the row becomes one (`total`), else a function of j that gives the element.

`core.compile` calls a row form with rows that compute (core/compiler/fusion/row_programs.py);
`rowwise` makes the operator's own body of it, whose rows are read from memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from core.bodies.definition import Body
from core.ir.rows import Row, RowForm, RowOut, indices
from core.operators.definition.body_parts import product, split_axes, target

if TYPE_CHECKING:
    from core.ir.builder import Array, Builder
    from core.ir.function import Value
    from core.type_aliases import Axis

    # An argument of an operator, as its body has it.
    Argument = Array | Value | float | str | Sequence[int] | None
    Buffers = Array | tuple[Array, ...]
    RowOuts = RowOut | tuple[RowOut, ...]


def over_axis(ndim: int, axis: Axis = None, *_: Argument, **__: Argument) -> list[int]:
    """The dimensions named by the argument after x, as reductions take them."""
    return split_axes(ndim, axis)[1]


def rowwise(
    over: Callable[..., list[int]] = over_axis,
    total: bool = True,
    passes: int = 1,
    single: int = 0,
) -> Callable[[Callable[..., Any]], Body]:
    """The body of a row form (see RowForm)."""

    def of_row(row: Callable[..., Any]) -> Body:
        form = RowForm(over, row, total, passes, single)

        def body(b: Builder, out: Buffers, x: Array, *args: Argument, **named: Argument) -> None:
            at = _Places(form, out, x, args, named)
            with b.parallel(*at.rows) as place:
                at.move(place)
                at.store(b, at.call(b, row, args, named))

        return Body(build=body, row=form)

    return of_row


def in_two_passes(
    first: Callable[..., Value], second: Callable[..., Any], between: Callable[[str, Any], str]
) -> Body:
    """The body of a reduction that needs the result of another one.

    first(b, out, x, *arguments) computes that; second(b, out, x, before, *arguments) the rest;
    between(dtype, out) is the dtype of first's result. Rows are read twice by one kernel; where
    whole tensors or columns are reduced each pass is a kernel, cut between threads.
    """

    def row(b: Builder, out: RowOuts, x: Row, *args: Argument, **named: Argument) -> Any:
        return second(b, out, x, first(b, out, x, *args, **named), *args, **named)

    form = RowForm(over_axis, row, True, 2)
    together = rowwise(over_axis, True, 2)(row)

    def body(b: Builder, out: Buffers, x: Array, *args: Argument, **named: Argument) -> None:
        at = _Places(form, out, x, args, named)
        if at.outer and at.outer == list(range(len(at.outer))):
            together(b, out, x, *args, **named)
            return
        before = b.temp(between(x.dtype, out), *at.rows)
        with b.parallel(*at.rows) as place:
            at.move(place)
            before[indices(place)] = at.call(b, first, args, named)
        with b.parallel(*at.rows) as place:
            at.move(place)
            first_result = before[indices(place)]

            def rest(b: Builder, out: RowOuts, x: Row, *args: Argument, **named: Argument) -> Any:
                return second(b, out, x, first_result, *args, **named)

            at.store(b, at.call(b, rest, args, named))

    return Body(build=body, row=form)


def reduction(
    element: Callable[[Value, str], Value | tuple[Value, ...]],
    combine: str,
    finish: Callable[[Any, Value], Value] | None = None,
) -> Body:
    """The body of a reduction over `axis`.

    element(x, out_dtype) maps each element before it is combined; finish(total, count) gives the
    result, count being the number of elements, as an index value.
    """

    def row(
        b: Builder, out: RowOut, x: Row, axis: Axis = None, keepdims: bool = False, **_: Argument
    ) -> Value:
        total = b.reduce(x.sizes, None, lambda *j: element(x(*j), out.dtype), combine)
        return total if finish is None else finish(total, product(x.sizes))

    return rowwise()(row)


class _Places:
    """Where the elements of a row lie in the arrays of an operator's own body."""

    def __init__(
        self,
        form: RowForm,
        out: Buffers,
        x: Array,
        args: tuple[Argument, ...],
        named: dict[str, Argument],
    ) -> None:
        self.total, self.single_args, self.x = form.total, form.single, x
        self.outs = out if isinstance(out, tuple) else (out,)
        self.single = not isinstance(out, tuple)
        self.over = form.over(x.ndim, *args, **named)
        self.outer = [d for d in range(x.ndim) if d not in self.over]
        self.rows = [x.shape[d] for d in self.outer]
        self.sizes = [x.shape[d] for d in self.over]
        self.place: dict[int, Value] = {}

    def move(self, place: tuple[Value, ...] | Value) -> None:
        """To the row at this place of the dimensions that stay."""
        self.place = dict(zip(self.outer, indices(place)))

    def call(
        self,
        b: Builder,
        row: Callable[..., Any],
        args: tuple[Argument, ...],
        named: dict[str, Argument],
    ) -> Any:
        """The value of a row form at this position."""
        from core.ir.builder import Array

        outs = tuple(RowOut(o.dtype, self._keep(b, o)) for o in self.outs)
        out = outs[0] if self.single else outs
        rows = [
            self._row(a, k < self.single_args) if isinstance(a, Array) else a
            for k, a in enumerate(args)
        ]
        return row(b, out, self._row(self.x), *rows, **named)

    def _row(self, array: Array, single: bool = False) -> Row:
        """Arrays of fewer dimensions than x have those that are gone over alone."""
        if single:
            return Row(lambda *j: array[self._at((0,) * len(j))], self.sizes, array.dtype)
        if array.ndim < self.x.ndim:
            return Row(lambda *j: array[j], self.sizes, array.dtype)
        return Row(lambda *j: array[self._at(j)], self.sizes, array.dtype)

    def _at(self, j: Sequence[Value | int]) -> tuple[Value | int, ...]:
        where = {**self.place, **dict(zip(self.over, j))}
        return tuple(where[d] for d in range(self.x.ndim))

    def _keep(self, b: Builder, array: Array) -> Callable[..., Any]:
        def keep(dtype: str, element: Callable[..., Value]) -> Callable[..., Value]:
            if self.total or dtype != array.dtype:
                return element
            with b.ranges(*self.sizes) as j:
                array[self._at(indices(j))] = element(*indices(j))
            return lambda *j: array[self._at(j)]

        return keep

    def store(self, b: Builder, output: Any) -> None:
        from core import ir

        results = output if isinstance(output, tuple) else (output,)
        if self.total:
            for array, value in zip(self.outs, results):
                at = target(self.x, self.place, array.ndim == self.x.ndim)
                array[at] = ir.ops.cast(value, array.dtype)
            return
        with b.ranges(*self.sizes) as j:
            values = [ir.ops.cast(f(*indices(j)), o.dtype) for o, f in zip(self.outs, results)]
            for array, value in zip(self.outs, values):
                array[self._at(indices(j))] = value
