"""Dynamic sizes: symbols, shape inference, specializations of a graph, plans for many sizes."""
