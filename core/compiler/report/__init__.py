"""What `core.compiler.explain` returns: graphs, kernels, breaks; their cost, and a drawing."""

from core.compiler.report.report import Report

__all__ = ["Report"]
