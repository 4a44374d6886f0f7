"""The table from aten operators to core's: `TABLE["aten.relu.default"]`."""

from core_torch.table import (  # noqa: F401  (each fills the table)
    bags,
    creation,
    foreach,
    fourier,
    gradients,
    indexing,
    matrices,
    networks,
    pointwise,
    recurrent,
    reductions,
    transformers,
    views,
)
from core_torch.table.registry import TABLE, Entry

__all__ = ["TABLE", "Entry"]
