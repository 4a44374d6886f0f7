"""The Tensor type: making, reading, attributes, operator slots, printing and lifetime."""

from __future__ import annotations

import gc
import itertools
import operator
import os
import weakref

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

import core
from core import _native, errors

DTYPES = [
    "bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
    "float16", "bfloat16", "float32", "float64", "complex64", "complex128",
]  # fmt: skip


# ---- making ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("data", "dtype", "shape"),
    [
        (True, "bool", ()), (3, "int64", ()), (2.5, "float32", ()), (1j, "complex64", ()),
        ([1, 2.5], "float32", (2,)), ([True, 2], "int64", (2,)), ([[1, 1j]], "complex64", (1, 2)),
        ([], "float32", (0,)), ([[], []], "float32", (2, 0)), (((1,), (2,)), "int64", (2, 1)),
        ([np.float64(1), np.int8(2)], "float32", (2,)), ([np.bool_(True)], "bool", (1,)),
        (np.float64(1), "float64", ()), (range(3), "int64", (3,)),
    ],
)  # fmt: skip
def test_asarray_of_python_numbers(data: object, dtype: str, shape: object) -> None:
    x = core.asarray(data)
    assert (x.dtype.name, x.shape, x.device.type) == (dtype, shape, "cpu")
    assert np.array_equal(np.asarray(x), np.asarray(data, dtype=dtype).reshape(shape))


@pytest.mark.parametrize("name", DTYPES)
def test_numbers_in_every_dtype(name: str) -> None:
    values = [True, False] if name == "bool" else [0, 1, 100]
    x = core.asarray(values, dtype=name)
    assert x.dtype.name == name and x.tolist() == values
    assert [type(v) for v in x.tolist()] == [
        type(core.asarray(values[0], dtype=name).item())
    ] * len(values)


@pytest.mark.parametrize(
    "bad", [[[1], [2, 3]], [1, [2]], [[1], 2], [[[1]], [2]], [[], [1]], [1, []]], ids=str
)
def test_ragged_lists_are_an_error(bad: object) -> None:
    with pytest.raises(errors.ShapeError, match="differ in length"):
        core.asarray(bad)


def test_lists_that_are_too_deep() -> None:
    endless: list = []
    endless.append(endless)
    with pytest.raises(errors.ShapeError, match="nested more than 64"):
        core.asarray(endless)


@pytest.mark.parametrize("bad", [None, "text", {}, {1}, object(), [None], ["1"], [{}], lambda: 0])
def test_what_holds_no_numbers_is_an_error(bad: object) -> None:
    with pytest.raises(errors.ArgumentError):
        core.asarray(bad)


def test_elements_that_change_the_list_are_read_safely() -> None:
    data: list = []

    class Clearing:
        def item(self) -> float:
            data.clear()
            gc.collect()
            return 1.0

    data[:] = [Clearing(), 2.0, Clearing()]
    assert core.asarray(data).tolist() == [1, 2, 1]


def test_copy_and_share() -> None:
    a = np.arange(3.0)
    x = core.asarray(a)
    assert core.asarray(x) is x and core.asarray(x, copy=False) is x
    assert core.asarray(x, copy=True).storage_id != x.storage_id
    assert core.asarray(a, copy=True).data_ptr != a.ctypes.data
    assert core.asarray(a, dtype="float64", device="cpu").data_ptr == a.ctypes.data
    assert core.asarray(a, dtype="int8").tolist() == [0, 1, 2]
    for arguments in ({"dtype": "int8"},):
        with pytest.raises(errors.ExportError, match="copy=False"):
            core.asarray(a, copy=False, **arguments)
    with pytest.raises(errors.ExportError, match="Python numbers"):
        core.asarray([1], copy=False)


def test_asarray_with_a_dtype_is_recorded() -> None:
    x = core.asarray([1.0])
    x.requires_grad = True
    y = core.asarray(x, dtype="float64")
    y.sum().backward()
    assert y.dtype is core.float64 and x.grad.tolist() == [1]


@pytest.mark.parametrize(
    "shape", [-1, (2, -1), (1 << 62, 4), (1 << 40, 1 << 40), (1,) * 65, (1 << 63,)]
)
def test_impossible_shapes(shape: object) -> None:
    with pytest.raises((errors.ShapeError, OverflowError)):
        _native.empty(shape, "float32", "cpu")


