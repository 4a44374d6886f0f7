"""The reverse pass over recorded nodes: `Tensor.backward()` and `core.autograd.grad`.

Nodes are visited so that each has every gradient of its outputs before its vjp runs. The engine,
not the rules, sums a gradient to the shape of the input it belongs to and casts it to its dtype, so
that rules never speak of broadcasting. The same pass serves `core.func`: with a level, values are
what that level wraps, and earlier levels see the derivative's own calls.

Complex convention: for a real-valued L the gradient of z is dL/dRe(z) + i dL/dIm(z), the direction
of steepest ascent. PyTorch uses the same one; JAX's `grad` returns its conjugate.
"""

from typing import Any

from core import _native
from core.autograd.binding import call_rule, parameters, tensor_arguments
from core.autograd.grad_mode import set_grad
from core.autograd.kinds import is_complex, is_differentiable, is_floating
from core.errors import AutogradError, ShapeError

Tensor = _native.Tensor


class Pass:
    """One reverse pass: where gradients wait, and which ones were asked for."""

    def __init__(self, inputs: Any = None, *, level: Any = None, keep: Any = False) -> None:
        self.level = level
        self.keep = keep
        self.waiting: dict[Any, Any] = {}  # id(node) -> {output index: gradient}
        self.leaves: dict[Any, Any] = {}  # id(leaf) -> (leaf, gradient)
        self.inputs = None if inputs is None else [key_of(x, level) for x in inputs]
        self.asked: dict[Any, Any] = {}  # id(node or leaf) -> output indices, of inputs
        for target, index in self.inputs or ():
            self.asked.setdefault(id(target), set()).add(index)
        self.wanted: dict[Any, Any] = {}  # (id(node), output index) -> gradient, of inputs

    def run(self, outputs: Any, gradients: Any) -> None:
        """Pushes gradients from outputs as far as inputs are, or leaves."""
        roots = []
        for output, gradient in zip(outputs, gradients):
            if gradient is None:
                continue
            node, index = edge_of(output, self.level)
            self.receive(node, index, gradient)
            if node is not None and not isinstance(node, Tensor):
                roots.append(node)
        for node in reverse_order(roots):
            received = self.waiting.pop(id(node), None)
            if received:
                self.visit(node, received)

    def receive(self, target: Any, index: int, gradient: Any) -> None:
        """Adds a gradient to what already came in for an output of a node, or for a leaf."""
        if target is None:
            return
        if isinstance(target, Tensor):
            if self.inputs is not None and id(target) not in self.asked:
                return
            before = self.leaves.get(id(target))
            total = gradient if before is None else before[1] + gradient
            self.leaves[id(target)] = (target, total)
            return
        slots = self.waiting.setdefault(id(target), {})
        slots[index] = slots[index] + gradient if index in slots else gradient

    def visit(self, node: Any, received: Any) -> None:
        """Runs one node's vjp and hands its results on."""
        for index in self.asked.get(id(node), ()):
            if index in received:  # complete here: every gradient of this node came in
                self.wanted[id(node), index] = received[index]
        if not any(target is not None for target, _ in node.edges):
            return
        gradients = node_gradients(node, received)
        for (target, index), gradient in zip(node.edges, gradients):
            if target is not None and gradient is not None:
                self.receive(target, index, gradient)
        if not self.keep:
            node.release()

    def result_for(self, key: Any) -> Any:
        """The gradient that an input received, or None."""
        target, index = key
        if isinstance(target, Tensor):
            found = self.leaves.get(id(target))
            return None if found is None else found[1]
        return self.wanted.get((id(target), index))


def edge_of(tensor: Any, level: Any = None) -> Any:
    """Where a tensor's gradient goes: (node, output index), or (leaf, 0), or (None, 0)."""
    if level is not None:
        return level.edge_of(tensor)
    node = tensor.grad_fn
    if node is not None:
        return node, tensor.output_index
    return (tensor if tensor.requires_grad else None), 0


def key_of(tensor: Any, level: Any = None) -> Any:
    """Like edge_of, for a tensor whose gradient is asked for."""
    target, index = edge_of(tensor, level)
    if target is None:
        raise AutogradError(
            what=f"no gradient can be computed for a tensor of shape {tensor.shape}",
            why="it does not require grad: the tape did not record what was done with it",
            exists="tensors with x.requires_grad = True, and what is computed from them",
            fix="set x.requires_grad = True before the computation, or use core.func.grad",
        )
    return target, index


def reverse_order(roots: Any) -> list[Any]:
    """Every node that roots reach, each before the nodes that its gradients go to."""
    order, seen = [], set()
    stack = [(root, False) for root in roots]
    while stack:
        node, done = stack.pop()
        if done:
            order.append(node)
            continue
        if id(node) in seen:
            continue
        seen.add(id(node))
        stack.append((node, True))
        stack.extend(
            (t, False) for t, _ in node.edges if t is not None and not isinstance(t, Tensor)
        )
    return order[::-1]


