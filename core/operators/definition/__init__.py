"""How an operator is defined, and shared parts: the catalogue, shapes, checks, stubs."""
