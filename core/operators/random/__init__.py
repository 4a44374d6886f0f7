"""Random numbers: Philox by position, generators, which count draws, and the distributions."""