# ---- one node ----------------------------------------------------------------------------------
def node_gradients(node: Any, received: dict[Any, Any]) -> list[Any]:
    """The gradient for each edge of a node, in the shape and dtype of its input."""
    op = node.op
    if op.vjp is None:
        raise no_vjp(op)
    node.check_saved()
    args, results = node.args, node.results
    needs, inputs = needed(op, args, node.edges)
    known = {p.name: value for p, value in zip(parameters(op), args)}
    known.update({f"like_{name}": value for name, value in known.items()})
    known.update(g=cotangent(node, received), needs=needs, results=results)
    known["result"] = results[0] if len(results) == 1 else results
    raw = call_rule(op.vjp, op, known)
    return [fit(op, g, x) for g, x in zip(flatten_gradients(op, args, raw), inputs, strict=True)]


def no_vjp(op: Any) -> AutogradError:
    """The error for an operator that cannot be differentiated in reverse."""
    reason = (getattr(op.definition, "reasons", None) or {}).get("vjp")
    return AutogradError(
        what=f"{op.name} has no vjp",
        why=reason or "differentiating needs the rule, and zeros would be silently wrong",
        exists="a jvp for forward mode" if getattr(op.definition, "jvp", None) else "no rule",
        fix="give it one, op.vjp = lambda g, ...: ..., or detach its argument: x.detach()",
    )


def cotangent(node: Any, received: dict[Any, Any]) -> Any:
    """The gradient of the operator's output; of several outputs a tuple, zeros where none came."""
    specs = node.output_specs
    if len(specs) == 1:
        return received[0]
    return tuple(received[i] if i in received else zeros(spec) for i, spec in enumerate(specs))


def zeros(spec: Any) -> Any:
    shape, dtype, device = spec
    if dtype not in _DIFFERENTIABLE:
        return None
    return _native.find_operator("core::full")(shape, 0, dtype=dtype, device=device)


_DIFFERENTIABLE = frozenset(
    (
        *(_native.float16, _native.bfloat16, _native.float32, _native.float64),
        *(_native.complex64, _native.complex128),
    )
)


def needed(op: Any, args: Any, edges: Any) -> Any:
    """For each tensor argument whether a gradient is wanted; and the values, edge by edge."""
    wanted = iter([target is not None for target, _ in edges])
    needs: list[Any] = []
    values: list[Any] = []
    for _, value in tensor_arguments(op, args):
        items = value if isinstance(value, (tuple, list)) else (value,)
        flags = [next(wanted) for _ in items]
        needs.append(flags if isinstance(value, (tuple, list)) else flags[0])
        values.extend(items)
    return tuple(needs), values


def flatten_gradients(op: Any, args: Any, raw: Any) -> list[Any]:
    """A vjp's return value as one gradient for each tensor among the arguments."""
    slots = tensor_arguments(op, args)
    given = (raw,) if len(slots) == 1 else raw
    if not isinstance(given, tuple) or len(given) != len(slots):
        raise AutogradError(
            what=f"the vjp of {op.name} returned {_count(raw)} for {len(slots)} tensor arguments",
            why="it returns one gradient, or None, for each argument where tensors may stand",
            exists=", ".join(param.name for param, _ in slots),
            fix="return a tuple of that length, in the schema's order",
        )
    found: list[Any] = []
    for (_, value), gradient in zip(slots, given):
        if isinstance(value, (list, tuple)):
            found.extend([None] * len(value) if gradient is None else gradient)
        else:
            found.append(gradient)
    return found


def _count(raw: Any) -> str:
    return f"{len(raw)} values" if isinstance(raw, (tuple, list)) else f"a {type(raw).__name__}"


def fit(op: Any, gradient: Any, x: Any) -> Any:
    """A gradient summed to the shape of x and cast to its dtype; None for what has none."""
    if gradient is None or not is_differentiable(x):
        return None
    if not isinstance(gradient, Tensor):
        raise AutogradError(
            what=f"the vjp of {op.name} returned a {type(gradient).__name__} for an argument",
            why="each argument where tensors may stand gets one gradient",
            exists="a tensor, or None for no gradient; bare if there is one such argument",
            fix="return tensors, in a tuple in the schema's order if there are several",
        )
    if gradient.shape != x.shape:
        gradient = sum_to(op, gradient, x.shape)
    if is_complex(gradient) and is_floating(x):
        gradient = gradient.real
    return gradient if gradient.dtype == x.dtype else gradient.astype(x.dtype)


