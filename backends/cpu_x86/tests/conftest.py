"""The `kernels` fixture: calls a kernel across the C boundary, with NumPy arrays for tensors; and
`shipped`: core with the kernels built for one instruction set, and no compiler.

The structs of core/include/core/kernel.h are spelled once more here, in ctypes, so that the loops
of every instruction set are tested directly, and not only those that the dispatcher would choose.
"""

from __future__ import annotations

import ctypes as c
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest

try:
    from core_backend_cpu_x86 import _kernels
except ImportError:  # not built, as on other processors: every test is reported as skipped
    _kernels = None

ISAS = _kernels.isas() if _kernels else []
DTYPES = [
    *("bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"),
    *("float16", "bfloat16", "float32", "float64", "complex64", "complex128"),
]
OK, DECLINED, ERROR = 0, 1, 2  # core_status
TENSOR, SCALAR, INT, DTYPE, INTS = 1, 3, 4, 8, 10  # core_tag


class DLTensor(c.Structure):
    _fields_ = [
        ("data", c.c_void_p),
        ("device", c.c_int32 * 2),
        ("ndim", c.c_int32),
        ("dtype", c.c_uint8 * 4),
        ("shape", c.POINTER(c.c_int64)),
        ("strides", c.POINTER(c.c_int64)),
        ("byte_offset", c.c_uint64),
    ]


class Tensor(c.Structure):
    _fields_ = [
        ("dl", DLTensor),
        ("device_type", c.c_uint16),
        ("device_index", c.c_uint16),
        ("dtype", c.c_uint8),
        ("contiguous", c.c_uint8),
        ("reserved", c.c_uint16),
        ("numel", c.c_int64),
    ]


class Union(c.Union):
    _fields_ = [
        ("tensor", c.POINTER(Tensor)),
        ("i", c.c_int64),
        ("scalar", c.c_ubyte * 16),
        ("ints", c.POINTER(c.c_int64)),
    ]


class Value(c.Structure):
    _fields_ = [("tag", c.c_uint32), ("dtype", c.c_uint32), ("count", c.c_int64), ("v", Union)]


SetError = c.CFUNCTYPE(c.c_int32, c.c_void_p, c.c_char_p)


class Call(c.Structure):
    _fields_ = [
        ("size", c.c_uint32),
        ("abi_version", c.c_uint32),
        ("op", c.c_char_p),
        ("args", c.POINTER(Value)),
        ("num_args", c.c_uint32),
        ("num_outputs", c.c_uint32),
        ("outputs", c.POINTER(Tensor)),
        ("stream", c.c_void_p),
        ("set_error", SetError),
        ("allocate_output", c.c_void_p),
        ("internal", c.c_void_p),
    ]


class Kernel(c.Structure):
    _fields_ = [
        ("size", c.c_uint32),
        ("abi_version", c.c_uint32),
        ("fn", c.CFUNCTYPE(c.c_int32, c.c_void_p, c.POINTER(Call))),
        ("context", c.c_void_p),
        ("name", c.c_char_p),
        ("file", c.c_char_p),
        ("line", c.c_int32),
    ]


get_pointer = c.pythonapi.PyCapsule_GetPointer
get_pointer.restype, get_pointer.argtypes = c.c_void_p, [c.py_object, c.c_char_p]


def as_tensor(array: np.ndarray) -> Tensor:
    ints = c.c_int64 * max(array.ndim, 1)
    tensor = Tensor()
    tensor.dl.data = array.__array_interface__["data"][0]
    tensor.dl.ndim = array.ndim
    tensor.dl.shape = ints(*array.shape)
    tensor.dl.strides = ints(*(s // array.itemsize for s in array.strides))
    tensor.dtype = DTYPES.index(array.dtype.name)
    tensor.contiguous = array.flags.c_contiguous
    tensor.numel = array.size
    return tensor


def as_value(argument: Any) -> Value:
    """An array is a tensor, a NumPy scalar a number of its dtype, a string a dtype."""
    value = Value()
    if isinstance(argument, int):
        value.tag, value.v.i = INT, argument
        return value
    if isinstance(argument, tuple):
        value.tag, value.count = INTS, len(argument)
        value.v.ints = (c.c_int64 * len(argument))(*argument)
        return value
    if isinstance(argument, np.ndarray):
        value.tag, value.v.tensor = TENSOR, c.pointer(as_tensor(argument))
    elif isinstance(argument, str):
        value.tag, value.v.i = DTYPE, DTYPES.index(argument)
    elif argument is not None:
        value.tag, value.dtype = SCALAR, DTYPES.index(argument.dtype.name)
        c.memmove(value.v.scalar, argument.tobytes(), argument.itemsize)
    return value


class Kernels:
    """Kernels by operator: those of one instruction set, or of the BLAS."""

    def __init__(self, isa: str, kernels: list[Any]) -> None:
        self.isa = isa
        self.dtypes: dict[str, list[str]] = {}
        self.table: dict[str, Kernel] = {}
        for op, capsule, dtypes in kernels:
            self.dtypes[op] = DTYPES if dtypes is None else dtypes
            address = get_pointer(capsule, b"core.kernel.v1")
            self.table[op] = Kernel.from_address(address)

    def status(self, op: str, out: np.ndarray, *args: Any) -> tuple[int, str]:
        """What the kernel returned, and the message of an error."""
        messages: list[bytes] = []
        call = Call(size=c.sizeof(Call), abi_version=1, op=op.encode(), num_outputs=1)
        call.args = (Value * len(args))(*map(as_value, args))
        call.num_args = len(args)
        call.outputs = c.pointer(as_tensor(out))
        call.set_error = SetError(lambda _, message: messages.append(message) or ERROR)
        kernel = self.table[op]
        return kernel.fn(kernel.context, c.byref(call)), b"".join(messages).decode()

    def run(self, op: str, out: np.ndarray, *args: Any) -> np.ndarray:
        assert self.status(op, out, *args) == (OK, "")
        return out


@pytest.fixture(params=ISAS, scope="session")
def kernels(request: pytest.FixtureRequest) -> Kernels:
    return Kernels(request.param, _kernels.kernels(request.param))


@pytest.fixture(params=ISAS)
def shipped(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The instruction set whose built kernels core uses meanwhile: there is no compiler."""
    import core
    from core import _native
    from core.bodies import cpu_kernels
    from core.bodies.programs import Programs
    from core.ir import compile as compiling
    from core.ir.dialect.c import host_capabilities
    from core.ir.toolchain import prebuilt

    core.ones(1)  # the first use of the device registers its providers
    isa = request.param
    fma = isa != "v2"
    monkeypatch.setattr(prebuilt, "_providers", {})
    monkeypatch.setattr(
        cpu_kernels, "_programs", Programs(lambda function, _: cpu_kernels._compile(function))
    )
    monkeypatch.setattr(compiling, "native_capabilities", lambda: host_capabilities(fma=fma))
    prebuilt.add(isa, partial(_kernels.find_pointwise, isa), partial(_kernels.find_source, isa))
    _native.forget_bodies()
    with core.config.override(cc="/no/compiler"):
        yield isa
    _native.forget_bodies()


@pytest.fixture(scope="session")
def blas() -> Kernels:
    if _kernels is None:
        pytest.skip("core_backend_cpu_x86 was not built")
    from core_backend_cpu_x86.kernels import load_blas

    module = load_blas()
    if isinstance(module, str):
        pytest.skip(module)
    return Kernels("blas", module.kernels())
