"""Where core differs from PyTorch on purpose, or may: such differences of a program are counted and
are no failures."""

from __future__ import annotations

import re
from collections.abc import Callable

from fuzz_outcomes import Outcome, Seen, close, kind_of


def departure(is_: Outcome, expected: Outcome) -> str:
    """The name of what explains a difference between core (is_) and PyTorch; "" if nothing does."""
    return next((name for name, explains in DEPARTURES if explains(is_, expected)), "")


def _inside_transform(outcome: Outcome) -> bool:
    """Whether the error was raised in a function that is transformed (f1, f2, ...)."""
    trace = None if outcome.error is None else outcome.error.__traceback__
    while trace is not None:
        name = trace.tb_frame.f_code.co_name
        if name[0] == "f" and name[1:].isdecimal():
            return True
        trace = trace.tb_next
    return False


def _of_garbage(outcome: Outcome) -> bool:
    """Sizes of a view of what is expanded, in PyTorch's vmap, are now and then any numbers."""
    texts = "expanded size of the tensor", "number of sizes provided", "allocate memory"
    return _raised(outcome, *texts) or isinstance(outcome.error, MemoryError)


def _raised(outcome: Outcome, *texts: str) -> bool:
    return outcome.error is not None and any(t in str(outcome.error) for t in texts)


def _only_expected(explains: Callable[[Outcome], bool]) -> Callable[[Outcome, Outcome], bool]:
    """PyTorch raises, core does not or later."""
    return lambda is_, expected: expected.error is not None and explains(expected)


def _leaf_of_transform(outcome: Outcome) -> bool:
    refused = outcome.error is not None and kind_of(outcome.error) == "leaf written"
    return refused and (_inside_transform(outcome) or _traced(outcome))


def _traced(outcome: Outcome) -> bool:
    """Whether the error was raised where PyTorch's linearize, or what it returns, runs a function
    again."""
    trace = None if outcome.error is None else outcome.error.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_name not in ("linearize", "jvp_fn"):
        trace = trace.tb_next
    return trace is not None


def _saved_written(is_: Outcome, expected: Outcome) -> bool:
    """PyTorch keeps the history of what was overwritten whole, core lets it go: it refuses nothing,
    or another operator's value in a later pass, or what an earlier pass has freed."""
    if expected.error is None or kind_of(expected.error) != "saved written":
        return False
    if is_.error is None or _raised(is_, " are gone"):
        return True
    kind, name = kind_of(is_.error), re.search(r"core::(\w+):", str(is_.error))
    other = re.search(r"is output \d+ of ([A-Za-z]+)", str(expected.error))
    if kind != "saved written" or name is None or other is None or is_.stage == expected.stage:
        return False
    return other[1].lower().removesuffix("backward") != name[1].replace("_", "")


def _set_on_base(is_: Outcome, expected: Outcome) -> bool:
    """Some tensor requires grad in PyTorch alone, and all values agree: there a view made before
    its base's requires_grad_() does, and gives the base a gradient only if it was written since."""
    if ".requires_grad_()" not in expected.source or kind_of_error(is_) != kind_of_error(expected):
        return False
    if (is_.error is None) != (expected.error is None) or is_.memory != expected.memory:
        return False
    names = [n for n in {*is_.tensors, *expected.tensors} if not n.startswith("gradient")]
    pairs = [(is_.tensors.get(n), expected.tensors.get(n)) for n in names]
    seen = [(i, e) for i, e in pairs if isinstance(i, Seen) and isinstance(e, Seen)]
    flags = [(i.about[2], e.about[2]) for i, e in seen]
    alike = all(_alike(_recorded(i), _recorded(e)) for i, e in seen)
    return (
        len(seen) == len(pairs) and alike and (False, True) in flags and (True, False) not in flags
    )


def _recorded(tensor: Seen) -> Seen:
    return Seen(tensor.values, (*tensor.about[:2], True))


