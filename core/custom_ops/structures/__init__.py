"""Operators whose arguments and results are nested: tuples, dataclasses, dicts of tensors."""
