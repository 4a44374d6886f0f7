"""Whether the tape records: `core.no_grad` and its like, as blocks or decorators."""

from __future__ import annotations

import types
from typing import TYPE_CHECKING, Any

from core._native import grad_enabled, set_inference
from core._native import inference as native_inference
from core._native import set_grad_enabled as native_set_grad_enabled

if TYPE_CHECKING:
    from collections.abc import Callable

    from core._native import Tensor

is_grad_enabled = grad_enabled
is_inference_mode_enabled = native_inference

# Of code objects (inspect.CO_*, whose module takes long to import).
_GENERATOR, _COROUTINE, _ASYNC_GENERATOR = 0x20, 0x80, 0x200


def _mode() -> tuple[bool, bool]:
    """(whether calls are recorded, whether in inference mode) of this thread."""
    return grad_enabled(), native_inference()


def _set_mode(mode: tuple[bool, bool]) -> None:
    native_set_grad_enabled(mode[0])
    set_inference(mode[1])


class _GradMode:
    """Sets recording for a block or for each call of a decorated function.

    Of a generator or a coroutine it holds while the body runs, not while it is suspended.
    """

    enabled = False
    inference: bool | None = None  # None: as it is

    def __init__(self) -> None:
        self._before: list[Any] = []

    def __enter__(self) -> enable_grad | no_grad | set_grad:
        self._before.append(_mode())
        _set_mode(self._inside())
        return self

    def __exit__(self, *exc_info: Any) -> None:
        _set_mode(self._before.pop())

    def _inside(self) -> tuple[bool, bool]:
        return self.enabled, native_inference() if self.inference is None else self.inference

    def __call__(self, function: Callable[..., Any]) -> Callable[..., Any]:
        wrapper = _WRAPPERS.get(_kind_of(function), _plain)(function, self._inside)
        for name in ("__module__", "__name__", "__qualname__", "__doc__"):
            setattr(wrapper, name, getattr(function, name, None))
        setattr(wrapper, "__wrapped__", function)  # noqa: B010 - functions are not typed with it
        return wrapper


class _Within:
    """A block in a mode that is known by its state; `mode` is what the block left it at."""

    def __init__(self, mode: tuple[bool, bool]) -> None:
        self.mode = mode

    def __enter__(self) -> _Within:
        self._outside = _mode()
        _set_mode(self.mode)
        return self

    def __exit__(self, *exc_info: Any) -> None:
        self.mode = _mode()
        _set_mode(self._outside)


# ---- decorated functions -----------------------------------------------------------------------
def _kind_of(function: Callable[..., Any]) -> int:
    function = getattr(function, "__func__", function)
    flags = getattr(getattr(function, "__code__", None), "co_flags", 0)
    return int(flags & (_GENERATOR | _COROUTINE | _ASYNC_GENERATOR))


def _plain(function: Callable[..., Any], inside: Callable[..., Any]) -> Callable[..., Any]:
    def wrapper(*args: Tensor, **kwargs: Any) -> Tensor:
        with _Within(inside()):
            return function(*args, **kwargs)

    return wrapper


def _resumed(body: Any, within: _Within) -> Any:
    """Runs a generator, or what is awaited, each time in the mode that it left the last time."""
    step, sent = body.send, None
    while True:
        try:
            with within:
                item = step(sent)
        except StopIteration as stop:
            return stop.value
        try:
            step, sent = body.send, (yield item)
        except GeneratorExit:
            with within:
                body.close()
            raise
        except BaseException as error:
            step, sent = body.throw, error


_awaited: Any = types.coroutine(_resumed)


def _generator(function: Callable[..., Any], inside: Callable[..., Any]) -> Any:
    def wrapper(*args: str, **kwargs: Any) -> Any:
        return (yield from _resumed(function(*args, **kwargs), _Within(inside())))

    return wrapper


def _coroutine(function: Callable[..., Any], inside: Callable[..., Any]) -> Callable[..., Any]:
    async def wrapper(*args: Any, **kwargs: Any) -> tuple[bool, ...]:
        return await _awaited(function(*args, **kwargs), _Within(inside()))

    return wrapper


def _async_generator(function: Callable[..., Any], inside: Callable[..., Any]) -> Any:
    async def wrapper(*args: Any, **kwargs: Any) -> Any:
        body, within = function(*args, **kwargs), _Within(inside())
        step = body.asend(None)
        while True:
            try:
                item = await _awaited(step, within)
            except StopAsyncIteration:
                return
            try:
                step = body.asend((yield item))
            except GeneratorExit:
                await _awaited(body.aclose(), within)
                raise
            except BaseException as error:
                step = body.athrow(error)

    return wrapper


_WRAPPERS = {
    _GENERATOR: _generator,
    _COROUTINE: _coroutine,
    _ASYNC_GENERATOR: _async_generator,
}


class no_grad(_GradMode):
    """Calls inside are not recorded: results do not require grad.

    >>> import core
    >>> x = core.ones((2,)); x.requires_grad = True
    >>> with core.no_grad():
    ...     (x * 2).requires_grad
    False
    """

    enabled = False


class enable_grad(_GradMode):
    """Calls inside are recorded again, within `no_grad`."""

    enabled = True


class set_grad(_GradMode):
    """Records or not, as the flag says; for code that restores a mode it was told."""

    def __init__(self, enabled: bool) -> None:
        super().__init__()
        self.enabled = enabled


class set_grad_enabled(_GradMode):
    """Switches recording on or off at once, and back at the end of a `with` block.

    As a decorator it holds for each call of the function.

    >>> import core
    >>> with core.set_grad_enabled(False):
    ...     core.is_grad_enabled()
    False
    """

    def __init__(self, mode: bool) -> None:
        super().__init__()
        self.enabled = bool(mode)
        self._outside = grad_enabled()
        native_set_grad_enabled(self.enabled)

    def __enter__(self) -> set_grad_enabled:
        self._before.append((self._outside, native_inference()))
        native_set_grad_enabled(self.enabled)
        return self

    def __call__(self, function: Callable[..., Any]) -> Callable[..., Any]:
        native_set_grad_enabled(self._outside)
        return super().__call__(function)


class inference_mode(_GradMode):
    """`no_grad` for good: what is made inside takes part in no derivative later either.

    Outside, such a tensor may be read, but not written to, saved for backward or made to require
    grad; `x.clone()` is a tensor like any other. inference_mode(False) changes nothing outside, and
    inside makes tensors as outside.

    >>> import core
    >>> with core.inference_mode():
    ...     x = core.ones(2) * 2
    >>> x.is_inference, x.clone().is_inference
    (True, False)
    """

    def __init__(self, mode: bool = True) -> None:
        super().__init__()
        self.enabled = not mode and grad_enabled()
        self.inference = bool(mode)
