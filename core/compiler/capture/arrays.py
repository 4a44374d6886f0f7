"""NumPy arrays among the arguments of a compiled function.

`core.asarray(a)` has the memory of an array that the function is given, so an entry takes the array
as a tensor over that memory: an input like others. That is right for a function that leaves its
arrays to core. To find out, the function is called once more, with objects that stand for the
arrays: core takes them as these tensors, their metadata may be read, and any other use is noted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from core._native import Tensor, asarray
from core.compiler.capture.callers import line_of_call
from core.errors import CoreError
from core.pytree import flatten, unflatten

if TYPE_CHECKING:
    from collections.abc import Callable


class ArrayUsed(BaseException):
    """The function uses an array otherwise than by core; nothing of the call has been executed."""


def argument_leaves(given: list[Any]) -> list[Any]:
    """The leaves of arguments, with tensors over their memory for NumPy's arrays. An array whose
    elements core does not have stays what it is."""
    arrays = {id(x): x for x in given if type(x) is np.ndarray}
    tensors = {key: _over(array) for key, array in arrays.items()}
    return [tensors.get(id(x), x) for x in given]


def _over(array: np.ndarray[Any, Any]) -> Any:
    try:
        return asarray(array, device="cpu")
    except (CoreError, ValueError, BufferError):
        return array


class ArgumentArrays:
    """The arrays among the arguments of one call. given: the leaves; leaves: what entries take."""

    def __init__(self, given: list[Any], leaves: list[Any]) -> None:
        pairs = zip(given, leaves, strict=True)
        self._tensors = {id(x): (x, t) for x, t in pairs if x is not t}
        self._before: list[bytes] = []
        self.used: list[str] = []  # what the function did with them but by core

    def __bool__(self) -> bool:
        return bool(self._tensors)

    def keep(self) -> None:
        """Remembers what the arrays hold now."""
        self._before = self._bytes()

    def why_changed(self) -> str | None:
        """Why a call is not to be repeated: what they hold is other than what they held."""
        same = self._bytes() == self._before
        return None if same else "it changes a NumPy array that it is given"

    def _bytes(self) -> list[bytes]:
        return [x.tobytes() for x, _ in self._tensors.values()]

    def stood_for(
        self, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """The same arguments, with what stands for the arrays."""
        leaves, spec = flatten((args, kwargs))
        stand_ins = {k: _StandIn(x, t, self.used) for k, (x, t) in self._tensors.items()}
        shown: tuple[tuple[Any, ...], dict[str, Any]]
        shown = unflatten([stand_ins.get(id(leaf), leaf) for leaf in leaves], spec)
        return shown


class _StandIn:
    """Stands for an array while its function is captured."""

    __slots__ = ("_array", "_tensor", "_used")
    __hash__ = None  # type: ignore[assignment]
    __class__ = property(lambda self: np.ndarray)  # for isinstance

    def __init__(self, array: np.ndarray[Any, Any], tensor: Tensor, used: list[str]) -> None:
        self._array, self._tensor, self._used = array, tensor, used

    def __core_tensor__(self) -> Tensor:
        """What core.asarray takes it as."""
        return self._tensor

    shape = property(lambda self: self._tensor.shape)
    ndim = property(lambda self: self._tensor.ndim)
    size = property(lambda self: self._tensor.size)
    nbytes = property(lambda self: self._tensor.nbytes)
    itemsize = property(lambda self: self._array.itemsize)
    dtype = property(lambda self: self._array.dtype)

    def __len__(self) -> int:
        return len(self._tensor)

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **kwargs: Any) -> Any:
        """Beside a tensor NumPy leaves the call to that."""
        tensor = next((x for x in inputs if isinstance(x, Tensor)), None)
        if tensor is None or "out" in kwargs:
            self._use(f"numpy.{ufunc.__name__}")
        return tensor.__array_ufunc__(ufunc, method, *inputs, **kwargs)

    def __getattr__(self, name: str) -> NoReturn:
        self._use(f".{name}")

    def _use(self, what: str) -> NoReturn:
        self._used.append(f"NumPy uses an array that it is given: {what} ({line_of_call()})")
        raise ArrayUsed


# What NumPy's arrays make of operators: calls of these functions.
_UFUNCS = {
    "add": "add", "sub": "subtract", "mul": "multiply", "truediv": "divide",
    "floordiv": "floor_divide", "mod": "remainder", "pow": "power", "matmul": "matmul",
    "and": "bitwise_and", "or": "bitwise_or", "xor": "bitwise_xor", "lshift": "left_shift",
    "rshift": "right_shift",
}  # fmt: skip
_COMPARISONS = {
    "eq": "equal", "ne": "not_equal", "lt": "less", "le": "less_equal", "gt": "greater",
    "ge": "greater_equal",
}  # fmt: skip
_OF_OBJECTS = (
    "__class__", "__delattr__", "__dir__", "__doc__", "__getattribute__", "__init__",
    "__init_subclass__", "__new__", "__setattr__", "__subclasshook__",
)  # fmt: skip


def _operator(name: str, reflected: bool) -> Callable[[Any, Any], Any]:
    ufunc = getattr(np, name)

    def operator(self: _StandIn, other: Any) -> Any:
        operands = (other, self) if reflected else (self, other)
        return self.__array_ufunc__(ufunc, "__call__", *operands)

    return operator


def _refusal(name: str) -> Callable[..., NoReturn]:
    return lambda self, *args, **kwargs: self._use(name)


for _name, _ufunc in {**_UFUNCS, **_COMPARISONS}.items():
    setattr(_StandIn, f"__{_name}__", _operator(_ufunc, reflected=False))
    if _name in _UFUNCS:
        setattr(_StandIn, f"__r{_name}__", _operator(_ufunc, reflected=True))
for _name in dir(np.ndarray):
    _special = _name.startswith("__") and callable(getattr(np.ndarray, _name))
    if _special and _name not in (*_OF_OBJECTS, *vars(_StandIn)):
        setattr(_StandIn, _name, _refusal(_name))
