"""Dialects: how scheduled, legalized programs are spelled in a language.

`base.py` has the common part of languages like C, and lists what each must define; `writer.py` and
`scalar.py` do the rest. `core/ir/dialect/c.py` is the first member.
"""

from __future__ import annotations

from core.ir.dialect.base import Dialect
from core.ir.dialect.kernel import Kernel, Source
from core.ir.dialect.writer import Writer

__all__ = ["Dialect", "Kernel", "Source", "Writer"]
