"""Guards: what a call has to pass before a cached entry serves it, and how that is found out."""