@pytest.mark.parametrize("shape", ["ab", 1.5, None, [1.5], {}, object()])
def test_what_is_no_shape(shape: object) -> None:
    with pytest.raises(TypeError):
        if _native.empty(shape, "float32", "cpu").shape == ():
            raise TypeError("an empty mapping is an empty shape")


def test_tensors_are_not_made_by_the_type() -> None:
    with pytest.raises(errors.ArgumentError, match="core.asarray"):
        core.Tensor([1.0])
    with pytest.raises(TypeError):
        type("Mine", (core.Tensor,), {})


# ---- attributes --------------------------------------------------------------------------------
@pytest.mark.parametrize("name", DTYPES)
def test_attributes(name: str) -> None:
    x = _native.empty((2, 3, 4), name)
    assert (x.shape, x.strides, x.offset, x.ndim, x.size) == ((2, 3, 4), (12, 4, 1), 0, 3, 24)
    assert x.dtype is getattr(core, name) and x.nbytes == 24 * x.dtype.itemsize
    assert x.data_ptr % 64 == 0 and x.is_contiguous and not x.is_fake and not x.read_only
    assert x.is_leaf and x.grad is None and x.grad_fn is None and x.output_index == 0
    assert (x.level, x.batch_dim, x.view_parent, x.wrapped_value) == (0, -1, None, None)


@given(hnp.array_shapes(min_dims=0, max_dims=8, min_side=0, max_side=4))
def test_a_new_tensor_is_row_major(shape: tuple[int, ...]) -> None:
    x, a = _native.empty(shape, "int16"), np.empty(shape, np.int16)
    assert x.shape == shape and x.size == a.size and x.is_contiguous
    if a.size:
        assert tuple(s * 2 for s in x.strides) == a.strides


def test_requires_grad_and_grad() -> None:
    x = core.asarray([1.0, 2.0])
    x.requires_grad = True
    x.grad = core.asarray([3.0, 4.0])
    assert x.requires_grad and x.grad.tolist() == [3, 4]
    x.grad = None
    x.requires_grad = False
    for value in (core.asarray([1.0]), 3, "g"):
        with pytest.raises(errors.CoreError):
            x.grad = value
    with pytest.raises(errors.AutogradError, match="int64"):
        core.asarray([1]).requires_grad = True
    for name in ("grad", "requires_grad"):
        with pytest.raises(errors.ArgumentError, match="deleted"):
            delattr(x, name)
    with pytest.raises(AttributeError):
        x.shape = (1,)
    y = x.detach()
    y.requires_grad = True
    with pytest.raises(errors.AutogradError, match=r"x\.detach\(\)"):
        (y * 2).requires_grad = False


# ---- values ------------------------------------------------------------------------------------
def test_numbers_of_one_element() -> None:
    x = core.asarray([[2.75]])
    assert (float(x), int(x), bool(x), complex(x), x.item()) == (2.75, 2, True, 2.75 + 0j, 2.75)
    assert [10, 20, 30][core.asarray(1)] == 20 and operator.index(core.asarray([2])) == 2
    assert complex(core.asarray(1 + 2j)) == 1 + 2j
    assert not core.asarray(0) and not core.asarray(0.0) and core.asarray(float("nan"))


@pytest.mark.parametrize("convert", [bool, int, float, complex, lambda x: x.item()])
@pytest.mark.parametrize("shape", [(0,), (2,), (2, 2)])
def test_several_elements_are_not_one_number(convert, shape) -> None:
    with pytest.raises(errors.ShapeError, match="exactly one element") as e:
        convert(core.zeros(shape))
    assert all(getattr(e.value, part) for part in ("what", "why", "exists", "fix"))


def test_kinds_are_not_mixed_up() -> None:
    for convert in (int, float):
        with pytest.raises(errors.DtypeError, match="real part"):
            convert(core.asarray(1j))
    for value in (1.0, True):
        with pytest.raises(errors.DtypeError, match="an index"):
            operator.index(core.asarray(value))
    with pytest.raises(OverflowError):
        int(core.asarray(float("inf")))


@pytest.mark.parametrize("convert", [bool, float, repr, lambda x: x.tolist(), lambda x: x.item()])
def test_values_read_through_grad_levels_but_not_through_vmap(convert) -> None:
    x = core.asarray([2.0])
    assert convert(_native.wrap(x, 1)) is not None
    if convert is not repr:
        with pytest.raises(errors.DataDependentError, match="batched"):
            convert(_native.wrap(core.asarray([[2.0]]), 1, batch_dim=0))


