"""Native loops for core's cpu device on aarch64; core finds the package by its entry point."""
