"""Declarations of core._native, written by hand from the C++ sources.

core/operators/stubs.py copies this to core/_native.pyi, and adds declarations of the catalogue:
the methods that operators attach to Tensor, and the dtypes. Arguments before a `/` cannot be named.
Names that begin with an underscore are of this file alone: native code does not have them.
"""

import builtins
from collections.abc import Callable as _Function
from collections.abc import Collection, Iterable, Sequence
from typing import (
    Any,
    Literal,
    NotRequired,
    Protocol,
    Self,
    SupportsIndex,
    TypeAlias,
    TypedDict,
    final,
    overload,
)

# ---- tensors ------------------------------------------------------------------------------------

@final
class dtype:
    """The type of a tensor's elements. core.dtype("float32") is core.float32."""

    def __new__(cls, name: _DTypeLike, /) -> dtype: ...
    @property
    def name(self) -> str:
        """The name, such as "float32"."""
    @property
    def itemsize(self) -> int:
        """Bytes of one element."""
    @property
    def __numpy_dtype__(self) -> Any:
        """NumPy's dtype of these elements, of ml_dtypes where NumPy has none."""
    @property
    def kind(self) -> str:
        """The Array API kind, such as "bool", "signed integer" or "real floating"."""
    @property
    def is_floating_point(self) -> builtins.bool:
        """Whether the kind is "real floating"."""
    @property
    def is_complex(self) -> builtins.bool:
        """Whether the kind is "complex floating"."""
    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the dtype of this name."""

@final
class device:
    """A device: device("cpu"), device("acme:1"), device("acme", 1).

    As a context manager, it is the thread's default device.
    """

    def __new__(cls, spec: _DeviceLike, /, index: int | None = None) -> device: ...
    @property
    def type(self) -> str:
        """The device type, such as "cpu"."""
    @property
    def index(self) -> int:
        """Which device of its type, from 0."""
    def __enter__(self) -> device:
        """Makes it the default device of this thread."""
    def __exit__(self, *exc_info: object) -> None:
        """Makes the one before the default device again."""
    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the device of this name."""

_DType: TypeAlias = dtype  # Tensor has attributes of these names
_Device: TypeAlias = device

class _Named(Protocol):
    """A dtype of another library, such as numpy.dtype."""

    @property
    def name(self) -> str: ...

_DTypeLike: TypeAlias = dtype | str | builtins.type[Any] | _Named
_DeviceLike: TypeAlias = device | str
_Shape: TypeAlias = SupportsIndex | Iterable[SupportsIndex]
_Capsule: TypeAlias = Any  # a PyCapsule, whose type has a name from Python 3.13 on only

class Tensor:
    """An n-dimensional array on a device."""

    # ---- elements and memory
    @property
    def shape(self) -> tuple[builtins.int, ...]:
        """The sizes. While a graph with open sizes is captured, some may be symbols."""
    @property
    def strides(self) -> tuple[builtins.int, ...]:
        """Steps per dimension, in elements."""
    @property
    def offset(self) -> builtins.int:
        """Where the first element is in the storage, in elements."""
    @property
    def dtype(self) -> _DType:
        """The type of the elements."""
    @property
    def device(self) -> _Device:
        """Where the elements are."""
    @property
    def ndim(self) -> builtins.int:
        """The number of dimensions."""
    @property
    def size(self) -> builtins.int:
        """The number of elements."""
    @property
    def nbytes(self) -> builtins.int:
        """Bytes of all elements."""
    @property
    def itemsize(self) -> builtins.int:
        """Bytes of one element."""
    @property
    def is_contiguous(self) -> builtins.bool:
        """Whether elements lie in row-major order."""
    @property
    def is_fake(self) -> builtins.bool:
        """Whether there is metadata only, and no memory."""
    @property
    def read_only(self) -> builtins.bool:
        """Whether the memory may not be written."""
    @property
    def is_inference(self) -> builtins.bool:
        """Whether the memory was made in inference mode."""
    @property
    def version(self) -> builtins.int:
        """How often the storage was written in place."""
    @property
    def storage_id(self) -> builtins.int:
        """A number that all views of one storage have, and no other tensors."""
    @property
    def data_ptr(self) -> builtins.int:
        """The address of the first element on its device."""

    # ---- history
    @property
    def requires_grad(self) -> builtins.bool:
        """Whether operators on it are recorded."""
    @requires_grad.setter
    def requires_grad(self, value: builtins.bool) -> None: ...
    @property
    def grad(self) -> Tensor | None:
        """The gradient that backward() has accumulated, or None."""
    @grad.setter
    def grad(self, value: Tensor | None) -> None: ...
    @property
    def grad_fn(self) -> Node | None:
        """The node of the call that made it; None for a leaf."""
    @property
    def output_index(self) -> builtins.int:
        """Which output of grad_fn it is."""
    @property
    def is_leaf(self) -> builtins.bool:
        """Whether no recorded call made it."""

    # ---- of a view
    @property
    def view_parent(self) -> Tensor | None:
        """The base of a view; None if it is not a view."""
    @property
    def view_op(self) -> Operator | None:
        """The operator that made the view."""
    @property
    def view_args(self) -> tuple[Any, ...] | None:
        """That operator's arguments after the parent; None: the view cannot be made again."""
    @property
    def view_mode(self) -> Literal["recorded", "no_grad", "inference", "one_of_several"]:
        """How the view was made, which decides the effect of a write to it."""
    @view_mode.setter
    def view_mode(
        self, value: Literal["recorded", "no_grad", "inference", "one_of_several"]
    ) -> None: ...

    # ---- of a transform (core.func)
    @property
    def level(self) -> builtins.int:
        """The number of the transform level that it belongs to; 0: of none."""
    @property
    def wrapped_value(self) -> Tensor | None:
        """The tensor that a level's wrapper stands for; None where level is 0."""
    @property
    def tangent(self) -> Tensor | None:
        """The tangent of a jvp wrapper; None of others."""
    @property
    def batch_dim(self) -> builtins.int:
        """The batch dimension of a vmap wrapper; -1 of others."""

    # ---- values
    def item(self) -> Any:
        """The only element: a bool, int, float or complex, by the dtype."""
    def tolist(self) -> Any:
        """The elements as nested lists of Python numbers; without dimensions, one number."""
    def detach(self) -> Tensor:
        """The same elements without history."""
    def __bool__(self) -> builtins.bool: ...
    def __int__(self) -> builtins.int: ...
    def __float__(self) -> builtins.float: ...
    def __complex__(self) -> builtins.complex:
        """The only element, as a complex number."""
    def __index__(self) -> builtins.int: ...
    def __len__(self) -> builtins.int: ...
    def __hash__(self) -> builtins.int: ...
    def __getitem__(self, index: Any) -> Tensor: ...
    def __setitem__(self, index: Any, value: Any) -> None: ...
    def __buffer__(self, flags: builtins.int) -> memoryview: ...
    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: tuple[builtins.int, builtins.int] | None = None,
        dl_device: tuple[builtins.int, builtins.int] | None = None,
        copy: builtins.bool | None = None,
    ) -> _Capsule:
        """A DLPack capsule, through which another library shares the memory."""
    def __dlpack_device__(self) -> tuple[builtins.int, builtins.int]:
        """DLPack's number of the device type, and the device's index."""
    def reshape(
        self,
        shape: builtins.int | Sequence[builtins.int],
        *sizes: builtins.int,
        copy: builtins.bool | None = None,
    ) -> Tensor:
        """The elements in another shape, as core.reshape; sizes one by one, or as a sequence."""
    @overload
    def view(self, shape: builtins.int | Sequence[builtins.int], *sizes: builtins.int) -> Tensor:
        """The elements in another shape, over the same memory."""
    @overload
    def view(self, dtype: _DTypeLike) -> Tensor:
        """The bits as elements of another dtype, over the same memory."""
    def __array_ufunc__(self, ufunc: Any, method: str, /, *inputs: Any, **kwargs: Any) -> Any:
        """NumPy's elementwise functions of a tensor, by core's operators where there are any."""
    def __array_function__(
        self, function: Any, types: Any, args: tuple[Any, ...], kwargs: dict[str, Any], /
    ) -> Any:
        """NumPy's other functions of a tensor."""
    def __round__(self, ndigits: builtins.int | None = None) -> Tensor:
        """round(x, 2): to the nearest number of that many decimals, ties to even."""
    def __trunc__(self) -> builtins.int: ...
    def _repr_html_(self) -> str:
        """The display in a notebook: a table of a vector or a matrix."""
    # <methods of the catalogue>