@pytest.mark.parametrize(
    "convert", [bool, float, lambda x: x.tolist(), lambda x: x.data_ptr, memoryview]
)
def test_a_fake_tensor_has_no_values(convert) -> None:
    with pytest.raises((errors.DataDependentError, errors.MemoryAccessError), match="fake"):
        convert(_native.empty((1,), "float32", "cpu", fake=True))


def test_length_and_iteration() -> None:
    x = core.asarray([[1, 2], [3, 4]])
    assert len(x) == 2 and [row.tolist() for row in x] == [[1, 2], [3, 4]]
    for action in (len, iter):
        with pytest.raises(TypeError, match="without dimensions"):
            action(core.asarray(1))


# ---- operators ---------------------------------------------------------------------------------
BINARY = ["add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul", "and_", "or_", "xor",
          "lshift", "rshift", "lt", "le", "gt", "ge"]  # fmt: skip


@pytest.mark.parametrize("name", BINARY)
@pytest.mark.parametrize(
    "other", ["text", None, [1.0], {}, object()], ids=lambda v: type(v).__name__
)
def test_other_operands_are_a_type_error(name: str, other: object) -> None:
    x, apply = core.asarray([1.0, 2.0]), getattr(operator, name)
    for a, b in ((x, other), (other, x)):
        if name == "mod" and isinstance(a, str):
            continue  # Python's own string formatting
        with pytest.raises(TypeError):
            apply(a, b)


def test_equality_with_anything_else_is_identity() -> None:
    x = core.asarray([1.0])
    assert not (x == None) and x != "text" and not (x == [1.0])
    assert (x == x).tolist() == [True] and (x == 1).tolist() == [True]


def test_numbers_on_either_side() -> None:
    x = core.asarray([4.0, 9.0])
    assert (x - 1).tolist() == [3, 8] and (1 - x).tolist() == [-3, -8]
    assert (x**0.5).tolist() == [2, 3] and (2**x).tolist() == [16, 512]
    assert (5 < x).tolist() == [False, True] and (np.float64(2) * x).tolist() == [8, 18]
    with pytest.raises(TypeError):
        pow(x, 2, 3)


def test_a_dunder_is_a_slot() -> None:
    marker = object()
    assert not hasattr(core.Tensor, "__divmod__")
    with pytest.raises(errors.ArgumentError, match="__add__"):
        _native.set_dunder("__nothing__", len)
    with pytest.raises(errors.ArgumentError, match="cannot be called"):
        _native.set_dunder("__add__", 3)
    with pytest.raises(TypeError):
        del core.asarray([1.0])[0]
    core.Tensor.marker = marker
    try:
        assert core.asarray(1).marker is marker
    finally:
        del core.Tensor.marker


# ---- identity and lifetime ---------------------------------------------------------------------
def test_hash_is_identity() -> None:
    x, y = core.asarray([1.0]), core.asarray([1.0])
    assert len({x: 1, y: 2}) == 2 and {x: 1}[x] == 1


def test_weak_references() -> None:
    x = core.asarray([1.0])
    seen = []
    ref = weakref.ref(x, seen.append)
    assert ref() is x
    del x
    assert ref() is None and seen == [ref]
    assert core.asarray([2.0]) is not None  # the object's memory is used again


def test_storage_is_counted(no_leak) -> None:
    before, bytes_before = _native.live_storages(), _native.live_bytes("cpu")
    x = _native.empty((1000,), "float32")
    view = x[2:]
    assert (_native.live_storages(), _native.live_bytes("cpu")) == (before + 1, bytes_before + 4000)
    del x
    assert _native.live_storages() == before + 1
    del view
    assert (_native.live_storages(), _native.live_bytes("cpu")) == (before, bytes_before)


def test_ended_threads_leave_the_counts_right(no_leak) -> None:
    import threading

    held = []
    for n in (1, 100, 10_000):
        thread = threading.Thread(target=lambda n=n: held.append(_native.empty((n,), "uint8")))
        thread.start()
        thread.join()
    held.clear()


@pytest.mark.native
def test_long_chains_are_freed_without_recursion(no_leak) -> None:
    x = core.asarray([1.0])
    for _ in range(100_000):
        x = _native.wrap(x, 1)
    del x
    y = core.asarray([1.0])
    y.requires_grad = True
    for _ in range(20_000):
        y = y + 1
    del y
    gc.collect()


