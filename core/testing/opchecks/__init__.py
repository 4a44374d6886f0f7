"""opcheck: the checks of an operator on one call. Each check is a function of a `Case`.

`run.py` lists them; they raise `Skip` or `Failed`, or return a note. `definitions.py` runs
them on the catalogue's samples.
"""

from core.testing.opchecks.report import OpCheckError, Report, Result
from core.testing.opchecks.run import ALL, opcheck

__all__ = ["ALL", "OpCheckError", "Report", "Result", "opcheck"]
