"""Random programs of the loop IR, for properties: what one way of running gives, others give too.

`programs()` is a strategy of `Program`s: a function of the level "loops", its arrays and its
sizes. Arrays are dense, transposed, reversed, with gaps, or repeat elements; sizes may be 0 and 1;
values include NaN, infinities, subnormals, zeros of both signs and the ends of integer ranges.
`bits` and `same` compare results bit for bit, any NaN being equal to any other.
"""

from typing import Any, NamedTuple

import ml_dtypes
import numpy as np
from hypothesis import strategies as st

from core.dtype_table import (
    COMPLEX,
    COMPUTED_FLOATS,
    SIGNED,
    TABLE,
    UNSIGNED,
    is_complex,
    is_float,
    is_integer,
)
from core.ir import Builder, Function, ops
from core.ir.builder import neutral
from core.ir.opset import COMBINES, MATH, SCALAR
from core.ir.rules import COMBINE_KINDS, kind_of

ALL = ("bool", *SIGNED, *UNSIGNED, *COMPUTED_FLOATS, *COMPLEX)
SIZES = (0, 1, 2, 3, 5, 8, 17, 40)
_SPECIAL = (
    0.0, -0.0, 1.0, -1.0, 0.5, 2.5, -3.5, np.nan, np.inf, -np.inf, 1e-40, -1e-310, 6e-8, 3e-5,
    65504.0, 65520.0, 2.0**31, -(2.0**31), 2.0**63, 3e38, 1e300, 255.5, -129.0,
)  # fmt: skip


class Program(NamedTuple):
    function: Function
    arrays: dict[str, np.ndarray]
    sizes: dict[str, int]


@st.composite
def programs(
    draw: Any,
    dtypes: Any = ALL,
    math: bool = False,
    float_sums: bool = True,
    complex_abs: bool = True,
    sizes: Any = SIZES,
) -> Program:
    """Random programs.

    Args:
        dtypes: that values may have. math: whether functions of `opset.MATH` may come up.
        float_sums: whether sums and products of floats may, whose order changes the result.
        complex_abs: whether magnitudes of complex numbers may, which call `hypot`.
        sizes: that dimensions may have.
    """
    maker = _Maker(draw, tuple(dtypes), math, float_sums, complex_abs)
    maker.of_sizes = tuple(sizes)
    return maker.program()


