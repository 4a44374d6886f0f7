"""How many threads one call may use.

There is one pool of threads in the process, core's own (`csrc/memory/pool.h`): every kernel on the
CPU shares its work out there, the matrix product's library included.
"""

from __future__ import annotations

from core import config
from core._native import get_num_threads as native_get_num_threads
from core._native import set_num_threads as native_set_num_threads


def set_num_threads(n: int) -> None:
    """Sets how many threads one call on the CPU may use, in all of the process.

    The thread that calls is one of them, so 1 means no others. It may be called at any time, from
    any thread; a running call keeps its threads. Results do not depend on it, except for the last
    bits of products of large matrices with more than two threads.

    Args:
        n: from 1 to 1024. At first it is `CORE_NUM_THREADS`, or else the number of CPUs that this
            process may use: those of its affinity mask, within its control group's quota.

    Raises:
        ArgumentError: anything else.

    Example:
        >>> import core
        >>> before = core.get_num_threads()
        >>> core.set_num_threads(2)
        >>> core.get_num_threads()
        2
        >>> core.set_num_threads(before)
    """
    native_set_num_threads(n)


def get_num_threads() -> int:
    """How many threads one call on the CPU may use, the calling one among them.

    Raises:
        ConfigError: `CORE_NUM_THREADS` is not a number from 0 to 1024; raised at the first read.

    Example:
        >>> import core
        >>> core.get_num_threads() >= 1
        True
    """
    return native_get_num_threads()


def setting() -> int:
    """The number that the setting asks for, 0 for the CPUs there are; native code reads it once."""
    return config.num_threads
