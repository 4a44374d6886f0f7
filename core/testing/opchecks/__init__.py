"""opcheck: what is checked of an operator on one call. Each check is a function of a `Case`.

`run.py` lists them; they raise `Skip` or `Failed` and return what there is to say. `definitions.py`
asks them of the catalogue's samples.
"""

from core.testing.opchecks.report import OpCheckError, Report, Result
from core.testing.opchecks.run import ALL, opcheck

__all__ = ["ALL", "OpCheckError", "Report", "Result", "opcheck"]
