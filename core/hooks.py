"""The functions that native code calls: which there are, when they are called, and with what.

csrc/dispatch/hooks.h is the other side of this table, and has the same names. Each function is
installed once, by the module that defines it, for the whole process. Four others have separate
installers, typed in core/_native.pyi: the handlers of dispatch keys (`set_key_handler`), the
function that opens a device type (`set_open_hook`), the special methods of `Tensor` (`set_dunder`)
and the symbols of sizes (`set_symbols`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypedDict, Unpack

from core._native import set_hook

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core._native import Kernel, Node, Operator, Tensor, device, dtype

    EdgeGradients = list[Tensor | None]  # one for each edge of a node

    class FunctionGradients(Protocol):
        """Of a core.autograd.Function's call without `args`, of an operator's with them."""

        def __call__(
            self,
            context: Any,
            saved: tuple[Any, ...],
            results: tuple[Tensor | None, ...],
            received: tuple[Tensor | None, ...],
            wanted: tuple[bool, ...],
            args: tuple[Any, ...] | None = None,
            /,
        ) -> EdgeGradients: ...

    class Hooks(TypedDict, total=False):
        """Name -> the function; comments give its arguments and when it is called."""

        # ---- calls -----------------------------------------------------------------------------
        # (op, device, args, kwargs): no kernel of the device takes a call. Makes it otherwise.
        missing_kernel: Callable[[Operator, device, tuple[Any, ...], dict[str, Any]], Any]
        # (device type): before its kernels are first looked up. Loads the backends that have some.
        first_use: Callable[[str], None]
        # (x, index): x[index] is more than a view or one call.
        get_item: Callable[[Tensor, Any], Tensor]
        # (x, index, value): the same of x[index] = value.
        set_item: Callable[[Tensor, Any, Any], None]
        # (x, shape, or its sizes): x.reshape was given keywords, or x is not row-major.
        reshape: Callable[[Tensor, Any], Tensor]
        # (op, device type, dtype or "any dtype", kernels, best first): a table was made. Logs it.
        resolved: Callable[[Operator, str, str, list[Kernel]], None]
        # (tensor, dtype): an operand of another dtype than the kernel computes in. Converts it.
        cast: Callable[[Tensor, dtype], Tensor]
        # (to, from): copy_ with non_blocking. Whether the copy was enqueued, which a device may do.
        start_copy: Callable[[Tensor, Tensor], bool]
        # (op, args, kwargs, result): a result is compared with a fake of data-dependent size.
        dynamic_fake: Callable[[Operator, tuple[Any, ...], dict[str, Any], Any], None]
        # (): once. Whether all calls are checked for writes that their schema does not declare.
        checks: Callable[[], bool]

        # ---- bodies ----------------------------------------------------------------------------
        # (op, rank, dtypes, stride classes): a pointwise body meets them for the first time.
        # Returns (address, rows and columns of the elements that an iteration computes, cost of an
        # element); None: it has no kernel.
        body_kernel: Callable[
            [Operator, int, Sequence[str | None], str], tuple[int, int, int, int] | None
        ]
        # (dtype, shape, strides) of a tensor, (dtype) of a number that kernels read: an argument of
        # body_plan. They are core.bodies.specs.TensorSpec and ScalarSpec.
        tensor_spec: Callable[[str, tuple[int, ...], tuple[int, ...]], Any]
        scalar_spec: Callable[[str], Any]
        # (op, args, outputs, pattern), of such specs, and what is equal for calls whose tensors lie
        # alike, or empty: any other body meets them for the first time. Returns
        # (bytes of each temporary, launches, how many of these copy the first argument to the
        # output, template); None: it has no plan. template: of core.bodies.templates, for all calls
        # with the pattern, or None.
        body_plan: Callable[
            [Operator, list[Any], list[Any], bytes],
            tuple[Sequence[int], Sequence[tuple[Any, ...]], int, Any] | None,
        ]

        # ---- gradients -------------------------------------------------------------------------
        # (op, args, kwargs): a call writes to tensors that take part. Makes and records it.
        inplace_autograd: Callable[[Operator, tuple[Any, ...], dict[str, Any]], Any]
        # (view): it is used, and its base was written to. Gives it its new history.
        refresh_view: Callable[[Tensor], None]
        # (output, its gradient or None): a reverse pass begins. Checks the gradient, or makes it.
        start_gradient: Callable[[Tensor, Any], Tensor]
        # (op, args, results, received, wanted): a pass comes to an operator's call.
        gradients: Callable[
            [
                Operator,
                tuple[Any, ...],
                tuple[Tensor | None, ...],
                tuple[Tensor | None, ...],
                tuple[bool, ...],
            ],
            EdgeGradients,
        ]
        # The same, where a context saved the values: of core.autograd.Function, or of an operator.
        function_gradients: FunctionGradients
        # (): a call is recorded while anomalies are looked for. Where it stands in the user's code.
        origin: Callable[[], str]
        # (node, its origin or None, gradients): a formula returned. Raises where they have NaN.
        anomaly: Callable[[Node, str | None, tuple[Tensor | None, ...]], None]

        # ---- calls that the compiler collects --------------------------------------------------
        # (tensor): values are about to be read that are not computed yet. Computes them.
        materialize: Callable[[Tensor], None]
        # (alias, tensor): the same tensor as another object was made, which calls may be given.
        note_alias: Callable[[Tensor, Tensor], None]
        # (tensor): its history is about to be read or changed. Makes the calls that lead to it.
        settle_history: Callable[[Tensor], None]
        # (tensor, after accumulation): its hooks are about to be used. Returns those of a captured
        # tensor whose pass may be collected; None: they live with the tensor.
        gradient_hooks: Callable[[Tensor, bool], dict[Any, Callable[..., Any]] | None]
        # (tensor, assigned): its .grad is about to be read or assigned. Notes it.
        grad_used: Callable[[Tensor, bool], None]
        # (captured tensor): its detach(). Collects it; None: the tensor is made before.
        detach: Callable[[Tensor], Tensor | None]
        # (captured tensor, begins): requires_grad is set, which makes it a leaf of the graph, or
        # its .grad is used. Whether it is a leaf; False: the tensor is made before.
        graph_leaf: Callable[[Tensor, bool], bool]
        # (captured tensor): its item(). What stands for the number; None: the value is read now.
        item: Callable[[Tensor], Any]
        # (captured tensor): its bool(). What it is, where that ends no graph; None: it is read now.
        truth: Callable[[Tensor], bool | None]
        # The arguments of run_backward: a reverse pass begins. Collects its calls, and returns what
        # the pass would; NotImplemented: the pass is made.
        collect_backward: Callable[
            [
                tuple[Tensor, ...],
                tuple[Tensor | None, ...] | None,
                tuple[Tensor, ...] | None,
                bool,
                bool,
                bool,
            ],
            Any,
        ]


def install_hooks(**hooks: Unpack[Hooks]) -> None:
    """Sets the functions that native code calls, by the names of the table:
    install_hooks(cast=astype)."""
    for name, function in hooks.items():
        set_hook(name, function)