# ---- printing ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("data", "dtype", "expected"),
    [
        ([[1, 2]], "float32", "Tensor([[1., 2.]], dtype=float32, device='cpu')"),
        (True, "bool", "Tensor(True, dtype=bool, device='cpu')"),
        ([1.5, 2], "bfloat16", "Tensor([1.5, 2. ], dtype=bfloat16, device='cpu')"),
        ([], "int8", "Tensor([], dtype=int8, device='cpu')"),
        ([[], []], "int8", "Tensor([], shape=(2, 0), dtype=int8, device='cpu')"),
        ([1j], "complex64", "Tensor([0.+1.j], dtype=complex64, device='cpu')"),
    ],
)
def test_repr(data: object, dtype: str, expected: str) -> None:
    assert repr(core.asarray(data, dtype=dtype)) == expected == str(core.asarray(data, dtype=dtype))


def test_repr_of_special_tensors(opaque) -> None:
    x = core.asarray([1.0], device="opaque:1")
    assert repr(x) == "Tensor([1.], dtype=float32, device='opaque:1')"
    assert repr(core.asarray(np.arange(10**5))).count("\n") == 0
    x = core.asarray([1.0])
    x.requires_grad = True
    assert repr(x) == "Tensor([1.], dtype=float32, device='cpu', requires_grad=True)"
    assert "grad_fn=" in repr(x + 1)
    fake = _native.empty((2, 3), "float32", "cpu", fake=True)
    assert repr(fake) == "Tensor(..., shape=(2, 3), dtype=float32, device='cpu', fake)"
    assert "batch_dim=0" in repr(_native.wrap(core.asarray([1.0]), 2, batch_dim=0))
    assert f"{core.asarray(2.5):.2f}" == "2.50" and f"{core.asarray([1])}".startswith("Tensor")


# ---- garbage -----------------------------------------------------------------------------------
ANYTHING = st.one_of(
    st.none(), st.integers(), st.floats(), st.text(), st.binary(), st.booleans(),
    st.lists(st.integers(), max_size=3), st.tuples(st.integers(-2, 3), st.integers(-2, 3)),
    st.sampled_from(["cpu", "float32", "int8", core.float32, core.device("cpu")]),
    st.builds(lambda: core.asarray([1.0])), st.builds(object),
)  # fmt: skip
FUNCTIONS = [
    "empty", "asarray", "from_nested", "from_buffer", "from_dlpack", "from_bytes", "to_bytes",
    "to_device", "reinterpret", "wrap", "set_default_device", "live_bytes", "device", "dtype",
    "promote_types",
]  # fmt: skip
HARMLESS = (errors.CoreError, TypeError, ValueError, OverflowError, BufferError, MemoryError)


@pytest.mark.native
@given(st.sampled_from(FUNCTIONS), st.lists(ANYTHING, max_size=4))
def test_random_arguments_never_crash(function: str, arguments: list) -> None:
    if function == "empty" and any(isinstance(a, int) and a > 1 << 20 for a in arguments):
        return
    try:
        getattr(_native, function)(*arguments)
    except HARMLESS:
        pass
    finally:
        _native.set_default_device("cpu")


@pytest.mark.native
@given(st.sampled_from([a for a in dir(core.Tensor) if not a.startswith("__")]), ANYTHING)
def test_random_assignments_never_crash(name: str, value: object) -> None:
    x = core.asarray([1.0])
    try:
        setattr(x, name, value)
        getattr(x, name)
    except (*HARMLESS, AttributeError):
        pass


def test_every_pair_of_dtypes_has_bytes_to_reinterpret() -> None:
    for a, b in itertools.product(DTYPES, DTYPES):
        x = core.zeros(2, dtype=a)
        if x.itemsize == core.dtype(b).itemsize:
            assert _native.reinterpret(x, b).storage_id == x.storage_id
        else:
            with pytest.raises(errors.DtypeError, match="cannot be read as"):
                _native.reinterpret(x, b)


def test_large_blocks_are_kept_for_reuse_and_given_back_when_asked():
    if os.environ.get("CORE_SANITIZED"):
        pytest.skip("the sanitizer has to see every block freed")
    core.tensors.empty_cache()
    size = 3 << 20
    x = core.empty(size, dtype="uint8")
    held = core.tensors.live_bytes(core.device("cpu"))
    del x
    assert core.tensors.live_bytes(core.device("cpu")) == held - size
    y = core.empty(size, dtype="uint8")  # the block that x had: nothing is kept any more
    assert core.tensors.empty_cache() == 0
    del y
    assert core.tensors.empty_cache() == size
