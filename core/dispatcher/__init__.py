"""The dispatcher: from the call of an operator to the kernel that runs.

The call path itself is native (core/csrc/dispatch). This side holds the rest: registration
(kernels.py), the arguments of a call (binding.py), user modes (modes.py), the fallback
(fallback.py), the record of a call (explain.py).
"""

from core.dispatcher import checks, fallback, kernels, modes
from core.dispatcher.explain import Explanation, explain
from core.dispatcher.fallback import FallbackWarning, fallback_report, reset_fallback_report
from core.dispatcher.keys import ExcludeKeys, FakeMode, IncludeKeys
from core.dispatcher.modes import DispatchMode

__all__ = [
    "DispatchMode",
    "ExcludeKeys",
    "Explanation",
    "FakeMode",
    "FallbackWarning",
    "IncludeKeys",
    "checks",
    "explain",
    "fallback",
    "fallback_report",
    "kernels",
    "modes",
    "reset_fallback_report",
]
