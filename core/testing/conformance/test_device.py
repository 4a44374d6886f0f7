"""What `pytest --pyargs core.testing.conformance --core-device=acme` collects."""

from core.testing.conformance.suite import Conformance


class TestDevice(Conformance):
    """The device of --core-device."""
