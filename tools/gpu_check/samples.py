"""One sample of every operator, or of some families', on a device: for tools that watch a process.

python samples.py DEVICE SHARD SHARDS FAMILIES
"""

from __future__ import annotations

import sys
from typing import Any

import core
from core import testing
from core.testing.samples import dtypes


def there(value: Any, device: str) -> Any:
    if isinstance(value, core.Tensor):
        return value.to(device)
    if isinstance(value, (list, tuple)):
        return type(value)(there(v, device) for v in value)
    return value


def is_computed(d: Any) -> bool:
    elsewhere = d.functional is not None or d.view is not None or d.name == "core::to_device"
    return d.name.startswith("core::") and not elsewhere and d.samples is not None


def main() -> None:
    device, shard, shards = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    families = [name for name in sys.argv[4].split(",") if name]
    chosen = [d for d in testing.operators() if is_computed(d)]
    chosen = [d for d in chosen if not families or d.family in families][shard::shards]
    for d in chosen:
        able = dtypes(d)
        sample = next(iter(testing.samples(d, "float32" if "float32" in able else able[0])))
        kwargs = {key: there(value, device) for key, value in sample.kwargs.items()}
        d.op(*(there(value, device) for value in sample.args), **kwargs)
        core.synchronize(device)
    print(f"{len(chosen)} operators ran", flush=True)


if __name__ == "__main__":
    main()