@final
class CachingAllocator:
    """The memory of one device: freed blocks are kept for later requests of their size."""

    limit: int | None  # the most bytes to take from the driver; None: all that there is
    fence: _Function[[], _Function[[], builtins.bool] | None] | None
    # fence() is called at the first request after a free, and returns done(), whether the
    # freed blocks may be used again. Either may be None: at once.
    def __new__(
        cls,
        reserve: _Function[[int], int],
        release: _Function[[int], object],
        settled: _Function[[], object],
        /,
    ) -> CachingAllocator:
        """reserve(nbytes) takes memory from the driver, and returns its address or raises
        MemoryError; release(address) gives it back; settled() waits until no work uses freed
        blocks."""
    def allocate(self, nbytes: int, /) -> int:
        """The address of a block of at least so many bytes."""
    def free(self, address: int, nbytes: int, /) -> None:
        """Takes a block back that allocate(nbytes) gave out."""
    def empty(self) -> None:
        """Gives the driver back all that is not in use."""
    def begin_pool(self) -> int:
        """Memory of this thread's capture belongs to a pool from now on; its number."""
    def end_pool(self) -> None:
        """The capture has ended; the pool stays, and serves nobody."""
    def drop_pool(self, pool: int, /) -> None:
        """The blocks of a pool are like others again; those in use, when they are freed."""
    def stats(self) -> dict[str, int]:
        """Bytes: allocated, reserved, peak_allocated, peak_reserved. Counts: requests, reused."""
    def reset_peaks(self) -> None:
        """Starts the peaks again, at the bytes that are in use now."""

MAX_DIMS: int  # the most dimensions that a tensor may have

def empty(
    shape: _Shape,
    dtype: _DTypeLike | None = None,
    device: _DeviceLike | None = None,
    fake: builtins.bool = False,
) -> Tensor:
    """A tensor that is not filled, by default float32 on the default device."""

def asarray(
    obj: Any,
    /,
    dtype: _DTypeLike | None = None,
    device: _DeviceLike | None = None,
    copy: builtins.bool | None = None,
) -> Tensor:
    """A tensor from numbers, nested lists, buffers, DLPack arrays or a tensor."""

def from_nested(
    obj: Any, dtype: _DTypeLike | None = None, device: _DeviceLike | None = None, /
) -> Tensor:
    """A tensor from a number or nested lists of numbers."""

def from_buffer(obj: Any, /) -> Tensor:
    """A tensor over the memory of an object with the buffer protocol."""

def from_bytes(
    data: Any, shape: _Shape, dtype: _DTypeLike, device: _DeviceLike | None = None, /
) -> Tensor:
    """The tensor whose elements, in row-major order, these bytes are."""

def owned_tensor(
    address: int,
    shape: _Shape,
    dtype: _DTypeLike,
    owner: object,
    device: _DeviceLike | None = None,
    /,
) -> Tensor:
    """A tensor over memory that an object owns, of the cpu without a device; the tensor's memory
    keeps the object."""

def owner_of_memory(x: Tensor, /) -> object:
    """That object; None of a tensor that was not made by `owned_tensor`."""

def from_dlpack(
    x: Any,
    /,
    *,
    device: _DeviceLike | None = None,
    copy: builtins.bool | None = None,
    version: int | None = None,
) -> Tensor:
    """A tensor over the memory of an array that has __dlpack__, or of a DLPack capsule."""

def set_extension_device(device: _DeviceLike, /) -> None:
    """Says on which device arrays are that come through DLPack's table of C functions on kDLExtDev,
    the code for devices without one, with the number 0: "cpu" for none. For the whole process."""

def from_exchange(array: Any, /) -> Tensor:
    """A tensor over the memory of an array whose type has DLPack's table of C functions."""

def to_exchange(x: Tensor, array_type: type, shared: builtins.bool, /) -> Any:
    """An array of the library whose type has such a table, over the tensor's memory; unless it is
    shared, over a copy where that is not row-major, or belongs to another library."""

