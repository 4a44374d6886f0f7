"""The conformance kit: reports what works on a device, and the likely causes of failures.

    pytest --pyargs core.testing.conformance --core-device=acme

or, in the backend's own tests,

    from core.testing.conformance import Conformance

    class TestAcme(Conformance):
        device = "acme"

Levels
    L0 memory, L1 tensors, L2 operators, L3 derivatives and batches, L4 compiled functions, L5 the
    rest; see `LEVELS` and the docstrings of the modules level0_* to level5_*. Where a root of a
    level fails (any check of L0 and L1, the basics of L2 and so on), nothing that comes later is
    run; if an operator fails, its later checks are skipped. A feature that a device does not claim
    is "not offered", neither passed nor failed.

Options
    --core-device, --core-level, --core-families, --core-full, --core-no-fallback,
    --core-keep-going, --core-expected, --core-timeout, --core-workers, --core-in-process,
    --core-report, --core-badge, --core-html: see plugin.py; most are attributes of `Conformance`.

Processes
    run.py, in pytest's process, evaluates results; pool.py has checks run by workers, each a
    process.py with worker.py at its other end, so that a crash or a hang is a check's failure.

It needs pytest (`pip install core-sdk[testing]`).
"""

from core.testing.conformance.checks import LEVELS, Check, Options, every
from core.testing.conformance.failures import Failure, NotOffered
from core.testing.conformance.suite import Conformance

__all__ = ["LEVELS", "Check", "Conformance", "Failure", "NotOffered", "Options", "every"]
