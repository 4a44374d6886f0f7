"""Namespaces for code that was written against another library; `core.compat.torch` is PyTorch's.

Nothing of that library is imported: these are core's operators under its names and conventions.
"""
