"""Fourier transforms, and the frequencies that belong to them."""
