"""The graph: nodes, Values and their memory, with the verifier that passes are held to."""
