"""Optimized graphs on disk: the passes' result for a captured graph, for the next process."""
