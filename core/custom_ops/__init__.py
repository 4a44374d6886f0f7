"""Custom operators, for authors of extensions."""

from core.custom_ops import registration
from core.custom_ops.custom_op import custom_op
from core.custom_ops.infer_schema import infer_schema
from core.custom_ops.scalar.elementwise import elementwise
from core.custom_ops.scalar.reduction import reduction
from core.tensors.foreign_names import offered

__all__ = ["custom_op", "elementwise", "infer_schema", "reduction", "registration"]

__getattr__ = offered(globals())
