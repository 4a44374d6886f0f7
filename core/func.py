"""`core.func`: functions of tensors turned into functions of their derivatives and batches.

Each transform enters a level, wraps the arguments, calls the function once and takes apart what
came out. They nest in any order; a transform entered later is inside of those entered before.
"""

from core.pytree import register_pytree_node
from core.tensors.foreign_names import offered
from core.transforms.batching import batching_report
from core.transforms.derivatives import (
    grad,
    grad_and_value,
    jvp,
    linearize,
    value_and_grad,
    vjp,
)
from core.transforms.functional_call import functional_call
from core.transforms.functionalize import functionalize
from core.transforms.jacobians import hessian, jacfwd, jacrev
from core.transforms.vmap import vmap

__all__ = [
    "batching_report",
    "functional_call",
    "functionalize",
    "grad",
    "grad_and_value",
    "hessian",
    "jacfwd",
    "jacrev",
    "jvp",
    "linearize",
    "register_pytree_node",
    "value_and_grad",
    "vjp",
    "vmap",
]

__getattr__ = offered(globals())
