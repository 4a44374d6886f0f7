"""`Growing`: what stands for a list that a function appends to and does nothing else with.

`history.append(loss.item())`: the items of such a list are not guarded, and an entry appends at
each call what the graph and the numbers give. To find that out, the function is called once more
with a `Growing` in the list's place, which gives what this call has appended, counted from the end,
and refuses every other use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


class CaptureAgain(BaseException):
    """The call is to be captured again; nothing of it has been executed.

    grown: the texts of lists that it has appended to; None: it uses such lists otherwise, too.
    """

    def __init__(self, grown: set[str] | None = None) -> None:
        super().__init__()
        self.grown = grown


class StoresRefused(CaptureAgain):
    """With lists and dicts that are this very object: the function changes these where they are.

    changed: their texts.
    """

    def __init__(self, changed: set[str]) -> None:
        super().__init__()
        self.changed = changed


class Growing:
    """Stands for a list; keeps what is appended."""

    __slots__ = ("_items",)

    def __init__(self) -> None:
        object.__setattr__(self, "_items", [])

    def __getattribute__(self, name: str) -> Any:
        if name == "__class__":
            return list
        if name in ("append", "extend"):
            return getattr(items_of(self), name)
        raise CaptureAgain

    def __getitem__(self, index: Any) -> Any:
        items = items_of(self)
        if type(index) is not int or not -len(items) <= index < 0:
            raise CaptureAgain
        return items[index]

    def __iadd__(self, others: Iterable[Any]) -> Growing:
        items_of(self).extend(others)
        return self


def items_of(growing: Growing) -> list[Any]:
    """What was appended."""
    items: list[Any] = object.__getattribute__(growing, "_items")
    return items


def _refuses(name: str) -> Callable[..., Any]:
    def use(self: Growing, *args: Any, **kwargs: Any) -> Any:
        raise CaptureAgain

    use.__name__ = name
    return use


_KEPT = {*vars(Growing), "__class__", "__init_subclass__", "__new__"}
_OTHERS = ("__bool__", "__call__", "__float__", "__index__", "__int__", "__next__", "__radd__")
for _name in {*dir(list), *_OTHERS} - {*_KEPT, "__del__", "__subclasshook__"}:
    if _name.startswith("__"):
        setattr(Growing, _name, _refuses(_name))
