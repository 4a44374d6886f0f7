"""The compiler: functions whose operator calls are collected, joined into kernels, and kept.

In the order of a call: capture.py (calls -> graph), pipeline.py and passes/ (graph -> graph),
executor.py (graph -> plan); compiled.py decides when.
"""

from core.compiler.compiled import CompiledFunction, compile

__all__ = ["CompiledFunction", "compile"]
