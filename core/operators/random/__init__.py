"""Random numbers: Philox by position, generators of places, and what is drawn there."""
