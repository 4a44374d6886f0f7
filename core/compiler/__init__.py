"""The compiler: functions whose operator calls are captured in graphs, optimized, fused and cached.

In the order of a call of a compiled function:

1. guards/ compares the call with the cached entries (guards.py); one that passes runs its plan.
2. compiled.py captures the function if none does; compile_function.py makes it, and options.py
   reads the options of `compile`.
3. capture/ collects operator calls as graphs, one segment up to each graph break.
4. guards/ finds out whether a run may be skipped from now on: bytecode (purity.py), objects
   (guarded_state.py), state that needs no guard (allowlist.py); entries.py completes the entry.
5. runtime/ looks up a graph's plan (plans.py) or makes it (executor.py), after
6. pipeline.py with passes/, Graph -> Graph; fusion/ makes the kernels that passes join calls into.
7. training/ makes a graph that requires gradients steps of the tape: joint graph, partition, plans.
8. symbolic/ has the symbols of dynamic sizes, their inference, and plans for each size.

graph/ has the graph itself, its aliases, and the verifier and fuel that passes are held to;
importer.py takes graphs of other front ends, by position and without guards; programs.py saves them
with their weights;
parts.py is for functions of core that are captured as parts of others; registry.py knows the
compiled functions that there are; report/ has graphs, kernels, breaks and their costs for users to
read (explain.py); controls.py turns compiling off for a function, or discards its graphs.
"""

from core.compiler.compile_function import compile
from core.compiler.compiled import CompiledFunction
from core.compiler.controls import disable, reset
from core.compiler.explain import explain
from core.compiler.graph.graph import Graph
from core.compiler.guards.recompilations import RecompileWarning
from core.compiler.importer import ImportedPlan, at_line, import_graph
from core.compiler.programs import load_program
from core.compiler.report import Report

__all__ = [
    "CompiledFunction",
    "Graph",
    "ImportedPlan",
    "RecompileWarning",
    "Report",
    "at_line",
    "compile",
    "disable",
    "explain",
    "import_graph",
    "load_program",
    "reset",
]
