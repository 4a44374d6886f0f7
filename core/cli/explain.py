"""The steps of a call through core, or a report on a script's compiled functions.

    python -m core explain add "float32[3]" 1.0
    python -m core explain sum "float32[2, 3]@npu:0" "dim=[0]"
    python -m core explain --html report.html --compile train.py --epochs 1

An argument is a tensor of ones, written dtype[sizes] or dtype[sizes]@device, or a Python
number, list or string; name=value passes it by name.

With --compile the script runs; all that follows it are its arguments. Then each function that it
gave to core.compile, and called, is reported, though the script raises: graphs, kernels with bytes,
operations, time and the share of the machine's bounds, the splits of graphs, and captures that were
repeated.
"""

from __future__ import annotations

import argparse
import ast
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any

import core
from core._native import default_device
from core._native import device as Device
from core._native import dtype as DType
from core._native import operators as native_operators
from core.errors import ArgumentError, did_you_mean

if TYPE_CHECKING:
    from types import TracebackType

    from core._native import Operator, Tensor


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "operator",
        nargs="?",
        help="add, or core::add, or another namespace's: ns::name; with --compile: a script",
    )
    parser.add_argument(
        "arguments",
        nargs=argparse.REMAINDER,
        help="float32[3], float32[2,3]@npu:0, 1.0, dim=0; with --compile: the script's",
    )
    parser.add_argument("--html", metavar="FILE", help="with --compile: and writes it there")
    parser.add_argument(
        "--compile", action="store_true", help="report a script's compiled functions"
    )


def run(options: argparse.Namespace) -> int:
    if options.compile:
        return run_script(options)
    if options.operator is None or options.html is not None:
        raise ArgumentError(
            what=f"explain was given {'no operator' if options.html is None else 'only --html'}",
            why="it explains one call of an operator, or the compiled functions of a script",
            exists="`explain OPERATOR ARGUMENTS...`, `explain --compile SCRIPT`",
            fix="see `python -m core explain --help`",
        )
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


def run_script(options: argparse.Namespace) -> int:
    """Runs a script and reports the functions that it compiled and called."""
    import runpy
    import sys

    from core.compiler.registry import every_compiled_kept

    name = options.operator or ""
    script = Path(name)
    if not script.is_file():
        raise ArgumentError(
            what=f"there is no file {name!r}",
            why="--compile runs a Python script",
            exists=f"the current folder, {Path.cwd()}",
            fix="pass the path of a script",
        )
    before, path, status = sys.argv, list(sys.path), 0
    sys.argv, sys.path[:1] = [str(script), *options.arguments], [str(script.parent)]
    try:
        with every_compiled_kept() as kept:  # those of the script's functions are reported as well
            runpy.run_path(str(script), run_name="__main__")
    except SystemExit as end:  # as of `sys.exit(main())`
        status = end.code if isinstance(end.code, int) else int(end.code is not None)
    except Exception as error:
        traceback.print_exception(error.with_traceback(_from(script, error.__traceback__)))
        status = 1
    finally:
        sys.argv, sys.path[:] = before, path
    reports = [c.explain() for c in kept if c.graphs or c.reasons]
    for report in reports:
        print(f"{report.name}: {report.summary()}", *report.notes(), report.table(), sep="\n")
    if not reports:
        print(f"{script} called no function that core.compile made")
    if options.html is not None:
        Path(options.html).write_text("".join(r.html() for r in reports), "utf-8")
    return status


def _from(script: Path, frames: TracebackType | None) -> TracebackType | None:
    """A traceback from a script's first line on; None where that was not reached."""
    while frames is not None and frames.tb_frame.f_code.co_filename != str(script):
        frames = frames.tb_next
    return frames


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
            why="the sizes stand in brackets: whole numbers with commas between them",
            exists='"float32[3]", "float32[2, 3]@npu:0", "float32[]" for a single number',
            fix="correct the sizes",
        ) from None
    where = Device(device) if device else default_device()
    return core.full(shape, 1, dtype=DType(dtype), device=where)
