"""Optimized graphs on disk: what the passes made of a captured graph, for the next process."""
