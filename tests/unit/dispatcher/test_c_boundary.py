"""The C boundary (core/include/core/kernel.h), spoken from ctypes: kernels from elsewhere."""

import ctypes
import itertools

import numpy as np
import pytest

import core
from core import errors

OK, DECLINED, ERROR = 0, 1, 2
TENSOR, SCALAR, INT, FLOAT, INTS, STRING = 1, 3, 4, 5, 10, 7
_numbers = itertools.count()


class DLTensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class CoreTensor(ctypes.Structure):
    _fields_ = [
        ("dl", DLTensor),
        ("device_type", ctypes.c_uint16),
        ("device_index", ctypes.c_uint16),
        ("dtype", ctypes.c_uint8),
        ("contiguous", ctypes.c_uint8),
        ("reserved", ctypes.c_uint16),
        ("numel", ctypes.c_int64),
    ]


class ValueUnion(ctypes.Union):
    _fields_ = [
        ("tensor", ctypes.POINTER(CoreTensor)),
        ("ints", ctypes.POINTER(ctypes.c_int64)),
        ("string", ctypes.c_char_p),
        ("i", ctypes.c_int64),
        ("f", ctypes.c_double * 2),
        ("scalar", ctypes.c_ubyte * 16),
    ]


class Value(ctypes.Structure):
    _fields_ = [
        ("tag", ctypes.c_uint32),
        ("dtype", ctypes.c_uint32),
        ("count", ctypes.c_int64),
        ("v", ValueUnion),
    ]


class Call(ctypes.Structure):
    pass


SetError = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.POINTER(Call), ctypes.c_char_p)
Allocate = ctypes.CFUNCTYPE(
    ctypes.c_int32,
    ctypes.POINTER(Call),
    ctypes.c_uint32,
    ctypes.c_int32,
    ctypes.c_int32,
    ctypes.POINTER(ctypes.c_int64),
)
Call._fields_ = [
    ("size", ctypes.c_uint32),
    ("abi_version", ctypes.c_uint32),
    ("op", ctypes.c_char_p),
    ("args", ctypes.POINTER(Value)),
    ("num_args", ctypes.c_uint32),
    ("num_outputs", ctypes.c_uint32),
    ("outputs", ctypes.POINTER(CoreTensor)),
    ("stream", ctypes.c_void_p),
    ("set_error", SetError),
    ("allocate_output", Allocate),
    ("internal", ctypes.c_void_p),
]
KernelFn = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.POINTER(Call))


class Kernel(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_uint32),
        ("abi_version", ctypes.c_uint32),
        ("fn", KernelFn),
        ("context", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("file", ctypes.c_char_p),
        ("line", ctypes.c_int32),
    ]


_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_alive = []  # ctypes objects must outlive the capsules that point to them


def capsule(fn, name=b"core.kernel.v1", abi=1, size=None):
    struct = Kernel(
        size or ctypes.sizeof(Kernel), abi, KernelFn(fn), None, b"ctypes kernel", b"somewhere.c", 12
    )
    _alive.append((struct, name))
    return _new_capsule(ctypes.addressof(struct), name, None)


def define(schema, **options):
    return core._native.define_operator(f"c_boundary::op{next(_numbers)}{schema}", **options)


def array(tensor: CoreTensor):
    """The contiguous float32 memory of a tensor."""
    pointer = ctypes.cast(tensor.dl.data, ctypes.POINTER(ctypes.c_float))
    return np.ctypeslib.as_array(pointer, (tensor.numel,))


def test_a_kernel_reads_arguments_and_fills_the_output():
    def kernel(context, call):
        c = call.contents
        x, n = c.args[0].v.tensor.contents, c.args[1].v.i
        array(c.outputs[0])[:] = array(x) * n
        return OK

    op = define("(Tensor x, int n) -> Tensor", rule="copy")
    op.register_kernel("cpu", capsule(kernel))
    assert op(core.asarray([1.0, 2.0]), 3).tolist() == [3.0, 6.0]
    hop = core.explain(op, core.ones(1), 1).hops[-1]
    assert (hop.file, hop.line) == ("somewhere.c", 12)
    assert "ctypes kernel" in hop.text


def test_every_kind_of_argument_crosses():
    seen = {}

    def kernel(context, call):
        c = call.contents
        seen["op"] = c.op
        seen["sizes"] = (c.size >= ctypes.sizeof(Call), c.abi_version)
        args = [c.args[i] for i in range(c.num_args)]
        seen["tags"] = [a.tag for a in args]
        seen["shape"] = list(args[0].v.tensor.contents.dl.shape[:2])
        seen["strides"] = list(args[0].v.tensor.contents.dl.strides[:2])
        seen["float"] = args[1].v.f[0]
        seen["ints"] = list(args[2].v.ints[: args[2].count])
        seen["string"] = args[3].v.string
        return OK

    op = define(
        "(Tensor x, float a, int[] dims, str s, dtype d, device? e=None) -> Tensor", rule="copy"
    )
    op.register_kernel("cpu", capsule(kernel))
    x = core.permute_dims(core.ones((2, 3)), (1, 0))
    op(x, 1.5, [4, 5], "text", core.int8)
    assert seen["op"] == op.name.encode()
    assert seen["sizes"] == (True, 1)
    assert seen["tags"] == [TENSOR, FLOAT, INTS, STRING, 8, 0]
    assert (seen["shape"], seen["strides"]) == ([3, 2], [1, 3])
    assert (seen["float"], seen["ints"], seen["string"]) == (1.5, [4, 5], b"text")


