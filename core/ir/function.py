"""The parts of a program of the loop IR: values, operations, blocks, buffers, functions.

A `Function` is a body: its outermost block is the host's, each `parallel` operation in it one
kernel. Passes read these classes, the builder (`builder.py`) makes them, `opset.py` lists which
operations there are, and `verifier.py` what must hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.errors import IRError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Self

SPACES = ("global", "temp", "shared", "local", "tile")
ACCESS = ("in", "out", "inout")


class Value:
    """One scalar: a parameter of a function or block, or the result of an operation.

    Python's operators on values append operations to the block that is being built; see
    `core.ir.ops`, which defines them.
    """

    __slots__ = ("dtype", "name", "op")

    def __init__(self, dtype: str, op: Op | None = None, name: str = "") -> None:
        self.dtype = dtype
        self.op = op  # None: a parameter
        self.name = name  # for printing; made unique there

    @property
    def constant(self) -> Any:
        """The number it is, if it is a constant; else None."""
        if self.op is not None and self.op.name == "const":
            return self.op.attrs["value"]
        return None

    if TYPE_CHECKING:  # what core.ir.ops attaches

        def operation(self, name: str, *args: Value | complex) -> Self: ...
        def _unary(self) -> Self: ...
        def _binary(self, other: Value | complex) -> Self: ...

        __neg__ = __abs__ = __invert__ = _unary
        __add__ = __sub__ = __mul__ = __truediv__ = __floordiv__ = __mod__ = __pow__ = _binary
        __radd__ = __rsub__ = __rmul__ = __rtruediv__ = __rfloordiv__ = __rmod__ = _binary
        __and__ = __or__ = __xor__ = __lshift__ = __rshift__ = _binary
        __rand__ = __ror__ = __rxor__ = __rlshift__ = __rrshift__ = _binary
        __lt__ = __le__ = __gt__ = __ge__ = _binary

        def __eq__(self, other: Value | complex) -> Self: ...  # type: ignore[override]
        def __ne__(self, other: Value | complex) -> Self: ...  # type: ignore[override]
        def __hash__(self) -> int: ...

    def __repr__(self) -> str:
        if self.constant is not None:
            return f"<{self.constant}: {self.dtype}>"
        return f"<{self.name or (self.op and self.op.name) or 'value'}: {self.dtype}>"

    def __bool__(self) -> bool:
        raise IRError(
            what="a value of the loop IR has no truth value while the program is built",
            why="it is known only when the kernel runs, on another device",
            exists="ops.where(condition, a, b) for values; b.when(condition) for statements",
            fix="write ops.where(x > 0, x, 0) for `x if x > 0 else 0`",
        )

    def __iter__(self) -> Iterator[Value]:
        raise IRError(
            what="a value of the loop IR cannot be iterated over",
            why="it is one scalar",
            exists=repr(self),
            fix="return a tuple where several values are expected",
        )

    def _no_number(self) -> Any:
        raise IRError(
            what="a value of the loop IR is no number of Python's",
            why="it is known only when the kernel runs, on another device",
            exists="Python's operators on values, and the functions of core.ir.ops",
            fix="write ops.exp(x) for math.exp(x), b.range(n) for range(n), ops.cast for int(x)",
        )

    __float__ = __int__ = __index__ = __complex__ = _no_number


class Buffer:
    """Memory with a shape: a parameter, a temporary, or an array private to one iteration.

    Attributes:
        dtype: of the elements.
        shape, strides: ints or index values; strides count elements.
        space: "global" (a parameter), "temp" (allocated by the host), "shared" (of one group of
            lanes), "local" (of one iteration), "tile" (of the lanes that run in step).
        access: "in", "out" or "inout".
    """

    __slots__ = ("access", "dtype", "name", "shape", "space", "strides")

    def __init__(
        self,
        name: str,
        dtype: str,
        shape: Sequence[Any],
        strides: Sequence[Any] | None = None,
        space: str = "global",
        access: str = "in",
    ) -> None:
        self.name = name
        self.dtype = dtype
        self.shape = tuple(shape)
        self.strides = tuple(strides) if strides is not None else row_major(self.shape)
        self.space = space
        self.access = access

    @property
    def ndim(self) -> int:
        return len(self.shape)

    def __repr__(self) -> str:
        return f"<{self.access} {self.name}: {self.dtype}, rank {self.ndim}, {self.space}>"


def row_major(shape: Sequence[Any]) -> tuple[Any, ...]:
    """The strides of a row-major array without gaps; symbolic where a size is."""
    strides: list[Any] = []
    for size in reversed([*shape[1:], 1] if shape else []):
        strides.append(size if not strides or _is_one(strides[-1]) else strides[-1] * size)
    return tuple(reversed(strides))


def _is_one(x: Any) -> bool:
    return isinstance(x, int) and x == 1


class Op:
    """One operation: a name of `opset.OPS`, arguments, attributes, nested blocks, results."""

    __slots__ = ("args", "attrs", "blocks", "name", "results")

    def __init__(
        self,
        name: str,
        args: Iterable[Value] = (),
        attrs: dict[str, Any] | None = None,
        dtypes: Iterable[str] = (),
        blocks: Iterable[Block] = (),
    ) -> None:
        self.name = name
        self.args = list(args)
        self.attrs = attrs or {}
        self.blocks = list(blocks)
        self.results = [Value(dtype, self) for dtype in dtypes]

    @property
    def result(self) -> Value:
        return self.results[0]

    def __repr__(self) -> str:
        return f"<{self.name} of {len(self.args)} arguments, {len(self.results)} results>"


class Block:
    """Operations in order, and the values that the operation around the block passes in."""

    __slots__ = ("ops", "params")

    def __init__(self, params: Iterable[Value] = (), ops: Iterable[Op] = ()) -> None:
        self.params = list(params)
        self.ops = list(ops)

    @property
    def yields(self) -> list[Value]:
        """The block's results: the arguments of the `yield` that ends it."""
        if self.ops and self.ops[-1].name == "yield":
            return self.ops[-1].args
        return []

    def walk(self) -> Iterator[Op]:
        """Every operation in it, outer before inner, in order."""
        for op in self.ops:
            yield op
            for block in op.blocks:
                yield from block.walk()


