"""The builder, with which operators' bodies are written as loops over buffers.

>>> from core.ir import Builder, ops
>>> b = Builder("softmax", ["n", "m"])
>>> x, y = b.input("x", "float32", ["n", "m"]), b.output("y", "float32", ["n", "m"])
>>> with b.parallel("n") as i:
...     top = b.max("m", lambda j: x[i, j])
...     total = b.sum("m", lambda j: ops.exp(x[i, j] - top))
...     with b.range("m") as j:
...         y[i, j] = ops.exp(x[i, j] - top) / total
>>> b.function()
<function softmax: 4 parameters, loops>
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from core._native import dtype as DType
from core.dtype_table import DTYPES, is_complex, is_float, is_integer, is_unsigned
from core.errors import DtypeError, IRError, did_you_mean
from core.ir import ops
from core.ir.function import Block, Buffer, Function, Op, Value
from core.ir.text import printer  # noqa: F401 - attaches str(function)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import TypeVar

    from core.ir.ops import Operand

    Size = int | str | Value  # a number, the name of a size, an index value
    Index = int | Value
    Combine = str | Callable[..., Any]  # a name of opset.COMBINES, or of two states
    Many = Operand | Sequence[Operand]
    T = TypeVar("T")


class Array:
    """A buffer while a program is built: `x[i, j]` loads, `x[i, j] = v` stores."""

    __slots__ = ("buffer", "builder")

    def __init__(self, buffer: Buffer, builder: Builder) -> None:
        self.buffer = buffer
        self.builder = builder

    @property
    def dtype(self) -> str:
        return self.buffer.dtype

    @property
    def shape(self) -> tuple[Any, ...]:  # index values, and ints, which operations take as well
        return self.buffer.shape

    @property
    def ndim(self) -> int:
        return self.buffer.ndim

    def __getitem__(self, at: Index | tuple[Index, ...]) -> Value:
        name = "read" if self.builder.on_host else "load"
        with self.builder.writing():
            return ops.emit(name, self._indices(at), self.dtype, buffer=self.buffer)

    def __setitem__(self, at: Index | tuple[Index, ...], value: Operand) -> None:
        args = [*self._indices(at), self._value(value)]
        ops.append(Op("store", args, {"buffer": self.buffer}))

    def load(self, *at: Index, mask: Value, other: Operand = 0) -> Value:
        """The element where `mask` holds, else `other`; nothing is read where it does not."""
        args = [*self._indices(at), mask, self._value(other)]
        return ops.emit("load", args, self.dtype, buffer=self.buffer, masked=True)

    def store(self, *at: Index, value: Operand, mask: Value) -> None:
        """Writes where `mask` holds."""
        args = [*self._indices(at), self._value(value), mask]
        ops.append(Op("store", args, {"buffer": self.buffer, "masked": True}))

    def atomic(self, combine: str, *at: Index, value: Operand) -> None:
        """Joins a value to the element, whatever other iterations do: "sum", "min", "max", ..."""
        args = [*self._indices(at), self._value(value)]
        ops.append(Op("atomic", args, {"buffer": self.buffer, "combine": combine}))

    def _indices(self, at: Index | tuple[Index, ...]) -> list[Value]:
        at = at if isinstance(at, tuple) else (at,)
        if len(at) != self.ndim:
            raise IRError(
                what=f"{self.buffer.name} was given {len(at)} indices",
                why=f"it has {self.ndim} dimensions, and an element has one index for each",
                exists=repr(self.buffer),
                fix=f"give {self.ndim} indices",
            )
        return [_index(i) for i in at]

    def _value(self, value: Operand) -> Value:
        x = ops.value(value, self.dtype)
        if x.dtype != self.dtype:
            raise IRError(
                what=f"a {x.dtype} value was stored to {self.buffer.name}, of {self.dtype}",
                why="the loop IR converts nothing by itself",
                exists=repr(self.buffer),
                fix=f"ops.cast(value, {self.dtype!r})",
            )
        return x

    def __iter__(self) -> Iterator[Value]:
        raise IRError(
            what=f"{self.buffer.name} cannot be iterated over",
            why="its elements and their number are known only when the kernel runs",
            exists=repr(self.buffer),
            fix="write a loop of the program: with b.range(x.shape[0]) as i: ... x[i]",
        )

    def __repr__(self) -> str:
        return repr(self.buffer)


def _dtype(dtype: Any) -> str:
    """The name of a dtype, given in any way that `core.dtype` takes."""
    try:
        return DType(dtype).name
    except DtypeError:
        name = dtype if isinstance(dtype, str) else getattr(dtype, "name", None)
    raise IRError(
        what=f"{dtype!r} is no dtype of a buffer",
        why="memory holds the dtypes of tensors",
        exists=", ".join(d for d in DTYPES if d != "index"),
        fix=f'{did_you_mean(str(name), DTYPES)}pass its name: "float32"',
    )


def _index(x: Index) -> Value:
    """An index: a number, an index value, or any integer value converted."""
    x = ops.value(x, "index")
    if x.constant is not None and x.constant < 0:
        raise IRError(
            what=f"the index {x.constant} is negative",
            why="the loop IR counts indices from the start only",
            exists="indices from 0 to the size less 1",
            fix="count from the size: x[x.shape[0] - 1]",
        )
    if not is_integer(x.dtype):
        raise IRError(
            what=f"a {x.dtype} value is used as an index",
            why="an index is an integer",
            exists=repr(x),
            fix='convert it: ops.cast(x, "int64")',
        )
    return ops.cast(x, "index")


class Builder:
    """Makes one `Function`. Sizes are given by name, as ints, or as index values."""

    def __init__(self, name: str, sizes: Sequence[str] = ()) -> None:
        self.name = name
        self.params: list[Any] = []
        self.sizes: dict[str, Value] = {}
        self.block = Block()
        self._depth = 0  # of kernels: 0 is the host's level
        self._host = 0
        self._names: set[str] = set()
        ops.host(self.block)
        for size in sizes:
            self.size(size)

    # ---- parameters ----------------------------------------------------------------------------
    def size(self, name: str) -> Value:
        """An index parameter; the same one for the same name."""
        if name not in self.sizes:
            self.sizes[name] = Value("index", name=self._unique(name))
            self.params.append(self.sizes[name])
        return self.sizes[name]

    def input(
        self, name: str, dtype: str, shape: Sequence[Size], strides: Sequence[Size] | None = None
    ) -> Array:
        """A parameter that is read."""
        return self._parameter(name, dtype, shape, strides, "in")

    def output(
        self, name: str, dtype: str, shape: Sequence[Size], strides: Sequence[Size] | None = None
    ) -> Array:
        """A parameter that is written, and not read before that."""
        return self._parameter(name, dtype, shape, strides, "out")

    def inout(
        self, name: str, dtype: str, shape: Sequence[Size], strides: Sequence[Size] | None = None
    ) -> Array:
        """A parameter that is read and written."""
        return self._parameter(name, dtype, shape, strides, "inout")

    def _parameter(
        self,
        name: str,
        dtype: str,
        shape: Sequence[Size],
        strides: Sequence[Size] | None,
        access: str,
    ) -> Array:
        with ops.into(self.block):
            sizes = [self._extent(s) for s in shape]
            steps = None if strides is None else [self._stride(s) for s in strides]
            buffer = Buffer(self._unique(name), _dtype(dtype), sizes, steps, "global", access)
        self.params.append(buffer)
        return Array(buffer, self)

    def _unique(self, name: str) -> str:
        if name in self._names:
            raise IRError(
                what=f"{self.name} has two parameters named {name!r}",
                why="parameters are identified by their names",
                exists=", ".join(sorted(self._names)),
                fix="give it another name",
            )
        self._names.add(name)
        return name

    def _extent(self, size: Size) -> Index:
        """A size in a shape: an int, or an index value."""
        if isinstance(size, str):
            if size not in self.sizes:
                raise IRError(
                    what=f"{self.name} has no size named {size!r}",
                    why="a size given by name is a parameter that was declared before",
                    exists=", ".join(self.sizes) or "no sizes",
                    fix=f"{did_you_mean(size, self.sizes)}Builder({self.name!r}, [{size!r}])",
                )
            return self.sizes[size]
        if isinstance(size, Value):
            return size if size.constant is None else size.constant
        if not hasattr(size, "__index__") or int(size) < 0:
            raise IRError(
                what=f"{size!r} is no size",
                why="sizes are whole numbers, and not negative",
                exists="ints, index values, names of sizes",
                fix="pass one of these",
            )
        return int(size)

    def _stride(self, step: Size) -> Index:
        """As a size, but it may be negative."""
        return step if isinstance(step, int) else self._extent(step)

    # ---- memory --------------------------------------------------------------------------------
    def temp(self, dtype: str, *shape: Size, name: str = "t") -> Array:
        """A temporary of the whole program, on the device; allocated by the host."""
        return self._alloc(dtype, shape, "temp", name)

    def local(self, dtype: str, *shape: Index, name: str = "a") -> Array:
        """A small array of constant size, private to one iteration; its values start undefined."""
        return self._alloc(dtype, shape, "local", name)

    def shared(self, dtype: str, *shape: int, name: str = "s") -> Array:
        """An array of constant size that the lanes of a group share (scheduled programs)."""
        return self._alloc(dtype, shape, "shared", name)

    def _alloc(self, dtype: str, shape: Sequence[Size], space: str, name: str) -> Array:
        with self.writing():
            sizes = [self._extent(s) for s in shape]
            buffer = Buffer(name, _dtype(dtype), sizes, None, space, "inout")
            ops.append(Op("alloc", [s for s in sizes if isinstance(s, Value)], {"buffer": buffer}))
        return Array(buffer, self)

    # ---- blocks --------------------------------------------------------------------------------
    @property
    def on_host(self) -> bool:
        """Whether operations are appended to the host's program, outside of all kernels."""
        return self._depth == 0

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """Operations go to the innermost open block, or to the program's own."""
        if self._depth or self._host:
            yield
        else:
            with ops.into(self.block):
                yield

    @contextlib.contextmanager
    def _inside(self, block: Block, kernel: bool = True) -> Iterator[None]:
        self._depth += kernel
        self._host += not kernel
        try:
            with ops.into(block):
                yield
        finally:
            self._depth -= kernel
            self._host -= not kernel

    def _extents(self, sizes: Sequence[Size]) -> list[Value]:
        return [_index(self._extent(s)) for s in sizes]

    @contextlib.contextmanager
    def parallel(self, *sizes: Size, kind: str = "", **attrs: Any) -> Iterator[Any]:
        """Independent iterations over these sizes; at the host's level this is one kernel.

        Gives one index, or a tuple of them (for no sizes the empty tuple: one iteration).
        """
        with self.writing():
            extents = self._extents(sizes)
            block = Block([Value("index", name="i") for _ in extents])
            with self._inside(block):
                yield block.params[0] if len(extents) == 1 else tuple(block.params)
                ops.append(Op("yield"))
            ops.append(Op("parallel", extents, {"kind": kind, **attrs}, [], [block]))

    @contextlib.contextmanager
    def range(self, *bounds: Size, kind: str = "serial", **attrs: Any) -> Iterator[Value]:
        """Iterations in order: `range(stop)`, `range(start, stop)`, `range(start, stop, step)`."""
        with self.writing():
            limits = self._bounds(bounds)
            block = Block([Value("index", name="j")])
            with self._inside(block, kernel=not self.on_host):
                yield block.params[0]
                ops.append(Op("yield"))
            ops.append(Op("for", limits, {"kind": kind, **attrs}, [], [block]))

    @contextlib.contextmanager
    def ranges(self, *stops: Size) -> Iterator[Any]:
        """Nested ranges from 0, the last innermost; gives their indices as `parallel` does."""
        with contextlib.ExitStack() as stack:
            indices = [stack.enter_context(self.range(stop)) for stop in stops]
            yield indices[0] if len(indices) == 1 else tuple(indices)

    def _bounds(self, bounds: Sequence[Size]) -> list[Value]:
        values = [self._stride(b) for b in bounds]
        start = values[0] if len(values) > 1 else 0
        stop = values[min(len(values), 2) - 1]
        step = values[2] if len(values) > 2 else 1
        return [ops.value(bound, "index") for bound in (start, stop, step)]

    def loop(
        self,
        bounds: Size | tuple[Size, ...],
        initial: Many,
        body: Callable[..., Any],
        kind: str = "serial",
    ) -> Any:
        """Iterations that carry values: body(i, *carried) -> the next carried.

        bounds is a stop, or a tuple as `range` takes it. Returns the values after the last
        iteration, one bare and several as a tuple.
        """
        with self.writing():
            limits = self._bounds(bounds if isinstance(bounds, tuple) else (bounds,))
            values: tuple[Operand, ...] = _tuple(initial)
            first = [_carried(v) for v in values]
            block = Block([Value("index", name="j"), *(Value(v.dtype, name="c") for v in first)])
            with self._inside(block, kernel=not self.on_host):
                _yield_like(first, body(*block.params))
            dtypes = [v.dtype for v in first]
            op = ops.append(Op("for", limits + first, {"kind": kind}, dtypes, [block]))
        return _bare(op.results)

    @contextlib.contextmanager
    def when(self, condition: Value) -> Iterator[None]:
        """Statements that are carried out only where the condition holds."""
        with self.writing():
            block = Block()
            with self._inside(block, kernel=not self.on_host):
                yield
                ops.append(Op("yield"))
            ops.append(Op("if", [condition], {}, [], [block]))

    def select(
        self, condition: Value, then: Callable[[], Any], otherwise: Callable[[], Any]
    ) -> Any:
        """The values of one of two functions, of which only that one is carried out."""
        with self.writing():
            blocks = [Block(), Block()]
            with self._inside(blocks[0], kernel=not self.on_host):
                first = list(_tuple(then()))
                ops.append(Op("yield", first))
            with self._inside(blocks[1], kernel=not self.on_host):
                _yield_like(first, otherwise())
            op = ops.append(Op("if", [condition], {}, [v.dtype for v in first], blocks))
        return _bare(op.results)

    # ---- reductions ----------------------------------------------------------------------------
    def reduce(
        self,
        sizes: Size | Sequence[Size],
        initial: Many | None,
        body: Callable[..., Any],
        combine: Combine,
    ) -> Any:
        """Joins body(*indices) over all indices, in any order.

        combine: "sum", "prod", "min", "max", "and", "or", "xor", or a function of two tuples of
        values that returns one; it must be associative, and `initial` its neutral element.
        """
        with self.writing():
            extents = self._extents(_tuple(sizes))
            block = Block([Value("index", name="j") for _ in extents])
            with self._inside(block):
                elements = list(_tuple(body(*block.params)))
                ops.append(Op("yield", elements))
            name, blocks = self._combiner(combine, elements)
            initials = _initials(initial, elements, combine)
            dtypes = [v.dtype for v in elements]
            attrs = {"combine": name, "kind": ""}
            args = extents + initials
            op = ops.append(Op("reduce", args, attrs, dtypes, [block, *blocks]))
        return _bare(op.results)

    def _combiner(self, combine: Combine, elements: list[Value]) -> tuple[str, list[Block]]:
        if isinstance(combine, str):
            return combine, []
        a, b = ([Value(v.dtype, name=n) for v in elements] for n in "ab")
        block = Block(a + b)
        with self._inside(block):
            _yield_like(elements, combine(_bare(a), _bare(b)))
        return "custom", [block]

    def sum(self, sizes: Size | Sequence[Size], body: Callable[..., Any]) -> Value:
        """The sum of body(*indices)."""
        return self.reduce(sizes, None, body, "sum")  # type: ignore[no-any-return]

    def max(self, sizes: Size | Sequence[Size], body: Callable[..., Any]) -> Value:
        """The largest of body(*indices); NaN if there is one."""
        return self.reduce(sizes, None, body, "max")  # type: ignore[no-any-return]

    def min(self, sizes: Size | Sequence[Size], body: Callable[..., Any]) -> Value:
        """The smallest of body(*indices); NaN if there is one."""
        return self.reduce(sizes, None, body, "min")  # type: ignore[no-any-return]

    def scan(
        self,
        size: Size,
        initial: Many | None,
        body: Callable[[Value], Any],
        combine: Combine,
        then: Callable[..., None],
    ) -> Any:
        """The running combination of body(i); then(i, *prefix) is given each, i itself included.

        combine is associative; it is given what comes first as its first argument, and may depend
        on that. Returns the combination of all.
        """
        with self.writing():
            extent = _index(self._extent(size))
            block = Block([Value("index", name="j")])
            with self._inside(block):
                elements = list(_tuple(body(block.params[0])))
                ops.append(Op("yield", elements))
            name, blocks = self._combiner(combine, elements)
            dtypes = [v.dtype for v in elements]
            rest = Block([Value("index", name="j"), *(Value(d, name="p") for d in dtypes)])
            with self._inside(rest):
                then(*rest.params)
                ops.append(Op("yield"))
            args = [extent, *_initials(initial, elements, combine)]
            op = ops.append(Op("scan", args, {"combine": name}, dtypes, [block, rest, *blocks]))
        return _bare(op.results)

    def barrier(self) -> None:
        """No lane of a group passes before all have come (scheduled programs)."""
        ops.append(Op("barrier"))

    # ---- the end -------------------------------------------------------------------------------
    def function(self, level: str = "loops", check: bool = True) -> Function:
        """The program, verified."""
        if (before := ops.host(None)) is not self.block:
            ops.host(before)
        built = Function(self.name, self.params, self.block, level)
        if check:
            from core.ir.verifier import verify

            verify(built)
        return built


