"""The device holds what it is given, and computes what the CPU computes."""

import core


def test_the_device_agrees_with_the_cpu() -> None:
    x = core.linspace(-2.0, 2.0, 12).reshape((3, 4))
    there = x.to("zpu")
    assert there[1:, ::2].tolist() == x[1:, ::2].tolist()
    core.testing.assert_close((core.exp(there) @ there.T).to("cpu"), core.exp(x) @ x.T)
