"""Every error that core raises: a base class with four parts, and a subclass per kind of mistake.

The lowest module of the package: it imports nothing of core, and all others raise its errors.
Native code reaches it through `from_native`. The four parts answer, in this order: what
happened, why it is an error, what exists instead, and what to do about it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


class CoreError(Exception):
    """Base of all errors of core; `str()` of it renders the four parts, one a line.

    Args:
        what: what happened, naming the object and the value at fault.
        why: the rule that it broke.
        exists: the accepted values, or the existing ones.
        fix: what to do, as something that can be typed where possible.
    """

    what: str
    why: str
    exists: str
    fix: str

    def __init__(self, *, what: str, why: str, exists: str, fix: str) -> None:
        super().__init__(what, why, exists, fix)
        self.what = what
        self.why = why
        self.exists = exists
        self.fix = fix

    def __str__(self) -> str:
        return f"{self.what}\n  why: {self.why}\n  exists: {self.exists}\n  fix: {self.fix}"

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.what, self.why, self.exists, self.fix), self.__dict__


class ArgumentError(CoreError, TypeError):
    """A call has too many, too few, misnamed or mistyped arguments."""


class DtypeError(CoreError, TypeError):
    """A dtype is unknown, or is not one that the operation accepts."""


class ShapeError(CoreError, ValueError):
    """Shapes, strides or sizes do not fit together."""


class IndexRangeError(CoreError, IndexError):
    """A dimension or an index is out of range."""


class DeviceError(CoreError, RuntimeError):
    """A device is unknown, cannot be used here, or tensors of two devices meet in one call."""


class OutOfMemoryError(CoreError, MemoryError):
    """A device has no room for an allocation; its runtime's own error is the cause."""


class MemoryAccessError(CoreError, RuntimeError):
    """The host tried to read memory that it cannot: a device's, a fake tensor's, a wrapper's."""


class DtypeAttributeError(DtypeError, AttributeError):
    """An attribute that tensors of this dtype do not have: `hasattr` is False."""


class ShapeAttributeError(ShapeError, AttributeError):
    """An attribute that tensors of this shape do not have: `hasattr` is False."""


class MemoryAttributeError(MemoryAccessError, AttributeError):
    """An attribute that tensors without memory do not have: `hasattr` is False."""


class ExportError(CoreError, BufferError):
    """A tensor cannot be exported or imported: DLPack, the buffer protocol, `__array__`."""


class CopyError(ExportError, ValueError):
    """copy=False was passed, and a copy is needed.

    The Array API has a BufferError for it in `__dlpack__`, and a ValueError in `from_dlpack`.
    """


class RangeError(CoreError, OverflowError):
    """A number does not fit its dtype, or a size does not fit 64 bits."""


class SchemaError(CoreError, ValueError):
    """The text of a schema does not parse, or contradicts itself."""


class RegistrationError(CoreError, ValueError):
    """An operator, kernel or setting was registered twice, or in a way that cannot work."""


class KernelError(CoreError, RuntimeError):
    """A kernel misbehaved: wrong count, shape, dtype or device, or it reported an error."""


class MissingKernelError(CoreError, NotImplementedError):
    """No kernel of an operator serves this device and these dtypes."""


class FallbackError(CoreError, RuntimeError):
    """A fallback to the CPU would be needed, and the policy is `error`."""


class AutogradError(CoreError, RuntimeError):
    """A gradient cannot be computed: no derivative, a saved tensor was written, ..."""


class PluginError(CoreError, RuntimeError):
    """A backend's package does not follow the hook specifications."""


class BackendUnavailableError(PluginError):
    """A backend is installed, but reports that it cannot work on this machine."""


class BackendBrokenError(PluginError):
    """A backend failed to import, to answer a hook, or to open; its own error is the cause."""


class MissingPackageError(CoreError, ImportError):
    """A part of core needs another library, which is not installed, or cannot be imported."""


class ConfigError(CoreError, ValueError):
    """A setting, or a name in one, has a value that it does not accept."""


class BuildError(CoreError, RuntimeError):
    """A kernel could not be built from its source."""


class ToolchainError(BuildError):
    """There is no compiler, or the one that a setting names cannot be used."""


class DataDependentError(CoreError, RuntimeError):
    """A result's size depends on data that a fake tensor does not have."""


class ReadOnlyError(CoreError, ValueError):
    """A write to memory that its owner declared read-only."""


class IRError(CoreError, ValueError):
    """A program of the loop IR is not well formed, or its text does not parse."""


class CompileError(CoreError, RuntimeError):
    """A function cannot be compiled as requested."""


class LegalizeError(CoreError, NotImplementedError):
    """A program of the loop IR has an operation that the device lacks and no pass replaces."""


class LinAlgError(CoreError, RuntimeError, ValueError):
    """A matrix does not suit a decomposition or solver: singular, not positive definite, ..."""


