"""Fusion: groups of calls that share an iteration space, and the fused operators made of them."""