def _without_history(is_: Outcome, expected: Outcome) -> bool:
    """backward() of a view made under no_grad, or before requires_grad_() of its base: core says
    that nothing is recorded, PyTorch computes no gradient and says nothing."""
    source = expected.source
    says = _raised(is_, "that has no history", "no gradient can be computed for a Tensor")
    return says and ("no_grad" in source or ".requires_grad_()" in source)


def _two_reasons(is_: Outcome, expected: Outcome) -> bool:
    """Both refuse a write to a view of a leaf which is one of several, or was made under no_grad:
    for the one reason or for the other."""
    if is_.error is None or expected.error is None or is_.stage != expected.stage:
        return False
    views = "several views", "view without history"
    return kind_of(is_.error) == "leaf written" and kind_of(expected.error) in views


def _one_sided(is_: Outcome, expected: Outcome) -> list[tuple[bool, Seen]]:
    """The gradients that one has, and whether it is core; [] if anything else differs."""
    if is_.error is not None or expected.error is not None:
        return []
    gradients = []
    for name, value in expected.tensors.items():
        pair = is_.tensors.get(name), value
        tensors = [t for t in pair if isinstance(t, Seen)]
        if len(tensors) == 2 and not _alike(*tensors):
            return []
        if len(tensors) == 1 and not name.startswith("gradient"):
            return []
        if len(tensors) == 1:
            gradients.append((tensors[0] is pair[0], tensors[0]))
    return gradients


def _none_for_zeros(is_: Outcome, expected: Outcome) -> bool:
    """The gradient of what was overwritten is None in core, zeros in PyTorch, or the reverse."""
    gradients = _one_sided(is_, expected)
    return bool(gradients) and not any(t.values.any() for _, t in gradients)


def _leaf_of_view(is_: Outcome, expected: Outcome) -> bool:
    """In PyTorch alone the base of a view has a gradient, where both came to require grad after the
    view was made; in core alone a view has one whose detach() was written: PyTorch makes a new node
    for it, which is no leaf."""
    gradients, source = _one_sided(is_, expected), expected.source
    both = source.count(".requires_grad_()") > 1
    return bool(gradients) and all(".detach()" in source if ours else both for ours, _ in gradients)


def _one_object(is_: Outcome, expected: Outcome) -> bool:
    """flatten() and ravel() of one dimension are new views in core, PyTorch returns its operand:
    which is a leaf then, where the result was made one."""
    if _became_leaf(is_, expected):
        return re.search(r"\.(flatten|ravel)\(", expected.source) is not None
    if is_.error is not None or expected.error is not None:
        return False
    memory = [[place for place, _ in outcome.memory] for outcome in (is_, expected)]
    alike = all(_alike(t, e) for (_, t), (_, e) in zip(_seen_of(is_), _seen_of(expected)))
    shapes = re.search(r"\.(flatten|ravel)\(", expected.source) is not None
    return (
        shapes
        and memory[0] == memory[1]
        and is_.tensors.keys() == expected.tensors.keys()
        and alike
    )


def _became_leaf(is_: Outcome, expected: Outcome) -> bool:
    """A tensor that requires_grad_() made a leaf is written to; in core it is none, and a later
    pass may fail for something else."""
    written = kind_of_error(expected) == "leaf written" and ".requires_grad_()" in expected.source
    return written and (is_.error is None or is_.stage != expected.stage)


def _no_grad(outcome: Outcome) -> bool:
    return "no_grad" in outcome.source and "c.func." in outcome.source


def _only_recorded(is_: Outcome, expected: Outcome) -> bool:
    """Only whether results require grad differs, in PyTorch a view made under no_grad does."""
    if "no_grad" not in expected.source and "c.func." not in expected.source:
        return False
    without = {n: Seen(t.values, (*t.about[:2], False)) for n, t in _seen_of(is_)}
    wanted = {n: Seen(t.values, (*t.about[:2], False)) for n, t in _seen_of(expected)}
    names = [n for n in {*without, *wanted} if not n.startswith("gradient")]
    return all(n in without and n in wanted and _alike(without[n], wanted[n]) for n in names)


