"""The compiler: functions whose operator calls are collected, joined into kernels, and kept.

In the order of a call: guards.py (does an entry serve it?), compiled.py (if none does), capture.py
(calls -> graph), pipeline.py and passes/ (graph -> graph), executor.py (graph -> plan, kept by
plans.py).
"""

from core.compiler.compiled import CompiledFunction, compile
from core.compiler.explain import Report, explain
from core.compiler.graph import Graph

__all__ = ["CompiledFunction", "Graph", "Report", "compile", "explain"]
