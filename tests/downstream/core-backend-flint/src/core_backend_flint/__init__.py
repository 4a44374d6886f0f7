"""The device `flint`: runtime, dialect and hooks in at most 100 lines; see README.md."""
