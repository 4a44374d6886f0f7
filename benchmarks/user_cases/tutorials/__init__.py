"""Programs on the subjects of public tutorials, written before looking at what works."""

from . import images, learning, loops, numerics, projects, simulations  # noqa: F401 - each import enters programs
from .registry import CASES

__all__ = ["CASES"]
