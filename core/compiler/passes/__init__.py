"""Passes: Graph -> Graph, one a file; pipeline.py has their order, where some stand twice."""
