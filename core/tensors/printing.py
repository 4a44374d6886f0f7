"""How a tensor prints: like a NumPy array, with dtype and device."""

from __future__ import annotations

import contextlib
import html
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

from core._native import Tensor, to_device
from core.errors import ArgumentError, ShapeError, did_you_mean
from core.tensors.interchange import as_numpy
from core.tensors.kinds import is_narrow

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np


def attach() -> None:
    """Gives Tensor its repr, name completion, and its display in notebooks."""
    for name, function in _METHODS.items():
        setattr(Tensor, name, function)


# State that transforms and the tape keep in a tensor, hidden from users.
INTERNAL = frozenset(
    (
        "batch_dim", "level", "output_index", "storage_id", "tangent", "version", "view_args",
        "view_op", "view_parent", "wrapped_value",
    )
)  # fmt: skip


def _names(self: Tensor) -> list[str]:
    from core.tensors.foreign_names import OF_TENSORS

    hints = OF_TENSORS if type(self) is Tensor else ()
    return [n for n in object.__dir__(self) if n not in INTERNAL and n not in hints]


# ---- options -----------------------------------------------------------------------------------
# NumPy's names and meanings; None leaves an option to NumPy's own.
_UNSET: dict[str, Any] = dict.fromkeys(
    ("precision", "threshold", "edgeitems", "linewidth", "suppress")
)
_process: dict[str, Any] = dict(_UNSET)
_block: ContextVar[dict[str, Any] | None] = ContextVar("printoptions", default=None)


def get_printoptions() -> dict[str, Any]:
    """How tensors print here: the options of `core.set_printoptions`, None for NumPy's own.

    Example:
        >>> import core
        >>> core.get_printoptions()["precision"] is None
        True
    """
    return dict(_block.get() or _process)


def set_printoptions(**options: Any) -> None:
    """Sets how tensors print, in all threads.

    Args:
        precision: digits after the point.
        threshold: elements from which on the middle of a tensor is left out.
        edgeitems: how many are then shown at each end of an axis.
        linewidth: characters in a line.
        suppress: True writes small numbers without exponents.
        None leaves an option to NumPy's own, `numpy.set_printoptions`.

    Raises:
        ArgumentError: an option has another name.

    Example:
        >>> import core
        >>> core.set_printoptions(precision=2)
        >>> core.asarray([1 / 3])
        Tensor([0.33], dtype=float32, device='cpu')
        >>> core.set_printoptions(precision=None)
    """
    _process.update(_checked(options))


@contextlib.contextmanager
def printoptions(**options: Any) -> Iterator[None]:
    """A block in which tensors print by other options, in its thread: see `set_printoptions`.

    Example:
        >>> import core
        >>> with core.printoptions(precision=1):
        ...     print(core.asarray([1 / 3]))
        Tensor([0.3], dtype=float32, device='cpu')
    """
    token = _block.set({**get_printoptions(), **_checked(options)})
    try:
        yield
    finally:
        _block.reset(token)


def _checked(options: dict[str, Any]) -> dict[str, Any]:
    for name in options:
        if name not in _UNSET:
            raise ArgumentError(
                what=f"there is no print option {name!r}",
                why="the options are those of NumPy that tensors print by",
                exists=", ".join(_UNSET),
                fix=f"{did_you_mean(name, _UNSET)}use one of these",
            )
    return options


# ---- text --------------------------------------------------------------------------------------
def _numbers(x: Tensor) -> np.ndarray:
    """The values on the host; narrow floats, which NumPy may not print, widened to float32."""
    flat = x.detach()
    if x.device.type != "cpu":
        flat = to_device(flat, "cpu")
    array = as_numpy(flat)
    return array.astype("float32") if is_narrow(x) else array


def _description(x: Tensor) -> str:
    text = f"dtype={x.dtype}, device='{x.device}'"
    if x.requires_grad and not x.is_leaf:
        return f"{text}, grad_fn={x.grad_fn!r}"
    return f"{text}, requires_grad=True" if x.requires_grad else text


def _repr(self: Tensor) -> str:
    if self.level:
        inner = f"{self.wrapped_value!r}"
        batch = f", batch_dim={self.batch_dim}" if self.batch_dim >= 0 else ""
        return f"Tensor(level={self.level}{batch}, value={inner})"
    if self.is_fake:
        return f"Tensor(..., shape={self.shape}, {_description(self)}, fake)"
    import numpy as np

    options = get_printoptions()
    body = np.array2string(
        _numbers(self),
        separator=", ",
        prefix="Tensor(",
        precision=options["precision"],
        threshold=options["threshold"],
        edgeitems=options["edgeitems"],
        max_line_width=options["linewidth"],
        suppress_small=options["suppress"],
    )
    shape = f", shape={self.shape}" if self.size == 0 and self.shape != (0,) else ""
    return f"Tensor({body}{shape}, {_description(self)})"


def _format(self: Tensor, spec: str) -> str:
    """A tensor of one element formats as its number, any tensor without a spec as its repr."""
    if not spec:
        return repr(self)
    if self.size == 1:
        return format(self.item(), spec)
    try:
        return format(repr(self), spec)
    except ValueError:
        raise ShapeError(
            what=f"the format {spec!r} of a tensor of shape {self.shape}",
            why=f"it is a format of one number, and this tensor has {self.size}",
            exists='formats of text, such as "{x:>80}"; core.printoptions(precision=2)',
            fix="reduce it first (core.sum, core.mean), or index it",
        ) from None


def _trunc(self: Tensor) -> int:
    return int(self)


# ---- notebooks ---------------------------------------------------------------------------------
_ROWS = 20  # and columns that a table shows; the middle is left out


def _repr_html(self: Tensor) -> str:
    """A table of a vector or a matrix, with its dtype, shape and device; otherwise the repr."""
    if self.level or self.is_fake or self.ndim not in (1, 2) or self.size == 0:
        return f"<pre>{html.escape(repr(self))}</pre>"
    caption = f"Tensor of shape {self.shape}, {_description(self)}"
    shown = self.reshape((1, -1)) if self.ndim == 1 else self
    rows, columns = (_shown(n) for n in shown.shape)
    body = "".join(f"<tr>{_cells(shown, i, columns)}</tr>" for i in rows)
    return f"<table><caption>{html.escape(caption)}</caption>{body}</table>"


def _shown(n: int) -> list[int | None]:
    """The places of an axis that a table shows; None where some are left out."""
    half = _ROWS // 2
    return [*range(n)] if n <= _ROWS else [*range(half), None, *range(n - half, n)]


def _cells(x: Tensor, row: int | None, columns: list[int | None]) -> str:
    if row is None:
        return f'<td colspan="{len(columns)}">…</td>'
    numbers = _numbers(x[row])
    texts = ("…" if j is None else _text(numbers[j]) for j in columns)
    return "".join(f"<td>{text}</td>" for text in texts)


def _text(number: Any) -> str:
    precision = get_printoptions()["precision"]
    if number.dtype.kind == "f":
        return f"{number:.{4 if precision is None else precision}g}"
    return html.escape(str(number))


_METHODS = {
    "__repr__": _repr,
    "__trunc__": _trunc,
    "__format__": _format,
    "__dir__": _names,
    "_repr_html_": _repr_html,
}
