"""Writes tests/metal_stand_in/api.json: the part of Metal's API that this backend uses.

    python backends/mps/tools/metal_api.py            # writes it
    python backends/mps/tools/metal_api.py --check    # fails where it is not what it would write

pyobjc installs on macOS only; its wheel, and the one of mlx-metal that carries Apple's C++ headers,
can be read anywhere. They are downloaded by pip, for macOS, and nothing of them is executed but
pyobjc's table of metadata, against a module `objc` that only notes. From the headers comes which
class answers to a selector, from the table the type of each argument and of the result, and the
numbers of constants. A selector that is not in both is an error here, and so never in the backend.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import types
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

WHEELS = {  # each with a version, so that the table changes when somebody asks for it
    "pyobjc-framework-Metal==12.2.2": "macosx_10_13_universal2",
    "mlx-metal==0.32.4": "macosx_14_0_arm64",
}
TABLE = Path(__file__).parent.parent / "tests" / "metal_stand_in" / "api.json"
USED = {
    "Device": "name architecture maxBufferLength recommendedMaxWorkingSetSize currentAllocatedSize "
    "hasUnifiedMemory maxThreadgroupMemoryLength supportsFamily: newCommandQueue newSharedEvent "
    "newBufferWithLength:options: newBufferWithBytesNoCopy:length:options:deallocator: "
    "newHeapWithDescriptor: newLibraryWithSource:options:error: "
    "newBinaryArchiveWithDescriptor:error: "
    "newComputePipelineStateWithDescriptor:options:reflection:error:",
    "Architecture": "name",
    "CommandQueue": "commandBuffer",
    "CommandBuffer": "computeCommandEncoder blitCommandEncoder encodeSignalEvent:value: "
    "encodeWaitForEvent:value: commit waitUntilCompleted status error GPUEndTime",
    "ComputeCommandEncoder": "setComputePipelineState: setBuffers:offsets:withRange: "
    "setBytes:length:atIndex: useResources:count:usage: "
    "dispatchThreadgroups:threadsPerThreadgroup:",
    "BlitCommandEncoder": "copyFromBuffer:sourceOffset:toBuffer:destinationOffset:size:",
    "CommandEncoder": "endEncoding",
    "Buffer": "contents length gpuAddress",
    "Heap": "newBufferWithLength:options:",
    "HeapDescriptor": "setSize: setStorageMode: setHazardTrackingMode:",
    "SharedEvent": "setSignaledValue:",
    "CompileOptions": "setFastMathEnabled: setMathMode: setLanguageVersion:",
    "Library": "newFunctionWithName:",
    "ComputePipelineDescriptor": "setComputeFunction: setBinaryArchives:",
    "ComputePipelineState": "maxTotalThreadsPerThreadgroup threadExecutionWidth",
    "BinaryArchiveDescriptor": "setUrl:",
    "BinaryArchive": "addComputePipelineFunctionsWithDescriptor:error: serializeToURL:error:",
}
FUNCTIONS = ("MTLCopyAllDevices",)
CONSTANTS = [
    "MTLResourceStorageModeShared",
    "MTLResourceHazardTrackingModeTracked",
    "MTLStorageModeShared",
    "MTLHazardTrackingModeTracked",
    "MTLResourceUsageRead",
    "MTLResourceUsageWrite",
    "MTLPipelineOptionNone",
    "MTLGPUFamilyApple7",
    "MTLGPUFamilyApple8",
    "MTLGPUFamilyApple9",
    "MTLGPUFamilyMetal3",
    "MTLMathModeSafe",
    "MTLLanguageVersion3_1",
    "MTLLanguageVersion3_2",
    "MTLCommandBufferStatusNotEnqueued",
    "MTLCommandBufferStatusCommitted",
    "MTLCommandBufferStatusCompleted",
    "MTLCommandBufferStatusError",
    "MTLCommandBufferErrorTimeout",
    "MTLCommandBufferErrorPageFault",
    "MTLCommandBufferErrorAccessRevoked",
    "MTLCommandBufferErrorOutOfMemory",
    "MTLCommandBufferErrorDeviceRemoved",
]
# By the type that a C++ header declares, where the table leaves a type to the runtime.
TYPES = {"void": "v", "bool": "Z", "double": "d", "float": "f", "NS::UInteger": "Q"}
_METHOD = re.compile(
    r"^_MTL_INLINE (.+?) MTL::(\w+)::\w+\((.*)\)(?: const)?\n\{\n[^}\n]*"
    r"_MTL_PRIVATE_SEL\((\w+)\)",
    re.M,
)
_ENUM = re.compile(r"_MTL_(?:ENUM|OPTIONS)\([^,]+, (\w+)\)")
_ALIAS = re.compile(r"^(?:using (\w+) = |typedef .* (\w+);)", re.M)


def wheels(folder: Path) -> dict[str, Path]:
    """Downloads the wheels, and unpacks them; by the name of each."""
    found = {}
    for wanted, platform in WHEELS.items():
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", str(folder)]
        command += ["--only-binary=:all:", "--python-version=3.12", f"--platform={platform}"]
        subprocess.run([*command, wanted], check=True)
        name = wanted.split("==")[0].replace("-", "_").lower()
        (wheel,) = folder.glob(f"{name}*.whl")
        found[name] = folder / name
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder / name)
    return found


def metadata(file: Path) -> tuple[dict[str, Any], dict[str, int], set[str]]:
    """The selectors, the constants and the functions of pyobjc's table."""
    selectors: dict[str, Any] = {}

    class Noted(types.ModuleType):
        def __getattr__(self, name: str) -> Any:
            return lambda *args, **kwargs: None

    objc = Noted("objc")
    objc.registerMetaDataForSelector = (  # type: ignore[attr-defined]
        lambda owner, selector, what: selectors.setdefault(selector.decode(), what)
    )
    objc.arch = "arm64"  # type: ignore[attr-defined]
    before = sys.modules.get("objc")
    sys.modules["objc"] = objc
    try:
        space: dict[str, Any] = {}
        exec(compile(file.read_text(), str(file), "exec"), space)
    finally:
        sys.modules.pop("objc")
        if before is not None:
            sys.modules["objc"] = before
    pairs = (word.split("@") for word in space["enums"].split("$") if "@" in word)
    constants = {name: int(value) for name, value in pairs if value.lstrip("-").isdigit()}
    text = file.read_text()
    return selectors, constants, {name for name in FUNCTIONS if name in text}


