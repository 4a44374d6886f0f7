"""Checks that operators of several families make, each with the one error that it raises."""

from typing import Any

from core.errors import ArgumentError, DtypeError


def need_real_floating(name: str, x: Any, why: str) -> None:
    """Raises unless x holds real floating-point numbers."""
    if x.dtype.kind != "real floating":
        raise DtypeError(
            what=f"{name} of a tensor of {x.dtype}",
            why=why,
            exists="float16, bfloat16, float32, float64",
            fix="cast first: x.astype(core.float32)",
        )


def need_choice(name: str, argument: str, value: Any, choices: Any, why: str) -> None:
    """Raises unless an argument has one of the values that there are."""
    if value not in choices:
        raise ArgumentError(
            what=f"{name} was given {argument}={value!r}",
            why=why,
            exists=", ".join(map(repr, choices)),
            fix="pass one of these",
        )
