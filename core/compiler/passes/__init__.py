"""One pass a file: Graph -> Graph."""