def test_a_number_arrives_in_the_common_dtype():
    def kernel(context, call):
        value = call.contents.args[1]
        number = ctypes.cast(value.v.scalar, ctypes.POINTER(ctypes.c_float))[0]
        array(call.contents.outputs[0])[:] = number if value.tag == SCALAR else -1
        return OK

    op = define("(Tensor x, Tensor|Scalar y) -> Tensor", rule="pointwise")
    op.register_kernel("cpu", capsule(kernel))
    assert op(core.zeros(2), 7).tolist() == [7.0, 7.0]


def test_declined_lets_the_next_provider_run():
    op = define("(Tensor x) -> Tensor", rule="copy")
    op.register_kernel("cpu", capsule(lambda context, call: DECLINED), provider="a", priority=1)
    op.register_kernel("cpu", lambda x: x + 1, provider="b")
    live = core._native.live_storages()
    assert op(core.zeros(1)).tolist() == [1.0]
    assert core._native.live_storages() == live


def test_an_error_names_kernel_and_provider_and_leaks_nothing():
    def kernel(context, call):
        return call.contents.set_error(call, b"the reason")

    op = define("(Tensor x) -> Tensor", rule="copy")
    op.register_kernel("cpu", capsule(kernel), provider="clumsy")
    x = core.zeros(1)
    live = core._native.live_storages()
    for _ in range(3):
        with pytest.raises(errors.KernelError, match="the reason") as caught:
            op(x)
    assert "ctypes kernel" in str(caught.value)
    assert "clumsy" in str(caught.value)
    del caught
    assert core._native.live_storages() == live


def test_a_kernel_may_size_its_outputs():
    def kernel(context, call):
        shape = (ctypes.c_int64 * 1)(3)
        status = call.contents.allocate_output(call, 0, 11, 1, shape)
        array(call.contents.outputs[0])[:] = 5
        return status

    op = define("(Tensor x) -> Tensor")
    op.register_kernel("cpu", capsule(kernel))
    assert op(core.zeros(1)).tolist() == [5.0, 5.0, 5.0]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((5, 11, 1, 3), errors.KernelError),
        ((0, 99, 1, 3), errors.KernelError),
        ((0, 11, -1, 3), errors.KernelError),
        ((0, 11, 1, -3), errors.KernelError),
        ((0, 11, 1, 2**61), errors.ShapeError),  # core's error while it makes the output
        ((0, 11, 1, 2**58), errors.OutOfMemoryError),
    ],
)
def test_an_impossible_output_is_refused(arguments, error):
    index, dtype, ndim, size = arguments

    def kernel(context, call):
        shape = (ctypes.c_int64 * 1)(size)
        return call.contents.allocate_output(call, index, dtype, ndim, shape)

    op = define("(Tensor x) -> Tensor")
    op.register_kernel("cpu", capsule(kernel))
    with pytest.raises(error) as caught:
        op(core.zeros(1))
    assert type(caught.value) is error


def test_a_kernel_may_replace_the_error_of_an_output():
    def kernel(context, call):
        shape = (ctypes.c_int64 * 1)(2**61)
        call.contents.allocate_output(call, 0, 11, 1, shape)
        return call.contents.set_error(call, b"too many")

    op = define("(Tensor x) -> Tensor")
    op.register_kernel("cpu", capsule(kernel))
    with pytest.raises(errors.KernelError, match="too many"):
        op(core.zeros(1))


def test_an_output_left_without_memory_is_an_error():
    op = define("(Tensor x) -> Tensor")
    op.register_kernel("cpu", capsule(lambda context, call: OK))
    with pytest.raises(errors.KernelError, match="without memory"):
        op(core.zeros(1))


@pytest.mark.parametrize(
    ("options", "message"),
    [({"abi": 2}, "ABI version 2"), ({"size": 8}, "ABI"), ({"name": b"something"}, "not a kernel")],
)
def test_a_capsule_of_another_kind_is_refused(options, message):
    op = define("(Tensor x) -> Tensor", rule="copy")
    with pytest.raises(errors.RegistrationError, match=message):
        op.register_kernel("cpu", capsule(lambda context, call: OK, **options))


def test_the_in_place_form_runs_the_same_kernel_on_the_tensor_itself():
    x = core.arange(6, dtype=core.float32)
    view = x[::2]
    before = x.version
    assert core.ops.core.add_(view, 10.0) is view
    assert x.tolist() == [10.0, 1.0, 12.0, 3.0, 14.0, 5.0]
    assert x.version > before


@pytest.mark.peers
def test_a_function_of_tvm_ffi_is_a_kernel():
    tvm_ffi = pytest.importorskip("tvm_ffi", reason="apache-tvm-ffi is not installed (peers)")

    def double(x, out):
        np.from_dlpack(out)[...] = np.from_dlpack(x) * 2

    function = tvm_ffi.convert(double)
    op = define("(Tensor x) -> Tensor", rule="copy")
    op.register_kernel("cpu", function)
    assert op(core.asarray([1.0, 2.0])).tolist() == [2.0, 4.0]
