"""Faults in what a backend says of itself."""

from __future__ import annotations

from core_backend_seeded.bases import Plain
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.tools import put, same


@fault("the name of a device is another one at each question", "name")
class NameChanges(Plain):
    class Runtime(Plain.Runtime):
        asked = 0

        def name(self, index: int) -> str:
            self.asked += 1
            return f"Seeded device {index}, handle {self.asked}"

    @staticmethod
    def shows() -> None:
        from core_backend_seeded import chosen

        assert chosen().runtime.name(0) == chosen().runtime.name(0)


@fault("the probe finds a device more than there is", "device|count|probe|seeded:2")
class OneDeviceTooMany(Plain):
    def announced(self) -> int:
        return super().announced() + 1

    @staticmethod
    def shows() -> None:
        import core

        for device in core.devices():
            if device.type == "seeded":
                same(put([1.0], index=device.index), [1])
