"""Guards: the checks that a call passes before a cached entry serves it, and their collection."""
