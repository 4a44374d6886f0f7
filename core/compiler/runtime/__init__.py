"""The runtime: native plans made of graphs (executor.py), cached by graph (plans.py)."""
