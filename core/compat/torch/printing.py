"""How PyTorch prints a tensor: `tensor([1.0000, 2.5000])`."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import core

if TYPE_CHECKING:
    from types import EllipsisType

    from core._native import Tensor
    from core.type_aliases import Scalar

    Nested = Scalar | EllipsisType | list["Nested"]  # ... stands for omitted elements

# PyTorch's own options, where core.set_printoptions sets none.
_OPTIONS = {"linewidth": 80, "edgeitems": 3, "threshold": 1000, "precision": 4}
_plain_repr: Any = core.Tensor.__repr__
_PLAIN = (float, int, bool, complex)  # the default dtypes of these go without saying


def _option(name: str) -> int:
    value = core.get_printoptions()[name]
    return _OPTIONS[name] if value is None else value


class _Numbers:
    """One format for all the numbers that are shown, so that columns line up."""

    def __init__(self, numbers: list[Any], floating: bool) -> None:
        self.floating, self.whole, self.scientific, self.width = floating, True, False, 1
        if not floating:
            self.width = max((len(f"{n}") for n in numbers), default=1)
            return
        finite = [n for n in numbers if math.isfinite(n) and n]
        sizes = [abs(n) for n in finite]
        self.whole = all(n == math.ceil(n) for n in finite)
        if sizes:
            small = not self.whole and min(sizes) < 1e-4
            self.scientific = max(sizes) / min(sizes) > 1000 or max(sizes) > 1e8 or small
        self.width = max([1, *(len(self._text(n)) for n in finite)])

    def _text(self, n: float) -> str:
        if not self.floating:
            return f"{n}"
        if self.scientific:
            return f"{n:.{_option('precision')}e}"
        if self.whole:
            return f"{n:.0f}." if math.isfinite(n) else f"{n:.0f}"
        return f"{n:.{_option('precision')}f}"

    def __call__(self, n: float) -> str:
        return self._text(n).rjust(self.width)


class _Complex:
    """The same for pairs of numbers."""

    def __init__(self, numbers: list[Any]) -> None:
        self.real = _Numbers([n.real for n in numbers], True)
        self.imag = _Numbers([n.imag for n in numbers], True)
        self.width = self.real.width + self.imag.width + 1

    def __call__(self, n: complex) -> str:
        imag = self.imag(n.imag).lstrip()
        return self.real(n.real) + ("" if imag.startswith("-") else "+") + imag + "j"


def _leaves(nested: Nested) -> list[Any]:
    return [n for item in nested for n in _leaves(item)] if isinstance(nested, list) else [nested]


def _shown(nested: Nested) -> Nested:
    """The list without the elements that are not printed."""
    if not isinstance(nested, list):
        return nested
    edge = _option("edgeitems")
    short = len(nested) > 2 * edge
    ends = [*nested[:edge], ..., *nested[-edge:]] if short else nested
    return [item if item is ... else _shown(item) for item in ends]


def _text(nested: Any, write: _Complex | _Numbers, indent: int) -> str:
    if not isinstance(nested, list):
        return write(nested)
    if any(isinstance(item, list) for item in nested):
        parts = ["..." if i is ... else _text(i, write, indent + 1) for i in nested]
        depth = _depth(nested)
        return "[" + ("," + "\n" * (depth - 1) + " " * (indent + 1)).join(parts) + "]"
    words = [" ..." if item is ... else write(item) for item in nested]
    count = max(1, (_option("linewidth") - indent) // (write.width + 2))
    lines = [", ".join(words[i : i + count]) for i in range(0, len(words), count)]
    return "[" + (",\n" + " " * (indent + 1)).join(lines) + "]"


def _depth(nested: list[Any]) -> int:
    inner = next((item for item in nested if isinstance(item, list)), None)
    return 1 if inner is None else 1 + _depth(inner)


def _suffixes(x: Tensor, empty: bool) -> list[str]:
    parts = [f"device='{x.device}'"] if x.device.type != "cpu" else []
    if empty and x.ndim != 1:
        parts.append(f"size={tuple(x.shape)}")
    if x.dtype not in map(core.dtype, _PLAIN) or (empty and x.dtype != core.get_default_dtype()):
        parts.append(f"dtype=torch.{x.dtype.name}")
    if x.grad_fn is not None:
        parts.append(f"grad_fn={x.grad_fn!r}")
    elif x.requires_grad:
        parts.append("requires_grad=True")
    return parts


def represent(x: Tensor) -> str:
    """PyTorch's repr of a tensor; core's of tensors without values."""
    if x.level or x.is_fake:
        return str(_plain_repr(x))
    empty = 0 in x.shape
    nested = x.detach().tolist()
    nested = _shown(nested) if math.prod(x.shape) > _option("threshold") else nested
    numbers = [] if empty else [n for n in _leaves(nested) if n is not ...]
    complex_ = core.isdtype(x.dtype, "complex floating")
    floating = core.isdtype(x.dtype, "real floating")
    write = _Complex(numbers) if complex_ else _Numbers(numbers, floating)
    text = "tensor(" + ("[]" if empty else _text(nested, write, 7))
    for suffix in _suffixes(x, empty):
        last = len(text) - text.rfind("\n") - 1
        apart = ",\n" + " " * 7 if last + len(suffix) + 2 > _option("linewidth") else ", "
        text += apart + suffix
    return text + ")"
