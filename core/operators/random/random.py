"""Random numbers by position: Philox4x32-10 (Salmon et al., 2011), the same on every device.

Block i of a draw is a function of (seed, offset, i) and nothing else; a generator counts offsets.
The operators draw whole blocks in one dimension; `drawn` cuts and shapes the result. Each has
a twin, `random_uniform_at`, that is given (seed, offset) as a tensor: that is what a compiled graph
calls, which is the same for every draw.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core import ir
from core._native import count_levels, default_device, empty, is_captured
from core._native import device as Device
from core._native import dtype as DType
from core.autograd.tensor_functions import detach
from core.dtype_table import COMPUTED_FLOATS, TABLE
from core.errors import DtypeError, ShapeError
from core.operators.definition import catalogue
from core.operators.definition.body_parts import declares, unkeyed
from core.operators.definition.define import define
from core.operators.definition.shapes import as_tuple, leaves_unread
from core.operators.elementwise.arithmetic import where
from core.transforms.batching import draw_batched, draws_for_batch

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeVar

    from core._native import Operator, Tensor
    from core.bodies.definition import Body
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.type_aliases import Array, DeviceLike, DTypeLike, Namespace

    Word = TypeVar("Word", Value, Array)

_NO: dict[str, Any] = {
    "no_vjp": "no tensor arguments",
    "no_jvp": "no tensor arguments",
    "no_batch": "no tensor arguments: every element of a batch sees the same numbers",
}
_WORD = 0xFFFFFFFF
_FACTORS = (0xD2511F53, 0xCD9E8D57)
_STEPS = (0x9E3779B9, 0xBB67AE85)
_CONSTANTS = (*_FACTORS, *_STEPS, _WORD, 32)
_FLOATS = ("float32", *sorted({*COMPUTED_FLOATS} - {"float32"}))  # the default first
_WIDE = ("float64", "int64", "uint64")  # a number of these takes two words


# ---- the words ---------------------------------------------------------------------------------
def philox(np: Namespace, seed: int, offset: int, blocks: int) -> Array:
    """`blocks` x 4 words of 32 bits, as uint64: the key is the seed, the counter (i, offset)."""
    low, half = np.arange(blocks, dtype=np.uint64), np.uint64(32)
    high = np.full(blocks, int(offset) % 2**64, dtype=np.uint64)
    constants = tuple(map(np.uint64, _CONSTANTS))
    key = [np.uint64(int(seed) % 2**32), np.uint64((int(seed) >> 32) % 2**32)]
    counter = [low & np.uint64(_WORD), low >> half, high & np.uint64(_WORD), high >> half]
    for _ in range(10):
        counter, key = _round(counter, key, constants)
    return np.stack(counter, axis=1)


def _round(
    c: list[Word], key: list[Word], constants: tuple[Any, ...]
) -> tuple[list[Word], list[Word]]:
    """One round on words that are kept in 64 bits: of NumPy's arrays or the loop IR's values."""
    f0, f1, s0, s1, word, half = constants
    p0, p1 = c[0] * f0, c[2] * f1
    mixed = [(p1 >> half) ^ c[1] ^ key[0], p1 & word, (p0 >> half) ^ c[3] ^ key[1], p0 & word]
    return mixed, [(key[0] + s0) & word, (key[1] + s1) & word]


def _words(block: Value, seed: Value, offset: Value) -> list[Value]:
    """The four words of a block in the loop IR."""
    low, high, key = (ir.ops.cast(v, "uint64") for v in (block, offset, seed))
    counter, keys = [low & _WORD, low >> 32, high & _WORD, high >> 32], [key & _WORD, key >> 32]
    for _ in range(10):
        counter, keys = _round(counter, keys, _CONSTANTS)
    return counter


def per_block(dtype: DTypeLike) -> int:
    """How many numbers of dtype a block makes."""
    return 2 if DType(dtype).name in _WIDE else 4


def _pieces(np: Namespace, dtype: DTypeLike, seed: int, offset: int, blocks: int) -> Array:
    """The random bits of each number: a word, or two words as one of 64 bits."""
    words = philox(np, seed, offset, blocks)
    if per_block(dtype) == 4:
        return words.reshape(-1)
    pairs = words.reshape(-1, 2)
    return (pairs[:, 0] << np.uint64(32)) | pairs[:, 1]


def _body(number: Callable[..., Value]) -> Body:
    """number(word, dtype, **the other arguments) of every word, or pair of words, of each block."""

    @declares(specialization_keys={"blocks": unkeyed})
    def body(
        b: Builder,
        out: Buffer,
        blocks: None,
        *,
        dtype: DTypeLike,
        device: DeviceLike | None,
        **scalars: Buffer | _Read,
    ) -> None:
        count = per_block(out.dtype)
        with b.parallel(out.shape[0] // count) as i:
            rest = {name: scalar[()] for name, scalar in scalars.items()}
            words = _words(i, rest.pop("seed"), rest.pop("offset"))
            if count == 2:
                words = [(words[0] << 32) | words[1], (words[2] << 32) | words[3]]
            for k, word in enumerate(words):
                out[i * count + k] = number(word, out.dtype, **rest)

    return body


def _body_at(body: Body) -> Body:
    """The body of a twin: the place is read where the kernel runs."""

    @declares(specialization_keys={"blocks": unkeyed}, runtime_args=("skip",))
    def body_at(
        b: Builder,
        out: Buffer,
        blocks: None,
        place: Buffer,
        skip: Value,
        *,
        dtype: DTypeLike,
        **scalars: Buffer | _Read,
    ) -> None:
        seed, offset = _Read(place, 0), _Read(place, 1, skip)
        body(b, out, blocks, seed=seed, offset=offset, dtype=dtype, device=None, **scalars)

    return body_at


class _Read:
    """An element of an array, as a number that a body is given."""

    def __init__(self, array: Buffer, index: int, more: Value | None = None) -> None:
        self._array, self._index, self._more = array, index, more

    def __getitem__(self, at: tuple[()]) -> Value:
        value = self._array[self._index]
        return value if self._more is None else value + ir.ops.cast(self._more, "int64")


def _fake(allowed: Sequence[str], what: str) -> Callable[..., Tensor]:
    @leaves_unread("seed", "offset", "low", "width")
    def fake(blocks: int, *, dtype: DTypeLike, device: DeviceLike | None, **_: Any) -> Tensor:
        wanted = DType(dtype)
        if wanted.name not in allowed:
            raise DtypeError(
                what=f"{what} of {wanted}",
                why="numbers of other dtypes come from these",
                exists=", ".join(allowed),
                fix="draw one of these and convert the result",
            )
        if blocks < 0:
            raise ShapeError(
                what=f"{what}: {blocks} blocks",
                why="there is no tensor of negative size",
                exists="0 and more",
                fix="pass the number of blocks of four words",
            )
        return empty((blocks * per_block(wanted),), wanted, device)

    return fake


def _define(
    name: str,
    extra: str,
    number: Callable[..., Value],
    reference: Callable[..., Array],
    dtypes: tuple[str, ...],
    doc: str,
) -> Operator:
    sample_dtypes: list[str] = [d for d in ("float32", "float64", "int64", "uint32") if d in dtypes]
    more = {"low": -3, "width": 7} if extra else {}
    op = define(
        f"core::{name}(int blocks, *, Scalar seed, Scalar offset=0, {extra}"
        f"dtype dtype={dtypes[0]}, device? device=None) -> Tensor",
        fake=_fake(dtypes, f"core::{name}"),
        body=_body(number),
        reference=lambda np, blocks, *, seed, offset, dtype, device, **rest: reference(
            np, _pieces(np, dtype, seed, offset, blocks), DType(dtype).name, **rest
        ),
        tags=("random",),
        public=False,
        samples=lambda s: [
            *(s(3, seed=2**40 + 5, offset=7, dtype=d, **more) for d in sample_dtypes),
            s(0, seed=1, **more),
            s(1, seed=-1, **more),
        ],
        errors=lambda s: [
            s.error("ShapeError", -1, seed=0, **more),
            s.error("ArgumentError", 2, **more),
            s.error("DtypeError", 2, seed=0, dtype="complex64", **more),
        ],
        doc=doc,
        **_NO,
    )
    _twins[op] = _define_at(name, extra, _body(number), op, dtypes, sample_dtypes, more)
    return op


_twins: dict[Operator, Operator] = {}  # an operator that draws -> the one that is given a tensor


def _define_at(
    name: str,
    extra: str,
    body: Body,
    op: Operator,
    dtypes: tuple[str, ...],
    sample_dtypes: list[str],
    more: dict[str, int],
) -> Operator:
    """The twin of an operator that draws."""
    fake = _fake(dtypes, f"core::{name}_at")

    def fake_at(blocks: int, place: Tensor, skip: int, *, dtype: DTypeLike, **_: Any) -> Tensor:
        if place.shape != (2,) or place.dtype.name != "int64":
            raise ShapeError(
                what=f"{name}_at: the place {place.dtype.name}{place.shape}",
                why="it is read as (seed, offset)",
                exists="int64(2,)",
                fix="pass core.asarray([seed, offset])",
            )
        return fake(blocks, dtype=dtype, device=place.device)

    def reference(
        np: Namespace, blocks: int, place: Array, skip: int, *, dtype: DTypeLike, **rest: Any
    ) -> Array:
        seed, offset = int(place[0]), int(place[1]) + skip
        rest = {**rest, "dtype": dtype, "device": None}
        return catalogue.reference_of(op.name)(np, blocks, seed=seed, offset=offset, **rest)

    extra_call = ", low=0, width=9" if extra else ""
    return define(
        f"core::{name}_at(int blocks, Tensor place, int skip=0, *, {extra}"
        f"dtype dtype={dtypes[0]}) -> Tensor",
        fake=fake_at,
        body=_body_at(body),
        reference=reference,
        public=False,
        samples=lambda s: [
            *(s(3, s.positions(2**40 + 5, 7), 2, dtype=d, **more) for d in sample_dtypes),
            s(0, s.positions(1, 0), **more),
        ],
        errors=lambda s: [
            s.error("ShapeError", 2, s.positions(1, 2, 3), **more),
            s.error("ShapeError", -1, s.positions(1, 2), **more),
        ],
        doc=f"""core::{name} at (seed, offset + skip), of which the tensor place holds two.

    >>> import core
    >>> core.ops.core.{name}_at(1, core.asarray([0, 5]), 1{extra_call}).shape
    ({4 if "int64" not in dtypes[:1] else 2},)
    """,
        no_vjp="no operand has a derivative",
        no_jvp="no operand has a derivative",
        no_batch="every element of a batch sees the same numbers",
    )


random_bits = _define(
    "random_bits",
    "",
    lambda word, dtype: ir.ops.cast(word, dtype),
    lambda np, words, dtype: words.astype(dtype),
    ("uint32", "uint64", "int32", "int64", "uint8", "int8", "uint16", "int16"),
    """Random bits, 4 x blocks numbers or 2 x blocks of 64 bits, by Philox4x32-10.

    >>> import core
    >>> [hex(n) for n in core.ops.core.random_bits(1, seed=0).tolist()]
    ['0x6627e8d5', '0xe169c58d', '0xbc57ac4c', '0x9b00dbd8']
    """,
)


# ---- numbers -----------------------------------------------------------------------------------
def _fraction(word: Value, dtype: str) -> tuple[Value, float]:
    """The upper bits of a word, as a number from [0, 1)."""
    precision, size = TABLE[dtype].precision, 64 if dtype == "float64" else 32
    return (word >> (size - precision)), 2.0**-precision


def _uniform(word: Value, dtype: str) -> Value:
    bits, scale = _fraction(word, dtype)
    wide = "float64" if dtype == "float64" else "float32"
    return ir.ops.cast(ir.ops.cast(ir.ops.cast(bits, "int64"), wide) * scale, dtype)


def _uniform_reference(np: Namespace, words: Array, dtype: str) -> Array:
    precision, size = TABLE[dtype].precision, 64 if dtype == "float64" else 32
    return (words >> np.uint64(size - precision)).astype(np.float64) * 2.0**-precision


random_uniform = _define(
    "random_uniform",
    "",
    _uniform,
    _uniform_reference,
    _FLOATS,
    """Random numbers from [0, 1), as fine as the dtype holds exactly: 24 bits of float32.

    >>> import core
    >>> core.ops.core.random_uniform(1, seed=0).tolist()[:2]
    [0.3990464210510254, 0.8805201649665833]
    """,
)


def _normal(word: Value, dtype: str) -> Value:
    """The inverse of the distribution at the middle of one of 2**23 or 2**52 equal parts."""
    if dtype != "float64":
        from core.ir.math.normal import quantile

        odd = ir.ops.cast(word >> 9, "int32") * 2 + (1 - 2**23)
        return ir.ops.cast(quantile(ir.ops.cast(odd, "float32") * 2.0**-23), dtype)
    odd = ir.ops.cast(word >> 12, "int64") * 2 + (1 - 2**52)  # exact, from 1 - 2**52
    e = ir.ops.erfinv(ir.ops.cast(odd, "float64") * 2.0**-52)
    return ir.ops.fma(e, 1.4142135623730951, e * -9.667293313452913e-17)


def _normal_reference(np: Namespace, words: Array, dtype: str) -> Array:
    from statistics import NormalDist

    precision, size = (52, 64) if dtype == "float64" else (23, 32)
    below = ((words >> np.uint64(size - precision)).astype(np.float64) + 0.5) * 2.0**-precision
    lower = np.minimum(below, 1 - below)  # exact; where the inverse is precise
    inverse = np.array([NormalDist().inv_cdf(p) for p in lower.tolist()], np.float64)
    return np.where(below < 0.5, inverse, -inverse)


random_normal = _define(
    "random_normal",
    "",
    _normal,
    _normal_reference,
    _FLOATS,
    """Random numbers of mean 0 and variance 1, each from one word by the inverse distribution.

    >>> import core
    >>> [round(x, 3) for x in core.ops.core.random_normal(1, seed=0).tolist()[:2]]
    [-0.256, 1.178]
    """,
)


def _product_high(word: Value, width: Value) -> Value:
    """The upper 64 of the 128 bits of a product of two words of 64 bits."""
    mask = _WORD
    cross = (word & mask) * (width >> 32) + (((word & mask) * (width & mask)) >> 32)
    other = (word >> 32) * (width & mask) + (cross & mask)
    return (word >> 32) * (width >> 32) + (cross >> 32) + (other >> 32)


def _integer(word: Value, dtype: str, *, low: Value, width: Value) -> Value:
    width = ir.ops.cast(width, "uint64")
    scaled = _product_high(word, width)
    return ir.ops.cast(scaled + ir.ops.cast(low, "uint64"), dtype)


def _integer_reference(np: Namespace, words: Array, dtype: str, *, low: int, width: int) -> Array:
    numbers = [(int(w) * (int(width) % 2**64) >> 64) + int(low) for w in words]
    return np.array([(n + 2**63) % 2**64 - 2**63 for n in numbers], np.int64)


random_integers = _define(
    "random_integers",
    "Scalar low, Scalar width, ",
    _integer,
    _integer_reference,
    ("int64",),
    """Random integers from [low, low + width), 2 x blocks, each from 64 bits.

    No value is more likely than another by more than width / 2**64.

    >>> import core
    >>> core.ops.core.random_integers(2, seed=0, low=1, width=6).tolist()
    [3, 5, 6, 5]
    """,
)


# ---- dropout -----------------------------------------------------------------------------------
def dropped(x: Tensor, shape: Sequence[int], p: float, **place: Any) -> Tensor:
    """The result of random_dropout; place: as `drawn` takes it."""
    dtype = x.dtype if x.dtype.name in COMPUTED_FLOATS else "float32"
    draws = drawn(random_uniform, shape, dtype=dtype, device=x.device, **place)
    return where(draws >= p, x * (1 / (1 - p) if p < 1 else 0), 0)


def dropout_at(x: Tensor, shape: Sequence[int], p: float, **place: Any) -> Tensor:
    """x with elements dropped. A batch has draws of its own even where x is none of its tensors,
    which the operator could not know."""
    if "place" in place or draws_for_batch():
        return dropped(x, shape, p, **place)
    offset = (place["offset"] + 2**63) % 2**64 - 2**63  # its 64 bits
    return random_dropout(x, shape, p, seed=place["seed"], offset=offset)


random_dropout: Operator = define(
    "core::random_dropout(Tensor x, int[] shape, float p, *, int seed, int offset=0) -> Tensor",
    decomposition=dropped,
    vjp=lambda g, shape, p, seed, offset: dropout_at(g, shape, p, seed=seed, offset=offset),
    jvp=lambda t_x, shape, p, seed, offset: dropout_at(t_x, shape, p, seed=seed, offset=offset),
    tags=("random",),
    public=False,
    samples=lambda s: [
        s(s.t(3, 4), (3, 4), 0.5, seed=3),
        s(s.t(3, 4), (3, 1), 0.25, seed=3, offset=2),
        s(s.t(), (), 0.5, seed=1),
        s(s.t(0, 2), (0, 2), 1.0, seed=1),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(3), (2,), 0.5, seed=0),
        s.error("ArgumentError", s.t(3), (3,), seed=0),
    ],
    dtypes="inexact",
    doc="""x with elements 0 with probability p, and the others divided by 1 - p.

    shape: that of the draws, which are broadcast to x: (n, c, 1, 1) drops whole channels.

    >>> import core
    >>> core.ops.core.random_dropout(core.ones((4,)), (4,), 0.5, seed=0).tolist()
    [0.0, 2.0, 2.0, 2.0]
    """,
    no_reference="a decomposition; random_uniform chooses the elements that are 0",
)


def drawn(
    op: Operator,
    shape: Sequence[int],
    *,
    dtype: DTypeLike,
    device: DeviceLike | None = None,
    **rest: Any,
) -> Tensor:
    """The numbers of op for a tensor of this shape: enough blocks, cut to size.

    rest: seed and offset, or what `core.compiler` gives in their place: place, a tensor, and skip.
    """
    shape = as_tuple(shape)
    for size in shape:
        if size < 0:
            raise ShapeError(
                what=f"a random tensor of shape {shape}",
                why="a size is negative",
                exists="sizes of 0 and more",
                fix="check how the shape was computed",
            )
    if not count_levels():
        return owned(_draw(op, shape, dtype, device, rest))
    draw = lambda shape: _draw(op, shape, dtype, device, rest)  # noqa: E731
    return owned(draw_batched(draw, shape, op.name))


def _draw(
    op: Operator,
    shape: tuple[int, ...],
    dtype: DTypeLike,
    device: DeviceLike | None,
    rest: dict[str, Any],
) -> Tensor:
    count = math.prod(shape)
    blocks = -(-count // per_block(dtype))
    if "place" not in rest:
        numbers = op(blocks, dtype=dtype, device=device, **rest)
    else:
        place = rest["place"]
        device_ = default_device() if device is None else Device(device)
        place = place if place.device == device_ else place.to_device(device_)
        numbers = _twins[op](blocks, dtype=dtype, **{**rest, "place": place})
    return (numbers.slice(0, 0, count) if numbers.size != count else numbers).view(shape)


def owned(x: Tensor) -> Tensor:
    """A view as an independent tensor, if its base has no other owner.

    In a graph it stays one, since detach() would split the graph; a graph's results are no views.
    There writes to it are recorded as those to other views, wherever it was made.
    """
    if not is_captured(x):
        return detach(x)
    x.view_mode = "recorded"
    return x


__all__ = ["random_bits", "random_dropout", "random_integers", "random_normal", "random_uniform"]
