"""`torch.library`: core.library, which has PyTorch's names.

Functions that are registered for operators defined here get tensors of `torch.Tensor`, whatever
the call has; kernels of other operators get plain tensors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import library
from core.compat.torch.forwarding import forward
from core.compat.torch.tensors import own
from core.custom_ops import libraries

if TYPE_CHECKING:
    from collections.abc import Callable

    from core._native import Operator
    from core.type_aliases import F

__getattr__, __dir__ = forward("library")


def custom_op(name: str, fn: Callable[..., Any] | None = None, /, **options: Any) -> Any:
    """torch.library.custom_op."""
    defined = library.custom_op(name, fn, **options)
    return _marked(defined) if fn is not None else lambda function: _marked(defined(function))


def define(qualname: str, schema: str, **options: Any) -> Operator:
    """torch.library.define."""
    return _marked(library.define(qualname, schema, **options))


class Library(libraries.Library):
    """torch.library.Library."""

    def define(self, schema: str, alias_analysis: str = "", *, tags: Any = ()) -> str:
        name = super().define(schema, alias_analysis, tags=tags)
        _marked(self._operator(name))
        return name


def _marked(op: F) -> F:
    setattr(op, "subclass_view", own)  # noqa: B010 - native code looks for it (subclass_view)
    return op
