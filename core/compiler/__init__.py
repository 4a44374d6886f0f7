"""The compiler: functions whose operator calls are collected, joined into kernels, and kept.

In the order of a call: guards.py (does an entry serve it?), compiled.py (if none does), capture.py
(calls -> graph), pipeline.py and passes/ (graph -> graph), executor.py (graph -> plan, kept by
plans.py). Beside that way stand

- what may be skipped: purity.py (bytecode), state.py (objects), harmless.py;
- what is collected: collectable.py, callers.py, draws.py (random numbers);
- memory: aliases.py; passes are held to it by verify.py and counted by fuel.py;
- kernels: spaces.py and groups.py (which calls), fusion.py and rows.py (their body), products.py;
- gradients: joint.py, partition.py, differentiable.py, stages.py;
- sizes: symbolic.py, inference.py, dynamic.py, families.py, shown_sizes.py, and sizes.py, which
  passes ask.
"""

from core.compiler.compiled import CompiledFunction, compile
from core.compiler.explain import Report, explain
from core.compiler.graph import Graph

__all__ = ["CompiledFunction", "Graph", "Report", "compile", "explain"]
