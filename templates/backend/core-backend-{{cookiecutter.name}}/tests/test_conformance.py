"""Core's conformance kit on this device; levels and options: core's docs, "Conformance levels"."""

from core.testing.conformance import Conformance


class TestAcme(Conformance):
    device = "zpu"