class _Maker:
    def __init__(
        self, draw: Any, dtypes: tuple[str, ...], math: bool, float_sums: bool, complex_abs: bool
    ) -> None:
        self.draw = draw
        self.dtypes = dtypes
        self.math = math
        self.float_sums = float_sums
        self.complex_abs = complex_abs
        self.of_sizes: tuple[int, ...] = SIZES
        self.b = Builder("program")
        self.arrays: dict[str, np.ndarray] = {}
        self.sizes: dict[str, int] = {}
        self.rng = np.random.default_rng(draw(st.integers(0, 2**32)))

    def pick(self, options: Any) -> Any:
        return self.draw(st.sampled_from(list(options)))

    def chance(self) -> bool:
        return self.draw(st.booleans())

    # ---- the program ---------------------------------------------------------------------------
    def program(self) -> Program:
        rank = self.draw(st.integers(0, 3))
        self.shape = [
            self.pick(self.of_sizes if rank < 3 else self.of_sizes[:5]) for _ in range(rank)
        ]
        self.extents = [self.size(f"n{k}", n) for k, n in enumerate(self.shape)]
        self.inputs = [self.input(f"x{k}") for k in range(self.draw(st.integers(1, 3)))]
        self.outputs: list[Any] = []
        kinds = ["elementwise", "stages", "counts"] + ["rows", "axes", "product"] * bool(self.shape)
        kind = self.pick(kinds)
        if kind not in ("axes", "product"):
            count = self.draw(st.integers(1, 2))
            self.outputs = [self.output(f"y{k}", self.shape, self.extents) for k in range(count)]
        getattr(self, kind)()
        return Program(self.b.function(), self.arrays, self.sizes)

    def elementwise(self) -> None:
        with self.b.parallel(*self.extents) as at:
            at = at if isinstance(at, tuple) else (at,)
            self.write(at, self.expression(self.loaded(at) + self.converted(at)))

    def rows(self) -> None:
        """The last dimension is reduced, scanned, or walked through."""
        b, last = self.b, self.extents[-1]
        with b.parallel(*self.extents[:-1]) as outer:
            outer = outer if isinstance(outer, tuple) else (outer,)
            how = self.pick(("reduce", "custom", "scan", "loop", "local"))
            if how == "scan":
                self.scan(outer, last)
                return
            totals = getattr(self, how)(outer, last)
            with b.range(last) as j:
                values = self.loaded((*outer, j)) + totals
                self.write((*outer, j), self.expression(values, 3))

    def axes(self) -> None:
        """Some dimensions are reduced, as whole kernels: rows, columns, everything."""
        gone = [self.chance() for _ in self.shape]
        kept = [k for k, reduced in enumerate(gone) if not reduced]
        rest = [k for k, reduced in enumerate(gone) if reduced]
        shape, extents = ([a[k] for k in kept] for a in (self.shape, self.extents))
        self.outputs = [self.output("y0", shape, extents)]
        dtype = self.pick([d for d in self.dtypes if self.float_sums or not is_complex(d)])
        combine = self.combination(dtype)
        with self.b.parallel(*extents) as outer:
            outer = outer if isinstance(outer, tuple) else (outer,)

            def body(*inner: Any) -> Any:
                at = dict(zip([*kept, *rest], [*outer, *inner]))
                values = self.loaded(tuple(at[k] for k in range(len(self.shape))))
                return self.of(dtype, self.expression(values, 2))

            sizes = tuple(self.extents[k] for k in rest)
            total = self.b.reduce(sizes, neutral(combine, dtype), body, combine)
            self.write(outer, self.expression([total], 2))

    def product(self) -> None:
        """A product of two matrices, the first dimension having been x's columns too."""
        exact = [d for d in self.dtypes if is_integer(d)] or list(self.dtypes)
        dtype = self.pick(self.dtypes if self.float_sums else exact)
        depth, width = self.pick(self.of_sizes), self.pick(self.of_sizes)
        k, m = self.size("depth", depth), self.size("width", width)
        n = self.extents[0]
        arrays = [self.layout(dtype, s, True) for s in ([self.shape[0], depth], [depth, width])]
        a = self.b.input("a", dtype, [n, k], self.strides("a", arrays[0]))
        c = self.b.input("c", dtype, [k, m], self.strides("c", arrays[1]))
        self.outputs = [self.output("y0", [self.shape[0], width], [n, m])]
        with self.b.parallel(n, m) as (i, j):
            total = self.b.sum(k, lambda s: a[i, s] * c[s, j])
            self.write((i, j), self.expression([total], 2))

    def stages(self) -> None:
        """A temporary between two kernels; the second reads it backwards."""
        dtype = self.pick(self.dtypes)
        t = self.b.temp(dtype, *self.extents)
        with self.b.parallel(*self.extents) as at:
            at = at if isinstance(at, tuple) else (at,)
            t[at] = self.of(dtype, self.expression(self.loaded(at)))
        with self.b.parallel(*self.extents) as at:
            at = at if isinstance(at, tuple) else (at,)
            back = tuple(n - 1 - i for n, i in zip(self.extents, at))
            value = t[back]
            self.write(at, self.expression([value, *self.loaded(at)], 2))

    def counts(self) -> None:
        """Elements counted by atomics, then the rest."""
        self.arrays["counts"] = np.zeros(4, "int32")
        counts = self.b.inout("counts", "int32", [4])
        with self.b.parallel(*self.extents) as at:
            at = at if isinstance(at, tuple) else (at,)
            values = self.expression(self.loaded(at))
            where = self.of("int64", values) & 3
            counts.atomic(self.pick(("sum", "max", "xor")), where, value=self.of("int32", values))
            self.write(at, values)

    # ---- parameters ----------------------------------------------------------------------------
    def size(self, name: str, n: int) -> Any:
        """A size: a constant, or a parameter."""
        if self.chance():
            return n
        self.sizes[name] = n
        return self.b.size(name)

    def input(self, name: str) -> Any:
        dtype = self.pick(self.dtypes)
        repeated = [self.chance() and self.chance() for _ in self.shape]
        shape = [1 if r else n for r, n in zip(repeated, self.shape)]
        sizes = [1 if r else e for r, e in zip(repeated, self.extents)]
        array = self.layout(dtype, shape, True)
        return self.b.input(name, dtype, sizes, self.strides(name, array)), repeated

    def output(self, name: str, shape: Any, extents: Any) -> Any:
        dtype = self.pick(self.dtypes)
        array = self.layout(dtype, shape, False)
        return self.b.output(name, dtype, extents, self.strides(name, array))

    def strides(self, name: str, array: np.ndarray) -> Any:
        self.arrays[name] = array
        if array.flags.c_contiguous and self.chance():
            return None
        steps = [s // array.itemsize for s in array.strides]
        return [self.size(f"{name}_s{k}", s) for k, s in enumerate(steps)]

    def layout(self, dtype: str, shape: Any, shared: bool) -> np.ndarray:
        """An array of random values in a random layout."""
        how = self.pick(("dense", "transposed", "reversed", "gaps", *(["zero"] if shared else [])))
        if how == "transposed":
            return self.values(dtype, shape[::-1]).T
        if how == "gaps":
            return self.values(dtype, [2 * n for n in shape])[(slice(None, None, 2),) * len(shape)]
        array = self.values(dtype, shape)
        if how == "reversed":
            return array[(slice(None, None, -1),) * len(shape)]
        if how == "zero" and array.size:
            return np.broadcast_to(array[(slice(0, 1),) * len(shape)], shape)
        return array

    def values(self, dtype: str, shape: Any) -> np.ndarray:
        return random_values(self.rng, dtype, tuple(shape))

    # ---- values --------------------------------------------------------------------------------
    def loaded(self, at: Any) -> list[Any]:
        values = []
        for x, repeated in self.inputs:
            index = [0 if r else i for r, i in zip(repeated, at)]
            if index and self.chance() and self.chance():
                mask = at[0] >= self.draw(st.integers(0, 3))
                values.append(x.load(*index, mask=mask, other=self.number(x.dtype)))
            else:
                values.append(x[tuple(index)])
        return values

    def converted(self, at: Any) -> list[Any]:
        return [ops.cast(i, "int64") for i in at[:1] if "int64" in self.dtypes]

    def write(self, at: Any, value: Any) -> None:
        for y in self.outputs:
            self.store(y, at, value)

    def store(self, y: Any, at: Any, value: Any) -> None:
        made = self.of(y.dtype, value)
        if at and self.chance() and self.chance():
            y.store(*at, value=made, mask=at[-1] != 1)
        elif self.chance() and self.chance():
            with self.b.when(made == made):
                y[at] = made
        else:
            y[at] = made

    def of(self, dtype: str, value: Any) -> Any:
        """The value as one of this dtype."""
        if is_complex(dtype) and not is_complex(value.dtype):
            return ops.cast(value, dtype)
        return ops.cast(value, dtype)

    def number(self, dtype: str) -> Any:
        small = self.draw(st.integers(-3, 3))
        if dtype == "bool":
            return small > 0
        return complex(small, 1) if is_complex(dtype) else small / 2 if is_float(dtype) else small

    def constant(self, dtype: str) -> Any:
        return ops.const(self.number(dtype), dtype)

    def expression(self, values: list[Any], count: int = 6) -> Any:
        """A few operations on these values; the last result."""
        values = list(values) or [self.constant(self.pick(self.dtypes))]
        for _ in range(self.draw(st.integers(1, count))):
            values.append(self.operation(values))
        return values[-1]

    def operation(self, values: list[Any]) -> Any:
        x = values[-1] if self.chance() else self.pick(values)
        names = [name for name in SCALAR if self.allowed(name, x.dtype)]
        name = self.pick(names)
        others = [v for v in values if v.dtype == x.dtype] + [self.constant(x.dtype)]
        if name in ("cast", "bitcast"):
            return self.conversion(name, x)
        if name == "where":
            condition = self.of("bool", self.pick(values))
            return ops.where(condition, x, self.pick(others))
        if name == "fma":
            return ops.fma(x, self.pick(others), self.pick(others))
        if name == "complex":
            return ops.make_complex(x, self.pick(others))
        if SCALAR[name].arity == 1:
            return ops.unary(name, x)
        return ops.binary(name, x, self.pick(others))

    def allowed(self, name: str, dtype: str) -> bool:
        info = SCALAR[name]
        if kind_of(dtype) not in info.kinds or (name in MATH and not self.math):
            return False
        if name == "complex":
            return {"float32": "complex64", "float64": "complex128"}.get(dtype) in self.dtypes
        if is_complex(dtype) and name in ("sqrt", "abs"):
            return self.math if name == "sqrt" else self.complex_abs
        return True

    def conversion(self, name: str, x: Any) -> Any:
        if name == "cast":
            return ops.cast(x, self.pick(self.dtypes))
        same = [
            d for d in self.dtypes
            if (is_integer(d) or is_float(d)) and _width(d) == _width(x.dtype)
        ]  # fmt: skip
        if is_float(x.dtype):  # the bits of a NaN are not determined
            x = ops.where(ops.isnan(x), 0, x)
        return ops.bitcast(x, self.pick(same)) if same else x

    # ---- loops ---------------------------------------------------------------------------------
    def combination(self, dtype: str) -> str:
        names = [c for c in COMBINES if kind_of(dtype) in COMBINE_KINDS[c]]
        if kind_of(dtype) in "fc" and not self.float_sums:
            names = [c for c in names if c in ("min", "max")]
        return self.pick(names or ["sum"])

    def elements(self, outer: Any, count: int) -> Any:
        return lambda j: self.expression(self.loaded((*outer, j)), count)

    def reduce(self, outer: Any, last: Any) -> list[Any]:
        dtype = self.pick([d for d in self.dtypes if self.float_sums or not is_complex(d)])
        combine = self.combination(dtype)
        body = self.elements(outer, 2)
        initial = neutral(combine, dtype)
        return [self.b.reduce(last, initial, lambda j: self.of(dtype, body(j)), combine)]

    def custom(self, outer: Any, last: Any) -> list[Any]:
        """The largest and its index, joined by a function."""
        dtype = self.pick([d for d in self.dtypes if not is_complex(d)] or ["float32"])
        body = self.elements(outer, 2)

        def join(a: Any, c: Any) -> Any:
            take = (c[0] > a[0]) | ((c[0] == a[0]) & (c[1] < a[1]))
            return ops.where(take, c[0], a[0]), ops.where(take, c[1], a[1])

        start = (neutral("max", dtype), 99)
        found = self.b.reduce(
            last, start, lambda j: (self.of(dtype, body(j)), ops.cast(j, "int32")), join
        )
        return list(found)

    def scan(self, outer: Any, last: Any) -> None:
        dtype = self.pick([d for d in self.dtypes if self.float_sums or not is_complex(d)])
        combine = self.combination(dtype)
        body = self.elements(outer, 2)

        def then(j: Any, total: Any) -> None:
            self.write((*outer, j), self.expression([total], 2))

        start = neutral(combine, dtype)
        self.b.scan(last, start, lambda j: self.of(dtype, body(j)), combine, then)

    def loop(self, outer: Any, last: Any) -> list[Any]:
        """Carried values, over a triangle if there is an index to bound it."""
        first = self.constant(self.pick(self.dtypes))
        stop = ops.minimum(outer[-1] + 1, last) if outer and self.chance() else last

        def body(j: Any, carried: Any) -> Any:
            values = [carried, *self.loaded((*outer, j))]
            made = self.of(first.dtype, self.expression(values, 3))
            if self.chance():
                return made
            return self.b.select(j < 2, lambda: made, lambda: carried)

        return [self.b.loop(stop, first, body)]

    def local(self, outer: Any, last: Any) -> list[Any]:
        """An array of one iteration's own, filled and read."""
        a = self.b.local(self.pick(self.dtypes), 3)
        with self.b.range(3) as k:
            a[k] = self.constant(a.dtype)
        with self.b.range(last) as j:
            a[j % 3] = self.of(a.dtype, self.expression([a[j % 3], *self.loaded((*outer, j))], 2))
        return [a[0], a[2]]


def _width(dtype: str) -> int:
    return 8 if dtype == "bool" else int(dtype.lstrip("bfuintcomplexa"))


def random_values(rng: Any, dtype: str, shape: tuple[int, ...]) -> np.ndarray:
    """Random numbers, special ones among them; by their bits where NumPy has no such dtype."""
    if dtype == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if is_integer(dtype):
        info = np.iinfo(dtype)
        wide = rng.integers(info.min, info.max, shape, dtype=dtype, endpoint=True)
        small = rng.integers(0, 9, shape).astype(dtype)
        ends = np.where(rng.integers(0, 2, shape) == 0, info.min, info.max).astype(dtype)
        kind = rng.integers(0, 5, shape)
        return np.where(kind < 3, small, np.where(kind == 3, wide, ends)).astype(dtype)
    if is_complex(dtype):
        part = "float32" if dtype == "complex64" else "float64"
        made = np.empty(shape, dtype)
        made.real, made.imag = (random_values(rng, part, shape) for _ in "ri")
        return made
    with np.errstate(all="ignore"):
        plain = rng.standard_normal(shape) * 10.0 ** rng.integers(-2, 3, shape)
        special = np.asarray(_SPECIAL)[rng.integers(0, len(_SPECIAL), shape)]
        made = np.where(rng.integers(0, 4, shape) == 0, special, plain)
        if TABLE[dtype].format is None:
            return made.astype(getattr(ml_dtypes, dtype)).view(f"uint{8 * TABLE[dtype].itemsize}")
        return np.asarray(made, dtype)


def copies(arrays: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """The same arrays in fresh memory, with the same strides."""
    return {name: _copied(array) for name, array in arrays.items()}


def _copied(array: np.ndarray) -> np.ndarray:
    if 0 in array.strides or not array.size:
        return array
    made = np.empty(_span(array), array.dtype)
    start = sum(-s * (n - 1) for s, n in zip(array.strides, array.shape) if s < 0)
    view = np.ndarray(array.shape, array.dtype, made, start, array.strides)
    view[...] = array
    return view


def _span(array: np.ndarray) -> int:
    steps = (abs(s) // array.itemsize * (n - 1) for s, n in zip(array.strides, array.shape))
    return 1 + sum(steps)


def same(a: np.ndarray, b: np.ndarray, dtype: str) -> bool:
    """Whether two results are equal bit for bit; NaN equals NaN."""
    return np.array_equal(bits(a, dtype), bits(b, dtype))


def bits(array: np.ndarray, dtype: str) -> np.ndarray:
    """The bits of an array as integers; of NaN always the same."""
    array = np.ascontiguousarray(array).reshape(-1)
    if dtype in TABLE and TABLE[dtype].format is None:
        numbers = array.view(getattr(ml_dtypes, dtype)).astype("float32")
        return np.where(np.isnan(numbers), 1, numbers.view("uint32"))
    if is_complex(dtype):
        array = array.view("float32" if dtype == "complex64" else "float64")
    if array.dtype.kind != "f":
        return array
    return np.where(np.isnan(array), 1, array.view(f"uint{8 * array.itemsize}"))