def set_told_version(x: Tensor, version: int, /) -> None:
    """Says which version the values of an array are of now that came with one."""

def to_bytes(x: Tensor, /) -> bytes:
    """The elements in row-major order, as bytes; from any device."""

def to_device(x: Tensor, device: _DeviceLike, /) -> Tensor:
    """A contiguous copy on a device; nothing is recorded."""

def reinterpret(x: Tensor, dtype: _DTypeLike, /) -> Tensor:
    """A view of the same bytes as another dtype of the same size."""

def promote_types(a: _DTypeLike, b: _DTypeLike, /) -> dtype:
    """The dtype that holds values of both."""

def wrap(value: Tensor, level: int, batch_dim: int = -1, tangent: Tensor | None = None) -> Tensor:
    """A transform level's wrapper of a tensor: of jvp with a tangent, of vmap with a batch_dim."""

def tensor_subclass(name: str, symbols: dict[str, _Function[..., Any]], /) -> type[Tensor]:
    """The one subclass of Tensor. symbols: the functions of its operators, such as "__add__", where
    the caller is not core itself."""

def as_subclass(x: Tensor, wanted: builtins.bool = True, /) -> Tensor:
    """Gives a tensor, which nobody else may hold, the type of tensor_subclass, or Tensor's; returns
    it."""

def set_share(function: _Function[[Tensor, device], Tensor | None], /) -> None:
    """Sets the function by which asarray(copy=False) asks for a tensor of another device."""

def set_stack(operator: Operator, /) -> None:
    """Sets the operator that asarray joins the tensors of a list by."""

def set_dunder(name: str, function: _Function[..., Any] | None, /) -> None:
    """Sets the operator of a symbol of Tensor, such as "__add__"; None: the symbol raises
    TypeError."""

def register_host_kernels(op: Operator, /) -> None:
    """Registers the kernels that core itself has for an operator on the cpu, if it has any."""

def small_ends(x: Tensor, /) -> tuple[float, float] | None:
    """(the smallest, the largest) element of few on the host, NaN if there is one.

    None of other tensors: they are left to operators.
    """

class RandomStream:
    """A place in a stream of random numbers: (seed, draws so far)."""

    def take_place(self, count: int, /) -> tuple[int, int]:
        """(seed, draws so far), after which count more are made."""

    def read_place(self) -> tuple[int, int]:
        """(seed, draws so far)."""

    def move_to(self, seed: int, draws: int, /) -> None:
        """Goes to that place."""

def draw(
    op: Operator,
    size: tuple[Any, ...],
    dtype: Any,
    device: Any,
    generator: RandomStream | None,
    low: int = ...,
    width: int = ...,
    /,
) -> Tensor | None:
    """The numbers of op at the next place of a generator, or of the default one, of this shape.

    None where Python has to do it: calls are observed or transformed, or sizes are no plain ints.
    """

def set_default_stream(stream: RandomStream, /) -> None:
    """What `draw` takes places from where it is given None."""

def get_item(x: Tensor, index: Any, /) -> Tensor:
    """x[index]."""

def set_item(x: Tensor, index: Any, value: Any, /) -> None:
    """x[index] = value."""

def default_dtype() -> dtype:
    """The dtype of real numbers given without one."""

def set_default_dtype(d: _DTypeLike, /) -> None:
    """Sets it, for the process."""

def default_device() -> device:
    """Where tensors are made by default in this thread."""

def set_default_device(device: _DeviceLike, /) -> None:
    """Sets the default device of the process."""

def get_num_threads() -> int:
    """How many threads one call may use."""

def set_num_threads(n: SupportsIndex, /) -> None:
    """Sets how many threads one call may use."""

# ---- device types and their memory --------------------------------------------------------------

def set_runtime(
    type_name: str, runtime: Any, host_accessible: builtins.bool = False, dlpack_type: int = 12
) -> None:
    """Gives a device type its runtime (core.plugins.Runtime); a second time is an error."""

def set_open_hook(hook: _Function[[str | int], object] | None, /) -> None:
    """Sets the function that is called at the first use of a device type: with its name, or with
    the DLPack code of the type. It calls set_runtime."""

def runtime(device_type: _DeviceLike, /) -> Any:
    """The runtime of a device type, which is opened where it is not; None for the cpu."""

def runtime_is_open(device_type: _DeviceLike, /) -> builtins.bool:
    """Whether a device type has its runtime."""

def device_count(device_type: _DeviceLike, /) -> int:
    """How many devices a type has; opens it."""

def synchronize(device: _DeviceLike, /) -> None:
    """Waits for all work on a device."""

def watch_reports(
    device_type: str, index: int, armed: int, raise_now: _Function[[], object], /
) -> None:
    """raise_now() is called after every wait for the device while the int64 at the address
    `armed` is not 0."""

def streams_changed() -> None:
    """Says that the current stream of a QueuedRuntime, which native code remembers, is another."""

def begin_capture() -> None:
    """Work of this thread is captured from now on: see core/plugins/graphs.py."""

def end_capture() -> object:
    """Ends it; returns the owner of memory that the graph shares with others."""

def is_capturing() -> builtins.bool:
    """Whether work of this thread is captured now."""

def outside_capture(outside: builtins.bool, /) -> builtins.bool:
    """Sets whether this thread's work is left out of its capture; returns the previous value."""

def keep_captured(tensor: Tensor, /) -> None:
    """The memory of a tensor lives as long as the graph that this thread captures, if it does."""

def rounded(nbytes: int, /) -> int:
    """The size of the block that CachingAllocator takes for a request."""

def live_storages() -> int:
    """How many storages exist; for tests that look for leaks."""

def live_bytes(device: _DeviceLike, /) -> int:
    """Bytes that tensors hold on a device."""

def empty_cache() -> int:
    """Frees host memory that is kept for reuse; returns how many bytes."""

# ---- schemas and rules --------------------------------------------------------------------------

class _Value(TypedDict):
    """A result of a schema; of Tensor(a!) the alias is "a", and write is True."""

    name: str
    type: str
    alias: str | None
    write: builtins.bool

class _Argument(_Value):
    """An argument of a schema. default: the text, or None; default_value: only with a default."""

    keyword_only: builtins.bool
    default: str | None
    default_value: NotRequired[Any]

