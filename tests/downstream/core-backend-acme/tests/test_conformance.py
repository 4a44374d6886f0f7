"""The conformance kit on acme: all that a backend's tests need."""

from core.testing.conformance import Conformance


class TestAcme(Conformance):
    """The whole kit, some minutes: `pytest tests`, or a part of it by the options of the kit."""

    device = "acme"
