"""Arguments of calls as JSON: numbers, text, dtypes and devices.

Code that stores a graph writes other objects in the same way, as `{kind: what}`.
"""

from __future__ import annotations

import struct
from typing import Any

from core._native import device
from core._native import dtype as DType

_PLAIN = (bool, int, str, type(None))


def is_literal(arg: Any) -> bool:
    """Whether an argument is written by `literal_to_json`."""
    return type(arg) in (*_PLAIN, float, complex, DType, device)


def literal_to_json(arg: Any) -> Any:
    """A literal as JSON; objects name their kind."""
    if type(arg) is float:
        return {"float": _float_to_text(arg)}
    if type(arg) is complex:
        return {"complex": [_float_to_text(arg.real), _float_to_text(arg.imag)]}
    if type(arg) is DType:
        return {"dtype": arg.name}
    if type(arg) is device:
        return {"device": str(arg)}
    return arg


def literal_from_json(kind: str, what: Any) -> Any:
    """The literal of an object `{kind: what}`. Raises ValueError for another kind."""
    if kind == "float":
        return _float_from_text(what)
    if kind == "complex":
        return complex(*map(_float_from_text, what))
    if kind == "dtype":
        return DType(what)
    if kind == "device":
        return device(what)
    raise ValueError(f"a graph's file has an argument of the kind {kind!r}")


def _float_to_text(number: float) -> str:
    """All bits, those of a NaN among them."""
    return number.hex() if number == number else f"nan {struct.pack('>d', number).hex()}"


def _float_from_text(text: str) -> float:
    if text.startswith("nan "):
        return float(struct.unpack(">d", bytes.fromhex(text[4:]))[0])
    return float.fromhex(text)
