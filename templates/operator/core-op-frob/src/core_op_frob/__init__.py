"""The operator `acme::frob` for core-sdk. Importing this package registers it; see README.md."""

from core_op_frob.operators import frob

__all__ = ["frob"]
