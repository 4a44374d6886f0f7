"""Elementwise operators: arithmetic, comparisons, functions of one number, activations."""