class _Schema(TypedDict):
    """A schema, taken apart."""

    text: str
    namespace: str
    name: str
    overload: str
    args: list[_Argument]
    returns: list[_Value]

def parse_schema(text: str, /) -> _Schema:
    """A schema, taken apart; raises SchemaError."""

def rule_names() -> list[str]:
    """The names of the native shape rules: define_operator(rule=)."""

def view_rule_names() -> list[str]:
    """The names of the native view rules: define_operator(view=)."""

def promote(a: _DTypeLike | builtins.complex, b: _DTypeLike | builtins.complex, /) -> dtype:
    """The dtype that holds both, each a dtype or a Python number; numbers have no size."""

# ---- operators and kernels ----------------------------------------------------------------------

@final
class Operator:
    """An operator; calling it dispatches."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any: ...
    @property
    def name(self) -> str:
        """The full name, "namespace::name"."""
    @property
    def schema(self) -> str:
        """The text of the schema."""
    @property
    def namespace(self) -> str:
        """The part of the name before "::"."""
    @property
    def __name__(self) -> str: ...
    @property
    def __qualname__(self) -> str: ...
    @property
    def file(self) -> str | None:
        """The file in which it is defined."""
    @property
    def line(self) -> int:
        """The line in that file."""
    @property
    def rule(self) -> str | None:
        """The name of its native shape rule."""
    @property
    def view(self) -> str | None:
        """The name of its native view rule: it makes a view, and has no kernels."""
    @property
    def functional(self) -> Operator | None:
        """Of an in-place form: the operator that computes it."""
    @property
    def structure(self) -> Any:
        """How structured arguments and results become those of the schema; None: they are."""
    @property
    def leaves(self) -> Operator:
        """The operator with its schema's arguments, below a handle for structured arguments."""
    @property
    def default(self) -> Operator:
        """Itself: PyTorch's name of the overload that has none."""
    @property
    def may_alias(self) -> builtins.bool:
        """Whether its results may be views of arguments."""
    @property
    def mutates(self) -> builtins.bool:
        """Whether it writes to an argument."""
    @property
    def takes_out(self) -> builtins.bool:
        """Whether a call may pass out=."""
    @property
    def kernels(self) -> tuple[Kernel, ...]:
        """The registered kernels, in order of registration."""
    definition: Any  # None, or its core.bodies.definition.Definition
    doc: str | None
    __doc__: str | None
    fake_kernel: _Function[..., Any] | None  # fn(*args) -> fake tensors like the results
    vjp: _Function[..., Any] | None  # the reverse derivative; its parameters select saved values
    decomposition: _Function[..., Any] | None  # fn(*args), by other operators
    result_type: Any  # the named tuple type that several results are returned as, or None
    def infer(self, *args: Any, **kwargs: Any) -> Any:
        """The results of a call as fake tensors; nothing is computed."""
    def fallthrough(self, *keys: str) -> None:
        """Calls pass by the named dispatch keys from now on."""

    # Set by core.dispatcher, core.autograd, core.compiler, core.custom_ops and core.testing.
    __signature__: Any
    __reduce__: Any
    register_kernel: _Function[..., Any]
    register_fake: _Function[..., Any]
    register_autograd: _Function[..., Any]
    register_jvp: _Function[..., Any]
    register_vmap: _Function[..., Any]
    register_autocast: _Function[..., Any]
    register_lowering: _Function[..., Any]
    set_kernel_enabled: _Function[..., Any]
    check: _Function[..., Any]
    explain: _Function[..., Any]
    tags: Any

@final
class Kernel:
    """One device type's implementation of an operator."""

    @property
    def op_name(self) -> str:
        """The full name of the operator."""
    @property
    def provider(self) -> str:
        """Who registered it."""
    @property
    def callable(self) -> Any:
        """The Python function, or the capsule of a native kernel."""
    @property
    def when(self) -> _Function[..., Any] | None:
        """when(*args) returns whether it takes a call; None: it takes all."""
    @property
    def arch(self) -> str | None:
        """The architecture that it is for; None: any."""
    @property
    def file(self) -> str | None:
        """The file in which it stands."""
    @property
    def line(self) -> int:
        """The line in that file."""
    @property
    def priority(self) -> int:
        """Kernels of a higher priority are tried first."""
    @property
    def native(self) -> builtins.bool:
        """Whether it is a C function."""
    @property
    def dtypes(self) -> tuple[dtype, ...] | None:
        """The dtypes that it takes; None: any."""
    @property
    def device_type(self) -> str:
        """The device type that it is for; "*": any."""
    @property
    def enabled(self) -> builtins.bool:
        """Whether calls may use it."""
    @enabled.setter
    def enabled(self, value: builtins.bool) -> None: ...

class _Declined:
    """The type of DECLINED."""

DECLINED: _Declined  # what a kernel returns to let the next one run

_Displaced: TypeAlias = list[tuple[int, Kernel, int]]  # (position, kernel, mask of its dtypes)

def define_operator(
    schema: str,
    *,
    rule: str | None = None,
    view: str | None = None,
    inplace_of: Operator | None = None,
    file: str | None = None,
    line: int = 0,
    replace: builtins.bool = False,
    output_dtypes: dict[dtype, Any] | None = None,
    has_neutral: builtins.bool = False,
) -> Operator:
    """Defines an operator. output_dtypes: {dtype computed in: (dtype of each output, ...)};
    has_neutral: a reduction has a value for no elements."""

def structured(op: Operator, structure: Any, call: _Function[..., Any], /) -> Operator:
    """The handle that takes structured arguments: calling it is call(op, *args, **kwargs)."""

def find_operator(name: str, /) -> Operator | Any:
    """The operator of that name, or None. The type of None is `Any` here, so that callers who know
    that the operator exists need no check."""

def undefine_operator(op: Operator, /) -> None:
    """Takes an operator out of the registry, and its kernels away."""

def operators() -> dict[str, Operator]:
    """Every operator by name, in order of definition."""

def running_fake() -> Operator | None:
    """The operator whose fake kernel runs in this thread."""

def fallthrough_mask(op: Operator, mask: int = -1, /) -> int:
    """The mask of keys that pass an operator by, as it was; a mask from 0 on is set."""

