"""The checks of the conformance kit, by the level that a device reaches with them."""
