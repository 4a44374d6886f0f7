"""`define`: defines an operator, with all that is derived from its definition.

The native operator, its NumPy reference kernel, its derivatives and batching rule, the in-place
form, the methods and number slots of Tensor, documentation, tests and type stubs come from here.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from core._native import Tensor, define_operator, set_dunder
from core.bodies.definition import Body, Definition
from core.errors import SchemaError
from core.operators.definition import catalogue
from core.operators.definition.equip import documentation, equip
from core.operators.definition.reference import of_rows
from core.schema import parameters

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import FrameType

    from core._native import Operator
    from core.type_aliases import Operand

    Function = Callable[..., Any]

# Symbols that have an in-place form, and with it a slot: `x += y` writes to x.
BINARY_SLOTS = (
    "__add__", "__sub__", "__mul__", "__truediv__", "__floordiv__", "__mod__", "__pow__",
    "__and__", "__or__", "__xor__", "__lshift__", "__rshift__",
)  # fmt: skip
# The native rules to which a 0-d tensor is a row of one element (wrap_row_axis in csrc).
_ROW_RULES = (
    "any", "argminmax", "argsort", "count", "mean", "mean_real", "minmax", "sort", "sum",
    "variance",
)  # fmt: skip
_REASONS = ("vjp", "jvp", "batch", "reference", "samples")


def define(
    schema: str,
    *,
    rule: str | None = None,
    view: str | None = None,
    fake: Function | None = None,
    body: Body | Function | None = None,
    reference: Function | None = None,
    decomposition: Function | None = None,
    vjp: Function | None = None,
    saved_for: Mapping[str, str] | None = None,
    jvp: Function | str | None = None,
    batch: Function | str | None = None,
    write_back: Function | str | None = None,
    inplace: bool | str = False,
    dunder: Sequence[str] = (),
    method: str | None = None,
    attribute: str | None = None,
    public: bool = True,
    samples: Function | None = None,
    errors: Function | None = None,
    dtypes: str = "float",
    tags: Sequence[str] = (),
    doc: str = "",
    **reasons: str,
) -> Operator:
    """Defines an operator and returns it: a callable handle.

    schema: "core::add(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor".
    rule, view, fake: the shape and dtype rule: the name of a native one, the name of a native view
        rule, or a function of the arguments that makes tensors of the right shape and dtype.
    body: the operator in the loop IR, from which devices' kernels come. Of an elementwise operator
        fn(*values) -> value, for one element; of others fn(builder, out, *arguments), where tensors
        are arrays, and several outputs a tuple. NotImplemented leaves a call to other providers.
        Arguments other than tensors are constants of the program. The decorator `bodies.declares`
        changes that. specialization_keys={name: fn}: the body receives fn(argument) instead, so
        that lists of sizes do not make a program each. runtime_args=(name, ...): the body receives
        these ints as index values at run time. constant={name: (dimension, ...)}: sizes of a tensor
        that are constants, too. on_cpu=False: only for devices; the cpu has a faster way.
        parts=fn(arguments, outputs): the pieces that a call is cut into.
        copies_first=fn(arguments) -> bool: its first kernel copies the first argument to the output
        and does nothing else, and no later one reads that argument; the in-place form then works in
        that argument's memory, and leaves the copy out.
        index_dependent=(name, ...): each element of the result is made of its index, and of
        elements of tensors at that index; these arguments are sizes, of which it reads nothing.
        declines=fn(arguments) -> bool: calls that are left to the decomposition.
        row: the body's row form (core/operators/definition/rowwise.py), which the compiler puts
        together with others.
    reference: fn(numpy, *arguments as ndarrays and numbers) -> ndarray; the slowest kernel, and the
        truth that others are compared with.
    decomposition: fn(*arguments) in terms of other operators.
    vjp: its parameter names select its inputs: `g`, the gradient of the result (for several results
        a tuple of them), any argument, `like_<argument>` (its shape, dtype and device only, so that
        it need not be kept), `result` or `results`, `needs` (which gradients are wanted).
        It returns one gradient for each argument where tensors may stand, None for no gradient; a
        bare one if there is only one such argument. Broadcasting is undone by the engine.
    saved_for: {argument or "result": argument}: values that vjp reads only for the gradient of
        another argument; they are not kept where that gradient is not wanted.
    jvp: a function whose parameters may also be `t_<argument>`, tangents with zeros filled in; or
        "linear": the operator applied to the tangents.
    batch: "pointwise", "reduction", "loop", a rule of core.transforms.batching, or
        fn(args, dims) -> (outputs, dims).
    write_back: of a view: the name of the operator, or fn(parent, new, *arguments), that gives the
        parent's value when the view is overwritten.
    inplace: derives `name_`, which writes the result to the first argument; a str names its method.
    dunder, method, attribute: number slots, method and property of Tensor. public: whether
        `core.<name>` is the operator.
    samples, errors: fn(maker) -> calls that must work, calls that must fail; see core.testing.
    dtypes: which dtypes samples are drawn in, a key of core.testing.samples.GROUPS.
    tags: among them "pointwise": in graphs its decomposition fuses, whatever kernels it has;
        "refuses": it raises for values of its operands, and is kept where nothing reads its result.
    no_vjp, no_jvp, no_batch, no_reference, no_samples: why that field is missing.
    """
    if rule in _ROW_RULES and reference is not None:
        reference = of_rows(reference)
    caller = _statement(sys._getframe(1))
    file, line = caller.f_code.co_filename, caller.f_lineno
    op = define_operator(schema, rule=rule, view=view, file=file, line=line)
    definition = Definition(
        op=op,
        name=op.name,
        family=caller.f_globals["__name__"].rsplit(".", 1)[-1],
        doc=_flush(doc),
        rule=rule,
        view=view,
        fake=fake,
        body=_body(op, body),
        reference=reference,
        decomposition=decomposition,
        vjp=vjp,
        saved_for=saved_for or {},
        jvp=jvp,
        batch=batch,
        write_back=write_back,
        dunder=tuple(dunder),
        method=method,
        attribute=attribute,
        public=public,
        samples=samples,
        errors=errors,
        dtypes=dtypes,
        tags=tuple(tags),
        reasons=_read_reasons(op, reasons),
        file=file,
        line=line,
    )
    equip(op, definition)
    _attach(op, definition)
    if inplace:
        written = define_inplace(op, definition, inplace if isinstance(inplace, str) else None)
        definition.inplace = written
        catalogue.add(written.definition)
    catalogue.add(definition)
    return op


def _body(op: Operator, body: Body | Function | None) -> Body | None:
    if body is None or isinstance(body, Body):
        return body
    if callable(body):
        return Body(build=body)
    raise SchemaError(
        what=f"the body of {op.name} is {body!r}",
        why="it is called to build the operator's program in the loop IR",
        exists="functions of values for elementwise rules, of a builder for others",
        fix="pass a function: body=lambda x: x + 1",
    )


def _statement(frame: FrameType) -> FrameType:
    """The caller in a family: the first frame that is not a helper of families."""
    while frame.f_back and frame.f_back.f_globals.get("__name__", "").startswith("core.operators."):
        frame = frame.f_back
    return frame


def _read_reasons(op: Operator, reasons: Mapping[str, str]) -> dict[str, str]:
    unknown = [name for name in reasons if name.removeprefix("no_") not in _REASONS]
    if unknown:
        raise SchemaError(
            what=f"define got the unexpected argument {unknown[0]} for {op.name}",
            why="it is neither a field of a definition nor a reason for a missing one",
            exists=", ".join(f"no_{name}" for name in _REASONS),
            fix="see core.operators.definition.define.define for the fields",
        )
    return {name.removeprefix("no_"): reason for name, reason in reasons.items()}


def _flush(doc: str) -> str:
    """The text without the indentation that its lines but the first have in common."""
    first, *rest = doc.strip().splitlines() or [""]
    if not rest:
        return first
    margin = min((len(line) - len(line.lstrip()) for line in rest if line.strip()), default=0)
    return "\n".join([first, *(line[margin:] for line in rest)])


def _attach(op: Operator, definition: Definition) -> None:
    """Gives Tensor the operator's method, property and number slots."""
    if definition.method:
        setattr(Tensor, definition.method, op)
    if definition.attribute:
        setattr(Tensor, definition.attribute, property(op, _writer(op), doc=definition.doc))
    for name in definition.dunder:
        set_dunder(name, op)


