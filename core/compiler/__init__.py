"""The compiler: functions whose operator calls are collected, joined into kernels, and kept.

In the order of a call: capture.py (calls -> graph), pipeline.py and passes/ (graph -> graph),
executor.py (graph -> plan); compiled.py decides when.
"""

from core.compiler.compiled import CompiledFunction, compile
from core.compiler.explain import Report, explain
from core.compiler.graph import Graph

__all__ = ["CompiledFunction", "Graph", "Report", "compile", "explain"]
