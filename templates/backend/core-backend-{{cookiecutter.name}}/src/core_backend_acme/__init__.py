"""The device `zpu` for core-sdk. Installing the package is all it takes; see README.md."""
