"""The device `zpu` for core-sdk; installing this package is all that a user does. See README.md."""
