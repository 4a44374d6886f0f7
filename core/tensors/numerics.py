"""Settings that results depend on: the precision of products, the order of sums.

Both are of the whole process. Programs of bodies are compiled for them (core/bodies), and a kernel
that was built for one setting is not used under another.
"""

from __future__ import annotations

from core import config
from core._native import numerics as native_numerics
from core._native import set_numerics as native_set_numerics
from core.errors import ArgumentError, did_you_mean

PRECISIONS = ("highest", "high", "medium")
# What float32 may be rounded to in products on matrix units (Capabilities.float32_products).
ROUNDED_TO = {"highest": "", "high": "tf32", "medium": "bfloat16"}
DETERMINISTIC = 4  # added to the number of a precision


def set_float32_matmul_precision(precision: str) -> None:
    """Sets the dtype to which products of float32 may round their factors, for the whole process.

    It takes effect on devices whose matrix units multiply such numbers, and where products are
    core's own; sums are of float32 in any case. On the CPU "medium" takes effect on aarch64 with
    BF16, by a backend that has such products of large matrices; elsewhere products stay as they
    are. Products of float16 and bfloat16 need no permission: their factors are exact.

    Args:
        precision: "highest": to nothing; "high": to TF32, which has 10 bits of fraction (a relative
            error of about 5e-4 for each product) and float32's range; "medium": to bfloat16, which
            has 7 (4e-3). At first it is `CORE_FLOAT32_MATMUL_PRECISION`, or "highest".

    Raises:
        ArgumentError: anything else.

    Example:
        >>> import core
        >>> core.set_float32_matmul_precision("high")
        >>> core.get_float32_matmul_precision()
        'high'
        >>> core.set_float32_matmul_precision("highest")
    """
    if precision not in PRECISIONS:
        raise ArgumentError(
            what=f"{precision!r} is not a precision of matrix products",
            why="it names the dtype to which factors of float32 may be rounded",
            exists='"highest": nothing, "high": TF32, "medium": bfloat16',
            fix=f'{did_you_mean(str(precision), PRECISIONS)}pass "highest", "high" or "medium"',
        )
    native_set_numerics(PRECISIONS.index(precision) + (native_numerics() & DETERMINISTIC))


def get_float32_matmul_precision() -> str:
    """The precision of matrix products of float32: "highest", "high" or "medium".

    Example:
        >>> import core
        >>> core.get_float32_matmul_precision()
        'highest'
    """
    return PRECISIONS[native_numerics() & ~DETERMINISTIC]


def use_deterministic_algorithms(mode: bool) -> None:
    """Sets whether operators give the same bits in each run, in all of the process.

    core's own operators do so on every device: their sums have a fixed order, and none of their
    kernels adds floats by atomics, in whatever order lanes come. Bodies of other operators may
    (`core.define`). While the mode is on, such a body is not used: the operator runs on the CPU,
    whose order is fixed, under the setting `fallback`; with fallback="error" the call is an error.

    Args:
        mode: whether it is on. At first it is `CORE_DETERMINISTIC`, or off.

    Raises:
        ArgumentError: anything but True and False.

    Example:
        >>> import core
        >>> core.use_deterministic_algorithms(True)
        >>> core.are_deterministic_algorithms_enabled()
        True
        >>> core.use_deterministic_algorithms(False)
    """
    if not isinstance(mode, bool):
        raise ArgumentError(
            what=f"{mode!r} is not a mode of determinism",
            why="the mode is on or off",
            exists="True, False",
            fix="pass True or False",
        )
    precision = native_numerics() & ~DETERMINISTIC
    native_set_numerics(precision + (DETERMINISTIC if mode else 0))


def are_deterministic_algorithms_enabled() -> bool:
    """Whether operators give the same bits in each run; see `use_deterministic_algorithms`.

    Example:
        >>> import core
        >>> core.are_deterministic_algorithms_enabled()
        False
    """
    return bool(native_numerics() & DETERMINISTIC)


def setting() -> int:
    """Both settings as one number; native code reads it once."""
    precision = PRECISIONS.index(config.float32_matmul_precision)
    return precision + (DETERMINISTIC if config.deterministic else 0)
