"""Capture: a Python function's operator calls as graphs, and the graph breaks between them."""
