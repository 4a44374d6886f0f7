"""Indexing: reading and writing by position, sorting, searching, selection, sets."""
