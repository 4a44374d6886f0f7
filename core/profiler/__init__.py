"""What ran, where and for how long: a profile of a program's calls, kernels, copies and waits.

    with core.profiler.profile() as profile:
        step(batch)
    print(profile.table())
    profile.export_chrome_trace("step.json")  # for chrome://tracing and ui.perfetto.dev

`core.profiler.record("loading")` is an event of one's own in it.
"""

from core.profiler.events import ProfileEvent
from core.profiler.profile import profile
from core.records import record

__all__ = ["ProfileEvent", "profile", "record"]
