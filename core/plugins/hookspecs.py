"""The hooks that a backend implements: what core calls, when, and what it wants back.

A backend is a module named by an entry point in the group `core.backends`:

    [project.entry-points."core.backends"]
    acme = "core_backend_acme.plugin"

with functions of these names, decorated with `core.plugins.hookimpl`. pluggy checks that each
function has the name and the arguments of a specification here. Hooks come in tiers, of which only
tier 0 is required; core declares a hook when it calls it, so there are none here that do nothing.

Hooks run when a backend is examined (`core_backend_info`, `core_probe`, `core_capabilities`) or
opened (`core_open`, `core_dialect`, `core_register_kernels`), never when an operator is called.
"""

from __future__ import annotations

import pluggy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.plugins.dialect import DeviceDialect
    from core.plugins.info import Available, BackendInfo, Unavailable
    from core.plugins.registry import KernelRegistry
    from core.plugins.runtime import Runtime

PROJECT = "core"

hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)

REQUIRED = ("core_backend_info", "core_probe")


class Hooks:
    """Every hook, by tier. A backend defines functions of these names, without `self`."""

    # ---- tier 0 ----------------------------------------------------------------------------------
    @hookspec(firstresult=True)
    def core_backend_info(self) -> BackendInfo | None:
        """Who the backend is. Required; must import nothing heavy and look at no hardware."""

    @hookspec(firstresult=True)
    def core_probe(self) -> Available | Unavailable | None:
        """Whether the backend can work on this machine. Required.

        It is called by `core.backends()` and before the device is opened, in that order at most
        once. It should look without opening: a file, a library, a count of devices.
        """

    @hookspec(firstresult=True)
    def core_open(self) -> Runtime | None:
        """The device's `Runtime`, ready to allocate; called once, at the device's first use.

        A backend without this hook is a provider: it contributes kernels to a device type that
        another backend (or core itself, for `cpu`) opens.
        """

    # ---- tier 1 ----------------------------------------------------------------------------------
    @hookspec(firstresult=True)
    def core_dialect(self) -> DeviceDialect | None:
        """How the device spells, builds and launches kernels: see `core.plugins.DeviceDialect`.

        With it every operator that has a body runs on the device, where no kernel of the backend's
        own takes the call. It is called once, right after `core_open`.
        """

    # ---- tier 2 ----------------------------------------------------------------------------------
    @hookspec
    def core_register_kernels(self, registry: KernelRegistry) -> None:
        """Registers the backend's kernels with `registry.register(...)`.

        It is called once, when the device type is first used, before `core_open`. The kernels take
        effect together, after the hook has returned: one that raises registers none.
        """

    @hookspec(firstresult=True)
    def core_capabilities(self) -> Mapping[str, object] | None:
        """Facts about the device worth showing, by name: `python -m core doctor` prints them."""

    # ---- tier 4 ----------------------------------------------------------------------------------
    @hookspec(firstresult=True)
    def core_autocast_policy(self) -> Mapping[str, str] | None:
        """What `core.autocast` does on the device where it differs from the default.

        A mapping of operators' names ("core::softmax") to "lower", "float32", "promote" or "none".
        It is called once, when autocast is first entered for the device type.
        """