def _seen_of(outcome: Outcome) -> list[tuple[str, Seen]]:
    return [(name, t) for name, t in outcome.tensors.items() if isinstance(t, Seen)]


def _alike(is_: Seen, expected: Seen) -> bool:
    return is_.about == expected.about and close(is_.values, expected.values, 1e-3)


def _forward(source: str) -> bool:
    """Whether a program has a transform of forward mode."""
    return any(f in source for f in ("func.jvp", "func.linearize", "func.jacfwd"))


def kind_of_error(outcome: Outcome) -> str:
    """The kind of an outcome's error, "" where there is none."""
    return kind_of(outcome.error) if outcome.error is not None else ""


def _promoted(is_: Outcome, expected: Outcome) -> bool:
    """PyTorch's tangents of tensors without dimensions become float64 beside numbers."""
    if not _forward(expected.source):
        return False
    pairs = [(is_.tensors.get(name), value) for name, value in expected.tensors.items()]
    both = [(i, e) for i, e in pairs if isinstance(i, Seen) and isinstance(e, Seen)]
    return any((i.about[0], e.about[0]) == ("float32", "float64") for i, e in both)


def _view_of_view(is_: Outcome, expected: Outcome) -> bool:
    """A gradient with respect to an argument that is a view, of a view of it that was written: in
    core it is made from that argument again, in PyTorch from what both are views of."""
    of_argument = re.search(r"autograd\.grad\(.*, \[[abw]\]", expected.source)
    return is_.error is None and kind_of_error(expected) == "unused" and of_argument is not None


_WRITES_WHOLE = r"\.(zero|fill|copy)_\(|\[\.\.\.\] = "
_WRITES_OWN_VIEW = r"(\w+)\.(mT\.copy_|diagonal\(\)\.add_|transpose\(0, -1\)\[0\]\.copy_)\(\1\)"

