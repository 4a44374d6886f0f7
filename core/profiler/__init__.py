"""A profile of a program: where its calls, kernels, copies and waits ran, and for how long.

    with core.profiler.profile() as profile:
        step(batch)
    print(profile.table())
    profile.export_chrome_trace("step.json")  # for chrome://tracing and ui.perfetto.dev

`core.profiler.record("loading")` adds an event of yours to it.
"""

from core.profiler.events import ProfileEvent
from core.profiler.profile import profile
from core.records import record

__all__ = ["ProfileEvent", "profile", "record"]
