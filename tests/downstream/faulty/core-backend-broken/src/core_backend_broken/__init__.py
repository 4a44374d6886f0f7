"""A backend that raises when it is imported."""
