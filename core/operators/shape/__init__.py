"""Shapes: views, joins and splits, copies, padding, windows, and tensors from nothing."""