def register_kernel(
    op: Operator,
    device_type: str,
    kernel: _Function[..., Any] | _Capsule,
    *,
    provider: str,
    priority: int = 0,
    dtypes: Collection[_DTypeLike] | None = None,
    arch: str | None = None,
    when: _Function[..., Any] | None = None,
    replace: builtins.bool = False,
    file: str | None = None,
    line: int = 0,
    displaced: _Displaced = ...,
) -> Kernel:
    """Registers a kernel. displaced: a list that gets the kernels that replace=True displaces."""

def unregister_kernel(op: Operator, kernel: Kernel, displaced: _Displaced = ..., /) -> None:
    """Removes a kernel; with the list `displaced`, restores the kernels that it had replaced."""

def check_kernel(schema: str, device_type: str, kernel: _Function[..., Any] | _Capsule, /) -> None:
    """Raises the errors of register_kernel for an operator of this schema."""

def register_device_fallback(device_type: str, kernel: _Function[..., Any] | _Capsule, /) -> None:
    """Sets the kernel of every operator that has none on a device type."""

def kernel_epoch() -> int:
    """A number that grows whenever kernels are registered, removed or switched that a plan may
    use."""

def noop_kernel() -> _Capsule:
    """A native kernel that does nothing; for measuring calls."""

def assign(dst: Tensor, src: Tensor, /) -> None:
    """Writes the elements of src to the memory of dst; both have one shape and dtype."""

def check_planned(
    op: Operator, results: tuple[Any, ...], fakes: tuple[Tensor, ...], /
) -> tuple[Any, ...]:
    """The results of a call in the layouts of the fakes; KernelError if they do not match."""

def thread_checks(enabled: builtins.bool | None, /) -> builtins.bool | None:
    """Sets whether this thread compares arguments that kernels may not write to; None: CORE_CHECKS
    decides. Returns the setting before."""

# ---- bodies, products and launches --------------------------------------------------------------

def register_body(
    op: Operator,
    pointwise: builtins.bool,
    *,
    file: str | None = None,
    line: int = 0,
    in_place: builtins.bool = False,
) -> Kernel:
    """Registers the kernel that launches an operator's body on the cpu. in_place: it may work in
    the memory of the first argument."""

def forget_bodies() -> None:
    """Clears all cached bodies: the hooks body_kernel and body_plan are called again."""

def launch(
    address: int, buffers: Iterable[int], scalars: Iterable[int], total: int, grain: int, /
) -> None:
    """Runs a compiled kernel over `total` iterations, in parts of at least `grain`, without the
    GIL. address and buffers are addresses."""

def serve_bodies(device_type: str, index: int, bodies: Any, launcher: _Capsule | None, /) -> None:
    """Bodies run on this device from now on (core.bodies.device_kernels); launcher: the
    backend's, or None: bodies.launch starts the kernels."""

def numerics() -> int:
    """The settings that programs of bodies are compiled for: see core/tensors/numerics.py."""

def set_numerics(numerics: int, /) -> None:
    """The same, from now on."""

def c_launcher(
    function: int,
    arguments: tuple[int | str, ...],
    kinds: tuple[int, int],
    finish: int | None,
    setters: tuple[int, int] | tuple[None, None],
    /,
) -> _Capsule:
    """A launcher that calls a driver's C function: see core.plugins.c_launcher. Functions are
    given by their addresses."""

def start_kernel(
    device: _DeviceLike,
    handle: int,
    buffers: Iterable[int],
    scalars: Iterable[int],
    groups: int,
    lanes: int,
    name: str,
    /,
) -> None:
    """Starts a kernel through the launcher of the device."""

def set_product(dtype: str, capsule: _Capsule | None, /) -> _Capsule | None:
    """Sets the product of matrices of a dtype, block by block; returns the one before."""

def has_product(dtype: str, starts: builtins.bool = False, /) -> builtins.bool:
    """Whether products of a dtype can be fused with calls after them; with starts=True, also with
    the calls that make their left operand."""

def register_product(
    op: Operator, before: Operator | None, finishes: builtins.bool, file: str, /
) -> Kernel:
    """Registers the kernel of a fused product. before: the operator of the calls that make its
    left operand; finishes: whether calls follow it."""

# ---- keys and hooks -----------------------------------------------------------------------------

def keys() -> tuple[str, ...]:
    """The names of the dispatch keys, first to last."""

def key_mask(*names: str) -> int:
    """The mask of the named keys."""

def collects_calls() -> builtins.bool:
    """Whether operator calls of this thread are collected in a graph."""

@overload
def thread_keys() -> tuple[int, int]:
    """The masks of the keys that this thread adds to every call, and takes from every call."""

@overload
def thread_keys(included: int, excluded: int, /) -> tuple[int, int]:
    """Sets both masks; returns them as they were."""

def set_key_handler(
    key: Literal["modes", "levels", "autocast", "capture"],
    handler: _Function[[Operator, tuple[Any, ...], dict[str, Any]], Any] | None,
    /,
) -> None:
    """Sets the handler of calls with this key; None: native code, or nothing."""

def set_hook(name: str, function: object, /) -> Any:
    """Sets a function that native code calls, or None; returns the one before. The table of hooks
    and their types is core.hooks, through which core installs them."""

def hooks() -> dict[str, tuple[str, Any]]:
    """Every hook by name: its arguments and result in words, and the function installed, or
    None."""

def trace(stage: str, text: str, file: str | None = None, line: int = 0, /) -> None:
    """Adds an entry to the record of core.explain, if this thread makes one."""

def profile_start(mark: _Function[[device], Any], /) -> builtins.bool:
    """Records events from now on; False where that is done already. mark(device) is called before
    and after each kernel of devices other than the CPU, and its results are kept."""

def profile_stop() -> tuple[list[tuple[Any, ...]], int]:
    """The events: (kind, name, provider, device, queue, begin, end, outer, bytes, thread, first
    mark, last mark), and the time now, in nanoseconds since the start."""

def profile_begin(kind: str, name: str, device: device | str | None = None, /) -> object:
    """An event that ends when nothing holds the result; None while nothing is recorded."""

def set_trace(
    record: list[tuple[str, str, str | None, int]] | None, /
) -> list[tuple[str, str, str | None, int]] | None:
    """Sets the list that gets (stage, text, file, line) of every step of this thread's calls;
    None: no record is made. Returns the one before."""

