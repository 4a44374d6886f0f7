"""Capture: the operator calls of a running function become graphs.

In the order of a call: handlers.py is what native code calls; active.py knows the collector of the
thread; collector.py collects the call (calls.py) as a node of the pending graph (pending.py),
unless something speaks against it (collectable.py, writes.py). capture.py breaks graphs where
values are needed: the calls so far are a segment (segments.py), are run, and captured tensors
become real (settling.py). trace.py gives up there instead. runs.py compares two captures of one
function, recognition.py finds what of their numbers follows from sizes.
"""
