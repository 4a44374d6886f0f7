"""Operators of neural networks: attention, normalization, convolution, pooling, losses."""
