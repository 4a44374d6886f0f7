"""A device with nothing but memory, in another process; see README.md."""