def sum_to(op: Any, gradient: Any, shape: Any) -> Any:
    """Sums the axes along which a tensor of `shape` was broadcast."""
    extra = gradient.ndim - len(shape)
    sizes = (1,) * extra + tuple(shape)
    if extra < 0 or any(s not in (1, g) for s, g in zip(sizes, gradient.shape)):
        raise ShapeError(
            what=f"the vjp of {op.name} returned a gradient of shape {gradient.shape}",
            why=f"the argument it belongs to has shape {tuple(shape)}, which it does not cover",
            exists="gradients of the argument's shape, or of a shape that it broadcasts to",
            fix="mend the operator's vjp",
        )
    axes = [i for i, (s, g) in enumerate(zip(sizes, gradient.shape)) if i < extra or s != g]
    return gradient.sum(axis=axes, keepdims=True).reshape(tuple(shape))


# ---- entry points ------------------------------------------------------------------------------
def backward(
    tensor: Any, gradient: Any = None, *, retain_graph: Any = False, create_graph: Any = False
) -> None:
    """Adds the gradient of this tensor to `.grad` of every leaf it was computed from.

    gradient: d L / d tensor, of the tensor's shape; a tensor of one element may leave it out.
    retain_graph keeps what the tape saved for another pass; create_graph records the pass itself.

    With create_graph, a leaf's `.grad` has a history that leads back to the leaf: a cycle, which
    lives until `.grad` is set to None. `core.autograd.grad` makes none; prefer it there.

    >>> import core
    >>> x = core.asarray([1.0, 2.0]); x.requires_grad = True
    >>> (x * x).sum().backward()
    >>> x.grad.tolist()
    [2.0, 4.0]
    """
    if edge_of(tensor)[0] is None:
        raise key_error_for_backward(tensor)
    gradient = start(tensor, gradient)
    keep = retain_graph or create_graph
    run = Pass(keep=keep)
    with set_grad(create_graph):
        run.run([tensor], [gradient])
        for leaf, total in run.leaves.values():
            total = total if create_graph else total.clone()
            leaf.grad = total if leaf.grad is None else leaf.grad + total


def key_error_for_backward(tensor: Any) -> Any:
    return AutogradError(
        what=f"backward() was called on a tensor of shape {tensor.shape} that has no history",
        why="nothing it was computed from requires grad, or it was made under core.no_grad",
        exists="tensors computed from x after x.requires_grad = True",
        fix="set requires_grad on an input before computing",
    )


def start(tensor: Any, gradient: Any) -> Any:
    """The gradient that a pass begins with."""
    if gradient is None:
        if tensor.size != 1 or not is_floating(tensor):
            raise AutogradError(
                what=f"no gradient was given for a {tensor.dtype} tensor of shape {tensor.shape}",
                why="only for one real number there is an obvious one, 1.0",
                exists="real tensors of one element",
                fix="pass the gradient, or reduce to one number first: x.sum().backward()",
            )
        return tensor.detach() * 0 + 1
    if gradient.shape != tensor.shape:
        raise ShapeError(
            what=f"a gradient of shape {gradient.shape} for a tensor of shape {tensor.shape}",
            why="the gradient has one number for each of the tensor's",
            exists=f"gradients of shape {tensor.shape}",
            fix="pass a gradient of the tensor's shape",
        )
    return gradient if gradient.dtype == tensor.dtype else gradient.astype(tensor.dtype)


def grad(
    outputs: Any,
    inputs: Any,
    grad_outputs: Any = None,
    *,
    create_graph: Any = False,
    retain_graph: Any = None,
    allow_unused: Any = False,
) -> Any:
    """The gradients of outputs with respect to inputs, as a tuple; `.grad` is left alone.

    outputs and inputs: a tensor or a sequence of tensors. An input that outputs do not depend on is
    an error, or None with allow_unused.

    >>> import core
    >>> x = core.asarray(3.0); x.requires_grad = True
    >>> (slope,) = core.autograd.grad(x * x, x, create_graph=True)
    >>> float(core.autograd.grad(slope, x)[0])
    2.0
    """
    outputs, inputs = as_tuple(outputs), as_tuple(inputs)
    given = (None,) * len(outputs) if grad_outputs is None else as_tuple(grad_outputs)
    keep = create_graph if retain_graph is None else retain_graph
    run = Pass(inputs, keep=keep)
    starts = [start(out, g) for out, g in zip(outputs, given, strict=True)]
    with set_grad(create_graph):
        run.run(outputs, starts)
    found = tuple(run.result_for(key) for key in run.inputs or ())
    if not allow_unused and any(g is None for g in found):
        raise AutogradError(
            what=f"input {[g is None for g in found].index(True)} was not used for the outputs",
            why="its gradient is zero everywhere, which more often is a mistake than a wish",
            exists="inputs that the outputs were computed from",
            fix="check the input, or pass allow_unused=True to get None for it",
        )
    return found


def as_tuple(value: Any) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, (tuple, list)) else (value,)


def level_gradients(level: Any, outputs: Any, gradients: Any, inputs: Any) -> Any:
    """The reverse pass of one transform level: unwrapped gradients, None where nothing arrived."""
    run = Pass(inputs, level=level, keep=True)
    run.run(outputs, gradients)
    return [run.result_for(key) for key in run.inputs or ()]
