"""The hooks that a backend implements: when core calls each, and the result it expects.

A backend is a module named by an entry point in the group `core.backends`:

    [project.entry-points."core.backends"]
    acme = "core_backend_acme.plugin"

with functions of these names, decorated with `core.plugins.hookimpl`. pluggy checks that each
function has the name and the arguments of a specification here. Hooks come in tiers, of which only
tier 0 is required; core declares only hooks that it calls.

Hooks run when a backend is examined (`core_backend_info`, `core_probe`, `core_capabilities`),
opened (`core_open`, `core_dialect`, `core_register_kernels`) or first compiled for
(`core_pipeline`), never when an operator is called. All run under one lock, with the GIL held.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pluggy

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from core.plugins.dialect import DeviceDialect
    from core.plugins.info import Available, BackendInfo, Unavailable
    from core.plugins.registry import KernelRegistry
    from core.plugins.runtime import Runtime

    Pass = Callable[[Any], Any]  # of a core.compiler.graph.graph.Graph, which stands above plugins

PROJECT = "core"

hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)

REQUIRED = ("core_backend_info", "core_probe")


class Hooks:
    """Every hook, by tier. A backend defines functions of these names, without `self`."""

    # ---- tier 0 ----------------------------------------------------------------------------------
    @hookspec(firstresult=True)
    def core_backend_info(self) -> BackendInfo | None:
        """The backend's name, device type and hook api. Tier 0, required.

        Called once, when devices are first looked for, and for every installed backend: it must
        import nothing heavy and look at no hardware.

        Raises:
            Exception: anything makes the backend `broken`, with the traceback kept. A range of
                hook apis that this core does not support is no error: the backend is
                `unavailable`, with the command that helps.

        Example:
            >>> from core.plugins import BackendInfo, hookimpl
            >>> @hookimpl
            ... def core_backend_info():
            ...     return BackendInfo(name="acme", device_type="npu", api=(1, 1))
            >>> core_backend_info().device_type
            'npu'
        """

    @hookspec(firstresult=True)
    def core_probe(self) -> Available | Unavailable | None:
        """Whether the backend can work on this machine. Tier 0, required.

        Called by `core.backends()`, and before the device is opened: at most once. It should look
        without opening: a file, a library, a count of devices.

        Raises:
            Exception: anything makes the backend `broken`. If something is only missing,
                return `Unavailable`, which names it and the command that installs it.

        Example:
            >>> from core.plugins import Available, Unavailable, hookimpl
            >>> @hookimpl
            ... def core_probe():
            ...     from ctypes.util import find_library
            ...     if find_library("acme-7") is None:
            ...         return Unavailable("libacme-7.so is missing", "apt install acme")
            ...     return Available(devices=2)
            >>> core_probe()
            Unavailable(reason='libacme-7.so is missing', remedy='apt install acme')
        """

    @hookspec(firstresult=True)
    def core_open(self) -> Runtime | None:
        """The device's `Runtime`, ready to allocate. Tier 0.

        Called once, at the device's first use, in the thread of that use; other threads wait. The
        backend's own device cannot be used inside it. A backend without this hook is a provider:
        it contributes kernels to a device type that another backend (or core, for `cpu`) opens.

        Raises:
            Exception: anything makes the backend `broken`; a request for the device gets a
                `BackendBrokenError` with it as the cause, and kernels that were registered are
                taken back. So does an object that lacks a method of `Runtime`.

        Example:
            >>> from core.plugins import hookimpl
            >>> @hookimpl
            ... def core_open():
            ...     from core.plugins.null import NullRuntime  # or the backend's own
            ...     return NullRuntime()
            >>> core_open().device_count()
            1
        """

    # ---- tier 1 ----------------------------------------------------------------------------------
    @hookspec(firstresult=True)
    def core_dialect(self) -> DeviceDialect | None:
        """How the device spells, builds and launches kernels: a `DeviceDialect`. Tier 1.

        Called once, right after `core_open`. With it every operator that has a body runs on the
        device, unless a kernel that the backend registered takes the call.

        Raises:
            Exception: as in `core_open`. Errors of its methods belong to calls: a `BuildError`,
                `LegalizeError` or `ToolchainError` of `spell` or `build` makes the operator use its
                next kernel; errors of `launch` reach the caller.

        Example:
            >>> from core.ir.dialect.c import CDialect, host_capabilities
            >>> from core.plugins import DeviceDialect, hookimpl
            >>> class AcmeDialect(CDialect, DeviceDialect):
            ...     def build(self, source):
            ...         return {kernel.name: source.text for kernel in source.kernels}
            ...     def launch(self, kernel, buffers, scalars, total, index):
            ...         print(f"{total} iterations on device {index}")
            >>> @hookimpl
            ... def core_dialect():
            ...     return AcmeDialect(host_capabilities())
            >>> core_dialect().launch("a kernel", [], [], 12, 0)
            12 iterations on device 0
        """

    # ---- tier 2 ----------------------------------------------------------------------------------
    @hookspec
    def core_register_kernels(self, registry: KernelRegistry) -> None:
        """Registers the backend's kernels with `registry.register(...)`. Tier 2.

        Called once, when the device type is first used, before `core_open`.

        Args:
            registry: collects the kernels. They take effect together, after the hook and
                `core_open` have returned.

        Raises:
            Exception: anything makes the backend `broken`, and none of its kernels is registered.

        Example:
            >>> import core
            >>> from core.plugins import KernelRegistry, hookimpl
            >>> def relu(x):
            ...     return core.DECLINED  # or a tensor of the device; declined, the next is asked
            >>> @hookimpl
            ... def core_register_kernels(registry):
            ...     registry.register("core::relu", relu, dtypes=["float32"], priority=10)
            >>> core_register_kernels(KernelRegistry("acme", "npu"))
        """

    @hookspec(firstresult=True)
    def core_capabilities(self) -> Mapping[str, object] | None:
        """Facts about the device that are worth showing, by name. Tier 2.

        Called after `core_probe`, whenever `python -m core doctor` prints them.

        Raises:
            Exception: anything makes the backend `broken`.

        Example:
            >>> from core.plugins import hookimpl
            >>> @hookimpl
            ... def core_capabilities():
            ...     return {"memory": "16 GB", "driver": "7.2"}
            >>> core_capabilities()["memory"]
            '16 GB'
        """

    # ---- tier 3 ----------------------------------------------------------------------------------
    @hookspec(firstresult=True)
    def core_pipeline(self) -> Mapping[str, Sequence[Pass]] | None:
        """Passes over the graphs that `core.compile` makes of calls on this device. Tier 3.

        Called when the first graph of the device type is compiled, and again when a backend of the
        type has been added since. It returns a mapping of
        names of core's own passes (`core.compiler.pipeline.PASSES`) to lists of the backend's,
        which run before the first pass of that name. A pass takes a graph and returns it; before
        `fuse_calls` a graph holds operator calls without writes, afterwards fused operators.

        Raises:
            Exception: anything makes the backend `broken`; graphs are compiled without its passes.
                An exception of a pass is logged, and the function runs eagerly for such calls.
                `CORE_VERIFY=1` checks the graph after each pass and raises faults that it finds.

        Example:
            >>> from core.plugins import hookimpl
            >>> def replace_products(graph):
            ...     for node in graph.nodes:
            ...         print(node.op.name)  # or node.op, node.args = another call
            ...     return graph
            >>> @hookimpl
            ... def core_pipeline():
            ...     return {"fuse_calls": [replace_products]}
            >>> list(core_pipeline())
            ['fuse_calls']
        """

    # ---- tier 4 ----------------------------------------------------------------------------------
    @hookspec(firstresult=True)
    def core_autocast_policy(self) -> Mapping[str, str] | None:
        """The device's policies of `core.autocast` that differ from the default. Tier 4.

        Called once, when autocast is first entered for the device type. It returns a mapping of
        operators' names to "lower", "float32", "promote" or "none".

        Raises:
            Exception: anything makes the backend `broken`; the default holds.

        Example:
            >>> from core.plugins import hookimpl
            >>> @hookimpl
            ... def core_autocast_policy():
            ...     return {"core::softmax": "lower"}
            >>> core_autocast_policy()
            {'core::softmax': 'lower'}
        """
