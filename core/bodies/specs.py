"""Descriptions of a call's arguments for programs: `TensorSpec`, `ScalarSpec`, `Layout`."""

from __future__ import annotations

from typing import NamedTuple

from core.hooks import install_hooks


class TensorSpec(NamedTuple):
    """A tensor without its data: strides in elements."""

    dtype: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]


class ScalarSpec(NamedTuple):
    """A number that a kernel reads from memory: its value is no part of a program."""

    dtype: str


class Layout(NamedTuple):
    """How a call's buffers lie, (shape, strides) by name; and its index values by theirs."""

    buffers: dict[str, tuple[tuple[int, ...], tuple[int, ...]]]
    values: dict[str, int]


install_hooks(tensor_spec=TensorSpec, scalar_spec=ScalarSpec)