class RecursionLimitError(CoreError, RecursionError):
    """Operators called each other too deeply."""


def from_native(kind: str, what: str, why: str, exists: str, fix: str) -> CoreError:
    """Builds the error that native code describes; `kind` is the name of a class of this module."""
    cls = globals().get(kind)
    if not (isinstance(cls, type) and issubclass(cls, CoreError)):
        why = f"{why} (native code named the unknown error class {kind!r})"
        cls = CoreError
    return cls(what=what, why=why, exists=exists, fix=fix)


def note_fake_kernel(error: BaseException, operator: str) -> str | None:
    """Adds to an error that a fake kernel of `operator` raised where it reads values, if it does.

    Native code calls it. Returns the note; None where the error is another one.
    """
    import traceback

    if not isinstance(error, (DataDependentError, MemoryAccessError)):
        return None
    if " of a fake tensor" not in error.what:
        return None
    frames = traceback.walk_tb(error.__traceback__)
    lines = [f"{f.f_code.co_filename}:{n}" for f, n in frames if not _is_of_core(f.f_globals)]
    note = (
        f"the fake kernel of {operator} reads a value at {lines[-1] if lines else 'no known line'}"
        "; it gets shapes, dtypes and devices, and returns those of the results"
    )
    if note not in getattr(error, "__notes__", ()):
        error.add_note(note)
    return note


def _is_of_core(names: dict[str, object]) -> bool:
    return str(names.get("__name__", "")).partition(".")[0] == "core"


def warn(message: str, category: type[Warning]) -> None:
    """Warns at the line outside of core that led here, which the reader can change."""
    import sys
    import warnings

    frame, level = sys._getframe(1), 2
    while frame.f_back and _is_of_core(frame.f_globals):
        frame, level = frame.f_back, level + 1
    warnings.warn(message, category, stacklevel=level)


def listing(names: Iterable[object]) -> str:
    """The names, sorted and joined with commas, as `exists` wants them; "none" for no names."""
    return ", ".join(sorted(str(n) for n in names)) or "none"


def type_text(value: object) -> str:
    """The type of a value with its article, as messages name it; "None" for None.

    >>> type_text(3), type_text([]), type_text(None)
    ('an int', 'a list', 'None')
    """
    if value is None:
        return "None"
    name = type(value).__name__
    return f"{'an' if name[0] in 'aeioAEIO' else 'a'} {name}"


def did_you_mean(name: str, names: Iterable[str]) -> str:
    """A question that names the closest of `names`, with a space after it, or the empty string.

    >>> did_you_mean("dispach", ["dispatch", "plugins"])
    "did you mean 'dispatch'? "
    """
    close = near_names(name, names)
    return f"did you mean {close[0]!r}? " if close else ""


def near_names(name: str, names: Iterable[str]) -> list[str]:
    """Up to three of `names` that `name` may be a slip of, the likeliest first.

    Names that begin with `name` come first. Names that only share some letters are left out.

    >>> near_names("summ", ["sum", "nansum", "cummin"])
    ['sum']
    """
    import difflib

    close = difflib.get_close_matches(name, list(names), n=3, cutoff=0.7)
    return sorted(close, key=lambda found: not found.startswith(name))


# Keywords of other libraries, of functions that are no operators, and what to write instead. Those
# of operators are in csrc/dispatch/bind.cpp.
_HABITS = {
    "requires_grad": "set it on the result: x.requires_grad_()",
    "in_axes": "write in_dims=",
    "out_axes": "write out_dims=",
    "static_argnums": "leave it out: values that are no tensors are guarded",
    "static_argnames": "leave it out: values that are no tensors are guarded",
    "seed": "pass generator=core.Generator(seed)",
    "learning_rate": "write lr=",
    **dict.fromkeys(("beta1", "beta2", "b1", "b2"), "write betas=(beta1, beta2)"),
    "epsilon": "write eps=",
    **dict.fromkeys(("foreach", "fused"), "leave it out: every step runs over lists of tensors"),
    "capturable": "leave it out: core.compile(optimizer.step) compiles a step",
    "argnum": "write argnums=",
    "create_graph": "leave it out: the result is differentiated by a transform around it",
    "backend": "leave it out: core.compile builds for the devices of the tensors",
}


def unknown_keyword(function: Callable[..., object], public: str, name: str) -> ArgumentError:
    """The error for the keyword `name`, which a Python function lacks; public: its public name."""
    code = function.__code__
    names = [
        n for n in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount] if n != "self"
    ]
    fix = _HABITS.get(name) or f"{did_you_mean(name, names)}use one of these names"
    return ArgumentError(
        what=f"{public}: no argument is named {name!r}",
        why="a keyword has to be one of the function's arguments",
        exists=", ".join(names),
        fix=fix,
    )


def _rebuild(cls: type[CoreError], what: str, why: str, exists: str, fix: str) -> CoreError:
    return cls(what=what, why=why, exists=exists, fix=fix)
