"""`register`: an operator of core as an operator of torch, with the same name.

torch then treats it as its own: eager calls, autograd of any order, torch.func, torch.compile
without a graph break, torch.library.opcheck. Memory is shared both ways.
"""

from typing import Any

from core.interop.requirements import check_operator, missing

try:
    import torch
except ImportError as error:
    raise missing("torch", error) from error

from core._native import Operator
from core.errors import RegistrationError
from core.interop.torch_parts import Parts
from core.interop.torch_schema import overloads
from core.schema import parameters

__all__ = ["TorchOperator", "register"]
_registered: dict[str, "TorchOperator"] = {}


def register(op: Operator) -> "TorchOperator":
    """Makes an operator of core an operator of torch: `torch.ops.<namespace>.<name>`.

    Args:
        op: the Operator, whose results are new tensors. One that writes to arguments is declared to
            torch as such, and must return nothing.

    Returns:
        A TorchOperator: call it, or torch.ops.<namespace>.<name>, with torch tensors. Registering
        an operator again returns the same object.

    Raises:
        SchemaError: a result shares memory with an argument, or torch cannot express a default.
        RegistrationError: torch has an operator of that name already.

    Under torch.compile the fake kernel is asked for the shapes. It needs sizes that are numbers, so
    a graph is recompiled for new sizes, unless the operator has the rule "pointwise".

    >>> import core
    >>> @core.custom_op("docs::cube")
    ... def cube(x: core.Tensor) -> core.Tensor:
    ...     return x * x * x
    >>> import torch
    >>> core.interop.torch.register(cube)
    <docs::cube of core, as torch.ops.docs.cube>
    >>> torch.ops.docs.cube(torch.tensor([1.0, 2.0]))
    tensor([1., 8.])
    """
    check_operator(op, "torch")
    existing = _registered.get(op.name)
    if existing is not None and existing.core is op:
        return existing
    if existing is not None or _overload(op.name) is not None:
        raise RegistrationError(
            what=f"torch has an operator {op.name} already",
            why="a second one of that name would change the results of running programs",
            exists=repr(existing) if existing else "an operator that was not registered by core",
            fix="call close() on it first" if existing else "give core's operator another name",
        )
    _registered[op.name] = TorchOperator(op)
    return _registered[op.name]


def _overload(name: str) -> torch._ops.OpOverload | None:
    """torch's operator "namespace::name.overload"; None where there is none."""
    namespace, _, rest = name.partition("::")
    packet = getattr(getattr(torch.ops, namespace), rest.partition(".")[0], None)
    return getattr(packet, rest.partition(".")[2] or "default", None)


class TorchOperator:
    """An operator of core as torch sees it; called with torch tensors.

    core: core's operator; overloads: torch's, several if tensors or numbers may stand somewhere;
    default: the first of them, that of tensors, as torch.library.opcheck wants it. `close()` takes
    it out of torch again.
    """

    def __init__(self, op: Operator) -> None:
        self.core = op
        self._library = torch.library.Library(op.namespace, "FRAGMENT")
        try:
            self.overloads = [self._define(schema) for schema in overloads(op)]
        except BaseException:
            self._library._destroy()
            raise
        self.default = self.overloads[0]
        self._called = self.default if len(self.overloads) == 1 else self.default.overloadpacket

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._called(*args, **kwargs)

    def __repr__(self) -> str:
        return f"<{self.core.name} of core, as torch.ops.{self.core.name.replace('::', '.')}>"

    def close(self) -> None:
        """Takes the operator out of torch; graphs that were compiled with it must not run again."""
        if _registered.get(self.core.name) is self:
            del _registered[self.core.name]
            self._library._destroy()

    def _define(self, schema: str) -> torch._ops.OpOverload:
        library, tag = self._library, torch.Tag.pt2_compliant_tag
        library.define(schema, tags=tag)
        name = schema.partition("(")[0]
        qualified = f"{self.core.namespace}::{name}"
        parts = Parts(self.core)
        library.impl(name, parts.kernel, "CompositeExplicitAutograd")
        torch.library.register_fake(qualified, parts.fake, lib=library)
        library.impl(name, parts.autograd, "Autograd", with_keyset=True)
        if not any(p.is_tensor and p.keyword_only for p in parameters(self.core)):
            torch.library.register_vmap(qualified, parts.vmap, lib=library)
        parts.overload = _overload(qualified)
        return parts.overload