DEPARTURES: tuple[tuple[str, Callable[[Outcome, Outcome], bool]], ...] = (
    (
        "PyTorch's result cannot be read",
        lambda _, e: any(isinstance(v, str) and "cannot be read" in v for v in e.tensors.values()),
    ),
    (
        "PyTorch's transforms cannot do it",
        _only_expected(
            lambda e: _raised(
                e,
                "ZeroTensor",
                "data pointer",
                "Nested forward mode",
                "vmap: ",
                "Batching rule not",
            )
        ),
    ),
    (
        "PyTorch's vmap reads uninitialized sizes",
        _only_expected(lambda e: "func.vmap" in e.source and _of_garbage(e)),
    ),
    (
        "PyTorch refuses writes to what a function captures",
        _only_expected(lambda e: _raised(e, "mutate a captured Tensor")),
    ),
    (
        "PyTorch refuses operands that overlap, core makes a copy",
        _only_expected(lambda e: _raised(e, "refer to a single memory location")),
    ),
    (
        "PyTorch's tangents of expanded tensors are written to",
        _only_expected(
            lambda e: _raised(e, "refers to a single memory location") and _forward(e.source)
        ),
    ),
    (
        "PyTorch lets a view that requires grad become part of the graph and raises in backward()",
        _only_expected(lambda e: _raised(e, "leaf variable has been moved")),
    ),
    (
        "a view of a leaf that is also one of several, or made under no_grad, is refused as one",
        _two_reasons,
    ),
    ("a view made before requires_grad_() of its base requires no grad in core", _set_on_base),
    ("a view that became a leaf has the gradient, or what it is a view of", _leaf_of_view),
    ("backward() of a view that was not recorded is refused in core", _without_history),
    ("a view of a view follows a write through that view in core", _view_of_view),
    (
        "core's prod reads its operand where PyTorch's reads its result",
        _only_expected(lambda e: _raised(e, "of Prod") and kind_of_error(e) == "saved written"),
    ),
    (
        "core refuses transformed values in memory from outside the transform",
        lambda i, _: _raised(i, "from outside the transform"),
    ),
    (
        "a result of a transform is one of several views in PyTorch",
        _only_expected(lambda e: "c.func" in e.source and _raised(e, "returns multiple views")),
    ),
    (
        "PyTorch cannot read one of several views whose base was written",
        _only_expected(lambda e: _raised(e, "its base or another view of its base")),
    ),
    (
        "which results lie row by row",
        lambda i, e: "view" in [kind_of(o.error) for o in (i, e) if o.error is not None],
    ),
    (
        "core's transforms let more be written than PyTorch's",
        _only_expected(_leaf_of_transform),
    ),
    (
        "PyTorch refuses in a transform what core does",
        lambda i, e: i.error is None and (_inside_transform(e) or "func.linearize" in e.source),
    ),
    (
        "PyTorch refuses one of several views, or one made under no_grad, core follows the write",
        lambda i, e: (
            _raised(e, "multiple views", "created in no_grad")
            and (i.error is None or i.stage != e.stage)
        ),
    ),
    (
        "open: core's linearize refuses writes to what its derivative reads",
        lambda i, e: "func.linearize" in e.source and _raised(i, "was written in place"),
    ),
    (
        "open: core's linearize takes what is computed under no_grad for constant",
        lambda i, e: (
            ("func.linearize" in e.source and "no_grad" in e.source)
            and kind_of_error(i) == kind_of_error(e)
        ),
    ),
    ("what is overwritten whole loses its history in core", _saved_written),
    (
        "a gradient with respect to what was overwritten whole: unused in core, zeros in PyTorch",
        lambda i, e: (
            _raised(i, "was not used for the outputs")
            and kind_of_error(e) in ("", "saved written")
            and re.search(_WRITES_WHOLE, e.source) is not None
        ),
    ),
    (
        "formulas of core read a result, or all operands, where PyTorch's do not",
        lambda i, e: _raised(
            i,
            *(
                f"core::{op}{text}"
                for op in ("divide", "abs", "lerp")
                for text in (": ", " are gone")
            ),
        ),
    ),
    (
        "PyTorch reads what it writes where they overlap, core makes a copy",
        lambda _, e: re.search(_WRITES_OWN_VIEW, e.source) is not None,
    ),
    ("None for a gradient of zeros", _none_for_zeros),
    ("flatten() and ravel() of one dimension are new views in core", _one_object),
    (
        "core keeps nothing that a second backward pass would miss",
        lambda i, e: (
            kind_of_error(e) == "freed"
            and (i.error is None or (kind_of(i.error) == "freed" and i.stage != e.stage))
        ),
    ),
    (
        "core converts the operands of lerp",
        lambda i, e: _raised(e, "expected dtype") and (i.error is None or i.stage != e.stage),
    ),
    (
        "core records a transform's calls on tensors from outside it, PyTorch as outside of it",
        lambda i, e: kind_of_error(i) == "leaf written" and e.error is None and _no_grad(e),
    ),
    (
        "PyTorch asks more of what is made under no_grad in a transform",
        _only_expected(lambda e: _raised(e, "element 0 of tensors does not") and _no_grad(e)),
    ),
    (
        "constants of a transform require grad in core where its arguments do",
        lambda i, e: (
            "c.func" in e.source
            and (_raised(e, "Tensors does not require grad") or _became_leaf(i, e))
        ),
    ),
    ("what is made under no_grad, or by a transform, requires grad", _only_recorded),
    ("PyTorch's tangents without dimensions become float64", _promoted),
    ("PyTorch fills expanded tensors with a number", lambda i, _: kind_of_error(i) == "overlap"),
)


def of_compiled(is_: Outcome, expected: Outcome) -> str:
    """The same for a compiled program (is_) beside core call by call."""
    if expected.error is not None and kind_of(expected.error) == "saved written":
        return "compiled, what was written is not what was saved"
    if is_.error is None and _raised(expected, " are gone"):
        return "compiled, a graph that has saved nothing may be passed again"
    if _raised(is_, "an input of a compiled graph was written") and "create_graph" in is_.source:
        return "open: compiled, a derivative that is recorded is computed from inputs again"
    return ""