def headers(folder: Path) -> Iterator[tuple[str, str, list[str]]]:
    """Of each method of Apple's C++ headers: its class, its selector, the types it declares."""
    numbers: set[str] = set()
    for file in sorted(folder.rglob("Metal/*.hpp")):
        text = file.read_text()
        numbers |= set(_ENUM.findall(text)) | {a or b for a, b in _ALIAS.findall(text)}
    for file in sorted(folder.rglob("Metal/*.hpp")):
        for result, owner, arguments, selector in _METHOD.findall(file.read_text()):
            given = [text.rsplit(None, 1)[0] for text in arguments.split(",") if text.strip()]
            declared = [_encoded(kind, numbers) for kind in (result, *given)]
            # A block's declaration has commas of its own; the table has its type.
            yield owner, selector.replace("_", ":"), declared[: selector.count("_") + 1]


def _encoded(kind: str, numbers: set[str]) -> str:
    plain = kind.replace("const ", "").strip()
    if plain.endswith("*"):
        return "@"
    return "Q" if plain.removeprefix("MTL::") in numbers else TYPES.get(plain, "?")


def signature(what: dict[str, Any], declared: list[str]) -> list[str]:
    """The types of the result and of the arguments: "o^@" is one that the call fills."""
    given = what.get("arguments", {})

    def of(n: int, fallback: str) -> str:
        one = what.get("retval", {}) if n < 0 else given.get(n + 2, {})
        kind = one.get("type", fallback)
        kind = "@?" if "callable" in one else kind.decode() if isinstance(kind, bytes) else kind
        modifier = one.get("type_modifier", b"")
        return (modifier.decode() if isinstance(modifier, bytes) else modifier) + kind

    return [of(n - 1, kind) for n, kind in enumerate(declared)]


def table() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name:
        found = wheels(Path(name))
        pyobjc, mlx = found["pyobjc_framework_metal"], found["mlx_metal"]
        selectors, constants, functions = metadata(pyobjc / "Metal" / "_metadata.py")
        declared = {(owner, selector): kinds for owner, selector, kinds in headers(mlx)}
    classes: dict[str, dict[str, list[str]]] = {}
    for owner, words in USED.items():
        for selector in words.split():
            kinds = declared[owner, selector]  # KeyError: the class does not answer to it
            what = selectors.get(selector, {})
            classes.setdefault(owner, {})[selector] = signature(what, kinds)
    return {
        "from": sorted(WHEELS),
        "classes": classes,
        "functions": sorted(functions),
        "constants": {name: constants[name] for name in CONSTANTS},
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")
    options = parser.parse_args()
    text = json.dumps(table(), indent=1) + "\n"
    if options.check:
        return int(TABLE.read_text() != text)
    TABLE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