class Function:
    """A program: parameters, and the host's block. Its kernels are the `parallel`s in that block.

    Attributes:
        params: buffers, and index values for the sizes and strides that are not constants.
        level: "loops", of an operator's body, or "scheduled", which a dialect spells.
        small_indices: whether 32 bits hold its indices for the sizes that it will be given; what is
            passed to a dialect; passes do not keep it.

    `str` of it is the program's text; see `core.ir.text.printer`, which defines that.
    """

    __slots__ = ("block", "level", "name", "params", "small_indices")

    def __init__(
        self, name: str, params: Iterable[Any], block: Block | None = None, level: str = "loops"
    ) -> None:
        self.name = name
        self.params: list[Any] = list(params)
        self.block = block or Block()
        self.level = level
        self.small_indices = False

    @property
    def buffers(self) -> list[Buffer]:
        return [p for p in self.params if isinstance(p, Buffer)]

    @property
    def indices(self) -> list[Value]:
        return [p for p in self.params if isinstance(p, Value)]

    @property
    def kernels(self) -> list[Op]:
        """The `parallel` operations of the host's block, those inside host loops included."""
        return list(_kernels(self.block))

    def walk(self) -> Iterator[Op]:
        return self.block.walk()

    def __repr__(self) -> str:
        return f"<function {self.name}: {len(self.params)} parameters, {self.level}>"


def _kernels(block: Block) -> Iterator[Op]:
    for op in block.ops:
        if op.name == "parallel":
            yield op
        else:
            for inner in op.blocks:
                yield from _kernels(inner)
