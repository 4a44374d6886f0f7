"""The error for a framework that a bridge needs and this environment lacks."""

from core.errors import MissingPackageError


def missing(framework: str, error: ImportError) -> MissingPackageError:
    """What to raise where `framework` could not be imported."""
    return MissingPackageError(
        what=f"core.interop.{framework} needs {framework}, which cannot be imported: {error}",
        why="core itself works without it, and does not install it",
        exists="core.from_dlpack and __dlpack__, which exchange memory with any library",
        fix=f"pip install {framework}",
    )
