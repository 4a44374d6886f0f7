"""core-backend-mps: the kernels of core-sdk in Metal."""