def _writer(view: Operator) -> Callable[[Tensor, Operand], None]:
    """What an assignment to an attribute that is a view does: it writes through the view."""

    def write(x: Tensor, value: Operand) -> None:
        view(x)[...] = value

    return write


def define_inplace(
    op: Operator, definition: Definition, method: str | None = None, replace: bool = False
) -> Operator:
    """The form that writes to its first argument, served by the same kernels."""
    first = parameters(op)[0]
    head, _, tail = op.schema.partition("(")
    tail = tail.removeprefix(f"{first.type} {first.name}").rpartition(" -> ")[0]
    schema = f"{head}_(Tensor(a!) {first.name}{tail} -> Tensor(a!)"
    written = define_operator(
        schema, inplace_of=op, file=definition.file, line=definition.line, replace=replace
    )
    summary = f"Writes {op.name} of the arguments to {first.name}, and returns it."
    derived = Definition(
        op=written,
        name=written.name,
        family=definition.family,
        doc=summary,
        functional=op,
        samples=definition.samples,
        dtypes=definition.dtypes,
        public=False,
        method=method or (f"{definition.method}_" if definition.method else None),
        dunder=tuple(f"__i{name[2:]}" for name in definition.dunder if name in BINARY_SLOTS),
        tags=("in-place",),
        file=definition.file,
        line=definition.line,
        reasons=dict.fromkeys(_REASONS, f"derived from {op.name}"),
    )
    written.definition = derived
    written.doc = documentation(derived)
    _attach(written, derived)
    return written