def set_autocast(device_type: str, dtype: _DTypeLike | None, /) -> dtype | None:
    """Sets this thread's autocast dtype for a device type; None: off. Returns the one before."""

def autocast_dtype(device_type: str, /) -> dtype | None:
    """This thread's autocast dtype for a device type; None: off."""

_Policy: TypeAlias = Literal["none", "lower", "float32", "promote", "float16", "bfloat16"]

def set_autocast_policy(op: Operator, policy: str, device_type: str | None = None, /) -> None:
    """Sets which dtype autocast converts an operator's operands to; None: on every device type."""

def autocast_policy(op: Operator, device_type: str, /) -> _Policy:
    """The autocast policy of an operator on a device type."""

# ---- autograd -----------------------------------------------------------------------------------

@final
class Node:
    """A recorded call: of an operator, or of a core.autograd.Function."""

    @property
    def op(self) -> Any:
        """The operator that was called, or the context of a Function."""
    @property
    def name(self) -> str:
        """The name of the operator, or of the Function."""
    @property
    def args(self) -> tuple[Any, ...] | None:
        """The arguments in the order of the schema; None once released."""
    @property
    def edges(self) -> tuple[tuple[Node | Tensor | None, int], ...]:
        """For each tensor argument: the node or the leaf it came from, and which output it is."""
    @property
    def next_functions(self) -> tuple[tuple[Node | Tensor | None, int], ...]:
        """The edges, by PyTorch's name."""
    @property
    def results(self) -> tuple[Tensor | None, ...] | None:
        """The outputs; None once released."""
    @property
    def output_specs(self) -> tuple[tuple[tuple[int, ...], dtype, device] | None, ...]:
        """(shape, dtype, device) of each output; None: it is no tensor."""
    @property
    def sequence(self) -> int:
        """A number that grows with every recorded call."""
    @property
    def released(self) -> builtins.bool:
        """Whether the saved values are freed."""
    def check_saved(self) -> None:
        """Raises AutogradError where a saved tensor was written to since, or freed."""
    def release(self) -> None:
        """Frees the values saved for the gradient."""

_Gradients: TypeAlias = tuple[Tensor | None, ...]

def grad_enabled() -> builtins.bool:
    """Whether this thread records calls."""

def set_grad_enabled(enabled: builtins.bool, /) -> None:
    """Switches recording on or off for this thread."""

def inference() -> builtins.bool:
    """Whether this thread is in inference mode."""

def set_inference(enabled: builtins.bool, /) -> builtins.bool:
    """Switches inference mode on or off for this thread; returns whether it was on."""

def begin_record(op: Operator, args: tuple[Any, ...], /) -> Node:
    """The node of a call on these arguments as they are now; finish_record gives it outputs."""

def finish_record(node: Node, outputs: tuple[Any, ...], /) -> None:
    """Gives outputs the history of the call that begin_record made a node of."""

def record_function(
    context: Any, inputs: tuple[Any, ...], outputs: tuple[Any, ...], saved: tuple[Any, ...], /
) -> Node:
    """Records the call of a core.autograd.Function: gives its outputs their history."""

def record_graph(
    context: Any,
    inputs: tuple[Tensor, ...],
    outputs: tuple[Tensor, ...],
    saved: tuple[Any, ...],
    checked: int,
    /,
) -> Node:
    """Records the call of a compiled graph. The derivative reads the first `checked` of the saved
    tensors, which may not be written to before."""

def pass_history(tensor: Tensor, leaves: tuple[Tensor, ...], /) -> None:
    """Gives a tensor the history of a result whose reverse pass was made and kept nothing."""

def set_passed_context(context: Any, /) -> None:
    """The stand-in for the operator in the nodes of such histories."""

def gradient_hooks(
    tensor: Tensor, after_accumulation: builtins.bool = False, /
) -> dict[Any, _Function[..., Any]]:
    """The dict of a tensor's hooks: adding a function to it registers the function."""

def run_hooks(hooks: dict[Any, _Function[..., Any]], gradient: Tensor, /) -> Tensor:
    """The gradient as hooks leave it: each may replace it; raises where one changes its kind."""

def forget_history(tensor: Tensor, /) -> None:
    """Makes a tensor a leaf that requires no gradient."""

@overload
def run_backward(
    outputs: tuple[Tensor, ...],
    gradients: _Gradients | None,
    inputs: tuple[Tensor, ...] | None,
    keep: builtins.bool,
    record: builtins.bool,
    accumulate: Literal[True],
    /,
) -> None:
    """The reverse pass, which adds to `grad` of the inputs; None: of all leaves."""

@overload
def run_backward(
    outputs: tuple[Tensor, ...],
    gradients: _Gradients | None,
    inputs: tuple[Tensor, ...],
    keep: builtins.bool,
    record: builtins.bool,
    accumulate: Literal[False],
    /,
) -> _Gradients:
    """The reverse pass, which returns the gradients of the inputs. keep: what was saved stays for
    another pass; record: the pass is recorded, for higher derivatives."""

def replays() -> int:
    """How many derivatives of calls were computed natively, by repeating what a formula did."""

def set_saved_hooks(
    hooks: tuple[_Function[[Tensor], Any], _Function[[Any], Any]] | None, /
) -> tuple[_Function[[Tensor], Any], _Function[[Any], Any]] | None:
    """Sets (pack, unpack) of this thread, which change saved tensors; returns those before."""

def has_saved_hooks() -> builtins.bool:
    """Whether this thread packs saved tensors."""

def set_anomaly_detection(enabled: builtins.bool, /) -> None:
    """Switches on or off that nodes note where they were recorded, and gradients are checked for
    NaN; for the whole process."""

# ---- transform levels ---------------------------------------------------------------------------

def enter_level(level: Any, kind: int, /) -> int:
    """Begins a transform level in this thread; returns its number. kind: 0 gradients, 1 jvp,
    2 vmap, 3 others."""

def leave_level(number: int, /) -> None:
    """Ends a transform level."""

def active_level(number: int, /) -> Any:
    """The object that enter_level was given for this number in this thread, or None."""

def active_levels() -> tuple[Any, ...]:
    """The objects of this thread's levels, the outermost first."""

def count_levels() -> int:
    """How many levels are active in this thread."""

def is_fresh(tensor: Tensor, level: int, /) -> builtins.bool:
    """Whether the tensor's memory was made inside the level."""

