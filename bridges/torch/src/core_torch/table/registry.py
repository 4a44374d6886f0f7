"""The table from aten to core: what each operator of a captured graph calls.

An entry is a function of core tensors with aten's parameters. Most are operators of core under
another name (`renamed`); others need a few lines (`adapted`). What holds for all is done by the
`call_entry`: dtypes and sizes of results are those that PyTorch inferred.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import core
from core import Tensor
from core_torch.metadata import settled

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Entry:
    """What stands for an aten operator.

    function: takes aten's arguments. promotion: to which dtype tensor operands are cast before:
    "result" (that of the result), "operands" (that of the operands together), None: they stay.
    creates: takes `device`, for it makes tensors of numbers alone. expects: takes `expected`,
    PyTorch's results as tensors without memory. serves: of aten's arguments, whether it takes them;
    other calls are PyTorch's. One that does not serve all stands in graphs alone.
    """

    function: Callable[..., Any]
    promotion: str | None = None
    creates: bool = False
    expects: bool = False
    serves: Callable[..., bool] | None = None


TABLE: dict[str, Entry] = {}


def renamed(functions: Mapping[str, Callable[..., Any]], promotion: str | None = None) -> None:
    """Entries "name.overload name.overload": a function that takes the arguments as they are."""
    for names, function in functions.items():
        for name in names.split():
            TABLE[qualified(name)] = Entry(function, promotion)


def adapted(
    names: str, promotion: str | None = None, *, creates: bool = False, expects: bool = False,
    serves: Callable[..., bool] | None = None,
) -> Callable[[F], F]:  # fmt: skip
    """A decorator: the function stands for "name.overload name.overload"."""

    def register(function: F) -> F:
        for name in names.split():
            TABLE[qualified(name)] = Entry(function, promotion, creates, expects, serves)
        return function

    return register


# Keywords for the place of a result, which core knows.
_PLACES = {"device", "layout", "pin_memory", "non_blocking"}


def call_entry(
    name: str, entry: Entry, args: Sequence[Any], kwargs: Mapping[str, Any], dtype: Any,
    expected: Any, device: Any,
) -> Any:  # fmt: skip
    """An entry's result for core tensors: operands are cast, the result is what PyTorch inferred.

    dtype: to which tensor operands are cast, None: not; expected: PyTorch's result, as a tensor
    without memory or a list of these; device: where what is made of numbers alone is put.
    """
    if dtype is not None:
        args = [_cast(a, dtype) for a in args]
    named = {k: v for k, v in kwargs.items() if k not in _PLACES}
    if entry.creates:
        named["device"] = device
    if entry.expects:
        named["expected"] = expected
    return settled(entry.function(*args, **named), expected, name, device)


def _cast(x: Any, dtype: Any) -> Any:
    return core.astype(x, dtype) if isinstance(x, Tensor) and x.dtype != dtype else x


def qualified(name: str) -> str:
    """An overload as PyTorch prints it: "aten.add.Tensor"."""
    name = name if "." in name else f"{name}.default"
    return name if name.startswith(("aten.", "prims.")) else f"aten.{name}"
