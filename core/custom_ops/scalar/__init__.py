"""Operators from Python functions of scalars: `elementwise` and `reduction`."""
