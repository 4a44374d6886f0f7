"""Checks that both bridges make: the framework is installed, and the argument is an operator."""

from core._native import Operator
from core.errors import ArgumentError, MissingPackageError, type_text


def missing(framework: str, error: ImportError) -> MissingPackageError:
    """The error where `framework` could not be imported."""
    return MissingPackageError(
        what=f"core.interop.{framework} needs {framework}, which cannot be imported: {error}",
        why="core itself works without it, and does not install it",
        exists="core.from_dlpack and __dlpack__, which exchange memory with any library",
        fix=f"pip install {framework}",
    )


def check_operator(op: object, framework: str) -> None:
    """Raises where `register` was not given an operator."""
    if isinstance(op, Operator):
        return
    raise ArgumentError(
        what=f"core.interop.{framework}.register was given {type_text(op)}",
        why="it reads the schema, kernels and derivatives of a core operator",
        exists="core.ops.<namespace>.<name>, and what core.custom_op returns",
        fix='decorate the function first: @core.custom_op("my_package::my_op")',
    )