def adopt(tensor: Tensor, level: int, tangent: Tensor | None, /) -> None:
    """Makes a tensor and its bases part of a level. tangent: of the root."""

def set_wrapped(wrapper: Tensor, value: Tensor, /) -> None:
    """Replaces the wrapped tensor by one of the same shape."""

def note_view(
    tensor: Tensor, op: Operator, parent: Tensor, args: tuple[Any, ...] | None, /
) -> None:
    """Says that a level's tensor is the view op(parent, *args); None: it cannot be made again."""

def wrap_grad(value: Tensor, level: int, source: Tensor = ..., /) -> Tensor:
    """A wrapper of a level of gradients: an input of the level, or with the history of `source`."""

def rebase_level(root: Tensor, whole: Tensor, level: int, /) -> None:
    """Gives root, which was written to, the history of whole."""

def level_gradients(
    level: int,
    outputs: tuple[Tensor, ...],
    gradients: _Gradients,
    inputs: tuple[Tensor, ...],
    keep: builtins.bool,
    /,
) -> _Gradients:
    """The reverse pass of a level; gradients and results are values below the level."""

def record_level_function(
    context: Any,
    inputs: tuple[Any, ...],
    outputs: tuple[Any, ...],
    constant: tuple[builtins.bool, ...],
    saved: tuple[Any, ...],
    level: int,
    /,
) -> tuple[Any, ...]:
    """Records the call of a core.autograd.Function in a level; returns the wrapped outputs.
    constant: which of them have no history."""

# ---- the compiler -------------------------------------------------------------------------------

@final
class Plan:
    """Operator calls in order, run natively: plan(*inputs) -> (output, ...)."""

    def __call__(self, *inputs: Tensor) -> tuple[Tensor, ...] | Any:
        """The outputs; NotImplemented where inputs that are written to share memory otherwise."""

@final
class ExchangeCall:
    """A plan called with a list of another library's arrays: call(arrays) -> [array, ...]."""

    def __call__(self, arrays: list[Any], /) -> list[Any] | Any:
        """The results; NotImplemented where an array is not like the one the plan is for."""

def make_exchange_call(
    plan: Any,
    types: tuple[type, ...],
    version_name: str,
    count: int,
    inputs: list[tuple[int, Tensor, builtins.bool]],
    bound: list[Tensor],
    outputs: list[tuple[str, Any]],
    stays: builtins.bool,
    /,
) -> ExchangeCall:
    """A call of a plan. types: the arrays' own, of which the first has the library's table.

    inputs: (place in the list, a fake of its tensor, whether the attribute version_name counts
    its writes); bound: further inputs; outputs: ("plan", which result), ("input", place in the
    list) or ("constant", object); stays: whether results stay on their device, or are copied to
    the host.
    """

class Entry:
    """The guards of a call: the calls that pass them are served by one plan."""

    def __new__(
        cls,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        names: list[tuple[Any, ...]],
        dynamic: dict[int, Any] = ...,
        /,
    ) -> Self:
        """names: the objects looked up by name; dynamic: {leaf: the axes whose sizes may be any}; a
        number in it may be any of its type."""
    def complete(
        self,
        plan: _Function[..., Any] | None,
        inputs: list[int],
        results: list[tuple[str, Any]],
        rebuild: _Function[[Any], Any] | None,
        no_grad: builtins.bool,
        grads: list[tuple[int, Any, tuple[Any, ...], tuple[Any, ...]]],
        effects: list[tuple[int, str, int]],
        leaves: list[Any],
        stores: list[tuple[str, Any, Any, list[tuple[str, Any]]]],
        types: list[tuple[int, builtins.bool]],
        reruns: int,
        program: list[tuple[Any, ...]],
        /,
    ) -> None:
        """The entry serves calls from now on: plan(*leaves numbered `inputs`), nested as results
        say: ("plan", k), ("passed", k) with a history that was used up, ("detached", k),
        ("no_grad", k) and ("one_of_several", k) for views that were made so, ("item", k) for its
        number, ("formula", (function, arguments)), ("leaf", k), ("constant", value), ("tuple", n),
        ("list", n), ("dict", keys); then rebuild(what was nested). grads: (leaf, its grad, its
        hooks, those after accumulation), the grad None or ... for any; effects: (leaf,
        "none" | "plan" | "leaf", number), its grad afterwards; leaves: all, the grads that are
        tensors last, then the results of the program of number steps; stores: ("attribute" |
        "item" | "append" | "cell", place, key, what is stored there, as results); types: the plan's
        results, and whether they are of the subclass of Tensor; reruns: whether the owner's
        `_rerun` is called, as it is at each call where plan is None, where the plan (1) or also a
        formula (2) raises before anything is written."""
    def miss(self, args: tuple[Any, ...], kwargs: dict[str, Any], /) -> tuple[str, int] | None:
        """Which guard a call fails: its kind and number; None: none."""

class Inference:
    """A graph's calls, made with fakes: the result has every Value, in order.

    symbol_values: numbers by the ids of their symbols; those of the graph's are added. Raises
    ValueError, ArithmeticError or the error of a call where the graph is not the same."""

    def __call__(self, fakes: list[Tensor], symbol_values: dict[int, int], /) -> list[Tensor]: ...

class Callable:
    """A compiled function: a call goes to the first entry that serves it, or to `_missed`."""

    entries: tuple[Entry, ...]  # first tried first
    eager: _Function[..., Any] | None  # what other calls go to; None: the method `_missed`
    served_calls: int  # by entries
    def __call__(self, *args: Any, **kwargs: Any) -> Any: ...

def make_plan(
    inputs: int,
    slots: int,
    steps: Sequence[tuple[Any, ...]],
    outputs: list[int],
    overlaps: list[int] = ...,
    written: list[int] = ...,
    numbers: int = ...,
    program: list[tuple[Any, ...]] = ...,
    constants: list[Any] = ...,
    planned: list[Tensor] = ...,
    /,
) -> Plan:
    """The plan of a graph. Values have slots, the inputs the first, then so many numbers, then the
    constants that may be others, then the numbers that the program computes: [(function, sources,
    the result's type or the decision)]; a step is (operator, sources, first slot of the results,
    how many[, slots of out=, written, batch, which of `planned` its results are, by data]), a
    source ("slot", k), ("list", [source]) or ("constant", object). overlaps: the result of
    `overlaps` for the inputs; written: which of them are written to."""

