"""Random numbers: Philox by position, and the generators that draw from it."""
