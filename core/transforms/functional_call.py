"""`core.func.functional_call`: an object with tensors as attributes, called with other tensors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Never

from core.errors import ArgumentError, type_text, unknown_keyword

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.type_aliases import R

_ABSENT = object()


def functional_call(
    module: Callable[..., R],
    parameters: Mapping[str, Any] | Sequence[Mapping[str, Any]],
    args: Any = None,
    kwargs: Mapping[str, Any] | None = None,
    *,
    strict: bool = False,
    **unknown: Never,
) -> R:
    """`module(*args, **kwargs)`, where attributes of module have other values during the call.

    Args:
        module: a callable object of any class.
        parameters: a dict from dotted paths to values, or a sequence of such dicts:
            {"weight": w, "layers.0.bias": b}. A number in a path is an index of a sequence, a
            name a key of a dict or an attribute.
        args: a tuple of positional arguments; any other value is the only argument.
        strict: all tensors that `parameters` replaces have to keep their shape.

    Raises:
        ArgumentError: a path does not exist, or is given twice; a shape changes, with strict.

    The attributes are restored when it returns or raises. Two threads that call
    the same object this way see each other's values: make a copy for each.

    >>> import core
    >>> class Line:
    ...     weight = core.asarray(1.0)
    ...     def __call__(self, x):
    ...         return self.weight * x
    >>> line = Line()
    >>> loss = lambda p: core.func.functional_call(line, p, (core.asarray(3.0),))
    >>> float(core.func.grad(loss)({"weight": core.asarray(2.0)})["weight"])
    3.0
    """
    for name in unknown:
        raise unknown_keyword(functional_call, "core.func.functional_call", name)
    arguments = () if args is None else tuple(args) if isinstance(args, (tuple, list)) else (args,)
    with _replaced(module, _joined(parameters), strict):
        return module(*arguments, **(kwargs or {}))


def _joined(parameters: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    parts = [parameters] if isinstance(parameters, Mapping) else list(parameters)
    joined: dict[str, Any] = {}
    for part in parts:
        for path, value in part.items():
            if path in joined:
                raise ArgumentError(
                    what=f"{path!r} is in two of the dicts of functional_call",
                    why="an attribute has one value",
                    exists=", ".join(sorted(joined)),
                    fix="leave it out of one of them",
                )
            joined[path] = value
    return joined


@contextmanager
def _replaced(module: Any, values: Mapping[str, Any], strict: bool) -> Iterator[None]:
    before: list[tuple[Any, str, Any]] = []
    try:
        for path, value in values.items():
            owner, name = _owner(module, path)
            old = _own(owner, name)
            _check(path, owner, name, value, strict)
            before.append((owner, name, old))
            _put(owner, name, value)
        yield
    finally:
        for owner, name, old in reversed(before):
            _put(owner, name, old)


def _owner(module: Any, path: str) -> tuple[Any, str]:
    *way, name = path.split(".")
    at = module
    for step in way:
        at = _get(at, step, path)
    return at, name


def _get(owner: Any, name: str, path: str) -> Any:
    try:
        if isinstance(owner, Mapping):
            return owner[name]
        if isinstance(owner, Sequence) and name.isdigit():
            return owner[int(name)]
        return getattr(owner, name)
    except (KeyError, IndexError, AttributeError):
        raise ArgumentError(
            what=f"functional_call was given {path!r}, and there is no {name!r}",
            why=f"the path leads through {type_text(owner)} that has none",
            exists=", ".join(map(str, _names(owner))) or "nothing",
            fix="check the path, written as in 'layers.0.weight'",
        ) from None


def _names(owner: Any) -> list[str] | range:
    if isinstance(owner, Mapping):
        return list(owner)
    return range(len(owner)) if isinstance(owner, Sequence) else list(vars(owner))


def _own(owner: Any, name: str) -> Any:
    """The attribute of the owner itself, _ABSENT if only its class has it."""
    if isinstance(owner, Mapping):
        return owner.get(name, _ABSENT)
    if isinstance(owner, Sequence):
        return _get(owner, name, name)
    return vars(owner).get(name, _ABSENT)


def _check(path: str, owner: Any, name: str, value: Any, strict: bool) -> None:
    now = _get(owner, name, path)
    if not strict or getattr(now, "shape", None) == getattr(value, "shape", None):
        return
    raise ArgumentError(
        what=f"functional_call was given {path!r} of shape {getattr(value, 'shape', None)}",
        why="with strict=True it takes the place of one of the same shape",
        exists=f"shape {getattr(now, 'shape', None)}",
        fix="pass a tensor of that shape, or leave strict out",
    )


def _put(owner: Any, name: str, value: Any) -> None:
    if isinstance(owner, Mapping):
        owner[name] = value  # type: ignore[index]
    elif isinstance(owner, Sequence):
        owner[int(name)] = value  # type: ignore[index]
    elif value is _ABSENT:
        delattr(owner, name)
    else:
        setattr(owner, name, value)
