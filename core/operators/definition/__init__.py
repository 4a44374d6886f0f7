"""How an operator is defined, and what definitions share: the catalogue, shapes, checks, stubs."""
