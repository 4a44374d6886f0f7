"""The way that a call takes through core: every hop with its file and line.

    python -m core explain add "float32[3]" 1.0
    python -m core explain sum "float32[2, 3]@npu:0" "dim=[0]"

An argument is a tensor of ones, written dtype[sizes] with @device behind it or not, or a Python
number, list or string; name=value passes it by name.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

import core
from core._native import default_device
from core._native import device as Device
from core._native import dtype as DType
from core._native import operators as native_operators
from core.errors import ArgumentError, did_you_mean

if TYPE_CHECKING:
    import argparse

    from core._native import Operator, Tensor


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("operator", help="add, or core::add, or another namespace's: ns::name")
    parser.add_argument("arguments", nargs="*", help="float32[3], float32[2,3]@npu:0, 1.0, dim=0")


def run(options: argparse.Namespace) -> int:
    operator = find(options.operator)
    args: list[Any] = []
    kwargs: dict[str, Any] = {}
    for text in options.arguments:
        name, equals, value = text.partition("=")
        if equals and name.isidentifier():
            kwargs[name] = parse(value)
        else:
            args.append(parse(text))
    way = core.explain(operator, *args, **kwargs)
    print(way)
    return 1 if way.error is not None else 0


def find(name: str) -> Operator:
    """The operator of a full name, or of a name in the namespace `core`."""
    operators = native_operators()
    full = name if "::" in name else f"core::{name}"
    if full not in operators:
        raise ArgumentError(
            what=f"there is no operator {full!r}",
            why="only operators defined in core, or by a backend that was loaded, are known here",
            exists=f"{len(operators)} operators; `python -m core ops` lists them",
            fix=f"{did_you_mean(full, operators)}write it as namespace::name",
        )
    return operators[full]


def parse(text: str) -> Any:
    """One argument: a tensor if it reads as dtype[sizes], else a Python literal, else a string."""
    body, _, device = text.partition("@")
    dtype, bracket, sizes = body.partition("[")
    if dtype and bracket and sizes.endswith("]"):
        return _tensor(text, dtype.strip(), sizes[:-1], device)
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError):
        return text


def _tensor(text: str, dtype: str, sizes: str, device: str) -> Tensor:
    try:
        shape = tuple(int(size) for size in sizes.split(",") if size.strip())
    except ValueError:
        raise ArgumentError(
            what=f"{text!r} is not a tensor",
            why="between the brackets stand the sizes, whole numbers with commas between them",
            exists='"float32[3]", "float32[2, 3]@npu:0", "float32[]" for a single number',
            fix="correct the sizes",
        ) from None
    where = Device(device) if device else default_device()
    return core.full(shape, 1, dtype=DType(dtype), device=where)
