"""The safetensors format: a header of JSON with the place of each tensor, then their bytes.

A file cannot hold code, and every number in it is checked before it is used.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core._native import Tensor, from_bytes, to_bytes
from core.errors import ArgumentError

if TYPE_CHECKING:
    from collections.abc import Mapping

_NAMES = {
    "float64": "F64", "float32": "F32", "float16": "F16", "bfloat16": "BF16", "int64": "I64",
    "int32": "I32", "int16": "I16", "int8": "I8", "uint64": "U64", "uint32": "U32",
    "uint16": "U16", "uint8": "U8", "bool": "BOOL", "complex64": "C64",
    "float8_e4m3fn": "F8_E4M3", "float8_e5m2": "F8_E5M2",
}  # fmt: skip
_DTYPES = {code: name for name, code in _NAMES.items()}


def save_tensors(path: str | Path, tensors: Mapping[str, Tensor]) -> None:
    """Writes tensors to a file, by their names, in row-major order."""
    header: dict[str, Any] = {}
    parts: list[bytes] = []
    at = 0
    for name, tensor in tensors.items():
        if tensor.dtype.name not in _NAMES:
            raise ArgumentError(
                what=f"the tensor {name!r} is of {tensor.dtype.name}",
                why="safetensors has no name for it",
                exists=", ".join(_NAMES),
                fix="convert it with x.astype(...)",
            )
        parts.append(to_bytes(tensor))
        header[name] = {
            "dtype": _NAMES[tensor.dtype.name],
            "shape": list(tensor.shape),
            "data_offsets": [at, at + len(parts[-1])],
        }
        at += len(parts[-1])
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with Path(path).open("wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        file.writelines(parts)


def load_tensors(path: str | Path, device: Any = None) -> dict[str, Tensor]:
    """The tensors of a file, by their names, on a device.

    Raises ArgumentError if the file cannot be read, is no safetensors file, or is cut off.
    """
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise ArgumentError(
            what=f"{path} cannot be read: {error.strerror}",
            why="tensors are read from one file",
            exists=", ".join(sorted(p.name for p in Path(path).parent.glob("*"))) or "no files",
            fix="name the file that holds the tensors",
        ) from error
    try:
        length = int.from_bytes(data[:8], "little")
        header = json.loads(data[8 : 8 + length]) if 8 + length <= len(data) else None
        if not isinstance(header, dict):
            raise ValueError("its header is longer than the file")
        body = memoryview(data)[8 + length :]
        return {
            name: _read(entry, body, device)
            for name, entry in header.items()
            if name != "__metadata__"
        }
    except (ValueError, KeyError, TypeError) as error:
        raise ArgumentError(
            what=f"{path} is no safetensors file: {error}",
            why="its header must have the place of each tensor",
            exists=f"a file of {len(data)} bytes",
            fix="save it again; it may be cut off",
        ) from error


def _read(entry: Any, body: memoryview, device: Any) -> Tensor:
    begin, end = entry["data_offsets"]
    if not 0 <= begin <= end <= len(body):
        raise ValueError("a tensor lies outside of it")
    return from_bytes(
        bytes(body[begin:end]), tuple(entry["shape"]), _DTYPES[entry["dtype"]], device
    )