def neutral(combine: str, dtype: str) -> Any:
    """The element that changes nothing: 0 for a sum, -inf for a maximum, ..."""
    if combine in ("sum", "or", "xor"):
        return 0
    if combine == "prod":
        return 1
    if combine == "and":
        return -1 if dtype != "bool" else True
    low = combine == "max"
    if is_complex(dtype):
        raise IRError(
            what=f"there is no {combine} of {dtype}",
            why="complex numbers have no order",
            exists="sum, prod",
            fix="join their magnitudes, or write a combiner",
        )
    if is_float(dtype):
        return float("-inf") if low else float("inf")
    if dtype == "bool":
        return not low
    bits = 64 if dtype == "index" else int(dtype.lstrip("uint"))
    if is_unsigned(dtype):
        return 0 if low else 2**bits - 1
    return -(2 ** (bits - 1)) if low else 2 ** (bits - 1) - 1


def _tuple(x: T | Sequence[T]) -> tuple[T, ...]:
    return tuple(x) if isinstance(x, (tuple, list)) else (x,)  # type: ignore[return-value]


def _bare(values: list[Value]) -> Any:
    return values[0] if len(values) == 1 else tuple(values)


def _initials(initial: Many | None, elements: list[Value], combine: Combine) -> list[Value]:
    """The initial values, of the dtypes that the body yields; None stands for the neutral ones."""
    if initial is None and isinstance(combine, str):
        initial = [neutral(combine, e.dtype) for e in elements]
    values = _tuple(initial)
    if len(values) != len(elements) or any(v is None for v in values):
        raise IRError(
            what=f"{len(values)} initial values were given, and the body yields {len(elements)}",
            why="each reduced value starts from a neutral one, which only named combiners have",
            exists=", ".join(map(repr, elements)),
            fix="give as many initial values as the body returns",
        )
    return [ops.value(v, e.dtype) for v, e in zip(values, elements)]


def _carried(v: Operand) -> Value:
    """An initial value of a loop, whose dtype must be known: a number has none."""
    if isinstance(v, Value):
        return v
    raise IRError(
        what=f"the initial value {v!r} has no dtype",
        why="a carried value has the dtype of its initial one",
        exists="ops.const(number, dtype)",
        fix=f'write ops.const({v!r}, "float32")',
    )


def _yield_like(first: list[Value], results: Many) -> None:
    """Ends a block with values of the dtypes of `first`."""
    values = [ops.value(v, f.dtype) for v, f in zip(_tuple(results), first)]
    if len(_tuple(results)) != len(first) or any(v.dtype != f.dtype for v, f in zip(values, first)):
        raise IRError(
            what=f"a block hands back {_dtypes(_tuple(results))}",
            why=f"{_dtypes(first)} were expected",
            exists=", ".join(map(repr, first)),
            fix="return as many values, of the same dtypes; ops.cast converts",
        )
    ops.append(Op("yield", values))


def _dtypes(values: Sequence[Operand]) -> str:
    return ", ".join(getattr(v, "dtype", repr(v)) for v in values) or "nothing"
