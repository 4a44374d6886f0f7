"""`core.func.vmap`: which dimension of which argument is mapped, and where it goes in the output.

The level applies operators to the batch (batching.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Never

from core._native import Tensor, find_operator
from core.autograd.tensor_functions import unshared
from core.errors import ArgumentError, ShapeError, unknown_keyword
from core.pytree import broadcast_prefix, flatten, unflatten
from core.transforms.batching import RANDOMNESS, VmapLevel, move_dim
from core.transforms.compiled import compiled_transform

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.pytree import TreeSpec
    from core.transforms.batching import Dim
    from core.type_aliases import P, R

    InDims = int | Sequence[Any] | None  # a Dim, or for each argument one or a nest of them


def vmap(
    function: Callable[P, R],
    in_dims: InDims = 0,
    out_dims: Any = 0,
    randomness: str = "error",
    *,
    chunk_size: int | None = None,
    **unknown: Never,
) -> Callable[P, R]:
    """A function that maps `function` over a dimension of its positional arguments.

    Args:
        function: sees its arguments without that dimension. Keyword arguments are shared.
        in_dims: the dimension to map over, None for arguments that all elements share, or a tuple
            with an entry for each argument: an int, None, or a prefix of the argument's nest.
        out_dims: where the dimension goes in the output; None for an output that is the same for
            all elements; or a prefix of the output's nest.
        randomness: how random operators draw inside: "error" refuses them, "same" draws once for
            all elements, "different" draws for each.
        chunk_size: the number of elements that are computed at a time; None: all.

    Raises (when called):
        ArgumentError: in_dims, out_dims, randomness or chunk_size do not fit.
        ShapeError: a dimension is not there, or the batches differ in size.

    >>> import core
    >>> rows = core.asarray([[1.0, 2.0], [3.0, 4.0]])
    >>> core.func.vmap(lambda row: row.sum())(rows).tolist()
    [3.0, 7.0]
    """
    for name in unknown:
        raise unknown_keyword(vmap, "core.func.vmap", name)
    _check_options(randomness, chunk_size)

    if compiled := compiled_transform(
        vmap, function, in_dims, out_dims, randomness, chunk_size=chunk_size
    ):
        return compiled

    def transformed(*args: P.args, **kwargs: P.kwargs) -> R:
        leaves, spec = flatten(args)
        dims = _leaf_dims(in_dims, leaves, spec)
        size = _batch_size(leaves, dims)
        mapped = _Mapped(function, kwargs, spec, dims, out_dims)
        if chunk_size is None or chunk_size >= size:
            return mapped.call(VmapLevel(size, randomness), leaves)
        return _chunked(mapped, leaves, size, randomness, chunk_size)

    return transformed


def _check_options(randomness: str, chunk_size: int | None) -> None:
    if randomness not in RANDOMNESS:
        raise ArgumentError(
            what=f"randomness={randomness!r}",
            why="it chooses what random operators do inside core.func.vmap",
            exists="'error', 'same', 'different'",
            fix="pass one of these",
        )
    if chunk_size is not None and (type(chunk_size) is not int or chunk_size < 1):
        raise ArgumentError(
            what=f"chunk_size={chunk_size!r}",
            why="it is how many elements are computed at a time",
            exists="integers of 1 or more; None for all at once",
            fix="pass a positive integer, or leave it out",
        )


# ---- one level ---------------------------------------------------------------------------------
class _Mapped:
    """A function and the options of its arguments, to be called on a batch or its chunks."""

    def __init__(
        self,
        function: Callable[..., Any],
        kwargs: dict[str, Any],
        spec: TreeSpec,
        dims: list[Dim],
        out_dims: Any,
    ) -> None:
        self.function, self.kwargs = function, kwargs
        self.spec, self.dims, self.out_dims = spec, dims, out_dims
        self.out_spec: Any = None
        self.targets: list[Dim] = []  # where the batch goes in each output

    def run(self, level: VmapLevel, leaves: list[Any]) -> list[tuple[Any, Dim]]:
        """(value, batch dimension or None) of each output."""
        with level:
            inputs = [x if d is None else level.wrap(x, d) for x, d in zip(leaves, self.dims)]
            out = self.function(*unflatten(inputs, self.spec), **self.kwargs)
            outs, self.out_spec = level.results(out)
            self.targets = _out_dims(self.out_dims, outs, self.out_spec)
            return [_taken_apart(level, o, t) for o, t in zip(outs, self.targets)]

    def call(self, level: VmapLevel, leaves: list[Any]) -> Any:
        pairs = self.run(level, leaves)
        placed = [_to_place(v, d, t) for (v, d), t in zip(pairs, self.targets)]
        return unflatten(placed, self.out_spec)


def _taken_apart(level: VmapLevel, out: Any, target: Dim) -> tuple[Any, Dim]:
    """(value, batch dimension or None) of an output, which is a batch unless target is None."""
    if not level.owns(out):
        if target is None or not isinstance(out, Tensor):
            return out, None
        return unshared(out.expand_dims(0).broadcast_to((level.size, *out.shape))), 0
    if target is None:
        raise ArgumentError(
            what=f"out_dims is None for an output of shape {out.shape} that is a batch",
            why="it differs from element to element, and needs a place for them",
            exists="None for outputs that do not depend on the mapped arguments",
            fix="give a dimension, such as 0",
        )
    return out.wrapped_value, out.batch_dim


def _to_place(value: Any, dim: Dim, target: Dim) -> Any:
    if dim is None or target is None:
        return value
    if not -value.ndim <= target < value.ndim:
        raise ShapeError(
            what=f"out_dims names dimension {target} of an output of {value.ndim} dimensions",
            why="there is no such place for the mapped dimension",
            exists=f"dimensions {-value.ndim} to {value.ndim - 1}",
            fix="change out_dims",
        )
    return move_dim(value, dim, target % value.ndim)


# ---- chunks ------------------------------------------------------------------------------------
def _chunked(
    mapped: _Mapped, leaves: list[Any], size: int, randomness: str, chunk_size: int
) -> Any:
    """The same, a slice of the batch after the other, whose results are joined."""
    pieces: list[list[tuple[Any, Dim]]] = []
    draws: list[Tensor] = []  # of the first chunk, for randomness="same"
    for begin in range(0, size, chunk_size):
        end = min(size, begin + chunk_size)
        part = [x if d is None else x.slice(d, begin, end) for x, d in zip(leaves, mapped.dims)]
        level = VmapLevel(end - begin, randomness, draws, replays=begin > 0)
        pieces.append(mapped.run(level, part))
    joined = [_joined(parts, t) for parts, t in zip(zip(*pieces), mapped.targets)]
    return unflatten(joined, mapped.out_spec)


def _joined(parts: Sequence[tuple[Any, Dim]], target: Dim) -> Any:
    """One output of all chunks."""
    value, dim = parts[0]
    if dim is None or target is None:
        return value
    values = [_to_place(v, d, target) for v, d in parts]
    concat = find_operator("core::concat")
    return concat(values, axis=target % values[0].ndim)


# ---- dimensions --------------------------------------------------------------------------------
def _leaf_dims(in_dims: InDims, leaves: list[Any], spec: TreeSpec) -> list[Dim]:
    """The dimension to map over of each leaf, counted from the start, or None."""
    if type(in_dims) is int:
        dims: list[Any] = [in_dims] * len(leaves)
    else:
        _check_count(in_dims, spec)
        dims = broadcast_prefix(in_dims, spec, "in_dims")
    return [_dim_of(x, d) for x, d in zip(leaves, dims)]


def _check_count(in_dims: InDims, spec: TreeSpec) -> None:
    count = len(spec.children)
    if in_dims is None or (isinstance(in_dims, (tuple, list)) and len(in_dims) == count):
        return
    entries = f"{len(in_dims)} entries" if isinstance(in_dims, (tuple, list)) else f"{in_dims!r}"
    raise ArgumentError(
        what=f"in_dims has {entries} for {count} arguments",
        why="each positional argument needs its dimension, or None",
        exists="an int, None, or a tuple of these, or of nests of these, for each argument",
        fix="give one entry for each argument",
    )


def _dim_of(x: object, dim: Dim) -> Dim:
    if dim is None or not isinstance(x, Tensor):
        return None
    if type(dim) is not int:
        raise ArgumentError(
            what=f"in_dims names {dim!r} as a dimension",
            why="dimensions are counted, from the start or, negative, from the end",
            exists="integers, and None for an argument that all elements share",
            fix="pass an int or None",
        )
    if -x.ndim <= dim < x.ndim:
        return dim % x.ndim
    raise ShapeError(
        what=f"in_dims names dimension {dim} of a tensor of shape {x.shape}",
        why="there is no such dimension to map over",
        exists=f"dimensions {-x.ndim} to {x.ndim - 1}" if x.ndim else "no dimension: it is 0-d",
        fix="change in_dims, or use None for an argument that all elements share",
    )


def _batch_size(leaves: list[Any], dims: list[Dim]) -> int:
    sizes: list[int] = [x.shape[d] for x, d in zip(leaves, dims) if d is not None]
    if sizes and all(size == sizes[0] for size in sizes):
        return sizes[0]
    batches = f"batches of {sorted(set(sizes))}" if sizes else "no batch"
    raise ShapeError(
        what=f"core.func.vmap found {batches}",
        why="all mapped arguments have the same number of elements along their mapped dimension",
        exists=f"shapes {', '.join(str(x.shape) for x in leaves if isinstance(x, Tensor))}",
        fix="change in_dims, or pass at least one tensor to map over",
    )


def _out_dims(out_dims: Any, outs: list[Any], spec: TreeSpec) -> list[Dim]:
    if type(out_dims) is int or out_dims is None:
        return [out_dims] * len(outs)
    dims: list[Any] = broadcast_prefix(out_dims, spec, "out_dims")
    if all(d is None or type(d) is int for d in dims):
        return dims
    raise ArgumentError(
        what=f"out_dims is {out_dims!r} for {len(outs)} outputs",
        why="it is the place of the mapped dimension in each output",
        exists="an int or None, or a nest of these that the output's begins with",
        fix="give one entry for each output",
    )
