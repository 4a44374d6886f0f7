"""The result of `core.compiler.explain`: graphs, kernels, breaks; their cost, and a drawing."""

from core.compiler.report.report import Report

__all__ = ["Report"]
