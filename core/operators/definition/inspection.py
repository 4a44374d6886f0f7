"""`core.__array_namespace_info__()`: the Array API's inspection of a namespace."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from core import _native, plugins
from core._native import MAX_DIMS, int64
from core._native import default_device as native_default_device
from core._native import dtype as DType
from core.dtype_table import NARROW, TABLE
from core.errors import CoreError
from core.tensors.dtypes import COMPLEX, REAL, isdtype

if TYPE_CHECKING:
    from types import ModuleType

    from core._native import Tensor
    from core._native import device as Device
    from core.type_aliases import DeviceLike

API_VERSION = "2024.12"
_VERSIONS = ("2021.12", "2022.12", "2023.12", API_VERSION)
_STANDARD = tuple(name for name in TABLE if name not in NARROW)


class NamespaceInfo:
    """Capabilities, devices and dtypes of `core`, as the Array API 2024.12 names them.

    Example:
        >>> import core
        >>> core.__array_namespace_info__().default_dtypes()["indexing"]
        core.int64
    """

    def capabilities(self) -> dict[str, bool | int]:
        """Supported features: mask indexing, data-dependent shapes, most dimensions."""
        return {
            "boolean indexing": True,
            "data-dependent shapes": True,
            "max dimensions": MAX_DIMS,
        }

    def default_device(self) -> Device:
        """Where tensors are made when no device is named."""
        return native_default_device()

    def devices(self) -> list[Device]:
        """The devices that tensors can be made on."""
        return list(plugins.devices())

    def default_dtypes(self, *, device: DeviceLike | None = None) -> dict[str, DType]:
        """The dtypes that functions choose when none is given; the same on every device."""
        return {
            REAL: DType(float),
            COMPLEX: DType(complex),
            "integral": int64,
            "indexing": int64,
        }

    def dtypes(
        self, *, device: DeviceLike | None = None, kind: str | tuple[str, ...] | None = None
    ) -> dict[str, DType]:
        """The standard's dtypes by name; kind: only those of a kind of `core.isdtype`."""
        wanted = ("bool", "numeric") if kind is None else kind
        dtypes = {name: getattr(_native, name) for name in _STANDARD}
        return {name: dtype for name, dtype in dtypes.items() if isdtype(dtype, wanted)}

    def __repr__(self) -> str:
        return f"<namespace info of core, Array API {API_VERSION}>"


def array_namespace_info() -> NamespaceInfo:
    """The namespace's capabilities, devices and dtypes: `core.__array_namespace_info__()`."""
    return NamespaceInfo()


def array_namespace(self: Tensor, *, api_version: str | None = None) -> ModuleType:
    """The namespace of functions that take this tensor: `core`.

    Args:
        api_version: a version of the Array API, "2024.12" or an older one that it extends.

    Raises:
        ArrayVersionError: another version was asked for.

    Example:
        >>> import core
        >>> core.zeros(2).__array_namespace__() is core
        True
    """
    if api_version not in (None, *_VERSIONS):
        raise ArrayVersionError(
            what=f"version {api_version!r} of the Array API was asked for",
            why=f"core implements version {API_VERSION}",
            exists=", ".join(_VERSIONS),
            fix="leave api_version out",
        )
    return sys.modules["core"]


class ArrayVersionError(CoreError, ValueError):
    """A version of the Array API that core does not implement."""


__all__ = ["API_VERSION", "NamespaceInfo", "array_namespace", "array_namespace_info"]
