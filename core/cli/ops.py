"""The operators: which device has which kernel; everything about one if a single one matches.

A device's cell names the providers of kernels, best first, and "body" where the device's dialect
spells the operator's body; "-" means that the operator runs there by its decomposition or on the
CPU (core.config.fallback). Views are metadata, and in-place forms
use the kernels of the form without the underscore. Derivatives and batching rules are an operator's
own, named rules, or derived from its decomposition. Available devices are opened, since their
kernels are registered then.
"""

from __future__ import annotations

import sys
from textwrap import indent
from typing import TYPE_CHECKING, Any

from core import plugins
from core._native import operators as native_operators
from core.bodies.definition import definition_of, find_body
from core.bodies.device_kernels import device_types_with_bodies
from core.errors import CoreError, did_you_mean
from core.operators.definition import coverage
from core.text import columns

if TYPE_CHECKING:
    import argparse

    from core._native import Kernel, Operator


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="?", default="", help="a part of the operator's name")
    parser.add_argument("--all", action="store_true", help="in-place forms too")


def run(options: argparse.Namespace) -> int:
    types = _open_devices()
    operators = sorted(native_operators().values(), key=lambda op: (coverage.family(op), op.name))
    matches = [op for op in operators if options.name in (op.name, op.name.partition("::")[2])]
    if matches:
        print("\n\n".join(_describe(op) for op in matches))
        return 0
    matches = [op for op in operators if options.name in op.name]
    if not matches:
        hint = did_you_mean(options.name, [op.name.partition("::")[2] for op in operators])
        message = f"no operator has {options.name!r} in its name; {hint}"
        print(message.rstrip("; "), file=sys.stderr)
        return 2
    shown = [op for op in matches if options.all or not coverage.is_inplace(op)]
    rows = [("family", "operator", *types, *coverage.HEADER)]
    rows += [_row(op, types) for op in shown]
    print(columns(rows))
    print()
    print(columns([(f"{count}", what) for what, count in coverage.summary(shown)]))
    return 0


def _row(op: Operator, types: list[str]) -> tuple[str, ...]:
    kernels = [_cell(op, device_type) for device_type in types]
    return (coverage.family(op), op.name, *kernels, *coverage.cells(op))


def _open_devices() -> list[str]:
    """Device types that work, cpu first, with all their kernels registered."""
    types = dict.fromkeys(device.type for device in plugins.devices())
    usable = []
    for device_type in types:
        try:
            plugins.load_kernels(device_type)
            usable.append(device_type)
        except CoreError as e:
            print(f"{device_type} is left out: {e.what}", file=sys.stderr)
    return usable


def _cell(op: Operator, device_type: str) -> str:
    if op.view:
        return "view"
    kernels = [k for k in op.kernels if k.device_type == device_type]
    kernels.sort(key=lambda k: -k.priority)
    ways = [k.provider for k in kernels]
    if find_body(op) and device_type in device_types_with_bodies():
        ways.append("body")
    return ", ".join(dict.fromkeys(ways)) or "-"


def _describe(op: Operator) -> str:
    definition = definition_of(op)
    rows = [("defined", f"{op.file}:{op.line}")]
    for field in ("rule", "view", "decomposition", "vjp", "jvp", "batch", "write_back", "tags"):
        value = getattr(definition, field)
        if value:
            rows.append((field, _show(value)))
    lines = [op.schema, columns(rows, "  ")]
    lines += [f"  kernel on {_show_kernel(k)}" for k in op.kernels]
    if find_body(op):
        spelled = sorted(device_types_with_bodies())
        lines += [f"  kernel on {name}: body, by the device's dialect" for name in spelled]
    text = (op.doc or "").partition("\n\nSchema:")[0]
    return "\n".join([*lines, indent(text, "  ")] if text else lines)


def _show(value: Any) -> str:
    if callable(value):
        code = getattr(value, "__code__", None)
        return f"{code.co_filename}:{code.co_firstlineno}" if code else repr(value)
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _show_kernel(kernel: Kernel) -> str:
    kind = "native" if kernel.native else "Python"
    dtypes = "all dtypes" if kernel.dtypes is None else ", ".join(d.name for d in kernel.dtypes)
    arch = f", arch {kernel.arch}" if kernel.arch else ""
    place = f"{kernel.file}:{kernel.line}" if kernel.file else "core"
    return (
        f"{kernel.device_type}: {kernel.provider} ({kind}, priority {kernel.priority}{arch}, "
        f"{dtypes}) at {place}"
    )