def bind_plan(plan: Plan, constants: list[Any], planned: list[Tensor], /) -> Plan:
    """A plan with other constants and expected results: for other sizes."""

class Chain:
    """Plans that are run one after the other."""

    def __call__(self, *inputs: Any) -> Any: ...

class Computed:
    """What a chain has computed that did not serve a call: the next one begins with it."""

    def clear(self) -> None:
        """Forgets it."""

def make_chain(
    inputs: int,
    links: list[tuple[Any, list[tuple[int, int]], int, list[tuple[int, builtins.bool]]]],
    wanted: list[tuple[int, int]],
    computed: Computed,
    /,
) -> Chain:
    """Plans in order: (plan, places of its inputs, how many results, [(which of them decides, what
    it has to be)]). A place is (link, number of its result), or (-1, number of an argument). It
    returns the `wanted` places; NotImplemented where a plan does, or a value decides otherwise."""

def make_inference(
    values: int,
    inputs: list[tuple[Any, ...]],
    calls: list[tuple[Any, ...]],
    numbers: list[tuple[Any, ...]],
    /,
) -> Inference:
    """The inference of a graph's sizes, for other inputs than it was captured for.

    A Value is expected as (dtype, [size, or -1], [(axis, number)], its fake if no size is a symbol,
    or None); a call is (operator, names of the last arguments, [source], [its results], whether no
    size is a symbol), with sources as `make_plan` has them: numbers have the slots after `values`.
    A number is (its symbol's id, function, [source of an operand], the result's type), a leaf
    (id, None, [], its number or None)."""

def run_scan(
    plan: Plan | _Function[..., Any],
    constants: list[Tensor],
    carry: list[Tensor],
    xs: list[Tensor],
    ys: list[Tensor],
    length: int,
    reverse: builtins.bool,
    /,
) -> list[Tensor]:
    """Calls plan(*constants, *carry, a place of each of xs and ys) -> carry for each place of their
    first dimensions; returns the carry after the last."""

def run_while(
    condition: Plan | _Function[..., Any],
    body: Plan | _Function[..., Any],
    tested: list[Tensor],
    constants: list[Tensor],
    carry: list[Tensor],
    /,
) -> list[Tensor]:
    """Calls body(*constants, *carry) -> carry while condition(*tested, *carry) -> (truth,) is true;
    the carry for which it is false."""

def stored_number(number: complex, dtype: dtype, /) -> Any:
    """The number that a tensor of a dtype would hold in the place of one; RangeError where an int
    does not fit."""

def overlaps(tensors: Sequence[Any], /) -> tuple[int, ...]:
    """For each tensor, the number of the first that its memory is connected with."""

def captured(t: Tensor, recorded: builtins.bool = False, below: builtins.bool = False, /) -> Tensor:
    """A captured tensor like t: a fake one whose calls are collected. recorded: it requires a
    gradient; below: calls are collected below the tape, which records them."""

def fake_like(t: Tensor, /) -> Tensor:
    """A fake tensor with the metadata of t."""

def layout_of(t: Tensor, /) -> bytes:
    """How a tensor lies in memory, for tensors of other sizes to be compared; empty: contiguous.

    The order of its dimensions by strides, their signs, which of them follow each other evenly,
    and whether the last are next to each other, which decides whether a view or a copy is made."""

def layouts_of(tensors: list[Tensor], /) -> list[bytes]:
    """The same of each tensor."""

def is_captured(t: object, /) -> builtins.bool:
    """Whether calls on a tensor are collected."""

def settle(t: Tensor, value: Tensor, /) -> None:
    """Makes a captured tensor the real one that its graph computed."""

def stand_in(t: object, /) -> int | None:
    """A number that a tensor captured below the tape has in common with its aliases; None: it is
    no such tensor."""

def set_view_parent(view: Tensor, parent: Tensor, /) -> None:
    """Replaces the base object of a view by another object of the same tensor."""

def as_old_as(view: Tensor, base: Tensor, /) -> None:
    """Says that the memory of a captured view is that of its base, which may be older."""

def is_saved(t: Tensor | None, /) -> builtins.bool:
    """Whether a transform's derivative may have saved the captured tensor t; None: any tensor."""

def awaits(t: Tensor, wanted: builtins.bool, /) -> None:
    """Says whether reading the memory of t calls the hook `materialize` first."""

def shares_elements(t: Tensor, /) -> builtins.bool:
    """Whether several elements of a tensor are one in memory."""

def note_time() -> int:
    """A number for is_shared: memory that is made from now on is younger."""

def is_shared(t: Tensor, since: int, /) -> builtins.bool:
    """Whether other code may write to the memory of t, and that memory was made since."""

def has_same_bytes(a: Tensor, b: Tensor, /) -> builtins.bool:
    """Whether two contiguous tensors of one dtype and shape in the CPU's memory hold the same
    bytes."""

def set_symbolic(t: Tensor, on: builtins.bool, /) -> None:
    """Says whether Python sees the sizes of t as symbols."""

def set_symbols(type: type[Any], sizes: _Function[[Tensor, str], Any], /) -> None:
    """Sets the class of symbols, and sizes(t, attribute), the value that Python reads of a
    tensor with symbols; None: the one of other tensors."""

def set_items(
    type: type[Any], operands: _Function[[Any, Operator, list[Tensor]], Tensor], /
) -> None:
    """Sets the class of what stands for numbers that are not computed yet, and operands(item, op,
    tensors), the tensor by which an operator computes with one beside tensors."""

def watches_lookups(kind: type[Any], /) -> builtins.bool:
    """Whether calls of getattr, hasattr and setattr, and of functions of a kind, which functools
    caches, can be watched in this interpreter."""

def watch_lookups(watcher: _Function[[Any, tuple[Any, ...], Any], Any] | None, /) -> Any:
    """Has this thread call a function before each of these calls, with the name or function, and
    what that is called with; it gives the result, or NotImplemented where the call is to be made.
    Returns the watcher before it."""

def plan_writes(more: int = 0, /) -> int:
    """How many calls of plans on this thread wrote to memory that they were given, once more are
    counted."""

def value_reads() -> int:
    """How often this thread read the values of tensors."""
