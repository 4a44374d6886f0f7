"""`Item`: what `.item()` of a captured tensor gives until the graph has run.

A function that returns or stores the number, and does nothing else with it, need not wait for it:
the call is one graph, and the number is read at its end. Any other use raises `ItemUsed`; the
function is then called again, and reads values where it asks for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.compiler.symbolic.symbols import is_symbolic

if TYPE_CHECKING:
    from collections.abc import Callable

    from core._native import Tensor
    from core.compiler.capture.capture import Capture

_KINDS = {"bool": bool, "complex": complex, "float": float, "int": int}


class ItemUsed(BaseException):
    """A number was needed that is not computed yet; nothing of the call has been executed.

    in_vain: no use of it, but something else makes the function run as Python at this call.
    """

    def __init__(self, in_vain: bool = False) -> None:
        super().__init__()
        self.in_vain = in_vain


class Item:
    """Stands for the number of a tensor of one element."""

    __slots__ = ("_capture", "_tensor")

    def __init__(self, tensor: Tensor, capture: Capture) -> None:
        object.__setattr__(self, "_tensor", tensor)
        object.__setattr__(self, "_capture", capture)

    def __getattribute__(self, name: str) -> Any:
        if name == "__class__":
            return kind_of_number(_tensor_of(self))
        raise _used(self)


def _tensor_of(item: Item) -> Tensor:
    tensor: Tensor = object.__getattribute__(item, "_tensor")
    return tensor


def _used(item: Item) -> ItemUsed:
    object.__getattribute__(item, "_capture").items_used = True
    return ItemUsed()


def _refuses(name: str) -> Callable[..., Any]:
    def use(self: Item, *args: Any, **kwargs: Any) -> Any:
        raise _used(self)

    use.__name__ = name
    return use


_OTHERS = """
    eq ne lt le gt ge hash repr str format reduce reduce_ex sizeof dir matmul rmatmul call iter
    next len bytes fspath enter exit await array dlpack
"""
_OF_VALUES = {name for kind in (int, float, complex, str, list, dict) for name in dir(kind)}
for _name in (*_OF_VALUES - {*dir(object)}, *(f"__{name}__" for name in _OTHERS.split())):
    if _name.startswith("__"):
        setattr(Item, _name, _refuses(_name))


def kind_of_number(tensor: Tensor) -> type:
    """The type of a tensor's `.item()`."""
    return next((t for kind, t in _KINDS.items() if kind in tensor.dtype.name), float)


def item_for(tensor: Tensor, capture: Capture) -> Item | None:
    """What stands for a captured tensor's number; None: its value is read."""
    value = capture.find(tensor)
    if value is None or is_symbolic(value.shape):
        return None
    return Item(tensor, capture)


def tensor_of(out: object) -> Tensor | None:
    """The tensor whose number an object stands for; None for other objects."""
    return _tensor_of(out) if type(out) is Item else None


def number_of(out: Any) -> Any:
    """The number that an object stands for, once its graph has run; other objects as they are."""
    tensor = tensor_of(out)
    return out if tensor is None else tensor.item()
