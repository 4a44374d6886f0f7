"""What a program does, as it can be seen from outside: to be compared between libraries."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import numpy as np

# Kinds of errors: what core and PyTorch say in them. The first that fits is the kind.
KINDS = (
    ("leaf written", r"leaf .*in.?place|leaf that requires grad|is a leaf|view of a leaf"),
    ("saved written", r"modified by an inplace|was written in place"),
    ("freed", r"second time|freed"),
    ("several views", r"returns multiple views|several views|one of several"),
    ("view without history", r"created in no_grad mode|made under no_grad|inference"),
    ("no history", r"does not require grad|has no history|no grad_fn|nothing requires"),
    ("unused", r"not have been used in the graph|was not used"),
    ("overlap", r"single memory location|overlap|share memory|broadcast to .* was written"),
    ("view", r"view size is not compatible|cannot be viewed"),
    ("flags of a leaf", r"flags of leaf variables"),
    ("random in vmap", r"random\w* .*vmap|vmap: called random"),
    ("mutated capture", r"mutat\w* .*captured|captured|from outside the transform"),
)


def kind_of(error: BaseException) -> str:
    """What an error is about; "" if the table does not say."""
    text = str(error)
    return next((kind for kind, pattern in KINDS if re.search(pattern, text, re.I | re.S)), "")


@dataclass
class Outcome:
    """What was seen of one call.

    tensors: name -> what is compared of each result, argument and gradient; error: what was raised
    and where. memory: for each result the arguments and results whose memory it shares.
    """

    tensors: dict[str, Any] = field(default_factory=dict)
    memory: tuple[Any, ...] = ()
    error: BaseException | None = None
    stage: str = ""
    source: str = ""


@dataclass
class Seen:
    """A tensor's values and what is said of it."""

    values: Any
    about: tuple[Any, ...]


def seen(tensor: Any) -> Any:
    """A tensor as it is compared; anything else as it prints."""
    if not hasattr(tensor, "requires_grad"):
        return repr(tensor)
    shape = tuple(int(n) for n in tensor.shape)
    about = str(tensor.dtype).rpartition(".")[2], shape, bool(tensor.requires_grad)
    try:
        return Seen(np.array(tensor.detach().tolist(), dtype="float64"), about)
    except RuntimeError as error:  # a tensor of a transform has leaked
        return f"cannot be read: {error}"


def storage_of(tensor: Any) -> Any:
    """What is equal for tensors over the same memory."""
    if hasattr(tensor, "storage_id"):
        return tensor.storage_id
    if hasattr(tensor, "untyped_storage"):
        return tensor.untyped_storage().data_ptr()
    return id(tensor)


def memory_of(tensors: list[Any]) -> tuple[Any, ...]:
    """For each tensor the first one over the same memory, and the first one that is the same."""
    places = [storage_of(t) if _size(t) else id(t) for t in tensors]
    objects = [id(t) for t in tensors]
    return tuple((places.index(p), objects.index(o)) for p, o in zip(places, objects, strict=True))


def _size(tensor: Any) -> int:
    total = 1
    for size in getattr(tensor, "shape", ()):
        total *= int(size)
    return total


# ---- comparing ---------------------------------------------------------------------------------
def difference(is_: Outcome, expected: Outcome, tolerance: float) -> str:
    """The first difference that matters, "" where there is none."""
    if (is_.error is None) != (expected.error is None):
        return f"{_told(is_)}, expected: {_told(expected)}"
    if is_.error is not None and expected.error is not None:
        kinds = kind_of(is_.error), kind_of(expected.error)
        if is_.stage != expected.stage or (all(kinds) and kinds[0] != kinds[1]):
            return f"{_told(is_)}, expected: {_told(expected)}"
    for name, value in expected.tensors.items():
        if expected.error is not None and name.startswith("gradient"):
            continue  # which of them came before the error is not said
        reason = _differs(is_.tensors.get(name), value, tolerance)
        if reason:
            return f"{name}: {reason}"
    if is_.error is None and is_.memory != expected.memory:
        return f"memory: {is_.memory}, expected {expected.memory}"
    return ""


def _told(outcome: Outcome) -> str:
    if outcome.error is None:
        return "no error"
    first = (str(outcome.error).strip().splitlines() or [""])[0]
    return f"{type(outcome.error).__name__} in {outcome.stage}: {first}"


def _differs(is_: Any, expected: Any, tolerance: float) -> str:
    if not isinstance(is_, Seen) or not isinstance(expected, Seen):
        same = type(is_) is type(expected) and is_ == expected
        return "" if same else f"{is_!r}, expected {expected!r}"
    if is_.about != expected.about:
        return f"(dtype, shape, requires_grad) {is_.about}, expected {expected.about}"
    if close(is_.values, expected.values, tolerance):
        return ""
    return f"{is_.values.tolist()}, expected {expected.values.tolist()}"


def close(is_: Any, expected: Any, tolerance: float) -> bool:
    """Whether values agree; relative to the greatest of them, for sums cancel."""
    if np.array_equal(is_, expected, equal_nan=True):
        return True
    finite = np.isfinite(expected)
    if not np.array_equal(finite, np.isfinite(is_)):
        return False
    if not np.array_equal(is_[~finite], expected[~finite], equal_nan=True):
        return False
    scale = 1.0 + np.abs(expected[finite]).max(initial=0.0)
    return bool(np.abs(is_ - expected)[finite].max(initial=0.0) <= tolerance * scale)
